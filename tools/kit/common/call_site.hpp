// Call sites: the first return address outside of this library and of the wrappers of Fortran bindings.
#pragma once

#include <cstdint>
#include <string>

namespace call_site {

// The tool defines this: a number of its own for a place in a loaded file; -1 if there is no room. One call at a time; a file that is loaded again gives
// the same place.
int number_of(const char *module, std::uintptr_t offset);

// The number of the call site; -1 if nothing is known. caller is where the entry point returns to, or null.
int find(const void *caller);
// The same by where on the stack this return address is: behind bindings it need not walk up the stack. Or null.
int find_at(const void *const *place);

// The call site and its callers, from the innermost on; how many there are. The program's own numbers, as find() gives.
int find_path(int *sites, int limit);

// The stack pointer of the call site in its call; null if nothing is known.
const char *stack_pointer();

// The routine that the call site calls, as mpi_send, also where no tool is in it; empty if it is not known.
std::string entry();

// Whether the call came from Fortran or C++ bindings, or from nobody knows where.
bool is_from_bindings(const void *caller);

// The path of the program; empty if it is not known.
const char *program();

}  // namespace call_site
