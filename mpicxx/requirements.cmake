# Errors of the command line and of what the probes found, before anything is compiled.
include("${CMAKE_CURRENT_SOURCE_DIR}/../cmake/requirements.cmake")

bindery_check_build_folder()

# As everywhere in CMake: the variable, then CXX of the environment, then what the machine has.
if(NOT CMAKE_CXX_COMPILER)
    unset(CMAKE_CXX_COMPILER CACHE)
    if(DEFINED ENV{CXX})
        set(CMAKE_CXX_COMPILER "$ENV{CXX}" CACHE STRING "The C++ compiler")
    else()
        set(names c++ g++ clang++)
        foreach(version RANGE 30 11 -1)
            list(APPEND names g++-${version} clang++-${version})
        endforeach()
        find_program(CMAKE_CXX_COMPILER NAMES ${names})
    endif()
endif()
bindery_check_mpi_compiler()
bindery_check_compiler(CMAKE_CXX_COMPILER "g++")
bindery_take_words(CXX CXXFLAGS)

# After the probe.
function(bindery_check_target)
    if(BND_C_target STREQUAL "neither")
        bindery_refuse("${MPI_C_COMPILER}" "its mpi.h is that of the MPI 5.0 standard ABI, and the library is not: ${BND_C_abi_fault}"
            "give the compiler wrapper of its own ABI, or another MPI's")
    endif()
    message(STATUS "Bindery: ${BND_C_library}, MPI ${BND_C_mpi_version}.${BND_C_mpi_subversion}, ${BND_C_target}: namespaces MPI and PMPI")
endfunction()

# Programs may be of C++11; the libraries are of C++20.
function(bindery_check_standard)
    if(NOT "cxx_std_20" IN_LIST CMAKE_CXX_COMPILE_FEATURES)
        bindery_refuse("${CMAKE_CXX_COMPILER}" "it does not know C++20, of which the libraries are; programs may be of C++11"
            "build the libraries with a newer compiler, as GCC 10 or Clang 11; `mpicxx -cxx=COMPILER` then runs the older one")
    endif()
endfunction()
