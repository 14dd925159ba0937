"""docs/render.md has every name that templates see, and no other; each of them has a value for every routine."""

from __future__ import annotations

import re
import tempfile
import unittest
from pathlib import Path

from support import ROOT, SPEC, bindery, objects, render, run, specific

CLASSES = {
    "TemplateRoutine": objects.TemplateRoutine,
    "TemplateParameter": objects.TemplateParameter,
    "Specific": specific.Specific,
    "TemplateConstant": objects.TemplateConstant,
    "TemplateCallback": objects.TemplateCallback,
}
ROLE = re.compile(r"`(\w+)`")


def documented() -> dict[str, set[str]]:
    """The names in the first column of each table."""
    found = {}
    for title, table in re.findall(r"<!-- model: (\w+) -->\n\|.*\n\|.*\n((?:\|.*\n)+)", text()):
        columns = [row.split("|")[1] for row in table.splitlines()]
        found[title] = {name for column in columns for name in re.findall(r"`(\w+)", column)}
    return found


def text() -> str:
    return (ROOT / "docs" / "render.md").read_text(encoding="utf-8")


def public(cls: type) -> set[str]:
    names = {*dir(cls), *getattr(cls, "__dataclass_fields__", ())}
    for more in ("_OF_CALL", "_OF_ROUTINE", "_SAME"):
        names |= set(getattr(cls, more, ()))
    return {name for name in names if not name.startswith("_")}


class Model(unittest.TestCase):
    maxDiff = None

    def test_names(self) -> None:
        found = documented()
        self.assertEqual(set(found), set(CLASSES))
        for title, cls in CLASSES.items():
            with self.subTest(title):
                self.assertEqual(found[title], public(cls))

    def test_roles(self) -> None:
        """The roles in the table of the tool kit are those that some routine has."""
        roles = {role for r in objects.routines(SPEC, SPEC.procedures) for role in r.roles}
        page = (ROOT / "docs" / "tools-authors.md").read_text(encoding="utf-8")
        rows = page.partition("| role | |\n|---|---|\n")[2].partition("\n\n")[0].splitlines()
        named = {word for row in rows for word in ROLE.findall(row.split("|")[1])}
        named |= {role.replace("send_", "receive_") for role in named if role.startswith("send_")}
        self.assertEqual(roles - named, set())
        self.assertEqual(named - roles, set())

    def test_every_value(self) -> None:
        """No attribute fails, for any routine, parameter or Fortran procedure."""
        names = documented()
        simple = sorted(names["TemplateRoutine"] - {"specifics"})
        lines = ["{% for r in routines %}", *(f"{{{{ r.{name} }}}}" for name in simple)]
        lines += [
            "{% for p in r.parameters %}",
            *(f"{{{{ p.{name} }}}}" for name in names["TemplateParameter"]),
            "{% endfor %}",
        ]
        lines += ["{% for d in ('mpifh', 'mpi', 'f08') %}{% for s in r.specifics(d) %}"]
        lines += [*(f"{{{{ s.{name} }}}}" for name in names["Specific"]), "{% endfor %}{% endfor %}{% endfor %}"]
        for title, each in (("TemplateConstant", "constants"), ("TemplateCallback", "callbacks")):
            lines += [f"{{% for x in {each} %}}", *(f"{{{{ x.{name} }}}}" for name in names[title]), "{% endfor %}"]
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "all.txt.j2"
            path.write_text("\n".join([*lines, "{{ handles }} {{ bindery_version }}"]), encoding="utf-8")
            status, _, err = bindery("render", path, "-o", folder, "--removed")
            self.assertEqual((status, err), (0, ""))
            self.assertIn("MPI_Alltoallw_c", (Path(folder) / "all.txt").read_text())

    def test_roles_of_arguments(self) -> None:
        """Checked by hand against the standard."""
        rows = {r.name: {role: p.name for role, p in r.roles.items()} for r in objects.routines(SPEC, SPEC.procedures)}
        self.assertEqual(
            rows["MPI_Gatherv"],
            {
                "send_buffer": "sendbuf",
                "send_count": "sendcount",
                "send_datatype": "sendtype",
                "receive_buffer": "recvbuf",
                "receive_counts": "recvcounts",
                "receive_datatype": "recvtype",
                "receive_displacements": "displs",
                "root_rank": "root",
                "communicator": "comm",
            },
        )
        self.assertEqual(rows["MPI_Recv"]["receive_peer"], "source")
        self.assertEqual(rows["MPI_Comm_split"]["new_handle"], "newcomm")
        self.assertEqual(rows["MPI_Waitall"], {"requests": "array_of_requests", "statuses": "array_of_statuses"})

    def test_example(self) -> None:
        """The template of the page traces the sends of a program, under its own name."""
        with tempfile.TemporaryDirectory() as folder:
            work = Path(folder)
            source = ROOT / "examples" / "templates" / "trace.c.j2"
            render(source, "-o", work, "--mpi", "mpicc.mpich", "--class", "point-to-point")
            main = "int main(void) { int n = 3, m; MPI_Init(0, 0); MPI_Sendrecv(&n, 1, MPI_INT, 0, 1, &m, 1, MPI_INT, 0, 1, "
            main += "MPI_COMM_SELF, MPI_STATUS_IGNORE); return MPI_Finalize(); }\n"
            (work / "main.c").write_text("#include <mpi.h>\n" + main, encoding="utf-8")
            run("mpicc.mpich", "-Wall", "-Werror", "main.c", "trace.c", "-o", "main", cwd=work)
            traced = run("sh", "-c", "./main 2>&1", cwd=work)
        self.assertEqual(traced, "MPI_Sendrecv to 0: 4 bytes\n")


if __name__ == "__main__":
    unittest.main()
