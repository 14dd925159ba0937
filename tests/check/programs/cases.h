/* The programs in C have this in common. Each CASE is a program of its own: the arguments of the command name the cases to run, one
   after another if they are several. */
#ifndef CASES_H
#define CASES_H
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WORLD MPI_COMM_WORLD
#define IGNORE MPI_STATUS_IGNORE
#define MOST 500

static int rank, size, failures;
static struct {
    const char *name;
    void (*run)(void);
} cases[MOST];
static int number;

#define CASE(title, processes)                                 \
    static void title(void);                                   \
    __attribute__((constructor)) static void add_##title(void) \
    {                                                          \
        cases[number].name = #title;                           \
        cases[number++].run = title;                           \
    }                                                          \
    static void title(void)

#define EXPECT(what)                                                                      \
    do                                                                                    \
        if (!(what)) {                                                                    \
            fprintf(stderr, "%s:%d: rank %d: not %s\n", __FILE__, __LINE__, rank, #what); \
            ++failures;                                                                   \
        }                                                                                 \
    while (0)

static void run_case(const char *name)
{
    int c = 0;
    while (c < number && strcmp(cases[c].name, name) != 0)
        ++c;
    if (c == number) {
        fprintf(stderr, "no case %s\n", name);
        exit(2);
    }
    cases[c].run();
}

#ifdef CASES_INITIALIZE  // one case, which calls MPI_Init itself, or does not
int main(int argc, char **argv)
{
    run_case(argv[1]);
    return failures != 0;
}
#else
int main(int argc, char **argv)
{
#ifdef CASES_LEVEL  // of threads
    int level;
    MPI_Init_thread(&argc, &argv, CASES_LEVEL, &level);
    EXPECT(level == CASES_LEVEL);
#else
    MPI_Init(&argc, &argv);
#endif
    MPI_Comm_rank(WORLD, &rank);
    MPI_Comm_size(WORLD, &size);
#ifdef ERRORS_RETURN
    MPI_Comm_set_errhandler(WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
#endif
    for (int a = 1; a < argc; ++a) {
        run_case(argv[a]);
        if (argc > 2)
            MPI_Barrier(WORLD);
    }
    MPI_Finalize();
    return failures != 0;
}
#endif
#endif
