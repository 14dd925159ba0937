"""`bindery build` with a cmake that only says what it would do: what is printed, and what is left when it ends early."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest
from bindery_mpi.logged import how_far
from processes import command_lines

CMAKE = """#!/bin/sh
echo "$*" >> "$FAKE/asked"
case $* in
*"$FAIL"*) [ -z "$FAIL" ] || { echo "  Bindery: it fails; mend it"; exit 1; } ;;
esac
case $1 in
-S) mkdir -p "$4" ;;
--build) echo "[3/9] Building"; sleep "$BUILDS" ;;
--install) mkdir -p "$4/bin"; touch "$4/bin/first"; sleep "$INSTALLS"; touch "$4/bin/last" ;;
esac
"""


class Build:
    def __init__(self, folder: Path):
        self.folder, self.prefix = folder, folder / "prefix"
        for name in ("tools", "scratch"):
            (folder / name).mkdir()
        (folder / "tools" / "cmake").write_text(CMAKE)
        (folder / "tools" / "cmake").chmod(0o755)

    def start(self, *words: object, output: int = subprocess.PIPE, **variables: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "bindery_mpi", "build", "--prefix", str(self.prefix), *map(str, words)]
        known = {"FAKE": str(self.folder), "FAIL": "", "BUILDS": "0", "INSTALLS": "0"}
        known |= {"XDG_CACHE_HOME": str(self.folder / "cache")}
        known |= {"TMPDIR": str(self.folder / "scratch"), "PATH": f"{self.folder}/tools:{os.environ['PATH']}"}
        environment = os.environ | known | variables
        return subprocess.Popen(command, stdout=output, stderr=subprocess.PIPE, text=True, env=environment)

    def run(self, *words: object, **variables: str) -> tuple[int, str, str]:
        child = self.start(*words, output=subprocess.PIPE, **variables)
        out, err = child.communicate(timeout=120)
        return child.returncode, out, err

    def asked(self) -> list[str]:
        file = self.folder / "asked"
        return [line.split()[0] for line in file.read_text().splitlines()] if file.exists() else []

    def wait_for(self, text: str) -> None:
        end = time.monotonic() + 120
        while text not in self.asked():
            assert time.monotonic() < end, self.asked()
            time.sleep(0.05)


@pytest.fixture
def build(tmp_path: Path) -> Build:
    return Build(tmp_path)


def test_says_what_it_does(build: Build) -> None:
    status, out, err = build.run("solo", "tools", "--jobs", 2)
    assert (status, err) == (0, "")
    assert re.sub(r"in \d+ s", "in 0 s", out.replace(str(build.prefix), "PREFIX")).splitlines() == [
        "solo: configuring, which tries the compilers",
        "solo: configured in 0 s",
        "tools: configuring, which tries the compilers",
        "tools: configured in 0 s",
        "solo: compiling, 2 files at a time",
        "solo: built in 0 s",
        "tools: compiling, 2 files at a time",
        "tools: built in 0 s",
        "solo: installing in PREFIX",
        "tools: installing in PREFIX",
        "solo tools: installed in PREFIX",
        "next: PREFIX/bin/mpicc program.c -o program",
        "next: PREFIX/bin/bindery-stack -help",
    ]
    assert build.asked() == ["-S", "-S", "--build", "--build", "--install", "--install"]


def test_says_how_long_it_took_the_last_time(build: Build) -> None:
    assert "the last time" not in build.run("solo", "--jobs", 2)[1]
    (build.folder / "cache/bindery/times/build-solo").write_text("163\n")
    assert "solo: compiling, 2 files at a time, 163 s the last time\n" in build.run("solo", "--jobs", 2)[1]
    assert (build.folder / "cache/bindery/times/build-solo").read_text() == "0\n"


def test_progress_on_a_terminal(build: Build) -> None:
    leader, follower = pty.openpty()
    child = build.start("solo", output=follower, BUILDS="2")
    os.close(follower)
    text = b""
    with suppress(OSError):  # the other side is closed
        while part := os.read(leader, 1000):
            text += part
    os.close(leader)
    child.communicate(timeout=120)
    assert child.returncode == 0
    assert re.search(rb"\rsolo: 3 of 9, \d s", text)


def test_how_far(tmp_path: Path) -> None:
    log = tmp_path / "log"
    for text, wanted in (
        ("-- Looking", "20 s"),
        ("[1/1353] Re-running\n[100/1100] Building x\n", "100 of 1100, 20 s, about 200 s more"),
        ("[  5%] Building x\n[ 25%] Building y\n", "25 %, 20 s, about 60 s more"),
    ):
        log.write_text(text)
        assert how_far(log, 20.0) == wanted


def test_a_prefix_that_cannot_be_written(build: Build) -> None:
    (build.folder / "file").touch()
    (build.prefix).mkdir()
    (build.prefix / "lib").touch()
    for prefix, why in (
        ("/proc/nope", "/proc/nope: No such file or directory"),
        (build.folder / "file" / "below", f"{build.folder}/file/below: Not a directory"),
        (build.prefix, f"{build.prefix}/lib: Not a directory"),
    ):
        status, out, err = build.run("solo", "--prefix", prefix)
        assert (status, out) == (2, "")
        assert err == f"bindery build: --prefix {prefix}: {why}; name a folder that can be written\n"
    assert build.asked() == []
    # An installation below DESTDIR does not touch the prefix itself.
    status, _, err = build.run("solo", "--prefix", "/proc/nope", DESTDIR=str(build.folder / "stage"), FAIL="--install")
    assert err == "bindery build: solo cannot be installed: it fails; mend it\n"


def test_options_of_cmake(build: Build) -> None:
    said = "bindery build: -DBINDERY_FLAVOR: no such option; write 'BINDERY_FLAVOUR'\n"
    assert build.run("solo", "-DBINDERY_FLAVOR=ilp64") == (2, "", said)
    assert build.run("solo", "-DBINDERY_FLAVOUR:STRING=ilp64", "-DCMAKE_UNITY_BUILD=ON", "-DMINE=1")[0] == 0


def test_jobs(build: Build) -> None:
    said = "bindery build: --jobs -1: less than none; write 1 or more\n"
    assert build.run("solo", "--jobs", -1) == (2, "", said)


def test_nothing_is_installed_before_all_is_built(build: Build) -> None:
    status, out, err = build.run(
        "solo", "tools", "--folder", build.folder / "out", FAIL=f"--build {build.folder}/out/tools"
    )
    assert (status, err) == (2, "bindery build: tools cannot be built: it fails; mend it\n")
    assert f"; log: {build.folder}/out/tools.log\n" in out
    assert build.asked() == ["-S", "-S", "--build", "--build"]
    assert not build.prefix.exists()


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_signal_leaves_nothing(build: Build, name: str) -> None:
    child = build.start("solo", BUILDS="1000.5")
    build.wait_for("--build")
    time.sleep(0.3)
    number = signal.Signals[name]
    child.send_signal(number)
    _, err = child.communicate(timeout=120)
    assert (child.returncode, err) == (-number, f"bindery build: ended by {name}; nothing was installed\n")
    assert list((build.folder / "scratch").iterdir()) == []
    assert not build.prefix.exists()
    assert not [line for line in command_lines() if b"1000.5" in line]


def test_an_installation_is_whole(build: Build) -> None:
    child = build.start("solo", INSTALLS="1")
    build.wait_for("--install")
    child.send_signal(signal.SIGTERM)
    out, _ = child.communicate(timeout=120)
    assert (child.returncode, (build.prefix / "bin" / "last").exists()) == (0, True), out
