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

#if REC_HAS_MPI_Bsend
subroutine rec_mpi_bsend_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Bsend(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    else
        dest = MPI_PROC_NULL
        call PMPI_Bsend(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Bsend_c
subroutine rec_mpi_bsend_c_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Bsend(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    else
        dest = MPI_PROC_NULL
        call PMPI_Bsend(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Bsend_init
subroutine rec_mpi_bsend_init_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Bsend_init(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        dest = MPI_PROC_NULL
        call PMPI_Bsend_init(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Bsend_init_c
subroutine rec_mpi_bsend_init_c_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Bsend_init(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        dest = MPI_PROC_NULL
        call PMPI_Bsend_init(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Ibsend
subroutine rec_mpi_ibsend_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Ibsend(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        dest = MPI_PROC_NULL
        call PMPI_Ibsend(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Ibsend_c
subroutine rec_mpi_ibsend_c_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Ibsend(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        dest = MPI_PROC_NULL
        call PMPI_Ibsend(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Imrecv
subroutine rec_mpi_imrecv_message(profiled) bind(C)
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
        message = MPI_MESSAGE_NO_PROC
        call MPI_Imrecv(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            message, &
            request, &
            returned)
    else
        message = MPI_MESSAGE_NO_PROC
        call PMPI_Imrecv(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            message, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Imrecv_c
subroutine rec_mpi_imrecv_c_message(profiled) bind(C)
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
        message = MPI_MESSAGE_NO_PROC
        call MPI_Imrecv(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            message, &
            request, &
            returned)
    else
        message = MPI_MESSAGE_NO_PROC
        call PMPI_Imrecv(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            message, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Irecv
subroutine rec_mpi_irecv_source(profiled) bind(C)
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
        source = MPI_PROC_NULL
        call MPI_Irecv(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            request, &
            returned)
    else
        source = MPI_PROC_NULL
        call PMPI_Irecv(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Irecv_c
subroutine rec_mpi_irecv_c_source(profiled) bind(C)
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
        source = MPI_PROC_NULL
        call MPI_Irecv(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            request, &
            returned)
    else
        source = MPI_PROC_NULL
        call PMPI_Irecv(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Irsend
subroutine rec_mpi_irsend_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Irsend(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        dest = MPI_PROC_NULL
        call PMPI_Irsend(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Irsend_c
subroutine rec_mpi_irsend_c_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Irsend(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        dest = MPI_PROC_NULL
        call PMPI_Irsend(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Isend
subroutine rec_mpi_isend_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Isend(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        dest = MPI_PROC_NULL
        call PMPI_Isend(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Isend_c
subroutine rec_mpi_isend_c_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Isend(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        dest = MPI_PROC_NULL
        call PMPI_Isend(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Isendrecv
subroutine rec_mpi_isendrecv_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Isendrecv(&
            rec_slots(1:5:2, 1 + 1), &
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
        dest = MPI_PROC_NULL
        call PMPI_Isendrecv(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Isendrecv
subroutine rec_mpi_isendrecv_source(profiled) bind(C)
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
        source = MPI_PROC_NULL
        call MPI_Isendrecv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            dest, &
            sendtag, &
            rec_slots(1:5:2, 6 + 1), &
            recvcount, &
            recvtype, &
            source, &
            recvtag, &
            comm, &
            request, &
            returned)
    else
        source = MPI_PROC_NULL
        call PMPI_Isendrecv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            dest, &
            sendtag, &
            rec_slots(1:5:2, 6 + 1), &
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

#if REC_HAS_MPI_Isendrecv_c
subroutine rec_mpi_isendrecv_c_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Isendrecv(&
            rec_slots(1:5:2, 1 + 1), &
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
        dest = MPI_PROC_NULL
        call PMPI_Isendrecv(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Isendrecv_c
subroutine rec_mpi_isendrecv_c_source(profiled) bind(C)
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
        source = MPI_PROC_NULL
        call MPI_Isendrecv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            dest, &
            sendtag, &
            rec_slots(1:5:2, 6 + 1), &
            recvcount, &
            recvtype, &
            source, &
            recvtag, &
            comm, &
            request, &
            returned)
    else
        source = MPI_PROC_NULL
        call PMPI_Isendrecv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            dest, &
            sendtag, &
            rec_slots(1:5:2, 6 + 1), &
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

#if REC_HAS_MPI_Isendrecv_replace
subroutine rec_mpi_isendrecv_replace_dest_source(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        source = MPI_PROC_NULL
        call MPI_Isendrecv_replace(&
            rec_slots(1:5:2, 1 + 1), &
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
        dest = MPI_PROC_NULL
        source = MPI_PROC_NULL
        call PMPI_Isendrecv_replace(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Isendrecv_replace_c
subroutine rec_mpi_isendrecv_replace_c_dest_source(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        source = MPI_PROC_NULL
        call MPI_Isendrecv_replace(&
            rec_slots(1:5:2, 1 + 1), &
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
        dest = MPI_PROC_NULL
        source = MPI_PROC_NULL
        call PMPI_Isendrecv_replace(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Issend
subroutine rec_mpi_issend_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Issend(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        dest = MPI_PROC_NULL
        call PMPI_Issend(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Issend_c
subroutine rec_mpi_issend_c_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Issend(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        dest = MPI_PROC_NULL
        call PMPI_Issend(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Mrecv
subroutine rec_mpi_mrecv_message(profiled) bind(C)
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
        message = MPI_MESSAGE_NO_PROC
        call MPI_Mrecv(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            message, &
            status(1), &
            returned)
    else
        message = MPI_MESSAGE_NO_PROC
        call PMPI_Mrecv(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            message, &
            status(1), &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Mrecv_c
subroutine rec_mpi_mrecv_c_message(profiled) bind(C)
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
        message = MPI_MESSAGE_NO_PROC
        call MPI_Mrecv(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            message, &
            status(1), &
            returned)
    else
        message = MPI_MESSAGE_NO_PROC
        call PMPI_Mrecv(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            message, &
            status(1), &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Recv
subroutine rec_mpi_recv_source(profiled) bind(C)
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
        source = MPI_PROC_NULL
        call MPI_Recv(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            status(1), &
            returned)
    else
        source = MPI_PROC_NULL
        call PMPI_Recv(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Recv_c
subroutine rec_mpi_recv_c_source(profiled) bind(C)
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
        source = MPI_PROC_NULL
        call MPI_Recv(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            status(1), &
            returned)
    else
        source = MPI_PROC_NULL
        call PMPI_Recv(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Recv_init
subroutine rec_mpi_recv_init_source(profiled) bind(C)
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
        source = MPI_PROC_NULL
        call MPI_Recv_init(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            request, &
            returned)
    else
        source = MPI_PROC_NULL
        call PMPI_Recv_init(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Recv_init_c
subroutine rec_mpi_recv_init_c_source(profiled) bind(C)
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
        source = MPI_PROC_NULL
        call MPI_Recv_init(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            request, &
            returned)
    else
        source = MPI_PROC_NULL
        call PMPI_Recv_init(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Rsend
subroutine rec_mpi_rsend_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Rsend(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    else
        dest = MPI_PROC_NULL
        call PMPI_Rsend(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Rsend_c
subroutine rec_mpi_rsend_c_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Rsend(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    else
        dest = MPI_PROC_NULL
        call PMPI_Rsend(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Rsend_init
subroutine rec_mpi_rsend_init_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Rsend_init(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        dest = MPI_PROC_NULL
        call PMPI_Rsend_init(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Rsend_init_c
subroutine rec_mpi_rsend_init_c_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Rsend_init(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        dest = MPI_PROC_NULL
        call PMPI_Rsend_init(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Send
subroutine rec_mpi_send_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Send(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    else
        dest = MPI_PROC_NULL
        call PMPI_Send(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Send_c
subroutine rec_mpi_send_c_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Send(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    else
        dest = MPI_PROC_NULL
        call PMPI_Send(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Send_init
subroutine rec_mpi_send_init_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Send_init(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        dest = MPI_PROC_NULL
        call PMPI_Send_init(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Send_init_c
subroutine rec_mpi_send_init_c_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Send_init(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        dest = MPI_PROC_NULL
        call PMPI_Send_init(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Sendrecv
subroutine rec_mpi_sendrecv_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Sendrecv(&
            rec_slots(1:5:2, 1 + 1), &
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
        dest = MPI_PROC_NULL
        call PMPI_Sendrecv(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Sendrecv
subroutine rec_mpi_sendrecv_source(profiled) bind(C)
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
        source = MPI_PROC_NULL
        call MPI_Sendrecv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            dest, &
            sendtag, &
            rec_slots(1:5:2, 6 + 1), &
            recvcount, &
            recvtype, &
            source, &
            recvtag, &
            comm, &
            status(1), &
            returned)
    else
        source = MPI_PROC_NULL
        call PMPI_Sendrecv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            dest, &
            sendtag, &
            rec_slots(1:5:2, 6 + 1), &
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

#if REC_HAS_MPI_Sendrecv_c
subroutine rec_mpi_sendrecv_c_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Sendrecv(&
            rec_slots(1:5:2, 1 + 1), &
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
        dest = MPI_PROC_NULL
        call PMPI_Sendrecv(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Sendrecv_c
subroutine rec_mpi_sendrecv_c_source(profiled) bind(C)
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
        source = MPI_PROC_NULL
        call MPI_Sendrecv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            dest, &
            sendtag, &
            rec_slots(1:5:2, 6 + 1), &
            recvcount, &
            recvtype, &
            source, &
            recvtag, &
            comm, &
            status(1), &
            returned)
    else
        source = MPI_PROC_NULL
        call PMPI_Sendrecv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            dest, &
            sendtag, &
            rec_slots(1:5:2, 6 + 1), &
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

#if REC_HAS_MPI_Sendrecv_replace
subroutine rec_mpi_sendrecv_replace_dest_source(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        source = MPI_PROC_NULL
        call MPI_Sendrecv_replace(&
            rec_slots(1:5:2, 1 + 1), &
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
        dest = MPI_PROC_NULL
        source = MPI_PROC_NULL
        call PMPI_Sendrecv_replace(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Sendrecv_replace_c
subroutine rec_mpi_sendrecv_replace_c_dest_source(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        source = MPI_PROC_NULL
        call MPI_Sendrecv_replace(&
            rec_slots(1:5:2, 1 + 1), &
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
        dest = MPI_PROC_NULL
        source = MPI_PROC_NULL
        call PMPI_Sendrecv_replace(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Ssend
subroutine rec_mpi_ssend_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Ssend(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    else
        dest = MPI_PROC_NULL
        call PMPI_Ssend(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ssend_c
subroutine rec_mpi_ssend_c_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Ssend(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    else
        dest = MPI_PROC_NULL
        call PMPI_Ssend(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ssend_init
subroutine rec_mpi_ssend_init_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Ssend_init(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        dest = MPI_PROC_NULL
        call PMPI_Ssend_init(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Ssend_init_c
subroutine rec_mpi_ssend_init_c_dest(profiled) bind(C)
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
        dest = MPI_PROC_NULL
        call MPI_Ssend_init(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            request, &
            returned)
    else
        dest = MPI_PROC_NULL
        call PMPI_Ssend_init(&
            rec_slots(1:5:2, 1 + 1), &
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
