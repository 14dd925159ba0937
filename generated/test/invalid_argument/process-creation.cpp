/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml through templates/test/invalid_argument/calls.cpp.j2. */
/* Every routine of the chapter "process-creation", with arguments that c makes valid or, one at a time, invalid. */
#include "invalid_argument_call.h"

extern const routine_under_test invalid_argument_calls_process_creation[] = {
    {"MPI_Close_port", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Close_port,
            c.text(1, "port_name", true));
    }},
    {"MPI_Comm_accept", BND_ON_COMM, 4, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_accept,
            c.text(1, "port_name", true),
            c.handle<MPI_Info>(2, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.number<int>(3, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(4, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Comm>(5, true));
    }},
    {"MPI_Comm_connect", BND_ON_COMM, 4, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_connect,
            c.text(1, "port_name", true),
            c.handle<MPI_Info>(2, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.number<int>(3, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(4, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Comm>(5, true));
    }},
    {"MPI_Comm_disconnect", BND_ON_COMM, 1, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_disconnect,
            c.handle_at<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false, true));
    }},
    {"MPI_Comm_get_parent", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_get_parent,
            c.place<MPI_Comm>(1, true));
    }},
    {"MPI_Comm_join", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_join,
            c.number<int>(1, "file_descriptor", false, MPI_ERR_ARG, "fd"),
            c.place<MPI_Comm>(2, true));
    }},
    {"MPI_Comm_spawn", BND_ON_COMM, 6, 8, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_spawn,
            c.text(1, "command", true),
            c.left_out(2),
            c.number<int>(3, "size", true, MPI_ERR_ARG, "maxprocs"),
            c.handle<MPI_Info>(4, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.number<int>(5, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Comm>(7, true),
            c.place<int>(8, false));
    }},
    {"MPI_Comm_spawn_multiple", BND_ON_COMM, 7, 9, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_spawn_multiple,
            c.number<int>(1, "array_length", true, MPI_ERR_ARG, "count"),
            c.left_out(2),
            c.left_out(3),
            c.numbers<int>(4, "size", MPI_ERR_ARG, true),
            c.handles<MPI_Info>(5, MPI_INFO_NULL, MPI_ERR_INFO, false),
            c.number<int>(6, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Comm>(8, true),
            c.place<int>(9, false));
    }},
    {"MPI_Lookup_name", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Lookup_name,
            c.text(1, "service_name", true),
            c.handle<MPI_Info>(2, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<char>(3, true));
    }},
    {"MPI_Open_port", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Open_port,
            c.handle<MPI_Info>(1, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<char>(2, true));
    }},
    {"MPI_Publish_name", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Publish_name,
            c.text(1, "service_name", true),
            c.handle<MPI_Info>(2, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.text(3, "port_name", true));
    }},
    {"MPI_Unpublish_name", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Unpublish_name,
            c.text(1, "service_name", true),
            c.handle<MPI_Info>(2, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.text(3, "port_name", true));
    }},
    {nullptr, BND_ON_NOTHING, 0, 0, false, nullptr},
};
