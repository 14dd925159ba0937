// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/test/modern/caller.cpp.j2.
// Calls of bindery::mpi for every routine of the chapter "collectives", each argument with a value of its own.
#include "modern_caller.hpp"

static void call_MPI_Allgather(int profiled)
{
#if REC_HAS(MPI_Allgather)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::allgather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm) : mpi::allgather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::allgather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm) : mpi::returning::allgather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::allgather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm) : mpi::allgather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::allgather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm) : mpi::returning::allgather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::allgather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
        (void)mpi::returning::allgather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
        (void)pmpi::allgather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
        (void)pmpi::returning::allgather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::allgather_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info) : mpi::allgather_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::allgather_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info) : mpi::returning::allgather_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::allgather_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::allgather_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::allgather_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::allgather_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::allgather_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info) : mpi::allgather_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::allgather_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info) : mpi::returning::allgather_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::allgather_init(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info);
        (void)mpi::returning::allgather_init(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info);
        (void)pmpi::allgather_init(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info);
        (void)pmpi::returning::allgather_init(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info);
    }
    if (modern_never) {
        (void)mpi::allgather_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::allgather_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::allgather_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::allgather_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::allgather_init(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::allgather_init(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::allgather_init(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::allgather_init(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::allgatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm) : mpi::allgatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::allgatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm) : mpi::returning::allgatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        (void)mpi::returning::allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        (void)pmpi::allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        (void)pmpi::returning::allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::allgatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm) : mpi::allgatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::allgatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm) : mpi::returning::allgatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        (void)mpi::returning::allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        (void)pmpi::allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        (void)pmpi::returning::allgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::allgatherv_init(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info) : mpi::allgatherv_init(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::allgatherv_init(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info) : mpi::returning::allgatherv_init(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info);
        (void)mpi::returning::allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info);
        (void)pmpi::allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info);
        (void)pmpi::returning::allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info);
    }
    if (modern_never) {
        (void)mpi::allgatherv_init(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::allgatherv_init(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::allgatherv_init(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::allgatherv_init(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::allgatherv_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info) : mpi::allgatherv_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::allgatherv_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info) : mpi::returning::allgatherv_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info);
        (void)mpi::returning::allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info);
        (void)pmpi::allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info);
        (void)pmpi::returning::allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info);
    }
    if (modern_never) {
        (void)mpi::allgatherv_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::allgatherv_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::allgatherv_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::allgatherv_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::allgatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::allreduce(rec_slot(1), rec_slot(2), count, datatype, op, comm) : mpi::allreduce(rec_slot(1), rec_slot(2), count, datatype, op, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::allreduce(rec_slot(1), rec_slot(2), count, datatype, op, comm) : mpi::returning::allreduce(rec_slot(1), rec_slot(2), count, datatype, op, comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::allreduce(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm) : mpi::allreduce(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::allreduce(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm) : mpi::returning::allreduce(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::allreduce(modern_range, modern_range, op, comm);
        (void)mpi::returning::allreduce(modern_range, modern_range, op, comm);
        (void)pmpi::allreduce(modern_range, modern_range, op, comm);
        (void)pmpi::returning::allreduce(modern_range, modern_range, op, comm);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::allreduce_init(rec_slot(1), rec_slot(2), count, datatype, op, comm, info) : mpi::allreduce_init(rec_slot(1), rec_slot(2), count, datatype, op, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::allreduce_init(rec_slot(1), rec_slot(2), count, datatype, op, comm, info) : mpi::returning::allreduce_init(rec_slot(1), rec_slot(2), count, datatype, op, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::allreduce_init(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::allreduce_init(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::allreduce_init(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::allreduce_init(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::allreduce_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, info) : mpi::allreduce_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::allreduce_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, info) : mpi::returning::allreduce_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::allreduce_init(modern_range, modern_range, op, comm, info);
        (void)mpi::returning::allreduce_init(modern_range, modern_range, op, comm, info);
        (void)pmpi::allreduce_init(modern_range, modern_range, op, comm, info);
        (void)pmpi::returning::allreduce_init(modern_range, modern_range, op, comm, info);
    }
    if (modern_never) {
        (void)mpi::allreduce_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::allreduce_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::allreduce_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::allreduce_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::allreduce_init(modern_range, modern_range, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::allreduce_init(modern_range, modern_range, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::allreduce_init(modern_range, modern_range, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::allreduce_init(modern_range, modern_range, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::alltoall(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm) : mpi::alltoall(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::alltoall(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm) : mpi::returning::alltoall(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::alltoall(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm) : mpi::alltoall(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::alltoall(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm) : mpi::returning::alltoall(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::alltoall_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info) : mpi::alltoall_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::alltoall_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info) : mpi::returning::alltoall_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::alltoall_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::alltoall_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::alltoall_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::alltoall_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::alltoall_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info) : mpi::alltoall_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::alltoall_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info) : mpi::returning::alltoall_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::alltoall_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::alltoall_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::alltoall_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::alltoall_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm) : mpi::alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm) : mpi::returning::alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm) : mpi::alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm) : mpi::returning::alltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info) : mpi::alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info) : mpi::returning::alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info) : mpi::alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info) : mpi::returning::alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::alltoallv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm) : mpi::alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm) : mpi::returning::alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm) : mpi::alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm) : mpi::returning::alltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info) : mpi::alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info) : mpi::returning::alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info) : mpi::alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info) : mpi::returning::alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::alltoallw_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::barrier(comm) : mpi::barrier(comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::barrier(comm) : mpi::returning::barrier(comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::barrier_init(comm, info) : mpi::barrier_init(comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::barrier_init(comm, info) : mpi::returning::barrier_init(comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::barrier_init(comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::barrier_init(comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::barrier_init(comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::barrier_init(comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::bcast(rec_slot(1), count, datatype, root, comm) : mpi::bcast(rec_slot(1), count, datatype, root, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::bcast(rec_slot(1), count, datatype, root, comm) : mpi::returning::bcast(rec_slot(1), count, datatype, root, comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::bcast(rec_slot(1), static_cast<std::size_t>(count), datatype, root, comm) : mpi::bcast(rec_slot(1), static_cast<std::size_t>(count), datatype, root, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::bcast(rec_slot(1), static_cast<std::size_t>(count), datatype, root, comm) : mpi::returning::bcast(rec_slot(1), static_cast<std::size_t>(count), datatype, root, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::bcast(modern_range, root, comm);
        (void)mpi::returning::bcast(modern_range, root, comm);
        (void)pmpi::bcast(modern_range, root, comm);
        (void)pmpi::returning::bcast(modern_range, root, comm);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::bcast_init(rec_slot(1), count, datatype, root, comm, info) : mpi::bcast_init(rec_slot(1), count, datatype, root, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::bcast_init(rec_slot(1), count, datatype, root, comm, info) : mpi::returning::bcast_init(rec_slot(1), count, datatype, root, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::bcast_init(rec_slot(1), count, datatype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::bcast_init(rec_slot(1), count, datatype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::bcast_init(rec_slot(1), count, datatype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::bcast_init(rec_slot(1), count, datatype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::bcast_init(rec_slot(1), static_cast<std::size_t>(count), datatype, root, comm, info) : mpi::bcast_init(rec_slot(1), static_cast<std::size_t>(count), datatype, root, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::bcast_init(rec_slot(1), static_cast<std::size_t>(count), datatype, root, comm, info) : mpi::returning::bcast_init(rec_slot(1), static_cast<std::size_t>(count), datatype, root, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::bcast_init(modern_range, root, comm, info);
        (void)mpi::returning::bcast_init(modern_range, root, comm, info);
        (void)pmpi::bcast_init(modern_range, root, comm, info);
        (void)pmpi::returning::bcast_init(modern_range, root, comm, info);
    }
    if (modern_never) {
        (void)mpi::bcast_init(rec_slot(1), static_cast<std::size_t>(count), datatype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::bcast_init(rec_slot(1), static_cast<std::size_t>(count), datatype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::bcast_init(rec_slot(1), static_cast<std::size_t>(count), datatype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::bcast_init(rec_slot(1), static_cast<std::size_t>(count), datatype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::bcast_init(modern_range, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::bcast_init(modern_range, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::bcast_init(modern_range, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::bcast_init(modern_range, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::exscan(rec_slot(1), rec_slot(2), count, datatype, op, comm) : mpi::exscan(rec_slot(1), rec_slot(2), count, datatype, op, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::exscan(rec_slot(1), rec_slot(2), count, datatype, op, comm) : mpi::returning::exscan(rec_slot(1), rec_slot(2), count, datatype, op, comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::exscan(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm) : mpi::exscan(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::exscan(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm) : mpi::returning::exscan(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::exscan(modern_range, modern_range, op, comm);
        (void)mpi::returning::exscan(modern_range, modern_range, op, comm);
        (void)pmpi::exscan(modern_range, modern_range, op, comm);
        (void)pmpi::returning::exscan(modern_range, modern_range, op, comm);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::exscan_init(rec_slot(1), rec_slot(2), count, datatype, op, comm, info) : mpi::exscan_init(rec_slot(1), rec_slot(2), count, datatype, op, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::exscan_init(rec_slot(1), rec_slot(2), count, datatype, op, comm, info) : mpi::returning::exscan_init(rec_slot(1), rec_slot(2), count, datatype, op, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::exscan_init(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::exscan_init(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::exscan_init(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::exscan_init(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::exscan_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, info) : mpi::exscan_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::exscan_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, info) : mpi::returning::exscan_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::exscan_init(modern_range, modern_range, op, comm, info);
        (void)mpi::returning::exscan_init(modern_range, modern_range, op, comm, info);
        (void)pmpi::exscan_init(modern_range, modern_range, op, comm, info);
        (void)pmpi::returning::exscan_init(modern_range, modern_range, op, comm, info);
    }
    if (modern_never) {
        (void)mpi::exscan_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::exscan_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::exscan_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::exscan_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::exscan_init(modern_range, modern_range, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::exscan_init(modern_range, modern_range, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::exscan_init(modern_range, modern_range, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::exscan_init(modern_range, modern_range, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::gather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm) : mpi::gather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::gather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm) : mpi::returning::gather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::gather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm) : mpi::gather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::gather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm) : mpi::returning::gather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::gather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm);
        (void)mpi::returning::gather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm);
        (void)pmpi::gather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm);
        (void)pmpi::returning::gather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::gather_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, info) : mpi::gather_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::gather_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, info) : mpi::returning::gather_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::gather_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::gather_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::gather_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::gather_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::gather_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, info) : mpi::gather_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::gather_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, info) : mpi::returning::gather_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::gather_init(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, info);
        (void)mpi::returning::gather_init(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, info);
        (void)pmpi::gather_init(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, info);
        (void)pmpi::returning::gather_init(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, info);
    }
    if (modern_never) {
        (void)mpi::gather_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::gather_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::gather_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::gather_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::gather_init(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::gather_init(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::gather_init(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::gather_init(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::gatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm) : mpi::gatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::gatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm) : mpi::returning::gatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::gatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm);
        (void)mpi::returning::gatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm);
        (void)pmpi::gatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm);
        (void)pmpi::returning::gatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::gatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm) : mpi::gatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::gatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm) : mpi::returning::gatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::gatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm);
        (void)mpi::returning::gatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm);
        (void)pmpi::gatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm);
        (void)pmpi::returning::gatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::gatherv_init(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info) : mpi::gatherv_init(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::gatherv_init(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info) : mpi::returning::gatherv_init(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::gatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info);
        (void)mpi::returning::gatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info);
        (void)pmpi::gatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info);
        (void)pmpi::returning::gatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info);
    }
    if (modern_never) {
        (void)mpi::gatherv_init(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::gatherv_init(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::gatherv_init(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::gatherv_init(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::gatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::gatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::gatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::gatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::gatherv_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info) : mpi::gatherv_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::gatherv_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info) : mpi::returning::gatherv_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::gatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info);
        (void)mpi::returning::gatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info);
        (void)pmpi::gatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info);
        (void)pmpi::returning::gatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info);
    }
    if (modern_never) {
        (void)mpi::gatherv_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::gatherv_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::gatherv_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::gatherv_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::gatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::gatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::gatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::gatherv_init(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::iallgather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm) : mpi::iallgather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::iallgather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm) : mpi::returning::iallgather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::iallgather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::iallgather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::iallgather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::iallgather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::iallgather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm) : mpi::iallgather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::iallgather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm) : mpi::returning::iallgather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::iallgather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
        (void)mpi::returning::iallgather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
        (void)pmpi::iallgather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
        (void)pmpi::returning::iallgather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
    }
    if (modern_never) {
        (void)mpi::iallgather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::iallgather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::iallgather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::iallgather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::iallgather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::iallgather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::iallgather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::iallgather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::iallgatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm) : mpi::iallgatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::iallgatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm) : mpi::returning::iallgatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::iallgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        (void)mpi::returning::iallgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        (void)pmpi::iallgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        (void)pmpi::returning::iallgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
    }
    if (modern_never) {
        (void)mpi::iallgatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::iallgatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::iallgatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::iallgatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::iallgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::iallgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::iallgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::iallgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::iallgatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm) : mpi::iallgatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::iallgatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm) : mpi::returning::iallgatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::iallgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        (void)mpi::returning::iallgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        (void)pmpi::iallgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
        (void)pmpi::returning::iallgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm);
    }
    if (modern_never) {
        (void)mpi::iallgatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::iallgatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::iallgatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::iallgatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::iallgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::iallgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::iallgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::iallgatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::iallreduce(rec_slot(1), rec_slot(2), count, datatype, op, comm) : mpi::iallreduce(rec_slot(1), rec_slot(2), count, datatype, op, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::iallreduce(rec_slot(1), rec_slot(2), count, datatype, op, comm) : mpi::returning::iallreduce(rec_slot(1), rec_slot(2), count, datatype, op, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::iallreduce(rec_slot(1), rec_slot(2), count, datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::iallreduce(rec_slot(1), rec_slot(2), count, datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::iallreduce(rec_slot(1), rec_slot(2), count, datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::iallreduce(rec_slot(1), rec_slot(2), count, datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::iallreduce(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm) : mpi::iallreduce(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::iallreduce(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm) : mpi::returning::iallreduce(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::iallreduce(modern_range, modern_range, op, comm);
        (void)mpi::returning::iallreduce(modern_range, modern_range, op, comm);
        (void)pmpi::iallreduce(modern_range, modern_range, op, comm);
        (void)pmpi::returning::iallreduce(modern_range, modern_range, op, comm);
    }
    if (modern_never) {
        (void)mpi::iallreduce(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::iallreduce(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::iallreduce(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::iallreduce(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::iallreduce(modern_range, modern_range, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::iallreduce(modern_range, modern_range, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::iallreduce(modern_range, modern_range, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::iallreduce(modern_range, modern_range, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ialltoall(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm) : mpi::ialltoall(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ialltoall(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm) : mpi::returning::ialltoall(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ialltoall(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ialltoall(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ialltoall(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ialltoall(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ialltoall(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm) : mpi::ialltoall(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ialltoall(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm) : mpi::returning::ialltoall(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ialltoall(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ialltoall(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ialltoall(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ialltoall(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ialltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm) : mpi::ialltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ialltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm) : mpi::returning::ialltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ialltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ialltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ialltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ialltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ialltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm) : mpi::ialltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ialltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm) : mpi::returning::ialltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ialltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ialltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ialltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ialltoallv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), sendtype, rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), recvtype, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ialltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm) : mpi::ialltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ialltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm) : mpi::returning::ialltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ialltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ialltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ialltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ialltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ialltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm) : mpi::ialltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ialltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm) : mpi::returning::ialltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ialltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ialltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ialltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ialltoallw(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+sdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(sendtypes, 3), rec_slot(5), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+rdispls, static_cast<std::size_t>(3)), mpi::handles<mpi::datatype>(recvtypes, 3), comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ibarrier(comm) : mpi::ibarrier(comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ibarrier(comm) : mpi::returning::ibarrier(comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ibarrier(comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ibarrier(comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ibarrier(comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ibarrier(comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ibcast(rec_slot(1), count, datatype, root, comm) : mpi::ibcast(rec_slot(1), count, datatype, root, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ibcast(rec_slot(1), count, datatype, root, comm) : mpi::returning::ibcast(rec_slot(1), count, datatype, root, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ibcast(rec_slot(1), count, datatype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ibcast(rec_slot(1), count, datatype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ibcast(rec_slot(1), count, datatype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ibcast(rec_slot(1), count, datatype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ibcast(rec_slot(1), static_cast<std::size_t>(count), datatype, root, comm) : mpi::ibcast(rec_slot(1), static_cast<std::size_t>(count), datatype, root, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ibcast(rec_slot(1), static_cast<std::size_t>(count), datatype, root, comm) : mpi::returning::ibcast(rec_slot(1), static_cast<std::size_t>(count), datatype, root, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ibcast(modern_range, root, comm);
        (void)mpi::returning::ibcast(modern_range, root, comm);
        (void)pmpi::ibcast(modern_range, root, comm);
        (void)pmpi::returning::ibcast(modern_range, root, comm);
    }
    if (modern_never) {
        (void)mpi::ibcast(rec_slot(1), static_cast<std::size_t>(count), datatype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ibcast(rec_slot(1), static_cast<std::size_t>(count), datatype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ibcast(rec_slot(1), static_cast<std::size_t>(count), datatype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ibcast(rec_slot(1), static_cast<std::size_t>(count), datatype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::ibcast(modern_range, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ibcast(modern_range, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ibcast(modern_range, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ibcast(modern_range, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::iexscan(rec_slot(1), rec_slot(2), count, datatype, op, comm) : mpi::iexscan(rec_slot(1), rec_slot(2), count, datatype, op, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::iexscan(rec_slot(1), rec_slot(2), count, datatype, op, comm) : mpi::returning::iexscan(rec_slot(1), rec_slot(2), count, datatype, op, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::iexscan(rec_slot(1), rec_slot(2), count, datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::iexscan(rec_slot(1), rec_slot(2), count, datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::iexscan(rec_slot(1), rec_slot(2), count, datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::iexscan(rec_slot(1), rec_slot(2), count, datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::iexscan(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm) : mpi::iexscan(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::iexscan(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm) : mpi::returning::iexscan(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::iexscan(modern_range, modern_range, op, comm);
        (void)mpi::returning::iexscan(modern_range, modern_range, op, comm);
        (void)pmpi::iexscan(modern_range, modern_range, op, comm);
        (void)pmpi::returning::iexscan(modern_range, modern_range, op, comm);
    }
    if (modern_never) {
        (void)mpi::iexscan(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::iexscan(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::iexscan(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::iexscan(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::iexscan(modern_range, modern_range, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::iexscan(modern_range, modern_range, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::iexscan(modern_range, modern_range, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::iexscan(modern_range, modern_range, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::igather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm) : mpi::igather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::igather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm) : mpi::returning::igather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::igather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::igather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::igather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::igather(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::igather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm) : mpi::igather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::igather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm) : mpi::returning::igather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::igather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm);
        (void)mpi::returning::igather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm);
        (void)pmpi::igather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm);
        (void)pmpi::returning::igather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm);
    }
    if (modern_never) {
        (void)mpi::igather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::igather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::igather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::igather(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::igather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::igather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::igather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::igather(modern_range, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::igatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm) : mpi::igatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::igatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm) : mpi::returning::igatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::igatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm);
        (void)mpi::returning::igatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm);
        (void)pmpi::igatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm);
        (void)pmpi::returning::igatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm);
    }
    if (modern_never) {
        (void)mpi::igatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::igatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::igatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::igatherv(rec_slot(1), sendcount, sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::igatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::igatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::igatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::igatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::igatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm) : mpi::igatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::igatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm) : mpi::returning::igatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::igatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm);
        (void)mpi::returning::igatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm);
        (void)pmpi::igatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm);
        (void)pmpi::returning::igatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm);
    }
    if (modern_never) {
        (void)mpi::igatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::igatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::igatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::igatherv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::igatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::igatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::igatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::igatherv(modern_range, rec_slot(4), std::span(+recvcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ireduce(rec_slot(1), rec_slot(2), count, datatype, op, root, comm) : mpi::ireduce(rec_slot(1), rec_slot(2), count, datatype, op, root, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ireduce(rec_slot(1), rec_slot(2), count, datatype, op, root, comm) : mpi::returning::ireduce(rec_slot(1), rec_slot(2), count, datatype, op, root, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ireduce(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ireduce(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ireduce(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ireduce(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ireduce(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, root, comm) : mpi::ireduce(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, root, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ireduce(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, root, comm) : mpi::returning::ireduce(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, root, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ireduce(modern_range, modern_range, op, root, comm);
        (void)mpi::returning::ireduce(modern_range, modern_range, op, root, comm);
        (void)pmpi::ireduce(modern_range, modern_range, op, root, comm);
        (void)pmpi::returning::ireduce(modern_range, modern_range, op, root, comm);
    }
    if (modern_never) {
        (void)mpi::ireduce(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ireduce(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ireduce(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ireduce(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::ireduce(modern_range, modern_range, op, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ireduce(modern_range, modern_range, op, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ireduce(modern_range, modern_range, op, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ireduce(modern_range, modern_range, op, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ireduce_scatter(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm) : mpi::ireduce_scatter(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ireduce_scatter(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm) : mpi::returning::ireduce_scatter(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ireduce_scatter(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ireduce_scatter(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ireduce_scatter(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ireduce_scatter(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ireduce_scatter_block(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm) : mpi::ireduce_scatter_block(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ireduce_scatter_block(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm) : mpi::returning::ireduce_scatter_block(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ireduce_scatter_block(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ireduce_scatter_block(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ireduce_scatter_block(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ireduce_scatter_block(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ireduce_scatter_block(rec_slot(1), rec_slot(2), static_cast<std::size_t>(recvcount), datatype, op, comm) : mpi::ireduce_scatter_block(rec_slot(1), rec_slot(2), static_cast<std::size_t>(recvcount), datatype, op, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ireduce_scatter_block(rec_slot(1), rec_slot(2), static_cast<std::size_t>(recvcount), datatype, op, comm) : mpi::returning::ireduce_scatter_block(rec_slot(1), rec_slot(2), static_cast<std::size_t>(recvcount), datatype, op, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ireduce_scatter_block(rec_slot(1), rec_slot(2), static_cast<std::size_t>(recvcount), datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ireduce_scatter_block(rec_slot(1), rec_slot(2), static_cast<std::size_t>(recvcount), datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ireduce_scatter_block(rec_slot(1), rec_slot(2), static_cast<std::size_t>(recvcount), datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ireduce_scatter_block(rec_slot(1), rec_slot(2), static_cast<std::size_t>(recvcount), datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ireduce_scatter(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm) : mpi::ireduce_scatter(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ireduce_scatter(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm) : mpi::returning::ireduce_scatter(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ireduce_scatter(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ireduce_scatter(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ireduce_scatter(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ireduce_scatter(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::iscan(rec_slot(1), rec_slot(2), count, datatype, op, comm) : mpi::iscan(rec_slot(1), rec_slot(2), count, datatype, op, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::iscan(rec_slot(1), rec_slot(2), count, datatype, op, comm) : mpi::returning::iscan(rec_slot(1), rec_slot(2), count, datatype, op, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::iscan(rec_slot(1), rec_slot(2), count, datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::iscan(rec_slot(1), rec_slot(2), count, datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::iscan(rec_slot(1), rec_slot(2), count, datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::iscan(rec_slot(1), rec_slot(2), count, datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::iscan(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm) : mpi::iscan(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::iscan(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm) : mpi::returning::iscan(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::iscan(modern_range, modern_range, op, comm);
        (void)mpi::returning::iscan(modern_range, modern_range, op, comm);
        (void)pmpi::iscan(modern_range, modern_range, op, comm);
        (void)pmpi::returning::iscan(modern_range, modern_range, op, comm);
    }
    if (modern_never) {
        (void)mpi::iscan(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::iscan(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::iscan(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::iscan(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::iscan(modern_range, modern_range, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::iscan(modern_range, modern_range, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::iscan(modern_range, modern_range, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::iscan(modern_range, modern_range, op, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::iscatter(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm) : mpi::iscatter(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::iscatter(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm) : mpi::returning::iscatter(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::iscatter(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::iscatter(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::iscatter(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::iscatter(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::iscatter(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm) : mpi::iscatter(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::iscatter(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm) : mpi::returning::iscatter(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::iscatter(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, modern_range, root, comm);
        (void)mpi::returning::iscatter(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, modern_range, root, comm);
        (void)pmpi::iscatter(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, modern_range, root, comm);
        (void)pmpi::returning::iscatter(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, modern_range, root, comm);
    }
    if (modern_never) {
        (void)mpi::iscatter(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::iscatter(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::iscatter(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::iscatter(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::iscatter(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, modern_range, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::iscatter(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, modern_range, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::iscatter(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, modern_range, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::iscatter(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, modern_range, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), recvcount, recvtype, root, comm) : mpi::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), recvcount, recvtype, root, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), recvcount, recvtype, root, comm) : mpi::returning::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), recvcount, recvtype, root, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm);
        (void)mpi::returning::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm);
        (void)pmpi::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm);
        (void)pmpi::returning::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm);
    }
    if (modern_never) {
        (void)mpi::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), recvcount, recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), recvcount, recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), recvcount, recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), recvcount, recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), static_cast<std::size_t>(recvcount), recvtype, root, comm) : mpi::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), static_cast<std::size_t>(recvcount), recvtype, root, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), static_cast<std::size_t>(recvcount), recvtype, root, comm) : mpi::returning::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), static_cast<std::size_t>(recvcount), recvtype, root, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm);
        (void)mpi::returning::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm);
        (void)pmpi::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm);
        (void)pmpi::returning::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm);
    }
    if (modern_never) {
        (void)mpi::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), static_cast<std::size_t>(recvcount), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), static_cast<std::size_t>(recvcount), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), static_cast<std::size_t>(recvcount), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), static_cast<std::size_t>(recvcount), recvtype, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::iscatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::op_commutative(op) : mpi::op_commutative(op);
            commute = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::op_commutative(op) : mpi::returning::op_commutative(op);
        returned = result_.code();
        auto &out_ = *result_;
        commute = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::op_create((MPI_User_function *)rec_function(1), commute != 0) : mpi::op_create((MPI_User_function *)rec_function(1), commute != 0);
            op = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::op_create((MPI_User_function *)rec_function(1), commute != 0) : mpi::returning::op_create((MPI_User_function *)rec_function(1), commute != 0);
        returned = result_.code();
        auto &out_ = *result_;
        op = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::op_create((MPI_User_function_c *)rec_function(1), commute != 0) : mpi::op_create((MPI_User_function_c *)rec_function(1), commute != 0);
            op = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::op_create((MPI_User_function_c *)rec_function(1), commute != 0) : mpi::returning::op_create((MPI_User_function_c *)rec_function(1), commute != 0);
        returned = result_.code();
        auto &out_ = *result_;
        op = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::op_free(mpi::handles<mpi::op>(&op, 1)[0]) : mpi::op_free(mpi::handles<mpi::op>(&op, 1)[0]);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::op_free(mpi::handles<mpi::op>(&op, 1)[0]) : mpi::returning::op_free(mpi::handles<mpi::op>(&op, 1)[0]);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::reduce(rec_slot(1), rec_slot(2), count, datatype, op, root, comm) : mpi::reduce(rec_slot(1), rec_slot(2), count, datatype, op, root, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::reduce(rec_slot(1), rec_slot(2), count, datatype, op, root, comm) : mpi::returning::reduce(rec_slot(1), rec_slot(2), count, datatype, op, root, comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::reduce(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, root, comm) : mpi::reduce(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, root, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::reduce(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, root, comm) : mpi::returning::reduce(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, root, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::reduce(modern_range, modern_range, op, root, comm);
        (void)mpi::returning::reduce(modern_range, modern_range, op, root, comm);
        (void)pmpi::reduce(modern_range, modern_range, op, root, comm);
        (void)pmpi::returning::reduce(modern_range, modern_range, op, root, comm);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::reduce_init(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, info) : mpi::reduce_init(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::reduce_init(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, info) : mpi::returning::reduce_init(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::reduce_init(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::reduce_init(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::reduce_init(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::reduce_init(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::reduce_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, root, comm, info) : mpi::reduce_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, root, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::reduce_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, root, comm, info) : mpi::returning::reduce_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, root, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::reduce_init(modern_range, modern_range, op, root, comm, info);
        (void)mpi::returning::reduce_init(modern_range, modern_range, op, root, comm, info);
        (void)pmpi::reduce_init(modern_range, modern_range, op, root, comm, info);
        (void)pmpi::returning::reduce_init(modern_range, modern_range, op, root, comm, info);
    }
    if (modern_never) {
        (void)mpi::reduce_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::reduce_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::reduce_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::reduce_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::reduce_init(modern_range, modern_range, op, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::reduce_init(modern_range, modern_range, op, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::reduce_init(modern_range, modern_range, op, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::reduce_init(modern_range, modern_range, op, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::reduce_local(rec_slot(1), rec_slot(2), count, datatype, op) : mpi::reduce_local(rec_slot(1), rec_slot(2), count, datatype, op);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::reduce_local(rec_slot(1), rec_slot(2), count, datatype, op) : mpi::returning::reduce_local(rec_slot(1), rec_slot(2), count, datatype, op);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::reduce_local(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op) : mpi::reduce_local(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::reduce_local(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op) : mpi::returning::reduce_local(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::reduce_local(modern_range, modern_range, op);
        (void)mpi::returning::reduce_local(modern_range, modern_range, op);
        (void)pmpi::reduce_local(modern_range, modern_range, op);
        (void)pmpi::returning::reduce_local(modern_range, modern_range, op);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::reduce_scatter(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm) : mpi::reduce_scatter(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::reduce_scatter(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm) : mpi::returning::reduce_scatter(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::reduce_scatter_block(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm) : mpi::reduce_scatter_block(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::reduce_scatter_block(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm) : mpi::returning::reduce_scatter_block(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::reduce_scatter_block(rec_slot(1), rec_slot(2), static_cast<std::size_t>(recvcount), datatype, op, comm) : mpi::reduce_scatter_block(rec_slot(1), rec_slot(2), static_cast<std::size_t>(recvcount), datatype, op, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::reduce_scatter_block(rec_slot(1), rec_slot(2), static_cast<std::size_t>(recvcount), datatype, op, comm) : mpi::returning::reduce_scatter_block(rec_slot(1), rec_slot(2), static_cast<std::size_t>(recvcount), datatype, op, comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::reduce_scatter_block_init(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, info) : mpi::reduce_scatter_block_init(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::reduce_scatter_block_init(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, info) : mpi::returning::reduce_scatter_block_init(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::reduce_scatter_block_init(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::reduce_scatter_block_init(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::reduce_scatter_block_init(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::reduce_scatter_block_init(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::reduce_scatter_block_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(recvcount), datatype, op, comm, info) : mpi::reduce_scatter_block_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(recvcount), datatype, op, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::reduce_scatter_block_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(recvcount), datatype, op, comm, info) : mpi::returning::reduce_scatter_block_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(recvcount), datatype, op, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::reduce_scatter_block_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(recvcount), datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::reduce_scatter_block_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(recvcount), datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::reduce_scatter_block_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(recvcount), datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::reduce_scatter_block_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(recvcount), datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::reduce_scatter(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm) : mpi::reduce_scatter(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::reduce_scatter(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm) : mpi::returning::reduce_scatter(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::reduce_scatter_init(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm, info) : mpi::reduce_scatter_init(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::reduce_scatter_init(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm, info) : mpi::returning::reduce_scatter_init(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::reduce_scatter_init(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::reduce_scatter_init(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::reduce_scatter_init(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::reduce_scatter_init(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::reduce_scatter_init(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm, info) : mpi::reduce_scatter_init(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::reduce_scatter_init(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm, info) : mpi::returning::reduce_scatter_init(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::reduce_scatter_init(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::reduce_scatter_init(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::reduce_scatter_init(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::reduce_scatter_init(rec_slot(1), rec_slot(2), std::span(+recvcounts, static_cast<std::size_t>(3)), datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::scan(rec_slot(1), rec_slot(2), count, datatype, op, comm) : mpi::scan(rec_slot(1), rec_slot(2), count, datatype, op, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::scan(rec_slot(1), rec_slot(2), count, datatype, op, comm) : mpi::returning::scan(rec_slot(1), rec_slot(2), count, datatype, op, comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::scan(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm) : mpi::scan(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::scan(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm) : mpi::returning::scan(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::scan(modern_range, modern_range, op, comm);
        (void)mpi::returning::scan(modern_range, modern_range, op, comm);
        (void)pmpi::scan(modern_range, modern_range, op, comm);
        (void)pmpi::returning::scan(modern_range, modern_range, op, comm);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::scan_init(rec_slot(1), rec_slot(2), count, datatype, op, comm, info) : mpi::scan_init(rec_slot(1), rec_slot(2), count, datatype, op, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::scan_init(rec_slot(1), rec_slot(2), count, datatype, op, comm, info) : mpi::returning::scan_init(rec_slot(1), rec_slot(2), count, datatype, op, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::scan_init(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::scan_init(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::scan_init(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::scan_init(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::scan_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, info) : mpi::scan_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::scan_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, info) : mpi::returning::scan_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::scan_init(modern_range, modern_range, op, comm, info);
        (void)mpi::returning::scan_init(modern_range, modern_range, op, comm, info);
        (void)pmpi::scan_init(modern_range, modern_range, op, comm, info);
        (void)pmpi::returning::scan_init(modern_range, modern_range, op, comm, info);
    }
    if (modern_never) {
        (void)mpi::scan_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::scan_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::scan_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::scan_init(rec_slot(1), rec_slot(2), static_cast<std::size_t>(count), datatype, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::scan_init(modern_range, modern_range, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::scan_init(modern_range, modern_range, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::scan_init(modern_range, modern_range, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::scan_init(modern_range, modern_range, op, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::scatter(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm) : mpi::scatter(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::scatter(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm) : mpi::returning::scatter(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::scatter(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm) : mpi::scatter(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::scatter(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm) : mpi::returning::scatter(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::scatter(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, modern_range, root, comm);
        (void)mpi::returning::scatter(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, modern_range, root, comm);
        (void)pmpi::scatter(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, modern_range, root, comm);
        (void)pmpi::returning::scatter(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, modern_range, root, comm);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::scatter_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, info) : mpi::scatter_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::scatter_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, info) : mpi::returning::scatter_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::scatter_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::scatter_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::scatter_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::scatter_init(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::scatter_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, info) : mpi::scatter_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::scatter_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, info) : mpi::returning::scatter_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::scatter_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, modern_range, root, comm, info);
        (void)mpi::returning::scatter_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, modern_range, root, comm, info);
        (void)pmpi::scatter_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, modern_range, root, comm, info);
        (void)pmpi::returning::scatter_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, modern_range, root, comm, info);
    }
    if (modern_never) {
        (void)mpi::scatter_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::scatter_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::scatter_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::scatter_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, rec_slot(4), static_cast<std::size_t>(recvcount), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::scatter_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, modern_range, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::scatter_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, modern_range, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::scatter_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, modern_range, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::scatter_init(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, modern_range, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::scatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), recvcount, recvtype, root, comm) : mpi::scatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), recvcount, recvtype, root, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::scatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), recvcount, recvtype, root, comm) : mpi::returning::scatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), recvcount, recvtype, root, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::scatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm);
        (void)mpi::returning::scatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm);
        (void)pmpi::scatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm);
        (void)pmpi::returning::scatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::scatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), static_cast<std::size_t>(recvcount), recvtype, root, comm) : mpi::scatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), static_cast<std::size_t>(recvcount), recvtype, root, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::scatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), static_cast<std::size_t>(recvcount), recvtype, root, comm) : mpi::returning::scatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), static_cast<std::size_t>(recvcount), recvtype, root, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::scatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm);
        (void)mpi::returning::scatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm);
        (void)pmpi::scatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm);
        (void)pmpi::returning::scatterv(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), recvcount, recvtype, root, comm, info) : mpi::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), recvcount, recvtype, root, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), recvcount, recvtype, root, comm, info) : mpi::returning::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), recvcount, recvtype, root, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm, info);
        (void)mpi::returning::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm, info);
        (void)pmpi::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm, info);
        (void)pmpi::returning::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm, info);
    }
    if (modern_never) {
        (void)mpi::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), recvcount, recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), recvcount, recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), recvcount, recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), recvcount, recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), static_cast<std::size_t>(recvcount), recvtype, root, comm, info) : mpi::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), static_cast<std::size_t>(recvcount), recvtype, root, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), static_cast<std::size_t>(recvcount), recvtype, root, comm, info) : mpi::returning::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), static_cast<std::size_t>(recvcount), recvtype, root, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm, info);
        (void)mpi::returning::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm, info);
        (void)pmpi::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm, info);
        (void)pmpi::returning::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm, info);
    }
    if (modern_never) {
        (void)mpi::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), static_cast<std::size_t>(recvcount), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), static_cast<std::size_t>(recvcount), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), static_cast<std::size_t>(recvcount), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, rec_slot(5), static_cast<std::size_t>(recvcount), recvtype, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::scatterv_init(rec_slot(1), std::span(+sendcounts, static_cast<std::size_t>(3)), std::span(+displs, static_cast<std::size_t>(3)), sendtype, modern_range, root, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

extern "C" const struct rec_caller rec_callers_collectives[] = {
    {"MPI_Allgather", call_MPI_Allgather, 0},
    {"MPI_Allgather_c", call_MPI_Allgather_c, 0},
    {"MPI_Allgather_init", call_MPI_Allgather_init, 0},
    {"MPI_Allgather_init_c", call_MPI_Allgather_init_c, 0},
    {"MPI_Allgatherv", call_MPI_Allgatherv, 0},
    {"MPI_Allgatherv_c", call_MPI_Allgatherv_c, 0},
    {"MPI_Allgatherv_init", call_MPI_Allgatherv_init, 0},
    {"MPI_Allgatherv_init_c", call_MPI_Allgatherv_init_c, 0},
    {"MPI_Allreduce", call_MPI_Allreduce, 0},
    {"MPI_Allreduce_c", call_MPI_Allreduce_c, 0},
    {"MPI_Allreduce_init", call_MPI_Allreduce_init, 0},
    {"MPI_Allreduce_init_c", call_MPI_Allreduce_init_c, 0},
    {"MPI_Alltoall", call_MPI_Alltoall, 0},
    {"MPI_Alltoall_c", call_MPI_Alltoall_c, 0},
    {"MPI_Alltoall_init", call_MPI_Alltoall_init, 0},
    {"MPI_Alltoall_init_c", call_MPI_Alltoall_init_c, 0},
    {"MPI_Alltoallv", call_MPI_Alltoallv, 0},
    {"MPI_Alltoallv_c", call_MPI_Alltoallv_c, 0},
    {"MPI_Alltoallv_init", call_MPI_Alltoallv_init, 0},
    {"MPI_Alltoallv_init_c", call_MPI_Alltoallv_init_c, 0},
    {"MPI_Alltoallw", call_MPI_Alltoallw, 0},
    {"MPI_Alltoallw_c", call_MPI_Alltoallw_c, 0},
    {"MPI_Alltoallw_init", call_MPI_Alltoallw_init, 0},
    {"MPI_Alltoallw_init_c", call_MPI_Alltoallw_init_c, 0},
    {"MPI_Barrier", call_MPI_Barrier, 0},
    {"MPI_Barrier_init", call_MPI_Barrier_init, 0},
    {"MPI_Bcast", call_MPI_Bcast, 0},
    {"MPI_Bcast_c", call_MPI_Bcast_c, 0},
    {"MPI_Bcast_init", call_MPI_Bcast_init, 0},
    {"MPI_Bcast_init_c", call_MPI_Bcast_init_c, 0},
    {"MPI_Exscan", call_MPI_Exscan, 0},
    {"MPI_Exscan_c", call_MPI_Exscan_c, 0},
    {"MPI_Exscan_init", call_MPI_Exscan_init, 0},
    {"MPI_Exscan_init_c", call_MPI_Exscan_init_c, 0},
    {"MPI_Gather", call_MPI_Gather, 0},
    {"MPI_Gather_c", call_MPI_Gather_c, 0},
    {"MPI_Gather_init", call_MPI_Gather_init, 0},
    {"MPI_Gather_init_c", call_MPI_Gather_init_c, 0},
    {"MPI_Gatherv", call_MPI_Gatherv, 0},
    {"MPI_Gatherv_c", call_MPI_Gatherv_c, 0},
    {"MPI_Gatherv_init", call_MPI_Gatherv_init, 0},
    {"MPI_Gatherv_init_c", call_MPI_Gatherv_init_c, 0},
    {"MPI_Iallgather", call_MPI_Iallgather, 0},
    {"MPI_Iallgather_c", call_MPI_Iallgather_c, 0},
    {"MPI_Iallgatherv", call_MPI_Iallgatherv, 0},
    {"MPI_Iallgatherv_c", call_MPI_Iallgatherv_c, 0},
    {"MPI_Iallreduce", call_MPI_Iallreduce, 0},
    {"MPI_Iallreduce_c", call_MPI_Iallreduce_c, 0},
    {"MPI_Ialltoall", call_MPI_Ialltoall, 0},
    {"MPI_Ialltoall_c", call_MPI_Ialltoall_c, 0},
    {"MPI_Ialltoallv", call_MPI_Ialltoallv, 0},
    {"MPI_Ialltoallv_c", call_MPI_Ialltoallv_c, 0},
    {"MPI_Ialltoallw", call_MPI_Ialltoallw, 0},
    {"MPI_Ialltoallw_c", call_MPI_Ialltoallw_c, 0},
    {"MPI_Ibarrier", call_MPI_Ibarrier, 0},
    {"MPI_Ibcast", call_MPI_Ibcast, 0},
    {"MPI_Ibcast_c", call_MPI_Ibcast_c, 0},
    {"MPI_Iexscan", call_MPI_Iexscan, 0},
    {"MPI_Iexscan_c", call_MPI_Iexscan_c, 0},
    {"MPI_Igather", call_MPI_Igather, 0},
    {"MPI_Igather_c", call_MPI_Igather_c, 0},
    {"MPI_Igatherv", call_MPI_Igatherv, 0},
    {"MPI_Igatherv_c", call_MPI_Igatherv_c, 0},
    {"MPI_Ireduce", call_MPI_Ireduce, 0},
    {"MPI_Ireduce_c", call_MPI_Ireduce_c, 0},
    {"MPI_Ireduce_scatter", call_MPI_Ireduce_scatter, 0},
    {"MPI_Ireduce_scatter_block", call_MPI_Ireduce_scatter_block, 0},
    {"MPI_Ireduce_scatter_block_c", call_MPI_Ireduce_scatter_block_c, 0},
    {"MPI_Ireduce_scatter_c", call_MPI_Ireduce_scatter_c, 0},
    {"MPI_Iscan", call_MPI_Iscan, 0},
    {"MPI_Iscan_c", call_MPI_Iscan_c, 0},
    {"MPI_Iscatter", call_MPI_Iscatter, 0},
    {"MPI_Iscatter_c", call_MPI_Iscatter_c, 0},
    {"MPI_Iscatterv", call_MPI_Iscatterv, 0},
    {"MPI_Iscatterv_c", call_MPI_Iscatterv_c, 0},
    {"MPI_Op_commutative", call_MPI_Op_commutative, 0},
    {"MPI_Op_create", call_MPI_Op_create, 0},
    {"MPI_Op_create_c", call_MPI_Op_create_c, 0},
    {"MPI_Op_free", call_MPI_Op_free, 0},
    {"MPI_Reduce", call_MPI_Reduce, 0},
    {"MPI_Reduce_c", call_MPI_Reduce_c, 0},
    {"MPI_Reduce_init", call_MPI_Reduce_init, 0},
    {"MPI_Reduce_init_c", call_MPI_Reduce_init_c, 0},
    {"MPI_Reduce_local", call_MPI_Reduce_local, 0},
    {"MPI_Reduce_local_c", call_MPI_Reduce_local_c, 0},
    {"MPI_Reduce_scatter", call_MPI_Reduce_scatter, 0},
    {"MPI_Reduce_scatter_block", call_MPI_Reduce_scatter_block, 0},
    {"MPI_Reduce_scatter_block_c", call_MPI_Reduce_scatter_block_c, 0},
    {"MPI_Reduce_scatter_block_init", call_MPI_Reduce_scatter_block_init, 0},
    {"MPI_Reduce_scatter_block_init_c", call_MPI_Reduce_scatter_block_init_c, 0},
    {"MPI_Reduce_scatter_c", call_MPI_Reduce_scatter_c, 0},
    {"MPI_Reduce_scatter_init", call_MPI_Reduce_scatter_init, 0},
    {"MPI_Reduce_scatter_init_c", call_MPI_Reduce_scatter_init_c, 0},
    {"MPI_Scan", call_MPI_Scan, 0},
    {"MPI_Scan_c", call_MPI_Scan_c, 0},
    {"MPI_Scan_init", call_MPI_Scan_init, 0},
    {"MPI_Scan_init_c", call_MPI_Scan_init_c, 0},
    {"MPI_Scatter", call_MPI_Scatter, 0},
    {"MPI_Scatter_c", call_MPI_Scatter_c, 0},
    {"MPI_Scatter_init", call_MPI_Scatter_init, 0},
    {"MPI_Scatter_init_c", call_MPI_Scatter_init_c, 0},
    {"MPI_Scatterv", call_MPI_Scatterv, 0},
    {"MPI_Scatterv_c", call_MPI_Scatterv_c, 0},
    {"MPI_Scatterv_init", call_MPI_Scatterv_init, 0},
    {"MPI_Scatterv_init_c", call_MPI_Scatterv_init_c, 0},
    {nullptr, nullptr, 0}
};
