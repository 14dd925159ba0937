#include "error_classes.h"
#include "run_tests.h"

#include <gtest/gtest.h>

#include <climits>
#include <cstdint>

namespace {

// The group of the one process, and the empty one.
class Groups : public testing::Test {
protected:
    void SetUp() override { MPI_Comm_group(MPI_COMM_WORLD, &all); }
    void TearDown() override { MPI_Group_free(&all); }
    static int size_of(MPI_Group group)
    {
        int size = -7;
        MPI_Group_size(group, &size);
        return size;
    }
    static int compare(MPI_Group one, MPI_Group other)
    {
        int result = -7;
        EXPECT_EQ(MPI_Group_compare(one, other, &result), MPI_SUCCESS);
        return result;
    }
    // The size of a new group, which is freed.
    static int size_and_free(MPI_Group group)
    {
        const int size = size_of(group);
        if (size == 0)
            EXPECT_EQ(group, MPI_GROUP_EMPTY);
        else
            EXPECT_GE(reinterpret_cast<std::uintptr_t>(group), 4096U);  // R130
        MPI_Group_free(&group);
        EXPECT_EQ(group, MPI_GROUP_NULL);
        return size;
    }
    MPI_Group all = MPI_GROUP_NULL;
    MPI_Group made = MPI_GROUP_NULL;
};

// 7.3.1: a group of one process, where that process is 0; nobody has a rank in the empty group.
TEST_F(Groups, SizeAndRank)
{
    int rank = -7;
    EXPECT_EQ(size_of(all), 1);
    EXPECT_EQ(MPI_Group_rank(all, &rank), MPI_SUCCESS);
    EXPECT_EQ(rank, 0);
    EXPECT_EQ(size_of(MPI_GROUP_EMPTY), 0);
    EXPECT_EQ(MPI_Group_rank(MPI_GROUP_EMPTY, &rank), MPI_SUCCESS);
    EXPECT_EQ(rank, MPI_UNDEFINED);
}

// 7.3.1: two handles to groups with the same members are identical groups.
TEST_F(Groups, Compare)
{
    MPI_Group self;
    MPI_Comm_group(MPI_COMM_SELF, &self);
    EXPECT_NE(self, all);
    EXPECT_EQ(compare(all, self), MPI_IDENT);
    EXPECT_EQ(compare(all, all), MPI_IDENT);
    EXPECT_EQ(compare(MPI_GROUP_EMPTY, MPI_GROUP_EMPTY), MPI_IDENT);
    EXPECT_EQ(compare(all, MPI_GROUP_EMPTY), MPI_UNEQUAL);
    EXPECT_EQ(compare(MPI_GROUP_EMPTY, all), MPI_UNEQUAL);
    MPI_Group_free(&self);
}

// 7.3.2: the operations on sets, for each pair of the two groups there are.
TEST_F(Groups, SetOperations)
{
    const MPI_Group none = MPI_GROUP_EMPTY;
    const struct {
        MPI_Group one, other;
        int united, common, left;
    } cases[] = {{all, all, 1, 1, 0}, {all, none, 1, 0, 1}, {none, all, 1, 0, 0}, {none, none, 0, 0, 0}};
    for (const auto &c : cases) {
        ASSERT_EQ(MPI_Group_union(c.one, c.other, &made), MPI_SUCCESS);
        EXPECT_EQ(size_and_free(made), c.united);
        ASSERT_EQ(MPI_Group_intersection(c.one, c.other, &made), MPI_SUCCESS);
        EXPECT_EQ(size_and_free(made), c.common);
        ASSERT_EQ(MPI_Group_difference(c.one, c.other, &made), MPI_SUCCESS);
        EXPECT_EQ(size_and_free(made), c.left);
    }
}

// 7.3.2: lists of ranks; no ranks at all give an empty group, or the whole.
TEST_F(Groups, InclAndExcl)
{
    const int rank[] = {0};
    MPI_Group_incl(all, 1, rank, &made);
    EXPECT_EQ(size_and_free(made), 1);
    MPI_Group_incl(all, 0, nullptr, &made);
    EXPECT_EQ(size_and_free(made), 0);
    MPI_Group_excl(all, 1, rank, &made);
    EXPECT_EQ(size_and_free(made), 0);
    MPI_Group_excl(all, 0, nullptr, &made);
    EXPECT_EQ(size_and_free(made), 1);
    MPI_Group_incl(MPI_GROUP_EMPTY, 0, nullptr, &made);
    EXPECT_EQ(size_and_free(made), 0);
    MPI_Group_excl(MPI_GROUP_EMPTY, 0, nullptr, &made);
    EXPECT_EQ(size_and_free(made), 0);
}

// 7.3.2: every rank must be one of the group, and occur once.
TEST_F(Groups, WrongRanksAreRefused)
{
    const int wrong[][2] = {{1, 0}, {-1, 0}, {MPI_PROC_NULL, 0}, {MPI_ANY_SOURCE, 0}, {INT_MAX, 0}, {INT_MIN, 0}};
    made = MPI_GROUP_EMPTY;
    for (const auto &ranks : wrong) {
        EXPECT_REFUSED(MPI_Group_incl(all, 1, ranks, &made), MPI_ERR_RANK, "ranks");
        EXPECT_REFUSED(MPI_Group_excl(all, 1, ranks, &made), MPI_ERR_RANK, "ranks");
    }
    const int twice[] = {0, 0};
    EXPECT_REFUSED(MPI_Group_incl(all, 2, twice, &made), MPI_ERR_RANK, "twice");
    EXPECT_REFUSED(MPI_Group_excl(all, 2, twice, &made), MPI_ERR_RANK, "twice");
    EXPECT_REFUSED(MPI_Group_incl(MPI_GROUP_EMPTY, 1, twice, &made), MPI_ERR_RANK, "ranks");
    EXPECT_EQ(made, MPI_GROUP_EMPTY);
}

// 7.3.2: a range is first, last, stride; the last need not be reached.
TEST_F(Groups, Ranges)
{
    int good[][3] = {{0, 0, 1},       {0, 0, -1},     {0, 4, 5}, {0, -2, -3}, {0, INT_MAX, INT_MAX},
                     {0, 0, INT_MIN}, {0, 3, INT_MAX}};
    for (auto &range : good) {
        if (range[1] == INT_MAX)
            continue;  // reaches the rank INT_MAX
        ASSERT_EQ(MPI_Group_range_incl(all, 1, &range, &made), MPI_SUCCESS) << range[1] << ' ' << range[2];
        EXPECT_EQ(size_and_free(made), 1);
        ASSERT_EQ(MPI_Group_range_excl(all, 1, &range, &made), MPI_SUCCESS);
        EXPECT_EQ(size_and_free(made), 0);
    }
    MPI_Group_range_incl(all, 0, nullptr, &made);
    EXPECT_EQ(size_and_free(made), 0);
    MPI_Group_range_excl(all, 0, nullptr, &made);
    EXPECT_EQ(size_and_free(made), 1);
}

// 7.3.2: strides of zero, strides that lead the other way, ranks beyond the group, ranks twice.
TEST_F(Groups, WrongRangesAreRefused)
{
    int zero[][3] = {{0, 0, 0}};
    int away[][3] = {{0, 1, -1}};
    int back[][3] = {{0, -1, 1}};
    int beyond[][3] = {{0, 1, 1}};
    int below[][3] = {{0, -1, -1}};
    int far[][3] = {{INT_MIN, INT_MAX, 1}};
    int twice[][3] = {{0, 0, 1}, {0, 0, 1}};
    made = MPI_GROUP_EMPTY;
    for (const auto call : {MPI_Group_range_incl, MPI_Group_range_excl}) {
        EXPECT_REFUSED(call(all, 1, zero, &made), MPI_ERR_ARG, "ranges");
        EXPECT_REFUSED(call(all, 1, away, &made), MPI_ERR_ARG, "ranges");
        EXPECT_REFUSED(call(all, 1, back, &made), MPI_ERR_ARG, "ranges");
        EXPECT_REFUSED(call(all, 1, beyond, &made), MPI_ERR_RANK, "ranges");
        EXPECT_REFUSED(call(all, 1, below, &made), MPI_ERR_RANK, "ranges");
        EXPECT_REFUSED(call(all, 1, far, &made), MPI_ERR_RANK, "ranges");
        EXPECT_REFUSED(call(all, 2, twice, &made), MPI_ERR_RANK, "twice");
        EXPECT_REFUSED(call(MPI_GROUP_EMPTY, 1, twice, &made), MPI_ERR_RANK, "ranges");
    }
    EXPECT_EQ(made, MPI_GROUP_EMPTY);
}

// 7.3.1: MPI_PROC_NULL is itself everywhere; who is not in the other group is undefined there. An error writes nothing.
TEST_F(Groups, TranslateRanks)
{
    const int ranks[] = {0, MPI_PROC_NULL, 0};
    int translated[3] = {-7, -7, -7};
    ASSERT_EQ(MPI_Group_translate_ranks(all, 3, ranks, all, translated), MPI_SUCCESS);
    EXPECT_EQ(translated[0], 0);
    EXPECT_EQ(translated[1], MPI_PROC_NULL);
    EXPECT_EQ(translated[2], 0);
    ASSERT_EQ(MPI_Group_translate_ranks(all, 2, ranks, MPI_GROUP_EMPTY, translated), MPI_SUCCESS);
    EXPECT_EQ(translated[0], MPI_UNDEFINED);
    EXPECT_EQ(translated[1], MPI_PROC_NULL);
    const int wrong[] = {0, 1};
    translated[0] = -7;
    EXPECT_REFUSED(MPI_Group_translate_ranks(all, 2, wrong, all, translated), MPI_ERR_RANK, "ranks1");
    EXPECT_EQ(translated[0], -7);
    EXPECT_REFUSED(MPI_Group_translate_ranks(MPI_GROUP_EMPTY, 1, ranks, all, translated), MPI_ERR_RANK, "ranks1");
}

// R174; a freed handle is known as such, and the empty group may be freed, for routines return it.
TEST_F(Groups, Free)
{
    MPI_Group copy, group;
    MPI_Comm_group(MPI_COMM_WORLD, &group);
    copy = group;
    EXPECT_EQ(MPI_Group_free(&group), MPI_SUCCESS);
    EXPECT_EQ(group, MPI_GROUP_NULL);
    EXPECT_REFUSED(MPI_Group_free(&copy), MPI_ERR_GROUP, "group");
    int size;
    EXPECT_REFUSED(MPI_Group_size(copy, &size), MPI_ERR_GROUP, "group");
    EXPECT_REFUSED(MPI_Group_free(&group), MPI_ERR_GROUP, "group");
    group = MPI_GROUP_EMPTY;
    EXPECT_EQ(MPI_Group_free(&group), MPI_SUCCESS);
    EXPECT_EQ(size_of(MPI_GROUP_EMPTY), 0);
}

// 7.3: a handle of another kind, or of no object, is an invalid group.
TEST_F(Groups, WrongHandlesAreRefused)
{
    int size;
    for (const auto bits : {std::uintptr_t{1}, std::uintptr_t{4095}, std::uintptr_t{0x12345678}, UINTPTR_MAX,
                            reinterpret_cast<std::uintptr_t>(MPI_COMM_WORLD), reinterpret_cast<std::uintptr_t>(&size)})
        EXPECT_REFUSED(MPI_Group_size(reinterpret_cast<MPI_Group>(bits), &size), MPI_ERR_GROUP, "group");
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv); }
