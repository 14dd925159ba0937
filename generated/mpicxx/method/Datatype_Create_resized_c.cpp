// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_resized] through templates/mpicxx/method.cpp.j2.
// Make a copy of a datatype with a new lower bound and extent.
#include "bnd_method.h"

#if BND_HAS_MPI_Type_create_resized_c
namespace BND_NAMESPACE {
inline namespace bindery {

Datatype Datatype::Create_resized_c(Count lb, Count extent) const
{
    MPI_Datatype newtype = MPI_DATATYPE_NULL;
    const int code = BND_C(MPI_Type_create_resized_c)(*this, lb, extent, &newtype);
    BND_CXX_CHECK(code);
    return newtype;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
