/* Do not edit: `bindery generate` writes this from specs/routines/info.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "info", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Info_create
void rec_f08_mpi_info_create(void);
void rec_f08_pmpi_info_create(void);
#endif
static void call_MPI_Info_create(int profiled)
{
#if REC_HAS_MPI_Info_create
    if (profiled) rec_f08_pmpi_info_create();
    else rec_f08_mpi_info_create();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Info_create_env
void rec_f08_mpi_info_create_env(void);
void rec_f08_pmpi_info_create_env(void);
#endif
static void call_MPI_Info_create_env(int profiled)
{
#if REC_HAS_MPI_Info_create_env
    if (profiled) rec_f08_pmpi_info_create_env();
    else rec_f08_mpi_info_create_env();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Info_delete
void rec_f08_mpi_info_delete(void);
void rec_f08_pmpi_info_delete(void);
#endif
static void call_MPI_Info_delete(int profiled)
{
#if REC_HAS_MPI_Info_delete
    if (profiled) rec_f08_pmpi_info_delete();
    else rec_f08_mpi_info_delete();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Info_dup
void rec_f08_mpi_info_dup(void);
void rec_f08_pmpi_info_dup(void);
#endif
static void call_MPI_Info_dup(int profiled)
{
#if REC_HAS_MPI_Info_dup
    if (profiled) rec_f08_pmpi_info_dup();
    else rec_f08_mpi_info_dup();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Info_free
void rec_f08_mpi_info_free(void);
void rec_f08_pmpi_info_free(void);
#endif
static void call_MPI_Info_free(int profiled)
{
#if REC_HAS_MPI_Info_free
    if (profiled) rec_f08_pmpi_info_free();
    else rec_f08_mpi_info_free();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Info_get
void rec_f08_mpi_info_get(void);
void rec_f08_pmpi_info_get(void);
#endif
static void call_MPI_Info_get(int profiled)
{
#if REC_HAS_MPI_Info_get
    if (profiled) rec_f08_pmpi_info_get();
    else rec_f08_mpi_info_get();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Info_get_nkeys
void rec_f08_mpi_info_get_nkeys(void);
void rec_f08_pmpi_info_get_nkeys(void);
#endif
static void call_MPI_Info_get_nkeys(int profiled)
{
#if REC_HAS_MPI_Info_get_nkeys
    if (profiled) rec_f08_pmpi_info_get_nkeys();
    else rec_f08_mpi_info_get_nkeys();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Info_get_nthkey
void rec_f08_mpi_info_get_nthkey(void);
void rec_f08_pmpi_info_get_nthkey(void);
#endif
static void call_MPI_Info_get_nthkey(int profiled)
{
#if REC_HAS_MPI_Info_get_nthkey
    if (profiled) rec_f08_pmpi_info_get_nthkey();
    else rec_f08_mpi_info_get_nthkey();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Info_get_string
void rec_f08_mpi_info_get_string(void);
void rec_f08_pmpi_info_get_string(void);
#endif
static void call_MPI_Info_get_string(int profiled)
{
#if REC_HAS_MPI_Info_get_string
    if (profiled) rec_f08_pmpi_info_get_string();
    else rec_f08_mpi_info_get_string();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Info_get_valuelen
void rec_f08_mpi_info_get_valuelen(void);
void rec_f08_pmpi_info_get_valuelen(void);
#endif
static void call_MPI_Info_get_valuelen(int profiled)
{
#if REC_HAS_MPI_Info_get_valuelen
    if (profiled) rec_f08_pmpi_info_get_valuelen();
    else rec_f08_mpi_info_get_valuelen();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Info_set
void rec_f08_mpi_info_set(void);
void rec_f08_pmpi_info_set(void);
#endif
static void call_MPI_Info_set(int profiled)
{
#if REC_HAS_MPI_Info_set
    if (profiled) rec_f08_pmpi_info_set();
    else rec_f08_mpi_info_set();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_info[] = {
    {"MPI_Info_create", call_MPI_Info_create, 0},
    {"MPI_Info_create_env", call_MPI_Info_create_env, 0},
    {"MPI_Info_delete", call_MPI_Info_delete, 0},
    {"MPI_Info_dup", call_MPI_Info_dup, 0},
    {"MPI_Info_free", call_MPI_Info_free, 0},
    {"MPI_Info_get", call_MPI_Info_get, 0},
    {"MPI_Info_get_nkeys", call_MPI_Info_get_nkeys, 0},
    {"MPI_Info_get_nthkey", call_MPI_Info_get_nthkey, 0},
    {"MPI_Info_get_string", call_MPI_Info_get_string, 0},
    {"MPI_Info_get_valuelen", call_MPI_Info_get_valuelen, 0},
    {"MPI_Info_set", call_MPI_Info_set, 0},
    {0, 0, 0}
};
