/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "collectives", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Barrier
void rec_mpifh_mpi_barrier(void);
void rec_mpifh_pmpi_barrier(void);
#endif
static void call_MPI_Barrier(int profiled)
{
#if REC_HAS_MPI_Barrier
    if (profiled) rec_mpifh_pmpi_barrier();
    else rec_mpifh_mpi_barrier();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_collectives[] = {
    {"MPI_Barrier", call_MPI_Barrier, 0},
    {0, 0, 0}
};
