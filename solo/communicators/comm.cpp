// Communicators as objects: how they begin and end.
#include "communicators/comm.h"

#include "core/setup.h"
#include "messages/match_queues.h"

namespace solo {
namespace {

// Never deleted: another thread may still read a finalised one.
Comm *world = nullptr;
Comm *self_comm = nullptr;

// The group of the one process, which communicators share; groups with handles are made from it (groups.cpp).
Group &group_of_all()
{
    static Group &all = *[] {
        auto *const created = new Group;
        created->size = comm_size;
        created->make_immortal();
        return created;
    }();
    return all;
}

Comm *make_predefined(const char *name, MPI_Comm handle)
{
    auto *const created = new Comm;
    created->group = ref<Group>(group_of_all());
    created->errhandler = ref<Errhandler>(initial_errhandler());
    created->name = name;
    assign_predefined_handle(*created, reinterpret_cast<std::uintptr_t>(handle));
    return created;
}

}  // namespace

Comm::Comm() : Object(BND_COMM), queues(std::make_unique<match_queues>()) {}
Comm::~Comm() = default;

void refuse_rank(int error_class, const char *argument)
{
    fail(error_class, argument, "is not a rank of the communicator");
}

void refuse_tag(const char *argument)
{
    fail(MPI_ERR_TAG, argument, "is neither from 0 to MPI_TAG_UB nor a value allowed here");
}

void make_world()
{
    world = make_predefined("MPI_COMM_WORLD", MPI_COMM_WORLD);
    self_comm = make_predefined("MPI_COMM_SELF", MPI_COMM_SELF);
    default_object = self_comm;
}

void delete_world_attributes()
{
    self_comm->attributes.delete_all(self_comm->handle_bits());
    world->attributes.delete_all(world->handle_bits());
}

void free_world()
{
    default_object = nullptr;
    invalidate(*self_comm);
    invalidate(*world);
}

Comm &make_comm(const ref<Session> &session, Errhandler &errhandler)
{
    auto created = ref<Comm>::adopt(new Comm);
    created->group = ref<Group>(group_of_all());
    created->session = session;
    created->errhandler = ref<Errhandler>(errhandler);
    assign_handle(*created);
    created->retain();  // the handle's
    emit_event(event_kind::comm_created, handle_to(*created), 0, 0, 0);
    return *created;
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
