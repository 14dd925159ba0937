#include "stack.hpp"

#include "call_site.hpp"
#include "current.hpp"

#include <pthread.h>

namespace check {

namespace {

struct limits {
    bool is_known = false;
    const char *low = nullptr, *high = nullptr;
    const void *base = nullptr;
};
[[gnu::tls_model("initial-exec")]] thread_local constinit limits of_thread = {};

#ifdef __GLIBC__
void find_limits()
{
    of_thread.is_known = true;
    of_thread.base = call_site::stack_base();
    pthread_attr_t how;
    if (pthread_getattr_np(pthread_self(), &how) != 0)
        return;
    void *low = nullptr;
    std::size_t size = 0;
    if (pthread_attr_getstack(&how, &low, &size) == 0) {
        of_thread.low = static_cast<const char *>(low);
        of_thread.high = of_thread.low + size;
    }
    pthread_attr_destroy(&how);
}
#else
void find_limits() { of_thread.is_known = true; }
#endif

// In a loop a call comes from the same place each time.
const char *stack_pointer_of_site(const void *frame)
{
    [[gnu::tls_model("initial-exec")]] static thread_local constinit struct {
        std::uint32_t site;
        const void *frame;
        const char *pointer;
    } last = {};
    if (last.site != current_site() || last.frame != frame)
        last = {current_site(), frame, call_site::stack_pointer()};
    return last.pointer;
}

}  // namespace

stack_place current_stack()
{
    if (!of_thread.is_known) [[unlikely]]
        find_limits();
    const auto *const top = static_cast<const char *>(__builtin_frame_address(0));
    return of_thread.low <= top && top < of_thread.high ? stack_place{top, of_thread.high} : stack_place{};
}

[[gnu::noinline]] bool is_left(const range &bytes, const stack_place &stack)
{
    if (!bytes.size || bytes.begin < stack.top || bytes.begin >= stack.end)
        return false;
    const stack_place now = current_stack();
    return now.end == stack.end && bytes.begin < stack_pointer_of_site(__builtin_frame_address(0)) &&
           call_site::stack_base() == of_thread.base;
}

}  // namespace check
