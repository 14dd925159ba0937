/* Lengths of arguments that depend on an object. 0 where the object is invalid: the call itself reports that. */
#ifndef BND_QUERIES_H
#define BND_QUERIES_H

#include "bnd_mpi.h"

#ifdef __cplusplus
extern "C" {
#endif

int bnd_size(MPI_Comm comm);
int bnd_remote_size(MPI_Comm comm); /* that of the group itself for an intracommunicator */
int bnd_rank(MPI_Comm comm);
int bnd_in_degree(MPI_Comm comm);
int bnd_out_degree(MPI_Comm comm);
int bnd_dims(MPI_Comm comm);
int bnd_datatypes(MPI_Datatype datatype); /* how many MPI_Type_get_contents returns */

/* Whether this process is the root of a collective on comm. */
int bnd_is_root(MPI_Comm comm, int root);

/* The bytes of `count` elements, or the largest MPI_Count if that is too small. */
MPI_Count bnd_bytes(MPI_Count count, MPI_Datatype datatype);

#ifdef __cplusplus
}
#endif

/* Declares a constant that a call computes, only where the value is needed. */
#define BND_QUERY(type, name, needed, call)  \
    const type name = (needed) ? (call) : 0; \
    (void)name

static inline int bnd_min(int a, int b) { return a < b ? a : b; }

#endif
