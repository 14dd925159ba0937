/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "one-sided", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Accumulate && !REC_HAS_MPI_Accumulate_c
void rec_f08_mpi_accumulate_c(void);
void rec_f08_pmpi_accumulate_c(void);
#endif
static void call_MPI_Accumulate_c(int profiled)
{
#if REC_HAS_MPI_Accumulate && !REC_HAS_MPI_Accumulate_c
    if (profiled) rec_f08_pmpi_accumulate_c();
    else rec_f08_mpi_accumulate_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Accumulate && !REC_HAS_MPI_Accumulate_c
void rec_f08_mpi_accumulate_c_refused(void);
void rec_f08_pmpi_accumulate_c_refused(void);
#endif
static void call_MPI_Accumulate_c_refused(int profiled)
{
#if REC_HAS_MPI_Accumulate && !REC_HAS_MPI_Accumulate_c
    if (profiled) rec_f08_pmpi_accumulate_c_refused();
    else rec_f08_mpi_accumulate_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Get_accumulate && !REC_HAS_MPI_Get_accumulate_c
void rec_f08_mpi_get_accumulate_c(void);
void rec_f08_pmpi_get_accumulate_c(void);
#endif
static void call_MPI_Get_accumulate_c(int profiled)
{
#if REC_HAS_MPI_Get_accumulate && !REC_HAS_MPI_Get_accumulate_c
    if (profiled) rec_f08_pmpi_get_accumulate_c();
    else rec_f08_mpi_get_accumulate_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Get_accumulate && !REC_HAS_MPI_Get_accumulate_c
void rec_f08_mpi_get_accumulate_c_refused(void);
void rec_f08_pmpi_get_accumulate_c_refused(void);
#endif
static void call_MPI_Get_accumulate_c_refused(int profiled)
{
#if REC_HAS_MPI_Get_accumulate && !REC_HAS_MPI_Get_accumulate_c
    if (profiled) rec_f08_pmpi_get_accumulate_c_refused();
    else rec_f08_mpi_get_accumulate_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Get && !REC_HAS_MPI_Get_c
void rec_f08_mpi_get_c(void);
void rec_f08_pmpi_get_c(void);
#endif
static void call_MPI_Get_c(int profiled)
{
#if REC_HAS_MPI_Get && !REC_HAS_MPI_Get_c
    if (profiled) rec_f08_pmpi_get_c();
    else rec_f08_mpi_get_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Get && !REC_HAS_MPI_Get_c
void rec_f08_mpi_get_c_refused(void);
void rec_f08_pmpi_get_c_refused(void);
#endif
static void call_MPI_Get_c_refused(int profiled)
{
#if REC_HAS_MPI_Get && !REC_HAS_MPI_Get_c
    if (profiled) rec_f08_pmpi_get_c_refused();
    else rec_f08_mpi_get_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Put && !REC_HAS_MPI_Put_c
void rec_f08_mpi_put_c(void);
void rec_f08_pmpi_put_c(void);
#endif
static void call_MPI_Put_c(int profiled)
{
#if REC_HAS_MPI_Put && !REC_HAS_MPI_Put_c
    if (profiled) rec_f08_pmpi_put_c();
    else rec_f08_mpi_put_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Put && !REC_HAS_MPI_Put_c
void rec_f08_mpi_put_c_refused(void);
void rec_f08_pmpi_put_c_refused(void);
#endif
static void call_MPI_Put_c_refused(int profiled)
{
#if REC_HAS_MPI_Put && !REC_HAS_MPI_Put_c
    if (profiled) rec_f08_pmpi_put_c_refused();
    else rec_f08_mpi_put_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Raccumulate && !REC_HAS_MPI_Raccumulate_c
void rec_f08_mpi_raccumulate_c(void);
void rec_f08_pmpi_raccumulate_c(void);
#endif
static void call_MPI_Raccumulate_c(int profiled)
{
#if REC_HAS_MPI_Raccumulate && !REC_HAS_MPI_Raccumulate_c
    if (profiled) rec_f08_pmpi_raccumulate_c();
    else rec_f08_mpi_raccumulate_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Raccumulate && !REC_HAS_MPI_Raccumulate_c
void rec_f08_mpi_raccumulate_c_refused(void);
void rec_f08_pmpi_raccumulate_c_refused(void);
#endif
static void call_MPI_Raccumulate_c_refused(int profiled)
{
#if REC_HAS_MPI_Raccumulate && !REC_HAS_MPI_Raccumulate_c
    if (profiled) rec_f08_pmpi_raccumulate_c_refused();
    else rec_f08_mpi_raccumulate_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Rget_accumulate && !REC_HAS_MPI_Rget_accumulate_c
void rec_f08_mpi_rget_accumulate_c(void);
void rec_f08_pmpi_rget_accumulate_c(void);
#endif
static void call_MPI_Rget_accumulate_c(int profiled)
{
#if REC_HAS_MPI_Rget_accumulate && !REC_HAS_MPI_Rget_accumulate_c
    if (profiled) rec_f08_pmpi_rget_accumulate_c();
    else rec_f08_mpi_rget_accumulate_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Rget_accumulate && !REC_HAS_MPI_Rget_accumulate_c
void rec_f08_mpi_rget_accumulate_c_refused(void);
void rec_f08_pmpi_rget_accumulate_c_refused(void);
#endif
static void call_MPI_Rget_accumulate_c_refused(int profiled)
{
#if REC_HAS_MPI_Rget_accumulate && !REC_HAS_MPI_Rget_accumulate_c
    if (profiled) rec_f08_pmpi_rget_accumulate_c_refused();
    else rec_f08_mpi_rget_accumulate_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Rget && !REC_HAS_MPI_Rget_c
void rec_f08_mpi_rget_c(void);
void rec_f08_pmpi_rget_c(void);
#endif
static void call_MPI_Rget_c(int profiled)
{
#if REC_HAS_MPI_Rget && !REC_HAS_MPI_Rget_c
    if (profiled) rec_f08_pmpi_rget_c();
    else rec_f08_mpi_rget_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Rget && !REC_HAS_MPI_Rget_c
void rec_f08_mpi_rget_c_refused(void);
void rec_f08_pmpi_rget_c_refused(void);
#endif
static void call_MPI_Rget_c_refused(int profiled)
{
#if REC_HAS_MPI_Rget && !REC_HAS_MPI_Rget_c
    if (profiled) rec_f08_pmpi_rget_c_refused();
    else rec_f08_mpi_rget_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Rput && !REC_HAS_MPI_Rput_c
void rec_f08_mpi_rput_c(void);
void rec_f08_pmpi_rput_c(void);
#endif
static void call_MPI_Rput_c(int profiled)
{
#if REC_HAS_MPI_Rput && !REC_HAS_MPI_Rput_c
    if (profiled) rec_f08_pmpi_rput_c();
    else rec_f08_mpi_rput_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Rput && !REC_HAS_MPI_Rput_c
void rec_f08_mpi_rput_c_refused(void);
void rec_f08_pmpi_rput_c_refused(void);
#endif
static void call_MPI_Rput_c_refused(int profiled)
{
#if REC_HAS_MPI_Rput && !REC_HAS_MPI_Rput_c
    if (profiled) rec_f08_pmpi_rput_c_refused();
    else rec_f08_mpi_rput_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_allocate && !REC_HAS_MPI_Win_allocate_c
void rec_f08_mpi_win_allocate_c(void);
void rec_f08_pmpi_win_allocate_c(void);
#endif
static void call_MPI_Win_allocate_c(int profiled)
{
#if REC_HAS_MPI_Win_allocate && !REC_HAS_MPI_Win_allocate_c
    if (profiled) rec_f08_pmpi_win_allocate_c();
    else rec_f08_mpi_win_allocate_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_allocate && !REC_HAS_MPI_Win_allocate_c
void rec_f08_mpi_win_allocate_c_refused(void);
void rec_f08_pmpi_win_allocate_c_refused(void);
#endif
static void call_MPI_Win_allocate_c_refused(int profiled)
{
#if REC_HAS_MPI_Win_allocate && !REC_HAS_MPI_Win_allocate_c
    if (profiled) rec_f08_pmpi_win_allocate_c_refused();
    else rec_f08_mpi_win_allocate_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_allocate_shared && !REC_HAS_MPI_Win_allocate_shared_c
void rec_f08_mpi_win_allocate_shared_c(void);
void rec_f08_pmpi_win_allocate_shared_c(void);
#endif
static void call_MPI_Win_allocate_shared_c(int profiled)
{
#if REC_HAS_MPI_Win_allocate_shared && !REC_HAS_MPI_Win_allocate_shared_c
    if (profiled) rec_f08_pmpi_win_allocate_shared_c();
    else rec_f08_mpi_win_allocate_shared_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_allocate_shared && !REC_HAS_MPI_Win_allocate_shared_c
void rec_f08_mpi_win_allocate_shared_c_refused(void);
void rec_f08_pmpi_win_allocate_shared_c_refused(void);
#endif
static void call_MPI_Win_allocate_shared_c_refused(int profiled)
{
#if REC_HAS_MPI_Win_allocate_shared && !REC_HAS_MPI_Win_allocate_shared_c
    if (profiled) rec_f08_pmpi_win_allocate_shared_c_refused();
    else rec_f08_mpi_win_allocate_shared_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_create && !REC_HAS_MPI_Win_create_c
void rec_f08_mpi_win_create_c(void);
void rec_f08_pmpi_win_create_c(void);
#endif
static void call_MPI_Win_create_c(int profiled)
{
#if REC_HAS_MPI_Win_create && !REC_HAS_MPI_Win_create_c
    if (profiled) rec_f08_pmpi_win_create_c();
    else rec_f08_mpi_win_create_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_create && !REC_HAS_MPI_Win_create_c
void rec_f08_mpi_win_create_c_refused(void);
void rec_f08_pmpi_win_create_c_refused(void);
#endif
static void call_MPI_Win_create_c_refused(int profiled)
{
#if REC_HAS_MPI_Win_create && !REC_HAS_MPI_Win_create_c
    if (profiled) rec_f08_pmpi_win_create_c_refused();
    else rec_f08_mpi_win_create_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_shared_query && !REC_HAS_MPI_Win_shared_query_c
void rec_f08_mpi_win_shared_query_c(void);
void rec_f08_pmpi_win_shared_query_c(void);
#endif
static void call_MPI_Win_shared_query_c(int profiled)
{
#if REC_HAS_MPI_Win_shared_query && !REC_HAS_MPI_Win_shared_query_c
    if (profiled) rec_f08_pmpi_win_shared_query_c();
    else rec_f08_mpi_win_shared_query_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_one_sided[] = {
    {"MPI_Accumulate for MPI_Accumulate_c", call_MPI_Accumulate_c, 0},
    {"MPI_Accumulate refused to MPI_Accumulate_c", call_MPI_Accumulate_c_refused, 0},
    {"MPI_Get_accumulate for MPI_Get_accumulate_c", call_MPI_Get_accumulate_c, 0},
    {"MPI_Get_accumulate refused to MPI_Get_accumulate_c", call_MPI_Get_accumulate_c_refused, 0},
    {"MPI_Get for MPI_Get_c", call_MPI_Get_c, 0},
    {"MPI_Get refused to MPI_Get_c", call_MPI_Get_c_refused, 0},
    {"MPI_Put for MPI_Put_c", call_MPI_Put_c, 0},
    {"MPI_Put refused to MPI_Put_c", call_MPI_Put_c_refused, 0},
    {"MPI_Raccumulate for MPI_Raccumulate_c", call_MPI_Raccumulate_c, 0},
    {"MPI_Raccumulate refused to MPI_Raccumulate_c", call_MPI_Raccumulate_c_refused, 0},
    {"MPI_Rget_accumulate for MPI_Rget_accumulate_c", call_MPI_Rget_accumulate_c, 0},
    {"MPI_Rget_accumulate refused to MPI_Rget_accumulate_c", call_MPI_Rget_accumulate_c_refused, 0},
    {"MPI_Rget for MPI_Rget_c", call_MPI_Rget_c, 0},
    {"MPI_Rget refused to MPI_Rget_c", call_MPI_Rget_c_refused, 0},
    {"MPI_Rput for MPI_Rput_c", call_MPI_Rput_c, 0},
    {"MPI_Rput refused to MPI_Rput_c", call_MPI_Rput_c_refused, 0},
    {"MPI_Win_allocate for MPI_Win_allocate_c", call_MPI_Win_allocate_c, 0},
    {"MPI_Win_allocate refused to MPI_Win_allocate_c", call_MPI_Win_allocate_c_refused, 0},
    {"MPI_Win_allocate_shared for MPI_Win_allocate_shared_c", call_MPI_Win_allocate_shared_c, 0},
    {"MPI_Win_allocate_shared refused to MPI_Win_allocate_shared_c", call_MPI_Win_allocate_shared_c_refused, 0},
    {"MPI_Win_create for MPI_Win_create_c", call_MPI_Win_create_c, 0},
    {"MPI_Win_create refused to MPI_Win_create_c", call_MPI_Win_create_c_refused, 0},
    {"MPI_Win_shared_query for MPI_Win_shared_query_c", call_MPI_Win_shared_query_c, 0},
    {0, 0, 0}
};
