/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml through templates/test/recorder/refusals.c.j2. */
/* Calls of the chapter "datatypes" with one invalid argument each, and the error that each must raise. */
#include "recorder.h"
#include "bnd_entry.h"

static void refuse_MPI_Get_address_0(void)
{
    int returned = (MPI_Get_address)(rec_slot(1), 0);
    rec_expect_refusal("MPI_Get_address", "address", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Get_count_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    int count = (int)0;
    int returned = (MPI_Get_count)(0, datatype, &count);
    rec_expect_refusal("MPI_Get_count", "status", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Get_count_1(void)
{
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    int count = (int)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Get_count)(&status, datatype, &count);
    rec_expect_refusal("MPI_Get_count", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Get_count_2(void)
{
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    int returned = (MPI_Get_count)(&status, datatype, 0);
    rec_expect_refusal("MPI_Get_count", "count", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Get_count_c_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count count = (MPI_Count)0;
    int returned = (MPI_Get_count_c)(0, datatype, &count);
    rec_expect_refusal("MPI_Get_count_c", "status", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Get_count_c_1(void)
{
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count count = (MPI_Count)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Get_count_c)(&status, datatype, &count);
    rec_expect_refusal("MPI_Get_count_c", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Get_count_c_2(void)
{
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    int returned = (MPI_Get_count_c)(&status, datatype, 0);
    rec_expect_refusal("MPI_Get_count_c", "count", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Get_elements_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    int count = (int)0;
    int returned = (MPI_Get_elements)(0, datatype, &count);
    rec_expect_refusal("MPI_Get_elements", "status", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Get_elements_1(void)
{
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    int count = (int)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Get_elements)(&status, datatype, &count);
    rec_expect_refusal("MPI_Get_elements", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Get_elements_2(void)
{
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    int returned = (MPI_Get_elements)(&status, datatype, 0);
    rec_expect_refusal("MPI_Get_elements", "count", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Get_elements_c_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count count = (MPI_Count)0;
    int returned = (MPI_Get_elements_c)(0, datatype, &count);
    rec_expect_refusal("MPI_Get_elements_c", "status", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Get_elements_c_1(void)
{
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count count = (MPI_Count)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Get_elements_c)(&status, datatype, &count);
    rec_expect_refusal("MPI_Get_elements_c", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Get_elements_c_2(void)
{
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    int returned = (MPI_Get_elements_c)(&status, datatype, 0);
    rec_expect_refusal("MPI_Get_elements_c", "count", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Get_elements_x_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count count = (MPI_Count)0;
    int returned = (MPI_Get_elements_x)(0, datatype, &count);
    rec_expect_refusal("MPI_Get_elements_x", "status", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Get_elements_x_1(void)
{
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count count = (MPI_Count)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Get_elements_x)(&status, datatype, &count);
    rec_expect_refusal("MPI_Get_elements_x", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Get_elements_x_2(void)
{
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    int returned = (MPI_Get_elements_x)(&status, datatype, 0);
    rec_expect_refusal("MPI_Get_elements_x", "count", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Pack_0(void)
{
    int incount = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int outsize = (int)105;
    int position = (int)106;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    incount = -77;
    int returned = (MPI_Pack)(rec_slot(1), incount, datatype, rec_slot(4), outsize, &position, comm);
    rec_expect_refusal("MPI_Pack", "incount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Pack_1(void)
{
    int incount = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int outsize = (int)105;
    int position = (int)106;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Pack)(rec_slot(1), incount, datatype, rec_slot(4), outsize, &position, comm);
    rec_expect_refusal("MPI_Pack", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Pack_2(void)
{
    int incount = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int outsize = (int)105;
    int position = (int)106;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    outsize = -77;
    int returned = (MPI_Pack)(rec_slot(1), incount, datatype, rec_slot(4), outsize, &position, comm);
    rec_expect_refusal("MPI_Pack", "outsize", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Pack_3(void)
{
    int incount = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int outsize = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = (MPI_Pack)(rec_slot(1), incount, datatype, rec_slot(4), outsize, 0, comm);
    rec_expect_refusal("MPI_Pack", "position", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Pack_4(void)
{
    int incount = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int outsize = (int)105;
    int position = (int)106;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Pack)(rec_slot(1), incount, datatype, rec_slot(4), outsize, &position, comm);
    rec_expect_refusal("MPI_Pack", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Pack_c_0(void)
{
    MPI_Count incount = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count outsize = (MPI_Count)5000000005;
    MPI_Count position = (MPI_Count)5000000006;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    incount = -77;
    int returned = (MPI_Pack_c)(rec_slot(1), incount, datatype, rec_slot(4), outsize, &position, comm);
    rec_expect_refusal("MPI_Pack_c", "incount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Pack_c_1(void)
{
    MPI_Count incount = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count outsize = (MPI_Count)5000000005;
    MPI_Count position = (MPI_Count)5000000006;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Pack_c)(rec_slot(1), incount, datatype, rec_slot(4), outsize, &position, comm);
    rec_expect_refusal("MPI_Pack_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Pack_c_2(void)
{
    MPI_Count incount = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count outsize = (MPI_Count)5000000005;
    MPI_Count position = (MPI_Count)5000000006;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    outsize = -77;
    int returned = (MPI_Pack_c)(rec_slot(1), incount, datatype, rec_slot(4), outsize, &position, comm);
    rec_expect_refusal("MPI_Pack_c", "outsize", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Pack_c_3(void)
{
    MPI_Count incount = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count outsize = (MPI_Count)5000000005;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = (MPI_Pack_c)(rec_slot(1), incount, datatype, rec_slot(4), outsize, 0, comm);
    rec_expect_refusal("MPI_Pack_c", "position", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Pack_c_4(void)
{
    MPI_Count incount = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count outsize = (MPI_Count)5000000005;
    MPI_Count position = (MPI_Count)5000000006;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Pack_c)(rec_slot(1), incount, datatype, rec_slot(4), outsize, &position, comm);
    rec_expect_refusal("MPI_Pack_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Pack_external_0(void)
{
    int incount = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Aint outsize = (MPI_Aint)5000000006;
    MPI_Aint position = (MPI_Aint)5000000007;
    int returned = (MPI_Pack_external)(0, rec_slot(2), incount, datatype, rec_slot(5), outsize, &position);
    rec_expect_refusal("MPI_Pack_external", "datarep", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Pack_external_1(void)
{
    int incount = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Aint outsize = (MPI_Aint)5000000006;
    MPI_Aint position = (MPI_Aint)5000000007;
    incount = -77;
    int returned = (MPI_Pack_external)("datarep 101", rec_slot(2), incount, datatype, rec_slot(5), outsize, &position);
    rec_expect_refusal("MPI_Pack_external", "incount", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Pack_external_2(void)
{
    int incount = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Aint outsize = (MPI_Aint)5000000006;
    MPI_Aint position = (MPI_Aint)5000000007;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Pack_external)("datarep 101", rec_slot(2), incount, datatype, rec_slot(5), outsize, &position);
    rec_expect_refusal("MPI_Pack_external", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Pack_external_3(void)
{
    int incount = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Aint outsize = (MPI_Aint)5000000006;
    int returned = (MPI_Pack_external)("datarep 101", rec_slot(2), incount, datatype, rec_slot(5), outsize, 0);
    rec_expect_refusal("MPI_Pack_external", "position", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Pack_external_c_0(void)
{
    MPI_Count incount = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count outsize = (MPI_Count)5000000006;
    MPI_Count position = (MPI_Count)5000000007;
    int returned = (MPI_Pack_external_c)(0, rec_slot(2), incount, datatype, rec_slot(5), outsize, &position);
    rec_expect_refusal("MPI_Pack_external_c", "datarep", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Pack_external_c_1(void)
{
    MPI_Count incount = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count outsize = (MPI_Count)5000000006;
    MPI_Count position = (MPI_Count)5000000007;
    incount = -77;
    int returned = (MPI_Pack_external_c)("datarep 101", rec_slot(2), incount, datatype, rec_slot(5), outsize,
            &position);
    rec_expect_refusal("MPI_Pack_external_c", "incount", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Pack_external_c_2(void)
{
    MPI_Count incount = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count outsize = (MPI_Count)5000000006;
    MPI_Count position = (MPI_Count)5000000007;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Pack_external_c)("datarep 101", rec_slot(2), incount, datatype, rec_slot(5), outsize,
            &position);
    rec_expect_refusal("MPI_Pack_external_c", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Pack_external_c_3(void)
{
    MPI_Count incount = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count outsize = (MPI_Count)5000000006;
    int returned = (MPI_Pack_external_c)("datarep 101", rec_slot(2), incount, datatype, rec_slot(5), outsize, 0);
    rec_expect_refusal("MPI_Pack_external_c", "position", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Pack_external_size_0(void)
{
    int incount = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Aint size = (MPI_Aint)0;
    int returned = (MPI_Pack_external_size)(0, incount, datatype, &size);
    rec_expect_refusal("MPI_Pack_external_size", "datarep", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Pack_external_size_1(void)
{
    int incount = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Aint size = (MPI_Aint)0;
    incount = -77;
    int returned = (MPI_Pack_external_size)("datarep 101", incount, datatype, &size);
    rec_expect_refusal("MPI_Pack_external_size", "incount", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Pack_external_size_2(void)
{
    int incount = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Aint size = (MPI_Aint)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Pack_external_size)("datarep 101", incount, datatype, &size);
    rec_expect_refusal("MPI_Pack_external_size", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Pack_external_size_3(void)
{
    int incount = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int returned = (MPI_Pack_external_size)("datarep 101", incount, datatype, 0);
    rec_expect_refusal("MPI_Pack_external_size", "size", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Pack_external_size_c_0(void)
{
    MPI_Count incount = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count size = (MPI_Count)0;
    int returned = (MPI_Pack_external_size_c)(0, incount, datatype, &size);
    rec_expect_refusal("MPI_Pack_external_size_c", "datarep", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Pack_external_size_c_1(void)
{
    MPI_Count incount = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count size = (MPI_Count)0;
    incount = -77;
    int returned = (MPI_Pack_external_size_c)("datarep 101", incount, datatype, &size);
    rec_expect_refusal("MPI_Pack_external_size_c", "incount", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Pack_external_size_c_2(void)
{
    MPI_Count incount = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count size = (MPI_Count)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Pack_external_size_c)("datarep 101", incount, datatype, &size);
    rec_expect_refusal("MPI_Pack_external_size_c", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Pack_external_size_c_3(void)
{
    MPI_Count incount = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int returned = (MPI_Pack_external_size_c)("datarep 101", incount, datatype, 0);
    rec_expect_refusal("MPI_Pack_external_size_c", "size", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Pack_size_0(void)
{
    int incount = (int)101;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    int size = (int)0;
    incount = -77;
    int returned = (MPI_Pack_size)(incount, datatype, comm, &size);
    rec_expect_refusal("MPI_Pack_size", "incount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Pack_size_1(void)
{
    int incount = (int)101;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    int size = (int)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Pack_size)(incount, datatype, comm, &size);
    rec_expect_refusal("MPI_Pack_size", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Pack_size_2(void)
{
    int incount = (int)101;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    int size = (int)0;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Pack_size)(incount, datatype, comm, &size);
    rec_expect_refusal("MPI_Pack_size", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Pack_size_3(void)
{
    int incount = (int)101;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    int returned = (MPI_Pack_size)(incount, datatype, comm, 0);
    rec_expect_refusal("MPI_Pack_size", "size", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Pack_size_c_0(void)
{
    MPI_Count incount = (MPI_Count)5000000001;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    MPI_Count size = (MPI_Count)0;
    incount = -77;
    int returned = (MPI_Pack_size_c)(incount, datatype, comm, &size);
    rec_expect_refusal("MPI_Pack_size_c", "incount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Pack_size_c_1(void)
{
    MPI_Count incount = (MPI_Count)5000000001;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    MPI_Count size = (MPI_Count)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Pack_size_c)(incount, datatype, comm, &size);
    rec_expect_refusal("MPI_Pack_size_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Pack_size_c_2(void)
{
    MPI_Count incount = (MPI_Count)5000000001;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    MPI_Count size = (MPI_Count)0;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Pack_size_c)(incount, datatype, comm, &size);
    rec_expect_refusal("MPI_Pack_size_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Pack_size_c_3(void)
{
    MPI_Count incount = (MPI_Count)5000000001;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    int returned = (MPI_Pack_size_c)(incount, datatype, comm, 0);
    rec_expect_refusal("MPI_Pack_size_c", "size", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Status_set_elements_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    int count = (int)103;
    int returned = (MPI_Status_set_elements)(0, datatype, count);
    rec_expect_refusal("MPI_Status_set_elements", "status", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Status_set_elements_1(void)
{
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    int count = (int)103;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Status_set_elements)(&status, datatype, count);
    rec_expect_refusal("MPI_Status_set_elements", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Status_set_elements_2(void)
{
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    int count = (int)103;
    count = -77;
    int returned = (MPI_Status_set_elements)(&status, datatype, count);
    rec_expect_refusal("MPI_Status_set_elements", "count", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Status_set_elements_c_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count count = (MPI_Count)5000000003;
    int returned = (MPI_Status_set_elements_c)(0, datatype, count);
    rec_expect_refusal("MPI_Status_set_elements_c", "status", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Status_set_elements_c_1(void)
{
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count count = (MPI_Count)5000000003;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Status_set_elements_c)(&status, datatype, count);
    rec_expect_refusal("MPI_Status_set_elements_c", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Status_set_elements_c_2(void)
{
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count count = (MPI_Count)5000000003;
    count = -77;
    int returned = (MPI_Status_set_elements_c)(&status, datatype, count);
    rec_expect_refusal("MPI_Status_set_elements_c", "count", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Status_set_elements_x_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count count = (MPI_Count)5000000003;
    int returned = (MPI_Status_set_elements_x)(0, datatype, count);
    rec_expect_refusal("MPI_Status_set_elements_x", "status", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Status_set_elements_x_1(void)
{
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count count = (MPI_Count)5000000003;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Status_set_elements_x)(&status, datatype, count);
    rec_expect_refusal("MPI_Status_set_elements_x", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Status_set_elements_x_2(void)
{
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count count = (MPI_Count)5000000003;
    count = -77;
    int returned = (MPI_Status_set_elements_x)(&status, datatype, count);
    rec_expect_refusal("MPI_Status_set_elements_x", "count", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_commit_0(void)
{
    int returned = (MPI_Type_commit)(0);
    rec_expect_refusal("MPI_Type_commit", "datatype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_commit_1(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_commit)(&datatype);
    rec_expect_refusal("MPI_Type_commit", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_contiguous_0(void)
{
    int count = (int)101;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1002);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    count = -77;
    int returned = (MPI_Type_contiguous)(count, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_contiguous", "count", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_contiguous_1(void)
{
    int count = (int)101;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1002);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    oldtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_contiguous)(count, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_contiguous", "oldtype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_contiguous_2(void)
{
    int count = (int)101;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1002);
    int returned = (MPI_Type_contiguous)(count, oldtype, 0);
    rec_expect_refusal("MPI_Type_contiguous", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_contiguous_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000001;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1002);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    count = -77;
    int returned = (MPI_Type_contiguous_c)(count, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_contiguous_c", "count", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_contiguous_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000001;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1002);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    oldtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_contiguous_c)(count, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_contiguous_c", "oldtype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_contiguous_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000001;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1002);
    int returned = (MPI_Type_contiguous_c)(count, oldtype, 0);
    rec_expect_refusal("MPI_Type_contiguous_c", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_darray_0(void)
{
    int size = (int)101;
    int rank = (int)102;
    int ndims = (int)3;
    int array_of_gsizes[REC_MOST] = REC_NUMBERS(104);
    int array_of_distribs[REC_MOST] = REC_NUMBERS(105);
    int array_of_dargs[REC_MOST] = REC_NUMBERS(106);
    int array_of_psizes[REC_MOST] = REC_NUMBERS(107);
    int order = (int)108;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1009);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    size = -77;
    int returned = (MPI_Type_create_darray)(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs,
            array_of_psizes, order, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_darray", "size", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_darray_1(void)
{
    int size = (int)101;
    int rank = (int)102;
    int ndims = (int)3;
    int array_of_gsizes[REC_MOST] = REC_NUMBERS(104);
    int array_of_distribs[REC_MOST] = REC_NUMBERS(105);
    int array_of_dargs[REC_MOST] = REC_NUMBERS(106);
    int array_of_psizes[REC_MOST] = REC_NUMBERS(107);
    int order = (int)108;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1009);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    rank = -77;
    int returned = (MPI_Type_create_darray)(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs,
            array_of_psizes, order, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_darray", "rank", MPI_ERR_RANK, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_darray_2(void)
{
    int size = (int)101;
    int rank = (int)102;
    int ndims = (int)3;
    int array_of_gsizes[REC_MOST] = REC_NUMBERS(104);
    int array_of_distribs[REC_MOST] = REC_NUMBERS(105);
    int array_of_dargs[REC_MOST] = REC_NUMBERS(106);
    int array_of_psizes[REC_MOST] = REC_NUMBERS(107);
    int order = (int)108;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1009);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    ndims = -77;
    int returned = (MPI_Type_create_darray)(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs,
            array_of_psizes, order, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_darray", "ndims", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_darray_3(void)
{
    int size = (int)101;
    int rank = (int)102;
    int ndims = (int)3;
    int array_of_distribs[REC_MOST] = REC_NUMBERS(105);
    int array_of_dargs[REC_MOST] = REC_NUMBERS(106);
    int array_of_psizes[REC_MOST] = REC_NUMBERS(107);
    int order = (int)108;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1009);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_darray)(size, rank, ndims, 0, array_of_distribs, array_of_dargs, array_of_psizes,
            order, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_darray", "array_of_gsizes", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_darray_4(void)
{
    int size = (int)101;
    int rank = (int)102;
    int ndims = (int)3;
    int array_of_gsizes[REC_MOST] = REC_NUMBERS(104);
    int array_of_dargs[REC_MOST] = REC_NUMBERS(106);
    int array_of_psizes[REC_MOST] = REC_NUMBERS(107);
    int order = (int)108;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1009);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_darray)(size, rank, ndims, array_of_gsizes, 0, array_of_dargs, array_of_psizes,
            order, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_darray", "array_of_distribs", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_darray_5(void)
{
    int size = (int)101;
    int rank = (int)102;
    int ndims = (int)3;
    int array_of_gsizes[REC_MOST] = REC_NUMBERS(104);
    int array_of_distribs[REC_MOST] = REC_NUMBERS(105);
    int array_of_psizes[REC_MOST] = REC_NUMBERS(107);
    int order = (int)108;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1009);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_darray)(size, rank, ndims, array_of_gsizes, array_of_distribs, 0, array_of_psizes,
            order, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_darray", "array_of_dargs", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_darray_6(void)
{
    int size = (int)101;
    int rank = (int)102;
    int ndims = (int)3;
    int array_of_gsizes[REC_MOST] = REC_NUMBERS(104);
    int array_of_distribs[REC_MOST] = REC_NUMBERS(105);
    int array_of_dargs[REC_MOST] = REC_NUMBERS(106);
    int order = (int)108;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1009);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_darray)(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, 0,
            order, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_darray", "array_of_psizes", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_darray_7(void)
{
    int size = (int)101;
    int rank = (int)102;
    int ndims = (int)3;
    int array_of_gsizes[REC_MOST] = REC_NUMBERS(104);
    int array_of_distribs[REC_MOST] = REC_NUMBERS(105);
    int array_of_dargs[REC_MOST] = REC_NUMBERS(106);
    int array_of_psizes[REC_MOST] = REC_NUMBERS(107);
    int order = (int)108;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1009);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    oldtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_create_darray)(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs,
            array_of_psizes, order, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_darray", "oldtype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_darray_8(void)
{
    int size = (int)101;
    int rank = (int)102;
    int ndims = (int)3;
    int array_of_gsizes[REC_MOST] = REC_NUMBERS(104);
    int array_of_distribs[REC_MOST] = REC_NUMBERS(105);
    int array_of_dargs[REC_MOST] = REC_NUMBERS(106);
    int array_of_psizes[REC_MOST] = REC_NUMBERS(107);
    int order = (int)108;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1009);
    int returned = (MPI_Type_create_darray)(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs,
            array_of_psizes, order, oldtype, 0);
    rec_expect_refusal("MPI_Type_create_darray", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_darray_c_0(void)
{
    int size = (int)101;
    int rank = (int)102;
    int ndims = (int)3;
    MPI_Count array_of_gsizes[REC_MOST] = REC_NUMBERS(5000000004);
    int array_of_distribs[REC_MOST] = REC_NUMBERS(105);
    int array_of_dargs[REC_MOST] = REC_NUMBERS(106);
    int array_of_psizes[REC_MOST] = REC_NUMBERS(107);
    int order = (int)108;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1009);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    size = -77;
    int returned = (MPI_Type_create_darray_c)(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs,
            array_of_psizes, order, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_darray_c", "size", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_darray_c_1(void)
{
    int size = (int)101;
    int rank = (int)102;
    int ndims = (int)3;
    MPI_Count array_of_gsizes[REC_MOST] = REC_NUMBERS(5000000004);
    int array_of_distribs[REC_MOST] = REC_NUMBERS(105);
    int array_of_dargs[REC_MOST] = REC_NUMBERS(106);
    int array_of_psizes[REC_MOST] = REC_NUMBERS(107);
    int order = (int)108;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1009);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    rank = -77;
    int returned = (MPI_Type_create_darray_c)(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs,
            array_of_psizes, order, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_darray_c", "rank", MPI_ERR_RANK, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_darray_c_2(void)
{
    int size = (int)101;
    int rank = (int)102;
    int ndims = (int)3;
    MPI_Count array_of_gsizes[REC_MOST] = REC_NUMBERS(5000000004);
    int array_of_distribs[REC_MOST] = REC_NUMBERS(105);
    int array_of_dargs[REC_MOST] = REC_NUMBERS(106);
    int array_of_psizes[REC_MOST] = REC_NUMBERS(107);
    int order = (int)108;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1009);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    ndims = -77;
    int returned = (MPI_Type_create_darray_c)(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs,
            array_of_psizes, order, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_darray_c", "ndims", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_darray_c_3(void)
{
    int size = (int)101;
    int rank = (int)102;
    int ndims = (int)3;
    int array_of_distribs[REC_MOST] = REC_NUMBERS(105);
    int array_of_dargs[REC_MOST] = REC_NUMBERS(106);
    int array_of_psizes[REC_MOST] = REC_NUMBERS(107);
    int order = (int)108;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1009);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_darray_c)(size, rank, ndims, 0, array_of_distribs, array_of_dargs, array_of_psizes,
            order, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_darray_c", "array_of_gsizes", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_darray_c_4(void)
{
    int size = (int)101;
    int rank = (int)102;
    int ndims = (int)3;
    MPI_Count array_of_gsizes[REC_MOST] = REC_NUMBERS(5000000004);
    int array_of_dargs[REC_MOST] = REC_NUMBERS(106);
    int array_of_psizes[REC_MOST] = REC_NUMBERS(107);
    int order = (int)108;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1009);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_darray_c)(size, rank, ndims, array_of_gsizes, 0, array_of_dargs, array_of_psizes,
            order, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_darray_c", "array_of_distribs", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_darray_c_5(void)
{
    int size = (int)101;
    int rank = (int)102;
    int ndims = (int)3;
    MPI_Count array_of_gsizes[REC_MOST] = REC_NUMBERS(5000000004);
    int array_of_distribs[REC_MOST] = REC_NUMBERS(105);
    int array_of_psizes[REC_MOST] = REC_NUMBERS(107);
    int order = (int)108;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1009);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_darray_c)(size, rank, ndims, array_of_gsizes, array_of_distribs, 0,
            array_of_psizes, order, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_darray_c", "array_of_dargs", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_darray_c_6(void)
{
    int size = (int)101;
    int rank = (int)102;
    int ndims = (int)3;
    MPI_Count array_of_gsizes[REC_MOST] = REC_NUMBERS(5000000004);
    int array_of_distribs[REC_MOST] = REC_NUMBERS(105);
    int array_of_dargs[REC_MOST] = REC_NUMBERS(106);
    int order = (int)108;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1009);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_darray_c)(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, 0,
            order, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_darray_c", "array_of_psizes", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_darray_c_7(void)
{
    int size = (int)101;
    int rank = (int)102;
    int ndims = (int)3;
    MPI_Count array_of_gsizes[REC_MOST] = REC_NUMBERS(5000000004);
    int array_of_distribs[REC_MOST] = REC_NUMBERS(105);
    int array_of_dargs[REC_MOST] = REC_NUMBERS(106);
    int array_of_psizes[REC_MOST] = REC_NUMBERS(107);
    int order = (int)108;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1009);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    oldtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_create_darray_c)(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs,
            array_of_psizes, order, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_darray_c", "oldtype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_darray_c_8(void)
{
    int size = (int)101;
    int rank = (int)102;
    int ndims = (int)3;
    MPI_Count array_of_gsizes[REC_MOST] = REC_NUMBERS(5000000004);
    int array_of_distribs[REC_MOST] = REC_NUMBERS(105);
    int array_of_dargs[REC_MOST] = REC_NUMBERS(106);
    int array_of_psizes[REC_MOST] = REC_NUMBERS(107);
    int order = (int)108;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1009);
    int returned = (MPI_Type_create_darray_c)(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs,
            array_of_psizes, order, oldtype, 0);
    rec_expect_refusal("MPI_Type_create_darray_c", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_f90_complex_0(void)
{
    int p = (int)101;
    int r = (int)102;
    int returned = (MPI_Type_create_f90_complex)(p, r, 0);
    rec_expect_refusal("MPI_Type_create_f90_complex", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_f90_integer_0(void)
{
    int r = (int)101;
    int returned = (MPI_Type_create_f90_integer)(r, 0);
    rec_expect_refusal("MPI_Type_create_f90_integer", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_f90_real_0(void)
{
    int p = (int)101;
    int r = (int)102;
    int returned = (MPI_Type_create_f90_real)(p, r, 0);
    rec_expect_refusal("MPI_Type_create_f90_real", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_hindexed_0(void)
{
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    count = -77;
    int returned = (MPI_Type_create_hindexed)(count, array_of_blocklengths, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_hindexed", "count", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_hindexed_1(void)
{
    int count = (int)3;
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_hindexed)(count, 0, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_hindexed", "array_of_blocklengths", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_hindexed_2(void)
{
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_hindexed)(count, array_of_blocklengths, 0, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_hindexed", "array_of_displacements", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_hindexed_3(void)
{
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    oldtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_create_hindexed)(count, array_of_blocklengths, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_hindexed", "oldtype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_hindexed_4(void)
{
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_Type_create_hindexed)(count, array_of_blocklengths, array_of_displacements, oldtype, 0);
    rec_expect_refusal("MPI_Type_create_hindexed", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_hindexed_block_0(void)
{
    int count = (int)3;
    int blocklength = (int)102;
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    count = -77;
    int returned = (MPI_Type_create_hindexed_block)(count, blocklength, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_hindexed_block", "count", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_hindexed_block_1(void)
{
    int count = (int)3;
    int blocklength = (int)102;
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    blocklength = -77;
    int returned = (MPI_Type_create_hindexed_block)(count, blocklength, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_hindexed_block", "blocklength", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_hindexed_block_2(void)
{
    int count = (int)3;
    int blocklength = (int)102;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_hindexed_block)(count, blocklength, 0, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_hindexed_block", "array_of_displacements", MPI_ERR_ARG, BND_ON_NOTHING,
            (void *)0, returned);
}

static void refuse_MPI_Type_create_hindexed_block_3(void)
{
    int count = (int)3;
    int blocklength = (int)102;
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    oldtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_create_hindexed_block)(count, blocklength, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_hindexed_block", "oldtype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_hindexed_block_4(void)
{
    int count = (int)3;
    int blocklength = (int)102;
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_Type_create_hindexed_block)(count, blocklength, array_of_displacements, oldtype, 0);
    rec_expect_refusal("MPI_Type_create_hindexed_block", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_hindexed_block_c_0(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    count = -77;
    int returned = (MPI_Type_create_hindexed_block_c)(count, blocklength, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_hindexed_block_c", "count", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_hindexed_block_c_1(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    blocklength = -77;
    int returned = (MPI_Type_create_hindexed_block_c)(count, blocklength, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_hindexed_block_c", "blocklength", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_hindexed_block_c_2(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_hindexed_block_c)(count, blocklength, 0, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_hindexed_block_c", "array_of_displacements", MPI_ERR_ARG, BND_ON_NOTHING,
            (void *)0, returned);
}

static void refuse_MPI_Type_create_hindexed_block_c_3(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    oldtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_create_hindexed_block_c)(count, blocklength, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_hindexed_block_c", "oldtype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_hindexed_block_c_4(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_Type_create_hindexed_block_c)(count, blocklength, array_of_displacements, oldtype, 0);
    rec_expect_refusal("MPI_Type_create_hindexed_block_c", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_hindexed_c_0(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count array_of_blocklengths[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    count = -77;
    int returned = (MPI_Type_create_hindexed_c)(count, array_of_blocklengths, array_of_displacements, oldtype,
            &newtype);
    rec_expect_refusal("MPI_Type_create_hindexed_c", "count", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_hindexed_c_1(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_hindexed_c)(count, 0, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_hindexed_c", "array_of_blocklengths", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_hindexed_c_2(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count array_of_blocklengths[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_hindexed_c)(count, array_of_blocklengths, 0, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_hindexed_c", "array_of_displacements", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_hindexed_c_3(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count array_of_blocklengths[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    oldtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_create_hindexed_c)(count, array_of_blocklengths, array_of_displacements, oldtype,
            &newtype);
    rec_expect_refusal("MPI_Type_create_hindexed_c", "oldtype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_hindexed_c_4(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count array_of_blocklengths[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_Type_create_hindexed_c)(count, array_of_blocklengths, array_of_displacements, oldtype, 0);
    rec_expect_refusal("MPI_Type_create_hindexed_c", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_hvector_0(void)
{
    int count = (int)101;
    int blocklength = (int)102;
    MPI_Aint stride = (MPI_Aint)5000000003;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    count = -77;
    int returned = (MPI_Type_create_hvector)(count, blocklength, stride, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_hvector", "count", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_hvector_1(void)
{
    int count = (int)101;
    int blocklength = (int)102;
    MPI_Aint stride = (MPI_Aint)5000000003;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    blocklength = -77;
    int returned = (MPI_Type_create_hvector)(count, blocklength, stride, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_hvector", "blocklength", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_hvector_2(void)
{
    int count = (int)101;
    int blocklength = (int)102;
    MPI_Aint stride = (MPI_Aint)5000000003;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    oldtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_create_hvector)(count, blocklength, stride, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_hvector", "oldtype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_hvector_3(void)
{
    int count = (int)101;
    int blocklength = (int)102;
    MPI_Aint stride = (MPI_Aint)5000000003;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_Type_create_hvector)(count, blocklength, stride, oldtype, 0);
    rec_expect_refusal("MPI_Type_create_hvector", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_hvector_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000001;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Count stride = (MPI_Count)5000000003;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    count = -77;
    int returned = (MPI_Type_create_hvector_c)(count, blocklength, stride, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_hvector_c", "count", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_hvector_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000001;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Count stride = (MPI_Count)5000000003;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    blocklength = -77;
    int returned = (MPI_Type_create_hvector_c)(count, blocklength, stride, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_hvector_c", "blocklength", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_hvector_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000001;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Count stride = (MPI_Count)5000000003;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    oldtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_create_hvector_c)(count, blocklength, stride, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_hvector_c", "oldtype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_hvector_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000001;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Count stride = (MPI_Count)5000000003;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_Type_create_hvector_c)(count, blocklength, stride, oldtype, 0);
    rec_expect_refusal("MPI_Type_create_hvector_c", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_indexed_block_0(void)
{
    int count = (int)3;
    int blocklength = (int)102;
    int array_of_displacements[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    count = -77;
    int returned = (MPI_Type_create_indexed_block)(count, blocklength, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_indexed_block", "count", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_indexed_block_1(void)
{
    int count = (int)3;
    int blocklength = (int)102;
    int array_of_displacements[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    blocklength = -77;
    int returned = (MPI_Type_create_indexed_block)(count, blocklength, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_indexed_block", "blocklength", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_indexed_block_2(void)
{
    int count = (int)3;
    int blocklength = (int)102;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_indexed_block)(count, blocklength, 0, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_indexed_block", "array_of_displacements", MPI_ERR_ARG, BND_ON_NOTHING,
            (void *)0, returned);
}

static void refuse_MPI_Type_create_indexed_block_3(void)
{
    int count = (int)3;
    int blocklength = (int)102;
    int array_of_displacements[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    oldtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_create_indexed_block)(count, blocklength, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_indexed_block", "oldtype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_indexed_block_4(void)
{
    int count = (int)3;
    int blocklength = (int)102;
    int array_of_displacements[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_Type_create_indexed_block)(count, blocklength, array_of_displacements, oldtype, 0);
    rec_expect_refusal("MPI_Type_create_indexed_block", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_indexed_block_c_0(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    count = -77;
    int returned = (MPI_Type_create_indexed_block_c)(count, blocklength, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_indexed_block_c", "count", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_indexed_block_c_1(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    blocklength = -77;
    int returned = (MPI_Type_create_indexed_block_c)(count, blocklength, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_indexed_block_c", "blocklength", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_indexed_block_c_2(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_indexed_block_c)(count, blocklength, 0, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_indexed_block_c", "array_of_displacements", MPI_ERR_ARG, BND_ON_NOTHING,
            (void *)0, returned);
}

static void refuse_MPI_Type_create_indexed_block_c_3(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    oldtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_create_indexed_block_c)(count, blocklength, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_indexed_block_c", "oldtype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_indexed_block_c_4(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_Type_create_indexed_block_c)(count, blocklength, array_of_displacements, oldtype, 0);
    rec_expect_refusal("MPI_Type_create_indexed_block_c", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_resized_0(void)
{
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1001);
    MPI_Aint lb = (MPI_Aint)5000000002;
    MPI_Aint extent = (MPI_Aint)5000000003;
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    oldtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_create_resized)(oldtype, lb, extent, &newtype);
    rec_expect_refusal("MPI_Type_create_resized", "oldtype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_resized_1(void)
{
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1001);
    MPI_Aint lb = (MPI_Aint)5000000002;
    MPI_Aint extent = (MPI_Aint)5000000003;
    int returned = (MPI_Type_create_resized)(oldtype, lb, extent, 0);
    rec_expect_refusal("MPI_Type_create_resized", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_resized_c_0(void)
{
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count lb = (MPI_Count)5000000002;
    MPI_Count extent = (MPI_Count)5000000003;
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    oldtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_create_resized_c)(oldtype, lb, extent, &newtype);
    rec_expect_refusal("MPI_Type_create_resized_c", "oldtype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_resized_c_1(void)
{
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count lb = (MPI_Count)5000000002;
    MPI_Count extent = (MPI_Count)5000000003;
    int returned = (MPI_Type_create_resized_c)(oldtype, lb, extent, 0);
    rec_expect_refusal("MPI_Type_create_resized_c", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_struct_0(void)
{
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype array_of_types[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_types, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    count = -77;
    int returned = (MPI_Type_create_struct)(count, array_of_blocklengths, array_of_displacements, array_of_types,
            &newtype);
    rec_expect_refusal("MPI_Type_create_struct", "count", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_struct_1(void)
{
    int count = (int)3;
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype array_of_types[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_types, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_struct)(count, 0, array_of_displacements, array_of_types, &newtype);
    rec_expect_refusal("MPI_Type_create_struct", "array_of_blocklengths", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_struct_2(void)
{
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    MPI_Datatype array_of_types[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_types, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_struct)(count, array_of_blocklengths, 0, array_of_types, &newtype);
    rec_expect_refusal("MPI_Type_create_struct", "array_of_displacements", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_struct_3(void)
{
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_struct)(count, array_of_blocklengths, array_of_displacements, 0, &newtype);
    rec_expect_refusal("MPI_Type_create_struct", "array_of_types", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_struct_4(void)
{
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype array_of_types[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_types, 1004);
    int returned = (MPI_Type_create_struct)(count, array_of_blocklengths, array_of_displacements, array_of_types, 0);
    rec_expect_refusal("MPI_Type_create_struct", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_struct_c_0(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count array_of_blocklengths[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype array_of_types[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_types, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    count = -77;
    int returned = (MPI_Type_create_struct_c)(count, array_of_blocklengths, array_of_displacements, array_of_types,
            &newtype);
    rec_expect_refusal("MPI_Type_create_struct_c", "count", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_struct_c_1(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype array_of_types[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_types, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_struct_c)(count, 0, array_of_displacements, array_of_types, &newtype);
    rec_expect_refusal("MPI_Type_create_struct_c", "array_of_blocklengths", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_struct_c_2(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count array_of_blocklengths[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Datatype array_of_types[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_types, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_struct_c)(count, array_of_blocklengths, 0, array_of_types, &newtype);
    rec_expect_refusal("MPI_Type_create_struct_c", "array_of_displacements", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_struct_c_3(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count array_of_blocklengths[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_struct_c)(count, array_of_blocklengths, array_of_displacements, 0, &newtype);
    rec_expect_refusal("MPI_Type_create_struct_c", "array_of_types", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_struct_c_4(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count array_of_blocklengths[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype array_of_types[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_types, 1004);
    int returned = (MPI_Type_create_struct_c)(count, array_of_blocklengths, array_of_displacements, array_of_types, 0);
    rec_expect_refusal("MPI_Type_create_struct_c", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_subarray_0(void)
{
    int ndims = (int)3;
    int array_of_sizes[REC_MOST] = REC_NUMBERS(102);
    int array_of_subsizes[REC_MOST] = REC_NUMBERS(103);
    int array_of_starts[REC_MOST] = REC_NUMBERS(104);
    int order = (int)105;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    ndims = -77;
    int returned = (MPI_Type_create_subarray)(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order,
            oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_subarray", "ndims", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_subarray_1(void)
{
    int ndims = (int)3;
    int array_of_subsizes[REC_MOST] = REC_NUMBERS(103);
    int array_of_starts[REC_MOST] = REC_NUMBERS(104);
    int order = (int)105;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_subarray)(ndims, 0, array_of_subsizes, array_of_starts, order, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_subarray", "array_of_sizes", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_subarray_2(void)
{
    int ndims = (int)3;
    int array_of_sizes[REC_MOST] = REC_NUMBERS(102);
    int array_of_starts[REC_MOST] = REC_NUMBERS(104);
    int order = (int)105;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_subarray)(ndims, array_of_sizes, 0, array_of_starts, order, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_subarray", "array_of_subsizes", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_subarray_3(void)
{
    int ndims = (int)3;
    int array_of_sizes[REC_MOST] = REC_NUMBERS(102);
    int array_of_subsizes[REC_MOST] = REC_NUMBERS(103);
    int order = (int)105;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_subarray)(ndims, array_of_sizes, array_of_subsizes, 0, order, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_subarray", "array_of_starts", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_subarray_4(void)
{
    int ndims = (int)3;
    int array_of_sizes[REC_MOST] = REC_NUMBERS(102);
    int array_of_subsizes[REC_MOST] = REC_NUMBERS(103);
    int array_of_starts[REC_MOST] = REC_NUMBERS(104);
    int order = (int)105;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    oldtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_create_subarray)(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order,
            oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_subarray", "oldtype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_subarray_5(void)
{
    int ndims = (int)3;
    int array_of_sizes[REC_MOST] = REC_NUMBERS(102);
    int array_of_subsizes[REC_MOST] = REC_NUMBERS(103);
    int array_of_starts[REC_MOST] = REC_NUMBERS(104);
    int order = (int)105;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1006);
    int returned = (MPI_Type_create_subarray)(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order,
            oldtype, 0);
    rec_expect_refusal("MPI_Type_create_subarray", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_subarray_c_0(void)
{
    int ndims = (int)3;
    MPI_Count array_of_sizes[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Count array_of_subsizes[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Count array_of_starts[REC_MOST] = REC_NUMBERS(5000000004);
    int order = (int)105;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    ndims = -77;
    int returned = (MPI_Type_create_subarray_c)(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order,
            oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_subarray_c", "ndims", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_subarray_c_1(void)
{
    int ndims = (int)3;
    MPI_Count array_of_subsizes[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Count array_of_starts[REC_MOST] = REC_NUMBERS(5000000004);
    int order = (int)105;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_subarray_c)(ndims, 0, array_of_subsizes, array_of_starts, order, oldtype,
            &newtype);
    rec_expect_refusal("MPI_Type_create_subarray_c", "array_of_sizes", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_subarray_c_2(void)
{
    int ndims = (int)3;
    MPI_Count array_of_sizes[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Count array_of_starts[REC_MOST] = REC_NUMBERS(5000000004);
    int order = (int)105;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_subarray_c)(ndims, array_of_sizes, 0, array_of_starts, order, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_subarray_c", "array_of_subsizes", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_subarray_c_3(void)
{
    int ndims = (int)3;
    MPI_Count array_of_sizes[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Count array_of_subsizes[REC_MOST] = REC_NUMBERS(5000000003);
    int order = (int)105;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_create_subarray_c)(ndims, array_of_sizes, array_of_subsizes, 0, order, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_subarray_c", "array_of_starts", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_create_subarray_c_4(void)
{
    int ndims = (int)3;
    MPI_Count array_of_sizes[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Count array_of_subsizes[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Count array_of_starts[REC_MOST] = REC_NUMBERS(5000000004);
    int order = (int)105;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    oldtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_create_subarray_c)(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order,
            oldtype, &newtype);
    rec_expect_refusal("MPI_Type_create_subarray_c", "oldtype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_subarray_c_5(void)
{
    int ndims = (int)3;
    MPI_Count array_of_sizes[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Count array_of_subsizes[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Count array_of_starts[REC_MOST] = REC_NUMBERS(5000000004);
    int order = (int)105;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1006);
    int returned = (MPI_Type_create_subarray_c)(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order,
            oldtype, 0);
    rec_expect_refusal("MPI_Type_create_subarray_c", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_dup_0(void)
{
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1001);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    oldtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_dup)(oldtype, &newtype);
    rec_expect_refusal("MPI_Type_dup", "oldtype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_dup_1(void)
{
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1001);
    int returned = (MPI_Type_dup)(oldtype, 0);
    rec_expect_refusal("MPI_Type_dup", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_free_0(void)
{
    int returned = (MPI_Type_free)(0);
    rec_expect_refusal("MPI_Type_free", "datatype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_free_1(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_free)(&datatype);
    rec_expect_refusal("MPI_Type_free", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_contents_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int max_integers = (int)3;
    int max_addresses = (int)3;
    int max_datatypes = (int)3;
    int array_of_integers[REC_MOST] = REC_NUMBERS(0);
    MPI_Aint array_of_addresses[REC_MOST] = REC_NUMBERS(0);
    MPI_Datatype array_of_datatypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_datatypes, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_get_contents)(datatype, max_integers, max_addresses, max_datatypes, array_of_integers,
            array_of_addresses, array_of_datatypes);
    rec_expect_refusal("MPI_Type_get_contents", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_contents_1(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int max_integers = (int)3;
    int max_addresses = (int)3;
    int max_datatypes = (int)3;
    int array_of_integers[REC_MOST] = REC_NUMBERS(0);
    MPI_Aint array_of_addresses[REC_MOST] = REC_NUMBERS(0);
    MPI_Datatype array_of_datatypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_datatypes, 0);
    max_integers = -77;
    int returned = (MPI_Type_get_contents)(datatype, max_integers, max_addresses, max_datatypes, array_of_integers,
            array_of_addresses, array_of_datatypes);
    rec_expect_refusal("MPI_Type_get_contents", "max_integers", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_contents_2(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int max_integers = (int)3;
    int max_addresses = (int)3;
    int max_datatypes = (int)3;
    int array_of_integers[REC_MOST] = REC_NUMBERS(0);
    MPI_Aint array_of_addresses[REC_MOST] = REC_NUMBERS(0);
    MPI_Datatype array_of_datatypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_datatypes, 0);
    max_addresses = -77;
    int returned = (MPI_Type_get_contents)(datatype, max_integers, max_addresses, max_datatypes, array_of_integers,
            array_of_addresses, array_of_datatypes);
    rec_expect_refusal("MPI_Type_get_contents", "max_addresses", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_contents_3(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int max_integers = (int)3;
    int max_addresses = (int)3;
    int max_datatypes = (int)3;
    int array_of_integers[REC_MOST] = REC_NUMBERS(0);
    MPI_Aint array_of_addresses[REC_MOST] = REC_NUMBERS(0);
    MPI_Datatype array_of_datatypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_datatypes, 0);
    max_datatypes = -77;
    int returned = (MPI_Type_get_contents)(datatype, max_integers, max_addresses, max_datatypes, array_of_integers,
            array_of_addresses, array_of_datatypes);
    rec_expect_refusal("MPI_Type_get_contents", "max_datatypes", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_contents_4(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int max_integers = (int)3;
    int max_addresses = (int)3;
    int max_datatypes = (int)3;
    MPI_Aint array_of_addresses[REC_MOST] = REC_NUMBERS(0);
    MPI_Datatype array_of_datatypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_datatypes, 0);
    int returned = (MPI_Type_get_contents)(datatype, max_integers, max_addresses, max_datatypes, 0, array_of_addresses,
            array_of_datatypes);
    rec_expect_refusal("MPI_Type_get_contents", "array_of_integers", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_contents_5(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int max_integers = (int)3;
    int max_addresses = (int)3;
    int max_datatypes = (int)3;
    int array_of_integers[REC_MOST] = REC_NUMBERS(0);
    MPI_Datatype array_of_datatypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_datatypes, 0);
    int returned = (MPI_Type_get_contents)(datatype, max_integers, max_addresses, max_datatypes, array_of_integers, 0,
            array_of_datatypes);
    rec_expect_refusal("MPI_Type_get_contents", "array_of_addresses", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_get_contents_6(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int max_integers = (int)3;
    int max_addresses = (int)3;
    int max_datatypes = (int)3;
    int array_of_integers[REC_MOST] = REC_NUMBERS(0);
    MPI_Aint array_of_addresses[REC_MOST] = REC_NUMBERS(0);
    int returned = (MPI_Type_get_contents)(datatype, max_integers, max_addresses, max_datatypes, array_of_integers,
            array_of_addresses, 0);
    rec_expect_refusal("MPI_Type_get_contents", "array_of_datatypes", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_get_contents_c_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count max_integers = (MPI_Count)3;
    MPI_Count max_addresses = (MPI_Count)3;
    MPI_Count max_large_counts = (MPI_Count)3;
    MPI_Count max_datatypes = (MPI_Count)3;
    int array_of_integers[REC_MOST] = REC_NUMBERS(0);
    MPI_Aint array_of_addresses[REC_MOST] = REC_NUMBERS(0);
    MPI_Count array_of_large_counts[REC_MOST] = REC_NUMBERS(0);
    MPI_Datatype array_of_datatypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_datatypes, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_get_contents_c)(datatype, max_integers, max_addresses, max_large_counts, max_datatypes,
            array_of_integers, array_of_addresses, array_of_large_counts, array_of_datatypes);
    rec_expect_refusal("MPI_Type_get_contents_c", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_contents_c_1(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count max_integers = (MPI_Count)3;
    MPI_Count max_addresses = (MPI_Count)3;
    MPI_Count max_large_counts = (MPI_Count)3;
    MPI_Count max_datatypes = (MPI_Count)3;
    int array_of_integers[REC_MOST] = REC_NUMBERS(0);
    MPI_Aint array_of_addresses[REC_MOST] = REC_NUMBERS(0);
    MPI_Count array_of_large_counts[REC_MOST] = REC_NUMBERS(0);
    MPI_Datatype array_of_datatypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_datatypes, 0);
    max_integers = -77;
    int returned = (MPI_Type_get_contents_c)(datatype, max_integers, max_addresses, max_large_counts, max_datatypes,
            array_of_integers, array_of_addresses, array_of_large_counts, array_of_datatypes);
    rec_expect_refusal("MPI_Type_get_contents_c", "max_integers", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_contents_c_2(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count max_integers = (MPI_Count)3;
    MPI_Count max_addresses = (MPI_Count)3;
    MPI_Count max_large_counts = (MPI_Count)3;
    MPI_Count max_datatypes = (MPI_Count)3;
    int array_of_integers[REC_MOST] = REC_NUMBERS(0);
    MPI_Aint array_of_addresses[REC_MOST] = REC_NUMBERS(0);
    MPI_Count array_of_large_counts[REC_MOST] = REC_NUMBERS(0);
    MPI_Datatype array_of_datatypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_datatypes, 0);
    max_addresses = -77;
    int returned = (MPI_Type_get_contents_c)(datatype, max_integers, max_addresses, max_large_counts, max_datatypes,
            array_of_integers, array_of_addresses, array_of_large_counts, array_of_datatypes);
    rec_expect_refusal("MPI_Type_get_contents_c", "max_addresses", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_contents_c_3(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count max_integers = (MPI_Count)3;
    MPI_Count max_addresses = (MPI_Count)3;
    MPI_Count max_large_counts = (MPI_Count)3;
    MPI_Count max_datatypes = (MPI_Count)3;
    int array_of_integers[REC_MOST] = REC_NUMBERS(0);
    MPI_Aint array_of_addresses[REC_MOST] = REC_NUMBERS(0);
    MPI_Count array_of_large_counts[REC_MOST] = REC_NUMBERS(0);
    MPI_Datatype array_of_datatypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_datatypes, 0);
    max_large_counts = -77;
    int returned = (MPI_Type_get_contents_c)(datatype, max_integers, max_addresses, max_large_counts, max_datatypes,
            array_of_integers, array_of_addresses, array_of_large_counts, array_of_datatypes);
    rec_expect_refusal("MPI_Type_get_contents_c", "max_large_counts", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_get_contents_c_4(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count max_integers = (MPI_Count)3;
    MPI_Count max_addresses = (MPI_Count)3;
    MPI_Count max_large_counts = (MPI_Count)3;
    MPI_Count max_datatypes = (MPI_Count)3;
    int array_of_integers[REC_MOST] = REC_NUMBERS(0);
    MPI_Aint array_of_addresses[REC_MOST] = REC_NUMBERS(0);
    MPI_Count array_of_large_counts[REC_MOST] = REC_NUMBERS(0);
    MPI_Datatype array_of_datatypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_datatypes, 0);
    max_datatypes = -77;
    int returned = (MPI_Type_get_contents_c)(datatype, max_integers, max_addresses, max_large_counts, max_datatypes,
            array_of_integers, array_of_addresses, array_of_large_counts, array_of_datatypes);
    rec_expect_refusal("MPI_Type_get_contents_c", "max_datatypes", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_contents_c_5(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count max_integers = (MPI_Count)3;
    MPI_Count max_addresses = (MPI_Count)3;
    MPI_Count max_large_counts = (MPI_Count)3;
    MPI_Count max_datatypes = (MPI_Count)3;
    MPI_Aint array_of_addresses[REC_MOST] = REC_NUMBERS(0);
    MPI_Count array_of_large_counts[REC_MOST] = REC_NUMBERS(0);
    MPI_Datatype array_of_datatypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_datatypes, 0);
    int returned = (MPI_Type_get_contents_c)(datatype, max_integers, max_addresses, max_large_counts, max_datatypes, 0,
            array_of_addresses, array_of_large_counts, array_of_datatypes);
    rec_expect_refusal("MPI_Type_get_contents_c", "array_of_integers", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_get_contents_c_6(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count max_integers = (MPI_Count)3;
    MPI_Count max_addresses = (MPI_Count)3;
    MPI_Count max_large_counts = (MPI_Count)3;
    MPI_Count max_datatypes = (MPI_Count)3;
    int array_of_integers[REC_MOST] = REC_NUMBERS(0);
    MPI_Count array_of_large_counts[REC_MOST] = REC_NUMBERS(0);
    MPI_Datatype array_of_datatypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_datatypes, 0);
    int returned = (MPI_Type_get_contents_c)(datatype, max_integers, max_addresses, max_large_counts, max_datatypes,
            array_of_integers, 0, array_of_large_counts, array_of_datatypes);
    rec_expect_refusal("MPI_Type_get_contents_c", "array_of_addresses", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_get_contents_c_7(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count max_integers = (MPI_Count)3;
    MPI_Count max_addresses = (MPI_Count)3;
    MPI_Count max_large_counts = (MPI_Count)3;
    MPI_Count max_datatypes = (MPI_Count)3;
    int array_of_integers[REC_MOST] = REC_NUMBERS(0);
    MPI_Aint array_of_addresses[REC_MOST] = REC_NUMBERS(0);
    MPI_Datatype array_of_datatypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_datatypes, 0);
    int returned = (MPI_Type_get_contents_c)(datatype, max_integers, max_addresses, max_large_counts, max_datatypes,
            array_of_integers, array_of_addresses, 0, array_of_datatypes);
    rec_expect_refusal("MPI_Type_get_contents_c", "array_of_large_counts", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_get_contents_c_8(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count max_integers = (MPI_Count)3;
    MPI_Count max_addresses = (MPI_Count)3;
    MPI_Count max_large_counts = (MPI_Count)3;
    MPI_Count max_datatypes = (MPI_Count)3;
    int array_of_integers[REC_MOST] = REC_NUMBERS(0);
    MPI_Aint array_of_addresses[REC_MOST] = REC_NUMBERS(0);
    MPI_Count array_of_large_counts[REC_MOST] = REC_NUMBERS(0);
    int returned = (MPI_Type_get_contents_c)(datatype, max_integers, max_addresses, max_large_counts, max_datatypes,
            array_of_integers, array_of_addresses, array_of_large_counts, 0);
    rec_expect_refusal("MPI_Type_get_contents_c", "array_of_datatypes", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_get_envelope_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int num_integers = (int)0;
    int num_addresses = (int)0;
    int num_datatypes = (int)0;
    int combiner = (int)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_get_envelope)(datatype, &num_integers, &num_addresses, &num_datatypes, &combiner);
    rec_expect_refusal("MPI_Type_get_envelope", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_envelope_1(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int num_addresses = (int)0;
    int num_datatypes = (int)0;
    int combiner = (int)0;
    int returned = (MPI_Type_get_envelope)(datatype, 0, &num_addresses, &num_datatypes, &combiner);
    rec_expect_refusal("MPI_Type_get_envelope", "num_integers", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_envelope_2(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int num_integers = (int)0;
    int num_datatypes = (int)0;
    int combiner = (int)0;
    int returned = (MPI_Type_get_envelope)(datatype, &num_integers, 0, &num_datatypes, &combiner);
    rec_expect_refusal("MPI_Type_get_envelope", "num_addresses", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_envelope_3(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int num_integers = (int)0;
    int num_addresses = (int)0;
    int combiner = (int)0;
    int returned = (MPI_Type_get_envelope)(datatype, &num_integers, &num_addresses, 0, &combiner);
    rec_expect_refusal("MPI_Type_get_envelope", "num_datatypes", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_envelope_4(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int num_integers = (int)0;
    int num_addresses = (int)0;
    int num_datatypes = (int)0;
    int returned = (MPI_Type_get_envelope)(datatype, &num_integers, &num_addresses, &num_datatypes, 0);
    rec_expect_refusal("MPI_Type_get_envelope", "combiner", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_envelope_c_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count num_integers = (MPI_Count)0;
    MPI_Count num_addresses = (MPI_Count)0;
    MPI_Count num_large_counts = (MPI_Count)0;
    MPI_Count num_datatypes = (MPI_Count)0;
    int combiner = (int)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_get_envelope_c)(datatype, &num_integers, &num_addresses, &num_large_counts,
            &num_datatypes, &combiner);
    rec_expect_refusal("MPI_Type_get_envelope_c", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_envelope_c_1(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count num_addresses = (MPI_Count)0;
    MPI_Count num_large_counts = (MPI_Count)0;
    MPI_Count num_datatypes = (MPI_Count)0;
    int combiner = (int)0;
    int returned = (MPI_Type_get_envelope_c)(datatype, 0, &num_addresses, &num_large_counts, &num_datatypes,
            &combiner);
    rec_expect_refusal("MPI_Type_get_envelope_c", "num_integers", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_envelope_c_2(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count num_integers = (MPI_Count)0;
    MPI_Count num_large_counts = (MPI_Count)0;
    MPI_Count num_datatypes = (MPI_Count)0;
    int combiner = (int)0;
    int returned = (MPI_Type_get_envelope_c)(datatype, &num_integers, 0, &num_large_counts, &num_datatypes, &combiner);
    rec_expect_refusal("MPI_Type_get_envelope_c", "num_addresses", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_envelope_c_3(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count num_integers = (MPI_Count)0;
    MPI_Count num_addresses = (MPI_Count)0;
    MPI_Count num_datatypes = (MPI_Count)0;
    int combiner = (int)0;
    int returned = (MPI_Type_get_envelope_c)(datatype, &num_integers, &num_addresses, 0, &num_datatypes, &combiner);
    rec_expect_refusal("MPI_Type_get_envelope_c", "num_large_counts", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_get_envelope_c_4(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count num_integers = (MPI_Count)0;
    MPI_Count num_addresses = (MPI_Count)0;
    MPI_Count num_large_counts = (MPI_Count)0;
    int combiner = (int)0;
    int returned = (MPI_Type_get_envelope_c)(datatype, &num_integers, &num_addresses, &num_large_counts, 0, &combiner);
    rec_expect_refusal("MPI_Type_get_envelope_c", "num_datatypes", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_envelope_c_5(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count num_integers = (MPI_Count)0;
    MPI_Count num_addresses = (MPI_Count)0;
    MPI_Count num_large_counts = (MPI_Count)0;
    MPI_Count num_datatypes = (MPI_Count)0;
    int returned = (MPI_Type_get_envelope_c)(datatype, &num_integers, &num_addresses, &num_large_counts,
            &num_datatypes, 0);
    rec_expect_refusal("MPI_Type_get_envelope_c", "combiner", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_extent_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Aint lb = (MPI_Aint)0;
    MPI_Aint extent = (MPI_Aint)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_get_extent)(datatype, &lb, &extent);
    rec_expect_refusal("MPI_Type_get_extent", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_extent_1(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Aint extent = (MPI_Aint)0;
    int returned = (MPI_Type_get_extent)(datatype, 0, &extent);
    rec_expect_refusal("MPI_Type_get_extent", "lb", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_extent_2(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Aint lb = (MPI_Aint)0;
    int returned = (MPI_Type_get_extent)(datatype, &lb, 0);
    rec_expect_refusal("MPI_Type_get_extent", "extent", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_extent_c_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count lb = (MPI_Count)0;
    MPI_Count extent = (MPI_Count)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_get_extent_c)(datatype, &lb, &extent);
    rec_expect_refusal("MPI_Type_get_extent_c", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_extent_c_1(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count extent = (MPI_Count)0;
    int returned = (MPI_Type_get_extent_c)(datatype, 0, &extent);
    rec_expect_refusal("MPI_Type_get_extent_c", "lb", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_extent_c_2(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count lb = (MPI_Count)0;
    int returned = (MPI_Type_get_extent_c)(datatype, &lb, 0);
    rec_expect_refusal("MPI_Type_get_extent_c", "extent", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_extent_x_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count lb = (MPI_Count)0;
    MPI_Count extent = (MPI_Count)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_get_extent_x)(datatype, &lb, &extent);
    rec_expect_refusal("MPI_Type_get_extent_x", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_extent_x_1(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count extent = (MPI_Count)0;
    int returned = (MPI_Type_get_extent_x)(datatype, 0, &extent);
    rec_expect_refusal("MPI_Type_get_extent_x", "lb", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_extent_x_2(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count lb = (MPI_Count)0;
    int returned = (MPI_Type_get_extent_x)(datatype, &lb, 0);
    rec_expect_refusal("MPI_Type_get_extent_x", "extent", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_name_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int resultlen = (int)0;
    int returned = (MPI_Type_get_name)(datatype, 0, &resultlen);
    rec_expect_refusal("MPI_Type_get_name", "type_name", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_name_1(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    char type_name[REC_STRING] = "";
    int returned = (MPI_Type_get_name)(datatype, type_name, 0);
    rec_expect_refusal("MPI_Type_get_name", "resultlen", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_true_extent_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Aint true_lb = (MPI_Aint)0;
    MPI_Aint true_extent = (MPI_Aint)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_get_true_extent)(datatype, &true_lb, &true_extent);
    rec_expect_refusal("MPI_Type_get_true_extent", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_true_extent_1(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Aint true_extent = (MPI_Aint)0;
    int returned = (MPI_Type_get_true_extent)(datatype, 0, &true_extent);
    rec_expect_refusal("MPI_Type_get_true_extent", "true_lb", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_true_extent_2(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Aint true_lb = (MPI_Aint)0;
    int returned = (MPI_Type_get_true_extent)(datatype, &true_lb, 0);
    rec_expect_refusal("MPI_Type_get_true_extent", "true_extent", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_true_extent_c_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count true_lb = (MPI_Count)0;
    MPI_Count true_extent = (MPI_Count)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_get_true_extent_c)(datatype, &true_lb, &true_extent);
    rec_expect_refusal("MPI_Type_get_true_extent_c", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_true_extent_c_1(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count true_extent = (MPI_Count)0;
    int returned = (MPI_Type_get_true_extent_c)(datatype, 0, &true_extent);
    rec_expect_refusal("MPI_Type_get_true_extent_c", "true_lb", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_true_extent_c_2(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count true_lb = (MPI_Count)0;
    int returned = (MPI_Type_get_true_extent_c)(datatype, &true_lb, 0);
    rec_expect_refusal("MPI_Type_get_true_extent_c", "true_extent", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_true_extent_x_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count true_lb = (MPI_Count)0;
    MPI_Count true_extent = (MPI_Count)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_get_true_extent_x)(datatype, &true_lb, &true_extent);
    rec_expect_refusal("MPI_Type_get_true_extent_x", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_true_extent_x_1(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count true_extent = (MPI_Count)0;
    int returned = (MPI_Type_get_true_extent_x)(datatype, 0, &true_extent);
    rec_expect_refusal("MPI_Type_get_true_extent_x", "true_lb", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_true_extent_x_2(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count true_lb = (MPI_Count)0;
    int returned = (MPI_Type_get_true_extent_x)(datatype, &true_lb, 0);
    rec_expect_refusal("MPI_Type_get_true_extent_x", "true_extent", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_value_index_0(void)
{
    MPI_Datatype value_type = REC_NEW(MPI_Datatype, 1001);
    MPI_Datatype index_type = REC_NEW(MPI_Datatype, 1002);
    MPI_Datatype pair_type = REC_NEW(MPI_Datatype, 0);
    value_type = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_get_value_index)(value_type, index_type, &pair_type);
    rec_expect_refusal("MPI_Type_get_value_index", "value_type", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_value_index_1(void)
{
    MPI_Datatype value_type = REC_NEW(MPI_Datatype, 1001);
    MPI_Datatype index_type = REC_NEW(MPI_Datatype, 1002);
    MPI_Datatype pair_type = REC_NEW(MPI_Datatype, 0);
    index_type = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_get_value_index)(value_type, index_type, &pair_type);
    rec_expect_refusal("MPI_Type_get_value_index", "index_type", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_value_index_2(void)
{
    MPI_Datatype value_type = REC_NEW(MPI_Datatype, 1001);
    MPI_Datatype index_type = REC_NEW(MPI_Datatype, 1002);
    int returned = (MPI_Type_get_value_index)(value_type, index_type, 0);
    rec_expect_refusal("MPI_Type_get_value_index", "pair_type", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_indexed_0(void)
{
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    int array_of_displacements[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    count = -77;
    int returned = (MPI_Type_indexed)(count, array_of_blocklengths, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_indexed", "count", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_indexed_1(void)
{
    int count = (int)3;
    int array_of_displacements[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_indexed)(count, 0, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_indexed", "array_of_blocklengths", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_indexed_2(void)
{
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_indexed)(count, array_of_blocklengths, 0, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_indexed", "array_of_displacements", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_indexed_3(void)
{
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    int array_of_displacements[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    oldtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_indexed)(count, array_of_blocklengths, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_indexed", "oldtype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_indexed_4(void)
{
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    int array_of_displacements[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_Type_indexed)(count, array_of_blocklengths, array_of_displacements, oldtype, 0);
    rec_expect_refusal("MPI_Type_indexed", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_indexed_c_0(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count array_of_blocklengths[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    count = -77;
    int returned = (MPI_Type_indexed_c)(count, array_of_blocklengths, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_indexed_c", "count", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_indexed_c_1(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_indexed_c)(count, 0, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_indexed_c", "array_of_blocklengths", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_indexed_c_2(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count array_of_blocklengths[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_indexed_c)(count, array_of_blocklengths, 0, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_indexed_c", "array_of_displacements", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_indexed_c_3(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count array_of_blocklengths[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    oldtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_indexed_c)(count, array_of_blocklengths, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_indexed_c", "oldtype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_indexed_c_4(void)
{
    MPI_Count count = (MPI_Count)3;
    MPI_Count array_of_blocklengths[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_Type_indexed_c)(count, array_of_blocklengths, array_of_displacements, oldtype, 0);
    rec_expect_refusal("MPI_Type_indexed_c", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_match_size_0(void)
{
    int typeclass = (int)101;
    int size = (int)102;
    int returned = (MPI_Type_match_size)(typeclass, size, 0);
    rec_expect_refusal("MPI_Type_match_size", "datatype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_set_name_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_set_name)(datatype, "type_name 102");
    rec_expect_refusal("MPI_Type_set_name", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_set_name_1(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int returned = (MPI_Type_set_name)(datatype, 0);
    rec_expect_refusal("MPI_Type_set_name", "type_name", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_size_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int size = (int)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_size)(datatype, &size);
    rec_expect_refusal("MPI_Type_size", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_size_1(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int returned = (MPI_Type_size)(datatype, 0);
    rec_expect_refusal("MPI_Type_size", "size", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_size_c_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count size = (MPI_Count)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_size_c)(datatype, &size);
    rec_expect_refusal("MPI_Type_size_c", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_size_c_1(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int returned = (MPI_Type_size_c)(datatype, 0);
    rec_expect_refusal("MPI_Type_size_c", "size", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_size_x_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count size = (MPI_Count)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_size_x)(datatype, &size);
    rec_expect_refusal("MPI_Type_size_x", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_size_x_1(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int returned = (MPI_Type_size_x)(datatype, 0);
    rec_expect_refusal("MPI_Type_size_x", "size", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_vector_0(void)
{
    int count = (int)101;
    int blocklength = (int)102;
    int stride = (int)103;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    count = -77;
    int returned = (MPI_Type_vector)(count, blocklength, stride, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_vector", "count", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_vector_1(void)
{
    int count = (int)101;
    int blocklength = (int)102;
    int stride = (int)103;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    blocklength = -77;
    int returned = (MPI_Type_vector)(count, blocklength, stride, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_vector", "blocklength", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_vector_2(void)
{
    int count = (int)101;
    int blocklength = (int)102;
    int stride = (int)103;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    oldtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_vector)(count, blocklength, stride, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_vector", "oldtype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_vector_3(void)
{
    int count = (int)101;
    int blocklength = (int)102;
    int stride = (int)103;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_Type_vector)(count, blocklength, stride, oldtype, 0);
    rec_expect_refusal("MPI_Type_vector", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_vector_c_0(void)
{
    MPI_Count count = (MPI_Count)5000000001;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Count stride = (MPI_Count)5000000003;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    count = -77;
    int returned = (MPI_Type_vector_c)(count, blocklength, stride, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_vector_c", "count", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_vector_c_1(void)
{
    MPI_Count count = (MPI_Count)5000000001;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Count stride = (MPI_Count)5000000003;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    blocklength = -77;
    int returned = (MPI_Type_vector_c)(count, blocklength, stride, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_vector_c", "blocklength", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_vector_c_2(void)
{
    MPI_Count count = (MPI_Count)5000000001;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Count stride = (MPI_Count)5000000003;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    oldtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_vector_c)(count, blocklength, stride, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_vector_c", "oldtype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_vector_c_3(void)
{
    MPI_Count count = (MPI_Count)5000000001;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Count stride = (MPI_Count)5000000003;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_Type_vector_c)(count, blocklength, stride, oldtype, 0);
    rec_expect_refusal("MPI_Type_vector_c", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Unpack_0(void)
{
    int insize = (int)102;
    int position = (int)103;
    int outcount = (int)105;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    insize = -77;
    int returned = (MPI_Unpack)(rec_slot(1), insize, &position, rec_slot(4), outcount, datatype, comm);
    rec_expect_refusal("MPI_Unpack", "insize", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Unpack_1(void)
{
    int insize = (int)102;
    int outcount = (int)105;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = (MPI_Unpack)(rec_slot(1), insize, 0, rec_slot(4), outcount, datatype, comm);
    rec_expect_refusal("MPI_Unpack", "position", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Unpack_2(void)
{
    int insize = (int)102;
    int position = (int)103;
    int outcount = (int)105;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    outcount = -77;
    int returned = (MPI_Unpack)(rec_slot(1), insize, &position, rec_slot(4), outcount, datatype, comm);
    rec_expect_refusal("MPI_Unpack", "outcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Unpack_3(void)
{
    int insize = (int)102;
    int position = (int)103;
    int outcount = (int)105;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Unpack)(rec_slot(1), insize, &position, rec_slot(4), outcount, datatype, comm);
    rec_expect_refusal("MPI_Unpack", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Unpack_4(void)
{
    int insize = (int)102;
    int position = (int)103;
    int outcount = (int)105;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Unpack)(rec_slot(1), insize, &position, rec_slot(4), outcount, datatype, comm);
    rec_expect_refusal("MPI_Unpack", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Unpack_c_0(void)
{
    MPI_Count insize = (MPI_Count)5000000002;
    MPI_Count position = (MPI_Count)5000000003;
    MPI_Count outcount = (MPI_Count)5000000005;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    insize = -77;
    int returned = (MPI_Unpack_c)(rec_slot(1), insize, &position, rec_slot(4), outcount, datatype, comm);
    rec_expect_refusal("MPI_Unpack_c", "insize", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Unpack_c_1(void)
{
    MPI_Count insize = (MPI_Count)5000000002;
    MPI_Count outcount = (MPI_Count)5000000005;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = (MPI_Unpack_c)(rec_slot(1), insize, 0, rec_slot(4), outcount, datatype, comm);
    rec_expect_refusal("MPI_Unpack_c", "position", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Unpack_c_2(void)
{
    MPI_Count insize = (MPI_Count)5000000002;
    MPI_Count position = (MPI_Count)5000000003;
    MPI_Count outcount = (MPI_Count)5000000005;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    outcount = -77;
    int returned = (MPI_Unpack_c)(rec_slot(1), insize, &position, rec_slot(4), outcount, datatype, comm);
    rec_expect_refusal("MPI_Unpack_c", "outcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Unpack_c_3(void)
{
    MPI_Count insize = (MPI_Count)5000000002;
    MPI_Count position = (MPI_Count)5000000003;
    MPI_Count outcount = (MPI_Count)5000000005;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Unpack_c)(rec_slot(1), insize, &position, rec_slot(4), outcount, datatype, comm);
    rec_expect_refusal("MPI_Unpack_c", "datatype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Unpack_c_4(void)
{
    MPI_Count insize = (MPI_Count)5000000002;
    MPI_Count position = (MPI_Count)5000000003;
    MPI_Count outcount = (MPI_Count)5000000005;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Unpack_c)(rec_slot(1), insize, &position, rec_slot(4), outcount, datatype, comm);
    rec_expect_refusal("MPI_Unpack_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Unpack_external_0(void)
{
    MPI_Aint insize = (MPI_Aint)5000000003;
    MPI_Aint position = (MPI_Aint)5000000004;
    int outcount = (int)106;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1007);
    int returned = (MPI_Unpack_external)(0, rec_slot(2), insize, &position, rec_slot(5), outcount, datatype);
    rec_expect_refusal("MPI_Unpack_external", "datarep", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Unpack_external_1(void)
{
    MPI_Aint insize = (MPI_Aint)5000000003;
    int outcount = (int)106;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1007);
    int returned = (MPI_Unpack_external)("datarep 101", rec_slot(2), insize, 0, rec_slot(5), outcount, datatype);
    rec_expect_refusal("MPI_Unpack_external", "position", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Unpack_external_2(void)
{
    MPI_Aint insize = (MPI_Aint)5000000003;
    MPI_Aint position = (MPI_Aint)5000000004;
    int outcount = (int)106;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1007);
    outcount = -77;
    int returned = (MPI_Unpack_external)("datarep 101", rec_slot(2), insize, &position, rec_slot(5), outcount,
            datatype);
    rec_expect_refusal("MPI_Unpack_external", "outcount", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Unpack_external_3(void)
{
    MPI_Aint insize = (MPI_Aint)5000000003;
    MPI_Aint position = (MPI_Aint)5000000004;
    int outcount = (int)106;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1007);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Unpack_external)("datarep 101", rec_slot(2), insize, &position, rec_slot(5), outcount,
            datatype);
    rec_expect_refusal("MPI_Unpack_external", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Unpack_external_c_0(void)
{
    MPI_Count insize = (MPI_Count)5000000003;
    MPI_Count position = (MPI_Count)5000000004;
    MPI_Count outcount = (MPI_Count)5000000006;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1007);
    int returned = (MPI_Unpack_external_c)(0, rec_slot(2), insize, &position, rec_slot(5), outcount, datatype);
    rec_expect_refusal("MPI_Unpack_external_c", "datarep", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Unpack_external_c_1(void)
{
    MPI_Count insize = (MPI_Count)5000000003;
    MPI_Count outcount = (MPI_Count)5000000006;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1007);
    int returned = (MPI_Unpack_external_c)("datarep 101", rec_slot(2), insize, 0, rec_slot(5), outcount, datatype);
    rec_expect_refusal("MPI_Unpack_external_c", "position", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Unpack_external_c_2(void)
{
    MPI_Count insize = (MPI_Count)5000000003;
    MPI_Count position = (MPI_Count)5000000004;
    MPI_Count outcount = (MPI_Count)5000000006;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1007);
    outcount = -77;
    int returned = (MPI_Unpack_external_c)("datarep 101", rec_slot(2), insize, &position, rec_slot(5), outcount,
            datatype);
    rec_expect_refusal("MPI_Unpack_external_c", "outcount", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Unpack_external_c_3(void)
{
    MPI_Count insize = (MPI_Count)5000000003;
    MPI_Count position = (MPI_Count)5000000004;
    MPI_Count outcount = (MPI_Count)5000000006;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1007);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Unpack_external_c)("datarep 101", rec_slot(2), insize, &position, rec_slot(5), outcount,
            datatype);
    rec_expect_refusal("MPI_Unpack_external_c", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

const struct rec_refusal rec_refusals_datatypes[] = {
    {"MPI_Get_address", refuse_MPI_Get_address_0},
    {"MPI_Get_count", refuse_MPI_Get_count_0},
    {"MPI_Get_count", refuse_MPI_Get_count_1},
    {"MPI_Get_count", refuse_MPI_Get_count_2},
    {"MPI_Get_count_c", refuse_MPI_Get_count_c_0},
    {"MPI_Get_count_c", refuse_MPI_Get_count_c_1},
    {"MPI_Get_count_c", refuse_MPI_Get_count_c_2},
    {"MPI_Get_elements", refuse_MPI_Get_elements_0},
    {"MPI_Get_elements", refuse_MPI_Get_elements_1},
    {"MPI_Get_elements", refuse_MPI_Get_elements_2},
    {"MPI_Get_elements_c", refuse_MPI_Get_elements_c_0},
    {"MPI_Get_elements_c", refuse_MPI_Get_elements_c_1},
    {"MPI_Get_elements_c", refuse_MPI_Get_elements_c_2},
    {"MPI_Get_elements_x", refuse_MPI_Get_elements_x_0},
    {"MPI_Get_elements_x", refuse_MPI_Get_elements_x_1},
    {"MPI_Get_elements_x", refuse_MPI_Get_elements_x_2},
    {"MPI_Pack", refuse_MPI_Pack_0},
    {"MPI_Pack", refuse_MPI_Pack_1},
    {"MPI_Pack", refuse_MPI_Pack_2},
    {"MPI_Pack", refuse_MPI_Pack_3},
    {"MPI_Pack", refuse_MPI_Pack_4},
    {"MPI_Pack_c", refuse_MPI_Pack_c_0},
    {"MPI_Pack_c", refuse_MPI_Pack_c_1},
    {"MPI_Pack_c", refuse_MPI_Pack_c_2},
    {"MPI_Pack_c", refuse_MPI_Pack_c_3},
    {"MPI_Pack_c", refuse_MPI_Pack_c_4},
    {"MPI_Pack_external", refuse_MPI_Pack_external_0},
    {"MPI_Pack_external", refuse_MPI_Pack_external_1},
    {"MPI_Pack_external", refuse_MPI_Pack_external_2},
    {"MPI_Pack_external", refuse_MPI_Pack_external_3},
    {"MPI_Pack_external_c", refuse_MPI_Pack_external_c_0},
    {"MPI_Pack_external_c", refuse_MPI_Pack_external_c_1},
    {"MPI_Pack_external_c", refuse_MPI_Pack_external_c_2},
    {"MPI_Pack_external_c", refuse_MPI_Pack_external_c_3},
    {"MPI_Pack_external_size", refuse_MPI_Pack_external_size_0},
    {"MPI_Pack_external_size", refuse_MPI_Pack_external_size_1},
    {"MPI_Pack_external_size", refuse_MPI_Pack_external_size_2},
    {"MPI_Pack_external_size", refuse_MPI_Pack_external_size_3},
    {"MPI_Pack_external_size_c", refuse_MPI_Pack_external_size_c_0},
    {"MPI_Pack_external_size_c", refuse_MPI_Pack_external_size_c_1},
    {"MPI_Pack_external_size_c", refuse_MPI_Pack_external_size_c_2},
    {"MPI_Pack_external_size_c", refuse_MPI_Pack_external_size_c_3},
    {"MPI_Pack_size", refuse_MPI_Pack_size_0},
    {"MPI_Pack_size", refuse_MPI_Pack_size_1},
    {"MPI_Pack_size", refuse_MPI_Pack_size_2},
    {"MPI_Pack_size", refuse_MPI_Pack_size_3},
    {"MPI_Pack_size_c", refuse_MPI_Pack_size_c_0},
    {"MPI_Pack_size_c", refuse_MPI_Pack_size_c_1},
    {"MPI_Pack_size_c", refuse_MPI_Pack_size_c_2},
    {"MPI_Pack_size_c", refuse_MPI_Pack_size_c_3},
    {"MPI_Status_set_elements", refuse_MPI_Status_set_elements_0},
    {"MPI_Status_set_elements", refuse_MPI_Status_set_elements_1},
    {"MPI_Status_set_elements", refuse_MPI_Status_set_elements_2},
    {"MPI_Status_set_elements_c", refuse_MPI_Status_set_elements_c_0},
    {"MPI_Status_set_elements_c", refuse_MPI_Status_set_elements_c_1},
    {"MPI_Status_set_elements_c", refuse_MPI_Status_set_elements_c_2},
    {"MPI_Status_set_elements_x", refuse_MPI_Status_set_elements_x_0},
    {"MPI_Status_set_elements_x", refuse_MPI_Status_set_elements_x_1},
    {"MPI_Status_set_elements_x", refuse_MPI_Status_set_elements_x_2},
    {"MPI_Type_commit", refuse_MPI_Type_commit_0},
    {"MPI_Type_commit", refuse_MPI_Type_commit_1},
    {"MPI_Type_contiguous", refuse_MPI_Type_contiguous_0},
    {"MPI_Type_contiguous", refuse_MPI_Type_contiguous_1},
    {"MPI_Type_contiguous", refuse_MPI_Type_contiguous_2},
    {"MPI_Type_contiguous_c", refuse_MPI_Type_contiguous_c_0},
    {"MPI_Type_contiguous_c", refuse_MPI_Type_contiguous_c_1},
    {"MPI_Type_contiguous_c", refuse_MPI_Type_contiguous_c_2},
    {"MPI_Type_create_darray", refuse_MPI_Type_create_darray_0},
    {"MPI_Type_create_darray", refuse_MPI_Type_create_darray_1},
    {"MPI_Type_create_darray", refuse_MPI_Type_create_darray_2},
    {"MPI_Type_create_darray", refuse_MPI_Type_create_darray_3},
    {"MPI_Type_create_darray", refuse_MPI_Type_create_darray_4},
    {"MPI_Type_create_darray", refuse_MPI_Type_create_darray_5},
    {"MPI_Type_create_darray", refuse_MPI_Type_create_darray_6},
    {"MPI_Type_create_darray", refuse_MPI_Type_create_darray_7},
    {"MPI_Type_create_darray", refuse_MPI_Type_create_darray_8},
    {"MPI_Type_create_darray_c", refuse_MPI_Type_create_darray_c_0},
    {"MPI_Type_create_darray_c", refuse_MPI_Type_create_darray_c_1},
    {"MPI_Type_create_darray_c", refuse_MPI_Type_create_darray_c_2},
    {"MPI_Type_create_darray_c", refuse_MPI_Type_create_darray_c_3},
    {"MPI_Type_create_darray_c", refuse_MPI_Type_create_darray_c_4},
    {"MPI_Type_create_darray_c", refuse_MPI_Type_create_darray_c_5},
    {"MPI_Type_create_darray_c", refuse_MPI_Type_create_darray_c_6},
    {"MPI_Type_create_darray_c", refuse_MPI_Type_create_darray_c_7},
    {"MPI_Type_create_darray_c", refuse_MPI_Type_create_darray_c_8},
    {"MPI_Type_create_f90_complex", refuse_MPI_Type_create_f90_complex_0},
    {"MPI_Type_create_f90_integer", refuse_MPI_Type_create_f90_integer_0},
    {"MPI_Type_create_f90_real", refuse_MPI_Type_create_f90_real_0},
    {"MPI_Type_create_hindexed", refuse_MPI_Type_create_hindexed_0},
    {"MPI_Type_create_hindexed", refuse_MPI_Type_create_hindexed_1},
    {"MPI_Type_create_hindexed", refuse_MPI_Type_create_hindexed_2},
    {"MPI_Type_create_hindexed", refuse_MPI_Type_create_hindexed_3},
    {"MPI_Type_create_hindexed", refuse_MPI_Type_create_hindexed_4},
    {"MPI_Type_create_hindexed_block", refuse_MPI_Type_create_hindexed_block_0},
    {"MPI_Type_create_hindexed_block", refuse_MPI_Type_create_hindexed_block_1},
    {"MPI_Type_create_hindexed_block", refuse_MPI_Type_create_hindexed_block_2},
    {"MPI_Type_create_hindexed_block", refuse_MPI_Type_create_hindexed_block_3},
    {"MPI_Type_create_hindexed_block", refuse_MPI_Type_create_hindexed_block_4},
    {"MPI_Type_create_hindexed_block_c", refuse_MPI_Type_create_hindexed_block_c_0},
    {"MPI_Type_create_hindexed_block_c", refuse_MPI_Type_create_hindexed_block_c_1},
    {"MPI_Type_create_hindexed_block_c", refuse_MPI_Type_create_hindexed_block_c_2},
    {"MPI_Type_create_hindexed_block_c", refuse_MPI_Type_create_hindexed_block_c_3},
    {"MPI_Type_create_hindexed_block_c", refuse_MPI_Type_create_hindexed_block_c_4},
    {"MPI_Type_create_hindexed_c", refuse_MPI_Type_create_hindexed_c_0},
    {"MPI_Type_create_hindexed_c", refuse_MPI_Type_create_hindexed_c_1},
    {"MPI_Type_create_hindexed_c", refuse_MPI_Type_create_hindexed_c_2},
    {"MPI_Type_create_hindexed_c", refuse_MPI_Type_create_hindexed_c_3},
    {"MPI_Type_create_hindexed_c", refuse_MPI_Type_create_hindexed_c_4},
    {"MPI_Type_create_hvector", refuse_MPI_Type_create_hvector_0},
    {"MPI_Type_create_hvector", refuse_MPI_Type_create_hvector_1},
    {"MPI_Type_create_hvector", refuse_MPI_Type_create_hvector_2},
    {"MPI_Type_create_hvector", refuse_MPI_Type_create_hvector_3},
    {"MPI_Type_create_hvector_c", refuse_MPI_Type_create_hvector_c_0},
    {"MPI_Type_create_hvector_c", refuse_MPI_Type_create_hvector_c_1},
    {"MPI_Type_create_hvector_c", refuse_MPI_Type_create_hvector_c_2},
    {"MPI_Type_create_hvector_c", refuse_MPI_Type_create_hvector_c_3},
    {"MPI_Type_create_indexed_block", refuse_MPI_Type_create_indexed_block_0},
    {"MPI_Type_create_indexed_block", refuse_MPI_Type_create_indexed_block_1},
    {"MPI_Type_create_indexed_block", refuse_MPI_Type_create_indexed_block_2},
    {"MPI_Type_create_indexed_block", refuse_MPI_Type_create_indexed_block_3},
    {"MPI_Type_create_indexed_block", refuse_MPI_Type_create_indexed_block_4},
    {"MPI_Type_create_indexed_block_c", refuse_MPI_Type_create_indexed_block_c_0},
    {"MPI_Type_create_indexed_block_c", refuse_MPI_Type_create_indexed_block_c_1},
    {"MPI_Type_create_indexed_block_c", refuse_MPI_Type_create_indexed_block_c_2},
    {"MPI_Type_create_indexed_block_c", refuse_MPI_Type_create_indexed_block_c_3},
    {"MPI_Type_create_indexed_block_c", refuse_MPI_Type_create_indexed_block_c_4},
    {"MPI_Type_create_resized", refuse_MPI_Type_create_resized_0},
    {"MPI_Type_create_resized", refuse_MPI_Type_create_resized_1},
    {"MPI_Type_create_resized_c", refuse_MPI_Type_create_resized_c_0},
    {"MPI_Type_create_resized_c", refuse_MPI_Type_create_resized_c_1},
    {"MPI_Type_create_struct", refuse_MPI_Type_create_struct_0},
    {"MPI_Type_create_struct", refuse_MPI_Type_create_struct_1},
    {"MPI_Type_create_struct", refuse_MPI_Type_create_struct_2},
    {"MPI_Type_create_struct", refuse_MPI_Type_create_struct_3},
    {"MPI_Type_create_struct", refuse_MPI_Type_create_struct_4},
    {"MPI_Type_create_struct_c", refuse_MPI_Type_create_struct_c_0},
    {"MPI_Type_create_struct_c", refuse_MPI_Type_create_struct_c_1},
    {"MPI_Type_create_struct_c", refuse_MPI_Type_create_struct_c_2},
    {"MPI_Type_create_struct_c", refuse_MPI_Type_create_struct_c_3},
    {"MPI_Type_create_struct_c", refuse_MPI_Type_create_struct_c_4},
    {"MPI_Type_create_subarray", refuse_MPI_Type_create_subarray_0},
    {"MPI_Type_create_subarray", refuse_MPI_Type_create_subarray_1},
    {"MPI_Type_create_subarray", refuse_MPI_Type_create_subarray_2},
    {"MPI_Type_create_subarray", refuse_MPI_Type_create_subarray_3},
    {"MPI_Type_create_subarray", refuse_MPI_Type_create_subarray_4},
    {"MPI_Type_create_subarray", refuse_MPI_Type_create_subarray_5},
    {"MPI_Type_create_subarray_c", refuse_MPI_Type_create_subarray_c_0},
    {"MPI_Type_create_subarray_c", refuse_MPI_Type_create_subarray_c_1},
    {"MPI_Type_create_subarray_c", refuse_MPI_Type_create_subarray_c_2},
    {"MPI_Type_create_subarray_c", refuse_MPI_Type_create_subarray_c_3},
    {"MPI_Type_create_subarray_c", refuse_MPI_Type_create_subarray_c_4},
    {"MPI_Type_create_subarray_c", refuse_MPI_Type_create_subarray_c_5},
    {"MPI_Type_dup", refuse_MPI_Type_dup_0},
    {"MPI_Type_dup", refuse_MPI_Type_dup_1},
    {"MPI_Type_free", refuse_MPI_Type_free_0},
    {"MPI_Type_free", refuse_MPI_Type_free_1},
    {"MPI_Type_get_contents", refuse_MPI_Type_get_contents_0},
    {"MPI_Type_get_contents", refuse_MPI_Type_get_contents_1},
    {"MPI_Type_get_contents", refuse_MPI_Type_get_contents_2},
    {"MPI_Type_get_contents", refuse_MPI_Type_get_contents_3},
    {"MPI_Type_get_contents", refuse_MPI_Type_get_contents_4},
    {"MPI_Type_get_contents", refuse_MPI_Type_get_contents_5},
    {"MPI_Type_get_contents", refuse_MPI_Type_get_contents_6},
    {"MPI_Type_get_contents_c", refuse_MPI_Type_get_contents_c_0},
    {"MPI_Type_get_contents_c", refuse_MPI_Type_get_contents_c_1},
    {"MPI_Type_get_contents_c", refuse_MPI_Type_get_contents_c_2},
    {"MPI_Type_get_contents_c", refuse_MPI_Type_get_contents_c_3},
    {"MPI_Type_get_contents_c", refuse_MPI_Type_get_contents_c_4},
    {"MPI_Type_get_contents_c", refuse_MPI_Type_get_contents_c_5},
    {"MPI_Type_get_contents_c", refuse_MPI_Type_get_contents_c_6},
    {"MPI_Type_get_contents_c", refuse_MPI_Type_get_contents_c_7},
    {"MPI_Type_get_contents_c", refuse_MPI_Type_get_contents_c_8},
    {"MPI_Type_get_envelope", refuse_MPI_Type_get_envelope_0},
    {"MPI_Type_get_envelope", refuse_MPI_Type_get_envelope_1},
    {"MPI_Type_get_envelope", refuse_MPI_Type_get_envelope_2},
    {"MPI_Type_get_envelope", refuse_MPI_Type_get_envelope_3},
    {"MPI_Type_get_envelope", refuse_MPI_Type_get_envelope_4},
    {"MPI_Type_get_envelope_c", refuse_MPI_Type_get_envelope_c_0},
    {"MPI_Type_get_envelope_c", refuse_MPI_Type_get_envelope_c_1},
    {"MPI_Type_get_envelope_c", refuse_MPI_Type_get_envelope_c_2},
    {"MPI_Type_get_envelope_c", refuse_MPI_Type_get_envelope_c_3},
    {"MPI_Type_get_envelope_c", refuse_MPI_Type_get_envelope_c_4},
    {"MPI_Type_get_envelope_c", refuse_MPI_Type_get_envelope_c_5},
    {"MPI_Type_get_extent", refuse_MPI_Type_get_extent_0},
    {"MPI_Type_get_extent", refuse_MPI_Type_get_extent_1},
    {"MPI_Type_get_extent", refuse_MPI_Type_get_extent_2},
    {"MPI_Type_get_extent_c", refuse_MPI_Type_get_extent_c_0},
    {"MPI_Type_get_extent_c", refuse_MPI_Type_get_extent_c_1},
    {"MPI_Type_get_extent_c", refuse_MPI_Type_get_extent_c_2},
    {"MPI_Type_get_extent_x", refuse_MPI_Type_get_extent_x_0},
    {"MPI_Type_get_extent_x", refuse_MPI_Type_get_extent_x_1},
    {"MPI_Type_get_extent_x", refuse_MPI_Type_get_extent_x_2},
    {"MPI_Type_get_name", refuse_MPI_Type_get_name_0},
    {"MPI_Type_get_name", refuse_MPI_Type_get_name_1},
    {"MPI_Type_get_true_extent", refuse_MPI_Type_get_true_extent_0},
    {"MPI_Type_get_true_extent", refuse_MPI_Type_get_true_extent_1},
    {"MPI_Type_get_true_extent", refuse_MPI_Type_get_true_extent_2},
    {"MPI_Type_get_true_extent_c", refuse_MPI_Type_get_true_extent_c_0},
    {"MPI_Type_get_true_extent_c", refuse_MPI_Type_get_true_extent_c_1},
    {"MPI_Type_get_true_extent_c", refuse_MPI_Type_get_true_extent_c_2},
    {"MPI_Type_get_true_extent_x", refuse_MPI_Type_get_true_extent_x_0},
    {"MPI_Type_get_true_extent_x", refuse_MPI_Type_get_true_extent_x_1},
    {"MPI_Type_get_true_extent_x", refuse_MPI_Type_get_true_extent_x_2},
    {"MPI_Type_get_value_index", refuse_MPI_Type_get_value_index_0},
    {"MPI_Type_get_value_index", refuse_MPI_Type_get_value_index_1},
    {"MPI_Type_get_value_index", refuse_MPI_Type_get_value_index_2},
    {"MPI_Type_indexed", refuse_MPI_Type_indexed_0},
    {"MPI_Type_indexed", refuse_MPI_Type_indexed_1},
    {"MPI_Type_indexed", refuse_MPI_Type_indexed_2},
    {"MPI_Type_indexed", refuse_MPI_Type_indexed_3},
    {"MPI_Type_indexed", refuse_MPI_Type_indexed_4},
    {"MPI_Type_indexed_c", refuse_MPI_Type_indexed_c_0},
    {"MPI_Type_indexed_c", refuse_MPI_Type_indexed_c_1},
    {"MPI_Type_indexed_c", refuse_MPI_Type_indexed_c_2},
    {"MPI_Type_indexed_c", refuse_MPI_Type_indexed_c_3},
    {"MPI_Type_indexed_c", refuse_MPI_Type_indexed_c_4},
    {"MPI_Type_match_size", refuse_MPI_Type_match_size_0},
    {"MPI_Type_set_name", refuse_MPI_Type_set_name_0},
    {"MPI_Type_set_name", refuse_MPI_Type_set_name_1},
    {"MPI_Type_size", refuse_MPI_Type_size_0},
    {"MPI_Type_size", refuse_MPI_Type_size_1},
    {"MPI_Type_size_c", refuse_MPI_Type_size_c_0},
    {"MPI_Type_size_c", refuse_MPI_Type_size_c_1},
    {"MPI_Type_size_x", refuse_MPI_Type_size_x_0},
    {"MPI_Type_size_x", refuse_MPI_Type_size_x_1},
    {"MPI_Type_vector", refuse_MPI_Type_vector_0},
    {"MPI_Type_vector", refuse_MPI_Type_vector_1},
    {"MPI_Type_vector", refuse_MPI_Type_vector_2},
    {"MPI_Type_vector", refuse_MPI_Type_vector_3},
    {"MPI_Type_vector_c", refuse_MPI_Type_vector_c_0},
    {"MPI_Type_vector_c", refuse_MPI_Type_vector_c_1},
    {"MPI_Type_vector_c", refuse_MPI_Type_vector_c_2},
    {"MPI_Type_vector_c", refuse_MPI_Type_vector_c_3},
    {"MPI_Unpack", refuse_MPI_Unpack_0},
    {"MPI_Unpack", refuse_MPI_Unpack_1},
    {"MPI_Unpack", refuse_MPI_Unpack_2},
    {"MPI_Unpack", refuse_MPI_Unpack_3},
    {"MPI_Unpack", refuse_MPI_Unpack_4},
    {"MPI_Unpack_c", refuse_MPI_Unpack_c_0},
    {"MPI_Unpack_c", refuse_MPI_Unpack_c_1},
    {"MPI_Unpack_c", refuse_MPI_Unpack_c_2},
    {"MPI_Unpack_c", refuse_MPI_Unpack_c_3},
    {"MPI_Unpack_c", refuse_MPI_Unpack_c_4},
    {"MPI_Unpack_external", refuse_MPI_Unpack_external_0},
    {"MPI_Unpack_external", refuse_MPI_Unpack_external_1},
    {"MPI_Unpack_external", refuse_MPI_Unpack_external_2},
    {"MPI_Unpack_external", refuse_MPI_Unpack_external_3},
    {"MPI_Unpack_external_c", refuse_MPI_Unpack_external_c_0},
    {"MPI_Unpack_external_c", refuse_MPI_Unpack_external_c_1},
    {"MPI_Unpack_external_c", refuse_MPI_Unpack_external_c_2},
    {"MPI_Unpack_external_c", refuse_MPI_Unpack_external_c_3},
    {0, 0}
};
