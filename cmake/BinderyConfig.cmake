# find_package(Bindery): the generated entry points, as sources, and bindery_add_mpi() to put them over an implementation.
include("${CMAKE_CURRENT_LIST_DIR}/BinderyEntry.cmake")
