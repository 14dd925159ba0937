/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml through templates/test/fortran_caller/special.c.j2. */
/* The callers with special arguments of the chapter "neighborhood", for the program that compares. */
#include "recorder.h"
#include "bnd_has.h"

#if REC_HAS_MPI_Ineighbor_allgather
void rec_mpi_ineighbor_allgather_out_degree(int profiled);
#else
static void rec_mpi_ineighbor_allgather_out_degree(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ineighbor_allgather_c
void rec_mpi_ineighbor_allgather_c_out_degree(int profiled);
#else
static void rec_mpi_ineighbor_allgather_c_out_degree(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ineighbor_allgatherv
void rec_mpi_ineighbor_allgatherv_out_degree(int profiled);
#else
static void rec_mpi_ineighbor_allgatherv_out_degree(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ineighbor_allgatherv_c
void rec_mpi_ineighbor_allgatherv_c_out_degree(int profiled);
#else
static void rec_mpi_ineighbor_allgatherv_c_out_degree(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_allgather
void rec_mpi_neighbor_allgather_out_degree(int profiled);
#else
static void rec_mpi_neighbor_allgather_out_degree(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_allgather_c
void rec_mpi_neighbor_allgather_c_out_degree(int profiled);
#else
static void rec_mpi_neighbor_allgather_c_out_degree(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_allgather_init
void rec_mpi_neighbor_allgather_init_out_degree(int profiled);
#else
static void rec_mpi_neighbor_allgather_init_out_degree(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_allgather_init_c
void rec_mpi_neighbor_allgather_init_c_out_degree(int profiled);
#else
static void rec_mpi_neighbor_allgather_init_c_out_degree(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_allgatherv
void rec_mpi_neighbor_allgatherv_out_degree(int profiled);
#else
static void rec_mpi_neighbor_allgatherv_out_degree(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_allgatherv_c
void rec_mpi_neighbor_allgatherv_c_out_degree(int profiled);
#else
static void rec_mpi_neighbor_allgatherv_c_out_degree(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_allgatherv_init
void rec_mpi_neighbor_allgatherv_init_out_degree(int profiled);
#else
static void rec_mpi_neighbor_allgatherv_init_out_degree(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Neighbor_allgatherv_init_c
void rec_mpi_neighbor_allgatherv_init_c_out_degree(int profiled);
#else
static void rec_mpi_neighbor_allgatherv_init_c_out_degree(int profiled) { (void)profiled; rec_missing(); }
#endif

const struct rec_caller rec_callers_neighborhood[] = {
    {"MPI_Ineighbor_allgather/insignificant/out_degree", rec_mpi_ineighbor_allgather_out_degree, 0},
    {"MPI_Ineighbor_allgather_c/insignificant/out_degree", rec_mpi_ineighbor_allgather_c_out_degree, 0},
    {"MPI_Ineighbor_allgatherv/insignificant/out_degree", rec_mpi_ineighbor_allgatherv_out_degree, 0},
    {"MPI_Ineighbor_allgatherv_c/insignificant/out_degree", rec_mpi_ineighbor_allgatherv_c_out_degree, 0},
    {"MPI_Neighbor_allgather/insignificant/out_degree", rec_mpi_neighbor_allgather_out_degree, 0},
    {"MPI_Neighbor_allgather_c/insignificant/out_degree", rec_mpi_neighbor_allgather_c_out_degree, 0},
    {"MPI_Neighbor_allgather_init/insignificant/out_degree", rec_mpi_neighbor_allgather_init_out_degree, 0},
    {"MPI_Neighbor_allgather_init_c/insignificant/out_degree", rec_mpi_neighbor_allgather_init_c_out_degree, 0},
    {"MPI_Neighbor_allgatherv/insignificant/out_degree", rec_mpi_neighbor_allgatherv_out_degree, 0},
    {"MPI_Neighbor_allgatherv_c/insignificant/out_degree", rec_mpi_neighbor_allgatherv_c_out_degree, 0},
    {"MPI_Neighbor_allgatherv_init/insignificant/out_degree", rec_mpi_neighbor_allgatherv_init_out_degree, 0},
    {"MPI_Neighbor_allgatherv_init_c/insignificant/out_degree", rec_mpi_neighbor_allgatherv_init_c_out_degree, 0},
    {0, 0, 0}
};
