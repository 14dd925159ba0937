// C's part of the operations and error handlers, and a tool that counts what Fortran makes. Nothing here needs a C++ library.
#include "../fortran/integer.h"

#include <mpi.h>

#include <stdio.h>
#include <stdlib.h>

namespace {

int runs = 0, creations = 0;

void larger(void *invec, void *inoutvec, int *len, MPI_Datatype *)
{
    runs++;
    const INTEGER *const in = static_cast<INTEGER *>(invec);
    INTEGER *const inout = static_cast<INTEGER *>(inoutvec);
    for (int i = 0; i < *len; i++)
        if (in[i] > inout[i])
            inout[i] = in[i];
}

void check(bool right, const char *what)
{
    if (right)
        return;
    printf("wrong in C: %s\n", what);
    exit(1);
}

bool are(const INTEGER *numbers, int first, int second, int third)
{
    return numbers[0] == first && numbers[1] == second && numbers[2] == third;
}

}  // namespace

extern "C" {

int MPI_Op_create(MPI_User_function *function, int commute, MPI_Op *op)
{
    return creations++, PMPI_Op_create(function, commute, op);
}

int seen_by_tool(void) { return creations; }
int run_c(void) { return runs; }

int make_c(void)
{
    MPI_Op made = MPI_OP_NULL;
    check(PMPI_Op_create(larger, 1, &made) == MPI_SUCCESS, "PMPI_Op_create");
    return MPI_Op_c2f(made);
}

// MPI_INTEGER is what the procedures of Fortran compare with.
void use_c(int operation)
{
    const MPI_Op op = MPI_Op_f2c(operation);
    int rank = 0, size = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    const MPI_Datatype integer = sizeof(INTEGER) == 8 ? MPI_INTEGER8 : MPI_INTEGER;
    const INTEGER mine[] = {rank, -rank, 7};
    INTEGER theirs[3] = {};
    MPI_Reduce(mine, theirs, 3, integer, op, 0, MPI_COMM_WORLD);
    check(rank || are(theirs, size - 1, 0, 7), "MPI_Reduce");
    theirs[0] = -5, theirs[1] = 5, theirs[2] = 5;
    MPI_Reduce_local(mine, theirs, 3, integer, op);
    check(are(theirs, rank, 5, 7), "MPI_Reduce_local");
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Iallreduce(mine, theirs, 3, integer, op, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    check(are(theirs, size - 1, 0, 7), "MPI_Iallreduce");
    MPI_Scan(mine, theirs, 3, integer, op, MPI_COMM_WORLD);
    check(are(theirs, rank, 0, 7), "MPI_Scan");
}

// Raises an error on the object: 1 communicator, 2 window, 3 file, 4 a send to nobody, 5 session.
void raise_c(int on, int comm, int win, int file, int session)
{
    const int nothing = 0;
    switch (on) {
    case 1:
        MPI_Comm_call_errhandler(MPI_Comm_f2c(comm), MPI_ERR_OTHER);
        break;
    case 2:
        MPI_Win_call_errhandler(MPI_Win_f2c(win), MPI_ERR_OTHER);
        break;
    case 3:
        MPI_File_call_errhandler(MPI_File_f2c(file), MPI_ERR_OTHER);
        break;
    case 4:
        MPI_Send(&nothing, 1, MPI_INT, 1000000, 0, MPI_Comm_f2c(comm));
        break;
    case 5:
#ifdef HAS_SESSIONS
        MPI_Session_call_errhandler(MPI_Session_f2c(session), MPI_ERR_OTHER);
#else
        (void)session;
#endif
        break;
    }
}

}  // extern "C"
