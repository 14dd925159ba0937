/* MPI_THREAD_FUNNELED: the thread that called MPI_Init_thread makes all calls. */
// together
#define CASES_LEVEL MPI_THREAD_FUNNELED
#include "threads.h"

static int a[16], b[16];

static void work_main_communicates_for_all(void);
static void lead_main_communicates_for_all(void);
CASE(main_communicates_for_all, 2) { both(lead_main_communicates_for_all, work_main_communicates_for_all); }

static void work_main_communicates_for_all(void)
{
    wait_for(1);
    a[0] = 5;
    give_to(2);
    wait_for(3);
    EXPECT(b[0] == 5);
}

static void lead_main_communicates_for_all(void)
{
    give_to(1);
    wait_for(2);
    MPI_Sendrecv(a, 1, MPI_INT, 1 - rank, 0, b, 1, MPI_INT, 1 - rank, 0, WORLD, IGNORE);
    give_to(3);
}

static void lead_threads_ask_beside_waiting_main(void);
CASE(threads_ask_beside_waiting_main, 2)
{
    both(lead_threads_ask_beside_waiting_main, ask);
    both(lead_threads_ask_beside_waiting_main, use_info);
}

static void lead_threads_ask_beside_waiting_main(void)
{
    if (rank == 1)
        usleep(20000);
    MPI_Barrier(WORLD);
}

CASE(callbacks_of_main, 2)
{
    MPI_Comm copy;
    in_thread(compute);
    MPI_Comm_dup(WORLD, &copy);
    MPI_Allreduce(MPI_IN_PLACE, a, 4, MPI_INT, MPI_MAX, copy);
    MPI_Comm_free(&copy);
}

static void other_reduction_by_thread(void);
// quick
CASE(reduction_by_thread, 2) { in_thread(other_reduction_by_thread); }

static void other_reduction_by_thread(void)
{
    MPI_Allreduce(a, b, 1, MPI_INT, MPI_SUM, WORLD);  // wrong: thread
}

static void other_message_looked_for_by_thread(void);
CASE(message_looked_for_by_thread, 2) { in_thread(other_message_looked_for_by_thread); }

static void other_message_looked_for_by_thread(void)
{
    int flag;
    MPI_Iprobe(MPI_ANY_SOURCE, 9, WORLD, &flag, IGNORE);  // wrong: thread
}

static MPI_Win window;
static int memory;
static void other_window_accessed_by_thread(void);
CASE(window_accessed_by_thread, 2)
{
    MPI_Win_create(&memory, sizeof memory, sizeof memory, MPI_INFO_NULL, WORLD, &window);
    in_thread(other_window_accessed_by_thread);
    MPI_Win_free(&window);
}

static void other_window_accessed_by_thread(void)
{
    MPI_Win_lock(MPI_LOCK_SHARED, rank, 0, window);       // wrong: thread
    MPI_Get(a, 1, MPI_INT, rank, 0, 1, MPI_INT, window);  // wrong: thread
    MPI_Win_unlock(rank, window);                         // wrong: thread
}
