// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Mrecv] through templates/mpicxx/method.cpp.j2.
// Receive a message already extracted by a matching probe.
#include "bnd_method.h"

#if BND_HAS_MPI_Mrecv
namespace BND_NAMESPACE {
inline namespace bindery {

void Message::Mrecv(void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_Mrecv)(buf, count, datatype, bnd_cxx::address(*this), MPI_STATUS_IGNORE);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
