/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "groups", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Group_compare
void rec_f08_mpi_group_compare(void);
void rec_f08_pmpi_group_compare(void);
#endif
static void call_MPI_Group_compare(int profiled)
{
#if REC_HAS_MPI_Group_compare
    if (profiled) rec_f08_pmpi_group_compare();
    else rec_f08_mpi_group_compare();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Group_difference
void rec_f08_mpi_group_difference(void);
void rec_f08_pmpi_group_difference(void);
#endif
static void call_MPI_Group_difference(int profiled)
{
#if REC_HAS_MPI_Group_difference
    if (profiled) rec_f08_pmpi_group_difference();
    else rec_f08_mpi_group_difference();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Group_excl
void rec_f08_mpi_group_excl(void);
void rec_f08_pmpi_group_excl(void);
#endif
static void call_MPI_Group_excl(int profiled)
{
#if REC_HAS_MPI_Group_excl
    if (profiled) rec_f08_pmpi_group_excl();
    else rec_f08_mpi_group_excl();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Group_free
void rec_f08_mpi_group_free(void);
void rec_f08_pmpi_group_free(void);
#endif
static void call_MPI_Group_free(int profiled)
{
#if REC_HAS_MPI_Group_free
    if (profiled) rec_f08_pmpi_group_free();
    else rec_f08_mpi_group_free();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Group_incl
void rec_f08_mpi_group_incl(void);
void rec_f08_pmpi_group_incl(void);
#endif
static void call_MPI_Group_incl(int profiled)
{
#if REC_HAS_MPI_Group_incl
    if (profiled) rec_f08_pmpi_group_incl();
    else rec_f08_mpi_group_incl();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Group_intersection
void rec_f08_mpi_group_intersection(void);
void rec_f08_pmpi_group_intersection(void);
#endif
static void call_MPI_Group_intersection(int profiled)
{
#if REC_HAS_MPI_Group_intersection
    if (profiled) rec_f08_pmpi_group_intersection();
    else rec_f08_mpi_group_intersection();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Group_range_excl
void rec_f08_mpi_group_range_excl(void);
void rec_f08_pmpi_group_range_excl(void);
#endif
static void call_MPI_Group_range_excl(int profiled)
{
#if REC_HAS_MPI_Group_range_excl
    if (profiled) rec_f08_pmpi_group_range_excl();
    else rec_f08_mpi_group_range_excl();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Group_range_incl
void rec_f08_mpi_group_range_incl(void);
void rec_f08_pmpi_group_range_incl(void);
#endif
static void call_MPI_Group_range_incl(int profiled)
{
#if REC_HAS_MPI_Group_range_incl
    if (profiled) rec_f08_pmpi_group_range_incl();
    else rec_f08_mpi_group_range_incl();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Group_rank
void rec_f08_mpi_group_rank(void);
void rec_f08_pmpi_group_rank(void);
#endif
static void call_MPI_Group_rank(int profiled)
{
#if REC_HAS_MPI_Group_rank
    if (profiled) rec_f08_pmpi_group_rank();
    else rec_f08_mpi_group_rank();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Group_size
void rec_f08_mpi_group_size(void);
void rec_f08_pmpi_group_size(void);
#endif
static void call_MPI_Group_size(int profiled)
{
#if REC_HAS_MPI_Group_size
    if (profiled) rec_f08_pmpi_group_size();
    else rec_f08_mpi_group_size();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Group_translate_ranks
void rec_f08_mpi_group_translate_ranks(void);
void rec_f08_pmpi_group_translate_ranks(void);
#endif
static void call_MPI_Group_translate_ranks(int profiled)
{
#if REC_HAS_MPI_Group_translate_ranks
    if (profiled) rec_f08_pmpi_group_translate_ranks();
    else rec_f08_mpi_group_translate_ranks();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Group_union
void rec_f08_mpi_group_union(void);
void rec_f08_pmpi_group_union(void);
#endif
static void call_MPI_Group_union(int profiled)
{
#if REC_HAS_MPI_Group_union
    if (profiled) rec_f08_pmpi_group_union();
    else rec_f08_mpi_group_union();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_groups[] = {
    {"MPI_Group_compare", call_MPI_Group_compare, 0},
    {"MPI_Group_difference", call_MPI_Group_difference, 0},
    {"MPI_Group_excl", call_MPI_Group_excl, 0},
    {"MPI_Group_free", call_MPI_Group_free, 0},
    {"MPI_Group_incl", call_MPI_Group_incl, 0},
    {"MPI_Group_intersection", call_MPI_Group_intersection, 0},
    {"MPI_Group_range_excl", call_MPI_Group_range_excl, 0},
    {"MPI_Group_range_incl", call_MPI_Group_range_incl, 0},
    {"MPI_Group_rank", call_MPI_Group_rank, 0},
    {"MPI_Group_size", call_MPI_Group_size, 0},
    {"MPI_Group_translate_ranks", call_MPI_Group_translate_ranks, 0},
    {"MPI_Group_union", call_MPI_Group_union, 0},
    {0, 0, 0}
};
