"""The command `bindery wrap`: from files of the language to C."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from bindery_mpi.spec.model import Spec
from bindery_mpi.wrap.expander import Expander
from bindery_mpi.wrap.front_matter import FrontMatter
from bindery_mpi.wrap.functions import Functions, prototype
from bindery_mpi.wrap.header import HeaderFunctions, default_compiler, read_header
from bindery_mpi.wrap.large import LargeForms
from bindery_mpi.wrap.parser import Parser
from bindery_mpi.wrap.skeleton import Writer
from bindery_mpi.wrap.source import Notes, Source, WrapError
from bindery_mpi.wrap.tree import Node

_STATIC_MAIN = "wrap.c"


@dataclass(frozen=True)
class Input:
    """A file that was read."""

    source: Source
    nodes: tuple[Node, ...]


def wrap(spec: Spec, arguments: argparse.Namespace) -> int:
    header = _header(arguments)
    functions = Functions(spec, header)
    if arguments.dump:
        made = (functions.get(name) for name in functions.all)
        _print("".join(f"{prototype(f, f.name)}\n" for f in made if f))
        return 0
    if not arguments.files:
        raise WrapError("bindery wrap", "no file", "name a file of wrappers")
    inputs = [_read(name, number, arguments) for number, name in enumerate(arguments.files)]
    files = _expand(inputs, functions, arguments)
    if arguments.static_folder:
        _write_files(Path(arguments.static_folder), files, arguments.output)
    elif arguments.output:
        _write(Path(arguments.output), files[""])
    else:
        _print(files[""])
    return 0


def _header(arguments: argparse.Namespace) -> HeaderFunctions | None:
    if arguments.gotcha and arguments.fortran:
        raise WrapError("bindery wrap", "-G and -f exclude each other", "leave -f out: GOTCHA wraps calls of C")
    compiler = arguments.compiler
    if compiler and arguments.portable:
        raise WrapError("bindery wrap", "-c and --portable exclude each other", "leave one out")
    if arguments.portable:
        return None
    compiler = compiler or default_compiler()
    return read_header(compiler, [f for f in arguments.include if f.strip()]) if compiler else None


def _read(name: str, number: int, arguments: argparse.Namespace) -> Input:
    try:
        text = Path(name).read_bytes().decode("utf-8", "surrogateescape")
    except OSError as error:
        raise WrapError(name, error.strerror or str(error), "name a file of wrappers") from None
    source = Source(name, text, number, is_c=not arguments.structural)
    return Input(source, Parser(source).parse())


def _expand(inputs: list[Input], functions: Functions, arguments: argparse.Namespace) -> dict[str, str]:
    """The text of each file of the output; the main one is ''.

    The first two passes find which functions have wrappers, and how many."""
    portable = functions.header is None and not arguments.structural
    large = LargeForms(enabled=False)
    totals: Counter[str] = Counter()
    for last in (False, False, True):
        writer = Writer(
            arguments.guards, arguments.no_warnings, portable, bool(arguments.static_folder), arguments.gotcha, totals
        )
        expander = Expander(functions, Notes(), writer, large, ignore_unknown=arguments.ignore_unknown)
        main = "".join(expander.expand_file(i.source, i.nodes) for i in inputs)
        if not large.enabled:
            large = LargeForms(arguments.large_count, expander.written_out)
        if not last:
            totals = Counter(writer.begun)
    for line in expander.notes.lines:
        print(line, file=sys.stderr)
    names_fortran = any("pmpi_init" in i.source.text.lower() for i in inputs)
    return _files(main, expander, arguments, names_fortran)


def _files(main: str, expander: Expander, arguments: argparse.Namespace, names_fortran: bool) -> dict[str, str]:
    front = FrontMatter(
        arguments.guards,
        arguments.no_warnings,
        arguments.fortran,
        bool(arguments.static_folder),
        arguments.files[0],
        names_fortran,
        arguments.gotcha,
        expander.needs_sizes,
    )
    begin = "" if arguments.structural else front.main
    head = ("" if arguments.structural else front.of_function) + expander.declarations
    return {"": begin + main} | {name: head + "".join(texts) for name, texts in expander.writer.files.items()}


def _print(text: str) -> None:
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode("utf-8", "surrogateescape"))
    sys.stdout.flush()


def _write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    temporary = ""
    try:
        if path.exists() and not path.is_file():
            # A device or a pipe cannot be replaced.
            path.write_bytes(text.encode("utf-8", "surrogateescape"))
            return
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "wb") as file:
            file.write(text.encode("utf-8", "surrogateescape"))
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(temporary, 0o666 & ~mask)
        os.replace(temporary, path)
    except OSError as error:
        raise WrapError(
            f"bindery wrap: {path}", error.strerror or str(error), "name a file that can be written"
        ) from None
    finally:
        if temporary and os.path.exists(temporary):
            os.unlink(temporary)


def _write_files(folder: Path, files: dict[str, str], output: str) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WrapError(f"bindery wrap: -S {folder}", error.strerror or str(error), "name a folder") from None
    for name, text in files.items():
        _write(folder / f"{name}.c" if name else Path(output or folder / _STATIC_MAIN), text)
