// The twelve kinds of call of tests/fortran/twelve.F90, by the classes of MPI-2.
#include <mpi.h>
int main()
{
    MPI::Init();
    const int rank = MPI::COMM_WORLD.Get_rank(), size = MPI::COMM_WORLD.Get_size();
    MPI::Intracomm copy = MPI::COMM_WORLD.Dup();
    copy.Set_name("a copy");
    MPI::Datatype pair = MPI::INT.Create_contiguous(2);
    int sent[2] = {rank, -rank}, received[2], total;
    const int next = (rank + 1) % size, previous = (rank + size - 1) % size;
    MPI::Request requests[1] = {copy.Irecv(received, 2, MPI::INT, previous, 0)};
    copy.Send(sent, 2, MPI::INT, next, 0);
    MPI::Request::Waitall(1, requests);
    copy.Sendrecv(received, 2, MPI::INT, previous, 1, sent, 2, MPI::INT, next, 1);
    copy.Allreduce(sent, &total, 1, MPI::INT, MPI::SUM);
    copy.Bcast(&total, 1, MPI::INT, 0);
    copy.Barrier();
    MPI::Finalize();
    return sent[0] != rank || total != size * (size - 1) / 2;
}
