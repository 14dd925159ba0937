! Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml through templates/test/fortran_caller/special.F90.j2.
! Calls of the wrappers of the chapter "point-to-point" with arguments that have a meaning of their own.
#include "rec_has.h"
#include "bnd_has.h"
module rec_point_to_point
    use rec_dialect
    use recorder
    use, intrinsic :: iso_c_binding, only: c_int, c_null_ptr, c_ptr
    implicit none
    include 'mpif.h'
contains

#if REC_HAS_MPI_Bsend && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_bsend_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_bsend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    else
        call pmpi_bsend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Bsend_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_bsend_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_bsend_init(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call pmpi_bsend_init(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Buffer_attach && defined(BND_HAS_MPI_BUFFER_AUTOMATIC)
subroutine rec_mpi_buffer_attach_1_buffer_automatic(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    size = 102
    if (profiled == 0) then
        call mpi_buffer_attach(&
            MPI_BUFFER_AUTOMATIC, &
            size, &
            returned)
    else
        call pmpi_buffer_attach(&
            MPI_BUFFER_AUTOMATIC, &
            size, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Buffer_attach && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_buffer_attach_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    size = 102
    if (profiled == 0) then
        call mpi_buffer_attach(&
            MPI_BOTTOM, &
            size, &
            returned)
    else
        call pmpi_buffer_attach(&
            MPI_BOTTOM, &
            size, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Comm_attach_buffer && defined(BND_HAS_MPI_BUFFER_AUTOMATIC)
subroutine rec_mpi_comm_attach_buffer_2_buffer_automatic(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: comm
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    size = 103
    if (profiled == 0) then
        call mpi_comm_attach_buffer(&
            comm, &
            MPI_BUFFER_AUTOMATIC, &
            size, &
            returned)
    else
        call pmpi_comm_attach_buffer(&
            comm, &
            MPI_BUFFER_AUTOMATIC, &
            size, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Comm_attach_buffer && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_comm_attach_buffer_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: comm
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    size = 103
    if (profiled == 0) then
        call mpi_comm_attach_buffer(&
            comm, &
            MPI_BOTTOM, &
            size, &
            returned)
    else
        call pmpi_comm_attach_buffer(&
            comm, &
            MPI_BOTTOM, &
            size, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ibsend && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ibsend_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_ibsend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call pmpi_ibsend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Improbe && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_improbe_6_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_improbe(&
            source, &
            tag, &
            comm, &
            flag, &
            message, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_improbe(&
            source, &
            tag, &
            comm, &
            flag, &
            message, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Imrecv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_imrecv_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_imrecv(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            message, &
            request, &
            returned)
    else
        call pmpi_imrecv(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            message, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iprobe && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_iprobe_5_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_iprobe(&
            source, &
            tag, &
            comm, &
            flag, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_iprobe(&
            source, &
            tag, &
            comm, &
            flag, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Irecv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_irecv_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_irecv(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call pmpi_irecv(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Irsend && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_irsend_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_irsend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call pmpi_irsend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Isend && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_isend_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_isend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call pmpi_isend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Isendrecv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_isendrecv_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_isendrecv(&
            MPI_BOTTOM, &
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
    else
        call pmpi_isendrecv(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Isendrecv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_isendrecv_6_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_isendrecv(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            dest, &
            sendtag, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            source, &
            recvtag, &
            comm, &
            request, &
            returned)
    else
        call pmpi_isendrecv(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            dest, &
            sendtag, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            source, &
            recvtag, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Isendrecv_replace && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_isendrecv_replace_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_isendrecv_replace(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            sendtag, &
            source, &
            recvtag, &
            comm, &
            request, &
            returned)
    else
        call pmpi_isendrecv_replace(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            sendtag, &
            source, &
            recvtag, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Issend && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_issend_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_issend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call pmpi_issend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Mprobe && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_mprobe_5_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_mprobe(&
            source, &
            tag, &
            comm, &
            message, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_mprobe(&
            source, &
            tag, &
            comm, &
            message, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Mrecv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_mrecv_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_mrecv(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            message, &
            status, &
            returned)
    else
        call pmpi_mrecv(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            message, &
            status, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Mrecv && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_mrecv_5_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_mrecv(&
            rec_slots(1, 1 + 1), &
            count, &
            datatype, &
            message, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_mrecv(&
            rec_slots(1, 1 + 1), &
            count, &
            datatype, &
            message, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Probe && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_probe_4_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_probe(&
            source, &
            tag, &
            comm, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_probe(&
            source, &
            tag, &
            comm, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Recv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_recv_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_recv(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            status, &
            returned)
    else
        call pmpi_recv(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            status, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Recv && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_recv_7_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_recv(&
            rec_slots(1, 1 + 1), &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_recv(&
            rec_slots(1, 1 + 1), &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Recv_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_recv_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_recv_init(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call pmpi_recv_init(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Rsend && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_rsend_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_rsend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    else
        call pmpi_rsend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Rsend_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_rsend_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_rsend_init(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call pmpi_rsend_init(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Send && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_send_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_send(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    else
        call pmpi_send(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Send_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_send_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_send_init(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call pmpi_send_init(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Sendrecv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_sendrecv_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_sendrecv(&
            MPI_BOTTOM, &
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
    else
        call pmpi_sendrecv(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Sendrecv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_sendrecv_6_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_sendrecv(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            dest, &
            sendtag, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            source, &
            recvtag, &
            comm, &
            status, &
            returned)
    else
        call pmpi_sendrecv(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            dest, &
            sendtag, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            source, &
            recvtag, &
            comm, &
            status, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Sendrecv && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_sendrecv_12_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
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
            MPI_STATUS_IGNORE, &
            returned)
    else
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
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Sendrecv_replace && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_sendrecv_replace_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_sendrecv_replace(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            sendtag, &
            source, &
            recvtag, &
            comm, &
            status, &
            returned)
    else
        call pmpi_sendrecv_replace(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            sendtag, &
            source, &
            recvtag, &
            comm, &
            status, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Sendrecv_replace && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_sendrecv_replace_9_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_sendrecv_replace(&
            rec_slots(1, 1 + 1), &
            count, &
            datatype, &
            dest, &
            sendtag, &
            source, &
            recvtag, &
            comm, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_sendrecv_replace(&
            rec_slots(1, 1 + 1), &
            count, &
            datatype, &
            dest, &
            sendtag, &
            source, &
            recvtag, &
            comm, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Session_attach_buffer && defined(BND_HAS_MPI_BUFFER_AUTOMATIC)
subroutine rec_mpi_session_attach_buffer_2_buffer_automatic(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: session
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    session = 1001
    size = 103
    if (profiled == 0) then
        call mpi_session_attach_buffer(&
            session, &
            MPI_BUFFER_AUTOMATIC, &
            size, &
            returned)
    else
        call pmpi_session_attach_buffer(&
            session, &
            MPI_BUFFER_AUTOMATIC, &
            size, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Session_attach_buffer && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_session_attach_buffer_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: session
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    session = 1001
    size = 103
    if (profiled == 0) then
        call mpi_session_attach_buffer(&
            session, &
            MPI_BOTTOM, &
            size, &
            returned)
    else
        call pmpi_session_attach_buffer(&
            session, &
            MPI_BOTTOM, &
            size, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ssend && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ssend_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_ssend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    else
        call pmpi_ssend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ssend_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ssend_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_ssend_init(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call pmpi_ssend_init(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

end module
