"""Measured tactics as one page that opens from a file.

fields → reading: metrics.json, checked. columns: its figures, by name. histogram → chart, packing →
page: the page, put together from template.html, style.css and report.js. table: the figures as CSV.
writing: all files of a report.
"""
