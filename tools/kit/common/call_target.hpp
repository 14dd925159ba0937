// The function that a call instruction calls, also where it has ended in another one meanwhile.
#pragma once

#include <cstdint>

namespace call_site {

// By the return address, directly or by an entry of the procedure linkage table; 0 if it is not known.
std::uintptr_t call_target(std::uintptr_t caller);

}  // namespace call_site
