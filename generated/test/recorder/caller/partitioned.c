/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml through templates/test/recorder/caller.c.j2. */
/* Calls of every routine of the chapter "partitioned", each argument with a value of its own. */
#include "recorder.h"

static void call_MPI_Parrived(int profiled)
{
#if REC_HAS(MPI_Parrived)
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    int partition = (int)102;
    int flag = (int)0;
    int returned = profiled ? (PMPI_Parrived)(request, partition, &flag) : (MPI_Parrived)(request, partition, &flag);
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
    int returned = profiled ? (PMPI_Pready)(partition, request) : (MPI_Pready)(partition, request);
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
    int returned = profiled ? (PMPI_Pready_list)(length, array_of_partitions, request) : (MPI_Pready_list)(length,
            array_of_partitions, request);
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
    int returned = profiled ? (PMPI_Pready_range)(partition_low, partition_high,
            request) : (MPI_Pready_range)(partition_low, partition_high, request);
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
    int returned = profiled ? (PMPI_Precv_init)(rec_slot(1), partitions, count, datatype, source, tag, comm, info,
            &request) : (MPI_Precv_init)(rec_slot(1), partitions, count, datatype, source, tag, comm, info, &request);
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
    int returned = profiled ? (PMPI_Psend_init)(rec_slot(1), partitions, count, datatype, dest, tag, comm, info,
            &request) : (MPI_Psend_init)(rec_slot(1), partitions, count, datatype, dest, tag, comm, info, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_partitioned[] = {
    {"MPI_Parrived", call_MPI_Parrived, 1},
    {"MPI_Pready", call_MPI_Pready, 1},
    {"MPI_Pready_list", call_MPI_Pready_list, 1},
    {"MPI_Pready_range", call_MPI_Pready_range, 1},
    {"MPI_Precv_init", call_MPI_Precv_init, 1},
    {"MPI_Psend_init", call_MPI_Psend_init, 1},
    {0, 0, 0}
};
