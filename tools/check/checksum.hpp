// Whether what is being sent changes.
#pragma once

#include "operations.hpp"

#include <cstdint>

namespace check {

// Of memory that may be gone, or on a device: 0 if it cannot be read, or is longer than BINDERY_CHECK_CHECKSUM bytes (1 MiB).
std::uint64_t checksum_of(const range &bytes);

}  // namespace check
