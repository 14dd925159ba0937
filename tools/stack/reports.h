// The reports of a process on its stack.
#ifndef BND_STACK_REPORTS_H
#define BND_STACK_REPORTS_H

namespace bnd::stack {

// The tools and their routines; in_c: how many names of Fortran reach them as MPI_X.
void report_stack(int in_c);
// The calls of the program that tools in C do not see.
void report_hidden();

}  // namespace bnd::stack
#endif
