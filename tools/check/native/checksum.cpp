#include "checksum.hpp"

#include "memory.hpp"

#include <algorithm>
#include <cstdlib>

namespace check {

std::size_t longest_checksum()
{
    static const std::size_t most = [] {
        const char *const given = std::getenv("BINDERY_CHECK_CHECKSUM");
        return given ? std::strtoul(given, nullptr, 10) : 1ul << 20;
    }();
    return most;
}

std::uint64_t checksum_of(const range &bytes)
{
    constexpr std::size_t chunk = 4096;
    std::uint64_t words[chunk / sizeof(std::uint64_t)];
    if (!bytes.size || bytes.size > longest_checksum())
        return 0;
    std::uint64_t sum = bytes.size;
    for (std::size_t done = 0; done < bytes.size; done += chunk) {
        const std::size_t size = std::min(chunk, bytes.size - done);
        words[(size - 1) / sizeof *words] = 0;
        if (!read_memory(bytes.begin + done, size, words))
            return 0;
        for (std::size_t i = 0; i <= (size - 1) / sizeof *words; ++i)
            sum = (sum ^ words[i]) * 0x9e3779b97f4a7c15u + (sum >> 29);
    }
    return sum ? sum : 1;
}

}  // namespace check
