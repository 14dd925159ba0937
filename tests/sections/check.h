// CHECK(actual, expected) prints the place and both values when they differ; failures() is the exit status of a test.
#pragma once

#include <cstdio>
#include <sstream>

inline int failure_count = 0;
inline unsigned current_case = 0;  // how to find the case again

template <typename A, typename B>
void check(const char *file, int line, const char *text, const A &actual, const B &expected)
{
    if (actual == expected || ++failure_count > 20)  // the first 20 say enough
        return;
    std::ostringstream message;
    message << file << ':' << line << ": case " << current_case << ": " << text << " is " << actual << ", expected "
            << expected << '\n';
    std::fputs(message.str().c_str(), stderr);
}

inline int failures()
{
    if (failure_count != 0)
        std::fprintf(stderr, "%d checks failed\n", failure_count);
    return failure_count != 0;
}

#define CHECK(actual, expected) check(__FILE__, __LINE__, #actual, actual, expected)
