"""The tables in docs/explanation/generator.md and docs/reference/layers.md are those of LAYERS, and what the first page names exists.

With --write the tables are written anew."""

import re
import sys
import unittest
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "generator"))

from bindery_mpi.layers import LAYERS  # noqa: E402
from bindery_mpi.spec.argument import Argument  # noqa: E402
from bindery_mpi.spec.comments import comments_of  # noqa: E402
from bindery_mpi.spec.layer import Layer  # noqa: E402

DOCUMENT = ROOT / "docs" / "explanation" / "generator.md"
DETAILS = ROOT / "docs" / "reference" / "layers.md"
POLICIES = {"all": "every rule that matches", "first": "the first that matches", "one": "exactly one"}
NAMED = re.compile(r"`((?:specs|generator|templates|generated|tests|docs|fortran|c)/[\w./-]+)`")


def table(head: str, rows: list[str]) -> str:
    return "\n".join([head, re.sub(r"[^|]+", "---", head), *rows]) + "\n"


def layers() -> str:
    rows = [f"| `{layer.file}` | {POLICIES[layer.policy]} | {', '.join(layer.slots())} |" for layer in LAYERS.values()]
    return table("| rules in `specs/` | applied to an argument | slots |", rows)


def declaring(heirs: Iterator[type], base: type) -> list[Any]:
    """The classes of which these are made, each once, an heir behind what it inherits from."""
    found = [cls for heir in heirs for cls in reversed(heir.__mro__) if issubclass(cls, base)]
    return list(dict.fromkeys(found))


def grouped(head: str, rows: list[tuple[type, str]]) -> str:
    """A table for the layers whose plan or whose arguments are of each class."""
    found: dict[str, list[str]] = {}
    for cls, row in rows:
        names = [layer.name for layer in LAYERS.values() if issubclass(layer, cls) or issubclass(layer.of, cls)]
        found.setdefault("every layer" if len(names) == len(LAYERS) else ", ".join(names), []).append(row)
    return "\n".join(f"### {users}\n\n{table(head, rows)}" for users, rows in found.items())


def slots() -> str:
    """A row for each slot where it is declared first; an heir may need a slot, or do without it."""
    rows, known = [], set()
    for cls in (cls for cls in declaring(iter(LAYERS.values()), Layer) if cls is not Layer):
        inherited = {name for base in cls.__mro__[1:] for name in vars(base).get("__annotations__", {})}
        comments = comments_of(cls)
        for name in (name for name in comments if name in cls.slots() and name not in inherited):
            rows.append((cls, f"| `{name}` | {cls.slots()[name].type} | {comments[name]} |"))
            known.add(name)
    missing = {name for layer in LAYERS.values() for name in layer.slots()} - known
    assert not missing, f"write a comment behind {sorted(missing)}"
    return grouped("| slot | type | what is written |", rows)


def variables() -> str:
    rows = []
    for cls in declaring((layer.of for layer in LAYERS.values()), Argument):
        for name, found in vars(cls).items():
            if name.removesuffix("_") in cls.variables() and found.__doc__:
                meaning = " ".join(found.__doc__.split())
                rows.append((cls, f"| `{{{name.removesuffix('_')}}}` | {meaning} |"))
    return grouped("| variable | value |", rows)


def marked(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<=<!-- {name} -->\n).*(?=<!-- /{name} -->)", re.DOTALL)


TABLES = [(DOCUMENT, "layers", layers), (DETAILS, "slots", slots), (DETAILS, "variables", variables)]


class Generator(unittest.TestCase):
    maxDiff = None

    def test_tables_are_current(self) -> None:
        for document, name, found in TABLES:
            self.assertEqual(marked(name).findall(document.read_text()), [found()], "run scripts/accept")

    def test_every_layer_has_rules(self) -> None:
        for layer in LAYERS.values():
            self.assertTrue((ROOT / "specs" / layer.file).is_file(), layer.file)

    def test_named_files_exist(self) -> None:
        named = NAMED.findall(DOCUMENT.read_text())
        self.assertGreaterEqual(len(named), 20)
        self.assertEqual([name for name in named if not (ROOT / name).exists()], [])


if "--write" in sys.argv:
    for document, name, found in TABLES:
        text = found()
        document.write_text(marked(name).sub(text.replace("\\", r"\\"), document.read_text()))
else:
    unittest.main()
