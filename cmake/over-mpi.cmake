# What the builds over an installed MPI, fortran/ and cxx/, have in common: options, and what the probes find out.
set(MPI_C_COMPILER mpicc CACHE STRING "The compiler command of the C MPI")
set(BINDERY_PROGRAM_PREFIX "" CACHE STRING "Prefix of the names of all commands, as in bindery-mpifort")
set(BINDERY_DESCRIPTORS auto CACHE STRING
    "How mpi_f08 passes TYPE(*), DIMENSION(..): own, as the Fortran compiler does; shim, as CFI_cdesc_t; none; auto: as the compiler allows")
option(BINDERY_WRAPPER_RPATH "The installed wrapper links programs with the libraries' folder as their run path" ON)
set(BINDERY_MPI_PREFIX "" CACHE PATH "Where the MPI is now that will be installed into the same prefix as these bindings")
if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release)
endif()
if(BINDERY_MPI_PREFIX)
    set(CMAKE_INSTALL_RPATH "$ORIGIN")
endif()

get_filename_component(ROOT "${CMAKE_CURRENT_LIST_DIR}/.." ABSOLUTE)
set(BINDERY_GENERATED "${ROOT}/generated" CACHE PATH "The folder that `bindery generate` wrote: another one for a vendor's own routines")
set(PROBE_FOLDER "${CMAKE_CURRENT_BINARY_DIR}/probe")
include("${ROOT}/cmake/BinderyProbe.cmake")
include("${ROOT}/cmake/libraries.cmake")

# Probes the MPI and the compiler of a language by running programs, and includes the result.
macro(bindery_probe_over_mpi language)
    bindery_flags(c_flags C "^-[DUm]")    # another C compiler may not know the others
    bindery_flags(own_flags ${language} ".")
    string(TOUPPER ${language} LANGUAGE)
    bindery_probe(OUTPUT "${PROBE_FOLDER}" C_COMPILER "${MPI_C_COMPILER}" ${LANGUAGE}_COMPILER "${CMAKE_${language}_COMPILER}"
        C_FLAGS "${c_flags}" ${LANGUAGE}_FLAGS "${own_flags}")
    include("${PROBE_FOLDER}/bindery-probe.cmake")
    bindery_check_target()
    # The include folders and definitions of the MPI's compiler wrapper.
    bindery_find_headers(mpi_includes mpi_definitions)
    # What programs are linked with, and what the libraries are, which find an MPI of their own prefix beside them.
    separate_arguments(mpi_words UNIX_COMMAND "${BND_${LANGUAGE}_link_flags}")
    set(mpi_link ${mpi_words})
    if(BINDERY_MPI_PREFIX)
        set(mpi_user_definitions ${mpi_definitions})
        list(REMOVE_ITEM mpi_definitions BND_MPI_FORTRAN)    # is for programs: these bindings define it
        set(CMAKE_BUILD_RPATH ${mpi_link})
        list(FILTER CMAKE_BUILD_RPATH INCLUDE REGEX "^-L")
        list(TRANSFORM CMAKE_BUILD_RPATH REPLACE "^-L" "")
        list(FILTER mpi_link EXCLUDE REGEX "^-Wl,-rpath")
    endif()
endmacro()
