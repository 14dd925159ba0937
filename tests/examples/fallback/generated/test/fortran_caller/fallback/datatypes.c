/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "datatypes", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Type_size_x && !REC_HAS_MPI_Type_size_c
void rec_f08_mpi_type_size_c(void);
void rec_f08_pmpi_type_size_c(void);
#endif
static void call_MPI_Type_size_c(int profiled)
{
#if REC_HAS_MPI_Type_size_x && !REC_HAS_MPI_Type_size_c
    if (profiled) rec_f08_pmpi_type_size_c();
    else rec_f08_mpi_type_size_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_datatypes[] = {
    {"MPI_Type_size_x for MPI_Type_size_c", call_MPI_Type_size_c, 0},
    {0, 0, 0}
};
