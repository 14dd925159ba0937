"""docs/reference/kit.md lists what tools/kit/include/bindery/*.hpp give authors: each type, function and signature, with a line on it.

With --write the page is written anew."""

import re
import sys
import unittest
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HEADERS = ROOT / "tools" / "kit" / "include" / "bindery"
PAGE = ROOT / "docs" / "reference" / "kit.md"
NAMESPACE = r"^namespace bindery(?:::inline BND_TOOL_NAMESPACE)? \{\n(.*?)^\}  // namespace"
HEAD = """# Index of the tool kit

Each header of the tool kit, with the types, functions and members that a tool may use.

Types and functions are in the namespace `bindery`. [Write a tool](../howto/tools-authors.md) says how they belong together and has the roles of a call; attributes are in its
section [Selection](../howto/tools-authors.md#selection). The test `docs.kit_index` compares this page with the headers; `python3 tests/docs/kit_index.py --write` writes it.
"""


def sentence(comment: list[str]) -> str:
    text = " ".join(line.strip().removeprefix("//").strip() for line in comment)
    return re.split(r"(?<=[.:])\s", text)[0].rstrip(":") if text else ""


def statements(text: str) -> Iterator[tuple[list[str], str, str]]:
    """Yields the declarations of a block: the comment before each, its head, and the block that follows it."""
    comment: list[str] = []
    head = ""
    lines = iter(text.splitlines())
    for line in lines:
        bare = line.split(" //")[0].strip() if not line.strip().startswith("//") else ""
        if not line.strip():
            comment, head = [], ""
        elif line.strip().startswith("//") and not head:
            comment.append(line)
        elif bare and not bare.startswith("#"):
            head += (" " if head else "") + bare
            block = ""
            depth = head.count("{") - head.count("}")
            while depth > 0 and (more := next(lines, None)) is not None:
                depth += more.count("{") - more.count("}")
                block += more + "\n"
            if block or head.endswith((";", "}", ":")):
                trailing = line.split(" // ")[1:] if not comment else []
                yield comment or trailing, head, block
                comment, head = [], ""


def signature(head: str) -> str:
    head = re.sub(r"\[\[.*?\]\]\s*|\b(?:inline|explicit|constexpr) ", "", head)
    head = re.split(r"\s*(?:\{|\s:\s(?!:)|;|= 0$|= default)", head)[0]
    return re.sub(r"\s+", " ", head).strip()


def public(block: str, level: int, *, is_public: bool) -> str:
    """The public part of a class."""
    parts = re.split(rf"^{'    ' * level}(public|private):\n", block, flags=re.MULTILINE)
    access = ["public" if is_public else "private", *parts[1::2]]
    return "\n".join(part for name, part in zip(access, parts[::2], strict=True) if name == "public")


def is_shown(text: str, head: str) -> bool:
    hidden = ("friend", "static_assert", "~", "}", "template <>")
    return (
        bool(text) and "detail" not in text.partition("(")[0] and "= delete" not in head and not text.startswith(hidden)
    )


def rows_of(block: str, level: int = 0) -> Iterator[str]:
    for comment, head, inside in statements(block):
        text = signature(head)
        if not is_shown(text, head):
            continue
        escaped, bold = text.replace("|", "\\|"), "" if level else "**"
        yield f"| {bold}`{escaped}`{bold} | {sentence(comment)} |"
        if found := re.match(r"(?:template <.*?> )?(class|struct) \w+", text):
            yield from rows_of(public(inside, level, is_public=found[1] == "struct"), level + 1)


def page() -> str:
    parts = [HEAD]
    for header in sorted(HEADERS.glob("*.hpp")):
        text = header.read_text()
        top = text.splitlines()[: text.splitlines().index("#pragma once")]
        blocks = re.findall(NAMESPACE, text, re.DOTALL | re.MULTILINE)
        rows = [row for block in blocks for row in rows_of(block)]
        if rows:
            about = f"## `<bindery/{header.name}>`\n\n{sentence(top)}\n\n| declaration | |\n|---|---|\n"
            parts.append(about + "\n".join(rows) + "\n")
    return "\n".join(parts)


class Test(unittest.TestCase):
    def test_the_page_is_that_of_the_headers(self) -> None:
        self.assertEqual(PAGE.read_text(), page(), "docs/reference/kit.md: run python3 tests/docs/kit_index.py --write")

    def test_the_index_has_what_authors_use(self) -> None:
        text = page()
        for name in (
            "class basic_operations",
            "identity_of(",
            "at_root(",
            "gather_each(",
            "hold(",
            "now()",
            "set_enabled(",
        ):
            self.assertIn(name, text)


if __name__ == "__main__":
    if "--write" in sys.argv:
        PAGE.write_text(page())
    else:
        unittest.main()
