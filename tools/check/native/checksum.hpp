// Whether what is being sent changes.
#pragma once

#include "operation.hpp"

#include <cstdint>

namespace check {

std::size_t longest_checksum();  // BINDERY_CHECK_CHECKSUM, or 1 MiB

// A checksum of memory that may be gone, or on a device: 0 if it cannot be read, or is longer than that.
std::uint64_t checksum_of(const range &bytes);

}  // namespace check
