// Datatypes of blocks with displacements of their own: indexed types and structs (MPI 5.0, 5.1.2).
#include "datatypes.h"

#include "datatypes/construct.h"

namespace solo {
namespace {

// The blocks of an indexed type: each of a length of its own or of one for all, at displacements in units of so many bytes.
struct blocks {
    MPI_Count count;
    numbers lengths;
    MPI_Count length;
    numbers displacements;
    MPI_Count unit;

    MPI_Count length_of(MPI_Count i) const { return lengths ? lengths[i] : length; }
    MPI_Count displacement_of(MPI_Count i) const { return times(displacements[i], unit, "array_of_displacements"); }
};

void check_length(MPI_Count length)
{
    if (length < 0)
        fail(MPI_ERR_COUNT, "array_of_blocklengths", "has a negative number");
}

// The same as the loop over typemaps below, for elements without gaps; false if a number is out of range, and nothing is done.
bool map_blocks(typemap &map, const typemap &element, MPI_Count extent, const blocks &list)
{
    MPI_Count lowest = 0, highest = 0, count = 0;
    bool is_bad = false;
    for (MPI_Count i = 0; i < list.count; ++i) {
        const MPI_Count length = list.length_of(i);
        MPI_Count from, bytes, to;
        is_bad |= length < 0;
        if (length == 0)
            continue;
        is_bad |= __builtin_mul_overflow(list.displacements[i], list.unit, &from);
        is_bad |= __builtin_mul_overflow(length, extent, &bytes);
        is_bad |= __builtin_add_overflow(from, bytes, &to);
        lowest = count == 0 || from < lowest ? from : lowest;
        highest = count == 0 || to > highest ? to : highest;
        is_bad |= __builtin_add_overflow(count, length, &count);
        if (is_bad)
            return false;
    }
    if (count == 0)
        return true;
    map = element;
    map.repeat(count, 0, "array_of_blocklengths");  // sizes; the bounds follow
    map.true_upper = plus(map.true_lower, highest, "array_of_displacements");
    map.true_lower = plus(map.true_lower, lowest, "array_of_displacements");
    return true;
}

typemap map_of(Datatype &oldtype, const blocks &list)
{
    typemap map;
    const typemap element = typemap::element(oldtype);
    if (oldtype.is_contiguous && oldtype.size != 0 && !oldtype.has_lower && !oldtype.has_upper &&
        map_blocks(map, element, oldtype.extent, list))
        return map;
    for (MPI_Count i = 0; i < list.count; ++i) {
        const MPI_Count length = list.length_of(i);
        check_length(length);
        if (length == 0)
            continue;
        typemap block = element;
        block.repeat(length, oldtype.extent, "array_of_blocklengths")
            .displace(list.displacement_of(i), "array_of_displacements");
        map.add(block, "array_of_blocklengths");
    }
    return map;
}

// A block of `length` elements, of which the data of one is `unit`.
void add_block(dataloop &data, const Datatype &type, const loop_nest &unit, MPI_Count length, MPI_Count displacement)
{
    if (type.is_contiguous)
        return data.add_block(unit.offset + displacement, length * unit.length);
    loop_nest block = unit;
    block.repeat(length, type.extent);
    block.offset += displacement;
    data.add(block);
}

void index_over(Datatype &datatype, Datatype &oldtype, const blocks &list)
{
    const typemap map = map_of(oldtype, list);
    map.describe(datatype, "array_of_displacements");
    dataloop data;
    const loop_nest unit = map.size != 0 ? loop_nest_of(oldtype) : loop_nest();
    for (MPI_Count i = 0; i < list.count && map.size != 0; ++i) {
        if (const MPI_Count length = list.length_of(i); length != 0)
            add_block(data, oldtype, unit, length, list.displacement_of(i));
    }
    set_dataloop(datatype, std::move(data));
}

routine_form form_of(numbers values) { return values.is_large() ? routine_form::large : routine_form::small; }

}  // namespace

void Type_indexed(MPI_Count count, numbers array_of_blocklengths, numbers array_of_displacements, Datatype &oldtype,
                  MPI_Datatype *newtype)
{
    ref<Datatype> datatype = new_derived_type(MPI_COMBINER_INDEXED, oldtype);
    index_over(*datatype, oldtype, {count, array_of_blocklengths, 0, array_of_displacements, oldtype.extent});
    record(datatype->construction, form_of(array_of_blocklengths), {count});
    record(datatype->construction, array_of_blocklengths, count);
    record(datatype->construction, array_of_displacements, count);
    return_new_type(std::move(datatype), newtype);
}

void Type_create_hindexed(MPI_Count count, numbers array_of_blocklengths, numbers array_of_displacements,
                          Datatype &oldtype, MPI_Datatype *newtype)
{
    ref<Datatype> datatype = new_derived_type(MPI_COMBINER_HINDEXED, oldtype);
    index_over(*datatype, oldtype, {count, array_of_blocklengths, 0, array_of_displacements, 1});
    const routine_form form = form_of(array_of_blocklengths);
    record(datatype->construction, form, {count});
    record(datatype->construction, array_of_blocklengths, count);
    record_addresses(datatype->construction, form, array_of_displacements, count);
    return_new_type(std::move(datatype), newtype);
}

void Type_create_indexed_block(MPI_Count count, MPI_Count blocklength, numbers array_of_displacements,
                               Datatype &oldtype, MPI_Datatype *newtype)
{
    ref<Datatype> datatype = new_derived_type(MPI_COMBINER_INDEXED_BLOCK, oldtype);
    index_over(*datatype, oldtype, {count, {}, blocklength, array_of_displacements, oldtype.extent});
    record(datatype->construction, form_of(array_of_displacements), {count, blocklength});
    record(datatype->construction, array_of_displacements, count);
    return_new_type(std::move(datatype), newtype);
}

void Type_create_hindexed_block(routine_form form, MPI_Count count, MPI_Count blocklength,
                                numbers array_of_displacements, Datatype &oldtype, MPI_Datatype *newtype)
{
    ref<Datatype> datatype = new_derived_type(MPI_COMBINER_HINDEXED_BLOCK, oldtype);
    index_over(*datatype, oldtype, {count, {}, blocklength, array_of_displacements, 1});
    record(datatype->construction, form, {count, blocklength});
    record_addresses(datatype->construction, form, array_of_displacements, count);
    return_new_type(std::move(datatype), newtype);
}

void Type_create_struct(MPI_Count count, numbers array_of_blocklengths, numbers array_of_displacements,
                        const MPI_Datatype array_of_types[], MPI_Datatype *newtype)
{
    ref<Datatype> datatype = ref<Datatype>::adopt(new Datatype);
    datatype->construction.combiner = MPI_COMBINER_STRUCT;
    typemap map;
    for (MPI_Count i = 0; i < count; ++i) {
        Datatype &type = find<Datatype>(array_of_types[i], "array_of_types");
        check_supported(type, "array_of_types");
        datatype->construction.add(type);
        check_length(array_of_blocklengths[i]);
        typemap block = typemap::element(type);
        block.repeat(array_of_blocklengths[i], type.extent, "array_of_blocklengths");
        map.add(block.displace(array_of_displacements[i], "array_of_displacements"), "array_of_blocklengths");
    }
    ++map.depth;
    map.describe(*datatype, "array_of_types");
    dataloop data;
    for (MPI_Count i = 0; i < count; ++i) {
        const Datatype &type = *datatype->construction.datatypes[i];
        if (type.size != 0 && array_of_blocklengths[i] != 0)
            add_block(data, type, loop_nest_of(type), array_of_blocklengths[i], array_of_displacements[i]);
    }
    set_dataloop(*datatype, std::move(data));
    const routine_form form = form_of(array_of_blocklengths);
    record(datatype->construction, form, {count});
    record(datatype->construction, array_of_blocklengths, count);
    record_addresses(datatype->construction, form, array_of_displacements, count);
    return_new_type(std::move(datatype), newtype);
}

}  // namespace solo
