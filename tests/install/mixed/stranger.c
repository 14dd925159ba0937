/* The first definition of two procedures: of a library that knows no special constant of these bindings, or, without the second, of a
 * tool. */
#include <stdio.h>
#include <stdlib.h>

void mpi_allreduce_(void)
{
    puts("called");
    exit(0);
}
#ifdef PROFILED
void pmpi_init_(void) {}
#endif
