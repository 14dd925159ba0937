"""A release: checks, files that are equal each time, checksums, signature, tag; scripts/release has the usage."""

from __future__ import annotations

import argparse
import gzip
import hashlib
import io
import os
import re
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "generator"))

from bindery_mpi.end import ending_all  # noqa: E402

NAME = "bindery-mpi"
SETUPTOOLS = "setuptools==84.2.1"  # the wheel names it
_BUILD = (
    "import os, sys; from setuptools import build_meta; os.umask(0o022); getattr(build_meta, sys.argv[1])(sys.argv[2])"
)


def run(*words: object, cwd: Path = ROOT, alone: bool = False, **variables: str) -> str:
    """The text that a command printed; a line and the end if it failed. `alone`: in a session that a signal ends as a
    whole, and without the terminal, at which a key's passphrase is asked for."""
    command = [str(word) for word in words]
    environment = os.environ | variables
    try:
        done = subprocess.run(
            command, cwd=cwd, env=environment, capture_output=True, text=True, check=False, start_new_session=alone
        )
    except FileNotFoundError:
        sys.exit(f"scripts/release: {command[0]}: no such command; install it")
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()
        sys.exit(f"scripts/release: {' '.join(command)[:100]}: {said[-1] if said else f'status {done.returncode}'}")
    return done.stdout


def git(root: Path, *words: object) -> str:
    return run("git", "-c", f"safe.directory={root}", *words, cwd=root).strip()


def version_of(root: Path) -> str:
    text = (root / "cmake/version.cmake").read_text(encoding="utf-8")
    return str(re.findall(r"^set\(BINDERY_VERSION (\S+)\)$", text, re.MULTILINE)[0])


def problems(root: Path, commit: str) -> Iterator[str]:
    """The disagreements, a line each, with what to do."""
    version = version_of(root)
    if git(root, "status", "--porcelain"):
        yield "the checkout has changes that are in no commit; commit them"
    if git(root, "rev-parse", "HEAD") != git(root, "rev-parse", f"{commit}^{{commit}}"):
        yield f"{commit} is not what is checked out; check it out"
    if git(root, "tag", "--list", f"v{version}"):
        yield f"there is a tag v{version}; set another version in cmake/version.cmake"
    changes, citation = ((root / name).read_text(encoding="utf-8") for name in ("CHANGELOG.md", "CITATION.cff"))
    dated = re.search(rf"^## {re.escape(version)}, (\d{{4}}-\d\d-\d\d)$", changes, re.MULTILINE)
    if not dated:
        yield f"CHANGELOG.md has no date for {version}; write ## {version}, YYYY-MM-DD"
    elif f"\ndate-released: {dated[1]}\n" not in citation:
        yield f"CITATION.cff has not the date of CHANGELOG.md; write date-released: {dated[1]}"
    for words in (["tests/docs/version.py"], ["-m", "bindery_mpi", "generate", "--check"]):
        variables = os.environ | {"PYTHONPATH": str(root / "generator")}
        command = [sys.executable, "-B", *words]
        done = subprocess.run(command, cwd=root, env=variables, capture_output=True, text=True, check=False)
        if done.returncode:
            yield from (done.stdout + done.stderr).strip().splitlines()


def source(commit: str, epoch: int, folder: Path) -> Path:
    """The tar of git, compressed without a time of this machine."""
    name = f"{NAME}-{version_of(ROOT)}"
    words = ["git", "-c", "tar.umask=0022", "-c", f"safe.directory={ROOT}", "archive", "--format=tar"]
    done = subprocess.run([*words, f"--prefix={name}/", commit], cwd=ROOT, check=True, capture_output=True)
    made = folder / f"{name}-source.tar.gz"
    made.write_bytes(gzip.compress(done.stdout, 9, mtime=epoch))
    return made


def settled(sdist: Path, epoch: int) -> Path:
    """An sdist without times and owners of this machine, which setuptools leaves in it."""
    buffer = io.BytesIO()
    with tarfile.open(sdist) as old, tarfile.open(fileobj=buffer, mode="w", format=tarfile.PAX_FORMAT) as new:
        for member in sorted(old.getmembers(), key=lambda member: member.name):
            member.mtime, member.uid, member.gid, member.uname, member.gname = epoch, 0, 0, "", ""
            member.mode, member.pax_headers = 0o755 if member.isdir() or member.mode & 0o100 else 0o644, {}
            new.addfile(member, old.extractfile(member) if member.isfile() else None)
    sdist.write_bytes(gzip.compress(buffer.getvalue(), 9, mtime=epoch))
    return sdist


def build(python: Path, commit: str, epoch: int, folder: Path) -> list[Path]:
    """Source, sdist, and the wheel that is made of the sdist, from nothing but a commit."""
    out = folder / "out"
    out.mkdir(parents=True)

    def build_in(place: Path, what: str, archive: Path) -> None:
        place.mkdir()
        run("tar", "-xzf", archive, "--strip-components=1", "-C", place)
        run(
            python,
            "-c",
            _BUILD,
            what,
            out,
            cwd=place,
            alone=True,
            SOURCE_DATE_EPOCH=str(epoch),
            PYTHONDONTWRITEBYTECODE="1",
        )

    build_in(folder / "tree", "build_sdist", source(commit, epoch, out))
    build_in(folder / "unpacked", "build_wheel", settled(next(out.glob("bindery_mpi-*.tar.gz")), epoch))
    return sorted(out.iterdir())


def sign(key: str, sums: Path) -> Path:
    """The signature, which is verified."""
    if Path(key).is_file():
        signature = sums.with_name(f"{sums.name}.sig")
        run("ssh-keygen", "-q", "-Y", "sign", "-f", key, "-n", NAME, sums)
        with sums.open("rb") as text:
            words = ["ssh-keygen", "-Y", "check-novalidate", "-n", NAME, "-s", str(signature)]
            subprocess.run(words, stdin=text, stdout=subprocess.DEVNULL, check=True)
    else:
        signature = sums.with_name(f"{sums.name}.asc")
        run("gpg", "--batch", "--yes", "--local-user", key, "--armor", "--output", signature, "--detach-sign", sums)
        run("gpg", "--batch", "--verify", signature, sums)
    return signature


def tag(version: str, commit: str, key: str) -> None:
    settings = ["-c", "gpg.format=ssh"] if key and Path(key).is_file() else []
    kind = ["-s", "-u", str(Path(key).resolve()) if settings else key] if key else ["-a"]
    git(ROOT, *settings, "tag", *kind, "-m", f"Bindery {version}", f"v{version}", commit)


def make(python: Path | None, commit: str, output: Path, scratch: Path) -> list[Path]:
    """Each file, which was the same twice."""
    epoch = int(git(ROOT, "log", "-1", "--format=%ct", commit))
    if not python:
        run(sys.executable, "-m", "venv", scratch / "venv")
        python = scratch / "venv/bin/python"
        run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", SETUPTOOLS, alone=True)
    first, second = (build(python, commit, epoch, scratch / name) for name in ("once", "and again"))
    output.mkdir(parents=True, exist_ok=True)
    made = []
    for one, other in zip(first, second, strict=True):
        if one.name != other.name or one.read_bytes() != other.read_bytes():
            sys.exit(f"scripts/release: {one.name}: not the same twice; see what is in it that another run has not")
        made.append(one.replace(output / one.name))
    return made


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/release", add_help=False, usage="see the head of scripts/release")
    parser.add_argument("--dry-run", action="store_true")
    parser.add_argument("--commit", default="HEAD")
    parser.add_argument("--output", type=Path, default=ROOT / "build-release")
    parser.add_argument("--key", default="")
    parser.add_argument("--python", type=Path)
    options = parser.parse_args()
    version, commit = version_of(ROOT), git(ROOT, "rev-parse", f"{options.commit}^{{commit}}")
    wrong = list(problems(ROOT, commit))
    print(
        "\n".join(f"scripts/release: {line}" for line in wrong), end="\n" if wrong else "", file=sys.stderr, flush=True
    )
    if wrong and not options.dry_run:
        sys.exit(2)
    with tempfile.TemporaryDirectory(prefix="bindery-release-") as scratch, ending_all():
        made = make(options.python, commit, options.output, Path(scratch))
    sums = options.output / "SHA256SUMS"
    sums.write_text("".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in made))
    made += [sums, *([sign(options.key, sums)] if options.key else [])]
    print(f"{NAME} {version}, commit {commit[:12]}; the same twice:", *(f"  {path}" for path in made), sep="\n")
    if options.dry_run:
        print("a dry run: no tag")
        return
    tag(version, commit, options.key)
    print(
        f"next: git push origin v{version}; publish these files there; twine upload the .whl and bindery_mpi-*.tar.gz"
    )


if __name__ == "__main__":
    main()
