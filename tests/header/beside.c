/* mpi_fortran.h over a library of the standard ABI, beside an mpi.h that has none of it, some, or all (-DFIRST, -DAFTER: the part that
 * mpi.h, or another header, brings). Prints nothing, and returns how much is wrong. */
#include <mpi.h>
#ifdef FIRST
#include FIRST
#endif
#include "mpi_fortran.h"
#ifdef AFTER
#include AFTER
#endif
#include "mpi_fortran.h" /* once more */

#include <stdio.h>
#include <string.h>
#define CHECK(what)                                   \
    do {                                              \
        if (!(what)) {                                \
            printf("line %d: %s\n", __LINE__, #what); \
            wrong++;                                  \
        }                                             \
    } while (0)

int main(void)
{
    int wrong = 0;
    MPI_Fint world, cells[16];
    MPI_Status status, back;
    MPI_Datatype made;

    MPI_Init(0, 0);
    world = MPI_Comm_c2f(MPI_COMM_WORLD);
    CHECK(MPI_Comm_f2c(world) == MPI_COMM_WORLD && PMPI_Comm_c2f(PMPI_Comm_f2c(world)) == world);
    CHECK(MPI_Type_f2c(MPI_Type_c2f(MPI_DOUBLE)) == MPI_DOUBLE);
    MPI_Type_contiguous(3, MPI_INT, &made);
    CHECK(MPI_Type_f2c(MPI_Type_c2f(made)) == made);
    MPI_Type_free(&made);
    CHECK(MPI_Win_f2c(MPI_Win_c2f(MPI_WIN_NULL)) == MPI_WIN_NULL);
    CHECK(MPI_Op_f2c(MPI_Op_c2f(MPI_SUM)) == MPI_SUM);
    memset(&status, 0, sizeof status);
    memset(&back, 1, sizeof back);
    status.MPI_SOURCE = 3;
    status.MPI_TAG = 4;
    CHECK(!MPI_Status_c2f(&status, cells) && !MPI_Status_f2c(cells, &back) && !memcmp(&status, &back, sizeof back));
#ifndef WITHOUT_F08
    MPI_F08_status f08;
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    CHECK(MPI_Status_c2f08(MPI_STATUS_IGNORE, &f08) == MPI_ERR_ARG);
    CHECK(!MPI_Status_c2f08(&status, &f08) && f08.MPI_TAG == 4 && !PMPI_Status_f082f(&f08, cells) &&
          !MPI_Status_f082c(&f08, &back));
    CHECK(!MPI_Status_f2f08(cells, &f08) && f08.MPI_SOURCE == 3);
#endif
#ifdef POINTERS
    MPI_Fint (*to)(MPI_Comm) = MPI_Comm_c2f; /* the functions of the library */
    CHECK(to(MPI_COMM_WORLD) == world);
    CHECK(MPI_F_STATUS_IGNORE == 0);
#endif
    MPI_Finalize();
    return wrong;
}
