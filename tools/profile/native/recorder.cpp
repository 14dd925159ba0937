#include "recorder.hpp"

#include <bindery/clock.hpp>
#include <bindery/routines.hpp>

#include <algorithm>
#include <bit>
#include <cstdio>

namespace profile {

namespace {

constexpr number other_sites = -2;
constexpr int sample_interval = 64, first_sample = 8;  // the recording of every so many calls is timed
constexpr unsigned entry_slots = 4096, peer_slots = 4096;

constinit unsigned short entry_index[entry_slots] = {};  // row + 1
constinit unsigned short peer_index[peer_slots] = {};

unsigned mix(std::uint64_t key) { return unsigned((key * 0x9e3779b97f4a7c15u) >> 48); }

// The key by which the rows of a routine differ.
struct entry_key {
    number routine, site, comm_class, phase, path;
};

bool is_of(const entry_row &row, const entry_key &key)
{
    return row.routine == key.routine && row.site == key.site && row.phase == key.phase &&
           row.comm_class == key.comm_class && row.path == key.path;
}

// Null if there are no more than `reserved` free rows, and none has the key.
entry_row *find_entry(const entry_key &key, number reserved)
{
    auto *const all = rows<entry_row>(entry_table);
    unsigned i =
        mix(key.routine | key.site << 10 | key.comm_class << 24 | key.phase << 32 ^ key.path << 40) % entry_slots;
    for (; entry_index[i]; i = (i + 1) % entry_slots)
        if (is_of(all[entry_index[i] - 1], key))
            return &all[entry_index[i] - 1];
    const bool is_full = data->tables[entry_table].used + reserved >= capacities[entry_table];
    const number row = is_full ? -1 : add_row(entry_table);
    if (row < 0)
        return nullptr;
    entry_row &added = all[row];
    added.routine = key.routine;
    added.site = key.site;
    added.comm_class = key.comm_class;
    added.phase = key.phase;
    added.path = key.path;
    entry_index[i] = (unsigned short)(row + 1);
    return &added;
}

// The entry of a call. The last rows of the table are for calls of a routine from all sites that found no row.
entry_row *entry_of(const event &e)
{
    if (entry_row *entry =
            find_entry({e.row, e.site, e.comm_class, data->current_phase, e.path}, capacities[routine_table]))
        return entry;
    ++data->dropped_entries;
    return find_entry({e.row, other_sites, 0, 0, -1}, 0);
}

int bucket(number n, int buckets) { return std::min(int(std::bit_width(std::uint64_t(n))), buckets - 1); }

void add_transfer(entry_row &entry, routine_row &routine, const event &e)
{
    const number bytes = e.sent ? e.sent : e.received;
    entry.sent += e.sent;
    entry.received += e.received;
    entry.min_bytes = entry.transfers ? std::min(entry.min_bytes, bytes) : bytes;
    entry.max_bytes = std::max(entry.max_bytes, bytes);
    ++entry.transfers;
    ++routine.sizes[bucket(bytes, size_buckets)];
}

// Twice the width, half as many bins.
void widen_bins()
{
    auto *const bins = rows<bin_row>(bin_table);
    table &t = data->tables[bin_table];
    for (number i = 0; i < t.capacity; ++i) {
        const bin_row first = 2 * i < t.used ? bins[2 * i] : bin_row{};
        const bin_row second = 2 * i + 1 < t.used ? bins[2 * i + 1] : bin_row{};
        for (int c = 0; c < time_class_count; ++c)
            bins[i].time[c] = first.time[c] + second.time[c];
    }
    t.used = (t.used + 1) / 2;
    data->bin_width *= 2;
}

void add_to_timeline(time_class time, std::int64_t begin, std::int64_t end)
{
    const std::int64_t origin = data->start_time;
    begin = std::max(begin, origin);
    while ((end - origin) / data->bin_width >= capacities[bin_table])
        widen_bins();
    auto *const bins = rows<bin_row>(bin_table);
    const std::int64_t width = data->bin_width, last = (end - origin) / width;
    if (begin - origin >= last * width) [[likely]]
        bins[last].time[time] += end - begin;
    else
        for (std::int64_t i = (begin - origin) / width; i <= last; ++i)
            bins[i].time[time] += std::min(end, origin + (i + 1) * width) - std::max(begin, origin + i * width);
    data->tables[bin_table].used = std::max(data->tables[bin_table].used, number(last + 1));
}

void add_to_tables(const event &e)
{
    const std::int64_t duration = e.end - e.begin;
    ++data->call_count;
    data->last_time = e.end;
    if (!(e.routine.flags & startup)) {
        data->class_time[e.routine.time] += duration;
        add_to_timeline(e.routine.time, e.begin, e.end);
    }
    if (e.row < 0) {
        ++data->dropped_routines;
        return;
    }
    auto &routine = rows<routine_row>(routine_table)[e.row];
    ++routine.durations[bucket(duration, duration_buckets)];
    if (const bindery::region *const where = bindery::current_region()) [[unlikely]]
        add_to_named_region(e, *where);
    entry_row *const entry = entry_of(e);
    if (!entry)
        return;
    entry->min_time = entry->calls ? std::min(entry->min_time, duration) : duration;
    entry->max_time = std::max(entry->max_time, duration);
    ++entry->calls;
    entry->time += duration;
    if (e.is_transfer)
        add_transfer(*entry, routine, e);
}

}  // namespace

int add_routine(routine_facts routine)
{
    const std::lock_guard lock(data_lock);
    if (const int known = routine_rows[routine.number].load(std::memory_order_relaxed))
        return known - 1;
    const number row = add_row(routine_table);
    if (row < 0)
        return -1;
    auto &added = rows<routine_row>(routine_table)[row];
    bindery::routine{routine.number}.name().copy(added.name, sizeof(added.name) - 1);
    added.time_class = routine.time;
    added.flags = routine.flags;
    routine_rows[routine.number].store(short(row + 1), std::memory_order_relaxed);
    return int(row);
}

void record(const event &e)
{
    const std::lock_guard lock(data_lock);
    add_to_tables(e);
    if (data->call_count % sample_interval == first_sample) {
        data->record_time += bindery::now() - e.end;
        ++data->sampled_calls;
    }
}

void record(const delivery &d)
{
    const std::lock_guard lock(data_lock);
    auto *const all = rows<peer_row>(peer_table);
    unsigned i = mix(std::uint64_t(d.rank + 2) << 2 | d.kind) % peer_slots;
    for (; peer_index[i]; i = (i + 1) % peer_slots) {
        peer_row &peer = all[peer_index[i] - 1];
        if (peer.rank == d.rank && peer.kind == d.kind) {
            peer.messages += d.messages;
            peer.bytes += d.bytes;
            return;
        }
    }
    const number row = add_row(peer_table);
    if (row < 0) {
        data->dropped_peers += d.messages;
        return;
    }
    all[row] = {d.rank, d.kind, d.messages, d.bytes};
    peer_index[i] = (unsigned short)(row + 1);
}

namespace {

// The time since the last change of phase belongs to the current one.
void close_phase(std::int64_t time)
{
    if (data->tables[phase_table].used == 0) {
        rows<phase_row>(phase_table)[add_row(phase_table)] = {1, 0};
        data->phase_begin = load(&header::init_time) ? load(&header::init_time) : data->start_time;
    }
    if (!is_paused())
        rows<phase_row>(phase_table)[data->current_phase].time += time - data->phase_begin;
    data->phase_begin = time;
}

// The row of a level; that of the first phase if the table is full.
number row_of_phase(int level)
{
    auto *const phases = rows<phase_row>(phase_table);
    const number used = data->tables[phase_table].used;
    const auto same = std::find_if(phases, phases + used, [&](const phase_row &p) { return p.level == level; });
    if (same != phases + used)
        return same - phases;
    const number row = add_row(phase_table);
    if (row < 0) {
        ++data->dropped_phases;
        return 0;
    }
    phases[row] = {level, 0};
    return row;
}

}  // namespace

void set_level(int level, std::int64_t time)
{
    const std::lock_guard lock(data_lock);
    close_phase(time);
    const number paused = load(&header::pause_begin);
    if (level <= 0) {
        store(&header::pause_begin, paused ? paused : time);
        return;
    }
    if (paused)
        data->paused_time += time - paused;
    store(&header::pause_begin, 0);
    data->current_phase = row_of_phase(level);
}

void close_times(std::int64_t time)
{
    const bounded_lock lock;
    close_phase(time);
    if (const number paused = load(&header::pause_begin)) {
        data->paused_time += time - paused;
        store(&header::pause_begin, time);
    }
}

}  // namespace profile
