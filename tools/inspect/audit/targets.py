"""A target: a compiler wrapper, a header or a library, and the files that belong to it."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from bindery_mpi.audit.findings import AuditError

_HEADER = re.compile(r"\.(h|hh|hpp|hxx)$")
_LIBRARY = re.compile(r"\.(a|o|so|dylib)(\.[0-9.]+)?$")
_SCRIPT = re.compile(r"\b(?:INPUT|GROUP)\s*\(\s*([^\s()/]+)")
_SCRIPT_SIZE = 4096
_SHOW = (("-show",), ("--showme",), ("-compile-info", "-link-info"))
_FORTRAN_WRAPPERS = ("mpifort", "mpif90", "mpif77")
_INCLUDE = "#include <mpi.h>\n"


@dataclass(frozen=True)
class Target:
    """The files to look at."""

    name: str  # "mpicc.mpich": as the user wrote it
    kind: str  # "wrapper", "header" or "library"
    header: Path | None = None  # mpi.h
    flags: tuple[str, ...] = ()  # ("-I/usr/include/mpich",)
    shared: tuple[Path, ...] = ()
    archives: tuple[Path, ...] = ()


def resolve(
    name: str, include: Sequence[str] = (), libraries: Sequence[str] = (), fortran: str | None = None
) -> Target:
    """Find out what a target is, by its ending or by asking it. `fortran` is the wrapper that knows the Fortran
    libraries, "" for none of them; else the one beside an mpicc. Raises AuditError."""
    extra = [_library(name, text) for text in libraries]
    flags = tuple(f"-I{folder}" for folder in include)
    if _HEADER.search(name):
        _require(name, Path(name))
        return Target(name, "header", Path(name).resolve(), flags, *_sorted(extra))
    if _LIBRARY.search(name):
        return Target(name, "library", None, flags, *_sorted([_library(name, name), *extra]))
    wrapper = shutil.which(name)
    if not wrapper:
        wrong = "neither a command, nor a header (.h), nor a library (.so, .a)"
        raise AuditError(name, wrong, "name an mpicc, an mpi.h or a library")
    return _wrapper(name, wrapper, flags, extra, _fortran_wrappers(wrapper) if fortran is None else [fortran])


def _require(name: str, path: Path) -> None:
    if not path.is_file():
        raise AuditError(name, f"there is no file {path}", "check the path")


def _library(name: str, text: str) -> Path:
    path = Path(text)
    _require(name, path)
    return path


def _sorted(paths: Iterable[Path]) -> tuple[tuple[Path, ...], tuple[Path, ...]]:
    """Shared libraries, and archives with single objects; the first name of a file that has several."""
    first: dict[Path, Path] = {}
    for path in map(followed, paths):
        first.setdefault(path.resolve(), Path(os.path.normpath(path)))
    unique = list(first.values())
    archives = [path for path in unique if path.suffix in (".a", ".o")]
    return tuple(path for path in unique if path not in archives), tuple(archives)


def followed(path: Path) -> Path:
    """A library may be a line of text that names the real one beside it, such as `INPUT(libmpi.so.12)`."""
    if path.stat().st_size > _SCRIPT_SIZE:
        return path
    match = _SCRIPT.search(path.read_text(encoding="utf-8", errors="replace"))
    beside = path.with_name(match[1]) if match else path
    return beside if beside.is_file() else path


# ---- compiler wrappers -----------------------------------------------------------------------------------------------


def _wrapper(name: str, command: str, flags: tuple[str, ...], extra: list[Path], fortran: Iterable[str]) -> Target:
    words = _shown(name, command)
    compile_flags = flags + tuple(_compile_flags(words))
    header = _header(command, compile_flags)
    if header is None:
        raise AuditError(name, "it does not find an mpi.h", "name the header itself, or its folder with --include")
    link_words = [(word, words) for word in words]
    for wrapper in filter(None, fortran):
        answer = shown(wrapper)
        link_words += [(word, answer) for word in answer]
    found = list(_linked(link_words))
    shared, archives = _sorted([*found, *(a for a in map(_beside, found) if a), *extra])
    return Target(name, "wrapper", header, compile_flags, shared, archives)


def _run(words: Sequence[str], given: str = "") -> tuple[int, str]:
    try:
        done = subprocess.run(words, input=given, capture_output=True, text=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired, UnicodeDecodeError):
        return 1, ""
    return done.returncode, done.stdout


def shown(command: str) -> list[str]:
    """The command line that a wrapper would run; none if it does not say."""
    return _shown(command, command, optional=True)


def _shown(name: str, command: str, optional: bool = False) -> list[str]:
    """The command line that a wrapper would run; every family has its own option to ask."""
    for options in _SHOW:
        answers = [_run([command, option]) for option in options]
        words = [word for status, text in answers if status == 0 for word in shlex.split(text)]
        if any(word.startswith(("-I", "-L", "-l")) or _LIBRARY.search(word) for word in words):
            return words
    if optional:
        return []
    asked = ", ".join(option for options in _SHOW for option in options)
    raise AuditError(name, f"it does not answer {asked}", "name the header and the libraries instead")


def fortran_wrapper(name: str) -> str:
    """The mpifort of a target: itself, or the one beside an mpicc; "" if there is none."""
    command = shutil.which(name) or ""
    if not command or "mpicc" not in Path(command).name:
        return command
    return next(iter(_fortran_wrappers(command)), "")


def c_wrapper(name: str) -> str:
    """The mpicc of a target: itself, the one beside an mpifort or in a folder's bin/; "" if there is none."""
    path = Path(shutil.which(name) or "")
    if Path(name).is_dir():
        path = Path(name) / "bin" / "mpicc"
    for fortran in _FORTRAN_WRAPPERS:
        path = path.parent / path.name.replace(fortran, "mpicc")
    return str(path) if "mpicc" in path.name and path.is_file() else ""


def compile_flags(command: str) -> tuple[str, ...]:
    """Return the flags that a wrapper passes to the compiler so that it finds headers and modules."""
    return tuple(_compile_flags(_shown(command, command, optional=True)))


def _compile_flags(words: Sequence[str]) -> Iterable[str]:
    for word, following in zip(words, [*words[1:], ""], strict=True):
        if word in ("-I", "-isystem", "-D"):
            yield from (word, following)
        elif word.startswith(("-I", "-D", "-U")):
            yield word


def _header(command: str, flags: Sequence[str]) -> Path | None:
    """Ask the preprocessor which mpi.h it reads; else look in the include folders."""
    status, text = _run([command, *flags, "-E", "-x", "c", "-"], _INCLUDE)
    match = re.search(r'^# \d+ "([^"]*\bmpi\.h)"', text, re.MULTILINE) if status == 0 else None
    if match:
        return Path(match.group(1)).resolve()
    folders = (Path(flag.removeprefix("-I")) for flag in flags if flag.startswith("-I"))
    return next((folder / "mpi.h" for folder in folders if (folder / "mpi.h").is_file()), None)


def _fortran_wrappers(command: str) -> list[str]:
    """`…/mpicc.mpich` -> `…/mpifort.mpich`, where it exists: it knows the Fortran libraries."""
    path = Path(command)
    if "mpicc" not in path.name:
        return []
    candidates = (path.with_name(path.name.replace("mpicc", fortran)) for fortran in _FORTRAN_WRAPPERS)
    return [str(candidate) for candidate in candidates if candidate.exists()][:1]


def _linked(link_words: Iterable[tuple[str, list[str]]]) -> Iterable[Path]:
    """The libraries on a command line that have `mpi` in their name."""
    for word, words in link_words:
        if word.startswith("-l") and "mpi" in word:
            folders = [Path(other[2:]) for other in words if other.startswith("-L")]
            yield from _find(word[2:], folders, words[0])
        elif _LIBRARY.search(word) and "mpi" in Path(word).name and Path(word).is_file():
            yield Path(word)


def _find(name: str, folders: Sequence[Path], compiler: str) -> list[Path]:
    for folder in folders:
        for file in (f"lib{name}.so", f"lib{name}.dylib", f"lib{name}.a"):
            if (folder / file).is_file():
                return [folder / file]
    answer = _run([compiler, f"-print-file-name=lib{name}.so"])[1].strip()
    return [Path(answer)] if "/" in answer and Path(answer).is_file() else []


def _beside(library: Path) -> Path | None:
    archive = library.with_name(library.name.split(".")[0] + ".a")
    return archive if archive != library and archive.is_file() else None
