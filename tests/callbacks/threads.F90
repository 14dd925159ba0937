! Threads that make operations at the same time do not get in each other's way.
program threads
    use procedures
    implicit none
    integer :: provided
    interface
        subroutine run_threads() bind(C)
        end subroutine
    end interface
    call MPI_Init_thread(MPI_THREAD_MULTIPLE, provided)
    call check(provided == MPI_THREAD_MULTIPLE, 'this MPI has no threads; the test needs them')
    call run_threads()
    call MPI_Finalize()
    print '(a)', 'right'
end program
