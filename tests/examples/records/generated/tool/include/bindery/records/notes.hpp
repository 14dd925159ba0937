// Do not edit: `bindery generate` writes this from specs/records/notes.toml through templates/tool/records.hpp.j2.
// What a process notes.
#pragma once

#include <cstdint>

namespace notes {

inline constexpr char magic[8] = {'B', 'N', 'D', 'N', 'O', 'T', 'E', '1'};

inline constexpr std::int32_t most_words = 4;  // in a text
inline constexpr std::uint16_t no_author = 65535;

// How far a note is.
enum class state : std::uint8_t {
    open,
    closed,
};

// What is marked in a note.
namespace mark {
enum : std::uint8_t {
    urgent = 1,
    secret = 2,
};
}

// Who wrote a note.
struct author {
    char name[12] = {};  // ends with a null byte if it is shorter
    std::int32_t number = -1;  // -1: none
};
static_assert(sizeof(author) == 16);

// What is on a page.
struct page {
    notes::state state = {};
    std::uint8_t marks = {};  // or none
    std::uint8_t reserved_1[2] = {};  // 0
    std::int32_t words[4] = {};
    notes::author authors[2] = {};
};
static_assert(sizeof(page) == 52);

// Which kind of note a record is.
enum class note_kind : std::uint16_t {
    none,
    brief,
    full,
};

inline constexpr int note_size = 24;

// A note. Its kinds have one size.
struct note {
    note_kind kind = {};
    bool is_new = {};
    std::uint8_t reserved_1[1] = {};  // 0
};
static_assert(sizeof(note) == 4);

// A note of one number.
struct brief_note : note {
    static constexpr auto is = note_kind::brief;
    std::uint8_t reserved_1[4] = {};  // 0
    std::int64_t number = 0;
    std::uint8_t reserved_2[8] = {};  // 0
};
static_assert(sizeof(brief_note) == 24);

// A note of two numbers.
struct full_note : note {
    static constexpr auto is = note_kind::full;
    std::int16_t first = 0;
    std::uint8_t reserved_1[2] = {};  // 0
    std::int64_t second = 0;  // the greater one
    std::uint8_t reserved_2[8] = {};  // 0
};
static_assert(sizeof(full_note) == 24);

}
