// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Status_get_source] through templates/mpicxx/method.cpp.j2.
// Read the source rank held in a status through a procedure call.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Status::Get_source() const
{
    return bnd_cxx::address(*this)->MPI_SOURCE;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
