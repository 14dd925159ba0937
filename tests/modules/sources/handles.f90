! R53, R54, R74: handle types with MPI_VAL and the four comparisons, in mpi_f08 and in mpi.
subroutine with_mpi_f08(same, integer_handle)
    use mpi_f08
    implicit none
    logical, intent(out) :: same
    integer, intent(out) :: integer_handle
    type(MPI_Comm) :: c, cs(2)
    type(MPI_Datatype), parameter :: t = MPI_INTEGER
    c%MPI_VAL = MPI_COMM_WORLD%MPI_VAL
    cs = c
    same = c == MPI_COMM_WORLD .and. c .eq. MPI_COMM_WORLD .and. .not. (c /= MPI_COMM_WORLD) .and. .not. (c .ne. MPI_COMM_SELF)
    same = same .and. all(cs == c) .and. t == MPI_INTEGER .and. MPI_OP_NULL /= MPI_SUM .and. MPI_INFO_NULL == MPI_INFO_NULL
    same = same .and. MPI_ERRORS_RETURN == MPI_ERRORS_RETURN .and. MPI_FILE_NULL == MPI_FILE_NULL
    same = same .and. MPI_GROUP_NULL == MPI_GROUP_EMPTY .and. MPI_MESSAGE_NULL == MPI_MESSAGE_NO_PROC
    same = same .and. MPI_REQUEST_NULL == MPI_REQUEST_NULL .and. MPI_WIN_NULL == MPI_WIN_NULL
    integer_handle = c%MPI_VAL
end subroutine

subroutine with_mpi(same)
    use mpi
    implicit none
    logical, intent(out) :: same
    type(MPI_Comm) :: c
    type(MPI_Session) :: s
    type(MPI_Status) :: status
    integer :: old(MPI_STATUS_SIZE), ierror
    c%MPI_VAL = MPI_COMM_WORLD
    s%MPI_VAL = 0
    same = c == MPI_Comm(MPI_COMM_WORLD) .and. c .eq. c .and. .not. (c /= c) .and. .not. (c .ne. c) .and. s == s
    call MPI_Status_f2f08(old, status, ierror)
    same = same .and. status%MPI_SOURCE == old(MPI_SOURCE)
end subroutine
