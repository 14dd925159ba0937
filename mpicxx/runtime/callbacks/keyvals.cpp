// Attribute keys whose callbacks are C++'s, or partly C's. The box of a key lives until MPI gives its number again: attributes may
// outlive MPI_X_free_keyval.
#include "callbacks/objects.h"
#include "hash_table.h"
#include "pending_exception.h"

#include <new>

namespace bnd_cxx {

namespace {

// The three classes of object with attributes: their types, and the predefined functions of both languages.
#define BND_CXX_ATTRIBUTES(lower, word, object, handle, upper)                                             \
    struct lower##_attributes {                                                                            \
        using Object = MPI::object;                                                                        \
        using Handle = MPI_##handle;                                                                       \
        using Copy = either<Object::Copy_attr_function, MPI_##word##_copy_attr_function>;                  \
        using Delete = either<Object::Delete_attr_function, MPI_##word##_delete_attr_function>;            \
        static MPI_##word##_copy_attr_function *null_copy() { return MPI_##upper##_NULL_COPY_FN; }         \
        static MPI_##word##_copy_attr_function *dup() { return MPI_##upper##_DUP_FN; }                     \
        static MPI_##word##_delete_attr_function *null_delete() { return MPI_##upper##_NULL_DELETE_FN; }   \
        static int code_of_exception_on(Handle object_of) { return lower##_code_of_exception(object_of); } \
    }

int comm_code_of_exception(MPI_Comm comm) { return code_of_exception_on(comm); }
int type_code_of_exception(MPI_Datatype) { return code_of_exception_on_world(); }
int win_code_of_exception(MPI_Win win)
{
    MPI_Errhandler handler;
    return PMPI_Win_get_errhandler(win, &handler) == MPI_SUCCESS ? code_of_exception(handler) : MPI_SUCCESS;
}

BND_CXX_ATTRIBUTES(comm, Comm, Comm, Comm, COMM);
BND_CXX_ATTRIBUTES(type, Type, Datatype, Datatype, TYPE);
BND_CXX_ATTRIBUTES(win, Win, Win, Win, WIN);

// Predefined functions of C++ are those of C: MPI calls none of them through a box.
template <typename Class>
void use_predefined(typename Class::Copy &copy, typename Class::Delete &remove)
{
    if (copy.cxx == &Class::Object::NULL_COPY_FN)
        copy = Class::null_copy();
    else if (copy.cxx == &Class::Object::DUP_FN)
        copy = Class::dup();
    if (remove.cxx == &Class::Object::NULL_DELETE_FN)
        remove = Class::null_delete();
}

template <typename Class>
struct box {
    typename Class::Copy copy;
    typename Class::Delete remove;
    void *extra_state;
    uintptr_t key = 0;
    box *next = nullptr;
};

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
template <typename Class>
constinit bnd::hash_table<box<Class>, 8> boxes;  // by the numbers of the keys

// Beside a function of C++. Predefined functions of C may be numbers that only MPI knows.
template <typename Class>
int copy_in_c(const box<Class> &state, typename Class::Handle object, int keyval, void *in, void *out, int *flag)
{
    *flag = 0;
    if (state.copy.c == Class::null_copy())
        return MPI_SUCCESS;
    if (state.copy.c != Class::dup())
        return state.copy.c(object, keyval, state.extra_state, in, out, flag);
    *static_cast<void **>(out) = in;
    *flag = 1;
    return MPI_SUCCESS;
}

template <typename Class>
int copy(typename Class::Handle object, int keyval, void *extra_state, void *in, void *out, int *flag)
{
    const auto &state = *static_cast<const box<Class> *>(extra_state);
    if (!state.copy.is_cxx)
        return copy_in_c(state, object, keyval, in, out, flag);
    bool copies = false;
    int code = MPI_SUCCESS;
    bool returned = true;
    typename Class::Handle handle = object;
    with_object<typename Class::Object>(&handle, [&](typename Class::Object &old) {
        returned = call_program([&] { code = state.copy.cxx(old, keyval, state.extra_state, in, out, copies); });
    });
    if (!returned)
        code = Class::code_of_exception_on(object);
    *flag = returned && code == MPI_SUCCESS && copies;
    return code;
}

template <typename Class>
int remove(typename Class::Handle object, int keyval, void *attribute, void *extra_state)
{
    const auto &state = *static_cast<const box<Class> *>(extra_state);
    if (!state.remove.is_cxx) {
        const bool is_predefined = state.remove.c == Class::null_delete();
        return is_predefined ? MPI_SUCCESS : state.remove.c(object, keyval, attribute, state.extra_state);
    }
    int code = MPI_SUCCESS;
    bool returned = true;
    typename Class::Handle handle = object;
    with_object<typename Class::Object>(&handle, [&](typename Class::Object &owner) {
        returned = call_program([&] { code = state.remove.cxx(owner, keyval, attribute, state.extra_state); });
    });
    return returned ? code : Class::code_of_exception_on(object);
}

template <typename Class>
void bind(box<Class> *state, int keyval)
{
    state->key = static_cast<unsigned>(keyval);
    const bnd::locked guard(mutex);
    delete boxes<Class>.take(state->key);
    boxes<Class>.insert(state);
}

template <typename Class, typename Create>
int create_keyval(Create c_create, typename Class::Copy on_copy, typename Class::Delete on_delete, void *extra_state,
                  int *keyval)
{
    use_predefined<Class>(on_copy, on_delete);
    if (!on_copy.is_cxx && !on_delete.is_cxx)
        return c_create(on_copy.c, on_delete.c, keyval, extra_state);
    box<Class> *const state = new (std::nothrow) box<Class>{on_copy, on_delete, extra_state};
    if (!state)
        return refuse_memory();
    const int code = c_create(copy<Class>, remove<Class>, keyval, state);
    if (code == MPI_SUCCESS)
        bind(state, *keyval);
    else
        delete state;
    return code;
}

}  // namespace

int comm_create_keyval(int (*c_create)(MPI_Comm_copy_attr_function *, MPI_Comm_delete_attr_function *, int *, void *),
                       comm_copy copy, comm_delete remove, void *extra_state, int *keyval)
{
    return create_keyval<comm_attributes>(c_create, copy, remove, extra_state, keyval);
}

int type_create_keyval(int (*c_create)(MPI_Type_copy_attr_function *, MPI_Type_delete_attr_function *, int *, void *),
                       type_copy copy, type_delete remove, void *extra_state, int *keyval)
{
    return create_keyval<type_attributes>(c_create, copy, remove, extra_state, keyval);
}

int win_create_keyval(int (*c_create)(MPI_Win_copy_attr_function *, MPI_Win_delete_attr_function *, int *, void *),
                      win_copy copy, win_delete remove, void *extra_state, int *keyval)
{
    return create_keyval<win_attributes>(c_create, copy, remove, extra_state, keyval);
}

}  // namespace bnd_cxx
