// Handle <-> integer, one thread. Each test has a kind to itself where it relies on which number comes next.
#include "bnd_conversion.h"
#include "check.h"

#include <climits>
#include <cstdint>
#include <random>
#include <unordered_map>
#include <vector>

namespace {

constexpr int first_number = 4096;
void *const none = nullptr;

void *pointer(uintptr_t value) { return reinterpret_cast<void *>(value); }

template <typename Test>
void for_every_kind(Test test)
{
    for (int kind = 0; kind < BND_HANDLE_KINDS; ++kind)
        test(static_cast<bnd_handle_kind>(kind));
}

void nothing_is_known_at_first(bnd_handle_kind kind)
{
    for (int integer : {4096, 4097, 5000, 100000, INT_MAX - 1, INT_MAX})
        CHECK(bnd_handle_from_integer(kind, integer), none);
    bnd_handle_forget(kind, pointer(0x5000));
    CHECK(bnd_handle_from_integer(kind, 4096), none);
}

void predefined_values_stand_for_themselves(bnd_handle_kind kind)
{
    for (int value = 0; value < first_number; ++value) {
        CHECK(bnd_handle_to_integer(kind, pointer(value)), value);
        CHECK(bnd_handle_from_integer(kind, value), pointer(value));
        bnd_handle_forget(kind, pointer(value));
        CHECK(bnd_handle_to_integer(kind, pointer(value)), value);
    }
}

// The smallest and the largest addresses, odd ones too: a handle need not be an aligned pointer.
void user_handles_go_round(bnd_handle_kind kind)
{
    const std::vector<uintptr_t> values = {4096, 4097, 4099, 0x7fff1230, 0x80000001, UINTPTR_MAX, UINTPTR_MAX - 1};
    for (uintptr_t value : values) {
        const int number = bnd_handle_to_integer(kind, pointer(value));
        CHECK(number >= first_number, true);
        CHECK(bnd_handle_to_integer(kind, pointer(value)), number);
        CHECK(bnd_handle_from_integer(kind, number), pointer(value));
    }
    for (uintptr_t value : values)
        bnd_handle_forget(kind, pointer(value));
    for (int number = first_number; number < first_number + 100; ++number)
        CHECK(bnd_handle_from_integer(kind, number), none);
}

void unknown_integers_give_null(bnd_handle_kind kind)
{
    bnd_handle_to_integer(kind, pointer(0x5000));
    for (int integer : {INT_MIN, -32766, -1, 4096 + 200, 5000, 100000, INT_MAX - 1, INT_MAX})
        CHECK(bnd_handle_from_integer(kind, integer), none);
    bnd_handle_forget(kind, pointer(0x5000));
}

void kinds_are_separate()
{
    const int group = bnd_handle_to_integer(BND_GROUP, pointer(0x5000));
    CHECK(bnd_handle_from_integer(BND_WIN, group), none);
    const int win = bnd_handle_to_integer(BND_WIN, pointer(0x6000));
    CHECK(win, group);
    CHECK(bnd_handle_from_integer(BND_GROUP, group), pointer(0x5000));
    CHECK(bnd_handle_from_integer(BND_WIN, win), pointer(0x6000));
    bnd_handle_forget(BND_GROUP, pointer(0x6000));
    CHECK(bnd_handle_from_integer(BND_WIN, win), pointer(0x6000));
    bnd_handle_forget(BND_GROUP, pointer(0x5000));
    CHECK(bnd_handle_from_integer(BND_WIN, win), pointer(0x6000));
    bnd_handle_forget(BND_WIN, pointer(0x6000));
}

void forgotten_numbers_come_back_last_in_first_out()
{
    const int a = bnd_handle_to_integer(BND_FILE, pointer(0xa000));
    const int b = bnd_handle_to_integer(BND_FILE, pointer(0xb000));
    const int c = bnd_handle_to_integer(BND_FILE, pointer(0xc000));
    bnd_handle_forget(BND_FILE, pointer(0xa000));
    bnd_handle_forget(BND_FILE, pointer(0xc000));
    bnd_handle_forget(BND_FILE, pointer(0xc000));  // the second time nothing happens
    CHECK(bnd_handle_from_integer(BND_FILE, a), none);
    CHECK(bnd_handle_from_integer(BND_FILE, b), pointer(0xb000));
    CHECK(bnd_handle_from_integer(BND_FILE, c), none);
    CHECK(bnd_handle_to_integer(BND_FILE, pointer(0xd000)), c);
    CHECK(bnd_handle_to_integer(BND_FILE, pointer(0xe000)), a);
    const int d = bnd_handle_to_integer(BND_FILE, pointer(0xf000));
    CHECK(d == a || d == b || d == c, false);
    CHECK(bnd_handle_from_integer(BND_FILE, c), pointer(0xd000));
}

// Many random steps beside a plain map; the few addresses make them meet, at all fillings of the hash.
void agrees_with_a_map()
{
    std::mt19937 random(1);
    std::unordered_map<uintptr_t, int> known;
    for (int step = 0; step < 400000; ++step) {
        const uintptr_t value = 0x10000 + 16 * (random() % 3000);
        const bool growing = step / 20000 % 2 == 0;
        if (random() % 100 < (growing ? 70 : 30)) {
            const int number = bnd_handle_to_integer(BND_REQUEST, pointer(value));
            const auto entry = known.emplace(value, number).first;
            CHECK(number, entry->second);
        } else {
            bnd_handle_forget(BND_REQUEST, pointer(value));
            known.erase(value);
        }
        if (step % 5000 != 0)
            continue;
        for (const auto &[address, number] : known) {
            CHECK(bnd_handle_from_integer(BND_REQUEST, number), pointer(address));
            CHECK(bnd_handle_to_integer(BND_REQUEST, pointer(address)), number);
        }
    }
}

}  // namespace

int main()
{
    for_every_kind(nothing_is_known_at_first);
    for_every_kind(predefined_values_stand_for_themselves);
    for_every_kind(user_handles_go_round);
    for_every_kind(unknown_integers_give_null);
    kinds_are_separate();
    forgotten_numbers_come_back_last_in_first_out();
    agrees_with_a_map();
    return failures();
}
