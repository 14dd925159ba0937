"""The other commands print these texts, and refuse so."""

import io
import json
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "generator"))

from bindery_mpi import cli  # noqa: E402
from bindery_mpi.cli import COMMANDS, main  # noqa: E402
from bindery_mpi.layers import load_checked  # noqa: E402
from bindery_mpi.lookup import find_routine  # noqa: E402
from bindery_mpi.options import parser  # noqa: E402


def as_command(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bindery_mpi", *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT / "generator", timeout=1000, check=False)


SPEC = load_checked(ROOT / "specs", root=ROOT)


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def bindery(*arguments: str) -> Done:
    """Runs the command, without a process of its own. The spec is loaded once for what only reads it."""
    reads = arguments[0] != "generate"
    cli.load_checked = (lambda *_: SPEC) if reads else load_checked
    with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
        try:
            status = main(list(arguments))
        except SystemExit as end:
            status = int(end.code or 0)
    return Done(status, out.getvalue(), err.getvalue())


class Commands(unittest.TestCase):
    def refused(self, message: str, *arguments: str) -> None:
        for run in (bindery, as_command):
            done = run(*arguments)
            self.assertEqual((done.returncode, done.stdout, done.stderr), (2, "", message + "\n"))

    def test_show_tells_every_rule_of_a_routine(self) -> None:
        text = bindery("show", "--rules", "MPI_Iprobe").stdout
        for line in (
            '    { name = "flag",   kind = "logical", intent = "out" },',
            "  c      int MPI_Iprobe(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status)",
            "             TYPE(MPI_Comm), INTENT(IN) :: comm",
            "    refusals         null-handle",
            "      refuse_if    BND_IS_NULL(comm, MPI_COMM_NULL)",
            "    fortran_wrapper  logical-out",
            "  generated/c/entry/MPI_Iprobe.c",
        ):
            self.assertIn(line + "\n", text)

    def test_show_prints_a_card_or_its_data(self) -> None:
        text = bindery("show", "MPI_Send").stdout
        self.assertRegex(text, r"(?m)^  dest +in +The rank in comm of the receiver \(may be MPI_PROC_NULL\)\.$")
        self.assertIn("Errors are raised on comm.", text)
        self.assertLessEqual(len(text.splitlines()), 25)
        self.assertEqual(
            json.loads(bindery("show", "send", "--json").stdout)["arguments"][3]["special"], ["MPI_PROC_NULL"]
        )
        self.refused(
            "bindery show: argument --rules: not allowed with argument --json; see `bindery show --help`",
            *("show", "--json", "--rules", "MPI_Send"),
        )

    def test_show_prints_the_names_that_exist(self) -> None:
        text = bindery("show", "--rules", "MPI_Allgatherv").stdout
        self.assertIn("displs, recvtype, comm, ierror), specific MPI_Allgatherv_c_f08ts\n", text)
        self.assertIn("  f08    MPI_Allgatherv(sendbuf", text.split("MPI_Allgatherv_c in each dialect")[1])
        self.assertNotIn("MPI_Allgatherv_c(sendbuf, sendcount,", text)
        for layer in (
            "refusals",
            "fortran_wrapper",
            "assumed_rank",
            "solo",
            "abi",
            "invalid_argument",
            "fortran_caller",
            "recorder",
        ):
            self.assertIn(f"\n    {layer} ", text)

    def test_show_prints_the_functions_of_cxx(self) -> None:
        text = bindery("show", "--rules", "MPI_Irecv").stdout
        for line in (
            "  cxx    Request MPI::Comm::Irecv(void *buf, int count, const Datatype &datatype, int source, int tag) const",
            "  c++20  mpi::request bindery::mpi::irecv(B1 &&buf, int source, int tag, mpi::comm comm)",
            "             template <detail::writable B1>",
        ):
            self.assertIn(line + "\n", text)
        self.assertIn("  c++20  void bindery::mpi::init()\n", bindery("show", "--rules", "MPI_Init").stdout)
        self.assertNotIn("c++20", bindery("show", "--rules", "MPI_Address").stdout)

    def test_show_finds_the_only_name_that_begins_so(self) -> None:
        for name, routine in (
            ("isend", "MPI_Isend"),
            ("Ipro", "MPI_Iprobe"),
            ("pack", "MPI_Pack"),
            ("mpi_wtim", "MPI_Wtime"),
        ):
            self.assertEqual(find_routine(SPEC, name).name, routine, name)
        self.refused(
            "bindery show: 'mpi_pack_e' begins MPI_Pack_external, MPI_Pack_external_size; write more of the name",
            "show",
            "mpi_pack_e",
        )

    def test_help_has_examples_that_the_parser_accepts(self) -> None:
        for command in COMMANDS:
            text = bindery(command, "--help").stdout
            self.assertRegex(
                text, "\nexit status: (0 all right, 1 something differs|0 the report is made|that of the command)"
            )
            examples = re.findall(r"^  bindery ([^>\n]+)", text, re.MULTILINE)
            self.assertTrue(examples, command)
            for example in examples:
                self.assertEqual(parser().parse_args(shlex.split(example)).command, command)

    def test_quirks_and_kinds_are_listed(self) -> None:
        rows = json.loads(bindery("quirks", "--json").stdout)
        self.assertIn(("fetches-wrong", "open_mpi", "5.0.7"), {(row["name"], row["mpi"], row["fixed"]) for row in rows})
        self.assertRegex(bindery("kinds").stdout, r"(?m)^tag +number +int +\S.*\.$")

    def test_overlay_must_be_a_folder_of_another_name(self) -> None:
        self.refused(
            "bindery: --overlay nowhere: there is no such folder; correct the path", "list", "--overlay", "nowhere"
        )
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "specs").mkdir()
            overlay = f"{folder}/specs"
            message = f"bindery: --overlay {overlay}: another folder has the same name; rename one of them"
            self.refused(message, "list", "--overlay", overlay)

    def test_show_knows_every_spelling(self) -> None:
        for name in (
            "MPI_Isend_c",
            "PMPI_ISEND",
            "mpi_isend_",
            "pmpi_isend_f08ts_",
            "MPI_Isend_c_f08ts",
            "MPI_ISEND_FTS",
        ):
            self.assertEqual(find_routine(SPEC, name).name, "MPI_Isend", name)

    def test_specs_may_be_a_copy_of_them_alone(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(ROOT / "specs", f"{folder}/specs")
            self.assertEqual(as_command("list", "--specs", f"{folder}/specs", "--class", "timer").stderr, "")

    def test_solo_refuses_no_routine(self) -> None:
        self.assertEqual(SPEC.unsupported, frozenset())

    def test_show_refuses_what_it_does_not_know(self) -> None:
        self.refused("bindery show: no routine 'MPI_Sned'; write 'MPI_Send'", "show", "MPI_Sned")

    def test_list_filters(self) -> None:
        names = {r["name"] for r in json.loads(bindery("list", "--json", "--class", "timer").stdout)}
        self.assertEqual(names, {"MPI_Wtime", "MPI_Wtick"})
        tool = json.loads(bindery("list", "--json", "--chapter", "tool-information").stdout)
        self.assertEqual(
            json.loads(bindery("list", "--json", "--chapter", "tool-information", "--dialect", "f08").stdout), []
        )
        self.assertEqual(len(tool), 51)
        self.assertTrue(bindery("list", "--since", "3.1").stdout.endswith("\n9 routines\n"))

    def test_list_refuses_what_nothing_has(self) -> None:
        self.refused(
            "bindery list: --since soon: nothing has it; use one of 1.0, 1.2, 2.0, 2.1, 2.2, 3.0, 3.1, 4.0, 4.1, 5.0",
            "list",
            "--since",
            "soon",
        )

    def test_list_names_the_classes_that_there_are(self) -> None:
        message = bindery("list", "--class", "nosuch").stderr
        self.assertTrue(
            message.startswith("bindery list: --class nosuch: nothing has it; use one of attribute, "), message
        )

    def test_list_takes_the_name_of_the_header_for_its_dialect(self) -> None:
        self.assertEqual(bindery("list", "--dialect", "mpif.h").stdout, bindery("list", "--dialect", "mpifh").stdout)

    def test_generate_refuses_a_place_that_cannot_be_written(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "file").write_text("in the way")
            for place, reason in ((f"{folder}/file/x", "Not a directory"), ("/proc/nope", "No such file or directory")):
                message = bindery(
                    "generate", "--specs", str(ROOT / "tests" / "examples" / "barrier" / "specs"), "--output", place
                ).stderr
                self.assertRegex(
                    message, rf"^bindery generate: {place}\S*: {reason}; name a folder that can be written\n$"
                )
            self.assertEqual([path.name for path in Path(folder).iterdir()], ["file"])

    def test_render_refuses_in_one_line(self) -> None:
        ready = ("render", "empty_tool.c")
        for message, *arguments in (
            ("no routine 'MPI_Sned'; write 'MPI_Send'", *ready, "-o", "/proc/nope", "--routine", "MPI_Sned"),
            ("--class timr: nothing has it; write 'timer'", *ready, "-o", "/proc/nope", "--class", "timr"),
            ("a template and a folder are needed; write TEMPLATE.j2 -o DIR, or --list", *ready),
        ):
            self.refused(f"bindery render: {message}", *arguments)
        written = bindery(*ready, "-o", "/proc/nope", "--class", "timer").stderr
        reason = "No such file or directory; name a folder that can be written with -o"
        self.assertEqual(written, f"bindery render: /proc/nope: {reason}\n")
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "wrong.j2"
            path.write_text("first\n{{ routines | }}\n", encoding="utf-8")
            wrong = "expected token 'name', got 'end of print statement'; correct the template"
            self.refused(f"bindery render: {path}:2: {wrong}", "render", str(path), "-o", f"{folder}/out")
            self.assertFalse((Path(folder) / "out").exists())

    def test_render_takes_no_template_for_another(self) -> None:
        """An ending that all names have makes none of them alike."""
        for name, remedy in (
            ("nosuch.j2", "use one of editor.F90.j2, "),
            ("trace.c.j2", "use one of editor.F90.j2, "),
            ("gocha", "write 'gotcha.c.j2'"),
        ):
            message = bindery("render", name, "-o", "/proc/nope").stderr
            self.assertTrue(message.startswith(f"bindery render: {name}: there is no such template; {remedy}"), message)

    def test_names_refuses_in_one_line(self) -> None:
        wrong = "neither a command, nor a header (.h), nor a library (.so, .a); name an mpicc, an mpi.h or a library"
        self.refused(f"bindery names: nosuch: {wrong}", "names", "nosuch")

    def test_audit_takes_a_library_before_its_target(self) -> None:
        self.assertNotIn("required", bindery("audit", "--library", "nosuch.so", "nosuch.h").stderr)

    def test_usage_is_one_line(self) -> None:
        self.refused("bindery: unrecognized arguments: --fast; see `bindery --help`", "list", "--fast")

    def test_manifest_has_names_roles_and_data(self) -> None:
        manifest = json.loads(bindery("manifest").stdout)
        send = manifest["routines"]["MPI_Send_c"]
        self.assertEqual(send["specifics"], {"f08": ["MPI_Send_c_f08ts"]})
        self.assertEqual((send["roles"]["send_peer"], send["roles"]["message_tag"]), ("dest", "tag"))
        early = {name for name, facts in manifest["routines"].items() if "callable_before_init" in facts}
        self.assertTrue({"MPI_Init", "MPI_Initialized", "MPI_Get_version"} <= early)
        self.assertNotIn("MPI_Comm_rank", early)
        self.assertEqual(
            manifest["data"]["mpich"]["MPI_IN_PLACE"],
            {"mpi": "mpipriv1_", "after": ["MPI_BOTTOM"], "f08": "MPIR_F08_MPI_IN_PLACE"},
        )
        self.assertEqual(manifest["data"]["openmpi"]["MPI_BOTTOM"], {"mpi": "mpi_fortran_bottom_"})

    def test_manifest_keeps_shifts_apart(self) -> None:
        """mpi_x_ calls MPI_X and pmpi_x_ calls PMPI_X, in every dialect, never mixed; each in an object of its own (R7,
        R8)."""
        routines = json.loads(bindery("manifest").stdout)["routines"]
        self.assertEqual(len(routines), 702)
        for name, routine in routines.items():
            for item in (o for o in routine["objects"] if o["dialects"] != ["c"]):
                profiled = item["symbols"][0].startswith("pmpi_")
                self.assertIn(item["calls"], ([], ["P" + name if profiled else name]))
            symbols = [
                s for o in routine["objects"] for names in (o["symbols"], *o.get("also", {}).values()) for s in names
            ]
            self.assertEqual(len(symbols), len(set(symbols)), name)

    def test_manifest_knows_what_one_kind_of_mpi_has(self) -> None:
        """Second names over MPICH, buffers by address over Open MPI, in both shifts (R8)."""
        objects = json.loads(bindery("manifest").stdout)["routines"]
        large = {o["object"]: o.get("also") for o in objects["MPI_Send_c"]["objects"]}
        self.assertEqual(
            large,
            {
                "MPI_Send_c.o": None,
                "mpi_send_c_f08ts.o": {"mpich": ["mpi_send_f08ts_large_"]},
                "pmpi_send_c_f08ts.o": {
                    "mpich": ["pmpi_send_f08ts_large_", "pmpir_send_c_f08ts_", "pmpir_send_f08ts_large_"]
                },
            },
        )
        by_address = {o["object"]: o["symbols"] for o in objects["MPI_Send"]["objects"] if o.get("over") == ["openmpi"]}
        self.assertEqual(by_address, {"mpi_send_f08.o": ["mpi_send_f08_"], "pmpi_send_f08.o": ["pmpi_send_f08_"]})
        others = ("MPI_Send_c", "MPI_Comm_rank", "MPI_F_sync_reg", "MPI_Psend_init")
        self.assertFalse([o for name in others for o in objects[name]["objects"] if "over" in o])


unittest.main()
