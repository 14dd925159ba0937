// Call sites: the first return address outside of this library and of the wrappers of Fortran bindings.
#pragma once

namespace profile {

// The row of the call site; -1 if the table is full or nothing is known. caller is where the entry point returns to, or null.
int site_of(const void *caller);

}  // namespace profile
