// What the sources of functions include. Each is compiled twice: for MPI::, which calls MPI_X, and for PMPI::, which calls PMPI_X.
#ifndef BND_METHOD_H
#define BND_METHOD_H

#include "bnd_cxx.h"

#include "../../generated/mpicxx/runtime/bnd_access.h"

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

// The handle of an object, for C to write.
template <typename Object>
auto address(const Object &object)
{
    return access::address(object);
}

// An array of objects as C's array: both are the same in memory.
template <typename Object>
auto handles(const Object *objects)
{
    return reinterpret_cast<decltype(access::address(*objects))>(const_cast<Object *>(objects));
}

// C lacks some const.
template <typename Element>
Element *without_const(const Element *elements)
{
    return const_cast<Element *>(elements);
}
template <typename Element, int size>
auto without_const(const Element (*elements)[size])
{
    return const_cast<Element(*)[size]>(elements);
}
inline char **strings(const char **texts) { return const_cast<char **>(texts); }
inline char ***strings(const char ***lists) { return const_cast<char ***>(lists); }

// The number of dimensions of a Cartesian communicator; 0 if it is none, for which the call that follows raises the error.
inline int dims(MPI_Comm comm)
{
    int topology = MPI_UNDEFINED, number = 0;
    if (PMPI_Topo_test(comm, &topology) == MPI_SUCCESS && topology == MPI_CART)
        PMPI_Cartdim_get(comm, &number);
    return number;
}

// An array of logical values, which are bool in C++ and int in C.
class logicals {
public:
    explicit logicals(int length) : values_(length > fixed_ ? new int[static_cast<unsigned>(length)]() : few_) {}
    logicals(const bool *given, int length) : logicals(length)
    {
        for (int i = 0; i < length; ++i)
            values_[i] = given[i];
    }
    logicals(const logicals &) = delete;
    logicals &operator=(const logicals &) = delete;
    ~logicals()
    {
        if (values_ != few_)
            delete[] values_;
    }
    operator int *() { return values_; }
    operator int *() const { return values_; }
    void copy_to(bool *taken, int length) const
    {
        for (int i = 0; i < length; ++i)
            taken[i] = values_[i] != 0;
    }

private:
    static constexpr int fixed_ = 8;
    int few_[fixed_] = {};
    int *values_;
};

}  // namespace bnd_cxx

#endif
