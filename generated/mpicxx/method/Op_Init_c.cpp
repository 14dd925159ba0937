// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Op_create] through templates/mpicxx/method.cpp.j2.
// Turn a user function into a reduction operation.
#include "bnd_method.h"

#if BND_HAS_MPI_Op_create_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Op::Init_c(User_function_c *user_fn, bool commute)
{
    const int code = bnd_cxx::op_create_c(BND_C(MPI_Op_create_c), user_fn, commute, bnd_cxx::address(*this));
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
