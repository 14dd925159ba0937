// The sources of constants include the classes without destructors, so that a constant needs no code at the start or the end of the
// program. The layout of an object is the same.
#ifndef BND_CONSTANT_H
#define BND_CONSTANT_H

#define BND_CXX_DESTRUCTOR(name)
#include "bnd_cxx.h"

// Initialized by the compiler; clang does not know it of a handle that is an address under a cast.
#define BND_CXX_OBJECT(type, name, value) \
    extern type name;                     \
    type name(value)

namespace bnd_cxx {

// The MPI's handle for a type of C++, or for one of C if it was built without C++ and has the null datatype for it.
template <typename Handle>
constexpr Handle given(Handle cxx, Handle c)
{
    return cxx == MPI_DATATYPE_NULL ? c : cxx;
}

}  // namespace bnd_cxx

#endif
