"""Read the text of a file into its tree.

Outside of macros everything is text. With C as the output, a macro in a comment is text as well, one in a string is
not. Braces that cannot be a macro, as in `int m[2][2] = {{1, 2}, {3, 4}};`, are text."""

from __future__ import annotations

import re

from bindery_mpi.wrap.source import Source, WrapError
from bindery_mpi.wrap.tree import BODY_MACROS, Macro, Node, Text, Word

_END = "end"
_OPEN, _CLOSE = "{{", "}}"
_HEAD = re.compile(r"\{\{\s*(?:[A-Za-z_]\w*(?=\s|\}\}|\{\{|\Z)|-?\d+\s*(?=\}\}))")
_CODE = re.compile(r"/\*|//|\"|'(?:\\.|[^'\\\n])'|\{\{", re.DOTALL)
_STRING = re.compile(r"\\.|\"|\n|\{\{", re.DOTALL)
_STRUCTURE = re.compile(r"\{\{")
_SPACE = re.compile(r"\s+")
_COMMENT = re.compile(r"/\*.*?(?:\*/|\Z)|//[^\n]*", re.DOTALL)
_WORD = re.compile(r"(?:(?!\{\{|\}\})\S)+")
_QUOTED = re.compile(r"([\"'])((?:(?!\1|\{\{|\}\})[^\\]|\\.)*)\1", re.DOTALL)


class Parser:
    """Reads one file."""

    def __init__(self, source: Source):
        self._source = source
        self._text = source.text
        self._at = 0
        self._in_string = False

    def parse(self) -> tuple[Node, ...]:
        return self._nodes(None)

    # ---- text --------------------------------------------------------------------------------------------------------

    def _nodes(self, opened: Macro | None) -> tuple[Node, ...]:
        """Text and macros up to the end of the file, or to the end of the body of `opened`."""
        nodes: list[Node] = []
        while True:
            begin = self._at
            has_macro = self._skip_text()
            if self._at > begin:
                nodes.append(Text(self._text[begin : self._at]))
            if not has_macro:
                break
            macro = self._macro(in_expression=False)
            if macro.name.startswith(_END) and macro.name.removeprefix(_END) in BODY_MACROS:
                self._check_end(macro, opened)
                return tuple(nodes)
            nodes.append(macro)
        if opened:
            raise WrapError(
                opened.place, f"{{{{{opened.name} …}}}} has no end", f"add {{{{{_END}{opened.name}}}}} after its body"
            )
        return tuple(nodes)

    def _check_end(self, end: Macro, opened: Macro | None) -> None:
        name = end.name.removeprefix(_END)
        if opened is None:
            raise WrapError(end.place, f"{{{{{end.name}}}}} ends nothing", f"add {{{{{name} …}}}} or remove it")
        if opened.name != name:
            begun = f"{{{{{opened.name} …}}}} of line {opened.place.line}"
            raise WrapError(end.place, f"{{{{{end.name}}}}} does not end {begun}", f"write {{{{{_END}{opened.name}}}}}")

    def _skip_text(self) -> bool:
        """Go to the next macro. Returns false at the end of the file."""
        while found := self._pattern().search(self._text, self._at):
            self._at = found.end()
            if found[0] == _OPEN:
                if _HEAD.match(self._text, found.start()):
                    self._at = found.start()
                    return True
            elif found[0] in ('"', "\n"):
                self._in_string = found[0] == '"' and not self._in_string
            elif found[0] in ("/*", "//"):
                comment = _COMMENT.match(self._text, found.start())
                assert comment
                self._at = comment.end()
        self._at = len(self._text)
        return False

    def _pattern(self) -> re.Pattern[str]:
        if not self._source.is_c:
            return _STRUCTURE
        return _STRING if self._in_string else _CODE

    # ---- macros ------------------------------------------------------------------------------------------------------

    def _macro(self, in_expression: bool) -> Macro:
        """The macro that begins here, with its body."""
        place = self._source.place(self._at)
        self._at += len(_OPEN)
        words = self._words(place)
        if not words or not isinstance(words[0], Word):
            raise WrapError(place, "the braces hold no macro's name", "write {{NAME …}}")
        name, arguments = words[0].text, tuple(words[1:])
        if re.fullmatch(r"-?\d+", name):
            # {{0}} is the first argument of the routine.
            return Macro("args", (words[0],), place)
        macro = Macro(name, arguments, place)
        if name not in BODY_MACROS:
            return macro
        if in_expression:
            raise WrapError(place, f"{{{{{name} …}}}} has a body and is no argument", "take it out of the other macro")
        return Macro(name, arguments, place, self._nodes(macro))

    def _words(self, opened_at: object) -> list[Word | Macro]:
        words: list[Word | Macro] = []
        while True:
            self._skip_space()
            place = self._source.place(self._at)
            if self._text.startswith(_CLOSE, self._at):
                self._at += len(_CLOSE)
                return words
            if self._text.startswith(_OPEN, self._at):
                words.append(self._macro(in_expression=True))
            elif quoted := _QUOTED.match(self._text, self._at):
                words.append(Word(quoted[2], place))
                self._at = quoted.end()
            elif plain := _WORD.match(self._text, self._at):
                words.append(Word(plain[0], place))
                self._at = plain.end()
            else:
                raise WrapError(str(opened_at), "{{ is never closed", "add }} where the macro ends")

    def _skip_space(self) -> None:
        while True:
            if space := _SPACE.match(self._text, self._at):
                self._at = space.end()
            elif self._source.is_c and (comment := _COMMENT.match(self._text, self._at)):
                self._at = comment.end()
            else:
                return
