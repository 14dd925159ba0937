/* Stands before a libmpi_abi, by LD_PRELOAD, and makes one of it that was built without Fortran: it knows no size of a Fortran type until
 * it is told, FORTRANLESS=error has it raise an error for those that it never knows and FORTRANLESS=undefined answer as R141 says; a
 * Fortran type that reaches a transfer, a reduction or a constructor ends the program with a line on standard error. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static MPI_Info told = MPI_INFO_NULL;
static int has_booleans;

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

static int raises(void)
{
    const char *mode = getenv("FORTRANLESS");
    return !mode || strcmp(mode, "undefined") != 0;
}

/* Types of a default kind are known as soon as their sizes are. */
static int is_default(MPI_Datatype type)
{
    return type == MPI_INTEGER || type == MPI_REAL || type == MPI_DOUBLE_PRECISION || type == MPI_LOGICAL;
}

static int is_unknown(MPI_Datatype type)
{
    const uintptr_t value = (uintptr_t)type;
    const int fortran =
        (value >= 0x218 && value <= 0x21e) || (value >= 0x230 && value <= 0x232) || (value >= 0x2c0 && value <= 0x2eb);
    return fortran && !(raises() && is_default(type) && told != MPI_INFO_NULL);
}

static void refuse(const char *routine, MPI_Datatype type)
{
    if (!is_unknown(type))
        return;
    fprintf(stderr, "%s was given the Fortran type %#lx, which this library does not know\n", routine,
            (unsigned long)(uintptr_t)type);
    exit(3);
}

static int fail(int error)
{
    PMPI_Comm_call_errhandler(MPI_COMM_SELF, error);
    return error;
}

/* ---- what it says of itself ---- */

#define BOTH(stem, dummies, actuals)                       \
    int PMPI_##stem dummies { return own_##stem actuals; } \
    int MPI_##stem dummies { return own_##stem actuals; }

static int own_Abi_get_fortran_info(MPI_Info *info)
{
    *info = MPI_INFO_NULL;
    return told == MPI_INFO_NULL ? MPI_SUCCESS : PMPI_Info_dup(told, info);
}
BOTH(Abi_get_fortran_info, (MPI_Info * info), (info))

static int own_Abi_set_fortran_info(MPI_Info info)
{
    return told == MPI_INFO_NULL ? PMPI_Info_dup(info, &told) : fail(MPI_ERR_ABI);
}
BOTH(Abi_set_fortran_info, (MPI_Info info), (info))

static int own_Abi_get_fortran_booleans(int bytes, void *yes, void *no, int *is_set)
{
    *is_set = has_booleans;
    if (has_booleans) {
        memset(yes, 0, bytes);
        memset(no, 0, bytes);
        *(char *)yes = 1;
    }
    return MPI_SUCCESS;
}
BOTH(Abi_get_fortran_booleans, (int bytes, void *yes, void *no, int *is_set), (bytes, yes, no, is_set))

static int own_Abi_set_fortran_booleans(int bytes, void *yes, void *no)
{
    (void)bytes, (void)yes, (void)no;
    return has_booleans++ ? fail(MPI_ERR_ABI) : MPI_SUCCESS;
}
BOTH(Abi_set_fortran_booleans, (int bytes, void *yes, void *no), (bytes, yes, no))

static int own_Type_size(MPI_Datatype type, int *bytes)
{
    int (*const real)(MPI_Datatype, int *) = (int (*)(MPI_Datatype, int *))next("PMPI_Type_size");
    if (!is_unknown(type))
        return real(type, bytes);
    *bytes = MPI_UNDEFINED;
    return raises() ? fail(MPI_ERR_TYPE) : MPI_SUCCESS;
}
BOTH(Type_size, (MPI_Datatype type, int *bytes), (type, bytes))

/* ---- what it does ---- */

#define PASSED(stem, type, dummies, actuals)                            \
    int MPI_##stem dummies                                              \
    {                                                                   \
        int(*const real) dummies = (int(*) dummies)next("PMPI_" #stem); \
        refuse("MPI_" #stem, type);                                     \
        return real actuals;                                            \
    }

PASSED(Send, type, (const void *buf, int count, MPI_Datatype type, int dest, int tag, MPI_Comm comm),
       (buf, count, type, dest, tag, comm))
PASSED(Irecv, type, (void *buf, int count, MPI_Datatype type, int source, int tag, MPI_Comm comm, MPI_Request *request),
       (buf, count, type, source, tag, comm, request))
PASSED(Sendrecv, sendtype,
       (const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status),
       (sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status))
PASSED(Allreduce, type, (const void *sendbuf, void *recvbuf, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm),
       (sendbuf, recvbuf, count, type, op, comm))
PASSED(Reduce_local, type, (const void *inbuf, void *inoutbuf, int count, MPI_Datatype type, MPI_Op op),
       (inbuf, inoutbuf, count, type, op))
PASSED(Type_contiguous, type, (int count, MPI_Datatype type, MPI_Datatype *made), (count, type, made))
PASSED(Type_vector, type, (int count, int length, int stride, MPI_Datatype type, MPI_Datatype *made),
       (count, length, stride, type, made))
