// Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_translate_ranks] through templates/mpicxx/method.cpp.j2.
// Find which ranks processes of one group have in another group.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Group::Translate_ranks(const Group &group1, int n, const int ranks1[], const Group &group2, int ranks2[])
{
    const int code = BND_C(MPI_Group_translate_ranks)(group1, n, bnd_cxx::without_const(ranks1), group2, ranks2);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
