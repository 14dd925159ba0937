#!/bin/sh
# Run a test and write what it cost: measured.sh FILE [VARIABLE=VALUE…] COMMAND…
# The second line has the processor time of the command and of all that it waited for, the last its exit status and the compiler cache.
file=$1
shift
: >"$file" # nothing in it if the test is stopped
case $1 in
*=*) env "$@" ;;
*) "$@" ;;
esac
status=$?
{ times && echo "$status ${CMAKE_CXX_COMPILER_LAUNCHER-}"; } >"$file"
exit $status
