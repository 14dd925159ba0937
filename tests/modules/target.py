"""The properties of a target: target.py TARGET COMPILER FOLDER writes bindery-probe.toml and the files of the modules that
depend on it.

`abi` is made from the spec; the others are probed."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = {
    "mpicc.mpich": "libmpich-dev",
    "mpicc.openmpi": "libopenmpi-dev",
    "gfortran": "gfortran",
    "flang-new-19": "flang-19",
}

sys.path.insert(0, str(ROOT / "generator"))

from bindery_mpi.spec.load import load  # noqa: E402


def abi() -> str:
    """The result over an MPI that has everything; what the standard ABI has no number for gets a number that it cannot
    have."""
    spec = load(ROOT / "specs")
    routines = [f'{p.name} = ["declared", "MPI", "PMPI"]' for p in spec.c_procedures]
    values = [
        f"{c.name} = {-5 if c.value is None else c.value}"
        for c in spec.constants.values()
        if "c" in c.dialects and not c.same_as and not c.only
    ]
    aliases = [f"{c.name} = {spec.constants[c.same_as].value}" for c in spec.constants.values() if c.same_as]
    sizes = [
        'target = "abi"',
        'sentinels = "own"',
        "int_bytes = 4",
        "bytes_of_MPI_Fint = 0",
        "bytes_of_MPI_Aint = 8",
        "bytes_of_MPI_Count = 8",
        "bytes_of_MPI_Offset = 8",
        "bytes_of_MPI_Status = 32",
        "status_source_offset = 0",
        "status_tag_offset = 4",
        "status_error_offset = 8",
        'descriptor = "cfi"',
        "choice_assumed = true",
        "integer_bytes = 4",
        "logical_bytes = 4",
        "real_bytes = 4",
        "double_bytes = 8",
        "kind_of_double = 8",
    ]
    return "\n".join(["[routines]", *routines, "[c]", *sizes, "[constants]", *values, *aliases, ""])


def probe(target: str, compiler: str, folder: Path) -> None:
    tools = (f"mpicc.{target}", compiler)
    for tool in tools:
        if not shutil.which(tool):
            sys.exit(f"{tool} is missing: install Debian's {PACKAGES[tool]}")
    script = ROOT / "cmake" / "BinderyProbe.cmake"
    cmake(f"-DMPICC={tools[0]}", f"-DFC={compiler}", f"-DOUTPUT={folder}", "-P", str(script))


def cmake(*arguments: str) -> None:
    subprocess.run(["cmake", *arguments], check=True, timeout=1000)


def main(target: str, compiler: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    if target == "abi":
        (folder / "bindery-probe.toml").write_text(abi())
    else:
        probe(target, compiler, folder)
    cmake(
        f"-DPROBE={folder}/bindery-probe.toml",
        f"-DOUTPUT={folder}",
        "-P",
        str(ROOT / "fortran" / "modules" / "write.cmake"),
    )


main(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
