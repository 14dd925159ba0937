/* A program without MPI_COMM_WORLD. Linked with -rdynamic, it counts the groups that it and the profiler make: all must be
   freed before the end of the session that they belong to. */
#define _GNU_SOURCE
#include <mpi.h>

#include <dlfcn.h>

static int groups, left = -1;

int PMPI_Group_from_session_pset(MPI_Session session, const char *name, MPI_Group *group)
{
    int (*next)(MPI_Session, const char *, MPI_Group *) =
        (int (*)(MPI_Session, const char *, MPI_Group *))dlsym(RTLD_NEXT, "PMPI_Group_from_session_pset");
    ++groups;
    return next(session, name, group);
}

int PMPI_Comm_group(MPI_Comm comm, MPI_Group *group)
{
    int (*next)(MPI_Comm, MPI_Group *) = (int (*)(MPI_Comm, MPI_Group *))dlsym(RTLD_NEXT, "PMPI_Comm_group");
    ++groups;
    return next(comm, group);
}

int PMPI_Group_free(MPI_Group *group)
{
    int (*next)(MPI_Group *) = (int (*)(MPI_Group *))dlsym(RTLD_NEXT, "PMPI_Group_free");
    --groups;
    return next(group);
}

int PMPI_Session_finalize(MPI_Session *session)
{
    int (*next)(MPI_Session *) = (int (*)(MPI_Session *))dlsym(RTLD_NEXT, "PMPI_Session_finalize");
    left = groups;
    return next(session);
}

int main(void)
{
    int rank, other = -1;
    MPI_Session session;
    MPI_Group group;
    MPI_Comm comm;
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session);
    MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
    MPI_Comm_create_from_group(group, "tag", MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm);
    PMPI_Group_free(&group);
    MPI_Comm_rank(comm, &rank);
    MPI_Sendrecv(&rank, 1, MPI_INT, 1 - rank, 0, &other, 1, MPI_INT, 1 - rank, 0, comm, MPI_STATUS_IGNORE);
    MPI_Comm_free(&comm);
    MPI_Session_finalize(&session);
    return left ? 4 : other == 1 - rank ? 0 : 3;
}
