// A tool that takes the place of the Fortran names of the twelve kinds of call in tests/fortran/seen.cpp, for all dialects at
// once: what goes through is addresses, and a string's length. In Finalize it tells its counts, then a tool of C tells its own.
#include <mpi.h>

#include <stddef.h>
#include <stdio.h>

namespace {

const char *const names[] = {"Comm_rank", "Comm_size", "Comm_dup", "Barrier",  "Bcast",           "Allreduce",
                             "Send",      "Irecv",     "Waitall",  "Sendrecv", "Type_contiguous", "Comm_set_name"};
int seen[12];

void finalize(int *ierror)
{
    int rank = 0;
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (int i = 0; rank == 0 && i < 12; i++)
        printf("Fortran %s %d\n", names[i], seen[i]);
    const int result = MPI_Finalize();
    if (ierror)
        *ierror = result;
}

}  // namespace

#define ONE_NAME(index, name, list, actual) \
    void p##name list;                      \
    void name list                          \
    {                                       \
        seen[index]++;                      \
        p##name actual;                     \
    }
// In mpif.h and mpi, and in mpi_f08 with and without a choice buffer.
#define PLAIN(index, name, list, actual)         \
    ONE_NAME(index, mpi_##name##_, list, actual) \
    ONE_NAME(index, mpi_##name##_f08_, list, actual)
#define CHOICE(index, name, list, actual)        \
    ONE_NAME(index, mpi_##name##_, list, actual) \
    ONE_NAME(index, mpi_##name##_f08ts_, list, actual)

#define LIST_2 (void *a, void *b)
#define LIST_3 (void *a, void *b, void *c)
#define LIST_4 (void *a, void *b, void *c, void *d)
#define LIST_6 (void *a, void *b, void *c, void *d, void *e, void *f)
#define LIST_7 (void *a, void *b, void *c, void *d, void *e, void *f, void *g)
#define LIST_8 (void *a, void *b, void *c, void *d, void *e, void *f, void *g, void *h)
#define LIST_13                                                                                                  \
    (void *a, void *b, void *c, void *d, void *e, void *f, void *g, void *h, void *i, void *j, void *k, void *l, \
     void *m)

extern "C" {

PLAIN(0, comm_rank, LIST_3, (a, b, c))
PLAIN(1, comm_size, LIST_3, (a, b, c))
PLAIN(2, comm_dup, LIST_3, (a, b, c))
PLAIN(3, barrier, LIST_2, (a, b))
CHOICE(4, bcast, LIST_6, (a, b, c, d, e, f))
CHOICE(5, allreduce, LIST_7, (a, b, c, d, e, f, g))
CHOICE(6, send, LIST_7, (a, b, c, d, e, f, g))
CHOICE(7, irecv, LIST_8, (a, b, c, d, e, f, g, h))
PLAIN(8, waitall, LIST_4, (a, b, c, d))
CHOICE(9, sendrecv, LIST_13, (a, b, c, d, e, f, g, h, i, j, k, l, m))
PLAIN(10, type_contiguous, LIST_4, (a, b, c, d))
PLAIN(11, comm_set_name, (void *comm, void *name, void *ierror, size_t length), (comm, name, ierror, length))

void mpi_finalize_(int *ierror) { finalize(ierror); }
void mpi_finalize_f08_(int *ierror) { finalize(ierror); }

}  // extern "C"
