// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_open] through templates/mpicxx/method.cpp.j2.
// Open a file collectively over a communicator, with access mode and hints.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

File File::Open(const Intracomm &comm, const char *filename, int amode, const Info &info)
{
    MPI_File fh = MPI_FILE_NULL;
    const int code = BND_C(MPI_File_open)(comm, filename, amode, info, &fh);
    BND_CXX_CHECK(code);
    return bnd_cxx::opened(fh);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
