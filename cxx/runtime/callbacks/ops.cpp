// Reduction operations whose functions are C++'s.
#include "callbacks/trampoline_classes.h"

namespace bnd_cxx {

namespace {

Slot slots[TrampolinePool::slot_count(1, BND_MAX_OPS)];
constinit TrampolinePool pool(slots, BND_MAX_OPS);

[[gnu::noinline]] void run(bnd::Procedure *procedure, void *in, void *inout, const int *count,
                           const MPI_Datatype *datatype)
{
    const auto function = reinterpret_cast<MPI::User_function *>(procedure);
    call_program([&] { function(in, inout, *count, MPI::Datatype(*datatype)); });
}

struct user_function {
    using Function = MPI_User_function;
    static constexpr int callback_class = 0, limit = BND_MAX_OPS, first = first_slot(callback_class, limit);
    static constexpr const char *description = "reduction operations";
    static int integer_of(MPI_Op op) { return integer_of_Op(op); }
    static void free(MPI_Op *op) { PMPI_Op_free(op); }

    template <int slot>
    static void trampoline(void *in, void *inout, int *count, MPI_Datatype *datatype)
    {
        run(slots[slot].procedure, in, inout, count, datatype);
    }
};

}  // namespace

int op_create(int (*c_create)(MPI_User_function *, int, MPI_Op *), MPI::User_function *function, bool commute,
              MPI_Op *op)
{
    return create_with_trampoline<user_function>(
        pool, reinterpret_cast<bnd::Procedure *>(function), op,
        [=](MPI_User_function *trampoline, MPI_Op *created) { return c_create(trampoline, commute, created); });
}

}  // namespace bnd_cxx
