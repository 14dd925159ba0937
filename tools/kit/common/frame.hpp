// How far a function's return address is from that of the function that it calls, where the call says it.
#pragma once

#include <cstdint>

namespace call_site {

// A call returns to `address`: the distance on the stack, in bytes, from this return address to that of the function which makes the call. 0 if
// that is not the same in each of its calls, or not known.
int frame_size(std::uintptr_t address);

}  // namespace call_site
