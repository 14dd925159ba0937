// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Status_set_elements] through templates/mpicxx/method.cpp.j2.
// Set the element count that later queries on a status are to return.
#include "bnd_method.h"

#if BND_HAS_MPI_Status_set_elements_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Status::Set_elements_c(const Datatype &datatype, Count count)
{
    const int code = BND_C(MPI_Status_set_elements_c)(bnd_cxx::address(*this), datatype, count);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
