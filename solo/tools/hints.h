// Hints of event registrations: one is known, bindery_solo_every, which asks for each n-th event only.
#ifndef SOLO_TOOLS_HINTS_H
#define SOLO_TOOLS_HINTS_H

#include "mpi.h"

namespace solo::tools {

struct hints {
    unsigned long long every = 1;
};

// What an info sets; the rest stays. MPI_INFO_NULL changes nothing. Other keys, and values that are no positive number, are
// ignored, as hints are. MPI_T_ERR_INVALID is refused with for a handle that is not valid.
void set_hints(hints &to, MPI_Info info);
// A new info object that says what is in use; the caller frees it.
MPI_Info info_of(const hints &from);

}  // namespace solo::tools

#endif
