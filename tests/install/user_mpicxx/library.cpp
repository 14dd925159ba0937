// The first process sends its number to itself: a shared library of the project that uses MPI.
#include <mpi.h>

int sent_to_itself(int number)
{
    int received = 0;
    MPI::Request request = MPI::COMM_SELF.Irecv(&received, 1, MPI::INT, 0, 0);
    MPI::COMM_SELF.Send(&number, 1, MPI::INT, 0, 0);
    request.Wait();
    return received;
}
