#!/bin/sh
# Into a prefix of its own below the environment's: mpifort and mpicxx there are Bindery's, those of the environment stay the MPI's.
set -eu
prefix=$PREFIX/lib/bindery
case $PART in
fortran) set -- "-DCMAKE_Fortran_COMPILER=$FC" ;;
*) set -- "-DCMAKE_CXX_COMPILER=$CXX" ;;
esac
# shellcheck disable=SC2086  # several
cmake -S "$PART" -B "build-$PART" -G Ninja $CMAKE_ARGS -DMPI_C_COMPILER="$PREFIX/bin/mpicc" -DCMAKE_INSTALL_PREFIX="$prefix" \
    -DCMAKE_INSTALL_LIBDIR=lib "$@"
cmake --build "build-$PART" --parallel "${CPU_COUNT:-2}"
cmake --install "build-$PART"
# find_package, pkg-config
mkdir -p "$PREFIX/lib/pkgconfig" "$PREFIX/lib/cmake"
for file in "$prefix"/lib/pkgconfig/*.pc; do ln -s "../bindery/lib/pkgconfig/$(basename "$file")" "$PREFIX/lib/pkgconfig/"; done
for folder in "$prefix"/lib/cmake/*; do ln -s "../bindery/lib/cmake/$(basename "$folder")" "$PREFIX/lib/cmake/"; done
