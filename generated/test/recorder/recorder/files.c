/* Do not edit: `bindery generate` writes this from specs/routines/files.toml through templates/test/recorder/recorder.c.j2. */
/* The recorder's half of the chapter "files": every routine writes down its arguments and replies with known values. */
#include "recorder.h"

#if REC_HAS(MPI_File_close) && !REC_OWN_MPI_File_close
int REC_NAME(File_close)(MPI_File *fh) REC_LABEL(File_close);
int REC_NAME(File_close)(MPI_File *fh)
{
    rec_enter("File_close", REC_SHIFT);
    REC_HANDLE("fh", *fh);
    *fh = REC_NEW(MPI_File, 2001);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_delete) && !REC_OWN_MPI_File_delete
int REC_NAME(File_delete)(const char *filename, MPI_Info info) REC_LABEL(File_delete);
int REC_NAME(File_delete)(const char *filename, MPI_Info info)
{
    rec_enter("File_delete", REC_SHIFT);
    rec_string("filename", filename);
    REC_HANDLE("info", info);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_get_amode) && !REC_OWN_MPI_File_get_amode
int REC_NAME(File_get_amode)(MPI_File fh, int *amode) REC_LABEL(File_get_amode);
int REC_NAME(File_get_amode)(MPI_File fh, int *amode)
{
    rec_enter("File_get_amode", REC_SHIFT);
    REC_HANDLE("fh", fh);
    *amode = 202;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_get_atomicity) && !REC_OWN_MPI_File_get_atomicity
int REC_NAME(File_get_atomicity)(MPI_File fh, int *flag) REC_LABEL(File_get_atomicity);
int REC_NAME(File_get_atomicity)(MPI_File fh, int *flag)
{
    rec_enter("File_get_atomicity", REC_SHIFT);
    REC_HANDLE("fh", fh);
    *flag = 1;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_get_byte_offset) && !REC_OWN_MPI_File_get_byte_offset
int REC_NAME(File_get_byte_offset)(MPI_File fh, MPI_Offset offset, MPI_Offset *disp) REC_LABEL(File_get_byte_offset);
int REC_NAME(File_get_byte_offset)(MPI_File fh, MPI_Offset offset, MPI_Offset *disp)
{
    rec_enter("File_get_byte_offset", REC_SHIFT);
    REC_HANDLE("fh", fh);
    rec_number("offset", offset);
    *disp = 5000000103;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_get_group) && !REC_OWN_MPI_File_get_group
int REC_NAME(File_get_group)(MPI_File fh, MPI_Group *group) REC_LABEL(File_get_group);
int REC_NAME(File_get_group)(MPI_File fh, MPI_Group *group)
{
    rec_enter("File_get_group", REC_SHIFT);
    REC_HANDLE("fh", fh);
    *group = REC_NEW(MPI_Group, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_get_info) && !REC_OWN_MPI_File_get_info
int REC_NAME(File_get_info)(MPI_File fh, MPI_Info *info_used) REC_LABEL(File_get_info);
int REC_NAME(File_get_info)(MPI_File fh, MPI_Info *info_used)
{
    rec_enter("File_get_info", REC_SHIFT);
    REC_HANDLE("fh", fh);
    *info_used = REC_NEW(MPI_Info, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_get_position) && !REC_OWN_MPI_File_get_position
int REC_NAME(File_get_position)(MPI_File fh, MPI_Offset *offset) REC_LABEL(File_get_position);
int REC_NAME(File_get_position)(MPI_File fh, MPI_Offset *offset)
{
    rec_enter("File_get_position", REC_SHIFT);
    REC_HANDLE("fh", fh);
    *offset = 5000000102;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_get_position_shared) && !REC_OWN_MPI_File_get_position_shared
int REC_NAME(File_get_position_shared)(MPI_File fh, MPI_Offset *offset) REC_LABEL(File_get_position_shared);
int REC_NAME(File_get_position_shared)(MPI_File fh, MPI_Offset *offset)
{
    rec_enter("File_get_position_shared", REC_SHIFT);
    REC_HANDLE("fh", fh);
    *offset = 5000000102;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_get_size) && !REC_OWN_MPI_File_get_size
int REC_NAME(File_get_size)(MPI_File fh, MPI_Offset *size) REC_LABEL(File_get_size);
int REC_NAME(File_get_size)(MPI_File fh, MPI_Offset *size)
{
    rec_enter("File_get_size", REC_SHIFT);
    REC_HANDLE("fh", fh);
    *size = 5000000102;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_get_type_extent) && !REC_OWN_MPI_File_get_type_extent
int REC_NAME(File_get_type_extent)(MPI_File fh, MPI_Datatype datatype,
        MPI_Aint *extent) REC_LABEL(File_get_type_extent);
int REC_NAME(File_get_type_extent)(MPI_File fh, MPI_Datatype datatype, MPI_Aint *extent)
{
    rec_enter("File_get_type_extent", REC_SHIFT);
    REC_HANDLE("fh", fh);
    REC_HANDLE("datatype", datatype);
    *extent = 5000000103;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_get_type_extent_c) && !REC_OWN_MPI_File_get_type_extent_c
int REC_NAME(File_get_type_extent_c)(MPI_File fh, MPI_Datatype datatype,
        MPI_Count *extent) REC_LABEL(File_get_type_extent_c);
int REC_NAME(File_get_type_extent_c)(MPI_File fh, MPI_Datatype datatype, MPI_Count *extent)
{
    rec_enter("File_get_type_extent_c", REC_SHIFT);
    REC_HANDLE("fh", fh);
    REC_HANDLE("datatype", datatype);
    *extent = 5000000103;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_get_view) && !REC_OWN_MPI_File_get_view
int REC_NAME(File_get_view)(MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype,
        char *datarep) REC_LABEL(File_get_view);
int REC_NAME(File_get_view)(MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype, char *datarep)
{
    rec_enter("File_get_view", REC_SHIFT);
    REC_HANDLE("fh", fh);
    *disp = 5000000102;
    *etype = REC_NEW(MPI_Datatype, 2003);
    *filetype = REC_NEW(MPI_Datatype, 2004);
    rec_reply_string(datarep, 5);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_iread) && !REC_OWN_MPI_File_iread
int REC_NAME(File_iread)(MPI_File fh, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request) REC_LABEL(File_iread);
int REC_NAME(File_iread)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    rec_enter("File_iread", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    *request = REC_NEW(MPI_Request, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_iread_all) && !REC_OWN_MPI_File_iread_all
int REC_NAME(File_iread_all)(MPI_File fh, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request) REC_LABEL(File_iread_all);
int REC_NAME(File_iread_all)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    rec_enter("File_iread_all", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    *request = REC_NEW(MPI_Request, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_iread_all_c) && !REC_OWN_MPI_File_iread_all_c
int REC_NAME(File_iread_all_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request) REC_LABEL(File_iread_all_c);
int REC_NAME(File_iread_all_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    rec_enter("File_iread_all_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    *request = REC_NEW(MPI_Request, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_iread_at) && !REC_OWN_MPI_File_iread_at
int REC_NAME(File_iread_at)(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request) REC_LABEL(File_iread_at);
int REC_NAME(File_iread_at)(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request)
{
    rec_enter("File_iread_at", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_number("offset", offset);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    *request = REC_NEW(MPI_Request, 2006);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_iread_at_all) && !REC_OWN_MPI_File_iread_at_all
int REC_NAME(File_iread_at_all)(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request) REC_LABEL(File_iread_at_all);
int REC_NAME(File_iread_at_all)(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request)
{
    rec_enter("File_iread_at_all", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_number("offset", offset);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    *request = REC_NEW(MPI_Request, 2006);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_iread_at_all_c) && !REC_OWN_MPI_File_iread_at_all_c
int REC_NAME(File_iread_at_all_c)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request) REC_LABEL(File_iread_at_all_c);
int REC_NAME(File_iread_at_all_c)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    rec_enter("File_iread_at_all_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_number("offset", offset);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    *request = REC_NEW(MPI_Request, 2006);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_iread_at_c) && !REC_OWN_MPI_File_iread_at_c
int REC_NAME(File_iread_at_c)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request) REC_LABEL(File_iread_at_c);
int REC_NAME(File_iread_at_c)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    rec_enter("File_iread_at_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_number("offset", offset);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    *request = REC_NEW(MPI_Request, 2006);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_iread_c) && !REC_OWN_MPI_File_iread_c
int REC_NAME(File_iread_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request) REC_LABEL(File_iread_c);
int REC_NAME(File_iread_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    rec_enter("File_iread_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    *request = REC_NEW(MPI_Request, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_iread_shared) && !REC_OWN_MPI_File_iread_shared
int REC_NAME(File_iread_shared)(MPI_File fh, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request) REC_LABEL(File_iread_shared);
int REC_NAME(File_iread_shared)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    rec_enter("File_iread_shared", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    *request = REC_NEW(MPI_Request, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_iread_shared_c) && !REC_OWN_MPI_File_iread_shared_c
int REC_NAME(File_iread_shared_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request) REC_LABEL(File_iread_shared_c);
int REC_NAME(File_iread_shared_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    rec_enter("File_iread_shared_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    *request = REC_NEW(MPI_Request, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_iwrite) && !REC_OWN_MPI_File_iwrite
int REC_NAME(File_iwrite)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request) REC_LABEL(File_iwrite);
int REC_NAME(File_iwrite)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    rec_enter("File_iwrite", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    *request = REC_NEW(MPI_Request, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_iwrite_all) && !REC_OWN_MPI_File_iwrite_all
int REC_NAME(File_iwrite_all)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request) REC_LABEL(File_iwrite_all);
int REC_NAME(File_iwrite_all)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    rec_enter("File_iwrite_all", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    *request = REC_NEW(MPI_Request, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_iwrite_all_c) && !REC_OWN_MPI_File_iwrite_all_c
int REC_NAME(File_iwrite_all_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request) REC_LABEL(File_iwrite_all_c);
int REC_NAME(File_iwrite_all_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    rec_enter("File_iwrite_all_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    *request = REC_NEW(MPI_Request, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_iwrite_at) && !REC_OWN_MPI_File_iwrite_at
int REC_NAME(File_iwrite_at)(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request) REC_LABEL(File_iwrite_at);
int REC_NAME(File_iwrite_at)(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request)
{
    rec_enter("File_iwrite_at", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_number("offset", offset);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    *request = REC_NEW(MPI_Request, 2006);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_iwrite_at_all) && !REC_OWN_MPI_File_iwrite_at_all
int REC_NAME(File_iwrite_at_all)(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request) REC_LABEL(File_iwrite_at_all);
int REC_NAME(File_iwrite_at_all)(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request)
{
    rec_enter("File_iwrite_at_all", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_number("offset", offset);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    *request = REC_NEW(MPI_Request, 2006);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_iwrite_at_all_c) && !REC_OWN_MPI_File_iwrite_at_all_c
int REC_NAME(File_iwrite_at_all_c)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Request *request) REC_LABEL(File_iwrite_at_all_c);
int REC_NAME(File_iwrite_at_all_c)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Request *request)
{
    rec_enter("File_iwrite_at_all_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_number("offset", offset);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    *request = REC_NEW(MPI_Request, 2006);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_iwrite_at_c) && !REC_OWN_MPI_File_iwrite_at_c
int REC_NAME(File_iwrite_at_c)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request) REC_LABEL(File_iwrite_at_c);
int REC_NAME(File_iwrite_at_c)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    rec_enter("File_iwrite_at_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_number("offset", offset);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    *request = REC_NEW(MPI_Request, 2006);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_iwrite_c) && !REC_OWN_MPI_File_iwrite_c
int REC_NAME(File_iwrite_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request) REC_LABEL(File_iwrite_c);
int REC_NAME(File_iwrite_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    rec_enter("File_iwrite_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    *request = REC_NEW(MPI_Request, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_iwrite_shared) && !REC_OWN_MPI_File_iwrite_shared
int REC_NAME(File_iwrite_shared)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request) REC_LABEL(File_iwrite_shared);
int REC_NAME(File_iwrite_shared)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    rec_enter("File_iwrite_shared", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    *request = REC_NEW(MPI_Request, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_iwrite_shared_c) && !REC_OWN_MPI_File_iwrite_shared_c
int REC_NAME(File_iwrite_shared_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request) REC_LABEL(File_iwrite_shared_c);
int REC_NAME(File_iwrite_shared_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    rec_enter("File_iwrite_shared_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    *request = REC_NEW(MPI_Request, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_open) && !REC_OWN_MPI_File_open
int REC_NAME(File_open)(MPI_Comm comm, const char *filename, int amode, MPI_Info info,
        MPI_File *fh) REC_LABEL(File_open);
int REC_NAME(File_open)(MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh)
{
    rec_enter("File_open", REC_SHIFT);
    REC_HANDLE("comm", comm);
    rec_string("filename", filename);
    rec_number("amode", amode);
    REC_HANDLE("info", info);
    *fh = REC_NEW(MPI_File, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_preallocate) && !REC_OWN_MPI_File_preallocate
int REC_NAME(File_preallocate)(MPI_File fh, MPI_Offset size) REC_LABEL(File_preallocate);
int REC_NAME(File_preallocate)(MPI_File fh, MPI_Offset size)
{
    rec_enter("File_preallocate", REC_SHIFT);
    REC_HANDLE("fh", fh);
    rec_number("size", size);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_read) && !REC_OWN_MPI_File_read
int REC_NAME(File_read)(MPI_File fh, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status) REC_LABEL(File_read);
int REC_NAME(File_read)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    rec_enter("File_read", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_FILL_STATUS(*status, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_read_all) && !REC_OWN_MPI_File_read_all
int REC_NAME(File_read_all)(MPI_File fh, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status) REC_LABEL(File_read_all);
int REC_NAME(File_read_all)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    rec_enter("File_read_all", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_FILL_STATUS(*status, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_read_all_begin) && !REC_OWN_MPI_File_read_all_begin
int REC_NAME(File_read_all_begin)(MPI_File fh, void *buf, int count,
        MPI_Datatype datatype) REC_LABEL(File_read_all_begin);
int REC_NAME(File_read_all_begin)(MPI_File fh, void *buf, int count, MPI_Datatype datatype)
{
    rec_enter("File_read_all_begin", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_read_all_begin_c) && !REC_OWN_MPI_File_read_all_begin_c
int REC_NAME(File_read_all_begin_c)(MPI_File fh, void *buf, MPI_Count count,
        MPI_Datatype datatype) REC_LABEL(File_read_all_begin_c);
int REC_NAME(File_read_all_begin_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)
{
    rec_enter("File_read_all_begin_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_read_all_c) && !REC_OWN_MPI_File_read_all_c
int REC_NAME(File_read_all_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status) REC_LABEL(File_read_all_c);
int REC_NAME(File_read_all_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    rec_enter("File_read_all_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_FILL_STATUS(*status, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_read_all_end) && !REC_OWN_MPI_File_read_all_end
int REC_NAME(File_read_all_end)(MPI_File fh, void *buf, MPI_Status *status) REC_LABEL(File_read_all_end);
int REC_NAME(File_read_all_end)(MPI_File fh, void *buf, MPI_Status *status)
{
    rec_enter("File_read_all_end", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    REC_FILL_STATUS(*status, 203);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_read_at) && !REC_OWN_MPI_File_read_at
int REC_NAME(File_read_at)(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status) REC_LABEL(File_read_at);
int REC_NAME(File_read_at)(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status)
{
    rec_enter("File_read_at", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_number("offset", offset);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_FILL_STATUS(*status, 206);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_read_at_all) && !REC_OWN_MPI_File_read_at_all
int REC_NAME(File_read_at_all)(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status) REC_LABEL(File_read_at_all);
int REC_NAME(File_read_at_all)(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status)
{
    rec_enter("File_read_at_all", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_number("offset", offset);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_FILL_STATUS(*status, 206);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_read_at_all_begin) && !REC_OWN_MPI_File_read_at_all_begin
int REC_NAME(File_read_at_all_begin)(MPI_File fh, MPI_Offset offset, void *buf, int count,
        MPI_Datatype datatype) REC_LABEL(File_read_at_all_begin);
int REC_NAME(File_read_at_all_begin)(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype)
{
    rec_enter("File_read_at_all_begin", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_number("offset", offset);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_read_at_all_begin_c) && !REC_OWN_MPI_File_read_at_all_begin_c
int REC_NAME(File_read_at_all_begin_c)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count,
        MPI_Datatype datatype) REC_LABEL(File_read_at_all_begin_c);
int REC_NAME(File_read_at_all_begin_c)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count,
        MPI_Datatype datatype)
{
    rec_enter("File_read_at_all_begin_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_number("offset", offset);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_read_at_all_c) && !REC_OWN_MPI_File_read_at_all_c
int REC_NAME(File_read_at_all_c)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status) REC_LABEL(File_read_at_all_c);
int REC_NAME(File_read_at_all_c)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    rec_enter("File_read_at_all_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_number("offset", offset);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_FILL_STATUS(*status, 206);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_read_at_all_end) && !REC_OWN_MPI_File_read_at_all_end
int REC_NAME(File_read_at_all_end)(MPI_File fh, void *buf, MPI_Status *status) REC_LABEL(File_read_at_all_end);
int REC_NAME(File_read_at_all_end)(MPI_File fh, void *buf, MPI_Status *status)
{
    rec_enter("File_read_at_all_end", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    REC_FILL_STATUS(*status, 203);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_read_at_c) && !REC_OWN_MPI_File_read_at_c
int REC_NAME(File_read_at_c)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status) REC_LABEL(File_read_at_c);
int REC_NAME(File_read_at_c)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    rec_enter("File_read_at_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_number("offset", offset);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_FILL_STATUS(*status, 206);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_read_c) && !REC_OWN_MPI_File_read_c
int REC_NAME(File_read_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status) REC_LABEL(File_read_c);
int REC_NAME(File_read_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    rec_enter("File_read_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_FILL_STATUS(*status, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_read_ordered) && !REC_OWN_MPI_File_read_ordered
int REC_NAME(File_read_ordered)(MPI_File fh, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status) REC_LABEL(File_read_ordered);
int REC_NAME(File_read_ordered)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    rec_enter("File_read_ordered", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_FILL_STATUS(*status, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_read_ordered_begin) && !REC_OWN_MPI_File_read_ordered_begin
int REC_NAME(File_read_ordered_begin)(MPI_File fh, void *buf, int count,
        MPI_Datatype datatype) REC_LABEL(File_read_ordered_begin);
int REC_NAME(File_read_ordered_begin)(MPI_File fh, void *buf, int count, MPI_Datatype datatype)
{
    rec_enter("File_read_ordered_begin", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_read_ordered_begin_c) && !REC_OWN_MPI_File_read_ordered_begin_c
int REC_NAME(File_read_ordered_begin_c)(MPI_File fh, void *buf, MPI_Count count,
        MPI_Datatype datatype) REC_LABEL(File_read_ordered_begin_c);
int REC_NAME(File_read_ordered_begin_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)
{
    rec_enter("File_read_ordered_begin_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_read_ordered_c) && !REC_OWN_MPI_File_read_ordered_c
int REC_NAME(File_read_ordered_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status) REC_LABEL(File_read_ordered_c);
int REC_NAME(File_read_ordered_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    rec_enter("File_read_ordered_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_FILL_STATUS(*status, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_read_ordered_end) && !REC_OWN_MPI_File_read_ordered_end
int REC_NAME(File_read_ordered_end)(MPI_File fh, void *buf, MPI_Status *status) REC_LABEL(File_read_ordered_end);
int REC_NAME(File_read_ordered_end)(MPI_File fh, void *buf, MPI_Status *status)
{
    rec_enter("File_read_ordered_end", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    REC_FILL_STATUS(*status, 203);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_read_shared) && !REC_OWN_MPI_File_read_shared
int REC_NAME(File_read_shared)(MPI_File fh, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status) REC_LABEL(File_read_shared);
int REC_NAME(File_read_shared)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    rec_enter("File_read_shared", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_FILL_STATUS(*status, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_read_shared_c) && !REC_OWN_MPI_File_read_shared_c
int REC_NAME(File_read_shared_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status) REC_LABEL(File_read_shared_c);
int REC_NAME(File_read_shared_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    rec_enter("File_read_shared_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_FILL_STATUS(*status, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_seek) && !REC_OWN_MPI_File_seek
int REC_NAME(File_seek)(MPI_File fh, MPI_Offset offset, int whence) REC_LABEL(File_seek);
int REC_NAME(File_seek)(MPI_File fh, MPI_Offset offset, int whence)
{
    rec_enter("File_seek", REC_SHIFT);
    REC_HANDLE("fh", fh);
    rec_number("offset", offset);
    rec_number("whence", whence);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_seek_shared) && !REC_OWN_MPI_File_seek_shared
int REC_NAME(File_seek_shared)(MPI_File fh, MPI_Offset offset, int whence) REC_LABEL(File_seek_shared);
int REC_NAME(File_seek_shared)(MPI_File fh, MPI_Offset offset, int whence)
{
    rec_enter("File_seek_shared", REC_SHIFT);
    REC_HANDLE("fh", fh);
    rec_number("offset", offset);
    rec_number("whence", whence);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_set_atomicity) && !REC_OWN_MPI_File_set_atomicity
int REC_NAME(File_set_atomicity)(MPI_File fh, int flag) REC_LABEL(File_set_atomicity);
int REC_NAME(File_set_atomicity)(MPI_File fh, int flag)
{
    rec_enter("File_set_atomicity", REC_SHIFT);
    REC_HANDLE("fh", fh);
    rec_number("flag", flag);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_set_info) && !REC_OWN_MPI_File_set_info
int REC_NAME(File_set_info)(MPI_File fh, MPI_Info info) REC_LABEL(File_set_info);
int REC_NAME(File_set_info)(MPI_File fh, MPI_Info info)
{
    rec_enter("File_set_info", REC_SHIFT);
    REC_HANDLE("fh", fh);
    REC_HANDLE("info", info);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_set_size) && !REC_OWN_MPI_File_set_size
int REC_NAME(File_set_size)(MPI_File fh, MPI_Offset size) REC_LABEL(File_set_size);
int REC_NAME(File_set_size)(MPI_File fh, MPI_Offset size)
{
    rec_enter("File_set_size", REC_SHIFT);
    REC_HANDLE("fh", fh);
    rec_number("size", size);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_set_view) && !REC_OWN_MPI_File_set_view
int REC_NAME(File_set_view)(MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype,
        const char *datarep, MPI_Info info) REC_LABEL(File_set_view);
int REC_NAME(File_set_view)(MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype,
        const char *datarep, MPI_Info info)
{
    rec_enter("File_set_view", REC_SHIFT);
    REC_HANDLE("fh", fh);
    rec_number("disp", disp);
    REC_HANDLE("etype", etype);
    REC_HANDLE("filetype", filetype);
    rec_string("datarep", datarep);
    REC_HANDLE("info", info);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_sync) && !REC_OWN_MPI_File_sync
int REC_NAME(File_sync)(MPI_File fh) REC_LABEL(File_sync);
int REC_NAME(File_sync)(MPI_File fh)
{
    rec_enter("File_sync", REC_SHIFT);
    REC_HANDLE("fh", fh);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_write) && !REC_OWN_MPI_File_write
int REC_NAME(File_write)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status) REC_LABEL(File_write);
int REC_NAME(File_write)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    rec_enter("File_write", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_FILL_STATUS(*status, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_write_all) && !REC_OWN_MPI_File_write_all
int REC_NAME(File_write_all)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status) REC_LABEL(File_write_all);
int REC_NAME(File_write_all)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    rec_enter("File_write_all", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_FILL_STATUS(*status, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_write_all_begin) && !REC_OWN_MPI_File_write_all_begin
int REC_NAME(File_write_all_begin)(MPI_File fh, const void *buf, int count,
        MPI_Datatype datatype) REC_LABEL(File_write_all_begin);
int REC_NAME(File_write_all_begin)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)
{
    rec_enter("File_write_all_begin", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_write_all_begin_c) && !REC_OWN_MPI_File_write_all_begin_c
int REC_NAME(File_write_all_begin_c)(MPI_File fh, const void *buf, MPI_Count count,
        MPI_Datatype datatype) REC_LABEL(File_write_all_begin_c);
int REC_NAME(File_write_all_begin_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)
{
    rec_enter("File_write_all_begin_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_write_all_c) && !REC_OWN_MPI_File_write_all_c
int REC_NAME(File_write_all_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status) REC_LABEL(File_write_all_c);
int REC_NAME(File_write_all_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    rec_enter("File_write_all_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_FILL_STATUS(*status, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_write_all_end) && !REC_OWN_MPI_File_write_all_end
int REC_NAME(File_write_all_end)(MPI_File fh, const void *buf, MPI_Status *status) REC_LABEL(File_write_all_end);
int REC_NAME(File_write_all_end)(MPI_File fh, const void *buf, MPI_Status *status)
{
    rec_enter("File_write_all_end", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    REC_FILL_STATUS(*status, 203);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_write_at) && !REC_OWN_MPI_File_write_at
int REC_NAME(File_write_at)(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status) REC_LABEL(File_write_at);
int REC_NAME(File_write_at)(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status)
{
    rec_enter("File_write_at", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_number("offset", offset);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_FILL_STATUS(*status, 206);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_write_at_all) && !REC_OWN_MPI_File_write_at_all
int REC_NAME(File_write_at_all)(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status) REC_LABEL(File_write_at_all);
int REC_NAME(File_write_at_all)(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status)
{
    rec_enter("File_write_at_all", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_number("offset", offset);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_FILL_STATUS(*status, 206);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_write_at_all_begin) && !REC_OWN_MPI_File_write_at_all_begin
int REC_NAME(File_write_at_all_begin)(MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype) REC_LABEL(File_write_at_all_begin);
int REC_NAME(File_write_at_all_begin)(MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype)
{
    rec_enter("File_write_at_all_begin", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_number("offset", offset);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_write_at_all_begin_c) && !REC_OWN_MPI_File_write_at_all_begin_c
int REC_NAME(File_write_at_all_begin_c)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype) REC_LABEL(File_write_at_all_begin_c);
int REC_NAME(File_write_at_all_begin_c)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype)
{
    rec_enter("File_write_at_all_begin_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_number("offset", offset);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_write_at_all_c) && !REC_OWN_MPI_File_write_at_all_c
int REC_NAME(File_write_at_all_c)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Status *status) REC_LABEL(File_write_at_all_c);
int REC_NAME(File_write_at_all_c)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Status *status)
{
    rec_enter("File_write_at_all_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_number("offset", offset);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_FILL_STATUS(*status, 206);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_write_at_all_end) && !REC_OWN_MPI_File_write_at_all_end
int REC_NAME(File_write_at_all_end)(MPI_File fh, const void *buf, MPI_Status *status) REC_LABEL(File_write_at_all_end);
int REC_NAME(File_write_at_all_end)(MPI_File fh, const void *buf, MPI_Status *status)
{
    rec_enter("File_write_at_all_end", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    REC_FILL_STATUS(*status, 203);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_write_at_c) && !REC_OWN_MPI_File_write_at_c
int REC_NAME(File_write_at_c)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status) REC_LABEL(File_write_at_c);
int REC_NAME(File_write_at_c)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    rec_enter("File_write_at_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_number("offset", offset);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_FILL_STATUS(*status, 206);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_write_c) && !REC_OWN_MPI_File_write_c
int REC_NAME(File_write_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status) REC_LABEL(File_write_c);
int REC_NAME(File_write_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    rec_enter("File_write_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_FILL_STATUS(*status, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_write_ordered) && !REC_OWN_MPI_File_write_ordered
int REC_NAME(File_write_ordered)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status) REC_LABEL(File_write_ordered);
int REC_NAME(File_write_ordered)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    rec_enter("File_write_ordered", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_FILL_STATUS(*status, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_write_ordered_begin) && !REC_OWN_MPI_File_write_ordered_begin
int REC_NAME(File_write_ordered_begin)(MPI_File fh, const void *buf, int count,
        MPI_Datatype datatype) REC_LABEL(File_write_ordered_begin);
int REC_NAME(File_write_ordered_begin)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)
{
    rec_enter("File_write_ordered_begin", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_write_ordered_begin_c) && !REC_OWN_MPI_File_write_ordered_begin_c
int REC_NAME(File_write_ordered_begin_c)(MPI_File fh, const void *buf, MPI_Count count,
        MPI_Datatype datatype) REC_LABEL(File_write_ordered_begin_c);
int REC_NAME(File_write_ordered_begin_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)
{
    rec_enter("File_write_ordered_begin_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_write_ordered_c) && !REC_OWN_MPI_File_write_ordered_c
int REC_NAME(File_write_ordered_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status) REC_LABEL(File_write_ordered_c);
int REC_NAME(File_write_ordered_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    rec_enter("File_write_ordered_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_FILL_STATUS(*status, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_write_ordered_end) && !REC_OWN_MPI_File_write_ordered_end
int REC_NAME(File_write_ordered_end)(MPI_File fh, const void *buf,
        MPI_Status *status) REC_LABEL(File_write_ordered_end);
int REC_NAME(File_write_ordered_end)(MPI_File fh, const void *buf, MPI_Status *status)
{
    rec_enter("File_write_ordered_end", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    REC_FILL_STATUS(*status, 203);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_write_shared) && !REC_OWN_MPI_File_write_shared
int REC_NAME(File_write_shared)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status) REC_LABEL(File_write_shared);
int REC_NAME(File_write_shared)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    rec_enter("File_write_shared", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_FILL_STATUS(*status, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_write_shared_c) && !REC_OWN_MPI_File_write_shared_c
int REC_NAME(File_write_shared_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status) REC_LABEL(File_write_shared_c);
int REC_NAME(File_write_shared_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    rec_enter("File_write_shared_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("fh", fh);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_FILL_STATUS(*status, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Register_datarep) && !REC_OWN_MPI_Register_datarep
int REC_NAME(Register_datarep)(const char *datarep, MPI_Datarep_conversion_function *read_conversion_fn,
        MPI_Datarep_conversion_function *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state) REC_LABEL(Register_datarep);
int REC_NAME(Register_datarep)(const char *datarep, MPI_Datarep_conversion_function *read_conversion_fn,
        MPI_Datarep_conversion_function *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state)
{
    rec_enter("Register_datarep", REC_SHIFT);
    rec_string("datarep", datarep);
    rec_procedure("read_conversion_fn", (rec_procedure_type *)read_conversion_fn);
    rec_procedure("write_conversion_fn", (rec_procedure_type *)write_conversion_fn);
    rec_procedure("dtype_file_extent_fn", (rec_procedure_type *)dtype_file_extent_fn);
    rec_pointer_to("extra_state", extra_state, sizeof(MPI_Aint));
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Register_datarep_c) && !REC_OWN_MPI_Register_datarep_c
int REC_NAME(Register_datarep_c)(const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn,
        MPI_Datarep_conversion_function_c *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state) REC_LABEL(Register_datarep_c);
int REC_NAME(Register_datarep_c)(const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn,
        MPI_Datarep_conversion_function_c *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state)
{
    rec_enter("Register_datarep_c", REC_SHIFT);
    rec_string("datarep", datarep);
    rec_procedure("read_conversion_fn", (rec_procedure_type *)read_conversion_fn);
    rec_procedure("write_conversion_fn", (rec_procedure_type *)write_conversion_fn);
    rec_procedure("dtype_file_extent_fn", (rec_procedure_type *)dtype_file_extent_fn);
    rec_pointer_to("extra_state", extra_state, sizeof(MPI_Aint));
    return rec_reply();
}
#endif

