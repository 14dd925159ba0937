/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "handle-conversions", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Status_f082f
void rec_f08_mpi_status_f082f(void);
void rec_f08_pmpi_status_f082f(void);
#endif
static void call_MPI_Status_f082f(int profiled)
{
#if REC_HAS_MPI_Status_f082f
    if (profiled) rec_f08_pmpi_status_f082f();
    else rec_f08_mpi_status_f082f();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Status_f2f08
void rec_f08_mpi_status_f2f08(void);
void rec_f08_pmpi_status_f2f08(void);
#endif
static void call_MPI_Status_f2f08(int profiled)
{
#if REC_HAS_MPI_Status_f2f08
    if (profiled) rec_f08_pmpi_status_f2f08();
    else rec_f08_mpi_status_f2f08();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_handle_conversions[] = {
    {"MPI_Status_f082f", call_MPI_Status_f082f, 0},
    {"MPI_Status_f2f08", call_MPI_Status_f2f08, 0},
    {0, 0, 0}
};
