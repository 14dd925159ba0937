// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_write] through templates/mpicxx/method.cpp.j2.
// Write at the individual file pointer and wait until the buffer is free.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void File::Write(const void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_write)(*this, buf, count, datatype, MPI_STATUS_IGNORE);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
