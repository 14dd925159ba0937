# Install a page made of what a script says of itself with -help; further names lead to it.
function(bindery_man_page program)
    get_filename_component(name "${program}" NAME)
    set(page "${CMAKE_CURRENT_BINARY_DIR}/man/${name}.1")
    execute_process(COMMAND "${CMAKE_COMMAND}" "-DCOMMAND=${program};-help" "-DNAME=${name}" "-DPAGE=${page}" "-DVERSION=${BINDERY_VERSION}"
        -P "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/man.cmake" COMMAND_ERROR_IS_FATAL ANY)
    foreach(other IN LISTS ARGN)
        file(WRITE "${CMAKE_CURRENT_BINARY_DIR}/man/${other}.1" ".so man1/${name}.1\n")
        list(APPEND page "${CMAKE_CURRENT_BINARY_DIR}/man/${other}.1")
    endforeach()
    install(FILES ${page} DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" ${BINDERY_INSTALL_OPTIONS})
endfunction()
