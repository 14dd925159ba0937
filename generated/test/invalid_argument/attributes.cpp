/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml through templates/test/invalid_argument/calls.cpp.j2. */
/* Every routine of the chapter "attributes", with arguments that c makes valid or, one at a time, invalid. */
#include "invalid_argument_call.h"

extern const routine_under_test invalid_argument_calls_attributes[] = {
    {"MPI_Attr_delete", BND_ON_COMM, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Attr_delete,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "keyval", false, MPI_ERR_KEYVAL, "keyval"));
    }},
    {"MPI_Attr_get", BND_ON_COMM, 1, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Attr_get,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "keyval", false, MPI_ERR_KEYVAL, "keyval"),
            c.place<void>(3, true),
            c.place<int>(4, true));
    }},
    {"MPI_Attr_put", BND_ON_COMM, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Attr_put,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "keyval", false, MPI_ERR_KEYVAL, "keyval"),
            c.room(3));
    }},
    {"MPI_Comm_create_keyval", BND_ON_NOTHING, 0, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_create_keyval,
            c.procedure<MPI_Comm_copy_attr_function>(1, MPI_ERR_ARG, false),
            c.procedure<MPI_Comm_delete_attr_function>(2, MPI_ERR_ARG, false),
            c.place<int>(3, true),
            c.room(4));
    }},
    {"MPI_Comm_delete_attr", BND_ON_COMM, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_delete_attr,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "keyval", false, MPI_ERR_KEYVAL, "comm_keyval"));
    }},
    {"MPI_Comm_free_keyval", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_free_keyval,
            c.place<int>(1, true));
    }},
    {"MPI_Comm_get_attr", BND_ON_COMM, 1, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_get_attr,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "keyval", false, MPI_ERR_KEYVAL, "comm_keyval"),
            c.place<void>(3, true),
            c.place<int>(4, true));
    }},
    {"MPI_Comm_set_attr", BND_ON_COMM, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_set_attr,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "keyval", false, MPI_ERR_KEYVAL, "comm_keyval"),
            c.room(3));
    }},
    {"MPI_Keyval_create", BND_ON_NOTHING, 0, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Keyval_create,
            c.procedure<MPI_Copy_function>(1, MPI_ERR_ARG, false),
            c.procedure<MPI_Delete_function>(2, MPI_ERR_ARG, false),
            c.place<int>(3, true),
            c.room(4));
    }},
    {"MPI_Keyval_free", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Keyval_free,
            c.place<int>(1, true));
    }},
    {"MPI_Type_create_keyval", BND_ON_NOTHING, 0, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_create_keyval,
            c.procedure<MPI_Type_copy_attr_function>(1, MPI_ERR_ARG, false),
            c.procedure<MPI_Type_delete_attr_function>(2, MPI_ERR_ARG, false),
            c.place<int>(3, true),
            c.room(4));
    }},
    {"MPI_Type_delete_attr", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_delete_attr,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(2, "keyval", false, MPI_ERR_KEYVAL, "type_keyval"));
    }},
    {"MPI_Type_free_keyval", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_free_keyval,
            c.place<int>(1, true));
    }},
    {"MPI_Type_get_attr", BND_ON_NOTHING, 0, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_get_attr,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(2, "keyval", false, MPI_ERR_KEYVAL, "type_keyval"),
            c.place<void>(3, true),
            c.place<int>(4, true));
    }},
    {"MPI_Type_set_attr", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_set_attr,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(2, "keyval", false, MPI_ERR_KEYVAL, "type_keyval"),
            c.room(3));
    }},
    {"MPI_Win_create_keyval", BND_ON_NOTHING, 0, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_create_keyval,
            c.procedure<MPI_Win_copy_attr_function>(1, MPI_ERR_ARG, false),
            c.procedure<MPI_Win_delete_attr_function>(2, MPI_ERR_ARG, false),
            c.place<int>(3, true),
            c.room(4));
    }},
    {"MPI_Win_delete_attr", BND_ON_WIN, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_delete_attr,
            c.handle<MPI_Win>(1, MPI_WIN_NULL, MPI_ERR_WIN, false),
            c.number<int>(2, "keyval", false, MPI_ERR_KEYVAL, "win_keyval"));
    }},
    {"MPI_Win_free_keyval", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_free_keyval,
            c.place<int>(1, true));
    }},
    {"MPI_Win_get_attr", BND_ON_WIN, 1, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_get_attr,
            c.handle<MPI_Win>(1, MPI_WIN_NULL, MPI_ERR_WIN, false),
            c.number<int>(2, "keyval", false, MPI_ERR_KEYVAL, "win_keyval"),
            c.place<void>(3, true),
            c.place<int>(4, true));
    }},
    {"MPI_Win_set_attr", BND_ON_WIN, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_set_attr,
            c.handle<MPI_Win>(1, MPI_WIN_NULL, MPI_ERR_WIN, false),
            c.number<int>(2, "keyval", false, MPI_ERR_KEYVAL, "win_keyval"),
            c.room(3));
    }},
    {nullptr, BND_ON_NOTHING, 0, 0, false, nullptr},
};
