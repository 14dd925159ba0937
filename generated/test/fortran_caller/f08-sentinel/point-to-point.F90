! Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml through templates/test/fortran_caller/special.F90.j2.
! Calls of the wrappers of the chapter "point-to-point" with arguments that have a meaning of their own.
#include "rec_has.h"
#include "bnd_has.h"
module rec_point_to_point
    use mpi_f08
    use recorder
    use, intrinsic :: iso_c_binding, only: c_int, c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Bsend && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_bsend_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Bsend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    else
        call PMPI_Bsend(&
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

#if REC_HAS_MPI_Bsend_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_bsend_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Bsend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    else
        call PMPI_Bsend(&
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
    if (profiled == 0) then
        call MPI_Bsend_init(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Bsend_init(&
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

#if REC_HAS_MPI_Bsend_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_bsend_init_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Bsend_init(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Bsend_init(&
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
        call MPI_Buffer_attach(&
            MPI_BUFFER_AUTOMATIC, &
            size, &
            returned)
    else
        call PMPI_Buffer_attach(&
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
        call MPI_Buffer_attach(&
            MPI_BOTTOM, &
            size, &
            returned)
    else
        call PMPI_Buffer_attach(&
            MPI_BOTTOM, &
            size, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Buffer_attach_c && defined(BND_HAS_MPI_BUFFER_AUTOMATIC)
subroutine rec_mpi_buffer_attach_c_1_buffer_automatic(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    size = 5000000002_8
    if (profiled == 0) then
        call MPI_Buffer_attach(&
            MPI_BUFFER_AUTOMATIC, &
            size, &
            returned)
    else
        call PMPI_Buffer_attach(&
            MPI_BUFFER_AUTOMATIC, &
            size, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Buffer_attach_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_buffer_attach_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    size = 5000000002_8
    if (profiled == 0) then
        call MPI_Buffer_attach(&
            MPI_BOTTOM, &
            size, &
            returned)
    else
        call PMPI_Buffer_attach(&
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
    type(MPI_Comm) :: comm
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    size = 103
    if (profiled == 0) then
        call MPI_Comm_attach_buffer(&
            comm, &
            MPI_BUFFER_AUTOMATIC, &
            size, &
            returned)
    else
        call PMPI_Comm_attach_buffer(&
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
    type(MPI_Comm) :: comm
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    size = 103
    if (profiled == 0) then
        call MPI_Comm_attach_buffer(&
            comm, &
            MPI_BOTTOM, &
            size, &
            returned)
    else
        call PMPI_Comm_attach_buffer(&
            comm, &
            MPI_BOTTOM, &
            size, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Comm_attach_buffer_c && defined(BND_HAS_MPI_BUFFER_AUTOMATIC)
subroutine rec_mpi_comm_attach_buffer_c_2_buffer_automatic(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    type(MPI_Comm) :: comm
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    size = 5000000003_8
    if (profiled == 0) then
        call MPI_Comm_attach_buffer(&
            comm, &
            MPI_BUFFER_AUTOMATIC, &
            size, &
            returned)
    else
        call PMPI_Comm_attach_buffer(&
            comm, &
            MPI_BUFFER_AUTOMATIC, &
            size, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Comm_attach_buffer_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_comm_attach_buffer_c_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    type(MPI_Comm) :: comm
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    size = 5000000003_8
    if (profiled == 0) then
        call MPI_Comm_attach_buffer(&
            comm, &
            MPI_BOTTOM, &
            size, &
            returned)
    else
        call PMPI_Comm_attach_buffer(&
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
    if (profiled == 0) then
        call MPI_Ibsend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ibsend(&
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

#if REC_HAS_MPI_Ibsend_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ibsend_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Ibsend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ibsend(&
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
    if (profiled == 0) then
        call MPI_Improbe(&
            source, &
            tag, &
            comm, &
            flag, &
            message, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call PMPI_Improbe(&
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
    type(MPI_Datatype) :: datatype
    type(MPI_Message) :: message
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype%MPI_VAL = 1003
    message%MPI_VAL = 1004
    if (profiled == 0) then
        call MPI_Imrecv(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            message, &
            request, &
            returned)
    else
        call PMPI_Imrecv(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            message, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Imrecv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_imrecv_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Imrecv(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            message, &
            request, &
            returned)
    else
        call PMPI_Imrecv(&
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
    if (profiled == 0) then
        call MPI_Iprobe(&
            source, &
            tag, &
            comm, &
            flag, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call PMPI_Iprobe(&
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
    if (profiled == 0) then
        call MPI_Irecv(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Irecv(&
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

#if REC_HAS_MPI_Irecv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_irecv_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Irecv(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Irecv(&
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
    if (profiled == 0) then
        call MPI_Irsend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Irsend(&
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

#if REC_HAS_MPI_Irsend_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_irsend_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Irsend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Irsend(&
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
    if (profiled == 0) then
        call MPI_Isend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Isend(&
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

#if REC_HAS_MPI_Isend_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_isend_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Isend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Isend(&
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
    if (profiled == 0) then
        call MPI_Isendrecv(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Isendrecv(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Isendrecv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_isendrecv_6_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Isendrecv(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Isendrecv(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Isendrecv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_isendrecv_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Isendrecv(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Isendrecv(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Isendrecv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_isendrecv_c_6_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Isendrecv(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Isendrecv(&
            rec_slots(:, 1 + 1), &
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
    if (profiled == 0) then
        call MPI_Isendrecv_replace(&
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
        call PMPI_Isendrecv_replace(&
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

#if REC_HAS_MPI_Isendrecv_replace_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_isendrecv_replace_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Isendrecv_replace(&
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
        call PMPI_Isendrecv_replace(&
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
    if (profiled == 0) then
        call MPI_Issend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Issend(&
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

#if REC_HAS_MPI_Issend_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_issend_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Issend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Issend(&
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
    type(MPI_Comm) :: comm
    type(MPI_Message) :: message
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    source = 101
    tag = 102
    comm%MPI_VAL = 1003
    if (profiled == 0) then
        call MPI_Mprobe(&
            source, &
            tag, &
            comm, &
            message, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call PMPI_Mprobe(&
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
    type(MPI_Datatype) :: datatype
    type(MPI_Message) :: message
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype%MPI_VAL = 1003
    message%MPI_VAL = 1004
    if (profiled == 0) then
        call MPI_Mrecv(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            message, &
            status(1), &
            returned)
    else
        call PMPI_Mrecv(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            message, &
            status(1), &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Mrecv && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_mrecv_5_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Mrecv(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            message, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call PMPI_Mrecv(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            message, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Mrecv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_mrecv_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Mrecv(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            message, &
            status(1), &
            returned)
    else
        call PMPI_Mrecv(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            message, &
            status(1), &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Mrecv_c && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_mrecv_c_5_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Mrecv(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            message, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call PMPI_Mrecv(&
            rec_slots(:, 1 + 1), &
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
    type(MPI_Comm) :: comm
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    source = 101
    tag = 102
    comm%MPI_VAL = 1003
    if (profiled == 0) then
        call MPI_Probe(&
            source, &
            tag, &
            comm, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call PMPI_Probe(&
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
    if (profiled == 0) then
        call MPI_Recv(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            status(1), &
            returned)
    else
        call PMPI_Recv(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            status(1), &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Recv && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_recv_7_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Recv(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call PMPI_Recv(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Recv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_recv_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Recv(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            status(1), &
            returned)
    else
        call PMPI_Recv(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            status(1), &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Recv_c && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_recv_c_7_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Recv(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call PMPI_Recv(&
            rec_slots(:, 1 + 1), &
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
    if (profiled == 0) then
        call MPI_Recv_init(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Recv_init(&
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

#if REC_HAS_MPI_Recv_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_recv_init_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Recv_init(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Recv_init(&
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
    if (profiled == 0) then
        call MPI_Rsend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    else
        call PMPI_Rsend(&
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

#if REC_HAS_MPI_Rsend_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_rsend_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Rsend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    else
        call PMPI_Rsend(&
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
    if (profiled == 0) then
        call MPI_Rsend_init(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Rsend_init(&
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

#if REC_HAS_MPI_Rsend_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_rsend_init_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Rsend_init(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Rsend_init(&
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
    if (profiled == 0) then
        call MPI_Send(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    else
        call PMPI_Send(&
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

#if REC_HAS_MPI_Send_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_send_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Send(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    else
        call PMPI_Send(&
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
    if (profiled == 0) then
        call MPI_Send_init(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Send_init(&
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

#if REC_HAS_MPI_Send_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_send_init_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Send_init(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Send_init(&
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
    if (profiled == 0) then
        call MPI_Sendrecv(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Sendrecv(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Sendrecv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_sendrecv_6_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Sendrecv(&
            rec_slots(:, 1 + 1), &
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
            status(1), &
            returned)
    else
        call PMPI_Sendrecv(&
            rec_slots(:, 1 + 1), &
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
            status(1), &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Sendrecv && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_sendrecv_12_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
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
            MPI_STATUS_IGNORE, &
            returned)
    else
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
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Sendrecv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_sendrecv_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Sendrecv(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Sendrecv(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Sendrecv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_sendrecv_c_6_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Sendrecv(&
            rec_slots(:, 1 + 1), &
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
            status(1), &
            returned)
    else
        call PMPI_Sendrecv(&
            rec_slots(:, 1 + 1), &
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
            status(1), &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Sendrecv_c && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_sendrecv_c_12_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
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
            MPI_STATUS_IGNORE, &
            returned)
    else
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
    if (profiled == 0) then
        call MPI_Sendrecv_replace(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            sendtag, &
            source, &
            recvtag, &
            comm, &
            status(1), &
            returned)
    else
        call PMPI_Sendrecv_replace(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            sendtag, &
            source, &
            recvtag, &
            comm, &
            status(1), &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Sendrecv_replace && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_sendrecv_replace_9_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Sendrecv_replace(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Sendrecv_replace(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Sendrecv_replace_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_sendrecv_replace_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Sendrecv_replace(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            sendtag, &
            source, &
            recvtag, &
            comm, &
            status(1), &
            returned)
    else
        call PMPI_Sendrecv_replace(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            sendtag, &
            source, &
            recvtag, &
            comm, &
            status(1), &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Sendrecv_replace_c && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_sendrecv_replace_c_9_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Sendrecv_replace(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Sendrecv_replace(&
            rec_slots(:, 1 + 1), &
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
    type(MPI_Session) :: session
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    size = 103
    if (profiled == 0) then
        call MPI_Session_attach_buffer(&
            session, &
            MPI_BUFFER_AUTOMATIC, &
            size, &
            returned)
    else
        call PMPI_Session_attach_buffer(&
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
    type(MPI_Session) :: session
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    size = 103
    if (profiled == 0) then
        call MPI_Session_attach_buffer(&
            session, &
            MPI_BOTTOM, &
            size, &
            returned)
    else
        call PMPI_Session_attach_buffer(&
            session, &
            MPI_BOTTOM, &
            size, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Session_attach_buffer_c && defined(BND_HAS_MPI_BUFFER_AUTOMATIC)
subroutine rec_mpi_session_attach_buffer_c_2_buffer_automatic(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    type(MPI_Session) :: session
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    size = 5000000003_8
    if (profiled == 0) then
        call MPI_Session_attach_buffer(&
            session, &
            MPI_BUFFER_AUTOMATIC, &
            size, &
            returned)
    else
        call PMPI_Session_attach_buffer(&
            session, &
            MPI_BUFFER_AUTOMATIC, &
            size, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Session_attach_buffer_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_session_attach_buffer_c_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    type(MPI_Session) :: session
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    size = 5000000003_8
    if (profiled == 0) then
        call MPI_Session_attach_buffer(&
            session, &
            MPI_BOTTOM, &
            size, &
            returned)
    else
        call PMPI_Session_attach_buffer(&
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
    if (profiled == 0) then
        call MPI_Ssend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    else
        call PMPI_Ssend(&
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

#if REC_HAS_MPI_Ssend_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ssend_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Ssend(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    else
        call PMPI_Ssend(&
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
    if (profiled == 0) then
        call MPI_Ssend_init(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ssend_init(&
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

#if REC_HAS_MPI_Ssend_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ssend_init_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Ssend_init(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ssend_init(&
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
