// Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml through templates/test/modern/caller.cpp.j2.
// Calls of bindery::mpi for every routine of the chapter "neighborhood", each argument with a value of its own.
#include "modern_caller.hpp"

static void call_MPI_Ineighbor_allgather(int profiled)
{
#if REC_HAS(MPI_Ineighbor_allgather)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ineighbor_allgather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm) : mpi::ineighbor_allgather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ineighbor_allgather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm) : mpi::returning::ineighbor_allgather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ineighbor_allgather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ineighbor_allgather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ineighbor_allgather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ineighbor_allgather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ineighbor_allgather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm) : mpi::ineighbor_allgather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ineighbor_allgather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm) : mpi::returning::ineighbor_allgather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ineighbor_allgather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
        (void)mpi::returning::ineighbor_allgather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
        (void)pmpi::ineighbor_allgather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
        (void)pmpi::returning::ineighbor_allgather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
    }
    if (modern_never) {
        (void)mpi::ineighbor_allgather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ineighbor_allgather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ineighbor_allgather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ineighbor_allgather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::ineighbor_allgather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ineighbor_allgather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ineighbor_allgather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ineighbor_allgather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ineighbor_allgatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm) : mpi::ineighbor_allgatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ineighbor_allgatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm) : mpi::returning::ineighbor_allgatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ineighbor_allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        (void)mpi::returning::ineighbor_allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        (void)pmpi::ineighbor_allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        (void)pmpi::returning::ineighbor_allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
    }
    if (modern_never) {
        (void)mpi::ineighbor_allgatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ineighbor_allgatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ineighbor_allgatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ineighbor_allgatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::ineighbor_allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ineighbor_allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ineighbor_allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ineighbor_allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ineighbor_allgatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm) : mpi::ineighbor_allgatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ineighbor_allgatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm) : mpi::returning::ineighbor_allgatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ineighbor_allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        (void)mpi::returning::ineighbor_allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        (void)pmpi::ineighbor_allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        (void)pmpi::returning::ineighbor_allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
    }
    if (modern_never) {
        (void)mpi::ineighbor_allgatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ineighbor_allgatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ineighbor_allgatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ineighbor_allgatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::ineighbor_allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ineighbor_allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ineighbor_allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ineighbor_allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ineighbor_alltoall(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm) : mpi::ineighbor_alltoall(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ineighbor_alltoall(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm) : mpi::returning::ineighbor_alltoall(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ineighbor_alltoall(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ineighbor_alltoall(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ineighbor_alltoall(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ineighbor_alltoall(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ineighbor_alltoall(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm) : mpi::ineighbor_alltoall(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ineighbor_alltoall(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm) : mpi::returning::ineighbor_alltoall(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ineighbor_alltoall(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ineighbor_alltoall(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ineighbor_alltoall(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ineighbor_alltoall(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ineighbor_alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm) : mpi::ineighbor_alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ineighbor_alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm) : mpi::returning::ineighbor_alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ineighbor_alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ineighbor_alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ineighbor_alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ineighbor_alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ineighbor_alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm) : mpi::ineighbor_alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ineighbor_alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm) : mpi::returning::ineighbor_alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ineighbor_alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ineighbor_alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ineighbor_alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ineighbor_alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ineighbor_alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm) : mpi::ineighbor_alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ineighbor_alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm) : mpi::returning::ineighbor_alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ineighbor_alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ineighbor_alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ineighbor_alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ineighbor_alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ineighbor_alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm) : mpi::ineighbor_alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ineighbor_alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm) : mpi::returning::ineighbor_alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ineighbor_alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ineighbor_alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ineighbor_alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ineighbor_alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::neighbor_allgather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm) : mpi::neighbor_allgather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::neighbor_allgather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm) : mpi::returning::neighbor_allgather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::neighbor_allgather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm) : mpi::neighbor_allgather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::neighbor_allgather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm) : mpi::returning::neighbor_allgather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::neighbor_allgather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
        (void)mpi::returning::neighbor_allgather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
        (void)pmpi::neighbor_allgather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
        (void)pmpi::returning::neighbor_allgather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::neighbor_allgather_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info) : mpi::neighbor_allgather_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::neighbor_allgather_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info) : mpi::returning::neighbor_allgather_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::neighbor_allgather_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::neighbor_allgather_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::neighbor_allgather_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::neighbor_allgather_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::neighbor_allgather_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info) : mpi::neighbor_allgather_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::neighbor_allgather_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info) : mpi::returning::neighbor_allgather_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::neighbor_allgather_init(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info);
        (void)mpi::returning::neighbor_allgather_init(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info);
        (void)pmpi::neighbor_allgather_init(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info);
        (void)pmpi::returning::neighbor_allgather_init(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info);
    }
    if (modern_never) {
        (void)mpi::neighbor_allgather_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::neighbor_allgather_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::neighbor_allgather_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::neighbor_allgather_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::neighbor_allgather_init(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::neighbor_allgather_init(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::neighbor_allgather_init(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::neighbor_allgather_init(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::neighbor_allgatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm) : mpi::neighbor_allgatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::neighbor_allgatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm) : mpi::returning::neighbor_allgatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::neighbor_allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        (void)mpi::returning::neighbor_allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        (void)pmpi::neighbor_allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        (void)pmpi::returning::neighbor_allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::neighbor_allgatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm) : mpi::neighbor_allgatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::neighbor_allgatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm) : mpi::returning::neighbor_allgatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::neighbor_allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        (void)mpi::returning::neighbor_allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        (void)pmpi::neighbor_allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        (void)pmpi::returning::neighbor_allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::neighbor_allgatherv_init(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info) : mpi::neighbor_allgatherv_init(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::neighbor_allgatherv_init(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info) : mpi::returning::neighbor_allgatherv_init(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::neighbor_allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info);
        (void)mpi::returning::neighbor_allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info);
        (void)pmpi::neighbor_allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info);
        (void)pmpi::returning::neighbor_allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info);
    }
    if (modern_never) {
        (void)mpi::neighbor_allgatherv_init(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::neighbor_allgatherv_init(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::neighbor_allgatherv_init(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::neighbor_allgatherv_init(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::neighbor_allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::neighbor_allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::neighbor_allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::neighbor_allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::neighbor_allgatherv_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info) : mpi::neighbor_allgatherv_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::neighbor_allgatherv_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info) : mpi::returning::neighbor_allgatherv_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::neighbor_allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info);
        (void)mpi::returning::neighbor_allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info);
        (void)pmpi::neighbor_allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info);
        (void)pmpi::returning::neighbor_allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info);
    }
    if (modern_never) {
        (void)mpi::neighbor_allgatherv_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::neighbor_allgatherv_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::neighbor_allgatherv_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::neighbor_allgatherv_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::neighbor_allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::neighbor_allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::neighbor_allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::neighbor_allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::neighbor_alltoall(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm) : mpi::neighbor_alltoall(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::neighbor_alltoall(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm) : mpi::returning::neighbor_alltoall(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::neighbor_alltoall(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm) : mpi::neighbor_alltoall(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::neighbor_alltoall(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm) : mpi::returning::neighbor_alltoall(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::neighbor_alltoall_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info) : mpi::neighbor_alltoall_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::neighbor_alltoall_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info) : mpi::returning::neighbor_alltoall_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::neighbor_alltoall_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::neighbor_alltoall_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::neighbor_alltoall_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::neighbor_alltoall_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::neighbor_alltoall_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info) : mpi::neighbor_alltoall_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::neighbor_alltoall_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info) : mpi::returning::neighbor_alltoall_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::neighbor_alltoall_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::neighbor_alltoall_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::neighbor_alltoall_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::neighbor_alltoall_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::neighbor_alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm) : mpi::neighbor_alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::neighbor_alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm) : mpi::returning::neighbor_alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::neighbor_alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm) : mpi::neighbor_alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::neighbor_alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm) : mpi::returning::neighbor_alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::neighbor_alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info) : mpi::neighbor_alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::neighbor_alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info) : mpi::returning::neighbor_alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::neighbor_alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::neighbor_alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::neighbor_alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::neighbor_alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::neighbor_alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info) : mpi::neighbor_alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::neighbor_alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info) : mpi::returning::neighbor_alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::neighbor_alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::neighbor_alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::neighbor_alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::neighbor_alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::neighbor_alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm) : mpi::neighbor_alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::neighbor_alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm) : mpi::returning::neighbor_alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::neighbor_alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm) : mpi::neighbor_alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::neighbor_alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm) : mpi::returning::neighbor_alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::neighbor_alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info) : mpi::neighbor_alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::neighbor_alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info) : mpi::returning::neighbor_alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::neighbor_alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::neighbor_alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::neighbor_alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::neighbor_alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::neighbor_alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info) : mpi::neighbor_alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::neighbor_alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info) : mpi::returning::neighbor_alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::neighbor_alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::neighbor_alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::neighbor_alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::neighbor_alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

extern "C" const struct rec_caller rec_callers_neighborhood[] = {
    {"MPI_Ineighbor_allgather", call_MPI_Ineighbor_allgather, 0},
    {"MPI_Ineighbor_allgather_c", call_MPI_Ineighbor_allgather_c, 0},
    {"MPI_Ineighbor_allgatherv", call_MPI_Ineighbor_allgatherv, 0},
    {"MPI_Ineighbor_allgatherv_c", call_MPI_Ineighbor_allgatherv_c, 0},
    {"MPI_Ineighbor_alltoall", call_MPI_Ineighbor_alltoall, 0},
    {"MPI_Ineighbor_alltoall_c", call_MPI_Ineighbor_alltoall_c, 0},
    {"MPI_Ineighbor_alltoallv", call_MPI_Ineighbor_alltoallv, 0},
    {"MPI_Ineighbor_alltoallv_c", call_MPI_Ineighbor_alltoallv_c, 0},
    {"MPI_Ineighbor_alltoallw", call_MPI_Ineighbor_alltoallw, 0},
    {"MPI_Ineighbor_alltoallw_c", call_MPI_Ineighbor_alltoallw_c, 0},
    {"MPI_Neighbor_allgather", call_MPI_Neighbor_allgather, 0},
    {"MPI_Neighbor_allgather_c", call_MPI_Neighbor_allgather_c, 0},
    {"MPI_Neighbor_allgather_init", call_MPI_Neighbor_allgather_init, 0},
    {"MPI_Neighbor_allgather_init_c", call_MPI_Neighbor_allgather_init_c, 0},
    {"MPI_Neighbor_allgatherv", call_MPI_Neighbor_allgatherv, 0},
    {"MPI_Neighbor_allgatherv_c", call_MPI_Neighbor_allgatherv_c, 0},
    {"MPI_Neighbor_allgatherv_init", call_MPI_Neighbor_allgatherv_init, 0},
    {"MPI_Neighbor_allgatherv_init_c", call_MPI_Neighbor_allgatherv_init_c, 0},
    {"MPI_Neighbor_alltoall", call_MPI_Neighbor_alltoall, 0},
    {"MPI_Neighbor_alltoall_c", call_MPI_Neighbor_alltoall_c, 0},
    {"MPI_Neighbor_alltoall_init", call_MPI_Neighbor_alltoall_init, 0},
    {"MPI_Neighbor_alltoall_init_c", call_MPI_Neighbor_alltoall_init_c, 0},
    {"MPI_Neighbor_alltoallv", call_MPI_Neighbor_alltoallv, 0},
    {"MPI_Neighbor_alltoallv_c", call_MPI_Neighbor_alltoallv_c, 0},
    {"MPI_Neighbor_alltoallv_init", call_MPI_Neighbor_alltoallv_init, 0},
    {"MPI_Neighbor_alltoallv_init_c", call_MPI_Neighbor_alltoallv_init_c, 0},
    {"MPI_Neighbor_alltoallw", call_MPI_Neighbor_alltoallw, 0},
    {"MPI_Neighbor_alltoallw_c", call_MPI_Neighbor_alltoallw_c, 0},
    {"MPI_Neighbor_alltoallw_init", call_MPI_Neighbor_alltoallw_init, 0},
    {"MPI_Neighbor_alltoallw_init_c", call_MPI_Neighbor_alltoallw_init_c, 0},
    {nullptr, nullptr, 0}
};
