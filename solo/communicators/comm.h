// Communicators, groups, sessions (MPI 5.0, chapters 7 and 11). One process: a group has one member or none, a communicator one.
#ifndef SOLO_COMMUNICATORS_COMM_H
#define SOLO_COMMUNICATORS_COMM_H

#include "attributes/attribute_list.h"
#include "core/errhandler.h"
#include "core/object.h"
#include "info/info.h"

#include <atomic>
#include <climits>
#include <memory>
#include <string>

namespace solo {

struct Session : Concurrent_object {
    Session() : Concurrent_object(BND_SESSION) {}
    const Object *raises_on() const override { return this; }
    const Errhandler *attached_errhandler() const override { return errhandler.get(); }
    std::string description() const override { return "a session"; }
    ref<Errhandler> errhandler;
    std::string memory_kinds;  // supported, of those that were requested (11.4.3)
    int thread_level = MPI_THREAD_SINGLE;
    std::shared_ptr<struct send_buffer> buffer;  // MPI_Session_attach_buffer
};

struct Group : Object {
    Group() : Object(BND_GROUP) {}
    const Object *raises_on() const override { return session.get(); }
    int size = 0;          // 0 or 1
    ref<Session> session;  // it was derived from; null in the World Model
};

// The handle of a group of one process, which the caller owns, or MPI_GROUP_EMPTY.
MPI_Group new_group(int size, const ref<Session> &session);

struct topology_info;  // cartesian, graph or distributed graph; see topologies/topology.h
struct match_queues;   // messages that have arrived and receives that wait; see messages/match_queues.h

struct Comm : Object {
    Comm();
    ~Comm() override;
    const Object *raises_on() const override { return this; }
    const Errhandler *attached_errhandler() const override { return errhandler.get(); }
    std::string description() const override { return name.empty() ? "a communicator" : name; }
    std::string name_given() const override { return name; }
    ref<Group> group;
    ref<Errhandler> errhandler;
    ref<Session> session;  // null in the World Model
    ref<Info> info;        // the hints that were set; null: none (hints.h)
    std::string name;
    std::atomic<long long> eager_size{-1};  // as setting.eager_size, for this communicator; -1: that one
    Attributes attributes;
    std::shared_ptr<const topology_info> topology;
    std::unique_ptr<match_queues> queues;         // made with the communicator
    std::shared_ptr<struct send_buffer> buffer;   // MPI_Comm_attach_buffer
    std::shared_ptr<Request> collective_request;  // what nonblocking collectives return; see requests/request.h
};

// "mpi://WORLD" and "mpi://SELF", which every session has (R173).
bool is_process_set(const char *name);

constexpr int comm_size = 1;
constexpr int comm_rank = 0;
constexpr int largest_tag = INT_MAX;  // MPI_TAG_UB

[[noreturn]] void refuse_rank(int error_class, const char *argument);
[[noreturn]] void refuse_tag(const char *argument);

// A rank that data goes to or comes from: 0, MPI_PROC_NULL, and MPI_ANY_SOURCE where allowed; else MPI_ERR_RANK.
inline void check_rank(int rank, const char *argument)
{
    if (rank != comm_rank && rank != MPI_PROC_NULL) [[unlikely]]
        refuse_rank(MPI_ERR_RANK, argument);
}
inline void check_source(int rank, const char *argument)
{
    if (rank != comm_rank && rank != MPI_ANY_SOURCE && rank != MPI_PROC_NULL) [[unlikely]]
        refuse_rank(MPI_ERR_RANK, argument);
}
// A root: 0; else MPI_ERR_ROOT.
inline void check_root(int root, const char *argument)
{
    if (root != comm_rank) [[unlikely]]
        refuse_rank(MPI_ERR_ROOT, argument);
}

// The predefined communicators exist between MPI_Init and MPI_Finalize.
void make_world();               // MPI_COMM_WORLD and MPI_COMM_SELF, with the attributes of R157
void delete_world_attributes();  // MPI_COMM_SELF's first (R172), then MPI_COMM_WORLD's
void free_world();

// A new communicator of the same process, with a handle, without attributes, topology or info: errhandler and session of the old one.
Comm &derive(const Comm &old);
// The same, made from a group and with an error handler of its own.
Comm &make_comm(const ref<Session> &session, Errhandler &errhandler);
// Drop a communicator's handle; the object lives as long as something is under way on it.
void close_comm(Comm &comm) noexcept;

}  // namespace solo

#endif
