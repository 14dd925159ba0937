/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/test/recorder/caller.c.j2. */
/* Calls of every routine of the chapter "collectives", each argument with a value of its own. */
#include "recorder.h"

static void call_MPI_Allgather(int profiled)
{
#if REC_HAS(MPI_Allgather)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = profiled ? (PMPI_Allgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm) : (MPI_Allgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Allgather_c(int profiled)
{
#if REC_HAS(MPI_Allgather_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = profiled ? (PMPI_Allgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm) : (MPI_Allgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Allgather_init(int profiled)
{
#if REC_HAS(MPI_Allgather_init)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Allgather_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, &request) : (MPI_Allgather_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount,
            recvtype, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Allgather_init_c(int profiled)
{
#if REC_HAS(MPI_Allgather_init_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Allgather_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount,
            recvtype, comm, info, &request) : (MPI_Allgather_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4),
            recvcount, recvtype, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Allgatherv(int profiled)
{
#if REC_HAS(MPI_Allgatherv)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    int returned = profiled ? (PMPI_Allgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm) : (MPI_Allgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Allgatherv_c(int profiled)
{
#if REC_HAS(MPI_Allgatherv_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    int returned = profiled ? (PMPI_Allgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm) : (MPI_Allgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Allgatherv_init(int profiled)
{
#if REC_HAS(MPI_Allgatherv_init)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Allgatherv_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm, info, &request) : (MPI_Allgatherv_init)(rec_slot(1), sendcount, sendtype, rec_slot(4),
            recvcounts, displs, recvtype, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Allgatherv_init_c(int profiled)
{
#if REC_HAS(MPI_Allgatherv_init_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Allgatherv_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts,
            displs, recvtype, comm, info, &request) : (MPI_Allgatherv_init_c)(rec_slot(1), sendcount, sendtype,
            rec_slot(4), recvcounts, displs, recvtype, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Allreduce(int profiled)
{
#if REC_HAS(MPI_Allreduce)
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = profiled ? (PMPI_Allreduce)(rec_slot(1), rec_slot(2), count, datatype, op,
            comm) : (MPI_Allreduce)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Allreduce_c(int profiled)
{
#if REC_HAS(MPI_Allreduce_c)
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = profiled ? (PMPI_Allreduce_c)(rec_slot(1), rec_slot(2), count, datatype, op,
            comm) : (MPI_Allreduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Allreduce_init(int profiled)
{
#if REC_HAS(MPI_Allreduce_init)
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Allreduce_init)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info,
            &request) : (MPI_Allreduce_init)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Allreduce_init_c(int profiled)
{
#if REC_HAS(MPI_Allreduce_init_c)
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Allreduce_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info,
            &request) : (MPI_Allreduce_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Alltoall(int profiled)
{
#if REC_HAS(MPI_Alltoall)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = profiled ? (PMPI_Alltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm) : (MPI_Alltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Alltoall_c(int profiled)
{
#if REC_HAS(MPI_Alltoall_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = profiled ? (PMPI_Alltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm) : (MPI_Alltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Alltoall_init(int profiled)
{
#if REC_HAS(MPI_Alltoall_init)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Alltoall_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, &request) : (MPI_Alltoall_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount,
            recvtype, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Alltoall_init_c(int profiled)
{
#if REC_HAS(MPI_Alltoall_init_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Alltoall_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount,
            recvtype, comm, info, &request) : (MPI_Alltoall_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4),
            recvcount, recvtype, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Alltoallv(int profiled)
{
#if REC_HAS(MPI_Alltoallv)
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    int returned = profiled ? (PMPI_Alltoallv)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm) : (MPI_Alltoallv)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5),
            recvcounts, rdispls, recvtype, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Alltoallv_c(int profiled)
{
#if REC_HAS(MPI_Alltoallv_c)
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    int returned = profiled ? (PMPI_Alltoallv_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm) : (MPI_Alltoallv_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5),
            recvcounts, rdispls, recvtype, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Alltoallv_init(int profiled)
{
#if REC_HAS(MPI_Alltoallv_init)
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Alltoallv_init)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5),
            recvcounts, rdispls, recvtype, comm, info, &request) : (MPI_Alltoallv_init)(rec_slot(1), sendcounts,
            sdispls, sendtype, rec_slot(5), recvcounts, rdispls, recvtype, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Alltoallv_init_c(int profiled)
{
#if REC_HAS(MPI_Alltoallv_init_c)
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Alltoallv_init_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5),
            recvcounts, rdispls, recvtype, comm, info, &request) : (MPI_Alltoallv_init_c)(rec_slot(1), sendcounts,
            sdispls, sendtype, rec_slot(5), recvcounts, rdispls, recvtype, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Alltoallw(int profiled)
{
#if REC_HAS(MPI_Alltoallw)
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, sendtypes, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, recvtypes, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    int returned = profiled ? (PMPI_Alltoallw)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5), recvcounts,
            rdispls, recvtypes, comm) : (MPI_Alltoallw)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5),
            recvcounts, rdispls, recvtypes, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Alltoallw_c(int profiled)
{
#if REC_HAS(MPI_Alltoallw_c)
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, sendtypes, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, recvtypes, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    int returned = profiled ? (PMPI_Alltoallw_c)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5), recvcounts,
            rdispls, recvtypes, comm) : (MPI_Alltoallw_c)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5),
            recvcounts, rdispls, recvtypes, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Alltoallw_init(int profiled)
{
#if REC_HAS(MPI_Alltoallw_init)
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, sendtypes, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, recvtypes, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Alltoallw_init)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5),
            recvcounts, rdispls, recvtypes, comm, info, &request) : (MPI_Alltoallw_init)(rec_slot(1), sendcounts,
            sdispls, sendtypes, rec_slot(5), recvcounts, rdispls, recvtypes, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Alltoallw_init_c(int profiled)
{
#if REC_HAS(MPI_Alltoallw_init_c)
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
    int returned = profiled ? (PMPI_Alltoallw_init_c)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5),
            recvcounts, rdispls, recvtypes, comm, info, &request) : (MPI_Alltoallw_init_c)(rec_slot(1), sendcounts,
            sdispls, sendtypes, rec_slot(5), recvcounts, rdispls, recvtypes, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Barrier(int profiled)
{
#if REC_HAS(MPI_Barrier)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = profiled ? (PMPI_Barrier)(comm) : (MPI_Barrier)(comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Barrier_init(int profiled)
{
#if REC_HAS(MPI_Barrier_init)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Barrier_init)(comm, info, &request) : (MPI_Barrier_init)(comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Bcast(int profiled)
{
#if REC_HAS(MPI_Bcast)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    int returned = profiled ? (PMPI_Bcast)(rec_slot(1), count, datatype, root, comm) : (MPI_Bcast)(rec_slot(1), count,
            datatype, root, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Bcast_c(int profiled)
{
#if REC_HAS(MPI_Bcast_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    int returned = profiled ? (PMPI_Bcast_c)(rec_slot(1), count, datatype, root, comm) : (MPI_Bcast_c)(rec_slot(1),
            count, datatype, root, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Bcast_init(int profiled)
{
#if REC_HAS(MPI_Bcast_init)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Bcast_init)(rec_slot(1), count, datatype, root, comm, info,
            &request) : (MPI_Bcast_init)(rec_slot(1), count, datatype, root, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Bcast_init_c(int profiled)
{
#if REC_HAS(MPI_Bcast_init_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Bcast_init_c)(rec_slot(1), count, datatype, root, comm, info,
            &request) : (MPI_Bcast_init_c)(rec_slot(1), count, datatype, root, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Exscan(int profiled)
{
#if REC_HAS(MPI_Exscan)
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = profiled ? (PMPI_Exscan)(rec_slot(1), rec_slot(2), count, datatype, op,
            comm) : (MPI_Exscan)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Exscan_c(int profiled)
{
#if REC_HAS(MPI_Exscan_c)
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = profiled ? (PMPI_Exscan_c)(rec_slot(1), rec_slot(2), count, datatype, op,
            comm) : (MPI_Exscan_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Exscan_init(int profiled)
{
#if REC_HAS(MPI_Exscan_init)
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Exscan_init)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info,
            &request) : (MPI_Exscan_init)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Exscan_init_c(int profiled)
{
#if REC_HAS(MPI_Exscan_init_c)
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Exscan_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info,
            &request) : (MPI_Exscan_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Gather(int profiled)
{
#if REC_HAS(MPI_Gather)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    int returned = profiled ? (PMPI_Gather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root,
            comm) : (MPI_Gather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Gather_c(int profiled)
{
#if REC_HAS(MPI_Gather_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    int returned = profiled ? (PMPI_Gather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root,
            comm) : (MPI_Gather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Gather_init(int profiled)
{
#if REC_HAS(MPI_Gather_init)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Gather_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            root, comm, info, &request) : (MPI_Gather_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount,
            recvtype, root, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Gather_init_c(int profiled)
{
#if REC_HAS(MPI_Gather_init_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Gather_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            root, comm, info, &request) : (MPI_Gather_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount,
            recvtype, root, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Gatherv(int profiled)
{
#if REC_HAS(MPI_Gatherv)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    int returned = profiled ? (PMPI_Gatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, root, comm) : (MPI_Gatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, root, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Gatherv_c(int profiled)
{
#if REC_HAS(MPI_Gatherv_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    int returned = profiled ? (PMPI_Gatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, root, comm) : (MPI_Gatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, root, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Gatherv_init(int profiled)
{
#if REC_HAS(MPI_Gatherv_init)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Gatherv_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, root, comm, info, &request) : (MPI_Gatherv_init)(rec_slot(1), sendcount, sendtype, rec_slot(4),
            recvcounts, displs, recvtype, root, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Gatherv_init_c(int profiled)
{
#if REC_HAS(MPI_Gatherv_init_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Gatherv_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, root, comm, info, &request) : (MPI_Gatherv_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4),
            recvcounts, displs, recvtype, root, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Iallgather(int profiled)
{
#if REC_HAS(MPI_Iallgather)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Iallgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, &request) : (MPI_Iallgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Iallgather_c(int profiled)
{
#if REC_HAS(MPI_Iallgather_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Iallgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, &request) : (MPI_Iallgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Iallgatherv(int profiled)
{
#if REC_HAS(MPI_Iallgatherv)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Iallgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm, &request) : (MPI_Iallgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts,
            displs, recvtype, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Iallgatherv_c(int profiled)
{
#if REC_HAS(MPI_Iallgatherv_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Iallgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm, &request) : (MPI_Iallgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts,
            displs, recvtype, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Iallreduce(int profiled)
{
#if REC_HAS(MPI_Iallreduce)
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Iallreduce)(rec_slot(1), rec_slot(2), count, datatype, op, comm,
            &request) : (MPI_Iallreduce)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Iallreduce_c(int profiled)
{
#if REC_HAS(MPI_Iallreduce_c)
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Iallreduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm,
            &request) : (MPI_Iallreduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ialltoall(int profiled)
{
#if REC_HAS(MPI_Ialltoall)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ialltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, &request) : (MPI_Ialltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ialltoall_c(int profiled)
{
#if REC_HAS(MPI_Ialltoall_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ialltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, &request) : (MPI_Ialltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ialltoallv(int profiled)
{
#if REC_HAS(MPI_Ialltoallv)
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ialltoallv)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm, &request) : (MPI_Ialltoallv)(rec_slot(1), sendcounts, sdispls, sendtype,
            rec_slot(5), recvcounts, rdispls, recvtype, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ialltoallv_c(int profiled)
{
#if REC_HAS(MPI_Ialltoallv_c)
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ialltoallv_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm, &request) : (MPI_Ialltoallv_c)(rec_slot(1), sendcounts, sdispls, sendtype,
            rec_slot(5), recvcounts, rdispls, recvtype, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ialltoallw(int profiled)
{
#if REC_HAS(MPI_Ialltoallw)
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, sendtypes, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, recvtypes, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ialltoallw)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5), recvcounts,
            rdispls, recvtypes, comm, &request) : (MPI_Ialltoallw)(rec_slot(1), sendcounts, sdispls, sendtypes,
            rec_slot(5), recvcounts, rdispls, recvtypes, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ialltoallw_c(int profiled)
{
#if REC_HAS(MPI_Ialltoallw_c)
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
    int returned = profiled ? (PMPI_Ialltoallw_c)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5), recvcounts,
            rdispls, recvtypes, comm, &request) : (MPI_Ialltoallw_c)(rec_slot(1), sendcounts, sdispls, sendtypes,
            rec_slot(5), recvcounts, rdispls, recvtypes, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ibarrier(int profiled)
{
#if REC_HAS(MPI_Ibarrier)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ibarrier)(comm, &request) : (MPI_Ibarrier)(comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ibcast(int profiled)
{
#if REC_HAS(MPI_Ibcast)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ibcast)(rec_slot(1), count, datatype, root, comm,
            &request) : (MPI_Ibcast)(rec_slot(1), count, datatype, root, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ibcast_c(int profiled)
{
#if REC_HAS(MPI_Ibcast_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ibcast_c)(rec_slot(1), count, datatype, root, comm,
            &request) : (MPI_Ibcast_c)(rec_slot(1), count, datatype, root, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Iexscan(int profiled)
{
#if REC_HAS(MPI_Iexscan)
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Iexscan)(rec_slot(1), rec_slot(2), count, datatype, op, comm,
            &request) : (MPI_Iexscan)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Iexscan_c(int profiled)
{
#if REC_HAS(MPI_Iexscan_c)
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Iexscan_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm,
            &request) : (MPI_Iexscan_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Igather(int profiled)
{
#if REC_HAS(MPI_Igather)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Igather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root,
            comm, &request) : (MPI_Igather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root,
            comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Igather_c(int profiled)
{
#if REC_HAS(MPI_Igather_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Igather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            root, comm, &request) : (MPI_Igather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            root, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Igatherv(int profiled)
{
#if REC_HAS(MPI_Igatherv)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Igatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, root, comm, &request) : (MPI_Igatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts,
            displs, recvtype, root, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Igatherv_c(int profiled)
{
#if REC_HAS(MPI_Igatherv_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Igatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, root, comm, &request) : (MPI_Igatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4),
            recvcounts, displs, recvtype, root, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ireduce(int profiled)
{
#if REC_HAS(MPI_Ireduce)
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ireduce)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm,
            &request) : (MPI_Ireduce)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ireduce_c(int profiled)
{
#if REC_HAS(MPI_Ireduce_c)
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ireduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm,
            &request) : (MPI_Ireduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ireduce_scatter(int profiled)
{
#if REC_HAS(MPI_Ireduce_scatter)
    int recvcounts[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ireduce_scatter)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm,
            &request) : (MPI_Ireduce_scatter)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ireduce_scatter_block(int profiled)
{
#if REC_HAS(MPI_Ireduce_scatter_block)
    int recvcount = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ireduce_scatter_block)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm,
            &request) : (MPI_Ireduce_scatter_block)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ireduce_scatter_block_c(int profiled)
{
#if REC_HAS(MPI_Ireduce_scatter_block_c)
    MPI_Count recvcount = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ireduce_scatter_block_c)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm,
            &request) : (MPI_Ireduce_scatter_block_c)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm,
            &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ireduce_scatter_c(int profiled)
{
#if REC_HAS(MPI_Ireduce_scatter_c)
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ireduce_scatter_c)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm,
            &request) : (MPI_Ireduce_scatter_c)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Iscan(int profiled)
{
#if REC_HAS(MPI_Iscan)
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Iscan)(rec_slot(1), rec_slot(2), count, datatype, op, comm,
            &request) : (MPI_Iscan)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Iscan_c(int profiled)
{
#if REC_HAS(MPI_Iscan_c)
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Iscan_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm,
            &request) : (MPI_Iscan_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Iscatter(int profiled)
{
#if REC_HAS(MPI_Iscatter)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Iscatter)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root,
            comm, &request) : (MPI_Iscatter)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root,
            comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Iscatter_c(int profiled)
{
#if REC_HAS(MPI_Iscatter_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Iscatter_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            root, comm, &request) : (MPI_Iscatter_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount,
            recvtype, root, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Iscatterv(int profiled)
{
#if REC_HAS(MPI_Iscatterv)
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int displs[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcount = (int)106;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Iscatterv)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount,
            recvtype, root, comm, &request) : (MPI_Iscatterv)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5),
            recvcount, recvtype, root, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Iscatterv_c(int profiled)
{
#if REC_HAS(MPI_Iscatterv_c)
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcount = (MPI_Count)5000000006;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Iscatterv_c)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount,
            recvtype, root, comm, &request) : (MPI_Iscatterv_c)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5),
            recvcount, recvtype, root, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Op_commutative(int profiled)
{
#if REC_HAS(MPI_Op_commutative)
    MPI_Op op = REC_NEW(MPI_Op, 1001);
    int commute = (int)0;
    int returned = profiled ? (PMPI_Op_commutative)(op, &commute) : (MPI_Op_commutative)(op, &commute);
    rec_observe_number("commute", commute);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Op_create(int profiled)
{
#if REC_HAS(MPI_Op_create)
    int commute = (int)0;
    MPI_Op op = REC_NEW(MPI_Op, 0);
    int returned = profiled ? (PMPI_Op_create)((MPI_User_function *)rec_function(1), commute,
            &op) : (MPI_Op_create)((MPI_User_function *)rec_function(1), commute, &op);
    REC_OBSERVE_HANDLE("op", op);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Op_create_c(int profiled)
{
#if REC_HAS(MPI_Op_create_c)
    int commute = (int)0;
    MPI_Op op = REC_NEW(MPI_Op, 0);
    int returned = profiled ? (PMPI_Op_create_c)((MPI_User_function_c *)rec_function(1), commute,
            &op) : (MPI_Op_create_c)((MPI_User_function_c *)rec_function(1), commute, &op);
    REC_OBSERVE_HANDLE("op", op);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Op_free(int profiled)
{
#if REC_HAS(MPI_Op_free)
    MPI_Op op = REC_NEW(MPI_Op, 1001);
    int returned = profiled ? (PMPI_Op_free)(&op) : (MPI_Op_free)(&op);
    REC_OBSERVE_HANDLE("op", op);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Reduce(int profiled)
{
#if REC_HAS(MPI_Reduce)
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = profiled ? (PMPI_Reduce)(rec_slot(1), rec_slot(2), count, datatype, op, root,
            comm) : (MPI_Reduce)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Reduce_c(int profiled)
{
#if REC_HAS(MPI_Reduce_c)
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = profiled ? (PMPI_Reduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, root,
            comm) : (MPI_Reduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Reduce_init(int profiled)
{
#if REC_HAS(MPI_Reduce_init)
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Reduce_init)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, info,
            &request) : (MPI_Reduce_init)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Reduce_init_c(int profiled)
{
#if REC_HAS(MPI_Reduce_init_c)
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Reduce_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, info,
            &request) : (MPI_Reduce_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Reduce_local(int profiled)
{
#if REC_HAS(MPI_Reduce_local)
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int returned = profiled ? (PMPI_Reduce_local)(rec_slot(1), rec_slot(2), count, datatype,
            op) : (MPI_Reduce_local)(rec_slot(1), rec_slot(2), count, datatype, op);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Reduce_local_c(int profiled)
{
#if REC_HAS(MPI_Reduce_local_c)
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int returned = profiled ? (PMPI_Reduce_local_c)(rec_slot(1), rec_slot(2), count, datatype,
            op) : (MPI_Reduce_local_c)(rec_slot(1), rec_slot(2), count, datatype, op);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Reduce_scatter(int profiled)
{
#if REC_HAS(MPI_Reduce_scatter)
    int recvcounts[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = profiled ? (PMPI_Reduce_scatter)(rec_slot(1), rec_slot(2), recvcounts, datatype, op,
            comm) : (MPI_Reduce_scatter)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Reduce_scatter_block(int profiled)
{
#if REC_HAS(MPI_Reduce_scatter_block)
    int recvcount = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = profiled ? (PMPI_Reduce_scatter_block)(rec_slot(1), rec_slot(2), recvcount, datatype, op,
            comm) : (MPI_Reduce_scatter_block)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Reduce_scatter_block_c(int profiled)
{
#if REC_HAS(MPI_Reduce_scatter_block_c)
    MPI_Count recvcount = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = profiled ? (PMPI_Reduce_scatter_block_c)(rec_slot(1), rec_slot(2), recvcount, datatype, op,
            comm) : (MPI_Reduce_scatter_block_c)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Reduce_scatter_block_init(int profiled)
{
#if REC_HAS(MPI_Reduce_scatter_block_init)
    int recvcount = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Reduce_scatter_block_init)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm,
            info, &request) : (MPI_Reduce_scatter_block_init)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm,
            info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Reduce_scatter_block_init_c(int profiled)
{
#if REC_HAS(MPI_Reduce_scatter_block_init_c)
    MPI_Count recvcount = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Reduce_scatter_block_init_c)(rec_slot(1), rec_slot(2), recvcount, datatype, op,
            comm, info, &request) : (MPI_Reduce_scatter_block_init_c)(rec_slot(1), rec_slot(2), recvcount, datatype,
            op, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Reduce_scatter_c(int profiled)
{
#if REC_HAS(MPI_Reduce_scatter_c)
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = profiled ? (PMPI_Reduce_scatter_c)(rec_slot(1), rec_slot(2), recvcounts, datatype, op,
            comm) : (MPI_Reduce_scatter_c)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Reduce_scatter_init(int profiled)
{
#if REC_HAS(MPI_Reduce_scatter_init)
    int recvcounts[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Reduce_scatter_init)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm,
            info, &request) : (MPI_Reduce_scatter_init)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm, info,
            &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Reduce_scatter_init_c(int profiled)
{
#if REC_HAS(MPI_Reduce_scatter_init_c)
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Reduce_scatter_init_c)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm,
            info, &request) : (MPI_Reduce_scatter_init_c)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm,
            info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Scan(int profiled)
{
#if REC_HAS(MPI_Scan)
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = profiled ? (PMPI_Scan)(rec_slot(1), rec_slot(2), count, datatype, op,
            comm) : (MPI_Scan)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Scan_c(int profiled)
{
#if REC_HAS(MPI_Scan_c)
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = profiled ? (PMPI_Scan_c)(rec_slot(1), rec_slot(2), count, datatype, op,
            comm) : (MPI_Scan_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Scan_init(int profiled)
{
#if REC_HAS(MPI_Scan_init)
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Scan_init)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info,
            &request) : (MPI_Scan_init)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Scan_init_c(int profiled)
{
#if REC_HAS(MPI_Scan_init_c)
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Scan_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info,
            &request) : (MPI_Scan_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Scatter(int profiled)
{
#if REC_HAS(MPI_Scatter)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    int returned = profiled ? (PMPI_Scatter)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root,
            comm) : (MPI_Scatter)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Scatter_c(int profiled)
{
#if REC_HAS(MPI_Scatter_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    int returned = profiled ? (PMPI_Scatter_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            root, comm) : (MPI_Scatter_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root,
            comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Scatter_init(int profiled)
{
#if REC_HAS(MPI_Scatter_init)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Scatter_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            root, comm, info, &request) : (MPI_Scatter_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount,
            recvtype, root, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Scatter_init_c(int profiled)
{
#if REC_HAS(MPI_Scatter_init_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Scatter_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            root, comm, info, &request) : (MPI_Scatter_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4),
            recvcount, recvtype, root, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Scatterv(int profiled)
{
#if REC_HAS(MPI_Scatterv)
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int displs[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcount = (int)106;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    int returned = profiled ? (PMPI_Scatterv)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount,
            recvtype, root, comm) : (MPI_Scatterv)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount,
            recvtype, root, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Scatterv_c(int profiled)
{
#if REC_HAS(MPI_Scatterv_c)
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcount = (MPI_Count)5000000006;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    int returned = profiled ? (PMPI_Scatterv_c)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount,
            recvtype, root, comm) : (MPI_Scatterv_c)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount,
            recvtype, root, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Scatterv_init(int profiled)
{
#if REC_HAS(MPI_Scatterv_init)
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int displs[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcount = (int)106;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Scatterv_init)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount,
            recvtype, root, comm, info, &request) : (MPI_Scatterv_init)(rec_slot(1), sendcounts, displs, sendtype,
            rec_slot(5), recvcount, recvtype, root, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Scatterv_init_c(int profiled)
{
#if REC_HAS(MPI_Scatterv_init_c)
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcount = (MPI_Count)5000000006;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Scatterv_init_c)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount,
            recvtype, root, comm, info, &request) : (MPI_Scatterv_init_c)(rec_slot(1), sendcounts, displs, sendtype,
            rec_slot(5), recvcount, recvtype, root, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_collectives[] = {
    {"MPI_Allgather", call_MPI_Allgather, 1},
    {"MPI_Allgather_c", call_MPI_Allgather_c, 1},
    {"MPI_Allgather_init", call_MPI_Allgather_init, 1},
    {"MPI_Allgather_init_c", call_MPI_Allgather_init_c, 1},
    {"MPI_Allgatherv", call_MPI_Allgatherv, 1},
    {"MPI_Allgatherv_c", call_MPI_Allgatherv_c, 1},
    {"MPI_Allgatherv_init", call_MPI_Allgatherv_init, 1},
    {"MPI_Allgatherv_init_c", call_MPI_Allgatherv_init_c, 1},
    {"MPI_Allreduce", call_MPI_Allreduce, 1},
    {"MPI_Allreduce_c", call_MPI_Allreduce_c, 1},
    {"MPI_Allreduce_init", call_MPI_Allreduce_init, 1},
    {"MPI_Allreduce_init_c", call_MPI_Allreduce_init_c, 1},
    {"MPI_Alltoall", call_MPI_Alltoall, 1},
    {"MPI_Alltoall_c", call_MPI_Alltoall_c, 1},
    {"MPI_Alltoall_init", call_MPI_Alltoall_init, 1},
    {"MPI_Alltoall_init_c", call_MPI_Alltoall_init_c, 1},
    {"MPI_Alltoallv", call_MPI_Alltoallv, 1},
    {"MPI_Alltoallv_c", call_MPI_Alltoallv_c, 1},
    {"MPI_Alltoallv_init", call_MPI_Alltoallv_init, 1},
    {"MPI_Alltoallv_init_c", call_MPI_Alltoallv_init_c, 1},
    {"MPI_Alltoallw", call_MPI_Alltoallw, 1},
    {"MPI_Alltoallw_c", call_MPI_Alltoallw_c, 1},
    {"MPI_Alltoallw_init", call_MPI_Alltoallw_init, 1},
    {"MPI_Alltoallw_init_c", call_MPI_Alltoallw_init_c, 1},
    {"MPI_Barrier", call_MPI_Barrier, 1},
    {"MPI_Barrier_init", call_MPI_Barrier_init, 1},
    {"MPI_Bcast", call_MPI_Bcast, 1},
    {"MPI_Bcast_c", call_MPI_Bcast_c, 1},
    {"MPI_Bcast_init", call_MPI_Bcast_init, 1},
    {"MPI_Bcast_init_c", call_MPI_Bcast_init_c, 1},
    {"MPI_Exscan", call_MPI_Exscan, 1},
    {"MPI_Exscan_c", call_MPI_Exscan_c, 1},
    {"MPI_Exscan_init", call_MPI_Exscan_init, 1},
    {"MPI_Exscan_init_c", call_MPI_Exscan_init_c, 1},
    {"MPI_Gather", call_MPI_Gather, 1},
    {"MPI_Gather_c", call_MPI_Gather_c, 1},
    {"MPI_Gather_init", call_MPI_Gather_init, 1},
    {"MPI_Gather_init_c", call_MPI_Gather_init_c, 1},
    {"MPI_Gatherv", call_MPI_Gatherv, 1},
    {"MPI_Gatherv_c", call_MPI_Gatherv_c, 1},
    {"MPI_Gatherv_init", call_MPI_Gatherv_init, 1},
    {"MPI_Gatherv_init_c", call_MPI_Gatherv_init_c, 1},
    {"MPI_Iallgather", call_MPI_Iallgather, 1},
    {"MPI_Iallgather_c", call_MPI_Iallgather_c, 1},
    {"MPI_Iallgatherv", call_MPI_Iallgatherv, 1},
    {"MPI_Iallgatherv_c", call_MPI_Iallgatherv_c, 1},
    {"MPI_Iallreduce", call_MPI_Iallreduce, 1},
    {"MPI_Iallreduce_c", call_MPI_Iallreduce_c, 1},
    {"MPI_Ialltoall", call_MPI_Ialltoall, 1},
    {"MPI_Ialltoall_c", call_MPI_Ialltoall_c, 1},
    {"MPI_Ialltoallv", call_MPI_Ialltoallv, 1},
    {"MPI_Ialltoallv_c", call_MPI_Ialltoallv_c, 1},
    {"MPI_Ialltoallw", call_MPI_Ialltoallw, 1},
    {"MPI_Ialltoallw_c", call_MPI_Ialltoallw_c, 1},
    {"MPI_Ibarrier", call_MPI_Ibarrier, 1},
    {"MPI_Ibcast", call_MPI_Ibcast, 1},
    {"MPI_Ibcast_c", call_MPI_Ibcast_c, 1},
    {"MPI_Iexscan", call_MPI_Iexscan, 1},
    {"MPI_Iexscan_c", call_MPI_Iexscan_c, 1},
    {"MPI_Igather", call_MPI_Igather, 1},
    {"MPI_Igather_c", call_MPI_Igather_c, 1},
    {"MPI_Igatherv", call_MPI_Igatherv, 1},
    {"MPI_Igatherv_c", call_MPI_Igatherv_c, 1},
    {"MPI_Ireduce", call_MPI_Ireduce, 1},
    {"MPI_Ireduce_c", call_MPI_Ireduce_c, 1},
    {"MPI_Ireduce_scatter", call_MPI_Ireduce_scatter, 1},
    {"MPI_Ireduce_scatter_block", call_MPI_Ireduce_scatter_block, 1},
    {"MPI_Ireduce_scatter_block_c", call_MPI_Ireduce_scatter_block_c, 1},
    {"MPI_Ireduce_scatter_c", call_MPI_Ireduce_scatter_c, 1},
    {"MPI_Iscan", call_MPI_Iscan, 1},
    {"MPI_Iscan_c", call_MPI_Iscan_c, 1},
    {"MPI_Iscatter", call_MPI_Iscatter, 1},
    {"MPI_Iscatter_c", call_MPI_Iscatter_c, 1},
    {"MPI_Iscatterv", call_MPI_Iscatterv, 1},
    {"MPI_Iscatterv_c", call_MPI_Iscatterv_c, 1},
    {"MPI_Op_commutative", call_MPI_Op_commutative, 1},
    {"MPI_Op_create", call_MPI_Op_create, 1},
    {"MPI_Op_create_c", call_MPI_Op_create_c, 1},
    {"MPI_Op_free", call_MPI_Op_free, 1},
    {"MPI_Reduce", call_MPI_Reduce, 1},
    {"MPI_Reduce_c", call_MPI_Reduce_c, 1},
    {"MPI_Reduce_init", call_MPI_Reduce_init, 1},
    {"MPI_Reduce_init_c", call_MPI_Reduce_init_c, 1},
    {"MPI_Reduce_local", call_MPI_Reduce_local, 1},
    {"MPI_Reduce_local_c", call_MPI_Reduce_local_c, 1},
    {"MPI_Reduce_scatter", call_MPI_Reduce_scatter, 1},
    {"MPI_Reduce_scatter_block", call_MPI_Reduce_scatter_block, 1},
    {"MPI_Reduce_scatter_block_c", call_MPI_Reduce_scatter_block_c, 1},
    {"MPI_Reduce_scatter_block_init", call_MPI_Reduce_scatter_block_init, 1},
    {"MPI_Reduce_scatter_block_init_c", call_MPI_Reduce_scatter_block_init_c, 1},
    {"MPI_Reduce_scatter_c", call_MPI_Reduce_scatter_c, 1},
    {"MPI_Reduce_scatter_init", call_MPI_Reduce_scatter_init, 1},
    {"MPI_Reduce_scatter_init_c", call_MPI_Reduce_scatter_init_c, 1},
    {"MPI_Scan", call_MPI_Scan, 1},
    {"MPI_Scan_c", call_MPI_Scan_c, 1},
    {"MPI_Scan_init", call_MPI_Scan_init, 1},
    {"MPI_Scan_init_c", call_MPI_Scan_init_c, 1},
    {"MPI_Scatter", call_MPI_Scatter, 1},
    {"MPI_Scatter_c", call_MPI_Scatter_c, 1},
    {"MPI_Scatter_init", call_MPI_Scatter_init, 1},
    {"MPI_Scatter_init_c", call_MPI_Scatter_init_c, 1},
    {"MPI_Scatterv", call_MPI_Scatterv, 1},
    {"MPI_Scatterv_c", call_MPI_Scatterv_c, 1},
    {"MPI_Scatterv_init", call_MPI_Scatterv_init, 1},
    {"MPI_Scatterv_init_c", call_MPI_Scatterv_init_c, 1},
    {0, 0, 0}
};
