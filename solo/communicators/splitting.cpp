// Communicators for part of a group (MPI 5.0, 7.4.2): of the one process, or none.
#include "communicators.h"
#include "communicators/comm.h"
#include "communicators/hardware.h"
#include "communicators/hints.h"

namespace solo {
namespace {

MPI_Comm derive_if(bool is_member, const Comm &old) { return is_member ? handle_to(derive(old)) : MPI_COMM_NULL; }

void check_group(const Comm &comm, const Group &group)
{
    if (group.size != 0 && group.session.get() != comm.session.get())
        fail(MPI_ERR_GROUP, "group", "was not derived from the same session as the communicator");
}

// MPI_COMM_TYPE_HW_GUIDED: info names a known resource type of which the process uses one instance.
bool uses_one(const Info *info)
{
    const std::string *const type = info ? info->get("mpi_hw_resource_type") : nullptr;
    return type != nullptr && is_restricted_to_one(*type);
}

// MPI_COMM_TYPE_RESOURCE_GUIDED: the same, or membership in a process set, or both if info has both keys.
bool uses_resource(const Info *info)
{
    if (info == nullptr)
        return false;
    const std::string *const set = info->get("mpi_pset_name");
    if (set != nullptr && !is_process_set(set->c_str()))
        return false;
    return info->get("mpi_hw_resource_type") ? uses_one(info) : set != nullptr;
}

// Whether the process is in a part of the communicator that is split in this way.
bool is_in_part(int split_type, const Info *given)
{
    const ref<Info> copy = copy_of(given);
    const Info *const info = copy.get();
    switch (split_type) {
    case MPI_COMM_TYPE_SHARED:
        return true;
    case MPI_COMM_TYPE_HW_GUIDED:
        return uses_one(info);
    case MPI_COMM_TYPE_RESOURCE_GUIDED:
        return uses_resource(info);
    case MPI_COMM_TYPE_HW_UNGUIDED:  // a proper subset of one process has none
    case MPI_UNDEFINED:
        return false;
    default:
        fail(MPI_ERR_ARG, "split_type", "is not a way to split a communicator");
    }
}

}  // namespace

void Comm_create(Comm &comm, Group &group, MPI_Comm *newcomm)
{
    check_group(comm, group);
    *newcomm = derive_if(group.size != 0, comm);
}

void Comm_create_group(Comm &comm, Group &group, int, MPI_Comm *newcomm) { Comm_create(comm, group, newcomm); }

void Comm_split(Comm &comm, int color, int, MPI_Comm *newcomm)
{
    if (color < 0 && color != MPI_UNDEFINED)
        fail(MPI_ERR_ARG, "color", "is negative, and not MPI_UNDEFINED");
    *newcomm = derive_if(color != MPI_UNDEFINED, comm);
}

void Comm_split_type(Comm &comm, int split_type, int, Info *info, MPI_Comm *newcomm)
{
    ref<Info> hints;
    set_hints(hints, info);
    if (!is_in_part(split_type, info)) {
        *newcomm = MPI_COMM_NULL;
        return;
    }
    Comm &created = derive(comm);
    created.info = std::move(hints);
    *newcomm = handle_to(created);
}

}  // namespace solo
