# What can be wrong before anything is tried; each is one line: where, what, what to do.

function(bindery_refuse where wrong remedy)
    message(FATAL_ERROR "  Bindery: ${where}: ${wrong}; ${remedy}")
endfunction()

if(NOT BINDERY_LAYERING MATCHES "^p?mpi$")
    bindery_refuse("-DBINDERY_LAYERING=${BINDERY_LAYERING}" "no such layering" "use mpi or pmpi")
endif()

# The libraries' folders would mix with the sources.
cmake_path(IS_PREFIX CMAKE_CURRENT_SOURCE_DIR "${CMAKE_CURRENT_BINARY_DIR}" NORMALIZE inside)
if(inside)
    bindery_refuse("${CMAKE_CURRENT_BINARY_DIR}" "the build folder lies among the sources"
        "give another one with -B, and remove CMakeCache.txt and CMakeFiles from this one")
endif()

# As everywhere in CMake: the variable, then FC of the environment, then what the machine has.
if(NOT CMAKE_Fortran_COMPILER)
    unset(CMAKE_Fortran_COMPILER CACHE)
    if(DEFINED ENV{FC})
        set(CMAKE_Fortran_COMPILER "$ENV{FC}" CACHE STRING "The Fortran compiler")
    else()
        find_program(CMAKE_Fortran_COMPILER NAMES gfortran flang-new flang)
    endif()
endif()
foreach(option IN ITEMS MPI_C_COMPILER CMAKE_Fortran_COMPILER)
    set(package "libmpich-dev or libopenmpi-dev")
    if(option STREQUAL "CMAKE_Fortran_COMPILER")
        set(package "gfortran or flang-19")
    endif()
    if(NOT ${option})
        bindery_refuse("${option}" "there is no such compiler" "install one (Debian: ${package}) or give -D${option}=…")
    endif()
    separate_arguments(words UNIX_COMMAND "${${option}}")
    list(GET words 0 words)
    unset(path)
    find_program(path "${words}" NO_CACHE)
    if(NOT path)
        bindery_refuse("${words}" "no such compiler" "install it (Debian: ${package}) or correct -D${option}=…")
    endif()
endforeach()

# After the probe: what the wrappers do not serve, said before anything is compiled.
function(bindery_check_target)
    set(fortran "${CMAKE_Fortran_COMPILER}")
    set(integer "MPI_Fint ${BND_C_bytes_of_MPI_Fint}")
    set(bytes ${BND_C_bytes_of_MPI_Fint})
    if(BND_C_target STREQUAL "abi")
        set(integer "int, which is its MPI_Fint over the standard ABI, ${BND_C_int_bytes}")
        set(bytes ${BND_C_int_bytes})
    endif()
    if(BND_C_target STREQUAL "neither")
        bindery_refuse("${MPI_C_COMPILER}" "its mpi.h is that of the MPI 5.0 standard ABI, and the library is not: ${BND_C_abi_fault}"
            "give the compiler wrapper of its own ABI, or another MPI's")
    elseif(NOT BND_C_status_copies_raw)
        bindery_refuse("${MPI_C_COMPILER}" "its statuses have another layout in Fortran than in C"
            "give the compiler wrapper of an MPI whose conversions of statuses copy them")
    elseif(NOT BND_FORTRAN_integer_bytes EQUAL bytes)
        bindery_refuse("${fortran}" "an INTEGER has ${BND_FORTRAN_integer_bytes} bytes, and ${integer}"
            "leave out options that change default kinds")
    elseif(NOT BND_FORTRAN_string_length_place STREQUAL "last")
        bindery_refuse("${fortran}" "lengths of strings do not come after all arguments" "use gfortran or flang")
    elseif(BND_FORTRAN_common_of_shared_library STREQUAL "two")
        bindery_refuse("${fortran}" "a COMMON block of a shared library is two" "leave out options that change how it links")
    endif()
endfunction()
