/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml through templates/test/invalid_argument/calls.cpp.j2. */
/* Every routine of the chapter "completion", with arguments that c makes valid or, one at a time, invalid. */
#include "invalid_argument_call.h"

extern const routine_under_test invalid_argument_calls_completion[] = {
    {"MPI_Cancel", BND_ON_REQUEST, 1, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Cancel,
            c.handle_at<MPI_Request>(1, MPI_REQUEST_NULL, MPI_ERR_REQUEST, false, true));
    }},
    {"MPI_Grequest_complete", BND_ON_REQUEST, 1, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Grequest_complete,
            c.handle<MPI_Request>(1, MPI_REQUEST_NULL, MPI_ERR_REQUEST, false));
    }},
    {"MPI_Grequest_start", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Grequest_start,
            c.procedure<MPI_Grequest_query_function>(1, MPI_ERR_ARG, false),
            c.procedure<MPI_Grequest_free_function>(2, MPI_ERR_ARG, false),
            c.procedure<MPI_Grequest_cancel_function>(3, MPI_ERR_ARG, false),
            c.room(4),
            c.place<MPI_Request>(5, true));
    }},
    {"MPI_Request_free", BND_ON_REQUEST, 1, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Request_free,
            c.handle_at<MPI_Request>(1, MPI_REQUEST_NULL, MPI_ERR_REQUEST, false, true));
    }},
    {"MPI_Request_get_status", BND_ON_REQUEST, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Request_get_status,
            c.handle<MPI_Request>(1, MPI_REQUEST_NULL, MPI_ERR_REQUEST, true),
            c.place<int>(2, true),
            c.place<MPI_Status>(3, false));
    }},
    {"MPI_Request_get_status_all", BND_ON_NOTHING, 0, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Request_get_status_all,
            c.number<int>(1, "array_length", true, MPI_ERR_ARG, "count"),
            c.handles<MPI_Request>(2, MPI_REQUEST_NULL, MPI_ERR_REQUEST, true),
            c.place<int>(3, true),
            c.place<MPI_Status>(4, false));
    }},
    {"MPI_Request_get_status_any", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Request_get_status_any,
            c.number<int>(1, "array_length", true, MPI_ERR_ARG, "count"),
            c.handles<MPI_Request>(2, MPI_REQUEST_NULL, MPI_ERR_REQUEST, true),
            c.place<int>(3, true),
            c.place<int>(4, true),
            c.place<MPI_Status>(5, false));
    }},
    {"MPI_Request_get_status_some", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Request_get_status_some,
            c.number<int>(1, "array_length", true, MPI_ERR_ARG, "incount"),
            c.handles<MPI_Request>(2, MPI_REQUEST_NULL, MPI_ERR_REQUEST, true),
            c.place<int>(3, true),
            c.place<int>(4, true),
            c.place<MPI_Status>(5, false));
    }},
    {"MPI_Start", BND_ON_REQUEST, 1, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Start,
            c.handle_at<MPI_Request>(1, MPI_REQUEST_NULL, MPI_ERR_REQUEST, false, true));
    }},
    {"MPI_Startall", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Startall,
            c.number<int>(1, "array_length", true, MPI_ERR_ARG, "count"),
            c.handles<MPI_Request>(2, MPI_REQUEST_NULL, MPI_ERR_REQUEST, true));
    }},
    {"MPI_Status_get_error", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Status_get_error,
            c.place<MPI_Status>(1, true),
            c.place<int>(2, true));
    }},
    {"MPI_Status_get_source", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Status_get_source,
            c.place<MPI_Status>(1, true),
            c.place<int>(2, true));
    }},
    {"MPI_Status_get_tag", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Status_get_tag,
            c.place<MPI_Status>(1, true),
            c.place<int>(2, true));
    }},
    {"MPI_Status_set_cancelled", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Status_set_cancelled,
            c.place<MPI_Status>(1, true),
            c.number<int>(2, "logical", false, MPI_ERR_ARG, "flag"));
    }},
    {"MPI_Status_set_error", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Status_set_error,
            c.place<MPI_Status>(1, true),
            c.number<int>(2, "error_code", false, MPI_ERR_ARG, "err"));
    }},
    {"MPI_Status_set_source", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Status_set_source,
            c.place<MPI_Status>(1, true),
            c.number<int>(2, "rank", true, MPI_ERR_RANK, "source"));
    }},
    {"MPI_Status_set_tag", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Status_set_tag,
            c.place<MPI_Status>(1, true),
            c.number<int>(2, "tag", true, MPI_ERR_TAG, "tag"));
    }},
    {"MPI_Test", BND_ON_REQUEST, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Test,
            c.handle_at<MPI_Request>(1, MPI_REQUEST_NULL, MPI_ERR_REQUEST, true, false),
            c.place<int>(2, true),
            c.place<MPI_Status>(3, false));
    }},
    {"MPI_Test_cancelled", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Test_cancelled,
            c.place<MPI_Status>(1, true),
            c.place<int>(2, true));
    }},
    {"MPI_Testall", BND_ON_NOTHING, 0, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Testall,
            c.number<int>(1, "array_length", true, MPI_ERR_ARG, "count"),
            c.handles<MPI_Request>(2, MPI_REQUEST_NULL, MPI_ERR_REQUEST, true),
            c.place<int>(3, true),
            c.place<MPI_Status>(4, false));
    }},
    {"MPI_Testany", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Testany,
            c.number<int>(1, "array_length", true, MPI_ERR_ARG, "count"),
            c.handles<MPI_Request>(2, MPI_REQUEST_NULL, MPI_ERR_REQUEST, true),
            c.place<int>(3, true),
            c.place<int>(4, true),
            c.place<MPI_Status>(5, false));
    }},
    {"MPI_Testsome", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Testsome,
            c.number<int>(1, "array_length", true, MPI_ERR_ARG, "incount"),
            c.handles<MPI_Request>(2, MPI_REQUEST_NULL, MPI_ERR_REQUEST, true),
            c.place<int>(3, true),
            c.place<int>(4, true),
            c.place<MPI_Status>(5, false));
    }},
    {"MPI_Wait", BND_ON_REQUEST, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Wait,
            c.handle_at<MPI_Request>(1, MPI_REQUEST_NULL, MPI_ERR_REQUEST, true, false),
            c.place<MPI_Status>(2, false));
    }},
    {"MPI_Waitall", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Waitall,
            c.number<int>(1, "array_length", true, MPI_ERR_ARG, "count"),
            c.handles<MPI_Request>(2, MPI_REQUEST_NULL, MPI_ERR_REQUEST, true),
            c.place<MPI_Status>(3, false));
    }},
    {"MPI_Waitany", BND_ON_NOTHING, 0, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Waitany,
            c.number<int>(1, "array_length", true, MPI_ERR_ARG, "count"),
            c.handles<MPI_Request>(2, MPI_REQUEST_NULL, MPI_ERR_REQUEST, true),
            c.place<int>(3, true),
            c.place<MPI_Status>(4, false));
    }},
    {"MPI_Waitsome", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Waitsome,
            c.number<int>(1, "array_length", true, MPI_ERR_ARG, "incount"),
            c.handles<MPI_Request>(2, MPI_REQUEST_NULL, MPI_ERR_REQUEST, true),
            c.place<int>(3, true),
            c.place<int>(4, true),
            c.place<MPI_Status>(5, false));
    }},
    {nullptr, BND_ON_NOTHING, 0, 0, false, nullptr},
};
