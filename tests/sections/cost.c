/* The cost of the wrapper of a call with a choice buffer, by the kind of the buffer: the wrapper itself, over an MPI_Send of our own. */
#include "sections/section.h"

#include <stdio.h>
#include <valgrind/callgrind.h>

#define INLINE_FREE __attribute__((noinline, noclone))

void mpi_send_f08ts_(const void *buf, const MPI_Fint *count, const MPI_Fint *datatype, const MPI_Fint *dest,
                     const MPI_Fint *tag, const MPI_Fint *comm, MPI_Fint *ierror);

static int base[120][100];
static MPI_Fint type, comm, peer, code;
static const void *volatile sent;

int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm on)
{
    (void)count, (void)datatype, (void)dest, (void)tag, (void)on;
    sent = buf;
    return MPI_SUCCESS;
}

INLINE_FREE void nothing(const void *d, MPI_Fint count) { code = MPI_Send(d, count, MPI_INT, 0, 0, MPI_COMM_SELF); }

#define SEND(name)                                                     \
    INLINE_FREE void name(const void *d, MPI_Fint count)               \
    {                                                                  \
        mpi_send_f08ts_(d, &count, &type, &peer, &peer, &comm, &code); \
    }
SEND(scalar)
SEND(vector)
SEND(matrix)
SEND(assumed_size)
SEND(copied)
SEND(typed)

/* The cost of the same datatype in a C program. */
INLINE_FREE void by_hand(MPI_Aint row, MPI_Aint column)
{
    MPI_Datatype inner, outer;
    PMPI_Type_create_hvector(50, 1, row, MPI_INT, &inner);
    PMPI_Type_create_hvector(40, 1, column, inner, &outer);
    PMPI_Type_free(&inner);
    PMPI_Type_commit(&outer);
    PMPI_Type_free(&outer);
}

int main(void)
{
    const struct bnd_gfortran_descriptor one = {base, 0, 4, 0, 0, 1, 0, 4, {{0, 0, 0}}};
    const struct bnd_gfortran_descriptor line = {base, 0, 4, 0, 1, 1, 0, 4, {{1, 1, 100}}};
    const struct bnd_gfortran_descriptor plane = {base, 0, 4, 0, 2, 1, 0, 4, {{1, 1, 100}, {100, 1, 120}}};
    const struct bnd_gfortran_descriptor endless = {base, 0, 4, 0, 2, 1, 0, 4, {{1, 1, 100}, {100, 0, -1}}};
    const struct bnd_gfortran_descriptor strided = {base, 0, 4, 0, 2, 1, 0, 4, {{2, 1, 50}, {300, 1, 40}}};
    PMPI_Init(NULL, NULL);
    type = PMPI_Type_c2f(MPI_INT);
    comm = PMPI_Comm_c2f(MPI_COMM_SELF);
    for (int i = 0; i < 101; ++i) {
        if (i == 1)
            CALLGRIND_START_INSTRUMENTATION; /* the first call of each fills tables */
        nothing(&one, 1);
        scalar(&one, 1);
        vector(&line, 100);
        matrix(&plane, 12000);
        assumed_size(&endless, 12000);
        copied(&strided, 2000);
        typed(&strided, 500); /* a part of it that is not worth a copy */
        by_hand(8, 1200);
    }
    PMPI_Finalize();
    return code;
}
