/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "removed", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Address
void rec_mpifh_mpi_address(void);
void rec_mpifh_pmpi_address(void);
#endif
static void call_MPI_Address(int profiled)
{
#if REC_HAS_MPI_Address
    if (profiled) rec_mpifh_pmpi_address();
    else rec_mpifh_mpi_address();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Errhandler_create
void rec_mpifh_mpi_errhandler_create(void);
void rec_mpifh_pmpi_errhandler_create(void);
#endif
static void call_MPI_Errhandler_create(int profiled)
{
#if REC_HAS_MPI_Errhandler_create
    if (profiled) rec_mpifh_pmpi_errhandler_create();
    else rec_mpifh_mpi_errhandler_create();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Errhandler_get
void rec_mpifh_mpi_errhandler_get(void);
void rec_mpifh_pmpi_errhandler_get(void);
#endif
static void call_MPI_Errhandler_get(int profiled)
{
#if REC_HAS_MPI_Errhandler_get
    if (profiled) rec_mpifh_pmpi_errhandler_get();
    else rec_mpifh_mpi_errhandler_get();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Errhandler_set
void rec_mpifh_mpi_errhandler_set(void);
void rec_mpifh_pmpi_errhandler_set(void);
#endif
static void call_MPI_Errhandler_set(int profiled)
{
#if REC_HAS_MPI_Errhandler_set
    if (profiled) rec_mpifh_pmpi_errhandler_set();
    else rec_mpifh_mpi_errhandler_set();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_extent
void rec_mpifh_mpi_type_extent(void);
void rec_mpifh_pmpi_type_extent(void);
#endif
static void call_MPI_Type_extent(int profiled)
{
#if REC_HAS_MPI_Type_extent
    if (profiled) rec_mpifh_pmpi_type_extent();
    else rec_mpifh_mpi_type_extent();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_hindexed
void rec_mpifh_mpi_type_hindexed(void);
void rec_mpifh_pmpi_type_hindexed(void);
#endif
static void call_MPI_Type_hindexed(int profiled)
{
#if REC_HAS_MPI_Type_hindexed
    if (profiled) rec_mpifh_pmpi_type_hindexed();
    else rec_mpifh_mpi_type_hindexed();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_hvector
void rec_mpifh_mpi_type_hvector(void);
void rec_mpifh_pmpi_type_hvector(void);
#endif
static void call_MPI_Type_hvector(int profiled)
{
#if REC_HAS_MPI_Type_hvector
    if (profiled) rec_mpifh_pmpi_type_hvector();
    else rec_mpifh_mpi_type_hvector();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_lb
void rec_mpifh_mpi_type_lb(void);
void rec_mpifh_pmpi_type_lb(void);
#endif
static void call_MPI_Type_lb(int profiled)
{
#if REC_HAS_MPI_Type_lb
    if (profiled) rec_mpifh_pmpi_type_lb();
    else rec_mpifh_mpi_type_lb();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_struct
void rec_mpifh_mpi_type_struct(void);
void rec_mpifh_pmpi_type_struct(void);
#endif
static void call_MPI_Type_struct(int profiled)
{
#if REC_HAS_MPI_Type_struct
    if (profiled) rec_mpifh_pmpi_type_struct();
    else rec_mpifh_mpi_type_struct();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_ub
void rec_mpifh_mpi_type_ub(void);
void rec_mpifh_pmpi_type_ub(void);
#endif
static void call_MPI_Type_ub(int profiled)
{
#if REC_HAS_MPI_Type_ub
    if (profiled) rec_mpifh_pmpi_type_ub();
    else rec_mpifh_mpi_type_ub();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_removed[] = {
    {"MPI_Address", call_MPI_Address, 0},
    {"MPI_Errhandler_create", call_MPI_Errhandler_create, 0},
    {"MPI_Errhandler_get", call_MPI_Errhandler_get, 0},
    {"MPI_Errhandler_set", call_MPI_Errhandler_set, 0},
    {"MPI_Type_extent", call_MPI_Type_extent, 0},
    {"MPI_Type_hindexed", call_MPI_Type_hindexed, 0},
    {"MPI_Type_hvector", call_MPI_Type_hvector, 0},
    {"MPI_Type_lb", call_MPI_Type_lb, 0},
    {"MPI_Type_struct", call_MPI_Type_struct, 0},
    {"MPI_Type_ub", call_MPI_Type_ub, 0},
    {0, 0, 0}
};
