// Between a program and a libmpi_abi: handles that do not come back, or keys of attributes with other values.
#include <mpi.h>

#ifdef HANDLES
MPI_Info PMPI_Info_fromint(int info) { return (MPI_Info)((long)info ^ 0x70000000l); }

MPI_Info MPI_Info_fromint(int info) { return PMPI_Info_fromint(info); }
#endif

#ifdef CONSTANTS
int PMPI_Comm_get_attr(MPI_Comm comm, int keyval, void *value, int *flag)
{
    (void)comm;
    (void)keyval;
    (void)value;
    *flag = 0;
    return MPI_SUCCESS;
}
#endif
