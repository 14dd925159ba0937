/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml through templates/test/recorder/refusals.c.j2. */
/* Calls of the chapter "partitioned" with one invalid argument each, and the error that each must raise. */
#include "recorder.h"
#include "bnd_entry.h"

static void refuse_MPI_Parrived_0(void)
{
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    int partition = (int)102;
    int flag = (int)0;
    partition = -77;
    int returned = (MPI_Parrived)(request, partition, &flag);
    rec_expect_refusal("MPI_Parrived", "partition", MPI_ERR_ARG, BND_ON_REQUEST, (void *)request, returned);
}

static void refuse_MPI_Parrived_1(void)
{
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    int partition = (int)102;
    int returned = (MPI_Parrived)(request, partition, 0);
    rec_expect_refusal("MPI_Parrived", "flag", MPI_ERR_ARG, BND_ON_REQUEST, (void *)request, returned);
}

static void refuse_MPI_Pready_0(void)
{
    int partition = (int)101;
    MPI_Request request = REC_NEW(MPI_Request, 1002);
    partition = -77;
    int returned = (MPI_Pready)(partition, request);
    rec_expect_refusal("MPI_Pready", "partition", MPI_ERR_ARG, BND_ON_REQUEST, (void *)request, returned);
}

static void refuse_MPI_Pready_1(void)
{
    int partition = (int)101;
    MPI_Request request = REC_NEW(MPI_Request, 1002);
    request = MPI_REQUEST_NULL;
    int returned = (MPI_Pready)(partition, request);
    rec_expect_refusal("MPI_Pready", "request", MPI_ERR_REQUEST, BND_ON_REQUEST, (void *)request, returned);
}

static void refuse_MPI_Pready_list_0(void)
{
    int length = (int)3;
    int array_of_partitions[REC_MOST] = REC_NUMBERS(102);
    MPI_Request request = REC_NEW(MPI_Request, 1003);
    length = -77;
    int returned = (MPI_Pready_list)(length, array_of_partitions, request);
    rec_expect_refusal("MPI_Pready_list", "length", MPI_ERR_ARG, BND_ON_REQUEST, (void *)request, returned);
}

static void refuse_MPI_Pready_list_1(void)
{
    int length = (int)3;
    MPI_Request request = REC_NEW(MPI_Request, 1003);
    int returned = (MPI_Pready_list)(length, 0, request);
    rec_expect_refusal("MPI_Pready_list", "array_of_partitions", MPI_ERR_ARG, BND_ON_REQUEST, (void *)request,
            returned);
}

static void refuse_MPI_Pready_list_2(void)
{
    int length = (int)3;
    int array_of_partitions[REC_MOST] = REC_NUMBERS(102);
    MPI_Request request = REC_NEW(MPI_Request, 1003);
    request = MPI_REQUEST_NULL;
    int returned = (MPI_Pready_list)(length, array_of_partitions, request);
    rec_expect_refusal("MPI_Pready_list", "request", MPI_ERR_REQUEST, BND_ON_REQUEST, (void *)request, returned);
}

static void refuse_MPI_Pready_range_0(void)
{
    int partition_low = (int)101;
    int partition_high = (int)102;
    MPI_Request request = REC_NEW(MPI_Request, 1003);
    partition_low = -77;
    int returned = (MPI_Pready_range)(partition_low, partition_high, request);
    rec_expect_refusal("MPI_Pready_range", "partition_low", MPI_ERR_ARG, BND_ON_REQUEST, (void *)request, returned);
}

static void refuse_MPI_Pready_range_1(void)
{
    int partition_low = (int)101;
    int partition_high = (int)102;
    MPI_Request request = REC_NEW(MPI_Request, 1003);
    partition_high = -77;
    int returned = (MPI_Pready_range)(partition_low, partition_high, request);
    rec_expect_refusal("MPI_Pready_range", "partition_high", MPI_ERR_ARG, BND_ON_REQUEST, (void *)request, returned);
}

static void refuse_MPI_Pready_range_2(void)
{
    int partition_low = (int)101;
    int partition_high = (int)102;
    MPI_Request request = REC_NEW(MPI_Request, 1003);
    request = MPI_REQUEST_NULL;
    int returned = (MPI_Pready_range)(partition_low, partition_high, request);
    rec_expect_refusal("MPI_Pready_range", "request", MPI_ERR_REQUEST, BND_ON_REQUEST, (void *)request, returned);
}

static void refuse_MPI_Precv_init_0(void)
{
    int partitions = (int)102;
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int source = (int)105;
    int tag = (int)106;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    partitions = -77;
    int returned = (MPI_Precv_init)(rec_slot(1), partitions, count, datatype, source, tag, comm, info, &request);
    rec_expect_refusal("MPI_Precv_init", "partitions", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Precv_init_1(void)
{
    int partitions = (int)102;
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int source = (int)105;
    int tag = (int)106;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Precv_init)(rec_slot(1), partitions, count, datatype, source, tag, comm, info, &request);
    rec_expect_refusal("MPI_Precv_init", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Precv_init_2(void)
{
    int partitions = (int)102;
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int source = (int)105;
    int tag = (int)106;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Precv_init)(rec_slot(1), partitions, count, datatype, source, tag, comm, info, &request);
    rec_expect_refusal("MPI_Precv_init", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Precv_init_3(void)
{
    int partitions = (int)102;
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int source = (int)105;
    int tag = (int)106;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    source = -77;
    int returned = (MPI_Precv_init)(rec_slot(1), partitions, count, datatype, source, tag, comm, info, &request);
    rec_expect_refusal("MPI_Precv_init", "source", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Precv_init_4(void)
{
    int partitions = (int)102;
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int source = (int)105;
    int tag = (int)106;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    tag = -77;
    int returned = (MPI_Precv_init)(rec_slot(1), partitions, count, datatype, source, tag, comm, info, &request);
    rec_expect_refusal("MPI_Precv_init", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Precv_init_5(void)
{
    int partitions = (int)102;
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int source = (int)105;
    int tag = (int)106;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Precv_init)(rec_slot(1), partitions, count, datatype, source, tag, comm, info, &request);
    rec_expect_refusal("MPI_Precv_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Precv_init_6(void)
{
    int partitions = (int)102;
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int source = (int)105;
    int tag = (int)106;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    int returned = (MPI_Precv_init)(rec_slot(1), partitions, count, datatype, source, tag, comm, info, 0);
    rec_expect_refusal("MPI_Precv_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Psend_init_0(void)
{
    int partitions = (int)102;
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int dest = (int)105;
    int tag = (int)106;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    partitions = -77;
    int returned = (MPI_Psend_init)(rec_slot(1), partitions, count, datatype, dest, tag, comm, info, &request);
    rec_expect_refusal("MPI_Psend_init", "partitions", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Psend_init_1(void)
{
    int partitions = (int)102;
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int dest = (int)105;
    int tag = (int)106;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Psend_init)(rec_slot(1), partitions, count, datatype, dest, tag, comm, info, &request);
    rec_expect_refusal("MPI_Psend_init", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Psend_init_2(void)
{
    int partitions = (int)102;
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int dest = (int)105;
    int tag = (int)106;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Psend_init)(rec_slot(1), partitions, count, datatype, dest, tag, comm, info, &request);
    rec_expect_refusal("MPI_Psend_init", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Psend_init_3(void)
{
    int partitions = (int)102;
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int dest = (int)105;
    int tag = (int)106;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    dest = -77;
    int returned = (MPI_Psend_init)(rec_slot(1), partitions, count, datatype, dest, tag, comm, info, &request);
    rec_expect_refusal("MPI_Psend_init", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Psend_init_4(void)
{
    int partitions = (int)102;
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int dest = (int)105;
    int tag = (int)106;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    tag = -77;
    int returned = (MPI_Psend_init)(rec_slot(1), partitions, count, datatype, dest, tag, comm, info, &request);
    rec_expect_refusal("MPI_Psend_init", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Psend_init_5(void)
{
    int partitions = (int)102;
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int dest = (int)105;
    int tag = (int)106;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Psend_init)(rec_slot(1), partitions, count, datatype, dest, tag, comm, info, &request);
    rec_expect_refusal("MPI_Psend_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Psend_init_6(void)
{
    int partitions = (int)102;
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int dest = (int)105;
    int tag = (int)106;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    int returned = (MPI_Psend_init)(rec_slot(1), partitions, count, datatype, dest, tag, comm, info, 0);
    rec_expect_refusal("MPI_Psend_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

const struct rec_refusal rec_refusals_partitioned[] = {
    {"MPI_Parrived", refuse_MPI_Parrived_0},
    {"MPI_Parrived", refuse_MPI_Parrived_1},
    {"MPI_Pready", refuse_MPI_Pready_0},
    {"MPI_Pready", refuse_MPI_Pready_1},
    {"MPI_Pready_list", refuse_MPI_Pready_list_0},
    {"MPI_Pready_list", refuse_MPI_Pready_list_1},
    {"MPI_Pready_list", refuse_MPI_Pready_list_2},
    {"MPI_Pready_range", refuse_MPI_Pready_range_0},
    {"MPI_Pready_range", refuse_MPI_Pready_range_1},
    {"MPI_Pready_range", refuse_MPI_Pready_range_2},
    {"MPI_Precv_init", refuse_MPI_Precv_init_0},
    {"MPI_Precv_init", refuse_MPI_Precv_init_1},
    {"MPI_Precv_init", refuse_MPI_Precv_init_2},
    {"MPI_Precv_init", refuse_MPI_Precv_init_3},
    {"MPI_Precv_init", refuse_MPI_Precv_init_4},
    {"MPI_Precv_init", refuse_MPI_Precv_init_5},
    {"MPI_Precv_init", refuse_MPI_Precv_init_6},
    {"MPI_Psend_init", refuse_MPI_Psend_init_0},
    {"MPI_Psend_init", refuse_MPI_Psend_init_1},
    {"MPI_Psend_init", refuse_MPI_Psend_init_2},
    {"MPI_Psend_init", refuse_MPI_Psend_init_3},
    {"MPI_Psend_init", refuse_MPI_Psend_init_4},
    {"MPI_Psend_init", refuse_MPI_Psend_init_5},
    {"MPI_Psend_init", refuse_MPI_Psend_init_6},
    {0, 0}
};
