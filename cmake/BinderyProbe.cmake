# Probe what an installed C MPI and a Fortran or a C++ compiler really do, by running programs. In a CMakeLists.txt:
#
#     bindery_probe(OUTPUT folder C_COMPILER mpicc FORTRAN_COMPILER gfortran [C_FLAGS flags] [FORTRAN_FLAGS flags]
#                   [FILE bindery-probe.toml])
#     bindery_probe(OUTPUT folder C_COMPILER mpicc CXX_COMPILER g++ [C_FLAGS flags] [CXX_FLAGS flags] [FILE bindery-probe.toml])
#
# or by hand:  cmake -DMPICC=mpicc -DFC=gfortran -DOUTPUT=folder -P cmake/BinderyProbe.cmake
#
# writes into the folder bindery-probe.toml, to be read by people; bindery-probe.cmake and bnd_probe.h, derived from it. The
# compilers may bring arguments ("gfortran -fdefault-integer-8"), and what else the build compiles with is given as flags. A cross
# build runs programs by CMAKE_CROSSCOMPILING_EMULATOR, or gives FILE, or -DBINDERY_PROBE_FILE=FILE, a bindery-probe.toml from the
# target's machine, and nothing is compiled. Needs no Python.
cmake_policy(VERSION 3.20...3.25)

get_filename_component(BND_PROBES "${CMAKE_CURRENT_LIST_DIR}/../probes" ABSOLUTE)
set(BND_CROSS_REMEDY
    "if this machine cannot run what it compiles, give CMAKE_CROSSCOMPILING_EMULATOR, or -DBINDERY_PROBE_FILE=FILE with a result from a machine that can")
if(NOT BINDERY_GENERATED)
    set(BINDERY_GENERATED "${BND_PROBES}/../generated")
endif()
include("${BINDERY_GENERATED}/probes/names.cmake")
foreach(part IN ITEMS run c fortran cxx keys result)
    include("${BND_PROBES}/${part}.cmake")
endforeach()

function(bindery_probe)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "OUTPUT;C_COMPILER;FORTRAN_COMPILER;CXX_COMPILER;C_FLAGS;FORTRAN_FLAGS;CXX_FLAGS;FILE" "")
    set(language fortran)
    if(arg_CXX_COMPILER)
        set(language cxx)
    endif()
    if(NOT arg_OUTPUT)
        bnd_fail("bindery_probe" "no OUTPUT is given" "say where the results go")
    endif()
    get_filename_component(folder "${arg_OUTPUT}" ABSOLUTE)
    if(NOT arg_FILE)
        set(arg_FILE "${BINDERY_PROBE_FILE}")
    endif()
    if(arg_FILE)
        get_filename_component(file "${arg_FILE}" ABSOLUTE)
        if(NOT EXISTS "${file}")
            bnd_fail("${arg_FILE}" "no such probe file" "correct -DBINDERY_PROBE_FILE=FILE")
        endif()
        bnd_derive(${language} "${file}" "${folder}")    # a bad file leaves nothing
        file(READ "${file}" text)
    else()
        separate_arguments(c_flags UNIX_COMMAND "${arg_C_FLAGS}")
        separate_arguments(fortran_flags UNIX_COMMAND "${arg_FORTRAN_FLAGS}")
        separate_arguments(cxx_flags UNIX_COMMAND "${arg_CXX_FLAGS}")
        _bnd_probe(text ${language} "${folder}/probes" "${arg_C_COMPILER}" "${arg_FORTRAN_COMPILER}${arg_CXX_COMPILER}")
    endif()
    if(language STREQUAL "fortran")
        bnd_name_no_mpi(text)
    endif()
    bnd_write_if_different("${folder}/bindery-probe.toml" "${text}")
    bnd_derive(${language} "${folder}/bindery-probe.toml" "${folder}")
endfunction()

# Compile and run everything; the text of the result. Sets BND_FC, or BND_CXX, for the probes of the language.
function(_bnd_probe out language BND_WORK BND_CC_NAME name)
    bnd_find_tool(BND_CC MPICC "${BND_CC_NAME}" "libmpich-dev or libopenmpi-dev")
    list(APPEND BND_CC ${c_flags})
    if(language STREQUAL "cxx")
        set(BND_CXX_NAME "${name}")
        bnd_find_tool(BND_CXX CXX "${name}" "g++")
        list(APPEND BND_CXX ${cxx_flags})
    else()
        set(BND_FC_NAME "${name}")
        bnd_find_tool(BND_FC FC "${name}" "gfortran, or flang-19 or later")
        list(APPEND BND_FC ${fortran_flags})
    endif()
    file(REMOVE_RECURSE "${BND_WORK}")
    file(MAKE_DIRECTORY "${BND_WORK}")
    bnd_check_c()
    cmake_language(CALL bnd_check_${language})
    message(STATUS "Bindery: probing ${BND_CC_NAME}")
    bnd_probe_c(values)
    message(STATUS "Bindery: probing ${name} over ${BND_CC_NAME}")
    cmake_language(CALL bnd_probe_${language} lines)
    # The MPI's own Fortran objects have INTEGERs of int's width; programs with wider ones have sentinels of Bindery's own.
    if(language STREQUAL "fortran" AND lines MATCHES "\ninteger_bytes = 8")
        string(REGEX REPLACE "\nsentinels = \"[a-z]+\"" "\nsentinels = \"ilp64\"" values "${values}")
    endif()
    string(FIND "${values}" "[constants]\n" end)
    string(SUBSTRING "${values}" 0 ${end} c)
    string(SUBSTRING "${values}" ${end} -1 values)
    string(REPLACE "[handles]\n" "\n[handles]\n" values "${values}")
    set(${out} "# What the probes of Bindery found. A cross build takes this file with -DBINDERY_PROBE_FILE=FILE.

${c}\n${lines}\n${values}\n${BND_ROUTINE_LINES}" PARENT_SCOPE)
endfunction()

# The section [fortran] of another compiler over the same C MPI.
function(bindery_probe_fortran out BND_WORK BND_CC_NAME BND_FC_NAME)
    bnd_find_tool(BND_CC MPICC "${BND_CC_NAME}" "libmpich-dev or libopenmpi-dev")
    bnd_find_tool(BND_FC FC "${BND_FC_NAME}" "gfortran, or flang-19 or later")
    file(MAKE_DIRECTORY "${BND_WORK}")
    bnd_check_c()
    bnd_check_fortran()
    bnd_probe_fortran(lines)
    set(${out} "${lines}" PARENT_SCOPE)
endfunction()

if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
    bindery_probe(OUTPUT "${OUTPUT}" C_COMPILER "${MPICC}" FORTRAN_COMPILER "${FC}")
endif()
