# A source for each object of the libraries, named as the manifest names the object, so that `ar x` finds it. Those of `mpi_sources` and
# `constant_sources` are for libbindery_mpicxx.a, of `pmpi_sources` for libbindery_pmpicxx.a, which compiles the same generated files.
set(OBJECT_SOURCES "${CMAKE_CURRENT_BINARY_DIR}/objects")
set(mpi_sources "")
set(pmpi_sources "")
set(constant_sources "")

function(object_source list name file)
    file(CONFIGURE OUTPUT "${OBJECT_SOURCES}/${name}.cpp" CONTENT "#include \"${GENERATED}/${file}\"\n" @ONLY)
    set(${list} "${${list}}" "${OBJECT_SOURCES}/${name}.cpp" PARENT_SCOPE)
endfunction()

foreach(file IN LISTS BINDERY_MPICXX_METHODS)
    get_filename_component(name "${file}" NAME_WE)
    string(REGEX REPLACE "^MPI_" "" name "${name}")    # functions of the namespace
    object_source(mpi_sources "MPI_${name}" "method/${file}")
    object_source(pmpi_sources "PMPI_${name}" "method/${file}")
endforeach()
foreach(file IN LISTS BINDERY_MPICXX_CONSTANTS)
    get_filename_component(name "${file}" NAME_WE)
    object_source(constant_sources "MPI_${name}" "constant/${file}")
endforeach()
foreach(file IN LISTS BINDERY_MPICXX_CLASSES)
    get_filename_component(name "${file}" NAME_WE)
    object_source(mpi_sources "MPI_${name}_class" "class/${file}")
endforeach()
