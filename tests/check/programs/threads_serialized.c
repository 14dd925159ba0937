/* MPI_THREAD_SERIALIZED: all threads may call MPI, one after the other. */
// together
#define CASES_LEVEL MPI_THREAD_SERIALIZED
#include "threads.h"

static int a[16], b[16];
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void send_to_itself(void)
{
    int from = 0;
    MPI_Sendrecv(a, 1, MPI_INT, rank, 1, &from, 1, MPI_INT, rank, 1, WORLD, IGNORE);
}

CASE(thread_after_thread, 2)
{
    send_to_itself();
    in_thread(send_to_itself);
    in_thread(send_to_itself);
    send_to_itself();
}

static void often_under_a_mutex(void);
CASE(under_a_mutex, 2) { both(often_under_a_mutex, often_under_a_mutex); }

static void often_under_a_mutex(void)
{
    for (int i = 0; i < 200; ++i) {
        pthread_mutex_lock(&mutex);
        send_to_itself();
        pthread_mutex_unlock(&mutex);
    }
}

static void even_in_turns(void);
static void odd_in_turns(void);
CASE(in_turns, 2)
{
    give_to(0);
    both(even_in_turns, odd_in_turns);
}

static void even_in_turns(void)
{
    for (int i = 0; i < 20; i += 2) {
        wait_for(i);
        MPI_Barrier(WORLD);
        give_to(i + 1);
    }
}

static void odd_in_turns(void)
{
    for (int i = 1; i < 20; i += 2) {
        wait_for(i);
        MPI_Barrier(WORLD);
        give_to(i + 1);
    }
}

static MPI_Request request;
static void start_received_by_one_thread_and_completed_by_another(void);
static void end_received_by_one_thread_and_completed_by_another(void);
CASE(received_by_one_thread_and_completed_by_another, 2)
{
    in_thread(start_received_by_one_thread_and_completed_by_another);
    MPI_Send(a, 1, MPI_INT, 1 - rank, 5, WORLD);
    in_thread(end_received_by_one_thread_and_completed_by_another);
}

static void start_received_by_one_thread_and_completed_by_another(void)
{
    MPI_Irecv(b, 1, MPI_INT, 1 - rank, 5, WORLD, &request);
}

static void end_received_by_one_thread_and_completed_by_another(void) { MPI_Wait(&request, IGNORE); }

static void meet_asked_beside_a_waiting_call(void);
CASE(asked_beside_a_waiting_call, 2)
{
    both(meet_asked_beside_a_waiting_call, ask);
    both(meet_asked_beside_a_waiting_call, use_info);
}

static void meet_asked_beside_a_waiting_call(void)
{
    if (rank == 1)
        usleep(20000);
    MPI_Barrier(WORLD);
}

static pthread_cond_t is_ready = PTHREAD_COND_INITIALIZER;
static int ready;
static void give_condition_waited_for(void);
static void take_condition_waited_for(void);
CASE(condition_waited_for, 2) { both(take_condition_waited_for, give_condition_waited_for); }

static void give_condition_waited_for(void)
{
    send_to_itself();
    pthread_mutex_lock(&mutex);
    ready = 1;
    pthread_cond_signal(&is_ready);
    pthread_mutex_unlock(&mutex);
}

static void take_condition_waited_for(void)
{
    pthread_mutex_lock(&mutex);
    while (!ready)
        pthread_cond_wait(&is_ready, &mutex);
    pthread_mutex_unlock(&mutex);
    send_to_itself();
}

static void wait_long(void)
{
    if (rank == 1)
        usleep(100000);
    MPI_Barrier(WORLD);  // while the other thread looks
}

static void after_a_while(void)
{
    if (rank == 0)
        usleep(30000);
}

static void other_asked_for_rank_beside_a_waiting_call(void);
// quick
CASE(asked_for_rank_beside_a_waiting_call, 2) { both(wait_long, other_asked_for_rank_beside_a_waiting_call); }

static void other_asked_for_rank_beside_a_waiting_call(void)
{
    after_a_while();
    if (rank == 0)
        MPI_Comm_rank(WORLD, a);  // wrong: thread
}

static void other_datatype_made_beside_a_waiting_call(void);
CASE(datatype_made_beside_a_waiting_call, 2) { both(wait_long, other_datatype_made_beside_a_waiting_call); }

static void other_datatype_made_beside_a_waiting_call(void)
{
    MPI_Datatype type;
    after_a_while();
    if (rank == 0) {
        MPI_Type_contiguous(2, MPI_INT, &type);  // wrong: thread
        MPI_Type_free(&type);                    // wrong: thread
    }
}
