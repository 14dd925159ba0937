// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_vector] through templates/mpicxx/method.cpp.j2.
// Make a datatype of equal blocks spaced by a stride in old-type extents.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Datatype Datatype::Create_vector(int count, int blocklength, int stride) const
{
    MPI_Datatype newtype = MPI_DATATYPE_NULL;
    const int code = BND_C(MPI_Type_vector)(count, blocklength, stride, *this, &newtype);
    BND_CXX_CHECK(code);
    return newtype;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
