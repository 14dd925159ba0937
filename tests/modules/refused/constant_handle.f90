! Handles are constants (R89).
use mpi_f08
MPI_COMM_WORLD%MPI_VAL = 1
end
