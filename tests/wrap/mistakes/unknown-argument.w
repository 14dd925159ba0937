{{fn foo MPI_Send}} {{destination}}{{endfn}}
