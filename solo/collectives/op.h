// Reduction operations (MPI 5.0, 6.9).
#ifndef SOLO_COLLECTIVES_OP_H
#define SOLO_COLLECTIVES_OP_H

#include "core/numbers.h"
#include "core/object.h"
#include "datatypes/datatype.h"

namespace solo {

// The values of the predefined operations in the ABI.
enum operation : int {
    op_of_user = 0,
    op_sum = 0x21,
    op_min = 0x22,
    op_max = 0x23,
    op_prod = 0x24,
    op_band = 0x28,
    op_bor = 0x29,
    op_bxor = 0x2A,
    op_land = 0x30,
    op_lor = 0x31,
    op_lxor = 0x32,
    op_minloc = 0x38,
    op_maxloc = 0x39,
    op_replace = 0x3C,
    op_no_op = 0x3D,
};

struct Op : Object {
    Op() : Object(BND_OP) {}
    bool is_commutative = true;
    unsigned accepts = 0;      // classes of datatypes, see elements.h; MPI_REPLACE and MPI_NO_OP: none
    sized_procedure function;  // a user's; a predefined one has neither
    operation predefined = op_of_user;
};

// Refuses an operation that is not defined for the datatype (MPI_ERR_OP).
void check_operation(const Op &op, const Datatype &datatype);
// inout = in op inout, element by element. The two do not overlap. No lock is held: a user's function is called. Both have been
// checked by check_operation, which accepts the datatype.
void reduce(const Op &op, const void *in, void *inout, MPI_Count count, const Datatype &datatype);

}  // namespace solo

#endif
