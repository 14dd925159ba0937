// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_dup] through templates/mpicxx/method.cpp.j2.
// Duplicate a datatype together with its cached attributes.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Datatype Datatype::Dup() const
{
    MPI_Datatype newtype = MPI_DATATYPE_NULL;
    const int code = BND_C(MPI_Type_dup)(*this, &newtype);
    BND_CXX_CHECK_CREATED(code, newtype);
    return newtype;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
