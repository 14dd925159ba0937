// Contents of a status (MPI 5.0, 3.2.5): eight integers, five of which the library defines.
#ifndef SOLO_DATATYPES_STATUS_H
#define SOLO_DATATYPES_STATUS_H

#include "mpi.h"

namespace solo {

// Completion information; the default is the empty status of R169.
struct completion_info {
    int source = MPI_ANY_SOURCE;
    int tag = MPI_ANY_TAG;
    MPI_Count bytes = 0;
    bool is_cancelled = false;
};

// MPI_STATUS_IGNORE is fine. MPI_ERROR is left alone (R169).
void write_status(MPI_Status *status, const completion_info &what);
inline void set_status(MPI_Status *status, const completion_info &what)
{
    if (status != MPI_STATUS_IGNORE)
        write_status(status, what);
}
// The status of a null or inactive request (MPI 5.0, 3.7.3), of which MPI_ERROR is a part.
void set_empty_status(MPI_Status *status);
MPI_Count bytes_of(const MPI_Status &status);
void set_bytes(MPI_Status &status, MPI_Count bytes);
bool is_cancelled(const MPI_Status &status);
void set_cancelled(MPI_Status &status, bool cancelled);

}  // namespace solo

#endif
