/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "neighborhood", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Ineighbor_allgather
void rec_f08_mpi_ineighbor_allgather(void);
void rec_f08_pmpi_ineighbor_allgather(void);
#endif
static void call_MPI_Ineighbor_allgather(int profiled)
{
#if REC_HAS_MPI_Ineighbor_allgather
    if (profiled) rec_f08_pmpi_ineighbor_allgather();
    else rec_f08_mpi_ineighbor_allgather();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ineighbor_allgather_c
void rec_f08_mpi_ineighbor_allgather_c(void);
void rec_f08_pmpi_ineighbor_allgather_c(void);
#endif
static void call_MPI_Ineighbor_allgather_c(int profiled)
{
#if REC_HAS_MPI_Ineighbor_allgather_c
    if (profiled) rec_f08_pmpi_ineighbor_allgather_c();
    else rec_f08_mpi_ineighbor_allgather_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ineighbor_allgatherv
void rec_f08_mpi_ineighbor_allgatherv(void);
void rec_f08_pmpi_ineighbor_allgatherv(void);
#endif
static void call_MPI_Ineighbor_allgatherv(int profiled)
{
#if REC_HAS_MPI_Ineighbor_allgatherv
    if (profiled) rec_f08_pmpi_ineighbor_allgatherv();
    else rec_f08_mpi_ineighbor_allgatherv();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ineighbor_allgatherv_c
void rec_f08_mpi_ineighbor_allgatherv_c(void);
void rec_f08_pmpi_ineighbor_allgatherv_c(void);
#endif
static void call_MPI_Ineighbor_allgatherv_c(int profiled)
{
#if REC_HAS_MPI_Ineighbor_allgatherv_c
    if (profiled) rec_f08_pmpi_ineighbor_allgatherv_c();
    else rec_f08_mpi_ineighbor_allgatherv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ineighbor_alltoall
void rec_f08_mpi_ineighbor_alltoall(void);
void rec_f08_pmpi_ineighbor_alltoall(void);
#endif
static void call_MPI_Ineighbor_alltoall(int profiled)
{
#if REC_HAS_MPI_Ineighbor_alltoall
    if (profiled) rec_f08_pmpi_ineighbor_alltoall();
    else rec_f08_mpi_ineighbor_alltoall();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ineighbor_alltoall_c
void rec_f08_mpi_ineighbor_alltoall_c(void);
void rec_f08_pmpi_ineighbor_alltoall_c(void);
#endif
static void call_MPI_Ineighbor_alltoall_c(int profiled)
{
#if REC_HAS_MPI_Ineighbor_alltoall_c
    if (profiled) rec_f08_pmpi_ineighbor_alltoall_c();
    else rec_f08_mpi_ineighbor_alltoall_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ineighbor_alltoallv
void rec_f08_mpi_ineighbor_alltoallv(void);
void rec_f08_pmpi_ineighbor_alltoallv(void);
#endif
static void call_MPI_Ineighbor_alltoallv(int profiled)
{
#if REC_HAS_MPI_Ineighbor_alltoallv
    if (profiled) rec_f08_pmpi_ineighbor_alltoallv();
    else rec_f08_mpi_ineighbor_alltoallv();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ineighbor_alltoallv_c
void rec_f08_mpi_ineighbor_alltoallv_c(void);
void rec_f08_pmpi_ineighbor_alltoallv_c(void);
#endif
static void call_MPI_Ineighbor_alltoallv_c(int profiled)
{
#if REC_HAS_MPI_Ineighbor_alltoallv_c
    if (profiled) rec_f08_pmpi_ineighbor_alltoallv_c();
    else rec_f08_mpi_ineighbor_alltoallv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ineighbor_alltoallw
void rec_f08_mpi_ineighbor_alltoallw(void);
void rec_f08_pmpi_ineighbor_alltoallw(void);
#endif
static void call_MPI_Ineighbor_alltoallw(int profiled)
{
#if REC_HAS_MPI_Ineighbor_alltoallw
    if (profiled) rec_f08_pmpi_ineighbor_alltoallw();
    else rec_f08_mpi_ineighbor_alltoallw();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ineighbor_alltoallw_c
void rec_f08_mpi_ineighbor_alltoallw_c(void);
void rec_f08_pmpi_ineighbor_alltoallw_c(void);
#endif
static void call_MPI_Ineighbor_alltoallw_c(int profiled)
{
#if REC_HAS_MPI_Ineighbor_alltoallw_c
    if (profiled) rec_f08_pmpi_ineighbor_alltoallw_c();
    else rec_f08_mpi_ineighbor_alltoallw_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_allgather
void rec_f08_mpi_neighbor_allgather(void);
void rec_f08_pmpi_neighbor_allgather(void);
#endif
static void call_MPI_Neighbor_allgather(int profiled)
{
#if REC_HAS_MPI_Neighbor_allgather
    if (profiled) rec_f08_pmpi_neighbor_allgather();
    else rec_f08_mpi_neighbor_allgather();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_allgather_c
void rec_f08_mpi_neighbor_allgather_c(void);
void rec_f08_pmpi_neighbor_allgather_c(void);
#endif
static void call_MPI_Neighbor_allgather_c(int profiled)
{
#if REC_HAS_MPI_Neighbor_allgather_c
    if (profiled) rec_f08_pmpi_neighbor_allgather_c();
    else rec_f08_mpi_neighbor_allgather_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_allgather_init
void rec_f08_mpi_neighbor_allgather_init(void);
void rec_f08_pmpi_neighbor_allgather_init(void);
#endif
static void call_MPI_Neighbor_allgather_init(int profiled)
{
#if REC_HAS_MPI_Neighbor_allgather_init
    if (profiled) rec_f08_pmpi_neighbor_allgather_init();
    else rec_f08_mpi_neighbor_allgather_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_allgather_init_c
void rec_f08_mpi_neighbor_allgather_init_c(void);
void rec_f08_pmpi_neighbor_allgather_init_c(void);
#endif
static void call_MPI_Neighbor_allgather_init_c(int profiled)
{
#if REC_HAS_MPI_Neighbor_allgather_init_c
    if (profiled) rec_f08_pmpi_neighbor_allgather_init_c();
    else rec_f08_mpi_neighbor_allgather_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_allgatherv
void rec_f08_mpi_neighbor_allgatherv(void);
void rec_f08_pmpi_neighbor_allgatherv(void);
#endif
static void call_MPI_Neighbor_allgatherv(int profiled)
{
#if REC_HAS_MPI_Neighbor_allgatherv
    if (profiled) rec_f08_pmpi_neighbor_allgatherv();
    else rec_f08_mpi_neighbor_allgatherv();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_allgatherv_c
void rec_f08_mpi_neighbor_allgatherv_c(void);
void rec_f08_pmpi_neighbor_allgatherv_c(void);
#endif
static void call_MPI_Neighbor_allgatherv_c(int profiled)
{
#if REC_HAS_MPI_Neighbor_allgatherv_c
    if (profiled) rec_f08_pmpi_neighbor_allgatherv_c();
    else rec_f08_mpi_neighbor_allgatherv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_allgatherv_init
void rec_f08_mpi_neighbor_allgatherv_init(void);
void rec_f08_pmpi_neighbor_allgatherv_init(void);
#endif
static void call_MPI_Neighbor_allgatherv_init(int profiled)
{
#if REC_HAS_MPI_Neighbor_allgatherv_init
    if (profiled) rec_f08_pmpi_neighbor_allgatherv_init();
    else rec_f08_mpi_neighbor_allgatherv_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_allgatherv_init_c
void rec_f08_mpi_neighbor_allgatherv_init_c(void);
void rec_f08_pmpi_neighbor_allgatherv_init_c(void);
#endif
static void call_MPI_Neighbor_allgatherv_init_c(int profiled)
{
#if REC_HAS_MPI_Neighbor_allgatherv_init_c
    if (profiled) rec_f08_pmpi_neighbor_allgatherv_init_c();
    else rec_f08_mpi_neighbor_allgatherv_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_alltoall
void rec_f08_mpi_neighbor_alltoall(void);
void rec_f08_pmpi_neighbor_alltoall(void);
#endif
static void call_MPI_Neighbor_alltoall(int profiled)
{
#if REC_HAS_MPI_Neighbor_alltoall
    if (profiled) rec_f08_pmpi_neighbor_alltoall();
    else rec_f08_mpi_neighbor_alltoall();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_alltoall_c
void rec_f08_mpi_neighbor_alltoall_c(void);
void rec_f08_pmpi_neighbor_alltoall_c(void);
#endif
static void call_MPI_Neighbor_alltoall_c(int profiled)
{
#if REC_HAS_MPI_Neighbor_alltoall_c
    if (profiled) rec_f08_pmpi_neighbor_alltoall_c();
    else rec_f08_mpi_neighbor_alltoall_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_alltoall_init
void rec_f08_mpi_neighbor_alltoall_init(void);
void rec_f08_pmpi_neighbor_alltoall_init(void);
#endif
static void call_MPI_Neighbor_alltoall_init(int profiled)
{
#if REC_HAS_MPI_Neighbor_alltoall_init
    if (profiled) rec_f08_pmpi_neighbor_alltoall_init();
    else rec_f08_mpi_neighbor_alltoall_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_alltoall_init_c
void rec_f08_mpi_neighbor_alltoall_init_c(void);
void rec_f08_pmpi_neighbor_alltoall_init_c(void);
#endif
static void call_MPI_Neighbor_alltoall_init_c(int profiled)
{
#if REC_HAS_MPI_Neighbor_alltoall_init_c
    if (profiled) rec_f08_pmpi_neighbor_alltoall_init_c();
    else rec_f08_mpi_neighbor_alltoall_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_alltoallv
void rec_f08_mpi_neighbor_alltoallv(void);
void rec_f08_pmpi_neighbor_alltoallv(void);
#endif
static void call_MPI_Neighbor_alltoallv(int profiled)
{
#if REC_HAS_MPI_Neighbor_alltoallv
    if (profiled) rec_f08_pmpi_neighbor_alltoallv();
    else rec_f08_mpi_neighbor_alltoallv();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_alltoallv_c
void rec_f08_mpi_neighbor_alltoallv_c(void);
void rec_f08_pmpi_neighbor_alltoallv_c(void);
#endif
static void call_MPI_Neighbor_alltoallv_c(int profiled)
{
#if REC_HAS_MPI_Neighbor_alltoallv_c
    if (profiled) rec_f08_pmpi_neighbor_alltoallv_c();
    else rec_f08_mpi_neighbor_alltoallv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_alltoallv_init
void rec_f08_mpi_neighbor_alltoallv_init(void);
void rec_f08_pmpi_neighbor_alltoallv_init(void);
#endif
static void call_MPI_Neighbor_alltoallv_init(int profiled)
{
#if REC_HAS_MPI_Neighbor_alltoallv_init
    if (profiled) rec_f08_pmpi_neighbor_alltoallv_init();
    else rec_f08_mpi_neighbor_alltoallv_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_alltoallv_init_c
void rec_f08_mpi_neighbor_alltoallv_init_c(void);
void rec_f08_pmpi_neighbor_alltoallv_init_c(void);
#endif
static void call_MPI_Neighbor_alltoallv_init_c(int profiled)
{
#if REC_HAS_MPI_Neighbor_alltoallv_init_c
    if (profiled) rec_f08_pmpi_neighbor_alltoallv_init_c();
    else rec_f08_mpi_neighbor_alltoallv_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_alltoallw
void rec_f08_mpi_neighbor_alltoallw(void);
void rec_f08_pmpi_neighbor_alltoallw(void);
#endif
static void call_MPI_Neighbor_alltoallw(int profiled)
{
#if REC_HAS_MPI_Neighbor_alltoallw
    if (profiled) rec_f08_pmpi_neighbor_alltoallw();
    else rec_f08_mpi_neighbor_alltoallw();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_alltoallw_c
void rec_f08_mpi_neighbor_alltoallw_c(void);
void rec_f08_pmpi_neighbor_alltoallw_c(void);
#endif
static void call_MPI_Neighbor_alltoallw_c(int profiled)
{
#if REC_HAS_MPI_Neighbor_alltoallw_c
    if (profiled) rec_f08_pmpi_neighbor_alltoallw_c();
    else rec_f08_mpi_neighbor_alltoallw_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_alltoallw_init
void rec_f08_mpi_neighbor_alltoallw_init(void);
void rec_f08_pmpi_neighbor_alltoallw_init(void);
#endif
static void call_MPI_Neighbor_alltoallw_init(int profiled)
{
#if REC_HAS_MPI_Neighbor_alltoallw_init
    if (profiled) rec_f08_pmpi_neighbor_alltoallw_init();
    else rec_f08_mpi_neighbor_alltoallw_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_alltoallw_init_c
void rec_f08_mpi_neighbor_alltoallw_init_c(void);
void rec_f08_pmpi_neighbor_alltoallw_init_c(void);
#endif
static void call_MPI_Neighbor_alltoallw_init_c(int profiled)
{
#if REC_HAS_MPI_Neighbor_alltoallw_init_c
    if (profiled) rec_f08_pmpi_neighbor_alltoallw_init_c();
    else rec_f08_mpi_neighbor_alltoallw_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_neighborhood[] = {
    {"MPI_Ineighbor_allgather", call_MPI_Ineighbor_allgather, 0},
    {"MPI_Ineighbor_allgather_c", call_MPI_Ineighbor_allgather_c, 0},
    {"MPI_Ineighbor_allgatherv", call_MPI_Ineighbor_allgatherv, 0},
    {"MPI_Ineighbor_allgatherv_c", call_MPI_Ineighbor_allgatherv_c, 0},
    {"MPI_Ineighbor_alltoall", call_MPI_Ineighbor_alltoall, 0},
    {"MPI_Ineighbor_alltoall_c", call_MPI_Ineighbor_alltoall_c, 0},
    {"MPI_Ineighbor_alltoallv", call_MPI_Ineighbor_alltoallv, 0},
    {"MPI_Ineighbor_alltoallv_c", call_MPI_Ineighbor_alltoallv_c, 0},
    {"MPI_Ineighbor_alltoallw", call_MPI_Ineighbor_alltoallw, 0},
    {"MPI_Ineighbor_alltoallw_c", call_MPI_Ineighbor_alltoallw_c, 0},
    {"MPI_Neighbor_allgather", call_MPI_Neighbor_allgather, 0},
    {"MPI_Neighbor_allgather_c", call_MPI_Neighbor_allgather_c, 0},
    {"MPI_Neighbor_allgather_init", call_MPI_Neighbor_allgather_init, 0},
    {"MPI_Neighbor_allgather_init_c", call_MPI_Neighbor_allgather_init_c, 0},
    {"MPI_Neighbor_allgatherv", call_MPI_Neighbor_allgatherv, 0},
    {"MPI_Neighbor_allgatherv_c", call_MPI_Neighbor_allgatherv_c, 0},
    {"MPI_Neighbor_allgatherv_init", call_MPI_Neighbor_allgatherv_init, 0},
    {"MPI_Neighbor_allgatherv_init_c", call_MPI_Neighbor_allgatherv_init_c, 0},
    {"MPI_Neighbor_alltoall", call_MPI_Neighbor_alltoall, 0},
    {"MPI_Neighbor_alltoall_c", call_MPI_Neighbor_alltoall_c, 0},
    {"MPI_Neighbor_alltoall_init", call_MPI_Neighbor_alltoall_init, 0},
    {"MPI_Neighbor_alltoall_init_c", call_MPI_Neighbor_alltoall_init_c, 0},
    {"MPI_Neighbor_alltoallv", call_MPI_Neighbor_alltoallv, 0},
    {"MPI_Neighbor_alltoallv_c", call_MPI_Neighbor_alltoallv_c, 0},
    {"MPI_Neighbor_alltoallv_init", call_MPI_Neighbor_alltoallv_init, 0},
    {"MPI_Neighbor_alltoallv_init_c", call_MPI_Neighbor_alltoallv_init_c, 0},
    {"MPI_Neighbor_alltoallw", call_MPI_Neighbor_alltoallw, 0},
    {"MPI_Neighbor_alltoallw_c", call_MPI_Neighbor_alltoallw_c, 0},
    {"MPI_Neighbor_alltoallw_init", call_MPI_Neighbor_alltoallw_init, 0},
    {"MPI_Neighbor_alltoallw_init_c", call_MPI_Neighbor_alltoallw_init_c, 0},
    {0, 0, 0}
};
