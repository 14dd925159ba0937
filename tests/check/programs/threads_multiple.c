/* MPI_THREAD_MULTIPLE: all threads may call MPI at once, but collective calls on one object need an order. */
// together
#define CASES_LEVEL MPI_THREAD_MULTIPLE
#include "threads.h"

static int a[16], b[16];
static MPI_Comm copies[2];

static void make_copies(void)
{
    MPI_Comm_dup(WORLD, &copies[0]);
    MPI_Comm_dup(WORLD, &copies[1]);
}

static void free_copies(void)
{
    MPI_Comm_free(&copies[0]);
    MPI_Comm_free(&copies[1]);
}

static void first_messages_at_once(void);
static void second_messages_at_once(void);
CASE(messages_at_once, 2) { both(first_messages_at_once, second_messages_at_once); }

static void first_messages_at_once(void)
{
    MPI_Sendrecv(a, 1, MPI_INT, 1 - rank, 1, b, 1, MPI_INT, 1 - rank, 1, WORLD, IGNORE);
}

static void second_messages_at_once(void)
{
    MPI_Sendrecv(a, 1, MPI_INT, 1 - rank, 2, b + 1, 1, MPI_INT, 1 - rank, 2, WORLD, IGNORE);
}

static void first_communicator_for_each_thread(void);
static void second_communicator_for_each_thread(void);
CASE(communicator_for_each_thread, 2)
{
    make_copies();
    both(first_communicator_for_each_thread, second_communicator_for_each_thread);
    free_copies();
}

static void first_communicator_for_each_thread(void)
{
    for (int i = 0; i < 20; ++i)
        MPI_Barrier(copies[0]);
}

static void second_communicator_for_each_thread(void)
{
    for (int i = 0; i < 20; ++i)
        MPI_Allreduce(a, b, 1, MPI_INT, MPI_SUM, copies[1]);
}

static void copy_communicators_of_one_process(void);
CASE(communicators_of_one_process, 2) { both(copy_communicators_of_one_process, copy_communicators_of_one_process); }

static void copy_communicators_of_one_process(void)
{
    for (int i = 0; i < 50; ++i) {
        MPI_Comm own;
        MPI_Comm_dup(MPI_COMM_SELF, &own);
        MPI_Barrier(MPI_COMM_SELF);
        MPI_Comm_free(&own);
    }
}

static void meet_message_beside_barrier(void);
static void send_message_beside_barrier(void);
CASE(message_beside_barrier, 2) { both(meet_message_beside_barrier, send_message_beside_barrier); }

static void meet_message_beside_barrier(void) { MPI_Barrier(WORLD); }

static void send_message_beside_barrier(void)
{
    MPI_Sendrecv(a, 1, MPI_INT, 1 - rank, 1, b, 1, MPI_INT, 1 - rank, 1, WORLD, IGNORE);
}

static void even_collective_calls_in_turns(void);
static void odd_collective_calls_in_turns(void);
CASE(collective_calls_in_turns, 2)
{
    give_to(0);
    both(even_collective_calls_in_turns, odd_collective_calls_in_turns);
}

static void even_collective_calls_in_turns(void)
{
    for (int i = 0; i < 20; i += 2) {
        wait_for(i);
        MPI_Barrier(WORLD);
        give_to(i + 1);
    }
}

static void odd_collective_calls_in_turns(void)
{
    for (int i = 1; i < 20; i += 2) {
        wait_for(i);
        MPI_Bcast(a, 1, MPI_INT, 0, WORLD);
        give_to(i + 1);
    }
}

static MPI_Request requests[2];
static void first_collective_calls_started_in_turns(void);
static void second_collective_calls_started_in_turns(void);
CASE(collective_calls_started_in_turns, 2)
{
    give_to(0);
    both(first_collective_calls_started_in_turns, second_collective_calls_started_in_turns);
}

static void first_collective_calls_started_in_turns(void)
{
    MPI_Ibarrier(WORLD, &requests[0]);
    give_to(1);
    MPI_Wait(&requests[0], IGNORE);
}

static void second_collective_calls_started_in_turns(void)
{
    wait_for(1);
    MPI_Ibarrier(WORLD, &requests[1]);
    MPI_Wait(&requests[1], IGNORE);
}

static MPI_Win windows[2];
static int memory[2];
static void first_windows_of_threads(void);
static void second_windows_of_threads(void);
CASE(windows_of_threads, 2)
{
    make_copies();
    for (int i = 0; i < 2; ++i)
        MPI_Win_create(&memory[i], sizeof(int), sizeof(int), MPI_INFO_NULL, copies[i], &windows[i]);
    both(first_windows_of_threads, second_windows_of_threads);
    MPI_Win_free(&windows[0]);
    MPI_Win_free(&windows[1]);
    free_copies();
}

static void first_windows_of_threads(void)
{
    MPI_Win_fence(0, windows[0]);
    MPI_Win_fence(0, windows[0]);
}

static void second_windows_of_threads(void)
{
    MPI_Win_fence(0, windows[1]);
    MPI_Win_fence(0, windows[1]);
}

static MPI_Win window;
static int memory[2];
static void first_locks_of_threads(void);
static void second_locks_of_threads(void);
CASE(locks_of_threads, 2)
{
    MPI_Win_create(memory, sizeof memory, sizeof(int), MPI_INFO_NULL, WORLD, &window);
    both(first_locks_of_threads, second_locks_of_threads);
    MPI_Win_free(&window);
}

static void first_locks_of_threads(void)
{
    int one = 1;
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, rank, 0, window);
    MPI_Put(&one, 1, MPI_INT, rank, 0, 1, MPI_INT, window);
    MPI_Win_unlock(rank, window);
}

static void second_locks_of_threads(void)
{
    int one = 1;
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1 - rank, 0, window);
    MPI_Put(&one, 1, MPI_INT, 1 - rank, 1, 1, MPI_INT, window);
    MPI_Win_unlock(1 - rank, window);
}

CASE(asked_at_once, 2)
{
    both(ask, ask);
    both(use_info, use_info);
}

// One thread is in a collective call, which another process enters later.
static void late(void)
{
    if (rank == 1)
        usleep(100000);
}
static void after_a_while(void)
{
    if (rank == 0)
        usleep(30000);
}

static void meet_barriers_at_once(void);
// quick
CASE(barriers_at_once, 2)
{
    late();
    both(meet_barriers_at_once, meet_barriers_at_once);
}

static void meet_barriers_at_once(void)
{
    MPI_Barrier(WORLD);  // wrong: thread
}

static void meet_barriers_of_both_kinds_at_once(void);
static void start_barriers_of_both_kinds_at_once(void);
CASE(barriers_of_both_kinds_at_once, 2)
{
    if (rank == 0) {
        both(meet_barriers_of_both_kinds_at_once, start_barriers_of_both_kinds_at_once);
    } else {
        late();
        meet_barriers_of_both_kinds_at_once();
        start_barriers_of_both_kinds_at_once();
    }
}

static void meet_barriers_of_both_kinds_at_once(void)
{
    MPI_Barrier(WORLD);  // either: thread
}

static void start_barriers_of_both_kinds_at_once(void)
{
    MPI_Request request;
    after_a_while();
    MPI_Ibarrier(WORLD, &request);  // either: thread
    MPI_Wait(&request, IGNORE);
}

static void take_broadcasts_at_once(void);
CASE(broadcasts_at_once, 2)
{
    late();
    if (rank == 0) {
        both(take_broadcasts_at_once, take_broadcasts_at_once);
    } else {
        take_broadcasts_at_once();
        take_broadcasts_at_once();
    }
}

static void take_broadcasts_at_once(void)
{
    int value = 0;
    MPI_Bcast(&value, 1, MPI_INT, 1, WORLD);  // wrong: thread
}

static MPI_Comm copy;
static void meet_copied_beside_barrier(void);
static void make_copied_beside_barrier(void);
CASE(copied_beside_barrier, 2)
{
    make_copies();
    if (rank == 0) {
        both(meet_copied_beside_barrier, make_copied_beside_barrier);
    } else {
        late();
        meet_copied_beside_barrier();
        make_copied_beside_barrier();
    }
    MPI_Comm_free(&copy);
    free_copies();
}

static void meet_copied_beside_barrier(void)
{
    MPI_Barrier(copies[0]);  // either: thread
}

static void make_copied_beside_barrier(void)
{
    after_a_while();
    MPI_Comm_dup(copies[0], &copy);  // either: thread
}
