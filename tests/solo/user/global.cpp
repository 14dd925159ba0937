// Objects whose constructors use MPI before main, in the order in which the linker puts them.
#include <mpi.h>

#include <cstdio>
#include <cstring>

namespace {

struct environment {
    environment() { MPI_Init(nullptr, nullptr); }
    ~environment() { MPI_Finalize(); }
};
environment mpi;

// A message sent before main is received within.
struct early {
    early()
    {
        MPI_Comm_dup(MPI_COMM_WORLD, &comm);
        for (int i = 0; i < 100; ++i) {
            MPI_Send(&i, 1, MPI_INT, 0, i, comm);
            MPI_Issend(&sent, 1, MPI_INT, 0, 1000 + i, comm, &requests[i]);
        }
    }
    MPI_Comm comm;
    MPI_Request requests[100];
    int sent = 7;
};
early messages;

}  // namespace

int main()
{
    int is_main = 0, right = 0;
    MPI_Is_thread_main(&is_main);
    for (int i = 0; i < 200; ++i) {
        int got = -1;
        MPI_Recv(&got, 1, MPI_INT, 0, i < 100 ? i : 900 + i, messages.comm, MPI_STATUS_IGNORE);
        right += got == (i < 100 ? i : 7);
    }
    MPI_Waitall(100, messages.requests, MPI_STATUSES_IGNORE);
    MPI_Comm_free(&messages.comm);
    std::printf("%d %d\n", is_main, right);
}
