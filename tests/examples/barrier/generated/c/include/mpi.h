/* Do not edit: `bindery generate` writes this from specs/ through templates/c/mpi.h.j2. */
/* MPI 5.0 with its standard ABI, for C99 and later, and C++11 and later. */
#ifndef MPI_H_ABI
#define MPI_H_ABI

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- integers and handles (R130, R136) ---- */

typedef intptr_t MPI_Aint;
typedef long long MPI_Offset;
typedef long long MPI_Count;

typedef struct MPI_ABI_Comm *MPI_Comm;

/* ---- statuses (R129) ---- */

typedef struct MPI_Status {
    int MPI_SOURCE;
    int MPI_TAG;
    int MPI_ERROR;
    int MPI_internal[5];
} MPI_Status;

/* ---- Error classes ---- */

enum {
    MPI_SUCCESS = 0,
    MPI_ERR_COMM = 5,
    MPI_ERR_LASTCODE = 16383
};

/* ---- Predefined communicators ---- */

#define MPI_COMM_NULL ((MPI_Comm)0x100)
#define MPI_COMM_WORLD ((MPI_Comm)0x101)

/* ---- types of callbacks ---- */

/* ---- predefined procedures (R131) ---- */

/* ---- routines ---- */

/** Wait until all processes have come here (MPI_Barrier). */
int MPI_Barrier(MPI_Comm comm);

/* ---- the profiling interface (R1) ---- */

int PMPI_Barrier(MPI_Comm comm);

#ifdef __cplusplus
}
#endif

#ifdef BND_MPI_REMOVED
#include "mpi_removed.h"
#endif
#ifdef BND_MPI_FORTRAN
#include "mpi_fortran.h"
#endif

#endif
