// Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml through templates/test/modern/caller.cpp.j2.
// Calls of bindery::mpi for every routine of the chapter "partitioned", each argument with a value of its own.
#include "modern_caller.hpp"

static void call_MPI_Parrived(int profiled)
{
#if REC_HAS(MPI_Parrived)
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    int partition = (int)102;
    int flag = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::parrived(request, partition) : mpi::parrived(request, partition);
            flag = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::parrived(request, partition) : mpi::returning::parrived(request, partition);
        returned = result_.code();
        auto &out_ = *result_;
        flag = out_;
    }
    rec_observe_number("flag", flag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Pready(int profiled)
{
#if REC_HAS(MPI_Pready)
    int partition = (int)101;
    MPI_Request request = REC_NEW(MPI_Request, 1002);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::pready(partition, request) : mpi::pready(partition, request);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::pready(partition, request) : mpi::returning::pready(partition, request);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Pready_list(int profiled)
{
#if REC_HAS(MPI_Pready_list)
    int length = (int)3;
    int array_of_partitions[REC_MOST] = REC_NUMBERS(102);
    MPI_Request request = REC_NEW(MPI_Request, 1003);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::pready_list(std::span(+array_of_partitions, static_cast<std::size_t>(length)), request) : mpi::pready_list(std::span(+array_of_partitions, static_cast<std::size_t>(length)), request);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::pready_list(std::span(+array_of_partitions, static_cast<std::size_t>(length)), request) : mpi::returning::pready_list(std::span(+array_of_partitions, static_cast<std::size_t>(length)), request);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Pready_range(int profiled)
{
#if REC_HAS(MPI_Pready_range)
    int partition_low = (int)101;
    int partition_high = (int)102;
    MPI_Request request = REC_NEW(MPI_Request, 1003);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::pready_range(partition_low, partition_high, request) : mpi::pready_range(partition_low, partition_high, request);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::pready_range(partition_low, partition_high, request) : mpi::returning::pready_range(partition_low, partition_high, request);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Precv_init(int profiled)
{
#if REC_HAS(MPI_Precv_init)
    int partitions = (int)102;
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int source = (int)105;
    int tag = (int)106;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::precv_init(rec_slot(1), partitions, count, datatype, source, tag, comm, info) : mpi::precv_init(rec_slot(1), partitions, count, datatype, source, tag, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::precv_init(rec_slot(1), partitions, count, datatype, source, tag, comm, info) : mpi::returning::precv_init(rec_slot(1), partitions, count, datatype, source, tag, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::precv_init(rec_slot(1), partitions, count, datatype, source, tag, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::precv_init(rec_slot(1), partitions, count, datatype, source, tag, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::precv_init(rec_slot(1), partitions, count, datatype, source, tag, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::precv_init(rec_slot(1), partitions, count, datatype, source, tag, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Psend_init(int profiled)
{
#if REC_HAS(MPI_Psend_init)
    int partitions = (int)102;
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int dest = (int)105;
    int tag = (int)106;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::psend_init(rec_slot(1), partitions, count, datatype, dest, tag, comm, info) : mpi::psend_init(rec_slot(1), partitions, count, datatype, dest, tag, comm, info);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::psend_init(rec_slot(1), partitions, count, datatype, dest, tag, comm, info) : mpi::returning::psend_init(rec_slot(1), partitions, count, datatype, dest, tag, comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::psend_init(rec_slot(1), partitions, count, datatype, dest, tag, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::psend_init(rec_slot(1), partitions, count, datatype, dest, tag, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::psend_init(rec_slot(1), partitions, count, datatype, dest, tag, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::psend_init(rec_slot(1), partitions, count, datatype, dest, tag, comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

extern "C" const struct rec_caller rec_callers_partitioned[] = {
    {"MPI_Parrived", call_MPI_Parrived, 0},
    {"MPI_Pready", call_MPI_Pready, 0},
    {"MPI_Pready_list", call_MPI_Pready_list, 0},
    {"MPI_Pready_range", call_MPI_Pready_range, 0},
    {"MPI_Precv_init", call_MPI_Precv_init, 0},
    {"MPI_Psend_init", call_MPI_Psend_init, 0},
    {nullptr, nullptr, 0}
};
