// Rewrites the relocated addresses of functions in a loaded object.
#ifndef BND_STACK_RELOCATE_H
#define BND_STACK_RELOCATE_H

#include "objects.h"
#include "routines.h"

namespace bnd::stack {

// Where a reference from the object leads: an address, or 0 to leave it to the dynamic linker.
uintptr_t destination(const object &from, const char *name, const routine_table &routines, object_table &objects);
// The function of the MPI, which a tool calls that no other follows. For a tool that has no MPI_X itself it is mpi_x_, where other tools see MPI_X.
uintptr_t below_tools(int tool, const char *name, const routine *called, object_table &objects);
void relocate(object &target, const routine_table &routines, object_table &objects);

}  // namespace bnd::stack
#endif
