// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_iwrite_at] through templates/mpicxx/method.cpp.j2.
// Start writing at an explicit offset and return a request.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Request File::Iwrite_at(Offset offset, const void *buf, int count, const Datatype &datatype)
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_File_iwrite_at)(*this, offset, buf, count, datatype, &request);
    BND_CXX_CHECK_CALLBACKS(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
