// Do not edit: `bindery generate` writes this from specs/routines/attributes.toml through templates/test/modern/caller.cpp.j2.
// Calls of bindery::mpi for every routine of the chapter "attributes", each argument with a value of its own.
#include "modern_caller.hpp"

static void call_MPI_Attr_delete(int profiled)
{
#if REC_HAS(MPI_Attr_delete)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int keyval = (int)102;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::attr_delete(comm, keyval) : mpi::attr_delete(comm, keyval);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::attr_delete(comm, keyval) : mpi::returning::attr_delete(comm, keyval);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Attr_get(int profiled)
{
#if REC_HAS(MPI_Attr_get)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int keyval = (int)102;
    void *attribute_val = 0;
    int flag = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::attr_get(comm, keyval) : mpi::attr_get(comm, keyval);
            attribute_val = out_.attribute_val;
            flag = out_.flag;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::attr_get(comm, keyval) : mpi::returning::attr_get(comm, keyval);
        returned = result_.code();
        auto &out_ = *result_;
        attribute_val = out_.attribute_val;
        flag = out_.flag;
    }
    rec_observe_pointer("attribute_val", attribute_val);
    rec_observe_number("flag", flag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Attr_put(int profiled)
{
#if REC_HAS(MPI_Attr_put)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int keyval = (int)102;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::attr_put(comm, keyval, rec_slot(3)) : mpi::attr_put(comm, keyval, rec_slot(3));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::attr_put(comm, keyval, rec_slot(3)) : mpi::returning::attr_put(comm, keyval, rec_slot(3));
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_create_keyval(int profiled)
{
#if REC_HAS(MPI_Comm_create_keyval)
    int comm_keyval = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_create_keyval((MPI_Comm_copy_attr_function *)rec_function(1), (MPI_Comm_delete_attr_function *)rec_function(2), rec_slot(4)) : mpi::comm_create_keyval((MPI_Comm_copy_attr_function *)rec_function(1), (MPI_Comm_delete_attr_function *)rec_function(2), rec_slot(4));
            comm_keyval = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_create_keyval((MPI_Comm_copy_attr_function *)rec_function(1), (MPI_Comm_delete_attr_function *)rec_function(2), rec_slot(4)) : mpi::returning::comm_create_keyval((MPI_Comm_copy_attr_function *)rec_function(1), (MPI_Comm_delete_attr_function *)rec_function(2), rec_slot(4));
        returned = result_.code();
        auto &out_ = *result_;
        comm_keyval = out_;
    }
    rec_observe_number("comm_keyval", comm_keyval);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_delete_attr(int profiled)
{
#if REC_HAS(MPI_Comm_delete_attr)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int comm_keyval = (int)102;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::comm_delete_attr(comm, comm_keyval) : mpi::comm_delete_attr(comm, comm_keyval);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_delete_attr(comm, comm_keyval) : mpi::returning::comm_delete_attr(comm, comm_keyval);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_free_keyval(int profiled)
{
#if REC_HAS(MPI_Comm_free_keyval)
    int comm_keyval = (int)101;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::comm_free_keyval(comm_keyval) : mpi::comm_free_keyval(comm_keyval);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_free_keyval(comm_keyval) : mpi::returning::comm_free_keyval(comm_keyval);
        returned = result_.code();
    }
    rec_observe_number("comm_keyval", comm_keyval);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_get_attr(int profiled)
{
#if REC_HAS(MPI_Comm_get_attr)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int comm_keyval = (int)102;
    void *attribute_val = 0;
    int flag = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_get_attr(comm, comm_keyval) : mpi::comm_get_attr(comm, comm_keyval);
            attribute_val = out_.attribute_val;
            flag = out_.flag;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_get_attr(comm, comm_keyval) : mpi::returning::comm_get_attr(comm, comm_keyval);
        returned = result_.code();
        auto &out_ = *result_;
        attribute_val = out_.attribute_val;
        flag = out_.flag;
    }
    rec_observe_pointer("attribute_val", attribute_val);
    rec_observe_number("flag", flag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_set_attr(int profiled)
{
#if REC_HAS(MPI_Comm_set_attr)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int comm_keyval = (int)102;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::comm_set_attr(comm, comm_keyval, rec_slot(3)) : mpi::comm_set_attr(comm, comm_keyval, rec_slot(3));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_set_attr(comm, comm_keyval, rec_slot(3)) : mpi::returning::comm_set_attr(comm, comm_keyval, rec_slot(3));
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Keyval_create(int profiled)
{
#if REC_HAS(MPI_Keyval_create)
    int keyval = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::keyval_create((MPI_Copy_function *)rec_function(1), (MPI_Delete_function *)rec_function(2), rec_slot(4)) : mpi::keyval_create((MPI_Copy_function *)rec_function(1), (MPI_Delete_function *)rec_function(2), rec_slot(4));
            keyval = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::keyval_create((MPI_Copy_function *)rec_function(1), (MPI_Delete_function *)rec_function(2), rec_slot(4)) : mpi::returning::keyval_create((MPI_Copy_function *)rec_function(1), (MPI_Delete_function *)rec_function(2), rec_slot(4));
        returned = result_.code();
        auto &out_ = *result_;
        keyval = out_;
    }
    rec_observe_number("keyval", keyval);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Keyval_free(int profiled)
{
#if REC_HAS(MPI_Keyval_free)
    int keyval = (int)101;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::keyval_free(keyval) : mpi::keyval_free(keyval);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::keyval_free(keyval) : mpi::returning::keyval_free(keyval);
        returned = result_.code();
    }
    rec_observe_number("keyval", keyval);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_keyval(int profiled)
{
#if REC_HAS(MPI_Type_create_keyval)
    int type_keyval = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_create_keyval((MPI_Type_copy_attr_function *)rec_function(1), (MPI_Type_delete_attr_function *)rec_function(2), rec_slot(4)) : mpi::type_create_keyval((MPI_Type_copy_attr_function *)rec_function(1), (MPI_Type_delete_attr_function *)rec_function(2), rec_slot(4));
            type_keyval = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_create_keyval((MPI_Type_copy_attr_function *)rec_function(1), (MPI_Type_delete_attr_function *)rec_function(2), rec_slot(4)) : mpi::returning::type_create_keyval((MPI_Type_copy_attr_function *)rec_function(1), (MPI_Type_delete_attr_function *)rec_function(2), rec_slot(4));
        returned = result_.code();
        auto &out_ = *result_;
        type_keyval = out_;
    }
    rec_observe_number("type_keyval", type_keyval);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_delete_attr(int profiled)
{
#if REC_HAS(MPI_Type_delete_attr)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int type_keyval = (int)102;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::type_delete_attr(datatype, type_keyval) : mpi::type_delete_attr(datatype, type_keyval);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_delete_attr(datatype, type_keyval) : mpi::returning::type_delete_attr(datatype, type_keyval);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_free_keyval(int profiled)
{
#if REC_HAS(MPI_Type_free_keyval)
    int type_keyval = (int)101;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::type_free_keyval(type_keyval) : mpi::type_free_keyval(type_keyval);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_free_keyval(type_keyval) : mpi::returning::type_free_keyval(type_keyval);
        returned = result_.code();
    }
    rec_observe_number("type_keyval", type_keyval);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_attr(int profiled)
{
#if REC_HAS(MPI_Type_get_attr)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int type_keyval = (int)102;
    void *attribute_val = 0;
    int flag = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_get_attr(datatype, type_keyval) : mpi::type_get_attr(datatype, type_keyval);
            attribute_val = out_.attribute_val;
            flag = out_.flag;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_get_attr(datatype, type_keyval) : mpi::returning::type_get_attr(datatype, type_keyval);
        returned = result_.code();
        auto &out_ = *result_;
        attribute_val = out_.attribute_val;
        flag = out_.flag;
    }
    rec_observe_pointer("attribute_val", attribute_val);
    rec_observe_number("flag", flag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_set_attr(int profiled)
{
#if REC_HAS(MPI_Type_set_attr)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int type_keyval = (int)102;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::type_set_attr(datatype, type_keyval, rec_slot(3)) : mpi::type_set_attr(datatype, type_keyval, rec_slot(3));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_set_attr(datatype, type_keyval, rec_slot(3)) : mpi::returning::type_set_attr(datatype, type_keyval, rec_slot(3));
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_create_keyval(int profiled)
{
#if REC_HAS(MPI_Win_create_keyval)
    int win_keyval = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::win_create_keyval((MPI_Win_copy_attr_function *)rec_function(1), (MPI_Win_delete_attr_function *)rec_function(2), rec_slot(4)) : mpi::win_create_keyval((MPI_Win_copy_attr_function *)rec_function(1), (MPI_Win_delete_attr_function *)rec_function(2), rec_slot(4));
            win_keyval = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_create_keyval((MPI_Win_copy_attr_function *)rec_function(1), (MPI_Win_delete_attr_function *)rec_function(2), rec_slot(4)) : mpi::returning::win_create_keyval((MPI_Win_copy_attr_function *)rec_function(1), (MPI_Win_delete_attr_function *)rec_function(2), rec_slot(4));
        returned = result_.code();
        auto &out_ = *result_;
        win_keyval = out_;
    }
    rec_observe_number("win_keyval", win_keyval);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_delete_attr(int profiled)
{
#if REC_HAS(MPI_Win_delete_attr)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int win_keyval = (int)102;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::win_delete_attr(win, win_keyval) : mpi::win_delete_attr(win, win_keyval);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_delete_attr(win, win_keyval) : mpi::returning::win_delete_attr(win, win_keyval);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_free_keyval(int profiled)
{
#if REC_HAS(MPI_Win_free_keyval)
    int win_keyval = (int)101;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::win_free_keyval(win_keyval) : mpi::win_free_keyval(win_keyval);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_free_keyval(win_keyval) : mpi::returning::win_free_keyval(win_keyval);
        returned = result_.code();
    }
    rec_observe_number("win_keyval", win_keyval);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_get_attr(int profiled)
{
#if REC_HAS(MPI_Win_get_attr)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int win_keyval = (int)102;
    void *attribute_val = 0;
    int flag = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::win_get_attr(win, win_keyval) : mpi::win_get_attr(win, win_keyval);
            attribute_val = out_.attribute_val;
            flag = out_.flag;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_get_attr(win, win_keyval) : mpi::returning::win_get_attr(win, win_keyval);
        returned = result_.code();
        auto &out_ = *result_;
        attribute_val = out_.attribute_val;
        flag = out_.flag;
    }
    rec_observe_pointer("attribute_val", attribute_val);
    rec_observe_number("flag", flag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_set_attr(int profiled)
{
#if REC_HAS(MPI_Win_set_attr)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int win_keyval = (int)102;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::win_set_attr(win, win_keyval, rec_slot(3)) : mpi::win_set_attr(win, win_keyval, rec_slot(3));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_set_attr(win, win_keyval, rec_slot(3)) : mpi::returning::win_set_attr(win, win_keyval, rec_slot(3));
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

extern "C" const struct rec_caller rec_callers_attributes[] = {
    {"MPI_Attr_delete", call_MPI_Attr_delete, 0},
    {"MPI_Attr_get", call_MPI_Attr_get, 0},
    {"MPI_Attr_put", call_MPI_Attr_put, 0},
    {"MPI_Comm_create_keyval", call_MPI_Comm_create_keyval, 0},
    {"MPI_Comm_delete_attr", call_MPI_Comm_delete_attr, 0},
    {"MPI_Comm_free_keyval", call_MPI_Comm_free_keyval, 0},
    {"MPI_Comm_get_attr", call_MPI_Comm_get_attr, 0},
    {"MPI_Comm_set_attr", call_MPI_Comm_set_attr, 0},
    {"MPI_Keyval_create", call_MPI_Keyval_create, 0},
    {"MPI_Keyval_free", call_MPI_Keyval_free, 0},
    {"MPI_Type_create_keyval", call_MPI_Type_create_keyval, 0},
    {"MPI_Type_delete_attr", call_MPI_Type_delete_attr, 0},
    {"MPI_Type_free_keyval", call_MPI_Type_free_keyval, 0},
    {"MPI_Type_get_attr", call_MPI_Type_get_attr, 0},
    {"MPI_Type_set_attr", call_MPI_Type_set_attr, 0},
    {"MPI_Win_create_keyval", call_MPI_Win_create_keyval, 0},
    {"MPI_Win_delete_attr", call_MPI_Win_delete_attr, 0},
    {"MPI_Win_free_keyval", call_MPI_Win_free_keyval, 0},
    {"MPI_Win_get_attr", call_MPI_Win_get_attr, 0},
    {"MPI_Win_set_attr", call_MPI_Win_set_attr, 0},
    {nullptr, nullptr, 0}
};
