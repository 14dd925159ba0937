/* A library in front of MPI: which receives find a long queue of messages that nobody has received yet?
 *
 * It takes the place of MPI_Init, MPI_Recv and MPI_Finalize, and reads a performance variable that is bound to the communicator
 * of each receive. Communicators are told apart by a handle of the variable for each. */
#include <mpi.h>

#include <stdio.h>

enum { most_comms = 64, is_long = 4 };

static MPI_T_pvar_session session = MPI_T_PVAR_SESSION_NULL;
static int variable = -1;
static struct {
    MPI_Comm comm;
    MPI_T_pvar_handle handle;
} watched[most_comms];
static int watched_count;
static unsigned long long receives, behind_long_queues, longest;

static void begin(void)
{
    int provided;
    if (MPI_T_init_thread(MPI_THREAD_SINGLE, &provided) != MPI_SUCCESS ||
        MPI_T_pvar_get_index("unexpected_queue_length", MPI_T_PVAR_CLASS_LEVEL, &variable) != MPI_SUCCESS ||
        MPI_T_pvar_session_create(&session) != MPI_SUCCESS)
        fprintf(stderr, "queue_tool: this MPI does not tell the length of its queues\n");
}

/* The handle for a communicator, made at its first receive. The null handle: there is none. */
static MPI_T_pvar_handle handle_for(MPI_Comm comm)
{
    int i, count;
    for (i = 0; i < watched_count; ++i) {
        if (watched[i].comm == comm)
            return watched[i].handle;
    }
    if (session == MPI_T_PVAR_SESSION_NULL || watched_count == most_comms)
        return MPI_T_PVAR_HANDLE_NULL;
    if (MPI_T_pvar_handle_alloc(session, variable, &comm, &watched[i].handle, &count) != MPI_SUCCESS)
        return MPI_T_PVAR_HANDLE_NULL;
    watched[watched_count].comm = comm;
    return watched[watched_count++].handle;
}

int MPI_Init(int *argc, char ***argv)
{
    const int code = PMPI_Init(argc, argv);
    begin();
    return code;
}

int MPI_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    const MPI_T_pvar_handle handle = handle_for(comm);
    unsigned long long length = 0;
    if (handle != MPI_T_PVAR_HANDLE_NULL && MPI_T_pvar_read(session, handle, &length) == MPI_SUCCESS) {
        ++receives;
        behind_long_queues += length > is_long;
        longest = length > longest ? length : longest;
    }
    return PMPI_Recv(buf, count, datatype, source, tag, comm, status);
}

int MPI_Finalize(void)
{
    printf("queue_tool: %llu receives, %llu behind more than %d messages, at most %llu\n", receives, behind_long_queues,
           is_long, longest);
    if (session != MPI_T_PVAR_SESSION_NULL)
        MPI_T_pvar_session_free(&session);
    MPI_T_finalize();
    return PMPI_Finalize();
}
