/* Do not edit: `bindery generate` writes this from specs/ through templates/c/conversions.c.j2. */
/* libbindery_c2f: what mpi_fortran.h declares, as functions, over any library of the standard ABI; no Fortran is needed. */
#define BND_MPI_FORTRAN_DECLARES
#include "mpi_fortran.h"

#include <string.h>

/* mpi.h may have some as macros. */
#undef MPI_Comm_c2f
#undef PMPI_Comm_c2f
#undef MPI_Comm_f2c
#undef PMPI_Comm_f2c
#undef MPI_Errhandler_c2f
#undef PMPI_Errhandler_c2f
#undef MPI_Errhandler_f2c
#undef PMPI_Errhandler_f2c
#undef MPI_File_c2f
#undef PMPI_File_c2f
#undef MPI_File_f2c
#undef PMPI_File_f2c
#undef MPI_Group_c2f
#undef PMPI_Group_c2f
#undef MPI_Group_f2c
#undef PMPI_Group_f2c
#undef MPI_Info_c2f
#undef PMPI_Info_c2f
#undef MPI_Info_f2c
#undef PMPI_Info_f2c
#undef MPI_Message_c2f
#undef PMPI_Message_c2f
#undef MPI_Message_f2c
#undef PMPI_Message_f2c
#undef MPI_Op_c2f
#undef PMPI_Op_c2f
#undef MPI_Op_f2c
#undef PMPI_Op_f2c
#undef MPI_Request_c2f
#undef PMPI_Request_c2f
#undef MPI_Request_f2c
#undef PMPI_Request_f2c
#undef MPI_Session_c2f
#undef PMPI_Session_c2f
#undef MPI_Session_f2c
#undef PMPI_Session_f2c
#undef MPI_Status_c2f
#undef PMPI_Status_c2f
#undef MPI_Status_c2f08
#undef PMPI_Status_c2f08
#undef MPI_Status_f082c
#undef PMPI_Status_f082c
#undef MPI_Status_f082f
#undef PMPI_Status_f082f
#undef MPI_Status_f2c
#undef PMPI_Status_f2c
#undef MPI_Status_f2f08
#undef PMPI_Status_f2f08
#undef MPI_Type_c2f
#undef PMPI_Type_c2f
#undef MPI_Type_f2c
#undef PMPI_Type_f2c
#undef MPI_Win_c2f
#undef PMPI_Win_c2f
#undef MPI_Win_f2c
#undef PMPI_Win_f2c

static int bnd_convert_status(const void *from, void *to)
{
    if (!from || !to) return MPI_ERR_ARG;
    memmove(to, from, sizeof(MPI_Status));
    return MPI_SUCCESS;
}

MPI_Fint PMPI_Comm_c2f(MPI_Comm comm)
{
    return PMPI_Comm_toint(comm);
}
#pragma weak MPI_Comm_c2f = PMPI_Comm_c2f
MPI_Comm PMPI_Comm_f2c(MPI_Fint comm)
{
    return PMPI_Comm_fromint(comm);
}
#pragma weak MPI_Comm_f2c = PMPI_Comm_f2c
MPI_Fint PMPI_Errhandler_c2f(MPI_Errhandler errhandler)
{
    return PMPI_Errhandler_toint(errhandler);
}
#pragma weak MPI_Errhandler_c2f = PMPI_Errhandler_c2f
MPI_Errhandler PMPI_Errhandler_f2c(MPI_Fint errhandler)
{
    return PMPI_Errhandler_fromint(errhandler);
}
#pragma weak MPI_Errhandler_f2c = PMPI_Errhandler_f2c
MPI_Fint PMPI_File_c2f(MPI_File file)
{
    return PMPI_File_toint(file);
}
#pragma weak MPI_File_c2f = PMPI_File_c2f
MPI_File PMPI_File_f2c(MPI_Fint file)
{
    return PMPI_File_fromint(file);
}
#pragma weak MPI_File_f2c = PMPI_File_f2c
MPI_Fint PMPI_Group_c2f(MPI_Group group)
{
    return PMPI_Group_toint(group);
}
#pragma weak MPI_Group_c2f = PMPI_Group_c2f
MPI_Group PMPI_Group_f2c(MPI_Fint group)
{
    return PMPI_Group_fromint(group);
}
#pragma weak MPI_Group_f2c = PMPI_Group_f2c
MPI_Fint PMPI_Info_c2f(MPI_Info info)
{
    return PMPI_Info_toint(info);
}
#pragma weak MPI_Info_c2f = PMPI_Info_c2f
MPI_Info PMPI_Info_f2c(MPI_Fint info)
{
    return PMPI_Info_fromint(info);
}
#pragma weak MPI_Info_f2c = PMPI_Info_f2c
MPI_Fint PMPI_Message_c2f(MPI_Message message)
{
    return PMPI_Message_toint(message);
}
#pragma weak MPI_Message_c2f = PMPI_Message_c2f
MPI_Message PMPI_Message_f2c(MPI_Fint message)
{
    return PMPI_Message_fromint(message);
}
#pragma weak MPI_Message_f2c = PMPI_Message_f2c
MPI_Fint PMPI_Op_c2f(MPI_Op op)
{
    return PMPI_Op_toint(op);
}
#pragma weak MPI_Op_c2f = PMPI_Op_c2f
MPI_Op PMPI_Op_f2c(MPI_Fint op)
{
    return PMPI_Op_fromint(op);
}
#pragma weak MPI_Op_f2c = PMPI_Op_f2c
MPI_Fint PMPI_Request_c2f(MPI_Request request)
{
    return PMPI_Request_toint(request);
}
#pragma weak MPI_Request_c2f = PMPI_Request_c2f
MPI_Request PMPI_Request_f2c(MPI_Fint request)
{
    return PMPI_Request_fromint(request);
}
#pragma weak MPI_Request_f2c = PMPI_Request_f2c
MPI_Fint PMPI_Session_c2f(MPI_Session session)
{
    return PMPI_Session_toint(session);
}
#pragma weak MPI_Session_c2f = PMPI_Session_c2f
MPI_Session PMPI_Session_f2c(MPI_Fint session)
{
    return PMPI_Session_fromint(session);
}
#pragma weak MPI_Session_f2c = PMPI_Session_f2c
int PMPI_Status_c2f(const MPI_Status *c_status, MPI_Fint *f_status)
{
    return bnd_convert_status(c_status, f_status);
}
#pragma weak MPI_Status_c2f = PMPI_Status_c2f
int PMPI_Status_c2f08(const MPI_Status *c_status, MPI_F08_status *f08_status)
{
    return bnd_convert_status(c_status, f08_status);
}
#pragma weak MPI_Status_c2f08 = PMPI_Status_c2f08
int PMPI_Status_f082c(const MPI_F08_status *f08_status, MPI_Status *c_status)
{
    return bnd_convert_status(f08_status, c_status);
}
#pragma weak MPI_Status_f082c = PMPI_Status_f082c
int PMPI_Status_f082f(const MPI_F08_status *f08_status, MPI_Fint *f_status)
{
    return bnd_convert_status(f08_status, f_status);
}
#pragma weak MPI_Status_f082f = PMPI_Status_f082f
int PMPI_Status_f2c(const MPI_Fint *f_status, MPI_Status *c_status)
{
    return bnd_convert_status(f_status, c_status);
}
#pragma weak MPI_Status_f2c = PMPI_Status_f2c
int PMPI_Status_f2f08(const MPI_Fint *f_status, MPI_F08_status *f08_status)
{
    return bnd_convert_status(f_status, f08_status);
}
#pragma weak MPI_Status_f2f08 = PMPI_Status_f2f08
MPI_Fint PMPI_Type_c2f(MPI_Datatype datatype)
{
    return PMPI_Type_toint(datatype);
}
#pragma weak MPI_Type_c2f = PMPI_Type_c2f
MPI_Datatype PMPI_Type_f2c(MPI_Fint datatype)
{
    return PMPI_Type_fromint(datatype);
}
#pragma weak MPI_Type_f2c = PMPI_Type_f2c
MPI_Fint PMPI_Win_c2f(MPI_Win win)
{
    return PMPI_Win_toint(win);
}
#pragma weak MPI_Win_c2f = PMPI_Win_c2f
MPI_Win PMPI_Win_f2c(MPI_Fint win)
{
    return PMPI_Win_fromint(win);
}
#pragma weak MPI_Win_f2c = PMPI_Win_f2c

/* Of the Fortran bindings, where they are linked too. */
__attribute__((__weak__)) MPI_Fint *MPI_F_STATUS_IGNORE;
__attribute__((__weak__)) MPI_Fint *MPI_F_STATUSES_IGNORE;
__attribute__((__weak__)) MPI_F08_status *MPI_F08_STATUS_IGNORE;
__attribute__((__weak__)) MPI_F08_status *MPI_F08_STATUSES_IGNORE;
