// Completion of null, inactive, persistent and ordinary requests; what a status holds.
#include "check.h"

static const MPI::Intracomm &world = MPI::COMM_WORLD;

static void null_requests()
{
    MPI::Request request, requests[3];
    MPI::Status status, statuses[3];
    int index = 0, indices[3];
    request.Wait(status);
    CHECK(status.Get_source() == MPI::ANY_SOURCE && status.Get_tag() == MPI::ANY_TAG &&
          status.Get_count(MPI::INT) == 0);
    CHECK(request.Test() && request.Test(status) && request.Get_status() && request == MPI::REQUEST_NULL);
    CHECK(MPI::Request::Waitany(3, requests) == MPI::UNDEFINED &&
          MPI::Request::Waitany(3, requests, status) == MPI::UNDEFINED);
    CHECK(MPI::Request::Testany(3, requests, index) && index == MPI::UNDEFINED);
    CHECK(MPI::Request::Waitsome(3, requests, indices) == MPI::UNDEFINED);
    CHECK(MPI::Request::Testsome(3, requests, indices, statuses) == MPI::UNDEFINED);
    MPI::Request::Waitall(3, requests, statuses);
    CHECK(MPI::Request::Testall(3, requests) && MPI::Request::Testall(0, nullptr));
}

static void some_requests()
{
    const int rank = world.Get_rank();
    int given[2] = {3, 4}, taken[2] = {-1, -1}, indices[2], count = 0;
    MPI::Request requests[3];
    MPI::Status statuses[3];
    requests[0] = world.Irecv(&taken[0], 1, MPI::INT, rank, 10);
    requests[2] = world.Irecv(&taken[1], 1, MPI::INT, rank, 11);
    CHECK(!requests[0].Get_status() && MPI::Request::Testsome(3, requests, indices, statuses) == 0);
    world.Send(&given[1], 1, MPI::INT, rank, 11);
    CHECK(MPI::Request::Waitsome(3, requests, indices, statuses) == 1);
    CHECK(indices[0] == 2 && statuses[0].Get_tag() == 11 && taken[1] == 4 && requests[2] == MPI::REQUEST_NULL);
    world.Send(&given[0], 1, MPI::INT, rank, 10);
    while (count == 0)
        count = MPI::Request::Testsome(3, requests, indices);
    CHECK(count == 1 && indices[0] == 0 && taken[0] == 3);
}

static void persistent_requests()
{
    const int size = world.Get_size(), rank = world.Get_rank();
    int given = 0, taken = -1, index = 0;
    MPI::Prequest both[2] = {world.Send_init(&given, 1, MPI::INT, (rank + 1) % size, 2),
                             world.Recv_init(&taken, 1, MPI::INT, (rank + size - 1) % size, 2)};
    CHECK(both[0].Test() && MPI::Request::Testany(2, both, index) && index == MPI::UNDEFINED);
    for (given = 1; given < 4; ++given) {
        MPI::Prequest::Startall(2, both);
        MPI::Request::Waitall(2, both);
        CHECK(taken == given && both[0] != MPI::REQUEST_NULL);
    }
    both[0].Free();
    both[1].Free();
    CHECK(both[0] == MPI::REQUEST_NULL);
}

static void statuses()
{
    const int rank = world.Get_rank();
    MPI::Status status;
    CHECK(status.Get_error() == MPI::SUCCESS);
    char given[3] = {1, 2, 3};
    int taken = 0;
    world.Sendrecv(given, 3, MPI::CHAR, rank, 5, &taken, 4, MPI::BYTE, MPI::ANY_SOURCE, MPI::ANY_TAG, status);
    CHECK(status.Get_count(MPI::BYTE) == 3 && status.Get_count(MPI::INT) == MPI::UNDEFINED);
    CHECK(status.Get_source() == rank && status.Get_tag() == 5 && status.Get_error() == MPI::SUCCESS);
    MPI::Request request = world.Irecv(&taken, 1, MPI::INT, rank, 99);
    request.Cancel();
    request.Wait(status);
    CHECK(status.Is_cancelled());
    status.Set_source(3);
    status.Set_tag(4);
    status.Set_error(MPI::ERR_TAG);
    status.Set_elements(MPI::INT, 7);
    status.Set_cancelled(false);
    const MPI_Status in_c = status;
    const MPI::Status copy(in_c);
    CHECK(copy.Get_source() == 3 && copy.Get_tag() == 4 && copy.Get_error() == MPI::ERR_TAG && !copy.Is_cancelled());
    CHECK(copy.Get_elements(MPI::INT) == 7);
}

static void buffered()
{
    const int rank = world.Get_rank(), size = MPI::INT.Pack_size(2, world) + 2 * MPI::BSEND_OVERHEAD;
    char *const buffer = new char[unsigned(size)];
    MPI::Attach_buffer(buffer, size);
    int given = 6, taken = 0;
    world.Bsend(&given, 1, MPI::INT, rank, 1);
    world.Recv(&taken, 1, MPI::INT, rank, 1);
    void *back = nullptr;
    CHECK(taken == 6 && MPI::Detach_buffer(back) == size && back == buffer);
    delete[] buffer;
}

int main()
{
    MPI::Init();
    null_requests();
    some_requests();
    persistent_requests();
    statuses();
    buffered();
    return finish();
}
