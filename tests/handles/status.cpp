// Copying a status: all of it, nothing after it, and no write when an argument is wrong.
#include "bnd_conversion.h"
#include "check.h"

#include <array>

namespace {

using status = std::array<int, 8>;

void all_fields_are_copied()
{
    const status from = {1, -2, 3, 40, 50, -60, 70, 80};
    std::array<int, 9> to = {};
    to[8] = 99;
    CHECK(bnd_status_copy(from.data(), to.data()), 0);
    for (int field = 0; field < 8; ++field)
        CHECK(to[field], from[field]);
    CHECK(to[8], 99);
}

void a_null_pointer_is_refused()
{
    status untouched = {1, 2, 3, 4, 5, 6, 7, 8};
    CHECK(bnd_status_copy(nullptr, untouched.data()), 13);
    CHECK(bnd_status_copy(untouched.data(), nullptr), 13);
    CHECK(bnd_status_copy(nullptr, nullptr), 13);
    for (int field = 0; field < 8; ++field)
        CHECK(untouched[field], field + 1);
}

void a_status_onto_itself_stays()
{
    status same = {1, 2, 3, 4, 5, 6, 7, 8};
    CHECK(bnd_status_copy(same.data(), same.data()), 0);
    for (int field = 0; field < 8; ++field)
        CHECK(same[field], field + 1);
}

}  // namespace

int main()
{
    all_fields_are_copied();
    a_null_pointer_is_refused();
    a_status_onto_itself_stays();
    return failures();
}
