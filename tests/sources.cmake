# TEST_SOURCES: what tests compile and compare, made from the spec: a recorder, callers in each language, calls with invalid arguments. They
# are rendered at configure, and again when something that the generator reads has changed.

set(TEST_SOURCES "${PROJECT_BINARY_DIR}/generated/test")
set(stamp "${PROJECT_BINARY_DIR}/generated/test.stamp")    # the files that were read
file(GLOB_RECURSE read CONFIGURE_DEPENDS "${GENERATOR}/bindery_mpi/*.py" "${PROJECT_SOURCE_DIR}/specs/*.toml" "${PROJECT_SOURCE_DIR}/templates/*.j2")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${read})
set(rendered "")
if(EXISTS "${stamp}")
    file(READ "${stamp}" rendered)
endif()
foreach(file IN LISTS read)
    if("${file}" IS_NEWER_THAN "${stamp}")
        set(rendered "")
    endif()
endforeach()
if(NOT rendered STREQUAL read)
    execute_process(COMMAND "${CMAKE_COMMAND}" -E env "PYTHONPATH=${GENERATOR}" "${Python3_EXECUTABLE}" -B -m bindery_mpi generate --tests "${TEST_SOURCES}"
        OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
    file(WRITE "${stamp}" "${read}")
endif()
