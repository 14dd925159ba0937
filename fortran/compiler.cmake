# The alignment that the libraries give to the COMMON blocks of sentinels; no compiler may assume more.
set(BINDERY_LARGEST_ALIGNMENT 64)

# What tells Fortran compilers apart whose modules do not fit: the first line of --version without what stands in parentheses and
# without what follows the major version, as GNU-Fortran-12. mpifort.in does the same with sed.
function(bindery_compiler_signature out)
    execute_process(COMMAND ${ARGN} --version OUTPUT_VARIABLE text ERROR_QUIET)
    string(REGEX MATCH "[^\n]+" line "${text}")
    string(REGEX REPLACE "\\([^)]*\\)" "" line "${line}")
    string(REGEX REPLACE "([0-9])\\..*" "\\1" line "${line}")
    string(REGEX REPLACE "[^A-Za-z0-9]+" "-" line "${line}")
    set(${out} "${line}" PARENT_SCOPE)
endfunction()

# The options that a compiler accepts without a message; one may be of several words, that belong together.
function(bindery_known_options out folder options)
    file(WRITE "${folder}/options.f90" "end program\n")
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

# The options of default reals for which the modules are compiled once more, each into the folder of this name: those that a compiler
# knows. mpifort.in finds the folder by the same words.
function(bindery_real_options out folder)
    bindery_known_options(known "${folder}" "-fdefault-real-8;-fdefault-real-8 -fdefault-double-8" ${ARGN})
    set(${out} "${known}" PARENT_SCOPE)
endfunction()
