/* MPI_Init and MPI_Finalize alone, from whatever library defines them. */
int MPI_Init(int *argc, char ***argv);
int MPI_Finalize(void);

int main(void) { return MPI_Init(0, 0) || MPI_Finalize(); }
