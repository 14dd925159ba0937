"""Options, files and mistakes of `bindery render`."""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
import unittest
from pathlib import Path

from support import bindery


class Render(unittest.TestCase):
    maxDiff = None

    def setUp(self) -> None:
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)
        self.out = self.folder / "out"

    def template(self, text: str, name: str = "my.txt.j2") -> Path:
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def rendered(self, text: str, *options: str) -> dict[str, str]:
        """Every file by its name."""
        status, _, err = bindery("render", self.template(text), "-o", self.out, *options)
        self.assertEqual((status, err), (0, ""))
        return {p.relative_to(self.out).as_posix(): p.read_text() for p in self.out.rglob("*") if p.is_file()}

    def refused(self, message: str, text: str, *options: str) -> None:
        """One line, status 2, and nothing written."""
        path = self.template(text)
        found = bindery("render", path, "-o", self.out, *options)
        self.assertEqual(found, (2, "", f"bindery render: {message.format(file=path, out=self.out)}\n"))
        self.assertFalse(self.out.exists() and list(self.out.rglob("*")))

    # ---- files -------------------------------------------------------------------------------------------------------

    def test_a_ready_template_is_not_what_an_earlier_run_wrote(self) -> None:
        for routine, lacks in (("MPI_Send", "Recv"), ("MPI_Recv", "Send")):
            with contextlib.chdir(self.folder):
                self.assertEqual(bindery("render", "routine_names.h", "-o", ".", "--routine", routine)[::2], (0, ""))
            text = (self.folder / "routine_names.h").read_text(encoding="utf-8")
            self.assertIn(f"ROUTINE_{routine[4:]} ", text)
            self.assertNotIn(f"ROUTINE_{lacks} ", text)

    def test_one_file_in_all(self) -> None:
        text = "{% for r in routines %}{{ r.name }} {% endfor %}"
        self.assertEqual(self.rendered(text, "--routine", "MPI_Send"), {"my.txt": "MPI_Send MPI_Send_c "})

    def test_a_file_for_each_routine(self) -> None:
        text = "{# file: {{ routine.chapter }}/{{ routine.name }}.txt #}\n{{ routine.number > 0 }}"
        expected = {f"point-to-point/{name}.txt": "True" for name in ("MPI_Send", "MPI_Send_c")}
        self.assertEqual(self.rendered(text, "--routine", "MPI_Send"), expected)

    def test_pattern_of_the_command_line(self) -> None:
        text = "{# file: unused #}\n{{ routine.name }}"
        files = self.rendered(text, "--file", "{{ routine.stem }}", "--routine", "MPI_Recv_c")
        self.assertEqual(files, {"Recv_c": "MPI_Recv_c"})

    def test_comments_of_fortran_are_never_broken(self) -> None:
        comment = "! " + 40 * "one, two, "
        text = "{# file: my.f90 #}\ncall a(" + ", ".join(40 * ["bcd"]) + ") " + comment + "\n" + comment + "\n"
        code, *lines = self.rendered(text)["my.f90"].splitlines()
        self.assertTrue(code.endswith(" &"))
        self.assertEqual([line.endswith(comment) for line in lines], [True, True])

    def test_source_for_editors(self) -> None:
        options = ("-o", self.out, "--routine", "MPI_Send", "--routine", "MPI_Wtime")
        self.assertEqual(bindery("render", "editor.F90", *options)[::2], (0, ""))
        text = (self.out / "mpi_for_editors.F90").read_text(encoding="utf-8")
        modules = re.findall(r"^module (\w+)$(.*?)^end module$", text, re.DOTALL | re.MULTILINE)
        self.assertEqual([name for name, _ in modules], ["mpi", "mpi_f08"])
        old, new = (module for _, module in modules)
        brief = "        !> Send a message and return once the buffer may be reused.\n"
        self.assertIn(brief + "        subroutine MPI_SEND(BUF, COUNT, DATATYPE, DEST, TAG, COMM, IERROR)\n", old)
        self.assertIn(brief + "        subroutine MPI_Send(buf, count, datatype, dest, tag, comm, ierror)\n", new)
        self.assertIn("TYPE(*), DIMENSION(..), INTENT(IN) :: buf !< The elements to send.\n", new)
        self.assertIn("        DOUBLE PRECISION function MPI_Wtime()\n", new)
        self.assertIn("    type(MPI_Comm) :: MPI_COMM_WORLD", new)

    def test_what_is_the_same_stays_untouched(self) -> None:
        self.rendered("{{ routines | length }}", "--class", "timer")
        before = (self.out / "my.txt").stat().st_mtime_ns
        status, out, _ = bindery("render", self.folder / "my.txt.j2", "-o", self.out, "--class", "timer")
        self.assertEqual((status, out), (0, "0 written, 1 unchanged\n"))
        self.assertEqual((self.out / "my.txt").stat().st_mtime_ns, before)

    def test_long_lines_are_broken(self) -> None:
        for name in ("x.c", "x.f90"):
            files = self.rendered("call x(" + ", ".join(["argument"] * 30) + ")\n", "--file", name, "--class", "timer")
            self.assertTrue(all(len(line) <= 122 for line in files[name].splitlines()), files)

    # ---- selection ---------------------------------------------------------------------------------------------------

    def chosen(self, *options: str) -> list[str]:
        return self.rendered("{% for r in routines %}{{ r.name }} {% endfor %}", *options)["my.txt"].split()

    def test_options_restrict_each_other(self) -> None:
        self.assertEqual(self.chosen("--class", "timer"), ["MPI_Wtick", "MPI_Wtime"])
        both = self.chosen("--class", "collective", "--class", "timer")
        self.assertTrue({"MPI_Bcast", "MPI_Wtime"} <= set(both))
        self.assertNotIn("MPI_Send", both)
        self.assertEqual(self.chosen("--class", "timer", "--routine", "mpi_wtick_"), ["MPI_Wtick"])

    def test_standard(self) -> None:
        old = self.chosen("--standard", "3.1")
        self.assertTrue({"MPI_Send", "MPI_Ibcast"} <= set(old))
        self.assertFalse({"MPI_Send_c", "MPI_Session_init", "MPI_Address"} & set(old))
        self.assertIn("MPI_Address", self.chosen("--standard", "2.2"))

    def test_removed(self) -> None:
        self.assertNotIn("MPI_Address", self.chosen())
        self.assertIn("MPI_Address", self.chosen("--removed"))
        self.assertEqual(self.chosen("--routine", "MPI_Address"), ["MPI_Address"])

    def test_dialect(self) -> None:
        self.assertNotIn("MPI_Send_c", self.chosen("--dialect", "mpif.h"))
        self.assertNotIn("MPI_Sizeof", self.chosen("--dialect", "c"))
        self.assertIn("MPI_Send_c", self.chosen("--dialect", "f08"))

    def test_exclude(self) -> None:
        self.assertEqual(self.chosen("--routine", "MPI_Send", "--exclude", "MPI_Send_c"), ["MPI_Send"])
        self.assertEqual(self.chosen("--class", "timer", "--exclude", "mpi_wtick"), ["MPI_Wtime"])

    def test_list(self) -> None:
        status, out, _ = bindery("render", "--list")
        self.assertEqual(status, 0)
        self.assertRegex(out, r"(?m)^empty_tool\.c\.j2 +A tool in C that does nothing: each MPI_X calls PMPI_X\.")

    # ---- mistakes ----------------------------------------------------------------------------------------------------

    def test_syntax(self) -> None:
        message = "{file}:2: Encountered unknown tag 'fro'; correct the template"
        self.refused(message, "first\n{% fro r in routines %}\n")
        self.refused("{file}:3: unexpected '}}'; correct the template", "\n\n{{ routine.name } }}\n")

    def test_what_is_not_defined(self) -> None:
        message = "{file}:3: a routine has no attribute 'nam'; docs/howto/render.md lists what templates can use"
        self.refused(message, "{% for r in routines %}\n\n{{ r.nam }}\n{% endfor %}", "--class", "timer")
        message = "{file}:1: 'nothing' is undefined; docs/howto/render.md lists what templates can use"
        self.refused(message, "{{ nothing }}")
        message = (
            "{file}:1: 'dict object' has no attribute 'root_rank'; docs/howto/render.md lists what templates can use"
        )
        self.refused(message, "{{ routines[0].roles.root_rank.name }}", "--routine", "MPI_Send")

    def test_failures_of_expressions(self) -> None:
        message = "{file}:2: no dialect 'f90'; use one of mpifh, mpi, f08; correct the template"
        self.refused(message, "\n{{ routines[0].specifics('f90') }}", "--class", "timer")
        message = '{file}:1: can only concatenate str (not "int") to str; correct the template'
        self.refused(message, "{{ 'x' + 1 }}")

    def test_a_late_failure_leaves_nothing(self) -> None:
        text = "{# file: {{ routine.name }} #}\n{% if routine.stem == 'Wtime' %}{{ routine.oops }}{% endif %}"
        message = "{file}:2: a routine has no attribute 'oops'; docs/howto/render.md lists what templates can use"
        self.refused(message, text, "--class", "timer")

    def test_includes(self) -> None:
        self.refused("{file}:1: there is no template no.j2; correct its name", "{% include 'no.j2' %}")
        inner = self.template("\n{{ oops }}", "inner.j2")
        message = f"{inner}:2: 'oops' is undefined; docs/howto/render.md lists what templates can use"
        self.refused(message, "{% include 'inner.j2' %}")

    def test_names_of_files(self) -> None:
        message = "{file}:1: two routines have the file same; write {{{{ routine.name }}}} in `file:` or --file"
        self.refused(message, "{# file: {{ 'same' if routine }} #}\n", "--class", "timer")
        for name in ("/tmp/x", "../x"):
            message = f"{{file}}:1: '{name}' is no name of a file in the folder; correct `file:` or --file"
            self.refused(message, f"{{# file: {name} #}}\n")

    def test_options(self) -> None:
        self.refused("no routine 'MPI_Sned'; write 'MPI_Send'", "", "--routine", "MPI_Sned")
        self.refused("--class colective: nothing has it; write 'collective'", "", "--class", "colective")
        self.refused("--chapter topologie: nothing has it; write 'topologies'", "", "--chapter", "topologie")
        message = "no routine matches all of these options; leave one out"
        self.refused(message, "", "--class", "timer", "--routine", "MPI_Send")
        message = "argument --standard: 'four' is no version; write one such as 3.1; see `bindery render --help`"
        self.refused(message, "", "--standard", "four")

    def test_no_such_mpi(self) -> None:
        wrong = "neither a command, nor a header (.h), nor a library (.so, .a); name an mpicc, an mpi.h or a library"
        found = bindery("render", self.template(""), "-o", self.out, "--mpi", "nosuch")
        self.assertEqual(found, (2, "", f"bindery render --mpi: nosuch: {wrong}\n"))

    def test_templates_that_cannot_be_read(self) -> None:
        status, out, err = bindery("render", "empty_tol.c", "-o", self.out)
        message = "bindery render: empty_tol.c: there is no such template; write 'empty_tool.c.j2', or name a file\n"
        self.assertEqual((status, out, err), (2, "", message))
        path = self.folder / "binary.j2"
        path.write_bytes(b"\xff\xfe\x00")
        message = f"bindery render: {path}: it is not text in UTF-8; save it so\n"
        self.assertEqual(bindery("render", path, "-o", self.out), (2, "", message))

    def test_no_folder(self) -> None:
        message = "bindery render: a template and a folder are needed; write TEMPLATE.j2 -o DIR, or --list\n"
        self.assertEqual(bindery("render", self.template("")), (2, "", message))

    def test_a_folder_that_cannot_be_written(self) -> None:
        """A file is in the way, which stops root too; the other result is not there either."""
        self.out.mkdir()
        (self.out / "MPI_Wtime").mkdir()
        path = self.template("{# file: {{ routine.name }} #}\n")
        message = (
            f"bindery render: {self.out}/MPI_Wtime: {os.strerror(21)}; name a folder that can be written with -o\n"
        )
        self.assertEqual(bindery("render", path, "-o", self.out, "--class", "timer"), (2, "", message))
        self.assertEqual([p.name for p in self.out.iterdir()], ["MPI_Wtime"])
        found = bindery("render", path, "-o", path, "--class", "timer")
        self.assertEqual(
            found, (2, "", f"bindery render: {path}: {os.strerror(17)}; name a folder that can be written with -o\n")
        )


if __name__ == "__main__":
    unittest.main()
