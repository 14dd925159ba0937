/* Defects of MPI libraries that decide how a section is passed. The library of the running program is asked, not mpi.h: a program may
 * be linked with one and run with another, and the mpi.h of the standard ABI names none. */
#ifndef BND_QUIRKS_H
#define BND_QUIRKS_H

#include "bnd_quirk_table.h"

#include <stdbool.h>

#include "hidden.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Safe from any thread, and before MPI_Init. A library that is not known has every quirk: what avoids them is right everywhere. */
BND_HIDDEN bool bnd_has_quirk(enum bnd_quirk quirk);

/* The quirks of the library that says this of itself in MPI_Get_library_version, one bit each. */
BND_HIDDEN unsigned bnd_quirks_of(const char *library_version);

#ifdef __cplusplus
}
#endif

#endif
