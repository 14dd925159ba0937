"""Every function of bindery::mpi and bindery::pmpi, compiled with an installed MPI's own mpi.h, with the recorder in that MPI's
place: each argument must arrive, each output come back, and an error be returned. The other policy throws.

Usage: native.py MPICC COMPILER STANDARD LEAST SOURCES BUILD; LEAST is how many procedures there must be at least, SOURCES the
folder of `bindery generate --tests`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "recorder"))
from native_build import NativeBuild, run_all  # noqa: E402

WARNINGS = ["-Wall", "-Wextra", "-Wconversion", "-Wpedantic"]
# MPI's result, and the policy.
RUNS = (("0", ""), ("40", ""), ("0", "throwing"))


class ModernBuild(NativeBuild):
    """The recorder with callers in C++."""

    def __init__(self, mpicc: str, compiler: str, sources: Path, build: Path):
        super().__init__(mpicc, sources / "recorder", build)
        self.compiler = [mpicc, "-x", "c++", f"-I{sources / 'modern'}"]
        self.environment = os.environ | {"MPICH_CC": compiler, "OMPI_CC": compiler}
        has = re.sub(r"\bREC_HAS_", "BND_HAS_", self.header.read_text())
        (build / "bnd_tool_has.h").write_text(has)
        self.callers = sorted((sources / "modern").glob("*.cpp"))
        (build / "callers.cpp").write_text("".join(f'#include "{path}"\n' for path in self.callers))
        folders = [
            "tests/modern",
            "modern/include",
            "tools/kit/include",
            "generated/modern/include",
            "generated/tool/include",
        ]
        self.includes = [f"-I{ROOT / folder}" for folder in folders]

    def callers_job(self, standard: str) -> list[str]:
        flags = [flag for flag in self.flags if flag != "-w"]
        skip = ["-DMPICH_SKIP_MPICXX", "-DOMPI_SKIP_MPICXX", "-DBINDERY_TOOL_PROBED=1", "-DREC_SHIFT=0"]
        words = [*self.compiler, f"-std={standard}", *WARNINGS, *skip, *self.includes, *flags]
        return [*words, str(self.build / "callers.cpp"), "-o", self.object("callers")]

    def compare_job(self) -> list[str]:
        return [*self.compiler, *self.cxx_job("compare")[1:]]


def own_warnings(text: str) -> list[str]:
    """Return the warnings of the headers; the callers are generated in C's style."""
    places = ("/modern/include/", "/tools/kit/include/", "/tool/include/")
    return [
        line for line in text.splitlines() if ": warning:" in line and any(p in line.split(": ")[0] for p in places)
    ]


def main() -> None:
    mpicc, compiler, standard, least = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
    sources, folder = Path(sys.argv[5]).resolve(), Path(sys.argv[6])
    native = ModernBuild(mpicc, compiler, sources, folder)
    run_all([*native.recorder_jobs(), native.compare_job()])
    job = native.callers_job(standard)
    done = subprocess.run(job, capture_output=True, text=True, timeout=1000, check=False, env=native.environment)
    if done.returncode:
        sys.exit(f"{' '.join(job)}\n{done.stderr[:5000]}")
    if found := own_warnings(done.stderr):
        sys.exit(f"native.py: {len(found)} warnings of the headers\n" + "\n".join(found[:20]))
    for result, policy in RUNS:
        os.environ.update({"REC_RESULT": result} | ({"MODERN_POLICY": policy} if policy else {}))
        native.compare(sources / "modern" / "expected.txt", least, [])
        os.environ.pop("MODERN_POLICY", None)


if __name__ == "__main__":
    main()
