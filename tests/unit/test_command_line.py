"""Which commands `bindery profile` and `bindery check` refuse before they compile anything, and that right ones are let through."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from bindery_mpi.launch.command_line import check_command
from bindery_mpi.launch.mpi import LaunchError
from bindery_mpi.launch.run import environment
from bindery_mpi.launch.tool import Tool
from processes import command_lines

TOOL = Tool("profile", "profiler", 1)
# A program looks like this that calls MPI, calls none, starts another one, or has an MPI in it.
SOURCES = {
    "libmpi.so": ("int MPI_Init(void) { return 0; }", "-shared", "-fPIC"),
    "calls": ("int MPI_Init(void);\nint main(void) { return MPI_Init(); }", "-L.", "-lmpi", "-Wl,-rpath,$ORIGIN"),
    "serial": ("int main(void) { return 0; }",),
    "starts": ("#include <unistd.h>\nint main(int n, char **w) { return execvp(w[1], w + 1); }",),
    "loads": ("#include <dlfcn.h>\nint main(void) { return !dlopen(\"libmpi.so\", RTLD_NOW); }",),
    "static": ("int PMPI_Init(void) { return 0; }\nint main(void) { return PMPI_Init(); }", "-static"),
    "static_launcher": ("#include <unistd.h>\nint main(int n, char **w) { return execvp(w[1], w + 1); }", "-static"),
}  # fmt: skip
NOT_MPI = "calls no MPI, for it is not linked with one; name an MPI program in the command after --"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("programs")
    for name, (text, *options) in SOURCES.items():
        (made / f"{name}.c").write_text(text)
        subprocess.run(["cc", f"{name}.c", "-o", name, *options], cwd=made, check=True, timeout=120)
    for name in ("mpiexec", "mpirun.acme", "script", "srun"):
        (made / name).write_text("#!/bin/sh\n")
        (made / name).chmod(0o755)
    (made / "text").write_text("x")
    (made / "below").mkdir()
    return made


def said(folder: Path, monkeypatch: pytest.MonkeyPatch, command: str) -> str:
    monkeypatch.chdir(folder)
    try:
        check_command(TOOL, command.split())
    except LaunchError as error:
        return str(error)
    return ""


@pytest.mark.parametrize(
    "command",
    [
        "./mpiexec -n 2 ./calls",
        "./mpiexec -n 2 calls -x 3",
        "./mpirun.acme --mca btl self -np 2 --bind-to none -x A=1 ./calls : -n 1 ./serial",
        "./mpiexec -n 1 ./calls :",
        "./mpiexec -wdir below ../calls",
        "./mpiexec -hosts a,b ./only-there",
        "./mpiexec -configfile text",
        "./mpiexec -env PATH /elsewhere only-there",
        "./mpiexec --version",
        "./mpiexec -n 2 ./script ./nosuch",
        "./mpiexec -n 2 ./starts ./nosuch",
        "./mpiexec -n 2 ./static_launcher ./nosuch",
        "./mpiexec -n 2 ./loads",
        "./mpiexec -n 2 env A=1 ./nosuch",
        "./mpiexec -n 2 sh -c ./calls",
        f"./mpiexec -n 2 {sys.executable} program.py",
        "./srun -n 2 --mpi=pmi2 ./nosuch",
        "env A=1 ./mpiexec -n 2 ./calls",
        "./script",
        "./calls",
    ],
)
def test_a_command_that_may_be_right(folder: Path, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    assert said(folder, monkeypatch, command) == ""


@pytest.mark.parametrize(
    ("command", "wanted"),
    [
        ("./mpiexec -n 2 nosuchprog", "nosuchprog: not found; correct the command after --"),
        ("./mpiexec -n 2 ./calls : -n 1 ./nosuch", "./nosuch: not found; correct the command after --"),
        ("./mpirun.acme -np 2 ./text", "./text: is not executable; correct the command after --"),
        ("./mpiexec -n 2 ./below", "./below: is a folder; correct the command after --"),
        ("./mpiexec -n 2", "`./mpiexec -n 2`: names no program; add it to the command after --"),
        ("./mpiexec", "`./mpiexec`: names no program; add it to the command after --"),
        ("./mpiexec -n 2 ./serial 3", f"./serial: {NOT_MPI}"),
        ("./mpiexec -n 2 /bin/true", f"/bin/true: {NOT_MPI}"),
        ("./serial", f"./serial: {NOT_MPI}"),
        ("./mpiexec ./static", "./static is a static program, which loads no profiler; link it with shared libraries"),
        ("-n 2 ./calls", "-n: no command; begin it with mpiexec, as in `bindery profile -- mpiexec -n 4 ./program`"),
        ("./text", "./text: is not executable; correct the command after --"),
        ("nosuchlauncher -n 2 ./calls", "nosuchlauncher: not found; correct the command after --"),
    ],
)
def test_a_wrong_command(folder: Path, monkeypatch: pytest.MonkeyPatch, command: str, wanted: str) -> None:
    assert said(folder, monkeypatch, command) == wanted


def test_it_is_looked_at_first(folder: Path, tmp_path: Path) -> None:
    """Nothing is compiled for it, nor is an mpicc asked for."""
    for tool in ("profile", "check"):
        command = [sys.executable, "-m", "bindery_mpi", tool, "--mpi", "nosuchmpicc", "--", "./mpiexec", "./serial"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120, check=False)
        assert (done.returncode, done.stdout, done.stderr) == (2, "", f"bindery {tool}: ./serial: {NOT_MPI}\n")


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_first_run_that_is_ended(folder: Path, tmp_path: Path, name: str) -> None:
    """It says what is compiled, and leaves neither compilers nor a folder in the cache."""
    compiler, mpicc = tmp_path / "c++", tmp_path / "mpicc"
    seconds = f"1000.{os.getpid()}"
    compiler.write_text(f'#!/bin/sh\ncase "$*" in *" -c "*) touch {tmp_path}/begun; sleep {seconds} ;; esac\n')
    mpicc.write_text("#!/bin/sh\necho cc -I. -lmpi\n")
    for path in (compiler, mpicc):
        path.chmod(0o755)
    command = [sys.executable, "-m", "bindery_mpi", "profile", "--mpi", str(mpicc), "--", "./mpiexec", "./calls"]
    variables = os.environ | {"CXX": str(compiler), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    child = subprocess.Popen(command, cwd=folder, env=variables, stderr=subprocess.PIPE, text=True)
    end = time.monotonic() + 120
    while not (tmp_path / "begun").exists():
        assert time.monotonic() < end and child.poll() is None
        time.sleep(0.05)
    child.send_signal(signal.Signals[name])
    _, err = child.communicate(timeout=120)
    said = f"bindery profile: compiling the profiler for {mpicc}, once, in about 25 s of processor time\n"
    assert (child.returncode, err) == (-signal.Signals[name], said)
    assert [path.name for path in (tmp_path / "cache").rglob("*") if path.is_file() or path.name[:3] == "tmp"] == [
        "lock"
    ]
    lines = command_lines()
    assert not [line for line in lines if seconds.encode() in line]


def test_a_library_whose_path_has_a_blank(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is preloaded, from the folder alone that it is in."""
    place = tmp_path / "a folder" / "libmpi.so"
    place.parent.mkdir()
    place.write_bytes((folder / "libmpi.so").read_bytes())
    monkeypatch.setenv("LD_PRELOAD", "")
    for libraries in ([place], [place, folder / "libmpi.so"]):
        monkeypatch.delenv("LD_LIBRARY_PATH", raising=False)
        done = subprocess.run(
            ["cat", "/proc/self/maps"],
            env=environment(libraries, {}),
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
        assert (done.stdout.count(str(place)) > 0, done.stderr) == (True, "")
    monkeypatch.setenv("LD_LIBRARY_PATH", "/x:/y")
    assert environment([place], {})["LD_LIBRARY_PATH"] == f"{place.parent}:/x:/y"
    assert environment([folder / "libmpi.so"], {"A": "b"})["LD_LIBRARY_PATH"] == "/x:/y"


def test_a_cache_that_the_loader_cannot_take(folder: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bindery_mpi", "check", "--", "./calls"]
    variables = os.environ | {"XDG_CACHE_HOME": f"{tmp_path}/a:b"}
    done = subprocess.run(command, cwd=folder, env=variables, capture_output=True, text=True, timeout=120, check=False)
    said = f"bindery check: {tmp_path}/a:b/bindery/check: the loader takes no path with a colon; set XDG_CACHE_HOME to another folder\n"
    assert (done.returncode, done.stderr) == (2, said)


# A pool whose thread starts a process when the signal has come; it prints a line before.
LATE = """
import signal, subprocess, time
from concurrent.futures import ThreadPoolExecutor
from bindery_mpi.end import ending_all, ending_children

def start():
    while signal.getsignal(signal.SIGTERM) is handler:
        time.sleep(0.01)
    subprocess.run(["sh", "-c", "{command}"], start_new_session=True)

with ending_all(), ThreadPoolExecutor(1) as pool, ending_children(pool):
    handler = signal.getsignal(signal.SIGTERM)
    started = pool.submit(start)
    print("begun", flush=True)
    started.result()
"""


@pytest.mark.parametrize("command", ["sleep 1000.125", "trap '' TERM; sleep 1000.125"])
def test_a_compiler_that_starts_after_the_signal(command: str) -> None:
    """It heeds the signal, or is killed."""
    script = [sys.executable, "-c", LATE.format(command=command)]
    with subprocess.Popen(script, stdout=subprocess.PIPE, start_new_session=True) as child:
        assert child.stdout and child.stdout.readline() == b"begun\n"
        child.send_signal(signal.SIGTERM)
        try:
            assert child.wait(timeout=30) == 128 + signal.SIGTERM
        finally:
            for path in Path("/proc").glob("[0-9]*/cmdline"):
                if path.exists() and f"sh\0-c\0{command}\0".encode() == path.read_bytes():
                    os.killpg(int(path.parent.name), signal.SIGKILL)
            child.kill()
