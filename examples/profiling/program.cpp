// Sends messages to itself, in phases, and selects the phases to profile by MPI_Pcontrol.
#include <mpi.h>

#include <iostream>
#include <vector>

namespace {

int rank = 0;

// The receive is posted before the send, so that no MPI needs to buffer the message.
template <typename Item>
void exchange(const char *phase, int messages, int length, MPI_Datatype datatype)
{
    std::vector<Item> sent(length), received(length);
    long long sum = 0;
    for (int message = 0; message < messages; message++) {
        sent.assign(length, static_cast<Item>(message));
        MPI_Request request;
        MPI_Irecv(received.data(), length, datatype, rank, message, MPI_COMM_WORLD, &request);
        MPI_Send(sent.data(), length, datatype, rank, message, MPI_COMM_WORLD);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        for (Item item : received)
            sum += static_cast<long long>(item);
    }
    std::cout << phase << ": " << messages << " messages, sum " << sum << std::endl;
}

}  // namespace

int main(int argc, char **argv)
{
    int size = 0;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    std::cout << "rank " << rank << " of " << size << std::endl;

    exchange<int>("start", 10, 4, MPI_INT);
    MPI_Pcontrol(0);  // off
    exchange<int>("warm-up", 100, 4, MPI_INT);
    MPI_Pcontrol(1);  // on again
    exchange<double>("work", 5, 8, MPI_DOUBLE);
    MPI_Pcontrol(2);  // say what was seen so far
    exchange<char>("end", 3, 1, MPI_CHAR);

    return MPI_Finalize();
}
