# find_package(Bindery): the generated entry points, as sources, and bindery_add_mpi() to put them over an implementation.
# find_package(Bindery COMPONENTS Tools): bindery_add_tool() and its like, for authors of tools.
# find_package(Bindery COMPONENTS Modern): Bindery::modern, bindery::mpi for C++20.
# find_package(Bindery COMPONENTS Fortran) also gives what find_package(BinderyFortran) gives, if a build of fortran/ is installed.
if("Tools" IN_LIST Bindery_FIND_COMPONENTS)
    include("${CMAKE_CURRENT_LIST_DIR}/BinderyTool.cmake")
    set(Bindery_Tools_FOUND TRUE)
endif()
if("Modern" IN_LIST Bindery_FIND_COMPONENTS)
    include("${CMAKE_CURRENT_LIST_DIR}/BinderyModern.cmake")
    set(Bindery_Modern_FOUND TRUE)
endif()
list(REMOVE_ITEM Bindery_FIND_COMPONENTS Tools Modern)
if(Bindery_FIND_COMPONENTS OR NOT (Bindery_Tools_FOUND OR Bindery_Modern_FOUND))
    include("${CMAKE_CURRENT_LIST_DIR}/BinderyEntry.cmake")
endif()
if("Fortran" IN_LIST Bindery_FIND_COMPONENTS)
    include(CMakeFindDependencyMacro)
    find_dependency(BinderyFortran HINTS "${CMAKE_CURRENT_LIST_DIR}/../../..")
    set(Bindery_Fortran_FOUND TRUE)
endif()
