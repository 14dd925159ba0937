/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "attributes", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Attr_delete
void rec_f08_mpi_attr_delete(void);
void rec_f08_pmpi_attr_delete(void);
#endif
static void call_MPI_Attr_delete(int profiled)
{
#if REC_HAS_MPI_Attr_delete
    if (profiled) rec_f08_pmpi_attr_delete();
    else rec_f08_mpi_attr_delete();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Attr_get
void rec_f08_mpi_attr_get(void);
void rec_f08_pmpi_attr_get(void);
#endif
static void call_MPI_Attr_get(int profiled)
{
#if REC_HAS_MPI_Attr_get
    if (profiled) rec_f08_pmpi_attr_get();
    else rec_f08_mpi_attr_get();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Attr_put
void rec_f08_mpi_attr_put(void);
void rec_f08_pmpi_attr_put(void);
#endif
static void call_MPI_Attr_put(int profiled)
{
#if REC_HAS_MPI_Attr_put
    if (profiled) rec_f08_pmpi_attr_put();
    else rec_f08_mpi_attr_put();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_create_keyval
void rec_f08_mpi_comm_create_keyval(void);
void rec_f08_pmpi_comm_create_keyval(void);
#endif
static void call_MPI_Comm_create_keyval(int profiled)
{
#if REC_HAS_MPI_Comm_create_keyval
    if (profiled) rec_f08_pmpi_comm_create_keyval();
    else rec_f08_mpi_comm_create_keyval();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_delete_attr
void rec_f08_mpi_comm_delete_attr(void);
void rec_f08_pmpi_comm_delete_attr(void);
#endif
static void call_MPI_Comm_delete_attr(int profiled)
{
#if REC_HAS_MPI_Comm_delete_attr
    if (profiled) rec_f08_pmpi_comm_delete_attr();
    else rec_f08_mpi_comm_delete_attr();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_free_keyval
void rec_f08_mpi_comm_free_keyval(void);
void rec_f08_pmpi_comm_free_keyval(void);
#endif
static void call_MPI_Comm_free_keyval(int profiled)
{
#if REC_HAS_MPI_Comm_free_keyval
    if (profiled) rec_f08_pmpi_comm_free_keyval();
    else rec_f08_mpi_comm_free_keyval();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_get_attr
void rec_f08_mpi_comm_get_attr(void);
void rec_f08_pmpi_comm_get_attr(void);
#endif
static void call_MPI_Comm_get_attr(int profiled)
{
#if REC_HAS_MPI_Comm_get_attr
    if (profiled) rec_f08_pmpi_comm_get_attr();
    else rec_f08_mpi_comm_get_attr();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_set_attr
void rec_f08_mpi_comm_set_attr(void);
void rec_f08_pmpi_comm_set_attr(void);
#endif
static void call_MPI_Comm_set_attr(int profiled)
{
#if REC_HAS_MPI_Comm_set_attr
    if (profiled) rec_f08_pmpi_comm_set_attr();
    else rec_f08_mpi_comm_set_attr();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_keyval
void rec_f08_mpi_type_create_keyval(void);
void rec_f08_pmpi_type_create_keyval(void);
#endif
static void call_MPI_Type_create_keyval(int profiled)
{
#if REC_HAS_MPI_Type_create_keyval
    if (profiled) rec_f08_pmpi_type_create_keyval();
    else rec_f08_mpi_type_create_keyval();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_delete_attr
void rec_f08_mpi_type_delete_attr(void);
void rec_f08_pmpi_type_delete_attr(void);
#endif
static void call_MPI_Type_delete_attr(int profiled)
{
#if REC_HAS_MPI_Type_delete_attr
    if (profiled) rec_f08_pmpi_type_delete_attr();
    else rec_f08_mpi_type_delete_attr();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_free_keyval
void rec_f08_mpi_type_free_keyval(void);
void rec_f08_pmpi_type_free_keyval(void);
#endif
static void call_MPI_Type_free_keyval(int profiled)
{
#if REC_HAS_MPI_Type_free_keyval
    if (profiled) rec_f08_pmpi_type_free_keyval();
    else rec_f08_mpi_type_free_keyval();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_get_attr
void rec_f08_mpi_type_get_attr(void);
void rec_f08_pmpi_type_get_attr(void);
#endif
static void call_MPI_Type_get_attr(int profiled)
{
#if REC_HAS_MPI_Type_get_attr
    if (profiled) rec_f08_pmpi_type_get_attr();
    else rec_f08_mpi_type_get_attr();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_set_attr
void rec_f08_mpi_type_set_attr(void);
void rec_f08_pmpi_type_set_attr(void);
#endif
static void call_MPI_Type_set_attr(int profiled)
{
#if REC_HAS_MPI_Type_set_attr
    if (profiled) rec_f08_pmpi_type_set_attr();
    else rec_f08_mpi_type_set_attr();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_create_keyval
void rec_f08_mpi_win_create_keyval(void);
void rec_f08_pmpi_win_create_keyval(void);
#endif
static void call_MPI_Win_create_keyval(int profiled)
{
#if REC_HAS_MPI_Win_create_keyval
    if (profiled) rec_f08_pmpi_win_create_keyval();
    else rec_f08_mpi_win_create_keyval();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_delete_attr
void rec_f08_mpi_win_delete_attr(void);
void rec_f08_pmpi_win_delete_attr(void);
#endif
static void call_MPI_Win_delete_attr(int profiled)
{
#if REC_HAS_MPI_Win_delete_attr
    if (profiled) rec_f08_pmpi_win_delete_attr();
    else rec_f08_mpi_win_delete_attr();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_free_keyval
void rec_f08_mpi_win_free_keyval(void);
void rec_f08_pmpi_win_free_keyval(void);
#endif
static void call_MPI_Win_free_keyval(int profiled)
{
#if REC_HAS_MPI_Win_free_keyval
    if (profiled) rec_f08_pmpi_win_free_keyval();
    else rec_f08_mpi_win_free_keyval();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_get_attr
void rec_f08_mpi_win_get_attr(void);
void rec_f08_pmpi_win_get_attr(void);
#endif
static void call_MPI_Win_get_attr(int profiled)
{
#if REC_HAS_MPI_Win_get_attr
    if (profiled) rec_f08_pmpi_win_get_attr();
    else rec_f08_mpi_win_get_attr();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_set_attr
void rec_f08_mpi_win_set_attr(void);
void rec_f08_pmpi_win_set_attr(void);
#endif
static void call_MPI_Win_set_attr(int profiled)
{
#if REC_HAS_MPI_Win_set_attr
    if (profiled) rec_f08_pmpi_win_set_attr();
    else rec_f08_mpi_win_set_attr();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_attributes[] = {
    {"MPI_Attr_delete", call_MPI_Attr_delete, 0},
    {"MPI_Attr_get", call_MPI_Attr_get, 0},
    {"MPI_Attr_put", call_MPI_Attr_put, 0},
    {"MPI_Comm_create_keyval", call_MPI_Comm_create_keyval, 0},
    {"MPI_Comm_delete_attr", call_MPI_Comm_delete_attr, 0},
    {"MPI_Comm_free_keyval", call_MPI_Comm_free_keyval, 0},
    {"MPI_Comm_get_attr", call_MPI_Comm_get_attr, 0},
    {"MPI_Comm_set_attr", call_MPI_Comm_set_attr, 0},
    {"MPI_Type_create_keyval", call_MPI_Type_create_keyval, 0},
    {"MPI_Type_delete_attr", call_MPI_Type_delete_attr, 0},
    {"MPI_Type_free_keyval", call_MPI_Type_free_keyval, 0},
    {"MPI_Type_get_attr", call_MPI_Type_get_attr, 0},
    {"MPI_Type_set_attr", call_MPI_Type_set_attr, 0},
    {"MPI_Win_create_keyval", call_MPI_Win_create_keyval, 0},
    {"MPI_Win_delete_attr", call_MPI_Win_delete_attr, 0},
    {"MPI_Win_free_keyval", call_MPI_Win_free_keyval, 0},
    {"MPI_Win_get_attr", call_MPI_Win_get_attr, 0},
    {"MPI_Win_set_attr", call_MPI_Win_set_attr, 0},
    {0, 0, 0}
};
