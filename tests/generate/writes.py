"""`bindery generate` writes some files, leaves others alone and removes others."""

import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SMALL = ("--specs", str(ROOT / "tests" / "examples" / "barrier" / "specs"))


def bindery(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bindery_mpi", *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT / "generator", timeout=1000, check=False)


class Writes(unittest.TestCase):
    everything: Path

    @classmethod
    def setUpClass(cls) -> None:
        """The output for a small spec, of which each test gets a copy."""
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.everything = Path(folder.name) / "generated"
        bindery("generate", *SMALL, "--output", str(cls.everything)).check_returncode()

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.output = Path(shutil.copytree(self.everything, Path(folder.name) / "generated"))

    def generate(self, *more: str) -> subprocess.CompletedProcess[str]:
        return bindery("generate", *SMALL, "--output", str(self.output), *more)

    def some_file(self) -> Path:
        return sorted((self.output / "c" / "entry").iterdir())[0]

    def test_second_run_writes_nothing(self) -> None:
        before = {path: path.stat().st_mtime_ns for path in self.output.rglob("*")}
        tally = self.generate().stdout
        self.assertRegex(tally, r"^0 written, \d+ unchanged, 0 removed\n$")
        self.assertEqual(before, {path: path.stat().st_mtime_ns for path in self.output.rglob("*")})

    def test_changed_file_is_written_again(self) -> None:
        path = self.some_file()
        right = path.read_text()
        path.write_text(right + "\n")
        self.assertRegex(self.generate().stdout, r"^1 written, \d+ unchanged, 0 removed\n$")
        self.assertEqual(path.read_text(), right)

    def test_stale_file_is_removed(self) -> None:
        stale = self.output / "c" / "old" / "stale.c"
        stale.parent.mkdir()
        stale.write_text("")
        self.assertRegex(self.generate().stdout, r"^0 written, \d+ unchanged, 1 removed\n$")
        self.assertFalse(stale.parent.exists())

    def test_check_names_the_remedy_and_writes_nothing(self) -> None:
        path = self.some_file()
        path.write_text("old")
        done = self.generate("--check")
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertEqual(done.stderr, f"bindery: generated/c/entry/{path.name} out of date; run `bindery generate`\n")
        self.assertEqual(path.read_text(), "old")

    def test_only_what_matches_is_written(self) -> None:
        changed = [
            self.output / "c" / "mpi.txt",
            *(self.output / "c" / "entry").iterdir(),
            self.output / "manifest.json",
        ]
        for path in changed:
            path.write_text("old")
        self.assertRegex(self.generate("--only", "c/entry/*").stdout, r"^1 written, 0 unchanged, 0 removed\n$")
        self.assertEqual([path.read_text() == "old" for path in changed], [True, False, True])

    def test_the_files_of_a_routine_are_written_by_its_name(self) -> None:
        names = [path for path in self.output.rglob("*") if "Barrier" in path.name]
        for name in ("MPI_Barrier", "barrier", "mpi_barrier_f08_", "*_Barrier.*"):
            for path in names:
                path.write_text("old")
            done = self.generate("--only", name)
            self.assertRegex(done.stdout, rf"^{len(names)} written, 0 unchanged, 0 removed\n$", name)
            self.assertNotIn("old", [path.read_text() for path in names])

    def test_what_names_no_file_is_an_error(self) -> None:
        for name, message in {
            "nothing/*": ": --only nothing/*: no file matches; write a routine, or a pattern such as 'fortran/f08ts/*'",
            "MPI_Barier": " --only: no routine 'MPI_Barier'; write 'MPI_Barrier', or a pattern such as 'fortran/f08ts/*'",
        }.items():
            done = self.generate("--only", name)
            self.assertEqual((done.returncode, done.stderr), (2, f"bindery generate{message}\n"))

    def test_ninja_runs_again_after_a_change_of_what_was_read(self) -> None:
        work = self.output.parent
        specs = Path(shutil.copytree(SMALL[1], work / "a b" / "specs"))
        command = f"cd {ROOT / 'generator'} && {sys.executable} -m bindery_mpi generate --specs '{specs}'"
        rule = f"rule generate\n  command = {command} --output '{self.output}' --depfile {work}/stamp.d\n  depfile = $out.d\n"
        (work / "build.ninja").write_text(f"{rule}build {work}/stamp: generate\n")

        def ninja() -> str:
            return subprocess.run(
                ["ninja", "-C", work], capture_output=True, text=True, timeout=1000, check=True
            ).stdout

        self.assertIn("0 written", ninja())
        self.assertIn("no work to do", ninja())
        routine = next((specs / "routines").iterdir())
        routine.write_text(routine.read_text().replace('brief = "', 'brief = "Now: ', 1))
        self.assertRegex(ninja(), r"[1-9]\d* written")
        self.assertIn("no work to do", ninja())

    def test_a_depfile_is_refused_where_nothing_is_written(self) -> None:
        for option, wrong in (
            ("--check", "a.d: --check writes nothing"),
            ("--only=*", "a.mk: the name of the stamp with .d is wanted"),
        ):
            done = self.generate("--depfile", wrong.split(":")[0], option)
            message = f"bindery generate: --depfile {wrong}; write generated.d or leave it out\n"
            self.assertEqual((done.returncode, done.stderr), (2, message))

    def test_what_tests_need_is_written_apart(self) -> None:
        tests = self.output.parent / "tests"
        apart = ("generate", *SMALL, "--tests", str(tests))
        self.assertRegex(bindery(*apart).stdout, r"^\d+ written, 0 unchanged, 0 removed\n$")
        own, apart_too = ({path.relative_to(folder) for path in folder.rglob("*.*")} for folder in (self.output, tests))
        self.assertEqual(own & apart_too, set())
        expected = tests / "recorder" / "expected.txt"
        self.assertIn("MPI_Barrier:", expected.read_text())
        expected.write_text("old")
        late = f"bindery: tests/recorder/expected.txt out of date; run `bindery generate --tests {tests}`\n"
        self.assertEqual(bindery(*apart, "--check").stderr, late)
        self.assertEqual(bindery(*apart, "--output", str(tests)).returncode, 2)

    def test_outputs_say_where_they_come_from(self) -> None:
        """Every output but JSON, which has no comments, names the spec and its template, and no folder of this
        machine."""
        tests = self.output.parent / "tests"
        bindery("generate", *SMALL, "--tests", str(tests))
        # generate.check compares generated/ with what is written.
        for path in (*(ROOT / "generated").rglob("*"), *tests.rglob("*")):
            if path.is_file() and path.suffix != ".json":
                text = path.read_text()
                self.assertRegex(
                    text.splitlines()[0],
                    r"Do not edit: `bindery generate` writes this from specs/.* through templates/",
                    path,
                )
                self.assertNotIn(str(ROOT), text, path)


unittest.main()
