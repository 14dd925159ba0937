// Versions, the processor's name, time (MPI 5.0, 9.1 and 9.6).
#include "environment.h"

#include <cstring>
#include <ctime>
#include <unistd.h>

namespace solo {
namespace {

constexpr char library_version[] = "Bindery solo " SOLO_VERSION ", an MPI 5.0 of one process with the standard ABI 1.0";
static_assert(sizeof library_version <= MPI_MAX_LIBRARY_VERSION_STRING);

clockid_t chosen_clock()
{
    switch (setting.wtime_source.load(std::memory_order_relaxed)) {
    case 1:
        return CLOCK_REALTIME;
    case 2:
        return CLOCK_PROCESS_CPUTIME_ID;
    default:
        return CLOCK_MONOTONIC;
    }
}

double seconds(const timespec &time)
{
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

}  // namespace

void Get_version(int *version, int *subversion)
{
    *version = MPI_VERSION;
    *subversion = MPI_SUBVERSION;
}

void Get_library_version(char *version, int *resultlen)
{
    std::memcpy(version, library_version, sizeof library_version);
    *resultlen = sizeof library_version - 1;
}

void Get_processor_name(char *name, int *resultlen)
{
    char host[MPI_MAX_PROCESSOR_NAME] = {};
    if (gethostname(host, sizeof host - 1) != 0)
        fail_call(MPI_ERR_OTHER, "the system does not report the name of this machine");
    const std::size_t length = std::strlen(host);
    std::memcpy(name, host, length + 1);
    *resultlen = static_cast<int>(length);
}

double Wtime()
{
    timespec time{};
    clock_gettime(chosen_clock(), &time);
    return seconds(time);
}

double Wtick()
{
    timespec step{};
    clock_getres(chosen_clock(), &step);
    return seconds(step);
}

}  // namespace solo

#include "environment_glue.h"
