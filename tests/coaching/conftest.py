"""A browser to look at the coach's page with."""

from metrics.report.conftest import browser as browser
