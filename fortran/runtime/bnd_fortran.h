/* All that a generated wrapper uses; bnd_choice.h adds what those use that take descriptors.
 *
 * What a build chooses, with -D:
 *   BND_F08              the wrapper is mpi_x_f08_; without it mpi_x_
 *   BND_CPTR, BND_FTS    it is mpi_x_cptr_ (R37), or mpi_x_fts_ (R43)
 *   BND_PROFILED         the wrapper is pmpi_x_ and calls PMPI_X; without it mpi_x_, which calls MPI_X
 *   BND_LAYERING_PMPI    mpi_x_ calls PMPI_X too, for tools that wrap Fortran
 * bnd_probe.h has what the compiler and the MPI decide. Helper calls are PMPI_ in every case, so that no tool sees them.
 *
 * A macro here uses only the variables that are passed to it.
 */
#ifndef BND_FORTRAN_H
#define BND_FORTRAN_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "bnd_mpi.h"

#if !BND_C_STATUS_COPIES_RAW
#error "This MPI's statuses have another layout in Fortran than in C; the wrappers do not convert them yet"
#endif

#include "arrays.h"
#include "callbacks/extra_state.h"
#include "callbacks/trampolines.h"
#include "calls.h"
#include "errors.h"
#include "handles/handle_arrays.h"
#include "handles/handles.h"
#include "logical.h"
#include "names.h"
#include "narrowing.h"
#include "queries.h"
#include "requests/pending.h"
#include "requests/request_arguments.h"
#include "sentinels/sentinels.h"
#include "sentinels/statuses.h"
#include "strings/character.h"

#ifdef __cplusplus
extern "C" {
#endif
/* Before and after a routine that starts MPI: they end the process, with a message, if these bindings cannot serve it. */
void bnd_mpi_starting(int is_world);
void bnd_check_start(int result);
/* Tells a library of the standard ABI what Fortran's types are. */
void bnd_register_types(int result);
/* Names a tool that does not see a program's calls, since these have counts of 8 bytes. */
void bnd_report_missed_calls(void);
#ifdef __cplusplus
}
#endif

/* After a routine that starts MPI. */
static inline void bnd_mpi_started(int result)
{
    bnd_check_start(result);
#if BND_C_TARGET_IS_ABI
    bnd_register_types(result);
#endif
#if BND_IS_ILP64
    bnd_report_missed_calls();
#endif
}

#endif
