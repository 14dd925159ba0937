/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml through templates/test/recorder/recorder.c.j2. */
/* The recorder's half of the chapter "abi": every routine writes down its arguments and replies with known values. */
#include "recorder.h"

#if REC_HAS(MPI_Abi_get_fortran_booleans) && !REC_OWN_MPI_Abi_get_fortran_booleans
int REC_NAME(Abi_get_fortran_booleans)(int logical_size, void *logical_true, void *logical_false,
        int *is_set) REC_LABEL(Abi_get_fortran_booleans);
int REC_NAME(Abi_get_fortran_booleans)(int logical_size, void *logical_true, void *logical_false, int *is_set)
{
    rec_enter("Abi_get_fortran_booleans", REC_SHIFT);
    rec_number("logical_size", logical_size);
    *(void **)logical_true = rec_slot(2);
    *(void **)logical_false = rec_slot(3);
    *is_set = 1;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Abi_get_fortran_info) && !REC_OWN_MPI_Abi_get_fortran_info
int REC_NAME(Abi_get_fortran_info)(MPI_Info *info) REC_LABEL(Abi_get_fortran_info);
int REC_NAME(Abi_get_fortran_info)(MPI_Info *info)
{
    rec_enter("Abi_get_fortran_info", REC_SHIFT);
    *info = REC_NEW(MPI_Info, 2001);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Abi_get_info) && !REC_OWN_MPI_Abi_get_info
int REC_NAME(Abi_get_info)(MPI_Info *info) REC_LABEL(Abi_get_info);
int REC_NAME(Abi_get_info)(MPI_Info *info)
{
    rec_enter("Abi_get_info", REC_SHIFT);
    *info = REC_NEW(MPI_Info, 2001);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Abi_get_version) && !REC_OWN_MPI_Abi_get_version
int REC_NAME(Abi_get_version)(int *abi_major, int *abi_minor) REC_LABEL(Abi_get_version);
int REC_NAME(Abi_get_version)(int *abi_major, int *abi_minor)
{
    rec_enter("Abi_get_version", REC_SHIFT);
    *abi_major = 201;
    *abi_minor = 202;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Abi_set_fortran_booleans) && !REC_OWN_MPI_Abi_set_fortran_booleans
int REC_NAME(Abi_set_fortran_booleans)(int logical_size, void *logical_true,
        void *logical_false) REC_LABEL(Abi_set_fortran_booleans);
int REC_NAME(Abi_set_fortran_booleans)(int logical_size, void *logical_true, void *logical_false)
{
    rec_enter("Abi_set_fortran_booleans", REC_SHIFT);
    rec_number("logical_size", logical_size);
    rec_pointer("logical_true", logical_true);
    rec_pointer("logical_false", logical_false);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Abi_set_fortran_info) && !REC_OWN_MPI_Abi_set_fortran_info
int REC_NAME(Abi_set_fortran_info)(MPI_Info info) REC_LABEL(Abi_set_fortran_info);
int REC_NAME(Abi_set_fortran_info)(MPI_Info info)
{
    rec_enter("Abi_set_fortran_info", REC_SHIFT);
    REC_HANDLE("info", info);
    return rec_reply();
}
#endif

