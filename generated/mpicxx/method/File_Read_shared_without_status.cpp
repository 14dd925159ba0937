// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_read_shared] through templates/mpicxx/method.cpp.j2.
// Read at the shared file pointer and wait for the data.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void File::Read_shared(void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_read_shared)(*this, buf, count, datatype, MPI_STATUS_IGNORE);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
