// Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml through templates/test/modern/caller.cpp.j2.
// Calls of bindery::mpi for every routine of the chapter "handle-conversions", each argument with a value of its own.
#include "modern_caller.hpp"

static void call_MPI_Comm_c2f(int profiled)
{
#if REC_HAS(MPI_Comm_c2f)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Fint returned = profiled ? pmpi::comm_c2f(comm) : mpi::comm_c2f(comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_f2c(int profiled)
{
#if REC_HAS(MPI_Comm_f2c)
    MPI_Fint comm = (MPI_Fint)101;
    MPI_Comm returned = profiled ? pmpi::comm_f2c(comm) : mpi::comm_f2c(comm);
    REC_OBSERVE_HANDLE("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_fromint(int profiled)
{
#if REC_HAS(MPI_Comm_fromint)
    int comm = (int)101;
    MPI_Comm returned = profiled ? pmpi::comm_fromint(comm) : mpi::comm_fromint(comm);
    REC_OBSERVE_HANDLE("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_toint(int profiled)
{
#if REC_HAS(MPI_Comm_toint)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = profiled ? pmpi::comm_toint(comm) : mpi::comm_toint(comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Errhandler_c2f(int profiled)
{
#if REC_HAS(MPI_Errhandler_c2f)
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1001);
    MPI_Fint returned = profiled ? pmpi::errhandler_c2f(errhandler) : mpi::errhandler_c2f(errhandler);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Errhandler_f2c(int profiled)
{
#if REC_HAS(MPI_Errhandler_f2c)
    MPI_Fint errhandler = (MPI_Fint)101;
    MPI_Errhandler returned = profiled ? pmpi::errhandler_f2c(errhandler) : mpi::errhandler_f2c(errhandler);
    REC_OBSERVE_HANDLE("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Errhandler_fromint(int profiled)
{
#if REC_HAS(MPI_Errhandler_fromint)
    int errhandler = (int)101;
    MPI_Errhandler returned = profiled ? pmpi::errhandler_fromint(errhandler) : mpi::errhandler_fromint(errhandler);
    REC_OBSERVE_HANDLE("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Errhandler_toint(int profiled)
{
#if REC_HAS(MPI_Errhandler_toint)
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1001);
    int returned = profiled ? pmpi::errhandler_toint(errhandler) : mpi::errhandler_toint(errhandler);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_c2f(int profiled)
{
#if REC_HAS(MPI_File_c2f)
    MPI_File file = REC_NEW(MPI_File, 1001);
    MPI_Fint returned = profiled ? pmpi::file_c2f(file) : mpi::file_c2f(file);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_f2c(int profiled)
{
#if REC_HAS(MPI_File_f2c)
    MPI_Fint file = (MPI_Fint)101;
    MPI_File returned = profiled ? pmpi::file_f2c(file) : mpi::file_f2c(file);
    REC_OBSERVE_HANDLE("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_fromint(int profiled)
{
#if REC_HAS(MPI_File_fromint)
    int file = (int)101;
    MPI_File returned = profiled ? pmpi::file_fromint(file) : mpi::file_fromint(file);
    REC_OBSERVE_HANDLE("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_toint(int profiled)
{
#if REC_HAS(MPI_File_toint)
    MPI_File file = REC_NEW(MPI_File, 1001);
    int returned = profiled ? pmpi::file_toint(file) : mpi::file_toint(file);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Group_c2f(int profiled)
{
#if REC_HAS(MPI_Group_c2f)
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    MPI_Fint returned = profiled ? pmpi::group_c2f(group) : mpi::group_c2f(group);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Group_f2c(int profiled)
{
#if REC_HAS(MPI_Group_f2c)
    MPI_Fint group = (MPI_Fint)101;
    MPI_Group returned = profiled ? pmpi::group_f2c(group) : mpi::group_f2c(group);
    REC_OBSERVE_HANDLE("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Group_fromint(int profiled)
{
#if REC_HAS(MPI_Group_fromint)
    int group = (int)101;
    MPI_Group returned = profiled ? pmpi::group_fromint(group) : mpi::group_fromint(group);
    REC_OBSERVE_HANDLE("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Group_toint(int profiled)
{
#if REC_HAS(MPI_Group_toint)
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int returned = profiled ? pmpi::group_toint(group) : mpi::group_toint(group);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Info_c2f(int profiled)
{
#if REC_HAS(MPI_Info_c2f)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    MPI_Fint returned = profiled ? pmpi::info_c2f(info) : mpi::info_c2f(info);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Info_f2c(int profiled)
{
#if REC_HAS(MPI_Info_f2c)
    MPI_Fint info = (MPI_Fint)101;
    MPI_Info returned = profiled ? pmpi::info_f2c(info) : mpi::info_f2c(info);
    REC_OBSERVE_HANDLE("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Info_fromint(int profiled)
{
#if REC_HAS(MPI_Info_fromint)
    int info = (int)101;
    MPI_Info returned = profiled ? pmpi::info_fromint(info) : mpi::info_fromint(info);
    REC_OBSERVE_HANDLE("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Info_toint(int profiled)
{
#if REC_HAS(MPI_Info_toint)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int returned = profiled ? pmpi::info_toint(info) : mpi::info_toint(info);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Message_c2f(int profiled)
{
#if REC_HAS(MPI_Message_c2f)
    MPI_Message message = REC_NEW(MPI_Message, 1001);
    MPI_Fint returned = profiled ? pmpi::message_c2f(message) : mpi::message_c2f(message);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Message_f2c(int profiled)
{
#if REC_HAS(MPI_Message_f2c)
    MPI_Fint message = (MPI_Fint)101;
    MPI_Message returned = profiled ? pmpi::message_f2c(message) : mpi::message_f2c(message);
    REC_OBSERVE_HANDLE("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Message_fromint(int profiled)
{
#if REC_HAS(MPI_Message_fromint)
    int message = (int)101;
    MPI_Message returned = profiled ? pmpi::message_fromint(message) : mpi::message_fromint(message);
    REC_OBSERVE_HANDLE("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Message_toint(int profiled)
{
#if REC_HAS(MPI_Message_toint)
    MPI_Message message = REC_NEW(MPI_Message, 1001);
    int returned = profiled ? pmpi::message_toint(message) : mpi::message_toint(message);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Op_c2f(int profiled)
{
#if REC_HAS(MPI_Op_c2f)
    MPI_Op op = REC_NEW(MPI_Op, 1001);
    MPI_Fint returned = profiled ? pmpi::op_c2f(op) : mpi::op_c2f(op);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Op_f2c(int profiled)
{
#if REC_HAS(MPI_Op_f2c)
    MPI_Fint op = (MPI_Fint)101;
    MPI_Op returned = profiled ? pmpi::op_f2c(op) : mpi::op_f2c(op);
    REC_OBSERVE_HANDLE("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Op_fromint(int profiled)
{
#if REC_HAS(MPI_Op_fromint)
    int op = (int)101;
    MPI_Op returned = profiled ? pmpi::op_fromint(op) : mpi::op_fromint(op);
    REC_OBSERVE_HANDLE("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Op_toint(int profiled)
{
#if REC_HAS(MPI_Op_toint)
    MPI_Op op = REC_NEW(MPI_Op, 1001);
    int returned = profiled ? pmpi::op_toint(op) : mpi::op_toint(op);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Request_c2f(int profiled)
{
#if REC_HAS(MPI_Request_c2f)
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    MPI_Fint returned = profiled ? pmpi::request_c2f(request) : mpi::request_c2f(request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Request_f2c(int profiled)
{
#if REC_HAS(MPI_Request_f2c)
    MPI_Fint request = (MPI_Fint)101;
    MPI_Request returned = profiled ? pmpi::request_f2c(request) : mpi::request_f2c(request);
    REC_OBSERVE_HANDLE("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Request_fromint(int profiled)
{
#if REC_HAS(MPI_Request_fromint)
    int request = (int)101;
    MPI_Request returned = profiled ? pmpi::request_fromint(request) : mpi::request_fromint(request);
    REC_OBSERVE_HANDLE("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Request_toint(int profiled)
{
#if REC_HAS(MPI_Request_toint)
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    int returned = profiled ? pmpi::request_toint(request) : mpi::request_toint(request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_c2f(int profiled)
{
#if REC_HAS(MPI_Session_c2f)
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Fint returned = profiled ? pmpi::session_c2f(session) : mpi::session_c2f(session);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_f2c(int profiled)
{
#if REC_HAS(MPI_Session_f2c)
    MPI_Fint session = (MPI_Fint)101;
    MPI_Session returned = profiled ? pmpi::session_f2c(session) : mpi::session_f2c(session);
    REC_OBSERVE_HANDLE("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_fromint(int profiled)
{
#if REC_HAS(MPI_Session_fromint)
    int session = (int)101;
    MPI_Session returned = profiled ? pmpi::session_fromint(session) : mpi::session_fromint(session);
    REC_OBSERVE_HANDLE("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_toint(int profiled)
{
#if REC_HAS(MPI_Session_toint)
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    int returned = profiled ? pmpi::session_toint(session) : mpi::session_toint(session);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_c2f(int profiled)
{
#if REC_HAS(MPI_Status_c2f)
    MPI_Status c_status = REC_STATUS_ZERO;
    REC_FILL_STATUS(c_status, 101);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::status_c2f(*(&c_status), (MPI_Fint *)rec_slot(2)) : mpi::status_c2f(*(&c_status), (MPI_Fint *)rec_slot(2));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::status_c2f(*(&c_status), (MPI_Fint *)rec_slot(2)) : mpi::returning::status_c2f(*(&c_status), (MPI_Fint *)rec_slot(2));
        returned = result_.code();
    }
    rec_observe_slot("f_status", 2);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_c2f08(int profiled)
{
#if REC_HAS(MPI_Status_c2f08)
    MPI_Status c_status = REC_STATUS_ZERO;
    REC_FILL_STATUS(c_status, 101);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::status_c2f08(*(&c_status)) : mpi::status_c2f08(*(&c_status));
            *((MPI_F08_status *)rec_slot(2)) = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::status_c2f08(*(&c_status)) : mpi::returning::status_c2f08(*(&c_status));
        returned = result_.code();
        auto &out_ = *result_;
        *((MPI_F08_status *)rec_slot(2)) = out_;
    }
    rec_observe_slot("f08_status", 2);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_f082c(int profiled)
{
#if REC_HAS(MPI_Status_f082c)
    rec_fill_slot(rec_slot(1), 101);
    MPI_Status c_status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::status_f082c(*((MPI_F08_status *)rec_slot(1))) : mpi::status_f082c(*((MPI_F08_status *)rec_slot(1)));
            *(&c_status) = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::status_f082c(*((MPI_F08_status *)rec_slot(1))) : mpi::returning::status_f082c(*((MPI_F08_status *)rec_slot(1)));
        returned = result_.code();
        auto &out_ = *result_;
        *(&c_status) = out_;
    }
    REC_OBSERVE_STATUS("c_status", c_status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_f082f(int profiled)
{
#if REC_HAS(MPI_Status_f082f)
    rec_fill_slot(rec_slot(1), 101);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::status_f082f(*((MPI_F08_status *)rec_slot(1)), (MPI_Fint *)rec_slot(2)) : mpi::status_f082f(*((MPI_F08_status *)rec_slot(1)), (MPI_Fint *)rec_slot(2));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::status_f082f(*((MPI_F08_status *)rec_slot(1)), (MPI_Fint *)rec_slot(2)) : mpi::returning::status_f082f(*((MPI_F08_status *)rec_slot(1)), (MPI_Fint *)rec_slot(2));
        returned = result_.code();
    }
    rec_observe_slot("f_status", 2);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_f2c(int profiled)
{
#if REC_HAS(MPI_Status_f2c)
    rec_fill_slot(rec_slot(1), 101);
    MPI_Status c_status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::status_f2c((MPI_Fint *)rec_slot(1)) : mpi::status_f2c((MPI_Fint *)rec_slot(1));
            *(&c_status) = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::status_f2c((MPI_Fint *)rec_slot(1)) : mpi::returning::status_f2c((MPI_Fint *)rec_slot(1));
        returned = result_.code();
        auto &out_ = *result_;
        *(&c_status) = out_;
    }
    REC_OBSERVE_STATUS("c_status", c_status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_f2f08(int profiled)
{
#if REC_HAS(MPI_Status_f2f08)
    rec_fill_slot(rec_slot(1), 101);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::status_f2f08((MPI_Fint *)rec_slot(1)) : mpi::status_f2f08((MPI_Fint *)rec_slot(1));
            *((MPI_F08_status *)rec_slot(2)) = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::status_f2f08((MPI_Fint *)rec_slot(1)) : mpi::returning::status_f2f08((MPI_Fint *)rec_slot(1));
        returned = result_.code();
        auto &out_ = *result_;
        *((MPI_F08_status *)rec_slot(2)) = out_;
    }
    rec_observe_slot("f08_status", 2);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_c2f(int profiled)
{
#if REC_HAS(MPI_Type_c2f)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Fint returned = profiled ? pmpi::type_c2f(datatype) : mpi::type_c2f(datatype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_f2c(int profiled)
{
#if REC_HAS(MPI_Type_f2c)
    MPI_Fint datatype = (MPI_Fint)101;
    MPI_Datatype returned = profiled ? pmpi::type_f2c(datatype) : mpi::type_f2c(datatype);
    REC_OBSERVE_HANDLE("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_fromint(int profiled)
{
#if REC_HAS(MPI_Type_fromint)
    int datatype = (int)101;
    MPI_Datatype returned = profiled ? pmpi::type_fromint(datatype) : mpi::type_fromint(datatype);
    REC_OBSERVE_HANDLE("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_toint(int profiled)
{
#if REC_HAS(MPI_Type_toint)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int returned = profiled ? pmpi::type_toint(datatype) : mpi::type_toint(datatype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_c2f(int profiled)
{
#if REC_HAS(MPI_Win_c2f)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    MPI_Fint returned = profiled ? pmpi::win_c2f(win) : mpi::win_c2f(win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_f2c(int profiled)
{
#if REC_HAS(MPI_Win_f2c)
    MPI_Fint win = (MPI_Fint)101;
    MPI_Win returned = profiled ? pmpi::win_f2c(win) : mpi::win_f2c(win);
    REC_OBSERVE_HANDLE("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_fromint(int profiled)
{
#if REC_HAS(MPI_Win_fromint)
    int win = (int)101;
    MPI_Win returned = profiled ? pmpi::win_fromint(win) : mpi::win_fromint(win);
    REC_OBSERVE_HANDLE("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_toint(int profiled)
{
#if REC_HAS(MPI_Win_toint)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int returned = profiled ? pmpi::win_toint(win) : mpi::win_toint(win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

extern "C" const struct rec_caller rec_callers_handle_conversions[] = {
    {"MPI_Comm_c2f", call_MPI_Comm_c2f, 0},
    {"MPI_Comm_f2c", call_MPI_Comm_f2c, 0},
    {"MPI_Comm_fromint", call_MPI_Comm_fromint, 0},
    {"MPI_Comm_toint", call_MPI_Comm_toint, 0},
    {"MPI_Errhandler_c2f", call_MPI_Errhandler_c2f, 0},
    {"MPI_Errhandler_f2c", call_MPI_Errhandler_f2c, 0},
    {"MPI_Errhandler_fromint", call_MPI_Errhandler_fromint, 0},
    {"MPI_Errhandler_toint", call_MPI_Errhandler_toint, 0},
    {"MPI_File_c2f", call_MPI_File_c2f, 0},
    {"MPI_File_f2c", call_MPI_File_f2c, 0},
    {"MPI_File_fromint", call_MPI_File_fromint, 0},
    {"MPI_File_toint", call_MPI_File_toint, 0},
    {"MPI_Group_c2f", call_MPI_Group_c2f, 0},
    {"MPI_Group_f2c", call_MPI_Group_f2c, 0},
    {"MPI_Group_fromint", call_MPI_Group_fromint, 0},
    {"MPI_Group_toint", call_MPI_Group_toint, 0},
    {"MPI_Info_c2f", call_MPI_Info_c2f, 0},
    {"MPI_Info_f2c", call_MPI_Info_f2c, 0},
    {"MPI_Info_fromint", call_MPI_Info_fromint, 0},
    {"MPI_Info_toint", call_MPI_Info_toint, 0},
    {"MPI_Message_c2f", call_MPI_Message_c2f, 0},
    {"MPI_Message_f2c", call_MPI_Message_f2c, 0},
    {"MPI_Message_fromint", call_MPI_Message_fromint, 0},
    {"MPI_Message_toint", call_MPI_Message_toint, 0},
    {"MPI_Op_c2f", call_MPI_Op_c2f, 0},
    {"MPI_Op_f2c", call_MPI_Op_f2c, 0},
    {"MPI_Op_fromint", call_MPI_Op_fromint, 0},
    {"MPI_Op_toint", call_MPI_Op_toint, 0},
    {"MPI_Request_c2f", call_MPI_Request_c2f, 0},
    {"MPI_Request_f2c", call_MPI_Request_f2c, 0},
    {"MPI_Request_fromint", call_MPI_Request_fromint, 0},
    {"MPI_Request_toint", call_MPI_Request_toint, 0},
    {"MPI_Session_c2f", call_MPI_Session_c2f, 0},
    {"MPI_Session_f2c", call_MPI_Session_f2c, 0},
    {"MPI_Session_fromint", call_MPI_Session_fromint, 0},
    {"MPI_Session_toint", call_MPI_Session_toint, 0},
    {"MPI_Status_c2f", call_MPI_Status_c2f, 0},
    {"MPI_Status_c2f08", call_MPI_Status_c2f08, 0},
    {"MPI_Status_f082c", call_MPI_Status_f082c, 0},
    {"MPI_Status_f082f", call_MPI_Status_f082f, 0},
    {"MPI_Status_f2c", call_MPI_Status_f2c, 0},
    {"MPI_Status_f2f08", call_MPI_Status_f2f08, 0},
    {"MPI_Type_c2f", call_MPI_Type_c2f, 0},
    {"MPI_Type_f2c", call_MPI_Type_f2c, 0},
    {"MPI_Type_fromint", call_MPI_Type_fromint, 0},
    {"MPI_Type_toint", call_MPI_Type_toint, 0},
    {"MPI_Win_c2f", call_MPI_Win_c2f, 0},
    {"MPI_Win_f2c", call_MPI_Win_f2c, 0},
    {"MPI_Win_fromint", call_MPI_Win_fromint, 0},
    {"MPI_Win_toint", call_MPI_Win_toint, 0},
    {nullptr, nullptr, 0}
};
