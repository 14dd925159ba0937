"""`bindery build`: configure, build and install parts, one after the other."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from bindery.build.parts import PARTS, Part
from bindery.lookup import CommandError
from bindery.paths import sources

_OWN = re.compile(r"^ *Bindery: (.*)$", re.MULTILINE)  # messages of our CMake files
_ERROR = re.compile(r"^.*?(?:\berror: |FAILED: |CMake Error).*$", re.MULTILINE)


def build(arguments: argparse.Namespace) -> int:
    """Return 0. Whatever is missing or fails is one line."""
    wrong = [word for word in arguments.settings if "=" not in word]
    if wrong:
        raise CommandError(f"bindery build: -D{wrong[0]}: no value; write -D{wrong[0]}=VALUE")
    parts = [PARTS[name] for name in dict.fromkeys(arguments.parts)]
    _need("cmake", "CMake 3.20 or newer")
    for part in parts:
        for _, option in part.settings:
            command = getattr(arguments, option)
            if command:
                _need(command, f"it, or name another one with --{option}")
    prefix = Path(arguments.prefix).resolve()
    if arguments.folder:
        _build_all(parts, arguments, prefix, Path(arguments.folder).resolve())
    else:
        with tempfile.TemporaryDirectory(prefix="bindery-") as folder:
            _build_all(parts, arguments, prefix, Path(folder))
    print(f"{' '.join(part.name for part in parts)}: installed in {prefix}")
    return 0


def _need(command: str, what: str) -> None:
    if not shutil.which(command) and not shutil.which(command.split(maxsplit=1)[0]):
        raise CommandError(f"bindery build: {command}: not found; install {what}")


def _build_all(parts: list[Part], arguments: argparse.Namespace, prefix: Path, folder: Path) -> None:
    jobs = arguments.jobs or os.cpu_count() or 1
    generator = ["-G", "Ninja"] if shutil.which("ninja") else []
    for part in parts:
        made = folder / part.name
        settings = {name: getattr(arguments, option) for name, option in part.settings}
        given = [f"-D{name}={value}" for name, value in settings.items() if value]
        given += [f"-D{word}" for word in arguments.settings]
        words = ["-S", sources() / part.folder, "-B", made, *generator, *part.options, *given]
        _run(part, "configured", folder, "cmake", *words)
        _run(part, "built", folder, "cmake", "--build", made, "--parallel", jobs)
        _run(part, "installed", folder, "cmake", "--install", made, "--prefix", prefix)


def _run(part: Part, what: str, folder: Path, *words: object) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        done = subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False)
    except OSError as error:
        raise CommandError(f"bindery build: {folder}: {error.strerror}; name another --folder") from None
    if not done.returncode:
        return
    output = done.stdout + done.stderr
    own = _OWN.findall(done.stderr)
    errors = own or _ERROR.findall(output) or output.strip().splitlines() or ["nothing was printed"]
    remedy = "" if own else "; see all of it with --folder DIR, then cmake --build DIR/" + part.name
    raise CommandError(f"bindery build: {part.name} cannot be {what}: {errors[-1 if own else 0].strip()}{remedy}")
