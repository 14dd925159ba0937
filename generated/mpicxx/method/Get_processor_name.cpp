// Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Get_processor_name] through templates/mpicxx/method.cpp.j2.
// Return the name of the hardware on which the caller is running.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Get_processor_name(char *name, int &resultlen)
{
    const int code = BND_C(MPI_Get_processor_name)(name, &resultlen);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
