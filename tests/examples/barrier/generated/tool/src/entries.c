/* Do not edit: `bindery generate` writes this from specs/ through templates/tool/entries.c.j2. */
/* MPI_X of a static tool, one at a time: -DBND_ENTRY_MPI_Send defines MPI_Send, which calls the first tool of a chain, and what
   each tool calls next; __wrap_MPI_Send is for the linker's option --wrap. BND_FIRST is the function of the first tool,
   BND_LINKS(stem) declares the others. */
#include <mpi.h>
#include <stdarg.h>
#include "links.h"

#ifdef BND_ENTRY_MPI_Barrier
typedef int (bnd_type)(MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Barrier
BND_LINKS(Barrier)
int bnd_entry(MPI_Comm comm) __asm__("MPI_Barrier");
int bnd_entry(MPI_Comm comm)
{
    return BND_FIRST(comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Barrier") __attribute__((alias("MPI_Barrier")));
#endif

