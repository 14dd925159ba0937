// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_struct] through templates/mpicxx/method.cpp.j2.
// Make a datatype of blocks that may differ in type, length and byte displacement.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Datatype Datatype::Create_struct(int count, const int array_of_blocklengths[], const Aint array_of_displacements[], const Datatype array_of_types[])
{
    MPI_Datatype newtype = MPI_DATATYPE_NULL;
    const int code = BND_C(MPI_Type_create_struct)(count, bnd_cxx::without_const(array_of_blocklengths), bnd_cxx::without_const(array_of_displacements), bnd_cxx::handles(array_of_types), &newtype);
    BND_CXX_CHECK(code);
    return newtype;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
