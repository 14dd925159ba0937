/* A tool for MPI_Init and MPI_Finalize alone. */
#include <stdio.h>

int PMPI_Init(int *argc, char ***argv);
int PMPI_Finalize(void);

int MPI_Init(int *argc, char ***argv)
{
    fputs(NAME " Init\n", stderr);
    return PMPI_Init(argc, argv);
}

int MPI_Finalize(void)
{
    fputs(NAME " Finalize\n", stderr);
    return PMPI_Finalize();
}
