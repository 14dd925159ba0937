// Copies that Fortran bindings make of sections of arrays.
#pragma once

#include "stack.hpp"

namespace check {

// Whether a buffer of this thread's call may be one.
bool may_be_copy(const range &bytes);

// How often Bindery's bindings called MPI for a status, unseen: each time, MPI may have received. 0: never, or they are within the
// program, where each buffer may be a copy.
unsigned long questions_of_bindings();

}  // namespace check
