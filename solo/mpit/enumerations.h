// Enumerations of the tool information interface (MPI 5.0, 15.3.5).
#ifndef SOLO_TOOLS_ENUMERATIONS_H
#define SOLO_TOOLS_ENUMERATIONS_H

#include "mpi.h"

#include <array>
#include <span>
#include <string_view>

namespace solo::mpit {

struct enumeration {
    struct item {
        int value;
        const char *name;
    };
    const char *name;
    std::array<item, 4> table;  // nameless behind the last; never empty (R179)

    constexpr std::span<const item> items() const
    {
        std::size_t count = 0;
        while (count < table.size() && table[count].name != nullptr)
            ++count;
        return {table.data(), count};
    }
    bool has(int value) const;
    // The value of an item by its name; false if there is none of that name.
    bool find(std::string_view item_name, int &value) const;
};

// In the order of their handles.
inline constexpr enumeration enumerations[] = {
    {"switch", {{{0, "off"}, {1, "on"}}}},
    {"error_verbosity", {{{0, "classes"}, {1, "messages"}, {2, "printed"}}}},
    {"allocator", {{{0, "malloc"}, {1, "pages"}, {2, "huge_pages"}}}},
    {"clock", {{{0, "monotonic"}, {1, "realtime"}, {2, "processor"}}}},
    {"thread_level",
     {{{MPI_THREAD_SINGLE, "single"},
       {MPI_THREAD_FUNNELED, "funneled"},
       {MPI_THREAD_SERIALIZED, "serialized"},
       {MPI_THREAD_MULTIPLE, "multiple"}}}},
    {"mpi_state", {{{0, "before_init"}, {1, "active"}, {2, "finalized"}}}},
    // The elements of events.
    {"message", {{{0, "source"}, {1, "tag"}, {2, "bytes"}}}},
    {"request", {{{0, "request"}, {1, "source"}, {2, "tag"}, {3, "bytes"}}}},
    {"communicator", {{{0, "comm"}}}},
    {"error", {{{0, "code"}, {1, "class"}}}},
};
inline constexpr const enumeration &switches = enumerations[0];
inline constexpr const enumeration &verbosities = enumerations[1];
inline constexpr const enumeration &allocators = enumerations[2];
inline constexpr const enumeration &clocks = enumerations[3];
inline constexpr const enumeration &thread_levels = enumerations[4];
inline constexpr const enumeration &mpi_states = enumerations[5];
inline constexpr const enumeration &message_elements = enumerations[6];
inline constexpr const enumeration &request_elements = enumerations[7];
inline constexpr const enumeration &comm_elements = enumerations[8];
inline constexpr const enumeration &error_elements = enumerations[9];

// Handles of enumerations are never freed.
MPI_T_enum enum_handle(const enumeration *which);  // MPI_T_ENUM_NULL for none

}  // namespace solo::mpit

#endif
