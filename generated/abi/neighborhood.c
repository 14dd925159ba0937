/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml through templates/abi/calls.c.j2. */
/* What stands under entry points of the standard ABI: every argument is converted, the other MPI's function is called. */
#include "bnd_native_calls.h"

#ifndef BND_EMULATES_MPI_Ineighbor_allgather
#if BND_HAS_MPI_Ineighbor_allgather
int BND_IMPLEMENTATION(Ineighbor_allgather)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Ineighbor_allgather", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Ineighbor_allgather", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ineighbor_allgather", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ineighbor_allgather)(sendbuf, sendcount, bnd_to_Type(sendtype), recvbuf,
            recvcount, bnd_to_Type(recvtype), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ineighbor_allgather", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ineighbor_allgather)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)request;
    return BND_UNSUPPORTED("MPI_Ineighbor_allgather", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ineighbor_allgather_c
#if BND_HAS_MPI_Ineighbor_allgather_c && !defined(BND_EMULATES_MPI_Ineighbor_allgather)
int BND_IMPLEMENTATION(Ineighbor_allgather_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype,
        void *recvbuf, abi_Count recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Ineighbor_allgather_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Ineighbor_allgather_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ineighbor_allgather_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ineighbor_allgather_c)(sendbuf, sendcount, bnd_to_Type(sendtype), recvbuf,
            recvcount, bnd_to_Type(recvtype), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ineighbor_allgather_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ineighbor_allgather_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype,
        void *recvbuf, abi_Count recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Ineighbor_allgather || defined(BND_EMULATES_MPI_Ineighbor_allgather)
    BND_NARROW_IN(int, sendcount, 1, "MPI_Ineighbor_allgather_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_IN(int, recvcount, 1, "MPI_Ineighbor_allgather_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Ineighbor_allgather)(sendbuf, c_sendcount, sendtype, recvbuf,
            c_recvcount, recvtype, comm, request);
    BND_NARROWED_IN(sendcount, 1, *request);
    BND_NARROWED_IN(recvcount, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)request;
    return BND_UNSUPPORTED("MPI_Ineighbor_allgather_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ineighbor_allgatherv
#if BND_HAS_MPI_Ineighbor_allgatherv
int BND_IMPLEMENTATION(Ineighbor_allgatherv)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], abi_Datatype recvtype, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Ineighbor_allgatherv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Ineighbor_allgatherv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ineighbor_allgatherv", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ineighbor_allgatherv)(sendbuf, sendcount, bnd_to_Type(sendtype), recvbuf,
            (void *)recvcounts, (void *)displs, bnd_to_Type(recvtype), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ineighbor_allgatherv", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ineighbor_allgatherv)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], abi_Datatype recvtype, abi_Comm comm, abi_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Ineighbor_allgatherv", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ineighbor_allgatherv_c
#if BND_HAS_MPI_Ineighbor_allgatherv_c && !defined(BND_EMULATES_MPI_Ineighbor_allgatherv)
int BND_IMPLEMENTATION(Ineighbor_allgatherv_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype,
        void *recvbuf, const abi_Count recvcounts[], const abi_Aint displs[], abi_Datatype recvtype, abi_Comm comm,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Ineighbor_allgatherv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Ineighbor_allgatherv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ineighbor_allgatherv_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ineighbor_allgatherv_c)(sendbuf, sendcount, bnd_to_Type(sendtype), recvbuf,
            (void *)recvcounts, (void *)displs, bnd_to_Type(recvtype), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ineighbor_allgatherv_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ineighbor_allgatherv_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype,
        void *recvbuf, const abi_Count recvcounts[], const abi_Aint displs[], abi_Datatype recvtype, abi_Comm comm,
        abi_Request *request)
{
#if BND_HAS_MPI_Ineighbor_allgatherv || defined(BND_EMULATES_MPI_Ineighbor_allgatherv)
    BND_NARROW_IN(int, sendcount, 1, "MPI_Ineighbor_allgatherv_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, recvcounts, bnd_abi_in_degree(bnd_to_Comm(comm)), "MPI_Ineighbor_allgatherv_c",
            ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, displs, bnd_abi_in_degree(bnd_to_Comm(comm)), "MPI_Ineighbor_allgatherv_c", ABI_ERR_ARG,
            BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Ineighbor_allgatherv)(sendbuf, c_sendcount, sendtype, recvbuf,
            c_recvcounts, c_displs, recvtype, comm, request);
    BND_NARROWED_IN(sendcount, 1, *request);
    BND_NARROWED_ARRAY_IN(recvcounts, bnd_abi_in_degree(bnd_to_Comm(comm)), *request);
    BND_NARROWED_ARRAY_IN(displs, bnd_abi_in_degree(bnd_to_Comm(comm)), *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Ineighbor_allgatherv_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ineighbor_alltoall
#if BND_HAS_MPI_Ineighbor_alltoall
int BND_IMPLEMENTATION(Ineighbor_alltoall)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Ineighbor_alltoall", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Ineighbor_alltoall", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ineighbor_alltoall", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ineighbor_alltoall)(sendbuf, sendcount, bnd_to_Type(sendtype), recvbuf,
            recvcount, bnd_to_Type(recvtype), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ineighbor_alltoall", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ineighbor_alltoall)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)request;
    return BND_UNSUPPORTED("MPI_Ineighbor_alltoall", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ineighbor_alltoall_c
#if BND_HAS_MPI_Ineighbor_alltoall_c && !defined(BND_EMULATES_MPI_Ineighbor_alltoall)
int BND_IMPLEMENTATION(Ineighbor_alltoall_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype,
        void *recvbuf, abi_Count recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Ineighbor_alltoall_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Ineighbor_alltoall_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ineighbor_alltoall_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ineighbor_alltoall_c)(sendbuf, sendcount, bnd_to_Type(sendtype), recvbuf,
            recvcount, bnd_to_Type(recvtype), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ineighbor_alltoall_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ineighbor_alltoall_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype,
        void *recvbuf, abi_Count recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Ineighbor_alltoall || defined(BND_EMULATES_MPI_Ineighbor_alltoall)
    BND_NARROW_IN(int, sendcount, 1, "MPI_Ineighbor_alltoall_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_IN(int, recvcount, 1, "MPI_Ineighbor_alltoall_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Ineighbor_alltoall)(sendbuf, c_sendcount, sendtype, recvbuf, c_recvcount,
            recvtype, comm, request);
    BND_NARROWED_IN(sendcount, 1, *request);
    BND_NARROWED_IN(recvcount, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)request;
    return BND_UNSUPPORTED("MPI_Ineighbor_alltoall_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ineighbor_alltoallv
#if BND_HAS_MPI_Ineighbor_alltoallv
int BND_IMPLEMENTATION(Ineighbor_alltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        abi_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], abi_Datatype recvtype,
        abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Ineighbor_alltoallv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Ineighbor_alltoallv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ineighbor_alltoallv", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ineighbor_alltoallv)(sendbuf, (void *)sendcounts, (void *)sdispls,
            bnd_to_Type(sendtype), recvbuf, (void *)recvcounts, (void *)rdispls, bnd_to_Type(recvtype),
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ineighbor_alltoallv", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ineighbor_alltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        abi_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], abi_Datatype recvtype,
        abi_Comm comm, abi_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtype, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Ineighbor_alltoallv", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ineighbor_alltoallv_c
#if BND_HAS_MPI_Ineighbor_alltoallv_c && !defined(BND_EMULATES_MPI_Ineighbor_alltoallv)
int BND_IMPLEMENTATION(Ineighbor_alltoallv_c)(const void *sendbuf, const abi_Count sendcounts[],
        const abi_Aint sdispls[], abi_Datatype sendtype, void *recvbuf, const abi_Count recvcounts[],
        const abi_Aint rdispls[], abi_Datatype recvtype, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Ineighbor_alltoallv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Ineighbor_alltoallv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ineighbor_alltoallv_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ineighbor_alltoallv_c)(sendbuf, (void *)sendcounts, (void *)sdispls,
            bnd_to_Type(sendtype), recvbuf, (void *)recvcounts, (void *)rdispls, bnd_to_Type(recvtype),
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ineighbor_alltoallv_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ineighbor_alltoallv_c)(const void *sendbuf, const abi_Count sendcounts[],
        const abi_Aint sdispls[], abi_Datatype sendtype, void *recvbuf, const abi_Count recvcounts[],
        const abi_Aint rdispls[], abi_Datatype recvtype, abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Ineighbor_alltoallv || defined(BND_EMULATES_MPI_Ineighbor_alltoallv)
    BND_NARROW_ARRAY_IN(int, sendcounts, bnd_abi_out_degree(bnd_to_Comm(comm)), "MPI_Ineighbor_alltoallv_c",
            ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, sdispls, bnd_abi_out_degree(bnd_to_Comm(comm)), "MPI_Ineighbor_alltoallv_c", ABI_ERR_ARG,
            BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, recvcounts, bnd_abi_in_degree(bnd_to_Comm(comm)), "MPI_Ineighbor_alltoallv_c",
            ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, rdispls, bnd_abi_in_degree(bnd_to_Comm(comm)), "MPI_Ineighbor_alltoallv_c", ABI_ERR_ARG,
            BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Ineighbor_alltoallv)(sendbuf, c_sendcounts, c_sdispls, sendtype, recvbuf,
            c_recvcounts, c_rdispls, recvtype, comm, request);
    BND_NARROWED_ARRAY_IN(sendcounts, bnd_abi_out_degree(bnd_to_Comm(comm)), *request);
    BND_NARROWED_ARRAY_IN(sdispls, bnd_abi_out_degree(bnd_to_Comm(comm)), *request);
    BND_NARROWED_ARRAY_IN(recvcounts, bnd_abi_in_degree(bnd_to_Comm(comm)), *request);
    BND_NARROWED_ARRAY_IN(rdispls, bnd_abi_in_degree(bnd_to_Comm(comm)), *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtype, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Ineighbor_alltoallv_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ineighbor_alltoallw
#if BND_HAS_MPI_Ineighbor_alltoallw
int BND_IMPLEMENTATION(Ineighbor_alltoallw)(const void *sendbuf, const int sendcounts[], const abi_Aint sdispls[],
        const abi_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const abi_Aint rdispls[],
        const abi_Datatype recvtypes[], abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ineighbor_alltoallw", BND_ON_COMM, comm);
    BND_ABI_OWNED MPI_Datatype *c_sendtypes = bnd_to_Type_array(sendtypes, bnd_abi_out_degree(bnd_to_Comm(comm)));
    BND_ABI_OWNED MPI_Datatype *c_recvtypes = bnd_to_Type_array(recvtypes, bnd_abi_in_degree(bnd_to_Comm(comm)));
    MPI_Request c_request = bnd_null_Request;
    BND_ABI_NEED(c_sendtypes, sendtypes);
    BND_ABI_NEED(c_recvtypes, recvtypes);
    const int bnd_result = BND_NATIVE(Ineighbor_alltoallw)(sendbuf, (void *)sendcounts, (void *)sdispls, c_sendtypes,
            recvbuf, (void *)recvcounts, (void *)rdispls, c_recvtypes, bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        bnd_abi_keep(bnd_abi_released(&c_sendtypes), c_request);
        bnd_abi_keep(bnd_abi_released(&c_recvtypes), c_request);
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ineighbor_alltoallw", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ineighbor_alltoallw)(const void *sendbuf, const int sendcounts[], const abi_Aint sdispls[],
        const abi_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const abi_Aint rdispls[],
        const abi_Datatype recvtypes[], abi_Comm comm, abi_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtypes, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Ineighbor_alltoallw", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ineighbor_alltoallw_c
#if BND_HAS_MPI_Ineighbor_alltoallw_c && !defined(BND_EMULATES_MPI_Ineighbor_alltoallw)
int BND_IMPLEMENTATION(Ineighbor_alltoallw_c)(const void *sendbuf, const abi_Count sendcounts[],
        const abi_Aint sdispls[], const abi_Datatype sendtypes[], void *recvbuf, const abi_Count recvcounts[],
        const abi_Aint rdispls[], const abi_Datatype recvtypes[], abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ineighbor_alltoallw_c", BND_ON_COMM, comm);
    BND_ABI_OWNED MPI_Datatype *c_sendtypes = bnd_to_Type_array(sendtypes, bnd_abi_out_degree(bnd_to_Comm(comm)));
    BND_ABI_OWNED MPI_Datatype *c_recvtypes = bnd_to_Type_array(recvtypes, bnd_abi_in_degree(bnd_to_Comm(comm)));
    MPI_Request c_request = bnd_null_Request;
    BND_ABI_NEED(c_sendtypes, sendtypes);
    BND_ABI_NEED(c_recvtypes, recvtypes);
    const int bnd_result = BND_NATIVE(Ineighbor_alltoallw_c)(sendbuf, (void *)sendcounts, (void *)sdispls, c_sendtypes,
            recvbuf, (void *)recvcounts, (void *)rdispls, c_recvtypes, bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        bnd_abi_keep(bnd_abi_released(&c_sendtypes), c_request);
        bnd_abi_keep(bnd_abi_released(&c_recvtypes), c_request);
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ineighbor_alltoallw_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ineighbor_alltoallw_c)(const void *sendbuf, const abi_Count sendcounts[],
        const abi_Aint sdispls[], const abi_Datatype sendtypes[], void *recvbuf, const abi_Count recvcounts[],
        const abi_Aint rdispls[], const abi_Datatype recvtypes[], abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Ineighbor_alltoallw || defined(BND_EMULATES_MPI_Ineighbor_alltoallw)
    BND_NARROW_ARRAY_IN(int, sendcounts, bnd_abi_out_degree(bnd_to_Comm(comm)), "MPI_Ineighbor_alltoallw_c",
            ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, recvcounts, bnd_abi_in_degree(bnd_to_Comm(comm)), "MPI_Ineighbor_alltoallw_c",
            ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Ineighbor_alltoallw)(sendbuf, c_sendcounts, sdispls, sendtypes, recvbuf,
            c_recvcounts, rdispls, recvtypes, comm, request);
    BND_NARROWED_ARRAY_IN(sendcounts, bnd_abi_out_degree(bnd_to_Comm(comm)), *request);
    BND_NARROWED_ARRAY_IN(recvcounts, bnd_abi_in_degree(bnd_to_Comm(comm)), *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtypes, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Ineighbor_alltoallw_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Neighbor_allgather
#if BND_HAS_MPI_Neighbor_allgather
int BND_IMPLEMENTATION(Neighbor_allgather)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_allgather", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_allgather", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_allgather", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Neighbor_allgather)(sendbuf, sendcount, bnd_to_Type(sendtype), recvbuf, recvcount,
            bnd_to_Type(recvtype), bnd_to_Comm(comm)), "MPI_Neighbor_allgather", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Neighbor_allgather)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm;
    return BND_UNSUPPORTED("MPI_Neighbor_allgather", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Neighbor_allgather_c
#if BND_HAS_MPI_Neighbor_allgather_c && !defined(BND_EMULATES_MPI_Neighbor_allgather)
int BND_IMPLEMENTATION(Neighbor_allgather_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype,
        void *recvbuf, abi_Count recvcount, abi_Datatype recvtype, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_allgather_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_allgather_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_allgather_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Neighbor_allgather_c)(sendbuf, sendcount, bnd_to_Type(sendtype), recvbuf, recvcount,
            bnd_to_Type(recvtype), bnd_to_Comm(comm)), "MPI_Neighbor_allgather_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Neighbor_allgather_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype,
        void *recvbuf, abi_Count recvcount, abi_Datatype recvtype, abi_Comm comm)
{
#if BND_HAS_MPI_Neighbor_allgather || defined(BND_EMULATES_MPI_Neighbor_allgather)
    BND_NARROW_IN(int, sendcount, 1, "MPI_Neighbor_allgather_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_IN(int, recvcount, 1, "MPI_Neighbor_allgather_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Neighbor_allgather)(sendbuf, c_sendcount, sendtype, recvbuf, c_recvcount,
            recvtype, comm);
    BND_NARROWED_IN(sendcount, 1, 0);
    BND_NARROWED_IN(recvcount, 1, 0);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm;
    return BND_UNSUPPORTED("MPI_Neighbor_allgather_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Neighbor_allgather_init
#if BND_HAS_MPI_Neighbor_allgather_init
int BND_IMPLEMENTATION(Neighbor_allgather_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype,
        void *recvbuf, int recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_allgather_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_allgather_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_allgather_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Neighbor_allgather_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Neighbor_allgather_init)(sendbuf, sendcount, bnd_to_Type(sendtype), recvbuf,
            recvcount, bnd_to_Type(recvtype), bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Neighbor_allgather_init", BND_ON_COMM, comm);
}
#elif BND_HAS_MPI_Ineighbor_allgather
int BND_IMPLEMENTATION(Ineighbor_allgather)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Request *request);
static int bnd_start_Neighbor_allgather_init(const struct bnd_abi_persistent *bnd_of, abi_Request *request)
{
    return BND_IMPLEMENTATION(Ineighbor_allgather)(bnd_of->argument[0], (int)(intptr_t)bnd_of->argument[1],
            bnd_of->argument[2], bnd_of->argument[3], (int)(intptr_t)bnd_of->argument[4], bnd_of->argument[5],
            bnd_of->comm, request);
}
int BND_IMPLEMENTATION(Neighbor_allgather_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype,
        void *recvbuf, int recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_allgather_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_allgather_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_allgather_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Neighbor_allgather_init", BND_ON_COMM, comm);
    if (sendcount < 0)
        return bnd_abi_raise("MPI_Neighbor_allgather_init", ABI_ERR_COUNT, "sendcount", BND_ON_COMM, comm);
    if (recvcount < 0)
        return bnd_abi_raise("MPI_Neighbor_allgather_init", ABI_ERR_COUNT, "recvcount", BND_ON_COMM, comm);
    struct bnd_abi_persistent *bnd_made;
    const int bnd_result = bnd_abi_persistent_new(&bnd_made, "MPI_Neighbor_allgather_init", comm);
    if (bnd_result != ABI_SUCCESS)
        return bnd_result;
    bnd_made->argument[0] = (void *)sendbuf;
    bnd_made->argument[1] = (void *)(intptr_t)sendcount;
    bnd_made->argument[2] = *bnd_abi_hold(bnd_made, &sendtype, 1);
    bnd_made->argument[3] = (void *)recvbuf;
    bnd_made->argument[4] = (void *)(intptr_t)recvcount;
    bnd_made->argument[5] = *bnd_abi_hold(bnd_made, &recvtype, 1);
    return bnd_abi_persistent_ready(bnd_made, "MPI_Neighbor_allgather_init", bnd_start_Neighbor_allgather_init,
            request);
}
#else
int BND_IMPLEMENTATION(Neighbor_allgather_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype,
        void *recvbuf, int recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Info info, abi_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Neighbor_allgather_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Neighbor_allgather_init_c
#if BND_HAS_MPI_Neighbor_allgather_init_c && !defined(BND_EMULATES_MPI_Neighbor_allgather_init)
int BND_IMPLEMENTATION(Neighbor_allgather_init_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype,
        void *recvbuf, abi_Count recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_allgather_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_allgather_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_allgather_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Neighbor_allgather_init_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Neighbor_allgather_init_c)(sendbuf, sendcount, bnd_to_Type(sendtype), recvbuf,
            recvcount, bnd_to_Type(recvtype), bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Neighbor_allgather_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Neighbor_allgather_init_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype,
        void *recvbuf, abi_Count recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Info info, abi_Request *request)
{
#if BND_HAS_MPI_Neighbor_allgather_init || defined(BND_EMULATES_MPI_Neighbor_allgather_init) || BND_HAS_MPI_Ineighbor_allgather
    BND_NARROW_IN(int, sendcount, 1, "MPI_Neighbor_allgather_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_IN(int, recvcount, 1, "MPI_Neighbor_allgather_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Neighbor_allgather_init)(sendbuf, c_sendcount, sendtype, recvbuf,
            c_recvcount, recvtype, comm, info, request);
    BND_NARROWED_IN(sendcount, 1, *request);
    BND_NARROWED_IN(recvcount, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Neighbor_allgather_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Neighbor_allgatherv
#if BND_HAS_MPI_Neighbor_allgatherv
int BND_IMPLEMENTATION(Neighbor_allgatherv)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], abi_Datatype recvtype, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_allgatherv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_allgatherv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_allgatherv", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Neighbor_allgatherv)(sendbuf, sendcount, bnd_to_Type(sendtype), recvbuf,
            (void *)recvcounts, (void *)displs, bnd_to_Type(recvtype), bnd_to_Comm(comm)), "MPI_Neighbor_allgatherv",
            BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Neighbor_allgatherv)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], abi_Datatype recvtype, abi_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)comm;
    return BND_UNSUPPORTED("MPI_Neighbor_allgatherv", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Neighbor_allgatherv_c
#if BND_HAS_MPI_Neighbor_allgatherv_c && !defined(BND_EMULATES_MPI_Neighbor_allgatherv)
int BND_IMPLEMENTATION(Neighbor_allgatherv_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype,
        void *recvbuf, const abi_Count recvcounts[], const abi_Aint displs[], abi_Datatype recvtype, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_allgatherv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_allgatherv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_allgatherv_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Neighbor_allgatherv_c)(sendbuf, sendcount, bnd_to_Type(sendtype), recvbuf,
            (void *)recvcounts, (void *)displs, bnd_to_Type(recvtype), bnd_to_Comm(comm)), "MPI_Neighbor_allgatherv_c",
            BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Neighbor_allgatherv_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype,
        void *recvbuf, const abi_Count recvcounts[], const abi_Aint displs[], abi_Datatype recvtype, abi_Comm comm)
{
#if BND_HAS_MPI_Neighbor_allgatherv || defined(BND_EMULATES_MPI_Neighbor_allgatherv)
    BND_NARROW_IN(int, sendcount, 1, "MPI_Neighbor_allgatherv_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, recvcounts, bnd_abi_in_degree(bnd_to_Comm(comm)), "MPI_Neighbor_allgatherv_c",
            ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, displs, bnd_abi_in_degree(bnd_to_Comm(comm)), "MPI_Neighbor_allgatherv_c", ABI_ERR_ARG,
            BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Neighbor_allgatherv)(sendbuf, c_sendcount, sendtype, recvbuf,
            c_recvcounts, c_displs, recvtype, comm);
    BND_NARROWED_IN(sendcount, 1, 0);
    BND_NARROWED_ARRAY_IN(recvcounts, bnd_abi_in_degree(bnd_to_Comm(comm)), 0);
    BND_NARROWED_ARRAY_IN(displs, bnd_abi_in_degree(bnd_to_Comm(comm)), 0);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)comm;
    return BND_UNSUPPORTED("MPI_Neighbor_allgatherv_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Neighbor_allgatherv_init
#if BND_HAS_MPI_Neighbor_allgatherv_init
int BND_IMPLEMENTATION(Neighbor_allgatherv_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype,
        void *recvbuf, const int recvcounts[], const int displs[], abi_Datatype recvtype, abi_Comm comm, abi_Info info,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_allgatherv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_allgatherv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_allgatherv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Neighbor_allgatherv_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Neighbor_allgatherv_init)(sendbuf, sendcount, bnd_to_Type(sendtype), recvbuf,
            (void *)recvcounts, (void *)displs, bnd_to_Type(recvtype), bnd_to_Comm(comm), bnd_to_Info(info),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Neighbor_allgatherv_init", BND_ON_COMM, comm);
}
#elif BND_HAS_MPI_Ineighbor_allgatherv
int BND_IMPLEMENTATION(Ineighbor_allgatherv)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], abi_Datatype recvtype, abi_Comm comm, abi_Request *request);
static int bnd_start_Neighbor_allgatherv_init(const struct bnd_abi_persistent *bnd_of, abi_Request *request)
{
    return BND_IMPLEMENTATION(Ineighbor_allgatherv)(bnd_of->argument[0], (int)(intptr_t)bnd_of->argument[1],
            bnd_of->argument[2], bnd_of->argument[3], bnd_of->argument[4], bnd_of->argument[5], bnd_of->argument[6],
            bnd_of->comm, request);
}
int BND_IMPLEMENTATION(Neighbor_allgatherv_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype,
        void *recvbuf, const int recvcounts[], const int displs[], abi_Datatype recvtype, abi_Comm comm, abi_Info info,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_allgatherv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_allgatherv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_allgatherv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Neighbor_allgatherv_init", BND_ON_COMM, comm);
    if (sendcount < 0)
        return bnd_abi_raise("MPI_Neighbor_allgatherv_init", ABI_ERR_COUNT, "sendcount", BND_ON_COMM, comm);
    struct bnd_abi_persistent *bnd_made;
    const int bnd_result = bnd_abi_persistent_new(&bnd_made, "MPI_Neighbor_allgatherv_init", comm);
    if (bnd_result != ABI_SUCCESS)
        return bnd_result;
    bnd_made->argument[0] = (void *)sendbuf;
    bnd_made->argument[1] = (void *)(intptr_t)sendcount;
    bnd_made->argument[2] = *bnd_abi_hold(bnd_made, &sendtype, 1);
    bnd_made->argument[3] = (void *)recvbuf;
    bnd_made->argument[4] = (void *)recvcounts;
    bnd_made->argument[5] = (void *)displs;
    bnd_made->argument[6] = *bnd_abi_hold(bnd_made, &recvtype, 1);
    return bnd_abi_persistent_ready(bnd_made, "MPI_Neighbor_allgatherv_init", bnd_start_Neighbor_allgatherv_init,
            request);
}
#else
int BND_IMPLEMENTATION(Neighbor_allgatherv_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype,
        void *recvbuf, const int recvcounts[], const int displs[], abi_Datatype recvtype, abi_Comm comm, abi_Info info,
        abi_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Neighbor_allgatherv_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Neighbor_allgatherv_init_c
#if BND_HAS_MPI_Neighbor_allgatherv_init_c && !defined(BND_EMULATES_MPI_Neighbor_allgatherv_init)
int BND_IMPLEMENTATION(Neighbor_allgatherv_init_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype,
        void *recvbuf, const abi_Count recvcounts[], const abi_Aint displs[], abi_Datatype recvtype, abi_Comm comm,
        abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_allgatherv_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_allgatherv_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_allgatherv_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Neighbor_allgatherv_init_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Neighbor_allgatherv_init_c)(sendbuf, sendcount, bnd_to_Type(sendtype), recvbuf,
            (void *)recvcounts, (void *)displs, bnd_to_Type(recvtype), bnd_to_Comm(comm), bnd_to_Info(info),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Neighbor_allgatherv_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Neighbor_allgatherv_init_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype,
        void *recvbuf, const abi_Count recvcounts[], const abi_Aint displs[], abi_Datatype recvtype, abi_Comm comm,
        abi_Info info, abi_Request *request)
{
#if BND_HAS_MPI_Neighbor_allgatherv_init || defined(BND_EMULATES_MPI_Neighbor_allgatherv_init) || BND_HAS_MPI_Ineighbor_allgatherv
    BND_NARROW_IN(int, sendcount, 1, "MPI_Neighbor_allgatherv_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, recvcounts, bnd_abi_in_degree(bnd_to_Comm(comm)), "MPI_Neighbor_allgatherv_init_c",
            ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, displs, bnd_abi_in_degree(bnd_to_Comm(comm)), "MPI_Neighbor_allgatherv_init_c",
            ABI_ERR_ARG, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Neighbor_allgatherv_init)(sendbuf, c_sendcount, sendtype, recvbuf,
            c_recvcounts, c_displs, recvtype, comm, info, request);
    BND_NARROWED_IN(sendcount, 1, *request);
    BND_NARROWED_ARRAY_IN(recvcounts, bnd_abi_in_degree(bnd_to_Comm(comm)), *request);
    BND_NARROWED_ARRAY_IN(displs, bnd_abi_in_degree(bnd_to_Comm(comm)), *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Neighbor_allgatherv_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Neighbor_alltoall
#if BND_HAS_MPI_Neighbor_alltoall
int BND_IMPLEMENTATION(Neighbor_alltoall)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_alltoall", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_alltoall", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_alltoall", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Neighbor_alltoall)(sendbuf, sendcount, bnd_to_Type(sendtype), recvbuf, recvcount,
            bnd_to_Type(recvtype), bnd_to_Comm(comm)), "MPI_Neighbor_alltoall", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Neighbor_alltoall)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm;
    return BND_UNSUPPORTED("MPI_Neighbor_alltoall", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Neighbor_alltoall_c
#if BND_HAS_MPI_Neighbor_alltoall_c && !defined(BND_EMULATES_MPI_Neighbor_alltoall)
int BND_IMPLEMENTATION(Neighbor_alltoall_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype,
        void *recvbuf, abi_Count recvcount, abi_Datatype recvtype, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_alltoall_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_alltoall_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_alltoall_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Neighbor_alltoall_c)(sendbuf, sendcount, bnd_to_Type(sendtype), recvbuf, recvcount,
            bnd_to_Type(recvtype), bnd_to_Comm(comm)), "MPI_Neighbor_alltoall_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Neighbor_alltoall_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype,
        void *recvbuf, abi_Count recvcount, abi_Datatype recvtype, abi_Comm comm)
{
#if BND_HAS_MPI_Neighbor_alltoall || defined(BND_EMULATES_MPI_Neighbor_alltoall)
    BND_NARROW_IN(int, sendcount, 1, "MPI_Neighbor_alltoall_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_IN(int, recvcount, 1, "MPI_Neighbor_alltoall_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Neighbor_alltoall)(sendbuf, c_sendcount, sendtype, recvbuf, c_recvcount,
            recvtype, comm);
    BND_NARROWED_IN(sendcount, 1, 0);
    BND_NARROWED_IN(recvcount, 1, 0);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm;
    return BND_UNSUPPORTED("MPI_Neighbor_alltoall_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Neighbor_alltoall_init
#if BND_HAS_MPI_Neighbor_alltoall_init
int BND_IMPLEMENTATION(Neighbor_alltoall_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype,
        void *recvbuf, int recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_alltoall_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_alltoall_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_alltoall_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Neighbor_alltoall_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Neighbor_alltoall_init)(sendbuf, sendcount, bnd_to_Type(sendtype), recvbuf,
            recvcount, bnd_to_Type(recvtype), bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Neighbor_alltoall_init", BND_ON_COMM, comm);
}
#elif BND_HAS_MPI_Ineighbor_alltoall
int BND_IMPLEMENTATION(Ineighbor_alltoall)(const void *sendbuf, int sendcount, abi_Datatype sendtype, void *recvbuf,
        int recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Request *request);
static int bnd_start_Neighbor_alltoall_init(const struct bnd_abi_persistent *bnd_of, abi_Request *request)
{
    return BND_IMPLEMENTATION(Ineighbor_alltoall)(bnd_of->argument[0], (int)(intptr_t)bnd_of->argument[1],
            bnd_of->argument[2], bnd_of->argument[3], (int)(intptr_t)bnd_of->argument[4], bnd_of->argument[5],
            bnd_of->comm, request);
}
int BND_IMPLEMENTATION(Neighbor_alltoall_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype,
        void *recvbuf, int recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_alltoall_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_alltoall_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_alltoall_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Neighbor_alltoall_init", BND_ON_COMM, comm);
    if (sendcount < 0)
        return bnd_abi_raise("MPI_Neighbor_alltoall_init", ABI_ERR_COUNT, "sendcount", BND_ON_COMM, comm);
    if (recvcount < 0)
        return bnd_abi_raise("MPI_Neighbor_alltoall_init", ABI_ERR_COUNT, "recvcount", BND_ON_COMM, comm);
    struct bnd_abi_persistent *bnd_made;
    const int bnd_result = bnd_abi_persistent_new(&bnd_made, "MPI_Neighbor_alltoall_init", comm);
    if (bnd_result != ABI_SUCCESS)
        return bnd_result;
    bnd_made->argument[0] = (void *)sendbuf;
    bnd_made->argument[1] = (void *)(intptr_t)sendcount;
    bnd_made->argument[2] = *bnd_abi_hold(bnd_made, &sendtype, 1);
    bnd_made->argument[3] = (void *)recvbuf;
    bnd_made->argument[4] = (void *)(intptr_t)recvcount;
    bnd_made->argument[5] = *bnd_abi_hold(bnd_made, &recvtype, 1);
    return bnd_abi_persistent_ready(bnd_made, "MPI_Neighbor_alltoall_init", bnd_start_Neighbor_alltoall_init, request);
}
#else
int BND_IMPLEMENTATION(Neighbor_alltoall_init)(const void *sendbuf, int sendcount, abi_Datatype sendtype,
        void *recvbuf, int recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Info info, abi_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Neighbor_alltoall_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Neighbor_alltoall_init_c
#if BND_HAS_MPI_Neighbor_alltoall_init_c && !defined(BND_EMULATES_MPI_Neighbor_alltoall_init)
int BND_IMPLEMENTATION(Neighbor_alltoall_init_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype,
        void *recvbuf, abi_Count recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_alltoall_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_alltoall_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_alltoall_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Neighbor_alltoall_init_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Neighbor_alltoall_init_c)(sendbuf, sendcount, bnd_to_Type(sendtype), recvbuf,
            recvcount, bnd_to_Type(recvtype), bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Neighbor_alltoall_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Neighbor_alltoall_init_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype,
        void *recvbuf, abi_Count recvcount, abi_Datatype recvtype, abi_Comm comm, abi_Info info, abi_Request *request)
{
#if BND_HAS_MPI_Neighbor_alltoall_init || defined(BND_EMULATES_MPI_Neighbor_alltoall_init) || BND_HAS_MPI_Ineighbor_alltoall
    BND_NARROW_IN(int, sendcount, 1, "MPI_Neighbor_alltoall_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_IN(int, recvcount, 1, "MPI_Neighbor_alltoall_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Neighbor_alltoall_init)(sendbuf, c_sendcount, sendtype, recvbuf,
            c_recvcount, recvtype, comm, info, request);
    BND_NARROWED_IN(sendcount, 1, *request);
    BND_NARROWED_IN(recvcount, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Neighbor_alltoall_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Neighbor_alltoallv
#if BND_HAS_MPI_Neighbor_alltoallv
int BND_IMPLEMENTATION(Neighbor_alltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        abi_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], abi_Datatype recvtype,
        abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_alltoallv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_alltoallv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_alltoallv", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Neighbor_alltoallv)(sendbuf, (void *)sendcounts, (void *)sdispls,
            bnd_to_Type(sendtype), recvbuf, (void *)recvcounts, (void *)rdispls, bnd_to_Type(recvtype),
            bnd_to_Comm(comm)), "MPI_Neighbor_alltoallv", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Neighbor_alltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        abi_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], abi_Datatype recvtype,
        abi_Comm comm)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtype, (void)comm;
    return BND_UNSUPPORTED("MPI_Neighbor_alltoallv", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Neighbor_alltoallv_c
#if BND_HAS_MPI_Neighbor_alltoallv_c && !defined(BND_EMULATES_MPI_Neighbor_alltoallv)
int BND_IMPLEMENTATION(Neighbor_alltoallv_c)(const void *sendbuf, const abi_Count sendcounts[],
        const abi_Aint sdispls[], abi_Datatype sendtype, void *recvbuf, const abi_Count recvcounts[],
        const abi_Aint rdispls[], abi_Datatype recvtype, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_alltoallv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_alltoallv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_alltoallv_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Neighbor_alltoallv_c)(sendbuf, (void *)sendcounts, (void *)sdispls,
            bnd_to_Type(sendtype), recvbuf, (void *)recvcounts, (void *)rdispls, bnd_to_Type(recvtype),
            bnd_to_Comm(comm)), "MPI_Neighbor_alltoallv_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Neighbor_alltoallv_c)(const void *sendbuf, const abi_Count sendcounts[],
        const abi_Aint sdispls[], abi_Datatype sendtype, void *recvbuf, const abi_Count recvcounts[],
        const abi_Aint rdispls[], abi_Datatype recvtype, abi_Comm comm)
{
#if BND_HAS_MPI_Neighbor_alltoallv || defined(BND_EMULATES_MPI_Neighbor_alltoallv)
    BND_NARROW_ARRAY_IN(int, sendcounts, bnd_abi_out_degree(bnd_to_Comm(comm)), "MPI_Neighbor_alltoallv_c",
            ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, sdispls, bnd_abi_out_degree(bnd_to_Comm(comm)), "MPI_Neighbor_alltoallv_c", ABI_ERR_ARG,
            BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, recvcounts, bnd_abi_in_degree(bnd_to_Comm(comm)), "MPI_Neighbor_alltoallv_c",
            ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, rdispls, bnd_abi_in_degree(bnd_to_Comm(comm)), "MPI_Neighbor_alltoallv_c", ABI_ERR_ARG,
            BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Neighbor_alltoallv)(sendbuf, c_sendcounts, c_sdispls, sendtype, recvbuf,
            c_recvcounts, c_rdispls, recvtype, comm);
    BND_NARROWED_ARRAY_IN(sendcounts, bnd_abi_out_degree(bnd_to_Comm(comm)), 0);
    BND_NARROWED_ARRAY_IN(sdispls, bnd_abi_out_degree(bnd_to_Comm(comm)), 0);
    BND_NARROWED_ARRAY_IN(recvcounts, bnd_abi_in_degree(bnd_to_Comm(comm)), 0);
    BND_NARROWED_ARRAY_IN(rdispls, bnd_abi_in_degree(bnd_to_Comm(comm)), 0);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtype, (void)comm;
    return BND_UNSUPPORTED("MPI_Neighbor_alltoallv_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Neighbor_alltoallv_init
#if BND_HAS_MPI_Neighbor_alltoallv_init
int BND_IMPLEMENTATION(Neighbor_alltoallv_init)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        abi_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], abi_Datatype recvtype,
        abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_alltoallv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_alltoallv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_alltoallv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Neighbor_alltoallv_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Neighbor_alltoallv_init)(sendbuf, (void *)sendcounts, (void *)sdispls,
            bnd_to_Type(sendtype), recvbuf, (void *)recvcounts, (void *)rdispls, bnd_to_Type(recvtype),
            bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Neighbor_alltoallv_init", BND_ON_COMM, comm);
}
#elif BND_HAS_MPI_Ineighbor_alltoallv
int BND_IMPLEMENTATION(Ineighbor_alltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        abi_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], abi_Datatype recvtype,
        abi_Comm comm, abi_Request *request);
static int bnd_start_Neighbor_alltoallv_init(const struct bnd_abi_persistent *bnd_of, abi_Request *request)
{
    return BND_IMPLEMENTATION(Ineighbor_alltoallv)(bnd_of->argument[0], bnd_of->argument[1], bnd_of->argument[2],
            bnd_of->argument[3], bnd_of->argument[4], bnd_of->argument[5], bnd_of->argument[6], bnd_of->argument[7],
            bnd_of->comm, request);
}
int BND_IMPLEMENTATION(Neighbor_alltoallv_init)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        abi_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], abi_Datatype recvtype,
        abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_alltoallv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_alltoallv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_alltoallv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Neighbor_alltoallv_init", BND_ON_COMM, comm);
    struct bnd_abi_persistent *bnd_made;
    const int bnd_result = bnd_abi_persistent_new(&bnd_made, "MPI_Neighbor_alltoallv_init", comm);
    if (bnd_result != ABI_SUCCESS)
        return bnd_result;
    bnd_made->argument[0] = (void *)sendbuf;
    bnd_made->argument[1] = (void *)sendcounts;
    bnd_made->argument[2] = (void *)sdispls;
    bnd_made->argument[3] = *bnd_abi_hold(bnd_made, &sendtype, 1);
    bnd_made->argument[4] = (void *)recvbuf;
    bnd_made->argument[5] = (void *)recvcounts;
    bnd_made->argument[6] = (void *)rdispls;
    bnd_made->argument[7] = *bnd_abi_hold(bnd_made, &recvtype, 1);
    return bnd_abi_persistent_ready(bnd_made, "MPI_Neighbor_alltoallv_init", bnd_start_Neighbor_alltoallv_init,
            request);
}
#else
int BND_IMPLEMENTATION(Neighbor_alltoallv_init)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        abi_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], abi_Datatype recvtype,
        abi_Comm comm, abi_Info info, abi_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtype, (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Neighbor_alltoallv_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Neighbor_alltoallv_init_c
#if BND_HAS_MPI_Neighbor_alltoallv_init_c && !defined(BND_EMULATES_MPI_Neighbor_alltoallv_init)
int BND_IMPLEMENTATION(Neighbor_alltoallv_init_c)(const void *sendbuf, const abi_Count sendcounts[],
        const abi_Aint sdispls[], abi_Datatype sendtype, void *recvbuf, const abi_Count recvcounts[],
        const abi_Aint rdispls[], abi_Datatype recvtype, abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_alltoallv_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Neighbor_alltoallv_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_alltoallv_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Neighbor_alltoallv_init_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Neighbor_alltoallv_init_c)(sendbuf, (void *)sendcounts, (void *)sdispls,
            bnd_to_Type(sendtype), recvbuf, (void *)recvcounts, (void *)rdispls, bnd_to_Type(recvtype),
            bnd_to_Comm(comm), bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Neighbor_alltoallv_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Neighbor_alltoallv_init_c)(const void *sendbuf, const abi_Count sendcounts[],
        const abi_Aint sdispls[], abi_Datatype sendtype, void *recvbuf, const abi_Count recvcounts[],
        const abi_Aint rdispls[], abi_Datatype recvtype, abi_Comm comm, abi_Info info, abi_Request *request)
{
#if BND_HAS_MPI_Neighbor_alltoallv_init || defined(BND_EMULATES_MPI_Neighbor_alltoallv_init) || BND_HAS_MPI_Ineighbor_alltoallv
    BND_NARROW_ARRAY_IN(int, sendcounts, bnd_abi_out_degree(bnd_to_Comm(comm)), "MPI_Neighbor_alltoallv_init_c",
            ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, sdispls, bnd_abi_out_degree(bnd_to_Comm(comm)), "MPI_Neighbor_alltoallv_init_c",
            ABI_ERR_ARG, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, recvcounts, bnd_abi_in_degree(bnd_to_Comm(comm)), "MPI_Neighbor_alltoallv_init_c",
            ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, rdispls, bnd_abi_in_degree(bnd_to_Comm(comm)), "MPI_Neighbor_alltoallv_init_c",
            ABI_ERR_ARG, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Neighbor_alltoallv_init)(sendbuf, c_sendcounts, c_sdispls, sendtype,
            recvbuf, c_recvcounts, c_rdispls, recvtype, comm, info, request);
    BND_NARROWED_ARRAY_IN(sendcounts, bnd_abi_out_degree(bnd_to_Comm(comm)), *request);
    BND_NARROWED_ARRAY_IN(sdispls, bnd_abi_out_degree(bnd_to_Comm(comm)), *request);
    BND_NARROWED_ARRAY_IN(recvcounts, bnd_abi_in_degree(bnd_to_Comm(comm)), *request);
    BND_NARROWED_ARRAY_IN(rdispls, bnd_abi_in_degree(bnd_to_Comm(comm)), *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtype, (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Neighbor_alltoallv_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Neighbor_alltoallw
#if BND_HAS_MPI_Neighbor_alltoallw
int BND_IMPLEMENTATION(Neighbor_alltoallw)(const void *sendbuf, const int sendcounts[], const abi_Aint sdispls[],
        const abi_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const abi_Aint rdispls[],
        const abi_Datatype recvtypes[], abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_alltoallw", BND_ON_COMM, comm);
    BND_ABI_OWNED MPI_Datatype *c_sendtypes = bnd_to_Type_array(sendtypes, bnd_abi_out_degree(bnd_to_Comm(comm)));
    BND_ABI_OWNED MPI_Datatype *c_recvtypes = bnd_to_Type_array(recvtypes, bnd_abi_in_degree(bnd_to_Comm(comm)));
    BND_ABI_NEED(c_sendtypes, sendtypes);
    BND_ABI_NEED(c_recvtypes, recvtypes);
    const int bnd_result = BND_NATIVE(Neighbor_alltoallw)(sendbuf, (void *)sendcounts, (void *)sdispls, c_sendtypes,
            recvbuf, (void *)recvcounts, (void *)rdispls, c_recvtypes, bnd_to_Comm(comm));
    return BND_RETURNED(bnd_result, "MPI_Neighbor_alltoallw", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Neighbor_alltoallw)(const void *sendbuf, const int sendcounts[], const abi_Aint sdispls[],
        const abi_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const abi_Aint rdispls[],
        const abi_Datatype recvtypes[], abi_Comm comm)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtypes, (void)comm;
    return BND_UNSUPPORTED("MPI_Neighbor_alltoallw", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Neighbor_alltoallw_c
#if BND_HAS_MPI_Neighbor_alltoallw_c && !defined(BND_EMULATES_MPI_Neighbor_alltoallw)
int BND_IMPLEMENTATION(Neighbor_alltoallw_c)(const void *sendbuf, const abi_Count sendcounts[],
        const abi_Aint sdispls[], const abi_Datatype sendtypes[], void *recvbuf, const abi_Count recvcounts[],
        const abi_Aint rdispls[], const abi_Datatype recvtypes[], abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_alltoallw_c", BND_ON_COMM, comm);
    BND_ABI_OWNED MPI_Datatype *c_sendtypes = bnd_to_Type_array(sendtypes, bnd_abi_out_degree(bnd_to_Comm(comm)));
    BND_ABI_OWNED MPI_Datatype *c_recvtypes = bnd_to_Type_array(recvtypes, bnd_abi_in_degree(bnd_to_Comm(comm)));
    BND_ABI_NEED(c_sendtypes, sendtypes);
    BND_ABI_NEED(c_recvtypes, recvtypes);
    const int bnd_result = BND_NATIVE(Neighbor_alltoallw_c)(sendbuf, (void *)sendcounts, (void *)sdispls, c_sendtypes,
            recvbuf, (void *)recvcounts, (void *)rdispls, c_recvtypes, bnd_to_Comm(comm));
    return BND_RETURNED(bnd_result, "MPI_Neighbor_alltoallw_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Neighbor_alltoallw_c)(const void *sendbuf, const abi_Count sendcounts[],
        const abi_Aint sdispls[], const abi_Datatype sendtypes[], void *recvbuf, const abi_Count recvcounts[],
        const abi_Aint rdispls[], const abi_Datatype recvtypes[], abi_Comm comm)
{
#if BND_HAS_MPI_Neighbor_alltoallw || defined(BND_EMULATES_MPI_Neighbor_alltoallw)
    BND_NARROW_ARRAY_IN(int, sendcounts, bnd_abi_out_degree(bnd_to_Comm(comm)), "MPI_Neighbor_alltoallw_c",
            ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, recvcounts, bnd_abi_in_degree(bnd_to_Comm(comm)), "MPI_Neighbor_alltoallw_c",
            ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Neighbor_alltoallw)(sendbuf, c_sendcounts, sdispls, sendtypes, recvbuf,
            c_recvcounts, rdispls, recvtypes, comm);
    BND_NARROWED_ARRAY_IN(sendcounts, bnd_abi_out_degree(bnd_to_Comm(comm)), 0);
    BND_NARROWED_ARRAY_IN(recvcounts, bnd_abi_in_degree(bnd_to_Comm(comm)), 0);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtypes, (void)comm;
    return BND_UNSUPPORTED("MPI_Neighbor_alltoallw_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Neighbor_alltoallw_init
#if BND_HAS_MPI_Neighbor_alltoallw_init
int BND_IMPLEMENTATION(Neighbor_alltoallw_init)(const void *sendbuf, const int sendcounts[], const abi_Aint sdispls[],
        const abi_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const abi_Aint rdispls[],
        const abi_Datatype recvtypes[], abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_alltoallw_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Neighbor_alltoallw_init", BND_ON_COMM, comm);
    BND_ABI_OWNED MPI_Datatype *c_sendtypes = bnd_to_Type_array(sendtypes, bnd_abi_out_degree(bnd_to_Comm(comm)));
    BND_ABI_OWNED MPI_Datatype *c_recvtypes = bnd_to_Type_array(recvtypes, bnd_abi_in_degree(bnd_to_Comm(comm)));
    MPI_Request c_request = bnd_null_Request;
    BND_ABI_NEED(c_sendtypes, sendtypes);
    BND_ABI_NEED(c_recvtypes, recvtypes);
    const int bnd_result = BND_NATIVE(Neighbor_alltoallw_init)(sendbuf, (void *)sendcounts, (void *)sdispls,
            c_sendtypes, recvbuf, (void *)recvcounts, (void *)rdispls, c_recvtypes, bnd_to_Comm(comm),
            bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        bnd_abi_keep(bnd_abi_released(&c_sendtypes), c_request);
        bnd_abi_keep(bnd_abi_released(&c_recvtypes), c_request);
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Neighbor_alltoallw_init", BND_ON_COMM, comm);
}
#elif BND_HAS_MPI_Ineighbor_alltoallw
int BND_IMPLEMENTATION(Ineighbor_alltoallw)(const void *sendbuf, const int sendcounts[], const abi_Aint sdispls[],
        const abi_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const abi_Aint rdispls[],
        const abi_Datatype recvtypes[], abi_Comm comm, abi_Request *request);
static int bnd_start_Neighbor_alltoallw_init(const struct bnd_abi_persistent *bnd_of, abi_Request *request)
{
    return BND_IMPLEMENTATION(Ineighbor_alltoallw)(bnd_of->argument[0], bnd_of->argument[1], bnd_of->argument[2],
            bnd_of->argument[3], bnd_of->argument[4], bnd_of->argument[5], bnd_of->argument[6], bnd_of->argument[7],
            bnd_of->comm, request);
}
int BND_IMPLEMENTATION(Neighbor_alltoallw_init)(const void *sendbuf, const int sendcounts[], const abi_Aint sdispls[],
        const abi_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const abi_Aint rdispls[],
        const abi_Datatype recvtypes[], abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_alltoallw_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Neighbor_alltoallw_init", BND_ON_COMM, comm);
    struct bnd_abi_persistent *bnd_made;
    const int bnd_result = bnd_abi_persistent_new(&bnd_made, "MPI_Neighbor_alltoallw_init", comm);
    if (bnd_result != ABI_SUCCESS)
        return bnd_result;
    bnd_made->argument[0] = (void *)sendbuf;
    bnd_made->argument[1] = (void *)sendcounts;
    bnd_made->argument[2] = (void *)sdispls;
    bnd_made->argument[3] = bnd_abi_hold(bnd_made, sendtypes, bnd_abi_out_degree(bnd_to_Comm(comm)));
    bnd_made->argument[4] = (void *)recvbuf;
    bnd_made->argument[5] = (void *)recvcounts;
    bnd_made->argument[6] = (void *)rdispls;
    bnd_made->argument[7] = bnd_abi_hold(bnd_made, recvtypes, bnd_abi_in_degree(bnd_to_Comm(comm)));
    return bnd_abi_persistent_ready(bnd_made, "MPI_Neighbor_alltoallw_init", bnd_start_Neighbor_alltoallw_init,
            request);
}
#else
int BND_IMPLEMENTATION(Neighbor_alltoallw_init)(const void *sendbuf, const int sendcounts[], const abi_Aint sdispls[],
        const abi_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const abi_Aint rdispls[],
        const abi_Datatype recvtypes[], abi_Comm comm, abi_Info info, abi_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtypes, (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Neighbor_alltoallw_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Neighbor_alltoallw_init_c
#if BND_HAS_MPI_Neighbor_alltoallw_init_c && !defined(BND_EMULATES_MPI_Neighbor_alltoallw_init)
int BND_IMPLEMENTATION(Neighbor_alltoallw_init_c)(const void *sendbuf, const abi_Count sendcounts[],
        const abi_Aint sdispls[], const abi_Datatype sendtypes[], void *recvbuf, const abi_Count recvcounts[],
        const abi_Aint rdispls[], const abi_Datatype recvtypes[], abi_Comm comm, abi_Info info, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Neighbor_alltoallw_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Neighbor_alltoallw_init_c", BND_ON_COMM, comm);
    BND_ABI_OWNED MPI_Datatype *c_sendtypes = bnd_to_Type_array(sendtypes, bnd_abi_out_degree(bnd_to_Comm(comm)));
    BND_ABI_OWNED MPI_Datatype *c_recvtypes = bnd_to_Type_array(recvtypes, bnd_abi_in_degree(bnd_to_Comm(comm)));
    MPI_Request c_request = bnd_null_Request;
    BND_ABI_NEED(c_sendtypes, sendtypes);
    BND_ABI_NEED(c_recvtypes, recvtypes);
    const int bnd_result = BND_NATIVE(Neighbor_alltoallw_init_c)(sendbuf, (void *)sendcounts, (void *)sdispls,
            c_sendtypes, recvbuf, (void *)recvcounts, (void *)rdispls, c_recvtypes, bnd_to_Comm(comm),
            bnd_to_Info(info), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        bnd_abi_keep(bnd_abi_released(&c_sendtypes), c_request);
        bnd_abi_keep(bnd_abi_released(&c_recvtypes), c_request);
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Neighbor_alltoallw_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Neighbor_alltoallw_init_c)(const void *sendbuf, const abi_Count sendcounts[],
        const abi_Aint sdispls[], const abi_Datatype sendtypes[], void *recvbuf, const abi_Count recvcounts[],
        const abi_Aint rdispls[], const abi_Datatype recvtypes[], abi_Comm comm, abi_Info info, abi_Request *request)
{
#if BND_HAS_MPI_Neighbor_alltoallw_init || defined(BND_EMULATES_MPI_Neighbor_alltoallw_init) || BND_HAS_MPI_Ineighbor_alltoallw
    BND_NARROW_ARRAY_IN(int, sendcounts, bnd_abi_out_degree(bnd_to_Comm(comm)), "MPI_Neighbor_alltoallw_init_c",
            ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_ARRAY_IN(int, recvcounts, bnd_abi_in_degree(bnd_to_Comm(comm)), "MPI_Neighbor_alltoallw_init_c",
            ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Neighbor_alltoallw_init)(sendbuf, c_sendcounts, sdispls, sendtypes,
            recvbuf, c_recvcounts, rdispls, recvtypes, comm, info, request);
    BND_NARROWED_ARRAY_IN(sendcounts, bnd_abi_out_degree(bnd_to_Comm(comm)), *request);
    BND_NARROWED_ARRAY_IN(recvcounts, bnd_abi_in_degree(bnd_to_Comm(comm)), *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtypes, (void)comm, (void)info, (void)request;
    return BND_UNSUPPORTED("MPI_Neighbor_alltoallw_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

