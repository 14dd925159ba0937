# find_package(Bindery): the generated entry points, as sources, and bindery_add_mpi() to put them over an implementation.
# find_package(Bindery COMPONENTS Tools): bindery_add_tool() and its like, for authors of tools.
# find_package(Bindery COMPONENTS Fortran) also gives what find_package(BinderyFortran) gives, if a build of fortran/ is installed;
# COMPONENTS Cxx what find_package(BinderyCxx) gives, if a build of cxx/ is.
if("Tools" IN_LIST Bindery_FIND_COMPONENTS)
    include("${CMAKE_CURRENT_LIST_DIR}/BinderyTool.cmake")
    set(Bindery_Tools_FOUND TRUE)
endif()
list(REMOVE_ITEM Bindery_FIND_COMPONENTS Tools)
if((Bindery_FIND_COMPONENTS OR NOT Bindery_Tools_FOUND) AND NOT EXISTS "${CMAKE_CURRENT_LIST_DIR}/../fortran")
    set(Bindery_FOUND FALSE)
    set(Bindery_NOT_FOUND_MESSAGE "the Python package has the component Tools alone; install Bindery with CMake for the others")
    return()
endif()
if(Bindery_FIND_COMPONENTS OR NOT Bindery_Tools_FOUND)
    include("${CMAKE_CURRENT_LIST_DIR}/BinderyEntry.cmake")
endif()
foreach(_language IN ITEMS Fortran Cxx)
    if(_language IN_LIST Bindery_FIND_COMPONENTS)
        include(CMakeFindDependencyMacro)
        find_dependency(Bindery${_language} HINTS "${CMAKE_CURRENT_LIST_DIR}/../../..")
        set(Bindery_${_language}_FOUND TRUE)
    endif()
endforeach()
