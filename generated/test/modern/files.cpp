// Do not edit: `bindery generate` writes this from specs/routines/files.toml through templates/test/modern/caller.cpp.j2.
// Calls of bindery::mpi for every routine of the chapter "files", each argument with a value of its own.
#include "modern_caller.hpp"

static void call_MPI_File_close(int profiled)
{
#if REC_HAS(MPI_File_close)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_close(mpi::handles<mpi::file>(&fh, 1)[0]) : mpi::file_close(mpi::handles<mpi::file>(&fh, 1)[0]);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_close(mpi::handles<mpi::file>(&fh, 1)[0]) : mpi::returning::file_close(mpi::handles<mpi::file>(&fh, 1)[0]);
        returned = result_.code();
    }
    REC_OBSERVE_HANDLE("fh", fh);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_delete(int profiled)
{
#if REC_HAS(MPI_File_delete)
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_delete("filename 101", info) : mpi::file_delete("filename 101", info);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_delete("filename 101", info) : mpi::returning::file_delete("filename 101", info);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_get_amode(int profiled)
{
#if REC_HAS(MPI_File_get_amode)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int amode = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_get_amode(fh) : mpi::file_get_amode(fh);
            amode = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_get_amode(fh) : mpi::returning::file_get_amode(fh);
        returned = result_.code();
        auto &out_ = *result_;
        amode = out_;
    }
    rec_observe_number("amode", amode);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_get_atomicity(int profiled)
{
#if REC_HAS(MPI_File_get_atomicity)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int flag = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_get_atomicity(fh) : mpi::file_get_atomicity(fh);
            flag = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_get_atomicity(fh) : mpi::returning::file_get_atomicity(fh);
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

static void call_MPI_File_get_byte_offset(int profiled)
{
#if REC_HAS(MPI_File_get_byte_offset)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Offset disp = (MPI_Offset)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_get_byte_offset(fh, offset) : mpi::file_get_byte_offset(fh, offset);
            disp = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_get_byte_offset(fh, offset) : mpi::returning::file_get_byte_offset(fh, offset);
        returned = result_.code();
        auto &out_ = *result_;
        disp = out_;
    }
    rec_observe_number("disp", disp);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_get_group(int profiled)
{
#if REC_HAS(MPI_File_get_group)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Group group = REC_NEW(MPI_Group, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_get_group(fh) : mpi::file_get_group(fh);
            group = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_get_group(fh) : mpi::returning::file_get_group(fh);
        returned = result_.code();
        auto &out_ = *result_;
        group = out_;
    }
    REC_OBSERVE_HANDLE("group", group);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_get_info(int profiled)
{
#if REC_HAS(MPI_File_get_info)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Info info_used = REC_NEW(MPI_Info, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_get_info(fh) : mpi::file_get_info(fh);
            info_used = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_get_info(fh) : mpi::returning::file_get_info(fh);
        returned = result_.code();
        auto &out_ = *result_;
        info_used = out_;
    }
    REC_OBSERVE_HANDLE("info_used", info_used);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_get_position(int profiled)
{
#if REC_HAS(MPI_File_get_position)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_get_position(fh) : mpi::file_get_position(fh);
            offset = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_get_position(fh) : mpi::returning::file_get_position(fh);
        returned = result_.code();
        auto &out_ = *result_;
        offset = out_;
    }
    rec_observe_number("offset", offset);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_get_position_shared(int profiled)
{
#if REC_HAS(MPI_File_get_position_shared)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_get_position_shared(fh) : mpi::file_get_position_shared(fh);
            offset = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_get_position_shared(fh) : mpi::returning::file_get_position_shared(fh);
        returned = result_.code();
        auto &out_ = *result_;
        offset = out_;
    }
    rec_observe_number("offset", offset);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_get_size(int profiled)
{
#if REC_HAS(MPI_File_get_size)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset size = (MPI_Offset)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_get_size(fh) : mpi::file_get_size(fh);
            size = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_get_size(fh) : mpi::returning::file_get_size(fh);
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

static void call_MPI_File_get_type_extent(int profiled)
{
#if REC_HAS(MPI_File_get_type_extent)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Aint extent = (MPI_Aint)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_get_type_extent(fh, datatype) : mpi::file_get_type_extent(fh, datatype);
            extent = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_get_type_extent(fh, datatype) : mpi::returning::file_get_type_extent(fh, datatype);
        returned = result_.code();
        auto &out_ = *result_;
        extent = out_;
    }
    rec_observe_number("extent", extent);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_get_type_extent_c(int profiled)
{
#if REC_HAS(MPI_File_get_type_extent_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count extent = (MPI_Count)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_get_type_extent<mpi::count>(fh, datatype) : mpi::file_get_type_extent<mpi::count>(fh, datatype);
            extent = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_get_type_extent<mpi::count>(fh, datatype) : mpi::returning::file_get_type_extent<mpi::count>(fh, datatype);
        returned = result_.code();
        auto &out_ = *result_;
        extent = out_;
    }
    rec_observe_number("extent", extent);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_get_view(int profiled)
{
#if REC_HAS(MPI_File_get_view)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset disp = (MPI_Offset)0;
    MPI_Datatype etype = REC_NEW(MPI_Datatype, 0);
    MPI_Datatype filetype = REC_NEW(MPI_Datatype, 0);
    char datarep[REC_STRING] = "";
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_get_view(fh) : mpi::file_get_view(fh);
            disp = out_.disp;
            etype = out_.etype;
            filetype = out_.filetype;
            std::strcpy(datarep, out_.datarep.c_str());
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_get_view(fh) : mpi::returning::file_get_view(fh);
        returned = result_.code();
        auto &out_ = *result_;
        disp = out_.disp;
        etype = out_.etype;
        filetype = out_.filetype;
        std::strcpy(datarep, out_.datarep.c_str());
    }
    rec_observe_number("disp", disp);
    REC_OBSERVE_HANDLE("etype", etype);
    REC_OBSERVE_HANDLE("filetype", filetype);
    rec_observe_string("datarep", datarep);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iread(int profiled)
{
#if REC_HAS(MPI_File_iread)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_iread(fh, rec_slot(2), count, datatype) : mpi::file_iread(fh, rec_slot(2), count, datatype);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_iread(fh, rec_slot(2), count, datatype) : mpi::returning::file_iread(fh, rec_slot(2), count, datatype);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::file_iread(fh, rec_slot(2), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iread(fh, rec_slot(2), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iread(fh, rec_slot(2), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iread(fh, rec_slot(2), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iread_all(int profiled)
{
#if REC_HAS(MPI_File_iread_all)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_iread_all(fh, rec_slot(2), count, datatype) : mpi::file_iread_all(fh, rec_slot(2), count, datatype);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_iread_all(fh, rec_slot(2), count, datatype) : mpi::returning::file_iread_all(fh, rec_slot(2), count, datatype);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::file_iread_all(fh, rec_slot(2), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iread_all(fh, rec_slot(2), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iread_all(fh, rec_slot(2), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iread_all(fh, rec_slot(2), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iread_all_c(int profiled)
{
#if REC_HAS(MPI_File_iread_all_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_iread_all(fh, rec_slot(2), static_cast<std::size_t>(count), datatype) : mpi::file_iread_all(fh, rec_slot(2), static_cast<std::size_t>(count), datatype);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_iread_all(fh, rec_slot(2), static_cast<std::size_t>(count), datatype) : mpi::returning::file_iread_all(fh, rec_slot(2), static_cast<std::size_t>(count), datatype);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::file_iread_all(fh, modern_range);
        (void)mpi::returning::file_iread_all(fh, modern_range);
        (void)pmpi::file_iread_all(fh, modern_range);
        (void)pmpi::returning::file_iread_all(fh, modern_range);
    }
    if (modern_never) {
        (void)mpi::file_iread_all(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iread_all(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iread_all(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iread_all(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::file_iread_all(fh, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iread_all(fh, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iread_all(fh, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iread_all(fh, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iread_at(int profiled)
{
#if REC_HAS(MPI_File_iread_at)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_iread_at(fh, offset, rec_slot(3), count, datatype) : mpi::file_iread_at(fh, offset, rec_slot(3), count, datatype);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_iread_at(fh, offset, rec_slot(3), count, datatype) : mpi::returning::file_iread_at(fh, offset, rec_slot(3), count, datatype);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::file_iread_at(fh, offset, rec_slot(3), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iread_at(fh, offset, rec_slot(3), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iread_at(fh, offset, rec_slot(3), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iread_at(fh, offset, rec_slot(3), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iread_at_all(int profiled)
{
#if REC_HAS(MPI_File_iread_at_all)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_iread_at_all(fh, offset, rec_slot(3), count, datatype) : mpi::file_iread_at_all(fh, offset, rec_slot(3), count, datatype);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_iread_at_all(fh, offset, rec_slot(3), count, datatype) : mpi::returning::file_iread_at_all(fh, offset, rec_slot(3), count, datatype);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::file_iread_at_all(fh, offset, rec_slot(3), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iread_at_all(fh, offset, rec_slot(3), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iread_at_all(fh, offset, rec_slot(3), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iread_at_all(fh, offset, rec_slot(3), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iread_at_all_c(int profiled)
{
#if REC_HAS(MPI_File_iread_at_all_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_iread_at_all(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype) : mpi::file_iread_at_all(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_iread_at_all(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype) : mpi::returning::file_iread_at_all(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::file_iread_at_all(fh, offset, modern_range);
        (void)mpi::returning::file_iread_at_all(fh, offset, modern_range);
        (void)pmpi::file_iread_at_all(fh, offset, modern_range);
        (void)pmpi::returning::file_iread_at_all(fh, offset, modern_range);
    }
    if (modern_never) {
        (void)mpi::file_iread_at_all(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iread_at_all(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iread_at_all(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iread_at_all(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::file_iread_at_all(fh, offset, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iread_at_all(fh, offset, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iread_at_all(fh, offset, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iread_at_all(fh, offset, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iread_at_c(int profiled)
{
#if REC_HAS(MPI_File_iread_at_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_iread_at(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype) : mpi::file_iread_at(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_iread_at(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype) : mpi::returning::file_iread_at(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::file_iread_at(fh, offset, modern_range);
        (void)mpi::returning::file_iread_at(fh, offset, modern_range);
        (void)pmpi::file_iread_at(fh, offset, modern_range);
        (void)pmpi::returning::file_iread_at(fh, offset, modern_range);
    }
    if (modern_never) {
        (void)mpi::file_iread_at(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iread_at(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iread_at(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iread_at(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::file_iread_at(fh, offset, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iread_at(fh, offset, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iread_at(fh, offset, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iread_at(fh, offset, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iread_c(int profiled)
{
#if REC_HAS(MPI_File_iread_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_iread(fh, rec_slot(2), static_cast<std::size_t>(count), datatype) : mpi::file_iread(fh, rec_slot(2), static_cast<std::size_t>(count), datatype);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_iread(fh, rec_slot(2), static_cast<std::size_t>(count), datatype) : mpi::returning::file_iread(fh, rec_slot(2), static_cast<std::size_t>(count), datatype);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::file_iread(fh, modern_range);
        (void)mpi::returning::file_iread(fh, modern_range);
        (void)pmpi::file_iread(fh, modern_range);
        (void)pmpi::returning::file_iread(fh, modern_range);
    }
    if (modern_never) {
        (void)mpi::file_iread(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iread(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iread(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iread(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::file_iread(fh, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iread(fh, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iread(fh, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iread(fh, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iread_shared(int profiled)
{
#if REC_HAS(MPI_File_iread_shared)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_iread_shared(fh, rec_slot(2), count, datatype) : mpi::file_iread_shared(fh, rec_slot(2), count, datatype);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_iread_shared(fh, rec_slot(2), count, datatype) : mpi::returning::file_iread_shared(fh, rec_slot(2), count, datatype);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::file_iread_shared(fh, rec_slot(2), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iread_shared(fh, rec_slot(2), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iread_shared(fh, rec_slot(2), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iread_shared(fh, rec_slot(2), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iread_shared_c(int profiled)
{
#if REC_HAS(MPI_File_iread_shared_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_iread_shared(fh, rec_slot(2), static_cast<std::size_t>(count), datatype) : mpi::file_iread_shared(fh, rec_slot(2), static_cast<std::size_t>(count), datatype);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_iread_shared(fh, rec_slot(2), static_cast<std::size_t>(count), datatype) : mpi::returning::file_iread_shared(fh, rec_slot(2), static_cast<std::size_t>(count), datatype);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::file_iread_shared(fh, modern_range);
        (void)mpi::returning::file_iread_shared(fh, modern_range);
        (void)pmpi::file_iread_shared(fh, modern_range);
        (void)pmpi::returning::file_iread_shared(fh, modern_range);
    }
    if (modern_never) {
        (void)mpi::file_iread_shared(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iread_shared(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iread_shared(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iread_shared(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::file_iread_shared(fh, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iread_shared(fh, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iread_shared(fh, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iread_shared(fh, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iwrite(int profiled)
{
#if REC_HAS(MPI_File_iwrite)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_iwrite(fh, rec_slot(2), count, datatype) : mpi::file_iwrite(fh, rec_slot(2), count, datatype);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_iwrite(fh, rec_slot(2), count, datatype) : mpi::returning::file_iwrite(fh, rec_slot(2), count, datatype);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::file_iwrite(fh, rec_slot(2), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iwrite(fh, rec_slot(2), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iwrite(fh, rec_slot(2), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iwrite(fh, rec_slot(2), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iwrite_all(int profiled)
{
#if REC_HAS(MPI_File_iwrite_all)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_iwrite_all(fh, rec_slot(2), count, datatype) : mpi::file_iwrite_all(fh, rec_slot(2), count, datatype);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_iwrite_all(fh, rec_slot(2), count, datatype) : mpi::returning::file_iwrite_all(fh, rec_slot(2), count, datatype);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::file_iwrite_all(fh, rec_slot(2), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iwrite_all(fh, rec_slot(2), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iwrite_all(fh, rec_slot(2), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iwrite_all(fh, rec_slot(2), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iwrite_all_c(int profiled)
{
#if REC_HAS(MPI_File_iwrite_all_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_iwrite_all(fh, rec_slot(2), static_cast<std::size_t>(count), datatype) : mpi::file_iwrite_all(fh, rec_slot(2), static_cast<std::size_t>(count), datatype);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_iwrite_all(fh, rec_slot(2), static_cast<std::size_t>(count), datatype) : mpi::returning::file_iwrite_all(fh, rec_slot(2), static_cast<std::size_t>(count), datatype);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::file_iwrite_all(fh, modern_range);
        (void)mpi::returning::file_iwrite_all(fh, modern_range);
        (void)pmpi::file_iwrite_all(fh, modern_range);
        (void)pmpi::returning::file_iwrite_all(fh, modern_range);
    }
    if (modern_never) {
        (void)mpi::file_iwrite_all(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iwrite_all(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iwrite_all(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iwrite_all(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::file_iwrite_all(fh, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iwrite_all(fh, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iwrite_all(fh, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iwrite_all(fh, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iwrite_at(int profiled)
{
#if REC_HAS(MPI_File_iwrite_at)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_iwrite_at(fh, offset, rec_slot(3), count, datatype) : mpi::file_iwrite_at(fh, offset, rec_slot(3), count, datatype);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_iwrite_at(fh, offset, rec_slot(3), count, datatype) : mpi::returning::file_iwrite_at(fh, offset, rec_slot(3), count, datatype);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::file_iwrite_at(fh, offset, rec_slot(3), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iwrite_at(fh, offset, rec_slot(3), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iwrite_at(fh, offset, rec_slot(3), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iwrite_at(fh, offset, rec_slot(3), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iwrite_at_all(int profiled)
{
#if REC_HAS(MPI_File_iwrite_at_all)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_iwrite_at_all(fh, offset, rec_slot(3), count, datatype) : mpi::file_iwrite_at_all(fh, offset, rec_slot(3), count, datatype);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_iwrite_at_all(fh, offset, rec_slot(3), count, datatype) : mpi::returning::file_iwrite_at_all(fh, offset, rec_slot(3), count, datatype);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::file_iwrite_at_all(fh, offset, rec_slot(3), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iwrite_at_all(fh, offset, rec_slot(3), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iwrite_at_all(fh, offset, rec_slot(3), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iwrite_at_all(fh, offset, rec_slot(3), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iwrite_at_all_c(int profiled)
{
#if REC_HAS(MPI_File_iwrite_at_all_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_iwrite_at_all(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype) : mpi::file_iwrite_at_all(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_iwrite_at_all(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype) : mpi::returning::file_iwrite_at_all(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::file_iwrite_at_all(fh, offset, modern_range);
        (void)mpi::returning::file_iwrite_at_all(fh, offset, modern_range);
        (void)pmpi::file_iwrite_at_all(fh, offset, modern_range);
        (void)pmpi::returning::file_iwrite_at_all(fh, offset, modern_range);
    }
    if (modern_never) {
        (void)mpi::file_iwrite_at_all(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iwrite_at_all(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iwrite_at_all(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iwrite_at_all(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::file_iwrite_at_all(fh, offset, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iwrite_at_all(fh, offset, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iwrite_at_all(fh, offset, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iwrite_at_all(fh, offset, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iwrite_at_c(int profiled)
{
#if REC_HAS(MPI_File_iwrite_at_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_iwrite_at(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype) : mpi::file_iwrite_at(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_iwrite_at(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype) : mpi::returning::file_iwrite_at(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::file_iwrite_at(fh, offset, modern_range);
        (void)mpi::returning::file_iwrite_at(fh, offset, modern_range);
        (void)pmpi::file_iwrite_at(fh, offset, modern_range);
        (void)pmpi::returning::file_iwrite_at(fh, offset, modern_range);
    }
    if (modern_never) {
        (void)mpi::file_iwrite_at(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iwrite_at(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iwrite_at(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iwrite_at(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::file_iwrite_at(fh, offset, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iwrite_at(fh, offset, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iwrite_at(fh, offset, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iwrite_at(fh, offset, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iwrite_c(int profiled)
{
#if REC_HAS(MPI_File_iwrite_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_iwrite(fh, rec_slot(2), static_cast<std::size_t>(count), datatype) : mpi::file_iwrite(fh, rec_slot(2), static_cast<std::size_t>(count), datatype);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_iwrite(fh, rec_slot(2), static_cast<std::size_t>(count), datatype) : mpi::returning::file_iwrite(fh, rec_slot(2), static_cast<std::size_t>(count), datatype);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::file_iwrite(fh, modern_range);
        (void)mpi::returning::file_iwrite(fh, modern_range);
        (void)pmpi::file_iwrite(fh, modern_range);
        (void)pmpi::returning::file_iwrite(fh, modern_range);
    }
    if (modern_never) {
        (void)mpi::file_iwrite(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iwrite(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iwrite(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iwrite(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::file_iwrite(fh, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iwrite(fh, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iwrite(fh, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iwrite(fh, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iwrite_shared(int profiled)
{
#if REC_HAS(MPI_File_iwrite_shared)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_iwrite_shared(fh, rec_slot(2), count, datatype) : mpi::file_iwrite_shared(fh, rec_slot(2), count, datatype);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_iwrite_shared(fh, rec_slot(2), count, datatype) : mpi::returning::file_iwrite_shared(fh, rec_slot(2), count, datatype);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::file_iwrite_shared(fh, rec_slot(2), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iwrite_shared(fh, rec_slot(2), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iwrite_shared(fh, rec_slot(2), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iwrite_shared(fh, rec_slot(2), count, datatype, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_iwrite_shared_c(int profiled)
{
#if REC_HAS(MPI_File_iwrite_shared_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_iwrite_shared(fh, rec_slot(2), static_cast<std::size_t>(count), datatype) : mpi::file_iwrite_shared(fh, rec_slot(2), static_cast<std::size_t>(count), datatype);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_iwrite_shared(fh, rec_slot(2), static_cast<std::size_t>(count), datatype) : mpi::returning::file_iwrite_shared(fh, rec_slot(2), static_cast<std::size_t>(count), datatype);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::file_iwrite_shared(fh, modern_range);
        (void)mpi::returning::file_iwrite_shared(fh, modern_range);
        (void)pmpi::file_iwrite_shared(fh, modern_range);
        (void)pmpi::returning::file_iwrite_shared(fh, modern_range);
    }
    if (modern_never) {
        (void)mpi::file_iwrite_shared(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iwrite_shared(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iwrite_shared(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iwrite_shared(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::file_iwrite_shared(fh, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::file_iwrite_shared(fh, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::file_iwrite_shared(fh, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::file_iwrite_shared(fh, modern_range, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_open(int profiled)
{
#if REC_HAS(MPI_File_open)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int amode = (int)103;
    MPI_Info info = REC_NEW(MPI_Info, 1004);
    MPI_File fh = REC_NEW(MPI_File, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_open(comm, "filename 102", amode, info) : mpi::file_open(comm, "filename 102", amode, info);
            fh = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_open(comm, "filename 102", amode, info) : mpi::returning::file_open(comm, "filename 102", amode, info);
        returned = result_.code();
        auto &out_ = *result_;
        fh = out_;
    }
    REC_OBSERVE_HANDLE("fh", fh);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_preallocate(int profiled)
{
#if REC_HAS(MPI_File_preallocate)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset size = (MPI_Offset)5000000002;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_preallocate(fh, size) : mpi::file_preallocate(fh, size);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_preallocate(fh, size) : mpi::returning::file_preallocate(fh, size);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read(int profiled)
{
#if REC_HAS(MPI_File_read)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_read(fh, rec_slot(2), count, datatype, &status) : mpi::file_read(fh, rec_slot(2), count, datatype, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_read(fh, rec_slot(2), count, datatype, &status) : mpi::returning::file_read(fh, rec_slot(2), count, datatype, &status);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_all(int profiled)
{
#if REC_HAS(MPI_File_read_all)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_read_all(fh, rec_slot(2), count, datatype, &status) : mpi::file_read_all(fh, rec_slot(2), count, datatype, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_read_all(fh, rec_slot(2), count, datatype, &status) : mpi::returning::file_read_all(fh, rec_slot(2), count, datatype, &status);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_all_begin(int profiled)
{
#if REC_HAS(MPI_File_read_all_begin)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_read_all_begin(fh, rec_slot(2), count, datatype) : mpi::file_read_all_begin(fh, rec_slot(2), count, datatype);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_read_all_begin(fh, rec_slot(2), count, datatype) : mpi::returning::file_read_all_begin(fh, rec_slot(2), count, datatype);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_all_begin_c(int profiled)
{
#if REC_HAS(MPI_File_read_all_begin_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_read_all_begin(fh, rec_slot(2), static_cast<std::size_t>(count), datatype) : mpi::file_read_all_begin(fh, rec_slot(2), static_cast<std::size_t>(count), datatype);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_read_all_begin(fh, rec_slot(2), static_cast<std::size_t>(count), datatype) : mpi::returning::file_read_all_begin(fh, rec_slot(2), static_cast<std::size_t>(count), datatype);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::file_read_all_begin(fh, modern_range);
        (void)mpi::returning::file_read_all_begin(fh, modern_range);
        (void)pmpi::file_read_all_begin(fh, modern_range);
        (void)pmpi::returning::file_read_all_begin(fh, modern_range);
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_all_c(int profiled)
{
#if REC_HAS(MPI_File_read_all_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_read_all(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status) : mpi::file_read_all(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_read_all(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status) : mpi::returning::file_read_all(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::file_read_all(fh, modern_range, &status);
        (void)mpi::returning::file_read_all(fh, modern_range, &status);
        (void)pmpi::file_read_all(fh, modern_range, &status);
        (void)pmpi::returning::file_read_all(fh, modern_range, &status);
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_all_end(int profiled)
{
#if REC_HAS(MPI_File_read_all_end)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_read_all_end(fh, rec_slot(2), &status) : mpi::file_read_all_end(fh, rec_slot(2), &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_read_all_end(fh, rec_slot(2), &status) : mpi::returning::file_read_all_end(fh, rec_slot(2), &status);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_at(int profiled)
{
#if REC_HAS(MPI_File_read_at)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_read_at(fh, offset, rec_slot(3), count, datatype, &status) : mpi::file_read_at(fh, offset, rec_slot(3), count, datatype, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_read_at(fh, offset, rec_slot(3), count, datatype, &status) : mpi::returning::file_read_at(fh, offset, rec_slot(3), count, datatype, &status);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_at_all(int profiled)
{
#if REC_HAS(MPI_File_read_at_all)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_read_at_all(fh, offset, rec_slot(3), count, datatype, &status) : mpi::file_read_at_all(fh, offset, rec_slot(3), count, datatype, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_read_at_all(fh, offset, rec_slot(3), count, datatype, &status) : mpi::returning::file_read_at_all(fh, offset, rec_slot(3), count, datatype, &status);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_at_all_begin(int profiled)
{
#if REC_HAS(MPI_File_read_at_all_begin)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_read_at_all_begin(fh, offset, rec_slot(3), count, datatype) : mpi::file_read_at_all_begin(fh, offset, rec_slot(3), count, datatype);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_read_at_all_begin(fh, offset, rec_slot(3), count, datatype) : mpi::returning::file_read_at_all_begin(fh, offset, rec_slot(3), count, datatype);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_at_all_begin_c(int profiled)
{
#if REC_HAS(MPI_File_read_at_all_begin_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_read_at_all_begin(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype) : mpi::file_read_at_all_begin(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_read_at_all_begin(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype) : mpi::returning::file_read_at_all_begin(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::file_read_at_all_begin(fh, offset, modern_range);
        (void)mpi::returning::file_read_at_all_begin(fh, offset, modern_range);
        (void)pmpi::file_read_at_all_begin(fh, offset, modern_range);
        (void)pmpi::returning::file_read_at_all_begin(fh, offset, modern_range);
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_at_all_c(int profiled)
{
#if REC_HAS(MPI_File_read_at_all_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_read_at_all(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, &status) : mpi::file_read_at_all(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_read_at_all(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, &status) : mpi::returning::file_read_at_all(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, &status);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::file_read_at_all(fh, offset, modern_range, &status);
        (void)mpi::returning::file_read_at_all(fh, offset, modern_range, &status);
        (void)pmpi::file_read_at_all(fh, offset, modern_range, &status);
        (void)pmpi::returning::file_read_at_all(fh, offset, modern_range, &status);
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_at_all_end(int profiled)
{
#if REC_HAS(MPI_File_read_at_all_end)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_read_at_all_end(fh, rec_slot(2), &status) : mpi::file_read_at_all_end(fh, rec_slot(2), &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_read_at_all_end(fh, rec_slot(2), &status) : mpi::returning::file_read_at_all_end(fh, rec_slot(2), &status);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_at_c(int profiled)
{
#if REC_HAS(MPI_File_read_at_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_read_at(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, &status) : mpi::file_read_at(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_read_at(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, &status) : mpi::returning::file_read_at(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, &status);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::file_read_at(fh, offset, modern_range, &status);
        (void)mpi::returning::file_read_at(fh, offset, modern_range, &status);
        (void)pmpi::file_read_at(fh, offset, modern_range, &status);
        (void)pmpi::returning::file_read_at(fh, offset, modern_range, &status);
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_c(int profiled)
{
#if REC_HAS(MPI_File_read_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_read(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status) : mpi::file_read(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_read(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status) : mpi::returning::file_read(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::file_read(fh, modern_range, &status);
        (void)mpi::returning::file_read(fh, modern_range, &status);
        (void)pmpi::file_read(fh, modern_range, &status);
        (void)pmpi::returning::file_read(fh, modern_range, &status);
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_ordered(int profiled)
{
#if REC_HAS(MPI_File_read_ordered)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_read_ordered(fh, rec_slot(2), count, datatype, &status) : mpi::file_read_ordered(fh, rec_slot(2), count, datatype, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_read_ordered(fh, rec_slot(2), count, datatype, &status) : mpi::returning::file_read_ordered(fh, rec_slot(2), count, datatype, &status);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_ordered_begin(int profiled)
{
#if REC_HAS(MPI_File_read_ordered_begin)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_read_ordered_begin(fh, rec_slot(2), count, datatype) : mpi::file_read_ordered_begin(fh, rec_slot(2), count, datatype);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_read_ordered_begin(fh, rec_slot(2), count, datatype) : mpi::returning::file_read_ordered_begin(fh, rec_slot(2), count, datatype);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_ordered_begin_c(int profiled)
{
#if REC_HAS(MPI_File_read_ordered_begin_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_read_ordered_begin(fh, rec_slot(2), static_cast<std::size_t>(count), datatype) : mpi::file_read_ordered_begin(fh, rec_slot(2), static_cast<std::size_t>(count), datatype);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_read_ordered_begin(fh, rec_slot(2), static_cast<std::size_t>(count), datatype) : mpi::returning::file_read_ordered_begin(fh, rec_slot(2), static_cast<std::size_t>(count), datatype);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::file_read_ordered_begin(fh, modern_range);
        (void)mpi::returning::file_read_ordered_begin(fh, modern_range);
        (void)pmpi::file_read_ordered_begin(fh, modern_range);
        (void)pmpi::returning::file_read_ordered_begin(fh, modern_range);
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_ordered_c(int profiled)
{
#if REC_HAS(MPI_File_read_ordered_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_read_ordered(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status) : mpi::file_read_ordered(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_read_ordered(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status) : mpi::returning::file_read_ordered(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::file_read_ordered(fh, modern_range, &status);
        (void)mpi::returning::file_read_ordered(fh, modern_range, &status);
        (void)pmpi::file_read_ordered(fh, modern_range, &status);
        (void)pmpi::returning::file_read_ordered(fh, modern_range, &status);
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_ordered_end(int profiled)
{
#if REC_HAS(MPI_File_read_ordered_end)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_read_ordered_end(fh, rec_slot(2), &status) : mpi::file_read_ordered_end(fh, rec_slot(2), &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_read_ordered_end(fh, rec_slot(2), &status) : mpi::returning::file_read_ordered_end(fh, rec_slot(2), &status);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_shared(int profiled)
{
#if REC_HAS(MPI_File_read_shared)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_read_shared(fh, rec_slot(2), count, datatype, &status) : mpi::file_read_shared(fh, rec_slot(2), count, datatype, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_read_shared(fh, rec_slot(2), count, datatype, &status) : mpi::returning::file_read_shared(fh, rec_slot(2), count, datatype, &status);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_read_shared_c(int profiled)
{
#if REC_HAS(MPI_File_read_shared_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_read_shared(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status) : mpi::file_read_shared(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_read_shared(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status) : mpi::returning::file_read_shared(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::file_read_shared(fh, modern_range, &status);
        (void)mpi::returning::file_read_shared(fh, modern_range, &status);
        (void)pmpi::file_read_shared(fh, modern_range, &status);
        (void)pmpi::returning::file_read_shared(fh, modern_range, &status);
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_seek(int profiled)
{
#if REC_HAS(MPI_File_seek)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int whence = (int)103;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_seek(fh, offset, whence) : mpi::file_seek(fh, offset, whence);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_seek(fh, offset, whence) : mpi::returning::file_seek(fh, offset, whence);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_seek_shared(int profiled)
{
#if REC_HAS(MPI_File_seek_shared)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int whence = (int)103;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_seek_shared(fh, offset, whence) : mpi::file_seek_shared(fh, offset, whence);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_seek_shared(fh, offset, whence) : mpi::returning::file_seek_shared(fh, offset, whence);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_set_atomicity(int profiled)
{
#if REC_HAS(MPI_File_set_atomicity)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int flag = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_set_atomicity(fh, flag != 0) : mpi::file_set_atomicity(fh, flag != 0);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_set_atomicity(fh, flag != 0) : mpi::returning::file_set_atomicity(fh, flag != 0);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_set_info(int profiled)
{
#if REC_HAS(MPI_File_set_info)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_set_info(fh, info) : mpi::file_set_info(fh, info);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_set_info(fh, info) : mpi::returning::file_set_info(fh, info);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_set_size(int profiled)
{
#if REC_HAS(MPI_File_set_size)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset size = (MPI_Offset)5000000002;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_set_size(fh, size) : mpi::file_set_size(fh, size);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_set_size(fh, size) : mpi::returning::file_set_size(fh, size);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_set_view(int profiled)
{
#if REC_HAS(MPI_File_set_view)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset disp = (MPI_Offset)5000000002;
    MPI_Datatype etype = REC_NEW(MPI_Datatype, 1003);
    MPI_Datatype filetype = REC_NEW(MPI_Datatype, 1004);
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_set_view(fh, disp, etype, filetype, "datarep 105", info) : mpi::file_set_view(fh, disp, etype, filetype, "datarep 105", info);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_set_view(fh, disp, etype, filetype, "datarep 105", info) : mpi::returning::file_set_view(fh, disp, etype, filetype, "datarep 105", info);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_sync(int profiled)
{
#if REC_HAS(MPI_File_sync)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_sync(fh) : mpi::file_sync(fh);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_sync(fh) : mpi::returning::file_sync(fh);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write(int profiled)
{
#if REC_HAS(MPI_File_write)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_write(fh, rec_slot(2), count, datatype, &status) : mpi::file_write(fh, rec_slot(2), count, datatype, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_write(fh, rec_slot(2), count, datatype, &status) : mpi::returning::file_write(fh, rec_slot(2), count, datatype, &status);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_all(int profiled)
{
#if REC_HAS(MPI_File_write_all)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_write_all(fh, rec_slot(2), count, datatype, &status) : mpi::file_write_all(fh, rec_slot(2), count, datatype, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_write_all(fh, rec_slot(2), count, datatype, &status) : mpi::returning::file_write_all(fh, rec_slot(2), count, datatype, &status);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_all_begin(int profiled)
{
#if REC_HAS(MPI_File_write_all_begin)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_write_all_begin(fh, rec_slot(2), count, datatype) : mpi::file_write_all_begin(fh, rec_slot(2), count, datatype);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_write_all_begin(fh, rec_slot(2), count, datatype) : mpi::returning::file_write_all_begin(fh, rec_slot(2), count, datatype);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_all_begin_c(int profiled)
{
#if REC_HAS(MPI_File_write_all_begin_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_write_all_begin(fh, rec_slot(2), static_cast<std::size_t>(count), datatype) : mpi::file_write_all_begin(fh, rec_slot(2), static_cast<std::size_t>(count), datatype);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_write_all_begin(fh, rec_slot(2), static_cast<std::size_t>(count), datatype) : mpi::returning::file_write_all_begin(fh, rec_slot(2), static_cast<std::size_t>(count), datatype);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::file_write_all_begin(fh, modern_range);
        (void)mpi::returning::file_write_all_begin(fh, modern_range);
        (void)pmpi::file_write_all_begin(fh, modern_range);
        (void)pmpi::returning::file_write_all_begin(fh, modern_range);
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_all_c(int profiled)
{
#if REC_HAS(MPI_File_write_all_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_write_all(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status) : mpi::file_write_all(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_write_all(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status) : mpi::returning::file_write_all(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::file_write_all(fh, modern_range, &status);
        (void)mpi::returning::file_write_all(fh, modern_range, &status);
        (void)pmpi::file_write_all(fh, modern_range, &status);
        (void)pmpi::returning::file_write_all(fh, modern_range, &status);
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_all_end(int profiled)
{
#if REC_HAS(MPI_File_write_all_end)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_write_all_end(fh, rec_slot(2), &status) : mpi::file_write_all_end(fh, rec_slot(2), &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_write_all_end(fh, rec_slot(2), &status) : mpi::returning::file_write_all_end(fh, rec_slot(2), &status);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_at(int profiled)
{
#if REC_HAS(MPI_File_write_at)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_write_at(fh, offset, rec_slot(3), count, datatype, &status) : mpi::file_write_at(fh, offset, rec_slot(3), count, datatype, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_write_at(fh, offset, rec_slot(3), count, datatype, &status) : mpi::returning::file_write_at(fh, offset, rec_slot(3), count, datatype, &status);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_at_all(int profiled)
{
#if REC_HAS(MPI_File_write_at_all)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_write_at_all(fh, offset, rec_slot(3), count, datatype, &status) : mpi::file_write_at_all(fh, offset, rec_slot(3), count, datatype, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_write_at_all(fh, offset, rec_slot(3), count, datatype, &status) : mpi::returning::file_write_at_all(fh, offset, rec_slot(3), count, datatype, &status);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_at_all_begin(int profiled)
{
#if REC_HAS(MPI_File_write_at_all_begin)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    int count = (int)104;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_write_at_all_begin(fh, offset, rec_slot(3), count, datatype) : mpi::file_write_at_all_begin(fh, offset, rec_slot(3), count, datatype);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_write_at_all_begin(fh, offset, rec_slot(3), count, datatype) : mpi::returning::file_write_at_all_begin(fh, offset, rec_slot(3), count, datatype);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_at_all_begin_c(int profiled)
{
#if REC_HAS(MPI_File_write_at_all_begin_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_write_at_all_begin(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype) : mpi::file_write_at_all_begin(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_write_at_all_begin(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype) : mpi::returning::file_write_at_all_begin(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::file_write_at_all_begin(fh, offset, modern_range);
        (void)mpi::returning::file_write_at_all_begin(fh, offset, modern_range);
        (void)pmpi::file_write_at_all_begin(fh, offset, modern_range);
        (void)pmpi::returning::file_write_at_all_begin(fh, offset, modern_range);
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_at_all_c(int profiled)
{
#if REC_HAS(MPI_File_write_at_all_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_write_at_all(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, &status) : mpi::file_write_at_all(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_write_at_all(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, &status) : mpi::returning::file_write_at_all(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, &status);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::file_write_at_all(fh, offset, modern_range, &status);
        (void)mpi::returning::file_write_at_all(fh, offset, modern_range, &status);
        (void)pmpi::file_write_at_all(fh, offset, modern_range, &status);
        (void)pmpi::returning::file_write_at_all(fh, offset, modern_range, &status);
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_at_all_end(int profiled)
{
#if REC_HAS(MPI_File_write_at_all_end)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_write_at_all_end(fh, rec_slot(2), &status) : mpi::file_write_at_all_end(fh, rec_slot(2), &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_write_at_all_end(fh, rec_slot(2), &status) : mpi::returning::file_write_at_all_end(fh, rec_slot(2), &status);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_at_c(int profiled)
{
#if REC_HAS(MPI_File_write_at_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Offset offset = (MPI_Offset)5000000002;
    MPI_Count count = (MPI_Count)5000000004;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1005);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_write_at(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, &status) : mpi::file_write_at(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_write_at(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, &status) : mpi::returning::file_write_at(fh, offset, rec_slot(3), static_cast<std::size_t>(count), datatype, &status);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::file_write_at(fh, offset, modern_range, &status);
        (void)mpi::returning::file_write_at(fh, offset, modern_range, &status);
        (void)pmpi::file_write_at(fh, offset, modern_range, &status);
        (void)pmpi::returning::file_write_at(fh, offset, modern_range, &status);
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_c(int profiled)
{
#if REC_HAS(MPI_File_write_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_write(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status) : mpi::file_write(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_write(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status) : mpi::returning::file_write(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::file_write(fh, modern_range, &status);
        (void)mpi::returning::file_write(fh, modern_range, &status);
        (void)pmpi::file_write(fh, modern_range, &status);
        (void)pmpi::returning::file_write(fh, modern_range, &status);
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_ordered(int profiled)
{
#if REC_HAS(MPI_File_write_ordered)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_write_ordered(fh, rec_slot(2), count, datatype, &status) : mpi::file_write_ordered(fh, rec_slot(2), count, datatype, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_write_ordered(fh, rec_slot(2), count, datatype, &status) : mpi::returning::file_write_ordered(fh, rec_slot(2), count, datatype, &status);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_ordered_begin(int profiled)
{
#if REC_HAS(MPI_File_write_ordered_begin)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_write_ordered_begin(fh, rec_slot(2), count, datatype) : mpi::file_write_ordered_begin(fh, rec_slot(2), count, datatype);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_write_ordered_begin(fh, rec_slot(2), count, datatype) : mpi::returning::file_write_ordered_begin(fh, rec_slot(2), count, datatype);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_ordered_begin_c(int profiled)
{
#if REC_HAS(MPI_File_write_ordered_begin_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_write_ordered_begin(fh, rec_slot(2), static_cast<std::size_t>(count), datatype) : mpi::file_write_ordered_begin(fh, rec_slot(2), static_cast<std::size_t>(count), datatype);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_write_ordered_begin(fh, rec_slot(2), static_cast<std::size_t>(count), datatype) : mpi::returning::file_write_ordered_begin(fh, rec_slot(2), static_cast<std::size_t>(count), datatype);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::file_write_ordered_begin(fh, modern_range);
        (void)mpi::returning::file_write_ordered_begin(fh, modern_range);
        (void)pmpi::file_write_ordered_begin(fh, modern_range);
        (void)pmpi::returning::file_write_ordered_begin(fh, modern_range);
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_ordered_c(int profiled)
{
#if REC_HAS(MPI_File_write_ordered_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_write_ordered(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status) : mpi::file_write_ordered(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_write_ordered(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status) : mpi::returning::file_write_ordered(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::file_write_ordered(fh, modern_range, &status);
        (void)mpi::returning::file_write_ordered(fh, modern_range, &status);
        (void)pmpi::file_write_ordered(fh, modern_range, &status);
        (void)pmpi::returning::file_write_ordered(fh, modern_range, &status);
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_ordered_end(int profiled)
{
#if REC_HAS(MPI_File_write_ordered_end)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_write_ordered_end(fh, rec_slot(2), &status) : mpi::file_write_ordered_end(fh, rec_slot(2), &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_write_ordered_end(fh, rec_slot(2), &status) : mpi::returning::file_write_ordered_end(fh, rec_slot(2), &status);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_shared(int profiled)
{
#if REC_HAS(MPI_File_write_shared)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int count = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_write_shared(fh, rec_slot(2), count, datatype, &status) : mpi::file_write_shared(fh, rec_slot(2), count, datatype, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_write_shared(fh, rec_slot(2), count, datatype, &status) : mpi::returning::file_write_shared(fh, rec_slot(2), count, datatype, &status);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_write_shared_c(int profiled)
{
#if REC_HAS(MPI_File_write_shared_c)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    MPI_Count count = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_write_shared(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status) : mpi::file_write_shared(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_write_shared(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status) : mpi::returning::file_write_shared(fh, rec_slot(2), static_cast<std::size_t>(count), datatype, &status);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::file_write_shared(fh, modern_range, &status);
        (void)mpi::returning::file_write_shared(fh, modern_range, &status);
        (void)pmpi::file_write_shared(fh, modern_range, &status);
        (void)pmpi::returning::file_write_shared(fh, modern_range, &status);
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Register_datarep(int profiled)
{
#if REC_HAS(MPI_Register_datarep)
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::register_datarep("datarep 101", (MPI_Datarep_conversion_function *)rec_function(2), (MPI_Datarep_conversion_function *)rec_function(3), (MPI_Datarep_extent_function *)rec_function(4), rec_slot(5)) : mpi::register_datarep("datarep 101", (MPI_Datarep_conversion_function *)rec_function(2), (MPI_Datarep_conversion_function *)rec_function(3), (MPI_Datarep_extent_function *)rec_function(4), rec_slot(5));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::register_datarep("datarep 101", (MPI_Datarep_conversion_function *)rec_function(2), (MPI_Datarep_conversion_function *)rec_function(3), (MPI_Datarep_extent_function *)rec_function(4), rec_slot(5)) : mpi::returning::register_datarep("datarep 101", (MPI_Datarep_conversion_function *)rec_function(2), (MPI_Datarep_conversion_function *)rec_function(3), (MPI_Datarep_extent_function *)rec_function(4), rec_slot(5));
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Register_datarep_c(int profiled)
{
#if REC_HAS(MPI_Register_datarep_c)
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::register_datarep("datarep 101", (MPI_Datarep_conversion_function_c *)rec_function(2), (MPI_Datarep_conversion_function_c *)rec_function(3), (MPI_Datarep_extent_function *)rec_function(4), rec_slot(5)) : mpi::register_datarep("datarep 101", (MPI_Datarep_conversion_function_c *)rec_function(2), (MPI_Datarep_conversion_function_c *)rec_function(3), (MPI_Datarep_extent_function *)rec_function(4), rec_slot(5));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::register_datarep("datarep 101", (MPI_Datarep_conversion_function_c *)rec_function(2), (MPI_Datarep_conversion_function_c *)rec_function(3), (MPI_Datarep_extent_function *)rec_function(4), rec_slot(5)) : mpi::returning::register_datarep("datarep 101", (MPI_Datarep_conversion_function_c *)rec_function(2), (MPI_Datarep_conversion_function_c *)rec_function(3), (MPI_Datarep_extent_function *)rec_function(4), rec_slot(5));
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

extern "C" const struct rec_caller rec_callers_files[] = {
    {"MPI_File_close", call_MPI_File_close, 0},
    {"MPI_File_delete", call_MPI_File_delete, 0},
    {"MPI_File_get_amode", call_MPI_File_get_amode, 0},
    {"MPI_File_get_atomicity", call_MPI_File_get_atomicity, 0},
    {"MPI_File_get_byte_offset", call_MPI_File_get_byte_offset, 0},
    {"MPI_File_get_group", call_MPI_File_get_group, 0},
    {"MPI_File_get_info", call_MPI_File_get_info, 0},
    {"MPI_File_get_position", call_MPI_File_get_position, 0},
    {"MPI_File_get_position_shared", call_MPI_File_get_position_shared, 0},
    {"MPI_File_get_size", call_MPI_File_get_size, 0},
    {"MPI_File_get_type_extent", call_MPI_File_get_type_extent, 0},
    {"MPI_File_get_type_extent_c", call_MPI_File_get_type_extent_c, 0},
    {"MPI_File_get_view", call_MPI_File_get_view, 0},
    {"MPI_File_iread", call_MPI_File_iread, 0},
    {"MPI_File_iread_all", call_MPI_File_iread_all, 0},
    {"MPI_File_iread_all_c", call_MPI_File_iread_all_c, 0},
    {"MPI_File_iread_at", call_MPI_File_iread_at, 0},
    {"MPI_File_iread_at_all", call_MPI_File_iread_at_all, 0},
    {"MPI_File_iread_at_all_c", call_MPI_File_iread_at_all_c, 0},
    {"MPI_File_iread_at_c", call_MPI_File_iread_at_c, 0},
    {"MPI_File_iread_c", call_MPI_File_iread_c, 0},
    {"MPI_File_iread_shared", call_MPI_File_iread_shared, 0},
    {"MPI_File_iread_shared_c", call_MPI_File_iread_shared_c, 0},
    {"MPI_File_iwrite", call_MPI_File_iwrite, 0},
    {"MPI_File_iwrite_all", call_MPI_File_iwrite_all, 0},
    {"MPI_File_iwrite_all_c", call_MPI_File_iwrite_all_c, 0},
    {"MPI_File_iwrite_at", call_MPI_File_iwrite_at, 0},
    {"MPI_File_iwrite_at_all", call_MPI_File_iwrite_at_all, 0},
    {"MPI_File_iwrite_at_all_c", call_MPI_File_iwrite_at_all_c, 0},
    {"MPI_File_iwrite_at_c", call_MPI_File_iwrite_at_c, 0},
    {"MPI_File_iwrite_c", call_MPI_File_iwrite_c, 0},
    {"MPI_File_iwrite_shared", call_MPI_File_iwrite_shared, 0},
    {"MPI_File_iwrite_shared_c", call_MPI_File_iwrite_shared_c, 0},
    {"MPI_File_open", call_MPI_File_open, 0},
    {"MPI_File_preallocate", call_MPI_File_preallocate, 0},
    {"MPI_File_read", call_MPI_File_read, 0},
    {"MPI_File_read_all", call_MPI_File_read_all, 0},
    {"MPI_File_read_all_begin", call_MPI_File_read_all_begin, 0},
    {"MPI_File_read_all_begin_c", call_MPI_File_read_all_begin_c, 0},
    {"MPI_File_read_all_c", call_MPI_File_read_all_c, 0},
    {"MPI_File_read_all_end", call_MPI_File_read_all_end, 0},
    {"MPI_File_read_at", call_MPI_File_read_at, 0},
    {"MPI_File_read_at_all", call_MPI_File_read_at_all, 0},
    {"MPI_File_read_at_all_begin", call_MPI_File_read_at_all_begin, 0},
    {"MPI_File_read_at_all_begin_c", call_MPI_File_read_at_all_begin_c, 0},
    {"MPI_File_read_at_all_c", call_MPI_File_read_at_all_c, 0},
    {"MPI_File_read_at_all_end", call_MPI_File_read_at_all_end, 0},
    {"MPI_File_read_at_c", call_MPI_File_read_at_c, 0},
    {"MPI_File_read_c", call_MPI_File_read_c, 0},
    {"MPI_File_read_ordered", call_MPI_File_read_ordered, 0},
    {"MPI_File_read_ordered_begin", call_MPI_File_read_ordered_begin, 0},
    {"MPI_File_read_ordered_begin_c", call_MPI_File_read_ordered_begin_c, 0},
    {"MPI_File_read_ordered_c", call_MPI_File_read_ordered_c, 0},
    {"MPI_File_read_ordered_end", call_MPI_File_read_ordered_end, 0},
    {"MPI_File_read_shared", call_MPI_File_read_shared, 0},
    {"MPI_File_read_shared_c", call_MPI_File_read_shared_c, 0},
    {"MPI_File_seek", call_MPI_File_seek, 0},
    {"MPI_File_seek_shared", call_MPI_File_seek_shared, 0},
    {"MPI_File_set_atomicity", call_MPI_File_set_atomicity, 0},
    {"MPI_File_set_info", call_MPI_File_set_info, 0},
    {"MPI_File_set_size", call_MPI_File_set_size, 0},
    {"MPI_File_set_view", call_MPI_File_set_view, 0},
    {"MPI_File_sync", call_MPI_File_sync, 0},
    {"MPI_File_write", call_MPI_File_write, 0},
    {"MPI_File_write_all", call_MPI_File_write_all, 0},
    {"MPI_File_write_all_begin", call_MPI_File_write_all_begin, 0},
    {"MPI_File_write_all_begin_c", call_MPI_File_write_all_begin_c, 0},
    {"MPI_File_write_all_c", call_MPI_File_write_all_c, 0},
    {"MPI_File_write_all_end", call_MPI_File_write_all_end, 0},
    {"MPI_File_write_at", call_MPI_File_write_at, 0},
    {"MPI_File_write_at_all", call_MPI_File_write_at_all, 0},
    {"MPI_File_write_at_all_begin", call_MPI_File_write_at_all_begin, 0},
    {"MPI_File_write_at_all_begin_c", call_MPI_File_write_at_all_begin_c, 0},
    {"MPI_File_write_at_all_c", call_MPI_File_write_at_all_c, 0},
    {"MPI_File_write_at_all_end", call_MPI_File_write_at_all_end, 0},
    {"MPI_File_write_at_c", call_MPI_File_write_at_c, 0},
    {"MPI_File_write_c", call_MPI_File_write_c, 0},
    {"MPI_File_write_ordered", call_MPI_File_write_ordered, 0},
    {"MPI_File_write_ordered_begin", call_MPI_File_write_ordered_begin, 0},
    {"MPI_File_write_ordered_begin_c", call_MPI_File_write_ordered_begin_c, 0},
    {"MPI_File_write_ordered_c", call_MPI_File_write_ordered_c, 0},
    {"MPI_File_write_ordered_end", call_MPI_File_write_ordered_end, 0},
    {"MPI_File_write_shared", call_MPI_File_write_shared, 0},
    {"MPI_File_write_shared_c", call_MPI_File_write_shared_c, 0},
    {"MPI_Register_datarep", call_MPI_Register_datarep, 0},
    {"MPI_Register_datarep_c", call_MPI_Register_datarep_c, 0},
    {nullptr, nullptr, 0}
};
