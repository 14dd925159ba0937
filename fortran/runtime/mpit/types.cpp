// The datatypes of variables and of elements of events.
#include "mpit/tool_interface.h"

#if BND_T_HAS_VARIABLES

namespace {

struct sort {
    MPI_Datatype datatype;
    int type;
};

}  // namespace

extern "C" {

int bnd_t_type_of_datatype(MPI_Datatype datatype)
{
    const sort sorts[] = {{MPI_INT, BND_T_TYPE(BND_T_SIGNED, sizeof(int))},
                          {MPI_UNSIGNED, BND_T_TYPE(BND_T_UNSIGNED, sizeof(unsigned))},
                          {MPI_LONG, BND_T_TYPE(BND_T_SIGNED, sizeof(long))},
                          {MPI_UNSIGNED_LONG, BND_T_TYPE(BND_T_UNSIGNED, sizeof(unsigned long))},
                          {MPI_LONG_LONG, BND_T_TYPE(BND_T_SIGNED, sizeof(long long))},
                          {MPI_UNSIGNED_LONG_LONG, BND_T_TYPE(BND_T_UNSIGNED, sizeof(unsigned long long))},
                          {MPI_COUNT, BND_T_TYPE(BND_T_SIGNED, sizeof(MPI_Count))},
                          {MPI_INT32_T, BND_T_TYPE(BND_T_SIGNED, 4)},
                          {MPI_INT64_T, BND_T_TYPE(BND_T_SIGNED, 8)},
                          {MPI_UINT32_T, BND_T_TYPE(BND_T_UNSIGNED, 4)},
                          {MPI_UINT64_T, BND_T_TYPE(BND_T_UNSIGNED, 8)},
                          {MPI_C_BOOL, BND_T_TYPE(BND_T_UNSIGNED, 1)},  // Open MPI's, which the standard does not allow
                          {MPI_DOUBLE, BND_T_TYPE(BND_T_DOUBLE, sizeof(double))},
                          {MPI_CHAR, BND_T_TYPE(BND_T_CHARACTERS, 1)}};
    for (const sort &known : sorts)
        if (known.datatype == datatype)
            return known.type;
    return 0;
}

int bnd_t_type_of_cvar(int index)
{
    MPI_Datatype datatype = MPI_DATATYPE_NULL;
    const int code =
        PMPI_T_cvar_get_info(index, nullptr, nullptr, nullptr, &datatype, nullptr, nullptr, nullptr, nullptr, nullptr);
    return code == MPI_SUCCESS ? bnd_t_type_of_datatype(datatype) : 0;
}

int bnd_t_type_of_pvar(int index)
{
    MPI_Datatype datatype = MPI_DATATYPE_NULL;
    const int code = PMPI_T_pvar_get_info(index, nullptr, nullptr, nullptr, nullptr, &datatype, nullptr, nullptr,
                                          nullptr, nullptr, nullptr, nullptr, nullptr);
    return code == MPI_SUCCESS ? bnd_t_type_of_datatype(datatype) : 0;
}

}  // extern "C"

#endif
