// The callbacks of attribute keys that Fortran created (R113, R114, R118, R119), and the extra_state of each key.
#include "callbacks/attributes.h"
#include "hash_table.h"

namespace {

pthread_mutex_t keyval_mutex = PTHREAD_MUTEX_INITIALIZER;
bnd::hash_table<bnd_extra_state, 8> states[BND_OWNERS];  // by the integers of the keys

// The procedures, in the order of the routine's arguments. `Integer` is the type of values: bnd_default_integer with the keys of MPI-1.
enum { COPY, DELETE };
template <typename Integer>
using copy_procedure = void(const bnd_default_integer *object, const bnd_default_integer *keyval,
                            const Integer *extra_state, const Integer *value_in, Integer *value_out, bnd_logical *flag,
                            bnd_default_integer *ierror);
template <typename Integer>
using delete_procedure = void(const bnd_default_integer *object, const bnd_default_integer *keyval,
                              const Integer *value, const Integer *extra_state, bnd_default_integer *ierror);

// A copied attribute keeps the language of the original: a number in a box of the same size, unless that is too small, or a pointer.
int set_copy(const bnd_attribute &old, MPI_Aint value, void **copied)
{
    const size_t bytes = value == static_cast<int>(value) ? old.bytes : sizeof(MPI_Aint);
    *copied = old.bytes ? bnd_attribute_new(value, bytes) : reinterpret_cast<void *>(value);
    return old.bytes && !*copied ? MPI_ERR_NO_MEM : MPI_SUCCESS;
}

template <typename Integer>
int copy(bnd_default_integer object, bnd_default_integer key, void *extra_state, void *in, void *out, int *flag)
{
    const auto &state = *static_cast<const bnd_extra_state *>(extra_state);
    const bnd_attribute old = bnd_attribute_lookup(in);
    const auto shown = static_cast<Integer>(old.value);
    Integer value_in = shown, value_out = shown, own_state = static_cast<Integer>(state.value);
    bnd_logical copies = BND_LOGICAL(0);
    bnd_default_integer ierror = MPI_SUCCESS;
    const auto procedure = reinterpret_cast<copy_procedure<Integer> *>(state.procedures[COPY]);
    procedure(&object, &key, &own_state, &value_in, &value_out, &copies, &ierror);
    *flag = ierror == MPI_SUCCESS && BND_IS_TRUE(copies);
    if (!*flag)
        return static_cast<int>(ierror);
    // A value that is too long for the procedure is whole in the copy if the procedure leaves its short part as it is.
    const int result = set_copy(old, value_out == shown ? old.value : value_out, static_cast<void **>(out));
    *flag = result == MPI_SUCCESS;
    return result;
}

template <typename Integer>
int discard(bnd_default_integer object, bnd_default_integer key, void *attribute, void *extra_state)
{
    const auto &state = *static_cast<const bnd_extra_state *>(extra_state);
    auto value = static_cast<Integer>(bnd_attribute_lookup(attribute).value),
         own_state = static_cast<Integer>(state.value);
    bnd_default_integer ierror = MPI_SUCCESS;
    const auto procedure = reinterpret_cast<delete_procedure<Integer> *>(state.procedures[DELETE]);
    procedure(&object, &key, &value, &own_state, &ierror);
    if (ierror == MPI_SUCCESS)
        bnd_attribute_free(attribute);
    return static_cast<int>(ierror);
}

}  // namespace

extern "C" {

void bnd_keyval_created(bnd_attribute_owner object, int keyval, bnd_extra_state *state)
{
    const bnd::locked guard(keyval_mutex);
    state->key = static_cast<unsigned>(keyval);
    free(states[object].take(state->key));
    states[object].insert(state);
}

#define BND_CALLBACKS(prefix, type, handle, Integer)                                                                 \
    int bnd_##prefix##copy##type(MPI_##handle object, int keyval, void *extra_state, void *in, void *out, int *flag) \
    {                                                                                                                \
        return copy<Integer>(BND_TO_FORTRAN_##handle(object), keyval, extra_state, in, out, flag);                   \
    }                                                                                                                \
    int bnd_##prefix##delete##type(MPI_##handle object, int keyval, void *attribute, void *extra_state)              \
    {                                                                                                                \
        return discard<Integer>(BND_TO_FORTRAN_##handle(object), keyval, attribute, extra_state);                    \
    }
#define BND_TO_FORTRAN_Comm bnd_c2f_Comm
#define BND_TO_FORTRAN_Datatype bnd_c2f_Type
#define BND_TO_FORTRAN_Win bnd_c2f_Win

BND_CALLBACKS(comm_, _attr_function, Comm, MPI_Aint)
BND_CALLBACKS(type_, _attr_function, Datatype, MPI_Aint)
BND_CALLBACKS(win_, _attr_function, Win, MPI_Aint)
BND_CALLBACKS(, _function, Comm, bnd_default_integer)

}  // extern "C"
