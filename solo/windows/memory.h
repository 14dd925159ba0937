// Memory for programs: MPI_Alloc_mem's, and that of windows (MPI 5.0, 9.2).
#ifndef SOLO_WINDOWS_MEMORY_H
#define SOLO_WINDOWS_MEMORY_H

#include "info/info.h"

#include <cstddef>

namespace solo {

// Counted memory, aligned as info asks; `release` (core/memory.h) frees it. MPI_ERR_NO_MEM.
void *take_memory(std::size_t bytes, const Info *info);

}  // namespace solo

#endif
