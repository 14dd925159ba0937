/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/abi/calls.c.j2. */
/* What stands under entry points of the standard ABI: every argument is converted, the other MPI's function is called. */
#include "bnd_native_calls.h"

#ifndef BND_EMULATES_MPI_Allgather
#if BND_HAS_MPI_Allgather
int BND_IMPLEMENTATION(Allgather)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Allgather", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Allgather", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Allgather", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Allgather)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, sendcount,
            bnd_to_Type(sendtype), recvbuf, recvcount, bnd_to_Type(recvtype), bnd_to_Comm(comm)), "MPI_Allgather",
            BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Allgather)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm;
    return BND_UNSUPPORTED("MPI_Allgather", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Allgather_c
#if BND_HAS_MPI_Allgather_c && !defined(BND_EMULATES_MPI_Allgather)
int BND_IMPLEMENTATION(Allgather_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        abi_Count recvcount, abi_Datatype recvtype, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Allgather_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Allgather_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Allgather_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Allgather_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, sendcount,
            bnd_to_Type(sendtype), recvbuf, recvcount, bnd_to_Type(recvtype), bnd_to_Comm(comm)), "MPI_Allgather_c",
            BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Allgather_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        abi_Count recvcount, abi_Datatype recvtype, abi_Comm comm)
{
#if BND_HAS_MPI_Allgather || defined(BND_EMULATES_MPI_Allgather)
    BND_NARROW_IN(int, sendcount, sendbuf != ABI_IN_PLACE, "MPI_Allgather_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_IN(int, recvcount, 1, "MPI_Allgather_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Allgather)(sendbuf, c_sendcount, sendtype, recvbuf, c_recvcount,
            recvtype, comm);
    BND_NARROWED_IN(sendcount, 1, 0);
    BND_NARROWED_IN(recvcount, 1, 0);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm;
    return BND_UNSUPPORTED("MPI_Allgather_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Allgather_init
#if BND_HAS_MPI_Allgather_init
int BND_IMPLEMENTATION(Allgather_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Allgather_init", BND_ON_COMM,
            comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Allgather_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Allgather_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Allgather_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Allgather_init)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            sendcount, bnd_to_Type(sendtype), recvbuf, recvcount, bnd_to_Type(recvtype), bnd_to_Comm(comm),
            bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Allgather_init", BND_ON_COMM, comm);
}
#elif BND_HAS_MPI_Iallgather
int BND_IMPLEMENTATION(Iallgather)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Request *request);
static int bnd_start_Allgather_init(const struct bnd_abi_persistent *bnd_of, abi_Request *request)
{
    return BND_IMPLEMENTATION(Iallgather)(bnd_of->argument[0], (int)(intptr_t)bnd_of->argument[1], bnd_of->argument[2],
            bnd_of->argument[3], (int)(intptr_t)bnd_of->argument[4], bnd_of->argument[5], bnd_of->comm, request);
}
int BND_IMPLEMENTATION(Allgather_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Allgather_init", BND_ON_COMM,
            comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Allgather_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Allgather_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Allgather_init", BND_ON_COMM, comm);
    if (sendbuf != ABI_IN_PLACE && sendcount < 0)
        return bnd_abi_raise("MPI_Allgather_init", ABI_ERR_COUNT, "sendcount", BND_ON_COMM, comm);
    if (recvcount < 0)
        return bnd_abi_raise("MPI_Allgather_init", ABI_ERR_COUNT, "recvcount", BND_ON_COMM, comm);
    struct bnd_abi_persistent *bnd_made;
    const int bnd_result = bnd_abi_persistent_new(&bnd_made, "MPI_Allgather_init", comm);
    if (bnd_result != ABI_SUCCESS)
        return bnd_result;
    bnd_made->argument[0] = (void *)sendbuf;
    bnd_made->argument[1] = (void *)(intptr_t)sendcount;
    bnd_made->argument[2] = sendbuf != ABI_IN_PLACE ? *bnd_abi_hold(bnd_made, &sendtype, 1) : sendtype;
    bnd_made->argument[3] = (void *)recvbuf;
    bnd_made->argument[4] = (void *)(intptr_t)recvcount;
    bnd_made->argument[5] = *bnd_abi_hold(bnd_made, &recvtype, 1);
    return bnd_abi_persistent_ready(bnd_made, "MPI_Allgather_init", bnd_start_Allgather_init, request);
}
#else
int BND_IMPLEMENTATION(Allgather_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Info info, abi_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Allgather_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Allgather_init_c
#if BND_HAS_MPI_Allgather_init_c && !defined(BND_EMULATES_MPI_Allgather_init)
int BND_IMPLEMENTATION(Allgather_init_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype,
        void *recvbuf, abi_Count recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Allgather_init_c", BND_ON_COMM,
            comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Allgather_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Allgather_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Allgather_init_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Allgather_init_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            sendcount, bnd_to_Type(sendtype), recvbuf, recvcount, bnd_to_Type(recvtype), bnd_to_Comm(comm),
            bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Allgather_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Allgather_init_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype,
        void *recvbuf, abi_Count recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Info info, abi_Request *request)
{
#if BND_HAS_MPI_Allgather_init || defined(BND_EMULATES_MPI_Allgather_init) || BND_HAS_MPI_Iallgather
    BND_NARROW_IN(int, sendcount, sendbuf != ABI_IN_PLACE, "MPI_Allgather_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_IN(int, recvcount, 1, "MPI_Allgather_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Allgather_init)(sendbuf, c_sendcount, sendtype, recvbuf, c_recvcount,
            recvtype, comm, info, request);
    BND_NARROWED_IN(sendcount, 1, *request);
    BND_NARROWED_IN(recvcount, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Allgather_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Allgatherv
#if BND_HAS_MPI_Allgatherv
int BND_IMPLEMENTATION(Allgatherv)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], abi_Datatype recvtype, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Allgatherv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Allgatherv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Allgatherv", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Allgatherv)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, sendcount,
            bnd_to_Type(sendtype), recvbuf, (void *)recvcounts, (void *)displs, bnd_to_Type(recvtype),
            bnd_to_Comm(comm)), "MPI_Allgatherv", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Allgatherv)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], abi_Datatype recvtype, abi_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)comm;
    return BND_UNSUPPORTED("MPI_Allgatherv", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Allgatherv_c
#if BND_HAS_MPI_Allgatherv_c && !defined(BND_EMULATES_MPI_Allgatherv)
int BND_IMPLEMENTATION(Allgatherv_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        const abi_Count recvcounts[], const abi_Aint displs[], abi_Datatype recvtype, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Allgatherv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Allgatherv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Allgatherv_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Allgatherv_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, sendcount,
            bnd_to_Type(sendtype), recvbuf, (void *)recvcounts, (void *)displs, bnd_to_Type(recvtype),
            bnd_to_Comm(comm)), "MPI_Allgatherv_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Allgatherv_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        const abi_Count recvcounts[], const abi_Aint displs[], abi_Datatype recvtype, abi_Comm comm)
{
#if BND_HAS_MPI_Allgatherv || defined(BND_EMULATES_MPI_Allgatherv)
    BND_NARROW_IN(int, sendcount, sendbuf != ABI_IN_PLACE, "MPI_Allgatherv_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, recvcounts, bnd_abi_remote_size(bnd_to_Comm(comm)), "MPI_Allgatherv_c", ABI_ERR_COUNT,
            BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, displs, bnd_abi_remote_size(bnd_to_Comm(comm)), "MPI_Allgatherv_c", ABI_ERR_ARG,
            BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Allgatherv)(sendbuf, c_sendcount, sendtype, recvbuf, c_recvcounts,
            c_displs, recvtype, comm);
    BND_NARROWED_IN(sendcount, 1, 0);
    BND_NARROWED_ARRAY_IN(recvcounts, bnd_abi_remote_size(bnd_to_Comm(comm)), 0);
    BND_NARROWED_ARRAY_IN(displs, bnd_abi_remote_size(bnd_to_Comm(comm)), 0);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)comm;
    return BND_UNSUPPORTED("MPI_Allgatherv_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Allgatherv_init
#if BND_HAS_MPI_Allgatherv_init
int BND_IMPLEMENTATION(Allgatherv_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], abi_Datatype recvtype, abi_Comm comm, abi_Info info,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Allgatherv_init", BND_ON_COMM,
            comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Allgatherv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Allgatherv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Allgatherv_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Allgatherv_init)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            sendcount, bnd_to_Type(sendtype), recvbuf, (void *)recvcounts, (void *)displs, bnd_to_Type(recvtype),
            bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Allgatherv_init", BND_ON_COMM, comm);
}
#elif BND_HAS_MPI_Iallgatherv
int BND_IMPLEMENTATION(Iallgatherv)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], abi_Datatype recvtype, abi_Comm comm, abi_Request *request);
static int bnd_start_Allgatherv_init(const struct bnd_abi_persistent *bnd_of, abi_Request *request)
{
    return BND_IMPLEMENTATION(Iallgatherv)(bnd_of->argument[0], (int)(intptr_t)bnd_of->argument[1],
            bnd_of->argument[2], bnd_of->argument[3], bnd_of->argument[4], bnd_of->argument[5], bnd_of->argument[6],
            bnd_of->comm, request);
}
int BND_IMPLEMENTATION(Allgatherv_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], abi_Datatype recvtype, abi_Comm comm, abi_Info info,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Allgatherv_init", BND_ON_COMM,
            comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Allgatherv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Allgatherv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Allgatherv_init", BND_ON_COMM, comm);
    if (sendbuf != ABI_IN_PLACE && sendcount < 0)
        return bnd_abi_raise("MPI_Allgatherv_init", ABI_ERR_COUNT, "sendcount", BND_ON_COMM, comm);
    struct bnd_abi_persistent *bnd_made;
    const int bnd_result = bnd_abi_persistent_new(&bnd_made, "MPI_Allgatherv_init", comm);
    if (bnd_result != ABI_SUCCESS)
        return bnd_result;
    bnd_made->argument[0] = (void *)sendbuf;
    bnd_made->argument[1] = (void *)(intptr_t)sendcount;
    bnd_made->argument[2] = sendbuf != ABI_IN_PLACE ? *bnd_abi_hold(bnd_made, &sendtype, 1) : sendtype;
    bnd_made->argument[3] = (void *)recvbuf;
    bnd_made->argument[4] = (void *)recvcounts;
    bnd_made->argument[5] = (void *)displs;
    bnd_made->argument[6] = *bnd_abi_hold(bnd_made, &recvtype, 1);
    return bnd_abi_persistent_ready(bnd_made, "MPI_Allgatherv_init", bnd_start_Allgatherv_init, request);
}
#else
int BND_IMPLEMENTATION(Allgatherv_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], abi_Datatype recvtype, abi_Comm comm, abi_Info info,
        abi_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Allgatherv_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Allgatherv_init_c
#if BND_HAS_MPI_Allgatherv_init_c && !defined(BND_EMULATES_MPI_Allgatherv_init)
int BND_IMPLEMENTATION(Allgatherv_init_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype,
        void *recvbuf, const abi_Count recvcounts[], const abi_Aint displs[], abi_Datatype recvtype, abi_Comm comm,
        abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Allgatherv_init_c", BND_ON_COMM,
            comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Allgatherv_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Allgatherv_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Allgatherv_init_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Allgatherv_init_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            sendcount, bnd_to_Type(sendtype), recvbuf, (void *)recvcounts, (void *)displs, bnd_to_Type(recvtype),
            bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Allgatherv_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Allgatherv_init_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype,
        void *recvbuf, const abi_Count recvcounts[], const abi_Aint displs[], abi_Datatype recvtype, abi_Comm comm,
        abi_Info info, abi_Request *request)
{
#if BND_HAS_MPI_Allgatherv_init || defined(BND_EMULATES_MPI_Allgatherv_init) || BND_HAS_MPI_Iallgatherv
    BND_NARROW_IN(int, sendcount, sendbuf != ABI_IN_PLACE, "MPI_Allgatherv_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, recvcounts, bnd_abi_remote_size(bnd_to_Comm(comm)), "MPI_Allgatherv_init_c",
            ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, displs, bnd_abi_remote_size(bnd_to_Comm(comm)), "MPI_Allgatherv_init_c", ABI_ERR_ARG,
            BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Allgatherv_init)(sendbuf, c_sendcount, sendtype, recvbuf, c_recvcounts,
            c_displs, recvtype, comm, info, request);
    BND_NARROWED_IN(sendcount, 1, *request);
    BND_NARROWED_ARRAY_IN(recvcounts, bnd_abi_remote_size(bnd_to_Comm(comm)), *request);
    BND_NARROWED_ARRAY_IN(displs, bnd_abi_remote_size(bnd_to_Comm(comm)), *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Allgatherv_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Allreduce
#if BND_HAS_MPI_Allreduce
int BND_IMPLEMENTATION(Allreduce)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Allreduce", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Allreduce", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Allreduce", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Allreduce)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, recvbuf,
            count, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm)), "MPI_Allreduce", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Allreduce)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm;
    return BND_UNSUPPORTED("MPI_Allreduce", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Allreduce_c
#if BND_HAS_MPI_Allreduce_c && !defined(BND_EMULATES_MPI_Allreduce)
int BND_IMPLEMENTATION(Allreduce_c)(const void *sendbuf, void *recvbuf, abi_Count count, abi_Datatype datatype,
        abi_Op op, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Allreduce_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Allreduce_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Allreduce_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Allreduce_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, recvbuf,
            count, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm)), "MPI_Allreduce_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Allreduce_c)(const void *sendbuf, void *recvbuf, abi_Count count, abi_Datatype datatype,
        abi_Op op, abi_Comm comm)
{
#if BND_HAS_MPI_Allreduce || defined(BND_EMULATES_MPI_Allreduce)
    BND_NARROW_IN(int, count, 1, "MPI_Allreduce_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Allreduce)(sendbuf, recvbuf, c_count, datatype, op, comm);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm;
    return BND_UNSUPPORTED("MPI_Allreduce_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Allreduce_init
#if BND_HAS_MPI_Allreduce_init
int BND_IMPLEMENTATION(Allreduce_init)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Allreduce_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Allreduce_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Allreduce_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Allreduce_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Allreduce_init)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            recvbuf, count, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Allreduce_init", BND_ON_COMM, comm);
}
#elif BND_HAS_MPI_Iallreduce
int BND_IMPLEMENTATION(Iallreduce)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm, abi_Request *request);
static int bnd_start_Allreduce_init(const struct bnd_abi_persistent *bnd_of, abi_Request *request)
{
    return BND_IMPLEMENTATION(Iallreduce)(bnd_of->argument[0], bnd_of->argument[1], (int)(intptr_t)bnd_of->argument[2],
            bnd_of->argument[3], bnd_of->argument[4], bnd_of->comm, request);
}
int BND_IMPLEMENTATION(Allreduce_init)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Allreduce_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Allreduce_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Allreduce_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Allreduce_init", BND_ON_COMM, comm);
    if (count < 0)
        return bnd_abi_raise("MPI_Allreduce_init", ABI_ERR_COUNT, "count", BND_ON_COMM, comm);
    struct bnd_abi_persistent *bnd_made;
    const int bnd_result = bnd_abi_persistent_new(&bnd_made, "MPI_Allreduce_init", comm);
    if (bnd_result != ABI_SUCCESS)
        return bnd_result;
    bnd_made->argument[0] = (void *)sendbuf;
    bnd_made->argument[1] = (void *)recvbuf;
    bnd_made->argument[2] = (void *)(intptr_t)count;
    bnd_made->argument[3] = *bnd_abi_hold(bnd_made, &datatype, 1);
    bnd_made->argument[4] = (void *)op;
    return bnd_abi_persistent_ready(bnd_made, "MPI_Allreduce_init", bnd_start_Allreduce_init, request);
}
#else
int BND_IMPLEMENTATION(Allreduce_init)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm, abi_Info info, abi_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Allreduce_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Allreduce_init_c
#if BND_HAS_MPI_Allreduce_init_c && !defined(BND_EMULATES_MPI_Allreduce_init)
int BND_IMPLEMENTATION(Allreduce_init_c)(const void *sendbuf, void *recvbuf, abi_Count count, abi_Datatype datatype,
        abi_Op op, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Allreduce_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Allreduce_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Allreduce_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Allreduce_init_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Allreduce_init_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            recvbuf, count, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Allreduce_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Allreduce_init_c)(const void *sendbuf, void *recvbuf, abi_Count count, abi_Datatype datatype,
        abi_Op op, abi_Comm comm, abi_Info info, abi_Request *request)
{
#if BND_HAS_MPI_Allreduce_init || defined(BND_EMULATES_MPI_Allreduce_init) || BND_HAS_MPI_Iallreduce
    BND_NARROW_IN(int, count, 1, "MPI_Allreduce_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Allreduce_init)(sendbuf, recvbuf, c_count, datatype, op, comm, info,
            request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Allreduce_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Alltoall
#if BND_HAS_MPI_Alltoall
int BND_IMPLEMENTATION(Alltoall)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Alltoall", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Alltoall", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Alltoall", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Alltoall)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, sendcount,
            bnd_to_Type(sendtype), recvbuf, recvcount, bnd_to_Type(recvtype), bnd_to_Comm(comm)), "MPI_Alltoall",
            BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Alltoall)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm;
    return BND_UNSUPPORTED("MPI_Alltoall", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Alltoall_c
#if BND_HAS_MPI_Alltoall_c && !defined(BND_EMULATES_MPI_Alltoall)
int BND_IMPLEMENTATION(Alltoall_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        abi_Count recvcount, abi_Datatype recvtype, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Alltoall_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Alltoall_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Alltoall_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Alltoall_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, sendcount,
            bnd_to_Type(sendtype), recvbuf, recvcount, bnd_to_Type(recvtype), bnd_to_Comm(comm)), "MPI_Alltoall_c",
            BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Alltoall_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        abi_Count recvcount, abi_Datatype recvtype, abi_Comm comm)
{
#if BND_HAS_MPI_Alltoall || defined(BND_EMULATES_MPI_Alltoall)
    BND_NARROW_IN(int, sendcount, sendbuf != ABI_IN_PLACE, "MPI_Alltoall_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_IN(int, recvcount, 1, "MPI_Alltoall_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Alltoall)(sendbuf, c_sendcount, sendtype, recvbuf, c_recvcount, recvtype,
            comm);
    BND_NARROWED_IN(sendcount, 1, 0);
    BND_NARROWED_IN(recvcount, 1, 0);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm;
    return BND_UNSUPPORTED("MPI_Alltoall_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Alltoall_init
#if BND_HAS_MPI_Alltoall_init
int BND_IMPLEMENTATION(Alltoall_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Alltoall_init", BND_ON_COMM,
            comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Alltoall_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Alltoall_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Alltoall_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Alltoall_init)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            sendcount, bnd_to_Type(sendtype), recvbuf, recvcount, bnd_to_Type(recvtype), bnd_to_Comm(comm),
            bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Alltoall_init", BND_ON_COMM, comm);
}
#elif BND_HAS_MPI_Ialltoall
int BND_IMPLEMENTATION(Ialltoall)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Request *request);
static int bnd_start_Alltoall_init(const struct bnd_abi_persistent *bnd_of, abi_Request *request)
{
    return BND_IMPLEMENTATION(Ialltoall)(bnd_of->argument[0], (int)(intptr_t)bnd_of->argument[1], bnd_of->argument[2],
            bnd_of->argument[3], (int)(intptr_t)bnd_of->argument[4], bnd_of->argument[5], bnd_of->comm, request);
}
int BND_IMPLEMENTATION(Alltoall_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Alltoall_init", BND_ON_COMM,
            comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Alltoall_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Alltoall_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Alltoall_init", BND_ON_COMM, comm);
    if (sendbuf != ABI_IN_PLACE && sendcount < 0)
        return bnd_abi_raise("MPI_Alltoall_init", ABI_ERR_COUNT, "sendcount", BND_ON_COMM, comm);
    if (recvcount < 0)
        return bnd_abi_raise("MPI_Alltoall_init", ABI_ERR_COUNT, "recvcount", BND_ON_COMM, comm);
    struct bnd_abi_persistent *bnd_made;
    const int bnd_result = bnd_abi_persistent_new(&bnd_made, "MPI_Alltoall_init", comm);
    if (bnd_result != ABI_SUCCESS)
        return bnd_result;
    bnd_made->argument[0] = (void *)sendbuf;
    bnd_made->argument[1] = (void *)(intptr_t)sendcount;
    bnd_made->argument[2] = sendbuf != ABI_IN_PLACE ? *bnd_abi_hold(bnd_made, &sendtype, 1) : sendtype;
    bnd_made->argument[3] = (void *)recvbuf;
    bnd_made->argument[4] = (void *)(intptr_t)recvcount;
    bnd_made->argument[5] = *bnd_abi_hold(bnd_made, &recvtype, 1);
    return bnd_abi_persistent_ready(bnd_made, "MPI_Alltoall_init", bnd_start_Alltoall_init, request);
}
#else
int BND_IMPLEMENTATION(Alltoall_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Info info, abi_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Alltoall_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Alltoall_init_c
#if BND_HAS_MPI_Alltoall_init_c && !defined(BND_EMULATES_MPI_Alltoall_init)
int BND_IMPLEMENTATION(Alltoall_init_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        abi_Count recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Alltoall_init_c", BND_ON_COMM,
            comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Alltoall_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Alltoall_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Alltoall_init_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Alltoall_init_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            sendcount, bnd_to_Type(sendtype), recvbuf, recvcount, bnd_to_Type(recvtype), bnd_to_Comm(comm),
            bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Alltoall_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Alltoall_init_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        abi_Count recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Info info, abi_Request *request)
{
#if BND_HAS_MPI_Alltoall_init || defined(BND_EMULATES_MPI_Alltoall_init) || BND_HAS_MPI_Ialltoall
    BND_NARROW_IN(int, sendcount, sendbuf != ABI_IN_PLACE, "MPI_Alltoall_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_IN(int, recvcount, 1, "MPI_Alltoall_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Alltoall_init)(sendbuf, c_sendcount, sendtype, recvbuf, c_recvcount,
            recvtype, comm, info, request);
    BND_NARROWED_IN(sendcount, 1, *request);
    BND_NARROWED_IN(recvcount, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Alltoall_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Alltoallv
#if BND_HAS_MPI_Alltoallv
int BND_IMPLEMENTATION(Alltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        abi_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], abi_Datatype recvtype,
        abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Alltoallv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Alltoallv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Alltoallv", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Alltoallv)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            (void *)sendcounts, (void *)sdispls, bnd_to_Type(sendtype), recvbuf, (void *)recvcounts, (void *)rdispls,
            bnd_to_Type(recvtype), bnd_to_Comm(comm)), "MPI_Alltoallv", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Alltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        abi_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], abi_Datatype recvtype,
        abi_Comm comm)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtype, (void)comm;
    return BND_UNSUPPORTED("MPI_Alltoallv", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Alltoallv_c
#if BND_HAS_MPI_Alltoallv_c && !defined(BND_EMULATES_MPI_Alltoallv)
int BND_IMPLEMENTATION(Alltoallv_c)(const void *sendbuf, const abi_Count sendcounts[], const abi_Aint sdispls[],
        abi_Datatype sendtype, void *recvbuf, const abi_Count recvcounts[], const abi_Aint rdispls[],
        abi_Datatype recvtype, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Alltoallv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Alltoallv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Alltoallv_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Alltoallv_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            (void *)sendcounts, (void *)sdispls, bnd_to_Type(sendtype), recvbuf, (void *)recvcounts, (void *)rdispls,
            bnd_to_Type(recvtype), bnd_to_Comm(comm)), "MPI_Alltoallv_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Alltoallv_c)(const void *sendbuf, const abi_Count sendcounts[], const abi_Aint sdispls[],
        abi_Datatype sendtype, void *recvbuf, const abi_Count recvcounts[], const abi_Aint rdispls[],
        abi_Datatype recvtype, abi_Comm comm)
{
#if BND_HAS_MPI_Alltoallv || defined(BND_EMULATES_MPI_Alltoallv)
    BND_NARROW_ARRAY_IN(int, sendcounts, sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0,
            "MPI_Alltoallv_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, sdispls, sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0,
            "MPI_Alltoallv_c", ABI_ERR_ARG, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, recvcounts, bnd_abi_remote_size(bnd_to_Comm(comm)), "MPI_Alltoallv_c", ABI_ERR_COUNT,
            BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, rdispls, bnd_abi_remote_size(bnd_to_Comm(comm)), "MPI_Alltoallv_c", ABI_ERR_ARG,
            BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Alltoallv)(sendbuf, c_sendcounts, c_sdispls, sendtype, recvbuf,
            c_recvcounts, c_rdispls, recvtype, comm);
    BND_NARROWED_ARRAY_IN(sendcounts, sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, 0);
    BND_NARROWED_ARRAY_IN(sdispls, sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, 0);
    BND_NARROWED_ARRAY_IN(recvcounts, bnd_abi_remote_size(bnd_to_Comm(comm)), 0);
    BND_NARROWED_ARRAY_IN(rdispls, bnd_abi_remote_size(bnd_to_Comm(comm)), 0);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtype, (void)comm;
    return BND_UNSUPPORTED("MPI_Alltoallv_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Alltoallv_init
#if BND_HAS_MPI_Alltoallv_init
int BND_IMPLEMENTATION(Alltoallv_init)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        abi_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], abi_Datatype recvtype,
        abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Alltoallv_init", BND_ON_COMM,
            comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Alltoallv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Alltoallv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Alltoallv_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Alltoallv_init)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            (void *)sendcounts, (void *)sdispls, bnd_to_Type(sendtype), recvbuf, (void *)recvcounts, (void *)rdispls,
            bnd_to_Type(recvtype), bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Alltoallv_init", BND_ON_COMM, comm);
}
#elif BND_HAS_MPI_Ialltoallv
int BND_IMPLEMENTATION(Ialltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        abi_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], abi_Datatype recvtype,
        abi_Comm comm, abi_Request *request);
static int bnd_start_Alltoallv_init(const struct bnd_abi_persistent *bnd_of, abi_Request *request)
{
    return BND_IMPLEMENTATION(Ialltoallv)(bnd_of->argument[0], bnd_of->argument[1], bnd_of->argument[2],
            bnd_of->argument[3], bnd_of->argument[4], bnd_of->argument[5], bnd_of->argument[6], bnd_of->argument[7],
            bnd_of->comm, request);
}
int BND_IMPLEMENTATION(Alltoallv_init)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        abi_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], abi_Datatype recvtype,
        abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Alltoallv_init", BND_ON_COMM,
            comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Alltoallv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Alltoallv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Alltoallv_init", BND_ON_COMM, comm);
    struct bnd_abi_persistent *bnd_made;
    const int bnd_result = bnd_abi_persistent_new(&bnd_made, "MPI_Alltoallv_init", comm);
    if (bnd_result != ABI_SUCCESS)
        return bnd_result;
    bnd_made->argument[0] = (void *)sendbuf;
    bnd_made->argument[1] = (void *)sendcounts;
    bnd_made->argument[2] = (void *)sdispls;
    bnd_made->argument[3] = sendbuf != ABI_IN_PLACE ? *bnd_abi_hold(bnd_made, &sendtype, 1) : sendtype;
    bnd_made->argument[4] = (void *)recvbuf;
    bnd_made->argument[5] = (void *)recvcounts;
    bnd_made->argument[6] = (void *)rdispls;
    bnd_made->argument[7] = *bnd_abi_hold(bnd_made, &recvtype, 1);
    return bnd_abi_persistent_ready(bnd_made, "MPI_Alltoallv_init", bnd_start_Alltoallv_init, request);
}
#else
int BND_IMPLEMENTATION(Alltoallv_init)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        abi_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], abi_Datatype recvtype,
        abi_Comm comm, abi_Info info, abi_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtype, (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Alltoallv_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Alltoallv_init_c
#if BND_HAS_MPI_Alltoallv_init_c && !defined(BND_EMULATES_MPI_Alltoallv_init)
int BND_IMPLEMENTATION(Alltoallv_init_c)(const void *sendbuf, const abi_Count sendcounts[], const abi_Aint sdispls[],
        abi_Datatype sendtype, void *recvbuf, const abi_Count recvcounts[], const abi_Aint rdispls[],
        abi_Datatype recvtype, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Alltoallv_init_c", BND_ON_COMM,
            comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Alltoallv_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Alltoallv_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Alltoallv_init_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Alltoallv_init_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            (void *)sendcounts, (void *)sdispls, bnd_to_Type(sendtype), recvbuf, (void *)recvcounts, (void *)rdispls,
            bnd_to_Type(recvtype), bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Alltoallv_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Alltoallv_init_c)(const void *sendbuf, const abi_Count sendcounts[], const abi_Aint sdispls[],
        abi_Datatype sendtype, void *recvbuf, const abi_Count recvcounts[], const abi_Aint rdispls[],
        abi_Datatype recvtype, abi_Comm comm, abi_Info info, abi_Request *request)
{
#if BND_HAS_MPI_Alltoallv_init || defined(BND_EMULATES_MPI_Alltoallv_init) || BND_HAS_MPI_Ialltoallv
    BND_NARROW_ARRAY_IN(int, sendcounts, sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0,
            "MPI_Alltoallv_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, sdispls, sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0,
            "MPI_Alltoallv_init_c", ABI_ERR_ARG, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, recvcounts, bnd_abi_remote_size(bnd_to_Comm(comm)), "MPI_Alltoallv_init_c", ABI_ERR_COUNT,
            BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, rdispls, bnd_abi_remote_size(bnd_to_Comm(comm)), "MPI_Alltoallv_init_c", ABI_ERR_ARG,
            BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Alltoallv_init)(sendbuf, c_sendcounts, c_sdispls, sendtype, recvbuf,
            c_recvcounts, c_rdispls, recvtype, comm, info, request);
    BND_NARROWED_ARRAY_IN(sendcounts, sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, *request);
    BND_NARROWED_ARRAY_IN(sdispls, sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, *request);
    BND_NARROWED_ARRAY_IN(recvcounts, bnd_abi_remote_size(bnd_to_Comm(comm)), *request);
    BND_NARROWED_ARRAY_IN(rdispls, bnd_abi_remote_size(bnd_to_Comm(comm)), *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtype, (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Alltoallv_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Alltoallw
#if BND_HAS_MPI_Alltoallw
int BND_IMPLEMENTATION(Alltoallw)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const abi_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const abi_Datatype recvtypes[], abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Alltoallw", BND_ON_COMM, comm);
    BND_ABI_OWNED MPI_Datatype *c_sendtypes = bnd_to_Type_array(sendtypes,
            sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0);
    BND_ABI_OWNED MPI_Datatype *c_recvtypes = bnd_to_Type_array(recvtypes, bnd_abi_remote_size(bnd_to_Comm(comm)));
    BND_ABI_NEED(c_sendtypes, sendtypes);
    BND_ABI_NEED(c_recvtypes, recvtypes);
    const int bnd_result = BND_NATIVE(Alltoallw)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            (void *)sendcounts, (void *)sdispls, c_sendtypes, recvbuf, (void *)recvcounts, (void *)rdispls,
            c_recvtypes, bnd_to_Comm(comm));
    return BND_RETURNED(bnd_result, "MPI_Alltoallw", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Alltoallw)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const abi_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const abi_Datatype recvtypes[], abi_Comm comm)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtypes, (void)comm;
    return BND_UNSUPPORTED("MPI_Alltoallw", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Alltoallw_c
#if BND_HAS_MPI_Alltoallw_c && !defined(BND_EMULATES_MPI_Alltoallw)
int BND_IMPLEMENTATION(Alltoallw_c)(const void *sendbuf, const abi_Count sendcounts[], const abi_Aint sdispls[],
        const abi_Datatype sendtypes[], void *recvbuf, const abi_Count recvcounts[], const abi_Aint rdispls[],
        const abi_Datatype recvtypes[], abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Alltoallw_c", BND_ON_COMM, comm);
    BND_ABI_OWNED MPI_Datatype *c_sendtypes = bnd_to_Type_array(sendtypes,
            sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0);
    BND_ABI_OWNED MPI_Datatype *c_recvtypes = bnd_to_Type_array(recvtypes, bnd_abi_remote_size(bnd_to_Comm(comm)));
    BND_ABI_NEED(c_sendtypes, sendtypes);
    BND_ABI_NEED(c_recvtypes, recvtypes);
    const int bnd_result = BND_NATIVE(Alltoallw_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            (void *)sendcounts, (void *)sdispls, c_sendtypes, recvbuf, (void *)recvcounts, (void *)rdispls,
            c_recvtypes, bnd_to_Comm(comm));
    return BND_RETURNED(bnd_result, "MPI_Alltoallw_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Alltoallw_c)(const void *sendbuf, const abi_Count sendcounts[], const abi_Aint sdispls[],
        const abi_Datatype sendtypes[], void *recvbuf, const abi_Count recvcounts[], const abi_Aint rdispls[],
        const abi_Datatype recvtypes[], abi_Comm comm)
{
#if BND_HAS_MPI_Alltoallw || defined(BND_EMULATES_MPI_Alltoallw)
    BND_NARROW_ARRAY_IN(int, sendcounts, sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0,
            "MPI_Alltoallw_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, sdispls, sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0,
            "MPI_Alltoallw_c", ABI_ERR_ARG, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, recvcounts, bnd_abi_remote_size(bnd_to_Comm(comm)), "MPI_Alltoallw_c", ABI_ERR_COUNT,
            BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, rdispls, bnd_abi_remote_size(bnd_to_Comm(comm)), "MPI_Alltoallw_c", ABI_ERR_ARG,
            BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Alltoallw)(sendbuf, c_sendcounts, c_sdispls, sendtypes, recvbuf,
            c_recvcounts, c_rdispls, recvtypes, comm);
    BND_NARROWED_ARRAY_IN(sendcounts, sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, 0);
    BND_NARROWED_ARRAY_IN(sdispls, sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, 0);
    BND_NARROWED_ARRAY_IN(recvcounts, bnd_abi_remote_size(bnd_to_Comm(comm)), 0);
    BND_NARROWED_ARRAY_IN(rdispls, bnd_abi_remote_size(bnd_to_Comm(comm)), 0);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtypes, (void)comm;
    return BND_UNSUPPORTED("MPI_Alltoallw_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Alltoallw_init
#if BND_HAS_MPI_Alltoallw_init
int BND_IMPLEMENTATION(Alltoallw_init)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const abi_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const abi_Datatype recvtypes[], abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Alltoallw_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Alltoallw_init", BND_ON_COMM, comm);
    BND_ABI_OWNED MPI_Datatype *c_sendtypes = bnd_to_Type_array(sendtypes,
            sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0);
    BND_ABI_OWNED MPI_Datatype *c_recvtypes = bnd_to_Type_array(recvtypes, bnd_abi_remote_size(bnd_to_Comm(comm)));
    MPI_Request c_request = bnd_null_Request;
    BND_ABI_NEED(c_sendtypes, sendtypes);
    BND_ABI_NEED(c_recvtypes, recvtypes);
    const int bnd_result = BND_NATIVE(Alltoallw_init)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            (void *)sendcounts, (void *)sdispls, c_sendtypes, recvbuf, (void *)recvcounts, (void *)rdispls,
            c_recvtypes, bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        bnd_abi_keep(bnd_abi_released(&c_sendtypes), c_request);
        bnd_abi_keep(bnd_abi_released(&c_recvtypes), c_request);
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Alltoallw_init", BND_ON_COMM, comm);
}
#elif BND_HAS_MPI_Ialltoallw
int BND_IMPLEMENTATION(Ialltoallw)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const abi_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const abi_Datatype recvtypes[], abi_Comm comm, abi_Request *request);
static int bnd_start_Alltoallw_init(const struct bnd_abi_persistent *bnd_of, abi_Request *request)
{
    return BND_IMPLEMENTATION(Ialltoallw)(bnd_of->argument[0], bnd_of->argument[1], bnd_of->argument[2],
            bnd_of->argument[3], bnd_of->argument[4], bnd_of->argument[5], bnd_of->argument[6], bnd_of->argument[7],
            bnd_of->comm, request);
}
int BND_IMPLEMENTATION(Alltoallw_init)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const abi_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const abi_Datatype recvtypes[], abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Alltoallw_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Alltoallw_init", BND_ON_COMM, comm);
    struct bnd_abi_persistent *bnd_made;
    const int bnd_result = bnd_abi_persistent_new(&bnd_made, "MPI_Alltoallw_init", comm);
    if (bnd_result != ABI_SUCCESS)
        return bnd_result;
    bnd_made->argument[0] = (void *)sendbuf;
    bnd_made->argument[1] = (void *)sendcounts;
    bnd_made->argument[2] = (void *)sdispls;
    bnd_made->argument[3] = bnd_abi_hold(bnd_made, sendtypes,
            sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0);
    bnd_made->argument[4] = (void *)recvbuf;
    bnd_made->argument[5] = (void *)recvcounts;
    bnd_made->argument[6] = (void *)rdispls;
    bnd_made->argument[7] = bnd_abi_hold(bnd_made, recvtypes, bnd_abi_remote_size(bnd_to_Comm(comm)));
    return bnd_abi_persistent_ready(bnd_made, "MPI_Alltoallw_init", bnd_start_Alltoallw_init, request);
}
#else
int BND_IMPLEMENTATION(Alltoallw_init)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const abi_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const abi_Datatype recvtypes[], abi_Comm comm, abi_Info info, abi_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtypes, (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Alltoallw_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Alltoallw_init_c
#if BND_HAS_MPI_Alltoallw_init_c && !defined(BND_EMULATES_MPI_Alltoallw_init)
int BND_IMPLEMENTATION(Alltoallw_init_c)(const void *sendbuf, const abi_Count sendcounts[], const abi_Aint sdispls[],
        const abi_Datatype sendtypes[], void *recvbuf, const abi_Count recvcounts[], const abi_Aint rdispls[],
        const abi_Datatype recvtypes[], abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Alltoallw_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Alltoallw_init_c", BND_ON_COMM, comm);
    BND_ABI_OWNED MPI_Datatype *c_sendtypes = bnd_to_Type_array(sendtypes,
            sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0);
    BND_ABI_OWNED MPI_Datatype *c_recvtypes = bnd_to_Type_array(recvtypes, bnd_abi_remote_size(bnd_to_Comm(comm)));
    MPI_Request c_request = bnd_null_Request;
    BND_ABI_NEED(c_sendtypes, sendtypes);
    BND_ABI_NEED(c_recvtypes, recvtypes);
    const int bnd_result = BND_NATIVE(Alltoallw_init_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            (void *)sendcounts, (void *)sdispls, c_sendtypes, recvbuf, (void *)recvcounts, (void *)rdispls,
            c_recvtypes, bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        bnd_abi_keep(bnd_abi_released(&c_sendtypes), c_request);
        bnd_abi_keep(bnd_abi_released(&c_recvtypes), c_request);
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Alltoallw_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Alltoallw_init_c)(const void *sendbuf, const abi_Count sendcounts[], const abi_Aint sdispls[],
        const abi_Datatype sendtypes[], void *recvbuf, const abi_Count recvcounts[], const abi_Aint rdispls[],
        const abi_Datatype recvtypes[], abi_Comm comm, abi_Info info, abi_Request *request)
{
#if BND_HAS_MPI_Alltoallw_init || defined(BND_EMULATES_MPI_Alltoallw_init) || BND_HAS_MPI_Ialltoallw
    BND_NARROW_ARRAY_IN(int, sendcounts, sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0,
            "MPI_Alltoallw_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, sdispls, sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0,
            "MPI_Alltoallw_init_c", ABI_ERR_ARG, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, recvcounts, bnd_abi_remote_size(bnd_to_Comm(comm)), "MPI_Alltoallw_init_c", ABI_ERR_COUNT,
            BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, rdispls, bnd_abi_remote_size(bnd_to_Comm(comm)), "MPI_Alltoallw_init_c", ABI_ERR_ARG,
            BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Alltoallw_init)(sendbuf, c_sendcounts, c_sdispls, sendtypes, recvbuf,
            c_recvcounts, c_rdispls, recvtypes, comm, info, request);
    BND_NARROWED_ARRAY_IN(sendcounts, sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, *request);
    BND_NARROWED_ARRAY_IN(sdispls, sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, *request);
    BND_NARROWED_ARRAY_IN(recvcounts, bnd_abi_remote_size(bnd_to_Comm(comm)), *request);
    BND_NARROWED_ARRAY_IN(rdispls, bnd_abi_remote_size(bnd_to_Comm(comm)), *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtypes, (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Alltoallw_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Barrier
#if BND_HAS_MPI_Barrier
int BND_IMPLEMENTATION(Barrier)(abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Barrier", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Barrier)(bnd_to_Comm(comm)), "MPI_Barrier", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Barrier)(abi_Comm comm)
{
    (void)comm;
    return BND_UNSUPPORTED("MPI_Barrier", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Barrier_init
#if BND_HAS_MPI_Barrier_init
int BND_IMPLEMENTATION(Barrier_init)(abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Barrier_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Barrier_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Barrier_init)(bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Barrier_init", BND_ON_COMM, comm);
}
#elif BND_HAS_MPI_Ibarrier
int BND_IMPLEMENTATION(Ibarrier)(abi_Comm comm, abi_Request *request);
static int bnd_start_Barrier_init(const struct bnd_abi_persistent *bnd_of, abi_Request *request)
{
    return BND_IMPLEMENTATION(Ibarrier)(bnd_of->comm, request);
}
int BND_IMPLEMENTATION(Barrier_init)(abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Barrier_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Barrier_init", BND_ON_COMM, comm);
    struct bnd_abi_persistent *bnd_made;
    const int bnd_result = bnd_abi_persistent_new(&bnd_made, "MPI_Barrier_init", comm);
    if (bnd_result != ABI_SUCCESS)
        return bnd_result;
    return bnd_abi_persistent_ready(bnd_made, "MPI_Barrier_init", bnd_start_Barrier_init, request);
}
#else
int BND_IMPLEMENTATION(Barrier_init)(abi_Comm comm, abi_Info info, abi_Request *request)
{
    (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Barrier_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Bcast
#if BND_HAS_MPI_Bcast
int BND_IMPLEMENTATION(Bcast)(void *buffer, int count, abi_Datatype datatype, int root, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, root >= 0, ABI_ERR_TYPE, "MPI_Bcast", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Bcast", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Bcast)(buffer, count, bnd_to_Type(datatype), bnd_to_ranks(root), bnd_to_Comm(comm)),
            "MPI_Bcast", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Bcast)(void *buffer, int count, abi_Datatype datatype, int root, abi_Comm comm)
{
    (void)buffer, (void)count, (void)datatype, (void)root, (void)comm;
    return BND_UNSUPPORTED("MPI_Bcast", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Bcast_c
#if BND_HAS_MPI_Bcast_c && !defined(BND_EMULATES_MPI_Bcast)
int BND_IMPLEMENTATION(Bcast_c)(void *buffer, abi_Count count, abi_Datatype datatype, int root, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, root >= 0, ABI_ERR_TYPE, "MPI_Bcast_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Bcast_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Bcast_c)(buffer, count, bnd_to_Type(datatype), bnd_to_ranks(root),
            bnd_to_Comm(comm)), "MPI_Bcast_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Bcast_c)(void *buffer, abi_Count count, abi_Datatype datatype, int root, abi_Comm comm)
{
#if BND_HAS_MPI_Bcast || defined(BND_EMULATES_MPI_Bcast)
    BND_NARROW_IN(int, count, 1, "MPI_Bcast_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Bcast)(buffer, c_count, datatype, root, comm);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)buffer, (void)count, (void)datatype, (void)root, (void)comm;
    return BND_UNSUPPORTED("MPI_Bcast_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Bcast_init
#if BND_HAS_MPI_Bcast_init
int BND_IMPLEMENTATION(Bcast_init)(void *buffer, int count, abi_Datatype datatype, int root, abi_Comm comm,
        abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, root >= 0, ABI_ERR_TYPE, "MPI_Bcast_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Bcast_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Bcast_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Bcast_init)(buffer, count, bnd_to_Type(datatype), bnd_to_ranks(root),
            bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Bcast_init", BND_ON_COMM, comm);
}
#elif BND_HAS_MPI_Ibcast
int BND_IMPLEMENTATION(Ibcast)(void *buffer, int count, abi_Datatype datatype, int root, abi_Comm comm,
        abi_Request *request);
static int bnd_start_Bcast_init(const struct bnd_abi_persistent *bnd_of, abi_Request *request)
{
    return BND_IMPLEMENTATION(Ibcast)(bnd_of->argument[0], (int)(intptr_t)bnd_of->argument[1], bnd_of->argument[2],
            (int)(intptr_t)bnd_of->argument[3], bnd_of->comm, request);
}
int BND_IMPLEMENTATION(Bcast_init)(void *buffer, int count, abi_Datatype datatype, int root, abi_Comm comm,
        abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, root >= 0, ABI_ERR_TYPE, "MPI_Bcast_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Bcast_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Bcast_init", BND_ON_COMM, comm);
    if (root >= 0 && count < 0)
        return bnd_abi_raise("MPI_Bcast_init", ABI_ERR_COUNT, "count", BND_ON_COMM, comm);
    if (root < 0 && root != ABI_ROOT && root != ABI_PROC_NULL)
        return bnd_abi_raise("MPI_Bcast_init", ABI_ERR_ROOT, "root", BND_ON_COMM, comm);
    struct bnd_abi_persistent *bnd_made;
    const int bnd_result = bnd_abi_persistent_new(&bnd_made, "MPI_Bcast_init", comm);
    if (bnd_result != ABI_SUCCESS)
        return bnd_result;
    bnd_made->argument[0] = (void *)buffer;
    bnd_made->argument[1] = (void *)(intptr_t)count;
    bnd_made->argument[2] = root >= 0 ? *bnd_abi_hold(bnd_made, &datatype, 1) : datatype;
    bnd_made->argument[3] = (void *)(intptr_t)root;
    return bnd_abi_persistent_ready(bnd_made, "MPI_Bcast_init", bnd_start_Bcast_init, request);
}
#else
int BND_IMPLEMENTATION(Bcast_init)(void *buffer, int count, abi_Datatype datatype, int root, abi_Comm comm,
        abi_Info info, abi_Request *request)
{
    (void)buffer, (void)count, (void)datatype, (void)root, (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Bcast_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Bcast_init_c
#if BND_HAS_MPI_Bcast_init_c && !defined(BND_EMULATES_MPI_Bcast_init)
int BND_IMPLEMENTATION(Bcast_init_c)(void *buffer, abi_Count count, abi_Datatype datatype, int root, abi_Comm comm,
        abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, root >= 0, ABI_ERR_TYPE, "MPI_Bcast_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Bcast_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Bcast_init_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Bcast_init_c)(buffer, count, bnd_to_Type(datatype), bnd_to_ranks(root),
            bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Bcast_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Bcast_init_c)(void *buffer, abi_Count count, abi_Datatype datatype, int root, abi_Comm comm,
        abi_Info info, abi_Request *request)
{
#if BND_HAS_MPI_Bcast_init || defined(BND_EMULATES_MPI_Bcast_init) || BND_HAS_MPI_Ibcast
    BND_NARROW_IN(int, count, 1, "MPI_Bcast_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Bcast_init)(buffer, c_count, datatype, root, comm, info, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)buffer, (void)count, (void)datatype, (void)root, (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Bcast_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Exscan
#if BND_HAS_MPI_Exscan
int BND_IMPLEMENTATION(Exscan)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Exscan", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Exscan", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Exscan", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Exscan)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, recvbuf, count,
            bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm)), "MPI_Exscan", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Exscan)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm;
    return BND_UNSUPPORTED("MPI_Exscan", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Exscan_c
#if BND_HAS_MPI_Exscan_c && !defined(BND_EMULATES_MPI_Exscan)
int BND_IMPLEMENTATION(Exscan_c)(const void *sendbuf, void *recvbuf, abi_Count count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Exscan_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Exscan_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Exscan_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Exscan_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, recvbuf, count,
            bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm)), "MPI_Exscan_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Exscan_c)(const void *sendbuf, void *recvbuf, abi_Count count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm)
{
#if BND_HAS_MPI_Exscan || defined(BND_EMULATES_MPI_Exscan)
    BND_NARROW_IN(int, count, 1, "MPI_Exscan_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Exscan)(sendbuf, recvbuf, c_count, datatype, op, comm);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm;
    return BND_UNSUPPORTED("MPI_Exscan_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Exscan_init
#if BND_HAS_MPI_Exscan_init
int BND_IMPLEMENTATION(Exscan_init)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Exscan_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Exscan_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Exscan_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Exscan_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Exscan_init)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, recvbuf,
            count, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Exscan_init", BND_ON_COMM, comm);
}
#elif BND_HAS_MPI_Iexscan
int BND_IMPLEMENTATION(Iexscan)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm, abi_Request *request);
static int bnd_start_Exscan_init(const struct bnd_abi_persistent *bnd_of, abi_Request *request)
{
    return BND_IMPLEMENTATION(Iexscan)(bnd_of->argument[0], bnd_of->argument[1], (int)(intptr_t)bnd_of->argument[2],
            bnd_of->argument[3], bnd_of->argument[4], bnd_of->comm, request);
}
int BND_IMPLEMENTATION(Exscan_init)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Exscan_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Exscan_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Exscan_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Exscan_init", BND_ON_COMM, comm);
    if (count < 0)
        return bnd_abi_raise("MPI_Exscan_init", ABI_ERR_COUNT, "count", BND_ON_COMM, comm);
    struct bnd_abi_persistent *bnd_made;
    const int bnd_result = bnd_abi_persistent_new(&bnd_made, "MPI_Exscan_init", comm);
    if (bnd_result != ABI_SUCCESS)
        return bnd_result;
    bnd_made->argument[0] = (void *)sendbuf;
    bnd_made->argument[1] = (void *)recvbuf;
    bnd_made->argument[2] = (void *)(intptr_t)count;
    bnd_made->argument[3] = *bnd_abi_hold(bnd_made, &datatype, 1);
    bnd_made->argument[4] = (void *)op;
    return bnd_abi_persistent_ready(bnd_made, "MPI_Exscan_init", bnd_start_Exscan_init, request);
}
#else
int BND_IMPLEMENTATION(Exscan_init)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm, abi_Info info, abi_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Exscan_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Exscan_init_c
#if BND_HAS_MPI_Exscan_init_c && !defined(BND_EMULATES_MPI_Exscan_init)
int BND_IMPLEMENTATION(Exscan_init_c)(const void *sendbuf, void *recvbuf, abi_Count count, abi_Datatype datatype,
        abi_Op op, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Exscan_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Exscan_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Exscan_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Exscan_init_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Exscan_init_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            recvbuf, count, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Exscan_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Exscan_init_c)(const void *sendbuf, void *recvbuf, abi_Count count, abi_Datatype datatype,
        abi_Op op, abi_Comm comm, abi_Info info, abi_Request *request)
{
#if BND_HAS_MPI_Exscan_init || defined(BND_EMULATES_MPI_Exscan_init) || BND_HAS_MPI_Iexscan
    BND_NARROW_IN(int, count, 1, "MPI_Exscan_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Exscan_init)(sendbuf, recvbuf, c_count, datatype, op, comm, info,
            request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Exscan_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Gather
#if BND_HAS_MPI_Gather
int BND_IMPLEMENTATION(Gather)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf, int recvcount,
        abi_Datatype recvtype, int root, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Gather", BND_ON_COMM,
            comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Gather", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Gather", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Gather)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, sendcount,
            bnd_to_Type(sendtype), recvbuf, recvcount, bnd_to_Type(recvtype), bnd_to_ranks(root), bnd_to_Comm(comm)),
            "MPI_Gather", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Gather)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf, int recvcount,
        abi_Datatype recvtype, int root, abi_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root,
            (void)comm;
    return BND_UNSUPPORTED("MPI_Gather", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Gather_c
#if BND_HAS_MPI_Gather_c && !defined(BND_EMULATES_MPI_Gather)
int BND_IMPLEMENTATION(Gather_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        abi_Count recvcount, abi_Datatype recvtype, int root, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Gather_c",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Gather_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Gather_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Gather_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, sendcount,
            bnd_to_Type(sendtype), recvbuf, recvcount, bnd_to_Type(recvtype), bnd_to_ranks(root), bnd_to_Comm(comm)),
            "MPI_Gather_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Gather_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        abi_Count recvcount, abi_Datatype recvtype, int root, abi_Comm comm)
{
#if BND_HAS_MPI_Gather || defined(BND_EMULATES_MPI_Gather)
    BND_NARROW_IN(int, sendcount, sendbuf != ABI_IN_PLACE, "MPI_Gather_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_IN(int, recvcount, bnd_abi_is_root(bnd_to_Comm(comm), root), "MPI_Gather_c", ABI_ERR_COUNT, BND_ON_COMM,
            comm);
    const int bnd_result = BND_IMPLEMENTATION(Gather)(sendbuf, c_sendcount, sendtype, recvbuf, c_recvcount, recvtype,
            root, comm);
    BND_NARROWED_IN(sendcount, 1, 0);
    BND_NARROWED_IN(recvcount, 1, 0);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root,
            (void)comm;
    return BND_UNSUPPORTED("MPI_Gather_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Gather_init
#if BND_HAS_MPI_Gather_init
int BND_IMPLEMENTATION(Gather_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, int root, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Gather_init",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Gather_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Gather_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Gather_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Gather_init)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            sendcount, bnd_to_Type(sendtype), recvbuf, recvcount, bnd_to_Type(recvtype), bnd_to_ranks(root),
            bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Gather_init", BND_ON_COMM, comm);
}
#elif BND_HAS_MPI_Igather
int BND_IMPLEMENTATION(Igather)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, int root, abi_Comm comm, abi_Request *request);
static int bnd_start_Gather_init(const struct bnd_abi_persistent *bnd_of, abi_Request *request)
{
    return BND_IMPLEMENTATION(Igather)(bnd_of->argument[0], (int)(intptr_t)bnd_of->argument[1], bnd_of->argument[2],
            bnd_of->argument[3], (int)(intptr_t)bnd_of->argument[4], bnd_of->argument[5],
            (int)(intptr_t)bnd_of->argument[6], bnd_of->comm, request);
}
int BND_IMPLEMENTATION(Gather_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, int root, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Gather_init",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Gather_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Gather_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Gather_init", BND_ON_COMM, comm);
    if (sendbuf != ABI_IN_PLACE && root >= 0 && sendcount < 0)
        return bnd_abi_raise("MPI_Gather_init", ABI_ERR_COUNT, "sendcount", BND_ON_COMM, comm);
    if (root < 0 && root != ABI_ROOT && root != ABI_PROC_NULL)
        return bnd_abi_raise("MPI_Gather_init", ABI_ERR_ROOT, "root", BND_ON_COMM, comm);
    struct bnd_abi_persistent *bnd_made;
    const int bnd_result = bnd_abi_persistent_new(&bnd_made, "MPI_Gather_init", comm);
    if (bnd_result != ABI_SUCCESS)
        return bnd_result;
    bnd_made->argument[0] = (void *)sendbuf;
    bnd_made->argument[1] = (void *)(intptr_t)sendcount;
    bnd_made->argument[2] = sendbuf != ABI_IN_PLACE && root >= 0 ? *bnd_abi_hold(bnd_made, &sendtype, 1) : sendtype;
    bnd_made->argument[3] = (void *)recvbuf;
    bnd_made->argument[4] = (void *)(intptr_t)recvcount;
    bnd_made->argument[5] = root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root) ? *bnd_abi_hold(bnd_made, &recvtype,
            1) : recvtype;
    bnd_made->argument[6] = (void *)(intptr_t)root;
    return bnd_abi_persistent_ready(bnd_made, "MPI_Gather_init", bnd_start_Gather_init, request);
}
#else
int BND_IMPLEMENTATION(Gather_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, int root, abi_Comm comm, abi_Info info, abi_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root,
            (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Gather_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Gather_init_c
#if BND_HAS_MPI_Gather_init_c && !defined(BND_EMULATES_MPI_Gather_init)
int BND_IMPLEMENTATION(Gather_init_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        abi_Count recvcount, abi_Datatype recvtype, int root, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Gather_init_c",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Gather_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Gather_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Gather_init_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Gather_init_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            sendcount, bnd_to_Type(sendtype), recvbuf, recvcount, bnd_to_Type(recvtype), bnd_to_ranks(root),
            bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Gather_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Gather_init_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        abi_Count recvcount, abi_Datatype recvtype, int root, abi_Comm comm, abi_Info info, abi_Request *request)
{
#if BND_HAS_MPI_Gather_init || defined(BND_EMULATES_MPI_Gather_init) || BND_HAS_MPI_Igather
    BND_NARROW_IN(int, sendcount, sendbuf != ABI_IN_PLACE, "MPI_Gather_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_IN(int, recvcount, bnd_abi_is_root(bnd_to_Comm(comm), root), "MPI_Gather_init_c", ABI_ERR_COUNT,
            BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Gather_init)(sendbuf, c_sendcount, sendtype, recvbuf, c_recvcount,
            recvtype, root, comm, info, request);
    BND_NARROWED_IN(sendcount, 1, *request);
    BND_NARROWED_IN(recvcount, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root,
            (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Gather_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Gatherv
#if BND_HAS_MPI_Gatherv
int BND_IMPLEMENTATION(Gatherv)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], abi_Datatype recvtype, int root, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Gatherv",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Gatherv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Gatherv", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Gatherv)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, sendcount,
            bnd_to_Type(sendtype), recvbuf, (void *)recvcounts, (void *)displs, bnd_to_Type(recvtype),
            bnd_to_ranks(root), bnd_to_Comm(comm)), "MPI_Gatherv", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Gatherv)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], abi_Datatype recvtype, int root, abi_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)root, (void)comm;
    return BND_UNSUPPORTED("MPI_Gatherv", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Gatherv_c
#if BND_HAS_MPI_Gatherv_c && !defined(BND_EMULATES_MPI_Gatherv)
int BND_IMPLEMENTATION(Gatherv_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        const abi_Count recvcounts[], const abi_Aint displs[], abi_Datatype recvtype, int root, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Gatherv_c",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Gatherv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Gatherv_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Gatherv_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, sendcount,
            bnd_to_Type(sendtype), recvbuf, (void *)recvcounts, (void *)displs, bnd_to_Type(recvtype),
            bnd_to_ranks(root), bnd_to_Comm(comm)), "MPI_Gatherv_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Gatherv_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        const abi_Count recvcounts[], const abi_Aint displs[], abi_Datatype recvtype, int root, abi_Comm comm)
{
#if BND_HAS_MPI_Gatherv || defined(BND_EMULATES_MPI_Gatherv)
    BND_NARROW_IN(int, sendcount, sendbuf != ABI_IN_PLACE, "MPI_Gatherv_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, recvcounts, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, "MPI_Gatherv_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, displs, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, "MPI_Gatherv_c", ABI_ERR_ARG, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Gatherv)(sendbuf, c_sendcount, sendtype, recvbuf, c_recvcounts, c_displs,
            recvtype, root, comm);
    BND_NARROWED_IN(sendcount, 1, 0);
    BND_NARROWED_ARRAY_IN(recvcounts, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, 0);
    BND_NARROWED_ARRAY_IN(displs, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, 0);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)root, (void)comm;
    return BND_UNSUPPORTED("MPI_Gatherv_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Gatherv_init
#if BND_HAS_MPI_Gatherv_init
int BND_IMPLEMENTATION(Gatherv_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], abi_Datatype recvtype, int root, abi_Comm comm, abi_Info info,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Gatherv_init",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Gatherv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Gatherv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Gatherv_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Gatherv_init)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            sendcount, bnd_to_Type(sendtype), recvbuf, (void *)recvcounts, (void *)displs, bnd_to_Type(recvtype),
            bnd_to_ranks(root), bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Gatherv_init", BND_ON_COMM, comm);
}
#elif BND_HAS_MPI_Igatherv
int BND_IMPLEMENTATION(Igatherv)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], abi_Datatype recvtype, int root, abi_Comm comm,
        abi_Request *request);
static int bnd_start_Gatherv_init(const struct bnd_abi_persistent *bnd_of, abi_Request *request)
{
    return BND_IMPLEMENTATION(Igatherv)(bnd_of->argument[0], (int)(intptr_t)bnd_of->argument[1], bnd_of->argument[2],
            bnd_of->argument[3], bnd_of->argument[4], bnd_of->argument[5], bnd_of->argument[6],
            (int)(intptr_t)bnd_of->argument[7], bnd_of->comm, request);
}
int BND_IMPLEMENTATION(Gatherv_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], abi_Datatype recvtype, int root, abi_Comm comm, abi_Info info,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Gatherv_init",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Gatherv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Gatherv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Gatherv_init", BND_ON_COMM, comm);
    if (sendbuf != ABI_IN_PLACE && root >= 0 && sendcount < 0)
        return bnd_abi_raise("MPI_Gatherv_init", ABI_ERR_COUNT, "sendcount", BND_ON_COMM, comm);
    if (root < 0 && root != ABI_ROOT && root != ABI_PROC_NULL)
        return bnd_abi_raise("MPI_Gatherv_init", ABI_ERR_ROOT, "root", BND_ON_COMM, comm);
    struct bnd_abi_persistent *bnd_made;
    const int bnd_result = bnd_abi_persistent_new(&bnd_made, "MPI_Gatherv_init", comm);
    if (bnd_result != ABI_SUCCESS)
        return bnd_result;
    bnd_made->argument[0] = (void *)sendbuf;
    bnd_made->argument[1] = (void *)(intptr_t)sendcount;
    bnd_made->argument[2] = sendbuf != ABI_IN_PLACE && root >= 0 ? *bnd_abi_hold(bnd_made, &sendtype, 1) : sendtype;
    bnd_made->argument[3] = (void *)recvbuf;
    bnd_made->argument[4] = (void *)recvcounts;
    bnd_made->argument[5] = (void *)displs;
    bnd_made->argument[6] = root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root) ? *bnd_abi_hold(bnd_made, &recvtype,
            1) : recvtype;
    bnd_made->argument[7] = (void *)(intptr_t)root;
    return bnd_abi_persistent_ready(bnd_made, "MPI_Gatherv_init", bnd_start_Gatherv_init, request);
}
#else
int BND_IMPLEMENTATION(Gatherv_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], abi_Datatype recvtype, int root, abi_Comm comm, abi_Info info,
        abi_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)root, (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Gatherv_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Gatherv_init_c
#if BND_HAS_MPI_Gatherv_init_c && !defined(BND_EMULATES_MPI_Gatherv_init)
int BND_IMPLEMENTATION(Gatherv_init_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        const abi_Count recvcounts[], const abi_Aint displs[], abi_Datatype recvtype, int root, abi_Comm comm,
        abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Gatherv_init_c",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Gatherv_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Gatherv_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Gatherv_init_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Gatherv_init_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            sendcount, bnd_to_Type(sendtype), recvbuf, (void *)recvcounts, (void *)displs, bnd_to_Type(recvtype),
            bnd_to_ranks(root), bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Gatherv_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Gatherv_init_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        const abi_Count recvcounts[], const abi_Aint displs[], abi_Datatype recvtype, int root, abi_Comm comm,
        abi_Info info, abi_Request *request)
{
#if BND_HAS_MPI_Gatherv_init || defined(BND_EMULATES_MPI_Gatherv_init) || BND_HAS_MPI_Igatherv
    BND_NARROW_IN(int, sendcount, sendbuf != ABI_IN_PLACE, "MPI_Gatherv_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, recvcounts, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, "MPI_Gatherv_init_c", ABI_ERR_COUNT, BND_ON_COMM,
            comm);
    BND_NARROW_ARRAY_IN(int, displs, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, "MPI_Gatherv_init_c", ABI_ERR_ARG, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Gatherv_init)(sendbuf, c_sendcount, sendtype, recvbuf, c_recvcounts,
            c_displs, recvtype, root, comm, info, request);
    BND_NARROWED_IN(sendcount, 1, *request);
    BND_NARROWED_ARRAY_IN(recvcounts, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, *request);
    BND_NARROWED_ARRAY_IN(displs, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)root, (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Gatherv_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Iallgather
#if BND_HAS_MPI_Iallgather
int BND_IMPLEMENTATION(Iallgather)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Iallgather", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Iallgather", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Iallgather", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Iallgather)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, sendcount,
            bnd_to_Type(sendtype), recvbuf, recvcount, bnd_to_Type(recvtype), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Iallgather", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Iallgather)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)request;
    return BND_UNSUPPORTED("MPI_Iallgather", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Iallgather_c
#if BND_HAS_MPI_Iallgather_c && !defined(BND_EMULATES_MPI_Iallgather)
int BND_IMPLEMENTATION(Iallgather_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        abi_Count recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Iallgather_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Iallgather_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Iallgather_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Iallgather_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            sendcount, bnd_to_Type(sendtype), recvbuf, recvcount, bnd_to_Type(recvtype), bnd_to_Comm(comm),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Iallgather_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Iallgather_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        abi_Count recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Iallgather || defined(BND_EMULATES_MPI_Iallgather)
    BND_NARROW_IN(int, sendcount, sendbuf != ABI_IN_PLACE, "MPI_Iallgather_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_IN(int, recvcount, 1, "MPI_Iallgather_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Iallgather)(sendbuf, c_sendcount, sendtype, recvbuf, c_recvcount,
            recvtype, comm, request);
    BND_NARROWED_IN(sendcount, 1, *request);
    BND_NARROWED_IN(recvcount, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)request;
    return BND_UNSUPPORTED("MPI_Iallgather_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Iallgatherv
#if BND_HAS_MPI_Iallgatherv
int BND_IMPLEMENTATION(Iallgatherv)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], abi_Datatype recvtype, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Iallgatherv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Iallgatherv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Iallgatherv", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Iallgatherv)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            sendcount, bnd_to_Type(sendtype), recvbuf, (void *)recvcounts, (void *)displs, bnd_to_Type(recvtype),
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Iallgatherv", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Iallgatherv)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], abi_Datatype recvtype, abi_Comm comm, abi_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Iallgatherv", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Iallgatherv_c
#if BND_HAS_MPI_Iallgatherv_c && !defined(BND_EMULATES_MPI_Iallgatherv)
int BND_IMPLEMENTATION(Iallgatherv_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        const abi_Count recvcounts[], const abi_Aint displs[], abi_Datatype recvtype, abi_Comm comm,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Iallgatherv_c", BND_ON_COMM,
            comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Iallgatherv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Iallgatherv_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Iallgatherv_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            sendcount, bnd_to_Type(sendtype), recvbuf, (void *)recvcounts, (void *)displs, bnd_to_Type(recvtype),
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Iallgatherv_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Iallgatherv_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        const abi_Count recvcounts[], const abi_Aint displs[], abi_Datatype recvtype, abi_Comm comm,
        abi_Request *request)
{
#if BND_HAS_MPI_Iallgatherv || defined(BND_EMULATES_MPI_Iallgatherv)
    BND_NARROW_IN(int, sendcount, sendbuf != ABI_IN_PLACE, "MPI_Iallgatherv_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, recvcounts, bnd_abi_remote_size(bnd_to_Comm(comm)), "MPI_Iallgatherv_c", ABI_ERR_COUNT,
            BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, displs, bnd_abi_remote_size(bnd_to_Comm(comm)), "MPI_Iallgatherv_c", ABI_ERR_ARG,
            BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Iallgatherv)(sendbuf, c_sendcount, sendtype, recvbuf, c_recvcounts,
            c_displs, recvtype, comm, request);
    BND_NARROWED_IN(sendcount, 1, *request);
    BND_NARROWED_ARRAY_IN(recvcounts, bnd_abi_remote_size(bnd_to_Comm(comm)), *request);
    BND_NARROWED_ARRAY_IN(displs, bnd_abi_remote_size(bnd_to_Comm(comm)), *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Iallgatherv_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Iallreduce
#if BND_HAS_MPI_Iallreduce
int BND_IMPLEMENTATION(Iallreduce)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Iallreduce", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Iallreduce", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Iallreduce", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Iallreduce)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, recvbuf,
            count, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Iallreduce", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Iallreduce)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm, abi_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Iallreduce", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Iallreduce_c
#if BND_HAS_MPI_Iallreduce_c && !defined(BND_EMULATES_MPI_Iallreduce)
int BND_IMPLEMENTATION(Iallreduce_c)(const void *sendbuf, void *recvbuf, abi_Count count, abi_Datatype datatype,
        abi_Op op, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Iallreduce_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Iallreduce_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Iallreduce_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Iallreduce_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, recvbuf,
            count, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Iallreduce_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Iallreduce_c)(const void *sendbuf, void *recvbuf, abi_Count count, abi_Datatype datatype,
        abi_Op op, abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Iallreduce || defined(BND_EMULATES_MPI_Iallreduce)
    BND_NARROW_IN(int, count, 1, "MPI_Iallreduce_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Iallreduce)(sendbuf, recvbuf, c_count, datatype, op, comm, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Iallreduce_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ialltoall
#if BND_HAS_MPI_Ialltoall
int BND_IMPLEMENTATION(Ialltoall)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Ialltoall", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Ialltoall", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ialltoall", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ialltoall)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, sendcount,
            bnd_to_Type(sendtype), recvbuf, recvcount, bnd_to_Type(recvtype), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ialltoall", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ialltoall)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)request;
    return BND_UNSUPPORTED("MPI_Ialltoall", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ialltoall_c
#if BND_HAS_MPI_Ialltoall_c && !defined(BND_EMULATES_MPI_Ialltoall)
int BND_IMPLEMENTATION(Ialltoall_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        abi_Count recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Ialltoall_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Ialltoall_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ialltoall_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ialltoall_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            sendcount, bnd_to_Type(sendtype), recvbuf, recvcount, bnd_to_Type(recvtype), bnd_to_Comm(comm),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ialltoall_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ialltoall_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        abi_Count recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Ialltoall || defined(BND_EMULATES_MPI_Ialltoall)
    BND_NARROW_IN(int, sendcount, sendbuf != ABI_IN_PLACE, "MPI_Ialltoall_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_IN(int, recvcount, 1, "MPI_Ialltoall_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Ialltoall)(sendbuf, c_sendcount, sendtype, recvbuf, c_recvcount,
            recvtype, comm, request);
    BND_NARROWED_IN(sendcount, 1, *request);
    BND_NARROWED_IN(recvcount, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)request;
    return BND_UNSUPPORTED("MPI_Ialltoall_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ialltoallv
#if BND_HAS_MPI_Ialltoallv
int BND_IMPLEMENTATION(Ialltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        abi_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], abi_Datatype recvtype,
        abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Ialltoallv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Ialltoallv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ialltoallv", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ialltoallv)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            (void *)sendcounts, (void *)sdispls, bnd_to_Type(sendtype), recvbuf, (void *)recvcounts, (void *)rdispls,
            bnd_to_Type(recvtype), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ialltoallv", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ialltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        abi_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], abi_Datatype recvtype,
        abi_Comm comm, abi_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtype, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Ialltoallv", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ialltoallv_c
#if BND_HAS_MPI_Ialltoallv_c && !defined(BND_EMULATES_MPI_Ialltoallv)
int BND_IMPLEMENTATION(Ialltoallv_c)(const void *sendbuf, const abi_Count sendcounts[], const abi_Aint sdispls[],
        abi_Datatype sendtype, void *recvbuf, const abi_Count recvcounts[], const abi_Aint rdispls[],
        abi_Datatype recvtype, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE, ABI_ERR_TYPE, "MPI_Ialltoallv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Ialltoallv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ialltoallv_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ialltoallv_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            (void *)sendcounts, (void *)sdispls, bnd_to_Type(sendtype), recvbuf, (void *)recvcounts, (void *)rdispls,
            bnd_to_Type(recvtype), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ialltoallv_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ialltoallv_c)(const void *sendbuf, const abi_Count sendcounts[], const abi_Aint sdispls[],
        abi_Datatype sendtype, void *recvbuf, const abi_Count recvcounts[], const abi_Aint rdispls[],
        abi_Datatype recvtype, abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Ialltoallv || defined(BND_EMULATES_MPI_Ialltoallv)
    BND_NARROW_ARRAY_IN(int, sendcounts, sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0,
            "MPI_Ialltoallv_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, sdispls, sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0,
            "MPI_Ialltoallv_c", ABI_ERR_ARG, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, recvcounts, bnd_abi_remote_size(bnd_to_Comm(comm)), "MPI_Ialltoallv_c", ABI_ERR_COUNT,
            BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, rdispls, bnd_abi_remote_size(bnd_to_Comm(comm)), "MPI_Ialltoallv_c", ABI_ERR_ARG,
            BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Ialltoallv)(sendbuf, c_sendcounts, c_sdispls, sendtype, recvbuf,
            c_recvcounts, c_rdispls, recvtype, comm, request);
    BND_NARROWED_ARRAY_IN(sendcounts, sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, *request);
    BND_NARROWED_ARRAY_IN(sdispls, sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, *request);
    BND_NARROWED_ARRAY_IN(recvcounts, bnd_abi_remote_size(bnd_to_Comm(comm)), *request);
    BND_NARROWED_ARRAY_IN(rdispls, bnd_abi_remote_size(bnd_to_Comm(comm)), *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtype, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Ialltoallv_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ialltoallw
#if BND_HAS_MPI_Ialltoallw
int BND_IMPLEMENTATION(Ialltoallw)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const abi_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const abi_Datatype recvtypes[], abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ialltoallw", BND_ON_COMM, comm);
    BND_ABI_OWNED MPI_Datatype *c_sendtypes = bnd_to_Type_array(sendtypes,
            sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0);
    BND_ABI_OWNED MPI_Datatype *c_recvtypes = bnd_to_Type_array(recvtypes, bnd_abi_remote_size(bnd_to_Comm(comm)));
    MPI_Request c_request = bnd_null_Request;
    BND_ABI_NEED(c_sendtypes, sendtypes);
    BND_ABI_NEED(c_recvtypes, recvtypes);
    const int bnd_result = BND_NATIVE(Ialltoallw)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            (void *)sendcounts, (void *)sdispls, c_sendtypes, recvbuf, (void *)recvcounts, (void *)rdispls,
            c_recvtypes, bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        bnd_abi_keep(bnd_abi_released(&c_sendtypes), c_request);
        bnd_abi_keep(bnd_abi_released(&c_recvtypes), c_request);
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ialltoallw", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ialltoallw)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const abi_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const abi_Datatype recvtypes[], abi_Comm comm, abi_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtypes, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Ialltoallw", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ialltoallw_c
#if BND_HAS_MPI_Ialltoallw_c && !defined(BND_EMULATES_MPI_Ialltoallw)
int BND_IMPLEMENTATION(Ialltoallw_c)(const void *sendbuf, const abi_Count sendcounts[], const abi_Aint sdispls[],
        const abi_Datatype sendtypes[], void *recvbuf, const abi_Count recvcounts[], const abi_Aint rdispls[],
        const abi_Datatype recvtypes[], abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ialltoallw_c", BND_ON_COMM, comm);
    BND_ABI_OWNED MPI_Datatype *c_sendtypes = bnd_to_Type_array(sendtypes,
            sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0);
    BND_ABI_OWNED MPI_Datatype *c_recvtypes = bnd_to_Type_array(recvtypes, bnd_abi_remote_size(bnd_to_Comm(comm)));
    MPI_Request c_request = bnd_null_Request;
    BND_ABI_NEED(c_sendtypes, sendtypes);
    BND_ABI_NEED(c_recvtypes, recvtypes);
    const int bnd_result = BND_NATIVE(Ialltoallw_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            (void *)sendcounts, (void *)sdispls, c_sendtypes, recvbuf, (void *)recvcounts, (void *)rdispls,
            c_recvtypes, bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        bnd_abi_keep(bnd_abi_released(&c_sendtypes), c_request);
        bnd_abi_keep(bnd_abi_released(&c_recvtypes), c_request);
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ialltoallw_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ialltoallw_c)(const void *sendbuf, const abi_Count sendcounts[], const abi_Aint sdispls[],
        const abi_Datatype sendtypes[], void *recvbuf, const abi_Count recvcounts[], const abi_Aint rdispls[],
        const abi_Datatype recvtypes[], abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Ialltoallw || defined(BND_EMULATES_MPI_Ialltoallw)
    BND_NARROW_ARRAY_IN(int, sendcounts, sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0,
            "MPI_Ialltoallw_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, sdispls, sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0,
            "MPI_Ialltoallw_c", ABI_ERR_ARG, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, recvcounts, bnd_abi_remote_size(bnd_to_Comm(comm)), "MPI_Ialltoallw_c", ABI_ERR_COUNT,
            BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, rdispls, bnd_abi_remote_size(bnd_to_Comm(comm)), "MPI_Ialltoallw_c", ABI_ERR_ARG,
            BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Ialltoallw)(sendbuf, c_sendcounts, c_sdispls, sendtypes, recvbuf,
            c_recvcounts, c_rdispls, recvtypes, comm, request);
    BND_NARROWED_ARRAY_IN(sendcounts, sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, *request);
    BND_NARROWED_ARRAY_IN(sdispls, sendbuf != ABI_IN_PLACE ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, *request);
    BND_NARROWED_ARRAY_IN(recvcounts, bnd_abi_remote_size(bnd_to_Comm(comm)), *request);
    BND_NARROWED_ARRAY_IN(rdispls, bnd_abi_remote_size(bnd_to_Comm(comm)), *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtypes, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Ialltoallw_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ibarrier
#if BND_HAS_MPI_Ibarrier
int BND_IMPLEMENTATION(Ibarrier)(abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ibarrier", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ibarrier)(bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ibarrier", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ibarrier)(abi_Comm comm, abi_Request *request)
{
    (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Ibarrier", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ibcast
#if BND_HAS_MPI_Ibcast
int BND_IMPLEMENTATION(Ibcast)(void *buffer, int count, abi_Datatype datatype, int root, abi_Comm comm,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, root >= 0, ABI_ERR_TYPE, "MPI_Ibcast", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ibcast", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ibcast)(buffer, count, bnd_to_Type(datatype), bnd_to_ranks(root),
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ibcast", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ibcast)(void *buffer, int count, abi_Datatype datatype, int root, abi_Comm comm,
        abi_Request *request)
{
    (void)buffer, (void)count, (void)datatype, (void)root, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Ibcast", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ibcast_c
#if BND_HAS_MPI_Ibcast_c && !defined(BND_EMULATES_MPI_Ibcast)
int BND_IMPLEMENTATION(Ibcast_c)(void *buffer, abi_Count count, abi_Datatype datatype, int root, abi_Comm comm,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, root >= 0, ABI_ERR_TYPE, "MPI_Ibcast_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ibcast_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ibcast_c)(buffer, count, bnd_to_Type(datatype), bnd_to_ranks(root),
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ibcast_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ibcast_c)(void *buffer, abi_Count count, abi_Datatype datatype, int root, abi_Comm comm,
        abi_Request *request)
{
#if BND_HAS_MPI_Ibcast || defined(BND_EMULATES_MPI_Ibcast)
    BND_NARROW_IN(int, count, 1, "MPI_Ibcast_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Ibcast)(buffer, c_count, datatype, root, comm, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)buffer, (void)count, (void)datatype, (void)root, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Ibcast_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Iexscan
#if BND_HAS_MPI_Iexscan
int BND_IMPLEMENTATION(Iexscan)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Iexscan", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Iexscan", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Iexscan", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Iexscan)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, recvbuf,
            count, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Iexscan", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Iexscan)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm, abi_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Iexscan", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Iexscan_c
#if BND_HAS_MPI_Iexscan_c && !defined(BND_EMULATES_MPI_Iexscan)
int BND_IMPLEMENTATION(Iexscan_c)(const void *sendbuf, void *recvbuf, abi_Count count, abi_Datatype datatype,
        abi_Op op, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Iexscan_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Iexscan_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Iexscan_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Iexscan_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, recvbuf,
            count, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Iexscan_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Iexscan_c)(const void *sendbuf, void *recvbuf, abi_Count count, abi_Datatype datatype,
        abi_Op op, abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Iexscan || defined(BND_EMULATES_MPI_Iexscan)
    BND_NARROW_IN(int, count, 1, "MPI_Iexscan_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Iexscan)(sendbuf, recvbuf, c_count, datatype, op, comm, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Iexscan_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Igather
#if BND_HAS_MPI_Igather
int BND_IMPLEMENTATION(Igather)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, int root, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Igather",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Igather", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Igather", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Igather)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, sendcount,
            bnd_to_Type(sendtype), recvbuf, recvcount, bnd_to_Type(recvtype), bnd_to_ranks(root), bnd_to_Comm(comm),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Igather", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Igather)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, int root, abi_Comm comm, abi_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root,
            (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Igather", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Igather_c
#if BND_HAS_MPI_Igather_c && !defined(BND_EMULATES_MPI_Igather)
int BND_IMPLEMENTATION(Igather_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        abi_Count recvcount, abi_Datatype recvtype, int root, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Igather_c",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Igather_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Igather_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Igather_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, sendcount,
            bnd_to_Type(sendtype), recvbuf, recvcount, bnd_to_Type(recvtype), bnd_to_ranks(root), bnd_to_Comm(comm),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Igather_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Igather_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        abi_Count recvcount, abi_Datatype recvtype, int root, abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Igather || defined(BND_EMULATES_MPI_Igather)
    BND_NARROW_IN(int, sendcount, sendbuf != ABI_IN_PLACE, "MPI_Igather_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_IN(int, recvcount, bnd_abi_is_root(bnd_to_Comm(comm), root), "MPI_Igather_c", ABI_ERR_COUNT,
            BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Igather)(sendbuf, c_sendcount, sendtype, recvbuf, c_recvcount, recvtype,
            root, comm, request);
    BND_NARROWED_IN(sendcount, 1, *request);
    BND_NARROWED_IN(recvcount, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root,
            (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Igather_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Igatherv
#if BND_HAS_MPI_Igatherv
int BND_IMPLEMENTATION(Igatherv)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], abi_Datatype recvtype, int root, abi_Comm comm,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Igatherv",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Igatherv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Igatherv", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Igatherv)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, sendcount,
            bnd_to_Type(sendtype), recvbuf, (void *)recvcounts, (void *)displs, bnd_to_Type(recvtype),
            bnd_to_ranks(root), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Igatherv", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Igatherv)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], abi_Datatype recvtype, int root, abi_Comm comm,
        abi_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)root, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Igatherv", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Igatherv_c
#if BND_HAS_MPI_Igatherv_c && !defined(BND_EMULATES_MPI_Igatherv)
int BND_IMPLEMENTATION(Igatherv_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        const abi_Count recvcounts[], const abi_Aint displs[], abi_Datatype recvtype, int root, abi_Comm comm,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, sendbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Igatherv_c",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Igatherv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Igatherv_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Igatherv_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, sendcount,
            bnd_to_Type(sendtype), recvbuf, (void *)recvcounts, (void *)displs, bnd_to_Type(recvtype),
            bnd_to_ranks(root), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Igatherv_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Igatherv_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        const abi_Count recvcounts[], const abi_Aint displs[], abi_Datatype recvtype, int root, abi_Comm comm,
        abi_Request *request)
{
#if BND_HAS_MPI_Igatherv || defined(BND_EMULATES_MPI_Igatherv)
    BND_NARROW_IN(int, sendcount, sendbuf != ABI_IN_PLACE, "MPI_Igatherv_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, recvcounts, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, "MPI_Igatherv_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, displs, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, "MPI_Igatherv_c", ABI_ERR_ARG, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Igatherv)(sendbuf, c_sendcount, sendtype, recvbuf, c_recvcounts,
            c_displs, recvtype, root, comm, request);
    BND_NARROWED_IN(sendcount, 1, *request);
    BND_NARROWED_ARRAY_IN(recvcounts, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, *request);
    BND_NARROWED_ARRAY_IN(displs, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)root, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Igatherv_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ireduce
#if BND_HAS_MPI_Ireduce
int BND_IMPLEMENTATION(Ireduce)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        int root, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, root >= 0, ABI_ERR_TYPE, "MPI_Ireduce", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, root >= 0, ABI_ERR_OP, "MPI_Ireduce", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ireduce", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ireduce)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, recvbuf,
            count, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_ranks(root), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ireduce", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ireduce)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        int root, abi_Comm comm, abi_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)root, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Ireduce", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ireduce_c
#if BND_HAS_MPI_Ireduce_c && !defined(BND_EMULATES_MPI_Ireduce)
int BND_IMPLEMENTATION(Ireduce_c)(const void *sendbuf, void *recvbuf, abi_Count count, abi_Datatype datatype,
        abi_Op op, int root, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, root >= 0, ABI_ERR_TYPE, "MPI_Ireduce_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, root >= 0, ABI_ERR_OP, "MPI_Ireduce_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ireduce_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ireduce_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, recvbuf,
            count, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_ranks(root), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ireduce_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ireduce_c)(const void *sendbuf, void *recvbuf, abi_Count count, abi_Datatype datatype,
        abi_Op op, int root, abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Ireduce || defined(BND_EMULATES_MPI_Ireduce)
    BND_NARROW_IN(int, count, 1, "MPI_Ireduce_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Ireduce)(sendbuf, recvbuf, c_count, datatype, op, root, comm, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)root, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Ireduce_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ireduce_scatter
#if BND_HAS_MPI_Ireduce_scatter
int BND_IMPLEMENTATION(Ireduce_scatter)(const void *sendbuf, void *recvbuf, const int recvcounts[],
        abi_Datatype datatype, abi_Op op, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Ireduce_scatter", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Ireduce_scatter", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ireduce_scatter", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ireduce_scatter)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            recvbuf, (void *)recvcounts, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ireduce_scatter", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ireduce_scatter)(const void *sendbuf, void *recvbuf, const int recvcounts[],
        abi_Datatype datatype, abi_Op op, abi_Comm comm, abi_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)recvcounts, (void)datatype, (void)op, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Ireduce_scatter", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ireduce_scatter_block
#if BND_HAS_MPI_Ireduce_scatter_block
int BND_IMPLEMENTATION(Ireduce_scatter_block)(const void *sendbuf, void *recvbuf, int recvcount, abi_Datatype datatype,
        abi_Op op, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Ireduce_scatter_block", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Ireduce_scatter_block", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ireduce_scatter_block", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ireduce_scatter_block)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            recvbuf, recvcount, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ireduce_scatter_block", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ireduce_scatter_block)(const void *sendbuf, void *recvbuf, int recvcount, abi_Datatype datatype,
        abi_Op op, abi_Comm comm, abi_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)recvcount, (void)datatype, (void)op, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Ireduce_scatter_block", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ireduce_scatter_block_c
#if BND_HAS_MPI_Ireduce_scatter_block_c && !defined(BND_EMULATES_MPI_Ireduce_scatter_block)
int BND_IMPLEMENTATION(Ireduce_scatter_block_c)(const void *sendbuf, void *recvbuf, abi_Count recvcount,
        abi_Datatype datatype, abi_Op op, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Ireduce_scatter_block_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Ireduce_scatter_block_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ireduce_scatter_block_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ireduce_scatter_block_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, recvbuf, recvcount, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ireduce_scatter_block_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ireduce_scatter_block_c)(const void *sendbuf, void *recvbuf, abi_Count recvcount,
        abi_Datatype datatype, abi_Op op, abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Ireduce_scatter_block || defined(BND_EMULATES_MPI_Ireduce_scatter_block)
    BND_NARROW_IN(int, recvcount, 1, "MPI_Ireduce_scatter_block_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Ireduce_scatter_block)(sendbuf, recvbuf, c_recvcount, datatype, op, comm,
            request);
    BND_NARROWED_IN(recvcount, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)recvbuf, (void)recvcount, (void)datatype, (void)op, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Ireduce_scatter_block_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ireduce_scatter_c
#if BND_HAS_MPI_Ireduce_scatter_c && !defined(BND_EMULATES_MPI_Ireduce_scatter)
int BND_IMPLEMENTATION(Ireduce_scatter_c)(const void *sendbuf, void *recvbuf, const abi_Count recvcounts[],
        abi_Datatype datatype, abi_Op op, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Ireduce_scatter_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Ireduce_scatter_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ireduce_scatter_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ireduce_scatter_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            recvbuf, (void *)recvcounts, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ireduce_scatter_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ireduce_scatter_c)(const void *sendbuf, void *recvbuf, const abi_Count recvcounts[],
        abi_Datatype datatype, abi_Op op, abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Ireduce_scatter || defined(BND_EMULATES_MPI_Ireduce_scatter)
    BND_NARROW_ARRAY_IN(int, recvcounts, bnd_abi_size(bnd_to_Comm(comm)), "MPI_Ireduce_scatter_c", ABI_ERR_COUNT,
            BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Ireduce_scatter)(sendbuf, recvbuf, c_recvcounts, datatype, op, comm,
            request);
    BND_NARROWED_ARRAY_IN(recvcounts, bnd_abi_size(bnd_to_Comm(comm)), *request);
    return bnd_result;
#else
    (void)sendbuf, (void)recvbuf, (void)recvcounts, (void)datatype, (void)op, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Ireduce_scatter_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Iscan
#if BND_HAS_MPI_Iscan
int BND_IMPLEMENTATION(Iscan)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Iscan", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Iscan", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Iscan", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Iscan)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, recvbuf, count,
            bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Iscan", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Iscan)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm, abi_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Iscan", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Iscan_c
#if BND_HAS_MPI_Iscan_c && !defined(BND_EMULATES_MPI_Iscan)
int BND_IMPLEMENTATION(Iscan_c)(const void *sendbuf, void *recvbuf, abi_Count count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Iscan_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Iscan_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Iscan_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Iscan_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, recvbuf,
            count, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Iscan_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Iscan_c)(const void *sendbuf, void *recvbuf, abi_Count count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Iscan || defined(BND_EMULATES_MPI_Iscan)
    BND_NARROW_IN(int, count, 1, "MPI_Iscan_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Iscan)(sendbuf, recvbuf, c_count, datatype, op, comm, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Iscan_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Iscatter
#if BND_HAS_MPI_Iscatter
int BND_IMPLEMENTATION(Iscatter)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, int root, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Iscatter", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, recvbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Iscatter",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Iscatter", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Iscatter)(sendbuf, sendcount, bnd_to_Type(sendtype),
            recvbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : recvbuf, recvcount, bnd_to_Type(recvtype),
            bnd_to_ranks(root), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Iscatter", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Iscatter)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, int root, abi_Comm comm, abi_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root,
            (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Iscatter", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Iscatter_c
#if BND_HAS_MPI_Iscatter_c && !defined(BND_EMULATES_MPI_Iscatter)
int BND_IMPLEMENTATION(Iscatter_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        abi_Count recvcount, abi_Datatype recvtype, int root, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Iscatter_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, recvbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Iscatter_c",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Iscatter_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Iscatter_c)(sendbuf, sendcount, bnd_to_Type(sendtype),
            recvbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : recvbuf, recvcount, bnd_to_Type(recvtype),
            bnd_to_ranks(root), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Iscatter_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Iscatter_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        abi_Count recvcount, abi_Datatype recvtype, int root, abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Iscatter || defined(BND_EMULATES_MPI_Iscatter)
    BND_NARROW_IN(int, sendcount, bnd_abi_is_root(bnd_to_Comm(comm), root), "MPI_Iscatter_c", ABI_ERR_COUNT,
            BND_ON_COMM, comm);
    BND_NARROW_IN(int, recvcount, recvbuf != ABI_IN_PLACE, "MPI_Iscatter_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Iscatter)(sendbuf, c_sendcount, sendtype, recvbuf, c_recvcount, recvtype,
            root, comm, request);
    BND_NARROWED_IN(sendcount, 1, *request);
    BND_NARROWED_IN(recvcount, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root,
            (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Iscatter_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Iscatterv
#if BND_HAS_MPI_Iscatterv
int BND_IMPLEMENTATION(Iscatterv)(const void *sendbuf, const int sendcounts[], const int displs[],
        abi_Datatype sendtype, void *recvbuf, int recvcount, abi_Datatype recvtype, int root, abi_Comm comm,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Iscatterv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, recvbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Iscatterv",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Iscatterv", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Iscatterv)(sendbuf, (void *)sendcounts, (void *)displs, bnd_to_Type(sendtype),
            recvbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : recvbuf, recvcount, bnd_to_Type(recvtype),
            bnd_to_ranks(root), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Iscatterv", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Iscatterv)(const void *sendbuf, const int sendcounts[], const int displs[],
        abi_Datatype sendtype, void *recvbuf, int recvcount, abi_Datatype recvtype, int root, abi_Comm comm,
        abi_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)displs, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype,
            (void)root, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Iscatterv", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Iscatterv_c
#if BND_HAS_MPI_Iscatterv_c && !defined(BND_EMULATES_MPI_Iscatterv)
int BND_IMPLEMENTATION(Iscatterv_c)(const void *sendbuf, const abi_Count sendcounts[], const abi_Aint displs[],
        abi_Datatype sendtype, void *recvbuf, abi_Count recvcount, abi_Datatype recvtype, int root, abi_Comm comm,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Iscatterv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, recvbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Iscatterv_c",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Iscatterv_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Iscatterv_c)(sendbuf, (void *)sendcounts, (void *)displs, bnd_to_Type(sendtype),
            recvbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : recvbuf, recvcount, bnd_to_Type(recvtype),
            bnd_to_ranks(root), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Iscatterv_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Iscatterv_c)(const void *sendbuf, const abi_Count sendcounts[], const abi_Aint displs[],
        abi_Datatype sendtype, void *recvbuf, abi_Count recvcount, abi_Datatype recvtype, int root, abi_Comm comm,
        abi_Request *request)
{
#if BND_HAS_MPI_Iscatterv || defined(BND_EMULATES_MPI_Iscatterv)
    BND_NARROW_ARRAY_IN(int, sendcounts, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, "MPI_Iscatterv_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, displs, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, "MPI_Iscatterv_c", ABI_ERR_ARG, BND_ON_COMM, comm);
    BND_NARROW_IN(int, recvcount, recvbuf != ABI_IN_PLACE, "MPI_Iscatterv_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Iscatterv)(sendbuf, c_sendcounts, c_displs, sendtype, recvbuf,
            c_recvcount, recvtype, root, comm, request);
    BND_NARROWED_ARRAY_IN(sendcounts, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, *request);
    BND_NARROWED_ARRAY_IN(displs, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, *request);
    BND_NARROWED_IN(recvcount, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcounts, (void)displs, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype,
            (void)root, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Iscatterv_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Op_commutative
#if BND_HAS_MPI_Op_commutative
int BND_IMPLEMENTATION(Op_commutative)(abi_Op op, int *commute)
{
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Op_commutative", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Op_commutative)(bnd_to_Op(op), (void *)commute), "MPI_Op_commutative",
            BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Op_commutative)(abi_Op op, int *commute)
{
    (void)op, (void)commute;
    return BND_UNSUPPORTED("MPI_Op_commutative", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Op_create
#if BND_HAS_MPI_Op_create
int BND_IMPLEMENTATION(Op_create)(abi_User_function *user_fn, int commute, abi_Op *op)
{
    struct bnd_abi_trampoline c_user_fn;
    MPI_Op c_op = bnd_null_Op;
    BND_ABI_NEED(bnd_abi_trampoline_take(&c_user_fn, bnd_abi_trampolines_user_function, (bnd_procedure *)user_fn),
            user_fn);
    const int bnd_result = BND_NATIVE(Op_create)((MPI_User_function *)c_user_fn.function, commute, &c_op);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        BND_ABI_BIND(&c_user_fn, Op, c_op);
        *op = bnd_from_Op(c_op);
    }
    if (!BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        bnd_abi_trampoline_give_back(&c_user_fn);
    }
    return BND_RETURNED(bnd_result, "MPI_Op_create", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Op_create)(abi_User_function *user_fn, int commute, abi_Op *op)
{
    (void)user_fn, (void)commute, (void)op;
    return BND_UNSUPPORTED("MPI_Op_create", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Op_create_c
#if BND_HAS_MPI_Op_create_c
int BND_IMPLEMENTATION(Op_create_c)(abi_User_function_c *user_fn, int commute, abi_Op *op)
{
    struct bnd_abi_trampoline c_user_fn;
    MPI_Op c_op = bnd_null_Op;
    BND_ABI_NEED(bnd_abi_trampoline_take(&c_user_fn, bnd_abi_trampolines_user_function_c, (bnd_procedure *)user_fn),
            user_fn);
    const int bnd_result = BND_NATIVE(Op_create_c)((MPI_User_function_c *)c_user_fn.function, commute, &c_op);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        BND_ABI_BIND(&c_user_fn, Op, c_op);
        *op = bnd_from_Op(c_op);
    }
    if (!BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        bnd_abi_trampoline_give_back(&c_user_fn);
    }
    return BND_RETURNED(bnd_result, "MPI_Op_create_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Op_create_c)(abi_User_function_c *user_fn, int commute, abi_Op *op)
{
    (void)user_fn, (void)commute, (void)op;
    return BND_UNSUPPORTED("MPI_Op_create_c", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Op_free
#if BND_HAS_MPI_Op_free
int BND_IMPLEMENTATION(Op_free)(abi_Op *op)
{
    BND_ABI_REFUSE_WRONG(Op, *op, 1, ABI_ERR_OP, "MPI_Op_free", BND_ON_NOTHING, 0);
    MPI_Op c_op = bnd_to_Op(*op);
    const int bnd_result = BND_NATIVE(Op_free)(&c_op);
    *op = bnd_from_Op(c_op);
    return BND_RETURNED(bnd_result, "MPI_Op_free", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Op_free)(abi_Op *op)
{
    (void)op;
    return BND_UNSUPPORTED("MPI_Op_free", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Reduce
#if BND_HAS_MPI_Reduce
int BND_IMPLEMENTATION(Reduce)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        int root, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, root >= 0, ABI_ERR_TYPE, "MPI_Reduce", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, root >= 0, ABI_ERR_OP, "MPI_Reduce", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Reduce", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Reduce)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, recvbuf, count,
            bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_ranks(root), bnd_to_Comm(comm)), "MPI_Reduce", BND_ON_COMM,
            comm);
}
#else
int BND_IMPLEMENTATION(Reduce)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        int root, abi_Comm comm)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)root, (void)comm;
    return BND_UNSUPPORTED("MPI_Reduce", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Reduce_c
#if BND_HAS_MPI_Reduce_c && !defined(BND_EMULATES_MPI_Reduce)
int BND_IMPLEMENTATION(Reduce_c)(const void *sendbuf, void *recvbuf, abi_Count count, abi_Datatype datatype, abi_Op op,
        int root, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, root >= 0, ABI_ERR_TYPE, "MPI_Reduce_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, root >= 0, ABI_ERR_OP, "MPI_Reduce_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Reduce_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Reduce_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, recvbuf, count,
            bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_ranks(root), bnd_to_Comm(comm)), "MPI_Reduce_c", BND_ON_COMM,
            comm);
}
#else
int BND_IMPLEMENTATION(Reduce_c)(const void *sendbuf, void *recvbuf, abi_Count count, abi_Datatype datatype, abi_Op op,
        int root, abi_Comm comm)
{
#if BND_HAS_MPI_Reduce || defined(BND_EMULATES_MPI_Reduce)
    BND_NARROW_IN(int, count, 1, "MPI_Reduce_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Reduce)(sendbuf, recvbuf, c_count, datatype, op, root, comm);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)root, (void)comm;
    return BND_UNSUPPORTED("MPI_Reduce_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Reduce_init
#if BND_HAS_MPI_Reduce_init
int BND_IMPLEMENTATION(Reduce_init)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        int root, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, root >= 0, ABI_ERR_TYPE, "MPI_Reduce_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, root >= 0, ABI_ERR_OP, "MPI_Reduce_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Reduce_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Reduce_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Reduce_init)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, recvbuf,
            count, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_ranks(root), bnd_to_Comm(comm), bnd_to_Info(info),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Reduce_init", BND_ON_COMM, comm);
}
#elif BND_HAS_MPI_Ireduce
int BND_IMPLEMENTATION(Ireduce)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        int root, abi_Comm comm, abi_Request *request);
static int bnd_start_Reduce_init(const struct bnd_abi_persistent *bnd_of, abi_Request *request)
{
    return BND_IMPLEMENTATION(Ireduce)(bnd_of->argument[0], bnd_of->argument[1], (int)(intptr_t)bnd_of->argument[2],
            bnd_of->argument[3], bnd_of->argument[4], (int)(intptr_t)bnd_of->argument[5], bnd_of->comm, request);
}
int BND_IMPLEMENTATION(Reduce_init)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        int root, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, root >= 0, ABI_ERR_TYPE, "MPI_Reduce_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, root >= 0, ABI_ERR_OP, "MPI_Reduce_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Reduce_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Reduce_init", BND_ON_COMM, comm);
    if (root >= 0 && count < 0)
        return bnd_abi_raise("MPI_Reduce_init", ABI_ERR_COUNT, "count", BND_ON_COMM, comm);
    if (root < 0 && root != ABI_ROOT && root != ABI_PROC_NULL)
        return bnd_abi_raise("MPI_Reduce_init", ABI_ERR_ROOT, "root", BND_ON_COMM, comm);
    struct bnd_abi_persistent *bnd_made;
    const int bnd_result = bnd_abi_persistent_new(&bnd_made, "MPI_Reduce_init", comm);
    if (bnd_result != ABI_SUCCESS)
        return bnd_result;
    bnd_made->argument[0] = (void *)sendbuf;
    bnd_made->argument[1] = (void *)recvbuf;
    bnd_made->argument[2] = (void *)(intptr_t)count;
    bnd_made->argument[3] = root >= 0 ? *bnd_abi_hold(bnd_made, &datatype, 1) : datatype;
    bnd_made->argument[4] = (void *)op;
    bnd_made->argument[5] = (void *)(intptr_t)root;
    return bnd_abi_persistent_ready(bnd_made, "MPI_Reduce_init", bnd_start_Reduce_init, request);
}
#else
int BND_IMPLEMENTATION(Reduce_init)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        int root, abi_Comm comm, abi_Info info, abi_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)root, (void)comm, (void)info,
            (void)request;
    return BND_UNSUPPORTED("MPI_Reduce_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Reduce_init_c
#if BND_HAS_MPI_Reduce_init_c && !defined(BND_EMULATES_MPI_Reduce_init)
int BND_IMPLEMENTATION(Reduce_init_c)(const void *sendbuf, void *recvbuf, abi_Count count, abi_Datatype datatype,
        abi_Op op, int root, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, root >= 0, ABI_ERR_TYPE, "MPI_Reduce_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, root >= 0, ABI_ERR_OP, "MPI_Reduce_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Reduce_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Reduce_init_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Reduce_init_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            recvbuf, count, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_ranks(root), bnd_to_Comm(comm),
            bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Reduce_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Reduce_init_c)(const void *sendbuf, void *recvbuf, abi_Count count, abi_Datatype datatype,
        abi_Op op, int root, abi_Comm comm, abi_Info info, abi_Request *request)
{
#if BND_HAS_MPI_Reduce_init || defined(BND_EMULATES_MPI_Reduce_init) || BND_HAS_MPI_Ireduce
    BND_NARROW_IN(int, count, 1, "MPI_Reduce_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Reduce_init)(sendbuf, recvbuf, c_count, datatype, op, root, comm, info,
            request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)root, (void)comm, (void)info,
            (void)request;
    return BND_UNSUPPORTED("MPI_Reduce_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Reduce_local
#if BND_HAS_MPI_Reduce_local
int BND_IMPLEMENTATION(Reduce_local)(const void *inbuf, void *inoutbuf, int count, abi_Datatype datatype, abi_Op op)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Reduce_local", BND_ON_NOTHING, 0);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Reduce_local", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Reduce_local)(inbuf, inoutbuf, count, bnd_to_Type(datatype), bnd_to_Op(op)),
            "MPI_Reduce_local", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Reduce_local)(const void *inbuf, void *inoutbuf, int count, abi_Datatype datatype, abi_Op op)
{
    (void)inbuf, (void)inoutbuf, (void)count, (void)datatype, (void)op;
    return BND_UNSUPPORTED("MPI_Reduce_local", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Reduce_local_c
#if BND_HAS_MPI_Reduce_local_c && !defined(BND_EMULATES_MPI_Reduce_local)
int BND_IMPLEMENTATION(Reduce_local_c)(const void *inbuf, void *inoutbuf, abi_Count count, abi_Datatype datatype,
        abi_Op op)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Reduce_local_c", BND_ON_NOTHING, 0);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Reduce_local_c", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Reduce_local_c)(inbuf, inoutbuf, count, bnd_to_Type(datatype), bnd_to_Op(op)),
            "MPI_Reduce_local_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Reduce_local_c)(const void *inbuf, void *inoutbuf, abi_Count count, abi_Datatype datatype,
        abi_Op op)
{
#if BND_HAS_MPI_Reduce_local || defined(BND_EMULATES_MPI_Reduce_local)
    BND_NARROW_IN(int, count, 1, "MPI_Reduce_local_c", ABI_ERR_COUNT, BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Reduce_local)(inbuf, inoutbuf, c_count, datatype, op);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)inbuf, (void)inoutbuf, (void)count, (void)datatype, (void)op;
    return BND_UNSUPPORTED("MPI_Reduce_local_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Reduce_scatter
#if BND_HAS_MPI_Reduce_scatter
int BND_IMPLEMENTATION(Reduce_scatter)(const void *sendbuf, void *recvbuf, const int recvcounts[],
        abi_Datatype datatype, abi_Op op, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Reduce_scatter", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Reduce_scatter", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Reduce_scatter", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Reduce_scatter)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, recvbuf,
            (void *)recvcounts, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm)), "MPI_Reduce_scatter",
            BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Reduce_scatter)(const void *sendbuf, void *recvbuf, const int recvcounts[],
        abi_Datatype datatype, abi_Op op, abi_Comm comm)
{
    (void)sendbuf, (void)recvbuf, (void)recvcounts, (void)datatype, (void)op, (void)comm;
    return BND_UNSUPPORTED("MPI_Reduce_scatter", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Reduce_scatter_block
#if BND_HAS_MPI_Reduce_scatter_block
int BND_IMPLEMENTATION(Reduce_scatter_block)(const void *sendbuf, void *recvbuf, int recvcount, abi_Datatype datatype,
        abi_Op op, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Reduce_scatter_block", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Reduce_scatter_block", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Reduce_scatter_block", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Reduce_scatter_block)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            recvbuf, recvcount, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm)), "MPI_Reduce_scatter_block",
            BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Reduce_scatter_block)(const void *sendbuf, void *recvbuf, int recvcount, abi_Datatype datatype,
        abi_Op op, abi_Comm comm)
{
    (void)sendbuf, (void)recvbuf, (void)recvcount, (void)datatype, (void)op, (void)comm;
    return BND_UNSUPPORTED("MPI_Reduce_scatter_block", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Reduce_scatter_block_c
#if BND_HAS_MPI_Reduce_scatter_block_c && !defined(BND_EMULATES_MPI_Reduce_scatter_block)
int BND_IMPLEMENTATION(Reduce_scatter_block_c)(const void *sendbuf, void *recvbuf, abi_Count recvcount,
        abi_Datatype datatype, abi_Op op, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Reduce_scatter_block_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Reduce_scatter_block_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Reduce_scatter_block_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Reduce_scatter_block_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            recvbuf, recvcount, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm)), "MPI_Reduce_scatter_block_c",
            BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Reduce_scatter_block_c)(const void *sendbuf, void *recvbuf, abi_Count recvcount,
        abi_Datatype datatype, abi_Op op, abi_Comm comm)
{
#if BND_HAS_MPI_Reduce_scatter_block || defined(BND_EMULATES_MPI_Reduce_scatter_block)
    BND_NARROW_IN(int, recvcount, 1, "MPI_Reduce_scatter_block_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Reduce_scatter_block)(sendbuf, recvbuf, c_recvcount, datatype, op, comm);
    BND_NARROWED_IN(recvcount, 1, 0);
    return bnd_result;
#else
    (void)sendbuf, (void)recvbuf, (void)recvcount, (void)datatype, (void)op, (void)comm;
    return BND_UNSUPPORTED("MPI_Reduce_scatter_block_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Reduce_scatter_block_init
#if BND_HAS_MPI_Reduce_scatter_block_init
int BND_IMPLEMENTATION(Reduce_scatter_block_init)(const void *sendbuf, void *recvbuf, int recvcount,
        abi_Datatype datatype, abi_Op op, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Reduce_scatter_block_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Reduce_scatter_block_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Reduce_scatter_block_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Reduce_scatter_block_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Reduce_scatter_block_init)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, recvbuf, recvcount, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Reduce_scatter_block_init", BND_ON_COMM, comm);
}
#elif BND_HAS_MPI_Ireduce_scatter_block
int BND_IMPLEMENTATION(Ireduce_scatter_block)(const void *sendbuf, void *recvbuf, int recvcount, abi_Datatype datatype,
        abi_Op op, abi_Comm comm, abi_Request *request);
static int bnd_start_Reduce_scatter_block_init(const struct bnd_abi_persistent *bnd_of, abi_Request *request)
{
    return BND_IMPLEMENTATION(Ireduce_scatter_block)(bnd_of->argument[0], bnd_of->argument[1],
            (int)(intptr_t)bnd_of->argument[2], bnd_of->argument[3], bnd_of->argument[4], bnd_of->comm, request);
}
int BND_IMPLEMENTATION(Reduce_scatter_block_init)(const void *sendbuf, void *recvbuf, int recvcount,
        abi_Datatype datatype, abi_Op op, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Reduce_scatter_block_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Reduce_scatter_block_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Reduce_scatter_block_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Reduce_scatter_block_init", BND_ON_COMM, comm);
    if (recvcount < 0)
        return bnd_abi_raise("MPI_Reduce_scatter_block_init", ABI_ERR_COUNT, "recvcount", BND_ON_COMM, comm);
    struct bnd_abi_persistent *bnd_made;
    const int bnd_result = bnd_abi_persistent_new(&bnd_made, "MPI_Reduce_scatter_block_init", comm);
    if (bnd_result != ABI_SUCCESS)
        return bnd_result;
    bnd_made->argument[0] = (void *)sendbuf;
    bnd_made->argument[1] = (void *)recvbuf;
    bnd_made->argument[2] = (void *)(intptr_t)recvcount;
    bnd_made->argument[3] = *bnd_abi_hold(bnd_made, &datatype, 1);
    bnd_made->argument[4] = (void *)op;
    return bnd_abi_persistent_ready(bnd_made, "MPI_Reduce_scatter_block_init", bnd_start_Reduce_scatter_block_init,
            request);
}
#else
int BND_IMPLEMENTATION(Reduce_scatter_block_init)(const void *sendbuf, void *recvbuf, int recvcount,
        abi_Datatype datatype, abi_Op op, abi_Comm comm, abi_Info info, abi_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)recvcount, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Reduce_scatter_block_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Reduce_scatter_block_init_c
#if BND_HAS_MPI_Reduce_scatter_block_init_c && !defined(BND_EMULATES_MPI_Reduce_scatter_block_init)
int BND_IMPLEMENTATION(Reduce_scatter_block_init_c)(const void *sendbuf, void *recvbuf, abi_Count recvcount,
        abi_Datatype datatype, abi_Op op, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Reduce_scatter_block_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Reduce_scatter_block_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Reduce_scatter_block_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Reduce_scatter_block_init_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Reduce_scatter_block_init_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, recvbuf, recvcount, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Reduce_scatter_block_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Reduce_scatter_block_init_c)(const void *sendbuf, void *recvbuf, abi_Count recvcount,
        abi_Datatype datatype, abi_Op op, abi_Comm comm, abi_Info info, abi_Request *request)
{
#if BND_HAS_MPI_Reduce_scatter_block_init || defined(BND_EMULATES_MPI_Reduce_scatter_block_init) || BND_HAS_MPI_Ireduce_scatter_block
    BND_NARROW_IN(int, recvcount, 1, "MPI_Reduce_scatter_block_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Reduce_scatter_block_init)(sendbuf, recvbuf, c_recvcount, datatype, op,
            comm, info, request);
    BND_NARROWED_IN(recvcount, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)recvbuf, (void)recvcount, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Reduce_scatter_block_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Reduce_scatter_c
#if BND_HAS_MPI_Reduce_scatter_c && !defined(BND_EMULATES_MPI_Reduce_scatter)
int BND_IMPLEMENTATION(Reduce_scatter_c)(const void *sendbuf, void *recvbuf, const abi_Count recvcounts[],
        abi_Datatype datatype, abi_Op op, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Reduce_scatter_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Reduce_scatter_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Reduce_scatter_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Reduce_scatter_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            recvbuf, (void *)recvcounts, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm)),
            "MPI_Reduce_scatter_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Reduce_scatter_c)(const void *sendbuf, void *recvbuf, const abi_Count recvcounts[],
        abi_Datatype datatype, abi_Op op, abi_Comm comm)
{
#if BND_HAS_MPI_Reduce_scatter || defined(BND_EMULATES_MPI_Reduce_scatter)
    BND_NARROW_ARRAY_IN(int, recvcounts, bnd_abi_size(bnd_to_Comm(comm)), "MPI_Reduce_scatter_c", ABI_ERR_COUNT,
            BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Reduce_scatter)(sendbuf, recvbuf, c_recvcounts, datatype, op, comm);
    BND_NARROWED_ARRAY_IN(recvcounts, bnd_abi_size(bnd_to_Comm(comm)), 0);
    return bnd_result;
#else
    (void)sendbuf, (void)recvbuf, (void)recvcounts, (void)datatype, (void)op, (void)comm;
    return BND_UNSUPPORTED("MPI_Reduce_scatter_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Reduce_scatter_init
#if BND_HAS_MPI_Reduce_scatter_init
int BND_IMPLEMENTATION(Reduce_scatter_init)(const void *sendbuf, void *recvbuf, const int recvcounts[],
        abi_Datatype datatype, abi_Op op, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Reduce_scatter_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Reduce_scatter_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Reduce_scatter_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Reduce_scatter_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Reduce_scatter_init)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            recvbuf, (void *)recvcounts, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm), bnd_to_Info(info),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Reduce_scatter_init", BND_ON_COMM, comm);
}
#elif BND_HAS_MPI_Ireduce_scatter
int BND_IMPLEMENTATION(Ireduce_scatter)(const void *sendbuf, void *recvbuf, const int recvcounts[],
        abi_Datatype datatype, abi_Op op, abi_Comm comm, abi_Request *request);
static int bnd_start_Reduce_scatter_init(const struct bnd_abi_persistent *bnd_of, abi_Request *request)
{
    return BND_IMPLEMENTATION(Ireduce_scatter)(bnd_of->argument[0], bnd_of->argument[1], bnd_of->argument[2],
            bnd_of->argument[3], bnd_of->argument[4], bnd_of->comm, request);
}
int BND_IMPLEMENTATION(Reduce_scatter_init)(const void *sendbuf, void *recvbuf, const int recvcounts[],
        abi_Datatype datatype, abi_Op op, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Reduce_scatter_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Reduce_scatter_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Reduce_scatter_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Reduce_scatter_init", BND_ON_COMM, comm);
    struct bnd_abi_persistent *bnd_made;
    const int bnd_result = bnd_abi_persistent_new(&bnd_made, "MPI_Reduce_scatter_init", comm);
    if (bnd_result != ABI_SUCCESS)
        return bnd_result;
    bnd_made->argument[0] = (void *)sendbuf;
    bnd_made->argument[1] = (void *)recvbuf;
    bnd_made->argument[2] = (void *)recvcounts;
    bnd_made->argument[3] = *bnd_abi_hold(bnd_made, &datatype, 1);
    bnd_made->argument[4] = (void *)op;
    return bnd_abi_persistent_ready(bnd_made, "MPI_Reduce_scatter_init", bnd_start_Reduce_scatter_init, request);
}
#else
int BND_IMPLEMENTATION(Reduce_scatter_init)(const void *sendbuf, void *recvbuf, const int recvcounts[],
        abi_Datatype datatype, abi_Op op, abi_Comm comm, abi_Info info, abi_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)recvcounts, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Reduce_scatter_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Reduce_scatter_init_c
#if BND_HAS_MPI_Reduce_scatter_init_c && !defined(BND_EMULATES_MPI_Reduce_scatter_init)
int BND_IMPLEMENTATION(Reduce_scatter_init_c)(const void *sendbuf, void *recvbuf, const abi_Count recvcounts[],
        abi_Datatype datatype, abi_Op op, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Reduce_scatter_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Reduce_scatter_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Reduce_scatter_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Reduce_scatter_init_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Reduce_scatter_init_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf,
            recvbuf, (void *)recvcounts, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm), bnd_to_Info(info),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Reduce_scatter_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Reduce_scatter_init_c)(const void *sendbuf, void *recvbuf, const abi_Count recvcounts[],
        abi_Datatype datatype, abi_Op op, abi_Comm comm, abi_Info info, abi_Request *request)
{
#if BND_HAS_MPI_Reduce_scatter_init || defined(BND_EMULATES_MPI_Reduce_scatter_init) || BND_HAS_MPI_Ireduce_scatter
    BND_NARROW_ARRAY_IN(int, recvcounts, bnd_abi_size(bnd_to_Comm(comm)), "MPI_Reduce_scatter_init_c", ABI_ERR_COUNT,
            BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Reduce_scatter_init)(sendbuf, recvbuf, c_recvcounts, datatype, op, comm,
            info, request);
    BND_NARROWED_ARRAY_IN(recvcounts, bnd_abi_size(bnd_to_Comm(comm)), *request);
    return bnd_result;
#else
    (void)sendbuf, (void)recvbuf, (void)recvcounts, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Reduce_scatter_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Scan
#if BND_HAS_MPI_Scan
int BND_IMPLEMENTATION(Scan)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Scan", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Scan", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Scan", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Scan)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, recvbuf, count,
            bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm)), "MPI_Scan", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Scan)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm;
    return BND_UNSUPPORTED("MPI_Scan", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Scan_c
#if BND_HAS_MPI_Scan_c && !defined(BND_EMULATES_MPI_Scan)
int BND_IMPLEMENTATION(Scan_c)(const void *sendbuf, void *recvbuf, abi_Count count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Scan_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Scan_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Scan_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Scan_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, recvbuf, count,
            bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm)), "MPI_Scan_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Scan_c)(const void *sendbuf, void *recvbuf, abi_Count count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm)
{
#if BND_HAS_MPI_Scan || defined(BND_EMULATES_MPI_Scan)
    BND_NARROW_IN(int, count, 1, "MPI_Scan_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Scan)(sendbuf, recvbuf, c_count, datatype, op, comm);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm;
    return BND_UNSUPPORTED("MPI_Scan_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Scan_init
#if BND_HAS_MPI_Scan_init
int BND_IMPLEMENTATION(Scan_init)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Scan_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Scan_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Scan_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Scan_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Scan_init)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, recvbuf,
            count, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Scan_init", BND_ON_COMM, comm);
}
#elif BND_HAS_MPI_Iscan
int BND_IMPLEMENTATION(Iscan)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm, abi_Request *request);
static int bnd_start_Scan_init(const struct bnd_abi_persistent *bnd_of, abi_Request *request)
{
    return BND_IMPLEMENTATION(Iscan)(bnd_of->argument[0], bnd_of->argument[1], (int)(intptr_t)bnd_of->argument[2],
            bnd_of->argument[3], bnd_of->argument[4], bnd_of->comm, request);
}
int BND_IMPLEMENTATION(Scan_init)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Scan_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Scan_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Scan_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Scan_init", BND_ON_COMM, comm);
    if (count < 0)
        return bnd_abi_raise("MPI_Scan_init", ABI_ERR_COUNT, "count", BND_ON_COMM, comm);
    struct bnd_abi_persistent *bnd_made;
    const int bnd_result = bnd_abi_persistent_new(&bnd_made, "MPI_Scan_init", comm);
    if (bnd_result != ABI_SUCCESS)
        return bnd_result;
    bnd_made->argument[0] = (void *)sendbuf;
    bnd_made->argument[1] = (void *)recvbuf;
    bnd_made->argument[2] = (void *)(intptr_t)count;
    bnd_made->argument[3] = *bnd_abi_hold(bnd_made, &datatype, 1);
    bnd_made->argument[4] = (void *)op;
    return bnd_abi_persistent_ready(bnd_made, "MPI_Scan_init", bnd_start_Scan_init, request);
}
#else
int BND_IMPLEMENTATION(Scan_init)(const void *sendbuf, void *recvbuf, int count, abi_Datatype datatype, abi_Op op,
        abi_Comm comm, abi_Info info, abi_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Scan_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Scan_init_c
#if BND_HAS_MPI_Scan_init_c && !defined(BND_EMULATES_MPI_Scan_init)
int BND_IMPLEMENTATION(Scan_init_c)(const void *sendbuf, void *recvbuf, abi_Count count, abi_Datatype datatype,
        abi_Op op, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Scan_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Scan_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Scan_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Scan_init_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Scan_init_c)(sendbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : sendbuf, recvbuf,
            count, bnd_to_Type(datatype), bnd_to_Op(op), bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Scan_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Scan_init_c)(const void *sendbuf, void *recvbuf, abi_Count count, abi_Datatype datatype,
        abi_Op op, abi_Comm comm, abi_Info info, abi_Request *request)
{
#if BND_HAS_MPI_Scan_init || defined(BND_EMULATES_MPI_Scan_init) || BND_HAS_MPI_Iscan
    BND_NARROW_IN(int, count, 1, "MPI_Scan_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Scan_init)(sendbuf, recvbuf, c_count, datatype, op, comm, info, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Scan_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Scatter
#if BND_HAS_MPI_Scatter
int BND_IMPLEMENTATION(Scatter)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, int root, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Scatter", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, recvbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Scatter",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Scatter", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Scatter)(sendbuf, sendcount, bnd_to_Type(sendtype),
            recvbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : recvbuf, recvcount, bnd_to_Type(recvtype),
            bnd_to_ranks(root), bnd_to_Comm(comm)), "MPI_Scatter", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Scatter)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, int root, abi_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root,
            (void)comm;
    return BND_UNSUPPORTED("MPI_Scatter", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Scatter_c
#if BND_HAS_MPI_Scatter_c && !defined(BND_EMULATES_MPI_Scatter)
int BND_IMPLEMENTATION(Scatter_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        abi_Count recvcount, abi_Datatype recvtype, int root, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Scatter_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, recvbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Scatter_c",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Scatter_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Scatter_c)(sendbuf, sendcount, bnd_to_Type(sendtype),
            recvbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : recvbuf, recvcount, bnd_to_Type(recvtype),
            bnd_to_ranks(root), bnd_to_Comm(comm)), "MPI_Scatter_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Scatter_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        abi_Count recvcount, abi_Datatype recvtype, int root, abi_Comm comm)
{
#if BND_HAS_MPI_Scatter || defined(BND_EMULATES_MPI_Scatter)
    BND_NARROW_IN(int, sendcount, bnd_abi_is_root(bnd_to_Comm(comm), root), "MPI_Scatter_c", ABI_ERR_COUNT,
            BND_ON_COMM, comm);
    BND_NARROW_IN(int, recvcount, recvbuf != ABI_IN_PLACE, "MPI_Scatter_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Scatter)(sendbuf, c_sendcount, sendtype, recvbuf, c_recvcount, recvtype,
            root, comm);
    BND_NARROWED_IN(sendcount, 1, 0);
    BND_NARROWED_IN(recvcount, 1, 0);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root,
            (void)comm;
    return BND_UNSUPPORTED("MPI_Scatter_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Scatter_init
#if BND_HAS_MPI_Scatter_init
int BND_IMPLEMENTATION(Scatter_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, int root, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Scatter_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, recvbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Scatter_init",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Scatter_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Scatter_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Scatter_init)(sendbuf, sendcount, bnd_to_Type(sendtype),
            recvbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : recvbuf, recvcount, bnd_to_Type(recvtype),
            bnd_to_ranks(root), bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Scatter_init", BND_ON_COMM, comm);
}
#elif BND_HAS_MPI_Iscatter
int BND_IMPLEMENTATION(Iscatter)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, int root, abi_Comm comm, abi_Request *request);
static int bnd_start_Scatter_init(const struct bnd_abi_persistent *bnd_of, abi_Request *request)
{
    return BND_IMPLEMENTATION(Iscatter)(bnd_of->argument[0], (int)(intptr_t)bnd_of->argument[1], bnd_of->argument[2],
            bnd_of->argument[3], (int)(intptr_t)bnd_of->argument[4], bnd_of->argument[5],
            (int)(intptr_t)bnd_of->argument[6], bnd_of->comm, request);
}
int BND_IMPLEMENTATION(Scatter_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, int root, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Scatter_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, recvbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Scatter_init",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Scatter_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Scatter_init", BND_ON_COMM, comm);
    if (recvbuf != ABI_IN_PLACE && root >= 0 && recvcount < 0)
        return bnd_abi_raise("MPI_Scatter_init", ABI_ERR_COUNT, "recvcount", BND_ON_COMM, comm);
    if (root < 0 && root != ABI_ROOT && root != ABI_PROC_NULL)
        return bnd_abi_raise("MPI_Scatter_init", ABI_ERR_ROOT, "root", BND_ON_COMM, comm);
    struct bnd_abi_persistent *bnd_made;
    const int bnd_result = bnd_abi_persistent_new(&bnd_made, "MPI_Scatter_init", comm);
    if (bnd_result != ABI_SUCCESS)
        return bnd_result;
    bnd_made->argument[0] = (void *)sendbuf;
    bnd_made->argument[1] = (void *)(intptr_t)sendcount;
    bnd_made->argument[2] = root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root) ? *bnd_abi_hold(bnd_made, &sendtype,
            1) : sendtype;
    bnd_made->argument[3] = (void *)recvbuf;
    bnd_made->argument[4] = (void *)(intptr_t)recvcount;
    bnd_made->argument[5] = recvbuf != ABI_IN_PLACE && root >= 0 ? *bnd_abi_hold(bnd_made, &recvtype, 1) : recvtype;
    bnd_made->argument[6] = (void *)(intptr_t)root;
    return bnd_abi_persistent_ready(bnd_made, "MPI_Scatter_init", bnd_start_Scatter_init, request);
}
#else
int BND_IMPLEMENTATION(Scatter_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, int root, abi_Comm comm, abi_Info info, abi_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root,
            (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Scatter_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Scatter_init_c
#if BND_HAS_MPI_Scatter_init_c && !defined(BND_EMULATES_MPI_Scatter_init)
int BND_IMPLEMENTATION(Scatter_init_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        abi_Count recvcount, abi_Datatype recvtype, int root, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Scatter_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, recvbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Scatter_init_c",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Scatter_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Scatter_init_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Scatter_init_c)(sendbuf, sendcount, bnd_to_Type(sendtype),
            recvbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : recvbuf, recvcount, bnd_to_Type(recvtype),
            bnd_to_ranks(root), bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Scatter_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Scatter_init_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, void *recvbuf,
        abi_Count recvcount, abi_Datatype recvtype, int root, abi_Comm comm, abi_Info info, abi_Request *request)
{
#if BND_HAS_MPI_Scatter_init || defined(BND_EMULATES_MPI_Scatter_init) || BND_HAS_MPI_Iscatter
    BND_NARROW_IN(int, sendcount, bnd_abi_is_root(bnd_to_Comm(comm), root), "MPI_Scatter_init_c", ABI_ERR_COUNT,
            BND_ON_COMM, comm);
    BND_NARROW_IN(int, recvcount, recvbuf != ABI_IN_PLACE, "MPI_Scatter_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Scatter_init)(sendbuf, c_sendcount, sendtype, recvbuf, c_recvcount,
            recvtype, root, comm, info, request);
    BND_NARROWED_IN(sendcount, 1, *request);
    BND_NARROWED_IN(recvcount, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root,
            (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Scatter_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Scatterv
#if BND_HAS_MPI_Scatterv
int BND_IMPLEMENTATION(Scatterv)(const void *sendbuf, const int sendcounts[], const int displs[],
        abi_Datatype sendtype, void *recvbuf, int recvcount, abi_Datatype recvtype, int root, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Scatterv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, recvbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Scatterv",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Scatterv", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Scatterv)(sendbuf, (void *)sendcounts, (void *)displs, bnd_to_Type(sendtype),
            recvbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : recvbuf, recvcount, bnd_to_Type(recvtype),
            bnd_to_ranks(root), bnd_to_Comm(comm)), "MPI_Scatterv", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Scatterv)(const void *sendbuf, const int sendcounts[], const int displs[],
        abi_Datatype sendtype, void *recvbuf, int recvcount, abi_Datatype recvtype, int root, abi_Comm comm)
{
    (void)sendbuf, (void)sendcounts, (void)displs, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype,
            (void)root, (void)comm;
    return BND_UNSUPPORTED("MPI_Scatterv", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Scatterv_c
#if BND_HAS_MPI_Scatterv_c && !defined(BND_EMULATES_MPI_Scatterv)
int BND_IMPLEMENTATION(Scatterv_c)(const void *sendbuf, const abi_Count sendcounts[], const abi_Aint displs[],
        abi_Datatype sendtype, void *recvbuf, abi_Count recvcount, abi_Datatype recvtype, int root, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Scatterv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, recvbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Scatterv_c",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Scatterv_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Scatterv_c)(sendbuf, (void *)sendcounts, (void *)displs, bnd_to_Type(sendtype),
            recvbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : recvbuf, recvcount, bnd_to_Type(recvtype),
            bnd_to_ranks(root), bnd_to_Comm(comm)), "MPI_Scatterv_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Scatterv_c)(const void *sendbuf, const abi_Count sendcounts[], const abi_Aint displs[],
        abi_Datatype sendtype, void *recvbuf, abi_Count recvcount, abi_Datatype recvtype, int root, abi_Comm comm)
{
#if BND_HAS_MPI_Scatterv || defined(BND_EMULATES_MPI_Scatterv)
    BND_NARROW_ARRAY_IN(int, sendcounts, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, "MPI_Scatterv_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, displs, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, "MPI_Scatterv_c", ABI_ERR_ARG, BND_ON_COMM, comm);
    BND_NARROW_IN(int, recvcount, recvbuf != ABI_IN_PLACE, "MPI_Scatterv_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Scatterv)(sendbuf, c_sendcounts, c_displs, sendtype, recvbuf,
            c_recvcount, recvtype, root, comm);
    BND_NARROWED_ARRAY_IN(sendcounts, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, 0);
    BND_NARROWED_ARRAY_IN(displs, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, 0);
    BND_NARROWED_IN(recvcount, 1, 0);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcounts, (void)displs, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype,
            (void)root, (void)comm;
    return BND_UNSUPPORTED("MPI_Scatterv_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Scatterv_init
#if BND_HAS_MPI_Scatterv_init
int BND_IMPLEMENTATION(Scatterv_init)(const void *sendbuf, const int sendcounts[], const int displs[],
        abi_Datatype sendtype, void *recvbuf, int recvcount, abi_Datatype recvtype, int root, abi_Comm comm,
        abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Scatterv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, recvbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Scatterv_init",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Scatterv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Scatterv_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Scatterv_init)(sendbuf, (void *)sendcounts, (void *)displs,
            bnd_to_Type(sendtype), recvbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : recvbuf, recvcount,
            bnd_to_Type(recvtype), bnd_to_ranks(root), bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Scatterv_init", BND_ON_COMM, comm);
}
#elif BND_HAS_MPI_Iscatterv
int BND_IMPLEMENTATION(Iscatterv)(const void *sendbuf, const int sendcounts[], const int displs[],
        abi_Datatype sendtype, void *recvbuf, int recvcount, abi_Datatype recvtype, int root, abi_Comm comm,
        abi_Request *request);
static int bnd_start_Scatterv_init(const struct bnd_abi_persistent *bnd_of, abi_Request *request)
{
    return BND_IMPLEMENTATION(Iscatterv)(bnd_of->argument[0], bnd_of->argument[1], bnd_of->argument[2],
            bnd_of->argument[3], bnd_of->argument[4], (int)(intptr_t)bnd_of->argument[5], bnd_of->argument[6],
            (int)(intptr_t)bnd_of->argument[7], bnd_of->comm, request);
}
int BND_IMPLEMENTATION(Scatterv_init)(const void *sendbuf, const int sendcounts[], const int displs[],
        abi_Datatype sendtype, void *recvbuf, int recvcount, abi_Datatype recvtype, int root, abi_Comm comm,
        abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Scatterv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, recvbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Scatterv_init",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Scatterv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Scatterv_init", BND_ON_COMM, comm);
    if (recvbuf != ABI_IN_PLACE && root >= 0 && recvcount < 0)
        return bnd_abi_raise("MPI_Scatterv_init", ABI_ERR_COUNT, "recvcount", BND_ON_COMM, comm);
    if (root < 0 && root != ABI_ROOT && root != ABI_PROC_NULL)
        return bnd_abi_raise("MPI_Scatterv_init", ABI_ERR_ROOT, "root", BND_ON_COMM, comm);
    struct bnd_abi_persistent *bnd_made;
    const int bnd_result = bnd_abi_persistent_new(&bnd_made, "MPI_Scatterv_init", comm);
    if (bnd_result != ABI_SUCCESS)
        return bnd_result;
    bnd_made->argument[0] = (void *)sendbuf;
    bnd_made->argument[1] = (void *)sendcounts;
    bnd_made->argument[2] = (void *)displs;
    bnd_made->argument[3] = root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root) ? *bnd_abi_hold(bnd_made, &sendtype,
            1) : sendtype;
    bnd_made->argument[4] = (void *)recvbuf;
    bnd_made->argument[5] = (void *)(intptr_t)recvcount;
    bnd_made->argument[6] = recvbuf != ABI_IN_PLACE && root >= 0 ? *bnd_abi_hold(bnd_made, &recvtype, 1) : recvtype;
    bnd_made->argument[7] = (void *)(intptr_t)root;
    return bnd_abi_persistent_ready(bnd_made, "MPI_Scatterv_init", bnd_start_Scatterv_init, request);
}
#else
int BND_IMPLEMENTATION(Scatterv_init)(const void *sendbuf, const int sendcounts[], const int displs[],
        abi_Datatype sendtype, void *recvbuf, int recvcount, abi_Datatype recvtype, int root, abi_Comm comm,
        abi_Info info, abi_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)displs, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype,
            (void)root, (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Scatterv_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Scatterv_init_c
#if BND_HAS_MPI_Scatterv_init_c && !defined(BND_EMULATES_MPI_Scatterv_init)
int BND_IMPLEMENTATION(Scatterv_init_c)(const void *sendbuf, const abi_Count sendcounts[], const abi_Aint displs[],
        abi_Datatype sendtype, void *recvbuf, abi_Count recvcount, abi_Datatype recvtype, int root, abi_Comm comm,
        abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, root >= 0 && bnd_abi_is_root(bnd_to_Comm(comm), root), ABI_ERR_TYPE,
            "MPI_Scatterv_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, recvbuf != ABI_IN_PLACE && root >= 0, ABI_ERR_TYPE, "MPI_Scatterv_init_c",
            BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Scatterv_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Scatterv_init_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Scatterv_init_c)(sendbuf, (void *)sendcounts, (void *)displs,
            bnd_to_Type(sendtype), recvbuf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : recvbuf, recvcount,
            bnd_to_Type(recvtype), bnd_to_ranks(root), bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Scatterv_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Scatterv_init_c)(const void *sendbuf, const abi_Count sendcounts[], const abi_Aint displs[],
        abi_Datatype sendtype, void *recvbuf, abi_Count recvcount, abi_Datatype recvtype, int root, abi_Comm comm,
        abi_Info info, abi_Request *request)
{
#if BND_HAS_MPI_Scatterv_init || defined(BND_EMULATES_MPI_Scatterv_init) || BND_HAS_MPI_Iscatterv
    BND_NARROW_ARRAY_IN(int, sendcounts, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, "MPI_Scatterv_init_c", ABI_ERR_COUNT, BND_ON_COMM,
            comm);
    BND_NARROW_ARRAY_IN(int, displs, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, "MPI_Scatterv_init_c", ABI_ERR_ARG, BND_ON_COMM, comm);
    BND_NARROW_IN(int, recvcount, recvbuf != ABI_IN_PLACE, "MPI_Scatterv_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Scatterv_init)(sendbuf, c_sendcounts, c_displs, sendtype, recvbuf,
            c_recvcount, recvtype, root, comm, info, request);
    BND_NARROWED_ARRAY_IN(sendcounts, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, *request);
    BND_NARROWED_ARRAY_IN(displs, bnd_abi_is_root(bnd_to_Comm(comm),
            root) ? bnd_abi_remote_size(bnd_to_Comm(comm)) : 0, *request);
    BND_NARROWED_IN(recvcount, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcounts, (void)displs, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype,
            (void)root, (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Scatterv_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

