/* Calls before MPI_Init and after MPI_Finalize. */
// alone
#define CASES_INITIALIZE
#include "cases.h"

static int ends_in_destructor;

__attribute__((destructor)) static void end(void)
{
    if (ends_in_destructor)
        MPI_Finalize();
}

CASE(finalized_after_main, 2)
{
    int flag, version, subversion;
    MPI_Info info;
    MPI_Initialized(&flag);
    EXPECT(!flag);
    MPI_Get_version(&version, &subversion);
    MPI_Init(NULL, NULL);
    MPI_Info_create(&info);
    MPI_Info_free(&info);
    MPI_Barrier(WORLD);
    ends_in_destructor = 1;
}

CASE(info_freed_after_finalize, 2)
{
    MPI_Init(NULL, NULL);
#if MPI_VERSION >= 4
    MPI_Info info;
    MPI_Info_create(&info);
    MPI_Finalize();
    MPI_Info_free(&info);
#else
    MPI_Finalize();
#endif
}

// quick
CASE(call_before_init, 2)
{
    MPI_Comm_rank(WORLD, &rank);  // wrong: initialization
    MPI_Init(NULL, NULL);
    MPI_Finalize();
}

CASE(call_after_finalize, 2)
{
    MPI_Init(NULL, NULL);
    MPI_Finalize();
    MPI_Barrier(WORLD);  // wrong: initialization
}

CASE(initialized_twice, 2)
{
    MPI_Init(NULL, NULL);
    MPI_Init(NULL, NULL);  // wrong: initialization|argument
    MPI_Finalize();
}

CASE(finalized_twice, 2)
{
    MPI_Init(NULL, NULL);
    MPI_Finalize();
    MPI_Finalize();  // wrong: initialization
}

// quick
CASE(never_finalized, 2)
{
    MPI_Init(NULL, NULL);  // wrong: initialization
    MPI_Barrier(WORLD);
}

// As the wrapper of a profiler in the program does.
CASE(finalized_by_other_name, 2)
{
    MPI_Init(NULL, NULL);
    PMPI_Finalize();
}
