"""What all commands of bindery have in common."""

import os
import signal
import subprocess
import sys
import time

import pytest
from bindery_mpi.cli import main


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
