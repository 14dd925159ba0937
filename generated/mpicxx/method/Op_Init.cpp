// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Op_create] through templates/mpicxx/method.cpp.j2.
// Turn a user function into a reduction operation.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Op::Init(User_function *user_fn, bool commute)
{
    const int code = bnd_cxx::op_create(BND_C(MPI_Op_create), user_fn, commute, bnd_cxx::address(*this));
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
