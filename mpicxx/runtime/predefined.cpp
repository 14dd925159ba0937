// The predefined callbacks of attributes, as programs call them; Create_keyval passes C's own to MPI.
#include <mpi.h>

#define BND_CXX_PREDEFINED(object)                                                                               \
    int object::NULL_COPY_FN(const object &, int, void *, void *, void *, bool &flag)                            \
    {                                                                                                            \
        flag = false;                                                                                            \
        return MPI_SUCCESS;                                                                                      \
    }                                                                                                            \
    int object::DUP_FN(const object &, int, void *, void *attribute_val_in, void *attribute_val_out, bool &flag) \
    {                                                                                                            \
        *static_cast<void **>(attribute_val_out) = attribute_val_in;                                             \
        flag = true;                                                                                             \
        return MPI_SUCCESS;                                                                                      \
    }                                                                                                            \
    int object::NULL_DELETE_FN(object &, int, void *, void *) { return MPI_SUCCESS; }

namespace MPI {
inline namespace bindery {
BND_CXX_PREDEFINED(Comm)
BND_CXX_PREDEFINED(Datatype)
BND_CXX_PREDEFINED(Win)
}  // namespace bindery
}  // namespace MPI
