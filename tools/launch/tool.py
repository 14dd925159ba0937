"""A tool's library for an MPI: found, or compiled once and kept."""

from __future__ import annotations

import fcntl
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from bindery_mpi import mpi_header
from bindery_mpi.end import ending_all, ending_children
from bindery_mpi.last_time import last_time, remember
from bindery_mpi.launch.mpi import LaunchError, Mpi
from bindery_mpi.line import Line
from bindery_mpi.paths import cache, sources

_COMPILERS = ("c++", "g++", "clang++")
_FLAGS = ("-std=c++20", "-fPIC", "-fvisibility=hidden", "-DBINDERY_TOOL_PROBED")
# The tool links a C++ library of its own: the program may bring a newer one.
_LINK = ("-shared", "-static-libstdc++", "-static-libgcc", "-Wl,--exclude-libs,ALL", "-ldl", "-lpthread")


@dataclass(frozen=True)
class Tool:
    """A tool of this project: tools/NAME/native, which `bindery NAME` preloads."""

    name: str
    noun: str  # "profiler"
    cost: int  # seconds of a processor's time that its compilation takes, roughly
    optimization: str = "-O2"

    @property
    def library(self) -> str:
        return f"libbindery_{self.name}.so"

    @property
    def variable(self) -> str:
        """The beginning of its environment variables."""
        return f"BINDERY_{self.name.upper()}"


def _compiler(tool: Tool) -> str:
    wanted = os.environ.get("CXX")
    for name in (wanted,) if wanted else _COMPILERS:
        found = shutil.which(shlex.split(name)[0])
        if found:
            return name
    raise LaunchError(
        f"no C++ compiler ({wanted or ', '.join(_COMPILERS)}) to compile the {tool.noun} with; install one, or set CXX"
    )


def _run(command: list[str], what: str) -> str:
    answer = subprocess.run(
        command, capture_output=True, text=True, check=False, errors="replace", start_new_session=True
    )
    if answer.returncode == 0:
        return answer.stdout
    first = next((line for line in answer.stderr.splitlines() if "error" in line), answer.stderr.strip()[:300])
    raise LaunchError(f"{what}: {first.strip()}; the command was: {shlex.join(command)[:400]}")


def key(mpi: Mpi, parts: list[str], files: list[Path]) -> str:
    """Return a name for the folder of a library, made of all that it depends on."""
    digest = hashlib.sha256()
    folders = [Path(word[2:]) for word in mpi.options if word.startswith("-I")] or [Path("/usr/include")]
    headers = [folder / "mpi.h" for folder in folders]
    for part in (mpi.compiler, *mpi.options, *parts):
        digest.update(part.encode() + b"\0")
    for path in [*files, *(h for h in headers if h.is_file())]:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def version_of(compiler: str) -> str:
    """The first line of what a compiler says of itself."""
    answer = subprocess.run([*shlex.split(compiler), "--version"], capture_output=True, check=False)
    return answer.stdout.decode(errors="replace").split("\n", maxsplit=1)[0]


def _probe(compiler: str, mpi: Mpi, folder: Path) -> None:
    """Write which procedures mpi.h declares; and refer to its variables weakly, since mpiexec, which is no MPI program,
    loads the tool as well."""
    text = (_folders()[-1] / "bindery" / "versions.hpp").read_text(encoding="utf-8")
    assumed = re.findall(r"^#define BND_HAS_MPI_(\w+) (.*)$", text, re.MULTILINE)
    skip = ["-DMPICH_SKIP_MPICXX=1", "-DOMPI_SKIP_MPICXX=1"]
    command = [*shlex.split(compiler), *skip, *mpi.options, "-E", "-x", "c++", "-include", "mpi.h", os.devnull]
    header = _run(command, f"{mpi.compiler}: mpi.h")
    declared = set(re.findall(r"\bPMPI_(\w+)\s*\(", header))
    lines = [f"#define BND_HAS_MPI_{name} {int(value != '0' and name in declared)}\n" for name, value in assumed]
    lines += [f"#pragma weak {name}\n" for name in mpi_header.variables(header)]
    (folder / "bnd_tool_has.h").write_text("".join(lines), encoding="utf-8")


def _sources(tool: Tool) -> list[Path]:
    folders = [sources() / "tools" / name for name in (f"{tool.name}/native", "kit/common")]
    return [path for folder in folders for path in sorted(folder.glob("*.cpp"))]


def _folders() -> list[Path]:
    """The folders of headers."""
    return [sources() / name for name in ("tools/kit/include", "tools/kit/common", "generated/tool/include")]


def files_of(tool: Tool) -> list[Path]:
    """The project's files that a tool is compiled from: its sources, and what they include."""
    found: set[Path] = set()
    more = set(_sources(tool))
    while more:
        found |= more
        included = {
            next((path for folder in (file.parent, *_folders()) if (path := folder / name).is_file()), file)
            for file in more
            for name in re.findall(r'^ *# *include ["<]([\w./-]+)[">]', file.read_text(encoding="utf-8"), re.MULTILINE)
        }
        more = included - found
    return sorted(found)


def _parts(files: list[Path], most: int) -> list[list[Path]]:
    """Return the files in lists of about one size, `most` of them: each reads the headers once, most of the work."""
    parts: list[list[Path]] = [[] for _ in range(min(most, len(files)))]
    sizes = [0] * len(parts)
    for path in sorted(files, key=lambda path: path.stat().st_size, reverse=True):
        smallest = sizes.index(min(sizes))
        parts[smallest].append(path)
        sizes[smallest] += path.stat().st_size
    return parts


def _compile(tool: Tool, compiler: str, mpi: Mpi, folder: Path, show: Callable[[str], None] | None) -> Path:
    _probe(compiler, mpi, folder)
    options = [*_FLAGS, tool.optimization, f"-DBINDERY_TOOL_NAME={tool.name}"]
    options += [*(f"-I{path}" for path in (folder, *_folders())), *mpi.options]

    def compile_part(part: int, files: list[Path]) -> str:
        source, output = folder / f"{part}.cpp", str(folder / f"{part}.o")
        source.write_text("".join(f'#include "{path}"\n' for path in sorted(files)), encoding="utf-8")
        _run([*shlex.split(compiler), *options, "-c", str(source), "-o", output], f"cannot compile the {tool.noun}")
        return output

    # In fewer parts than three, GCC makes a call under the profiler 13 instructions longer.
    parts = _parts(_sources(tool), max(os.cpu_count() or 1, 3))
    with ThreadPoolExecutor(len(parts)) as pool, ending_children(pool):  # before the pool waits for its threads
        objects: list[str] = []
        for compiled in pool.map(compile_part, range(len(parts)), parts):
            objects.append(compiled)
            if show:
                show(f"{len(objects)} of {len(parts)} parts")
    library = folder / tool.library
    _run([*shlex.split(compiler), *objects, "-o", str(library), *_LINK], f"cannot link {tool.library}")
    return library


def library_for(tool: Tool, mpi: Mpi, quiet: bool) -> Path:
    """The library: the one of the environment, or that of the cache, compiled if it is not there yet."""
    variable = f"{tool.variable}_LIBRARY"
    if given := os.environ.get(variable):
        if not Path(given).is_file():
            raise LaunchError(f"{variable}={given}: no such file; correct it, or unset it to compile one")
        return Path(given).resolve()
    compiler = _compiler(tool)
    parts = [*_FLAGS, tool.optimization, *_LINK, version_of(compiler)]
    name = key(mpi, parts, [Path(__file__), Path(mpi_header.__file__), *files_of(tool)])
    what = f"compiling the {tool.noun} for {mpi.compiler}, once, in about {tool.cost} s of processor time"
    return built_once(
        cache(tool.name) / name / tool.library,
        lambda folder, show: _compile(tool, compiler, mpi, folder, show),
        tool,
        "" if quiet else what,
    )


def built_once(
    target: Path, build: Callable[[Path, Callable[[str], None] | None], Path], tool: Tool, message: str
) -> Path:
    """A file of the cache, made if it is not there; others that want it wait. Without a message, nothing is shown."""
    if target.exists():
        return target
    line, what, begin, doing = Line(sys.stderr), target.parents[1].name, time.monotonic(), message.partition(" ")[0]
    if message:
        line.say(f"bindery {tool.name}: {message}{last_time(what)}")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with (target.parent / "lock").open("w") as lock:
            with suppress(OSError):  # a file system without locks
                fcntl.flock(lock, fcntl.LOCK_EX)
            if not target.exists():
                with tempfile.TemporaryDirectory(dir=target.parent) as folder, ending_all():
                    show = (lambda text: line.show(f"bindery {tool.name}: {doing} {text}")) if message else None
                    os.replace(build(Path(folder), show), target)
                    remember(what, time.monotonic() - begin)
                    line.clear()
    except OSError as error:
        raise LaunchError(
            f"{error.filename or target.parent}: {error.strerror}; set XDG_CACHE_HOME to a folder that can be written"
        ) from None
    return target
