// Handles of the tool information interface: comparison, and datatypes before MPI_Init.
#include "mpit/tool_interface.h"

#define BND_COMPARED(lower, upper)                                                                       \
    extern "C" bnd_logical BND_LINKED(bnd_eq_mpi_t_##lower, BND_EQ_MPI_T_##upper)(const bnd_t_handle *a, \
                                                                                  const bnd_t_handle *b) \
    {                                                                                                    \
        return BND_LOGICAL(a->value == b->value);                                                        \
    }                                                                                                    \
    extern "C" bnd_logical BND_LINKED(bnd_ne_mpi_t_##lower, BND_NE_MPI_T_##upper)(const bnd_t_handle *a, \
                                                                                  const bnd_t_handle *b) \
    {                                                                                                    \
        return BND_LOGICAL(a->value != b->value);                                                        \
    }

BND_COMPARED(enum, ENUM)
BND_COMPARED(cvar_handle, CVAR_HANDLE)
BND_COMPARED(pvar_handle, PVAR_HANDLE)
BND_COMPARED(pvar_session, PVAR_SESSION)
BND_COMPARED(event_registration, EVENT_REGISTRATION)
BND_COMPARED(event_instance, EVENT_INSTANCE)

// Open MPI numbers its datatypes in MPI_Init, and refuses to convert any before.
extern "C" bnd_integer bnd_t_datatype_to_fortran(MPI_Datatype datatype)
{
#if !BND_C_TARGET_IS_ABI && !BND_C_HANDLE_MPI_DATATYPE_IS_INTEGER
    for (bnd_integer integer = 0; integer < BND_MAX_PREDEFINED; ++integer)
        if (bnd_predefined_Type[integer] && bnd_predefined_Type[integer] == datatype)
            return integer;
#endif
    return bnd_c2f_Type(datatype);
}
