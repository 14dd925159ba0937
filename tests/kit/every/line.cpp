#include "line.h"

#include "trace.h"

#include <mpi.h>

#include <cstdio>
#include <cstdlib>
#include <string>

extern "C" char rec_slots[32][64];

namespace {

std::string text;

void named(const char *name) { text += std::string(" ") + name + '='; }

std::string name_of(const void *address)
{
    if (address == MPI_IN_PLACE)
        return "MPI_IN_PLACE";
    if (address == MPI_BOTTOM)
        return "MPI_BOTTOM";
    const auto distance = static_cast<const char *>(address) - rec_slots[0];
    const auto size = static_cast<long>(sizeof *rec_slots);
    const bool is_slot = distance >= 0 && distance < long(sizeof rec_slots) && distance % size == 0;
    return is_slot ? "slot" + std::to_string(distance / size) : "unknown";
}

}  // namespace

namespace line {

void begin(const char *routine) { text = trace::caller + ' ' + routine; }

void number(const char *name, long long value)
{
    named(name);
    text += std::to_string(value);
}

void address(const char *name, const void *value)
{
    named(name);
    text += name_of(value);
}

void open(const char *name, const char *suffix)
{
    named((std::string(name) + suffix).c_str());
    text += '[';
}

void item(long long value)
{
    if (text.back() != '[')
        text += ',';
    text += std::to_string(value);
}

void close() { text += ']'; }

void bytes(const char *name, long long sent, long long received, long long sent_by_start, long long received_by_start,
           int peer)
{
    named(name);
    for (long long number : {sent, received, sent_by_start, received_by_start})
        text += std::to_string(number) + ',';
    text += peer == MPI_PROC_NULL ? "MPI_PROC_NULL" : peer == MPI_ANY_SOURCE ? "MPI_ANY_SOURCE" : std::to_string(peer);
}

void end()
{
    static std::FILE *const log = std::fopen(std::getenv("BINDERY_EVERY_LOG"), "w");
    std::fprintf(log, "%s\n", text.c_str());
    std::fflush(log);
}

}  // namespace line
