/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/test/fortran_caller/special.c.j2. */
/* The callers with special arguments of the chapter "collectives", for the program that compares. */
#include "recorder.h"
#include "bnd_has.h"

#if REC_HAS_MPI_Allgather && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_allgather_1_bottom(int profiled);
#else
static void rec_mpi_allgather_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Allgather && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_allgather_1_in_place(int profiled);
#else
static void rec_mpi_allgather_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Allgather && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_allgather_4_bottom(int profiled);
#else
static void rec_mpi_allgather_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Allgather_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_allgather_init_1_bottom(int profiled);
#else
static void rec_mpi_allgather_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Allgather_init && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_allgather_init_1_in_place(int profiled);
#else
static void rec_mpi_allgather_init_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Allgather_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_allgather_init_4_bottom(int profiled);
#else
static void rec_mpi_allgather_init_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Allgatherv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_allgatherv_1_bottom(int profiled);
#else
static void rec_mpi_allgatherv_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Allgatherv && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_allgatherv_1_in_place(int profiled);
#else
static void rec_mpi_allgatherv_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Allgatherv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_allgatherv_4_bottom(int profiled);
#else
static void rec_mpi_allgatherv_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Allgatherv_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_allgatherv_init_1_bottom(int profiled);
#else
static void rec_mpi_allgatherv_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Allgatherv_init && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_allgatherv_init_1_in_place(int profiled);
#else
static void rec_mpi_allgatherv_init_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Allgatherv_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_allgatherv_init_4_bottom(int profiled);
#else
static void rec_mpi_allgatherv_init_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Allreduce && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_allreduce_1_bottom(int profiled);
#else
static void rec_mpi_allreduce_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Allreduce && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_allreduce_1_in_place(int profiled);
#else
static void rec_mpi_allreduce_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Allreduce && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_allreduce_2_bottom(int profiled);
#else
static void rec_mpi_allreduce_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Allreduce_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_allreduce_init_1_bottom(int profiled);
#else
static void rec_mpi_allreduce_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Allreduce_init && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_allreduce_init_1_in_place(int profiled);
#else
static void rec_mpi_allreduce_init_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Allreduce_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_allreduce_init_2_bottom(int profiled);
#else
static void rec_mpi_allreduce_init_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Alltoall && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_alltoall_1_bottom(int profiled);
#else
static void rec_mpi_alltoall_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Alltoall && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_alltoall_1_in_place(int profiled);
#else
static void rec_mpi_alltoall_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Alltoall && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_alltoall_4_bottom(int profiled);
#else
static void rec_mpi_alltoall_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Alltoall_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_alltoall_init_1_bottom(int profiled);
#else
static void rec_mpi_alltoall_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Alltoall_init && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_alltoall_init_1_in_place(int profiled);
#else
static void rec_mpi_alltoall_init_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Alltoall_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_alltoall_init_4_bottom(int profiled);
#else
static void rec_mpi_alltoall_init_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Alltoallv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_alltoallv_1_bottom(int profiled);
#else
static void rec_mpi_alltoallv_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Alltoallv && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_alltoallv_1_in_place(int profiled);
#else
static void rec_mpi_alltoallv_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Alltoallv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_alltoallv_5_bottom(int profiled);
#else
static void rec_mpi_alltoallv_5_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Alltoallv_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_alltoallv_init_1_bottom(int profiled);
#else
static void rec_mpi_alltoallv_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Alltoallv_init && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_alltoallv_init_1_in_place(int profiled);
#else
static void rec_mpi_alltoallv_init_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Alltoallv_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_alltoallv_init_5_bottom(int profiled);
#else
static void rec_mpi_alltoallv_init_5_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Alltoallw && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_alltoallw_1_bottom(int profiled);
#else
static void rec_mpi_alltoallw_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Alltoallw && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_alltoallw_1_in_place(int profiled);
#else
static void rec_mpi_alltoallw_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Alltoallw && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_alltoallw_5_bottom(int profiled);
#else
static void rec_mpi_alltoallw_5_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Alltoallw_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_alltoallw_init_1_bottom(int profiled);
#else
static void rec_mpi_alltoallw_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Alltoallw_init && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_alltoallw_init_1_in_place(int profiled);
#else
static void rec_mpi_alltoallw_init_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Alltoallw_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_alltoallw_init_5_bottom(int profiled);
#else
static void rec_mpi_alltoallw_init_5_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Bcast && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_bcast_1_bottom(int profiled);
#else
static void rec_mpi_bcast_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Bcast_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_bcast_init_1_bottom(int profiled);
#else
static void rec_mpi_bcast_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Exscan && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_exscan_1_bottom(int profiled);
#else
static void rec_mpi_exscan_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Exscan && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_exscan_1_in_place(int profiled);
#else
static void rec_mpi_exscan_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Exscan && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_exscan_2_bottom(int profiled);
#else
static void rec_mpi_exscan_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Exscan_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_exscan_init_1_bottom(int profiled);
#else
static void rec_mpi_exscan_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Exscan_init && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_exscan_init_1_in_place(int profiled);
#else
static void rec_mpi_exscan_init_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Exscan_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_exscan_init_2_bottom(int profiled);
#else
static void rec_mpi_exscan_init_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gather && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_gather_1_bottom(int profiled);
#else
static void rec_mpi_gather_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gather && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_gather_1_in_place(int profiled);
#else
static void rec_mpi_gather_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gather && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_gather_4_bottom(int profiled);
#else
static void rec_mpi_gather_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gather_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_gather_init_1_bottom(int profiled);
#else
static void rec_mpi_gather_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gather_init && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_gather_init_1_in_place(int profiled);
#else
static void rec_mpi_gather_init_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gather_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_gather_init_4_bottom(int profiled);
#else
static void rec_mpi_gather_init_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gatherv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_gatherv_1_bottom(int profiled);
#else
static void rec_mpi_gatherv_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gatherv && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_gatherv_1_in_place(int profiled);
#else
static void rec_mpi_gatherv_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gatherv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_gatherv_4_bottom(int profiled);
#else
static void rec_mpi_gatherv_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gatherv_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_gatherv_init_1_bottom(int profiled);
#else
static void rec_mpi_gatherv_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gatherv_init && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_gatherv_init_1_in_place(int profiled);
#else
static void rec_mpi_gatherv_init_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gatherv_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_gatherv_init_4_bottom(int profiled);
#else
static void rec_mpi_gatherv_init_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iallgather && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_iallgather_1_bottom(int profiled);
#else
static void rec_mpi_iallgather_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iallgather && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_iallgather_1_in_place(int profiled);
#else
static void rec_mpi_iallgather_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iallgather && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_iallgather_4_bottom(int profiled);
#else
static void rec_mpi_iallgather_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iallgatherv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_iallgatherv_1_bottom(int profiled);
#else
static void rec_mpi_iallgatherv_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iallgatherv && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_iallgatherv_1_in_place(int profiled);
#else
static void rec_mpi_iallgatherv_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iallgatherv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_iallgatherv_4_bottom(int profiled);
#else
static void rec_mpi_iallgatherv_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iallreduce && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_iallreduce_1_bottom(int profiled);
#else
static void rec_mpi_iallreduce_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iallreduce && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_iallreduce_1_in_place(int profiled);
#else
static void rec_mpi_iallreduce_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iallreduce && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_iallreduce_2_bottom(int profiled);
#else
static void rec_mpi_iallreduce_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ialltoall && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ialltoall_1_bottom(int profiled);
#else
static void rec_mpi_ialltoall_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ialltoall && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_ialltoall_1_in_place(int profiled);
#else
static void rec_mpi_ialltoall_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ialltoall && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ialltoall_4_bottom(int profiled);
#else
static void rec_mpi_ialltoall_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ialltoallv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ialltoallv_1_bottom(int profiled);
#else
static void rec_mpi_ialltoallv_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ialltoallv && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_ialltoallv_1_in_place(int profiled);
#else
static void rec_mpi_ialltoallv_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ialltoallv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ialltoallv_5_bottom(int profiled);
#else
static void rec_mpi_ialltoallv_5_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ialltoallw && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ialltoallw_1_bottom(int profiled);
#else
static void rec_mpi_ialltoallw_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ialltoallw && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_ialltoallw_1_in_place(int profiled);
#else
static void rec_mpi_ialltoallw_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ialltoallw && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ialltoallw_5_bottom(int profiled);
#else
static void rec_mpi_ialltoallw_5_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ibcast && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ibcast_1_bottom(int profiled);
#else
static void rec_mpi_ibcast_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iexscan && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_iexscan_1_bottom(int profiled);
#else
static void rec_mpi_iexscan_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iexscan && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_iexscan_1_in_place(int profiled);
#else
static void rec_mpi_iexscan_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iexscan && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_iexscan_2_bottom(int profiled);
#else
static void rec_mpi_iexscan_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Igather && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_igather_1_bottom(int profiled);
#else
static void rec_mpi_igather_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Igather && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_igather_1_in_place(int profiled);
#else
static void rec_mpi_igather_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Igather && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_igather_4_bottom(int profiled);
#else
static void rec_mpi_igather_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Igatherv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_igatherv_1_bottom(int profiled);
#else
static void rec_mpi_igatherv_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Igatherv && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_igatherv_1_in_place(int profiled);
#else
static void rec_mpi_igatherv_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Igatherv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_igatherv_4_bottom(int profiled);
#else
static void rec_mpi_igatherv_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ireduce && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ireduce_1_bottom(int profiled);
#else
static void rec_mpi_ireduce_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ireduce && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_ireduce_1_in_place(int profiled);
#else
static void rec_mpi_ireduce_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ireduce && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ireduce_2_bottom(int profiled);
#else
static void rec_mpi_ireduce_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ireduce_scatter && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ireduce_scatter_1_bottom(int profiled);
#else
static void rec_mpi_ireduce_scatter_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ireduce_scatter && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_ireduce_scatter_1_in_place(int profiled);
#else
static void rec_mpi_ireduce_scatter_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ireduce_scatter && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ireduce_scatter_2_bottom(int profiled);
#else
static void rec_mpi_ireduce_scatter_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ireduce_scatter_block && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ireduce_scatter_block_1_bottom(int profiled);
#else
static void rec_mpi_ireduce_scatter_block_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ireduce_scatter_block && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_ireduce_scatter_block_1_in_place(int profiled);
#else
static void rec_mpi_ireduce_scatter_block_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ireduce_scatter_block && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ireduce_scatter_block_2_bottom(int profiled);
#else
static void rec_mpi_ireduce_scatter_block_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iscan && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_iscan_1_bottom(int profiled);
#else
static void rec_mpi_iscan_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iscan && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_iscan_1_in_place(int profiled);
#else
static void rec_mpi_iscan_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iscan && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_iscan_2_bottom(int profiled);
#else
static void rec_mpi_iscan_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iscatter && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_iscatter_1_bottom(int profiled);
#else
static void rec_mpi_iscatter_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iscatter && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_iscatter_4_bottom(int profiled);
#else
static void rec_mpi_iscatter_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iscatter && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_iscatter_4_in_place(int profiled);
#else
static void rec_mpi_iscatter_4_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iscatterv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_iscatterv_1_bottom(int profiled);
#else
static void rec_mpi_iscatterv_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iscatterv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_iscatterv_5_bottom(int profiled);
#else
static void rec_mpi_iscatterv_5_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iscatterv && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_iscatterv_5_in_place(int profiled);
#else
static void rec_mpi_iscatterv_5_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_reduce_1_bottom(int profiled);
#else
static void rec_mpi_reduce_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_reduce_1_in_place(int profiled);
#else
static void rec_mpi_reduce_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_reduce_2_bottom(int profiled);
#else
static void rec_mpi_reduce_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_reduce_init_1_bottom(int profiled);
#else
static void rec_mpi_reduce_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce_init && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_reduce_init_1_in_place(int profiled);
#else
static void rec_mpi_reduce_init_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_reduce_init_2_bottom(int profiled);
#else
static void rec_mpi_reduce_init_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce_local && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_reduce_local_1_bottom(int profiled);
#else
static void rec_mpi_reduce_local_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce_local && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_reduce_local_2_bottom(int profiled);
#else
static void rec_mpi_reduce_local_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce_scatter && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_reduce_scatter_1_bottom(int profiled);
#else
static void rec_mpi_reduce_scatter_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce_scatter && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_reduce_scatter_1_in_place(int profiled);
#else
static void rec_mpi_reduce_scatter_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce_scatter && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_reduce_scatter_2_bottom(int profiled);
#else
static void rec_mpi_reduce_scatter_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce_scatter_block && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_reduce_scatter_block_1_bottom(int profiled);
#else
static void rec_mpi_reduce_scatter_block_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce_scatter_block && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_reduce_scatter_block_1_in_place(int profiled);
#else
static void rec_mpi_reduce_scatter_block_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce_scatter_block && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_reduce_scatter_block_2_bottom(int profiled);
#else
static void rec_mpi_reduce_scatter_block_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce_scatter_block_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_reduce_scatter_block_init_1_bottom(int profiled);
#else
static void rec_mpi_reduce_scatter_block_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce_scatter_block_init && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_reduce_scatter_block_init_1_in_place(int profiled);
#else
static void rec_mpi_reduce_scatter_block_init_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce_scatter_block_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_reduce_scatter_block_init_2_bottom(int profiled);
#else
static void rec_mpi_reduce_scatter_block_init_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce_scatter_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_reduce_scatter_init_1_bottom(int profiled);
#else
static void rec_mpi_reduce_scatter_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce_scatter_init && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_reduce_scatter_init_1_in_place(int profiled);
#else
static void rec_mpi_reduce_scatter_init_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce_scatter_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_reduce_scatter_init_2_bottom(int profiled);
#else
static void rec_mpi_reduce_scatter_init_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scan && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_scan_1_bottom(int profiled);
#else
static void rec_mpi_scan_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scan && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_scan_1_in_place(int profiled);
#else
static void rec_mpi_scan_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scan && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_scan_2_bottom(int profiled);
#else
static void rec_mpi_scan_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scan_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_scan_init_1_bottom(int profiled);
#else
static void rec_mpi_scan_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scan_init && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_scan_init_1_in_place(int profiled);
#else
static void rec_mpi_scan_init_1_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scan_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_scan_init_2_bottom(int profiled);
#else
static void rec_mpi_scan_init_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatter && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_scatter_1_bottom(int profiled);
#else
static void rec_mpi_scatter_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatter && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_scatter_4_bottom(int profiled);
#else
static void rec_mpi_scatter_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatter && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_scatter_4_in_place(int profiled);
#else
static void rec_mpi_scatter_4_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatter_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_scatter_init_1_bottom(int profiled);
#else
static void rec_mpi_scatter_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatter_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_scatter_init_4_bottom(int profiled);
#else
static void rec_mpi_scatter_init_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatter_init && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_scatter_init_4_in_place(int profiled);
#else
static void rec_mpi_scatter_init_4_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatterv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_scatterv_1_bottom(int profiled);
#else
static void rec_mpi_scatterv_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatterv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_scatterv_5_bottom(int profiled);
#else
static void rec_mpi_scatterv_5_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatterv && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_scatterv_5_in_place(int profiled);
#else
static void rec_mpi_scatterv_5_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatterv_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_scatterv_init_1_bottom(int profiled);
#else
static void rec_mpi_scatterv_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatterv_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_scatterv_init_5_bottom(int profiled);
#else
static void rec_mpi_scatterv_init_5_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatterv_init && defined(BND_HAS_MPI_IN_PLACE)
void rec_mpi_scatterv_init_5_in_place(int profiled);
#else
static void rec_mpi_scatterv_init_5_in_place(int profiled) { (void)profiled; rec_missing(); }
#endif

const struct rec_caller rec_callers_collectives[] = {
    {"MPI_Allgather/sendbuf/MPI_BOTTOM", rec_mpi_allgather_1_bottom, 0},
    {"MPI_Allgather/sendbuf/MPI_IN_PLACE", rec_mpi_allgather_1_in_place, 0},
    {"MPI_Allgather/recvbuf/MPI_BOTTOM", rec_mpi_allgather_4_bottom, 0},
    {"MPI_Allgather_init/sendbuf/MPI_BOTTOM", rec_mpi_allgather_init_1_bottom, 0},
    {"MPI_Allgather_init/sendbuf/MPI_IN_PLACE", rec_mpi_allgather_init_1_in_place, 0},
    {"MPI_Allgather_init/recvbuf/MPI_BOTTOM", rec_mpi_allgather_init_4_bottom, 0},
    {"MPI_Allgatherv/sendbuf/MPI_BOTTOM", rec_mpi_allgatherv_1_bottom, 0},
    {"MPI_Allgatherv/sendbuf/MPI_IN_PLACE", rec_mpi_allgatherv_1_in_place, 0},
    {"MPI_Allgatherv/recvbuf/MPI_BOTTOM", rec_mpi_allgatherv_4_bottom, 0},
    {"MPI_Allgatherv_init/sendbuf/MPI_BOTTOM", rec_mpi_allgatherv_init_1_bottom, 0},
    {"MPI_Allgatherv_init/sendbuf/MPI_IN_PLACE", rec_mpi_allgatherv_init_1_in_place, 0},
    {"MPI_Allgatherv_init/recvbuf/MPI_BOTTOM", rec_mpi_allgatherv_init_4_bottom, 0},
    {"MPI_Allreduce/sendbuf/MPI_BOTTOM", rec_mpi_allreduce_1_bottom, 0},
    {"MPI_Allreduce/sendbuf/MPI_IN_PLACE", rec_mpi_allreduce_1_in_place, 0},
    {"MPI_Allreduce/recvbuf/MPI_BOTTOM", rec_mpi_allreduce_2_bottom, 0},
    {"MPI_Allreduce_init/sendbuf/MPI_BOTTOM", rec_mpi_allreduce_init_1_bottom, 0},
    {"MPI_Allreduce_init/sendbuf/MPI_IN_PLACE", rec_mpi_allreduce_init_1_in_place, 0},
    {"MPI_Allreduce_init/recvbuf/MPI_BOTTOM", rec_mpi_allreduce_init_2_bottom, 0},
    {"MPI_Alltoall/sendbuf/MPI_BOTTOM", rec_mpi_alltoall_1_bottom, 0},
    {"MPI_Alltoall/sendbuf/MPI_IN_PLACE", rec_mpi_alltoall_1_in_place, 0},
    {"MPI_Alltoall/recvbuf/MPI_BOTTOM", rec_mpi_alltoall_4_bottom, 0},
    {"MPI_Alltoall_init/sendbuf/MPI_BOTTOM", rec_mpi_alltoall_init_1_bottom, 0},
    {"MPI_Alltoall_init/sendbuf/MPI_IN_PLACE", rec_mpi_alltoall_init_1_in_place, 0},
    {"MPI_Alltoall_init/recvbuf/MPI_BOTTOM", rec_mpi_alltoall_init_4_bottom, 0},
    {"MPI_Alltoallv/sendbuf/MPI_BOTTOM", rec_mpi_alltoallv_1_bottom, 0},
    {"MPI_Alltoallv/sendbuf/MPI_IN_PLACE", rec_mpi_alltoallv_1_in_place, 0},
    {"MPI_Alltoallv/recvbuf/MPI_BOTTOM", rec_mpi_alltoallv_5_bottom, 0},
    {"MPI_Alltoallv_init/sendbuf/MPI_BOTTOM", rec_mpi_alltoallv_init_1_bottom, 0},
    {"MPI_Alltoallv_init/sendbuf/MPI_IN_PLACE", rec_mpi_alltoallv_init_1_in_place, 0},
    {"MPI_Alltoallv_init/recvbuf/MPI_BOTTOM", rec_mpi_alltoallv_init_5_bottom, 0},
    {"MPI_Alltoallw/sendbuf/MPI_BOTTOM", rec_mpi_alltoallw_1_bottom, 0},
    {"MPI_Alltoallw/sendbuf/MPI_IN_PLACE", rec_mpi_alltoallw_1_in_place, 0},
    {"MPI_Alltoallw/recvbuf/MPI_BOTTOM", rec_mpi_alltoallw_5_bottom, 0},
    {"MPI_Alltoallw_init/sendbuf/MPI_BOTTOM", rec_mpi_alltoallw_init_1_bottom, 0},
    {"MPI_Alltoallw_init/sendbuf/MPI_IN_PLACE", rec_mpi_alltoallw_init_1_in_place, 0},
    {"MPI_Alltoallw_init/recvbuf/MPI_BOTTOM", rec_mpi_alltoallw_init_5_bottom, 0},
    {"MPI_Bcast/buffer/MPI_BOTTOM", rec_mpi_bcast_1_bottom, 0},
    {"MPI_Bcast_init/buffer/MPI_BOTTOM", rec_mpi_bcast_init_1_bottom, 0},
    {"MPI_Exscan/sendbuf/MPI_BOTTOM", rec_mpi_exscan_1_bottom, 0},
    {"MPI_Exscan/sendbuf/MPI_IN_PLACE", rec_mpi_exscan_1_in_place, 0},
    {"MPI_Exscan/recvbuf/MPI_BOTTOM", rec_mpi_exscan_2_bottom, 0},
    {"MPI_Exscan_init/sendbuf/MPI_BOTTOM", rec_mpi_exscan_init_1_bottom, 0},
    {"MPI_Exscan_init/sendbuf/MPI_IN_PLACE", rec_mpi_exscan_init_1_in_place, 0},
    {"MPI_Exscan_init/recvbuf/MPI_BOTTOM", rec_mpi_exscan_init_2_bottom, 0},
    {"MPI_Gather/sendbuf/MPI_BOTTOM", rec_mpi_gather_1_bottom, 0},
    {"MPI_Gather/sendbuf/MPI_IN_PLACE", rec_mpi_gather_1_in_place, 0},
    {"MPI_Gather/recvbuf/MPI_BOTTOM", rec_mpi_gather_4_bottom, 0},
    {"MPI_Gather_init/sendbuf/MPI_BOTTOM", rec_mpi_gather_init_1_bottom, 0},
    {"MPI_Gather_init/sendbuf/MPI_IN_PLACE", rec_mpi_gather_init_1_in_place, 0},
    {"MPI_Gather_init/recvbuf/MPI_BOTTOM", rec_mpi_gather_init_4_bottom, 0},
    {"MPI_Gatherv/sendbuf/MPI_BOTTOM", rec_mpi_gatherv_1_bottom, 0},
    {"MPI_Gatherv/sendbuf/MPI_IN_PLACE", rec_mpi_gatherv_1_in_place, 0},
    {"MPI_Gatherv/recvbuf/MPI_BOTTOM", rec_mpi_gatherv_4_bottom, 0},
    {"MPI_Gatherv_init/sendbuf/MPI_BOTTOM", rec_mpi_gatherv_init_1_bottom, 0},
    {"MPI_Gatherv_init/sendbuf/MPI_IN_PLACE", rec_mpi_gatherv_init_1_in_place, 0},
    {"MPI_Gatherv_init/recvbuf/MPI_BOTTOM", rec_mpi_gatherv_init_4_bottom, 0},
    {"MPI_Iallgather/sendbuf/MPI_BOTTOM", rec_mpi_iallgather_1_bottom, 0},
    {"MPI_Iallgather/sendbuf/MPI_IN_PLACE", rec_mpi_iallgather_1_in_place, 0},
    {"MPI_Iallgather/recvbuf/MPI_BOTTOM", rec_mpi_iallgather_4_bottom, 0},
    {"MPI_Iallgatherv/sendbuf/MPI_BOTTOM", rec_mpi_iallgatherv_1_bottom, 0},
    {"MPI_Iallgatherv/sendbuf/MPI_IN_PLACE", rec_mpi_iallgatherv_1_in_place, 0},
    {"MPI_Iallgatherv/recvbuf/MPI_BOTTOM", rec_mpi_iallgatherv_4_bottom, 0},
    {"MPI_Iallreduce/sendbuf/MPI_BOTTOM", rec_mpi_iallreduce_1_bottom, 0},
    {"MPI_Iallreduce/sendbuf/MPI_IN_PLACE", rec_mpi_iallreduce_1_in_place, 0},
    {"MPI_Iallreduce/recvbuf/MPI_BOTTOM", rec_mpi_iallreduce_2_bottom, 0},
    {"MPI_Ialltoall/sendbuf/MPI_BOTTOM", rec_mpi_ialltoall_1_bottom, 0},
    {"MPI_Ialltoall/sendbuf/MPI_IN_PLACE", rec_mpi_ialltoall_1_in_place, 0},
    {"MPI_Ialltoall/recvbuf/MPI_BOTTOM", rec_mpi_ialltoall_4_bottom, 0},
    {"MPI_Ialltoallv/sendbuf/MPI_BOTTOM", rec_mpi_ialltoallv_1_bottom, 0},
    {"MPI_Ialltoallv/sendbuf/MPI_IN_PLACE", rec_mpi_ialltoallv_1_in_place, 0},
    {"MPI_Ialltoallv/recvbuf/MPI_BOTTOM", rec_mpi_ialltoallv_5_bottom, 0},
    {"MPI_Ialltoallw/sendbuf/MPI_BOTTOM", rec_mpi_ialltoallw_1_bottom, 0},
    {"MPI_Ialltoallw/sendbuf/MPI_IN_PLACE", rec_mpi_ialltoallw_1_in_place, 0},
    {"MPI_Ialltoallw/recvbuf/MPI_BOTTOM", rec_mpi_ialltoallw_5_bottom, 0},
    {"MPI_Ibcast/buffer/MPI_BOTTOM", rec_mpi_ibcast_1_bottom, 0},
    {"MPI_Iexscan/sendbuf/MPI_BOTTOM", rec_mpi_iexscan_1_bottom, 0},
    {"MPI_Iexscan/sendbuf/MPI_IN_PLACE", rec_mpi_iexscan_1_in_place, 0},
    {"MPI_Iexscan/recvbuf/MPI_BOTTOM", rec_mpi_iexscan_2_bottom, 0},
    {"MPI_Igather/sendbuf/MPI_BOTTOM", rec_mpi_igather_1_bottom, 0},
    {"MPI_Igather/sendbuf/MPI_IN_PLACE", rec_mpi_igather_1_in_place, 0},
    {"MPI_Igather/recvbuf/MPI_BOTTOM", rec_mpi_igather_4_bottom, 0},
    {"MPI_Igatherv/sendbuf/MPI_BOTTOM", rec_mpi_igatherv_1_bottom, 0},
    {"MPI_Igatherv/sendbuf/MPI_IN_PLACE", rec_mpi_igatherv_1_in_place, 0},
    {"MPI_Igatherv/recvbuf/MPI_BOTTOM", rec_mpi_igatherv_4_bottom, 0},
    {"MPI_Ireduce/sendbuf/MPI_BOTTOM", rec_mpi_ireduce_1_bottom, 0},
    {"MPI_Ireduce/sendbuf/MPI_IN_PLACE", rec_mpi_ireduce_1_in_place, 0},
    {"MPI_Ireduce/recvbuf/MPI_BOTTOM", rec_mpi_ireduce_2_bottom, 0},
    {"MPI_Ireduce_scatter/sendbuf/MPI_BOTTOM", rec_mpi_ireduce_scatter_1_bottom, 0},
    {"MPI_Ireduce_scatter/sendbuf/MPI_IN_PLACE", rec_mpi_ireduce_scatter_1_in_place, 0},
    {"MPI_Ireduce_scatter/recvbuf/MPI_BOTTOM", rec_mpi_ireduce_scatter_2_bottom, 0},
    {"MPI_Ireduce_scatter_block/sendbuf/MPI_BOTTOM", rec_mpi_ireduce_scatter_block_1_bottom, 0},
    {"MPI_Ireduce_scatter_block/sendbuf/MPI_IN_PLACE", rec_mpi_ireduce_scatter_block_1_in_place, 0},
    {"MPI_Ireduce_scatter_block/recvbuf/MPI_BOTTOM", rec_mpi_ireduce_scatter_block_2_bottom, 0},
    {"MPI_Iscan/sendbuf/MPI_BOTTOM", rec_mpi_iscan_1_bottom, 0},
    {"MPI_Iscan/sendbuf/MPI_IN_PLACE", rec_mpi_iscan_1_in_place, 0},
    {"MPI_Iscan/recvbuf/MPI_BOTTOM", rec_mpi_iscan_2_bottom, 0},
    {"MPI_Iscatter/sendbuf/MPI_BOTTOM", rec_mpi_iscatter_1_bottom, 0},
    {"MPI_Iscatter/recvbuf/MPI_BOTTOM", rec_mpi_iscatter_4_bottom, 0},
    {"MPI_Iscatter/recvbuf/MPI_IN_PLACE", rec_mpi_iscatter_4_in_place, 0},
    {"MPI_Iscatterv/sendbuf/MPI_BOTTOM", rec_mpi_iscatterv_1_bottom, 0},
    {"MPI_Iscatterv/recvbuf/MPI_BOTTOM", rec_mpi_iscatterv_5_bottom, 0},
    {"MPI_Iscatterv/recvbuf/MPI_IN_PLACE", rec_mpi_iscatterv_5_in_place, 0},
    {"MPI_Reduce/sendbuf/MPI_BOTTOM", rec_mpi_reduce_1_bottom, 0},
    {"MPI_Reduce/sendbuf/MPI_IN_PLACE", rec_mpi_reduce_1_in_place, 0},
    {"MPI_Reduce/recvbuf/MPI_BOTTOM", rec_mpi_reduce_2_bottom, 0},
    {"MPI_Reduce_init/sendbuf/MPI_BOTTOM", rec_mpi_reduce_init_1_bottom, 0},
    {"MPI_Reduce_init/sendbuf/MPI_IN_PLACE", rec_mpi_reduce_init_1_in_place, 0},
    {"MPI_Reduce_init/recvbuf/MPI_BOTTOM", rec_mpi_reduce_init_2_bottom, 0},
    {"MPI_Reduce_local/inbuf/MPI_BOTTOM", rec_mpi_reduce_local_1_bottom, 0},
    {"MPI_Reduce_local/inoutbuf/MPI_BOTTOM", rec_mpi_reduce_local_2_bottom, 0},
    {"MPI_Reduce_scatter/sendbuf/MPI_BOTTOM", rec_mpi_reduce_scatter_1_bottom, 0},
    {"MPI_Reduce_scatter/sendbuf/MPI_IN_PLACE", rec_mpi_reduce_scatter_1_in_place, 0},
    {"MPI_Reduce_scatter/recvbuf/MPI_BOTTOM", rec_mpi_reduce_scatter_2_bottom, 0},
    {"MPI_Reduce_scatter_block/sendbuf/MPI_BOTTOM", rec_mpi_reduce_scatter_block_1_bottom, 0},
    {"MPI_Reduce_scatter_block/sendbuf/MPI_IN_PLACE", rec_mpi_reduce_scatter_block_1_in_place, 0},
    {"MPI_Reduce_scatter_block/recvbuf/MPI_BOTTOM", rec_mpi_reduce_scatter_block_2_bottom, 0},
    {"MPI_Reduce_scatter_block_init/sendbuf/MPI_BOTTOM", rec_mpi_reduce_scatter_block_init_1_bottom, 0},
    {"MPI_Reduce_scatter_block_init/sendbuf/MPI_IN_PLACE", rec_mpi_reduce_scatter_block_init_1_in_place, 0},
    {"MPI_Reduce_scatter_block_init/recvbuf/MPI_BOTTOM", rec_mpi_reduce_scatter_block_init_2_bottom, 0},
    {"MPI_Reduce_scatter_init/sendbuf/MPI_BOTTOM", rec_mpi_reduce_scatter_init_1_bottom, 0},
    {"MPI_Reduce_scatter_init/sendbuf/MPI_IN_PLACE", rec_mpi_reduce_scatter_init_1_in_place, 0},
    {"MPI_Reduce_scatter_init/recvbuf/MPI_BOTTOM", rec_mpi_reduce_scatter_init_2_bottom, 0},
    {"MPI_Scan/sendbuf/MPI_BOTTOM", rec_mpi_scan_1_bottom, 0},
    {"MPI_Scan/sendbuf/MPI_IN_PLACE", rec_mpi_scan_1_in_place, 0},
    {"MPI_Scan/recvbuf/MPI_BOTTOM", rec_mpi_scan_2_bottom, 0},
    {"MPI_Scan_init/sendbuf/MPI_BOTTOM", rec_mpi_scan_init_1_bottom, 0},
    {"MPI_Scan_init/sendbuf/MPI_IN_PLACE", rec_mpi_scan_init_1_in_place, 0},
    {"MPI_Scan_init/recvbuf/MPI_BOTTOM", rec_mpi_scan_init_2_bottom, 0},
    {"MPI_Scatter/sendbuf/MPI_BOTTOM", rec_mpi_scatter_1_bottom, 0},
    {"MPI_Scatter/recvbuf/MPI_BOTTOM", rec_mpi_scatter_4_bottom, 0},
    {"MPI_Scatter/recvbuf/MPI_IN_PLACE", rec_mpi_scatter_4_in_place, 0},
    {"MPI_Scatter_init/sendbuf/MPI_BOTTOM", rec_mpi_scatter_init_1_bottom, 0},
    {"MPI_Scatter_init/recvbuf/MPI_BOTTOM", rec_mpi_scatter_init_4_bottom, 0},
    {"MPI_Scatter_init/recvbuf/MPI_IN_PLACE", rec_mpi_scatter_init_4_in_place, 0},
    {"MPI_Scatterv/sendbuf/MPI_BOTTOM", rec_mpi_scatterv_1_bottom, 0},
    {"MPI_Scatterv/recvbuf/MPI_BOTTOM", rec_mpi_scatterv_5_bottom, 0},
    {"MPI_Scatterv/recvbuf/MPI_IN_PLACE", rec_mpi_scatterv_5_in_place, 0},
    {"MPI_Scatterv_init/sendbuf/MPI_BOTTOM", rec_mpi_scatterv_init_1_bottom, 0},
    {"MPI_Scatterv_init/recvbuf/MPI_BOTTOM", rec_mpi_scatterv_init_5_bottom, 0},
    {"MPI_Scatterv_init/recvbuf/MPI_IN_PLACE", rec_mpi_scatterv_init_5_in_place, 0},
    {0, 0, 0}
};
