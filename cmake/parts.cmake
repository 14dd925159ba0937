# One build for all parts (`cmake --preset all`). The bindings of BINDERY_PARTS are builds of their own in folders of this one, since each
# probes an MPI and a compiler: configured with this one's settings when it is, then built and installed with it, by components.
set(parts_known fortran cxx solo ilp64)
set(fortran_source fortran)
set(ilp64_source fortran)
set(ilp64_options -DBINDERY_FLAVOUR=ilp64)
set(cxx_source cxx)
foreach(part IN LISTS BINDERY_PARTS)
    if(NOT part IN_LIST parts_known)
        message(FATAL_ERROR "  Bindery: -DBINDERY_PARTS: ${part} is no part; choose from fortran, cxx, ilp64 and solo")
    endif()
endforeach()
set(parts ${BINDERY_PARTS})
list(REMOVE_ITEM parts solo)
if(MPI_C_COMPILER STREQUAL "solo" AND NOT "solo" IN_LIST BINDERY_PARTS)
    message(FATAL_ERROR "  Bindery: -DMPI_C_COMPILER=solo: solo is not built; add it to -DBINDERY_PARTS")
endif()
if(parts AND CMAKE_VERSION VERSION_LESS 3.21)
    message(FATAL_ERROR "  Bindery: CMake ${CMAKE_VERSION}: one build for several parts needs 3.21; build the folders ${parts} each by itself")
endif()

# All settings, also those that this build does not know, such as CMAKE_Fortran_COMPILER.
set(settings "")
get_cmake_property(names CACHE_VARIABLES)
foreach(name IN LISTS names)
    get_property(type CACHE "${name}" PROPERTY TYPE)
    if(NOT name MATCHES "^(BINDERY|MPI|CMAKE)_" OR name MATCHES "^BINDERY_(TESTS|EXAMPLES|PARTS)$" OR type MATCHES "^(INTERNAL|STATIC)$")
        continue()
    endif()
    if(type STREQUAL "UNINITIALIZED")
        set(type STRING)
    endif()
    string(APPEND settings "set(${name} [==[${${name}}]==] CACHE ${type} \"\" FORCE)\n")
endforeach()
file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/settings.cmake" CONTENT "${settings}" @ONLY)

# Over the solo of this build, they are configured when it is built and stands in a folder as it will in the prefix.
if(MPI_C_COMPILER STREQUAL "solo")
    set(solo_prefix "${CMAKE_CURRENT_BINARY_DIR}/mpi")
    add_custom_command(OUTPUT "${solo_prefix}.installed" DEPENDS solo_shared solo_weak solo_pmpi solo_mpi
        COMMAND "${CMAKE_COMMAND}" -DCMAKE_INSTALL_COMPONENT=solo "-DCMAKE_INSTALL_PREFIX=${solo_prefix}"
            -P "${CMAKE_CURRENT_BINARY_DIR}/solo/cmake_install.cmake"
        COMMAND "${CMAKE_COMMAND}" -E touch "${solo_prefix}.installed" VERBATIM)
endif()
foreach(part IN LISTS parts)
    set(folder "${CMAKE_CURRENT_BINARY_DIR}/${part}")
    set(configure "${CMAKE_COMMAND}" -C "${CMAKE_CURRENT_BINARY_DIR}/settings.cmake" ${${part}_options}
        -S "${CMAKE_CURRENT_SOURCE_DIR}/${${part}_source}" -B "${folder}" -G "${CMAKE_GENERATOR}")
    set(configured "")
    if(MPI_C_COMPILER STREQUAL "solo")
        set(configured "${folder}.configured")
        add_custom_command(OUTPUT "${configured}" DEPENDS "${solo_prefix}.installed" "${CMAKE_CURRENT_BINARY_DIR}/settings.cmake"
            COMMAND ${configure} "-DMPI_C_COMPILER=${solo_prefix}/${CMAKE_INSTALL_BINDIR}/mpicc -UBND_MPI_FORTRAN" "-DBINDERY_MPI_PREFIX=${solo_prefix}"
            COMMAND "${CMAKE_COMMAND}" -E touch "${configured}" USES_TERMINAL VERBATIM)
    else()
        message(STATUS "Bindery: ${part}")
        execute_process(COMMAND ${configure} OUTPUT_QUIET RESULT_VARIABLE code)
        if(code)
            message(FATAL_ERROR "  Bindery: ${part} cannot be configured, as is said above; correct that, or leave it out of -DBINDERY_PARTS")
        endif()
    endif()
    # One after the other, each with all processors, or CMAKE_BUILD_PARALLEL_LEVEL of the environment.
    add_custom_target(part-${part} ALL COMMAND "${CMAKE_COMMAND}" --build "${folder}" DEPENDS ${configured} USES_TERMINAL VERBATIM)
    install(SCRIPT "${folder}/cmake_install.cmake" ALL_COMPONENTS)
endforeach()
