/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml through templates/abi/calls.c.j2. */
/* What stands under entry points of the standard ABI: every argument is converted, the other MPI's function is called. */
#include "bnd_native_calls.h"

#ifndef BND_EMULATES_MPI_Aint_add
#if BND_HAS_MPI_Aint_add
abi_Aint BND_IMPLEMENTATION(Aint_add)(abi_Aint base, abi_Aint disp)
{
    return BND_NATIVE(Aint_add)(base, disp);
}
#else
abi_Aint BND_IMPLEMENTATION(Aint_add)(abi_Aint base, abi_Aint disp)
{
    return base + disp;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Aint_diff
#if BND_HAS_MPI_Aint_diff
abi_Aint BND_IMPLEMENTATION(Aint_diff)(abi_Aint addr1, abi_Aint addr2)
{
    return BND_NATIVE(Aint_diff)(addr1, addr2);
}
#else
abi_Aint BND_IMPLEMENTATION(Aint_diff)(abi_Aint addr1, abi_Aint addr2)
{
    return addr1 - addr2;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Get_address
#if BND_HAS_MPI_Get_address
int BND_IMPLEMENTATION(Get_address)(const void *location, abi_Aint *address)
{
    return BND_RETURNED(BND_NATIVE(Get_address)(location, (void *)address), "MPI_Get_address", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Get_address)(const void *location, abi_Aint *address)
{
    (void)location, (void)address;
    return BND_UNSUPPORTED("MPI_Get_address", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Get_count
#if BND_HAS_MPI_Get_count
int BND_IMPLEMENTATION(Get_count)(const abi_Status *status, abi_Datatype datatype, int *count)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Get_count", BND_ON_NOTHING, 0);
    const MPI_Status c_status = bnd_to_status(status);
    const int bnd_result = BND_NATIVE(Get_count)((MPI_Status *)&c_status, bnd_to_Type(datatype), (void *)count);
    return BND_RETURNED(bnd_result, "MPI_Get_count", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Get_count)(const abi_Status *status, abi_Datatype datatype, int *count)
{
    (void)status, (void)datatype, (void)count;
    return BND_UNSUPPORTED("MPI_Get_count", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Get_count_c
#if BND_HAS_MPI_Get_count_c && !defined(BND_EMULATES_MPI_Get_count)
int BND_IMPLEMENTATION(Get_count_c)(const abi_Status *status, abi_Datatype datatype, abi_Count *count)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Get_count_c", BND_ON_NOTHING, 0);
    const MPI_Status c_status = bnd_to_status(status);
    const int bnd_result = BND_NATIVE(Get_count_c)((MPI_Status *)&c_status, bnd_to_Type(datatype), (void *)count);
    return BND_RETURNED(bnd_result, "MPI_Get_count_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Get_count_c)(const abi_Status *status, abi_Datatype datatype, abi_Count *count)
{
#if BND_HAS_MPI_Get_count || defined(BND_EMULATES_MPI_Get_count)
    BND_NARROW_OUT(int, count, 1, "MPI_Get_count_c", ABI_ERR_COUNT, BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Get_count)(status, datatype, c_count);
    BND_NARROWED_OUT(count, 1, 0);
    return bnd_result;
#else
    (void)status, (void)datatype, (void)count;
    return BND_UNSUPPORTED("MPI_Get_count_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Get_elements
#if BND_HAS_MPI_Get_elements
int BND_IMPLEMENTATION(Get_elements)(const abi_Status *status, abi_Datatype datatype, int *count)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Get_elements", BND_ON_NOTHING, 0);
    const MPI_Status c_status = bnd_to_status(status);
    const int bnd_result = BND_NATIVE(Get_elements)((MPI_Status *)&c_status, bnd_to_Type(datatype), (void *)count);
    return BND_RETURNED(bnd_result, "MPI_Get_elements", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Get_elements)(const abi_Status *status, abi_Datatype datatype, int *count)
{
    (void)status, (void)datatype, (void)count;
    return BND_UNSUPPORTED("MPI_Get_elements", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Get_elements_c
#if BND_HAS_MPI_Get_elements_c && !defined(BND_EMULATES_MPI_Get_elements)
int BND_IMPLEMENTATION(Get_elements_c)(const abi_Status *status, abi_Datatype datatype, abi_Count *count)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Get_elements_c", BND_ON_NOTHING, 0);
    const MPI_Status c_status = bnd_to_status(status);
    const int bnd_result = BND_NATIVE(Get_elements_c)((MPI_Status *)&c_status, bnd_to_Type(datatype), (void *)count);
    return BND_RETURNED(bnd_result, "MPI_Get_elements_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Get_elements_c)(const abi_Status *status, abi_Datatype datatype, abi_Count *count)
{
#if BND_HAS_MPI_Get_elements || defined(BND_EMULATES_MPI_Get_elements)
    BND_NARROW_OUT(int, count, 1, "MPI_Get_elements_c", ABI_ERR_COUNT, BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Get_elements)(status, datatype, c_count);
    BND_NARROWED_OUT(count, 1, 0);
    return bnd_result;
#else
    (void)status, (void)datatype, (void)count;
    return BND_UNSUPPORTED("MPI_Get_elements_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Get_elements_x
#if BND_HAS_MPI_Get_elements_x
int BND_IMPLEMENTATION(Get_elements_x)(const abi_Status *status, abi_Datatype datatype, abi_Count *count)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Get_elements_x", BND_ON_NOTHING, 0);
    const MPI_Status c_status = bnd_to_status(status);
    const int bnd_result = BND_NATIVE(Get_elements_x)((MPI_Status *)&c_status, bnd_to_Type(datatype), (void *)count);
    return BND_RETURNED(bnd_result, "MPI_Get_elements_x", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Get_elements_x)(const abi_Status *status, abi_Datatype datatype, abi_Count *count)
{
    (void)status, (void)datatype, (void)count;
    return BND_UNSUPPORTED("MPI_Get_elements_x", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Pack
#if BND_HAS_MPI_Pack
int BND_IMPLEMENTATION(Pack)(const void *inbuf, int incount, abi_Datatype datatype, void *outbuf, int outsize,
        int *position, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Pack", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Pack", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Pack)(inbuf, incount, bnd_to_Type(datatype), outbuf, outsize, (void *)position,
            bnd_to_Comm(comm)), "MPI_Pack", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Pack)(const void *inbuf, int incount, abi_Datatype datatype, void *outbuf, int outsize,
        int *position, abi_Comm comm)
{
    (void)inbuf, (void)incount, (void)datatype, (void)outbuf, (void)outsize, (void)position, (void)comm;
    return BND_UNSUPPORTED("MPI_Pack", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Pack_c
#if BND_HAS_MPI_Pack_c && !defined(BND_EMULATES_MPI_Pack)
int BND_IMPLEMENTATION(Pack_c)(const void *inbuf, abi_Count incount, abi_Datatype datatype, void *outbuf,
        abi_Count outsize, abi_Count *position, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Pack_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Pack_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Pack_c)(inbuf, incount, bnd_to_Type(datatype), outbuf, outsize, (void *)position,
            bnd_to_Comm(comm)), "MPI_Pack_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Pack_c)(const void *inbuf, abi_Count incount, abi_Datatype datatype, void *outbuf,
        abi_Count outsize, abi_Count *position, abi_Comm comm)
{
#if BND_HAS_MPI_Pack || defined(BND_EMULATES_MPI_Pack)
    BND_NARROW_IN(int, incount, 1, "MPI_Pack_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_IN(int, outsize, 1, "MPI_Pack_c", ABI_ERR_ARG, BND_ON_COMM, comm);
    BND_NARROW_INOUT(int, position, 1, "MPI_Pack_c", ABI_ERR_ARG, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Pack)(inbuf, c_incount, datatype, outbuf, c_outsize, c_position, comm);
    BND_NARROWED_IN(incount, 1, 0);
    BND_NARROWED_IN(outsize, 1, 0);
    BND_NARROWED_INOUT(position, 1, 0);
    return bnd_result;
#else
    (void)inbuf, (void)incount, (void)datatype, (void)outbuf, (void)outsize, (void)position, (void)comm;
    return BND_UNSUPPORTED("MPI_Pack_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Pack_external
#if BND_HAS_MPI_Pack_external
int BND_IMPLEMENTATION(Pack_external)(const char *datarep, const void *inbuf, int incount, abi_Datatype datatype,
        void *outbuf, abi_Aint outsize, abi_Aint *position)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Pack_external", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Pack_external)(datarep, inbuf, incount, bnd_to_Type(datatype), outbuf, outsize,
            (void *)position), "MPI_Pack_external", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Pack_external)(const char *datarep, const void *inbuf, int incount, abi_Datatype datatype,
        void *outbuf, abi_Aint outsize, abi_Aint *position)
{
    (void)datarep, (void)inbuf, (void)incount, (void)datatype, (void)outbuf, (void)outsize, (void)position;
    return BND_UNSUPPORTED("MPI_Pack_external", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Pack_external_c
#if BND_HAS_MPI_Pack_external_c && !defined(BND_EMULATES_MPI_Pack_external)
int BND_IMPLEMENTATION(Pack_external_c)(const char *datarep, const void *inbuf, abi_Count incount,
        abi_Datatype datatype, void *outbuf, abi_Count outsize, abi_Count *position)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Pack_external_c", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Pack_external_c)(datarep, inbuf, incount, bnd_to_Type(datatype), outbuf, outsize,
            (void *)position), "MPI_Pack_external_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Pack_external_c)(const char *datarep, const void *inbuf, abi_Count incount,
        abi_Datatype datatype, void *outbuf, abi_Count outsize, abi_Count *position)
{
#if BND_HAS_MPI_Pack_external || defined(BND_EMULATES_MPI_Pack_external)
    BND_NARROW_IN(int, incount, 1, "MPI_Pack_external_c", ABI_ERR_COUNT, BND_ON_NOTHING, 0);
    BND_NARROW_IN(MPI_Aint, outsize, 1, "MPI_Pack_external_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    BND_NARROW_INOUT(MPI_Aint, position, 1, "MPI_Pack_external_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Pack_external)(datarep, inbuf, c_incount, datatype, outbuf, c_outsize,
            c_position);
    BND_NARROWED_IN(incount, 1, 0);
    BND_NARROWED_IN(outsize, 1, 0);
    BND_NARROWED_INOUT(position, 1, 0);
    return bnd_result;
#else
    (void)datarep, (void)inbuf, (void)incount, (void)datatype, (void)outbuf, (void)outsize, (void)position;
    return BND_UNSUPPORTED("MPI_Pack_external_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Pack_external_size
#if BND_HAS_MPI_Pack_external_size
int BND_IMPLEMENTATION(Pack_external_size)(const char *datarep, int incount, abi_Datatype datatype, abi_Aint *size)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Pack_external_size", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Pack_external_size)(datarep, incount, bnd_to_Type(datatype), (void *)size),
            "MPI_Pack_external_size", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Pack_external_size)(const char *datarep, int incount, abi_Datatype datatype, abi_Aint *size)
{
    (void)datarep, (void)incount, (void)datatype, (void)size;
    return BND_UNSUPPORTED("MPI_Pack_external_size", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Pack_external_size_c
#if BND_HAS_MPI_Pack_external_size_c && !defined(BND_EMULATES_MPI_Pack_external_size)
int BND_IMPLEMENTATION(Pack_external_size_c)(const char *datarep, abi_Count incount, abi_Datatype datatype,
        abi_Count *size)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Pack_external_size_c", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Pack_external_size_c)(datarep, incount, bnd_to_Type(datatype), (void *)size),
            "MPI_Pack_external_size_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Pack_external_size_c)(const char *datarep, abi_Count incount, abi_Datatype datatype,
        abi_Count *size)
{
#if BND_HAS_MPI_Pack_external_size || defined(BND_EMULATES_MPI_Pack_external_size)
    BND_NARROW_IN(int, incount, 1, "MPI_Pack_external_size_c", ABI_ERR_COUNT, BND_ON_NOTHING, 0);
    BND_NARROW_OUT(MPI_Aint, size, 1, "MPI_Pack_external_size_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Pack_external_size)(datarep, c_incount, datatype, c_size);
    BND_NARROWED_IN(incount, 1, 0);
    BND_NARROWED_OUT(size, 1, 0);
    return bnd_result;
#else
    (void)datarep, (void)incount, (void)datatype, (void)size;
    return BND_UNSUPPORTED("MPI_Pack_external_size_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Pack_size
#if BND_HAS_MPI_Pack_size
int BND_IMPLEMENTATION(Pack_size)(int incount, abi_Datatype datatype, abi_Comm comm, int *size)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Pack_size", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Pack_size", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Pack_size)(incount, bnd_to_Type(datatype), bnd_to_Comm(comm), (void *)size),
            "MPI_Pack_size", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Pack_size)(int incount, abi_Datatype datatype, abi_Comm comm, int *size)
{
    (void)incount, (void)datatype, (void)comm, (void)size;
    return BND_UNSUPPORTED("MPI_Pack_size", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Pack_size_c
#if BND_HAS_MPI_Pack_size_c && !defined(BND_EMULATES_MPI_Pack_size)
int BND_IMPLEMENTATION(Pack_size_c)(abi_Count incount, abi_Datatype datatype, abi_Comm comm, abi_Count *size)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Pack_size_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Pack_size_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Pack_size_c)(incount, bnd_to_Type(datatype), bnd_to_Comm(comm), (void *)size),
            "MPI_Pack_size_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Pack_size_c)(abi_Count incount, abi_Datatype datatype, abi_Comm comm, abi_Count *size)
{
#if BND_HAS_MPI_Pack_size || defined(BND_EMULATES_MPI_Pack_size)
    BND_NARROW_IN(int, incount, 1, "MPI_Pack_size_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_OUT(int, size, 1, "MPI_Pack_size_c", ABI_ERR_ARG, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Pack_size)(c_incount, datatype, comm, c_size);
    BND_NARROWED_IN(incount, 1, 0);
    BND_NARROWED_OUT(size, 1, 0);
    return bnd_result;
#else
    (void)incount, (void)datatype, (void)comm, (void)size;
    return BND_UNSUPPORTED("MPI_Pack_size_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Status_set_elements
#if BND_HAS_MPI_Status_set_elements
int BND_IMPLEMENTATION(Status_set_elements)(abi_Status *status, abi_Datatype datatype, int count)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Status_set_elements", BND_ON_NOTHING, 0);
    MPI_Status c_status = bnd_to_status(status);
    const int bnd_result = BND_NATIVE(Status_set_elements)(&c_status, bnd_to_Type(datatype),
            count == ABI_UNDEFINED ? MPI_UNDEFINED : count);
    bnd_from_status(status, &c_status);
    return BND_RETURNED(bnd_result, "MPI_Status_set_elements", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Status_set_elements)(abi_Status *status, abi_Datatype datatype, int count)
{
    (void)status, (void)datatype, (void)count;
    return BND_UNSUPPORTED("MPI_Status_set_elements", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Status_set_elements_c
#if BND_HAS_MPI_Status_set_elements_c && !defined(BND_EMULATES_MPI_Status_set_elements)
int BND_IMPLEMENTATION(Status_set_elements_c)(abi_Status *status, abi_Datatype datatype, abi_Count count)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Status_set_elements_c", BND_ON_NOTHING, 0);
    MPI_Status c_status = bnd_to_status(status);
    const int bnd_result = BND_NATIVE(Status_set_elements_c)(&c_status, bnd_to_Type(datatype),
            count == ABI_UNDEFINED ? MPI_UNDEFINED : count);
    bnd_from_status(status, &c_status);
    return BND_RETURNED(bnd_result, "MPI_Status_set_elements_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Status_set_elements_c)(abi_Status *status, abi_Datatype datatype, abi_Count count)
{
#if BND_HAS_MPI_Status_set_elements || defined(BND_EMULATES_MPI_Status_set_elements)
    BND_NARROW_IN(int, count, 1, "MPI_Status_set_elements_c", ABI_ERR_COUNT, BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Status_set_elements)(status, datatype, c_count);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)status, (void)datatype, (void)count;
    return BND_UNSUPPORTED("MPI_Status_set_elements_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Status_set_elements_x
#if BND_HAS_MPI_Status_set_elements_x
int BND_IMPLEMENTATION(Status_set_elements_x)(abi_Status *status, abi_Datatype datatype, abi_Count count)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Status_set_elements_x", BND_ON_NOTHING, 0);
    MPI_Status c_status = bnd_to_status(status);
    const int bnd_result = BND_NATIVE(Status_set_elements_x)(&c_status, bnd_to_Type(datatype),
            count == ABI_UNDEFINED ? MPI_UNDEFINED : count);
    bnd_from_status(status, &c_status);
    return BND_RETURNED(bnd_result, "MPI_Status_set_elements_x", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Status_set_elements_x)(abi_Status *status, abi_Datatype datatype, abi_Count count)
{
    (void)status, (void)datatype, (void)count;
    return BND_UNSUPPORTED("MPI_Status_set_elements_x", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_commit
#if BND_HAS_MPI_Type_commit
int BND_IMPLEMENTATION(Type_commit)(abi_Datatype *datatype)
{
    BND_ABI_REFUSE_WRONG(Type, *datatype, 1, ABI_ERR_TYPE, "MPI_Type_commit", BND_ON_NOTHING, 0);
    MPI_Datatype c_datatype = bnd_to_Type(*datatype);
    const int bnd_result = BND_NATIVE(Type_commit)(&c_datatype);
    *datatype = bnd_from_Type(c_datatype);
    return BND_RETURNED(bnd_result, "MPI_Type_commit", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_commit)(abi_Datatype *datatype)
{
    (void)datatype;
    return BND_UNSUPPORTED("MPI_Type_commit", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_contiguous
#if BND_HAS_MPI_Type_contiguous
int BND_IMPLEMENTATION(Type_contiguous)(int count, abi_Datatype oldtype, abi_Datatype *newtype)
{
    BND_ABI_REFUSE_WRONG(Type, oldtype, 1, ABI_ERR_TYPE, "MPI_Type_contiguous", BND_ON_NOTHING, 0);
    MPI_Datatype c_newtype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_contiguous)(count, bnd_to_Type(oldtype), &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_contiguous", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_contiguous)(int count, abi_Datatype oldtype, abi_Datatype *newtype)
{
    (void)count, (void)oldtype, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_contiguous", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_contiguous_c
#if BND_HAS_MPI_Type_contiguous_c && !defined(BND_EMULATES_MPI_Type_contiguous)
int BND_IMPLEMENTATION(Type_contiguous_c)(abi_Count count, abi_Datatype oldtype, abi_Datatype *newtype)
{
    BND_ABI_REFUSE_WRONG(Type, oldtype, 1, ABI_ERR_TYPE, "MPI_Type_contiguous_c", BND_ON_NOTHING, 0);
    MPI_Datatype c_newtype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_contiguous_c)(count, bnd_to_Type(oldtype), &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_contiguous_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_contiguous_c)(abi_Count count, abi_Datatype oldtype, abi_Datatype *newtype)
{
#if BND_HAS_MPI_Type_contiguous || defined(BND_EMULATES_MPI_Type_contiguous)
    BND_NARROW_IN(int, count, 1, "MPI_Type_contiguous_c", ABI_ERR_COUNT, BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Type_contiguous)(c_count, oldtype, newtype);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)count, (void)oldtype, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_contiguous_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_create_darray
#if BND_HAS_MPI_Type_create_darray
int BND_IMPLEMENTATION(Type_create_darray)(int size, int rank, int ndims, const int array_of_gsizes[],
        const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order,
        abi_Datatype oldtype, abi_Datatype *newtype)
{
    BND_ABI_REFUSE_WRONG(Type, oldtype, 1, ABI_ERR_TYPE, "MPI_Type_create_darray", BND_ON_NOTHING, 0);
    BND_ABI_OWNED int *c_array_of_distribs = bnd_abi_numbers(array_of_distribs, ndims, bnd_to_distributions);
    BND_ABI_OWNED int *c_array_of_dargs = bnd_abi_numbers(array_of_dargs, ndims, bnd_to_distribution_arguments);
    MPI_Datatype c_newtype = bnd_null_Type;
    BND_ABI_NEED(c_array_of_distribs, array_of_distribs);
    BND_ABI_NEED(c_array_of_dargs, array_of_dargs);
    const int bnd_result = BND_NATIVE(Type_create_darray)(size, rank, ndims, (void *)array_of_gsizes,
            c_array_of_distribs, c_array_of_dargs, (void *)array_of_psizes, bnd_to_array_orders(order),
            bnd_to_Type(oldtype), &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_create_darray", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_create_darray)(int size, int rank, int ndims, const int array_of_gsizes[],
        const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order,
        abi_Datatype oldtype, abi_Datatype *newtype)
{
    (void)size, (void)rank, (void)ndims, (void)array_of_gsizes, (void)array_of_distribs, (void)array_of_dargs,
            (void)array_of_psizes, (void)order, (void)oldtype, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_create_darray", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_create_darray_c
#if BND_HAS_MPI_Type_create_darray_c && !defined(BND_EMULATES_MPI_Type_create_darray)
int BND_IMPLEMENTATION(Type_create_darray_c)(int size, int rank, int ndims, const abi_Count array_of_gsizes[],
        const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order,
        abi_Datatype oldtype, abi_Datatype *newtype)
{
    BND_ABI_REFUSE_WRONG(Type, oldtype, 1, ABI_ERR_TYPE, "MPI_Type_create_darray_c", BND_ON_NOTHING, 0);
    BND_ABI_OWNED int *c_array_of_distribs = bnd_abi_numbers(array_of_distribs, ndims, bnd_to_distributions);
    BND_ABI_OWNED int *c_array_of_dargs = bnd_abi_numbers(array_of_dargs, ndims, bnd_to_distribution_arguments);
    MPI_Datatype c_newtype = bnd_null_Type;
    BND_ABI_NEED(c_array_of_distribs, array_of_distribs);
    BND_ABI_NEED(c_array_of_dargs, array_of_dargs);
    const int bnd_result = BND_NATIVE(Type_create_darray_c)(size, rank, ndims, (void *)array_of_gsizes,
            c_array_of_distribs, c_array_of_dargs, (void *)array_of_psizes, bnd_to_array_orders(order),
            bnd_to_Type(oldtype), &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_create_darray_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_create_darray_c)(int size, int rank, int ndims, const abi_Count array_of_gsizes[],
        const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order,
        abi_Datatype oldtype, abi_Datatype *newtype)
{
#if BND_HAS_MPI_Type_create_darray || defined(BND_EMULATES_MPI_Type_create_darray)
    BND_NARROW_ARRAY_IN(int, array_of_gsizes, ndims, "MPI_Type_create_darray_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Type_create_darray)(size, rank, ndims, c_array_of_gsizes,
            array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype);
    BND_NARROWED_ARRAY_IN(array_of_gsizes, ndims, 0);
    return bnd_result;
#else
    (void)size, (void)rank, (void)ndims, (void)array_of_gsizes, (void)array_of_distribs, (void)array_of_dargs,
            (void)array_of_psizes, (void)order, (void)oldtype, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_create_darray_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_create_f90_complex
#if BND_HAS_MPI_Type_create_f90_complex
int BND_IMPLEMENTATION(Type_create_f90_complex)(int p, int r, abi_Datatype *newtype)
{
    MPI_Datatype c_newtype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_create_f90_complex)(p, r, &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_create_f90_complex", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_create_f90_complex)(int p, int r, abi_Datatype *newtype)
{
    (void)p, (void)r, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_create_f90_complex", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_create_f90_integer
#if BND_HAS_MPI_Type_create_f90_integer
int BND_IMPLEMENTATION(Type_create_f90_integer)(int r, abi_Datatype *newtype)
{
    MPI_Datatype c_newtype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_create_f90_integer)(r, &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_create_f90_integer", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_create_f90_integer)(int r, abi_Datatype *newtype)
{
    (void)r, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_create_f90_integer", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_create_f90_real
#if BND_HAS_MPI_Type_create_f90_real
int BND_IMPLEMENTATION(Type_create_f90_real)(int p, int r, abi_Datatype *newtype)
{
    MPI_Datatype c_newtype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_create_f90_real)(p, r, &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_create_f90_real", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_create_f90_real)(int p, int r, abi_Datatype *newtype)
{
    (void)p, (void)r, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_create_f90_real", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_create_hindexed
#if BND_HAS_MPI_Type_create_hindexed
int BND_IMPLEMENTATION(Type_create_hindexed)(int count, const int array_of_blocklengths[],
        const abi_Aint array_of_displacements[], abi_Datatype oldtype, abi_Datatype *newtype)
{
    BND_ABI_REFUSE_WRONG(Type, oldtype, 1, ABI_ERR_TYPE, "MPI_Type_create_hindexed", BND_ON_NOTHING, 0);
    MPI_Datatype c_newtype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_create_hindexed)(count, (void *)array_of_blocklengths,
            (void *)array_of_displacements, bnd_to_Type(oldtype), &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_create_hindexed", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_create_hindexed)(int count, const int array_of_blocklengths[],
        const abi_Aint array_of_displacements[], abi_Datatype oldtype, abi_Datatype *newtype)
{
    (void)count, (void)array_of_blocklengths, (void)array_of_displacements, (void)oldtype, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_create_hindexed", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_create_hindexed_block
#if BND_HAS_MPI_Type_create_hindexed_block
int BND_IMPLEMENTATION(Type_create_hindexed_block)(int count, int blocklength, const abi_Aint array_of_displacements[],
        abi_Datatype oldtype, abi_Datatype *newtype)
{
    BND_ABI_REFUSE_WRONG(Type, oldtype, 1, ABI_ERR_TYPE, "MPI_Type_create_hindexed_block", BND_ON_NOTHING, 0);
    MPI_Datatype c_newtype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_create_hindexed_block)(count, blocklength, (void *)array_of_displacements,
            bnd_to_Type(oldtype), &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_create_hindexed_block", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_create_hindexed_block)(int count, int blocklength, const abi_Aint array_of_displacements[],
        abi_Datatype oldtype, abi_Datatype *newtype)
{
    (void)count, (void)blocklength, (void)array_of_displacements, (void)oldtype, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_create_hindexed_block", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_create_hindexed_block_c
#if BND_HAS_MPI_Type_create_hindexed_block_c && !defined(BND_EMULATES_MPI_Type_create_hindexed_block)
int BND_IMPLEMENTATION(Type_create_hindexed_block_c)(abi_Count count, abi_Count blocklength,
        const abi_Count array_of_displacements[], abi_Datatype oldtype, abi_Datatype *newtype)
{
    BND_ABI_REFUSE_WRONG(Type, oldtype, 1, ABI_ERR_TYPE, "MPI_Type_create_hindexed_block_c", BND_ON_NOTHING, 0);
    MPI_Datatype c_newtype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_create_hindexed_block_c)(count, blocklength, (void *)array_of_displacements,
            bnd_to_Type(oldtype), &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_create_hindexed_block_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_create_hindexed_block_c)(abi_Count count, abi_Count blocklength,
        const abi_Count array_of_displacements[], abi_Datatype oldtype, abi_Datatype *newtype)
{
#if BND_HAS_MPI_Type_create_hindexed_block || defined(BND_EMULATES_MPI_Type_create_hindexed_block)
    BND_NARROW_IN(int, count, 1, "MPI_Type_create_hindexed_block_c", ABI_ERR_COUNT, BND_ON_NOTHING, 0);
    BND_NARROW_IN(int, blocklength, 1, "MPI_Type_create_hindexed_block_c", ABI_ERR_COUNT, BND_ON_NOTHING, 0);
    BND_NARROW_ARRAY_IN(MPI_Aint, array_of_displacements, count, "MPI_Type_create_hindexed_block_c", ABI_ERR_ARG,
            BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Type_create_hindexed_block)(c_count, c_blocklength,
            c_array_of_displacements, oldtype, newtype);
    BND_NARROWED_IN(count, 1, 0);
    BND_NARROWED_IN(blocklength, 1, 0);
    BND_NARROWED_ARRAY_IN(array_of_displacements, count, 0);
    return bnd_result;
#else
    (void)count, (void)blocklength, (void)array_of_displacements, (void)oldtype, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_create_hindexed_block_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_create_hindexed_c
#if BND_HAS_MPI_Type_create_hindexed_c && !defined(BND_EMULATES_MPI_Type_create_hindexed)
int BND_IMPLEMENTATION(Type_create_hindexed_c)(abi_Count count, const abi_Count array_of_blocklengths[],
        const abi_Count array_of_displacements[], abi_Datatype oldtype, abi_Datatype *newtype)
{
    BND_ABI_REFUSE_WRONG(Type, oldtype, 1, ABI_ERR_TYPE, "MPI_Type_create_hindexed_c", BND_ON_NOTHING, 0);
    MPI_Datatype c_newtype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_create_hindexed_c)(count, (void *)array_of_blocklengths,
            (void *)array_of_displacements, bnd_to_Type(oldtype), &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_create_hindexed_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_create_hindexed_c)(abi_Count count, const abi_Count array_of_blocklengths[],
        const abi_Count array_of_displacements[], abi_Datatype oldtype, abi_Datatype *newtype)
{
#if BND_HAS_MPI_Type_create_hindexed || defined(BND_EMULATES_MPI_Type_create_hindexed)
    BND_NARROW_IN(int, count, 1, "MPI_Type_create_hindexed_c", ABI_ERR_COUNT, BND_ON_NOTHING, 0);
    BND_NARROW_ARRAY_IN(int, array_of_blocklengths, count, "MPI_Type_create_hindexed_c", ABI_ERR_COUNT, BND_ON_NOTHING,
            0);
    BND_NARROW_ARRAY_IN(MPI_Aint, array_of_displacements, count, "MPI_Type_create_hindexed_c", ABI_ERR_ARG,
            BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Type_create_hindexed)(c_count, c_array_of_blocklengths,
            c_array_of_displacements, oldtype, newtype);
    BND_NARROWED_IN(count, 1, 0);
    BND_NARROWED_ARRAY_IN(array_of_blocklengths, count, 0);
    BND_NARROWED_ARRAY_IN(array_of_displacements, count, 0);
    return bnd_result;
#else
    (void)count, (void)array_of_blocklengths, (void)array_of_displacements, (void)oldtype, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_create_hindexed_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_create_hvector
#if BND_HAS_MPI_Type_create_hvector
int BND_IMPLEMENTATION(Type_create_hvector)(int count, int blocklength, abi_Aint stride, abi_Datatype oldtype,
        abi_Datatype *newtype)
{
    BND_ABI_REFUSE_WRONG(Type, oldtype, 1, ABI_ERR_TYPE, "MPI_Type_create_hvector", BND_ON_NOTHING, 0);
    MPI_Datatype c_newtype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_create_hvector)(count, blocklength, stride, bnd_to_Type(oldtype),
            &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_create_hvector", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_create_hvector)(int count, int blocklength, abi_Aint stride, abi_Datatype oldtype,
        abi_Datatype *newtype)
{
    (void)count, (void)blocklength, (void)stride, (void)oldtype, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_create_hvector", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_create_hvector_c
#if BND_HAS_MPI_Type_create_hvector_c && !defined(BND_EMULATES_MPI_Type_create_hvector)
int BND_IMPLEMENTATION(Type_create_hvector_c)(abi_Count count, abi_Count blocklength, abi_Count stride,
        abi_Datatype oldtype, abi_Datatype *newtype)
{
    BND_ABI_REFUSE_WRONG(Type, oldtype, 1, ABI_ERR_TYPE, "MPI_Type_create_hvector_c", BND_ON_NOTHING, 0);
    MPI_Datatype c_newtype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_create_hvector_c)(count, blocklength, stride, bnd_to_Type(oldtype),
            &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_create_hvector_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_create_hvector_c)(abi_Count count, abi_Count blocklength, abi_Count stride,
        abi_Datatype oldtype, abi_Datatype *newtype)
{
#if BND_HAS_MPI_Type_create_hvector || defined(BND_EMULATES_MPI_Type_create_hvector)
    BND_NARROW_IN(int, count, 1, "MPI_Type_create_hvector_c", ABI_ERR_COUNT, BND_ON_NOTHING, 0);
    BND_NARROW_IN(int, blocklength, 1, "MPI_Type_create_hvector_c", ABI_ERR_COUNT, BND_ON_NOTHING, 0);
    BND_NARROW_IN(MPI_Aint, stride, 1, "MPI_Type_create_hvector_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Type_create_hvector)(c_count, c_blocklength, c_stride, oldtype, newtype);
    BND_NARROWED_IN(count, 1, 0);
    BND_NARROWED_IN(blocklength, 1, 0);
    BND_NARROWED_IN(stride, 1, 0);
    return bnd_result;
#else
    (void)count, (void)blocklength, (void)stride, (void)oldtype, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_create_hvector_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_create_indexed_block
#if BND_HAS_MPI_Type_create_indexed_block
int BND_IMPLEMENTATION(Type_create_indexed_block)(int count, int blocklength, const int array_of_displacements[],
        abi_Datatype oldtype, abi_Datatype *newtype)
{
    BND_ABI_REFUSE_WRONG(Type, oldtype, 1, ABI_ERR_TYPE, "MPI_Type_create_indexed_block", BND_ON_NOTHING, 0);
    MPI_Datatype c_newtype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_create_indexed_block)(count, blocklength, (void *)array_of_displacements,
            bnd_to_Type(oldtype), &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_create_indexed_block", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_create_indexed_block)(int count, int blocklength, const int array_of_displacements[],
        abi_Datatype oldtype, abi_Datatype *newtype)
{
    (void)count, (void)blocklength, (void)array_of_displacements, (void)oldtype, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_create_indexed_block", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_create_indexed_block_c
#if BND_HAS_MPI_Type_create_indexed_block_c && !defined(BND_EMULATES_MPI_Type_create_indexed_block)
int BND_IMPLEMENTATION(Type_create_indexed_block_c)(abi_Count count, abi_Count blocklength,
        const abi_Count array_of_displacements[], abi_Datatype oldtype, abi_Datatype *newtype)
{
    BND_ABI_REFUSE_WRONG(Type, oldtype, 1, ABI_ERR_TYPE, "MPI_Type_create_indexed_block_c", BND_ON_NOTHING, 0);
    MPI_Datatype c_newtype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_create_indexed_block_c)(count, blocklength, (void *)array_of_displacements,
            bnd_to_Type(oldtype), &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_create_indexed_block_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_create_indexed_block_c)(abi_Count count, abi_Count blocklength,
        const abi_Count array_of_displacements[], abi_Datatype oldtype, abi_Datatype *newtype)
{
#if BND_HAS_MPI_Type_create_indexed_block || defined(BND_EMULATES_MPI_Type_create_indexed_block)
    BND_NARROW_IN(int, count, 1, "MPI_Type_create_indexed_block_c", ABI_ERR_COUNT, BND_ON_NOTHING, 0);
    BND_NARROW_IN(int, blocklength, 1, "MPI_Type_create_indexed_block_c", ABI_ERR_COUNT, BND_ON_NOTHING, 0);
    BND_NARROW_ARRAY_IN(int, array_of_displacements, count, "MPI_Type_create_indexed_block_c", ABI_ERR_ARG,
            BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Type_create_indexed_block)(c_count, c_blocklength,
            c_array_of_displacements, oldtype, newtype);
    BND_NARROWED_IN(count, 1, 0);
    BND_NARROWED_IN(blocklength, 1, 0);
    BND_NARROWED_ARRAY_IN(array_of_displacements, count, 0);
    return bnd_result;
#else
    (void)count, (void)blocklength, (void)array_of_displacements, (void)oldtype, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_create_indexed_block_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_create_resized
#if BND_HAS_MPI_Type_create_resized
int BND_IMPLEMENTATION(Type_create_resized)(abi_Datatype oldtype, abi_Aint lb, abi_Aint extent, abi_Datatype *newtype)
{
    BND_ABI_REFUSE_WRONG(Type, oldtype, 1, ABI_ERR_TYPE, "MPI_Type_create_resized", BND_ON_NOTHING, 0);
    MPI_Datatype c_newtype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_create_resized)(bnd_to_Type(oldtype), lb, extent, &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_create_resized", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_create_resized)(abi_Datatype oldtype, abi_Aint lb, abi_Aint extent, abi_Datatype *newtype)
{
    (void)oldtype, (void)lb, (void)extent, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_create_resized", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_create_resized_c
#if BND_HAS_MPI_Type_create_resized_c && !defined(BND_EMULATES_MPI_Type_create_resized)
int BND_IMPLEMENTATION(Type_create_resized_c)(abi_Datatype oldtype, abi_Count lb, abi_Count extent,
        abi_Datatype *newtype)
{
    BND_ABI_REFUSE_WRONG(Type, oldtype, 1, ABI_ERR_TYPE, "MPI_Type_create_resized_c", BND_ON_NOTHING, 0);
    MPI_Datatype c_newtype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_create_resized_c)(bnd_to_Type(oldtype), lb, extent, &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_create_resized_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_create_resized_c)(abi_Datatype oldtype, abi_Count lb, abi_Count extent,
        abi_Datatype *newtype)
{
#if BND_HAS_MPI_Type_create_resized || defined(BND_EMULATES_MPI_Type_create_resized)
    BND_NARROW_IN(MPI_Aint, lb, 1, "MPI_Type_create_resized_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    BND_NARROW_IN(MPI_Aint, extent, 1, "MPI_Type_create_resized_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Type_create_resized)(oldtype, c_lb, c_extent, newtype);
    BND_NARROWED_IN(lb, 1, 0);
    BND_NARROWED_IN(extent, 1, 0);
    return bnd_result;
#else
    (void)oldtype, (void)lb, (void)extent, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_create_resized_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_create_struct
#if BND_HAS_MPI_Type_create_struct
int BND_IMPLEMENTATION(Type_create_struct)(int count, const int array_of_blocklengths[],
        const abi_Aint array_of_displacements[], const abi_Datatype array_of_types[], abi_Datatype *newtype)
{
    BND_ABI_OWNED MPI_Datatype *c_array_of_types = bnd_to_Type_array(array_of_types, count);
    MPI_Datatype c_newtype = bnd_null_Type;
    BND_ABI_NEED(c_array_of_types, array_of_types);
    const int bnd_result = BND_NATIVE(Type_create_struct)(count, (void *)array_of_blocklengths,
            (void *)array_of_displacements, c_array_of_types, &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_create_struct", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_create_struct)(int count, const int array_of_blocklengths[],
        const abi_Aint array_of_displacements[], const abi_Datatype array_of_types[], abi_Datatype *newtype)
{
    (void)count, (void)array_of_blocklengths, (void)array_of_displacements, (void)array_of_types, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_create_struct", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_create_struct_c
#if BND_HAS_MPI_Type_create_struct_c && !defined(BND_EMULATES_MPI_Type_create_struct)
int BND_IMPLEMENTATION(Type_create_struct_c)(abi_Count count, const abi_Count array_of_blocklengths[],
        const abi_Count array_of_displacements[], const abi_Datatype array_of_types[], abi_Datatype *newtype)
{
    BND_ABI_OWNED MPI_Datatype *c_array_of_types = bnd_to_Type_array(array_of_types, count);
    MPI_Datatype c_newtype = bnd_null_Type;
    BND_ABI_NEED(c_array_of_types, array_of_types);
    const int bnd_result = BND_NATIVE(Type_create_struct_c)(count, (void *)array_of_blocklengths,
            (void *)array_of_displacements, c_array_of_types, &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_create_struct_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_create_struct_c)(abi_Count count, const abi_Count array_of_blocklengths[],
        const abi_Count array_of_displacements[], const abi_Datatype array_of_types[], abi_Datatype *newtype)
{
#if BND_HAS_MPI_Type_create_struct || defined(BND_EMULATES_MPI_Type_create_struct)
    BND_NARROW_IN(int, count, 1, "MPI_Type_create_struct_c", ABI_ERR_COUNT, BND_ON_NOTHING, 0);
    BND_NARROW_ARRAY_IN(int, array_of_blocklengths, count, "MPI_Type_create_struct_c", ABI_ERR_COUNT, BND_ON_NOTHING,
            0);
    BND_NARROW_ARRAY_IN(MPI_Aint, array_of_displacements, count, "MPI_Type_create_struct_c", ABI_ERR_ARG,
            BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Type_create_struct)(c_count, c_array_of_blocklengths,
            c_array_of_displacements, array_of_types, newtype);
    BND_NARROWED_IN(count, 1, 0);
    BND_NARROWED_ARRAY_IN(array_of_blocklengths, count, 0);
    BND_NARROWED_ARRAY_IN(array_of_displacements, count, 0);
    return bnd_result;
#else
    (void)count, (void)array_of_blocklengths, (void)array_of_displacements, (void)array_of_types, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_create_struct_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_create_subarray
#if BND_HAS_MPI_Type_create_subarray
int BND_IMPLEMENTATION(Type_create_subarray)(int ndims, const int array_of_sizes[], const int array_of_subsizes[],
        const int array_of_starts[], int order, abi_Datatype oldtype, abi_Datatype *newtype)
{
    BND_ABI_REFUSE_WRONG(Type, oldtype, 1, ABI_ERR_TYPE, "MPI_Type_create_subarray", BND_ON_NOTHING, 0);
    MPI_Datatype c_newtype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_create_subarray)(ndims, (void *)array_of_sizes, (void *)array_of_subsizes,
            (void *)array_of_starts, bnd_to_array_orders(order), bnd_to_Type(oldtype), &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_create_subarray", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_create_subarray)(int ndims, const int array_of_sizes[], const int array_of_subsizes[],
        const int array_of_starts[], int order, abi_Datatype oldtype, abi_Datatype *newtype)
{
    (void)ndims, (void)array_of_sizes, (void)array_of_subsizes, (void)array_of_starts, (void)order, (void)oldtype,
            (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_create_subarray", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_create_subarray_c
#if BND_HAS_MPI_Type_create_subarray_c && !defined(BND_EMULATES_MPI_Type_create_subarray)
int BND_IMPLEMENTATION(Type_create_subarray_c)(int ndims, const abi_Count array_of_sizes[],
        const abi_Count array_of_subsizes[], const abi_Count array_of_starts[], int order, abi_Datatype oldtype,
        abi_Datatype *newtype)
{
    BND_ABI_REFUSE_WRONG(Type, oldtype, 1, ABI_ERR_TYPE, "MPI_Type_create_subarray_c", BND_ON_NOTHING, 0);
    MPI_Datatype c_newtype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_create_subarray_c)(ndims, (void *)array_of_sizes, (void *)array_of_subsizes,
            (void *)array_of_starts, bnd_to_array_orders(order), bnd_to_Type(oldtype), &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_create_subarray_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_create_subarray_c)(int ndims, const abi_Count array_of_sizes[],
        const abi_Count array_of_subsizes[], const abi_Count array_of_starts[], int order, abi_Datatype oldtype,
        abi_Datatype *newtype)
{
#if BND_HAS_MPI_Type_create_subarray || defined(BND_EMULATES_MPI_Type_create_subarray)
    BND_NARROW_ARRAY_IN(int, array_of_sizes, ndims, "MPI_Type_create_subarray_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    BND_NARROW_ARRAY_IN(int, array_of_subsizes, ndims, "MPI_Type_create_subarray_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    BND_NARROW_ARRAY_IN(int, array_of_starts, ndims, "MPI_Type_create_subarray_c", ABI_ERR_COUNT, BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Type_create_subarray)(ndims, c_array_of_sizes, c_array_of_subsizes,
            c_array_of_starts, order, oldtype, newtype);
    BND_NARROWED_ARRAY_IN(array_of_sizes, ndims, 0);
    BND_NARROWED_ARRAY_IN(array_of_subsizes, ndims, 0);
    BND_NARROWED_ARRAY_IN(array_of_starts, ndims, 0);
    return bnd_result;
#else
    (void)ndims, (void)array_of_sizes, (void)array_of_subsizes, (void)array_of_starts, (void)order, (void)oldtype,
            (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_create_subarray_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_dup
#if BND_HAS_MPI_Type_dup
int BND_IMPLEMENTATION(Type_dup)(abi_Datatype oldtype, abi_Datatype *newtype)
{
    BND_ABI_REFUSE_WRONG(Type, oldtype, 1, ABI_ERR_TYPE, "MPI_Type_dup", BND_ON_NOTHING, 0);
    MPI_Datatype c_newtype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_dup)(bnd_to_Type(oldtype), &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_dup", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_dup)(abi_Datatype oldtype, abi_Datatype *newtype)
{
    (void)oldtype, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_dup", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_free
#if BND_HAS_MPI_Type_free
int BND_IMPLEMENTATION(Type_free)(abi_Datatype *datatype)
{
    BND_ABI_REFUSE_WRONG(Type, *datatype, 1, ABI_ERR_TYPE, "MPI_Type_free", BND_ON_NOTHING, 0);
    MPI_Datatype c_datatype = bnd_to_Type(*datatype);
    const int bnd_result = BND_NATIVE(Type_free)(&c_datatype);
    *datatype = bnd_from_Type(c_datatype);
    return BND_RETURNED(bnd_result, "MPI_Type_free", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_free)(abi_Datatype *datatype)
{
    (void)datatype;
    return BND_UNSUPPORTED("MPI_Type_free", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_get_contents
#if BND_HAS_MPI_Type_get_contents
int BND_IMPLEMENTATION(Type_get_contents)(abi_Datatype datatype, int max_integers, int max_addresses,
        int max_datatypes, int array_of_integers[], abi_Aint array_of_addresses[], abi_Datatype array_of_datatypes[])
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Type_get_contents", BND_ON_NOTHING, 0);
    const long long c_room_array_of_datatypes = max_datatypes;
    const int bnd_result = BND_NATIVE(Type_get_contents)(bnd_to_Type(datatype), max_integers, max_addresses,
            max_datatypes, (void *)array_of_integers, (void *)array_of_addresses, (void *)array_of_datatypes);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        bnd_abi_from_contents(bnd_to_Type(datatype), array_of_integers);
        bnd_from_Type_array(array_of_datatypes, bnd_abi_least(bnd_abi_datatypes(bnd_to_Type(datatype)),
                c_room_array_of_datatypes));
    }
    return BND_RETURNED(bnd_result, "MPI_Type_get_contents", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_get_contents)(abi_Datatype datatype, int max_integers, int max_addresses,
        int max_datatypes, int array_of_integers[], abi_Aint array_of_addresses[], abi_Datatype array_of_datatypes[])
{
    (void)datatype, (void)max_integers, (void)max_addresses, (void)max_datatypes, (void)array_of_integers,
            (void)array_of_addresses, (void)array_of_datatypes;
    return BND_UNSUPPORTED("MPI_Type_get_contents", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_get_contents_c
#if BND_HAS_MPI_Type_get_contents_c && !defined(BND_EMULATES_MPI_Type_get_contents)
int BND_IMPLEMENTATION(Type_get_contents_c)(abi_Datatype datatype, abi_Count max_integers, abi_Count max_addresses,
        abi_Count max_large_counts, abi_Count max_datatypes, int array_of_integers[], abi_Aint array_of_addresses[],
        abi_Count array_of_large_counts[], abi_Datatype array_of_datatypes[])
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Type_get_contents_c", BND_ON_NOTHING, 0);
    const long long c_room_array_of_datatypes = max_datatypes;
    const int bnd_result = BND_NATIVE(Type_get_contents_c)(bnd_to_Type(datatype), max_integers, max_addresses,
            max_large_counts, max_datatypes, (void *)array_of_integers, (void *)array_of_addresses,
            (void *)array_of_large_counts, (void *)array_of_datatypes);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        bnd_abi_from_contents(bnd_to_Type(datatype), array_of_integers);
        bnd_from_Type_array(array_of_datatypes, bnd_abi_least(bnd_abi_datatypes(bnd_to_Type(datatype)),
                c_room_array_of_datatypes));
    }
    return BND_RETURNED(bnd_result, "MPI_Type_get_contents_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_get_contents_c)(abi_Datatype datatype, abi_Count max_integers, abi_Count max_addresses,
        abi_Count max_large_counts, abi_Count max_datatypes, int array_of_integers[], abi_Aint array_of_addresses[],
        abi_Count array_of_large_counts[], abi_Datatype array_of_datatypes[])
{
#if BND_HAS_MPI_Type_get_contents || defined(BND_EMULATES_MPI_Type_get_contents)
    (void)max_large_counts;
    (void)array_of_large_counts;
    BND_NARROW_IN(int, max_integers, 1, "MPI_Type_get_contents_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    BND_NARROW_IN(int, max_addresses, 1, "MPI_Type_get_contents_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    BND_NARROW_IN(int, max_datatypes, 1, "MPI_Type_get_contents_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Type_get_contents)(datatype, c_max_integers, c_max_addresses,
            c_max_datatypes, array_of_integers, array_of_addresses, array_of_datatypes);
    BND_NARROWED_IN(max_integers, 1, 0);
    BND_NARROWED_IN(max_addresses, 1, 0);
    BND_NARROWED_IN(max_datatypes, 1, 0);
    return bnd_result;
#else
    (void)datatype, (void)max_integers, (void)max_addresses, (void)max_large_counts, (void)max_datatypes,
            (void)array_of_integers, (void)array_of_addresses, (void)array_of_large_counts, (void)array_of_datatypes;
    return BND_UNSUPPORTED("MPI_Type_get_contents_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_get_envelope
#if BND_HAS_MPI_Type_get_envelope
int BND_IMPLEMENTATION(Type_get_envelope)(abi_Datatype datatype, int *num_integers, int *num_addresses,
        int *num_datatypes, int *combiner)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Type_get_envelope", BND_ON_NOTHING, 0);
    const int bnd_result = BND_NATIVE(Type_get_envelope)(bnd_to_Type(datatype), (void *)num_integers,
            (void *)num_addresses, (void *)num_datatypes, (void *)combiner);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *combiner = bnd_from_combiners(*combiner);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_get_envelope", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_get_envelope)(abi_Datatype datatype, int *num_integers, int *num_addresses,
        int *num_datatypes, int *combiner)
{
    (void)datatype, (void)num_integers, (void)num_addresses, (void)num_datatypes, (void)combiner;
    return BND_UNSUPPORTED("MPI_Type_get_envelope", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_get_envelope_c
#if BND_HAS_MPI_Type_get_envelope_c && !defined(BND_EMULATES_MPI_Type_get_envelope)
int BND_IMPLEMENTATION(Type_get_envelope_c)(abi_Datatype datatype, abi_Count *num_integers, abi_Count *num_addresses,
        abi_Count *num_large_counts, abi_Count *num_datatypes, int *combiner)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Type_get_envelope_c", BND_ON_NOTHING, 0);
    const int bnd_result = BND_NATIVE(Type_get_envelope_c)(bnd_to_Type(datatype), (void *)num_integers,
            (void *)num_addresses, (void *)num_large_counts, (void *)num_datatypes, (void *)combiner);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *combiner = bnd_from_combiners(*combiner);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_get_envelope_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_get_envelope_c)(abi_Datatype datatype, abi_Count *num_integers, abi_Count *num_addresses,
        abi_Count *num_large_counts, abi_Count *num_datatypes, int *combiner)
{
#if BND_HAS_MPI_Type_get_envelope || defined(BND_EMULATES_MPI_Type_get_envelope)
    BND_NARROW_OUT(int, num_integers, 1, "MPI_Type_get_envelope_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    BND_NARROW_OUT(int, num_addresses, 1, "MPI_Type_get_envelope_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    BND_NARROW_OUT(int, num_datatypes, 1, "MPI_Type_get_envelope_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Type_get_envelope)(datatype, c_num_integers, c_num_addresses,
            c_num_datatypes, combiner);
    BND_NARROWED_OUT(num_integers, 1, 0);
    BND_NARROWED_OUT(num_addresses, 1, 0);
    BND_NARROWED_OUT(num_datatypes, 1, 0);
    *num_large_counts = 0;
    return bnd_result;
#else
    (void)datatype, (void)num_integers, (void)num_addresses, (void)num_large_counts, (void)num_datatypes,
            (void)combiner;
    return BND_UNSUPPORTED("MPI_Type_get_envelope_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_get_extent
#if BND_HAS_MPI_Type_get_extent
int BND_IMPLEMENTATION(Type_get_extent)(abi_Datatype datatype, abi_Aint *lb, abi_Aint *extent)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Type_get_extent", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Type_get_extent)(bnd_to_Type(datatype), (void *)lb, (void *)extent),
            "MPI_Type_get_extent", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_get_extent)(abi_Datatype datatype, abi_Aint *lb, abi_Aint *extent)
{
    (void)datatype, (void)lb, (void)extent;
    return BND_UNSUPPORTED("MPI_Type_get_extent", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_get_extent_c
#if BND_HAS_MPI_Type_get_extent_c && !defined(BND_EMULATES_MPI_Type_get_extent)
int BND_IMPLEMENTATION(Type_get_extent_c)(abi_Datatype datatype, abi_Count *lb, abi_Count *extent)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Type_get_extent_c", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Type_get_extent_c)(bnd_to_Type(datatype), (void *)lb, (void *)extent),
            "MPI_Type_get_extent_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_get_extent_c)(abi_Datatype datatype, abi_Count *lb, abi_Count *extent)
{
#if BND_HAS_MPI_Type_get_extent || defined(BND_EMULATES_MPI_Type_get_extent)
    BND_NARROW_OUT(MPI_Aint, lb, 1, "MPI_Type_get_extent_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    BND_NARROW_OUT(MPI_Aint, extent, 1, "MPI_Type_get_extent_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Type_get_extent)(datatype, c_lb, c_extent);
    BND_NARROWED_OUT(lb, 1, 0);
    BND_NARROWED_OUT(extent, 1, 0);
    return bnd_result;
#else
    (void)datatype, (void)lb, (void)extent;
    return BND_UNSUPPORTED("MPI_Type_get_extent_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_get_extent_x
#if BND_HAS_MPI_Type_get_extent_x
int BND_IMPLEMENTATION(Type_get_extent_x)(abi_Datatype datatype, abi_Count *lb, abi_Count *extent)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Type_get_extent_x", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Type_get_extent_x)(bnd_to_Type(datatype), (void *)lb, (void *)extent),
            "MPI_Type_get_extent_x", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_get_extent_x)(abi_Datatype datatype, abi_Count *lb, abi_Count *extent)
{
    (void)datatype, (void)lb, (void)extent;
    return BND_UNSUPPORTED("MPI_Type_get_extent_x", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_get_name
#if BND_HAS_MPI_Type_get_name
int BND_IMPLEMENTATION(Type_get_name)(abi_Datatype datatype, char *type_name, int *resultlen)
{
    BND_ABI_REFUSE_WRONG(null_or_Type, datatype, 1, ABI_ERR_TYPE, "MPI_Type_get_name", BND_ON_NOTHING, 0);
    if (datatype == ABI_DATATYPE_NULL)
        return bnd_abi_give_name("MPI_DATATYPE_NULL", type_name, resultlen);
    return BND_RETURNED(BND_NATIVE(Type_get_name)(bnd_to_Type(datatype), type_name, (void *)resultlen),
            "MPI_Type_get_name", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_get_name)(abi_Datatype datatype, char *type_name, int *resultlen)
{
    (void)datatype, (void)type_name, (void)resultlen;
    return BND_UNSUPPORTED("MPI_Type_get_name", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_get_true_extent
#if BND_HAS_MPI_Type_get_true_extent
int BND_IMPLEMENTATION(Type_get_true_extent)(abi_Datatype datatype, abi_Aint *true_lb, abi_Aint *true_extent)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Type_get_true_extent", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Type_get_true_extent)(bnd_to_Type(datatype), (void *)true_lb, (void *)true_extent),
            "MPI_Type_get_true_extent", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_get_true_extent)(abi_Datatype datatype, abi_Aint *true_lb, abi_Aint *true_extent)
{
    (void)datatype, (void)true_lb, (void)true_extent;
    return BND_UNSUPPORTED("MPI_Type_get_true_extent", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_get_true_extent_c
#if BND_HAS_MPI_Type_get_true_extent_c && !defined(BND_EMULATES_MPI_Type_get_true_extent)
int BND_IMPLEMENTATION(Type_get_true_extent_c)(abi_Datatype datatype, abi_Count *true_lb, abi_Count *true_extent)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Type_get_true_extent_c", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Type_get_true_extent_c)(bnd_to_Type(datatype), (void *)true_lb,
            (void *)true_extent), "MPI_Type_get_true_extent_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_get_true_extent_c)(abi_Datatype datatype, abi_Count *true_lb, abi_Count *true_extent)
{
#if BND_HAS_MPI_Type_get_true_extent || defined(BND_EMULATES_MPI_Type_get_true_extent)
    BND_NARROW_OUT(MPI_Aint, true_lb, 1, "MPI_Type_get_true_extent_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    BND_NARROW_OUT(MPI_Aint, true_extent, 1, "MPI_Type_get_true_extent_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Type_get_true_extent)(datatype, c_true_lb, c_true_extent);
    BND_NARROWED_OUT(true_lb, 1, 0);
    BND_NARROWED_OUT(true_extent, 1, 0);
    return bnd_result;
#else
    (void)datatype, (void)true_lb, (void)true_extent;
    return BND_UNSUPPORTED("MPI_Type_get_true_extent_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_get_true_extent_x
#if BND_HAS_MPI_Type_get_true_extent_x
int BND_IMPLEMENTATION(Type_get_true_extent_x)(abi_Datatype datatype, abi_Count *true_lb, abi_Count *true_extent)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Type_get_true_extent_x", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Type_get_true_extent_x)(bnd_to_Type(datatype), (void *)true_lb,
            (void *)true_extent), "MPI_Type_get_true_extent_x", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_get_true_extent_x)(abi_Datatype datatype, abi_Count *true_lb, abi_Count *true_extent)
{
    (void)datatype, (void)true_lb, (void)true_extent;
    return BND_UNSUPPORTED("MPI_Type_get_true_extent_x", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_get_value_index
#if BND_HAS_MPI_Type_get_value_index
int BND_IMPLEMENTATION(Type_get_value_index)(abi_Datatype value_type, abi_Datatype index_type, abi_Datatype *pair_type)
{
    BND_ABI_REFUSE_WRONG(Type, value_type, 1, ABI_ERR_TYPE, "MPI_Type_get_value_index", BND_ON_NOTHING, 0);
    BND_ABI_REFUSE_WRONG(Type, index_type, 1, ABI_ERR_TYPE, "MPI_Type_get_value_index", BND_ON_NOTHING, 0);
    MPI_Datatype c_pair_type = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_get_value_index)(bnd_to_Type(value_type), bnd_to_Type(index_type),
            &c_pair_type);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *pair_type = bnd_from_Type(c_pair_type);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_get_value_index", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_get_value_index)(abi_Datatype value_type, abi_Datatype index_type, abi_Datatype *pair_type)
{
    (void)value_type, (void)index_type, (void)pair_type;
    return BND_UNSUPPORTED("MPI_Type_get_value_index", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_indexed
#if BND_HAS_MPI_Type_indexed
int BND_IMPLEMENTATION(Type_indexed)(int count, const int array_of_blocklengths[], const int array_of_displacements[],
        abi_Datatype oldtype, abi_Datatype *newtype)
{
    BND_ABI_REFUSE_WRONG(Type, oldtype, 1, ABI_ERR_TYPE, "MPI_Type_indexed", BND_ON_NOTHING, 0);
    MPI_Datatype c_newtype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_indexed)(count, (void *)array_of_blocklengths,
            (void *)array_of_displacements, bnd_to_Type(oldtype), &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_indexed", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_indexed)(int count, const int array_of_blocklengths[], const int array_of_displacements[],
        abi_Datatype oldtype, abi_Datatype *newtype)
{
    (void)count, (void)array_of_blocklengths, (void)array_of_displacements, (void)oldtype, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_indexed", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_indexed_c
#if BND_HAS_MPI_Type_indexed_c && !defined(BND_EMULATES_MPI_Type_indexed)
int BND_IMPLEMENTATION(Type_indexed_c)(abi_Count count, const abi_Count array_of_blocklengths[],
        const abi_Count array_of_displacements[], abi_Datatype oldtype, abi_Datatype *newtype)
{
    BND_ABI_REFUSE_WRONG(Type, oldtype, 1, ABI_ERR_TYPE, "MPI_Type_indexed_c", BND_ON_NOTHING, 0);
    MPI_Datatype c_newtype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_indexed_c)(count, (void *)array_of_blocklengths,
            (void *)array_of_displacements, bnd_to_Type(oldtype), &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_indexed_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_indexed_c)(abi_Count count, const abi_Count array_of_blocklengths[],
        const abi_Count array_of_displacements[], abi_Datatype oldtype, abi_Datatype *newtype)
{
#if BND_HAS_MPI_Type_indexed || defined(BND_EMULATES_MPI_Type_indexed)
    BND_NARROW_IN(int, count, 1, "MPI_Type_indexed_c", ABI_ERR_COUNT, BND_ON_NOTHING, 0);
    BND_NARROW_ARRAY_IN(int, array_of_blocklengths, count, "MPI_Type_indexed_c", ABI_ERR_COUNT, BND_ON_NOTHING, 0);
    BND_NARROW_ARRAY_IN(int, array_of_displacements, count, "MPI_Type_indexed_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Type_indexed)(c_count, c_array_of_blocklengths, c_array_of_displacements,
            oldtype, newtype);
    BND_NARROWED_IN(count, 1, 0);
    BND_NARROWED_ARRAY_IN(array_of_blocklengths, count, 0);
    BND_NARROWED_ARRAY_IN(array_of_displacements, count, 0);
    return bnd_result;
#else
    (void)count, (void)array_of_blocklengths, (void)array_of_displacements, (void)oldtype, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_indexed_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_match_size
#if BND_HAS_MPI_Type_match_size
int BND_IMPLEMENTATION(Type_match_size)(int typeclass, int size, abi_Datatype *datatype)
{
    MPI_Datatype c_datatype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_match_size)(bnd_to_type_classes(typeclass), size, &c_datatype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *datatype = bnd_from_Type(c_datatype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_match_size", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_match_size)(int typeclass, int size, abi_Datatype *datatype)
{
    (void)typeclass, (void)size, (void)datatype;
    return BND_UNSUPPORTED("MPI_Type_match_size", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_set_name
#if BND_HAS_MPI_Type_set_name
int BND_IMPLEMENTATION(Type_set_name)(abi_Datatype datatype, const char *type_name)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Type_set_name", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Type_set_name)(bnd_to_Type(datatype), type_name), "MPI_Type_set_name",
            BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_set_name)(abi_Datatype datatype, const char *type_name)
{
    (void)datatype, (void)type_name;
    return BND_UNSUPPORTED("MPI_Type_set_name", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_size
#if BND_HAS_MPI_Type_size
int BND_IMPLEMENTATION(Type_size)(abi_Datatype datatype, int *size)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Type_size", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Type_size)(bnd_to_Type(datatype), (void *)size), "MPI_Type_size", BND_ON_NOTHING,
            0);
}
#else
int BND_IMPLEMENTATION(Type_size)(abi_Datatype datatype, int *size)
{
    (void)datatype, (void)size;
    return BND_UNSUPPORTED("MPI_Type_size", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_size_c
#if BND_HAS_MPI_Type_size_c && !defined(BND_EMULATES_MPI_Type_size)
int BND_IMPLEMENTATION(Type_size_c)(abi_Datatype datatype, abi_Count *size)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Type_size_c", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Type_size_c)(bnd_to_Type(datatype), (void *)size), "MPI_Type_size_c",
            BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_size_c)(abi_Datatype datatype, abi_Count *size)
{
#if BND_HAS_MPI_Type_size || defined(BND_EMULATES_MPI_Type_size)
    BND_NARROW_OUT(int, size, 1, "MPI_Type_size_c", ABI_ERR_COUNT, BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Type_size)(datatype, c_size);
    BND_NARROWED_OUT(size, 1, 0);
    return bnd_result;
#else
    (void)datatype, (void)size;
    return BND_UNSUPPORTED("MPI_Type_size_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_size_x
#if BND_HAS_MPI_Type_size_x
int BND_IMPLEMENTATION(Type_size_x)(abi_Datatype datatype, abi_Count *size)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Type_size_x", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Type_size_x)(bnd_to_Type(datatype), (void *)size), "MPI_Type_size_x",
            BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_size_x)(abi_Datatype datatype, abi_Count *size)
{
    (void)datatype, (void)size;
    return BND_UNSUPPORTED("MPI_Type_size_x", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_vector
#if BND_HAS_MPI_Type_vector
int BND_IMPLEMENTATION(Type_vector)(int count, int blocklength, int stride, abi_Datatype oldtype,
        abi_Datatype *newtype)
{
    BND_ABI_REFUSE_WRONG(Type, oldtype, 1, ABI_ERR_TYPE, "MPI_Type_vector", BND_ON_NOTHING, 0);
    MPI_Datatype c_newtype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_vector)(count, blocklength, stride, bnd_to_Type(oldtype), &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_vector", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_vector)(int count, int blocklength, int stride, abi_Datatype oldtype,
        abi_Datatype *newtype)
{
    (void)count, (void)blocklength, (void)stride, (void)oldtype, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_vector", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_vector_c
#if BND_HAS_MPI_Type_vector_c && !defined(BND_EMULATES_MPI_Type_vector)
int BND_IMPLEMENTATION(Type_vector_c)(abi_Count count, abi_Count blocklength, abi_Count stride, abi_Datatype oldtype,
        abi_Datatype *newtype)
{
    BND_ABI_REFUSE_WRONG(Type, oldtype, 1, ABI_ERR_TYPE, "MPI_Type_vector_c", BND_ON_NOTHING, 0);
    MPI_Datatype c_newtype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_vector_c)(count, blocklength, stride, bnd_to_Type(oldtype), &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_vector_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_vector_c)(abi_Count count, abi_Count blocklength, abi_Count stride, abi_Datatype oldtype,
        abi_Datatype *newtype)
{
#if BND_HAS_MPI_Type_vector || defined(BND_EMULATES_MPI_Type_vector)
    BND_NARROW_IN(int, count, 1, "MPI_Type_vector_c", ABI_ERR_COUNT, BND_ON_NOTHING, 0);
    BND_NARROW_IN(int, blocklength, 1, "MPI_Type_vector_c", ABI_ERR_COUNT, BND_ON_NOTHING, 0);
    BND_NARROW_IN(int, stride, 1, "MPI_Type_vector_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Type_vector)(c_count, c_blocklength, c_stride, oldtype, newtype);
    BND_NARROWED_IN(count, 1, 0);
    BND_NARROWED_IN(blocklength, 1, 0);
    BND_NARROWED_IN(stride, 1, 0);
    return bnd_result;
#else
    (void)count, (void)blocklength, (void)stride, (void)oldtype, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_vector_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Unpack
#if BND_HAS_MPI_Unpack
int BND_IMPLEMENTATION(Unpack)(const void *inbuf, int insize, int *position, void *outbuf, int outcount,
        abi_Datatype datatype, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Unpack", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Unpack", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Unpack)(inbuf, insize, (void *)position, outbuf, outcount, bnd_to_Type(datatype),
            bnd_to_Comm(comm)), "MPI_Unpack", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Unpack)(const void *inbuf, int insize, int *position, void *outbuf, int outcount,
        abi_Datatype datatype, abi_Comm comm)
{
    (void)inbuf, (void)insize, (void)position, (void)outbuf, (void)outcount, (void)datatype, (void)comm;
    return BND_UNSUPPORTED("MPI_Unpack", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Unpack_c
#if BND_HAS_MPI_Unpack_c && !defined(BND_EMULATES_MPI_Unpack)
int BND_IMPLEMENTATION(Unpack_c)(const void *inbuf, abi_Count insize, abi_Count *position, void *outbuf,
        abi_Count outcount, abi_Datatype datatype, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Unpack_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Unpack_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Unpack_c)(inbuf, insize, (void *)position, outbuf, outcount, bnd_to_Type(datatype),
            bnd_to_Comm(comm)), "MPI_Unpack_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Unpack_c)(const void *inbuf, abi_Count insize, abi_Count *position, void *outbuf,
        abi_Count outcount, abi_Datatype datatype, abi_Comm comm)
{
#if BND_HAS_MPI_Unpack || defined(BND_EMULATES_MPI_Unpack)
    BND_NARROW_IN(int, insize, 1, "MPI_Unpack_c", ABI_ERR_ARG, BND_ON_COMM, comm);
    BND_NARROW_INOUT(int, position, 1, "MPI_Unpack_c", ABI_ERR_ARG, BND_ON_COMM, comm);
    BND_NARROW_IN(int, outcount, 1, "MPI_Unpack_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Unpack)(inbuf, c_insize, c_position, outbuf, c_outcount, datatype, comm);
    BND_NARROWED_IN(insize, 1, 0);
    BND_NARROWED_INOUT(position, 1, 0);
    BND_NARROWED_IN(outcount, 1, 0);
    return bnd_result;
#else
    (void)inbuf, (void)insize, (void)position, (void)outbuf, (void)outcount, (void)datatype, (void)comm;
    return BND_UNSUPPORTED("MPI_Unpack_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Unpack_external
#if BND_HAS_MPI_Unpack_external
int BND_IMPLEMENTATION(Unpack_external)(const char *datarep, const void *inbuf, abi_Aint insize, abi_Aint *position,
        void *outbuf, int outcount, abi_Datatype datatype)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Unpack_external", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Unpack_external)(datarep, inbuf, insize, (void *)position, outbuf, outcount,
            bnd_to_Type(datatype)), "MPI_Unpack_external", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Unpack_external)(const char *datarep, const void *inbuf, abi_Aint insize, abi_Aint *position,
        void *outbuf, int outcount, abi_Datatype datatype)
{
    (void)datarep, (void)inbuf, (void)insize, (void)position, (void)outbuf, (void)outcount, (void)datatype;
    return BND_UNSUPPORTED("MPI_Unpack_external", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Unpack_external_c
#if BND_HAS_MPI_Unpack_external_c && !defined(BND_EMULATES_MPI_Unpack_external)
int BND_IMPLEMENTATION(Unpack_external_c)(const char *datarep, const void *inbuf, abi_Count insize,
        abi_Count *position, void *outbuf, abi_Count outcount, abi_Datatype datatype)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Unpack_external_c", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Unpack_external_c)(datarep, inbuf, insize, (void *)position, outbuf, outcount,
            bnd_to_Type(datatype)), "MPI_Unpack_external_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Unpack_external_c)(const char *datarep, const void *inbuf, abi_Count insize,
        abi_Count *position, void *outbuf, abi_Count outcount, abi_Datatype datatype)
{
#if BND_HAS_MPI_Unpack_external || defined(BND_EMULATES_MPI_Unpack_external)
    BND_NARROW_IN(MPI_Aint, insize, 1, "MPI_Unpack_external_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    BND_NARROW_INOUT(MPI_Aint, position, 1, "MPI_Unpack_external_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    BND_NARROW_IN(int, outcount, 1, "MPI_Unpack_external_c", ABI_ERR_COUNT, BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Unpack_external)(datarep, inbuf, c_insize, c_position, outbuf,
            c_outcount, datatype);
    BND_NARROWED_IN(insize, 1, 0);
    BND_NARROWED_INOUT(position, 1, 0);
    BND_NARROWED_IN(outcount, 1, 0);
    return bnd_result;
#else
    (void)datarep, (void)inbuf, (void)insize, (void)position, (void)outbuf, (void)outcount, (void)datatype;
    return BND_UNSUPPORTED("MPI_Unpack_external_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

