/* Do not edit: `bindery generate` writes this from specs/routines/files.toml through templates/test/recorder/refusals.c.j2. */
/* Calls of the chapter "files" with one invalid argument each, and the error that each must raise. */
#include "recorder.h"
#include "bnd_entry.h"

static void refuse_MPI_File_close_0(void)
{
    int returned = (MPI_File_close)(0);
    rec_expect_refusal("MPI_File_close", "fh", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_File_close_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_close)(&fh);
    rec_expect_refusal("MPI_File_close", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_delete_0(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int returned = (MPI_File_delete)(0, info);
    rec_expect_refusal("MPI_File_delete", "filename", MPI_ERR_ARG, BND_ON_FILE, (void *)MPI_FILE_NULL, returned);
}

static void refuse_MPI_File_get_amode_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int amode = (int)0;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_get_amode)(fh, &amode);
    rec_expect_refusal("MPI_File_get_amode", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_amode_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int returned = (MPI_File_get_amode)(fh, 0);
    rec_expect_refusal("MPI_File_get_amode", "amode", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_atomicity_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int flag = (int)0;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_get_atomicity)(fh, &flag);
    rec_expect_refusal("MPI_File_get_atomicity", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_atomicity_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int returned = (MPI_File_get_atomicity)(fh, 0);
    rec_expect_refusal("MPI_File_get_atomicity", "flag", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_byte_offset_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Offset disp = (MPI_Offset)0;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_get_byte_offset)(fh, offset, &disp);
    rec_expect_refusal("MPI_File_get_byte_offset", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_byte_offset_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int returned = (MPI_File_get_byte_offset)(fh, offset, 0);
    rec_expect_refusal("MPI_File_get_byte_offset", "disp", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_group_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Group group = REC_NEW(MPI_Group, 0);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_get_group)(fh, &group);
    rec_expect_refusal("MPI_File_get_group", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_group_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int returned = (MPI_File_get_group)(fh, 0);
    rec_expect_refusal("MPI_File_get_group", "group", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_info_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Info info_used = REC_NEW(MPI_Info, 0);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_get_info)(fh, &info_used);
    rec_expect_refusal("MPI_File_get_info", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_info_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int returned = (MPI_File_get_info)(fh, 0);
    rec_expect_refusal("MPI_File_get_info", "info_used", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_position_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)0;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_get_position)(fh, &offset);
    rec_expect_refusal("MPI_File_get_position", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_position_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int returned = (MPI_File_get_position)(fh, 0);
    rec_expect_refusal("MPI_File_get_position", "offset", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_position_shared_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)0;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_get_position_shared)(fh, &offset);
    rec_expect_refusal("MPI_File_get_position_shared", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_position_shared_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int returned = (MPI_File_get_position_shared)(fh, 0);
    rec_expect_refusal("MPI_File_get_position_shared", "offset", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_size_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset size = (MPI_Offset)0;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_get_size)(fh, &size);
    rec_expect_refusal("MPI_File_get_size", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_size_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int returned = (MPI_File_get_size)(fh, 0);
    rec_expect_refusal("MPI_File_get_size", "size", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_type_extent_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Aint extent = (MPI_Aint)0;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_get_type_extent)(fh, datatype, &extent);
    rec_expect_refusal("MPI_File_get_type_extent", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_type_extent_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Aint extent = (MPI_Aint)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_get_type_extent)(fh, datatype, &extent);
    rec_expect_refusal("MPI_File_get_type_extent", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_type_extent_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    int returned = (MPI_File_get_type_extent)(fh, datatype, 0);
    rec_expect_refusal("MPI_File_get_type_extent", "extent", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_type_extent_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count extent = (MPI_Count)0;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_get_type_extent_c)(fh, datatype, &extent);
    rec_expect_refusal("MPI_File_get_type_extent_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_type_extent_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count extent = (MPI_Count)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_get_type_extent_c)(fh, datatype, &extent);
    rec_expect_refusal("MPI_File_get_type_extent_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_type_extent_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    int returned = (MPI_File_get_type_extent_c)(fh, datatype, 0);
    rec_expect_refusal("MPI_File_get_type_extent_c", "extent", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_view_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset disp = (MPI_Offset)0;
    MPI_Datatype etype = REC_NEW(MPI_Datatype, 0);
    MPI_Datatype filetype = REC_NEW(MPI_Datatype, 0);
    char datarep[REC_STRING] = "";
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_get_view)(fh, &disp, &etype, &filetype, datarep);
    rec_expect_refusal("MPI_File_get_view", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_view_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Datatype etype = REC_NEW(MPI_Datatype, 0);
    MPI_Datatype filetype = REC_NEW(MPI_Datatype, 0);
    char datarep[REC_STRING] = "";
    int returned = (MPI_File_get_view)(fh, 0, &etype, &filetype, datarep);
    rec_expect_refusal("MPI_File_get_view", "disp", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_view_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset disp = (MPI_Offset)0;
    MPI_Datatype filetype = REC_NEW(MPI_Datatype, 0);
    char datarep[REC_STRING] = "";
    int returned = (MPI_File_get_view)(fh, &disp, 0, &filetype, datarep);
    rec_expect_refusal("MPI_File_get_view", "etype", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_view_3(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset disp = (MPI_Offset)0;
    MPI_Datatype etype = REC_NEW(MPI_Datatype, 0);
    char datarep[REC_STRING] = "";
    int returned = (MPI_File_get_view)(fh, &disp, &etype, 0, datarep);
    rec_expect_refusal("MPI_File_get_view", "filetype", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_get_view_4(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset disp = (MPI_Offset)0;
    MPI_Datatype etype = REC_NEW(MPI_Datatype, 0);
    MPI_Datatype filetype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_File_get_view)(fh, &disp, &etype, &filetype, 0);
    rec_expect_refusal("MPI_File_get_view", "datarep", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_iread)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_File_iread)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_iread)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_3(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_File_iread)(fh, rec_slot(2), count, datatype, 0);
    rec_expect_refusal("MPI_File_iread", "request", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_all_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_iread_all)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_all", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_all_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_File_iread_all)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_all", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_all_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_iread_all)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_all", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_all_3(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_File_iread_all)(fh, rec_slot(2), count, datatype, 0);
    rec_expect_refusal("MPI_File_iread_all", "request", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_all_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_iread_all_c)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_all_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_all_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_File_iread_all_c)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_all_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_all_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_iread_all_c)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_all_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_all_c_3(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_File_iread_all_c)(fh, rec_slot(2), count, datatype, 0);
    rec_expect_refusal("MPI_File_iread_all_c", "request", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_at_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_iread_at)(fh, offset, rec_slot(3), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_at", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_at_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_File_iread_at)(fh, offset, rec_slot(3), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_at", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_at_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_iread_at)(fh, offset, rec_slot(3), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_at", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_at_3(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    int returned = (MPI_File_iread_at)(fh, offset, rec_slot(3), count, datatype, 0);
    rec_expect_refusal("MPI_File_iread_at", "request", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_at_all_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_iread_at_all)(fh, offset, rec_slot(3), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_at_all", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_at_all_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_File_iread_at_all)(fh, offset, rec_slot(3), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_at_all", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_at_all_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_iread_at_all)(fh, offset, rec_slot(3), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_at_all", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_at_all_3(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    int returned = (MPI_File_iread_at_all)(fh, offset, rec_slot(3), count, datatype, 0);
    rec_expect_refusal("MPI_File_iread_at_all", "request", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_at_all_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_iread_at_all_c)(fh, offset, rec_slot(3), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_at_all_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_at_all_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_File_iread_at_all_c)(fh, offset, rec_slot(3), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_at_all_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_at_all_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_iread_at_all_c)(fh, offset, rec_slot(3), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_at_all_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_at_all_c_3(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    int returned = (MPI_File_iread_at_all_c)(fh, offset, rec_slot(3), count, datatype, 0);
    rec_expect_refusal("MPI_File_iread_at_all_c", "request", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_at_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_iread_at_c)(fh, offset, rec_slot(3), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_at_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_at_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_File_iread_at_c)(fh, offset, rec_slot(3), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_at_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_at_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_iread_at_c)(fh, offset, rec_slot(3), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_at_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_at_c_3(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    int returned = (MPI_File_iread_at_c)(fh, offset, rec_slot(3), count, datatype, 0);
    rec_expect_refusal("MPI_File_iread_at_c", "request", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_iread_c)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_File_iread_c)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_iread_c)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_c_3(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_File_iread_c)(fh, rec_slot(2), count, datatype, 0);
    rec_expect_refusal("MPI_File_iread_c", "request", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_shared_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_iread_shared)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_shared", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_shared_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_File_iread_shared)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_shared", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_shared_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_iread_shared)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_shared", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_shared_3(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_File_iread_shared)(fh, rec_slot(2), count, datatype, 0);
    rec_expect_refusal("MPI_File_iread_shared", "request", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_shared_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_iread_shared_c)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_shared_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_shared_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_File_iread_shared_c)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_shared_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_shared_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_iread_shared_c)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iread_shared_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iread_shared_c_3(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_File_iread_shared_c)(fh, rec_slot(2), count, datatype, 0);
    rec_expect_refusal("MPI_File_iread_shared_c", "request", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_iwrite)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_File_iwrite)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_iwrite)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_3(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_File_iwrite)(fh, rec_slot(2), count, datatype, 0);
    rec_expect_refusal("MPI_File_iwrite", "request", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_all_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_iwrite_all)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_all", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_all_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_File_iwrite_all)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_all", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_all_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_iwrite_all)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_all", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_all_3(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_File_iwrite_all)(fh, rec_slot(2), count, datatype, 0);
    rec_expect_refusal("MPI_File_iwrite_all", "request", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_all_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_iwrite_all_c)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_all_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_all_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_File_iwrite_all_c)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_all_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_all_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_iwrite_all_c)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_all_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_all_c_3(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_File_iwrite_all_c)(fh, rec_slot(2), count, datatype, 0);
    rec_expect_refusal("MPI_File_iwrite_all_c", "request", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_at_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_iwrite_at)(fh, offset, rec_slot(3), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_at", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_at_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_File_iwrite_at)(fh, offset, rec_slot(3), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_at", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_at_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_iwrite_at)(fh, offset, rec_slot(3), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_at", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_at_3(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    int returned = (MPI_File_iwrite_at)(fh, offset, rec_slot(3), count, datatype, 0);
    rec_expect_refusal("MPI_File_iwrite_at", "request", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_at_all_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_iwrite_at_all)(fh, offset, rec_slot(3), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_at_all", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_at_all_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_File_iwrite_at_all)(fh, offset, rec_slot(3), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_at_all", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_at_all_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_iwrite_at_all)(fh, offset, rec_slot(3), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_at_all", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_at_all_3(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    int returned = (MPI_File_iwrite_at_all)(fh, offset, rec_slot(3), count, datatype, 0);
    rec_expect_refusal("MPI_File_iwrite_at_all", "request", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_at_all_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_iwrite_at_all_c)(fh, offset, rec_slot(3), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_at_all_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_at_all_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_File_iwrite_at_all_c)(fh, offset, rec_slot(3), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_at_all_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_at_all_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_iwrite_at_all_c)(fh, offset, rec_slot(3), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_at_all_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_at_all_c_3(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    int returned = (MPI_File_iwrite_at_all_c)(fh, offset, rec_slot(3), count, datatype, 0);
    rec_expect_refusal("MPI_File_iwrite_at_all_c", "request", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_at_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_iwrite_at_c)(fh, offset, rec_slot(3), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_at_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_at_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_File_iwrite_at_c)(fh, offset, rec_slot(3), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_at_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_at_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_iwrite_at_c)(fh, offset, rec_slot(3), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_at_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_at_c_3(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    int returned = (MPI_File_iwrite_at_c)(fh, offset, rec_slot(3), count, datatype, 0);
    rec_expect_refusal("MPI_File_iwrite_at_c", "request", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_iwrite_c)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_File_iwrite_c)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_iwrite_c)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_c_3(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_File_iwrite_c)(fh, rec_slot(2), count, datatype, 0);
    rec_expect_refusal("MPI_File_iwrite_c", "request", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_shared_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_iwrite_shared)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_shared", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_shared_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_File_iwrite_shared)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_shared", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_shared_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_iwrite_shared)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_shared", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_shared_3(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_File_iwrite_shared)(fh, rec_slot(2), count, datatype, 0);
    rec_expect_refusal("MPI_File_iwrite_shared", "request", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_shared_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_iwrite_shared_c)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_shared_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_shared_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    count = -77;
    int returned = (MPI_File_iwrite_shared_c)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_shared_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_shared_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_iwrite_shared_c)(fh, rec_slot(2), count, datatype, &request);
    rec_expect_refusal("MPI_File_iwrite_shared_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_iwrite_shared_c_3(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_File_iwrite_shared_c)(fh, rec_slot(2), count, datatype, 0);
    rec_expect_refusal("MPI_File_iwrite_shared_c", "request", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_open_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int amode = (int)103;
    MPI_Info info = REC_NEW(MPI_Info, 1004);
    MPI_File fh = REC_NEW(MPI_File, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_File_open)(comm, "filename 102", amode, info, &fh);
    rec_expect_refusal("MPI_File_open", "comm", MPI_ERR_COMM, BND_ON_FILE, (void *)MPI_FILE_NULL, returned);
}

static void refuse_MPI_File_open_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int amode = (int)103;
    MPI_Info info = REC_NEW(MPI_Info, 1004);
    MPI_File fh = REC_NEW(MPI_File, 0);
    int returned = (MPI_File_open)(comm, 0, amode, info, &fh);
    rec_expect_refusal("MPI_File_open", "filename", MPI_ERR_ARG, BND_ON_FILE, (void *)MPI_FILE_NULL, returned);
}

static void refuse_MPI_File_open_2(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int amode = (int)103;
    MPI_Info info = REC_NEW(MPI_Info, 1004);
    int returned = (MPI_File_open)(comm, "filename 102", amode, info, 0);
    rec_expect_refusal("MPI_File_open", "fh", MPI_ERR_ARG, BND_ON_FILE, (void *)MPI_FILE_NULL, returned);
}

static void refuse_MPI_File_preallocate_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset size = (MPI_Offset)5000000002;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_preallocate)(fh, size);
    rec_expect_refusal("MPI_File_preallocate", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_read)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_read", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_File_read)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_read", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_read)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_read", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_all_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_read_all)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_all", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_all_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_File_read_all)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_all", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_all_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_read_all)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_all", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_all_begin_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_read_all_begin)(fh, rec_slot(2), count, datatype);
    rec_expect_refusal("MPI_File_read_all_begin", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_all_begin_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    count = -77;
    int returned = (MPI_File_read_all_begin)(fh, rec_slot(2), count, datatype);
    rec_expect_refusal("MPI_File_read_all_begin", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_all_begin_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_read_all_begin)(fh, rec_slot(2), count, datatype);
    rec_expect_refusal("MPI_File_read_all_begin", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_all_begin_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_read_all_begin_c)(fh, rec_slot(2), count, datatype);
    rec_expect_refusal("MPI_File_read_all_begin_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_all_begin_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    count = -77;
    int returned = (MPI_File_read_all_begin_c)(fh, rec_slot(2), count, datatype);
    rec_expect_refusal("MPI_File_read_all_begin_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_all_begin_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_read_all_begin_c)(fh, rec_slot(2), count, datatype);
    rec_expect_refusal("MPI_File_read_all_begin_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_all_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_read_all_c)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_all_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_all_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_File_read_all_c)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_all_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_all_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_read_all_c)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_all_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_all_end_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_read_all_end)(fh, rec_slot(2), &status);
    rec_expect_refusal("MPI_File_read_all_end", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_at_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_read_at)(fh, offset, rec_slot(3), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_at", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_at_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_File_read_at)(fh, offset, rec_slot(3), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_at", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_at_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_read_at)(fh, offset, rec_slot(3), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_at", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_at_all_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_read_at_all)(fh, offset, rec_slot(3), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_at_all", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_at_all_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_File_read_at_all)(fh, offset, rec_slot(3), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_at_all", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_at_all_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_read_at_all)(fh, offset, rec_slot(3), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_at_all", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_at_all_begin_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_read_at_all_begin)(fh, offset, rec_slot(3), count, datatype);
    rec_expect_refusal("MPI_File_read_at_all_begin", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_at_all_begin_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    count = -77;
    int returned = (MPI_File_read_at_all_begin)(fh, offset, rec_slot(3), count, datatype);
    rec_expect_refusal("MPI_File_read_at_all_begin", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_at_all_begin_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_read_at_all_begin)(fh, offset, rec_slot(3), count, datatype);
    rec_expect_refusal("MPI_File_read_at_all_begin", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_at_all_begin_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_read_at_all_begin_c)(fh, offset, rec_slot(3), count, datatype);
    rec_expect_refusal("MPI_File_read_at_all_begin_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_at_all_begin_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    count = -77;
    int returned = (MPI_File_read_at_all_begin_c)(fh, offset, rec_slot(3), count, datatype);
    rec_expect_refusal("MPI_File_read_at_all_begin_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_at_all_begin_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_read_at_all_begin_c)(fh, offset, rec_slot(3), count, datatype);
    rec_expect_refusal("MPI_File_read_at_all_begin_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_at_all_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_read_at_all_c)(fh, offset, rec_slot(3), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_at_all_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_at_all_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_File_read_at_all_c)(fh, offset, rec_slot(3), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_at_all_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_at_all_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_read_at_all_c)(fh, offset, rec_slot(3), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_at_all_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_at_all_end_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_read_at_all_end)(fh, rec_slot(2), &status);
    rec_expect_refusal("MPI_File_read_at_all_end", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_at_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_read_at_c)(fh, offset, rec_slot(3), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_at_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_at_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_File_read_at_c)(fh, offset, rec_slot(3), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_at_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_at_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_read_at_c)(fh, offset, rec_slot(3), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_at_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_read_c)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_File_read_c)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_read_c)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_ordered_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_read_ordered)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_ordered", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_ordered_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_File_read_ordered)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_ordered", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_ordered_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_read_ordered)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_ordered", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_ordered_begin_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_read_ordered_begin)(fh, rec_slot(2), count, datatype);
    rec_expect_refusal("MPI_File_read_ordered_begin", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_ordered_begin_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    count = -77;
    int returned = (MPI_File_read_ordered_begin)(fh, rec_slot(2), count, datatype);
    rec_expect_refusal("MPI_File_read_ordered_begin", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_ordered_begin_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_read_ordered_begin)(fh, rec_slot(2), count, datatype);
    rec_expect_refusal("MPI_File_read_ordered_begin", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_ordered_begin_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_read_ordered_begin_c)(fh, rec_slot(2), count, datatype);
    rec_expect_refusal("MPI_File_read_ordered_begin_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_ordered_begin_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    count = -77;
    int returned = (MPI_File_read_ordered_begin_c)(fh, rec_slot(2), count, datatype);
    rec_expect_refusal("MPI_File_read_ordered_begin_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_ordered_begin_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_read_ordered_begin_c)(fh, rec_slot(2), count, datatype);
    rec_expect_refusal("MPI_File_read_ordered_begin_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_ordered_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_read_ordered_c)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_ordered_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_ordered_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_File_read_ordered_c)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_ordered_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_ordered_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_read_ordered_c)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_ordered_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_ordered_end_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_read_ordered_end)(fh, rec_slot(2), &status);
    rec_expect_refusal("MPI_File_read_ordered_end", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_shared_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_read_shared)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_shared", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_shared_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_File_read_shared)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_shared", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_shared_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_read_shared)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_shared", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_shared_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_read_shared_c)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_shared_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_shared_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_File_read_shared_c)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_shared_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_read_shared_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_read_shared_c)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_read_shared_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_seek_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int whence = (int)103;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_seek)(fh, offset, whence);
    rec_expect_refusal("MPI_File_seek", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_seek_shared_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int whence = (int)103;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_seek_shared)(fh, offset, whence);
    rec_expect_refusal("MPI_File_seek_shared", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_set_atomicity_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int flag = (int)0;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_set_atomicity)(fh, flag);
    rec_expect_refusal("MPI_File_set_atomicity", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_set_info_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_set_info)(fh, info);
    rec_expect_refusal("MPI_File_set_info", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_set_size_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset size = (MPI_Offset)5000000002;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_set_size)(fh, size);
    rec_expect_refusal("MPI_File_set_size", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_set_view_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset disp = (MPI_Offset)5000000002;
    MPI_Datatype etype = REC_NEW(MPI_Datatype, 1003);
    MPI_Datatype filetype = REC_NEW(MPI_Datatype, 1004);
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_set_view)(fh, disp, etype, filetype, "datarep 105", info);
    rec_expect_refusal("MPI_File_set_view", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_set_view_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset disp = (MPI_Offset)5000000002;
    MPI_Datatype etype = REC_NEW(MPI_Datatype, 1003);
    MPI_Datatype filetype = REC_NEW(MPI_Datatype, 1004);
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    etype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_set_view)(fh, disp, etype, filetype, "datarep 105", info);
    rec_expect_refusal("MPI_File_set_view", "etype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_set_view_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset disp = (MPI_Offset)5000000002;
    MPI_Datatype etype = REC_NEW(MPI_Datatype, 1003);
    MPI_Datatype filetype = REC_NEW(MPI_Datatype, 1004);
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    filetype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_set_view)(fh, disp, etype, filetype, "datarep 105", info);
    rec_expect_refusal("MPI_File_set_view", "filetype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_set_view_3(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset disp = (MPI_Offset)5000000002;
    MPI_Datatype etype = REC_NEW(MPI_Datatype, 1003);
    MPI_Datatype filetype = REC_NEW(MPI_Datatype, 1004);
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    int returned = (MPI_File_set_view)(fh, disp, etype, filetype, 0, info);
    rec_expect_refusal("MPI_File_set_view", "datarep", MPI_ERR_ARG, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_sync_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_sync)(fh);
    rec_expect_refusal("MPI_File_sync", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_write)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_write", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_File_write)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_write", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_write)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_write", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_all_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_write_all)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_all", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_all_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_File_write_all)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_all", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_all_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_write_all)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_all", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_all_begin_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_write_all_begin)(fh, rec_slot(2), count, datatype);
    rec_expect_refusal("MPI_File_write_all_begin", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_all_begin_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    count = -77;
    int returned = (MPI_File_write_all_begin)(fh, rec_slot(2), count, datatype);
    rec_expect_refusal("MPI_File_write_all_begin", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_all_begin_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_write_all_begin)(fh, rec_slot(2), count, datatype);
    rec_expect_refusal("MPI_File_write_all_begin", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_all_begin_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_write_all_begin_c)(fh, rec_slot(2), count, datatype);
    rec_expect_refusal("MPI_File_write_all_begin_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_all_begin_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    count = -77;
    int returned = (MPI_File_write_all_begin_c)(fh, rec_slot(2), count, datatype);
    rec_expect_refusal("MPI_File_write_all_begin_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_all_begin_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_write_all_begin_c)(fh, rec_slot(2), count, datatype);
    rec_expect_refusal("MPI_File_write_all_begin_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_all_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_write_all_c)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_all_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_all_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_File_write_all_c)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_all_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_all_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_write_all_c)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_all_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_all_end_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_write_all_end)(fh, rec_slot(2), &status);
    rec_expect_refusal("MPI_File_write_all_end", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_at_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_write_at)(fh, offset, rec_slot(3), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_at", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_at_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_File_write_at)(fh, offset, rec_slot(3), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_at", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_at_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_write_at)(fh, offset, rec_slot(3), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_at", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_at_all_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_write_at_all)(fh, offset, rec_slot(3), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_at_all", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_at_all_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_File_write_at_all)(fh, offset, rec_slot(3), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_at_all", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_at_all_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_write_at_all)(fh, offset, rec_slot(3), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_at_all", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_at_all_begin_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_write_at_all_begin)(fh, offset, rec_slot(3), count, datatype);
    rec_expect_refusal("MPI_File_write_at_all_begin", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_at_all_begin_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    count = -77;
    int returned = (MPI_File_write_at_all_begin)(fh, offset, rec_slot(3), count, datatype);
    rec_expect_refusal("MPI_File_write_at_all_begin", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_at_all_begin_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_write_at_all_begin)(fh, offset, rec_slot(3), count, datatype);
    rec_expect_refusal("MPI_File_write_at_all_begin", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_at_all_begin_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_write_at_all_begin_c)(fh, offset, rec_slot(3), count, datatype);
    rec_expect_refusal("MPI_File_write_at_all_begin_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_at_all_begin_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    count = -77;
    int returned = (MPI_File_write_at_all_begin_c)(fh, offset, rec_slot(3), count, datatype);
    rec_expect_refusal("MPI_File_write_at_all_begin_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_at_all_begin_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_write_at_all_begin_c)(fh, offset, rec_slot(3), count, datatype);
    rec_expect_refusal("MPI_File_write_at_all_begin_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_at_all_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_write_at_all_c)(fh, offset, rec_slot(3), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_at_all_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_at_all_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_File_write_at_all_c)(fh, offset, rec_slot(3), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_at_all_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_at_all_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_write_at_all_c)(fh, offset, rec_slot(3), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_at_all_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_at_all_end_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_write_at_all_end)(fh, rec_slot(2), &status);
    rec_expect_refusal("MPI_File_write_at_all_end", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_at_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_write_at_c)(fh, offset, rec_slot(3), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_at_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_at_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_File_write_at_c)(fh, offset, rec_slot(3), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_at_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_at_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_write_at_c)(fh, offset, rec_slot(3), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_at_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_write_c)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_File_write_c)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_write_c)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_ordered_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_write_ordered)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_ordered", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_ordered_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_File_write_ordered)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_ordered", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_ordered_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_write_ordered)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_ordered", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_ordered_begin_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_write_ordered_begin)(fh, rec_slot(2), count, datatype);
    rec_expect_refusal("MPI_File_write_ordered_begin", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_ordered_begin_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    count = -77;
    int returned = (MPI_File_write_ordered_begin)(fh, rec_slot(2), count, datatype);
    rec_expect_refusal("MPI_File_write_ordered_begin", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_ordered_begin_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_write_ordered_begin)(fh, rec_slot(2), count, datatype);
    rec_expect_refusal("MPI_File_write_ordered_begin", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_ordered_begin_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_write_ordered_begin_c)(fh, rec_slot(2), count, datatype);
    rec_expect_refusal("MPI_File_write_ordered_begin_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_ordered_begin_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    count = -77;
    int returned = (MPI_File_write_ordered_begin_c)(fh, rec_slot(2), count, datatype);
    rec_expect_refusal("MPI_File_write_ordered_begin_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_ordered_begin_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_write_ordered_begin_c)(fh, rec_slot(2), count, datatype);
    rec_expect_refusal("MPI_File_write_ordered_begin_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_ordered_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_write_ordered_c)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_ordered_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_ordered_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_File_write_ordered_c)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_ordered_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_ordered_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_write_ordered_c)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_ordered_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_ordered_end_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_write_ordered_end)(fh, rec_slot(2), &status);
    rec_expect_refusal("MPI_File_write_ordered_end", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_shared_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_write_shared)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_shared", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_shared_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_File_write_shared)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_shared", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_shared_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_write_shared)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_shared", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_shared_c_0(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    fh = MPI_FILE_NULL;
    int returned = (MPI_File_write_shared_c)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_shared_c", "fh", MPI_ERR_FILE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_shared_c_1(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_File_write_shared_c)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_shared_c", "count", MPI_ERR_COUNT, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_File_write_shared_c_2(void)
{
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_File_write_shared_c)(fh, rec_slot(2), count, datatype, &status);
    rec_expect_refusal("MPI_File_write_shared_c", "datatype", MPI_ERR_TYPE, BND_ON_FILE, (void *)fh, returned);
}

static void refuse_MPI_Register_datarep_0(void)
{
    int returned = (MPI_Register_datarep)(0, (MPI_Datarep_conversion_function *)rec_function(2),
            (MPI_Datarep_conversion_function *)rec_function(3), (MPI_Datarep_extent_function *)rec_function(4),
            rec_slot(5));
    rec_expect_refusal("MPI_Register_datarep", "datarep", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Register_datarep_1(void)
{
    int returned = (MPI_Register_datarep)("datarep 101", (MPI_Datarep_conversion_function *)rec_function(2),
            (MPI_Datarep_conversion_function *)rec_function(3), 0, rec_slot(5));
    rec_expect_refusal("MPI_Register_datarep", "dtype_file_extent_fn", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Register_datarep_c_0(void)
{
    int returned = (MPI_Register_datarep_c)(0, (MPI_Datarep_conversion_function_c *)rec_function(2),
            (MPI_Datarep_conversion_function_c *)rec_function(3), (MPI_Datarep_extent_function *)rec_function(4),
            rec_slot(5));
    rec_expect_refusal("MPI_Register_datarep_c", "datarep", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Register_datarep_c_1(void)
{
    int returned = (MPI_Register_datarep_c)("datarep 101", (MPI_Datarep_conversion_function_c *)rec_function(2),
            (MPI_Datarep_conversion_function_c *)rec_function(3), 0, rec_slot(5));
    rec_expect_refusal("MPI_Register_datarep_c", "dtype_file_extent_fn", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

const struct rec_refusal rec_refusals_files[] = {
    {"MPI_File_close", refuse_MPI_File_close_0},
    {"MPI_File_close", refuse_MPI_File_close_1},
    {"MPI_File_delete", refuse_MPI_File_delete_0},
    {"MPI_File_get_amode", refuse_MPI_File_get_amode_0},
    {"MPI_File_get_amode", refuse_MPI_File_get_amode_1},
    {"MPI_File_get_atomicity", refuse_MPI_File_get_atomicity_0},
    {"MPI_File_get_atomicity", refuse_MPI_File_get_atomicity_1},
    {"MPI_File_get_byte_offset", refuse_MPI_File_get_byte_offset_0},
    {"MPI_File_get_byte_offset", refuse_MPI_File_get_byte_offset_1},
    {"MPI_File_get_group", refuse_MPI_File_get_group_0},
    {"MPI_File_get_group", refuse_MPI_File_get_group_1},
    {"MPI_File_get_info", refuse_MPI_File_get_info_0},
    {"MPI_File_get_info", refuse_MPI_File_get_info_1},
    {"MPI_File_get_position", refuse_MPI_File_get_position_0},
    {"MPI_File_get_position", refuse_MPI_File_get_position_1},
    {"MPI_File_get_position_shared", refuse_MPI_File_get_position_shared_0},
    {"MPI_File_get_position_shared", refuse_MPI_File_get_position_shared_1},
    {"MPI_File_get_size", refuse_MPI_File_get_size_0},
    {"MPI_File_get_size", refuse_MPI_File_get_size_1},
    {"MPI_File_get_type_extent", refuse_MPI_File_get_type_extent_0},
    {"MPI_File_get_type_extent", refuse_MPI_File_get_type_extent_1},
    {"MPI_File_get_type_extent", refuse_MPI_File_get_type_extent_2},
    {"MPI_File_get_type_extent_c", refuse_MPI_File_get_type_extent_c_0},
    {"MPI_File_get_type_extent_c", refuse_MPI_File_get_type_extent_c_1},
    {"MPI_File_get_type_extent_c", refuse_MPI_File_get_type_extent_c_2},
    {"MPI_File_get_view", refuse_MPI_File_get_view_0},
    {"MPI_File_get_view", refuse_MPI_File_get_view_1},
    {"MPI_File_get_view", refuse_MPI_File_get_view_2},
    {"MPI_File_get_view", refuse_MPI_File_get_view_3},
    {"MPI_File_get_view", refuse_MPI_File_get_view_4},
    {"MPI_File_iread", refuse_MPI_File_iread_0},
    {"MPI_File_iread", refuse_MPI_File_iread_1},
    {"MPI_File_iread", refuse_MPI_File_iread_2},
    {"MPI_File_iread", refuse_MPI_File_iread_3},
    {"MPI_File_iread_all", refuse_MPI_File_iread_all_0},
    {"MPI_File_iread_all", refuse_MPI_File_iread_all_1},
    {"MPI_File_iread_all", refuse_MPI_File_iread_all_2},
    {"MPI_File_iread_all", refuse_MPI_File_iread_all_3},
    {"MPI_File_iread_all_c", refuse_MPI_File_iread_all_c_0},
    {"MPI_File_iread_all_c", refuse_MPI_File_iread_all_c_1},
    {"MPI_File_iread_all_c", refuse_MPI_File_iread_all_c_2},
    {"MPI_File_iread_all_c", refuse_MPI_File_iread_all_c_3},
    {"MPI_File_iread_at", refuse_MPI_File_iread_at_0},
    {"MPI_File_iread_at", refuse_MPI_File_iread_at_1},
    {"MPI_File_iread_at", refuse_MPI_File_iread_at_2},
    {"MPI_File_iread_at", refuse_MPI_File_iread_at_3},
    {"MPI_File_iread_at_all", refuse_MPI_File_iread_at_all_0},
    {"MPI_File_iread_at_all", refuse_MPI_File_iread_at_all_1},
    {"MPI_File_iread_at_all", refuse_MPI_File_iread_at_all_2},
    {"MPI_File_iread_at_all", refuse_MPI_File_iread_at_all_3},
    {"MPI_File_iread_at_all_c", refuse_MPI_File_iread_at_all_c_0},
    {"MPI_File_iread_at_all_c", refuse_MPI_File_iread_at_all_c_1},
    {"MPI_File_iread_at_all_c", refuse_MPI_File_iread_at_all_c_2},
    {"MPI_File_iread_at_all_c", refuse_MPI_File_iread_at_all_c_3},
    {"MPI_File_iread_at_c", refuse_MPI_File_iread_at_c_0},
    {"MPI_File_iread_at_c", refuse_MPI_File_iread_at_c_1},
    {"MPI_File_iread_at_c", refuse_MPI_File_iread_at_c_2},
    {"MPI_File_iread_at_c", refuse_MPI_File_iread_at_c_3},
    {"MPI_File_iread_c", refuse_MPI_File_iread_c_0},
    {"MPI_File_iread_c", refuse_MPI_File_iread_c_1},
    {"MPI_File_iread_c", refuse_MPI_File_iread_c_2},
    {"MPI_File_iread_c", refuse_MPI_File_iread_c_3},
    {"MPI_File_iread_shared", refuse_MPI_File_iread_shared_0},
    {"MPI_File_iread_shared", refuse_MPI_File_iread_shared_1},
    {"MPI_File_iread_shared", refuse_MPI_File_iread_shared_2},
    {"MPI_File_iread_shared", refuse_MPI_File_iread_shared_3},
    {"MPI_File_iread_shared_c", refuse_MPI_File_iread_shared_c_0},
    {"MPI_File_iread_shared_c", refuse_MPI_File_iread_shared_c_1},
    {"MPI_File_iread_shared_c", refuse_MPI_File_iread_shared_c_2},
    {"MPI_File_iread_shared_c", refuse_MPI_File_iread_shared_c_3},
    {"MPI_File_iwrite", refuse_MPI_File_iwrite_0},
    {"MPI_File_iwrite", refuse_MPI_File_iwrite_1},
    {"MPI_File_iwrite", refuse_MPI_File_iwrite_2},
    {"MPI_File_iwrite", refuse_MPI_File_iwrite_3},
    {"MPI_File_iwrite_all", refuse_MPI_File_iwrite_all_0},
    {"MPI_File_iwrite_all", refuse_MPI_File_iwrite_all_1},
    {"MPI_File_iwrite_all", refuse_MPI_File_iwrite_all_2},
    {"MPI_File_iwrite_all", refuse_MPI_File_iwrite_all_3},
    {"MPI_File_iwrite_all_c", refuse_MPI_File_iwrite_all_c_0},
    {"MPI_File_iwrite_all_c", refuse_MPI_File_iwrite_all_c_1},
    {"MPI_File_iwrite_all_c", refuse_MPI_File_iwrite_all_c_2},
    {"MPI_File_iwrite_all_c", refuse_MPI_File_iwrite_all_c_3},
    {"MPI_File_iwrite_at", refuse_MPI_File_iwrite_at_0},
    {"MPI_File_iwrite_at", refuse_MPI_File_iwrite_at_1},
    {"MPI_File_iwrite_at", refuse_MPI_File_iwrite_at_2},
    {"MPI_File_iwrite_at", refuse_MPI_File_iwrite_at_3},
    {"MPI_File_iwrite_at_all", refuse_MPI_File_iwrite_at_all_0},
    {"MPI_File_iwrite_at_all", refuse_MPI_File_iwrite_at_all_1},
    {"MPI_File_iwrite_at_all", refuse_MPI_File_iwrite_at_all_2},
    {"MPI_File_iwrite_at_all", refuse_MPI_File_iwrite_at_all_3},
    {"MPI_File_iwrite_at_all_c", refuse_MPI_File_iwrite_at_all_c_0},
    {"MPI_File_iwrite_at_all_c", refuse_MPI_File_iwrite_at_all_c_1},
    {"MPI_File_iwrite_at_all_c", refuse_MPI_File_iwrite_at_all_c_2},
    {"MPI_File_iwrite_at_all_c", refuse_MPI_File_iwrite_at_all_c_3},
    {"MPI_File_iwrite_at_c", refuse_MPI_File_iwrite_at_c_0},
    {"MPI_File_iwrite_at_c", refuse_MPI_File_iwrite_at_c_1},
    {"MPI_File_iwrite_at_c", refuse_MPI_File_iwrite_at_c_2},
    {"MPI_File_iwrite_at_c", refuse_MPI_File_iwrite_at_c_3},
    {"MPI_File_iwrite_c", refuse_MPI_File_iwrite_c_0},
    {"MPI_File_iwrite_c", refuse_MPI_File_iwrite_c_1},
    {"MPI_File_iwrite_c", refuse_MPI_File_iwrite_c_2},
    {"MPI_File_iwrite_c", refuse_MPI_File_iwrite_c_3},
    {"MPI_File_iwrite_shared", refuse_MPI_File_iwrite_shared_0},
    {"MPI_File_iwrite_shared", refuse_MPI_File_iwrite_shared_1},
    {"MPI_File_iwrite_shared", refuse_MPI_File_iwrite_shared_2},
    {"MPI_File_iwrite_shared", refuse_MPI_File_iwrite_shared_3},
    {"MPI_File_iwrite_shared_c", refuse_MPI_File_iwrite_shared_c_0},
    {"MPI_File_iwrite_shared_c", refuse_MPI_File_iwrite_shared_c_1},
    {"MPI_File_iwrite_shared_c", refuse_MPI_File_iwrite_shared_c_2},
    {"MPI_File_iwrite_shared_c", refuse_MPI_File_iwrite_shared_c_3},
    {"MPI_File_open", refuse_MPI_File_open_0},
    {"MPI_File_open", refuse_MPI_File_open_1},
    {"MPI_File_open", refuse_MPI_File_open_2},
    {"MPI_File_preallocate", refuse_MPI_File_preallocate_0},
    {"MPI_File_read", refuse_MPI_File_read_0},
    {"MPI_File_read", refuse_MPI_File_read_1},
    {"MPI_File_read", refuse_MPI_File_read_2},
    {"MPI_File_read_all", refuse_MPI_File_read_all_0},
    {"MPI_File_read_all", refuse_MPI_File_read_all_1},
    {"MPI_File_read_all", refuse_MPI_File_read_all_2},
    {"MPI_File_read_all_begin", refuse_MPI_File_read_all_begin_0},
    {"MPI_File_read_all_begin", refuse_MPI_File_read_all_begin_1},
    {"MPI_File_read_all_begin", refuse_MPI_File_read_all_begin_2},
    {"MPI_File_read_all_begin_c", refuse_MPI_File_read_all_begin_c_0},
    {"MPI_File_read_all_begin_c", refuse_MPI_File_read_all_begin_c_1},
    {"MPI_File_read_all_begin_c", refuse_MPI_File_read_all_begin_c_2},
    {"MPI_File_read_all_c", refuse_MPI_File_read_all_c_0},
    {"MPI_File_read_all_c", refuse_MPI_File_read_all_c_1},
    {"MPI_File_read_all_c", refuse_MPI_File_read_all_c_2},
    {"MPI_File_read_all_end", refuse_MPI_File_read_all_end_0},
    {"MPI_File_read_at", refuse_MPI_File_read_at_0},
    {"MPI_File_read_at", refuse_MPI_File_read_at_1},
    {"MPI_File_read_at", refuse_MPI_File_read_at_2},
    {"MPI_File_read_at_all", refuse_MPI_File_read_at_all_0},
    {"MPI_File_read_at_all", refuse_MPI_File_read_at_all_1},
    {"MPI_File_read_at_all", refuse_MPI_File_read_at_all_2},
    {"MPI_File_read_at_all_begin", refuse_MPI_File_read_at_all_begin_0},
    {"MPI_File_read_at_all_begin", refuse_MPI_File_read_at_all_begin_1},
    {"MPI_File_read_at_all_begin", refuse_MPI_File_read_at_all_begin_2},
    {"MPI_File_read_at_all_begin_c", refuse_MPI_File_read_at_all_begin_c_0},
    {"MPI_File_read_at_all_begin_c", refuse_MPI_File_read_at_all_begin_c_1},
    {"MPI_File_read_at_all_begin_c", refuse_MPI_File_read_at_all_begin_c_2},
    {"MPI_File_read_at_all_c", refuse_MPI_File_read_at_all_c_0},
    {"MPI_File_read_at_all_c", refuse_MPI_File_read_at_all_c_1},
    {"MPI_File_read_at_all_c", refuse_MPI_File_read_at_all_c_2},
    {"MPI_File_read_at_all_end", refuse_MPI_File_read_at_all_end_0},
    {"MPI_File_read_at_c", refuse_MPI_File_read_at_c_0},
    {"MPI_File_read_at_c", refuse_MPI_File_read_at_c_1},
    {"MPI_File_read_at_c", refuse_MPI_File_read_at_c_2},
    {"MPI_File_read_c", refuse_MPI_File_read_c_0},
    {"MPI_File_read_c", refuse_MPI_File_read_c_1},
    {"MPI_File_read_c", refuse_MPI_File_read_c_2},
    {"MPI_File_read_ordered", refuse_MPI_File_read_ordered_0},
    {"MPI_File_read_ordered", refuse_MPI_File_read_ordered_1},
    {"MPI_File_read_ordered", refuse_MPI_File_read_ordered_2},
    {"MPI_File_read_ordered_begin", refuse_MPI_File_read_ordered_begin_0},
    {"MPI_File_read_ordered_begin", refuse_MPI_File_read_ordered_begin_1},
    {"MPI_File_read_ordered_begin", refuse_MPI_File_read_ordered_begin_2},
    {"MPI_File_read_ordered_begin_c", refuse_MPI_File_read_ordered_begin_c_0},
    {"MPI_File_read_ordered_begin_c", refuse_MPI_File_read_ordered_begin_c_1},
    {"MPI_File_read_ordered_begin_c", refuse_MPI_File_read_ordered_begin_c_2},
    {"MPI_File_read_ordered_c", refuse_MPI_File_read_ordered_c_0},
    {"MPI_File_read_ordered_c", refuse_MPI_File_read_ordered_c_1},
    {"MPI_File_read_ordered_c", refuse_MPI_File_read_ordered_c_2},
    {"MPI_File_read_ordered_end", refuse_MPI_File_read_ordered_end_0},
    {"MPI_File_read_shared", refuse_MPI_File_read_shared_0},
    {"MPI_File_read_shared", refuse_MPI_File_read_shared_1},
    {"MPI_File_read_shared", refuse_MPI_File_read_shared_2},
    {"MPI_File_read_shared_c", refuse_MPI_File_read_shared_c_0},
    {"MPI_File_read_shared_c", refuse_MPI_File_read_shared_c_1},
    {"MPI_File_read_shared_c", refuse_MPI_File_read_shared_c_2},
    {"MPI_File_seek", refuse_MPI_File_seek_0},
    {"MPI_File_seek_shared", refuse_MPI_File_seek_shared_0},
    {"MPI_File_set_atomicity", refuse_MPI_File_set_atomicity_0},
    {"MPI_File_set_info", refuse_MPI_File_set_info_0},
    {"MPI_File_set_size", refuse_MPI_File_set_size_0},
    {"MPI_File_set_view", refuse_MPI_File_set_view_0},
    {"MPI_File_set_view", refuse_MPI_File_set_view_1},
    {"MPI_File_set_view", refuse_MPI_File_set_view_2},
    {"MPI_File_set_view", refuse_MPI_File_set_view_3},
    {"MPI_File_sync", refuse_MPI_File_sync_0},
    {"MPI_File_write", refuse_MPI_File_write_0},
    {"MPI_File_write", refuse_MPI_File_write_1},
    {"MPI_File_write", refuse_MPI_File_write_2},
    {"MPI_File_write_all", refuse_MPI_File_write_all_0},
    {"MPI_File_write_all", refuse_MPI_File_write_all_1},
    {"MPI_File_write_all", refuse_MPI_File_write_all_2},
    {"MPI_File_write_all_begin", refuse_MPI_File_write_all_begin_0},
    {"MPI_File_write_all_begin", refuse_MPI_File_write_all_begin_1},
    {"MPI_File_write_all_begin", refuse_MPI_File_write_all_begin_2},
    {"MPI_File_write_all_begin_c", refuse_MPI_File_write_all_begin_c_0},
    {"MPI_File_write_all_begin_c", refuse_MPI_File_write_all_begin_c_1},
    {"MPI_File_write_all_begin_c", refuse_MPI_File_write_all_begin_c_2},
    {"MPI_File_write_all_c", refuse_MPI_File_write_all_c_0},
    {"MPI_File_write_all_c", refuse_MPI_File_write_all_c_1},
    {"MPI_File_write_all_c", refuse_MPI_File_write_all_c_2},
    {"MPI_File_write_all_end", refuse_MPI_File_write_all_end_0},
    {"MPI_File_write_at", refuse_MPI_File_write_at_0},
    {"MPI_File_write_at", refuse_MPI_File_write_at_1},
    {"MPI_File_write_at", refuse_MPI_File_write_at_2},
    {"MPI_File_write_at_all", refuse_MPI_File_write_at_all_0},
    {"MPI_File_write_at_all", refuse_MPI_File_write_at_all_1},
    {"MPI_File_write_at_all", refuse_MPI_File_write_at_all_2},
    {"MPI_File_write_at_all_begin", refuse_MPI_File_write_at_all_begin_0},
    {"MPI_File_write_at_all_begin", refuse_MPI_File_write_at_all_begin_1},
    {"MPI_File_write_at_all_begin", refuse_MPI_File_write_at_all_begin_2},
    {"MPI_File_write_at_all_begin_c", refuse_MPI_File_write_at_all_begin_c_0},
    {"MPI_File_write_at_all_begin_c", refuse_MPI_File_write_at_all_begin_c_1},
    {"MPI_File_write_at_all_begin_c", refuse_MPI_File_write_at_all_begin_c_2},
    {"MPI_File_write_at_all_c", refuse_MPI_File_write_at_all_c_0},
    {"MPI_File_write_at_all_c", refuse_MPI_File_write_at_all_c_1},
    {"MPI_File_write_at_all_c", refuse_MPI_File_write_at_all_c_2},
    {"MPI_File_write_at_all_end", refuse_MPI_File_write_at_all_end_0},
    {"MPI_File_write_at_c", refuse_MPI_File_write_at_c_0},
    {"MPI_File_write_at_c", refuse_MPI_File_write_at_c_1},
    {"MPI_File_write_at_c", refuse_MPI_File_write_at_c_2},
    {"MPI_File_write_c", refuse_MPI_File_write_c_0},
    {"MPI_File_write_c", refuse_MPI_File_write_c_1},
    {"MPI_File_write_c", refuse_MPI_File_write_c_2},
    {"MPI_File_write_ordered", refuse_MPI_File_write_ordered_0},
    {"MPI_File_write_ordered", refuse_MPI_File_write_ordered_1},
    {"MPI_File_write_ordered", refuse_MPI_File_write_ordered_2},
    {"MPI_File_write_ordered_begin", refuse_MPI_File_write_ordered_begin_0},
    {"MPI_File_write_ordered_begin", refuse_MPI_File_write_ordered_begin_1},
    {"MPI_File_write_ordered_begin", refuse_MPI_File_write_ordered_begin_2},
    {"MPI_File_write_ordered_begin_c", refuse_MPI_File_write_ordered_begin_c_0},
    {"MPI_File_write_ordered_begin_c", refuse_MPI_File_write_ordered_begin_c_1},
    {"MPI_File_write_ordered_begin_c", refuse_MPI_File_write_ordered_begin_c_2},
    {"MPI_File_write_ordered_c", refuse_MPI_File_write_ordered_c_0},
    {"MPI_File_write_ordered_c", refuse_MPI_File_write_ordered_c_1},
    {"MPI_File_write_ordered_c", refuse_MPI_File_write_ordered_c_2},
    {"MPI_File_write_ordered_end", refuse_MPI_File_write_ordered_end_0},
    {"MPI_File_write_shared", refuse_MPI_File_write_shared_0},
    {"MPI_File_write_shared", refuse_MPI_File_write_shared_1},
    {"MPI_File_write_shared", refuse_MPI_File_write_shared_2},
    {"MPI_File_write_shared_c", refuse_MPI_File_write_shared_c_0},
    {"MPI_File_write_shared_c", refuse_MPI_File_write_shared_c_1},
    {"MPI_File_write_shared_c", refuse_MPI_File_write_shared_c_2},
    {"MPI_Register_datarep", refuse_MPI_Register_datarep_0},
    {"MPI_Register_datarep", refuse_MPI_Register_datarep_1},
    {"MPI_Register_datarep_c", refuse_MPI_Register_datarep_c_0},
    {"MPI_Register_datarep_c", refuse_MPI_Register_datarep_c_1},
    {0, 0}
};
