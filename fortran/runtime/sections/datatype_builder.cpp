// Putting datatypes together with constructors that count in int, the only ones before MPI 4.0.
#include "sections/datatype_builder.h"
#include "sections/quirks.h"

#include <limits.h>

namespace {

using bnd::intermediates;
using bnd::list;
using bnd::type_block;

constexpr MPI_Count chunk = MPI_Count{1} << 30;

// BND_NEEDS_BOUNCE where the MPI gets elements at this distance wrong: those of blocks without gaps.
int check_distance(MPI_Aint distance, MPI_Datatype type)
{
    if (!bnd_has_quirk(BND_QUIRK_ODD_DISTANCES))
        return MPI_SUCCESS;
    bnd::shape shape;
    int rc = bnd_type_shape(type, &shape);
    if (rc != MPI_SUCCESS || shape.size != shape.extent || shape.extent <= 0 || distance % shape.extent == 0)
        return rc;
    list<bnd::segment> elements;
    rc = bnd_type_segments(type, &elements);
    for (size_t i = 0; i < elements.length() && rc == MPI_SUCCESS; i++)
        rc = distance % elements[i].bytes != 0 ? BND_NEEDS_BOUNCE : MPI_SUCCESS;
    return rc;
}

// hvector for any count: chunks of copies, and a rest.
int repeat_many(MPI_Count count, int block, MPI_Aint stride, MPI_Datatype type, MPI_Datatype *created)
{
    const int refused = count > 1 ? check_distance(stride, type) : MPI_SUCCESS;
    if (refused != MPI_SUCCESS)
        return refused;
    if (stride == -1 && count > 1 && bnd_has_quirk(BND_QUIRK_STRIDE_OF_MINUS_ONE))
        return BND_NEEDS_BOUNCE;
    if (count <= INT_MAX)
        return bnd_raised(PMPI_Type_create_hvector(static_cast<int>(count), block, stride, type, created));
    intermediates inner;
    const int chunks = static_cast<int>(count / chunk);
    const int rest = static_cast<int>(count % chunk);
    MPI_Datatype element = MPI_DATATYPE_NULL;
    MPI_Datatype parts[2] = {MPI_DATATYPE_NULL, MPI_DATATYPE_NULL};
    int rc = bnd_raised(PMPI_Type_create_hvector(chunk, block, stride, type, &element));
    if (rc == MPI_SUCCESS)
        rc = inner.keep(element);
    if (rc == MPI_SUCCESS)
        rc = bnd_raised(PMPI_Type_create_hvector(chunks, 1, chunk * stride, element, &parts[0]));
    if (rc == MPI_SUCCESS)
        rc = inner.keep(parts[0]);
    if (rc == MPI_SUCCESS)
        rc = bnd_raised(PMPI_Type_create_hvector(rest, block, stride, type, &parts[1]));
    if (rc == MPI_SUCCESS)
        rc = inner.keep(parts[1]);
    const int once[2] = {1, 1};
    const MPI_Aint places[2] = {0, chunks * chunk * stride};
    return rc != MPI_SUCCESS ? rc : bnd_raised(PMPI_Type_create_struct(2, once, places, parts, created));
}

// Lengths, places and types as the constructors want them.
class arguments {
public:
    arguments() = default;
    arguments(const arguments &) = delete;
    arguments &operator=(const arguments &) = delete;
    ~arguments()
    {
        free(lengths);
        free(places);
        free(types);
    }

    bool reserve(size_t count)
    {
        lengths = static_cast<int *>(malloc(count * sizeof(int)));
        places = static_cast<MPI_Aint *>(malloc(count * sizeof(MPI_Aint)));
        types = static_cast<MPI_Datatype *>(malloc(count * sizeof(MPI_Datatype)));
        return lengths != nullptr && places != nullptr && types != nullptr;
    }

    int *lengths = nullptr;
    MPI_Aint *places = nullptr;
    MPI_Datatype *types = nullptr;
};

// Fill the arguments; a piece too long for an int becomes element of a longer datatype.
int fill(const list<type_block> &blocks, arguments &to, intermediates &longer)
{
    for (size_t i = 0; i < blocks.length(); ++i) {
        to.places[i] = blocks[i].offset;
        to.types[i] = blocks[i].datatype;
        to.lengths[i] = static_cast<int>(blocks[i].count);
        if (blocks[i].count <= INT_MAX)
            continue;
        MPI_Datatype created = MPI_DATATYPE_NULL;
        int rc = bnd_type_repeat(1, blocks[i].count, 0, blocks[i].datatype, &created);
        if (rc == MPI_SUCCESS)
            rc = longer.keep(created);
        if (rc != MPI_SUCCESS)
            return rc;
        to.types[i] = created;
        to.lengths[i] = 1;
    }
    return MPI_SUCCESS;
}

}  // namespace

int bnd_type_repeat(MPI_Count count, MPI_Count block, MPI_Aint stride, MPI_Datatype type, MPI_Datatype *created)
{
    if (block <= INT_MAX)
        return repeat_many(count, static_cast<int>(block), stride, type, created);
    intermediates inner;
    bnd::shape shape;
    int rc = bnd_type_shape(type, &shape);
    MPI_Datatype neighbours = MPI_DATATYPE_NULL;
    if (rc == MPI_SUCCESS)
        rc = repeat_many(block, 1, static_cast<MPI_Aint>(shape.extent), type, &neighbours);
    if (rc == MPI_SUCCESS)
        rc = inner.keep(neighbours);
    return rc != MPI_SUCCESS ? rc : repeat_many(count, 1, stride, neighbours, created);
}

int bnd_type_join(const list<type_block> *blocks, MPI_Datatype *created)
{
    const type_block &first = (*blocks)[0];
    if (blocks->length() == 1 && first.offset == 0)
        return bnd_type_repeat(1, first.count, 0, first.datatype, created);
    arguments a;
    if (!a.reserve(blocks->length()))
        return MPI_ERR_NO_MEM;
    intermediates longer;
    const int rc = fill(*blocks, a, longer);
    if (rc != MPI_SUCCESS)
        return rc;
    bool one_type = true, one_length = true;
    for (size_t i = 1; i < blocks->length(); ++i) {
        one_type = one_type && a.types[i] == a.types[0];
        one_length = one_length && a.lengths[i] == a.lengths[0];
        const int refused =
            a.types[i] == a.types[i - 1] ? check_distance(a.places[i] - a.places[i - 1], a.types[i]) : MPI_SUCCESS;
        if (refused != MPI_SUCCESS)
            return refused;
    }
    const int count = static_cast<int>(blocks->length());
    if (!one_type)
        return bnd_raised(PMPI_Type_create_struct(count, a.lengths, a.places, a.types, created));
    if (!one_length)
        return bnd_raised(PMPI_Type_create_hindexed(count, a.lengths, a.places, a.types[0], created));
    return bnd_raised(PMPI_Type_create_hindexed_block(count, a.lengths[0], a.places, a.types[0], created));
}
