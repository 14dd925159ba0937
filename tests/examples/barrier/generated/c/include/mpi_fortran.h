/* Do not edit: `bindery generate` writes this from specs/ through templates/c/mpi_fortran.h.j2. */
/* C beside Fortran (MPI 5.0, 19.3): MPI_Fint, and the conversions of handles and statuses, which the standard ABI leaves out of mpi.h.
 * It completes any mpi.h.
 *
 * Over the standard ABI, with GCC and compilers like it, each conversion of a handle becomes a call of MPI_X_toint or
 * MPI_X_fromint, so that any libmpi_abi will do. The functions themselves, and the variables, are in libbindery_c2f, and
 * in libbindery_mpifort.
 *
 *   -DBND_MPI_FORTRAN_DECLARES    prototypes alone, as for other compilers: the functions are to be linked
 *   -DBND_MPI_H_HAS_F08_STATUS    mpi.h has the type MPI_F08_status already, and is not one of those known here */
#ifndef BND_MPI_FORTRAN_H
#define BND_MPI_FORTRAN_H

#include <mpi.h>

/* An MPI's own mpi.h has the conversions of handles; those of mpi_f08's statuses came later. */
#if (defined(MPICH_VERSION) || defined(OMPI_MAJOR_VERSION)) && !defined(MPI_H_ABI)
#define BND_MPI_H_IS_NATIVE
#if defined(MPICH_VERSION) || OMPI_MAJOR_VERSION >= 5
#define BND_MPI_H_HAS_F08_STATUS
#endif
#endif
/* MPICH's header of the same purpose. */
#if defined(MPI_ABI_FORT_H) && !defined(BND_MPI_H_HAS_F08_STATUS)
#define BND_MPI_H_HAS_F08_STATUS
#endif

#if defined(__GNUC__) && !defined(BND_MPI_H_IS_NATIVE) && !defined(BND_MPI_FORTRAN_DECLARES)
#define BND_CONVERSIONS_ARE_INLINE
#define BND_INLINE extern __inline __attribute__((__gnu_inline__, __always_inline__))
#define BND_CONVERSION(type, name, dummies, value) \
    type name dummies;                             \
    BND_INLINE type name dummies { return value; }
#else
#define BND_CONVERSION(type, name, dummies, value) type name dummies;
#endif

/* INTEGER of 4 bytes, the default of all compilers. The Forum's header of the same name, and MPICH's, define it too. */
#if !defined(BND_MPI_H_IS_NATIVE) && !defined(MPI_Fint) && !defined(MPI_FORTRAN_H_ABI) && !defined(MPI_ABI_FORT_H)
#ifdef __GNUC__
__extension__ /* mpi.h may have the same typedef */
#endif
typedef int MPI_Fint;
#endif

/* The same bytes, under the same names. */
#ifndef BND_MPI_H_HAS_F08_STATUS
typedef MPI_Status MPI_F08_status;
#endif

#ifdef __cplusplus
extern "C" {
#endif

#ifndef BND_MPI_H_IS_NATIVE
#endif

#if !defined(BND_MPI_H_IS_NATIVE) || !defined(BND_MPI_H_HAS_F08_STATUS)
#ifdef BND_CONVERSIONS_ARE_INLINE
/* Of the Fortran bindings, if they are linked: refuses the addresses of MPI_STATUS_IGNORE and the like. */
int bnd_refuse_status(const void *from, const void *to) __attribute__((__weak__));

BND_INLINE int bnd_convert_status(const void *from, void *to)
{
    if (bnd_refuse_status && bnd_refuse_status(from, to)) return MPI_ERR_ARG;
    if (!from || !to) return MPI_ERR_ARG;
    __builtin_memmove(to, from, sizeof(MPI_Status));
    return MPI_SUCCESS;
}
#endif

#endif

#ifdef __cplusplus
}
#endif

#endif
