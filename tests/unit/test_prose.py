"""scripts/lint_prose.py: what it finds in a document, and what it leaves out."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))
from lint_prose import LONGEST, findings

LONG = " ".join(["word"] * LONGEST)


@pytest.mark.parametrize(
    "text",
    [
        f"{LONG}.",
        f"MPI 5.0 {' '.join(['word'] * (LONGEST - 2))}. Another sentence.",  # no end behind 5
        f"{LONG}\n\n{LONG}",
        f"- {LONG}\n- {LONG}",
        f"| {LONG} | {LONG} |",
        f"`{LONG} {LONG}` is one word.",
        f"```\n{LONG} {LONG}\n```",
        f"<!-- quirks -->\n{LONG} {LONG}\n<!-- /quirks -->",
        f"{' '.join(['word'] * (LONGEST - 2))} [two words](a/folder/and/a/page.md).",
        "It is empty if there is none. Two threads are too many.",
    ],
)
def test_nothing_is_found(text: str) -> None:
    assert not list(findings("page.md", f"# Title\n\n{text}\n"))


@pytest.mark.parametrize(
    ("text", "line", "found"),
    [
        (f"{LONG}\nword.", 3, f"{LONGEST + 1} words in a sentence"),
        (f"Short.\n\n- {LONG}\n  word", 5, f"{LONGEST + 1} words in a sentence"),
        (f"| short |\n|---|\n| {LONG} word |", 5, f"{LONGEST + 1} words in a sentence"),
        ("An error of it is none.", 3, "'is none'"),
        ("Two libraries, one of which\nis loaded.", 3, "'of which'"),
        ("It works there, too.", 3, "'too'"),
        ("After this page you know it.", 3, "'After this page'"),
        ("No GPU was at hand.", 3, "'was at hand'"),
    ],
)
def test_it_is_found_at_its_line(text: str, line: int, found: str) -> None:
    (finding,) = findings("page.md", f"# Title\n\n{text}\n")
    assert finding.startswith(f"page.md:{line}: ") and found in finding
