# find_package(Bindery): the generated entry points, as sources, and bindery_add_mpi() to put them over an implementation.
# find_package(Bindery COMPONENTS Fortran) also gives what find_package(BinderyFortran) gives, if a build of fortran/ is installed.
include("${CMAKE_CURRENT_LIST_DIR}/BinderyEntry.cmake")
if("Fortran" IN_LIST Bindery_FIND_COMPONENTS)
    include(CMakeFindDependencyMacro)
    find_dependency(BinderyFortran HINTS "${CMAKE_CURRENT_LIST_DIR}/../../..")
    set(Bindery_Fortran_FOUND TRUE)
endif()
