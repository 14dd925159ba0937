// Routines of MPI 5.0 over an MPI that lacks them, made of those that it has.
#include "bnd_native_calls.h"

extern "C" {

// ---- statuses ----

#define BND_MEMBER(member)                                                            \
    int BND_IMPLEMENTATION(Status_get_##member)(const abi_Status *status, int *value) \
    {                                                                                 \
        *value = status->member;                                                      \
        return ABI_SUCCESS;                                                           \
    }                                                                                 \
    int BND_IMPLEMENTATION(Status_set_##member)(abi_Status * status, int value)       \
    {                                                                                 \
        status->member = value;                                                       \
        return ABI_SUCCESS;                                                           \
    }
BND_MEMBER(source)
BND_MEMBER(tag)
BND_MEMBER(error)

// ---- info ----

#ifdef BND_EMULATES_MPI_Info_get_string
// buflen has room for the NUL on the way in, and on the way out says what the whole value needs.
int BND_IMPLEMENTATION(Info_get_string)(abi_Info info, const char *key, int *buflen, char *value, int *flag)
{
    const MPI_Info native = bnd_to_Info(info);
    int length = 0;
    int result = BND_NATIVE(Info_get_valuelen)(native, key, &length, flag);
    if (result == MPI_SUCCESS && *flag) {
        if (*buflen > 0)
            result = BND_NATIVE(Info_get)(native, key, *buflen - 1, value, flag);
        *buflen = length + 1;
    }
    return BND_RETURNED(result, "MPI_Info_get_string", BND_ON_NOTHING, nullptr);
}
#endif

#ifdef BND_EMULATES_MPI_Get_hw_resource_info
// Returns an empty info object: nothing is known of the hardware.
int BND_IMPLEMENTATION(Get_hw_resource_info)(abi_Info *hw_info)
{
    MPI_Info made = bnd_null_Info;
    const int result = BND_NATIVE(Info_create)(&made);
    *hw_info = bnd_from_Info(made);
    return BND_RETURNED(result, "MPI_Get_hw_resource_info", BND_ON_NOTHING, nullptr);
}
#endif

#ifdef BND_EMULATES_MPI_Info_create_env
// Copies MPI_INFO_ENV; the arguments are ignored.
int BND_IMPLEMENTATION(Info_create_env)(int, char *[], abi_Info *info)
{
    MPI_Info made = bnd_null_Info;
    const int result = BND_NATIVE(Info_dup)(bnd_to_Info(ABI_INFO_ENV), &made);
    *info = bnd_from_Info(made);
    return BND_RETURNED(result, "MPI_Info_create_env", BND_ON_NOTHING, nullptr);
}
#endif

// ---- datatypes ----

#ifdef BND_EMULATES_MPI_Type_get_value_index
// Returns MPI_DATATYPE_NULL for pairs that are not predefined.
int BND_IMPLEMENTATION(Type_get_value_index)(abi_Datatype value_type, abi_Datatype index_type, abi_Datatype *pair_type)
{
    const struct {
        abi_Datatype value, index, pair;
    } pairs[] = {
        {ABI_FLOAT, ABI_INT, ABI_FLOAT_INT},      {ABI_DOUBLE, ABI_INT, ABI_DOUBLE_INT},
        {ABI_LONG, ABI_INT, ABI_LONG_INT},        {ABI_INT, ABI_INT, ABI_2INT},
        {ABI_SHORT, ABI_INT, ABI_SHORT_INT},      {ABI_LONG_DOUBLE, ABI_INT, ABI_LONG_DOUBLE_INT},
        {ABI_REAL, ABI_REAL, ABI_2REAL},          {ABI_DOUBLE_PRECISION, ABI_DOUBLE_PRECISION, ABI_2DOUBLE_PRECISION},
        {ABI_INTEGER, ABI_INTEGER, ABI_2INTEGER},
    };
    const abi_Datatype given[] = {value_type, index_type};
    for (const abi_Datatype type : given)  // a wrong one is an error
        if (int size = 0; BND_NATIVE(Type_size)(bnd_to_Type(type), &size) != MPI_SUCCESS)
            return ABI_ERR_TYPE;
    *pair_type = ABI_DATATYPE_NULL;
    for (const auto &each : pairs)
        if (each.value == value_type && each.index == index_type)
            *pair_type = each.pair;
    return ABI_SUCCESS;
}
#endif

// ---- communicators ----

#ifdef BND_EMULATES_MPI_Comm_idup_with_info
// Hints may be ignored.
int BND_IMPLEMENTATION(Comm_idup)(abi_Comm comm, abi_Comm *newcomm, abi_Request *request);
int BND_IMPLEMENTATION(Comm_idup_with_info)(abi_Comm comm, abi_Info info, abi_Comm *newcomm, abi_Request *request)
{
    if (!bnd_is_null_or_Info(info))
        return bnd_abi_raise("MPI_Comm_idup_with_info", ABI_ERR_INFO, "info", BND_ON_COMM, comm);
    return BND_IMPLEMENTATION(Comm_idup)(comm, newcomm, request);
}
#endif

// ---- several requests, none of which is freed ----

namespace {

[[maybe_unused]] int ask(const char *routine, abi_Request request, int *flag, abi_Status *status)
{
    MPI_Status native;
    [[maybe_unused]] const int bnd_until = BND_ABI_MAY_BE_STARTED;
    const MPI_Request asked = bnd_to_Request(request);
    const int result = BND_NATIVE(Request_get_status)(BND_ABI_STARTED(asked), flag, &native);
    if (result == MPI_SUCCESS && *flag && status != ABI_STATUS_IGNORE)
        bnd_from_status(status, &native);
    return BND_RETURNED(result, routine, BND_ON_NOTHING, nullptr);
}

[[maybe_unused]] abi_Status *element(abi_Status *statuses, int i)
{
    return statuses == ABI_STATUSES_IGNORE ? ABI_STATUS_IGNORE : &statuses[i];
}

}  // namespace

#ifdef BND_EMULATES_MPI_Request_get_status_all
int BND_IMPLEMENTATION(Request_get_status_all)(int count, const abi_Request requests[], int *flag,
                                               abi_Status statuses[])
{
    int result = ABI_SUCCESS;
    *flag = 1;
    for (int i = 0; result == ABI_SUCCESS && *flag && i < count; i++)
        result = ask("MPI_Request_get_status_all", requests[i], flag, element(statuses, i));
    return result;
}
#endif

#ifdef BND_EMULATES_MPI_Request_get_status_any
int BND_IMPLEMENTATION(Request_get_status_any)(int count, const abi_Request requests[], int *index, int *flag,
                                               abi_Status *status)
{
    *index = ABI_UNDEFINED;
    *flag = 1;  // where there is no active request
    for (int i = 0; i < count; i++) {
        if (requests[i] == ABI_REQUEST_NULL)
            continue;
        const int result = ask("MPI_Request_get_status_any", requests[i], flag, status);
        if (result == ABI_SUCCESS && *flag)
            *index = i;
        if (result != ABI_SUCCESS || *flag)
            return result;
    }
    if (*flag && status != ABI_STATUS_IGNORE)
        *status = {ABI_ANY_SOURCE, ABI_ANY_TAG, ABI_SUCCESS, {}};
    return ABI_SUCCESS;
}
#endif

#ifdef BND_EMULATES_MPI_Request_get_status_some
int BND_IMPLEMENTATION(Request_get_status_some)(int incount, const abi_Request requests[], int *outcount, int indices[],
                                                abi_Status statuses[])
{
    int done = 0;
    *outcount = ABI_UNDEFINED;
    for (int i = 0; i < incount; i++) {
        int flag = 0;
        if (requests[i] == ABI_REQUEST_NULL)
            continue;
        const int result = ask("MPI_Request_get_status_some", requests[i], &flag, element(statuses, done));
        if (result != ABI_SUCCESS)
            return result;
        if (flag)
            indices[done++] = i;
        *outcount = done;
    }
    return ABI_SUCCESS;
}
#endif

// ---- events of the tool information interface ----

int BND_IMPLEMENTATION(T_event_register_callback)(abi_T_event_registration, abi_T_cb_safety, abi_Info, void *,
                                                  abi_T_event_cb_function *)
{
    return ABI_T_ERR_NOT_SUPPORTED;
}
int BND_IMPLEMENTATION(T_event_handle_free)(abi_T_event_registration, void *, abi_T_event_free_cb_function *)
{
    return ABI_T_ERR_NOT_SUPPORTED;
}
int BND_IMPLEMENTATION(T_event_set_dropped_handler)(abi_T_event_registration, abi_T_event_dropped_cb_function *)
{
    return ABI_T_ERR_NOT_SUPPORTED;
}

}  // extern "C"
