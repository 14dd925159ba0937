/* Do not edit: `bindery generate` writes this from specs/ through templates/test/recorder/families.c.j2. */
/* The named constants of each family and the predefined handles of each type, by the mpi.h of this side; null handles come first. */
#include "recorder.h"
#if REC_NATIVE
#include "bnd_native_has.h"
#define REC_HAS_CONSTANT(name) BND_HAS_##name
#else
#define REC_HAS_CONSTANT(name) 1
#endif

void REC_FAMILIES(rec_constant_row *row);
void REC_FAMILIES(rec_constant_row *row)
{
    row("", 'r', "MPI_Barrier", REC_HAS(MPI_Barrier), 0);
#if REC_HAS_CONSTANT(MPI_COMM_NULL)
    row("MPI_Comm", 'h', "MPI_COMM_NULL", 1, (long long)(intptr_t)MPI_COMM_NULL);
#else
    row("MPI_Comm", 'h', "MPI_COMM_NULL", 0, 0);
#endif
#if REC_HAS_CONSTANT(MPI_COMM_WORLD)
    row("MPI_Comm", 'h', "MPI_COMM_WORLD", 1, (long long)(intptr_t)MPI_COMM_WORLD);
#else
    row("MPI_Comm", 'h', "MPI_COMM_WORLD", 0, 0);
#endif
}
