// The head of a chain of tools that is chosen at start-up: BINDERY_TOOLS=a.so:b.so. It has every routine of MPI, and calls the
// first tool that has it. The tools' own names stay local, so that each is called through the chain alone; but they see the regions that the program tells this library.
#include <bindery/regions.hpp>
#include <bindery/tool.hpp>

#include <string>

namespace bindery::chain {

struct head {
    template <class Call>
    auto operator()(Call &call)
    {
        return call.next();
    }
};

[[noreturn]] void fail(const std::string &wrong, const char *remedy)
{
    std::fprintf(stderr, "BINDERY_TOOLS: %s; %s\n", wrong.c_str(), remedy);
    _exit(2);
}

const bnd_tool_descriptor *load(const std::string &path)
{
    void *library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!library)
        fail(std::string("cannot load ") + dlerror(), "correct the path");
    const auto *tool = static_cast<const bnd_tool_descriptor *>(dlsym(library, "bnd_tool_descriptor_1"));
    if (!tool)
        fail(path + " was not made with the tool kit", "run it with bindery-stack");
    if (tool->version != 2)
        fail(path + " was made with another version of the tool kit", "compile it again");
    return tool;
}

// Put a tool between what the slots hold, a slot for each routine, and what they point to so far.
void append(const bnd_tool_descriptor &tool, void **(&slots)[routine_numbers])
{
    const bnd_tool_row *const rows = tool.rows();
    for (int n = 0; n < routine_numbers && n < tool.row_count; ++n) {
        if (!slots[n] || !rows[n].body)
            continue;
        void *const last = *slots[n];
        *slots[n] = rows[n].body;
        slots[n] = rows[n].next;
        if (last)
            *slots[n] = last;
    }
}

}  // namespace bindery::chain

BINDERY_TOOL(bindery::chain::head, bindery::all)

namespace {

// After the constructor that looks for preloaded tools (priority 101): those come behind the ones named here.
[[gnu::constructor(102)]] void load_tools()
{
    using namespace bindery;
    void **slots[routine_numbers];
    for (int n = 0; n < routine_numbers; ++n)
        slots[n] = detail::tool_rows()[n].next;
    const bnd_tool_descriptor *const loaded = detail::following_tool(), *before = nullptr;
    detail::for_each_part(std::getenv("BINDERY_TOOLS"), ':', [&](std::string_view path) {
        const bnd_tool_descriptor *const tool = chain::load(std::string(path));
        chain::append(*tool, slots);
        if (before)
            *before->chosen = tool;
        *tool->chosen = loaded;
        before = tool;
    });
}

}  // namespace
