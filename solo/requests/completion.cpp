// Waiting for one request or a list (MPI 5.0, 3.7.3 and 3.7.5).
#include "completion.h"

#include "requests/finish.h"
#include "requests/status_errors.h"

namespace solo {
namespace {

struct tally {
    int under_way = 0;
    bool has_failed = false;  // a completed one
};

// Counts active and failed requests; checks every handle.
tally count_requests(int count, const MPI_Request list[])
{
    tally result;
    for (int i = 0; i < count; ++i) {
        const Request *const request = request_in(list, i);
        if (!is_active(request))
            continue;
        result.under_way += !request->is_complete;
        result.has_failed = result.has_failed || (request->is_complete && request->failed);
    }
    return result;
}

// Finish completed requests; others stay pending, with a status that says so.
void finish_all(locked_section &section, const char *routine, int count, MPI_Request list[], MPI_Status statuses[],
                bool some_are_pending)
{
    status_errors result(routine, statuses, some_are_pending);
    for (int i = 0; i < count; ++i) {
        Request *const request = request_in(list, i);
        if (!is_active(request)) {
            set_empty_status(status_in(statuses, i));
            result.add_success(i);
        } else if (request->is_complete && can_finish_fast(*request)) {
            finish_fast(list[i], *request, status_in(statuses, i));
            result.add_success(i);
        } else if (request->is_complete) {
            result.add(i, finish(section, list[i], *request, status_in(statuses, i)));
        } else {
            result.add_pending(i);
        }
    }
    result.raise();
}

// Index of the first that is complete; -1: none is, -2: none takes part.
int first_complete(int count, const MPI_Request list[])
{
    int result = -2;
    for (int i = 0; i < count; ++i) {
        const Request *const request = request_in(list, i);
        if (!is_active(request))
            continue;
        if (request->is_complete)
            return i;
        result = -1;
    }
    return result;
}

// Wait for requests of a list. A wait that would never end is an error of the first incomplete request.
template <typename Condition>
void wait_for(locked_section &section, int count, const MPI_Request list[], Condition &&is_true)
{
    try {
        section.wait_until(is_true, never_completes);
    } catch (const failure &thrown) {
        if (thrown.reason != never_completes)
            throw;
        const Request *first = nullptr;
        for (int i = 0; i < count && first == nullptr; ++i)
            if (const Request *const request = request_in(list, i); is_active(request) && !request->is_complete)
                first = request;
        throw raised_on(thrown, first);
    }
}

void check_list(int count, const MPI_Request list[])
{
    for (int i = 0; i < count; ++i)
        request_in(list, i);
}

// The end of MPI_Waitany and MPI_Testany; a negative index: no request is active.
void finish_any(locked_section &section, int result, MPI_Request list[], int *index, MPI_Status *status)
{
    if (result < 0) {
        *index = MPI_UNDEFINED;
        return set_empty_status(status);
    }
    *index = result;
    if (const auto failed = finish(section, list[result], *request_in(list, result), status))
        throw *failed;
}

// End all that is complete, in a shorter list.
void finish_some(locked_section &section, const char *routine, int count, MPI_Request list[], int *outcount,
                 int indices[], MPI_Status statuses[])
{
    status_errors result(routine, statuses, false);
    int done = 0;
    for (int i = 0; i < count; ++i) {
        Request *const request = request_in(list, i);
        if (!is_active(request) || !request->is_complete)
            continue;
        indices[done] = i;
        result.add(done, finish(section, list[i], *request, status_in(statuses, done)));
        *outcount = ++done;
    }
    result.raise();
}

}  // namespace

namespace {

[[gnu::noinline]] void wait_slow_path(MPI_Request *request, MPI_Status *status)
{
    locked_section section;
    Request &waited = find<Request>(*request, "request");
    if (!waited.is_active)
        return set_empty_status(status);
    if (!waited.is_complete)
        section.wait_until([&] { return waited.is_complete; }, never_completes);
    if (const auto failed = finish(section, *request, waited, status))
        throw *failed;
}

}  // namespace

SOLO_HOT void Wait(MPI_Request *request, MPI_Status *status)
{
    if (*request == MPI_REQUEST_NULL) [[unlikely]]
        return set_empty_status(status);
    Request *const waited = unlocked_section::is_possible() ? look_up_user<Request>(*request) : nullptr;
    if (waited == nullptr || !waited->is_recycled || !waited->is_complete || waited->failed) [[unlikely]]
        return wait_slow_path(request, status);
    set_status(status, waited->arrived);
    *request = MPI_REQUEST_NULL;
    recycle(static_cast<Receive_request &>(*waited));
}

void Test(MPI_Request *request, int *flag, MPI_Status *status)
{
    *flag = true;
    if (*request == MPI_REQUEST_NULL)
        return set_empty_status(status);
    locked_section section;
    Request &tested = find<Request>(*request, "request");
    if (!tested.is_active)
        return set_empty_status(status);
    *flag = tested.is_complete;
    if (!tested.is_complete)
        return;
    if (const auto failed = finish(section, *request, tested, status))
        throw *failed;
}

void Waitall(int count, MPI_Request array_of_requests[], MPI_Status array_of_statuses[])
{
    locked_section section;
    const tally before = count_requests(count, array_of_requests);
    // A single thread that would block for ever reports failed requests, if any; the others are pending.
    const bool can_wait = !before.has_failed || before.under_way == 0 || can_block();
    if (before.under_way != 0 && can_wait)
        for (int i = 0; i < count; ++i)
            wait_for(section, count, array_of_requests, [&] {
                const Request *const request = request_in(array_of_requests, i);
                return !is_active(request) || request->is_complete;
            });
    finish_all(section, "MPI_Waitall", count, array_of_requests, array_of_statuses, before.under_way != 0 && !can_wait);
}

void Testall(int count, MPI_Request array_of_requests[], int *flag, MPI_Status array_of_statuses[])
{
    locked_section section;
    *flag = count_requests(count, array_of_requests).under_way == 0;
    if (*flag)
        finish_all(section, "MPI_Testall", count, array_of_requests, array_of_statuses, false);
}

void Waitany(int count, MPI_Request array_of_requests[], int *index, MPI_Status *status)
{
    locked_section section;
    check_list(count, array_of_requests);
    int result = -1;
    wait_for(section, count, array_of_requests,
             [&] { return (result = first_complete(count, array_of_requests)) != -1; });
    finish_any(section, result, array_of_requests, index, status);
}

void Testany(int count, MPI_Request array_of_requests[], int *index, int *flag, MPI_Status *status)
{
    locked_section section;
    check_list(count, array_of_requests);
    const int result = first_complete(count, array_of_requests);
    *flag = result != -1;
    *index = MPI_UNDEFINED;
    if (*flag)
        finish_any(section, result, array_of_requests, index, status);
}

void Waitsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
              MPI_Status array_of_statuses[])
{
    locked_section section;
    check_list(incount, array_of_requests);
    int result = -1;
    wait_for(section, incount, array_of_requests,
             [&] { return (result = first_complete(incount, array_of_requests)) != -1; });
    *outcount = MPI_UNDEFINED;
    finish_some(section, "MPI_Waitsome", incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
}

void Testsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
              MPI_Status array_of_statuses[])
{
    locked_section section;
    check_list(incount, array_of_requests);
    *outcount = first_complete(incount, array_of_requests) == -2 ? MPI_UNDEFINED : 0;
    finish_some(section, "MPI_Testsome", incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
}

}  // namespace solo

#include "completion_glue.h"
