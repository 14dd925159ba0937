/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml through templates/abi/calls.c.j2. */
/* What stands under entry points of the standard ABI: every argument is converted, the other MPI's function is called. */
#include "bnd_native_calls.h"

#ifndef BND_EMULATES_MPI_Parrived
#if BND_HAS_MPI_Parrived
int BND_IMPLEMENTATION(Parrived)(abi_Request request, int partition, int *flag)
{
    BND_ABI_REFUSE_WRONG(null_or_Request, request, 1, ABI_ERR_REQUEST, "MPI_Parrived", BND_ON_REQUEST, request);
    return BND_RETURNED(BND_NATIVE(Parrived)(bnd_to_Request(request), partition, (void *)flag), "MPI_Parrived",
            BND_ON_REQUEST, request);
}
#else
int BND_IMPLEMENTATION(Parrived)(abi_Request request, int partition, int *flag)
{
    (void)request, (void)partition, (void)flag;
    return BND_UNSUPPORTED("MPI_Parrived", BND_ON_REQUEST, request);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Pready
#if BND_HAS_MPI_Pready
int BND_IMPLEMENTATION(Pready)(int partition, abi_Request request)
{
    BND_ABI_REFUSE_WRONG(Request, request, 1, ABI_ERR_REQUEST, "MPI_Pready", BND_ON_REQUEST, request);
    return BND_RETURNED(BND_NATIVE(Pready)(partition, bnd_to_Request(request)), "MPI_Pready", BND_ON_REQUEST, request);
}
#else
int BND_IMPLEMENTATION(Pready)(int partition, abi_Request request)
{
    (void)partition, (void)request;
    return BND_UNSUPPORTED("MPI_Pready", BND_ON_REQUEST, request);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Pready_list
#if BND_HAS_MPI_Pready_list
int BND_IMPLEMENTATION(Pready_list)(int length, const int array_of_partitions[], abi_Request request)
{
    BND_ABI_REFUSE_WRONG(Request, request, 1, ABI_ERR_REQUEST, "MPI_Pready_list", BND_ON_REQUEST, request);
    return BND_RETURNED(BND_NATIVE(Pready_list)(length, (void *)array_of_partitions, bnd_to_Request(request)),
            "MPI_Pready_list", BND_ON_REQUEST, request);
}
#else
int BND_IMPLEMENTATION(Pready_list)(int length, const int array_of_partitions[], abi_Request request)
{
    (void)length, (void)array_of_partitions, (void)request;
    return BND_UNSUPPORTED("MPI_Pready_list", BND_ON_REQUEST, request);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Pready_range
#if BND_HAS_MPI_Pready_range
int BND_IMPLEMENTATION(Pready_range)(int partition_low, int partition_high, abi_Request request)
{
    BND_ABI_REFUSE_WRONG(Request, request, 1, ABI_ERR_REQUEST, "MPI_Pready_range", BND_ON_REQUEST, request);
    return BND_RETURNED(BND_NATIVE(Pready_range)(partition_low, partition_high, bnd_to_Request(request)),
            "MPI_Pready_range", BND_ON_REQUEST, request);
}
#else
int BND_IMPLEMENTATION(Pready_range)(int partition_low, int partition_high, abi_Request request)
{
    (void)partition_low, (void)partition_high, (void)request;
    return BND_UNSUPPORTED("MPI_Pready_range", BND_ON_REQUEST, request);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Precv_init
#if BND_HAS_MPI_Precv_init
int BND_IMPLEMENTATION(Precv_init)(void *buf, int partitions, abi_Count count, abi_Datatype datatype, int source,
        int tag, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Precv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Precv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Precv_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Precv_init)(buf, partitions, count, bnd_to_Type(datatype), bnd_to_ranks(source),
            tag, bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Precv_init", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Precv_init)(void *buf, int partitions, abi_Count count, abi_Datatype datatype, int source,
        int tag, abi_Comm comm, abi_Info info, abi_Request *request)
{
    (void)buf, (void)partitions, (void)count, (void)datatype, (void)source, (void)tag, (void)comm, (void)info,
            (void)request;
    return BND_UNSUPPORTED("MPI_Precv_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Psend_init
#if BND_HAS_MPI_Psend_init
int BND_IMPLEMENTATION(Psend_init)(const void *buf, int partitions, abi_Count count, abi_Datatype datatype, int dest,
        int tag, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Psend_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Psend_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Psend_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Psend_init)(buf, partitions, count, bnd_to_Type(datatype), bnd_to_ranks(dest),
            tag, bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Psend_init", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Psend_init)(const void *buf, int partitions, abi_Count count, abi_Datatype datatype, int dest,
        int tag, abi_Comm comm, abi_Info info, abi_Request *request)
{
    (void)buf, (void)partitions, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)info,
            (void)request;
    return BND_UNSUPPORTED("MPI_Psend_init", BND_ON_COMM, comm);
}
#endif
#endif

