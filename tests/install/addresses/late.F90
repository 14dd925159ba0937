! Loads the library after the process has started, and then initializes MPI.
program main
    use iso_c_binding
    use mpi_f08
    implicit none
    interface
        type(c_ptr) function dlopen(file, mode) bind(c)
            import
            character(kind=c_char), intent(in) :: file(*)
            integer(c_int), value :: mode
        end function
    end interface
    integer :: total
    if (.not. c_associated(dlopen('./libpart.so'//c_null_char, 2))) stop 1
    print '(a)', 'loaded'
    flush (6)
    call MPI_Init()
    total = 5
    call MPI_Allreduce(MPI_IN_PLACE, total, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_SELF)
    call MPI_Finalize()
    print '(a)', 'right'
end program
