// Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_create_env] through templates/mpicxx/method.cpp.j2.
// Create an info object that describes how the program was started.
#include "bnd_method.h"

#if BND_HAS_MPI_Info_create_env
namespace BND_NAMESPACE {
inline namespace bindery {

Info Info::Create_env(int argc, char *argv[])
{
    MPI_Info info = MPI_INFO_NULL;
    const int code = BND_C(MPI_Info_create_env)(argc, argv, &info);
    BND_CXX_CHECK(code);
    return info;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
