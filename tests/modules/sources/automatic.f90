! needs MPI_BUFFER_AUTOMATIC
! R92: its address may be taken, in mpi_f08 and in mpi.
subroutine with_mpi_f08(same)
    use mpi_f08
    use, intrinsic :: iso_c_binding, only: C_PTR, c_associated, c_loc
    implicit none
    logical, intent(out) :: same
    type(C_PTR) :: address
    integer :: size
    call MPI_Buffer_attach(MPI_BUFFER_AUTOMATIC, 0)
    call MPI_Buffer_detach(address, size)
    same = c_associated(address, c_loc(MPI_BUFFER_AUTOMATIC))
end subroutine

subroutine with_mpi(address)
    use mpi
    use, intrinsic :: iso_c_binding, only: C_PTR, c_loc
    implicit none
    type(C_PTR), intent(out) :: address
    address = c_loc(MPI_BUFFER_AUTOMATIC)
end subroutine
