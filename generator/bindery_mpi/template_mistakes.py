"""Where a template is wrong, and what the template engine says about it, in one line."""

from __future__ import annotations

import re
import traceback

import jinja2


def place(error: BaseException, own: str) -> tuple[str, int]:
    """The template and the line of an error: the innermost that it passed; 0 where none is known."""
    if isinstance(error, jinja2.TemplateSyntaxError):
        return (error.filename if error.filename and error.filename.endswith(".j2") else own), error.lineno
    frames = traceback.extract_tb(error.__traceback__)
    inside = [frame for frame in frames if frame.filename.endswith(".j2") or frame.filename == own]
    return (inside[-1].filename, inside[-1].lineno or 0) if inside else (own, 0)


def plain(error: BaseException) -> str:
    """The message without the names of Python's classes."""
    if isinstance(error, jinja2.TemplateNotFound):
        return f"there is no template {error.name}"
    text = " ".join((str(getattr(error, "message", "") or error) or type(error).__name__).split()).rstrip(".")
    return re.sub(r"'bindery_mpi\.[\w.]+\.(?:Template)?(\w+) object'", lambda m: f"a {m[1].lower()}", text)
