#!/bin/sh
# Usage: symbols.sh OBJECT...
# The section runtime needs libc and PMPI_ only, brings no symbol but bnd_* and namespace bnd's, and runs nothing before main. NM may name another nm.

allowed='(calloc|free|malloc|realloc|memcpy|memset|strncmp|strspn|strstr|strtol|__stack_chk_fail|_GLOBAL_OFFSET_TABLE_|bnd_.*|_ZNK?3bnd.*|PMPI_.*)'
data='ompi_mpi_.*'  # predefined handles of Open MPI
failures=0

complain() {  # OBJECT WHAT SYMBOLS
    [ -z "$3" ] && return
    echo "$1: $2:" $3 >&2
    failures=1
}

[ $# -gt 0 ] || { echo "usage: $0 OBJECT..." >&2; exit 2; }
for object in "$@"; do
    symbols=$("${NM:-nm}" -P "$object") && [ -n "$symbols" ] || { echo "$object: no symbols can be read" >&2; exit 2; }
    complain "$object" "needs more than libc and PMPI_" \
        "$(echo "$symbols" | awk '$2 ~ /^[Uw]$/ {print $1}' | grep -vxE "$allowed|$data")"
    complain "$object" "brings other names than bnd_* and bnd::*" "$(echo "$symbols" | awk '$2 ~ /^[ABCDGRSTVW]$/ && $1 !~ /^(bnd_|_ZNK?3bnd)/ {print $1}')"
    complain "$object" "runs before main" "$(echo "$symbols" | awk '$1 ~ /^_GLOBAL__(sub_)?I_/ {print $1}')"
done
exit $failures
