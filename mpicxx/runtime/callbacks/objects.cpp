#include "callbacks/objects.h"

namespace bnd_cxx {

comm_class class_of(MPI_Comm comm)
{
    int is_finalized = 0, is_inter = 0, topology = MPI_UNDEFINED;
    if (comm == MPI_COMM_WORLD || comm == MPI_COMM_SELF || comm == MPI_COMM_NULL)
        return intracomm;
    if (PMPI_Finalized(&is_finalized) != MPI_SUCCESS || is_finalized)
        return intracomm;
    if (PMPI_Comm_test_inter(comm, &is_inter) == MPI_SUCCESS && is_inter)
        return intercomm;
    if (PMPI_Topo_test(comm, &topology) != MPI_SUCCESS)
        return intracomm;
    return topology == MPI_CART         ? cartcomm
           : topology == MPI_GRAPH      ? graphcomm
           : topology == MPI_DIST_GRAPH ? distgraphcomm
                                        : intracomm;
}

}  // namespace bnd_cxx
