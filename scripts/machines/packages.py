"""Debian's packages, built and tried; scripts/packages says how to use it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

from chroot import GIT, ROOT, Chroot, Options, find_commit, find_mirror, prepare, say

LIMIT = 3600
TREE = Path("/srv/packages/bindery")
PACKAGES = Path("/srv/packages")
FOUND = re.compile(r"^[EWI]: .*$", re.MULTILINE)  # what lintian finds and no override explains


def build_packages() -> list[str]:
    """The packages that the build needs, as debian/control says."""
    control = (ROOT / "packaging" / "debian" / "control").read_text(encoding="utf-8")
    field = control.split("Build-Depends:")[1].split("\nStandards-Version")[0]
    names = [re.sub(r"\(.*?\)", "", name).strip() for name in field.split(",")]
    return ["build-essential", "lintian", *(name.replace("debhelper-compat", "debhelper") for name in names)]


class Steps:
    def __init__(self, logs: Path) -> None:
        self.logs, self.right = logs, True
        self.lines: list[str] = []

    def run(self, chroot: Chroot, name: str, script: str) -> str:
        """Runs the script and returns what it printed."""
        log = self.logs / f"{name}.log"
        say(f"{name}; its log is {log}")
        start = time.monotonic()
        status = chroot.run(script, log, LIMIT)
        text = log.read_text(encoding="utf-8", errors="replace")
        self.right = self.right and not status
        self.lines.append(f"{name:12} {time.monotonic() - start:5.0f} s  {f'status {status}' if status else 'ok'}")
        return text


def use(clean: Chroot, results: Path, tree: Path, steps: Steps) -> None:
    """Install the packages on a bare machine, run programs over both MPIs, and remove them."""
    clean.make(fresh=True)
    there = clean.inside(PACKAGES)
    there.mkdir(parents=True)
    for package in results.glob("*.deb"):
        shutil.copy(package, there)
    shutil.copytree(tree / "examples", there / "examples")
    shutil.copytree(tree / "debian" / "tests", there / "debian" / "tests")
    install = "apt-get update -qq; apt-get install -y -qq --no-install-recommends ./*.deb mpich openmpi-bin cmake"
    steps.run(clean, "install", f"cd {PACKAGES}; rm -f *dbgsym*; {install}")
    allow = "export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1"
    allow += " OMPI_MCA_rmaps_base_oversubscribe=1"
    for mpi in ("mpich", "openmpi"):
        steps.run(clean, f"programs-{mpi}", f"{allow}; cd {PACKAGES}; debian/tests/programs {mpi}")
    left = "! ls -d /usr/lib/*/bindery-* /usr/share/bindery"
    steps.run(clean, "remove", f"apt-get purge -y -qq 'bindery*' 'libbindery*'; {left}")


def main() -> int:
    parser = Options()
    parser.add_argument("--unity", action="store_true")
    parser.add_argument("--suite", default="bookworm")
    options = parser.parse_args()
    folder = prepare(options.folder)
    suite, name = options.suite, f"packages-{options.suite}"
    logs, results = folder / "logs" / name, folder / name
    logs.mkdir(parents=True, exist_ok=True)
    commit, mirror = find_commit(options.commit), options.mirror or find_mirror()
    builder = Chroot(folder, f"{name}-build", suite, mirror)
    builder.make()
    builder.install(build_packages(), False)
    shutil.rmtree(builder.inside(PACKAGES), ignore_errors=True)
    tree = builder.inside(TREE)
    tree.mkdir(parents=True)
    archive = subprocess.run([*GIT, "archive", commit], check=True, capture_output=True).stdout
    subprocess.run(["tar", "-x", "-C", tree], input=archive, check=True)
    shutil.copytree(tree / "packaging" / "debian", tree / "debian")
    steps = Steps(logs)
    unity = "BINDERY_UNITY=ON " if options.unity else ""
    steps.run(builder, "build", f"cd {TREE}; {unity}DEB_BUILD_OPTIONS=parallel=2 dpkg-buildpackage -us -uc")
    # Findings of lintian do not keep the packages from being tried.
    lintian = "lintian --allow-root --tag-display-limit 0 --display-info --show-overrides ../*.changes || [ $? = 2 ]"
    found = FOUND.findall(steps.run(builder, "lintian", f"cd {TREE}; {lintian}")) if steps.right else []
    if steps.right:
        shutil.rmtree(results, ignore_errors=True)
        results.mkdir()
        for package in builder.inside(PACKAGES).glob("*.deb"):
            shutil.copy(package, results)
        use(Chroot(folder, f"{name}-try", suite, mirror), results, tree, steps)
    print("\n".join([f"== packages of Debian {suite} at {commit}", *steps.lines, *(f"    {line}" for line in found)]))
    return 0 if steps.right and not found else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("packages: interrupted")
