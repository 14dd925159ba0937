/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "collectives", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Allgather
void rec_f08_mpi_allgather(void);
void rec_f08_pmpi_allgather(void);
#endif
static void call_MPI_Allgather(int profiled)
{
#if REC_HAS_MPI_Allgather
    if (profiled) rec_f08_pmpi_allgather();
    else rec_f08_mpi_allgather();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Allgather_c
void rec_f08_mpi_allgather_c(void);
void rec_f08_pmpi_allgather_c(void);
#endif
static void call_MPI_Allgather_c(int profiled)
{
#if REC_HAS_MPI_Allgather_c
    if (profiled) rec_f08_pmpi_allgather_c();
    else rec_f08_mpi_allgather_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Allgather_init
void rec_f08_mpi_allgather_init(void);
void rec_f08_pmpi_allgather_init(void);
#endif
static void call_MPI_Allgather_init(int profiled)
{
#if REC_HAS_MPI_Allgather_init
    if (profiled) rec_f08_pmpi_allgather_init();
    else rec_f08_mpi_allgather_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Allgather_init_c
void rec_f08_mpi_allgather_init_c(void);
void rec_f08_pmpi_allgather_init_c(void);
#endif
static void call_MPI_Allgather_init_c(int profiled)
{
#if REC_HAS_MPI_Allgather_init_c
    if (profiled) rec_f08_pmpi_allgather_init_c();
    else rec_f08_mpi_allgather_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Allgatherv
void rec_f08_mpi_allgatherv(void);
void rec_f08_pmpi_allgatherv(void);
#endif
static void call_MPI_Allgatherv(int profiled)
{
#if REC_HAS_MPI_Allgatherv
    if (profiled) rec_f08_pmpi_allgatherv();
    else rec_f08_mpi_allgatherv();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Allgatherv_c
void rec_f08_mpi_allgatherv_c(void);
void rec_f08_pmpi_allgatherv_c(void);
#endif
static void call_MPI_Allgatherv_c(int profiled)
{
#if REC_HAS_MPI_Allgatherv_c
    if (profiled) rec_f08_pmpi_allgatherv_c();
    else rec_f08_mpi_allgatherv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Allgatherv_init
void rec_f08_mpi_allgatherv_init(void);
void rec_f08_pmpi_allgatherv_init(void);
#endif
static void call_MPI_Allgatherv_init(int profiled)
{
#if REC_HAS_MPI_Allgatherv_init
    if (profiled) rec_f08_pmpi_allgatherv_init();
    else rec_f08_mpi_allgatherv_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Allgatherv_init_c
void rec_f08_mpi_allgatherv_init_c(void);
void rec_f08_pmpi_allgatherv_init_c(void);
#endif
static void call_MPI_Allgatherv_init_c(int profiled)
{
#if REC_HAS_MPI_Allgatherv_init_c
    if (profiled) rec_f08_pmpi_allgatherv_init_c();
    else rec_f08_mpi_allgatherv_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Allreduce
void rec_f08_mpi_allreduce(void);
void rec_f08_pmpi_allreduce(void);
#endif
static void call_MPI_Allreduce(int profiled)
{
#if REC_HAS_MPI_Allreduce
    if (profiled) rec_f08_pmpi_allreduce();
    else rec_f08_mpi_allreduce();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Allreduce_c
void rec_f08_mpi_allreduce_c(void);
void rec_f08_pmpi_allreduce_c(void);
#endif
static void call_MPI_Allreduce_c(int profiled)
{
#if REC_HAS_MPI_Allreduce_c
    if (profiled) rec_f08_pmpi_allreduce_c();
    else rec_f08_mpi_allreduce_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Allreduce_init
void rec_f08_mpi_allreduce_init(void);
void rec_f08_pmpi_allreduce_init(void);
#endif
static void call_MPI_Allreduce_init(int profiled)
{
#if REC_HAS_MPI_Allreduce_init
    if (profiled) rec_f08_pmpi_allreduce_init();
    else rec_f08_mpi_allreduce_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Allreduce_init_c
void rec_f08_mpi_allreduce_init_c(void);
void rec_f08_pmpi_allreduce_init_c(void);
#endif
static void call_MPI_Allreduce_init_c(int profiled)
{
#if REC_HAS_MPI_Allreduce_init_c
    if (profiled) rec_f08_pmpi_allreduce_init_c();
    else rec_f08_mpi_allreduce_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Alltoall
void rec_f08_mpi_alltoall(void);
void rec_f08_pmpi_alltoall(void);
#endif
static void call_MPI_Alltoall(int profiled)
{
#if REC_HAS_MPI_Alltoall
    if (profiled) rec_f08_pmpi_alltoall();
    else rec_f08_mpi_alltoall();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Alltoall_c
void rec_f08_mpi_alltoall_c(void);
void rec_f08_pmpi_alltoall_c(void);
#endif
static void call_MPI_Alltoall_c(int profiled)
{
#if REC_HAS_MPI_Alltoall_c
    if (profiled) rec_f08_pmpi_alltoall_c();
    else rec_f08_mpi_alltoall_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Alltoall_init
void rec_f08_mpi_alltoall_init(void);
void rec_f08_pmpi_alltoall_init(void);
#endif
static void call_MPI_Alltoall_init(int profiled)
{
#if REC_HAS_MPI_Alltoall_init
    if (profiled) rec_f08_pmpi_alltoall_init();
    else rec_f08_mpi_alltoall_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Alltoall_init_c
void rec_f08_mpi_alltoall_init_c(void);
void rec_f08_pmpi_alltoall_init_c(void);
#endif
static void call_MPI_Alltoall_init_c(int profiled)
{
#if REC_HAS_MPI_Alltoall_init_c
    if (profiled) rec_f08_pmpi_alltoall_init_c();
    else rec_f08_mpi_alltoall_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Alltoallv
void rec_f08_mpi_alltoallv(void);
void rec_f08_pmpi_alltoallv(void);
#endif
static void call_MPI_Alltoallv(int profiled)
{
#if REC_HAS_MPI_Alltoallv
    if (profiled) rec_f08_pmpi_alltoallv();
    else rec_f08_mpi_alltoallv();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Alltoallv_c
void rec_f08_mpi_alltoallv_c(void);
void rec_f08_pmpi_alltoallv_c(void);
#endif
static void call_MPI_Alltoallv_c(int profiled)
{
#if REC_HAS_MPI_Alltoallv_c
    if (profiled) rec_f08_pmpi_alltoallv_c();
    else rec_f08_mpi_alltoallv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Alltoallv_init
void rec_f08_mpi_alltoallv_init(void);
void rec_f08_pmpi_alltoallv_init(void);
#endif
static void call_MPI_Alltoallv_init(int profiled)
{
#if REC_HAS_MPI_Alltoallv_init
    if (profiled) rec_f08_pmpi_alltoallv_init();
    else rec_f08_mpi_alltoallv_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Alltoallv_init_c
void rec_f08_mpi_alltoallv_init_c(void);
void rec_f08_pmpi_alltoallv_init_c(void);
#endif
static void call_MPI_Alltoallv_init_c(int profiled)
{
#if REC_HAS_MPI_Alltoallv_init_c
    if (profiled) rec_f08_pmpi_alltoallv_init_c();
    else rec_f08_mpi_alltoallv_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Alltoallw
void rec_f08_mpi_alltoallw(void);
void rec_f08_pmpi_alltoallw(void);
#endif
static void call_MPI_Alltoallw(int profiled)
{
#if REC_HAS_MPI_Alltoallw
    if (profiled) rec_f08_pmpi_alltoallw();
    else rec_f08_mpi_alltoallw();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Alltoallw_c
void rec_f08_mpi_alltoallw_c(void);
void rec_f08_pmpi_alltoallw_c(void);
#endif
static void call_MPI_Alltoallw_c(int profiled)
{
#if REC_HAS_MPI_Alltoallw_c
    if (profiled) rec_f08_pmpi_alltoallw_c();
    else rec_f08_mpi_alltoallw_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Alltoallw_init
void rec_f08_mpi_alltoallw_init(void);
void rec_f08_pmpi_alltoallw_init(void);
#endif
static void call_MPI_Alltoallw_init(int profiled)
{
#if REC_HAS_MPI_Alltoallw_init
    if (profiled) rec_f08_pmpi_alltoallw_init();
    else rec_f08_mpi_alltoallw_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Alltoallw_init_c
void rec_f08_mpi_alltoallw_init_c(void);
void rec_f08_pmpi_alltoallw_init_c(void);
#endif
static void call_MPI_Alltoallw_init_c(int profiled)
{
#if REC_HAS_MPI_Alltoallw_init_c
    if (profiled) rec_f08_pmpi_alltoallw_init_c();
    else rec_f08_mpi_alltoallw_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Barrier
void rec_f08_mpi_barrier(void);
void rec_f08_pmpi_barrier(void);
#endif
static void call_MPI_Barrier(int profiled)
{
#if REC_HAS_MPI_Barrier
    if (profiled) rec_f08_pmpi_barrier();
    else rec_f08_mpi_barrier();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Barrier_init
void rec_f08_mpi_barrier_init(void);
void rec_f08_pmpi_barrier_init(void);
#endif
static void call_MPI_Barrier_init(int profiled)
{
#if REC_HAS_MPI_Barrier_init
    if (profiled) rec_f08_pmpi_barrier_init();
    else rec_f08_mpi_barrier_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Bcast
void rec_f08_mpi_bcast(void);
void rec_f08_pmpi_bcast(void);
#endif
static void call_MPI_Bcast(int profiled)
{
#if REC_HAS_MPI_Bcast
    if (profiled) rec_f08_pmpi_bcast();
    else rec_f08_mpi_bcast();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Bcast_c
void rec_f08_mpi_bcast_c(void);
void rec_f08_pmpi_bcast_c(void);
#endif
static void call_MPI_Bcast_c(int profiled)
{
#if REC_HAS_MPI_Bcast_c
    if (profiled) rec_f08_pmpi_bcast_c();
    else rec_f08_mpi_bcast_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Bcast_init
void rec_f08_mpi_bcast_init(void);
void rec_f08_pmpi_bcast_init(void);
#endif
static void call_MPI_Bcast_init(int profiled)
{
#if REC_HAS_MPI_Bcast_init
    if (profiled) rec_f08_pmpi_bcast_init();
    else rec_f08_mpi_bcast_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Bcast_init_c
void rec_f08_mpi_bcast_init_c(void);
void rec_f08_pmpi_bcast_init_c(void);
#endif
static void call_MPI_Bcast_init_c(int profiled)
{
#if REC_HAS_MPI_Bcast_init_c
    if (profiled) rec_f08_pmpi_bcast_init_c();
    else rec_f08_mpi_bcast_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Exscan
void rec_f08_mpi_exscan(void);
void rec_f08_pmpi_exscan(void);
#endif
static void call_MPI_Exscan(int profiled)
{
#if REC_HAS_MPI_Exscan
    if (profiled) rec_f08_pmpi_exscan();
    else rec_f08_mpi_exscan();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Exscan_c
void rec_f08_mpi_exscan_c(void);
void rec_f08_pmpi_exscan_c(void);
#endif
static void call_MPI_Exscan_c(int profiled)
{
#if REC_HAS_MPI_Exscan_c
    if (profiled) rec_f08_pmpi_exscan_c();
    else rec_f08_mpi_exscan_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Exscan_init
void rec_f08_mpi_exscan_init(void);
void rec_f08_pmpi_exscan_init(void);
#endif
static void call_MPI_Exscan_init(int profiled)
{
#if REC_HAS_MPI_Exscan_init
    if (profiled) rec_f08_pmpi_exscan_init();
    else rec_f08_mpi_exscan_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Exscan_init_c
void rec_f08_mpi_exscan_init_c(void);
void rec_f08_pmpi_exscan_init_c(void);
#endif
static void call_MPI_Exscan_init_c(int profiled)
{
#if REC_HAS_MPI_Exscan_init_c
    if (profiled) rec_f08_pmpi_exscan_init_c();
    else rec_f08_mpi_exscan_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Gather
void rec_f08_mpi_gather(void);
void rec_f08_pmpi_gather(void);
#endif
static void call_MPI_Gather(int profiled)
{
#if REC_HAS_MPI_Gather
    if (profiled) rec_f08_pmpi_gather();
    else rec_f08_mpi_gather();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Gather_c
void rec_f08_mpi_gather_c(void);
void rec_f08_pmpi_gather_c(void);
#endif
static void call_MPI_Gather_c(int profiled)
{
#if REC_HAS_MPI_Gather_c
    if (profiled) rec_f08_pmpi_gather_c();
    else rec_f08_mpi_gather_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Gather_init
void rec_f08_mpi_gather_init(void);
void rec_f08_pmpi_gather_init(void);
#endif
static void call_MPI_Gather_init(int profiled)
{
#if REC_HAS_MPI_Gather_init
    if (profiled) rec_f08_pmpi_gather_init();
    else rec_f08_mpi_gather_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Gather_init_c
void rec_f08_mpi_gather_init_c(void);
void rec_f08_pmpi_gather_init_c(void);
#endif
static void call_MPI_Gather_init_c(int profiled)
{
#if REC_HAS_MPI_Gather_init_c
    if (profiled) rec_f08_pmpi_gather_init_c();
    else rec_f08_mpi_gather_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Gatherv
void rec_f08_mpi_gatherv(void);
void rec_f08_pmpi_gatherv(void);
#endif
static void call_MPI_Gatherv(int profiled)
{
#if REC_HAS_MPI_Gatherv
    if (profiled) rec_f08_pmpi_gatherv();
    else rec_f08_mpi_gatherv();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Gatherv_c
void rec_f08_mpi_gatherv_c(void);
void rec_f08_pmpi_gatherv_c(void);
#endif
static void call_MPI_Gatherv_c(int profiled)
{
#if REC_HAS_MPI_Gatherv_c
    if (profiled) rec_f08_pmpi_gatherv_c();
    else rec_f08_mpi_gatherv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Gatherv_init
void rec_f08_mpi_gatherv_init(void);
void rec_f08_pmpi_gatherv_init(void);
#endif
static void call_MPI_Gatherv_init(int profiled)
{
#if REC_HAS_MPI_Gatherv_init
    if (profiled) rec_f08_pmpi_gatherv_init();
    else rec_f08_mpi_gatherv_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Gatherv_init_c
void rec_f08_mpi_gatherv_init_c(void);
void rec_f08_pmpi_gatherv_init_c(void);
#endif
static void call_MPI_Gatherv_init_c(int profiled)
{
#if REC_HAS_MPI_Gatherv_init_c
    if (profiled) rec_f08_pmpi_gatherv_init_c();
    else rec_f08_mpi_gatherv_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iallgather
void rec_f08_mpi_iallgather(void);
void rec_f08_pmpi_iallgather(void);
#endif
static void call_MPI_Iallgather(int profiled)
{
#if REC_HAS_MPI_Iallgather
    if (profiled) rec_f08_pmpi_iallgather();
    else rec_f08_mpi_iallgather();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iallgather_c
void rec_f08_mpi_iallgather_c(void);
void rec_f08_pmpi_iallgather_c(void);
#endif
static void call_MPI_Iallgather_c(int profiled)
{
#if REC_HAS_MPI_Iallgather_c
    if (profiled) rec_f08_pmpi_iallgather_c();
    else rec_f08_mpi_iallgather_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iallgatherv
void rec_f08_mpi_iallgatherv(void);
void rec_f08_pmpi_iallgatherv(void);
#endif
static void call_MPI_Iallgatherv(int profiled)
{
#if REC_HAS_MPI_Iallgatherv
    if (profiled) rec_f08_pmpi_iallgatherv();
    else rec_f08_mpi_iallgatherv();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iallgatherv_c
void rec_f08_mpi_iallgatherv_c(void);
void rec_f08_pmpi_iallgatherv_c(void);
#endif
static void call_MPI_Iallgatherv_c(int profiled)
{
#if REC_HAS_MPI_Iallgatherv_c
    if (profiled) rec_f08_pmpi_iallgatherv_c();
    else rec_f08_mpi_iallgatherv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iallreduce
void rec_f08_mpi_iallreduce(void);
void rec_f08_pmpi_iallreduce(void);
#endif
static void call_MPI_Iallreduce(int profiled)
{
#if REC_HAS_MPI_Iallreduce
    if (profiled) rec_f08_pmpi_iallreduce();
    else rec_f08_mpi_iallreduce();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iallreduce_c
void rec_f08_mpi_iallreduce_c(void);
void rec_f08_pmpi_iallreduce_c(void);
#endif
static void call_MPI_Iallreduce_c(int profiled)
{
#if REC_HAS_MPI_Iallreduce_c
    if (profiled) rec_f08_pmpi_iallreduce_c();
    else rec_f08_mpi_iallreduce_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ialltoall
void rec_f08_mpi_ialltoall(void);
void rec_f08_pmpi_ialltoall(void);
#endif
static void call_MPI_Ialltoall(int profiled)
{
#if REC_HAS_MPI_Ialltoall
    if (profiled) rec_f08_pmpi_ialltoall();
    else rec_f08_mpi_ialltoall();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ialltoall_c
void rec_f08_mpi_ialltoall_c(void);
void rec_f08_pmpi_ialltoall_c(void);
#endif
static void call_MPI_Ialltoall_c(int profiled)
{
#if REC_HAS_MPI_Ialltoall_c
    if (profiled) rec_f08_pmpi_ialltoall_c();
    else rec_f08_mpi_ialltoall_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ialltoallv
void rec_f08_mpi_ialltoallv(void);
void rec_f08_pmpi_ialltoallv(void);
#endif
static void call_MPI_Ialltoallv(int profiled)
{
#if REC_HAS_MPI_Ialltoallv
    if (profiled) rec_f08_pmpi_ialltoallv();
    else rec_f08_mpi_ialltoallv();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ialltoallv_c
void rec_f08_mpi_ialltoallv_c(void);
void rec_f08_pmpi_ialltoallv_c(void);
#endif
static void call_MPI_Ialltoallv_c(int profiled)
{
#if REC_HAS_MPI_Ialltoallv_c
    if (profiled) rec_f08_pmpi_ialltoallv_c();
    else rec_f08_mpi_ialltoallv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ialltoallw
void rec_f08_mpi_ialltoallw(void);
void rec_f08_pmpi_ialltoallw(void);
#endif
static void call_MPI_Ialltoallw(int profiled)
{
#if REC_HAS_MPI_Ialltoallw
    if (profiled) rec_f08_pmpi_ialltoallw();
    else rec_f08_mpi_ialltoallw();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ialltoallw_c
void rec_f08_mpi_ialltoallw_c(void);
void rec_f08_pmpi_ialltoallw_c(void);
#endif
static void call_MPI_Ialltoallw_c(int profiled)
{
#if REC_HAS_MPI_Ialltoallw_c
    if (profiled) rec_f08_pmpi_ialltoallw_c();
    else rec_f08_mpi_ialltoallw_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ibarrier
void rec_f08_mpi_ibarrier(void);
void rec_f08_pmpi_ibarrier(void);
#endif
static void call_MPI_Ibarrier(int profiled)
{
#if REC_HAS_MPI_Ibarrier
    if (profiled) rec_f08_pmpi_ibarrier();
    else rec_f08_mpi_ibarrier();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ibcast
void rec_f08_mpi_ibcast(void);
void rec_f08_pmpi_ibcast(void);
#endif
static void call_MPI_Ibcast(int profiled)
{
#if REC_HAS_MPI_Ibcast
    if (profiled) rec_f08_pmpi_ibcast();
    else rec_f08_mpi_ibcast();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ibcast_c
void rec_f08_mpi_ibcast_c(void);
void rec_f08_pmpi_ibcast_c(void);
#endif
static void call_MPI_Ibcast_c(int profiled)
{
#if REC_HAS_MPI_Ibcast_c
    if (profiled) rec_f08_pmpi_ibcast_c();
    else rec_f08_mpi_ibcast_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iexscan
void rec_f08_mpi_iexscan(void);
void rec_f08_pmpi_iexscan(void);
#endif
static void call_MPI_Iexscan(int profiled)
{
#if REC_HAS_MPI_Iexscan
    if (profiled) rec_f08_pmpi_iexscan();
    else rec_f08_mpi_iexscan();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iexscan_c
void rec_f08_mpi_iexscan_c(void);
void rec_f08_pmpi_iexscan_c(void);
#endif
static void call_MPI_Iexscan_c(int profiled)
{
#if REC_HAS_MPI_Iexscan_c
    if (profiled) rec_f08_pmpi_iexscan_c();
    else rec_f08_mpi_iexscan_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Igather
void rec_f08_mpi_igather(void);
void rec_f08_pmpi_igather(void);
#endif
static void call_MPI_Igather(int profiled)
{
#if REC_HAS_MPI_Igather
    if (profiled) rec_f08_pmpi_igather();
    else rec_f08_mpi_igather();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Igather_c
void rec_f08_mpi_igather_c(void);
void rec_f08_pmpi_igather_c(void);
#endif
static void call_MPI_Igather_c(int profiled)
{
#if REC_HAS_MPI_Igather_c
    if (profiled) rec_f08_pmpi_igather_c();
    else rec_f08_mpi_igather_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Igatherv
void rec_f08_mpi_igatherv(void);
void rec_f08_pmpi_igatherv(void);
#endif
static void call_MPI_Igatherv(int profiled)
{
#if REC_HAS_MPI_Igatherv
    if (profiled) rec_f08_pmpi_igatherv();
    else rec_f08_mpi_igatherv();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Igatherv_c
void rec_f08_mpi_igatherv_c(void);
void rec_f08_pmpi_igatherv_c(void);
#endif
static void call_MPI_Igatherv_c(int profiled)
{
#if REC_HAS_MPI_Igatherv_c
    if (profiled) rec_f08_pmpi_igatherv_c();
    else rec_f08_mpi_igatherv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ireduce
void rec_f08_mpi_ireduce(void);
void rec_f08_pmpi_ireduce(void);
#endif
static void call_MPI_Ireduce(int profiled)
{
#if REC_HAS_MPI_Ireduce
    if (profiled) rec_f08_pmpi_ireduce();
    else rec_f08_mpi_ireduce();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ireduce_c
void rec_f08_mpi_ireduce_c(void);
void rec_f08_pmpi_ireduce_c(void);
#endif
static void call_MPI_Ireduce_c(int profiled)
{
#if REC_HAS_MPI_Ireduce_c
    if (profiled) rec_f08_pmpi_ireduce_c();
    else rec_f08_mpi_ireduce_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ireduce_scatter
void rec_f08_mpi_ireduce_scatter(void);
void rec_f08_pmpi_ireduce_scatter(void);
#endif
static void call_MPI_Ireduce_scatter(int profiled)
{
#if REC_HAS_MPI_Ireduce_scatter
    if (profiled) rec_f08_pmpi_ireduce_scatter();
    else rec_f08_mpi_ireduce_scatter();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ireduce_scatter_block
void rec_f08_mpi_ireduce_scatter_block(void);
void rec_f08_pmpi_ireduce_scatter_block(void);
#endif
static void call_MPI_Ireduce_scatter_block(int profiled)
{
#if REC_HAS_MPI_Ireduce_scatter_block
    if (profiled) rec_f08_pmpi_ireduce_scatter_block();
    else rec_f08_mpi_ireduce_scatter_block();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ireduce_scatter_block_c
void rec_f08_mpi_ireduce_scatter_block_c(void);
void rec_f08_pmpi_ireduce_scatter_block_c(void);
#endif
static void call_MPI_Ireduce_scatter_block_c(int profiled)
{
#if REC_HAS_MPI_Ireduce_scatter_block_c
    if (profiled) rec_f08_pmpi_ireduce_scatter_block_c();
    else rec_f08_mpi_ireduce_scatter_block_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ireduce_scatter_c
void rec_f08_mpi_ireduce_scatter_c(void);
void rec_f08_pmpi_ireduce_scatter_c(void);
#endif
static void call_MPI_Ireduce_scatter_c(int profiled)
{
#if REC_HAS_MPI_Ireduce_scatter_c
    if (profiled) rec_f08_pmpi_ireduce_scatter_c();
    else rec_f08_mpi_ireduce_scatter_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iscan
void rec_f08_mpi_iscan(void);
void rec_f08_pmpi_iscan(void);
#endif
static void call_MPI_Iscan(int profiled)
{
#if REC_HAS_MPI_Iscan
    if (profiled) rec_f08_pmpi_iscan();
    else rec_f08_mpi_iscan();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iscan_c
void rec_f08_mpi_iscan_c(void);
void rec_f08_pmpi_iscan_c(void);
#endif
static void call_MPI_Iscan_c(int profiled)
{
#if REC_HAS_MPI_Iscan_c
    if (profiled) rec_f08_pmpi_iscan_c();
    else rec_f08_mpi_iscan_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iscatter
void rec_f08_mpi_iscatter(void);
void rec_f08_pmpi_iscatter(void);
#endif
static void call_MPI_Iscatter(int profiled)
{
#if REC_HAS_MPI_Iscatter
    if (profiled) rec_f08_pmpi_iscatter();
    else rec_f08_mpi_iscatter();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iscatter_c
void rec_f08_mpi_iscatter_c(void);
void rec_f08_pmpi_iscatter_c(void);
#endif
static void call_MPI_Iscatter_c(int profiled)
{
#if REC_HAS_MPI_Iscatter_c
    if (profiled) rec_f08_pmpi_iscatter_c();
    else rec_f08_mpi_iscatter_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iscatterv
void rec_f08_mpi_iscatterv(void);
void rec_f08_pmpi_iscatterv(void);
#endif
static void call_MPI_Iscatterv(int profiled)
{
#if REC_HAS_MPI_Iscatterv
    if (profiled) rec_f08_pmpi_iscatterv();
    else rec_f08_mpi_iscatterv();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iscatterv_c
void rec_f08_mpi_iscatterv_c(void);
void rec_f08_pmpi_iscatterv_c(void);
#endif
static void call_MPI_Iscatterv_c(int profiled)
{
#if REC_HAS_MPI_Iscatterv_c
    if (profiled) rec_f08_pmpi_iscatterv_c();
    else rec_f08_mpi_iscatterv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Op_commutative
void rec_f08_mpi_op_commutative(void);
void rec_f08_pmpi_op_commutative(void);
#endif
static void call_MPI_Op_commutative(int profiled)
{
#if REC_HAS_MPI_Op_commutative
    if (profiled) rec_f08_pmpi_op_commutative();
    else rec_f08_mpi_op_commutative();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Op_create
void rec_f08_mpi_op_create(void);
void rec_f08_pmpi_op_create(void);
#endif
static void call_MPI_Op_create(int profiled)
{
#if REC_HAS_MPI_Op_create
    if (profiled) rec_f08_pmpi_op_create();
    else rec_f08_mpi_op_create();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Op_create_c
void rec_f08_mpi_op_create_c(void);
void rec_f08_pmpi_op_create_c(void);
#endif
static void call_MPI_Op_create_c(int profiled)
{
#if REC_HAS_MPI_Op_create_c
    if (profiled) rec_f08_pmpi_op_create_c();
    else rec_f08_mpi_op_create_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Op_free
void rec_f08_mpi_op_free(void);
void rec_f08_pmpi_op_free(void);
#endif
static void call_MPI_Op_free(int profiled)
{
#if REC_HAS_MPI_Op_free
    if (profiled) rec_f08_pmpi_op_free();
    else rec_f08_mpi_op_free();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Reduce
void rec_f08_mpi_reduce(void);
void rec_f08_pmpi_reduce(void);
#endif
static void call_MPI_Reduce(int profiled)
{
#if REC_HAS_MPI_Reduce
    if (profiled) rec_f08_pmpi_reduce();
    else rec_f08_mpi_reduce();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Reduce_c
void rec_f08_mpi_reduce_c(void);
void rec_f08_pmpi_reduce_c(void);
#endif
static void call_MPI_Reduce_c(int profiled)
{
#if REC_HAS_MPI_Reduce_c
    if (profiled) rec_f08_pmpi_reduce_c();
    else rec_f08_mpi_reduce_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Reduce_init
void rec_f08_mpi_reduce_init(void);
void rec_f08_pmpi_reduce_init(void);
#endif
static void call_MPI_Reduce_init(int profiled)
{
#if REC_HAS_MPI_Reduce_init
    if (profiled) rec_f08_pmpi_reduce_init();
    else rec_f08_mpi_reduce_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Reduce_init_c
void rec_f08_mpi_reduce_init_c(void);
void rec_f08_pmpi_reduce_init_c(void);
#endif
static void call_MPI_Reduce_init_c(int profiled)
{
#if REC_HAS_MPI_Reduce_init_c
    if (profiled) rec_f08_pmpi_reduce_init_c();
    else rec_f08_mpi_reduce_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Reduce_local
void rec_f08_mpi_reduce_local(void);
void rec_f08_pmpi_reduce_local(void);
#endif
static void call_MPI_Reduce_local(int profiled)
{
#if REC_HAS_MPI_Reduce_local
    if (profiled) rec_f08_pmpi_reduce_local();
    else rec_f08_mpi_reduce_local();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Reduce_local_c
void rec_f08_mpi_reduce_local_c(void);
void rec_f08_pmpi_reduce_local_c(void);
#endif
static void call_MPI_Reduce_local_c(int profiled)
{
#if REC_HAS_MPI_Reduce_local_c
    if (profiled) rec_f08_pmpi_reduce_local_c();
    else rec_f08_mpi_reduce_local_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Reduce_scatter
void rec_f08_mpi_reduce_scatter(void);
void rec_f08_pmpi_reduce_scatter(void);
#endif
static void call_MPI_Reduce_scatter(int profiled)
{
#if REC_HAS_MPI_Reduce_scatter
    if (profiled) rec_f08_pmpi_reduce_scatter();
    else rec_f08_mpi_reduce_scatter();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Reduce_scatter_block
void rec_f08_mpi_reduce_scatter_block(void);
void rec_f08_pmpi_reduce_scatter_block(void);
#endif
static void call_MPI_Reduce_scatter_block(int profiled)
{
#if REC_HAS_MPI_Reduce_scatter_block
    if (profiled) rec_f08_pmpi_reduce_scatter_block();
    else rec_f08_mpi_reduce_scatter_block();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Reduce_scatter_block_c
void rec_f08_mpi_reduce_scatter_block_c(void);
void rec_f08_pmpi_reduce_scatter_block_c(void);
#endif
static void call_MPI_Reduce_scatter_block_c(int profiled)
{
#if REC_HAS_MPI_Reduce_scatter_block_c
    if (profiled) rec_f08_pmpi_reduce_scatter_block_c();
    else rec_f08_mpi_reduce_scatter_block_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Reduce_scatter_block_init
void rec_f08_mpi_reduce_scatter_block_init(void);
void rec_f08_pmpi_reduce_scatter_block_init(void);
#endif
static void call_MPI_Reduce_scatter_block_init(int profiled)
{
#if REC_HAS_MPI_Reduce_scatter_block_init
    if (profiled) rec_f08_pmpi_reduce_scatter_block_init();
    else rec_f08_mpi_reduce_scatter_block_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Reduce_scatter_block_init_c
void rec_f08_mpi_reduce_scatter_block_init_c(void);
void rec_f08_pmpi_reduce_scatter_block_init_c(void);
#endif
static void call_MPI_Reduce_scatter_block_init_c(int profiled)
{
#if REC_HAS_MPI_Reduce_scatter_block_init_c
    if (profiled) rec_f08_pmpi_reduce_scatter_block_init_c();
    else rec_f08_mpi_reduce_scatter_block_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Reduce_scatter_c
void rec_f08_mpi_reduce_scatter_c(void);
void rec_f08_pmpi_reduce_scatter_c(void);
#endif
static void call_MPI_Reduce_scatter_c(int profiled)
{
#if REC_HAS_MPI_Reduce_scatter_c
    if (profiled) rec_f08_pmpi_reduce_scatter_c();
    else rec_f08_mpi_reduce_scatter_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Reduce_scatter_init
void rec_f08_mpi_reduce_scatter_init(void);
void rec_f08_pmpi_reduce_scatter_init(void);
#endif
static void call_MPI_Reduce_scatter_init(int profiled)
{
#if REC_HAS_MPI_Reduce_scatter_init
    if (profiled) rec_f08_pmpi_reduce_scatter_init();
    else rec_f08_mpi_reduce_scatter_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Reduce_scatter_init_c
void rec_f08_mpi_reduce_scatter_init_c(void);
void rec_f08_pmpi_reduce_scatter_init_c(void);
#endif
static void call_MPI_Reduce_scatter_init_c(int profiled)
{
#if REC_HAS_MPI_Reduce_scatter_init_c
    if (profiled) rec_f08_pmpi_reduce_scatter_init_c();
    else rec_f08_mpi_reduce_scatter_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Scan
void rec_f08_mpi_scan(void);
void rec_f08_pmpi_scan(void);
#endif
static void call_MPI_Scan(int profiled)
{
#if REC_HAS_MPI_Scan
    if (profiled) rec_f08_pmpi_scan();
    else rec_f08_mpi_scan();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Scan_c
void rec_f08_mpi_scan_c(void);
void rec_f08_pmpi_scan_c(void);
#endif
static void call_MPI_Scan_c(int profiled)
{
#if REC_HAS_MPI_Scan_c
    if (profiled) rec_f08_pmpi_scan_c();
    else rec_f08_mpi_scan_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Scan_init
void rec_f08_mpi_scan_init(void);
void rec_f08_pmpi_scan_init(void);
#endif
static void call_MPI_Scan_init(int profiled)
{
#if REC_HAS_MPI_Scan_init
    if (profiled) rec_f08_pmpi_scan_init();
    else rec_f08_mpi_scan_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Scan_init_c
void rec_f08_mpi_scan_init_c(void);
void rec_f08_pmpi_scan_init_c(void);
#endif
static void call_MPI_Scan_init_c(int profiled)
{
#if REC_HAS_MPI_Scan_init_c
    if (profiled) rec_f08_pmpi_scan_init_c();
    else rec_f08_mpi_scan_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Scatter
void rec_f08_mpi_scatter(void);
void rec_f08_pmpi_scatter(void);
#endif
static void call_MPI_Scatter(int profiled)
{
#if REC_HAS_MPI_Scatter
    if (profiled) rec_f08_pmpi_scatter();
    else rec_f08_mpi_scatter();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Scatter_c
void rec_f08_mpi_scatter_c(void);
void rec_f08_pmpi_scatter_c(void);
#endif
static void call_MPI_Scatter_c(int profiled)
{
#if REC_HAS_MPI_Scatter_c
    if (profiled) rec_f08_pmpi_scatter_c();
    else rec_f08_mpi_scatter_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Scatter_init
void rec_f08_mpi_scatter_init(void);
void rec_f08_pmpi_scatter_init(void);
#endif
static void call_MPI_Scatter_init(int profiled)
{
#if REC_HAS_MPI_Scatter_init
    if (profiled) rec_f08_pmpi_scatter_init();
    else rec_f08_mpi_scatter_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Scatter_init_c
void rec_f08_mpi_scatter_init_c(void);
void rec_f08_pmpi_scatter_init_c(void);
#endif
static void call_MPI_Scatter_init_c(int profiled)
{
#if REC_HAS_MPI_Scatter_init_c
    if (profiled) rec_f08_pmpi_scatter_init_c();
    else rec_f08_mpi_scatter_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Scatterv
void rec_f08_mpi_scatterv(void);
void rec_f08_pmpi_scatterv(void);
#endif
static void call_MPI_Scatterv(int profiled)
{
#if REC_HAS_MPI_Scatterv
    if (profiled) rec_f08_pmpi_scatterv();
    else rec_f08_mpi_scatterv();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Scatterv_c
void rec_f08_mpi_scatterv_c(void);
void rec_f08_pmpi_scatterv_c(void);
#endif
static void call_MPI_Scatterv_c(int profiled)
{
#if REC_HAS_MPI_Scatterv_c
    if (profiled) rec_f08_pmpi_scatterv_c();
    else rec_f08_mpi_scatterv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Scatterv_init
void rec_f08_mpi_scatterv_init(void);
void rec_f08_pmpi_scatterv_init(void);
#endif
static void call_MPI_Scatterv_init(int profiled)
{
#if REC_HAS_MPI_Scatterv_init
    if (profiled) rec_f08_pmpi_scatterv_init();
    else rec_f08_mpi_scatterv_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Scatterv_init_c
void rec_f08_mpi_scatterv_init_c(void);
void rec_f08_pmpi_scatterv_init_c(void);
#endif
static void call_MPI_Scatterv_init_c(int profiled)
{
#if REC_HAS_MPI_Scatterv_init_c
    if (profiled) rec_f08_pmpi_scatterv_init_c();
    else rec_f08_mpi_scatterv_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_collectives[] = {
    {"MPI_Allgather", call_MPI_Allgather, 0},
    {"MPI_Allgather_c", call_MPI_Allgather_c, 0},
    {"MPI_Allgather_init", call_MPI_Allgather_init, 0},
    {"MPI_Allgather_init_c", call_MPI_Allgather_init_c, 0},
    {"MPI_Allgatherv", call_MPI_Allgatherv, 0},
    {"MPI_Allgatherv_c", call_MPI_Allgatherv_c, 0},
    {"MPI_Allgatherv_init", call_MPI_Allgatherv_init, 0},
    {"MPI_Allgatherv_init_c", call_MPI_Allgatherv_init_c, 0},
    {"MPI_Allreduce", call_MPI_Allreduce, 0},
    {"MPI_Allreduce_c", call_MPI_Allreduce_c, 0},
    {"MPI_Allreduce_init", call_MPI_Allreduce_init, 0},
    {"MPI_Allreduce_init_c", call_MPI_Allreduce_init_c, 0},
    {"MPI_Alltoall", call_MPI_Alltoall, 0},
    {"MPI_Alltoall_c", call_MPI_Alltoall_c, 0},
    {"MPI_Alltoall_init", call_MPI_Alltoall_init, 0},
    {"MPI_Alltoall_init_c", call_MPI_Alltoall_init_c, 0},
    {"MPI_Alltoallv", call_MPI_Alltoallv, 0},
    {"MPI_Alltoallv_c", call_MPI_Alltoallv_c, 0},
    {"MPI_Alltoallv_init", call_MPI_Alltoallv_init, 0},
    {"MPI_Alltoallv_init_c", call_MPI_Alltoallv_init_c, 0},
    {"MPI_Alltoallw", call_MPI_Alltoallw, 0},
    {"MPI_Alltoallw_c", call_MPI_Alltoallw_c, 0},
    {"MPI_Alltoallw_init", call_MPI_Alltoallw_init, 0},
    {"MPI_Alltoallw_init_c", call_MPI_Alltoallw_init_c, 0},
    {"MPI_Barrier", call_MPI_Barrier, 0},
    {"MPI_Barrier_init", call_MPI_Barrier_init, 0},
    {"MPI_Bcast", call_MPI_Bcast, 0},
    {"MPI_Bcast_c", call_MPI_Bcast_c, 0},
    {"MPI_Bcast_init", call_MPI_Bcast_init, 0},
    {"MPI_Bcast_init_c", call_MPI_Bcast_init_c, 0},
    {"MPI_Exscan", call_MPI_Exscan, 0},
    {"MPI_Exscan_c", call_MPI_Exscan_c, 0},
    {"MPI_Exscan_init", call_MPI_Exscan_init, 0},
    {"MPI_Exscan_init_c", call_MPI_Exscan_init_c, 0},
    {"MPI_Gather", call_MPI_Gather, 0},
    {"MPI_Gather_c", call_MPI_Gather_c, 0},
    {"MPI_Gather_init", call_MPI_Gather_init, 0},
    {"MPI_Gather_init_c", call_MPI_Gather_init_c, 0},
    {"MPI_Gatherv", call_MPI_Gatherv, 0},
    {"MPI_Gatherv_c", call_MPI_Gatherv_c, 0},
    {"MPI_Gatherv_init", call_MPI_Gatherv_init, 0},
    {"MPI_Gatherv_init_c", call_MPI_Gatherv_init_c, 0},
    {"MPI_Iallgather", call_MPI_Iallgather, 0},
    {"MPI_Iallgather_c", call_MPI_Iallgather_c, 0},
    {"MPI_Iallgatherv", call_MPI_Iallgatherv, 0},
    {"MPI_Iallgatherv_c", call_MPI_Iallgatherv_c, 0},
    {"MPI_Iallreduce", call_MPI_Iallreduce, 0},
    {"MPI_Iallreduce_c", call_MPI_Iallreduce_c, 0},
    {"MPI_Ialltoall", call_MPI_Ialltoall, 0},
    {"MPI_Ialltoall_c", call_MPI_Ialltoall_c, 0},
    {"MPI_Ialltoallv", call_MPI_Ialltoallv, 0},
    {"MPI_Ialltoallv_c", call_MPI_Ialltoallv_c, 0},
    {"MPI_Ialltoallw", call_MPI_Ialltoallw, 0},
    {"MPI_Ialltoallw_c", call_MPI_Ialltoallw_c, 0},
    {"MPI_Ibarrier", call_MPI_Ibarrier, 0},
    {"MPI_Ibcast", call_MPI_Ibcast, 0},
    {"MPI_Ibcast_c", call_MPI_Ibcast_c, 0},
    {"MPI_Iexscan", call_MPI_Iexscan, 0},
    {"MPI_Iexscan_c", call_MPI_Iexscan_c, 0},
    {"MPI_Igather", call_MPI_Igather, 0},
    {"MPI_Igather_c", call_MPI_Igather_c, 0},
    {"MPI_Igatherv", call_MPI_Igatherv, 0},
    {"MPI_Igatherv_c", call_MPI_Igatherv_c, 0},
    {"MPI_Ireduce", call_MPI_Ireduce, 0},
    {"MPI_Ireduce_c", call_MPI_Ireduce_c, 0},
    {"MPI_Ireduce_scatter", call_MPI_Ireduce_scatter, 0},
    {"MPI_Ireduce_scatter_block", call_MPI_Ireduce_scatter_block, 0},
    {"MPI_Ireduce_scatter_block_c", call_MPI_Ireduce_scatter_block_c, 0},
    {"MPI_Ireduce_scatter_c", call_MPI_Ireduce_scatter_c, 0},
    {"MPI_Iscan", call_MPI_Iscan, 0},
    {"MPI_Iscan_c", call_MPI_Iscan_c, 0},
    {"MPI_Iscatter", call_MPI_Iscatter, 0},
    {"MPI_Iscatter_c", call_MPI_Iscatter_c, 0},
    {"MPI_Iscatterv", call_MPI_Iscatterv, 0},
    {"MPI_Iscatterv_c", call_MPI_Iscatterv_c, 0},
    {"MPI_Op_commutative", call_MPI_Op_commutative, 0},
    {"MPI_Op_create", call_MPI_Op_create, 0},
    {"MPI_Op_create_c", call_MPI_Op_create_c, 0},
    {"MPI_Op_free", call_MPI_Op_free, 0},
    {"MPI_Reduce", call_MPI_Reduce, 0},
    {"MPI_Reduce_c", call_MPI_Reduce_c, 0},
    {"MPI_Reduce_init", call_MPI_Reduce_init, 0},
    {"MPI_Reduce_init_c", call_MPI_Reduce_init_c, 0},
    {"MPI_Reduce_local", call_MPI_Reduce_local, 0},
    {"MPI_Reduce_local_c", call_MPI_Reduce_local_c, 0},
    {"MPI_Reduce_scatter", call_MPI_Reduce_scatter, 0},
    {"MPI_Reduce_scatter_block", call_MPI_Reduce_scatter_block, 0},
    {"MPI_Reduce_scatter_block_c", call_MPI_Reduce_scatter_block_c, 0},
    {"MPI_Reduce_scatter_block_init", call_MPI_Reduce_scatter_block_init, 0},
    {"MPI_Reduce_scatter_block_init_c", call_MPI_Reduce_scatter_block_init_c, 0},
    {"MPI_Reduce_scatter_c", call_MPI_Reduce_scatter_c, 0},
    {"MPI_Reduce_scatter_init", call_MPI_Reduce_scatter_init, 0},
    {"MPI_Reduce_scatter_init_c", call_MPI_Reduce_scatter_init_c, 0},
    {"MPI_Scan", call_MPI_Scan, 0},
    {"MPI_Scan_c", call_MPI_Scan_c, 0},
    {"MPI_Scan_init", call_MPI_Scan_init, 0},
    {"MPI_Scan_init_c", call_MPI_Scan_init_c, 0},
    {"MPI_Scatter", call_MPI_Scatter, 0},
    {"MPI_Scatter_c", call_MPI_Scatter_c, 0},
    {"MPI_Scatter_init", call_MPI_Scatter_init, 0},
    {"MPI_Scatter_init_c", call_MPI_Scatter_init_c, 0},
    {"MPI_Scatterv", call_MPI_Scatterv, 0},
    {"MPI_Scatterv_c", call_MPI_Scatterv_c, 0},
    {"MPI_Scatterv_init", call_MPI_Scatterv_init, 0},
    {"MPI_Scatterv_init_c", call_MPI_Scatterv_init_c, 0},
    {0, 0, 0}
};
