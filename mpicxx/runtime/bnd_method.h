// The sources of functions include this. Each is compiled twice: for MPI::, which calls MPI_X, and for PMPI::, which calls PMPI_X.
#ifndef BND_METHOD_H
#define BND_METHOD_H

#include "arguments.h"
#include "bnd_cxx.h"

#ifdef BND_CXX_PROFILED
#define BND_NAMESPACE PMPI
#define BND_NAME(name) P##name
#else
#define BND_NAMESPACE MPI
#define BND_NAME(name) name
#endif

// raise() identifies a method by its frame. One that is inlined has none of its own: before it calls C, it drops what an earlier call of
// C left in the function around it.
#ifdef BND_CXX_MAY_BE_INLINED
#define BND_C(name) (bnd_cxx::drop_leftovers(), BND_NAME(name))
#else
#define BND_C(name) (BND_NAME(name))
#endif

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

namespace bnd_cxx {

inline void drop_leftovers()
{
    if (__builtin_expect(pending != nullptr, 0))
        drop_pending();
}

// MPI_Type_get_name with C++'s names.
inline int datatype_name(int (*get_name)(MPI_Datatype, char *, int *), MPI_Datatype datatype, char *name, int *length)
{
    const int code = get_name(datatype, name, length);
    if (code != MPI_SUCCESS)
        return code;
    const char *const in_cxx = name_in_cxx(datatype, name);
    if (in_cxx != name)
        *length = int(std::strlen(std::strcpy(name, in_cxx)));
    return code;
}

}  // namespace bnd_cxx

#endif
