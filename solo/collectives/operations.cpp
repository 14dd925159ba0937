// Predefined and user operations, and the reduction of one buffer into another (MPI 5.0, 6.9).
#include "collectives/op.h"

#include "collectives.h"
#include "collectives/copy_op.h"
#include "collectives/elements.h"
#include "collectives/kernels.h"
#include "core/setup.h"

#include <algorithm>
#include <memory>

namespace solo {
namespace {

constexpr unsigned integers = c_integer | fortran_integer | multi_language;

struct predefined_operation {
    operation does;
    unsigned accepts;
};

// The table of 6.9.2, and 6.9.4. The last two are for one-sided communication alone (12.3.4).
const predefined_operation predefined_operations[] = {
    {op_sum, integers | floating_point | complex_number},
    {op_prod, integers | floating_point | complex_number},
    {op_min, integers | floating_point},
    {op_max, integers | floating_point},
    {op_band, integers | byte},
    {op_bor, integers | byte},
    {op_bxor, integers | byte},
    {op_land, c_integer | logical},
    {op_lor, c_integer | logical},
    {op_lxor, c_integer | logical},
    {op_minloc, value_index},
    {op_maxloc, value_index},
    {op_replace, no_class},
    {op_no_op, no_class},
};

constexpr MPI_Count most_at_once = INT_MAX;

// Call a user's function with a copy of the caller's handle, in chunks if its counts are int. It may free the operation.
void call_function(const Op &op, const void *in, void *inout, MPI_Count count, const Datatype &datatype)
{
    const sized_procedure function = op.function;
    const MPI_Datatype handle = handle_to(datatype);
    const MPI_Count extent = datatype.extent;
    if (function.large() != nullptr && count > 0) {
        MPI_Datatype given = handle;
        function.large()(const_cast<void *>(in), inout, &count, &given);
        return;
    }
    while (count > 0) {
        const MPI_Count part = std::min(count, most_at_once);
        MPI_Datatype given = handle;
        int length = static_cast<int>(part);
        function.small()(const_cast<void *>(in), inout, &length, &given);
        count -= part;
        in = static_cast<const char *>(in) + part * extent;
        inout = static_cast<char *>(inout) + part * extent;
    }
}

bool is_fortran_logical(const Datatype &datatype, const description &is)
{
    const MPI_Datatype handle = handle_to(datatype);
    return is.belongs_to == logical && handle != MPI_C_BOOL && handle != MPI_CXX_BOOL;
}

// The description of a datatype that the operation accepts; otherwise MPI_ERR_OP.
description accepted(const Op &op, const Datatype &datatype)
{
    if (op.accepts == no_class)
        fail(MPI_ERR_OP, "op", "is for one-sided communication only");
    const description is = describe(datatype);
    if ((op.accepts & is.belongs_to) == 0)
        fail(MPI_ERR_OP, "op", "is not defined for the datatype");
    if (is.holds == element::none)
        fail(MPI_ERR_OP, "op",
             "is defined for the datatype, but this library was compiled without arithmetic of such a type");
    return is;
}

void combine(const Op &op, const void *in, void *inout, MPI_Count count, const Datatype &datatype,
             const description &is)
{
    if (is_fortran_logical(datatype, is))
        combine_logicals(op.predefined, in, inout, count, datatype.size);
    else if (is.holds == element::other_pair)
        combine_pairs(op.predefined, in, inout, count, datatype);
    else
        kernel_of(op.predefined, is.holds)(in, inout, count);
}

}  // namespace

void set_up_operations()
{
    set_up_elements();
    set_up_kernels();
    for (const predefined_operation &each : predefined_operations) {
        Op *const created = new Op;
        created->predefined = each.does;
        created->accepts = each.accepts;
        created->is_commutative = each.does != op_replace && each.does != op_no_op;
        assign_predefined_handle(*created, static_cast<std::uintptr_t>(each.does));
    }
}

void check_operation(const Op &op, const Datatype &datatype)
{
    if (op.predefined != op_of_user)
        accepted(op, datatype);
}

void reduce(const Op &op, const void *in, void *inout, MPI_Count count, const Datatype &datatype)
{
    if (op.predefined == op_of_user)
        return call_function(op, in, inout, count, datatype);
    combine(op, in, inout, count, datatype, describe(datatype));
}

void Op_create(sized_procedure user_fn, int commute, MPI_Op *op)
{
    if (user_fn.small() == nullptr && user_fn.large() == nullptr)
        fail(MPI_ERR_ARG, "user_fn", "is a null pointer");
    auto created = std::make_unique<Op>();
    created->function = user_fn;
    created->is_commutative = commute != 0;
    created->accepts = every_class;
    assign_handle(*created);
    *op = handle_to(*created.release());
}

void Op_free(MPI_Op *op)
{
    Op &named = find<Op>(*op, "op");
    if (named.is_predefined())
        fail(MPI_ERR_OP, "op", "is predefined and cannot be freed");
    release_handle(named);
    *op = MPI_OP_NULL;
}

void Op_commutative(Op &op, int *commute) { *commute = op.is_commutative; }

void Reduce_local(const void *inbuf, void *inoutbuf, MPI_Count count, Datatype &datatype, Op &op)
{
    const buffer_desc in{inbuf, count, &datatype, "inbuf", "count", "datatype"};
    const buffer_desc inout{inoutbuf, count, &datatype, "inoutbuf", "count", "datatype"};
    check_buffer(in);
    check_buffer(inout);
    check_no_overlap(in, inout);
    if (op.predefined == op_of_user)
        call_function(op, inbuf, inoutbuf, count, datatype);
    else
        combine(op, inbuf, inoutbuf, count, datatype, accepted(op, datatype));
}

}  // namespace solo
