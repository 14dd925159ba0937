// Data representations whose functions are C++'s, or partly C's. MPI has no way to take one back: boxes live until the end of the
// process.
#include "pending_exception.h"

#include "hash_table.h"

#include <new>
#include <type_traits>

#if BND_HAS_MPI_Register_datarep

namespace bnd_cxx {

namespace {

struct box {
    conversion read, write;
    MPI::Datarep_extent_function *extent;
    void *extra_state;
    box *next;
};

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
box *registered;

// Implementations differ in what the functions return: nothing, or a code.
template <typename Function, typename... Arguments>
int call(Function *function, Arguments &&...arguments)
{
    int code = MPI_SUCCESS;
    const bool returned = call_program([&] {
        if constexpr (std::is_void_v<decltype(function(arguments...))>)
            function(arguments...);
        else
            code = function(arguments...);
    });
    return returned ? code : MPI_ERR_CONVERSION;
}

template <conversion box::*direction>
int convert(void *userbuf, MPI_Datatype datatype, int count, void *filebuf, MPI_Offset position, void *extra_state)
{
    const box &state = *static_cast<const box *>(extra_state);
    const conversion &function = state.*direction;
    if (!function.is_cxx)
        return function.c(userbuf, datatype, count, filebuf, position, state.extra_state);
    MPI::Datatype object(datatype);
    return call(function.cxx, userbuf, object, count, filebuf, position, state.extra_state);
}

int extent_of(MPI_Datatype datatype, MPI_Aint *extent, void *extra_state)
{
    const box &state = *static_cast<const box *>(extra_state);
    const MPI::Datatype object(datatype);
    return call(state.extent, object, *extent, state.extra_state);
}

// MPI_CONVERSION_FN_NULL must reach MPI: it reads and writes without a conversion then.
template <conversion box::*direction>
MPI_Datarep_conversion_function *function_for_c(const box &state)
{
    const conversion &function = state.*direction;
    return !function.is_cxx && function.c == MPI_CONVERSION_FN_NULL ? function.c : convert<direction>;
}

}  // namespace

int register_datarep(int (*c_register)(const char *, MPI_Datarep_conversion_function *,
                                       MPI_Datarep_conversion_function *, MPI_Datarep_extent_function *, void *),
                     const char *datarep, conversion read, conversion write, MPI::Datarep_extent_function *extent,
                     void *extra_state)
{
    box *const state = new (std::nothrow) box{read, write, extent, extra_state, nullptr};
    if (!state)
        return refuse_memory();
    const int code =
        c_register(datarep, function_for_c<&box::read>(*state), function_for_c<&box::write>(*state), extent_of, state);
    if (code != MPI_SUCCESS) {
        delete state;
        return code;
    }
    const bnd::locked guard(mutex);
    state->next = registered;
    registered = state;
    return code;
}

}  // namespace bnd_cxx

#endif
