// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_match_size] through templates/mpicxx/method.cpp.j2.
// Find the predefined type of a given class and size in bytes.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Datatype Datatype::Match_size(int typeclass, int size)
{
    MPI_Datatype datatype = MPI_DATATYPE_NULL;
    const int code = BND_C(MPI_Type_match_size)(typeclass, size, &datatype);
    BND_CXX_CHECK(code);
    return datatype;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
