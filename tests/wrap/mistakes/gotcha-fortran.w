{{fn name MPI_Send}}{{callfn}}{{endfn}}
