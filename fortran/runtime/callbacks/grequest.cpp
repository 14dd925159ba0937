// The callbacks of generalized requests that Fortran started (R108, R119). They see the value that extra_state had at the start. Both big
// MPIs give them the caller's own variable, and programs have it changed by a callback. MPI 5.0 §19.3.8 does not let callbacks do that,
// so in a program that keeps to it the variable is not touched; else it follows, as long as it is there and has the value that the
// callback saw, and so do other requests that were started with the same variable and value. Whether it is there costs microseconds:
// only a callback that has changed the value asks.
#include "bnd_fortran.h"
#include "hash_table.h"
#include "sentinels/caller_variable.h"

#include <algorithm>
#include <iterator>

// All are in a list.
struct bnd_grequest_state {
    MPI_Aint at_start;  // where C tools look for what the program passed
    MPI_Aint now;       // callbacks of several threads may read it
    MPI_Aint *variable;
    bnd_call_site start;
    bnd_procedure *procedures[3];
    bnd_grequest_state *next, **place;
};

namespace {

// The procedures, in the order of the routine's arguments.
enum { QUERY, FREE, CANCEL };
using query_procedure = void(MPI_Aint *extra_state, bnd_default_integer *status, bnd_default_integer *ierror);
using free_procedure = void(MPI_Aint *extra_state, bnd_default_integer *ierror);
using cancel_procedure = void(MPI_Aint *extra_state, const bnd_logical *complete, bnd_default_integer *ierror);

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
bnd_grequest_state *first;

void enter(bnd_grequest_state *state)
{
    const bnd::locked guard(mutex);
    state->next = first;
    state->place = &first;
    if (first)
        first->place = &state->next;
    first = state;
}

void leave(bnd_grequest_state *state)
{
    {
        const bnd::locked guard(mutex);
        *state->place = state->next;
        if (state->next)
            state->next->place = state->place;
    }
    free(state);
}

MPI_Aint value_of(const bnd_grequest_state &state) { return __atomic_load_n(&state.now, __ATOMIC_RELAXED); }
void set_value(bnd_grequest_state &state, MPI_Aint value) { __atomic_store_n(&state.now, value, __ATOMIC_RELAXED); }

void changed(bnd_grequest_state &state, MPI_Aint before, MPI_Aint after)
{
    const bnd::locked guard(mutex);
    set_value(state, after);
    if (!bnd::is_there(state.variable, state.start))
        return;
    for (bnd_grequest_state *other = first; other; other = other->next)
        if (other->variable == state.variable && other->at_start == state.at_start && value_of(*other) == before)
            set_value(*other, after);
    if (*state.variable == before)
        *state.variable = after;
}

// Calls a procedure with the address of the value.
template <typename Procedure, typename... Arguments>
void call(bnd_grequest_state &state, int which, Arguments... arguments)
{
    const MPI_Aint before = value_of(state);
    MPI_Aint after = before;
    reinterpret_cast<Procedure *>(state.procedures[which])(&after, arguments...);
    if (after != before)
        changed(state, before, after);
}

}  // namespace

extern "C" {

bnd_grequest_state *bnd_grequest_state_new(const MPI_Aint *variable, bnd_call_site start,
                                           bnd_procedure *const procedures[3])
{
    const auto created = static_cast<bnd_grequest_state *>(malloc(sizeof(bnd_grequest_state)));
    if (!created)
        return nullptr;
    *created = {*variable,
                *variable,
                const_cast<MPI_Aint *>(variable),
                start,
                {procedures[QUERY], procedures[FREE], procedures[CANCEL]},
                nullptr,
                nullptr};
    enter(created);
    return created;
}

void bnd_grequest_state_release_on_error(bnd_grequest_state *state, int result)
{
    if (result != MPI_SUCCESS)
        leave(state);
}

// Fortran may do with a status what it likes, so it is always given one; its integers are those of C's (R103).
int bnd_grequest_query_function(void *extra_state, MPI_Status *status)
{
    MPI_Status own = {};
    const auto cells = reinterpret_cast<MPI_Fint *>(status == MPI_STATUS_IGNORE ? &own : status);
    bnd_default_integer given[sizeof own / sizeof *cells], ierror = MPI_SUCCESS;
    std::copy_n(cells, std::size(given), given);
    call<query_procedure>(*static_cast<bnd_grequest_state *>(extra_state), QUERY, given, &ierror);
    std::transform(given, std::end(given), cells, [](bnd_default_integer cell) { return static_cast<MPI_Fint>(cell); });
    return static_cast<int>(ierror);
}

// The last call for a request: nothing is left that could ask for the state.
int bnd_grequest_free_function(void *extra_state)
{
    const auto state = static_cast<bnd_grequest_state *>(extra_state);
    bnd_default_integer ierror = MPI_SUCCESS;
    call<free_procedure>(*state, FREE, &ierror);
    leave(state);
    return static_cast<int>(ierror);
}

int bnd_grequest_cancel_function(void *extra_state, int complete)
{
    const bnd_logical flag = BND_LOGICAL(complete);
    bnd_default_integer ierror = MPI_SUCCESS;
    call<cancel_procedure>(*static_cast<bnd_grequest_state *>(extra_state), CANCEL, &flag, &ierror);
    return static_cast<int>(ierror);
}

}  // extern "C"
