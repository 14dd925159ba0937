# The alignment that the libraries give to the COMMON blocks of sentinels; no compiler may assume more.
set(BINDERY_LARGEST_ALIGNMENT 64)

# The words that link with an MPI of the standard ABI, that of MPI_HOME or of the bindings' own prefix; `without` if there is none, since the
# loader's path may know one when a program runs.
function(bindery_any_mpi out prefix without)
    unset(bnd_found)
    find_library(bnd_found NAMES mpi_abi HINTS "${MPI_HOME}" "$ENV{MPI_HOME}" "${prefix}" PATH_SUFFIXES lib lib64 NO_DEFAULT_PATH)
    set(words "${without}")
    if(bnd_found AND UNIX AND NOT APPLE)
        set(words "-Wl,--push-state,--no-as-needed" "${bnd_found}" "-Wl,--pop-state")    # the program's run path finds it
    elseif(bnd_found)
        set(words "${bnd_found}")
    endif()
    unset(bnd_found CACHE)
    set(${out} "${words}" PARENT_SCOPE)
endfunction()

# The signature that tells Fortran compilers apart whose modules do not fit: the first line of --version without what stands in parentheses and
# without what follows the major version, as GNU-Fortran-12. mpifort.in does the same with sed.
function(bindery_compiler_signature out)
    execute_process(COMMAND ${ARGN} --version OUTPUT_VARIABLE text ERROR_QUIET)
    string(REGEX MATCH "[^\n]+" line "${text}")
    string(REGEX REPLACE "\\([^)]*\\)" "" line "${line}")
    string(REGEX REPLACE "([0-9])\\..*" "\\1" line "${line}")
    string(REGEX REPLACE "[^A-Za-z0-9]+" "-" line "${line}")
    set(${out} "${line}" PARENT_SCOPE)
endfunction()

# The format of a compiler's modules, by which distributions tell folders of modules and packages apart: gfortran-mod-15, flang-mod-1. Empty for
# an unknown one.
function(bindery_module_format out folder)
    file(WRITE "${folder}/bnd_format.f90" "module bnd_format\nend module\n")
    execute_process(COMMAND ${ARGN} -c bnd_format.f90 WORKING_DIRECTORY "${folder}" OUTPUT_QUIET ERROR_QUIET)
    execute_process(COMMAND gzip -dcf bnd_format.mod WORKING_DIRECTORY "${folder}" OUTPUT_VARIABLE text ERROR_QUIET)
    set(${out} "" PARENT_SCOPE)
    if(text MATCHES "^GFORTRAN module version '([0-9]+)'")
        set(${out} "gfortran-mod-${CMAKE_MATCH_1}" PARENT_SCOPE)
    elseif(text MATCHES "!mod[$] v([0-9]+)")
        set(${out} "flang-mod-${CMAKE_MATCH_1}" PARENT_SCOPE)
    endif()
endfunction()

# The options that a compiler accepts without a message. An item of several words is tried as a whole.
function(bindery_known_options out folder options)
    # An option may be known, and the kind that it makes of DOUBLE PRECISION not.
    file(WRITE "${folder}/options.f90" "real(kind(1d0)) :: x = 1\nprint *, x\nend program\n")
    set(known)
    foreach(option IN LISTS options)
        separate_arguments(words UNIX_COMMAND "${option}")
        execute_process(COMMAND ${ARGN} ${words} -c options.f90 -o options.o WORKING_DIRECTORY "${folder}"
            OUTPUT_VARIABLE text ERROR_VARIABLE text RESULT_VARIABLE code)
        string(REPLACE " " "|" names "${option}")
        if(code EQUAL 0 AND NOT text MATCHES "${names}")
            list(APPEND known "${option}")
        endif()
    endforeach()
    set(${out} "${known}" PARENT_SCOPE)
endfunction()

# The options of default reals for which the modules are compiled once more, for compilers that know them; -r8 is what most others
# have in place of the first.
set(BINDERY_REAL_OPTIONS "-fdefault-real-8" "-fdefault-real-8 -fdefault-double-8")
function(bindery_known_real_options out folder)
    bindery_known_options(known "${folder}" "${BINDERY_REAL_OPTIONS}" ${ARGN})
    if(NOT known)
        bindery_known_options(known "${folder}" "-r8" ${ARGN})
    endif()
    set(${out} "${known}" PARENT_SCOPE)
endfunction()

# The folder of the modules for some of them, beside the other modules.
function(bindery_real_folder out options)
    string(REPLACE "-r8" "-fdefault-real-8" options "${options}")
    string(REPLACE " " "" name "default${options}")
    set(${out} "${name}" PARENT_SCOPE)
endfunction()

# Branches of the shell's `case` that find the folder by the options.
function(bindery_real_cases out)
    set(cases "")
    foreach(options IN LISTS BINDERY_REAL_OPTIONS)
        bindery_real_folder(name "${options}")
        string(APPEND cases "'${options}') folder=${name} ;;\n    ")
    endforeach()
    set(${out} "${cases}" PARENT_SCOPE)
endfunction()
