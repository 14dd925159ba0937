"""One line that tells how far something is: written over on a terminal, repeated now and then elsewhere."""

from __future__ import annotations

import shutil
import time
from typing import TextIO

SECONDS = 15.0  # between two lines where none is written over


class Line:
    def __init__(self, stream: TextIO):
        self._stream = stream
        self._is_terminal = stream.isatty()
        self._shown = self._counted = 0
        self._last = time.monotonic()

    def show(self, text: str) -> None:
        if self._is_terminal:
            text = text[: shutil.get_terminal_size().columns - 1]
            print(f"\r{text:<{self._shown}}", end="", file=self._stream, flush=True)
            self._shown = len(text)
        elif time.monotonic() - self._last >= SECONDS:
            self.say(text)

    def count(self, what: str) -> bool:
        """Return False; on a terminal, show now and then how often this was called: {} in the text."""
        self._counted += 1
        if self._is_terminal and self._counted % 50 == 0:
            self.show(what.format(self._counted))
        return False

    def say(self, text: str) -> None:
        """A line that stays."""
        self.clear()
        print(text, file=self._stream, flush=True)
        self._last = time.monotonic()

    def clear(self) -> None:
        if self._shown:
            print("\r" + " " * self._shown + "\r", end="", file=self._stream, flush=True)
            self._shown = 0
