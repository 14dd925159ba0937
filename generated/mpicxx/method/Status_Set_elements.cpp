// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Status_set_elements] through templates/mpicxx/method.cpp.j2.
// Set the element count that later queries on a status are to return.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Status::Set_elements(const Datatype &datatype, int count)
{
    const int code = BND_C(MPI_Status_set_elements)(bnd_cxx::address(*this), datatype, count);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
