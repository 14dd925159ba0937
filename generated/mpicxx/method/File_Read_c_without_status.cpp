// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_read] through templates/mpicxx/method.cpp.j2.
// Read at the individual file pointer and wait for the data.
#include "bnd_method.h"

#if BND_HAS_MPI_File_read_c
namespace BND_NAMESPACE {
inline namespace bindery {

void File::Read_c(void *buf, Count count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_read_c)(*this, buf, count, datatype, MPI_STATUS_IGNORE);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
