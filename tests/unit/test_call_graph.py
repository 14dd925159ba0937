"""The references of code, from what binutils print for AArch64: tabs after mnemonics, calls of local functions by place."""

from __future__ import annotations

from pathlib import Path

import pytest
from bindery_mpi.linker_names import call_graph
from bindery_mpi.linker_names.call_graph import Code

NM = "mpi_bcast_f08ts_ T 1000 20\nmpi_other_ T 1100 10\nMPI_Bcast U\n"
OBJDUMP = """\
0000000000001000 <mpi_bcast_f08ts_@@Base>:
    1000:\tstp\tx29, x30, [sp, #-16]!
    1004:\tbl\t1180 <mpi_other_@@Base+0x80>
    1008:\tret
    1100:\tblr\tx3
    1120:\tbl\t900 <PMPI_Comm_size@plt>
    1180:\tldr\tx0, [x1]
    1184:\tbl\t904 <MPI_Bcast@plt>
"""


def test_aarch64(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    library = tmp_path / "lib.so"
    library.touch()
    texts = {"nm": NM, "objdump": OBJDUMP}
    monkeypatch.setattr(call_graph, "run_tool", lambda target, words: "" if "-R" in words else texts[words[0]])
    found = Code("mpicc", library).references(["mpi_bcast_f08ts_"])
    assert found["mpi_bcast_f08ts_"] == {"lib.so+1180"}
    assert found["lib.so+1180"] == {"MPI_Bcast"}
    # The call between two functions belongs to neither.
    assert found["mpi_other_"] == {call_graph.INDIRECT}
