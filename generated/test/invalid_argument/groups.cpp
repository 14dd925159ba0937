/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml through templates/test/invalid_argument/calls.cpp.j2. */
/* Every routine of the chapter "groups", with arguments that c makes valid or, one at a time, invalid. */
#include "invalid_argument_call.h"

extern const routine_under_test invalid_argument_calls_groups[] = {
    {"MPI_Group_compare", BND_ON_GROUP, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Group_compare,
            c.handle<MPI_Group>(1, MPI_GROUP_NULL, MPI_ERR_GROUP, false),
            c.handle<MPI_Group>(2, MPI_GROUP_NULL, MPI_ERR_GROUP, false),
            c.place<int>(3, true));
    }},
    {"MPI_Group_difference", BND_ON_GROUP, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Group_difference,
            c.handle<MPI_Group>(1, MPI_GROUP_NULL, MPI_ERR_GROUP, false),
            c.handle<MPI_Group>(2, MPI_GROUP_NULL, MPI_ERR_GROUP, false),
            c.place<MPI_Group>(3, true));
    }},
    {"MPI_Group_excl", BND_ON_GROUP, 1, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Group_excl,
            c.handle<MPI_Group>(1, MPI_GROUP_NULL, MPI_ERR_GROUP, false),
            c.number<int>(2, "array_length", true, MPI_ERR_ARG, "n"),
            c.numbers<int>(3, "rank", MPI_ERR_RANK, true),
            c.place<MPI_Group>(4, true));
    }},
    {"MPI_Group_free", BND_ON_GROUP, 1, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Group_free,
            c.handle_at<MPI_Group>(1, MPI_GROUP_NULL, MPI_ERR_GROUP, false, true));
    }},
    {"MPI_Group_incl", BND_ON_GROUP, 1, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Group_incl,
            c.handle<MPI_Group>(1, MPI_GROUP_NULL, MPI_ERR_GROUP, false),
            c.number<int>(2, "array_length", true, MPI_ERR_ARG, "n"),
            c.numbers<int>(3, "rank", MPI_ERR_RANK, true),
            c.place<MPI_Group>(4, true));
    }},
    {"MPI_Group_intersection", BND_ON_GROUP, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Group_intersection,
            c.handle<MPI_Group>(1, MPI_GROUP_NULL, MPI_ERR_GROUP, false),
            c.handle<MPI_Group>(2, MPI_GROUP_NULL, MPI_ERR_GROUP, false),
            c.place<MPI_Group>(3, true));
    }},
    {"MPI_Group_range_excl", BND_ON_GROUP, 1, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Group_range_excl,
            c.handle<MPI_Group>(1, MPI_GROUP_NULL, MPI_ERR_GROUP, false),
            c.number<int>(2, "array_length", true, MPI_ERR_ARG, "n"),
            c.matrix<int>(3, true),
            c.place<MPI_Group>(4, true));
    }},
    {"MPI_Group_range_incl", BND_ON_GROUP, 1, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Group_range_incl,
            c.handle<MPI_Group>(1, MPI_GROUP_NULL, MPI_ERR_GROUP, false),
            c.number<int>(2, "array_length", true, MPI_ERR_ARG, "n"),
            c.matrix<int>(3, true),
            c.place<MPI_Group>(4, true));
    }},
    {"MPI_Group_rank", BND_ON_GROUP, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Group_rank,
            c.handle<MPI_Group>(1, MPI_GROUP_NULL, MPI_ERR_GROUP, false),
            c.place<int>(2, true));
    }},
    {"MPI_Group_size", BND_ON_GROUP, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Group_size,
            c.handle<MPI_Group>(1, MPI_GROUP_NULL, MPI_ERR_GROUP, false),
            c.place<int>(2, true));
    }},
    {"MPI_Group_translate_ranks", BND_ON_GROUP, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Group_translate_ranks,
            c.handle<MPI_Group>(1, MPI_GROUP_NULL, MPI_ERR_GROUP, false),
            c.number<int>(2, "array_length", true, MPI_ERR_ARG, "n"),
            c.numbers<int>(3, "rank", MPI_ERR_RANK, true),
            c.handle<MPI_Group>(4, MPI_GROUP_NULL, MPI_ERR_GROUP, false),
            c.place<int>(5, true));
    }},
    {"MPI_Group_union", BND_ON_GROUP, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Group_union,
            c.handle<MPI_Group>(1, MPI_GROUP_NULL, MPI_ERR_GROUP, false),
            c.handle<MPI_Group>(2, MPI_GROUP_NULL, MPI_ERR_GROUP, false),
            c.place<MPI_Group>(3, true));
    }},
    {nullptr, BND_ON_NOTHING, 0, 0, false, nullptr},
};
