"""`pip install .` gives the command `bindery`, with its own copy of the spec and the templates.

Usage: installed.py FOLDER: FOLDER/venv is made anew, and stays for other tests. Needs a package registry for setuptools, jinja2 and
nothing else."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = Path(sys.argv.pop()).resolve()
# Folders of the checkout that no command reads, and of generated/.
NOT_READ = {"bench", "examples", "generator", "packaging", "scripts", "tests", "schema"}


class Installed(unittest.TestCase):
    def test_command(self) -> None:
        shutil.rmtree(FOLDER, ignore_errors=True)
        with tempfile.TemporaryDirectory() as folder:
            venv, work = FOLDER / "venv", Path(folder) / "work"
            work.mkdir()
            self.run_in(work, sys.executable, "-m", "venv", str(venv))
            before = self.left()
            pip = str(venv / "bin" / "pip")
            self.run_in(work, pip, "install", "--quiet", "--disable-pip-version-check", f"{ROOT}[completion]")
            self.assertEqual(self.left() - before, set())
            bindery = str(venv / "bin" / "bindery")
            self.assertIn("MPI_Wtime", self.run_in(work, bindery, "list", "--class", "timer"))
            self.whole(next(venv.glob("lib/python*/site-packages/bindery_mpi")))
            self.completion(work, bindery)
            self.tool(work, bindery)
            rendered = self.run_in(work, bindery, "render", "empty_tool.c", "-o", "tool", "--class", "timer")
            self.assertEqual(rendered, "2 written, 0 unchanged\n")
            self.assertRegex(self.run_in(work, bindery, "generate"), r"^\d+ written, 0 unchanged, 0 removed\n$")
            for name in ("c/include/mpi.h", "manifest.json"):
                self.assertEqual((work / "generated" / name).read_text(), (ROOT / "generated" / name).read_text(), name)

    def tool(self, work: Path, bindery: str) -> None:
        """The package is all that bindery_add_tool() needs."""
        shutil.copytree(ROOT / "examples" / "tool-kit", work / "kit")
        found = f"-DBindery_DIR={self.run_in(work, bindery, '--cmake-dir').strip()}"
        self.run_in(work, "cmake", "-S", "kit", "-B", "build", found, "-DMPI_C_COMPILER=mpicc.mpich")
        self.run_in(work, "cmake", "--build", "build", "--target", "messages")
        self.assertTrue((work / "build" / "libmessages.so").is_file())

    def whole(self, package: Path) -> None:
        """All that commands read or compile, and all modules, are there, byte for byte."""
        links = {path.resolve(): path for path in (ROOT / "generator/bindery_mpi").iterdir() if path.is_symlink()}
        parts = [path for path in ROOT.iterdir() if path.is_dir() and path.name not in NOT_READ and path.name[0] != "."]
        self.assertGreaterEqual(
            {path.name for path in parts}, {"abi", "fortran", "generated", "solo", "specs", "tools"}
        )
        read = [path for part in parts if not part.name.startswith("build") for path in part.rglob("*")]
        modules = [*(ROOT / "generator/bindery_mpi").rglob("*.py"), *(p for link in links for p in link.rglob("*.py"))]
        count = 0
        for path in (*read, *modules):
            is_read = path.suffix != ".pyc" and path.name[0] != "." and path.is_file()
            if not is_read or any(path.is_relative_to(ROOT / "generated" / name) for name in NOT_READ):
                continue
            link = next((link for link in links if path.is_relative_to(link) and path.suffix == ".py"), None)
            place = links[link] / path.relative_to(link) if link else path
            place = package / place.relative_to(
                next(top for top in (ROOT / "generator/bindery_mpi", ROOT) if place.is_relative_to(top))
            )
            self.assertTrue(place.is_file(), f"{path.relative_to(ROOT)}: not installed; see setup.py")
            self.assertEqual(place.read_bytes(), path.read_bytes(), path)
            count += 1
        self.assertGreater(count, 3000)

    def completion(self, work: Path, bindery: str) -> None:
        """bash completes words; the other shells have the words."""
        for shell in ("bash", "zsh", "fish"):
            (work / shell).write_text(self.run_in(work, bindery, "completion", shell))
            for word in ("profile", "waits", "prefix"):
                self.assertIn(word, (work / shell).read_text(), shell)
        for line, wanted in (("pro", "profile"), ("build solo --pref", "--prefix"), ("check --dir folder", "folder-1")):
            *_, last = words = ["bindery", *line.split()]
            (work / "folder-1").mkdir(exist_ok=True)
            typed = f"COMP_WORDS=({' '.join(words)}) COMP_CWORD={len(words) - 1} COMPREPLY=()"
            script = f"source ./bash; {typed}; _shtab_bindery bindery {last} {words[-2]}; echo ${{COMPREPLY[*]}}"
            self.assertEqual(self.run_in(work, "bash", "-c", script), f"{wanted}\n")

    def left(self) -> set[Path]:
        """The files that pip has left in the checkout, now or before."""
        patterns = ("*.egg-info", "generator/*.egg-info", "build/lib*", "build/bdist*")
        return {path for pattern in patterns for path in ROOT.glob(pattern)}

    def run_in(self, folder: Path, *command: str) -> str:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, timeout=1000, check=False
        )
        self.assertEqual(done.returncode, 0, f"{command}\n{done.stdout}{done.stderr}")
        return done.stdout


unittest.main()
