// The loops of the predefined operations.
#ifndef SOLO_COLLECTIVES_KERNELS_H
#define SOLO_COLLECTIVES_KERNELS_H

#include "collectives/elements.h"
#include "collectives/op.h"

namespace solo {

// inout[i] = in[i] op inout[i] for count elements, one after the other. The two do not overlap; any alignment will do.
using kernel = void (*)(const void *in, void *inout, MPI_Count count);

// The loop of a predefined operation over elements; null if there is none. Logical operations are those of C: not 0 is true, the
// result is 1 or 0.
kernel kernel_of(operation does, element holds);
void set_up_kernels();

// Where it comes from.
kernel arithmetic_kernel(operation does, element holds);  // sum, product, minimum, maximum
kernel bitwise_kernel(operation does, element holds);     // bitwise and logical and, or, exclusive or
kernel location_kernel(operation does, element holds);  // minimum and maximum with their location, over the named pairs

// MPI_MINLOC and MPI_MAXLOC over pairs of any number and any integer.
void combine_pairs(operation does, const void *in, void *inout, MPI_Count count, const Datatype &pair);

// Over logicals of Fortran, which are integers of so many bytes, true and false being what the compiler has for them.
void combine_logicals(operation does, const void *in, void *inout, MPI_Count count, MPI_Count size);

}  // namespace solo

#endif
