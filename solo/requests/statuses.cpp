// Reading and writing the fields of a status (MPI 5.0, 3.2.5, 3.8.4, 13.3).
#include "completion.h"
#include "datatypes/status.h"

namespace solo {
namespace {

// MPI_STATUS_IGNORE has no fields.
template <typename Status>
Status &fields_of(Status *status)
{
    if (status == MPI_STATUS_IGNORE)
        fail(MPI_ERR_ARG, "status", "is MPI_STATUS_IGNORE");
    return *status;
}

}  // namespace

void Status_get_source(const MPI_Status *status, int *source) { *source = fields_of(status).MPI_SOURCE; }
void Status_get_tag(const MPI_Status *status, int *tag) { *tag = fields_of(status).MPI_TAG; }
void Status_get_error(const MPI_Status *status, int *err) { *err = fields_of(status).MPI_ERROR; }
void Status_set_source(MPI_Status *status, int source) { fields_of(status).MPI_SOURCE = source; }
void Status_set_tag(MPI_Status *status, int tag) { fields_of(status).MPI_TAG = tag; }
void Status_set_error(MPI_Status *status, int err) { fields_of(status).MPI_ERROR = err; }
void Status_set_cancelled(MPI_Status *status, int flag) { set_cancelled(fields_of(status), flag != 0); }
void Test_cancelled(const MPI_Status *status, int *flag) { *flag = is_cancelled(fields_of(status)); }

}  // namespace solo
