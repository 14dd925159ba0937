# libbindery_mpicxx.a: functions of namespace MPI, constants, classes. libbindery_pmpicxx.a: functions of namespace PMPI, the runtime.
# libbindery_mpicxx.so: both.
set(CMAKE_CXX_OUTPUT_EXTENSION_REPLACE ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_CXX_EXTENSIONS OFF)
if(NOT DEFINED CMAKE_UNITY_BUILD_BATCH_SIZE)
    set(CMAKE_UNITY_BUILD_BATCH_SIZE 100)    # functions are small; the headers take most of the time
endif()

file(GLOB_RECURSE runtime_sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/runtime/*.cpp")
add_library(mpi_objects OBJECT ${mpi_sources})
add_library(pmpi_objects OBJECT ${pmpi_sources})
add_library(constants OBJECT ${constant_sources})
add_library(runtime OBJECT ${runtime_sources})
foreach(target IN ITEMS mpi_objects pmpi_objects constants runtime)
    target_include_directories(${target} PRIVATE "${HEADERS}" "${CMAKE_CURRENT_SOURCE_DIR}/runtime" "${ROOT}/fortran/runtime" "${GENERATED}/runtime"
        "${PROBE_FOLDER}" ${mpi_includes})
    target_compile_definitions(${target} PRIVATE ${mpi_definitions})
    target_compile_features(${target} PRIVATE cxx_std_20)
    target_compile_options(${target} PRIVATE -Wall -Wextra -Wno-deprecated-declarations)
    # -flto among the flags of a distribution: the linker chooses whole functions, and the runtime counts frames above it.
    if(NOT CMAKE_INTERPROCEDURAL_OPTIMIZATION)
        target_compile_options(${target} PRIVATE -fno-lto)
    endif()
endforeach()
target_compile_definitions(pmpi_objects PRIVATE BND_CXX_PROFILED=)
target_compile_definitions(constants PRIVATE BND_CXX_CONSTANT=)
set_target_properties(runtime PROPERTIES UNITY_BUILD OFF)
target_include_directories(runtime PRIVATE "${ROOT}/fortran/runtime")    # hash_table.h, limits of callbacks
# Reading the headers takes most of the time.
target_precompile_headers(constants PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}/runtime/bnd_constant.h")
foreach(target IN ITEMS mpi_objects pmpi_objects)
    target_precompile_headers(${target} PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}/runtime/bnd_method.h")
    # A function is a few instructions: one jump less counts.
    target_compile_options(${target} PRIVATE -fno-plt)
endforeach()

add_library(static STATIC $<TARGET_OBJECTS:mpi_objects> $<TARGET_OBJECTS:constants>)
add_library(pmpi_static STATIC $<TARGET_OBJECTS:pmpi_objects> $<TARGET_OBJECTS:runtime>)
add_library(shared SHARED $<TARGET_OBJECTS:mpi_objects> $<TARGET_OBJECTS:constants> $<TARGET_OBJECTS:pmpi_objects>
    $<TARGET_OBJECTS:runtime>)
set_target_properties(static shared PROPERTIES OUTPUT_NAME bindery_mpicxx)
set_target_properties(pmpi_static PROPERTIES OUTPUT_NAME bindery_pmpicxx)
set_target_properties(static pmpi_static shared PROPERTIES LINKER_LANGUAGE CXX SOVERSION ${BINDERY_SOVERSION}
    ARCHIVE_OUTPUT_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/lib" LIBRARY_OUTPUT_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/lib")
bindery_link_mpi(shared)
if(CMAKE_INTERPROCEDURAL_OPTIMIZATION)
    include(lto.cmake)
endif()

include(CheckLinkerFlag)
set(exports "-Wl,--version-script=${CMAKE_CURRENT_SOURCE_DIR}/exports.map")
check_linker_flag(CXX "${exports}" linker_knows_version_scripts)
if(linker_knows_version_scripts)
    target_link_options(shared PRIVATE "${exports}")
    set_target_properties(shared PROPERTIES LINK_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/exports.map")
endif()
