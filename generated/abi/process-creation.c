/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml through templates/abi/calls.c.j2. */
/* What stands under entry points of the standard ABI: every argument is converted, the other MPI's function is called. */
#include "bnd_native_calls.h"

#ifndef BND_EMULATES_MPI_Close_port
#if BND_HAS_MPI_Close_port
int BND_IMPLEMENTATION(Close_port)(const char *port_name)
{
    return BND_RETURNED(BND_NATIVE(Close_port)(port_name), "MPI_Close_port", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Close_port)(const char *port_name)
{
    (void)port_name;
    return BND_UNSUPPORTED("MPI_Close_port", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_accept
#if BND_HAS_MPI_Comm_accept
int BND_IMPLEMENTATION(Comm_accept)(const char *port_name, abi_Info info, int root, abi_Comm comm, abi_Comm *newcomm)
{
    BND_ABI_REFUSE_WRONG(null_or_Info, info, bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_INFO, "MPI_Comm_accept",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_accept", BND_ON_COMM, comm);
    MPI_Comm c_newcomm = bnd_null_Comm;
    const int bnd_result = BND_NATIVE(Comm_accept)(port_name, bnd_to_Info(info), root, bnd_to_Comm(comm), &c_newcomm);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newcomm = bnd_from_Comm(c_newcomm);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_accept", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_accept)(const char *port_name, abi_Info info, int root, abi_Comm comm, abi_Comm *newcomm)
{
    (void)port_name, (void)info, (void)root, (void)comm, (void)newcomm;
    return BND_UNSUPPORTED("MPI_Comm_accept", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_connect
#if BND_HAS_MPI_Comm_connect
int BND_IMPLEMENTATION(Comm_connect)(const char *port_name, abi_Info info, int root, abi_Comm comm, abi_Comm *newcomm)
{
    BND_ABI_REFUSE_WRONG(null_or_Info, info, bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_INFO,
            "MPI_Comm_connect", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_connect", BND_ON_COMM, comm);
    MPI_Comm c_newcomm = bnd_null_Comm;
    const int bnd_result = BND_NATIVE(Comm_connect)(port_name, bnd_to_Info(info), root, bnd_to_Comm(comm), &c_newcomm);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newcomm = bnd_from_Comm(c_newcomm);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_connect", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_connect)(const char *port_name, abi_Info info, int root, abi_Comm comm, abi_Comm *newcomm)
{
    (void)port_name, (void)info, (void)root, (void)comm, (void)newcomm;
    return BND_UNSUPPORTED("MPI_Comm_connect", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_disconnect
#if BND_HAS_MPI_Comm_disconnect
int BND_IMPLEMENTATION(Comm_disconnect)(abi_Comm *comm)
{
    BND_ABI_REFUSE_WRONG(Comm, *comm, 1, ABI_ERR_COMM, "MPI_Comm_disconnect", BND_ON_COMM, *comm);
    MPI_Comm c_comm = bnd_to_Comm(*comm);
    const int bnd_result = BND_NATIVE(Comm_disconnect)(&c_comm);
    *comm = bnd_from_Comm(c_comm);
    return BND_RETURNED(bnd_result, "MPI_Comm_disconnect", BND_ON_COMM, *comm);
}
#else
int BND_IMPLEMENTATION(Comm_disconnect)(abi_Comm *comm)
{
    (void)comm;
    return BND_UNSUPPORTED("MPI_Comm_disconnect", BND_ON_COMM, *comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_get_parent
#if BND_HAS_MPI_Comm_get_parent
int BND_IMPLEMENTATION(Comm_get_parent)(abi_Comm *parent)
{
    MPI_Comm c_parent = bnd_null_Comm;
    const int bnd_result = BND_NATIVE(Comm_get_parent)(&c_parent);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *parent = bnd_from_Comm(c_parent);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_get_parent", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Comm_get_parent)(abi_Comm *parent)
{
    (void)parent;
    return BND_UNSUPPORTED("MPI_Comm_get_parent", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_join
#if BND_HAS_MPI_Comm_join
int BND_IMPLEMENTATION(Comm_join)(int fd, abi_Comm *intercomm)
{
    MPI_Comm c_intercomm = bnd_null_Comm;
    const int bnd_result = BND_NATIVE(Comm_join)(fd, &c_intercomm);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *intercomm = bnd_from_Comm(c_intercomm);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_join", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Comm_join)(int fd, abi_Comm *intercomm)
{
    (void)fd, (void)intercomm;
    return BND_UNSUPPORTED("MPI_Comm_join", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_spawn
#if BND_HAS_MPI_Comm_spawn
int BND_IMPLEMENTATION(Comm_spawn)(const char *command, char *argv[], int maxprocs, abi_Info info, int root,
        abi_Comm comm, abi_Comm *intercomm, int array_of_errcodes[])
{
    BND_ABI_REFUSE_WRONG(null_or_Info, info, bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_INFO, "MPI_Comm_spawn",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_spawn", BND_ON_COMM, comm);
    MPI_Comm c_intercomm = bnd_null_Comm;
    const int bnd_result = BND_NATIVE(Comm_spawn)(command, argv, maxprocs, bnd_to_Info(info), root, bnd_to_Comm(comm),
            &c_intercomm, array_of_errcodes);
    if (array_of_errcodes && bnd_abi_is_root(bnd_to_Comm(comm), root)) bnd_abi_numbers_in_place(array_of_errcodes,
            maxprocs, bnd_from_error_classes);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *intercomm = bnd_from_Comm(c_intercomm);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_spawn", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_spawn)(const char *command, char *argv[], int maxprocs, abi_Info info, int root,
        abi_Comm comm, abi_Comm *intercomm, int array_of_errcodes[])
{
    (void)command, (void)argv, (void)maxprocs, (void)info, (void)root, (void)comm, (void)intercomm,
            (void)array_of_errcodes;
    return BND_UNSUPPORTED("MPI_Comm_spawn", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_spawn_multiple
#if BND_HAS_MPI_Comm_spawn_multiple
int BND_IMPLEMENTATION(Comm_spawn_multiple)(int count, char *array_of_commands[], char **array_of_argv[],
        const int array_of_maxprocs[], const abi_Info array_of_info[], int root, abi_Comm comm, abi_Comm *intercomm,
        int array_of_errcodes[])
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_spawn_multiple", BND_ON_COMM, comm);
    BND_ABI_OWNED MPI_Info *c_array_of_info = bnd_to_Info_array(array_of_info, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? count : 0);
    MPI_Comm c_intercomm = bnd_null_Comm;
    BND_ABI_NEED(c_array_of_info, array_of_info);
    const int bnd_result = BND_NATIVE(Comm_spawn_multiple)(count, array_of_commands, array_of_argv,
            (void *)array_of_maxprocs, c_array_of_info, root, bnd_to_Comm(comm), &c_intercomm, array_of_errcodes);
    if (array_of_errcodes && bnd_abi_is_root(bnd_to_Comm(comm), root)) bnd_abi_numbers_in_place(array_of_errcodes,
            bnd_abi_sum(array_of_maxprocs, count), bnd_from_error_classes);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *intercomm = bnd_from_Comm(c_intercomm);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_spawn_multiple", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_spawn_multiple)(int count, char *array_of_commands[], char **array_of_argv[],
        const int array_of_maxprocs[], const abi_Info array_of_info[], int root, abi_Comm comm, abi_Comm *intercomm,
        int array_of_errcodes[])
{
    (void)count, (void)array_of_commands, (void)array_of_argv, (void)array_of_maxprocs, (void)array_of_info,
            (void)root, (void)comm, (void)intercomm, (void)array_of_errcodes;
    return BND_UNSUPPORTED("MPI_Comm_spawn_multiple", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Lookup_name
#if BND_HAS_MPI_Lookup_name
int BND_IMPLEMENTATION(Lookup_name)(const char *service_name, abi_Info info, char *port_name)
{
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Lookup_name", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Lookup_name)(service_name, bnd_to_Info(info), port_name), "MPI_Lookup_name",
            BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Lookup_name)(const char *service_name, abi_Info info, char *port_name)
{
    (void)service_name, (void)info, (void)port_name;
    return BND_UNSUPPORTED("MPI_Lookup_name", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Open_port
#if BND_HAS_MPI_Open_port
int BND_IMPLEMENTATION(Open_port)(abi_Info info, char *port_name)
{
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Open_port", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Open_port)(bnd_to_Info(info), port_name), "MPI_Open_port", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Open_port)(abi_Info info, char *port_name)
{
    (void)info, (void)port_name;
    return BND_UNSUPPORTED("MPI_Open_port", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Publish_name
#if BND_HAS_MPI_Publish_name
int BND_IMPLEMENTATION(Publish_name)(const char *service_name, abi_Info info, const char *port_name)
{
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Publish_name", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Publish_name)(service_name, bnd_to_Info(info), port_name), "MPI_Publish_name",
            BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Publish_name)(const char *service_name, abi_Info info, const char *port_name)
{
    (void)service_name, (void)info, (void)port_name;
    return BND_UNSUPPORTED("MPI_Publish_name", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Unpublish_name
#if BND_HAS_MPI_Unpublish_name
int BND_IMPLEMENTATION(Unpublish_name)(const char *service_name, abi_Info info, const char *port_name)
{
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Unpublish_name", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Unpublish_name)(service_name, bnd_to_Info(info), port_name), "MPI_Unpublish_name",
            BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Unpublish_name)(const char *service_name, abi_Info info, const char *port_name)
{
    (void)service_name, (void)info, (void)port_name;
    return BND_UNSUPPORTED("MPI_Unpublish_name", BND_ON_NOTHING, 0);
}
#endif
#endif

