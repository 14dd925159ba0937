// The callbacks of generalized requests that Fortran started (R108, R119). They see the value that extra_state had at the start. Both big
// MPIs give them the caller's own variable, and programs have it changed by a callback. MPI 5.0 §19.3.8 does not let callbacks do that,
// so in a program that keeps to it the variable is not touched; else it follows, as long as it is there and has the value that the
// callback saw. Requests that were started with the same variable and the same value see what the callbacks of each make of it.
#include "bnd_fortran.h"
#include "callbacks/caller_variable.h"
#include "hash_table.h"

namespace {

// The procedures, in the order of the routine's arguments.
enum { QUERY, FREE, CANCEL };
using query_procedure = void(MPI_Aint *extra_state, MPI_Fint *status, MPI_Fint *ierror);
using free_procedure = void(MPI_Aint *extra_state, MPI_Fint *ierror);
using cancel_procedure = void(MPI_Aint *extra_state, const bnd_logical *complete, MPI_Fint *ierror);

struct Value {
    bnd::CallerVariable variable;
    MPI_Aint now;
    int users;
    Value *next;
};

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
Value *first;

// A variable that has got another value is about something else than it was to earlier requests.
Value *shared_value(const bnd::CallerVariable &variable, MPI_Aint now)
{
    for (Value *value = first; value; value = value->next) {
        if (!variable.address || value->variable.address != variable.address)
            continue;
        if (value->variable.frame == variable.frame && value->now == now) {
            value->users++;
            return value;
        }
        value->variable.address = nullptr;
    }
    const auto created = static_cast<Value *>(malloc(sizeof(Value)));
    if (!created)
        return nullptr;
    *created = {variable, now, 1, first};
    return first = created;
}

void leave(Value *value)
{
    const bnd::locked guard(mutex);
    if (--value->users)
        return;
    Value **place = &first;
    while (*place != value)
        place = &(*place)->next;
    *place = value->next;
    free(value);
}

void changed(Value &value, MPI_Aint before, MPI_Aint after)
{
    const bnd::locked guard(mutex);
    value.now = after;
    if (!bnd::is_there(value.variable))
        return;
    const auto variable = static_cast<MPI_Aint *>(value.variable.address);
    if (*variable == before)
        *variable = after;
}

}  // namespace

struct bnd_grequest_state {
    MPI_Aint at_start;  // where C tools look for what the program passed
    Value *value;
    bnd_procedure *procedures[3];
};

namespace {

// Calls a procedure with the address of the value.
template <typename Procedure, typename... Arguments>
void call(const bnd_grequest_state &state, int which, Arguments... arguments)
{
    pthread_mutex_lock(&mutex);
    const MPI_Aint before = state.value->now;
    pthread_mutex_unlock(&mutex);
    MPI_Aint after = before;
    reinterpret_cast<Procedure *>(state.procedures[which])(&after, arguments...);
    if (after != before)
        changed(*state.value, before, after);
}

}  // namespace

extern "C" {

bnd_grequest_state *bnd_grequest_state_new(const MPI_Aint *variable, bnd_procedure *const procedures[3])
{
    const auto created = static_cast<bnd_grequest_state *>(malloc(sizeof(bnd_grequest_state)));
    if (!created)
        return nullptr;
    const bnd::CallerVariable place = bnd::locate(const_cast<MPI_Aint *>(variable));
    const bnd::locked guard(mutex);
    *created = {*variable, shared_value(place, *variable), {procedures[QUERY], procedures[FREE], procedures[CANCEL]}};
    if (created->value)
        return created;
    free(created);
    return nullptr;
}

void bnd_grequest_state_release_on_error(bnd_grequest_state *state, int result)
{
    if (result == MPI_SUCCESS)
        return;
    leave(state->value);
    free(state);
}

// Fortran may do with a status what it likes, so it is always given one; its bytes are those of C's (R103).
int bnd_grequest_query_function(void *extra_state, MPI_Status *status)
{
    MPI_Status own = {};
    MPI_Fint ierror = MPI_SUCCESS;
    const auto cells = reinterpret_cast<MPI_Fint *>(status == MPI_STATUS_IGNORE ? &own : status);
    call<query_procedure>(*static_cast<const bnd_grequest_state *>(extra_state), QUERY, cells, &ierror);
    return ierror;
}

// The last call for a request: nothing is left that could ask for the state.
int bnd_grequest_free_function(void *extra_state)
{
    const auto state = static_cast<bnd_grequest_state *>(extra_state);
    MPI_Fint ierror = MPI_SUCCESS;
    call<free_procedure>(*state, FREE, &ierror);
    leave(state->value);
    free(state);
    return ierror;
}

int bnd_grequest_cancel_function(void *extra_state, int complete)
{
    const bnd_logical flag = BND_LOGICAL(complete);
    MPI_Fint ierror = MPI_SUCCESS;
    call<cancel_procedure>(*static_cast<const bnd_grequest_state *>(extra_state), CANCEL, &flag, &ierror);
    return ierror;
}

}  // extern "C"
