/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml through templates/test/recorder/refusals.c.j2. */
/* Calls of the chapter "point-to-point" with one invalid argument each, and the error that each must raise. */
#include "recorder.h"
#include "bnd_entry.h"

static void refuse_MPI_Bsend_0(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    count = -77;
    int returned = (MPI_Bsend)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Bsend", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bsend_1(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Bsend)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Bsend", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bsend_2(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    dest = -77;
    int returned = (MPI_Bsend)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Bsend", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bsend_3(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    tag = -77;
    int returned = (MPI_Bsend)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Bsend", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bsend_4(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Bsend)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Bsend", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bsend_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    count = -77;
    int returned = (MPI_Bsend_c)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Bsend_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bsend_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Bsend_c)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Bsend_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bsend_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    dest = -77;
    int returned = (MPI_Bsend_c)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Bsend_c", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bsend_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    tag = -77;
    int returned = (MPI_Bsend_c)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Bsend_c", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bsend_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Bsend_c)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Bsend_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bsend_init_0(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Bsend_init)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Bsend_init", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bsend_init_1(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Bsend_init)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Bsend_init", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bsend_init_2(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    dest = -77;
    int returned = (MPI_Bsend_init)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Bsend_init", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bsend_init_3(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    tag = -77;
    int returned = (MPI_Bsend_init)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Bsend_init", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bsend_init_4(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Bsend_init)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Bsend_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bsend_init_5(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Bsend_init)(rec_slot(1), count, datatype, dest, tag, comm, 0);
    rec_expect_refusal("MPI_Bsend_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bsend_init_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Bsend_init_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Bsend_init_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bsend_init_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Bsend_init_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Bsend_init_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bsend_init_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    dest = -77;
    int returned = (MPI_Bsend_init_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Bsend_init_c", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bsend_init_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    tag = -77;
    int returned = (MPI_Bsend_init_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Bsend_init_c", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bsend_init_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Bsend_init_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Bsend_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bsend_init_c_5(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Bsend_init_c)(rec_slot(1), count, datatype, dest, tag, comm, 0);
    rec_expect_refusal("MPI_Bsend_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Buffer_attach_0(void)
{
    int size = (int)102;
    size = -77;
    int returned = (MPI_Buffer_attach)(rec_slot(1), size);
    rec_expect_refusal("MPI_Buffer_attach", "size", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Buffer_attach_c_0(void)
{
    MPI_Count size = (MPI_Count)5000000002;
    size = -77;
    int returned = (MPI_Buffer_attach_c)(rec_slot(1), size);
    rec_expect_refusal("MPI_Buffer_attach_c", "size", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Buffer_detach_0(void)
{
    void *buffer_addr = 0;
    int returned = (MPI_Buffer_detach)(&buffer_addr, 0);
    rec_expect_refusal("MPI_Buffer_detach", "size", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Buffer_detach_c_0(void)
{
    void *buffer_addr = 0;
    int returned = (MPI_Buffer_detach_c)(&buffer_addr, 0);
    rec_expect_refusal("MPI_Buffer_detach_c", "size", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Buffer_iflush_0(void)
{
    int returned = (MPI_Buffer_iflush)(0);
    rec_expect_refusal("MPI_Buffer_iflush", "request", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Comm_attach_buffer_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int size = (int)103;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_attach_buffer)(comm, rec_slot(2), size);
    rec_expect_refusal("MPI_Comm_attach_buffer", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_attach_buffer_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int size = (int)103;
    size = -77;
    int returned = (MPI_Comm_attach_buffer)(comm, rec_slot(2), size);
    rec_expect_refusal("MPI_Comm_attach_buffer", "size", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_attach_buffer_c_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Count size = (MPI_Count)5000000003;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_attach_buffer_c)(comm, rec_slot(2), size);
    rec_expect_refusal("MPI_Comm_attach_buffer_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_attach_buffer_c_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Count size = (MPI_Count)5000000003;
    size = -77;
    int returned = (MPI_Comm_attach_buffer_c)(comm, rec_slot(2), size);
    rec_expect_refusal("MPI_Comm_attach_buffer_c", "size", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_detach_buffer_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    void *buffer_addr = 0;
    int size = (int)0;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_detach_buffer)(comm, &buffer_addr, &size);
    rec_expect_refusal("MPI_Comm_detach_buffer", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_detach_buffer_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    void *buffer_addr = 0;
    int returned = (MPI_Comm_detach_buffer)(comm, &buffer_addr, 0);
    rec_expect_refusal("MPI_Comm_detach_buffer", "size", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_detach_buffer_c_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    void *buffer_addr = 0;
    MPI_Count size = (MPI_Count)0;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_detach_buffer_c)(comm, &buffer_addr, &size);
    rec_expect_refusal("MPI_Comm_detach_buffer_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_detach_buffer_c_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    void *buffer_addr = 0;
    int returned = (MPI_Comm_detach_buffer_c)(comm, &buffer_addr, 0);
    rec_expect_refusal("MPI_Comm_detach_buffer_c", "size", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_flush_buffer_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_flush_buffer)(comm);
    rec_expect_refusal("MPI_Comm_flush_buffer", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_iflush_buffer_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_iflush_buffer)(comm, &request);
    rec_expect_refusal("MPI_Comm_iflush_buffer", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_iflush_buffer_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = (MPI_Comm_iflush_buffer)(comm, 0);
    rec_expect_refusal("MPI_Comm_iflush_buffer", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ibsend_0(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Ibsend)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Ibsend", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ibsend_1(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ibsend)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Ibsend", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ibsend_2(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    dest = -77;
    int returned = (MPI_Ibsend)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Ibsend", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ibsend_3(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    tag = -77;
    int returned = (MPI_Ibsend)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Ibsend", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ibsend_4(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ibsend)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Ibsend", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ibsend_5(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Ibsend)(rec_slot(1), count, datatype, dest, tag, comm, 0);
    rec_expect_refusal("MPI_Ibsend", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ibsend_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Ibsend_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Ibsend_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ibsend_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ibsend_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Ibsend_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ibsend_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    dest = -77;
    int returned = (MPI_Ibsend_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Ibsend_c", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ibsend_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    tag = -77;
    int returned = (MPI_Ibsend_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Ibsend_c", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ibsend_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ibsend_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Ibsend_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ibsend_c_5(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Ibsend_c)(rec_slot(1), count, datatype, dest, tag, comm, 0);
    rec_expect_refusal("MPI_Ibsend_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Improbe_0(void)
{
    int source = (int)101;
    int tag = (int)102;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    int flag = (int)0;
    MPI_Message message = REC_NEW(MPI_Message, 0);
    MPI_Status status = REC_STATUS_ZERO;
    source = -77;
    int returned = (MPI_Improbe)(source, tag, comm, &flag, &message, &status);
    rec_expect_refusal("MPI_Improbe", "source", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Improbe_1(void)
{
    int source = (int)101;
    int tag = (int)102;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    int flag = (int)0;
    MPI_Message message = REC_NEW(MPI_Message, 0);
    MPI_Status status = REC_STATUS_ZERO;
    tag = -77;
    int returned = (MPI_Improbe)(source, tag, comm, &flag, &message, &status);
    rec_expect_refusal("MPI_Improbe", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Improbe_2(void)
{
    int source = (int)101;
    int tag = (int)102;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    int flag = (int)0;
    MPI_Message message = REC_NEW(MPI_Message, 0);
    MPI_Status status = REC_STATUS_ZERO;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Improbe)(source, tag, comm, &flag, &message, &status);
    rec_expect_refusal("MPI_Improbe", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Improbe_3(void)
{
    int source = (int)101;
    int tag = (int)102;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 0);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = (MPI_Improbe)(source, tag, comm, 0, &message, &status);
    rec_expect_refusal("MPI_Improbe", "flag", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Improbe_4(void)
{
    int source = (int)101;
    int tag = (int)102;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    int flag = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    int returned = (MPI_Improbe)(source, tag, comm, &flag, 0, &status);
    rec_expect_refusal("MPI_Improbe", "message", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Imrecv_0(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = (MPI_Imrecv)(rec_slot(1), count, datatype, 0, &request);
    rec_expect_refusal("MPI_Imrecv", "message", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Imrecv_1(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    message = MPI_MESSAGE_NULL;
    int returned = (MPI_Imrecv)(rec_slot(1), count, datatype, &message, &request);
    rec_expect_refusal("MPI_Imrecv", "message", MPI_ERR_REQUEST, BND_ON_MESSAGE, (void *)message, returned);
}

static void refuse_MPI_Imrecv_2(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Imrecv)(rec_slot(1), count, datatype, &message, &request);
    rec_expect_refusal("MPI_Imrecv", "count", MPI_ERR_COUNT, BND_ON_MESSAGE, (void *)message, returned);
}

static void refuse_MPI_Imrecv_3(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Imrecv)(rec_slot(1), count, datatype, &message, &request);
    rec_expect_refusal("MPI_Imrecv", "datatype", MPI_ERR_TYPE, BND_ON_MESSAGE, (void *)message, returned);
}

static void refuse_MPI_Imrecv_4(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 1004);
    int returned = (MPI_Imrecv)(rec_slot(1), count, datatype, &message, 0);
    rec_expect_refusal("MPI_Imrecv", "request", MPI_ERR_ARG, BND_ON_MESSAGE, (void *)message, returned);
}

static void refuse_MPI_Imrecv_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = (MPI_Imrecv_c)(rec_slot(1), count, datatype, 0, &request);
    rec_expect_refusal("MPI_Imrecv_c", "message", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Imrecv_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    message = MPI_MESSAGE_NULL;
    int returned = (MPI_Imrecv_c)(rec_slot(1), count, datatype, &message, &request);
    rec_expect_refusal("MPI_Imrecv_c", "message", MPI_ERR_REQUEST, BND_ON_MESSAGE, (void *)message, returned);
}

static void refuse_MPI_Imrecv_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Imrecv_c)(rec_slot(1), count, datatype, &message, &request);
    rec_expect_refusal("MPI_Imrecv_c", "count", MPI_ERR_COUNT, BND_ON_MESSAGE, (void *)message, returned);
}

static void refuse_MPI_Imrecv_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Imrecv_c)(rec_slot(1), count, datatype, &message, &request);
    rec_expect_refusal("MPI_Imrecv_c", "datatype", MPI_ERR_TYPE, BND_ON_MESSAGE, (void *)message, returned);
}

static void refuse_MPI_Imrecv_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 1004);
    int returned = (MPI_Imrecv_c)(rec_slot(1), count, datatype, &message, 0);
    rec_expect_refusal("MPI_Imrecv_c", "request", MPI_ERR_ARG, BND_ON_MESSAGE, (void *)message, returned);
}

static void refuse_MPI_Iprobe_0(void)
{
    int source = (int)101;
    int tag = (int)102;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    int flag = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    source = -77;
    int returned = (MPI_Iprobe)(source, tag, comm, &flag, &status);
    rec_expect_refusal("MPI_Iprobe", "source", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iprobe_1(void)
{
    int source = (int)101;
    int tag = (int)102;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    int flag = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    tag = -77;
    int returned = (MPI_Iprobe)(source, tag, comm, &flag, &status);
    rec_expect_refusal("MPI_Iprobe", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iprobe_2(void)
{
    int source = (int)101;
    int tag = (int)102;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    int flag = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Iprobe)(source, tag, comm, &flag, &status);
    rec_expect_refusal("MPI_Iprobe", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iprobe_3(void)
{
    int source = (int)101;
    int tag = (int)102;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = (MPI_Iprobe)(source, tag, comm, 0, &status);
    rec_expect_refusal("MPI_Iprobe", "flag", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Irecv_0(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Irecv)(rec_slot(1), count, datatype, source, tag, comm, &request);
    rec_expect_refusal("MPI_Irecv", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Irecv_1(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Irecv)(rec_slot(1), count, datatype, source, tag, comm, &request);
    rec_expect_refusal("MPI_Irecv", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Irecv_2(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    source = -77;
    int returned = (MPI_Irecv)(rec_slot(1), count, datatype, source, tag, comm, &request);
    rec_expect_refusal("MPI_Irecv", "source", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Irecv_3(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    tag = -77;
    int returned = (MPI_Irecv)(rec_slot(1), count, datatype, source, tag, comm, &request);
    rec_expect_refusal("MPI_Irecv", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Irecv_4(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Irecv)(rec_slot(1), count, datatype, source, tag, comm, &request);
    rec_expect_refusal("MPI_Irecv", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Irecv_5(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Irecv)(rec_slot(1), count, datatype, source, tag, comm, 0);
    rec_expect_refusal("MPI_Irecv", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Irecv_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Irecv_c)(rec_slot(1), count, datatype, source, tag, comm, &request);
    rec_expect_refusal("MPI_Irecv_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Irecv_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Irecv_c)(rec_slot(1), count, datatype, source, tag, comm, &request);
    rec_expect_refusal("MPI_Irecv_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Irecv_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    source = -77;
    int returned = (MPI_Irecv_c)(rec_slot(1), count, datatype, source, tag, comm, &request);
    rec_expect_refusal("MPI_Irecv_c", "source", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Irecv_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    tag = -77;
    int returned = (MPI_Irecv_c)(rec_slot(1), count, datatype, source, tag, comm, &request);
    rec_expect_refusal("MPI_Irecv_c", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Irecv_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Irecv_c)(rec_slot(1), count, datatype, source, tag, comm, &request);
    rec_expect_refusal("MPI_Irecv_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Irecv_c_5(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Irecv_c)(rec_slot(1), count, datatype, source, tag, comm, 0);
    rec_expect_refusal("MPI_Irecv_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Irsend_0(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Irsend)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Irsend", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Irsend_1(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Irsend)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Irsend", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Irsend_2(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    dest = -77;
    int returned = (MPI_Irsend)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Irsend", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Irsend_3(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    tag = -77;
    int returned = (MPI_Irsend)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Irsend", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Irsend_4(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Irsend)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Irsend", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Irsend_5(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Irsend)(rec_slot(1), count, datatype, dest, tag, comm, 0);
    rec_expect_refusal("MPI_Irsend", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Irsend_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Irsend_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Irsend_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Irsend_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Irsend_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Irsend_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Irsend_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    dest = -77;
    int returned = (MPI_Irsend_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Irsend_c", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Irsend_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    tag = -77;
    int returned = (MPI_Irsend_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Irsend_c", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Irsend_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Irsend_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Irsend_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Irsend_c_5(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Irsend_c)(rec_slot(1), count, datatype, dest, tag, comm, 0);
    rec_expect_refusal("MPI_Irsend_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isend_0(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Isend)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Isend", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isend_1(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Isend)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Isend", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isend_2(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    dest = -77;
    int returned = (MPI_Isend)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Isend", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isend_3(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    tag = -77;
    int returned = (MPI_Isend)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Isend", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isend_4(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Isend)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Isend", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isend_5(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Isend)(rec_slot(1), count, datatype, dest, tag, comm, 0);
    rec_expect_refusal("MPI_Isend", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isend_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Isend_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Isend_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isend_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Isend_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Isend_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isend_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    dest = -77;
    int returned = (MPI_Isend_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Isend_c", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isend_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    tag = -77;
    int returned = (MPI_Isend_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Isend_c", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isend_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Isend_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Isend_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isend_c_5(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Isend_c)(rec_slot(1), count, datatype, dest, tag, comm, 0);
    rec_expect_refusal("MPI_Isend_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int recvcount = (int)107;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Isendrecv)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &request);
    rec_expect_refusal("MPI_Isendrecv", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int recvcount = (int)107;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Isendrecv)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &request);
    rec_expect_refusal("MPI_Isendrecv", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int recvcount = (int)107;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    dest = -77;
    int returned = (MPI_Isendrecv)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &request);
    rec_expect_refusal("MPI_Isendrecv", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int recvcount = (int)107;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtag = -77;
    int returned = (MPI_Isendrecv)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &request);
    rec_expect_refusal("MPI_Isendrecv", "sendtag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_4(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int recvcount = (int)107;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Isendrecv)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &request);
    rec_expect_refusal("MPI_Isendrecv", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_5(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int recvcount = (int)107;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Isendrecv)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &request);
    rec_expect_refusal("MPI_Isendrecv", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_6(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int recvcount = (int)107;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    source = -77;
    int returned = (MPI_Isendrecv)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &request);
    rec_expect_refusal("MPI_Isendrecv", "source", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_7(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int recvcount = (int)107;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtag = -77;
    int returned = (MPI_Isendrecv)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &request);
    rec_expect_refusal("MPI_Isendrecv", "recvtag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_8(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int recvcount = (int)107;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Isendrecv)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &request);
    rec_expect_refusal("MPI_Isendrecv", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_9(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int recvcount = (int)107;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    int returned = (MPI_Isendrecv)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, 0);
    rec_expect_refusal("MPI_Isendrecv", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    MPI_Count recvcount = (MPI_Count)5000000007;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Isendrecv_c)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &request);
    rec_expect_refusal("MPI_Isendrecv_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    MPI_Count recvcount = (MPI_Count)5000000007;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Isendrecv_c)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &request);
    rec_expect_refusal("MPI_Isendrecv_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    MPI_Count recvcount = (MPI_Count)5000000007;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    dest = -77;
    int returned = (MPI_Isendrecv_c)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &request);
    rec_expect_refusal("MPI_Isendrecv_c", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    MPI_Count recvcount = (MPI_Count)5000000007;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtag = -77;
    int returned = (MPI_Isendrecv_c)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &request);
    rec_expect_refusal("MPI_Isendrecv_c", "sendtag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_c_4(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    MPI_Count recvcount = (MPI_Count)5000000007;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Isendrecv_c)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &request);
    rec_expect_refusal("MPI_Isendrecv_c", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_c_5(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    MPI_Count recvcount = (MPI_Count)5000000007;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Isendrecv_c)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &request);
    rec_expect_refusal("MPI_Isendrecv_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_c_6(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    MPI_Count recvcount = (MPI_Count)5000000007;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    source = -77;
    int returned = (MPI_Isendrecv_c)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &request);
    rec_expect_refusal("MPI_Isendrecv_c", "source", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_c_7(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    MPI_Count recvcount = (MPI_Count)5000000007;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtag = -77;
    int returned = (MPI_Isendrecv_c)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &request);
    rec_expect_refusal("MPI_Isendrecv_c", "recvtag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_c_8(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    MPI_Count recvcount = (MPI_Count)5000000007;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Isendrecv_c)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &request);
    rec_expect_refusal("MPI_Isendrecv_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_c_9(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    MPI_Count recvcount = (MPI_Count)5000000007;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    int returned = (MPI_Isendrecv_c)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, 0);
    rec_expect_refusal("MPI_Isendrecv_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_replace_0(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Isendrecv_replace)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm,
            &request);
    rec_expect_refusal("MPI_Isendrecv_replace", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_replace_1(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Isendrecv_replace)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm,
            &request);
    rec_expect_refusal("MPI_Isendrecv_replace", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_replace_2(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    dest = -77;
    int returned = (MPI_Isendrecv_replace)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm,
            &request);
    rec_expect_refusal("MPI_Isendrecv_replace", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_replace_3(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtag = -77;
    int returned = (MPI_Isendrecv_replace)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm,
            &request);
    rec_expect_refusal("MPI_Isendrecv_replace", "sendtag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_replace_4(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    source = -77;
    int returned = (MPI_Isendrecv_replace)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm,
            &request);
    rec_expect_refusal("MPI_Isendrecv_replace", "source", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_replace_5(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtag = -77;
    int returned = (MPI_Isendrecv_replace)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm,
            &request);
    rec_expect_refusal("MPI_Isendrecv_replace", "recvtag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_replace_6(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Isendrecv_replace)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm,
            &request);
    rec_expect_refusal("MPI_Isendrecv_replace", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_replace_7(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    int returned = (MPI_Isendrecv_replace)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm, 0);
    rec_expect_refusal("MPI_Isendrecv_replace", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_replace_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Isendrecv_replace_c)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm,
            &request);
    rec_expect_refusal("MPI_Isendrecv_replace_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_replace_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Isendrecv_replace_c)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm,
            &request);
    rec_expect_refusal("MPI_Isendrecv_replace_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_replace_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    dest = -77;
    int returned = (MPI_Isendrecv_replace_c)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm,
            &request);
    rec_expect_refusal("MPI_Isendrecv_replace_c", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_replace_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtag = -77;
    int returned = (MPI_Isendrecv_replace_c)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm,
            &request);
    rec_expect_refusal("MPI_Isendrecv_replace_c", "sendtag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_replace_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    source = -77;
    int returned = (MPI_Isendrecv_replace_c)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm,
            &request);
    rec_expect_refusal("MPI_Isendrecv_replace_c", "source", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_replace_c_5(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtag = -77;
    int returned = (MPI_Isendrecv_replace_c)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm,
            &request);
    rec_expect_refusal("MPI_Isendrecv_replace_c", "recvtag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_replace_c_6(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Isendrecv_replace_c)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm,
            &request);
    rec_expect_refusal("MPI_Isendrecv_replace_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Isendrecv_replace_c_7(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    int returned = (MPI_Isendrecv_replace_c)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm, 0);
    rec_expect_refusal("MPI_Isendrecv_replace_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Issend_0(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Issend)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Issend", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Issend_1(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Issend)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Issend", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Issend_2(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    dest = -77;
    int returned = (MPI_Issend)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Issend", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Issend_3(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    tag = -77;
    int returned = (MPI_Issend)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Issend", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Issend_4(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Issend)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Issend", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Issend_5(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Issend)(rec_slot(1), count, datatype, dest, tag, comm, 0);
    rec_expect_refusal("MPI_Issend", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Issend_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Issend_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Issend_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Issend_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Issend_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Issend_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Issend_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    dest = -77;
    int returned = (MPI_Issend_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Issend_c", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Issend_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    tag = -77;
    int returned = (MPI_Issend_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Issend_c", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Issend_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Issend_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Issend_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Issend_c_5(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Issend_c)(rec_slot(1), count, datatype, dest, tag, comm, 0);
    rec_expect_refusal("MPI_Issend_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Mprobe_0(void)
{
    int source = (int)101;
    int tag = (int)102;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 0);
    MPI_Status status = REC_STATUS_ZERO;
    source = -77;
    int returned = (MPI_Mprobe)(source, tag, comm, &message, &status);
    rec_expect_refusal("MPI_Mprobe", "source", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Mprobe_1(void)
{
    int source = (int)101;
    int tag = (int)102;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 0);
    MPI_Status status = REC_STATUS_ZERO;
    tag = -77;
    int returned = (MPI_Mprobe)(source, tag, comm, &message, &status);
    rec_expect_refusal("MPI_Mprobe", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Mprobe_2(void)
{
    int source = (int)101;
    int tag = (int)102;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 0);
    MPI_Status status = REC_STATUS_ZERO;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Mprobe)(source, tag, comm, &message, &status);
    rec_expect_refusal("MPI_Mprobe", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Mprobe_3(void)
{
    int source = (int)101;
    int tag = (int)102;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = (MPI_Mprobe)(source, tag, comm, 0, &status);
    rec_expect_refusal("MPI_Mprobe", "message", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Mrecv_0(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = (MPI_Mrecv)(rec_slot(1), count, datatype, 0, &status);
    rec_expect_refusal("MPI_Mrecv", "message", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Mrecv_1(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    message = MPI_MESSAGE_NULL;
    int returned = (MPI_Mrecv)(rec_slot(1), count, datatype, &message, &status);
    rec_expect_refusal("MPI_Mrecv", "message", MPI_ERR_REQUEST, BND_ON_MESSAGE, (void *)message, returned);
}

static void refuse_MPI_Mrecv_2(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_Mrecv)(rec_slot(1), count, datatype, &message, &status);
    rec_expect_refusal("MPI_Mrecv", "count", MPI_ERR_COUNT, BND_ON_MESSAGE, (void *)message, returned);
}

static void refuse_MPI_Mrecv_3(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Mrecv)(rec_slot(1), count, datatype, &message, &status);
    rec_expect_refusal("MPI_Mrecv", "datatype", MPI_ERR_TYPE, BND_ON_MESSAGE, (void *)message, returned);
}

static void refuse_MPI_Mrecv_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = (MPI_Mrecv_c)(rec_slot(1), count, datatype, 0, &status);
    rec_expect_refusal("MPI_Mrecv_c", "message", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Mrecv_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    message = MPI_MESSAGE_NULL;
    int returned = (MPI_Mrecv_c)(rec_slot(1), count, datatype, &message, &status);
    rec_expect_refusal("MPI_Mrecv_c", "message", MPI_ERR_REQUEST, BND_ON_MESSAGE, (void *)message, returned);
}

static void refuse_MPI_Mrecv_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_Mrecv_c)(rec_slot(1), count, datatype, &message, &status);
    rec_expect_refusal("MPI_Mrecv_c", "count", MPI_ERR_COUNT, BND_ON_MESSAGE, (void *)message, returned);
}

static void refuse_MPI_Mrecv_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Mrecv_c)(rec_slot(1), count, datatype, &message, &status);
    rec_expect_refusal("MPI_Mrecv_c", "datatype", MPI_ERR_TYPE, BND_ON_MESSAGE, (void *)message, returned);
}

static void refuse_MPI_Probe_0(void)
{
    int source = (int)101;
    int tag = (int)102;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    MPI_Status status = REC_STATUS_ZERO;
    source = -77;
    int returned = (MPI_Probe)(source, tag, comm, &status);
    rec_expect_refusal("MPI_Probe", "source", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Probe_1(void)
{
    int source = (int)101;
    int tag = (int)102;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    MPI_Status status = REC_STATUS_ZERO;
    tag = -77;
    int returned = (MPI_Probe)(source, tag, comm, &status);
    rec_expect_refusal("MPI_Probe", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Probe_2(void)
{
    int source = (int)101;
    int tag = (int)102;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    MPI_Status status = REC_STATUS_ZERO;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Probe)(source, tag, comm, &status);
    rec_expect_refusal("MPI_Probe", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Recv_0(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_Recv)(rec_slot(1), count, datatype, source, tag, comm, &status);
    rec_expect_refusal("MPI_Recv", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Recv_1(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Recv)(rec_slot(1), count, datatype, source, tag, comm, &status);
    rec_expect_refusal("MPI_Recv", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Recv_2(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Status status = REC_STATUS_ZERO;
    source = -77;
    int returned = (MPI_Recv)(rec_slot(1), count, datatype, source, tag, comm, &status);
    rec_expect_refusal("MPI_Recv", "source", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Recv_3(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Status status = REC_STATUS_ZERO;
    tag = -77;
    int returned = (MPI_Recv)(rec_slot(1), count, datatype, source, tag, comm, &status);
    rec_expect_refusal("MPI_Recv", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Recv_4(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Status status = REC_STATUS_ZERO;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Recv)(rec_slot(1), count, datatype, source, tag, comm, &status);
    rec_expect_refusal("MPI_Recv", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Recv_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_Recv_c)(rec_slot(1), count, datatype, source, tag, comm, &status);
    rec_expect_refusal("MPI_Recv_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Recv_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Recv_c)(rec_slot(1), count, datatype, source, tag, comm, &status);
    rec_expect_refusal("MPI_Recv_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Recv_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Status status = REC_STATUS_ZERO;
    source = -77;
    int returned = (MPI_Recv_c)(rec_slot(1), count, datatype, source, tag, comm, &status);
    rec_expect_refusal("MPI_Recv_c", "source", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Recv_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Status status = REC_STATUS_ZERO;
    tag = -77;
    int returned = (MPI_Recv_c)(rec_slot(1), count, datatype, source, tag, comm, &status);
    rec_expect_refusal("MPI_Recv_c", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Recv_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Status status = REC_STATUS_ZERO;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Recv_c)(rec_slot(1), count, datatype, source, tag, comm, &status);
    rec_expect_refusal("MPI_Recv_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Recv_init_0(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Recv_init)(rec_slot(1), count, datatype, source, tag, comm, &request);
    rec_expect_refusal("MPI_Recv_init", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Recv_init_1(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Recv_init)(rec_slot(1), count, datatype, source, tag, comm, &request);
    rec_expect_refusal("MPI_Recv_init", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Recv_init_2(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    source = -77;
    int returned = (MPI_Recv_init)(rec_slot(1), count, datatype, source, tag, comm, &request);
    rec_expect_refusal("MPI_Recv_init", "source", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Recv_init_3(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    tag = -77;
    int returned = (MPI_Recv_init)(rec_slot(1), count, datatype, source, tag, comm, &request);
    rec_expect_refusal("MPI_Recv_init", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Recv_init_4(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Recv_init)(rec_slot(1), count, datatype, source, tag, comm, &request);
    rec_expect_refusal("MPI_Recv_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Recv_init_5(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Recv_init)(rec_slot(1), count, datatype, source, tag, comm, 0);
    rec_expect_refusal("MPI_Recv_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Recv_init_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Recv_init_c)(rec_slot(1), count, datatype, source, tag, comm, &request);
    rec_expect_refusal("MPI_Recv_init_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Recv_init_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Recv_init_c)(rec_slot(1), count, datatype, source, tag, comm, &request);
    rec_expect_refusal("MPI_Recv_init_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Recv_init_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    source = -77;
    int returned = (MPI_Recv_init_c)(rec_slot(1), count, datatype, source, tag, comm, &request);
    rec_expect_refusal("MPI_Recv_init_c", "source", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Recv_init_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    tag = -77;
    int returned = (MPI_Recv_init_c)(rec_slot(1), count, datatype, source, tag, comm, &request);
    rec_expect_refusal("MPI_Recv_init_c", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Recv_init_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Recv_init_c)(rec_slot(1), count, datatype, source, tag, comm, &request);
    rec_expect_refusal("MPI_Recv_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Recv_init_c_5(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Recv_init_c)(rec_slot(1), count, datatype, source, tag, comm, 0);
    rec_expect_refusal("MPI_Recv_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Rsend_0(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    count = -77;
    int returned = (MPI_Rsend)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Rsend", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Rsend_1(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Rsend)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Rsend", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Rsend_2(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    dest = -77;
    int returned = (MPI_Rsend)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Rsend", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Rsend_3(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    tag = -77;
    int returned = (MPI_Rsend)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Rsend", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Rsend_4(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Rsend)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Rsend", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Rsend_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    count = -77;
    int returned = (MPI_Rsend_c)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Rsend_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Rsend_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Rsend_c)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Rsend_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Rsend_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    dest = -77;
    int returned = (MPI_Rsend_c)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Rsend_c", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Rsend_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    tag = -77;
    int returned = (MPI_Rsend_c)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Rsend_c", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Rsend_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Rsend_c)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Rsend_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Rsend_init_0(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Rsend_init)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Rsend_init", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Rsend_init_1(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Rsend_init)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Rsend_init", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Rsend_init_2(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    dest = -77;
    int returned = (MPI_Rsend_init)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Rsend_init", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Rsend_init_3(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    tag = -77;
    int returned = (MPI_Rsend_init)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Rsend_init", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Rsend_init_4(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Rsend_init)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Rsend_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Rsend_init_5(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Rsend_init)(rec_slot(1), count, datatype, dest, tag, comm, 0);
    rec_expect_refusal("MPI_Rsend_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Rsend_init_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Rsend_init_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Rsend_init_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Rsend_init_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Rsend_init_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Rsend_init_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Rsend_init_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    dest = -77;
    int returned = (MPI_Rsend_init_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Rsend_init_c", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Rsend_init_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    tag = -77;
    int returned = (MPI_Rsend_init_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Rsend_init_c", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Rsend_init_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Rsend_init_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Rsend_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Rsend_init_c_5(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Rsend_init_c)(rec_slot(1), count, datatype, dest, tag, comm, 0);
    rec_expect_refusal("MPI_Rsend_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Send_0(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    count = -77;
    int returned = (MPI_Send)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Send", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Send_1(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Send)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Send", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Send_2(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    dest = -77;
    int returned = (MPI_Send)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Send", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Send_3(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    tag = -77;
    int returned = (MPI_Send)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Send", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Send_4(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Send)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Send", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Send_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    count = -77;
    int returned = (MPI_Send_c)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Send_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Send_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Send_c)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Send_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Send_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    dest = -77;
    int returned = (MPI_Send_c)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Send_c", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Send_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    tag = -77;
    int returned = (MPI_Send_c)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Send_c", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Send_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Send_c)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Send_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Send_init_0(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Send_init)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Send_init", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Send_init_1(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Send_init)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Send_init", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Send_init_2(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    dest = -77;
    int returned = (MPI_Send_init)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Send_init", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Send_init_3(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    tag = -77;
    int returned = (MPI_Send_init)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Send_init", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Send_init_4(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Send_init)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Send_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Send_init_5(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Send_init)(rec_slot(1), count, datatype, dest, tag, comm, 0);
    rec_expect_refusal("MPI_Send_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Send_init_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Send_init_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Send_init_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Send_init_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Send_init_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Send_init_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Send_init_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    dest = -77;
    int returned = (MPI_Send_init_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Send_init_c", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Send_init_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    tag = -77;
    int returned = (MPI_Send_init_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Send_init_c", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Send_init_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Send_init_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Send_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Send_init_c_5(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Send_init_c)(rec_slot(1), count, datatype, dest, tag, comm, 0);
    rec_expect_refusal("MPI_Send_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int recvcount = (int)107;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Status status = REC_STATUS_ZERO;
    sendcount = -77;
    int returned = (MPI_Sendrecv)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int recvcount = (int)107;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Status status = REC_STATUS_ZERO;
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Sendrecv)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int recvcount = (int)107;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Status status = REC_STATUS_ZERO;
    dest = -77;
    int returned = (MPI_Sendrecv)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int recvcount = (int)107;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Status status = REC_STATUS_ZERO;
    sendtag = -77;
    int returned = (MPI_Sendrecv)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv", "sendtag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_4(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int recvcount = (int)107;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Status status = REC_STATUS_ZERO;
    recvcount = -77;
    int returned = (MPI_Sendrecv)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_5(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int recvcount = (int)107;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Status status = REC_STATUS_ZERO;
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Sendrecv)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_6(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int recvcount = (int)107;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Status status = REC_STATUS_ZERO;
    source = -77;
    int returned = (MPI_Sendrecv)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv", "source", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_7(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int recvcount = (int)107;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Status status = REC_STATUS_ZERO;
    recvtag = -77;
    int returned = (MPI_Sendrecv)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv", "recvtag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_8(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int recvcount = (int)107;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Status status = REC_STATUS_ZERO;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Sendrecv)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    MPI_Count recvcount = (MPI_Count)5000000007;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Status status = REC_STATUS_ZERO;
    sendcount = -77;
    int returned = (MPI_Sendrecv_c)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    MPI_Count recvcount = (MPI_Count)5000000007;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Status status = REC_STATUS_ZERO;
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Sendrecv_c)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    MPI_Count recvcount = (MPI_Count)5000000007;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Status status = REC_STATUS_ZERO;
    dest = -77;
    int returned = (MPI_Sendrecv_c)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv_c", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    MPI_Count recvcount = (MPI_Count)5000000007;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Status status = REC_STATUS_ZERO;
    sendtag = -77;
    int returned = (MPI_Sendrecv_c)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv_c", "sendtag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_c_4(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    MPI_Count recvcount = (MPI_Count)5000000007;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Status status = REC_STATUS_ZERO;
    recvcount = -77;
    int returned = (MPI_Sendrecv_c)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv_c", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_c_5(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    MPI_Count recvcount = (MPI_Count)5000000007;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Status status = REC_STATUS_ZERO;
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Sendrecv_c)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_c_6(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    MPI_Count recvcount = (MPI_Count)5000000007;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Status status = REC_STATUS_ZERO;
    source = -77;
    int returned = (MPI_Sendrecv_c)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv_c", "source", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_c_7(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    MPI_Count recvcount = (MPI_Count)5000000007;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Status status = REC_STATUS_ZERO;
    recvtag = -77;
    int returned = (MPI_Sendrecv_c)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv_c", "recvtag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_c_8(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    MPI_Count recvcount = (MPI_Count)5000000007;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Status status = REC_STATUS_ZERO;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Sendrecv_c)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype,
            source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_replace_0(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_Sendrecv_replace)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv_replace", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_replace_1(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Sendrecv_replace)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv_replace", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_replace_2(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Status status = REC_STATUS_ZERO;
    dest = -77;
    int returned = (MPI_Sendrecv_replace)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv_replace", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_replace_3(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Status status = REC_STATUS_ZERO;
    sendtag = -77;
    int returned = (MPI_Sendrecv_replace)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv_replace", "sendtag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_replace_4(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Status status = REC_STATUS_ZERO;
    source = -77;
    int returned = (MPI_Sendrecv_replace)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv_replace", "source", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_replace_5(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Status status = REC_STATUS_ZERO;
    recvtag = -77;
    int returned = (MPI_Sendrecv_replace)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv_replace", "recvtag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_replace_6(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Status status = REC_STATUS_ZERO;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Sendrecv_replace)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm, &status);
    rec_expect_refusal("MPI_Sendrecv_replace", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_replace_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_Sendrecv_replace_c)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm,
            &status);
    rec_expect_refusal("MPI_Sendrecv_replace_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_replace_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Sendrecv_replace_c)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm,
            &status);
    rec_expect_refusal("MPI_Sendrecv_replace_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_replace_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Status status = REC_STATUS_ZERO;
    dest = -77;
    int returned = (MPI_Sendrecv_replace_c)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm,
            &status);
    rec_expect_refusal("MPI_Sendrecv_replace_c", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_replace_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Status status = REC_STATUS_ZERO;
    sendtag = -77;
    int returned = (MPI_Sendrecv_replace_c)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm,
            &status);
    rec_expect_refusal("MPI_Sendrecv_replace_c", "sendtag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_replace_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Status status = REC_STATUS_ZERO;
    source = -77;
    int returned = (MPI_Sendrecv_replace_c)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm,
            &status);
    rec_expect_refusal("MPI_Sendrecv_replace_c", "source", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_replace_c_5(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Status status = REC_STATUS_ZERO;
    recvtag = -77;
    int returned = (MPI_Sendrecv_replace_c)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm,
            &status);
    rec_expect_refusal("MPI_Sendrecv_replace_c", "recvtag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Sendrecv_replace_c_6(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Status status = REC_STATUS_ZERO;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Sendrecv_replace_c)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm,
            &status);
    rec_expect_refusal("MPI_Sendrecv_replace_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Session_attach_buffer_0(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    int size = (int)103;
    session = MPI_SESSION_NULL;
    int returned = (MPI_Session_attach_buffer)(session, rec_slot(2), size);
    rec_expect_refusal("MPI_Session_attach_buffer", "session", MPI_ERR_SESSION, BND_ON_SESSION, (void *)session,
            returned);
}

static void refuse_MPI_Session_attach_buffer_1(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    int size = (int)103;
    size = -77;
    int returned = (MPI_Session_attach_buffer)(session, rec_slot(2), size);
    rec_expect_refusal("MPI_Session_attach_buffer", "size", MPI_ERR_ARG, BND_ON_SESSION, (void *)session, returned);
}

static void refuse_MPI_Session_attach_buffer_c_0(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Count size = (MPI_Count)5000000003;
    session = MPI_SESSION_NULL;
    int returned = (MPI_Session_attach_buffer_c)(session, rec_slot(2), size);
    rec_expect_refusal("MPI_Session_attach_buffer_c", "session", MPI_ERR_SESSION, BND_ON_SESSION, (void *)session,
            returned);
}

static void refuse_MPI_Session_attach_buffer_c_1(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Count size = (MPI_Count)5000000003;
    size = -77;
    int returned = (MPI_Session_attach_buffer_c)(session, rec_slot(2), size);
    rec_expect_refusal("MPI_Session_attach_buffer_c", "size", MPI_ERR_ARG, BND_ON_SESSION, (void *)session, returned);
}

static void refuse_MPI_Session_detach_buffer_0(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    void *buffer_addr = 0;
    int size = (int)0;
    session = MPI_SESSION_NULL;
    int returned = (MPI_Session_detach_buffer)(session, &buffer_addr, &size);
    rec_expect_refusal("MPI_Session_detach_buffer", "session", MPI_ERR_SESSION, BND_ON_SESSION, (void *)session,
            returned);
}

static void refuse_MPI_Session_detach_buffer_1(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    void *buffer_addr = 0;
    int returned = (MPI_Session_detach_buffer)(session, &buffer_addr, 0);
    rec_expect_refusal("MPI_Session_detach_buffer", "size", MPI_ERR_ARG, BND_ON_SESSION, (void *)session, returned);
}

static void refuse_MPI_Session_detach_buffer_c_0(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    void *buffer_addr = 0;
    MPI_Count size = (MPI_Count)0;
    session = MPI_SESSION_NULL;
    int returned = (MPI_Session_detach_buffer_c)(session, &buffer_addr, &size);
    rec_expect_refusal("MPI_Session_detach_buffer_c", "session", MPI_ERR_SESSION, BND_ON_SESSION, (void *)session,
            returned);
}

static void refuse_MPI_Session_detach_buffer_c_1(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    void *buffer_addr = 0;
    int returned = (MPI_Session_detach_buffer_c)(session, &buffer_addr, 0);
    rec_expect_refusal("MPI_Session_detach_buffer_c", "size", MPI_ERR_ARG, BND_ON_SESSION, (void *)session, returned);
}

static void refuse_MPI_Session_flush_buffer_0(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    session = MPI_SESSION_NULL;
    int returned = (MPI_Session_flush_buffer)(session);
    rec_expect_refusal("MPI_Session_flush_buffer", "session", MPI_ERR_SESSION, BND_ON_SESSION, (void *)session,
            returned);
}

static void refuse_MPI_Session_iflush_buffer_0(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    session = MPI_SESSION_NULL;
    int returned = (MPI_Session_iflush_buffer)(session, &request);
    rec_expect_refusal("MPI_Session_iflush_buffer", "session", MPI_ERR_SESSION, BND_ON_SESSION, (void *)session,
            returned);
}

static void refuse_MPI_Session_iflush_buffer_1(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    int returned = (MPI_Session_iflush_buffer)(session, 0);
    rec_expect_refusal("MPI_Session_iflush_buffer", "request", MPI_ERR_ARG, BND_ON_SESSION, (void *)session, returned);
}

static void refuse_MPI_Ssend_0(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    count = -77;
    int returned = (MPI_Ssend)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Ssend", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ssend_1(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ssend)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Ssend", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ssend_2(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    dest = -77;
    int returned = (MPI_Ssend)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Ssend", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ssend_3(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    tag = -77;
    int returned = (MPI_Ssend)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Ssend", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ssend_4(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ssend)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Ssend", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ssend_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    count = -77;
    int returned = (MPI_Ssend_c)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Ssend_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ssend_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ssend_c)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Ssend_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ssend_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    dest = -77;
    int returned = (MPI_Ssend_c)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Ssend_c", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ssend_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    tag = -77;
    int returned = (MPI_Ssend_c)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Ssend_c", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ssend_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ssend_c)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_expect_refusal("MPI_Ssend_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ssend_init_0(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Ssend_init)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Ssend_init", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ssend_init_1(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ssend_init)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Ssend_init", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ssend_init_2(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    dest = -77;
    int returned = (MPI_Ssend_init)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Ssend_init", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ssend_init_3(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    tag = -77;
    int returned = (MPI_Ssend_init)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Ssend_init", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ssend_init_4(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ssend_init)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Ssend_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ssend_init_5(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Ssend_init)(rec_slot(1), count, datatype, dest, tag, comm, 0);
    rec_expect_refusal("MPI_Ssend_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ssend_init_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Ssend_init_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Ssend_init_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ssend_init_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ssend_init_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Ssend_init_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ssend_init_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    dest = -77;
    int returned = (MPI_Ssend_init_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Ssend_init_c", "dest", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ssend_init_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    tag = -77;
    int returned = (MPI_Ssend_init_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Ssend_init_c", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ssend_init_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ssend_init_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    rec_expect_refusal("MPI_Ssend_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ssend_init_c_5(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Ssend_init_c)(rec_slot(1), count, datatype, dest, tag, comm, 0);
    rec_expect_refusal("MPI_Ssend_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

const struct rec_refusal rec_refusals_point_to_point[] = {
    {"MPI_Bsend", refuse_MPI_Bsend_0},
    {"MPI_Bsend", refuse_MPI_Bsend_1},
    {"MPI_Bsend", refuse_MPI_Bsend_2},
    {"MPI_Bsend", refuse_MPI_Bsend_3},
    {"MPI_Bsend", refuse_MPI_Bsend_4},
    {"MPI_Bsend_c", refuse_MPI_Bsend_c_0},
    {"MPI_Bsend_c", refuse_MPI_Bsend_c_1},
    {"MPI_Bsend_c", refuse_MPI_Bsend_c_2},
    {"MPI_Bsend_c", refuse_MPI_Bsend_c_3},
    {"MPI_Bsend_c", refuse_MPI_Bsend_c_4},
    {"MPI_Bsend_init", refuse_MPI_Bsend_init_0},
    {"MPI_Bsend_init", refuse_MPI_Bsend_init_1},
    {"MPI_Bsend_init", refuse_MPI_Bsend_init_2},
    {"MPI_Bsend_init", refuse_MPI_Bsend_init_3},
    {"MPI_Bsend_init", refuse_MPI_Bsend_init_4},
    {"MPI_Bsend_init", refuse_MPI_Bsend_init_5},
    {"MPI_Bsend_init_c", refuse_MPI_Bsend_init_c_0},
    {"MPI_Bsend_init_c", refuse_MPI_Bsend_init_c_1},
    {"MPI_Bsend_init_c", refuse_MPI_Bsend_init_c_2},
    {"MPI_Bsend_init_c", refuse_MPI_Bsend_init_c_3},
    {"MPI_Bsend_init_c", refuse_MPI_Bsend_init_c_4},
    {"MPI_Bsend_init_c", refuse_MPI_Bsend_init_c_5},
    {"MPI_Buffer_attach", refuse_MPI_Buffer_attach_0},
    {"MPI_Buffer_attach_c", refuse_MPI_Buffer_attach_c_0},
    {"MPI_Buffer_detach", refuse_MPI_Buffer_detach_0},
    {"MPI_Buffer_detach_c", refuse_MPI_Buffer_detach_c_0},
    {"MPI_Buffer_iflush", refuse_MPI_Buffer_iflush_0},
    {"MPI_Comm_attach_buffer", refuse_MPI_Comm_attach_buffer_0},
    {"MPI_Comm_attach_buffer", refuse_MPI_Comm_attach_buffer_1},
    {"MPI_Comm_attach_buffer_c", refuse_MPI_Comm_attach_buffer_c_0},
    {"MPI_Comm_attach_buffer_c", refuse_MPI_Comm_attach_buffer_c_1},
    {"MPI_Comm_detach_buffer", refuse_MPI_Comm_detach_buffer_0},
    {"MPI_Comm_detach_buffer", refuse_MPI_Comm_detach_buffer_1},
    {"MPI_Comm_detach_buffer_c", refuse_MPI_Comm_detach_buffer_c_0},
    {"MPI_Comm_detach_buffer_c", refuse_MPI_Comm_detach_buffer_c_1},
    {"MPI_Comm_flush_buffer", refuse_MPI_Comm_flush_buffer_0},
    {"MPI_Comm_iflush_buffer", refuse_MPI_Comm_iflush_buffer_0},
    {"MPI_Comm_iflush_buffer", refuse_MPI_Comm_iflush_buffer_1},
    {"MPI_Ibsend", refuse_MPI_Ibsend_0},
    {"MPI_Ibsend", refuse_MPI_Ibsend_1},
    {"MPI_Ibsend", refuse_MPI_Ibsend_2},
    {"MPI_Ibsend", refuse_MPI_Ibsend_3},
    {"MPI_Ibsend", refuse_MPI_Ibsend_4},
    {"MPI_Ibsend", refuse_MPI_Ibsend_5},
    {"MPI_Ibsend_c", refuse_MPI_Ibsend_c_0},
    {"MPI_Ibsend_c", refuse_MPI_Ibsend_c_1},
    {"MPI_Ibsend_c", refuse_MPI_Ibsend_c_2},
    {"MPI_Ibsend_c", refuse_MPI_Ibsend_c_3},
    {"MPI_Ibsend_c", refuse_MPI_Ibsend_c_4},
    {"MPI_Ibsend_c", refuse_MPI_Ibsend_c_5},
    {"MPI_Improbe", refuse_MPI_Improbe_0},
    {"MPI_Improbe", refuse_MPI_Improbe_1},
    {"MPI_Improbe", refuse_MPI_Improbe_2},
    {"MPI_Improbe", refuse_MPI_Improbe_3},
    {"MPI_Improbe", refuse_MPI_Improbe_4},
    {"MPI_Imrecv", refuse_MPI_Imrecv_0},
    {"MPI_Imrecv", refuse_MPI_Imrecv_1},
    {"MPI_Imrecv", refuse_MPI_Imrecv_2},
    {"MPI_Imrecv", refuse_MPI_Imrecv_3},
    {"MPI_Imrecv", refuse_MPI_Imrecv_4},
    {"MPI_Imrecv_c", refuse_MPI_Imrecv_c_0},
    {"MPI_Imrecv_c", refuse_MPI_Imrecv_c_1},
    {"MPI_Imrecv_c", refuse_MPI_Imrecv_c_2},
    {"MPI_Imrecv_c", refuse_MPI_Imrecv_c_3},
    {"MPI_Imrecv_c", refuse_MPI_Imrecv_c_4},
    {"MPI_Iprobe", refuse_MPI_Iprobe_0},
    {"MPI_Iprobe", refuse_MPI_Iprobe_1},
    {"MPI_Iprobe", refuse_MPI_Iprobe_2},
    {"MPI_Iprobe", refuse_MPI_Iprobe_3},
    {"MPI_Irecv", refuse_MPI_Irecv_0},
    {"MPI_Irecv", refuse_MPI_Irecv_1},
    {"MPI_Irecv", refuse_MPI_Irecv_2},
    {"MPI_Irecv", refuse_MPI_Irecv_3},
    {"MPI_Irecv", refuse_MPI_Irecv_4},
    {"MPI_Irecv", refuse_MPI_Irecv_5},
    {"MPI_Irecv_c", refuse_MPI_Irecv_c_0},
    {"MPI_Irecv_c", refuse_MPI_Irecv_c_1},
    {"MPI_Irecv_c", refuse_MPI_Irecv_c_2},
    {"MPI_Irecv_c", refuse_MPI_Irecv_c_3},
    {"MPI_Irecv_c", refuse_MPI_Irecv_c_4},
    {"MPI_Irecv_c", refuse_MPI_Irecv_c_5},
    {"MPI_Irsend", refuse_MPI_Irsend_0},
    {"MPI_Irsend", refuse_MPI_Irsend_1},
    {"MPI_Irsend", refuse_MPI_Irsend_2},
    {"MPI_Irsend", refuse_MPI_Irsend_3},
    {"MPI_Irsend", refuse_MPI_Irsend_4},
    {"MPI_Irsend", refuse_MPI_Irsend_5},
    {"MPI_Irsend_c", refuse_MPI_Irsend_c_0},
    {"MPI_Irsend_c", refuse_MPI_Irsend_c_1},
    {"MPI_Irsend_c", refuse_MPI_Irsend_c_2},
    {"MPI_Irsend_c", refuse_MPI_Irsend_c_3},
    {"MPI_Irsend_c", refuse_MPI_Irsend_c_4},
    {"MPI_Irsend_c", refuse_MPI_Irsend_c_5},
    {"MPI_Isend", refuse_MPI_Isend_0},
    {"MPI_Isend", refuse_MPI_Isend_1},
    {"MPI_Isend", refuse_MPI_Isend_2},
    {"MPI_Isend", refuse_MPI_Isend_3},
    {"MPI_Isend", refuse_MPI_Isend_4},
    {"MPI_Isend", refuse_MPI_Isend_5},
    {"MPI_Isend_c", refuse_MPI_Isend_c_0},
    {"MPI_Isend_c", refuse_MPI_Isend_c_1},
    {"MPI_Isend_c", refuse_MPI_Isend_c_2},
    {"MPI_Isend_c", refuse_MPI_Isend_c_3},
    {"MPI_Isend_c", refuse_MPI_Isend_c_4},
    {"MPI_Isend_c", refuse_MPI_Isend_c_5},
    {"MPI_Isendrecv", refuse_MPI_Isendrecv_0},
    {"MPI_Isendrecv", refuse_MPI_Isendrecv_1},
    {"MPI_Isendrecv", refuse_MPI_Isendrecv_2},
    {"MPI_Isendrecv", refuse_MPI_Isendrecv_3},
    {"MPI_Isendrecv", refuse_MPI_Isendrecv_4},
    {"MPI_Isendrecv", refuse_MPI_Isendrecv_5},
    {"MPI_Isendrecv", refuse_MPI_Isendrecv_6},
    {"MPI_Isendrecv", refuse_MPI_Isendrecv_7},
    {"MPI_Isendrecv", refuse_MPI_Isendrecv_8},
    {"MPI_Isendrecv", refuse_MPI_Isendrecv_9},
    {"MPI_Isendrecv_c", refuse_MPI_Isendrecv_c_0},
    {"MPI_Isendrecv_c", refuse_MPI_Isendrecv_c_1},
    {"MPI_Isendrecv_c", refuse_MPI_Isendrecv_c_2},
    {"MPI_Isendrecv_c", refuse_MPI_Isendrecv_c_3},
    {"MPI_Isendrecv_c", refuse_MPI_Isendrecv_c_4},
    {"MPI_Isendrecv_c", refuse_MPI_Isendrecv_c_5},
    {"MPI_Isendrecv_c", refuse_MPI_Isendrecv_c_6},
    {"MPI_Isendrecv_c", refuse_MPI_Isendrecv_c_7},
    {"MPI_Isendrecv_c", refuse_MPI_Isendrecv_c_8},
    {"MPI_Isendrecv_c", refuse_MPI_Isendrecv_c_9},
    {"MPI_Isendrecv_replace", refuse_MPI_Isendrecv_replace_0},
    {"MPI_Isendrecv_replace", refuse_MPI_Isendrecv_replace_1},
    {"MPI_Isendrecv_replace", refuse_MPI_Isendrecv_replace_2},
    {"MPI_Isendrecv_replace", refuse_MPI_Isendrecv_replace_3},
    {"MPI_Isendrecv_replace", refuse_MPI_Isendrecv_replace_4},
    {"MPI_Isendrecv_replace", refuse_MPI_Isendrecv_replace_5},
    {"MPI_Isendrecv_replace", refuse_MPI_Isendrecv_replace_6},
    {"MPI_Isendrecv_replace", refuse_MPI_Isendrecv_replace_7},
    {"MPI_Isendrecv_replace_c", refuse_MPI_Isendrecv_replace_c_0},
    {"MPI_Isendrecv_replace_c", refuse_MPI_Isendrecv_replace_c_1},
    {"MPI_Isendrecv_replace_c", refuse_MPI_Isendrecv_replace_c_2},
    {"MPI_Isendrecv_replace_c", refuse_MPI_Isendrecv_replace_c_3},
    {"MPI_Isendrecv_replace_c", refuse_MPI_Isendrecv_replace_c_4},
    {"MPI_Isendrecv_replace_c", refuse_MPI_Isendrecv_replace_c_5},
    {"MPI_Isendrecv_replace_c", refuse_MPI_Isendrecv_replace_c_6},
    {"MPI_Isendrecv_replace_c", refuse_MPI_Isendrecv_replace_c_7},
    {"MPI_Issend", refuse_MPI_Issend_0},
    {"MPI_Issend", refuse_MPI_Issend_1},
    {"MPI_Issend", refuse_MPI_Issend_2},
    {"MPI_Issend", refuse_MPI_Issend_3},
    {"MPI_Issend", refuse_MPI_Issend_4},
    {"MPI_Issend", refuse_MPI_Issend_5},
    {"MPI_Issend_c", refuse_MPI_Issend_c_0},
    {"MPI_Issend_c", refuse_MPI_Issend_c_1},
    {"MPI_Issend_c", refuse_MPI_Issend_c_2},
    {"MPI_Issend_c", refuse_MPI_Issend_c_3},
    {"MPI_Issend_c", refuse_MPI_Issend_c_4},
    {"MPI_Issend_c", refuse_MPI_Issend_c_5},
    {"MPI_Mprobe", refuse_MPI_Mprobe_0},
    {"MPI_Mprobe", refuse_MPI_Mprobe_1},
    {"MPI_Mprobe", refuse_MPI_Mprobe_2},
    {"MPI_Mprobe", refuse_MPI_Mprobe_3},
    {"MPI_Mrecv", refuse_MPI_Mrecv_0},
    {"MPI_Mrecv", refuse_MPI_Mrecv_1},
    {"MPI_Mrecv", refuse_MPI_Mrecv_2},
    {"MPI_Mrecv", refuse_MPI_Mrecv_3},
    {"MPI_Mrecv_c", refuse_MPI_Mrecv_c_0},
    {"MPI_Mrecv_c", refuse_MPI_Mrecv_c_1},
    {"MPI_Mrecv_c", refuse_MPI_Mrecv_c_2},
    {"MPI_Mrecv_c", refuse_MPI_Mrecv_c_3},
    {"MPI_Probe", refuse_MPI_Probe_0},
    {"MPI_Probe", refuse_MPI_Probe_1},
    {"MPI_Probe", refuse_MPI_Probe_2},
    {"MPI_Recv", refuse_MPI_Recv_0},
    {"MPI_Recv", refuse_MPI_Recv_1},
    {"MPI_Recv", refuse_MPI_Recv_2},
    {"MPI_Recv", refuse_MPI_Recv_3},
    {"MPI_Recv", refuse_MPI_Recv_4},
    {"MPI_Recv_c", refuse_MPI_Recv_c_0},
    {"MPI_Recv_c", refuse_MPI_Recv_c_1},
    {"MPI_Recv_c", refuse_MPI_Recv_c_2},
    {"MPI_Recv_c", refuse_MPI_Recv_c_3},
    {"MPI_Recv_c", refuse_MPI_Recv_c_4},
    {"MPI_Recv_init", refuse_MPI_Recv_init_0},
    {"MPI_Recv_init", refuse_MPI_Recv_init_1},
    {"MPI_Recv_init", refuse_MPI_Recv_init_2},
    {"MPI_Recv_init", refuse_MPI_Recv_init_3},
    {"MPI_Recv_init", refuse_MPI_Recv_init_4},
    {"MPI_Recv_init", refuse_MPI_Recv_init_5},
    {"MPI_Recv_init_c", refuse_MPI_Recv_init_c_0},
    {"MPI_Recv_init_c", refuse_MPI_Recv_init_c_1},
    {"MPI_Recv_init_c", refuse_MPI_Recv_init_c_2},
    {"MPI_Recv_init_c", refuse_MPI_Recv_init_c_3},
    {"MPI_Recv_init_c", refuse_MPI_Recv_init_c_4},
    {"MPI_Recv_init_c", refuse_MPI_Recv_init_c_5},
    {"MPI_Rsend", refuse_MPI_Rsend_0},
    {"MPI_Rsend", refuse_MPI_Rsend_1},
    {"MPI_Rsend", refuse_MPI_Rsend_2},
    {"MPI_Rsend", refuse_MPI_Rsend_3},
    {"MPI_Rsend", refuse_MPI_Rsend_4},
    {"MPI_Rsend_c", refuse_MPI_Rsend_c_0},
    {"MPI_Rsend_c", refuse_MPI_Rsend_c_1},
    {"MPI_Rsend_c", refuse_MPI_Rsend_c_2},
    {"MPI_Rsend_c", refuse_MPI_Rsend_c_3},
    {"MPI_Rsend_c", refuse_MPI_Rsend_c_4},
    {"MPI_Rsend_init", refuse_MPI_Rsend_init_0},
    {"MPI_Rsend_init", refuse_MPI_Rsend_init_1},
    {"MPI_Rsend_init", refuse_MPI_Rsend_init_2},
    {"MPI_Rsend_init", refuse_MPI_Rsend_init_3},
    {"MPI_Rsend_init", refuse_MPI_Rsend_init_4},
    {"MPI_Rsend_init", refuse_MPI_Rsend_init_5},
    {"MPI_Rsend_init_c", refuse_MPI_Rsend_init_c_0},
    {"MPI_Rsend_init_c", refuse_MPI_Rsend_init_c_1},
    {"MPI_Rsend_init_c", refuse_MPI_Rsend_init_c_2},
    {"MPI_Rsend_init_c", refuse_MPI_Rsend_init_c_3},
    {"MPI_Rsend_init_c", refuse_MPI_Rsend_init_c_4},
    {"MPI_Rsend_init_c", refuse_MPI_Rsend_init_c_5},
    {"MPI_Send", refuse_MPI_Send_0},
    {"MPI_Send", refuse_MPI_Send_1},
    {"MPI_Send", refuse_MPI_Send_2},
    {"MPI_Send", refuse_MPI_Send_3},
    {"MPI_Send", refuse_MPI_Send_4},
    {"MPI_Send_c", refuse_MPI_Send_c_0},
    {"MPI_Send_c", refuse_MPI_Send_c_1},
    {"MPI_Send_c", refuse_MPI_Send_c_2},
    {"MPI_Send_c", refuse_MPI_Send_c_3},
    {"MPI_Send_c", refuse_MPI_Send_c_4},
    {"MPI_Send_init", refuse_MPI_Send_init_0},
    {"MPI_Send_init", refuse_MPI_Send_init_1},
    {"MPI_Send_init", refuse_MPI_Send_init_2},
    {"MPI_Send_init", refuse_MPI_Send_init_3},
    {"MPI_Send_init", refuse_MPI_Send_init_4},
    {"MPI_Send_init", refuse_MPI_Send_init_5},
    {"MPI_Send_init_c", refuse_MPI_Send_init_c_0},
    {"MPI_Send_init_c", refuse_MPI_Send_init_c_1},
    {"MPI_Send_init_c", refuse_MPI_Send_init_c_2},
    {"MPI_Send_init_c", refuse_MPI_Send_init_c_3},
    {"MPI_Send_init_c", refuse_MPI_Send_init_c_4},
    {"MPI_Send_init_c", refuse_MPI_Send_init_c_5},
    {"MPI_Sendrecv", refuse_MPI_Sendrecv_0},
    {"MPI_Sendrecv", refuse_MPI_Sendrecv_1},
    {"MPI_Sendrecv", refuse_MPI_Sendrecv_2},
    {"MPI_Sendrecv", refuse_MPI_Sendrecv_3},
    {"MPI_Sendrecv", refuse_MPI_Sendrecv_4},
    {"MPI_Sendrecv", refuse_MPI_Sendrecv_5},
    {"MPI_Sendrecv", refuse_MPI_Sendrecv_6},
    {"MPI_Sendrecv", refuse_MPI_Sendrecv_7},
    {"MPI_Sendrecv", refuse_MPI_Sendrecv_8},
    {"MPI_Sendrecv_c", refuse_MPI_Sendrecv_c_0},
    {"MPI_Sendrecv_c", refuse_MPI_Sendrecv_c_1},
    {"MPI_Sendrecv_c", refuse_MPI_Sendrecv_c_2},
    {"MPI_Sendrecv_c", refuse_MPI_Sendrecv_c_3},
    {"MPI_Sendrecv_c", refuse_MPI_Sendrecv_c_4},
    {"MPI_Sendrecv_c", refuse_MPI_Sendrecv_c_5},
    {"MPI_Sendrecv_c", refuse_MPI_Sendrecv_c_6},
    {"MPI_Sendrecv_c", refuse_MPI_Sendrecv_c_7},
    {"MPI_Sendrecv_c", refuse_MPI_Sendrecv_c_8},
    {"MPI_Sendrecv_replace", refuse_MPI_Sendrecv_replace_0},
    {"MPI_Sendrecv_replace", refuse_MPI_Sendrecv_replace_1},
    {"MPI_Sendrecv_replace", refuse_MPI_Sendrecv_replace_2},
    {"MPI_Sendrecv_replace", refuse_MPI_Sendrecv_replace_3},
    {"MPI_Sendrecv_replace", refuse_MPI_Sendrecv_replace_4},
    {"MPI_Sendrecv_replace", refuse_MPI_Sendrecv_replace_5},
    {"MPI_Sendrecv_replace", refuse_MPI_Sendrecv_replace_6},
    {"MPI_Sendrecv_replace_c", refuse_MPI_Sendrecv_replace_c_0},
    {"MPI_Sendrecv_replace_c", refuse_MPI_Sendrecv_replace_c_1},
    {"MPI_Sendrecv_replace_c", refuse_MPI_Sendrecv_replace_c_2},
    {"MPI_Sendrecv_replace_c", refuse_MPI_Sendrecv_replace_c_3},
    {"MPI_Sendrecv_replace_c", refuse_MPI_Sendrecv_replace_c_4},
    {"MPI_Sendrecv_replace_c", refuse_MPI_Sendrecv_replace_c_5},
    {"MPI_Sendrecv_replace_c", refuse_MPI_Sendrecv_replace_c_6},
    {"MPI_Session_attach_buffer", refuse_MPI_Session_attach_buffer_0},
    {"MPI_Session_attach_buffer", refuse_MPI_Session_attach_buffer_1},
    {"MPI_Session_attach_buffer_c", refuse_MPI_Session_attach_buffer_c_0},
    {"MPI_Session_attach_buffer_c", refuse_MPI_Session_attach_buffer_c_1},
    {"MPI_Session_detach_buffer", refuse_MPI_Session_detach_buffer_0},
    {"MPI_Session_detach_buffer", refuse_MPI_Session_detach_buffer_1},
    {"MPI_Session_detach_buffer_c", refuse_MPI_Session_detach_buffer_c_0},
    {"MPI_Session_detach_buffer_c", refuse_MPI_Session_detach_buffer_c_1},
    {"MPI_Session_flush_buffer", refuse_MPI_Session_flush_buffer_0},
    {"MPI_Session_iflush_buffer", refuse_MPI_Session_iflush_buffer_0},
    {"MPI_Session_iflush_buffer", refuse_MPI_Session_iflush_buffer_1},
    {"MPI_Ssend", refuse_MPI_Ssend_0},
    {"MPI_Ssend", refuse_MPI_Ssend_1},
    {"MPI_Ssend", refuse_MPI_Ssend_2},
    {"MPI_Ssend", refuse_MPI_Ssend_3},
    {"MPI_Ssend", refuse_MPI_Ssend_4},
    {"MPI_Ssend_c", refuse_MPI_Ssend_c_0},
    {"MPI_Ssend_c", refuse_MPI_Ssend_c_1},
    {"MPI_Ssend_c", refuse_MPI_Ssend_c_2},
    {"MPI_Ssend_c", refuse_MPI_Ssend_c_3},
    {"MPI_Ssend_c", refuse_MPI_Ssend_c_4},
    {"MPI_Ssend_init", refuse_MPI_Ssend_init_0},
    {"MPI_Ssend_init", refuse_MPI_Ssend_init_1},
    {"MPI_Ssend_init", refuse_MPI_Ssend_init_2},
    {"MPI_Ssend_init", refuse_MPI_Ssend_init_3},
    {"MPI_Ssend_init", refuse_MPI_Ssend_init_4},
    {"MPI_Ssend_init", refuse_MPI_Ssend_init_5},
    {"MPI_Ssend_init_c", refuse_MPI_Ssend_init_c_0},
    {"MPI_Ssend_init_c", refuse_MPI_Ssend_init_c_1},
    {"MPI_Ssend_init_c", refuse_MPI_Ssend_init_c_2},
    {"MPI_Ssend_init_c", refuse_MPI_Ssend_init_c_3},
    {"MPI_Ssend_init_c", refuse_MPI_Ssend_init_c_4},
    {"MPI_Ssend_init_c", refuse_MPI_Ssend_init_c_5},
    {0, 0}
};
