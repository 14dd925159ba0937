/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml through templates/test/recorder/caller.c.j2. */
/* Calls of every routine of the chapter "groups", each argument with a value of its own. */
#include "recorder.h"

static void call_MPI_Group_compare(int profiled)
{
#if REC_HAS(MPI_Group_compare)
    MPI_Group group1 = REC_NEW(MPI_Group, 1001);
    MPI_Group group2 = REC_NEW(MPI_Group, 1002);
    int result = (int)0;
    int returned = profiled ? (PMPI_Group_compare)(group1, group2, &result) : (MPI_Group_compare)(group1, group2,
            &result);
    rec_observe_number("result", result);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Group_difference(int profiled)
{
#if REC_HAS(MPI_Group_difference)
    MPI_Group group1 = REC_NEW(MPI_Group, 1001);
    MPI_Group group2 = REC_NEW(MPI_Group, 1002);
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    int returned = profiled ? (PMPI_Group_difference)(group1, group2, &newgroup) : (MPI_Group_difference)(group1,
            group2, &newgroup);
    REC_OBSERVE_HANDLE("newgroup", newgroup);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Group_excl(int profiled)
{
#if REC_HAS(MPI_Group_excl)
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    int ranks[REC_MOST] = REC_NUMBERS(103);
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    int returned = profiled ? (PMPI_Group_excl)(group, n, ranks, &newgroup) : (MPI_Group_excl)(group, n, ranks,
            &newgroup);
    REC_OBSERVE_HANDLE("newgroup", newgroup);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Group_free(int profiled)
{
#if REC_HAS(MPI_Group_free)
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int returned = profiled ? (PMPI_Group_free)(&group) : (MPI_Group_free)(&group);
    REC_OBSERVE_HANDLE("group", group);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Group_incl(int profiled)
{
#if REC_HAS(MPI_Group_incl)
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    int ranks[REC_MOST] = REC_NUMBERS(103);
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    int returned = profiled ? (PMPI_Group_incl)(group, n, ranks, &newgroup) : (MPI_Group_incl)(group, n, ranks,
            &newgroup);
    REC_OBSERVE_HANDLE("newgroup", newgroup);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Group_intersection(int profiled)
{
#if REC_HAS(MPI_Group_intersection)
    MPI_Group group1 = REC_NEW(MPI_Group, 1001);
    MPI_Group group2 = REC_NEW(MPI_Group, 1002);
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    int returned = profiled ? (PMPI_Group_intersection)(group1, group2, &newgroup) : (MPI_Group_intersection)(group1,
            group2, &newgroup);
    REC_OBSERVE_HANDLE("newgroup", newgroup);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Group_range_excl(int profiled)
{
#if REC_HAS(MPI_Group_range_excl)
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    int ranges[REC_MOST][3] = { { 103, 103 + 1, 103 + 2 } };
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    int returned = profiled ? (PMPI_Group_range_excl)(group, n, ranges, &newgroup) : (MPI_Group_range_excl)(group, n,
            ranges, &newgroup);
    REC_OBSERVE_HANDLE("newgroup", newgroup);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Group_range_incl(int profiled)
{
#if REC_HAS(MPI_Group_range_incl)
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    int ranges[REC_MOST][3] = { { 103, 103 + 1, 103 + 2 } };
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    int returned = profiled ? (PMPI_Group_range_incl)(group, n, ranges, &newgroup) : (MPI_Group_range_incl)(group, n,
            ranges, &newgroup);
    REC_OBSERVE_HANDLE("newgroup", newgroup);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Group_rank(int profiled)
{
#if REC_HAS(MPI_Group_rank)
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int rank = (int)0;
    int returned = profiled ? (PMPI_Group_rank)(group, &rank) : (MPI_Group_rank)(group, &rank);
    rec_observe_number("rank", rank);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Group_size(int profiled)
{
#if REC_HAS(MPI_Group_size)
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int size = (int)0;
    int returned = profiled ? (PMPI_Group_size)(group, &size) : (MPI_Group_size)(group, &size);
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Group_translate_ranks(int profiled)
{
#if REC_HAS(MPI_Group_translate_ranks)
    MPI_Group group1 = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    int ranks1[REC_MOST] = REC_NUMBERS(103);
    MPI_Group group2 = REC_NEW(MPI_Group, 1004);
    int ranks2[REC_MOST] = REC_NUMBERS(0);
    int returned = profiled ? (PMPI_Group_translate_ranks)(group1, n, ranks1, group2,
            ranks2) : (MPI_Group_translate_ranks)(group1, n, ranks1, group2, ranks2);
    REC_OBSERVE_ARRAY("ranks2", ranks2, n);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Group_union(int profiled)
{
#if REC_HAS(MPI_Group_union)
    MPI_Group group1 = REC_NEW(MPI_Group, 1001);
    MPI_Group group2 = REC_NEW(MPI_Group, 1002);
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    int returned = profiled ? (PMPI_Group_union)(group1, group2, &newgroup) : (MPI_Group_union)(group1, group2,
            &newgroup);
    REC_OBSERVE_HANDLE("newgroup", newgroup);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_groups[] = {
    {"MPI_Group_compare", call_MPI_Group_compare, 1},
    {"MPI_Group_difference", call_MPI_Group_difference, 1},
    {"MPI_Group_excl", call_MPI_Group_excl, 1},
    {"MPI_Group_free", call_MPI_Group_free, 1},
    {"MPI_Group_incl", call_MPI_Group_incl, 1},
    {"MPI_Group_intersection", call_MPI_Group_intersection, 1},
    {"MPI_Group_range_excl", call_MPI_Group_range_excl, 1},
    {"MPI_Group_range_incl", call_MPI_Group_range_incl, 1},
    {"MPI_Group_rank", call_MPI_Group_rank, 1},
    {"MPI_Group_size", call_MPI_Group_size, 1},
    {"MPI_Group_translate_ranks", call_MPI_Group_translate_ranks, 1},
    {"MPI_Group_union", call_MPI_Group_union, 1},
    {0, 0, 0}
};
