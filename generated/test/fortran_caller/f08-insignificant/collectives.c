/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/test/fortran_caller/special.c.j2. */
/* The callers with special arguments of the chapter "collectives", for the program that compares. */
#include "recorder.h"
#include "bnd_has.h"

#if REC_HAS_MPI_Bcast
void rec_mpi_bcast_root(int profiled);
#else
static void rec_mpi_bcast_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Bcast_c
void rec_mpi_bcast_c_root(int profiled);
#else
static void rec_mpi_bcast_c_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Bcast_init
void rec_mpi_bcast_init_root(int profiled);
#else
static void rec_mpi_bcast_init_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Bcast_init_c
void rec_mpi_bcast_init_c_root(int profiled);
#else
static void rec_mpi_bcast_init_c_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Exscan
void rec_mpi_exscan_rank(int profiled);
#else
static void rec_mpi_exscan_rank(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Exscan_c
void rec_mpi_exscan_c_rank(int profiled);
#else
static void rec_mpi_exscan_c_rank(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Exscan_init
void rec_mpi_exscan_init_rank(int profiled);
#else
static void rec_mpi_exscan_init_rank(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Exscan_init_c
void rec_mpi_exscan_init_c_rank(int profiled);
#else
static void rec_mpi_exscan_init_c_rank(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gather
void rec_mpi_gather_elsewhere(int profiled);
#else
static void rec_mpi_gather_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gather
void rec_mpi_gather_root(int profiled);
#else
static void rec_mpi_gather_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gather_c
void rec_mpi_gather_c_elsewhere(int profiled);
#else
static void rec_mpi_gather_c_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gather_c
void rec_mpi_gather_c_root(int profiled);
#else
static void rec_mpi_gather_c_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gather_init
void rec_mpi_gather_init_elsewhere(int profiled);
#else
static void rec_mpi_gather_init_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gather_init
void rec_mpi_gather_init_root(int profiled);
#else
static void rec_mpi_gather_init_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gather_init_c
void rec_mpi_gather_init_c_elsewhere(int profiled);
#else
static void rec_mpi_gather_init_c_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gather_init_c
void rec_mpi_gather_init_c_root(int profiled);
#else
static void rec_mpi_gather_init_c_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gatherv
void rec_mpi_gatherv_elsewhere(int profiled);
#else
static void rec_mpi_gatherv_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gatherv
void rec_mpi_gatherv_root(int profiled);
#else
static void rec_mpi_gatherv_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gatherv_c
void rec_mpi_gatherv_c_elsewhere(int profiled);
#else
static void rec_mpi_gatherv_c_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gatherv_c
void rec_mpi_gatherv_c_root(int profiled);
#else
static void rec_mpi_gatherv_c_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gatherv_init
void rec_mpi_gatherv_init_elsewhere(int profiled);
#else
static void rec_mpi_gatherv_init_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gatherv_init
void rec_mpi_gatherv_init_root(int profiled);
#else
static void rec_mpi_gatherv_init_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gatherv_init_c
void rec_mpi_gatherv_init_c_elsewhere(int profiled);
#else
static void rec_mpi_gatherv_init_c_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Gatherv_init_c
void rec_mpi_gatherv_init_c_root(int profiled);
#else
static void rec_mpi_gatherv_init_c_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ibcast
void rec_mpi_ibcast_root(int profiled);
#else
static void rec_mpi_ibcast_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ibcast_c
void rec_mpi_ibcast_c_root(int profiled);
#else
static void rec_mpi_ibcast_c_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iexscan
void rec_mpi_iexscan_rank(int profiled);
#else
static void rec_mpi_iexscan_rank(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iexscan_c
void rec_mpi_iexscan_c_rank(int profiled);
#else
static void rec_mpi_iexscan_c_rank(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Igather
void rec_mpi_igather_elsewhere(int profiled);
#else
static void rec_mpi_igather_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Igather
void rec_mpi_igather_root(int profiled);
#else
static void rec_mpi_igather_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Igather_c
void rec_mpi_igather_c_elsewhere(int profiled);
#else
static void rec_mpi_igather_c_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Igather_c
void rec_mpi_igather_c_root(int profiled);
#else
static void rec_mpi_igather_c_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Igatherv
void rec_mpi_igatherv_elsewhere(int profiled);
#else
static void rec_mpi_igatherv_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Igatherv
void rec_mpi_igatherv_root(int profiled);
#else
static void rec_mpi_igatherv_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Igatherv_c
void rec_mpi_igatherv_c_elsewhere(int profiled);
#else
static void rec_mpi_igatherv_c_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Igatherv_c
void rec_mpi_igatherv_c_root(int profiled);
#else
static void rec_mpi_igatherv_c_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ireduce
void rec_mpi_ireduce_elsewhere(int profiled);
#else
static void rec_mpi_ireduce_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ireduce
void rec_mpi_ireduce_root(int profiled);
#else
static void rec_mpi_ireduce_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ireduce_c
void rec_mpi_ireduce_c_elsewhere(int profiled);
#else
static void rec_mpi_ireduce_c_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ireduce_c
void rec_mpi_ireduce_c_root(int profiled);
#else
static void rec_mpi_ireduce_c_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iscatter
void rec_mpi_iscatter_elsewhere(int profiled);
#else
static void rec_mpi_iscatter_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iscatter
void rec_mpi_iscatter_root(int profiled);
#else
static void rec_mpi_iscatter_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iscatter_c
void rec_mpi_iscatter_c_elsewhere(int profiled);
#else
static void rec_mpi_iscatter_c_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iscatter_c
void rec_mpi_iscatter_c_root(int profiled);
#else
static void rec_mpi_iscatter_c_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iscatterv
void rec_mpi_iscatterv_elsewhere(int profiled);
#else
static void rec_mpi_iscatterv_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iscatterv
void rec_mpi_iscatterv_root(int profiled);
#else
static void rec_mpi_iscatterv_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iscatterv_c
void rec_mpi_iscatterv_c_elsewhere(int profiled);
#else
static void rec_mpi_iscatterv_c_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iscatterv_c
void rec_mpi_iscatterv_c_root(int profiled);
#else
static void rec_mpi_iscatterv_c_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce
void rec_mpi_reduce_elsewhere(int profiled);
#else
static void rec_mpi_reduce_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce
void rec_mpi_reduce_root(int profiled);
#else
static void rec_mpi_reduce_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce_c
void rec_mpi_reduce_c_elsewhere(int profiled);
#else
static void rec_mpi_reduce_c_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce_c
void rec_mpi_reduce_c_root(int profiled);
#else
static void rec_mpi_reduce_c_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce_init
void rec_mpi_reduce_init_elsewhere(int profiled);
#else
static void rec_mpi_reduce_init_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce_init
void rec_mpi_reduce_init_root(int profiled);
#else
static void rec_mpi_reduce_init_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce_init_c
void rec_mpi_reduce_init_c_elsewhere(int profiled);
#else
static void rec_mpi_reduce_init_c_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Reduce_init_c
void rec_mpi_reduce_init_c_root(int profiled);
#else
static void rec_mpi_reduce_init_c_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatter
void rec_mpi_scatter_elsewhere(int profiled);
#else
static void rec_mpi_scatter_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatter
void rec_mpi_scatter_root(int profiled);
#else
static void rec_mpi_scatter_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatter_c
void rec_mpi_scatter_c_elsewhere(int profiled);
#else
static void rec_mpi_scatter_c_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatter_c
void rec_mpi_scatter_c_root(int profiled);
#else
static void rec_mpi_scatter_c_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatter_init
void rec_mpi_scatter_init_elsewhere(int profiled);
#else
static void rec_mpi_scatter_init_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatter_init
void rec_mpi_scatter_init_root(int profiled);
#else
static void rec_mpi_scatter_init_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatter_init_c
void rec_mpi_scatter_init_c_elsewhere(int profiled);
#else
static void rec_mpi_scatter_init_c_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatter_init_c
void rec_mpi_scatter_init_c_root(int profiled);
#else
static void rec_mpi_scatter_init_c_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatterv
void rec_mpi_scatterv_elsewhere(int profiled);
#else
static void rec_mpi_scatterv_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatterv
void rec_mpi_scatterv_root(int profiled);
#else
static void rec_mpi_scatterv_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatterv_c
void rec_mpi_scatterv_c_elsewhere(int profiled);
#else
static void rec_mpi_scatterv_c_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatterv_c
void rec_mpi_scatterv_c_root(int profiled);
#else
static void rec_mpi_scatterv_c_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatterv_init
void rec_mpi_scatterv_init_elsewhere(int profiled);
#else
static void rec_mpi_scatterv_init_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatterv_init
void rec_mpi_scatterv_init_root(int profiled);
#else
static void rec_mpi_scatterv_init_root(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatterv_init_c
void rec_mpi_scatterv_init_c_elsewhere(int profiled);
#else
static void rec_mpi_scatterv_init_c_elsewhere(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Scatterv_init_c
void rec_mpi_scatterv_init_c_root(int profiled);
#else
static void rec_mpi_scatterv_init_c_root(int profiled) { (void)profiled; rec_missing(); }
#endif

const struct rec_caller rec_callers_collectives[] = {
    {"MPI_Bcast/insignificant/root", rec_mpi_bcast_root, 0},
    {"MPI_Bcast_c/insignificant/root", rec_mpi_bcast_c_root, 0},
    {"MPI_Bcast_init/insignificant/root", rec_mpi_bcast_init_root, 0},
    {"MPI_Bcast_init_c/insignificant/root", rec_mpi_bcast_init_c_root, 0},
    {"MPI_Exscan/insignificant/rank", rec_mpi_exscan_rank, 0},
    {"MPI_Exscan_c/insignificant/rank", rec_mpi_exscan_c_rank, 0},
    {"MPI_Exscan_init/insignificant/rank", rec_mpi_exscan_init_rank, 0},
    {"MPI_Exscan_init_c/insignificant/rank", rec_mpi_exscan_init_c_rank, 0},
    {"MPI_Gather/insignificant/elsewhere", rec_mpi_gather_elsewhere, 0},
    {"MPI_Gather/insignificant/root", rec_mpi_gather_root, 0},
    {"MPI_Gather_c/insignificant/elsewhere", rec_mpi_gather_c_elsewhere, 0},
    {"MPI_Gather_c/insignificant/root", rec_mpi_gather_c_root, 0},
    {"MPI_Gather_init/insignificant/elsewhere", rec_mpi_gather_init_elsewhere, 0},
    {"MPI_Gather_init/insignificant/root", rec_mpi_gather_init_root, 0},
    {"MPI_Gather_init_c/insignificant/elsewhere", rec_mpi_gather_init_c_elsewhere, 0},
    {"MPI_Gather_init_c/insignificant/root", rec_mpi_gather_init_c_root, 0},
    {"MPI_Gatherv/insignificant/elsewhere", rec_mpi_gatherv_elsewhere, 0},
    {"MPI_Gatherv/insignificant/root", rec_mpi_gatherv_root, 0},
    {"MPI_Gatherv_c/insignificant/elsewhere", rec_mpi_gatherv_c_elsewhere, 0},
    {"MPI_Gatherv_c/insignificant/root", rec_mpi_gatherv_c_root, 0},
    {"MPI_Gatherv_init/insignificant/elsewhere", rec_mpi_gatherv_init_elsewhere, 0},
    {"MPI_Gatherv_init/insignificant/root", rec_mpi_gatherv_init_root, 0},
    {"MPI_Gatherv_init_c/insignificant/elsewhere", rec_mpi_gatherv_init_c_elsewhere, 0},
    {"MPI_Gatherv_init_c/insignificant/root", rec_mpi_gatherv_init_c_root, 0},
    {"MPI_Ibcast/insignificant/root", rec_mpi_ibcast_root, 0},
    {"MPI_Ibcast_c/insignificant/root", rec_mpi_ibcast_c_root, 0},
    {"MPI_Iexscan/insignificant/rank", rec_mpi_iexscan_rank, 0},
    {"MPI_Iexscan_c/insignificant/rank", rec_mpi_iexscan_c_rank, 0},
    {"MPI_Igather/insignificant/elsewhere", rec_mpi_igather_elsewhere, 0},
    {"MPI_Igather/insignificant/root", rec_mpi_igather_root, 0},
    {"MPI_Igather_c/insignificant/elsewhere", rec_mpi_igather_c_elsewhere, 0},
    {"MPI_Igather_c/insignificant/root", rec_mpi_igather_c_root, 0},
    {"MPI_Igatherv/insignificant/elsewhere", rec_mpi_igatherv_elsewhere, 0},
    {"MPI_Igatherv/insignificant/root", rec_mpi_igatherv_root, 0},
    {"MPI_Igatherv_c/insignificant/elsewhere", rec_mpi_igatherv_c_elsewhere, 0},
    {"MPI_Igatherv_c/insignificant/root", rec_mpi_igatherv_c_root, 0},
    {"MPI_Ireduce/insignificant/elsewhere", rec_mpi_ireduce_elsewhere, 0},
    {"MPI_Ireduce/insignificant/root", rec_mpi_ireduce_root, 0},
    {"MPI_Ireduce_c/insignificant/elsewhere", rec_mpi_ireduce_c_elsewhere, 0},
    {"MPI_Ireduce_c/insignificant/root", rec_mpi_ireduce_c_root, 0},
    {"MPI_Iscatter/insignificant/elsewhere", rec_mpi_iscatter_elsewhere, 0},
    {"MPI_Iscatter/insignificant/root", rec_mpi_iscatter_root, 0},
    {"MPI_Iscatter_c/insignificant/elsewhere", rec_mpi_iscatter_c_elsewhere, 0},
    {"MPI_Iscatter_c/insignificant/root", rec_mpi_iscatter_c_root, 0},
    {"MPI_Iscatterv/insignificant/elsewhere", rec_mpi_iscatterv_elsewhere, 0},
    {"MPI_Iscatterv/insignificant/root", rec_mpi_iscatterv_root, 0},
    {"MPI_Iscatterv_c/insignificant/elsewhere", rec_mpi_iscatterv_c_elsewhere, 0},
    {"MPI_Iscatterv_c/insignificant/root", rec_mpi_iscatterv_c_root, 0},
    {"MPI_Reduce/insignificant/elsewhere", rec_mpi_reduce_elsewhere, 0},
    {"MPI_Reduce/insignificant/root", rec_mpi_reduce_root, 0},
    {"MPI_Reduce_c/insignificant/elsewhere", rec_mpi_reduce_c_elsewhere, 0},
    {"MPI_Reduce_c/insignificant/root", rec_mpi_reduce_c_root, 0},
    {"MPI_Reduce_init/insignificant/elsewhere", rec_mpi_reduce_init_elsewhere, 0},
    {"MPI_Reduce_init/insignificant/root", rec_mpi_reduce_init_root, 0},
    {"MPI_Reduce_init_c/insignificant/elsewhere", rec_mpi_reduce_init_c_elsewhere, 0},
    {"MPI_Reduce_init_c/insignificant/root", rec_mpi_reduce_init_c_root, 0},
    {"MPI_Scatter/insignificant/elsewhere", rec_mpi_scatter_elsewhere, 0},
    {"MPI_Scatter/insignificant/root", rec_mpi_scatter_root, 0},
    {"MPI_Scatter_c/insignificant/elsewhere", rec_mpi_scatter_c_elsewhere, 0},
    {"MPI_Scatter_c/insignificant/root", rec_mpi_scatter_c_root, 0},
    {"MPI_Scatter_init/insignificant/elsewhere", rec_mpi_scatter_init_elsewhere, 0},
    {"MPI_Scatter_init/insignificant/root", rec_mpi_scatter_init_root, 0},
    {"MPI_Scatter_init_c/insignificant/elsewhere", rec_mpi_scatter_init_c_elsewhere, 0},
    {"MPI_Scatter_init_c/insignificant/root", rec_mpi_scatter_init_c_root, 0},
    {"MPI_Scatterv/insignificant/elsewhere", rec_mpi_scatterv_elsewhere, 0},
    {"MPI_Scatterv/insignificant/root", rec_mpi_scatterv_root, 0},
    {"MPI_Scatterv_c/insignificant/elsewhere", rec_mpi_scatterv_c_elsewhere, 0},
    {"MPI_Scatterv_c/insignificant/root", rec_mpi_scatterv_c_root, 0},
    {"MPI_Scatterv_init/insignificant/elsewhere", rec_mpi_scatterv_init_elsewhere, 0},
    {"MPI_Scatterv_init/insignificant/root", rec_mpi_scatterv_init_root, 0},
    {"MPI_Scatterv_init_c/insignificant/elsewhere", rec_mpi_scatterv_init_c_elsewhere, 0},
    {"MPI_Scatterv_init_c/insignificant/root", rec_mpi_scatterv_init_c_root, 0},
    {0, 0, 0}
};
