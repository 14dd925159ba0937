"""Programs that other tests compiled with Bindery's mpifort, compiled again with the MPI's own."""

from __future__ import annotations

import subprocess
from pathlib import Path

from support import ENVIRONMENT, Failure, Program, launches

OPTIONS = ("-w", "-fallow-argument-mismatch")


class Own:
    """The files that compilers write in the folder `tests` are written to the folder `root` instead."""

    def __init__(self, mpi: str, tests: Path, root: Path):
        self.mpifort, self.tests, self.root = f"mpifort.{mpi}", tests, root

    def _made(self, program: Program) -> dict[Path, launches.Compiled]:
        items = launches.remembered(self.tests / "launches" / program.test, launches.Compiled)
        return {item.output.resolve(): item for item in items}

    def can_compile(self, program: Program) -> bool:
        return program.path.resolve() in self._made(program)

    def compiled(self, program: Program) -> Path:
        made = self._made(program)
        for item in sorted(self._needed(made, program.path.resolve()), key=lambda item: item.time):
            self._compile(item, made)
        return self._mirrored(program.path.resolve())

    def _needed(self, made: dict[Path, launches.Compiled], output: Path) -> list[launches.Compiled]:
        item = made[output]
        inputs = [Path(item.cwd, word).resolve() for word in item.words if word.endswith(".o")]
        return [item, *(other for i in inputs if i in made and i != output for other in self._needed(made, i))]

    def _mirrored(self, path: Path) -> Path:
        return self.root / path.relative_to(self.tests)

    def _compile(self, item: launches.Compiled, made: dict[Path, launches.Compiled]) -> None:
        folder = self._mirrored(Path(item.cwd)) if Path(item.cwd).is_relative_to(self.tests) else self.root
        words: list[str] = []
        for word in item.words[1:]:
            words += self._translated(word, words[-1:], Path(item.cwd), made)
        folder.mkdir(parents=True, exist_ok=True)
        command = [self.mpifort, *words, *OPTIONS]
        done = subprocess.run(
            command, capture_output=True, text=True, cwd=folder, env=ENVIRONMENT, timeout=1000, check=False
        )
        if done.returncode:
            raise Failure(f"the MPI's own mpifort does not compile it\n{' '.join(command)}\n{done.stderr[-1500:]}")

    def _translated(self, word: str, last: list[str], cwd: Path, made: dict[Path, launches.Compiled]) -> list[str]:
        if word == "-static-bindery":
            return []
        option = word[:2] if word[:2] in ("-I", "-J") and len(word) > 2 else ""
        path = Path(cwd, word.removeprefix(option)).resolve()
        is_written = last in (["-o"], ["-J"]) or option == "-J" or path in made
        is_modules = (option == "-I" or last == ["-I"]) and path.is_relative_to(self.tests) and path.name != "probe"
        if is_written or is_modules:
            target = self._mirrored(path)
            (target if "J" in "".join([option, *last]) else target.parent).mkdir(parents=True, exist_ok=True)
            return [option + str(target)]
        return [option + str(path)] if option or (path.exists() and not word.startswith("-")) else [word]
