// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_test] through templates/mpicxx/method.cpp.j2.
// Check without waiting whether a posted exposure epoch can be ended.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

bool Win::Test() const
{
    int flag = 0;
    const int code = BND_C(MPI_Win_test)(*this, &flag);
    BND_CXX_CHECK(code);
    return flag != 0;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
