// Predefined attributes of communicators (MPI 5.0, 9.1.2; R157 to R160).
#ifndef SOLO_COMMUNICATORS_PREDEFINED_ATTRIBUTES_H
#define SOLO_COMMUNICATORS_PREDEFINED_ATTRIBUTES_H

#include "communicators/comm.h"

namespace solo {

// The address of an int, or null: the keyval is not a predefined one, or the communicator does not have the attribute.
int *predefined_attribute(const Comm &comm, int keyval);

}  // namespace solo

#endif
