// The generated callers of the C++ bindings, of MPI:: and of PMPI::, and the table of both.
#include "mpicxx_caller.h"

namespace of_mpi {
#define REC_CXX MPI
#include "callers.inc"
#undef REC_CXX
}  // namespace of_mpi

namespace of_pmpi {
#define REC_CXX PMPI
#include "callers.inc"
#undef REC_CXX
}  // namespace of_pmpi

template <void mpi(), void pmpi()>
static void either(int profiled)
{
    profiled ? pmpi() : mpi();
}

#define REC_CXX_TABLE
#include "callers.inc"
