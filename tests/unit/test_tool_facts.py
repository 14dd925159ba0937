"""The facts of a routine that tools know follow from the spec: the checker and the profiler decide by it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from bindery_mpi.launch.tool import Tool, files_of
from bindery_mpi.views.tool.tool_call import ToolCall

ROOT = Path(__file__).resolve().parents[2]
NO_WORDS = ["send_mode::none", "epoch::none", "root_buffer::none"]


@pytest.fixture
def call(spec, procedure):
    return lambda name: ToolCall(procedure(name), spec)


@pytest.mark.parametrize(
    ("name", "sets"),
    [
        ("MPI_Allreduce_init_c", {"communicator"}),
        ("MPI_Neighbor_alltoallw", {"communicator"}),
        ("MPI_Comm_free", {"communicator"}),
        ("MPI_Win_allocate_shared_c", {"communicator"}),
        ("MPI_File_open", {"communicator"}),
        ("MPI_Intercomm_create", {"communicator", "new"}),
        ("MPI_Comm_create_group", {"new"}),
        ("MPI_Win_fence", {"window"}),
        ("MPI_Win_free", {"window"}),
        ("MPI_File_close", {"file"}),
        ("MPI_File_iwrite_at_all_c", {"file"}),
        ("MPI_File_read_ordered_end", {"file"}),
        ("MPI_File_iread_shared", set()),
        ("MPI_Comm_get_parent", set()),
        ("MPI_Reduce_local", set()),
        ("MPI_Send", set()),
    ],
)
def test_whose_processes_all_call_it(call, name, sets):
    prefix = "collective_on_"
    assert {a.removeprefix(prefix) for a in call(name).attributes if a.startswith(prefix)} == sets


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("MPI_Issend", ["send_mode::synchronous", "epoch::none", "root_buffer::none", "positioning::none"]),
        ("MPI_Sendrecv_c", ["send_mode::standard", "epoch::none", "root_buffer::none", "positioning::none"]),
        (
            "MPI_Win_flush_local_all",
            ["send_mode::none", "epoch::flush_local", "root_buffer::none", "positioning::none"],
        ),
        ("MPI_Iscatterv", ["send_mode::none", "epoch::none", "root_buffer::sent", "positioning::none"]),
        ("MPI_Reduce_init", ["send_mode::none", "epoch::none", "root_buffer::received", "positioning::none"]),
        *(
            (name, [*NO_WORDS, "positioning::explicit_offset"])
            for name in ("MPI_File_iread_at_all_c", "MPI_File_write_at_all_end")
        ),
        *(
            (name, [*NO_WORDS, "positioning::individual_pointer"])
            for name in ("MPI_File_read", "MPI_File_seek", "MPI_File_write_all_end")
        ),
        *(
            (name, [*NO_WORDS, "positioning::shared_pointer"])
            for name in ("MPI_File_write_ordered_begin", "MPI_File_seek_shared")
        ),
        ("MPI_File_set_size", []),
        ("MPI_Bcast", []),
        ("MPI_Reduce_scatter", []),
        ("MPI_Recv", []),
    ],
)
def test_words(call, name, words):
    assert call(name).words == words


@pytest.mark.parametrize(
    ("name", "synchronous"),
    [("MPI_Send", "Ssend"), ("MPI_Isend_c", "Issend_c"), ("MPI_Send_init", "Ssend_init"), ("MPI_Ssend", "")]
    + [(name, "") for name in ("MPI_Bsend", "MPI_Sendrecv", "MPI_Recv")],
)
def test_the_same_in_the_synchronous_mode(call, name, synchronous):
    assert call(name).synchronous == synchronous


@pytest.mark.parametrize(
    ("attribute", "names"),
    [
        ("completes_some", {"MPI_Waitany", "MPI_Waitsome", "MPI_Testany", "MPI_Testsome"}),
        ("cancels_requests", {"MPI_Cancel"}),
        ("asks_for_requests", {f"MPI_Request_get_status{which}" for which in ("", "_any", "_all", "_some")}),
        ("creates_key", {f"MPI_{of}_create_keyval" for of in ("Comm", "Type", "Win")} | {"MPI_Keyval_create"}),
        ("frees_key", {f"MPI_{of}_free_keyval" for of in ("Comm", "Type", "Win")} | {"MPI_Keyval_free"}),
    ],
)
def test_attributes(spec, attribute, names):
    assert {p.name for p in spec.c_procedures if attribute in ToolCall(p, spec).attributes} == names


@pytest.mark.parametrize("name", ["check", "profile"])
def test_a_tool_is_compiled_anew_for_what_it_includes(name: str):
    """The files that the name of its library stands for are those that the compiler reads."""
    tool = Tool(name, "", 1)
    folders = [f"-I{ROOT / folder}" for folder in ("tools/kit/include", "tools/kit/common", "generated/tool/include")]
    sources = [path for path in files_of(tool) if path.suffix == ".cpp"]
    command: list[str | Path] = ["c++", "-std=c++20", "-MM", "-MG", "-DBINDERY_TOOL_NAME=tool", *folders, *sources]
    rules = subprocess.check_output(command, text=True, timeout=120).replace("\\\n", " ")
    read = {Path(word).resolve() for word in rules.split() if not word.endswith((".o:", "mpi.h"))}
    assert read == {path.resolve() for path in files_of(tool)}
    assert {path.parent.relative_to(ROOT / "tools").as_posix() for path in sources} == {f"{name}/native", "kit/common"}
