#include "communicators/predefined_attributes.h"

#include "core/codes.h"

namespace solo {
namespace {

// Users may read these variables at any time. The only process is number 0 in a universe of one.
int tag_ub = largest_tag;
int io = MPI_ANY_SOURCE;
int host = MPI_PROC_NULL;
int wtime_is_global = 1;
int appnum = 0;
int universe_size = 1;

}  // namespace

int *predefined_attribute(const Comm &comm, int keyval)
{
    if (keyval != MPI_TAG_UB && comm.session)
        return nullptr;
    switch (keyval) {
    case MPI_TAG_UB:
        return &tag_ub;
    case MPI_IO:
        return &io;
    case MPI_HOST:
        return &host;
    case MPI_WTIME_IS_GLOBAL:
        return &wtime_is_global;
    case MPI_APPNUM:
        return &appnum;
    case MPI_UNIVERSE_SIZE:
        return &universe_size;
    case MPI_LASTUSEDCODE:
        return last_used_code();
    default:
        return nullptr;
    }
}

}  // namespace solo
