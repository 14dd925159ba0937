// Questions to MPI about datatypes and communicators, for the derived properties of calls. All by PMPI_: no tool sees it.
#pragma once

#include <bindery/detail/has.hpp>
#include <bindery/detail/link.hpp>

#include <type_traits>
#include <vector>

#if BND_HAS_MPI_Type_size_x
BND_TOOL_REFERENCE(PMPI_Type_size_x)
#endif
BND_TOOL_REFERENCE(PMPI_Type_size)
BND_TOOL_REFERENCE(PMPI_Comm_rank)
BND_TOOL_REFERENCE(PMPI_Comm_size)
BND_TOOL_REFERENCE(PMPI_Comm_remote_size)
BND_TOOL_REFERENCE(PMPI_Comm_test_inter)
BND_TOOL_REFERENCE(PMPI_Get_count)
#if BND_HAS_MPI_Get_elements_x
BND_TOOL_REFERENCE(PMPI_Get_elements_x)
#endif
BND_TOOL_REFERENCE(PMPI_Topo_test)
BND_TOOL_REFERENCE(PMPI_Cartdim_get)
BND_TOOL_REFERENCE(PMPI_Cart_shift)
BND_TOOL_REFERENCE(PMPI_Graph_neighbors_count)
BND_TOOL_REFERENCE(PMPI_Graph_neighbors)
BND_TOOL_REFERENCE(PMPI_Dist_graph_neighbors_count)
BND_TOOL_REFERENCE(PMPI_Dist_graph_neighbors)

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

inline MPI_Count type_size(MPI_Datatype type)
{
    if (type == MPI_DATATYPE_NULL)
        return 0;
#if BND_HAS_MPI_Type_size_x
    MPI_Count size = 0;
    BND_TOOL_CALL(Type_size_x)(type, &size);
#else
    int size = 0;
    BND_TOOL_CALL(Type_size)(type, &size);
#endif
    return size < 0 ? 0 : MPI_Count(size);
}

inline int group_rank(MPI_Comm comm)
{
    int rank = 0;
    BND_TOOL_CALL(Comm_rank)(comm, &rank);
    return rank;
}

inline int group_size(MPI_Comm comm)
{
    int size = 0;
    BND_TOOL_CALL(Comm_size)(comm, &size);
    return size;
}

inline bool is_inter(MPI_Comm comm)
{
    int flag = 0;
    BND_TOOL_CALL(Comm_test_inter)(comm, &flag);
    return flag != 0;
}

// The number of processes that a collective exchanges blocks with: those of the remote group of an intercommunicator.
inline int remote_size(MPI_Comm comm)
{
    int size = 0;
    if (!is_inter(comm))
        return group_size(comm);
    BND_TOOL_CALL(Comm_remote_size)(comm, &size);
    return size;
}

// The roles of this process in a rooted collective (MPI 5.0, 6.2.3): the root of an intracommunicator is a leaf as well; in an
// intercommunicator the leaves are all of the group without the root.
struct rooted {
    bool is_root, is_leaf;

    rooted(MPI_Comm comm, int root)
    {
        const bool inter = is_inter(comm);
        is_root = inter ? root == MPI_ROOT : root == group_rank(comm);
        is_leaf = !inter || (root != MPI_ROOT && root != MPI_PROC_NULL);
    }
};

struct neighbors {
    std::vector<int> sources, destinations;

    explicit neighbors(MPI_Comm comm)
    {
        int topology = MPI_UNDEFINED;
        BND_TOOL_CALL(Topo_test)(comm, &topology);
        if (topology == MPI_CART)
            cartesian(comm);
        if (topology == MPI_GRAPH)
            graph(comm);
        if (topology == MPI_DIST_GRAPH)
            distributed(comm);
    }

private:
    void cartesian(MPI_Comm comm)
    {
        int dimensions = 0;
        BND_TOOL_CALL(Cartdim_get)(comm, &dimensions);
        for (int d = 0; d < dimensions; ++d) {
            int below = MPI_PROC_NULL, above = MPI_PROC_NULL;
            BND_TOOL_CALL(Cart_shift)(comm, d, 1, &below, &above);
            sources.push_back(below);
            sources.push_back(above);
        }
        destinations = sources;
    }

    void graph(MPI_Comm comm)
    {
        int count = 0;
        BND_TOOL_CALL(Graph_neighbors_count)(comm, group_rank(comm), &count);
        sources.resize(count);
        BND_TOOL_CALL(Graph_neighbors)(comm, group_rank(comm), count, sources.data());
        destinations = sources;
    }

    void distributed(MPI_Comm comm)
    {
        int in = 0, out = 0, weighted = 0;
        BND_TOOL_CALL(Dist_graph_neighbors_count)(comm, &in, &out, &weighted);
        sources.resize(in);
        destinations.resize(out);
        std::vector<int> weights(in > out ? in : out);
        BND_TOOL_CALL(Dist_graph_neighbors)
        (comm, in, sources.data(), weights.data(), out, destinations.data(), weights.data());
    }
};

inline std::vector<int> sources(MPI_Comm comm) { return neighbors(comm).sources; }
inline std::vector<int> destinations(MPI_Comm comm) { return neighbors(comm).destinations; }

// How many blocks there are: a number of processes or partitions, or the neighbors that exist.
inline MPI_Count number(MPI_Count blocks) { return blocks; }

inline MPI_Count number(const std::vector<int> &processes)
{
    MPI_Count count = 0;
    for (int process : processes)
        count += process != MPI_PROC_NULL;
    return count;
}

inline MPI_Count bytes(MPI_Count count, MPI_Datatype type) { return count > 0 ? count * type_size(type) : 0; }

template <class Count>
MPI_Count sum(const Count *counts, int length)
{
    MPI_Count total = 0;
    for (int i = 0; counts && i < length; ++i)  // MPI refuses a null array
        total += counts[i];
    return total;
}

template <class Count>
MPI_Count bytes(const Count *counts, int length, MPI_Datatype type)
{
    return bytes(sum(counts, length), type);
}

template <class Count>
MPI_Count bytes(const Count *counts, int length, const MPI_Datatype *types)
{
    MPI_Count total = 0;
    for (int i = 0; counts && types && i < length; ++i)
        total += bytes(counts[i], types[i]);
    return total;
}

inline MPI_Datatype type_at(MPI_Datatype type, std::size_t) { return type; }
inline MPI_Datatype type_at(const MPI_Datatype *types, std::size_t i) { return types ? types[i] : MPI_DATATYPE_NULL; }

// Blocks for neighbors; those for MPI_PROC_NULL are not exchanged.
template <class Count, class Types>
MPI_Count bytes(const Count *counts, const std::vector<int> &processes, Types types)
{
    MPI_Count total = 0;
    for (std::size_t i = 0; i < processes.size(); ++i)
        if (counts && processes[i] != MPI_PROC_NULL)
            total += bytes(counts[i], type_at(types, i));
    return total;
}

// The bytes of a message or of a file's data that a status describes.
inline MPI_Count received_bytes(const MPI_Status &status)
{
    int count = MPI_UNDEFINED;
    BND_TOOL_CALL(Get_count)(&status, MPI_BYTE, &count);
#if BND_HAS_MPI_Get_elements_x
    if (count < 0) {  // too many for it, which is quicker
        MPI_Count all = 0;
        BND_TOOL_CALL(Get_elements_x)(&status, MPI_BYTE, &all);
        return all < 0 ? 0 : all;
    }
#endif
    return count < 0 ? 0 : count;
}

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE
