# The wrappers: a library of objects for each group of sources, in whose targets bnd_fortran.h is precompiled under the macros that
# these sources define before it. Reading the headers takes half of the time.

# A compiler cache knows no precompiled headers, unless its settings allow them.
if(CMAKE_C_COMPILER_LAUNCHER AND NOT DEFINED CMAKE_DISABLE_PRECOMPILE_HEADERS)
    set(CMAKE_DISABLE_PRECOMPILE_HEADERS ON)
endif()
include(CheckCCompilerFlag)
check_c_compiler_flag(-maccumulate-outgoing-args has_accumulated_arguments)

# A library of the objects of a group; `row` begins the names of what the group has in generated/fortran/wrappers.cmake.
function(wrapper_library target row sources)
    add_library(${target} OBJECT ${sources})
    set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
    target_include_directories(${target} PRIVATE ${C_FOLDERS})
    target_compile_definitions(${target} PRIVATE ${mpi_definitions})
    # A wrapper is a few instructions: one jump less counts.
    target_compile_options(${target} PRIVATE -Wno-deprecated-declarations -Wno-discarded-qualifiers -Wno-stringop-overflow -fno-plt)
    if(CMAKE_C_COMPILER_ID STREQUAL GNU)
        target_compile_options(${target} PRIVATE -fno-gcse)  # else an address that is compared twice is loaded into a register
    endif()
    # Moves the stack pointer once per call; wrappers that read descriptors gain nothing.
    if(has_accumulated_arguments AND NOT ${row}_HAS_DESCRIPTORS)
        target_compile_options(${target} PRIVATE -maccumulate-outgoing-args)
    endif()
    if(BINDERY_LAYERING STREQUAL pmpi)
        target_compile_definitions(${target} PRIVATE BND_LAYERING_PMPI)
    endif()
    if(${row}_HEADER AND NOT CMAKE_UNITY_BUILD)
        set(macros ${ARGN} ${${row}_MACRO})
        if(shims AND ${row}_HAS_DESCRIPTORS)
            list(APPEND macros BND_BEHIND_SHIM)
        endif()
        foreach(macro IN LISTS macros)
            target_compile_definitions(${target} PRIVATE ${macro}=)
        endforeach()
        target_precompile_headers(${target} PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}/runtime/${${row}_HEADER}")
    endif()
endfunction()

set(wrapper_objects "")
foreach(group IN LISTS BINDERY_GROUPS)
    string(TOUPPER "BINDERY_${group}" row)
    if(mpi_${group}_sources)
        wrapper_library(mpi_${group} ${row} "${mpi_${group}_sources}")
        wrapper_library(pmpi_${group} ${row} "${pmpi_${group}_sources}" BND_PROFILED)
        list(APPEND wrapper_objects $<TARGET_OBJECTS:mpi_${group}> $<TARGET_OBJECTS:pmpi_${group}>)
    endif()
endforeach()
wrapper_library(callbacks CALLBACKS "${callback_sources}")
list(APPEND wrapper_objects $<TARGET_OBJECTS:callbacks>)
