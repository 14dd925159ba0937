// Choice buffers that are not simply an address: sections that are not contiguous, and bounce buffers in their place.
#include "bnd_choice.h"
#include "requests/pending_operation.h"
#include "sections/each_block.h"
#include "sections/section_use.h"

namespace {

// One block for each partition of a partitioned message, which need not be complete at once; else one for all.
int add_blocks(bnd::bounce_buffer *bounce, const bnd_single_count &elements)
{
    const MPI_Count blocks = elements.blocks, covered = elements.covered;
    if (!bounce->partitioned) {
        const int code = bounce->where.add(0, blocks * covered, elements.datatype);
        return code != MPI_SUCCESS || covered >= elements.count
                   ? code
                   : bounce->more_in.add(0, blocks * elements.count, elements.datatype);
    }
    bnd::shape shape;
    int code = bnd_type_shape(elements.datatype, &shape);
    for (MPI_Count i = 0; i < blocks && code == MPI_SUCCESS; i++)
        code = bounce->where.add(i * covered * shape.extent, covered, elements.datatype);
    return code;
}

// Gives a pending operation a bounce buffer, whose blocks add(buffer) adds.
template <typename Add>
int bounce(const bnd_section &section, bool copies_out, bool partitioned, bnd_pending **pending, bnd_choice *choice,
           Add add)
{
    bnd::bounce_buffer *const made = bnd_pending_add_bounce(pending, &section, copies_out, partitioned);
    int code = made == nullptr ? MPI_ERR_NO_MEM : add(made);
    if (code == MPI_SUCCESS)
        code = made->make();
    if (code == MPI_SUCCESS)
        choice->address = made->origin;
    return code;
}

// MPI's own answer to a datatype that is not valid, raised on the communicator of the call. Windows and files have no routine that gives
// it: there the first question raises it on MPI_COMM_SELF. Predefined datatypes are remembered, for they stay valid.
int validate(bnd_raised_on on, MPI_Fint object, MPI_Datatype datatype)
{
    constexpr unsigned remembered = 16;
    static MPI_Datatype predefined[remembered];
    if (datatype == MPI_Datatype{})
        return MPI_ERR_TYPE;  // what an MPI makes of integers that are no handles
    if (on != BND_ON_COMM || datatype == MPI_DATATYPE_NULL)
        return MPI_SUCCESS;
    const auto bits = (uintptr_t)datatype;
    MPI_Datatype &entry = predefined[(bits ^ bits >> 4 ^ bits >> 8) % remembered];
    MPI_Datatype known = MPI_DATATYPE_NULL;
    __atomic_load(&entry, &known, __ATOMIC_RELAXED);
    if (known == datatype)
        return MPI_SUCCESS;
    int bytes = -1;
    const int code = PMPI_Pack_size(0, datatype, bnd_f2c_Comm(object), &bytes);
    if (code != MPI_SUCCESS)
        return bnd_raised(code);
    // MPICH 5.0.2 behind the standard ABI returns MPI_SUCCESS when a user's error handler has returned.
    if (bytes < 0)
        return bnd_raised(MPI_ERR_TYPE);
    if (bnd_type_is_predefined(datatype))
        __atomic_store(&entry, &datatype, __ATOMIC_RELAXED);
    return MPI_SUCCESS;
}

int describe_single_count(bnd_choice *choice, const void *descriptor, const bnd_single_count &elements,
                          bnd_pending **pending, bnd_raised_on on, MPI_Fint object)
{
    if (elements.blocks <= 0 || elements.count <= 0)
        return MPI_SUCCESS;
    bnd_section section;
    int code = bnd_section_read(descriptor, &section);
    if (code == MPI_SUCCESS)
        code = validate(on, object, elements.datatype);
    if (code != MPI_SUCCESS)
        return code;
    bnd_section_use use = BND_MAY_USE_DATATYPE;
    code = bnd::use_for_section(section, elements, &use);
    if (code != MPI_SUCCESS)
        return code;
    const auto describe = use == BND_MAY_USE_DATATYPE ? bnd_section_describe : bnd_section_describe_contiguous;
    code = describe(&section, elements.blocks, elements.count, elements.datatype, choice);
    if (code == MPI_SUCCESS)
        return choice->own ? bnd_pending_own_datatype(pending, choice->datatype) : MPI_SUCCESS;
    if (code == BND_NEEDS_BOUNCE && elements.bounce == BND_BOUNCE_NEVER)
        return MPI_ERR_BUFFER;
    if (code != BND_NEEDS_BOUNCE)
        return code;
    choice->count = elements.count;
    choice->datatype = elements.datatype;
    code = bounce(section, elements.bounce == BND_BOUNCE_INOUT, use == BND_PARTITIONED, pending, choice,
                  [&](bnd::bounce_buffer *made) { return add_blocks(made, elements); });
    if (code == MPI_SUCCESS && elements.use == BND_MAY_USE_DATATYPE_IN_GET)
        (*pending)->target = elements.target;
    return code;
}

int describe_counts_displs(bnd_choice *choice, const void *descriptor, const bnd_counts_displs &blocks,
                           bnd_pending **pending, bnd_raised_on on, MPI_Fint object)
{
    bnd_section section;
    const int unread = bnd_section_read(descriptor, &section);
    if (unread == MPI_SUCCESS && bnd_section_contiguous(&section) && !bnd_section_empty(&section))
        return MPI_SUCCESS;
    bool used = false;
    // MPI itself reports the errors that it finds.
    const auto is_valid = [&](MPI_Datatype datatype) { return validate(on, object, datatype); };
    const int code = bnd::each_block(blocks, is_valid, [&](MPI_Count start, MPI_Count count, MPI_Datatype datatype) {
        used = true;
        return unread != MPI_SUCCESS ? unread : bnd_section_check(&section, start, count, datatype);
    });
    if (!used || code != MPI_SUCCESS)
        return code;
    return bounce(section, blocks.bounce == BND_BOUNCE_INOUT, false, pending, choice, [&](bnd::bounce_buffer *made) {
        const auto is_valid = [](MPI_Datatype) { return MPI_SUCCESS; };
        return bnd::each_block(blocks, is_valid, [&](MPI_Count start, MPI_Count count, MPI_Datatype datatype) {
            return made->where.add(start, count, datatype);
        });
    });
}

// Raises an error, unless MPI has raised it.
int finish(int error, bnd_pending *pending, bnd_raised_on on, MPI_Fint object)
{
    if (error == MPI_SUCCESS)
        return error;
    bnd_pending_release(pending);
    return error > 0 ? bnd_raise_on(on, object, error) : bnd_error_code(error);
}

}  // namespace

extern "C" {

MPI_Count bnd_sum(const void *counts, size_t bytes, int number)
{
    MPI_Count sum = 0;
    for (int i = 0; i < number; i++)
        sum += bnd::number_at(counts, bytes, i);
    return sum;
}

MPI_Count bnd_own(const void *counts, size_t bytes, MPI_Comm comm)
{
    int rank = 0;
    return PMPI_Comm_rank(comm, &rank) == MPI_SUCCESS ? bnd::number_at(counts, bytes, rank) : 0;
}

MPI_Count bnd_last(const void *counts, size_t bytes, int number)
{
    return number > 0 ? bnd::number_at(counts, bytes, number - 1) : 0;
}

int bnd_describe_single_count(bnd_choice *choice, const void *descriptor, const bnd_single_count *elements,
                              bnd_pending **pending, bnd_raised_on on, MPI_Fint object)
{
    const int error = describe_single_count(choice, descriptor, *elements, pending, on, object);
    return finish(error, *pending, on, object);
}

int bnd_describe_counts_displs(bnd_choice *choice, const void *descriptor, const bnd_counts_displs *blocks,
                               bnd_pending **pending, bnd_raised_on on, MPI_Fint object)
{
    const int error = describe_counts_displs(choice, descriptor, *blocks, pending, on, object);
    return finish(error, *pending, on, object);
}

}  // extern "C"
