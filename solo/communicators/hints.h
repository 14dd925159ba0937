// The hints of a communicator (MPI 5.0, 7.4.4): those that are known are kept.
#ifndef SOLO_COMMUNICATORS_HINTS_H
#define SOLO_COMMUNICATORS_HINTS_H

#include "communicators/comm.h"

namespace solo {

// The kinds of memory that messages may lie in (11.4.3): those that the system and MPI give.
constexpr const char *memory_kinds_key = "mpi_memory_alloc_kinds";
constexpr const char *memory_kinds = "mpi,system";

// Change hints to what info says of known ones, and leave the others; info may be null. Made when first needed. A value that a
// known key cannot have: MPI_ERR_INFO_VALUE, and nothing changes.
void set_hints(ref<Info> &hints, const Info *info);
// A handle, which the caller owns, to all hints in use, with the defaults of those that were not set.
MPI_Info hints_in_use(const ref<Info> &hints);

}  // namespace solo

#endif
