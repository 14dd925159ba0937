"""Two hosts on one machine, for MPICH: namespaces with names, networks and clocks of their own. As root, with iproute2 and util-linux."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES, CARD = ("first", "second"), "bnd0"
NAMESPACES = ("--mount", "--net", "--pid", "--time", "--uts")
# How mpiexec starts a process of a host, LAUNCHER [OPTION…] HOST COMMAND…: the host's first process runs what it reads.
LAUNCHER = """#!/bin/sh
while [ "${{1#-}}" != "$1" ]; do shift; done
host=$1
shift
mkfifo "{folder}/$$"
echo "$*; echo >{folder}/$$" >"{folder}/$host"
read -r end <"{folder}/$$"
"""
INIT = """hostname {name}
mount --bind {folder}/hosts /etc/hosts
mount -t tmpfs tmpfs /dev/shm
mount -t sysfs sysfs /sys
echo ready
while read -r line <{folder}/{name}; do
    sh -c "$line" &
done"""


class Hosts:
    """The hosts of NAMES while a `with` block runs; the monotonic clock of the second one is `apart` seconds ahead."""

    def __init__(self, folder: Path, apart: int):
        self.folder, self.apart = folder, apart
        self.started: list[subprocess.Popen[str]] = []
        self.pids: list[str] = []

    def __enter__(self) -> Hosts:
        if os.geteuid() != 0 or not all(map(shutil.which, ("ip", "nsenter", "setpriv", "unshare"))):
            sys.exit("two hosts need root, and the Debian packages iproute2 and util-linux")
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        addresses = [f"10.77.0.{index} {name}\n" for index, name in enumerate(NAMES, 1)]
        (self.folder / "hosts").write_text("127.0.0.1 localhost\n" + "".join(addresses))
        for index, name in enumerate(NAMES):
            self.start(name, index * self.apart)
        self.connect()
        launcher = self.folder / "launcher"
        launcher.write_text(LAUNCHER.format(folder=self.folder))
        launcher.chmod(0o755)
        return self

    def __exit__(self, *_: object) -> None:
        for process in self.started:
            process.kill()
            process.wait()

    def start(self, name: str, ahead: int) -> None:
        os.mkfifo(self.folder / name)
        words = [
            "setpriv",
            "--pdeathsig",
            "KILL",
            "unshare",
            *NAMESPACES,
            "--monotonic",
            str(ahead),
            "--fork",
            "--kill-child",
            "--mount-proc",
        ]
        script = INIT.format(name=name, folder=self.folder)
        process = subprocess.Popen([*words, "sh", "-ec", script], stdout=subprocess.PIPE, text=True)
        self.started.append(process)
        if not process.stdout or not process.stdout.readline():
            self.__exit__()
            sys.exit("this machine allows no namespaces of processes, networks and clocks")
        self.pids.append(Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().strip())

    def connect(self) -> None:
        """A cable between them."""
        ends = [f"bnd{pid}" for pid in self.pids]
        subprocess.run(["ip", "link", "add", ends[0], "type", "veth", "peer", "name", ends[1]], check=True)
        for index, (end, pid) in enumerate(zip(ends, self.pids, strict=True), 1):
            subprocess.run(["ip", "link", "set", end, "netns", pid, "name", CARD], check=True)
            script = f"ip addr add 10.77.0.{index}/24 dev {CARD}; ip link set {CARD} up; ip link set lo up"
            subprocess.run(["nsenter", "--target", pid, "--net", "sh", "-ec", script], check=True)

    def on_first(self, command: list[object]) -> list[object]:
        """Return a command that runs another one on the first host, in the same folder."""
        return ["nsenter", "--target", self.pids[0], *NAMESPACES, "--wd=.", *command]

    def mpiexec(self, processes: int) -> list[str]:
        """Return the launcher's words on the first host, which has the first half of the processes."""
        launcher = ["-launcher", "ssh", "-launcher-exec", f"{self.folder}/launcher", "-localhost", NAMES[0]]
        hosts = ",".join(f"{name}:{processes // 2}" for name in NAMES)
        network = ["-genv", "UCX_TLS", "tcp,self", "-genv", "UCX_NET_DEVICES", CARD]
        return ["mpiexec.mpich", *network, *launcher, "-hosts", hosts, "-n", str(processes)]
