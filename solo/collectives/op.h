// Reduction operations (MPI 5.0, 6.9).
#ifndef SOLO_COLLECTIVES_OP_H
#define SOLO_COLLECTIVES_OP_H

#include "core/numbers.h"
#include "core/object.h"
#include "datatypes/datatype.h"

namespace solo {

struct Op : Object {
    Op() : Object(BND_OP) {}
    bool is_commutative = true;
    sized_procedure function;   // a user's; a predefined one has neither
    int predefined = 0;         // its value in the ABI, MPI_SUM for instance; 0 for a user's
};

// Refuses an operation that is not defined for the datatype (MPI_ERR_OP).
void check_operation(const Op &op, const Datatype &datatype);
// inout = in op inout, element by element. No lock is held: a user's function is called.
void reduce(const Op &op, const void *in, void *inout, MPI_Count count, const Datatype &datatype);

}  // namespace solo

#endif
