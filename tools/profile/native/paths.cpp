// The tree of call paths.
#include "call_site.hpp"
#include "recorder.hpp"

namespace profile {

namespace {

constexpr unsigned slots = 8192;             // more than rows
constinit unsigned short index[slots] = {};  // row + 1

// Under the lock: the row of a site below a caller; -1 if the table is full.
int row_of_path(number site, number caller)
{
    auto *const all = rows<path_row>(path_table);
    unsigned i =
        unsigned((std::uint64_t(site + 1) * 0x9e3779b97f4a7c15u ^ std::uint64_t(caller + 1) * 0xc2b2ae3d27d4eb4fu) >>
                 40) %
        slots;
    for (; index[i]; i = (i + 1) % slots)
        if (all[index[i] - 1].site == site && all[index[i] - 1].caller == caller)
            return index[i] - 1;
    const number row = add_row(path_table);
    if (row < 0)
        return -1;
    all[row] = {site, caller};
    index[i] = (unsigned short)(row + 1);
    return int(row);
}

}  // namespace

int find_path_of_call()
{
    int sites[deepest_path], path = -1;
    const int count = call_site::find_path(sites, path_depth);
    const std::lock_guard lock(data_lock);
    for (int i = count - 1; i >= 0; --i) {
        const int row = row_of_path(sites[i], path);
        if (row < 0) {
            ++data->dropped_paths;
            return path;
        }
        path = row;
    }
    return path;
}

}  // namespace profile
