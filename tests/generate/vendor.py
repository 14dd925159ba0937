"""examples/vendor-extension, with an installed bindery: it builds, each dialect calls the extensions, a C tool sees each call once, and the
generated recorder test of every routine passes over the vendor's mpi.h.

Usage: vendor.py VENV FOLDER: VENV has the command bindery (installed.py makes it); FOLDER is made anew.
       vendor.py FOLDER: generates alone, in a short time, and looks at the names."""

import json
import os
import shutil
import sys
from pathlib import Path

from processes import run

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "vendor-extension"
SYMBOLS = {
    "mpix_acme_checksum_",
    "mpix_acme_checksum_f08ts_",
    "mpix_acme_checksum_c_f08ts_",
    "mpix_acme_ibarrier_",
    "mpix_acme_ibarrier_f08_",
}


def look_at_names(generated: Path) -> None:
    routines = json.loads((generated / "manifest.json").read_text())["routines"]
    defined = {
        s for name in routines if name.startswith("MPIX_") for o in routines[name]["objects"] for s in o["symbols"]
    }
    missing = SYMBOLS - defined | {"p" + name for name in SYMBOLS} - defined
    if missing or "MPI_T_init_thread" in routines:
        sys.exit(f"manifest.json: {missing} missing, or a chapter that the overlay leaves out")


def main() -> None:
    *venvs, folder = (Path(argument).resolve() for argument in sys.argv[1:])
    shutil.rmtree(folder, ignore_errors=True)
    if not venvs:
        command = [sys.executable, "-m", "bindery_mpi", "generate", "--overlay", EXAMPLE / "acme", "--output", folder]
        run(*command)
        look_at_names(folder)
        return
    venv = venvs[0]
    os.environ.pop("PYTHONPATH", None)
    options = {"BINDERY": venv / "bin" / "bindery", "MPI_C_COMPILER": "mpicc.mpich", "MPIEXEC": "mpiexec.mpich"}
    run("cmake", "-S", EXAMPLE, "-B", folder, "-G", "Ninja", *(f"-D{name}={value}" for name, value in options.items()))
    run("cmake", "--build", folder)
    run("ctest", "--test-dir", folder, "--output-on-failure")
    look_at_names(folder / "generated")
    run(venv / "bin" / "bindery", "generate", "--overlay", EXAMPLE / "acme", "--tests", folder / "tests")
    recorder = ROOT / "tests" / "recorder" / "native.py"
    run(sys.executable, recorder, folder / "bin" / "mpicc", 300, folder / "tests" / "recorder", folder / "recorder")


main()
