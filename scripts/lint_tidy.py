"""Run clang-tidy over the hand-written C++ sources of some build folders.

    lint_tidy.py BUILD... -- [SOURCE...]   the sources named, or all, of a BUILD/compile_commands.json or of ALONE

Sources that compile with the same options are read as one translation unit, since most of the time goes into the
headers of the standard library; sources whose names clash are read apart."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("c/", "solo/", "fortran/checked/", "fortran/runtime/", "mpicxx/runtime/", "tools/", "modern/")
# Folders that no build of CMake compiles, each with its headers' folders; they are read over the standard ABI's mpi.h.
KIT = ("tools/kit/common", "tools/kit/include", "generated/tool/include", "generated/c/include")
ALONE = {
    "tools/kit/include/bindery": KIT,
    "tools/kit/common": KIT,
    "tools/check/native": KIT,
    "tools/profile/native": KIT,
    "tools/kit/sites": KIT,
    "tools/kit/chain": KIT,
    "modern/include/bindery": ("modern/include", "generated/modern/include", *KIT),
}
# Options of a compiler that write files, or that Clang does not know.
DROPPED = ("-c", "-MD", "-MMD", "-Winvalid-pch", "-fno-ipa-icf")
WITH_VALUE = ("-o", "-MF", "-MT")
LARGEST_UNIT = 40

Unit = tuple[tuple[str, ...], list[Path]]


def options(command: str, source: str) -> tuple[str, ...]:
    words = iter(shlex.split(command)[1:])
    kept = []
    for word in words:
        if word in WITH_VALUE:
            next(words)
        elif word not in DROPPED and word != source:
            kept.append(word)
    return tuple(kept)


def defined(file: Path) -> set[str]:
    """Names defined outside functions and classes: clang-format begins the lines of namespaces at their margin."""
    text = re.sub(r"\[\[[^\n]*?\]\] ", "", file.read_text(encoding="utf-8"))
    names = re.findall(r"^(?:struct|class|union|enum(?: class)?|using|#define) (\w+)\b(?!;)", text, re.MULTILINE)
    names += re.findall(r"^[a-z][^;={(]*?[ *&](\w+)(?:\[[^]]*\])*(?: =|[({;])", text, re.MULTILINE)
    for bound in re.findall(r"^auto &?\[([\w, ]+)\]", text, re.MULTILINE):
        names += bound.split(", ")
    return set(names)


def by_names(sources: list[Path]) -> list[list[Path]]:
    """Parts in which each name is defined by one source."""
    parts: list[tuple[set[str], list[Path]]] = []
    for source in sorted(sources):
        names = defined(source)
        free = next((part for part in parts if len(part[1]) < LARGEST_UNIT and not part[0] & names), None)
        if not free:
            free = (set(), [])
            parts.append(free)
        free[0].update(names)
        free[1].append(source)
    return [part for _, part in parts]


def built(builds: list[Path]) -> Iterator[tuple[Path, tuple[str, ...]]]:
    """The sources that CMake compiles, and their options."""
    databases = [(build / "compile_commands.json").read_text(encoding="utf-8") for build in builds]
    for entry in chain.from_iterable(map(json.loads, databases)):
        yield Path(entry["directory"], entry["file"]).resolve(), options(entry["command"], entry["file"])


def alone(chosen: set[Path]) -> Iterator[tuple[Path, tuple[str, ...]]]:
    """The sources of ALONE, and of their headers those that are chosen."""
    for folder, headers in ALONE.items():
        name = folder.split("/")[1]
        flags = ("-std=c++20", f"-DBINDERY_TOOL_NAME={name}", *(f"-I{ROOT / header}" for header in headers))
        for source in sorted((ROOT / folder).rglob("*.?pp")):
            if source.suffix == ".cpp" or source in chosen:
                yield source, flags


def units(builds: list[Path], chosen: set[Path]) -> list[Unit]:
    """Sources by their options, each once, however many libraries compile it."""
    groups: dict[tuple[str, ...], list[Path]] = defaultdict(list)
    seen: set[Path] = set()
    for source, flags in chain(built(builds), alone(chosen)):
        if source in seen or not source.is_relative_to(ROOT) or (chosen and source not in chosen):
            continue
        if source.relative_to(ROOT).as_posix().startswith(FOLDERS):
            seen.add(source)
            groups[flags].append(source)
    return [(flags, part) for flags, sources in groups.items() for part in by_names(sources)]


def clashing(flags: tuple[str, ...], sources: list[Path]) -> list[Path]:
    """The sources that do not compile after those before them."""
    command = ["clang++-19", *flags, "-w", "-fsyntax-only", "-ferror-limit=0", "-x", "c++", "-"]
    done = subprocess.run(command, input=includes(sources), capture_output=True, text=True, check=False)
    wrong = {match[1] for match in re.finditer(r"^(\S+?):\d+:\d+: (?:fatal )?error: ", done.stderr, re.MULTILINE)}
    clashes = [source for source in sources[1:] if str(source) in wrong]
    return clashes or (sources[1:] if done.returncode else [])


def without_clashes(unit: Unit) -> list[Unit]:
    """Split a unit until each part compiles; a source that compiles nowhere is left to clang-tidy to complain of."""
    flags, sources = unit
    clashes = clashing(flags, sources) if len(sources) > 1 else []
    if not clashes:
        return [unit]
    rest = [source for source in sources if source not in clashes]
    return without_clashes((flags, rest)) + without_clashes((flags, clashes))


def includes(sources: list[Path]) -> str:
    return "".join(f'#include "{source}"\n' for source in sources)


def tidy(unit: Unit, work: Path) -> str:
    """The findings of clang-tidy in one unit; an empty text, if it is clean."""
    flags, sources = unit
    main = sources[0] if len(sources) == 1 else work / f"{sources[0].parent.name}-{sources[0].stem}.cpp"
    if len(sources) > 1:
        main.write_text(includes(sources), encoding="utf-8")
    command = ["clang-tidy-19", "--quiet", f"--config-file={ROOT / '.clang-tidy'}", str(main), "--", *flags]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr if done.returncode else ""


def main() -> int:
    paths = [Path(word).resolve() for word in sys.argv[1:] if word != "--"]
    builds, chosen = paths[: sys.argv.index("--") - 1], set(paths[sys.argv.index("--") - 1 :])
    work = builds[0] / "tidy"
    work.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        parts = [part for unit in pool.map(without_clashes, units(builds, chosen)) for part in unit]
        findings = [text for text in pool.map(lambda part: tidy(part, work), parts) if text]
    print("".join(findings), end="")
    print(f"clang-tidy: {sum(len(sources) for _, sources in parts)} sources in {len(parts)} units")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
