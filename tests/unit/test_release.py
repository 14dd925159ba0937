"""Whatever keeps scripts/release from a release is told in a line; its results are tried by install.package."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

from processes import command_lines  # noqa: E402
from release import problems, settled, sign  # noqa: E402

FILES = {
    "cmake/version.cmake": "set(BINDERY_VERSION 1.2.3)\n",
    "CHANGELOG.md": "# Changes\n\n## 1.2.3, 2026-12-01\n",
    "CITATION.cff": "version: 1.2.3\ndate-released: 2026-12-01\n",
    "tests/docs/version.py": "",
    "generator/bindery_mpi/__main__.py": "",
}


def git(root: Path, *words: str) -> None:
    me = ["-c", "user.name=me", "-c", "user.email=me@example.org"]
    subprocess.run(["git", *me, *words], cwd=root, check=True, capture_output=True, timeout=60)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    git(tmp_path, "init", "-q")
    commit(tmp_path)
    return tmp_path


def commit(root: Path) -> None:
    git(root, "add", "-A")
    git(root, "commit", "-q", "-m", "x")


def test_all_agrees(root: Path) -> None:
    assert list(problems(root, "HEAD")) == []


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("CHANGELOG.md", "## 1.2.3, not yet released\n", "CHANGELOG.md has no date for 1.2.3; write ## 1.2.3, YYYY-MM-DD"),
        ("CITATION.cff", "version: 1.2.3\n", "CITATION.cff has not the date of CHANGELOG.md; write date-released: 2026-12-01"),
        ("tests/docs/version.py", "raise SystemExit('x: wrong')", "x: wrong"),
        ("generator/bindery_mpi/__main__.py", "raise SystemExit('out of date')", "out of date"),
    ],
)  # fmt: skip
def test_something_does_not_agree(root: Path, name: str, text: str, said: str) -> None:
    (root / name).write_text(text)
    commit(root)
    assert list(problems(root, "HEAD")) == [said]


def test_what_git_says(root: Path) -> None:
    git(root, "tag", "v1.2.3")
    assert list(problems(root, "HEAD")) == ["there is a tag v1.2.3; set another version in cmake/version.cmake"]
    git(root, "tag", "-d", "v1.2.3")
    (root / "new").touch()
    assert list(problems(root, "HEAD")) == ["the checkout has changes that are in no commit; commit them"]
    commit(root)
    assert list(problems(root, "HEAD~1")) == ["HEAD~1 is not what is checked out; check it out"]


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_signal_leaves_nothing(root: Path, tmp_path_factory: pytest.TempPathFactory, name: str) -> None:
    scratch, python = tmp_path_factory.mktemp("scratch"), tmp_path_factory.mktemp("bin") / "python"
    python.write_text(f"#!/bin/sh\ntouch {scratch}/begun\nsleep 1000.375\n")
    python.chmod(0o755)
    (root / "scripts").mkdir()
    shutil.copy(ROOT / "scripts/release.py", root / "scripts")
    shutil.copy(ROOT / "generator/bindery_mpi/end.py", root / "generator/bindery_mpi")
    commit(root)
    command = [sys.executable, str(root / "scripts/release.py"), "--dry-run", "--python", str(python)]
    child = subprocess.Popen(
        command, env=os.environ | {"TMPDIR": str(scratch), "PYTHONPATH": ""}, stderr=subprocess.PIPE, text=True
    )
    end = time.monotonic() + 120
    while not (scratch / "begun").exists():
        assert time.monotonic() < end and child.poll() is None
        time.sleep(0.05)
    child.send_signal(signal.Signals[name])
    _, err = child.communicate(timeout=120)
    assert (child.returncode, err) == (128 + signal.Signals[name], "")
    assert [path.name for path in scratch.iterdir()] == ["begun"]
    assert not [line for line in command_lines() if b"1000.375" in line]


def test_an_sdist_is_settled(tmp_path: Path) -> None:
    """The times and owners in it are those of no machine."""
    made = []
    for name, when in (("one", "@1000000000"), ("other", "@1700000000")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "file").write_text("x")
        archive = tmp_path / f"{name}.tar.gz"
        words = [
            "tar",
            "-czf",
            str(archive),
            f"--mtime={when}",
            f"--owner={name}:12",
            "-C",
            str(tmp_path / name),
            "file",
        ]
        subprocess.run(words, check=True, timeout=60)
        made.append(settled(archive, 1500000000).read_bytes())
    assert made[0] == made[1]


def test_a_signature_is_verified(tmp_path: Path) -> None:
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", tmp_path / "key"], check=True, timeout=60)
    (tmp_path / "SHA256SUMS").write_text("x\n")
    assert sign(str(tmp_path / "key"), tmp_path / "SHA256SUMS").read_text().startswith("-----BEGIN SSH SIGNATURE")
    with pytest.raises(SystemExit, match="scripts/release: gpg"):
        sign("no such key", tmp_path / "SHA256SUMS")
