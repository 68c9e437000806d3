"""A browser to look at the trainer's page with."""

from metrics.report.conftest import browser as browser
