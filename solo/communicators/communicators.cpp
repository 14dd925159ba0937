// Duplicating, freeing, naming and querying communicators (MPI 5.0, chapter 7).
#include "communicators.h"

#include "communicators/comm.h"
#include "communicators/hints.h"
#include "messages/message.h"

#include <cstring>

namespace solo {

void Comm_rank(Comm &, int *rank) { *rank = comm_rank; }

void Comm_size(Comm &, int *size) { *size = comm_size; }

void Comm_test_inter(Comm &, int *flag) { *flag = 0; }

void Comm_group(Comm &comm, MPI_Group *group) { *group = new_group(comm_size, comm.session); }

void Comm_compare(Comm &comm1, Comm &comm2, int *result)
{
    if (comm1.session.get() != comm2.session.get())
        fail(MPI_ERR_COMM, "comm2", "was not derived from the same session as comm1");
    *result = &comm1 == &comm2 ? MPI_IDENT : MPI_CONGRUENT;
}

namespace {

// As in other MPIs there is no communicator if a callback refuses to copy an attribute.
void duplicate(Comm &comm, const Info *info, MPI_Comm *newcomm)
{
    const ref<Comm> old(comm);  // callbacks may free it
    ref<Info> hints;
    set_hints(hints, info);
    Comm &created = derive(comm);
    created.info = std::move(hints);
    try {
        comm.attributes.copy_to(created.attributes, comm.handle_bits(), created.handle_bits());
        created.topology = comm.topology;
    } catch (...) {
        close_comm(created);
        *newcomm = MPI_COMM_NULL;
        throw;
    }
    *newcomm = handle_to(created);
}

}  // namespace

void Comm_dup(Comm &comm, MPI_Comm *newcomm) { duplicate(comm, nullptr, newcomm); }

void Comm_dup_with_info(Comm &comm, Info *info, MPI_Comm *newcomm) { duplicate(comm, info, newcomm); }

void Comm_free(MPI_Comm *comm)
{
    ref<Comm> freed(find<Comm>(*comm, "comm"));
    if (freed->is_predefined())
        fail(MPI_ERR_COMM, "comm", "is a predefined communicator, which cannot be freed");
    freed->attributes.delete_all(freed->handle_bits());
    close_comm(*freed);
    *comm = MPI_COMM_NULL;
    if (!locking_on.load(std::memory_order_relaxed))
        return;
    freed = ref<Comm>();
    const guard held;
    free_discarded();  // another thread may wait for the buffer space of messages
}

void Comm_set_name(Comm &comm, const char *comm_name)
{
    const guard held;
    comm.name.assign(comm_name, strnlen(comm_name, MPI_MAX_OBJECT_NAME - 1));
}

void Comm_get_name(Comm *comm, char *comm_name, int *resultlen)
{
    const guard held;
    const char *const name = comm ? comm->name.c_str() : "MPI_COMM_NULL";  // R171
    *resultlen = static_cast<int>(std::strlen(name));
    std::memcpy(comm_name, name, static_cast<std::size_t>(*resultlen) + 1);
}

void Comm_set_info(Comm &comm, Info *info) { set_hints(comm.info, info); }

void Comm_get_info(Comm &comm, MPI_Info *info_used) { *info_used = hints_in_use(comm); }

}  // namespace solo

#include "communicators_glue.h"
