// One basic type between the representation of this machine and "external32".
#ifndef SOLO_DATATYPES_REPRESENTATION_H
#define SOLO_DATATYPES_REPRESENTATION_H

#include "datatypes/datatype.h"

namespace solo {

// Convert so many values of a basic type. A value that the other representation cannot hold is refused (MPI_ERR_CONVERSION).
void to_external(const Datatype &basic, const char *native, char *external, MPI_Count count);
void from_external(const Datatype &basic, const char *external, char *native, MPI_Count count);

// Convert elements of any datatype. Unpacking takes so many bytes, which may end within the elements: a basic element that is not
// complete is left out. Returns the bytes of data in memory.
void pack_external32(const void *buffer, MPI_Count count, const Datatype &datatype, char *external);
MPI_Count unpack_external32(const char *external, MPI_Count bytes, void *buffer, MPI_Count count,
                            const Datatype &datatype);

}  // namespace solo

#endif
