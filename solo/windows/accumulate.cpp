// MPI_Accumulate and its relatives (MPI 5.0, 12.3.4): under the library lock, so that other threads see each element whole.
#include "one-sided.h"

#include "collectives/copy_op.h"
#include "collectives/elements.h"
#include "collectives/op.h"
#include "datatypes/buffer.h"
#include "requests/request.h"
#include "windows/elements.h"
#include "windows/general.h"

#include <cstring>

namespace solo {
namespace {

void check_predefined_op(const Op &op)
{
    if (op.predefined == op_of_user)
        fail(MPI_ERR_OP, "op", "is not predefined");
}

// Programs that try out whether a routine works pass any operation, and no data.
void check_op(const Op &op, const Datatype &basic, MPI_Count bytes)
{
    if (bytes > 0 && op.predefined != op_replace && op.predefined != op_no_op)
        check_operation(op, basic);
}

side origin_side(const void *buffer, MPI_Count count, const Datatype &datatype, const char *buffer_name,
                 const char *datatype_name)
{
    const MPI_Count bytes = check_data(buffer, count, datatype, buffer_name, datatype_name);
    return {const_cast<void *>(buffer), count, datatype, bytes};
}

side target_side(const Win &win, MPI_Aint disp, MPI_Count count, Datatype &datatype, const char *count_name,
                 const char *datatype_name)
{
    check_count({nullptr, count, &datatype, "", count_name, datatype_name});
    const MPI_Count bytes = packed_size(datatype, count);
    return {target_address(win, disp, count, datatype, bytes), count, datatype, bytes};
}

void check_fits(MPI_Count bytes, MPI_Count capacity, const char *count_name)
{
    if (bytes > capacity)
        fail(MPI_ERR_TRUNCATE, count_name, "is smaller than the data");
}

void get_accumulate(const void *origin_addr, MPI_Count origin_count, Datatype *origin_datatype, void *result_addr,
                    MPI_Count result_count, Datatype &result_datatype, int target_rank, MPI_Aint target_disp,
                    MPI_Count target_count, Datatype &target_datatype, const Op &op, Win &win, needed_epoch needed)
{
    check_predefined_op(op);
    if (!begin_access(win, target_rank, needed))
        return;
    const side fetched = origin_side(result_addr, result_count, result_datatype, "result_addr", "result_datatype");
    const side target = target_side(win, target_disp, target_count, target_datatype, "target_count", "target_datatype");
    const Datatype &basic = check_alike(target_datatype, result_datatype, "result_datatype");
    check_fits(target.bytes, fetched.bytes, "result_count");
    if (origin_datatype == nullptr) {  // MPI_NO_OP
        const guard held;
        return copy(target, fetched);
    }
    const side origin = origin_side(origin_addr, origin_count, *origin_datatype, "origin_addr", "origin_datatype");
    check_alike(target_datatype, *origin_datatype, "origin_datatype");
    check_op(op, basic, origin.bytes);
    check_fits(origin.bytes, target.bytes, "target_count");
    check_no_overlap({origin_addr, origin_count, origin_datatype, "origin_addr", "origin_count", "origin_datatype"},
                     {result_addr, result_count, &result_datatype, "result_addr", "result_count", "result_datatype"});
    const guard held;
    copy(target, fetched);
    combine(op, origin, target, basic);
}

// A predefined datatype, pairs included.
void check_predefined(const Datatype &datatype)
{
    if (only_predefined(datatype) != &datatype && !datatype.is_basic)
        fail(MPI_ERR_TYPE, "datatype", "is not predefined");
}

}  // namespace

void accumulate(const void *origin_addr, MPI_Count origin_count, Datatype &origin_datatype, int target_rank,
                MPI_Aint target_disp, MPI_Count target_count, Datatype &target_datatype, const Op &op, Win &win,
                needed_epoch needed)
{
    check_predefined_op(op);
    if (op.predefined == op_no_op)
        fail(MPI_ERR_OP, "op", "is MPI_NO_OP, which only operations that fetch can have");
    if (!begin_access(win, target_rank, needed))
        return;
    const side origin = origin_side(origin_addr, origin_count, origin_datatype, "origin_addr", "origin_datatype");
    const side target = target_side(win, target_disp, target_count, target_datatype, "target_count", "target_datatype");
    const Datatype &basic = check_alike(target_datatype, origin_datatype, "origin_datatype");
    check_op(op, basic, origin.bytes);
    check_fits(origin.bytes, target.bytes, "target_count");
    const guard held;
    combine(op, origin, target, basic);
}

void Raccumulate(const void *origin_addr, MPI_Count origin_count, Datatype &origin_datatype, int target_rank,
                 MPI_Aint target_disp, MPI_Count target_count, Datatype &target_datatype, Op &op, Win &win,
                 MPI_Request *request)
{
    accumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op,
               win, needed_epoch::passive);
    *request = completed_request();
}

void Get_accumulate(const void *origin_addr, MPI_Count origin_count, Datatype *origin_datatype, void *result_addr,
                    MPI_Count result_count, Datatype &result_datatype, int target_rank, MPI_Aint target_disp,
                    MPI_Count target_count, Datatype &target_datatype, Op &op, Win &win)
{
    get_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank,
                   target_disp, target_count, target_datatype, op, win, needed_epoch::any);
}

void Rget_accumulate(const void *origin_addr, MPI_Count origin_count, Datatype *origin_datatype, void *result_addr,
                     MPI_Count result_count, Datatype &result_datatype, int target_rank, MPI_Aint target_disp,
                     MPI_Count target_count, Datatype &target_datatype, Op &op, Win &win, MPI_Request *request)
{
    get_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank,
                   target_disp, target_count, target_datatype, op, win, needed_epoch::passive);
    *request = completed_request();
}

void Fetch_and_op(const void *origin_addr, void *result_addr, Datatype &datatype, int target_rank, MPI_Aint target_disp,
                  Op &op, Win &win)
{
    check_predefined(datatype);
    get_accumulate(origin_addr, 1, op.predefined == op_no_op ? nullptr : &datatype, result_addr, 1, datatype,
                   target_rank, target_disp, 1, datatype, op, win, needed_epoch::any);
}

void Compare_and_swap(const void *origin_addr, const void *compare_addr, void *result_addr, Datatype &datatype,
                      int target_rank, MPI_Aint target_disp, Win &win)
{
    constexpr unsigned comparable = c_integer | fortran_integer | multi_language | logical | byte;
    if ((describe(datatype).belongs_to & comparable) == 0)
        fail(MPI_ERR_TYPE, "datatype", "is neither an integer, nor a logical, nor MPI_BYTE");
    if (!begin_access(win, target_rank, needed_epoch::any))
        return;
    const side origin = origin_side(origin_addr, 1, datatype, "origin_addr", "datatype");
    check_data(compare_addr, 1, datatype, "compare_addr");
    check_data(result_addr, 1, datatype, "result_addr");
    const side target = target_side(win, target_disp, 1, datatype, "", "datatype");
    const auto bytes = static_cast<std::size_t>(origin.bytes);
    const guard held;
    std::memcpy(result_addr, target.address, bytes);
    if (std::memcmp(result_addr, compare_addr, bytes) == 0)
        std::memcpy(target.address, origin_addr, bytes);
}

}  // namespace solo
