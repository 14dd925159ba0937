// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Status_set_cancelled] through templates/mpicxx/method.cpp.j2.
// Set what a later cancellation test on a status is going to report.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Status::Set_cancelled(bool flag)
{
    const int code = BND_C(MPI_Status_set_cancelled)(bnd_cxx::address(*this), flag);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
