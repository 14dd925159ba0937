// Memory that the program frees while a pending operation or a window needs it.
#pragma once

#include "stack.hpp"

#include <bindery/routines.hpp>

#include <cstdint>

namespace check {

// The memory that the program gives a window of this thread's call, and before the window is freed.
void window_needs(std::uintptr_t window, const range &memory, bindery::routine routine);
void window_ends(std::uintptr_t window);

}  // namespace check
