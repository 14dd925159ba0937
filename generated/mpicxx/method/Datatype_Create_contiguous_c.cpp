// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_contiguous] through templates/mpicxx/method.cpp.j2.
// Make a datatype of several copies of a type placed end to end.
#include "bnd_method.h"

#if BND_HAS_MPI_Type_contiguous_c
namespace BND_NAMESPACE {
inline namespace bindery {

Datatype Datatype::Create_contiguous_c(Count count) const
{
    MPI_Datatype newtype = MPI_DATATYPE_NULL;
    const int code = BND_C(MPI_Type_contiguous_c)(count, *this, &newtype);
    BND_CXX_CHECK(code);
    return newtype;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
