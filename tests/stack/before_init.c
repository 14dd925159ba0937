/* MPI_T before MPI_Init, and a session where there are sessions. */
#include <mpi.h>

int main(void)
{
    int provided, count, initialized;
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    MPI_T_cvar_get_num(&count);
#if MPI_VERSION >= 4
    MPI_Session session;
    MPI_Group group;
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session);
    MPI_Group_from_session_pset(session, "mpi://SELF", &group);
    MPI_Group_free(&group);
    MPI_Session_finalize(&session);
#endif
    MPI_T_finalize();
    MPI_Initialized(&initialized);
    return initialized;
}
