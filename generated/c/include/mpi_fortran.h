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
/* MPICH's headers of the same purpose: mpi_abi_fort.h, and mpi_fortran.h, which mpi.h of newer MPICH includes for Fortran. Included
 * before this one each has the types; after it, the one of the same name adds nothing to the standard ABI's. */
#if (defined(MPI_ABI_FORT_H) || defined(MPI_FORTRAN_H_INCLUDED)) && !defined(BND_MPI_H_HAS_F08_STATUS)
#define BND_MPI_H_HAS_F08_STATUS
#endif
#if defined(MPI_ABI_FORT_H) || defined(MPI_FORTRAN_H_INCLUDED) || defined(MPI_FORTRAN_H_ABI)
#define BND_MPI_H_HAS_FINT
#endif
#ifndef BND_MPI_H_IS_NATIVE
#ifndef MPI_FORTRAN_H_INCLUDED
#define MPI_FORTRAN_H_INCLUDED
#endif
#elif !defined(MPI_FORTRAN_H_INCLUDED) && defined(__has_include_next)
#if __has_include_next(<mpi_fortran.h>)
#include_next <mpi_fortran.h>
#endif
#endif

#if defined(__GNUC__) && !defined(BND_MPI_H_IS_NATIVE) && !defined(BND_MPI_FORTRAN_DECLARES)
#define BND_CONVERSIONS_ARE_INLINE
#define BND_INLINE_CONVERSION extern __inline __attribute__((__gnu_inline__, __always_inline__))
#define BND_CONVERSION(type, name, dummies, value) \
    type name dummies;                             \
    BND_INLINE_CONVERSION type name dummies { return value; }
#else
#define BND_CONVERSION(type, name, dummies, value) type name dummies;
#endif

/* INTEGER of 4 bytes, the default of all compilers. The Forum's header of the same name defines it too. */
#if !defined(BND_MPI_H_IS_NATIVE) && !defined(MPI_Fint) && !defined(BND_MPI_H_HAS_FINT)
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
#ifdef BND_CONVERSIONS_ARE_INLINE
/* Of the Fortran bindings, where they are linked: they pass types of C for Fortran types that a library lacks. */
MPI_Fint bnd_Type_c2f(MPI_Datatype datatype) __attribute__((__weak__));
MPI_Datatype bnd_Type_f2c(MPI_Fint datatype) __attribute__((__weak__));
#endif

#ifndef MPI_Comm_c2f
BND_CONVERSION(MPI_Fint, MPI_Comm_c2f, (MPI_Comm comm), MPI_Comm_toint(comm))
#endif
#ifndef PMPI_Comm_c2f
BND_CONVERSION(MPI_Fint, PMPI_Comm_c2f, (MPI_Comm comm), PMPI_Comm_toint(comm))
#endif
#ifndef MPI_Comm_f2c
BND_CONVERSION(MPI_Comm, MPI_Comm_f2c, (MPI_Fint comm), MPI_Comm_fromint(comm))
#endif
#ifndef PMPI_Comm_f2c
BND_CONVERSION(MPI_Comm, PMPI_Comm_f2c, (MPI_Fint comm), PMPI_Comm_fromint(comm))
#endif
#ifndef MPI_Errhandler_c2f
BND_CONVERSION(MPI_Fint, MPI_Errhandler_c2f, (MPI_Errhandler errhandler), MPI_Errhandler_toint(errhandler))
#endif
#ifndef PMPI_Errhandler_c2f
BND_CONVERSION(MPI_Fint, PMPI_Errhandler_c2f, (MPI_Errhandler errhandler), PMPI_Errhandler_toint(errhandler))
#endif
#ifndef MPI_Errhandler_f2c
BND_CONVERSION(MPI_Errhandler, MPI_Errhandler_f2c, (MPI_Fint errhandler), MPI_Errhandler_fromint(errhandler))
#endif
#ifndef PMPI_Errhandler_f2c
BND_CONVERSION(MPI_Errhandler, PMPI_Errhandler_f2c, (MPI_Fint errhandler), PMPI_Errhandler_fromint(errhandler))
#endif
#ifndef MPI_File_c2f
BND_CONVERSION(MPI_Fint, MPI_File_c2f, (MPI_File file), MPI_File_toint(file))
#endif
#ifndef PMPI_File_c2f
BND_CONVERSION(MPI_Fint, PMPI_File_c2f, (MPI_File file), PMPI_File_toint(file))
#endif
#ifndef MPI_File_f2c
BND_CONVERSION(MPI_File, MPI_File_f2c, (MPI_Fint file), MPI_File_fromint(file))
#endif
#ifndef PMPI_File_f2c
BND_CONVERSION(MPI_File, PMPI_File_f2c, (MPI_Fint file), PMPI_File_fromint(file))
#endif
#ifndef MPI_Group_c2f
BND_CONVERSION(MPI_Fint, MPI_Group_c2f, (MPI_Group group), MPI_Group_toint(group))
#endif
#ifndef PMPI_Group_c2f
BND_CONVERSION(MPI_Fint, PMPI_Group_c2f, (MPI_Group group), PMPI_Group_toint(group))
#endif
#ifndef MPI_Group_f2c
BND_CONVERSION(MPI_Group, MPI_Group_f2c, (MPI_Fint group), MPI_Group_fromint(group))
#endif
#ifndef PMPI_Group_f2c
BND_CONVERSION(MPI_Group, PMPI_Group_f2c, (MPI_Fint group), PMPI_Group_fromint(group))
#endif
#ifndef MPI_Info_c2f
BND_CONVERSION(MPI_Fint, MPI_Info_c2f, (MPI_Info info), MPI_Info_toint(info))
#endif
#ifndef PMPI_Info_c2f
BND_CONVERSION(MPI_Fint, PMPI_Info_c2f, (MPI_Info info), PMPI_Info_toint(info))
#endif
#ifndef MPI_Info_f2c
BND_CONVERSION(MPI_Info, MPI_Info_f2c, (MPI_Fint info), MPI_Info_fromint(info))
#endif
#ifndef PMPI_Info_f2c
BND_CONVERSION(MPI_Info, PMPI_Info_f2c, (MPI_Fint info), PMPI_Info_fromint(info))
#endif
#ifndef MPI_Message_c2f
BND_CONVERSION(MPI_Fint, MPI_Message_c2f, (MPI_Message message), MPI_Message_toint(message))
#endif
#ifndef PMPI_Message_c2f
BND_CONVERSION(MPI_Fint, PMPI_Message_c2f, (MPI_Message message), PMPI_Message_toint(message))
#endif
#ifndef MPI_Message_f2c
BND_CONVERSION(MPI_Message, MPI_Message_f2c, (MPI_Fint message), MPI_Message_fromint(message))
#endif
#ifndef PMPI_Message_f2c
BND_CONVERSION(MPI_Message, PMPI_Message_f2c, (MPI_Fint message), PMPI_Message_fromint(message))
#endif
#ifndef MPI_Op_c2f
BND_CONVERSION(MPI_Fint, MPI_Op_c2f, (MPI_Op op), MPI_Op_toint(op))
#endif
#ifndef PMPI_Op_c2f
BND_CONVERSION(MPI_Fint, PMPI_Op_c2f, (MPI_Op op), PMPI_Op_toint(op))
#endif
#ifndef MPI_Op_f2c
BND_CONVERSION(MPI_Op, MPI_Op_f2c, (MPI_Fint op), MPI_Op_fromint(op))
#endif
#ifndef PMPI_Op_f2c
BND_CONVERSION(MPI_Op, PMPI_Op_f2c, (MPI_Fint op), PMPI_Op_fromint(op))
#endif
#ifndef MPI_Request_c2f
BND_CONVERSION(MPI_Fint, MPI_Request_c2f, (MPI_Request request), MPI_Request_toint(request))
#endif
#ifndef PMPI_Request_c2f
BND_CONVERSION(MPI_Fint, PMPI_Request_c2f, (MPI_Request request), PMPI_Request_toint(request))
#endif
#ifndef MPI_Request_f2c
BND_CONVERSION(MPI_Request, MPI_Request_f2c, (MPI_Fint request), MPI_Request_fromint(request))
#endif
#ifndef PMPI_Request_f2c
BND_CONVERSION(MPI_Request, PMPI_Request_f2c, (MPI_Fint request), PMPI_Request_fromint(request))
#endif
#ifndef MPI_Session_c2f
BND_CONVERSION(MPI_Fint, MPI_Session_c2f, (MPI_Session session), MPI_Session_toint(session))
#endif
#ifndef PMPI_Session_c2f
BND_CONVERSION(MPI_Fint, PMPI_Session_c2f, (MPI_Session session), PMPI_Session_toint(session))
#endif
#ifndef MPI_Session_f2c
BND_CONVERSION(MPI_Session, MPI_Session_f2c, (MPI_Fint session), MPI_Session_fromint(session))
#endif
#ifndef PMPI_Session_f2c
BND_CONVERSION(MPI_Session, PMPI_Session_f2c, (MPI_Fint session), PMPI_Session_fromint(session))
#endif
#ifndef MPI_Type_c2f
BND_CONVERSION(MPI_Fint, MPI_Type_c2f, (MPI_Datatype datatype),
        bnd_Type_c2f ? bnd_Type_c2f(datatype) : MPI_Type_toint(datatype))
#endif
#ifndef PMPI_Type_c2f
BND_CONVERSION(MPI_Fint, PMPI_Type_c2f, (MPI_Datatype datatype),
        bnd_Type_c2f ? bnd_Type_c2f(datatype) : PMPI_Type_toint(datatype))
#endif
#ifndef MPI_Type_f2c
BND_CONVERSION(MPI_Datatype, MPI_Type_f2c, (MPI_Fint datatype),
        bnd_Type_f2c ? bnd_Type_f2c(datatype) : MPI_Type_fromint(datatype))
#endif
#ifndef PMPI_Type_f2c
BND_CONVERSION(MPI_Datatype, PMPI_Type_f2c, (MPI_Fint datatype),
        bnd_Type_f2c ? bnd_Type_f2c(datatype) : PMPI_Type_fromint(datatype))
#endif
#ifndef MPI_Win_c2f
BND_CONVERSION(MPI_Fint, MPI_Win_c2f, (MPI_Win win), MPI_Win_toint(win))
#endif
#ifndef PMPI_Win_c2f
BND_CONVERSION(MPI_Fint, PMPI_Win_c2f, (MPI_Win win), PMPI_Win_toint(win))
#endif
#ifndef MPI_Win_f2c
BND_CONVERSION(MPI_Win, MPI_Win_f2c, (MPI_Fint win), MPI_Win_fromint(win))
#endif
#ifndef PMPI_Win_f2c
BND_CONVERSION(MPI_Win, PMPI_Win_f2c, (MPI_Fint win), PMPI_Win_fromint(win))
#endif
#endif

#if !defined(BND_MPI_H_IS_NATIVE) || !defined(BND_MPI_H_HAS_F08_STATUS)
#ifdef BND_CONVERSIONS_ARE_INLINE
/* Of the Fortran bindings, if they are linked: refuses the addresses of MPI_STATUS_IGNORE and the like. */
int bnd_refuse_status(const void *from, const void *to) __attribute__((__weak__));

BND_INLINE_CONVERSION int bnd_convert_status(const void *from, void *to)
{
    if (bnd_refuse_status && bnd_refuse_status(from, to)) return MPI_ERR_ARG;
    if (!from || !to) return MPI_ERR_ARG;
    __builtin_memmove(to, from, sizeof(MPI_Status));
    return MPI_SUCCESS;
}
#endif

#ifndef MPI_Status_c2f
BND_CONVERSION(int, MPI_Status_c2f, (const MPI_Status *c_status, MPI_Fint *f_status), bnd_convert_status(c_status,
        f_status))
#endif
#ifndef PMPI_Status_c2f
BND_CONVERSION(int, PMPI_Status_c2f, (const MPI_Status *c_status, MPI_Fint *f_status), bnd_convert_status(c_status,
        f_status))
#endif
#ifndef MPI_Status_c2f08
BND_CONVERSION(int, MPI_Status_c2f08, (const MPI_Status *c_status, MPI_F08_status *f08_status),
        bnd_convert_status(c_status, f08_status))
#endif
#ifndef PMPI_Status_c2f08
BND_CONVERSION(int, PMPI_Status_c2f08, (const MPI_Status *c_status, MPI_F08_status *f08_status),
        bnd_convert_status(c_status, f08_status))
#endif
#ifndef MPI_Status_f082c
BND_CONVERSION(int, MPI_Status_f082c, (const MPI_F08_status *f08_status, MPI_Status *c_status),
        bnd_convert_status(f08_status, c_status))
#endif
#ifndef PMPI_Status_f082c
BND_CONVERSION(int, PMPI_Status_f082c, (const MPI_F08_status *f08_status, MPI_Status *c_status),
        bnd_convert_status(f08_status, c_status))
#endif
#ifndef MPI_Status_f082f
BND_CONVERSION(int, MPI_Status_f082f, (const MPI_F08_status *f08_status, MPI_Fint *f_status),
        bnd_convert_status(f08_status, f_status))
#endif
#ifndef PMPI_Status_f082f
BND_CONVERSION(int, PMPI_Status_f082f, (const MPI_F08_status *f08_status, MPI_Fint *f_status),
        bnd_convert_status(f08_status, f_status))
#endif
#ifndef MPI_Status_f2c
BND_CONVERSION(int, MPI_Status_f2c, (const MPI_Fint *f_status, MPI_Status *c_status), bnd_convert_status(f_status,
        c_status))
#endif
#ifndef PMPI_Status_f2c
BND_CONVERSION(int, PMPI_Status_f2c, (const MPI_Fint *f_status, MPI_Status *c_status), bnd_convert_status(f_status,
        c_status))
#endif
#ifndef MPI_Status_f2f08
BND_CONVERSION(int, MPI_Status_f2f08, (const MPI_Fint *f_status, MPI_F08_status *f08_status),
        bnd_convert_status(f_status, f08_status))
#endif
#ifndef PMPI_Status_f2f08
BND_CONVERSION(int, PMPI_Status_f2f08, (const MPI_Fint *f_status, MPI_F08_status *f08_status),
        bnd_convert_status(f_status, f08_status))
#endif

/* Where Fortran's constants are; a null pointer in a program without Fortran. */
#undef MPI_F_STATUS_IGNORE
extern MPI_Fint *MPI_F_STATUS_IGNORE;
#undef MPI_F_STATUSES_IGNORE
extern MPI_Fint *MPI_F_STATUSES_IGNORE;
#undef MPI_F08_STATUS_IGNORE
extern MPI_F08_status *MPI_F08_STATUS_IGNORE;
#undef MPI_F08_STATUSES_IGNORE
extern MPI_F08_status *MPI_F08_STATUSES_IGNORE;
#endif

#ifdef __cplusplus
}
#endif

#endif
