// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml through templates/test/modern/caller.cpp.j2.
// Calls of bindery::mpi for every routine of the chapter "datatypes", each argument with a value of its own.
#include "modern_caller.hpp"

static void call_MPI_Aint_add(int profiled)
{
#if REC_HAS(MPI_Aint_add)
    MPI_Aint base = (MPI_Aint)5000000001;
    MPI_Aint disp = (MPI_Aint)5000000002;
    MPI_Aint returned = profiled ? pmpi::aint_add(base, disp) : mpi::aint_add(base, disp);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Aint_diff(int profiled)
{
#if REC_HAS(MPI_Aint_diff)
    MPI_Aint addr1 = (MPI_Aint)5000000001;
    MPI_Aint addr2 = (MPI_Aint)5000000002;
    MPI_Aint returned = profiled ? pmpi::aint_diff(addr1, addr2) : mpi::aint_diff(addr1, addr2);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Get_address(int profiled)
{
#if REC_HAS(MPI_Get_address)
    MPI_Aint address = (MPI_Aint)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::get_address(rec_slot(1)) : mpi::get_address(rec_slot(1));
            address = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::get_address(rec_slot(1)) : mpi::returning::get_address(rec_slot(1));
        returned = result_.code();
        auto &out_ = *result_;
        address = out_;
    }
    rec_observe_number("address", address);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Get_count(int profiled)
{
#if REC_HAS(MPI_Get_count)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    int count = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::get_count(*(&status), datatype) : mpi::get_count(*(&status), datatype);
            count = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::get_count(*(&status), datatype) : mpi::returning::get_count(*(&status), datatype);
        returned = result_.code();
        auto &out_ = *result_;
        count = out_;
    }
    rec_observe_number("count", count);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Get_count_c(int profiled)
{
#if REC_HAS(MPI_Get_count_c)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count count = (MPI_Count)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::get_count<mpi::count>(*(&status), datatype) : mpi::get_count<mpi::count>(*(&status), datatype);
            count = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::get_count<mpi::count>(*(&status), datatype) : mpi::returning::get_count<mpi::count>(*(&status), datatype);
        returned = result_.code();
        auto &out_ = *result_;
        count = out_;
    }
    rec_observe_number("count", count);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Get_elements(int profiled)
{
#if REC_HAS(MPI_Get_elements)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    int count = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::get_elements(*(&status), datatype) : mpi::get_elements(*(&status), datatype);
            count = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::get_elements(*(&status), datatype) : mpi::returning::get_elements(*(&status), datatype);
        returned = result_.code();
        auto &out_ = *result_;
        count = out_;
    }
    rec_observe_number("count", count);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Get_elements_c(int profiled)
{
#if REC_HAS(MPI_Get_elements_c)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count count = (MPI_Count)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::get_elements<mpi::count>(*(&status), datatype) : mpi::get_elements<mpi::count>(*(&status), datatype);
            count = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::get_elements<mpi::count>(*(&status), datatype) : mpi::returning::get_elements<mpi::count>(*(&status), datatype);
        returned = result_.code();
        auto &out_ = *result_;
        count = out_;
    }
    rec_observe_number("count", count);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Get_elements_x(int profiled)
{
#if REC_HAS(MPI_Get_elements_x)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count count = (MPI_Count)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::get_elements_x(*(&status), datatype) : mpi::get_elements_x(*(&status), datatype);
            count = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::get_elements_x(*(&status), datatype) : mpi::returning::get_elements_x(*(&status), datatype);
        returned = result_.code();
        auto &out_ = *result_;
        count = out_;
    }
    rec_observe_number("count", count);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Pack(int profiled)
{
#if REC_HAS(MPI_Pack)
    int incount = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int outsize = (int)105;
    int position = (int)106;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::pack(rec_slot(1), incount, datatype, rec_slot(4), outsize, position, comm) : mpi::pack(rec_slot(1), incount, datatype, rec_slot(4), outsize, position, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::pack(rec_slot(1), incount, datatype, rec_slot(4), outsize, position, comm) : mpi::returning::pack(rec_slot(1), incount, datatype, rec_slot(4), outsize, position, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::pack(modern_range, rec_slot(4), outsize, position, comm);
        (void)mpi::returning::pack(modern_range, rec_slot(4), outsize, position, comm);
        (void)pmpi::pack(modern_range, rec_slot(4), outsize, position, comm);
        (void)pmpi::returning::pack(modern_range, rec_slot(4), outsize, position, comm);
    }
    rec_observe_number("position", position);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Pack_c(int profiled)
{
#if REC_HAS(MPI_Pack_c)
    MPI_Count incount = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count outsize = (MPI_Count)5000000005;
    MPI_Count position = (MPI_Count)5000000006;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::pack(rec_slot(1), static_cast<std::size_t>(incount), datatype, rec_slot(4), static_cast<std::size_t>(outsize), position, comm) : mpi::pack(rec_slot(1), static_cast<std::size_t>(incount), datatype, rec_slot(4), static_cast<std::size_t>(outsize), position, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::pack(rec_slot(1), static_cast<std::size_t>(incount), datatype, rec_slot(4), static_cast<std::size_t>(outsize), position, comm) : mpi::returning::pack(rec_slot(1), static_cast<std::size_t>(incount), datatype, rec_slot(4), static_cast<std::size_t>(outsize), position, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::pack(modern_range, rec_slot(4), static_cast<std::size_t>(outsize), position, comm);
        (void)mpi::returning::pack(modern_range, rec_slot(4), static_cast<std::size_t>(outsize), position, comm);
        (void)pmpi::pack(modern_range, rec_slot(4), static_cast<std::size_t>(outsize), position, comm);
        (void)pmpi::returning::pack(modern_range, rec_slot(4), static_cast<std::size_t>(outsize), position, comm);
    }
    rec_observe_number("position", position);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Pack_external(int profiled)
{
#if REC_HAS(MPI_Pack_external)
    int incount = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Aint outsize = (MPI_Aint)5000000006;
    MPI_Aint position = (MPI_Aint)5000000007;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::pack_external("datarep 101", rec_slot(2), incount, datatype, rec_slot(5), outsize, position) : mpi::pack_external("datarep 101", rec_slot(2), incount, datatype, rec_slot(5), outsize, position);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::pack_external("datarep 101", rec_slot(2), incount, datatype, rec_slot(5), outsize, position) : mpi::returning::pack_external("datarep 101", rec_slot(2), incount, datatype, rec_slot(5), outsize, position);
        returned = result_.code();
    }
    rec_observe_number("position", position);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Pack_external_c(int profiled)
{
#if REC_HAS(MPI_Pack_external_c)
    MPI_Count incount = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count outsize = (MPI_Count)5000000006;
    MPI_Count position = (MPI_Count)5000000007;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::pack_external("datarep 101", rec_slot(2), static_cast<std::size_t>(incount), datatype, rec_slot(5), static_cast<std::size_t>(outsize), position) : mpi::pack_external("datarep 101", rec_slot(2), static_cast<std::size_t>(incount), datatype, rec_slot(5), static_cast<std::size_t>(outsize), position);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::pack_external("datarep 101", rec_slot(2), static_cast<std::size_t>(incount), datatype, rec_slot(5), static_cast<std::size_t>(outsize), position) : mpi::returning::pack_external("datarep 101", rec_slot(2), static_cast<std::size_t>(incount), datatype, rec_slot(5), static_cast<std::size_t>(outsize), position);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::pack_external("datarep 101", modern_range, rec_slot(5), static_cast<std::size_t>(outsize), position);
        (void)mpi::returning::pack_external("datarep 101", modern_range, rec_slot(5), static_cast<std::size_t>(outsize), position);
        (void)pmpi::pack_external("datarep 101", modern_range, rec_slot(5), static_cast<std::size_t>(outsize), position);
        (void)pmpi::returning::pack_external("datarep 101", modern_range, rec_slot(5), static_cast<std::size_t>(outsize), position);
    }
    rec_observe_number("position", position);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Pack_external_size(int profiled)
{
#if REC_HAS(MPI_Pack_external_size)
    int incount = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Aint size = (MPI_Aint)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::pack_external_size("datarep 101", incount, datatype) : mpi::pack_external_size("datarep 101", incount, datatype);
            size = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::pack_external_size("datarep 101", incount, datatype) : mpi::returning::pack_external_size("datarep 101", incount, datatype);
        returned = result_.code();
        auto &out_ = *result_;
        size = out_;
    }
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Pack_external_size_c(int profiled)
{
#if REC_HAS(MPI_Pack_external_size_c)
    MPI_Count incount = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count size = (MPI_Count)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::pack_external_size("datarep 101", static_cast<std::size_t>(incount), datatype) : mpi::pack_external_size("datarep 101", static_cast<std::size_t>(incount), datatype);
            size = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::pack_external_size("datarep 101", static_cast<std::size_t>(incount), datatype) : mpi::returning::pack_external_size("datarep 101", static_cast<std::size_t>(incount), datatype);
        returned = result_.code();
        auto &out_ = *result_;
        size = out_;
    }
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Pack_size(int profiled)
{
#if REC_HAS(MPI_Pack_size)
    int incount = (int)101;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    int size = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::pack_size(incount, datatype, comm) : mpi::pack_size(incount, datatype, comm);
            size = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::pack_size(incount, datatype, comm) : mpi::returning::pack_size(incount, datatype, comm);
        returned = result_.code();
        auto &out_ = *result_;
        size = out_;
    }
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Pack_size_c(int profiled)
{
#if REC_HAS(MPI_Pack_size_c)
    MPI_Count incount = (MPI_Count)5000000001;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    MPI_Count size = (MPI_Count)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::pack_size(static_cast<std::size_t>(incount), datatype, comm) : mpi::pack_size(static_cast<std::size_t>(incount), datatype, comm);
            size = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::pack_size(static_cast<std::size_t>(incount), datatype, comm) : mpi::returning::pack_size(static_cast<std::size_t>(incount), datatype, comm);
        returned = result_.code();
        auto &out_ = *result_;
        size = out_;
    }
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_set_elements(int profiled)
{
#if REC_HAS(MPI_Status_set_elements)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    int count = (int)103;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::status_set_elements(*(&status), datatype, count) : mpi::status_set_elements(*(&status), datatype, count);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::status_set_elements(*(&status), datatype, count) : mpi::returning::status_set_elements(*(&status), datatype, count);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_set_elements_c(int profiled)
{
#if REC_HAS(MPI_Status_set_elements_c)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count count = (MPI_Count)5000000003;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::status_set_elements(*(&status), datatype, static_cast<std::size_t>(count)) : mpi::status_set_elements(*(&status), datatype, static_cast<std::size_t>(count));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::status_set_elements(*(&status), datatype, static_cast<std::size_t>(count)) : mpi::returning::status_set_elements(*(&status), datatype, static_cast<std::size_t>(count));
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_set_elements_x(int profiled)
{
#if REC_HAS(MPI_Status_set_elements_x)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count count = (MPI_Count)5000000003;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::status_set_elements_x(*(&status), datatype, count) : mpi::status_set_elements_x(*(&status), datatype, count);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::status_set_elements_x(*(&status), datatype, count) : mpi::returning::status_set_elements_x(*(&status), datatype, count);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_commit(int profiled)
{
#if REC_HAS(MPI_Type_commit)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::type_commit(mpi::handles<mpi::datatype>(&datatype, 1)[0]) : mpi::type_commit(mpi::handles<mpi::datatype>(&datatype, 1)[0]);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_commit(mpi::handles<mpi::datatype>(&datatype, 1)[0]) : mpi::returning::type_commit(mpi::handles<mpi::datatype>(&datatype, 1)[0]);
        returned = result_.code();
    }
    REC_OBSERVE_HANDLE("datatype", datatype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_contiguous(int profiled)
{
#if REC_HAS(MPI_Type_contiguous)
    int count = (int)101;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1002);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_contiguous(count, oldtype) : mpi::type_contiguous(count, oldtype);
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_contiguous(count, oldtype) : mpi::returning::type_contiguous(count, oldtype);
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_contiguous_c(int profiled)
{
#if REC_HAS(MPI_Type_contiguous_c)
    MPI_Count count = (MPI_Count)5000000001;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1002);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_contiguous(static_cast<std::size_t>(count), oldtype) : mpi::type_contiguous(static_cast<std::size_t>(count), oldtype);
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_contiguous(static_cast<std::size_t>(count), oldtype) : mpi::returning::type_contiguous(static_cast<std::size_t>(count), oldtype);
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_darray(int profiled)
{
#if REC_HAS(MPI_Type_create_darray)
    int size = (int)101;
    int rank = (int)102;
    int ndims = (int)3;
    int array_of_gsizes[REC_MOST] = REC_NUMBERS(104);
    int array_of_distribs[REC_MOST] = REC_NUMBERS(105);
    int array_of_dargs[REC_MOST] = REC_NUMBERS(106);
    int array_of_psizes[REC_MOST] = REC_NUMBERS(107);
    int order = (int)108;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1009);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_create_darray(size, rank, std::span(+array_of_gsizes, static_cast<std::size_t>(ndims)), std::span(+array_of_distribs, static_cast<std::size_t>(ndims)), std::span(+array_of_dargs, static_cast<std::size_t>(ndims)), std::span(+array_of_psizes, static_cast<std::size_t>(ndims)), order, oldtype) : mpi::type_create_darray(size, rank, std::span(+array_of_gsizes, static_cast<std::size_t>(ndims)), std::span(+array_of_distribs, static_cast<std::size_t>(ndims)), std::span(+array_of_dargs, static_cast<std::size_t>(ndims)), std::span(+array_of_psizes, static_cast<std::size_t>(ndims)), order, oldtype);
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_create_darray(size, rank, std::span(+array_of_gsizes, static_cast<std::size_t>(ndims)), std::span(+array_of_distribs, static_cast<std::size_t>(ndims)), std::span(+array_of_dargs, static_cast<std::size_t>(ndims)), std::span(+array_of_psizes, static_cast<std::size_t>(ndims)), order, oldtype) : mpi::returning::type_create_darray(size, rank, std::span(+array_of_gsizes, static_cast<std::size_t>(ndims)), std::span(+array_of_distribs, static_cast<std::size_t>(ndims)), std::span(+array_of_dargs, static_cast<std::size_t>(ndims)), std::span(+array_of_psizes, static_cast<std::size_t>(ndims)), order, oldtype);
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_darray_c(int profiled)
{
#if REC_HAS(MPI_Type_create_darray_c)
    int size = (int)101;
    int rank = (int)102;
    int ndims = (int)3;
    MPI_Count array_of_gsizes[REC_MOST] = REC_NUMBERS(5000000004);
    int array_of_distribs[REC_MOST] = REC_NUMBERS(105);
    int array_of_dargs[REC_MOST] = REC_NUMBERS(106);
    int array_of_psizes[REC_MOST] = REC_NUMBERS(107);
    int order = (int)108;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1009);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_create_darray(size, rank, std::span(+array_of_gsizes, static_cast<std::size_t>(ndims)), std::span(+array_of_distribs, static_cast<std::size_t>(ndims)), std::span(+array_of_dargs, static_cast<std::size_t>(ndims)), std::span(+array_of_psizes, static_cast<std::size_t>(ndims)), order, oldtype) : mpi::type_create_darray(size, rank, std::span(+array_of_gsizes, static_cast<std::size_t>(ndims)), std::span(+array_of_distribs, static_cast<std::size_t>(ndims)), std::span(+array_of_dargs, static_cast<std::size_t>(ndims)), std::span(+array_of_psizes, static_cast<std::size_t>(ndims)), order, oldtype);
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_create_darray(size, rank, std::span(+array_of_gsizes, static_cast<std::size_t>(ndims)), std::span(+array_of_distribs, static_cast<std::size_t>(ndims)), std::span(+array_of_dargs, static_cast<std::size_t>(ndims)), std::span(+array_of_psizes, static_cast<std::size_t>(ndims)), order, oldtype) : mpi::returning::type_create_darray(size, rank, std::span(+array_of_gsizes, static_cast<std::size_t>(ndims)), std::span(+array_of_distribs, static_cast<std::size_t>(ndims)), std::span(+array_of_dargs, static_cast<std::size_t>(ndims)), std::span(+array_of_psizes, static_cast<std::size_t>(ndims)), order, oldtype);
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_f90_complex(int profiled)
{
#if REC_HAS(MPI_Type_create_f90_complex)
    int p = (int)101;
    int r = (int)102;
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_create_f90_complex(p, r) : mpi::type_create_f90_complex(p, r);
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_create_f90_complex(p, r) : mpi::returning::type_create_f90_complex(p, r);
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_f90_integer(int profiled)
{
#if REC_HAS(MPI_Type_create_f90_integer)
    int r = (int)101;
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_create_f90_integer(r) : mpi::type_create_f90_integer(r);
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_create_f90_integer(r) : mpi::returning::type_create_f90_integer(r);
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_f90_real(int profiled)
{
#if REC_HAS(MPI_Type_create_f90_real)
    int p = (int)101;
    int r = (int)102;
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_create_f90_real(p, r) : mpi::type_create_f90_real(p, r);
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_create_f90_real(p, r) : mpi::returning::type_create_f90_real(p, r);
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_hindexed(int profiled)
{
#if REC_HAS(MPI_Type_create_hindexed)
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_create_hindexed(std::span(+array_of_blocklengths, static_cast<std::size_t>(count)), std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype) : mpi::type_create_hindexed(std::span(+array_of_blocklengths, static_cast<std::size_t>(count)), std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype);
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_create_hindexed(std::span(+array_of_blocklengths, static_cast<std::size_t>(count)), std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype) : mpi::returning::type_create_hindexed(std::span(+array_of_blocklengths, static_cast<std::size_t>(count)), std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype);
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_hindexed_block(int profiled)
{
#if REC_HAS(MPI_Type_create_hindexed_block)
    int count = (int)3;
    int blocklength = (int)102;
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_create_hindexed_block(blocklength, std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype) : mpi::type_create_hindexed_block(blocklength, std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype);
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_create_hindexed_block(blocklength, std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype) : mpi::returning::type_create_hindexed_block(blocklength, std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype);
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_hindexed_block_c(int profiled)
{
#if REC_HAS(MPI_Type_create_hindexed_block_c)
    MPI_Count count = (MPI_Count)3;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_create_hindexed_block(static_cast<std::size_t>(blocklength), std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype) : mpi::type_create_hindexed_block(static_cast<std::size_t>(blocklength), std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype);
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_create_hindexed_block(static_cast<std::size_t>(blocklength), std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype) : mpi::returning::type_create_hindexed_block(static_cast<std::size_t>(blocklength), std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype);
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_hindexed_c(int profiled)
{
#if REC_HAS(MPI_Type_create_hindexed_c)
    MPI_Count count = (MPI_Count)3;
    MPI_Count array_of_blocklengths[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_create_hindexed(std::span(+array_of_blocklengths, static_cast<std::size_t>(count)), std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype) : mpi::type_create_hindexed(std::span(+array_of_blocklengths, static_cast<std::size_t>(count)), std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype);
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_create_hindexed(std::span(+array_of_blocklengths, static_cast<std::size_t>(count)), std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype) : mpi::returning::type_create_hindexed(std::span(+array_of_blocklengths, static_cast<std::size_t>(count)), std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype);
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_hvector(int profiled)
{
#if REC_HAS(MPI_Type_create_hvector)
    int count = (int)101;
    int blocklength = (int)102;
    MPI_Aint stride = (MPI_Aint)5000000003;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_create_hvector(count, blocklength, stride, oldtype) : mpi::type_create_hvector(count, blocklength, stride, oldtype);
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_create_hvector(count, blocklength, stride, oldtype) : mpi::returning::type_create_hvector(count, blocklength, stride, oldtype);
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_hvector_c(int profiled)
{
#if REC_HAS(MPI_Type_create_hvector_c)
    MPI_Count count = (MPI_Count)5000000001;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Count stride = (MPI_Count)5000000003;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_create_hvector(static_cast<std::size_t>(count), static_cast<std::size_t>(blocklength), static_cast<std::size_t>(stride), oldtype) : mpi::type_create_hvector(static_cast<std::size_t>(count), static_cast<std::size_t>(blocklength), static_cast<std::size_t>(stride), oldtype);
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_create_hvector(static_cast<std::size_t>(count), static_cast<std::size_t>(blocklength), static_cast<std::size_t>(stride), oldtype) : mpi::returning::type_create_hvector(static_cast<std::size_t>(count), static_cast<std::size_t>(blocklength), static_cast<std::size_t>(stride), oldtype);
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_indexed_block(int profiled)
{
#if REC_HAS(MPI_Type_create_indexed_block)
    int count = (int)3;
    int blocklength = (int)102;
    int array_of_displacements[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_create_indexed_block(blocklength, std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype) : mpi::type_create_indexed_block(blocklength, std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype);
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_create_indexed_block(blocklength, std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype) : mpi::returning::type_create_indexed_block(blocklength, std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype);
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_indexed_block_c(int profiled)
{
#if REC_HAS(MPI_Type_create_indexed_block_c)
    MPI_Count count = (MPI_Count)3;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_create_indexed_block(static_cast<std::size_t>(blocklength), std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype) : mpi::type_create_indexed_block(static_cast<std::size_t>(blocklength), std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype);
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_create_indexed_block(static_cast<std::size_t>(blocklength), std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype) : mpi::returning::type_create_indexed_block(static_cast<std::size_t>(blocklength), std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype);
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_resized(int profiled)
{
#if REC_HAS(MPI_Type_create_resized)
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1001);
    MPI_Aint lb = (MPI_Aint)5000000002;
    MPI_Aint extent = (MPI_Aint)5000000003;
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_create_resized(oldtype, lb, extent) : mpi::type_create_resized(oldtype, lb, extent);
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_create_resized(oldtype, lb, extent) : mpi::returning::type_create_resized(oldtype, lb, extent);
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_resized_c(int profiled)
{
#if REC_HAS(MPI_Type_create_resized_c)
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count lb = (MPI_Count)5000000002;
    MPI_Count extent = (MPI_Count)5000000003;
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_create_resized(oldtype, static_cast<std::size_t>(lb), static_cast<std::size_t>(extent)) : mpi::type_create_resized(oldtype, static_cast<std::size_t>(lb), static_cast<std::size_t>(extent));
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_create_resized(oldtype, static_cast<std::size_t>(lb), static_cast<std::size_t>(extent)) : mpi::returning::type_create_resized(oldtype, static_cast<std::size_t>(lb), static_cast<std::size_t>(extent));
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_struct(int profiled)
{
#if REC_HAS(MPI_Type_create_struct)
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype array_of_types[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_types, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_create_struct(std::span(+array_of_blocklengths, static_cast<std::size_t>(count)), std::span(+array_of_displacements, static_cast<std::size_t>(count)), mpi::handles<mpi::datatype>(array_of_types, count)) : mpi::type_create_struct(std::span(+array_of_blocklengths, static_cast<std::size_t>(count)), std::span(+array_of_displacements, static_cast<std::size_t>(count)), mpi::handles<mpi::datatype>(array_of_types, count));
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_create_struct(std::span(+array_of_blocklengths, static_cast<std::size_t>(count)), std::span(+array_of_displacements, static_cast<std::size_t>(count)), mpi::handles<mpi::datatype>(array_of_types, count)) : mpi::returning::type_create_struct(std::span(+array_of_blocklengths, static_cast<std::size_t>(count)), std::span(+array_of_displacements, static_cast<std::size_t>(count)), mpi::handles<mpi::datatype>(array_of_types, count));
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_struct_c(int profiled)
{
#if REC_HAS(MPI_Type_create_struct_c)
    MPI_Count count = (MPI_Count)3;
    MPI_Count array_of_blocklengths[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype array_of_types[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_types, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_create_struct(std::span(+array_of_blocklengths, static_cast<std::size_t>(count)), std::span(+array_of_displacements, static_cast<std::size_t>(count)), mpi::handles<mpi::datatype>(array_of_types, count)) : mpi::type_create_struct(std::span(+array_of_blocklengths, static_cast<std::size_t>(count)), std::span(+array_of_displacements, static_cast<std::size_t>(count)), mpi::handles<mpi::datatype>(array_of_types, count));
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_create_struct(std::span(+array_of_blocklengths, static_cast<std::size_t>(count)), std::span(+array_of_displacements, static_cast<std::size_t>(count)), mpi::handles<mpi::datatype>(array_of_types, count)) : mpi::returning::type_create_struct(std::span(+array_of_blocklengths, static_cast<std::size_t>(count)), std::span(+array_of_displacements, static_cast<std::size_t>(count)), mpi::handles<mpi::datatype>(array_of_types, count));
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_subarray(int profiled)
{
#if REC_HAS(MPI_Type_create_subarray)
    int ndims = (int)3;
    int array_of_sizes[REC_MOST] = REC_NUMBERS(102);
    int array_of_subsizes[REC_MOST] = REC_NUMBERS(103);
    int array_of_starts[REC_MOST] = REC_NUMBERS(104);
    int order = (int)105;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_create_subarray(std::span(+array_of_sizes, static_cast<std::size_t>(ndims)), std::span(+array_of_subsizes, static_cast<std::size_t>(ndims)), std::span(+array_of_starts, static_cast<std::size_t>(ndims)), order, oldtype) : mpi::type_create_subarray(std::span(+array_of_sizes, static_cast<std::size_t>(ndims)), std::span(+array_of_subsizes, static_cast<std::size_t>(ndims)), std::span(+array_of_starts, static_cast<std::size_t>(ndims)), order, oldtype);
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_create_subarray(std::span(+array_of_sizes, static_cast<std::size_t>(ndims)), std::span(+array_of_subsizes, static_cast<std::size_t>(ndims)), std::span(+array_of_starts, static_cast<std::size_t>(ndims)), order, oldtype) : mpi::returning::type_create_subarray(std::span(+array_of_sizes, static_cast<std::size_t>(ndims)), std::span(+array_of_subsizes, static_cast<std::size_t>(ndims)), std::span(+array_of_starts, static_cast<std::size_t>(ndims)), order, oldtype);
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_subarray_c(int profiled)
{
#if REC_HAS(MPI_Type_create_subarray_c)
    int ndims = (int)3;
    MPI_Count array_of_sizes[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Count array_of_subsizes[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Count array_of_starts[REC_MOST] = REC_NUMBERS(5000000004);
    int order = (int)105;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_create_subarray(std::span(+array_of_sizes, static_cast<std::size_t>(ndims)), std::span(+array_of_subsizes, static_cast<std::size_t>(ndims)), std::span(+array_of_starts, static_cast<std::size_t>(ndims)), order, oldtype) : mpi::type_create_subarray(std::span(+array_of_sizes, static_cast<std::size_t>(ndims)), std::span(+array_of_subsizes, static_cast<std::size_t>(ndims)), std::span(+array_of_starts, static_cast<std::size_t>(ndims)), order, oldtype);
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_create_subarray(std::span(+array_of_sizes, static_cast<std::size_t>(ndims)), std::span(+array_of_subsizes, static_cast<std::size_t>(ndims)), std::span(+array_of_starts, static_cast<std::size_t>(ndims)), order, oldtype) : mpi::returning::type_create_subarray(std::span(+array_of_sizes, static_cast<std::size_t>(ndims)), std::span(+array_of_subsizes, static_cast<std::size_t>(ndims)), std::span(+array_of_starts, static_cast<std::size_t>(ndims)), order, oldtype);
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_dup(int profiled)
{
#if REC_HAS(MPI_Type_dup)
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1001);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_dup(oldtype) : mpi::type_dup(oldtype);
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_dup(oldtype) : mpi::returning::type_dup(oldtype);
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_free(int profiled)
{
#if REC_HAS(MPI_Type_free)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::type_free(mpi::handles<mpi::datatype>(&datatype, 1)[0]) : mpi::type_free(mpi::handles<mpi::datatype>(&datatype, 1)[0]);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_free(mpi::handles<mpi::datatype>(&datatype, 1)[0]) : mpi::returning::type_free(mpi::handles<mpi::datatype>(&datatype, 1)[0]);
        returned = result_.code();
    }
    REC_OBSERVE_HANDLE("datatype", datatype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_contents(int profiled)
{
#if REC_HAS(MPI_Type_get_contents)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int max_integers = (int)3;
    int max_addresses = (int)3;
    int max_datatypes = (int)3;
    int array_of_integers[REC_MOST] = REC_NUMBERS(0);
    MPI_Aint array_of_addresses[REC_MOST] = REC_NUMBERS(0);
    MPI_Datatype array_of_datatypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_datatypes, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::type_get_contents(datatype, std::span(+array_of_integers, static_cast<std::size_t>(max_integers)), std::span(+array_of_addresses, static_cast<std::size_t>(max_addresses)), mpi::handles<mpi::datatype>(array_of_datatypes, max_datatypes)) : mpi::type_get_contents(datatype, std::span(+array_of_integers, static_cast<std::size_t>(max_integers)), std::span(+array_of_addresses, static_cast<std::size_t>(max_addresses)), mpi::handles<mpi::datatype>(array_of_datatypes, max_datatypes));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_get_contents(datatype, std::span(+array_of_integers, static_cast<std::size_t>(max_integers)), std::span(+array_of_addresses, static_cast<std::size_t>(max_addresses)), mpi::handles<mpi::datatype>(array_of_datatypes, max_datatypes)) : mpi::returning::type_get_contents(datatype, std::span(+array_of_integers, static_cast<std::size_t>(max_integers)), std::span(+array_of_addresses, static_cast<std::size_t>(max_addresses)), mpi::handles<mpi::datatype>(array_of_datatypes, max_datatypes));
        returned = result_.code();
    }
    REC_OBSERVE_ARRAY("array_of_integers", array_of_integers, max_integers);
    REC_OBSERVE_ARRAY("array_of_addresses", array_of_addresses, max_addresses);
    REC_OBSERVE_HANDLES("array_of_datatypes", array_of_datatypes, max_datatypes);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_contents_c(int profiled)
{
#if REC_HAS(MPI_Type_get_contents_c)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count max_integers = (MPI_Count)3;
    MPI_Count max_addresses = (MPI_Count)3;
    MPI_Count max_large_counts = (MPI_Count)3;
    MPI_Count max_datatypes = (MPI_Count)3;
    int array_of_integers[REC_MOST] = REC_NUMBERS(0);
    MPI_Aint array_of_addresses[REC_MOST] = REC_NUMBERS(0);
    MPI_Count array_of_large_counts[REC_MOST] = REC_NUMBERS(0);
    MPI_Datatype array_of_datatypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_datatypes, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::type_get_contents(datatype, std::span(+array_of_integers, static_cast<std::size_t>(max_integers)), std::span(+array_of_addresses, static_cast<std::size_t>(max_addresses)), std::span(+array_of_large_counts, static_cast<std::size_t>(max_large_counts)), mpi::handles<mpi::datatype>(array_of_datatypes, max_datatypes)) : mpi::type_get_contents(datatype, std::span(+array_of_integers, static_cast<std::size_t>(max_integers)), std::span(+array_of_addresses, static_cast<std::size_t>(max_addresses)), std::span(+array_of_large_counts, static_cast<std::size_t>(max_large_counts)), mpi::handles<mpi::datatype>(array_of_datatypes, max_datatypes));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_get_contents(datatype, std::span(+array_of_integers, static_cast<std::size_t>(max_integers)), std::span(+array_of_addresses, static_cast<std::size_t>(max_addresses)), std::span(+array_of_large_counts, static_cast<std::size_t>(max_large_counts)), mpi::handles<mpi::datatype>(array_of_datatypes, max_datatypes)) : mpi::returning::type_get_contents(datatype, std::span(+array_of_integers, static_cast<std::size_t>(max_integers)), std::span(+array_of_addresses, static_cast<std::size_t>(max_addresses)), std::span(+array_of_large_counts, static_cast<std::size_t>(max_large_counts)), mpi::handles<mpi::datatype>(array_of_datatypes, max_datatypes));
        returned = result_.code();
    }
    REC_OBSERVE_ARRAY("array_of_integers", array_of_integers, max_integers);
    REC_OBSERVE_ARRAY("array_of_addresses", array_of_addresses, max_addresses);
    REC_OBSERVE_ARRAY("array_of_large_counts", array_of_large_counts, max_large_counts);
    REC_OBSERVE_HANDLES("array_of_datatypes", array_of_datatypes, max_datatypes);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_envelope(int profiled)
{
#if REC_HAS(MPI_Type_get_envelope)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int num_integers = (int)0;
    int num_addresses = (int)0;
    int num_datatypes = (int)0;
    int combiner = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_get_envelope(datatype) : mpi::type_get_envelope(datatype);
            num_integers = out_.num_integers;
            num_addresses = out_.num_addresses;
            num_datatypes = out_.num_datatypes;
            combiner = out_.combiner;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_get_envelope(datatype) : mpi::returning::type_get_envelope(datatype);
        returned = result_.code();
        auto &out_ = *result_;
        num_integers = out_.num_integers;
        num_addresses = out_.num_addresses;
        num_datatypes = out_.num_datatypes;
        combiner = out_.combiner;
    }
    rec_observe_number("num_integers", num_integers);
    rec_observe_number("num_addresses", num_addresses);
    rec_observe_number("num_datatypes", num_datatypes);
    rec_observe_number("combiner", combiner);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_envelope_c(int profiled)
{
#if REC_HAS(MPI_Type_get_envelope_c)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count num_integers = (MPI_Count)0;
    MPI_Count num_addresses = (MPI_Count)0;
    MPI_Count num_large_counts = (MPI_Count)0;
    MPI_Count num_datatypes = (MPI_Count)0;
    int combiner = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_get_envelope<mpi::count>(datatype) : mpi::type_get_envelope<mpi::count>(datatype);
            num_integers = out_.num_integers;
            num_addresses = out_.num_addresses;
            num_large_counts = out_.num_large_counts;
            num_datatypes = out_.num_datatypes;
            combiner = out_.combiner;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_get_envelope<mpi::count>(datatype) : mpi::returning::type_get_envelope<mpi::count>(datatype);
        returned = result_.code();
        auto &out_ = *result_;
        num_integers = out_.num_integers;
        num_addresses = out_.num_addresses;
        num_large_counts = out_.num_large_counts;
        num_datatypes = out_.num_datatypes;
        combiner = out_.combiner;
    }
    rec_observe_number("num_integers", num_integers);
    rec_observe_number("num_addresses", num_addresses);
    rec_observe_number("num_large_counts", num_large_counts);
    rec_observe_number("num_datatypes", num_datatypes);
    rec_observe_number("combiner", combiner);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_extent(int profiled)
{
#if REC_HAS(MPI_Type_get_extent)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Aint lb = (MPI_Aint)0;
    MPI_Aint extent = (MPI_Aint)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_get_extent(datatype) : mpi::type_get_extent(datatype);
            lb = out_.lb;
            extent = out_.extent;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_get_extent(datatype) : mpi::returning::type_get_extent(datatype);
        returned = result_.code();
        auto &out_ = *result_;
        lb = out_.lb;
        extent = out_.extent;
    }
    rec_observe_number("lb", lb);
    rec_observe_number("extent", extent);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_extent_c(int profiled)
{
#if REC_HAS(MPI_Type_get_extent_c)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count lb = (MPI_Count)0;
    MPI_Count extent = (MPI_Count)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_get_extent<mpi::count>(datatype) : mpi::type_get_extent<mpi::count>(datatype);
            lb = out_.lb;
            extent = out_.extent;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_get_extent<mpi::count>(datatype) : mpi::returning::type_get_extent<mpi::count>(datatype);
        returned = result_.code();
        auto &out_ = *result_;
        lb = out_.lb;
        extent = out_.extent;
    }
    rec_observe_number("lb", lb);
    rec_observe_number("extent", extent);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_extent_x(int profiled)
{
#if REC_HAS(MPI_Type_get_extent_x)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count lb = (MPI_Count)0;
    MPI_Count extent = (MPI_Count)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_get_extent_x(datatype) : mpi::type_get_extent_x(datatype);
            lb = out_.lb;
            extent = out_.extent;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_get_extent_x(datatype) : mpi::returning::type_get_extent_x(datatype);
        returned = result_.code();
        auto &out_ = *result_;
        lb = out_.lb;
        extent = out_.extent;
    }
    rec_observe_number("lb", lb);
    rec_observe_number("extent", extent);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_name(int profiled)
{
#if REC_HAS(MPI_Type_get_name)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    char type_name[REC_STRING] = "";
    int resultlen = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_get_name(datatype) : mpi::type_get_name(datatype);
            std::strcpy(type_name, out_.c_str());
            resultlen = 203;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_get_name(datatype) : mpi::returning::type_get_name(datatype);
        returned = result_.code();
        auto &out_ = *result_;
        std::strcpy(type_name, out_.c_str());
        resultlen = 203;
    }
    rec_observe_string("type_name", type_name);
    rec_observe_number("resultlen", resultlen);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_true_extent(int profiled)
{
#if REC_HAS(MPI_Type_get_true_extent)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Aint true_lb = (MPI_Aint)0;
    MPI_Aint true_extent = (MPI_Aint)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_get_true_extent(datatype) : mpi::type_get_true_extent(datatype);
            true_lb = out_.true_lb;
            true_extent = out_.true_extent;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_get_true_extent(datatype) : mpi::returning::type_get_true_extent(datatype);
        returned = result_.code();
        auto &out_ = *result_;
        true_lb = out_.true_lb;
        true_extent = out_.true_extent;
    }
    rec_observe_number("true_lb", true_lb);
    rec_observe_number("true_extent", true_extent);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_true_extent_c(int profiled)
{
#if REC_HAS(MPI_Type_get_true_extent_c)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count true_lb = (MPI_Count)0;
    MPI_Count true_extent = (MPI_Count)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_get_true_extent<mpi::count>(datatype) : mpi::type_get_true_extent<mpi::count>(datatype);
            true_lb = out_.true_lb;
            true_extent = out_.true_extent;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_get_true_extent<mpi::count>(datatype) : mpi::returning::type_get_true_extent<mpi::count>(datatype);
        returned = result_.code();
        auto &out_ = *result_;
        true_lb = out_.true_lb;
        true_extent = out_.true_extent;
    }
    rec_observe_number("true_lb", true_lb);
    rec_observe_number("true_extent", true_extent);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_true_extent_x(int profiled)
{
#if REC_HAS(MPI_Type_get_true_extent_x)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count true_lb = (MPI_Count)0;
    MPI_Count true_extent = (MPI_Count)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_get_true_extent_x(datatype) : mpi::type_get_true_extent_x(datatype);
            true_lb = out_.true_lb;
            true_extent = out_.true_extent;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_get_true_extent_x(datatype) : mpi::returning::type_get_true_extent_x(datatype);
        returned = result_.code();
        auto &out_ = *result_;
        true_lb = out_.true_lb;
        true_extent = out_.true_extent;
    }
    rec_observe_number("true_lb", true_lb);
    rec_observe_number("true_extent", true_extent);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_value_index(int profiled)
{
#if REC_HAS(MPI_Type_get_value_index)
    MPI_Datatype value_type = REC_NEW(MPI_Datatype, 1001);
    MPI_Datatype index_type = REC_NEW(MPI_Datatype, 1002);
    MPI_Datatype pair_type = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_get_value_index(value_type, index_type) : mpi::type_get_value_index(value_type, index_type);
            pair_type = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_get_value_index(value_type, index_type) : mpi::returning::type_get_value_index(value_type, index_type);
        returned = result_.code();
        auto &out_ = *result_;
        pair_type = out_;
    }
    REC_OBSERVE_HANDLE("pair_type", pair_type);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_indexed(int profiled)
{
#if REC_HAS(MPI_Type_indexed)
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    int array_of_displacements[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_indexed(std::span(+array_of_blocklengths, static_cast<std::size_t>(count)), std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype) : mpi::type_indexed(std::span(+array_of_blocklengths, static_cast<std::size_t>(count)), std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype);
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_indexed(std::span(+array_of_blocklengths, static_cast<std::size_t>(count)), std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype) : mpi::returning::type_indexed(std::span(+array_of_blocklengths, static_cast<std::size_t>(count)), std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype);
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_indexed_c(int profiled)
{
#if REC_HAS(MPI_Type_indexed_c)
    MPI_Count count = (MPI_Count)3;
    MPI_Count array_of_blocklengths[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_indexed(std::span(+array_of_blocklengths, static_cast<std::size_t>(count)), std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype) : mpi::type_indexed(std::span(+array_of_blocklengths, static_cast<std::size_t>(count)), std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype);
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_indexed(std::span(+array_of_blocklengths, static_cast<std::size_t>(count)), std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype) : mpi::returning::type_indexed(std::span(+array_of_blocklengths, static_cast<std::size_t>(count)), std::span(+array_of_displacements, static_cast<std::size_t>(count)), oldtype);
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_match_size(int profiled)
{
#if REC_HAS(MPI_Type_match_size)
    int typeclass = (int)101;
    int size = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_match_size(typeclass, size) : mpi::type_match_size(typeclass, size);
            datatype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_match_size(typeclass, size) : mpi::returning::type_match_size(typeclass, size);
        returned = result_.code();
        auto &out_ = *result_;
        datatype = out_;
    }
    REC_OBSERVE_HANDLE("datatype", datatype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_set_name(int profiled)
{
#if REC_HAS(MPI_Type_set_name)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::type_set_name(datatype, "type_name 102") : mpi::type_set_name(datatype, "type_name 102");
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_set_name(datatype, "type_name 102") : mpi::returning::type_set_name(datatype, "type_name 102");
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_size(int profiled)
{
#if REC_HAS(MPI_Type_size)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int size = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_size(datatype) : mpi::type_size(datatype);
            size = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_size(datatype) : mpi::returning::type_size(datatype);
        returned = result_.code();
        auto &out_ = *result_;
        size = out_;
    }
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_size_c(int profiled)
{
#if REC_HAS(MPI_Type_size_c)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count size = (MPI_Count)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_size<mpi::count>(datatype) : mpi::type_size<mpi::count>(datatype);
            size = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_size<mpi::count>(datatype) : mpi::returning::type_size<mpi::count>(datatype);
        returned = result_.code();
        auto &out_ = *result_;
        size = out_;
    }
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_size_x(int profiled)
{
#if REC_HAS(MPI_Type_size_x)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count size = (MPI_Count)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_size_x(datatype) : mpi::type_size_x(datatype);
            size = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_size_x(datatype) : mpi::returning::type_size_x(datatype);
        returned = result_.code();
        auto &out_ = *result_;
        size = out_;
    }
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_vector(int profiled)
{
#if REC_HAS(MPI_Type_vector)
    int count = (int)101;
    int blocklength = (int)102;
    int stride = (int)103;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_vector(count, blocklength, stride, oldtype) : mpi::type_vector(count, blocklength, stride, oldtype);
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_vector(count, blocklength, stride, oldtype) : mpi::returning::type_vector(count, blocklength, stride, oldtype);
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_vector_c(int profiled)
{
#if REC_HAS(MPI_Type_vector_c)
    MPI_Count count = (MPI_Count)5000000001;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Count stride = (MPI_Count)5000000003;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::type_vector(static_cast<std::size_t>(count), static_cast<std::size_t>(blocklength), static_cast<std::size_t>(stride), oldtype) : mpi::type_vector(static_cast<std::size_t>(count), static_cast<std::size_t>(blocklength), static_cast<std::size_t>(stride), oldtype);
            newtype = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::type_vector(static_cast<std::size_t>(count), static_cast<std::size_t>(blocklength), static_cast<std::size_t>(stride), oldtype) : mpi::returning::type_vector(static_cast<std::size_t>(count), static_cast<std::size_t>(blocklength), static_cast<std::size_t>(stride), oldtype);
        returned = result_.code();
        auto &out_ = *result_;
        newtype = out_;
    }
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Unpack(int profiled)
{
#if REC_HAS(MPI_Unpack)
    int insize = (int)102;
    int position = (int)103;
    int outcount = (int)105;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::unpack(rec_slot(1), insize, position, rec_slot(4), outcount, datatype, comm) : mpi::unpack(rec_slot(1), insize, position, rec_slot(4), outcount, datatype, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::unpack(rec_slot(1), insize, position, rec_slot(4), outcount, datatype, comm) : mpi::returning::unpack(rec_slot(1), insize, position, rec_slot(4), outcount, datatype, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::unpack(rec_slot(1), insize, position, modern_range, comm);
        (void)mpi::returning::unpack(rec_slot(1), insize, position, modern_range, comm);
        (void)pmpi::unpack(rec_slot(1), insize, position, modern_range, comm);
        (void)pmpi::returning::unpack(rec_slot(1), insize, position, modern_range, comm);
    }
    rec_observe_number("position", position);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Unpack_c(int profiled)
{
#if REC_HAS(MPI_Unpack_c)
    MPI_Count insize = (MPI_Count)5000000002;
    MPI_Count position = (MPI_Count)5000000003;
    MPI_Count outcount = (MPI_Count)5000000005;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::unpack(rec_slot(1), static_cast<std::size_t>(insize), position, rec_slot(4), static_cast<std::size_t>(outcount), datatype, comm) : mpi::unpack(rec_slot(1), static_cast<std::size_t>(insize), position, rec_slot(4), static_cast<std::size_t>(outcount), datatype, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::unpack(rec_slot(1), static_cast<std::size_t>(insize), position, rec_slot(4), static_cast<std::size_t>(outcount), datatype, comm) : mpi::returning::unpack(rec_slot(1), static_cast<std::size_t>(insize), position, rec_slot(4), static_cast<std::size_t>(outcount), datatype, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::unpack(rec_slot(1), static_cast<std::size_t>(insize), position, modern_range, comm);
        (void)mpi::returning::unpack(rec_slot(1), static_cast<std::size_t>(insize), position, modern_range, comm);
        (void)pmpi::unpack(rec_slot(1), static_cast<std::size_t>(insize), position, modern_range, comm);
        (void)pmpi::returning::unpack(rec_slot(1), static_cast<std::size_t>(insize), position, modern_range, comm);
    }
    rec_observe_number("position", position);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Unpack_external(int profiled)
{
#if REC_HAS(MPI_Unpack_external)
    MPI_Aint insize = (MPI_Aint)5000000003;
    MPI_Aint position = (MPI_Aint)5000000004;
    int outcount = (int)106;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1007);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::unpack_external("datarep 101", rec_slot(2), insize, position, rec_slot(5), outcount, datatype) : mpi::unpack_external("datarep 101", rec_slot(2), insize, position, rec_slot(5), outcount, datatype);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::unpack_external("datarep 101", rec_slot(2), insize, position, rec_slot(5), outcount, datatype) : mpi::returning::unpack_external("datarep 101", rec_slot(2), insize, position, rec_slot(5), outcount, datatype);
        returned = result_.code();
    }
    rec_observe_number("position", position);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Unpack_external_c(int profiled)
{
#if REC_HAS(MPI_Unpack_external_c)
    MPI_Count insize = (MPI_Count)5000000003;
    MPI_Count position = (MPI_Count)5000000004;
    MPI_Count outcount = (MPI_Count)5000000006;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1007);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::unpack_external("datarep 101", rec_slot(2), static_cast<std::size_t>(insize), position, rec_slot(5), static_cast<std::size_t>(outcount), datatype) : mpi::unpack_external("datarep 101", rec_slot(2), static_cast<std::size_t>(insize), position, rec_slot(5), static_cast<std::size_t>(outcount), datatype);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::unpack_external("datarep 101", rec_slot(2), static_cast<std::size_t>(insize), position, rec_slot(5), static_cast<std::size_t>(outcount), datatype) : mpi::returning::unpack_external("datarep 101", rec_slot(2), static_cast<std::size_t>(insize), position, rec_slot(5), static_cast<std::size_t>(outcount), datatype);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::unpack_external("datarep 101", rec_slot(2), static_cast<std::size_t>(insize), position, modern_range);
        (void)mpi::returning::unpack_external("datarep 101", rec_slot(2), static_cast<std::size_t>(insize), position, modern_range);
        (void)pmpi::unpack_external("datarep 101", rec_slot(2), static_cast<std::size_t>(insize), position, modern_range);
        (void)pmpi::returning::unpack_external("datarep 101", rec_slot(2), static_cast<std::size_t>(insize), position, modern_range);
    }
    rec_observe_number("position", position);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

extern "C" const struct rec_caller rec_callers_datatypes[] = {
    {"MPI_Aint_add", call_MPI_Aint_add, 0},
    {"MPI_Aint_diff", call_MPI_Aint_diff, 0},
    {"MPI_Get_address", call_MPI_Get_address, 0},
    {"MPI_Get_count", call_MPI_Get_count, 0},
    {"MPI_Get_count_c", call_MPI_Get_count_c, 0},
    {"MPI_Get_elements", call_MPI_Get_elements, 0},
    {"MPI_Get_elements_c", call_MPI_Get_elements_c, 0},
    {"MPI_Get_elements_x", call_MPI_Get_elements_x, 0},
    {"MPI_Pack", call_MPI_Pack, 0},
    {"MPI_Pack_c", call_MPI_Pack_c, 0},
    {"MPI_Pack_external", call_MPI_Pack_external, 0},
    {"MPI_Pack_external_c", call_MPI_Pack_external_c, 0},
    {"MPI_Pack_external_size", call_MPI_Pack_external_size, 0},
    {"MPI_Pack_external_size_c", call_MPI_Pack_external_size_c, 0},
    {"MPI_Pack_size", call_MPI_Pack_size, 0},
    {"MPI_Pack_size_c", call_MPI_Pack_size_c, 0},
    {"MPI_Status_set_elements", call_MPI_Status_set_elements, 0},
    {"MPI_Status_set_elements_c", call_MPI_Status_set_elements_c, 0},
    {"MPI_Status_set_elements_x", call_MPI_Status_set_elements_x, 0},
    {"MPI_Type_commit", call_MPI_Type_commit, 0},
    {"MPI_Type_contiguous", call_MPI_Type_contiguous, 0},
    {"MPI_Type_contiguous_c", call_MPI_Type_contiguous_c, 0},
    {"MPI_Type_create_darray", call_MPI_Type_create_darray, 0},
    {"MPI_Type_create_darray_c", call_MPI_Type_create_darray_c, 0},
    {"MPI_Type_create_f90_complex", call_MPI_Type_create_f90_complex, 0},
    {"MPI_Type_create_f90_integer", call_MPI_Type_create_f90_integer, 0},
    {"MPI_Type_create_f90_real", call_MPI_Type_create_f90_real, 0},
    {"MPI_Type_create_hindexed", call_MPI_Type_create_hindexed, 0},
    {"MPI_Type_create_hindexed_block", call_MPI_Type_create_hindexed_block, 0},
    {"MPI_Type_create_hindexed_block_c", call_MPI_Type_create_hindexed_block_c, 0},
    {"MPI_Type_create_hindexed_c", call_MPI_Type_create_hindexed_c, 0},
    {"MPI_Type_create_hvector", call_MPI_Type_create_hvector, 0},
    {"MPI_Type_create_hvector_c", call_MPI_Type_create_hvector_c, 0},
    {"MPI_Type_create_indexed_block", call_MPI_Type_create_indexed_block, 0},
    {"MPI_Type_create_indexed_block_c", call_MPI_Type_create_indexed_block_c, 0},
    {"MPI_Type_create_resized", call_MPI_Type_create_resized, 0},
    {"MPI_Type_create_resized_c", call_MPI_Type_create_resized_c, 0},
    {"MPI_Type_create_struct", call_MPI_Type_create_struct, 0},
    {"MPI_Type_create_struct_c", call_MPI_Type_create_struct_c, 0},
    {"MPI_Type_create_subarray", call_MPI_Type_create_subarray, 0},
    {"MPI_Type_create_subarray_c", call_MPI_Type_create_subarray_c, 0},
    {"MPI_Type_dup", call_MPI_Type_dup, 0},
    {"MPI_Type_free", call_MPI_Type_free, 0},
    {"MPI_Type_get_contents", call_MPI_Type_get_contents, 0},
    {"MPI_Type_get_contents_c", call_MPI_Type_get_contents_c, 0},
    {"MPI_Type_get_envelope", call_MPI_Type_get_envelope, 0},
    {"MPI_Type_get_envelope_c", call_MPI_Type_get_envelope_c, 0},
    {"MPI_Type_get_extent", call_MPI_Type_get_extent, 0},
    {"MPI_Type_get_extent_c", call_MPI_Type_get_extent_c, 0},
    {"MPI_Type_get_extent_x", call_MPI_Type_get_extent_x, 0},
    {"MPI_Type_get_name", call_MPI_Type_get_name, 0},
    {"MPI_Type_get_true_extent", call_MPI_Type_get_true_extent, 0},
    {"MPI_Type_get_true_extent_c", call_MPI_Type_get_true_extent_c, 0},
    {"MPI_Type_get_true_extent_x", call_MPI_Type_get_true_extent_x, 0},
    {"MPI_Type_get_value_index", call_MPI_Type_get_value_index, 0},
    {"MPI_Type_indexed", call_MPI_Type_indexed, 0},
    {"MPI_Type_indexed_c", call_MPI_Type_indexed_c, 0},
    {"MPI_Type_match_size", call_MPI_Type_match_size, 0},
    {"MPI_Type_set_name", call_MPI_Type_set_name, 0},
    {"MPI_Type_size", call_MPI_Type_size, 0},
    {"MPI_Type_size_c", call_MPI_Type_size_c, 0},
    {"MPI_Type_size_x", call_MPI_Type_size_x, 0},
    {"MPI_Type_vector", call_MPI_Type_vector, 0},
    {"MPI_Type_vector_c", call_MPI_Type_vector_c, 0},
    {"MPI_Unpack", call_MPI_Unpack, 0},
    {"MPI_Unpack_c", call_MPI_Unpack_c, 0},
    {"MPI_Unpack_external", call_MPI_Unpack_external, 0},
    {"MPI_Unpack_external_c", call_MPI_Unpack_external_c, 0},
    {nullptr, nullptr, 0}
};
