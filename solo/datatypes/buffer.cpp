#include "datatypes/buffer.h"

#include "datatypes/construct.h"

namespace solo {
namespace {

// Null, unless the datatype's displacements are addresses.
bool is_null(const void *buffer, const Datatype &datatype)
{
    constexpr auto page = static_cast<MPI_Count>(first_page);
    return start_of(buffer, datatype) < first_page ||
           (buffer == MPI_BOTTOM && datatype.true_lower < page && datatype.true_lower + datatype.true_extent > -page);
}

}  // namespace

void refuse_in_place(const void *buffer, const char *argument)
{
    if (buffer == MPI_IN_PLACE)
        fail(MPI_ERR_BUFFER, argument, "is MPI_IN_PLACE, which has no meaning here");
}

void check_count(const buffer_desc &desc)
{
    if (desc.count < 0)
        fail(MPI_ERR_COUNT, desc.count_name, "is negative");
    if (desc.datatype->is_committed)
        return;
    check_supported(*desc.datatype, desc.datatype_name);
    fail(MPI_ERR_TYPE, desc.datatype_name, "has not been committed");
}

void check_buffer_slow(const buffer_desc &desc, sentinels which)
{
    check_count(desc);
    const bool has_data = desc.count > 0 && desc.datatype->size > 0;
    if (has_data || which == sentinels::refused) {
        refuse_in_place(desc.buffer, desc.buffer_name);
        if (desc.buffer == MPI_BUFFER_AUTOMATIC)
            fail(MPI_ERR_BUFFER, desc.buffer_name, "is MPI_BUFFER_AUTOMATIC, which has no meaning here");
    }
    if (has_data && is_null(desc.buffer, *desc.datatype))
        fail(MPI_ERR_BUFFER, desc.buffer_name, "is a null pointer");
}

void check_block_base(const buffer_desc &all)
{
    refuse_in_place(all.buffer, all.buffer_name);
    if (all.buffer == MPI_BOTTOM && all.datatype->is_basic && all.count > 0)
        fail(MPI_ERR_BUFFER, all.buffer_name, "is a null pointer");
}

}  // namespace solo
