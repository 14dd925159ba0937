// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_commit] through templates/mpicxx/method.cpp.j2.
// Make a derived datatype ready for use in communication.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Datatype::Commit()
{
    const int code = BND_C(MPI_Type_commit)(bnd_cxx::address(*this));
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
