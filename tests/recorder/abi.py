"""Build the recorder against an installed MPI's own mpi.h, put it under libmpi_abi in place of that MPI, and compare every call.

Usage: abi.py MPICC LEAST RECORDER BUILD ABI: as native.py, and ABI is the folder of tests/abi/run.py with libmpi_abi over
that MPI."""

import re
import shutil
import sys
from pathlib import Path

from native_build import CXX, HERE, OWN, ROOT, run_all
from processes import run

UNDER = "bnd_below_"  # before the names of the MPI's functions


def main() -> None:
    mpicc, least, generated, build, abi = sys.argv[1], int(sys.argv[2]), *map(Path, sys.argv[3:6])
    shutil.rmtree(build, ignore_errors=True)
    build.mkdir(parents=True)
    probe = abi / "build" / "probe"
    has = (probe / "bnd_native_has.h").read_text()
    (build / "rec_has.h").write_text(re.sub("BND_HAS_", "REC_HAS_", re.sub(r"(?s)#define BND_NATIVE_CALLS.*", "", has)))
    native = native_words(generated, build, probe)
    run_all(compilations(mpicc, native, generated, build, abi))
    rename(build)
    defined = run(
        mpicc,
        *(word for word in native if word != "-c"),
        "-E",
        "-dM",
        "-include",
        "mpi.h",
        str(ROOT / "abi" / "bnd_emulated.h"),
    )
    emulated = sorted(re.findall(r"#define BND_EMULATES_(\w+)", defined))
    persistent = re.findall(r"\+ BND_HAS_(\w+)", (ROOT / "generated" / "abi" / "bnd_native.h").read_text())
    emulated += [name for name in persistent if f"#define BND_HAS_{name} 0\n" in has]
    (build / "emulated.txt").write_text("\n".join(emulated))
    program = build / "over-recorder"  # <compare> is a header
    library = abi / "prefix" / "lib" / "libmpi_abi.a"
    run(mpicc, *sorted(map(str, build.glob("*.o"))), library, "-lstdc++", "-ldl", "-o", program)
    tally = run(program, generated / "expected.txt", build / "emulated.txt")
    print(tally, end="")
    if int(tally.splitlines()[-1].split()[0]) < least:
        sys.exit(f"fewer than {least} calls")


def native_words(generated: Path, build: Path, probe: Path) -> list[str]:
    """How the other side is compiled."""
    native = ["-w", "-O0", "-DREC_NATIVE=1", "-DREC_ABI=1", f"-DREC_PREFIX={UNDER}MPI", "-DREC_SHIFT=2", "-c"]
    native += [f"-DREC_OWN_MPI_{stem}=1" for stem in OWN]
    native += [f"-I{folder}" for folder in (build, HERE, generated, probe, ROOT / "generated" / "abi", ROOT / "abi")]
    return native


def compilations(mpicc: str, native: list[str], generated: Path, build: Path, abi: Path) -> list[list[str]]:
    """The commands that compile both sides."""
    abi_folders = (HERE, generated, ROOT / "c" / "include", ROOT / "generated" / "c" / "include")
    above = [str(abi / "prefix" / "bin" / "mpicc_abi"), "-w", "-O0", "-c", *(f"-I{folder}" for folder in abi_folders)]

    def job(words: list[str], source: Path, name: str, *more: str) -> list[str]:
        return [*words, *more, str(source), "-o", str(build / f"{name}.o")]

    c, cxx = [mpicc, "-std=gnu11", *native], [mpicc, *CXX, *native]
    jobs = [job(c, source, f"recorder-{source.stem}") for source in sorted((generated / "recorder").glob("*.c"))]
    jobs += [job(above, source, f"caller-{source.stem}") for source in sorted((generated / "caller").glob("*.c"))]
    names = ("own", "recorder", "abi_compare", "abi_values", "abi_procedures")
    jobs += [job(cxx, HERE / f"{name}.cpp", name) for name in names]
    jobs += [job(c, generated / "families.c", "families-native", "-DREC_FAMILIES=rec_families_native")]
    jobs += [job(above, generated / "families.c", "families-abi", "-DREC_FAMILIES=rec_families_abi")]
    jobs += [job(c, ROOT / "generated" / "abi" / "native.c", "native", "-DBND_ABI_STATIC")]
    return jobs


def rename(build: Path) -> None:
    """The table names the recorder's functions."""
    table, names = build / "native.o", build / "names"
    found = re.findall(r"\bMPIX?_(?:T_[a-z]|[A-Z][a-z])\w*$", run("nm", "-u", table), re.MULTILINE)
    names.write_text("".join(f"{name} {UNDER}{name}\n" for name in found))
    run("objcopy", f"--redefine-syms={names}", table)


main()
