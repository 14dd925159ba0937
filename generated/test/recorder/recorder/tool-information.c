/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml through templates/test/recorder/recorder.c.j2. */
/* The recorder's half of the chapter "tool-information": every routine writes down its arguments and replies with known values. */
#include "recorder.h"

#if REC_HAS(MPI_T_category_changed) && !REC_OWN_MPI_T_category_changed
int REC_NAME(T_category_changed)(int *update_number) REC_LABEL(T_category_changed);
int REC_NAME(T_category_changed)(int *update_number)
{
    rec_enter("T_category_changed", REC_SHIFT);
    *update_number = 201;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_category_get_categories) && !REC_OWN_MPI_T_category_get_categories
int REC_NAME(T_category_get_categories)(int cat_index, int len, int indices[]) REC_LABEL(T_category_get_categories);
int REC_NAME(T_category_get_categories)(int cat_index, int len, int indices[])
{
    rec_enter("T_category_get_categories", REC_SHIFT);
    rec_number("cat_index", cat_index);
    rec_number("len", len);
    REC_REPLY(indices, len, 203);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_category_get_cvars) && !REC_OWN_MPI_T_category_get_cvars
int REC_NAME(T_category_get_cvars)(int cat_index, int len, int indices[]) REC_LABEL(T_category_get_cvars);
int REC_NAME(T_category_get_cvars)(int cat_index, int len, int indices[])
{
    rec_enter("T_category_get_cvars", REC_SHIFT);
    rec_number("cat_index", cat_index);
    rec_number("len", len);
    REC_REPLY(indices, len, 203);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_category_get_events) && !REC_OWN_MPI_T_category_get_events
int REC_NAME(T_category_get_events)(int cat_index, int len, int indices[]) REC_LABEL(T_category_get_events);
int REC_NAME(T_category_get_events)(int cat_index, int len, int indices[])
{
    rec_enter("T_category_get_events", REC_SHIFT);
    rec_number("cat_index", cat_index);
    rec_number("len", len);
    REC_REPLY(indices, len, 203);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_category_get_index) && !REC_OWN_MPI_T_category_get_index
int REC_NAME(T_category_get_index)(const char *name, int *cat_index) REC_LABEL(T_category_get_index);
int REC_NAME(T_category_get_index)(const char *name, int *cat_index)
{
    rec_enter("T_category_get_index", REC_SHIFT);
    rec_string("name", name);
    *cat_index = 202;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_category_get_info) && !REC_OWN_MPI_T_category_get_info
int REC_NAME(T_category_get_info)(int cat_index, char *name, int *name_len, char *desc, int *desc_len, int *num_cvars,
        int *num_pvars, int *num_categories) REC_LABEL(T_category_get_info);
int REC_NAME(T_category_get_info)(int cat_index, char *name, int *name_len, char *desc, int *desc_len, int *num_cvars,
        int *num_pvars, int *num_categories)
{
    rec_enter("T_category_get_info", REC_SHIFT);
    rec_number("cat_index", cat_index);
    rec_number("name_len", *name_len);
    rec_number("desc_len", *desc_len);
    rec_reply_string(name, 2);
    *name_len = 203;
    rec_reply_string(desc, 4);
    *desc_len = 205;
    *num_cvars = 206;
    *num_pvars = 207;
    *num_categories = 208;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_category_get_num) && !REC_OWN_MPI_T_category_get_num
int REC_NAME(T_category_get_num)(int *num_cat) REC_LABEL(T_category_get_num);
int REC_NAME(T_category_get_num)(int *num_cat)
{
    rec_enter("T_category_get_num", REC_SHIFT);
    *num_cat = 201;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_category_get_num_events) && !REC_OWN_MPI_T_category_get_num_events
int REC_NAME(T_category_get_num_events)(int cat_index, int *num_events) REC_LABEL(T_category_get_num_events);
int REC_NAME(T_category_get_num_events)(int cat_index, int *num_events)
{
    rec_enter("T_category_get_num_events", REC_SHIFT);
    rec_number("cat_index", cat_index);
    *num_events = 202;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_category_get_pvars) && !REC_OWN_MPI_T_category_get_pvars
int REC_NAME(T_category_get_pvars)(int cat_index, int len, int indices[]) REC_LABEL(T_category_get_pvars);
int REC_NAME(T_category_get_pvars)(int cat_index, int len, int indices[])
{
    rec_enter("T_category_get_pvars", REC_SHIFT);
    rec_number("cat_index", cat_index);
    rec_number("len", len);
    REC_REPLY(indices, len, 203);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_cvar_get_index) && !REC_OWN_MPI_T_cvar_get_index
int REC_NAME(T_cvar_get_index)(const char *name, int *cvar_index) REC_LABEL(T_cvar_get_index);
int REC_NAME(T_cvar_get_index)(const char *name, int *cvar_index)
{
    rec_enter("T_cvar_get_index", REC_SHIFT);
    rec_string("name", name);
    *cvar_index = 202;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_cvar_get_info) && !REC_OWN_MPI_T_cvar_get_info
int REC_NAME(T_cvar_get_info)(int cvar_index, char *name, int *name_len, int *verbosity, MPI_Datatype *datatype,
        MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *scope) REC_LABEL(T_cvar_get_info);
int REC_NAME(T_cvar_get_info)(int cvar_index, char *name, int *name_len, int *verbosity, MPI_Datatype *datatype,
        MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *scope)
{
    rec_enter("T_cvar_get_info", REC_SHIFT);
    rec_number("cvar_index", cvar_index);
    rec_number("name_len", *name_len);
    rec_number("desc_len", *desc_len);
    rec_reply_string(name, 2);
    *name_len = 203;
    *verbosity = 204;
    *datatype = REC_NEW(MPI_Datatype, 2005);
    *enumtype = REC_NEW(MPI_T_enum, 2006);
    rec_reply_string(desc, 7);
    *desc_len = 208;
    *bind = 209;
    *scope = 210;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_cvar_get_num) && !REC_OWN_MPI_T_cvar_get_num
int REC_NAME(T_cvar_get_num)(int *num_cvar) REC_LABEL(T_cvar_get_num);
int REC_NAME(T_cvar_get_num)(int *num_cvar)
{
    rec_enter("T_cvar_get_num", REC_SHIFT);
    *num_cvar = 201;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_cvar_handle_alloc) && !REC_OWN_MPI_T_cvar_handle_alloc
int REC_NAME(T_cvar_handle_alloc)(int cvar_index, void *obj_handle, MPI_T_cvar_handle *handle,
        int *count) REC_LABEL(T_cvar_handle_alloc);
int REC_NAME(T_cvar_handle_alloc)(int cvar_index, void *obj_handle, MPI_T_cvar_handle *handle, int *count)
{
    rec_enter("T_cvar_handle_alloc", REC_SHIFT);
    rec_number("cvar_index", cvar_index);
    rec_pointer("obj_handle", obj_handle);
    *handle = REC_NEW(MPI_T_cvar_handle, 2003);
    *count = 204;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_cvar_handle_free) && !REC_OWN_MPI_T_cvar_handle_free
int REC_NAME(T_cvar_handle_free)(MPI_T_cvar_handle *handle) REC_LABEL(T_cvar_handle_free);
int REC_NAME(T_cvar_handle_free)(MPI_T_cvar_handle *handle)
{
    rec_enter("T_cvar_handle_free", REC_SHIFT);
    REC_HANDLE("handle", *handle);
    *handle = REC_NEW(MPI_T_cvar_handle, 2001);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_cvar_read) && !REC_OWN_MPI_T_cvar_read
int REC_NAME(T_cvar_read)(MPI_T_cvar_handle handle, void *buf) REC_LABEL(T_cvar_read);
int REC_NAME(T_cvar_read)(MPI_T_cvar_handle handle, void *buf)
{
    rec_enter("T_cvar_read", REC_SHIFT);
    REC_HANDLE("handle", handle);
    rec_pointer("buf", buf);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_cvar_write) && !REC_OWN_MPI_T_cvar_write
int REC_NAME(T_cvar_write)(MPI_T_cvar_handle handle, const void *buf) REC_LABEL(T_cvar_write);
int REC_NAME(T_cvar_write)(MPI_T_cvar_handle handle, const void *buf)
{
    rec_enter("T_cvar_write", REC_SHIFT);
    REC_HANDLE("handle", handle);
    rec_pointer("buf", buf);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_enum_get_info) && !REC_OWN_MPI_T_enum_get_info
int REC_NAME(T_enum_get_info)(MPI_T_enum enumtype, int *num, char *name, int *name_len) REC_LABEL(T_enum_get_info);
int REC_NAME(T_enum_get_info)(MPI_T_enum enumtype, int *num, char *name, int *name_len)
{
    rec_enter("T_enum_get_info", REC_SHIFT);
    REC_HANDLE("enumtype", enumtype);
    rec_number("name_len", *name_len);
    *num = 202;
    rec_reply_string(name, 3);
    *name_len = 204;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_enum_get_item) && !REC_OWN_MPI_T_enum_get_item
int REC_NAME(T_enum_get_item)(MPI_T_enum enumtype, int index, int *value, char *name,
        int *name_len) REC_LABEL(T_enum_get_item);
int REC_NAME(T_enum_get_item)(MPI_T_enum enumtype, int index, int *value, char *name, int *name_len)
{
    rec_enter("T_enum_get_item", REC_SHIFT);
    REC_HANDLE("enumtype", enumtype);
    rec_number("index", index);
    rec_number("name_len", *name_len);
    *value = 203;
    rec_reply_string(name, 4);
    *name_len = 205;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_event_callback_get_info) && !REC_OWN_MPI_T_event_callback_get_info
int REC_NAME(T_event_callback_get_info)(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety,
        MPI_Info *info_used) REC_LABEL(T_event_callback_get_info);
int REC_NAME(T_event_callback_get_info)(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety,
        MPI_Info *info_used)
{
    rec_enter("T_event_callback_get_info", REC_SHIFT);
    REC_HANDLE("event_registration", event_registration);
    rec_number("cb_safety", cb_safety);
    *info_used = REC_NEW(MPI_Info, 2003);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_event_callback_set_info) && !REC_OWN_MPI_T_event_callback_set_info
int REC_NAME(T_event_callback_set_info)(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety,
        MPI_Info info) REC_LABEL(T_event_callback_set_info);
int REC_NAME(T_event_callback_set_info)(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety,
        MPI_Info info)
{
    rec_enter("T_event_callback_set_info", REC_SHIFT);
    REC_HANDLE("event_registration", event_registration);
    rec_number("cb_safety", cb_safety);
    REC_HANDLE("info", info);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_event_copy) && !REC_OWN_MPI_T_event_copy
int REC_NAME(T_event_copy)(MPI_T_event_instance event_instance, void *buffer) REC_LABEL(T_event_copy);
int REC_NAME(T_event_copy)(MPI_T_event_instance event_instance, void *buffer)
{
    rec_enter("T_event_copy", REC_SHIFT);
    REC_HANDLE("event_instance", event_instance);
    rec_pointer("buffer", buffer);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_event_get_index) && !REC_OWN_MPI_T_event_get_index
int REC_NAME(T_event_get_index)(const char *name, int *event_index) REC_LABEL(T_event_get_index);
int REC_NAME(T_event_get_index)(const char *name, int *event_index)
{
    rec_enter("T_event_get_index", REC_SHIFT);
    rec_string("name", name);
    *event_index = 202;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_event_get_info) && !REC_OWN_MPI_T_event_get_info
int REC_NAME(T_event_get_info)(int event_index, char *name, int *name_len, int *verbosity,
        MPI_Datatype array_of_datatypes[], MPI_Aint array_of_displacements[], int *num_elements, MPI_T_enum *enumtype,
        MPI_Info *info, char *desc, int *desc_len, int *bind) REC_LABEL(T_event_get_info);
int REC_NAME(T_event_get_info)(int event_index, char *name, int *name_len, int *verbosity,
        MPI_Datatype array_of_datatypes[], MPI_Aint array_of_displacements[], int *num_elements, MPI_T_enum *enumtype,
        MPI_Info *info, char *desc, int *desc_len, int *bind)
{
    rec_enter("T_event_get_info", REC_SHIFT);
    rec_number("event_index", event_index);
    rec_number("name_len", *name_len);
    rec_number("num_elements", *num_elements);
    rec_number("desc_len", *desc_len);
    rec_reply_string(name, 2);
    *name_len = 203;
    *verbosity = 204;
    REC_REPLY_HANDLES(MPI_Datatype, array_of_datatypes, 3, 2005);
    REC_REPLY(array_of_displacements, 3, 5000000106);
    *num_elements = 207;
    *enumtype = REC_NEW(MPI_T_enum, 2008);
    *info = REC_NEW(MPI_Info, 2009);
    rec_reply_string(desc, 10);
    *desc_len = 211;
    *bind = 212;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_event_get_num) && !REC_OWN_MPI_T_event_get_num
int REC_NAME(T_event_get_num)(int *num_events) REC_LABEL(T_event_get_num);
int REC_NAME(T_event_get_num)(int *num_events)
{
    rec_enter("T_event_get_num", REC_SHIFT);
    *num_events = 201;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_event_get_source) && !REC_OWN_MPI_T_event_get_source
int REC_NAME(T_event_get_source)(MPI_T_event_instance event_instance, int *source_index) REC_LABEL(T_event_get_source);
int REC_NAME(T_event_get_source)(MPI_T_event_instance event_instance, int *source_index)
{
    rec_enter("T_event_get_source", REC_SHIFT);
    REC_HANDLE("event_instance", event_instance);
    *source_index = 202;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_event_get_timestamp) && !REC_OWN_MPI_T_event_get_timestamp
int REC_NAME(T_event_get_timestamp)(MPI_T_event_instance event_instance,
        MPI_Count *event_timestamp) REC_LABEL(T_event_get_timestamp);
int REC_NAME(T_event_get_timestamp)(MPI_T_event_instance event_instance, MPI_Count *event_timestamp)
{
    rec_enter("T_event_get_timestamp", REC_SHIFT);
    REC_HANDLE("event_instance", event_instance);
    *event_timestamp = 5000000102;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_event_handle_alloc) && !REC_OWN_MPI_T_event_handle_alloc
int REC_NAME(T_event_handle_alloc)(int event_index, void *obj_handle, MPI_Info info,
        MPI_T_event_registration *event_registration) REC_LABEL(T_event_handle_alloc);
int REC_NAME(T_event_handle_alloc)(int event_index, void *obj_handle, MPI_Info info,
        MPI_T_event_registration *event_registration)
{
    rec_enter("T_event_handle_alloc", REC_SHIFT);
    rec_number("event_index", event_index);
    rec_pointer("obj_handle", obj_handle);
    REC_HANDLE("info", info);
    *event_registration = REC_NEW(MPI_T_event_registration, 2004);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_event_handle_free) && !REC_OWN_MPI_T_event_handle_free
int REC_NAME(T_event_handle_free)(MPI_T_event_registration event_registration, void *user_data,
        MPI_T_event_free_cb_function *free_cb_function) REC_LABEL(T_event_handle_free);
int REC_NAME(T_event_handle_free)(MPI_T_event_registration event_registration, void *user_data,
        MPI_T_event_free_cb_function *free_cb_function)
{
    rec_enter("T_event_handle_free", REC_SHIFT);
    REC_HANDLE("event_registration", event_registration);
    rec_pointer_to("user_data", user_data, sizeof(MPI_Aint));
    rec_procedure("free_cb_function", (rec_procedure_type *)free_cb_function);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_event_handle_get_info) && !REC_OWN_MPI_T_event_handle_get_info
int REC_NAME(T_event_handle_get_info)(MPI_T_event_registration event_registration,
        MPI_Info *info_used) REC_LABEL(T_event_handle_get_info);
int REC_NAME(T_event_handle_get_info)(MPI_T_event_registration event_registration, MPI_Info *info_used)
{
    rec_enter("T_event_handle_get_info", REC_SHIFT);
    REC_HANDLE("event_registration", event_registration);
    *info_used = REC_NEW(MPI_Info, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_event_handle_set_info) && !REC_OWN_MPI_T_event_handle_set_info
int REC_NAME(T_event_handle_set_info)(MPI_T_event_registration event_registration,
        MPI_Info info) REC_LABEL(T_event_handle_set_info);
int REC_NAME(T_event_handle_set_info)(MPI_T_event_registration event_registration, MPI_Info info)
{
    rec_enter("T_event_handle_set_info", REC_SHIFT);
    REC_HANDLE("event_registration", event_registration);
    REC_HANDLE("info", info);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_event_read) && !REC_OWN_MPI_T_event_read
int REC_NAME(T_event_read)(MPI_T_event_instance event_instance, int element_index,
        void *buffer) REC_LABEL(T_event_read);
int REC_NAME(T_event_read)(MPI_T_event_instance event_instance, int element_index, void *buffer)
{
    rec_enter("T_event_read", REC_SHIFT);
    REC_HANDLE("event_instance", event_instance);
    rec_number("element_index", element_index);
    rec_pointer("buffer", buffer);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_event_register_callback) && !REC_OWN_MPI_T_event_register_callback
int REC_NAME(T_event_register_callback)(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety,
        MPI_Info info, void *user_data,
        MPI_T_event_cb_function *event_cb_function) REC_LABEL(T_event_register_callback);
int REC_NAME(T_event_register_callback)(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety,
        MPI_Info info, void *user_data, MPI_T_event_cb_function *event_cb_function)
{
    rec_enter("T_event_register_callback", REC_SHIFT);
    REC_HANDLE("event_registration", event_registration);
    rec_number("cb_safety", cb_safety);
    REC_HANDLE("info", info);
    rec_pointer_to("user_data", user_data, sizeof(MPI_Aint));
    rec_procedure("event_cb_function", (rec_procedure_type *)event_cb_function);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_event_set_dropped_handler) && !REC_OWN_MPI_T_event_set_dropped_handler
int REC_NAME(T_event_set_dropped_handler)(MPI_T_event_registration event_registration,
        MPI_T_event_dropped_cb_function *dropped_cb_function) REC_LABEL(T_event_set_dropped_handler);
int REC_NAME(T_event_set_dropped_handler)(MPI_T_event_registration event_registration,
        MPI_T_event_dropped_cb_function *dropped_cb_function)
{
    rec_enter("T_event_set_dropped_handler", REC_SHIFT);
    REC_HANDLE("event_registration", event_registration);
    rec_run_t_event_dropped_cb_function("dropped_cb_function", (rec_procedure_type *)dropped_cb_function);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_finalize) && !REC_OWN_MPI_T_finalize
int REC_NAME(T_finalize)(void) REC_LABEL(T_finalize);
int REC_NAME(T_finalize)(void)
{
    rec_enter("T_finalize", REC_SHIFT);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_init_thread) && !REC_OWN_MPI_T_init_thread
int REC_NAME(T_init_thread)(int required, int *provided) REC_LABEL(T_init_thread);
int REC_NAME(T_init_thread)(int required, int *provided)
{
    rec_enter("T_init_thread", REC_SHIFT);
    rec_number("required", required);
    *provided = 202;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_pvar_get_index) && !REC_OWN_MPI_T_pvar_get_index
int REC_NAME(T_pvar_get_index)(const char *name, int var_class, int *pvar_index) REC_LABEL(T_pvar_get_index);
int REC_NAME(T_pvar_get_index)(const char *name, int var_class, int *pvar_index)
{
    rec_enter("T_pvar_get_index", REC_SHIFT);
    rec_string("name", name);
    rec_number("var_class", var_class);
    *pvar_index = 203;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_pvar_get_info) && !REC_OWN_MPI_T_pvar_get_info
int REC_NAME(T_pvar_get_info)(int pvar_index, char *name, int *name_len, int *verbosity, int *var_class,
        MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *readonly,
        int *continuous, int *atomic) REC_LABEL(T_pvar_get_info);
int REC_NAME(T_pvar_get_info)(int pvar_index, char *name, int *name_len, int *verbosity, int *var_class,
        MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *readonly,
        int *continuous, int *atomic)
{
    rec_enter("T_pvar_get_info", REC_SHIFT);
    rec_number("pvar_index", pvar_index);
    rec_number("name_len", *name_len);
    rec_number("desc_len", *desc_len);
    rec_reply_string(name, 2);
    *name_len = 203;
    *verbosity = 204;
    *var_class = 205;
    *datatype = REC_NEW(MPI_Datatype, 2006);
    *enumtype = REC_NEW(MPI_T_enum, 2007);
    rec_reply_string(desc, 8);
    *desc_len = 209;
    *bind = 210;
    *readonly = 211;
    *continuous = 212;
    *atomic = 213;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_pvar_get_num) && !REC_OWN_MPI_T_pvar_get_num
int REC_NAME(T_pvar_get_num)(int *num_pvar) REC_LABEL(T_pvar_get_num);
int REC_NAME(T_pvar_get_num)(int *num_pvar)
{
    rec_enter("T_pvar_get_num", REC_SHIFT);
    *num_pvar = 201;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_pvar_handle_alloc) && !REC_OWN_MPI_T_pvar_handle_alloc
int REC_NAME(T_pvar_handle_alloc)(MPI_T_pvar_session session, int pvar_index, void *obj_handle,
        MPI_T_pvar_handle *handle, int *count) REC_LABEL(T_pvar_handle_alloc);
int REC_NAME(T_pvar_handle_alloc)(MPI_T_pvar_session session, int pvar_index, void *obj_handle,
        MPI_T_pvar_handle *handle, int *count)
{
    rec_enter("T_pvar_handle_alloc", REC_SHIFT);
    REC_HANDLE("session", session);
    rec_number("pvar_index", pvar_index);
    rec_pointer("obj_handle", obj_handle);
    *handle = REC_NEW(MPI_T_pvar_handle, 2004);
    *count = 205;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_pvar_handle_free) && !REC_OWN_MPI_T_pvar_handle_free
int REC_NAME(T_pvar_handle_free)(MPI_T_pvar_session session, MPI_T_pvar_handle *handle) REC_LABEL(T_pvar_handle_free);
int REC_NAME(T_pvar_handle_free)(MPI_T_pvar_session session, MPI_T_pvar_handle *handle)
{
    rec_enter("T_pvar_handle_free", REC_SHIFT);
    REC_HANDLE("session", session);
    REC_HANDLE("handle", *handle);
    *handle = REC_NEW(MPI_T_pvar_handle, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_pvar_read) && !REC_OWN_MPI_T_pvar_read
int REC_NAME(T_pvar_read)(MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf) REC_LABEL(T_pvar_read);
int REC_NAME(T_pvar_read)(MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf)
{
    rec_enter("T_pvar_read", REC_SHIFT);
    REC_HANDLE("session", session);
    REC_HANDLE("handle", handle);
    rec_pointer("buf", buf);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_pvar_readreset) && !REC_OWN_MPI_T_pvar_readreset
int REC_NAME(T_pvar_readreset)(MPI_T_pvar_session session, MPI_T_pvar_handle handle,
        void *buf) REC_LABEL(T_pvar_readreset);
int REC_NAME(T_pvar_readreset)(MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf)
{
    rec_enter("T_pvar_readreset", REC_SHIFT);
    REC_HANDLE("session", session);
    REC_HANDLE("handle", handle);
    rec_pointer("buf", buf);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_pvar_reset) && !REC_OWN_MPI_T_pvar_reset
int REC_NAME(T_pvar_reset)(MPI_T_pvar_session session, MPI_T_pvar_handle handle) REC_LABEL(T_pvar_reset);
int REC_NAME(T_pvar_reset)(MPI_T_pvar_session session, MPI_T_pvar_handle handle)
{
    rec_enter("T_pvar_reset", REC_SHIFT);
    REC_HANDLE("session", session);
    REC_HANDLE("handle", handle);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_pvar_session_create) && !REC_OWN_MPI_T_pvar_session_create
int REC_NAME(T_pvar_session_create)(MPI_T_pvar_session *session) REC_LABEL(T_pvar_session_create);
int REC_NAME(T_pvar_session_create)(MPI_T_pvar_session *session)
{
    rec_enter("T_pvar_session_create", REC_SHIFT);
    *session = REC_NEW(MPI_T_pvar_session, 2001);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_pvar_session_free) && !REC_OWN_MPI_T_pvar_session_free
int REC_NAME(T_pvar_session_free)(MPI_T_pvar_session *session) REC_LABEL(T_pvar_session_free);
int REC_NAME(T_pvar_session_free)(MPI_T_pvar_session *session)
{
    rec_enter("T_pvar_session_free", REC_SHIFT);
    REC_HANDLE("session", *session);
    *session = REC_NEW(MPI_T_pvar_session, 2001);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_pvar_start) && !REC_OWN_MPI_T_pvar_start
int REC_NAME(T_pvar_start)(MPI_T_pvar_session session, MPI_T_pvar_handle handle) REC_LABEL(T_pvar_start);
int REC_NAME(T_pvar_start)(MPI_T_pvar_session session, MPI_T_pvar_handle handle)
{
    rec_enter("T_pvar_start", REC_SHIFT);
    REC_HANDLE("session", session);
    REC_HANDLE("handle", handle);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_pvar_stop) && !REC_OWN_MPI_T_pvar_stop
int REC_NAME(T_pvar_stop)(MPI_T_pvar_session session, MPI_T_pvar_handle handle) REC_LABEL(T_pvar_stop);
int REC_NAME(T_pvar_stop)(MPI_T_pvar_session session, MPI_T_pvar_handle handle)
{
    rec_enter("T_pvar_stop", REC_SHIFT);
    REC_HANDLE("session", session);
    REC_HANDLE("handle", handle);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_pvar_write) && !REC_OWN_MPI_T_pvar_write
int REC_NAME(T_pvar_write)(MPI_T_pvar_session session, MPI_T_pvar_handle handle,
        const void *buf) REC_LABEL(T_pvar_write);
int REC_NAME(T_pvar_write)(MPI_T_pvar_session session, MPI_T_pvar_handle handle, const void *buf)
{
    rec_enter("T_pvar_write", REC_SHIFT);
    REC_HANDLE("session", session);
    REC_HANDLE("handle", handle);
    rec_pointer("buf", buf);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_source_get_info) && !REC_OWN_MPI_T_source_get_info
int REC_NAME(T_source_get_info)(int source_index, char *name, int *name_len, char *desc, int *desc_len,
        MPI_T_source_order *ordering, MPI_Count *ticks_per_second, MPI_Count *max_ticks,
        MPI_Info *info) REC_LABEL(T_source_get_info);
int REC_NAME(T_source_get_info)(int source_index, char *name, int *name_len, char *desc, int *desc_len,
        MPI_T_source_order *ordering, MPI_Count *ticks_per_second, MPI_Count *max_ticks, MPI_Info *info)
{
    rec_enter("T_source_get_info", REC_SHIFT);
    rec_number("source_index", source_index);
    rec_number("name_len", *name_len);
    rec_number("desc_len", *desc_len);
    rec_reply_string(name, 2);
    *name_len = 203;
    rec_reply_string(desc, 4);
    *desc_len = 205;
    *ordering = 206;
    *ticks_per_second = 5000000107;
    *max_ticks = 5000000108;
    *info = REC_NEW(MPI_Info, 2009);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_source_get_num) && !REC_OWN_MPI_T_source_get_num
int REC_NAME(T_source_get_num)(int *num_sources) REC_LABEL(T_source_get_num);
int REC_NAME(T_source_get_num)(int *num_sources)
{
    rec_enter("T_source_get_num", REC_SHIFT);
    *num_sources = 201;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_T_source_get_timestamp) && !REC_OWN_MPI_T_source_get_timestamp
int REC_NAME(T_source_get_timestamp)(int source_index, MPI_Count *timestamp) REC_LABEL(T_source_get_timestamp);
int REC_NAME(T_source_get_timestamp)(int source_index, MPI_Count *timestamp)
{
    rec_enter("T_source_get_timestamp", REC_SHIFT);
    rec_number("source_index", source_index);
    *timestamp = 5000000102;
    return rec_reply();
}
#endif

