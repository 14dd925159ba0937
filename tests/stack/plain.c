/* A library that has nothing to do with MPI. */
int plain(void) { return 0; }
