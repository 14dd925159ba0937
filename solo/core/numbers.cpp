#include "core/numbers.h"

#include "core/failure.h"

namespace solo {

void result::set(MPI_Count value) const
{
    if (!fits(value))
        fail(MPI_ERR_VALUE_TOO_LARGE, name_, "is too small for the result; call the form that ends in _c");
    if (width_ == sizeof(int))
        *static_cast<int *>(value_) = static_cast<int>(value);
    else
        *static_cast<MPI_Count *>(value_) = value;
}

void result::set_or_undefined(MPI_Count value) const { set(fits(value) ? value : MPI_Count{MPI_UNDEFINED}); }

}  // namespace solo
