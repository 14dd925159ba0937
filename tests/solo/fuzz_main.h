// The end of a source that defines `run(data, size)`: a target of libFuzzer with -DSOLO_FUZZER; else a program that runs so many seeds,
// or the inputs that a file has as lines of hexadecimal digits.
#ifndef TESTS_SOLO_FUZZ_MAIN_H
#define TESTS_SOLO_FUZZ_MAIN_H

#include "fuzz.h"

#include <cstring>
#include <fstream>
#include <random>
#include <vector>

namespace {

void start()
{
    DO(MPI_Init(nullptr, nullptr));
    DO(MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const bool is_started = (start(), true);
    (void)is_started;
    run(data, size);
    return 0;
}

#ifndef SOLO_FUZZER
namespace {

void run_seeds(long first, long seeds)
{
    for (long seed = first; seed < first + seeds; ++seed) {
        std::mt19937 random(static_cast<unsigned>(seed));
        std::vector<std::uint8_t> input(600);
        for (std::uint8_t &each : input)
            each = static_cast<std::uint8_t>(random());
        LLVMFuzzerTestOneInput(input.data(), input.size());
    }
    std::printf("%ld seeds\n", seeds);
}

// False: there is no such file, or it has no inputs.
bool run_file(const char *name)
{
    std::ifstream file(name);
    long inputs = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#')
            continue;
        std::vector<std::uint8_t> input;
        for (std::size_t at = 0; at + 1 < line.size(); at += 2)
            input.push_back(static_cast<std::uint8_t>(std::stoi(line.substr(at, 2), nullptr, 16)));
        LLVMFuzzerTestOneInput(input.data(), input.size());
        ++inputs;
    }
    std::printf("%ld inputs\n", inputs);
    return inputs != 0;
}

}  // namespace

int main(int argc, char **argv)
{
    const char *const first = argc > 1 ? argv[1] : "3000";
    if (first[std::strspn(first, "0123456789")] == '\0')
        run_seeds(argc > 2 ? std::atol(argv[2]) : 1, std::atol(first));
    else if (!run_file(first))
        return 1;
    return MPI_Finalize();
}
#endif

#endif
