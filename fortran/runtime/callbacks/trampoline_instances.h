// Thunks by the hundred: each is an instance of a template, with the number of its slot.
#ifndef BND_THUNKS_INSTANCES_H
#define BND_THUNKS_INSTANCES_H

#include "bnd_fortran.h"
#include "callbacks/trampoline_pool.h"

#include <utility>

struct bnd_thunks {
    bnd::ThunkPool &pool;
    int sort;
    bnd_procedure *(*function)(int slot);  // the thunk of a slot of this sort
    const char *what;                      // "reduction operations"
    int limit;
    bool has_told;
};

namespace bnd {

// `Sort` has: Function, the type of its thunks; template <int slot> thunk; sort, its place in the pool; limit.
template <typename Sort, int... i>
bnd_procedure *thunk_in(int index, std::integer_sequence<int, i...>)
{
    static constexpr typename Sort::Function *thunks[] = {&Sort::template thunk<Sort::first + i>...};
    return reinterpret_cast<bnd_procedure *>(thunks[index]);
}

template <typename Sort>
bnd_procedure *thunk_of(int slot)
{
    return thunk_in<Sort>(slot - Sort::first, std::make_integer_sequence<int, ThunkPool::each(Sort::limit)>());
}

// The first slot of a sort.
constexpr int first_slot(int sort, int limit) { return sort * ThunkPool::each(limit) + 1; }

}  // namespace bnd

#endif
