"""The C functions that the sums of {{size}} call, in front of all wrappers."""

SIZES = """\
#if defined(__GNUC__)
#define BND_WRAP_UNUSED __attribute__((__unused__))
#else
#define BND_WRAP_UNUSED
#endif
struct bnd_wrap_rooted {
    int is_root, is_leaf;
};
static inline int bnd_wrap_group_rank(MPI_Comm comm)
{
    int rank = 0;
    PMPI_Comm_rank(comm, &rank);
    return rank;
}
static inline int bnd_wrap_group_size(MPI_Comm comm)
{
    int size = 0;
    PMPI_Comm_size(comm, &size);
    return size;
}
static inline int bnd_wrap_is_inter(MPI_Comm comm)
{
    int flag = 0;
    PMPI_Comm_test_inter(comm, &flag);
    return flag;
}
/* A collective exchanges blocks with the remote group of an intercommunicator. */
static inline int bnd_wrap_remote_size(MPI_Comm comm)
{
    int size = 0;
    if (!bnd_wrap_is_inter(comm))
        return bnd_wrap_group_size(comm);
    PMPI_Comm_remote_size(comm, &size);
    return size;
}
static inline struct bnd_wrap_rooted bnd_wrap_rooted_of(MPI_Comm comm, int root)
{
    struct bnd_wrap_rooted role;
    int inter = bnd_wrap_is_inter(comm);
    role.is_root = inter ? root == MPI_ROOT : root == bnd_wrap_group_rank(comm);
    role.is_leaf = !inter || (root != MPI_ROOT && root != MPI_PROC_NULL);
    return role;
}
/* The blocks of a neighborhood collective, those for MPI_PROC_NULL included. */
static inline int bnd_wrap_blocks(MPI_Comm comm, int outgoing)
{
    int topology = MPI_UNDEFINED, in = 0, out = 0, weighted = 0;
    PMPI_Topo_test(comm, &topology);
    if (topology == MPI_CART) {
        PMPI_Cartdim_get(comm, &in);
        in = out = 2 * in;
    } else if (topology == MPI_GRAPH) {
        PMPI_Graph_neighbors_count(comm, bnd_wrap_group_rank(comm), &in);
        out = in;
    }
#if MPI_VERSION > 2 || (MPI_VERSION == 2 && MPI_SUBVERSION >= 2)
    else if (topology == MPI_DIST_GRAPH)
        PMPI_Dist_graph_neighbors_count(comm, &in, &out, &weighted);
#endif
    (void)weighted;
    return outgoing ? out : in;
}
static inline int bnd_wrap_is_neighbor(MPI_Comm comm, int block)
{
    int topology = MPI_UNDEFINED, below = 0, above = 0;
    PMPI_Topo_test(comm, &topology);
    if (topology != MPI_CART)
        return 1;
    PMPI_Cart_shift(comm, block / 2, 1, &below, &above);
    return (block % 2 ? above : below) != MPI_PROC_NULL;
}
static inline long long bnd_wrap_neighbors(MPI_Comm comm, int outgoing)
{
    int i, blocks = bnd_wrap_blocks(comm, outgoing);
    long long number = 0;
    for (i = 0; i < blocks; i++)
        number += bnd_wrap_is_neighbor(comm, i);
    return number;
}
static inline long long bnd_wrap_bytes(long long count, MPI_Datatype type)
{
#if MPI_VERSION >= 3
    MPI_Count size = 0;
    if (count <= 0 || type == MPI_DATATYPE_NULL)
        return 0;
    PMPI_Type_size_x(type, &size);
#else
    int size = 0;
    if (count <= 0 || type == MPI_DATATYPE_NULL)
        return 0;
    PMPI_Type_size(type, &size);
#endif
    return size < 0 ? 0 : count * size;
}
/* Counts are of int or of MPI_Count: `width` is the size of one. */
static inline long long bnd_wrap_count(const void *counts, size_t width, int i)
{
#if MPI_VERSION >= 3
    if (width != sizeof(int))
        return ((const MPI_Count *)counts)[i];
#endif
    (void)width;
    return ((const int *)counts)[i];
}
static inline long long bnd_wrap_sum(const void *counts, size_t width, int length)
{
    long long total = 0;
    int i;
    for (i = 0; i < length; i++)
        total += bnd_wrap_count(counts, width, i);
    return total;
}
/* With step 0 all blocks have the first type. */
static inline long long bnd_wrap_vector(const void *counts, size_t width, int length, const MPI_Datatype *types,
                                        int step)
{
    long long total = 0;
    int i;
    for (i = 0; i < length; i++)
        total += bnd_wrap_bytes(bnd_wrap_count(counts, width, i), types[i * step]);
    return total;
}
static inline long long bnd_wrap_neighbor_vector(const void *counts, size_t width, MPI_Comm comm, int outgoing,
                                                 const MPI_Datatype *types, int step)
{
    long long total = 0;
    int i, blocks = bnd_wrap_blocks(comm, outgoing);
    for (i = 0; i < blocks; i++)
        if (bnd_wrap_is_neighbor(comm, i))
            total += bnd_wrap_bytes(bnd_wrap_count(counts, width, i), types[i * step]);
    return total;
}

"""
