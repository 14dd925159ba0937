// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_view] through templates/mpicxx/method.cpp.j2.
// Return the displacement, etype, filetype and representation of a file view.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void File::Get_view(Offset &disp, Datatype &etype, Datatype &filetype, char *datarep) const
{
    const int code = BND_C(MPI_File_get_view)(*this, &disp, bnd_cxx::address(etype), bnd_cxx::address(filetype), datarep);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
