// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_write_all] through templates/mpicxx/method.cpp.j2.
// Write collectively, each process at its individual file pointer.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void File::Write_all(const void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_write_all)(*this, buf, count, datatype, MPI_STATUS_IGNORE);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
