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

#if REC_HAS_MPI_Bsend
subroutine rec_f08_mpi_bsend() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Bsend
subroutine rec_f08_pmpi_bsend() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Bsend_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Bsend_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Bsend_init
subroutine rec_f08_mpi_bsend_init() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Bsend_init
subroutine rec_f08_pmpi_bsend_init() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Bsend_init_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Bsend_init_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Buffer_attach
subroutine rec_f08_mpi_buffer_attach() bind(C)
    integer :: i
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    size = 102
    call MPI_Buffer_attach(&
        rec_slots(:, 1 + 1), &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Buffer_attach
subroutine rec_f08_pmpi_buffer_attach() bind(C)
    integer :: i
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    size = 102
    call PMPI_Buffer_attach(&
        rec_slots(:, 1 + 1), &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Buffer_attach_c
subroutine rec_f08_mpi_buffer_attach_c() bind(C)
    integer :: i
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    size = 5000000002_8
    call MPI_Buffer_attach(&
        rec_slots(:, 1 + 1), &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Buffer_attach_c
subroutine rec_f08_pmpi_buffer_attach_c() bind(C)
    integer :: i
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    size = 5000000002_8
    call PMPI_Buffer_attach(&
        rec_slots(:, 1 + 1), &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Buffer_detach
subroutine rec_f08_mpi_buffer_detach() bind(C)
    integer :: i
    type(c_ptr) :: buffer_addr
    integer :: size
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

#if REC_HAS_MPI_Buffer_detach
subroutine rec_f08_pmpi_buffer_detach() bind(C)
    integer :: i
    type(c_ptr) :: buffer_addr
    integer :: size
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

#if REC_HAS_MPI_Buffer_detach_c
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

#if REC_HAS_MPI_Buffer_detach_c
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

#if REC_HAS_MPI_Buffer_flush
subroutine rec_f08_mpi_buffer_flush() bind(C)
    integer :: i
    integer :: returned
    i = 0
    returned = 0
    call MPI_Buffer_flush(&
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Buffer_flush
subroutine rec_f08_pmpi_buffer_flush() bind(C)
    integer :: i
    integer :: returned
    i = 0
    returned = 0
    call PMPI_Buffer_flush(&
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Buffer_iflush
subroutine rec_f08_mpi_buffer_iflush() bind(C)
    integer :: i
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    call MPI_Buffer_iflush(&
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Buffer_iflush
subroutine rec_f08_pmpi_buffer_iflush() bind(C)
    integer :: i
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    call PMPI_Buffer_iflush(&
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_attach_buffer
subroutine rec_f08_mpi_comm_attach_buffer() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    size = 103
    call MPI_Comm_attach_buffer(&
        comm, &
        rec_slots(:, 2 + 1), &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_attach_buffer
subroutine rec_f08_pmpi_comm_attach_buffer() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    size = 103
    call PMPI_Comm_attach_buffer(&
        comm, &
        rec_slots(:, 2 + 1), &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_attach_buffer_c
subroutine rec_f08_mpi_comm_attach_buffer_c() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    size = 5000000003_8
    call MPI_Comm_attach_buffer(&
        comm, &
        rec_slots(:, 2 + 1), &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_attach_buffer_c
subroutine rec_f08_pmpi_comm_attach_buffer_c() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    size = 5000000003_8
    call PMPI_Comm_attach_buffer(&
        comm, &
        rec_slots(:, 2 + 1), &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_detach_buffer
subroutine rec_f08_mpi_comm_detach_buffer() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(c_ptr) :: buffer_addr
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    buffer_addr = c_null_ptr
    call MPI_Comm_detach_buffer(&
        comm, &
        buffer_addr, &
        size, &
        returned)
    call observe_address('buffer_addr', transfer(buffer_addr, 0_8))
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_detach_buffer
subroutine rec_f08_pmpi_comm_detach_buffer() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(c_ptr) :: buffer_addr
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    buffer_addr = c_null_ptr
    call PMPI_Comm_detach_buffer(&
        comm, &
        buffer_addr, &
        size, &
        returned)
    call observe_address('buffer_addr', transfer(buffer_addr, 0_8))
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_detach_buffer_c
subroutine rec_f08_mpi_comm_detach_buffer_c() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(c_ptr) :: buffer_addr
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    buffer_addr = c_null_ptr
    call MPI_Comm_detach_buffer(&
        comm, &
        buffer_addr, &
        size, &
        returned)
    call observe_address('buffer_addr', transfer(buffer_addr, 0_8))
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_detach_buffer_c
subroutine rec_f08_pmpi_comm_detach_buffer_c() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(c_ptr) :: buffer_addr
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    buffer_addr = c_null_ptr
    call PMPI_Comm_detach_buffer(&
        comm, &
        buffer_addr, &
        size, &
        returned)
    call observe_address('buffer_addr', transfer(buffer_addr, 0_8))
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_flush_buffer
subroutine rec_f08_mpi_comm_flush_buffer() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call MPI_Comm_flush_buffer(&
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_flush_buffer
subroutine rec_f08_pmpi_comm_flush_buffer() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call PMPI_Comm_flush_buffer(&
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_iflush_buffer
subroutine rec_f08_mpi_comm_iflush_buffer() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call MPI_Comm_iflush_buffer(&
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_iflush_buffer
subroutine rec_f08_pmpi_comm_iflush_buffer() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call PMPI_Comm_iflush_buffer(&
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ibsend
subroutine rec_f08_mpi_ibsend() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Ibsend
subroutine rec_f08_pmpi_ibsend() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Ibsend_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Ibsend_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Improbe
subroutine rec_f08_mpi_improbe() bind(C)
    integer :: i
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    logical :: flag
    type(MPI_Message) :: message
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    source = 101
    tag = 102
    comm%MPI_VAL = 1003
    flag = 1 == 0
    call MPI_Improbe(&
        source, &
        tag, &
        comm, &
        flag, &
        message, &
        status(1), &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_handle('message', message%MPI_VAL)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Improbe
subroutine rec_f08_pmpi_improbe() bind(C)
    integer :: i
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    logical :: flag
    type(MPI_Message) :: message
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    source = 101
    tag = 102
    comm%MPI_VAL = 1003
    flag = 1 == 0
    call PMPI_Improbe(&
        source, &
        tag, &
        comm, &
        flag, &
        message, &
        status(1), &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_handle('message', message%MPI_VAL)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Imrecv
subroutine rec_f08_mpi_imrecv() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Message) :: message
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Imrecv
subroutine rec_f08_pmpi_imrecv() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Message) :: message
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Imrecv_c
subroutine rec_f08_mpi_imrecv_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Message) :: message
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 5000000002_8
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

#if REC_HAS_MPI_Imrecv_c
subroutine rec_f08_pmpi_imrecv_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Message) :: message
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 5000000002_8
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

#if REC_HAS_MPI_Iprobe
subroutine rec_f08_mpi_iprobe() bind(C)
    integer :: i
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    logical :: flag
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    source = 101
    tag = 102
    comm%MPI_VAL = 1003
    flag = 1 == 0
    call MPI_Iprobe(&
        source, &
        tag, &
        comm, &
        flag, &
        status(1), &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iprobe
subroutine rec_f08_pmpi_iprobe() bind(C)
    integer :: i
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    logical :: flag
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    source = 101
    tag = 102
    comm%MPI_VAL = 1003
    flag = 1 == 0
    call PMPI_Iprobe(&
        source, &
        tag, &
        comm, &
        flag, &
        status(1), &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Irecv
subroutine rec_f08_mpi_irecv() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Irecv
subroutine rec_f08_pmpi_irecv() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Irecv_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Irecv_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Irsend
subroutine rec_f08_mpi_irsend() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Irsend
subroutine rec_f08_pmpi_irsend() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Irsend_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Irsend_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Isend
subroutine rec_f08_mpi_isend() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Isend
subroutine rec_f08_pmpi_isend() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Isend_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Isend_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Isendrecv
subroutine rec_f08_mpi_isendrecv() bind(C)
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: dest
    integer :: sendtag
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: source
    integer :: recvtag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    dest = 104
    sendtag = 105
    recvcount = 107
    recvtype%MPI_VAL = 1008
    source = 109
    recvtag = 110
    comm%MPI_VAL = 1011
    call MPI_Isendrecv(&
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
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Isendrecv
subroutine rec_f08_pmpi_isendrecv() bind(C)
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: dest
    integer :: sendtag
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: source
    integer :: recvtag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    dest = 104
    sendtag = 105
    recvcount = 107
    recvtype%MPI_VAL = 1008
    source = 109
    recvtag = 110
    comm%MPI_VAL = 1011
    call PMPI_Isendrecv(&
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
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Isendrecv_c
subroutine rec_f08_mpi_isendrecv_c() bind(C)
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
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    dest = 104
    sendtag = 105
    recvcount = 5000000007_8
    recvtype%MPI_VAL = 1008
    source = 109
    recvtag = 110
    comm%MPI_VAL = 1011
    call MPI_Isendrecv(&
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
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Isendrecv_c
subroutine rec_f08_pmpi_isendrecv_c() bind(C)
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
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    dest = 104
    sendtag = 105
    recvcount = 5000000007_8
    recvtype%MPI_VAL = 1008
    source = 109
    recvtag = 110
    comm%MPI_VAL = 1011
    call PMPI_Isendrecv(&
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
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Isendrecv_replace
subroutine rec_f08_mpi_isendrecv_replace() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: sendtag
    integer :: source
    integer :: recvtag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype%MPI_VAL = 1003
    dest = 104
    sendtag = 105
    source = 106
    recvtag = 107
    comm%MPI_VAL = 1008
    call MPI_Isendrecv_replace(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        sendtag, &
        source, &
        recvtag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Isendrecv_replace
subroutine rec_f08_pmpi_isendrecv_replace() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: sendtag
    integer :: source
    integer :: recvtag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype%MPI_VAL = 1003
    dest = 104
    sendtag = 105
    source = 106
    recvtag = 107
    comm%MPI_VAL = 1008
    call PMPI_Isendrecv_replace(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        sendtag, &
        source, &
        recvtag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Isendrecv_replace_c
subroutine rec_f08_mpi_isendrecv_replace_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: sendtag
    integer :: source
    integer :: recvtag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 5000000002_8
    datatype%MPI_VAL = 1003
    dest = 104
    sendtag = 105
    source = 106
    recvtag = 107
    comm%MPI_VAL = 1008
    call MPI_Isendrecv_replace(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        sendtag, &
        source, &
        recvtag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Isendrecv_replace_c
subroutine rec_f08_pmpi_isendrecv_replace_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: sendtag
    integer :: source
    integer :: recvtag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 5000000002_8
    datatype%MPI_VAL = 1003
    dest = 104
    sendtag = 105
    source = 106
    recvtag = 107
    comm%MPI_VAL = 1008
    call PMPI_Isendrecv_replace(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        dest, &
        sendtag, &
        source, &
        recvtag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Issend
subroutine rec_f08_mpi_issend() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Issend
subroutine rec_f08_pmpi_issend() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Issend_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Issend_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Mprobe
subroutine rec_f08_mpi_mprobe() bind(C)
    integer :: i
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Message) :: message
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    source = 101
    tag = 102
    comm%MPI_VAL = 1003
    call MPI_Mprobe(&
        source, &
        tag, &
        comm, &
        message, &
        status(1), &
        returned)
    call observe_handle('message', message%MPI_VAL)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Mprobe
subroutine rec_f08_pmpi_mprobe() bind(C)
    integer :: i
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Message) :: message
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    source = 101
    tag = 102
    comm%MPI_VAL = 1003
    call PMPI_Mprobe(&
        source, &
        tag, &
        comm, &
        message, &
        status(1), &
        returned)
    call observe_handle('message', message%MPI_VAL)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Mrecv
subroutine rec_f08_mpi_mrecv() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Message) :: message
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Mrecv
subroutine rec_f08_pmpi_mrecv() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Message) :: message
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Mrecv_c
subroutine rec_f08_mpi_mrecv_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Message) :: message
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    count = 5000000002_8
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

#if REC_HAS_MPI_Mrecv_c
subroutine rec_f08_pmpi_mrecv_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Message) :: message
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    count = 5000000002_8
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

#if REC_HAS_MPI_Probe
subroutine rec_f08_mpi_probe() bind(C)
    integer :: i
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    source = 101
    tag = 102
    comm%MPI_VAL = 1003
    call MPI_Probe(&
        source, &
        tag, &
        comm, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Probe
subroutine rec_f08_pmpi_probe() bind(C)
    integer :: i
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    source = 101
    tag = 102
    comm%MPI_VAL = 1003
    call PMPI_Probe(&
        source, &
        tag, &
        comm, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Recv
subroutine rec_f08_mpi_recv() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Recv
subroutine rec_f08_pmpi_recv() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Recv_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Recv_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Recv_init
subroutine rec_f08_mpi_recv_init() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Recv_init
subroutine rec_f08_pmpi_recv_init() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Recv_init_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Recv_init_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Rsend
subroutine rec_f08_mpi_rsend() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Rsend
subroutine rec_f08_pmpi_rsend() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Rsend_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Rsend_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Rsend_init
subroutine rec_f08_mpi_rsend_init() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Rsend_init
subroutine rec_f08_pmpi_rsend_init() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Rsend_init_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Rsend_init_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Send
subroutine rec_f08_mpi_send() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Send
subroutine rec_f08_pmpi_send() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Send_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Send_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Send_init
subroutine rec_f08_mpi_send_init() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Send_init
subroutine rec_f08_pmpi_send_init() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Send_init_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Send_init_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Sendrecv
subroutine rec_f08_mpi_sendrecv() bind(C)
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: dest
    integer :: sendtag
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: source
    integer :: recvtag
    type(MPI_Comm) :: comm
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    dest = 104
    sendtag = 105
    recvcount = 107
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

#if REC_HAS_MPI_Sendrecv
subroutine rec_f08_pmpi_sendrecv() bind(C)
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: dest
    integer :: sendtag
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: source
    integer :: recvtag
    type(MPI_Comm) :: comm
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    dest = 104
    sendtag = 105
    recvcount = 107
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

#if REC_HAS_MPI_Sendrecv_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    dest = 104
    sendtag = 105
    recvcount = 5000000007_8
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

#if REC_HAS_MPI_Sendrecv_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    dest = 104
    sendtag = 105
    recvcount = 5000000007_8
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

#if REC_HAS_MPI_Sendrecv_replace
subroutine rec_f08_mpi_sendrecv_replace() bind(C)
    integer :: i
    integer :: count
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
    count = 102
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

#if REC_HAS_MPI_Sendrecv_replace
subroutine rec_f08_pmpi_sendrecv_replace() bind(C)
    integer :: i
    integer :: count
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
    count = 102
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

#if REC_HAS_MPI_Sendrecv_replace_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Sendrecv_replace_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Session_attach_buffer
subroutine rec_f08_mpi_session_attach_buffer() bind(C)
    integer :: i
    type(MPI_Session) :: session
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    size = 103
    call MPI_Session_attach_buffer(&
        session, &
        rec_slots(:, 2 + 1), &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_attach_buffer
subroutine rec_f08_pmpi_session_attach_buffer() bind(C)
    integer :: i
    type(MPI_Session) :: session
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    size = 103
    call PMPI_Session_attach_buffer(&
        session, &
        rec_slots(:, 2 + 1), &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_attach_buffer_c
subroutine rec_f08_mpi_session_attach_buffer_c() bind(C)
    integer :: i
    type(MPI_Session) :: session
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    size = 5000000003_8
    call MPI_Session_attach_buffer(&
        session, &
        rec_slots(:, 2 + 1), &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_attach_buffer_c
subroutine rec_f08_pmpi_session_attach_buffer_c() bind(C)
    integer :: i
    type(MPI_Session) :: session
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    size = 5000000003_8
    call PMPI_Session_attach_buffer(&
        session, &
        rec_slots(:, 2 + 1), &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_detach_buffer
subroutine rec_f08_mpi_session_detach_buffer() bind(C)
    integer :: i
    type(MPI_Session) :: session
    type(c_ptr) :: buffer_addr
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    buffer_addr = c_null_ptr
    call MPI_Session_detach_buffer(&
        session, &
        buffer_addr, &
        size, &
        returned)
    call observe_address('buffer_addr', transfer(buffer_addr, 0_8))
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_detach_buffer
subroutine rec_f08_pmpi_session_detach_buffer() bind(C)
    integer :: i
    type(MPI_Session) :: session
    type(c_ptr) :: buffer_addr
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    buffer_addr = c_null_ptr
    call PMPI_Session_detach_buffer(&
        session, &
        buffer_addr, &
        size, &
        returned)
    call observe_address('buffer_addr', transfer(buffer_addr, 0_8))
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_detach_buffer_c
subroutine rec_f08_mpi_session_detach_buffer_c() bind(C)
    integer :: i
    type(MPI_Session) :: session
    type(c_ptr) :: buffer_addr
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    buffer_addr = c_null_ptr
    call MPI_Session_detach_buffer(&
        session, &
        buffer_addr, &
        size, &
        returned)
    call observe_address('buffer_addr', transfer(buffer_addr, 0_8))
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_detach_buffer_c
subroutine rec_f08_pmpi_session_detach_buffer_c() bind(C)
    integer :: i
    type(MPI_Session) :: session
    type(c_ptr) :: buffer_addr
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    buffer_addr = c_null_ptr
    call PMPI_Session_detach_buffer(&
        session, &
        buffer_addr, &
        size, &
        returned)
    call observe_address('buffer_addr', transfer(buffer_addr, 0_8))
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_flush_buffer
subroutine rec_f08_mpi_session_flush_buffer() bind(C)
    integer :: i
    type(MPI_Session) :: session
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    call MPI_Session_flush_buffer(&
        session, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_flush_buffer
subroutine rec_f08_pmpi_session_flush_buffer() bind(C)
    integer :: i
    type(MPI_Session) :: session
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    call PMPI_Session_flush_buffer(&
        session, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_iflush_buffer
subroutine rec_f08_mpi_session_iflush_buffer() bind(C)
    integer :: i
    type(MPI_Session) :: session
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    call MPI_Session_iflush_buffer(&
        session, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_iflush_buffer
subroutine rec_f08_pmpi_session_iflush_buffer() bind(C)
    integer :: i
    type(MPI_Session) :: session
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    call PMPI_Session_iflush_buffer(&
        session, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ssend
subroutine rec_f08_mpi_ssend() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Ssend
subroutine rec_f08_pmpi_ssend() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Ssend_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Ssend_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Ssend_init
subroutine rec_f08_mpi_ssend_init() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Ssend_init
subroutine rec_f08_pmpi_ssend_init() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Ssend_init_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Ssend_init_c
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
    count = 5000000002_8
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

end module
