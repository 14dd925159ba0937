/* How many messages wait for a receive, and how long sending took. */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    int provided, index, count, value = 7;
    unsigned long long length;
    double seconds;
    MPI_T_pvar_session session;
    MPI_T_pvar_handle queue, time;
    MPI_Comm comm = MPI_COMM_WORLD;

    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    MPI_Init(&argc, &argv);
    MPI_T_pvar_session_create(&session);
    if (MPI_T_pvar_get_index("unexpected_queue_length", MPI_T_PVAR_CLASS_LEVEL, &index) != MPI_SUCCESS) {
        fputs("this MPI has no such variables\n", stderr);
        return 1;
    }
    MPI_T_pvar_handle_alloc(session, index, &comm, &queue, &count);
    MPI_T_pvar_get_index("MPI_Send", MPI_T_PVAR_CLASS_TIMER, &index);
    MPI_T_pvar_handle_alloc(session, index, NULL, &time, &count);
    MPI_T_pvar_start(session, MPI_T_PVAR_ALL_HANDLES);

    MPI_Send(&value, 1, MPI_INT, 0, 0, comm);
    MPI_Send(&value, 1, MPI_INT, 0, 0, comm);
    MPI_T_pvar_read(session, queue, &length);
    MPI_T_pvar_read(session, time, &seconds);
    printf("%llu messages wait; sending took %s time\n", length, seconds > 0 ? "some" : "no");
    MPI_Recv(&value, 1, MPI_INT, 0, 0, comm, MPI_STATUS_IGNORE);
    MPI_Recv(&value, 1, MPI_INT, 0, 0, comm, MPI_STATUS_IGNORE);

    MPI_T_pvar_session_free(&session);
    MPI_Finalize();
    MPI_T_finalize();
    return 0;
}
