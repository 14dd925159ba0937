/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml through templates/test/fortran_caller/special.c.j2. */
/* The callers with special arguments of the chapter "removed", for the program that compares. */
#include "recorder.h"
#include "bnd_has.h"

#if REC_HAS_MPI_Address && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_address_1_bottom(int profiled);
#else
static void rec_mpi_address_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif

const struct rec_caller rec_callers_removed[] = {
    {"MPI_Address/location/MPI_BOTTOM", rec_mpi_address_1_bottom, 0},
    {0, 0, 0}
};
