// Memory of the program that may be gone, or on a device.
#pragma once

#include <cstddef>

namespace check {

// Whether all `size` bytes at `begin` were read.
bool read_memory(const char *begin, std::size_t size, void *to);

}  // namespace check
