// Reduction operations whose functions are C++'s.
#include "callbacks/trampoline_classes.h"

namespace bnd_cxx {

namespace {

constexpr int forms = BND_HAS_MPI_Op_create_c ? 2 : 1;  // of functions: with small counts, and with large ones
Slot slots[TrampolinePool::slot_count(forms, BND_MAX_OPS)];
constinit TrampolinePool pool(slots, BND_MAX_OPS);

template <typename Function, typename Count>
[[gnu::noinline]] void run(bnd::Procedure *procedure, void *in, void *inout, const Count *count,
                           const MPI_Datatype *datatype)
{
    const auto function = reinterpret_cast<Function *>(procedure);
    call_program([&] { function(in, inout, *count, MPI::Datatype(*datatype)); });
}

template <typename Cxx, typename C, typename Count, int form>
struct reduction {
    using Function = C;
    static constexpr int callback_class = form, limit = BND_MAX_OPS, first = first_slot(callback_class, limit);
    static constexpr const char *description = "reduction operations";
    static int integer_of(MPI_Op op) { return integer_of_Op(op); }
    static void free(MPI_Op *op) { PMPI_Op_free(op); }

    template <int slot>
    static void trampoline(void *in, void *inout, Count *count, MPI_Datatype *datatype)
    {
        run<Cxx>(slots[slot].procedure, in, inout, count, datatype);
    }

    static int create(int (*c_create)(C *, int, MPI_Op *), Cxx *function, bool commute, MPI_Op *op)
    {
        return create_with_trampoline<reduction>(
            pool, reinterpret_cast<bnd::Procedure *>(function), op,
            [=](C *trampoline, MPI_Op *created) { return c_create(trampoline, commute, created); });
    }
};

}  // namespace

int op_create(int (*c_create)(MPI_User_function *, int, MPI_Op *), MPI::User_function *function, bool commute,
              MPI_Op *op)
{
    return reduction<MPI::User_function, MPI_User_function, int, 0>::create(c_create, function, commute, op);
}

#if BND_HAS_MPI_Op_create_c
int op_create_c(int (*c_create)(MPI_User_function_c *, int, MPI_Op *), MPI::User_function_c *function, bool commute,
                MPI_Op *op)
{
    return reduction<MPI::User_function_c, MPI_User_function_c, MPI_Count, 1>::create(c_create, function, commute, op);
}
#endif

}  // namespace bnd_cxx
