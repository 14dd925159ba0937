/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml through templates/test/recorder/caller.c.j2. */
/* Calls of every routine of the chapter "neighborhood", each argument with a value of its own. */
#include "recorder.h"

static void call_MPI_Ineighbor_allgather(int profiled)
{
#if REC_HAS(MPI_Ineighbor_allgather)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ineighbor_allgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount,
            recvtype, comm, &request) : (MPI_Ineighbor_allgather)(rec_slot(1), sendcount, sendtype, rec_slot(4),
            recvcount, recvtype, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ineighbor_allgather_c(int profiled)
{
#if REC_HAS(MPI_Ineighbor_allgather_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ineighbor_allgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount,
            recvtype, comm, &request) : (MPI_Ineighbor_allgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4),
            recvcount, recvtype, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ineighbor_allgatherv(int profiled)
{
#if REC_HAS(MPI_Ineighbor_allgatherv)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ineighbor_allgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts,
            displs, recvtype, comm, &request) : (MPI_Ineighbor_allgatherv)(rec_slot(1), sendcount, sendtype,
            rec_slot(4), recvcounts, displs, recvtype, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ineighbor_allgatherv_c(int profiled)
{
#if REC_HAS(MPI_Ineighbor_allgatherv_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ineighbor_allgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts,
            displs, recvtype, comm, &request) : (MPI_Ineighbor_allgatherv_c)(rec_slot(1), sendcount, sendtype,
            rec_slot(4), recvcounts, displs, recvtype, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ineighbor_alltoall(int profiled)
{
#if REC_HAS(MPI_Ineighbor_alltoall)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ineighbor_alltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount,
            recvtype, comm, &request) : (MPI_Ineighbor_alltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4),
            recvcount, recvtype, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ineighbor_alltoall_c(int profiled)
{
#if REC_HAS(MPI_Ineighbor_alltoall_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ineighbor_alltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount,
            recvtype, comm, &request) : (MPI_Ineighbor_alltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4),
            recvcount, recvtype, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ineighbor_alltoallv(int profiled)
{
#if REC_HAS(MPI_Ineighbor_alltoallv)
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ineighbor_alltoallv)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5),
            recvcounts, rdispls, recvtype, comm, &request) : (MPI_Ineighbor_alltoallv)(rec_slot(1), sendcounts,
            sdispls, sendtype, rec_slot(5), recvcounts, rdispls, recvtype, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ineighbor_alltoallv_c(int profiled)
{
#if REC_HAS(MPI_Ineighbor_alltoallv_c)
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ineighbor_alltoallv_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5),
            recvcounts, rdispls, recvtype, comm, &request) : (MPI_Ineighbor_alltoallv_c)(rec_slot(1), sendcounts,
            sdispls, sendtype, rec_slot(5), recvcounts, rdispls, recvtype, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ineighbor_alltoallw(int profiled)
{
#if REC_HAS(MPI_Ineighbor_alltoallw)
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, sendtypes, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, recvtypes, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ineighbor_alltoallw)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5),
            recvcounts, rdispls, recvtypes, comm, &request) : (MPI_Ineighbor_alltoallw)(rec_slot(1), sendcounts,
            sdispls, sendtypes, rec_slot(5), recvcounts, rdispls, recvtypes, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ineighbor_alltoallw_c(int profiled)
{
#if REC_HAS(MPI_Ineighbor_alltoallw_c)
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, sendtypes, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, recvtypes, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ineighbor_alltoallw_c)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5),
            recvcounts, rdispls, recvtypes, comm, &request) : (MPI_Ineighbor_alltoallw_c)(rec_slot(1), sendcounts,
            sdispls, sendtypes, rec_slot(5), recvcounts, rdispls, recvtypes, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Neighbor_allgather(int profiled)
{
#if REC_HAS(MPI_Neighbor_allgather)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = profiled ? (PMPI_Neighbor_allgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount,
            recvtype, comm) : (MPI_Neighbor_allgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount,
            recvtype, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Neighbor_allgather_c(int profiled)
{
#if REC_HAS(MPI_Neighbor_allgather_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = profiled ? (PMPI_Neighbor_allgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount,
            recvtype, comm) : (MPI_Neighbor_allgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount,
            recvtype, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Neighbor_allgather_init(int profiled)
{
#if REC_HAS(MPI_Neighbor_allgather_init)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Neighbor_allgather_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount,
            recvtype, comm, info, &request) : (MPI_Neighbor_allgather_init)(rec_slot(1), sendcount, sendtype,
            rec_slot(4), recvcount, recvtype, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Neighbor_allgather_init_c(int profiled)
{
#if REC_HAS(MPI_Neighbor_allgather_init_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Neighbor_allgather_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4),
            recvcount, recvtype, comm, info, &request) : (MPI_Neighbor_allgather_init_c)(rec_slot(1), sendcount,
            sendtype, rec_slot(4), recvcount, recvtype, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Neighbor_allgatherv(int profiled)
{
#if REC_HAS(MPI_Neighbor_allgatherv)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    int returned = profiled ? (PMPI_Neighbor_allgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts,
            displs, recvtype, comm) : (MPI_Neighbor_allgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4),
            recvcounts, displs, recvtype, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Neighbor_allgatherv_c(int profiled)
{
#if REC_HAS(MPI_Neighbor_allgatherv_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    int returned = profiled ? (PMPI_Neighbor_allgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts,
            displs, recvtype, comm) : (MPI_Neighbor_allgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4),
            recvcounts, displs, recvtype, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Neighbor_allgatherv_init(int profiled)
{
#if REC_HAS(MPI_Neighbor_allgatherv_init)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Neighbor_allgatherv_init)(rec_slot(1), sendcount, sendtype, rec_slot(4),
            recvcounts, displs, recvtype, comm, info, &request) : (MPI_Neighbor_allgatherv_init)(rec_slot(1),
            sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Neighbor_allgatherv_init_c(int profiled)
{
#if REC_HAS(MPI_Neighbor_allgatherv_init_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Neighbor_allgatherv_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4),
            recvcounts, displs, recvtype, comm, info, &request) : (MPI_Neighbor_allgatherv_init_c)(rec_slot(1),
            sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Neighbor_alltoall(int profiled)
{
#if REC_HAS(MPI_Neighbor_alltoall)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = profiled ? (PMPI_Neighbor_alltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount,
            recvtype, comm) : (MPI_Neighbor_alltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount,
            recvtype, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Neighbor_alltoall_c(int profiled)
{
#if REC_HAS(MPI_Neighbor_alltoall_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = profiled ? (PMPI_Neighbor_alltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount,
            recvtype, comm) : (MPI_Neighbor_alltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount,
            recvtype, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Neighbor_alltoall_init(int profiled)
{
#if REC_HAS(MPI_Neighbor_alltoall_init)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Neighbor_alltoall_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount,
            recvtype, comm, info, &request) : (MPI_Neighbor_alltoall_init)(rec_slot(1), sendcount, sendtype,
            rec_slot(4), recvcount, recvtype, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Neighbor_alltoall_init_c(int profiled)
{
#if REC_HAS(MPI_Neighbor_alltoall_init_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Neighbor_alltoall_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount,
            recvtype, comm, info, &request) : (MPI_Neighbor_alltoall_init_c)(rec_slot(1), sendcount, sendtype,
            rec_slot(4), recvcount, recvtype, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Neighbor_alltoallv(int profiled)
{
#if REC_HAS(MPI_Neighbor_alltoallv)
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    int returned = profiled ? (PMPI_Neighbor_alltoallv)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5),
            recvcounts, rdispls, recvtype, comm) : (MPI_Neighbor_alltoallv)(rec_slot(1), sendcounts, sdispls, sendtype,
            rec_slot(5), recvcounts, rdispls, recvtype, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Neighbor_alltoallv_c(int profiled)
{
#if REC_HAS(MPI_Neighbor_alltoallv_c)
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    int returned = profiled ? (PMPI_Neighbor_alltoallv_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5),
            recvcounts, rdispls, recvtype, comm) : (MPI_Neighbor_alltoallv_c)(rec_slot(1), sendcounts, sdispls,
            sendtype, rec_slot(5), recvcounts, rdispls, recvtype, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Neighbor_alltoallv_init(int profiled)
{
#if REC_HAS(MPI_Neighbor_alltoallv_init)
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Neighbor_alltoallv_init)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5),
            recvcounts, rdispls, recvtype, comm, info, &request) : (MPI_Neighbor_alltoallv_init)(rec_slot(1),
            sendcounts, sdispls, sendtype, rec_slot(5), recvcounts, rdispls, recvtype, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Neighbor_alltoallv_init_c(int profiled)
{
#if REC_HAS(MPI_Neighbor_alltoallv_init_c)
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Neighbor_alltoallv_init_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5),
            recvcounts, rdispls, recvtype, comm, info, &request) : (MPI_Neighbor_alltoallv_init_c)(rec_slot(1),
            sendcounts, sdispls, sendtype, rec_slot(5), recvcounts, rdispls, recvtype, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Neighbor_alltoallw(int profiled)
{
#if REC_HAS(MPI_Neighbor_alltoallw)
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, sendtypes, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, recvtypes, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    int returned = profiled ? (PMPI_Neighbor_alltoallw)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5),
            recvcounts, rdispls, recvtypes, comm) : (MPI_Neighbor_alltoallw)(rec_slot(1), sendcounts, sdispls,
            sendtypes, rec_slot(5), recvcounts, rdispls, recvtypes, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Neighbor_alltoallw_c(int profiled)
{
#if REC_HAS(MPI_Neighbor_alltoallw_c)
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, sendtypes, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, recvtypes, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    int returned = profiled ? (PMPI_Neighbor_alltoallw_c)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5),
            recvcounts, rdispls, recvtypes, comm) : (MPI_Neighbor_alltoallw_c)(rec_slot(1), sendcounts, sdispls,
            sendtypes, rec_slot(5), recvcounts, rdispls, recvtypes, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Neighbor_alltoallw_init(int profiled)
{
#if REC_HAS(MPI_Neighbor_alltoallw_init)
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, sendtypes, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, recvtypes, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Neighbor_alltoallw_init)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5),
            recvcounts, rdispls, recvtypes, comm, info, &request) : (MPI_Neighbor_alltoallw_init)(rec_slot(1),
            sendcounts, sdispls, sendtypes, rec_slot(5), recvcounts, rdispls, recvtypes, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Neighbor_alltoallw_init_c(int profiled)
{
#if REC_HAS(MPI_Neighbor_alltoallw_init_c)
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, sendtypes, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, recvtypes, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Neighbor_alltoallw_init_c)(rec_slot(1), sendcounts, sdispls, sendtypes,
            rec_slot(5), recvcounts, rdispls, recvtypes, comm, info,
            &request) : (MPI_Neighbor_alltoallw_init_c)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5),
            recvcounts, rdispls, recvtypes, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_neighborhood[] = {
    {"MPI_Ineighbor_allgather", call_MPI_Ineighbor_allgather, 1},
    {"MPI_Ineighbor_allgather_c", call_MPI_Ineighbor_allgather_c, 1},
    {"MPI_Ineighbor_allgatherv", call_MPI_Ineighbor_allgatherv, 1},
    {"MPI_Ineighbor_allgatherv_c", call_MPI_Ineighbor_allgatherv_c, 1},
    {"MPI_Ineighbor_alltoall", call_MPI_Ineighbor_alltoall, 1},
    {"MPI_Ineighbor_alltoall_c", call_MPI_Ineighbor_alltoall_c, 1},
    {"MPI_Ineighbor_alltoallv", call_MPI_Ineighbor_alltoallv, 1},
    {"MPI_Ineighbor_alltoallv_c", call_MPI_Ineighbor_alltoallv_c, 1},
    {"MPI_Ineighbor_alltoallw", call_MPI_Ineighbor_alltoallw, 1},
    {"MPI_Ineighbor_alltoallw_c", call_MPI_Ineighbor_alltoallw_c, 1},
    {"MPI_Neighbor_allgather", call_MPI_Neighbor_allgather, 1},
    {"MPI_Neighbor_allgather_c", call_MPI_Neighbor_allgather_c, 1},
    {"MPI_Neighbor_allgather_init", call_MPI_Neighbor_allgather_init, 1},
    {"MPI_Neighbor_allgather_init_c", call_MPI_Neighbor_allgather_init_c, 1},
    {"MPI_Neighbor_allgatherv", call_MPI_Neighbor_allgatherv, 1},
    {"MPI_Neighbor_allgatherv_c", call_MPI_Neighbor_allgatherv_c, 1},
    {"MPI_Neighbor_allgatherv_init", call_MPI_Neighbor_allgatherv_init, 1},
    {"MPI_Neighbor_allgatherv_init_c", call_MPI_Neighbor_allgatherv_init_c, 1},
    {"MPI_Neighbor_alltoall", call_MPI_Neighbor_alltoall, 1},
    {"MPI_Neighbor_alltoall_c", call_MPI_Neighbor_alltoall_c, 1},
    {"MPI_Neighbor_alltoall_init", call_MPI_Neighbor_alltoall_init, 1},
    {"MPI_Neighbor_alltoall_init_c", call_MPI_Neighbor_alltoall_init_c, 1},
    {"MPI_Neighbor_alltoallv", call_MPI_Neighbor_alltoallv, 1},
    {"MPI_Neighbor_alltoallv_c", call_MPI_Neighbor_alltoallv_c, 1},
    {"MPI_Neighbor_alltoallv_init", call_MPI_Neighbor_alltoallv_init, 1},
    {"MPI_Neighbor_alltoallv_init_c", call_MPI_Neighbor_alltoallv_init_c, 1},
    {"MPI_Neighbor_alltoallw", call_MPI_Neighbor_alltoallw, 1},
    {"MPI_Neighbor_alltoallw_c", call_MPI_Neighbor_alltoallw_c, 1},
    {"MPI_Neighbor_alltoallw_init", call_MPI_Neighbor_alltoallw_init, 1},
    {"MPI_Neighbor_alltoallw_init_c", call_MPI_Neighbor_alltoallw_init_c, 1},
    {0, 0, 0}
};
