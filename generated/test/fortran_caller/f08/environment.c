/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "environment", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Get_library_version
void rec_f08_mpi_get_library_version(void);
void rec_f08_pmpi_get_library_version(void);
#endif
static void call_MPI_Get_library_version(int profiled)
{
#if REC_HAS_MPI_Get_library_version
    if (profiled) rec_f08_pmpi_get_library_version();
    else rec_f08_mpi_get_library_version();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Get_processor_name
void rec_f08_mpi_get_processor_name(void);
void rec_f08_pmpi_get_processor_name(void);
#endif
static void call_MPI_Get_processor_name(int profiled)
{
#if REC_HAS_MPI_Get_processor_name
    if (profiled) rec_f08_pmpi_get_processor_name();
    else rec_f08_mpi_get_processor_name();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Get_version
void rec_f08_mpi_get_version(void);
void rec_f08_pmpi_get_version(void);
#endif
static void call_MPI_Get_version(int profiled)
{
#if REC_HAS_MPI_Get_version
    if (profiled) rec_f08_pmpi_get_version();
    else rec_f08_mpi_get_version();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Pcontrol
void rec_f08_mpi_pcontrol(void);
void rec_f08_pmpi_pcontrol(void);
#endif
static void call_MPI_Pcontrol(int profiled)
{
#if REC_HAS_MPI_Pcontrol
    if (profiled) rec_f08_pmpi_pcontrol();
    else rec_f08_mpi_pcontrol();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Wtick
void rec_f08_mpi_wtick(void);
void rec_f08_pmpi_wtick(void);
#endif
static void call_MPI_Wtick(int profiled)
{
#if REC_HAS_MPI_Wtick
    if (profiled) rec_f08_pmpi_wtick();
    else rec_f08_mpi_wtick();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Wtime
void rec_f08_mpi_wtime(void);
void rec_f08_pmpi_wtime(void);
#endif
static void call_MPI_Wtime(int profiled)
{
#if REC_HAS_MPI_Wtime
    if (profiled) rec_f08_pmpi_wtime();
    else rec_f08_mpi_wtime();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_environment[] = {
    {"MPI_Get_library_version", call_MPI_Get_library_version, 0},
    {"MPI_Get_processor_name", call_MPI_Get_processor_name, 0},
    {"MPI_Get_version", call_MPI_Get_version, 0},
    {"MPI_Pcontrol", call_MPI_Pcontrol, 0},
    {"MPI_Wtick", call_MPI_Wtick, 0},
    {"MPI_Wtime", call_MPI_Wtime, 0},
    {0, 0, 0}
};
