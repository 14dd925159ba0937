/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml through templates/test/fortran_caller/special.c.j2. */
/* The callers with special arguments of the chapter "neighborhood", for the program that compares. */
#include "recorder.h"
#include "bnd_has.h"

#if REC_HAS_MPI_Ineighbor_allgather && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ineighbor_allgather_1_bottom(int profiled);
#else
static void rec_mpi_ineighbor_allgather_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ineighbor_allgather && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ineighbor_allgather_4_bottom(int profiled);
#else
static void rec_mpi_ineighbor_allgather_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ineighbor_allgatherv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ineighbor_allgatherv_1_bottom(int profiled);
#else
static void rec_mpi_ineighbor_allgatherv_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ineighbor_allgatherv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ineighbor_allgatherv_4_bottom(int profiled);
#else
static void rec_mpi_ineighbor_allgatherv_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ineighbor_alltoall && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ineighbor_alltoall_1_bottom(int profiled);
#else
static void rec_mpi_ineighbor_alltoall_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ineighbor_alltoall && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ineighbor_alltoall_4_bottom(int profiled);
#else
static void rec_mpi_ineighbor_alltoall_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ineighbor_alltoallv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ineighbor_alltoallv_1_bottom(int profiled);
#else
static void rec_mpi_ineighbor_alltoallv_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ineighbor_alltoallv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ineighbor_alltoallv_5_bottom(int profiled);
#else
static void rec_mpi_ineighbor_alltoallv_5_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ineighbor_alltoallw && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ineighbor_alltoallw_1_bottom(int profiled);
#else
static void rec_mpi_ineighbor_alltoallw_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ineighbor_alltoallw && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ineighbor_alltoallw_5_bottom(int profiled);
#else
static void rec_mpi_ineighbor_alltoallw_5_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_allgather && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_neighbor_allgather_1_bottom(int profiled);
#else
static void rec_mpi_neighbor_allgather_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_allgather && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_neighbor_allgather_4_bottom(int profiled);
#else
static void rec_mpi_neighbor_allgather_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_allgather_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_neighbor_allgather_init_1_bottom(int profiled);
#else
static void rec_mpi_neighbor_allgather_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_allgather_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_neighbor_allgather_init_4_bottom(int profiled);
#else
static void rec_mpi_neighbor_allgather_init_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_allgatherv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_neighbor_allgatherv_1_bottom(int profiled);
#else
static void rec_mpi_neighbor_allgatherv_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_allgatherv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_neighbor_allgatherv_4_bottom(int profiled);
#else
static void rec_mpi_neighbor_allgatherv_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_allgatherv_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_neighbor_allgatherv_init_1_bottom(int profiled);
#else
static void rec_mpi_neighbor_allgatherv_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_allgatherv_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_neighbor_allgatherv_init_4_bottom(int profiled);
#else
static void rec_mpi_neighbor_allgatherv_init_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_alltoall && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_neighbor_alltoall_1_bottom(int profiled);
#else
static void rec_mpi_neighbor_alltoall_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_alltoall && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_neighbor_alltoall_4_bottom(int profiled);
#else
static void rec_mpi_neighbor_alltoall_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_alltoall_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_neighbor_alltoall_init_1_bottom(int profiled);
#else
static void rec_mpi_neighbor_alltoall_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_alltoall_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_neighbor_alltoall_init_4_bottom(int profiled);
#else
static void rec_mpi_neighbor_alltoall_init_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_alltoallv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_neighbor_alltoallv_1_bottom(int profiled);
#else
static void rec_mpi_neighbor_alltoallv_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_alltoallv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_neighbor_alltoallv_5_bottom(int profiled);
#else
static void rec_mpi_neighbor_alltoallv_5_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_alltoallv_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_neighbor_alltoallv_init_1_bottom(int profiled);
#else
static void rec_mpi_neighbor_alltoallv_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_alltoallv_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_neighbor_alltoallv_init_5_bottom(int profiled);
#else
static void rec_mpi_neighbor_alltoallv_init_5_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_alltoallw && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_neighbor_alltoallw_1_bottom(int profiled);
#else
static void rec_mpi_neighbor_alltoallw_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_alltoallw && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_neighbor_alltoallw_5_bottom(int profiled);
#else
static void rec_mpi_neighbor_alltoallw_5_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_alltoallw_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_neighbor_alltoallw_init_1_bottom(int profiled);
#else
static void rec_mpi_neighbor_alltoallw_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_alltoallw_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_neighbor_alltoallw_init_5_bottom(int profiled);
#else
static void rec_mpi_neighbor_alltoallw_init_5_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif

const struct rec_caller rec_callers_neighborhood[] = {
    {"MPI_Ineighbor_allgather/sendbuf/MPI_BOTTOM", rec_mpi_ineighbor_allgather_1_bottom, 0},
    {"MPI_Ineighbor_allgather/recvbuf/MPI_BOTTOM", rec_mpi_ineighbor_allgather_4_bottom, 0},
    {"MPI_Ineighbor_allgatherv/sendbuf/MPI_BOTTOM", rec_mpi_ineighbor_allgatherv_1_bottom, 0},
    {"MPI_Ineighbor_allgatherv/recvbuf/MPI_BOTTOM", rec_mpi_ineighbor_allgatherv_4_bottom, 0},
    {"MPI_Ineighbor_alltoall/sendbuf/MPI_BOTTOM", rec_mpi_ineighbor_alltoall_1_bottom, 0},
    {"MPI_Ineighbor_alltoall/recvbuf/MPI_BOTTOM", rec_mpi_ineighbor_alltoall_4_bottom, 0},
    {"MPI_Ineighbor_alltoallv/sendbuf/MPI_BOTTOM", rec_mpi_ineighbor_alltoallv_1_bottom, 0},
    {"MPI_Ineighbor_alltoallv/recvbuf/MPI_BOTTOM", rec_mpi_ineighbor_alltoallv_5_bottom, 0},
    {"MPI_Ineighbor_alltoallw/sendbuf/MPI_BOTTOM", rec_mpi_ineighbor_alltoallw_1_bottom, 0},
    {"MPI_Ineighbor_alltoallw/recvbuf/MPI_BOTTOM", rec_mpi_ineighbor_alltoallw_5_bottom, 0},
    {"MPI_Neighbor_allgather/sendbuf/MPI_BOTTOM", rec_mpi_neighbor_allgather_1_bottom, 0},
    {"MPI_Neighbor_allgather/recvbuf/MPI_BOTTOM", rec_mpi_neighbor_allgather_4_bottom, 0},
    {"MPI_Neighbor_allgather_init/sendbuf/MPI_BOTTOM", rec_mpi_neighbor_allgather_init_1_bottom, 0},
    {"MPI_Neighbor_allgather_init/recvbuf/MPI_BOTTOM", rec_mpi_neighbor_allgather_init_4_bottom, 0},
    {"MPI_Neighbor_allgatherv/sendbuf/MPI_BOTTOM", rec_mpi_neighbor_allgatherv_1_bottom, 0},
    {"MPI_Neighbor_allgatherv/recvbuf/MPI_BOTTOM", rec_mpi_neighbor_allgatherv_4_bottom, 0},
    {"MPI_Neighbor_allgatherv_init/sendbuf/MPI_BOTTOM", rec_mpi_neighbor_allgatherv_init_1_bottom, 0},
    {"MPI_Neighbor_allgatherv_init/recvbuf/MPI_BOTTOM", rec_mpi_neighbor_allgatherv_init_4_bottom, 0},
    {"MPI_Neighbor_alltoall/sendbuf/MPI_BOTTOM", rec_mpi_neighbor_alltoall_1_bottom, 0},
    {"MPI_Neighbor_alltoall/recvbuf/MPI_BOTTOM", rec_mpi_neighbor_alltoall_4_bottom, 0},
    {"MPI_Neighbor_alltoall_init/sendbuf/MPI_BOTTOM", rec_mpi_neighbor_alltoall_init_1_bottom, 0},
    {"MPI_Neighbor_alltoall_init/recvbuf/MPI_BOTTOM", rec_mpi_neighbor_alltoall_init_4_bottom, 0},
    {"MPI_Neighbor_alltoallv/sendbuf/MPI_BOTTOM", rec_mpi_neighbor_alltoallv_1_bottom, 0},
    {"MPI_Neighbor_alltoallv/recvbuf/MPI_BOTTOM", rec_mpi_neighbor_alltoallv_5_bottom, 0},
    {"MPI_Neighbor_alltoallv_init/sendbuf/MPI_BOTTOM", rec_mpi_neighbor_alltoallv_init_1_bottom, 0},
    {"MPI_Neighbor_alltoallv_init/recvbuf/MPI_BOTTOM", rec_mpi_neighbor_alltoallv_init_5_bottom, 0},
    {"MPI_Neighbor_alltoallw/sendbuf/MPI_BOTTOM", rec_mpi_neighbor_alltoallw_1_bottom, 0},
    {"MPI_Neighbor_alltoallw/recvbuf/MPI_BOTTOM", rec_mpi_neighbor_alltoallw_5_bottom, 0},
    {"MPI_Neighbor_alltoallw_init/sendbuf/MPI_BOTTOM", rec_mpi_neighbor_alltoallw_init_1_bottom, 0},
    {"MPI_Neighbor_alltoallw_init/recvbuf/MPI_BOTTOM", rec_mpi_neighbor_alltoallw_init_5_bottom, 0},
    {0, 0, 0}
};
