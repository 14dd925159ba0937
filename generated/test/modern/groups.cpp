// Do not edit: `bindery generate` writes this from specs/routines/groups.toml through templates/test/modern/caller.cpp.j2.
// Calls of bindery::mpi for every routine of the chapter "groups", each argument with a value of its own.
#include "modern_caller.hpp"

static void call_MPI_Group_compare(int profiled)
{
#if REC_HAS(MPI_Group_compare)
    MPI_Group group1 = REC_NEW(MPI_Group, 1001);
    MPI_Group group2 = REC_NEW(MPI_Group, 1002);
    int result = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::group_compare(group1, group2) : mpi::group_compare(group1, group2);
            result = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::group_compare(group1, group2) : mpi::returning::group_compare(group1, group2);
        returned = result_.code();
        auto &out_ = *result_;
        result = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::group_difference(group1, group2) : mpi::group_difference(group1, group2);
            newgroup = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::group_difference(group1, group2) : mpi::returning::group_difference(group1, group2);
        returned = result_.code();
        auto &out_ = *result_;
        newgroup = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::group_excl(group, std::span(+ranks, static_cast<std::size_t>(n))) : mpi::group_excl(group, std::span(+ranks, static_cast<std::size_t>(n)));
            newgroup = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::group_excl(group, std::span(+ranks, static_cast<std::size_t>(n))) : mpi::returning::group_excl(group, std::span(+ranks, static_cast<std::size_t>(n)));
        returned = result_.code();
        auto &out_ = *result_;
        newgroup = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::group_free(mpi::handles<mpi::group>(&group, 1)[0]) : mpi::group_free(mpi::handles<mpi::group>(&group, 1)[0]);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::group_free(mpi::handles<mpi::group>(&group, 1)[0]) : mpi::returning::group_free(mpi::handles<mpi::group>(&group, 1)[0]);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::group_incl(group, std::span(+ranks, static_cast<std::size_t>(n))) : mpi::group_incl(group, std::span(+ranks, static_cast<std::size_t>(n)));
            newgroup = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::group_incl(group, std::span(+ranks, static_cast<std::size_t>(n))) : mpi::returning::group_incl(group, std::span(+ranks, static_cast<std::size_t>(n)));
        returned = result_.code();
        auto &out_ = *result_;
        newgroup = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::group_intersection(group1, group2) : mpi::group_intersection(group1, group2);
            newgroup = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::group_intersection(group1, group2) : mpi::returning::group_intersection(group1, group2);
        returned = result_.code();
        auto &out_ = *result_;
        newgroup = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::group_range_excl(group, std::span(+ranges, static_cast<std::size_t>(n))) : mpi::group_range_excl(group, std::span(+ranges, static_cast<std::size_t>(n)));
            newgroup = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::group_range_excl(group, std::span(+ranges, static_cast<std::size_t>(n))) : mpi::returning::group_range_excl(group, std::span(+ranges, static_cast<std::size_t>(n)));
        returned = result_.code();
        auto &out_ = *result_;
        newgroup = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::group_range_incl(group, std::span(+ranges, static_cast<std::size_t>(n))) : mpi::group_range_incl(group, std::span(+ranges, static_cast<std::size_t>(n)));
            newgroup = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::group_range_incl(group, std::span(+ranges, static_cast<std::size_t>(n))) : mpi::returning::group_range_incl(group, std::span(+ranges, static_cast<std::size_t>(n)));
        returned = result_.code();
        auto &out_ = *result_;
        newgroup = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::group_rank(group) : mpi::group_rank(group);
            rank = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::group_rank(group) : mpi::returning::group_rank(group);
        returned = result_.code();
        auto &out_ = *result_;
        rank = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::group_size(group) : mpi::group_size(group);
            size = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::group_size(group) : mpi::returning::group_size(group);
        returned = result_.code();
        auto &out_ = *result_;
        size = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::group_translate_ranks(group1, std::span(+ranks1, static_cast<std::size_t>(n)), group2, std::span(+ranks2, static_cast<std::size_t>(n))) : mpi::group_translate_ranks(group1, std::span(+ranks1, static_cast<std::size_t>(n)), group2, std::span(+ranks2, static_cast<std::size_t>(n)));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::group_translate_ranks(group1, std::span(+ranks1, static_cast<std::size_t>(n)), group2, std::span(+ranks2, static_cast<std::size_t>(n))) : mpi::returning::group_translate_ranks(group1, std::span(+ranks1, static_cast<std::size_t>(n)), group2, std::span(+ranks2, static_cast<std::size_t>(n)));
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::group_union(group1, group2) : mpi::group_union(group1, group2);
            newgroup = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::group_union(group1, group2) : mpi::returning::group_union(group1, group2);
        returned = result_.code();
        auto &out_ = *result_;
        newgroup = out_;
    }
    REC_OBSERVE_HANDLE("newgroup", newgroup);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

extern "C" const struct rec_caller rec_callers_groups[] = {
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
    {nullptr, nullptr, 0}
};
