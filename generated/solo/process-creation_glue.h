/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml through templates/solo/glue.h.j2. */
/* To be included at the end of the source that defines solo's functions of this chapter. */
#include "bnd_implementation.h"

using namespace solo;

extern "C" int solo_Close_port(const char *port_name)
{
    try {
        Close_port(port_name);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Close_port", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Comm_accept(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)
{
    try {
        Comm_accept(port_name, find_or_null<Info>(info, MPI_INFO_NULL, "info"), root, find<Comm>(comm, "comm"),
                newcomm);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_accept", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_connect(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)
{
    try {
        Comm_connect(port_name, find_or_null<Info>(info, MPI_INFO_NULL, "info"), root, find<Comm>(comm, "comm"),
                newcomm);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_connect", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_disconnect(MPI_Comm *comm)
{
    try {
        Comm_disconnect(comm);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_disconnect", BND_ON_COMM, *comm);
    }
}

extern "C" int solo_Comm_get_parent(MPI_Comm *parent)
{
    try {
        Comm_get_parent(parent);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_get_parent", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Comm_join(int fd, MPI_Comm *intercomm)
{
    try {
        Comm_join(fd, intercomm);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_join", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Comm_spawn(const char *command, char *argv[], int maxprocs, MPI_Info info, int root, MPI_Comm comm,
        MPI_Comm *intercomm, int array_of_errcodes[])
{
    try {
        Comm_spawn(command, argv, maxprocs, find_or_null<Info>(info, MPI_INFO_NULL, "info"), root, find<Comm>(comm,
                "comm"), intercomm, array_of_errcodes);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_spawn", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_spawn_multiple(int count, char *array_of_commands[], char **array_of_argv[],
        const int array_of_maxprocs[], const MPI_Info array_of_info[], int root, MPI_Comm comm, MPI_Comm *intercomm,
        int array_of_errcodes[])
{
    try {
        Comm_spawn_multiple(count, array_of_commands, array_of_argv, array_of_maxprocs, array_of_info, root,
                find<Comm>(comm, "comm"), intercomm, array_of_errcodes);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_spawn_multiple", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Lookup_name(const char *service_name, MPI_Info info, char *port_name)
{
    try {
        Lookup_name(service_name, find_or_null<Info>(info, MPI_INFO_NULL, "info"), port_name);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Lookup_name", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Open_port(MPI_Info info, char *port_name)
{
    try {
        Open_port(find_or_null<Info>(info, MPI_INFO_NULL, "info"), port_name);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Open_port", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Publish_name(const char *service_name, MPI_Info info, const char *port_name)
{
    try {
        Publish_name(service_name, find_or_null<Info>(info, MPI_INFO_NULL, "info"), port_name);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Publish_name", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Unpublish_name(const char *service_name, MPI_Info info, const char *port_name)
{
    try {
        Unpublish_name(service_name, find_or_null<Info>(info, MPI_INFO_NULL, "info"), port_name);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Unpublish_name", BND_ON_NOTHING, 0);
    }
}

