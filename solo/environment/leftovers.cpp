// A program leaves messages that nobody received, and objects that nobody freed, at MPI_Finalize. Asked for by the control
// variable finalize_report.
#include "environment/leftovers.h"

#include "communicators/comm.h"
#include "datatypes/datatype.h"
#include "messages/match_queues.h"
#include "requests/request.h"

#include <cstdio>
#include <string>

namespace solo {
namespace {

constexpr std::size_t most_named = 8;

struct kind_name {
    bnd_handle_kind kind;
    const char *one, *several;
};
// Sessions may outlive MPI_Finalize.
constexpr kind_name kinds[] = {
    {BND_REQUEST, "request", "requests"},
    {BND_COMM, "communicator", "communicators"},
    {BND_GROUP, "group", "groups"},
    {BND_DATATYPE, "datatype", "datatypes"},
    {BND_OP, "operation", "operations"},
    {BND_WIN, "window", "windows"},
    {BND_FILE, "file", "files"},
    {BND_INFO, "info object", "info objects"},
    {BND_ERRHANDLER, "error handler", "error handlers"},
    {BND_MESSAGE, "matched message", "matched messages"},
};

void report(std::size_t count, const char *one, const char *several, const std::string &more)
{
    if (count != 0)
        std::fprintf(stderr, "MPI_Finalize: left: %zu %s%s\n", count, count == 1 ? one : several, more.c_str());
}

void report_messages(const Comm &comm)
{
    const unexpected_message *const first = comm.queues->find(MPI_ANY_TAG);
    if (first != nullptr)
        report(comm.queues->unexpected, "message", "messages",
               " on " + comm.description() + ", first with tag " + std::to_string(first->tag) + " and " +
                   std::to_string(first->bytes) + " bytes");
}

bool belongs_to_user(const Object &object)
{
    if (object.kind == BND_DATATYPE)
        return !static_cast<const Datatype &>(object).is_permanent;
    if (object.kind == BND_REQUEST)
        return !static_cast<const Request &>(object).is_shared;
    return !object.is_immortal();
}

}  // namespace

void report_leftovers()
{
    const guard held;
    for (const MPI_Comm each : {MPI_COMM_WORLD, MPI_COMM_SELF})
        report_messages(*look_up<Comm>(each));
    visit_user_objects(BND_COMM, [](const Object &object) { report_messages(static_cast<const Comm &>(object)); });
    for (const kind_name &each : kinds) {
        std::size_t count = 0;
        std::string names;
        visit_user_objects(each.kind, [&](const Object &object) {
            if (!belongs_to_user(object))
                return;
            const std::string name = object.name_given();
            if (!name.empty() && count < most_named)
                names += (names.empty() ? ": " : ", ") + name;
            ++count;
        });
        report(count, each.one, each.several, names);
    }
}

}  // namespace solo
