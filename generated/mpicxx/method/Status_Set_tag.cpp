// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Status_set_tag] through templates/mpicxx/method.cpp.j2.
// Write the message tag held in a status through a procedure call.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Status::Set_tag(int tag)
{
    bnd_cxx::address(*this)->MPI_TAG = tag;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
