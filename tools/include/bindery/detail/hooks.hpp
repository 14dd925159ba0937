// What a tool has by its name alone is called under the right name and in the right form only: what must be meant for it, does not compile.
#pragma once

#include <concepts>
#include <type_traits>

namespace bindery::detail {

// A function of other arguments, or a template; an object may have the name of a hook.
#define BND_TOOL_REFUSE_FORM(hook)                                                                                 \
    static_assert(requires(Tool &t) { t.hook(); } || !requires {                                                   \
        requires std::is_member_function_pointer_v<decltype(&Tool::hook)>;                                         \
    }, "nobody calls this function of the tool: the hook is 'void " #hook "();'");
#define BND_TOOL_REFUSE_NAME(wrong, hook)                                     \
    static_assert(                                                            \
        !requires(Tool &t) { { t.wrong() } -> std::same_as<void>; },          \
        "nobody calls '" #wrong "' of the tool: the hook is 'void " #hook "();'");
#define BND_TOOL_REFUSE_VARIABLE(name)                                                                   \
    static_assert(!requires { requires std::same_as<std::remove_cv_t<decltype(Tool::name)>, bool>; } ||  \
                      requires { std::bool_constant<Tool::name>(); },                                    \
                  "'" #name "' of the tool must be 'static constexpr bool " #name " = true;'");

template <class Tool>
consteval bool has_right_hooks()
{
    BND_TOOL_REFUSE_NAME(initialised, initialized)
    BND_TOOL_REFUSE_NAME(initializing, initialized)
    BND_TOOL_REFUSE_NAME(initialising, initialized)
    BND_TOOL_REFUSE_NAME(intialized, initialized)
    BND_TOOL_REFUSE_FORM(initialized)
    BND_TOOL_REFUSE_NAME(finalising, finalizing)
    BND_TOOL_REFUSE_NAME(finalized, finalizing)
    BND_TOOL_REFUSE_NAME(finalised, finalizing)
    BND_TOOL_REFUSE_NAME(finalzing, finalizing)
    BND_TOOL_REFUSE_FORM(finalizing)
    BND_TOOL_REFUSE_VARIABLE(guard)
    BND_TOOL_REFUSE_VARIABLE(caller)
    return true;
}

#undef BND_TOOL_REFUSE_FORM
#undef BND_TOOL_REFUSE_NAME
#undef BND_TOOL_REFUSE_VARIABLE

}  // namespace bindery::detail
