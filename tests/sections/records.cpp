// The records of requests by themselves, on one process and on two threads: found by their keys, copied back once, freed (R62).
#include "check.h"
#include "requests/pending_operation.h"

#include <pthread.h>
#include <vector>

namespace {

constexpr int count = 20;  // integers in a message; a section has every second one of memory

MPI_Fint self() { return PMPI_Comm_c2f(MPI_COMM_SELF); }

struct receive {
    std::vector<int> memory = std::vector<int>(2 * count, -1);
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Fint number = 0;
    bnd_pending *pending = nullptr;
    int *bounced = nullptr;

    void add_bounce()
    {
        bnd_section section = {};
        section.base = memory.data();
        section.rank = 1;
        section.element_bytes = 4;
        section.dim[0] = {count, 8};
        bnd::bounce_buffer *const copy = bnd_pending_add_bounce(&pending, &section, true, false);
        CHECK(copy->where.add(0, count, MPI_INT), MPI_SUCCESS);
        CHECK(copy->make(), MPI_SUCCESS);
        bounced = reinterpret_cast<int *>(copy->origin);
    }

    void start(int tag)
    {
        add_bounce();
        PMPI_Irecv(bounced, count, MPI_INT, 0, tag, MPI_COMM_SELF, &request);
        number = PMPI_Request_c2f(request);
        bnd_pending_attach_request(pending, MPI_SUCCESS, &number, 0, BND_ON_COMM, self());
    }

    void finish()
    {
        bnd_pending *const completing = bnd_requests_completing(&number, 1);
        CHECK(completing != nullptr, true);
        PMPI_Wait(&request, MPI_STATUS_IGNORE);
        number = PMPI_Request_c2f(request);
        bnd_requests_completed(completing, &number, {BND_COMPLETED_ALL, nullptr});
    }

    bool holds(int first) const
    {
        for (int i = 0; i < count; ++i)
            if (memory[static_cast<size_t>(2 * i)] != first + i || memory[static_cast<size_t>(2 * i + 1)] != -1)
                return false;
        return true;
    }

    bool is_untouched() const { return memory == std::vector<int>(2 * count, -1); }
};

void send(int tag)
{
    int values[count];
    for (int i = 0; i < count; ++i)
        values[i] = 1000 * tag + i;
    PMPI_Send(values, count, MPI_INT, 0, tag, MPI_COMM_SELF);
}

// More than the first table has room for, completed in another order than started.
void many(int first, int number)
{
    std::vector<receive> all(static_cast<size_t>(number));
    for (int i = 0; i < number; ++i)
        all[static_cast<size_t>(i)].start(first + i);
    for (int i = 0; i < number; ++i) {
        const int which = i * 7 % number;
        receive &one = all[static_cast<size_t>(which)];
        CHECK(one.is_untouched(), true);
        send(first + which);
        one.finish();
        CHECK(one.holds(1000 * (first + which)), true);
    }
}

void complete_at_once()
{
    receive done;
    done.add_bounce();
    done.bounced[3] = 5;
    const MPI_Fint null = PMPI_Request_c2f(MPI_REQUEST_NULL);
    bnd_pending_attach_request(done.pending, MPI_SUCCESS, &null, 0, BND_ON_COMM, self());
    CHECK(done.memory[6], 5);
    receive failed;
    failed.add_bounce();
    failed.bounced[3] = 5;
    bnd_pending_attach_request(failed.pending, MPI_ERR_OTHER, &null, 0, BND_ON_COMM, self());
    CHECK(failed.is_untouched(), true);
    CHECK(bnd_pending_count, 0);
}

// Another record takes the key of a request that C completed, and of a request that a thread is about to complete.
void stale()
{
    receive lost, next;
    lost.start(1);
    next.add_bounce();
    next.number = lost.number;
    bnd_pending_attach_request(next.pending, MPI_SUCCESS, &next.number, 0, BND_ON_COMM, self());
    CHECK(bnd_pending_count, 1);
    bnd_pending *const completing = bnd_requests_completing(&next.number, 1);
    CHECK(completing == next.pending, true);
    receive last;
    last.add_bounce();
    bnd_pending_attach_request(last.pending, MPI_SUCCESS, &next.number, 0, BND_ON_COMM, self());
    next.bounced[0] = 9;
    const MPI_Fint null = PMPI_Request_c2f(MPI_REQUEST_NULL);
    bnd_requests_completed(completing, &null, {BND_COMPLETED_ALL, nullptr});
    CHECK(next.memory[0], 9);
    CHECK(lost.is_untouched() && last.is_untouched(), true);
    last.bounced[0] = 8;
    bnd_requests_completed(bnd_requests_completing(&next.number, 1), &null, {0, nullptr});
    CHECK(last.memory[0], 8);
    CHECK(bnd_pending_count, 0);
    PMPI_Cancel(&lost.request);
    PMPI_Wait(&lost.request, MPI_STATUS_IGNORE);
}

void persistent()
{
    receive one;
    one.add_bounce();
    PMPI_Recv_init(one.bounced, count, MPI_INT, 0, 3, MPI_COMM_SELF, &one.request);
    one.number = PMPI_Request_c2f(one.request);
    bnd_pending_attach_request(one.pending, MPI_SUCCESS, &one.number, 1, BND_ON_COMM, self());
    for (int start = 0; start < 3; ++start) {
        one.memory.assign(2 * count, -1);
        bnd_requests_starting(&one.number, 1);
        PMPI_Start(&one.request);
        CHECK(one.is_untouched(), true);
        send(3);
        one.finish();
        CHECK(one.holds(3000), true);
        one.memory[0] = 1;
        bnd_requests_inspected(&one.number, 1, bnd_requests_inspecting(), {BND_COMPLETED_ALL, nullptr});
        CHECK(one.memory[0], 1);
    }
    bnd_pending *completing = nullptr;
    CHECK(bnd_request_freeing(one.number, &completing), MPI_SUCCESS);
    PMPI_Request_free(&one.request);
    bnd_request_freed(completing, MPI_SUCCESS);
    CHECK(bnd_pending_count, 0);
}

// A persistent request that is complete although the call at hand did not say so: MPI is not asked, and the next call says it.
void persistent_in_a_list()
{
    receive one;
    one.add_bounce();
    PMPI_Recv_init(one.bounced, count, MPI_INT, 0, 4, MPI_COMM_SELF, &one.request);
    one.number = PMPI_Request_c2f(one.request);
    bnd_pending_attach_request(one.pending, MPI_SUCCESS, &one.number, 1, BND_ON_COMM, self());
    bnd_requests_starting(&one.number, 1);
    PMPI_Start(&one.request);
    send(4);
    const MPI_Fint numbers[] = {PMPI_Request_c2f(MPI_REQUEST_NULL), one.number};
    const int first[] = {0};
    bnd_requests_completed(bnd_requests_completing(numbers, 2), numbers, {MPI_UNDEFINED, nullptr});
    bnd_requests_completed(bnd_requests_completing(numbers, 2), numbers, {1, first});
    CHECK(one.is_untouched(), true);
    int number = 0, which[2] = {-1, -1};
    MPI_Request requests[] = {MPI_REQUEST_NULL, one.request};
    bnd_pending *const completing = bnd_requests_completing(numbers, 2);
    while (number == 0)
        PMPI_Testsome(2, requests, &number, which, MPI_STATUSES_IGNORE);
    CHECK(number == 1 && which[0] == 1, true);
    bnd_requests_completed(completing, numbers, {number, which});
    CHECK(one.holds(4000), true);
    bnd_pending *freed = nullptr;
    CHECK(bnd_request_freeing(one.number, &freed), MPI_SUCCESS);
    PMPI_Request_free(&one.request);
    bnd_request_freed(freed, MPI_SUCCESS);
    CHECK(bnd_pending_count, 0);
}

void *on_a_thread(void *first)
{
    for (int round = 0; round < 20; ++round)
        many(*static_cast<int *>(first), 100);
    return nullptr;
}

}  // namespace

int main(int argc, char **argv)
{
    int provided = 0;
    PMPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    complete_at_once();
    stale();
    persistent();
    persistent_in_a_list();
    many(0, 1000);
    CHECK(bnd_pending_count, 0);
    if (provided == MPI_THREAD_MULTIPLE) {
        int first[2] = {0, 1000};
        pthread_t thread;
        pthread_create(&thread, nullptr, on_a_thread, &first[0]);
        on_a_thread(&first[1]);
        pthread_join(thread, nullptr);
    }
    CHECK(bnd_pending_count, 0);
    PMPI_Finalize();
    return failures();
}
