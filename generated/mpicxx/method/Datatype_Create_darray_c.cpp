// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_darray] through templates/mpicxx/method.cpp.j2.
// Make a datatype for the local part of a distributed global array.
#include "bnd_method.h"

#if BND_HAS_MPI_Type_create_darray_c
namespace BND_NAMESPACE {
inline namespace bindery {

Datatype Datatype::Create_darray_c(int size, int rank, int ndims, const Count array_of_gsizes[], const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order) const
{
    MPI_Datatype newtype = MPI_DATATYPE_NULL;
    const int code = BND_C(MPI_Type_create_darray_c)(size, rank, ndims, bnd_cxx::without_const(array_of_gsizes), bnd_cxx::without_const(array_of_distribs), bnd_cxx::without_const(array_of_dargs), bnd_cxx::without_const(array_of_psizes), order, *this, &newtype);
    BND_CXX_CHECK(code);
    return newtype;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
