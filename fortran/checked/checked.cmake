# libbindery_mpifort_checked: the wrappers of mpi_f08 that have buffers, compiled once more, with checks. Linked (mpifort -check_mpi) or
# preloaded before libbindery_mpifort, they take the place of those in it, and use its runtime.
set(checked_library "")
set(MPIFORT_CHECKED "")
option(BINDERY_CHECKED "Build libbindery_mpifort_checked, which compares buffers of mpi_f08 with their datatypes" ON)
if(NOT BINDERY_CHECKED OR NOT "shared" IN_LIST BINDERY_LIBRARIES OR NOT FLAVOUR_BYTES EQUAL 4 OR NOT BND_FORTRAN_descriptor MATCHES "^(cfi|gfortran)$")
    return()
endif()

set(checked_library checked)
set(MPIFORT_CHECKED -l${MPIFORT_LIBRARY}${FLAVOUR_SUFFIX}_checked)
list(APPEND C_FOLDERS "${CMAKE_CURRENT_SOURCE_DIR}/checked")
wrapper_library(checked_wrappers BINDERY_F08TS "${mpi_f08ts_sources}")
target_compile_definitions(checked_wrappers PRIVATE BND_CHECKED)
if(NOT CMAKE_C_FLAGS_RELEASE MATCHES "-O0")
    target_compile_options(checked_wrappers PRIVATE -O1)    # compiles in half of the time of -O3
endif()
# Copies of what libbindery_mpifort does not export; it has no state.
set(describing datatype_builder describe descriptor quirks section_datatype type_map)
list(TRANSFORM describing REPLACE "(.+)" "${CMAKE_CURRENT_SOURCE_DIR}/runtime/sections/\\1.cpp")
file(GLOB checks CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/checked/*.cpp")
add_library(checked SHARED $<TARGET_OBJECTS:checked_wrappers> ${describing} "${extracted}" ${checks})
set_target_properties(checked PROPERTIES OUTPUT_NAME ${MPIFORT_LIBRARY}${FLAVOUR_SUFFIX}_checked LINKER_LANGUAGE C SOVERSION ${MPIFORT_VERSION}
    UNITY_BUILD_MODE GROUP
    CXX_VISIBILITY_PRESET hidden LIBRARY_OUTPUT_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/lib" INSTALL_RPATH "$ORIGIN")
compile_as_runtime(checked)
target_compile_definitions(checked PRIVATE BND_CHECKED)
if(linker_knows_version_scripts)
    file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/checked.map" CONTENT "${BINDERY_SYMBOL_VERSION} { global: *; local: _Z*; bnd_*; };\n")
    target_link_options(checked PRIVATE "-Wl,--version-script=${CMAKE_CURRENT_BINARY_DIR}/checked.map")
endif()
target_link_libraries(checked PRIVATE shared ${CMAKE_DL_LIBS})
bindery_link_mpi(checked)
