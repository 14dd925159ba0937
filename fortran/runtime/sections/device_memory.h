// Memory of devices, which the host may be unable to read.
#pragma once

#include "sections/strided_copy.h"

extern "C" {
// Whether a device alone holds the memory, says CUDA, HIP, or a function of the program's own, bnd_user_is_on_device(address). Managed
// memory and the host's pinned memory are no such memory.
BND_HIDDEN bool bnd_is_on_device(const void *address);
// As bnd_view_copy does for memory of the host, but by MPI_Pack and MPI_Unpack on MPI_COMM_SELF: MPI reaches both. Returns as
// section.h says.
BND_HIDDEN int bnd_device_copy(const bnd::strided_view *view, char *bounce, MPI_Count at, MPI_Count end,
                               bnd::direction to);
}
