/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "attributes", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Comm_delete_attr && !REC_HAS_MPI_Attr_delete
void rec_f08_mpi_attr_delete(void);
void rec_f08_pmpi_attr_delete(void);
#endif
static void call_MPI_Attr_delete(int profiled)
{
#if REC_HAS_MPI_Comm_delete_attr && !REC_HAS_MPI_Attr_delete
    if (profiled) rec_f08_pmpi_attr_delete();
    else rec_f08_mpi_attr_delete();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_get_attr && !REC_HAS_MPI_Attr_get
void rec_f08_mpi_attr_get(void);
void rec_f08_pmpi_attr_get(void);
#endif
static void call_MPI_Attr_get(int profiled)
{
#if REC_HAS_MPI_Comm_get_attr && !REC_HAS_MPI_Attr_get
    if (profiled) rec_f08_pmpi_attr_get();
    else rec_f08_mpi_attr_get();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_set_attr && !REC_HAS_MPI_Attr_put
void rec_f08_mpi_attr_put(void);
void rec_f08_pmpi_attr_put(void);
#endif
static void call_MPI_Attr_put(int profiled)
{
#if REC_HAS_MPI_Comm_set_attr && !REC_HAS_MPI_Attr_put
    if (profiled) rec_f08_pmpi_attr_put();
    else rec_f08_mpi_attr_put();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_attributes[] = {
    {"MPI_Comm_delete_attr for MPI_Attr_delete", call_MPI_Attr_delete, 0},
    {"MPI_Comm_get_attr for MPI_Attr_get", call_MPI_Attr_get, 0},
    {"MPI_Comm_set_attr for MPI_Attr_put", call_MPI_Attr_put, 0},
    {0, 0, 0}
};
