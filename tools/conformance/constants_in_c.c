// Constants as C has them; Fortran asks for them by their number here.
#include <mpi.h>

static const int values[] = {
    MPI_ANY_SOURCE,   MPI_ANY_TAG,         MPI_PROC_NULL,     MPI_UNDEFINED,    MPI_ROOT,
    MPI_ERR_TRUNCATE, MPI_ERR_OTHER,       MPI_ERR_IN_STATUS, MPI_ERR_LASTCODE, MPI_THREAD_MULTIPLE,
    MPI_MODE_CREATE,  MPI_MODE_RDWR,       MPI_LOCK_SHARED,   MPI_IDENT,        MPI_CONGRUENT,
    MPI_CART,         MPI_COMBINER_VECTOR, MPI_ORDER_FORTRAN, MPI_TAG_UB,       MPI_VERSION,
    MPI_SUBVERSION};

int value_in_c(int number) { return values[number - 1]; }

static const int lengths[] = {
    MPI_MAX_PROCESSOR_NAME, MPI_MAX_ERROR_STRING, MPI_MAX_OBJECT_NAME,    MPI_MAX_INFO_KEY,
    MPI_MAX_INFO_VAL,       MPI_MAX_PORT_NAME,    MPI_MAX_DATAREP_STRING, MPI_MAX_LIBRARY_VERSION_STRING};

int length_in_c(int number) { return lengths[number - 1]; }

int handle_in_c(int number)
{
    switch (number) {
    case 1:
        return MPI_Comm_c2f(MPI_COMM_WORLD);
    case 2:
        return MPI_Comm_c2f(MPI_COMM_NULL);
    case 3:
        return MPI_Type_c2f(MPI_INTEGER);
    case 4:
        return MPI_Type_c2f(MPI_DOUBLE_PRECISION);
    case 5:
        return MPI_Op_c2f(MPI_SUM);
    case 6:
        return MPI_Request_c2f(MPI_REQUEST_NULL);
    case 7:
        return MPI_Info_c2f(MPI_INFO_NULL);
    default:
        return MPI_Errhandler_c2f(MPI_ERRORS_RETURN);
    }
}

int size_in_c(int number)
{
    return (int)(number == 1   ? sizeof(MPI_Aint)
                 : number == 2 ? sizeof(MPI_Offset)
                 : number == 3 ? sizeof(MPI_Count)
                               : sizeof(MPI_Fint));
}

// Tag and count of a status of mpif.h and mpi.
void status_in_c(const MPI_Fint *status, int *tag, int *count)
{
    MPI_Status converted;
    MPI_Status_f2c((MPI_Fint *)status, &converted);
    *tag = converted.MPI_TAG;
    MPI_Get_count(&converted, MPI_INT, count);
}
