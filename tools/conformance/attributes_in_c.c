// C looks at attributes; a communicator of Fortran comes as the INTEGER that it is there.
#include <mpi.h>

// The first value that the address has, if it is that of an MPI_Aint; -1 if the attribute is not set.
long long attribute_in_c(const int *comm, const int *keyval)
{
    MPI_Aint *value = 0;
    int flag = 0;
    MPI_Comm_get_attr(MPI_Comm_f2c(*comm), *keyval, &value, &flag);
    return flag ? (long long)*value : -1;
}

int small_attribute_in_c(const int *comm, const int *keyval)
{
    int *value = 0;
    int flag = 0;
    MPI_Comm_get_attr(MPI_Comm_f2c(*comm), *keyval, &value, &flag);
    return flag ? *value : -1;
}

long long type_attribute_in_c(const int *datatype, const int *keyval)
{
    MPI_Aint *value = 0;
    int flag = 0;
    MPI_Type_get_attr(MPI_Type_f2c(*datatype), *keyval, &value, &flag);
    return flag ? (long long)*value : -1;
}

void set_attribute_in_c(const int *comm, const int *keyval, const long long *value)
{
    MPI_Comm_set_attr(MPI_Comm_f2c(*comm), *keyval, (void *)(MPI_Aint)*value);
}

int tag_ub_in_c(void)
{
    int *value = 0;
    int flag = 0;
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &value, &flag);
    return flag ? *value : -1;
}
