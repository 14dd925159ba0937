// Numbers that are int in the small form of a routine and wider in the large one.
#ifndef SOLO_CORE_NUMBERS_H
#define SOLO_CORE_NUMBERS_H

#include "mpi.h"

#include <climits>

namespace solo {

// The forms of a routine: int counts, or MPI_Count ones (MPI_X_c).
enum class routine_form { small, large };

// An input array of int, MPI_Count or MPI_Aint, owned by the caller; may be null.
class numbers {
public:
    numbers() = default;
    explicit numbers(const int *values) : values_(values), width_(sizeof(int)) {}
    explicit numbers(const MPI_Count *values) : values_(values), width_(sizeof(MPI_Count)) {}
    explicit numbers(const MPI_Aint *values) : values_(values), width_(sizeof(MPI_Aint)) {}

    MPI_Count operator[](MPI_Count index) const
    {
        return width_ == sizeof(int) ? static_cast<const int *>(values_)[index]
                                     : static_cast<const MPI_Count *>(values_)[index];
    }
    explicit operator bool() const { return values_ != nullptr; }
    bool is_large() const { return width_ != sizeof(int); }

private:
    static_assert(sizeof(MPI_Aint) == sizeof(MPI_Count) || sizeof(MPI_Aint) == sizeof(int));
    const void *values_ = nullptr;
    unsigned width_ = 0;
};

// An output (or in-out) number of type int, MPI_Count, MPI_Aint or MPI_Offset.
class result {
public:
    result() = default;
    result(int *value, const char *name) : value_(value), width_(sizeof(int)), name_(name) {}
    result(MPI_Count *value, const char *name) : value_(value), width_(sizeof(MPI_Count)), name_(name) {}
    result(MPI_Aint *value, const char *name) : value_(value), width_(sizeof(MPI_Aint)), name_(name) {}

    bool fits(MPI_Count value) const { return width_ != sizeof(int) || (value >= INT_MIN && value <= INT_MAX); }
    // Write a number; MPI_ERR_VALUE_TOO_LARGE is thrown, and nothing written, if it does not fit.
    void set(MPI_Count value) const;
    // Write a number, or MPI_UNDEFINED if it does not fit (as MPI_Get_count does).
    void set_or_undefined(MPI_Count value) const;
    MPI_Count get() const
    {
        return width_ == sizeof(int) ? *static_cast<int *>(value_) : *static_cast<MPI_Count *>(value_);
    }
    explicit operator bool() const { return value_ != nullptr; }

private:
    void *value_ = nullptr;
    unsigned width_ = 0;
    const char *name_ = "";
};

// A user function with int or MPI_Count counts.
class sized_procedure {
public:
    sized_procedure() = default;
    explicit sized_procedure(MPI_User_function *small) : small_(small) {}
    explicit sized_procedure(MPI_User_function_c *large) : large_(large) {}
    explicit sized_procedure(MPI_Datarep_conversion_function *small) : small_conversion_(small) {}
    explicit sized_procedure(MPI_Datarep_conversion_function_c *large) : large_conversion_(large) {}
    MPI_User_function *small() const { return small_; }
    MPI_User_function_c *large() const { return large_; }
    MPI_Datarep_conversion_function *small_conversion() const { return small_conversion_; }
    MPI_Datarep_conversion_function_c *large_conversion() const { return large_conversion_; }

private:
    MPI_User_function *small_ = nullptr;
    MPI_User_function_c *large_ = nullptr;
    MPI_Datarep_conversion_function *small_conversion_ = nullptr;
    MPI_Datarep_conversion_function_c *large_conversion_ = nullptr;
};

}  // namespace solo

#endif
