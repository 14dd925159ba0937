/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "neighborhood", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Ineighbor_allgather && !REC_HAS_MPI_Ineighbor_allgather_c
void rec_f08_mpi_ineighbor_allgather_c(void);
void rec_f08_pmpi_ineighbor_allgather_c(void);
#endif
static void call_MPI_Ineighbor_allgather_c(int profiled)
{
#if REC_HAS_MPI_Ineighbor_allgather && !REC_HAS_MPI_Ineighbor_allgather_c
    if (profiled) rec_f08_pmpi_ineighbor_allgather_c();
    else rec_f08_mpi_ineighbor_allgather_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ineighbor_allgather && !REC_HAS_MPI_Ineighbor_allgather_c
void rec_f08_mpi_ineighbor_allgather_c_refused(void);
void rec_f08_pmpi_ineighbor_allgather_c_refused(void);
#endif
static void call_MPI_Ineighbor_allgather_c_refused(int profiled)
{
#if REC_HAS_MPI_Ineighbor_allgather && !REC_HAS_MPI_Ineighbor_allgather_c
    if (profiled) rec_f08_pmpi_ineighbor_allgather_c_refused();
    else rec_f08_mpi_ineighbor_allgather_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ineighbor_allgatherv && !REC_HAS_MPI_Ineighbor_allgatherv_c
void rec_f08_mpi_ineighbor_allgatherv_c(void);
void rec_f08_pmpi_ineighbor_allgatherv_c(void);
#endif
static void call_MPI_Ineighbor_allgatherv_c(int profiled)
{
#if REC_HAS_MPI_Ineighbor_allgatherv && !REC_HAS_MPI_Ineighbor_allgatherv_c
    if (profiled) rec_f08_pmpi_ineighbor_allgatherv_c();
    else rec_f08_mpi_ineighbor_allgatherv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ineighbor_allgatherv && !REC_HAS_MPI_Ineighbor_allgatherv_c
void rec_f08_mpi_ineighbor_allgatherv_c_refused(void);
void rec_f08_pmpi_ineighbor_allgatherv_c_refused(void);
#endif
static void call_MPI_Ineighbor_allgatherv_c_refused(int profiled)
{
#if REC_HAS_MPI_Ineighbor_allgatherv && !REC_HAS_MPI_Ineighbor_allgatherv_c
    if (profiled) rec_f08_pmpi_ineighbor_allgatherv_c_refused();
    else rec_f08_mpi_ineighbor_allgatherv_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ineighbor_alltoall && !REC_HAS_MPI_Ineighbor_alltoall_c
void rec_f08_mpi_ineighbor_alltoall_c(void);
void rec_f08_pmpi_ineighbor_alltoall_c(void);
#endif
static void call_MPI_Ineighbor_alltoall_c(int profiled)
{
#if REC_HAS_MPI_Ineighbor_alltoall && !REC_HAS_MPI_Ineighbor_alltoall_c
    if (profiled) rec_f08_pmpi_ineighbor_alltoall_c();
    else rec_f08_mpi_ineighbor_alltoall_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ineighbor_alltoall && !REC_HAS_MPI_Ineighbor_alltoall_c
void rec_f08_mpi_ineighbor_alltoall_c_refused(void);
void rec_f08_pmpi_ineighbor_alltoall_c_refused(void);
#endif
static void call_MPI_Ineighbor_alltoall_c_refused(int profiled)
{
#if REC_HAS_MPI_Ineighbor_alltoall && !REC_HAS_MPI_Ineighbor_alltoall_c
    if (profiled) rec_f08_pmpi_ineighbor_alltoall_c_refused();
    else rec_f08_mpi_ineighbor_alltoall_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ineighbor_alltoallv && !REC_HAS_MPI_Ineighbor_alltoallv_c
void rec_f08_mpi_ineighbor_alltoallv_c(void);
void rec_f08_pmpi_ineighbor_alltoallv_c(void);
#endif
static void call_MPI_Ineighbor_alltoallv_c(int profiled)
{
#if REC_HAS_MPI_Ineighbor_alltoallv && !REC_HAS_MPI_Ineighbor_alltoallv_c
    if (profiled) rec_f08_pmpi_ineighbor_alltoallv_c();
    else rec_f08_mpi_ineighbor_alltoallv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ineighbor_alltoallv && !REC_HAS_MPI_Ineighbor_alltoallv_c
void rec_f08_mpi_ineighbor_alltoallv_c_refused(void);
void rec_f08_pmpi_ineighbor_alltoallv_c_refused(void);
#endif
static void call_MPI_Ineighbor_alltoallv_c_refused(int profiled)
{
#if REC_HAS_MPI_Ineighbor_alltoallv && !REC_HAS_MPI_Ineighbor_alltoallv_c
    if (profiled) rec_f08_pmpi_ineighbor_alltoallv_c_refused();
    else rec_f08_mpi_ineighbor_alltoallv_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ineighbor_alltoallw && !REC_HAS_MPI_Ineighbor_alltoallw_c
void rec_f08_mpi_ineighbor_alltoallw_c(void);
void rec_f08_pmpi_ineighbor_alltoallw_c(void);
#endif
static void call_MPI_Ineighbor_alltoallw_c(int profiled)
{
#if REC_HAS_MPI_Ineighbor_alltoallw && !REC_HAS_MPI_Ineighbor_alltoallw_c
    if (profiled) rec_f08_pmpi_ineighbor_alltoallw_c();
    else rec_f08_mpi_ineighbor_alltoallw_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ineighbor_alltoallw && !REC_HAS_MPI_Ineighbor_alltoallw_c
void rec_f08_mpi_ineighbor_alltoallw_c_refused(void);
void rec_f08_pmpi_ineighbor_alltoallw_c_refused(void);
#endif
static void call_MPI_Ineighbor_alltoallw_c_refused(int profiled)
{
#if REC_HAS_MPI_Ineighbor_alltoallw && !REC_HAS_MPI_Ineighbor_alltoallw_c
    if (profiled) rec_f08_pmpi_ineighbor_alltoallw_c_refused();
    else rec_f08_mpi_ineighbor_alltoallw_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_allgather && !REC_HAS_MPI_Neighbor_allgather_c
void rec_f08_mpi_neighbor_allgather_c(void);
void rec_f08_pmpi_neighbor_allgather_c(void);
#endif
static void call_MPI_Neighbor_allgather_c(int profiled)
{
#if REC_HAS_MPI_Neighbor_allgather && !REC_HAS_MPI_Neighbor_allgather_c
    if (profiled) rec_f08_pmpi_neighbor_allgather_c();
    else rec_f08_mpi_neighbor_allgather_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_allgather && !REC_HAS_MPI_Neighbor_allgather_c
void rec_f08_mpi_neighbor_allgather_c_refused(void);
void rec_f08_pmpi_neighbor_allgather_c_refused(void);
#endif
static void call_MPI_Neighbor_allgather_c_refused(int profiled)
{
#if REC_HAS_MPI_Neighbor_allgather && !REC_HAS_MPI_Neighbor_allgather_c
    if (profiled) rec_f08_pmpi_neighbor_allgather_c_refused();
    else rec_f08_mpi_neighbor_allgather_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_allgatherv && !REC_HAS_MPI_Neighbor_allgatherv_c
void rec_f08_mpi_neighbor_allgatherv_c(void);
void rec_f08_pmpi_neighbor_allgatherv_c(void);
#endif
static void call_MPI_Neighbor_allgatherv_c(int profiled)
{
#if REC_HAS_MPI_Neighbor_allgatherv && !REC_HAS_MPI_Neighbor_allgatherv_c
    if (profiled) rec_f08_pmpi_neighbor_allgatherv_c();
    else rec_f08_mpi_neighbor_allgatherv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_allgatherv && !REC_HAS_MPI_Neighbor_allgatherv_c
void rec_f08_mpi_neighbor_allgatherv_c_refused(void);
void rec_f08_pmpi_neighbor_allgatherv_c_refused(void);
#endif
static void call_MPI_Neighbor_allgatherv_c_refused(int profiled)
{
#if REC_HAS_MPI_Neighbor_allgatherv && !REC_HAS_MPI_Neighbor_allgatherv_c
    if (profiled) rec_f08_pmpi_neighbor_allgatherv_c_refused();
    else rec_f08_mpi_neighbor_allgatherv_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_alltoall && !REC_HAS_MPI_Neighbor_alltoall_c
void rec_f08_mpi_neighbor_alltoall_c(void);
void rec_f08_pmpi_neighbor_alltoall_c(void);
#endif
static void call_MPI_Neighbor_alltoall_c(int profiled)
{
#if REC_HAS_MPI_Neighbor_alltoall && !REC_HAS_MPI_Neighbor_alltoall_c
    if (profiled) rec_f08_pmpi_neighbor_alltoall_c();
    else rec_f08_mpi_neighbor_alltoall_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_alltoall && !REC_HAS_MPI_Neighbor_alltoall_c
void rec_f08_mpi_neighbor_alltoall_c_refused(void);
void rec_f08_pmpi_neighbor_alltoall_c_refused(void);
#endif
static void call_MPI_Neighbor_alltoall_c_refused(int profiled)
{
#if REC_HAS_MPI_Neighbor_alltoall && !REC_HAS_MPI_Neighbor_alltoall_c
    if (profiled) rec_f08_pmpi_neighbor_alltoall_c_refused();
    else rec_f08_mpi_neighbor_alltoall_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_alltoallv && !REC_HAS_MPI_Neighbor_alltoallv_c
void rec_f08_mpi_neighbor_alltoallv_c(void);
void rec_f08_pmpi_neighbor_alltoallv_c(void);
#endif
static void call_MPI_Neighbor_alltoallv_c(int profiled)
{
#if REC_HAS_MPI_Neighbor_alltoallv && !REC_HAS_MPI_Neighbor_alltoallv_c
    if (profiled) rec_f08_pmpi_neighbor_alltoallv_c();
    else rec_f08_mpi_neighbor_alltoallv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_alltoallv && !REC_HAS_MPI_Neighbor_alltoallv_c
void rec_f08_mpi_neighbor_alltoallv_c_refused(void);
void rec_f08_pmpi_neighbor_alltoallv_c_refused(void);
#endif
static void call_MPI_Neighbor_alltoallv_c_refused(int profiled)
{
#if REC_HAS_MPI_Neighbor_alltoallv && !REC_HAS_MPI_Neighbor_alltoallv_c
    if (profiled) rec_f08_pmpi_neighbor_alltoallv_c_refused();
    else rec_f08_mpi_neighbor_alltoallv_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_alltoallw && !REC_HAS_MPI_Neighbor_alltoallw_c
void rec_f08_mpi_neighbor_alltoallw_c(void);
void rec_f08_pmpi_neighbor_alltoallw_c(void);
#endif
static void call_MPI_Neighbor_alltoallw_c(int profiled)
{
#if REC_HAS_MPI_Neighbor_alltoallw && !REC_HAS_MPI_Neighbor_alltoallw_c
    if (profiled) rec_f08_pmpi_neighbor_alltoallw_c();
    else rec_f08_mpi_neighbor_alltoallw_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Neighbor_alltoallw && !REC_HAS_MPI_Neighbor_alltoallw_c
void rec_f08_mpi_neighbor_alltoallw_c_refused(void);
void rec_f08_pmpi_neighbor_alltoallw_c_refused(void);
#endif
static void call_MPI_Neighbor_alltoallw_c_refused(int profiled)
{
#if REC_HAS_MPI_Neighbor_alltoallw && !REC_HAS_MPI_Neighbor_alltoallw_c
    if (profiled) rec_f08_pmpi_neighbor_alltoallw_c_refused();
    else rec_f08_mpi_neighbor_alltoallw_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_neighborhood[] = {
    {"MPI_Ineighbor_allgather for MPI_Ineighbor_allgather_c", call_MPI_Ineighbor_allgather_c, 0},
    {"MPI_Ineighbor_allgather refused to MPI_Ineighbor_allgather_c", call_MPI_Ineighbor_allgather_c_refused, 0},
    {"MPI_Ineighbor_allgatherv for MPI_Ineighbor_allgatherv_c", call_MPI_Ineighbor_allgatherv_c, 0},
    {"MPI_Ineighbor_allgatherv refused to MPI_Ineighbor_allgatherv_c", call_MPI_Ineighbor_allgatherv_c_refused, 0},
    {"MPI_Ineighbor_alltoall for MPI_Ineighbor_alltoall_c", call_MPI_Ineighbor_alltoall_c, 0},
    {"MPI_Ineighbor_alltoall refused to MPI_Ineighbor_alltoall_c", call_MPI_Ineighbor_alltoall_c_refused, 0},
    {"MPI_Ineighbor_alltoallv for MPI_Ineighbor_alltoallv_c", call_MPI_Ineighbor_alltoallv_c, 0},
    {"MPI_Ineighbor_alltoallv refused to MPI_Ineighbor_alltoallv_c", call_MPI_Ineighbor_alltoallv_c_refused, 0},
    {"MPI_Ineighbor_alltoallw for MPI_Ineighbor_alltoallw_c", call_MPI_Ineighbor_alltoallw_c, 0},
    {"MPI_Ineighbor_alltoallw refused to MPI_Ineighbor_alltoallw_c", call_MPI_Ineighbor_alltoallw_c_refused, 0},
    {"MPI_Neighbor_allgather for MPI_Neighbor_allgather_c", call_MPI_Neighbor_allgather_c, 0},
    {"MPI_Neighbor_allgather refused to MPI_Neighbor_allgather_c", call_MPI_Neighbor_allgather_c_refused, 0},
    {"MPI_Neighbor_allgatherv for MPI_Neighbor_allgatherv_c", call_MPI_Neighbor_allgatherv_c, 0},
    {"MPI_Neighbor_allgatherv refused to MPI_Neighbor_allgatherv_c", call_MPI_Neighbor_allgatherv_c_refused, 0},
    {"MPI_Neighbor_alltoall for MPI_Neighbor_alltoall_c", call_MPI_Neighbor_alltoall_c, 0},
    {"MPI_Neighbor_alltoall refused to MPI_Neighbor_alltoall_c", call_MPI_Neighbor_alltoall_c_refused, 0},
    {"MPI_Neighbor_alltoallv for MPI_Neighbor_alltoallv_c", call_MPI_Neighbor_alltoallv_c, 0},
    {"MPI_Neighbor_alltoallv refused to MPI_Neighbor_alltoallv_c", call_MPI_Neighbor_alltoallv_c_refused, 0},
    {"MPI_Neighbor_alltoallw for MPI_Neighbor_alltoallw_c", call_MPI_Neighbor_alltoallw_c, 0},
    {"MPI_Neighbor_alltoallw refused to MPI_Neighbor_alltoallw_c", call_MPI_Neighbor_alltoallw_c_refused, 0},
    {0, 0, 0}
};
