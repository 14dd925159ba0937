/* The predefined callbacks as Fortran programs pass them: to be known by their addresses, not to be called from here (R36, R120).
 * MPI_X as mpif.h and mpi have it is BND_PREDEFINED(x, X), and as mpi_f08 has it BND_PREDEFINED_F08(x, X). */
#ifndef BND_PREDEFINED_H
#define BND_PREDEFINED_H

#include "bnd_fortran.h"

#define BND_PREDEFINED(lower, upper) BND_LINKED(mpi_##lower, MPI_##upper)
#define BND_PREDEFINED_F08(lower, upper) BND_LINKED(bnd_f08_##lower, BND_F08_##upper)

#define BND_DECLARE_PREDEFINED(lower, upper)    \
    bnd_procedure BND_PREDEFINED(lower, upper); \
    bnd_procedure BND_PREDEFINED_F08(lower, upper)

#ifdef __cplusplus
extern "C" {
#endif

BND_DECLARE_PREDEFINED(comm_dup_fn, COMM_DUP_FN);
BND_DECLARE_PREDEFINED(comm_null_copy_fn, COMM_NULL_COPY_FN);
BND_DECLARE_PREDEFINED(comm_null_delete_fn, COMM_NULL_DELETE_FN);
BND_DECLARE_PREDEFINED(type_dup_fn, TYPE_DUP_FN);
BND_DECLARE_PREDEFINED(type_null_copy_fn, TYPE_NULL_COPY_FN);
BND_DECLARE_PREDEFINED(type_null_delete_fn, TYPE_NULL_DELETE_FN);
BND_DECLARE_PREDEFINED(win_dup_fn, WIN_DUP_FN);
BND_DECLARE_PREDEFINED(win_null_copy_fn, WIN_NULL_COPY_FN);
BND_DECLARE_PREDEFINED(win_null_delete_fn, WIN_NULL_DELETE_FN);
BND_DECLARE_PREDEFINED(conversion_fn_null, CONVERSION_FN_NULL);
/* mpi_f08 alone. */
bnd_procedure BND_PREDEFINED_F08(conversion_fn_null_c, CONVERSION_FN_NULL_C);
/* mpif.h and mpi alone. */
bnd_procedure BND_PREDEFINED(dup_fn, DUP_FN);
bnd_procedure BND_PREDEFINED(null_copy_fn, NULL_COPY_FN);
bnd_procedure BND_PREDEFINED(null_delete_fn, NULL_DELETE_FN);

#ifdef __cplusplus
}
#endif

#endif
