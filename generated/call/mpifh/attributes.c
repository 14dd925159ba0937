/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml through templates/call/table.c.j2. */
/* The Fortran callers of the chapter "attributes", for the program that compares. */
#include "recorder.h"

#if REC_HAS(MPI_Attr_delete)
void rec_mpifh_mpi_attr_delete(void);
void rec_mpifh_pmpi_attr_delete(void);
#endif
static void call_MPI_Attr_delete(int profiled)
{
#if REC_HAS(MPI_Attr_delete)
    if (profiled) rec_mpifh_pmpi_attr_delete();
    else rec_mpifh_mpi_attr_delete();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS(MPI_Comm_delete_attr)
void rec_mpifh_mpi_comm_delete_attr(void);
void rec_mpifh_pmpi_comm_delete_attr(void);
#endif
static void call_MPI_Comm_delete_attr(int profiled)
{
#if REC_HAS(MPI_Comm_delete_attr)
    if (profiled) rec_mpifh_pmpi_comm_delete_attr();
    else rec_mpifh_mpi_comm_delete_attr();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS(MPI_Comm_free_keyval)
void rec_mpifh_mpi_comm_free_keyval(void);
void rec_mpifh_pmpi_comm_free_keyval(void);
#endif
static void call_MPI_Comm_free_keyval(int profiled)
{
#if REC_HAS(MPI_Comm_free_keyval)
    if (profiled) rec_mpifh_pmpi_comm_free_keyval();
    else rec_mpifh_mpi_comm_free_keyval();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS(MPI_Keyval_free)
void rec_mpifh_mpi_keyval_free(void);
void rec_mpifh_pmpi_keyval_free(void);
#endif
static void call_MPI_Keyval_free(int profiled)
{
#if REC_HAS(MPI_Keyval_free)
    if (profiled) rec_mpifh_pmpi_keyval_free();
    else rec_mpifh_mpi_keyval_free();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS(MPI_Type_delete_attr)
void rec_mpifh_mpi_type_delete_attr(void);
void rec_mpifh_pmpi_type_delete_attr(void);
#endif
static void call_MPI_Type_delete_attr(int profiled)
{
#if REC_HAS(MPI_Type_delete_attr)
    if (profiled) rec_mpifh_pmpi_type_delete_attr();
    else rec_mpifh_mpi_type_delete_attr();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS(MPI_Type_free_keyval)
void rec_mpifh_mpi_type_free_keyval(void);
void rec_mpifh_pmpi_type_free_keyval(void);
#endif
static void call_MPI_Type_free_keyval(int profiled)
{
#if REC_HAS(MPI_Type_free_keyval)
    if (profiled) rec_mpifh_pmpi_type_free_keyval();
    else rec_mpifh_mpi_type_free_keyval();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS(MPI_Win_delete_attr)
void rec_mpifh_mpi_win_delete_attr(void);
void rec_mpifh_pmpi_win_delete_attr(void);
#endif
static void call_MPI_Win_delete_attr(int profiled)
{
#if REC_HAS(MPI_Win_delete_attr)
    if (profiled) rec_mpifh_pmpi_win_delete_attr();
    else rec_mpifh_mpi_win_delete_attr();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS(MPI_Win_free_keyval)
void rec_mpifh_mpi_win_free_keyval(void);
void rec_mpifh_pmpi_win_free_keyval(void);
#endif
static void call_MPI_Win_free_keyval(int profiled)
{
#if REC_HAS(MPI_Win_free_keyval)
    if (profiled) rec_mpifh_pmpi_win_free_keyval();
    else rec_mpifh_mpi_win_free_keyval();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_attributes[] = {
    {"MPI_Attr_delete", call_MPI_Attr_delete, 0},
    {"MPI_Comm_delete_attr", call_MPI_Comm_delete_attr, 0},
    {"MPI_Comm_free_keyval", call_MPI_Comm_free_keyval, 0},
    {"MPI_Keyval_free", call_MPI_Keyval_free, 0},
    {"MPI_Type_delete_attr", call_MPI_Type_delete_attr, 0},
    {"MPI_Type_free_keyval", call_MPI_Type_free_keyval, 0},
    {"MPI_Win_delete_attr", call_MPI_Win_delete_attr, 0},
    {"MPI_Win_free_keyval", call_MPI_Win_free_keyval, 0},
    {0, 0, 0}
};
