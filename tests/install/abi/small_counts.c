// Between a program and a libmpi_abi: what is asked of datatypes has no form for large counts, as in mpi_abi_wrapper over an MPI of
// version 3.
#include <mpi.h>

int PMPI_Type_size_c(MPI_Datatype type, MPI_Count *size)
{
    (void)type;
    (void)size;
    return MPI_ERR_UNSUPPORTED_OPERATION;
}

int PMPI_Type_get_envelope_c(MPI_Datatype type, MPI_Count *integers, MPI_Count *addresses, MPI_Count *counts,
                             MPI_Count *types, int *combiner)
{
    (void)type;
    (void)integers;
    (void)addresses;
    (void)counts;
    (void)types;
    (void)combiner;
    return MPI_ERR_UNSUPPORTED_OPERATION;
}

int PMPI_Type_get_contents_c(MPI_Datatype type, MPI_Count integers, MPI_Count addresses, MPI_Count counts,
                             MPI_Count types, int *all_integers, MPI_Aint *all_addresses, MPI_Count *all_counts,
                             MPI_Datatype *all_types)
{
    (void)type;
    (void)integers;
    (void)addresses;
    (void)counts;
    (void)types;
    (void)all_integers;
    (void)all_addresses;
    (void)all_counts;
    (void)all_types;
    return MPI_ERR_UNSUPPORTED_OPERATION;
}
