/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml through templates/test/fortran_caller/special.c.j2. */
/* The callers with special arguments of the chapter "partitioned", for the program that compares. */
#include "recorder.h"
#include "bnd_has.h"

#if REC_HAS_MPI_Precv_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_precv_init_1_bottom(int profiled);
#else
static void rec_mpi_precv_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Psend_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_psend_init_1_bottom(int profiled);
#else
static void rec_mpi_psend_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif

const struct rec_caller rec_callers_partitioned[] = {
    {"MPI_Precv_init/buf/MPI_BOTTOM", rec_mpi_precv_init_1_bottom, 0},
    {"MPI_Psend_init/buf/MPI_BOTTOM", rec_mpi_psend_init_1_bottom, 0},
    {0, 0, 0}
};
