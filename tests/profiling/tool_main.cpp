// Linked with every tool of profiling/tools.c: says at exit what the tool saw.
#include <cstdio>

extern "C" {
extern const char *const bnd_tool_routine;
int bnd_tool_calls = 0;
}

namespace {

struct Report {
    ~Report() { std::printf("tool %s saw %d calls\n", bnd_tool_routine, bnd_tool_calls); }
} report;

}  // namespace
