/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml through templates/test/recorder/refusals.c.j2. */
/* Calls of the chapter "tool-information" with one invalid argument each, and the error that each must raise. */
#include "recorder.h"
#include "bnd_entry.h"

static void refuse_MPI_T_category_changed_0(void)
{
    int returned = (MPI_T_category_changed)(0);
    rec_expect_code("MPI_T_category_changed", "update_number", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_category_get_categories_0(void)
{
    int cat_index = (int)101;
    int len = (int)3;
    int indices[REC_MOST] = REC_NUMBERS(0);
    len = -77;
    int returned = (MPI_T_category_get_categories)(cat_index, len, indices);
    rec_expect_code("MPI_T_category_get_categories", "len", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_category_get_categories_1(void)
{
    int cat_index = (int)101;
    int len = (int)3;
    int returned = (MPI_T_category_get_categories)(cat_index, len, 0);
    rec_expect_code("MPI_T_category_get_categories", "indices", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_category_get_cvars_0(void)
{
    int cat_index = (int)101;
    int len = (int)3;
    int indices[REC_MOST] = REC_NUMBERS(0);
    len = -77;
    int returned = (MPI_T_category_get_cvars)(cat_index, len, indices);
    rec_expect_code("MPI_T_category_get_cvars", "len", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_category_get_cvars_1(void)
{
    int cat_index = (int)101;
    int len = (int)3;
    int returned = (MPI_T_category_get_cvars)(cat_index, len, 0);
    rec_expect_code("MPI_T_category_get_cvars", "indices", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_category_get_events_0(void)
{
    int cat_index = (int)101;
    int len = (int)3;
    int indices[REC_MOST] = REC_NUMBERS(0);
    len = -77;
    int returned = (MPI_T_category_get_events)(cat_index, len, indices);
    rec_expect_code("MPI_T_category_get_events", "len", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_category_get_events_1(void)
{
    int cat_index = (int)101;
    int len = (int)3;
    int returned = (MPI_T_category_get_events)(cat_index, len, 0);
    rec_expect_code("MPI_T_category_get_events", "indices", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_category_get_index_0(void)
{
    int cat_index = (int)0;
    int returned = (MPI_T_category_get_index)(0, &cat_index);
    rec_expect_code("MPI_T_category_get_index", "name", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_category_get_index_1(void)
{
    int returned = (MPI_T_category_get_index)("name 101", 0);
    rec_expect_code("MPI_T_category_get_index", "cat_index", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_category_get_num_0(void)
{
    int returned = (MPI_T_category_get_num)(0);
    rec_expect_code("MPI_T_category_get_num", "num_cat", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_category_get_num_events_0(void)
{
    int cat_index = (int)101;
    int returned = (MPI_T_category_get_num_events)(cat_index, 0);
    rec_expect_code("MPI_T_category_get_num_events", "num_events", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_category_get_pvars_0(void)
{
    int cat_index = (int)101;
    int len = (int)3;
    int indices[REC_MOST] = REC_NUMBERS(0);
    len = -77;
    int returned = (MPI_T_category_get_pvars)(cat_index, len, indices);
    rec_expect_code("MPI_T_category_get_pvars", "len", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_category_get_pvars_1(void)
{
    int cat_index = (int)101;
    int len = (int)3;
    int returned = (MPI_T_category_get_pvars)(cat_index, len, 0);
    rec_expect_code("MPI_T_category_get_pvars", "indices", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_cvar_get_index_0(void)
{
    int cvar_index = (int)0;
    int returned = (MPI_T_cvar_get_index)(0, &cvar_index);
    rec_expect_code("MPI_T_cvar_get_index", "name", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_cvar_get_index_1(void)
{
    int returned = (MPI_T_cvar_get_index)("name 101", 0);
    rec_expect_code("MPI_T_cvar_get_index", "cvar_index", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_cvar_get_num_0(void)
{
    int returned = (MPI_T_cvar_get_num)(0);
    rec_expect_code("MPI_T_cvar_get_num", "num_cvar", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_cvar_handle_alloc_0(void)
{
    int cvar_index = (int)101;
    int count = (int)0;
    int returned = (MPI_T_cvar_handle_alloc)(cvar_index, rec_slot(2), 0, &count);
    rec_expect_code("MPI_T_cvar_handle_alloc", "handle", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_cvar_handle_alloc_1(void)
{
    int cvar_index = (int)101;
    MPI_T_cvar_handle handle = REC_NEW(MPI_T_cvar_handle, 0);
    int returned = (MPI_T_cvar_handle_alloc)(cvar_index, rec_slot(2), &handle, 0);
    rec_expect_code("MPI_T_cvar_handle_alloc", "count", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_cvar_handle_free_0(void)
{
    int returned = (MPI_T_cvar_handle_free)(0);
    rec_expect_code("MPI_T_cvar_handle_free", "handle", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_cvar_handle_free_1(void)
{
    MPI_T_cvar_handle handle = REC_NEW(MPI_T_cvar_handle, 1001);
    handle = MPI_T_CVAR_HANDLE_NULL;
    int returned = (MPI_T_cvar_handle_free)(&handle);
    rec_expect_code("MPI_T_cvar_handle_free", "handle", MPI_T_ERR_INVALID_HANDLE, returned);
}

static void refuse_MPI_T_cvar_read_0(void)
{
    MPI_T_cvar_handle handle = REC_NEW(MPI_T_cvar_handle, 1001);
    handle = MPI_T_CVAR_HANDLE_NULL;
    int returned = (MPI_T_cvar_read)(handle, rec_slot(2));
    rec_expect_code("MPI_T_cvar_read", "handle", MPI_T_ERR_INVALID_HANDLE, returned);
}

static void refuse_MPI_T_cvar_write_0(void)
{
    MPI_T_cvar_handle handle = REC_NEW(MPI_T_cvar_handle, 1001);
    handle = MPI_T_CVAR_HANDLE_NULL;
    int returned = (MPI_T_cvar_write)(handle, rec_slot(2));
    rec_expect_code("MPI_T_cvar_write", "handle", MPI_T_ERR_INVALID_HANDLE, returned);
}

static void refuse_MPI_T_enum_get_info_0(void)
{
    MPI_T_enum enumtype = REC_NEW(MPI_T_enum, 1001);
    int num = (int)0;
    char name[REC_STRING] = "";
    int name_len = (int)104;
    enumtype = MPI_T_ENUM_NULL;
    int returned = (MPI_T_enum_get_info)(enumtype, &num, name, &name_len);
    rec_expect_code("MPI_T_enum_get_info", "enumtype", MPI_T_ERR_INVALID_HANDLE, returned);
}

static void refuse_MPI_T_enum_get_item_0(void)
{
    MPI_T_enum enumtype = REC_NEW(MPI_T_enum, 1001);
    int index = (int)102;
    int value = (int)0;
    char name[REC_STRING] = "";
    int name_len = (int)105;
    enumtype = MPI_T_ENUM_NULL;
    int returned = (MPI_T_enum_get_item)(enumtype, index, &value, name, &name_len);
    rec_expect_code("MPI_T_enum_get_item", "enumtype", MPI_T_ERR_INVALID_HANDLE, returned);
}

static void refuse_MPI_T_event_callback_get_info_0(void)
{
    MPI_T_event_registration event_registration = REC_NEW(MPI_T_event_registration, 1001);
    MPI_T_cb_safety cb_safety = (MPI_T_cb_safety)102;
    MPI_Info info_used = REC_NEW(MPI_Info, 0);
    event_registration = 0;
    int returned = (MPI_T_event_callback_get_info)(event_registration, cb_safety, &info_used);
    rec_expect_code("MPI_T_event_callback_get_info", "event_registration", MPI_T_ERR_INVALID_HANDLE, returned);
}

static void refuse_MPI_T_event_callback_set_info_0(void)
{
    MPI_T_event_registration event_registration = REC_NEW(MPI_T_event_registration, 1001);
    MPI_T_cb_safety cb_safety = (MPI_T_cb_safety)102;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    event_registration = 0;
    int returned = (MPI_T_event_callback_set_info)(event_registration, cb_safety, info);
    rec_expect_code("MPI_T_event_callback_set_info", "event_registration", MPI_T_ERR_INVALID_HANDLE, returned);
}

static void refuse_MPI_T_event_copy_0(void)
{
    MPI_T_event_instance event_instance = REC_NEW(MPI_T_event_instance, 1001);
    event_instance = 0;
    int returned = (MPI_T_event_copy)(event_instance, rec_slot(2));
    rec_expect_code("MPI_T_event_copy", "event_instance", MPI_T_ERR_INVALID_HANDLE, returned);
}

static void refuse_MPI_T_event_get_index_0(void)
{
    int event_index = (int)0;
    int returned = (MPI_T_event_get_index)(0, &event_index);
    rec_expect_code("MPI_T_event_get_index", "name", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_event_get_index_1(void)
{
    int returned = (MPI_T_event_get_index)("name 101", 0);
    rec_expect_code("MPI_T_event_get_index", "event_index", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_event_get_num_0(void)
{
    int returned = (MPI_T_event_get_num)(0);
    rec_expect_code("MPI_T_event_get_num", "num_events", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_event_get_source_0(void)
{
    MPI_T_event_instance event_instance = REC_NEW(MPI_T_event_instance, 1001);
    int source_index = (int)0;
    event_instance = 0;
    int returned = (MPI_T_event_get_source)(event_instance, &source_index);
    rec_expect_code("MPI_T_event_get_source", "event_instance", MPI_T_ERR_INVALID_HANDLE, returned);
}

static void refuse_MPI_T_event_get_source_1(void)
{
    MPI_T_event_instance event_instance = REC_NEW(MPI_T_event_instance, 1001);
    int returned = (MPI_T_event_get_source)(event_instance, 0);
    rec_expect_code("MPI_T_event_get_source", "source_index", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_event_get_timestamp_0(void)
{
    MPI_T_event_instance event_instance = REC_NEW(MPI_T_event_instance, 1001);
    MPI_Count event_timestamp = (MPI_Count)0;
    event_instance = 0;
    int returned = (MPI_T_event_get_timestamp)(event_instance, &event_timestamp);
    rec_expect_code("MPI_T_event_get_timestamp", "event_instance", MPI_T_ERR_INVALID_HANDLE, returned);
}

static void refuse_MPI_T_event_get_timestamp_1(void)
{
    MPI_T_event_instance event_instance = REC_NEW(MPI_T_event_instance, 1001);
    int returned = (MPI_T_event_get_timestamp)(event_instance, 0);
    rec_expect_code("MPI_T_event_get_timestamp", "event_timestamp", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_event_handle_alloc_0(void)
{
    int event_index = (int)101;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    int returned = (MPI_T_event_handle_alloc)(event_index, rec_slot(2), info, 0);
    rec_expect_code("MPI_T_event_handle_alloc", "event_registration", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_event_handle_free_0(void)
{
    MPI_T_event_registration event_registration = REC_NEW(MPI_T_event_registration, 1001);
    event_registration = 0;
    int returned = (MPI_T_event_handle_free)(event_registration, rec_slot(2),
            (MPI_T_event_free_cb_function *)rec_function(3));
    rec_expect_code("MPI_T_event_handle_free", "event_registration", MPI_T_ERR_INVALID_HANDLE, returned);
}

static void refuse_MPI_T_event_handle_get_info_0(void)
{
    MPI_T_event_registration event_registration = REC_NEW(MPI_T_event_registration, 1001);
    MPI_Info info_used = REC_NEW(MPI_Info, 0);
    event_registration = 0;
    int returned = (MPI_T_event_handle_get_info)(event_registration, &info_used);
    rec_expect_code("MPI_T_event_handle_get_info", "event_registration", MPI_T_ERR_INVALID_HANDLE, returned);
}

static void refuse_MPI_T_event_handle_set_info_0(void)
{
    MPI_T_event_registration event_registration = REC_NEW(MPI_T_event_registration, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    event_registration = 0;
    int returned = (MPI_T_event_handle_set_info)(event_registration, info);
    rec_expect_code("MPI_T_event_handle_set_info", "event_registration", MPI_T_ERR_INVALID_HANDLE, returned);
}

static void refuse_MPI_T_event_read_0(void)
{
    MPI_T_event_instance event_instance = REC_NEW(MPI_T_event_instance, 1001);
    int element_index = (int)102;
    event_instance = 0;
    int returned = (MPI_T_event_read)(event_instance, element_index, rec_slot(3));
    rec_expect_code("MPI_T_event_read", "event_instance", MPI_T_ERR_INVALID_HANDLE, returned);
}

static void refuse_MPI_T_event_register_callback_0(void)
{
    MPI_T_event_registration event_registration = REC_NEW(MPI_T_event_registration, 1001);
    MPI_T_cb_safety cb_safety = (MPI_T_cb_safety)102;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    event_registration = 0;
    int returned = (MPI_T_event_register_callback)(event_registration, cb_safety, info, rec_slot(4),
            (MPI_T_event_cb_function *)rec_function(5));
    rec_expect_code("MPI_T_event_register_callback", "event_registration", MPI_T_ERR_INVALID_HANDLE, returned);
}

static void refuse_MPI_T_event_set_dropped_handler_0(void)
{
    MPI_T_event_registration event_registration = REC_NEW(MPI_T_event_registration, 1001);
    event_registration = 0;
    int returned = (MPI_T_event_set_dropped_handler)(event_registration,
            (MPI_T_event_dropped_cb_function *)rec_function(2));
    rec_expect_code("MPI_T_event_set_dropped_handler", "event_registration", MPI_T_ERR_INVALID_HANDLE, returned);
}

static void refuse_MPI_T_init_thread_0(void)
{
    int required = (int)101;
    int returned = (MPI_T_init_thread)(required, 0);
    rec_expect_code("MPI_T_init_thread", "provided", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_pvar_get_index_0(void)
{
    int var_class = (int)102;
    int pvar_index = (int)0;
    int returned = (MPI_T_pvar_get_index)(0, var_class, &pvar_index);
    rec_expect_code("MPI_T_pvar_get_index", "name", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_pvar_get_index_1(void)
{
    int var_class = (int)102;
    int returned = (MPI_T_pvar_get_index)("name 101", var_class, 0);
    rec_expect_code("MPI_T_pvar_get_index", "pvar_index", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_pvar_get_num_0(void)
{
    int returned = (MPI_T_pvar_get_num)(0);
    rec_expect_code("MPI_T_pvar_get_num", "num_pvar", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_pvar_handle_alloc_0(void)
{
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    int pvar_index = (int)102;
    MPI_T_pvar_handle handle = REC_NEW(MPI_T_pvar_handle, 0);
    int count = (int)0;
    session = MPI_T_PVAR_SESSION_NULL;
    int returned = (MPI_T_pvar_handle_alloc)(session, pvar_index, rec_slot(3), &handle, &count);
    rec_expect_code("MPI_T_pvar_handle_alloc", "session", MPI_T_ERR_INVALID_SESSION, returned);
}

static void refuse_MPI_T_pvar_handle_alloc_1(void)
{
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    int pvar_index = (int)102;
    int count = (int)0;
    int returned = (MPI_T_pvar_handle_alloc)(session, pvar_index, rec_slot(3), 0, &count);
    rec_expect_code("MPI_T_pvar_handle_alloc", "handle", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_pvar_handle_alloc_2(void)
{
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    int pvar_index = (int)102;
    MPI_T_pvar_handle handle = REC_NEW(MPI_T_pvar_handle, 0);
    int returned = (MPI_T_pvar_handle_alloc)(session, pvar_index, rec_slot(3), &handle, 0);
    rec_expect_code("MPI_T_pvar_handle_alloc", "count", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_pvar_handle_free_0(void)
{
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    MPI_T_pvar_handle handle = REC_NEW(MPI_T_pvar_handle, 1002);
    session = MPI_T_PVAR_SESSION_NULL;
    int returned = (MPI_T_pvar_handle_free)(session, &handle);
    rec_expect_code("MPI_T_pvar_handle_free", "session", MPI_T_ERR_INVALID_SESSION, returned);
}

static void refuse_MPI_T_pvar_handle_free_1(void)
{
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    int returned = (MPI_T_pvar_handle_free)(session, 0);
    rec_expect_code("MPI_T_pvar_handle_free", "handle", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_pvar_handle_free_2(void)
{
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    MPI_T_pvar_handle handle = REC_NEW(MPI_T_pvar_handle, 1002);
    handle = MPI_T_PVAR_HANDLE_NULL;
    int returned = (MPI_T_pvar_handle_free)(session, &handle);
    rec_expect_code("MPI_T_pvar_handle_free", "handle", MPI_T_ERR_INVALID_HANDLE, returned);
}

static void refuse_MPI_T_pvar_read_0(void)
{
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    MPI_T_pvar_handle handle = REC_NEW(MPI_T_pvar_handle, 1002);
    session = MPI_T_PVAR_SESSION_NULL;
    int returned = (MPI_T_pvar_read)(session, handle, rec_slot(3));
    rec_expect_code("MPI_T_pvar_read", "session", MPI_T_ERR_INVALID_SESSION, returned);
}

static void refuse_MPI_T_pvar_read_1(void)
{
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    MPI_T_pvar_handle handle = REC_NEW(MPI_T_pvar_handle, 1002);
    handle = MPI_T_PVAR_HANDLE_NULL;
    int returned = (MPI_T_pvar_read)(session, handle, rec_slot(3));
    rec_expect_code("MPI_T_pvar_read", "handle", MPI_T_ERR_INVALID_HANDLE, returned);
}

static void refuse_MPI_T_pvar_readreset_0(void)
{
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    MPI_T_pvar_handle handle = REC_NEW(MPI_T_pvar_handle, 1002);
    session = MPI_T_PVAR_SESSION_NULL;
    int returned = (MPI_T_pvar_readreset)(session, handle, rec_slot(3));
    rec_expect_code("MPI_T_pvar_readreset", "session", MPI_T_ERR_INVALID_SESSION, returned);
}

static void refuse_MPI_T_pvar_readreset_1(void)
{
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    MPI_T_pvar_handle handle = REC_NEW(MPI_T_pvar_handle, 1002);
    handle = MPI_T_PVAR_HANDLE_NULL;
    int returned = (MPI_T_pvar_readreset)(session, handle, rec_slot(3));
    rec_expect_code("MPI_T_pvar_readreset", "handle", MPI_T_ERR_INVALID_HANDLE, returned);
}

static void refuse_MPI_T_pvar_reset_0(void)
{
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    MPI_T_pvar_handle handle = REC_NEW(MPI_T_pvar_handle, 1002);
    session = MPI_T_PVAR_SESSION_NULL;
    int returned = (MPI_T_pvar_reset)(session, handle);
    rec_expect_code("MPI_T_pvar_reset", "session", MPI_T_ERR_INVALID_SESSION, returned);
}

static void refuse_MPI_T_pvar_reset_1(void)
{
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    MPI_T_pvar_handle handle = REC_NEW(MPI_T_pvar_handle, 1002);
    handle = MPI_T_PVAR_HANDLE_NULL;
    int returned = (MPI_T_pvar_reset)(session, handle);
    rec_expect_code("MPI_T_pvar_reset", "handle", MPI_T_ERR_INVALID_HANDLE, returned);
}

static void refuse_MPI_T_pvar_session_create_0(void)
{
    int returned = (MPI_T_pvar_session_create)(0);
    rec_expect_code("MPI_T_pvar_session_create", "session", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_pvar_session_free_0(void)
{
    int returned = (MPI_T_pvar_session_free)(0);
    rec_expect_code("MPI_T_pvar_session_free", "session", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_pvar_session_free_1(void)
{
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    session = MPI_T_PVAR_SESSION_NULL;
    int returned = (MPI_T_pvar_session_free)(&session);
    rec_expect_code("MPI_T_pvar_session_free", "session", MPI_T_ERR_INVALID_SESSION, returned);
}

static void refuse_MPI_T_pvar_start_0(void)
{
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    MPI_T_pvar_handle handle = REC_NEW(MPI_T_pvar_handle, 1002);
    session = MPI_T_PVAR_SESSION_NULL;
    int returned = (MPI_T_pvar_start)(session, handle);
    rec_expect_code("MPI_T_pvar_start", "session", MPI_T_ERR_INVALID_SESSION, returned);
}

static void refuse_MPI_T_pvar_start_1(void)
{
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    MPI_T_pvar_handle handle = REC_NEW(MPI_T_pvar_handle, 1002);
    handle = MPI_T_PVAR_HANDLE_NULL;
    int returned = (MPI_T_pvar_start)(session, handle);
    rec_expect_code("MPI_T_pvar_start", "handle", MPI_T_ERR_INVALID_HANDLE, returned);
}

static void refuse_MPI_T_pvar_stop_0(void)
{
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    MPI_T_pvar_handle handle = REC_NEW(MPI_T_pvar_handle, 1002);
    session = MPI_T_PVAR_SESSION_NULL;
    int returned = (MPI_T_pvar_stop)(session, handle);
    rec_expect_code("MPI_T_pvar_stop", "session", MPI_T_ERR_INVALID_SESSION, returned);
}

static void refuse_MPI_T_pvar_stop_1(void)
{
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    MPI_T_pvar_handle handle = REC_NEW(MPI_T_pvar_handle, 1002);
    handle = MPI_T_PVAR_HANDLE_NULL;
    int returned = (MPI_T_pvar_stop)(session, handle);
    rec_expect_code("MPI_T_pvar_stop", "handle", MPI_T_ERR_INVALID_HANDLE, returned);
}

static void refuse_MPI_T_pvar_write_0(void)
{
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    MPI_T_pvar_handle handle = REC_NEW(MPI_T_pvar_handle, 1002);
    session = MPI_T_PVAR_SESSION_NULL;
    int returned = (MPI_T_pvar_write)(session, handle, rec_slot(3));
    rec_expect_code("MPI_T_pvar_write", "session", MPI_T_ERR_INVALID_SESSION, returned);
}

static void refuse_MPI_T_pvar_write_1(void)
{
    MPI_T_pvar_session session = REC_NEW(MPI_T_pvar_session, 1001);
    MPI_T_pvar_handle handle = REC_NEW(MPI_T_pvar_handle, 1002);
    handle = MPI_T_PVAR_HANDLE_NULL;
    int returned = (MPI_T_pvar_write)(session, handle, rec_slot(3));
    rec_expect_code("MPI_T_pvar_write", "handle", MPI_T_ERR_INVALID_HANDLE, returned);
}

static void refuse_MPI_T_source_get_num_0(void)
{
    int returned = (MPI_T_source_get_num)(0);
    rec_expect_code("MPI_T_source_get_num", "num_sources", MPI_T_ERR_INVALID, returned);
}

static void refuse_MPI_T_source_get_timestamp_0(void)
{
    int source_index = (int)101;
    int returned = (MPI_T_source_get_timestamp)(source_index, 0);
    rec_expect_code("MPI_T_source_get_timestamp", "timestamp", MPI_T_ERR_INVALID, returned);
}

const struct rec_refusal rec_refusals_tool_information[] = {
    {"MPI_T_category_changed", refuse_MPI_T_category_changed_0},
    {"MPI_T_category_get_categories", refuse_MPI_T_category_get_categories_0},
    {"MPI_T_category_get_categories", refuse_MPI_T_category_get_categories_1},
    {"MPI_T_category_get_cvars", refuse_MPI_T_category_get_cvars_0},
    {"MPI_T_category_get_cvars", refuse_MPI_T_category_get_cvars_1},
    {"MPI_T_category_get_events", refuse_MPI_T_category_get_events_0},
    {"MPI_T_category_get_events", refuse_MPI_T_category_get_events_1},
    {"MPI_T_category_get_index", refuse_MPI_T_category_get_index_0},
    {"MPI_T_category_get_index", refuse_MPI_T_category_get_index_1},
    {"MPI_T_category_get_num", refuse_MPI_T_category_get_num_0},
    {"MPI_T_category_get_num_events", refuse_MPI_T_category_get_num_events_0},
    {"MPI_T_category_get_pvars", refuse_MPI_T_category_get_pvars_0},
    {"MPI_T_category_get_pvars", refuse_MPI_T_category_get_pvars_1},
    {"MPI_T_cvar_get_index", refuse_MPI_T_cvar_get_index_0},
    {"MPI_T_cvar_get_index", refuse_MPI_T_cvar_get_index_1},
    {"MPI_T_cvar_get_num", refuse_MPI_T_cvar_get_num_0},
    {"MPI_T_cvar_handle_alloc", refuse_MPI_T_cvar_handle_alloc_0},
    {"MPI_T_cvar_handle_alloc", refuse_MPI_T_cvar_handle_alloc_1},
    {"MPI_T_cvar_handle_free", refuse_MPI_T_cvar_handle_free_0},
    {"MPI_T_cvar_handle_free", refuse_MPI_T_cvar_handle_free_1},
    {"MPI_T_cvar_read", refuse_MPI_T_cvar_read_0},
    {"MPI_T_cvar_write", refuse_MPI_T_cvar_write_0},
    {"MPI_T_enum_get_info", refuse_MPI_T_enum_get_info_0},
    {"MPI_T_enum_get_item", refuse_MPI_T_enum_get_item_0},
    {"MPI_T_event_callback_get_info", refuse_MPI_T_event_callback_get_info_0},
    {"MPI_T_event_callback_set_info", refuse_MPI_T_event_callback_set_info_0},
    {"MPI_T_event_copy", refuse_MPI_T_event_copy_0},
    {"MPI_T_event_get_index", refuse_MPI_T_event_get_index_0},
    {"MPI_T_event_get_index", refuse_MPI_T_event_get_index_1},
    {"MPI_T_event_get_num", refuse_MPI_T_event_get_num_0},
    {"MPI_T_event_get_source", refuse_MPI_T_event_get_source_0},
    {"MPI_T_event_get_source", refuse_MPI_T_event_get_source_1},
    {"MPI_T_event_get_timestamp", refuse_MPI_T_event_get_timestamp_0},
    {"MPI_T_event_get_timestamp", refuse_MPI_T_event_get_timestamp_1},
    {"MPI_T_event_handle_alloc", refuse_MPI_T_event_handle_alloc_0},
    {"MPI_T_event_handle_free", refuse_MPI_T_event_handle_free_0},
    {"MPI_T_event_handle_get_info", refuse_MPI_T_event_handle_get_info_0},
    {"MPI_T_event_handle_set_info", refuse_MPI_T_event_handle_set_info_0},
    {"MPI_T_event_read", refuse_MPI_T_event_read_0},
    {"MPI_T_event_register_callback", refuse_MPI_T_event_register_callback_0},
    {"MPI_T_event_set_dropped_handler", refuse_MPI_T_event_set_dropped_handler_0},
    {"MPI_T_init_thread", refuse_MPI_T_init_thread_0},
    {"MPI_T_pvar_get_index", refuse_MPI_T_pvar_get_index_0},
    {"MPI_T_pvar_get_index", refuse_MPI_T_pvar_get_index_1},
    {"MPI_T_pvar_get_num", refuse_MPI_T_pvar_get_num_0},
    {"MPI_T_pvar_handle_alloc", refuse_MPI_T_pvar_handle_alloc_0},
    {"MPI_T_pvar_handle_alloc", refuse_MPI_T_pvar_handle_alloc_1},
    {"MPI_T_pvar_handle_alloc", refuse_MPI_T_pvar_handle_alloc_2},
    {"MPI_T_pvar_handle_free", refuse_MPI_T_pvar_handle_free_0},
    {"MPI_T_pvar_handle_free", refuse_MPI_T_pvar_handle_free_1},
    {"MPI_T_pvar_handle_free", refuse_MPI_T_pvar_handle_free_2},
    {"MPI_T_pvar_read", refuse_MPI_T_pvar_read_0},
    {"MPI_T_pvar_read", refuse_MPI_T_pvar_read_1},
    {"MPI_T_pvar_readreset", refuse_MPI_T_pvar_readreset_0},
    {"MPI_T_pvar_readreset", refuse_MPI_T_pvar_readreset_1},
    {"MPI_T_pvar_reset", refuse_MPI_T_pvar_reset_0},
    {"MPI_T_pvar_reset", refuse_MPI_T_pvar_reset_1},
    {"MPI_T_pvar_session_create", refuse_MPI_T_pvar_session_create_0},
    {"MPI_T_pvar_session_free", refuse_MPI_T_pvar_session_free_0},
    {"MPI_T_pvar_session_free", refuse_MPI_T_pvar_session_free_1},
    {"MPI_T_pvar_start", refuse_MPI_T_pvar_start_0},
    {"MPI_T_pvar_start", refuse_MPI_T_pvar_start_1},
    {"MPI_T_pvar_stop", refuse_MPI_T_pvar_stop_0},
    {"MPI_T_pvar_stop", refuse_MPI_T_pvar_stop_1},
    {"MPI_T_pvar_write", refuse_MPI_T_pvar_write_0},
    {"MPI_T_pvar_write", refuse_MPI_T_pvar_write_1},
    {"MPI_T_source_get_num", refuse_MPI_T_source_get_num_0},
    {"MPI_T_source_get_timestamp", refuse_MPI_T_source_get_timestamp_0},
    {0, 0}
};
