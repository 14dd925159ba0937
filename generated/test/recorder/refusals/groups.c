/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml through templates/test/recorder/refusals.c.j2. */
/* Calls of the chapter "groups" with one invalid argument each, and the error that each must raise. */
#include "recorder.h"
#include "bnd_entry.h"

static void refuse_MPI_Group_compare_0(void)
{
    MPI_Group group1 = REC_NEW(MPI_Group, 1001);
    MPI_Group group2 = REC_NEW(MPI_Group, 1002);
    int result = (int)0;
    group1 = MPI_GROUP_NULL;
    int returned = (MPI_Group_compare)(group1, group2, &result);
    rec_expect_refusal("MPI_Group_compare", "group1", MPI_ERR_GROUP, BND_ON_GROUP, (void *)group1, returned);
}

static void refuse_MPI_Group_compare_1(void)
{
    MPI_Group group1 = REC_NEW(MPI_Group, 1001);
    MPI_Group group2 = REC_NEW(MPI_Group, 1002);
    int result = (int)0;
    group2 = MPI_GROUP_NULL;
    int returned = (MPI_Group_compare)(group1, group2, &result);
    rec_expect_refusal("MPI_Group_compare", "group2", MPI_ERR_GROUP, BND_ON_GROUP, (void *)group1, returned);
}

static void refuse_MPI_Group_compare_2(void)
{
    MPI_Group group1 = REC_NEW(MPI_Group, 1001);
    MPI_Group group2 = REC_NEW(MPI_Group, 1002);
    int returned = (MPI_Group_compare)(group1, group2, 0);
    rec_expect_refusal("MPI_Group_compare", "result", MPI_ERR_ARG, BND_ON_GROUP, (void *)group1, returned);
}

static void refuse_MPI_Group_difference_0(void)
{
    MPI_Group group1 = REC_NEW(MPI_Group, 1001);
    MPI_Group group2 = REC_NEW(MPI_Group, 1002);
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    group1 = MPI_GROUP_NULL;
    int returned = (MPI_Group_difference)(group1, group2, &newgroup);
    rec_expect_refusal("MPI_Group_difference", "group1", MPI_ERR_GROUP, BND_ON_GROUP, (void *)group1, returned);
}

static void refuse_MPI_Group_difference_1(void)
{
    MPI_Group group1 = REC_NEW(MPI_Group, 1001);
    MPI_Group group2 = REC_NEW(MPI_Group, 1002);
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    group2 = MPI_GROUP_NULL;
    int returned = (MPI_Group_difference)(group1, group2, &newgroup);
    rec_expect_refusal("MPI_Group_difference", "group2", MPI_ERR_GROUP, BND_ON_GROUP, (void *)group1, returned);
}

static void refuse_MPI_Group_difference_2(void)
{
    MPI_Group group1 = REC_NEW(MPI_Group, 1001);
    MPI_Group group2 = REC_NEW(MPI_Group, 1002);
    int returned = (MPI_Group_difference)(group1, group2, 0);
    rec_expect_refusal("MPI_Group_difference", "newgroup", MPI_ERR_ARG, BND_ON_GROUP, (void *)group1, returned);
}

static void refuse_MPI_Group_excl_0(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    int ranks[REC_MOST] = REC_NUMBERS(103);
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    group = MPI_GROUP_NULL;
    int returned = (MPI_Group_excl)(group, n, ranks, &newgroup);
    rec_expect_refusal("MPI_Group_excl", "group", MPI_ERR_GROUP, BND_ON_GROUP, (void *)group, returned);
}

static void refuse_MPI_Group_excl_1(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    int ranks[REC_MOST] = REC_NUMBERS(103);
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    n = -77;
    int returned = (MPI_Group_excl)(group, n, ranks, &newgroup);
    rec_expect_refusal("MPI_Group_excl", "n", MPI_ERR_ARG, BND_ON_GROUP, (void *)group, returned);
}

static void refuse_MPI_Group_excl_2(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    int returned = (MPI_Group_excl)(group, n, 0, &newgroup);
    rec_expect_refusal("MPI_Group_excl", "ranks", MPI_ERR_ARG, BND_ON_GROUP, (void *)group, returned);
}

static void refuse_MPI_Group_excl_3(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    int ranks[REC_MOST] = REC_NUMBERS(103);
    int returned = (MPI_Group_excl)(group, n, ranks, 0);
    rec_expect_refusal("MPI_Group_excl", "newgroup", MPI_ERR_ARG, BND_ON_GROUP, (void *)group, returned);
}

static void refuse_MPI_Group_free_0(void)
{
    int returned = (MPI_Group_free)(0);
    rec_expect_refusal("MPI_Group_free", "group", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Group_free_1(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    group = MPI_GROUP_NULL;
    int returned = (MPI_Group_free)(&group);
    rec_expect_refusal("MPI_Group_free", "group", MPI_ERR_GROUP, BND_ON_GROUP, (void *)group, returned);
}

static void refuse_MPI_Group_incl_0(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    int ranks[REC_MOST] = REC_NUMBERS(103);
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    group = MPI_GROUP_NULL;
    int returned = (MPI_Group_incl)(group, n, ranks, &newgroup);
    rec_expect_refusal("MPI_Group_incl", "group", MPI_ERR_GROUP, BND_ON_GROUP, (void *)group, returned);
}

static void refuse_MPI_Group_incl_1(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    int ranks[REC_MOST] = REC_NUMBERS(103);
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    n = -77;
    int returned = (MPI_Group_incl)(group, n, ranks, &newgroup);
    rec_expect_refusal("MPI_Group_incl", "n", MPI_ERR_ARG, BND_ON_GROUP, (void *)group, returned);
}

static void refuse_MPI_Group_incl_2(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    int returned = (MPI_Group_incl)(group, n, 0, &newgroup);
    rec_expect_refusal("MPI_Group_incl", "ranks", MPI_ERR_ARG, BND_ON_GROUP, (void *)group, returned);
}

static void refuse_MPI_Group_incl_3(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    int ranks[REC_MOST] = REC_NUMBERS(103);
    int returned = (MPI_Group_incl)(group, n, ranks, 0);
    rec_expect_refusal("MPI_Group_incl", "newgroup", MPI_ERR_ARG, BND_ON_GROUP, (void *)group, returned);
}

static void refuse_MPI_Group_intersection_0(void)
{
    MPI_Group group1 = REC_NEW(MPI_Group, 1001);
    MPI_Group group2 = REC_NEW(MPI_Group, 1002);
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    group1 = MPI_GROUP_NULL;
    int returned = (MPI_Group_intersection)(group1, group2, &newgroup);
    rec_expect_refusal("MPI_Group_intersection", "group1", MPI_ERR_GROUP, BND_ON_GROUP, (void *)group1, returned);
}

static void refuse_MPI_Group_intersection_1(void)
{
    MPI_Group group1 = REC_NEW(MPI_Group, 1001);
    MPI_Group group2 = REC_NEW(MPI_Group, 1002);
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    group2 = MPI_GROUP_NULL;
    int returned = (MPI_Group_intersection)(group1, group2, &newgroup);
    rec_expect_refusal("MPI_Group_intersection", "group2", MPI_ERR_GROUP, BND_ON_GROUP, (void *)group1, returned);
}

static void refuse_MPI_Group_intersection_2(void)
{
    MPI_Group group1 = REC_NEW(MPI_Group, 1001);
    MPI_Group group2 = REC_NEW(MPI_Group, 1002);
    int returned = (MPI_Group_intersection)(group1, group2, 0);
    rec_expect_refusal("MPI_Group_intersection", "newgroup", MPI_ERR_ARG, BND_ON_GROUP, (void *)group1, returned);
}

static void refuse_MPI_Group_range_excl_0(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    int ranges[REC_MOST][3] = { { 103, 103 + 1, 103 + 2 } };
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    group = MPI_GROUP_NULL;
    int returned = (MPI_Group_range_excl)(group, n, ranges, &newgroup);
    rec_expect_refusal("MPI_Group_range_excl", "group", MPI_ERR_GROUP, BND_ON_GROUP, (void *)group, returned);
}

static void refuse_MPI_Group_range_excl_1(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    int ranges[REC_MOST][3] = { { 103, 103 + 1, 103 + 2 } };
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    n = -77;
    int returned = (MPI_Group_range_excl)(group, n, ranges, &newgroup);
    rec_expect_refusal("MPI_Group_range_excl", "n", MPI_ERR_ARG, BND_ON_GROUP, (void *)group, returned);
}

static void refuse_MPI_Group_range_excl_2(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    int returned = (MPI_Group_range_excl)(group, n, 0, &newgroup);
    rec_expect_refusal("MPI_Group_range_excl", "ranges", MPI_ERR_ARG, BND_ON_GROUP, (void *)group, returned);
}

static void refuse_MPI_Group_range_excl_3(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    int ranges[REC_MOST][3] = { { 103, 103 + 1, 103 + 2 } };
    int returned = (MPI_Group_range_excl)(group, n, ranges, 0);
    rec_expect_refusal("MPI_Group_range_excl", "newgroup", MPI_ERR_ARG, BND_ON_GROUP, (void *)group, returned);
}

static void refuse_MPI_Group_range_incl_0(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    int ranges[REC_MOST][3] = { { 103, 103 + 1, 103 + 2 } };
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    group = MPI_GROUP_NULL;
    int returned = (MPI_Group_range_incl)(group, n, ranges, &newgroup);
    rec_expect_refusal("MPI_Group_range_incl", "group", MPI_ERR_GROUP, BND_ON_GROUP, (void *)group, returned);
}

static void refuse_MPI_Group_range_incl_1(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    int ranges[REC_MOST][3] = { { 103, 103 + 1, 103 + 2 } };
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    n = -77;
    int returned = (MPI_Group_range_incl)(group, n, ranges, &newgroup);
    rec_expect_refusal("MPI_Group_range_incl", "n", MPI_ERR_ARG, BND_ON_GROUP, (void *)group, returned);
}

static void refuse_MPI_Group_range_incl_2(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    int returned = (MPI_Group_range_incl)(group, n, 0, &newgroup);
    rec_expect_refusal("MPI_Group_range_incl", "ranges", MPI_ERR_ARG, BND_ON_GROUP, (void *)group, returned);
}

static void refuse_MPI_Group_range_incl_3(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    int ranges[REC_MOST][3] = { { 103, 103 + 1, 103 + 2 } };
    int returned = (MPI_Group_range_incl)(group, n, ranges, 0);
    rec_expect_refusal("MPI_Group_range_incl", "newgroup", MPI_ERR_ARG, BND_ON_GROUP, (void *)group, returned);
}

static void refuse_MPI_Group_rank_0(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int rank = (int)0;
    group = MPI_GROUP_NULL;
    int returned = (MPI_Group_rank)(group, &rank);
    rec_expect_refusal("MPI_Group_rank", "group", MPI_ERR_GROUP, BND_ON_GROUP, (void *)group, returned);
}

static void refuse_MPI_Group_rank_1(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int returned = (MPI_Group_rank)(group, 0);
    rec_expect_refusal("MPI_Group_rank", "rank", MPI_ERR_ARG, BND_ON_GROUP, (void *)group, returned);
}

static void refuse_MPI_Group_size_0(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int size = (int)0;
    group = MPI_GROUP_NULL;
    int returned = (MPI_Group_size)(group, &size);
    rec_expect_refusal("MPI_Group_size", "group", MPI_ERR_GROUP, BND_ON_GROUP, (void *)group, returned);
}

static void refuse_MPI_Group_size_1(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int returned = (MPI_Group_size)(group, 0);
    rec_expect_refusal("MPI_Group_size", "size", MPI_ERR_ARG, BND_ON_GROUP, (void *)group, returned);
}

static void refuse_MPI_Group_translate_ranks_0(void)
{
    MPI_Group group1 = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    int ranks1[REC_MOST] = REC_NUMBERS(103);
    MPI_Group group2 = REC_NEW(MPI_Group, 1004);
    int ranks2[REC_MOST] = REC_NUMBERS(0);
    group1 = MPI_GROUP_NULL;
    int returned = (MPI_Group_translate_ranks)(group1, n, ranks1, group2, ranks2);
    rec_expect_refusal("MPI_Group_translate_ranks", "group1", MPI_ERR_GROUP, BND_ON_GROUP, (void *)group1, returned);
}

static void refuse_MPI_Group_translate_ranks_1(void)
{
    MPI_Group group1 = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    int ranks1[REC_MOST] = REC_NUMBERS(103);
    MPI_Group group2 = REC_NEW(MPI_Group, 1004);
    int ranks2[REC_MOST] = REC_NUMBERS(0);
    n = -77;
    int returned = (MPI_Group_translate_ranks)(group1, n, ranks1, group2, ranks2);
    rec_expect_refusal("MPI_Group_translate_ranks", "n", MPI_ERR_ARG, BND_ON_GROUP, (void *)group1, returned);
}

static void refuse_MPI_Group_translate_ranks_2(void)
{
    MPI_Group group1 = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    MPI_Group group2 = REC_NEW(MPI_Group, 1004);
    int ranks2[REC_MOST] = REC_NUMBERS(0);
    int returned = (MPI_Group_translate_ranks)(group1, n, 0, group2, ranks2);
    rec_expect_refusal("MPI_Group_translate_ranks", "ranks1", MPI_ERR_ARG, BND_ON_GROUP, (void *)group1, returned);
}

static void refuse_MPI_Group_translate_ranks_3(void)
{
    MPI_Group group1 = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    int ranks1[REC_MOST] = REC_NUMBERS(103);
    MPI_Group group2 = REC_NEW(MPI_Group, 1004);
    int ranks2[REC_MOST] = REC_NUMBERS(0);
    group2 = MPI_GROUP_NULL;
    int returned = (MPI_Group_translate_ranks)(group1, n, ranks1, group2, ranks2);
    rec_expect_refusal("MPI_Group_translate_ranks", "group2", MPI_ERR_GROUP, BND_ON_GROUP, (void *)group1, returned);
}

static void refuse_MPI_Group_translate_ranks_4(void)
{
    MPI_Group group1 = REC_NEW(MPI_Group, 1001);
    int n = (int)3;
    int ranks1[REC_MOST] = REC_NUMBERS(103);
    MPI_Group group2 = REC_NEW(MPI_Group, 1004);
    int returned = (MPI_Group_translate_ranks)(group1, n, ranks1, group2, 0);
    rec_expect_refusal("MPI_Group_translate_ranks", "ranks2", MPI_ERR_ARG, BND_ON_GROUP, (void *)group1, returned);
}

static void refuse_MPI_Group_union_0(void)
{
    MPI_Group group1 = REC_NEW(MPI_Group, 1001);
    MPI_Group group2 = REC_NEW(MPI_Group, 1002);
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    group1 = MPI_GROUP_NULL;
    int returned = (MPI_Group_union)(group1, group2, &newgroup);
    rec_expect_refusal("MPI_Group_union", "group1", MPI_ERR_GROUP, BND_ON_GROUP, (void *)group1, returned);
}

static void refuse_MPI_Group_union_1(void)
{
    MPI_Group group1 = REC_NEW(MPI_Group, 1001);
    MPI_Group group2 = REC_NEW(MPI_Group, 1002);
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    group2 = MPI_GROUP_NULL;
    int returned = (MPI_Group_union)(group1, group2, &newgroup);
    rec_expect_refusal("MPI_Group_union", "group2", MPI_ERR_GROUP, BND_ON_GROUP, (void *)group1, returned);
}

static void refuse_MPI_Group_union_2(void)
{
    MPI_Group group1 = REC_NEW(MPI_Group, 1001);
    MPI_Group group2 = REC_NEW(MPI_Group, 1002);
    int returned = (MPI_Group_union)(group1, group2, 0);
    rec_expect_refusal("MPI_Group_union", "newgroup", MPI_ERR_ARG, BND_ON_GROUP, (void *)group1, returned);
}

const struct rec_refusal rec_refusals_groups[] = {
    {"MPI_Group_compare", refuse_MPI_Group_compare_0},
    {"MPI_Group_compare", refuse_MPI_Group_compare_1},
    {"MPI_Group_compare", refuse_MPI_Group_compare_2},
    {"MPI_Group_difference", refuse_MPI_Group_difference_0},
    {"MPI_Group_difference", refuse_MPI_Group_difference_1},
    {"MPI_Group_difference", refuse_MPI_Group_difference_2},
    {"MPI_Group_excl", refuse_MPI_Group_excl_0},
    {"MPI_Group_excl", refuse_MPI_Group_excl_1},
    {"MPI_Group_excl", refuse_MPI_Group_excl_2},
    {"MPI_Group_excl", refuse_MPI_Group_excl_3},
    {"MPI_Group_free", refuse_MPI_Group_free_0},
    {"MPI_Group_free", refuse_MPI_Group_free_1},
    {"MPI_Group_incl", refuse_MPI_Group_incl_0},
    {"MPI_Group_incl", refuse_MPI_Group_incl_1},
    {"MPI_Group_incl", refuse_MPI_Group_incl_2},
    {"MPI_Group_incl", refuse_MPI_Group_incl_3},
    {"MPI_Group_intersection", refuse_MPI_Group_intersection_0},
    {"MPI_Group_intersection", refuse_MPI_Group_intersection_1},
    {"MPI_Group_intersection", refuse_MPI_Group_intersection_2},
    {"MPI_Group_range_excl", refuse_MPI_Group_range_excl_0},
    {"MPI_Group_range_excl", refuse_MPI_Group_range_excl_1},
    {"MPI_Group_range_excl", refuse_MPI_Group_range_excl_2},
    {"MPI_Group_range_excl", refuse_MPI_Group_range_excl_3},
    {"MPI_Group_range_incl", refuse_MPI_Group_range_incl_0},
    {"MPI_Group_range_incl", refuse_MPI_Group_range_incl_1},
    {"MPI_Group_range_incl", refuse_MPI_Group_range_incl_2},
    {"MPI_Group_range_incl", refuse_MPI_Group_range_incl_3},
    {"MPI_Group_rank", refuse_MPI_Group_rank_0},
    {"MPI_Group_rank", refuse_MPI_Group_rank_1},
    {"MPI_Group_size", refuse_MPI_Group_size_0},
    {"MPI_Group_size", refuse_MPI_Group_size_1},
    {"MPI_Group_translate_ranks", refuse_MPI_Group_translate_ranks_0},
    {"MPI_Group_translate_ranks", refuse_MPI_Group_translate_ranks_1},
    {"MPI_Group_translate_ranks", refuse_MPI_Group_translate_ranks_2},
    {"MPI_Group_translate_ranks", refuse_MPI_Group_translate_ranks_3},
    {"MPI_Group_translate_ranks", refuse_MPI_Group_translate_ranks_4},
    {"MPI_Group_union", refuse_MPI_Group_union_0},
    {"MPI_Group_union", refuse_MPI_Group_union_1},
    {"MPI_Group_union", refuse_MPI_Group_union_2},
    {0, 0}
};
