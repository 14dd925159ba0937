// The constructors of datatypes, except those of arrays (MPI 5.0, 5.1.2, 5.1.7).
#include "datatypes.h"

#include "datatypes/construct.h"

namespace solo {
namespace {

// Blocks of consecutive elements, a stride in bytes apart.
void loop_over(Datatype &datatype, Datatype &oldtype, MPI_Count count, MPI_Count blocklength, MPI_Count stride,
               const char *argument)
{
    typemap map = typemap::element(oldtype);
    map.repeat(blocklength, oldtype.extent, "blocklength").repeat(count, stride, argument);
    map.describe(datatype, argument);
    if (datatype.size == 0)
        return set_dataloop(datatype, dataloop());
    loop_nest data = loop_nest_of(oldtype);
    data.repeat(blocklength, oldtype.extent);
    data.repeat(count, stride);
    set_dataloop(datatype, data);
}

}  // namespace

void Type_contiguous(routine_form form, MPI_Count count, Datatype &oldtype, MPI_Datatype *newtype)
{
    ref<Datatype> datatype = new_derived_type(MPI_COMBINER_CONTIGUOUS, oldtype);
    loop_over(*datatype, oldtype, count, 1, oldtype.extent, "count");
    record(datatype->construction, form, {count});
    return_new_type(std::move(datatype), newtype);
}

void Type_vector(routine_form form, MPI_Count count, MPI_Count blocklength, MPI_Count stride, Datatype &oldtype,
                 MPI_Datatype *newtype)
{
    ref<Datatype> datatype = new_derived_type(MPI_COMBINER_VECTOR, oldtype);
    loop_over(*datatype, oldtype, count, blocklength, times(stride, oldtype.extent, "stride"), "stride");
    record(datatype->construction, form, {count, blocklength, stride});
    return_new_type(std::move(datatype), newtype);
}

void Type_create_hvector(routine_form form, MPI_Count count, MPI_Count blocklength, MPI_Count stride, Datatype &oldtype,
                         MPI_Datatype *newtype)
{
    ref<Datatype> datatype = new_derived_type(MPI_COMBINER_HVECTOR, oldtype);
    loop_over(*datatype, oldtype, count, blocklength, stride, "stride");
    record(datatype->construction, form, {count, blocklength});
    record_addresses(datatype->construction, form, numbers(&stride), 1);
    return_new_type(std::move(datatype), newtype);
}

void Type_create_resized(routine_form form, Datatype &oldtype, MPI_Count lb, MPI_Count extent, MPI_Datatype *newtype)
{
    ref<Datatype> datatype = new_derived_type(MPI_COMBINER_RESIZED, oldtype);
    typemap map = typemap::element(oldtype);
    map.has_lower = map.has_upper = true;
    map.lower = lb;
    map.upper = plus(lb, extent, "extent");
    map.describe(*datatype, "extent");
    if (datatype->size == 0)
        set_dataloop(*datatype, dataloop());
    else
        set_dataloop(*datatype, loop_nest_of(oldtype));
    const MPI_Count bounds[] = {lb, extent};
    record_addresses(datatype->construction, form, numbers(bounds), 2);
    return_new_type(std::move(datatype), newtype);
}

void Type_dup(Datatype &oldtype, MPI_Datatype *newtype)
{
    ref<Datatype> datatype = new_derived_type(MPI_COMBINER_DUP, oldtype);
    typemap::element(oldtype).describe(*datatype, "oldtype");
    datatype->lower = oldtype.lower;
    datatype->extent = oldtype.extent;
    datatype->values = oldtype.values;
    datatype->is_committed = __atomic_load_n(&oldtype.is_committed, __ATOMIC_RELAXED);  // another thread may commit it
    datatype->is_contiguous = oldtype.is_contiguous;
    if (!oldtype.is_contiguous && oldtype.size != 0)
        datatype->data.add_whole(loop_nest_of(oldtype));
    assign_handle(*datatype);
    datatype->retain();  // the handle has a reference of its own
    try {
        oldtype.attributes.copy_to(datatype->attributes, oldtype.handle_bits(), datatype->handle_bits());
    } catch (...) {
        release_handle(*datatype);
        *newtype = MPI_DATATYPE_NULL;  // as in other MPIs
        throw;
    }
    *newtype = handle_to(*datatype);
}

}  // namespace solo
