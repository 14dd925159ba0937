/* Threads for the programs in C. */
#ifndef THREADS_H
#define THREADS_H
#include "cases.h"

#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

typedef void action(void);

static void *act(void *of)
{
    (*(action **)of)();
    return NULL;
}

static pthread_t started(action **of)
{
    pthread_t thread;
    pthread_create(&thread, NULL, act, of);
    return thread;
}

static void in_thread(action *of) { pthread_join(started(&of), NULL); }

// While the thread does `beside`, this one does `own`.
static void both(action *own, action *beside)
{
    pthread_t thread = started(&beside);
    own();
    pthread_join(thread, NULL);
}

// Threads take turns by number.
static atomic_int turn;
static void wait_for(int number)
{
    while (atomic_load(&turn) != number)
        usleep(100);
}
static void give_to(int number) { atomic_store(&turn, number); }

// Every thread may ask these at every level.
static void ask(void)
{
    int flag, level, version, subversion, length;
    char text[MPI_MAX_LIBRARY_VERSION_STRING];
    MPI_Initialized(&flag);
    EXPECT(flag);
    MPI_Finalized(&flag);
    EXPECT(!flag);
    MPI_Query_thread(&level);
    MPI_Is_thread_main(&flag);
    MPI_Get_version(&version, &subversion);
    MPI_Get_library_version(text, &length);
    EXPECT(MPI_Wtime() + MPI_Wtick() > 0);
    MPI_Error_class(MPI_SUCCESS, &level);
    EXPECT(level == MPI_SUCCESS);
    MPI_Error_string(MPI_SUCCESS, text, &length);
}

static void use_info(void)
{
    MPI_Info info, copy;
    int keys;
    MPI_Info_create(&info);
    MPI_Info_set(info, "key", "value");
    MPI_Info_dup(info, &copy);
    MPI_Info_get_nkeys(copy, &keys);
    EXPECT(keys == 1);
    MPI_Info_free(&copy);
    MPI_Info_free(&info);
}

static double computed;
static void compute(void)
{
    for (int i = 0; i < 1000; ++i)
        computed += i;
}
#endif
