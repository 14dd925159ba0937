"""Which room may use which: dependencies.toml has the arrows, of Python's imports and of the includes of C and C++."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from packages import modules  # type: ignore[attr-defined]

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "generator" / "bindery_mpi"
TABLE = tomllib.loads(Path(__file__).with_name("dependencies.toml").read_text(encoding="utf-8"))
SOURCES = ("c", "cpp", "h", "hpp", "inc", "j2")
# A header of the project; those of the system and of MPI are in angle brackets without its folder.
INCLUDE = re.compile(r'^ *#\s*include (?:"([\w./-]+)"|<(bindery/[\w./-]+)>)', re.MULTILINE)

Arrow = tuple[str, str]
Uses = dict[Arrow, set[str]]


def python_room(name: str) -> str:
    """The room of a module of the package, whose first name it is given."""
    base: list[str] = TABLE["base"]
    return name if (PACKAGE / name).is_dir() else "base" if name in base else "cli"


def imports() -> Uses:
    found: Uses = defaultdict(set)
    for path in modules(PACKAGE):
        name = path.relative_to(PACKAGE).as_posix()
        own = python_room(name.split("/")[0].removesuffix(".py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "bindery_mpi":
                for other in node.module.split(".")[1:2] or [alias.name for alias in node.names]:
                    found[own, python_room(other)].add(name)
    return found


def native_room(path: str) -> str:
    """A template belongs to the room of what it writes; other folders to the longest name in the table."""
    path = path.replace("templates/", "generated/", 1) if path.startswith("templates/") else path
    return max((room for room in TABLE["include"] if path.startswith(f"{room}/")), key=len, default="")


def sources() -> Iterator[str]:
    for folder in {room.split("/")[0] for room in TABLE["include"]} | {"templates"}:
        for ending in SOURCES:
            yield from (path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob(f"*.{ending}"))


def allowed(own: str) -> set[str]:
    return {*TABLE["include"][own], *TABLE["debts"].get(own, ())}


def includes() -> Uses:
    names = [name for name in sources() if native_room(name)]
    headers = defaultdict(set)
    for name in names:
        parts = name.removesuffix(".j2").split("/")
        for at in range(1, len(parts)):
            headers["/".join(parts[at:])].add(native_room(name))
    found: Uses = defaultdict(set)
    for name in names:
        own = native_room(name)
        for match in INCLUDE.finditer((ROOT / name).read_text(encoding="utf-8")):
            there = headers.get(match[1] or match[2], set())
            # Two headers may have one name: the own room's comes first, then that of a room that it may use.
            for room in set() if own in there else there & allowed(own) or there:
                found[own, room].add(name)
    return found


@pytest.mark.parametrize(("kind", "uses"), [("import", imports()), ("include", includes())])
def test_dependencies_use_those_that_the_table_allows(kind: str, uses: Uses) -> None:
    assert len(uses) > 10
    table: dict[str, list[str]] = TABLE[kind]
    unknown = {room for arrow in uses for room in arrow} - {*table, "cli"}
    assert unknown == set(), "rooms without a row in dependencies.toml"
    wrong = {
        f"{own} -> {room}": sorted(files)[:3]
        for (own, room), files in uses.items()
        if own not in ("cli", room) and room not in table[own] and room not in TABLE["debts"].get(own, ())
    }
    assert wrong == {}, "move what is used, or add the arrow to dependencies.toml if architecture allows it"


def test_no_arrow_is_there_that_nobody_uses() -> None:
    used = {*imports(), *includes()}
    rows = {
        (own, room) for table in ("import", "include", "debts") for own, rooms in TABLE[table].items() for room in rooms
    }
    assert rows - used == set()


@pytest.mark.parametrize("room", TABLE["configure"])
def test_a_room_is_configured_beside_those_below_it_alone(room: str, tmp_path: Path) -> None:
    for folder in (room, *TABLE["configure"][room]):
        shutil.copytree(ROOT / folder, tmp_path / folder, symlinks=True)
    command: list[str | Path] = ["cmake", "-S", tmp_path / room, "-B", tmp_path / "build", "-G", "Ninja"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
