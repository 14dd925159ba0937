# find_package(Bindery COMPONENTS Modern): the target Bindery::modern for <bindery/mpi.hpp> and <bindery/pmpi.hpp>, headers alone.
# Which routines the MPI has is probed once, with MPI_C_COMPILER (mpicc by default). The program links its MPI as it always does:
#     target_link_libraries(program PRIVATE Bindery::modern MPI::MPI_C)
include_guard(GLOBAL)

include("${CMAKE_CURRENT_LIST_DIR}/BinderyToolMpi.cmake")

if(NOT TARGET Bindery::modern)
    bindery_tool_mpi(_bindery_modern_mpi "" FALSE)
    add_library(Bindery::modern INTERFACE IMPORTED GLOBAL)
    target_include_directories(Bindery::modern INTERFACE "${BINDERY_TOOL_ROOT}/modern/include" "${BINDERY_GENERATED}/modern/include")
    target_link_libraries(Bindery::modern INTERFACE ${_bindery_modern_mpi})
    target_compile_features(Bindery::modern INTERFACE cxx_std_20)
endif()
