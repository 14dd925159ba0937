# One build for all parts (`cmake --preset all`). The bindings of BINDERY_PARTS are builds of their own in folders of this one, since each
# probes an MPI and a compiler: configured with this one's settings when it is, then built and installed with it, by components.
set(parts_known fortran cxx solo ilp64)
set(fortran_source fortran)
set(ilp64_source fortran)
set(ilp64_options -DBINDERY_FLAVOUR=ilp64)
set(cxx_source mpicxx)
foreach(part IN LISTS BINDERY_PARTS)
    if(NOT part IN_LIST parts_known)
        message(FATAL_ERROR "  Bindery: -DBINDERY_PARTS: ${part} is no part; choose from fortran, cxx, ilp64 and solo")
    endif()
endforeach()
set(parts ${BINDERY_PARTS})
list(REMOVE_ITEM parts solo)
if(parts AND CMAKE_VERSION VERSION_LESS 3.21)
    message(FATAL_ERROR "  Bindery: CMake ${CMAKE_VERSION}: one build for several parts needs 3.21; build the folders ${parts} each by itself")
endif()

_bindery_write_settings("${CMAKE_CURRENT_BINARY_DIR}/settings.cmake")

foreach(part IN LISTS parts)
    set(folder "${CMAKE_CURRENT_BINARY_DIR}/${part}")
    message(STATUS "Bindery: ${part}")
    execute_process(COMMAND "${CMAKE_COMMAND}" -C "${CMAKE_CURRENT_BINARY_DIR}/settings.cmake" ${${part}_options}
        -S "${CMAKE_CURRENT_SOURCE_DIR}/${${part}_source}" -B "${folder}" -G "${CMAKE_GENERATOR}" OUTPUT_QUIET RESULT_VARIABLE code)
    if(code)
        message(FATAL_ERROR "  Bindery: ${part} cannot be configured, as is said above; correct that, or leave it out of -DBINDERY_PARTS")
    endif()
    # One after the other, each with all processors, or CMAKE_BUILD_PARALLEL_LEVEL of the environment.
    add_custom_target(part-${part} ALL COMMAND "${CMAKE_COMMAND}" --build "${folder}" USES_TERMINAL VERBATIM)
    install(SCRIPT "${folder}/cmake_install.cmake" ALL_COMPONENTS)
endforeach()
