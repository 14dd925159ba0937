// The status of a request whose operation is pending, which MPI is asked for.
#pragma once

#include "requests/pending_operation.h"

namespace bnd {

// Leaves the request as it is. An MPI that gives all complete requests a common handle answers here, too; an MPI that lies is not asked.
bool is_complete(MPI_Fint request, MPI_Status *status);
bool is_complete(MPI_Fint request);

// An inactive request has an empty status (MPI 5.0 section 3.7.3); in Intel MPI, that of a receive from MPI_PROC_NULL keeps this rank.
// No such receive is pending: it is complete at once.
bool is_empty(const MPI_Status &status);

}  // namespace bnd
