# libbindery_intercept: the wrappers for programs that were compiled with the MPI's own mpifort. Preloaded, or linked before the MPI's own
# Fortran libraries, they take the place of its procedures, so that a tool of C sees each call (docs/howto/intercept.md). No modules: a
# program has the MPI's own.

# Why the library is not built; empty if it is.
function(intercept_obstacle out mpicc)
    bindery_beside(own_mpifort "${mpicc}" mpifort mpif90)
    set(${out} "" PARENT_SCOPE)
    if(FLAVOUR_SUFFIX)
        set(${out} "the MPI's own Fortran has the INTEGERs of another flavour" PARENT_SCOPE)
    elseif(NOT BND_C_target STREQUAL "native")
        set(${out} "the standard ABI has no Fortran bindings of its own" PARENT_SCOPE)
    elseif(NOT "shared" IN_LIST BINDERY_LIBRARIES)
        set(${out} "it is a shared library" PARENT_SCOPE)
    elseif(NOT BINDERY_LAYERING STREQUAL "mpi")
        set(${out} "with -DBINDERY_LAYERING=${BINDERY_LAYERING} no tool sees Fortran's calls" PARENT_SCOPE)
    elseif(NOT own_mpifort)
        set(${out} "${MPI_C_COMPILER} has no mpifort beside it" PARENT_SCOPE)
    elseif(NOT BND_FORTRAN_descriptor MATCHES "^(cfi|gfortran|shim)$")
        set(${out} "the descriptors of ${CMAKE_Fortran_COMPILER} are unknown" PARENT_SCOPE)
    else()
        compiler_behind(own "${own_mpifort}")
        string(REGEX REPLACE "-[0-9]+$" "" ours "${BINDERY_SIGNATURE}")
        string(REGEX REPLACE "-[0-9]+$" "" family "${own}")
        if(NOT family STREQUAL ours)
            set(${out} "${own_mpifort} runs ${own}, and this build is for ${BINDERY_SIGNATURE}: give -DCMAKE_Fortran_COMPILER=… as that one"
                PARENT_SCOPE)
        endif()
    endif()
endfunction()

# The signature of the compiler that the MPI's own mpifort runs.
function(compiler_behind out mpifort)
    set(${out} "no compiler" PARENT_SCOPE)
    foreach(option IN ITEMS -show --showme:command)
        execute_process(COMMAND "${mpifort}" ${option} OUTPUT_VARIABLE shown ERROR_QUIET RESULT_VARIABLE code)
        separate_arguments(words UNIX_COMMAND "${shown}")
        if(code EQUAL 0 AND words)
            list(GET words 0 compiler)
            bindery_compiler_signature(signature "${compiler}")
            set(${out} "${signature}" PARENT_SCOPE)
            return()
        endif()
    endforeach()
endfunction()

intercept_obstacle(obstacle "${mpi_c_path}")
if(obstacle)
    message(STATUS "Bindery: no libbindery_intercept: ${obstacle}")
    file(REMOVE "${CMAKE_CURRENT_BINARY_DIR}/bin/bindery-intercept")
    return()
endif()

# Routines of MPI-1 that return addresses as INTEGERs stay with the MPI's own library: it cuts them, which programs may rely on, and the
# wrappers raise an error.
list(TRANSFORM BINDERY_NARROW_OUTPUTS TOLOWER OUTPUT_VARIABLE names)
list(JOIN names "|" names)
set(intercepting_objects "$<FILTER:${wrapper_objects},EXCLUDE,/p?(${names})[.]o(bj)?$>")

string(REGEX MATCH "^[^0-9]*" library_name "${BND_C_library}")
string(STRIP "${library_name}" library_name)
foreach(type IN ITEMS static shared)
    set(target intercept_${type})
    string(TOUPPER ${type} TYPE)
    add_library(${target} ${TYPE} "${intercepting_objects}" $<TARGET_OBJECTS:runtime> runtime/sentinels/symbols.cpp)
    set_target_properties(${target} PROPERTIES OUTPUT_NAME bindery_intercept LINKER_LANGUAGE C UNITY_BUILD OFF
        ARCHIVE_OUTPUT_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/lib" LIBRARY_OUTPUT_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/lib")
    compile_as_runtime(${target})
    target_compile_definitions(${target} PRIVATE "BND_LIBRARY_NAME=\"${library_name}\"")
    bindery_link_mpi(${target})
endforeach()
target_compile_definitions(intercept_static PRIVATE BND_SYMBOLS_FIRST BND_BEFORE_MODULES)    # the MPI's own library behind it has the others
target_sources(intercept_shared PRIVATE intercept/library_check.cpp)
target_link_libraries(intercept_shared PRIVATE ${CMAKE_DL_LIBS})
# Other spellings are left to the MPI's own library, unless the sentinels have their names nevertheless: else such a program has sentinels
# that the wrappers do not know.
set(INTERNAL_NAMES "")
if(own_spelling EQUAL 1)
    set(INTERNAL_NAMES "\n        pmpi_*[!_];\n        PMPI_[A-Z][A-Z_]*;")
    if(NOT spellings)
        string(APPEND INTERNAL_NAMES "\n        pmpi_*__;")
    endif()
endif()
if(linker_knows_version_scripts)
    set(map "${CMAKE_CURRENT_BINARY_DIR}/intercept.map")
    configure_file(exports.map.in "${map}" @ONLY)
    target_link_options(intercept_shared PRIVATE "-Wl,--version-script=${map}")
    set_target_properties(intercept_shared PROPERTIES LINK_DEPENDS "${map}")
endif()

# bindery-intercept in the build folder and in what is installed.
set(INTERCEPT_LIB "$prefix/lib")
write_program("${CMAKE_CURRENT_BINARY_DIR}/bin/bindery-intercept" intercept/bindery-intercept.in)
bindery_from_prefix(INTERCEPT_LIB "$prefix" "${CMAKE_INSTALL_LIBDIR}")
write_program("${CMAKE_CURRENT_BINARY_DIR}/installed/bindery-intercept" intercept/bindery-intercept.in)
bindery_install_libraries(intercept_static intercept_shared)
bindery_man_page("${CMAKE_CURRENT_BINARY_DIR}/installed/bindery-intercept")
