#!/bin/sh
# Usage: run.sh PROGRAM MPI WORK [FORTRAN]
# Builds a test of the section runtime with an installed MPI (mpich, openmpi) and runs it as one process.
#   random, fixed   the C++ programs of these names
#   descriptors     descriptors.F90, compiled and linked by FORTRAN (gfortran, flang-new-19)
#   gather          gather.cpp, on 3 processes
#   records         records.cpp, with the address sanitizer
#   threads         threads.cpp, over a fake MPI, with the thread sanitizer
#   cost            instructions of a wrapper over the bindings in the folder FORTRAN; fails if there are more than there were
#   symbols         what the objects need and bring
#   missing         what this script says where there are no tools

set -e
if [ "$1" = missing ]; then
    told=$(PATH=/nowhere "$0" fixed "$2" "$3" 2>&1) && { echo "it passed without a compiler" >&2; exit 1; }
    case $told in *"mpicc.$2 is missing: install the Debian package lib$2-dev") exit 0 ;; esac
    echo "it said: $told" >&2
    exit 1
fi
program=$1 mpi=$2 work=$3 fortran=$4 build=$4
here=$(cd "${0%/*}" && pwd)
runtime=$here/../../fortran/runtime
parts="sections/descriptor sections/type_map sections/datatype_builder sections/section_datatype sections/describe sections/strided_copy sections/bounce_buffer
    sections/device_memory sections/quirks sentinels/shared_data sentinels/elf_object"

need() {  # TOOL PACKAGE
    command -v "$1" >/dev/null || { echo "$1 is missing: install the Debian package $2" >&2; exit 1; }
}

compile() {  # SOURCE OBJECT OPTION...
    source=$1 object=$2
    shift 2
    "mpicc.$mpi" -x c++ -std=c++20 -O2 -g -Wall -Wextra -Werror -DMPICH_SKIP_MPICXX -DOMPI_SKIP_MPICXX "-I$runtime" "-I$here/../../generated/fortran" "$@" \
        -c "$source" -o "$work/$object.o"
}

compile_runtime() {  # OPTION...
    for part in $parts; do
        object=${part##*/}
        compile "$runtime/$part.cpp" "$object" -fno-exceptions -fno-rtti -fPIC -Wpedantic -Wconversion "$@"
        objects="$objects $work/$object.o"
    done
}

case $mpi in
mpich) need mpicc.mpich libmpich-dev; package=mpich ;;
openmpi) need mpicc.openmpi libopenmpi-dev; package=openmpi-bin ;;
abi) need mpicc.abi mpich ;; # tests/install/test_abi.py has it
*) echo "usage: $0 PROGRAM mpich|openmpi|abi WORK [FORTRAN]" >&2; exit 2 ;;
esac
need g++ g++
mkdir -p "$work"
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
start() { python3 "$here/../launches.py" start "$@"; }
objects=

case $program in
gather)
    compile_runtime
    compile "$here/gather.cpp" gather
    "mpicc.$mpi" "$work/gather.o" $objects -lstdc++ -o "$work/gather"
    need "mpiexec.$mpi" "$package"
    case $mpi in openmpi) options=--oversubscribe ;; *) options= ;; esac
    start "mpiexec.$mpi" $options -n 3 "$work/gather"
    ;;
cost)
    need valgrind valgrind
    [ -x "$build/bin/mpifort" ] || { echo "$build has no bin/mpifort: run the test fortran.gfortran.$mpi.build first" >&2; exit 1; }
    # No -g: callgrind would count inlined lines apart.
    "mpicc.$mpi" -std=gnu99 -O2 -fno-ipa-icf -Wall -Wextra -Werror -rdynamic "-I$runtime" "$here/cost.c" "-L$build/lib" -lbindery_mpifort \
        "-Wl,-rpath,$build/lib" -o "$work/cost"
    "$here/cost.sh" "$work/cost" "$work"
    ;;
records)
    parts="$parts requests/pending_operation requests/pending_table requests/life_cycle requests/request_status errors"
    : >"$work/bnd_probe.h" # nothing was probed, nothing is asked
    compile_runtime -fsanitize=address "-I$work"
    compile "$here/records.cpp" records -fsanitize=address "-I$work"
    "mpicc.$mpi" -fsanitize=address "$work/records.o" $objects -lstdc++ -lpthread -o "$work/records"
    # Leaks of the MPI itself do not count.
    ASAN_OPTIONS=detect_leaks=0 "$work/records"
    ;;
threads)
    parts="$parts requests/pending_operation requests/pending_table requests/life_cycle requests/request_status errors"
    : >"$work/bnd_probe.h"
    # The program has the functions of MPI that it uses; the runtime needs others for what it does not do here.
    abort_if_called() {
        nm -g "$work/threads.o" $objects | awk 'NF == 2 && $2 ~ /^PMPI_/ { needed[$2] } NF == 3 { here[$3] }
            END { print "void abort(void);"; for (name in needed) if (!(name in here)) print "int " name "(void) { abort(); return 0; }" }'
    }
    build() {  # OPTION...
        objects=
        compile_runtime "-I$work" "$@"
        compile "$here/threads.cpp" threads "-I$work" "$@"
        abort_if_called >"$work/others.c"
        gcc "$work/others.c" "$work/threads.o" $objects "$@" -lstdc++ -lpthread -o "$work/threads"
    }
    build -fsanitize=thread
    "$work/threads"
    build -DCOUNT_LOCKS -Wl,--wrap=pthread_mutex_lock
    "$work/threads"
    ;;
random)
    compile_runtime -DFAULTS_IN_RUNTIME -include "$here/faults.h" -Wno-pedantic
    compile "$here/random.cpp" random
    "mpicc.$mpi" "$work/random.o" $objects -lstdc++ -o "$work/random"
    start "$work/random"
    ;;
fixed)
    compile_runtime
    compile "$here/fixed.cpp" fixed
    "mpicc.$mpi" "$work/fixed.o" $objects -lstdc++ -o "$work/fixed"
    start "$work/fixed"
    ;;
descriptors)
    case $fortran in
    gfortran) need gfortran gfortran; kind=gfortran options="-cpp -Wall -Wno-uninitialized" ;;
    *) need "$fortran" flang-19; kind=cfi options="-cpp -w -DCOMPONENTS" ;;
    esac
    compile_runtime
    compile "$here/descriptors.cpp" checks -fno-exceptions -fno-rtti "-DREAD=bnd_section_from_$kind" "-DWHOLE=bnd_contiguous_array_$kind"
    (cd "$work" && "$fortran" $options -c "$here/descriptors.F90" -o program.o)
    libraries=$("mpicc.$mpi" -show | sed 's/^[^ ]* //')
    "$fortran" "$work/program.o" "$work/checks.o" $objects $libraries -o "$work/descriptors"
    start "$work/descriptors"
    ;;
symbols)
    compile_runtime
    libc='calloc|free|malloc|realloc|memcpy|memset|strcmp|strlen|strncmp|strrchr|strspn|strstr|strtol|dl_iterate_phdr|dlopen|dlsym|pthread_self|__stack_chk_fail'
    handles='ompi_mpi_.*'  # predefined ones of Open MPI
    "$here/../symbols.sh" "($libc|$handles|_GLOBAL_OFFSET_TABLE_|bnd_.*|_ZNK?3bnd.*|PMPI_.*)" '(bnd_|_ZNK?3bnd).*' $objects
    ;;
*) echo "no test program $program" >&2; exit 2 ;;
esac
