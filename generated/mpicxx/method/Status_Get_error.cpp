// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Status_get_error] through templates/mpicxx/method.cpp.j2.
// Read the error field of a status through a procedure call.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Status::Get_error() const
{
    return bnd_cxx::address(*this)->MPI_ERROR;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
