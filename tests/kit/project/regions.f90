! Regions in Fortran, with blanks behind their names.
program regions
  use bindery_region
  use mpi
  implicit none
  integer :: ierror

  call MPI_Init(ierror)
  call bindery_region_begin("outer   ")
  call bindery_region_begin("inner")
  call MPI_Barrier(MPI_COMM_SELF, ierror)
  call bindery_region_end("inner  ")
  call MPI_Barrier(MPI_COMM_SELF, ierror)
  call bindery_region_end("outer")
  call MPI_Finalize(ierror)
end program regions
