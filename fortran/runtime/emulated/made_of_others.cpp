// Routines that the MPI lacks, made of those that it has: once for wrappers that call MPI_X, once for those that call PMPI_X.
#include "errors.h"
#include "names.h"

#define BND_TYPE(name) MPI_##name
#define BND_VALUE(name) MPI_##name
#define BND_NEED(condition, routine, error_class, argument)         \
    do {                                                            \
        if (!(condition))                                           \
            return bnd_raise_on(BND_ON_SELF, 0, MPI_##error_class); \
    } while (0)
#define BND_NEED_INFO(routine, info, comm) (void)info
#define BND_RETURNED(result, routine, on, object) (result)
#define bnd_to_Info(handle) (handle)
#define bnd_from_Info(handle) (handle)
#define bnd_to_Type(handle) (handle)
#define bnd_started(request) (request)
#define bnd_null_Info MPI_INFO_NULL

namespace {

[[maybe_unused]] void bnd_from_status(MPI_Status *to, const MPI_Status *from)
{
    const int error = to->MPI_ERROR;  // no call of one request sets it
    *to = *from;
    to->MPI_ERROR = error;
}

[[maybe_unused]] void bnd_make_empty(MPI_Status *status)
{
    status->MPI_SOURCE = MPI_ANY_SOURCE;
    status->MPI_TAG = MPI_ANY_TAG;
    PMPI_Status_set_elements(status, MPI_BYTE, 0);
    PMPI_Status_set_cancelled(status, 0);
}

}  // namespace

#define BND_NATIVE(stem) MPI_##stem
#define BND_IMPLEMENTATION(stem) bnd_emulated_MPI_##stem
#define bnd_idup MPI_Comm_idup
namespace over_mpi {
extern "C" {
#include "../../../c/include/bnd_made_of_others.inc"
}
}  // namespace over_mpi

#undef BND_NATIVE
#undef BND_IMPLEMENTATION
#undef bnd_idup
#define BND_NATIVE(stem) PMPI_##stem
#define BND_IMPLEMENTATION(stem) bnd_emulated_PMPI_##stem
#define bnd_idup PMPI_Comm_idup
namespace over_pmpi {
extern "C" {
#include "../../../c/include/bnd_made_of_others.inc"
}
}  // namespace over_pmpi
