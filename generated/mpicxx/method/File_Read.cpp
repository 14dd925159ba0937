// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_read] through templates/mpicxx/method.cpp.j2.
// Read at the individual file pointer and wait for the data.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void File::Read(void *buf, int count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_File_read)(*this, buf, count, datatype, bnd_cxx::address(status));
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
