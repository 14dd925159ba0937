// Small MPI: hints, and what a Fortran compiler has.
#include "small.h"

#include <cstring>
#include <map>
#include <string>

struct MPI_ABI_Info {
    std::map<std::string, std::string> values;
};

namespace {

MPI_Info fortran = MPI_INFO_NULL;  // what Fortran bindings tell of their compiler
std::vector<char> booleans[2];

}  // namespace

extern "C" {

int small_Info_create(MPI_Info *info)
{
    *info = new MPI_ABI_Info;
    return MPI_SUCCESS;
}

int small_Info_dup(MPI_Info info, MPI_Info *newinfo)
{
    *newinfo = new MPI_ABI_Info(*info);
    return MPI_SUCCESS;
}

int small_Info_set(MPI_Info info, const char *key, const char *value)
{
    info->values[key] = value;
    return MPI_SUCCESS;
}

int small_Info_free(MPI_Info *info)
{
    bnd_handle_forget(BND_INFO, *info);
    delete *info;
    *info = MPI_INFO_NULL;
    return MPI_SUCCESS;
}

int small_Abi_set_fortran_info(MPI_Info info)
{
    if (fortran != MPI_INFO_NULL)
        return MPI_ERR_ABI;
    return small_Info_dup(info, &fortran);
}

int small_Abi_get_fortran_info(MPI_Info *info)
{
    *info = MPI_INFO_NULL;
    return fortran == MPI_INFO_NULL ? MPI_SUCCESS : small_Info_dup(fortran, info);
}

int small_Abi_set_fortran_booleans(int logical_size, void *logical_true, void *logical_false)
{
    if (!booleans[0].empty())
        return MPI_ERR_ABI;
    const char *const values[] = {static_cast<char *>(logical_false), static_cast<char *>(logical_true)};
    for (int which = 0; which < 2; ++which)
        booleans[which].assign(values[which], values[which] + logical_size);
    return MPI_SUCCESS;
}

int small_Abi_get_fortran_booleans(int logical_size, void *logical_true, void *logical_false, int *is_set)
{
    *is_set = static_cast<int>(booleans[0].size()) == logical_size;
    if (*is_set) {
        std::memcpy(logical_false, booleans[0].data(), logical_size);
        std::memcpy(logical_true, booleans[1].data(), logical_size);
    }
    return MPI_SUCCESS;
}

}  // extern "C"
