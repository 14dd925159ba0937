// Attributes of MPI (MPI 5.0, 7.7) of each sort of object that has them.
#pragma once

#include <bindery/attributes.hpp>
#include <bindery/detail/has.hpp>
#include <bindery/detail/link.hpp>

BND_TOOL_REFERENCE(PMPI_Comm_create_keyval)
BND_TOOL_REFERENCE(PMPI_Comm_get_attr)
BND_TOOL_REFERENCE(PMPI_Comm_set_attr)
BND_TOOL_REFERENCE(PMPI_Type_create_keyval)
BND_TOOL_REFERENCE(PMPI_Type_get_attr)
BND_TOOL_REFERENCE(PMPI_Type_set_attr)
BND_TOOL_REFERENCE(PMPI_Win_create_keyval)
BND_TOOL_REFERENCE(PMPI_Win_get_attr)
BND_TOOL_REFERENCE(PMPI_Win_set_attr)

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

// An attribute of MPI (MPI 5.0, 7.7): it belongs to the object, whose handle may be used again or have several values, and MPI calls a
// function when the object goes, by whatever routine.
template <object kind>
struct attribute_of;

#define BND_TOOL_ATTRIBUTE(kind, prefix, type, null)                                                                   \
    template <>                                                                                                        \
    struct attribute_of<object::kind> {                                                                                \
        using handle = type;                                                                                           \
        static bool is_null(handle one) { return one == null; }                                                        \
        static int create_keyval(int (*free)(handle, int, void *, void *), int *key)                                   \
        {                                                                                                              \
            return BND_TOOL_CALL(prefix##_create_keyval)(prefix##_no_copy, free, key, nullptr);                        \
        }                                                                                                              \
        static int get(handle one, int key, void *value, int *flag)                                                    \
        {                                                                                                              \
            return BND_TOOL_CALL(prefix##_get_attr)(one, key, value, flag);                                            \
        }                                                                                                              \
        static int set(handle one, int key, void *value) { return BND_TOOL_CALL(prefix##_set_attr)(one, key, value); } \
                                                                                                                       \
    private:                                                                                                           \
        static int prefix##_no_copy(handle, int, void *, void *, void *, int *flag)                                    \
        {                                                                                                              \
            *flag = 0;                                                                                                 \
            return MPI_SUCCESS;                                                                                        \
        }                                                                                                              \
    };
BND_TOOL_ATTRIBUTE(communicator, Comm, MPI_Comm, MPI_COMM_NULL)
BND_TOOL_ATTRIBUTE(window, Win, MPI_Win, MPI_WIN_NULL)
BND_TOOL_ATTRIBUTE(datatype, Type, MPI_Datatype, MPI_DATATYPE_NULL)
#undef BND_TOOL_ATTRIBUTE

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE
