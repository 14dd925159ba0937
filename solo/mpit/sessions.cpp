// The routines for performance variables (MPI 5.0, 15.3.7).
#include "bnd_implementation.h"
#include "mpit/bound_object.h"
#include "mpit/finalize.h"
#include "mpit/handles.h"
#include "mpit/performance_handles.h"

#include <vector>

namespace solo::mpit {
namespace {

struct pvar_session {};

auto &sessions()
{
    static auto &table = *new handle_table<MPI_T_pvar_session, pvar_session, handle_kind::session>(
        most_sessions, MPI_T_ERR_OUT_OF_SESSIONS, MPI_T_ERR_INVALID_SESSION);
    return table;
}

auto &performance_handles()
{
    static auto &table = *new handle_table<MPI_T_pvar_handle, performance_handle, handle_kind::pvar>;
    return table;
}

performance_variable variable_at(int index)
{
    return performance_variable_at(checked_index(index, performance_variable_count()));
}

// A handle of that session; one of another is as wrong as none (R184).
performance_handle &find(MPI_T_pvar_session session, MPI_T_pvar_handle handle)
{
    sessions().find(session);
    performance_handle &match = performance_handles().find(handle);
    if (match.session() != session)
        refuse(MPI_T_ERR_INVALID_HANDLE);
    return match;
}

std::vector<MPI_T_pvar_handle> handles_of(MPI_T_pvar_session session)
{
    std::vector<MPI_T_pvar_handle> match;
    performance_handles().for_each([&](MPI_T_pvar_handle handle, performance_handle &object) {
        if (object.session() == session)
            match.push_back(handle);
    });
    return match;
}

// Do something to one variable, or to all of a session except those that are left out; should one of all fail, the others are done
// all the same (R185).
template <typename LeftOut, typename Action>
void for_one_or_all(MPI_T_pvar_session session, MPI_T_pvar_handle handle, int error, LeftOut &&is_left_out,
                    Action &&action)
{
    if (handle != MPI_T_PVAR_ALL_HANDLES) {
        performance_handle &match = find(session, handle);
        if (is_left_out(match.variable()))
            refuse(error);
        action(match);
        return;
    }
    sessions().find(session);
    bool all_worked = true;
    for (const MPI_T_pvar_handle each : handles_of(session)) {
        performance_handle &match = performance_handles().find(each);
        if (is_left_out(match.variable()))
            continue;
        try {
            action(match);
        } catch (const refusal &) {
            all_worked = false;
        }
    }
    if (!all_worked)
        refuse(error);
}

bool is_continuous(const performance_variable &variable) { return variable.is_continuous; }
bool is_readonly(const performance_variable &variable) { return variable.is_readonly; }

}  // namespace

void free_all_sessions()
{
    performance_handles().clear();
    sessions().clear();
}

}  // namespace solo::mpit

using namespace solo::mpit;

extern "C" int solo_T_pvar_get_num(int *num_pvar)
{
    return mpit_call([&] { store(num_pvar, static_cast<int>(performance_variable_count())); });
}

extern "C" int solo_T_pvar_get_info(int pvar_index, char *name, int *name_len, int *verbosity, int *var_class,
                                    MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind,
                                    int *readonly, int *continuous, int *atomic)
{
    return mpit_call([&] {
        const performance_variable variable = variable_at(pvar_index);
        store_text(variable.name, name, name_len);
        store(verbosity, variable.verbosity);
        store(var_class, variable.var_class);
        store(datatype, variable.type);
        store(enumtype, enum_handle(variable.items));
        store_text(variable.description, desc, desc_len);
        store(bind, variable.bind);
        store(readonly, variable.is_readonly ? 1 : 0);
        store(continuous, variable.is_continuous ? 1 : 0);
        store(atomic, variable.is_atomic ? 1 : 0);
    });
}

extern "C" int solo_T_pvar_get_index(const char *name, int var_class, int *pvar_index)
{
    return mpit_call([&] {
        check_address(name);
        check_address(pvar_index);
        const std::size_t match = find_performance_variable(name, var_class);
        if (match == performance_variable_count())
            refuse(MPI_T_ERR_INVALID_NAME);
        *pvar_index = static_cast<int>(match);
    });
}

extern "C" int solo_T_pvar_session_create(MPI_T_pvar_session *session)
{
    return mpit_call([&] {
        check_address(session);
        *session = sessions().add(std::make_unique<pvar_session>());
    });
}

extern "C" int solo_T_pvar_session_free(MPI_T_pvar_session *session)
{
    return mpit_call([&] {
        check_address(session);
        sessions().find(*session);
        for (const MPI_T_pvar_handle handle : handles_of(*session))
            performance_handles().remove(handle);
        sessions().remove(*session);
        *session = MPI_T_PVAR_SESSION_NULL;
    });
}

extern "C" int solo_T_pvar_handle_alloc(MPI_T_pvar_session session, int pvar_index, void *obj_handle,
                                        MPI_T_pvar_handle *handle, int *count)
{
    return mpit_call([&] {
        sessions().find(session);
        const performance_variable variable = variable_at(pvar_index);
        check_address(handle);
        const bound_object about{variable.routine, comm_at(variable.bind, obj_handle)};
        *handle = performance_handles().add(std::make_unique<performance_handle>(session, variable, about));
        store(count, variable.count);
    });
}

extern "C" int solo_T_pvar_handle_free(MPI_T_pvar_session session, MPI_T_pvar_handle *handle)
{
    return mpit_call([&] {
        check_address(handle);
        find(session, *handle);
        performance_handles().remove(*handle);
        *handle = MPI_T_PVAR_HANDLE_NULL;
    });
}

extern "C" int solo_T_pvar_start(MPI_T_pvar_session session, MPI_T_pvar_handle handle)
{
    return mpit_call(use::anywhere, [&] {
        for_one_or_all(session, handle, MPI_T_ERR_PVAR_NO_STARTSTOP, is_continuous,
                       [](performance_handle &h) { h.start(); });
    });
}

extern "C" int solo_T_pvar_stop(MPI_T_pvar_session session, MPI_T_pvar_handle handle)
{
    return mpit_call(use::anywhere, [&] {
        for_one_or_all(session, handle, MPI_T_ERR_PVAR_NO_STARTSTOP, is_continuous,
                       [](performance_handle &h) { h.stop(); });
    });
}

extern "C" int solo_T_pvar_reset(MPI_T_pvar_session session, MPI_T_pvar_handle handle)
{
    return mpit_call(use::anywhere, [&] {
        for_one_or_all(session, handle, MPI_T_ERR_PVAR_NO_WRITE, is_readonly, [](performance_handle &h) { h.reset(); });
    });
}

extern "C" int solo_T_pvar_read(MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf)
{
    return mpit_call(use::anywhere, [&] {
        const performance_handle &match = find(session, handle);
        check_address(buf);
        match.read(buf);
    });
}

extern "C" int solo_T_pvar_write(MPI_T_pvar_session session, MPI_T_pvar_handle handle, const void *buf)
{
    return mpit_call(use::anywhere, [&] {
        performance_handle &match = find(session, handle);
        check_address(buf);
        if (is_readonly(match.variable()))
            refuse(MPI_T_ERR_PVAR_NO_WRITE);
        match.write(buf);
    });
}

extern "C" int solo_T_pvar_readreset(MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf)
{
    return mpit_call(use::anywhere, [&] {
        performance_handle &match = find(session, handle);
        check_address(buf);
        if (!match.variable().is_atomic)
            refuse(MPI_T_ERR_PVAR_NO_ATOMIC);
        match.read_and_reset(buf);
    });
}
