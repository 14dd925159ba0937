/* Do not edit: `bindery generate` writes this from specs/routines/info.toml through templates/test/invalid_argument/calls.cpp.j2. */
/* Every routine of the chapter "info", with arguments that c makes valid or, one at a time, invalid. */
#include "invalid_argument_call.h"

extern const routine_under_test invalid_argument_calls_info[] = {
    {"MPI_Info_create", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Info_create,
            c.place<MPI_Info>(1, true));
    }},
    {"MPI_Info_create_env", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Info_create_env,
            c.left_out(1),
            c.left_out(2),
            c.place<MPI_Info>(3, true));
    }},
    {"MPI_Info_delete", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Info_delete,
            c.handle<MPI_Info>(1, MPI_INFO_NULL, MPI_ERR_INFO, false),
            c.text(2, "key", true));
    }},
    {"MPI_Info_dup", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Info_dup,
            c.handle<MPI_Info>(1, MPI_INFO_NULL, MPI_ERR_INFO, false),
            c.place<MPI_Info>(2, true));
    }},
    {"MPI_Info_free", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Info_free,
            c.handle_at<MPI_Info>(1, MPI_INFO_NULL, MPI_ERR_INFO, false, true));
    }},
    {"MPI_Info_get", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Info_get,
            c.handle<MPI_Info>(1, MPI_INFO_NULL, MPI_ERR_INFO, false),
            c.text(2, "key", true),
            c.number<int>(3, "string_length", true, MPI_ERR_ARG, "valuelen"),
            c.place<char>(4, true),
            c.place<int>(5, true));
    }},
    {"MPI_Info_get_nkeys", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Info_get_nkeys,
            c.handle<MPI_Info>(1, MPI_INFO_NULL, MPI_ERR_INFO, false),
            c.place<int>(2, true));
    }},
    {"MPI_Info_get_nthkey", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Info_get_nthkey,
            c.handle<MPI_Info>(1, MPI_INFO_NULL, MPI_ERR_INFO, false),
            c.number<int>(2, "key_index", true, MPI_ERR_ARG, "n"),
            c.place<char>(3, true));
    }},
    {"MPI_Info_get_string", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Info_get_string,
            c.handle<MPI_Info>(1, MPI_INFO_NULL, MPI_ERR_INFO, false),
            c.text(2, "key", true),
            c.place<int>(3, true),
            c.place<char>(4, false),
            c.place<int>(5, true));
    }},
    {"MPI_Info_get_valuelen", BND_ON_NOTHING, 0, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Info_get_valuelen,
            c.handle<MPI_Info>(1, MPI_INFO_NULL, MPI_ERR_INFO, false),
            c.text(2, "key", true),
            c.place<int>(3, true),
            c.place<int>(4, true));
    }},
    {"MPI_Info_set", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Info_set,
            c.handle<MPI_Info>(1, MPI_INFO_NULL, MPI_ERR_INFO, false),
            c.text(2, "key", true),
            c.text(3, "value", true));
    }},
    {nullptr, BND_ON_NOTHING, 0, 0, false, nullptr},
};
