// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_subarray] through templates/mpicxx/method.cpp.j2.
// Make a datatype that selects a rectangular part of a larger array.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Datatype Datatype::Create_subarray(int ndims, const int array_of_sizes[], const int array_of_subsizes[], const int array_of_starts[], int order) const
{
    MPI_Datatype newtype = MPI_DATATYPE_NULL;
    const int code = BND_C(MPI_Type_create_subarray)(ndims, bnd_cxx::without_const(array_of_sizes), bnd_cxx::without_const(array_of_subsizes), bnd_cxx::without_const(array_of_starts), order, *this, &newtype);
    BND_CXX_CHECK(code);
    return newtype;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
