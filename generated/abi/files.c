/* Do not edit: `bindery generate` writes this from specs/routines/files.toml through templates/abi/calls.c.j2. */
/* What stands under entry points of the standard ABI: every argument is converted, the other MPI's function is called. */
#include "bnd_native_calls.h"

#ifndef BND_EMULATES_MPI_File_close
#if BND_HAS_MPI_File_close
int BND_IMPLEMENTATION(File_close)(abi_File *fh)
{
    BND_ABI_REFUSE_WRONG(File, *fh, 1, ABI_ERR_FILE, "MPI_File_close", BND_ON_FILE, *fh);
    MPI_File c_fh = bnd_to_File(*fh);
    const int bnd_result = BND_NATIVE(File_close)(&c_fh);
    *fh = bnd_from_File(c_fh);
    return BND_RETURNED(bnd_result, "MPI_File_close", BND_ON_FILE, *fh);
}
#else
int BND_IMPLEMENTATION(File_close)(abi_File *fh)
{
    (void)fh;
    return BND_UNSUPPORTED("MPI_File_close", BND_ON_FILE, *fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_delete
#if BND_HAS_MPI_File_delete
int BND_IMPLEMENTATION(File_delete)(const char *filename, abi_Info info)
{
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_File_delete", BND_ON_FILE, ABI_FILE_NULL);
    return BND_RETURNED(BND_NATIVE(File_delete)(filename, bnd_to_Info(info)), "MPI_File_delete", BND_ON_FILE,
            ABI_FILE_NULL);
}
#else
int BND_IMPLEMENTATION(File_delete)(const char *filename, abi_Info info)
{
    (void)filename, (void)info;
    return BND_UNSUPPORTED("MPI_File_delete", BND_ON_FILE, ABI_FILE_NULL);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_get_amode
#if BND_HAS_MPI_File_get_amode
int BND_IMPLEMENTATION(File_get_amode)(abi_File fh, int *amode)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_get_amode", BND_ON_FILE, fh);
    const int bnd_result = BND_NATIVE(File_get_amode)(bnd_to_File(fh), (void *)amode);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *amode = bnd_from_file_modes(*amode);
    }
    return BND_RETURNED(bnd_result, "MPI_File_get_amode", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_get_amode)(abi_File fh, int *amode)
{
    (void)fh, (void)amode;
    return BND_UNSUPPORTED("MPI_File_get_amode", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_get_atomicity
#if BND_HAS_MPI_File_get_atomicity
int BND_IMPLEMENTATION(File_get_atomicity)(abi_File fh, int *flag)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_get_atomicity", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_get_atomicity)(bnd_to_File(fh), (void *)flag), "MPI_File_get_atomicity",
            BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_get_atomicity)(abi_File fh, int *flag)
{
    (void)fh, (void)flag;
    return BND_UNSUPPORTED("MPI_File_get_atomicity", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_get_byte_offset
#if BND_HAS_MPI_File_get_byte_offset
int BND_IMPLEMENTATION(File_get_byte_offset)(abi_File fh, abi_Offset offset, abi_Offset *disp)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_get_byte_offset", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_get_byte_offset)(bnd_to_File(fh), offset, (void *)disp),
            "MPI_File_get_byte_offset", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_get_byte_offset)(abi_File fh, abi_Offset offset, abi_Offset *disp)
{
    (void)fh, (void)offset, (void)disp;
    return BND_UNSUPPORTED("MPI_File_get_byte_offset", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_get_group
#if BND_HAS_MPI_File_get_group
int BND_IMPLEMENTATION(File_get_group)(abi_File fh, abi_Group *group)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_get_group", BND_ON_FILE, fh);
    MPI_Group c_group = bnd_null_Group;
    const int bnd_result = BND_NATIVE(File_get_group)(bnd_to_File(fh), &c_group);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *group = bnd_from_Group(c_group);
    }
    return BND_RETURNED(bnd_result, "MPI_File_get_group", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_get_group)(abi_File fh, abi_Group *group)
{
    (void)fh, (void)group;
    return BND_UNSUPPORTED("MPI_File_get_group", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_get_info
#if BND_HAS_MPI_File_get_info
int BND_IMPLEMENTATION(File_get_info)(abi_File fh, abi_Info *info_used)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_get_info", BND_ON_FILE, fh);
    MPI_Info c_info_used = bnd_null_Info;
    const int bnd_result = BND_NATIVE(File_get_info)(bnd_to_File(fh), &c_info_used);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *info_used = bnd_from_Info(c_info_used);
    }
    return BND_RETURNED(bnd_result, "MPI_File_get_info", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_get_info)(abi_File fh, abi_Info *info_used)
{
    (void)fh, (void)info_used;
    return BND_UNSUPPORTED("MPI_File_get_info", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_get_position
#if BND_HAS_MPI_File_get_position
int BND_IMPLEMENTATION(File_get_position)(abi_File fh, abi_Offset *offset)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_get_position", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_get_position)(bnd_to_File(fh), (void *)offset), "MPI_File_get_position",
            BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_get_position)(abi_File fh, abi_Offset *offset)
{
    (void)fh, (void)offset;
    return BND_UNSUPPORTED("MPI_File_get_position", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_get_position_shared
#if BND_HAS_MPI_File_get_position_shared
int BND_IMPLEMENTATION(File_get_position_shared)(abi_File fh, abi_Offset *offset)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_get_position_shared", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_get_position_shared)(bnd_to_File(fh), (void *)offset),
            "MPI_File_get_position_shared", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_get_position_shared)(abi_File fh, abi_Offset *offset)
{
    (void)fh, (void)offset;
    return BND_UNSUPPORTED("MPI_File_get_position_shared", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_get_size
#if BND_HAS_MPI_File_get_size
int BND_IMPLEMENTATION(File_get_size)(abi_File fh, abi_Offset *size)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_get_size", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_get_size)(bnd_to_File(fh), (void *)size), "MPI_File_get_size", BND_ON_FILE,
            fh);
}
#else
int BND_IMPLEMENTATION(File_get_size)(abi_File fh, abi_Offset *size)
{
    (void)fh, (void)size;
    return BND_UNSUPPORTED("MPI_File_get_size", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_get_type_extent
#if BND_HAS_MPI_File_get_type_extent
int BND_IMPLEMENTATION(File_get_type_extent)(abi_File fh, abi_Datatype datatype, abi_Aint *extent)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_get_type_extent", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_get_type_extent", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_get_type_extent)(bnd_to_File(fh), bnd_to_Type(datatype), (void *)extent),
            "MPI_File_get_type_extent", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_get_type_extent)(abi_File fh, abi_Datatype datatype, abi_Aint *extent)
{
    (void)fh, (void)datatype, (void)extent;
    return BND_UNSUPPORTED("MPI_File_get_type_extent", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_get_type_extent_c
#if BND_HAS_MPI_File_get_type_extent_c && !defined(BND_EMULATES_MPI_File_get_type_extent)
int BND_IMPLEMENTATION(File_get_type_extent_c)(abi_File fh, abi_Datatype datatype, abi_Count *extent)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_get_type_extent_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_get_type_extent_c", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_get_type_extent_c)(bnd_to_File(fh), bnd_to_Type(datatype), (void *)extent),
            "MPI_File_get_type_extent_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_get_type_extent_c)(abi_File fh, abi_Datatype datatype, abi_Count *extent)
{
#if BND_HAS_MPI_File_get_type_extent || defined(BND_EMULATES_MPI_File_get_type_extent)
    BND_NARROW_OUT(MPI_Aint, extent, 1, "MPI_File_get_type_extent_c", ABI_ERR_ARG, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_get_type_extent)(fh, datatype, c_extent);
    BND_NARROWED_OUT(extent, 1, 0);
    return bnd_result;
#else
    (void)fh, (void)datatype, (void)extent;
    return BND_UNSUPPORTED("MPI_File_get_type_extent_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_get_view
#if BND_HAS_MPI_File_get_view
int BND_IMPLEMENTATION(File_get_view)(abi_File fh, abi_Offset *disp, abi_Datatype *etype, abi_Datatype *filetype,
        char *datarep)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_get_view", BND_ON_FILE, fh);
    MPI_Datatype c_etype = bnd_null_Type;
    MPI_Datatype c_filetype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(File_get_view)(bnd_to_File(fh), (void *)disp, &c_etype, &c_filetype, datarep);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *etype = bnd_from_Type(c_etype);
        *filetype = bnd_from_Type(c_filetype);
    }
    return BND_RETURNED(bnd_result, "MPI_File_get_view", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_get_view)(abi_File fh, abi_Offset *disp, abi_Datatype *etype, abi_Datatype *filetype,
        char *datarep)
{
    (void)fh, (void)disp, (void)etype, (void)filetype, (void)datarep;
    return BND_UNSUPPORTED("MPI_File_get_view", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_iread
#if BND_HAS_MPI_File_iread
int BND_IMPLEMENTATION(File_iread)(abi_File fh, void *buf, int count, abi_Datatype datatype, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_iread", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_iread", BND_ON_FILE, fh);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(File_iread)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_File_iread", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_iread)(abi_File fh, void *buf, int count, abi_Datatype datatype, abi_Request *request)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_UNSUPPORTED("MPI_File_iread", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_iread_all
#if BND_HAS_MPI_File_iread_all
int BND_IMPLEMENTATION(File_iread_all)(abi_File fh, void *buf, int count, abi_Datatype datatype, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_iread_all", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_iread_all", BND_ON_FILE, fh);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(File_iread_all)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_File_iread_all", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_iread_all)(abi_File fh, void *buf, int count, abi_Datatype datatype, abi_Request *request)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_UNSUPPORTED("MPI_File_iread_all", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_iread_all_c
#if BND_HAS_MPI_File_iread_all_c && !defined(BND_EMULATES_MPI_File_iread_all)
int BND_IMPLEMENTATION(File_iread_all_c)(abi_File fh, void *buf, abi_Count count, abi_Datatype datatype,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_iread_all_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_iread_all_c", BND_ON_FILE, fh);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(File_iread_all_c)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_File_iread_all_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_iread_all_c)(abi_File fh, void *buf, abi_Count count, abi_Datatype datatype,
        abi_Request *request)
{
#if BND_HAS_MPI_File_iread_all || defined(BND_EMULATES_MPI_File_iread_all)
    BND_NARROW_IN(int, count, 1, "MPI_File_iread_all_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_iread_all)(fh, buf, c_count, datatype, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_UNSUPPORTED("MPI_File_iread_all_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_iread_at
#if BND_HAS_MPI_File_iread_at
int BND_IMPLEMENTATION(File_iread_at)(abi_File fh, abi_Offset offset, void *buf, int count, abi_Datatype datatype,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_iread_at", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_iread_at", BND_ON_FILE, fh);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(File_iread_at)(bnd_to_File(fh), offset, buf, count, bnd_to_Type(datatype),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_File_iread_at", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_iread_at)(abi_File fh, abi_Offset offset, void *buf, int count, abi_Datatype datatype,
        abi_Request *request)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_UNSUPPORTED("MPI_File_iread_at", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_iread_at_all
#if BND_HAS_MPI_File_iread_at_all
int BND_IMPLEMENTATION(File_iread_at_all)(abi_File fh, abi_Offset offset, void *buf, int count, abi_Datatype datatype,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_iread_at_all", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_iread_at_all", BND_ON_FILE, fh);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(File_iread_at_all)(bnd_to_File(fh), offset, buf, count, bnd_to_Type(datatype),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_File_iread_at_all", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_iread_at_all)(abi_File fh, abi_Offset offset, void *buf, int count, abi_Datatype datatype,
        abi_Request *request)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_UNSUPPORTED("MPI_File_iread_at_all", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_iread_at_all_c
#if BND_HAS_MPI_File_iread_at_all_c && !defined(BND_EMULATES_MPI_File_iread_at_all)
int BND_IMPLEMENTATION(File_iread_at_all_c)(abi_File fh, abi_Offset offset, void *buf, abi_Count count,
        abi_Datatype datatype, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_iread_at_all_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_iread_at_all_c", BND_ON_FILE, fh);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(File_iread_at_all_c)(bnd_to_File(fh), offset, buf, count, bnd_to_Type(datatype),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_File_iread_at_all_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_iread_at_all_c)(abi_File fh, abi_Offset offset, void *buf, abi_Count count,
        abi_Datatype datatype, abi_Request *request)
{
#if BND_HAS_MPI_File_iread_at_all || defined(BND_EMULATES_MPI_File_iread_at_all)
    BND_NARROW_IN(int, count, 1, "MPI_File_iread_at_all_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_iread_at_all)(fh, offset, buf, c_count, datatype, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_UNSUPPORTED("MPI_File_iread_at_all_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_iread_at_c
#if BND_HAS_MPI_File_iread_at_c && !defined(BND_EMULATES_MPI_File_iread_at)
int BND_IMPLEMENTATION(File_iread_at_c)(abi_File fh, abi_Offset offset, void *buf, abi_Count count,
        abi_Datatype datatype, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_iread_at_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_iread_at_c", BND_ON_FILE, fh);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(File_iread_at_c)(bnd_to_File(fh), offset, buf, count, bnd_to_Type(datatype),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_File_iread_at_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_iread_at_c)(abi_File fh, abi_Offset offset, void *buf, abi_Count count,
        abi_Datatype datatype, abi_Request *request)
{
#if BND_HAS_MPI_File_iread_at || defined(BND_EMULATES_MPI_File_iread_at)
    BND_NARROW_IN(int, count, 1, "MPI_File_iread_at_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_iread_at)(fh, offset, buf, c_count, datatype, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_UNSUPPORTED("MPI_File_iread_at_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_iread_c
#if BND_HAS_MPI_File_iread_c && !defined(BND_EMULATES_MPI_File_iread)
int BND_IMPLEMENTATION(File_iread_c)(abi_File fh, void *buf, abi_Count count, abi_Datatype datatype,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_iread_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_iread_c", BND_ON_FILE, fh);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(File_iread_c)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_File_iread_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_iread_c)(abi_File fh, void *buf, abi_Count count, abi_Datatype datatype,
        abi_Request *request)
{
#if BND_HAS_MPI_File_iread || defined(BND_EMULATES_MPI_File_iread)
    BND_NARROW_IN(int, count, 1, "MPI_File_iread_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_iread)(fh, buf, c_count, datatype, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_UNSUPPORTED("MPI_File_iread_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_iread_shared
#if BND_HAS_MPI_File_iread_shared
int BND_IMPLEMENTATION(File_iread_shared)(abi_File fh, void *buf, int count, abi_Datatype datatype,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_iread_shared", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_iread_shared", BND_ON_FILE, fh);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(File_iread_shared)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_File_iread_shared", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_iread_shared)(abi_File fh, void *buf, int count, abi_Datatype datatype,
        abi_Request *request)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_UNSUPPORTED("MPI_File_iread_shared", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_iread_shared_c
#if BND_HAS_MPI_File_iread_shared_c && !defined(BND_EMULATES_MPI_File_iread_shared)
int BND_IMPLEMENTATION(File_iread_shared_c)(abi_File fh, void *buf, abi_Count count, abi_Datatype datatype,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_iread_shared_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_iread_shared_c", BND_ON_FILE, fh);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(File_iread_shared_c)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_File_iread_shared_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_iread_shared_c)(abi_File fh, void *buf, abi_Count count, abi_Datatype datatype,
        abi_Request *request)
{
#if BND_HAS_MPI_File_iread_shared || defined(BND_EMULATES_MPI_File_iread_shared)
    BND_NARROW_IN(int, count, 1, "MPI_File_iread_shared_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_iread_shared)(fh, buf, c_count, datatype, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_UNSUPPORTED("MPI_File_iread_shared_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_iwrite
#if BND_HAS_MPI_File_iwrite
int BND_IMPLEMENTATION(File_iwrite)(abi_File fh, const void *buf, int count, abi_Datatype datatype,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_iwrite", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_iwrite", BND_ON_FILE, fh);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(File_iwrite)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_File_iwrite", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_iwrite)(abi_File fh, const void *buf, int count, abi_Datatype datatype,
        abi_Request *request)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_UNSUPPORTED("MPI_File_iwrite", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_iwrite_all
#if BND_HAS_MPI_File_iwrite_all
int BND_IMPLEMENTATION(File_iwrite_all)(abi_File fh, const void *buf, int count, abi_Datatype datatype,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_iwrite_all", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_iwrite_all", BND_ON_FILE, fh);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(File_iwrite_all)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_File_iwrite_all", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_iwrite_all)(abi_File fh, const void *buf, int count, abi_Datatype datatype,
        abi_Request *request)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_UNSUPPORTED("MPI_File_iwrite_all", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_iwrite_all_c
#if BND_HAS_MPI_File_iwrite_all_c && !defined(BND_EMULATES_MPI_File_iwrite_all)
int BND_IMPLEMENTATION(File_iwrite_all_c)(abi_File fh, const void *buf, abi_Count count, abi_Datatype datatype,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_iwrite_all_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_iwrite_all_c", BND_ON_FILE, fh);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(File_iwrite_all_c)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_File_iwrite_all_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_iwrite_all_c)(abi_File fh, const void *buf, abi_Count count, abi_Datatype datatype,
        abi_Request *request)
{
#if BND_HAS_MPI_File_iwrite_all || defined(BND_EMULATES_MPI_File_iwrite_all)
    BND_NARROW_IN(int, count, 1, "MPI_File_iwrite_all_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_iwrite_all)(fh, buf, c_count, datatype, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_UNSUPPORTED("MPI_File_iwrite_all_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_iwrite_at
#if BND_HAS_MPI_File_iwrite_at
int BND_IMPLEMENTATION(File_iwrite_at)(abi_File fh, abi_Offset offset, const void *buf, int count,
        abi_Datatype datatype, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_iwrite_at", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_iwrite_at", BND_ON_FILE, fh);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(File_iwrite_at)(bnd_to_File(fh), offset, buf, count, bnd_to_Type(datatype),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_File_iwrite_at", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_iwrite_at)(abi_File fh, abi_Offset offset, const void *buf, int count,
        abi_Datatype datatype, abi_Request *request)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_UNSUPPORTED("MPI_File_iwrite_at", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_iwrite_at_all
#if BND_HAS_MPI_File_iwrite_at_all
int BND_IMPLEMENTATION(File_iwrite_at_all)(abi_File fh, abi_Offset offset, const void *buf, int count,
        abi_Datatype datatype, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_iwrite_at_all", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_iwrite_at_all", BND_ON_FILE, fh);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(File_iwrite_at_all)(bnd_to_File(fh), offset, buf, count, bnd_to_Type(datatype),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_File_iwrite_at_all", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_iwrite_at_all)(abi_File fh, abi_Offset offset, const void *buf, int count,
        abi_Datatype datatype, abi_Request *request)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_UNSUPPORTED("MPI_File_iwrite_at_all", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_iwrite_at_all_c
#if BND_HAS_MPI_File_iwrite_at_all_c && !defined(BND_EMULATES_MPI_File_iwrite_at_all)
int BND_IMPLEMENTATION(File_iwrite_at_all_c)(abi_File fh, abi_Offset offset, const void *buf, abi_Count count,
        abi_Datatype datatype, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_iwrite_at_all_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_iwrite_at_all_c", BND_ON_FILE, fh);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(File_iwrite_at_all_c)(bnd_to_File(fh), offset, buf, count, bnd_to_Type(datatype),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_File_iwrite_at_all_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_iwrite_at_all_c)(abi_File fh, abi_Offset offset, const void *buf, abi_Count count,
        abi_Datatype datatype, abi_Request *request)
{
#if BND_HAS_MPI_File_iwrite_at_all || defined(BND_EMULATES_MPI_File_iwrite_at_all)
    BND_NARROW_IN(int, count, 1, "MPI_File_iwrite_at_all_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_iwrite_at_all)(fh, offset, buf, c_count, datatype, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_UNSUPPORTED("MPI_File_iwrite_at_all_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_iwrite_at_c
#if BND_HAS_MPI_File_iwrite_at_c && !defined(BND_EMULATES_MPI_File_iwrite_at)
int BND_IMPLEMENTATION(File_iwrite_at_c)(abi_File fh, abi_Offset offset, const void *buf, abi_Count count,
        abi_Datatype datatype, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_iwrite_at_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_iwrite_at_c", BND_ON_FILE, fh);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(File_iwrite_at_c)(bnd_to_File(fh), offset, buf, count, bnd_to_Type(datatype),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_File_iwrite_at_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_iwrite_at_c)(abi_File fh, abi_Offset offset, const void *buf, abi_Count count,
        abi_Datatype datatype, abi_Request *request)
{
#if BND_HAS_MPI_File_iwrite_at || defined(BND_EMULATES_MPI_File_iwrite_at)
    BND_NARROW_IN(int, count, 1, "MPI_File_iwrite_at_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_iwrite_at)(fh, offset, buf, c_count, datatype, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_UNSUPPORTED("MPI_File_iwrite_at_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_iwrite_c
#if BND_HAS_MPI_File_iwrite_c && !defined(BND_EMULATES_MPI_File_iwrite)
int BND_IMPLEMENTATION(File_iwrite_c)(abi_File fh, const void *buf, abi_Count count, abi_Datatype datatype,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_iwrite_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_iwrite_c", BND_ON_FILE, fh);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(File_iwrite_c)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_File_iwrite_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_iwrite_c)(abi_File fh, const void *buf, abi_Count count, abi_Datatype datatype,
        abi_Request *request)
{
#if BND_HAS_MPI_File_iwrite || defined(BND_EMULATES_MPI_File_iwrite)
    BND_NARROW_IN(int, count, 1, "MPI_File_iwrite_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_iwrite)(fh, buf, c_count, datatype, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_UNSUPPORTED("MPI_File_iwrite_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_iwrite_shared
#if BND_HAS_MPI_File_iwrite_shared
int BND_IMPLEMENTATION(File_iwrite_shared)(abi_File fh, const void *buf, int count, abi_Datatype datatype,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_iwrite_shared", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_iwrite_shared", BND_ON_FILE, fh);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(File_iwrite_shared)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_File_iwrite_shared", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_iwrite_shared)(abi_File fh, const void *buf, int count, abi_Datatype datatype,
        abi_Request *request)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_UNSUPPORTED("MPI_File_iwrite_shared", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_iwrite_shared_c
#if BND_HAS_MPI_File_iwrite_shared_c && !defined(BND_EMULATES_MPI_File_iwrite_shared)
int BND_IMPLEMENTATION(File_iwrite_shared_c)(abi_File fh, const void *buf, abi_Count count, abi_Datatype datatype,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_iwrite_shared_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_iwrite_shared_c", BND_ON_FILE, fh);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(File_iwrite_shared_c)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_File_iwrite_shared_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_iwrite_shared_c)(abi_File fh, const void *buf, abi_Count count, abi_Datatype datatype,
        abi_Request *request)
{
#if BND_HAS_MPI_File_iwrite_shared || defined(BND_EMULATES_MPI_File_iwrite_shared)
    BND_NARROW_IN(int, count, 1, "MPI_File_iwrite_shared_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_iwrite_shared)(fh, buf, c_count, datatype, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    return BND_UNSUPPORTED("MPI_File_iwrite_shared_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_open
#if BND_HAS_MPI_File_open
int BND_IMPLEMENTATION(File_open)(abi_Comm comm, const char *filename, int amode, abi_Info info, abi_File *fh)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_File_open", BND_ON_FILE, ABI_FILE_NULL);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_File_open", BND_ON_FILE, ABI_FILE_NULL);
    MPI_File c_fh = bnd_null_File;
    const int bnd_result = BND_NATIVE(File_open)(bnd_to_Comm(comm), filename, bnd_to_file_modes(amode),
            bnd_to_Info(info), &c_fh);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *fh = bnd_from_File(c_fh);
    }
    return BND_RETURNED(bnd_result, "MPI_File_open", BND_ON_FILE, ABI_FILE_NULL);
}
#else
int BND_IMPLEMENTATION(File_open)(abi_Comm comm, const char *filename, int amode, abi_Info info, abi_File *fh)
{
    (void)comm, (void)filename, (void)amode, (void)info, (void)fh;
    return BND_UNSUPPORTED("MPI_File_open", BND_ON_FILE, ABI_FILE_NULL);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_preallocate
#if BND_HAS_MPI_File_preallocate
int BND_IMPLEMENTATION(File_preallocate)(abi_File fh, abi_Offset size)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_preallocate", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_preallocate)(bnd_to_File(fh), size), "MPI_File_preallocate", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_preallocate)(abi_File fh, abi_Offset size)
{
    (void)fh, (void)size;
    return BND_UNSUPPORTED("MPI_File_preallocate", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_read
#if BND_HAS_MPI_File_read
int BND_IMPLEMENTATION(File_read)(abi_File fh, void *buf, int count, abi_Datatype datatype, abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_read", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_read", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_read)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_read", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_read)(abi_File fh, void *buf, int count, abi_Datatype datatype, abi_Status *status)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_UNSUPPORTED("MPI_File_read", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_read_all
#if BND_HAS_MPI_File_read_all
int BND_IMPLEMENTATION(File_read_all)(abi_File fh, void *buf, int count, abi_Datatype datatype, abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_read_all", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_read_all", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_read_all)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_read_all", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_read_all)(abi_File fh, void *buf, int count, abi_Datatype datatype, abi_Status *status)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_UNSUPPORTED("MPI_File_read_all", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_read_all_begin
#if BND_HAS_MPI_File_read_all_begin
int BND_IMPLEMENTATION(File_read_all_begin)(abi_File fh, void *buf, int count, abi_Datatype datatype)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_read_all_begin", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_read_all_begin", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_read_all_begin)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype)),
            "MPI_File_read_all_begin", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_read_all_begin)(abi_File fh, void *buf, int count, abi_Datatype datatype)
{
    (void)fh, (void)buf, (void)count, (void)datatype;
    return BND_UNSUPPORTED("MPI_File_read_all_begin", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_read_all_begin_c
#if BND_HAS_MPI_File_read_all_begin_c && !defined(BND_EMULATES_MPI_File_read_all_begin)
int BND_IMPLEMENTATION(File_read_all_begin_c)(abi_File fh, void *buf, abi_Count count, abi_Datatype datatype)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_read_all_begin_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_read_all_begin_c", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_read_all_begin_c)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype)),
            "MPI_File_read_all_begin_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_read_all_begin_c)(abi_File fh, void *buf, abi_Count count, abi_Datatype datatype)
{
#if BND_HAS_MPI_File_read_all_begin || defined(BND_EMULATES_MPI_File_read_all_begin)
    BND_NARROW_IN(int, count, 1, "MPI_File_read_all_begin_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_read_all_begin)(fh, buf, c_count, datatype);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)fh, (void)buf, (void)count, (void)datatype;
    return BND_UNSUPPORTED("MPI_File_read_all_begin_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_read_all_c
#if BND_HAS_MPI_File_read_all_c && !defined(BND_EMULATES_MPI_File_read_all)
int BND_IMPLEMENTATION(File_read_all_c)(abi_File fh, void *buf, abi_Count count, abi_Datatype datatype,
        abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_read_all_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_read_all_c", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_read_all_c)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_read_all_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_read_all_c)(abi_File fh, void *buf, abi_Count count, abi_Datatype datatype,
        abi_Status *status)
{
#if BND_HAS_MPI_File_read_all || defined(BND_EMULATES_MPI_File_read_all)
    BND_NARROW_IN(int, count, 1, "MPI_File_read_all_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_read_all)(fh, buf, c_count, datatype, status);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_UNSUPPORTED("MPI_File_read_all_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_read_all_end
#if BND_HAS_MPI_File_read_all_end
int BND_IMPLEMENTATION(File_read_all_end)(abi_File fh, void *buf, abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_read_all_end", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_read_all_end)(bnd_to_File(fh), buf,
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_read_all_end", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_read_all_end)(abi_File fh, void *buf, abi_Status *status)
{
    (void)fh, (void)buf, (void)status;
    return BND_UNSUPPORTED("MPI_File_read_all_end", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_read_at
#if BND_HAS_MPI_File_read_at
int BND_IMPLEMENTATION(File_read_at)(abi_File fh, abi_Offset offset, void *buf, int count, abi_Datatype datatype,
        abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_read_at", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_read_at", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_read_at)(bnd_to_File(fh), offset, buf, count, bnd_to_Type(datatype),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_read_at", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_read_at)(abi_File fh, abi_Offset offset, void *buf, int count, abi_Datatype datatype,
        abi_Status *status)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_UNSUPPORTED("MPI_File_read_at", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_read_at_all
#if BND_HAS_MPI_File_read_at_all
int BND_IMPLEMENTATION(File_read_at_all)(abi_File fh, abi_Offset offset, void *buf, int count, abi_Datatype datatype,
        abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_read_at_all", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_read_at_all", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_read_at_all)(bnd_to_File(fh), offset, buf, count, bnd_to_Type(datatype),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_read_at_all", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_read_at_all)(abi_File fh, abi_Offset offset, void *buf, int count, abi_Datatype datatype,
        abi_Status *status)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_UNSUPPORTED("MPI_File_read_at_all", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_read_at_all_begin
#if BND_HAS_MPI_File_read_at_all_begin
int BND_IMPLEMENTATION(File_read_at_all_begin)(abi_File fh, abi_Offset offset, void *buf, int count,
        abi_Datatype datatype)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_read_at_all_begin", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_read_at_all_begin", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_read_at_all_begin)(bnd_to_File(fh), offset, buf, count, bnd_to_Type(datatype)),
            "MPI_File_read_at_all_begin", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_read_at_all_begin)(abi_File fh, abi_Offset offset, void *buf, int count,
        abi_Datatype datatype)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype;
    return BND_UNSUPPORTED("MPI_File_read_at_all_begin", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_read_at_all_begin_c
#if BND_HAS_MPI_File_read_at_all_begin_c && !defined(BND_EMULATES_MPI_File_read_at_all_begin)
int BND_IMPLEMENTATION(File_read_at_all_begin_c)(abi_File fh, abi_Offset offset, void *buf, abi_Count count,
        abi_Datatype datatype)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_read_at_all_begin_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_read_at_all_begin_c", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_read_at_all_begin_c)(bnd_to_File(fh), offset, buf, count,
            bnd_to_Type(datatype)), "MPI_File_read_at_all_begin_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_read_at_all_begin_c)(abi_File fh, abi_Offset offset, void *buf, abi_Count count,
        abi_Datatype datatype)
{
#if BND_HAS_MPI_File_read_at_all_begin || defined(BND_EMULATES_MPI_File_read_at_all_begin)
    BND_NARROW_IN(int, count, 1, "MPI_File_read_at_all_begin_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_read_at_all_begin)(fh, offset, buf, c_count, datatype);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype;
    return BND_UNSUPPORTED("MPI_File_read_at_all_begin_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_read_at_all_c
#if BND_HAS_MPI_File_read_at_all_c && !defined(BND_EMULATES_MPI_File_read_at_all)
int BND_IMPLEMENTATION(File_read_at_all_c)(abi_File fh, abi_Offset offset, void *buf, abi_Count count,
        abi_Datatype datatype, abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_read_at_all_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_read_at_all_c", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_read_at_all_c)(bnd_to_File(fh), offset, buf, count, bnd_to_Type(datatype),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_read_at_all_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_read_at_all_c)(abi_File fh, abi_Offset offset, void *buf, abi_Count count,
        abi_Datatype datatype, abi_Status *status)
{
#if BND_HAS_MPI_File_read_at_all || defined(BND_EMULATES_MPI_File_read_at_all)
    BND_NARROW_IN(int, count, 1, "MPI_File_read_at_all_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_read_at_all)(fh, offset, buf, c_count, datatype, status);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_UNSUPPORTED("MPI_File_read_at_all_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_read_at_all_end
#if BND_HAS_MPI_File_read_at_all_end
int BND_IMPLEMENTATION(File_read_at_all_end)(abi_File fh, void *buf, abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_read_at_all_end", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_read_at_all_end)(bnd_to_File(fh), buf,
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_read_at_all_end", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_read_at_all_end)(abi_File fh, void *buf, abi_Status *status)
{
    (void)fh, (void)buf, (void)status;
    return BND_UNSUPPORTED("MPI_File_read_at_all_end", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_read_at_c
#if BND_HAS_MPI_File_read_at_c && !defined(BND_EMULATES_MPI_File_read_at)
int BND_IMPLEMENTATION(File_read_at_c)(abi_File fh, abi_Offset offset, void *buf, abi_Count count,
        abi_Datatype datatype, abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_read_at_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_read_at_c", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_read_at_c)(bnd_to_File(fh), offset, buf, count, bnd_to_Type(datatype),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_read_at_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_read_at_c)(abi_File fh, abi_Offset offset, void *buf, abi_Count count,
        abi_Datatype datatype, abi_Status *status)
{
#if BND_HAS_MPI_File_read_at || defined(BND_EMULATES_MPI_File_read_at)
    BND_NARROW_IN(int, count, 1, "MPI_File_read_at_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_read_at)(fh, offset, buf, c_count, datatype, status);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_UNSUPPORTED("MPI_File_read_at_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_read_c
#if BND_HAS_MPI_File_read_c && !defined(BND_EMULATES_MPI_File_read)
int BND_IMPLEMENTATION(File_read_c)(abi_File fh, void *buf, abi_Count count, abi_Datatype datatype, abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_read_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_read_c", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_read_c)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_read_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_read_c)(abi_File fh, void *buf, abi_Count count, abi_Datatype datatype, abi_Status *status)
{
#if BND_HAS_MPI_File_read || defined(BND_EMULATES_MPI_File_read)
    BND_NARROW_IN(int, count, 1, "MPI_File_read_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_read)(fh, buf, c_count, datatype, status);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_UNSUPPORTED("MPI_File_read_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_read_ordered
#if BND_HAS_MPI_File_read_ordered
int BND_IMPLEMENTATION(File_read_ordered)(abi_File fh, void *buf, int count, abi_Datatype datatype, abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_read_ordered", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_read_ordered", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_read_ordered)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_read_ordered", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_read_ordered)(abi_File fh, void *buf, int count, abi_Datatype datatype, abi_Status *status)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_UNSUPPORTED("MPI_File_read_ordered", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_read_ordered_begin
#if BND_HAS_MPI_File_read_ordered_begin
int BND_IMPLEMENTATION(File_read_ordered_begin)(abi_File fh, void *buf, int count, abi_Datatype datatype)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_read_ordered_begin", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_read_ordered_begin", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_read_ordered_begin)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype)),
            "MPI_File_read_ordered_begin", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_read_ordered_begin)(abi_File fh, void *buf, int count, abi_Datatype datatype)
{
    (void)fh, (void)buf, (void)count, (void)datatype;
    return BND_UNSUPPORTED("MPI_File_read_ordered_begin", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_read_ordered_begin_c
#if BND_HAS_MPI_File_read_ordered_begin_c && !defined(BND_EMULATES_MPI_File_read_ordered_begin)
int BND_IMPLEMENTATION(File_read_ordered_begin_c)(abi_File fh, void *buf, abi_Count count, abi_Datatype datatype)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_read_ordered_begin_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_read_ordered_begin_c", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_read_ordered_begin_c)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype)),
            "MPI_File_read_ordered_begin_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_read_ordered_begin_c)(abi_File fh, void *buf, abi_Count count, abi_Datatype datatype)
{
#if BND_HAS_MPI_File_read_ordered_begin || defined(BND_EMULATES_MPI_File_read_ordered_begin)
    BND_NARROW_IN(int, count, 1, "MPI_File_read_ordered_begin_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_read_ordered_begin)(fh, buf, c_count, datatype);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)fh, (void)buf, (void)count, (void)datatype;
    return BND_UNSUPPORTED("MPI_File_read_ordered_begin_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_read_ordered_c
#if BND_HAS_MPI_File_read_ordered_c && !defined(BND_EMULATES_MPI_File_read_ordered)
int BND_IMPLEMENTATION(File_read_ordered_c)(abi_File fh, void *buf, abi_Count count, abi_Datatype datatype,
        abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_read_ordered_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_read_ordered_c", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_read_ordered_c)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_read_ordered_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_read_ordered_c)(abi_File fh, void *buf, abi_Count count, abi_Datatype datatype,
        abi_Status *status)
{
#if BND_HAS_MPI_File_read_ordered || defined(BND_EMULATES_MPI_File_read_ordered)
    BND_NARROW_IN(int, count, 1, "MPI_File_read_ordered_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_read_ordered)(fh, buf, c_count, datatype, status);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_UNSUPPORTED("MPI_File_read_ordered_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_read_ordered_end
#if BND_HAS_MPI_File_read_ordered_end
int BND_IMPLEMENTATION(File_read_ordered_end)(abi_File fh, void *buf, abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_read_ordered_end", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_read_ordered_end)(bnd_to_File(fh), buf,
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_read_ordered_end", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_read_ordered_end)(abi_File fh, void *buf, abi_Status *status)
{
    (void)fh, (void)buf, (void)status;
    return BND_UNSUPPORTED("MPI_File_read_ordered_end", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_read_shared
#if BND_HAS_MPI_File_read_shared
int BND_IMPLEMENTATION(File_read_shared)(abi_File fh, void *buf, int count, abi_Datatype datatype, abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_read_shared", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_read_shared", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_read_shared)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_read_shared", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_read_shared)(abi_File fh, void *buf, int count, abi_Datatype datatype, abi_Status *status)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_UNSUPPORTED("MPI_File_read_shared", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_read_shared_c
#if BND_HAS_MPI_File_read_shared_c && !defined(BND_EMULATES_MPI_File_read_shared)
int BND_IMPLEMENTATION(File_read_shared_c)(abi_File fh, void *buf, abi_Count count, abi_Datatype datatype,
        abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_read_shared_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_read_shared_c", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_read_shared_c)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_read_shared_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_read_shared_c)(abi_File fh, void *buf, abi_Count count, abi_Datatype datatype,
        abi_Status *status)
{
#if BND_HAS_MPI_File_read_shared || defined(BND_EMULATES_MPI_File_read_shared)
    BND_NARROW_IN(int, count, 1, "MPI_File_read_shared_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_read_shared)(fh, buf, c_count, datatype, status);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_UNSUPPORTED("MPI_File_read_shared_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_seek
#if BND_HAS_MPI_File_seek
int BND_IMPLEMENTATION(File_seek)(abi_File fh, abi_Offset offset, int whence)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_seek", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_seek)(bnd_to_File(fh), offset, bnd_to_seek_modes(whence)), "MPI_File_seek",
            BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_seek)(abi_File fh, abi_Offset offset, int whence)
{
    (void)fh, (void)offset, (void)whence;
    return BND_UNSUPPORTED("MPI_File_seek", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_seek_shared
#if BND_HAS_MPI_File_seek_shared
int BND_IMPLEMENTATION(File_seek_shared)(abi_File fh, abi_Offset offset, int whence)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_seek_shared", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_seek_shared)(bnd_to_File(fh), offset, bnd_to_seek_modes(whence)),
            "MPI_File_seek_shared", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_seek_shared)(abi_File fh, abi_Offset offset, int whence)
{
    (void)fh, (void)offset, (void)whence;
    return BND_UNSUPPORTED("MPI_File_seek_shared", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_set_atomicity
#if BND_HAS_MPI_File_set_atomicity
int BND_IMPLEMENTATION(File_set_atomicity)(abi_File fh, int flag)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_set_atomicity", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_set_atomicity)(bnd_to_File(fh), flag), "MPI_File_set_atomicity", BND_ON_FILE,
            fh);
}
#else
int BND_IMPLEMENTATION(File_set_atomicity)(abi_File fh, int flag)
{
    (void)fh, (void)flag;
    return BND_UNSUPPORTED("MPI_File_set_atomicity", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_set_info
#if BND_HAS_MPI_File_set_info
int BND_IMPLEMENTATION(File_set_info)(abi_File fh, abi_Info info)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_set_info", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_File_set_info", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_set_info)(bnd_to_File(fh), bnd_to_Info(info)), "MPI_File_set_info",
            BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_set_info)(abi_File fh, abi_Info info)
{
    (void)fh, (void)info;
    return BND_UNSUPPORTED("MPI_File_set_info", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_set_size
#if BND_HAS_MPI_File_set_size
int BND_IMPLEMENTATION(File_set_size)(abi_File fh, abi_Offset size)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_set_size", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_set_size)(bnd_to_File(fh), size), "MPI_File_set_size", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_set_size)(abi_File fh, abi_Offset size)
{
    (void)fh, (void)size;
    return BND_UNSUPPORTED("MPI_File_set_size", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_set_view
#if BND_HAS_MPI_File_set_view
int BND_IMPLEMENTATION(File_set_view)(abi_File fh, abi_Offset disp, abi_Datatype etype, abi_Datatype filetype,
        const char *datarep, abi_Info info)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_set_view", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, etype, 1, ABI_ERR_TYPE, "MPI_File_set_view", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, filetype, 1, ABI_ERR_TYPE, "MPI_File_set_view", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_File_set_view", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_set_view)(bnd_to_File(fh),
            disp == ABI_DISPLACEMENT_CURRENT ? MPI_DISPLACEMENT_CURRENT : disp, bnd_to_Type(etype),
            bnd_to_Type(filetype), datarep, bnd_to_Info(info)), "MPI_File_set_view", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_set_view)(abi_File fh, abi_Offset disp, abi_Datatype etype, abi_Datatype filetype,
        const char *datarep, abi_Info info)
{
    (void)fh, (void)disp, (void)etype, (void)filetype, (void)datarep, (void)info;
    return BND_UNSUPPORTED("MPI_File_set_view", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_sync
#if BND_HAS_MPI_File_sync
int BND_IMPLEMENTATION(File_sync)(abi_File fh)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_sync", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_sync)(bnd_to_File(fh)), "MPI_File_sync", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_sync)(abi_File fh)
{
    (void)fh;
    return BND_UNSUPPORTED("MPI_File_sync", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_write
#if BND_HAS_MPI_File_write
int BND_IMPLEMENTATION(File_write)(abi_File fh, const void *buf, int count, abi_Datatype datatype, abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_write", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_write", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_write)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_write", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_write)(abi_File fh, const void *buf, int count, abi_Datatype datatype, abi_Status *status)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_UNSUPPORTED("MPI_File_write", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_write_all
#if BND_HAS_MPI_File_write_all
int BND_IMPLEMENTATION(File_write_all)(abi_File fh, const void *buf, int count, abi_Datatype datatype,
        abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_write_all", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_write_all", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_write_all)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_write_all", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_write_all)(abi_File fh, const void *buf, int count, abi_Datatype datatype,
        abi_Status *status)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_UNSUPPORTED("MPI_File_write_all", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_write_all_begin
#if BND_HAS_MPI_File_write_all_begin
int BND_IMPLEMENTATION(File_write_all_begin)(abi_File fh, const void *buf, int count, abi_Datatype datatype)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_write_all_begin", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_write_all_begin", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_write_all_begin)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype)),
            "MPI_File_write_all_begin", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_write_all_begin)(abi_File fh, const void *buf, int count, abi_Datatype datatype)
{
    (void)fh, (void)buf, (void)count, (void)datatype;
    return BND_UNSUPPORTED("MPI_File_write_all_begin", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_write_all_begin_c
#if BND_HAS_MPI_File_write_all_begin_c && !defined(BND_EMULATES_MPI_File_write_all_begin)
int BND_IMPLEMENTATION(File_write_all_begin_c)(abi_File fh, const void *buf, abi_Count count, abi_Datatype datatype)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_write_all_begin_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_write_all_begin_c", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_write_all_begin_c)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype)),
            "MPI_File_write_all_begin_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_write_all_begin_c)(abi_File fh, const void *buf, abi_Count count, abi_Datatype datatype)
{
#if BND_HAS_MPI_File_write_all_begin || defined(BND_EMULATES_MPI_File_write_all_begin)
    BND_NARROW_IN(int, count, 1, "MPI_File_write_all_begin_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_write_all_begin)(fh, buf, c_count, datatype);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)fh, (void)buf, (void)count, (void)datatype;
    return BND_UNSUPPORTED("MPI_File_write_all_begin_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_write_all_c
#if BND_HAS_MPI_File_write_all_c && !defined(BND_EMULATES_MPI_File_write_all)
int BND_IMPLEMENTATION(File_write_all_c)(abi_File fh, const void *buf, abi_Count count, abi_Datatype datatype,
        abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_write_all_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_write_all_c", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_write_all_c)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_write_all_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_write_all_c)(abi_File fh, const void *buf, abi_Count count, abi_Datatype datatype,
        abi_Status *status)
{
#if BND_HAS_MPI_File_write_all || defined(BND_EMULATES_MPI_File_write_all)
    BND_NARROW_IN(int, count, 1, "MPI_File_write_all_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_write_all)(fh, buf, c_count, datatype, status);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_UNSUPPORTED("MPI_File_write_all_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_write_all_end
#if BND_HAS_MPI_File_write_all_end
int BND_IMPLEMENTATION(File_write_all_end)(abi_File fh, const void *buf, abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_write_all_end", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_write_all_end)(bnd_to_File(fh), buf,
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_write_all_end", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_write_all_end)(abi_File fh, const void *buf, abi_Status *status)
{
    (void)fh, (void)buf, (void)status;
    return BND_UNSUPPORTED("MPI_File_write_all_end", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_write_at
#if BND_HAS_MPI_File_write_at
int BND_IMPLEMENTATION(File_write_at)(abi_File fh, abi_Offset offset, const void *buf, int count,
        abi_Datatype datatype, abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_write_at", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_write_at", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_write_at)(bnd_to_File(fh), offset, buf, count, bnd_to_Type(datatype),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_write_at", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_write_at)(abi_File fh, abi_Offset offset, const void *buf, int count,
        abi_Datatype datatype, abi_Status *status)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_UNSUPPORTED("MPI_File_write_at", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_write_at_all
#if BND_HAS_MPI_File_write_at_all
int BND_IMPLEMENTATION(File_write_at_all)(abi_File fh, abi_Offset offset, const void *buf, int count,
        abi_Datatype datatype, abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_write_at_all", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_write_at_all", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_write_at_all)(bnd_to_File(fh), offset, buf, count, bnd_to_Type(datatype),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_write_at_all", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_write_at_all)(abi_File fh, abi_Offset offset, const void *buf, int count,
        abi_Datatype datatype, abi_Status *status)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_UNSUPPORTED("MPI_File_write_at_all", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_write_at_all_begin
#if BND_HAS_MPI_File_write_at_all_begin
int BND_IMPLEMENTATION(File_write_at_all_begin)(abi_File fh, abi_Offset offset, const void *buf, int count,
        abi_Datatype datatype)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_write_at_all_begin", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_write_at_all_begin", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_write_at_all_begin)(bnd_to_File(fh), offset, buf, count,
            bnd_to_Type(datatype)), "MPI_File_write_at_all_begin", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_write_at_all_begin)(abi_File fh, abi_Offset offset, const void *buf, int count,
        abi_Datatype datatype)
{
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype;
    return BND_UNSUPPORTED("MPI_File_write_at_all_begin", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_write_at_all_begin_c
#if BND_HAS_MPI_File_write_at_all_begin_c && !defined(BND_EMULATES_MPI_File_write_at_all_begin)
int BND_IMPLEMENTATION(File_write_at_all_begin_c)(abi_File fh, abi_Offset offset, const void *buf, abi_Count count,
        abi_Datatype datatype)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_write_at_all_begin_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_write_at_all_begin_c", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_write_at_all_begin_c)(bnd_to_File(fh), offset, buf, count,
            bnd_to_Type(datatype)), "MPI_File_write_at_all_begin_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_write_at_all_begin_c)(abi_File fh, abi_Offset offset, const void *buf, abi_Count count,
        abi_Datatype datatype)
{
#if BND_HAS_MPI_File_write_at_all_begin || defined(BND_EMULATES_MPI_File_write_at_all_begin)
    BND_NARROW_IN(int, count, 1, "MPI_File_write_at_all_begin_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_write_at_all_begin)(fh, offset, buf, c_count, datatype);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype;
    return BND_UNSUPPORTED("MPI_File_write_at_all_begin_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_write_at_all_c
#if BND_HAS_MPI_File_write_at_all_c && !defined(BND_EMULATES_MPI_File_write_at_all)
int BND_IMPLEMENTATION(File_write_at_all_c)(abi_File fh, abi_Offset offset, const void *buf, abi_Count count,
        abi_Datatype datatype, abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_write_at_all_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_write_at_all_c", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_write_at_all_c)(bnd_to_File(fh), offset, buf, count, bnd_to_Type(datatype),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_write_at_all_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_write_at_all_c)(abi_File fh, abi_Offset offset, const void *buf, abi_Count count,
        abi_Datatype datatype, abi_Status *status)
{
#if BND_HAS_MPI_File_write_at_all || defined(BND_EMULATES_MPI_File_write_at_all)
    BND_NARROW_IN(int, count, 1, "MPI_File_write_at_all_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_write_at_all)(fh, offset, buf, c_count, datatype, status);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_UNSUPPORTED("MPI_File_write_at_all_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_write_at_all_end
#if BND_HAS_MPI_File_write_at_all_end
int BND_IMPLEMENTATION(File_write_at_all_end)(abi_File fh, const void *buf, abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_write_at_all_end", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_write_at_all_end)(bnd_to_File(fh), buf,
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_write_at_all_end", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_write_at_all_end)(abi_File fh, const void *buf, abi_Status *status)
{
    (void)fh, (void)buf, (void)status;
    return BND_UNSUPPORTED("MPI_File_write_at_all_end", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_write_at_c
#if BND_HAS_MPI_File_write_at_c && !defined(BND_EMULATES_MPI_File_write_at)
int BND_IMPLEMENTATION(File_write_at_c)(abi_File fh, abi_Offset offset, const void *buf, abi_Count count,
        abi_Datatype datatype, abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_write_at_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_write_at_c", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_write_at_c)(bnd_to_File(fh), offset, buf, count, bnd_to_Type(datatype),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_write_at_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_write_at_c)(abi_File fh, abi_Offset offset, const void *buf, abi_Count count,
        abi_Datatype datatype, abi_Status *status)
{
#if BND_HAS_MPI_File_write_at || defined(BND_EMULATES_MPI_File_write_at)
    BND_NARROW_IN(int, count, 1, "MPI_File_write_at_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_write_at)(fh, offset, buf, c_count, datatype, status);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_UNSUPPORTED("MPI_File_write_at_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_write_c
#if BND_HAS_MPI_File_write_c && !defined(BND_EMULATES_MPI_File_write)
int BND_IMPLEMENTATION(File_write_c)(abi_File fh, const void *buf, abi_Count count, abi_Datatype datatype,
        abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_write_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_write_c", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_write_c)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_write_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_write_c)(abi_File fh, const void *buf, abi_Count count, abi_Datatype datatype,
        abi_Status *status)
{
#if BND_HAS_MPI_File_write || defined(BND_EMULATES_MPI_File_write)
    BND_NARROW_IN(int, count, 1, "MPI_File_write_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_write)(fh, buf, c_count, datatype, status);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_UNSUPPORTED("MPI_File_write_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_write_ordered
#if BND_HAS_MPI_File_write_ordered
int BND_IMPLEMENTATION(File_write_ordered)(abi_File fh, const void *buf, int count, abi_Datatype datatype,
        abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_write_ordered", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_write_ordered", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_write_ordered)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_write_ordered", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_write_ordered)(abi_File fh, const void *buf, int count, abi_Datatype datatype,
        abi_Status *status)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_UNSUPPORTED("MPI_File_write_ordered", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_write_ordered_begin
#if BND_HAS_MPI_File_write_ordered_begin
int BND_IMPLEMENTATION(File_write_ordered_begin)(abi_File fh, const void *buf, int count, abi_Datatype datatype)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_write_ordered_begin", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_write_ordered_begin", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_write_ordered_begin)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype)),
            "MPI_File_write_ordered_begin", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_write_ordered_begin)(abi_File fh, const void *buf, int count, abi_Datatype datatype)
{
    (void)fh, (void)buf, (void)count, (void)datatype;
    return BND_UNSUPPORTED("MPI_File_write_ordered_begin", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_write_ordered_begin_c
#if BND_HAS_MPI_File_write_ordered_begin_c && !defined(BND_EMULATES_MPI_File_write_ordered_begin)
int BND_IMPLEMENTATION(File_write_ordered_begin_c)(abi_File fh, const void *buf, abi_Count count,
        abi_Datatype datatype)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_write_ordered_begin_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_write_ordered_begin_c", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_write_ordered_begin_c)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype)),
            "MPI_File_write_ordered_begin_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_write_ordered_begin_c)(abi_File fh, const void *buf, abi_Count count,
        abi_Datatype datatype)
{
#if BND_HAS_MPI_File_write_ordered_begin || defined(BND_EMULATES_MPI_File_write_ordered_begin)
    BND_NARROW_IN(int, count, 1, "MPI_File_write_ordered_begin_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_write_ordered_begin)(fh, buf, c_count, datatype);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)fh, (void)buf, (void)count, (void)datatype;
    return BND_UNSUPPORTED("MPI_File_write_ordered_begin_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_write_ordered_c
#if BND_HAS_MPI_File_write_ordered_c && !defined(BND_EMULATES_MPI_File_write_ordered)
int BND_IMPLEMENTATION(File_write_ordered_c)(abi_File fh, const void *buf, abi_Count count, abi_Datatype datatype,
        abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_write_ordered_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_write_ordered_c", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_write_ordered_c)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_write_ordered_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_write_ordered_c)(abi_File fh, const void *buf, abi_Count count, abi_Datatype datatype,
        abi_Status *status)
{
#if BND_HAS_MPI_File_write_ordered || defined(BND_EMULATES_MPI_File_write_ordered)
    BND_NARROW_IN(int, count, 1, "MPI_File_write_ordered_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_write_ordered)(fh, buf, c_count, datatype, status);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_UNSUPPORTED("MPI_File_write_ordered_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_write_ordered_end
#if BND_HAS_MPI_File_write_ordered_end
int BND_IMPLEMENTATION(File_write_ordered_end)(abi_File fh, const void *buf, abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_write_ordered_end", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_write_ordered_end)(bnd_to_File(fh), buf,
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_write_ordered_end", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_write_ordered_end)(abi_File fh, const void *buf, abi_Status *status)
{
    (void)fh, (void)buf, (void)status;
    return BND_UNSUPPORTED("MPI_File_write_ordered_end", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_write_shared
#if BND_HAS_MPI_File_write_shared
int BND_IMPLEMENTATION(File_write_shared)(abi_File fh, const void *buf, int count, abi_Datatype datatype,
        abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_write_shared", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_write_shared", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_write_shared)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_write_shared", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_write_shared)(abi_File fh, const void *buf, int count, abi_Datatype datatype,
        abi_Status *status)
{
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_UNSUPPORTED("MPI_File_write_shared", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_write_shared_c
#if BND_HAS_MPI_File_write_shared_c && !defined(BND_EMULATES_MPI_File_write_shared)
int BND_IMPLEMENTATION(File_write_shared_c)(abi_File fh, const void *buf, abi_Count count, abi_Datatype datatype,
        abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(File, fh, 1, ABI_ERR_FILE, "MPI_File_write_shared_c", BND_ON_FILE, fh);
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_File_write_shared_c", BND_ON_FILE, fh);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(File_write_shared_c)(bnd_to_File(fh), buf, count, bnd_to_Type(datatype),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_File_write_shared_c", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_write_shared_c)(abi_File fh, const void *buf, abi_Count count, abi_Datatype datatype,
        abi_Status *status)
{
#if BND_HAS_MPI_File_write_shared || defined(BND_EMULATES_MPI_File_write_shared)
    BND_NARROW_IN(int, count, 1, "MPI_File_write_shared_c", ABI_ERR_COUNT, BND_ON_FILE, fh);
    const int bnd_result = BND_IMPLEMENTATION(File_write_shared)(fh, buf, c_count, datatype, status);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    return BND_UNSUPPORTED("MPI_File_write_shared_c", BND_ON_FILE, fh);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Register_datarep
#if BND_HAS_MPI_Register_datarep
int BND_IMPLEMENTATION(Register_datarep)(const char *datarep, abi_Datarep_conversion_function *read_conversion_fn,
        abi_Datarep_conversion_function *write_conversion_fn, abi_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state)
{
    BND_ABI_OWNED struct bnd_abi_callbacks *c_extra_state = bnd_abi_callbacks_new(extra_state,
            (bnd_procedure *)read_conversion_fn, (bnd_procedure *)write_conversion_fn,
            (bnd_procedure *)dtype_file_extent_fn);
    BND_ABI_NEED(c_extra_state, c_extra_state);
    const int bnd_result = BND_NATIVE(Register_datarep)(datarep,
            read_conversion_fn == ABI_CONVERSION_FN_NULL ? BND_PREDEFINED(CONVERSION_FN_NULL) : bnd_abi_call_datarep_conversion_function, write_conversion_fn == ABI_CONVERSION_FN_NULL ? BND_PREDEFINED(CONVERSION_FN_NULL) : bnd_abi_call_datarep_conversion_function_again, bnd_abi_call_datarep_extent_function, c_extra_state);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        bnd_abi_callbacks_last(bnd_abi_released(&c_extra_state), 0);
    }
    return BND_RETURNED(bnd_result, "MPI_Register_datarep", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Register_datarep)(const char *datarep, abi_Datarep_conversion_function *read_conversion_fn,
        abi_Datarep_conversion_function *write_conversion_fn, abi_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state)
{
    (void)datarep, (void)read_conversion_fn, (void)write_conversion_fn, (void)dtype_file_extent_fn, (void)extra_state;
    return BND_UNSUPPORTED("MPI_Register_datarep", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Register_datarep_c
#if BND_HAS_MPI_Register_datarep_c
int BND_IMPLEMENTATION(Register_datarep_c)(const char *datarep, abi_Datarep_conversion_function_c *read_conversion_fn,
        abi_Datarep_conversion_function_c *write_conversion_fn, abi_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state)
{
    BND_ABI_OWNED struct bnd_abi_callbacks *c_extra_state = bnd_abi_callbacks_new(extra_state,
            (bnd_procedure *)read_conversion_fn, (bnd_procedure *)write_conversion_fn,
            (bnd_procedure *)dtype_file_extent_fn);
    BND_ABI_NEED(c_extra_state, c_extra_state);
    const int bnd_result = BND_NATIVE(Register_datarep_c)(datarep,
            read_conversion_fn == ABI_CONVERSION_FN_NULL_C ? BND_PREDEFINED(CONVERSION_FN_NULL_C) : bnd_abi_call_datarep_conversion_function_c, write_conversion_fn == ABI_CONVERSION_FN_NULL_C ? BND_PREDEFINED(CONVERSION_FN_NULL_C) : bnd_abi_call_datarep_conversion_function_c_again, bnd_abi_call_datarep_extent_function, c_extra_state);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        bnd_abi_callbacks_last(bnd_abi_released(&c_extra_state), 0);
    }
    return BND_RETURNED(bnd_result, "MPI_Register_datarep_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Register_datarep_c)(const char *datarep, abi_Datarep_conversion_function_c *read_conversion_fn,
        abi_Datarep_conversion_function_c *write_conversion_fn, abi_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state)
{
    (void)datarep, (void)read_conversion_fn, (void)write_conversion_fn, (void)dtype_file_extent_fn, (void)extra_state;
    return BND_UNSUPPORTED("MPI_Register_datarep_c", BND_ON_NOTHING, 0);
}
#endif
#endif

