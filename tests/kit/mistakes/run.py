"""Messages of the compiler for the mistakes in mistakes.toml, with the options of bindery_add_tool(): run.py CXX MPICC FOLDER [NAME...]."""

from __future__ import annotations

import concurrent.futures
import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
EVERY = "template <class C> auto operator()(C &c) { return c.next(); }"
LINES = 22  # of the compiler's, at most


def heading(text: str) -> str:
    """The first error with its context: for g++ the lines before it, for clang the notes behind it."""
    found = re.search(r"^.*(?:fatal )?error: .*(?:\n(?!.*(?:error|warning): ).*)*", text, re.MULTILINE)
    return text[: found.end()] if found else text


def judge(
    name: str, case: dict[str, Any], path: Path, compiled: subprocess.CompletedProcess[str], *, clang: bool
) -> list[str]:
    """Yields what is wrong with the compiler's messages for one mistake."""
    text = compiled.stderr
    if not case["says"]:
        return [f"{name}: a right program\n{text}"] if compiled.returncode or text else []
    if compiled.returncode == 0:
        return [f"{name}: compiles"]
    first = heading(text)
    line = next(n for n, line in enumerate(path.read_text().splitlines(), 1) if line.endswith("// here"))
    words = [*(case.get("clang", case["says"]) if clang else case["says"]), f"{path.name}:{line}:"]
    text = text.replace("\u2018", "'").replace("\u2019", "'")
    first = first.replace("\u2018", "'").replace("\u2019", "'")
    wrong = [f"{name}: the first message lacks {word!r}" for word in words if word not in first]
    count = len(text.splitlines())
    if count > LINES:
        wrong.append(f"{name}: {count} lines, more than {LINES}")
    return [*wrong, text] if wrong else []


def words_of(command: dict[str, str]) -> list[str]:
    """How CMake compiles a tool, without its source. All have one name, so that one precompiled header serves."""
    words = shlex.split(re.sub(r"(-DBINDERY_TOOL_NAME=)\w+", r"\1mistaken", command["command"]))
    return words[: words.index("-o")]


def precompiled(command: dict[str, str], folder: Path) -> Path:
    """A header with that of the tool kit, which takes most of the time, compiled."""
    header = folder / "mistaken.hpp"
    header.write_text("#include <bindery/tool.hpp>\n")
    words = words_of(command)
    made = header.with_suffix(".hpp.pch" if "clang" in words[0] else ".hpp.gch")
    subprocess.run([*words, "-x", "c++-header", str(header), "-o", str(made)], check=True, timeout=1000)
    return header


def main() -> None:
    compiler, mpicc, folder = sys.argv[1], sys.argv[2], Path(sys.argv[3])
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "sources").mkdir(parents=True)
    cases: dict[str, dict[str, Any]] = tomllib.loads((HERE / "mistakes.toml").read_text())
    for name, case in cases.items():
        if sys.argv[4:] and name not in sys.argv[4:]:
            continue
        source = case["source"].replace("EVERY", EVERY)
        (folder / "sources" / f"{name}.cpp").write_text(f"#include <bindery/tool.hpp>\n{source}\n")
    given = {
        "BINDERY_CMAKE": ROOT / "cmake",
        "MPI_C_COMPILER": mpicc,
        "CMAKE_CXX_COMPILER": compiler,
        "SOURCES": folder / "sources",
    }
    options = [f"-D{key}={value}" for key, value in given.items()]
    subprocess.run(
        ["cmake", "-G", "Ninja", "-S", str(HERE), "-B", str(folder / "build"), *options],
        check=True,
        stdout=subprocess.DEVNULL,
        timeout=1000,
    )
    commands = json.loads((folder / "build" / "compile_commands.json").read_text())
    commands = [command for command in commands if Path(command["file"]).parent == folder / "sources"]
    wanted = sys.argv[4:] or list(cases)
    if len(commands) != len(wanted):
        sys.exit(f"run.py: {len(commands)} commands for {len(wanted)} sources")

    header = precompiled(commands[0], folder)

    def compiled(command: dict[str, str]) -> list[str]:
        path, words = Path(command["file"]), [*words_of(command), "-include", str(header), "-fsyntax-only"]
        ran = subprocess.run([*words, str(path)], capture_output=True, text=True, check=False, timeout=1000)
        return judge(path.stem, cases[path.stem], path, ran, clang="clang" in compiler)

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        wrong = [text for texts in pool.map(compiled, commands) for text in texts]
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
