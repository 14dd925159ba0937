/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml through templates/test/recorder/recorder.c.j2. */
/* The recorder's half of the chapter "datatypes": every routine writes down its arguments and replies with known values. */
#include "recorder.h"

#if REC_HAS(MPI_Aint_add) && !REC_OWN_MPI_Aint_add
MPI_Aint REC_NAME(Aint_add)(MPI_Aint base, MPI_Aint disp) REC_LABEL(Aint_add);
MPI_Aint REC_NAME(Aint_add)(MPI_Aint base, MPI_Aint disp)
{
    rec_enter("Aint_add", REC_SHIFT);
    rec_number("base", base);
    rec_number("disp", disp);
    return 5000000000;
}
#endif

#if REC_HAS(MPI_Aint_diff) && !REC_OWN_MPI_Aint_diff
MPI_Aint REC_NAME(Aint_diff)(MPI_Aint addr1, MPI_Aint addr2) REC_LABEL(Aint_diff);
MPI_Aint REC_NAME(Aint_diff)(MPI_Aint addr1, MPI_Aint addr2)
{
    rec_enter("Aint_diff", REC_SHIFT);
    rec_number("addr1", addr1);
    rec_number("addr2", addr2);
    return 5000000000;
}
#endif

#if REC_HAS(MPI_Get_address) && !REC_OWN_MPI_Get_address
int REC_NAME(Get_address)(const void *location, MPI_Aint *address) REC_LABEL(Get_address);
int REC_NAME(Get_address)(const void *location, MPI_Aint *address)
{
    rec_enter("Get_address", REC_SHIFT);
    REC_SPECIAL(location, MPI_BOTTOM);
    rec_pointer("location", location);
    *address = 5000000102;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Get_count) && !REC_OWN_MPI_Get_count
int REC_NAME(Get_count)(const MPI_Status *status, MPI_Datatype datatype, int *count) REC_LABEL(Get_count);
int REC_NAME(Get_count)(const MPI_Status *status, MPI_Datatype datatype, int *count)
{
    rec_enter("Get_count", REC_SHIFT);
    REC_STATUS("status", *status);
    REC_HANDLE("datatype", datatype);
    *count = 203;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Get_count_c) && !REC_OWN_MPI_Get_count_c
int REC_NAME(Get_count_c)(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count) REC_LABEL(Get_count_c);
int REC_NAME(Get_count_c)(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)
{
    rec_enter("Get_count_c", REC_SHIFT);
    REC_STATUS("status", *status);
    REC_HANDLE("datatype", datatype);
    *count = 5000000103;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Get_elements) && !REC_OWN_MPI_Get_elements
int REC_NAME(Get_elements)(const MPI_Status *status, MPI_Datatype datatype, int *count) REC_LABEL(Get_elements);
int REC_NAME(Get_elements)(const MPI_Status *status, MPI_Datatype datatype, int *count)
{
    rec_enter("Get_elements", REC_SHIFT);
    REC_STATUS("status", *status);
    REC_HANDLE("datatype", datatype);
    *count = 203;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Get_elements_c) && !REC_OWN_MPI_Get_elements_c
int REC_NAME(Get_elements_c)(const MPI_Status *status, MPI_Datatype datatype,
        MPI_Count *count) REC_LABEL(Get_elements_c);
int REC_NAME(Get_elements_c)(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)
{
    rec_enter("Get_elements_c", REC_SHIFT);
    REC_STATUS("status", *status);
    REC_HANDLE("datatype", datatype);
    *count = 5000000103;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Get_elements_x) && !REC_OWN_MPI_Get_elements_x
int REC_NAME(Get_elements_x)(const MPI_Status *status, MPI_Datatype datatype,
        MPI_Count *count) REC_LABEL(Get_elements_x);
int REC_NAME(Get_elements_x)(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)
{
    rec_enter("Get_elements_x", REC_SHIFT);
    REC_STATUS("status", *status);
    REC_HANDLE("datatype", datatype);
    *count = 5000000103;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Pack) && !REC_OWN_MPI_Pack
int REC_NAME(Pack)(const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize, int *position,
        MPI_Comm comm) REC_LABEL(Pack);
int REC_NAME(Pack)(const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize, int *position,
        MPI_Comm comm)
{
    rec_enter("Pack", REC_SHIFT);
    REC_SPECIAL(inbuf, MPI_BOTTOM);
    REC_SPECIAL(outbuf, MPI_BOTTOM);
    rec_pointer("inbuf", inbuf);
    rec_number("incount", incount);
    REC_HANDLE("datatype", datatype);
    rec_pointer("outbuf", outbuf);
    rec_number("outsize", outsize);
    rec_number("position", *position);
    REC_HANDLE("comm", comm);
    *position = 206;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Pack_c) && !REC_OWN_MPI_Pack_c
int REC_NAME(Pack_c)(const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize,
        MPI_Count *position, MPI_Comm comm) REC_LABEL(Pack_c);
int REC_NAME(Pack_c)(const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize,
        MPI_Count *position, MPI_Comm comm)
{
    rec_enter("Pack_c", REC_SHIFT);
    REC_SPECIAL(inbuf, MPI_BOTTOM);
    REC_SPECIAL(outbuf, MPI_BOTTOM);
    rec_pointer("inbuf", inbuf);
    rec_number("incount", incount);
    REC_HANDLE("datatype", datatype);
    rec_pointer("outbuf", outbuf);
    rec_number("outsize", outsize);
    rec_number("position", *position);
    REC_HANDLE("comm", comm);
    *position = 5000000106;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Pack_external) && !REC_OWN_MPI_Pack_external
int REC_NAME(Pack_external)(const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf,
        MPI_Aint outsize, MPI_Aint *position) REC_LABEL(Pack_external);
int REC_NAME(Pack_external)(const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf,
        MPI_Aint outsize, MPI_Aint *position)
{
    rec_enter("Pack_external", REC_SHIFT);
    REC_SPECIAL(inbuf, MPI_BOTTOM);
    REC_SPECIAL(outbuf, MPI_BOTTOM);
    rec_string("datarep", datarep);
    rec_pointer("inbuf", inbuf);
    rec_number("incount", incount);
    REC_HANDLE("datatype", datatype);
    rec_pointer("outbuf", outbuf);
    rec_number("outsize", outsize);
    rec_number("position", *position);
    *position = 5000000107;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Pack_external_c) && !REC_OWN_MPI_Pack_external_c
int REC_NAME(Pack_external_c)(const char *datarep, const void *inbuf, MPI_Count incount, MPI_Datatype datatype,
        void *outbuf, MPI_Count outsize, MPI_Count *position) REC_LABEL(Pack_external_c);
int REC_NAME(Pack_external_c)(const char *datarep, const void *inbuf, MPI_Count incount, MPI_Datatype datatype,
        void *outbuf, MPI_Count outsize, MPI_Count *position)
{
    rec_enter("Pack_external_c", REC_SHIFT);
    REC_SPECIAL(inbuf, MPI_BOTTOM);
    REC_SPECIAL(outbuf, MPI_BOTTOM);
    rec_string("datarep", datarep);
    rec_pointer("inbuf", inbuf);
    rec_number("incount", incount);
    REC_HANDLE("datatype", datatype);
    rec_pointer("outbuf", outbuf);
    rec_number("outsize", outsize);
    rec_number("position", *position);
    *position = 5000000107;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Pack_external_size) && !REC_OWN_MPI_Pack_external_size
int REC_NAME(Pack_external_size)(const char *datarep, int incount, MPI_Datatype datatype,
        MPI_Aint *size) REC_LABEL(Pack_external_size);
int REC_NAME(Pack_external_size)(const char *datarep, int incount, MPI_Datatype datatype, MPI_Aint *size)
{
    rec_enter("Pack_external_size", REC_SHIFT);
    rec_string("datarep", datarep);
    rec_number("incount", incount);
    REC_HANDLE("datatype", datatype);
    *size = 5000000104;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Pack_external_size_c) && !REC_OWN_MPI_Pack_external_size_c
int REC_NAME(Pack_external_size_c)(const char *datarep, MPI_Count incount, MPI_Datatype datatype,
        MPI_Count *size) REC_LABEL(Pack_external_size_c);
int REC_NAME(Pack_external_size_c)(const char *datarep, MPI_Count incount, MPI_Datatype datatype, MPI_Count *size)
{
    rec_enter("Pack_external_size_c", REC_SHIFT);
    rec_string("datarep", datarep);
    rec_number("incount", incount);
    REC_HANDLE("datatype", datatype);
    *size = 5000000104;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Pack_size) && !REC_OWN_MPI_Pack_size
int REC_NAME(Pack_size)(int incount, MPI_Datatype datatype, MPI_Comm comm, int *size) REC_LABEL(Pack_size);
int REC_NAME(Pack_size)(int incount, MPI_Datatype datatype, MPI_Comm comm, int *size)
{
    rec_enter("Pack_size", REC_SHIFT);
    rec_number("incount", incount);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("comm", comm);
    *size = 204;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Pack_size_c) && !REC_OWN_MPI_Pack_size_c
int REC_NAME(Pack_size_c)(MPI_Count incount, MPI_Datatype datatype, MPI_Comm comm,
        MPI_Count *size) REC_LABEL(Pack_size_c);
int REC_NAME(Pack_size_c)(MPI_Count incount, MPI_Datatype datatype, MPI_Comm comm, MPI_Count *size)
{
    rec_enter("Pack_size_c", REC_SHIFT);
    rec_number("incount", incount);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("comm", comm);
    *size = 5000000104;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Status_set_elements) && !REC_OWN_MPI_Status_set_elements
int REC_NAME(Status_set_elements)(MPI_Status *status, MPI_Datatype datatype, int count) REC_LABEL(Status_set_elements);
int REC_NAME(Status_set_elements)(MPI_Status *status, MPI_Datatype datatype, int count)
{
    rec_enter("Status_set_elements", REC_SHIFT);
    REC_STATUS("status", *status);
    REC_HANDLE("datatype", datatype);
    rec_number("count", count);
    REC_FILL_STATUS(*status, 201);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Status_set_elements_c) && !REC_OWN_MPI_Status_set_elements_c
int REC_NAME(Status_set_elements_c)(MPI_Status *status, MPI_Datatype datatype,
        MPI_Count count) REC_LABEL(Status_set_elements_c);
int REC_NAME(Status_set_elements_c)(MPI_Status *status, MPI_Datatype datatype, MPI_Count count)
{
    rec_enter("Status_set_elements_c", REC_SHIFT);
    REC_STATUS("status", *status);
    REC_HANDLE("datatype", datatype);
    rec_number("count", count);
    REC_FILL_STATUS(*status, 201);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Status_set_elements_x) && !REC_OWN_MPI_Status_set_elements_x
int REC_NAME(Status_set_elements_x)(MPI_Status *status, MPI_Datatype datatype,
        MPI_Count count) REC_LABEL(Status_set_elements_x);
int REC_NAME(Status_set_elements_x)(MPI_Status *status, MPI_Datatype datatype, MPI_Count count)
{
    rec_enter("Status_set_elements_x", REC_SHIFT);
    REC_STATUS("status", *status);
    REC_HANDLE("datatype", datatype);
    rec_number("count", count);
    REC_FILL_STATUS(*status, 201);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_commit) && !REC_OWN_MPI_Type_commit
int REC_NAME(Type_commit)(MPI_Datatype *datatype) REC_LABEL(Type_commit);
int REC_NAME(Type_commit)(MPI_Datatype *datatype)
{
    rec_enter("Type_commit", REC_SHIFT);
    REC_HANDLE("datatype", *datatype);
    *datatype = REC_NEW(MPI_Datatype, 2001);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_contiguous) && !REC_OWN_MPI_Type_contiguous
int REC_NAME(Type_contiguous)(int count, MPI_Datatype oldtype, MPI_Datatype *newtype) REC_LABEL(Type_contiguous);
int REC_NAME(Type_contiguous)(int count, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    rec_enter("Type_contiguous", REC_SHIFT);
    rec_number("count", count);
    REC_HANDLE("oldtype", oldtype);
    *newtype = REC_NEW(MPI_Datatype, 2003);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_contiguous_c) && !REC_OWN_MPI_Type_contiguous_c
int REC_NAME(Type_contiguous_c)(MPI_Count count, MPI_Datatype oldtype,
        MPI_Datatype *newtype) REC_LABEL(Type_contiguous_c);
int REC_NAME(Type_contiguous_c)(MPI_Count count, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    rec_enter("Type_contiguous_c", REC_SHIFT);
    rec_number("count", count);
    REC_HANDLE("oldtype", oldtype);
    *newtype = REC_NEW(MPI_Datatype, 2003);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_create_darray) && !REC_OWN_MPI_Type_create_darray
int REC_NAME(Type_create_darray)(int size, int rank, int ndims, const int array_of_gsizes[],
        const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order,
        MPI_Datatype oldtype, MPI_Datatype *newtype) REC_LABEL(Type_create_darray);
int REC_NAME(Type_create_darray)(int size, int rank, int ndims, const int array_of_gsizes[],
        const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order,
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    rec_enter("Type_create_darray", REC_SHIFT);
    rec_number("size", size);
    rec_number("rank", rank);
    rec_number("ndims", ndims);
    REC_ARRAY("array_of_gsizes", array_of_gsizes, ndims);
    REC_ARRAY("array_of_distribs", array_of_distribs, ndims);
    REC_ARRAY("array_of_dargs", array_of_dargs, ndims);
    REC_ARRAY("array_of_psizes", array_of_psizes, ndims);
    rec_number("order", order);
    REC_HANDLE("oldtype", oldtype);
    *newtype = REC_NEW(MPI_Datatype, 2010);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_create_darray_c) && !REC_OWN_MPI_Type_create_darray_c
int REC_NAME(Type_create_darray_c)(int size, int rank, int ndims, const MPI_Count array_of_gsizes[],
        const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order,
        MPI_Datatype oldtype, MPI_Datatype *newtype) REC_LABEL(Type_create_darray_c);
int REC_NAME(Type_create_darray_c)(int size, int rank, int ndims, const MPI_Count array_of_gsizes[],
        const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order,
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    rec_enter("Type_create_darray_c", REC_SHIFT);
    rec_number("size", size);
    rec_number("rank", rank);
    rec_number("ndims", ndims);
    REC_ARRAY("array_of_gsizes", array_of_gsizes, ndims);
    REC_ARRAY("array_of_distribs", array_of_distribs, ndims);
    REC_ARRAY("array_of_dargs", array_of_dargs, ndims);
    REC_ARRAY("array_of_psizes", array_of_psizes, ndims);
    rec_number("order", order);
    REC_HANDLE("oldtype", oldtype);
    *newtype = REC_NEW(MPI_Datatype, 2010);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_create_f90_complex) && !REC_OWN_MPI_Type_create_f90_complex
int REC_NAME(Type_create_f90_complex)(int p, int r, MPI_Datatype *newtype) REC_LABEL(Type_create_f90_complex);
int REC_NAME(Type_create_f90_complex)(int p, int r, MPI_Datatype *newtype)
{
    rec_enter("Type_create_f90_complex", REC_SHIFT);
    rec_number("p", p);
    rec_number("r", r);
    *newtype = REC_NEW(MPI_Datatype, 2003);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_create_f90_integer) && !REC_OWN_MPI_Type_create_f90_integer
int REC_NAME(Type_create_f90_integer)(int r, MPI_Datatype *newtype) REC_LABEL(Type_create_f90_integer);
int REC_NAME(Type_create_f90_integer)(int r, MPI_Datatype *newtype)
{
    rec_enter("Type_create_f90_integer", REC_SHIFT);
    rec_number("r", r);
    *newtype = REC_NEW(MPI_Datatype, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_create_f90_real) && !REC_OWN_MPI_Type_create_f90_real
int REC_NAME(Type_create_f90_real)(int p, int r, MPI_Datatype *newtype) REC_LABEL(Type_create_f90_real);
int REC_NAME(Type_create_f90_real)(int p, int r, MPI_Datatype *newtype)
{
    rec_enter("Type_create_f90_real", REC_SHIFT);
    rec_number("p", p);
    rec_number("r", r);
    *newtype = REC_NEW(MPI_Datatype, 2003);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_create_hindexed) && !REC_OWN_MPI_Type_create_hindexed
int REC_NAME(Type_create_hindexed)(int count, const int array_of_blocklengths[],
        const MPI_Aint array_of_displacements[], MPI_Datatype oldtype,
        MPI_Datatype *newtype) REC_LABEL(Type_create_hindexed);
int REC_NAME(Type_create_hindexed)(int count, const int array_of_blocklengths[],
        const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    rec_enter("Type_create_hindexed", REC_SHIFT);
    rec_number("count", count);
    REC_ARRAY("array_of_blocklengths", array_of_blocklengths, count);
    REC_ARRAY("array_of_displacements", array_of_displacements, count);
    REC_HANDLE("oldtype", oldtype);
    *newtype = REC_NEW(MPI_Datatype, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_create_hindexed_block) && !REC_OWN_MPI_Type_create_hindexed_block
int REC_NAME(Type_create_hindexed_block)(int count, int blocklength, const MPI_Aint array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype) REC_LABEL(Type_create_hindexed_block);
int REC_NAME(Type_create_hindexed_block)(int count, int blocklength, const MPI_Aint array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    rec_enter("Type_create_hindexed_block", REC_SHIFT);
    rec_number("count", count);
    rec_number("blocklength", blocklength);
    REC_ARRAY("array_of_displacements", array_of_displacements, count);
    REC_HANDLE("oldtype", oldtype);
    *newtype = REC_NEW(MPI_Datatype, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_create_hindexed_block_c) && !REC_OWN_MPI_Type_create_hindexed_block_c
int REC_NAME(Type_create_hindexed_block_c)(MPI_Count count, MPI_Count blocklength,
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype,
        MPI_Datatype *newtype) REC_LABEL(Type_create_hindexed_block_c);
int REC_NAME(Type_create_hindexed_block_c)(MPI_Count count, MPI_Count blocklength,
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    rec_enter("Type_create_hindexed_block_c", REC_SHIFT);
    rec_number("count", count);
    rec_number("blocklength", blocklength);
    REC_ARRAY("array_of_displacements", array_of_displacements, count);
    REC_HANDLE("oldtype", oldtype);
    *newtype = REC_NEW(MPI_Datatype, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_create_hindexed_c) && !REC_OWN_MPI_Type_create_hindexed_c
int REC_NAME(Type_create_hindexed_c)(MPI_Count count, const MPI_Count array_of_blocklengths[],
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype,
        MPI_Datatype *newtype) REC_LABEL(Type_create_hindexed_c);
int REC_NAME(Type_create_hindexed_c)(MPI_Count count, const MPI_Count array_of_blocklengths[],
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    rec_enter("Type_create_hindexed_c", REC_SHIFT);
    rec_number("count", count);
    REC_ARRAY("array_of_blocklengths", array_of_blocklengths, count);
    REC_ARRAY("array_of_displacements", array_of_displacements, count);
    REC_HANDLE("oldtype", oldtype);
    *newtype = REC_NEW(MPI_Datatype, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_create_hvector) && !REC_OWN_MPI_Type_create_hvector
int REC_NAME(Type_create_hvector)(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype) REC_LABEL(Type_create_hvector);
int REC_NAME(Type_create_hvector)(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype)
{
    rec_enter("Type_create_hvector", REC_SHIFT);
    rec_number("count", count);
    rec_number("blocklength", blocklength);
    rec_number("stride", stride);
    REC_HANDLE("oldtype", oldtype);
    *newtype = REC_NEW(MPI_Datatype, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_create_hvector_c) && !REC_OWN_MPI_Type_create_hvector_c
int REC_NAME(Type_create_hvector_c)(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype) REC_LABEL(Type_create_hvector_c);
int REC_NAME(Type_create_hvector_c)(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype)
{
    rec_enter("Type_create_hvector_c", REC_SHIFT);
    rec_number("count", count);
    rec_number("blocklength", blocklength);
    rec_number("stride", stride);
    REC_HANDLE("oldtype", oldtype);
    *newtype = REC_NEW(MPI_Datatype, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_create_indexed_block) && !REC_OWN_MPI_Type_create_indexed_block
int REC_NAME(Type_create_indexed_block)(int count, int blocklength, const int array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype) REC_LABEL(Type_create_indexed_block);
int REC_NAME(Type_create_indexed_block)(int count, int blocklength, const int array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    rec_enter("Type_create_indexed_block", REC_SHIFT);
    rec_number("count", count);
    rec_number("blocklength", blocklength);
    REC_ARRAY("array_of_displacements", array_of_displacements, count);
    REC_HANDLE("oldtype", oldtype);
    *newtype = REC_NEW(MPI_Datatype, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_create_indexed_block_c) && !REC_OWN_MPI_Type_create_indexed_block_c
int REC_NAME(Type_create_indexed_block_c)(MPI_Count count, MPI_Count blocklength,
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype,
        MPI_Datatype *newtype) REC_LABEL(Type_create_indexed_block_c);
int REC_NAME(Type_create_indexed_block_c)(MPI_Count count, MPI_Count blocklength,
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    rec_enter("Type_create_indexed_block_c", REC_SHIFT);
    rec_number("count", count);
    rec_number("blocklength", blocklength);
    REC_ARRAY("array_of_displacements", array_of_displacements, count);
    REC_HANDLE("oldtype", oldtype);
    *newtype = REC_NEW(MPI_Datatype, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_create_resized) && !REC_OWN_MPI_Type_create_resized
int REC_NAME(Type_create_resized)(MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent,
        MPI_Datatype *newtype) REC_LABEL(Type_create_resized);
int REC_NAME(Type_create_resized)(MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype *newtype)
{
    rec_enter("Type_create_resized", REC_SHIFT);
    REC_HANDLE("oldtype", oldtype);
    rec_number("lb", lb);
    rec_number("extent", extent);
    *newtype = REC_NEW(MPI_Datatype, 2004);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_create_resized_c) && !REC_OWN_MPI_Type_create_resized_c
int REC_NAME(Type_create_resized_c)(MPI_Datatype oldtype, MPI_Count lb, MPI_Count extent,
        MPI_Datatype *newtype) REC_LABEL(Type_create_resized_c);
int REC_NAME(Type_create_resized_c)(MPI_Datatype oldtype, MPI_Count lb, MPI_Count extent, MPI_Datatype *newtype)
{
    rec_enter("Type_create_resized_c", REC_SHIFT);
    REC_HANDLE("oldtype", oldtype);
    rec_number("lb", lb);
    rec_number("extent", extent);
    *newtype = REC_NEW(MPI_Datatype, 2004);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_create_struct) && !REC_OWN_MPI_Type_create_struct
int REC_NAME(Type_create_struct)(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[],
        const MPI_Datatype array_of_types[], MPI_Datatype *newtype) REC_LABEL(Type_create_struct);
int REC_NAME(Type_create_struct)(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[],
        const MPI_Datatype array_of_types[], MPI_Datatype *newtype)
{
    rec_enter("Type_create_struct", REC_SHIFT);
    rec_number("count", count);
    REC_ARRAY("array_of_blocklengths", array_of_blocklengths, count);
    REC_ARRAY("array_of_displacements", array_of_displacements, count);
    REC_HANDLES("array_of_types", array_of_types, count);
    *newtype = REC_NEW(MPI_Datatype, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_create_struct_c) && !REC_OWN_MPI_Type_create_struct_c
int REC_NAME(Type_create_struct_c)(MPI_Count count, const MPI_Count array_of_blocklengths[],
        const MPI_Count array_of_displacements[], const MPI_Datatype array_of_types[],
        MPI_Datatype *newtype) REC_LABEL(Type_create_struct_c);
int REC_NAME(Type_create_struct_c)(MPI_Count count, const MPI_Count array_of_blocklengths[],
        const MPI_Count array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype)
{
    rec_enter("Type_create_struct_c", REC_SHIFT);
    rec_number("count", count);
    REC_ARRAY("array_of_blocklengths", array_of_blocklengths, count);
    REC_ARRAY("array_of_displacements", array_of_displacements, count);
    REC_HANDLES("array_of_types", array_of_types, count);
    *newtype = REC_NEW(MPI_Datatype, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_create_subarray) && !REC_OWN_MPI_Type_create_subarray
int REC_NAME(Type_create_subarray)(int ndims, const int array_of_sizes[], const int array_of_subsizes[],
        const int array_of_starts[], int order, MPI_Datatype oldtype,
        MPI_Datatype *newtype) REC_LABEL(Type_create_subarray);
int REC_NAME(Type_create_subarray)(int ndims, const int array_of_sizes[], const int array_of_subsizes[],
        const int array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    rec_enter("Type_create_subarray", REC_SHIFT);
    rec_number("ndims", ndims);
    REC_ARRAY("array_of_sizes", array_of_sizes, ndims);
    REC_ARRAY("array_of_subsizes", array_of_subsizes, ndims);
    REC_ARRAY("array_of_starts", array_of_starts, ndims);
    rec_number("order", order);
    REC_HANDLE("oldtype", oldtype);
    *newtype = REC_NEW(MPI_Datatype, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_create_subarray_c) && !REC_OWN_MPI_Type_create_subarray_c
int REC_NAME(Type_create_subarray_c)(int ndims, const MPI_Count array_of_sizes[], const MPI_Count array_of_subsizes[],
        const MPI_Count array_of_starts[], int order, MPI_Datatype oldtype,
        MPI_Datatype *newtype) REC_LABEL(Type_create_subarray_c);
int REC_NAME(Type_create_subarray_c)(int ndims, const MPI_Count array_of_sizes[], const MPI_Count array_of_subsizes[],
        const MPI_Count array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    rec_enter("Type_create_subarray_c", REC_SHIFT);
    rec_number("ndims", ndims);
    REC_ARRAY("array_of_sizes", array_of_sizes, ndims);
    REC_ARRAY("array_of_subsizes", array_of_subsizes, ndims);
    REC_ARRAY("array_of_starts", array_of_starts, ndims);
    rec_number("order", order);
    REC_HANDLE("oldtype", oldtype);
    *newtype = REC_NEW(MPI_Datatype, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_dup) && !REC_OWN_MPI_Type_dup
int REC_NAME(Type_dup)(MPI_Datatype oldtype, MPI_Datatype *newtype) REC_LABEL(Type_dup);
int REC_NAME(Type_dup)(MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    rec_enter("Type_dup", REC_SHIFT);
    REC_HANDLE("oldtype", oldtype);
    *newtype = REC_NEW(MPI_Datatype, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_free) && !REC_OWN_MPI_Type_free
int REC_NAME(Type_free)(MPI_Datatype *datatype) REC_LABEL(Type_free);
int REC_NAME(Type_free)(MPI_Datatype *datatype)
{
    rec_enter("Type_free", REC_SHIFT);
    REC_HANDLE("datatype", *datatype);
    *datatype = REC_NEW(MPI_Datatype, 2001);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_get_contents) && !REC_OWN_MPI_Type_get_contents
int REC_NAME(Type_get_contents)(MPI_Datatype datatype, int max_integers, int max_addresses, int max_datatypes,
        int array_of_integers[], MPI_Aint array_of_addresses[],
        MPI_Datatype array_of_datatypes[]) REC_LABEL(Type_get_contents);
int REC_NAME(Type_get_contents)(MPI_Datatype datatype, int max_integers, int max_addresses, int max_datatypes,
        int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Datatype array_of_datatypes[])
{
    rec_enter("Type_get_contents", REC_SHIFT);
    REC_HANDLE("datatype", datatype);
    rec_number("max_integers", max_integers);
    rec_number("max_addresses", max_addresses);
    rec_number("max_datatypes", max_datatypes);
    REC_REPLY(array_of_integers, max_integers, 205);
    REC_REPLY(array_of_addresses, max_addresses, 5000000106);
    REC_REPLY_HANDLES(MPI_Datatype, array_of_datatypes, max_datatypes, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_get_contents_c) && !REC_OWN_MPI_Type_get_contents_c
int REC_NAME(Type_get_contents_c)(MPI_Datatype datatype, MPI_Count max_integers, MPI_Count max_addresses,
        MPI_Count max_large_counts, MPI_Count max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[],
        MPI_Count array_of_large_counts[], MPI_Datatype array_of_datatypes[]) REC_LABEL(Type_get_contents_c);
int REC_NAME(Type_get_contents_c)(MPI_Datatype datatype, MPI_Count max_integers, MPI_Count max_addresses,
        MPI_Count max_large_counts, MPI_Count max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[],
        MPI_Count array_of_large_counts[], MPI_Datatype array_of_datatypes[])
{
    rec_enter("Type_get_contents_c", REC_SHIFT);
    REC_HANDLE("datatype", datatype);
    rec_number("max_integers", max_integers);
    rec_number("max_addresses", max_addresses);
    rec_number("max_large_counts", max_large_counts);
    rec_number("max_datatypes", max_datatypes);
    REC_REPLY(array_of_integers, max_integers, 206);
    REC_REPLY(array_of_addresses, max_addresses, 5000000107);
    REC_REPLY(array_of_large_counts, max_large_counts, 5000000108);
    REC_REPLY_HANDLES(MPI_Datatype, array_of_datatypes, max_datatypes, 2009);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_get_envelope) && !REC_OWN_MPI_Type_get_envelope
int REC_NAME(Type_get_envelope)(MPI_Datatype datatype, int *num_integers, int *num_addresses, int *num_datatypes,
        int *combiner) REC_LABEL(Type_get_envelope);
int REC_NAME(Type_get_envelope)(MPI_Datatype datatype, int *num_integers, int *num_addresses, int *num_datatypes,
        int *combiner)
{
    rec_enter("Type_get_envelope", REC_SHIFT);
    REC_HANDLE("datatype", datatype);
    *num_integers = 3;
    *num_addresses = 3;
    *num_datatypes = 3;
    *combiner = 205;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_get_envelope_c) && !REC_OWN_MPI_Type_get_envelope_c
int REC_NAME(Type_get_envelope_c)(MPI_Datatype datatype, MPI_Count *num_integers, MPI_Count *num_addresses,
        MPI_Count *num_large_counts, MPI_Count *num_datatypes, int *combiner) REC_LABEL(Type_get_envelope_c);
int REC_NAME(Type_get_envelope_c)(MPI_Datatype datatype, MPI_Count *num_integers, MPI_Count *num_addresses,
        MPI_Count *num_large_counts, MPI_Count *num_datatypes, int *combiner)
{
    rec_enter("Type_get_envelope_c", REC_SHIFT);
    REC_HANDLE("datatype", datatype);
    *num_integers = 3;
    *num_addresses = 3;
    *num_large_counts = 3;
    *num_datatypes = 3;
    *combiner = 206;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_get_extent) && !REC_OWN_MPI_Type_get_extent
int REC_NAME(Type_get_extent)(MPI_Datatype datatype, MPI_Aint *lb, MPI_Aint *extent) REC_LABEL(Type_get_extent);
int REC_NAME(Type_get_extent)(MPI_Datatype datatype, MPI_Aint *lb, MPI_Aint *extent)
{
    rec_enter("Type_get_extent", REC_SHIFT);
    REC_HANDLE("datatype", datatype);
    *lb = 5000000102;
    *extent = 5000000103;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_get_extent_c) && !REC_OWN_MPI_Type_get_extent_c
int REC_NAME(Type_get_extent_c)(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent) REC_LABEL(Type_get_extent_c);
int REC_NAME(Type_get_extent_c)(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent)
{
    rec_enter("Type_get_extent_c", REC_SHIFT);
    REC_HANDLE("datatype", datatype);
    *lb = 5000000102;
    *extent = 5000000103;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_get_extent_x) && !REC_OWN_MPI_Type_get_extent_x
int REC_NAME(Type_get_extent_x)(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent) REC_LABEL(Type_get_extent_x);
int REC_NAME(Type_get_extent_x)(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent)
{
    rec_enter("Type_get_extent_x", REC_SHIFT);
    REC_HANDLE("datatype", datatype);
    *lb = 5000000102;
    *extent = 5000000103;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_get_name) && !REC_OWN_MPI_Type_get_name
int REC_NAME(Type_get_name)(MPI_Datatype datatype, char *type_name, int *resultlen) REC_LABEL(Type_get_name);
int REC_NAME(Type_get_name)(MPI_Datatype datatype, char *type_name, int *resultlen)
{
    rec_enter("Type_get_name", REC_SHIFT);
    REC_HANDLE("datatype", datatype);
    rec_reply_string(type_name, 2);
    *resultlen = 203;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_get_true_extent) && !REC_OWN_MPI_Type_get_true_extent
int REC_NAME(Type_get_true_extent)(MPI_Datatype datatype, MPI_Aint *true_lb,
        MPI_Aint *true_extent) REC_LABEL(Type_get_true_extent);
int REC_NAME(Type_get_true_extent)(MPI_Datatype datatype, MPI_Aint *true_lb, MPI_Aint *true_extent)
{
    rec_enter("Type_get_true_extent", REC_SHIFT);
    REC_HANDLE("datatype", datatype);
    *true_lb = 5000000102;
    *true_extent = 5000000103;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_get_true_extent_c) && !REC_OWN_MPI_Type_get_true_extent_c
int REC_NAME(Type_get_true_extent_c)(MPI_Datatype datatype, MPI_Count *true_lb,
        MPI_Count *true_extent) REC_LABEL(Type_get_true_extent_c);
int REC_NAME(Type_get_true_extent_c)(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent)
{
    rec_enter("Type_get_true_extent_c", REC_SHIFT);
    REC_HANDLE("datatype", datatype);
    *true_lb = 5000000102;
    *true_extent = 5000000103;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_get_true_extent_x) && !REC_OWN_MPI_Type_get_true_extent_x
int REC_NAME(Type_get_true_extent_x)(MPI_Datatype datatype, MPI_Count *true_lb,
        MPI_Count *true_extent) REC_LABEL(Type_get_true_extent_x);
int REC_NAME(Type_get_true_extent_x)(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent)
{
    rec_enter("Type_get_true_extent_x", REC_SHIFT);
    REC_HANDLE("datatype", datatype);
    *true_lb = 5000000102;
    *true_extent = 5000000103;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_get_value_index) && !REC_OWN_MPI_Type_get_value_index
int REC_NAME(Type_get_value_index)(MPI_Datatype value_type, MPI_Datatype index_type,
        MPI_Datatype *pair_type) REC_LABEL(Type_get_value_index);
int REC_NAME(Type_get_value_index)(MPI_Datatype value_type, MPI_Datatype index_type, MPI_Datatype *pair_type)
{
    rec_enter("Type_get_value_index", REC_SHIFT);
    REC_HANDLE("value_type", value_type);
    REC_HANDLE("index_type", index_type);
    *pair_type = REC_NEW(MPI_Datatype, 2003);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_indexed) && !REC_OWN_MPI_Type_indexed
int REC_NAME(Type_indexed)(int count, const int array_of_blocklengths[], const int array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype) REC_LABEL(Type_indexed);
int REC_NAME(Type_indexed)(int count, const int array_of_blocklengths[], const int array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    rec_enter("Type_indexed", REC_SHIFT);
    rec_number("count", count);
    REC_ARRAY("array_of_blocklengths", array_of_blocklengths, count);
    REC_ARRAY("array_of_displacements", array_of_displacements, count);
    REC_HANDLE("oldtype", oldtype);
    *newtype = REC_NEW(MPI_Datatype, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_indexed_c) && !REC_OWN_MPI_Type_indexed_c
int REC_NAME(Type_indexed_c)(MPI_Count count, const MPI_Count array_of_blocklengths[],
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype,
        MPI_Datatype *newtype) REC_LABEL(Type_indexed_c);
int REC_NAME(Type_indexed_c)(MPI_Count count, const MPI_Count array_of_blocklengths[],
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    rec_enter("Type_indexed_c", REC_SHIFT);
    rec_number("count", count);
    REC_ARRAY("array_of_blocklengths", array_of_blocklengths, count);
    REC_ARRAY("array_of_displacements", array_of_displacements, count);
    REC_HANDLE("oldtype", oldtype);
    *newtype = REC_NEW(MPI_Datatype, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_match_size) && !REC_OWN_MPI_Type_match_size
int REC_NAME(Type_match_size)(int typeclass, int size, MPI_Datatype *datatype) REC_LABEL(Type_match_size);
int REC_NAME(Type_match_size)(int typeclass, int size, MPI_Datatype *datatype)
{
    rec_enter("Type_match_size", REC_SHIFT);
    rec_number("typeclass", typeclass);
    rec_number("size", size);
    *datatype = REC_NEW(MPI_Datatype, 2003);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_set_name) && !REC_OWN_MPI_Type_set_name
int REC_NAME(Type_set_name)(MPI_Datatype datatype, const char *type_name) REC_LABEL(Type_set_name);
int REC_NAME(Type_set_name)(MPI_Datatype datatype, const char *type_name)
{
    rec_enter("Type_set_name", REC_SHIFT);
    REC_HANDLE("datatype", datatype);
    rec_string("type_name", type_name);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_size) && !REC_OWN_MPI_Type_size
int REC_NAME(Type_size)(MPI_Datatype datatype, int *size) REC_LABEL(Type_size);
int REC_NAME(Type_size)(MPI_Datatype datatype, int *size)
{
    rec_enter("Type_size", REC_SHIFT);
    REC_HANDLE("datatype", datatype);
    *size = 202;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_size_c) && !REC_OWN_MPI_Type_size_c
int REC_NAME(Type_size_c)(MPI_Datatype datatype, MPI_Count *size) REC_LABEL(Type_size_c);
int REC_NAME(Type_size_c)(MPI_Datatype datatype, MPI_Count *size)
{
    rec_enter("Type_size_c", REC_SHIFT);
    REC_HANDLE("datatype", datatype);
    *size = 5000000102;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_size_x) && !REC_OWN_MPI_Type_size_x
int REC_NAME(Type_size_x)(MPI_Datatype datatype, MPI_Count *size) REC_LABEL(Type_size_x);
int REC_NAME(Type_size_x)(MPI_Datatype datatype, MPI_Count *size)
{
    rec_enter("Type_size_x", REC_SHIFT);
    REC_HANDLE("datatype", datatype);
    *size = 5000000102;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_vector) && !REC_OWN_MPI_Type_vector
int REC_NAME(Type_vector)(int count, int blocklength, int stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype) REC_LABEL(Type_vector);
int REC_NAME(Type_vector)(int count, int blocklength, int stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    rec_enter("Type_vector", REC_SHIFT);
    rec_number("count", count);
    rec_number("blocklength", blocklength);
    rec_number("stride", stride);
    REC_HANDLE("oldtype", oldtype);
    *newtype = REC_NEW(MPI_Datatype, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_vector_c) && !REC_OWN_MPI_Type_vector_c
int REC_NAME(Type_vector_c)(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype) REC_LABEL(Type_vector_c);
int REC_NAME(Type_vector_c)(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype)
{
    rec_enter("Type_vector_c", REC_SHIFT);
    rec_number("count", count);
    rec_number("blocklength", blocklength);
    rec_number("stride", stride);
    REC_HANDLE("oldtype", oldtype);
    *newtype = REC_NEW(MPI_Datatype, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Unpack) && !REC_OWN_MPI_Unpack
int REC_NAME(Unpack)(const void *inbuf, int insize, int *position, void *outbuf, int outcount, MPI_Datatype datatype,
        MPI_Comm comm) REC_LABEL(Unpack);
int REC_NAME(Unpack)(const void *inbuf, int insize, int *position, void *outbuf, int outcount, MPI_Datatype datatype,
        MPI_Comm comm)
{
    rec_enter("Unpack", REC_SHIFT);
    REC_SPECIAL(inbuf, MPI_BOTTOM);
    REC_SPECIAL(outbuf, MPI_BOTTOM);
    rec_pointer("inbuf", inbuf);
    rec_number("insize", insize);
    rec_number("position", *position);
    rec_pointer("outbuf", outbuf);
    rec_number("outcount", outcount);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("comm", comm);
    *position = 203;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Unpack_c) && !REC_OWN_MPI_Unpack_c
int REC_NAME(Unpack_c)(const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount,
        MPI_Datatype datatype, MPI_Comm comm) REC_LABEL(Unpack_c);
int REC_NAME(Unpack_c)(const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount,
        MPI_Datatype datatype, MPI_Comm comm)
{
    rec_enter("Unpack_c", REC_SHIFT);
    REC_SPECIAL(inbuf, MPI_BOTTOM);
    REC_SPECIAL(outbuf, MPI_BOTTOM);
    rec_pointer("inbuf", inbuf);
    rec_number("insize", insize);
    rec_number("position", *position);
    rec_pointer("outbuf", outbuf);
    rec_number("outcount", outcount);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("comm", comm);
    *position = 5000000103;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Unpack_external) && !REC_OWN_MPI_Unpack_external
int REC_NAME(Unpack_external)(const char *datarep, const void *inbuf, MPI_Aint insize, MPI_Aint *position,
        void *outbuf, int outcount, MPI_Datatype datatype) REC_LABEL(Unpack_external);
int REC_NAME(Unpack_external)(const char *datarep, const void *inbuf, MPI_Aint insize, MPI_Aint *position,
        void *outbuf, int outcount, MPI_Datatype datatype)
{
    rec_enter("Unpack_external", REC_SHIFT);
    REC_SPECIAL(inbuf, MPI_BOTTOM);
    REC_SPECIAL(outbuf, MPI_BOTTOM);
    rec_string("datarep", datarep);
    rec_pointer("inbuf", inbuf);
    rec_number("insize", insize);
    rec_number("position", *position);
    rec_pointer("outbuf", outbuf);
    rec_number("outcount", outcount);
    REC_HANDLE("datatype", datatype);
    *position = 5000000104;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Unpack_external_c) && !REC_OWN_MPI_Unpack_external_c
int REC_NAME(Unpack_external_c)(const char *datarep, const void *inbuf, MPI_Count insize, MPI_Count *position,
        void *outbuf, MPI_Count outcount, MPI_Datatype datatype) REC_LABEL(Unpack_external_c);
int REC_NAME(Unpack_external_c)(const char *datarep, const void *inbuf, MPI_Count insize, MPI_Count *position,
        void *outbuf, MPI_Count outcount, MPI_Datatype datatype)
{
    rec_enter("Unpack_external_c", REC_SHIFT);
    REC_SPECIAL(inbuf, MPI_BOTTOM);
    REC_SPECIAL(outbuf, MPI_BOTTOM);
    rec_string("datarep", datarep);
    rec_pointer("inbuf", inbuf);
    rec_number("insize", insize);
    rec_number("position", *position);
    rec_pointer("outbuf", outbuf);
    rec_number("outcount", outcount);
    REC_HANDLE("datatype", datatype);
    *position = 5000000104;
    return rec_reply();
}
#endif

