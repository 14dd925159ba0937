"""How modules of the generator and files of the tools depend on each other; a dialect is not compared by its name."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest
from bindery_mpi.spec.model import DIALECTS
from bindery_mpi.spec.names import profiling
from circles import circles
from packages import modules  # type: ignore[attr-defined]

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "generator" / "bindery_mpi"
TREES = {path.relative_to(PACKAGE): ast.parse(path.read_text()) for path in modules(PACKAGE)}
# No module compares with NAMES; OTHER_MEANINGS has libraries and headers whose names have the same letters.
NAMES = {*DIALECTS, "cxx"}
OTHER_MEANINGS = {("audit/targets.py", "mpi"), ("linker_names/installed.py", "mpi"), ("launch/programs.py", "mpi")}


def module(path: Path) -> tuple[str, ...]:
    return path.with_suffix("").parts if path.name != "__init__.py" else path.parent.parts


MODULES = {module(path) for path in TREES}


def imports(tree: ast.Module) -> set[tuple[str, ...]]:
    """The modules of the generator that one imports, in functions too."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "bindery_mpi":
            base = tuple(node.module.split(".")[1:])
            found |= {(*base, a.name) if (*base, a.name) in MODULES else base for a in node.names}
    return found


def test_no_circle_of_modules():
    assert circles({module(path): imports(tree) - {module(path)} for path, tree in TREES.items()}) == []


@pytest.mark.parametrize("depth", [1, 2])
def test_no_circle_of_packages(depth):
    """Neither folders of the generator nor folders in them are in a circle; a module outside is a package of its own."""
    graph = defaultdict(set)
    for path, tree in TREES.items():
        own = module(path)[:depth]
        graph[own] |= {other[:depth] for other in imports(tree)} - {own}
    assert circles(graph) == []


@pytest.mark.parametrize("tool", ["check/native", "kit/chain", "kit/sites", "profile/native", "stack"])
def test_no_circle_of_files(tool):
    """A header and the source of the same name are one."""
    files = list((ROOT / "tools" / tool).glob("*.?pp"))
    graph = {path.stem: set() for path in files}
    for path in files:
        included = set(re.findall(r'^#include "(\w+)\.hpp"$', path.read_text(), re.MULTILINE))
        graph[path.stem] |= (included & graph.keys()) - {path.stem}
    assert len(graph) > 0 and circles(graph) == []


def test_no_comparison_with_the_name_of_a_dialect():
    found = set()
    for path, tree in TREES.items():
        for node in (node for node in ast.walk(tree) if isinstance(node, ast.Compare)):
            constants = {c.value for c in ast.walk(node) if isinstance(c, ast.Constant) and isinstance(c.value, str)}
            found |= {(path.as_posix(), name) for name in constants & NAMES}
    assert found == OTHER_MEANINGS


def test_no_module_has_the_name_of_a_routine(spec):
    """Whatever is odd about a routine is a field of the spec; only a sentence to the user names one."""
    names = {name for p in spec.procedures for name in (p.name, profiling(p.name))}
    found = {
        (path.as_posix(), node.value)
        for path, tree in TREES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and node.value in names
    }
    assert found == set()
