/* A tool for routines that may be called before MPI_Init. */
#include <mpi.h>
#include <stdio.h>

int MPI_T_init_thread(int required, int *provided)
{
    fprintf(stderr, NAME " T_init_thread\n");
    return PMPI_T_init_thread(required, provided);
}

int MPI_T_cvar_get_num(int *count)
{
    fprintf(stderr, NAME " T_cvar_get_num\n");
    return PMPI_T_cvar_get_num(count);
}

#if MPI_VERSION >= 4
int MPI_Session_init(MPI_Info info, MPI_Errhandler handler, MPI_Session *session)
{
    fprintf(stderr, NAME " Session_init\n");
    return PMPI_Session_init(info, handler, session);
}

int MPI_Session_finalize(MPI_Session *session)
{
    fprintf(stderr, NAME " Session_finalize\n");
    return PMPI_Session_finalize(session);
}
#endif
