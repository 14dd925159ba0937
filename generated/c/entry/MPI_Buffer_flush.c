/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Buffer_flush] through templates/c/entry.c.j2. */
/* Block until the messages now in the process-wide send buffer have been sent. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Buffer_flush)(void);
BND_INSTRUMENTED_CALL(Buffer_flush, int, (void), ())

BND_WEAK(MPI_Buffer_flush, PMPI_Buffer_flush)

int BND_ENTRY(MPI_Buffer_flush)(void)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Buffer_flush");
    BND_FORWARD(Buffer_flush, ());
}
