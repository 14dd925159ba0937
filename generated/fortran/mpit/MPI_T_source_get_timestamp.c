/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_source_get_timestamp] through templates/fortran/mpit.c.j2. */
/* Return the current time on the clock of an event source. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_source_get_timestamp)
void BND_NAME(mpi_t_source_get_timestamp, MPI_T_SOURCE_GET_TIMESTAMP)(const bnd_default_integer *source_index,
        MPI_Count *timestamp, bnd_default_integer *ierror);

void BND_NAME(mpi_t_source_get_timestamp, MPI_T_SOURCE_GET_TIMESTAMP)(const bnd_default_integer *source_index,
        MPI_Count *timestamp, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_source_get_timestamp, ierror);
    MPI_Count c_timestamp = (MPI_Count)0;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *source_index), (void)0, ierror);
    int result = BND_C(MPI_T_source_get_timestamp)((int)*source_index, timestamp ? &c_timestamp : NULL);
    if (timestamp && result == MPI_SUCCESS) *timestamp = (MPI_Count)c_timestamp;
    BND_STORE_IERROR(ierror, result);
}
#endif
