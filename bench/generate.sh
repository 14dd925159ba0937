#!/bin/sh
# A full generate into an empty folder, a second that writes nothing, and a check; seconds of wall time, five times each.
set -eu
cd "$(dirname "$0")/../generator"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

median() { # NAME, COMMAND…
    name=$1
    shift
    for _ in 1 2 3 4 5; do
        [ "$name" != full ] || rm -rf "$work/generated"
        /usr/bin/python3 -c 'import subprocess, sys, time; t = time.time(); subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL); print(f"{time.time() - t:.2f}")' "$@"
    done | sort -n | sed -n 3p | sed "s/^/$name, median of five: /; s/$/ s/"
}

median full /usr/bin/python3 -m bindery_mpi generate --output "$work/generated"
median again /usr/bin/python3 -m bindery_mpi generate --output "$work/generated"
median check /usr/bin/python3 -m bindery_mpi generate --check
