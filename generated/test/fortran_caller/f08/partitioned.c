/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "partitioned", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Parrived
void rec_f08_mpi_parrived(void);
void rec_f08_pmpi_parrived(void);
#endif
static void call_MPI_Parrived(int profiled)
{
#if REC_HAS_MPI_Parrived
    if (profiled) rec_f08_pmpi_parrived();
    else rec_f08_mpi_parrived();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Pready
void rec_f08_mpi_pready(void);
void rec_f08_pmpi_pready(void);
#endif
static void call_MPI_Pready(int profiled)
{
#if REC_HAS_MPI_Pready
    if (profiled) rec_f08_pmpi_pready();
    else rec_f08_mpi_pready();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Pready_list
void rec_f08_mpi_pready_list(void);
void rec_f08_pmpi_pready_list(void);
#endif
static void call_MPI_Pready_list(int profiled)
{
#if REC_HAS_MPI_Pready_list
    if (profiled) rec_f08_pmpi_pready_list();
    else rec_f08_mpi_pready_list();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Pready_range
void rec_f08_mpi_pready_range(void);
void rec_f08_pmpi_pready_range(void);
#endif
static void call_MPI_Pready_range(int profiled)
{
#if REC_HAS_MPI_Pready_range
    if (profiled) rec_f08_pmpi_pready_range();
    else rec_f08_mpi_pready_range();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Precv_init
void rec_f08_mpi_precv_init(void);
void rec_f08_pmpi_precv_init(void);
#endif
static void call_MPI_Precv_init(int profiled)
{
#if REC_HAS_MPI_Precv_init
    if (profiled) rec_f08_pmpi_precv_init();
    else rec_f08_mpi_precv_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Psend_init
void rec_f08_mpi_psend_init(void);
void rec_f08_pmpi_psend_init(void);
#endif
static void call_MPI_Psend_init(int profiled)
{
#if REC_HAS_MPI_Psend_init
    if (profiled) rec_f08_pmpi_psend_init();
    else rec_f08_mpi_psend_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_partitioned[] = {
    {"MPI_Parrived", call_MPI_Parrived, 0},
    {"MPI_Pready", call_MPI_Pready, 0},
    {"MPI_Pready_list", call_MPI_Pready_list, 0},
    {"MPI_Pready_range", call_MPI_Pready_range, 0},
    {"MPI_Precv_init", call_MPI_Precv_init, 0},
    {"MPI_Psend_init", call_MPI_Psend_init, 0},
    {0, 0, 0}
};
