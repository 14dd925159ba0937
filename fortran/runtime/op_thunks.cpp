// Reduction operations whose procedures are Fortran's.
#include "bnd_fortran.h"
#include "thunks.h"

namespace {

using bnd::Procedure;
using bnd::Slot;
using bnd::ThunkPool;

Slot slots[ThunkPool::room(2, BND_MOST_OPS)];
constinit ThunkPool pool(slots, BND_MOST_OPS);

// Fortran's handle of the datatype compares equal to that of the caller's own datatype (R109).
template <typename Length>
[[gnu::noinline]] void run(Procedure *procedure, void *invec, void *inoutvec, const Length *len, const MPI_Datatype *datatype)
{
    using Fortran = void(void *, void *, Length *, MPI_Fint *);
    Length length = *len;
    MPI_Fint type = bnd_c2f_Type(*datatype);
    reinterpret_cast<Fortran *>(procedure)(invec, inoutvec, &length, &type);
}

template <typename Length, int Sort> struct Op {
    using Function = void(void *, void *, Length *, MPI_Datatype *);
    static constexpr int sort = Sort, limit = BND_MOST_OPS, first = bnd::first_slot(sort, limit);

    template <int slot> static void thunk(void *invec, void *inoutvec, Length *len, MPI_Datatype *datatype)
    {
        run(slots[slot].procedure, invec, inoutvec, len, datatype);
    }
};

} // namespace

extern "C" {
constinit bnd_thunks bnd_thunks_user_function = {pool, 0, bnd::thunk_of<Op<int, 0>>, "reduction operations", BND_MOST_OPS, false};
#if BND_HAS(MPI_Op_create_c)
constinit bnd_thunks bnd_thunks_user_function_c = {
    pool, 1, bnd::thunk_of<Op<MPI_Count, 1>>, "large-count reduction operations", BND_MOST_OPS, false};
#endif
}
