#include "requests/finish.h"

namespace solo {
namespace {

// The callback sets the status, except MPI_ERROR.
void copy_answer(MPI_Status *status, const MPI_Status &answer)
{
    if (status == MPI_STATUS_IGNORE)
        return;
    const int error = status->MPI_ERROR;
    *status = answer;
    status->MPI_ERROR = error;
}

std::optional<failure> finish_with_callbacks(locked_section &section, MPI_Request &handle, Request &request,
                                             MPI_Status *status)
{
    const ref<Request> reference(request);
    handle = MPI_REQUEST_NULL;
    release_handle(request);
    MPI_Status answer;
    set_empty_status(&answer);
    int query_code = MPI_SUCCESS;
    int free_code = MPI_SUCCESS;
    section.held.unlocked([&] {
        query_code = request.query(&answer);
        free_code = request.end();
    });
    copy_answer(status, answer);
    const int code = free_code != MPI_SUCCESS ? free_code : query_code;  // the last callback's counts (MPI 5.0, 13.2)
    if (code == MPI_SUCCESS)
        return std::nullopt;
    return raised_on({MPI_ERR_OTHER, nullptr, nullptr, code}, nullptr);
}

}  // namespace

std::optional<failure> finish(locked_section &section, MPI_Request &handle, Request &request, MPI_Status *status)
{
    if (request.has_callbacks) [[unlikely]]
        return finish_with_callbacks(section, handle, request, status);
    std::optional<failure> failed;
    if (request.failed) [[unlikely]] {
        failed = raised_on(*request.failed, &request);
        request.failed.reset();
    }
    finish_fast(handle, request, status);
    return failed;
}

void describe(locked_section &section, Request &request, MPI_Status *status)
{
    if (!request.has_callbacks)
        return set_status(status, request.arrived);
    const ref<Request> reference(request);
    MPI_Status answer;
    set_empty_status(&answer);
    int code = MPI_SUCCESS;
    section.held.unlocked([&] { code = request.query(&answer); });
    copy_answer(status, answer);
    if (code != MPI_SUCCESS)
        throw raised_on({MPI_ERR_OTHER, nullptr, nullptr, code}, nullptr);
}

}  // namespace solo
