// The tables of call sites and of the files that they are in.
#include "call_site.hpp"
#include "region.hpp"

#include <cstdio>

namespace profile {

namespace {

// The row of a module; -1 if the table is full.
number row_of_module(const char *path)
{
    auto *const all = rows<module_row>(module_table);
    for (number i = 0; i < data->tables[module_table].used; ++i)
        if (std::strncmp(all[i].path, path, text_length - 1) == 0)
            return i;
    const number row = add_row(module_table);
    if (row >= 0)
        std::snprintf(all[row].path, text_length, "%s", path);
    return row;
}

}  // namespace

}  // namespace profile

int call_site::number_of(const char *module, std::uintptr_t offset)
{
    using namespace profile;
    const std::lock_guard lock(data_lock);
    const number in = row_of_module(module);
    auto *const all = rows<site_row>(site_table);
    for (number i = 0; i < data->tables[site_table].used; ++i)
        if (all[i].module == in && all[i].offset == number(offset))
            return int(i);
    const number row = add_row(site_table);
    if (row < 0)
        ++data->dropped_sites;
    else
        all[row] = {in, number(offset)};
    return int(row);
}
