! Array sections of every shape in every class of call, on three processes. FEW: of one and two dimensions alone.
#include "bnd_has.h"
program requests
    use requests_shared
    use rank1, only: run1 => run
    use rank2, only: run2 => run
#if !defined(DEVICE) && !defined(FEW)
    use rank3, only: run3 => run
    use rank4, only: run4 => run
    use rank15, only: run15 => run
#endif
    implicit none
    integer :: total
    logical :: no
    call MPI_Init()
    comm = MPI_COMM_WORLD
    call MPI_Comm_rank(comm, rank)
    call MPI_Comm_size(comm, processes)
    if (processes /= 3) error stop 'run it on three processes'
    call MPI_Cart_create(comm, 1, [3], [.true.], .false., ring)
    call get_memory()
    no = .false.
    if (MPI_SUBARRAYS_SUPPORTED .eqv. no) call verdict('MPI_SUBARRAYS_SUPPORTED', .false.)
    call every_layout()
    call MPI_Allreduce(failures, total, 1, MPI_INTEGER, MPI_SUM, comm)
#ifdef DEVICE
    if (device_asked() == 0 .or. device_touched() == 0) error stop 'nobody asked whose memory it is, or touched it'
#endif
    if (rank == 0) print '(i0,a,i0,a)', checks, ' checks on each process, ', total, ' failures'
    call MPI_Finalize()
    if (total > 0) error stop 1

contains

    subroutine every_layout()
        integer, pointer :: a(:), b(:), a2(:, :), b2(:, :)
#if !defined(DEVICE) && !defined(FEW)
        integer, pointer :: a3(:, :, :), b3(:, :, :), a4(:, :, :, :), b4(:, :, :, :)
        integer, pointer :: a15(:, :, :, :, :, :, :, :, :, :, :, :, :, :, :), b15(:, :, :, :, :, :, :, :, :, :, :, :, :, :, :)
#endif
        a => send_memory
        b => recv_memory
        layout = 'every third'
        call run1(a(7:250:3), b(11:254:3))
        layout = 'backwards'
        call run1(a(90:10:-1), b(200:120:-1))
        layout = 'backwards and every other, into one piece'
        call run1(a(400:200:-2), b(11:111))
        a2(1:20, 1:40) => send_memory
        b2(1:25, 1:40) => recv_memory
        layout = 'a rectangle'
        call run2(a2(3:9, 2:20), b2(4:10, 5:23))
        layout = 'every other row, backwards columns'
        call run2(a2(2:20:2, 30:20:-1), b2(25:7:-2, 1:31:3))
        layout = 'whole columns'
        call run2(a2(:, 11:14), b2(6:25, 4:7))
#if !defined(DEVICE) && !defined(FEW)
        a3(1:8, 1:9, 1:10) => send_memory
        b3(1:10, 1:8, 1:9) => recv_memory
        layout = 'a box, backwards inside'
        call run3(a3(7:2:-1, 2:9:2, 1:10:4), b3(1:6, 8:2:-2, 2:4))
        a4(1:5, 1:4, 1:6, 1:5) => send_memory
        b4(1:4, 1:6, 1:5, 1:5) => recv_memory
        layout = 'four dimensions'
        call run4(a4(1:5:2, 4:1:-1, 2:6:3, 1:5:2), b4(1:3, 1:6:2, 5:1:-4, 1:4))
        a15(1:2, 1:2, 1:3, 1:1, 1:2, 1:1, 1:3, 1:1, 1:2, 1:2, 1:2, 1:1, 1:2, 1:1, 1:3) => send_memory
        b15(1:2, 1:2, 1:3, 1:1, 1:2, 1:1, 1:3, 1:1, 1:2, 1:2, 1:2, 1:1, 1:2, 1:1, 1:3) => recv_memory
        layout = 'fifteen dimensions'
        call run15(a15(:, 2:1:-1, 1:3:2, :, :, :, 1:1, :, :, 1:1, :, :, :, :, 3:1:-2), &
                   b15(2:1:-1, 1:2, 3:1:-2, :, :, :, 2:2, :, 1:2, 2:2, :, :, :, :, 1:2))
#endif
    end subroutine

end program
