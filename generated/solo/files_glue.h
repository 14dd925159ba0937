/* Do not edit: `bindery generate` writes this from specs/routines/files.toml through templates/solo/glue.h.j2. */
/* To be included at the end of the source that defines solo's functions of this chapter. */
#include "bnd_implementation.h"

using namespace solo;

extern "C" int solo_File_close(MPI_File *fh)
{
    try {
        File_close(fh);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_close", BND_ON_FILE, *fh);
    }
}

extern "C" int solo_File_delete(const char *filename, MPI_Info info)
{
    try {
        File_delete(filename, find_or_null<Info>(info, MPI_INFO_NULL, "info"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_delete", BND_ON_FILE, MPI_FILE_NULL);
    }
}

extern "C" int solo_File_get_amode(MPI_File fh, int *amode)
{
    try {
        File_get_amode(find<File>(fh, "fh"), amode);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_get_amode", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_get_atomicity(MPI_File fh, int *flag)
{
    try {
        File_get_atomicity(find<File>(fh, "fh"), flag);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_get_atomicity", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_get_byte_offset(MPI_File fh, MPI_Offset offset, MPI_Offset *disp)
{
    try {
        File_get_byte_offset(find<File>(fh, "fh"), offset, disp);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_get_byte_offset", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_get_group(MPI_File fh, MPI_Group *group)
{
    try {
        File_get_group(find<File>(fh, "fh"), group);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_get_group", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_get_info(MPI_File fh, MPI_Info *info_used)
{
    try {
        File_get_info(find<File>(fh, "fh"), info_used);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_get_info", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_get_position(MPI_File fh, MPI_Offset *offset)
{
    try {
        File_get_position(find<File>(fh, "fh"), offset);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_get_position", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_get_position_shared(MPI_File fh, MPI_Offset *offset)
{
    try {
        File_get_position_shared(find<File>(fh, "fh"), offset);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_get_position_shared", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_get_size(MPI_File fh, MPI_Offset *size)
{
    try {
        File_get_size(find<File>(fh, "fh"), size);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_get_size", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_get_type_extent(MPI_File fh, MPI_Datatype datatype, MPI_Aint *extent)
{
    try {
        File_get_type_extent(find<File>(fh, "fh"), find<Datatype>(datatype, "datatype"), result(extent, "extent"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_get_type_extent", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_get_type_extent_c(MPI_File fh, MPI_Datatype datatype, MPI_Count *extent)
{
    try {
        File_get_type_extent(find<File>(fh, "fh"), find<Datatype>(datatype, "datatype"), result(extent, "extent"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_get_type_extent_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_get_view(MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype,
        char *datarep)
{
    try {
        File_get_view(find<File>(fh, "fh"), disp, etype, filetype, datarep);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_get_view", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iread(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    try {
        File_iread(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iread", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iread_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    try {
        File_iread(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iread_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iread_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    try {
        File_iread_all(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iread_all", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iread_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    try {
        File_iread_all(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iread_all_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iread_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request)
{
    try {
        File_iread_at(find<File>(fh, "fh"), offset, buf, count, find<Datatype>(datatype, "datatype"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iread_at", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iread_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    try {
        File_iread_at(find<File>(fh, "fh"), offset, buf, count, find<Datatype>(datatype, "datatype"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iread_at_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iread_at_all(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request)
{
    try {
        File_iread_at_all(find<File>(fh, "fh"), offset, buf, count, find<Datatype>(datatype, "datatype"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iread_at_all", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iread_at_all_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Request *request)
{
    try {
        File_iread_at_all(find<File>(fh, "fh"), offset, buf, count, find<Datatype>(datatype, "datatype"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iread_at_all_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iread_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    try {
        File_iread_shared(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iread_shared", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iread_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    try {
        File_iread_shared(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iread_shared_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iwrite(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    try {
        File_iwrite(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iwrite", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iwrite_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    try {
        File_iwrite(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iwrite_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iwrite_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request)
{
    try {
        File_iwrite_all(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iwrite_all", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iwrite_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    try {
        File_iwrite_all(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iwrite_all_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iwrite_at(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request)
{
    try {
        File_iwrite_at(find<File>(fh, "fh"), offset, buf, count, find<Datatype>(datatype, "datatype"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iwrite_at", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iwrite_at_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Request *request)
{
    try {
        File_iwrite_at(find<File>(fh, "fh"), offset, buf, count, find<Datatype>(datatype, "datatype"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iwrite_at_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iwrite_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype, MPI_Request *request)
{
    try {
        File_iwrite_at_all(find<File>(fh, "fh"), offset, buf, count, find<Datatype>(datatype, "datatype"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iwrite_at_all", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iwrite_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Request *request)
{
    try {
        File_iwrite_at_all(find<File>(fh, "fh"), offset, buf, count, find<Datatype>(datatype, "datatype"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iwrite_at_all_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iwrite_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request)
{
    try {
        File_iwrite_shared(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iwrite_shared", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iwrite_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    try {
        File_iwrite_shared(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iwrite_shared_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_open(MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh)
{
    try {
        File_open(find<Comm>(comm, "comm"), filename, amode, find_or_null<Info>(info, MPI_INFO_NULL, "info"), fh);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_open", BND_ON_FILE, MPI_FILE_NULL);
    }
}

extern "C" int solo_File_preallocate(MPI_File fh, MPI_Offset size)
{
    try {
        File_preallocate(find<File>(fh, "fh"), size);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_preallocate", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    try {
        File_read(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    try {
        File_read(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    try {
        File_read_all(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_all", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    try {
        File_read_all(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_all_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_all_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype)
{
    try {
        File_read_all_begin(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_all_begin", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_all_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)
{
    try {
        File_read_all_begin(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_all_begin_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_all_end(MPI_File fh, void *buf, MPI_Status *status)
{
    try {
        File_read_all_end(find<File>(fh, "fh"), buf, status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_all_end", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status)
{
    try {
        File_read_at(find<File>(fh, "fh"), offset, buf, count, find<Datatype>(datatype, "datatype"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_at", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    try {
        File_read_at(find<File>(fh, "fh"), offset, buf, count, find<Datatype>(datatype, "datatype"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_at_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_at_all(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status)
{
    try {
        File_read_at_all(find<File>(fh, "fh"), offset, buf, count, find<Datatype>(datatype, "datatype"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_at_all", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_at_all_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Status *status)
{
    try {
        File_read_at_all(find<File>(fh, "fh"), offset, buf, count, find<Datatype>(datatype, "datatype"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_at_all_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_at_all_begin(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype)
{
    try {
        File_read_at_all_begin(find<File>(fh, "fh"), offset, buf, count, find<Datatype>(datatype, "datatype"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_at_all_begin", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_at_all_begin_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count,
        MPI_Datatype datatype)
{
    try {
        File_read_at_all_begin(find<File>(fh, "fh"), offset, buf, count, find<Datatype>(datatype, "datatype"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_at_all_begin_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_at_all_end(MPI_File fh, void *buf, MPI_Status *status)
{
    try {
        File_read_at_all_end(find<File>(fh, "fh"), buf, status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_at_all_end", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_ordered(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    try {
        File_read_ordered(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_ordered", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_ordered_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    try {
        File_read_ordered(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_ordered_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_ordered_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype)
{
    try {
        File_read_ordered_begin(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_ordered_begin", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_ordered_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)
{
    try {
        File_read_ordered_begin(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_ordered_begin_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_ordered_end(MPI_File fh, void *buf, MPI_Status *status)
{
    try {
        File_read_ordered_end(find<File>(fh, "fh"), buf, status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_ordered_end", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    try {
        File_read_shared(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_shared", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    try {
        File_read_shared(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_shared_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_seek(MPI_File fh, MPI_Offset offset, int whence)
{
    try {
        File_seek(find<File>(fh, "fh"), offset, whence);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_seek", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_seek_shared(MPI_File fh, MPI_Offset offset, int whence)
{
    try {
        File_seek_shared(find<File>(fh, "fh"), offset, whence);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_seek_shared", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_set_atomicity(MPI_File fh, int flag)
{
    try {
        File_set_atomicity(find<File>(fh, "fh"), flag);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_set_atomicity", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_set_info(MPI_File fh, MPI_Info info)
{
    try {
        File_set_info(find<File>(fh, "fh"), find_or_null<Info>(info, MPI_INFO_NULL, "info"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_set_info", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_set_size(MPI_File fh, MPI_Offset size)
{
    try {
        File_set_size(find<File>(fh, "fh"), size);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_set_size", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_set_view(MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype,
        const char *datarep, MPI_Info info)
{
    try {
        File_set_view(find<File>(fh, "fh"), disp, find<Datatype>(etype, "etype"), find<Datatype>(filetype, "filetype"),
                datarep, find_or_null<Info>(info, MPI_INFO_NULL, "info"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_set_view", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_sync(MPI_File fh)
{
    try {
        File_sync(find<File>(fh, "fh"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_sync", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    try {
        File_write(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    try {
        File_write(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    try {
        File_write_all(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_all", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    try {
        File_write_all(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_all_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_all_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)
{
    try {
        File_write_all_begin(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_all_begin", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_all_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)
{
    try {
        File_write_all_begin(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_all_begin_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_all_end(MPI_File fh, const void *buf, MPI_Status *status)
{
    try {
        File_write_all_end(find<File>(fh, "fh"), buf, status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_all_end", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_at(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status)
{
    try {
        File_write_at(find<File>(fh, "fh"), offset, buf, count, find<Datatype>(datatype, "datatype"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_at", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_at_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Status *status)
{
    try {
        File_write_at(find<File>(fh, "fh"), offset, buf, count, find<Datatype>(datatype, "datatype"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_at_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype, MPI_Status *status)
{
    try {
        File_write_at_all(find<File>(fh, "fh"), offset, buf, count, find<Datatype>(datatype, "datatype"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_at_all", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Status *status)
{
    try {
        File_write_at_all(find<File>(fh, "fh"), offset, buf, count, find<Datatype>(datatype, "datatype"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_at_all_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_at_all_begin(MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype)
{
    try {
        File_write_at_all_begin(find<File>(fh, "fh"), offset, buf, count, find<Datatype>(datatype, "datatype"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_at_all_begin", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_at_all_begin_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype)
{
    try {
        File_write_at_all_begin(find<File>(fh, "fh"), offset, buf, count, find<Datatype>(datatype, "datatype"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_at_all_begin_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_at_all_end(MPI_File fh, const void *buf, MPI_Status *status)
{
    try {
        File_write_at_all_end(find<File>(fh, "fh"), buf, status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_at_all_end", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_ordered(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status)
{
    try {
        File_write_ordered(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_ordered", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_ordered_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    try {
        File_write_ordered(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_ordered_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_ordered_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)
{
    try {
        File_write_ordered_begin(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_ordered_begin", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_ordered_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)
{
    try {
        File_write_ordered_begin(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_ordered_begin_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_ordered_end(MPI_File fh, const void *buf, MPI_Status *status)
{
    try {
        File_write_ordered_end(find<File>(fh, "fh"), buf, status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_ordered_end", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status)
{
    try {
        File_write_shared(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_shared", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    try {
        File_write_shared(find<File>(fh, "fh"), buf, count, find<Datatype>(datatype, "datatype"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_shared_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_Register_datarep(const char *datarep, MPI_Datarep_conversion_function *read_conversion_fn,
        MPI_Datarep_conversion_function *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state)
{
    try {
        Register_datarep(datarep, sized_procedure(read_conversion_fn), sized_procedure(write_conversion_fn),
                dtype_file_extent_fn, extra_state);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Register_datarep", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Register_datarep_c(const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn,
        MPI_Datarep_conversion_function_c *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state)
{
    try {
        Register_datarep(datarep, sized_procedure(read_conversion_fn), sized_procedure(write_conversion_fn),
                dtype_file_extent_fn, extra_state);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Register_datarep_c", BND_ON_NOTHING, 0);
    }
}

