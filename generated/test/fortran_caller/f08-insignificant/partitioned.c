/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml through templates/test/fortran_caller/special.c.j2. */
/* The callers with special arguments of the chapter "partitioned", for the program that compares. */
#include "recorder.h"
#include "bnd_has.h"

#if REC_HAS_MPI_Precv_init
void rec_mpi_precv_init_source(int profiled);
#else
static void rec_mpi_precv_init_source(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Psend_init
void rec_mpi_psend_init_dest(int profiled);
#else
static void rec_mpi_psend_init_dest(int profiled) { (void)profiled; rec_missing(); }
#endif

const struct rec_caller rec_callers_partitioned[] = {
    {"MPI_Precv_init/insignificant/source", rec_mpi_precv_init_source, 0},
    {"MPI_Psend_init/insignificant/dest", rec_mpi_psend_init_dest, 0},
    {0, 0, 0}
};
