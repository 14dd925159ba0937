/* The C half of beside.F90. */
#include <mpi_fortran.h>
#include <stdio.h>
#include <string.h>

static int lines;
#define MUST(what) ((what) ? 0 : (printf("beside.c:%d: %s\n", __LINE__, #what), lines++, 1))

void c_looks_(const int *f08, const void *status, const void *statuses, int *wrong)
{
    *wrong += *f08 ? MUST(status == (const void *)MPI_F08_STATUS_IGNORE) +
                         MUST(statuses == (const void *)MPI_F08_STATUSES_IGNORE)
                   : MUST(status == (const void *)MPI_F_STATUS_IGNORE) +
                         MUST(statuses == (const void *)MPI_F_STATUSES_IGNORE);
}

/* Through every form and back; Fortran sees that the tag has grown. */
void c_converts_(const int *f08, void *status, int *wrong)
{
    MPI_Status c, back;
    MPI_Fint f[sizeof(MPI_Status) / sizeof(MPI_Fint)];
    MPI_F08_status other;
    int count = 0;
    *wrong += MUST(!(*f08 ? MPI_Status_f082c(status, &c) : MPI_Status_f2c(status, &c)));
    *wrong += MUST(c.MPI_SOURCE == 0 && c.MPI_TAG == 33 && !MPI_Get_count(&c, MPI_INT, &count) && count == 1);
    c.MPI_TAG += 10;
    *wrong += MUST(!MPI_Status_c2f08(&c, &other) && other.MPI_TAG == 43);
    *wrong += MUST(!MPI_Status_f082f(&other, f) && !MPI_Status_f2c(f, &back) && !memcmp(&c, &back, sizeof c));
    memset(&other, 0, sizeof other);
    *wrong += MUST(!PMPI_Status_f2f08(f, &other) && !PMPI_Status_f082c(&other, &back) && !memcmp(&c, &back, sizeof c));
    *wrong += MUST(!(*f08 ? PMPI_Status_c2f08(&c, status) : MPI_Status_c2f(&c, status)));
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    *wrong += MUST(MPI_Status_f082c(MPI_F08_STATUS_IGNORE, &c) != MPI_SUCCESS);
}

#ifdef C_STARTS
void fortran_part_(int *wrong);

int main(void)
{
    int wrong = 0;
    MPI_Init(0, 0);
    fortran_part_(&wrong);
    MPI_Finalize();
    if (!wrong && !lines)
        puts("done");
    return 0;
}
#endif
