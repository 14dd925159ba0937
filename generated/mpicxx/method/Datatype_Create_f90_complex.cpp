// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_f90_complex] through templates/mpicxx/method.cpp.j2.
// Return a predefined type for Fortran complex of given precision and range.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Datatype Datatype::Create_f90_complex(int p, int r)
{
    MPI_Datatype newtype = MPI_DATATYPE_NULL;
    const int code = BND_C(MPI_Type_create_f90_complex)(p, r, &newtype);
    BND_CXX_CHECK(code);
    return newtype;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
