/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml through templates/test/recorder/caller.c.j2. */
/* Calls of every routine of the chapter "abi", each argument with a value of its own. */
#include "recorder.h"

static void call_MPI_Abi_get_fortran_booleans(int profiled)
{
#if REC_HAS(MPI_Abi_get_fortran_booleans)
    int logical_size = (int)101;
    void *logical_true = 0;
    void *logical_false = 0;
    int is_set = (int)0;
    int returned = profiled ? (PMPI_Abi_get_fortran_booleans)(logical_size, &logical_true, &logical_false,
            &is_set) : (MPI_Abi_get_fortran_booleans)(logical_size, &logical_true, &logical_false, &is_set);
    rec_observe_pointer("logical_true", logical_true);
    rec_observe_pointer("logical_false", logical_false);
    rec_observe_number("is_set", is_set);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Abi_get_fortran_info(int profiled)
{
#if REC_HAS(MPI_Abi_get_fortran_info)
    MPI_Info info = REC_NEW(MPI_Info, 0);
    int returned = profiled ? (PMPI_Abi_get_fortran_info)(&info) : (MPI_Abi_get_fortran_info)(&info);
    REC_OBSERVE_HANDLE("info", info);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Abi_get_info(int profiled)
{
#if REC_HAS(MPI_Abi_get_info)
    MPI_Info info = REC_NEW(MPI_Info, 0);
    int returned = profiled ? (PMPI_Abi_get_info)(&info) : (MPI_Abi_get_info)(&info);
    REC_OBSERVE_HANDLE("info", info);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Abi_get_version(int profiled)
{
#if REC_HAS(MPI_Abi_get_version)
    int abi_major = (int)0;
    int abi_minor = (int)0;
    int returned = profiled ? (PMPI_Abi_get_version)(&abi_major, &abi_minor) : (MPI_Abi_get_version)(&abi_major,
            &abi_minor);
    rec_observe_number("abi_major", abi_major);
    rec_observe_number("abi_minor", abi_minor);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Abi_set_fortran_booleans(int profiled)
{
#if REC_HAS(MPI_Abi_set_fortran_booleans)
    int logical_size = (int)101;
    int returned = profiled ? (PMPI_Abi_set_fortran_booleans)(logical_size, rec_slot(2),
            rec_slot(3)) : (MPI_Abi_set_fortran_booleans)(logical_size, rec_slot(2), rec_slot(3));
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Abi_set_fortran_info(int profiled)
{
#if REC_HAS(MPI_Abi_set_fortran_info)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int returned = profiled ? (PMPI_Abi_set_fortran_info)(info) : (MPI_Abi_set_fortran_info)(info);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_abi[] = {
    {"MPI_Abi_get_fortran_booleans", call_MPI_Abi_get_fortran_booleans, 0},
    {"MPI_Abi_get_fortran_info", call_MPI_Abi_get_fortran_info, 0},
    {"MPI_Abi_get_info", call_MPI_Abi_get_info, 0},
    {"MPI_Abi_get_version", call_MPI_Abi_get_version, 0},
    {"MPI_Abi_set_fortran_booleans", call_MPI_Abi_set_fortran_booleans, 0},
    {"MPI_Abi_set_fortran_info", call_MPI_Abi_set_fortran_info, 0},
    {0, 0, 0}
};
