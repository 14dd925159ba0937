// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_set_view] through templates/mpicxx/method.cpp.j2.
// Choose which part of a file a process sees and how its data is represented.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void File::Set_view(Offset disp, const Datatype &etype, const Datatype &filetype, const char *datarep, const Info &info)
{
    const int code = BND_C(MPI_File_set_view)(*this, disp, etype, filetype, datarep, info);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
