// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_contents] through templates/mpicxx/method.cpp.j2.
// Return the arguments that were used to construct a datatype.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Datatype::Get_contents(int max_integers, int max_addresses, int max_datatypes, int array_of_integers[], Aint array_of_addresses[], Datatype array_of_datatypes[]) const
{
    const int code = BND_C(MPI_Type_get_contents)(*this, max_integers, max_addresses, max_datatypes, array_of_integers, array_of_addresses, bnd_cxx::handles(array_of_datatypes));
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
