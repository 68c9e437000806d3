"""Measured tactics as one page that opens from a file.

run_reader: metrics.json, checked. columns: its figures, by name. chart → page: the page, put
together from template.html, style.css and report.js. writer: all files of a report, the figures as
CSV among them.
"""
