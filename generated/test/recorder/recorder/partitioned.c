/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml through templates/test/recorder/recorder.c.j2. */
/* The recorder's half of the chapter "partitioned": every routine writes down its arguments and replies with known values. */
#include "recorder.h"

#if REC_HAS(MPI_Parrived) && !REC_OWN_MPI_Parrived
int REC_NAME(Parrived)(MPI_Request request, int partition, int *flag) REC_LABEL(Parrived);
int REC_NAME(Parrived)(MPI_Request request, int partition, int *flag)
{
    rec_enter("Parrived", REC_SHIFT);
    REC_HANDLE("request", request);
    rec_number("partition", partition);
    *flag = 0;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Pready) && !REC_OWN_MPI_Pready
int REC_NAME(Pready)(int partition, MPI_Request request) REC_LABEL(Pready);
int REC_NAME(Pready)(int partition, MPI_Request request)
{
    rec_enter("Pready", REC_SHIFT);
    rec_number("partition", partition);
    REC_HANDLE("request", request);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Pready_list) && !REC_OWN_MPI_Pready_list
int REC_NAME(Pready_list)(int length, const int array_of_partitions[], MPI_Request request) REC_LABEL(Pready_list);
int REC_NAME(Pready_list)(int length, const int array_of_partitions[], MPI_Request request)
{
    rec_enter("Pready_list", REC_SHIFT);
    rec_number("length", length);
    REC_ARRAY("array_of_partitions", array_of_partitions, length);
    REC_HANDLE("request", request);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Pready_range) && !REC_OWN_MPI_Pready_range
int REC_NAME(Pready_range)(int partition_low, int partition_high, MPI_Request request) REC_LABEL(Pready_range);
int REC_NAME(Pready_range)(int partition_low, int partition_high, MPI_Request request)
{
    rec_enter("Pready_range", REC_SHIFT);
    rec_number("partition_low", partition_low);
    rec_number("partition_high", partition_high);
    REC_HANDLE("request", request);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Precv_init) && !REC_OWN_MPI_Precv_init
int REC_NAME(Precv_init)(void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int source, int tag,
        MPI_Comm comm, MPI_Info info, MPI_Request *request) REC_LABEL(Precv_init);
int REC_NAME(Precv_init)(void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int source, int tag,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Precv_init", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("partitions", partitions);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("source", source);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2009);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Psend_init) && !REC_OWN_MPI_Psend_init
int REC_NAME(Psend_init)(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Info info, MPI_Request *request) REC_LABEL(Psend_init);
int REC_NAME(Psend_init)(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    rec_enter("Psend_init", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("partitions", partitions);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *request = REC_NEW(MPI_Request, 2009);
    return rec_reply();
}
#endif

