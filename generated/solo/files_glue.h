/* Do not edit: `bindery generate` writes this from specs/routines/files.toml through templates/solo/glue.h.j2. */
/* To be included at the end of the source that defines solo's functions of this chapter. */
#include "bnd_implementation.h"

using namespace solo;

extern "C" int solo_File_close(MPI_File *fh)
{
    (void)fh;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_close", BND_ON_FILE, *fh);
    }
}

extern "C" int solo_File_delete(const char *filename, MPI_Info info)
{
    (void)filename;
    (void)info;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_delete", BND_ON_FILE, MPI_FILE_NULL);
    }
}

extern "C" int solo_File_get_amode(MPI_File fh, int *amode)
{
    (void)fh;
    (void)amode;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_get_amode", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_get_atomicity(MPI_File fh, int *flag)
{
    (void)fh;
    (void)flag;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_get_atomicity", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_get_byte_offset(MPI_File fh, MPI_Offset offset, MPI_Offset *disp)
{
    (void)fh;
    (void)offset;
    (void)disp;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_get_byte_offset", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_get_group(MPI_File fh, MPI_Group *group)
{
    (void)fh;
    (void)group;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_get_group", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_get_info(MPI_File fh, MPI_Info *info_used)
{
    (void)fh;
    (void)info_used;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_get_info", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_get_position(MPI_File fh, MPI_Offset *offset)
{
    (void)fh;
    (void)offset;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_get_position", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_get_position_shared(MPI_File fh, MPI_Offset *offset)
{
    (void)fh;
    (void)offset;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_get_position_shared", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_get_size(MPI_File fh, MPI_Offset *size)
{
    (void)fh;
    (void)size;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_get_size", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_get_type_extent(MPI_File fh, MPI_Datatype datatype, MPI_Aint *extent)
{
    (void)fh;
    (void)datatype;
    (void)extent;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_get_type_extent", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_get_type_extent_c(MPI_File fh, MPI_Datatype datatype, MPI_Count *extent)
{
    (void)fh;
    (void)datatype;
    (void)extent;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_get_type_extent_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_get_view(MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype,
        char *datarep)
{
    (void)fh;
    (void)disp;
    (void)etype;
    (void)filetype;
    (void)datarep;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_get_view", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iread(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iread", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iread_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iread_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iread_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iread_all", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iread_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iread_all_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iread_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request)
{
    (void)fh;
    (void)offset;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iread_at", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iread_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    (void)fh;
    (void)offset;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iread_at_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iread_at_all(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request)
{
    (void)fh;
    (void)offset;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iread_at_all", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iread_at_all_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Request *request)
{
    (void)fh;
    (void)offset;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iread_at_all_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iread_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iread_shared", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iread_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iread_shared_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iwrite(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iwrite", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iwrite_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iwrite_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iwrite_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iwrite_all", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iwrite_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iwrite_all_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iwrite_at(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request)
{
    (void)fh;
    (void)offset;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iwrite_at", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iwrite_at_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Request *request)
{
    (void)fh;
    (void)offset;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iwrite_at_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iwrite_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype, MPI_Request *request)
{
    (void)fh;
    (void)offset;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iwrite_at_all", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iwrite_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Request *request)
{
    (void)fh;
    (void)offset;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iwrite_at_all_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iwrite_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iwrite_shared", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_iwrite_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_iwrite_shared_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_open(MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh)
{
    (void)comm;
    (void)filename;
    (void)amode;
    (void)info;
    (void)fh;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_open", BND_ON_FILE, MPI_FILE_NULL);
    }
}

extern "C" int solo_File_preallocate(MPI_File fh, MPI_Offset size)
{
    (void)fh;
    (void)size;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_preallocate", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_all", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_all_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_all_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_all_begin", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_all_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_all_begin_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_all_end(MPI_File fh, void *buf, MPI_Status *status)
{
    (void)fh;
    (void)buf;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_all_end", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status)
{
    (void)fh;
    (void)offset;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_at", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    (void)fh;
    (void)offset;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_at_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_at_all(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status)
{
    (void)fh;
    (void)offset;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_at_all", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_at_all_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Status *status)
{
    (void)fh;
    (void)offset;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_at_all_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_at_all_begin(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype)
{
    (void)fh;
    (void)offset;
    (void)buf;
    (void)count;
    (void)datatype;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_at_all_begin", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_at_all_begin_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count,
        MPI_Datatype datatype)
{
    (void)fh;
    (void)offset;
    (void)buf;
    (void)count;
    (void)datatype;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_at_all_begin_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_at_all_end(MPI_File fh, void *buf, MPI_Status *status)
{
    (void)fh;
    (void)buf;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_at_all_end", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_ordered(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_ordered", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_ordered_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_ordered_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_ordered_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_ordered_begin", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_ordered_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_ordered_begin_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_ordered_end(MPI_File fh, void *buf, MPI_Status *status)
{
    (void)fh;
    (void)buf;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_ordered_end", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_shared", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_read_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_read_shared_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_seek(MPI_File fh, MPI_Offset offset, int whence)
{
    (void)fh;
    (void)offset;
    (void)whence;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_seek", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_seek_shared(MPI_File fh, MPI_Offset offset, int whence)
{
    (void)fh;
    (void)offset;
    (void)whence;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_seek_shared", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_set_atomicity(MPI_File fh, int flag)
{
    (void)fh;
    (void)flag;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_set_atomicity", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_set_info(MPI_File fh, MPI_Info info)
{
    (void)fh;
    (void)info;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_set_info", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_set_size(MPI_File fh, MPI_Offset size)
{
    (void)fh;
    (void)size;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_set_size", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_set_view(MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype,
        const char *datarep, MPI_Info info)
{
    (void)fh;
    (void)disp;
    (void)etype;
    (void)filetype;
    (void)datarep;
    (void)info;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_set_view", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_sync(MPI_File fh)
{
    (void)fh;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_sync", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_all", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_all_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_all_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_all_begin", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_all_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_all_begin_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_all_end(MPI_File fh, const void *buf, MPI_Status *status)
{
    (void)fh;
    (void)buf;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_all_end", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_at(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status)
{
    (void)fh;
    (void)offset;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_at", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_at_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Status *status)
{
    (void)fh;
    (void)offset;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_at_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype, MPI_Status *status)
{
    (void)fh;
    (void)offset;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_at_all", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Status *status)
{
    (void)fh;
    (void)offset;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_at_all_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_at_all_begin(MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype)
{
    (void)fh;
    (void)offset;
    (void)buf;
    (void)count;
    (void)datatype;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_at_all_begin", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_at_all_begin_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype)
{
    (void)fh;
    (void)offset;
    (void)buf;
    (void)count;
    (void)datatype;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_at_all_begin_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_at_all_end(MPI_File fh, const void *buf, MPI_Status *status)
{
    (void)fh;
    (void)buf;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_at_all_end", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_ordered(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_ordered", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_ordered_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_ordered_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_ordered_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_ordered_begin", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_ordered_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_ordered_begin_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_ordered_end(MPI_File fh, const void *buf, MPI_Status *status)
{
    (void)fh;
    (void)buf;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_ordered_end", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_shared", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_write_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)status;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_write_shared_c", BND_ON_FILE, fh);
    }
}

extern "C" int solo_Register_datarep(const char *datarep, MPI_Datarep_conversion_function *read_conversion_fn,
        MPI_Datarep_conversion_function *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state)
{
    (void)datarep;
    (void)read_conversion_fn;
    (void)write_conversion_fn;
    (void)dtype_file_extent_fn;
    (void)extra_state;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Register_datarep", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Register_datarep_c(const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn,
        MPI_Datarep_conversion_function_c *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state)
{
    (void)datarep;
    (void)read_conversion_fn;
    (void)write_conversion_fn;
    (void)dtype_file_extent_fn;
    (void)extra_state;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Register_datarep_c", BND_ON_NOTHING, 0);
    }
}

