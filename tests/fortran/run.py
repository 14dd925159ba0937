"""The Fortran bindings over an installed MPI, as a user builds and uses them.

Usage: run.py CASE FOLDER MPI COMPILER: build, and objects with one for each routine, configure and build into FOLDER; the
others look at what they made."""

import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE.parent))
import launches  # noqa: E402
import processes  # noqa: E402
from circles import circles as find_circles  # noqa: E402
from circles import needed_by_objects  # noqa: E402
from launches import printed  # noqa: E402
from processes import AS_ROOT, configure_fortran  # noqa: E402

DIALECTS = {"f08": "f08", "mpi": "mpi", "mpifh": "mpif"}
PACKAGES = {"mpich": "mpich", "openmpi": "openmpi-bin"}
ALL_SHARED = "link all parts of the process with the shared libraries: no -static-bindery, no wrappers in a tool"
ALONE = "link it with those alone that it was compiled for"
OF_ITS_KIND = "compile them with the mpifort of these bindings"
OWN_FIRST = "compile them with the mpifort of these bindings, or load the bindings of its own first (LD_PRELOAD)"
STATIC = "-static-bindery"
QUICKLY = ["-DCMAKE_UNITY_BUILD=ON", "-DCMAKE_C_FLAGS_RELEASE=-O0 -DNDEBUG", "-DCMAKE_CXX_FLAGS_RELEASE=-O0 -DNDEBUG"]


def run(*command: object, cwd: Path | None = None, is_remembered: bool = True) -> str:
    out = processes.run(*command, cwd=cwd)
    if is_remembered and str(command[0]).endswith("/bin/mpifort"):
        launches.compiled(command)
    return out


def library(prefix: Path, rest: str) -> Path:
    """A library of the bindings; over the standard ABI it has MPI's name."""
    is_abi = any((prefix / "lib").glob("libmpifort_abi*"))
    return prefix / "lib" / f"{'libmpifort_abi' if is_abi else 'libbindery_mpifort'}{rest}"


def launch(processes: int, mpi: str) -> list[str]:
    mpiexec = f"mpiexec.{mpi}"
    if not shutil.which(mpiexec):
        sys.exit(f"no {mpiexec}; install the Debian package {PACKAGES[mpi]} (scripts/test does)")
    return [mpiexec, *(["--oversubscribe"] if mpi == "openmpi" else []), "-n", str(processes)]


def on(processes: int, mpi: str, program: Path, *arguments: str) -> list[str]:
    """Returns the output of a program that succeeds; tests under tools start it again. Its files are beside it: those of another
    MPI have the same names."""
    words, cwd = [*launch(processes, mpi), program, *arguments], Path(program).parent
    start = time.monotonic()
    text = run(*words, cwd=cwd)
    launches.started(words, text, time.monotonic() - start, cwd)
    return printed(text)


def on_four(mpi: str, program: Path) -> list[str]:
    return on(4, mpi, program)


def within(seconds: int, processes: int, mpi: str, program: Path, *arguments: str) -> list[str]:
    """Returns its output; nothing if it does not end in time. Its launcher ends what it has started."""
    words = [*launch(processes, mpi), str(program), *arguments]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=os.environ | AS_ROOT
    ) as started:
        try:
            return printed(started.communicate(timeout=seconds)[0])
        except subprocess.TimeoutExpired:
            started.terminate()
            return []


def flavour_of(compiler: str) -> str:
    """`-ilp64`, of gfortran-ilp64: the end of names of its bindings."""
    return "-ilp64" if compiler.endswith("-ilp64") else ""


def wrapper(folder: Path, compiler: str) -> Path:
    """The mpifort of bindings that are built."""
    mpifort = folder / "bin" / f"mpifort{flavour_of(compiler)}"
    if not mpifort.exists():
        sys.exit(f"no {mpifort}; ctest builds it before this test")
    return mpifort


def compiler_options(compiler: str) -> list[str]:
    """gfortran-shim is gfortran, whose descriptors come to the wrappers through shims, as those of an unknown compiler;
    gfortran-ilp64 has INTEGERs of 8 bytes."""
    for ending, option in {"-shim": "-DBINDERY_DESCRIPTORS=shim", "-ilp64": "-DBINDERY_FLAVOUR=ilp64"}.items():
        if compiler.endswith(ending):
            return [f"-DCMAKE_Fortran_COMPILER={compiler.removesuffix(ending)}", option]
    return [f"-DCMAKE_Fortran_COMPILER={compiler}"]


def flavour_options(compiler: str) -> list[str]:
    """For C++ that includes integer.h."""
    return ["-DINTEGER=long"] if flavour_of(compiler) else []


def configure_and_build(folder: Path, mpi: str, compiler: str, *options: str) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    usual = [
        "-DCMAKE_C_FLAGS=-Werror=incompatible-pointer-types",  # an error of GCC 14
        "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON",
    ]
    run(*configure_fortran(folder, f"mpicc.{mpi}", *compiler_options(compiler), *usual, *options))
    run("cmake", "--build", folder)


def objects(folder: Path, mpi: str, compiler: str) -> None:
    """An object for each routine, optimised, as by default. The checked wrappers of Open MPI are in the other build, whose
    probe serves both."""
    others: list[str] = []
    if mpi == "openmpi":
        others.append("-DBINDERY_CHECKED=OFF")
    if folder.name.endswith("-objects"):
        other = folder.with_name(folder.name.removesuffix("-objects"))
        others.append(f"-DBINDERY_PROBE_FILE={other / 'probe' / 'bindery-probe.toml'}")
    configure_and_build(folder, mpi, compiler, *others)


def build(folder: Path, mpi: str, compiler: str) -> None:
    """Tests that take single objects from the archive do so from these two, or from what `objects` builds."""
    if (compiler, mpi) in {("gfortran", "mpich"), ("gfortran-shim", "openmpi")}:
        objects(folder, mpi, compiler)
    else:
        # The wrappers around flang's descriptors are optimised in one of its builds.
        is_quick = compiler.startswith("gfortran") or mpi == "openmpi"
        configure_and_build(folder, mpi, compiler, *(QUICKLY if is_quick else QUICKLY[:1]))


def heat(folder: Path, mpi: str, _: str) -> None:
    """The example in three dialects on four processes, over the shared library and over the archive."""
    for name in DIALECTS.values():
        for how in ([], ["-static-bindery"]):
            program = folder / f"heat_{name}{len(how)}"
            run(folder / "bin" / "mpifort", *how, ROOT / "examples" / "heat" / f"heat_{name}.F90", "-o", program)
            lines = on_four(mpi, program)
            if lines != ["same as the serial run: T"]:
                sys.exit(f"{program.name} printed {lines}")


def odd(folder: Path, mpi: str, compiler: str) -> None:
    """Over an MPI as nobody has bound it yet; and what ends a program over an MPI that these bindings cannot serve."""
    sys.path.insert(0, str(ROOT / "tests" / "probes"))
    from odd import odd_mpicc  # of the other folder

    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    build, program = folder / "build", folder / "odd"
    run(*configure_fortran(build, odd_mpicc(folder), *compiler_options(compiler), *QUICKLY))
    run("cmake", "--build", build)
    run(build / "bin" / "mpifort", HERE / "odd.F90", "-o", program, is_remembered=False)
    words = [*launch(1, mpi), program, folder / "file"]
    lines = printed(run(*words))
    if lines != ["right"]:
        sys.exit(f"odd printed {lines}")
    for variable, message in {
        "ODD_NUMBERS": "Bindery: MPI_DATATYPE_NULL: is 1 in Fortran, and was 0 when these bindings were configured",
        "ODD_RANKS": "Bindery: MPI_Init: processes of this MPI share a program's libraries",
    }.items():
        done = processes.attempt(*words, environment={variable: "yes"})
        if not done.returncode or done.stderr.count("Bindery: ") != 1 or message not in done.stderr:
            sys.exit(f"with {variable}: {done.returncode}, {done.stderr}")


def device(folder: Path, _: str, compiler: str) -> None:
    """The compiler checks the attributes of CUDA Fortran's buffers, and the modules have it ignore them."""
    check = [compiler, "-fc1", "-fsyntax-only", "-x", "cuda", "-cpp", f"-I{folder / 'include'}", HERE / "device.F90"]
    run(*check)
    done = subprocess.run([*map(str, check), "-DUNDIRECTED"], capture_output=True, text=True, timeout=60, check=False)
    if done.returncode == 0 or "DEVICE" not in done.stderr.upper():
        sys.exit(f"the compiler does not look at the attribute: {done.stderr}")


def seen(folder: Path, mpi: str, compiler: str) -> None:
    """Twelve kinds of call in three dialects: a tool of C sees each exactly once."""
    tool = folder / "seen.o"
    run(
        f"mpicc.{mpi}",
        "-x",
        "c++",
        "-std=c++20",
        "-DMPICH_SKIP_MPICXX",
        "-DOMPI_SKIP_MPICXX",
        "-c",
        HERE / "seen.cpp",
        "-o",
        tool,
    )
    for dialect in DIALECTS:
        for how in ([], ["-static-bindery"]):
            program = folder / f"twelve_{dialect}{len(how)}"
            run(
                wrapper(folder, compiler),
                *how,
                "-cpp",
                f"-DDIALECT_{dialect}",
                HERE / "twelve.F90",
                tool,
                "-o",
                program,
            )
            lines = on_four(mpi, program)
            if len(lines) != 12 or any(not line.endswith(" 1") for line in lines):
                sys.exit(f"{program.name}: the tool saw\n" + "\n".join(lines))


def lenient(compiler: str) -> list[str]:
    """Old programs pass anything to a choice buffer."""
    return ["-fallow-argument-mismatch", "-w"] if compiler.startswith("gfortran") else []


def compiled(source: str, dialect: str, folder: Path, compiler: str, *more: object) -> Path:
    flags = ["-O3", "-cpp", f"-I{HERE}", f"-I{folder / 'probe'}", *lenient(compiler)]
    program = folder / f"{source}_{dialect}{len(more)}"
    options = [word for word in more if str(word).startswith("-static")]
    rest = [word for word in more if word not in options]
    run(
        folder / "bin" / "mpifort",
        *options,
        *flags,
        f"-DDIALECT_{dialect}",
        HERE / f"{source}.F90",
        *rest,
        "-o",
        program,
    )
    return program


def checks(source: str, folder: Path, mpi: str, compiler: str, *more: object) -> None:
    """A program in three dialects that counts what it checks, over the shared library and over the archive."""
    for dialect in DIALECTS:
        for how in ([], ["-static-bindery"]):
            program = compiled(source, dialect, folder, compiler, *how, *more)
            lines = on(1, mpi, program)
            tally = re.fullmatch(r"(\d+) checks, 0 wrong", "\n".join(lines))
            if not tally or int(tally[1]) < 10:
                sys.exit(f"{program.name} printed\n" + "\n".join(lines))
            print(f"{program.name}: {lines[0]}")


def strings(folder: Path, mpi: str, compiler: str) -> None:
    checks("strings", folder, mpi, compiler)


def made(folder: Path, mpi: str, compiler: str) -> None:
    checks("made", folder, mpi, compiler)


def memory(folder: Path, mpi: str, compiler: str) -> None:
    elsewhere = folder / "elsewhere.o"
    run(f"mpicc.{mpi}", "-x", "c++", "-c", HERE / "elsewhere.cpp", "-o", elsewhere)
    checks("memory", folder, mpi, compiler, elsewhere)


def no_memory(folder: Path, mpi: str, compiler: str) -> None:
    """Conversions that fail one after another: nothing is called, nothing leaks."""
    scarce = folder / "scarce.o"
    run(f"mpicc.{mpi}", "-x", "c++", "-std=c++20", "-fno-builtin", "-c", HERE / "scarce.cpp", "-o", scarce)
    pointers = ["-DHANDLES_ARE_POINTERS"] if mpi == "openmpi" else []
    for dialect in DIALECTS:
        lines = on(1, mpi, compiled("no_memory", dialect, folder, compiler, *pointers, scarce))
        if lines != [f"{12 + 6 * len(pointers)} checks, 0 wrong"]:
            sys.exit(f"no_memory in {dialect} printed\n" + "\n".join(lines))


def spawn(folder: Path, mpi: str, compiler: str) -> None:
    """Checks what C gets to start processes with, at the root and elsewhere (R62, R122); the fake starts none."""
    starts = fake_starts(folder, mpi)
    for dialect in DIALECTS:
        program = compiled("spawn", dialect, folder, compiler, *starts)
        check_spawned(program, on(2, mpi, program, "all"))


def fake_starts(folder: Path, mpi: str) -> list[object]:
    """Return the words by which spawn.F90 is compiled and linked so that nothing is started."""
    tool = folder / "spawned.o"
    skipped = ["-DMPICH_SKIP_MPICXX", "-DOMPI_SKIP_MPICXX"]
    run(f"mpicc.{mpi}", "-x", "c++", "-std=c++20", *skipped, "-c", HERE / "spawned.cpp", "-o", tool)
    # An older gfortran has no C++ library beside it.
    return ["-DSTAND_IN", tool, run(f"mpicc.{mpi}", "-print-file-name=libstdc++.so").strip()]


def check_spawned(program: Path, lines: list[str]) -> None:
    wanted = [
        f"0 spawn 1 of {program} [one two] [three] [twelve chars]",
        "1 spawn nothing",
        f"1 spawn 2 of {program} none",
        "0 spawn nothing",
        f"0 multiple 1 of {program} [alpha] [beta gamma] 2 of {program} [delta]",
        "1 multiple nothing",
        f"0 multiple 1 of {program} none 1 of {program} none",
        "1 multiple nothing",
    ]
    if sorted(lines) != sorted([*wanted, "4 checks, 0 wrong"]):
        sys.exit(f"{program.name} printed\n" + "\n".join(lines))


def children(folder: Path, mpi: str, compiler: str) -> None:
    """Processes really started. Open MPI 4.1 sometimes hangs in PMIx_Init of a child, from C too: then once more."""
    for dialect in DIALECTS:
        program = compiled("spawn", dialect, folder, compiler)
        for start in ("one", "two", "several", "alike"):
            lines = next(
                filter(None, (within(20, 2, mpi, program, start) for _ in range(6))),
                ["nothing in six times 20 seconds"],
            )
            if not re.fullmatch(r"[1-9]\d* checks, 0 wrong", "\n".join(lines)):
                sys.exit(f"{program.name} {start} printed\n" + "\n".join(lines))


def prints_done(folder: Path, mpi: str, name: str, processes: int, *flags: str) -> None:
    program = folder / name
    run(folder / "bin" / "mpifort", "-cpp", *flags, HERE / f"{name}.F90", "-o", program)
    lines = on(processes, mpi, program)
    if lines != ["done"]:
        sys.exit(f"{name} printed\n" + "\n".join(lines))


def large(folder: Path, mpi: str, _: str) -> None:
    """Large-count forms, the target's own or ours over its small ones, which take what fits and refuse what does not
    (R69)."""
    lacks = "BND_DECLARES_MPI_Send_c 0" in (folder / "probe" / "bnd_probe.h").read_text()
    prints_done(folder, mpi, "large", 2, *["-DREFUSES"] * lacks)


def removed(folder: Path, mpi: str, _: str) -> None:
    """The routines of MPI-1, the target's own or ours over their successors (R26, R87)."""
    abi = ["-DABI"] * ("BND_C_TARGET_IS_ABI 1" in (folder / "probe" / "bnd_probe.h").read_text())
    for how in (["-DDIALECT_mpi"], ["-DDIALECT_mpifh"], ["-DDIALECT_f08"], ["-DDIALECT_f08", "-DINTEGERS"]):
        prints_done(folder, mpi, "removed", 1, *how, *abi)


def twice(folder: Path, mpi: str, _: str) -> None:
    """The same procedure called several times in a scope: gfortran 12 gets descriptors wrong for interfaces that are
    not written out."""
    prints_done(folder, mpi, "twice", 2)


# By each test of a LOGICAL that compilers make, these are true or not: 0, 1, -1, 2 and the least number.
LOGICALS = {
    "NONZERO": (0, 1, 1, 1, 1),
    "LOWEST_BIT": (0, 1, 1, 0, 0),
    "NEGATIVE": (0, 0, 1, 0, 1),
    "MIXED": (0, 1, 1, 1, 1),
}


EVENT_CALLBACKS = ("cb_function", "dropped_cb_function", "free_cb_function")
POINTER = "typedef {0} *bnd_{0};\n#define {0} bnd_{0}\n"


# mpi.h as if it were of MPI-2.0, without the names of MPI-2.2.
OLD_NAMES = (
    "".join(f"#define MPI_{name}_errhandler_function MPI_{name}_errhandler_fn\n" for name in ("Comm", "File", "Win"))
    + "#include <mpi.h>\n"
    + "".join(f"#undef MPI_{name}_errhandler_function\n" for name in ("Comm", "File", "Win"))
    + "#undef MPI_VERSION\n#define MPI_VERSION 2\n#undef MPI_SUBVERSION\n#define MPI_SUBVERSION 0\n"
)


def compile_with_old_names(header: Path, words: list[str]) -> None:
    header.write_text(OLD_NAMES)
    for tested in (ROOT / "generated" / "fortran" / "wrapper").glob("*create_errhandler.c"):
        run(*words, "-UBND_UNALIGNED_ACCESS", "-include", header, tested)


def macros(folder: Path, mpi: str, _: str) -> None:
    """Other compilers, machines and MPIs would have this: LOGICALs by other tests; a machine that traps where a status
    is not aligned; types of event callbacks that are pointers, as of Open MPI 6.0.0rc2; names of types before MPI-2.2,
    as in Microsoft MPI."""
    runtime, source = ROOT / "fortran" / "runtime", folder / "macros.c"
    for test, truths in LOGICALS.items():
        values = ("0", "1", "-1", "2", "(-2147483647 - 1)")
        asserts = [
            f'_Static_assert(BND_IS_TRUE({value}) == {truth}, "{value}");'
            for value, truth in zip(values, truths, strict=True)
        ]
        source.write_text('#include "logical.h"\n' + "\n".join(asserts))
        run(
            "cc",
            "-fsyntax-only",
            f"-I{runtime}",
            f"-DBND_FORTRAN_LOGICAL_TEST_IS_{test}=1",
            "-DBND_FORTRAN_LOGICAL_FALSE=0",
            source,
        )
    source.write_text('#include "bnd_fortran.h"\n')
    words = [
        f"mpicc.{mpi}",
        "-fsyntax-only",
        f"-I{runtime}",
        f"-I{folder / 'probe'}",
        "-DBND_UNALIGNED_ACCESS=0",
        str(source),
    ]
    refused = subprocess.run(words, capture_output=True, text=True, timeout=1000, check=False).returncode != 0
    if refused != (mpi == "openmpi"):
        sys.exit(f"statuses of {mpi} are {'' if refused else 'not '}refused where access must be aligned")
    if mpi == "openmpi":
        return  # Open MPI 4.1 has no events.
    compile_with_old_names(source, words[:-1])
    source.write_text("#include <mpi.h>\n" + "".join(POINTER.format(f"MPI_T_event_{name}") for name in EVENT_CALLBACKS))
    generated = ROOT / "generated" / "fortran" / "mpit"
    for tested in (*(runtime / "mpit").glob("*.cpp"), *generated.glob("MPI_T_event*.c")):
        language = ["-x", "c++", "-std=c++20", "-DMPICH_SKIP_MPICXX", "-DOMPI_SKIP_MPICXX"] * (tested.suffix == ".cpp")
        run(*words[:-1], "-UBND_UNALIGNED_ACCESS", *language, "-include", source, tested)


def beside(folder: Path, mpi: str, _: str) -> None:
    """A C part sees Fortran's statuses and MPI_STATUS_IGNORE, whoever starts MPI (R103, R104)."""
    for starts in ([], ["-DC_STARTS"]):
        part = folder / f"beside{len(starts)}-c.o"
        run(f"mpicc.{mpi}", *starts, f"-I{folder / 'include'}", "-c", HERE / "beside.c", "-o", part)
        for dialect in DIALECTS:
            for how in ([], ["-static-bindery"]):
                program = folder / f"beside_{dialect}{len(starts)}{len(how)}"
                run(
                    folder / "bin" / "mpifort",
                    *how,
                    "-cpp",
                    *starts,
                    f"-DDIALECT_{dialect}",
                    HERE / "beside.F90",
                    part,
                    "-o",
                    program,
                )
                lines = on(1, mpi, program)
                if lines != ["done"]:
                    sys.exit(f"{program.name} printed\n" + "\n".join(lines))


CALLBACKS = {f"{source.stem.lower()}.o" for source in (ROOT / "generated" / "fortran" / "callback").glob("*.c")}


def archived(folder: Path) -> dict[str, list[tuple[str, str]]]:
    """The members of the archive that Fortran programs call: the symbols of each, with their sorts."""
    symbols: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for line in run("nm", "-A", folder / "lib" / "libbindery_mpifort.a").splitlines():
        place, *words = line.split()
        symbols[place.split(":")[1]].append((words[-2], words[-1]))
    return {member: found for member, found in symbols.items() if re.match(r"p?mpi_\w+\.o$", member)}


def promised(folder: Path) -> dict[str, dict[str, list[str]]]:
    """Returns the manifest's words on the wrappers over this MPI, by object; `routine` says whose it is."""
    has = set(re.findall(r"^#define BND_HAS_(\w+) 1$", (folder / "probe" / "bnd_has.h").read_text(), re.MULTILINE))
    kind = re.search(
        r'^set\(BND_C_sentinels "(\w*)"\)$', (folder / "probe" / "bindery-probe.cmake").read_text(), re.MULTILINE
    )[1]
    routines = json.loads((ROOT / "generated" / "manifest.json").read_text())["routines"]
    # Specific procedures of mpi_tool_f08 for a type of handle that this MPI lacks.
    probed = (folder / "probe" / "bnd_probe.h").read_text()
    lacking = tuple(
        f"_{word.lower()}_f08_" for word in re.findall(r"^#define BND_C_BYTES_OF_MPI_(\w+) 0$", probed, re.M)
    )

    def symbols(item: dict[str, Any]) -> list[str]:
        named = [name for name in item["symbols"] if item["dialects"] != ["mpit"] or not name.endswith(lacking or "-")]
        return named + item.get("also", {}).get(kind, [])

    return {
        item["object"]: item | {"routine": name, "symbols": symbols(item)}
        for name, routine in routines.items()
        if name in has
        for item in routine["objects"]
        if item["dialects"] != ["c"] and kind in item.get("over", [kind])
    }


def declared(folder: Path, *_: str) -> None:
    """Every procedure that the modules declare, ours and those of this kind of MPI, is in the archive, and no other
    (R1, R20)."""
    wanted = {symbol: item["routine"] for item in promised(folder).values() for symbol in item["symbols"]}
    members = {member: found for member, found in archived(folder).items() if member not in CALLBACKS}
    defined = {name for found in members.values() for kind, name in found if kind == "T"}
    wrong = [f"{wanted[symbol]}: declared, yet not defined" for symbol in sorted(wanted.keys() - defined)]
    wrong += [f"{symbol}: defined, yet not declared" for symbol in sorted(defined - wanted.keys())]
    if wrong or len(wanted) < 1500:
        sys.exit(f"{len(wanted)} procedures declared\n" + "\n".join(wrong[:20]))
    print(f"{len(wanted)} procedures declared, all defined")


def circles(folder: Path, *_: str) -> None:
    """The objects of the runtime do not need each other in a circle."""
    needed = needed_by_objects(folder / "CMakeFiles" / "runtime.dir" / "runtime")
    found = [" > ".join(circle) for circle in find_circles(needed)]
    if found or sum(map(len, needed.values())) < 40:
        sys.exit("\n".join(["these need each other, of fortran/runtime:", *found]))
    print(f"{len(needed)} objects, no circle")


def members(folder: Path, *_: str) -> None:
    """Each wrapper is a member of its own, named after it, and refers to its own C routine, to one made of others, or to
    what stands in for that, by its own shift, helpers by PMPI_ (R8)."""
    found_members, manifest = archived(folder), promised(folder)
    probe = (folder / "probe" / "bnd_probe.h").read_text()
    wrappers = {member: found for member, found in found_members.items() if member not in CALLBACKS}
    wrong = []
    for member, found in wrappers.items():
        defined = [name for kind, name in found if kind == "T"]
        used = (
            re.match(r"(?:bnd_emulated_)?(MPI_(?:T_[a-z]|[A-Z][a-z])\w*)$", name) for kind, name in found if kind == "U"
        )
        called = {match[1] for match in used if match}
        stem = member.removesuffix(".o")
        item = manifest.get(member)
        if item is None:
            wrong.append(f"{member} is not in the manifest")
            continue
        has = all(f"#define BND_{says}_{item['routine']} 1\n" in probe for says in ("HAS", "DECLARES"))
        calls = set(item["calls"] if has else item.get("fallback", item["calls"]))
        # mpi_tool_f08 has several specific procedures in one object.
        is_mpit = item["dialects"] == ["mpit"]
        start = stem.removesuffix("_f08") if is_mpit else f"{stem}_"
        named = all(name.startswith(start) for name in item["symbols"] if is_mpit or name == item["symbols"][0])
        if sorted(defined) != sorted(item["symbols"]) or not named:
            wrong.append(f"{member} defines {defined}")
        if called != (set() if stem.startswith("p") else calls):
            wrong.append(f"{member} calls {sorted(called)}")
    callbacks = CALLBACKS & found_members.keys()
    wrong += [
        f"{member}, a predefined callback, refers to another symbol"
        for member in callbacks
        if any(kind == "U" for kind, _ in found_members[member])
    ]
    if not callbacks:
        wrong.append("no predefined callbacks")
    if wrong or len(wrappers) < 1000:
        sys.exit(f"{len(wrappers)} wrappers\n" + "\n".join(wrong[:20]))
    print(f"{len(wrappers)} members, each one wrapper")


def checked(folder: Path, mpi: str, compiler: str) -> None:
    """The reports of the checked wrappers on a program, linked with them or behind them, are what its comments say."""
    source, wrappers = HERE / "checked.F90", library(folder, "_checked.so")
    texts = source.read_text()
    if "flang" in compiler:
        texts = re.sub(r"(?s)#ifndef __flang__.*?#endif", lambda left: "\n" * left[0].count("\n"), texts)
    wanted = {(n, text.partition(" ! ")[2]) for n, text in enumerate(texts.splitlines(), 1) if " ! MPI_" in text}
    for option, preload in (["-check_mpi"], ""), ([], wrappers):
        program = folder / f"checked{len(option)}"
        run(folder / "bin" / "mpifort", *option, "-g", f"-J{folder}", source, "-o", program, is_remembered=False)
        done = subprocess.run(
            [program],
            capture_output=True,
            text=True,
            timeout=100,
            check=False,
            env=os.environ | {"LD_PRELOAD": str(preload)},
        )
        found = re.findall(r"^Bindery: rank 0, .*\(\+(0x\w+)\): (.*)$", done.stderr, re.MULTILINE)
        places = run("addr2line", "-e", program, *(address for address, _ in found)).splitlines()
        lines = [int(re.sub(r".*:(\d+).*", r"\1", place)) for place in places]
        said = {(line, text) for line, (_, text) in zip(lines, found, strict=True)}
        if done.stdout != "ended\n" or said != wanted:
            differing = sorted(f"{line}: {text}" for line, text in said ^ wanted)
            sys.exit(f"{program.name} printed {done.stdout!r}; missing or not wanted are\n" + "\n".join(differing))
    print(f"{len(wanted)} findings in {compiler}'s program, and no other")
    program = folder / "checked_raise"
    run(folder / "bin" / "mpifort", "-check_mpi", HERE / "checked_raise.F90", "-o", program, is_remembered=False)
    # Open MPI 4.1 makes no window for one process.
    words = [*launch(2, mpi), "env", "BINDERY_CHECK_RAISE=1", program]
    expect("checked_raise", [(run(*words, cwd=folder, is_remembered=False), "ended\n")])


REALS = {"": "32 64", "-fdefault-real-8": "64 128", "-fdefault-real-8 -fdefault-double-8": "64 64"}


def reals(mpifort: Path, folder: Path, compiler: str, *flags: str) -> dict[str, str]:
    """Default reals of other kinds: MPI_REAL and related ones are the datatypes of the compilation. Returns those that the compiler has."""
    known = dict(REALS)
    for options, bits in REALS.items():
        for dialect in DIALECTS:
            program = folder / f"reals_{dialect}"
            words = [*flags, *options.split(), *lenient(compiler), "-cpp", f"-DDIALECT_{dialect}", HERE / "reals.F90"]
            command = [str(word) for word in (mpifort, *words, "-o", program)]
            done = subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)
            if "flang" in compiler and done.returncode == 2 and "no modules for such REALs, which " in done.stderr:
                known.pop(options, None)  # it has no REAL(16)
                continue
            if done.returncode:
                sys.exit(f"{program.name} with {options}\n{done.stderr}")
            lines = printed(run(program))
            if lines != [f"failures: 0, bits: {bits}"]:
                sys.exit(f"{program.name} with {options} printed\n" + "\n".join(lines))
    return known


def reals_by_cmake(known: dict[str, str], mpifort: Path, folder: Path, compiler: str, *flags: str) -> None:
    """The same in a project of CMake whose compiler is mpifort, which FindMPI then asks nothing."""
    for options, bits in known.items():
        project = folder / "reals"
        shutil.rmtree(project, ignore_errors=True)
        words = " ".join([*flags, *options.split(), *lenient(compiler)])
        chosen = [f"-DCMAKE_Fortran_COMPILER={mpifort}", f"-DCMAKE_Fortran_FLAGS={words}"]
        run("cmake", "-S", HERE / "reals", "-B", project, "-G", "Ninja", *chosen)
        run("cmake", "--build", project)
        for dialect in DIALECTS:
            lines = printed(run(project / f"reals_{dialect}"))
            expect(f"reals_{dialect} of CMake with {words}", [(" ".join(lines), f"failures: 0, bits: {bits}")])


def found_by_cmake(mpifort: Path, folder: Path, compiler: str, option: str) -> None:
    """FindMPI: by the command of the flavour, by the options with which it asks mpifort, and where that is the compiler."""
    user = ROOT / "tests" / "install" / "user"
    own = f"-DCMAKE_Fortran_COMPILER={compiler}"
    asked = (f"-DMPI_Fortran_COMPILER_FLAGS={option}", f"-DCMAKE_Fortran_FLAGS={option}")
    ways = (
        [own, f"-DMPI_Fortran_COMPILER={mpifort}-ilp64"],
        [own, f"-DMPI_Fortran_COMPILER={mpifort}", *asked],
        [f"-DCMAKE_Fortran_COMPILER={mpifort}", f"-DCMAKE_Fortran_FLAGS={option}"],
    )
    for way in ways:
        project = folder / "found"
        shutil.rmtree(project, ignore_errors=True)
        run("cmake", "-S", user, "-B", project, "-G", "Ninja", "-DHOW=FindMPI", *way)
        run("cmake", "--build", project)
        for program in DIALECTS.values():
            name = f"mpi_{program}" if program == "f08" else program
            lines = printed(run(project / name))
            if lines != ["total 1"] or library(mpifort.parents[1], "-ilp64.so").name not in run("ldd", project / name):
                sys.exit(f"{name}, found with {' '.join(way)}, printed\n" + "\n".join(lines))


def spawn_ilp64(command: list[object], folder: Path, mpi: str) -> None:
    starts = fake_starts(folder, mpi)
    for dialect in DIALECTS:
        program = folder / f"spawn_ilp64_{dialect}"
        words = ["-cpp", f"-I{HERE}", f"-DDIALECT_{dialect}", HERE / "spawn.F90", *starts]
        run(*command, *words, "-o", program, is_remembered=False)
        check_spawned(program, printed(run(*launch(2, mpi), program, "all", cwd=folder)))


def parts_of_two_kinds(mpifort: Path, folder: Path, option: str) -> None:
    part, program = folder / "ilp64_part.o", folder / "ilp64_mixed"
    for source, link in ((["-i8"], []), ([], [option])):
        run(mpifort, *source, "-cpp", "-DDIALECT_f08", "-c", HERE / "twelve.F90", "-o", part, is_remembered=False)
        run(mpifort, *link, part, "-o", program, is_remembered=False)
        said = subprocess.run([program], capture_output=True, text=True, timeout=100, check=False)
        if said.returncode == 0 or "has bindings of another kind; compile them with the mpifort" not in said.stderr:
            sys.exit(f"a program with parts of two kinds ended with {said.returncode} and said\n{said.stderr}")


def refuses_checks(mpifort: Path, folder: Path, option: str) -> None:
    source = ["-cpp", "-DDIALECT_f08", str(HERE / "twelve.F90")]
    words: list[str | Path] = [mpifort, option, "-check_mpi", *source, "-o", folder / "ilp64_checked"]
    said = subprocess.run(words, capture_output=True, text=True, timeout=100, check=False)
    if said.returncode != 2 or not re.fullmatch(r".*: -check_mpi: .* need 4-byte INTEGERs.*\n", said.stderr):
        sys.exit(f"{mpifort} -check_mpi with 8-byte INTEGERs ended with {said.returncode} and said\n{said.stderr}")


SENDS = """use mpi_f08
call MPI_Init()
call MPI_Send(1, 1, MPI_INTEGER, MPI_PROC_NULL, 0, MPI_COMM_WORLD)
call MPI_Finalize()
end
"""


def tool_of_small_calls(mpifort: Path, folder: Path, mpi: str, has_large: bool) -> None:
    """A tool that has MPI_Send alone misses the calls of a program with counts of 8 bytes, and is named; not over an MPI
    whose only form that is. A tool that has both sees them."""
    source, program = folder / "sends.f90", folder / "sends"
    source.write_text(SENDS)
    for options, large, seen, is_named in (
        (["-i8"], [], "" if has_large else "small", has_large),
        (["-i8"], ["-DLARGE"] * has_large, "large" if has_large else "small", False),
        ([], [], "small", False),
    ):
        tool = folder / "sends.so"
        run(f"mpicc.{mpi}", *large, "-fPIC", "-shared", HERE / "sends.c", "-o", tool)
        run(mpifort, *options, source, "-o", program, is_remembered=False)
        words = [*launch(2, mpi), "env", f"LD_PRELOAD={tool}", str(program)]
        done = subprocess.run(words, capture_output=True, text=True, timeout=100, check=False, env=os.environ | AS_ROOT)
        lines = [line for line in done.stderr.splitlines() if line.startswith("Bindery: ")]
        told = f"Bindery: {tool}: has MPI_Send alone, and not MPI_Send_c, which programs of 8-byte INTEGERs call: "
        is_right = len(lines) == is_named and all(line.startswith(told) for line in lines)
        if done.returncode or not is_right or printed(done.stdout) != [seen] * 2 * bool(seen):
            sys.exit(f"sends {options} {large}: {done.stdout}{done.stderr}")


def ilp64(folder: Path, mpi: str, compiler: str) -> None:
    """INTEGERs of 8 bytes beside those of 4 in one prefix: a program in three dialects, over the shared library and over
    the archive. Shared objects of both kinds work in one process, parts of both kinds in one object end it at once."""
    wide, prefix = folder.parent / f"{folder.name}-ilp64", folder / "both"
    configure_and_build(wide, mpi, compiler, "-DBINDERY_FLAVOUR=ilp64", *QUICKLY)
    shutil.rmtree(prefix, ignore_errors=True)
    run("cmake", "--install", folder, "--prefix", prefix)
    installed = {path: path.read_bytes() for path in prefix.rglob("*") if path.is_file()}
    run("cmake", "--install", wide, "--prefix", prefix)
    changed = [str(path) for path, content in installed.items() if path.read_bytes() != content]
    if changed:
        sys.exit("the second installation has changed files of the first:\n" + "\n".join(changed))
    mpifort, option = prefix / "bin" / "mpifort", "-fdefault-integer-8"
    probe = (wide / "probe" / "bnd_probe.h").read_text()
    # Open MPI returns copies of the datatypes of which another one is made.
    large = ["-DLARGE"] * ("#define BND_HAS_MPI_Type_contiguous_c 1\n" in probe) + ["-DCOPIES"] * (mpi == "openmpi")
    loose = lenient(compiler)
    for dialect in DIALECTS:
        flags = ["-cpp", f"-DDIALECT_{dialect}", *large, *loose, HERE / "ilp64.F90"]
        for number, how in enumerate(([option], ["-ilp64", "-static-bindery"])):
            program = folder / f"ilp64_{dialect}{number}"
            # Nor started by on(): the MPI's own bindings, over which tests try programs again, have no such INTEGERs.
            run(mpifort, *how, *flags, "-o", program, cwd=folder, is_remembered=False)
            lines = printed(run(*launch(3, mpi), program, cwd=folder))
            if lines != ["failures: 0"]:
                sys.exit(f"{program.name} printed\n" + "\n".join(lines))
    both(folder, mpi, compiler)
    tool_of_small_calls(mpifort, folder, mpi, has_large="#define BND_HAS_MPI_Send_c 1\n" in probe)
    parts_of_two_kinds(mpifort, folder, f"-fc={compiler} {option}")
    refuses_checks(mpifort, folder, option)
    spawn_ilp64([mpifort, option, f"-I{wide / 'probe'}", *loose], folder, mpi)
    both_widths: tuple[list[str], ...] = ([], [option])
    for width in both_widths:
        known = reals(mpifort, folder, compiler, *width)
        if mpi == "mpich":  # CMake asks the compiler and mpifort, which are the same over Open MPI
            reals_by_cmake(known, mpifort, folder, compiler, *width)
    found_by_cmake(mpifort, folder, compiler, option)
    print("INTEGERs of 8 bytes: three dialects, two libraries; of both kinds in one object: refused")


def ended(program: Path, preload: Path | str = "") -> str:
    """Returns its output, or the end of the line with which it ended. It is started without a launcher, which may end before it has
    passed on the line of a process that was aborted."""
    words: list[str | Path] = ["env", f"LD_PRELOAD={preload}", program]
    done = subprocess.run(words, capture_output=True, text=True, timeout=100, check=False, env=os.environ | AS_ROOT)
    ours = [line.rpartition("; ")[2] for line in done.stderr.splitlines() if line.startswith("Bindery: ")]
    return "".join(ours[:1] if done.returncode else printed(done.stdout))


NUMBERS = itertools.count()


def object_of(folder: Path, mpifort: Path | str, *words: object) -> Path:
    """The object of a source, compiled once for all that link it."""
    return _object_of(folder, mpifort, tuple(word for word in words if word != STATIC))


@cache
def _object_of(folder: Path, mpifort: Path | str, words: tuple[object, ...]) -> Path:
    made = folder / f"object{next(NUMBERS)}.o"
    run(mpifort, *words, "-c", "-o", made, is_remembered=False)
    return made


@dataclass
class Pair:
    """A program and a library, in one dialect."""

    folder: Path
    mpi: str
    dialect: str

    def flags(self, compiler: str) -> list[object]:
        folders = [f"-I{HERE}", f"-I{self.folder / 'probe'}", f"-J{self.folder}"]
        return ["-cpp", *folders, f"-DDIALECT_{self.dialect}", *lenient(compiler)]

    def library(self, name: str, mpifort: Path | str, *options: object) -> Path:
        made = self.folder / name
        part = object_of(self.folder, mpifort, *options, "-fPIC", HERE / "both.F90")
        run(mpifort, *options, "-shared", part, "-o", made, is_remembered=False)
        return made

    def program(self, library: Path, mpifort: Path, *options: object) -> Path:
        tool, program = self.folder / "both_tool.o", self.folder / f"both_{self.dialect}"
        run(f"mpicc.{self.mpi}", f"-I{self.folder / 'include'}", "-c", HERE / "both.c", "-o", tool)
        main = object_of(self.folder, mpifort, *options, HERE / "both.F90")
        link = [main, tool, library, f"-Wl,-rpath,{self.folder}", "-o", program]
        run(mpifort, *options, *link, is_remembered=False)
        return program


def expect(what: str, tried: list[tuple[str, str]]) -> None:
    wrong = [f"{said!r} instead of {right!r}" for said, right in tried if said != right]
    if wrong:
        sys.exit(f"{what}: " + ", ".join(wrong))


def both(folder: Path, mpi: str, compiler: str) -> None:
    """A program and a library with INTEGERs of different sizes exchange requests, operations and attributes. Where the
    library's calls would end in a static program, or the program's in a tool of the other kind, it ends at its start."""
    mpifort = folder / "both" / "bin" / "mpifort"
    for dialect, (own, other) in itertools.product(DIALECTS, ((["-i8"], []), ([], ["-i8"]))):
        pair = Pair(folder, mpi, dialect)
        flags = pair.flags(compiler)
        part = pair.library("libpart.so", mpifort, *other, *flags, "-DPART")
        front = pair.library("libfront.so", mpifort, *other, *flags, "-DFRONT")
        program = pair.program(part, mpifort, *own, *flags)
        tried = [(ended(program), "failures: 0")]
        if dialect != "f08":  # the tool has no procedure of it
            tried.append((ended(program, front), ALL_SHARED))
        tried.append((ended(pair.program(part, mpifort, *own, *flags, STATIC)), ALL_SHARED))
        expect(f"both {dialect} {own}", tried)
    replaced(folder, mpi, compiler)
    linked_with_both(folder, mpi, compiler)
    apart(folder, mpi, compiler)


def replaced(folder: Path, mpi: str, compiler: str) -> None:
    """A library with wrappers of its own, which get all calls of a program that is linked with it first. No sentinel
    shows that the program's INTEGERs have another size."""
    mpifort, source, program = folder / "both" / "bin" / "mpifort", folder / "sends.f90", folder / "replaced"
    source.write_text(SENDS)
    pair = Pair(folder, mpi, "f08")
    for own, other in ([], ["-i8"]), (["-i8"], []), ([], []), (["-i8"], ["-i8"]):
        part = pair.library("libpart.so", mpifort, *other, *pair.flags(compiler), "-DPART", STATIC)
        for how in [], [STATIC]:
            link = [object_of(folder, mpifort, *own, source), part, f"-Wl,-rpath,{folder}", "-o", program]
            run(mpifort, *own, *how, *link, is_remembered=False)
            said = ended(program)
            # Nothing but sentinels may show the size of the program's INTEGERs: whether it has any, its linker decides.
            refusals = [ALL_SHARED] if how else [ALL_SHARED, OF_ITS_KIND]
            wanted = "" if own == other else said if said in refusals else " or ".join(refusals)
            expect(f"replaced {own} {how}", [(said, wanted)])


def linked_with_both(folder: Path, mpi: str, compiler: str) -> None:
    """A program that is linked with the libraries of both kinds: right if those of its own come first, else ended at its start."""
    prefix, program = folder / "both", folder / "linked_with_both"
    shared = {"": "libbindery_mpifort.so", "-i8": "libbindery_mpifort-ilp64.so"}
    ways = ("f08", []), ("mpi", [STATIC]), ("mpifh", [])
    for (dialect, how), (own, other) in itertools.product(ways, (("", "-i8"), ("-i8", ""))):
        first = prefix / "lib" / (shared[own].replace(".so", ".a") if how else shared[own])
        flags = [*filter(None, [own]), *Pair(folder, mpi, dialect).flags(compiler)]
        main = object_of(folder, prefix / "bin" / "mpifort", *flags, HERE / "twelve.F90")
        words = [*flags, *how, main]
        for libraries in [first], []:
            link = [*libraries, "-Wl,--no-as-needed", prefix / "lib" / shared[other], f"-Wl,-rpath,{prefix / 'lib'}"]
            run(prefix / "bin" / "mpifort", *words, *link, "-o", program, is_remembered=False)
            if libraries:
                run(*launch(1, mpi), program)
            else:
                wanted = ALONE if how else OF_ITS_KIND  # as above
                expect(f"with both libraries {dialect} {own} {how}", [(ended(program), wanted)])


def apart(folder: Path, mpi: str, compiler: str) -> None:
    """Libraries with INTEGERs of different sizes, loaded apart from each other (RTLD_LOCAL) by a program of C."""
    mpifort, program = folder / "both" / "bin" / "mpifort", folder / "apart"
    run(f"mpicc.{mpi}", f"-I{folder / 'include'}", HERE / "apart.c", "-ldl", "-o", program)
    for dialect in DIALECTS:
        pair = Pair(folder, mpi, dialect)
        flags = [*pair.flags(compiler), "-DPART"]
        parts = [pair.library("libapart.so", mpifort, *flags), pair.library("libapart8.so", mpifort, "-i8", *flags)]
        for order in (parts, parts[::-1]):
            lines = printed(run(*launch(1, mpi), program, *order))
            expect(f"apart {dialect} {order[0].name} first", [(" ".join(lines), "failures: 0")])


def own_library(folder: Path, mpi: str, compiler: str) -> None:
    """A library of the MPI's own mpifort under a program of 8-byte INTEGERs works behind the 4-byte bindings, and ends it at
    its start where nobody loads them. What ilp64 has installed is used."""
    prefix = folder / "both"
    mpifort, first = prefix / "bin" / "mpifort", library(prefix, ".so.0")
    for dialect in DIALECTS:
        pair = Pair(folder, mpi, dialect)
        flags = pair.flags(compiler)
        # Open MPI's own mpi_f08 knows no other sections.
        part = pair.library("libown.so", f"mpifort.{mpi}", *flags, "-DPART", "-DSTRIDE=1")
        program = pair.program(part, mpifort, "-i8", *flags)
        tried = [(ended(program, first), "failures: 0"), (ended(program), OWN_FIRST)]
        expect(f"a library of {mpi}'s own mpifort, {dialect}", tried)
    print("a library of the MPI's own mpifort: right behind its bindings, else refused")


def main() -> None:
    case, folder, mpi, compiler = sys.argv[1:]
    cases = {
        case.__name__: case
        for case in (
            build,
            objects,
            heat,
            seen,
            strings,
            made,
            memory,
            no_memory,
            spawn,
            children,
            declared,
            large,
            removed,
            twice,
            members,
            circles,
            macros,
            beside,
            checked,
            ilp64,
            device,
            own_library,
            odd,
        )
    }
    cases[case](Path(folder), mpi, compiler)


if __name__ == "__main__":
    main()
