// A tool for every routine that asks for all that the kit knows of a call, and changes nothing. At the end of a process it writes
// how often it saw each routine to a file in the folder BINDERY_ROLES_LOG.
#include <bindery/tool.hpp>

#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include <unistd.h>

namespace {

std::atomic<long> calls[bindery::routine_numbers];

// Everything that the tool asks for is read, and not optimised away.
std::atomic<std::uintptr_t> sum;

template <class T>
void read(T value)
{
    sum.fetch_add(std::uintptr_t(value), std::memory_order_relaxed);
}

void read(const MPI_Status &status) { read(status.MPI_SOURCE + status.MPI_TAG); }

template <class T>
void read_elements(const bindery::array<T> &elements)
{
    for (const auto &element : elements)
        read(element);
}

template <class Call>
void read_roles(const Call &call)
{
#define READ(role)                  \
    if constexpr (Call::has_##role) \
    read(call.role())
    READ(send_buffer);
    READ(receive_buffer);
    READ(send_count);
    READ(receive_count);
    READ(send_counts);
    READ(receive_counts);
    READ(send_datatype);
    READ(receive_datatype);
    READ(send_datatypes);
    READ(receive_datatypes);
    READ(send_displacements);
    READ(receive_displacements);
    READ(send_peer);
    READ(receive_peer);
    READ(message_tag);
    READ(send_tag);
    READ(receive_tag);
    READ(root_rank);
    READ(communicator);
    READ(window);
    READ(file_handle);
    READ(operation);
#undef READ
    if constexpr (Call::has_requests)
        read_elements(call.requests());
    if constexpr (Call::has_statuses)
        read(call.statuses().size());
    read(Call::routine.info().chapter.size() + Call::routine.info().since.major);
}

template <class Call>
void read_outcome(const Call &call)
{
    read(call.bytes_sent() + call.bytes_received() + call.bytes_sent_by_start() + call.bytes_received_by_start());
    read(call.peer());
    if constexpr (Call::has_new_handle)
        read(call.new_handle());
}

template <class Call>
void read_completed(const Call &call)
{
    for (const auto &operation : call.completed()) {
        read(operation.request);
        read(operation.status);
        read(operation.bytes_received());
    }
}

void write_counts()
{
    const char *folder = bindery::option("log");
    if (!folder)
        return;
    std::string text;
    for (unsigned short n = 0; n < bindery::routine_numbers; ++n)
        if (const long count = calls[n])
            text += std::string(bindery::routine{n}.name()) + " " + std::to_string(count) + "\n";
    const std::string path = std::string(folder) + "/roles." + std::to_string(getpid());
    std::FILE *file = std::fopen(path.c_str(), "a");
    if (!file || std::fputs(text.c_str(), file) < 0 || std::fclose(file)) {
        std::perror(path.c_str());
        std::_Exit(1);
    }
}

}  // namespace

struct roles {
    const char *fault = bindery::option("fault");  // a routine that the tool loses, for the test of the test

    roles() { std::atexit(write_counts); }

    template <class Call>
    typename Call::result_type operator()(Call &call)
    {
        if (fault && Call::routine.name() == fault)
            return {};
        ++calls[Call::routine.number];
        read_roles(call);
        if constexpr (Call::is(bindery::completes_requests))
            call.keep();
        const auto result = call.next();
        if constexpr (std::is_same_v<typename Call::result_type, int>) {
            if (result == MPI_SUCCESS && !Call::is(bindery::finalizes))
                read_outcome(call);
            if constexpr (Call::is(bindery::completes_requests))
                read_completed(call);
        }
        return result;
    }
};

BINDERY_TOOL(roles, bindery::all)
