// Reduction operations whose procedures are Fortran's.
#include "bnd_fortran.h"
#include "callbacks/trampoline_instances.h"

namespace {

using bnd::Procedure;
using bnd::Slot;
using bnd::TrampolinePool;

Slot op_slots[TrampolinePool::slot_count(2, BND_MAX_OPS)];
constinit TrampolinePool op_pool(op_slots, BND_MAX_OPS);

// Fortran's handle of the datatype compares equal to that of the caller's own datatype (R109). `Length` is what the procedure
// takes, `Given` what C gives.
template <typename Length, typename Given>
[[gnu::noinline]] void run(Procedure *procedure, void *invec, void *inoutvec, const Given *len,
                           const MPI_Datatype *datatype)
{
    using Fortran = void(void *, void *, Length *, bnd_default_integer *);
    Length length = *len;
    bnd_default_integer type = bnd_c2f_Type(*datatype);
    reinterpret_cast<Fortran *>(procedure)(invec, inoutvec, &length, &type);
}

template <typename Length, typename Given, int Class>
struct Op {
    using Function = void(void *, void *, Given *, MPI_Datatype *);
    static constexpr int callback_class = Class, limit = BND_MAX_OPS, first = bnd::first_slot(callback_class, limit);

    template <int slot>
    static void trampoline(void *invec, void *inoutvec, Given *len, MPI_Datatype *datatype)
    {
        run<Length>(op_slots[slot].procedure, invec, inoutvec, len, datatype);
    }
};

// An MPI without large counts calls a procedure that takes them through an operation of its own.
#if BND_HAS(MPI_Op_create_c)
using Large = Op<MPI_Count, MPI_Count, 1>;
#else
using Large = Op<MPI_Count, int, 1>;
#endif

template <typename Length>
void run_with_state(void *invec, void *inoutvec, MPI_Count len, MPI_Datatype datatype, void *state)
{
    run<Length>(reinterpret_cast<Procedure *>(state), invec, inoutvec, &len, &datatype);
}

using WithState = void(void *invec, void *inoutvec, MPI_Count len, MPI_Datatype datatype, void *state);
BND_WITH_STATE(int, create_with_state, PMPIX_Op_create_x,
               (WithState * function, bnd::Destructor *destructor, int commute, void *state, MPI_Op *op))

template <typename Length>
bool renew_op(Procedure *procedure, void *handle, int *number)
{
    if (!create_with_state || !handle)
        return create_with_state;
    auto *const op = static_cast<MPI_Op *>(handle);
    MPI_Op replacement = MPI_OP_NULL;
    int commute = 0;
    if (PMPI_Op_commutative(*op, &commute) != MPI_SUCCESS)
        return false;
    const int result = create_with_state(run_with_state<Length>, bnd::keep_state, commute,
                                         reinterpret_cast<void *>(procedure), &replacement);
    if (!bnd::replaced(result, replacement, op, PMPI_Op_free))
        return false;
    *number = bnd_c2f_Op(replacement);
    return true;
}

}  // namespace

extern "C" {
constinit bnd_trampolines bnd_trampolines_user_function = {op_pool,
                                                           0,
                                                           bnd::trampoline_of<Op<bnd_default_integer, int, 0>>,
                                                           "reduction operations",
                                                           BND_MAX_OPS,
                                                           false,
                                                           renew_op<bnd_default_integer>};
constinit bnd_trampolines bnd_trampolines_user_function_c = {
    op_pool, 1, bnd::trampoline_of<Large>, "large-count reduction operations", BND_MAX_OPS, false, renew_op<MPI_Count>};
}
