# Which libraries are built, the components of an installation, manual pages, and `uninstall`. The components are runtime (shared
# libraries), development (what compiles and links programs), tools, sources (what another project compiles) and solo.
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME development)
include("${CMAKE_CURRENT_LIST_DIR}/man-page.cmake")
set(BINDERY_LIBRARIES "static;shared" CACHE STRING "The libraries of the bindings: static, shared or both")
foreach(type IN LISTS BINDERY_LIBRARIES ITEMS "${BINDERY_LIBRARIES}")
    if(NOT type MATCHES "^(static|shared|static;shared|shared;static)$")
        message(FATAL_ERROR "  Bindery: -DBINDERY_LIBRARIES=${BINDERY_LIBRARIES}: unknown; write static, shared, or both as static;shared")
    endif()
endforeach()
list(JOIN BINDERY_LIBRARIES " " LIBRARIES_WORDS)

# Install the targets of the wanted types, and build no others.
function(bindery_install_libraries)
    foreach(target IN LISTS ARGN)
        get_target_property(type ${target} TYPE)
        string(REGEX REPLACE "_LIBRARY$" "" type "${type}")
        string(TOLOWER "${type}" type)
        if(type IN_LIST BINDERY_LIBRARIES)
            install(TARGETS ${target} ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT development
                LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT runtime NAMELINK_COMPONENT development)
        else()
            set_target_properties(${target} PROPERTIES EXCLUDE_FROM_ALL ON)
        endif()
    endforeach()
endfunction()

# `cmake --build FOLDER --target uninstall` removes what was last installed from the folder.
if(NOT TARGET uninstall)
    add_custom_target(uninstall COMMAND "${CMAKE_COMMAND}" "-DFOLDER=${CMAKE_BINARY_DIR}" -P "${CMAKE_CURRENT_LIST_DIR}/uninstall.cmake" VERBATIM)
endif()
