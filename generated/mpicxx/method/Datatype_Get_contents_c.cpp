// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_contents] through templates/mpicxx/method.cpp.j2.
// Return the arguments that were used to construct a datatype.
#include "bnd_method.h"

#if BND_HAS_MPI_Type_get_contents_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Datatype::Get_contents_c(Count max_integers, Count max_addresses, Count max_large_counts, Count max_datatypes, int array_of_integers[], Aint array_of_addresses[], Count array_of_large_counts[], Datatype array_of_datatypes[]) const
{
    const int code = BND_C(MPI_Type_get_contents_c)(*this, max_integers, max_addresses, max_large_counts, max_datatypes, array_of_integers, array_of_addresses, array_of_large_counts, bnd_cxx::handles(array_of_datatypes));
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
