// Copies that Fortran bindings make of sections of arrays.
#pragma once

#include "stack.hpp"

namespace check {

// Whether a buffer of this thread's call may be one.
bool may_be_copy(const range &bytes);

}  // namespace check
