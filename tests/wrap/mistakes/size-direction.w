{{fn name MPI_Send}}{{size inout}}{{endfn}}
