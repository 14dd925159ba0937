// The elements of accumulate routines at the origin and the target (MPI 5.0, 12.3.4).
#ifndef SOLO_WINDOWS_ELEMENTS_H
#define SOLO_WINDOWS_ELEMENTS_H

#include "collectives/op.h"
#include "datatypes/datatype.h"

namespace solo {

struct side {
    void *address;
    MPI_Count count;
    const Datatype &datatype;
    MPI_Count bytes;
};

// The one predefined datatype of which another consists; null: there is none. Elements are counted in it.
const Datatype *only_predefined(const Datatype &datatype);
// The predefined datatype of the target; the other side has the same, or one of the same representation.
const Datatype &check_alike(const Datatype &target, const Datatype &other, const char *argument);

void copy(const side &from, const side &to);
// Combine the origin with the target, element by element of the predefined datatype.
void combine(const Op &op, const side &origin, const side &target, const Datatype &basic);

}  // namespace solo

#endif
