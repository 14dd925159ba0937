/* The smallest MPI: two routines, each under both names. */
#include <stdio.h>

/* A stripped program still contains this of an MPI. */
__attribute__((used)) static const char message[] = "Fatal error in MPI_Init";

int PMPI_Init(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    return fputs("m Init\n", stderr) < 0;
}

int PMPI_Finalize(void) { return fputs("m Finalize\n", stderr) < 0; }

#pragma weak MPI_Init = PMPI_Init
#pragma weak MPI_Finalize = PMPI_Finalize
int MPI_Init(int *argc, char ***argv);
int MPI_Finalize(void);
