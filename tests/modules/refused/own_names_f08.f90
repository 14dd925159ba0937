! A name that the module needs for itself stays in the module.
use mpi_f08
implicit none
type(C_PTR) :: p
end
