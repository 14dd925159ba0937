# find_package(Bindery): the generated entry points, as sources, and bindery_add_mpi() to put them over an implementation.
# find_package(Bindery COMPONENTS Tools): bindery_add_tool() and its like, for authors of tools.
# find_package(Bindery COMPONENTS Modern): Bindery::modern, bindery::mpi for C++20.
# find_package(Bindery COMPONENTS Fortran) also gives what find_package(BinderyFortran) gives, if a build of fortran/ is installed;
# COMPONENTS Cxx what find_package(BinderyCxx) gives, if a build of mpicxx/ is.
# A project that requires no version of CMake has the oldest policies, and cmake_policy(VERSION) here would end it.
cmake_policy(SET CMP0054 NEW)
cmake_policy(SET CMP0057 NEW)
if("Tools" IN_LIST Bindery_FIND_COMPONENTS)
    include("${CMAKE_CURRENT_LIST_DIR}/BinderyTool.cmake")
    set(Bindery_Tools_FOUND TRUE)
endif()
if("Modern" IN_LIST Bindery_FIND_COMPONENTS)
    include("${CMAKE_CURRENT_LIST_DIR}/BinderyModern.cmake")
    set(Bindery_Modern_FOUND TRUE)
endif()
list(REMOVE_ITEM Bindery_FIND_COMPONENTS Tools Modern)
set(_bindery_entries TRUE)
if(NOT Bindery_FIND_COMPONENTS AND (Bindery_Tools_FOUND OR Bindery_Modern_FOUND))
    set(_bindery_entries FALSE)
endif()
if(_bindery_entries)
    include("${CMAKE_CURRENT_LIST_DIR}/BinderyEntry.cmake")
endif()
foreach(_language IN ITEMS Fortran Cxx)
    if(_language IN_LIST Bindery_FIND_COMPONENTS)
        include(CMakeFindDependencyMacro)
        find_dependency(Bindery${_language} HINTS "${CMAKE_CURRENT_LIST_DIR}/../../..")
        set(Bindery_${_language}_FOUND TRUE)
    endif()
endforeach()
