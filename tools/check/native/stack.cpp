#include "stack.hpp"

#include "call_site.hpp"
#include "current.hpp"

#include <pthread.h>
#include <unwind.h>

namespace check {

namespace {

// Where the frames of this stack begin: in a coroutine elsewhere than in its thread, also where its stack is an array of the thread.
const void *stack_base()
{
    const void *base = nullptr;
    const auto visit_all = [](_Unwind_Context *context, void *argument) {
        *static_cast<const void **>(argument) = reinterpret_cast<const void *>(_Unwind_GetCFA(context));
        return _URC_NO_REASON;
    };
    _Unwind_Backtrace(visit_all, &base);
    return base;
}

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
    of_thread.base = stack_base();
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
           stack_base() == of_thread.base;
}

}  // namespace check
