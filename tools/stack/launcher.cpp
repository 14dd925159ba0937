// bindery-stack: checks the tools, sets the environment and becomes the program.
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

#include "elf_file.h"

namespace {

using bnd::stack::elf_file;
using std::string;

constexpr char usage[] =
    R"(usage: bindery-stack [-v] TOOL.so [TOOL.so ...] -- COMMAND [ARGUMENT ...]

Runs the command with several PMPI tools: the program's MPI_X calls the first tool's MPI_X, whose PMPI_X calls the next
tool's MPI_X, and so on down to the MPI. Processes that the command starts have the tools, too; processes without MPI do
not load them.

  -v, --verbose  let each process with MPI print its tools
  -h, --help     print this
)";

[[noreturn]] void fail(const string &message, int status = 2)
{
    fprintf(stderr, "bindery-stack: %s\n", message.c_str());
    exit(status);
}

string environment(const char *name)
{
    const char *value = getenv(name);
    return value ? value : "";
}

std::vector<string> split(const string &list, char separator)
{
    std::vector<string> parts;
    size_t start = 0;
    for (size_t end = 0; end != string::npos; start = end + 1) {
        end = list.find(separator, start);
        if (const string part = list.substr(start, end - start); !part.empty())
            parts.push_back(part);
    }
    return parts;
}

bool exists(const string &path)
{
    struct stat status = {};
    return !stat(path.c_str(), &status) && S_ISREG(status.st_mode);
}

// A name without a slash as the dynamic linker or the shell finds it.
string find_in(const string &name, const char *list)
{
    if (name.find('/') == string::npos)
        for (string path : split(environment(list), ':'))
            if (exists(path.append("/").append(name)))
                return path;
    return name;
}

string absolute(const string &path)
{
    char resolved[PATH_MAX];
    return realpath(path.c_str(), resolved) ? resolved : path;
}

string check_tool(const string &given)
{
    const string path = exists(given) ? given : find_in(given, "LD_LIBRARY_PATH");
    struct stat status = {};
    if (stat(path.c_str(), &status))
        fail(given + ": " + strerror(errno));
    const elf_file file(path);
    if (!file.is_elf())
        fail(given + ": no ELF file; give the tool's shared library");
    if (!file.is_of_this_machine())
        fail(given + ": built for another processor");
    if (!file.is_shared_library())
        fail(given + ": no shared library; link the tool with -shared");
    if (file.defines_function("PMPI_Init"))
        fail(given +
             ": defines PMPI_Init: an MPI, or a tool that contains one; link the tool with the MPI's shared library");
    if (!file.defines_routine_of_mpi())
        fail(given + ": defines no function MPI_X; give the library that replaces MPI's functions");
    const string resolved = absolute(path);
    if (resolved.find(':') != string::npos)
        fail(resolved + ": a path with a colon; rename it");
    return resolved;
}

bool is_same_file(const string &left, const string &right)
{
    struct stat first = {}, second = {};
    return !stat(left.c_str(), &first) && !stat(right.c_str(), &second) && first.st_dev == second.st_dev &&
           first.st_ino == second.st_ino;
}

void add_tool(std::vector<string> &tools, const string &tool)
{
    for (const string &each : tools)
        if (is_same_file(each, tool))
            fail(tool + ": twice; its two instances would share their variables, so give a copy of the file instead");
    tools.push_back(tool);
}

// The dynamic linker ignores what is preloaded for a static program.
void check_program(const string &word)
{
    const elf_file file(word);
    if (!file.is_elf() || access(word.c_str(), X_OK))
        return;
    if (file.is_static_program() && file.mentions("MPI_Init"))
        fail(word + ": a static program; link it with the MPI's shared library, or link the tools into it");
    if (file.is_dynamic_program() && file.defines_function("PMPI_Init"))
        fail(word + ": contains its MPI; link it with the MPI's shared library, or link the tools into it");
}

string own_folder()
{
    const string self = absolute("/proc/self/exe");
    return self.substr(0, self.rfind('/'));
}

void prepend(const char *variable, const string &value, const char *separators)
{
    const string old = environment(variable);
    for (const string &each : split(old, *separators))
        if (each == value)
            return;
    setenv(variable, (old.empty() ? value : value + *separators + old).c_str(), 1);
}

// LD_PRELOAD cannot express a blank, LD_LIBRARY_PATH can.
void preload()
{
    const string folder = absolute(own_folder() + "/" BND_LIBRARY_FOLDER), name = "libbindery_stack.so";
    const string library = folder + "/" + name;
    if (!exists(library))
        fail(library + ": missing; install it with this command");
    if (library.find_first_of(":;") != string::npos)
        fail(library + ": a path with a colon or semicolon; install it elsewhere");
    if (library.find(' ') == string::npos)
        return prepend("LD_PRELOAD", library, ":");
    prepend("LD_LIBRARY_PATH", folder + "/bindery-stack", ":");
    prepend("LD_PRELOAD", name, ":");
}

int first_operand(int count, char **words)
{
    for (int i = 1; i < count; i++) {
        const string word = words[i];
        if (word == "-h" || word == "-help" || word == "--help") {
            fputs(usage, stdout);
            exit(0);
        }
        if (word == "-v" || word == "--verbose")
            setenv("BINDERY_STACK_VERBOSE", "1", 1);
        else if (word.size() > 1 && word[0] == '-' && word != "--")
            fail(word + ": unknown option; see bindery-stack --help");
        else
            return i;
    }
    return count;
}

}  // namespace

int main(int count, char **words)
{
    std::vector<string> tools;
    for (const string &outer : split(environment("BINDERY_STACK"), ':'))
        tools.push_back(outer);
    int at = first_operand(count, words);
    const int first = at;
    for (; at < count && strcmp(words[at], "--") != 0; at++)
        add_tool(tools, check_tool(words[at]));
    if (at == count)
        fail("no --; give: bindery-stack TOOL.so [TOOL.so ...] -- COMMAND [ARGUMENT ...]");
    if (at == first)
        fail("no tool before --");
    if (++at == count)
        fail("no command after --");
    if (environment("GLIBC_TUNABLES").find("plt_rewrite") != string::npos)
        fail("GLIBC_TUNABLES has glibc.cpu.plt_rewrite, which binds calls for good; remove it");
    check_program(find_in(words[at], "PATH"));
    for (int i = at + 1; i < count; i++)
        check_program(words[i]);
    string list;
    for (const string &tool : tools)
        list += (list.empty() ? "" : ":") + tool;
    setenv("BINDERY_STACK", list.c_str(), 1);
    preload();
    execvp(words[at], words + at);
    fail(string(words[at]) + ": " + strerror(errno), errno == ENOENT ? 127 : 126);
}
