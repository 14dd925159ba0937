// The parts of the program to which it gives names (<bindery/region.h>), and what the calls in each cost.
#include "recorder.hpp"

#include <algorithm>
#include <cstdio>

namespace profile {

namespace {

// Null if the table is full. Regions around it have lower numbers.
region_row *row_of_region(const bindery::region &where)
{
    table &t = data->tables[region_table];
    if (where.number >= t.capacity)
        return nullptr;
    region_row &row = rows<region_row>(region_table)[where.number];
    if (!row.name[0]) {
        row.outer = -1;
        if (where.outer && row_of_region(*where.outer))
            row.outer = where.outer->number;
        std::snprintf(row.name, sizeof(row.name), "%s", where.name);
        t.used = std::max(t.used, number(where.number) + 1);
    }
    row.own_time = where.own_time();
    return &row;
}

}  // namespace

void add_to_named_region(const event &e, const bindery::region &where)
{
    region_row *const row = row_of_region(where);
    if (!row) {
        ++data->dropped_regions;
        return;
    }
    ++row->calls;
    row->time += e.end - e.begin;
    row->sent += e.sent;
    row->received += e.received;
}

void update_named_regions()
{
    const bounded_lock lock;
    bindery::for_each_region([](const bindery::region &each) { row_of_region(each); });
}

}  // namespace profile
