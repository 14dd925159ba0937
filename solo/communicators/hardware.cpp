#include "communicators/hardware.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>

#ifdef __linux__
#include <sched.h>
#endif

namespace solo {
namespace {

#ifdef __linux__

// A list of processors as the kernel writes it, "0-3,8"; empty if there is no such file.
std::vector<bool> processors(const std::string &path)
{
    std::vector<bool> set;
    std::ifstream file(path);
    long first = 0;
    while (file >> first) {
        long last = first;
        if (file.peek() == '-')
            file.ignore() >> last;
        if (first < 0 || last < first || last >= CPU_SETSIZE)
            return {};
        if (set.size() <= static_cast<std::size_t>(last))
            set.resize(static_cast<std::size_t>(last) + 1);
        for (long i = first; i <= last; ++i)
            set[static_cast<std::size_t>(i)] = true;
        if (file.peek() == ',')
            file.ignore();
    }
    return set;
}

bool is_within(const cpu_set_t &allowed, const std::vector<bool> &instance)
{
    for (std::size_t i = 0; i < CPU_SETSIZE; ++i)
        if (CPU_ISSET(i, &allowed) && (i >= instance.size() || !instance[i]))
            return false;
    return true;
}

void add_processor_resources(std::vector<resource_type> &types)
{
    cpu_set_t allowed;
    CPU_ZERO(&allowed);
    if (sched_getaffinity(0, sizeof allowed, &allowed) != 0)
        return;
    int first = 0;
    while (first < CPU_SETSIZE && !CPU_ISSET(first, &allowed))
        ++first;
    const std::string cpu = "/sys/devices/system/cpu/cpu" + std::to_string(first);
    const struct {
        const char *name;
        std::string list;
    } known[] = {
        {"linux://core", cpu + "/topology/thread_siblings_list"},
        {"linux://l3_cache", cpu + "/cache/index3/shared_cpu_list"},
        {"linux://package", cpu + "/topology/core_siblings_list"},
    };
    types.push_back({"linux://hardware_thread", CPU_COUNT(&allowed) == 1});
    for (const auto &resource : known)
        if (const std::vector<bool> instance = processors(resource.list); !instance.empty())
            types.push_back({resource.name, is_within(allowed, instance)});
}

#else

void add_processor_resources(std::vector<resource_type> &) {}

#endif

}  // namespace

std::vector<resource_type> resource_types()
{
    std::vector<resource_type> types{{"mpi_shared_memory", true}};
    add_processor_resources(types);
    return types;
}

bool is_restricted_to_one(const std::string &name)
{
    for (const resource_type &type : resource_types())
        if (type.name == name)
            return type.is_restricted;
    return false;
}

}  // namespace solo
