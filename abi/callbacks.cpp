// Procedures of the program that the other MPI calls: their handles are the ABI's.
#include "bnd_native_calls.h"

#include "callbacks/trampoline_pool.h"

namespace {

using bnd::first_slot;
using bnd::Procedure;
using bnd::Slot;
using bnd::trampoline_of;
using bnd::TrampolinePool;

constexpr int max_ops = 1024, max_errhandlers = 512;

template <typename Function>
Function *function_of(void *state, int place)
{
    return reinterpret_cast<Function *>(static_cast<bnd_abi_callbacks *>(state)->function[place]);
}

void *extra_state_of(void *state) { return static_cast<bnd_abi_callbacks *>(state)->extra_state; }
int code(int abi) { return abi == ABI_SUCCESS ? MPI_SUCCESS : bnd_to_error_classes(abi); }

pthread_mutex_t keys_mutex = PTHREAD_MUTEX_INITIALIZER;
constinit bnd::hash_table<bnd_abi_callbacks, 8> keys;

// ---- trampolines --------------------------------------------------------------------------------------------------------------------

Slot op_slots[TrampolinePool::slot_count(2, max_ops)];
Slot errhandler_slots[TrampolinePool::slot_count(4, max_errhandlers)];
constinit TrampolinePool ops(op_slots, max_ops), errhandlers(errhandler_slots, max_errhandlers);

// `Given` is what C gives, `Length` what the program's procedure takes.
template <typename Given, typename Length, int Class>
struct Op {
    using Function = void(void *, void *, Given *, MPI_Datatype *);
    static constexpr int first = first_slot(Class, max_ops), limit = max_ops;

    template <int slot>
    static void trampoline(void *invec, void *inoutvec, Given *len, MPI_Datatype *datatype)
    {
        using User = void(void *, void *, Length *, abi_Datatype *);
        abi_Datatype type = bnd_from_Type(*datatype);
        Length length = *len;
        reinterpret_cast<User *>(op_slots[slot].procedure)(invec, inoutvec, &length, &type);
    }
};

// The object as the program knows it.
template <typename Handle>
Handle shown(Handle object)
{
    return object;
}
#if BND_LACKS_PERSISTENT
template <>
MPI_Comm shown(MPI_Comm object)
{
    return bnd_abi_shown(object);
}
#define BND_ATTRIBUTES_ARE_HIDDEN (bnd_abi_is_private != 0)
#else
#define BND_ATTRIBUTES_ARE_HIDDEN false
#endif

#define BND_HANDLERS(class, number)                                                                \
    struct class##Handler {                                                                        \
        using Function = void(MPI_##class *, int *, ...);                                          \
        static constexpr int first = first_slot(number, max_errhandlers), limit = max_errhandlers; \
        template <int slot>                                                                        \
        static void trampoline(MPI_##class *object, int *error, ...)                               \
        {                                                                                          \
            using User = void(abi_##class *, int *, ...);                                          \
            abi_##class handle = bnd_from_##class(shown(*object));                                 \
            int value = bnd_from_error_classes(*error);                                            \
            reinterpret_cast<User *>(errhandler_slots[slot].procedure)(&handle, &value);           \
            *error = code(value);                                                                  \
        }                                                                                          \
    };
BND_HANDLERS(Comm, 0)
BND_HANDLERS(File, 1)
BND_HANDLERS(Win, 2)
BND_HANDLERS(Session, 3)

struct Trampolines {
    TrampolinePool &pool;
    int callback_class;
    bnd_procedure *(*function)(int slot);
};

// In the order of bnd_abi_trampolines.
const Trampolines classes[] = {
    {ops, 0, trampoline_of<Op<int, int, 0>>},        {ops, 1, trampoline_of<Op<BND_OP_LENGTH, abi_Count, 1>>},
    {errhandlers, 0, trampoline_of<CommHandler>},    {errhandlers, 1, trampoline_of<FileHandler>},
    {errhandlers, 3, trampoline_of<SessionHandler>}, {errhandlers, 2, trampoline_of<WinHandler>},
};

}  // namespace

extern "C" {

bnd_abi_callbacks *bnd_abi_callbacks_new(void *extra_state, bnd_procedure *first, bnd_procedure *second,
                                         bnd_procedure *third)
{
    auto *const made = static_cast<bnd_abi_callbacks *>(malloc(sizeof(bnd_abi_callbacks)));
    if (made != nullptr)
        *made = {extra_state, {first, second, third}, 0, nullptr};
    return made;
}

void bnd_abi_callbacks_last(void *callbacks, int keyval)
{
    if (keyval == 0)
        return;
    auto *const made = static_cast<bnd_abi_callbacks *>(callbacks);
    made->key = static_cast<unsigned>(keyval);
    bnd_abi_callbacks *before;
    {
        const bnd::locked lock(keys_mutex);
        before = keys.take(made->key);
        keys.insert(made);
    }
    free(before);
}

#define BND_ATTRIBUTES(class, word, abi_type)                                                                          \
    int bnd_abi_call_##word##_copy_attr_function(MPI_##class object, int keyval, void *state, void *in, void *out,     \
                                                 int *flag)                                                            \
    {                                                                                                                  \
        if (BND_ATTRIBUTES_ARE_HIDDEN) {                                                                               \
            *flag = 0;                                                                                                 \
            return MPI_SUCCESS;                                                                                        \
        }                                                                                                              \
        const auto copy = function_of<abi_##class##_user_copy>(state, 0);                                              \
        return code(                                                                                                   \
            copy(bnd_from_##abi_type(object), bnd_from_attribute_keys(keyval), extra_state_of(state), in, out, flag)); \
    }                                                                                                                  \
    int bnd_abi_call_##word##_delete_attr_function(MPI_##class object, int keyval, void *value, void *state)           \
    {                                                                                                                  \
        if (BND_ATTRIBUTES_ARE_HIDDEN)                                                                                 \
            return MPI_SUCCESS;                                                                                        \
        const auto remove = function_of<abi_##class##_user_delete>(state, 1);                                          \
        return code(                                                                                                   \
            remove(bnd_from_##abi_type(object), bnd_from_attribute_keys(keyval), value, extra_state_of(state)));       \
    }
using abi_Comm_user_copy = abi_Comm_copy_attr_function;
using abi_Comm_user_delete = abi_Comm_delete_attr_function;
using abi_Datatype_user_copy = abi_Type_copy_attr_function;
using abi_Datatype_user_delete = abi_Type_delete_attr_function;
using abi_Win_user_copy = abi_Win_copy_attr_function;
using abi_Win_user_delete = abi_Win_delete_attr_function;
BND_ATTRIBUTES(Comm, comm, Comm)
BND_ATTRIBUTES(Datatype, type, Type)
BND_ATTRIBUTES(Win, win, Win)

// The first reads, the second writes.
#define BND_CONVERSION(name, Count, User, place)                                                                   \
    int bnd_abi_call_##name(void *userbuf, MPI_Datatype datatype, Count count, void *filebuf, MPI_Offset position, \
                            void *state)                                                                           \
    {                                                                                                              \
        const auto convert = function_of<User>(state, place);                                                      \
        return code(convert(userbuf, bnd_from_Type(datatype), count, filebuf, position, extra_state_of(state)));   \
    }
BND_CONVERSION(datarep_conversion_function, int, abi_Datarep_conversion_function, 0)
BND_CONVERSION(datarep_conversion_function_again, int, abi_Datarep_conversion_function, 1)
BND_CONVERSION(datarep_conversion_function_c, BND_DATAREP_COUNT, abi_Datarep_conversion_function_c, 0)
BND_CONVERSION(datarep_conversion_function_c_again, BND_DATAREP_COUNT, abi_Datarep_conversion_function_c, 1)

int bnd_abi_call_datarep_extent_function(MPI_Datatype datatype, MPI_Aint *extent, void *state)
{
    const auto ask = function_of<abi_Datarep_extent_function>(state, 2);
    abi_Aint found = 0;
    const int result = ask(bnd_from_Type(datatype), &found, extra_state_of(state));
    *extent = found;
    return code(result);
}

int bnd_abi_call_grequest_query_function(void *state, MPI_Status *status)
{
    const auto query = function_of<abi_Grequest_query_function>(state, 0);
    if (query == nullptr)
        return MPI_SUCCESS;
    abi_Status filled = {};
    bnd_from_status(&filled, status);
    const int result = query(extra_state_of(state), &filled);
    *status = bnd_to_status(&filled);
    return code(result);
}

int bnd_abi_call_grequest_free_function(void *state)
{
    const auto release = function_of<abi_Grequest_free_function>(state, 1);
    const int result = release == nullptr ? ABI_SUCCESS : release(extra_state_of(state));
    free(state);
    return code(result);
}

int bnd_abi_call_grequest_cancel_function(void *state, int complete)
{
    const auto cancel = function_of<abi_Grequest_cancel_function>(state, 2);
    return cancel == nullptr ? MPI_SUCCESS : code(cancel(extra_state_of(state), complete));
}

int bnd_abi_trampoline_take(bnd_abi_trampoline *taken, bnd_abi_trampolines of, bnd_procedure *procedure)
{
    const Trampolines &from = classes[of];
    const int slot = from.pool.acquire(from.callback_class, procedure);
    if (slot == TrampolinePool::none)
        return 0;
    *taken = {of, slot, from.function(slot)};
    return 1;
}

void bnd_abi_trampoline_give_back(const bnd_abi_trampoline *taken) { classes[taken->of].pool.release(taken->slot); }

int bnd_abi_trampoline_bind(const bnd_abi_trampoline *taken, int number)
{
    return classes[taken->of].pool.bind(taken->slot, number);
}

}  // extern "C"
