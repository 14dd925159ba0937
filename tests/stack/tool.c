/* A PMPI tool that logs each call on standard error. Compiled with different macros:
     NAME         what it logs
     NO_BARRIER   leaves MPI_Barrier to other tools
     BY_LOOKUP    finds the next function by dlsym(RTLD_NEXT, …)
     WITH_HELPER  calls PMPI from a library of its own
     WITH_PLUGIN  calls PMPI from a library that it opens in MPI_Init
     EARLY        calls PMPI in a constructor
     WITH_WRITE   replaces a function of the C library
     C_ALONE      leaves the names of Fortran to other tools
   All tools have global names in common with each other and the program, as copies have. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int log_count = 0;

void log_call(const char *routine)
{
    log_count++;
    fprintf(stderr, NAME " %s\n", routine);
}

#ifdef BY_LOOKUP
#define NEXT(routine) ((__typeof__(&MPI_##routine))dlsym(RTLD_NEXT, "PMPI_" #routine))
#else
#define NEXT(routine) PMPI_##routine
#endif

#ifdef WITH_HELPER
int helper_size(MPI_Comm comm);
#endif

#ifdef EARLY
__attribute__((constructor)) static void early(void)
{
    int flag;
    log_call("constructor");
    NEXT(Initialized)(&flag);
}
#endif

int MPI_Initialized(int *flag)
{
    log_call("Initialized");
    return NEXT(Initialized)(flag);
}

int MPI_Pcontrol(const int level, ...)
{
    log_call(level == 2 ? "Pcontrol(2)" : "Pcontrol");
    return NEXT(Pcontrol)(level);
}

int MPI_Init(int *argc, char ***argv)
{
    log_call("Init");
    const int result = NEXT(Init)(argc, argv);
#ifdef WITH_HELPER
    helper_size(MPI_COMM_WORLD);
#endif
#ifdef WITH_PLUGIN
    void *plugin = dlopen(WITH_PLUGIN, RTLD_NOW | RTLD_LOCAL);
    int (*const size)(MPI_Comm) = plugin ? (int (*)(MPI_Comm))dlsym(plugin, "helper_size") : NULL;
    if (!size)
        fprintf(stderr, NAME " no plugin: %s\n", dlerror());
    else
        size(MPI_COMM_WORLD);
#endif
    return result;
}

int MPI_Init_thread(int *argc, char ***argv, int required, int *provided)
{
    log_call("Init_thread");
    return NEXT(Init_thread)(argc, argv, required, provided);
}

int MPI_Comm_size(MPI_Comm comm, int *size)
{
    log_call("Comm_size");
    return NEXT(Comm_size)(comm, size);
}

int MPI_Comm_rank(MPI_Comm comm, int *rank)
{
    log_call("Comm_rank");
    return NEXT(Comm_rank)(comm, rank);
}

/* Through a constant, which is in memory that is read-only when the tool runs. */
int (*const next_functions[])(MPI_Comm) = {PMPI_Barrier};

#ifndef NO_BARRIER
int MPI_Barrier(MPI_Comm comm)
{
    log_call("Barrier");
#ifdef BY_LOOKUP
    return NEXT(Barrier)(comm);
#else
    return next_functions[0](comm);
#endif
}
#endif

int MPI_Sendrecv(const void *sent, int sent_count, MPI_Datatype sent_type, int to, int sent_tag, void *received,
                 int received_count, MPI_Datatype received_type, int from, int received_tag, MPI_Comm comm,
                 MPI_Status *status)
{
    log_call("Sendrecv");
    return NEXT(Sendrecv)(sent, sent_count, sent_type, to, sent_tag, received, received_count, received_type, from,
                          received_tag, comm, status);
}

int MPI_Finalize(void)
{
    log_call("Finalize");
    fprintf(stderr, NAME " logged %d\n", log_count);
    return NEXT(Finalize)();
}

#ifdef WITH_WRITE
ssize_t write(int file, const void *data, size_t size)
{
    ssize_t (*const next)(int, const void *, size_t) = (ssize_t(*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
    if (file == STDOUT_FILENO)
        log_call("write");
    return next(file, data, size);
}
#endif

#ifndef C_ALONE
/* The names that compilers give to MPI_COMM_RANK in Fortran. */
void pmpi_comm_rank_(int *comm, int *rank, int *ierror);
#pragma weak pmpi_comm_rank_
void mpi_comm_rank_(int *comm, int *rank, int *ierror)
{
    log_call("mpi_comm_rank_");
    pmpi_comm_rank_(comm, rank, ierror);
}
#endif
