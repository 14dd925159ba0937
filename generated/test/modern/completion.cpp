// Do not edit: `bindery generate` writes this from specs/routines/completion.toml through templates/test/modern/caller.cpp.j2.
// Calls of bindery::mpi for every routine of the chapter "completion", each argument with a value of its own.
#include "modern_caller.hpp"

static void call_MPI_Cancel(int profiled)
{
#if REC_HAS(MPI_Cancel)
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::cancel(mpi::handles<mpi::request>(&request, 1)[0]) : mpi::cancel(mpi::handles<mpi::request>(&request, 1)[0]);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::cancel(mpi::handles<mpi::request>(&request, 1)[0]) : mpi::returning::cancel(mpi::handles<mpi::request>(&request, 1)[0]);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Grequest_complete(int profiled)
{
#if REC_HAS(MPI_Grequest_complete)
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::grequest_complete(request) : mpi::grequest_complete(request);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::grequest_complete(request) : mpi::returning::grequest_complete(request);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Grequest_start(int profiled)
{
#if REC_HAS(MPI_Grequest_start)
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::grequest_start((MPI_Grequest_query_function *)rec_function(1), (MPI_Grequest_free_function *)rec_function(2), (MPI_Grequest_cancel_function *)rec_function(3), rec_slot(4)) : mpi::grequest_start((MPI_Grequest_query_function *)rec_function(1), (MPI_Grequest_free_function *)rec_function(2), (MPI_Grequest_cancel_function *)rec_function(3), rec_slot(4));
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::grequest_start((MPI_Grequest_query_function *)rec_function(1), (MPI_Grequest_free_function *)rec_function(2), (MPI_Grequest_cancel_function *)rec_function(3), rec_slot(4)) : mpi::returning::grequest_start((MPI_Grequest_query_function *)rec_function(1), (MPI_Grequest_free_function *)rec_function(2), (MPI_Grequest_cancel_function *)rec_function(3), rec_slot(4));
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::grequest_start((MPI_Grequest_query_function *)rec_function(1), (MPI_Grequest_free_function *)rec_function(2), (MPI_Grequest_cancel_function *)rec_function(3), rec_slot(4), mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::grequest_start((MPI_Grequest_query_function *)rec_function(1), (MPI_Grequest_free_function *)rec_function(2), (MPI_Grequest_cancel_function *)rec_function(3), rec_slot(4), mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::grequest_start((MPI_Grequest_query_function *)rec_function(1), (MPI_Grequest_free_function *)rec_function(2), (MPI_Grequest_cancel_function *)rec_function(3), rec_slot(4), mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::grequest_start((MPI_Grequest_query_function *)rec_function(1), (MPI_Grequest_free_function *)rec_function(2), (MPI_Grequest_cancel_function *)rec_function(3), rec_slot(4), mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Request_free(int profiled)
{
#if REC_HAS(MPI_Request_free)
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::request_free(mpi::handles<mpi::request>(&request, 1)[0]) : mpi::request_free(mpi::handles<mpi::request>(&request, 1)[0]);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::request_free(mpi::handles<mpi::request>(&request, 1)[0]) : mpi::returning::request_free(mpi::handles<mpi::request>(&request, 1)[0]);
        returned = result_.code();
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Request_get_status(int profiled)
{
#if REC_HAS(MPI_Request_get_status)
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    int flag = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::request_get_status(request, &status) : mpi::request_get_status(request, &status);
            flag = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::request_get_status(request, &status) : mpi::returning::request_get_status(request, &status);
        returned = result_.code();
        auto &out_ = *result_;
        flag = out_;
    }
    rec_observe_number("flag", flag);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Request_get_status_all(int profiled)
{
#if REC_HAS(MPI_Request_get_status_all)
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int flag = (int)0;
    MPI_Status array_of_statuses[REC_MOST];
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::request_get_status_all(mpi::handles<mpi::request>(array_of_requests, count), std::span(+array_of_statuses, static_cast<std::size_t>(count))) : mpi::request_get_status_all(mpi::handles<mpi::request>(array_of_requests, count), std::span(+array_of_statuses, static_cast<std::size_t>(count)));
            flag = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::request_get_status_all(mpi::handles<mpi::request>(array_of_requests, count), std::span(+array_of_statuses, static_cast<std::size_t>(count))) : mpi::returning::request_get_status_all(mpi::handles<mpi::request>(array_of_requests, count), std::span(+array_of_statuses, static_cast<std::size_t>(count)));
        returned = result_.code();
        auto &out_ = *result_;
        flag = out_;
    }
    rec_observe_number("flag", flag);
    REC_OBSERVE_STATUS("array_of_statuses", array_of_statuses[count - 1]);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Request_get_status_any(int profiled)
{
#if REC_HAS(MPI_Request_get_status_any)
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int index = (int)0;
    int flag = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::request_get_status_any(mpi::handles<mpi::request>(array_of_requests, count), &status) : mpi::request_get_status_any(mpi::handles<mpi::request>(array_of_requests, count), &status);
            index = out_.index;
            flag = out_.flag;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::request_get_status_any(mpi::handles<mpi::request>(array_of_requests, count), &status) : mpi::returning::request_get_status_any(mpi::handles<mpi::request>(array_of_requests, count), &status);
        returned = result_.code();
        auto &out_ = *result_;
        index = out_.index;
        flag = out_.flag;
    }
    rec_observe_number("index", index);
    rec_observe_number("flag", flag);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Request_get_status_some(int profiled)
{
#if REC_HAS(MPI_Request_get_status_some)
    int incount = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int outcount = (int)0;
    int array_of_indices[REC_MOST] = REC_NUMBERS(0);
    MPI_Status array_of_statuses[REC_MOST];
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::request_get_status_some(mpi::handles<mpi::request>(array_of_requests, incount), std::span(+array_of_indices, static_cast<std::size_t>(incount)), std::span(+array_of_statuses, static_cast<std::size_t>(incount))) : mpi::request_get_status_some(mpi::handles<mpi::request>(array_of_requests, incount), std::span(+array_of_indices, static_cast<std::size_t>(incount)), std::span(+array_of_statuses, static_cast<std::size_t>(incount)));
            outcount = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::request_get_status_some(mpi::handles<mpi::request>(array_of_requests, incount), std::span(+array_of_indices, static_cast<std::size_t>(incount)), std::span(+array_of_statuses, static_cast<std::size_t>(incount))) : mpi::returning::request_get_status_some(mpi::handles<mpi::request>(array_of_requests, incount), std::span(+array_of_indices, static_cast<std::size_t>(incount)), std::span(+array_of_statuses, static_cast<std::size_t>(incount)));
        returned = result_.code();
        auto &out_ = *result_;
        outcount = out_;
    }
    rec_observe_number("outcount", outcount);
    REC_OBSERVE_ARRAY("array_of_indices", array_of_indices, incount);
    REC_OBSERVE_STATUS("array_of_statuses", array_of_statuses[incount - 1]);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Start(int profiled)
{
#if REC_HAS(MPI_Start)
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::start(mpi::handles<mpi::request>(&request, 1)[0]) : mpi::start(mpi::handles<mpi::request>(&request, 1)[0]);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::start(mpi::handles<mpi::request>(&request, 1)[0]) : mpi::returning::start(mpi::handles<mpi::request>(&request, 1)[0]);
        returned = result_.code();
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Startall(int profiled)
{
#if REC_HAS(MPI_Startall)
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::startall(mpi::handles<mpi::request>(array_of_requests, count)) : mpi::startall(mpi::handles<mpi::request>(array_of_requests, count));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::startall(mpi::handles<mpi::request>(array_of_requests, count)) : mpi::returning::startall(mpi::handles<mpi::request>(array_of_requests, count));
        returned = result_.code();
    }
    REC_OBSERVE_HANDLES("array_of_requests", array_of_requests, count);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_get_error(int profiled)
{
#if REC_HAS(MPI_Status_get_error)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    int err = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::status_get_error(*(&status)) : mpi::status_get_error(*(&status));
            err = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::status_get_error(*(&status)) : mpi::returning::status_get_error(*(&status));
        returned = result_.code();
        auto &out_ = *result_;
        err = out_;
    }
    rec_observe_number("err", err);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_get_source(int profiled)
{
#if REC_HAS(MPI_Status_get_source)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    int source = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::status_get_source(*(&status)) : mpi::status_get_source(*(&status));
            source = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::status_get_source(*(&status)) : mpi::returning::status_get_source(*(&status));
        returned = result_.code();
        auto &out_ = *result_;
        source = out_;
    }
    rec_observe_number("source", source);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_get_tag(int profiled)
{
#if REC_HAS(MPI_Status_get_tag)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    int tag = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::status_get_tag(*(&status)) : mpi::status_get_tag(*(&status));
            tag = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::status_get_tag(*(&status)) : mpi::returning::status_get_tag(*(&status));
        returned = result_.code();
        auto &out_ = *result_;
        tag = out_;
    }
    rec_observe_number("tag", tag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_set_cancelled(int profiled)
{
#if REC_HAS(MPI_Status_set_cancelled)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    int flag = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::status_set_cancelled(*(&status), flag != 0) : mpi::status_set_cancelled(*(&status), flag != 0);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::status_set_cancelled(*(&status), flag != 0) : mpi::returning::status_set_cancelled(*(&status), flag != 0);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_set_error(int profiled)
{
#if REC_HAS(MPI_Status_set_error)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    int err = (int)102;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::status_set_error(*(&status), err) : mpi::status_set_error(*(&status), err);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::status_set_error(*(&status), err) : mpi::returning::status_set_error(*(&status), err);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_set_source(int profiled)
{
#if REC_HAS(MPI_Status_set_source)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    int source = (int)102;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::status_set_source(*(&status), source) : mpi::status_set_source(*(&status), source);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::status_set_source(*(&status), source) : mpi::returning::status_set_source(*(&status), source);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_set_tag(int profiled)
{
#if REC_HAS(MPI_Status_set_tag)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    int tag = (int)102;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::status_set_tag(*(&status), tag) : mpi::status_set_tag(*(&status), tag);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::status_set_tag(*(&status), tag) : mpi::returning::status_set_tag(*(&status), tag);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Test(int profiled)
{
#if REC_HAS(MPI_Test)
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    int flag = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::test(mpi::handles<mpi::request>(&request, 1)[0], &status) : mpi::test(mpi::handles<mpi::request>(&request, 1)[0], &status);
            flag = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::test(mpi::handles<mpi::request>(&request, 1)[0], &status) : mpi::returning::test(mpi::handles<mpi::request>(&request, 1)[0], &status);
        returned = result_.code();
        auto &out_ = *result_;
        flag = out_;
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("flag", flag);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Test_cancelled(int profiled)
{
#if REC_HAS(MPI_Test_cancelled)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    int flag = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::test_cancelled(*(&status)) : mpi::test_cancelled(*(&status));
            flag = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::test_cancelled(*(&status)) : mpi::returning::test_cancelled(*(&status));
        returned = result_.code();
        auto &out_ = *result_;
        flag = out_;
    }
    rec_observe_number("flag", flag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Testall(int profiled)
{
#if REC_HAS(MPI_Testall)
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int flag = (int)0;
    MPI_Status array_of_statuses[REC_MOST];
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::testall(mpi::handles<mpi::request>(array_of_requests, count), std::span(+array_of_statuses, static_cast<std::size_t>(count))) : mpi::testall(mpi::handles<mpi::request>(array_of_requests, count), std::span(+array_of_statuses, static_cast<std::size_t>(count)));
            flag = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::testall(mpi::handles<mpi::request>(array_of_requests, count), std::span(+array_of_statuses, static_cast<std::size_t>(count))) : mpi::returning::testall(mpi::handles<mpi::request>(array_of_requests, count), std::span(+array_of_statuses, static_cast<std::size_t>(count)));
        returned = result_.code();
        auto &out_ = *result_;
        flag = out_;
    }
    REC_OBSERVE_HANDLES("array_of_requests", array_of_requests, count);
    rec_observe_number("flag", flag);
    REC_OBSERVE_STATUS("array_of_statuses", array_of_statuses[count - 1]);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Testany(int profiled)
{
#if REC_HAS(MPI_Testany)
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int index = (int)0;
    int flag = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::testany(mpi::handles<mpi::request>(array_of_requests, count), &status) : mpi::testany(mpi::handles<mpi::request>(array_of_requests, count), &status);
            index = out_.index;
            flag = out_.flag;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::testany(mpi::handles<mpi::request>(array_of_requests, count), &status) : mpi::returning::testany(mpi::handles<mpi::request>(array_of_requests, count), &status);
        returned = result_.code();
        auto &out_ = *result_;
        index = out_.index;
        flag = out_.flag;
    }
    REC_OBSERVE_HANDLES("array_of_requests", array_of_requests, count);
    rec_observe_number("index", index);
    rec_observe_number("flag", flag);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Testsome(int profiled)
{
#if REC_HAS(MPI_Testsome)
    int incount = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int outcount = (int)0;
    int array_of_indices[REC_MOST] = REC_NUMBERS(0);
    MPI_Status array_of_statuses[REC_MOST];
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::testsome(mpi::handles<mpi::request>(array_of_requests, incount), std::span(+array_of_indices, static_cast<std::size_t>(incount)), std::span(+array_of_statuses, static_cast<std::size_t>(incount))) : mpi::testsome(mpi::handles<mpi::request>(array_of_requests, incount), std::span(+array_of_indices, static_cast<std::size_t>(incount)), std::span(+array_of_statuses, static_cast<std::size_t>(incount)));
            outcount = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::testsome(mpi::handles<mpi::request>(array_of_requests, incount), std::span(+array_of_indices, static_cast<std::size_t>(incount)), std::span(+array_of_statuses, static_cast<std::size_t>(incount))) : mpi::returning::testsome(mpi::handles<mpi::request>(array_of_requests, incount), std::span(+array_of_indices, static_cast<std::size_t>(incount)), std::span(+array_of_statuses, static_cast<std::size_t>(incount)));
        returned = result_.code();
        auto &out_ = *result_;
        outcount = out_;
    }
    REC_OBSERVE_HANDLES("array_of_requests", array_of_requests, incount);
    rec_observe_number("outcount", outcount);
    REC_OBSERVE_ARRAY("array_of_indices", array_of_indices, incount);
    REC_OBSERVE_STATUS("array_of_statuses", array_of_statuses[incount - 1]);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Wait(int profiled)
{
#if REC_HAS(MPI_Wait)
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::wait(mpi::handles<mpi::request>(&request, 1)[0], &status) : mpi::wait(mpi::handles<mpi::request>(&request, 1)[0], &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::wait(mpi::handles<mpi::request>(&request, 1)[0], &status) : mpi::returning::wait(mpi::handles<mpi::request>(&request, 1)[0], &status);
        returned = result_.code();
    }
    REC_OBSERVE_HANDLE("request", request);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Waitall(int profiled)
{
#if REC_HAS(MPI_Waitall)
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    MPI_Status array_of_statuses[REC_MOST];
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::waitall(mpi::handles<mpi::request>(array_of_requests, count), std::span(+array_of_statuses, static_cast<std::size_t>(count))) : mpi::waitall(mpi::handles<mpi::request>(array_of_requests, count), std::span(+array_of_statuses, static_cast<std::size_t>(count)));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::waitall(mpi::handles<mpi::request>(array_of_requests, count), std::span(+array_of_statuses, static_cast<std::size_t>(count))) : mpi::returning::waitall(mpi::handles<mpi::request>(array_of_requests, count), std::span(+array_of_statuses, static_cast<std::size_t>(count)));
        returned = result_.code();
    }
    REC_OBSERVE_HANDLES("array_of_requests", array_of_requests, count);
    REC_OBSERVE_STATUS("array_of_statuses", array_of_statuses[count - 1]);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Waitany(int profiled)
{
#if REC_HAS(MPI_Waitany)
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int index = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::waitany(mpi::handles<mpi::request>(array_of_requests, count), &status) : mpi::waitany(mpi::handles<mpi::request>(array_of_requests, count), &status);
            index = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::waitany(mpi::handles<mpi::request>(array_of_requests, count), &status) : mpi::returning::waitany(mpi::handles<mpi::request>(array_of_requests, count), &status);
        returned = result_.code();
        auto &out_ = *result_;
        index = out_;
    }
    REC_OBSERVE_HANDLES("array_of_requests", array_of_requests, count);
    rec_observe_number("index", index);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Waitsome(int profiled)
{
#if REC_HAS(MPI_Waitsome)
    int incount = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int outcount = (int)0;
    int array_of_indices[REC_MOST] = REC_NUMBERS(0);
    MPI_Status array_of_statuses[REC_MOST];
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::waitsome(mpi::handles<mpi::request>(array_of_requests, incount), std::span(+array_of_indices, static_cast<std::size_t>(incount)), std::span(+array_of_statuses, static_cast<std::size_t>(incount))) : mpi::waitsome(mpi::handles<mpi::request>(array_of_requests, incount), std::span(+array_of_indices, static_cast<std::size_t>(incount)), std::span(+array_of_statuses, static_cast<std::size_t>(incount)));
            outcount = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::waitsome(mpi::handles<mpi::request>(array_of_requests, incount), std::span(+array_of_indices, static_cast<std::size_t>(incount)), std::span(+array_of_statuses, static_cast<std::size_t>(incount))) : mpi::returning::waitsome(mpi::handles<mpi::request>(array_of_requests, incount), std::span(+array_of_indices, static_cast<std::size_t>(incount)), std::span(+array_of_statuses, static_cast<std::size_t>(incount)));
        returned = result_.code();
        auto &out_ = *result_;
        outcount = out_;
    }
    REC_OBSERVE_HANDLES("array_of_requests", array_of_requests, incount);
    rec_observe_number("outcount", outcount);
    REC_OBSERVE_ARRAY("array_of_indices", array_of_indices, incount);
    REC_OBSERVE_STATUS("array_of_statuses", array_of_statuses[incount - 1]);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

extern "C" const struct rec_caller rec_callers_completion[] = {
    {"MPI_Cancel", call_MPI_Cancel, 0},
    {"MPI_Grequest_complete", call_MPI_Grequest_complete, 0},
    {"MPI_Grequest_start", call_MPI_Grequest_start, 0},
    {"MPI_Request_free", call_MPI_Request_free, 0},
    {"MPI_Request_get_status", call_MPI_Request_get_status, 0},
    {"MPI_Request_get_status_all", call_MPI_Request_get_status_all, 0},
    {"MPI_Request_get_status_any", call_MPI_Request_get_status_any, 0},
    {"MPI_Request_get_status_some", call_MPI_Request_get_status_some, 0},
    {"MPI_Start", call_MPI_Start, 0},
    {"MPI_Startall", call_MPI_Startall, 0},
    {"MPI_Status_get_error", call_MPI_Status_get_error, 0},
    {"MPI_Status_get_source", call_MPI_Status_get_source, 0},
    {"MPI_Status_get_tag", call_MPI_Status_get_tag, 0},
    {"MPI_Status_set_cancelled", call_MPI_Status_set_cancelled, 0},
    {"MPI_Status_set_error", call_MPI_Status_set_error, 0},
    {"MPI_Status_set_source", call_MPI_Status_set_source, 0},
    {"MPI_Status_set_tag", call_MPI_Status_set_tag, 0},
    {"MPI_Test", call_MPI_Test, 0},
    {"MPI_Test_cancelled", call_MPI_Test_cancelled, 0},
    {"MPI_Testall", call_MPI_Testall, 0},
    {"MPI_Testany", call_MPI_Testany, 0},
    {"MPI_Testsome", call_MPI_Testsome, 0},
    {"MPI_Wait", call_MPI_Wait, 0},
    {"MPI_Waitall", call_MPI_Waitall, 0},
    {"MPI_Waitany", call_MPI_Waitany, 0},
    {"MPI_Waitsome", call_MPI_Waitsome, 0},
    {nullptr, nullptr, 0}
};
