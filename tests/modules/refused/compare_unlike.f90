! Handles of different types do not compare (R54).
use mpi_f08
print *, MPI_COMM_NULL == MPI_GROUP_NULL
end
