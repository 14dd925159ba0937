/* Which thread starts MPI, and which ends it. */
// alone
#define CASES_INITIALIZE
#include "threads.h"

static void start(int level)
{
    int provided;
    MPI_Init_thread(NULL, NULL, level, &provided);
    MPI_Comm_rank(WORLD, &rank);
}

static void start_alone(void) { start(MPI_THREAD_FUNNELED); }
static void start_for_all(void) { start(MPI_THREAD_MULTIPLE); }
static void meet(void) { MPI_Barrier(WORLD); }
static void end(void) { MPI_Finalize(); }

static void all_all_in_a_thread(void);
CASE(all_in_a_thread, 2) { in_thread(all_all_in_a_thread); }

static void all_all_in_a_thread(void)
{
    start_alone();
    meet();
    end();
}

static void other_asked_before_the_start(void);
CASE(asked_before_the_start, 2)
{
    in_thread(other_asked_before_the_start);
    start_alone();
    meet();
    end();
}

static void other_asked_before_the_start(void)
{
    int flag;
    MPI_Initialized(&flag);
    EXPECT(!flag);
}

CASE(ended_after_others, 2)
{
    start_for_all();
    both(ask, meet);
    end();
}

static void other_ended_by_another_thread(void);
// quick
CASE(ended_by_another_thread, 2)
{
    start(MPI_THREAD_SERIALIZED);
    meet();
    in_thread(other_ended_by_another_thread);
}

static void other_ended_by_another_thread(void)
{
    MPI_Finalize();  // wrong: thread
}

CASE(started_by_another_thread, 2)
{
    in_thread(start_for_all);
    MPI_Finalize();  // wrong: thread
}

CASE(started_alone_by_another_thread, 2)
{
    in_thread(start_alone);
    MPI_Barrier(WORLD);  // wrong: thread
    MPI_Finalize();      // wrong: thread
}
