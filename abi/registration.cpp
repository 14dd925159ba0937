// The routines of MPI 5.0, chapter 20, which no other MPI has; both registrations last as long as the process.
#include "bnd_native_calls.h"

#include "hash_table.h"

#include <stdio.h>

namespace {

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

MPI_Info fortran_info;
bool has_fortran_info;
struct {
    int size;
    unsigned char truth[16], falsehood[16];
} booleans;

bool is_size(int size) { return size == 1 || size == 2 || size == 4 || size == 8 || size == 16; }

int raise(const char *routine, int error_class, const char *argument)
{
    return bnd_abi_raise(routine, error_class, argument, BND_ON_NOTHING, nullptr);
}

}  // namespace

extern "C" {

int BND_IMPLEMENTATION(Abi_get_version)(int *abi_major, int *abi_minor)
{
    *abi_major = ABI_ABI_VERSION;
    *abi_minor = ABI_ABI_SUBVERSION;
    return ABI_SUCCESS;
}

int BND_IMPLEMENTATION(Abi_get_info)(abi_Info *info)
{
    MPI_Info made = bnd_null_Info;
    int result = BND_NATIVE(Info_create)(&made);
    const struct {
        const char *key;
        size_t size;
    } sizes[] = {{"mpi_aint_size", sizeof(abi_Aint)},
                 {"mpi_count_size", sizeof(abi_Count)},
                 {"mpi_offset_size", sizeof(abi_Offset)}};
    for (const auto &each : sizes) {
        char value[8];
        snprintf(value, sizeof value, "%zu", each.size);
        if (result == MPI_SUCCESS)
            result = BND_NATIVE(Info_set)(made, each.key, value);
    }
    *info = bnd_from_Info(made);
    return BND_RETURNED(result, "MPI_Abi_get_info", BND_ON_NOTHING, nullptr);
}

int BND_IMPLEMENTATION(Abi_get_fortran_info)(abi_Info *info)
{
    const bnd::locked held(mutex);
    MPI_Info copy = bnd_null_Info;
    const int result = has_fortran_info ? BND_NATIVE(Info_dup)(fortran_info, &copy) : MPI_SUCCESS;
    *info = bnd_from_Info(copy);
    return BND_RETURNED(result, "MPI_Abi_get_fortran_info", BND_ON_NOTHING, nullptr);
}

int BND_IMPLEMENTATION(Abi_set_fortran_info)(abi_Info info)
{
    if (!bnd_is_Info(info))
        return raise("MPI_Abi_set_fortran_info", ABI_ERR_INFO, "info");
    bool is_second;
    int result = MPI_SUCCESS;
    {
        const bnd::locked held(mutex);
        is_second = has_fortran_info;
        if (!is_second) {
            result = BND_NATIVE(Info_dup)(bnd_to_Info(info), &fortran_info);
            has_fortran_info = result == MPI_SUCCESS;
        }
    }
    if (is_second)
        return raise("MPI_Abi_set_fortran_info", ABI_ERR_ABI, nullptr);
    return BND_RETURNED(result, "MPI_Abi_set_fortran_info", BND_ON_NOTHING, nullptr);
}

int BND_IMPLEMENTATION(Abi_set_fortran_booleans)(int logical_size, void *logical_true, void *logical_false)
{
    const char *const routine = "MPI_Abi_set_fortran_booleans";
    if (!is_size(logical_size))
        return raise(routine, ABI_ERR_ARG, "logical_size");
    const auto size = static_cast<size_t>(logical_size);
    if (logical_true == nullptr || logical_false == nullptr || memcmp(logical_true, logical_false, size) == 0)
        return raise(routine, ABI_ERR_ARG, "logical_true");
    bool is_second;
    {
        const bnd::locked held(mutex);
        is_second = booleans.size != 0;
        if (!is_second) {
            memcpy(booleans.truth, logical_true, size);
            memcpy(booleans.falsehood, logical_false, size);
            booleans.size = logical_size;
        }
    }
    return is_second ? raise(routine, ABI_ERR_ABI, nullptr) : ABI_SUCCESS;
}

int BND_IMPLEMENTATION(Abi_get_fortran_booleans)(int logical_size, void *logical_true, void *logical_false, int *is_set)
{
    const bnd::locked held(mutex);
    *is_set = booleans.size != 0 && logical_size == booleans.size;
    if (*is_set && logical_true != nullptr && logical_false != nullptr) {
        memcpy(logical_true, booleans.truth, static_cast<size_t>(logical_size));
        memcpy(logical_false, booleans.falsehood, static_cast<size_t>(logical_size));
    }
    return ABI_SUCCESS;
}

}  // extern "C"
