# Checks of a build over an installed MPI (fortran/, mpicxx/): errors of the command line, reported before anything is probed, in one line
# each: where, what, what to do.
include("${CMAKE_CURRENT_LIST_DIR}/../probes/run.cmake")

function(bindery_refuse where wrong remedy)
    message(FATAL_ERROR "  Bindery: ${where}: ${wrong}; ${remedy}")
endfunction()

# The libraries' folders would mix with the sources.
function(bindery_check_build_folder)
    cmake_path(IS_PREFIX CMAKE_CURRENT_SOURCE_DIR "${CMAKE_CURRENT_BINARY_DIR}" NORMALIZE inside)
    if(inside)
        bindery_refuse("${CMAKE_CURRENT_BINARY_DIR}" "the build folder lies among the sources"
            "give another one with -B, and remove CMakeCache.txt and CMakeFiles from this one")
    endif()
endfunction()

# bindery_check_compiler(OPTION PACKAGE): the compiler command that an option names. Sets `path`, and `words`, its own arguments.
macro(bindery_check_compiler option package)
    if(NOT ${option})
        bindery_refuse("${option}" "there is no such compiler" "install one (Debian: ${package}) or give -D${option}=…")
    endif()
    bnd_words(words "${${option}}")
    list(POP_FRONT words name)
    bnd_find_program(path "${name}")
    if(NOT path)
        bindery_refuse("${name}" "no such compiler" "install it (Debian: ${package}) or correct -D${option}=…")
    endif()
endmacro()

# MPI_C_COMPILER: from here on a path with blanks is quoted.
macro(bindery_check_mpi_compiler)
    bindery_check_compiler(MPI_C_COMPILER "libmpich-dev or libopenmpi-dev")
    bnd_words(c_words "${MPI_C_COMPILER}")
    if(c_words MATCHES " ")
        bnd_quoted(MPI_C_COMPILER ${c_words})
    endif()
endmacro()

# After bindery_check_compiler(CMAKE_<language>_COMPILER …): the compiler's own words go wherever it goes, into the command too, as
# BINDERY_<language>_WORDS; CMake takes them as flags. Those of the environment count as they do in CMake: once.
macro(bindery_take_words language environment)
    if(NOT DEFINED CMAKE_${language}_FLAGS)
        set(CMAKE_${language}_FLAGS "$ENV{${environment}}" CACHE STRING "Flags of the ${language} compiler")
    endif()
    if(words)
        bnd_quoted(quoted ${words})
        string(TOUPPER "BINDERY_${language}_WORDS" variable)
        set(${variable} "${quoted}" CACHE INTERNAL "What followed the name of the ${language} compiler")
        set(CMAKE_${language}_COMPILER "${path}" CACHE STRING "The ${language} compiler" FORCE)
        string(FIND "${CMAKE_${language}_FLAGS} " "${quoted} " place)
        if(NOT place EQUAL 0)
            string(STRIP "${quoted} ${CMAKE_${language}_FLAGS}" flags)
            set(CMAKE_${language}_FLAGS "${flags}" CACHE STRING "Flags of the ${language} compiler" FORCE)
        endif()
    endif()
endmacro()

# Conventions are probed under the flags that decide them. Warnings decide nothing, and -Werror would have a probe fail; nor does CMake's
# own -O3 of a build type, which is not there at the first configure.
function(bindery_flags out language keep)
    string(TOUPPER "CMAKE_${language}_FLAGS_${CMAKE_BUILD_TYPE}" of_type)
    string(REGEX REPLACE "^CMAKE_FORTRAN" "CMAKE_Fortran" of_type "${of_type}")
    separate_arguments(flags UNIX_COMMAND "${CMAKE_${language}_FLAGS}")
    separate_arguments(typed UNIX_COMMAND "${${of_type}}")
    list(FILTER typed EXCLUDE REGEX "^-([Og]|DNDEBUG)")
    list(APPEND flags ${typed})
    list(FILTER flags EXCLUDE REGEX "^-W[^lp]|^-W[lp][^,]")
    list(FILTER flags INCLUDE REGEX "${keep}")
    bnd_quoted(flags ${flags})
    set(${out} "${flags}" PARENT_SCOPE)
endfunction()

# The include folders and definitions of the MPI's compiler wrapper.
function(bindery_find_headers folders definitions)
    set(BND_WORK "${PROBE_FOLDER}")
    bnd_find_tool(BND_CC MPI_C_COMPILER "${MPI_C_COMPILER}" "libmpich-dev or libopenmpi-dev")
    bnd_show_headers(found defined)
    set(${folders} "${found}" PARENT_SCOPE)
    set(${definitions} "${defined}" PARENT_SCOPE)
endfunction()

# The words with which the MPI's compiler wrapper links, for programs that are run in the build.
function(bindery_find_link_words out)
    set(BND_WORK "${PROBE_FOLDER}")
    bnd_find_tool(BND_CC MPI_C_COMPILER "${MPI_C_COMPILER}" "libmpich-dev or libopenmpi-dev")
    bnd_show_link_flags(words)
    if(NOT words MATCHES "-Wl,-rpath")
        bnd_add_run_paths(words)
    endif()
    set(${out} "${words}" PARENT_SCOPE)
endfunction()

# Check that our compiler finds with them the mpi.h that was probed: one of two ABIs that a wrapper does not show is another one.
function(bindery_check_headers language folders definitions)
    include(CheckSourceCompiles)
    set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
    set(CMAKE_REQUIRED_QUIET TRUE)
    set(CMAKE_REQUIRED_INCLUDES "${PROBE_FOLDER}" ${folders})
    list(APPEND definitions MPICH_SKIP_MPICXX OMPI_SKIP_MPICXX)
    list(TRANSFORM definitions PREPEND "-D" OUTPUT_VARIABLE CMAKE_REQUIRED_DEFINITIONS)
    set(compiler "${CMAKE_${language}_COMPILER}")
    set(remedy "give a wrapper of which `${MPI_C_COMPILER} -show` prints the folders and definitions with which it compiles")
    unset(BINDERY_FINDS_MPI_H CACHE)
    check_source_compiles(${language} "#include <mpi.h>\nint bnd_found;" BINDERY_FINDS_MPI_H)
    if(NOT BINDERY_FINDS_MPI_H)
        list(JOIN folders ", " folders)
        bindery_refuse("${MPI_C_COMPILER}" "${compiler} finds no mpi.h in its folders (${folders})" "${remedy}")
    endif()
    unset(BINDERY_FINDS_PROBED_MPI_H CACHE)
    check_source_compiles(${language} "#include <mpi.h>\n#include \"bnd_probe.h\"
        char bnd_same[sizeof(MPI_Status) == BND_C_BYTES_OF_MPI_STATUS && sizeof(MPI_Comm) == BND_C_BYTES_OF_MPI_COMM ? 1 : -1];"
        BINDERY_FINDS_PROBED_MPI_H)
    if(NOT BINDERY_FINDS_PROBED_MPI_H)
        bindery_refuse("${MPI_C_COMPILER}" "the mpi.h that ${compiler} finds is not the one that was probed" "${remedy}")
    endif()
endfunction()
