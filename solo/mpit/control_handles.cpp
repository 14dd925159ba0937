// The routines for control variables (MPI 5.0, 15.3.6).
#include "bnd_implementation.h"
#include "communicators/comm.h"
#include "mpit/bound_object.h"
#include "mpit/control_variables.h"
#include "mpit/finalize.h"
#include "mpit/handles.h"

#include <cstring>

namespace solo::mpit {
namespace {

struct control_handle {
    const control_variable *variable;
    MPI_Comm comm;
};

auto &control_handles()
{
    static auto &table = *new handle_table<MPI_T_cvar_handle, control_handle, handle_kind::cvar>;
    return table;
}

const control_variable &variable_at(int index)
{
    return control_variables()[checked_index(index, control_variables().size())];
}

void write(const control_handle &handle, const void *from)
{
    const control_variable &variable = *handle.variable;
    const ref<Comm> comm = bound_comm(handle.comm);
    if (variable.write == nullptr)
        refuse(MPI_T_ERR_CVAR_SET_NEVER);
    if (variable.items != nullptr) {
        int value;
        std::memcpy(&value, from, sizeof value);
        if (!variable.items->has(value))
            refuse(MPI_T_ERR_INVALID);
    }
    if (const int code = variable.write(comm.get(), from); code != MPI_SUCCESS)
        refuse(code);
}

}  // namespace

void free_all_control_handles() { control_handles().clear(); }

}  // namespace solo::mpit

using namespace solo::mpit;

extern "C" int solo_T_cvar_get_num(int *num_cvar)
{
    return mpit_call([&] { store(num_cvar, static_cast<int>(control_variables().size())); });
}

extern "C" int solo_T_cvar_get_info(int cvar_index, char *name, int *name_len, int *verbosity, MPI_Datatype *datatype,
                                    MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *scope)
{
    return mpit_call([&] {
        const control_variable &variable = variable_at(cvar_index);
        store_text(variable.name, name, name_len);
        store(verbosity, variable.verbosity);
        store(datatype, variable.type);
        store(enumtype, enum_handle(variable.items));
        store_text(variable.description, desc, desc_len);
        store(bind, variable.bind);
        store(scope, variable.scope);
    });
}

extern "C" int solo_T_cvar_get_index(const char *name, int *cvar_index)
{
    return mpit_call([&] { store_index_of(name, control_variables(), cvar_index); });
}

extern "C" int solo_T_cvar_handle_alloc(int cvar_index, void *obj_handle, MPI_T_cvar_handle *handle, int *count)
{
    return mpit_call([&] {
        const control_variable &variable = variable_at(cvar_index);
        check_address(handle);
        const MPI_Comm comm = comm_at(variable.bind, obj_handle);
        *handle = control_handles().add(std::make_unique<control_handle>(control_handle{&variable, comm}));
        store(count, variable.count);
    });
}

extern "C" int solo_T_cvar_handle_free(MPI_T_cvar_handle *handle)
{
    return mpit_call([&] {
        check_address(handle);
        control_handles().find(*handle);
        control_handles().remove(*handle);
        *handle = MPI_T_CVAR_HANDLE_NULL;
    });
}

extern "C" int solo_T_cvar_read(MPI_T_cvar_handle handle, void *buf)
{
    return mpit_call([&] {
        const control_handle &match = control_handles().find(handle);
        check_address(buf);
        if (const int code = match.variable->read(bound_comm(match.comm).get(), buf); code != MPI_SUCCESS)
            refuse(code);
    });
}

extern "C" int solo_T_cvar_write(MPI_T_cvar_handle handle, const void *buf)
{
    return mpit_call([&] {
        const control_handle &match = control_handles().find(handle);
        check_address(buf);
        write(match, buf);
    });
}
