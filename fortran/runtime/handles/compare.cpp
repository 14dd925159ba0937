// == and /= of the handles of mpi and mpi_f08 (R54): a handle is one INTEGER, so a comparison is the same for every type.
#include "bnd_fortran.h"

#define BND_COMPARED(lower, upper)                                                                          \
    extern "C" bnd_logical BND_LINKED(bnd_eq_mpi_##lower, BND_EQ_MPI_##upper)(const bnd_default_integer *a, \
                                                                              const bnd_default_integer *b) \
    {                                                                                                       \
        return BND_LOGICAL(*a == *b);                                                                       \
    }                                                                                                       \
    extern "C" bnd_logical BND_LINKED(bnd_ne_mpi_##lower, BND_NE_MPI_##upper)(const bnd_default_integer *a, \
                                                                              const bnd_default_integer *b) \
    {                                                                                                       \
        return BND_LOGICAL(*a != *b);                                                                       \
    }

BND_COMPARED(comm, COMM)
BND_COMPARED(datatype, DATATYPE)
BND_COMPARED(errhandler, ERRHANDLER)
BND_COMPARED(file, FILE)
BND_COMPARED(group, GROUP)
BND_COMPARED(info, INFO)
BND_COMPARED(message, MESSAGE)
BND_COMPARED(op, OP)
BND_COMPARED(request, REQUEST)
BND_COMPARED(session, SESSION)
BND_COMPARED(win, WIN)
