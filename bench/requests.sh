#!/bin/sh
# Instructions of MPI_Isend and MPI_Wait of a contiguous message, alone and while a receive into a bounce buffer is pending.
# Usage: bench/requests.sh MPIFORT
set -eu
# shellcheck source=bench/common.sh
. "$(dirname "$0")/common.sh"

for define in ALONE BESIDE; do
    "$1" -cpp -O2 -fno-inline -D$define "$here/requests.F90" -o "$work/$define"
    echo "$define: $((($(count "$work/$define" 3000) - $(count "$work/$define" 1000)) / 2000))"
done
