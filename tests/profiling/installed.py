"""Install Bindery, and build and run the example against what is installed, as someone without Python and our sources would. In one
layout of the libraries: the other is made of the same files, and built by profiling.script.entry.

Usage: installed.py --cmake cmake --build Bindery's build folder --example examples/profiling --work folder -- options of cmake"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

import example
from support import output, run, stop

_TIMEOUT = 600


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--cmake", required=True)
    for option in ("--build", "--example", "--work"):
        parser.add_argument(option, type=Path, required=True)
    parser.add_argument("options", nargs="*")
    return parser.parse_args()


def main() -> int:
    arguments = _arguments()
    prefix, source, build = (arguments.work / name for name in ("prefix", "source", "build"))
    shutil.rmtree(arguments.work, ignore_errors=True)
    shutil.copytree(arguments.example, source)      # away from our sources
    output([arguments.cmake, "--install", arguments.build, "--prefix", prefix])
    output([arguments.cmake, "-S", source, "-B", build, f"-DCMAKE_PREFIX_PATH={prefix}", "-DPython3_EXECUTABLE=/nonexistent",
            *arguments.options], _TIMEOUT)
    programs = ["program_unprofiled", "program_weak"]
    done = run([arguments.cmake, "--build", build, "--parallel", "2", "--target", *programs], _TIMEOUT)
    if done.returncode:
        stop(f"the example does not build against what is installed\n{done.stdout[-3000:]}")
    sys.argv[1:] = [str(build / name) for name in programs]
    return example.main()


if __name__ == "__main__":
    sys.exit(main())
