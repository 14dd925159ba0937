/* Do not edit: `bindery generate` writes this from specs/ through templates/test/profiling/tools.c.j2. */
/* A tool for each routine, one at a time: -DBND_TOOL_MPI_Send defines MPI_Send alone, which counts calls and forwards them. */
#include <mpi.h>
#define BND_MPI_FORTRAN_DECLARES
#include "mpi_fortran.h"
#include "mpi_removed.h"

extern const char *const bnd_tool_routine;
extern int bnd_tool_calls;

#ifdef BND_TOOL_MPI_Barrier
const char *const bnd_tool_routine = "MPI_Barrier";

int MPI_Barrier(MPI_Comm comm)
{
    bnd_tool_calls++;
    return PMPI_Barrier(comm);
}
#endif

