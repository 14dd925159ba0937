// Included before everything when the runtime is compiled for these tests: counts the datatypes alive, and lets a call fail.
#pragma once

#include <cstdlib>
#include <mpi.h>
#include <numeric>
#include <stdlib.h>
#include <string.h>

struct fault_state {
    int calls;    // that could have failed
    int fail_at;  // which of them does; 0: none
    int alive;    // datatypes made and not freed
    int blocks;   // of memory, likewise
};
extern fault_state faults;

inline bool fault_now() { return ++faults.calls == faults.fail_at; }

#pragma GCC diagnostic ignored "-Wconversion"  // the runtime's own calls were checked without this file

template <typename... P, typename... A>
int fault_make(int (*make)(P...), A... arguments)
{
    if (fault_now())
        return MPI_ERR_OTHER;
    const int rc = make(arguments...);
    faults.alive += rc == MPI_SUCCESS;
    return rc;
}
template <typename... P, typename... A>
int fault_ask(int (*ask)(P...), A... arguments)
{
    return fault_now() ? MPI_ERR_OTHER : ask(arguments...);
}
inline int fault_free_type(MPI_Datatype *type)
{
    --faults.alive;
    return PMPI_Type_free(type);
}
inline bool fault_named(MPI_Datatype type)
{
    int combiner;
#if MPI_VERSION >= 4
    MPI_Count integers, addresses, counts, types;
    PMPI_Type_get_envelope_c(type, &integers, &addresses, &counts, &types, &combiner);
#else
    int integers, addresses, types;
    PMPI_Type_get_envelope(type, &integers, &addresses, &types, &combiner);
#endif
    return combiner == MPI_COMBINER_NAMED;
}
// The derived datatypes inside are new handles.
template <typename... P, typename... A>
int fault_contents(int (*ask)(P...), A... arguments)
{
    if (fault_now())
        return MPI_ERR_OTHER;
    const int rc = ask(arguments...);
    // The count of datatypes and their array, in either form of the call.
    const auto count_alive = [](auto count, MPI_Datatype *types) {
        for (int i = 0; i < count; ++i)
            faults.alive += !fault_named(types[i]);
    };
    if constexpr (sizeof...(A) == 7)
        [&](auto, auto, auto, auto count, auto, auto, auto types) { count_alive(count, types); }(arguments...);
    else
        [&](auto, auto, auto, auto, auto count, auto, auto, auto, auto types) {
            count_alive(count, types);
        }(arguments...);
    return rc;
}
inline void *fault_malloc(size_t bytes)
{
    void *const got = fault_now() ? nullptr : malloc(bytes);
    faults.blocks += got != nullptr;
    return got;
}
inline void *fault_calloc(size_t count, size_t bytes)
{
    void *const got = fault_now() ? nullptr : calloc(count, bytes);
    faults.blocks += got != nullptr;
    return got;
}
inline void *fault_realloc(void *old, size_t bytes)
{
    void *const got = fault_now() ? nullptr : realloc(old, bytes);
    faults.blocks += got != nullptr && old == nullptr;
    return got;
}
inline void fault_free(void *memory)
{
    faults.blocks -= memory != nullptr;
    free(memory);
}

#ifdef FAULTS_IN_RUNTIME
#define PMPI_Type_create_hvector(...) fault_make(PMPI_Type_create_hvector, __VA_ARGS__)
#define PMPI_Type_create_hindexed(...) fault_make(PMPI_Type_create_hindexed, __VA_ARGS__)
#define PMPI_Type_create_hindexed_block(...) fault_make(PMPI_Type_create_hindexed_block, __VA_ARGS__)
#define PMPI_Type_create_struct(...) fault_make(PMPI_Type_create_struct, __VA_ARGS__)
#define PMPI_Type_create_resized(...) fault_make(PMPI_Type_create_resized, __VA_ARGS__)
#define PMPI_Type_commit(...) fault_ask(PMPI_Type_commit, __VA_ARGS__)
#define PMPI_Type_size_x(...) fault_ask(PMPI_Type_size_x, __VA_ARGS__)
#define PMPI_Type_get_extent_x(...) fault_ask(PMPI_Type_get_extent_x, __VA_ARGS__)
#define PMPI_Type_get_true_extent_x(...) fault_ask(PMPI_Type_get_true_extent_x, __VA_ARGS__)
#define PMPI_Type_size_c(...) fault_ask(PMPI_Type_size_c, __VA_ARGS__)
#define PMPI_Type_get_extent_c(...) fault_ask(PMPI_Type_get_extent_c, __VA_ARGS__)
#define PMPI_Type_get_true_extent_c(...) fault_ask(PMPI_Type_get_true_extent_c, __VA_ARGS__)
#define PMPI_Type_get_contents(...) fault_contents(PMPI_Type_get_contents, __VA_ARGS__)
#define PMPI_Type_get_contents_c(...) fault_contents(PMPI_Type_get_contents_c, __VA_ARGS__)
#define PMPI_Type_free fault_free_type
#define malloc fault_malloc
#define calloc fault_calloc
#define realloc fault_realloc
#define free fault_free
#endif
