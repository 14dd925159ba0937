/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml through templates/test/fortran_caller/special.c.j2. */
/* The callers with special arguments of the chapter "topologies", for the program that compares. */
#include "recorder.h"
#include "bnd_has.h"

#if REC_HAS_MPI_Dist_graph_create && defined(BND_HAS_MPI_UNWEIGHTED)
void rec_mpi_dist_graph_create_6_unweighted(int profiled);
#else
static void rec_mpi_dist_graph_create_6_unweighted(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Dist_graph_create && defined(BND_HAS_MPI_WEIGHTS_EMPTY)
void rec_mpi_dist_graph_create_6_weights_empty(int profiled);
#else
static void rec_mpi_dist_graph_create_6_weights_empty(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Dist_graph_create_adjacent && defined(BND_HAS_MPI_UNWEIGHTED)
void rec_mpi_dist_graph_create_adjacent_4_unweighted(int profiled);
#else
static void rec_mpi_dist_graph_create_adjacent_4_unweighted(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Dist_graph_create_adjacent && defined(BND_HAS_MPI_WEIGHTS_EMPTY)
void rec_mpi_dist_graph_create_adjacent_4_weights_empty(int profiled);
#else
static void rec_mpi_dist_graph_create_adjacent_4_weights_empty(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Dist_graph_create_adjacent && defined(BND_HAS_MPI_UNWEIGHTED)
void rec_mpi_dist_graph_create_adjacent_7_unweighted(int profiled);
#else
static void rec_mpi_dist_graph_create_adjacent_7_unweighted(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Dist_graph_create_adjacent && defined(BND_HAS_MPI_WEIGHTS_EMPTY)
void rec_mpi_dist_graph_create_adjacent_7_weights_empty(int profiled);
#else
static void rec_mpi_dist_graph_create_adjacent_7_weights_empty(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Dist_graph_neighbors && defined(BND_HAS_MPI_UNWEIGHTED)
void rec_mpi_dist_graph_neighbors_4_unweighted(int profiled);
#else
static void rec_mpi_dist_graph_neighbors_4_unweighted(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Dist_graph_neighbors && defined(BND_HAS_MPI_UNWEIGHTED)
void rec_mpi_dist_graph_neighbors_7_unweighted(int profiled);
#else
static void rec_mpi_dist_graph_neighbors_7_unweighted(int profiled) { (void)profiled; rec_missing(); }
#endif

const struct rec_caller rec_callers_topologies[] = {
    {"MPI_Dist_graph_create/weights/MPI_UNWEIGHTED", rec_mpi_dist_graph_create_6_unweighted, 0},
    {"MPI_Dist_graph_create/weights/MPI_WEIGHTS_EMPTY", rec_mpi_dist_graph_create_6_weights_empty, 0},
    {"MPI_Dist_graph_create_adjacent/sourceweights/MPI_UNWEIGHTED", rec_mpi_dist_graph_create_adjacent_4_unweighted,
            0},
    {"MPI_Dist_graph_create_adjacent/sourceweights/MPI_WEIGHTS_EMPTY",
            rec_mpi_dist_graph_create_adjacent_4_weights_empty, 0},
    {"MPI_Dist_graph_create_adjacent/destweights/MPI_UNWEIGHTED", rec_mpi_dist_graph_create_adjacent_7_unweighted, 0},
    {"MPI_Dist_graph_create_adjacent/destweights/MPI_WEIGHTS_EMPTY",
            rec_mpi_dist_graph_create_adjacent_7_weights_empty, 0},
    {"MPI_Dist_graph_neighbors/sourceweights/MPI_UNWEIGHTED", rec_mpi_dist_graph_neighbors_4_unweighted, 0},
    {"MPI_Dist_graph_neighbors/destweights/MPI_UNWEIGHTED", rec_mpi_dist_graph_neighbors_7_unweighted, 0},
    {0, 0, 0}
};
