# The headers for programs, in a folder of their own, since one of them is mpi.h: ${HEADERS}/mpi.h and ${HEADERS}/bindery/mpicxx.
set(HEADERS "${CMAKE_CURRENT_BINARY_DIR}/include")
include("${GENERATED}/sources.cmake")

function(copy_headers from)
    file(GLOB_RECURSE headers RELATIVE "${from}" CONFIGURE_DEPENDS "${from}/*.h")
    foreach(header IN LISTS headers)
        configure_file("${from}/${header}" "${HEADERS}/${header}" COPYONLY)
    endforeach()
endfunction()
copy_headers("${CMAKE_CURRENT_SOURCE_DIR}/include")
copy_headers("${GENERATED}/include")

# has.h: BND_HAS_MPI_X is 1 if mpi.h declares routine X and the library has it. bnd_has.h is the same for all routines.
function(write_has file)
    set(text "// Do not edit: written by the probes. Routines that ${MPI_C_COMPILER} has.\n#pragma once\n")
    foreach(name IN LISTS ARGN)
        set(has 0)
        if((BND_DECLARES_${name} OR BND_MACRO_${name}) AND BND_HAS_${name})
            set(has 1)
        elseif(name IN_LIST BINDERY_MPICXX_CONSTANT_CONDITIONS AND BND_HAS_${name} AND NOT BND_C_hidden_${name})
            set(has 1)    # a constant that C can use
        endif()
        string(APPEND text "#define BND_HAS_${name} ${has}\n")
    endforeach()
    bnd_write_if_different("${file}" "${text}")
endfunction()
write_has("${HEADERS}/bindery/mpicxx/has.h" ${BINDERY_MPICXX_CONDITIONS} ${BINDERY_MPICXX_CONSTANT_CONDITIONS})
write_has("${PROBE_FOLDER}/bnd_has.h" ${BINDERY_PROBE_ROUTINES})
