/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "neighborhood", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Ineighbor_allgather
void rec_mpifh_mpi_ineighbor_allgather(void);
void rec_mpifh_pmpi_ineighbor_allgather(void);
#endif
static void call_MPI_Ineighbor_allgather(int profiled)
{
#if REC_HAS_MPI_Ineighbor_allgather
    if (profiled) rec_mpifh_pmpi_ineighbor_allgather();
    else rec_mpifh_mpi_ineighbor_allgather();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ineighbor_allgatherv
void rec_mpifh_mpi_ineighbor_allgatherv(void);
void rec_mpifh_pmpi_ineighbor_allgatherv(void);
#endif
static void call_MPI_Ineighbor_allgatherv(int profiled)
{
#if REC_HAS_MPI_Ineighbor_allgatherv
    if (profiled) rec_mpifh_pmpi_ineighbor_allgatherv();
    else rec_mpifh_mpi_ineighbor_allgatherv();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ineighbor_alltoall
void rec_mpifh_mpi_ineighbor_alltoall(void);
void rec_mpifh_pmpi_ineighbor_alltoall(void);
#endif
static void call_MPI_Ineighbor_alltoall(int profiled)
{
#if REC_HAS_MPI_Ineighbor_alltoall
    if (profiled) rec_mpifh_pmpi_ineighbor_alltoall();
    else rec_mpifh_mpi_ineighbor_alltoall();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ineighbor_alltoallv
void rec_mpifh_mpi_ineighbor_alltoallv(void);
void rec_mpifh_pmpi_ineighbor_alltoallv(void);
#endif
static void call_MPI_Ineighbor_alltoallv(int profiled)
{
#if REC_HAS_MPI_Ineighbor_alltoallv
    if (profiled) rec_mpifh_pmpi_ineighbor_alltoallv();
    else rec_mpifh_mpi_ineighbor_alltoallv();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ineighbor_alltoallw
void rec_mpifh_mpi_ineighbor_alltoallw(void);
void rec_mpifh_pmpi_ineighbor_alltoallw(void);
#endif
static void call_MPI_Ineighbor_alltoallw(int profiled)
{
#if REC_HAS_MPI_Ineighbor_alltoallw
    if (profiled) rec_mpifh_pmpi_ineighbor_alltoallw();
    else rec_mpifh_mpi_ineighbor_alltoallw();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_allgather
void rec_mpifh_mpi_neighbor_allgather(void);
void rec_mpifh_pmpi_neighbor_allgather(void);
#endif
static void call_MPI_Neighbor_allgather(int profiled)
{
#if REC_HAS_MPI_Neighbor_allgather
    if (profiled) rec_mpifh_pmpi_neighbor_allgather();
    else rec_mpifh_mpi_neighbor_allgather();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_allgather_init
void rec_mpifh_mpi_neighbor_allgather_init(void);
void rec_mpifh_pmpi_neighbor_allgather_init(void);
#endif
static void call_MPI_Neighbor_allgather_init(int profiled)
{
#if REC_HAS_MPI_Neighbor_allgather_init
    if (profiled) rec_mpifh_pmpi_neighbor_allgather_init();
    else rec_mpifh_mpi_neighbor_allgather_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_allgatherv
void rec_mpifh_mpi_neighbor_allgatherv(void);
void rec_mpifh_pmpi_neighbor_allgatherv(void);
#endif
static void call_MPI_Neighbor_allgatherv(int profiled)
{
#if REC_HAS_MPI_Neighbor_allgatherv
    if (profiled) rec_mpifh_pmpi_neighbor_allgatherv();
    else rec_mpifh_mpi_neighbor_allgatherv();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_allgatherv_init
void rec_mpifh_mpi_neighbor_allgatherv_init(void);
void rec_mpifh_pmpi_neighbor_allgatherv_init(void);
#endif
static void call_MPI_Neighbor_allgatherv_init(int profiled)
{
#if REC_HAS_MPI_Neighbor_allgatherv_init
    if (profiled) rec_mpifh_pmpi_neighbor_allgatherv_init();
    else rec_mpifh_mpi_neighbor_allgatherv_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_alltoall
void rec_mpifh_mpi_neighbor_alltoall(void);
void rec_mpifh_pmpi_neighbor_alltoall(void);
#endif
static void call_MPI_Neighbor_alltoall(int profiled)
{
#if REC_HAS_MPI_Neighbor_alltoall
    if (profiled) rec_mpifh_pmpi_neighbor_alltoall();
    else rec_mpifh_mpi_neighbor_alltoall();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_alltoall_init
void rec_mpifh_mpi_neighbor_alltoall_init(void);
void rec_mpifh_pmpi_neighbor_alltoall_init(void);
#endif
static void call_MPI_Neighbor_alltoall_init(int profiled)
{
#if REC_HAS_MPI_Neighbor_alltoall_init
    if (profiled) rec_mpifh_pmpi_neighbor_alltoall_init();
    else rec_mpifh_mpi_neighbor_alltoall_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_alltoallv
void rec_mpifh_mpi_neighbor_alltoallv(void);
void rec_mpifh_pmpi_neighbor_alltoallv(void);
#endif
static void call_MPI_Neighbor_alltoallv(int profiled)
{
#if REC_HAS_MPI_Neighbor_alltoallv
    if (profiled) rec_mpifh_pmpi_neighbor_alltoallv();
    else rec_mpifh_mpi_neighbor_alltoallv();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_alltoallv_init
void rec_mpifh_mpi_neighbor_alltoallv_init(void);
void rec_mpifh_pmpi_neighbor_alltoallv_init(void);
#endif
static void call_MPI_Neighbor_alltoallv_init(int profiled)
{
#if REC_HAS_MPI_Neighbor_alltoallv_init
    if (profiled) rec_mpifh_pmpi_neighbor_alltoallv_init();
    else rec_mpifh_mpi_neighbor_alltoallv_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_alltoallw
void rec_mpifh_mpi_neighbor_alltoallw(void);
void rec_mpifh_pmpi_neighbor_alltoallw(void);
#endif
static void call_MPI_Neighbor_alltoallw(int profiled)
{
#if REC_HAS_MPI_Neighbor_alltoallw
    if (profiled) rec_mpifh_pmpi_neighbor_alltoallw();
    else rec_mpifh_mpi_neighbor_alltoallw();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_alltoallw_init
void rec_mpifh_mpi_neighbor_alltoallw_init(void);
void rec_mpifh_pmpi_neighbor_alltoallw_init(void);
#endif
static void call_MPI_Neighbor_alltoallw_init(int profiled)
{
#if REC_HAS_MPI_Neighbor_alltoallw_init
    if (profiled) rec_mpifh_pmpi_neighbor_alltoallw_init();
    else rec_mpifh_mpi_neighbor_alltoallw_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_neighborhood[] = {
    {"MPI_Ineighbor_allgather", call_MPI_Ineighbor_allgather, 0},
    {"MPI_Ineighbor_allgatherv", call_MPI_Ineighbor_allgatherv, 0},
    {"MPI_Ineighbor_alltoall", call_MPI_Ineighbor_alltoall, 0},
    {"MPI_Ineighbor_alltoallv", call_MPI_Ineighbor_alltoallv, 0},
    {"MPI_Ineighbor_alltoallw", call_MPI_Ineighbor_alltoallw, 0},
    {"MPI_Neighbor_allgather", call_MPI_Neighbor_allgather, 0},
    {"MPI_Neighbor_allgather_init", call_MPI_Neighbor_allgather_init, 0},
    {"MPI_Neighbor_allgatherv", call_MPI_Neighbor_allgatherv, 0},
    {"MPI_Neighbor_allgatherv_init", call_MPI_Neighbor_allgatherv_init, 0},
    {"MPI_Neighbor_alltoall", call_MPI_Neighbor_alltoall, 0},
    {"MPI_Neighbor_alltoall_init", call_MPI_Neighbor_alltoall_init, 0},
    {"MPI_Neighbor_alltoallv", call_MPI_Neighbor_alltoallv, 0},
    {"MPI_Neighbor_alltoallv_init", call_MPI_Neighbor_alltoallv_init, 0},
    {"MPI_Neighbor_alltoallw", call_MPI_Neighbor_alltoallw, 0},
    {"MPI_Neighbor_alltoallw_init", call_MPI_Neighbor_alltoallw_init, 0},
    {0, 0, 0}
};
