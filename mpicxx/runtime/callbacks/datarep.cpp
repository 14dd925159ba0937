// Data representations whose functions are C++'s, or partly C's. MPI has no way to take one back: boxes live until the end of the
// process.
#include "pending_exception.h"

#include "hash_table.h"

#include <new>
#include <type_traits>

#if BND_HAS_MPI_Register_datarep

namespace bnd_cxx {

namespace {

// `Conversion` is either<…> of functions with small or with large counts.
template <typename Conversion>
struct box {
    Conversion read, write;
    MPI::Datarep_extent_function *extent;
    void *extra_state;
    box *next;
    static inline box *registered = nullptr;
};

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

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

template <auto direction, typename Conversion, typename Count>
int convert(void *userbuf, MPI_Datatype datatype, Count count, void *filebuf, MPI_Offset position, void *extra_state)
{
    const auto &state = *static_cast<const box<Conversion> *>(extra_state);
    const Conversion &function = state.*direction;
    if (!function.is_cxx)
        return function.c(userbuf, datatype, count, filebuf, position, state.extra_state);
    MPI::Datatype object(datatype);
    return call(function.cxx, userbuf, object, count, filebuf, position, state.extra_state);
}

template <typename Conversion>
int extent_of(MPI_Datatype datatype, MPI_Aint *extent, void *extra_state)
{
    const auto &state = *static_cast<const box<Conversion> *>(extra_state);
    const MPI::Datatype object(datatype);
    return call(state.extent, object, *extent, state.extra_state);
}

// A function that must reach MPI, which reads and writes without a conversion then.
bool is_null(MPI_Datarep_conversion_function *function) { return function == MPI_CONVERSION_FN_NULL; }
#if BND_HAS_MPI_Register_datarep_c
bool is_null(MPI_Datarep_conversion_function_c *function) { return function == MPI_CONVERSION_FN_NULL_C; }
#endif

template <auto direction, typename Conversion>
auto function_for_c(const box<Conversion> &state) -> decltype(Conversion::c)
{
    const Conversion &function = state.*direction;
    if (!function.is_cxx && is_null(function.c))
        return function.c;
    return convert<direction, Conversion>;
}

template <typename Register, typename Conversion>
int register_box(Register c_register, const char *datarep, Conversion read, Conversion write,
                 MPI::Datarep_extent_function *extent, void *extra_state)
{
    using state_box = box<Conversion>;
    state_box *const state = new (std::nothrow) state_box{read, write, extent, extra_state, nullptr};
    if (!state)
        return refuse_memory();
    const int code = c_register(datarep, function_for_c<&state_box::read>(*state),
                                function_for_c<&state_box::write>(*state), extent_of<Conversion>, state);
    if (code != MPI_SUCCESS) {
        delete state;
        return code;
    }
    const bnd::locked guard(mutex);
    state->next = state_box::registered;
    state_box::registered = state;
    return code;
}

}  // namespace

int register_datarep(int (*c_register)(const char *, MPI_Datarep_conversion_function *,
                                       MPI_Datarep_conversion_function *, MPI_Datarep_extent_function *, void *),
                     const char *datarep, conversion read, conversion write, MPI::Datarep_extent_function *extent,
                     void *extra_state)
{
    return register_box(c_register, datarep, read, write, extent, extra_state);
}

#if BND_HAS_MPI_Register_datarep_c
int register_datarep_c(int (*c_register)(const char *, MPI_Datarep_conversion_function_c *,
                                         MPI_Datarep_conversion_function_c *, MPI_Datarep_extent_function *, void *),
                       const char *datarep, conversion_c read, conversion_c write, MPI::Datarep_extent_function *extent,
                       void *extra_state)
{
    return register_box(c_register, datarep, read, write, extent, extra_state);
}
#endif

}  // namespace bnd_cxx

#endif
