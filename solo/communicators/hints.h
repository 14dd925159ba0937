// The hints of a communicator (MPI 5.0, 7.4.4): those that are known are kept.
#ifndef SOLO_COMMUNICATORS_HINTS_H
#define SOLO_COMMUNICATORS_HINTS_H

#include "communicators/comm.h"

namespace solo {

// Supported memory allocation kinds (11.4.3): those that are always there, and of a requested list those that are supported, as they
// were written.
constexpr const char *memory_kinds_key = "mpi_memory_alloc_kinds";
std::string supported_memory_kinds(const std::string *requested);

// Set the known hints in info, which may be null. A value that a known key cannot have is MPI_ERR_INFO_VALUE and changes
// nothing.
void set_hints(ref<Info> &hints, const Info *info);
// A handle, which the caller owns, to all hints in use, with the defaults of those that were not set.
MPI_Info hints_in_use(const Comm &comm);

}  // namespace solo

#endif
