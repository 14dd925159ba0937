/* Do not edit: `bindery generate` writes this from specs/ through templates/c/unsupported.c.j2. */
/* In place of functions that the implementation lacks, one at a time: -DBND_UNSUPPORTED_MPI_Send defines that of MPI_Send, which
   raises MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_implementation.h"

#define BND_RAISE(name, on, object)                                                                                     \
    BND_IMPLEMENTATION(raise)(&(const struct bnd_error){MPI_ERR_UNSUPPORTED_OPERATION, name, 0, on, (void *)(object)})

#ifdef BND_UNSUPPORTED_MPI_Abi_get_fortran_booleans
int BND_IMPLEMENTATION(Abi_get_fortran_booleans)(int logical_size, void *logical_true, void *logical_false,
        int *is_set)
{
    (void)logical_size, (void)logical_true, (void)logical_false, (void)is_set;
    return BND_RAISE("MPI_Abi_get_fortran_booleans", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Abi_get_fortran_info
int BND_IMPLEMENTATION(Abi_get_fortran_info)(MPI_Info *info)
{
    (void)info;
    return BND_RAISE("MPI_Abi_get_fortran_info", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Abi_get_info
int BND_IMPLEMENTATION(Abi_get_info)(MPI_Info *info)
{
    (void)info;
    return BND_RAISE("MPI_Abi_get_info", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Abi_get_version
int BND_IMPLEMENTATION(Abi_get_version)(int *abi_major, int *abi_minor)
{
    (void)abi_major, (void)abi_minor;
    return BND_RAISE("MPI_Abi_get_version", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Abi_set_fortran_booleans
int BND_IMPLEMENTATION(Abi_set_fortran_booleans)(int logical_size, void *logical_true, void *logical_false)
{
    (void)logical_size, (void)logical_true, (void)logical_false;
    return BND_RAISE("MPI_Abi_set_fortran_booleans", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Abi_set_fortran_info
int BND_IMPLEMENTATION(Abi_set_fortran_info)(MPI_Info info)
{
    (void)info;
    return BND_RAISE("MPI_Abi_set_fortran_info", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Abort
int BND_IMPLEMENTATION(Abort)(MPI_Comm comm, int errorcode)
{
    (void)comm, (void)errorcode;
    return BND_RAISE("MPI_Abort", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Accumulate
int BND_IMPLEMENTATION(Accumulate)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp,
            (void)target_count, (void)target_datatype, (void)op, (void)win;
    return BND_RAISE("MPI_Accumulate", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Accumulate_c
int BND_IMPLEMENTATION(Accumulate_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
        MPI_Win win)
{
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp,
            (void)target_count, (void)target_datatype, (void)op, (void)win;
    return BND_RAISE("MPI_Accumulate_c", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Add_error_class
int BND_IMPLEMENTATION(Add_error_class)(int *errorclass)
{
    (void)errorclass;
    return BND_RAISE("MPI_Add_error_class", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Add_error_code
int BND_IMPLEMENTATION(Add_error_code)(int errorclass, int *errorcode)
{
    (void)errorclass, (void)errorcode;
    return BND_RAISE("MPI_Add_error_code", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Add_error_string
int BND_IMPLEMENTATION(Add_error_string)(int errorcode, const char *string)
{
    (void)errorcode, (void)string;
    return BND_RAISE("MPI_Add_error_string", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Address
int BND_IMPLEMENTATION(Address)(void *location, MPI_Aint *address)
{
    (void)location, (void)address;
    return BND_RAISE("MPI_Address", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Aint_add
MPI_Aint BND_IMPLEMENTATION(Aint_add)(MPI_Aint base, MPI_Aint disp)
{
    return base + disp;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Aint_diff
MPI_Aint BND_IMPLEMENTATION(Aint_diff)(MPI_Aint addr1, MPI_Aint addr2)
{
    return addr1 - addr2;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Allgather
int BND_IMPLEMENTATION(Allgather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm;
    return BND_RAISE("MPI_Allgather", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Allgather_c
int BND_IMPLEMENTATION(Allgather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm;
    return BND_RAISE("MPI_Allgather_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Allgather_init
int BND_IMPLEMENTATION(Allgather_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)info, (void)request;
    return BND_RAISE("MPI_Allgather_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Allgather_init_c
int BND_IMPLEMENTATION(Allgather_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)info, (void)request;
    return BND_RAISE("MPI_Allgather_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Allgatherv
int BND_IMPLEMENTATION(Allgatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)comm;
    return BND_RAISE("MPI_Allgatherv", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Allgatherv_c
int BND_IMPLEMENTATION(Allgatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)comm;
    return BND_RAISE("MPI_Allgatherv_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Allgatherv_init
int BND_IMPLEMENTATION(Allgatherv_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Allgatherv_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Allgatherv_init_c
int BND_IMPLEMENTATION(Allgatherv_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Allgatherv_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Alloc_mem
int BND_IMPLEMENTATION(Alloc_mem)(MPI_Aint size, MPI_Info info, void *baseptr)
{
    (void)size, (void)info, (void)baseptr;
    return BND_RAISE("MPI_Alloc_mem", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Allreduce
int BND_IMPLEMENTATION(Allreduce)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm;
    return BND_RAISE("MPI_Allreduce", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Allreduce_c
int BND_IMPLEMENTATION(Allreduce_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm;
    return BND_RAISE("MPI_Allreduce_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Allreduce_init
int BND_IMPLEMENTATION(Allreduce_init)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Allreduce_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Allreduce_init_c
int BND_IMPLEMENTATION(Allreduce_init_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Allreduce_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Alltoall
int BND_IMPLEMENTATION(Alltoall)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm;
    return BND_RAISE("MPI_Alltoall", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Alltoall_c
int BND_IMPLEMENTATION(Alltoall_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm;
    return BND_RAISE("MPI_Alltoall_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Alltoall_init
int BND_IMPLEMENTATION(Alltoall_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)info, (void)request;
    return BND_RAISE("MPI_Alltoall_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Alltoall_init_c
int BND_IMPLEMENTATION(Alltoall_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)info, (void)request;
    return BND_RAISE("MPI_Alltoall_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Alltoallv
int BND_IMPLEMENTATION(Alltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtype, (void)comm;
    return BND_RAISE("MPI_Alltoallv", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Alltoallv_c
int BND_IMPLEMENTATION(Alltoallv_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtype, (void)comm;
    return BND_RAISE("MPI_Alltoallv_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Alltoallv_init
int BND_IMPLEMENTATION(Alltoallv_init)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtype, (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Alltoallv_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Alltoallv_init_c
int BND_IMPLEMENTATION(Alltoallv_init_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtype, (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Alltoallv_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Alltoallw
int BND_IMPLEMENTATION(Alltoallw)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtypes, (void)comm;
    return BND_RAISE("MPI_Alltoallw", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Alltoallw_c
int BND_IMPLEMENTATION(Alltoallw_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtypes, (void)comm;
    return BND_RAISE("MPI_Alltoallw_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Alltoallw_init
int BND_IMPLEMENTATION(Alltoallw_init)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtypes, (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Alltoallw_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Alltoallw_init_c
int BND_IMPLEMENTATION(Alltoallw_init_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtypes, (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Alltoallw_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Attr_delete
int BND_IMPLEMENTATION(Attr_delete)(MPI_Comm comm, int keyval)
{
    (void)comm, (void)keyval;
    return BND_RAISE("MPI_Attr_delete", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Attr_get
int BND_IMPLEMENTATION(Attr_get)(MPI_Comm comm, int keyval, void *attribute_val, int *flag)
{
    (void)comm, (void)keyval, (void)attribute_val, (void)flag;
    return BND_RAISE("MPI_Attr_get", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Attr_put
int BND_IMPLEMENTATION(Attr_put)(MPI_Comm comm, int keyval, void *attribute_val)
{
    (void)comm, (void)keyval, (void)attribute_val;
    return BND_RAISE("MPI_Attr_put", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Barrier
int BND_IMPLEMENTATION(Barrier)(MPI_Comm comm)
{
    (void)comm;
    return BND_RAISE("MPI_Barrier", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Barrier_init
int BND_IMPLEMENTATION(Barrier_init)(MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Barrier_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Bcast
int BND_IMPLEMENTATION(Bcast)(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm)
{
    (void)buffer, (void)count, (void)datatype, (void)root, (void)comm;
    return BND_RAISE("MPI_Bcast", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Bcast_c
int BND_IMPLEMENTATION(Bcast_c)(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm)
{
    (void)buffer, (void)count, (void)datatype, (void)root, (void)comm;
    return BND_RAISE("MPI_Bcast_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Bcast_init
int BND_IMPLEMENTATION(Bcast_init)(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    (void)buffer, (void)count, (void)datatype, (void)root, (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Bcast_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Bcast_init_c
int BND_IMPLEMENTATION(Bcast_init_c)(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    (void)buffer, (void)count, (void)datatype, (void)root, (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Bcast_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Bsend
int BND_IMPLEMENTATION(Bsend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm;
    return BND_RAISE("MPI_Bsend", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Bsend_c
int BND_IMPLEMENTATION(Bsend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm;
    return BND_RAISE("MPI_Bsend_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Bsend_init
int BND_IMPLEMENTATION(Bsend_init)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_RAISE("MPI_Bsend_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Bsend_init_c
int BND_IMPLEMENTATION(Bsend_init_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_RAISE("MPI_Bsend_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Buffer_attach
int BND_IMPLEMENTATION(Buffer_attach)(void *buffer, int size)
{
    (void)buffer, (void)size;
    return BND_RAISE("MPI_Buffer_attach", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Buffer_attach_c
int BND_IMPLEMENTATION(Buffer_attach_c)(void *buffer, MPI_Count size)
{
    (void)buffer, (void)size;
    return BND_RAISE("MPI_Buffer_attach_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Buffer_detach
int BND_IMPLEMENTATION(Buffer_detach)(void *buffer_addr, int *size)
{
    (void)buffer_addr, (void)size;
    return BND_RAISE("MPI_Buffer_detach", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Buffer_detach_c
int BND_IMPLEMENTATION(Buffer_detach_c)(void *buffer_addr, MPI_Count *size)
{
    (void)buffer_addr, (void)size;
    return BND_RAISE("MPI_Buffer_detach_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Buffer_flush
int BND_IMPLEMENTATION(Buffer_flush)(void)
{
    return BND_RAISE("MPI_Buffer_flush", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Buffer_iflush
int BND_IMPLEMENTATION(Buffer_iflush)(MPI_Request *request)
{
    (void)request;
    return BND_RAISE("MPI_Buffer_iflush", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Cancel
int BND_IMPLEMENTATION(Cancel)(MPI_Request *request)
{
    (void)request;
    return BND_RAISE("MPI_Cancel", BND_ON_REQUEST, *request);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Cart_coords
int BND_IMPLEMENTATION(Cart_coords)(MPI_Comm comm, int rank, int maxdims, int coords[])
{
    (void)comm, (void)rank, (void)maxdims, (void)coords;
    return BND_RAISE("MPI_Cart_coords", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Cart_create
int BND_IMPLEMENTATION(Cart_create)(MPI_Comm comm_old, int ndims, const int dims[], const int periods[], int reorder,
        MPI_Comm *comm_cart)
{
    (void)comm_old, (void)ndims, (void)dims, (void)periods, (void)reorder, (void)comm_cart;
    return BND_RAISE("MPI_Cart_create", BND_ON_COMM, comm_old);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Cart_get
int BND_IMPLEMENTATION(Cart_get)(MPI_Comm comm, int maxdims, int dims[], int periods[], int coords[])
{
    (void)comm, (void)maxdims, (void)dims, (void)periods, (void)coords;
    return BND_RAISE("MPI_Cart_get", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Cart_map
int BND_IMPLEMENTATION(Cart_map)(MPI_Comm comm, int ndims, const int dims[], const int periods[], int *newrank)
{
    (void)comm, (void)ndims, (void)dims, (void)periods, (void)newrank;
    return BND_RAISE("MPI_Cart_map", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Cart_rank
int BND_IMPLEMENTATION(Cart_rank)(MPI_Comm comm, const int coords[], int *rank)
{
    (void)comm, (void)coords, (void)rank;
    return BND_RAISE("MPI_Cart_rank", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Cart_shift
int BND_IMPLEMENTATION(Cart_shift)(MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest)
{
    (void)comm, (void)direction, (void)disp, (void)rank_source, (void)rank_dest;
    return BND_RAISE("MPI_Cart_shift", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Cart_sub
int BND_IMPLEMENTATION(Cart_sub)(MPI_Comm comm, const int remain_dims[], MPI_Comm *newcomm)
{
    (void)comm, (void)remain_dims, (void)newcomm;
    return BND_RAISE("MPI_Cart_sub", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Cartdim_get
int BND_IMPLEMENTATION(Cartdim_get)(MPI_Comm comm, int *ndims)
{
    (void)comm, (void)ndims;
    return BND_RAISE("MPI_Cartdim_get", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Close_port
int BND_IMPLEMENTATION(Close_port)(const char *port_name)
{
    (void)port_name;
    return BND_RAISE("MPI_Close_port", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_accept
int BND_IMPLEMENTATION(Comm_accept)(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)
{
    (void)port_name, (void)info, (void)root, (void)comm, (void)newcomm;
    return BND_RAISE("MPI_Comm_accept", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_attach_buffer
int BND_IMPLEMENTATION(Comm_attach_buffer)(MPI_Comm comm, void *buffer, int size)
{
    (void)comm, (void)buffer, (void)size;
    return BND_RAISE("MPI_Comm_attach_buffer", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_attach_buffer_c
int BND_IMPLEMENTATION(Comm_attach_buffer_c)(MPI_Comm comm, void *buffer, MPI_Count size)
{
    (void)comm, (void)buffer, (void)size;
    return BND_RAISE("MPI_Comm_attach_buffer_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_call_errhandler
int BND_IMPLEMENTATION(Comm_call_errhandler)(MPI_Comm comm, int errorcode)
{
    (void)comm, (void)errorcode;
    return BND_RAISE("MPI_Comm_call_errhandler", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_compare
int BND_IMPLEMENTATION(Comm_compare)(MPI_Comm comm1, MPI_Comm comm2, int *result)
{
    (void)comm1, (void)comm2, (void)result;
    return BND_RAISE("MPI_Comm_compare", BND_ON_COMM, comm1);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_connect
int BND_IMPLEMENTATION(Comm_connect)(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)
{
    (void)port_name, (void)info, (void)root, (void)comm, (void)newcomm;
    return BND_RAISE("MPI_Comm_connect", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_create
int BND_IMPLEMENTATION(Comm_create)(MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm)
{
    (void)comm, (void)group, (void)newcomm;
    return BND_RAISE("MPI_Comm_create", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_create_errhandler
int BND_IMPLEMENTATION(Comm_create_errhandler)(MPI_Comm_errhandler_function *comm_errhandler_fn,
        MPI_Errhandler *errhandler)
{
    (void)comm_errhandler_fn, (void)errhandler;
    return BND_RAISE("MPI_Comm_create_errhandler", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_create_from_group
int BND_IMPLEMENTATION(Comm_create_from_group)(MPI_Group group, const char *stringtag, MPI_Info info,
        MPI_Errhandler errhandler, MPI_Comm *newcomm)
{
    (void)group, (void)stringtag, (void)info, (void)errhandler, (void)newcomm;
    return BND_RAISE("MPI_Comm_create_from_group", BND_ON_ERRHANDLER, errhandler);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_create_group
int BND_IMPLEMENTATION(Comm_create_group)(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm)
{
    (void)comm, (void)group, (void)tag, (void)newcomm;
    return BND_RAISE("MPI_Comm_create_group", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_create_keyval
int BND_IMPLEMENTATION(Comm_create_keyval)(MPI_Comm_copy_attr_function *comm_copy_attr_fn,
        MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state)
{
    (void)comm_copy_attr_fn, (void)comm_delete_attr_fn, (void)comm_keyval, (void)extra_state;
    return BND_RAISE("MPI_Comm_create_keyval", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_delete_attr
int BND_IMPLEMENTATION(Comm_delete_attr)(MPI_Comm comm, int comm_keyval)
{
    (void)comm, (void)comm_keyval;
    return BND_RAISE("MPI_Comm_delete_attr", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_detach_buffer
int BND_IMPLEMENTATION(Comm_detach_buffer)(MPI_Comm comm, void *buffer_addr, int *size)
{
    (void)comm, (void)buffer_addr, (void)size;
    return BND_RAISE("MPI_Comm_detach_buffer", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_detach_buffer_c
int BND_IMPLEMENTATION(Comm_detach_buffer_c)(MPI_Comm comm, void *buffer_addr, MPI_Count *size)
{
    (void)comm, (void)buffer_addr, (void)size;
    return BND_RAISE("MPI_Comm_detach_buffer_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_disconnect
int BND_IMPLEMENTATION(Comm_disconnect)(MPI_Comm *comm)
{
    (void)comm;
    return BND_RAISE("MPI_Comm_disconnect", BND_ON_COMM, *comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_dup
int BND_IMPLEMENTATION(Comm_dup)(MPI_Comm comm, MPI_Comm *newcomm)
{
    (void)comm, (void)newcomm;
    return BND_RAISE("MPI_Comm_dup", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_dup_with_info
int BND_IMPLEMENTATION(Comm_dup_with_info)(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm)
{
    (void)comm, (void)info, (void)newcomm;
    return BND_RAISE("MPI_Comm_dup_with_info", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_flush_buffer
int BND_IMPLEMENTATION(Comm_flush_buffer)(MPI_Comm comm)
{
    (void)comm;
    return BND_RAISE("MPI_Comm_flush_buffer", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_free
int BND_IMPLEMENTATION(Comm_free)(MPI_Comm *comm)
{
    (void)comm;
    return BND_RAISE("MPI_Comm_free", BND_ON_COMM, *comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_free_keyval
int BND_IMPLEMENTATION(Comm_free_keyval)(int *comm_keyval)
{
    (void)comm_keyval;
    return BND_RAISE("MPI_Comm_free_keyval", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_get_attr
int BND_IMPLEMENTATION(Comm_get_attr)(MPI_Comm comm, int comm_keyval, void *attribute_val, int *flag)
{
    (void)comm, (void)comm_keyval, (void)attribute_val, (void)flag;
    return BND_RAISE("MPI_Comm_get_attr", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_get_errhandler
int BND_IMPLEMENTATION(Comm_get_errhandler)(MPI_Comm comm, MPI_Errhandler *errhandler)
{
    (void)comm, (void)errhandler;
    return BND_RAISE("MPI_Comm_get_errhandler", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_get_info
int BND_IMPLEMENTATION(Comm_get_info)(MPI_Comm comm, MPI_Info *info_used)
{
    (void)comm, (void)info_used;
    return BND_RAISE("MPI_Comm_get_info", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_get_name
int BND_IMPLEMENTATION(Comm_get_name)(MPI_Comm comm, char *comm_name, int *resultlen)
{
    (void)comm, (void)comm_name, (void)resultlen;
    return BND_RAISE("MPI_Comm_get_name", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_get_parent
int BND_IMPLEMENTATION(Comm_get_parent)(MPI_Comm *parent)
{
    (void)parent;
    return BND_RAISE("MPI_Comm_get_parent", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_group
int BND_IMPLEMENTATION(Comm_group)(MPI_Comm comm, MPI_Group *group)
{
    (void)comm, (void)group;
    return BND_RAISE("MPI_Comm_group", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_idup
int BND_IMPLEMENTATION(Comm_idup)(MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request)
{
    (void)comm, (void)newcomm, (void)request;
    return BND_RAISE("MPI_Comm_idup", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_idup_with_info
int BND_IMPLEMENTATION(Comm_idup_with_info)(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm, MPI_Request *request)
{
    (void)comm, (void)info, (void)newcomm, (void)request;
    return BND_RAISE("MPI_Comm_idup_with_info", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_iflush_buffer
int BND_IMPLEMENTATION(Comm_iflush_buffer)(MPI_Comm comm, MPI_Request *request)
{
    (void)comm, (void)request;
    return BND_RAISE("MPI_Comm_iflush_buffer", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_join
int BND_IMPLEMENTATION(Comm_join)(int fd, MPI_Comm *intercomm)
{
    (void)fd, (void)intercomm;
    return BND_RAISE("MPI_Comm_join", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_rank
int BND_IMPLEMENTATION(Comm_rank)(MPI_Comm comm, int *rank)
{
    (void)comm, (void)rank;
    return BND_RAISE("MPI_Comm_rank", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_remote_group
int BND_IMPLEMENTATION(Comm_remote_group)(MPI_Comm comm, MPI_Group *group)
{
    (void)comm, (void)group;
    return BND_RAISE("MPI_Comm_remote_group", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_remote_size
int BND_IMPLEMENTATION(Comm_remote_size)(MPI_Comm comm, int *size)
{
    (void)comm, (void)size;
    return BND_RAISE("MPI_Comm_remote_size", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_set_attr
int BND_IMPLEMENTATION(Comm_set_attr)(MPI_Comm comm, int comm_keyval, void *attribute_val)
{
    (void)comm, (void)comm_keyval, (void)attribute_val;
    return BND_RAISE("MPI_Comm_set_attr", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_set_errhandler
int BND_IMPLEMENTATION(Comm_set_errhandler)(MPI_Comm comm, MPI_Errhandler errhandler)
{
    (void)comm, (void)errhandler;
    return BND_RAISE("MPI_Comm_set_errhandler", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_set_info
int BND_IMPLEMENTATION(Comm_set_info)(MPI_Comm comm, MPI_Info info)
{
    (void)comm, (void)info;
    return BND_RAISE("MPI_Comm_set_info", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_set_name
int BND_IMPLEMENTATION(Comm_set_name)(MPI_Comm comm, const char *comm_name)
{
    (void)comm, (void)comm_name;
    return BND_RAISE("MPI_Comm_set_name", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_size
int BND_IMPLEMENTATION(Comm_size)(MPI_Comm comm, int *size)
{
    (void)comm, (void)size;
    return BND_RAISE("MPI_Comm_size", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_spawn
int BND_IMPLEMENTATION(Comm_spawn)(const char *command, char *argv[], int maxprocs, MPI_Info info, int root,
        MPI_Comm comm, MPI_Comm *intercomm, int array_of_errcodes[])
{
    (void)command, (void)argv, (void)maxprocs, (void)info, (void)root, (void)comm, (void)intercomm,
            (void)array_of_errcodes;
    return BND_RAISE("MPI_Comm_spawn", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_spawn_multiple
int BND_IMPLEMENTATION(Comm_spawn_multiple)(int count, char *array_of_commands[], char **array_of_argv[],
        const int array_of_maxprocs[], const MPI_Info array_of_info[], int root, MPI_Comm comm, MPI_Comm *intercomm,
        int array_of_errcodes[])
{
    (void)count, (void)array_of_commands, (void)array_of_argv, (void)array_of_maxprocs, (void)array_of_info,
            (void)root, (void)comm, (void)intercomm, (void)array_of_errcodes;
    return BND_RAISE("MPI_Comm_spawn_multiple", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_split
int BND_IMPLEMENTATION(Comm_split)(MPI_Comm comm, int color, int key, MPI_Comm *newcomm)
{
    (void)comm, (void)color, (void)key, (void)newcomm;
    return BND_RAISE("MPI_Comm_split", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_split_type
int BND_IMPLEMENTATION(Comm_split_type)(MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm)
{
    (void)comm, (void)split_type, (void)key, (void)info, (void)newcomm;
    return BND_RAISE("MPI_Comm_split_type", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Comm_test_inter
int BND_IMPLEMENTATION(Comm_test_inter)(MPI_Comm comm, int *flag)
{
    (void)comm, (void)flag;
    return BND_RAISE("MPI_Comm_test_inter", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Compare_and_swap
int BND_IMPLEMENTATION(Compare_and_swap)(const void *origin_addr, const void *compare_addr, void *result_addr,
        MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Win win)
{
    (void)origin_addr, (void)compare_addr, (void)result_addr, (void)datatype, (void)target_rank, (void)target_disp,
            (void)win;
    return BND_RAISE("MPI_Compare_and_swap", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Dims_create
int BND_IMPLEMENTATION(Dims_create)(int nnodes, int ndims, int dims[])
{
    (void)nnodes, (void)ndims, (void)dims;
    return BND_RAISE("MPI_Dims_create", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Dist_graph_create
int BND_IMPLEMENTATION(Dist_graph_create)(MPI_Comm comm_old, int n, const int sources[], const int degrees[],
        const int destinations[], const int weights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)
{
    (void)comm_old, (void)n, (void)sources, (void)degrees, (void)destinations, (void)weights, (void)info,
            (void)reorder, (void)comm_dist_graph;
    return BND_RAISE("MPI_Dist_graph_create", BND_ON_COMM, comm_old);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Dist_graph_create_adjacent
int BND_IMPLEMENTATION(Dist_graph_create_adjacent)(MPI_Comm comm_old, int indegree, const int sources[],
        const int sourceweights[], int outdegree, const int destinations[], const int destweights[], MPI_Info info,
        int reorder, MPI_Comm *comm_dist_graph)
{
    (void)comm_old, (void)indegree, (void)sources, (void)sourceweights, (void)outdegree, (void)destinations,
            (void)destweights, (void)info, (void)reorder, (void)comm_dist_graph;
    return BND_RAISE("MPI_Dist_graph_create_adjacent", BND_ON_COMM, comm_old);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Dist_graph_neighbors
int BND_IMPLEMENTATION(Dist_graph_neighbors)(MPI_Comm comm, int maxindegree, int sources[], int sourceweights[],
        int maxoutdegree, int destinations[], int destweights[])
{
    (void)comm, (void)maxindegree, (void)sources, (void)sourceweights, (void)maxoutdegree, (void)destinations,
            (void)destweights;
    return BND_RAISE("MPI_Dist_graph_neighbors", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Dist_graph_neighbors_count
int BND_IMPLEMENTATION(Dist_graph_neighbors_count)(MPI_Comm comm, int *indegree, int *outdegree, int *weighted)
{
    (void)comm, (void)indegree, (void)outdegree, (void)weighted;
    return BND_RAISE("MPI_Dist_graph_neighbors_count", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Errhandler_create
int BND_IMPLEMENTATION(Errhandler_create)(MPI_Handler_function *function, MPI_Errhandler *errhandler)
{
    (void)function, (void)errhandler;
    return BND_RAISE("MPI_Errhandler_create", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Errhandler_free
int BND_IMPLEMENTATION(Errhandler_free)(MPI_Errhandler *errhandler)
{
    (void)errhandler;
    return BND_RAISE("MPI_Errhandler_free", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Errhandler_get
int BND_IMPLEMENTATION(Errhandler_get)(MPI_Comm comm, MPI_Errhandler *errhandler)
{
    (void)comm, (void)errhandler;
    return BND_RAISE("MPI_Errhandler_get", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Errhandler_set
int BND_IMPLEMENTATION(Errhandler_set)(MPI_Comm comm, MPI_Errhandler errhandler)
{
    (void)comm, (void)errhandler;
    return BND_RAISE("MPI_Errhandler_set", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Error_class
int BND_IMPLEMENTATION(Error_class)(int errorcode, int *errorclass)
{
    (void)errorcode, (void)errorclass;
    return BND_RAISE("MPI_Error_class", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Error_string
int BND_IMPLEMENTATION(Error_string)(int errorcode, char *string, int *resultlen)
{
    (void)errorcode, (void)string, (void)resultlen;
    return BND_RAISE("MPI_Error_string", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Exscan
int BND_IMPLEMENTATION(Exscan)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm;
    return BND_RAISE("MPI_Exscan", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Exscan_c
int BND_IMPLEMENTATION(Exscan_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm;
    return BND_RAISE("MPI_Exscan_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Exscan_init
int BND_IMPLEMENTATION(Exscan_init)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Exscan_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Exscan_init_c
int BND_IMPLEMENTATION(Exscan_init_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Exscan_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Fetch_and_op
int BND_IMPLEMENTATION(Fetch_and_op)(const void *origin_addr, void *result_addr, MPI_Datatype datatype,
        int target_rank, MPI_Aint target_disp, MPI_Op op, MPI_Win win)
{
    (void)origin_addr, (void)result_addr, (void)datatype, (void)target_rank, (void)target_disp, (void)op, (void)win;
    return BND_RAISE("MPI_Fetch_and_op", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_call_errhandler
int BND_IMPLEMENTATION(File_call_errhandler)(MPI_File fh, int errorcode)
{
    (void)fh, (void)errorcode;
    return BND_RAISE("MPI_File_call_errhandler", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_close
int BND_IMPLEMENTATION(File_close)(MPI_File *fh)
{
    (void)fh;
    return BND_RAISE("MPI_File_close", BND_ON_FILE, *fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_create_errhandler
int BND_IMPLEMENTATION(File_create_errhandler)(MPI_File_errhandler_function *file_errhandler_fn,
        MPI_Errhandler *errhandler)
{
    (void)file_errhandler_fn, (void)errhandler;
    return BND_RAISE("MPI_File_create_errhandler", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_delete
int BND_IMPLEMENTATION(File_delete)(const char *filename, MPI_Info info)
{
    (void)filename, (void)info;
    return BND_RAISE("MPI_File_delete", BND_ON_FILE, MPI_FILE_NULL);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_get_amode
int BND_IMPLEMENTATION(File_get_amode)(MPI_File fh, int *amode)
{
    (void)fh, (void)amode;
    return BND_RAISE("MPI_File_get_amode", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_get_atomicity
int BND_IMPLEMENTATION(File_get_atomicity)(MPI_File fh, int *flag)
{
    (void)fh, (void)flag;
    return BND_RAISE("MPI_File_get_atomicity", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_get_byte_offset
int BND_IMPLEMENTATION(File_get_byte_offset)(MPI_File fh, MPI_Offset offset, MPI_Offset *disp)
{
    (void)fh, (void)offset, (void)disp;
    return BND_RAISE("MPI_File_get_byte_offset", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_get_errhandler
int BND_IMPLEMENTATION(File_get_errhandler)(MPI_File file, MPI_Errhandler *errhandler)
{
    (void)file, (void)errhandler;
    return BND_RAISE("MPI_File_get_errhandler", BND_ON_FILE, file);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_get_group
int BND_IMPLEMENTATION(File_get_group)(MPI_File fh, MPI_Group *group)
{
    (void)fh, (void)group;
    return BND_RAISE("MPI_File_get_group", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_get_info
int BND_IMPLEMENTATION(File_get_info)(MPI_File fh, MPI_Info *info_used)
{
    (void)fh, (void)info_used;
    return BND_RAISE("MPI_File_get_info", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_get_position
int BND_IMPLEMENTATION(File_get_position)(MPI_File fh, MPI_Offset *offset)
{
    (void)fh, (void)offset;
    return BND_RAISE("MPI_File_get_position", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_get_position_shared
int BND_IMPLEMENTATION(File_get_position_shared)(MPI_File fh, MPI_Offset *offset)
{
    (void)fh, (void)offset;
    return BND_RAISE("MPI_File_get_position_shared", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_get_size
int BND_IMPLEMENTATION(File_get_size)(MPI_File fh, MPI_Offset *size)
{
    (void)fh, (void)size;
    return BND_RAISE("MPI_File_get_size", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_get_type_extent
int BND_IMPLEMENTATION(File_get_type_extent)(MPI_File fh, MPI_Datatype datatype, MPI_Aint *extent)
{
    (void)fh, (void)datatype, (void)extent;
    return BND_RAISE("MPI_File_get_type_extent", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_get_type_extent_c
int BND_IMPLEMENTATION(File_get_type_extent_c)(MPI_File fh, MPI_Datatype datatype, MPI_Count *extent)
{
    (void)fh, (void)datatype, (void)extent;
    return BND_RAISE("MPI_File_get_type_extent_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_get_view
int BND_IMPLEMENTATION(File_get_view)(MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype,
        char *datarep)
{
    (void)fh, (void)disp, (void)etype, (void)filetype, (void)datarep;
    return BND_RAISE("MPI_File_get_view", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_iread
int BND_IMPLEMENTATION(File_iread)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_RAISE("MPI_File_iread", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_iread_all
int BND_IMPLEMENTATION(File_iread_all)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_RAISE("MPI_File_iread_all", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_iread_all_c
int BND_IMPLEMENTATION(File_iread_all_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_RAISE("MPI_File_iread_all_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_iread_at
int BND_IMPLEMENTATION(File_iread_at)(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_RAISE("MPI_File_iread_at", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_iread_at_all
int BND_IMPLEMENTATION(File_iread_at_all)(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_RAISE("MPI_File_iread_at_all", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_iread_at_all_c
int BND_IMPLEMENTATION(File_iread_at_all_c)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Request *request)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_RAISE("MPI_File_iread_at_all_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_iread_at_c
int BND_IMPLEMENTATION(File_iread_at_c)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Request *request)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_RAISE("MPI_File_iread_at_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_iread_c
int BND_IMPLEMENTATION(File_iread_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_RAISE("MPI_File_iread_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_iread_shared
int BND_IMPLEMENTATION(File_iread_shared)(MPI_File fh, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_RAISE("MPI_File_iread_shared", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_iread_shared_c
int BND_IMPLEMENTATION(File_iread_shared_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_RAISE("MPI_File_iread_shared_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_iwrite
int BND_IMPLEMENTATION(File_iwrite)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_RAISE("MPI_File_iwrite", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_iwrite_all
int BND_IMPLEMENTATION(File_iwrite_all)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_RAISE("MPI_File_iwrite_all", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_iwrite_all_c
int BND_IMPLEMENTATION(File_iwrite_all_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_RAISE("MPI_File_iwrite_all_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_iwrite_at
int BND_IMPLEMENTATION(File_iwrite_at)(MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype, MPI_Request *request)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_RAISE("MPI_File_iwrite_at", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_iwrite_at_all
int BND_IMPLEMENTATION(File_iwrite_at_all)(MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype, MPI_Request *request)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_RAISE("MPI_File_iwrite_at_all", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_iwrite_at_all_c
int BND_IMPLEMENTATION(File_iwrite_at_all_c)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Request *request)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_RAISE("MPI_File_iwrite_at_all_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_iwrite_at_c
int BND_IMPLEMENTATION(File_iwrite_at_c)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Request *request)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_RAISE("MPI_File_iwrite_at_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_iwrite_c
int BND_IMPLEMENTATION(File_iwrite_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_RAISE("MPI_File_iwrite_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_iwrite_shared
int BND_IMPLEMENTATION(File_iwrite_shared)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_RAISE("MPI_File_iwrite_shared", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_iwrite_shared_c
int BND_IMPLEMENTATION(File_iwrite_shared_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_RAISE("MPI_File_iwrite_shared_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_open
int BND_IMPLEMENTATION(File_open)(MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh)
{
    (void)comm, (void)filename, (void)amode, (void)info, (void)fh;
    return BND_RAISE("MPI_File_open", BND_ON_FILE, MPI_FILE_NULL);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_preallocate
int BND_IMPLEMENTATION(File_preallocate)(MPI_File fh, MPI_Offset size)
{
    (void)fh, (void)size;
    return BND_RAISE("MPI_File_preallocate", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_read
int BND_IMPLEMENTATION(File_read)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_RAISE("MPI_File_read", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_read_all
int BND_IMPLEMENTATION(File_read_all)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_RAISE("MPI_File_read_all", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_read_all_begin
int BND_IMPLEMENTATION(File_read_all_begin)(MPI_File fh, void *buf, int count, MPI_Datatype datatype)
{
    (void)fh, (void)buf, (void)count, (void)datatype;
    return BND_RAISE("MPI_File_read_all_begin", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_read_all_begin_c
int BND_IMPLEMENTATION(File_read_all_begin_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)
{
    (void)fh, (void)buf, (void)count, (void)datatype;
    return BND_RAISE("MPI_File_read_all_begin_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_read_all_c
int BND_IMPLEMENTATION(File_read_all_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_RAISE("MPI_File_read_all_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_read_all_end
int BND_IMPLEMENTATION(File_read_all_end)(MPI_File fh, void *buf, MPI_Status *status)
{
    (void)fh, (void)buf, (void)status;
    return BND_RAISE("MPI_File_read_all_end", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_read_at
int BND_IMPLEMENTATION(File_read_at)(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_RAISE("MPI_File_read_at", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_read_at_all
int BND_IMPLEMENTATION(File_read_at_all)(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_RAISE("MPI_File_read_at_all", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_read_at_all_begin
int BND_IMPLEMENTATION(File_read_at_all_begin)(MPI_File fh, MPI_Offset offset, void *buf, int count,
        MPI_Datatype datatype)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype;
    return BND_RAISE("MPI_File_read_at_all_begin", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_read_at_all_begin_c
int BND_IMPLEMENTATION(File_read_at_all_begin_c)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count,
        MPI_Datatype datatype)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype;
    return BND_RAISE("MPI_File_read_at_all_begin_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_read_at_all_c
int BND_IMPLEMENTATION(File_read_at_all_c)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Status *status)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_RAISE("MPI_File_read_at_all_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_read_at_all_end
int BND_IMPLEMENTATION(File_read_at_all_end)(MPI_File fh, void *buf, MPI_Status *status)
{
    (void)fh, (void)buf, (void)status;
    return BND_RAISE("MPI_File_read_at_all_end", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_read_at_c
int BND_IMPLEMENTATION(File_read_at_c)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Status *status)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_RAISE("MPI_File_read_at_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_read_c
int BND_IMPLEMENTATION(File_read_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_RAISE("MPI_File_read_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_read_ordered
int BND_IMPLEMENTATION(File_read_ordered)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_RAISE("MPI_File_read_ordered", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_read_ordered_begin
int BND_IMPLEMENTATION(File_read_ordered_begin)(MPI_File fh, void *buf, int count, MPI_Datatype datatype)
{
    (void)fh, (void)buf, (void)count, (void)datatype;
    return BND_RAISE("MPI_File_read_ordered_begin", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_read_ordered_begin_c
int BND_IMPLEMENTATION(File_read_ordered_begin_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)
{
    (void)fh, (void)buf, (void)count, (void)datatype;
    return BND_RAISE("MPI_File_read_ordered_begin_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_read_ordered_c
int BND_IMPLEMENTATION(File_read_ordered_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_RAISE("MPI_File_read_ordered_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_read_ordered_end
int BND_IMPLEMENTATION(File_read_ordered_end)(MPI_File fh, void *buf, MPI_Status *status)
{
    (void)fh, (void)buf, (void)status;
    return BND_RAISE("MPI_File_read_ordered_end", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_read_shared
int BND_IMPLEMENTATION(File_read_shared)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_RAISE("MPI_File_read_shared", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_read_shared_c
int BND_IMPLEMENTATION(File_read_shared_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_RAISE("MPI_File_read_shared_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_seek
int BND_IMPLEMENTATION(File_seek)(MPI_File fh, MPI_Offset offset, int whence)
{
    (void)fh, (void)offset, (void)whence;
    return BND_RAISE("MPI_File_seek", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_seek_shared
int BND_IMPLEMENTATION(File_seek_shared)(MPI_File fh, MPI_Offset offset, int whence)
{
    (void)fh, (void)offset, (void)whence;
    return BND_RAISE("MPI_File_seek_shared", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_set_atomicity
int BND_IMPLEMENTATION(File_set_atomicity)(MPI_File fh, int flag)
{
    (void)fh, (void)flag;
    return BND_RAISE("MPI_File_set_atomicity", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_set_errhandler
int BND_IMPLEMENTATION(File_set_errhandler)(MPI_File file, MPI_Errhandler errhandler)
{
    (void)file, (void)errhandler;
    return BND_RAISE("MPI_File_set_errhandler", BND_ON_FILE, file);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_set_info
int BND_IMPLEMENTATION(File_set_info)(MPI_File fh, MPI_Info info)
{
    (void)fh, (void)info;
    return BND_RAISE("MPI_File_set_info", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_set_size
int BND_IMPLEMENTATION(File_set_size)(MPI_File fh, MPI_Offset size)
{
    (void)fh, (void)size;
    return BND_RAISE("MPI_File_set_size", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_set_view
int BND_IMPLEMENTATION(File_set_view)(MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype,
        const char *datarep, MPI_Info info)
{
    (void)fh, (void)disp, (void)etype, (void)filetype, (void)datarep, (void)info;
    return BND_RAISE("MPI_File_set_view", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_sync
int BND_IMPLEMENTATION(File_sync)(MPI_File fh)
{
    (void)fh;
    return BND_RAISE("MPI_File_sync", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_write
int BND_IMPLEMENTATION(File_write)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_RAISE("MPI_File_write", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_write_all
int BND_IMPLEMENTATION(File_write_all)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_RAISE("MPI_File_write_all", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_write_all_begin
int BND_IMPLEMENTATION(File_write_all_begin)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)
{
    (void)fh, (void)buf, (void)count, (void)datatype;
    return BND_RAISE("MPI_File_write_all_begin", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_write_all_begin_c
int BND_IMPLEMENTATION(File_write_all_begin_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)
{
    (void)fh, (void)buf, (void)count, (void)datatype;
    return BND_RAISE("MPI_File_write_all_begin_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_write_all_c
int BND_IMPLEMENTATION(File_write_all_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_RAISE("MPI_File_write_all_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_write_all_end
int BND_IMPLEMENTATION(File_write_all_end)(MPI_File fh, const void *buf, MPI_Status *status)
{
    (void)fh, (void)buf, (void)status;
    return BND_RAISE("MPI_File_write_all_end", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_write_at
int BND_IMPLEMENTATION(File_write_at)(MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype, MPI_Status *status)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_RAISE("MPI_File_write_at", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_write_at_all
int BND_IMPLEMENTATION(File_write_at_all)(MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype, MPI_Status *status)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_RAISE("MPI_File_write_at_all", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_write_at_all_begin
int BND_IMPLEMENTATION(File_write_at_all_begin)(MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype;
    return BND_RAISE("MPI_File_write_at_all_begin", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_write_at_all_begin_c
int BND_IMPLEMENTATION(File_write_at_all_begin_c)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype;
    return BND_RAISE("MPI_File_write_at_all_begin_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_write_at_all_c
int BND_IMPLEMENTATION(File_write_at_all_c)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Status *status)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_RAISE("MPI_File_write_at_all_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_write_at_all_end
int BND_IMPLEMENTATION(File_write_at_all_end)(MPI_File fh, const void *buf, MPI_Status *status)
{
    (void)fh, (void)buf, (void)status;
    return BND_RAISE("MPI_File_write_at_all_end", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_write_at_c
int BND_IMPLEMENTATION(File_write_at_c)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Status *status)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_RAISE("MPI_File_write_at_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_write_c
int BND_IMPLEMENTATION(File_write_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_RAISE("MPI_File_write_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_write_ordered
int BND_IMPLEMENTATION(File_write_ordered)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_RAISE("MPI_File_write_ordered", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_write_ordered_begin
int BND_IMPLEMENTATION(File_write_ordered_begin)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)
{
    (void)fh, (void)buf, (void)count, (void)datatype;
    return BND_RAISE("MPI_File_write_ordered_begin", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_write_ordered_begin_c
int BND_IMPLEMENTATION(File_write_ordered_begin_c)(MPI_File fh, const void *buf, MPI_Count count,
        MPI_Datatype datatype)
{
    (void)fh, (void)buf, (void)count, (void)datatype;
    return BND_RAISE("MPI_File_write_ordered_begin_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_write_ordered_c
int BND_IMPLEMENTATION(File_write_ordered_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_RAISE("MPI_File_write_ordered_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_write_ordered_end
int BND_IMPLEMENTATION(File_write_ordered_end)(MPI_File fh, const void *buf, MPI_Status *status)
{
    (void)fh, (void)buf, (void)status;
    return BND_RAISE("MPI_File_write_ordered_end", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_write_shared
int BND_IMPLEMENTATION(File_write_shared)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_RAISE("MPI_File_write_shared", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_File_write_shared_c
int BND_IMPLEMENTATION(File_write_shared_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_RAISE("MPI_File_write_shared_c", BND_ON_FILE, fh);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Finalize
int BND_IMPLEMENTATION(Finalize)(void)
{
    return BND_RAISE("MPI_Finalize", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Finalized
int BND_IMPLEMENTATION(Finalized)(int *flag)
{
    (void)flag;
    return BND_RAISE("MPI_Finalized", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Free_mem
int BND_IMPLEMENTATION(Free_mem)(void *base)
{
    (void)base;
    return BND_RAISE("MPI_Free_mem", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Gather
int BND_IMPLEMENTATION(Gather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root,
            (void)comm;
    return BND_RAISE("MPI_Gather", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Gather_c
int BND_IMPLEMENTATION(Gather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root,
            (void)comm;
    return BND_RAISE("MPI_Gather_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Gather_init
int BND_IMPLEMENTATION(Gather_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root,
            (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Gather_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Gather_init_c
int BND_IMPLEMENTATION(Gather_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root,
            (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Gather_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Gatherv
int BND_IMPLEMENTATION(Gatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)root, (void)comm;
    return BND_RAISE("MPI_Gatherv", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Gatherv_c
int BND_IMPLEMENTATION(Gatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)root, (void)comm;
    return BND_RAISE("MPI_Gatherv_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Gatherv_init
int BND_IMPLEMENTATION(Gatherv_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)root, (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Gatherv_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Gatherv_init_c
int BND_IMPLEMENTATION(Gatherv_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)root, (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Gatherv_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Get
int BND_IMPLEMENTATION(Get)(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp,
            (void)target_count, (void)target_datatype, (void)win;
    return BND_RAISE("MPI_Get", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Get_accumulate
int BND_IMPLEMENTATION(Get_accumulate)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)result_addr, (void)result_count,
            (void)result_datatype, (void)target_rank, (void)target_disp, (void)target_count, (void)target_datatype,
            (void)op, (void)win;
    return BND_RAISE("MPI_Get_accumulate", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Get_accumulate_c
int BND_IMPLEMENTATION(Get_accumulate_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)result_addr, (void)result_count,
            (void)result_datatype, (void)target_rank, (void)target_disp, (void)target_count, (void)target_datatype,
            (void)op, (void)win;
    return BND_RAISE("MPI_Get_accumulate_c", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Get_address
int BND_IMPLEMENTATION(Get_address)(const void *location, MPI_Aint *address)
{
    (void)location, (void)address;
    return BND_RAISE("MPI_Get_address", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Get_c
int BND_IMPLEMENTATION(Get_c)(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp,
            (void)target_count, (void)target_datatype, (void)win;
    return BND_RAISE("MPI_Get_c", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Get_count
int BND_IMPLEMENTATION(Get_count)(const MPI_Status *status, MPI_Datatype datatype, int *count)
{
    (void)status, (void)datatype, (void)count;
    return BND_RAISE("MPI_Get_count", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Get_count_c
int BND_IMPLEMENTATION(Get_count_c)(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)
{
    (void)status, (void)datatype, (void)count;
    return BND_RAISE("MPI_Get_count_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Get_elements
int BND_IMPLEMENTATION(Get_elements)(const MPI_Status *status, MPI_Datatype datatype, int *count)
{
    (void)status, (void)datatype, (void)count;
    return BND_RAISE("MPI_Get_elements", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Get_elements_c
int BND_IMPLEMENTATION(Get_elements_c)(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)
{
    (void)status, (void)datatype, (void)count;
    return BND_RAISE("MPI_Get_elements_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Get_elements_x
int BND_IMPLEMENTATION(Get_elements_x)(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)
{
    (void)status, (void)datatype, (void)count;
    return BND_RAISE("MPI_Get_elements_x", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Get_hw_resource_info
int BND_IMPLEMENTATION(Get_hw_resource_info)(MPI_Info *hw_info)
{
    (void)hw_info;
    return BND_RAISE("MPI_Get_hw_resource_info", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Get_library_version
int BND_IMPLEMENTATION(Get_library_version)(char *version, int *resultlen)
{
    (void)version, (void)resultlen;
    return BND_RAISE("MPI_Get_library_version", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Get_processor_name
int BND_IMPLEMENTATION(Get_processor_name)(char *name, int *resultlen)
{
    (void)name, (void)resultlen;
    return BND_RAISE("MPI_Get_processor_name", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Get_version
int BND_IMPLEMENTATION(Get_version)(int *version, int *subversion)
{
    (void)version, (void)subversion;
    return BND_RAISE("MPI_Get_version", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Graph_create
int BND_IMPLEMENTATION(Graph_create)(MPI_Comm comm_old, int nnodes, const int index[], const int edges[], int reorder,
        MPI_Comm *comm_graph)
{
    (void)comm_old, (void)nnodes, (void)index, (void)edges, (void)reorder, (void)comm_graph;
    return BND_RAISE("MPI_Graph_create", BND_ON_COMM, comm_old);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Graph_get
int BND_IMPLEMENTATION(Graph_get)(MPI_Comm comm, int maxindex, int maxedges, int index[], int edges[])
{
    (void)comm, (void)maxindex, (void)maxedges, (void)index, (void)edges;
    return BND_RAISE("MPI_Graph_get", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Graph_map
int BND_IMPLEMENTATION(Graph_map)(MPI_Comm comm, int nnodes, const int index[], const int edges[], int *newrank)
{
    (void)comm, (void)nnodes, (void)index, (void)edges, (void)newrank;
    return BND_RAISE("MPI_Graph_map", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Graph_neighbors
int BND_IMPLEMENTATION(Graph_neighbors)(MPI_Comm comm, int rank, int maxneighbors, int neighbors[])
{
    (void)comm, (void)rank, (void)maxneighbors, (void)neighbors;
    return BND_RAISE("MPI_Graph_neighbors", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Graph_neighbors_count
int BND_IMPLEMENTATION(Graph_neighbors_count)(MPI_Comm comm, int rank, int *nneighbors)
{
    (void)comm, (void)rank, (void)nneighbors;
    return BND_RAISE("MPI_Graph_neighbors_count", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Graphdims_get
int BND_IMPLEMENTATION(Graphdims_get)(MPI_Comm comm, int *nnodes, int *nedges)
{
    (void)comm, (void)nnodes, (void)nedges;
    return BND_RAISE("MPI_Graphdims_get", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Grequest_complete
int BND_IMPLEMENTATION(Grequest_complete)(MPI_Request request)
{
    (void)request;
    return BND_RAISE("MPI_Grequest_complete", BND_ON_REQUEST, request);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Grequest_start
int BND_IMPLEMENTATION(Grequest_start)(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn,
        MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request)
{
    (void)query_fn, (void)free_fn, (void)cancel_fn, (void)extra_state, (void)request;
    return BND_RAISE("MPI_Grequest_start", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Group_compare
int BND_IMPLEMENTATION(Group_compare)(MPI_Group group1, MPI_Group group2, int *result)
{
    (void)group1, (void)group2, (void)result;
    return BND_RAISE("MPI_Group_compare", BND_ON_GROUP, group1);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Group_difference
int BND_IMPLEMENTATION(Group_difference)(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    (void)group1, (void)group2, (void)newgroup;
    return BND_RAISE("MPI_Group_difference", BND_ON_GROUP, group1);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Group_excl
int BND_IMPLEMENTATION(Group_excl)(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)
{
    (void)group, (void)n, (void)ranks, (void)newgroup;
    return BND_RAISE("MPI_Group_excl", BND_ON_GROUP, group);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Group_free
int BND_IMPLEMENTATION(Group_free)(MPI_Group *group)
{
    (void)group;
    return BND_RAISE("MPI_Group_free", BND_ON_GROUP, *group);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Group_from_session_pset
int BND_IMPLEMENTATION(Group_from_session_pset)(MPI_Session session, const char *pset_name, MPI_Group *newgroup)
{
    (void)session, (void)pset_name, (void)newgroup;
    return BND_RAISE("MPI_Group_from_session_pset", BND_ON_SESSION, session);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Group_incl
int BND_IMPLEMENTATION(Group_incl)(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)
{
    (void)group, (void)n, (void)ranks, (void)newgroup;
    return BND_RAISE("MPI_Group_incl", BND_ON_GROUP, group);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Group_intersection
int BND_IMPLEMENTATION(Group_intersection)(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    (void)group1, (void)group2, (void)newgroup;
    return BND_RAISE("MPI_Group_intersection", BND_ON_GROUP, group1);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Group_range_excl
int BND_IMPLEMENTATION(Group_range_excl)(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)
{
    (void)group, (void)n, (void)ranges, (void)newgroup;
    return BND_RAISE("MPI_Group_range_excl", BND_ON_GROUP, group);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Group_range_incl
int BND_IMPLEMENTATION(Group_range_incl)(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)
{
    (void)group, (void)n, (void)ranges, (void)newgroup;
    return BND_RAISE("MPI_Group_range_incl", BND_ON_GROUP, group);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Group_rank
int BND_IMPLEMENTATION(Group_rank)(MPI_Group group, int *rank)
{
    (void)group, (void)rank;
    return BND_RAISE("MPI_Group_rank", BND_ON_GROUP, group);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Group_size
int BND_IMPLEMENTATION(Group_size)(MPI_Group group, int *size)
{
    (void)group, (void)size;
    return BND_RAISE("MPI_Group_size", BND_ON_GROUP, group);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Group_translate_ranks
int BND_IMPLEMENTATION(Group_translate_ranks)(MPI_Group group1, int n, const int ranks1[], MPI_Group group2,
        int ranks2[])
{
    (void)group1, (void)n, (void)ranks1, (void)group2, (void)ranks2;
    return BND_RAISE("MPI_Group_translate_ranks", BND_ON_GROUP, group1);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Group_union
int BND_IMPLEMENTATION(Group_union)(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    (void)group1, (void)group2, (void)newgroup;
    return BND_RAISE("MPI_Group_union", BND_ON_GROUP, group1);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Iallgather
int BND_IMPLEMENTATION(Iallgather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)request;
    return BND_RAISE("MPI_Iallgather", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Iallgather_c
int BND_IMPLEMENTATION(Iallgather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)request;
    return BND_RAISE("MPI_Iallgather_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Iallgatherv
int BND_IMPLEMENTATION(Iallgatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)comm, (void)request;
    return BND_RAISE("MPI_Iallgatherv", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Iallgatherv_c
int BND_IMPLEMENTATION(Iallgatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)comm, (void)request;
    return BND_RAISE("MPI_Iallgatherv_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Iallreduce
int BND_IMPLEMENTATION(Iallreduce)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)request;
    return BND_RAISE("MPI_Iallreduce", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Iallreduce_c
int BND_IMPLEMENTATION(Iallreduce_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)request;
    return BND_RAISE("MPI_Iallreduce_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ialltoall
int BND_IMPLEMENTATION(Ialltoall)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)request;
    return BND_RAISE("MPI_Ialltoall", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ialltoall_c
int BND_IMPLEMENTATION(Ialltoall_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)request;
    return BND_RAISE("MPI_Ialltoall_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ialltoallv
int BND_IMPLEMENTATION(Ialltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtype, (void)comm, (void)request;
    return BND_RAISE("MPI_Ialltoallv", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ialltoallv_c
int BND_IMPLEMENTATION(Ialltoallv_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtype, (void)comm, (void)request;
    return BND_RAISE("MPI_Ialltoallv_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ialltoallw
int BND_IMPLEMENTATION(Ialltoallw)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtypes, (void)comm, (void)request;
    return BND_RAISE("MPI_Ialltoallw", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ialltoallw_c
int BND_IMPLEMENTATION(Ialltoallw_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtypes, (void)comm, (void)request;
    return BND_RAISE("MPI_Ialltoallw_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ibarrier
int BND_IMPLEMENTATION(Ibarrier)(MPI_Comm comm, MPI_Request *request)
{
    (void)comm, (void)request;
    return BND_RAISE("MPI_Ibarrier", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ibcast
int BND_IMPLEMENTATION(Ibcast)(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm,
        MPI_Request *request)
{
    (void)buffer, (void)count, (void)datatype, (void)root, (void)comm, (void)request;
    return BND_RAISE("MPI_Ibcast", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ibcast_c
int BND_IMPLEMENTATION(Ibcast_c)(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
        MPI_Request *request)
{
    (void)buffer, (void)count, (void)datatype, (void)root, (void)comm, (void)request;
    return BND_RAISE("MPI_Ibcast_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ibsend
int BND_IMPLEMENTATION(Ibsend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_RAISE("MPI_Ibsend", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ibsend_c
int BND_IMPLEMENTATION(Ibsend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_RAISE("MPI_Ibsend_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Iexscan
int BND_IMPLEMENTATION(Iexscan)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)request;
    return BND_RAISE("MPI_Iexscan", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Iexscan_c
int BND_IMPLEMENTATION(Iexscan_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)request;
    return BND_RAISE("MPI_Iexscan_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Igather
int BND_IMPLEMENTATION(Igather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root,
            (void)comm, (void)request;
    return BND_RAISE("MPI_Igather", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Igather_c
int BND_IMPLEMENTATION(Igather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root,
            (void)comm, (void)request;
    return BND_RAISE("MPI_Igather_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Igatherv
int BND_IMPLEMENTATION(Igatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)root, (void)comm, (void)request;
    return BND_RAISE("MPI_Igatherv", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Igatherv_c
int BND_IMPLEMENTATION(Igatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)root, (void)comm, (void)request;
    return BND_RAISE("MPI_Igatherv_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Improbe
int BND_IMPLEMENTATION(Improbe)(int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message,
        MPI_Status *status)
{
    (void)source, (void)tag, (void)comm, (void)flag, (void)message, (void)status;
    return BND_RAISE("MPI_Improbe", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Imrecv
int BND_IMPLEMENTATION(Imrecv)(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)message, (void)request;
    return BND_RAISE("MPI_Imrecv", BND_ON_MESSAGE, *message);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Imrecv_c
int BND_IMPLEMENTATION(Imrecv_c)(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message,
        MPI_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)message, (void)request;
    return BND_RAISE("MPI_Imrecv_c", BND_ON_MESSAGE, *message);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ineighbor_allgather
int BND_IMPLEMENTATION(Ineighbor_allgather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)request;
    return BND_RAISE("MPI_Ineighbor_allgather", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ineighbor_allgather_c
int BND_IMPLEMENTATION(Ineighbor_allgather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)request;
    return BND_RAISE("MPI_Ineighbor_allgather_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ineighbor_allgatherv
int BND_IMPLEMENTATION(Ineighbor_allgatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)comm, (void)request;
    return BND_RAISE("MPI_Ineighbor_allgatherv", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ineighbor_allgatherv_c
int BND_IMPLEMENTATION(Ineighbor_allgatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)comm, (void)request;
    return BND_RAISE("MPI_Ineighbor_allgatherv_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ineighbor_alltoall
int BND_IMPLEMENTATION(Ineighbor_alltoall)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)request;
    return BND_RAISE("MPI_Ineighbor_alltoall", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ineighbor_alltoall_c
int BND_IMPLEMENTATION(Ineighbor_alltoall_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)request;
    return BND_RAISE("MPI_Ineighbor_alltoall_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ineighbor_alltoallv
int BND_IMPLEMENTATION(Ineighbor_alltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtype, (void)comm, (void)request;
    return BND_RAISE("MPI_Ineighbor_alltoallv", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ineighbor_alltoallv_c
int BND_IMPLEMENTATION(Ineighbor_alltoallv_c)(const void *sendbuf, const MPI_Count sendcounts[],
        const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[],
        const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtype, (void)comm, (void)request;
    return BND_RAISE("MPI_Ineighbor_alltoallv_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ineighbor_alltoallw
int BND_IMPLEMENTATION(Ineighbor_alltoallw)(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtypes, (void)comm, (void)request;
    return BND_RAISE("MPI_Ineighbor_alltoallw", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ineighbor_alltoallw_c
int BND_IMPLEMENTATION(Ineighbor_alltoallw_c)(const void *sendbuf, const MPI_Count sendcounts[],
        const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[],
        const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtypes, (void)comm, (void)request;
    return BND_RAISE("MPI_Ineighbor_alltoallw_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Info_create
int BND_IMPLEMENTATION(Info_create)(MPI_Info *info)
{
    (void)info;
    return BND_RAISE("MPI_Info_create", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Info_create_env
int BND_IMPLEMENTATION(Info_create_env)(int argc, char *argv[], MPI_Info *info)
{
    (void)argc, (void)argv, (void)info;
    return BND_RAISE("MPI_Info_create_env", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Info_delete
int BND_IMPLEMENTATION(Info_delete)(MPI_Info info, const char *key)
{
    (void)info, (void)key;
    return BND_RAISE("MPI_Info_delete", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Info_dup
int BND_IMPLEMENTATION(Info_dup)(MPI_Info info, MPI_Info *newinfo)
{
    (void)info, (void)newinfo;
    return BND_RAISE("MPI_Info_dup", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Info_free
int BND_IMPLEMENTATION(Info_free)(MPI_Info *info)
{
    (void)info;
    return BND_RAISE("MPI_Info_free", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Info_get
int BND_IMPLEMENTATION(Info_get)(MPI_Info info, const char *key, int valuelen, char *value, int *flag)
{
    (void)info, (void)key, (void)valuelen, (void)value, (void)flag;
    return BND_RAISE("MPI_Info_get", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Info_get_nkeys
int BND_IMPLEMENTATION(Info_get_nkeys)(MPI_Info info, int *nkeys)
{
    (void)info, (void)nkeys;
    return BND_RAISE("MPI_Info_get_nkeys", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Info_get_nthkey
int BND_IMPLEMENTATION(Info_get_nthkey)(MPI_Info info, int n, char *key)
{
    (void)info, (void)n, (void)key;
    return BND_RAISE("MPI_Info_get_nthkey", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Info_get_string
int BND_IMPLEMENTATION(Info_get_string)(MPI_Info info, const char *key, int *buflen, char *value, int *flag)
{
    (void)info, (void)key, (void)buflen, (void)value, (void)flag;
    return BND_RAISE("MPI_Info_get_string", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Info_get_valuelen
int BND_IMPLEMENTATION(Info_get_valuelen)(MPI_Info info, const char *key, int *valuelen, int *flag)
{
    (void)info, (void)key, (void)valuelen, (void)flag;
    return BND_RAISE("MPI_Info_get_valuelen", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Info_set
int BND_IMPLEMENTATION(Info_set)(MPI_Info info, const char *key, const char *value)
{
    (void)info, (void)key, (void)value;
    return BND_RAISE("MPI_Info_set", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Init
int BND_IMPLEMENTATION(Init)(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    return BND_RAISE("MPI_Init", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Init_thread
int BND_IMPLEMENTATION(Init_thread)(int *argc, char ***argv, int required, int *provided)
{
    (void)argc, (void)argv, (void)required, (void)provided;
    return BND_RAISE("MPI_Init_thread", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Initialized
int BND_IMPLEMENTATION(Initialized)(int *flag)
{
    (void)flag;
    return BND_RAISE("MPI_Initialized", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Intercomm_create
int BND_IMPLEMENTATION(Intercomm_create)(MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader,
        int tag, MPI_Comm *newintercomm)
{
    (void)local_comm, (void)local_leader, (void)peer_comm, (void)remote_leader, (void)tag, (void)newintercomm;
    return BND_RAISE("MPI_Intercomm_create", BND_ON_COMM, local_comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Intercomm_create_from_groups
int BND_IMPLEMENTATION(Intercomm_create_from_groups)(MPI_Group local_group, int local_leader, MPI_Group remote_group,
        int remote_leader, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newintercomm)
{
    (void)local_group, (void)local_leader, (void)remote_group, (void)remote_leader, (void)stringtag, (void)info,
            (void)errhandler, (void)newintercomm;
    return BND_RAISE("MPI_Intercomm_create_from_groups", BND_ON_ERRHANDLER, errhandler);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Intercomm_merge
int BND_IMPLEMENTATION(Intercomm_merge)(MPI_Comm intercomm, int high, MPI_Comm *newintracomm)
{
    (void)intercomm, (void)high, (void)newintracomm;
    return BND_RAISE("MPI_Intercomm_merge", BND_ON_COMM, intercomm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Iprobe
int BND_IMPLEMENTATION(Iprobe)(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status)
{
    (void)source, (void)tag, (void)comm, (void)flag, (void)status;
    return BND_RAISE("MPI_Iprobe", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Irecv
int BND_IMPLEMENTATION(Irecv)(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)source, (void)tag, (void)comm, (void)request;
    return BND_RAISE("MPI_Irecv", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Irecv_c
int BND_IMPLEMENTATION(Irecv_c)(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)source, (void)tag, (void)comm, (void)request;
    return BND_RAISE("MPI_Irecv_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ireduce
int BND_IMPLEMENTATION(Ireduce)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        int root, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)root, (void)comm, (void)request;
    return BND_RAISE("MPI_Ireduce", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ireduce_c
int BND_IMPLEMENTATION(Ireduce_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, int root, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)root, (void)comm, (void)request;
    return BND_RAISE("MPI_Ireduce_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ireduce_scatter
int BND_IMPLEMENTATION(Ireduce_scatter)(const void *sendbuf, void *recvbuf, const int recvcounts[],
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)recvcounts, (void)datatype, (void)op, (void)comm, (void)request;
    return BND_RAISE("MPI_Ireduce_scatter", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ireduce_scatter_block
int BND_IMPLEMENTATION(Ireduce_scatter_block)(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)recvcount, (void)datatype, (void)op, (void)comm, (void)request;
    return BND_RAISE("MPI_Ireduce_scatter_block", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ireduce_scatter_block_c
int BND_IMPLEMENTATION(Ireduce_scatter_block_c)(const void *sendbuf, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)recvcount, (void)datatype, (void)op, (void)comm, (void)request;
    return BND_RAISE("MPI_Ireduce_scatter_block_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ireduce_scatter_c
int BND_IMPLEMENTATION(Ireduce_scatter_c)(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[],
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)recvcounts, (void)datatype, (void)op, (void)comm, (void)request;
    return BND_RAISE("MPI_Ireduce_scatter_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Irsend
int BND_IMPLEMENTATION(Irsend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_RAISE("MPI_Irsend", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Irsend_c
int BND_IMPLEMENTATION(Irsend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_RAISE("MPI_Irsend_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Is_thread_main
int BND_IMPLEMENTATION(Is_thread_main)(int *flag)
{
    (void)flag;
    return BND_RAISE("MPI_Is_thread_main", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Iscan
int BND_IMPLEMENTATION(Iscan)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)request;
    return BND_RAISE("MPI_Iscan", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Iscan_c
int BND_IMPLEMENTATION(Iscan_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)request;
    return BND_RAISE("MPI_Iscan_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Iscatter
int BND_IMPLEMENTATION(Iscatter)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root,
            (void)comm, (void)request;
    return BND_RAISE("MPI_Iscatter", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Iscatter_c
int BND_IMPLEMENTATION(Iscatter_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root,
            (void)comm, (void)request;
    return BND_RAISE("MPI_Iscatter_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Iscatterv
int BND_IMPLEMENTATION(Iscatterv)(const void *sendbuf, const int sendcounts[], const int displs[],
        MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)displs, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype,
            (void)root, (void)comm, (void)request;
    return BND_RAISE("MPI_Iscatterv", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Iscatterv_c
int BND_IMPLEMENTATION(Iscatterv_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
        MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)displs, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype,
            (void)root, (void)comm, (void)request;
    return BND_RAISE("MPI_Iscatterv_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Isend
int BND_IMPLEMENTATION(Isend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_RAISE("MPI_Isend", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Isend_c
int BND_IMPLEMENTATION(Isend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_RAISE("MPI_Isend_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Isendrecv
int BND_IMPLEMENTATION(Isendrecv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)dest, (void)sendtag, (void)recvbuf, (void)recvcount,
            (void)recvtype, (void)source, (void)recvtag, (void)comm, (void)request;
    return BND_RAISE("MPI_Isendrecv", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Isendrecv_c
int BND_IMPLEMENTATION(Isendrecv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest,
        int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)dest, (void)sendtag, (void)recvbuf, (void)recvcount,
            (void)recvtype, (void)source, (void)recvtag, (void)comm, (void)request;
    return BND_RAISE("MPI_Isendrecv_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Isendrecv_replace
int BND_IMPLEMENTATION(Isendrecv_replace)(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag,
        int source, int recvtag, MPI_Comm comm, MPI_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)sendtag, (void)source, (void)recvtag, (void)comm,
            (void)request;
    return BND_RAISE("MPI_Isendrecv_replace", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Isendrecv_replace_c
int BND_IMPLEMENTATION(Isendrecv_replace_c)(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag,
        int source, int recvtag, MPI_Comm comm, MPI_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)sendtag, (void)source, (void)recvtag, (void)comm,
            (void)request;
    return BND_RAISE("MPI_Isendrecv_replace_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Issend
int BND_IMPLEMENTATION(Issend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_RAISE("MPI_Issend", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Issend_c
int BND_IMPLEMENTATION(Issend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_RAISE("MPI_Issend_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Keyval_create
int BND_IMPLEMENTATION(Keyval_create)(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval,
        void *extra_state)
{
    (void)copy_fn, (void)delete_fn, (void)keyval, (void)extra_state;
    return BND_RAISE("MPI_Keyval_create", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Keyval_free
int BND_IMPLEMENTATION(Keyval_free)(int *keyval)
{
    (void)keyval;
    return BND_RAISE("MPI_Keyval_free", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Lookup_name
int BND_IMPLEMENTATION(Lookup_name)(const char *service_name, MPI_Info info, char *port_name)
{
    (void)service_name, (void)info, (void)port_name;
    return BND_RAISE("MPI_Lookup_name", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Mprobe
int BND_IMPLEMENTATION(Mprobe)(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status)
{
    (void)source, (void)tag, (void)comm, (void)message, (void)status;
    return BND_RAISE("MPI_Mprobe", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Mrecv
int BND_IMPLEMENTATION(Mrecv)(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)
{
    (void)buf, (void)count, (void)datatype, (void)message, (void)status;
    return BND_RAISE("MPI_Mrecv", BND_ON_MESSAGE, *message);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Mrecv_c
int BND_IMPLEMENTATION(Mrecv_c)(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message,
        MPI_Status *status)
{
    (void)buf, (void)count, (void)datatype, (void)message, (void)status;
    return BND_RAISE("MPI_Mrecv_c", BND_ON_MESSAGE, *message);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Neighbor_allgather
int BND_IMPLEMENTATION(Neighbor_allgather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm;
    return BND_RAISE("MPI_Neighbor_allgather", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Neighbor_allgather_c
int BND_IMPLEMENTATION(Neighbor_allgather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm;
    return BND_RAISE("MPI_Neighbor_allgather_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Neighbor_allgather_init
int BND_IMPLEMENTATION(Neighbor_allgather_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)info, (void)request;
    return BND_RAISE("MPI_Neighbor_allgather_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Neighbor_allgather_init_c
int BND_IMPLEMENTATION(Neighbor_allgather_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)info, (void)request;
    return BND_RAISE("MPI_Neighbor_allgather_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Neighbor_allgatherv
int BND_IMPLEMENTATION(Neighbor_allgatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)comm;
    return BND_RAISE("MPI_Neighbor_allgatherv", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Neighbor_allgatherv_c
int BND_IMPLEMENTATION(Neighbor_allgatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)comm;
    return BND_RAISE("MPI_Neighbor_allgatherv_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Neighbor_allgatherv_init
int BND_IMPLEMENTATION(Neighbor_allgatherv_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype,
        void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Neighbor_allgatherv_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Neighbor_allgatherv_init_c
int BND_IMPLEMENTATION(Neighbor_allgatherv_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype,
            (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Neighbor_allgatherv_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Neighbor_alltoall
int BND_IMPLEMENTATION(Neighbor_alltoall)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm;
    return BND_RAISE("MPI_Neighbor_alltoall", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Neighbor_alltoall_c
int BND_IMPLEMENTATION(Neighbor_alltoall_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm;
    return BND_RAISE("MPI_Neighbor_alltoall_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Neighbor_alltoall_init
int BND_IMPLEMENTATION(Neighbor_alltoall_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)info, (void)request;
    return BND_RAISE("MPI_Neighbor_alltoall_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Neighbor_alltoall_init_c
int BND_IMPLEMENTATION(Neighbor_alltoall_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm,
            (void)info, (void)request;
    return BND_RAISE("MPI_Neighbor_alltoall_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Neighbor_alltoallv
int BND_IMPLEMENTATION(Neighbor_alltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtype, (void)comm;
    return BND_RAISE("MPI_Neighbor_alltoallv", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Neighbor_alltoallv_c
int BND_IMPLEMENTATION(Neighbor_alltoallv_c)(const void *sendbuf, const MPI_Count sendcounts[],
        const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[],
        const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtype, (void)comm;
    return BND_RAISE("MPI_Neighbor_alltoallv_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Neighbor_alltoallv_init
int BND_IMPLEMENTATION(Neighbor_alltoallv_init)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtype, (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Neighbor_alltoallv_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Neighbor_alltoallv_init_c
int BND_IMPLEMENTATION(Neighbor_alltoallv_init_c)(const void *sendbuf, const MPI_Count sendcounts[],
        const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[],
        const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtype, (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Neighbor_alltoallv_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Neighbor_alltoallw
int BND_IMPLEMENTATION(Neighbor_alltoallw)(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtypes, (void)comm;
    return BND_RAISE("MPI_Neighbor_alltoallw", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Neighbor_alltoallw_c
int BND_IMPLEMENTATION(Neighbor_alltoallw_c)(const void *sendbuf, const MPI_Count sendcounts[],
        const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[],
        const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtypes, (void)comm;
    return BND_RAISE("MPI_Neighbor_alltoallw_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Neighbor_alltoallw_init
int BND_IMPLEMENTATION(Neighbor_alltoallw_init)(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtypes, (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Neighbor_alltoallw_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Neighbor_alltoallw_init_c
int BND_IMPLEMENTATION(Neighbor_alltoallw_init_c)(const void *sendbuf, const MPI_Count sendcounts[],
        const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[],
        const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls,
            (void)recvtypes, (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Neighbor_alltoallw_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Op_commutative
int BND_IMPLEMENTATION(Op_commutative)(MPI_Op op, int *commute)
{
    (void)op, (void)commute;
    return BND_RAISE("MPI_Op_commutative", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Op_create
int BND_IMPLEMENTATION(Op_create)(MPI_User_function *user_fn, int commute, MPI_Op *op)
{
    (void)user_fn, (void)commute, (void)op;
    return BND_RAISE("MPI_Op_create", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Op_create_c
int BND_IMPLEMENTATION(Op_create_c)(MPI_User_function_c *user_fn, int commute, MPI_Op *op)
{
    (void)user_fn, (void)commute, (void)op;
    return BND_RAISE("MPI_Op_create_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Op_free
int BND_IMPLEMENTATION(Op_free)(MPI_Op *op)
{
    (void)op;
    return BND_RAISE("MPI_Op_free", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Open_port
int BND_IMPLEMENTATION(Open_port)(MPI_Info info, char *port_name)
{
    (void)info, (void)port_name;
    return BND_RAISE("MPI_Open_port", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Pack
int BND_IMPLEMENTATION(Pack)(const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize,
        int *position, MPI_Comm comm)
{
    (void)inbuf, (void)incount, (void)datatype, (void)outbuf, (void)outsize, (void)position, (void)comm;
    return BND_RAISE("MPI_Pack", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Pack_c
int BND_IMPLEMENTATION(Pack_c)(const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf,
        MPI_Count outsize, MPI_Count *position, MPI_Comm comm)
{
    (void)inbuf, (void)incount, (void)datatype, (void)outbuf, (void)outsize, (void)position, (void)comm;
    return BND_RAISE("MPI_Pack_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Pack_external
int BND_IMPLEMENTATION(Pack_external)(const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype,
        void *outbuf, MPI_Aint outsize, MPI_Aint *position)
{
    (void)datarep, (void)inbuf, (void)incount, (void)datatype, (void)outbuf, (void)outsize, (void)position;
    return BND_RAISE("MPI_Pack_external", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Pack_external_c
int BND_IMPLEMENTATION(Pack_external_c)(const char *datarep, const void *inbuf, MPI_Count incount,
        MPI_Datatype datatype, void *outbuf, MPI_Count outsize, MPI_Count *position)
{
    (void)datarep, (void)inbuf, (void)incount, (void)datatype, (void)outbuf, (void)outsize, (void)position;
    return BND_RAISE("MPI_Pack_external_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Pack_external_size
int BND_IMPLEMENTATION(Pack_external_size)(const char *datarep, int incount, MPI_Datatype datatype, MPI_Aint *size)
{
    (void)datarep, (void)incount, (void)datatype, (void)size;
    return BND_RAISE("MPI_Pack_external_size", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Pack_external_size_c
int BND_IMPLEMENTATION(Pack_external_size_c)(const char *datarep, MPI_Count incount, MPI_Datatype datatype,
        MPI_Count *size)
{
    (void)datarep, (void)incount, (void)datatype, (void)size;
    return BND_RAISE("MPI_Pack_external_size_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Pack_size
int BND_IMPLEMENTATION(Pack_size)(int incount, MPI_Datatype datatype, MPI_Comm comm, int *size)
{
    (void)incount, (void)datatype, (void)comm, (void)size;
    return BND_RAISE("MPI_Pack_size", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Pack_size_c
int BND_IMPLEMENTATION(Pack_size_c)(MPI_Count incount, MPI_Datatype datatype, MPI_Comm comm, MPI_Count *size)
{
    (void)incount, (void)datatype, (void)comm, (void)size;
    return BND_RAISE("MPI_Pack_size_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Parrived
int BND_IMPLEMENTATION(Parrived)(MPI_Request request, int partition, int *flag)
{
    (void)request, (void)partition, (void)flag;
    return BND_RAISE("MPI_Parrived", BND_ON_REQUEST, request);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Pready
int BND_IMPLEMENTATION(Pready)(int partition, MPI_Request request)
{
    (void)partition, (void)request;
    return BND_RAISE("MPI_Pready", BND_ON_REQUEST, request);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Pready_list
int BND_IMPLEMENTATION(Pready_list)(int length, const int array_of_partitions[], MPI_Request request)
{
    (void)length, (void)array_of_partitions, (void)request;
    return BND_RAISE("MPI_Pready_list", BND_ON_REQUEST, request);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Pready_range
int BND_IMPLEMENTATION(Pready_range)(int partition_low, int partition_high, MPI_Request request)
{
    (void)partition_low, (void)partition_high, (void)request;
    return BND_RAISE("MPI_Pready_range", BND_ON_REQUEST, request);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Precv_init
int BND_IMPLEMENTATION(Precv_init)(void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int source,
        int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)buf, (void)partitions, (void)count, (void)datatype, (void)source, (void)tag, (void)comm, (void)info,
            (void)request;
    return BND_RAISE("MPI_Precv_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Probe
int BND_IMPLEMENTATION(Probe)(int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    (void)source, (void)tag, (void)comm, (void)status;
    return BND_RAISE("MPI_Probe", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Psend_init
int BND_IMPLEMENTATION(Psend_init)(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest,
        int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)buf, (void)partitions, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)info,
            (void)request;
    return BND_RAISE("MPI_Psend_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Publish_name
int BND_IMPLEMENTATION(Publish_name)(const char *service_name, MPI_Info info, const char *port_name)
{
    (void)service_name, (void)info, (void)port_name;
    return BND_RAISE("MPI_Publish_name", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Put
int BND_IMPLEMENTATION(Put)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp,
            (void)target_count, (void)target_datatype, (void)win;
    return BND_RAISE("MPI_Put", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Put_c
int BND_IMPLEMENTATION(Put_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp,
            (void)target_count, (void)target_datatype, (void)win;
    return BND_RAISE("MPI_Put_c", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Query_thread
int BND_IMPLEMENTATION(Query_thread)(int *provided)
{
    (void)provided;
    return BND_RAISE("MPI_Query_thread", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Raccumulate
int BND_IMPLEMENTATION(Raccumulate)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win,
        MPI_Request *request)
{
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp,
            (void)target_count, (void)target_datatype, (void)op, (void)win, (void)request;
    return BND_RAISE("MPI_Raccumulate", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Raccumulate_c
int BND_IMPLEMENTATION(Raccumulate_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
        MPI_Win win, MPI_Request *request)
{
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp,
            (void)target_count, (void)target_datatype, (void)op, (void)win, (void)request;
    return BND_RAISE("MPI_Raccumulate_c", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Recv
int BND_IMPLEMENTATION(Recv)(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Status *status)
{
    (void)buf, (void)count, (void)datatype, (void)source, (void)tag, (void)comm, (void)status;
    return BND_RAISE("MPI_Recv", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Recv_c
int BND_IMPLEMENTATION(Recv_c)(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Status *status)
{
    (void)buf, (void)count, (void)datatype, (void)source, (void)tag, (void)comm, (void)status;
    return BND_RAISE("MPI_Recv_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Recv_init
int BND_IMPLEMENTATION(Recv_init)(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)source, (void)tag, (void)comm, (void)request;
    return BND_RAISE("MPI_Recv_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Recv_init_c
int BND_IMPLEMENTATION(Recv_init_c)(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag,
        MPI_Comm comm, MPI_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)source, (void)tag, (void)comm, (void)request;
    return BND_RAISE("MPI_Recv_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Reduce
int BND_IMPLEMENTATION(Reduce)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        int root, MPI_Comm comm)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)root, (void)comm;
    return BND_RAISE("MPI_Reduce", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Reduce_c
int BND_IMPLEMENTATION(Reduce_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        int root, MPI_Comm comm)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)root, (void)comm;
    return BND_RAISE("MPI_Reduce_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Reduce_init
int BND_IMPLEMENTATION(Reduce_init)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)root, (void)comm, (void)info,
            (void)request;
    return BND_RAISE("MPI_Reduce_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Reduce_init_c
int BND_IMPLEMENTATION(Reduce_init_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)root, (void)comm, (void)info,
            (void)request;
    return BND_RAISE("MPI_Reduce_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Reduce_local
int BND_IMPLEMENTATION(Reduce_local)(const void *inbuf, void *inoutbuf, int count, MPI_Datatype datatype, MPI_Op op)
{
    (void)inbuf, (void)inoutbuf, (void)count, (void)datatype, (void)op;
    return BND_RAISE("MPI_Reduce_local", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Reduce_local_c
int BND_IMPLEMENTATION(Reduce_local_c)(const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op)
{
    (void)inbuf, (void)inoutbuf, (void)count, (void)datatype, (void)op;
    return BND_RAISE("MPI_Reduce_local_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Reduce_scatter
int BND_IMPLEMENTATION(Reduce_scatter)(const void *sendbuf, void *recvbuf, const int recvcounts[],
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    (void)sendbuf, (void)recvbuf, (void)recvcounts, (void)datatype, (void)op, (void)comm;
    return BND_RAISE("MPI_Reduce_scatter", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Reduce_scatter_block
int BND_IMPLEMENTATION(Reduce_scatter_block)(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm)
{
    (void)sendbuf, (void)recvbuf, (void)recvcount, (void)datatype, (void)op, (void)comm;
    return BND_RAISE("MPI_Reduce_scatter_block", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Reduce_scatter_block_c
int BND_IMPLEMENTATION(Reduce_scatter_block_c)(const void *sendbuf, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    (void)sendbuf, (void)recvbuf, (void)recvcount, (void)datatype, (void)op, (void)comm;
    return BND_RAISE("MPI_Reduce_scatter_block_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Reduce_scatter_block_init
int BND_IMPLEMENTATION(Reduce_scatter_block_init)(const void *sendbuf, void *recvbuf, int recvcount,
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)recvcount, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Reduce_scatter_block_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Reduce_scatter_block_init_c
int BND_IMPLEMENTATION(Reduce_scatter_block_init_c)(const void *sendbuf, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)recvcount, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Reduce_scatter_block_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Reduce_scatter_c
int BND_IMPLEMENTATION(Reduce_scatter_c)(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[],
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    (void)sendbuf, (void)recvbuf, (void)recvcounts, (void)datatype, (void)op, (void)comm;
    return BND_RAISE("MPI_Reduce_scatter_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Reduce_scatter_init
int BND_IMPLEMENTATION(Reduce_scatter_init)(const void *sendbuf, void *recvbuf, const int recvcounts[],
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)recvcounts, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Reduce_scatter_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Reduce_scatter_init_c
int BND_IMPLEMENTATION(Reduce_scatter_init_c)(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[],
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)recvcounts, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Reduce_scatter_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Register_datarep
int BND_IMPLEMENTATION(Register_datarep)(const char *datarep, MPI_Datarep_conversion_function *read_conversion_fn,
        MPI_Datarep_conversion_function *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state)
{
    (void)datarep, (void)read_conversion_fn, (void)write_conversion_fn, (void)dtype_file_extent_fn, (void)extra_state;
    return BND_RAISE("MPI_Register_datarep", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Register_datarep_c
int BND_IMPLEMENTATION(Register_datarep_c)(const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn,
        MPI_Datarep_conversion_function_c *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state)
{
    (void)datarep, (void)read_conversion_fn, (void)write_conversion_fn, (void)dtype_file_extent_fn, (void)extra_state;
    return BND_RAISE("MPI_Register_datarep_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Remove_error_class
int BND_IMPLEMENTATION(Remove_error_class)(int errorclass)
{
    (void)errorclass;
    return BND_RAISE("MPI_Remove_error_class", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Remove_error_code
int BND_IMPLEMENTATION(Remove_error_code)(int errorcode)
{
    (void)errorcode;
    return BND_RAISE("MPI_Remove_error_code", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Remove_error_string
int BND_IMPLEMENTATION(Remove_error_string)(int errorcode)
{
    (void)errorcode;
    return BND_RAISE("MPI_Remove_error_string", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Request_free
int BND_IMPLEMENTATION(Request_free)(MPI_Request *request)
{
    (void)request;
    return BND_RAISE("MPI_Request_free", BND_ON_REQUEST, *request);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Request_get_status
int BND_IMPLEMENTATION(Request_get_status)(MPI_Request request, int *flag, MPI_Status *status)
{
    (void)request, (void)flag, (void)status;
    return BND_RAISE("MPI_Request_get_status", BND_ON_REQUEST, request);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Request_get_status_all
int BND_IMPLEMENTATION(Request_get_status_all)(int count, const MPI_Request array_of_requests[], int *flag,
        MPI_Status array_of_statuses[])
{
    (void)count, (void)array_of_requests, (void)flag, (void)array_of_statuses;
    return BND_RAISE("MPI_Request_get_status_all", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Request_get_status_any
int BND_IMPLEMENTATION(Request_get_status_any)(int count, const MPI_Request array_of_requests[], int *index, int *flag,
        MPI_Status *status)
{
    (void)count, (void)array_of_requests, (void)index, (void)flag, (void)status;
    return BND_RAISE("MPI_Request_get_status_any", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Request_get_status_some
int BND_IMPLEMENTATION(Request_get_status_some)(int incount, const MPI_Request array_of_requests[], int *outcount,
        int array_of_indices[], MPI_Status array_of_statuses[])
{
    (void)incount, (void)array_of_requests, (void)outcount, (void)array_of_indices, (void)array_of_statuses;
    return BND_RAISE("MPI_Request_get_status_some", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Rget
int BND_IMPLEMENTATION(Rget)(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp,
            (void)target_count, (void)target_datatype, (void)win, (void)request;
    return BND_RAISE("MPI_Rget", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Rget_accumulate
int BND_IMPLEMENTATION(Rget_accumulate)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)result_addr, (void)result_count,
            (void)result_datatype, (void)target_rank, (void)target_disp, (void)target_count, (void)target_datatype,
            (void)op, (void)win, (void)request;
    return BND_RAISE("MPI_Rget_accumulate", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Rget_accumulate_c
int BND_IMPLEMENTATION(Rget_accumulate_c)(const void *origin_addr, MPI_Count origin_count,
        MPI_Datatype origin_datatype, void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
        MPI_Win win, MPI_Request *request)
{
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)result_addr, (void)result_count,
            (void)result_datatype, (void)target_rank, (void)target_disp, (void)target_count, (void)target_datatype,
            (void)op, (void)win, (void)request;
    return BND_RAISE("MPI_Rget_accumulate_c", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Rget_c
int BND_IMPLEMENTATION(Rget_c)(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win,
        MPI_Request *request)
{
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp,
            (void)target_count, (void)target_datatype, (void)win, (void)request;
    return BND_RAISE("MPI_Rget_c", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Rput
int BND_IMPLEMENTATION(Rput)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp,
            (void)target_count, (void)target_datatype, (void)win, (void)request;
    return BND_RAISE("MPI_Rput", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Rput_c
int BND_IMPLEMENTATION(Rput_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win,
        MPI_Request *request)
{
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp,
            (void)target_count, (void)target_datatype, (void)win, (void)request;
    return BND_RAISE("MPI_Rput_c", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Rsend
int BND_IMPLEMENTATION(Rsend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm;
    return BND_RAISE("MPI_Rsend", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Rsend_c
int BND_IMPLEMENTATION(Rsend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm;
    return BND_RAISE("MPI_Rsend_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Rsend_init
int BND_IMPLEMENTATION(Rsend_init)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_RAISE("MPI_Rsend_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Rsend_init_c
int BND_IMPLEMENTATION(Rsend_init_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_RAISE("MPI_Rsend_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Scan
int BND_IMPLEMENTATION(Scan)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm;
    return BND_RAISE("MPI_Scan", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Scan_c
int BND_IMPLEMENTATION(Scan_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm;
    return BND_RAISE("MPI_Scan_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Scan_init
int BND_IMPLEMENTATION(Scan_init)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Scan_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Scan_init_c
int BND_IMPLEMENTATION(Scan_init_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Scan_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Scatter
int BND_IMPLEMENTATION(Scatter)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root,
            (void)comm;
    return BND_RAISE("MPI_Scatter", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Scatter_c
int BND_IMPLEMENTATION(Scatter_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root,
            (void)comm;
    return BND_RAISE("MPI_Scatter_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Scatter_init
int BND_IMPLEMENTATION(Scatter_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root,
            (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Scatter_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Scatter_init_c
int BND_IMPLEMENTATION(Scatter_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root,
            (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Scatter_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Scatterv
int BND_IMPLEMENTATION(Scatterv)(const void *sendbuf, const int sendcounts[], const int displs[],
        MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    (void)sendbuf, (void)sendcounts, (void)displs, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype,
            (void)root, (void)comm;
    return BND_RAISE("MPI_Scatterv", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Scatterv_c
int BND_IMPLEMENTATION(Scatterv_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
        MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    (void)sendbuf, (void)sendcounts, (void)displs, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype,
            (void)root, (void)comm;
    return BND_RAISE("MPI_Scatterv_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Scatterv_init
int BND_IMPLEMENTATION(Scatterv_init)(const void *sendbuf, const int sendcounts[], const int displs[],
        MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)displs, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype,
            (void)root, (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Scatterv_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Scatterv_init_c
int BND_IMPLEMENTATION(Scatterv_init_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
        MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    (void)sendbuf, (void)sendcounts, (void)displs, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype,
            (void)root, (void)comm, (void)info, (void)request;
    return BND_RAISE("MPI_Scatterv_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Send
int BND_IMPLEMENTATION(Send)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm;
    return BND_RAISE("MPI_Send", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Send_c
int BND_IMPLEMENTATION(Send_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm;
    return BND_RAISE("MPI_Send_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Send_init
int BND_IMPLEMENTATION(Send_init)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_RAISE("MPI_Send_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Send_init_c
int BND_IMPLEMENTATION(Send_init_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_RAISE("MPI_Send_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Sendrecv
int BND_IMPLEMENTATION(Sendrecv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Status *status)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)dest, (void)sendtag, (void)recvbuf, (void)recvcount,
            (void)recvtype, (void)source, (void)recvtag, (void)comm, (void)status;
    return BND_RAISE("MPI_Sendrecv", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Sendrecv_c
int BND_IMPLEMENTATION(Sendrecv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest,
        int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Status *status)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)dest, (void)sendtag, (void)recvbuf, (void)recvcount,
            (void)recvtype, (void)source, (void)recvtag, (void)comm, (void)status;
    return BND_RAISE("MPI_Sendrecv_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Sendrecv_replace
int BND_IMPLEMENTATION(Sendrecv_replace)(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag,
        int source, int recvtag, MPI_Comm comm, MPI_Status *status)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)sendtag, (void)source, (void)recvtag, (void)comm,
            (void)status;
    return BND_RAISE("MPI_Sendrecv_replace", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Sendrecv_replace_c
int BND_IMPLEMENTATION(Sendrecv_replace_c)(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag,
        int source, int recvtag, MPI_Comm comm, MPI_Status *status)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)sendtag, (void)source, (void)recvtag, (void)comm,
            (void)status;
    return BND_RAISE("MPI_Sendrecv_replace_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Session_attach_buffer
int BND_IMPLEMENTATION(Session_attach_buffer)(MPI_Session session, void *buffer, int size)
{
    (void)session, (void)buffer, (void)size;
    return BND_RAISE("MPI_Session_attach_buffer", BND_ON_SESSION, session);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Session_attach_buffer_c
int BND_IMPLEMENTATION(Session_attach_buffer_c)(MPI_Session session, void *buffer, MPI_Count size)
{
    (void)session, (void)buffer, (void)size;
    return BND_RAISE("MPI_Session_attach_buffer_c", BND_ON_SESSION, session);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Session_call_errhandler
int BND_IMPLEMENTATION(Session_call_errhandler)(MPI_Session session, int errorcode)
{
    (void)session, (void)errorcode;
    return BND_RAISE("MPI_Session_call_errhandler", BND_ON_SESSION, session);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Session_create_errhandler
int BND_IMPLEMENTATION(Session_create_errhandler)(MPI_Session_errhandler_function *session_errhandler_fn,
        MPI_Errhandler *errhandler)
{
    (void)session_errhandler_fn, (void)errhandler;
    return BND_RAISE("MPI_Session_create_errhandler", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Session_detach_buffer
int BND_IMPLEMENTATION(Session_detach_buffer)(MPI_Session session, void *buffer_addr, int *size)
{
    (void)session, (void)buffer_addr, (void)size;
    return BND_RAISE("MPI_Session_detach_buffer", BND_ON_SESSION, session);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Session_detach_buffer_c
int BND_IMPLEMENTATION(Session_detach_buffer_c)(MPI_Session session, void *buffer_addr, MPI_Count *size)
{
    (void)session, (void)buffer_addr, (void)size;
    return BND_RAISE("MPI_Session_detach_buffer_c", BND_ON_SESSION, session);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Session_finalize
int BND_IMPLEMENTATION(Session_finalize)(MPI_Session *session)
{
    (void)session;
    return BND_RAISE("MPI_Session_finalize", BND_ON_SESSION, *session);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Session_flush_buffer
int BND_IMPLEMENTATION(Session_flush_buffer)(MPI_Session session)
{
    (void)session;
    return BND_RAISE("MPI_Session_flush_buffer", BND_ON_SESSION, session);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Session_get_errhandler
int BND_IMPLEMENTATION(Session_get_errhandler)(MPI_Session session, MPI_Errhandler *errhandler)
{
    (void)session, (void)errhandler;
    return BND_RAISE("MPI_Session_get_errhandler", BND_ON_SESSION, session);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Session_get_info
int BND_IMPLEMENTATION(Session_get_info)(MPI_Session session, MPI_Info *info_used)
{
    (void)session, (void)info_used;
    return BND_RAISE("MPI_Session_get_info", BND_ON_SESSION, session);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Session_get_nth_pset
int BND_IMPLEMENTATION(Session_get_nth_pset)(MPI_Session session, MPI_Info info, int n, int *pset_len, char *pset_name)
{
    (void)session, (void)info, (void)n, (void)pset_len, (void)pset_name;
    return BND_RAISE("MPI_Session_get_nth_pset", BND_ON_SESSION, session);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Session_get_num_psets
int BND_IMPLEMENTATION(Session_get_num_psets)(MPI_Session session, MPI_Info info, int *npset_names)
{
    (void)session, (void)info, (void)npset_names;
    return BND_RAISE("MPI_Session_get_num_psets", BND_ON_SESSION, session);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Session_get_pset_info
int BND_IMPLEMENTATION(Session_get_pset_info)(MPI_Session session, const char *pset_name, MPI_Info *info)
{
    (void)session, (void)pset_name, (void)info;
    return BND_RAISE("MPI_Session_get_pset_info", BND_ON_SESSION, session);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Session_iflush_buffer
int BND_IMPLEMENTATION(Session_iflush_buffer)(MPI_Session session, MPI_Request *request)
{
    (void)session, (void)request;
    return BND_RAISE("MPI_Session_iflush_buffer", BND_ON_SESSION, session);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Session_init
int BND_IMPLEMENTATION(Session_init)(MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session)
{
    (void)info, (void)errhandler, (void)session;
    return BND_RAISE("MPI_Session_init", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Session_set_errhandler
int BND_IMPLEMENTATION(Session_set_errhandler)(MPI_Session session, MPI_Errhandler errhandler)
{
    (void)session, (void)errhandler;
    return BND_RAISE("MPI_Session_set_errhandler", BND_ON_SESSION, session);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ssend
int BND_IMPLEMENTATION(Ssend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm;
    return BND_RAISE("MPI_Ssend", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ssend_c
int BND_IMPLEMENTATION(Ssend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm;
    return BND_RAISE("MPI_Ssend_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ssend_init
int BND_IMPLEMENTATION(Ssend_init)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_RAISE("MPI_Ssend_init", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Ssend_init_c
int BND_IMPLEMENTATION(Ssend_init_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_RAISE("MPI_Ssend_init_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Start
int BND_IMPLEMENTATION(Start)(MPI_Request *request)
{
    (void)request;
    return BND_RAISE("MPI_Start", BND_ON_REQUEST, *request);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Startall
int BND_IMPLEMENTATION(Startall)(int count, MPI_Request array_of_requests[])
{
    (void)count, (void)array_of_requests;
    return BND_RAISE("MPI_Startall", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Status_get_error
int BND_IMPLEMENTATION(Status_get_error)(const MPI_Status *status, int *err)
{
    (void)status, (void)err;
    return BND_RAISE("MPI_Status_get_error", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Status_get_source
int BND_IMPLEMENTATION(Status_get_source)(const MPI_Status *status, int *source)
{
    (void)status, (void)source;
    return BND_RAISE("MPI_Status_get_source", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Status_get_tag
int BND_IMPLEMENTATION(Status_get_tag)(const MPI_Status *status, int *tag)
{
    (void)status, (void)tag;
    return BND_RAISE("MPI_Status_get_tag", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Status_set_cancelled
int BND_IMPLEMENTATION(Status_set_cancelled)(MPI_Status *status, int flag)
{
    (void)status, (void)flag;
    return BND_RAISE("MPI_Status_set_cancelled", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Status_set_elements
int BND_IMPLEMENTATION(Status_set_elements)(MPI_Status *status, MPI_Datatype datatype, int count)
{
    (void)status, (void)datatype, (void)count;
    return BND_RAISE("MPI_Status_set_elements", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Status_set_elements_c
int BND_IMPLEMENTATION(Status_set_elements_c)(MPI_Status *status, MPI_Datatype datatype, MPI_Count count)
{
    (void)status, (void)datatype, (void)count;
    return BND_RAISE("MPI_Status_set_elements_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Status_set_elements_x
int BND_IMPLEMENTATION(Status_set_elements_x)(MPI_Status *status, MPI_Datatype datatype, MPI_Count count)
{
    (void)status, (void)datatype, (void)count;
    return BND_RAISE("MPI_Status_set_elements_x", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Status_set_error
int BND_IMPLEMENTATION(Status_set_error)(MPI_Status *status, int err)
{
    (void)status, (void)err;
    return BND_RAISE("MPI_Status_set_error", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Status_set_source
int BND_IMPLEMENTATION(Status_set_source)(MPI_Status *status, int source)
{
    (void)status, (void)source;
    return BND_RAISE("MPI_Status_set_source", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Status_set_tag
int BND_IMPLEMENTATION(Status_set_tag)(MPI_Status *status, int tag)
{
    (void)status, (void)tag;
    return BND_RAISE("MPI_Status_set_tag", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_category_changed
int BND_IMPLEMENTATION(T_category_changed)(int *update_number)
{
    (void)update_number;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_category_get_categories
int BND_IMPLEMENTATION(T_category_get_categories)(int cat_index, int len, int indices[])
{
    (void)cat_index, (void)len, (void)indices;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_category_get_cvars
int BND_IMPLEMENTATION(T_category_get_cvars)(int cat_index, int len, int indices[])
{
    (void)cat_index, (void)len, (void)indices;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_category_get_events
int BND_IMPLEMENTATION(T_category_get_events)(int cat_index, int len, int indices[])
{
    (void)cat_index, (void)len, (void)indices;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_category_get_index
int BND_IMPLEMENTATION(T_category_get_index)(const char *name, int *cat_index)
{
    (void)name, (void)cat_index;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_category_get_info
int BND_IMPLEMENTATION(T_category_get_info)(int cat_index, char *name, int *name_len, char *desc, int *desc_len,
        int *num_cvars, int *num_pvars, int *num_categories)
{
    (void)cat_index, (void)name, (void)name_len, (void)desc, (void)desc_len, (void)num_cvars, (void)num_pvars,
            (void)num_categories;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_category_get_num
int BND_IMPLEMENTATION(T_category_get_num)(int *num_cat)
{
    (void)num_cat;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_category_get_num_events
int BND_IMPLEMENTATION(T_category_get_num_events)(int cat_index, int *num_events)
{
    (void)cat_index, (void)num_events;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_category_get_pvars
int BND_IMPLEMENTATION(T_category_get_pvars)(int cat_index, int len, int indices[])
{
    (void)cat_index, (void)len, (void)indices;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_cvar_get_index
int BND_IMPLEMENTATION(T_cvar_get_index)(const char *name, int *cvar_index)
{
    (void)name, (void)cvar_index;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_cvar_get_info
int BND_IMPLEMENTATION(T_cvar_get_info)(int cvar_index, char *name, int *name_len, int *verbosity,
        MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *scope)
{
    (void)cvar_index, (void)name, (void)name_len, (void)verbosity, (void)datatype, (void)enumtype, (void)desc,
            (void)desc_len, (void)bind, (void)scope;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_cvar_get_num
int BND_IMPLEMENTATION(T_cvar_get_num)(int *num_cvar)
{
    (void)num_cvar;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_cvar_handle_alloc
int BND_IMPLEMENTATION(T_cvar_handle_alloc)(int cvar_index, void *obj_handle, MPI_T_cvar_handle *handle, int *count)
{
    (void)cvar_index, (void)obj_handle, (void)handle, (void)count;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_cvar_handle_free
int BND_IMPLEMENTATION(T_cvar_handle_free)(MPI_T_cvar_handle *handle)
{
    (void)handle;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_cvar_read
int BND_IMPLEMENTATION(T_cvar_read)(MPI_T_cvar_handle handle, void *buf)
{
    (void)handle, (void)buf;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_cvar_write
int BND_IMPLEMENTATION(T_cvar_write)(MPI_T_cvar_handle handle, const void *buf)
{
    (void)handle, (void)buf;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_enum_get_info
int BND_IMPLEMENTATION(T_enum_get_info)(MPI_T_enum enumtype, int *num, char *name, int *name_len)
{
    (void)enumtype, (void)num, (void)name, (void)name_len;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_enum_get_item
int BND_IMPLEMENTATION(T_enum_get_item)(MPI_T_enum enumtype, int index, int *value, char *name, int *name_len)
{
    (void)enumtype, (void)index, (void)value, (void)name, (void)name_len;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_event_callback_get_info
int BND_IMPLEMENTATION(T_event_callback_get_info)(MPI_T_event_registration event_registration,
        MPI_T_cb_safety cb_safety, MPI_Info *info_used)
{
    (void)event_registration, (void)cb_safety, (void)info_used;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_event_callback_set_info
int BND_IMPLEMENTATION(T_event_callback_set_info)(MPI_T_event_registration event_registration,
        MPI_T_cb_safety cb_safety, MPI_Info info)
{
    (void)event_registration, (void)cb_safety, (void)info;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_event_copy
int BND_IMPLEMENTATION(T_event_copy)(MPI_T_event_instance event_instance, void *buffer)
{
    (void)event_instance, (void)buffer;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_event_get_index
int BND_IMPLEMENTATION(T_event_get_index)(const char *name, int *event_index)
{
    (void)name, (void)event_index;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_event_get_info
int BND_IMPLEMENTATION(T_event_get_info)(int event_index, char *name, int *name_len, int *verbosity,
        MPI_Datatype array_of_datatypes[], MPI_Aint array_of_displacements[], int *num_elements, MPI_T_enum *enumtype,
        MPI_Info *info, char *desc, int *desc_len, int *bind)
{
    (void)event_index, (void)name, (void)name_len, (void)verbosity, (void)array_of_datatypes,
            (void)array_of_displacements, (void)num_elements, (void)enumtype, (void)info, (void)desc, (void)desc_len,
            (void)bind;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_event_get_num
int BND_IMPLEMENTATION(T_event_get_num)(int *num_events)
{
    (void)num_events;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_event_get_source
int BND_IMPLEMENTATION(T_event_get_source)(MPI_T_event_instance event_instance, int *source_index)
{
    (void)event_instance, (void)source_index;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_event_get_timestamp
int BND_IMPLEMENTATION(T_event_get_timestamp)(MPI_T_event_instance event_instance, MPI_Count *event_timestamp)
{
    (void)event_instance, (void)event_timestamp;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_event_handle_alloc
int BND_IMPLEMENTATION(T_event_handle_alloc)(int event_index, void *obj_handle, MPI_Info info,
        MPI_T_event_registration *event_registration)
{
    (void)event_index, (void)obj_handle, (void)info, (void)event_registration;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_event_handle_free
int BND_IMPLEMENTATION(T_event_handle_free)(MPI_T_event_registration event_registration, void *user_data,
        MPI_T_event_free_cb_function *free_cb_function)
{
    (void)event_registration, (void)user_data, (void)free_cb_function;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_event_handle_get_info
int BND_IMPLEMENTATION(T_event_handle_get_info)(MPI_T_event_registration event_registration, MPI_Info *info_used)
{
    (void)event_registration, (void)info_used;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_event_handle_set_info
int BND_IMPLEMENTATION(T_event_handle_set_info)(MPI_T_event_registration event_registration, MPI_Info info)
{
    (void)event_registration, (void)info;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_event_read
int BND_IMPLEMENTATION(T_event_read)(MPI_T_event_instance event_instance, int element_index, void *buffer)
{
    (void)event_instance, (void)element_index, (void)buffer;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_event_register_callback
int BND_IMPLEMENTATION(T_event_register_callback)(MPI_T_event_registration event_registration,
        MPI_T_cb_safety cb_safety, MPI_Info info, void *user_data, MPI_T_event_cb_function *event_cb_function)
{
    (void)event_registration, (void)cb_safety, (void)info, (void)user_data, (void)event_cb_function;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_event_set_dropped_handler
int BND_IMPLEMENTATION(T_event_set_dropped_handler)(MPI_T_event_registration event_registration,
        MPI_T_event_dropped_cb_function *dropped_cb_function)
{
    (void)event_registration, (void)dropped_cb_function;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_finalize
int BND_IMPLEMENTATION(T_finalize)(void)
{
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_init_thread
int BND_IMPLEMENTATION(T_init_thread)(int required, int *provided)
{
    (void)required, (void)provided;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_pvar_get_index
int BND_IMPLEMENTATION(T_pvar_get_index)(const char *name, int var_class, int *pvar_index)
{
    (void)name, (void)var_class, (void)pvar_index;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_pvar_get_info
int BND_IMPLEMENTATION(T_pvar_get_info)(int pvar_index, char *name, int *name_len, int *verbosity, int *var_class,
        MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *readonly,
        int *continuous, int *atomic)
{
    (void)pvar_index, (void)name, (void)name_len, (void)verbosity, (void)var_class, (void)datatype, (void)enumtype,
            (void)desc, (void)desc_len, (void)bind, (void)readonly, (void)continuous, (void)atomic;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_pvar_get_num
int BND_IMPLEMENTATION(T_pvar_get_num)(int *num_pvar)
{
    (void)num_pvar;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_pvar_handle_alloc
int BND_IMPLEMENTATION(T_pvar_handle_alloc)(MPI_T_pvar_session session, int pvar_index, void *obj_handle,
        MPI_T_pvar_handle *handle, int *count)
{
    (void)session, (void)pvar_index, (void)obj_handle, (void)handle, (void)count;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_pvar_handle_free
int BND_IMPLEMENTATION(T_pvar_handle_free)(MPI_T_pvar_session session, MPI_T_pvar_handle *handle)
{
    (void)session, (void)handle;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_pvar_read
int BND_IMPLEMENTATION(T_pvar_read)(MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf)
{
    (void)session, (void)handle, (void)buf;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_pvar_readreset
int BND_IMPLEMENTATION(T_pvar_readreset)(MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf)
{
    (void)session, (void)handle, (void)buf;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_pvar_reset
int BND_IMPLEMENTATION(T_pvar_reset)(MPI_T_pvar_session session, MPI_T_pvar_handle handle)
{
    (void)session, (void)handle;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_pvar_session_create
int BND_IMPLEMENTATION(T_pvar_session_create)(MPI_T_pvar_session *session)
{
    (void)session;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_pvar_session_free
int BND_IMPLEMENTATION(T_pvar_session_free)(MPI_T_pvar_session *session)
{
    (void)session;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_pvar_start
int BND_IMPLEMENTATION(T_pvar_start)(MPI_T_pvar_session session, MPI_T_pvar_handle handle)
{
    (void)session, (void)handle;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_pvar_stop
int BND_IMPLEMENTATION(T_pvar_stop)(MPI_T_pvar_session session, MPI_T_pvar_handle handle)
{
    (void)session, (void)handle;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_pvar_write
int BND_IMPLEMENTATION(T_pvar_write)(MPI_T_pvar_session session, MPI_T_pvar_handle handle, const void *buf)
{
    (void)session, (void)handle, (void)buf;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_source_get_info
int BND_IMPLEMENTATION(T_source_get_info)(int source_index, char *name, int *name_len, char *desc, int *desc_len,
        MPI_T_source_order *ordering, MPI_Count *ticks_per_second, MPI_Count *max_ticks, MPI_Info *info)
{
    (void)source_index, (void)name, (void)name_len, (void)desc, (void)desc_len, (void)ordering, (void)ticks_per_second,
            (void)max_ticks, (void)info;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_source_get_num
int BND_IMPLEMENTATION(T_source_get_num)(int *num_sources)
{
    (void)num_sources;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_T_source_get_timestamp
int BND_IMPLEMENTATION(T_source_get_timestamp)(int source_index, MPI_Count *timestamp)
{
    (void)source_index, (void)timestamp;
    return MPI_T_ERR_NOT_SUPPORTED;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Test
int BND_IMPLEMENTATION(Test)(MPI_Request *request, int *flag, MPI_Status *status)
{
    (void)request, (void)flag, (void)status;
    return BND_RAISE("MPI_Test", BND_ON_REQUEST, *request);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Test_cancelled
int BND_IMPLEMENTATION(Test_cancelled)(const MPI_Status *status, int *flag)
{
    (void)status, (void)flag;
    return BND_RAISE("MPI_Test_cancelled", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Testall
int BND_IMPLEMENTATION(Testall)(int count, MPI_Request array_of_requests[], int *flag, MPI_Status array_of_statuses[])
{
    (void)count, (void)array_of_requests, (void)flag, (void)array_of_statuses;
    return BND_RAISE("MPI_Testall", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Testany
int BND_IMPLEMENTATION(Testany)(int count, MPI_Request array_of_requests[], int *index, int *flag, MPI_Status *status)
{
    (void)count, (void)array_of_requests, (void)index, (void)flag, (void)status;
    return BND_RAISE("MPI_Testany", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Testsome
int BND_IMPLEMENTATION(Testsome)(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
        MPI_Status array_of_statuses[])
{
    (void)incount, (void)array_of_requests, (void)outcount, (void)array_of_indices, (void)array_of_statuses;
    return BND_RAISE("MPI_Testsome", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Topo_test
int BND_IMPLEMENTATION(Topo_test)(MPI_Comm comm, int *status)
{
    (void)comm, (void)status;
    return BND_RAISE("MPI_Topo_test", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_commit
int BND_IMPLEMENTATION(Type_commit)(MPI_Datatype *datatype)
{
    (void)datatype;
    return BND_RAISE("MPI_Type_commit", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_contiguous
int BND_IMPLEMENTATION(Type_contiguous)(int count, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    (void)count, (void)oldtype, (void)newtype;
    return BND_RAISE("MPI_Type_contiguous", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_contiguous_c
int BND_IMPLEMENTATION(Type_contiguous_c)(MPI_Count count, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    (void)count, (void)oldtype, (void)newtype;
    return BND_RAISE("MPI_Type_contiguous_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_create_darray
int BND_IMPLEMENTATION(Type_create_darray)(int size, int rank, int ndims, const int array_of_gsizes[],
        const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order,
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    (void)size, (void)rank, (void)ndims, (void)array_of_gsizes, (void)array_of_distribs, (void)array_of_dargs,
            (void)array_of_psizes, (void)order, (void)oldtype, (void)newtype;
    return BND_RAISE("MPI_Type_create_darray", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_create_darray_c
int BND_IMPLEMENTATION(Type_create_darray_c)(int size, int rank, int ndims, const MPI_Count array_of_gsizes[],
        const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order,
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    (void)size, (void)rank, (void)ndims, (void)array_of_gsizes, (void)array_of_distribs, (void)array_of_dargs,
            (void)array_of_psizes, (void)order, (void)oldtype, (void)newtype;
    return BND_RAISE("MPI_Type_create_darray_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_create_f90_complex
int BND_IMPLEMENTATION(Type_create_f90_complex)(int p, int r, MPI_Datatype *newtype)
{
    (void)p, (void)r, (void)newtype;
    return BND_RAISE("MPI_Type_create_f90_complex", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_create_f90_integer
int BND_IMPLEMENTATION(Type_create_f90_integer)(int r, MPI_Datatype *newtype)
{
    (void)r, (void)newtype;
    return BND_RAISE("MPI_Type_create_f90_integer", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_create_f90_real
int BND_IMPLEMENTATION(Type_create_f90_real)(int p, int r, MPI_Datatype *newtype)
{
    (void)p, (void)r, (void)newtype;
    return BND_RAISE("MPI_Type_create_f90_real", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_create_hindexed
int BND_IMPLEMENTATION(Type_create_hindexed)(int count, const int array_of_blocklengths[],
        const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    (void)count, (void)array_of_blocklengths, (void)array_of_displacements, (void)oldtype, (void)newtype;
    return BND_RAISE("MPI_Type_create_hindexed", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_create_hindexed_block
int BND_IMPLEMENTATION(Type_create_hindexed_block)(int count, int blocklength, const MPI_Aint array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    (void)count, (void)blocklength, (void)array_of_displacements, (void)oldtype, (void)newtype;
    return BND_RAISE("MPI_Type_create_hindexed_block", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_create_hindexed_block_c
int BND_IMPLEMENTATION(Type_create_hindexed_block_c)(MPI_Count count, MPI_Count blocklength,
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    (void)count, (void)blocklength, (void)array_of_displacements, (void)oldtype, (void)newtype;
    return BND_RAISE("MPI_Type_create_hindexed_block_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_create_hindexed_c
int BND_IMPLEMENTATION(Type_create_hindexed_c)(MPI_Count count, const MPI_Count array_of_blocklengths[],
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    (void)count, (void)array_of_blocklengths, (void)array_of_displacements, (void)oldtype, (void)newtype;
    return BND_RAISE("MPI_Type_create_hindexed_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_create_hvector
int BND_IMPLEMENTATION(Type_create_hvector)(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype)
{
    (void)count, (void)blocklength, (void)stride, (void)oldtype, (void)newtype;
    return BND_RAISE("MPI_Type_create_hvector", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_create_hvector_c
int BND_IMPLEMENTATION(Type_create_hvector_c)(MPI_Count count, MPI_Count blocklength, MPI_Count stride,
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    (void)count, (void)blocklength, (void)stride, (void)oldtype, (void)newtype;
    return BND_RAISE("MPI_Type_create_hvector_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_create_indexed_block
int BND_IMPLEMENTATION(Type_create_indexed_block)(int count, int blocklength, const int array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    (void)count, (void)blocklength, (void)array_of_displacements, (void)oldtype, (void)newtype;
    return BND_RAISE("MPI_Type_create_indexed_block", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_create_indexed_block_c
int BND_IMPLEMENTATION(Type_create_indexed_block_c)(MPI_Count count, MPI_Count blocklength,
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    (void)count, (void)blocklength, (void)array_of_displacements, (void)oldtype, (void)newtype;
    return BND_RAISE("MPI_Type_create_indexed_block_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_create_keyval
int BND_IMPLEMENTATION(Type_create_keyval)(MPI_Type_copy_attr_function *type_copy_attr_fn,
        MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state)
{
    (void)type_copy_attr_fn, (void)type_delete_attr_fn, (void)type_keyval, (void)extra_state;
    return BND_RAISE("MPI_Type_create_keyval", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_create_resized
int BND_IMPLEMENTATION(Type_create_resized)(MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype *newtype)
{
    (void)oldtype, (void)lb, (void)extent, (void)newtype;
    return BND_RAISE("MPI_Type_create_resized", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_create_resized_c
int BND_IMPLEMENTATION(Type_create_resized_c)(MPI_Datatype oldtype, MPI_Count lb, MPI_Count extent,
        MPI_Datatype *newtype)
{
    (void)oldtype, (void)lb, (void)extent, (void)newtype;
    return BND_RAISE("MPI_Type_create_resized_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_create_struct
int BND_IMPLEMENTATION(Type_create_struct)(int count, const int array_of_blocklengths[],
        const MPI_Aint array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype)
{
    (void)count, (void)array_of_blocklengths, (void)array_of_displacements, (void)array_of_types, (void)newtype;
    return BND_RAISE("MPI_Type_create_struct", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_create_struct_c
int BND_IMPLEMENTATION(Type_create_struct_c)(MPI_Count count, const MPI_Count array_of_blocklengths[],
        const MPI_Count array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype)
{
    (void)count, (void)array_of_blocklengths, (void)array_of_displacements, (void)array_of_types, (void)newtype;
    return BND_RAISE("MPI_Type_create_struct_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_create_subarray
int BND_IMPLEMENTATION(Type_create_subarray)(int ndims, const int array_of_sizes[], const int array_of_subsizes[],
        const int array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    (void)ndims, (void)array_of_sizes, (void)array_of_subsizes, (void)array_of_starts, (void)order, (void)oldtype,
            (void)newtype;
    return BND_RAISE("MPI_Type_create_subarray", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_create_subarray_c
int BND_IMPLEMENTATION(Type_create_subarray_c)(int ndims, const MPI_Count array_of_sizes[],
        const MPI_Count array_of_subsizes[], const MPI_Count array_of_starts[], int order, MPI_Datatype oldtype,
        MPI_Datatype *newtype)
{
    (void)ndims, (void)array_of_sizes, (void)array_of_subsizes, (void)array_of_starts, (void)order, (void)oldtype,
            (void)newtype;
    return BND_RAISE("MPI_Type_create_subarray_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_delete_attr
int BND_IMPLEMENTATION(Type_delete_attr)(MPI_Datatype datatype, int type_keyval)
{
    (void)datatype, (void)type_keyval;
    return BND_RAISE("MPI_Type_delete_attr", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_dup
int BND_IMPLEMENTATION(Type_dup)(MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    (void)oldtype, (void)newtype;
    return BND_RAISE("MPI_Type_dup", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_extent
int BND_IMPLEMENTATION(Type_extent)(MPI_Datatype datatype, MPI_Aint *extent)
{
    (void)datatype, (void)extent;
    return BND_RAISE("MPI_Type_extent", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_free
int BND_IMPLEMENTATION(Type_free)(MPI_Datatype *datatype)
{
    (void)datatype;
    return BND_RAISE("MPI_Type_free", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_free_keyval
int BND_IMPLEMENTATION(Type_free_keyval)(int *type_keyval)
{
    (void)type_keyval;
    return BND_RAISE("MPI_Type_free_keyval", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_get_attr
int BND_IMPLEMENTATION(Type_get_attr)(MPI_Datatype datatype, int type_keyval, void *attribute_val, int *flag)
{
    (void)datatype, (void)type_keyval, (void)attribute_val, (void)flag;
    return BND_RAISE("MPI_Type_get_attr", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_get_contents
int BND_IMPLEMENTATION(Type_get_contents)(MPI_Datatype datatype, int max_integers, int max_addresses,
        int max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Datatype array_of_datatypes[])
{
    (void)datatype, (void)max_integers, (void)max_addresses, (void)max_datatypes, (void)array_of_integers,
            (void)array_of_addresses, (void)array_of_datatypes;
    return BND_RAISE("MPI_Type_get_contents", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_get_contents_c
int BND_IMPLEMENTATION(Type_get_contents_c)(MPI_Datatype datatype, MPI_Count max_integers, MPI_Count max_addresses,
        MPI_Count max_large_counts, MPI_Count max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[],
        MPI_Count array_of_large_counts[], MPI_Datatype array_of_datatypes[])
{
    (void)datatype, (void)max_integers, (void)max_addresses, (void)max_large_counts, (void)max_datatypes,
            (void)array_of_integers, (void)array_of_addresses, (void)array_of_large_counts, (void)array_of_datatypes;
    return BND_RAISE("MPI_Type_get_contents_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_get_envelope
int BND_IMPLEMENTATION(Type_get_envelope)(MPI_Datatype datatype, int *num_integers, int *num_addresses,
        int *num_datatypes, int *combiner)
{
    (void)datatype, (void)num_integers, (void)num_addresses, (void)num_datatypes, (void)combiner;
    return BND_RAISE("MPI_Type_get_envelope", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_get_envelope_c
int BND_IMPLEMENTATION(Type_get_envelope_c)(MPI_Datatype datatype, MPI_Count *num_integers, MPI_Count *num_addresses,
        MPI_Count *num_large_counts, MPI_Count *num_datatypes, int *combiner)
{
    (void)datatype, (void)num_integers, (void)num_addresses, (void)num_large_counts, (void)num_datatypes,
            (void)combiner;
    return BND_RAISE("MPI_Type_get_envelope_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_get_extent
int BND_IMPLEMENTATION(Type_get_extent)(MPI_Datatype datatype, MPI_Aint *lb, MPI_Aint *extent)
{
    (void)datatype, (void)lb, (void)extent;
    return BND_RAISE("MPI_Type_get_extent", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_get_extent_c
int BND_IMPLEMENTATION(Type_get_extent_c)(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent)
{
    (void)datatype, (void)lb, (void)extent;
    return BND_RAISE("MPI_Type_get_extent_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_get_extent_x
int BND_IMPLEMENTATION(Type_get_extent_x)(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent)
{
    (void)datatype, (void)lb, (void)extent;
    return BND_RAISE("MPI_Type_get_extent_x", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_get_name
int BND_IMPLEMENTATION(Type_get_name)(MPI_Datatype datatype, char *type_name, int *resultlen)
{
    (void)datatype, (void)type_name, (void)resultlen;
    return BND_RAISE("MPI_Type_get_name", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_get_true_extent
int BND_IMPLEMENTATION(Type_get_true_extent)(MPI_Datatype datatype, MPI_Aint *true_lb, MPI_Aint *true_extent)
{
    (void)datatype, (void)true_lb, (void)true_extent;
    return BND_RAISE("MPI_Type_get_true_extent", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_get_true_extent_c
int BND_IMPLEMENTATION(Type_get_true_extent_c)(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent)
{
    (void)datatype, (void)true_lb, (void)true_extent;
    return BND_RAISE("MPI_Type_get_true_extent_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_get_true_extent_x
int BND_IMPLEMENTATION(Type_get_true_extent_x)(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent)
{
    (void)datatype, (void)true_lb, (void)true_extent;
    return BND_RAISE("MPI_Type_get_true_extent_x", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_get_value_index
int BND_IMPLEMENTATION(Type_get_value_index)(MPI_Datatype value_type, MPI_Datatype index_type, MPI_Datatype *pair_type)
{
    (void)value_type, (void)index_type, (void)pair_type;
    return BND_RAISE("MPI_Type_get_value_index", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_hindexed
int BND_IMPLEMENTATION(Type_hindexed)(int count, int array_of_blocklengths[], MPI_Aint array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    (void)count, (void)array_of_blocklengths, (void)array_of_displacements, (void)oldtype, (void)newtype;
    return BND_RAISE("MPI_Type_hindexed", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_hvector
int BND_IMPLEMENTATION(Type_hvector)(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype)
{
    (void)count, (void)blocklength, (void)stride, (void)oldtype, (void)newtype;
    return BND_RAISE("MPI_Type_hvector", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_indexed
int BND_IMPLEMENTATION(Type_indexed)(int count, const int array_of_blocklengths[], const int array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    (void)count, (void)array_of_blocklengths, (void)array_of_displacements, (void)oldtype, (void)newtype;
    return BND_RAISE("MPI_Type_indexed", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_indexed_c
int BND_IMPLEMENTATION(Type_indexed_c)(MPI_Count count, const MPI_Count array_of_blocklengths[],
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    (void)count, (void)array_of_blocklengths, (void)array_of_displacements, (void)oldtype, (void)newtype;
    return BND_RAISE("MPI_Type_indexed_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_lb
int BND_IMPLEMENTATION(Type_lb)(MPI_Datatype datatype, MPI_Aint *displacement)
{
    (void)datatype, (void)displacement;
    return BND_RAISE("MPI_Type_lb", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_match_size
int BND_IMPLEMENTATION(Type_match_size)(int typeclass, int size, MPI_Datatype *datatype)
{
    (void)typeclass, (void)size, (void)datatype;
    return BND_RAISE("MPI_Type_match_size", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_set_attr
int BND_IMPLEMENTATION(Type_set_attr)(MPI_Datatype datatype, int type_keyval, void *attribute_val)
{
    (void)datatype, (void)type_keyval, (void)attribute_val;
    return BND_RAISE("MPI_Type_set_attr", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_set_name
int BND_IMPLEMENTATION(Type_set_name)(MPI_Datatype datatype, const char *type_name)
{
    (void)datatype, (void)type_name;
    return BND_RAISE("MPI_Type_set_name", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_size
int BND_IMPLEMENTATION(Type_size)(MPI_Datatype datatype, int *size)
{
    (void)datatype, (void)size;
    return BND_RAISE("MPI_Type_size", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_size_c
int BND_IMPLEMENTATION(Type_size_c)(MPI_Datatype datatype, MPI_Count *size)
{
    (void)datatype, (void)size;
    return BND_RAISE("MPI_Type_size_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_size_x
int BND_IMPLEMENTATION(Type_size_x)(MPI_Datatype datatype, MPI_Count *size)
{
    (void)datatype, (void)size;
    return BND_RAISE("MPI_Type_size_x", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_struct
int BND_IMPLEMENTATION(Type_struct)(int count, int array_of_blocklengths[], MPI_Aint array_of_displacements[],
        MPI_Datatype array_of_types[], MPI_Datatype *newtype)
{
    (void)count, (void)array_of_blocklengths, (void)array_of_displacements, (void)array_of_types, (void)newtype;
    return BND_RAISE("MPI_Type_struct", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_ub
int BND_IMPLEMENTATION(Type_ub)(MPI_Datatype datatype, MPI_Aint *displacement)
{
    (void)datatype, (void)displacement;
    return BND_RAISE("MPI_Type_ub", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_vector
int BND_IMPLEMENTATION(Type_vector)(int count, int blocklength, int stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype)
{
    (void)count, (void)blocklength, (void)stride, (void)oldtype, (void)newtype;
    return BND_RAISE("MPI_Type_vector", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Type_vector_c
int BND_IMPLEMENTATION(Type_vector_c)(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype)
{
    (void)count, (void)blocklength, (void)stride, (void)oldtype, (void)newtype;
    return BND_RAISE("MPI_Type_vector_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Unpack
int BND_IMPLEMENTATION(Unpack)(const void *inbuf, int insize, int *position, void *outbuf, int outcount,
        MPI_Datatype datatype, MPI_Comm comm)
{
    (void)inbuf, (void)insize, (void)position, (void)outbuf, (void)outcount, (void)datatype, (void)comm;
    return BND_RAISE("MPI_Unpack", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Unpack_c
int BND_IMPLEMENTATION(Unpack_c)(const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf,
        MPI_Count outcount, MPI_Datatype datatype, MPI_Comm comm)
{
    (void)inbuf, (void)insize, (void)position, (void)outbuf, (void)outcount, (void)datatype, (void)comm;
    return BND_RAISE("MPI_Unpack_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Unpack_external
int BND_IMPLEMENTATION(Unpack_external)(const char *datarep, const void *inbuf, MPI_Aint insize, MPI_Aint *position,
        void *outbuf, int outcount, MPI_Datatype datatype)
{
    (void)datarep, (void)inbuf, (void)insize, (void)position, (void)outbuf, (void)outcount, (void)datatype;
    return BND_RAISE("MPI_Unpack_external", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Unpack_external_c
int BND_IMPLEMENTATION(Unpack_external_c)(const char *datarep, const void *inbuf, MPI_Count insize,
        MPI_Count *position, void *outbuf, MPI_Count outcount, MPI_Datatype datatype)
{
    (void)datarep, (void)inbuf, (void)insize, (void)position, (void)outbuf, (void)outcount, (void)datatype;
    return BND_RAISE("MPI_Unpack_external_c", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Unpublish_name
int BND_IMPLEMENTATION(Unpublish_name)(const char *service_name, MPI_Info info, const char *port_name)
{
    (void)service_name, (void)info, (void)port_name;
    return BND_RAISE("MPI_Unpublish_name", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Wait
int BND_IMPLEMENTATION(Wait)(MPI_Request *request, MPI_Status *status)
{
    (void)request, (void)status;
    return BND_RAISE("MPI_Wait", BND_ON_REQUEST, *request);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Waitall
int BND_IMPLEMENTATION(Waitall)(int count, MPI_Request array_of_requests[], MPI_Status array_of_statuses[])
{
    (void)count, (void)array_of_requests, (void)array_of_statuses;
    return BND_RAISE("MPI_Waitall", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Waitany
int BND_IMPLEMENTATION(Waitany)(int count, MPI_Request array_of_requests[], int *index, MPI_Status *status)
{
    (void)count, (void)array_of_requests, (void)index, (void)status;
    return BND_RAISE("MPI_Waitany", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Waitsome
int BND_IMPLEMENTATION(Waitsome)(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
        MPI_Status array_of_statuses[])
{
    (void)incount, (void)array_of_requests, (void)outcount, (void)array_of_indices, (void)array_of_statuses;
    return BND_RAISE("MPI_Waitsome", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_allocate
int BND_IMPLEMENTATION(Win_allocate)(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win)
{
    (void)size, (void)disp_unit, (void)info, (void)comm, (void)baseptr, (void)win;
    return BND_RAISE("MPI_Win_allocate", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_allocate_c
int BND_IMPLEMENTATION(Win_allocate_c)(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win)
{
    (void)size, (void)disp_unit, (void)info, (void)comm, (void)baseptr, (void)win;
    return BND_RAISE("MPI_Win_allocate_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_allocate_shared
int BND_IMPLEMENTATION(Win_allocate_shared)(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win)
{
    (void)size, (void)disp_unit, (void)info, (void)comm, (void)baseptr, (void)win;
    return BND_RAISE("MPI_Win_allocate_shared", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_allocate_shared_c
int BND_IMPLEMENTATION(Win_allocate_shared_c)(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm,
        void *baseptr, MPI_Win *win)
{
    (void)size, (void)disp_unit, (void)info, (void)comm, (void)baseptr, (void)win;
    return BND_RAISE("MPI_Win_allocate_shared_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_attach
int BND_IMPLEMENTATION(Win_attach)(MPI_Win win, void *base, MPI_Aint size)
{
    (void)win, (void)base, (void)size;
    return BND_RAISE("MPI_Win_attach", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_call_errhandler
int BND_IMPLEMENTATION(Win_call_errhandler)(MPI_Win win, int errorcode)
{
    (void)win, (void)errorcode;
    return BND_RAISE("MPI_Win_call_errhandler", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_complete
int BND_IMPLEMENTATION(Win_complete)(MPI_Win win)
{
    (void)win;
    return BND_RAISE("MPI_Win_complete", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_create
int BND_IMPLEMENTATION(Win_create)(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm,
        MPI_Win *win)
{
    (void)base, (void)size, (void)disp_unit, (void)info, (void)comm, (void)win;
    return BND_RAISE("MPI_Win_create", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_create_c
int BND_IMPLEMENTATION(Win_create_c)(void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm,
        MPI_Win *win)
{
    (void)base, (void)size, (void)disp_unit, (void)info, (void)comm, (void)win;
    return BND_RAISE("MPI_Win_create_c", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_create_dynamic
int BND_IMPLEMENTATION(Win_create_dynamic)(MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    (void)info, (void)comm, (void)win;
    return BND_RAISE("MPI_Win_create_dynamic", BND_ON_COMM, comm);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_create_errhandler
int BND_IMPLEMENTATION(Win_create_errhandler)(MPI_Win_errhandler_function *win_errhandler_fn,
        MPI_Errhandler *errhandler)
{
    (void)win_errhandler_fn, (void)errhandler;
    return BND_RAISE("MPI_Win_create_errhandler", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_create_keyval
int BND_IMPLEMENTATION(Win_create_keyval)(MPI_Win_copy_attr_function *win_copy_attr_fn,
        MPI_Win_delete_attr_function *win_delete_attr_fn, int *win_keyval, void *extra_state)
{
    (void)win_copy_attr_fn, (void)win_delete_attr_fn, (void)win_keyval, (void)extra_state;
    return BND_RAISE("MPI_Win_create_keyval", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_delete_attr
int BND_IMPLEMENTATION(Win_delete_attr)(MPI_Win win, int win_keyval)
{
    (void)win, (void)win_keyval;
    return BND_RAISE("MPI_Win_delete_attr", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_detach
int BND_IMPLEMENTATION(Win_detach)(MPI_Win win, const void *base)
{
    (void)win, (void)base;
    return BND_RAISE("MPI_Win_detach", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_fence
int BND_IMPLEMENTATION(Win_fence)(int assert, MPI_Win win)
{
    (void)assert, (void)win;
    return BND_RAISE("MPI_Win_fence", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_flush
int BND_IMPLEMENTATION(Win_flush)(int rank, MPI_Win win)
{
    (void)rank, (void)win;
    return BND_RAISE("MPI_Win_flush", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_flush_all
int BND_IMPLEMENTATION(Win_flush_all)(MPI_Win win)
{
    (void)win;
    return BND_RAISE("MPI_Win_flush_all", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_flush_local
int BND_IMPLEMENTATION(Win_flush_local)(int rank, MPI_Win win)
{
    (void)rank, (void)win;
    return BND_RAISE("MPI_Win_flush_local", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_flush_local_all
int BND_IMPLEMENTATION(Win_flush_local_all)(MPI_Win win)
{
    (void)win;
    return BND_RAISE("MPI_Win_flush_local_all", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_free
int BND_IMPLEMENTATION(Win_free)(MPI_Win *win)
{
    (void)win;
    return BND_RAISE("MPI_Win_free", BND_ON_WIN, *win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_free_keyval
int BND_IMPLEMENTATION(Win_free_keyval)(int *win_keyval)
{
    (void)win_keyval;
    return BND_RAISE("MPI_Win_free_keyval", BND_ON_NOTHING, 0);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_get_attr
int BND_IMPLEMENTATION(Win_get_attr)(MPI_Win win, int win_keyval, void *attribute_val, int *flag)
{
    (void)win, (void)win_keyval, (void)attribute_val, (void)flag;
    return BND_RAISE("MPI_Win_get_attr", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_get_errhandler
int BND_IMPLEMENTATION(Win_get_errhandler)(MPI_Win win, MPI_Errhandler *errhandler)
{
    (void)win, (void)errhandler;
    return BND_RAISE("MPI_Win_get_errhandler", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_get_group
int BND_IMPLEMENTATION(Win_get_group)(MPI_Win win, MPI_Group *group)
{
    (void)win, (void)group;
    return BND_RAISE("MPI_Win_get_group", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_get_info
int BND_IMPLEMENTATION(Win_get_info)(MPI_Win win, MPI_Info *info_used)
{
    (void)win, (void)info_used;
    return BND_RAISE("MPI_Win_get_info", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_get_name
int BND_IMPLEMENTATION(Win_get_name)(MPI_Win win, char *win_name, int *resultlen)
{
    (void)win, (void)win_name, (void)resultlen;
    return BND_RAISE("MPI_Win_get_name", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_lock
int BND_IMPLEMENTATION(Win_lock)(int lock_type, int rank, int assert, MPI_Win win)
{
    (void)lock_type, (void)rank, (void)assert, (void)win;
    return BND_RAISE("MPI_Win_lock", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_lock_all
int BND_IMPLEMENTATION(Win_lock_all)(int assert, MPI_Win win)
{
    (void)assert, (void)win;
    return BND_RAISE("MPI_Win_lock_all", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_post
int BND_IMPLEMENTATION(Win_post)(MPI_Group group, int assert, MPI_Win win)
{
    (void)group, (void)assert, (void)win;
    return BND_RAISE("MPI_Win_post", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_set_attr
int BND_IMPLEMENTATION(Win_set_attr)(MPI_Win win, int win_keyval, void *attribute_val)
{
    (void)win, (void)win_keyval, (void)attribute_val;
    return BND_RAISE("MPI_Win_set_attr", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_set_errhandler
int BND_IMPLEMENTATION(Win_set_errhandler)(MPI_Win win, MPI_Errhandler errhandler)
{
    (void)win, (void)errhandler;
    return BND_RAISE("MPI_Win_set_errhandler", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_set_info
int BND_IMPLEMENTATION(Win_set_info)(MPI_Win win, MPI_Info info)
{
    (void)win, (void)info;
    return BND_RAISE("MPI_Win_set_info", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_set_name
int BND_IMPLEMENTATION(Win_set_name)(MPI_Win win, const char *win_name)
{
    (void)win, (void)win_name;
    return BND_RAISE("MPI_Win_set_name", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_shared_query
int BND_IMPLEMENTATION(Win_shared_query)(MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr)
{
    (void)win, (void)rank, (void)size, (void)disp_unit, (void)baseptr;
    return BND_RAISE("MPI_Win_shared_query", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_shared_query_c
int BND_IMPLEMENTATION(Win_shared_query_c)(MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr)
{
    (void)win, (void)rank, (void)size, (void)disp_unit, (void)baseptr;
    return BND_RAISE("MPI_Win_shared_query_c", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_start
int BND_IMPLEMENTATION(Win_start)(MPI_Group group, int assert, MPI_Win win)
{
    (void)group, (void)assert, (void)win;
    return BND_RAISE("MPI_Win_start", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_sync
int BND_IMPLEMENTATION(Win_sync)(MPI_Win win)
{
    (void)win;
    return BND_RAISE("MPI_Win_sync", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_test
int BND_IMPLEMENTATION(Win_test)(MPI_Win win, int *flag)
{
    (void)win, (void)flag;
    return BND_RAISE("MPI_Win_test", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_unlock
int BND_IMPLEMENTATION(Win_unlock)(int rank, MPI_Win win)
{
    (void)rank, (void)win;
    return BND_RAISE("MPI_Win_unlock", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_unlock_all
int BND_IMPLEMENTATION(Win_unlock_all)(MPI_Win win)
{
    (void)win;
    return BND_RAISE("MPI_Win_unlock_all", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Win_wait
int BND_IMPLEMENTATION(Win_wait)(MPI_Win win)
{
    (void)win;
    return BND_RAISE("MPI_Win_wait", BND_ON_WIN, win);
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Wtick
double BND_IMPLEMENTATION(Wtick)(void)
{
    BND_RAISE("MPI_Wtick", BND_ON_NOTHING, 0);
    return 0;
}
#endif

#ifdef BND_UNSUPPORTED_MPI_Wtime
double BND_IMPLEMENTATION(Wtime)(void)
{
    BND_RAISE("MPI_Wtime", BND_ON_NOTHING, 0);
    return 0;
}
#endif

