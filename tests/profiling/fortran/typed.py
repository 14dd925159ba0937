"""The link lines that a stranger types: those of docs/howto/c-tools.md, in its words, for each dialect, over the shared library and the
archive. A profiler of C in an archive sees the call once; so it does by a compiler and a linker of the stranger's own (R6, R15).

Usage: typed.py FOLDER MPI COMPILER: FOLDER is the build folder of fortran/"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

from mpi import ROOT, Bindings, report, stop
from processes import attempt, run

HERE = Path(__file__).resolve().parent
INSTALLED = "/opt/bindery"  # in the page


def page() -> tuple[str, str]:
    """The page's lines for a profiler: the first two make and link it, the others bring the wrappers with it."""
    section = (ROOT / "docs/howto/c-tools.md").read_text(encoding="utf-8").split("## Link it")[1].split("\n## ")[0]
    blocks = [block.splitlines() for block in re.findall(r"```sh\n(.*?)```", section, re.DOTALL)]
    if [len(block) for block in blocks] != [2, 2]:
        stop("docs/howto/c-tools.md: the profiler's lines of shell are not two and two")
    return "\n".join(blocks[0]), "\n".join(blocks[1])


def wrong(ours: Bindings, work: Path, commands: str) -> str:
    """Says what is wrong with the program `app` that the commands link; empty if the profiler sees its one call of MPI_Send."""
    (work / "app").unlink(missing_ok=True)
    path = f"{work}:{ours.folder / 'bin'}:/usr/local/bin:/usr/bin:/bin"
    libraries = work / "prefix" / "lib"
    variables = {
        "PATH": path,
        "PKG_CONFIG_PATH": f"{libraries}/pkgconfig",
        "LD_RUN_PATH": f"{libraries}",
        "LC_ALL": "C",
    }
    done = attempt("sh", "-ec", commands, cwd=work, environment=variables)
    if done.returncode:
        return f"{commands}\n{done.stdout}{done.stderr}"
    printed, _ = ours.on_four(work / "app")
    return "" if printed == ["sends: 1"] else f"{commands}\nprinted {printed}"


def lines(ours: Bindings, compiler: str) -> list[str]:
    """The commands to type: the page's, with either library, and others."""
    plain, with_wrappers = (text.replace(INSTALLED, str(ours.folder)) for text in page())
    mpi = "-lmpich" if ours.mpi == "mpich" else "-lmpi"
    ours_by_hand = f"-L{ours.folder}/lib -Wl,-rpath,{ours.folder}/lib -lbindery_mpifort"
    static = [text.replace("mpifort ", "mpifort -static-bindery ") for text in (plain, with_wrappers)]
    packaged = "pkg-config --libs bindery-mpifort"
    by_path = plain.replace("-L. -lmyprof", "./libmyprof.a")
    shared = (
        "mpicc -shared myprof.o -o libkept.so\nmpifort -fuse-ld=gold -Wl,-rpath,$PWD app.f90 -L. -profile=kept -o app"
    )
    by_hand = f"{compiler} app.o -L. -lmyprof {ours_by_hand} {mpi} -o app"
    found = [f"{compiler} app.o -L. -lmyprof $({said}) -o app" for said in ("mpifort -showme:link", packaged)]
    return [plain, static[0], by_path, *found, shared, with_wrappers, static[1], by_hand]


def main() -> int:
    folder, mpi, compiler = sys.argv[1:]
    ours = Bindings(Path(folder), mpi)
    work = ours.folder / "typed"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir()
    shutil.copy(HERE / "myprof.c", work)
    run("cmake", "--install", ours.folder, "--prefix", work / "prefix")
    (work / "mpicc").symlink_to(shutil.which(f"mpicc.{mpi}") or stop(f"no mpicc.{mpi}; scripts/test installs it"))
    failures = []
    for dialect in ("f08", "mpi", "mpifh"):
        source = ROOT / "tests" / "fortran" / "twelve.F90"
        run("gfortran", "-cpp", "-E", "-P", f"-DDIALECT_{dialect}", source, "-o", work / "app.f90")
        run(ours.mpifort, "-c", "app.f90", cwd=work)
        failures += [f"{dialect}: {fault}" for text in lines(ours, compiler) if (fault := wrong(ours, work, text))]
    return report(failures, "the profiler sees the call in each program")


if __name__ == "__main__":
    sys.exit(main())
