/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml through templates/test/recorder/recorder.c.j2. */
/* The recorder's half of the chapter "removed": every routine writes down its arguments and replies with known values. */
#include "recorder.h"

#if REC_HAS(MPI_Address) && !REC_OWN_MPI_Address
int REC_NAME(Address)(void *location, MPI_Aint *address) REC_LABEL(Address);
int REC_NAME(Address)(void *location, MPI_Aint *address)
{
    rec_enter("Address", REC_SHIFT);
    REC_SPECIAL(location, MPI_BOTTOM);
    rec_pointer("location", location);
    *address = 202;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Errhandler_create) && !REC_OWN_MPI_Errhandler_create
int REC_NAME(Errhandler_create)(MPI_Handler_function *function,
        MPI_Errhandler *errhandler) REC_LABEL(Errhandler_create);
int REC_NAME(Errhandler_create)(MPI_Handler_function *function, MPI_Errhandler *errhandler)
{
    rec_enter("Errhandler_create", REC_SHIFT);
    rec_run_handler_function("function", (rec_procedure_type *)function);
    *errhandler = REC_NEW(MPI_Errhandler, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Errhandler_get) && !REC_OWN_MPI_Errhandler_get
int REC_NAME(Errhandler_get)(MPI_Comm comm, MPI_Errhandler *errhandler) REC_LABEL(Errhandler_get);
int REC_NAME(Errhandler_get)(MPI_Comm comm, MPI_Errhandler *errhandler)
{
    rec_enter("Errhandler_get", REC_SHIFT);
    REC_HANDLE("comm", comm);
    *errhandler = REC_NEW(MPI_Errhandler, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Errhandler_set) && !REC_OWN_MPI_Errhandler_set
int REC_NAME(Errhandler_set)(MPI_Comm comm, MPI_Errhandler errhandler) REC_LABEL(Errhandler_set);
int REC_NAME(Errhandler_set)(MPI_Comm comm, MPI_Errhandler errhandler)
{
    rec_enter("Errhandler_set", REC_SHIFT);
    REC_HANDLE("comm", comm);
    REC_HANDLE("errhandler", errhandler);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_extent) && !REC_OWN_MPI_Type_extent
int REC_NAME(Type_extent)(MPI_Datatype datatype, MPI_Aint *extent) REC_LABEL(Type_extent);
int REC_NAME(Type_extent)(MPI_Datatype datatype, MPI_Aint *extent)
{
    rec_enter("Type_extent", REC_SHIFT);
    REC_HANDLE("datatype", datatype);
    *extent = 202;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_hindexed) && !REC_OWN_MPI_Type_hindexed
int REC_NAME(Type_hindexed)(int count, int array_of_blocklengths[], MPI_Aint array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype) REC_LABEL(Type_hindexed);
int REC_NAME(Type_hindexed)(int count, int array_of_blocklengths[], MPI_Aint array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    rec_enter("Type_hindexed", REC_SHIFT);
    rec_number("count", count);
    REC_ARRAY("array_of_blocklengths", array_of_blocklengths, count);
    REC_ARRAY("array_of_displacements", array_of_displacements, count);
    REC_HANDLE("oldtype", oldtype);
    *newtype = REC_NEW(MPI_Datatype, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_hvector) && !REC_OWN_MPI_Type_hvector
int REC_NAME(Type_hvector)(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype) REC_LABEL(Type_hvector);
int REC_NAME(Type_hvector)(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    rec_enter("Type_hvector", REC_SHIFT);
    rec_number("count", count);
    rec_number("blocklength", blocklength);
    rec_number("stride", stride);
    REC_HANDLE("oldtype", oldtype);
    *newtype = REC_NEW(MPI_Datatype, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_lb) && !REC_OWN_MPI_Type_lb
int REC_NAME(Type_lb)(MPI_Datatype datatype, MPI_Aint *displacement) REC_LABEL(Type_lb);
int REC_NAME(Type_lb)(MPI_Datatype datatype, MPI_Aint *displacement)
{
    rec_enter("Type_lb", REC_SHIFT);
    REC_HANDLE("datatype", datatype);
    *displacement = 202;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_struct) && !REC_OWN_MPI_Type_struct
int REC_NAME(Type_struct)(int count, int array_of_blocklengths[], MPI_Aint array_of_displacements[],
        MPI_Datatype array_of_types[], MPI_Datatype *newtype) REC_LABEL(Type_struct);
int REC_NAME(Type_struct)(int count, int array_of_blocklengths[], MPI_Aint array_of_displacements[],
        MPI_Datatype array_of_types[], MPI_Datatype *newtype)
{
    rec_enter("Type_struct", REC_SHIFT);
    rec_number("count", count);
    REC_ARRAY("array_of_blocklengths", array_of_blocklengths, count);
    REC_ARRAY("array_of_displacements", array_of_displacements, count);
    REC_HANDLES("array_of_types", array_of_types, count);
    *newtype = REC_NEW(MPI_Datatype, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_ub) && !REC_OWN_MPI_Type_ub
int REC_NAME(Type_ub)(MPI_Datatype datatype, MPI_Aint *displacement) REC_LABEL(Type_ub);
int REC_NAME(Type_ub)(MPI_Datatype datatype, MPI_Aint *displacement)
{
    rec_enter("Type_ub", REC_SHIFT);
    REC_HANDLE("datatype", datatype);
    *displacement = 202;
    return rec_reply();
}
#endif

