#!/bin/sh
# Usage: symbols.sh NEEDED BROUGHT OBJECT...
# Objects need only names that the extended regular expression NEEDED matches, bring only those that BROUGHT matches, and run nothing
# before main. NM may name another nm.

needed=$1 brought=$2
[ $# -gt 2 ] || { echo "usage: $0 NEEDED BROUGHT OBJECT..." >&2; exit 2; }
shift 2
failures=0

complain() {  # OBJECT WHAT SYMBOLS
    [ -z "$3" ] && return
    echo "$1: $2:" $3 >&2
    failures=1
}

for object in "$@"; do
    symbols=$("${NM:-nm}" -P "$object") && [ -n "$symbols" ] || { echo "$object: no symbols can be read" >&2; exit 2; }
    complain "$object" "needs others than $needed" "$(echo "$symbols" | awk '$2 ~ /^[Uw]$/ {print $1}' | grep -vxE "$needed")"
    complain "$object" "brings others than $brought" "$(echo "$symbols" | awk '$2 ~ /^[ABCDGRSTVW]$/ {print $1}' | grep -vxE "$brought")"
    complain "$object" "runs before main" "$(echo "$symbols" | awk '$1 ~ /^_GLOBAL__(sub_)?I_/ {print $1}')"
done
exit $failures
