"""Other Debian machines: a chroot of a suite, made by debootstrap and kept in a folder.

Whatever runs in one has mounts and processes of its own (unshare). They end with it, however it ends, so that nothing
has to be unmounted: not after a time limit, nor if the script is killed."""

from __future__ import annotations

import argparse
import fcntl
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[2]
GIT = ("git", "-c", "safe.directory=*", "-C", str(ROOT))
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
ALONE = ("setpriv", "--pdeathsig", "KILL", "unshare", "--mount", "--pid", "--fork", "--kill-child", "--")
# The shell stays process 1, which collects what others leave behind.
ENTER = """root=$0
mkdir -p "$root/srv/shared" && mount --bind "${root%/*}/shared" "$root/srv/shared" || exit 125
mount -t proc proc "$root/proc" && mount --rbind /dev "$root/dev" && mount -t sysfs -o ro sysfs "$root/sys" &&
    mount -t tmpfs tmpfs "$root/tmp" && mount -t tmpfs tmpfs "$root/dev/shm" || exit 125
chroot "$root" /bin/sh -ec "$1"
exit $?"""
# This machine's way to registries and mirrors is made of files, and of variables and settings that begin with these.
NETWORK_FILES = ("/etc/resolv.conf", "/etc/hosts", "/etc/pip.conf", "/etc/ssl/certs/ca-certificates.crt")
OWN_AUTHORITIES = Path("/usr/local/share/ca-certificates")
NETWORK_VARIABLES = ("PIP_", "http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY")
APT_SETTINGS = ("Acquire::http", "Acquire::Check-", "Acquire::Retries")
TOOLS = {"debootstrap": "debootstrap", "git": "git", "setpriv": "util-linux", "unshare": "util-linux"}
KEYRING = Path("/usr/share/keyrings/debian-archive-keyring.gpg")
TOO_LONG = 124  # as of timeout(1)


def fail(message: str) -> NoReturn:
    print(f"{Path(sys.argv[0]).stem}: {message}", file=sys.stderr)
    sys.exit(2)


def say(text: str) -> None:
    print(f"== {text}", flush=True)


def printed(*words: str | Path) -> str:
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


def prepare(name: str) -> Path:
    """The folder of the chroots, for this process alone, on a machine that has what is needed."""
    if not name:
        fail("no folder; give --folder, or set BINDERY_CHROOTS")
    if os.geteuid() != 0:
        fail("a chroot needs root; run as root")
    lacking = {package for tool, package in TOOLS.items() if not shutil.which(tool)}
    if not KEYRING.exists():
        lacking.add("debian-archive-keyring")
    if lacking:
        say(f"installing {' '.join(sorted(lacking))}")
        subprocess.run(["apt-get", "update", "-qq"], check=True)
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *sorted(lacking)], check=True)
    folder = Path(name).resolve()
    (folder / "shared").mkdir(parents=True, exist_ok=True)  # /srv/shared in each
    try:
        lock = os.open(folder / "lock", os.O_CREAT | os.O_RDWR)
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        fail(f"{folder}: another run uses it; wait, or give another folder")
    return folder


def find_commit(name: str) -> str:
    words = [*GIT, "rev-parse", "--verify", "--quiet", "--short=9", f"{name}^{{commit}}"]
    found = subprocess.run(words, capture_output=True, text=True, check=False).stdout.strip()
    return found or fail(f"{name}: no such commit; correct --commit")


def find_mirror() -> str:
    """Where this machine's own Debian packages come from."""
    form = "$(ORIGIN)|$(LABEL)|$(COMPONENT)|$(REPO_URI)"
    for line in printed("apt-get", "indextargets", "--format", form, "Created-By: Packages").splitlines():
        origin, label, component, uri = line.split("|")
        if (origin, label, component) == ("Debian", "Debian", "main"):
            return uri
    fail("no Debian mirror in apt's lists; run apt-get update, or give --mirror")


def environment() -> dict[str, str]:
    passed = {name: value for name, value in os.environ.items() if name.startswith(NETWORK_VARIABLES)}
    return passed | {"PATH": PATH, "HOME": "/root", "LC_ALL": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}


class Help(argparse.Action):
    """The head of the script."""

    def __call__(self, *_: object) -> NoReturn:
        lines = (ROOT / "scripts" / Path(sys.argv[0]).stem).read_text(encoding="utf-8").splitlines()
        print("\n".join(line[2:] for line in lines[1:] if line.startswith("#")))
        sys.exit(0)


class Options(argparse.ArgumentParser):
    """The options that both scripts have. The heads of the scripts describe them."""

    def __init__(self) -> None:
        super().__init__(add_help=False, allow_abbrev=False)
        self.add_argument("-h", "-help", "--help", action=Help, nargs=0)
        self.add_argument("--folder", default=os.environ.get("BINDERY_CHROOTS", ""))
        self.add_argument("--commit", default="HEAD")
        self.add_argument("--mirror")

    def error(self, message: str) -> NoReturn:
        fail(f"{message}; see the head of the script")


RUNNING: set[subprocess.Popen[bytes]] = set()
STOPPED = threading.Event()


def stop() -> None:
    """End what runs in chroots, and start nothing more."""
    STOPPED.set()
    for started in list(RUNNING):
        started.kill()


class Chroot:
    def __init__(self, folder: Path, name: str, suite: str, mirror: str):
        self.root, self.log = folder / name, folder / f"{name}.log"
        self.name, self.suite, self.mirror = name, suite, mirror

    def inside(self, path: Path) -> Path:
        return self.root / path.relative_to("/")

    def make(self, fresh: bool = False) -> None:
        """As debootstrap makes it, if it is not there whole."""
        whole = self.root / "etc" / "bindery-chroot"
        if fresh or not whole.exists():
            say(f"making {self.root}: {self.suite}")
            shutil.rmtree(self.root, ignore_errors=True)
            words = [
                "debootstrap",
                "--variant=minbase",
                f"--keyring={KEYRING}",
                self.suite,
                str(self.root),
                self.mirror,
            ]
            with self.log.open("w") as log:
                done = subprocess.run([*ALONE, *words], check=False, stdout=log, stderr=log, timeout=3600)
            if done.returncode:
                fail(f"debootstrap failed; see {self.log}")
            whole.touch()
        self.connect()

    def connect(self) -> None:
        """It reaches the registries and the mirror as this machine does."""
        own = OWN_AUTHORITIES.glob("*.crt") if OWN_AUTHORITIES.is_dir() else ()
        for file in filter(Path.exists, [*map(Path, NETWORK_FILES), *own]):
            copy = self.root / file.relative_to("/")
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
        settings = [line for line in printed("apt-config", "dump").splitlines() if line.startswith(APT_SETTINGS)]
        (self.root / "etc/apt/apt.conf.d/90bindery").write_text("\n".join(settings) + "\n")
        (self.root / "etc/dpkg/dpkg.cfg.d/bindery").write_text("force-unsafe-io\n")  # it can be made again

    def install(self, packages: Sequence[str], update: bool) -> None:
        """Installs listed packages that are missing. NAME-* is the newest of those whose names end with a number."""
        installed = self.root / "etc" / "bindery-installed"
        wanted = " ".join(packages)
        if not update and installed.exists() and installed.read_text() == wanted:
            return
        say(f"{self.name}: installing packages")
        script = f"""dpkg --configure -a # an earlier run may have been ended
            apt-get update -qq
            for name in {wanted.replace("*", "@")}; do
                case $name in *@) name=$(apt-cache pkgnames "${{name%@}}" | grep -xE "${{name%@}}[0-9]+" | sort -V | tail -n 1) ;; esac
                set -- "$@" "$name"
            done
            apt-get upgrade -y -qq
            apt-get install -y -qq --no-install-recommends "$@"
            apt-get clean"""  # noqa: E501
        installed.unlink(missing_ok=True)
        if self.run(script, self.log, 3600):
            fail(f"{self.name}: apt-get failed; see {self.log}")
        installed.write_text(wanted)

    def run(self, script: str, log: Path, seconds: float, variables: Mapping[str, str] | None = None) -> int:
        """Its status; 124 if it was ended after so many seconds."""
        words = [*ALONE, "/bin/sh", "-c", ENTER, str(self.root), script]
        with log.open("w") as output:
            started = subprocess.Popen(
                words,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                env=environment() | dict(variables or {}),
            )
            RUNNING.add(started)
            if STOPPED.is_set():
                started.kill()
            try:
                return started.wait(seconds)
            except subprocess.TimeoutExpired:
                output.write(f"\nended after {seconds} seconds\n")
                return TOO_LONG
            finally:
                RUNNING.discard(started)
                started.kill()
                started.wait()
