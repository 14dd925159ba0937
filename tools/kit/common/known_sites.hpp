// Which place a return address is; for the files that look for call sites.
#pragma once

#include <cstdint>

namespace call_site {

enum : int { is_binding = -2, no_site = -1 };

// The number of a place of the program, or one of these.
[[gnu::visibility("hidden")]] int find_site(std::uintptr_t address);

}  // namespace call_site
