/* Stands before a libmpi_abi, by LD_PRELOAD, and says on standard error who registers Fortran with it. It knows nothing of Fortran, or, with
 * KNOWN in the environment, what MPI was built with. Other routines are the library's own. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static MPI_Info told = MPI_INFO_NULL;
static int knows_booleans;

#define BOTH(stem, dummies, actuals)                       \
    int PMPI_##stem dummies { return own_##stem actuals; } \
    int MPI_##stem dummies { return own_##stem actuals; }

static int own_Abi_get_fortran_info(MPI_Info *info)
{
    if (getenv("KNOWN"))
        return PMPI_Info_create(info);
    *info = MPI_INFO_NULL;
    return told == MPI_INFO_NULL ? MPI_SUCCESS : PMPI_Info_dup(told, info);
}
BOTH(Abi_get_fortran_info, (MPI_Info * info), (info))

static int own_Abi_set_fortran_info(MPI_Info info)
{
    char value[16] = "none";
    int flag = 0, length = sizeof value;
    PMPI_Info_get_string(info, "mpi_integer_size", &length, value, &flag);
    const int is_late = told != MPI_INFO_NULL || getenv("KNOWN");
    fprintf(stderr, "info of %s-byte INTEGERs%s\n", value, is_late ? ": too late" : "");
    return is_late ? MPI_ERR_ABI : PMPI_Info_dup(info, &told);
}
BOTH(Abi_set_fortran_info, (MPI_Info info), (info))

static int own_Abi_get_fortran_booleans(int bytes, void *yes, void *no, int *is_set)
{
    *is_set = knows_booleans || getenv("KNOWN");
    memset(yes, 0, bytes);
    memset(no, 0, bytes);
    *(char *)yes = 1;
    return MPI_SUCCESS;
}
BOTH(Abi_get_fortran_booleans, (int bytes, void *yes, void *no, int *is_set), (bytes, yes, no, is_set))

static int own_Abi_set_fortran_booleans(int bytes, void *yes, void *no)
{
    (void)yes;
    (void)no;
    fprintf(stderr, "booleans of %d bytes%s\n", bytes, knows_booleans ? ": too late" : "");
    if (knows_booleans)
        return MPI_ERR_ABI;
    knows_booleans = 1;
    return MPI_SUCCESS;
}
BOTH(Abi_set_fortran_booleans, (int bytes, void *yes, void *no), (bytes, yes, no))
