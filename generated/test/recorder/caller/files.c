/* Do not edit: `bindery generate` writes this from specs/routines/files.toml through templates/test/recorder/caller.c.j2. */
/* Calls of every routine of the chapter "files", each argument with a value of its own. */
#include "recorder.h"

static void call_MPI_File_close(int profiled)
{
#if REC_HAS(MPI_File_close)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int returned = profiled ? (PMPI_File_close)(&fh) : (MPI_File_close)(&fh);
    REC_OBSERVE_HANDLE("fh", fh);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_delete(int profiled)
{
#if REC_HAS(MPI_File_delete)
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int returned = profiled ? (PMPI_File_delete)("filename 101", info) : (MPI_File_delete)("filename 101", info);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_get_amode(int profiled)
{
#if REC_HAS(MPI_File_get_amode)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int amode = (int)0;
    int returned = profiled ? (PMPI_File_get_amode)(fh, &amode) : (MPI_File_get_amode)(fh, &amode);
    rec_observe_number("amode", amode);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_get_atomicity(int profiled)
{
#if REC_HAS(MPI_File_get_atomicity)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int flag = (int)0;
    int returned = profiled ? (PMPI_File_get_atomicity)(fh, &flag) : (MPI_File_get_atomicity)(fh, &flag);
    rec_observe_number("flag", flag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_get_byte_offset(int profiled)
{
#if REC_HAS(MPI_File_get_byte_offset)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Offset disp = (MPI_Offset)0;
    int returned = profiled ? (PMPI_File_get_byte_offset)(fh, offset, &disp) : (MPI_File_get_byte_offset)(fh, offset,
            &disp);
    rec_observe_number("disp", disp);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_get_group(int profiled)
{
#if REC_HAS(MPI_File_get_group)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Group group = REC_NEW(MPI_Group, 0);
    int returned = profiled ? (PMPI_File_get_group)(fh, &group) : (MPI_File_get_group)(fh, &group);
    REC_OBSERVE_HANDLE("group", group);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_get_info(int profiled)
{
#if REC_HAS(MPI_File_get_info)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Info info_used = REC_NEW(MPI_Info, 0);
    int returned = profiled ? (PMPI_File_get_info)(fh, &info_used) : (MPI_File_get_info)(fh, &info_used);
    REC_OBSERVE_HANDLE("info_used", info_used);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_get_position(int profiled)
{
#if REC_HAS(MPI_File_get_position)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)0;
    int returned = profiled ? (PMPI_File_get_position)(fh, &offset) : (MPI_File_get_position)(fh, &offset);
    rec_observe_number("offset", offset);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_get_position_shared(int profiled)
{
#if REC_HAS(MPI_File_get_position_shared)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)0;
    int returned = profiled ? (PMPI_File_get_position_shared)(fh, &offset) : (MPI_File_get_position_shared)(fh,
            &offset);
    rec_observe_number("offset", offset);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_get_size(int profiled)
{
#if REC_HAS(MPI_File_get_size)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset size = (MPI_Offset)0;
    int returned = profiled ? (PMPI_File_get_size)(fh, &size) : (MPI_File_get_size)(fh, &size);
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_get_type_extent(int profiled)
{
#if REC_HAS(MPI_File_get_type_extent)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Aint extent = (MPI_Aint)0;
    int returned = profiled ? (PMPI_File_get_type_extent)(fh, datatype, &extent) : (MPI_File_get_type_extent)(fh,
            datatype, &extent);
    rec_observe_number("extent", extent);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_get_type_extent_c(int profiled)
{
#if REC_HAS(MPI_File_get_type_extent_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count extent = (MPI_Count)0;
    int returned = profiled ? (PMPI_File_get_type_extent_c)(fh, datatype, &extent) : (MPI_File_get_type_extent_c)(fh,
            datatype, &extent);
    rec_observe_number("extent", extent);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_get_view(int profiled)
{
#if REC_HAS(MPI_File_get_view)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset disp = (MPI_Offset)0;
    MPI_Datatype etype = REC_NEW(MPI_Datatype, 0);
    MPI_Datatype filetype = REC_NEW(MPI_Datatype, 0);
    char datarep[REC_STRING] = "";
    int returned = profiled ? (PMPI_File_get_view)(fh, &disp, &etype, &filetype, datarep) : (MPI_File_get_view)(fh,
            &disp, &etype, &filetype, datarep);
    rec_observe_number("disp", disp);
    REC_OBSERVE_HANDLE("etype", etype);
    REC_OBSERVE_HANDLE("filetype", filetype);
    rec_observe_string("datarep", datarep);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iread(int profiled)
{
#if REC_HAS(MPI_File_iread)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_File_iread)(fh, rec_slot(2), count, datatype, &request) : (MPI_File_iread)(fh,
            rec_slot(2), count, datatype, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iread_all(int profiled)
{
#if REC_HAS(MPI_File_iread_all)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_File_iread_all)(fh, rec_slot(2), count, datatype,
            &request) : (MPI_File_iread_all)(fh, rec_slot(2), count, datatype, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iread_all_c(int profiled)
{
#if REC_HAS(MPI_File_iread_all_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_File_iread_all_c)(fh, rec_slot(2), count, datatype,
            &request) : (MPI_File_iread_all_c)(fh, rec_slot(2), count, datatype, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iread_at(int profiled)
{
#if REC_HAS(MPI_File_iread_at)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_File_iread_at)(fh, offset, rec_slot(3), count, datatype,
            &request) : (MPI_File_iread_at)(fh, offset, rec_slot(3), count, datatype, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iread_at_all(int profiled)
{
#if REC_HAS(MPI_File_iread_at_all)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_File_iread_at_all)(fh, offset, rec_slot(3), count, datatype,
            &request) : (MPI_File_iread_at_all)(fh, offset, rec_slot(3), count, datatype, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iread_at_all_c(int profiled)
{
#if REC_HAS(MPI_File_iread_at_all_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_File_iread_at_all_c)(fh, offset, rec_slot(3), count, datatype,
            &request) : (MPI_File_iread_at_all_c)(fh, offset, rec_slot(3), count, datatype, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iread_at_c(int profiled)
{
#if REC_HAS(MPI_File_iread_at_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_File_iread_at_c)(fh, offset, rec_slot(3), count, datatype,
            &request) : (MPI_File_iread_at_c)(fh, offset, rec_slot(3), count, datatype, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iread_c(int profiled)
{
#if REC_HAS(MPI_File_iread_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_File_iread_c)(fh, rec_slot(2), count, datatype, &request) : (MPI_File_iread_c)(fh,
            rec_slot(2), count, datatype, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iread_shared(int profiled)
{
#if REC_HAS(MPI_File_iread_shared)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_File_iread_shared)(fh, rec_slot(2), count, datatype,
            &request) : (MPI_File_iread_shared)(fh, rec_slot(2), count, datatype, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iread_shared_c(int profiled)
{
#if REC_HAS(MPI_File_iread_shared_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_File_iread_shared_c)(fh, rec_slot(2), count, datatype,
            &request) : (MPI_File_iread_shared_c)(fh, rec_slot(2), count, datatype, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iwrite(int profiled)
{
#if REC_HAS(MPI_File_iwrite)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_File_iwrite)(fh, rec_slot(2), count, datatype, &request) : (MPI_File_iwrite)(fh,
            rec_slot(2), count, datatype, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iwrite_all(int profiled)
{
#if REC_HAS(MPI_File_iwrite_all)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_File_iwrite_all)(fh, rec_slot(2), count, datatype,
            &request) : (MPI_File_iwrite_all)(fh, rec_slot(2), count, datatype, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iwrite_all_c(int profiled)
{
#if REC_HAS(MPI_File_iwrite_all_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_File_iwrite_all_c)(fh, rec_slot(2), count, datatype,
            &request) : (MPI_File_iwrite_all_c)(fh, rec_slot(2), count, datatype, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iwrite_at(int profiled)
{
#if REC_HAS(MPI_File_iwrite_at)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_File_iwrite_at)(fh, offset, rec_slot(3), count, datatype,
            &request) : (MPI_File_iwrite_at)(fh, offset, rec_slot(3), count, datatype, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iwrite_at_all(int profiled)
{
#if REC_HAS(MPI_File_iwrite_at_all)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_File_iwrite_at_all)(fh, offset, rec_slot(3), count, datatype,
            &request) : (MPI_File_iwrite_at_all)(fh, offset, rec_slot(3), count, datatype, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iwrite_at_all_c(int profiled)
{
#if REC_HAS(MPI_File_iwrite_at_all_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_File_iwrite_at_all_c)(fh, offset, rec_slot(3), count, datatype,
            &request) : (MPI_File_iwrite_at_all_c)(fh, offset, rec_slot(3), count, datatype, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iwrite_at_c(int profiled)
{
#if REC_HAS(MPI_File_iwrite_at_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_File_iwrite_at_c)(fh, offset, rec_slot(3), count, datatype,
            &request) : (MPI_File_iwrite_at_c)(fh, offset, rec_slot(3), count, datatype, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iwrite_c(int profiled)
{
#if REC_HAS(MPI_File_iwrite_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_File_iwrite_c)(fh, rec_slot(2), count, datatype,
            &request) : (MPI_File_iwrite_c)(fh, rec_slot(2), count, datatype, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iwrite_shared(int profiled)
{
#if REC_HAS(MPI_File_iwrite_shared)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_File_iwrite_shared)(fh, rec_slot(2), count, datatype,
            &request) : (MPI_File_iwrite_shared)(fh, rec_slot(2), count, datatype, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iwrite_shared_c(int profiled)
{
#if REC_HAS(MPI_File_iwrite_shared_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_File_iwrite_shared_c)(fh, rec_slot(2), count, datatype,
            &request) : (MPI_File_iwrite_shared_c)(fh, rec_slot(2), count, datatype, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_open(int profiled)
{
#if REC_HAS(MPI_File_open)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int amode = (int)103;
    MPI_Info info = REC_NEW(MPI_Info, 1004);
    MPI_File fh = REC_NEW(MPI_File, 0);
    int returned = profiled ? (PMPI_File_open)(comm, "filename 102", amode, info, &fh) : (MPI_File_open)(comm,
            "filename 102", amode, info, &fh);
    REC_OBSERVE_HANDLE("fh", fh);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_preallocate(int profiled)
{
#if REC_HAS(MPI_File_preallocate)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset size = (MPI_Offset)5000000002;
    int returned = profiled ? (PMPI_File_preallocate)(fh, size) : (MPI_File_preallocate)(fh, size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read(int profiled)
{
#if REC_HAS(MPI_File_read)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_read)(fh, rec_slot(2), count, datatype, &status) : (MPI_File_read)(fh,
            rec_slot(2), count, datatype, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_all(int profiled)
{
#if REC_HAS(MPI_File_read_all)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_read_all)(fh, rec_slot(2), count, datatype, &status) : (MPI_File_read_all)(fh,
            rec_slot(2), count, datatype, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_all_begin(int profiled)
{
#if REC_HAS(MPI_File_read_all_begin)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = profiled ? (PMPI_File_read_all_begin)(fh, rec_slot(2), count,
            datatype) : (MPI_File_read_all_begin)(fh, rec_slot(2), count, datatype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_all_begin_c(int profiled)
{
#if REC_HAS(MPI_File_read_all_begin_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = profiled ? (PMPI_File_read_all_begin_c)(fh, rec_slot(2), count,
            datatype) : (MPI_File_read_all_begin_c)(fh, rec_slot(2), count, datatype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_all_c(int profiled)
{
#if REC_HAS(MPI_File_read_all_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_read_all_c)(fh, rec_slot(2), count, datatype,
            &status) : (MPI_File_read_all_c)(fh, rec_slot(2), count, datatype, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_all_end(int profiled)
{
#if REC_HAS(MPI_File_read_all_end)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_read_all_end)(fh, rec_slot(2), &status) : (MPI_File_read_all_end)(fh,
            rec_slot(2), &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_at(int profiled)
{
#if REC_HAS(MPI_File_read_at)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_read_at)(fh, offset, rec_slot(3), count, datatype,
            &status) : (MPI_File_read_at)(fh, offset, rec_slot(3), count, datatype, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_at_all(int profiled)
{
#if REC_HAS(MPI_File_read_at_all)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_read_at_all)(fh, offset, rec_slot(3), count, datatype,
            &status) : (MPI_File_read_at_all)(fh, offset, rec_slot(3), count, datatype, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_at_all_begin(int profiled)
{
#if REC_HAS(MPI_File_read_at_all_begin)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    int returned = profiled ? (PMPI_File_read_at_all_begin)(fh, offset, rec_slot(3), count,
            datatype) : (MPI_File_read_at_all_begin)(fh, offset, rec_slot(3), count, datatype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_at_all_begin_c(int profiled)
{
#if REC_HAS(MPI_File_read_at_all_begin_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    int returned = profiled ? (PMPI_File_read_at_all_begin_c)(fh, offset, rec_slot(3), count,
            datatype) : (MPI_File_read_at_all_begin_c)(fh, offset, rec_slot(3), count, datatype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_at_all_c(int profiled)
{
#if REC_HAS(MPI_File_read_at_all_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_read_at_all_c)(fh, offset, rec_slot(3), count, datatype,
            &status) : (MPI_File_read_at_all_c)(fh, offset, rec_slot(3), count, datatype, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_at_all_end(int profiled)
{
#if REC_HAS(MPI_File_read_at_all_end)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_read_at_all_end)(fh, rec_slot(2), &status) : (MPI_File_read_at_all_end)(fh,
            rec_slot(2), &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_at_c(int profiled)
{
#if REC_HAS(MPI_File_read_at_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_read_at_c)(fh, offset, rec_slot(3), count, datatype,
            &status) : (MPI_File_read_at_c)(fh, offset, rec_slot(3), count, datatype, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_c(int profiled)
{
#if REC_HAS(MPI_File_read_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_read_c)(fh, rec_slot(2), count, datatype, &status) : (MPI_File_read_c)(fh,
            rec_slot(2), count, datatype, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_ordered(int profiled)
{
#if REC_HAS(MPI_File_read_ordered)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_read_ordered)(fh, rec_slot(2), count, datatype,
            &status) : (MPI_File_read_ordered)(fh, rec_slot(2), count, datatype, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_ordered_begin(int profiled)
{
#if REC_HAS(MPI_File_read_ordered_begin)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = profiled ? (PMPI_File_read_ordered_begin)(fh, rec_slot(2), count,
            datatype) : (MPI_File_read_ordered_begin)(fh, rec_slot(2), count, datatype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_ordered_begin_c(int profiled)
{
#if REC_HAS(MPI_File_read_ordered_begin_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = profiled ? (PMPI_File_read_ordered_begin_c)(fh, rec_slot(2), count,
            datatype) : (MPI_File_read_ordered_begin_c)(fh, rec_slot(2), count, datatype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_ordered_c(int profiled)
{
#if REC_HAS(MPI_File_read_ordered_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_read_ordered_c)(fh, rec_slot(2), count, datatype,
            &status) : (MPI_File_read_ordered_c)(fh, rec_slot(2), count, datatype, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_ordered_end(int profiled)
{
#if REC_HAS(MPI_File_read_ordered_end)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_read_ordered_end)(fh, rec_slot(2), &status) : (MPI_File_read_ordered_end)(fh,
            rec_slot(2), &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_shared(int profiled)
{
#if REC_HAS(MPI_File_read_shared)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_read_shared)(fh, rec_slot(2), count, datatype,
            &status) : (MPI_File_read_shared)(fh, rec_slot(2), count, datatype, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_shared_c(int profiled)
{
#if REC_HAS(MPI_File_read_shared_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_read_shared_c)(fh, rec_slot(2), count, datatype,
            &status) : (MPI_File_read_shared_c)(fh, rec_slot(2), count, datatype, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_seek(int profiled)
{
#if REC_HAS(MPI_File_seek)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int whence = (int)103;
    int returned = profiled ? (PMPI_File_seek)(fh, offset, whence) : (MPI_File_seek)(fh, offset, whence);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_seek_shared(int profiled)
{
#if REC_HAS(MPI_File_seek_shared)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int whence = (int)103;
    int returned = profiled ? (PMPI_File_seek_shared)(fh, offset, whence) : (MPI_File_seek_shared)(fh, offset, whence);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_set_atomicity(int profiled)
{
#if REC_HAS(MPI_File_set_atomicity)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int flag = (int)0;
    int returned = profiled ? (PMPI_File_set_atomicity)(fh, flag) : (MPI_File_set_atomicity)(fh, flag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_set_info(int profiled)
{
#if REC_HAS(MPI_File_set_info)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int returned = profiled ? (PMPI_File_set_info)(fh, info) : (MPI_File_set_info)(fh, info);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_set_size(int profiled)
{
#if REC_HAS(MPI_File_set_size)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset size = (MPI_Offset)5000000002;
    int returned = profiled ? (PMPI_File_set_size)(fh, size) : (MPI_File_set_size)(fh, size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_set_view(int profiled)
{
#if REC_HAS(MPI_File_set_view)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset disp = (MPI_Offset)5000000002;
    MPI_Datatype etype = REC_NEW(MPI_Datatype, 1003);
    MPI_Datatype filetype = REC_NEW(MPI_Datatype, 1004);
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    int returned = profiled ? (PMPI_File_set_view)(fh, disp, etype, filetype, "datarep 105",
            info) : (MPI_File_set_view)(fh, disp, etype, filetype, "datarep 105", info);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_sync(int profiled)
{
#if REC_HAS(MPI_File_sync)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int returned = profiled ? (PMPI_File_sync)(fh) : (MPI_File_sync)(fh);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write(int profiled)
{
#if REC_HAS(MPI_File_write)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_write)(fh, rec_slot(2), count, datatype, &status) : (MPI_File_write)(fh,
            rec_slot(2), count, datatype, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_all(int profiled)
{
#if REC_HAS(MPI_File_write_all)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_write_all)(fh, rec_slot(2), count, datatype,
            &status) : (MPI_File_write_all)(fh, rec_slot(2), count, datatype, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_all_begin(int profiled)
{
#if REC_HAS(MPI_File_write_all_begin)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = profiled ? (PMPI_File_write_all_begin)(fh, rec_slot(2), count,
            datatype) : (MPI_File_write_all_begin)(fh, rec_slot(2), count, datatype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_all_begin_c(int profiled)
{
#if REC_HAS(MPI_File_write_all_begin_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = profiled ? (PMPI_File_write_all_begin_c)(fh, rec_slot(2), count,
            datatype) : (MPI_File_write_all_begin_c)(fh, rec_slot(2), count, datatype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_all_c(int profiled)
{
#if REC_HAS(MPI_File_write_all_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_write_all_c)(fh, rec_slot(2), count, datatype,
            &status) : (MPI_File_write_all_c)(fh, rec_slot(2), count, datatype, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_all_end(int profiled)
{
#if REC_HAS(MPI_File_write_all_end)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_write_all_end)(fh, rec_slot(2), &status) : (MPI_File_write_all_end)(fh,
            rec_slot(2), &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_at(int profiled)
{
#if REC_HAS(MPI_File_write_at)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_write_at)(fh, offset, rec_slot(3), count, datatype,
            &status) : (MPI_File_write_at)(fh, offset, rec_slot(3), count, datatype, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_at_all(int profiled)
{
#if REC_HAS(MPI_File_write_at_all)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_write_at_all)(fh, offset, rec_slot(3), count, datatype,
            &status) : (MPI_File_write_at_all)(fh, offset, rec_slot(3), count, datatype, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_at_all_begin(int profiled)
{
#if REC_HAS(MPI_File_write_at_all_begin)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    int returned = profiled ? (PMPI_File_write_at_all_begin)(fh, offset, rec_slot(3), count,
            datatype) : (MPI_File_write_at_all_begin)(fh, offset, rec_slot(3), count, datatype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_at_all_begin_c(int profiled)
{
#if REC_HAS(MPI_File_write_at_all_begin_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    int returned = profiled ? (PMPI_File_write_at_all_begin_c)(fh, offset, rec_slot(3), count,
            datatype) : (MPI_File_write_at_all_begin_c)(fh, offset, rec_slot(3), count, datatype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_at_all_c(int profiled)
{
#if REC_HAS(MPI_File_write_at_all_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_write_at_all_c)(fh, offset, rec_slot(3), count, datatype,
            &status) : (MPI_File_write_at_all_c)(fh, offset, rec_slot(3), count, datatype, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_at_all_end(int profiled)
{
#if REC_HAS(MPI_File_write_at_all_end)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_write_at_all_end)(fh, rec_slot(2), &status) : (MPI_File_write_at_all_end)(fh,
            rec_slot(2), &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_at_c(int profiled)
{
#if REC_HAS(MPI_File_write_at_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_write_at_c)(fh, offset, rec_slot(3), count, datatype,
            &status) : (MPI_File_write_at_c)(fh, offset, rec_slot(3), count, datatype, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_c(int profiled)
{
#if REC_HAS(MPI_File_write_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_write_c)(fh, rec_slot(2), count, datatype, &status) : (MPI_File_write_c)(fh,
            rec_slot(2), count, datatype, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_ordered(int profiled)
{
#if REC_HAS(MPI_File_write_ordered)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_write_ordered)(fh, rec_slot(2), count, datatype,
            &status) : (MPI_File_write_ordered)(fh, rec_slot(2), count, datatype, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_ordered_begin(int profiled)
{
#if REC_HAS(MPI_File_write_ordered_begin)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = profiled ? (PMPI_File_write_ordered_begin)(fh, rec_slot(2), count,
            datatype) : (MPI_File_write_ordered_begin)(fh, rec_slot(2), count, datatype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_ordered_begin_c(int profiled)
{
#if REC_HAS(MPI_File_write_ordered_begin_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = profiled ? (PMPI_File_write_ordered_begin_c)(fh, rec_slot(2), count,
            datatype) : (MPI_File_write_ordered_begin_c)(fh, rec_slot(2), count, datatype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_ordered_c(int profiled)
{
#if REC_HAS(MPI_File_write_ordered_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_write_ordered_c)(fh, rec_slot(2), count, datatype,
            &status) : (MPI_File_write_ordered_c)(fh, rec_slot(2), count, datatype, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_ordered_end(int profiled)
{
#if REC_HAS(MPI_File_write_ordered_end)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_write_ordered_end)(fh, rec_slot(2),
            &status) : (MPI_File_write_ordered_end)(fh, rec_slot(2), &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_shared(int profiled)
{
#if REC_HAS(MPI_File_write_shared)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_write_shared)(fh, rec_slot(2), count, datatype,
            &status) : (MPI_File_write_shared)(fh, rec_slot(2), count, datatype, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_shared_c(int profiled)
{
#if REC_HAS(MPI_File_write_shared_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_File_write_shared_c)(fh, rec_slot(2), count, datatype,
            &status) : (MPI_File_write_shared_c)(fh, rec_slot(2), count, datatype, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Register_datarep(int profiled)
{
#if REC_HAS(MPI_Register_datarep)
    int returned = profiled ? (PMPI_Register_datarep)("datarep 101",
            (MPI_Datarep_conversion_function *)rec_function(2), (MPI_Datarep_conversion_function *)rec_function(3),
            (MPI_Datarep_extent_function *)rec_function(4), rec_slot(5)) : (MPI_Register_datarep)("datarep 101",
            (MPI_Datarep_conversion_function *)rec_function(2), (MPI_Datarep_conversion_function *)rec_function(3),
            (MPI_Datarep_extent_function *)rec_function(4), rec_slot(5));
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Register_datarep_c(int profiled)
{
#if REC_HAS(MPI_Register_datarep_c)
    int returned = profiled ? (PMPI_Register_datarep_c)("datarep 101",
            (MPI_Datarep_conversion_function_c *)rec_function(2), (MPI_Datarep_conversion_function_c *)rec_function(3),
            (MPI_Datarep_extent_function *)rec_function(4), rec_slot(5)) : (MPI_Register_datarep_c)("datarep 101",
            (MPI_Datarep_conversion_function_c *)rec_function(2), (MPI_Datarep_conversion_function_c *)rec_function(3),
            (MPI_Datarep_extent_function *)rec_function(4), rec_slot(5));
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_files[] = {
    {"MPI_File_close", call_MPI_File_close, 1},
    {"MPI_File_delete", call_MPI_File_delete, 1},
    {"MPI_File_get_amode", call_MPI_File_get_amode, 1},
    {"MPI_File_get_atomicity", call_MPI_File_get_atomicity, 1},
    {"MPI_File_get_byte_offset", call_MPI_File_get_byte_offset, 1},
    {"MPI_File_get_group", call_MPI_File_get_group, 1},
    {"MPI_File_get_info", call_MPI_File_get_info, 1},
    {"MPI_File_get_position", call_MPI_File_get_position, 1},
    {"MPI_File_get_position_shared", call_MPI_File_get_position_shared, 1},
    {"MPI_File_get_size", call_MPI_File_get_size, 1},
    {"MPI_File_get_type_extent", call_MPI_File_get_type_extent, 1},
    {"MPI_File_get_type_extent_c", call_MPI_File_get_type_extent_c, 1},
    {"MPI_File_get_view", call_MPI_File_get_view, 1},
    {"MPI_File_iread", call_MPI_File_iread, 1},
    {"MPI_File_iread_all", call_MPI_File_iread_all, 1},
    {"MPI_File_iread_all_c", call_MPI_File_iread_all_c, 1},
    {"MPI_File_iread_at", call_MPI_File_iread_at, 1},
    {"MPI_File_iread_at_all", call_MPI_File_iread_at_all, 1},
    {"MPI_File_iread_at_all_c", call_MPI_File_iread_at_all_c, 1},
    {"MPI_File_iread_at_c", call_MPI_File_iread_at_c, 1},
    {"MPI_File_iread_c", call_MPI_File_iread_c, 1},
    {"MPI_File_iread_shared", call_MPI_File_iread_shared, 1},
    {"MPI_File_iread_shared_c", call_MPI_File_iread_shared_c, 1},
    {"MPI_File_iwrite", call_MPI_File_iwrite, 1},
    {"MPI_File_iwrite_all", call_MPI_File_iwrite_all, 1},
    {"MPI_File_iwrite_all_c", call_MPI_File_iwrite_all_c, 1},
    {"MPI_File_iwrite_at", call_MPI_File_iwrite_at, 1},
    {"MPI_File_iwrite_at_all", call_MPI_File_iwrite_at_all, 1},
    {"MPI_File_iwrite_at_all_c", call_MPI_File_iwrite_at_all_c, 1},
    {"MPI_File_iwrite_at_c", call_MPI_File_iwrite_at_c, 1},
    {"MPI_File_iwrite_c", call_MPI_File_iwrite_c, 1},
    {"MPI_File_iwrite_shared", call_MPI_File_iwrite_shared, 1},
    {"MPI_File_iwrite_shared_c", call_MPI_File_iwrite_shared_c, 1},
    {"MPI_File_open", call_MPI_File_open, 1},
    {"MPI_File_preallocate", call_MPI_File_preallocate, 1},
    {"MPI_File_read", call_MPI_File_read, 1},
    {"MPI_File_read_all", call_MPI_File_read_all, 1},
    {"MPI_File_read_all_begin", call_MPI_File_read_all_begin, 1},
    {"MPI_File_read_all_begin_c", call_MPI_File_read_all_begin_c, 1},
    {"MPI_File_read_all_c", call_MPI_File_read_all_c, 1},
    {"MPI_File_read_all_end", call_MPI_File_read_all_end, 1},
    {"MPI_File_read_at", call_MPI_File_read_at, 1},
    {"MPI_File_read_at_all", call_MPI_File_read_at_all, 1},
    {"MPI_File_read_at_all_begin", call_MPI_File_read_at_all_begin, 1},
    {"MPI_File_read_at_all_begin_c", call_MPI_File_read_at_all_begin_c, 1},
    {"MPI_File_read_at_all_c", call_MPI_File_read_at_all_c, 1},
    {"MPI_File_read_at_all_end", call_MPI_File_read_at_all_end, 1},
    {"MPI_File_read_at_c", call_MPI_File_read_at_c, 1},
    {"MPI_File_read_c", call_MPI_File_read_c, 1},
    {"MPI_File_read_ordered", call_MPI_File_read_ordered, 1},
    {"MPI_File_read_ordered_begin", call_MPI_File_read_ordered_begin, 1},
    {"MPI_File_read_ordered_begin_c", call_MPI_File_read_ordered_begin_c, 1},
    {"MPI_File_read_ordered_c", call_MPI_File_read_ordered_c, 1},
    {"MPI_File_read_ordered_end", call_MPI_File_read_ordered_end, 1},
    {"MPI_File_read_shared", call_MPI_File_read_shared, 1},
    {"MPI_File_read_shared_c", call_MPI_File_read_shared_c, 1},
    {"MPI_File_seek", call_MPI_File_seek, 1},
    {"MPI_File_seek_shared", call_MPI_File_seek_shared, 1},
    {"MPI_File_set_atomicity", call_MPI_File_set_atomicity, 1},
    {"MPI_File_set_info", call_MPI_File_set_info, 1},
    {"MPI_File_set_size", call_MPI_File_set_size, 1},
    {"MPI_File_set_view", call_MPI_File_set_view, 1},
    {"MPI_File_sync", call_MPI_File_sync, 1},
    {"MPI_File_write", call_MPI_File_write, 1},
    {"MPI_File_write_all", call_MPI_File_write_all, 1},
    {"MPI_File_write_all_begin", call_MPI_File_write_all_begin, 1},
    {"MPI_File_write_all_begin_c", call_MPI_File_write_all_begin_c, 1},
    {"MPI_File_write_all_c", call_MPI_File_write_all_c, 1},
    {"MPI_File_write_all_end", call_MPI_File_write_all_end, 1},
    {"MPI_File_write_at", call_MPI_File_write_at, 1},
    {"MPI_File_write_at_all", call_MPI_File_write_at_all, 1},
    {"MPI_File_write_at_all_begin", call_MPI_File_write_at_all_begin, 1},
    {"MPI_File_write_at_all_begin_c", call_MPI_File_write_at_all_begin_c, 1},
    {"MPI_File_write_at_all_c", call_MPI_File_write_at_all_c, 1},
    {"MPI_File_write_at_all_end", call_MPI_File_write_at_all_end, 1},
    {"MPI_File_write_at_c", call_MPI_File_write_at_c, 1},
    {"MPI_File_write_c", call_MPI_File_write_c, 1},
    {"MPI_File_write_ordered", call_MPI_File_write_ordered, 1},
    {"MPI_File_write_ordered_begin", call_MPI_File_write_ordered_begin, 1},
    {"MPI_File_write_ordered_begin_c", call_MPI_File_write_ordered_begin_c, 1},
    {"MPI_File_write_ordered_c", call_MPI_File_write_ordered_c, 1},
    {"MPI_File_write_ordered_end", call_MPI_File_write_ordered_end, 1},
    {"MPI_File_write_shared", call_MPI_File_write_shared, 1},
    {"MPI_File_write_shared_c", call_MPI_File_write_shared_c, 1},
    {"MPI_Register_datarep", call_MPI_Register_datarep, 1},
    {"MPI_Register_datarep_c", call_MPI_Register_datarep_c, 1},
    {0, 0, 0}
};
