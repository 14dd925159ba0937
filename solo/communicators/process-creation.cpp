// Process creation (MPI 5.0, 11.8 to 11.10). There are no other processes: what would start one or reach one is refused. Ports and
// published names are those of this process.
#include "process-creation.h"

#include "communicators.h"
#include "communicators/comm.h"
#include "info/info.h"
#include "messages/match_queues.h"

#include <algorithm>
#include <cstring>
#include <fcntl.h>
#include <map>
#include <set>
#include <string>

namespace solo {

void Comm_get_parent(MPI_Comm *parent) { *parent = MPI_COMM_NULL; }

namespace {

// No receive waits for a message, no sender for a receive.
bool is_idle(match_queues &queues)
{
    if (queues.posted != 0)
        return false;
    for (const unexpected_message *m = queues.find(MPI_ANY_TAG); m != nullptr; m = m->newer)
        if (m->sender != nullptr)
            return false;
    return true;
}

}  // namespace

// Unlike MPI_Comm_free, waits for pending operations (11.10.4).
void Comm_disconnect(MPI_Comm *comm)
{
    {
        const ref<Comm> old(find<Comm>(*comm, "comm"));
        guard held;
        held.wait_until([&] { return is_idle(*old->queues); },
                        "operations are pending on the communicator, and no other thread can complete them");
    }
    Comm_free(comm);
}

// ---- new processes (11.8) ----

namespace {

void check_text(const char *text, const char *argument)
{
    if (text == nullptr)
        fail(MPI_ERR_ARG, argument, "is a null pointer");
}

void check_processes(int number, const char *argument)
{
    if (number < 0)
        fail(MPI_ERR_ARG, argument, "is negative");
}

// The spawn of so many processes fails, each with its error code.
[[noreturn]] void refuse_to_spawn(MPI_Count processes, int codes[])
{
    if (codes != MPI_ERRCODES_IGNORE)
        std::fill_n(codes, processes, MPI_ERR_SPAWN);
    fail_call(MPI_ERR_SPAWN, "this MPI has one process and cannot start others");
}

}  // namespace

void Comm_spawn(const char *command, char *[], int maxprocs, Info *, int root, Comm &, MPI_Comm *,
                int array_of_errcodes[])
{
    check_root(root, "root");
    check_text(command, "command");
    check_processes(maxprocs, "maxprocs");
    refuse_to_spawn(maxprocs, array_of_errcodes);
}

void Comm_spawn_multiple(int count, char *array_of_commands[], char **[], const int array_of_maxprocs[],
                         const MPI_Info array_of_info[], int root, Comm &, MPI_Comm *, int array_of_errcodes[])
{
    check_root(root, "root");
    if (count < 1)
        fail(MPI_ERR_ARG, "count", "is not positive");
    const auto check_array = [](const void *array, const char *argument) {
        if (array == nullptr)
            fail(MPI_ERR_ARG, argument, "is a null pointer");
    };
    check_array(array_of_maxprocs, "array_of_maxprocs");
    check_array(array_of_info, "array_of_info");
    MPI_Count processes = 0;
    for (int i = 0; i < count; ++i) {
        find_or_null<Info>(array_of_info[i], MPI_INFO_NULL, "array_of_info");
        check_processes(array_of_maxprocs[i], "array_of_maxprocs");
        processes += array_of_maxprocs[i];
    }
    check_array(array_of_commands, "array_of_commands");
    for (int i = 0; i < count; ++i)
        check_text(array_of_commands[i], "array_of_commands");
    refuse_to_spawn(processes, array_of_errcodes);
}

// ---- ports and published names (11.9), under the lock ----

namespace {

std::set<std::string> &open_ports()
{
    static auto &ports = *new std::set<std::string>;
    return ports;
}

// Services with their ports.
std::map<std::string, std::string> &published()
{
    static auto &services = *new std::map<std::string, std::string>;
    return services;
}

void check_port(const char *port_name)
{
    const guard held;
    if (!open_ports().contains(port_name))
        fail(MPI_ERR_PORT, "port_name", "is not that of an open port");
}

}  // namespace

void Open_port(Info *, char *port_name)
{
    static long long opened = 0;
    const guard held;
    const std::string name = "bindery-solo-port-" + std::to_string(++opened);
    open_ports().insert(name);
    std::memcpy(port_name, name.c_str(), name.size() + 1);
}

void Close_port(const char *port_name)
{
    const guard held;
    if (open_ports().erase(port_name) == 0)
        fail(MPI_ERR_PORT, "port_name", "is not that of an open port");
}

// The port may be of another process, so it need not be open here.
void Publish_name(const char *service_name, Info *, const char *port_name)
{
    if (std::strlen(port_name) >= MPI_MAX_PORT_NAME)
        fail(MPI_ERR_PORT, "port_name", "is longer than MPI_MAX_PORT_NAME allows");
    const guard held;
    if (!published().emplace(service_name, port_name).second)
        fail(MPI_ERR_SERVICE, "service_name", "has been published already");
}

void Unpublish_name(const char *service_name, Info *, const char *port_name)
{
    const guard held;
    const auto service = published().find(service_name);
    if (service == published().end())
        fail(MPI_ERR_SERVICE, "service_name", "has not been published");
    if (service->second != port_name)
        fail(MPI_ERR_PORT, "port_name", "is not that under which the service was published");
    published().erase(service);
}

void Lookup_name(const char *service_name, Info *, char *port_name)
{
    const guard held;
    const auto service = published().find(service_name);
    if (service == published().end())
        fail(MPI_ERR_NAME, "service_name", "has not been published");
    std::memcpy(port_name, service->second.c_str(), service->second.size() + 1);
}

// The groups of an intercommunicator have no process in common, so that the process cannot be its own client.
void Comm_accept(const char *port_name, Info *, int root, Comm &, MPI_Comm *)
{
    check_root(root, "root");
    check_text(port_name, "port_name");
    check_port(port_name);
    fail_call(MPI_ERR_OTHER, "no other process can connect to the port, so the call would never return");
}

void Comm_connect(const char *port_name, Info *, int root, Comm &, MPI_Comm *)
{
    check_root(root, "root");
    check_text(port_name, "port_name");
    check_port(port_name);
    fail_call(MPI_ERR_OTHER, "the port is this process's own, to which it cannot connect");
}

// Succeeds without an intercommunicator, as where sockets are not supported (11.10.5).
void Comm_join(int fd, MPI_Comm *intercomm)
{
    if (fcntl(fd, F_GETFD) < 0)
        fail(MPI_ERR_ARG, "fd", "is not an open file descriptor");
    *intercomm = MPI_COMM_NULL;
}

}  // namespace solo

#include "process-creation_glue.h"
