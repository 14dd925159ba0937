// Two threads over the records of requests, with the thread sanitizer, and no lock for requests without a record. The MPI is a fake one,
// since the sanitizer does not see how a real one's threads agree: requests are integers, and the lowest free one is the next.
#include "check.h"
#include "requests/pending_operation.h"

#include <atomic>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

namespace {

constexpr int most = 64, rounds = 3000, count = 20;
std::atomic<int> requests[most];  // 0: free; 1: active; 2: complete
std::atomic<int> records_of_both;

int start()
{
    for (;;)
        for (int i = 0; i < most; i++) {
            int free = 0;
            if (requests[i].compare_exchange_strong(free, 1))
                return 1000 + i;
        }
}

void arrive(MPI_Fint request) { requests[request - 1000] = 2; }

// From here on, another thread may be given the same integer.
void complete(MPI_Fint *request)
{
    requests[*request - 1000] = 0;
    *request = MPI_REQUEST_NULL;
}

struct receive {
    int memory[2 * count];
    MPI_Fint number = 0;
    bnd_pending *pending = nullptr;
    int *bounced = nullptr;

    void add_bounce()
    {
        for (int &one : memory)
            one = -1;
        pending = nullptr;
        bnd_section section = {};
        section.base = memory;
        section.rank = 1;
        section.element_bytes = 4;
        section.dim[0] = {count, 8};
        bnd::bounce_buffer *const copy = bnd_pending_add_bounce(&pending, &section, true, false);
        CHECK(copy->where.add(0, count, MPI_INT), MPI_SUCCESS);
        CHECK(copy->make(), MPI_SUCCESS);
        bounced = reinterpret_cast<int *>(copy->origin);
    }

    void come(int first)
    {
        for (int i = 0; i < count; ++i)
            bounced[i] = first + i;
        arrive(number);
    }

    bool holds(int first) const
    {
        for (int i = 0; i < count; ++i)
            if (memory[2 * i] != first + i || memory[2 * i + 1] != -1)
                return false;
        return true;
    }
};

// As a plain start and MPI_Test do.
void poll_plain()
{
    MPI_Fint plain = start();
    if (bnd_any_pending())
        bnd_request_created(plain);
    bnd_pending *const completing = bnd_requests_completing(&plain, 1);
    CHECK(completing == nullptr, true);
    arrive(plain);
    complete(&plain);
}

void one_shot(int round)
{
    receive one;
    one.add_bounce();
    one.number = start();
    bnd_pending_attach_request(one.pending, MPI_SUCCESS, &one.number, 0, BND_ON_COMM, 0);
    poll_plain();
    one.come(round);
    if (round % 3 == 0) {  // found complete, and looked at, before it is completed
        bnd_requests_inspected(&one.number, 1, bnd_requests_inspecting(), {BND_COMPLETED_ALL, nullptr});
        CHECK(one.holds(round), true);
    }
    bnd_pending *const completing = bnd_requests_completing(&one.number, 1);
    CHECK(completing != nullptr, true);
    if (round % 7 == 0)
        bnd_requests_completed(completing, &one.number, {0, nullptr});  // a test that finds nothing
    bnd_pending *const again = round % 7 == 0 ? bnd_requests_completing(&one.number, 1) : completing;
    complete(&one.number);
    if (round % 5 == 0)
        poll_plain();
    bnd_requests_completed(again, &one.number, {BND_COMPLETED_ALL, nullptr});
    CHECK(one.holds(round), true);
}

// C completes the request, whose record stays until the integer comes again.
void completed_in_c(int round)
{
    auto *const one = new receive;
    one->add_bounce();
    one->number = start();
    bnd_pending_attach_request(one->pending, MPI_SUCCESS, &one->number, 0, BND_ON_COMM, 0);
    one->come(round);
    complete(&one->number);
    for (int i = 0; i < 3; i++)
        poll_plain();
    delete one;  // whoever wrote there now would be seen
}

void persistent(receive *one, int round)
{
    for (int &element : one->memory)
        element = -1;
    bnd_requests_starting(&one->number, 1);
    requests[one->number - 1000] = 1;
    bnd_requests_started(&one->number, 1, MPI_SUCCESS);
    poll_plain();
    one->come(round);
    bnd_pending *const completing = bnd_requests_completing(&one->number, 1);
    requests[one->number - 1000] = 2;
    bnd_requests_completed(completing, &one->number, {BND_COMPLETED_ALL, nullptr});
    CHECK(one->holds(round), true);
}

void *run(void *)
{
    receive lasting;
    lasting.add_bounce();
    lasting.number = start();
    bnd_pending_attach_request(lasting.pending, MPI_SUCCESS, &lasting.number, 1, BND_ON_COMM, 0);
    for (int round = 1; round <= rounds; round++) {
        one_shot(round);
        persistent(&lasting, round);
        if (round % 16 == 0)
            completed_in_c(round);
    }
    bnd_pending *completing = nullptr;
    CHECK(bnd_request_freeing(lasting.number, &completing), MPI_SUCCESS);
    bnd_request_freed(completing, MPI_SUCCESS);
    complete(&lasting.number);
    return nullptr;
}

// One record for both threads, whose partitions become ready and arrive side by side.
struct partitions {
    receive message;
    bnd::bounce_buffer *copy = nullptr;
};

void *partition(void *of)
{
    auto *const both = static_cast<partitions *>(of);
    for (int i = 0; i < 200; i++)
        bnd_partitions_arrived_range(both->message.number, records_of_both++ % count, i % count,
                                     bnd_requests_inspecting());
    bnd_partitions_arrived_range(both->message.number, 0, 2147483647, bnd_requests_inspecting());
    return nullptr;
}

void partitioned()
{
    partitions both;
    for (int &one : both.message.memory)
        one = -1;
    bnd_section section = {};
    section.base = both.message.memory;
    section.rank = 1;
    section.element_bytes = 4;
    section.dim[0] = {count, 8};
    both.copy = bnd_pending_add_bounce(&both.message.pending, &section, true, true);
    for (int i = 0; i < count; i++)
        CHECK(both.copy->where.add(4 * i, 1, MPI_INT), MPI_SUCCESS);
    CHECK(both.copy->make(), MPI_SUCCESS);
    both.message.bounced = reinterpret_cast<int *>(both.copy->origin);
    both.message.number = start();
    bnd_pending_attach_request(both.message.pending, MPI_SUCCESS, &both.message.number, 1, BND_ON_COMM, 0);
    bnd_requests_starting(&both.message.number, 1);
    bnd_requests_started(&both.message.number, 1, MPI_SUCCESS);
    both.message.come(5);
    pthread_t other;
    pthread_create(&other, nullptr, partition, &both);
    partition(&both);
    pthread_join(other, nullptr);
    CHECK(both.message.holds(5), true);
    bnd_pending *completing = nullptr;
    CHECK(bnd_request_freeing(both.message.number, &completing), MPI_SUCCESS);
    bnd_request_freed(completing, MPI_SUCCESS);
    complete(&both.message.number);
}

// One thread looks at a persistent request that the other one completes and starts again.
receive inspected;
std::atomic<bool> is_over;

void *inspect(void *)
{
    while (!is_over) {
        const unsigned long since = bnd_requests_inspecting();
        if (requests[inspected.number - 1000] == 2)
            bnd_requests_inspected(&inspected.number, 1, since, {BND_COMPLETED_ALL, nullptr});
    }
    return nullptr;
}

void inspected_by_another()
{
    inspected.add_bounce();
    inspected.number = start();
    bnd_pending_attach_request(inspected.pending, MPI_SUCCESS, &inspected.number, 1, BND_ON_COMM, 0);
    pthread_t other;
    pthread_create(&other, nullptr, inspect, nullptr);
    for (int round = 1; round <= rounds; round++)
        persistent(&inspected, round);
    is_over = true;
    pthread_join(other, nullptr);
    bnd_pending *completing = nullptr;
    CHECK(bnd_request_freeing(inspected.number, &completing), MPI_SUCCESS);
    bnd_request_freed(completing, MPI_SUCCESS);
    complete(&inspected.number);
}

}  // namespace

#ifdef COUNT_LOCKS
// ld --wrap: every lock that the records take.
static long locks_taken;
extern "C" int __real_pthread_mutex_lock(pthread_mutex_t *mutex);
extern "C" int __wrap_pthread_mutex_lock(pthread_mutex_t *mutex)
{
    locks_taken++;
    return __real_pthread_mutex_lock(mutex);
}

static void takes_no_lock()
{
    receive alive;
    alive.add_bounce();
    alive.number = start();
    bnd_pending_attach_request(alive.pending, MPI_SUCCESS, &alive.number, 0, BND_ON_COMM, 0);
    CHECK(bnd_any_pending() != 0, true);
    CHECK(locks_taken > 0, true);
    const long before = locks_taken;
    MPI_Fint list[most];
    for (int i = 0; i < most; i++)
        list[i] = 2000 + i;
    for (int i = 0; i < 100; i++) {
        poll_plain();
        CHECK(bnd_requests_completing(list, most) == nullptr, true);
        bnd_requests_inspected(list, most, bnd_requests_inspecting(), {BND_COMPLETED_ALL, nullptr});
        bnd_partitions_ready_range(list[0], 0, 3);
    }
    CHECK(locks_taken, before);
    alive.come(1);
    bnd_pending *const completing = bnd_requests_completing(&alive.number, 1);
    complete(&alive.number);
    bnd_requests_completed(completing, &alive.number, {BND_COMPLETED_ALL, nullptr});
    CHECK(alive.holds(1), true);
}
#else
static void takes_no_lock() {}
#endif

int main()
{
    takes_no_lock();
    partitioned();
    inspected_by_another();
    CHECK(bnd_pending_count, 0);
    pthread_t other;
    pthread_create(&other, nullptr, run, nullptr);
    run(nullptr);
    pthread_join(other, nullptr);
    CHECK(bnd_pending_count >= 0 && bnd_pending_count <= most, true);
    return failures();
}

// The fake MPI.
extern "C" {

int PMPI_Request_get_status(MPI_Request request, int *flag, MPI_Status *)
{
    *flag = requests[request - 1000] != 1;
    return MPI_SUCCESS;
}

int PMPI_Test_cancelled(const MPI_Status *, int *flag) { return *flag = 0; }
int PMPI_Error_class(int code, int *error_class) { return *error_class = code, MPI_SUCCESS; }
int PMPI_Get_library_version(char *version, int *length)
{
    *length = static_cast<int>(strlen(strcpy(version, "Bindery solo")));
    return MPI_SUCCESS;
}
int PMPI_Comm_call_errhandler(MPI_Comm, int) { abort(); }
int PMPI_Win_call_errhandler(MPI_Win, int) { abort(); }
int PMPI_File_call_errhandler(MPI_File, int) { abort(); }
int PMPI_Initialized(int *flag) { return *flag = 1, MPI_SUCCESS; }
int PMPI_Finalized(int *flag) { return *flag = 0, MPI_SUCCESS; }

int PMPI_Type_size_c(MPI_Datatype, MPI_Count *size) { return *size = 4, MPI_SUCCESS; }
int PMPI_Type_get_extent_c(MPI_Datatype, MPI_Count *lb, MPI_Count *extent) { return *lb = 0, *extent = 4, MPI_SUCCESS; }
int PMPI_Type_get_true_extent_c(MPI_Datatype, MPI_Count *lb, MPI_Count *extent)
{
    return *lb = 0, *extent = 4, MPI_SUCCESS;
}

int PMPI_Type_get_envelope_c(MPI_Datatype, MPI_Count *integers, MPI_Count *addresses, MPI_Count *counts,
                             MPI_Count *types, int *combiner)
{
    *integers = *addresses = *counts = *types = 0;
    *combiner = MPI_COMBINER_NAMED;
    return MPI_SUCCESS;
}

}  // extern "C"
