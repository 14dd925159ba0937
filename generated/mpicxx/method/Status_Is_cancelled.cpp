// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Test_cancelled] through templates/mpicxx/method.cpp.j2.
// Tell from a status whether its operation was successfully cancelled.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

bool Status::Is_cancelled() const
{
    int flag = 0;
    const int code = BND_C(MPI_Test_cancelled)(bnd_cxx::address(*this), &flag);
    BND_CXX_CHECK(code);
    return flag != 0;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
