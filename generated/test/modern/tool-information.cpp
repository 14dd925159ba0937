// Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml through templates/test/modern/caller.cpp.j2.
// Calls of bindery::mpi for every routine of the chapter "tool-information", each argument with a value of its own.
#include "modern_caller.hpp"

static void call_MPI_T_category_changed(int profiled)
{
#if REC_HAS(MPI_T_category_changed)
    int update_number = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_category_changed() : mpi::t_category_changed();
            update_number = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_category_changed() : mpi::returning::t_category_changed();
        returned = result_.code();
        auto &out_ = *result_;
        update_number = out_;
    }
    rec_observe_number("update_number", update_number);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_category_get_categories(int profiled)
{
#if REC_HAS(MPI_T_category_get_categories)
    int cat_index = (int)101;
    int len = (int)3;
    int indices[REC_MOST] = REC_NUMBERS(0);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::t_category_get_categories(cat_index, std::span(+indices, static_cast<std::size_t>(len))) : mpi::t_category_get_categories(cat_index, std::span(+indices, static_cast<std::size_t>(len)));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_category_get_categories(cat_index, std::span(+indices, static_cast<std::size_t>(len))) : mpi::returning::t_category_get_categories(cat_index, std::span(+indices, static_cast<std::size_t>(len)));
        returned = result_.code();
    }
    REC_OBSERVE_ARRAY("indices", indices, len);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_category_get_cvars(int profiled)
{
#if REC_HAS(MPI_T_category_get_cvars)
    int cat_index = (int)101;
    int len = (int)3;
    int indices[REC_MOST] = REC_NUMBERS(0);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::t_category_get_cvars(cat_index, std::span(+indices, static_cast<std::size_t>(len))) : mpi::t_category_get_cvars(cat_index, std::span(+indices, static_cast<std::size_t>(len)));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_category_get_cvars(cat_index, std::span(+indices, static_cast<std::size_t>(len))) : mpi::returning::t_category_get_cvars(cat_index, std::span(+indices, static_cast<std::size_t>(len)));
        returned = result_.code();
    }
    REC_OBSERVE_ARRAY("indices", indices, len);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_category_get_events(int profiled)
{
#if REC_HAS(MPI_T_category_get_events)
    int cat_index = (int)101;
    int len = (int)3;
    int indices[REC_MOST] = REC_NUMBERS(0);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::t_category_get_events(cat_index, std::span(+indices, static_cast<std::size_t>(len))) : mpi::t_category_get_events(cat_index, std::span(+indices, static_cast<std::size_t>(len)));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_category_get_events(cat_index, std::span(+indices, static_cast<std::size_t>(len))) : mpi::returning::t_category_get_events(cat_index, std::span(+indices, static_cast<std::size_t>(len)));
        returned = result_.code();
    }
    REC_OBSERVE_ARRAY("indices", indices, len);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_category_get_index(int profiled)
{
#if REC_HAS(MPI_T_category_get_index)
    int cat_index = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_category_get_index("name 101") : mpi::t_category_get_index("name 101");
            cat_index = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_category_get_index("name 101") : mpi::returning::t_category_get_index("name 101");
        returned = result_.code();
        auto &out_ = *result_;
        cat_index = out_;
    }
    rec_observe_number("cat_index", cat_index);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_category_get_info(int profiled)
{
#if REC_HAS(MPI_T_category_get_info)
    int cat_index = (int)101;
    char name[REC_STRING] = "";
    int name_len = (int)103;
    char desc[REC_STRING] = "";
    int desc_len = (int)105;
    int num_cvars = (int)0;
    int num_pvars = (int)0;
    int num_categories = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_category_get_info(cat_index, std::span(+name, static_cast<std::size_t>(name_len)), std::span(+desc, static_cast<std::size_t>(desc_len))) : mpi::t_category_get_info(cat_index, std::span(+name, static_cast<std::size_t>(name_len)), std::span(+desc, static_cast<std::size_t>(desc_len)));
            name_len = out_.name_len;
            desc_len = out_.desc_len;
            num_cvars = out_.num_cvars;
            num_pvars = out_.num_pvars;
            num_categories = out_.num_categories;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_category_get_info(cat_index, std::span(+name, static_cast<std::size_t>(name_len)), std::span(+desc, static_cast<std::size_t>(desc_len))) : mpi::returning::t_category_get_info(cat_index, std::span(+name, static_cast<std::size_t>(name_len)), std::span(+desc, static_cast<std::size_t>(desc_len)));
        returned = result_.code();
        auto &out_ = *result_;
        name_len = out_.name_len;
        desc_len = out_.desc_len;
        num_cvars = out_.num_cvars;
        num_pvars = out_.num_pvars;
        num_categories = out_.num_categories;
    }
    rec_observe_string("name", name);
    rec_observe_number("name_len", name_len);
    rec_observe_string("desc", desc);
    rec_observe_number("desc_len", desc_len);
    rec_observe_number("num_cvars", num_cvars);
    rec_observe_number("num_pvars", num_pvars);
    rec_observe_number("num_categories", num_categories);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_category_get_num(int profiled)
{
#if REC_HAS(MPI_T_category_get_num)
    int num_cat = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_category_get_num() : mpi::t_category_get_num();
            num_cat = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_category_get_num() : mpi::returning::t_category_get_num();
        returned = result_.code();
        auto &out_ = *result_;
        num_cat = out_;
    }
    rec_observe_number("num_cat", num_cat);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_category_get_num_events(int profiled)
{
#if REC_HAS(MPI_T_category_get_num_events)
    int cat_index = (int)101;
    int num_events = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_category_get_num_events(cat_index) : mpi::t_category_get_num_events(cat_index);
            num_events = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_category_get_num_events(cat_index) : mpi::returning::t_category_get_num_events(cat_index);
        returned = result_.code();
        auto &out_ = *result_;
        num_events = out_;
    }
    rec_observe_number("num_events", num_events);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_category_get_pvars(int profiled)
{
#if REC_HAS(MPI_T_category_get_pvars)
    int cat_index = (int)101;
    int len = (int)3;
    int indices[REC_MOST] = REC_NUMBERS(0);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::t_category_get_pvars(cat_index, std::span(+indices, static_cast<std::size_t>(len))) : mpi::t_category_get_pvars(cat_index, std::span(+indices, static_cast<std::size_t>(len)));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_category_get_pvars(cat_index, std::span(+indices, static_cast<std::size_t>(len))) : mpi::returning::t_category_get_pvars(cat_index, std::span(+indices, static_cast<std::size_t>(len)));
        returned = result_.code();
    }
    REC_OBSERVE_ARRAY("indices", indices, len);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_cvar_get_index(int profiled)
{
#if REC_HAS(MPI_T_cvar_get_index)
    int cvar_index = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_cvar_get_index("name 101") : mpi::t_cvar_get_index("name 101");
            cvar_index = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_cvar_get_index("name 101") : mpi::returning::t_cvar_get_index("name 101");
        returned = result_.code();
        auto &out_ = *result_;
        cvar_index = out_;
    }
    rec_observe_number("cvar_index", cvar_index);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_cvar_get_info(int profiled)
{
#if REC_HAS(MPI_T_cvar_get_info)
    int cvar_index = (int)101;
    char name[REC_STRING] = "";
    int name_len = (int)103;
    int verbosity = (int)0;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 0);
    MPI_T_enum enumtype = REC_NEW(MPI_T_enum, 0);
    char desc[REC_STRING] = "";
    int desc_len = (int)108;
    int bind = (int)0;
    int scope = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_cvar_get_info(cvar_index, std::span(+name, static_cast<std::size_t>(name_len)), std::span(+desc, static_cast<std::size_t>(desc_len))) : mpi::t_cvar_get_info(cvar_index, std::span(+name, static_cast<std::size_t>(name_len)), std::span(+desc, static_cast<std::size_t>(desc_len)));
            name_len = out_.name_len;
            verbosity = out_.verbosity;
            datatype = out_.datatype;
            enumtype = out_.enumtype;
            desc_len = out_.desc_len;
            bind = out_.bind;
            scope = out_.scope;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_cvar_get_info(cvar_index, std::span(+name, static_cast<std::size_t>(name_len)), std::span(+desc, static_cast<std::size_t>(desc_len))) : mpi::returning::t_cvar_get_info(cvar_index, std::span(+name, static_cast<std::size_t>(name_len)), std::span(+desc, static_cast<std::size_t>(desc_len)));
        returned = result_.code();
        auto &out_ = *result_;
        name_len = out_.name_len;
        verbosity = out_.verbosity;
        datatype = out_.datatype;
        enumtype = out_.enumtype;
        desc_len = out_.desc_len;
        bind = out_.bind;
        scope = out_.scope;
    }
    rec_observe_string("name", name);
    rec_observe_number("name_len", name_len);
    rec_observe_number("verbosity", verbosity);
    REC_OBSERVE_HANDLE("datatype", datatype);
    REC_OBSERVE_HANDLE("enumtype", enumtype);
    rec_observe_string("desc", desc);
    rec_observe_number("desc_len", desc_len);
    rec_observe_number("bind", bind);
    rec_observe_number("scope", scope);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_cvar_get_num(int profiled)
{
#if REC_HAS(MPI_T_cvar_get_num)
    int num_cvar = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_cvar_get_num() : mpi::t_cvar_get_num();
            num_cvar = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_cvar_get_num() : mpi::returning::t_cvar_get_num();
        returned = result_.code();
        auto &out_ = *result_;
        num_cvar = out_;
    }
    rec_observe_number("num_cvar", num_cvar);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_cvar_handle_alloc(int profiled)
{
#if REC_HAS(MPI_T_cvar_handle_alloc)
    int cvar_index = (int)101;
    MPI_T_cvar_handle handle = REC_NEW(MPI_T_cvar_handle, 0);
    int count = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_cvar_handle_alloc(cvar_index, rec_slot(2)) : mpi::t_cvar_handle_alloc(cvar_index, rec_slot(2));
            handle = out_.handle;
            count = out_.count;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_cvar_handle_alloc(cvar_index, rec_slot(2)) : mpi::returning::t_cvar_handle_alloc(cvar_index, rec_slot(2));
        returned = result_.code();
        auto &out_ = *result_;
        handle = out_.handle;
        count = out_.count;
    }
    REC_OBSERVE_HANDLE("handle", handle);
    rec_observe_number("count", count);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_cvar_handle_free(int profiled)
{
#if REC_HAS(MPI_T_cvar_handle_free)
    MPI_T_cvar_handle handle = REC_NEW(MPI_T_cvar_handle, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::t_cvar_handle_free(mpi::handles<mpi::t_cvar_handle>(&handle, 1)[0]) : mpi::t_cvar_handle_free(mpi::handles<mpi::t_cvar_handle>(&handle, 1)[0]);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_cvar_handle_free(mpi::handles<mpi::t_cvar_handle>(&handle, 1)[0]) : mpi::returning::t_cvar_handle_free(mpi::handles<mpi::t_cvar_handle>(&handle, 1)[0]);
        returned = result_.code();
    }
    REC_OBSERVE_HANDLE("handle", handle);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_cvar_read(int profiled)
{
#if REC_HAS(MPI_T_cvar_read)
    MPI_T_cvar_handle handle = REC_NEW(MPI_T_cvar_handle, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::t_cvar_read(handle, rec_slot(2)) : mpi::t_cvar_read(handle, rec_slot(2));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_cvar_read(handle, rec_slot(2)) : mpi::returning::t_cvar_read(handle, rec_slot(2));
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_cvar_write(int profiled)
{
#if REC_HAS(MPI_T_cvar_write)
    MPI_T_cvar_handle handle = REC_NEW(MPI_T_cvar_handle, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::t_cvar_write(handle, rec_slot(2)) : mpi::t_cvar_write(handle, rec_slot(2));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_cvar_write(handle, rec_slot(2)) : mpi::returning::t_cvar_write(handle, rec_slot(2));
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_enum_get_info(int profiled)
{
#if REC_HAS(MPI_T_enum_get_info)
    MPI_T_enum enumtype = REC_NEW(MPI_T_enum, 1001);
    int num = (int)0;
    char name[REC_STRING] = "";
    int name_len = (int)104;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_enum_get_info(enumtype, std::span(+name, static_cast<std::size_t>(name_len))) : mpi::t_enum_get_info(enumtype, std::span(+name, static_cast<std::size_t>(name_len)));
            num = out_.num;
            name_len = out_.name_len;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_enum_get_info(enumtype, std::span(+name, static_cast<std::size_t>(name_len))) : mpi::returning::t_enum_get_info(enumtype, std::span(+name, static_cast<std::size_t>(name_len)));
        returned = result_.code();
        auto &out_ = *result_;
        num = out_.num;
        name_len = out_.name_len;
    }
    rec_observe_number("num", num);
    rec_observe_string("name", name);
    rec_observe_number("name_len", name_len);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_enum_get_item(int profiled)
{
#if REC_HAS(MPI_T_enum_get_item)
    MPI_T_enum enumtype = REC_NEW(MPI_T_enum, 1001);
    int index = (int)102;
    int value = (int)0;
    char name[REC_STRING] = "";
    int name_len = (int)105;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_enum_get_item(enumtype, index, std::span(+name, static_cast<std::size_t>(name_len))) : mpi::t_enum_get_item(enumtype, index, std::span(+name, static_cast<std::size_t>(name_len)));
            value = out_.value;
            name_len = out_.name_len;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_enum_get_item(enumtype, index, std::span(+name, static_cast<std::size_t>(name_len))) : mpi::returning::t_enum_get_item(enumtype, index, std::span(+name, static_cast<std::size_t>(name_len)));
        returned = result_.code();
        auto &out_ = *result_;
        value = out_.value;
        name_len = out_.name_len;
    }
    rec_observe_number("value", value);
    rec_observe_string("name", name);
    rec_observe_number("name_len", name_len);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_event_callback_get_info(int profiled)
{
#if REC_HAS(MPI_T_event_callback_get_info)
    MPI_T_event_registration event_registration = REC_NEW(MPI_T_event_registration, 1001);
    MPI_T_cb_safety cb_safety = (MPI_T_cb_safety)102;
    MPI_Info info_used = REC_NEW(MPI_Info, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_event_callback_get_info(event_registration, cb_safety) : mpi::t_event_callback_get_info(event_registration, cb_safety);
            info_used = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_event_callback_get_info(event_registration, cb_safety) : mpi::returning::t_event_callback_get_info(event_registration, cb_safety);
        returned = result_.code();
        auto &out_ = *result_;
        info_used = out_;
    }
    REC_OBSERVE_HANDLE("info_used", info_used);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_event_callback_set_info(int profiled)
{
#if REC_HAS(MPI_T_event_callback_set_info)
    MPI_T_event_registration event_registration = REC_NEW(MPI_T_event_registration, 1001);
    MPI_T_cb_safety cb_safety = (MPI_T_cb_safety)102;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::t_event_callback_set_info(event_registration, cb_safety, info) : mpi::t_event_callback_set_info(event_registration, cb_safety, info);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_event_callback_set_info(event_registration, cb_safety, info) : mpi::returning::t_event_callback_set_info(event_registration, cb_safety, info);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_event_copy(int profiled)
{
#if REC_HAS(MPI_T_event_copy)
    MPI_T_event_instance event_instance = REC_NEW(MPI_T_event_instance, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::t_event_copy(event_instance, rec_slot(2)) : mpi::t_event_copy(event_instance, rec_slot(2));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_event_copy(event_instance, rec_slot(2)) : mpi::returning::t_event_copy(event_instance, rec_slot(2));
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_event_get_index(int profiled)
{
#if REC_HAS(MPI_T_event_get_index)
    int event_index = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_event_get_index("name 101") : mpi::t_event_get_index("name 101");
            event_index = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_event_get_index("name 101") : mpi::returning::t_event_get_index("name 101");
        returned = result_.code();
        auto &out_ = *result_;
        event_index = out_;
    }
    rec_observe_number("event_index", event_index);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_event_get_info(int profiled)
{
#if REC_HAS(MPI_T_event_get_info)
    int event_index = (int)101;
    char name[REC_STRING] = "";
    int name_len = (int)103;
    int verbosity = (int)0;
    MPI_Datatype array_of_datatypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_datatypes, 0);
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(0);
    int num_elements = (int)107;
    MPI_T_enum enumtype = REC_NEW(MPI_T_enum, 0);
    MPI_Info info = REC_NEW(MPI_Info, 0);
    char desc[REC_STRING] = "";
    int desc_len = (int)111;
    int bind = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_event_get_info(event_index, std::span(+name, static_cast<std::size_t>(name_len)), mpi::handles<mpi::datatype>(array_of_datatypes, num_elements), std::span(+array_of_displacements, static_cast<std::size_t>(num_elements)), std::span(+desc, static_cast<std::size_t>(desc_len))) : mpi::t_event_get_info(event_index, std::span(+name, static_cast<std::size_t>(name_len)), mpi::handles<mpi::datatype>(array_of_datatypes, num_elements), std::span(+array_of_displacements, static_cast<std::size_t>(num_elements)), std::span(+desc, static_cast<std::size_t>(desc_len)));
            name_len = out_.name_len;
            verbosity = out_.verbosity;
            num_elements = out_.num_elements;
            enumtype = out_.enumtype;
            info = out_.info;
            desc_len = out_.desc_len;
            bind = out_.bind;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_event_get_info(event_index, std::span(+name, static_cast<std::size_t>(name_len)), mpi::handles<mpi::datatype>(array_of_datatypes, num_elements), std::span(+array_of_displacements, static_cast<std::size_t>(num_elements)), std::span(+desc, static_cast<std::size_t>(desc_len))) : mpi::returning::t_event_get_info(event_index, std::span(+name, static_cast<std::size_t>(name_len)), mpi::handles<mpi::datatype>(array_of_datatypes, num_elements), std::span(+array_of_displacements, static_cast<std::size_t>(num_elements)), std::span(+desc, static_cast<std::size_t>(desc_len)));
        returned = result_.code();
        auto &out_ = *result_;
        name_len = out_.name_len;
        verbosity = out_.verbosity;
        num_elements = out_.num_elements;
        enumtype = out_.enumtype;
        info = out_.info;
        desc_len = out_.desc_len;
        bind = out_.bind;
    }
    rec_observe_string("name", name);
    rec_observe_number("name_len", name_len);
    rec_observe_number("verbosity", verbosity);
    REC_OBSERVE_HANDLES("array_of_datatypes", array_of_datatypes, 3);
    REC_OBSERVE_ARRAY("array_of_displacements", array_of_displacements, 3);
    rec_observe_number("num_elements", num_elements);
    REC_OBSERVE_HANDLE("enumtype", enumtype);
    REC_OBSERVE_HANDLE("info", info);
    rec_observe_string("desc", desc);
    rec_observe_number("desc_len", desc_len);
    rec_observe_number("bind", bind);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_event_get_num(int profiled)
{
#if REC_HAS(MPI_T_event_get_num)
    int num_events = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_event_get_num() : mpi::t_event_get_num();
            num_events = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_event_get_num() : mpi::returning::t_event_get_num();
        returned = result_.code();
        auto &out_ = *result_;
        num_events = out_;
    }
    rec_observe_number("num_events", num_events);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_event_get_source(int profiled)
{
#if REC_HAS(MPI_T_event_get_source)
    MPI_T_event_instance event_instance = REC_NEW(MPI_T_event_instance, 1001);
    int source_index = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_event_get_source(event_instance) : mpi::t_event_get_source(event_instance);
            source_index = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_event_get_source(event_instance) : mpi::returning::t_event_get_source(event_instance);
        returned = result_.code();
        auto &out_ = *result_;
        source_index = out_;
    }
    rec_observe_number("source_index", source_index);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_event_get_timestamp(int profiled)
{
#if REC_HAS(MPI_T_event_get_timestamp)
    MPI_T_event_instance event_instance = REC_NEW(MPI_T_event_instance, 1001);
    MPI_Count event_timestamp = (MPI_Count)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_event_get_timestamp(event_instance) : mpi::t_event_get_timestamp(event_instance);
            event_timestamp = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_event_get_timestamp(event_instance) : mpi::returning::t_event_get_timestamp(event_instance);
        returned = result_.code();
        auto &out_ = *result_;
        event_timestamp = out_;
    }
    rec_observe_number("event_timestamp", event_timestamp);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_event_handle_alloc(int profiled)
{
#if REC_HAS(MPI_T_event_handle_alloc)
    int event_index = (int)101;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_T_event_registration event_registration = REC_NEW(MPI_T_event_registration, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_event_handle_alloc(event_index, rec_slot(2), info) : mpi::t_event_handle_alloc(event_index, rec_slot(2), info);
            event_registration = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_event_handle_alloc(event_index, rec_slot(2), info) : mpi::returning::t_event_handle_alloc(event_index, rec_slot(2), info);
        returned = result_.code();
        auto &out_ = *result_;
        event_registration = out_;
    }
    REC_OBSERVE_HANDLE("event_registration", event_registration);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_event_handle_free(int profiled)
{
#if REC_HAS(MPI_T_event_handle_free)
    MPI_T_event_registration event_registration = REC_NEW(MPI_T_event_registration, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::t_event_handle_free(event_registration, rec_slot(2), (MPI_T_event_free_cb_function *)rec_function(3)) : mpi::t_event_handle_free(event_registration, rec_slot(2), (MPI_T_event_free_cb_function *)rec_function(3));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_event_handle_free(event_registration, rec_slot(2), (MPI_T_event_free_cb_function *)rec_function(3)) : mpi::returning::t_event_handle_free(event_registration, rec_slot(2), (MPI_T_event_free_cb_function *)rec_function(3));
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_event_handle_get_info(int profiled)
{
#if REC_HAS(MPI_T_event_handle_get_info)
    MPI_T_event_registration event_registration = REC_NEW(MPI_T_event_registration, 1001);
    MPI_Info info_used = REC_NEW(MPI_Info, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_event_handle_get_info(event_registration) : mpi::t_event_handle_get_info(event_registration);
            info_used = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_event_handle_get_info(event_registration) : mpi::returning::t_event_handle_get_info(event_registration);
        returned = result_.code();
        auto &out_ = *result_;
        info_used = out_;
    }
    REC_OBSERVE_HANDLE("info_used", info_used);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_event_handle_set_info(int profiled)
{
#if REC_HAS(MPI_T_event_handle_set_info)
    MPI_T_event_registration event_registration = REC_NEW(MPI_T_event_registration, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::t_event_handle_set_info(event_registration, info) : mpi::t_event_handle_set_info(event_registration, info);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_event_handle_set_info(event_registration, info) : mpi::returning::t_event_handle_set_info(event_registration, info);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_event_read(int profiled)
{
#if REC_HAS(MPI_T_event_read)
    MPI_T_event_instance event_instance = REC_NEW(MPI_T_event_instance, 1001);
    int element_index = (int)102;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::t_event_read(event_instance, element_index, rec_slot(3)) : mpi::t_event_read(event_instance, element_index, rec_slot(3));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_event_read(event_instance, element_index, rec_slot(3)) : mpi::returning::t_event_read(event_instance, element_index, rec_slot(3));
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_event_register_callback(int profiled)
{
#if REC_HAS(MPI_T_event_register_callback)
    MPI_T_event_registration event_registration = REC_NEW(MPI_T_event_registration, 1001);
    MPI_T_cb_safety cb_safety = (MPI_T_cb_safety)102;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::t_event_register_callback(event_registration, cb_safety, info, rec_slot(4), (MPI_T_event_cb_function *)rec_function(5)) : mpi::t_event_register_callback(event_registration, cb_safety, info, rec_slot(4), (MPI_T_event_cb_function *)rec_function(5));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_event_register_callback(event_registration, cb_safety, info, rec_slot(4), (MPI_T_event_cb_function *)rec_function(5)) : mpi::returning::t_event_register_callback(event_registration, cb_safety, info, rec_slot(4), (MPI_T_event_cb_function *)rec_function(5));
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_event_set_dropped_handler(int profiled)
{
#if REC_HAS(MPI_T_event_set_dropped_handler)
    MPI_T_event_registration event_registration = REC_NEW(MPI_T_event_registration, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::t_event_set_dropped_handler(event_registration, (MPI_T_event_dropped_cb_function *)rec_function(2)) : mpi::t_event_set_dropped_handler(event_registration, (MPI_T_event_dropped_cb_function *)rec_function(2));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_event_set_dropped_handler(event_registration, (MPI_T_event_dropped_cb_function *)rec_function(2)) : mpi::returning::t_event_set_dropped_handler(event_registration, (MPI_T_event_dropped_cb_function *)rec_function(2));
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_finalize(int profiled)
{
#if REC_HAS(MPI_T_finalize)
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::t_finalize() : mpi::t_finalize();
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_finalize() : mpi::returning::t_finalize();
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_init_thread(int profiled)
{
#if REC_HAS(MPI_T_init_thread)
    int required = (int)101;
    int provided = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_init_thread(required) : mpi::t_init_thread(required);
            provided = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_init_thread(required) : mpi::returning::t_init_thread(required);
        returned = result_.code();
        auto &out_ = *result_;
        provided = out_;
    }
    rec_observe_number("provided", provided);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_pvar_get_index(int profiled)
{
#if REC_HAS(MPI_T_pvar_get_index)
    int var_class = (int)102;
    int pvar_index = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_pvar_get_index("name 101", var_class) : mpi::t_pvar_get_index("name 101", var_class);
            pvar_index = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_pvar_get_index("name 101", var_class) : mpi::returning::t_pvar_get_index("name 101", var_class);
        returned = result_.code();
        auto &out_ = *result_;
        pvar_index = out_;
    }
    rec_observe_number("pvar_index", pvar_index);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_pvar_get_info(int profiled)
{
#if REC_HAS(MPI_T_pvar_get_info)
    int pvar_index = (int)101;
    char name[REC_STRING] = "";
    int name_len = (int)103;
    int verbosity = (int)0;
    int var_class = (int)0;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 0);
    MPI_T_enum enumtype = REC_NEW(MPI_T_enum, 0);
    char desc[REC_STRING] = "";
    int desc_len = (int)109;
    int bind = (int)0;
    int readonly = (int)0;
    int continuous = (int)0;
    int atomic = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_pvar_get_info(pvar_index, std::span(+name, static_cast<std::size_t>(name_len)), std::span(+desc, static_cast<std::size_t>(desc_len))) : mpi::t_pvar_get_info(pvar_index, std::span(+name, static_cast<std::size_t>(name_len)), std::span(+desc, static_cast<std::size_t>(desc_len)));
            name_len = out_.name_len;
            verbosity = out_.verbosity;
            var_class = out_.var_class;
            datatype = out_.datatype;
            enumtype = out_.enumtype;
            desc_len = out_.desc_len;
            bind = out_.bind;
            readonly = out_.readonly;
            continuous = out_.continuous;
            atomic = out_.atomic;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_pvar_get_info(pvar_index, std::span(+name, static_cast<std::size_t>(name_len)), std::span(+desc, static_cast<std::size_t>(desc_len))) : mpi::returning::t_pvar_get_info(pvar_index, std::span(+name, static_cast<std::size_t>(name_len)), std::span(+desc, static_cast<std::size_t>(desc_len)));
        returned = result_.code();
        auto &out_ = *result_;
        name_len = out_.name_len;
        verbosity = out_.verbosity;
        var_class = out_.var_class;
        datatype = out_.datatype;
        enumtype = out_.enumtype;
        desc_len = out_.desc_len;
        bind = out_.bind;
        readonly = out_.readonly;
        continuous = out_.continuous;
        atomic = out_.atomic;
    }
    rec_observe_string("name", name);
    rec_observe_number("name_len", name_len);
    rec_observe_number("verbosity", verbosity);
    rec_observe_number("var_class", var_class);
    REC_OBSERVE_HANDLE("datatype", datatype);
    REC_OBSERVE_HANDLE("enumtype", enumtype);
    rec_observe_string("desc", desc);
    rec_observe_number("desc_len", desc_len);
    rec_observe_number("bind", bind);
    rec_observe_number("readonly", readonly);
    rec_observe_number("continuous", continuous);
    rec_observe_number("atomic", atomic);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_pvar_get_num(int profiled)
{
#if REC_HAS(MPI_T_pvar_get_num)
    int num_pvar = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_pvar_get_num() : mpi::t_pvar_get_num();
            num_pvar = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_pvar_get_num() : mpi::returning::t_pvar_get_num();
        returned = result_.code();
        auto &out_ = *result_;
        num_pvar = out_;
    }
    rec_observe_number("num_pvar", num_pvar);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_pvar_handle_alloc(int profiled)
{
#if REC_HAS(MPI_T_pvar_handle_alloc)
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    int pvar_index = (int)102;
    MPI_T_pvar_handle handle = REC_NEW(MPI_T_pvar_handle, 0);
    int count = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_pvar_handle_alloc(session, pvar_index, rec_slot(3)) : mpi::t_pvar_handle_alloc(session, pvar_index, rec_slot(3));
            handle = out_.handle;
            count = out_.count;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_pvar_handle_alloc(session, pvar_index, rec_slot(3)) : mpi::returning::t_pvar_handle_alloc(session, pvar_index, rec_slot(3));
        returned = result_.code();
        auto &out_ = *result_;
        handle = out_.handle;
        count = out_.count;
    }
    REC_OBSERVE_HANDLE("handle", handle);
    rec_observe_number("count", count);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_pvar_handle_free(int profiled)
{
#if REC_HAS(MPI_T_pvar_handle_free)
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    MPI_T_pvar_handle handle = REC_NEW(MPI_T_pvar_handle, 1002);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::t_pvar_handle_free(session, mpi::handles<mpi::t_pvar_handle>(&handle, 1)[0]) : mpi::t_pvar_handle_free(session, mpi::handles<mpi::t_pvar_handle>(&handle, 1)[0]);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_pvar_handle_free(session, mpi::handles<mpi::t_pvar_handle>(&handle, 1)[0]) : mpi::returning::t_pvar_handle_free(session, mpi::handles<mpi::t_pvar_handle>(&handle, 1)[0]);
        returned = result_.code();
    }
    REC_OBSERVE_HANDLE("handle", handle);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_pvar_read(int profiled)
{
#if REC_HAS(MPI_T_pvar_read)
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    MPI_T_pvar_handle handle = REC_NEW(MPI_T_pvar_handle, 1002);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::t_pvar_read(session, handle, rec_slot(3)) : mpi::t_pvar_read(session, handle, rec_slot(3));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_pvar_read(session, handle, rec_slot(3)) : mpi::returning::t_pvar_read(session, handle, rec_slot(3));
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_pvar_readreset(int profiled)
{
#if REC_HAS(MPI_T_pvar_readreset)
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    MPI_T_pvar_handle handle = REC_NEW(MPI_T_pvar_handle, 1002);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::t_pvar_readreset(session, handle, rec_slot(3)) : mpi::t_pvar_readreset(session, handle, rec_slot(3));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_pvar_readreset(session, handle, rec_slot(3)) : mpi::returning::t_pvar_readreset(session, handle, rec_slot(3));
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_pvar_reset(int profiled)
{
#if REC_HAS(MPI_T_pvar_reset)
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    MPI_T_pvar_handle handle = REC_NEW(MPI_T_pvar_handle, 1002);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::t_pvar_reset(session, handle) : mpi::t_pvar_reset(session, handle);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_pvar_reset(session, handle) : mpi::returning::t_pvar_reset(session, handle);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_pvar_session_create(int profiled)
{
#if REC_HAS(MPI_T_pvar_session_create)
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_pvar_session_create() : mpi::t_pvar_session_create();
            session = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_pvar_session_create() : mpi::returning::t_pvar_session_create();
        returned = result_.code();
        auto &out_ = *result_;
        session = out_;
    }
    REC_OBSERVE_HANDLE("session", session);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_pvar_session_free(int profiled)
{
#if REC_HAS(MPI_T_pvar_session_free)
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::t_pvar_session_free(mpi::handles<mpi::t_pvar_session>(&session, 1)[0]) : mpi::t_pvar_session_free(mpi::handles<mpi::t_pvar_session>(&session, 1)[0]);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_pvar_session_free(mpi::handles<mpi::t_pvar_session>(&session, 1)[0]) : mpi::returning::t_pvar_session_free(mpi::handles<mpi::t_pvar_session>(&session, 1)[0]);
        returned = result_.code();
    }
    REC_OBSERVE_HANDLE("session", session);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_pvar_start(int profiled)
{
#if REC_HAS(MPI_T_pvar_start)
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    MPI_T_pvar_handle handle = REC_NEW(MPI_T_pvar_handle, 1002);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::t_pvar_start(session, handle) : mpi::t_pvar_start(session, handle);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_pvar_start(session, handle) : mpi::returning::t_pvar_start(session, handle);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_pvar_stop(int profiled)
{
#if REC_HAS(MPI_T_pvar_stop)
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    MPI_T_pvar_handle handle = REC_NEW(MPI_T_pvar_handle, 1002);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::t_pvar_stop(session, handle) : mpi::t_pvar_stop(session, handle);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_pvar_stop(session, handle) : mpi::returning::t_pvar_stop(session, handle);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_pvar_write(int profiled)
{
#if REC_HAS(MPI_T_pvar_write)
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    MPI_T_pvar_handle handle = REC_NEW(MPI_T_pvar_handle, 1002);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::t_pvar_write(session, handle, rec_slot(3)) : mpi::t_pvar_write(session, handle, rec_slot(3));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_pvar_write(session, handle, rec_slot(3)) : mpi::returning::t_pvar_write(session, handle, rec_slot(3));
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_source_get_info(int profiled)
{
#if REC_HAS(MPI_T_source_get_info)
    int source_index = (int)101;
    char name[REC_STRING] = "";
    int name_len = (int)103;
    char desc[REC_STRING] = "";
    int desc_len = (int)105;
    MPI_T_source_order ordering = (MPI_T_source_order)0;
    MPI_Count ticks_per_second = (MPI_Count)0;
    MPI_Count max_ticks = (MPI_Count)0;
    MPI_Info info = REC_NEW(MPI_Info, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_source_get_info(source_index, std::span(+name, static_cast<std::size_t>(name_len)), std::span(+desc, static_cast<std::size_t>(desc_len))) : mpi::t_source_get_info(source_index, std::span(+name, static_cast<std::size_t>(name_len)), std::span(+desc, static_cast<std::size_t>(desc_len)));
            name_len = out_.name_len;
            desc_len = out_.desc_len;
            ordering = out_.ordering;
            ticks_per_second = out_.ticks_per_second;
            max_ticks = out_.max_ticks;
            info = out_.info;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_source_get_info(source_index, std::span(+name, static_cast<std::size_t>(name_len)), std::span(+desc, static_cast<std::size_t>(desc_len))) : mpi::returning::t_source_get_info(source_index, std::span(+name, static_cast<std::size_t>(name_len)), std::span(+desc, static_cast<std::size_t>(desc_len)));
        returned = result_.code();
        auto &out_ = *result_;
        name_len = out_.name_len;
        desc_len = out_.desc_len;
        ordering = out_.ordering;
        ticks_per_second = out_.ticks_per_second;
        max_ticks = out_.max_ticks;
        info = out_.info;
    }
    rec_observe_string("name", name);
    rec_observe_number("name_len", name_len);
    rec_observe_string("desc", desc);
    rec_observe_number("desc_len", desc_len);
    rec_observe_number("ordering", ordering);
    rec_observe_number("ticks_per_second", ticks_per_second);
    rec_observe_number("max_ticks", max_ticks);
    REC_OBSERVE_HANDLE("info", info);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_source_get_num(int profiled)
{
#if REC_HAS(MPI_T_source_get_num)
    int num_sources = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_source_get_num() : mpi::t_source_get_num();
            num_sources = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_source_get_num() : mpi::returning::t_source_get_num();
        returned = result_.code();
        auto &out_ = *result_;
        num_sources = out_;
    }
    rec_observe_number("num_sources", num_sources);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_T_source_get_timestamp(int profiled)
{
#if REC_HAS(MPI_T_source_get_timestamp)
    int source_index = (int)101;
    MPI_Count timestamp = (MPI_Count)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::t_source_get_timestamp(source_index) : mpi::t_source_get_timestamp(source_index);
            timestamp = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::t_source_get_timestamp(source_index) : mpi::returning::t_source_get_timestamp(source_index);
        returned = result_.code();
        auto &out_ = *result_;
        timestamp = out_;
    }
    rec_observe_number("timestamp", timestamp);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

extern "C" const struct rec_caller rec_callers_tool_information[] = {
    {"MPI_T_category_changed", call_MPI_T_category_changed, 0},
    {"MPI_T_category_get_categories", call_MPI_T_category_get_categories, 0},
    {"MPI_T_category_get_cvars", call_MPI_T_category_get_cvars, 0},
    {"MPI_T_category_get_events", call_MPI_T_category_get_events, 0},
    {"MPI_T_category_get_index", call_MPI_T_category_get_index, 0},
    {"MPI_T_category_get_info", call_MPI_T_category_get_info, 0},
    {"MPI_T_category_get_num", call_MPI_T_category_get_num, 0},
    {"MPI_T_category_get_num_events", call_MPI_T_category_get_num_events, 0},
    {"MPI_T_category_get_pvars", call_MPI_T_category_get_pvars, 0},
    {"MPI_T_cvar_get_index", call_MPI_T_cvar_get_index, 0},
    {"MPI_T_cvar_get_info", call_MPI_T_cvar_get_info, 0},
    {"MPI_T_cvar_get_num", call_MPI_T_cvar_get_num, 0},
    {"MPI_T_cvar_handle_alloc", call_MPI_T_cvar_handle_alloc, 0},
    {"MPI_T_cvar_handle_free", call_MPI_T_cvar_handle_free, 0},
    {"MPI_T_cvar_read", call_MPI_T_cvar_read, 0},
    {"MPI_T_cvar_write", call_MPI_T_cvar_write, 0},
    {"MPI_T_enum_get_info", call_MPI_T_enum_get_info, 0},
    {"MPI_T_enum_get_item", call_MPI_T_enum_get_item, 0},
    {"MPI_T_event_callback_get_info", call_MPI_T_event_callback_get_info, 0},
    {"MPI_T_event_callback_set_info", call_MPI_T_event_callback_set_info, 0},
    {"MPI_T_event_copy", call_MPI_T_event_copy, 0},
    {"MPI_T_event_get_index", call_MPI_T_event_get_index, 0},
    {"MPI_T_event_get_info", call_MPI_T_event_get_info, 0},
    {"MPI_T_event_get_num", call_MPI_T_event_get_num, 0},
    {"MPI_T_event_get_source", call_MPI_T_event_get_source, 0},
    {"MPI_T_event_get_timestamp", call_MPI_T_event_get_timestamp, 0},
    {"MPI_T_event_handle_alloc", call_MPI_T_event_handle_alloc, 0},
    {"MPI_T_event_handle_free", call_MPI_T_event_handle_free, 0},
    {"MPI_T_event_handle_get_info", call_MPI_T_event_handle_get_info, 0},
    {"MPI_T_event_handle_set_info", call_MPI_T_event_handle_set_info, 0},
    {"MPI_T_event_read", call_MPI_T_event_read, 0},
    {"MPI_T_event_register_callback", call_MPI_T_event_register_callback, 0},
    {"MPI_T_event_set_dropped_handler", call_MPI_T_event_set_dropped_handler, 0},
    {"MPI_T_finalize", call_MPI_T_finalize, 0},
    {"MPI_T_init_thread", call_MPI_T_init_thread, 0},
    {"MPI_T_pvar_get_index", call_MPI_T_pvar_get_index, 0},
    {"MPI_T_pvar_get_info", call_MPI_T_pvar_get_info, 0},
    {"MPI_T_pvar_get_num", call_MPI_T_pvar_get_num, 0},
    {"MPI_T_pvar_handle_alloc", call_MPI_T_pvar_handle_alloc, 0},
    {"MPI_T_pvar_handle_free", call_MPI_T_pvar_handle_free, 0},
    {"MPI_T_pvar_read", call_MPI_T_pvar_read, 0},
    {"MPI_T_pvar_readreset", call_MPI_T_pvar_readreset, 0},
    {"MPI_T_pvar_reset", call_MPI_T_pvar_reset, 0},
    {"MPI_T_pvar_session_create", call_MPI_T_pvar_session_create, 0},
    {"MPI_T_pvar_session_free", call_MPI_T_pvar_session_free, 0},
    {"MPI_T_pvar_start", call_MPI_T_pvar_start, 0},
    {"MPI_T_pvar_stop", call_MPI_T_pvar_stop, 0},
    {"MPI_T_pvar_write", call_MPI_T_pvar_write, 0},
    {"MPI_T_source_get_info", call_MPI_T_source_get_info, 0},
    {"MPI_T_source_get_num", call_MPI_T_source_get_num, 0},
    {"MPI_T_source_get_timestamp", call_MPI_T_source_get_timestamp, 0},
    {nullptr, nullptr, 0}
};
