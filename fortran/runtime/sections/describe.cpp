// Which buffers pass through unchanged, which are refused, and which need a datatype of their own.
#include "sections/strided_view.h"

namespace {

enum class way { contiguous, datatype };

int pass_through(const bnd_section *section, MPI_Count count, MPI_Datatype datatype, bnd_choice *out)
{
    *out = {section->base != nullptr ? section->base : bnd_empty_buffer, count, datatype, false};
    return MPI_SUCCESS;
}

// The distance in memory between blocks, if it is the same for all, and all have the same layout; else 0.
MPI_Aint distance(const bnd::strided_view &where, MPI_Count blocks, MPI_Count count, const bnd::shape &of)
{
    const MPI_Count bytes = count * of.extent;
    if (bytes <= 0 || bytes % where.block_bytes != 0)
        return 0;
    const MPI_Count units = bytes / where.block_bytes;
    const MPI_Count used = (blocks * bytes - of.extent + of.high + where.block_bytes - 1) / where.block_bytes;
    MPI_Count line = 1;
    for (int d = 0; d < where.rank && units % line == 0; ++d) {
        if (used <= line * where.dim[d].extent)
            return static_cast<MPI_Aint>(units / line) * where.dim[d].stride_bytes;
        line *= where.dim[d].extent;
    }
    return 0;
}

int resize(MPI_Aint extent, MPI_Datatype *type)
{
    MPI_Datatype old = *type;
    const int rc = bnd_raised(PMPI_Type_create_resized(old, 0, extent, type));
    PMPI_Type_free(&old);
    return rc;
}

// One datatype for `count` copies, resized so that `blocks` of it follow each other.
int make_datatype(const bnd::strided_view &view, MPI_Count blocks, MPI_Count count, MPI_Datatype datatype,
                  const bnd::shape &shape, bnd_choice *out)
{
    // The standard allows negative extents, but the algorithms of MPI libraries may not.
    const MPI_Aint extent = blocks == 1 ? 0 : distance(view, blocks, count, shape);
    if (blocks > 1 && extent <= 0)
        return BND_NEEDS_BOUNCE;
    MPI_Datatype created = MPI_DATATYPE_NULL;
    int rc = bnd_compose(&view, count, datatype, &shape, &created);
    if (rc == MPI_SUCCESS && blocks > 1)
        rc = resize(extent, &created);
    if (rc != MPI_SUCCESS)
        return rc;
    rc = bnd_raised(PMPI_Type_commit(&created));
    if (rc != MPI_SUCCESS) {
        PMPI_Type_free(&created);
        return rc;
    }
    *out = {view.base, 1, created, true};
    return MPI_SUCCESS;
}

int describe(const bnd_section *section, MPI_Count blocks, MPI_Count count, MPI_Datatype datatype, way how,
             bnd_choice *out)
{
    if (bnd_section_contiguous(section) && !bnd_section_empty(section))
        return pass_through(section, count, datatype, out);
    // MPI reports the errors that it finds itself on the right object.
    if (blocks <= 0 || count <= 0 || datatype == MPI_DATATYPE_NULL)
        return pass_through(section, count, datatype, out);
    bnd::shape shape;
    int rc = bnd_type_shape(datatype, &shape);
    if (rc != MPI_SUCCESS)
        return rc;
    if (shape.size == 0)
        return pass_through(section, count, datatype, out);
    if (section->base == nullptr)
        return MPI_ERR_BUFFER;
    bnd::strided_view view;
    bnd_section_view(section, &view);
    MPI_Count copies = 0;
    if (__builtin_mul_overflow(blocks, count, &copies))
        return MPI_ERR_COUNT;
    bnd::range used;
    rc = bnd_view_range(&view, 0, copies, &shape, &used);
    if (rc != MPI_SUCCESS)
        return rc;
    if (used.high <= view.block_bytes)
        return pass_through(section, count, datatype, out);
    return how == way::contiguous ? BND_NEEDS_BOUNCE : make_datatype(view, blocks, count, datatype, shape, out);
}

}  // namespace

char bnd_empty_buffer[1];

bool bnd_contiguous_array_gfortran(const void *descriptor)
{
    const auto *const d = static_cast<const bnd_gfortran_descriptor *>(descriptor);
    if (d->base == nullptr || static_cast<size_t>(d->span) != d->element_bytes)
        return false;
    ptrdiff_t step = 1;
    for (int i = 0; i < d->rank; ++i) {
        if (d->dim[i].stride != step)
            return false;
        const ptrdiff_t extent = d->dim[i].upper - d->dim[i].lower + 1;
        if (extent <= 0)  // none, or of assumed size
            return i == d->rank - 1 && d->dim[i].upper == -1;
        step *= extent;
    }
    return true;
}

bool bnd_contiguous_array_cfi(const void *descriptor)
{
    const auto *const d = static_cast<const bnd_cfi_descriptor *>(descriptor);
    if (d->base == nullptr)
        return false;
    auto step = static_cast<ptrdiff_t>(d->element_bytes);
    for (int i = 0; i < d->rank; ++i) {
        if (d->dim[i].stride_bytes != step)
            return false;
        step *= d->dim[i].extent;
    }
    return step != 0;
}

int bnd_view_range(const bnd::strided_view *view, MPI_Count start, MPI_Count count, const bnd::shape *shape,
                   bnd::range *range)
{
    MPI_Count last = 0;  // where the last copy begins
    if (__builtin_mul_overflow(count - 1, shape->extent, &last) || __builtin_add_overflow(last, start, &last))
        return MPI_ERR_COUNT;
    range->low = (last < start ? last : start) + shape->low;
    if (__builtin_add_overflow(last < start ? start : last, shape->high, &range->high))
        return MPI_ERR_COUNT;
    if (range->low < 0)
        return MPI_ERR_BUFFER;
    return range->high <= view->block_bytes || range->high <= view->block_bytes * view->block_count ? MPI_SUCCESS
                                                                                                    : MPI_ERR_COUNT;
}

int bnd_section_describe(const bnd_section *section, MPI_Count blocks, MPI_Count count, MPI_Datatype datatype,
                         bnd_choice *out)
{
    return describe(section, blocks, count, datatype, way::datatype, out);
}

int bnd_section_describe_contiguous(const bnd_section *section, MPI_Count blocks, MPI_Count count,
                                    MPI_Datatype datatype, bnd_choice *out)
{
    return describe(section, blocks, count, datatype, way::contiguous, out);
}

int bnd_section_check(const bnd_section *section, MPI_Count start, MPI_Count count, MPI_Datatype datatype)
{
    if (count <= 0)
        return MPI_SUCCESS;
    bnd::shape shape;
    const int rc = bnd_type_shape(datatype, &shape);
    if (rc != MPI_SUCCESS || shape.size == 0)
        return rc;
    if (section->base == nullptr)
        return MPI_ERR_BUFFER;
    if (section->rank == 0 || section->assumed_size)
        return MPI_SUCCESS;
    bnd::strided_view view;
    bnd_section_view(section, &view);
    bnd::range used;
    return bnd_view_range(&view, start, count, &shape, &used);
}
