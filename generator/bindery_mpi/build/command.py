"""`bindery build`: configure and build parts, one after the other, then install them."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

from bindery_mpi.build.parts import PARTS, Part
from bindery_mpi.end import Ended, ending_all, undisturbed
from bindery_mpi.last_time import last_time, remember
from bindery_mpi.line import Line
from bindery_mpi.logged import run_logged
from bindery_mpi.lookup import CommandError
from bindery_mpi.paths import sources, why_not_written
from bindery_mpi.spec.mistakes import closest

_OWN = re.compile(r"^ *Bindery: (.*)$", re.MULTILINE)  # messages of our CMake files
_ERROR = re.compile(r"^.*?(?:\berror: |FAILED: |CMake Error).*$", re.MULTILINE)
_FOLDERS = ("", "bin", "include", "lib", "share")  # of a prefix


def build(arguments: argparse.Namespace) -> int:
    """Return 0. Whatever is missing or fails is one line; what can be known before a compiler starts is said before."""
    wrong = [word for word in arguments.settings if "=" not in word]
    if wrong:
        raise CommandError(f"bindery build: -D{wrong[0]}: no value; write -D{wrong[0]}=VALUE")
    _check_names([word.partition("=")[0].partition(":")[0] for word in arguments.settings])
    if arguments.jobs < 0:
        raise CommandError(f"bindery build: --jobs {arguments.jobs}: less than none; write 1 or more")
    parts = [PARTS[name] for name in dict.fromkeys(arguments.parts)]
    _need("cmake", "CMake 3.20 or newer")
    for part in parts:
        for _, option in part.settings:
            command = getattr(arguments, option)
            if command:
                _need(command, f"it, or name another one with --{option}")
    prefix = Path(arguments.prefix).resolve()
    _try_to_write(prefix)
    try:
        if arguments.folder:
            _make(parts, arguments, prefix, Path(arguments.folder).resolve())
        else:
            with tempfile.TemporaryDirectory(prefix="bindery-") as folder:
                _make(parts, arguments, prefix, Path(folder))
    except Ended as ended:
        print(f"bindery build: ended by {signal.Signals(ended.number).name}; nothing was installed", file=sys.stderr)
        raise
    print(f"{' '.join(part.name for part in parts)}: installed in {prefix}")
    names = dict(word.split("=", maxsplit=1) for word in arguments.settings)
    for part in parts:
        print(f"next: {prefix}/bin/{names.get('BINDERY_PROGRAM_PREFIX', '') if part.takes_name else ''}{part.next}")
    return 0


def _check_names(names: list[str]) -> None:
    """CMake takes a name that nothing reads, and builds without what it was to change."""
    known: set[str] = set()
    for name in names:
        if name.startswith("BINDERY_"):
            known = known or _options()
            if name not in known:
                raise CommandError(f"bindery build: -D{name}: no such option; {closest(name, known)}")


def _options() -> set[str]:
    folders = [sources() / name for name in ("cmake", "probes", *(part.folder for part in PARTS.values()))]
    files = [
        file for name in ("CMakeLists.txt", "*.cmake", "*.in") for folder in folders for file in folder.rglob(name)
    ]
    return {name for file in files for name in re.findall(r"BINDERY_\w+", file.read_text(encoding="utf-8"))}


def _need(command: str, what: str) -> None:
    if not shutil.which(command) and not shutil.which(command.split(maxsplit=1)[0]):
        raise CommandError(f"bindery build: {command}: not found; install {what}")


def _try_to_write(prefix: Path) -> None:
    """In each folder that an installation writes into, or in the first one above that is there."""
    root = Path(f"{os.environ.get('DESTDIR', '')}{prefix}")
    for name in _FOLDERS:
        if why := why_not_written(root / name / "file"):
            raise CommandError(
                f"bindery build: --prefix {prefix}: {root / name}: {why}; name a folder that can be written"
            )


def _make(parts: list[Part], arguments: argparse.Namespace, prefix: Path, folder: Path) -> None:
    """Nothing is installed before all is built; an installation that has begun is ended by no signal."""
    jobs = arguments.jobs or os.cpu_count() or 1
    generator = ["-G", "Ninja"] if shutil.which("ninja") else []
    with ending_all():
        for part in parts:
            run = _Runner(part, folder, bool(arguments.folder))
            made = folder / part.name
            settings = {name: getattr(arguments, option) for name, option in part.settings}
            given = [f"-D{name}={value}" for name, value in settings.items() if value]
            given += [f"-D{word}" for word in arguments.settings]
            words = ["-S", sources() / part.folder, "-B", made, *generator, *part.options, *given]
            run("configured", "configuring, which tries the compilers", "cmake", *words)
            run.try_prefix(made, prefix)
        for part in parts:
            run, made = _Runner(part, folder, bool(arguments.folder)), folder / part.name
            run(
                "built",
                f"compiling, {jobs} files at a time{last_time(f'build-{part.name}')}",
                "cmake",
                "--build",
                made,
                "--parallel",
                jobs,
            )
        with undisturbed():
            for part in parts:
                run = _Runner(part, folder, bool(arguments.folder))
                run(
                    "installed", f"installing in {prefix}", "cmake", "--install", folder / part.name, "--prefix", prefix
                )


class _Runner:
    """Runs the steps of a part, says what goes on, and stops at an error."""

    def __init__(self, part: Part, folder: Path, stays: bool):
        self._part, self._folder, self._stays = part, folder, stays
        self._line = Line(sys.stdout)

    def __call__(self, what: str, now: str, *words: object) -> None:
        name, begin = self._part.name, time.monotonic()
        log = self._folder / f"{name}.log"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            log.write_text("")
            self._line.say(f"{name}: {now}{f'; log: {log}' if self._stays else ''}")
            status = run_logged(words, log, lambda text: self._line.show(f"{name}: {text}"))
        except OSError as error:
            raise CommandError(f"bindery build: {self._folder}: {error.strerror}; name another --folder") from None
        self._line.clear()
        if status:
            raise CommandError(self._error(what, log.read_text(errors="replace")))
        if what == "built" and not self._stays:  # all of it
            remember(f"build-{name}", time.monotonic() - begin)
        if what != "installed":
            self._line.say(f"{name}: {what} in {time.monotonic() - begin:.0f} s")

    def _error(self, what: str, output: str) -> str:
        name = self._part.name
        own = _OWN.findall(output)
        errors = own or _ERROR.findall(output) or output.strip().splitlines() or ["nothing was printed"]
        remedy = "" if own else f"; see all of it with --folder DIR, then cmake --build DIR/{name}"
        return f"bindery build: {name} cannot be {what}: {errors[-1 if own else 0].strip()}{remedy}"

    def try_prefix(self, made: Path, prefix: Path) -> None:
        """Before anything is compiled: whether commands of another MPI are in the way."""
        script = made / "install-commands.cmake"
        if script.is_file():
            words = [f"-DCMAKE_INSTALL_PREFIX={prefix}", "-DBINDERY_ONLY_LOOK=ON", "-P", script]
            log = self._folder / f"{self._part.name}.log"
            if run_logged(["cmake", *words], log, None):
                raise CommandError(self._error("installed", log.read_text(errors="replace")))
