/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml through templates/abi/calls.c.j2. */
/* What stands under entry points of the standard ABI: every argument is converted, the other MPI's function is called. */
#include "bnd_native_calls.h"

#ifndef BND_EMULATES_MPI_Cancel
#if BND_HAS_MPI_Cancel
static inline __attribute__((always_inline)) int bnd_do_Cancel(abi_Request *request,
        __attribute__((unused)) const long bnd_until)
{
    BND_ABI_REFUSE_WRONG(Request, *request, 1, ABI_ERR_REQUEST, "MPI_Cancel", BND_ON_REQUEST, *request);
    MPI_Request c_request = bnd_to_Request(*request);
    BND_ABI_REFUSE_STARTED(c_request, *request);
    const int bnd_result = BND_NATIVE(Cancel)(&c_request);
    return BND_RETURNED(bnd_result, "MPI_Cancel", BND_ON_REQUEST, *request);
}
static __attribute__((noinline)) int bnd_pending_Cancel(abi_Request *request)
{
    return bnd_do_Cancel(request, bnd_abi_kept_until_now());
}
int BND_IMPLEMENTATION(Cancel)(abi_Request *request)
{
    if (BND_ABI_MAY_BE_STARTED)
        return bnd_pending_Cancel(request);
    return bnd_do_Cancel(request, 0);
}
#else
int BND_IMPLEMENTATION(Cancel)(abi_Request *request)
{
    (void)request;
    return BND_UNSUPPORTED("MPI_Cancel", BND_ON_REQUEST, *request);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Grequest_complete
#if BND_HAS_MPI_Grequest_complete
int BND_IMPLEMENTATION(Grequest_complete)(abi_Request request)
{
    BND_ABI_REFUSE_WRONG(Request, request, 1, ABI_ERR_REQUEST, "MPI_Grequest_complete", BND_ON_REQUEST, request);
    return BND_RETURNED(BND_NATIVE(Grequest_complete)(bnd_to_Request(request)), "MPI_Grequest_complete",
            BND_ON_REQUEST, request);
}
#else
int BND_IMPLEMENTATION(Grequest_complete)(abi_Request request)
{
    (void)request;
    return BND_UNSUPPORTED("MPI_Grequest_complete", BND_ON_REQUEST, request);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Grequest_start
#if BND_HAS_MPI_Grequest_start
int BND_IMPLEMENTATION(Grequest_start)(abi_Grequest_query_function *query_fn, abi_Grequest_free_function *free_fn,
        abi_Grequest_cancel_function *cancel_fn, void *extra_state, abi_Request *request)
{
    BND_ABI_OWNED struct bnd_abi_callbacks *c_extra_state = bnd_abi_callbacks_new(extra_state,
            (bnd_procedure *)query_fn, (bnd_procedure *)free_fn, (bnd_procedure *)cancel_fn);
    MPI_Request c_request = bnd_null_Request;
    BND_ABI_NEED(c_extra_state, c_extra_state);
    const int bnd_result = BND_NATIVE(Grequest_start)(!query_fn ? 0 : bnd_abi_call_grequest_query_function,
            !free_fn ? 0 : bnd_abi_call_grequest_free_function, !cancel_fn ? 0 : bnd_abi_call_grequest_cancel_function,
            c_extra_state, &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        bnd_abi_callbacks_last(bnd_abi_released(&c_extra_state), 0);
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Grequest_start", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Grequest_start)(abi_Grequest_query_function *query_fn, abi_Grequest_free_function *free_fn,
        abi_Grequest_cancel_function *cancel_fn, void *extra_state, abi_Request *request)
{
    (void)query_fn, (void)free_fn, (void)cancel_fn, (void)extra_state, (void)request;
    return BND_UNSUPPORTED("MPI_Grequest_start", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Request_free
#if BND_HAS_MPI_Request_free
static inline __attribute__((always_inline)) int bnd_do_Request_free(abi_Request *request,
        __attribute__((unused)) const long bnd_until)
{
    BND_ABI_REFUSE_WRONG(Request, *request, 1, ABI_ERR_REQUEST, "MPI_Request_free", BND_ON_REQUEST, *request);
    MPI_Request c_request = bnd_to_Request(*request);
    const MPI_Request c_old_request = c_request;
    BND_ABI_FREE_PERSISTENT(c_request, *request);
    const int bnd_result = BND_NATIVE(Request_free)(&c_request);
    BND_ABI_FREED(c_old_request, c_request);
    *request = bnd_from_Request(c_request);
    return BND_RETURNED(bnd_result, "MPI_Request_free", BND_ON_REQUEST, *request);
}
static __attribute__((noinline)) int bnd_pending_Request_free(abi_Request *request)
{
    return bnd_do_Request_free(request, bnd_abi_kept_until_now());
}
int BND_IMPLEMENTATION(Request_free)(abi_Request *request)
{
    if (BND_ABI_IS_KEPT)
        return bnd_pending_Request_free(request);
    return bnd_do_Request_free(request, 0);
}
#else
int BND_IMPLEMENTATION(Request_free)(abi_Request *request)
{
    (void)request;
    return BND_UNSUPPORTED("MPI_Request_free", BND_ON_REQUEST, *request);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Request_get_status
#if BND_HAS_MPI_Request_get_status
static inline __attribute__((always_inline)) int bnd_do_Request_get_status(abi_Request request, int *flag,
        abi_Status *status, __attribute__((unused)) const long bnd_until)
{
    BND_ABI_REFUSE_WRONG(null_or_Request, request, 1, ABI_ERR_REQUEST, "MPI_Request_get_status", BND_ON_REQUEST,
            request);
    const MPI_Request c_request = bnd_to_Request(request);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(Request_get_status)(BND_ABI_STARTED(c_request), (void *)flag,
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (*flag) if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_Request_get_status", BND_ON_REQUEST, request);
}
static __attribute__((noinline)) int bnd_pending_Request_get_status(abi_Request request, int *flag, abi_Status *status)
{
    return bnd_do_Request_get_status(request, flag, status, bnd_abi_kept_until_now());
}
int BND_IMPLEMENTATION(Request_get_status)(abi_Request request, int *flag, abi_Status *status)
{
    if (BND_ABI_MAY_BE_STARTED)
        return bnd_pending_Request_get_status(request, flag, status);
    return bnd_do_Request_get_status(request, flag, status, 0);
}
#else
int BND_IMPLEMENTATION(Request_get_status)(abi_Request request, int *flag, abi_Status *status)
{
    (void)request, (void)flag, (void)status;
    return BND_UNSUPPORTED("MPI_Request_get_status", BND_ON_REQUEST, request);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Request_get_status_all
#if BND_HAS_MPI_Request_get_status_all
static inline __attribute__((always_inline)) int bnd_do_Request_get_status_all(int count,
        const abi_Request array_of_requests[], int *flag, abi_Status array_of_statuses[],
        __attribute__((unused)) const long bnd_until)
{
    BND_ABI_OWNED MPI_Request *c_array_of_requests = bnd_to_Request_array(array_of_requests, count);
    struct bnd_abi_statuses c_array_of_statuses;
    bnd_abi_statuses_in(&c_array_of_statuses, array_of_statuses, count);
    BND_ABI_NEED(c_array_of_statuses.native || array_of_statuses == ABI_STATUSES_IGNORE, array_of_statuses);
    BND_ABI_NEED(c_array_of_requests, array_of_requests);
    const int bnd_result = BND_NATIVE(Request_get_status_all)(count, c_array_of_requests, (void *)flag,
            c_array_of_statuses.native);
    bnd_abi_statuses_out(&c_array_of_statuses, array_of_statuses, *flag ? count : 0, bnd_result);
    return BND_RETURNED(bnd_result, "MPI_Request_get_status_all", BND_ON_NOTHING, 0);
}
static __attribute__((noinline)) int bnd_pending_Request_get_status_all(int count,
        const abi_Request array_of_requests[], int *flag, abi_Status array_of_statuses[])
{
    return bnd_do_Request_get_status_all(count, array_of_requests, flag, array_of_statuses, bnd_abi_kept_until_now());
}
int BND_IMPLEMENTATION(Request_get_status_all)(int count, const abi_Request array_of_requests[], int *flag,
        abi_Status array_of_statuses[])
{
    if (BND_ABI_MAY_BE_STARTED)
        return bnd_pending_Request_get_status_all(count, array_of_requests, flag, array_of_statuses);
    return bnd_do_Request_get_status_all(count, array_of_requests, flag, array_of_statuses, 0);
}
#else
int BND_IMPLEMENTATION(Request_get_status_all)(int count, const abi_Request array_of_requests[], int *flag,
        abi_Status array_of_statuses[])
{
    (void)count, (void)array_of_requests, (void)flag, (void)array_of_statuses;
    return BND_UNSUPPORTED("MPI_Request_get_status_all", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Request_get_status_any
#if BND_HAS_MPI_Request_get_status_any
static inline __attribute__((always_inline)) int bnd_do_Request_get_status_any(int count,
        const abi_Request array_of_requests[], int *index, int *flag, abi_Status *status,
        __attribute__((unused)) const long bnd_until)
{
    BND_ABI_OWNED MPI_Request *c_array_of_requests = bnd_to_Request_array(array_of_requests, count);
    MPI_Status c_status;
    BND_ABI_NEED(c_array_of_requests, array_of_requests);
    const int bnd_result = BND_NATIVE(Request_get_status_any)(count, c_array_of_requests, (void *)index, (void *)flag,
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (*flag) if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_Request_get_status_any", BND_ON_NOTHING, 0);
}
static __attribute__((noinline)) int bnd_pending_Request_get_status_any(int count,
        const abi_Request array_of_requests[], int *index, int *flag, abi_Status *status)
{
    return bnd_do_Request_get_status_any(count, array_of_requests, index, flag, status, bnd_abi_kept_until_now());
}
int BND_IMPLEMENTATION(Request_get_status_any)(int count, const abi_Request array_of_requests[], int *index, int *flag,
        abi_Status *status)
{
    if (BND_ABI_MAY_BE_STARTED)
        return bnd_pending_Request_get_status_any(count, array_of_requests, index, flag, status);
    return bnd_do_Request_get_status_any(count, array_of_requests, index, flag, status, 0);
}
#else
int BND_IMPLEMENTATION(Request_get_status_any)(int count, const abi_Request array_of_requests[], int *index, int *flag,
        abi_Status *status)
{
    (void)count, (void)array_of_requests, (void)index, (void)flag, (void)status;
    return BND_UNSUPPORTED("MPI_Request_get_status_any", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Request_get_status_some
#if BND_HAS_MPI_Request_get_status_some
static inline __attribute__((always_inline)) int bnd_do_Request_get_status_some(int incount,
        const abi_Request array_of_requests[], int *outcount, int array_of_indices[], abi_Status array_of_statuses[],
        __attribute__((unused)) const long bnd_until)
{
    BND_ABI_OWNED MPI_Request *c_array_of_requests = bnd_to_Request_array(array_of_requests, incount);
    struct bnd_abi_statuses c_array_of_statuses;
    bnd_abi_statuses_in(&c_array_of_statuses, array_of_statuses, incount);
    BND_ABI_NEED(c_array_of_statuses.native || array_of_statuses == ABI_STATUSES_IGNORE, array_of_statuses);
    BND_ABI_NEED(c_array_of_requests, array_of_requests);
    const int bnd_result = BND_NATIVE(Request_get_status_some)(incount, c_array_of_requests, (void *)outcount,
            (void *)array_of_indices, c_array_of_statuses.native);
    bnd_abi_statuses_out(&c_array_of_statuses, array_of_statuses, 1 ? *outcount : 0, bnd_result);
    return BND_RETURNED(bnd_result, "MPI_Request_get_status_some", BND_ON_NOTHING, 0);
}
static __attribute__((noinline)) int bnd_pending_Request_get_status_some(int incount,
        const abi_Request array_of_requests[], int *outcount, int array_of_indices[], abi_Status array_of_statuses[])
{
    return bnd_do_Request_get_status_some(incount, array_of_requests, outcount, array_of_indices, array_of_statuses,
            bnd_abi_kept_until_now());
}
int BND_IMPLEMENTATION(Request_get_status_some)(int incount, const abi_Request array_of_requests[], int *outcount,
        int array_of_indices[], abi_Status array_of_statuses[])
{
    if (BND_ABI_MAY_BE_STARTED)
        return bnd_pending_Request_get_status_some(incount, array_of_requests, outcount, array_of_indices,
                array_of_statuses);
    return bnd_do_Request_get_status_some(incount, array_of_requests, outcount, array_of_indices, array_of_statuses,
            0);
}
#else
int BND_IMPLEMENTATION(Request_get_status_some)(int incount, const abi_Request array_of_requests[], int *outcount,
        int array_of_indices[], abi_Status array_of_statuses[])
{
    (void)incount, (void)array_of_requests, (void)outcount, (void)array_of_indices, (void)array_of_statuses;
    return BND_UNSUPPORTED("MPI_Request_get_status_some", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Start
#if BND_HAS_MPI_Start
static inline __attribute__((always_inline)) int bnd_do_Start(abi_Request *request,
        __attribute__((unused)) const long bnd_until)
{
    BND_ABI_REFUSE_WRONG(Request, *request, 1, ABI_ERR_REQUEST, "MPI_Start", BND_ON_REQUEST, *request);
    MPI_Request c_request = bnd_to_Request(*request);
    BND_ABI_START(c_request);
    const int bnd_result = BND_NATIVE(Start)(&c_request);
    *request = bnd_from_Request(c_request);
    return BND_RETURNED(bnd_result, "MPI_Start", BND_ON_REQUEST, *request);
}
static __attribute__((noinline)) int bnd_pending_Start(abi_Request *request)
{
    return bnd_do_Start(request, bnd_abi_kept_until_now());
}
int BND_IMPLEMENTATION(Start)(abi_Request *request)
{
    if (BND_ABI_MAY_BE_STARTED)
        return bnd_pending_Start(request);
    return bnd_do_Start(request, 0);
}
#else
int BND_IMPLEMENTATION(Start)(abi_Request *request)
{
    (void)request;
    return BND_UNSUPPORTED("MPI_Start", BND_ON_REQUEST, *request);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Startall
#if BND_HAS_MPI_Startall
static inline __attribute__((always_inline)) int bnd_do_Startall(int count, abi_Request array_of_requests[],
        __attribute__((unused)) const long bnd_until)
{
    struct bnd_abi_requests c_array_of_requests;
    BND_ABI_START_ALL(array_of_requests, count);
    c_array_of_requests = bnd_abi_requests_in(array_of_requests, count, bnd_until);
    BND_ABI_NEED(!c_array_of_requests.is_out_of_memory, array_of_requests);
    const int bnd_result = BND_NATIVE(Startall)(count, c_array_of_requests.native);
    bnd_abi_requests_out(c_array_of_requests, array_of_requests, count, bnd_until);
    return BND_RETURNED(bnd_result, "MPI_Startall", BND_ON_NOTHING, 0);
}
static __attribute__((noinline)) int bnd_pending_Startall(int count, abi_Request array_of_requests[])
{
    return bnd_do_Startall(count, array_of_requests, bnd_abi_kept_until_now());
}
int BND_IMPLEMENTATION(Startall)(int count, abi_Request array_of_requests[])
{
    if (BND_ABI_MAY_BE_STARTED)
        return bnd_pending_Startall(count, array_of_requests);
    return bnd_do_Startall(count, array_of_requests, 0);
}
#else
int BND_IMPLEMENTATION(Startall)(int count, abi_Request array_of_requests[])
{
    (void)count, (void)array_of_requests;
    return BND_UNSUPPORTED("MPI_Startall", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Status_get_error
#if BND_HAS_MPI_Status_get_error
int BND_IMPLEMENTATION(Status_get_error)(const abi_Status *status, int *err)
{
    const MPI_Status c_status = bnd_to_status(status);
    const int bnd_result = BND_NATIVE(Status_get_error)((MPI_Status *)&c_status, (void *)err);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *err = bnd_from_error_classes(*err);
    }
    return BND_RETURNED(bnd_result, "MPI_Status_get_error", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Status_get_error)(const abi_Status *status, int *err)
{
    (void)status, (void)err;
    return BND_UNSUPPORTED("MPI_Status_get_error", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Status_get_source
#if BND_HAS_MPI_Status_get_source
int BND_IMPLEMENTATION(Status_get_source)(const abi_Status *status, int *source)
{
    const MPI_Status c_status = bnd_to_status(status);
    const int bnd_result = BND_NATIVE(Status_get_source)((MPI_Status *)&c_status, (void *)source);
    return BND_RETURNED(bnd_result, "MPI_Status_get_source", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Status_get_source)(const abi_Status *status, int *source)
{
    (void)status, (void)source;
    return BND_UNSUPPORTED("MPI_Status_get_source", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Status_get_tag
#if BND_HAS_MPI_Status_get_tag
int BND_IMPLEMENTATION(Status_get_tag)(const abi_Status *status, int *tag)
{
    const MPI_Status c_status = bnd_to_status(status);
    const int bnd_result = BND_NATIVE(Status_get_tag)((MPI_Status *)&c_status, (void *)tag);
    return BND_RETURNED(bnd_result, "MPI_Status_get_tag", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Status_get_tag)(const abi_Status *status, int *tag)
{
    (void)status, (void)tag;
    return BND_UNSUPPORTED("MPI_Status_get_tag", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Status_set_cancelled
#if BND_HAS_MPI_Status_set_cancelled
int BND_IMPLEMENTATION(Status_set_cancelled)(abi_Status *status, int flag)
{
    MPI_Status c_status = bnd_to_status(status);
    const int bnd_result = BND_NATIVE(Status_set_cancelled)(&c_status, flag);
    bnd_from_status(status, &c_status);
    return BND_RETURNED(bnd_result, "MPI_Status_set_cancelled", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Status_set_cancelled)(abi_Status *status, int flag)
{
    (void)status, (void)flag;
    return BND_UNSUPPORTED("MPI_Status_set_cancelled", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Status_set_error
#if BND_HAS_MPI_Status_set_error
int BND_IMPLEMENTATION(Status_set_error)(abi_Status *status, int err)
{
    MPI_Status c_status = bnd_to_status(status);
    const int bnd_result = BND_NATIVE(Status_set_error)(&c_status, bnd_to_error_classes(err));
    bnd_from_status(status, &c_status);
    return BND_RETURNED(bnd_result, "MPI_Status_set_error", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Status_set_error)(abi_Status *status, int err)
{
    (void)status, (void)err;
    return BND_UNSUPPORTED("MPI_Status_set_error", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Status_set_source
#if BND_HAS_MPI_Status_set_source
int BND_IMPLEMENTATION(Status_set_source)(abi_Status *status, int source)
{
    MPI_Status c_status = bnd_to_status(status);
    const int bnd_result = BND_NATIVE(Status_set_source)(&c_status, bnd_to_ranks(source));
    bnd_from_status(status, &c_status);
    return BND_RETURNED(bnd_result, "MPI_Status_set_source", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Status_set_source)(abi_Status *status, int source)
{
    (void)status, (void)source;
    return BND_UNSUPPORTED("MPI_Status_set_source", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Status_set_tag
#if BND_HAS_MPI_Status_set_tag
int BND_IMPLEMENTATION(Status_set_tag)(abi_Status *status, int tag)
{
    MPI_Status c_status = bnd_to_status(status);
    const int bnd_result = BND_NATIVE(Status_set_tag)(&c_status, bnd_to_tags(tag));
    bnd_from_status(status, &c_status);
    return BND_RETURNED(bnd_result, "MPI_Status_set_tag", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Status_set_tag)(abi_Status *status, int tag)
{
    (void)status, (void)tag;
    return BND_UNSUPPORTED("MPI_Status_set_tag", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Test
#if BND_HAS_MPI_Test
static inline __attribute__((always_inline)) int bnd_do_Test(abi_Request *request, int *flag, abi_Status *status,
        __attribute__((unused)) const long bnd_until)
{
    BND_ABI_REFUSE_WRONG(null_or_Request, *request, 1, ABI_ERR_REQUEST, "MPI_Test", BND_ON_REQUEST, *request);
    const MPI_Request c_old_request = bnd_to_Request(*request);
    MPI_Request c_request = BND_ABI_STARTED(c_old_request);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(Test)(&c_request, (void *)flag,
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    BND_ABI_COMPLETED(c_old_request, c_request);
    *request = bnd_from_Request(c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (*flag) if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_Test", BND_ON_REQUEST, *request);
}
static __attribute__((noinline)) int bnd_pending_Test(abi_Request *request, int *flag, abi_Status *status)
{
    return bnd_do_Test(request, flag, status, bnd_abi_kept_until_now());
}
int BND_IMPLEMENTATION(Test)(abi_Request *request, int *flag, abi_Status *status)
{
    if (BND_ABI_IS_KEPT)
        return bnd_pending_Test(request, flag, status);
    return bnd_do_Test(request, flag, status, 0);
}
#else
int BND_IMPLEMENTATION(Test)(abi_Request *request, int *flag, abi_Status *status)
{
    (void)request, (void)flag, (void)status;
    return BND_UNSUPPORTED("MPI_Test", BND_ON_REQUEST, *request);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Test_cancelled
#if BND_HAS_MPI_Test_cancelled
int BND_IMPLEMENTATION(Test_cancelled)(const abi_Status *status, int *flag)
{
    const MPI_Status c_status = bnd_to_status(status);
    const int bnd_result = BND_NATIVE(Test_cancelled)((MPI_Status *)&c_status, (void *)flag);
    return BND_RETURNED(bnd_result, "MPI_Test_cancelled", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Test_cancelled)(const abi_Status *status, int *flag)
{
    (void)status, (void)flag;
    return BND_UNSUPPORTED("MPI_Test_cancelled", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Testall
#if BND_HAS_MPI_Testall
static inline __attribute__((always_inline)) int bnd_do_Testall(int count, abi_Request array_of_requests[], int *flag,
        abi_Status array_of_statuses[], __attribute__((unused)) const long bnd_until)
{
    struct bnd_abi_requests c_array_of_requests;
    struct bnd_abi_statuses c_array_of_statuses;
    bnd_abi_statuses_in(&c_array_of_statuses, array_of_statuses, count);
    BND_ABI_NEED(c_array_of_statuses.native || array_of_statuses == ABI_STATUSES_IGNORE, array_of_statuses);
    c_array_of_requests = bnd_abi_requests_in(array_of_requests, count, bnd_until);
    BND_ABI_NEED(!c_array_of_requests.is_out_of_memory, array_of_requests);
    const int bnd_result = BND_NATIVE(Testall)(count, c_array_of_requests.native, (void *)flag,
            c_array_of_statuses.native);
    bnd_abi_requests_out(c_array_of_requests, array_of_requests, count, bnd_until);
    bnd_abi_statuses_out(&c_array_of_statuses, array_of_statuses, *flag ? count : 0, bnd_result);
    return BND_RETURNED(bnd_result, "MPI_Testall", BND_ON_NOTHING, 0);
}
static __attribute__((noinline)) int bnd_pending_Testall(int count, abi_Request array_of_requests[], int *flag,
        abi_Status array_of_statuses[])
{
    return bnd_do_Testall(count, array_of_requests, flag, array_of_statuses, bnd_abi_kept_until_now());
}
int BND_IMPLEMENTATION(Testall)(int count, abi_Request array_of_requests[], int *flag, abi_Status array_of_statuses[])
{
    if (BND_ABI_IS_KEPT)
        return bnd_pending_Testall(count, array_of_requests, flag, array_of_statuses);
    return bnd_do_Testall(count, array_of_requests, flag, array_of_statuses, 0);
}
#else
int BND_IMPLEMENTATION(Testall)(int count, abi_Request array_of_requests[], int *flag, abi_Status array_of_statuses[])
{
    (void)count, (void)array_of_requests, (void)flag, (void)array_of_statuses;
    return BND_UNSUPPORTED("MPI_Testall", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Testany
#if BND_HAS_MPI_Testany
static inline __attribute__((always_inline)) int bnd_do_Testany(int count, abi_Request array_of_requests[], int *index,
        int *flag, abi_Status *status, __attribute__((unused)) const long bnd_until)
{
    struct bnd_abi_requests c_array_of_requests;
    MPI_Status c_status;
    c_array_of_requests = bnd_abi_requests_in(array_of_requests, count, bnd_until);
    BND_ABI_NEED(!c_array_of_requests.is_out_of_memory, array_of_requests);
    const int bnd_result = BND_NATIVE(Testany)(count, c_array_of_requests.native, (void *)index, (void *)flag,
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    bnd_abi_requests_out(c_array_of_requests, array_of_requests, count, bnd_until);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (*flag) if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_Testany", BND_ON_NOTHING, 0);
}
static __attribute__((noinline)) int bnd_pending_Testany(int count, abi_Request array_of_requests[], int *index,
        int *flag, abi_Status *status)
{
    return bnd_do_Testany(count, array_of_requests, index, flag, status, bnd_abi_kept_until_now());
}
int BND_IMPLEMENTATION(Testany)(int count, abi_Request array_of_requests[], int *index, int *flag, abi_Status *status)
{
    if (BND_ABI_IS_KEPT)
        return bnd_pending_Testany(count, array_of_requests, index, flag, status);
    return bnd_do_Testany(count, array_of_requests, index, flag, status, 0);
}
#else
int BND_IMPLEMENTATION(Testany)(int count, abi_Request array_of_requests[], int *index, int *flag, abi_Status *status)
{
    (void)count, (void)array_of_requests, (void)index, (void)flag, (void)status;
    return BND_UNSUPPORTED("MPI_Testany", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Testsome
#if BND_HAS_MPI_Testsome
static inline __attribute__((always_inline)) int bnd_do_Testsome(int incount, abi_Request array_of_requests[],
        int *outcount, int array_of_indices[], abi_Status array_of_statuses[],
        __attribute__((unused)) const long bnd_until)
{
    struct bnd_abi_requests c_array_of_requests;
    struct bnd_abi_statuses c_array_of_statuses;
    bnd_abi_statuses_in(&c_array_of_statuses, array_of_statuses, incount);
    BND_ABI_NEED(c_array_of_statuses.native || array_of_statuses == ABI_STATUSES_IGNORE, array_of_statuses);
    c_array_of_requests = bnd_abi_requests_in(array_of_requests, incount, bnd_until);
    BND_ABI_NEED(!c_array_of_requests.is_out_of_memory, array_of_requests);
    const int bnd_result = BND_NATIVE(Testsome)(incount, c_array_of_requests.native, (void *)outcount,
            (void *)array_of_indices, c_array_of_statuses.native);
    bnd_abi_requests_out(c_array_of_requests, array_of_requests, incount, bnd_until);
    bnd_abi_statuses_out(&c_array_of_statuses, array_of_statuses, 1 ? *outcount : 0, bnd_result);
    return BND_RETURNED(bnd_result, "MPI_Testsome", BND_ON_NOTHING, 0);
}
static __attribute__((noinline)) int bnd_pending_Testsome(int incount, abi_Request array_of_requests[], int *outcount,
        int array_of_indices[], abi_Status array_of_statuses[])
{
    return bnd_do_Testsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses,
            bnd_abi_kept_until_now());
}
int BND_IMPLEMENTATION(Testsome)(int incount, abi_Request array_of_requests[], int *outcount, int array_of_indices[],
        abi_Status array_of_statuses[])
{
    if (BND_ABI_IS_KEPT)
        return bnd_pending_Testsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
    return bnd_do_Testsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses, 0);
}
#else
int BND_IMPLEMENTATION(Testsome)(int incount, abi_Request array_of_requests[], int *outcount, int array_of_indices[],
        abi_Status array_of_statuses[])
{
    (void)incount, (void)array_of_requests, (void)outcount, (void)array_of_indices, (void)array_of_statuses;
    return BND_UNSUPPORTED("MPI_Testsome", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Wait
#if BND_HAS_MPI_Wait
static inline __attribute__((always_inline)) int bnd_do_Wait(abi_Request *request, abi_Status *status,
        __attribute__((unused)) const long bnd_until)
{
    BND_ABI_REFUSE_WRONG(null_or_Request, *request, 1, ABI_ERR_REQUEST, "MPI_Wait", BND_ON_REQUEST, *request);
    const MPI_Request c_old_request = bnd_to_Request(*request);
    MPI_Request c_request = BND_ABI_STARTED(c_old_request);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(Wait)(&c_request, status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    BND_ABI_COMPLETED(c_old_request, c_request);
    *request = bnd_from_Request(c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_Wait", BND_ON_REQUEST, *request);
}
static __attribute__((noinline)) int bnd_pending_Wait(abi_Request *request, abi_Status *status)
{
    return bnd_do_Wait(request, status, bnd_abi_kept_until_now());
}
int BND_IMPLEMENTATION(Wait)(abi_Request *request, abi_Status *status)
{
    if (BND_ABI_IS_KEPT)
        return bnd_pending_Wait(request, status);
    return bnd_do_Wait(request, status, 0);
}
#else
int BND_IMPLEMENTATION(Wait)(abi_Request *request, abi_Status *status)
{
    (void)request, (void)status;
    return BND_UNSUPPORTED("MPI_Wait", BND_ON_REQUEST, *request);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Waitall
#if BND_HAS_MPI_Waitall
static inline __attribute__((always_inline)) int bnd_do_Waitall(int count, abi_Request array_of_requests[],
        abi_Status array_of_statuses[], __attribute__((unused)) const long bnd_until)
{
    struct bnd_abi_requests c_array_of_requests;
    struct bnd_abi_statuses c_array_of_statuses;
    bnd_abi_statuses_in(&c_array_of_statuses, array_of_statuses, count);
    BND_ABI_NEED(c_array_of_statuses.native || array_of_statuses == ABI_STATUSES_IGNORE, array_of_statuses);
    c_array_of_requests = bnd_abi_requests_in(array_of_requests, count, bnd_until);
    BND_ABI_NEED(!c_array_of_requests.is_out_of_memory, array_of_requests);
    const int bnd_result = BND_NATIVE(Waitall)(count, c_array_of_requests.native, c_array_of_statuses.native);
    bnd_abi_requests_out(c_array_of_requests, array_of_requests, count, bnd_until);
    bnd_abi_statuses_out(&c_array_of_statuses, array_of_statuses, 1 ? count : 0, bnd_result);
    return BND_RETURNED(bnd_result, "MPI_Waitall", BND_ON_NOTHING, 0);
}
static __attribute__((noinline)) int bnd_pending_Waitall(int count, abi_Request array_of_requests[],
        abi_Status array_of_statuses[])
{
    return bnd_do_Waitall(count, array_of_requests, array_of_statuses, bnd_abi_kept_until_now());
}
int BND_IMPLEMENTATION(Waitall)(int count, abi_Request array_of_requests[], abi_Status array_of_statuses[])
{
    if (BND_ABI_IS_KEPT)
        return bnd_pending_Waitall(count, array_of_requests, array_of_statuses);
    return bnd_do_Waitall(count, array_of_requests, array_of_statuses, 0);
}
#else
int BND_IMPLEMENTATION(Waitall)(int count, abi_Request array_of_requests[], abi_Status array_of_statuses[])
{
    (void)count, (void)array_of_requests, (void)array_of_statuses;
    return BND_UNSUPPORTED("MPI_Waitall", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Waitany
#if BND_HAS_MPI_Waitany
static inline __attribute__((always_inline)) int bnd_do_Waitany(int count, abi_Request array_of_requests[], int *index,
        abi_Status *status, __attribute__((unused)) const long bnd_until)
{
    struct bnd_abi_requests c_array_of_requests;
    MPI_Status c_status;
    c_array_of_requests = bnd_abi_requests_in(array_of_requests, count, bnd_until);
    BND_ABI_NEED(!c_array_of_requests.is_out_of_memory, array_of_requests);
    const int bnd_result = BND_NATIVE(Waitany)(count, c_array_of_requests.native, (void *)index,
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    bnd_abi_requests_out(c_array_of_requests, array_of_requests, count, bnd_until);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_Waitany", BND_ON_NOTHING, 0);
}
static __attribute__((noinline)) int bnd_pending_Waitany(int count, abi_Request array_of_requests[], int *index,
        abi_Status *status)
{
    return bnd_do_Waitany(count, array_of_requests, index, status, bnd_abi_kept_until_now());
}
int BND_IMPLEMENTATION(Waitany)(int count, abi_Request array_of_requests[], int *index, abi_Status *status)
{
    if (BND_ABI_IS_KEPT)
        return bnd_pending_Waitany(count, array_of_requests, index, status);
    return bnd_do_Waitany(count, array_of_requests, index, status, 0);
}
#else
int BND_IMPLEMENTATION(Waitany)(int count, abi_Request array_of_requests[], int *index, abi_Status *status)
{
    (void)count, (void)array_of_requests, (void)index, (void)status;
    return BND_UNSUPPORTED("MPI_Waitany", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Waitsome
#if BND_HAS_MPI_Waitsome
static inline __attribute__((always_inline)) int bnd_do_Waitsome(int incount, abi_Request array_of_requests[],
        int *outcount, int array_of_indices[], abi_Status array_of_statuses[],
        __attribute__((unused)) const long bnd_until)
{
    struct bnd_abi_requests c_array_of_requests;
    struct bnd_abi_statuses c_array_of_statuses;
    bnd_abi_statuses_in(&c_array_of_statuses, array_of_statuses, incount);
    BND_ABI_NEED(c_array_of_statuses.native || array_of_statuses == ABI_STATUSES_IGNORE, array_of_statuses);
    c_array_of_requests = bnd_abi_requests_in(array_of_requests, incount, bnd_until);
    BND_ABI_NEED(!c_array_of_requests.is_out_of_memory, array_of_requests);
    const int bnd_result = BND_NATIVE(Waitsome)(incount, c_array_of_requests.native, (void *)outcount,
            (void *)array_of_indices, c_array_of_statuses.native);
    bnd_abi_requests_out(c_array_of_requests, array_of_requests, incount, bnd_until);
    bnd_abi_statuses_out(&c_array_of_statuses, array_of_statuses, 1 ? *outcount : 0, bnd_result);
    return BND_RETURNED(bnd_result, "MPI_Waitsome", BND_ON_NOTHING, 0);
}
static __attribute__((noinline)) int bnd_pending_Waitsome(int incount, abi_Request array_of_requests[], int *outcount,
        int array_of_indices[], abi_Status array_of_statuses[])
{
    return bnd_do_Waitsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses,
            bnd_abi_kept_until_now());
}
int BND_IMPLEMENTATION(Waitsome)(int incount, abi_Request array_of_requests[], int *outcount, int array_of_indices[],
        abi_Status array_of_statuses[])
{
    if (BND_ABI_IS_KEPT)
        return bnd_pending_Waitsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
    return bnd_do_Waitsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses, 0);
}
#else
int BND_IMPLEMENTATION(Waitsome)(int incount, abi_Request array_of_requests[], int *outcount, int array_of_indices[],
        abi_Status array_of_statuses[])
{
    (void)incount, (void)array_of_requests, (void)outcount, (void)array_of_indices, (void)array_of_statuses;
    return BND_UNSUPPORTED("MPI_Waitsome", BND_ON_NOTHING, 0);
}
#endif
#endif

