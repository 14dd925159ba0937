// How a datatype was made; for type_map.cpp.
#pragma once

#include "sections/section.h"

#include <stdlib.h>

namespace {

bool is_leaf(int combiner)
{
    return combiner == MPI_COMBINER_NAMED || combiner == MPI_COMBINER_F90_REAL ||
           combiner == MPI_COMBINER_F90_COMPLEX || combiner == MPI_COMBINER_F90_INTEGER;
}

// The arguments that made a datatype: integers, then addresses, then large counts. In this order the constructors with int and
// those with MPI_Count look alike, but for the place of MPI_Type_create_subarray's order.
class contents {
public:
    contents() = default;
    contents(const contents &) = delete;
    contents &operator=(const contents &) = delete;
    ~contents();
    int envelope(MPI_Datatype datatype);  // the combiner alone
    int read(MPI_Datatype datatype);

    int combiner = MPI_COMBINER_NAMED;
    bool large = false;
    MPI_Count *numbers = nullptr;
    MPI_Datatype *types = nullptr;

private:
    int fetch(MPI_Datatype datatype);

#if MPI_VERSION >= 4
    using length = MPI_Count;
#else
    using length = int;
#endif
    length integers_ = 0, addresses_ = 0, large_counts_ = 0, types_ = 0;
    bool filled_ = false;
};

int contents::envelope(MPI_Datatype datatype)
{
#if MPI_VERSION >= 4
    return bnd_raised(PMPI_Type_get_envelope_c(datatype, &integers_, &addresses_, &large_counts_, &types_, &combiner));
#else
    return bnd_raised(PMPI_Type_get_envelope(datatype, &integers_, &addresses_, &types_, &combiner));
#endif
}

// Each kind of argument arrives in an array of its own type.
int contents::fetch(MPI_Datatype datatype)
{
    auto *const integers = static_cast<int *>(malloc(static_cast<size_t>(integers_ + 1) * sizeof(int)));
    auto *const addresses = static_cast<MPI_Aint *>(malloc(static_cast<size_t>(addresses_ + 1) * sizeof(MPI_Aint)));
    int rc = MPI_ERR_NO_MEM;
    if (integers != nullptr && addresses != nullptr) {
#if MPI_VERSION >= 4
        MPI_Count *const counts = numbers + integers_ + addresses_;
        rc = bnd_raised(PMPI_Type_get_contents_c(datatype, integers_, addresses_, large_counts_, types_, integers,
                                                 addresses, counts, types));
#else
        rc = bnd_raised(PMPI_Type_get_contents(datatype, integers_, addresses_, types_, integers, addresses, types));
#endif
    }
    for (length i = 0; i < integers_ && rc == MPI_SUCCESS; ++i)
        numbers[i] = integers[i];
    for (length i = 0; i < addresses_ && rc == MPI_SUCCESS; ++i)
        numbers[integers_ + i] = addresses[i];
    free(integers);
    free(addresses);
    return rc;
}

int contents::read(MPI_Datatype datatype)
{
    int rc = envelope(datatype);
    if (rc != MPI_SUCCESS || is_leaf(combiner))
        return rc;
    large = large_counts_ > 0;
    numbers = static_cast<MPI_Count *>(
        calloc(static_cast<size_t>(integers_ + addresses_ + large_counts_ + 1), sizeof(MPI_Count)));
    types = static_cast<MPI_Datatype *>(calloc(static_cast<size_t>(types_ + 1), sizeof(MPI_Datatype)));
    if (numbers == nullptr || types == nullptr)
        return MPI_ERR_NO_MEM;
    rc = fetch(datatype);
    filled_ = rc == MPI_SUCCESS;
    return rc;
}

// The datatypes inside are new handles that are ours to free, but for predefined ones.
contents::~contents()
{
    for (length i = 0; filled_ && i < types_; ++i) {
        contents inner;
        if (inner.envelope(types[i]) == MPI_SUCCESS && !is_leaf(inner.combiner))
            PMPI_Type_free(&types[i]);
    }
    free(numbers);
    free(types);
}

}  // namespace
