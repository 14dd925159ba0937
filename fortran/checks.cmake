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
    if(option STREQUAL CMAKE_Fortran_COMPILER)
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
