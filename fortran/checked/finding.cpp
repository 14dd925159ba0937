// Without a tool: one line for each call site and argument.
#include "finding.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

namespace {

struct place {
    const void *address;  // where the call returns to, in the program
    const char *object;
    size_t offset;
};

// The first return address outside of this library.
place caller()
{
    constexpr int most_frames = 24;
    void *frames[most_frames];
    const int number = backtrace(frames, most_frames);
    Dl_info here, there;
    if (!dladdr(reinterpret_cast<void *>(&bnd_report), &here))
        return {};
    for (int i = 0; i < number; ++i) {
        const char *const address = static_cast<const char *>(frames[i]) - 1;
        if (dladdr(address, &there) && there.dli_fbase != here.dli_fbase) {
            const auto offset = static_cast<size_t>(address - static_cast<const char *>(there.dli_fbase));
            return {frames[i], there.dli_fname, offset};
        }
    }
    return {};
}

// Whether it was reported before, or the table is full.
bool is_known(const void *address, const char *argument)
{
    constexpr size_t most = 1024;
    static struct {
        const void *address;
        const char *argument;
    } known[most];
    static size_t used = 0;
    static int lock = 0;
    while (__atomic_exchange_n(&lock, 1, __ATOMIC_ACQUIRE)) {}
    bool found = used == most;
    for (size_t i = 0; i < used && !found; ++i)
        found = known[i].address == address && known[i].argument == argument;
    if (!found)
        known[used++] = {address, argument};
    __atomic_store_n(&lock, 0, __ATOMIC_RELEASE);
    return found;
}

void print(const bnd_actual *actual, const char *routine, const char *text)
{
    const place at = caller();
    if (is_known(at.address, actual->name))
        return;
    int rank = -1;
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    fprintf(stderr, "Bindery: rank %d, %s(+0x%zx): %s: %s %s\n", rank, at.object ? at.object : "?", at.offset, routine,
            actual->name, text);
}

}  // namespace

int bnd_report(const bnd_actual *actual, const char *kind, const char *text, int error_class)
{
    char routine[MPI_MAX_OBJECT_NAME];
    const char *const slash = strrchr(actual->file, '/');
    snprintf(routine, sizeof routine, "%s", slash ? slash + 1 : actual->file);
    routine[strcspn(routine, ".")] = '\0';
    if (bnd_check_finding)
        bnd_check_finding(routine, actual->name, kind, text);
    else
        print(actual, routine, text);
    return getenv("BINDERY_CHECK_RAISE") ? error_class : MPI_SUCCESS;
}
