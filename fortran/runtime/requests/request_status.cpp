#include "requests/request_status.h"
#include "sentinels/shared_data.h"

// How often MPI was asked for a status, for tools, which do not see these calls: it may have received meanwhile (tools/check/native/copies.cpp).
extern "C" {
BND_REPLACEABLE constinit unsigned long bnd_shared_questions = 0;
}

namespace {

unsigned long *questions = &bnd_shared_questions;

[[gnu::constructor]] void share_questions() { questions = bnd::shared("bnd_shared_questions", questions); }

}  // namespace

namespace bnd {

bool is_complete(MPI_Fint request, MPI_Status *status)
{
    int flag = 0;
    const MPI_Request handle = PMPI_Request_f2c(request);
    __atomic_fetch_add(questions, 1UL, __ATOMIC_RELAXED);
    return BND_C_GET_STATUS_LIES ? handle == MPI_REQUEST_NULL
                                 : PMPI_Request_get_status(handle, &flag, status) == MPI_SUCCESS && flag;
}

bool is_complete(MPI_Fint request)
{
    MPI_Status status;
    return is_complete(request, &status);
}

bool is_empty(const MPI_Status &status)
{
    const bool has_no_source = status.MPI_SOURCE == MPI_ANY_SOURCE || status.MPI_SOURCE == MPI_PROC_NULL;
    return has_no_source && status.MPI_TAG == MPI_ANY_TAG;
}

}  // namespace bnd
