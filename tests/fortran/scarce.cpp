// A malloc that fails when it is told to, in the calling thread: large blocks alone, which small programs do not ask for otherwise.
#include <cstddef>

extern "C" {
void *__libc_malloc(size_t bytes);
void __libc_free(void *block);
}

namespace {

constexpr size_t large = 2000;
thread_local int left = -1;  // so many succeed, then one fails; -1: nothing is watched
void *held[8];               // of those that succeeded

}  // namespace

extern "C" {

void *malloc(size_t bytes)
{
    if (left < 0 || bytes < large)
        return __libc_malloc(bytes);
    if (left-- == 0)
        return nullptr;
    void *const block = __libc_malloc(bytes);
    for (void *&place : held)
        if (!place) {
            place = block;
            break;
        }
    return block;
}

void free(void *block)
{
    for (void *&place : held)
        if (block && place == block)
            place = nullptr;
    __libc_free(block);
}

void scarce_(const int *succeed) { left = *succeed; }

// How many large blocks are not freed yet; nothing fails any more.
int leaked_(void)
{
    left = -1;
    int count = 0;
    for (void *place : held)
        count += place != nullptr;
    return count;
}

}  // extern "C"
