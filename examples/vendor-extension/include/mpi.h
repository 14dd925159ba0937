/* Acme's mpi.h: that of the installed MPI, and Acme's extensions. */
#ifndef ACME_MPI_H
#define ACME_MPI_H

#include_next <mpi.h>

#define MPIX_ACME_LOW 0
#define MPIX_ACME_HIGH 9

#ifdef __cplusplus
extern "C" {
#endif

int MPIX_Acme_checksum(const void *buf, int count, MPI_Datatype datatype, MPI_Comm comm, int *sum);
int PMPIX_Acme_checksum(const void *buf, int count, MPI_Datatype datatype, MPI_Comm comm, int *sum);
int MPIX_Acme_checksum_c(const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Comm comm, int *sum);
int PMPIX_Acme_checksum_c(const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Comm comm, int *sum);
int MPIX_Acme_ibarrier(MPI_Comm comm, int priority, MPI_Request *request);
int PMPIX_Acme_ibarrier(MPI_Comm comm, int priority, MPI_Request *request);

#ifdef __cplusplus
}
#endif

#endif
