/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml through templates/test/recorder/recorder.c.j2. */
/* The recorder's half of the chapter "neighborhood": every routine writes down its arguments and replies with known values. */
#include "recorder.h"

#if REC_HAS(MPI_Ineighbor_allgather) && !REC_OWN_MPI_Ineighbor_allgather
int REC_NAME(Ineighbor_allgather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request) REC_LABEL(Ineighbor_allgather);
int REC_NAME(Ineighbor_allgather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Ineighbor_allgather", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Ineighbor_allgather_c) && !REC_OWN_MPI_Ineighbor_allgather_c
int REC_NAME(Ineighbor_allgather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Ineighbor_allgather_c);
int REC_NAME(Ineighbor_allgather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Ineighbor_allgather_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Ineighbor_allgatherv) && !REC_OWN_MPI_Ineighbor_allgatherv
int REC_NAME(Ineighbor_allgatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Ineighbor_allgatherv);
int REC_NAME(Ineighbor_allgatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Ineighbor_allgatherv", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Ineighbor_allgatherv_c) && !REC_OWN_MPI_Ineighbor_allgatherv_c
int REC_NAME(Ineighbor_allgatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Ineighbor_allgatherv_c);
int REC_NAME(Ineighbor_allgatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Ineighbor_allgatherv_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Ineighbor_alltoall) && !REC_OWN_MPI_Ineighbor_alltoall
int REC_NAME(Ineighbor_alltoall)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request) REC_LABEL(Ineighbor_alltoall);
int REC_NAME(Ineighbor_alltoall)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Ineighbor_alltoall", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Ineighbor_alltoall_c) && !REC_OWN_MPI_Ineighbor_alltoall_c
int REC_NAME(Ineighbor_alltoall_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Ineighbor_alltoall_c);
int REC_NAME(Ineighbor_alltoall_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Ineighbor_alltoall_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Ineighbor_alltoallv) && !REC_OWN_MPI_Ineighbor_alltoallv
int REC_NAME(Ineighbor_alltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm, MPI_Request *request) REC_LABEL(Ineighbor_alltoallv);
int REC_NAME(Ineighbor_alltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Ineighbor_alltoallv", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Ineighbor_alltoallv_c) && !REC_OWN_MPI_Ineighbor_alltoallv_c
int REC_NAME(Ineighbor_alltoallv_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request) REC_LABEL(Ineighbor_alltoallv_c);
int REC_NAME(Ineighbor_alltoallv_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Ineighbor_alltoallv_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Ineighbor_alltoallw) && !REC_OWN_MPI_Ineighbor_alltoallw
int REC_NAME(Ineighbor_alltoallw)(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request) REC_LABEL(Ineighbor_alltoallw);
int REC_NAME(Ineighbor_alltoallw)(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Ineighbor_alltoallw", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Ineighbor_alltoallw_c) && !REC_OWN_MPI_Ineighbor_alltoallw_c
int REC_NAME(Ineighbor_alltoallw_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request) REC_LABEL(Ineighbor_alltoallw_c);
int REC_NAME(Ineighbor_alltoallw_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Ineighbor_alltoallw_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Neighbor_allgather) && !REC_OWN_MPI_Neighbor_allgather
int REC_NAME(Neighbor_allgather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm) REC_LABEL(Neighbor_allgather);
int REC_NAME(Neighbor_allgather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    rec_enter("Neighbor_allgather", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Neighbor_allgather_c) && !REC_OWN_MPI_Neighbor_allgather_c
int REC_NAME(Neighbor_allgather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm) REC_LABEL(Neighbor_allgather_c);
int REC_NAME(Neighbor_allgather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    rec_enter("Neighbor_allgather_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Neighbor_allgather_init) && !REC_OWN_MPI_Neighbor_allgather_init
int REC_NAME(Neighbor_allgather_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) REC_LABEL(Neighbor_allgather_init);
int REC_NAME(Neighbor_allgather_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Neighbor_allgather_init", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Neighbor_allgather_init_c) && !REC_OWN_MPI_Neighbor_allgather_init_c
int REC_NAME(Neighbor_allgather_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) REC_LABEL(Neighbor_allgather_init_c);
int REC_NAME(Neighbor_allgather_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Neighbor_allgather_init_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Neighbor_allgatherv) && !REC_OWN_MPI_Neighbor_allgatherv
int REC_NAME(Neighbor_allgatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype,
        MPI_Comm comm) REC_LABEL(Neighbor_allgatherv);
int REC_NAME(Neighbor_allgatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    rec_enter("Neighbor_allgatherv", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Neighbor_allgatherv_c) && !REC_OWN_MPI_Neighbor_allgatherv_c
int REC_NAME(Neighbor_allgatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype,
        MPI_Comm comm) REC_LABEL(Neighbor_allgatherv_c);
int REC_NAME(Neighbor_allgatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    rec_enter("Neighbor_allgatherv_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Neighbor_allgatherv_init) && !REC_OWN_MPI_Neighbor_allgatherv_init
int REC_NAME(Neighbor_allgatherv_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) REC_LABEL(Neighbor_allgatherv_init);
int REC_NAME(Neighbor_allgatherv_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request)
{
    rec_enter("Neighbor_allgatherv_init", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Neighbor_allgatherv_init_c) && !REC_OWN_MPI_Neighbor_allgatherv_init_c
int REC_NAME(Neighbor_allgatherv_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Info info, MPI_Request *request) REC_LABEL(Neighbor_allgatherv_init_c);
int REC_NAME(Neighbor_allgatherv_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    rec_enter("Neighbor_allgatherv_init_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Neighbor_alltoall) && !REC_OWN_MPI_Neighbor_alltoall
int REC_NAME(Neighbor_alltoall)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm) REC_LABEL(Neighbor_alltoall);
int REC_NAME(Neighbor_alltoall)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    rec_enter("Neighbor_alltoall", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Neighbor_alltoall_c) && !REC_OWN_MPI_Neighbor_alltoall_c
int REC_NAME(Neighbor_alltoall_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm) REC_LABEL(Neighbor_alltoall_c);
int REC_NAME(Neighbor_alltoall_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    rec_enter("Neighbor_alltoall_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Neighbor_alltoall_init) && !REC_OWN_MPI_Neighbor_alltoall_init
int REC_NAME(Neighbor_alltoall_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) REC_LABEL(Neighbor_alltoall_init);
int REC_NAME(Neighbor_alltoall_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Neighbor_alltoall_init", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Neighbor_alltoall_init_c) && !REC_OWN_MPI_Neighbor_alltoall_init_c
int REC_NAME(Neighbor_alltoall_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) REC_LABEL(Neighbor_alltoall_init_c);
int REC_NAME(Neighbor_alltoall_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Neighbor_alltoall_init_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Neighbor_alltoallv) && !REC_OWN_MPI_Neighbor_alltoallv
int REC_NAME(Neighbor_alltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm) REC_LABEL(Neighbor_alltoallv);
int REC_NAME(Neighbor_alltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm)
{
    rec_enter("Neighbor_alltoallv", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Neighbor_alltoallv_c) && !REC_OWN_MPI_Neighbor_alltoallv_c
int REC_NAME(Neighbor_alltoallv_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm) REC_LABEL(Neighbor_alltoallv_c);
int REC_NAME(Neighbor_alltoallv_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm)
{
    rec_enter("Neighbor_alltoallv_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Neighbor_alltoallv_init) && !REC_OWN_MPI_Neighbor_alltoallv_init
int REC_NAME(Neighbor_alltoallv_init)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm, MPI_Info info, MPI_Request *request) REC_LABEL(Neighbor_alltoallv_init);
int REC_NAME(Neighbor_alltoallv_init)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Neighbor_alltoallv_init", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Neighbor_alltoallv_init_c) && !REC_OWN_MPI_Neighbor_alltoallv_init_c
int REC_NAME(Neighbor_alltoallv_init_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) REC_LABEL(Neighbor_alltoallv_init_c);
int REC_NAME(Neighbor_alltoallv_init_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Neighbor_alltoallv_init_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Neighbor_alltoallw) && !REC_OWN_MPI_Neighbor_alltoallw
int REC_NAME(Neighbor_alltoallw)(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm) REC_LABEL(Neighbor_alltoallw);
int REC_NAME(Neighbor_alltoallw)(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    rec_enter("Neighbor_alltoallw", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Neighbor_alltoallw_c) && !REC_OWN_MPI_Neighbor_alltoallw_c
int REC_NAME(Neighbor_alltoallw_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm) REC_LABEL(Neighbor_alltoallw_c);
int REC_NAME(Neighbor_alltoallw_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    rec_enter("Neighbor_alltoallw_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Neighbor_alltoallw_init) && !REC_OWN_MPI_Neighbor_alltoallw_init
int REC_NAME(Neighbor_alltoallw_init)(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info,
        MPI_Request *request) REC_LABEL(Neighbor_alltoallw_init);
int REC_NAME(Neighbor_alltoallw_init)(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Neighbor_alltoallw_init", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

#if REC_HAS(MPI_Neighbor_alltoallw_init_c) && !REC_OWN_MPI_Neighbor_alltoallw_init_c
int REC_NAME(Neighbor_alltoallw_init_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info,
        MPI_Request *request) REC_LABEL(Neighbor_alltoallw_init_c);
int REC_NAME(Neighbor_alltoallw_init_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Neighbor_alltoallw_init_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
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

