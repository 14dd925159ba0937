// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_envelope] through templates/mpicxx/method.cpp.j2.
// Tell which constructor made a datatype and how many arguments it took.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Datatype::Get_envelope(int &num_integers, int &num_addresses, int &num_datatypes, int &combiner) const
{
    const int code = BND_C(MPI_Type_get_envelope)(*this, &num_integers, &num_addresses, &num_datatypes, &combiner);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
