# A source for each object of the libraries, named as the manifest names the object, so that `ar x` finds it: `mpi_sources` for
# libbindery_mpicxx.a, `pmpi_sources` for libbindery_pmpicxx.a. Both compile the same generated file.
include("${GENERATED}/sources.cmake")
set(OBJECT_SOURCES "${CMAKE_CURRENT_BINARY_DIR}/objects")
set(mpi_sources "")
set(pmpi_sources "")

function(object_source list name text)
    file(CONFIGURE OUTPUT "${OBJECT_SOURCES}/${name}.cpp" CONTENT "${text}" @ONLY)
    set(${list} "${${list}}" "${OBJECT_SOURCES}/${name}.cpp" PARENT_SCOPE)
endfunction()

foreach(file IN LISTS BINDERY_MPICXX_METHODS)
    get_filename_component(name "${file}" NAME_WE)
    string(REGEX REPLACE "^MPI_" "" name "${name}")    # functions of the namespace
    set(text "#include \"${GENERATED}/method/${file}\"\n")
    object_source(mpi_sources "MPI_${name}" "${text}")
    object_source(pmpi_sources "PMPI_${name}" "#define BND_CXX_PROFILED\n${text}")
endforeach()
foreach(file IN LISTS BINDERY_MPICXX_CONSTANTS)
    get_filename_component(name "${file}" NAME_WE)
    object_source(mpi_sources "MPI_${name}" "#include \"${GENERATED}/constant/${file}\"\n")
endforeach()
foreach(file IN LISTS BINDERY_MPICXX_CLASSES)
    get_filename_component(name "${file}" NAME_WE)
    object_source(mpi_sources "MPI_${name}_class" "#include \"${GENERATED}/class/${file}\"\n")
endforeach()
