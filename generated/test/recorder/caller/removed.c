/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml through templates/test/recorder/caller.c.j2. */
/* Calls of every routine of the chapter "removed", each argument with a value of its own. */
#include "recorder.h"

static void call_MPI_Address(int profiled)
{
#if REC_HAS(MPI_Address)
    MPI_Aint address = (MPI_Aint)0;
    int returned = profiled ? (PMPI_Address)(rec_slot(1), &address) : (MPI_Address)(rec_slot(1), &address);
    rec_observe_number("address", address);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Errhandler_create(int profiled)
{
#if REC_HAS(MPI_Errhandler_create)
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 0);
    int returned = profiled ? (PMPI_Errhandler_create)((MPI_Handler_function *)rec_function(1),
            &errhandler) : (MPI_Errhandler_create)((MPI_Handler_function *)rec_function(1), &errhandler);
    REC_OBSERVE_HANDLE("errhandler", errhandler);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Errhandler_get(int profiled)
{
#if REC_HAS(MPI_Errhandler_get)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 0);
    int returned = profiled ? (PMPI_Errhandler_get)(comm, &errhandler) : (MPI_Errhandler_get)(comm, &errhandler);
    REC_OBSERVE_HANDLE("errhandler", errhandler);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Errhandler_set(int profiled)
{
#if REC_HAS(MPI_Errhandler_set)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1002);
    int returned = profiled ? (PMPI_Errhandler_set)(comm, errhandler) : (MPI_Errhandler_set)(comm, errhandler);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_extent(int profiled)
{
#if REC_HAS(MPI_Type_extent)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Aint extent = (MPI_Aint)0;
    int returned = profiled ? (PMPI_Type_extent)(datatype, &extent) : (MPI_Type_extent)(datatype, &extent);
    rec_observe_number("extent", extent);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_hindexed(int profiled)
{
#if REC_HAS(MPI_Type_hindexed)
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_hindexed)(count, array_of_blocklengths, array_of_displacements, oldtype,
            &newtype) : (MPI_Type_hindexed)(count, array_of_blocklengths, array_of_displacements, oldtype, &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_hvector(int profiled)
{
#if REC_HAS(MPI_Type_hvector)
    int count = (int)101;
    int blocklength = (int)102;
    MPI_Aint stride = (MPI_Aint)103;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_hvector)(count, blocklength, stride, oldtype,
            &newtype) : (MPI_Type_hvector)(count, blocklength, stride, oldtype, &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_lb(int profiled)
{
#if REC_HAS(MPI_Type_lb)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Aint displacement = (MPI_Aint)0;
    int returned = profiled ? (PMPI_Type_lb)(datatype, &displacement) : (MPI_Type_lb)(datatype, &displacement);
    rec_observe_number("displacement", displacement);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_struct(int profiled)
{
#if REC_HAS(MPI_Type_struct)
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype array_of_types[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_types, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_struct)(count, array_of_blocklengths, array_of_displacements, array_of_types,
            &newtype) : (MPI_Type_struct)(count, array_of_blocklengths, array_of_displacements, array_of_types,
            &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_ub(int profiled)
{
#if REC_HAS(MPI_Type_ub)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Aint displacement = (MPI_Aint)0;
    int returned = profiled ? (PMPI_Type_ub)(datatype, &displacement) : (MPI_Type_ub)(datatype, &displacement);
    rec_observe_number("displacement", displacement);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_removed[] = {
    {"MPI_Address", call_MPI_Address, 1},
    {"MPI_Errhandler_create", call_MPI_Errhandler_create, 1},
    {"MPI_Errhandler_get", call_MPI_Errhandler_get, 1},
    {"MPI_Errhandler_set", call_MPI_Errhandler_set, 1},
    {"MPI_Type_extent", call_MPI_Type_extent, 1},
    {"MPI_Type_hindexed", call_MPI_Type_hindexed, 1},
    {"MPI_Type_hvector", call_MPI_Type_hvector, 1},
    {"MPI_Type_lb", call_MPI_Type_lb, 1},
    {"MPI_Type_struct", call_MPI_Type_struct, 1},
    {"MPI_Type_ub", call_MPI_Type_ub, 1},
    {0, 0, 0}
};
