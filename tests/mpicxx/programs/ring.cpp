// Messages around a ring: blocking, nonblocking, persistent, probed; a status of each.
#include "check.h"

#include <vector>

static void blocking(const MPI::Intracomm &comm, int left, int right)
{
    const int mine = comm.Get_rank();
    int theirs = -1;
    MPI::Status status;
    comm.Sendrecv(&mine, 1, MPI::INT, right, 5, &theirs, 1, MPI::INT, left, MPI::ANY_TAG, status);
    CHECK(theirs == left && status.Get_source() == left && status.Get_tag() == 5 && status.Get_count(MPI::INT) == 1);
    CHECK(!status.Is_cancelled());
}

static void nonblocking(MPI::Comm &comm, int left, int right)
{
    std::vector<double> out(1000, comm.Get_rank()), in(1000, -1.0);
    MPI::Request requests[2] = {comm.Irecv(in.data(), 1000, MPI::DOUBLE, left, 6),
                                comm.Isend(out.data(), 1000, MPI::DOUBLE, right, 6)};
    MPI::Status statuses[2];
    MPI::Request::Waitall(2, requests, statuses);
    CHECK(statuses[0].Get_source() == left && statuses[0].Get_count(MPI::DOUBLE) == 1000);
    CHECK(in[0] == left && in[999] == left);
    CHECK(requests[0] == MPI::REQUEST_NULL && requests[1] == MPI::REQUEST_NULL);
}

static void persistent(MPI::Comm &comm, int left, int right)
{
    int out = 0, in = 0;
    MPI::Prequest receive = comm.Recv_init(&in, 1, MPI::INT, left, 7);
    MPI::Prequest send = comm.Send_init(&out, 1, MPI::INT, right, 7);
    for (int round = 0; round < 3; ++round) {
        out = 10 * comm.Get_rank() + round;
        receive.Start();
        send.Start();
        receive.Wait();
        send.Wait();
        CHECK(in == 10 * left + round);
    }
    receive.Free();
    send.Free();
    CHECK(receive == MPI::REQUEST_NULL);
}

static void probed(const MPI::Comm &comm, int left, int right)
{
    const char text[] = "of unknown length";
    MPI::Request request = comm.Isend(text, sizeof text, MPI::CHAR, right, 8);
    MPI::Status status;
    comm.Probe(left, 8, status);
    std::vector<char> got(status.Get_count(MPI::CHAR));
    comm.Recv(got.data(), static_cast<int>(got.size()), MPI::CHAR, left, 8);
    CHECK(got.size() == sizeof text && got[3] == text[3]);
    while (!request.Test())
        continue;
}

int main(int argc, char **argv)
{
    MPI::Init(argc, argv);
    CHECK(MPI::Is_initialized() && !MPI::Is_finalized());
    MPI::Intracomm comm = MPI::COMM_WORLD.Dup();
    const int size = comm.Get_size(), rank = comm.Get_rank();
    const int left = (rank + size - 1) % size, right = (rank + 1) % size;
    blocking(comm, left, right);
    nonblocking(comm, left, right);
    persistent(comm, left, right);
    probed(comm, left, right);
    comm.Free();
    CHECK(comm == MPI::COMM_NULL);
    return finish();
}
