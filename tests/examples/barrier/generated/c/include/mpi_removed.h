/* Do not edit: `bindery generate` writes this from specs/ through templates/c/mpi_removed.h.j2. */
/* What MPI-3.0 removed, for programs that still use it (R204). With -DBND_MPI_REMOVED, solo's mpi.h includes this. */
#ifndef BND_MPI_REMOVED_H
#define BND_MPI_REMOVED_H

#include <mpi.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifdef __cplusplus
}
#endif

#endif
