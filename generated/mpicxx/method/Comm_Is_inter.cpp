// Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_test_inter] through templates/mpicxx/method.cpp.j2.
// Tell whether a communicator is an intercommunicator.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

bool Comm::Is_inter() const
{
    int flag = 0;
    const int code = BND_C(MPI_Comm_test_inter)(*this, &flag);
    BND_CXX_CHECK(code);
    return flag != 0;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
