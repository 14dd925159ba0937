/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/test/recorder/recorder.c.j2. */
/* The recorder's half of the chapter "collectives": every routine writes down its arguments and replies with known values. */
#include "recorder.h"

#if REC_HAS(MPI_Allgather) && !REC_OWN_MPI_Allgather
int REC_NAME(Allgather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm) REC_LABEL(Allgather);
int REC_NAME(Allgather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm)
{
    rec_enter("Allgather", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Allgather_c) && !REC_OWN_MPI_Allgather_c
int REC_NAME(Allgather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm) REC_LABEL(Allgather_c);
int REC_NAME(Allgather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    rec_enter("Allgather_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Allgather_init) && !REC_OWN_MPI_Allgather_init
int REC_NAME(Allgather_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request) REC_LABEL(Allgather_init);
int REC_NAME(Allgather_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Allgather_init", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2009);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Allgather_init_c) && !REC_OWN_MPI_Allgather_init_c
int REC_NAME(Allgather_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) REC_LABEL(Allgather_init_c);
int REC_NAME(Allgather_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Allgather_init_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2009);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Allgatherv) && !REC_OWN_MPI_Allgatherv
int REC_NAME(Allgatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm) REC_LABEL(Allgatherv);
int REC_NAME(Allgatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    rec_enter("Allgatherv", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_ARRAY("displs", displs, 3);
    REC_HANDLE("recvtype", recvtype);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Allgatherv_c) && !REC_OWN_MPI_Allgatherv_c
int REC_NAME(Allgatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype,
        MPI_Comm comm) REC_LABEL(Allgatherv_c);
int REC_NAME(Allgatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    rec_enter("Allgatherv_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_ARRAY("displs", displs, 3);
    REC_HANDLE("recvtype", recvtype);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Allgatherv_init) && !REC_OWN_MPI_Allgatherv_init
int REC_NAME(Allgatherv_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) REC_LABEL(Allgatherv_init);
int REC_NAME(Allgatherv_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request)
{
    rec_enter("Allgatherv_init", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_ARRAY("displs", displs, 3);
    REC_HANDLE("recvtype", recvtype);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2010);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Allgatherv_init_c) && !REC_OWN_MPI_Allgatherv_init_c
int REC_NAME(Allgatherv_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) REC_LABEL(Allgatherv_init_c);
int REC_NAME(Allgatherv_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request)
{
    rec_enter("Allgatherv_init_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_ARRAY("displs", displs, 3);
    REC_HANDLE("recvtype", recvtype);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2010);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Allreduce) && !REC_OWN_MPI_Allreduce
int REC_NAME(Allreduce)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm) REC_LABEL(Allreduce);
int REC_NAME(Allreduce)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    rec_enter("Allreduce", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Allreduce_c) && !REC_OWN_MPI_Allreduce_c
int REC_NAME(Allreduce_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm) REC_LABEL(Allreduce_c);
int REC_NAME(Allreduce_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm)
{
    rec_enter("Allreduce_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Allreduce_init) && !REC_OWN_MPI_Allreduce_init
int REC_NAME(Allreduce_init)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request) REC_LABEL(Allreduce_init);
int REC_NAME(Allreduce_init)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Allreduce_init", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2008);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Allreduce_init_c) && !REC_OWN_MPI_Allreduce_init_c
int REC_NAME(Allreduce_init_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request) REC_LABEL(Allreduce_init_c);
int REC_NAME(Allreduce_init_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Allreduce_init_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2008);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Alltoall) && !REC_OWN_MPI_Alltoall
int REC_NAME(Alltoall)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm) REC_LABEL(Alltoall);
int REC_NAME(Alltoall)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm)
{
    rec_enter("Alltoall", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Alltoall_c) && !REC_OWN_MPI_Alltoall_c
int REC_NAME(Alltoall_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm) REC_LABEL(Alltoall_c);
int REC_NAME(Alltoall_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    rec_enter("Alltoall_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Alltoall_init) && !REC_OWN_MPI_Alltoall_init
int REC_NAME(Alltoall_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request) REC_LABEL(Alltoall_init);
int REC_NAME(Alltoall_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Alltoall_init", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2009);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Alltoall_init_c) && !REC_OWN_MPI_Alltoall_init_c
int REC_NAME(Alltoall_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) REC_LABEL(Alltoall_init_c);
int REC_NAME(Alltoall_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Alltoall_init_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2009);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Alltoallv) && !REC_OWN_MPI_Alltoallv
int REC_NAME(Alltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
        void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm) REC_LABEL(Alltoallv);
int REC_NAME(Alltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
        void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm)
{
    rec_enter("Alltoallv", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    REC_ARRAY("sendcounts", sendcounts, 3);
    REC_ARRAY("sdispls", sdispls, 3);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_ARRAY("rdispls", rdispls, 3);
    REC_HANDLE("recvtype", recvtype);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Alltoallv_c) && !REC_OWN_MPI_Alltoallv_c
int REC_NAME(Alltoallv_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm) REC_LABEL(Alltoallv_c);
int REC_NAME(Alltoallv_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm)
{
    rec_enter("Alltoallv_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    REC_ARRAY("sendcounts", sendcounts, 3);
    REC_ARRAY("sdispls", sdispls, 3);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_ARRAY("rdispls", rdispls, 3);
    REC_HANDLE("recvtype", recvtype);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Alltoallv_init) && !REC_OWN_MPI_Alltoallv_init
int REC_NAME(Alltoallv_init)(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
        void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Info info, MPI_Request *request) REC_LABEL(Alltoallv_init);
int REC_NAME(Alltoallv_init)(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
        void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    rec_enter("Alltoallv_init", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    REC_ARRAY("sendcounts", sendcounts, 3);
    REC_ARRAY("sdispls", sdispls, 3);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_ARRAY("rdispls", rdispls, 3);
    REC_HANDLE("recvtype", recvtype);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2011);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Alltoallv_init_c) && !REC_OWN_MPI_Alltoallv_init_c
int REC_NAME(Alltoallv_init_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request) REC_LABEL(Alltoallv_init_c);
int REC_NAME(Alltoallv_init_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Alltoallv_init_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    REC_ARRAY("sendcounts", sendcounts, 3);
    REC_ARRAY("sdispls", sdispls, 3);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_ARRAY("rdispls", rdispls, 3);
    REC_HANDLE("recvtype", recvtype);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2011);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Alltoallw) && !REC_OWN_MPI_Alltoallw
int REC_NAME(Alltoallw)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm) REC_LABEL(Alltoallw);
int REC_NAME(Alltoallw)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    rec_enter("Alltoallw", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    REC_ARRAY("sendcounts", sendcounts, 3);
    REC_ARRAY("sdispls", sdispls, 3);
    REC_HANDLES("sendtypes", sendtypes, 3);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_ARRAY("rdispls", rdispls, 3);
    REC_HANDLES("recvtypes", recvtypes, 3);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Alltoallw_c) && !REC_OWN_MPI_Alltoallw_c
int REC_NAME(Alltoallw_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm) REC_LABEL(Alltoallw_c);
int REC_NAME(Alltoallw_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    rec_enter("Alltoallw_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    REC_ARRAY("sendcounts", sendcounts, 3);
    REC_ARRAY("sdispls", sdispls, 3);
    REC_HANDLES("sendtypes", sendtypes, 3);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_ARRAY("rdispls", rdispls, 3);
    REC_HANDLES("recvtypes", recvtypes, 3);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Alltoallw_init) && !REC_OWN_MPI_Alltoallw_init
int REC_NAME(Alltoallw_init)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request) REC_LABEL(Alltoallw_init);
int REC_NAME(Alltoallw_init)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Alltoallw_init", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    REC_ARRAY("sendcounts", sendcounts, 3);
    REC_ARRAY("sdispls", sdispls, 3);
    REC_HANDLES("sendtypes", sendtypes, 3);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_ARRAY("rdispls", rdispls, 3);
    REC_HANDLES("recvtypes", recvtypes, 3);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2011);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Alltoallw_init_c) && !REC_OWN_MPI_Alltoallw_init_c
int REC_NAME(Alltoallw_init_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info,
        MPI_Request *request) REC_LABEL(Alltoallw_init_c);
int REC_NAME(Alltoallw_init_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Alltoallw_init_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    REC_ARRAY("sendcounts", sendcounts, 3);
    REC_ARRAY("sdispls", sdispls, 3);
    REC_HANDLES("sendtypes", sendtypes, 3);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_ARRAY("rdispls", rdispls, 3);
    REC_HANDLES("recvtypes", recvtypes, 3);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2011);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Barrier) && !REC_OWN_MPI_Barrier
int REC_NAME(Barrier)(MPI_Comm comm) REC_LABEL(Barrier);
int REC_NAME(Barrier)(MPI_Comm comm)
{
    rec_enter("Barrier", REC_SHIFT);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Barrier_init) && !REC_OWN_MPI_Barrier_init
int REC_NAME(Barrier_init)(MPI_Comm comm, MPI_Info info, MPI_Request *request) REC_LABEL(Barrier_init);
int REC_NAME(Barrier_init)(MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Barrier_init", REC_SHIFT);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2003);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Bcast) && !REC_OWN_MPI_Bcast
int REC_NAME(Bcast)(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm) REC_LABEL(Bcast);
int REC_NAME(Bcast)(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm)
{
    rec_enter("Bcast", REC_SHIFT);
    REC_SPECIAL(buffer, MPI_BOTTOM);
    rec_pointer("buffer", buffer);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Bcast_c) && !REC_OWN_MPI_Bcast_c
int REC_NAME(Bcast_c)(void *buffer, MPI_Count count, MPI_Datatype datatype, int root,
        MPI_Comm comm) REC_LABEL(Bcast_c);
int REC_NAME(Bcast_c)(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm)
{
    rec_enter("Bcast_c", REC_SHIFT);
    REC_SPECIAL(buffer, MPI_BOTTOM);
    rec_pointer("buffer", buffer);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Bcast_init) && !REC_OWN_MPI_Bcast_init
int REC_NAME(Bcast_init)(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) REC_LABEL(Bcast_init);
int REC_NAME(Bcast_init)(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request)
{
    rec_enter("Bcast_init", REC_SHIFT);
    REC_SPECIAL(buffer, MPI_BOTTOM);
    rec_pointer("buffer", buffer);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Bcast_init_c) && !REC_OWN_MPI_Bcast_init_c
int REC_NAME(Bcast_init_c)(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request) REC_LABEL(Bcast_init_c);
int REC_NAME(Bcast_init_c)(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    rec_enter("Bcast_init_c", REC_SHIFT);
    REC_SPECIAL(buffer, MPI_BOTTOM);
    rec_pointer("buffer", buffer);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Exscan) && !REC_OWN_MPI_Exscan
int REC_NAME(Exscan)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm) REC_LABEL(Exscan);
int REC_NAME(Exscan)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    rec_enter("Exscan", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Exscan_c) && !REC_OWN_MPI_Exscan_c
int REC_NAME(Exscan_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm) REC_LABEL(Exscan_c);
int REC_NAME(Exscan_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm)
{
    rec_enter("Exscan_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Exscan_init) && !REC_OWN_MPI_Exscan_init
int REC_NAME(Exscan_init)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request) REC_LABEL(Exscan_init);
int REC_NAME(Exscan_init)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Exscan_init", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2008);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Exscan_init_c) && !REC_OWN_MPI_Exscan_init_c
int REC_NAME(Exscan_init_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request) REC_LABEL(Exscan_init_c);
int REC_NAME(Exscan_init_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Exscan_init_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2008);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Gather) && !REC_OWN_MPI_Gather
int REC_NAME(Gather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm) REC_LABEL(Gather);
int REC_NAME(Gather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    rec_enter("Gather", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Gather_c) && !REC_OWN_MPI_Gather_c
int REC_NAME(Gather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm) REC_LABEL(Gather_c);
int REC_NAME(Gather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    rec_enter("Gather_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Gather_init) && !REC_OWN_MPI_Gather_init
int REC_NAME(Gather_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request) REC_LABEL(Gather_init);
int REC_NAME(Gather_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Gather_init", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2010);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Gather_init_c) && !REC_OWN_MPI_Gather_init_c
int REC_NAME(Gather_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) REC_LABEL(Gather_init_c);
int REC_NAME(Gather_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Gather_init_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2010);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Gatherv) && !REC_OWN_MPI_Gatherv
int REC_NAME(Gatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[],
        const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm) REC_LABEL(Gatherv);
int REC_NAME(Gatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[],
        const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    rec_enter("Gatherv", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_ARRAY("displs", displs, 3);
    REC_HANDLE("recvtype", recvtype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Gatherv_c) && !REC_OWN_MPI_Gatherv_c
int REC_NAME(Gatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root,
        MPI_Comm comm) REC_LABEL(Gatherv_c);
int REC_NAME(Gatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    rec_enter("Gatherv_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_ARRAY("displs", displs, 3);
    REC_HANDLE("recvtype", recvtype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Gatherv_init) && !REC_OWN_MPI_Gatherv_init
int REC_NAME(Gatherv_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) REC_LABEL(Gatherv_init);
int REC_NAME(Gatherv_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request)
{
    rec_enter("Gatherv_init", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_ARRAY("displs", displs, 3);
    REC_HANDLE("recvtype", recvtype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2011);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Gatherv_init_c) && !REC_OWN_MPI_Gatherv_init_c
int REC_NAME(Gatherv_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request) REC_LABEL(Gatherv_init_c);
int REC_NAME(Gatherv_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    rec_enter("Gatherv_init_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_ARRAY("displs", displs, 3);
    REC_HANDLE("recvtype", recvtype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2011);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Iallgather) && !REC_OWN_MPI_Iallgather
int REC_NAME(Iallgather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request) REC_LABEL(Iallgather);
int REC_NAME(Iallgather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Iallgather", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2008);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Iallgather_c) && !REC_OWN_MPI_Iallgather_c
int REC_NAME(Iallgather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request) REC_LABEL(Iallgather_c);
int REC_NAME(Iallgather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Iallgather_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2008);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Iallgatherv) && !REC_OWN_MPI_Iallgatherv
int REC_NAME(Iallgatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Iallgatherv);
int REC_NAME(Iallgatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Iallgatherv", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_ARRAY("displs", displs, 3);
    REC_HANDLE("recvtype", recvtype);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2009);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Iallgatherv_c) && !REC_OWN_MPI_Iallgatherv_c
int REC_NAME(Iallgatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Iallgatherv_c);
int REC_NAME(Iallgatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Iallgatherv_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_ARRAY("displs", displs, 3);
    REC_HANDLE("recvtype", recvtype);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2009);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Iallreduce) && !REC_OWN_MPI_Iallreduce
int REC_NAME(Iallreduce)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request) REC_LABEL(Iallreduce);
int REC_NAME(Iallreduce)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Iallreduce", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Iallreduce_c) && !REC_OWN_MPI_Iallreduce_c
int REC_NAME(Iallreduce_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request) REC_LABEL(Iallreduce_c);
int REC_NAME(Iallreduce_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Iallreduce_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Ialltoall) && !REC_OWN_MPI_Ialltoall
int REC_NAME(Ialltoall)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request) REC_LABEL(Ialltoall);
int REC_NAME(Ialltoall)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Ialltoall", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2008);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Ialltoall_c) && !REC_OWN_MPI_Ialltoall_c
int REC_NAME(Ialltoall_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request) REC_LABEL(Ialltoall_c);
int REC_NAME(Ialltoall_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Ialltoall_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2008);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Ialltoallv) && !REC_OWN_MPI_Ialltoallv
int REC_NAME(Ialltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
        void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Ialltoallv);
int REC_NAME(Ialltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
        void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Ialltoallv", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    REC_ARRAY("sendcounts", sendcounts, 3);
    REC_ARRAY("sdispls", sdispls, 3);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_ARRAY("rdispls", rdispls, 3);
    REC_HANDLE("recvtype", recvtype);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2010);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Ialltoallv_c) && !REC_OWN_MPI_Ialltoallv_c
int REC_NAME(Ialltoallv_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request) REC_LABEL(Ialltoallv_c);
int REC_NAME(Ialltoallv_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Ialltoallv_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    REC_ARRAY("sendcounts", sendcounts, 3);
    REC_ARRAY("sdispls", sdispls, 3);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_ARRAY("rdispls", rdispls, 3);
    REC_HANDLE("recvtype", recvtype);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2010);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Ialltoallw) && !REC_OWN_MPI_Ialltoallw
int REC_NAME(Ialltoallw)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request) REC_LABEL(Ialltoallw);
int REC_NAME(Ialltoallw)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Ialltoallw", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    REC_ARRAY("sendcounts", sendcounts, 3);
    REC_ARRAY("sdispls", sdispls, 3);
    REC_HANDLES("sendtypes", sendtypes, 3);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_ARRAY("rdispls", rdispls, 3);
    REC_HANDLES("recvtypes", recvtypes, 3);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2010);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Ialltoallw_c) && !REC_OWN_MPI_Ialltoallw_c
int REC_NAME(Ialltoallw_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request) REC_LABEL(Ialltoallw_c);
int REC_NAME(Ialltoallw_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Ialltoallw_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    REC_ARRAY("sendcounts", sendcounts, 3);
    REC_ARRAY("sdispls", sdispls, 3);
    REC_HANDLES("sendtypes", sendtypes, 3);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_ARRAY("rdispls", rdispls, 3);
    REC_HANDLES("recvtypes", recvtypes, 3);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2010);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Ibarrier) && !REC_OWN_MPI_Ibarrier
int REC_NAME(Ibarrier)(MPI_Comm comm, MPI_Request *request) REC_LABEL(Ibarrier);
int REC_NAME(Ibarrier)(MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Ibarrier", REC_SHIFT);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Ibcast) && !REC_OWN_MPI_Ibcast
int REC_NAME(Ibcast)(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Ibcast);
int REC_NAME(Ibcast)(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Ibcast", REC_SHIFT);
    REC_SPECIAL(buffer, MPI_BOTTOM);
    rec_pointer("buffer", buffer);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2006);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Ibcast_c) && !REC_OWN_MPI_Ibcast_c
int REC_NAME(Ibcast_c)(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Ibcast_c);
int REC_NAME(Ibcast_c)(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Ibcast_c", REC_SHIFT);
    REC_SPECIAL(buffer, MPI_BOTTOM);
    rec_pointer("buffer", buffer);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2006);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Iexscan) && !REC_OWN_MPI_Iexscan
int REC_NAME(Iexscan)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Iexscan);
int REC_NAME(Iexscan)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Iexscan", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Iexscan_c) && !REC_OWN_MPI_Iexscan_c
int REC_NAME(Iexscan_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request) REC_LABEL(Iexscan_c);
int REC_NAME(Iexscan_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Iexscan_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Igather) && !REC_OWN_MPI_Igather
int REC_NAME(Igather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request) REC_LABEL(Igather);
int REC_NAME(Igather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Igather", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2009);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Igather_c) && !REC_OWN_MPI_Igather_c
int REC_NAME(Igather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Igather_c);
int REC_NAME(Igather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Igather_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2009);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Igatherv) && !REC_OWN_MPI_Igatherv
int REC_NAME(Igatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Igatherv);
int REC_NAME(Igatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Igatherv", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_ARRAY("displs", displs, 3);
    REC_HANDLE("recvtype", recvtype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2010);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Igatherv_c) && !REC_OWN_MPI_Igatherv_c
int REC_NAME(Igatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Igatherv_c);
int REC_NAME(Igatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Igatherv_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_ARRAY("displs", displs, 3);
    REC_HANDLE("recvtype", recvtype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2010);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Ireduce) && !REC_OWN_MPI_Ireduce
int REC_NAME(Ireduce)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm, MPI_Request *request) REC_LABEL(Ireduce);
int REC_NAME(Ireduce)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Ireduce", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2008);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Ireduce_c) && !REC_OWN_MPI_Ireduce_c
int REC_NAME(Ireduce_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        int root, MPI_Comm comm, MPI_Request *request) REC_LABEL(Ireduce_c);
int REC_NAME(Ireduce_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        int root, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Ireduce_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2008);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Ireduce_scatter) && !REC_OWN_MPI_Ireduce_scatter
int REC_NAME(Ireduce_scatter)(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Request *request) REC_LABEL(Ireduce_scatter);
int REC_NAME(Ireduce_scatter)(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Ireduce_scatter", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Ireduce_scatter_block) && !REC_OWN_MPI_Ireduce_scatter_block
int REC_NAME(Ireduce_scatter_block)(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Request *request) REC_LABEL(Ireduce_scatter_block);
int REC_NAME(Ireduce_scatter_block)(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Ireduce_scatter_block", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Ireduce_scatter_block_c) && !REC_OWN_MPI_Ireduce_scatter_block_c
int REC_NAME(Ireduce_scatter_block_c)(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Request *request) REC_LABEL(Ireduce_scatter_block_c);
int REC_NAME(Ireduce_scatter_block_c)(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Ireduce_scatter_block_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Ireduce_scatter_c) && !REC_OWN_MPI_Ireduce_scatter_c
int REC_NAME(Ireduce_scatter_c)(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[],
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request) REC_LABEL(Ireduce_scatter_c);
int REC_NAME(Ireduce_scatter_c)(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[],
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Ireduce_scatter_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Iscan) && !REC_OWN_MPI_Iscan
int REC_NAME(Iscan)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Iscan);
int REC_NAME(Iscan)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Iscan", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Iscan_c) && !REC_OWN_MPI_Iscan_c
int REC_NAME(Iscan_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request) REC_LABEL(Iscan_c);
int REC_NAME(Iscan_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Iscan_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Iscatter) && !REC_OWN_MPI_Iscatter
int REC_NAME(Iscatter)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request) REC_LABEL(Iscatter);
int REC_NAME(Iscatter)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Iscatter", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_IN_PLACE);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2009);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Iscatter_c) && !REC_OWN_MPI_Iscatter_c
int REC_NAME(Iscatter_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Iscatter_c);
int REC_NAME(Iscatter_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Iscatter_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_IN_PLACE);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2009);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Iscatterv) && !REC_OWN_MPI_Iscatterv
int REC_NAME(Iscatterv)(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Iscatterv);
int REC_NAME(Iscatterv)(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Iscatterv", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_IN_PLACE);
    rec_pointer("sendbuf", sendbuf);
    REC_ARRAY("sendcounts", sendcounts, 3);
    REC_ARRAY("displs", displs, 3);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2010);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Iscatterv_c) && !REC_OWN_MPI_Iscatterv_c
int REC_NAME(Iscatterv_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
        MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Iscatterv_c);
int REC_NAME(Iscatterv_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
        MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Iscatterv_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_IN_PLACE);
    rec_pointer("sendbuf", sendbuf);
    REC_ARRAY("sendcounts", sendcounts, 3);
    REC_ARRAY("displs", displs, 3);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2010);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Op_commutative) && !REC_OWN_MPI_Op_commutative
int REC_NAME(Op_commutative)(MPI_Op op, int *commute) REC_LABEL(Op_commutative);
int REC_NAME(Op_commutative)(MPI_Op op, int *commute)
{
    rec_enter("Op_commutative", REC_SHIFT);
    REC_HANDLE("op", op);
    *commute = 1;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Op_create) && !REC_OWN_MPI_Op_create
int REC_NAME(Op_create)(MPI_User_function *user_fn, int commute, MPI_Op *op) REC_LABEL(Op_create);
int REC_NAME(Op_create)(MPI_User_function *user_fn, int commute, MPI_Op *op)
{
    rec_enter("Op_create", REC_SHIFT);
    rec_run_user_function("user_fn", (rec_procedure_type *)user_fn);
    rec_number("commute", commute);
    *op = REC_NEW(MPI_Op, 2003);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Op_create_c) && !REC_OWN_MPI_Op_create_c
int REC_NAME(Op_create_c)(MPI_User_function_c *user_fn, int commute, MPI_Op *op) REC_LABEL(Op_create_c);
int REC_NAME(Op_create_c)(MPI_User_function_c *user_fn, int commute, MPI_Op *op)
{
    rec_enter("Op_create_c", REC_SHIFT);
    rec_run_user_function_c("user_fn", (rec_procedure_type *)user_fn);
    rec_number("commute", commute);
    *op = REC_NEW(MPI_Op, 2003);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Op_free) && !REC_OWN_MPI_Op_free
int REC_NAME(Op_free)(MPI_Op *op) REC_LABEL(Op_free);
int REC_NAME(Op_free)(MPI_Op *op)
{
    rec_enter("Op_free", REC_SHIFT);
    REC_HANDLE("op", *op);
    *op = REC_NEW(MPI_Op, 2001);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Reduce) && !REC_OWN_MPI_Reduce
int REC_NAME(Reduce)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm) REC_LABEL(Reduce);
int REC_NAME(Reduce)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm)
{
    rec_enter("Reduce", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Reduce_c) && !REC_OWN_MPI_Reduce_c
int REC_NAME(Reduce_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm) REC_LABEL(Reduce_c);
int REC_NAME(Reduce_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm)
{
    rec_enter("Reduce_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Reduce_init) && !REC_OWN_MPI_Reduce_init
int REC_NAME(Reduce_init)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm, MPI_Info info, MPI_Request *request) REC_LABEL(Reduce_init);
int REC_NAME(Reduce_init)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Reduce_init", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2009);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Reduce_init_c) && !REC_OWN_MPI_Reduce_init_c
int REC_NAME(Reduce_init_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        int root, MPI_Comm comm, MPI_Info info, MPI_Request *request) REC_LABEL(Reduce_init_c);
int REC_NAME(Reduce_init_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Reduce_init_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2009);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Reduce_local) && !REC_OWN_MPI_Reduce_local
int REC_NAME(Reduce_local)(const void *inbuf, void *inoutbuf, int count, MPI_Datatype datatype,
        MPI_Op op) REC_LABEL(Reduce_local);
int REC_NAME(Reduce_local)(const void *inbuf, void *inoutbuf, int count, MPI_Datatype datatype, MPI_Op op)
{
    rec_enter("Reduce_local", REC_SHIFT);
    REC_SPECIAL(inbuf, MPI_BOTTOM);
    REC_SPECIAL(inoutbuf, MPI_BOTTOM);
    rec_pointer("inbuf", inbuf);
    rec_pointer("inoutbuf", inoutbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Reduce_local_c) && !REC_OWN_MPI_Reduce_local_c
int REC_NAME(Reduce_local_c)(const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op) REC_LABEL(Reduce_local_c);
int REC_NAME(Reduce_local_c)(const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op)
{
    rec_enter("Reduce_local_c", REC_SHIFT);
    REC_SPECIAL(inbuf, MPI_BOTTOM);
    REC_SPECIAL(inoutbuf, MPI_BOTTOM);
    rec_pointer("inbuf", inbuf);
    rec_pointer("inoutbuf", inoutbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Reduce_scatter) && !REC_OWN_MPI_Reduce_scatter
int REC_NAME(Reduce_scatter)(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm) REC_LABEL(Reduce_scatter);
int REC_NAME(Reduce_scatter)(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm)
{
    rec_enter("Reduce_scatter", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Reduce_scatter_block) && !REC_OWN_MPI_Reduce_scatter_block
int REC_NAME(Reduce_scatter_block)(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm) REC_LABEL(Reduce_scatter_block);
int REC_NAME(Reduce_scatter_block)(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm)
{
    rec_enter("Reduce_scatter_block", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Reduce_scatter_block_c) && !REC_OWN_MPI_Reduce_scatter_block_c
int REC_NAME(Reduce_scatter_block_c)(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm) REC_LABEL(Reduce_scatter_block_c);
int REC_NAME(Reduce_scatter_block_c)(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm)
{
    rec_enter("Reduce_scatter_block_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Reduce_scatter_block_init) && !REC_OWN_MPI_Reduce_scatter_block_init
int REC_NAME(Reduce_scatter_block_init)(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request) REC_LABEL(Reduce_scatter_block_init);
int REC_NAME(Reduce_scatter_block_init)(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Reduce_scatter_block_init", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2008);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Reduce_scatter_block_init_c) && !REC_OWN_MPI_Reduce_scatter_block_init_c
int REC_NAME(Reduce_scatter_block_init_c)(const void *sendbuf, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) REC_LABEL(Reduce_scatter_block_init_c);
int REC_NAME(Reduce_scatter_block_init_c)(const void *sendbuf, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Reduce_scatter_block_init_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2008);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Reduce_scatter_c) && !REC_OWN_MPI_Reduce_scatter_c
int REC_NAME(Reduce_scatter_c)(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm) REC_LABEL(Reduce_scatter_c);
int REC_NAME(Reduce_scatter_c)(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm)
{
    rec_enter("Reduce_scatter_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Reduce_scatter_init) && !REC_OWN_MPI_Reduce_scatter_init
int REC_NAME(Reduce_scatter_init)(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request) REC_LABEL(Reduce_scatter_init);
int REC_NAME(Reduce_scatter_init)(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Reduce_scatter_init", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2008);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Reduce_scatter_init_c) && !REC_OWN_MPI_Reduce_scatter_init_c
int REC_NAME(Reduce_scatter_init_c)(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[],
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) REC_LABEL(Reduce_scatter_init_c);
int REC_NAME(Reduce_scatter_init_c)(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[],
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Reduce_scatter_init_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    REC_ARRAY("recvcounts", recvcounts, 3);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2008);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Scan) && !REC_OWN_MPI_Scan
int REC_NAME(Scan)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm) REC_LABEL(Scan);
int REC_NAME(Scan)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    rec_enter("Scan", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Scan_c) && !REC_OWN_MPI_Scan_c
int REC_NAME(Scan_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm) REC_LABEL(Scan_c);
int REC_NAME(Scan_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm)
{
    rec_enter("Scan_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Scan_init) && !REC_OWN_MPI_Scan_init
int REC_NAME(Scan_init)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request) REC_LABEL(Scan_init);
int REC_NAME(Scan_init)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    rec_enter("Scan_init", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2008);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Scan_init_c) && !REC_OWN_MPI_Scan_init_c
int REC_NAME(Scan_init_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request) REC_LABEL(Scan_init_c);
int REC_NAME(Scan_init_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Scan_init_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(sendbuf, MPI_IN_PLACE);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_pointer("recvbuf", recvbuf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2008);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Scatter) && !REC_OWN_MPI_Scatter
int REC_NAME(Scatter)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm) REC_LABEL(Scatter);
int REC_NAME(Scatter)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    rec_enter("Scatter", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_IN_PLACE);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Scatter_c) && !REC_OWN_MPI_Scatter_c
int REC_NAME(Scatter_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm) REC_LABEL(Scatter_c);
int REC_NAME(Scatter_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    rec_enter("Scatter_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_IN_PLACE);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Scatter_init) && !REC_OWN_MPI_Scatter_init
int REC_NAME(Scatter_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request) REC_LABEL(Scatter_init);
int REC_NAME(Scatter_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Scatter_init", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_IN_PLACE);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2010);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Scatter_init_c) && !REC_OWN_MPI_Scatter_init_c
int REC_NAME(Scatter_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) REC_LABEL(Scatter_init_c);
int REC_NAME(Scatter_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Scatter_init_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_IN_PLACE);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2010);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Scatterv) && !REC_OWN_MPI_Scatterv
int REC_NAME(Scatterv)(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm) REC_LABEL(Scatterv);
int REC_NAME(Scatterv)(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    rec_enter("Scatterv", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_IN_PLACE);
    rec_pointer("sendbuf", sendbuf);
    REC_ARRAY("sendcounts", sendcounts, 3);
    REC_ARRAY("displs", displs, 3);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Scatterv_c) && !REC_OWN_MPI_Scatterv_c
int REC_NAME(Scatterv_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
        MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root,
        MPI_Comm comm) REC_LABEL(Scatterv_c);
int REC_NAME(Scatterv_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
        MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    rec_enter("Scatterv_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_IN_PLACE);
    rec_pointer("sendbuf", sendbuf);
    REC_ARRAY("sendcounts", sendcounts, 3);
    REC_ARRAY("displs", displs, 3);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Scatterv_init) && !REC_OWN_MPI_Scatterv_init
int REC_NAME(Scatterv_init)(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) REC_LABEL(Scatterv_init);
int REC_NAME(Scatterv_init)(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request)
{
    rec_enter("Scatterv_init", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_IN_PLACE);
    rec_pointer("sendbuf", sendbuf);
    REC_ARRAY("sendcounts", sendcounts, 3);
    REC_ARRAY("displs", displs, 3);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2011);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Scatterv_init_c) && !REC_OWN_MPI_Scatterv_init_c
int REC_NAME(Scatterv_init_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
        MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request) REC_LABEL(Scatterv_init_c);
int REC_NAME(Scatterv_init_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
        MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    rec_enter("Scatterv_init_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_IN_PLACE);
    rec_pointer("sendbuf", sendbuf);
    REC_ARRAY("sendcounts", sendcounts, 3);
    REC_ARRAY("displs", displs, 3);
    REC_HANDLE("sendtype", sendtype);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    rec_number("root", root);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2011);
    return rec_reply();
}
#endif

