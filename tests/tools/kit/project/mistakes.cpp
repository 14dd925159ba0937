// Hooks that would never run, and names that are none: run.py has the message for each.
#include <bindery/tool.hpp>

#include <mutex>

struct every_call {
    template <class Call>
    auto operator()(Call &call)
    {
        return call.next();
    }
};
struct wrong_name : every_call {
    void finalising() {}
};
struct wrong_form : every_call {
    void initialized(int) {}
};
struct wrong_variable {
    bool caller = true;
};
struct right : every_call {
    static constexpr bool caller = true;
    bool initialized = false;
    std::mutex guard;
    bool finalized() { return initialized; }
    void finalizing() {}
};

static_assert(bindery::detail::has_right_hooks<wrong_form>());
static_assert(bindery::detail::has_right_hooks<wrong_variable>());
static_assert(bindery::detail::has_right_hooks<right>());
BINDERY_TOOL(wrong_name, bindery::named("MPI_Send"))
