// MPI_Dims_create (MPI 5.0, 8.5.2): extents that are as close to each other as they can be.
#include "topologies.h"
#include "topologies/balance.h"

#include <vector>

namespace solo {

void Dims_create(int nnodes, int ndims, int dims[])
{
    if (nnodes < 1)
        fail(MPI_ERR_ARG, "nnodes", "is not positive");
    long long given = 1;
    int free = 0;
    for (int i = 0; i < ndims; ++i) {
        if (dims[i] < 0)
            fail(MPI_ERR_DIMS, "dims", "holds a negative extent");
        free += dims[i] == 0;
        if (dims[i] > 0 && given <= nnodes)  // beyond that it divides nnodes no more
            given *= dims[i];
    }
    if (nnodes % given != 0 || (free == 0 && given != nnodes))
        fail(MPI_ERR_DIMS, "dims", "holds extents whose product does not go into nnodes");
    const std::vector<int> factors = balanced_factors(static_cast<int>(nnodes / given), free);
    auto next = factors.begin();
    for (int i = 0; i < ndims; ++i)
        if (dims[i] == 0)
            dims[i] = *next++;
}

}  // namespace solo
