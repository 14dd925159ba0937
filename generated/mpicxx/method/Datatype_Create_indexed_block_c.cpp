// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_indexed_block] through templates/mpicxx/method.cpp.j2.
// Make a datatype of equal-length blocks at displacements in old-type extents.
#include "bnd_method.h"

#if BND_HAS_MPI_Type_create_indexed_block_c
namespace BND_NAMESPACE {
inline namespace bindery {

Datatype Datatype::Create_indexed_block_c(Count count, Count blocklength, const Count array_of_displacements[]) const
{
    MPI_Datatype newtype = MPI_DATATYPE_NULL;
    const int code = BND_C(MPI_Type_create_indexed_block_c)(count, blocklength, bnd_cxx::without_const(array_of_displacements), *this, &newtype);
    BND_CXX_CHECK(code);
    return newtype;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
