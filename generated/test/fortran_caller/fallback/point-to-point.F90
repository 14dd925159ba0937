! Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "point-to-point".
#include "rec_has.h"
module rec_point_to_point
    use mpi_f08
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Bsend && !REC_HAS_MPI_Bsend_c
subroutine rec_f08_mpi_bsend_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    tag = 105
    comm%MPI_VAL = 1006
    call MPI_Bsend(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Bsend && !REC_HAS_MPI_Bsend_c
subroutine rec_f08_pmpi_bsend_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    tag = 105
    comm%MPI_VAL = 1006
    call PMPI_Bsend(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Bsend && !REC_HAS_MPI_Bsend_c
subroutine rec_f08_mpi_bsend_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Bsend(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Bsend && !REC_HAS_MPI_Bsend_c
subroutine rec_f08_pmpi_bsend_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Bsend(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Bsend_init && !REC_HAS_MPI_Bsend_init_c
subroutine rec_f08_mpi_bsend_init_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    tag = 105
    comm%MPI_VAL = 1006
    call MPI_Bsend_init(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Bsend_init && !REC_HAS_MPI_Bsend_init_c
subroutine rec_f08_pmpi_bsend_init_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    tag = 105
    comm%MPI_VAL = 1006
    call PMPI_Bsend_init(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Bsend_init && !REC_HAS_MPI_Bsend_init_c
subroutine rec_f08_mpi_bsend_init_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Bsend_init(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Bsend_init && !REC_HAS_MPI_Bsend_init_c
subroutine rec_f08_pmpi_bsend_init_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Bsend_init(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Buffer_attach && !REC_HAS_MPI_Buffer_attach_c
subroutine rec_f08_mpi_buffer_attach_c() bind(C)
    integer :: i
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    size = 102_8
    call MPI_Buffer_attach(&
        rec_slots(:, 1 + 1), &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Buffer_attach && !REC_HAS_MPI_Buffer_attach_c
subroutine rec_f08_pmpi_buffer_attach_c() bind(C)
    integer :: i
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    size = 102_8
    call PMPI_Buffer_attach(&
        rec_slots(:, 1 + 1), &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Buffer_attach && !REC_HAS_MPI_Buffer_attach_c
subroutine rec_f08_mpi_buffer_attach_c_refused() bind(C)
    integer :: i
    integer(8) :: size
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        size = 102_8
        if (bad == 1) size = 2147483648_8
        if (bad == 1) expected = MPI_ERR_ARG
        call MPI_Buffer_attach(&
            rec_slots(:, 1 + 1), &
            size, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Buffer_attach && !REC_HAS_MPI_Buffer_attach_c
subroutine rec_f08_pmpi_buffer_attach_c_refused() bind(C)
    integer :: i
    integer(8) :: size
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        size = 102_8
        if (bad == 1) size = 2147483648_8
        if (bad == 1) expected = MPI_ERR_ARG
        call PMPI_Buffer_attach(&
            rec_slots(:, 1 + 1), &
            size, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Buffer_detach && !REC_HAS_MPI_Buffer_detach_c
subroutine rec_f08_mpi_buffer_detach_c() bind(C)
    integer :: i
    type(c_ptr) :: buffer_addr
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    buffer_addr = c_null_ptr
    call MPI_Buffer_detach(&
        buffer_addr, &
        size, &
        returned)
    call observe_address('buffer_addr', transfer(buffer_addr, 0_8))
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Buffer_detach && !REC_HAS_MPI_Buffer_detach_c
subroutine rec_f08_pmpi_buffer_detach_c() bind(C)
    integer :: i
    type(c_ptr) :: buffer_addr
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    buffer_addr = c_null_ptr
    call PMPI_Buffer_detach(&
        buffer_addr, &
        size, &
        returned)
    call observe_address('buffer_addr', transfer(buffer_addr, 0_8))
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ibsend && !REC_HAS_MPI_Ibsend_c
subroutine rec_f08_mpi_ibsend_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    tag = 105
    comm%MPI_VAL = 1006
    call MPI_Ibsend(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ibsend && !REC_HAS_MPI_Ibsend_c
subroutine rec_f08_pmpi_ibsend_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    tag = 105
    comm%MPI_VAL = 1006
    call PMPI_Ibsend(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ibsend && !REC_HAS_MPI_Ibsend_c
subroutine rec_f08_mpi_ibsend_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Ibsend(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Ibsend && !REC_HAS_MPI_Ibsend_c
subroutine rec_f08_pmpi_ibsend_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Ibsend(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Imrecv && !REC_HAS_MPI_Imrecv_c
subroutine rec_f08_mpi_imrecv_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Message) :: message
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    message%MPI_VAL = 1004
    call MPI_Imrecv(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        message, &
        request, &
        returned)
    call observe_handle('message', message%MPI_VAL)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Imrecv && !REC_HAS_MPI_Imrecv_c
subroutine rec_f08_pmpi_imrecv_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Message) :: message
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    message%MPI_VAL = 1004
    call PMPI_Imrecv(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        message, &
        request, &
        returned)
    call observe_handle('message', message%MPI_VAL)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Imrecv && !REC_HAS_MPI_Imrecv_c
subroutine rec_f08_mpi_imrecv_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Message) :: message
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        message%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Imrecv(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            message, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Imrecv && !REC_HAS_MPI_Imrecv_c
subroutine rec_f08_pmpi_imrecv_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Message) :: message
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        message%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Imrecv(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            message, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Irecv && !REC_HAS_MPI_Irecv_c
subroutine rec_f08_mpi_irecv_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    source = 104
    tag = 105
    comm%MPI_VAL = 1006
    call MPI_Irecv(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        source, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Irecv && !REC_HAS_MPI_Irecv_c
subroutine rec_f08_pmpi_irecv_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    source = 104
    tag = 105
    comm%MPI_VAL = 1006
    call PMPI_Irecv(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        source, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Irecv && !REC_HAS_MPI_Irecv_c
subroutine rec_f08_mpi_irecv_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        source = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Irecv(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Irecv && !REC_HAS_MPI_Irecv_c
subroutine rec_f08_pmpi_irecv_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        source = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Irecv(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Irsend && !REC_HAS_MPI_Irsend_c
subroutine rec_f08_mpi_irsend_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    tag = 105
    comm%MPI_VAL = 1006
    call MPI_Irsend(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Irsend && !REC_HAS_MPI_Irsend_c
subroutine rec_f08_pmpi_irsend_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    tag = 105
    comm%MPI_VAL = 1006
    call PMPI_Irsend(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Irsend && !REC_HAS_MPI_Irsend_c
subroutine rec_f08_mpi_irsend_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Irsend(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Irsend && !REC_HAS_MPI_Irsend_c
subroutine rec_f08_pmpi_irsend_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Irsend(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Isend && !REC_HAS_MPI_Isend_c
subroutine rec_f08_mpi_isend_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    tag = 105
    comm%MPI_VAL = 1006
    call MPI_Isend(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Isend && !REC_HAS_MPI_Isend_c
subroutine rec_f08_pmpi_isend_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    tag = 105
    comm%MPI_VAL = 1006
    call PMPI_Isend(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Isend && !REC_HAS_MPI_Isend_c
subroutine rec_f08_mpi_isend_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Isend(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Isend && !REC_HAS_MPI_Isend_c
subroutine rec_f08_pmpi_isend_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Isend(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Issend && !REC_HAS_MPI_Issend_c
subroutine rec_f08_mpi_issend_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    tag = 105
    comm%MPI_VAL = 1006
    call MPI_Issend(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Issend && !REC_HAS_MPI_Issend_c
subroutine rec_f08_pmpi_issend_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    tag = 105
    comm%MPI_VAL = 1006
    call PMPI_Issend(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Issend && !REC_HAS_MPI_Issend_c
subroutine rec_f08_mpi_issend_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Issend(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Issend && !REC_HAS_MPI_Issend_c
subroutine rec_f08_pmpi_issend_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Issend(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Mrecv && !REC_HAS_MPI_Mrecv_c
subroutine rec_f08_mpi_mrecv_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Message) :: message
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    message%MPI_VAL = 1004
    call MPI_Mrecv(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        message, &
        status(1), &
        returned)
    call observe_handle('message', message%MPI_VAL)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Mrecv && !REC_HAS_MPI_Mrecv_c
subroutine rec_f08_pmpi_mrecv_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Message) :: message
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    message%MPI_VAL = 1004
    call PMPI_Mrecv(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        message, &
        status(1), &
        returned)
    call observe_handle('message', message%MPI_VAL)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Mrecv && !REC_HAS_MPI_Mrecv_c
subroutine rec_f08_mpi_mrecv_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Message) :: message
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        message%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Mrecv(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            message, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Mrecv && !REC_HAS_MPI_Mrecv_c
subroutine rec_f08_pmpi_mrecv_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Message) :: message
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        message%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Mrecv(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            message, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Recv && !REC_HAS_MPI_Recv_c
subroutine rec_f08_mpi_recv_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    source = 104
    tag = 105
    comm%MPI_VAL = 1006
    call MPI_Recv(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        source, &
        tag, &
        comm, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Recv && !REC_HAS_MPI_Recv_c
subroutine rec_f08_pmpi_recv_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    source = 104
    tag = 105
    comm%MPI_VAL = 1006
    call PMPI_Recv(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        source, &
        tag, &
        comm, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Recv && !REC_HAS_MPI_Recv_c
subroutine rec_f08_mpi_recv_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        source = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Recv(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Recv && !REC_HAS_MPI_Recv_c
subroutine rec_f08_pmpi_recv_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        source = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Recv(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Recv_init && !REC_HAS_MPI_Recv_init_c
subroutine rec_f08_mpi_recv_init_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    source = 104
    tag = 105
    comm%MPI_VAL = 1006
    call MPI_Recv_init(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        source, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Recv_init && !REC_HAS_MPI_Recv_init_c
subroutine rec_f08_pmpi_recv_init_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    source = 104
    tag = 105
    comm%MPI_VAL = 1006
    call PMPI_Recv_init(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        source, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Recv_init && !REC_HAS_MPI_Recv_init_c
subroutine rec_f08_mpi_recv_init_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        source = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Recv_init(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Recv_init && !REC_HAS_MPI_Recv_init_c
subroutine rec_f08_pmpi_recv_init_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        source = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Recv_init(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Rsend && !REC_HAS_MPI_Rsend_c
subroutine rec_f08_mpi_rsend_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    tag = 105
    comm%MPI_VAL = 1006
    call MPI_Rsend(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Rsend && !REC_HAS_MPI_Rsend_c
subroutine rec_f08_pmpi_rsend_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    tag = 105
    comm%MPI_VAL = 1006
    call PMPI_Rsend(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Rsend && !REC_HAS_MPI_Rsend_c
subroutine rec_f08_mpi_rsend_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Rsend(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Rsend && !REC_HAS_MPI_Rsend_c
subroutine rec_f08_pmpi_rsend_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Rsend(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Rsend_init && !REC_HAS_MPI_Rsend_init_c
subroutine rec_f08_mpi_rsend_init_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    tag = 105
    comm%MPI_VAL = 1006
    call MPI_Rsend_init(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Rsend_init && !REC_HAS_MPI_Rsend_init_c
subroutine rec_f08_pmpi_rsend_init_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    tag = 105
    comm%MPI_VAL = 1006
    call PMPI_Rsend_init(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Rsend_init && !REC_HAS_MPI_Rsend_init_c
subroutine rec_f08_mpi_rsend_init_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Rsend_init(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Rsend_init && !REC_HAS_MPI_Rsend_init_c
subroutine rec_f08_pmpi_rsend_init_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Rsend_init(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Send && !REC_HAS_MPI_Send_c
subroutine rec_f08_mpi_send_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    tag = 105
    comm%MPI_VAL = 1006
    call MPI_Send(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Send && !REC_HAS_MPI_Send_c
subroutine rec_f08_pmpi_send_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    tag = 105
    comm%MPI_VAL = 1006
    call PMPI_Send(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Send && !REC_HAS_MPI_Send_c
subroutine rec_f08_mpi_send_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Send(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Send && !REC_HAS_MPI_Send_c
subroutine rec_f08_pmpi_send_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Send(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Send_init && !REC_HAS_MPI_Send_init_c
subroutine rec_f08_mpi_send_init_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    tag = 105
    comm%MPI_VAL = 1006
    call MPI_Send_init(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Send_init && !REC_HAS_MPI_Send_init_c
subroutine rec_f08_pmpi_send_init_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    tag = 105
    comm%MPI_VAL = 1006
    call PMPI_Send_init(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Send_init && !REC_HAS_MPI_Send_init_c
subroutine rec_f08_mpi_send_init_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Send_init(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Send_init && !REC_HAS_MPI_Send_init_c
subroutine rec_f08_pmpi_send_init_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Send_init(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Sendrecv && !REC_HAS_MPI_Sendrecv_c
subroutine rec_f08_mpi_sendrecv_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: dest
    integer :: sendtag
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: source
    integer :: recvtag
    type(MPI_Comm) :: comm
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    dest = 104
    sendtag = 105
    recvcount = 107_8
    recvtype%MPI_VAL = 1008
    source = 109
    recvtag = 110
    comm%MPI_VAL = 1011
    call MPI_Sendrecv(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        dest, &
        sendtag, &
        rec_slots(:, 6 + 1), &
        recvcount, &
        recvtype, &
        source, &
        recvtag, &
        comm, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Sendrecv && !REC_HAS_MPI_Sendrecv_c
subroutine rec_f08_pmpi_sendrecv_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: dest
    integer :: sendtag
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: source
    integer :: recvtag
    type(MPI_Comm) :: comm
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    dest = 104
    sendtag = 105
    recvcount = 107_8
    recvtype%MPI_VAL = 1008
    source = 109
    recvtag = 110
    comm%MPI_VAL = 1011
    call PMPI_Sendrecv(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        dest, &
        sendtag, &
        rec_slots(:, 6 + 1), &
        recvcount, &
        recvtype, &
        source, &
        recvtag, &
        comm, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Sendrecv && !REC_HAS_MPI_Sendrecv_c
subroutine rec_f08_mpi_sendrecv_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: dest
    integer :: sendtag
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: source
    integer :: recvtag
    type(MPI_Comm) :: comm
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        dest = 104
        sendtag = 105
        recvcount = 107_8
        recvtype%MPI_VAL = 1008
        source = 109
        recvtag = 110
        comm%MPI_VAL = 1011
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcount = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call MPI_Sendrecv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            dest, &
            sendtag, &
            rec_slots(:, 6 + 1), &
            recvcount, &
            recvtype, &
            source, &
            recvtag, &
            comm, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Sendrecv && !REC_HAS_MPI_Sendrecv_c
subroutine rec_f08_pmpi_sendrecv_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: dest
    integer :: sendtag
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: source
    integer :: recvtag
    type(MPI_Comm) :: comm
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        dest = 104
        sendtag = 105
        recvcount = 107_8
        recvtype%MPI_VAL = 1008
        source = 109
        recvtag = 110
        comm%MPI_VAL = 1011
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcount = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call PMPI_Sendrecv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            dest, &
            sendtag, &
            rec_slots(:, 6 + 1), &
            recvcount, &
            recvtype, &
            source, &
            recvtag, &
            comm, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Sendrecv_replace && !REC_HAS_MPI_Sendrecv_replace_c
subroutine rec_f08_mpi_sendrecv_replace_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: sendtag
    integer :: source
    integer :: recvtag
    type(MPI_Comm) :: comm
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    sendtag = 105
    source = 106
    recvtag = 107
    comm%MPI_VAL = 1008
    call MPI_Sendrecv_replace(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        sendtag, &
        source, &
        recvtag, &
        comm, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Sendrecv_replace && !REC_HAS_MPI_Sendrecv_replace_c
subroutine rec_f08_pmpi_sendrecv_replace_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: sendtag
    integer :: source
    integer :: recvtag
    type(MPI_Comm) :: comm
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    sendtag = 105
    source = 106
    recvtag = 107
    comm%MPI_VAL = 1008
    call PMPI_Sendrecv_replace(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        sendtag, &
        source, &
        recvtag, &
        comm, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Sendrecv_replace && !REC_HAS_MPI_Sendrecv_replace_c
subroutine rec_f08_mpi_sendrecv_replace_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: sendtag
    integer :: source
    integer :: recvtag
    type(MPI_Comm) :: comm
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        sendtag = 105
        source = 106
        recvtag = 107
        comm%MPI_VAL = 1008
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Sendrecv_replace(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            sendtag, &
            source, &
            recvtag, &
            comm, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Sendrecv_replace && !REC_HAS_MPI_Sendrecv_replace_c
subroutine rec_f08_pmpi_sendrecv_replace_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: sendtag
    integer :: source
    integer :: recvtag
    type(MPI_Comm) :: comm
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        sendtag = 105
        source = 106
        recvtag = 107
        comm%MPI_VAL = 1008
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Sendrecv_replace(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            sendtag, &
            source, &
            recvtag, &
            comm, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Ssend && !REC_HAS_MPI_Ssend_c
subroutine rec_f08_mpi_ssend_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    tag = 105
    comm%MPI_VAL = 1006
    call MPI_Ssend(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ssend && !REC_HAS_MPI_Ssend_c
subroutine rec_f08_pmpi_ssend_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    tag = 105
    comm%MPI_VAL = 1006
    call PMPI_Ssend(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ssend && !REC_HAS_MPI_Ssend_c
subroutine rec_f08_mpi_ssend_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Ssend(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Ssend && !REC_HAS_MPI_Ssend_c
subroutine rec_f08_pmpi_ssend_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Ssend(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Ssend_init && !REC_HAS_MPI_Ssend_init_c
subroutine rec_f08_mpi_ssend_init_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    tag = 105
    comm%MPI_VAL = 1006
    call MPI_Ssend_init(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ssend_init && !REC_HAS_MPI_Ssend_init_c
subroutine rec_f08_pmpi_ssend_init_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    dest = 104
    tag = 105
    comm%MPI_VAL = 1006
    call PMPI_Ssend_init(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ssend_init && !REC_HAS_MPI_Ssend_init_c
subroutine rec_f08_mpi_ssend_init_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Ssend_init(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Ssend_init && !REC_HAS_MPI_Ssend_init_c
subroutine rec_f08_pmpi_ssend_init_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        dest = 104
        tag = 105
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Ssend_init(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

end module
