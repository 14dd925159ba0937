// Communicators as objects: how they begin and end.
#include "communicators/comm.h"

#include "core/setup.h"
#include "requests/match_queues.h"
#include "topologies/topology.h"

namespace solo {
namespace {

// Never deleted: another thread may be looking at one that has ended.
Comm *world = nullptr;
Comm *own = nullptr;
std::atomic<Comm *> self{nullptr};  // own, while it may be used

// The group of the one process, which communicators share; groups with handles are made from it (groups.cpp).
Group &group_of_all()
{
    static Group &all = *[] {
        auto *const made = new Group;
        made->size = comm_size;
        made->make_immortal();
        return made;
    }();
    return all;
}

Comm *make_predefined(const char *name, MPI_Comm handle)
{
    auto *const made = new Comm;
    made->group = ref<Group>(group_of_all());
    made->errhandler = ref<Errhandler>(initial_errhandler());
    made->name = name;
    assign_predefined_handle(*made, reinterpret_cast<std::uintptr_t>(handle));
    return made;
}

}  // namespace

Comm::Comm() : Object(BND_COMM), queues(std::make_unique<match_queues>()) {}
Comm::~Comm() = default;

void refuse_rank(int error_class, const char *argument)
{
    fail(error_class, argument, "is not a rank of the communicator");
}

void make_world()
{
    world = make_predefined("MPI_COMM_WORLD", MPI_COMM_WORLD);
    own = make_predefined("MPI_COMM_SELF", MPI_COMM_SELF);
    self = own;
}

void free_world()
{
    own->attributes.delete_all(own->handle_bits());
    world->attributes.delete_all(world->handle_bits());
    self = nullptr;
    invalidate(*own);
    invalidate(*world);
}

Comm *comm_self() noexcept { return self; }

Comm &make_comm(const ref<Session> &session, Errhandler &errhandler)
{
    auto made = ref<Comm>::adopt(new Comm);
    made->group = ref<Group>(group_of_all());
    made->session = session;
    made->errhandler = ref<Errhandler>(errhandler);
    assign_handle(*made);
    made->retain();  // the handle's
    emit_event(event_kind::comm_created, handle_to(*made), 0, 0, 0);
    return *made;
}

Comm &derive(const Comm &old)
{
    const ref<Errhandler> handler = [&] {
        const guard held;  // another thread may attach one
        return old.errhandler;
    }();
    return make_comm(old.session, *handler);
}

void close_comm(Comm &comm) noexcept
{
    if (comm.handle_bits() == 0)  // a callback has freed it already
        return;
    emit_event(event_kind::comm_freed, handle_to(comm), 0, 0, 0);
    const guard held;  // whoever finds a handle under the lock may use its object there
    if (comm.handle_bits() != 0)
        release_handle(comm);
}

}  // namespace solo
