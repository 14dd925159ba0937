// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Op_commutative] through templates/mpicxx/method.cpp.j2.
// Tell whether a reduction operation is treated as commutative.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

bool Op::Is_commutative() const
{
    int commute = 0;
    const int code = BND_C(MPI_Op_commutative)(*this, &commute);
    BND_CXX_CHECK_CALLBACKS(code);
    return commute != 0;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
