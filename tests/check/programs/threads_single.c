/* Threads of a program that calls MPI_Init: one of them may call MPI, and all may ask about it. */
// together
#include "threads.h"

static int a[16], b[16];

static void send_to_itself(void) { MPI_Sendrecv(a, 1, MPI_INT, rank, 1, b, 1, MPI_INT, rank, 1, WORLD, IGNORE); }

CASE(threads_compute, 2)
{
    in_thread(compute);
    both(compute, compute);
    send_to_itself();
}

CASE(threads_ask, 2)
{
    in_thread(ask);
    both(compute, ask);
    send_to_itself();
}

CASE(thread_has_info, 2)
{
    in_thread(use_info);
    send_to_itself();
}

static void count_thread_computes_beside_main(void);
CASE(thread_computes_beside_main, 2) { both(send_to_itself, compute); }

CASE(thread_asks_beside_main, 2) { both(send_to_itself, ask); }

CASE(thread_has_tool_interface, 2) { in_thread(count_thread_computes_beside_main); }

static void count_thread_computes_beside_main(void)
{
    int level, number;
    MPI_T_init_thread(MPI_THREAD_SINGLE, &level);
    MPI_T_cvar_get_num(&number);
    MPI_T_finalize();
}

static void fill_thread_fills_what_main_sends(void);
CASE(thread_fills_what_main_sends, 2)
{
    MPI_Request request;
    MPI_Irecv(b, 16, MPI_INT, rank, 2, WORLD, &request);
    in_thread(fill_thread_fills_what_main_sends);
    MPI_Send(a, 16, MPI_INT, rank, 2, WORLD);
    MPI_Wait(&request, IGNORE);
    EXPECT(b[15] == 15);
}

static void fill_thread_fills_what_main_sends(void)
{
    for (int i = 0; i < 16; ++i)
        a[i] = i;
}

CASE(thread_ends_before_main_goes_on, 2)
{
    for (int i = 0; i < 4; ++i) {
        in_thread(compute);
        send_to_itself();
    }
}

static void other_rank_asked_by_thread(void);
// quick
CASE(rank_asked_by_thread, 2) { in_thread(other_rank_asked_by_thread); }

static void other_rank_asked_by_thread(void)
{
    MPI_Comm_rank(WORLD, a);  // wrong: thread
}

static void other_sent_by_thread(void);
CASE(sent_by_thread, 2)
{
    MPI_Request request;
    MPI_Irecv(b, 1, MPI_INT, rank, 3, WORLD, &request);
    in_thread(other_sent_by_thread);
    MPI_Wait(&request, IGNORE);
}

static void other_sent_by_thread(void)
{
    MPI_Send(a, 1, MPI_INT, rank, 3, WORLD);  // wrong: thread
}

static MPI_Request requests[2];
static void other_waited_for_by_thread(void);
CASE(waited_for_by_thread, 2)
{
    MPI_Irecv(b, 1, MPI_INT, rank, 4, WORLD, &requests[0]);
    MPI_Isend(a, 1, MPI_INT, rank, 4, WORLD, &requests[1]);
    in_thread(other_waited_for_by_thread);
}

static void other_waited_for_by_thread(void)
{
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);  // wrong: thread
}

static MPI_Datatype type;
static void other_datatype_made_by_thread(void);
CASE(datatype_made_by_thread, 2)
{
    in_thread(other_datatype_made_by_thread);
    MPI_Type_free(&type);
}

static void other_datatype_made_by_thread(void)
{
    MPI_Type_contiguous(4, MPI_INT, &type);  // wrong: thread
    MPI_Type_commit(&type);                  // wrong: thread
}

static void other_barrier_by_threads(void);
CASE(barrier_by_threads, 2) { in_thread(other_barrier_by_threads); }

static void other_barrier_by_threads(void)
{
    MPI_Barrier(WORLD);  // wrong: thread
}
