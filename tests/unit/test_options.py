"""All commands of bindery have this in common."""

import os
import pty
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from bindery_mpi.cli import COMMANDS, main
from bindery_mpi.parser import GROUPS


@pytest.mark.parametrize("command", [(), ("generate",), ("profile",), ("check",), ("wrap",)])
@pytest.mark.parametrize("option", ["-h", "-help", "--help"])
def test_help(command, option, capsys):
    with pytest.raises(SystemExit) as ended:
        main([*command, option])
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith(" ".join(("usage: bindery", *command)))


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_signal_leaves_nothing(name, tmp_path):
    """A command that works in a temporary folder, with an ar that never comes to its end."""
    ar = tmp_path / "ar"
    ar.write_text(f"#!/bin/sh\n[ $1 = t ] && echo mpi_send_f08.o || {{ touch {tmp_path}/begun; sleep 1000.75; }}\n")
    ar.chmod(0o755)
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    words = ["manifest", "--wrappers", "MPI_Send", "--archive", str(ar), "-o", str(tmp_path / "made")]
    variables = os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}", "TMPDIR": str(scratch)}
    command = [sys.executable, "-m", "bindery_mpi", *words]
    child = subprocess.Popen(command, env=variables, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    end = time.monotonic() + 120
    while not (tmp_path / "begun").exists():
        assert time.monotonic() < end and child.poll() is None
        time.sleep(0.05)
    time.sleep(0.2)  # it has started the one that sleeps
    child.send_signal(signal.Signals[name])
    assert child.communicate(timeout=120) == ("", "")
    assert (child.returncode, list(scratch.iterdir())) == (-signal.Signals[name], [])
    assert not (tmp_path / "made").exists()


# The first hour of newcomers found these bad or middling; the tests of the other answers: test_build.py (a prefix that cannot be
# written, a build that is killed), test_command_line.py (a program that is not there), profiling.fortran.*.typed (a profiler's archive,
# wrappers taken out of an archive), install.own_mpi (a project without C++), generate.commands (a template that is not there).
def test_a_copy_of_the_specs(tmp_path, capsys, monkeypatch):
    """It needs no sources beside it; a line that is no TOML is shown."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    specs = shutil.copytree(Path(__file__).resolve().parents[2] / "specs", tmp_path / "specs")
    assert main(["list", "--specs", str(specs), "--class", "timer"]) == 0
    assert capsys.readouterr().out.endswith("2 routines\n")
    (specs / "roles.toml").write_text('[buffer]\nbrief = "x\n')
    assert main(["list", "--specs", str(specs)]) == 2
    said = "specs/roles.toml: not readable as TOML: Illegal character '\\n' (at line 2, column 11); correct that line"
    assert capsys.readouterr().err.startswith(said + ': brief = "x\n')


# These cost a short command more than all that it does.
_DEAR = ("jinja2", "bindery_mpi.layers", "bindery_mpi.outputs", "bindery_mpi.testgen", "tomllib")
_LOADED = "import sys; from bindery_mpi.cli import main\ntry: main(sys.argv[1:])\nexcept SystemExit: pass\nprint(*sys.modules)"


@pytest.mark.parametrize(
    "words", ["--help", "--version", "build --help", "profile --help", "list --class timer", "kinds"]
)
def test_a_short_command_starts_fast(words):
    """The spec comes from the cache, as it was checked when it was stored."""
    main(["kinds"])
    command = [sys.executable, "-c", _LOADED, *words.split()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    assert set(done.stdout.splitlines()[-1].split()).isdisjoint(_DEAR)


def test_help_has_each_command_in_one_group(capsys):
    with pytest.raises(SystemExit):
        main(["--help"])
    text = capsys.readouterr().out
    assert sorted(name for names in GROUPS.values() for name in names) == sorted(COMMANDS)
    assert [line.split()[0] for line in text.splitlines() if re.match(r"  [a-z]", line)] == [
        name for names in GROUPS.values() for name in names
    ]
    assert [line for line in text.splitlines() if line.endswith(":")] == [
        *(f"{title}:" for title in GROUPS),
        "options:",
    ]


def test_generate_says_how_far_it_is(tmp_path):
    """On a terminal alone."""
    leader, follower = pty.openpty()
    command = [sys.executable, "-m", "bindery_mpi", "generate", "--only", "*send*.c", "--output", str(tmp_path / "out")]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=follower, timeout=600, check=False)
    os.close(follower)
    said = os.read(leader, 100000)
    os.close(leader)
    assert (done.returncode, done.stdout.count(b"written")) == (0, 1)
    assert re.match(rb"\rgenerate: 50 files *\rgenerate: 100 files", said)
    assert said.endswith(b"\r")


def test_completion_without_its_package(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "shtab", None)
    assert main(["completion", "bash"]) == 2
    said = f"bindery completion: no package shtab for {sys.executable}; install it, or bindery-mpi[completion]\n"
    assert capsys.readouterr().err == said
