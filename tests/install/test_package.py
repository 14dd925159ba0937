"""The Python package gives bindings by one command, without a clone: `pip wheel`, `pip install`, `bindery build`.

Usage: test_package.py FOLDER, which is made anew. Needs a package registry for setuptools and jinja2."""

import re
import shutil
import sys
import zipfile
from pathlib import Path

from support import ROOT, must, need, run

FAST = ["-DCMAKE_UNITY_BUILD=ON", *(f"-DCMAKE_{name}_FLAGS_RELEASE=-O0" for name in ("C", "CXX", "Fortran"))]
PARTS = ["abi", "c", "cmake", "docs", "fortran", "modern", "mpicxx", "probes", "solo", "specs", "templates", "tools"]
PARTS += [f"generated/{name}" for name in ("abi", "c", "fortran", "modern", "mpicxx", "probes", "solo", "tool")]
PACKAGES = {link.resolve(): link.name for link in (ROOT / "generator/bindery_mpi").iterdir() if link.is_symlink()}
NOT_BUILT = {"README.md", ".clang-tidy", "BUILD.md"}


def expect(right: bool, what: str) -> None:
    if not right:
        sys.exit(what)


def wheel(folder: Path) -> Path:
    """Leaves nothing in the checkout (generate.installed looks for it)."""
    must("no virtual environment", sys.executable, "-m", "venv", folder / "venv")
    must("no wheel", folder / "venv/bin/pip", "wheel", "--quiet", "--no-deps", "-w", folder, ROOT)
    return next(folder.glob("*.whl"))


def whole(made: Path) -> None:
    """All sources are in the wheel, byte for byte."""
    with zipfile.ZipFile(made) as archive:
        names = set(archive.namelist())
        for part in PARTS:
            for path in (ROOT / part).rglob("*"):
                if path.is_file() and path.name not in NOT_BUILT and "__pycache__" not in path.parts:
                    package = PACKAGES.get(path.parent) if path.suffix == ".py" else None
                    name = f"bindery_mpi/{f'{package}/{path.name}' if package else path.relative_to(ROOT)}"
                    expect(name in names, f"the wheel lacks {name}: correct pyproject.toml or setup.py")
                    expect(archive.read(name) == path.read_bytes(), f"the wheel has another {name}")


def refusals(bindery: Path, folder: Path) -> None:
    for words, path, said in (
        (["build", "solo", "--prefix", "p"], f"{folder}/venv/bin", "bindery build: cmake: not found; install CMake 3.20 or newer"),
        (["build", "cxx", "--mpicc", "no-mpicc", "--prefix", "p"], "", "bindery build: no-mpicc: not found; install it, or name another one with --mpicc"),
        (["build", "cxx", "-DX", "--prefix", "p"], "", "bindery build: -DX: no value; write -DX=VALUE"),
    ):  # fmt: skip
        done = run(bindery, *words, cwd=folder, **({"PATH": path} if path else {}))
        expect((done.returncode, done.stderr) == (2, said + "\n"), f"{words}: {done.returncode} {done.stderr}")
    (folder / "wrong.j2").write_text("{{ nothing }}")
    said = run(bindery, "render", "wrong.j2", "-o", "rendered", cwd=folder).stderr
    page = re.search(r"; (\S+) lists what templates can use", said)
    is_there = page is not None and (folder / page[1]).is_file()
    expect(is_there, f"a message names a page that is not installed: {said}")
    done = run(bindery, "build", "cxx", "--mpicc", "gcc", "--prefix", "p", cwd=folder)
    expect(done.returncode == 2 and done.stderr.count("\n") == 1 and "mpi.h" in done.stderr, done.stderr)
    expect(not (folder / "p").exists(), "a refusal has installed something")


def main() -> None:
    folder = Path(sys.argv[1]).resolve()
    need("gfortran", "mpicc.mpich", "ninja")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    made = wheel(folder)
    whole(made)
    must("no package", folder / "venv/bin/pip", "install", "--quiet", made)
    bindery, prefix = folder / "venv/bin/bindery", folder / "pre fix"
    refusals(bindery, folder)
    must("build", bindery, "build", "fortran", "cxx", "--mpicc", "mpicc.mpich", "--prefix", prefix, "--jobs", 2, *FAST)
    must("build", bindery, "build", "solo", "tools", "--prefix", folder / "solo", "--jobs", 2, *FAST[:-1])
    for command, source, line in (
        ("mpifort", "heat/heat_f08.F90", "same as the serial run: T"),
        ("mpicxx", "profiling-mpicxx/ring.cpp", "token 0, sum 0"),
    ):
        must(command, prefix / "bin" / command, ROOT / "examples" / source, "-o", folder / command)
        expect(line in must(command, folder / command), f"{command}: the program does not print {line}")
    (folder / "one.c").write_text("#include <mpi.h>\nint main(void) { MPI_Init(0, 0); return MPI_Finalize(); }\n")
    must("solo", folder / "solo/bin/mpicc", folder / "one.c", "-o", folder / "one")
    must("solo", folder / "one")
    must("tools", folder / "solo/bin/bindery-stack", "-help")
    report = folder / "report.json"
    must("profile", bindery, "profile", "--json", report, "--", "mpiexec.mpich", "-n", 2, folder / "mpifort")
    expect("MPI_Sendrecv" in report.read_text(), "the report lacks MPI_Sendrecv")
    print("right")


main()
