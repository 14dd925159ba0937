// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Status_set_elements_x] through templates/mpicxx/method.cpp.j2.
// Set the element count of a status from a wide integer.
#include "bnd_method.h"

#if BND_HAS_MPI_Status_set_elements_x
namespace BND_NAMESPACE {
inline namespace bindery {

void Status::Set_elements_x(const Datatype &datatype, Count count)
{
    const int code = BND_C(MPI_Status_set_elements_x)(bnd_cxx::address(*this), datatype, count);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
