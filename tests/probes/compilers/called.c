/* Two wrappers, called as a Fortran compiler would, over the two routines of an MPI that they call. */
#include "bnd_fortran.h"

#include <stdio.h>

int bnd_no_memory(void) { return MPI_ERR_NO_MEM; }

int MPI_Info_get(MPI_Info info, const char *key, int length, char *value, int *flag)
{
    printf("key [%s] of %d\n", key, length);
    strcpy(value, "ab");
    *flag = 17;
    return info == MPI_INFO_NULL;
}

int MPI_Cart_create(MPI_Comm comm, int count, const int dims[], const int periods[], int reorder, MPI_Comm *cart)
{
    printf("logicals");
    for (int i = 0; i < count; ++i)
        printf(" %d", periods[i] != 0);
    printf(" %d\n", reorder != 0);
    *cart = comm;
    return dims[0] != 1;
}

void BND_NAME(mpi_info_get, MPI_INFO_GET)(const bnd_integer *, const char *, const bnd_integer *, char *, bnd_logical *,
                                          bnd_integer *, bnd_length, bnd_length);
void BND_NAME(mpi_cart_create, MPI_CART_CREATE)(const bnd_integer *, const bnd_integer *, bnd_integer *,
                                                const bnd_logical *, const bnd_logical *, bnd_integer *, bnd_integer *);

int main(void)
{
    const bnd_integer info = 0, length = 4, world = 0, count = 5;
    bnd_integer ierror = -1, dims[5] = {1, 1, 1, 1, 1}, cart = 0;
    bnd_logical flag = 5;
    const bnd_logical periods[5] = {BND_FORTRAN_LOGICAL_FALSE, BND_FORTRAN_LOGICAL_TRUE, 2, 3, -1};
    char value[] = "xxxxxxx";
    BND_NAME(mpi_info_get, MPI_INFO_GET)(&info, "key  more", &length, value, &flag, &ierror, 5, 6);
    printf("value [%s], flag %d, error %d\n", value, (int)flag, ierror);
    BND_NAME(mpi_cart_create, MPI_CART_CREATE)(&world, &count, dims, periods, &periods[1], &cart, &ierror);
    printf("error %d\nlengths of %d\n", ierror, (int)sizeof(bnd_length));
    puts(BND_TEXT(BND_NAME(mpi_send, MPI_SEND)));
    puts(BND_TEXT(BND_MODULE_SYMBOL(mpi_f08, status)));
    return 0;
}
