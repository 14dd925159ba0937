# Makes MADE of ARCHIVE and OBJECT, in which MPI_X is called bnd_below_MPI_X. What the archive lacks is weak. Tools: NM, OBJCOPY, AR.
function(names_of out file)
    execute_process(COMMAND "${NM}" -g ${ARGN} "${file}" OUTPUT_VARIABLE names ERROR_QUIET COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX MATCHALL " P?MPIX?_[A-Za-z0-9_]+\n" names "${names}")
    list(TRANSFORM names REPLACE "[ \n]" "")
    list(REMOVE_DUPLICATES names)
    set(${out} "${names}" PARENT_SCOPE)
endfunction()

names_of(there "${ARCHIVE}" --defined-only)
names_of(wanted "${OBJECT}" --undefined-only)
set(lacking ${wanted})
list(REMOVE_ITEM lacking ${there})
list(APPEND there ${lacking})
list(TRANSFORM there REPLACE "(.+)" "\\1 bnd_below_\\1\n")
list(TRANSFORM lacking REPLACE "(.+)" "--weaken-symbol=bnd_below_\\1")
string(JOIN "" names ${there})
file(WRITE "${MADE}.names" "${names}")
foreach(command IN ITEMS
        "${OBJCOPY};--redefine-syms=${MADE}.names;${ARCHIVE};${MADE}"
        "${OBJCOPY};--redefine-syms=${MADE}.names;${OBJECT};${MADE}.native.o"
        "${OBJCOPY};${lacking};${MADE}.native.o"
        "${AR};qs;${MADE};${MADE}.native.o")
    execute_process(COMMAND ${command} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
