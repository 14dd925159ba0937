// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Status_set_source] through templates/mpicxx/method.cpp.j2.
// Write the source rank held in a status through a procedure call.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Status::Set_source(int source)
{
    bnd_cxx::address(*this)->MPI_SOURCE = source;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
