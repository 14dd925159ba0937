# The part that builds over an installed MPI, fortran/ and mpicxx/, have in common: options, and what the probes find out.
set(BINDERY_PROGRAM_PREFIX "" CACHE STRING "Prefix of the names of all commands, as in bindery-mpifort")
set(BINDERY_DESCRIPTORS auto CACHE STRING
    "How mpi_f08 passes TYPE(*), DIMENSION(..): own, as the Fortran compiler does; shim, as CFI_cdesc_t; none; auto: as the compiler allows")
set(BINDERY_MPI_PREFIX "" CACHE PATH
    "The prefix of an MPI that is installed into the bindings' own: what is installed has no path of it, but of that prefix")
set(BINDERY_MPI_PACKAGE "" CACHE STRING "That MPI's file for pkg-config, which has what static programs link")
option(BINDERY_WRAPPER_RPATH "The installed wrapper links programs with the libraries' folder as their run path" ON)
if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release)
endif()

get_filename_component(ROOT "${CMAKE_CURRENT_LIST_DIR}/.." ABSOLUTE)
set(BINDERY_GENERATED "${ROOT}/generated" CACHE PATH "The folder that `bindery generate` wrote: another one for a vendor's own routines")
set(PROBE_FOLDER "${CMAKE_CURRENT_BINARY_DIR}/probe")
include("${ROOT}/cmake/BinderyProbe.cmake")
include("${ROOT}/cmake/libraries.cmake")
if(NOT DEFINED MPI_C_COMPILER)
    bnd_default_mpicc(MPI_C_COMPILER)    # not kept, so that another MPI_HOME counts
endif()

# Link a shared library of the bindings with the MPI. One that shares their prefix is found beside them.
function(bindery_link_mpi target)
    set(words ${mpi_link})
    get_target_property(type ${target} TYPE)
    if(TARGET any_mpi AND type STREQUAL "STATIC_LIBRARY")
        return()
    elseif(TARGET any_mpi)
        set(words "$<TARGET_FILE:any_mpi>")
        add_dependencies(${target} any_mpi)
        set_target_properties(${target} PROPERTIES BUILD_WITH_INSTALL_RPATH ON)
        if(APPLE)
            target_link_options(${target} PRIVATE "-Wl,-undefined,dynamic_lookup")    # the routines are in no library that is there
        endif()
    elseif(BINDERY_MPI_PREFIX)
        set(folders ${words})
        list(FILTER folders INCLUDE REGEX "^-Wl,-rpath,")
        list(FILTER words EXCLUDE REGEX "^-Wl,-rpath,")
        list(TRANSFORM folders REPLACE "^-Wl,-rpath," "")
        set_target_properties(${target} PROPERTIES BUILD_RPATH "${folders}" INSTALL_RPATH "$ORIGIN")
    endif()
    string(REPLACE " " "\\ " words "${words}")
    if(BND_C_target STREQUAL "abi" AND linker_omits_libraries)    # all references are weak: a linker might leave the MPI out
        set(words "-Wl,--no-as-needed" ${words} "-Wl,--as-needed")
    endif()
    target_link_libraries(${target} PRIVATE ${words})
endfunction()

# Over the standard ABI libraries name no MPI and serve each: they are linked with a library that has no more than the name and version of
# MPI 5.0, 20.2.1. The MPI of the build leaves no path, and no version of a symbol; who links a program says which MPI, or the loader's path.
function(bindery_serve_any_mpi)
    set(source "${CMAKE_CURRENT_BINARY_DIR}/any-mpi/mpi_abi.c")
    file(CONFIGURE OUTPUT "${source}" CONTENT "extern int bnd_any_mpi;\n" @ONLY)
    add_library(any_mpi SHARED "${source}")
    set_target_properties(any_mpi PROPERTIES OUTPUT_NAME mpi_abi SOVERSION 1 UNITY_BUILD OFF
        LIBRARY_OUTPUT_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/any-mpi")
endfunction()

# Sets mpi_link: the words that link with the MPI. One that loads programs once for each process gives each a copy of what is linked
# into it, and all the same shared libraries: the bindings must be an archive.
macro(bindery_mpi_link_words language)
    if("${language}" STREQUAL "FORTRAN" AND BND_C_target STREQUAL "abi")
        bindery_find_link_words(mpi_link)    # no result of the probe names an MPI
    else()
        separate_arguments(mpi_link UNIX_COMMAND "${BND_${language}_link_flags}")
    endif()
    bnd_program_flags(program_flags ${mpi_link})
    if(program_flags)
        string(STRIP "${BINDERY_${language}_WORDS} ${program_flags}" BINDERY_${language}_WORDS)
        set(BINDERY_LIBRARIES static)
        set(LIBRARIES_WORDS static)
    endif()
    if(WIN32)
        list(APPEND mpi_link -lpthread)    # MinGW's
    endif()
endmacro()

# GNU ld reads from the left, and a program calls the bindings, which call MPI_X: of a profiler's archive before them it would take nothing.
# A response file asks for each MPI_X from the beginning. mpifort -showme:link, CMake and pkg-config give it; a static MPI would be
# linked whole, so that an MPI of the same prefix, whose file for pkg-config serves static programs, has none there.
macro(bindery_entry_points language)
    include(CheckLinkerFlag)
    set(ENTRY_POINTS "")
    set(ENTRY_POINTS_WORD "")
    check_linker_flag(${language} "-Wl,--undefined=MPI_Init" linker_knows_undefined)
    if(linker_knows_undefined AND NOT WIN32)
        set(ENTRY_POINTS bindery-mpi/entry-points)
        set(ENTRY_POINTS_WORD "\"-Wl,@$lib/${ENTRY_POINTS}\"")
        list(TRANSFORM BND_ROUTINES PREPEND "--undefined=" OUTPUT_VARIABLE lines)
        list(JOIN lines "\n" lines)
        file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/lib/${ENTRY_POINTS}" CONTENT "${lines}\n" @ONLY)
    endif()
endmacro()

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
endmacro()
