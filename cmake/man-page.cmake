# Install a page made of what a script says of itself with -help; further names lead to it.
function(bindery_man_page program)
    include(GNUInstallDirs) # also where only another function has included it
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

# Install the pages of all routines into section 3bindery, beside which an MPI can have pages of its own.
function(bindery_routine_pages generated)
    get_property(done GLOBAL PROPERTY BINDERY_ROUTINE_PAGES)
    if("${CMAKE_INSTALL_DEFAULT_COMPONENT_NAME}" IN_LIST done OR NOT IS_DIRECTORY "${generated}/man")
        return()
    endif()
    set_property(GLOBAL APPEND PROPERTY BINDERY_ROUTINE_PAGES "${CMAKE_INSTALL_DEFAULT_COMPONENT_NAME}")
    include(GNUInstallDirs)
    set(folder "${CMAKE_CURRENT_BINARY_DIR}/man3")
    install(CODE "set(SOURCE \"${generated}/man\")\nset(FOLDER \"${folder}\")\ninclude(\"${CMAKE_CURRENT_FUNCTION_LIST_DIR}/routine-pages.cmake\")"
        ${BINDERY_INSTALL_OPTIONS})
    install(DIRECTORY "${folder}/" DESTINATION "${CMAKE_INSTALL_MANDIR}/man3" ${BINDERY_INSTALL_OPTIONS} MESSAGE_NEVER)
endfunction()
