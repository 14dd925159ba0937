// Point-to-point communication in every mode, probes, persistent and several requests at a time, from each process to the next one.
#include "check.h"

static int size, rank, next, previous;
static const MPI::Intracomm &world = MPI::COMM_WORLD;

static void is_from_previous(MPI::Status &status, int tag, int count)
{
    CHECK(status.Get_source() == previous && status.Get_tag() == tag);
    CHECK(status.Get_count(MPI::INT) == count && status.Get_elements(MPI::INT) == count && !status.Is_cancelled());
}

typedef MPI::Request (MPI::Comm::*start)(const void *, int, const MPI::Datatype &, int, int) const;

static void nonblocking(start mode, int tag)
{
    const int sent[2] = {rank, tag};
    int received[2] = {-1, -1};
    MPI::Request receive = world.Irecv(received, 2, MPI::INT, previous, tag);
    world.Barrier();  // for the ready mode
    MPI::Request send = (world.*mode)(sent, 2, MPI::INT, next, tag);
    MPI::Status status;
    receive.Wait(status);
    send.Wait();
    is_from_previous(status, tag, 2);
    CHECK(received[0] == previous && received[1] == tag);
    CHECK(receive == MPI::REQUEST_NULL && send == MPI::REQUEST_NULL);
}

typedef void (MPI::Comm::*send)(const void *, int, const MPI::Datatype &, int, int) const;

static void blocking(send mode, int tag)
{
    int received = -1;
    MPI::Request receive = world.Irecv(&received, 1, MPI::INT, MPI::ANY_SOURCE, tag);
    world.Barrier();
    (world.*mode)(&rank, 1, MPI::INT, next, tag);
    MPI::Status status;
    while (!receive.Test(status))
        continue;
    is_from_previous(status, tag, 1);
    CHECK(received == previous);
}

typedef MPI::Prequest (MPI::Comm::*persistent_send)(const void *, int, const MPI::Datatype &, int, int) const;

static void persistent(persistent_send mode, int tag)
{
    int sent = -1, received = -1;
    MPI::Prequest both[2] = {world.Recv_init(&received, 1, MPI::INT, previous, tag),
                             (world.*mode)(&sent, 1, MPI::INT, next, tag)};
    for (int round = 0; round < 3; ++round) {
        sent = 10 * rank + round;
        both[0].Start();
        world.Barrier();
        both[1].Start();
        both[1].Wait();
        both[0].Wait();
        CHECK(received == 10 * previous + round && both[0] != MPI::REQUEST_NULL);
    }
    sent = rank;
    if (mode != &MPI::Comm::Rsend_init) {
        MPI::Prequest::Startall(2, both);
        MPI::Request all[2] = {both[0], both[1]};
        MPI::Request::Waitall(2, all);
        CHECK(received == previous);
    }
    both[0].Free();
    both[1].Free();
    CHECK(both[0] == MPI::REQUEST_NULL && both[1] == MPI::REQUEST_NULL);
}

static void probes()
{
    MPI::Status status;
    CHECK(!world.Iprobe(previous, 99) && !world.Iprobe(previous, 99, status));
    const char text[] = "probe";
    MPI::Request request = world.Isend(text, 5, MPI::CHAR, next, 7);
    world.Probe(MPI::ANY_SOURCE, 7, status);
    CHECK(status.Get_source() == previous && status.Get_count(MPI::CHAR) == 5);
    CHECK(world.Iprobe(previous, MPI::ANY_TAG, status) && status.Get_tag() == 7);
    char received[6] = "";
    world.Recv(received, status.Get_count(MPI::CHAR), MPI::CHAR, status.Get_source(), status.Get_tag(), status);
    CHECK(received[0] == 'p' && received[4] == 'e' && status.Get_count(MPI::CHAR) == 5);
    request.Wait();
    world.Send(text, 5, MPI::CHAR, MPI::PROC_NULL, 0);
    world.Recv(received, 5, MPI::CHAR, MPI::PROC_NULL, 0, status);
    CHECK(status.Get_source() == MPI::PROC_NULL && status.Get_count(MPI::CHAR) == 0);
}

static void several()
{
    const int count = 4;
    int sent[count], received[count] = {-1, -1, -1, -1}, indices[count], seen = 0;
    MPI::Request sends[count], receives[count];
    MPI::Status statuses[count], status;
    for (int i = 0; i < count; ++i)
        receives[i] = world.Irecv(&received[i], 1, MPI::INT, previous, i);
    CHECK(!MPI::Request::Testall(count, receives) || size == 0);
    world.Barrier();
    for (int i = 0; i < count; ++i) {
        sent[i] = 100 * rank + i;
        sends[i] = world.Isend(&sent[i], 1, MPI::INT, next, i);
    }
    const int first = MPI::Request::Waitany(count, receives, status);
    CHECK(first >= 0 && first < count && receives[first] == MPI::REQUEST_NULL);
    is_from_previous(status, first, 1);
    for (seen = 1; seen < count;) {
        const int now = MPI::Request::Waitsome(count, receives, indices, statuses);
        CHECK(now > 0);
        for (int i = 0; i < now; ++i)
            is_from_previous(statuses[i], indices[i], 1);
        seen += now;
    }
    CHECK(MPI::Request::Waitsome(count, receives, indices) == MPI::UNDEFINED);
    CHECK(MPI::Request::Testsome(count, receives, indices, statuses) == MPI::UNDEFINED);
    for (int i = 0; i < count; ++i)
        CHECK(received[i] == 100 * previous + i);
    MPI::Request::Waitall(count, sends, statuses);
    int index = -7;
    CHECK(MPI::Request::Testany(count, sends, index, status) && index == MPI::UNDEFINED);
    CHECK(MPI::Request::Testall(count, sends, statuses) && sends[3] == MPI::REQUEST_NULL);
}

static void exchanges()
{
    int received = -1, replaced = rank;
    MPI::Status status;
    world.Sendrecv(&rank, 1, MPI::INT, next, 3, &received, 1, MPI::INT, previous, 3, status);
    is_from_previous(status, 3, 1);
    world.Sendrecv_replace(&replaced, 1, MPI::INT, next, 4, previous, 4, status);
    is_from_previous(status, 4, 1);
    world.Sendrecv(&rank, 1, MPI::INT, next, 3, &received, 1, MPI::INT, previous, 3);
    CHECK(received == previous && replaced == previous);
    MPI::Request request = world.Irecv(&received, 1, MPI::INT, previous, 98);
    CHECK(!request.Get_status() && !request.Get_status(status));
    request.Cancel();
    request.Wait(status);
    CHECK(status.Is_cancelled());
}

int main()
{
    MPI::Init();
    size = world.Get_size();
    rank = world.Get_rank();
    next = (rank + 1) % size;
    previous = (rank + size - 1) % size;
    static char buffer[4096 + 16 * MPI::BSEND_OVERHEAD];
    MPI::Attach_buffer(buffer, sizeof buffer);
    nonblocking(&MPI::Comm::Isend, 10);
    nonblocking(&MPI::Comm::Issend, 11);
    nonblocking(&MPI::Comm::Ibsend, 12);
    nonblocking(&MPI::Comm::Irsend, 13);
    blocking(&MPI::Comm::Send, 20);
    blocking(&MPI::Comm::Ssend, 21);
    blocking(&MPI::Comm::Bsend, 22);
    blocking(&MPI::Comm::Rsend, 23);
    persistent(&MPI::Comm::Send_init, 30);
    persistent(&MPI::Comm::Ssend_init, 31);
    persistent(&MPI::Comm::Bsend_init, 32);
    persistent(&MPI::Comm::Rsend_init, 33);
    probes();
    several();
    exchanges();
    void *detached = nullptr;
    CHECK(MPI::Detach_buffer(detached) == int(sizeof buffer) && detached == buffer);
    return finish();
}
