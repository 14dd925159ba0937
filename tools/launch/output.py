"""The command line of tools, and what they write."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jinja2
from bindery_mpi.launch.mpi import LaunchError
from bindery_mpi.launch.tool import Tool
from bindery_mpi.paths import sources, why_not_written


def run_command(tool: Tool, arguments: argparse.Namespace, command: Callable[[argparse.Namespace], int]) -> int:
    """Its exit status; 2 after an error, which is one line."""
    try:
        return command(arguments)
    except LaunchError as error:
        print(f"bindery {tool.name}: {error}", file=sys.stderr)
        return 2


def words(program: list[str]) -> list[str]:
    """The command after --."""
    return program[1:] if program[:1] == ["--"] else program


def write(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise LaunchError(f"{path}: {error.strerror}; name a file that can be written") from None


def write_json(path: str, report: dict[str, Any]) -> None:
    write(path, json.dumps(report, indent=1, ensure_ascii=False) + "\n")


def page_environment(*tools: str) -> jinja2.Environment:
    """The environment for report pages, with the templates of these tools."""
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader([sources() / "tools" / tool / "templates" for tool in tools]),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def check_outputs(*paths: str | None) -> None:
    """Before the run: afterwards would be too late."""
    for path in paths:
        if path and not Path(path).resolve().parent.is_dir():
            raise LaunchError(f"{path}: there is no such folder; make it, or name another file")
        if path and (why := "Is a directory" if Path(path).is_dir() else why_not_written(Path(path))):
            raise LaunchError(f"{path}: {why}; name a file that can be written")


def library_name(version: str) -> str:
    """The beginning of what MPI_Get_library_version returns: "MPICH 4.0.2", "Open MPI v4.1.4"."""
    first = " ".join(version.split("\n", maxsplit=1)[0].split())
    return first.split(",")[0].replace(" Version:", "")
