/* Memory that is freed or goes out of scope while an operation or a window uses it. */
// together
#include "cases.h"

#include <ucontext.h>

static int b[16];

static void send_own(MPI_Request *request);
static void make_window(MPI_Win *window);

static void receive(void)
{
    if (rank == 1)
        MPI_Recv(b, 4, MPI_INT, 0, 0, WORLD, IGNORE);
}

CASE(freed_while_sent, 2)
{
    MPI_Request request;
    int *memory = malloc(64);
    memset(memory, 1, 64);
    if (rank == 0)
        MPI_Isend(memory, 4, MPI_INT, 1, 0, WORLD, &request);  // wrong: buffer
    free(memory);
    receive();
    if (rank == 0)
        MPI_Wait(&request, IGNORE);
}

CASE(freed_while_received, 2)
{
    MPI_Request request;
    int *memory = malloc(64);
    MPI_Irecv(memory, 4, MPI_INT, 1 - rank, 0, WORLD, &request);  // wrong: buffer
    free(memory);
    MPI_Cancel(&request);
    MPI_Wait(&request, IGNORE);
}

CASE(moved_while_sent, 2)
{
    MPI_Request request;
    int *memory = malloc(64), *between = malloc(64);
    memset(memory, 1, 64);
    if (rank == 0)
        MPI_Isend(memory, 4, MPI_INT, 1, 0, WORLD, &request);  // wrong: buffer
    memory = realloc(memory, 1 << 22);
    receive();
    if (rank == 0)
        MPI_Wait(&request, IGNORE);
    free(memory);
    free(between);
}

CASE(given_back_while_sent, 2)
{
    MPI_Request request;
    int *memory;
    MPI_Alloc_mem(64, MPI_INFO_NULL, &memory);
    memset(memory, 1, 64);
    if (rank == 0)
        MPI_Isend(memory, 4, MPI_INT, 1, 0, WORLD, &request);  // wrong: buffer
    MPI_Free_mem(memory);
    receive();
    if (rank == 0)
        MPI_Wait(&request, IGNORE);
}

CASE(sent_from_returned_function, 2)
{
    MPI_Request request;
    if (rank == 0) {
        send_own(&request);
        MPI_Wait(&request, IGNORE);
    }
    receive();
}

__attribute__((noinline)) static void send_own(MPI_Request *request)
{
    int own[4] = {1, 2, 3, 4};
    MPI_Isend(own, 4, MPI_INT, 1, 0, WORLD, request);  // wrong: buffer
}

CASE(window_freed_early, 2)
{
    MPI_Win window;
    int *memory = malloc(64);
    MPI_Win_create(memory, 64, 4, MPI_INFO_NULL, WORLD, &window);  // wrong: rma
    MPI_Barrier(WORLD);
    free(memory);
    MPI_Win_free(&window);
}

CASE(window_of_returned_function, 2)
{
    MPI_Win window;
    make_window(&window);
    MPI_Win_free(&window);
}

__attribute__((noinline)) static void make_window(MPI_Win *window)
{
    int own[4] = {1, 2, 3, 4};
    MPI_Win_create(own, sizeof own, 4, MPI_INFO_NULL, WORLD, window);  // wrong: rma
}

// ---- right ones ----

CASE(freed_in_time, 2)
{
    MPI_Request requests[2];
    MPI_Win window;
    for (int step = 0; step < 3; ++step) {
        int *sent = malloc(64), *received = malloc(1 << 20), *other = malloc(64), done = 0;
        memset(sent, step, 64);
        MPI_Win_create(other, 64, 4, MPI_INFO_NULL, WORLD, &window);
        MPI_Irecv(received, 16, MPI_INT, 1 - rank, 0, WORLD, &requests[0]);
        MPI_Isend(sent, 16, MPI_INT, 1 - rank, 0, WORLD, &requests[1]);
        free(realloc(malloc(8), 1 << 16));
        MPI_Wait(&requests[1], IGNORE);
        sent = realloc(sent, 1 << 21);
        while (!done)
            MPI_Test(&requests[0], &done, IGNORE);
        free(received);
        free(sent);
        MPI_Win_free(&window);
        free(other);
    }
}

static void wait_for(MPI_Request *requests) { MPI_Waitall(2, requests, MPI_STATUSES_IGNORE); }

__attribute__((noinline)) static void start(int *received, const int *sent, MPI_Request *requests)
{
    volatile char frame[1000];
    frame[0] = 0;
    MPI_Irecv(received, 4, MPI_INT, 1 - rank, 0, WORLD, &requests[0]);
    MPI_Isend(sent, 4, MPI_INT, 1 - rank, 0, WORLD, &requests[1]);
    frame[999] = frame[0];
}

CASE(of_the_caller, 2)
{
    MPI_Request requests[2];
    int sent[4] = {rank}, received[4];
    start(received, sent, requests);
    wait_for(requests);
    for (int length = 4; length < 300; length += 99) {
        int changing[length];
        MPI_Irecv(changing, 4, MPI_INT, 1 - rank, 0, WORLD, &requests[0]);
        MPI_Isend(sent, 4, MPI_INT, 1 - rank, 0, WORLD, &requests[1]);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    }
}

static ucontext_t here, there;
static MPI_Request of_coroutine[2];

static void run_there(void)
{
    int sent[4] = {rank}, received[4];
    start(received, sent, of_coroutine);
    swapcontext(&there, &here);
    EXPECT(received[0] == 1 - rank);
    wait_for(of_coroutine);
}

// Both ways: a buffer of the coroutine is waited for by its caller, and one of the caller by it.
CASE(of_a_coroutine, 2)
{
    char *stack = malloc(1 << 16);
    int sent[4] = {rank}, received[4];
    getcontext(&there);
    there.uc_stack.ss_sp = stack;
    there.uc_stack.ss_size = 1 << 16;
    there.uc_link = &here;
    makecontext(&there, run_there, 0);
    swapcontext(&here, &there);
    wait_for(of_coroutine);
    start(received, sent, of_coroutine);
    swapcontext(&here, &there);
    EXPECT(received[0] == 1 - rank);
    free(stack);
}

static void wait_there(void) { wait_for(of_coroutine); }

CASE(of_a_coroutine_in_an_array, 2)
{
    struct {
        int sent[4], received[4];
        char stack[1 << 16];
    } own = {{rank}};
    getcontext(&there);
    there.uc_stack.ss_sp = own.stack;
    there.uc_stack.ss_size = sizeof own.stack;
    there.uc_link = &here;
    makecontext(&there, wait_there, 0);
    start(own.received, own.sent, of_coroutine);
    swapcontext(&here, &there);
    EXPECT(own.received[0] == 1 - rank);
}
