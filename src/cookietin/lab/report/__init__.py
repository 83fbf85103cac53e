"""Reports: what a study found, as a page for people and as tables for programs."""

from cookietin.lab.report.files import write_report
from cookietin.lab.report.summary import Sentence, summary

__all__ = ["Sentence", "summary", "write_report"]
