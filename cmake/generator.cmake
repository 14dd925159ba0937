# The command `bindery` with what it reads, which needs Python and Jinja2 when it runs; its manual page if they are here.
file(RELATIVE_PATH FROM_BIN_TO_GENERATOR "/prefix/${CMAKE_INSTALL_BINDIR}" "/prefix/${BINDERY_HOME}/generator")
configure_file(cmake/bindery.in "${CMAKE_CURRENT_BINARY_DIR}/installed/bindery" @ONLY)
install(PROGRAMS "${CMAKE_CURRENT_BINARY_DIR}/installed/bindery" DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT sources)
install(DIRECTORY generator/bindery_mpi DESTINATION "${BINDERY_HOME}/generator" COMPONENT sources PATTERN __pycache__ EXCLUDE)
install(DIRECTORY specs templates DESTINATION "${BINDERY_HOME}" COMPONENT sources)
if(NOT BINDERY_MANUAL_PYTHON)
    find_program(BINDERY_MANUAL_PYTHON python3)
endif()
if(BINDERY_MANUAL_PYTHON)
    set(ENV{PYTHONPATH} "${CMAKE_CURRENT_SOURCE_DIR}/generator")
    execute_process(COMMAND "${BINDERY_MANUAL_PYTHON}" -B -m bindery_mpi.manual OUTPUT_FILE "${CMAKE_CURRENT_BINARY_DIR}/manual.txt"
        ERROR_QUIET RESULT_VARIABLE code)
    unset(ENV{PYTHONPATH})
    if(code EQUAL 0)
        execute_process(COMMAND "${CMAKE_COMMAND}" "-DHELP=${CMAKE_CURRENT_BINARY_DIR}/manual.txt" -DNAME=bindery
            "-DPAGE=${CMAKE_CURRENT_BINARY_DIR}/man/bindery.1" "-DVERSION=${BINDERY_VERSION}" -P "${CMAKE_CURRENT_SOURCE_DIR}/cmake/man.cmake"
            COMMAND_ERROR_IS_FATAL ANY)
        install(FILES "${CMAKE_CURRENT_BINARY_DIR}/man/bindery.1" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" COMPONENT sources)
    else()
        message(STATUS "Bindery: no manual page of `bindery`: Python 3.11 with Jinja2 makes it")
    endif()
endif()
