# The alignment that the libraries give to the COMMON blocks of special addresses; no compiler may count on more.
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
