// Small MPI: datatypes. Each is a list of blocks; the constructors repeat and shift those of others.
#include "small.h"

#include <algorithm>
#include <cstring>

namespace small {
namespace {

using Old = std::shared_ptr<const Layout>;

std::size_t predefined_size(MPI_Datatype datatype)
{
    static const struct {
        MPI_Datatype datatype;
        std::size_t size;
    } sizes[] = {
        {MPI_BYTE, 1},
        {MPI_CHAR, 1},
        {MPI_CHARACTER, 1},
        {MPI_SHORT, sizeof(short)},
        {MPI_INT, sizeof(int)},
        {MPI_UNSIGNED, sizeof(unsigned)},
        {MPI_LONG, sizeof(long)},
        {MPI_LONG_LONG, sizeof(long long)},
        {MPI_FLOAT, sizeof(float)},
        {MPI_DOUBLE, sizeof(double)},
        {MPI_INT32_T, 4},
        {MPI_INT64_T, 8},
        {MPI_AINT, sizeof(MPI_Aint)},
        {MPI_COUNT, sizeof(MPI_Count)},
        {MPI_LOGICAL, sizeof(int)},
        {MPI_INTEGER, sizeof(int)},
        {MPI_REAL, sizeof(float)},
        {MPI_DOUBLE_PRECISION, sizeof(double)},
        {MPI_COMPLEX, 2 * sizeof(float)},
        {MPI_DOUBLE_COMPLEX, 2 * sizeof(double)},
    };
    for (const auto &known : sizes)
        if (known.datatype == datatype)
            return known.size;
    return 0;
}

// Appends `count` elements, from `offset` on.
void append(Layout &layout, const Layout &old, MPI_Aint offset, long count)
{
    for (long element = 0; element < count; ++element)
        for (const Block &block : old.blocks) {
            const MPI_Aint at = offset + element * old.extent + block.offset;
            if (!layout.blocks.empty() && layout.blocks.back().offset + MPI_Aint(layout.blocks.back().length) == at)
                layout.blocks.back().length += block.length;
            else
                layout.blocks.push_back({at, block.length});
        }
}

// The range from the first byte to the last one.
void measure(const Layout &layout, MPI_Aint *lower, MPI_Aint *extent)
{
    MPI_Aint first = 0, end = 0;
    bool is_first = true;
    for (const Block &block : layout.blocks) {
        first = is_first ? block.offset : std::min(first, block.offset);
        end = is_first ? block.offset + MPI_Aint(block.length) : std::max(end, block.offset + MPI_Aint(block.length));
        is_first = false;
    }
    *lower = first;
    *extent = end - first;
}

int create(Layout layout, MPI_Datatype *created)
{
    measure(layout, &layout.lower, &layout.extent);
    *created = new MPI_ABI_Datatype{std::make_shared<const Layout>(std::move(layout))};
    return MPI_SUCCESS;
}

}  // namespace

std::shared_ptr<const Layout> layout_of(MPI_Datatype datatype)
{
    if (reinterpret_cast<std::size_t>(datatype) >= 4096)
        return datatype->layout;
    const std::size_t size = predefined_size(datatype);
    if (!size)
        return nullptr;
    return std::make_shared<const Layout>(Layout{{{0, size}}, 0, MPI_Aint(size), true});
}

std::size_t size_of(const Layout &layout)
{
    std::size_t size = 0;
    for (const Block &block : layout.blocks)
        size += block.length;
    return size;
}

std::vector<char> pack(const void *buffer, int count, const Layout &layout)
{
    std::vector<char> bytes;
    bytes.reserve(count * size_of(layout));
    for (int element = 0; element < count; ++element)
        for (const Block &block : layout.blocks) {
            const char *from = static_cast<const char *>(buffer) + element * layout.extent + block.offset;
            bytes.insert(bytes.end(), from, from + block.length);
        }
    return bytes;
}

void unpack(const std::vector<char> &bytes, void *buffer, int count, const Layout &layout)
{
    std::size_t done = 0;
    for (int element = 0; element < count; ++element)
        for (const Block &block : layout.blocks) {
            const std::size_t length = std::min(block.length, bytes.size() - done);
            if (length)
                std::memcpy(static_cast<char *>(buffer) + element * layout.extent + block.offset, bytes.data() + done,
                            length);
            done += length;
        }
}

}  // namespace small

using namespace small;

extern "C" {

int small_Type_create_struct(int count, const int lengths[], const MPI_Aint displacements[], const MPI_Datatype types[],
                             MPI_Datatype *newtype)
{
    Layout layout;
    for (int n = 0; n < count; ++n) {
        const Old old = layout_of(types[n]);
        if (!old)
            return fail(MPI_ERR_TYPE, "MPI_Type_create_struct", "datatype");
        append(layout, *old, displacements[n], lengths[n]);
    }
    return create(std::move(layout), newtype);
}

int small_Type_create_hindexed(int count, const int lengths[], const MPI_Aint displacements[], MPI_Datatype oldtype,
                               MPI_Datatype *newtype)
{
    const std::vector<MPI_Datatype> types(count, oldtype);
    return small_Type_create_struct(count, lengths, displacements, types.data(), newtype);
}

int small_Type_create_hindexed_block(int count, int blocklength, const MPI_Aint displacements[], MPI_Datatype oldtype,
                                     MPI_Datatype *newtype)
{
    const std::vector<int> lengths(count, blocklength);
    return small_Type_create_hindexed(count, lengths.data(), displacements, oldtype, newtype);
}

int small_Type_create_hvector(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    std::vector<MPI_Aint> displacements(count);
    for (int n = 0; n < count; ++n)
        displacements[n] = n * stride;
    return small_Type_create_hindexed_block(count, blocklength, displacements.data(), oldtype, newtype);
}

int small_Type_vector(int count, int blocklength, int stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    const Old old = layout_of(oldtype);
    if (!old)
        return fail(MPI_ERR_TYPE, "MPI_Type_vector", "datatype");
    return small_Type_create_hvector(count, blocklength, stride * old->extent, oldtype, newtype);
}

int small_Type_contiguous(int count, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    const MPI_Aint start = 0;
    return small_Type_create_hindexed_block(1, count, &start, oldtype, newtype);
}

int small_Type_create_resized(MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype *newtype)
{
    const Old old = layout_of(oldtype);
    if (!old)
        return fail(MPI_ERR_TYPE, "MPI_Type_create_resized", "datatype");
    *newtype = new MPI_ABI_Datatype{std::make_shared<const Layout>(Layout{old->blocks, lb, extent})};
    return MPI_SUCCESS;
}

int small_Type_commit(MPI_Datatype *) { return MPI_SUCCESS; }

int small_Type_free(MPI_Datatype *datatype)
{
    bnd_handle_forget(BND_DATATYPE, *datatype);
    delete *datatype;
    *datatype = MPI_DATATYPE_NULL;
    return MPI_SUCCESS;
}

int small_Type_size_c(MPI_Datatype datatype, MPI_Count *size)
{
    const Old layout = layout_of(datatype);
    if (!layout)
        return fail(MPI_ERR_TYPE, "MPI_Type_size_c", "datatype");
    *size = MPI_Count(size_of(*layout));
    return MPI_SUCCESS;
}

int small_Type_size(MPI_Datatype datatype, int *size)
{
    MPI_Count bytes = 0;
    const int code = small_Type_size_c(datatype, &bytes);
    *size = static_cast<int>(bytes);
    return code;
}

int small_Type_get_extent_c(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent)
{
    const Old layout = layout_of(datatype);
    if (!layout)
        return fail(MPI_ERR_TYPE, "MPI_Type_get_extent_c", "datatype");
    *lb = layout->lower;
    *extent = layout->extent;
    return MPI_SUCCESS;
}

int small_Type_get_true_extent_c(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent)
{
    const Old layout = layout_of(datatype);
    if (!layout)
        return fail(MPI_ERR_TYPE, "MPI_Type_get_true_extent_c", "datatype");
    MPI_Aint lower = 0, extent = 0;
    measure(*layout, &lower, &extent);
    *true_lb = lower;
    *true_extent = extent;
    return MPI_SUCCESS;
}

// Nothing is known here of a datatype that a program made, but that it did.
int small_Type_get_envelope_c(MPI_Datatype datatype, MPI_Count *integers, MPI_Count *addresses, MPI_Count *large_counts,
                              MPI_Count *datatypes, int *combiner)
{
    const Old layout = layout_of(datatype);
    if (!layout || !layout->is_predefined)
        return fail(MPI_ERR_TYPE, "MPI_Type_get_envelope_c", "datatype");
    *integers = *addresses = *large_counts = *datatypes = 0;
    *combiner = MPI_COMBINER_NAMED;
    return MPI_SUCCESS;
}

}  // extern "C"
