! R33: a tool takes the place of a specific procedure and calls the generic PMPI_Isend.
subroutine MPI_Isend_f08ts(buf, count, datatype, dest, tag, comm, request, ierror)
    use :: mpi_f08, my_noname => MPI_Isend_f08ts
    implicit none
    type(*), dimension(..), intent(in), asynchronous :: buf
    integer, intent(in) :: count, dest, tag
    type(MPI_Datatype), intent(in) :: datatype
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(out) :: request
    integer, optional, intent(out) :: ierror
    call PMPI_Isend(buf, count, datatype, dest, tag, comm, request, ierror)
end subroutine
