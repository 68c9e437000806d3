"""Measured tactics as one page that opens from a file.

run_reader: metrics.json, checked. columns: its figures, by name. chart → page: the page, put
together from template.html and report.js in a frame (page_frame: the head of all pages that stand
alone, with style.css). writer: all files of a report, the figures as CSV among them.
"""
