/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml through templates/test/recorder/recorder.c.j2. */
/* The recorder's half of the chapter "handle-conversions": every routine writes down its arguments and replies with known values. */
#include "recorder.h"

#if REC_NATIVE && REC_HAS(MPI_Comm_c2f) && !REC_OWN_MPI_Comm_c2f
MPI_Fint REC_NAME(Comm_c2f)(MPI_Comm comm) REC_LABEL(Comm_c2f);
MPI_Fint REC_NAME(Comm_c2f)(MPI_Comm comm)
{
    return (MPI_Fint)REC_NUMBER_OF(comm);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Comm_f2c) && !REC_OWN_MPI_Comm_f2c
MPI_Comm REC_NAME(Comm_f2c)(MPI_Fint comm) REC_LABEL(Comm_f2c);
MPI_Comm REC_NAME(Comm_f2c)(MPI_Fint comm)
{
    return REC_NEW(MPI_Comm, comm);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Comm_fromint) && !REC_OWN_MPI_Comm_fromint
MPI_Comm REC_NAME(Comm_fromint)(int comm) REC_LABEL(Comm_fromint);
MPI_Comm REC_NAME(Comm_fromint)(int comm)
{
    return REC_NEW(MPI_Comm, comm);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Comm_toint) && !REC_OWN_MPI_Comm_toint
int REC_NAME(Comm_toint)(MPI_Comm comm) REC_LABEL(Comm_toint);
int REC_NAME(Comm_toint)(MPI_Comm comm)
{
    return (int)REC_NUMBER_OF(comm);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Errhandler_c2f) && !REC_OWN_MPI_Errhandler_c2f
MPI_Fint REC_NAME(Errhandler_c2f)(MPI_Errhandler errhandler) REC_LABEL(Errhandler_c2f);
MPI_Fint REC_NAME(Errhandler_c2f)(MPI_Errhandler errhandler)
{
    return (MPI_Fint)REC_NUMBER_OF(errhandler);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Errhandler_f2c) && !REC_OWN_MPI_Errhandler_f2c
MPI_Errhandler REC_NAME(Errhandler_f2c)(MPI_Fint errhandler) REC_LABEL(Errhandler_f2c);
MPI_Errhandler REC_NAME(Errhandler_f2c)(MPI_Fint errhandler)
{
    return REC_NEW(MPI_Errhandler, errhandler);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Errhandler_fromint) && !REC_OWN_MPI_Errhandler_fromint
MPI_Errhandler REC_NAME(Errhandler_fromint)(int errhandler) REC_LABEL(Errhandler_fromint);
MPI_Errhandler REC_NAME(Errhandler_fromint)(int errhandler)
{
    return REC_NEW(MPI_Errhandler, errhandler);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Errhandler_toint) && !REC_OWN_MPI_Errhandler_toint
int REC_NAME(Errhandler_toint)(MPI_Errhandler errhandler) REC_LABEL(Errhandler_toint);
int REC_NAME(Errhandler_toint)(MPI_Errhandler errhandler)
{
    return (int)REC_NUMBER_OF(errhandler);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_File_c2f) && !REC_OWN_MPI_File_c2f
MPI_Fint REC_NAME(File_c2f)(MPI_File file) REC_LABEL(File_c2f);
MPI_Fint REC_NAME(File_c2f)(MPI_File file)
{
    return (MPI_Fint)REC_NUMBER_OF(file);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_File_f2c) && !REC_OWN_MPI_File_f2c
MPI_File REC_NAME(File_f2c)(MPI_Fint file) REC_LABEL(File_f2c);
MPI_File REC_NAME(File_f2c)(MPI_Fint file)
{
    return REC_NEW(MPI_File, file);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_File_fromint) && !REC_OWN_MPI_File_fromint
MPI_File REC_NAME(File_fromint)(int file) REC_LABEL(File_fromint);
MPI_File REC_NAME(File_fromint)(int file)
{
    return REC_NEW(MPI_File, file);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_File_toint) && !REC_OWN_MPI_File_toint
int REC_NAME(File_toint)(MPI_File file) REC_LABEL(File_toint);
int REC_NAME(File_toint)(MPI_File file)
{
    return (int)REC_NUMBER_OF(file);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Group_c2f) && !REC_OWN_MPI_Group_c2f
MPI_Fint REC_NAME(Group_c2f)(MPI_Group group) REC_LABEL(Group_c2f);
MPI_Fint REC_NAME(Group_c2f)(MPI_Group group)
{
    return (MPI_Fint)REC_NUMBER_OF(group);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Group_f2c) && !REC_OWN_MPI_Group_f2c
MPI_Group REC_NAME(Group_f2c)(MPI_Fint group) REC_LABEL(Group_f2c);
MPI_Group REC_NAME(Group_f2c)(MPI_Fint group)
{
    return REC_NEW(MPI_Group, group);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Group_fromint) && !REC_OWN_MPI_Group_fromint
MPI_Group REC_NAME(Group_fromint)(int group) REC_LABEL(Group_fromint);
MPI_Group REC_NAME(Group_fromint)(int group)
{
    return REC_NEW(MPI_Group, group);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Group_toint) && !REC_OWN_MPI_Group_toint
int REC_NAME(Group_toint)(MPI_Group group) REC_LABEL(Group_toint);
int REC_NAME(Group_toint)(MPI_Group group)
{
    return (int)REC_NUMBER_OF(group);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Info_c2f) && !REC_OWN_MPI_Info_c2f
MPI_Fint REC_NAME(Info_c2f)(MPI_Info info) REC_LABEL(Info_c2f);
MPI_Fint REC_NAME(Info_c2f)(MPI_Info info)
{
    return (MPI_Fint)REC_NUMBER_OF(info);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Info_f2c) && !REC_OWN_MPI_Info_f2c
MPI_Info REC_NAME(Info_f2c)(MPI_Fint info) REC_LABEL(Info_f2c);
MPI_Info REC_NAME(Info_f2c)(MPI_Fint info)
{
    return REC_NEW(MPI_Info, info);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Info_fromint) && !REC_OWN_MPI_Info_fromint
MPI_Info REC_NAME(Info_fromint)(int info) REC_LABEL(Info_fromint);
MPI_Info REC_NAME(Info_fromint)(int info)
{
    return REC_NEW(MPI_Info, info);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Info_toint) && !REC_OWN_MPI_Info_toint
int REC_NAME(Info_toint)(MPI_Info info) REC_LABEL(Info_toint);
int REC_NAME(Info_toint)(MPI_Info info)
{
    return (int)REC_NUMBER_OF(info);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Message_c2f) && !REC_OWN_MPI_Message_c2f
MPI_Fint REC_NAME(Message_c2f)(MPI_Message message) REC_LABEL(Message_c2f);
MPI_Fint REC_NAME(Message_c2f)(MPI_Message message)
{
    return (MPI_Fint)REC_NUMBER_OF(message);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Message_f2c) && !REC_OWN_MPI_Message_f2c
MPI_Message REC_NAME(Message_f2c)(MPI_Fint message) REC_LABEL(Message_f2c);
MPI_Message REC_NAME(Message_f2c)(MPI_Fint message)
{
    return REC_NEW(MPI_Message, message);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Message_fromint) && !REC_OWN_MPI_Message_fromint
MPI_Message REC_NAME(Message_fromint)(int message) REC_LABEL(Message_fromint);
MPI_Message REC_NAME(Message_fromint)(int message)
{
    return REC_NEW(MPI_Message, message);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Message_toint) && !REC_OWN_MPI_Message_toint
int REC_NAME(Message_toint)(MPI_Message message) REC_LABEL(Message_toint);
int REC_NAME(Message_toint)(MPI_Message message)
{
    return (int)REC_NUMBER_OF(message);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Op_c2f) && !REC_OWN_MPI_Op_c2f
MPI_Fint REC_NAME(Op_c2f)(MPI_Op op) REC_LABEL(Op_c2f);
MPI_Fint REC_NAME(Op_c2f)(MPI_Op op)
{
    return (MPI_Fint)REC_NUMBER_OF(op);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Op_f2c) && !REC_OWN_MPI_Op_f2c
MPI_Op REC_NAME(Op_f2c)(MPI_Fint op) REC_LABEL(Op_f2c);
MPI_Op REC_NAME(Op_f2c)(MPI_Fint op)
{
    return REC_NEW(MPI_Op, op);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Op_fromint) && !REC_OWN_MPI_Op_fromint
MPI_Op REC_NAME(Op_fromint)(int op) REC_LABEL(Op_fromint);
MPI_Op REC_NAME(Op_fromint)(int op)
{
    return REC_NEW(MPI_Op, op);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Op_toint) && !REC_OWN_MPI_Op_toint
int REC_NAME(Op_toint)(MPI_Op op) REC_LABEL(Op_toint);
int REC_NAME(Op_toint)(MPI_Op op)
{
    return (int)REC_NUMBER_OF(op);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Request_c2f) && !REC_OWN_MPI_Request_c2f
MPI_Fint REC_NAME(Request_c2f)(MPI_Request request) REC_LABEL(Request_c2f);
MPI_Fint REC_NAME(Request_c2f)(MPI_Request request)
{
    return (MPI_Fint)REC_NUMBER_OF(request);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Request_f2c) && !REC_OWN_MPI_Request_f2c
MPI_Request REC_NAME(Request_f2c)(MPI_Fint request) REC_LABEL(Request_f2c);
MPI_Request REC_NAME(Request_f2c)(MPI_Fint request)
{
    return REC_NEW(MPI_Request, request);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Request_fromint) && !REC_OWN_MPI_Request_fromint
MPI_Request REC_NAME(Request_fromint)(int request) REC_LABEL(Request_fromint);
MPI_Request REC_NAME(Request_fromint)(int request)
{
    return REC_NEW(MPI_Request, request);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Request_toint) && !REC_OWN_MPI_Request_toint
int REC_NAME(Request_toint)(MPI_Request request) REC_LABEL(Request_toint);
int REC_NAME(Request_toint)(MPI_Request request)
{
    return (int)REC_NUMBER_OF(request);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Session_c2f) && !REC_OWN_MPI_Session_c2f
MPI_Fint REC_NAME(Session_c2f)(MPI_Session session) REC_LABEL(Session_c2f);
MPI_Fint REC_NAME(Session_c2f)(MPI_Session session)
{
    return (MPI_Fint)REC_NUMBER_OF(session);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Session_f2c) && !REC_OWN_MPI_Session_f2c
MPI_Session REC_NAME(Session_f2c)(MPI_Fint session) REC_LABEL(Session_f2c);
MPI_Session REC_NAME(Session_f2c)(MPI_Fint session)
{
    return REC_NEW(MPI_Session, session);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Session_fromint) && !REC_OWN_MPI_Session_fromint
MPI_Session REC_NAME(Session_fromint)(int session) REC_LABEL(Session_fromint);
MPI_Session REC_NAME(Session_fromint)(int session)
{
    return REC_NEW(MPI_Session, session);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Session_toint) && !REC_OWN_MPI_Session_toint
int REC_NAME(Session_toint)(MPI_Session session) REC_LABEL(Session_toint);
int REC_NAME(Session_toint)(MPI_Session session)
{
    return (int)REC_NUMBER_OF(session);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Status_c2f) && !REC_OWN_MPI_Status_c2f
int REC_NAME(Status_c2f)(const MPI_Status *c_status, MPI_Fint *f_status) REC_LABEL(Status_c2f);
int REC_NAME(Status_c2f)(const MPI_Status *c_status, MPI_Fint *f_status)
{
    rec_fill_slot(f_status, c_status->MPI_SOURCE);
    return 0;
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Status_c2f08) && !REC_OWN_MPI_Status_c2f08
int REC_NAME(Status_c2f08)(const MPI_Status *c_status, MPI_F08_status *f08_status) REC_LABEL(Status_c2f08);
int REC_NAME(Status_c2f08)(const MPI_Status *c_status, MPI_F08_status *f08_status)
{
    rec_fill_slot(f08_status, c_status->MPI_SOURCE);
    return 0;
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Status_f082c) && !REC_OWN_MPI_Status_f082c
int REC_NAME(Status_f082c)(const MPI_F08_status *f08_status, MPI_Status *c_status) REC_LABEL(Status_f082c);
int REC_NAME(Status_f082c)(const MPI_F08_status *f08_status, MPI_Status *c_status)
{
    REC_FILL_STATUS(*c_status, *(const int *)f08_status);
    return 0;
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Status_f082f) && !REC_OWN_MPI_Status_f082f
int REC_NAME(Status_f082f)(const MPI_F08_status *f08_status, MPI_Fint *f_status) REC_LABEL(Status_f082f);
int REC_NAME(Status_f082f)(const MPI_F08_status *f08_status, MPI_Fint *f_status)
{
    rec_fill_slot(f_status, *(const int *)f08_status);
    return 0;
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Status_f2c) && !REC_OWN_MPI_Status_f2c
int REC_NAME(Status_f2c)(const MPI_Fint *f_status, MPI_Status *c_status) REC_LABEL(Status_f2c);
int REC_NAME(Status_f2c)(const MPI_Fint *f_status, MPI_Status *c_status)
{
    REC_FILL_STATUS(*c_status, *(const int *)f_status);
    return 0;
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Status_f2f08) && !REC_OWN_MPI_Status_f2f08
int REC_NAME(Status_f2f08)(const MPI_Fint *f_status, MPI_F08_status *f08_status) REC_LABEL(Status_f2f08);
int REC_NAME(Status_f2f08)(const MPI_Fint *f_status, MPI_F08_status *f08_status)
{
    rec_fill_slot(f08_status, *(const int *)f_status);
    return 0;
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Type_c2f) && !REC_OWN_MPI_Type_c2f
MPI_Fint REC_NAME(Type_c2f)(MPI_Datatype datatype) REC_LABEL(Type_c2f);
MPI_Fint REC_NAME(Type_c2f)(MPI_Datatype datatype)
{
    return (MPI_Fint)REC_NUMBER_OF(datatype);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Type_f2c) && !REC_OWN_MPI_Type_f2c
MPI_Datatype REC_NAME(Type_f2c)(MPI_Fint datatype) REC_LABEL(Type_f2c);
MPI_Datatype REC_NAME(Type_f2c)(MPI_Fint datatype)
{
    return REC_NEW(MPI_Datatype, datatype);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Type_fromint) && !REC_OWN_MPI_Type_fromint
MPI_Datatype REC_NAME(Type_fromint)(int datatype) REC_LABEL(Type_fromint);
MPI_Datatype REC_NAME(Type_fromint)(int datatype)
{
    return REC_NEW(MPI_Datatype, datatype);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Type_toint) && !REC_OWN_MPI_Type_toint
int REC_NAME(Type_toint)(MPI_Datatype datatype) REC_LABEL(Type_toint);
int REC_NAME(Type_toint)(MPI_Datatype datatype)
{
    return (int)REC_NUMBER_OF(datatype);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Win_c2f) && !REC_OWN_MPI_Win_c2f
MPI_Fint REC_NAME(Win_c2f)(MPI_Win win) REC_LABEL(Win_c2f);
MPI_Fint REC_NAME(Win_c2f)(MPI_Win win)
{
    return (MPI_Fint)REC_NUMBER_OF(win);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Win_f2c) && !REC_OWN_MPI_Win_f2c
MPI_Win REC_NAME(Win_f2c)(MPI_Fint win) REC_LABEL(Win_f2c);
MPI_Win REC_NAME(Win_f2c)(MPI_Fint win)
{
    return REC_NEW(MPI_Win, win);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Win_fromint) && !REC_OWN_MPI_Win_fromint
MPI_Win REC_NAME(Win_fromint)(int win) REC_LABEL(Win_fromint);
MPI_Win REC_NAME(Win_fromint)(int win)
{
    return REC_NEW(MPI_Win, win);
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Win_toint) && !REC_OWN_MPI_Win_toint
int REC_NAME(Win_toint)(MPI_Win win) REC_LABEL(Win_toint);
int REC_NAME(Win_toint)(MPI_Win win)
{
    return (int)REC_NUMBER_OF(win);
}
#endif

