// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Status_get_tag] through templates/mpicxx/method.cpp.j2.
// Read the message tag held in a status through a procedure call.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Status::Get_tag() const
{
    return bnd_cxx::address(*this)->MPI_TAG;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
