/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml through templates/test/recorder/caller.c.j2. */
/* Calls of every routine of the chapter "process-creation", each argument with a value of its own. */
#include "recorder.h"

static void call_MPI_Close_port(int profiled)
{
#if REC_HAS(MPI_Close_port)
    int returned = profiled ? (PMPI_Close_port)("port_name 101") : (MPI_Close_port)("port_name 101");
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_accept(int profiled)
{
#if REC_HAS(MPI_Comm_accept)
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    int returned = profiled ? (PMPI_Comm_accept)("port_name 101", info, root, comm,
            &newcomm) : (MPI_Comm_accept)("port_name 101", info, root, comm, &newcomm);
    REC_OBSERVE_HANDLE("newcomm", newcomm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_connect(int profiled)
{
#if REC_HAS(MPI_Comm_connect)
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    int returned = profiled ? (PMPI_Comm_connect)("port_name 101", info, root, comm,
            &newcomm) : (MPI_Comm_connect)("port_name 101", info, root, comm, &newcomm);
    REC_OBSERVE_HANDLE("newcomm", newcomm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_disconnect(int profiled)
{
#if REC_HAS(MPI_Comm_disconnect)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = profiled ? (PMPI_Comm_disconnect)(&comm) : (MPI_Comm_disconnect)(&comm);
    REC_OBSERVE_HANDLE("comm", comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_get_parent(int profiled)
{
#if REC_HAS(MPI_Comm_get_parent)
    MPI_Comm parent = REC_NEW(MPI_Comm, 0);
    int returned = profiled ? (PMPI_Comm_get_parent)(&parent) : (MPI_Comm_get_parent)(&parent);
    REC_OBSERVE_HANDLE("parent", parent);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_join(int profiled)
{
#if REC_HAS(MPI_Comm_join)
    int fd = (int)101;
    MPI_Comm intercomm = REC_NEW(MPI_Comm, 0);
    int returned = profiled ? (PMPI_Comm_join)(fd, &intercomm) : (MPI_Comm_join)(fd, &intercomm);
    REC_OBSERVE_HANDLE("intercomm", intercomm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_spawn(int profiled)
{
#if REC_HAS(MPI_Comm_spawn)
    int maxprocs = (int)3;
    MPI_Info info = REC_NEW(MPI_Info, 1004);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Comm intercomm = REC_NEW(MPI_Comm, 0);
    int array_of_errcodes[REC_MOST] = REC_NUMBERS(0);
    int returned = profiled ? (PMPI_Comm_spawn)("command 101", rec_words, maxprocs, info, root, comm, &intercomm,
            array_of_errcodes) : (MPI_Comm_spawn)("command 101", rec_words, maxprocs, info, root, comm, &intercomm,
            array_of_errcodes);
    REC_OBSERVE_HANDLE("intercomm", intercomm);
    REC_OBSERVE_ARRAY("array_of_errcodes", array_of_errcodes, maxprocs);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_spawn_multiple(int profiled)
{
#if REC_HAS(MPI_Comm_spawn_multiple)
    int count = (int)3;
    char **array_of_argv[REC_MOST] = { rec_words, rec_words, rec_words };
    int array_of_maxprocs[REC_MOST] = REC_NUMBERS(104);
    MPI_Info array_of_info[REC_MOST];
    REC_NEW_ARRAY(MPI_Info, array_of_info, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Comm intercomm = REC_NEW(MPI_Comm, 0);
    int array_of_errcodes[REC_MOST] = REC_NUMBERS(0);
    int returned = profiled ? (PMPI_Comm_spawn_multiple)(count, rec_words, array_of_argv, array_of_maxprocs,
            array_of_info, root, comm, &intercomm, array_of_errcodes) : (MPI_Comm_spawn_multiple)(count, rec_words,
            array_of_argv, array_of_maxprocs, array_of_info, root, comm, &intercomm, array_of_errcodes);
    REC_OBSERVE_HANDLE("intercomm", intercomm);
    REC_OBSERVE_ARRAY("array_of_errcodes", array_of_errcodes, 3);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Lookup_name(int profiled)
{
#if REC_HAS(MPI_Lookup_name)
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    char port_name[REC_STRING] = "";
    int returned = profiled ? (PMPI_Lookup_name)("service_name 101", info,
            port_name) : (MPI_Lookup_name)("service_name 101", info, port_name);
    rec_observe_string("port_name", port_name);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Open_port(int profiled)
{
#if REC_HAS(MPI_Open_port)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    char port_name[REC_STRING] = "";
    int returned = profiled ? (PMPI_Open_port)(info, port_name) : (MPI_Open_port)(info, port_name);
    rec_observe_string("port_name", port_name);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Publish_name(int profiled)
{
#if REC_HAS(MPI_Publish_name)
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int returned = profiled ? (PMPI_Publish_name)("service_name 101", info,
            "port_name 103") : (MPI_Publish_name)("service_name 101", info, "port_name 103");
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Unpublish_name(int profiled)
{
#if REC_HAS(MPI_Unpublish_name)
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int returned = profiled ? (PMPI_Unpublish_name)("service_name 101", info,
            "port_name 103") : (MPI_Unpublish_name)("service_name 101", info, "port_name 103");
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_process_creation[] = {
    {"MPI_Close_port", call_MPI_Close_port, 1},
    {"MPI_Comm_accept", call_MPI_Comm_accept, 1},
    {"MPI_Comm_connect", call_MPI_Comm_connect, 1},
    {"MPI_Comm_disconnect", call_MPI_Comm_disconnect, 1},
    {"MPI_Comm_get_parent", call_MPI_Comm_get_parent, 1},
    {"MPI_Comm_join", call_MPI_Comm_join, 1},
    {"MPI_Comm_spawn", call_MPI_Comm_spawn, 1},
    {"MPI_Comm_spawn_multiple", call_MPI_Comm_spawn_multiple, 1},
    {"MPI_Lookup_name", call_MPI_Lookup_name, 1},
    {"MPI_Open_port", call_MPI_Open_port, 1},
    {"MPI_Publish_name", call_MPI_Publish_name, 1},
    {"MPI_Unpublish_name", call_MPI_Unpublish_name, 1},
    {0, 0, 0}
};
