! Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "point-to-point".
#include "rec_has.h"
module rec_point_to_point
    use rec_dialect
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Bsend
subroutine rec_mpifh_mpi_bsend() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    tag = 105
    comm = 1006
    call mpi_bsend(&
        rec_slots(1, 1 + 1), &
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
subroutine rec_mpifh_pmpi_bsend() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    tag = 105
    comm = 1006
    call pmpi_bsend(&
        rec_slots(1, 1 + 1), &
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
subroutine rec_mpifh_mpi_bsend_init() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    tag = 105
    comm = 1006
    call mpi_bsend_init(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Bsend_init
subroutine rec_mpifh_pmpi_bsend_init() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    tag = 105
    comm = 1006
    call pmpi_bsend_init(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Buffer_attach
subroutine rec_mpifh_mpi_buffer_attach() bind(C)
    integer :: i
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    size = 102
    call mpi_buffer_attach(&
        rec_slots(1, 1 + 1), &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Buffer_attach
subroutine rec_mpifh_pmpi_buffer_attach() bind(C)
    integer :: i
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    size = 102
    call pmpi_buffer_attach(&
        rec_slots(1, 1 + 1), &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Buffer_detach
subroutine rec_mpifh_mpi_buffer_detach() bind(C)
    integer :: i
    integer(8) :: buffer_addr
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    buffer_addr = 0_8
    call mpi_buffer_detach(&
        buffer_addr, &
        size, &
        returned)
    call observe_address('buffer_addr', buffer_addr)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Buffer_detach
subroutine rec_mpifh_pmpi_buffer_detach() bind(C)
    integer :: i
    integer(8) :: buffer_addr
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    buffer_addr = 0_8
    call pmpi_buffer_detach(&
        buffer_addr, &
        size, &
        returned)
    call observe_address('buffer_addr', buffer_addr)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Buffer_flush
subroutine rec_mpifh_mpi_buffer_flush() bind(C)
    integer :: i
    integer :: returned
    i = 0
    returned = 0
    call mpi_buffer_flush(&
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Buffer_flush
subroutine rec_mpifh_pmpi_buffer_flush() bind(C)
    integer :: i
    integer :: returned
    i = 0
    returned = 0
    call pmpi_buffer_flush(&
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Buffer_iflush
subroutine rec_mpifh_mpi_buffer_iflush() bind(C)
    integer :: i
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    call mpi_buffer_iflush(&
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Buffer_iflush
subroutine rec_mpifh_pmpi_buffer_iflush() bind(C)
    integer :: i
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    call pmpi_buffer_iflush(&
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_attach_buffer
subroutine rec_mpifh_mpi_comm_attach_buffer() bind(C)
    integer :: i
    integer :: comm
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    size = 103
    call mpi_comm_attach_buffer(&
        comm, &
        rec_slots(1, 2 + 1), &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_attach_buffer
subroutine rec_mpifh_pmpi_comm_attach_buffer() bind(C)
    integer :: i
    integer :: comm
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    size = 103
    call pmpi_comm_attach_buffer(&
        comm, &
        rec_slots(1, 2 + 1), &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_detach_buffer
subroutine rec_mpifh_mpi_comm_detach_buffer() bind(C)
    integer :: i
    integer :: comm
    integer(8) :: buffer_addr
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    buffer_addr = 0_8
    call mpi_comm_detach_buffer(&
        comm, &
        buffer_addr, &
        size, &
        returned)
    call observe_address('buffer_addr', buffer_addr)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_detach_buffer
subroutine rec_mpifh_pmpi_comm_detach_buffer() bind(C)
    integer :: i
    integer :: comm
    integer(8) :: buffer_addr
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    buffer_addr = 0_8
    call pmpi_comm_detach_buffer(&
        comm, &
        buffer_addr, &
        size, &
        returned)
    call observe_address('buffer_addr', buffer_addr)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_flush_buffer
subroutine rec_mpifh_mpi_comm_flush_buffer() bind(C)
    integer :: i
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    call mpi_comm_flush_buffer(&
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_flush_buffer
subroutine rec_mpifh_pmpi_comm_flush_buffer() bind(C)
    integer :: i
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    call pmpi_comm_flush_buffer(&
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_iflush_buffer
subroutine rec_mpifh_mpi_comm_iflush_buffer() bind(C)
    integer :: i
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    call mpi_comm_iflush_buffer(&
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_iflush_buffer
subroutine rec_mpifh_pmpi_comm_iflush_buffer() bind(C)
    integer :: i
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    call pmpi_comm_iflush_buffer(&
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ibsend
subroutine rec_mpifh_mpi_ibsend() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    tag = 105
    comm = 1006
    call mpi_ibsend(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ibsend
subroutine rec_mpifh_pmpi_ibsend() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    tag = 105
    comm = 1006
    call pmpi_ibsend(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Improbe
subroutine rec_mpifh_mpi_improbe() bind(C)
    integer :: i
    integer :: source
    integer :: tag
    integer :: comm
    logical :: flag
    integer :: message
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    source = 101
    tag = 102
    comm = 1003
    flag = 1 == 0
    call mpi_improbe(&
        source, &
        tag, &
        comm, &
        flag, &
        message, &
        status, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_handle('message', message)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Improbe
subroutine rec_mpifh_pmpi_improbe() bind(C)
    integer :: i
    integer :: source
    integer :: tag
    integer :: comm
    logical :: flag
    integer :: message
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    source = 101
    tag = 102
    comm = 1003
    flag = 1 == 0
    call pmpi_improbe(&
        source, &
        tag, &
        comm, &
        flag, &
        message, &
        status, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_handle('message', message)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Imrecv
subroutine rec_mpifh_mpi_imrecv() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: message
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    message = 1004
    call mpi_imrecv(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        message, &
        request, &
        returned)
    call observe_handle('message', message)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Imrecv
subroutine rec_mpifh_pmpi_imrecv() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: message
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    message = 1004
    call pmpi_imrecv(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        message, &
        request, &
        returned)
    call observe_handle('message', message)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iprobe
subroutine rec_mpifh_mpi_iprobe() bind(C)
    integer :: i
    integer :: source
    integer :: tag
    integer :: comm
    logical :: flag
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    source = 101
    tag = 102
    comm = 1003
    flag = 1 == 0
    call mpi_iprobe(&
        source, &
        tag, &
        comm, &
        flag, &
        status, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iprobe
subroutine rec_mpifh_pmpi_iprobe() bind(C)
    integer :: i
    integer :: source
    integer :: tag
    integer :: comm
    logical :: flag
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    source = 101
    tag = 102
    comm = 1003
    flag = 1 == 0
    call pmpi_iprobe(&
        source, &
        tag, &
        comm, &
        flag, &
        status, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Irecv
subroutine rec_mpifh_mpi_irecv() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: source
    integer :: tag
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    source = 104
    tag = 105
    comm = 1006
    call mpi_irecv(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        source, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Irecv
subroutine rec_mpifh_pmpi_irecv() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: source
    integer :: tag
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    source = 104
    tag = 105
    comm = 1006
    call pmpi_irecv(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        source, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Irsend
subroutine rec_mpifh_mpi_irsend() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    tag = 105
    comm = 1006
    call mpi_irsend(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Irsend
subroutine rec_mpifh_pmpi_irsend() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    tag = 105
    comm = 1006
    call pmpi_irsend(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Isend
subroutine rec_mpifh_mpi_isend() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    tag = 105
    comm = 1006
    call mpi_isend(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Isend
subroutine rec_mpifh_pmpi_isend() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    tag = 105
    comm = 1006
    call pmpi_isend(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Isendrecv
subroutine rec_mpifh_mpi_isendrecv() bind(C)
    integer :: i
    integer :: sendcount
    integer :: sendtype
    integer :: dest
    integer :: sendtag
    integer :: recvcount
    integer :: recvtype
    integer :: source
    integer :: recvtag
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    dest = 104
    sendtag = 105
    recvcount = 107
    recvtype = 1008
    source = 109
    recvtag = 110
    comm = 1011
    call mpi_isendrecv(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        dest, &
        sendtag, &
        rec_slots(1, 6 + 1), &
        recvcount, &
        recvtype, &
        source, &
        recvtag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Isendrecv
subroutine rec_mpifh_pmpi_isendrecv() bind(C)
    integer :: i
    integer :: sendcount
    integer :: sendtype
    integer :: dest
    integer :: sendtag
    integer :: recvcount
    integer :: recvtype
    integer :: source
    integer :: recvtag
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    dest = 104
    sendtag = 105
    recvcount = 107
    recvtype = 1008
    source = 109
    recvtag = 110
    comm = 1011
    call pmpi_isendrecv(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        dest, &
        sendtag, &
        rec_slots(1, 6 + 1), &
        recvcount, &
        recvtype, &
        source, &
        recvtag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Isendrecv_replace
subroutine rec_mpifh_mpi_isendrecv_replace() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: sendtag
    integer :: source
    integer :: recvtag
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    sendtag = 105
    source = 106
    recvtag = 107
    comm = 1008
    call mpi_isendrecv_replace(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        dest, &
        sendtag, &
        source, &
        recvtag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Isendrecv_replace
subroutine rec_mpifh_pmpi_isendrecv_replace() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: sendtag
    integer :: source
    integer :: recvtag
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    sendtag = 105
    source = 106
    recvtag = 107
    comm = 1008
    call pmpi_isendrecv_replace(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        dest, &
        sendtag, &
        source, &
        recvtag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Issend
subroutine rec_mpifh_mpi_issend() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    tag = 105
    comm = 1006
    call mpi_issend(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Issend
subroutine rec_mpifh_pmpi_issend() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    tag = 105
    comm = 1006
    call pmpi_issend(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Mprobe
subroutine rec_mpifh_mpi_mprobe() bind(C)
    integer :: i
    integer :: source
    integer :: tag
    integer :: comm
    integer :: message
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    source = 101
    tag = 102
    comm = 1003
    call mpi_mprobe(&
        source, &
        tag, &
        comm, &
        message, &
        status, &
        returned)
    call observe_handle('message', message)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Mprobe
subroutine rec_mpifh_pmpi_mprobe() bind(C)
    integer :: i
    integer :: source
    integer :: tag
    integer :: comm
    integer :: message
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    source = 101
    tag = 102
    comm = 1003
    call pmpi_mprobe(&
        source, &
        tag, &
        comm, &
        message, &
        status, &
        returned)
    call observe_handle('message', message)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Mrecv
subroutine rec_mpifh_mpi_mrecv() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: message
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    message = 1004
    call mpi_mrecv(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        message, &
        status, &
        returned)
    call observe_handle('message', message)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Mrecv
subroutine rec_mpifh_pmpi_mrecv() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: message
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    message = 1004
    call pmpi_mrecv(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        message, &
        status, &
        returned)
    call observe_handle('message', message)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Probe
subroutine rec_mpifh_mpi_probe() bind(C)
    integer :: i
    integer :: source
    integer :: tag
    integer :: comm
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    source = 101
    tag = 102
    comm = 1003
    call mpi_probe(&
        source, &
        tag, &
        comm, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Probe
subroutine rec_mpifh_pmpi_probe() bind(C)
    integer :: i
    integer :: source
    integer :: tag
    integer :: comm
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    source = 101
    tag = 102
    comm = 1003
    call pmpi_probe(&
        source, &
        tag, &
        comm, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Recv
subroutine rec_mpifh_mpi_recv() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: source
    integer :: tag
    integer :: comm
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    source = 104
    tag = 105
    comm = 1006
    call mpi_recv(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        source, &
        tag, &
        comm, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Recv
subroutine rec_mpifh_pmpi_recv() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: source
    integer :: tag
    integer :: comm
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    source = 104
    tag = 105
    comm = 1006
    call pmpi_recv(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        source, &
        tag, &
        comm, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Recv_init
subroutine rec_mpifh_mpi_recv_init() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: source
    integer :: tag
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    source = 104
    tag = 105
    comm = 1006
    call mpi_recv_init(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        source, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Recv_init
subroutine rec_mpifh_pmpi_recv_init() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: source
    integer :: tag
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    source = 104
    tag = 105
    comm = 1006
    call pmpi_recv_init(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        source, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Rsend
subroutine rec_mpifh_mpi_rsend() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    tag = 105
    comm = 1006
    call mpi_rsend(&
        rec_slots(1, 1 + 1), &
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
subroutine rec_mpifh_pmpi_rsend() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    tag = 105
    comm = 1006
    call pmpi_rsend(&
        rec_slots(1, 1 + 1), &
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
subroutine rec_mpifh_mpi_rsend_init() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    tag = 105
    comm = 1006
    call mpi_rsend_init(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Rsend_init
subroutine rec_mpifh_pmpi_rsend_init() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    tag = 105
    comm = 1006
    call pmpi_rsend_init(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Send
subroutine rec_mpifh_mpi_send() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    tag = 105
    comm = 1006
    call mpi_send(&
        rec_slots(1, 1 + 1), &
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
subroutine rec_mpifh_pmpi_send() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    tag = 105
    comm = 1006
    call pmpi_send(&
        rec_slots(1, 1 + 1), &
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
subroutine rec_mpifh_mpi_send_init() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    tag = 105
    comm = 1006
    call mpi_send_init(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Send_init
subroutine rec_mpifh_pmpi_send_init() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    tag = 105
    comm = 1006
    call pmpi_send_init(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Sendrecv
subroutine rec_mpifh_mpi_sendrecv() bind(C)
    integer :: i
    integer :: sendcount
    integer :: sendtype
    integer :: dest
    integer :: sendtag
    integer :: recvcount
    integer :: recvtype
    integer :: source
    integer :: recvtag
    integer :: comm
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    dest = 104
    sendtag = 105
    recvcount = 107
    recvtype = 1008
    source = 109
    recvtag = 110
    comm = 1011
    call mpi_sendrecv(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        dest, &
        sendtag, &
        rec_slots(1, 6 + 1), &
        recvcount, &
        recvtype, &
        source, &
        recvtag, &
        comm, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Sendrecv
subroutine rec_mpifh_pmpi_sendrecv() bind(C)
    integer :: i
    integer :: sendcount
    integer :: sendtype
    integer :: dest
    integer :: sendtag
    integer :: recvcount
    integer :: recvtype
    integer :: source
    integer :: recvtag
    integer :: comm
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    dest = 104
    sendtag = 105
    recvcount = 107
    recvtype = 1008
    source = 109
    recvtag = 110
    comm = 1011
    call pmpi_sendrecv(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        dest, &
        sendtag, &
        rec_slots(1, 6 + 1), &
        recvcount, &
        recvtype, &
        source, &
        recvtag, &
        comm, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Sendrecv_replace
subroutine rec_mpifh_mpi_sendrecv_replace() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: sendtag
    integer :: source
    integer :: recvtag
    integer :: comm
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    sendtag = 105
    source = 106
    recvtag = 107
    comm = 1008
    call mpi_sendrecv_replace(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        dest, &
        sendtag, &
        source, &
        recvtag, &
        comm, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Sendrecv_replace
subroutine rec_mpifh_pmpi_sendrecv_replace() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: sendtag
    integer :: source
    integer :: recvtag
    integer :: comm
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    sendtag = 105
    source = 106
    recvtag = 107
    comm = 1008
    call pmpi_sendrecv_replace(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        dest, &
        sendtag, &
        source, &
        recvtag, &
        comm, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_attach_buffer
subroutine rec_mpifh_mpi_session_attach_buffer() bind(C)
    integer :: i
    integer :: session
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    session = 1001
    size = 103
    call mpi_session_attach_buffer(&
        session, &
        rec_slots(1, 2 + 1), &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_attach_buffer
subroutine rec_mpifh_pmpi_session_attach_buffer() bind(C)
    integer :: i
    integer :: session
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    session = 1001
    size = 103
    call pmpi_session_attach_buffer(&
        session, &
        rec_slots(1, 2 + 1), &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_detach_buffer
subroutine rec_mpifh_mpi_session_detach_buffer() bind(C)
    integer :: i
    integer :: session
    integer(8) :: buffer_addr
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    session = 1001
    buffer_addr = 0_8
    call mpi_session_detach_buffer(&
        session, &
        buffer_addr, &
        size, &
        returned)
    call observe_address('buffer_addr', buffer_addr)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_detach_buffer
subroutine rec_mpifh_pmpi_session_detach_buffer() bind(C)
    integer :: i
    integer :: session
    integer(8) :: buffer_addr
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    session = 1001
    buffer_addr = 0_8
    call pmpi_session_detach_buffer(&
        session, &
        buffer_addr, &
        size, &
        returned)
    call observe_address('buffer_addr', buffer_addr)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_flush_buffer
subroutine rec_mpifh_mpi_session_flush_buffer() bind(C)
    integer :: i
    integer :: session
    integer :: returned
    i = 0
    returned = 0
    session = 1001
    call mpi_session_flush_buffer(&
        session, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_flush_buffer
subroutine rec_mpifh_pmpi_session_flush_buffer() bind(C)
    integer :: i
    integer :: session
    integer :: returned
    i = 0
    returned = 0
    session = 1001
    call pmpi_session_flush_buffer(&
        session, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_iflush_buffer
subroutine rec_mpifh_mpi_session_iflush_buffer() bind(C)
    integer :: i
    integer :: session
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    session = 1001
    call mpi_session_iflush_buffer(&
        session, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_iflush_buffer
subroutine rec_mpifh_pmpi_session_iflush_buffer() bind(C)
    integer :: i
    integer :: session
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    session = 1001
    call pmpi_session_iflush_buffer(&
        session, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ssend
subroutine rec_mpifh_mpi_ssend() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    tag = 105
    comm = 1006
    call mpi_ssend(&
        rec_slots(1, 1 + 1), &
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
subroutine rec_mpifh_pmpi_ssend() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    tag = 105
    comm = 1006
    call pmpi_ssend(&
        rec_slots(1, 1 + 1), &
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
subroutine rec_mpifh_mpi_ssend_init() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    tag = 105
    comm = 1006
    call mpi_ssend_init(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ssend_init
subroutine rec_mpifh_pmpi_ssend_init() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    dest = 104
    tag = 105
    comm = 1006
    call pmpi_ssend_init(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
