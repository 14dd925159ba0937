// The only object of a tool's class.
#pragma once

#include <bindery/detail/link.hpp>

#include <type_traits>

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

// Its destructor never runs: MPI may be called until the process ends.
// Two templates: clang before 16 knows no destructors with `requires`.
template <class Tool, bool = std::is_trivially_destructible_v<Tool>>
union no_destructor {
    Tool value;
    constexpr no_destructor() noexcept(noexcept(Tool())) : value() {}
};

template <class Tool>
union no_destructor<Tool, false> {
    Tool value;
    constexpr no_destructor() noexcept(noexcept(Tool())) : value() {}
    constexpr ~no_destructor() {}
};

template <class Tool>
consteval bool is_constant()
{
    return requires { std::bool_constant<(Tool(), true)>(); };
}

template <class Tool, bool = is_constant<Tool>()>
struct instance {
    static constinit inline no_destructor<Tool> object;
    static Tool *get() { return &object.value; }
};

// One that must run code to be made is made at its first call, whenever that is. While a thread makes it, there is none for the calls of
// that thread.
template <class Tool>
struct instance<Tool, false> {
    static Tool *get()
    {
        Tool *const known = __atomic_load_n(&made, __ATOMIC_ACQUIRE);
        return known ? known : make();
    }

private:
    [[gnu::cold, gnu::noinline]] static Tool *make()
    {
        if (is_making)
            return nullptr;
        struct making {
            making() { is_making = true; }
            ~making() { is_making = false; }
        } const mark;
        static no_destructor<Tool> object;
        __atomic_store_n(&made, &object.value, __ATOMIC_RELEASE);
        return &object.value;
    }

    static constinit inline Tool *made = nullptr;
    [[gnu::tls_model(BND_TOOL_TLS_MODEL)]] static inline thread_local constinit bool is_making = false;
};

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE
