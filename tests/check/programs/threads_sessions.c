/* Sessions, each of which has a level of threads of its own. */
// since: 4.0
// alone
#define CASES_INITIALIZE
#include "threads.h"

static MPI_Session session;
static MPI_Comm all;

static void begin(void)
{
    MPI_Info info;
    MPI_Group group;
    MPI_Info_create(&info);
    MPI_Info_set(info, "thread_level", "MPI_THREAD_MULTIPLE");
    MPI_Session_init(info, MPI_ERRORS_RETURN, &session);
    MPI_Info_free(&info);
    MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
    MPI_Comm_create_from_group(group, "threads", MPI_INFO_NULL, MPI_ERRORS_RETURN, &all);
    MPI_Group_free(&group);
}

static void end(void)
{
    MPI_Comm_free(&all);
    MPI_Session_finalize(&session);
}

static void meet(void) { MPI_Barrier(all); }

CASE(session_in_a_thread, 2)
{
    begin();
    in_thread(meet);
    in_thread(end);
}

CASE(session_beside_a_single_thread, 2)
{
    MPI_Init(NULL, NULL);
    in_thread(begin);
    in_thread(meet);
    MPI_Barrier(WORLD);
    in_thread(end);
    MPI_Finalize();
}
