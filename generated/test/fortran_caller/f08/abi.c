/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "abi", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Abi_get_fortran_booleans
void rec_f08_mpi_abi_get_fortran_booleans(void);
void rec_f08_pmpi_abi_get_fortran_booleans(void);
#endif
static void call_MPI_Abi_get_fortran_booleans(int profiled)
{
#if REC_HAS_MPI_Abi_get_fortran_booleans
    if (profiled) rec_f08_pmpi_abi_get_fortran_booleans();
    else rec_f08_mpi_abi_get_fortran_booleans();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Abi_get_fortran_info
void rec_f08_mpi_abi_get_fortran_info(void);
void rec_f08_pmpi_abi_get_fortran_info(void);
#endif
static void call_MPI_Abi_get_fortran_info(int profiled)
{
#if REC_HAS_MPI_Abi_get_fortran_info
    if (profiled) rec_f08_pmpi_abi_get_fortran_info();
    else rec_f08_mpi_abi_get_fortran_info();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Abi_get_info
void rec_f08_mpi_abi_get_info(void);
void rec_f08_pmpi_abi_get_info(void);
#endif
static void call_MPI_Abi_get_info(int profiled)
{
#if REC_HAS_MPI_Abi_get_info
    if (profiled) rec_f08_pmpi_abi_get_info();
    else rec_f08_mpi_abi_get_info();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Abi_get_version
void rec_f08_mpi_abi_get_version(void);
void rec_f08_pmpi_abi_get_version(void);
#endif
static void call_MPI_Abi_get_version(int profiled)
{
#if REC_HAS_MPI_Abi_get_version
    if (profiled) rec_f08_pmpi_abi_get_version();
    else rec_f08_mpi_abi_get_version();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Abi_set_fortran_booleans
void rec_f08_mpi_abi_set_fortran_booleans(void);
void rec_f08_pmpi_abi_set_fortran_booleans(void);
#endif
static void call_MPI_Abi_set_fortran_booleans(int profiled)
{
#if REC_HAS_MPI_Abi_set_fortran_booleans
    if (profiled) rec_f08_pmpi_abi_set_fortran_booleans();
    else rec_f08_mpi_abi_set_fortran_booleans();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Abi_set_fortran_info
void rec_f08_mpi_abi_set_fortran_info(void);
void rec_f08_pmpi_abi_set_fortran_info(void);
#endif
static void call_MPI_Abi_set_fortran_info(int profiled)
{
#if REC_HAS_MPI_Abi_set_fortran_info
    if (profiled) rec_f08_pmpi_abi_set_fortran_info();
    else rec_f08_mpi_abi_set_fortran_info();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_abi[] = {
    {"MPI_Abi_get_fortran_booleans", call_MPI_Abi_get_fortran_booleans, 0},
    {"MPI_Abi_get_fortran_info", call_MPI_Abi_get_fortran_info, 0},
    {"MPI_Abi_get_info", call_MPI_Abi_get_info, 0},
    {"MPI_Abi_get_version", call_MPI_Abi_get_version, 0},
    {"MPI_Abi_set_fortran_booleans", call_MPI_Abi_set_fortran_booleans, 0},
    {"MPI_Abi_set_fortran_info", call_MPI_Abi_set_fortran_info, 0},
    {0, 0, 0}
};
