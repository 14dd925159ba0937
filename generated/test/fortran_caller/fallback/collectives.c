/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "collectives", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Allgather && !REC_HAS_MPI_Allgather_c
void rec_f08_mpi_allgather_c(void);
void rec_f08_pmpi_allgather_c(void);
#endif
static void call_MPI_Allgather_c(int profiled)
{
#if REC_HAS_MPI_Allgather && !REC_HAS_MPI_Allgather_c
    if (profiled) rec_f08_pmpi_allgather_c();
    else rec_f08_mpi_allgather_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Allgather && !REC_HAS_MPI_Allgather_c
void rec_f08_mpi_allgather_c_refused(void);
void rec_f08_pmpi_allgather_c_refused(void);
#endif
static void call_MPI_Allgather_c_refused(int profiled)
{
#if REC_HAS_MPI_Allgather && !REC_HAS_MPI_Allgather_c
    if (profiled) rec_f08_pmpi_allgather_c_refused();
    else rec_f08_mpi_allgather_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Allgatherv && !REC_HAS_MPI_Allgatherv_c
void rec_f08_mpi_allgatherv_c(void);
void rec_f08_pmpi_allgatherv_c(void);
#endif
static void call_MPI_Allgatherv_c(int profiled)
{
#if REC_HAS_MPI_Allgatherv && !REC_HAS_MPI_Allgatherv_c
    if (profiled) rec_f08_pmpi_allgatherv_c();
    else rec_f08_mpi_allgatherv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Allgatherv && !REC_HAS_MPI_Allgatherv_c
void rec_f08_mpi_allgatherv_c_refused(void);
void rec_f08_pmpi_allgatherv_c_refused(void);
#endif
static void call_MPI_Allgatherv_c_refused(int profiled)
{
#if REC_HAS_MPI_Allgatherv && !REC_HAS_MPI_Allgatherv_c
    if (profiled) rec_f08_pmpi_allgatherv_c_refused();
    else rec_f08_mpi_allgatherv_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Allreduce && !REC_HAS_MPI_Allreduce_c
void rec_f08_mpi_allreduce_c(void);
void rec_f08_pmpi_allreduce_c(void);
#endif
static void call_MPI_Allreduce_c(int profiled)
{
#if REC_HAS_MPI_Allreduce && !REC_HAS_MPI_Allreduce_c
    if (profiled) rec_f08_pmpi_allreduce_c();
    else rec_f08_mpi_allreduce_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Allreduce && !REC_HAS_MPI_Allreduce_c
void rec_f08_mpi_allreduce_c_refused(void);
void rec_f08_pmpi_allreduce_c_refused(void);
#endif
static void call_MPI_Allreduce_c_refused(int profiled)
{
#if REC_HAS_MPI_Allreduce && !REC_HAS_MPI_Allreduce_c
    if (profiled) rec_f08_pmpi_allreduce_c_refused();
    else rec_f08_mpi_allreduce_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Alltoall && !REC_HAS_MPI_Alltoall_c
void rec_f08_mpi_alltoall_c(void);
void rec_f08_pmpi_alltoall_c(void);
#endif
static void call_MPI_Alltoall_c(int profiled)
{
#if REC_HAS_MPI_Alltoall && !REC_HAS_MPI_Alltoall_c
    if (profiled) rec_f08_pmpi_alltoall_c();
    else rec_f08_mpi_alltoall_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Alltoall && !REC_HAS_MPI_Alltoall_c
void rec_f08_mpi_alltoall_c_refused(void);
void rec_f08_pmpi_alltoall_c_refused(void);
#endif
static void call_MPI_Alltoall_c_refused(int profiled)
{
#if REC_HAS_MPI_Alltoall && !REC_HAS_MPI_Alltoall_c
    if (profiled) rec_f08_pmpi_alltoall_c_refused();
    else rec_f08_mpi_alltoall_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Alltoallv && !REC_HAS_MPI_Alltoallv_c
void rec_f08_mpi_alltoallv_c(void);
void rec_f08_pmpi_alltoallv_c(void);
#endif
static void call_MPI_Alltoallv_c(int profiled)
{
#if REC_HAS_MPI_Alltoallv && !REC_HAS_MPI_Alltoallv_c
    if (profiled) rec_f08_pmpi_alltoallv_c();
    else rec_f08_mpi_alltoallv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Alltoallv && !REC_HAS_MPI_Alltoallv_c
void rec_f08_mpi_alltoallv_c_refused(void);
void rec_f08_pmpi_alltoallv_c_refused(void);
#endif
static void call_MPI_Alltoallv_c_refused(int profiled)
{
#if REC_HAS_MPI_Alltoallv && !REC_HAS_MPI_Alltoallv_c
    if (profiled) rec_f08_pmpi_alltoallv_c_refused();
    else rec_f08_mpi_alltoallv_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Alltoallw && !REC_HAS_MPI_Alltoallw_c
void rec_f08_mpi_alltoallw_c(void);
void rec_f08_pmpi_alltoallw_c(void);
#endif
static void call_MPI_Alltoallw_c(int profiled)
{
#if REC_HAS_MPI_Alltoallw && !REC_HAS_MPI_Alltoallw_c
    if (profiled) rec_f08_pmpi_alltoallw_c();
    else rec_f08_mpi_alltoallw_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Alltoallw && !REC_HAS_MPI_Alltoallw_c
void rec_f08_mpi_alltoallw_c_refused(void);
void rec_f08_pmpi_alltoallw_c_refused(void);
#endif
static void call_MPI_Alltoallw_c_refused(int profiled)
{
#if REC_HAS_MPI_Alltoallw && !REC_HAS_MPI_Alltoallw_c
    if (profiled) rec_f08_pmpi_alltoallw_c_refused();
    else rec_f08_mpi_alltoallw_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Bcast && !REC_HAS_MPI_Bcast_c
void rec_f08_mpi_bcast_c(void);
void rec_f08_pmpi_bcast_c(void);
#endif
static void call_MPI_Bcast_c(int profiled)
{
#if REC_HAS_MPI_Bcast && !REC_HAS_MPI_Bcast_c
    if (profiled) rec_f08_pmpi_bcast_c();
    else rec_f08_mpi_bcast_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Bcast && !REC_HAS_MPI_Bcast_c
void rec_f08_mpi_bcast_c_refused(void);
void rec_f08_pmpi_bcast_c_refused(void);
#endif
static void call_MPI_Bcast_c_refused(int profiled)
{
#if REC_HAS_MPI_Bcast && !REC_HAS_MPI_Bcast_c
    if (profiled) rec_f08_pmpi_bcast_c_refused();
    else rec_f08_mpi_bcast_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Exscan && !REC_HAS_MPI_Exscan_c
void rec_f08_mpi_exscan_c(void);
void rec_f08_pmpi_exscan_c(void);
#endif
static void call_MPI_Exscan_c(int profiled)
{
#if REC_HAS_MPI_Exscan && !REC_HAS_MPI_Exscan_c
    if (profiled) rec_f08_pmpi_exscan_c();
    else rec_f08_mpi_exscan_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Exscan && !REC_HAS_MPI_Exscan_c
void rec_f08_mpi_exscan_c_refused(void);
void rec_f08_pmpi_exscan_c_refused(void);
#endif
static void call_MPI_Exscan_c_refused(int profiled)
{
#if REC_HAS_MPI_Exscan && !REC_HAS_MPI_Exscan_c
    if (profiled) rec_f08_pmpi_exscan_c_refused();
    else rec_f08_mpi_exscan_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Gather && !REC_HAS_MPI_Gather_c
void rec_f08_mpi_gather_c(void);
void rec_f08_pmpi_gather_c(void);
#endif
static void call_MPI_Gather_c(int profiled)
{
#if REC_HAS_MPI_Gather && !REC_HAS_MPI_Gather_c
    if (profiled) rec_f08_pmpi_gather_c();
    else rec_f08_mpi_gather_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Gather && !REC_HAS_MPI_Gather_c
void rec_f08_mpi_gather_c_refused(void);
void rec_f08_pmpi_gather_c_refused(void);
#endif
static void call_MPI_Gather_c_refused(int profiled)
{
#if REC_HAS_MPI_Gather && !REC_HAS_MPI_Gather_c
    if (profiled) rec_f08_pmpi_gather_c_refused();
    else rec_f08_mpi_gather_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Gatherv && !REC_HAS_MPI_Gatherv_c
void rec_f08_mpi_gatherv_c(void);
void rec_f08_pmpi_gatherv_c(void);
#endif
static void call_MPI_Gatherv_c(int profiled)
{
#if REC_HAS_MPI_Gatherv && !REC_HAS_MPI_Gatherv_c
    if (profiled) rec_f08_pmpi_gatherv_c();
    else rec_f08_mpi_gatherv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Gatherv && !REC_HAS_MPI_Gatherv_c
void rec_f08_mpi_gatherv_c_refused(void);
void rec_f08_pmpi_gatherv_c_refused(void);
#endif
static void call_MPI_Gatherv_c_refused(int profiled)
{
#if REC_HAS_MPI_Gatherv && !REC_HAS_MPI_Gatherv_c
    if (profiled) rec_f08_pmpi_gatherv_c_refused();
    else rec_f08_mpi_gatherv_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iallgather && !REC_HAS_MPI_Iallgather_c
void rec_f08_mpi_iallgather_c(void);
void rec_f08_pmpi_iallgather_c(void);
#endif
static void call_MPI_Iallgather_c(int profiled)
{
#if REC_HAS_MPI_Iallgather && !REC_HAS_MPI_Iallgather_c
    if (profiled) rec_f08_pmpi_iallgather_c();
    else rec_f08_mpi_iallgather_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iallgather && !REC_HAS_MPI_Iallgather_c
void rec_f08_mpi_iallgather_c_refused(void);
void rec_f08_pmpi_iallgather_c_refused(void);
#endif
static void call_MPI_Iallgather_c_refused(int profiled)
{
#if REC_HAS_MPI_Iallgather && !REC_HAS_MPI_Iallgather_c
    if (profiled) rec_f08_pmpi_iallgather_c_refused();
    else rec_f08_mpi_iallgather_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iallgatherv && !REC_HAS_MPI_Iallgatherv_c
void rec_f08_mpi_iallgatherv_c(void);
void rec_f08_pmpi_iallgatherv_c(void);
#endif
static void call_MPI_Iallgatherv_c(int profiled)
{
#if REC_HAS_MPI_Iallgatherv && !REC_HAS_MPI_Iallgatherv_c
    if (profiled) rec_f08_pmpi_iallgatherv_c();
    else rec_f08_mpi_iallgatherv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iallgatherv && !REC_HAS_MPI_Iallgatherv_c
void rec_f08_mpi_iallgatherv_c_refused(void);
void rec_f08_pmpi_iallgatherv_c_refused(void);
#endif
static void call_MPI_Iallgatherv_c_refused(int profiled)
{
#if REC_HAS_MPI_Iallgatherv && !REC_HAS_MPI_Iallgatherv_c
    if (profiled) rec_f08_pmpi_iallgatherv_c_refused();
    else rec_f08_mpi_iallgatherv_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iallreduce && !REC_HAS_MPI_Iallreduce_c
void rec_f08_mpi_iallreduce_c(void);
void rec_f08_pmpi_iallreduce_c(void);
#endif
static void call_MPI_Iallreduce_c(int profiled)
{
#if REC_HAS_MPI_Iallreduce && !REC_HAS_MPI_Iallreduce_c
    if (profiled) rec_f08_pmpi_iallreduce_c();
    else rec_f08_mpi_iallreduce_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iallreduce && !REC_HAS_MPI_Iallreduce_c
void rec_f08_mpi_iallreduce_c_refused(void);
void rec_f08_pmpi_iallreduce_c_refused(void);
#endif
static void call_MPI_Iallreduce_c_refused(int profiled)
{
#if REC_HAS_MPI_Iallreduce && !REC_HAS_MPI_Iallreduce_c
    if (profiled) rec_f08_pmpi_iallreduce_c_refused();
    else rec_f08_mpi_iallreduce_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ialltoall && !REC_HAS_MPI_Ialltoall_c
void rec_f08_mpi_ialltoall_c(void);
void rec_f08_pmpi_ialltoall_c(void);
#endif
static void call_MPI_Ialltoall_c(int profiled)
{
#if REC_HAS_MPI_Ialltoall && !REC_HAS_MPI_Ialltoall_c
    if (profiled) rec_f08_pmpi_ialltoall_c();
    else rec_f08_mpi_ialltoall_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ialltoall && !REC_HAS_MPI_Ialltoall_c
void rec_f08_mpi_ialltoall_c_refused(void);
void rec_f08_pmpi_ialltoall_c_refused(void);
#endif
static void call_MPI_Ialltoall_c_refused(int profiled)
{
#if REC_HAS_MPI_Ialltoall && !REC_HAS_MPI_Ialltoall_c
    if (profiled) rec_f08_pmpi_ialltoall_c_refused();
    else rec_f08_mpi_ialltoall_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ialltoallv && !REC_HAS_MPI_Ialltoallv_c
void rec_f08_mpi_ialltoallv_c(void);
void rec_f08_pmpi_ialltoallv_c(void);
#endif
static void call_MPI_Ialltoallv_c(int profiled)
{
#if REC_HAS_MPI_Ialltoallv && !REC_HAS_MPI_Ialltoallv_c
    if (profiled) rec_f08_pmpi_ialltoallv_c();
    else rec_f08_mpi_ialltoallv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ialltoallv && !REC_HAS_MPI_Ialltoallv_c
void rec_f08_mpi_ialltoallv_c_refused(void);
void rec_f08_pmpi_ialltoallv_c_refused(void);
#endif
static void call_MPI_Ialltoallv_c_refused(int profiled)
{
#if REC_HAS_MPI_Ialltoallv && !REC_HAS_MPI_Ialltoallv_c
    if (profiled) rec_f08_pmpi_ialltoallv_c_refused();
    else rec_f08_mpi_ialltoallv_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ialltoallw && !REC_HAS_MPI_Ialltoallw_c
void rec_f08_mpi_ialltoallw_c(void);
void rec_f08_pmpi_ialltoallw_c(void);
#endif
static void call_MPI_Ialltoallw_c(int profiled)
{
#if REC_HAS_MPI_Ialltoallw && !REC_HAS_MPI_Ialltoallw_c
    if (profiled) rec_f08_pmpi_ialltoallw_c();
    else rec_f08_mpi_ialltoallw_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ialltoallw && !REC_HAS_MPI_Ialltoallw_c
void rec_f08_mpi_ialltoallw_c_refused(void);
void rec_f08_pmpi_ialltoallw_c_refused(void);
#endif
static void call_MPI_Ialltoallw_c_refused(int profiled)
{
#if REC_HAS_MPI_Ialltoallw && !REC_HAS_MPI_Ialltoallw_c
    if (profiled) rec_f08_pmpi_ialltoallw_c_refused();
    else rec_f08_mpi_ialltoallw_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ibcast && !REC_HAS_MPI_Ibcast_c
void rec_f08_mpi_ibcast_c(void);
void rec_f08_pmpi_ibcast_c(void);
#endif
static void call_MPI_Ibcast_c(int profiled)
{
#if REC_HAS_MPI_Ibcast && !REC_HAS_MPI_Ibcast_c
    if (profiled) rec_f08_pmpi_ibcast_c();
    else rec_f08_mpi_ibcast_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ibcast && !REC_HAS_MPI_Ibcast_c
void rec_f08_mpi_ibcast_c_refused(void);
void rec_f08_pmpi_ibcast_c_refused(void);
#endif
static void call_MPI_Ibcast_c_refused(int profiled)
{
#if REC_HAS_MPI_Ibcast && !REC_HAS_MPI_Ibcast_c
    if (profiled) rec_f08_pmpi_ibcast_c_refused();
    else rec_f08_mpi_ibcast_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iexscan && !REC_HAS_MPI_Iexscan_c
void rec_f08_mpi_iexscan_c(void);
void rec_f08_pmpi_iexscan_c(void);
#endif
static void call_MPI_Iexscan_c(int profiled)
{
#if REC_HAS_MPI_Iexscan && !REC_HAS_MPI_Iexscan_c
    if (profiled) rec_f08_pmpi_iexscan_c();
    else rec_f08_mpi_iexscan_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iexscan && !REC_HAS_MPI_Iexscan_c
void rec_f08_mpi_iexscan_c_refused(void);
void rec_f08_pmpi_iexscan_c_refused(void);
#endif
static void call_MPI_Iexscan_c_refused(int profiled)
{
#if REC_HAS_MPI_Iexscan && !REC_HAS_MPI_Iexscan_c
    if (profiled) rec_f08_pmpi_iexscan_c_refused();
    else rec_f08_mpi_iexscan_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Igather && !REC_HAS_MPI_Igather_c
void rec_f08_mpi_igather_c(void);
void rec_f08_pmpi_igather_c(void);
#endif
static void call_MPI_Igather_c(int profiled)
{
#if REC_HAS_MPI_Igather && !REC_HAS_MPI_Igather_c
    if (profiled) rec_f08_pmpi_igather_c();
    else rec_f08_mpi_igather_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Igather && !REC_HAS_MPI_Igather_c
void rec_f08_mpi_igather_c_refused(void);
void rec_f08_pmpi_igather_c_refused(void);
#endif
static void call_MPI_Igather_c_refused(int profiled)
{
#if REC_HAS_MPI_Igather && !REC_HAS_MPI_Igather_c
    if (profiled) rec_f08_pmpi_igather_c_refused();
    else rec_f08_mpi_igather_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Igatherv && !REC_HAS_MPI_Igatherv_c
void rec_f08_mpi_igatherv_c(void);
void rec_f08_pmpi_igatherv_c(void);
#endif
static void call_MPI_Igatherv_c(int profiled)
{
#if REC_HAS_MPI_Igatherv && !REC_HAS_MPI_Igatherv_c
    if (profiled) rec_f08_pmpi_igatherv_c();
    else rec_f08_mpi_igatherv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Igatherv && !REC_HAS_MPI_Igatherv_c
void rec_f08_mpi_igatherv_c_refused(void);
void rec_f08_pmpi_igatherv_c_refused(void);
#endif
static void call_MPI_Igatherv_c_refused(int profiled)
{
#if REC_HAS_MPI_Igatherv && !REC_HAS_MPI_Igatherv_c
    if (profiled) rec_f08_pmpi_igatherv_c_refused();
    else rec_f08_mpi_igatherv_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ireduce && !REC_HAS_MPI_Ireduce_c
void rec_f08_mpi_ireduce_c(void);
void rec_f08_pmpi_ireduce_c(void);
#endif
static void call_MPI_Ireduce_c(int profiled)
{
#if REC_HAS_MPI_Ireduce && !REC_HAS_MPI_Ireduce_c
    if (profiled) rec_f08_pmpi_ireduce_c();
    else rec_f08_mpi_ireduce_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ireduce && !REC_HAS_MPI_Ireduce_c
void rec_f08_mpi_ireduce_c_refused(void);
void rec_f08_pmpi_ireduce_c_refused(void);
#endif
static void call_MPI_Ireduce_c_refused(int profiled)
{
#if REC_HAS_MPI_Ireduce && !REC_HAS_MPI_Ireduce_c
    if (profiled) rec_f08_pmpi_ireduce_c_refused();
    else rec_f08_mpi_ireduce_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ireduce_scatter_block && !REC_HAS_MPI_Ireduce_scatter_block_c
void rec_f08_mpi_ireduce_scatter_block_c(void);
void rec_f08_pmpi_ireduce_scatter_block_c(void);
#endif
static void call_MPI_Ireduce_scatter_block_c(int profiled)
{
#if REC_HAS_MPI_Ireduce_scatter_block && !REC_HAS_MPI_Ireduce_scatter_block_c
    if (profiled) rec_f08_pmpi_ireduce_scatter_block_c();
    else rec_f08_mpi_ireduce_scatter_block_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ireduce_scatter_block && !REC_HAS_MPI_Ireduce_scatter_block_c
void rec_f08_mpi_ireduce_scatter_block_c_refused(void);
void rec_f08_pmpi_ireduce_scatter_block_c_refused(void);
#endif
static void call_MPI_Ireduce_scatter_block_c_refused(int profiled)
{
#if REC_HAS_MPI_Ireduce_scatter_block && !REC_HAS_MPI_Ireduce_scatter_block_c
    if (profiled) rec_f08_pmpi_ireduce_scatter_block_c_refused();
    else rec_f08_mpi_ireduce_scatter_block_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ireduce_scatter && !REC_HAS_MPI_Ireduce_scatter_c
void rec_f08_mpi_ireduce_scatter_c(void);
void rec_f08_pmpi_ireduce_scatter_c(void);
#endif
static void call_MPI_Ireduce_scatter_c(int profiled)
{
#if REC_HAS_MPI_Ireduce_scatter && !REC_HAS_MPI_Ireduce_scatter_c
    if (profiled) rec_f08_pmpi_ireduce_scatter_c();
    else rec_f08_mpi_ireduce_scatter_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ireduce_scatter && !REC_HAS_MPI_Ireduce_scatter_c
void rec_f08_mpi_ireduce_scatter_c_refused(void);
void rec_f08_pmpi_ireduce_scatter_c_refused(void);
#endif
static void call_MPI_Ireduce_scatter_c_refused(int profiled)
{
#if REC_HAS_MPI_Ireduce_scatter && !REC_HAS_MPI_Ireduce_scatter_c
    if (profiled) rec_f08_pmpi_ireduce_scatter_c_refused();
    else rec_f08_mpi_ireduce_scatter_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iscan && !REC_HAS_MPI_Iscan_c
void rec_f08_mpi_iscan_c(void);
void rec_f08_pmpi_iscan_c(void);
#endif
static void call_MPI_Iscan_c(int profiled)
{
#if REC_HAS_MPI_Iscan && !REC_HAS_MPI_Iscan_c
    if (profiled) rec_f08_pmpi_iscan_c();
    else rec_f08_mpi_iscan_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iscan && !REC_HAS_MPI_Iscan_c
void rec_f08_mpi_iscan_c_refused(void);
void rec_f08_pmpi_iscan_c_refused(void);
#endif
static void call_MPI_Iscan_c_refused(int profiled)
{
#if REC_HAS_MPI_Iscan && !REC_HAS_MPI_Iscan_c
    if (profiled) rec_f08_pmpi_iscan_c_refused();
    else rec_f08_mpi_iscan_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iscatter && !REC_HAS_MPI_Iscatter_c
void rec_f08_mpi_iscatter_c(void);
void rec_f08_pmpi_iscatter_c(void);
#endif
static void call_MPI_Iscatter_c(int profiled)
{
#if REC_HAS_MPI_Iscatter && !REC_HAS_MPI_Iscatter_c
    if (profiled) rec_f08_pmpi_iscatter_c();
    else rec_f08_mpi_iscatter_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iscatter && !REC_HAS_MPI_Iscatter_c
void rec_f08_mpi_iscatter_c_refused(void);
void rec_f08_pmpi_iscatter_c_refused(void);
#endif
static void call_MPI_Iscatter_c_refused(int profiled)
{
#if REC_HAS_MPI_Iscatter && !REC_HAS_MPI_Iscatter_c
    if (profiled) rec_f08_pmpi_iscatter_c_refused();
    else rec_f08_mpi_iscatter_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iscatterv && !REC_HAS_MPI_Iscatterv_c
void rec_f08_mpi_iscatterv_c(void);
void rec_f08_pmpi_iscatterv_c(void);
#endif
static void call_MPI_Iscatterv_c(int profiled)
{
#if REC_HAS_MPI_Iscatterv && !REC_HAS_MPI_Iscatterv_c
    if (profiled) rec_f08_pmpi_iscatterv_c();
    else rec_f08_mpi_iscatterv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iscatterv && !REC_HAS_MPI_Iscatterv_c
void rec_f08_mpi_iscatterv_c_refused(void);
void rec_f08_pmpi_iscatterv_c_refused(void);
#endif
static void call_MPI_Iscatterv_c_refused(int profiled)
{
#if REC_HAS_MPI_Iscatterv && !REC_HAS_MPI_Iscatterv_c
    if (profiled) rec_f08_pmpi_iscatterv_c_refused();
    else rec_f08_mpi_iscatterv_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Op_create && !REC_HAS_MPI_Op_create_c
void rec_f08_mpi_op_create_c(void);
void rec_f08_pmpi_op_create_c(void);
#endif
static void call_MPI_Op_create_c(int profiled)
{
#if REC_HAS_MPI_Op_create && !REC_HAS_MPI_Op_create_c
    if (profiled) rec_f08_pmpi_op_create_c();
    else rec_f08_mpi_op_create_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Reduce && !REC_HAS_MPI_Reduce_c
void rec_f08_mpi_reduce_c(void);
void rec_f08_pmpi_reduce_c(void);
#endif
static void call_MPI_Reduce_c(int profiled)
{
#if REC_HAS_MPI_Reduce && !REC_HAS_MPI_Reduce_c
    if (profiled) rec_f08_pmpi_reduce_c();
    else rec_f08_mpi_reduce_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Reduce && !REC_HAS_MPI_Reduce_c
void rec_f08_mpi_reduce_c_refused(void);
void rec_f08_pmpi_reduce_c_refused(void);
#endif
static void call_MPI_Reduce_c_refused(int profiled)
{
#if REC_HAS_MPI_Reduce && !REC_HAS_MPI_Reduce_c
    if (profiled) rec_f08_pmpi_reduce_c_refused();
    else rec_f08_mpi_reduce_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Reduce_local && !REC_HAS_MPI_Reduce_local_c
void rec_f08_mpi_reduce_local_c(void);
void rec_f08_pmpi_reduce_local_c(void);
#endif
static void call_MPI_Reduce_local_c(int profiled)
{
#if REC_HAS_MPI_Reduce_local && !REC_HAS_MPI_Reduce_local_c
    if (profiled) rec_f08_pmpi_reduce_local_c();
    else rec_f08_mpi_reduce_local_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Reduce_local && !REC_HAS_MPI_Reduce_local_c
void rec_f08_mpi_reduce_local_c_refused(void);
void rec_f08_pmpi_reduce_local_c_refused(void);
#endif
static void call_MPI_Reduce_local_c_refused(int profiled)
{
#if REC_HAS_MPI_Reduce_local && !REC_HAS_MPI_Reduce_local_c
    if (profiled) rec_f08_pmpi_reduce_local_c_refused();
    else rec_f08_mpi_reduce_local_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Reduce_scatter_block && !REC_HAS_MPI_Reduce_scatter_block_c
void rec_f08_mpi_reduce_scatter_block_c(void);
void rec_f08_pmpi_reduce_scatter_block_c(void);
#endif
static void call_MPI_Reduce_scatter_block_c(int profiled)
{
#if REC_HAS_MPI_Reduce_scatter_block && !REC_HAS_MPI_Reduce_scatter_block_c
    if (profiled) rec_f08_pmpi_reduce_scatter_block_c();
    else rec_f08_mpi_reduce_scatter_block_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Reduce_scatter_block && !REC_HAS_MPI_Reduce_scatter_block_c
void rec_f08_mpi_reduce_scatter_block_c_refused(void);
void rec_f08_pmpi_reduce_scatter_block_c_refused(void);
#endif
static void call_MPI_Reduce_scatter_block_c_refused(int profiled)
{
#if REC_HAS_MPI_Reduce_scatter_block && !REC_HAS_MPI_Reduce_scatter_block_c
    if (profiled) rec_f08_pmpi_reduce_scatter_block_c_refused();
    else rec_f08_mpi_reduce_scatter_block_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Reduce_scatter && !REC_HAS_MPI_Reduce_scatter_c
void rec_f08_mpi_reduce_scatter_c(void);
void rec_f08_pmpi_reduce_scatter_c(void);
#endif
static void call_MPI_Reduce_scatter_c(int profiled)
{
#if REC_HAS_MPI_Reduce_scatter && !REC_HAS_MPI_Reduce_scatter_c
    if (profiled) rec_f08_pmpi_reduce_scatter_c();
    else rec_f08_mpi_reduce_scatter_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Reduce_scatter && !REC_HAS_MPI_Reduce_scatter_c
void rec_f08_mpi_reduce_scatter_c_refused(void);
void rec_f08_pmpi_reduce_scatter_c_refused(void);
#endif
static void call_MPI_Reduce_scatter_c_refused(int profiled)
{
#if REC_HAS_MPI_Reduce_scatter && !REC_HAS_MPI_Reduce_scatter_c
    if (profiled) rec_f08_pmpi_reduce_scatter_c_refused();
    else rec_f08_mpi_reduce_scatter_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Scan && !REC_HAS_MPI_Scan_c
void rec_f08_mpi_scan_c(void);
void rec_f08_pmpi_scan_c(void);
#endif
static void call_MPI_Scan_c(int profiled)
{
#if REC_HAS_MPI_Scan && !REC_HAS_MPI_Scan_c
    if (profiled) rec_f08_pmpi_scan_c();
    else rec_f08_mpi_scan_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Scan && !REC_HAS_MPI_Scan_c
void rec_f08_mpi_scan_c_refused(void);
void rec_f08_pmpi_scan_c_refused(void);
#endif
static void call_MPI_Scan_c_refused(int profiled)
{
#if REC_HAS_MPI_Scan && !REC_HAS_MPI_Scan_c
    if (profiled) rec_f08_pmpi_scan_c_refused();
    else rec_f08_mpi_scan_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Scatter && !REC_HAS_MPI_Scatter_c
void rec_f08_mpi_scatter_c(void);
void rec_f08_pmpi_scatter_c(void);
#endif
static void call_MPI_Scatter_c(int profiled)
{
#if REC_HAS_MPI_Scatter && !REC_HAS_MPI_Scatter_c
    if (profiled) rec_f08_pmpi_scatter_c();
    else rec_f08_mpi_scatter_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Scatter && !REC_HAS_MPI_Scatter_c
void rec_f08_mpi_scatter_c_refused(void);
void rec_f08_pmpi_scatter_c_refused(void);
#endif
static void call_MPI_Scatter_c_refused(int profiled)
{
#if REC_HAS_MPI_Scatter && !REC_HAS_MPI_Scatter_c
    if (profiled) rec_f08_pmpi_scatter_c_refused();
    else rec_f08_mpi_scatter_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Scatterv && !REC_HAS_MPI_Scatterv_c
void rec_f08_mpi_scatterv_c(void);
void rec_f08_pmpi_scatterv_c(void);
#endif
static void call_MPI_Scatterv_c(int profiled)
{
#if REC_HAS_MPI_Scatterv && !REC_HAS_MPI_Scatterv_c
    if (profiled) rec_f08_pmpi_scatterv_c();
    else rec_f08_mpi_scatterv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Scatterv && !REC_HAS_MPI_Scatterv_c
void rec_f08_mpi_scatterv_c_refused(void);
void rec_f08_pmpi_scatterv_c_refused(void);
#endif
static void call_MPI_Scatterv_c_refused(int profiled)
{
#if REC_HAS_MPI_Scatterv && !REC_HAS_MPI_Scatterv_c
    if (profiled) rec_f08_pmpi_scatterv_c_refused();
    else rec_f08_mpi_scatterv_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_collectives[] = {
    {"MPI_Allgather for MPI_Allgather_c", call_MPI_Allgather_c, 0},
    {"MPI_Allgather refused to MPI_Allgather_c", call_MPI_Allgather_c_refused, 0},
    {"MPI_Allgatherv for MPI_Allgatherv_c", call_MPI_Allgatherv_c, 0},
    {"MPI_Allgatherv refused to MPI_Allgatherv_c", call_MPI_Allgatherv_c_refused, 0},
    {"MPI_Allreduce for MPI_Allreduce_c", call_MPI_Allreduce_c, 0},
    {"MPI_Allreduce refused to MPI_Allreduce_c", call_MPI_Allreduce_c_refused, 0},
    {"MPI_Alltoall for MPI_Alltoall_c", call_MPI_Alltoall_c, 0},
    {"MPI_Alltoall refused to MPI_Alltoall_c", call_MPI_Alltoall_c_refused, 0},
    {"MPI_Alltoallv for MPI_Alltoallv_c", call_MPI_Alltoallv_c, 0},
    {"MPI_Alltoallv refused to MPI_Alltoallv_c", call_MPI_Alltoallv_c_refused, 0},
    {"MPI_Alltoallw for MPI_Alltoallw_c", call_MPI_Alltoallw_c, 0},
    {"MPI_Alltoallw refused to MPI_Alltoallw_c", call_MPI_Alltoallw_c_refused, 0},
    {"MPI_Bcast for MPI_Bcast_c", call_MPI_Bcast_c, 0},
    {"MPI_Bcast refused to MPI_Bcast_c", call_MPI_Bcast_c_refused, 0},
    {"MPI_Exscan for MPI_Exscan_c", call_MPI_Exscan_c, 0},
    {"MPI_Exscan refused to MPI_Exscan_c", call_MPI_Exscan_c_refused, 0},
    {"MPI_Gather for MPI_Gather_c", call_MPI_Gather_c, 0},
    {"MPI_Gather refused to MPI_Gather_c", call_MPI_Gather_c_refused, 0},
    {"MPI_Gatherv for MPI_Gatherv_c", call_MPI_Gatherv_c, 0},
    {"MPI_Gatherv refused to MPI_Gatherv_c", call_MPI_Gatherv_c_refused, 0},
    {"MPI_Iallgather for MPI_Iallgather_c", call_MPI_Iallgather_c, 0},
    {"MPI_Iallgather refused to MPI_Iallgather_c", call_MPI_Iallgather_c_refused, 0},
    {"MPI_Iallgatherv for MPI_Iallgatherv_c", call_MPI_Iallgatherv_c, 0},
    {"MPI_Iallgatherv refused to MPI_Iallgatherv_c", call_MPI_Iallgatherv_c_refused, 0},
    {"MPI_Iallreduce for MPI_Iallreduce_c", call_MPI_Iallreduce_c, 0},
    {"MPI_Iallreduce refused to MPI_Iallreduce_c", call_MPI_Iallreduce_c_refused, 0},
    {"MPI_Ialltoall for MPI_Ialltoall_c", call_MPI_Ialltoall_c, 0},
    {"MPI_Ialltoall refused to MPI_Ialltoall_c", call_MPI_Ialltoall_c_refused, 0},
    {"MPI_Ialltoallv for MPI_Ialltoallv_c", call_MPI_Ialltoallv_c, 0},
    {"MPI_Ialltoallv refused to MPI_Ialltoallv_c", call_MPI_Ialltoallv_c_refused, 0},
    {"MPI_Ialltoallw for MPI_Ialltoallw_c", call_MPI_Ialltoallw_c, 0},
    {"MPI_Ialltoallw refused to MPI_Ialltoallw_c", call_MPI_Ialltoallw_c_refused, 0},
    {"MPI_Ibcast for MPI_Ibcast_c", call_MPI_Ibcast_c, 0},
    {"MPI_Ibcast refused to MPI_Ibcast_c", call_MPI_Ibcast_c_refused, 0},
    {"MPI_Iexscan for MPI_Iexscan_c", call_MPI_Iexscan_c, 0},
    {"MPI_Iexscan refused to MPI_Iexscan_c", call_MPI_Iexscan_c_refused, 0},
    {"MPI_Igather for MPI_Igather_c", call_MPI_Igather_c, 0},
    {"MPI_Igather refused to MPI_Igather_c", call_MPI_Igather_c_refused, 0},
    {"MPI_Igatherv for MPI_Igatherv_c", call_MPI_Igatherv_c, 0},
    {"MPI_Igatherv refused to MPI_Igatherv_c", call_MPI_Igatherv_c_refused, 0},
    {"MPI_Ireduce for MPI_Ireduce_c", call_MPI_Ireduce_c, 0},
    {"MPI_Ireduce refused to MPI_Ireduce_c", call_MPI_Ireduce_c_refused, 0},
    {"MPI_Ireduce_scatter_block for MPI_Ireduce_scatter_block_c", call_MPI_Ireduce_scatter_block_c, 0},
    {"MPI_Ireduce_scatter_block refused to MPI_Ireduce_scatter_block_c", call_MPI_Ireduce_scatter_block_c_refused, 0},
    {"MPI_Ireduce_scatter for MPI_Ireduce_scatter_c", call_MPI_Ireduce_scatter_c, 0},
    {"MPI_Ireduce_scatter refused to MPI_Ireduce_scatter_c", call_MPI_Ireduce_scatter_c_refused, 0},
    {"MPI_Iscan for MPI_Iscan_c", call_MPI_Iscan_c, 0},
    {"MPI_Iscan refused to MPI_Iscan_c", call_MPI_Iscan_c_refused, 0},
    {"MPI_Iscatter for MPI_Iscatter_c", call_MPI_Iscatter_c, 0},
    {"MPI_Iscatter refused to MPI_Iscatter_c", call_MPI_Iscatter_c_refused, 0},
    {"MPI_Iscatterv for MPI_Iscatterv_c", call_MPI_Iscatterv_c, 0},
    {"MPI_Iscatterv refused to MPI_Iscatterv_c", call_MPI_Iscatterv_c_refused, 0},
    {"MPI_Op_create for MPI_Op_create_c", call_MPI_Op_create_c, 0},
    {"MPI_Reduce for MPI_Reduce_c", call_MPI_Reduce_c, 0},
    {"MPI_Reduce refused to MPI_Reduce_c", call_MPI_Reduce_c_refused, 0},
    {"MPI_Reduce_local for MPI_Reduce_local_c", call_MPI_Reduce_local_c, 0},
    {"MPI_Reduce_local refused to MPI_Reduce_local_c", call_MPI_Reduce_local_c_refused, 0},
    {"MPI_Reduce_scatter_block for MPI_Reduce_scatter_block_c", call_MPI_Reduce_scatter_block_c, 0},
    {"MPI_Reduce_scatter_block refused to MPI_Reduce_scatter_block_c", call_MPI_Reduce_scatter_block_c_refused, 0},
    {"MPI_Reduce_scatter for MPI_Reduce_scatter_c", call_MPI_Reduce_scatter_c, 0},
    {"MPI_Reduce_scatter refused to MPI_Reduce_scatter_c", call_MPI_Reduce_scatter_c_refused, 0},
    {"MPI_Scan for MPI_Scan_c", call_MPI_Scan_c, 0},
    {"MPI_Scan refused to MPI_Scan_c", call_MPI_Scan_c_refused, 0},
    {"MPI_Scatter for MPI_Scatter_c", call_MPI_Scatter_c, 0},
    {"MPI_Scatter refused to MPI_Scatter_c", call_MPI_Scatter_c_refused, 0},
    {"MPI_Scatterv for MPI_Scatterv_c", call_MPI_Scatterv_c, 0},
    {"MPI_Scatterv refused to MPI_Scatterv_c", call_MPI_Scatterv_c_refused, 0},
    {0, 0, 0}
};
