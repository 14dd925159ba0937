// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Status_set_error] through templates/mpicxx/method.cpp.j2.
// Write the error field of a status through a procedure call.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Status::Set_error(int err)
{
    bnd_cxx::address(*this)->MPI_ERROR = err;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
