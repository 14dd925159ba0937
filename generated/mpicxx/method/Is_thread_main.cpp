// Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Is_thread_main] through templates/mpicxx/method.cpp.j2.
// Check whether the calling thread is the one that initialised MPI.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

bool Is_thread_main()
{
    int flag = 0;
    const int code = BND_C(MPI_Is_thread_main)(&flag);
    BND_CXX_CHECK(code);
    return flag != 0;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
