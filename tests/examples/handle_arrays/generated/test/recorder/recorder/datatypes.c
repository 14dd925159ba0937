/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml through templates/test/recorder/recorder.c.j2. */
/* The recorder's half of the chapter "datatypes": every routine writes down its arguments and replies with known values. */
#include "recorder.h"

#if REC_HAS(MPI_Type_create_struct) && !REC_OWN_MPI_Type_create_struct
int REC_NAME(Type_create_struct)(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[],
        const MPI_Datatype array_of_types[], MPI_Datatype *newtype) REC_LABEL(Type_create_struct);
int REC_NAME(Type_create_struct)(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[],
        const MPI_Datatype array_of_types[], MPI_Datatype *newtype)
{
    rec_enter("Type_create_struct", REC_SHIFT);
    rec_number("count", rec_take("", count, 3));
    REC_TAKE_ARRAY("array_of_blocklengths", array_of_blocklengths, count, "", 102);
    REC_TAKE_ARRAY("array_of_displacements", array_of_displacements, count, "", 5000000003);
    REC_TAKE_HANDLES("array_of_types", array_of_types, count, "MPI_Datatype", 1004);
    *newtype = REC_NEW(MPI_Datatype, rec_put("MPI_Datatype", 2005));
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
    rec_number("count", rec_take("", count, 3));
    REC_TAKE_ARRAY("array_of_blocklengths", array_of_blocklengths, count, "", 5000000002);
    REC_TAKE_ARRAY("array_of_displacements", array_of_displacements, count, "", 5000000003);
    REC_TAKE_HANDLES("array_of_types", array_of_types, count, "MPI_Datatype", 1004);
    *newtype = REC_NEW(MPI_Datatype, rec_put("MPI_Datatype", 2005));
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
    rec_handle("datatype", rec_take("MPI_Datatype", REC_NUMBER_OF(datatype), 1001));
    rec_number("max_integers", rec_take("", max_integers, 3));
    rec_number("max_addresses", rec_take("", max_addresses, 3));
    rec_number("max_datatypes", rec_take("", max_datatypes, 3));
    REC_PUT_ARRAY(array_of_integers, max_integers, "", 205);
    REC_PUT_ARRAY(array_of_addresses, max_addresses, "", 5000000106);
    REC_PUT_HANDLES(MPI_Datatype, array_of_datatypes, max_datatypes, "MPI_Datatype", 2007);
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
    rec_handle("datatype", rec_take("MPI_Datatype", REC_NUMBER_OF(datatype), 1001));
    rec_number("max_integers", rec_take("", max_integers, 3));
    rec_number("max_addresses", rec_take("", max_addresses, 3));
    rec_number("max_large_counts", rec_take("", max_large_counts, 3));
    rec_number("max_datatypes", rec_take("", max_datatypes, 3));
    REC_PUT_ARRAY(array_of_integers, max_integers, "", 206);
    REC_PUT_ARRAY(array_of_addresses, max_addresses, "", 5000000107);
    REC_PUT_ARRAY(array_of_large_counts, max_large_counts, "", 5000000108);
    REC_PUT_HANDLES(MPI_Datatype, array_of_datatypes, max_datatypes, "MPI_Datatype", 2009);
    return rec_reply();
}
#endif

