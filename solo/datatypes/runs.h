// The basic datatypes of a typemap in order.
#ifndef SOLO_DATATYPES_RUNS_H
#define SOLO_DATATYPES_RUNS_H

#include "datatypes/datatype.h"

namespace solo {

// Calls `visit` with each basic type of the typemap in order and its repeat count.
template <typename Visit>
void visit_runs(const Datatype &type, MPI_Count count, Visit &visit)
{
    if (count == 0 || type.size == 0)
        return;
    if (type.basic != nullptr)
        return visit(*type.basic, type.elements * count);
    const Construction &construction = type.construction;
    if (type.is_pair) {
        for (; count != 0; --count) {
            visit(value_of(type), MPI_Count{1});
            visit(index_of(type), MPI_Count{1});
        }
    } else if (construction.combiner != MPI_COMBINER_STRUCT) {
        visit_runs(*construction.datatypes[0], type.size / construction.datatypes[0]->size * count, visit);
    } else {
        for (; count != 0; --count)
            for (std::size_t i = 0; i < construction.datatypes.size(); ++i)
                visit_runs(*construction.datatypes[i],
                           construction.counts.empty() ? construction.integers[i + 1] : construction.counts[i + 1],
                           visit);
    }
}

}  // namespace solo

#endif
