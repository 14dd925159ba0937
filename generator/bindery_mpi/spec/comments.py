"""The comments of a class, which explain its fields to readers of the code and of the documents."""

from __future__ import annotations

import inspect
import io
import tokenize

_INDENT = 4  # of a field in its class


def comments_of(cls: type) -> dict[str, str]:
    """The comment above or behind each field of a dataclass."""
    comments: dict[str, str] = {}
    name, above = "", []
    for token in tokenize.generate_tokens(io.StringIO(inspect.getsource(cls)).readline):
        text = token.string.removeprefix("# ")
        if token.type == tokenize.COMMENT and token.start[1] == _INDENT:
            above.append(text)
        elif token.type == tokenize.COMMENT:
            comments[name] = text
        elif token.type == tokenize.NAME and token.start[1] == _INDENT:
            name = text
            if above:
                comments[name], above = " ".join(above), []
    return comments
