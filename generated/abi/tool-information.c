/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml through templates/abi/calls.c.j2. */
/* What stands under entry points of the standard ABI: every argument is converted, the other MPI's function is called. */
#include "bnd_native_calls.h"

#ifndef BND_EMULATES_MPI_T_category_changed
#if BND_HAS_MPI_T_category_changed
int BND_IMPLEMENTATION(T_category_changed)(int *update_number)
{
    return BND_T_RETURNED(BND_NATIVE(T_category_changed)((void *)update_number));
}
#else
int BND_IMPLEMENTATION(T_category_changed)(int *update_number)
{
    (void)update_number;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_category_get_categories
#if BND_HAS_MPI_T_category_get_categories
int BND_IMPLEMENTATION(T_category_get_categories)(int cat_index, int len, int indices[])
{
    return BND_T_RETURNED(BND_NATIVE(T_category_get_categories)(cat_index, len, (void *)indices));
}
#else
int BND_IMPLEMENTATION(T_category_get_categories)(int cat_index, int len, int indices[])
{
    (void)cat_index, (void)len, (void)indices;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_category_get_cvars
#if BND_HAS_MPI_T_category_get_cvars
int BND_IMPLEMENTATION(T_category_get_cvars)(int cat_index, int len, int indices[])
{
    return BND_T_RETURNED(BND_NATIVE(T_category_get_cvars)(cat_index, len, (void *)indices));
}
#else
int BND_IMPLEMENTATION(T_category_get_cvars)(int cat_index, int len, int indices[])
{
    (void)cat_index, (void)len, (void)indices;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_category_get_events
#if BND_HAS_MPI_T_category_get_events
int BND_IMPLEMENTATION(T_category_get_events)(int cat_index, int len, int indices[])
{
    return BND_T_RETURNED(BND_NATIVE(T_category_get_events)(cat_index, len, (void *)indices));
}
#else
int BND_IMPLEMENTATION(T_category_get_events)(int cat_index, int len, int indices[])
{
    (void)cat_index, (void)len, (void)indices;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_category_get_index
#if BND_HAS_MPI_T_category_get_index
int BND_IMPLEMENTATION(T_category_get_index)(const char *name, int *cat_index)
{
    return BND_T_RETURNED(BND_NATIVE(T_category_get_index)(name, (void *)cat_index));
}
#else
int BND_IMPLEMENTATION(T_category_get_index)(const char *name, int *cat_index)
{
    (void)name, (void)cat_index;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_category_get_info
#if BND_HAS_MPI_T_category_get_info
int BND_IMPLEMENTATION(T_category_get_info)(int cat_index, char *name, int *name_len, char *desc, int *desc_len,
        int *num_cvars, int *num_pvars, int *num_categories)
{
    return BND_T_RETURNED(BND_NATIVE(T_category_get_info)(cat_index, name, (void *)name_len, desc, (void *)desc_len,
            (void *)num_cvars, (void *)num_pvars, (void *)num_categories));
}
#else
int BND_IMPLEMENTATION(T_category_get_info)(int cat_index, char *name, int *name_len, char *desc, int *desc_len,
        int *num_cvars, int *num_pvars, int *num_categories)
{
    (void)cat_index, (void)name, (void)name_len, (void)desc, (void)desc_len, (void)num_cvars, (void)num_pvars,
            (void)num_categories;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_category_get_num
#if BND_HAS_MPI_T_category_get_num
int BND_IMPLEMENTATION(T_category_get_num)(int *num_cat)
{
    return BND_T_RETURNED(BND_NATIVE(T_category_get_num)((void *)num_cat));
}
#else
int BND_IMPLEMENTATION(T_category_get_num)(int *num_cat)
{
    (void)num_cat;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_category_get_num_events
#if BND_HAS_MPI_T_category_get_num_events
int BND_IMPLEMENTATION(T_category_get_num_events)(int cat_index, int *num_events)
{
    return BND_T_RETURNED(BND_NATIVE(T_category_get_num_events)(cat_index, (void *)num_events));
}
#else
int BND_IMPLEMENTATION(T_category_get_num_events)(int cat_index, int *num_events)
{
    (void)cat_index, (void)num_events;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_category_get_pvars
#if BND_HAS_MPI_T_category_get_pvars
int BND_IMPLEMENTATION(T_category_get_pvars)(int cat_index, int len, int indices[])
{
    return BND_T_RETURNED(BND_NATIVE(T_category_get_pvars)(cat_index, len, (void *)indices));
}
#else
int BND_IMPLEMENTATION(T_category_get_pvars)(int cat_index, int len, int indices[])
{
    (void)cat_index, (void)len, (void)indices;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_cvar_get_index
#if BND_HAS_MPI_T_cvar_get_index
int BND_IMPLEMENTATION(T_cvar_get_index)(const char *name, int *cvar_index)
{
    return BND_T_RETURNED(BND_NATIVE(T_cvar_get_index)(name, (void *)cvar_index));
}
#else
int BND_IMPLEMENTATION(T_cvar_get_index)(const char *name, int *cvar_index)
{
    (void)name, (void)cvar_index;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_cvar_get_info
#if BND_HAS_MPI_T_cvar_get_info
int BND_IMPLEMENTATION(T_cvar_get_info)(int cvar_index, char *name, int *name_len, int *verbosity,
        abi_Datatype *datatype, abi_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *scope)
{
    MPI_Datatype c_datatype = bnd_null_Type;
    MPI_T_enum c_enumtype = bnd_null_T_enum;
    const int bnd_result = BND_NATIVE(T_cvar_get_info)(cvar_index, name, (void *)name_len, (void *)verbosity,
            datatype ? &c_datatype : 0, enumtype ? &c_enumtype : 0, desc, (void *)desc_len, (void *)bind,
            (void *)scope);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (verbosity) *verbosity = bnd_from_mpit_verbosity(*verbosity);
        if (datatype) *datatype = bnd_from_Type(c_datatype);
        if (enumtype) *enumtype = bnd_from_T_enum(c_enumtype);
        if (bind) *bind = bnd_from_mpit_bindings(*bind);
        if (scope) *scope = bnd_from_mpit_scopes(*scope);
    }
    return BND_T_RETURNED(bnd_result);
}
#else
int BND_IMPLEMENTATION(T_cvar_get_info)(int cvar_index, char *name, int *name_len, int *verbosity,
        abi_Datatype *datatype, abi_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *scope)
{
    (void)cvar_index, (void)name, (void)name_len, (void)verbosity, (void)datatype, (void)enumtype, (void)desc,
            (void)desc_len, (void)bind, (void)scope;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_cvar_get_num
#if BND_HAS_MPI_T_cvar_get_num
int BND_IMPLEMENTATION(T_cvar_get_num)(int *num_cvar)
{
    return BND_T_RETURNED(BND_NATIVE(T_cvar_get_num)((void *)num_cvar));
}
#else
int BND_IMPLEMENTATION(T_cvar_get_num)(int *num_cvar)
{
    (void)num_cvar;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_cvar_handle_alloc
#if BND_HAS_MPI_T_cvar_handle_alloc
int BND_IMPLEMENTATION(T_cvar_handle_alloc)(int cvar_index, void *obj_handle, abi_T_cvar_handle *handle, int *count)
{
    MPI_T_cvar_handle c_handle = bnd_null_T_cvar_handle;
    const int bnd_result = BND_NATIVE(T_cvar_handle_alloc)(cvar_index, obj_handle, &c_handle, (void *)count);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *handle = bnd_from_T_cvar_handle(c_handle);
    }
    return BND_T_RETURNED(bnd_result);
}
#else
int BND_IMPLEMENTATION(T_cvar_handle_alloc)(int cvar_index, void *obj_handle, abi_T_cvar_handle *handle, int *count)
{
    (void)cvar_index, (void)obj_handle, (void)handle, (void)count;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_cvar_handle_free
#if BND_HAS_MPI_T_cvar_handle_free
int BND_IMPLEMENTATION(T_cvar_handle_free)(abi_T_cvar_handle *handle)
{
    MPI_T_cvar_handle c_handle = bnd_to_T_cvar_handle(*handle);
    const int bnd_result = BND_NATIVE(T_cvar_handle_free)(&c_handle);
    *handle = bnd_from_T_cvar_handle(c_handle);
    return BND_T_RETURNED(bnd_result);
}
#else
int BND_IMPLEMENTATION(T_cvar_handle_free)(abi_T_cvar_handle *handle)
{
    (void)handle;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_cvar_read
#if BND_HAS_MPI_T_cvar_read
int BND_IMPLEMENTATION(T_cvar_read)(abi_T_cvar_handle handle, void *buf)
{
    return BND_T_RETURNED(BND_NATIVE(T_cvar_read)(bnd_to_T_cvar_handle(handle), buf));
}
#else
int BND_IMPLEMENTATION(T_cvar_read)(abi_T_cvar_handle handle, void *buf)
{
    (void)handle, (void)buf;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_cvar_write
#if BND_HAS_MPI_T_cvar_write
int BND_IMPLEMENTATION(T_cvar_write)(abi_T_cvar_handle handle, const void *buf)
{
    return BND_T_RETURNED(BND_NATIVE(T_cvar_write)(bnd_to_T_cvar_handle(handle), buf));
}
#else
int BND_IMPLEMENTATION(T_cvar_write)(abi_T_cvar_handle handle, const void *buf)
{
    (void)handle, (void)buf;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_enum_get_info
#if BND_HAS_MPI_T_enum_get_info
int BND_IMPLEMENTATION(T_enum_get_info)(abi_T_enum enumtype, int *num, char *name, int *name_len)
{
    return BND_T_RETURNED(BND_NATIVE(T_enum_get_info)(bnd_to_T_enum(enumtype), (void *)num, name, (void *)name_len));
}
#else
int BND_IMPLEMENTATION(T_enum_get_info)(abi_T_enum enumtype, int *num, char *name, int *name_len)
{
    (void)enumtype, (void)num, (void)name, (void)name_len;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_enum_get_item
#if BND_HAS_MPI_T_enum_get_item
int BND_IMPLEMENTATION(T_enum_get_item)(abi_T_enum enumtype, int index, int *value, char *name, int *name_len)
{
    return BND_T_RETURNED(BND_NATIVE(T_enum_get_item)(bnd_to_T_enum(enumtype), index, (void *)value, name,
            (void *)name_len));
}
#else
int BND_IMPLEMENTATION(T_enum_get_item)(abi_T_enum enumtype, int index, int *value, char *name, int *name_len)
{
    (void)enumtype, (void)index, (void)value, (void)name, (void)name_len;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_event_callback_get_info
#if BND_HAS_MPI_T_event_callback_get_info
int BND_IMPLEMENTATION(T_event_callback_get_info)(abi_T_event_registration event_registration,
        abi_T_cb_safety cb_safety, abi_Info *info_used)
{
    MPI_Info c_info_used = bnd_null_Info;
    const int bnd_result = BND_NATIVE(T_event_callback_get_info)(bnd_to_T_event_registration(event_registration),
            bnd_to_mpit_callback_safety(cb_safety), info_used ? &c_info_used : 0);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (info_used) *info_used = bnd_from_Info(c_info_used);
    }
    return BND_T_RETURNED(bnd_result);
}
#else
int BND_IMPLEMENTATION(T_event_callback_get_info)(abi_T_event_registration event_registration,
        abi_T_cb_safety cb_safety, abi_Info *info_used)
{
    (void)event_registration, (void)cb_safety, (void)info_used;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_event_callback_set_info
#if BND_HAS_MPI_T_event_callback_set_info
int BND_IMPLEMENTATION(T_event_callback_set_info)(abi_T_event_registration event_registration,
        abi_T_cb_safety cb_safety, abi_Info info)
{
    return BND_T_RETURNED(BND_NATIVE(T_event_callback_set_info)(bnd_to_T_event_registration(event_registration),
            bnd_to_mpit_callback_safety(cb_safety), bnd_to_Info(info)));
}
#else
int BND_IMPLEMENTATION(T_event_callback_set_info)(abi_T_event_registration event_registration,
        abi_T_cb_safety cb_safety, abi_Info info)
{
    (void)event_registration, (void)cb_safety, (void)info;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_event_copy
#if BND_HAS_MPI_T_event_copy
int BND_IMPLEMENTATION(T_event_copy)(abi_T_event_instance event_instance, void *buffer)
{
    return BND_T_RETURNED(BND_NATIVE(T_event_copy)(bnd_to_T_event_instance(event_instance), buffer));
}
#else
int BND_IMPLEMENTATION(T_event_copy)(abi_T_event_instance event_instance, void *buffer)
{
    (void)event_instance, (void)buffer;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_event_get_index
#if BND_HAS_MPI_T_event_get_index
int BND_IMPLEMENTATION(T_event_get_index)(const char *name, int *event_index)
{
    return BND_T_RETURNED(BND_NATIVE(T_event_get_index)(name, (void *)event_index));
}
#else
int BND_IMPLEMENTATION(T_event_get_index)(const char *name, int *event_index)
{
    (void)name, (void)event_index;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_event_get_info
#if BND_HAS_MPI_T_event_get_info
int BND_IMPLEMENTATION(T_event_get_info)(int event_index, char *name, int *name_len, int *verbosity,
        abi_Datatype array_of_datatypes[], abi_Aint array_of_displacements[], int *num_elements, abi_T_enum *enumtype,
        abi_Info *info, char *desc, int *desc_len, int *bind)
{
    const long long c_room_array_of_datatypes = (num_elements ? *num_elements : 0);
    MPI_T_enum c_enumtype = bnd_null_T_enum;
    MPI_Info c_info = bnd_null_Info;
    const int bnd_result = BND_NATIVE(T_event_get_info)(event_index, name, (void *)name_len, (void *)verbosity,
            (void *)array_of_datatypes, (void *)array_of_displacements, (void *)num_elements,
            enumtype ? &c_enumtype : 0, info ? &c_info : 0, desc, (void *)desc_len, (void *)bind);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (verbosity) *verbosity = bnd_from_mpit_verbosity(*verbosity);
        bnd_from_Type_array(array_of_datatypes, bnd_abi_least((num_elements ? *num_elements : 0),
                c_room_array_of_datatypes));
        if (enumtype) *enumtype = bnd_from_T_enum(c_enumtype);
        if (info) *info = bnd_from_Info(c_info);
        if (bind) *bind = bnd_from_mpit_bindings(*bind);
    }
    return BND_T_RETURNED(bnd_result);
}
#else
int BND_IMPLEMENTATION(T_event_get_info)(int event_index, char *name, int *name_len, int *verbosity,
        abi_Datatype array_of_datatypes[], abi_Aint array_of_displacements[], int *num_elements, abi_T_enum *enumtype,
        abi_Info *info, char *desc, int *desc_len, int *bind)
{
    (void)event_index, (void)name, (void)name_len, (void)verbosity, (void)array_of_datatypes,
            (void)array_of_displacements, (void)num_elements, (void)enumtype, (void)info, (void)desc, (void)desc_len,
            (void)bind;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_event_get_num
#if BND_HAS_MPI_T_event_get_num
int BND_IMPLEMENTATION(T_event_get_num)(int *num_events)
{
    return BND_T_RETURNED(BND_NATIVE(T_event_get_num)((void *)num_events));
}
#else
int BND_IMPLEMENTATION(T_event_get_num)(int *num_events)
{
    (void)num_events;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_event_get_source
#if BND_HAS_MPI_T_event_get_source
int BND_IMPLEMENTATION(T_event_get_source)(abi_T_event_instance event_instance, int *source_index)
{
    return BND_T_RETURNED(BND_NATIVE(T_event_get_source)(bnd_to_T_event_instance(event_instance),
            (void *)source_index));
}
#else
int BND_IMPLEMENTATION(T_event_get_source)(abi_T_event_instance event_instance, int *source_index)
{
    (void)event_instance, (void)source_index;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_event_get_timestamp
#if BND_HAS_MPI_T_event_get_timestamp
int BND_IMPLEMENTATION(T_event_get_timestamp)(abi_T_event_instance event_instance, abi_Count *event_timestamp)
{
    return BND_T_RETURNED(BND_NATIVE(T_event_get_timestamp)(bnd_to_T_event_instance(event_instance),
            (void *)event_timestamp));
}
#else
int BND_IMPLEMENTATION(T_event_get_timestamp)(abi_T_event_instance event_instance, abi_Count *event_timestamp)
{
    (void)event_instance, (void)event_timestamp;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_event_handle_alloc
#if BND_HAS_MPI_T_event_handle_alloc
int BND_IMPLEMENTATION(T_event_handle_alloc)(int event_index, void *obj_handle, abi_Info info,
        abi_T_event_registration *event_registration)
{
    MPI_T_event_registration c_event_registration = bnd_null_T_event_registration;
    const int bnd_result = BND_NATIVE(T_event_handle_alloc)(event_index, obj_handle, bnd_to_Info(info),
            &c_event_registration);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *event_registration = bnd_from_T_event_registration(c_event_registration);
    }
    return BND_T_RETURNED(bnd_result);
}
#else
int BND_IMPLEMENTATION(T_event_handle_alloc)(int event_index, void *obj_handle, abi_Info info,
        abi_T_event_registration *event_registration)
{
    (void)event_index, (void)obj_handle, (void)info, (void)event_registration;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_event_handle_free
#if BND_HAS_MPI_T_event_handle_free
int BND_IMPLEMENTATION(T_event_handle_free)(abi_T_event_registration event_registration, void *user_data,
        abi_T_event_free_cb_function *free_cb_function)
{
    BND_ABI_OWNED struct bnd_abi_callbacks *c_user_data = bnd_abi_callbacks_new(user_data,
            (bnd_procedure *)free_cb_function, 0, 0);
    BND_ABI_NEED(c_user_data, c_user_data);
    const int bnd_result = BND_NATIVE(T_event_handle_free)(bnd_to_T_event_registration(event_registration),
            c_user_data, !free_cb_function ? 0 : bnd_abi_call_t_event_free_cb_function);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        bnd_abi_callbacks_last(bnd_abi_released(&c_user_data), 0);
    }
    return BND_T_RETURNED(bnd_result);
}
#else
int BND_IMPLEMENTATION(T_event_handle_free)(abi_T_event_registration event_registration, void *user_data,
        abi_T_event_free_cb_function *free_cb_function)
{
    (void)event_registration, (void)user_data, (void)free_cb_function;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_event_handle_get_info
#if BND_HAS_MPI_T_event_handle_get_info
int BND_IMPLEMENTATION(T_event_handle_get_info)(abi_T_event_registration event_registration, abi_Info *info_used)
{
    MPI_Info c_info_used = bnd_null_Info;
    const int bnd_result = BND_NATIVE(T_event_handle_get_info)(bnd_to_T_event_registration(event_registration),
            info_used ? &c_info_used : 0);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (info_used) *info_used = bnd_from_Info(c_info_used);
    }
    return BND_T_RETURNED(bnd_result);
}
#else
int BND_IMPLEMENTATION(T_event_handle_get_info)(abi_T_event_registration event_registration, abi_Info *info_used)
{
    (void)event_registration, (void)info_used;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_event_handle_set_info
#if BND_HAS_MPI_T_event_handle_set_info
int BND_IMPLEMENTATION(T_event_handle_set_info)(abi_T_event_registration event_registration, abi_Info info)
{
    return BND_T_RETURNED(BND_NATIVE(T_event_handle_set_info)(bnd_to_T_event_registration(event_registration),
            bnd_to_Info(info)));
}
#else
int BND_IMPLEMENTATION(T_event_handle_set_info)(abi_T_event_registration event_registration, abi_Info info)
{
    (void)event_registration, (void)info;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_event_read
#if BND_HAS_MPI_T_event_read
int BND_IMPLEMENTATION(T_event_read)(abi_T_event_instance event_instance, int element_index, void *buffer)
{
    return BND_T_RETURNED(BND_NATIVE(T_event_read)(bnd_to_T_event_instance(event_instance), element_index, buffer));
}
#else
int BND_IMPLEMENTATION(T_event_read)(abi_T_event_instance event_instance, int element_index, void *buffer)
{
    (void)event_instance, (void)element_index, (void)buffer;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_event_register_callback
#if BND_HAS_MPI_T_event_register_callback
int BND_IMPLEMENTATION(T_event_register_callback)(abi_T_event_registration event_registration,
        abi_T_cb_safety cb_safety, abi_Info info, void *user_data, abi_T_event_cb_function *event_cb_function)
{
    BND_ABI_OWNED struct bnd_abi_callbacks *c_user_data = bnd_abi_callbacks_new(user_data,
            (bnd_procedure *)event_cb_function, 0, 0);
    BND_ABI_NEED(c_user_data, c_user_data);
    const int bnd_result = BND_NATIVE(T_event_register_callback)(bnd_to_T_event_registration(event_registration),
            bnd_to_mpit_callback_safety(cb_safety), bnd_to_Info(info), c_user_data,
            !event_cb_function ? 0 : bnd_abi_call_t_event_cb_function);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        bnd_abi_callbacks_last(bnd_abi_released(&c_user_data), 0);
    }
    return BND_T_RETURNED(bnd_result);
}
#else
int BND_IMPLEMENTATION(T_event_register_callback)(abi_T_event_registration event_registration,
        abi_T_cb_safety cb_safety, abi_Info info, void *user_data, abi_T_event_cb_function *event_cb_function)
{
    (void)event_registration, (void)cb_safety, (void)info, (void)user_data, (void)event_cb_function;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_event_set_dropped_handler
#if BND_HAS_MPI_T_event_set_dropped_handler
int BND_IMPLEMENTATION(T_event_set_dropped_handler)(abi_T_event_registration event_registration,
        abi_T_event_dropped_cb_function *dropped_cb_function)
{
    struct bnd_abi_trampoline c_dropped_cb_function;
    BND_ABI_NEED(bnd_abi_trampoline_take(&c_dropped_cb_function, bnd_abi_trampolines_t_event_dropped_cb_function,
            (bnd_procedure *)dropped_cb_function), dropped_cb_function);
    const int bnd_result = BND_NATIVE(T_event_set_dropped_handler)(bnd_to_T_event_registration(event_registration),
            (MPI_T_event_dropped_cb_function *)c_dropped_cb_function.function);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        BND_ABI_BIND(&c_dropped_cb_function, nothing, c_dropped_cb_function);
    }
    if (!BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        bnd_abi_trampoline_give_back(&c_dropped_cb_function);
    }
    return BND_T_RETURNED(bnd_result);
}
#else
int BND_IMPLEMENTATION(T_event_set_dropped_handler)(abi_T_event_registration event_registration,
        abi_T_event_dropped_cb_function *dropped_cb_function)
{
    (void)event_registration, (void)dropped_cb_function;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_finalize
#if BND_HAS_MPI_T_finalize
int BND_IMPLEMENTATION(T_finalize)(void)
{
    return BND_T_RETURNED(BND_NATIVE(T_finalize)());
}
#else
int BND_IMPLEMENTATION(T_finalize)(void)
{
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_init_thread
#if BND_HAS_MPI_T_init_thread
int BND_IMPLEMENTATION(T_init_thread)(int required, int *provided)
{
    const int bnd_result = BND_NATIVE(T_init_thread)(bnd_to_thread_levels(required), (void *)provided);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *provided = bnd_from_thread_levels(*provided);
    }
    return BND_T_RETURNED(bnd_result);
}
#else
int BND_IMPLEMENTATION(T_init_thread)(int required, int *provided)
{
    (void)required, (void)provided;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_pvar_get_index
#if BND_HAS_MPI_T_pvar_get_index
int BND_IMPLEMENTATION(T_pvar_get_index)(const char *name, int var_class, int *pvar_index)
{
    return BND_T_RETURNED(BND_NATIVE(T_pvar_get_index)(name, bnd_to_mpit_variable_classes(var_class),
            (void *)pvar_index));
}
#else
int BND_IMPLEMENTATION(T_pvar_get_index)(const char *name, int var_class, int *pvar_index)
{
    (void)name, (void)var_class, (void)pvar_index;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_pvar_get_info
#if BND_HAS_MPI_T_pvar_get_info
int BND_IMPLEMENTATION(T_pvar_get_info)(int pvar_index, char *name, int *name_len, int *verbosity, int *var_class,
        abi_Datatype *datatype, abi_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *readonly,
        int *continuous, int *atomic)
{
    MPI_Datatype c_datatype = bnd_null_Type;
    MPI_T_enum c_enumtype = bnd_null_T_enum;
    const int bnd_result = BND_NATIVE(T_pvar_get_info)(pvar_index, name, (void *)name_len, (void *)verbosity,
            (void *)var_class, datatype ? &c_datatype : 0, enumtype ? &c_enumtype : 0, desc, (void *)desc_len,
            (void *)bind, (void *)readonly, (void *)continuous, (void *)atomic);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (verbosity) *verbosity = bnd_from_mpit_verbosity(*verbosity);
        if (var_class) *var_class = bnd_from_mpit_variable_classes(*var_class);
        if (datatype) *datatype = bnd_from_Type(c_datatype);
        if (enumtype) *enumtype = bnd_from_T_enum(c_enumtype);
        if (bind) *bind = bnd_from_mpit_bindings(*bind);
    }
    return BND_T_RETURNED(bnd_result);
}
#else
int BND_IMPLEMENTATION(T_pvar_get_info)(int pvar_index, char *name, int *name_len, int *verbosity, int *var_class,
        abi_Datatype *datatype, abi_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *readonly,
        int *continuous, int *atomic)
{
    (void)pvar_index, (void)name, (void)name_len, (void)verbosity, (void)var_class, (void)datatype, (void)enumtype,
            (void)desc, (void)desc_len, (void)bind, (void)readonly, (void)continuous, (void)atomic;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_pvar_get_num
#if BND_HAS_MPI_T_pvar_get_num
int BND_IMPLEMENTATION(T_pvar_get_num)(int *num_pvar)
{
    return BND_T_RETURNED(BND_NATIVE(T_pvar_get_num)((void *)num_pvar));
}
#else
int BND_IMPLEMENTATION(T_pvar_get_num)(int *num_pvar)
{
    (void)num_pvar;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_pvar_handle_alloc
#if BND_HAS_MPI_T_pvar_handle_alloc
int BND_IMPLEMENTATION(T_pvar_handle_alloc)(abi_T_pvar_session session, int pvar_index, void *obj_handle,
        abi_T_pvar_handle *handle, int *count)
{
    MPI_T_pvar_handle c_handle = bnd_null_T_pvar_handle;
    const int bnd_result = BND_NATIVE(T_pvar_handle_alloc)(bnd_to_T_pvar_session(session), pvar_index, obj_handle,
            &c_handle, (void *)count);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *handle = bnd_from_T_pvar_handle(c_handle);
    }
    return BND_T_RETURNED(bnd_result);
}
#else
int BND_IMPLEMENTATION(T_pvar_handle_alloc)(abi_T_pvar_session session, int pvar_index, void *obj_handle,
        abi_T_pvar_handle *handle, int *count)
{
    (void)session, (void)pvar_index, (void)obj_handle, (void)handle, (void)count;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_pvar_handle_free
#if BND_HAS_MPI_T_pvar_handle_free
int BND_IMPLEMENTATION(T_pvar_handle_free)(abi_T_pvar_session session, abi_T_pvar_handle *handle)
{
    MPI_T_pvar_handle c_handle = bnd_to_T_pvar_handle(*handle);
    const int bnd_result = BND_NATIVE(T_pvar_handle_free)(bnd_to_T_pvar_session(session), &c_handle);
    *handle = bnd_from_T_pvar_handle(c_handle);
    return BND_T_RETURNED(bnd_result);
}
#else
int BND_IMPLEMENTATION(T_pvar_handle_free)(abi_T_pvar_session session, abi_T_pvar_handle *handle)
{
    (void)session, (void)handle;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_pvar_read
#if BND_HAS_MPI_T_pvar_read
int BND_IMPLEMENTATION(T_pvar_read)(abi_T_pvar_session session, abi_T_pvar_handle handle, void *buf)
{
    return BND_T_RETURNED(BND_NATIVE(T_pvar_read)(bnd_to_T_pvar_session(session), bnd_to_T_pvar_handle(handle), buf));
}
#else
int BND_IMPLEMENTATION(T_pvar_read)(abi_T_pvar_session session, abi_T_pvar_handle handle, void *buf)
{
    (void)session, (void)handle, (void)buf;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_pvar_readreset
#if BND_HAS_MPI_T_pvar_readreset
int BND_IMPLEMENTATION(T_pvar_readreset)(abi_T_pvar_session session, abi_T_pvar_handle handle, void *buf)
{
    return BND_T_RETURNED(BND_NATIVE(T_pvar_readreset)(bnd_to_T_pvar_session(session), bnd_to_T_pvar_handle(handle),
            buf));
}
#else
int BND_IMPLEMENTATION(T_pvar_readreset)(abi_T_pvar_session session, abi_T_pvar_handle handle, void *buf)
{
    (void)session, (void)handle, (void)buf;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_pvar_reset
#if BND_HAS_MPI_T_pvar_reset
int BND_IMPLEMENTATION(T_pvar_reset)(abi_T_pvar_session session, abi_T_pvar_handle handle)
{
    return BND_T_RETURNED(BND_NATIVE(T_pvar_reset)(bnd_to_T_pvar_session(session), bnd_to_T_pvar_handle(handle)));
}
#else
int BND_IMPLEMENTATION(T_pvar_reset)(abi_T_pvar_session session, abi_T_pvar_handle handle)
{
    (void)session, (void)handle;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_pvar_session_create
#if BND_HAS_MPI_T_pvar_session_create
int BND_IMPLEMENTATION(T_pvar_session_create)(abi_T_pvar_session *session)
{
    MPI_T_pvar_session c_session = bnd_null_T_pvar_session;
    const int bnd_result = BND_NATIVE(T_pvar_session_create)(&c_session);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *session = bnd_from_T_pvar_session(c_session);
    }
    return BND_T_RETURNED(bnd_result);
}
#else
int BND_IMPLEMENTATION(T_pvar_session_create)(abi_T_pvar_session *session)
{
    (void)session;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_pvar_session_free
#if BND_HAS_MPI_T_pvar_session_free
int BND_IMPLEMENTATION(T_pvar_session_free)(abi_T_pvar_session *session)
{
    MPI_T_pvar_session c_session = bnd_to_T_pvar_session(*session);
    const int bnd_result = BND_NATIVE(T_pvar_session_free)(&c_session);
    *session = bnd_from_T_pvar_session(c_session);
    return BND_T_RETURNED(bnd_result);
}
#else
int BND_IMPLEMENTATION(T_pvar_session_free)(abi_T_pvar_session *session)
{
    (void)session;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_pvar_start
#if BND_HAS_MPI_T_pvar_start
int BND_IMPLEMENTATION(T_pvar_start)(abi_T_pvar_session session, abi_T_pvar_handle handle)
{
    return BND_T_RETURNED(BND_NATIVE(T_pvar_start)(bnd_to_T_pvar_session(session), bnd_to_T_pvar_handle(handle)));
}
#else
int BND_IMPLEMENTATION(T_pvar_start)(abi_T_pvar_session session, abi_T_pvar_handle handle)
{
    (void)session, (void)handle;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_pvar_stop
#if BND_HAS_MPI_T_pvar_stop
int BND_IMPLEMENTATION(T_pvar_stop)(abi_T_pvar_session session, abi_T_pvar_handle handle)
{
    return BND_T_RETURNED(BND_NATIVE(T_pvar_stop)(bnd_to_T_pvar_session(session), bnd_to_T_pvar_handle(handle)));
}
#else
int BND_IMPLEMENTATION(T_pvar_stop)(abi_T_pvar_session session, abi_T_pvar_handle handle)
{
    (void)session, (void)handle;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_pvar_write
#if BND_HAS_MPI_T_pvar_write
int BND_IMPLEMENTATION(T_pvar_write)(abi_T_pvar_session session, abi_T_pvar_handle handle, const void *buf)
{
    return BND_T_RETURNED(BND_NATIVE(T_pvar_write)(bnd_to_T_pvar_session(session), bnd_to_T_pvar_handle(handle), buf));
}
#else
int BND_IMPLEMENTATION(T_pvar_write)(abi_T_pvar_session session, abi_T_pvar_handle handle, const void *buf)
{
    (void)session, (void)handle, (void)buf;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_source_get_info
#if BND_HAS_MPI_T_source_get_info
int BND_IMPLEMENTATION(T_source_get_info)(int source_index, char *name, int *name_len, char *desc, int *desc_len,
        abi_T_source_order *ordering, abi_Count *ticks_per_second, abi_Count *max_ticks, abi_Info *info)
{
    MPI_Info c_info = bnd_null_Info;
    const int bnd_result = BND_NATIVE(T_source_get_info)(source_index, name, (void *)name_len, desc, (void *)desc_len,
            (void *)ordering, (void *)ticks_per_second, (void *)max_ticks, info ? &c_info : 0);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (ordering) *ordering = bnd_from_mpit_source_order(*ordering);
        if (info) *info = bnd_from_Info(c_info);
    }
    return BND_T_RETURNED(bnd_result);
}
#else
int BND_IMPLEMENTATION(T_source_get_info)(int source_index, char *name, int *name_len, char *desc, int *desc_len,
        abi_T_source_order *ordering, abi_Count *ticks_per_second, abi_Count *max_ticks, abi_Info *info)
{
    (void)source_index, (void)name, (void)name_len, (void)desc, (void)desc_len, (void)ordering, (void)ticks_per_second,
            (void)max_ticks, (void)info;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_source_get_num
#if BND_HAS_MPI_T_source_get_num
int BND_IMPLEMENTATION(T_source_get_num)(int *num_sources)
{
    return BND_T_RETURNED(BND_NATIVE(T_source_get_num)((void *)num_sources));
}
#else
int BND_IMPLEMENTATION(T_source_get_num)(int *num_sources)
{
    (void)num_sources;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_T_source_get_timestamp
#if BND_HAS_MPI_T_source_get_timestamp
int BND_IMPLEMENTATION(T_source_get_timestamp)(int source_index, abi_Count *timestamp)
{
    return BND_T_RETURNED(BND_NATIVE(T_source_get_timestamp)(source_index, (void *)timestamp));
}
#else
int BND_IMPLEMENTATION(T_source_get_timestamp)(int source_index, abi_Count *timestamp)
{
    (void)source_index, (void)timestamp;
    return ABI_T_ERR_NOT_SUPPORTED;
}
#endif
#endif

