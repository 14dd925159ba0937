// Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Pready_list] through templates/mpicxx/method.cpp.j2.
// Mark a list of partitions of a partitioned send as ready for transfer.
#include "bnd_method.h"

#if BND_HAS_MPI_Pready_list
namespace BND_NAMESPACE {
inline namespace bindery {

void Prequest::Pready_list(int length, const int array_of_partitions[]) const
{
    const int code = BND_C(MPI_Pready_list)(length, bnd_cxx::without_const(array_of_partitions), *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
