/* Do not edit: `bindery generate` writes this from specs/ through templates/test/recorder/declared.c.j2. */
/* Names every routine: a compiler reports those that an mpi.h does not declare. */
#include <mpi.h>

void rec_declared(void)
{
    (void)&MPI_Barrier;
}
