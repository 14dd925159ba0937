// The arguments that made a datatype; for type_map.cpp.
#pragma once

#include "sections/type_map.h"

#include <stdlib.h>

namespace {

bool is_leaf(int combiner)
{
    return combiner == MPI_COMBINER_NAMED || combiner == MPI_COMBINER_F90_REAL ||
           combiner == MPI_COMBINER_F90_COMPLEX || combiner == MPI_COMBINER_F90_INTEGER;
}

// The arguments that made a datatype: integers, then addresses, then large counts. In this order the constructors with int and
// those with MPI_Count look alike, except for the place of MPI_Type_create_subarray's order.
class contents {
public:
    contents() = default;
    contents(const contents &) = delete;
    contents &operator=(const contents &) = delete;
    ~contents();
    int read(MPI_Datatype datatype);

    bool large = false;
    MPI_Count *numbers = nullptr;
    MPI_Datatype *types = nullptr;

    int combiner() const { return envelope_.combiner; }

private:
    int fetch(MPI_Datatype datatype);

    bnd::envelope envelope_;
    bool filled_ = false;
};

// Each kind of argument arrives in an array of its own type.
int contents::fetch(MPI_Datatype datatype)
{
    auto *const integers = static_cast<int *>(malloc(static_cast<size_t>(envelope_.integers + 1) * sizeof(int)));
    auto *const addresses =
        static_cast<MPI_Aint *>(malloc(static_cast<size_t>(envelope_.addresses + 1) * sizeof(MPI_Aint)));
    int rc = MPI_ERR_NO_MEM;
    if (integers != nullptr && addresses != nullptr) {
        rc = MPI_ERR_UNSUPPORTED_OPERATION;
#if MPI_VERSION >= 4
        MPI_Count *const counts = numbers + envelope_.integers + envelope_.addresses;
        rc = PMPI_Type_get_contents_c(datatype, envelope_.integers, envelope_.addresses, envelope_.large_counts,
                                      envelope_.datatypes, integers, addresses, counts, types);
#endif
        if (bnd::lacks_large_counts(rc))
            rc = PMPI_Type_get_contents(datatype, static_cast<int>(envelope_.integers),
                                        static_cast<int>(envelope_.addresses), static_cast<int>(envelope_.datatypes),
                                        integers, addresses, types);
        rc = bnd_raised(rc);
    }
    for (MPI_Count i = 0; i < envelope_.integers && rc == MPI_SUCCESS; ++i)
        numbers[i] = integers[i];
    for (MPI_Count i = 0; i < envelope_.addresses && rc == MPI_SUCCESS; ++i)
        numbers[envelope_.integers + i] = addresses[i];
    free(integers);
    free(addresses);
    return rc;
}

int contents::read(MPI_Datatype datatype)
{
    int rc = bnd_type_envelope(datatype, &envelope_);
    if (rc != MPI_SUCCESS || is_leaf(envelope_.combiner))
        return rc;
    large = envelope_.large_counts > 0;
    numbers = static_cast<MPI_Count *>(calloc(
        static_cast<size_t>(envelope_.integers + envelope_.addresses + envelope_.large_counts + 1), sizeof(MPI_Count)));
    types = static_cast<MPI_Datatype *>(calloc(static_cast<size_t>(envelope_.datatypes + 1), sizeof(MPI_Datatype)));
    if (numbers == nullptr || types == nullptr)
        return MPI_ERR_NO_MEM;
    rc = fetch(datatype);
    filled_ = rc == MPI_SUCCESS;
    return rc;
}

// MPI_Type_get_contents returns new handles, to be freed, except predefined ones.
contents::~contents()
{
    for (MPI_Count i = 0; filled_ && i < envelope_.datatypes; ++i) {
        bnd::envelope inner;
        if (bnd_type_envelope(types[i], &inner) == MPI_SUCCESS && !is_leaf(inner.combiner))
            PMPI_Type_free(&types[i]);
    }
    free(numbers);
    free(types);
}

}  // namespace
