// Random tests share choices by an input of bytes, and checks that end the program with what has been done so far.
#ifndef TESTS_SOLO_FUZZ_H
#define TESTS_SOLO_FUZZ_H

#include <mpi.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace {

std::string story;  // what has been made so far; printed with a failure

[[noreturn]] void give_up(const char *what, int line)
{
    std::fprintf(stderr, "line %d: %s\n%s\n", line, what, story.c_str());
    std::abort();
}

#define CHECK(condition)                   \
    do {                                   \
        if (!(condition))                  \
            give_up(#condition, __LINE__); \
    } while (0)
#define DO(call) succeed((call), #call, __LINE__)

void succeed(int code, const char *call, int line)
{
    if (code == MPI_SUCCESS)
        return;
    char error_message[MPI_MAX_ERROR_STRING] = "";
    int length = 0;
    MPI_Error_string(code, error_message, &length);
    story += error_message;
    give_up(call, line);
}

// The choices that the input makes; zeros when it has ended.
class choices {
public:
    choices(const std::uint8_t *data, std::size_t size) : data_(data), size_(size) {}
    unsigned byte() { return at_ < size_ ? data_[at_++] : 0; }
    int upto(int most)
    {
        return most <= 0 ? 0 : static_cast<int>((byte() << 8 | byte()) % (static_cast<unsigned>(most) + 1));
    }
    int from(int least, int most) { return least + upto(most - least); }
    bool maybe() { return (byte() & 1) != 0; }

private:
    const std::uint8_t *data_;
    std::size_t size_;
    std::size_t at_ = 0;
};

}  // namespace

#endif
