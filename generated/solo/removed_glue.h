/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml through templates/solo/glue.h.j2. */
/* To be included at the end of the source that defines solo's functions of this chapter. */
#include "bnd_implementation.h"

using namespace solo;

extern "C" int solo_Address(void *location, MPI_Aint *address)
{
    try {
        Address(location, address);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Address", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Errhandler_create(MPI_Handler_function *function, MPI_Errhandler *errhandler)
{
    try {
        Errhandler_create(function, errhandler);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Errhandler_create", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Errhandler_get(MPI_Comm comm, MPI_Errhandler *errhandler)
{
    try {
        Errhandler_get(find<Comm>(comm, "comm"), errhandler);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Errhandler_get", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Errhandler_set(MPI_Comm comm, MPI_Errhandler errhandler)
{
    try {
        Errhandler_set(find<Comm>(comm, "comm"), find<Errhandler>(errhandler, "errhandler"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Errhandler_set", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Type_extent(MPI_Datatype datatype, MPI_Aint *extent)
{
    try {
        Type_extent(find<Datatype>(datatype, "datatype"), extent);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_extent", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_hindexed(int count, int array_of_blocklengths[], MPI_Aint array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    try {
        Type_hindexed(count, array_of_blocklengths, array_of_displacements, find<Datatype>(oldtype, "oldtype"),
                newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_hindexed", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_hvector(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype)
{
    try {
        Type_hvector(count, blocklength, stride, find<Datatype>(oldtype, "oldtype"), newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_hvector", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_lb(MPI_Datatype datatype, MPI_Aint *displacement)
{
    try {
        Type_lb(find<Datatype>(datatype, "datatype"), displacement);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_lb", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_struct(int count, int array_of_blocklengths[], MPI_Aint array_of_displacements[],
        MPI_Datatype array_of_types[], MPI_Datatype *newtype)
{
    try {
        Type_struct(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_struct", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_ub(MPI_Datatype datatype, MPI_Aint *displacement)
{
    try {
        Type_ub(find<Datatype>(datatype, "datatype"), displacement);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_ub", BND_ON_NOTHING, 0);
    }
}

