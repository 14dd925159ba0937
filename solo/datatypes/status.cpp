#include "datatypes/status.h"

#include <cstring>

namespace solo {
namespace {

// Two of the five integers hold the byte count, one the cancelled flag; two are unused and zero.
constexpr int bytes_at = 0;
constexpr int cancelled_at = 2;
static_assert(sizeof(MPI_Count) == 2 * sizeof(int));

}  // namespace

MPI_Count bytes_of(const MPI_Status &status)
{
    MPI_Count bytes;
    std::memcpy(&bytes, &status.MPI_internal[bytes_at], sizeof bytes);
    return bytes;
}

void set_bytes(MPI_Status &status, MPI_Count bytes)
{
    std::memcpy(&status.MPI_internal[bytes_at], &bytes, sizeof bytes);
}

bool is_cancelled(const MPI_Status &status) { return status.MPI_internal[cancelled_at] != 0; }

void set_cancelled(MPI_Status &status, bool cancelled) { status.MPI_internal[cancelled_at] = cancelled; }

void write_status(MPI_Status *status, const completion_info &what)
{
    status->MPI_SOURCE = what.source;
    status->MPI_TAG = what.tag;
    std::memset(status->MPI_internal, 0, sizeof status->MPI_internal);
    set_bytes(*status, what.bytes);
    set_cancelled(*status, what.is_cancelled);
}

void set_empty_status(MPI_Status *status)
{
    if (status == MPI_STATUS_IGNORE)
        return;
    set_status(status, completion_info());
    status->MPI_ERROR = MPI_SUCCESS;
}

}  // namespace solo
