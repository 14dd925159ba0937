#!/bin/sh
# Stands where `mpicc -E` is asked for <mpi.h>: a few functions, some with other names or without const, as MPIs have them.
cat <<'END'
# 1 "mpi.h"
typedef int MPI_Comm;
typedef int (MPI_Comm_errhandler_function)(MPI_Comm *, int *, ...);
int MPI_Init(int *argc, char ***argv);
int MPI_Init_thread(int *argc, char ***argv, int required, int *provided) __attribute__((visibility("default")));
int MPI_Finalize(void);
int MPI_Comm_rank(MPI_Comm comm, int *rank);
int MPI_Comm_dup(MPI_Comm comm, MPI_Comm *newcomm);
int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
    __attribute__((pointer_with_type_tag(MPI,1,3)));
int MPI_Send_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
int MPI_Irecv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request);
int MPI_Gatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[],
                const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm);
int MPI_Gatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
                  const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm);
int MPI_Waitany(int count, MPI_Request array_of_requests[], int *indx, MPI_Status *status);
int MPI_Pready_list(int length, int array_of_partitions[], MPI_Request request);
int MPI_Type_extent(MPI_Datatype, MPI_Aint *);
int MPI_Pcontrol(const int level, ...);
double MPI_Wtime(void);
int PMPI_Init(int *argc, char ***argv);
END
for function in Init_thread Finalize Comm_rank Comm_dup Send Send_c Irecv Gatherv Gatherv_c Waitany Pready_list Type_extent \
    Pcontrol; do
    echo "int PMPI_$function();"
done
