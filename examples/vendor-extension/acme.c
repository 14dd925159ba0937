/* Acme's C library over the installed MPI: each extension under its PMPIX_ name, and weakly under its MPIX_ name. */
#include <limits.h>
#include <mpi.h>
#include <stdlib.h>

#pragma weak MPIX_Acme_checksum = PMPIX_Acme_checksum
#pragma weak MPIX_Acme_checksum_c = PMPIX_Acme_checksum_c
#pragma weak MPIX_Acme_ibarrier = PMPIX_Acme_ibarrier

static int raise_on(MPI_Comm comm, int code)
{
    PMPI_Comm_call_errhandler(comm, code);
    return code;
}

int PMPIX_Acme_checksum(const void *buf, int count, MPI_Datatype datatype, MPI_Comm comm, int *sum)
{
    int size = 0, position = 0, local = 0;
    int code = PMPI_Pack_size(count, datatype, comm, &size);
    if (code != MPI_SUCCESS)
        return code;
    unsigned char *bytes = malloc((size_t)size + 1);
    if (!bytes)
        return raise_on(comm, MPI_ERR_NO_MEM);
    code = PMPI_Pack(buf, count, datatype, bytes, size, &position, comm);
    for (int i = 0; code == MPI_SUCCESS && i < position; i++)
        local += bytes[i];
    free(bytes);
    return code == MPI_SUCCESS ? PMPI_Allreduce(&local, sum, 1, MPI_INT, MPI_SUM, comm) : code;
}

int PMPIX_Acme_checksum_c(const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Comm comm, int *sum)
{
    if (count > INT_MAX)
        return raise_on(comm, MPI_ERR_COUNT);
    return PMPIX_Acme_checksum(buf, (int)count, datatype, comm, sum);
}

int PMPIX_Acme_ibarrier(MPI_Comm comm, int priority, MPI_Request *request)
{
    if (priority < MPIX_ACME_LOW || priority > MPIX_ACME_HIGH)
        return raise_on(comm, MPI_ERR_ARG);
    return PMPI_Ibarrier(comm, request);
}
