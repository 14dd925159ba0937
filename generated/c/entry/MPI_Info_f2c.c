/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Info_f2c] through templates/c/entry.c.j2. */
/* Convert a Fortran integer info handle to its C form. */
#include "bnd_entry.h"
#include "mpi_fortran.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Info_f2c, PMPI_Info_f2c)

MPI_Info BND_ENTRY(MPI_Info_f2c)(MPI_Fint info)
{
    return (MPI_Info)bnd_handle_from_integer(BND_INFO, info);
}
