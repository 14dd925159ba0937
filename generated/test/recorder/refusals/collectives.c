/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/test/recorder/refusals.c.j2. */
/* Calls of the chapter "collectives" with one invalid argument each, and the error that each must raise. */
#include "recorder.h"
#include "bnd_entry.h"

static void refuse_MPI_Allgather_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    sendcount = -77;
    int returned = (MPI_Allgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Allgather", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgather_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Allgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Allgather", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgather_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    recvcount = -77;
    int returned = (MPI_Allgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Allgather", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgather_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Allgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Allgather", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgather_4(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Allgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Allgather", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgather_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    sendcount = -77;
    int returned = (MPI_Allgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Allgather_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgather_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Allgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Allgather_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgather_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    recvcount = -77;
    int returned = (MPI_Allgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Allgather_c", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgather_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Allgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Allgather_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgather_c_4(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Allgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Allgather_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgather_init_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Allgather_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info,
            &request);
    rec_expect_refusal("MPI_Allgather_init", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgather_init_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Allgather_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info,
            &request);
    rec_expect_refusal("MPI_Allgather_init", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgather_init_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Allgather_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info,
            &request);
    rec_expect_refusal("MPI_Allgather_init", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgather_init_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Allgather_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info,
            &request);
    rec_expect_refusal("MPI_Allgather_init", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgather_init_4(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Allgather_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info,
            &request);
    rec_expect_refusal("MPI_Allgather_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgather_init_5(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    int returned = (MPI_Allgather_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info,
            0);
    rec_expect_refusal("MPI_Allgather_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgather_init_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Allgather_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            info, &request);
    rec_expect_refusal("MPI_Allgather_init_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgather_init_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Allgather_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            info, &request);
    rec_expect_refusal("MPI_Allgather_init_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgather_init_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Allgather_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            info, &request);
    rec_expect_refusal("MPI_Allgather_init_c", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgather_init_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Allgather_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            info, &request);
    rec_expect_refusal("MPI_Allgather_init_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgather_init_c_4(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Allgather_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            info, &request);
    rec_expect_refusal("MPI_Allgather_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgather_init_c_5(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    int returned = (MPI_Allgather_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            info, 0);
    rec_expect_refusal("MPI_Allgather_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgatherv_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    sendcount = -77;
    int returned = (MPI_Allgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, comm);
    rec_expect_refusal("MPI_Allgatherv", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgatherv_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Allgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, comm);
    rec_expect_refusal("MPI_Allgatherv", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgatherv_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Allgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, comm);
    rec_expect_refusal("MPI_Allgatherv", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgatherv_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Allgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, comm);
    rec_expect_refusal("MPI_Allgatherv", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgatherv_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    sendcount = -77;
    int returned = (MPI_Allgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            comm);
    rec_expect_refusal("MPI_Allgatherv_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgatherv_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Allgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            comm);
    rec_expect_refusal("MPI_Allgatherv_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgatherv_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Allgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            comm);
    rec_expect_refusal("MPI_Allgatherv_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgatherv_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Allgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            comm);
    rec_expect_refusal("MPI_Allgatherv_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgatherv_init_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Allgatherv_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Allgatherv_init", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgatherv_init_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Allgatherv_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Allgatherv_init", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgatherv_init_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Allgatherv_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Allgatherv_init", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgatherv_init_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Allgatherv_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Allgatherv_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgatherv_init_4(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    int returned = (MPI_Allgatherv_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            comm, info, 0);
    rec_expect_refusal("MPI_Allgatherv_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgatherv_init_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Allgatherv_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Allgatherv_init_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgatherv_init_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Allgatherv_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Allgatherv_init_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgatherv_init_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Allgatherv_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Allgatherv_init_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgatherv_init_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Allgatherv_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Allgatherv_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allgatherv_init_c_4(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    int returned = (MPI_Allgatherv_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            comm, info, 0);
    rec_expect_refusal("MPI_Allgatherv_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allreduce_0(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    count = -77;
    int returned = (MPI_Allreduce)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_expect_refusal("MPI_Allreduce", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allreduce_1(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Allreduce)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_expect_refusal("MPI_Allreduce", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allreduce_2(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    op = MPI_OP_NULL;
    int returned = (MPI_Allreduce)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_expect_refusal("MPI_Allreduce", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allreduce_3(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Allreduce)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_expect_refusal("MPI_Allreduce", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allreduce_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    count = -77;
    int returned = (MPI_Allreduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_expect_refusal("MPI_Allreduce_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allreduce_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Allreduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_expect_refusal("MPI_Allreduce_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allreduce_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    op = MPI_OP_NULL;
    int returned = (MPI_Allreduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_expect_refusal("MPI_Allreduce_c", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allreduce_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Allreduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_expect_refusal("MPI_Allreduce_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allreduce_init_0(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Allreduce_init)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Allreduce_init", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allreduce_init_1(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Allreduce_init)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Allreduce_init", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allreduce_init_2(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Allreduce_init)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Allreduce_init", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allreduce_init_3(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Allreduce_init)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Allreduce_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allreduce_init_4(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    int returned = (MPI_Allreduce_init)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, 0);
    rec_expect_refusal("MPI_Allreduce_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allreduce_init_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Allreduce_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Allreduce_init_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allreduce_init_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Allreduce_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Allreduce_init_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allreduce_init_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Allreduce_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Allreduce_init_c", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allreduce_init_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Allreduce_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Allreduce_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Allreduce_init_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    int returned = (MPI_Allreduce_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, 0);
    rec_expect_refusal("MPI_Allreduce_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoall_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    sendcount = -77;
    int returned = (MPI_Alltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Alltoall", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoall_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Alltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Alltoall", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoall_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    recvcount = -77;
    int returned = (MPI_Alltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Alltoall", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoall_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Alltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Alltoall", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoall_4(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Alltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Alltoall", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoall_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    sendcount = -77;
    int returned = (MPI_Alltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Alltoall_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoall_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Alltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Alltoall_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoall_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    recvcount = -77;
    int returned = (MPI_Alltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Alltoall_c", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoall_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Alltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Alltoall_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoall_c_4(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Alltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Alltoall_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoall_init_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Alltoall_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info,
            &request);
    rec_expect_refusal("MPI_Alltoall_init", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoall_init_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Alltoall_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info,
            &request);
    rec_expect_refusal("MPI_Alltoall_init", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoall_init_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Alltoall_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info,
            &request);
    rec_expect_refusal("MPI_Alltoall_init", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoall_init_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Alltoall_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info,
            &request);
    rec_expect_refusal("MPI_Alltoall_init", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoall_init_4(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Alltoall_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info,
            &request);
    rec_expect_refusal("MPI_Alltoall_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoall_init_5(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    int returned = (MPI_Alltoall_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, info,
            0);
    rec_expect_refusal("MPI_Alltoall_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoall_init_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Alltoall_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            info, &request);
    rec_expect_refusal("MPI_Alltoall_init_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoall_init_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Alltoall_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            info, &request);
    rec_expect_refusal("MPI_Alltoall_init_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoall_init_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Alltoall_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            info, &request);
    rec_expect_refusal("MPI_Alltoall_init_c", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoall_init_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Alltoall_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            info, &request);
    rec_expect_refusal("MPI_Alltoall_init_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoall_init_c_4(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Alltoall_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            info, &request);
    rec_expect_refusal("MPI_Alltoall_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoall_init_c_5(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    int returned = (MPI_Alltoall_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            info, 0);
    rec_expect_refusal("MPI_Alltoall_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoallv_0(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Alltoallv)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts, rdispls,
            recvtype, comm);
    rec_expect_refusal("MPI_Alltoallv", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoallv_1(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Alltoallv)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts, rdispls,
            recvtype, comm);
    rec_expect_refusal("MPI_Alltoallv", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoallv_2(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Alltoallv)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts, rdispls,
            recvtype, comm);
    rec_expect_refusal("MPI_Alltoallv", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoallv_c_0(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Alltoallv_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts, rdispls,
            recvtype, comm);
    rec_expect_refusal("MPI_Alltoallv_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoallv_c_1(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Alltoallv_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts, rdispls,
            recvtype, comm);
    rec_expect_refusal("MPI_Alltoallv_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoallv_c_2(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Alltoallv_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts, rdispls,
            recvtype, comm);
    rec_expect_refusal("MPI_Alltoallv_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoallv_init_0(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Alltoallv_init)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts, rdispls,
            recvtype, comm, info, &request);
    rec_expect_refusal("MPI_Alltoallv_init", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoallv_init_1(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Alltoallv_init)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts, rdispls,
            recvtype, comm, info, &request);
    rec_expect_refusal("MPI_Alltoallv_init", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoallv_init_2(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Alltoallv_init)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts, rdispls,
            recvtype, comm, info, &request);
    rec_expect_refusal("MPI_Alltoallv_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoallv_init_3(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    int returned = (MPI_Alltoallv_init)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts, rdispls,
            recvtype, comm, info, 0);
    rec_expect_refusal("MPI_Alltoallv_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoallv_init_c_0(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Alltoallv_init_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts, rdispls,
            recvtype, comm, info, &request);
    rec_expect_refusal("MPI_Alltoallv_init_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoallv_init_c_1(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Alltoallv_init_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts, rdispls,
            recvtype, comm, info, &request);
    rec_expect_refusal("MPI_Alltoallv_init_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoallv_init_c_2(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Alltoallv_init_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts, rdispls,
            recvtype, comm, info, &request);
    rec_expect_refusal("MPI_Alltoallv_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoallv_init_c_3(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    int returned = (MPI_Alltoallv_init_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts, rdispls,
            recvtype, comm, info, 0);
    rec_expect_refusal("MPI_Alltoallv_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoallw_0(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, sendtypes, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, recvtypes, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Alltoallw)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5), recvcounts, rdispls,
            recvtypes, comm);
    rec_expect_refusal("MPI_Alltoallw", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoallw_c_0(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, sendtypes, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, recvtypes, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Alltoallw_c)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5), recvcounts, rdispls,
            recvtypes, comm);
    rec_expect_refusal("MPI_Alltoallw_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoallw_init_0(void)
{
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
    comm = MPI_COMM_NULL;
    int returned = (MPI_Alltoallw_init)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5), recvcounts, rdispls,
            recvtypes, comm, info, &request);
    rec_expect_refusal("MPI_Alltoallw_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoallw_init_1(void)
{
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
    int returned = (MPI_Alltoallw_init)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5), recvcounts, rdispls,
            recvtypes, comm, info, 0);
    rec_expect_refusal("MPI_Alltoallw_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoallw_init_c_0(void)
{
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
    comm = MPI_COMM_NULL;
    int returned = (MPI_Alltoallw_init_c)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5), recvcounts,
            rdispls, recvtypes, comm, info, &request);
    rec_expect_refusal("MPI_Alltoallw_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Alltoallw_init_c_1(void)
{
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
    int returned = (MPI_Alltoallw_init_c)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5), recvcounts,
            rdispls, recvtypes, comm, info, 0);
    rec_expect_refusal("MPI_Alltoallw_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Barrier_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Barrier)(comm);
    rec_expect_refusal("MPI_Barrier", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Barrier_init_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Barrier_init)(comm, info, &request);
    rec_expect_refusal("MPI_Barrier_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Barrier_init_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int returned = (MPI_Barrier_init)(comm, info, 0);
    rec_expect_refusal("MPI_Barrier_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bcast_0(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    count = -77;
    int returned = (MPI_Bcast)(rec_slot(1), count, datatype, root, comm);
    rec_expect_refusal("MPI_Bcast", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bcast_1(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Bcast)(rec_slot(1), count, datatype, root, comm);
    rec_expect_refusal("MPI_Bcast", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bcast_2(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    root = -77;
    int returned = (MPI_Bcast)(rec_slot(1), count, datatype, root, comm);
    rec_expect_refusal("MPI_Bcast", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bcast_3(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Bcast)(rec_slot(1), count, datatype, root, comm);
    rec_expect_refusal("MPI_Bcast", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bcast_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    count = -77;
    int returned = (MPI_Bcast_c)(rec_slot(1), count, datatype, root, comm);
    rec_expect_refusal("MPI_Bcast_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bcast_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Bcast_c)(rec_slot(1), count, datatype, root, comm);
    rec_expect_refusal("MPI_Bcast_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bcast_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    root = -77;
    int returned = (MPI_Bcast_c)(rec_slot(1), count, datatype, root, comm);
    rec_expect_refusal("MPI_Bcast_c", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bcast_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Bcast_c)(rec_slot(1), count, datatype, root, comm);
    rec_expect_refusal("MPI_Bcast_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bcast_init_0(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Bcast_init)(rec_slot(1), count, datatype, root, comm, info, &request);
    rec_expect_refusal("MPI_Bcast_init", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bcast_init_1(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Bcast_init)(rec_slot(1), count, datatype, root, comm, info, &request);
    rec_expect_refusal("MPI_Bcast_init", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bcast_init_2(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    root = -77;
    int returned = (MPI_Bcast_init)(rec_slot(1), count, datatype, root, comm, info, &request);
    rec_expect_refusal("MPI_Bcast_init", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bcast_init_3(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Bcast_init)(rec_slot(1), count, datatype, root, comm, info, &request);
    rec_expect_refusal("MPI_Bcast_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bcast_init_4(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    int returned = (MPI_Bcast_init)(rec_slot(1), count, datatype, root, comm, info, 0);
    rec_expect_refusal("MPI_Bcast_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bcast_init_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Bcast_init_c)(rec_slot(1), count, datatype, root, comm, info, &request);
    rec_expect_refusal("MPI_Bcast_init_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bcast_init_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Bcast_init_c)(rec_slot(1), count, datatype, root, comm, info, &request);
    rec_expect_refusal("MPI_Bcast_init_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bcast_init_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    root = -77;
    int returned = (MPI_Bcast_init_c)(rec_slot(1), count, datatype, root, comm, info, &request);
    rec_expect_refusal("MPI_Bcast_init_c", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bcast_init_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Bcast_init_c)(rec_slot(1), count, datatype, root, comm, info, &request);
    rec_expect_refusal("MPI_Bcast_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Bcast_init_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    int returned = (MPI_Bcast_init_c)(rec_slot(1), count, datatype, root, comm, info, 0);
    rec_expect_refusal("MPI_Bcast_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Exscan_0(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    count = -77;
    int returned = (MPI_Exscan)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_expect_refusal("MPI_Exscan", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Exscan_1(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Exscan)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_expect_refusal("MPI_Exscan", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Exscan_2(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    op = MPI_OP_NULL;
    int returned = (MPI_Exscan)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_expect_refusal("MPI_Exscan", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Exscan_3(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Exscan)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_expect_refusal("MPI_Exscan", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Exscan_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    count = -77;
    int returned = (MPI_Exscan_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_expect_refusal("MPI_Exscan_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Exscan_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Exscan_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_expect_refusal("MPI_Exscan_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Exscan_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    op = MPI_OP_NULL;
    int returned = (MPI_Exscan_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_expect_refusal("MPI_Exscan_c", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Exscan_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Exscan_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_expect_refusal("MPI_Exscan_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Exscan_init_0(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Exscan_init)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Exscan_init", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Exscan_init_1(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Exscan_init)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Exscan_init", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Exscan_init_2(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Exscan_init)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Exscan_init", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Exscan_init_3(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Exscan_init)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Exscan_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Exscan_init_4(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    int returned = (MPI_Exscan_init)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, 0);
    rec_expect_refusal("MPI_Exscan_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Exscan_init_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Exscan_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Exscan_init_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Exscan_init_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Exscan_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Exscan_init_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Exscan_init_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Exscan_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Exscan_init_c", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Exscan_init_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Exscan_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Exscan_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Exscan_init_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    int returned = (MPI_Exscan_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, 0);
    rec_expect_refusal("MPI_Exscan_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gather_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    sendcount = -77;
    int returned = (MPI_Gather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
    rec_expect_refusal("MPI_Gather", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gather_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Gather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
    rec_expect_refusal("MPI_Gather", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gather_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    root = -77;
    int returned = (MPI_Gather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
    rec_expect_refusal("MPI_Gather", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gather_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Gather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
    rec_expect_refusal("MPI_Gather", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gather_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    sendcount = -77;
    int returned = (MPI_Gather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
    rec_expect_refusal("MPI_Gather_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gather_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Gather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
    rec_expect_refusal("MPI_Gather_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gather_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    root = -77;
    int returned = (MPI_Gather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
    rec_expect_refusal("MPI_Gather_c", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gather_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Gather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
    rec_expect_refusal("MPI_Gather_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gather_init_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Gather_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            info, &request);
    rec_expect_refusal("MPI_Gather_init", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gather_init_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Gather_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            info, &request);
    rec_expect_refusal("MPI_Gather_init", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gather_init_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    root = -77;
    int returned = (MPI_Gather_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            info, &request);
    rec_expect_refusal("MPI_Gather_init", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gather_init_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Gather_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            info, &request);
    rec_expect_refusal("MPI_Gather_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gather_init_4(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    int returned = (MPI_Gather_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            info, 0);
    rec_expect_refusal("MPI_Gather_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gather_init_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Gather_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            info, &request);
    rec_expect_refusal("MPI_Gather_init_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gather_init_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Gather_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            info, &request);
    rec_expect_refusal("MPI_Gather_init_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gather_init_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    root = -77;
    int returned = (MPI_Gather_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            info, &request);
    rec_expect_refusal("MPI_Gather_init_c", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gather_init_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Gather_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            info, &request);
    rec_expect_refusal("MPI_Gather_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gather_init_c_4(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    int returned = (MPI_Gather_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            info, 0);
    rec_expect_refusal("MPI_Gather_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gatherv_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    sendcount = -77;
    int returned = (MPI_Gatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, root,
            comm);
    rec_expect_refusal("MPI_Gatherv", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gatherv_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Gatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, root,
            comm);
    rec_expect_refusal("MPI_Gatherv", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gatherv_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    root = -77;
    int returned = (MPI_Gatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, root,
            comm);
    rec_expect_refusal("MPI_Gatherv", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gatherv_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Gatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, root,
            comm);
    rec_expect_refusal("MPI_Gatherv", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gatherv_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    sendcount = -77;
    int returned = (MPI_Gatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, root,
            comm);
    rec_expect_refusal("MPI_Gatherv_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gatherv_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Gatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, root,
            comm);
    rec_expect_refusal("MPI_Gatherv_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gatherv_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    root = -77;
    int returned = (MPI_Gatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, root,
            comm);
    rec_expect_refusal("MPI_Gatherv_c", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gatherv_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Gatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, root,
            comm);
    rec_expect_refusal("MPI_Gatherv_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gatherv_init_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Gatherv_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            root, comm, info, &request);
    rec_expect_refusal("MPI_Gatherv_init", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gatherv_init_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Gatherv_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            root, comm, info, &request);
    rec_expect_refusal("MPI_Gatherv_init", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gatherv_init_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    root = -77;
    int returned = (MPI_Gatherv_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            root, comm, info, &request);
    rec_expect_refusal("MPI_Gatherv_init", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gatherv_init_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Gatherv_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            root, comm, info, &request);
    rec_expect_refusal("MPI_Gatherv_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gatherv_init_4(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    int returned = (MPI_Gatherv_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            root, comm, info, 0);
    rec_expect_refusal("MPI_Gatherv_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gatherv_init_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Gatherv_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            root, comm, info, &request);
    rec_expect_refusal("MPI_Gatherv_init_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gatherv_init_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Gatherv_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            root, comm, info, &request);
    rec_expect_refusal("MPI_Gatherv_init_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gatherv_init_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    root = -77;
    int returned = (MPI_Gatherv_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            root, comm, info, &request);
    rec_expect_refusal("MPI_Gatherv_init_c", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gatherv_init_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Gatherv_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            root, comm, info, &request);
    rec_expect_refusal("MPI_Gatherv_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Gatherv_init_c_4(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    int returned = (MPI_Gatherv_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            root, comm, info, 0);
    rec_expect_refusal("MPI_Gatherv_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallgather_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Iallgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Iallgather", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallgather_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Iallgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Iallgather", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallgather_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Iallgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Iallgather", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallgather_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Iallgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Iallgather", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallgather_4(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Iallgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Iallgather", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallgather_5(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = (MPI_Iallgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, 0);
    rec_expect_refusal("MPI_Iallgather", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallgather_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Iallgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Iallgather_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallgather_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Iallgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Iallgather_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallgather_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Iallgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Iallgather_c", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallgather_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Iallgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Iallgather_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallgather_c_4(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Iallgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Iallgather_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallgather_c_5(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = (MPI_Iallgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, 0);
    rec_expect_refusal("MPI_Iallgather_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallgatherv_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Iallgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Iallgatherv", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallgatherv_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Iallgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Iallgatherv", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallgatherv_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Iallgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Iallgatherv", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallgatherv_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Iallgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Iallgatherv", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallgatherv_4(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    int returned = (MPI_Iallgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, comm,
            0);
    rec_expect_refusal("MPI_Iallgatherv", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallgatherv_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Iallgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            comm, &request);
    rec_expect_refusal("MPI_Iallgatherv_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallgatherv_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Iallgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            comm, &request);
    rec_expect_refusal("MPI_Iallgatherv_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallgatherv_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Iallgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            comm, &request);
    rec_expect_refusal("MPI_Iallgatherv_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallgatherv_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Iallgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            comm, &request);
    rec_expect_refusal("MPI_Iallgatherv_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallgatherv_c_4(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    int returned = (MPI_Iallgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype,
            comm, 0);
    rec_expect_refusal("MPI_Iallgatherv_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallreduce_0(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Iallreduce)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Iallreduce", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallreduce_1(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Iallreduce)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Iallreduce", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallreduce_2(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Iallreduce)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Iallreduce", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallreduce_3(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Iallreduce)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Iallreduce", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallreduce_4(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Iallreduce)(rec_slot(1), rec_slot(2), count, datatype, op, comm, 0);
    rec_expect_refusal("MPI_Iallreduce", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallreduce_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Iallreduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Iallreduce_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallreduce_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Iallreduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Iallreduce_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallreduce_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Iallreduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Iallreduce_c", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallreduce_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Iallreduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Iallreduce_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iallreduce_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Iallreduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, 0);
    rec_expect_refusal("MPI_Iallreduce_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ialltoall_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Ialltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, &request);
    rec_expect_refusal("MPI_Ialltoall", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ialltoall_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ialltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, &request);
    rec_expect_refusal("MPI_Ialltoall", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ialltoall_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Ialltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, &request);
    rec_expect_refusal("MPI_Ialltoall", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ialltoall_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ialltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, &request);
    rec_expect_refusal("MPI_Ialltoall", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ialltoall_4(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ialltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, &request);
    rec_expect_refusal("MPI_Ialltoall", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ialltoall_5(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = (MPI_Ialltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, 0);
    rec_expect_refusal("MPI_Ialltoall", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ialltoall_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Ialltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Ialltoall_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ialltoall_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ialltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Ialltoall_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ialltoall_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Ialltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Ialltoall_c", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ialltoall_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ialltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Ialltoall_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ialltoall_c_4(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ialltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Ialltoall_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ialltoall_c_5(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = (MPI_Ialltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm, 0);
    rec_expect_refusal("MPI_Ialltoall_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ialltoallv_0(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ialltoallv)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts, rdispls,
            recvtype, comm, &request);
    rec_expect_refusal("MPI_Ialltoallv", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ialltoallv_1(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ialltoallv)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts, rdispls,
            recvtype, comm, &request);
    rec_expect_refusal("MPI_Ialltoallv", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ialltoallv_2(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ialltoallv)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts, rdispls,
            recvtype, comm, &request);
    rec_expect_refusal("MPI_Ialltoallv", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ialltoallv_3(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    int returned = (MPI_Ialltoallv)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts, rdispls,
            recvtype, comm, 0);
    rec_expect_refusal("MPI_Ialltoallv", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ialltoallv_c_0(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ialltoallv_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts, rdispls,
            recvtype, comm, &request);
    rec_expect_refusal("MPI_Ialltoallv_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ialltoallv_c_1(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ialltoallv_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts, rdispls,
            recvtype, comm, &request);
    rec_expect_refusal("MPI_Ialltoallv_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ialltoallv_c_2(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ialltoallv_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts, rdispls,
            recvtype, comm, &request);
    rec_expect_refusal("MPI_Ialltoallv_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ialltoallv_c_3(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    int returned = (MPI_Ialltoallv_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts, rdispls,
            recvtype, comm, 0);
    rec_expect_refusal("MPI_Ialltoallv_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ialltoallw_0(void)
{
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
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ialltoallw)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5), recvcounts, rdispls,
            recvtypes, comm, &request);
    rec_expect_refusal("MPI_Ialltoallw", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ialltoallw_1(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, sendtypes, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, recvtypes, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    int returned = (MPI_Ialltoallw)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5), recvcounts, rdispls,
            recvtypes, comm, 0);
    rec_expect_refusal("MPI_Ialltoallw", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ialltoallw_c_0(void)
{
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
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ialltoallw_c)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5), recvcounts, rdispls,
            recvtypes, comm, &request);
    rec_expect_refusal("MPI_Ialltoallw_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ialltoallw_c_1(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, sendtypes, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, recvtypes, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    int returned = (MPI_Ialltoallw_c)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5), recvcounts, rdispls,
            recvtypes, comm, 0);
    rec_expect_refusal("MPI_Ialltoallw_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ibarrier_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ibarrier)(comm, &request);
    rec_expect_refusal("MPI_Ibarrier", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ibarrier_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = (MPI_Ibarrier)(comm, 0);
    rec_expect_refusal("MPI_Ibarrier", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ibcast_0(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Ibcast)(rec_slot(1), count, datatype, root, comm, &request);
    rec_expect_refusal("MPI_Ibcast", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ibcast_1(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ibcast)(rec_slot(1), count, datatype, root, comm, &request);
    rec_expect_refusal("MPI_Ibcast", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ibcast_2(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    root = -77;
    int returned = (MPI_Ibcast)(rec_slot(1), count, datatype, root, comm, &request);
    rec_expect_refusal("MPI_Ibcast", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ibcast_3(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ibcast)(rec_slot(1), count, datatype, root, comm, &request);
    rec_expect_refusal("MPI_Ibcast", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ibcast_4(void)
{
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    int returned = (MPI_Ibcast)(rec_slot(1), count, datatype, root, comm, 0);
    rec_expect_refusal("MPI_Ibcast", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ibcast_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Ibcast_c)(rec_slot(1), count, datatype, root, comm, &request);
    rec_expect_refusal("MPI_Ibcast_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ibcast_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ibcast_c)(rec_slot(1), count, datatype, root, comm, &request);
    rec_expect_refusal("MPI_Ibcast_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ibcast_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    root = -77;
    int returned = (MPI_Ibcast_c)(rec_slot(1), count, datatype, root, comm, &request);
    rec_expect_refusal("MPI_Ibcast_c", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ibcast_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ibcast_c)(rec_slot(1), count, datatype, root, comm, &request);
    rec_expect_refusal("MPI_Ibcast_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ibcast_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    int returned = (MPI_Ibcast_c)(rec_slot(1), count, datatype, root, comm, 0);
    rec_expect_refusal("MPI_Ibcast_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iexscan_0(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Iexscan)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Iexscan", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iexscan_1(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Iexscan)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Iexscan", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iexscan_2(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Iexscan)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Iexscan", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iexscan_3(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Iexscan)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Iexscan", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iexscan_4(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Iexscan)(rec_slot(1), rec_slot(2), count, datatype, op, comm, 0);
    rec_expect_refusal("MPI_Iexscan", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iexscan_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Iexscan_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Iexscan_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iexscan_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Iexscan_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Iexscan_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iexscan_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Iexscan_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Iexscan_c", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iexscan_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Iexscan_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Iexscan_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iexscan_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Iexscan_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, 0);
    rec_expect_refusal("MPI_Iexscan_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Igather_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Igather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            &request);
    rec_expect_refusal("MPI_Igather", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Igather_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Igather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            &request);
    rec_expect_refusal("MPI_Igather", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Igather_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    root = -77;
    int returned = (MPI_Igather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            &request);
    rec_expect_refusal("MPI_Igather", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Igather_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Igather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            &request);
    rec_expect_refusal("MPI_Igather", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Igather_4(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    int returned = (MPI_Igather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, 0);
    rec_expect_refusal("MPI_Igather", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Igather_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Igather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            &request);
    rec_expect_refusal("MPI_Igather_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Igather_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Igather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            &request);
    rec_expect_refusal("MPI_Igather_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Igather_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    root = -77;
    int returned = (MPI_Igather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            &request);
    rec_expect_refusal("MPI_Igather_c", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Igather_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Igather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            &request);
    rec_expect_refusal("MPI_Igather_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Igather_c_4(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    int returned = (MPI_Igather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, 0);
    rec_expect_refusal("MPI_Igather_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Igatherv_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Igatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, root,
            comm, &request);
    rec_expect_refusal("MPI_Igatherv", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Igatherv_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Igatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, root,
            comm, &request);
    rec_expect_refusal("MPI_Igatherv", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Igatherv_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    root = -77;
    int returned = (MPI_Igatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, root,
            comm, &request);
    rec_expect_refusal("MPI_Igatherv", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Igatherv_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Igatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, root,
            comm, &request);
    rec_expect_refusal("MPI_Igatherv", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Igatherv_4(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    int returned = (MPI_Igatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, root,
            comm, 0);
    rec_expect_refusal("MPI_Igatherv", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Igatherv_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Igatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, root,
            comm, &request);
    rec_expect_refusal("MPI_Igatherv_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Igatherv_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Igatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, root,
            comm, &request);
    rec_expect_refusal("MPI_Igatherv_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Igatherv_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    root = -77;
    int returned = (MPI_Igatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, root,
            comm, &request);
    rec_expect_refusal("MPI_Igatherv_c", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Igatherv_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Igatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, root,
            comm, &request);
    rec_expect_refusal("MPI_Igatherv_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Igatherv_c_4(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    int returned = (MPI_Igatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs, recvtype, root,
            comm, 0);
    rec_expect_refusal("MPI_Igatherv_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_0(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Ireduce)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, &request);
    rec_expect_refusal("MPI_Ireduce", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_1(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ireduce)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, &request);
    rec_expect_refusal("MPI_Ireduce", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_2(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Ireduce)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, &request);
    rec_expect_refusal("MPI_Ireduce", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_3(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    root = -77;
    int returned = (MPI_Ireduce)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, &request);
    rec_expect_refusal("MPI_Ireduce", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_4(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ireduce)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, &request);
    rec_expect_refusal("MPI_Ireduce", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_5(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = (MPI_Ireduce)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, 0);
    rec_expect_refusal("MPI_Ireduce", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Ireduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, &request);
    rec_expect_refusal("MPI_Ireduce_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ireduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, &request);
    rec_expect_refusal("MPI_Ireduce_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Ireduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, &request);
    rec_expect_refusal("MPI_Ireduce_c", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    root = -77;
    int returned = (MPI_Ireduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, &request);
    rec_expect_refusal("MPI_Ireduce_c", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ireduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, &request);
    rec_expect_refusal("MPI_Ireduce_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_c_5(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = (MPI_Ireduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, 0);
    rec_expect_refusal("MPI_Ireduce_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_scatter_0(void)
{
    int recvcounts[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ireduce_scatter)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Ireduce_scatter", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_scatter_1(void)
{
    int recvcounts[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Ireduce_scatter)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Ireduce_scatter", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_scatter_2(void)
{
    int recvcounts[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ireduce_scatter)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Ireduce_scatter", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_scatter_3(void)
{
    int recvcounts[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Ireduce_scatter)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm, 0);
    rec_expect_refusal("MPI_Ireduce_scatter", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_scatter_block_0(void)
{
    int recvcount = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Ireduce_scatter_block)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Ireduce_scatter_block", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_scatter_block_1(void)
{
    int recvcount = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ireduce_scatter_block)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Ireduce_scatter_block", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_scatter_block_2(void)
{
    int recvcount = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Ireduce_scatter_block)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Ireduce_scatter_block", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_scatter_block_3(void)
{
    int recvcount = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ireduce_scatter_block)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Ireduce_scatter_block", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_scatter_block_4(void)
{
    int recvcount = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Ireduce_scatter_block)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, 0);
    rec_expect_refusal("MPI_Ireduce_scatter_block", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_scatter_block_c_0(void)
{
    MPI_Count recvcount = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Ireduce_scatter_block_c)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Ireduce_scatter_block_c", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_scatter_block_c_1(void)
{
    MPI_Count recvcount = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ireduce_scatter_block_c)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Ireduce_scatter_block_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_scatter_block_c_2(void)
{
    MPI_Count recvcount = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Ireduce_scatter_block_c)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Ireduce_scatter_block_c", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_scatter_block_c_3(void)
{
    MPI_Count recvcount = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ireduce_scatter_block_c)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Ireduce_scatter_block_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_scatter_block_c_4(void)
{
    MPI_Count recvcount = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Ireduce_scatter_block_c)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, 0);
    rec_expect_refusal("MPI_Ireduce_scatter_block_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_scatter_c_0(void)
{
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ireduce_scatter_c)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Ireduce_scatter_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_scatter_c_1(void)
{
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Ireduce_scatter_c)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Ireduce_scatter_c", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_scatter_c_2(void)
{
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ireduce_scatter_c)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Ireduce_scatter_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ireduce_scatter_c_3(void)
{
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Ireduce_scatter_c)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm, 0);
    rec_expect_refusal("MPI_Ireduce_scatter_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscan_0(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Iscan)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Iscan", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscan_1(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Iscan)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Iscan", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscan_2(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Iscan)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Iscan", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscan_3(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Iscan)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Iscan", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscan_4(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Iscan)(rec_slot(1), rec_slot(2), count, datatype, op, comm, 0);
    rec_expect_refusal("MPI_Iscan", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscan_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Iscan_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Iscan_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscan_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Iscan_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Iscan_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscan_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Iscan_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Iscan_c", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscan_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Iscan_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, &request);
    rec_expect_refusal("MPI_Iscan_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscan_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = (MPI_Iscan_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, 0);
    rec_expect_refusal("MPI_Iscan_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscatter_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Iscatter)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            &request);
    rec_expect_refusal("MPI_Iscatter", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscatter_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Iscatter)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            &request);
    rec_expect_refusal("MPI_Iscatter", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscatter_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    root = -77;
    int returned = (MPI_Iscatter)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            &request);
    rec_expect_refusal("MPI_Iscatter", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscatter_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Iscatter)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            &request);
    rec_expect_refusal("MPI_Iscatter", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscatter_4(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    int returned = (MPI_Iscatter)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, 0);
    rec_expect_refusal("MPI_Iscatter", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscatter_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Iscatter_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            &request);
    rec_expect_refusal("MPI_Iscatter_c", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscatter_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Iscatter_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            &request);
    rec_expect_refusal("MPI_Iscatter_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscatter_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    root = -77;
    int returned = (MPI_Iscatter_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            &request);
    rec_expect_refusal("MPI_Iscatter_c", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscatter_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Iscatter_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            &request);
    rec_expect_refusal("MPI_Iscatter_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscatter_c_4(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    int returned = (MPI_Iscatter_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm, 0);
    rec_expect_refusal("MPI_Iscatter_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscatterv_0(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int displs[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcount = (int)106;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Iscatterv)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype, root,
            comm, &request);
    rec_expect_refusal("MPI_Iscatterv", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscatterv_1(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int displs[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcount = (int)106;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Iscatterv)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype, root,
            comm, &request);
    rec_expect_refusal("MPI_Iscatterv", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscatterv_2(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int displs[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcount = (int)106;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    root = -77;
    int returned = (MPI_Iscatterv)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype, root,
            comm, &request);
    rec_expect_refusal("MPI_Iscatterv", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscatterv_3(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int displs[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcount = (int)106;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Iscatterv)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype, root,
            comm, &request);
    rec_expect_refusal("MPI_Iscatterv", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscatterv_4(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int displs[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcount = (int)106;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    int returned = (MPI_Iscatterv)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype, root,
            comm, 0);
    rec_expect_refusal("MPI_Iscatterv", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscatterv_c_0(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcount = (MPI_Count)5000000006;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Iscatterv_c)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype, root,
            comm, &request);
    rec_expect_refusal("MPI_Iscatterv_c", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscatterv_c_1(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcount = (MPI_Count)5000000006;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Iscatterv_c)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype, root,
            comm, &request);
    rec_expect_refusal("MPI_Iscatterv_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscatterv_c_2(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcount = (MPI_Count)5000000006;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    root = -77;
    int returned = (MPI_Iscatterv_c)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype, root,
            comm, &request);
    rec_expect_refusal("MPI_Iscatterv_c", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscatterv_c_3(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcount = (MPI_Count)5000000006;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Iscatterv_c)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype, root,
            comm, &request);
    rec_expect_refusal("MPI_Iscatterv_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Iscatterv_c_4(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcount = (MPI_Count)5000000006;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    int returned = (MPI_Iscatterv_c)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype, root,
            comm, 0);
    rec_expect_refusal("MPI_Iscatterv_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Op_commutative_0(void)
{
    MPI_Op op = REC_NEW(MPI_Op, 1001);
    int commute = (int)0;
    op = MPI_OP_NULL;
    int returned = (MPI_Op_commutative)(op, &commute);
    rec_expect_refusal("MPI_Op_commutative", "op", MPI_ERR_OP, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Op_commutative_1(void)
{
    MPI_Op op = REC_NEW(MPI_Op, 1001);
    int returned = (MPI_Op_commutative)(op, 0);
    rec_expect_refusal("MPI_Op_commutative", "commute", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Op_create_0(void)
{
    int commute = (int)0;
    MPI_Op op = REC_NEW(MPI_Op, 0);
    int returned = (MPI_Op_create)(0, commute, &op);
    rec_expect_refusal("MPI_Op_create", "user_fn", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Op_create_1(void)
{
    int commute = (int)0;
    int returned = (MPI_Op_create)((MPI_User_function *)rec_function(1), commute, 0);
    rec_expect_refusal("MPI_Op_create", "op", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Op_create_c_0(void)
{
    int commute = (int)0;
    MPI_Op op = REC_NEW(MPI_Op, 0);
    int returned = (MPI_Op_create_c)(0, commute, &op);
    rec_expect_refusal("MPI_Op_create_c", "user_fn", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Op_create_c_1(void)
{
    int commute = (int)0;
    int returned = (MPI_Op_create_c)((MPI_User_function_c *)rec_function(1), commute, 0);
    rec_expect_refusal("MPI_Op_create_c", "op", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Op_free_0(void)
{
    int returned = (MPI_Op_free)(0);
    rec_expect_refusal("MPI_Op_free", "op", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Op_free_1(void)
{
    MPI_Op op = REC_NEW(MPI_Op, 1001);
    op = MPI_OP_NULL;
    int returned = (MPI_Op_free)(&op);
    rec_expect_refusal("MPI_Op_free", "op", MPI_ERR_OP, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Reduce_0(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    count = -77;
    int returned = (MPI_Reduce)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm);
    rec_expect_refusal("MPI_Reduce", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_1(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Reduce)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm);
    rec_expect_refusal("MPI_Reduce", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_2(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    op = MPI_OP_NULL;
    int returned = (MPI_Reduce)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm);
    rec_expect_refusal("MPI_Reduce", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_3(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    root = -77;
    int returned = (MPI_Reduce)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm);
    rec_expect_refusal("MPI_Reduce", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_4(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Reduce)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm);
    rec_expect_refusal("MPI_Reduce", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    count = -77;
    int returned = (MPI_Reduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm);
    rec_expect_refusal("MPI_Reduce_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Reduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm);
    rec_expect_refusal("MPI_Reduce_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    op = MPI_OP_NULL;
    int returned = (MPI_Reduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm);
    rec_expect_refusal("MPI_Reduce_c", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    root = -77;
    int returned = (MPI_Reduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm);
    rec_expect_refusal("MPI_Reduce_c", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Reduce_c)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm);
    rec_expect_refusal("MPI_Reduce_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_init_0(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Reduce_init)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, info, &request);
    rec_expect_refusal("MPI_Reduce_init", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_init_1(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Reduce_init)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, info, &request);
    rec_expect_refusal("MPI_Reduce_init", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_init_2(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Reduce_init)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, info, &request);
    rec_expect_refusal("MPI_Reduce_init", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_init_3(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    root = -77;
    int returned = (MPI_Reduce_init)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, info, &request);
    rec_expect_refusal("MPI_Reduce_init", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_init_4(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Reduce_init)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, info, &request);
    rec_expect_refusal("MPI_Reduce_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_init_5(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    int returned = (MPI_Reduce_init)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, info, 0);
    rec_expect_refusal("MPI_Reduce_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_init_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Reduce_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, info, &request);
    rec_expect_refusal("MPI_Reduce_init_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_init_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Reduce_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, info, &request);
    rec_expect_refusal("MPI_Reduce_init_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_init_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Reduce_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, info, &request);
    rec_expect_refusal("MPI_Reduce_init_c", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_init_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    root = -77;
    int returned = (MPI_Reduce_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, info, &request);
    rec_expect_refusal("MPI_Reduce_init_c", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_init_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Reduce_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, info, &request);
    rec_expect_refusal("MPI_Reduce_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_init_c_5(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    int returned = (MPI_Reduce_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, root, comm, info, 0);
    rec_expect_refusal("MPI_Reduce_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_local_0(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    count = -77;
    int returned = (MPI_Reduce_local)(rec_slot(1), rec_slot(2), count, datatype, op);
    rec_expect_refusal("MPI_Reduce_local", "count", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Reduce_local_1(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Reduce_local)(rec_slot(1), rec_slot(2), count, datatype, op);
    rec_expect_refusal("MPI_Reduce_local", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Reduce_local_2(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    op = MPI_OP_NULL;
    int returned = (MPI_Reduce_local)(rec_slot(1), rec_slot(2), count, datatype, op);
    rec_expect_refusal("MPI_Reduce_local", "op", MPI_ERR_OP, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Reduce_local_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    count = -77;
    int returned = (MPI_Reduce_local_c)(rec_slot(1), rec_slot(2), count, datatype, op);
    rec_expect_refusal("MPI_Reduce_local_c", "count", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Reduce_local_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Reduce_local_c)(rec_slot(1), rec_slot(2), count, datatype, op);
    rec_expect_refusal("MPI_Reduce_local_c", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Reduce_local_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    op = MPI_OP_NULL;
    int returned = (MPI_Reduce_local_c)(rec_slot(1), rec_slot(2), count, datatype, op);
    rec_expect_refusal("MPI_Reduce_local_c", "op", MPI_ERR_OP, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Reduce_scatter_0(void)
{
    int recvcounts[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Reduce_scatter)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm);
    rec_expect_refusal("MPI_Reduce_scatter", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_1(void)
{
    int recvcounts[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    op = MPI_OP_NULL;
    int returned = (MPI_Reduce_scatter)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm);
    rec_expect_refusal("MPI_Reduce_scatter", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_2(void)
{
    int recvcounts[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Reduce_scatter)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm);
    rec_expect_refusal("MPI_Reduce_scatter", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_block_0(void)
{
    int recvcount = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    recvcount = -77;
    int returned = (MPI_Reduce_scatter_block)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm);
    rec_expect_refusal("MPI_Reduce_scatter_block", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_block_1(void)
{
    int recvcount = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Reduce_scatter_block)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm);
    rec_expect_refusal("MPI_Reduce_scatter_block", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_block_2(void)
{
    int recvcount = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    op = MPI_OP_NULL;
    int returned = (MPI_Reduce_scatter_block)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm);
    rec_expect_refusal("MPI_Reduce_scatter_block", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_block_3(void)
{
    int recvcount = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Reduce_scatter_block)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm);
    rec_expect_refusal("MPI_Reduce_scatter_block", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_block_c_0(void)
{
    MPI_Count recvcount = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    recvcount = -77;
    int returned = (MPI_Reduce_scatter_block_c)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm);
    rec_expect_refusal("MPI_Reduce_scatter_block_c", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_block_c_1(void)
{
    MPI_Count recvcount = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Reduce_scatter_block_c)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm);
    rec_expect_refusal("MPI_Reduce_scatter_block_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_block_c_2(void)
{
    MPI_Count recvcount = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    op = MPI_OP_NULL;
    int returned = (MPI_Reduce_scatter_block_c)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm);
    rec_expect_refusal("MPI_Reduce_scatter_block_c", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_block_c_3(void)
{
    MPI_Count recvcount = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Reduce_scatter_block_c)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm);
    rec_expect_refusal("MPI_Reduce_scatter_block_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_block_init_0(void)
{
    int recvcount = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Reduce_scatter_block_init)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, info,
            &request);
    rec_expect_refusal("MPI_Reduce_scatter_block_init", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm,
            returned);
}

static void refuse_MPI_Reduce_scatter_block_init_1(void)
{
    int recvcount = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Reduce_scatter_block_init)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, info,
            &request);
    rec_expect_refusal("MPI_Reduce_scatter_block_init", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_block_init_2(void)
{
    int recvcount = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Reduce_scatter_block_init)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, info,
            &request);
    rec_expect_refusal("MPI_Reduce_scatter_block_init", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_block_init_3(void)
{
    int recvcount = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Reduce_scatter_block_init)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, info,
            &request);
    rec_expect_refusal("MPI_Reduce_scatter_block_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_block_init_4(void)
{
    int recvcount = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    int returned = (MPI_Reduce_scatter_block_init)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, info, 0);
    rec_expect_refusal("MPI_Reduce_scatter_block_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_block_init_c_0(void)
{
    MPI_Count recvcount = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Reduce_scatter_block_init_c)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, info,
            &request);
    rec_expect_refusal("MPI_Reduce_scatter_block_init_c", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm,
            returned);
}

static void refuse_MPI_Reduce_scatter_block_init_c_1(void)
{
    MPI_Count recvcount = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Reduce_scatter_block_init_c)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, info,
            &request);
    rec_expect_refusal("MPI_Reduce_scatter_block_init_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm,
            returned);
}

static void refuse_MPI_Reduce_scatter_block_init_c_2(void)
{
    MPI_Count recvcount = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Reduce_scatter_block_init_c)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, info,
            &request);
    rec_expect_refusal("MPI_Reduce_scatter_block_init_c", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_block_init_c_3(void)
{
    MPI_Count recvcount = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Reduce_scatter_block_init_c)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, info,
            &request);
    rec_expect_refusal("MPI_Reduce_scatter_block_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_block_init_c_4(void)
{
    MPI_Count recvcount = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    int returned = (MPI_Reduce_scatter_block_init_c)(rec_slot(1), rec_slot(2), recvcount, datatype, op, comm, info, 0);
    rec_expect_refusal("MPI_Reduce_scatter_block_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_c_0(void)
{
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Reduce_scatter_c)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm);
    rec_expect_refusal("MPI_Reduce_scatter_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_c_1(void)
{
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    op = MPI_OP_NULL;
    int returned = (MPI_Reduce_scatter_c)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm);
    rec_expect_refusal("MPI_Reduce_scatter_c", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_c_2(void)
{
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Reduce_scatter_c)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm);
    rec_expect_refusal("MPI_Reduce_scatter_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_init_0(void)
{
    int recvcounts[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Reduce_scatter_init)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Reduce_scatter_init", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_init_1(void)
{
    int recvcounts[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Reduce_scatter_init)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Reduce_scatter_init", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_init_2(void)
{
    int recvcounts[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Reduce_scatter_init)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Reduce_scatter_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_init_3(void)
{
    int recvcounts[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    int returned = (MPI_Reduce_scatter_init)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm, info, 0);
    rec_expect_refusal("MPI_Reduce_scatter_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_init_c_0(void)
{
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Reduce_scatter_init_c)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm, info,
            &request);
    rec_expect_refusal("MPI_Reduce_scatter_init_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_init_c_1(void)
{
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Reduce_scatter_init_c)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm, info,
            &request);
    rec_expect_refusal("MPI_Reduce_scatter_init_c", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_init_c_2(void)
{
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Reduce_scatter_init_c)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm, info,
            &request);
    rec_expect_refusal("MPI_Reduce_scatter_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Reduce_scatter_init_c_3(void)
{
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    int returned = (MPI_Reduce_scatter_init_c)(rec_slot(1), rec_slot(2), recvcounts, datatype, op, comm, info, 0);
    rec_expect_refusal("MPI_Reduce_scatter_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scan_0(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    count = -77;
    int returned = (MPI_Scan)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_expect_refusal("MPI_Scan", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scan_1(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Scan)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_expect_refusal("MPI_Scan", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scan_2(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    op = MPI_OP_NULL;
    int returned = (MPI_Scan)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_expect_refusal("MPI_Scan", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scan_3(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Scan)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_expect_refusal("MPI_Scan", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scan_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    count = -77;
    int returned = (MPI_Scan_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_expect_refusal("MPI_Scan_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scan_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Scan_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_expect_refusal("MPI_Scan_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scan_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    op = MPI_OP_NULL;
    int returned = (MPI_Scan_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_expect_refusal("MPI_Scan_c", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scan_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Scan_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm);
    rec_expect_refusal("MPI_Scan_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scan_init_0(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Scan_init)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Scan_init", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scan_init_1(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Scan_init)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Scan_init", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scan_init_2(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Scan_init)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Scan_init", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scan_init_3(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Scan_init)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Scan_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scan_init_4(void)
{
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    int returned = (MPI_Scan_init)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, 0);
    rec_expect_refusal("MPI_Scan_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scan_init_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_Scan_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Scan_init_c", "count", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scan_init_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Scan_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Scan_init_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scan_init_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Scan_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Scan_init_c", "op", MPI_ERR_OP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scan_init_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Scan_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, &request);
    rec_expect_refusal("MPI_Scan_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scan_init_c_4(void)
{
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Op op = REC_NEW(MPI_Op, 1005);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    int returned = (MPI_Scan_init_c)(rec_slot(1), rec_slot(2), count, datatype, op, comm, info, 0);
    rec_expect_refusal("MPI_Scan_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatter_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    recvcount = -77;
    int returned = (MPI_Scatter)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
    rec_expect_refusal("MPI_Scatter", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatter_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Scatter)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
    rec_expect_refusal("MPI_Scatter", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatter_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    root = -77;
    int returned = (MPI_Scatter)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
    rec_expect_refusal("MPI_Scatter", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatter_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Scatter)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
    rec_expect_refusal("MPI_Scatter", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatter_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    recvcount = -77;
    int returned = (MPI_Scatter_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
    rec_expect_refusal("MPI_Scatter_c", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatter_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Scatter_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
    rec_expect_refusal("MPI_Scatter_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatter_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    root = -77;
    int returned = (MPI_Scatter_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
    rec_expect_refusal("MPI_Scatter_c", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatter_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Scatter_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm);
    rec_expect_refusal("MPI_Scatter_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatter_init_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Scatter_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            info, &request);
    rec_expect_refusal("MPI_Scatter_init", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatter_init_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Scatter_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            info, &request);
    rec_expect_refusal("MPI_Scatter_init", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatter_init_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    root = -77;
    int returned = (MPI_Scatter_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            info, &request);
    rec_expect_refusal("MPI_Scatter_init", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatter_init_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Scatter_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            info, &request);
    rec_expect_refusal("MPI_Scatter_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatter_init_4(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    int returned = (MPI_Scatter_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            info, 0);
    rec_expect_refusal("MPI_Scatter_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatter_init_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Scatter_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            info, &request);
    rec_expect_refusal("MPI_Scatter_init_c", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatter_init_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Scatter_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            info, &request);
    rec_expect_refusal("MPI_Scatter_init_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatter_init_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    root = -77;
    int returned = (MPI_Scatter_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            info, &request);
    rec_expect_refusal("MPI_Scatter_init_c", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatter_init_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Scatter_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            info, &request);
    rec_expect_refusal("MPI_Scatter_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatter_init_c_4(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    int returned = (MPI_Scatter_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, root, comm,
            info, 0);
    rec_expect_refusal("MPI_Scatter_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatterv_0(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int displs[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcount = (int)106;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    recvcount = -77;
    int returned = (MPI_Scatterv)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype, root,
            comm);
    rec_expect_refusal("MPI_Scatterv", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatterv_1(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int displs[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcount = (int)106;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Scatterv)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype, root,
            comm);
    rec_expect_refusal("MPI_Scatterv", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatterv_2(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int displs[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcount = (int)106;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    root = -77;
    int returned = (MPI_Scatterv)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype, root,
            comm);
    rec_expect_refusal("MPI_Scatterv", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatterv_3(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int displs[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcount = (int)106;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Scatterv)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype, root,
            comm);
    rec_expect_refusal("MPI_Scatterv", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatterv_c_0(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcount = (MPI_Count)5000000006;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    recvcount = -77;
    int returned = (MPI_Scatterv_c)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype, root,
            comm);
    rec_expect_refusal("MPI_Scatterv_c", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatterv_c_1(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcount = (MPI_Count)5000000006;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Scatterv_c)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype, root,
            comm);
    rec_expect_refusal("MPI_Scatterv_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatterv_c_2(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcount = (MPI_Count)5000000006;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    root = -77;
    int returned = (MPI_Scatterv_c)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype, root,
            comm);
    rec_expect_refusal("MPI_Scatterv_c", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatterv_c_3(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcount = (MPI_Count)5000000006;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Scatterv_c)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype, root,
            comm);
    rec_expect_refusal("MPI_Scatterv_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatterv_init_0(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int displs[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcount = (int)106;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Scatterv_init)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype,
            root, comm, info, &request);
    rec_expect_refusal("MPI_Scatterv_init", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatterv_init_1(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int displs[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcount = (int)106;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Scatterv_init)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype,
            root, comm, info, &request);
    rec_expect_refusal("MPI_Scatterv_init", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatterv_init_2(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int displs[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcount = (int)106;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    root = -77;
    int returned = (MPI_Scatterv_init)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype,
            root, comm, info, &request);
    rec_expect_refusal("MPI_Scatterv_init", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatterv_init_3(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int displs[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcount = (int)106;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Scatterv_init)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype,
            root, comm, info, &request);
    rec_expect_refusal("MPI_Scatterv_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatterv_init_4(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int displs[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcount = (int)106;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    int returned = (MPI_Scatterv_init)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype,
            root, comm, info, 0);
    rec_expect_refusal("MPI_Scatterv_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatterv_init_c_0(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcount = (MPI_Count)5000000006;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Scatterv_init_c)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype,
            root, comm, info, &request);
    rec_expect_refusal("MPI_Scatterv_init_c", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatterv_init_c_1(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcount = (MPI_Count)5000000006;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Scatterv_init_c)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype,
            root, comm, info, &request);
    rec_expect_refusal("MPI_Scatterv_init_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatterv_init_c_2(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcount = (MPI_Count)5000000006;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    root = -77;
    int returned = (MPI_Scatterv_init_c)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype,
            root, comm, info, &request);
    rec_expect_refusal("MPI_Scatterv_init_c", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatterv_init_c_3(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcount = (MPI_Count)5000000006;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Scatterv_init_c)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype,
            root, comm, info, &request);
    rec_expect_refusal("MPI_Scatterv_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Scatterv_init_c_4(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcount = (MPI_Count)5000000006;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    int returned = (MPI_Scatterv_init_c)(rec_slot(1), sendcounts, displs, sendtype, rec_slot(5), recvcount, recvtype,
            root, comm, info, 0);
    rec_expect_refusal("MPI_Scatterv_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

const struct rec_refusal rec_refusals_collectives[] = {
    {"MPI_Allgather", refuse_MPI_Allgather_0},
    {"MPI_Allgather", refuse_MPI_Allgather_1},
    {"MPI_Allgather", refuse_MPI_Allgather_2},
    {"MPI_Allgather", refuse_MPI_Allgather_3},
    {"MPI_Allgather", refuse_MPI_Allgather_4},
    {"MPI_Allgather_c", refuse_MPI_Allgather_c_0},
    {"MPI_Allgather_c", refuse_MPI_Allgather_c_1},
    {"MPI_Allgather_c", refuse_MPI_Allgather_c_2},
    {"MPI_Allgather_c", refuse_MPI_Allgather_c_3},
    {"MPI_Allgather_c", refuse_MPI_Allgather_c_4},
    {"MPI_Allgather_init", refuse_MPI_Allgather_init_0},
    {"MPI_Allgather_init", refuse_MPI_Allgather_init_1},
    {"MPI_Allgather_init", refuse_MPI_Allgather_init_2},
    {"MPI_Allgather_init", refuse_MPI_Allgather_init_3},
    {"MPI_Allgather_init", refuse_MPI_Allgather_init_4},
    {"MPI_Allgather_init", refuse_MPI_Allgather_init_5},
    {"MPI_Allgather_init_c", refuse_MPI_Allgather_init_c_0},
    {"MPI_Allgather_init_c", refuse_MPI_Allgather_init_c_1},
    {"MPI_Allgather_init_c", refuse_MPI_Allgather_init_c_2},
    {"MPI_Allgather_init_c", refuse_MPI_Allgather_init_c_3},
    {"MPI_Allgather_init_c", refuse_MPI_Allgather_init_c_4},
    {"MPI_Allgather_init_c", refuse_MPI_Allgather_init_c_5},
    {"MPI_Allgatherv", refuse_MPI_Allgatherv_0},
    {"MPI_Allgatherv", refuse_MPI_Allgatherv_1},
    {"MPI_Allgatherv", refuse_MPI_Allgatherv_2},
    {"MPI_Allgatherv", refuse_MPI_Allgatherv_3},
    {"MPI_Allgatherv_c", refuse_MPI_Allgatherv_c_0},
    {"MPI_Allgatherv_c", refuse_MPI_Allgatherv_c_1},
    {"MPI_Allgatherv_c", refuse_MPI_Allgatherv_c_2},
    {"MPI_Allgatherv_c", refuse_MPI_Allgatherv_c_3},
    {"MPI_Allgatherv_init", refuse_MPI_Allgatherv_init_0},
    {"MPI_Allgatherv_init", refuse_MPI_Allgatherv_init_1},
    {"MPI_Allgatherv_init", refuse_MPI_Allgatherv_init_2},
    {"MPI_Allgatherv_init", refuse_MPI_Allgatherv_init_3},
    {"MPI_Allgatherv_init", refuse_MPI_Allgatherv_init_4},
    {"MPI_Allgatherv_init_c", refuse_MPI_Allgatherv_init_c_0},
    {"MPI_Allgatherv_init_c", refuse_MPI_Allgatherv_init_c_1},
    {"MPI_Allgatherv_init_c", refuse_MPI_Allgatherv_init_c_2},
    {"MPI_Allgatherv_init_c", refuse_MPI_Allgatherv_init_c_3},
    {"MPI_Allgatherv_init_c", refuse_MPI_Allgatherv_init_c_4},
    {"MPI_Allreduce", refuse_MPI_Allreduce_0},
    {"MPI_Allreduce", refuse_MPI_Allreduce_1},
    {"MPI_Allreduce", refuse_MPI_Allreduce_2},
    {"MPI_Allreduce", refuse_MPI_Allreduce_3},
    {"MPI_Allreduce_c", refuse_MPI_Allreduce_c_0},
    {"MPI_Allreduce_c", refuse_MPI_Allreduce_c_1},
    {"MPI_Allreduce_c", refuse_MPI_Allreduce_c_2},
    {"MPI_Allreduce_c", refuse_MPI_Allreduce_c_3},
    {"MPI_Allreduce_init", refuse_MPI_Allreduce_init_0},
    {"MPI_Allreduce_init", refuse_MPI_Allreduce_init_1},
    {"MPI_Allreduce_init", refuse_MPI_Allreduce_init_2},
    {"MPI_Allreduce_init", refuse_MPI_Allreduce_init_3},
    {"MPI_Allreduce_init", refuse_MPI_Allreduce_init_4},
    {"MPI_Allreduce_init_c", refuse_MPI_Allreduce_init_c_0},
    {"MPI_Allreduce_init_c", refuse_MPI_Allreduce_init_c_1},
    {"MPI_Allreduce_init_c", refuse_MPI_Allreduce_init_c_2},
    {"MPI_Allreduce_init_c", refuse_MPI_Allreduce_init_c_3},
    {"MPI_Allreduce_init_c", refuse_MPI_Allreduce_init_c_4},
    {"MPI_Alltoall", refuse_MPI_Alltoall_0},
    {"MPI_Alltoall", refuse_MPI_Alltoall_1},
    {"MPI_Alltoall", refuse_MPI_Alltoall_2},
    {"MPI_Alltoall", refuse_MPI_Alltoall_3},
    {"MPI_Alltoall", refuse_MPI_Alltoall_4},
    {"MPI_Alltoall_c", refuse_MPI_Alltoall_c_0},
    {"MPI_Alltoall_c", refuse_MPI_Alltoall_c_1},
    {"MPI_Alltoall_c", refuse_MPI_Alltoall_c_2},
    {"MPI_Alltoall_c", refuse_MPI_Alltoall_c_3},
    {"MPI_Alltoall_c", refuse_MPI_Alltoall_c_4},
    {"MPI_Alltoall_init", refuse_MPI_Alltoall_init_0},
    {"MPI_Alltoall_init", refuse_MPI_Alltoall_init_1},
    {"MPI_Alltoall_init", refuse_MPI_Alltoall_init_2},
    {"MPI_Alltoall_init", refuse_MPI_Alltoall_init_3},
    {"MPI_Alltoall_init", refuse_MPI_Alltoall_init_4},
    {"MPI_Alltoall_init", refuse_MPI_Alltoall_init_5},
    {"MPI_Alltoall_init_c", refuse_MPI_Alltoall_init_c_0},
    {"MPI_Alltoall_init_c", refuse_MPI_Alltoall_init_c_1},
    {"MPI_Alltoall_init_c", refuse_MPI_Alltoall_init_c_2},
    {"MPI_Alltoall_init_c", refuse_MPI_Alltoall_init_c_3},
    {"MPI_Alltoall_init_c", refuse_MPI_Alltoall_init_c_4},
    {"MPI_Alltoall_init_c", refuse_MPI_Alltoall_init_c_5},
    {"MPI_Alltoallv", refuse_MPI_Alltoallv_0},
    {"MPI_Alltoallv", refuse_MPI_Alltoallv_1},
    {"MPI_Alltoallv", refuse_MPI_Alltoallv_2},
    {"MPI_Alltoallv_c", refuse_MPI_Alltoallv_c_0},
    {"MPI_Alltoallv_c", refuse_MPI_Alltoallv_c_1},
    {"MPI_Alltoallv_c", refuse_MPI_Alltoallv_c_2},
    {"MPI_Alltoallv_init", refuse_MPI_Alltoallv_init_0},
    {"MPI_Alltoallv_init", refuse_MPI_Alltoallv_init_1},
    {"MPI_Alltoallv_init", refuse_MPI_Alltoallv_init_2},
    {"MPI_Alltoallv_init", refuse_MPI_Alltoallv_init_3},
    {"MPI_Alltoallv_init_c", refuse_MPI_Alltoallv_init_c_0},
    {"MPI_Alltoallv_init_c", refuse_MPI_Alltoallv_init_c_1},
    {"MPI_Alltoallv_init_c", refuse_MPI_Alltoallv_init_c_2},
    {"MPI_Alltoallv_init_c", refuse_MPI_Alltoallv_init_c_3},
    {"MPI_Alltoallw", refuse_MPI_Alltoallw_0},
    {"MPI_Alltoallw_c", refuse_MPI_Alltoallw_c_0},
    {"MPI_Alltoallw_init", refuse_MPI_Alltoallw_init_0},
    {"MPI_Alltoallw_init", refuse_MPI_Alltoallw_init_1},
    {"MPI_Alltoallw_init_c", refuse_MPI_Alltoallw_init_c_0},
    {"MPI_Alltoallw_init_c", refuse_MPI_Alltoallw_init_c_1},
    {"MPI_Barrier", refuse_MPI_Barrier_0},
    {"MPI_Barrier_init", refuse_MPI_Barrier_init_0},
    {"MPI_Barrier_init", refuse_MPI_Barrier_init_1},
    {"MPI_Bcast", refuse_MPI_Bcast_0},
    {"MPI_Bcast", refuse_MPI_Bcast_1},
    {"MPI_Bcast", refuse_MPI_Bcast_2},
    {"MPI_Bcast", refuse_MPI_Bcast_3},
    {"MPI_Bcast_c", refuse_MPI_Bcast_c_0},
    {"MPI_Bcast_c", refuse_MPI_Bcast_c_1},
    {"MPI_Bcast_c", refuse_MPI_Bcast_c_2},
    {"MPI_Bcast_c", refuse_MPI_Bcast_c_3},
    {"MPI_Bcast_init", refuse_MPI_Bcast_init_0},
    {"MPI_Bcast_init", refuse_MPI_Bcast_init_1},
    {"MPI_Bcast_init", refuse_MPI_Bcast_init_2},
    {"MPI_Bcast_init", refuse_MPI_Bcast_init_3},
    {"MPI_Bcast_init", refuse_MPI_Bcast_init_4},
    {"MPI_Bcast_init_c", refuse_MPI_Bcast_init_c_0},
    {"MPI_Bcast_init_c", refuse_MPI_Bcast_init_c_1},
    {"MPI_Bcast_init_c", refuse_MPI_Bcast_init_c_2},
    {"MPI_Bcast_init_c", refuse_MPI_Bcast_init_c_3},
    {"MPI_Bcast_init_c", refuse_MPI_Bcast_init_c_4},
    {"MPI_Exscan", refuse_MPI_Exscan_0},
    {"MPI_Exscan", refuse_MPI_Exscan_1},
    {"MPI_Exscan", refuse_MPI_Exscan_2},
    {"MPI_Exscan", refuse_MPI_Exscan_3},
    {"MPI_Exscan_c", refuse_MPI_Exscan_c_0},
    {"MPI_Exscan_c", refuse_MPI_Exscan_c_1},
    {"MPI_Exscan_c", refuse_MPI_Exscan_c_2},
    {"MPI_Exscan_c", refuse_MPI_Exscan_c_3},
    {"MPI_Exscan_init", refuse_MPI_Exscan_init_0},
    {"MPI_Exscan_init", refuse_MPI_Exscan_init_1},
    {"MPI_Exscan_init", refuse_MPI_Exscan_init_2},
    {"MPI_Exscan_init", refuse_MPI_Exscan_init_3},
    {"MPI_Exscan_init", refuse_MPI_Exscan_init_4},
    {"MPI_Exscan_init_c", refuse_MPI_Exscan_init_c_0},
    {"MPI_Exscan_init_c", refuse_MPI_Exscan_init_c_1},
    {"MPI_Exscan_init_c", refuse_MPI_Exscan_init_c_2},
    {"MPI_Exscan_init_c", refuse_MPI_Exscan_init_c_3},
    {"MPI_Exscan_init_c", refuse_MPI_Exscan_init_c_4},
    {"MPI_Gather", refuse_MPI_Gather_0},
    {"MPI_Gather", refuse_MPI_Gather_1},
    {"MPI_Gather", refuse_MPI_Gather_2},
    {"MPI_Gather", refuse_MPI_Gather_3},
    {"MPI_Gather_c", refuse_MPI_Gather_c_0},
    {"MPI_Gather_c", refuse_MPI_Gather_c_1},
    {"MPI_Gather_c", refuse_MPI_Gather_c_2},
    {"MPI_Gather_c", refuse_MPI_Gather_c_3},
    {"MPI_Gather_init", refuse_MPI_Gather_init_0},
    {"MPI_Gather_init", refuse_MPI_Gather_init_1},
    {"MPI_Gather_init", refuse_MPI_Gather_init_2},
    {"MPI_Gather_init", refuse_MPI_Gather_init_3},
    {"MPI_Gather_init", refuse_MPI_Gather_init_4},
    {"MPI_Gather_init_c", refuse_MPI_Gather_init_c_0},
    {"MPI_Gather_init_c", refuse_MPI_Gather_init_c_1},
    {"MPI_Gather_init_c", refuse_MPI_Gather_init_c_2},
    {"MPI_Gather_init_c", refuse_MPI_Gather_init_c_3},
    {"MPI_Gather_init_c", refuse_MPI_Gather_init_c_4},
    {"MPI_Gatherv", refuse_MPI_Gatherv_0},
    {"MPI_Gatherv", refuse_MPI_Gatherv_1},
    {"MPI_Gatherv", refuse_MPI_Gatherv_2},
    {"MPI_Gatherv", refuse_MPI_Gatherv_3},
    {"MPI_Gatherv_c", refuse_MPI_Gatherv_c_0},
    {"MPI_Gatherv_c", refuse_MPI_Gatherv_c_1},
    {"MPI_Gatherv_c", refuse_MPI_Gatherv_c_2},
    {"MPI_Gatherv_c", refuse_MPI_Gatherv_c_3},
    {"MPI_Gatherv_init", refuse_MPI_Gatherv_init_0},
    {"MPI_Gatherv_init", refuse_MPI_Gatherv_init_1},
    {"MPI_Gatherv_init", refuse_MPI_Gatherv_init_2},
    {"MPI_Gatherv_init", refuse_MPI_Gatherv_init_3},
    {"MPI_Gatherv_init", refuse_MPI_Gatherv_init_4},
    {"MPI_Gatherv_init_c", refuse_MPI_Gatherv_init_c_0},
    {"MPI_Gatherv_init_c", refuse_MPI_Gatherv_init_c_1},
    {"MPI_Gatherv_init_c", refuse_MPI_Gatherv_init_c_2},
    {"MPI_Gatherv_init_c", refuse_MPI_Gatherv_init_c_3},
    {"MPI_Gatherv_init_c", refuse_MPI_Gatherv_init_c_4},
    {"MPI_Iallgather", refuse_MPI_Iallgather_0},
    {"MPI_Iallgather", refuse_MPI_Iallgather_1},
    {"MPI_Iallgather", refuse_MPI_Iallgather_2},
    {"MPI_Iallgather", refuse_MPI_Iallgather_3},
    {"MPI_Iallgather", refuse_MPI_Iallgather_4},
    {"MPI_Iallgather", refuse_MPI_Iallgather_5},
    {"MPI_Iallgather_c", refuse_MPI_Iallgather_c_0},
    {"MPI_Iallgather_c", refuse_MPI_Iallgather_c_1},
    {"MPI_Iallgather_c", refuse_MPI_Iallgather_c_2},
    {"MPI_Iallgather_c", refuse_MPI_Iallgather_c_3},
    {"MPI_Iallgather_c", refuse_MPI_Iallgather_c_4},
    {"MPI_Iallgather_c", refuse_MPI_Iallgather_c_5},
    {"MPI_Iallgatherv", refuse_MPI_Iallgatherv_0},
    {"MPI_Iallgatherv", refuse_MPI_Iallgatherv_1},
    {"MPI_Iallgatherv", refuse_MPI_Iallgatherv_2},
    {"MPI_Iallgatherv", refuse_MPI_Iallgatherv_3},
    {"MPI_Iallgatherv", refuse_MPI_Iallgatherv_4},
    {"MPI_Iallgatherv_c", refuse_MPI_Iallgatherv_c_0},
    {"MPI_Iallgatherv_c", refuse_MPI_Iallgatherv_c_1},
    {"MPI_Iallgatherv_c", refuse_MPI_Iallgatherv_c_2},
    {"MPI_Iallgatherv_c", refuse_MPI_Iallgatherv_c_3},
    {"MPI_Iallgatherv_c", refuse_MPI_Iallgatherv_c_4},
    {"MPI_Iallreduce", refuse_MPI_Iallreduce_0},
    {"MPI_Iallreduce", refuse_MPI_Iallreduce_1},
    {"MPI_Iallreduce", refuse_MPI_Iallreduce_2},
    {"MPI_Iallreduce", refuse_MPI_Iallreduce_3},
    {"MPI_Iallreduce", refuse_MPI_Iallreduce_4},
    {"MPI_Iallreduce_c", refuse_MPI_Iallreduce_c_0},
    {"MPI_Iallreduce_c", refuse_MPI_Iallreduce_c_1},
    {"MPI_Iallreduce_c", refuse_MPI_Iallreduce_c_2},
    {"MPI_Iallreduce_c", refuse_MPI_Iallreduce_c_3},
    {"MPI_Iallreduce_c", refuse_MPI_Iallreduce_c_4},
    {"MPI_Ialltoall", refuse_MPI_Ialltoall_0},
    {"MPI_Ialltoall", refuse_MPI_Ialltoall_1},
    {"MPI_Ialltoall", refuse_MPI_Ialltoall_2},
    {"MPI_Ialltoall", refuse_MPI_Ialltoall_3},
    {"MPI_Ialltoall", refuse_MPI_Ialltoall_4},
    {"MPI_Ialltoall", refuse_MPI_Ialltoall_5},
    {"MPI_Ialltoall_c", refuse_MPI_Ialltoall_c_0},
    {"MPI_Ialltoall_c", refuse_MPI_Ialltoall_c_1},
    {"MPI_Ialltoall_c", refuse_MPI_Ialltoall_c_2},
    {"MPI_Ialltoall_c", refuse_MPI_Ialltoall_c_3},
    {"MPI_Ialltoall_c", refuse_MPI_Ialltoall_c_4},
    {"MPI_Ialltoall_c", refuse_MPI_Ialltoall_c_5},
    {"MPI_Ialltoallv", refuse_MPI_Ialltoallv_0},
    {"MPI_Ialltoallv", refuse_MPI_Ialltoallv_1},
    {"MPI_Ialltoallv", refuse_MPI_Ialltoallv_2},
    {"MPI_Ialltoallv", refuse_MPI_Ialltoallv_3},
    {"MPI_Ialltoallv_c", refuse_MPI_Ialltoallv_c_0},
    {"MPI_Ialltoallv_c", refuse_MPI_Ialltoallv_c_1},
    {"MPI_Ialltoallv_c", refuse_MPI_Ialltoallv_c_2},
    {"MPI_Ialltoallv_c", refuse_MPI_Ialltoallv_c_3},
    {"MPI_Ialltoallw", refuse_MPI_Ialltoallw_0},
    {"MPI_Ialltoallw", refuse_MPI_Ialltoallw_1},
    {"MPI_Ialltoallw_c", refuse_MPI_Ialltoallw_c_0},
    {"MPI_Ialltoallw_c", refuse_MPI_Ialltoallw_c_1},
    {"MPI_Ibarrier", refuse_MPI_Ibarrier_0},
    {"MPI_Ibarrier", refuse_MPI_Ibarrier_1},
    {"MPI_Ibcast", refuse_MPI_Ibcast_0},
    {"MPI_Ibcast", refuse_MPI_Ibcast_1},
    {"MPI_Ibcast", refuse_MPI_Ibcast_2},
    {"MPI_Ibcast", refuse_MPI_Ibcast_3},
    {"MPI_Ibcast", refuse_MPI_Ibcast_4},
    {"MPI_Ibcast_c", refuse_MPI_Ibcast_c_0},
    {"MPI_Ibcast_c", refuse_MPI_Ibcast_c_1},
    {"MPI_Ibcast_c", refuse_MPI_Ibcast_c_2},
    {"MPI_Ibcast_c", refuse_MPI_Ibcast_c_3},
    {"MPI_Ibcast_c", refuse_MPI_Ibcast_c_4},
    {"MPI_Iexscan", refuse_MPI_Iexscan_0},
    {"MPI_Iexscan", refuse_MPI_Iexscan_1},
    {"MPI_Iexscan", refuse_MPI_Iexscan_2},
    {"MPI_Iexscan", refuse_MPI_Iexscan_3},
    {"MPI_Iexscan", refuse_MPI_Iexscan_4},
    {"MPI_Iexscan_c", refuse_MPI_Iexscan_c_0},
    {"MPI_Iexscan_c", refuse_MPI_Iexscan_c_1},
    {"MPI_Iexscan_c", refuse_MPI_Iexscan_c_2},
    {"MPI_Iexscan_c", refuse_MPI_Iexscan_c_3},
    {"MPI_Iexscan_c", refuse_MPI_Iexscan_c_4},
    {"MPI_Igather", refuse_MPI_Igather_0},
    {"MPI_Igather", refuse_MPI_Igather_1},
    {"MPI_Igather", refuse_MPI_Igather_2},
    {"MPI_Igather", refuse_MPI_Igather_3},
    {"MPI_Igather", refuse_MPI_Igather_4},
    {"MPI_Igather_c", refuse_MPI_Igather_c_0},
    {"MPI_Igather_c", refuse_MPI_Igather_c_1},
    {"MPI_Igather_c", refuse_MPI_Igather_c_2},
    {"MPI_Igather_c", refuse_MPI_Igather_c_3},
    {"MPI_Igather_c", refuse_MPI_Igather_c_4},
    {"MPI_Igatherv", refuse_MPI_Igatherv_0},
    {"MPI_Igatherv", refuse_MPI_Igatherv_1},
    {"MPI_Igatherv", refuse_MPI_Igatherv_2},
    {"MPI_Igatherv", refuse_MPI_Igatherv_3},
    {"MPI_Igatherv", refuse_MPI_Igatherv_4},
    {"MPI_Igatherv_c", refuse_MPI_Igatherv_c_0},
    {"MPI_Igatherv_c", refuse_MPI_Igatherv_c_1},
    {"MPI_Igatherv_c", refuse_MPI_Igatherv_c_2},
    {"MPI_Igatherv_c", refuse_MPI_Igatherv_c_3},
    {"MPI_Igatherv_c", refuse_MPI_Igatherv_c_4},
    {"MPI_Ireduce", refuse_MPI_Ireduce_0},
    {"MPI_Ireduce", refuse_MPI_Ireduce_1},
    {"MPI_Ireduce", refuse_MPI_Ireduce_2},
    {"MPI_Ireduce", refuse_MPI_Ireduce_3},
    {"MPI_Ireduce", refuse_MPI_Ireduce_4},
    {"MPI_Ireduce", refuse_MPI_Ireduce_5},
    {"MPI_Ireduce_c", refuse_MPI_Ireduce_c_0},
    {"MPI_Ireduce_c", refuse_MPI_Ireduce_c_1},
    {"MPI_Ireduce_c", refuse_MPI_Ireduce_c_2},
    {"MPI_Ireduce_c", refuse_MPI_Ireduce_c_3},
    {"MPI_Ireduce_c", refuse_MPI_Ireduce_c_4},
    {"MPI_Ireduce_c", refuse_MPI_Ireduce_c_5},
    {"MPI_Ireduce_scatter", refuse_MPI_Ireduce_scatter_0},
    {"MPI_Ireduce_scatter", refuse_MPI_Ireduce_scatter_1},
    {"MPI_Ireduce_scatter", refuse_MPI_Ireduce_scatter_2},
    {"MPI_Ireduce_scatter", refuse_MPI_Ireduce_scatter_3},
    {"MPI_Ireduce_scatter_block", refuse_MPI_Ireduce_scatter_block_0},
    {"MPI_Ireduce_scatter_block", refuse_MPI_Ireduce_scatter_block_1},
    {"MPI_Ireduce_scatter_block", refuse_MPI_Ireduce_scatter_block_2},
    {"MPI_Ireduce_scatter_block", refuse_MPI_Ireduce_scatter_block_3},
    {"MPI_Ireduce_scatter_block", refuse_MPI_Ireduce_scatter_block_4},
    {"MPI_Ireduce_scatter_block_c", refuse_MPI_Ireduce_scatter_block_c_0},
    {"MPI_Ireduce_scatter_block_c", refuse_MPI_Ireduce_scatter_block_c_1},
    {"MPI_Ireduce_scatter_block_c", refuse_MPI_Ireduce_scatter_block_c_2},
    {"MPI_Ireduce_scatter_block_c", refuse_MPI_Ireduce_scatter_block_c_3},
    {"MPI_Ireduce_scatter_block_c", refuse_MPI_Ireduce_scatter_block_c_4},
    {"MPI_Ireduce_scatter_c", refuse_MPI_Ireduce_scatter_c_0},
    {"MPI_Ireduce_scatter_c", refuse_MPI_Ireduce_scatter_c_1},
    {"MPI_Ireduce_scatter_c", refuse_MPI_Ireduce_scatter_c_2},
    {"MPI_Ireduce_scatter_c", refuse_MPI_Ireduce_scatter_c_3},
    {"MPI_Iscan", refuse_MPI_Iscan_0},
    {"MPI_Iscan", refuse_MPI_Iscan_1},
    {"MPI_Iscan", refuse_MPI_Iscan_2},
    {"MPI_Iscan", refuse_MPI_Iscan_3},
    {"MPI_Iscan", refuse_MPI_Iscan_4},
    {"MPI_Iscan_c", refuse_MPI_Iscan_c_0},
    {"MPI_Iscan_c", refuse_MPI_Iscan_c_1},
    {"MPI_Iscan_c", refuse_MPI_Iscan_c_2},
    {"MPI_Iscan_c", refuse_MPI_Iscan_c_3},
    {"MPI_Iscan_c", refuse_MPI_Iscan_c_4},
    {"MPI_Iscatter", refuse_MPI_Iscatter_0},
    {"MPI_Iscatter", refuse_MPI_Iscatter_1},
    {"MPI_Iscatter", refuse_MPI_Iscatter_2},
    {"MPI_Iscatter", refuse_MPI_Iscatter_3},
    {"MPI_Iscatter", refuse_MPI_Iscatter_4},
    {"MPI_Iscatter_c", refuse_MPI_Iscatter_c_0},
    {"MPI_Iscatter_c", refuse_MPI_Iscatter_c_1},
    {"MPI_Iscatter_c", refuse_MPI_Iscatter_c_2},
    {"MPI_Iscatter_c", refuse_MPI_Iscatter_c_3},
    {"MPI_Iscatter_c", refuse_MPI_Iscatter_c_4},
    {"MPI_Iscatterv", refuse_MPI_Iscatterv_0},
    {"MPI_Iscatterv", refuse_MPI_Iscatterv_1},
    {"MPI_Iscatterv", refuse_MPI_Iscatterv_2},
    {"MPI_Iscatterv", refuse_MPI_Iscatterv_3},
    {"MPI_Iscatterv", refuse_MPI_Iscatterv_4},
    {"MPI_Iscatterv_c", refuse_MPI_Iscatterv_c_0},
    {"MPI_Iscatterv_c", refuse_MPI_Iscatterv_c_1},
    {"MPI_Iscatterv_c", refuse_MPI_Iscatterv_c_2},
    {"MPI_Iscatterv_c", refuse_MPI_Iscatterv_c_3},
    {"MPI_Iscatterv_c", refuse_MPI_Iscatterv_c_4},
    {"MPI_Op_commutative", refuse_MPI_Op_commutative_0},
    {"MPI_Op_commutative", refuse_MPI_Op_commutative_1},
    {"MPI_Op_create", refuse_MPI_Op_create_0},
    {"MPI_Op_create", refuse_MPI_Op_create_1},
    {"MPI_Op_create_c", refuse_MPI_Op_create_c_0},
    {"MPI_Op_create_c", refuse_MPI_Op_create_c_1},
    {"MPI_Op_free", refuse_MPI_Op_free_0},
    {"MPI_Op_free", refuse_MPI_Op_free_1},
    {"MPI_Reduce", refuse_MPI_Reduce_0},
    {"MPI_Reduce", refuse_MPI_Reduce_1},
    {"MPI_Reduce", refuse_MPI_Reduce_2},
    {"MPI_Reduce", refuse_MPI_Reduce_3},
    {"MPI_Reduce", refuse_MPI_Reduce_4},
    {"MPI_Reduce_c", refuse_MPI_Reduce_c_0},
    {"MPI_Reduce_c", refuse_MPI_Reduce_c_1},
    {"MPI_Reduce_c", refuse_MPI_Reduce_c_2},
    {"MPI_Reduce_c", refuse_MPI_Reduce_c_3},
    {"MPI_Reduce_c", refuse_MPI_Reduce_c_4},
    {"MPI_Reduce_init", refuse_MPI_Reduce_init_0},
    {"MPI_Reduce_init", refuse_MPI_Reduce_init_1},
    {"MPI_Reduce_init", refuse_MPI_Reduce_init_2},
    {"MPI_Reduce_init", refuse_MPI_Reduce_init_3},
    {"MPI_Reduce_init", refuse_MPI_Reduce_init_4},
    {"MPI_Reduce_init", refuse_MPI_Reduce_init_5},
    {"MPI_Reduce_init_c", refuse_MPI_Reduce_init_c_0},
    {"MPI_Reduce_init_c", refuse_MPI_Reduce_init_c_1},
    {"MPI_Reduce_init_c", refuse_MPI_Reduce_init_c_2},
    {"MPI_Reduce_init_c", refuse_MPI_Reduce_init_c_3},
    {"MPI_Reduce_init_c", refuse_MPI_Reduce_init_c_4},
    {"MPI_Reduce_init_c", refuse_MPI_Reduce_init_c_5},
    {"MPI_Reduce_local", refuse_MPI_Reduce_local_0},
    {"MPI_Reduce_local", refuse_MPI_Reduce_local_1},
    {"MPI_Reduce_local", refuse_MPI_Reduce_local_2},
    {"MPI_Reduce_local_c", refuse_MPI_Reduce_local_c_0},
    {"MPI_Reduce_local_c", refuse_MPI_Reduce_local_c_1},
    {"MPI_Reduce_local_c", refuse_MPI_Reduce_local_c_2},
    {"MPI_Reduce_scatter", refuse_MPI_Reduce_scatter_0},
    {"MPI_Reduce_scatter", refuse_MPI_Reduce_scatter_1},
    {"MPI_Reduce_scatter", refuse_MPI_Reduce_scatter_2},
    {"MPI_Reduce_scatter_block", refuse_MPI_Reduce_scatter_block_0},
    {"MPI_Reduce_scatter_block", refuse_MPI_Reduce_scatter_block_1},
    {"MPI_Reduce_scatter_block", refuse_MPI_Reduce_scatter_block_2},
    {"MPI_Reduce_scatter_block", refuse_MPI_Reduce_scatter_block_3},
    {"MPI_Reduce_scatter_block_c", refuse_MPI_Reduce_scatter_block_c_0},
    {"MPI_Reduce_scatter_block_c", refuse_MPI_Reduce_scatter_block_c_1},
    {"MPI_Reduce_scatter_block_c", refuse_MPI_Reduce_scatter_block_c_2},
    {"MPI_Reduce_scatter_block_c", refuse_MPI_Reduce_scatter_block_c_3},
    {"MPI_Reduce_scatter_block_init", refuse_MPI_Reduce_scatter_block_init_0},
    {"MPI_Reduce_scatter_block_init", refuse_MPI_Reduce_scatter_block_init_1},
    {"MPI_Reduce_scatter_block_init", refuse_MPI_Reduce_scatter_block_init_2},
    {"MPI_Reduce_scatter_block_init", refuse_MPI_Reduce_scatter_block_init_3},
    {"MPI_Reduce_scatter_block_init", refuse_MPI_Reduce_scatter_block_init_4},
    {"MPI_Reduce_scatter_block_init_c", refuse_MPI_Reduce_scatter_block_init_c_0},
    {"MPI_Reduce_scatter_block_init_c", refuse_MPI_Reduce_scatter_block_init_c_1},
    {"MPI_Reduce_scatter_block_init_c", refuse_MPI_Reduce_scatter_block_init_c_2},
    {"MPI_Reduce_scatter_block_init_c", refuse_MPI_Reduce_scatter_block_init_c_3},
    {"MPI_Reduce_scatter_block_init_c", refuse_MPI_Reduce_scatter_block_init_c_4},
    {"MPI_Reduce_scatter_c", refuse_MPI_Reduce_scatter_c_0},
    {"MPI_Reduce_scatter_c", refuse_MPI_Reduce_scatter_c_1},
    {"MPI_Reduce_scatter_c", refuse_MPI_Reduce_scatter_c_2},
    {"MPI_Reduce_scatter_init", refuse_MPI_Reduce_scatter_init_0},
    {"MPI_Reduce_scatter_init", refuse_MPI_Reduce_scatter_init_1},
    {"MPI_Reduce_scatter_init", refuse_MPI_Reduce_scatter_init_2},
    {"MPI_Reduce_scatter_init", refuse_MPI_Reduce_scatter_init_3},
    {"MPI_Reduce_scatter_init_c", refuse_MPI_Reduce_scatter_init_c_0},
    {"MPI_Reduce_scatter_init_c", refuse_MPI_Reduce_scatter_init_c_1},
    {"MPI_Reduce_scatter_init_c", refuse_MPI_Reduce_scatter_init_c_2},
    {"MPI_Reduce_scatter_init_c", refuse_MPI_Reduce_scatter_init_c_3},
    {"MPI_Scan", refuse_MPI_Scan_0},
    {"MPI_Scan", refuse_MPI_Scan_1},
    {"MPI_Scan", refuse_MPI_Scan_2},
    {"MPI_Scan", refuse_MPI_Scan_3},
    {"MPI_Scan_c", refuse_MPI_Scan_c_0},
    {"MPI_Scan_c", refuse_MPI_Scan_c_1},
    {"MPI_Scan_c", refuse_MPI_Scan_c_2},
    {"MPI_Scan_c", refuse_MPI_Scan_c_3},
    {"MPI_Scan_init", refuse_MPI_Scan_init_0},
    {"MPI_Scan_init", refuse_MPI_Scan_init_1},
    {"MPI_Scan_init", refuse_MPI_Scan_init_2},
    {"MPI_Scan_init", refuse_MPI_Scan_init_3},
    {"MPI_Scan_init", refuse_MPI_Scan_init_4},
    {"MPI_Scan_init_c", refuse_MPI_Scan_init_c_0},
    {"MPI_Scan_init_c", refuse_MPI_Scan_init_c_1},
    {"MPI_Scan_init_c", refuse_MPI_Scan_init_c_2},
    {"MPI_Scan_init_c", refuse_MPI_Scan_init_c_3},
    {"MPI_Scan_init_c", refuse_MPI_Scan_init_c_4},
    {"MPI_Scatter", refuse_MPI_Scatter_0},
    {"MPI_Scatter", refuse_MPI_Scatter_1},
    {"MPI_Scatter", refuse_MPI_Scatter_2},
    {"MPI_Scatter", refuse_MPI_Scatter_3},
    {"MPI_Scatter_c", refuse_MPI_Scatter_c_0},
    {"MPI_Scatter_c", refuse_MPI_Scatter_c_1},
    {"MPI_Scatter_c", refuse_MPI_Scatter_c_2},
    {"MPI_Scatter_c", refuse_MPI_Scatter_c_3},
    {"MPI_Scatter_init", refuse_MPI_Scatter_init_0},
    {"MPI_Scatter_init", refuse_MPI_Scatter_init_1},
    {"MPI_Scatter_init", refuse_MPI_Scatter_init_2},
    {"MPI_Scatter_init", refuse_MPI_Scatter_init_3},
    {"MPI_Scatter_init", refuse_MPI_Scatter_init_4},
    {"MPI_Scatter_init_c", refuse_MPI_Scatter_init_c_0},
    {"MPI_Scatter_init_c", refuse_MPI_Scatter_init_c_1},
    {"MPI_Scatter_init_c", refuse_MPI_Scatter_init_c_2},
    {"MPI_Scatter_init_c", refuse_MPI_Scatter_init_c_3},
    {"MPI_Scatter_init_c", refuse_MPI_Scatter_init_c_4},
    {"MPI_Scatterv", refuse_MPI_Scatterv_0},
    {"MPI_Scatterv", refuse_MPI_Scatterv_1},
    {"MPI_Scatterv", refuse_MPI_Scatterv_2},
    {"MPI_Scatterv", refuse_MPI_Scatterv_3},
    {"MPI_Scatterv_c", refuse_MPI_Scatterv_c_0},
    {"MPI_Scatterv_c", refuse_MPI_Scatterv_c_1},
    {"MPI_Scatterv_c", refuse_MPI_Scatterv_c_2},
    {"MPI_Scatterv_c", refuse_MPI_Scatterv_c_3},
    {"MPI_Scatterv_init", refuse_MPI_Scatterv_init_0},
    {"MPI_Scatterv_init", refuse_MPI_Scatterv_init_1},
    {"MPI_Scatterv_init", refuse_MPI_Scatterv_init_2},
    {"MPI_Scatterv_init", refuse_MPI_Scatterv_init_3},
    {"MPI_Scatterv_init", refuse_MPI_Scatterv_init_4},
    {"MPI_Scatterv_init_c", refuse_MPI_Scatterv_init_c_0},
    {"MPI_Scatterv_init_c", refuse_MPI_Scatterv_init_c_1},
    {"MPI_Scatterv_init_c", refuse_MPI_Scatterv_init_c_2},
    {"MPI_Scatterv_init_c", refuse_MPI_Scatterv_init_c_3},
    {"MPI_Scatterv_init_c", refuse_MPI_Scatterv_init_c_4},
    {0, 0}
};
