// MPI_Put and MPI_Get (MPI 5.0, 12.3): copies that are complete when the call returns.
#include "one-sided.h"

#include "datatypes/blocks.h"
#include "datatypes/buffer.h"
#include "requests/request.h"
#include "windows/general.h"

#include <algorithm>
#include <cstring>
#include <iterator>

namespace solo {
namespace {

[[noreturn]] void refuse_range()
{
    fail(MPI_ERR_RMA_RANGE, "target_disp", "leads to data that is not all within the window");
}

// Whether all bytes from one address to another are attached; adjacent regions serve as one.
bool is_attached(const Win &win, std::uintptr_t first, std::uintptr_t end)
{
    auto region = win.attached.upper_bound(first);
    if (region == win.attached.begin())
        return false;
    std::uintptr_t reached = std::prev(region)->first + static_cast<std::uintptr_t>(std::prev(region)->second);
    for (; reached < end && region != win.attached.end() && region->first == reached; ++region)
        reached += static_cast<std::uintptr_t>(region->second);
    return reached >= end;
}

struct range {
    MPI_Count first, end;  // bytes from the address of the first element
};

// From the first byte that elements occupy to behind the last.
range range_of(MPI_Count count, const Datatype &datatype)
{
    MPI_Count distance;
    range all{datatype.true_lower, 0};
    if (__builtin_mul_overflow(count - 1, datatype.extent, &distance) ||
        __builtin_add_overflow(datatype.true_lower, datatype.true_extent, &all.end) ||
        __builtin_add_overflow(distance < 0 ? all.first : all.end, distance, distance < 0 ? &all.first : &all.end))
        refuse_range();
    return all;
}

struct part {
    const void *address;
    MPI_Count count;
    const Datatype &datatype;
};

// Copy as a message does: what arrives may be less than fits, not more.
void copy(const part &from, const part &to, MPI_Count bytes, const char *too_small)
{
    if (bytes > packed_size(to.datatype, to.count))
        fail(MPI_ERR_TRUNCATE, too_small, "is smaller than the data");
    if (bytes == 0)
        return;
    if (from.datatype.is_contiguous && to.datatype.is_contiguous) {
        std::memmove(static_cast<char *>(const_cast<void *>(to.address)) + to.datatype.true_lower,
                     static_cast<const char *>(from.address) + from.datatype.true_lower,
                     static_cast<std::size_t>(bytes));
        count_copied(bytes);
        return;
    }
    transfer(from.address, from.count, from.datatype, const_cast<void *>(to.address), to.count, to.datatype);
}

MPI_Count check_target(MPI_Count count, const Datatype &datatype)
{
    if (!datatype.is_committed) [[unlikely]]
        check_count({nullptr, count, const_cast<Datatype *>(&datatype), "", "target_count", "target_datatype"});
    return packed_size(datatype, count);
}

}  // namespace

void put(const void *origin, MPI_Count origin_count, const Datatype &origin_type, int rank, MPI_Aint disp,
         MPI_Count target_count, const Datatype &target_type, Win &win, needed_epoch needed)
{
    if (!begin_access(win, rank, needed))
        return;
    const MPI_Count bytes = check_data(origin, origin_count, origin_type, "origin_addr", "origin_datatype");
    const MPI_Count capacity = check_target(target_count, target_type);
    char *const target = target_address(win, disp, target_count, target_type, capacity);
    copy({origin, origin_count, origin_type}, {target, target_count, target_type}, bytes, "target_count");
}

void get(void *origin, MPI_Count origin_count, const Datatype &origin_type, int rank, MPI_Aint disp,
         MPI_Count target_count, const Datatype &target_type, Win &win, needed_epoch needed)
{
    if (!begin_access(win, rank, needed))
        return;
    check_data(origin, origin_count, origin_type, "origin_addr", "origin_datatype");
    const MPI_Count bytes = check_target(target_count, target_type);
    const char *const target = target_address(win, disp, target_count, target_type, bytes);
    copy({target, target_count, target_type}, {origin, origin_count, origin_type}, bytes, "origin_count");
}

char *target_address(const Win &win, MPI_Aint disp, MPI_Count count, const Datatype &datatype, MPI_Count bytes)
{
    if (win.flavor == MPI_WIN_FLAVOR_DYNAMIC) {
        char *const address = reinterpret_cast<char *>(disp);
        if (bytes == 0)
            return address;
        const range all = range_of(count, datatype);
        const auto at = static_cast<std::uintptr_t>(disp);
        const guard held;
        if (is_attached(win, at + static_cast<std::uintptr_t>(all.first), at + static_cast<std::uintptr_t>(all.end)))
            return address;
        bool is_within = true;  // block by block: absolute addresses may lead to several regions
        visit_blocks(at, count, datatype, 0, bytes, [&](std::uintptr_t first, MPI_Count length) {
            return is_within = is_attached(win, first, first + static_cast<std::uintptr_t>(length));
        });
        if (!is_within)
            refuse_range();
        return address;
    }
    if (disp < 0)
        fail(MPI_ERR_DISP, "target_disp", "is negative");
    MPI_Count offset;
    if (__builtin_mul_overflow(disp, win.disp_unit, &offset))
        refuse_range();
    if (bytes == 0)
        return static_cast<char *>(win.base);
    range all{0, bytes};
    if (!datatype.is_contiguous || datatype.true_lower != 0)
        all = range_of(count, datatype);
    MPI_Count first, end;
    if (__builtin_add_overflow(offset, all.first, &first) || __builtin_add_overflow(offset, all.end, &end) ||
        first < 0 || end > win.size)
        refuse_range();
    return static_cast<char *>(win.base) + offset;
}

void Rput(const void *origin_addr, MPI_Count origin_count, Datatype &origin_datatype, int target_rank,
          MPI_Aint target_disp, MPI_Count target_count, Datatype &target_datatype, Win &win, MPI_Request *request)
{
    put(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win,
        needed_epoch::passive);
    *request = completed_request();
}

void Rget(void *origin_addr, MPI_Count origin_count, Datatype &origin_datatype, int target_rank, MPI_Aint target_disp,
          MPI_Count target_count, Datatype &target_datatype, Win &win, MPI_Request *request)
{
    get(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win,
        needed_epoch::passive);
    *request = completed_request();
}

}  // namespace solo
