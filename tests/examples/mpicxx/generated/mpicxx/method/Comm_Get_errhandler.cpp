// Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Comm_get_errhandler] through templates/mpicxx/method.cpp.j2.
// Return the error handler currently attached to a communicator.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Errhandler Comm::Get_errhandler() const
{
    MPI_Errhandler errhandler = MPI_ERRHANDLER_NULL;
    const int code = BND_C(MPI_Comm_get_errhandler)(*this, &errhandler);
    BND_CXX_CHECK_CALLBACKS(code);
    return bnd_cxx::errhandler_from_c(errhandler, bnd_cxx::of_comm);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
