// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_hindexed] through templates/mpicxx/method.cpp.j2.
// Make a datatype of blocks with varying lengths at byte displacements.
#include "bnd_method.h"

#if BND_HAS_MPI_Type_create_hindexed_c
namespace BND_NAMESPACE {
inline namespace bindery {

Datatype Datatype::Create_hindexed_c(Count count, const Count array_of_blocklengths[], const Count array_of_displacements[]) const
{
    MPI_Datatype newtype = MPI_DATATYPE_NULL;
    const int code = BND_C(MPI_Type_create_hindexed_c)(count, bnd_cxx::without_const(array_of_blocklengths), bnd_cxx::without_const(array_of_displacements), *this, &newtype);
    BND_CXX_CHECK(code);
    return newtype;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
