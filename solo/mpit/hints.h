// Hints of event registrations. Known: bindery_solo_every, which selects each n-th event.
#ifndef SOLO_EVENTS_HINTS_H
#define SOLO_EVENTS_HINTS_H

#include "mpi.h"

namespace solo::mpit {

struct hints {
    unsigned long long every = 1;
};

// Apply an info object; MPI_INFO_NULL, other keys and values that are not positive numbers are ignored. Throws MPI_T_ERR_INVALID
// for an invalid handle.
void set_hints(hints &to, MPI_Info info);
// A new info object with the hints in use; the caller frees it.
MPI_Info info_of(const hints &from);

}  // namespace solo::mpit

#endif
