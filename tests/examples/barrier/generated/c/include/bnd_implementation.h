/* Do not edit: `bindery generate` writes this from specs/ through templates/c/bnd_implementation.h.j2. */
/* The functions of an implementation, one for each entry point, under its own prefix (-DBND_PREFIX=solo_ gives solo_Send),
 * and the two hooks of bnd_entry.h. */
#ifndef BND_IMPLEMENTATION_H
#define BND_IMPLEMENTATION_H

#include "bnd_entry.h"
#include "mpi_removed.h"

#ifdef __cplusplus
extern "C" {
#endif

int BND_IMPLEMENTATION(Barrier)(MPI_Comm comm);

#ifdef __cplusplus
}
#endif

#endif
