// How much memory the tables take, and what they do when there is none. The source is included, with calloc and free counted.
#include "check.h"

#include <cstddef>
#include <stdlib.h>

namespace {

size_t bytes_held = 0;
size_t allocations = 0;
bool exhausted = false;

constexpr size_t prefix = alignof(std::max_align_t);  // room for the length, before each piece

void *counted_calloc(size_t count, size_t size)
{
    if (exhausted)
        return nullptr;
    auto *const piece = static_cast<char *>(calloc(1, prefix + count * size));
    *reinterpret_cast<size_t *>(piece) = count * size;
    bytes_held += count * size;
    ++allocations;
    return piece + prefix;
}

void counted_free(void *memory)
{
    if (memory == nullptr)
        return;
    char *const piece = static_cast<char *>(memory) - prefix;
    bytes_held -= *reinterpret_cast<size_t *>(piece);
    free(piece);
}

}  // namespace

#define calloc counted_calloc
#define free counted_free
#include "../../c/handles.cpp"
#undef calloc
#undef free

namespace {

constexpr int million = 1000000;
void *const none = nullptr;

void *nth_handle(int n) { return reinterpret_cast<void *>(uintptr_t{0x100000} + 64 * static_cast<uintptr_t>(n)); }

void predefined_values_and_reading_need_no_memory()
{
    bnd_handle_to_integer(BND_COMM, reinterpret_cast<void *>(uintptr_t{257}));
    bnd_handle_from_integer(BND_COMM, 5000);
    bnd_handle_forget(BND_COMM, nth_handle(0));
    CHECK(allocations, 0U);
}

void a_million_cycles_do_not_grow()
{
    CHECK(bnd_handle_to_integer(BND_REQUEST, nth_handle(0)), first_user_number);
    const size_t bytes_before = bytes_held;
    const size_t allocations_before = allocations;
    for (int n = 1; n <= million; ++n) {
        CHECK(bnd_handle_to_integer(BND_REQUEST, nth_handle(n)), first_user_number + 1);
        bnd_handle_forget(BND_REQUEST, nth_handle(n));
    }
    CHECK(bytes_held, bytes_before);
    CHECK(allocations, allocations_before);
    CHECK(bytes_held <= 8192, true);
}

void a_million_live()
{
    const size_t bytes_before = bytes_held;
    for (int n = 0; n < million; ++n)
        CHECK(bnd_handle_to_integer(BND_DATATYPE, nth_handle(n)), first_user_number + n);
    CHECK((bytes_held - bytes_before) / million <= 32, true);  // 25 today; a hash not freed would make it 33
    for (int n = 0; n < million; ++n) {
        CHECK(bnd_handle_to_integer(BND_DATATYPE, nth_handle(n)), first_user_number + n);
        CHECK(bnd_handle_from_integer(BND_DATATYPE, first_user_number + n), nth_handle(n));
    }
}

void as_many_again_take_no_more()
{
    const size_t bytes_before = bytes_held;
    for (int n = 0; n < million; ++n)
        bnd_handle_forget(BND_DATATYPE, nth_handle(n));
    for (int n = 0; n < million; ++n)
        CHECK(bnd_handle_from_integer(BND_DATATYPE, first_user_number + n), none);
    for (int n = 0; n < million; ++n)
        CHECK(bnd_handle_to_integer(BND_DATATYPE, nth_handle(million + n)), first_user_number + million - 1 - n);
    CHECK(bytes_held, bytes_before);
}

// Every request for memory fails once, then succeeds; nothing may be lost or numbered twice.
void without_memory_a_new_handle_gives_zero()
{
    int refusals = 0;
    for (int n = 0; n < 5000; ++n) {
        exhausted = true;
        int number = bnd_handle_to_integer(BND_OP, nth_handle(n));
        if (number == 0) {
            ++refusals;
            CHECK(bnd_handle_to_integer(BND_OP, nth_handle(n)), 0);
            CHECK(bnd_handle_from_integer(BND_OP, first_user_number + n), none);
            exhausted = false;
            number = bnd_handle_to_integer(BND_OP, nth_handle(n));
        }
        CHECK(number, first_user_number + n);
    }
    CHECK(refusals >= 10, true);
    for (int n = 0; n < 5000; ++n) {
        CHECK(bnd_handle_to_integer(BND_OP, nth_handle(n)), first_user_number + n);
        CHECK(bnd_handle_from_integer(BND_OP, first_user_number + n), nth_handle(n));
    }
    exhausted = false;
}

}  // namespace

int main()
{
    predefined_values_and_reading_need_no_memory();
    a_million_cycles_do_not_grow();
    a_million_live();
    as_many_again_take_no_more();
    without_memory_a_new_handle_gives_zero();
    return failures();
}
