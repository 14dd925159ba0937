/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml through templates/test/recorder/recorder.c.j2. */
/* The recorder's half of the chapter "process-creation": every routine writes down its arguments and replies with known values. */
#include "recorder.h"

#if REC_HAS(MPI_Close_port) && !REC_OWN_MPI_Close_port
int REC_NAME(Close_port)(const char *port_name) REC_LABEL(Close_port);
int REC_NAME(Close_port)(const char *port_name)
{
    rec_enter("Close_port", REC_SHIFT);
    rec_string("port_name", port_name);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_accept) && !REC_OWN_MPI_Comm_accept
int REC_NAME(Comm_accept)(const char *port_name, MPI_Info info, int root, MPI_Comm comm,
        MPI_Comm *newcomm) REC_LABEL(Comm_accept);
int REC_NAME(Comm_accept)(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)
{
    rec_enter("Comm_accept", REC_SHIFT);
    rec_string("port_name", port_name);
    REC_HANDLE("info", info);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    *newcomm = REC_NEW(MPI_Comm, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_connect) && !REC_OWN_MPI_Comm_connect
int REC_NAME(Comm_connect)(const char *port_name, MPI_Info info, int root, MPI_Comm comm,
        MPI_Comm *newcomm) REC_LABEL(Comm_connect);
int REC_NAME(Comm_connect)(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)
{
    rec_enter("Comm_connect", REC_SHIFT);
    rec_string("port_name", port_name);
    REC_HANDLE("info", info);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    *newcomm = REC_NEW(MPI_Comm, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_disconnect) && !REC_OWN_MPI_Comm_disconnect
int REC_NAME(Comm_disconnect)(MPI_Comm *comm) REC_LABEL(Comm_disconnect);
int REC_NAME(Comm_disconnect)(MPI_Comm *comm)
{
    rec_enter("Comm_disconnect", REC_SHIFT);
    REC_HANDLE("comm", *comm);
    *comm = REC_NEW(MPI_Comm, 2001);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_get_parent) && !REC_OWN_MPI_Comm_get_parent
int REC_NAME(Comm_get_parent)(MPI_Comm *parent) REC_LABEL(Comm_get_parent);
int REC_NAME(Comm_get_parent)(MPI_Comm *parent)
{
    rec_enter("Comm_get_parent", REC_SHIFT);
    *parent = REC_NEW(MPI_Comm, 2001);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_join) && !REC_OWN_MPI_Comm_join
int REC_NAME(Comm_join)(int fd, MPI_Comm *intercomm) REC_LABEL(Comm_join);
int REC_NAME(Comm_join)(int fd, MPI_Comm *intercomm)
{
    rec_enter("Comm_join", REC_SHIFT);
    rec_number("fd", fd);
    *intercomm = REC_NEW(MPI_Comm, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_spawn) && !REC_OWN_MPI_Comm_spawn
int REC_NAME(Comm_spawn)(const char *command, char *argv[], int maxprocs, MPI_Info info, int root, MPI_Comm comm,
        MPI_Comm *intercomm, int array_of_errcodes[]) REC_LABEL(Comm_spawn);
int REC_NAME(Comm_spawn)(const char *command, char *argv[], int maxprocs, MPI_Info info, int root, MPI_Comm comm,
        MPI_Comm *intercomm, int array_of_errcodes[])
{
    rec_enter("Comm_spawn", REC_SHIFT);
    REC_SPECIAL(argv, MPI_ARGV_NULL);
    REC_SPECIAL(array_of_errcodes, MPI_ERRCODES_IGNORE);
    rec_string("command", command);
    rec_strings("argv", argv);
    rec_number("maxprocs", maxprocs);
    REC_HANDLE("info", info);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    *intercomm = REC_NEW(MPI_Comm, 2007);
    REC_REPLY(array_of_errcodes, maxprocs, 208);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_spawn_multiple) && !REC_OWN_MPI_Comm_spawn_multiple
int REC_NAME(Comm_spawn_multiple)(int count, char *array_of_commands[], char **array_of_argv[],
        const int array_of_maxprocs[], const MPI_Info array_of_info[], int root, MPI_Comm comm, MPI_Comm *intercomm,
        int array_of_errcodes[]) REC_LABEL(Comm_spawn_multiple);
int REC_NAME(Comm_spawn_multiple)(int count, char *array_of_commands[], char **array_of_argv[],
        const int array_of_maxprocs[], const MPI_Info array_of_info[], int root, MPI_Comm comm, MPI_Comm *intercomm,
        int array_of_errcodes[])
{
    rec_enter("Comm_spawn_multiple", REC_SHIFT);
    REC_SPECIAL(array_of_argv, MPI_ARGVS_NULL);
    REC_SPECIAL(array_of_errcodes, MPI_ERRCODES_IGNORE);
    rec_number("count", count);
    rec_strings("array_of_commands", array_of_commands);
    rec_strings("array_of_argv", array_of_argv[count - 1]);
    REC_ARRAY("array_of_maxprocs", array_of_maxprocs, count);
    REC_HANDLES("array_of_info", array_of_info, count);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    *intercomm = REC_NEW(MPI_Comm, 2008);
    REC_REPLY(array_of_errcodes, 3, 209);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Lookup_name) && !REC_OWN_MPI_Lookup_name
int REC_NAME(Lookup_name)(const char *service_name, MPI_Info info, char *port_name) REC_LABEL(Lookup_name);
int REC_NAME(Lookup_name)(const char *service_name, MPI_Info info, char *port_name)
{
    rec_enter("Lookup_name", REC_SHIFT);
    rec_string("service_name", service_name);
    REC_HANDLE("info", info);
    rec_reply_string(port_name, 3);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Open_port) && !REC_OWN_MPI_Open_port
int REC_NAME(Open_port)(MPI_Info info, char *port_name) REC_LABEL(Open_port);
int REC_NAME(Open_port)(MPI_Info info, char *port_name)
{
    rec_enter("Open_port", REC_SHIFT);
    REC_HANDLE("info", info);
    rec_reply_string(port_name, 2);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Publish_name) && !REC_OWN_MPI_Publish_name
int REC_NAME(Publish_name)(const char *service_name, MPI_Info info, const char *port_name) REC_LABEL(Publish_name);
int REC_NAME(Publish_name)(const char *service_name, MPI_Info info, const char *port_name)
{
    rec_enter("Publish_name", REC_SHIFT);
    rec_string("service_name", service_name);
    REC_HANDLE("info", info);
    rec_string("port_name", port_name);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Unpublish_name) && !REC_OWN_MPI_Unpublish_name
int REC_NAME(Unpublish_name)(const char *service_name, MPI_Info info, const char *port_name) REC_LABEL(Unpublish_name);
int REC_NAME(Unpublish_name)(const char *service_name, MPI_Info info, const char *port_name)
{
    rec_enter("Unpublish_name", REC_SHIFT);
    rec_string("service_name", service_name);
    REC_HANDLE("info", info);
    rec_string("port_name", port_name);
    return rec_reply();
}
#endif

