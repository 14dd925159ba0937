// Between the arguments of a function of C++ and those of C, for the bodies of functions.
#ifndef BND_CXX_ARGUMENTS_H
#define BND_CXX_ARGUMENTS_H

#include <bindery/mpicxx/access.h>

namespace bnd_cxx {

// The handle of an object, for C to write.
template <typename Object>
auto address(const Object &object) -> decltype(access::address(object))
{
    return access::address(object);
}

// An array of objects as C's array: both are the same in memory.
template <typename Object>
auto handles(const Object *objects) -> decltype(access::address(*objects))
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
auto without_const(const Element (*elements)[size]) -> Element (*)[size]
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
    explicit logicals(int length)
        : values_(length > fixed_ ? new int[static_cast<unsigned>(length)]() : few_)
        , length_(length)
    {
    }
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
    // Copies back the values that a call has written, which may have had room for less.
    void copy_to(bool *taken, int written) const
    {
        for (int i = 0; i < written && i < length_; ++i)
            taken[i] = values_[i] != 0;
    }

private:
    static constexpr int fixed_ = 8;
    int few_[fixed_] = {};
    int *values_;
    int length_;
};

}  // namespace bnd_cxx

#endif
