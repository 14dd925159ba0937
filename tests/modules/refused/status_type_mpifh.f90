! mpif.h has no derived types (R44, R82).
implicit none
include "mpif.h"
type(MPI_Status) :: status
status%MPI_TAG = 1
end
