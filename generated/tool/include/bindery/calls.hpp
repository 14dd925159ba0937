// Do not edit: `bindery generate` writes this from specs/ through templates/tool/calls.hpp.j2.
// A type for each procedure of C: its arguments under the standard's names, their roles, and what follows from them.
#pragma once

#include <bindery/detail/call.hpp>

#include <cstdarg>

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

#if BND_HAS_MPI_Abi_get_fortran_booleans
BND_TOOL_REFERENCE(PMPI_Abi_get_fortran_booleans)
BND_TOOL_NEXT(Abi_get_fortran_booleans, int, (int, void *, void *, int *), PMPI_Abi_get_fortran_booleans)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Abi_get_fortran_booleans : detail::call<1, int, int, void *, void *, int *> {
    int logical_size;
    void *logical_true;
    void *logical_false;
    int *is_set;
    int next() { return detail::next::Abi_get_fortran_booleans(logical_size, logical_true, logical_false, is_set); }
    BND_TOOL_FORWARD(Abi_get_fortran_booleans, logical_size, logical_true, logical_false, is_set)
};
}
#endif

#if BND_HAS_MPI_Abi_get_fortran_info
BND_TOOL_REFERENCE(PMPI_Abi_get_fortran_info)
BND_TOOL_NEXT(Abi_get_fortran_info, int, (MPI_Info *), PMPI_Abi_get_fortran_info)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Abi_get_fortran_info : detail::call<2, int, MPI_Info *> {
    MPI_Info *info;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Abi_get_fortran_info(info); }
    BND_TOOL_FORWARD(Abi_get_fortran_info, info)
    bindery::handle<object::info> new_handle() const { return *info; }
};
}
#endif

#if BND_HAS_MPI_Abi_get_info
BND_TOOL_REFERENCE(PMPI_Abi_get_info)
BND_TOOL_NEXT(Abi_get_info, int, (MPI_Info *), PMPI_Abi_get_info)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Abi_get_info : detail::call<3, int, MPI_Info *> {
    MPI_Info *info;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Abi_get_info(info); }
    BND_TOOL_FORWARD(Abi_get_info, info)
    bindery::handle<object::info> new_handle() const { return *info; }
};
}
#endif

#if BND_HAS_MPI_Abi_get_version
BND_TOOL_REFERENCE(PMPI_Abi_get_version)
BND_TOOL_NEXT(Abi_get_version, int, (int *, int *), PMPI_Abi_get_version)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Abi_get_version : detail::call<4, int, int *, int *> {
    int *abi_major;
    int *abi_minor;
    int next() { return detail::next::Abi_get_version(abi_major, abi_minor); }
    BND_TOOL_FORWARD(Abi_get_version, abi_major, abi_minor)
};
}
#endif

#if BND_HAS_MPI_Abi_set_fortran_booleans
BND_TOOL_REFERENCE(PMPI_Abi_set_fortran_booleans)
BND_TOOL_NEXT(Abi_set_fortran_booleans, int, (int, void *, void *), PMPI_Abi_set_fortran_booleans)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Abi_set_fortran_booleans : detail::call<5, int, int, void *, void *> {
    int logical_size;
    void *logical_true;
    void *logical_false;
    int next() { return detail::next::Abi_set_fortran_booleans(logical_size, logical_true, logical_false); }
    BND_TOOL_FORWARD(Abi_set_fortran_booleans, logical_size, logical_true, logical_false)
};
}
#endif

#if BND_HAS_MPI_Abi_set_fortran_info
BND_TOOL_REFERENCE(PMPI_Abi_set_fortran_info)
BND_TOOL_NEXT(Abi_set_fortran_info, int, (MPI_Info), PMPI_Abi_set_fortran_info)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Abi_set_fortran_info : detail::call<6, int, MPI_Info> {
    MPI_Info info;
    int next() { return detail::next::Abi_set_fortran_info(info); }
    BND_TOOL_FORWARD(Abi_set_fortran_info, info)
};
}
#endif

#if BND_HAS_MPI_Abort
BND_TOOL_REFERENCE(PMPI_Abort)
BND_TOOL_NEXT(Abort, int, (MPI_Comm, int), PMPI_Abort)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Abort : detail::call<7, int, MPI_Comm, int> {
    MPI_Comm comm;
    int errorcode;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Abort(comm, errorcode); }
    BND_TOOL_FORWARD(Abort, comm, errorcode)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Accumulate
BND_TOOL_REFERENCE(PMPI_Accumulate)
BND_TOOL_NEXT(Accumulate, int, (const void *, int, MPI_Datatype, int, MPI_Aint, int, MPI_Datatype, MPI_Op, MPI_Win), PMPI_Accumulate)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Accumulate : detail::call<8, int, const void *, int, MPI_Datatype, int, MPI_Aint, int, MPI_Datatype, MPI_Op, MPI_Win> {
    const void *origin_addr;
    int origin_count;
    MPI_Datatype origin_datatype;
    int target_rank;
    MPI_Aint target_disp;
    int target_count;
    MPI_Datatype target_datatype;
    MPI_Op op;
    MPI_Win win;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_peer = true, has_window = true, has_operation = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Accumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win); }
    BND_TOOL_FORWARD(Accumulate, origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win)
    const void *send_buffer() const { return origin_addr; }
    MPI_Count send_count() const { return origin_count; }
    bindery::handle<object::datatype> send_datatype() const { return origin_datatype; }
    int send_peer() const { return target_rank; }
    bindery::handle<object::window> window() const { return win; }
    bindery::handle<object::operation> operation() const { return op; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (target_rank != MPI_PROC_NULL) total += detail::bytes(origin_count, origin_datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_win(win, code); }
    int peer() const { return target_rank; }
};
}
#endif

#if BND_HAS_MPI_Accumulate_c
BND_TOOL_REFERENCE(PMPI_Accumulate_c)
BND_TOOL_NEXT(Accumulate_c, int, (const void *, MPI_Count, MPI_Datatype, int, MPI_Aint, MPI_Count, MPI_Datatype, MPI_Op, MPI_Win), PMPI_Accumulate_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Accumulate_c : detail::call<9, int, const void *, MPI_Count, MPI_Datatype, int, MPI_Aint, MPI_Count, MPI_Datatype, MPI_Op, MPI_Win> {
    const void *origin_addr;
    MPI_Count origin_count;
    MPI_Datatype origin_datatype;
    int target_rank;
    MPI_Aint target_disp;
    MPI_Count target_count;
    MPI_Datatype target_datatype;
    MPI_Op op;
    MPI_Win win;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_peer = true, has_window = true, has_operation = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Accumulate_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win); }
    BND_TOOL_FORWARD(Accumulate_c, origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win)
    const void *send_buffer() const { return origin_addr; }
    MPI_Count send_count() const { return origin_count; }
    bindery::handle<object::datatype> send_datatype() const { return origin_datatype; }
    int send_peer() const { return target_rank; }
    bindery::handle<object::window> window() const { return win; }
    bindery::handle<object::operation> operation() const { return op; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (target_rank != MPI_PROC_NULL) total += detail::bytes(origin_count, origin_datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_win(win, code); }
    int peer() const { return target_rank; }
};
}
#endif

#if BND_HAS_MPI_Add_error_class
BND_TOOL_REFERENCE(PMPI_Add_error_class)
BND_TOOL_NEXT(Add_error_class, int, (int *), PMPI_Add_error_class)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Add_error_class : detail::call<10, int, int *> {
    int *errorclass;
    int next() { return detail::next::Add_error_class(errorclass); }
    BND_TOOL_FORWARD(Add_error_class, errorclass)
};
}
#endif

#if BND_HAS_MPI_Add_error_code
BND_TOOL_REFERENCE(PMPI_Add_error_code)
BND_TOOL_NEXT(Add_error_code, int, (int, int *), PMPI_Add_error_code)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Add_error_code : detail::call<11, int, int, int *> {
    int errorclass;
    int *errorcode;
    int next() { return detail::next::Add_error_code(errorclass, errorcode); }
    BND_TOOL_FORWARD(Add_error_code, errorclass, errorcode)
};
}
#endif

#if BND_HAS_MPI_Add_error_string
BND_TOOL_REFERENCE(PMPI_Add_error_string)
BND_TOOL_NEXT(Add_error_string, int, (int, const char *), PMPI_Add_error_string)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Add_error_string : detail::call<12, int, int, const char *> {
    int errorcode;
    const char *string;
    int next() { return detail::next::Add_error_string(errorcode, string); }
    BND_TOOL_FORWARD(Add_error_string, errorcode, string)
};
}
#endif

#if BND_HAS_MPI_Address
BND_TOOL_REFERENCE(PMPI_Address)
BND_TOOL_NEXT(Address, int, (void *, MPI_Aint *), PMPI_Address)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Address : detail::call<13, int, void *, MPI_Aint *> {
    void *location;
    MPI_Aint *address;
    int next() { return detail::next::Address(location, address); }
    BND_TOOL_FORWARD(Address, location, address)
};
}
#endif

#if BND_HAS_MPI_Aint_add
BND_TOOL_REFERENCE(PMPI_Aint_add)
BND_TOOL_NEXT(Aint_add, MPI_Aint, (MPI_Aint, MPI_Aint), PMPI_Aint_add)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Aint_add : detail::call<14, MPI_Aint, MPI_Aint, MPI_Aint> {
    MPI_Aint base;
    MPI_Aint disp;
    MPI_Aint next() { return detail::next::Aint_add(base, disp); }
    BND_TOOL_FORWARD(Aint_add, base, disp)
};
}
#endif

#if BND_HAS_MPI_Aint_diff
BND_TOOL_REFERENCE(PMPI_Aint_diff)
BND_TOOL_NEXT(Aint_diff, MPI_Aint, (MPI_Aint, MPI_Aint), PMPI_Aint_diff)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Aint_diff : detail::call<15, MPI_Aint, MPI_Aint, MPI_Aint> {
    MPI_Aint addr1;
    MPI_Aint addr2;
    MPI_Aint next() { return detail::next::Aint_diff(addr1, addr2); }
    BND_TOOL_FORWARD(Aint_diff, addr1, addr2)
};
}
#endif

#if BND_HAS_MPI_Allgather
BND_TOOL_REFERENCE(PMPI_Allgather)
BND_TOOL_NEXT(Allgather, int, (const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm), PMPI_Allgather)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Allgather : detail::call<16, int, const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    int recvcount;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm); }
    BND_TOOL_FORWARD(Allgather, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype);
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcount, recvtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, recvtype) * detail::number(detail::remote_size(comm));
        if (sendbuf == MPI_IN_PLACE) total -= detail::bytes(recvcount, recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Allgather_c
BND_TOOL_REFERENCE(PMPI_Allgather_c)
BND_TOOL_NEXT(Allgather_c, int, (const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, MPI_Comm), PMPI_Allgather_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Allgather_c : detail::call<17, int, const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, MPI_Comm> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm); }
    BND_TOOL_FORWARD(Allgather_c, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype);
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcount, recvtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, recvtype) * detail::number(detail::remote_size(comm));
        if (sendbuf == MPI_IN_PLACE) total -= detail::bytes(recvcount, recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Allgather_init
BND_TOOL_REFERENCE(PMPI_Allgather_init)
BND_TOOL_NEXT(Allgather_init, int, (const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Allgather_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Allgather_init : detail::call<18, int, const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    int recvcount;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request); }
    BND_TOOL_FORWARD(Allgather_init, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype);
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcount, recvtype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, recvtype) * detail::number(detail::remote_size(comm));
        if (sendbuf == MPI_IN_PLACE) total -= detail::bytes(recvcount, recvtype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Allgather_init_c
BND_TOOL_REFERENCE(PMPI_Allgather_init_c)
BND_TOOL_NEXT(Allgather_init_c, int, (const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Allgather_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Allgather_init_c : detail::call<19, int, const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request); }
    BND_TOOL_FORWARD(Allgather_init_c, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype);
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcount, recvtype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, recvtype) * detail::number(detail::remote_size(comm));
        if (sendbuf == MPI_IN_PLACE) total -= detail::bytes(recvcount, recvtype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Allgatherv
BND_TOOL_REFERENCE(PMPI_Allgatherv)
BND_TOOL_NEXT(Allgatherv, int, (const void *, int, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, MPI_Comm), PMPI_Allgatherv)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Allgatherv : detail::call<20, int, const void *, int, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, MPI_Comm> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    const int *recvcounts;
    const int *displs;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm); }
    BND_TOOL_FORWARD(Allgatherv, sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    const int *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const int *receive_displacements() const { return displs; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype);
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcounts[detail::group_rank(comm)], recvtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::remote_size(comm), recvtype);
        if (sendbuf == MPI_IN_PLACE) total -= detail::bytes(recvcounts[detail::group_rank(comm)], recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Allgatherv_c
BND_TOOL_REFERENCE(PMPI_Allgatherv_c)
BND_TOOL_NEXT(Allgatherv_c, int, (const void *, MPI_Count, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, MPI_Comm), PMPI_Allgatherv_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Allgatherv_c : detail::call<21, int, const void *, MPI_Count, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, MPI_Comm> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    const MPI_Count *recvcounts;
    const MPI_Aint *displs;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm); }
    BND_TOOL_FORWARD(Allgatherv_c, sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    const MPI_Count *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const MPI_Aint *receive_displacements() const { return displs; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype);
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcounts[detail::group_rank(comm)], recvtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::remote_size(comm), recvtype);
        if (sendbuf == MPI_IN_PLACE) total -= detail::bytes(recvcounts[detail::group_rank(comm)], recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Allgatherv_init
BND_TOOL_REFERENCE(PMPI_Allgatherv_init)
BND_TOOL_NEXT(Allgatherv_init, int, (const void *, int, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Allgatherv_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Allgatherv_init : detail::call<22, int, const void *, int, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    const int *recvcounts;
    const int *displs;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request); }
    BND_TOOL_FORWARD(Allgatherv_init, sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    const int *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const int *receive_displacements() const { return displs; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype);
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcounts[detail::group_rank(comm)], recvtype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::remote_size(comm), recvtype);
        if (sendbuf == MPI_IN_PLACE) total -= detail::bytes(recvcounts[detail::group_rank(comm)], recvtype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Allgatherv_init_c
BND_TOOL_REFERENCE(PMPI_Allgatherv_init_c)
BND_TOOL_NEXT(Allgatherv_init_c, int, (const void *, MPI_Count, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Allgatherv_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Allgatherv_init_c : detail::call<23, int, const void *, MPI_Count, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    const MPI_Count *recvcounts;
    const MPI_Aint *displs;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request); }
    BND_TOOL_FORWARD(Allgatherv_init_c, sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    const MPI_Count *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const MPI_Aint *receive_displacements() const { return displs; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype);
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcounts[detail::group_rank(comm)], recvtype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::remote_size(comm), recvtype);
        if (sendbuf == MPI_IN_PLACE) total -= detail::bytes(recvcounts[detail::group_rank(comm)], recvtype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Alloc_mem
BND_TOOL_REFERENCE(PMPI_Alloc_mem)
BND_TOOL_NEXT(Alloc_mem, int, (MPI_Aint, MPI_Info, void *), PMPI_Alloc_mem)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Alloc_mem : detail::call<24, int, MPI_Aint, MPI_Info, void *> {
    MPI_Aint size;
    MPI_Info info;
    void *baseptr;
    int next() { return detail::next::Alloc_mem(size, info, baseptr); }
    BND_TOOL_FORWARD(Alloc_mem, size, info, baseptr)
};
}
#endif

#if BND_HAS_MPI_Allreduce
BND_TOOL_REFERENCE(PMPI_Allreduce)
BND_TOOL_NEXT(Allreduce, int, (const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm), PMPI_Allreduce)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Allreduce : detail::call<25, int, const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm> {
    const void *sendbuf;
    void *recvbuf;
    int count;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::whole};
    int next() { return detail::next::Allreduce(sendbuf, recvbuf, count, datatype, op, comm); }
    BND_TOOL_FORWARD(Allreduce, sendbuf, recvbuf, count, datatype, op, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Allreduce_c
BND_TOOL_REFERENCE(PMPI_Allreduce_c)
BND_TOOL_NEXT(Allreduce_c, int, (const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, MPI_Comm), PMPI_Allreduce_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Allreduce_c : detail::call<26, int, const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, MPI_Comm> {
    const void *sendbuf;
    void *recvbuf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::whole};
    int next() { return detail::next::Allreduce_c(sendbuf, recvbuf, count, datatype, op, comm); }
    BND_TOOL_FORWARD(Allreduce_c, sendbuf, recvbuf, count, datatype, op, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Allreduce_init
BND_TOOL_REFERENCE(PMPI_Allreduce_init)
BND_TOOL_NEXT(Allreduce_init, int, (const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Allreduce_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Allreduce_init : detail::call<27, int, const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    void *recvbuf;
    int count;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::whole};
    int next() { return detail::next::Allreduce_init(sendbuf, recvbuf, count, datatype, op, comm, info, request); }
    BND_TOOL_FORWARD(Allreduce_init, sendbuf, recvbuf, count, datatype, op, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Allreduce_init_c
BND_TOOL_REFERENCE(PMPI_Allreduce_init_c)
BND_TOOL_NEXT(Allreduce_init_c, int, (const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Allreduce_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Allreduce_init_c : detail::call<28, int, const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    void *recvbuf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::whole};
    int next() { return detail::next::Allreduce_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request); }
    BND_TOOL_FORWARD(Allreduce_init_c, sendbuf, recvbuf, count, datatype, op, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Alltoall
BND_TOOL_REFERENCE(PMPI_Alltoall)
BND_TOOL_NEXT(Alltoall, int, (const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm), PMPI_Alltoall)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Alltoall : detail::call<29, int, const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    int recvcount;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm); }
    BND_TOOL_FORWARD(Alltoall, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype) * detail::number(detail::remote_size(comm));
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcount, recvtype) * detail::number(detail::remote_size(comm));
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, recvtype) * detail::number(detail::remote_size(comm));
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Alltoall_c
BND_TOOL_REFERENCE(PMPI_Alltoall_c)
BND_TOOL_NEXT(Alltoall_c, int, (const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, MPI_Comm), PMPI_Alltoall_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Alltoall_c : detail::call<30, int, const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, MPI_Comm> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm); }
    BND_TOOL_FORWARD(Alltoall_c, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype) * detail::number(detail::remote_size(comm));
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcount, recvtype) * detail::number(detail::remote_size(comm));
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, recvtype) * detail::number(detail::remote_size(comm));
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Alltoall_init
BND_TOOL_REFERENCE(PMPI_Alltoall_init)
BND_TOOL_NEXT(Alltoall_init, int, (const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Alltoall_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Alltoall_init : detail::call<31, int, const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    int recvcount;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request); }
    BND_TOOL_FORWARD(Alltoall_init, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype) * detail::number(detail::remote_size(comm));
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcount, recvtype) * detail::number(detail::remote_size(comm));
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, recvtype) * detail::number(detail::remote_size(comm));
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Alltoall_init_c
BND_TOOL_REFERENCE(PMPI_Alltoall_init_c)
BND_TOOL_NEXT(Alltoall_init_c, int, (const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Alltoall_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Alltoall_init_c : detail::call<32, int, const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request); }
    BND_TOOL_FORWARD(Alltoall_init_c, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype) * detail::number(detail::remote_size(comm));
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcount, recvtype) * detail::number(detail::remote_size(comm));
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, recvtype) * detail::number(detail::remote_size(comm));
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Alltoallv
BND_TOOL_REFERENCE(PMPI_Alltoallv)
BND_TOOL_NEXT(Alltoallv, int, (const void *, const int *, const int *, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, MPI_Comm), PMPI_Alltoallv)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Alltoallv : detail::call<33, int, const void *, const int *, const int *, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, MPI_Comm> {
    const void *sendbuf;
    const int *sendcounts;
    const int *sdispls;
    MPI_Datatype sendtype;
    void *recvbuf;
    const int *recvcounts;
    const int *rdispls;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatype = true, has_send_displacements = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm); }
    BND_TOOL_FORWARD(Alltoallv, sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm)
    const void *send_buffer() const { return sendbuf; }
    const int *send_counts() const { return sendcounts; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    const int *send_displacements() const { return sdispls; }
    void *receive_buffer() const { return recvbuf; }
    const int *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const int *receive_displacements() const { return rdispls; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcounts, detail::remote_size(comm), sendtype);
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcounts, detail::remote_size(comm), recvtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::remote_size(comm), recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Alltoallv_c
BND_TOOL_REFERENCE(PMPI_Alltoallv_c)
BND_TOOL_NEXT(Alltoallv_c, int, (const void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, MPI_Comm), PMPI_Alltoallv_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Alltoallv_c : detail::call<34, int, const void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, MPI_Comm> {
    const void *sendbuf;
    const MPI_Count *sendcounts;
    const MPI_Aint *sdispls;
    MPI_Datatype sendtype;
    void *recvbuf;
    const MPI_Count *recvcounts;
    const MPI_Aint *rdispls;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatype = true, has_send_displacements = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm); }
    BND_TOOL_FORWARD(Alltoallv_c, sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm)
    const void *send_buffer() const { return sendbuf; }
    const MPI_Count *send_counts() const { return sendcounts; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    const MPI_Aint *send_displacements() const { return sdispls; }
    void *receive_buffer() const { return recvbuf; }
    const MPI_Count *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const MPI_Aint *receive_displacements() const { return rdispls; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcounts, detail::remote_size(comm), sendtype);
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcounts, detail::remote_size(comm), recvtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::remote_size(comm), recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Alltoallv_init
BND_TOOL_REFERENCE(PMPI_Alltoallv_init)
BND_TOOL_NEXT(Alltoallv_init, int, (const void *, const int *, const int *, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Alltoallv_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Alltoallv_init : detail::call<35, int, const void *, const int *, const int *, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    const int *sendcounts;
    const int *sdispls;
    MPI_Datatype sendtype;
    void *recvbuf;
    const int *recvcounts;
    const int *rdispls;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatype = true, has_send_displacements = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request); }
    BND_TOOL_FORWARD(Alltoallv_init, sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    const int *send_counts() const { return sendcounts; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    const int *send_displacements() const { return sdispls; }
    void *receive_buffer() const { return recvbuf; }
    const int *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const int *receive_displacements() const { return rdispls; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcounts, detail::remote_size(comm), sendtype);
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcounts, detail::remote_size(comm), recvtype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::remote_size(comm), recvtype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Alltoallv_init_c
BND_TOOL_REFERENCE(PMPI_Alltoallv_init_c)
BND_TOOL_NEXT(Alltoallv_init_c, int, (const void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Alltoallv_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Alltoallv_init_c : detail::call<36, int, const void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    const MPI_Count *sendcounts;
    const MPI_Aint *sdispls;
    MPI_Datatype sendtype;
    void *recvbuf;
    const MPI_Count *recvcounts;
    const MPI_Aint *rdispls;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatype = true, has_send_displacements = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request); }
    BND_TOOL_FORWARD(Alltoallv_init_c, sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    const MPI_Count *send_counts() const { return sendcounts; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    const MPI_Aint *send_displacements() const { return sdispls; }
    void *receive_buffer() const { return recvbuf; }
    const MPI_Count *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const MPI_Aint *receive_displacements() const { return rdispls; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcounts, detail::remote_size(comm), sendtype);
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcounts, detail::remote_size(comm), recvtype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::remote_size(comm), recvtype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Alltoallw
BND_TOOL_REFERENCE(PMPI_Alltoallw)
BND_TOOL_NEXT(Alltoallw, int, (const void *, const int *, const int *, const MPI_Datatype *, void *, const int *, const int *, const MPI_Datatype *, MPI_Comm), PMPI_Alltoallw)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Alltoallw : detail::call<37, int, const void *, const int *, const int *, const MPI_Datatype *, void *, const int *, const int *, const MPI_Datatype *, MPI_Comm> {
    const void *sendbuf;
    const int *sendcounts;
    const int *sdispls;
    const MPI_Datatype *sendtypes;
    void *recvbuf;
    const int *recvcounts;
    const int *rdispls;
    const MPI_Datatype *recvtypes;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatypes = true, has_send_displacements = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatypes = true, has_receive_displacements = true, has_communicator = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm); }
    BND_TOOL_FORWARD(Alltoallw, sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm)
    const void *send_buffer() const { return sendbuf; }
    const int *send_counts() const { return sendcounts; }
    const MPI_Datatype *send_datatypes() const { return sendtypes; }
    const int *send_displacements() const { return sdispls; }
    void *receive_buffer() const { return recvbuf; }
    const int *receive_counts() const { return recvcounts; }
    const MPI_Datatype *receive_datatypes() const { return recvtypes; }
    const int *receive_displacements() const { return rdispls; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcounts, detail::remote_size(comm), sendtypes);
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcounts, detail::remote_size(comm), recvtypes);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::remote_size(comm), recvtypes);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Alltoallw_c
BND_TOOL_REFERENCE(PMPI_Alltoallw_c)
BND_TOOL_NEXT(Alltoallw_c, int, (const void *, const MPI_Count *, const MPI_Aint *, const MPI_Datatype *, void *, const MPI_Count *, const MPI_Aint *, const MPI_Datatype *, MPI_Comm), PMPI_Alltoallw_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Alltoallw_c : detail::call<38, int, const void *, const MPI_Count *, const MPI_Aint *, const MPI_Datatype *, void *, const MPI_Count *, const MPI_Aint *, const MPI_Datatype *, MPI_Comm> {
    const void *sendbuf;
    const MPI_Count *sendcounts;
    const MPI_Aint *sdispls;
    const MPI_Datatype *sendtypes;
    void *recvbuf;
    const MPI_Count *recvcounts;
    const MPI_Aint *rdispls;
    const MPI_Datatype *recvtypes;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatypes = true, has_send_displacements = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatypes = true, has_receive_displacements = true, has_communicator = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm); }
    BND_TOOL_FORWARD(Alltoallw_c, sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm)
    const void *send_buffer() const { return sendbuf; }
    const MPI_Count *send_counts() const { return sendcounts; }
    const MPI_Datatype *send_datatypes() const { return sendtypes; }
    const MPI_Aint *send_displacements() const { return sdispls; }
    void *receive_buffer() const { return recvbuf; }
    const MPI_Count *receive_counts() const { return recvcounts; }
    const MPI_Datatype *receive_datatypes() const { return recvtypes; }
    const MPI_Aint *receive_displacements() const { return rdispls; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcounts, detail::remote_size(comm), sendtypes);
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcounts, detail::remote_size(comm), recvtypes);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::remote_size(comm), recvtypes);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Alltoallw_init
BND_TOOL_REFERENCE(PMPI_Alltoallw_init)
BND_TOOL_NEXT(Alltoallw_init, int, (const void *, const int *, const int *, const MPI_Datatype *, void *, const int *, const int *, const MPI_Datatype *, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Alltoallw_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Alltoallw_init : detail::call<39, int, const void *, const int *, const int *, const MPI_Datatype *, void *, const int *, const int *, const MPI_Datatype *, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    const int *sendcounts;
    const int *sdispls;
    const MPI_Datatype *sendtypes;
    void *recvbuf;
    const int *recvcounts;
    const int *rdispls;
    const MPI_Datatype *recvtypes;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatypes = true, has_send_displacements = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatypes = true, has_receive_displacements = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request); }
    BND_TOOL_FORWARD(Alltoallw_init, sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    const int *send_counts() const { return sendcounts; }
    const MPI_Datatype *send_datatypes() const { return sendtypes; }
    const int *send_displacements() const { return sdispls; }
    void *receive_buffer() const { return recvbuf; }
    const int *receive_counts() const { return recvcounts; }
    const MPI_Datatype *receive_datatypes() const { return recvtypes; }
    const int *receive_displacements() const { return rdispls; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcounts, detail::remote_size(comm), sendtypes);
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcounts, detail::remote_size(comm), recvtypes);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::remote_size(comm), recvtypes);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Alltoallw_init_c
BND_TOOL_REFERENCE(PMPI_Alltoallw_init_c)
BND_TOOL_NEXT(Alltoallw_init_c, int, (const void *, const MPI_Count *, const MPI_Aint *, const MPI_Datatype *, void *, const MPI_Count *, const MPI_Aint *, const MPI_Datatype *, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Alltoallw_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Alltoallw_init_c : detail::call<40, int, const void *, const MPI_Count *, const MPI_Aint *, const MPI_Datatype *, void *, const MPI_Count *, const MPI_Aint *, const MPI_Datatype *, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    const MPI_Count *sendcounts;
    const MPI_Aint *sdispls;
    const MPI_Datatype *sendtypes;
    void *recvbuf;
    const MPI_Count *recvcounts;
    const MPI_Aint *rdispls;
    const MPI_Datatype *recvtypes;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatypes = true, has_send_displacements = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatypes = true, has_receive_displacements = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request); }
    BND_TOOL_FORWARD(Alltoallw_init_c, sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    const MPI_Count *send_counts() const { return sendcounts; }
    const MPI_Datatype *send_datatypes() const { return sendtypes; }
    const MPI_Aint *send_displacements() const { return sdispls; }
    void *receive_buffer() const { return recvbuf; }
    const MPI_Count *receive_counts() const { return recvcounts; }
    const MPI_Datatype *receive_datatypes() const { return recvtypes; }
    const MPI_Aint *receive_displacements() const { return rdispls; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcounts, detail::remote_size(comm), sendtypes);
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcounts, detail::remote_size(comm), recvtypes);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::remote_size(comm), recvtypes);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Attr_delete
BND_TOOL_REFERENCE(PMPI_Attr_delete)
BND_TOOL_NEXT(Attr_delete, int, (MPI_Comm, int), PMPI_Attr_delete)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Attr_delete : detail::call<41, int, MPI_Comm, int> {
    MPI_Comm comm;
    int keyval;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Attr_delete(comm, keyval); }
    BND_TOOL_FORWARD(Attr_delete, comm, keyval)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Attr_get
BND_TOOL_REFERENCE(PMPI_Attr_get)
BND_TOOL_NEXT(Attr_get, int, (MPI_Comm, int, void *, int *), PMPI_Attr_get)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Attr_get : detail::call<42, int, MPI_Comm, int, void *, int *> {
    MPI_Comm comm;
    int keyval;
    void *attribute_val;
    int *flag;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Attr_get(comm, keyval, attribute_val, flag); }
    BND_TOOL_FORWARD(Attr_get, comm, keyval, attribute_val, flag)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Attr_put
BND_TOOL_REFERENCE(PMPI_Attr_put)
BND_TOOL_NEXT(Attr_put, int, (MPI_Comm, int, void *), PMPI_Attr_put)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Attr_put : detail::call<43, int, MPI_Comm, int, void *> {
    MPI_Comm comm;
    int keyval;
    void *attribute_val;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Attr_put(comm, keyval, attribute_val); }
    BND_TOOL_FORWARD(Attr_put, comm, keyval, attribute_val)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Barrier
BND_TOOL_REFERENCE(PMPI_Barrier)
BND_TOOL_NEXT(Barrier, int, (MPI_Comm), PMPI_Barrier)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Barrier : detail::call<44, int, MPI_Comm> {
    MPI_Comm comm;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Barrier(comm); }
    BND_TOOL_FORWARD(Barrier, comm)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Barrier_init
BND_TOOL_REFERENCE(PMPI_Barrier_init)
BND_TOOL_NEXT(Barrier_init, int, (MPI_Comm, MPI_Info, MPI_Request *), PMPI_Barrier_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Barrier_init : detail::call<45, int, MPI_Comm, MPI_Info, MPI_Request *> {
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_communicator = true, has_requests = true;
    int next() { return detail::next::Barrier_init(comm, info, request); }
    BND_TOOL_FORWARD(Barrier_init, comm, info, request)
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Bcast
BND_TOOL_REFERENCE(PMPI_Bcast)
BND_TOOL_NEXT(Bcast, int, (void *, int, MPI_Datatype, int, MPI_Comm), PMPI_Bcast)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Bcast : detail::call<46, int, void *, int, MPI_Datatype, int, MPI_Comm> {
    void *buffer;
    int count;
    MPI_Datatype datatype;
    int root;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_root_rank = true;
    static constexpr detail::flow sent_flow{detail::party::leaves, detail::part::whole, true};
    static constexpr detail::flow received_flow{detail::party::root, detail::part::whole, true};
    int next() { return detail::next::Bcast(buffer, count, datatype, root, comm); }
    BND_TOOL_FORWARD(Bcast, buffer, count, datatype, root, comm)
    const void *send_buffer() const { return buffer; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return buffer; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    MPI_Count bytes_sent() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && !role.is_root) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Bcast_c
BND_TOOL_REFERENCE(PMPI_Bcast_c)
BND_TOOL_NEXT(Bcast_c, int, (void *, MPI_Count, MPI_Datatype, int, MPI_Comm), PMPI_Bcast_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Bcast_c : detail::call<47, int, void *, MPI_Count, MPI_Datatype, int, MPI_Comm> {
    void *buffer;
    MPI_Count count;
    MPI_Datatype datatype;
    int root;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_root_rank = true;
    static constexpr detail::flow sent_flow{detail::party::leaves, detail::part::whole, true};
    static constexpr detail::flow received_flow{detail::party::root, detail::part::whole, true};
    int next() { return detail::next::Bcast_c(buffer, count, datatype, root, comm); }
    BND_TOOL_FORWARD(Bcast_c, buffer, count, datatype, root, comm)
    const void *send_buffer() const { return buffer; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return buffer; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    MPI_Count bytes_sent() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && !role.is_root) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Bcast_init
BND_TOOL_REFERENCE(PMPI_Bcast_init)
BND_TOOL_NEXT(Bcast_init, int, (void *, int, MPI_Datatype, int, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Bcast_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Bcast_init : detail::call<48, int, void *, int, MPI_Datatype, int, MPI_Comm, MPI_Info, MPI_Request *> {
    void *buffer;
    int count;
    MPI_Datatype datatype;
    int root;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_root_rank = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::leaves, detail::part::whole, true};
    static constexpr detail::flow received_flow{detail::party::root, detail::part::whole, true};
    int next() { return detail::next::Bcast_init(buffer, count, datatype, root, comm, info, request); }
    BND_TOOL_FORWARD(Bcast_init, buffer, count, datatype, root, comm, info, request)
    const void *send_buffer() const { return buffer; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return buffer; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && !role.is_root) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Bcast_init_c
BND_TOOL_REFERENCE(PMPI_Bcast_init_c)
BND_TOOL_NEXT(Bcast_init_c, int, (void *, MPI_Count, MPI_Datatype, int, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Bcast_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Bcast_init_c : detail::call<49, int, void *, MPI_Count, MPI_Datatype, int, MPI_Comm, MPI_Info, MPI_Request *> {
    void *buffer;
    MPI_Count count;
    MPI_Datatype datatype;
    int root;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_root_rank = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::leaves, detail::part::whole, true};
    static constexpr detail::flow received_flow{detail::party::root, detail::part::whole, true};
    int next() { return detail::next::Bcast_init_c(buffer, count, datatype, root, comm, info, request); }
    BND_TOOL_FORWARD(Bcast_init_c, buffer, count, datatype, root, comm, info, request)
    const void *send_buffer() const { return buffer; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return buffer; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && !role.is_root) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Bsend
BND_TOOL_REFERENCE(PMPI_Bsend)
BND_TOOL_NEXT(Bsend, int, (const void *, int, MPI_Datatype, int, int, MPI_Comm), PMPI_Bsend)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Bsend : detail::call<50, int, const void *, int, MPI_Datatype, int, int, MPI_Comm> {
    const void *buf;
    int count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Bsend(buf, count, datatype, dest, tag, comm); }
    BND_TOOL_FORWARD(Bsend, buf, count, datatype, dest, tag, comm)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Bsend_c
BND_TOOL_REFERENCE(PMPI_Bsend_c)
BND_TOOL_NEXT(Bsend_c, int, (const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm), PMPI_Bsend_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Bsend_c : detail::call<51, int, const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm> {
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Bsend_c(buf, count, datatype, dest, tag, comm); }
    BND_TOOL_FORWARD(Bsend_c, buf, count, datatype, dest, tag, comm)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Bsend_init
BND_TOOL_REFERENCE(PMPI_Bsend_init)
BND_TOOL_NEXT(Bsend_init, int, (const void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *), PMPI_Bsend_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Bsend_init : detail::call<52, int, const void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *> {
    const void *buf;
    int count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Bsend_init(buf, count, datatype, dest, tag, comm, request); }
    BND_TOOL_FORWARD(Bsend_init, buf, count, datatype, dest, tag, comm, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Bsend_init_c
BND_TOOL_REFERENCE(PMPI_Bsend_init_c)
BND_TOOL_NEXT(Bsend_init_c, int, (const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Request *), PMPI_Bsend_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Bsend_init_c : detail::call<53, int, const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Request *> {
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Bsend_init_c(buf, count, datatype, dest, tag, comm, request); }
    BND_TOOL_FORWARD(Bsend_init_c, buf, count, datatype, dest, tag, comm, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Buffer_attach
BND_TOOL_REFERENCE(PMPI_Buffer_attach)
BND_TOOL_NEXT(Buffer_attach, int, (void *, int), PMPI_Buffer_attach)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Buffer_attach : detail::call<54, int, void *, int> {
    void *buffer;
    int size;
    int next() { return detail::next::Buffer_attach(buffer, size); }
    BND_TOOL_FORWARD(Buffer_attach, buffer, size)
};
}
#endif

#if BND_HAS_MPI_Buffer_attach_c
BND_TOOL_REFERENCE(PMPI_Buffer_attach_c)
BND_TOOL_NEXT(Buffer_attach_c, int, (void *, MPI_Count), PMPI_Buffer_attach_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Buffer_attach_c : detail::call<55, int, void *, MPI_Count> {
    void *buffer;
    MPI_Count size;
    int next() { return detail::next::Buffer_attach_c(buffer, size); }
    BND_TOOL_FORWARD(Buffer_attach_c, buffer, size)
};
}
#endif

#if BND_HAS_MPI_Buffer_detach
BND_TOOL_REFERENCE(PMPI_Buffer_detach)
BND_TOOL_NEXT(Buffer_detach, int, (void *, int *), PMPI_Buffer_detach)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Buffer_detach : detail::call<56, int, void *, int *> {
    void *buffer_addr;
    int *size;
    int next() { return detail::next::Buffer_detach(buffer_addr, size); }
    BND_TOOL_FORWARD(Buffer_detach, buffer_addr, size)
};
}
#endif

#if BND_HAS_MPI_Buffer_detach_c
BND_TOOL_REFERENCE(PMPI_Buffer_detach_c)
BND_TOOL_NEXT(Buffer_detach_c, int, (void *, MPI_Count *), PMPI_Buffer_detach_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Buffer_detach_c : detail::call<57, int, void *, MPI_Count *> {
    void *buffer_addr;
    MPI_Count *size;
    int next() { return detail::next::Buffer_detach_c(buffer_addr, size); }
    BND_TOOL_FORWARD(Buffer_detach_c, buffer_addr, size)
};
}
#endif

#if BND_HAS_MPI_Buffer_flush
BND_TOOL_REFERENCE(PMPI_Buffer_flush)
BND_TOOL_NEXT(Buffer_flush, int, (), PMPI_Buffer_flush)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Buffer_flush : detail::call<58, int> {
    int next() { return detail::next::Buffer_flush(); }
    BND_TOOL_FORWARD(Buffer_flush)
};
}
#endif

#if BND_HAS_MPI_Buffer_iflush
BND_TOOL_REFERENCE(PMPI_Buffer_iflush)
BND_TOOL_NEXT(Buffer_iflush, int, (MPI_Request *), PMPI_Buffer_iflush)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Buffer_iflush : detail::call<59, int, MPI_Request *> {
    MPI_Request *request;
    static constexpr bool has_requests = true;
    int next() { return detail::next::Buffer_iflush(request); }
    BND_TOOL_FORWARD(Buffer_iflush, request)
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
};
}
#endif

#if BND_HAS_MPI_Cancel
BND_TOOL_REFERENCE(PMPI_Cancel)
BND_TOOL_NEXT(Cancel, int, (MPI_Request *), PMPI_Cancel)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Cancel : detail::call<60, int, MPI_Request *> {
    MPI_Request *request;
    static constexpr bool has_requests = true;
    int next() { return detail::next::Cancel(request); }
    BND_TOOL_FORWARD(Cancel, request)
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
};
}
#endif

#if BND_HAS_MPI_Cart_coords
BND_TOOL_REFERENCE(PMPI_Cart_coords)
BND_TOOL_NEXT(Cart_coords, int, (MPI_Comm, int, int, int *), PMPI_Cart_coords)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Cart_coords : detail::call<61, int, MPI_Comm, int, int, int *> {
    MPI_Comm comm;
    int rank;
    int maxdims;
    int *coords;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Cart_coords(comm, rank, maxdims, coords); }
    BND_TOOL_FORWARD(Cart_coords, comm, rank, maxdims, coords)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Cart_create
BND_TOOL_REFERENCE(PMPI_Cart_create)
BND_TOOL_NEXT(Cart_create, int, (MPI_Comm, int, const int *, const int *, int, MPI_Comm *), PMPI_Cart_create)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Cart_create : detail::call<62, int, MPI_Comm, int, const int *, const int *, int, MPI_Comm *> {
    MPI_Comm comm_old;
    int ndims;
    const int *dims;
    const int *periods;
    int reorder;
    MPI_Comm *comm_cart;
    static constexpr bool has_communicator = true, has_new_handle = true;
    int next() { return detail::next::Cart_create(comm_old, ndims, dims, periods, reorder, comm_cart); }
    BND_TOOL_FORWARD(Cart_create, comm_old, ndims, dims, periods, reorder, comm_cart)
    bindery::handle<object::communicator> communicator() const { return comm_old; }
    bindery::handle<object::communicator> new_handle() const { return *comm_cart; }
    int fail(int code) const { return detail::raise_on_comm(comm_old, code); }
};
}
#endif

#if BND_HAS_MPI_Cart_get
BND_TOOL_REFERENCE(PMPI_Cart_get)
BND_TOOL_NEXT(Cart_get, int, (MPI_Comm, int, int *, int *, int *), PMPI_Cart_get)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Cart_get : detail::call<63, int, MPI_Comm, int, int *, int *, int *> {
    MPI_Comm comm;
    int maxdims;
    int *dims;
    int *periods;
    int *coords;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Cart_get(comm, maxdims, dims, periods, coords); }
    BND_TOOL_FORWARD(Cart_get, comm, maxdims, dims, periods, coords)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Cart_map
BND_TOOL_REFERENCE(PMPI_Cart_map)
BND_TOOL_NEXT(Cart_map, int, (MPI_Comm, int, const int *, const int *, int *), PMPI_Cart_map)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Cart_map : detail::call<64, int, MPI_Comm, int, const int *, const int *, int *> {
    MPI_Comm comm;
    int ndims;
    const int *dims;
    const int *periods;
    int *newrank;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Cart_map(comm, ndims, dims, periods, newrank); }
    BND_TOOL_FORWARD(Cart_map, comm, ndims, dims, periods, newrank)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Cart_rank
BND_TOOL_REFERENCE(PMPI_Cart_rank)
BND_TOOL_NEXT(Cart_rank, int, (MPI_Comm, const int *, int *), PMPI_Cart_rank)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Cart_rank : detail::call<65, int, MPI_Comm, const int *, int *> {
    MPI_Comm comm;
    const int *coords;
    int *rank;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Cart_rank(comm, coords, rank); }
    BND_TOOL_FORWARD(Cart_rank, comm, coords, rank)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Cart_shift
BND_TOOL_REFERENCE(PMPI_Cart_shift)
BND_TOOL_NEXT(Cart_shift, int, (MPI_Comm, int, int, int *, int *), PMPI_Cart_shift)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Cart_shift : detail::call<66, int, MPI_Comm, int, int, int *, int *> {
    MPI_Comm comm;
    int direction;
    int disp;
    int *rank_source;
    int *rank_dest;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Cart_shift(comm, direction, disp, rank_source, rank_dest); }
    BND_TOOL_FORWARD(Cart_shift, comm, direction, disp, rank_source, rank_dest)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Cart_sub
BND_TOOL_REFERENCE(PMPI_Cart_sub)
BND_TOOL_NEXT(Cart_sub, int, (MPI_Comm, const int *, MPI_Comm *), PMPI_Cart_sub)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Cart_sub : detail::call<67, int, MPI_Comm, const int *, MPI_Comm *> {
    MPI_Comm comm;
    const int *remain_dims;
    MPI_Comm *newcomm;
    static constexpr bool has_communicator = true, has_new_handle = true;
    int next() { return detail::next::Cart_sub(comm, remain_dims, newcomm); }
    BND_TOOL_FORWARD(Cart_sub, comm, remain_dims, newcomm)
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::communicator> new_handle() const { return *newcomm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Cartdim_get
BND_TOOL_REFERENCE(PMPI_Cartdim_get)
BND_TOOL_NEXT(Cartdim_get, int, (MPI_Comm, int *), PMPI_Cartdim_get)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Cartdim_get : detail::call<68, int, MPI_Comm, int *> {
    MPI_Comm comm;
    int *ndims;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Cartdim_get(comm, ndims); }
    BND_TOOL_FORWARD(Cartdim_get, comm, ndims)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Close_port
BND_TOOL_REFERENCE(PMPI_Close_port)
BND_TOOL_NEXT(Close_port, int, (const char *), PMPI_Close_port)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Close_port : detail::call<69, int, const char *> {
    const char *port_name;
    int next() { return detail::next::Close_port(port_name); }
    BND_TOOL_FORWARD(Close_port, port_name)
};
}
#endif

#if BND_HAS_MPI_Comm_accept
BND_TOOL_REFERENCE(PMPI_Comm_accept)
BND_TOOL_NEXT(Comm_accept, int, (const char *, MPI_Info, int, MPI_Comm, MPI_Comm *), PMPI_Comm_accept)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_accept : detail::call<70, int, const char *, MPI_Info, int, MPI_Comm, MPI_Comm *> {
    const char *port_name;
    MPI_Info info;
    int root;
    MPI_Comm comm;
    MPI_Comm *newcomm;
    static constexpr bool has_communicator = true, has_root_rank = true, has_new_handle = true;
    int next() { return detail::next::Comm_accept(port_name, info, root, comm, newcomm); }
    BND_TOOL_FORWARD(Comm_accept, port_name, info, root, comm, newcomm)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    bindery::handle<object::communicator> new_handle() const { return *newcomm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_attach_buffer
BND_TOOL_REFERENCE(PMPI_Comm_attach_buffer)
BND_TOOL_NEXT(Comm_attach_buffer, int, (MPI_Comm, void *, int), PMPI_Comm_attach_buffer)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_attach_buffer : detail::call<71, int, MPI_Comm, void *, int> {
    MPI_Comm comm;
    void *buffer;
    int size;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Comm_attach_buffer(comm, buffer, size); }
    BND_TOOL_FORWARD(Comm_attach_buffer, comm, buffer, size)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_attach_buffer_c
BND_TOOL_REFERENCE(PMPI_Comm_attach_buffer_c)
BND_TOOL_NEXT(Comm_attach_buffer_c, int, (MPI_Comm, void *, MPI_Count), PMPI_Comm_attach_buffer_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_attach_buffer_c : detail::call<72, int, MPI_Comm, void *, MPI_Count> {
    MPI_Comm comm;
    void *buffer;
    MPI_Count size;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Comm_attach_buffer_c(comm, buffer, size); }
    BND_TOOL_FORWARD(Comm_attach_buffer_c, comm, buffer, size)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_c2f
BND_TOOL_REFERENCE(PMPI_Comm_c2f)
BND_TOOL_NEXT(Comm_c2f, MPI_Fint, (MPI_Comm), PMPI_Comm_c2f)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_c2f : detail::call<73, MPI_Fint, MPI_Comm> {
    MPI_Comm comm;
    static constexpr bool has_communicator = true;
    MPI_Fint next() { return detail::next::Comm_c2f(comm); }
    BND_TOOL_FORWARD(Comm_c2f, comm)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Comm_call_errhandler
BND_TOOL_REFERENCE(PMPI_Comm_call_errhandler)
BND_TOOL_NEXT(Comm_call_errhandler, int, (MPI_Comm, int), PMPI_Comm_call_errhandler)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_call_errhandler : detail::call<74, int, MPI_Comm, int> {
    MPI_Comm comm;
    int errorcode;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Comm_call_errhandler(comm, errorcode); }
    BND_TOOL_FORWARD(Comm_call_errhandler, comm, errorcode)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_compare
BND_TOOL_REFERENCE(PMPI_Comm_compare)
BND_TOOL_NEXT(Comm_compare, int, (MPI_Comm, MPI_Comm, int *), PMPI_Comm_compare)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_compare : detail::call<75, int, MPI_Comm, MPI_Comm, int *> {
    MPI_Comm comm1;
    MPI_Comm comm2;
    int *result;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Comm_compare(comm1, comm2, result); }
    BND_TOOL_FORWARD(Comm_compare, comm1, comm2, result)
    bindery::handle<object::communicator> communicator() const { return comm1; }
    int fail(int code) const { return detail::raise_on_comm(comm1, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_connect
BND_TOOL_REFERENCE(PMPI_Comm_connect)
BND_TOOL_NEXT(Comm_connect, int, (const char *, MPI_Info, int, MPI_Comm, MPI_Comm *), PMPI_Comm_connect)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_connect : detail::call<76, int, const char *, MPI_Info, int, MPI_Comm, MPI_Comm *> {
    const char *port_name;
    MPI_Info info;
    int root;
    MPI_Comm comm;
    MPI_Comm *newcomm;
    static constexpr bool has_communicator = true, has_root_rank = true, has_new_handle = true;
    int next() { return detail::next::Comm_connect(port_name, info, root, comm, newcomm); }
    BND_TOOL_FORWARD(Comm_connect, port_name, info, root, comm, newcomm)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    bindery::handle<object::communicator> new_handle() const { return *newcomm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_create
BND_TOOL_REFERENCE(PMPI_Comm_create)
BND_TOOL_NEXT(Comm_create, int, (MPI_Comm, MPI_Group, MPI_Comm *), PMPI_Comm_create)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_create : detail::call<77, int, MPI_Comm, MPI_Group, MPI_Comm *> {
    MPI_Comm comm;
    MPI_Group group;
    MPI_Comm *newcomm;
    static constexpr bool has_communicator = true, has_new_handle = true;
    int next() { return detail::next::Comm_create(comm, group, newcomm); }
    BND_TOOL_FORWARD(Comm_create, comm, group, newcomm)
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::communicator> new_handle() const { return *newcomm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_create_errhandler
BND_TOOL_REFERENCE(PMPI_Comm_create_errhandler)
BND_TOOL_NEXT(Comm_create_errhandler, int, (MPI_Comm_errhandler_function *, MPI_Errhandler *), PMPI_Comm_create_errhandler)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_create_errhandler : detail::call<78, int, MPI_Comm_errhandler_function *, MPI_Errhandler *> {
    MPI_Comm_errhandler_function *comm_errhandler_fn;
    MPI_Errhandler *errhandler;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Comm_create_errhandler(comm_errhandler_fn, errhandler); }
    BND_TOOL_FORWARD(Comm_create_errhandler, comm_errhandler_fn, errhandler)
    bindery::handle<object::errhandler> new_handle() const { return *errhandler; }
};
}
#endif

#if BND_HAS_MPI_Comm_create_from_group
BND_TOOL_REFERENCE(PMPI_Comm_create_from_group)
BND_TOOL_NEXT(Comm_create_from_group, int, (MPI_Group, const char *, MPI_Info, MPI_Errhandler, MPI_Comm *), PMPI_Comm_create_from_group)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_create_from_group : detail::call<79, int, MPI_Group, const char *, MPI_Info, MPI_Errhandler, MPI_Comm *> {
    MPI_Group group;
    const char *stringtag;
    MPI_Info info;
    MPI_Errhandler errhandler;
    MPI_Comm *newcomm;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Comm_create_from_group(group, stringtag, info, errhandler, newcomm); }
    BND_TOOL_FORWARD(Comm_create_from_group, group, stringtag, info, errhandler, newcomm)
    bindery::handle<object::communicator> new_handle() const { return *newcomm; }
};
}
#endif

#if BND_HAS_MPI_Comm_create_group
BND_TOOL_REFERENCE(PMPI_Comm_create_group)
BND_TOOL_NEXT(Comm_create_group, int, (MPI_Comm, MPI_Group, int, MPI_Comm *), PMPI_Comm_create_group)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_create_group : detail::call<80, int, MPI_Comm, MPI_Group, int, MPI_Comm *> {
    MPI_Comm comm;
    MPI_Group group;
    int tag;
    MPI_Comm *newcomm;
    static constexpr bool has_communicator = true, has_message_tag = true, has_new_handle = true;
    int next() { return detail::next::Comm_create_group(comm, group, tag, newcomm); }
    BND_TOOL_FORWARD(Comm_create_group, comm, group, tag, newcomm)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    bindery::handle<object::communicator> new_handle() const { return *newcomm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_create_keyval
BND_TOOL_REFERENCE(PMPI_Comm_create_keyval)
BND_TOOL_NEXT(Comm_create_keyval, int, (MPI_Comm_copy_attr_function *, MPI_Comm_delete_attr_function *, int *, void *), PMPI_Comm_create_keyval)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_create_keyval : detail::call<81, int, MPI_Comm_copy_attr_function *, MPI_Comm_delete_attr_function *, int *, void *> {
    MPI_Comm_copy_attr_function *comm_copy_attr_fn;
    MPI_Comm_delete_attr_function *comm_delete_attr_fn;
    int *comm_keyval;
    void *extra_state;
    int next() { return detail::next::Comm_create_keyval(comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state); }
    BND_TOOL_FORWARD(Comm_create_keyval, comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state)
};
}
#endif

#if BND_HAS_MPI_Comm_delete_attr
BND_TOOL_REFERENCE(PMPI_Comm_delete_attr)
BND_TOOL_NEXT(Comm_delete_attr, int, (MPI_Comm, int), PMPI_Comm_delete_attr)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_delete_attr : detail::call<82, int, MPI_Comm, int> {
    MPI_Comm comm;
    int comm_keyval;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Comm_delete_attr(comm, comm_keyval); }
    BND_TOOL_FORWARD(Comm_delete_attr, comm, comm_keyval)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_detach_buffer
BND_TOOL_REFERENCE(PMPI_Comm_detach_buffer)
BND_TOOL_NEXT(Comm_detach_buffer, int, (MPI_Comm, void *, int *), PMPI_Comm_detach_buffer)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_detach_buffer : detail::call<83, int, MPI_Comm, void *, int *> {
    MPI_Comm comm;
    void *buffer_addr;
    int *size;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Comm_detach_buffer(comm, buffer_addr, size); }
    BND_TOOL_FORWARD(Comm_detach_buffer, comm, buffer_addr, size)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_detach_buffer_c
BND_TOOL_REFERENCE(PMPI_Comm_detach_buffer_c)
BND_TOOL_NEXT(Comm_detach_buffer_c, int, (MPI_Comm, void *, MPI_Count *), PMPI_Comm_detach_buffer_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_detach_buffer_c : detail::call<84, int, MPI_Comm, void *, MPI_Count *> {
    MPI_Comm comm;
    void *buffer_addr;
    MPI_Count *size;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Comm_detach_buffer_c(comm, buffer_addr, size); }
    BND_TOOL_FORWARD(Comm_detach_buffer_c, comm, buffer_addr, size)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_disconnect
BND_TOOL_REFERENCE(PMPI_Comm_disconnect)
BND_TOOL_NEXT(Comm_disconnect, int, (MPI_Comm *), PMPI_Comm_disconnect)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_disconnect : detail::call<85, int, MPI_Comm *> {
    MPI_Comm *comm;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Comm_disconnect(comm); }
    BND_TOOL_FORWARD(Comm_disconnect, comm)
    bindery::handle<object::communicator> communicator() const { return *comm; }
    int fail(int code) const { return detail::raise_on_comm(*comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_dup
BND_TOOL_REFERENCE(PMPI_Comm_dup)
BND_TOOL_NEXT(Comm_dup, int, (MPI_Comm, MPI_Comm *), PMPI_Comm_dup)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_dup : detail::call<86, int, MPI_Comm, MPI_Comm *> {
    MPI_Comm comm;
    MPI_Comm *newcomm;
    static constexpr bool has_communicator = true, has_new_handle = true;
    int next() { return detail::next::Comm_dup(comm, newcomm); }
    BND_TOOL_FORWARD(Comm_dup, comm, newcomm)
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::communicator> new_handle() const { return *newcomm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_dup_with_info
BND_TOOL_REFERENCE(PMPI_Comm_dup_with_info)
BND_TOOL_NEXT(Comm_dup_with_info, int, (MPI_Comm, MPI_Info, MPI_Comm *), PMPI_Comm_dup_with_info)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_dup_with_info : detail::call<87, int, MPI_Comm, MPI_Info, MPI_Comm *> {
    MPI_Comm comm;
    MPI_Info info;
    MPI_Comm *newcomm;
    static constexpr bool has_communicator = true, has_new_handle = true;
    int next() { return detail::next::Comm_dup_with_info(comm, info, newcomm); }
    BND_TOOL_FORWARD(Comm_dup_with_info, comm, info, newcomm)
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::communicator> new_handle() const { return *newcomm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_f2c
BND_TOOL_REFERENCE(PMPI_Comm_f2c)
BND_TOOL_NEXT(Comm_f2c, MPI_Comm, (MPI_Fint), PMPI_Comm_f2c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_f2c : detail::call<88, MPI_Comm, MPI_Fint> {
    MPI_Fint comm;
    MPI_Comm next() { return detail::next::Comm_f2c(comm); }
    BND_TOOL_FORWARD(Comm_f2c, comm)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Comm_flush_buffer
BND_TOOL_REFERENCE(PMPI_Comm_flush_buffer)
BND_TOOL_NEXT(Comm_flush_buffer, int, (MPI_Comm), PMPI_Comm_flush_buffer)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_flush_buffer : detail::call<89, int, MPI_Comm> {
    MPI_Comm comm;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Comm_flush_buffer(comm); }
    BND_TOOL_FORWARD(Comm_flush_buffer, comm)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_free
BND_TOOL_REFERENCE(PMPI_Comm_free)
BND_TOOL_NEXT(Comm_free, int, (MPI_Comm *), PMPI_Comm_free)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_free : detail::call<90, int, MPI_Comm *> {
    MPI_Comm *comm;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Comm_free(comm); }
    BND_TOOL_FORWARD(Comm_free, comm)
    bindery::handle<object::communicator> communicator() const { return *comm; }
    int fail(int code) const { return detail::raise_on_comm(*comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_free_keyval
BND_TOOL_REFERENCE(PMPI_Comm_free_keyval)
BND_TOOL_NEXT(Comm_free_keyval, int, (int *), PMPI_Comm_free_keyval)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_free_keyval : detail::call<91, int, int *> {
    int *comm_keyval;
    int next() { return detail::next::Comm_free_keyval(comm_keyval); }
    BND_TOOL_FORWARD(Comm_free_keyval, comm_keyval)
};
}
#endif

#if BND_HAS_MPI_Comm_fromint
BND_TOOL_REFERENCE(PMPI_Comm_fromint)
BND_TOOL_NEXT(Comm_fromint, MPI_Comm, (int), PMPI_Comm_fromint)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_fromint : detail::call<92, MPI_Comm, int> {
    int comm;
    MPI_Comm next() { return detail::next::Comm_fromint(comm); }
    BND_TOOL_FORWARD(Comm_fromint, comm)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Comm_get_attr
BND_TOOL_REFERENCE(PMPI_Comm_get_attr)
BND_TOOL_NEXT(Comm_get_attr, int, (MPI_Comm, int, void *, int *), PMPI_Comm_get_attr)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_get_attr : detail::call<93, int, MPI_Comm, int, void *, int *> {
    MPI_Comm comm;
    int comm_keyval;
    void *attribute_val;
    int *flag;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Comm_get_attr(comm, comm_keyval, attribute_val, flag); }
    BND_TOOL_FORWARD(Comm_get_attr, comm, comm_keyval, attribute_val, flag)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_get_errhandler
BND_TOOL_REFERENCE(PMPI_Comm_get_errhandler)
BND_TOOL_NEXT(Comm_get_errhandler, int, (MPI_Comm, MPI_Errhandler *), PMPI_Comm_get_errhandler)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_get_errhandler : detail::call<94, int, MPI_Comm, MPI_Errhandler *> {
    MPI_Comm comm;
    MPI_Errhandler *errhandler;
    static constexpr bool has_communicator = true, has_new_handle = true;
    int next() { return detail::next::Comm_get_errhandler(comm, errhandler); }
    BND_TOOL_FORWARD(Comm_get_errhandler, comm, errhandler)
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::errhandler> new_handle() const { return *errhandler; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_get_info
BND_TOOL_REFERENCE(PMPI_Comm_get_info)
BND_TOOL_NEXT(Comm_get_info, int, (MPI_Comm, MPI_Info *), PMPI_Comm_get_info)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_get_info : detail::call<95, int, MPI_Comm, MPI_Info *> {
    MPI_Comm comm;
    MPI_Info *info_used;
    static constexpr bool has_communicator = true, has_new_handle = true;
    int next() { return detail::next::Comm_get_info(comm, info_used); }
    BND_TOOL_FORWARD(Comm_get_info, comm, info_used)
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::info> new_handle() const { return *info_used; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_get_name
BND_TOOL_REFERENCE(PMPI_Comm_get_name)
BND_TOOL_NEXT(Comm_get_name, int, (MPI_Comm, char *, int *), PMPI_Comm_get_name)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_get_name : detail::call<96, int, MPI_Comm, char *, int *> {
    MPI_Comm comm;
    char *comm_name;
    int *resultlen;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Comm_get_name(comm, comm_name, resultlen); }
    BND_TOOL_FORWARD(Comm_get_name, comm, comm_name, resultlen)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_get_parent
BND_TOOL_REFERENCE(PMPI_Comm_get_parent)
BND_TOOL_NEXT(Comm_get_parent, int, (MPI_Comm *), PMPI_Comm_get_parent)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_get_parent : detail::call<97, int, MPI_Comm *> {
    MPI_Comm *parent;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Comm_get_parent(parent); }
    BND_TOOL_FORWARD(Comm_get_parent, parent)
    bindery::handle<object::communicator> new_handle() const { return *parent; }
};
}
#endif

#if BND_HAS_MPI_Comm_group
BND_TOOL_REFERENCE(PMPI_Comm_group)
BND_TOOL_NEXT(Comm_group, int, (MPI_Comm, MPI_Group *), PMPI_Comm_group)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_group : detail::call<98, int, MPI_Comm, MPI_Group *> {
    MPI_Comm comm;
    MPI_Group *group;
    static constexpr bool has_communicator = true, has_new_handle = true;
    int next() { return detail::next::Comm_group(comm, group); }
    BND_TOOL_FORWARD(Comm_group, comm, group)
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::group> new_handle() const { return *group; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_idup
BND_TOOL_REFERENCE(PMPI_Comm_idup)
BND_TOOL_NEXT(Comm_idup, int, (MPI_Comm, MPI_Comm *, MPI_Request *), PMPI_Comm_idup)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_idup : detail::call<99, int, MPI_Comm, MPI_Comm *, MPI_Request *> {
    MPI_Comm comm;
    MPI_Comm *newcomm;
    MPI_Request *request;
    static constexpr bool has_communicator = true, has_new_handle = true, has_requests = true;
    int next() { return detail::next::Comm_idup(comm, newcomm, request); }
    BND_TOOL_FORWARD(Comm_idup, comm, newcomm, request)
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::communicator> new_handle() const { return *newcomm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_idup_with_info
BND_TOOL_REFERENCE(PMPI_Comm_idup_with_info)
BND_TOOL_NEXT(Comm_idup_with_info, int, (MPI_Comm, MPI_Info, MPI_Comm *, MPI_Request *), PMPI_Comm_idup_with_info)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_idup_with_info : detail::call<100, int, MPI_Comm, MPI_Info, MPI_Comm *, MPI_Request *> {
    MPI_Comm comm;
    MPI_Info info;
    MPI_Comm *newcomm;
    MPI_Request *request;
    static constexpr bool has_communicator = true, has_new_handle = true, has_requests = true;
    int next() { return detail::next::Comm_idup_with_info(comm, info, newcomm, request); }
    BND_TOOL_FORWARD(Comm_idup_with_info, comm, info, newcomm, request)
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::communicator> new_handle() const { return *newcomm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_iflush_buffer
BND_TOOL_REFERENCE(PMPI_Comm_iflush_buffer)
BND_TOOL_NEXT(Comm_iflush_buffer, int, (MPI_Comm, MPI_Request *), PMPI_Comm_iflush_buffer)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_iflush_buffer : detail::call<101, int, MPI_Comm, MPI_Request *> {
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_communicator = true, has_requests = true;
    int next() { return detail::next::Comm_iflush_buffer(comm, request); }
    BND_TOOL_FORWARD(Comm_iflush_buffer, comm, request)
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_join
BND_TOOL_REFERENCE(PMPI_Comm_join)
BND_TOOL_NEXT(Comm_join, int, (int, MPI_Comm *), PMPI_Comm_join)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_join : detail::call<102, int, int, MPI_Comm *> {
    int fd;
    MPI_Comm *intercomm;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Comm_join(fd, intercomm); }
    BND_TOOL_FORWARD(Comm_join, fd, intercomm)
    bindery::handle<object::communicator> new_handle() const { return *intercomm; }
};
}
#endif

#if BND_HAS_MPI_Comm_rank
BND_TOOL_REFERENCE(PMPI_Comm_rank)
BND_TOOL_NEXT(Comm_rank, int, (MPI_Comm, int *), PMPI_Comm_rank)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_rank : detail::call<103, int, MPI_Comm, int *> {
    MPI_Comm comm;
    int *rank;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Comm_rank(comm, rank); }
    BND_TOOL_FORWARD(Comm_rank, comm, rank)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_remote_group
BND_TOOL_REFERENCE(PMPI_Comm_remote_group)
BND_TOOL_NEXT(Comm_remote_group, int, (MPI_Comm, MPI_Group *), PMPI_Comm_remote_group)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_remote_group : detail::call<104, int, MPI_Comm, MPI_Group *> {
    MPI_Comm comm;
    MPI_Group *group;
    static constexpr bool has_communicator = true, has_new_handle = true;
    int next() { return detail::next::Comm_remote_group(comm, group); }
    BND_TOOL_FORWARD(Comm_remote_group, comm, group)
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::group> new_handle() const { return *group; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_remote_size
BND_TOOL_REFERENCE(PMPI_Comm_remote_size)
BND_TOOL_NEXT(Comm_remote_size, int, (MPI_Comm, int *), PMPI_Comm_remote_size)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_remote_size : detail::call<105, int, MPI_Comm, int *> {
    MPI_Comm comm;
    int *size;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Comm_remote_size(comm, size); }
    BND_TOOL_FORWARD(Comm_remote_size, comm, size)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_set_attr
BND_TOOL_REFERENCE(PMPI_Comm_set_attr)
BND_TOOL_NEXT(Comm_set_attr, int, (MPI_Comm, int, void *), PMPI_Comm_set_attr)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_set_attr : detail::call<106, int, MPI_Comm, int, void *> {
    MPI_Comm comm;
    int comm_keyval;
    void *attribute_val;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Comm_set_attr(comm, comm_keyval, attribute_val); }
    BND_TOOL_FORWARD(Comm_set_attr, comm, comm_keyval, attribute_val)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_set_errhandler
BND_TOOL_REFERENCE(PMPI_Comm_set_errhandler)
BND_TOOL_NEXT(Comm_set_errhandler, int, (MPI_Comm, MPI_Errhandler), PMPI_Comm_set_errhandler)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_set_errhandler : detail::call<107, int, MPI_Comm, MPI_Errhandler> {
    MPI_Comm comm;
    MPI_Errhandler errhandler;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Comm_set_errhandler(comm, errhandler); }
    BND_TOOL_FORWARD(Comm_set_errhandler, comm, errhandler)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_set_info
BND_TOOL_REFERENCE(PMPI_Comm_set_info)
BND_TOOL_NEXT(Comm_set_info, int, (MPI_Comm, MPI_Info), PMPI_Comm_set_info)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_set_info : detail::call<108, int, MPI_Comm, MPI_Info> {
    MPI_Comm comm;
    MPI_Info info;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Comm_set_info(comm, info); }
    BND_TOOL_FORWARD(Comm_set_info, comm, info)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_set_name
BND_TOOL_REFERENCE(PMPI_Comm_set_name)
BND_TOOL_NEXT(Comm_set_name, int, (MPI_Comm, const char *), PMPI_Comm_set_name)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_set_name : detail::call<109, int, MPI_Comm, const char *> {
    MPI_Comm comm;
    const char *comm_name;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Comm_set_name(comm, comm_name); }
    BND_TOOL_FORWARD(Comm_set_name, comm, comm_name)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_size
BND_TOOL_REFERENCE(PMPI_Comm_size)
BND_TOOL_NEXT(Comm_size, int, (MPI_Comm, int *), PMPI_Comm_size)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_size : detail::call<110, int, MPI_Comm, int *> {
    MPI_Comm comm;
    int *size;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Comm_size(comm, size); }
    BND_TOOL_FORWARD(Comm_size, comm, size)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_spawn
BND_TOOL_REFERENCE(PMPI_Comm_spawn)
BND_TOOL_NEXT(Comm_spawn, int, (const char *, char **, int, MPI_Info, int, MPI_Comm, MPI_Comm *, int *), PMPI_Comm_spawn)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_spawn : detail::call<111, int, const char *, char **, int, MPI_Info, int, MPI_Comm, MPI_Comm *, int *> {
    const char *command;
    char **argv;
    int maxprocs;
    MPI_Info info;
    int root;
    MPI_Comm comm;
    MPI_Comm *intercomm;
    int *array_of_errcodes;
    static constexpr bool has_communicator = true, has_root_rank = true, has_new_handle = true;
    int next() { return detail::next::Comm_spawn(command, argv, maxprocs, info, root, comm, intercomm, array_of_errcodes); }
    BND_TOOL_FORWARD(Comm_spawn, command, argv, maxprocs, info, root, comm, intercomm, array_of_errcodes)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    bindery::handle<object::communicator> new_handle() const { return *intercomm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_spawn_multiple
BND_TOOL_REFERENCE(PMPI_Comm_spawn_multiple)
BND_TOOL_NEXT(Comm_spawn_multiple, int, (int, char **, char ***, const int *, const MPI_Info *, int, MPI_Comm, MPI_Comm *, int *), PMPI_Comm_spawn_multiple)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_spawn_multiple : detail::call<112, int, int, char **, char ***, const int *, const MPI_Info *, int, MPI_Comm, MPI_Comm *, int *> {
    int count;
    char **array_of_commands;
    char ***array_of_argv;
    const int *array_of_maxprocs;
    const MPI_Info *array_of_info;
    int root;
    MPI_Comm comm;
    MPI_Comm *intercomm;
    int *array_of_errcodes;
    static constexpr bool has_communicator = true, has_root_rank = true, has_new_handle = true;
    int next() { return detail::next::Comm_spawn_multiple(count, array_of_commands, array_of_argv, array_of_maxprocs, array_of_info, root, comm, intercomm, array_of_errcodes); }
    BND_TOOL_FORWARD(Comm_spawn_multiple, count, array_of_commands, array_of_argv, array_of_maxprocs, array_of_info, root, comm, intercomm, array_of_errcodes)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    bindery::handle<object::communicator> new_handle() const { return *intercomm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_split
BND_TOOL_REFERENCE(PMPI_Comm_split)
BND_TOOL_NEXT(Comm_split, int, (MPI_Comm, int, int, MPI_Comm *), PMPI_Comm_split)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_split : detail::call<113, int, MPI_Comm, int, int, MPI_Comm *> {
    MPI_Comm comm;
    int color;
    int key;
    MPI_Comm *newcomm;
    static constexpr bool has_communicator = true, has_new_handle = true;
    int next() { return detail::next::Comm_split(comm, color, key, newcomm); }
    BND_TOOL_FORWARD(Comm_split, comm, color, key, newcomm)
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::communicator> new_handle() const { return *newcomm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_split_type
BND_TOOL_REFERENCE(PMPI_Comm_split_type)
BND_TOOL_NEXT(Comm_split_type, int, (MPI_Comm, int, int, MPI_Info, MPI_Comm *), PMPI_Comm_split_type)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_split_type : detail::call<114, int, MPI_Comm, int, int, MPI_Info, MPI_Comm *> {
    MPI_Comm comm;
    int split_type;
    int key;
    MPI_Info info;
    MPI_Comm *newcomm;
    static constexpr bool has_communicator = true, has_new_handle = true;
    int next() { return detail::next::Comm_split_type(comm, split_type, key, info, newcomm); }
    BND_TOOL_FORWARD(Comm_split_type, comm, split_type, key, info, newcomm)
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::communicator> new_handle() const { return *newcomm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_test_inter
BND_TOOL_REFERENCE(PMPI_Comm_test_inter)
BND_TOOL_NEXT(Comm_test_inter, int, (MPI_Comm, int *), PMPI_Comm_test_inter)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_test_inter : detail::call<115, int, MPI_Comm, int *> {
    MPI_Comm comm;
    int *flag;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Comm_test_inter(comm, flag); }
    BND_TOOL_FORWARD(Comm_test_inter, comm, flag)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Comm_toint
BND_TOOL_REFERENCE(PMPI_Comm_toint)
BND_TOOL_NEXT(Comm_toint, int, (MPI_Comm), PMPI_Comm_toint)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Comm_toint : detail::call<116, int, MPI_Comm> {
    MPI_Comm comm;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Comm_toint(comm); }
    BND_TOOL_FORWARD(Comm_toint, comm)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Compare_and_swap
BND_TOOL_REFERENCE(PMPI_Compare_and_swap)
BND_TOOL_NEXT(Compare_and_swap, int, (const void *, const void *, void *, MPI_Datatype, int, MPI_Aint, MPI_Win), PMPI_Compare_and_swap)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Compare_and_swap : detail::call<117, int, const void *, const void *, void *, MPI_Datatype, int, MPI_Aint, MPI_Win> {
    const void *origin_addr;
    const void *compare_addr;
    void *result_addr;
    MPI_Datatype datatype;
    int target_rank;
    MPI_Aint target_disp;
    MPI_Win win;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_send_peer = true, has_receive_peer = true, has_window = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Compare_and_swap(origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, win); }
    BND_TOOL_FORWARD(Compare_and_swap, origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, win)
    const void *send_buffer() const { return origin_addr; }
    MPI_Count send_count() const { return 1; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return result_addr; }
    MPI_Count receive_count() const { return 1; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    int send_peer() const { return target_rank; }
    int receive_peer() const { return target_rank; }
    bindery::handle<object::window> window() const { return win; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (target_rank != MPI_PROC_NULL) total += detail::bytes(1, datatype);
        if (target_rank != MPI_PROC_NULL) total += detail::bytes(1, datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        if (target_rank != MPI_PROC_NULL) total += detail::bytes(1, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_win(win, code); }
    int peer() const { return target_rank; }
};
}
#endif

#if BND_HAS_MPI_Dims_create
BND_TOOL_REFERENCE(PMPI_Dims_create)
BND_TOOL_NEXT(Dims_create, int, (int, int, int *), PMPI_Dims_create)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Dims_create : detail::call<118, int, int, int, int *> {
    int nnodes;
    int ndims;
    int *dims;
    int next() { return detail::next::Dims_create(nnodes, ndims, dims); }
    BND_TOOL_FORWARD(Dims_create, nnodes, ndims, dims)
};
}
#endif

#if BND_HAS_MPI_Dist_graph_create
BND_TOOL_REFERENCE(PMPI_Dist_graph_create)
BND_TOOL_NEXT(Dist_graph_create, int, (MPI_Comm, int, const int *, const int *, const int *, const int *, MPI_Info, int, MPI_Comm *), PMPI_Dist_graph_create)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Dist_graph_create : detail::call<119, int, MPI_Comm, int, const int *, const int *, const int *, const int *, MPI_Info, int, MPI_Comm *> {
    MPI_Comm comm_old;
    int n;
    const int *sources;
    const int *degrees;
    const int *destinations;
    const int *weights;
    MPI_Info info;
    int reorder;
    MPI_Comm *comm_dist_graph;
    static constexpr bool has_communicator = true, has_new_handle = true;
    int next() { return detail::next::Dist_graph_create(comm_old, n, sources, degrees, destinations, weights, info, reorder, comm_dist_graph); }
    BND_TOOL_FORWARD(Dist_graph_create, comm_old, n, sources, degrees, destinations, weights, info, reorder, comm_dist_graph)
    bindery::handle<object::communicator> communicator() const { return comm_old; }
    bindery::handle<object::communicator> new_handle() const { return *comm_dist_graph; }
    int fail(int code) const { return detail::raise_on_comm(comm_old, code); }
};
}
#endif

#if BND_HAS_MPI_Dist_graph_create_adjacent
BND_TOOL_REFERENCE(PMPI_Dist_graph_create_adjacent)
BND_TOOL_NEXT(Dist_graph_create_adjacent, int, (MPI_Comm, int, const int *, const int *, int, const int *, const int *, MPI_Info, int, MPI_Comm *), PMPI_Dist_graph_create_adjacent)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Dist_graph_create_adjacent : detail::call<120, int, MPI_Comm, int, const int *, const int *, int, const int *, const int *, MPI_Info, int, MPI_Comm *> {
    MPI_Comm comm_old;
    int indegree;
    const int *sources;
    const int *sourceweights;
    int outdegree;
    const int *destinations;
    const int *destweights;
    MPI_Info info;
    int reorder;
    MPI_Comm *comm_dist_graph;
    static constexpr bool has_communicator = true, has_new_handle = true;
    int next() { return detail::next::Dist_graph_create_adjacent(comm_old, indegree, sources, sourceweights, outdegree, destinations, destweights, info, reorder, comm_dist_graph); }
    BND_TOOL_FORWARD(Dist_graph_create_adjacent, comm_old, indegree, sources, sourceweights, outdegree, destinations, destweights, info, reorder, comm_dist_graph)
    bindery::handle<object::communicator> communicator() const { return comm_old; }
    bindery::handle<object::communicator> new_handle() const { return *comm_dist_graph; }
    int fail(int code) const { return detail::raise_on_comm(comm_old, code); }
};
}
#endif

#if BND_HAS_MPI_Dist_graph_neighbors
BND_TOOL_REFERENCE(PMPI_Dist_graph_neighbors)
BND_TOOL_NEXT(Dist_graph_neighbors, int, (MPI_Comm, int, int *, int *, int, int *, int *), PMPI_Dist_graph_neighbors)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Dist_graph_neighbors : detail::call<121, int, MPI_Comm, int, int *, int *, int, int *, int *> {
    MPI_Comm comm;
    int maxindegree;
    int *sources;
    int *sourceweights;
    int maxoutdegree;
    int *destinations;
    int *destweights;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Dist_graph_neighbors(comm, maxindegree, sources, sourceweights, maxoutdegree, destinations, destweights); }
    BND_TOOL_FORWARD(Dist_graph_neighbors, comm, maxindegree, sources, sourceweights, maxoutdegree, destinations, destweights)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Dist_graph_neighbors_count
BND_TOOL_REFERENCE(PMPI_Dist_graph_neighbors_count)
BND_TOOL_NEXT(Dist_graph_neighbors_count, int, (MPI_Comm, int *, int *, int *), PMPI_Dist_graph_neighbors_count)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Dist_graph_neighbors_count : detail::call<122, int, MPI_Comm, int *, int *, int *> {
    MPI_Comm comm;
    int *indegree;
    int *outdegree;
    int *weighted;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Dist_graph_neighbors_count(comm, indegree, outdegree, weighted); }
    BND_TOOL_FORWARD(Dist_graph_neighbors_count, comm, indegree, outdegree, weighted)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Errhandler_c2f
BND_TOOL_REFERENCE(PMPI_Errhandler_c2f)
BND_TOOL_NEXT(Errhandler_c2f, MPI_Fint, (MPI_Errhandler), PMPI_Errhandler_c2f)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Errhandler_c2f : detail::call<123, MPI_Fint, MPI_Errhandler> {
    MPI_Errhandler errhandler;
    MPI_Fint next() { return detail::next::Errhandler_c2f(errhandler); }
    BND_TOOL_FORWARD(Errhandler_c2f, errhandler)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Errhandler_create
BND_TOOL_REFERENCE(PMPI_Errhandler_create)
BND_TOOL_NEXT(Errhandler_create, int, (MPI_Handler_function *, MPI_Errhandler *), PMPI_Errhandler_create)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Errhandler_create : detail::call<124, int, MPI_Handler_function *, MPI_Errhandler *> {
    MPI_Handler_function *function;
    MPI_Errhandler *errhandler;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Errhandler_create(function, errhandler); }
    BND_TOOL_FORWARD(Errhandler_create, function, errhandler)
    bindery::handle<object::errhandler> new_handle() const { return *errhandler; }
};
}
#endif

#if BND_HAS_MPI_Errhandler_f2c
BND_TOOL_REFERENCE(PMPI_Errhandler_f2c)
BND_TOOL_NEXT(Errhandler_f2c, MPI_Errhandler, (MPI_Fint), PMPI_Errhandler_f2c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Errhandler_f2c : detail::call<125, MPI_Errhandler, MPI_Fint> {
    MPI_Fint errhandler;
    MPI_Errhandler next() { return detail::next::Errhandler_f2c(errhandler); }
    BND_TOOL_FORWARD(Errhandler_f2c, errhandler)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Errhandler_free
BND_TOOL_REFERENCE(PMPI_Errhandler_free)
BND_TOOL_NEXT(Errhandler_free, int, (MPI_Errhandler *), PMPI_Errhandler_free)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Errhandler_free : detail::call<126, int, MPI_Errhandler *> {
    MPI_Errhandler *errhandler;
    int next() { return detail::next::Errhandler_free(errhandler); }
    BND_TOOL_FORWARD(Errhandler_free, errhandler)
};
}
#endif

#if BND_HAS_MPI_Errhandler_fromint
BND_TOOL_REFERENCE(PMPI_Errhandler_fromint)
BND_TOOL_NEXT(Errhandler_fromint, MPI_Errhandler, (int), PMPI_Errhandler_fromint)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Errhandler_fromint : detail::call<127, MPI_Errhandler, int> {
    int errhandler;
    MPI_Errhandler next() { return detail::next::Errhandler_fromint(errhandler); }
    BND_TOOL_FORWARD(Errhandler_fromint, errhandler)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Errhandler_get
BND_TOOL_REFERENCE(PMPI_Errhandler_get)
BND_TOOL_NEXT(Errhandler_get, int, (MPI_Comm, MPI_Errhandler *), PMPI_Errhandler_get)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Errhandler_get : detail::call<128, int, MPI_Comm, MPI_Errhandler *> {
    MPI_Comm comm;
    MPI_Errhandler *errhandler;
    static constexpr bool has_communicator = true, has_new_handle = true;
    int next() { return detail::next::Errhandler_get(comm, errhandler); }
    BND_TOOL_FORWARD(Errhandler_get, comm, errhandler)
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::errhandler> new_handle() const { return *errhandler; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Errhandler_set
BND_TOOL_REFERENCE(PMPI_Errhandler_set)
BND_TOOL_NEXT(Errhandler_set, int, (MPI_Comm, MPI_Errhandler), PMPI_Errhandler_set)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Errhandler_set : detail::call<129, int, MPI_Comm, MPI_Errhandler> {
    MPI_Comm comm;
    MPI_Errhandler errhandler;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Errhandler_set(comm, errhandler); }
    BND_TOOL_FORWARD(Errhandler_set, comm, errhandler)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Errhandler_toint
BND_TOOL_REFERENCE(PMPI_Errhandler_toint)
BND_TOOL_NEXT(Errhandler_toint, int, (MPI_Errhandler), PMPI_Errhandler_toint)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Errhandler_toint : detail::call<130, int, MPI_Errhandler> {
    MPI_Errhandler errhandler;
    int next() { return detail::next::Errhandler_toint(errhandler); }
    BND_TOOL_FORWARD(Errhandler_toint, errhandler)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Error_class
BND_TOOL_REFERENCE(PMPI_Error_class)
BND_TOOL_NEXT(Error_class, int, (int, int *), PMPI_Error_class)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Error_class : detail::call<131, int, int, int *> {
    int errorcode;
    int *errorclass;
    int next() { return detail::next::Error_class(errorcode, errorclass); }
    BND_TOOL_FORWARD(Error_class, errorcode, errorclass)
};
}
#endif

#if BND_HAS_MPI_Error_string
BND_TOOL_REFERENCE(PMPI_Error_string)
BND_TOOL_NEXT(Error_string, int, (int, char *, int *), PMPI_Error_string)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Error_string : detail::call<132, int, int, char *, int *> {
    int errorcode;
    char *string;
    int *resultlen;
    int next() { return detail::next::Error_string(errorcode, string, resultlen); }
    BND_TOOL_FORWARD(Error_string, errorcode, string, resultlen)
};
}
#endif

#if BND_HAS_MPI_Exscan
BND_TOOL_REFERENCE(PMPI_Exscan)
BND_TOOL_NEXT(Exscan, int, (const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm), PMPI_Exscan)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Exscan : detail::call<133, int, const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm> {
    const void *sendbuf;
    void *recvbuf;
    int count;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true;
    static constexpr detail::flow sent_flow{detail::party::beside, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::beside, detail::part::whole};
    int next() { return detail::next::Exscan(sendbuf, recvbuf, count, datatype, op, comm); }
    BND_TOOL_FORWARD(Exscan, sendbuf, recvbuf, count, datatype, op, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        if (detail::number(detail::group_rank(comm)) != 0) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Exscan_c
BND_TOOL_REFERENCE(PMPI_Exscan_c)
BND_TOOL_NEXT(Exscan_c, int, (const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, MPI_Comm), PMPI_Exscan_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Exscan_c : detail::call<134, int, const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, MPI_Comm> {
    const void *sendbuf;
    void *recvbuf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true;
    static constexpr detail::flow sent_flow{detail::party::beside, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::beside, detail::part::whole};
    int next() { return detail::next::Exscan_c(sendbuf, recvbuf, count, datatype, op, comm); }
    BND_TOOL_FORWARD(Exscan_c, sendbuf, recvbuf, count, datatype, op, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        if (detail::number(detail::group_rank(comm)) != 0) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Exscan_init
BND_TOOL_REFERENCE(PMPI_Exscan_init)
BND_TOOL_NEXT(Exscan_init, int, (const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Exscan_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Exscan_init : detail::call<135, int, const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    void *recvbuf;
    int count;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::beside, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::beside, detail::part::whole};
    int next() { return detail::next::Exscan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request); }
    BND_TOOL_FORWARD(Exscan_init, sendbuf, recvbuf, count, datatype, op, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        if (detail::number(detail::group_rank(comm)) != 0) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Exscan_init_c
BND_TOOL_REFERENCE(PMPI_Exscan_init_c)
BND_TOOL_NEXT(Exscan_init_c, int, (const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Exscan_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Exscan_init_c : detail::call<136, int, const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    void *recvbuf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::beside, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::beside, detail::part::whole};
    int next() { return detail::next::Exscan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request); }
    BND_TOOL_FORWARD(Exscan_init_c, sendbuf, recvbuf, count, datatype, op, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        if (detail::number(detail::group_rank(comm)) != 0) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Fetch_and_op
BND_TOOL_REFERENCE(PMPI_Fetch_and_op)
BND_TOOL_NEXT(Fetch_and_op, int, (const void *, void *, MPI_Datatype, int, MPI_Aint, MPI_Op, MPI_Win), PMPI_Fetch_and_op)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Fetch_and_op : detail::call<137, int, const void *, void *, MPI_Datatype, int, MPI_Aint, MPI_Op, MPI_Win> {
    const void *origin_addr;
    void *result_addr;
    MPI_Datatype datatype;
    int target_rank;
    MPI_Aint target_disp;
    MPI_Op op;
    MPI_Win win;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_send_peer = true, has_receive_peer = true, has_window = true, has_operation = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Fetch_and_op(origin_addr, result_addr, datatype, target_rank, target_disp, op, win); }
    BND_TOOL_FORWARD(Fetch_and_op, origin_addr, result_addr, datatype, target_rank, target_disp, op, win)
    const void *send_buffer() const { return origin_addr; }
    MPI_Count send_count() const { return 1; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return result_addr; }
    MPI_Count receive_count() const { return 1; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    int send_peer() const { return target_rank; }
    int receive_peer() const { return target_rank; }
    bindery::handle<object::window> window() const { return win; }
    bindery::handle<object::operation> operation() const { return op; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (target_rank != MPI_PROC_NULL && op != MPI_NO_OP) total += detail::bytes(1, datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        if (target_rank != MPI_PROC_NULL) total += detail::bytes(1, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_win(win, code); }
    int peer() const { return target_rank; }
};
}
#endif

#if BND_HAS_MPI_File_c2f
BND_TOOL_REFERENCE(PMPI_File_c2f)
BND_TOOL_NEXT(File_c2f, MPI_Fint, (MPI_File), PMPI_File_c2f)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_c2f : detail::call<138, MPI_Fint, MPI_File> {
    MPI_File file;
    static constexpr bool has_file_handle = true;
    MPI_Fint next() { return detail::next::File_c2f(file); }
    BND_TOOL_FORWARD(File_c2f, file)
    bindery::handle<object::file> file_handle() const { return file; }
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_File_call_errhandler
BND_TOOL_REFERENCE(PMPI_File_call_errhandler)
BND_TOOL_NEXT(File_call_errhandler, int, (MPI_File, int), PMPI_File_call_errhandler)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_call_errhandler : detail::call<139, int, MPI_File, int> {
    MPI_File fh;
    int errorcode;
    static constexpr bool has_file_handle = true;
    int next() { return detail::next::File_call_errhandler(fh, errorcode); }
    BND_TOOL_FORWARD(File_call_errhandler, fh, errorcode)
    bindery::handle<object::file> file_handle() const { return fh; }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_close
BND_TOOL_REFERENCE(PMPI_File_close)
BND_TOOL_NEXT(File_close, int, (MPI_File *), PMPI_File_close)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_close : detail::call<140, int, MPI_File *> {
    MPI_File *fh;
    static constexpr bool has_file_handle = true;
    int next() { return detail::next::File_close(fh); }
    BND_TOOL_FORWARD(File_close, fh)
    bindery::handle<object::file> file_handle() const { return *fh; }
    int fail(int code) const { return detail::raise_on_file(*fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_create_errhandler
BND_TOOL_REFERENCE(PMPI_File_create_errhandler)
BND_TOOL_NEXT(File_create_errhandler, int, (MPI_File_errhandler_function *, MPI_Errhandler *), PMPI_File_create_errhandler)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_create_errhandler : detail::call<141, int, MPI_File_errhandler_function *, MPI_Errhandler *> {
    MPI_File_errhandler_function *file_errhandler_fn;
    MPI_Errhandler *errhandler;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::File_create_errhandler(file_errhandler_fn, errhandler); }
    BND_TOOL_FORWARD(File_create_errhandler, file_errhandler_fn, errhandler)
    bindery::handle<object::errhandler> new_handle() const { return *errhandler; }
};
}
#endif

#if BND_HAS_MPI_File_delete
BND_TOOL_REFERENCE(PMPI_File_delete)
BND_TOOL_NEXT(File_delete, int, (const char *, MPI_Info), PMPI_File_delete)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_delete : detail::call<142, int, const char *, MPI_Info> {
    const char *filename;
    MPI_Info info;
    int next() { return detail::next::File_delete(filename, info); }
    BND_TOOL_FORWARD(File_delete, filename, info)
    int fail(int code) const { return detail::raise_on_file(MPI_FILE_NULL, code); }
};
}
#endif

#if BND_HAS_MPI_File_f2c
BND_TOOL_REFERENCE(PMPI_File_f2c)
BND_TOOL_NEXT(File_f2c, MPI_File, (MPI_Fint), PMPI_File_f2c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_f2c : detail::call<143, MPI_File, MPI_Fint> {
    MPI_Fint file;
    MPI_File next() { return detail::next::File_f2c(file); }
    BND_TOOL_FORWARD(File_f2c, file)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_File_fromint
BND_TOOL_REFERENCE(PMPI_File_fromint)
BND_TOOL_NEXT(File_fromint, MPI_File, (int), PMPI_File_fromint)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_fromint : detail::call<144, MPI_File, int> {
    int file;
    MPI_File next() { return detail::next::File_fromint(file); }
    BND_TOOL_FORWARD(File_fromint, file)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_File_get_amode
BND_TOOL_REFERENCE(PMPI_File_get_amode)
BND_TOOL_NEXT(File_get_amode, int, (MPI_File, int *), PMPI_File_get_amode)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_get_amode : detail::call<145, int, MPI_File, int *> {
    MPI_File fh;
    int *amode;
    static constexpr bool has_file_handle = true;
    int next() { return detail::next::File_get_amode(fh, amode); }
    BND_TOOL_FORWARD(File_get_amode, fh, amode)
    bindery::handle<object::file> file_handle() const { return fh; }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_get_atomicity
BND_TOOL_REFERENCE(PMPI_File_get_atomicity)
BND_TOOL_NEXT(File_get_atomicity, int, (MPI_File, int *), PMPI_File_get_atomicity)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_get_atomicity : detail::call<146, int, MPI_File, int *> {
    MPI_File fh;
    int *flag;
    static constexpr bool has_file_handle = true;
    int next() { return detail::next::File_get_atomicity(fh, flag); }
    BND_TOOL_FORWARD(File_get_atomicity, fh, flag)
    bindery::handle<object::file> file_handle() const { return fh; }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_get_byte_offset
BND_TOOL_REFERENCE(PMPI_File_get_byte_offset)
BND_TOOL_NEXT(File_get_byte_offset, int, (MPI_File, MPI_Offset, MPI_Offset *), PMPI_File_get_byte_offset)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_get_byte_offset : detail::call<147, int, MPI_File, MPI_Offset, MPI_Offset *> {
    MPI_File fh;
    MPI_Offset offset;
    MPI_Offset *disp;
    static constexpr bool has_file_handle = true;
    int next() { return detail::next::File_get_byte_offset(fh, offset, disp); }
    BND_TOOL_FORWARD(File_get_byte_offset, fh, offset, disp)
    bindery::handle<object::file> file_handle() const { return fh; }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_get_errhandler
BND_TOOL_REFERENCE(PMPI_File_get_errhandler)
BND_TOOL_NEXT(File_get_errhandler, int, (MPI_File, MPI_Errhandler *), PMPI_File_get_errhandler)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_get_errhandler : detail::call<148, int, MPI_File, MPI_Errhandler *> {
    MPI_File file;
    MPI_Errhandler *errhandler;
    static constexpr bool has_file_handle = true, has_new_handle = true;
    int next() { return detail::next::File_get_errhandler(file, errhandler); }
    BND_TOOL_FORWARD(File_get_errhandler, file, errhandler)
    bindery::handle<object::file> file_handle() const { return file; }
    bindery::handle<object::errhandler> new_handle() const { return *errhandler; }
    int fail(int code) const { return detail::raise_on_file(file, code); }
};
}
#endif

#if BND_HAS_MPI_File_get_group
BND_TOOL_REFERENCE(PMPI_File_get_group)
BND_TOOL_NEXT(File_get_group, int, (MPI_File, MPI_Group *), PMPI_File_get_group)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_get_group : detail::call<149, int, MPI_File, MPI_Group *> {
    MPI_File fh;
    MPI_Group *group;
    static constexpr bool has_file_handle = true, has_new_handle = true;
    int next() { return detail::next::File_get_group(fh, group); }
    BND_TOOL_FORWARD(File_get_group, fh, group)
    bindery::handle<object::file> file_handle() const { return fh; }
    bindery::handle<object::group> new_handle() const { return *group; }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_get_info
BND_TOOL_REFERENCE(PMPI_File_get_info)
BND_TOOL_NEXT(File_get_info, int, (MPI_File, MPI_Info *), PMPI_File_get_info)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_get_info : detail::call<150, int, MPI_File, MPI_Info *> {
    MPI_File fh;
    MPI_Info *info_used;
    static constexpr bool has_file_handle = true, has_new_handle = true;
    int next() { return detail::next::File_get_info(fh, info_used); }
    BND_TOOL_FORWARD(File_get_info, fh, info_used)
    bindery::handle<object::file> file_handle() const { return fh; }
    bindery::handle<object::info> new_handle() const { return *info_used; }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_get_position
BND_TOOL_REFERENCE(PMPI_File_get_position)
BND_TOOL_NEXT(File_get_position, int, (MPI_File, MPI_Offset *), PMPI_File_get_position)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_get_position : detail::call<151, int, MPI_File, MPI_Offset *> {
    MPI_File fh;
    MPI_Offset *offset;
    static constexpr bool has_file_handle = true;
    int next() { return detail::next::File_get_position(fh, offset); }
    BND_TOOL_FORWARD(File_get_position, fh, offset)
    bindery::handle<object::file> file_handle() const { return fh; }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_get_position_shared
BND_TOOL_REFERENCE(PMPI_File_get_position_shared)
BND_TOOL_NEXT(File_get_position_shared, int, (MPI_File, MPI_Offset *), PMPI_File_get_position_shared)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_get_position_shared : detail::call<152, int, MPI_File, MPI_Offset *> {
    MPI_File fh;
    MPI_Offset *offset;
    static constexpr bool has_file_handle = true;
    int next() { return detail::next::File_get_position_shared(fh, offset); }
    BND_TOOL_FORWARD(File_get_position_shared, fh, offset)
    bindery::handle<object::file> file_handle() const { return fh; }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_get_size
BND_TOOL_REFERENCE(PMPI_File_get_size)
BND_TOOL_NEXT(File_get_size, int, (MPI_File, MPI_Offset *), PMPI_File_get_size)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_get_size : detail::call<153, int, MPI_File, MPI_Offset *> {
    MPI_File fh;
    MPI_Offset *size;
    static constexpr bool has_file_handle = true;
    int next() { return detail::next::File_get_size(fh, size); }
    BND_TOOL_FORWARD(File_get_size, fh, size)
    bindery::handle<object::file> file_handle() const { return fh; }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_get_type_extent
BND_TOOL_REFERENCE(PMPI_File_get_type_extent)
BND_TOOL_NEXT(File_get_type_extent, int, (MPI_File, MPI_Datatype, MPI_Aint *), PMPI_File_get_type_extent)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_get_type_extent : detail::call<154, int, MPI_File, MPI_Datatype, MPI_Aint *> {
    MPI_File fh;
    MPI_Datatype datatype;
    MPI_Aint *extent;
    static constexpr bool has_file_handle = true;
    int next() { return detail::next::File_get_type_extent(fh, datatype, extent); }
    BND_TOOL_FORWARD(File_get_type_extent, fh, datatype, extent)
    bindery::handle<object::file> file_handle() const { return fh; }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_get_type_extent_c
BND_TOOL_REFERENCE(PMPI_File_get_type_extent_c)
BND_TOOL_NEXT(File_get_type_extent_c, int, (MPI_File, MPI_Datatype, MPI_Count *), PMPI_File_get_type_extent_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_get_type_extent_c : detail::call<155, int, MPI_File, MPI_Datatype, MPI_Count *> {
    MPI_File fh;
    MPI_Datatype datatype;
    MPI_Count *extent;
    static constexpr bool has_file_handle = true;
    int next() { return detail::next::File_get_type_extent_c(fh, datatype, extent); }
    BND_TOOL_FORWARD(File_get_type_extent_c, fh, datatype, extent)
    bindery::handle<object::file> file_handle() const { return fh; }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_get_view
BND_TOOL_REFERENCE(PMPI_File_get_view)
BND_TOOL_NEXT(File_get_view, int, (MPI_File, MPI_Offset *, MPI_Datatype *, MPI_Datatype *, char *), PMPI_File_get_view)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_get_view : detail::call<156, int, MPI_File, MPI_Offset *, MPI_Datatype *, MPI_Datatype *, char *> {
    MPI_File fh;
    MPI_Offset *disp;
    MPI_Datatype *etype;
    MPI_Datatype *filetype;
    char *datarep;
    static constexpr bool has_file_handle = true, has_new_handle = true;
    int next() { return detail::next::File_get_view(fh, disp, etype, filetype, datarep); }
    BND_TOOL_FORWARD(File_get_view, fh, disp, etype, filetype, datarep)
    bindery::handle<object::file> file_handle() const { return fh; }
    bindery::handle<object::datatype> new_handle() const { return *etype; }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_iread
BND_TOOL_REFERENCE(PMPI_File_iread)
BND_TOOL_NEXT(File_iread, int, (MPI_File, void *, int, MPI_Datatype, MPI_Request *), PMPI_File_iread)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_iread : detail::call<157, int, MPI_File, void *, int, MPI_Datatype, MPI_Request *> {
    MPI_File fh;
    void *buf;
    int count;
    MPI_Datatype datatype;
    MPI_Request *request;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true, has_requests = true;
    int next() { return detail::next::File_iread(fh, buf, count, datatype, request); }
    BND_TOOL_FORWARD(File_iread, fh, buf, count, datatype, request)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), detail::position_of(file_handle())); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), detail::position_of(file_handle()), detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_iread_all
BND_TOOL_REFERENCE(PMPI_File_iread_all)
BND_TOOL_NEXT(File_iread_all, int, (MPI_File, void *, int, MPI_Datatype, MPI_Request *), PMPI_File_iread_all)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_iread_all : detail::call<158, int, MPI_File, void *, int, MPI_Datatype, MPI_Request *> {
    MPI_File fh;
    void *buf;
    int count;
    MPI_Datatype datatype;
    MPI_Request *request;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true, has_requests = true;
    int next() { return detail::next::File_iread_all(fh, buf, count, datatype, request); }
    BND_TOOL_FORWARD(File_iread_all, fh, buf, count, datatype, request)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), detail::position_of(file_handle())); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), detail::position_of(file_handle()), detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_iread_all_c
BND_TOOL_REFERENCE(PMPI_File_iread_all_c)
BND_TOOL_NEXT(File_iread_all_c, int, (MPI_File, void *, MPI_Count, MPI_Datatype, MPI_Request *), PMPI_File_iread_all_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_iread_all_c : detail::call<159, int, MPI_File, void *, MPI_Count, MPI_Datatype, MPI_Request *> {
    MPI_File fh;
    void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Request *request;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true, has_requests = true;
    int next() { return detail::next::File_iread_all_c(fh, buf, count, datatype, request); }
    BND_TOOL_FORWARD(File_iread_all_c, fh, buf, count, datatype, request)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), detail::position_of(file_handle())); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), detail::position_of(file_handle()), detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_iread_at
BND_TOOL_REFERENCE(PMPI_File_iread_at)
BND_TOOL_NEXT(File_iread_at, int, (MPI_File, MPI_Offset, void *, int, MPI_Datatype, MPI_Request *), PMPI_File_iread_at)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_iread_at : detail::call<160, int, MPI_File, MPI_Offset, void *, int, MPI_Datatype, MPI_Request *> {
    MPI_File fh;
    MPI_Offset offset;
    void *buf;
    int count;
    MPI_Datatype datatype;
    MPI_Request *request;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true, has_requests = true;
    int next() { return detail::next::File_iread_at(fh, offset, buf, count, datatype, request); }
    BND_TOOL_FORWARD(File_iread_at, fh, offset, buf, count, datatype, request)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), offset); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), offset, detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_iread_at_all
BND_TOOL_REFERENCE(PMPI_File_iread_at_all)
BND_TOOL_NEXT(File_iread_at_all, int, (MPI_File, MPI_Offset, void *, int, MPI_Datatype, MPI_Request *), PMPI_File_iread_at_all)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_iread_at_all : detail::call<161, int, MPI_File, MPI_Offset, void *, int, MPI_Datatype, MPI_Request *> {
    MPI_File fh;
    MPI_Offset offset;
    void *buf;
    int count;
    MPI_Datatype datatype;
    MPI_Request *request;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true, has_requests = true;
    int next() { return detail::next::File_iread_at_all(fh, offset, buf, count, datatype, request); }
    BND_TOOL_FORWARD(File_iread_at_all, fh, offset, buf, count, datatype, request)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), offset); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), offset, detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_iread_at_all_c
BND_TOOL_REFERENCE(PMPI_File_iread_at_all_c)
BND_TOOL_NEXT(File_iread_at_all_c, int, (MPI_File, MPI_Offset, void *, MPI_Count, MPI_Datatype, MPI_Request *), PMPI_File_iread_at_all_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_iread_at_all_c : detail::call<162, int, MPI_File, MPI_Offset, void *, MPI_Count, MPI_Datatype, MPI_Request *> {
    MPI_File fh;
    MPI_Offset offset;
    void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Request *request;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true, has_requests = true;
    int next() { return detail::next::File_iread_at_all_c(fh, offset, buf, count, datatype, request); }
    BND_TOOL_FORWARD(File_iread_at_all_c, fh, offset, buf, count, datatype, request)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), offset); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), offset, detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_iread_at_c
BND_TOOL_REFERENCE(PMPI_File_iread_at_c)
BND_TOOL_NEXT(File_iread_at_c, int, (MPI_File, MPI_Offset, void *, MPI_Count, MPI_Datatype, MPI_Request *), PMPI_File_iread_at_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_iread_at_c : detail::call<163, int, MPI_File, MPI_Offset, void *, MPI_Count, MPI_Datatype, MPI_Request *> {
    MPI_File fh;
    MPI_Offset offset;
    void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Request *request;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true, has_requests = true;
    int next() { return detail::next::File_iread_at_c(fh, offset, buf, count, datatype, request); }
    BND_TOOL_FORWARD(File_iread_at_c, fh, offset, buf, count, datatype, request)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), offset); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), offset, detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_iread_c
BND_TOOL_REFERENCE(PMPI_File_iread_c)
BND_TOOL_NEXT(File_iread_c, int, (MPI_File, void *, MPI_Count, MPI_Datatype, MPI_Request *), PMPI_File_iread_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_iread_c : detail::call<164, int, MPI_File, void *, MPI_Count, MPI_Datatype, MPI_Request *> {
    MPI_File fh;
    void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Request *request;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true, has_requests = true;
    int next() { return detail::next::File_iread_c(fh, buf, count, datatype, request); }
    BND_TOOL_FORWARD(File_iread_c, fh, buf, count, datatype, request)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), detail::position_of(file_handle())); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), detail::position_of(file_handle()), detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_iread_shared
BND_TOOL_REFERENCE(PMPI_File_iread_shared)
BND_TOOL_NEXT(File_iread_shared, int, (MPI_File, void *, int, MPI_Datatype, MPI_Request *), PMPI_File_iread_shared)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_iread_shared : detail::call<165, int, MPI_File, void *, int, MPI_Datatype, MPI_Request *> {
    MPI_File fh;
    void *buf;
    int count;
    MPI_Datatype datatype;
    MPI_Request *request;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true, has_requests = true;
    int next() { return detail::next::File_iread_shared(fh, buf, count, datatype, request); }
    BND_TOOL_FORWARD(File_iread_shared, fh, buf, count, datatype, request)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_iread_shared_c
BND_TOOL_REFERENCE(PMPI_File_iread_shared_c)
BND_TOOL_NEXT(File_iread_shared_c, int, (MPI_File, void *, MPI_Count, MPI_Datatype, MPI_Request *), PMPI_File_iread_shared_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_iread_shared_c : detail::call<166, int, MPI_File, void *, MPI_Count, MPI_Datatype, MPI_Request *> {
    MPI_File fh;
    void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Request *request;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true, has_requests = true;
    int next() { return detail::next::File_iread_shared_c(fh, buf, count, datatype, request); }
    BND_TOOL_FORWARD(File_iread_shared_c, fh, buf, count, datatype, request)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_iwrite
BND_TOOL_REFERENCE(PMPI_File_iwrite)
BND_TOOL_NEXT(File_iwrite, int, (MPI_File, const void *, int, MPI_Datatype, MPI_Request *), PMPI_File_iwrite)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_iwrite : detail::call<167, int, MPI_File, const void *, int, MPI_Datatype, MPI_Request *> {
    MPI_File fh;
    const void *buf;
    int count;
    MPI_Datatype datatype;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true, has_requests = true;
    int next() { return detail::next::File_iwrite(fh, buf, count, datatype, request); }
    BND_TOOL_FORWARD(File_iwrite, fh, buf, count, datatype, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), detail::position_of(file_handle())); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), detail::position_of(file_handle()), detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_iwrite_all
BND_TOOL_REFERENCE(PMPI_File_iwrite_all)
BND_TOOL_NEXT(File_iwrite_all, int, (MPI_File, const void *, int, MPI_Datatype, MPI_Request *), PMPI_File_iwrite_all)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_iwrite_all : detail::call<168, int, MPI_File, const void *, int, MPI_Datatype, MPI_Request *> {
    MPI_File fh;
    const void *buf;
    int count;
    MPI_Datatype datatype;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true, has_requests = true;
    int next() { return detail::next::File_iwrite_all(fh, buf, count, datatype, request); }
    BND_TOOL_FORWARD(File_iwrite_all, fh, buf, count, datatype, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), detail::position_of(file_handle())); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), detail::position_of(file_handle()), detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_iwrite_all_c
BND_TOOL_REFERENCE(PMPI_File_iwrite_all_c)
BND_TOOL_NEXT(File_iwrite_all_c, int, (MPI_File, const void *, MPI_Count, MPI_Datatype, MPI_Request *), PMPI_File_iwrite_all_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_iwrite_all_c : detail::call<169, int, MPI_File, const void *, MPI_Count, MPI_Datatype, MPI_Request *> {
    MPI_File fh;
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true, has_requests = true;
    int next() { return detail::next::File_iwrite_all_c(fh, buf, count, datatype, request); }
    BND_TOOL_FORWARD(File_iwrite_all_c, fh, buf, count, datatype, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), detail::position_of(file_handle())); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), detail::position_of(file_handle()), detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_iwrite_at
BND_TOOL_REFERENCE(PMPI_File_iwrite_at)
BND_TOOL_NEXT(File_iwrite_at, int, (MPI_File, MPI_Offset, const void *, int, MPI_Datatype, MPI_Request *), PMPI_File_iwrite_at)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_iwrite_at : detail::call<170, int, MPI_File, MPI_Offset, const void *, int, MPI_Datatype, MPI_Request *> {
    MPI_File fh;
    MPI_Offset offset;
    const void *buf;
    int count;
    MPI_Datatype datatype;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true, has_requests = true;
    int next() { return detail::next::File_iwrite_at(fh, offset, buf, count, datatype, request); }
    BND_TOOL_FORWARD(File_iwrite_at, fh, offset, buf, count, datatype, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), offset); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), offset, detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_iwrite_at_all
BND_TOOL_REFERENCE(PMPI_File_iwrite_at_all)
BND_TOOL_NEXT(File_iwrite_at_all, int, (MPI_File, MPI_Offset, const void *, int, MPI_Datatype, MPI_Request *), PMPI_File_iwrite_at_all)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_iwrite_at_all : detail::call<171, int, MPI_File, MPI_Offset, const void *, int, MPI_Datatype, MPI_Request *> {
    MPI_File fh;
    MPI_Offset offset;
    const void *buf;
    int count;
    MPI_Datatype datatype;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true, has_requests = true;
    int next() { return detail::next::File_iwrite_at_all(fh, offset, buf, count, datatype, request); }
    BND_TOOL_FORWARD(File_iwrite_at_all, fh, offset, buf, count, datatype, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), offset); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), offset, detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_iwrite_at_all_c
BND_TOOL_REFERENCE(PMPI_File_iwrite_at_all_c)
BND_TOOL_NEXT(File_iwrite_at_all_c, int, (MPI_File, MPI_Offset, const void *, MPI_Count, MPI_Datatype, MPI_Request *), PMPI_File_iwrite_at_all_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_iwrite_at_all_c : detail::call<172, int, MPI_File, MPI_Offset, const void *, MPI_Count, MPI_Datatype, MPI_Request *> {
    MPI_File fh;
    MPI_Offset offset;
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true, has_requests = true;
    int next() { return detail::next::File_iwrite_at_all_c(fh, offset, buf, count, datatype, request); }
    BND_TOOL_FORWARD(File_iwrite_at_all_c, fh, offset, buf, count, datatype, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), offset); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), offset, detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_iwrite_at_c
BND_TOOL_REFERENCE(PMPI_File_iwrite_at_c)
BND_TOOL_NEXT(File_iwrite_at_c, int, (MPI_File, MPI_Offset, const void *, MPI_Count, MPI_Datatype, MPI_Request *), PMPI_File_iwrite_at_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_iwrite_at_c : detail::call<173, int, MPI_File, MPI_Offset, const void *, MPI_Count, MPI_Datatype, MPI_Request *> {
    MPI_File fh;
    MPI_Offset offset;
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true, has_requests = true;
    int next() { return detail::next::File_iwrite_at_c(fh, offset, buf, count, datatype, request); }
    BND_TOOL_FORWARD(File_iwrite_at_c, fh, offset, buf, count, datatype, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), offset); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), offset, detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_iwrite_c
BND_TOOL_REFERENCE(PMPI_File_iwrite_c)
BND_TOOL_NEXT(File_iwrite_c, int, (MPI_File, const void *, MPI_Count, MPI_Datatype, MPI_Request *), PMPI_File_iwrite_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_iwrite_c : detail::call<174, int, MPI_File, const void *, MPI_Count, MPI_Datatype, MPI_Request *> {
    MPI_File fh;
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true, has_requests = true;
    int next() { return detail::next::File_iwrite_c(fh, buf, count, datatype, request); }
    BND_TOOL_FORWARD(File_iwrite_c, fh, buf, count, datatype, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), detail::position_of(file_handle())); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), detail::position_of(file_handle()), detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_iwrite_shared
BND_TOOL_REFERENCE(PMPI_File_iwrite_shared)
BND_TOOL_NEXT(File_iwrite_shared, int, (MPI_File, const void *, int, MPI_Datatype, MPI_Request *), PMPI_File_iwrite_shared)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_iwrite_shared : detail::call<175, int, MPI_File, const void *, int, MPI_Datatype, MPI_Request *> {
    MPI_File fh;
    const void *buf;
    int count;
    MPI_Datatype datatype;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true, has_requests = true;
    int next() { return detail::next::File_iwrite_shared(fh, buf, count, datatype, request); }
    BND_TOOL_FORWARD(File_iwrite_shared, fh, buf, count, datatype, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_iwrite_shared_c
BND_TOOL_REFERENCE(PMPI_File_iwrite_shared_c)
BND_TOOL_NEXT(File_iwrite_shared_c, int, (MPI_File, const void *, MPI_Count, MPI_Datatype, MPI_Request *), PMPI_File_iwrite_shared_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_iwrite_shared_c : detail::call<176, int, MPI_File, const void *, MPI_Count, MPI_Datatype, MPI_Request *> {
    MPI_File fh;
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true, has_requests = true;
    int next() { return detail::next::File_iwrite_shared_c(fh, buf, count, datatype, request); }
    BND_TOOL_FORWARD(File_iwrite_shared_c, fh, buf, count, datatype, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_open
BND_TOOL_REFERENCE(PMPI_File_open)
BND_TOOL_NEXT(File_open, int, (MPI_Comm, const char *, int, MPI_Info, MPI_File *), PMPI_File_open)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_open : detail::call<177, int, MPI_Comm, const char *, int, MPI_Info, MPI_File *> {
    MPI_Comm comm;
    const char *filename;
    int amode;
    MPI_Info info;
    MPI_File *fh;
    static constexpr bool has_communicator = true, has_new_handle = true;
    int next() { return detail::next::File_open(comm, filename, amode, info, fh); }
    BND_TOOL_FORWARD(File_open, comm, filename, amode, info, fh)
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::file> new_handle() const { return *fh; }
    int fail(int code) const { return detail::raise_on_file(MPI_FILE_NULL, code); }
};
}
#endif

#if BND_HAS_MPI_File_preallocate
BND_TOOL_REFERENCE(PMPI_File_preallocate)
BND_TOOL_NEXT(File_preallocate, int, (MPI_File, MPI_Offset), PMPI_File_preallocate)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_preallocate : detail::call<178, int, MPI_File, MPI_Offset> {
    MPI_File fh;
    MPI_Offset size;
    static constexpr bool has_file_handle = true;
    int next() { return detail::next::File_preallocate(fh, size); }
    BND_TOOL_FORWARD(File_preallocate, fh, size)
    bindery::handle<object::file> file_handle() const { return fh; }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_read
BND_TOOL_REFERENCE(PMPI_File_read)
BND_TOOL_NEXT(File_read, int, (MPI_File, void *, int, MPI_Datatype, MPI_Status *), PMPI_File_read)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_read : detail::call_with_status<179, int, MPI_File, void *, int, MPI_Datatype, MPI_Status *> {
    MPI_File fh;
    void *buf;
    int count;
    MPI_Datatype datatype;
    MPI_Status *status;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_read(fh, buf, count, datatype, this->status_or_own(status)); }
    BND_TOOL_FORWARD(File_read, fh, buf, count, datatype, status)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_received() const { return this->bytes_of_status(); }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), detail::position_of(file_handle())); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), detail::position_of(file_handle()), detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_read_all
BND_TOOL_REFERENCE(PMPI_File_read_all)
BND_TOOL_NEXT(File_read_all, int, (MPI_File, void *, int, MPI_Datatype, MPI_Status *), PMPI_File_read_all)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_read_all : detail::call_with_status<180, int, MPI_File, void *, int, MPI_Datatype, MPI_Status *> {
    MPI_File fh;
    void *buf;
    int count;
    MPI_Datatype datatype;
    MPI_Status *status;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_read_all(fh, buf, count, datatype, this->status_or_own(status)); }
    BND_TOOL_FORWARD(File_read_all, fh, buf, count, datatype, status)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_received() const { return this->bytes_of_status(); }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), detail::position_of(file_handle())); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), detail::position_of(file_handle()), detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_read_all_begin
BND_TOOL_REFERENCE(PMPI_File_read_all_begin)
BND_TOOL_NEXT(File_read_all_begin, int, (MPI_File, void *, int, MPI_Datatype), PMPI_File_read_all_begin)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_read_all_begin : detail::call<181, int, MPI_File, void *, int, MPI_Datatype> {
    MPI_File fh;
    void *buf;
    int count;
    MPI_Datatype datatype;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true;
    int next() { return detail::next::File_read_all_begin(fh, buf, count, datatype); }
    BND_TOOL_FORWARD(File_read_all_begin, fh, buf, count, datatype)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), detail::position_of(file_handle())); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), detail::position_of(file_handle()), detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_read_all_begin_c
BND_TOOL_REFERENCE(PMPI_File_read_all_begin_c)
BND_TOOL_NEXT(File_read_all_begin_c, int, (MPI_File, void *, MPI_Count, MPI_Datatype), PMPI_File_read_all_begin_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_read_all_begin_c : detail::call<182, int, MPI_File, void *, MPI_Count, MPI_Datatype> {
    MPI_File fh;
    void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true;
    int next() { return detail::next::File_read_all_begin_c(fh, buf, count, datatype); }
    BND_TOOL_FORWARD(File_read_all_begin_c, fh, buf, count, datatype)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), detail::position_of(file_handle())); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), detail::position_of(file_handle()), detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_read_all_c
BND_TOOL_REFERENCE(PMPI_File_read_all_c)
BND_TOOL_NEXT(File_read_all_c, int, (MPI_File, void *, MPI_Count, MPI_Datatype, MPI_Status *), PMPI_File_read_all_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_read_all_c : detail::call_with_status<183, int, MPI_File, void *, MPI_Count, MPI_Datatype, MPI_Status *> {
    MPI_File fh;
    void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Status *status;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_read_all_c(fh, buf, count, datatype, this->status_or_own(status)); }
    BND_TOOL_FORWARD(File_read_all_c, fh, buf, count, datatype, status)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_received() const { return this->bytes_of_status(); }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), detail::position_of(file_handle())); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), detail::position_of(file_handle()), detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_read_all_end
BND_TOOL_REFERENCE(PMPI_File_read_all_end)
BND_TOOL_NEXT(File_read_all_end, int, (MPI_File, void *, MPI_Status *), PMPI_File_read_all_end)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_read_all_end : detail::call_with_status<184, int, MPI_File, void *, MPI_Status *> {
    MPI_File fh;
    void *buf;
    MPI_Status *status;
    static constexpr bool has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_read_all_end(fh, buf, this->status_or_own(status)); }
    BND_TOOL_FORWARD(File_read_all_end, fh, buf, status)
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_received() const { return this->bytes_of_status(); }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_read_at
BND_TOOL_REFERENCE(PMPI_File_read_at)
BND_TOOL_NEXT(File_read_at, int, (MPI_File, MPI_Offset, void *, int, MPI_Datatype, MPI_Status *), PMPI_File_read_at)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_read_at : detail::call_with_status<185, int, MPI_File, MPI_Offset, void *, int, MPI_Datatype, MPI_Status *> {
    MPI_File fh;
    MPI_Offset offset;
    void *buf;
    int count;
    MPI_Datatype datatype;
    MPI_Status *status;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_read_at(fh, offset, buf, count, datatype, this->status_or_own(status)); }
    BND_TOOL_FORWARD(File_read_at, fh, offset, buf, count, datatype, status)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_received() const { return this->bytes_of_status(); }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), offset); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), offset, detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_read_at_all
BND_TOOL_REFERENCE(PMPI_File_read_at_all)
BND_TOOL_NEXT(File_read_at_all, int, (MPI_File, MPI_Offset, void *, int, MPI_Datatype, MPI_Status *), PMPI_File_read_at_all)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_read_at_all : detail::call_with_status<186, int, MPI_File, MPI_Offset, void *, int, MPI_Datatype, MPI_Status *> {
    MPI_File fh;
    MPI_Offset offset;
    void *buf;
    int count;
    MPI_Datatype datatype;
    MPI_Status *status;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_read_at_all(fh, offset, buf, count, datatype, this->status_or_own(status)); }
    BND_TOOL_FORWARD(File_read_at_all, fh, offset, buf, count, datatype, status)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_received() const { return this->bytes_of_status(); }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), offset); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), offset, detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_read_at_all_begin
BND_TOOL_REFERENCE(PMPI_File_read_at_all_begin)
BND_TOOL_NEXT(File_read_at_all_begin, int, (MPI_File, MPI_Offset, void *, int, MPI_Datatype), PMPI_File_read_at_all_begin)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_read_at_all_begin : detail::call<187, int, MPI_File, MPI_Offset, void *, int, MPI_Datatype> {
    MPI_File fh;
    MPI_Offset offset;
    void *buf;
    int count;
    MPI_Datatype datatype;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true;
    int next() { return detail::next::File_read_at_all_begin(fh, offset, buf, count, datatype); }
    BND_TOOL_FORWARD(File_read_at_all_begin, fh, offset, buf, count, datatype)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), offset); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), offset, detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_read_at_all_begin_c
BND_TOOL_REFERENCE(PMPI_File_read_at_all_begin_c)
BND_TOOL_NEXT(File_read_at_all_begin_c, int, (MPI_File, MPI_Offset, void *, MPI_Count, MPI_Datatype), PMPI_File_read_at_all_begin_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_read_at_all_begin_c : detail::call<188, int, MPI_File, MPI_Offset, void *, MPI_Count, MPI_Datatype> {
    MPI_File fh;
    MPI_Offset offset;
    void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true;
    int next() { return detail::next::File_read_at_all_begin_c(fh, offset, buf, count, datatype); }
    BND_TOOL_FORWARD(File_read_at_all_begin_c, fh, offset, buf, count, datatype)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), offset); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), offset, detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_read_at_all_c
BND_TOOL_REFERENCE(PMPI_File_read_at_all_c)
BND_TOOL_NEXT(File_read_at_all_c, int, (MPI_File, MPI_Offset, void *, MPI_Count, MPI_Datatype, MPI_Status *), PMPI_File_read_at_all_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_read_at_all_c : detail::call_with_status<189, int, MPI_File, MPI_Offset, void *, MPI_Count, MPI_Datatype, MPI_Status *> {
    MPI_File fh;
    MPI_Offset offset;
    void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Status *status;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_read_at_all_c(fh, offset, buf, count, datatype, this->status_or_own(status)); }
    BND_TOOL_FORWARD(File_read_at_all_c, fh, offset, buf, count, datatype, status)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_received() const { return this->bytes_of_status(); }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), offset); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), offset, detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_read_at_all_end
BND_TOOL_REFERENCE(PMPI_File_read_at_all_end)
BND_TOOL_NEXT(File_read_at_all_end, int, (MPI_File, void *, MPI_Status *), PMPI_File_read_at_all_end)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_read_at_all_end : detail::call_with_status<190, int, MPI_File, void *, MPI_Status *> {
    MPI_File fh;
    void *buf;
    MPI_Status *status;
    static constexpr bool has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_read_at_all_end(fh, buf, this->status_or_own(status)); }
    BND_TOOL_FORWARD(File_read_at_all_end, fh, buf, status)
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_received() const { return this->bytes_of_status(); }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_read_at_c
BND_TOOL_REFERENCE(PMPI_File_read_at_c)
BND_TOOL_NEXT(File_read_at_c, int, (MPI_File, MPI_Offset, void *, MPI_Count, MPI_Datatype, MPI_Status *), PMPI_File_read_at_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_read_at_c : detail::call_with_status<191, int, MPI_File, MPI_Offset, void *, MPI_Count, MPI_Datatype, MPI_Status *> {
    MPI_File fh;
    MPI_Offset offset;
    void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Status *status;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_read_at_c(fh, offset, buf, count, datatype, this->status_or_own(status)); }
    BND_TOOL_FORWARD(File_read_at_c, fh, offset, buf, count, datatype, status)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_received() const { return this->bytes_of_status(); }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), offset); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), offset, detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_read_c
BND_TOOL_REFERENCE(PMPI_File_read_c)
BND_TOOL_NEXT(File_read_c, int, (MPI_File, void *, MPI_Count, MPI_Datatype, MPI_Status *), PMPI_File_read_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_read_c : detail::call_with_status<192, int, MPI_File, void *, MPI_Count, MPI_Datatype, MPI_Status *> {
    MPI_File fh;
    void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Status *status;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_read_c(fh, buf, count, datatype, this->status_or_own(status)); }
    BND_TOOL_FORWARD(File_read_c, fh, buf, count, datatype, status)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_received() const { return this->bytes_of_status(); }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), detail::position_of(file_handle())); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), detail::position_of(file_handle()), detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_read_ordered
BND_TOOL_REFERENCE(PMPI_File_read_ordered)
BND_TOOL_NEXT(File_read_ordered, int, (MPI_File, void *, int, MPI_Datatype, MPI_Status *), PMPI_File_read_ordered)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_read_ordered : detail::call_with_status<193, int, MPI_File, void *, int, MPI_Datatype, MPI_Status *> {
    MPI_File fh;
    void *buf;
    int count;
    MPI_Datatype datatype;
    MPI_Status *status;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_read_ordered(fh, buf, count, datatype, this->status_or_own(status)); }
    BND_TOOL_FORWARD(File_read_ordered, fh, buf, count, datatype, status)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_received() const { return this->bytes_of_status(); }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_read_ordered_begin
BND_TOOL_REFERENCE(PMPI_File_read_ordered_begin)
BND_TOOL_NEXT(File_read_ordered_begin, int, (MPI_File, void *, int, MPI_Datatype), PMPI_File_read_ordered_begin)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_read_ordered_begin : detail::call<194, int, MPI_File, void *, int, MPI_Datatype> {
    MPI_File fh;
    void *buf;
    int count;
    MPI_Datatype datatype;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true;
    int next() { return detail::next::File_read_ordered_begin(fh, buf, count, datatype); }
    BND_TOOL_FORWARD(File_read_ordered_begin, fh, buf, count, datatype)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_read_ordered_begin_c
BND_TOOL_REFERENCE(PMPI_File_read_ordered_begin_c)
BND_TOOL_NEXT(File_read_ordered_begin_c, int, (MPI_File, void *, MPI_Count, MPI_Datatype), PMPI_File_read_ordered_begin_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_read_ordered_begin_c : detail::call<195, int, MPI_File, void *, MPI_Count, MPI_Datatype> {
    MPI_File fh;
    void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true;
    int next() { return detail::next::File_read_ordered_begin_c(fh, buf, count, datatype); }
    BND_TOOL_FORWARD(File_read_ordered_begin_c, fh, buf, count, datatype)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_read_ordered_c
BND_TOOL_REFERENCE(PMPI_File_read_ordered_c)
BND_TOOL_NEXT(File_read_ordered_c, int, (MPI_File, void *, MPI_Count, MPI_Datatype, MPI_Status *), PMPI_File_read_ordered_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_read_ordered_c : detail::call_with_status<196, int, MPI_File, void *, MPI_Count, MPI_Datatype, MPI_Status *> {
    MPI_File fh;
    void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Status *status;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_read_ordered_c(fh, buf, count, datatype, this->status_or_own(status)); }
    BND_TOOL_FORWARD(File_read_ordered_c, fh, buf, count, datatype, status)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_received() const { return this->bytes_of_status(); }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_read_ordered_end
BND_TOOL_REFERENCE(PMPI_File_read_ordered_end)
BND_TOOL_NEXT(File_read_ordered_end, int, (MPI_File, void *, MPI_Status *), PMPI_File_read_ordered_end)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_read_ordered_end : detail::call_with_status<197, int, MPI_File, void *, MPI_Status *> {
    MPI_File fh;
    void *buf;
    MPI_Status *status;
    static constexpr bool has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_read_ordered_end(fh, buf, this->status_or_own(status)); }
    BND_TOOL_FORWARD(File_read_ordered_end, fh, buf, status)
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_received() const { return this->bytes_of_status(); }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_read_shared
BND_TOOL_REFERENCE(PMPI_File_read_shared)
BND_TOOL_NEXT(File_read_shared, int, (MPI_File, void *, int, MPI_Datatype, MPI_Status *), PMPI_File_read_shared)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_read_shared : detail::call_with_status<198, int, MPI_File, void *, int, MPI_Datatype, MPI_Status *> {
    MPI_File fh;
    void *buf;
    int count;
    MPI_Datatype datatype;
    MPI_Status *status;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_read_shared(fh, buf, count, datatype, this->status_or_own(status)); }
    BND_TOOL_FORWARD(File_read_shared, fh, buf, count, datatype, status)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_received() const { return this->bytes_of_status(); }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_read_shared_c
BND_TOOL_REFERENCE(PMPI_File_read_shared_c)
BND_TOOL_NEXT(File_read_shared_c, int, (MPI_File, void *, MPI_Count, MPI_Datatype, MPI_Status *), PMPI_File_read_shared_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_read_shared_c : detail::call_with_status<199, int, MPI_File, void *, MPI_Count, MPI_Datatype, MPI_Status *> {
    MPI_File fh;
    void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Status *status;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_read_shared_c(fh, buf, count, datatype, this->status_or_own(status)); }
    BND_TOOL_FORWARD(File_read_shared_c, fh, buf, count, datatype, status)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_received() const { return this->bytes_of_status(); }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_seek
BND_TOOL_REFERENCE(PMPI_File_seek)
BND_TOOL_NEXT(File_seek, int, (MPI_File, MPI_Offset, int), PMPI_File_seek)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_seek : detail::call<200, int, MPI_File, MPI_Offset, int> {
    MPI_File fh;
    MPI_Offset offset;
    int whence;
    static constexpr bool has_file_handle = true;
    int next() { return detail::next::File_seek(fh, offset, whence); }
    BND_TOOL_FORWARD(File_seek, fh, offset, whence)
    bindery::handle<object::file> file_handle() const { return fh; }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_seek_shared
BND_TOOL_REFERENCE(PMPI_File_seek_shared)
BND_TOOL_NEXT(File_seek_shared, int, (MPI_File, MPI_Offset, int), PMPI_File_seek_shared)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_seek_shared : detail::call<201, int, MPI_File, MPI_Offset, int> {
    MPI_File fh;
    MPI_Offset offset;
    int whence;
    static constexpr bool has_file_handle = true;
    int next() { return detail::next::File_seek_shared(fh, offset, whence); }
    BND_TOOL_FORWARD(File_seek_shared, fh, offset, whence)
    bindery::handle<object::file> file_handle() const { return fh; }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_set_atomicity
BND_TOOL_REFERENCE(PMPI_File_set_atomicity)
BND_TOOL_NEXT(File_set_atomicity, int, (MPI_File, int), PMPI_File_set_atomicity)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_set_atomicity : detail::call<202, int, MPI_File, int> {
    MPI_File fh;
    int flag;
    static constexpr bool has_file_handle = true;
    int next() { return detail::next::File_set_atomicity(fh, flag); }
    BND_TOOL_FORWARD(File_set_atomicity, fh, flag)
    bindery::handle<object::file> file_handle() const { return fh; }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_set_errhandler
BND_TOOL_REFERENCE(PMPI_File_set_errhandler)
BND_TOOL_NEXT(File_set_errhandler, int, (MPI_File, MPI_Errhandler), PMPI_File_set_errhandler)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_set_errhandler : detail::call<203, int, MPI_File, MPI_Errhandler> {
    MPI_File file;
    MPI_Errhandler errhandler;
    static constexpr bool has_file_handle = true;
    int next() { return detail::next::File_set_errhandler(file, errhandler); }
    BND_TOOL_FORWARD(File_set_errhandler, file, errhandler)
    bindery::handle<object::file> file_handle() const { return file; }
    int fail(int code) const { return detail::raise_on_file(file, code); }
};
}
#endif

#if BND_HAS_MPI_File_set_info
BND_TOOL_REFERENCE(PMPI_File_set_info)
BND_TOOL_NEXT(File_set_info, int, (MPI_File, MPI_Info), PMPI_File_set_info)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_set_info : detail::call<204, int, MPI_File, MPI_Info> {
    MPI_File fh;
    MPI_Info info;
    static constexpr bool has_file_handle = true;
    int next() { return detail::next::File_set_info(fh, info); }
    BND_TOOL_FORWARD(File_set_info, fh, info)
    bindery::handle<object::file> file_handle() const { return fh; }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_set_size
BND_TOOL_REFERENCE(PMPI_File_set_size)
BND_TOOL_NEXT(File_set_size, int, (MPI_File, MPI_Offset), PMPI_File_set_size)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_set_size : detail::call<205, int, MPI_File, MPI_Offset> {
    MPI_File fh;
    MPI_Offset size;
    static constexpr bool has_file_handle = true;
    int next() { return detail::next::File_set_size(fh, size); }
    BND_TOOL_FORWARD(File_set_size, fh, size)
    bindery::handle<object::file> file_handle() const { return fh; }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_set_view
BND_TOOL_REFERENCE(PMPI_File_set_view)
BND_TOOL_NEXT(File_set_view, int, (MPI_File, MPI_Offset, MPI_Datatype, MPI_Datatype, const char *, MPI_Info), PMPI_File_set_view)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_set_view : detail::call<206, int, MPI_File, MPI_Offset, MPI_Datatype, MPI_Datatype, const char *, MPI_Info> {
    MPI_File fh;
    MPI_Offset disp;
    MPI_Datatype etype;
    MPI_Datatype filetype;
    const char *datarep;
    MPI_Info info;
    static constexpr bool has_file_handle = true;
    int next() { return detail::next::File_set_view(fh, disp, etype, filetype, datarep, info); }
    BND_TOOL_FORWARD(File_set_view, fh, disp, etype, filetype, datarep, info)
    bindery::handle<object::file> file_handle() const { return fh; }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_sync
BND_TOOL_REFERENCE(PMPI_File_sync)
BND_TOOL_NEXT(File_sync, int, (MPI_File), PMPI_File_sync)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_sync : detail::call<207, int, MPI_File> {
    MPI_File fh;
    static constexpr bool has_file_handle = true;
    int next() { return detail::next::File_sync(fh); }
    BND_TOOL_FORWARD(File_sync, fh)
    bindery::handle<object::file> file_handle() const { return fh; }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_toint
BND_TOOL_REFERENCE(PMPI_File_toint)
BND_TOOL_NEXT(File_toint, int, (MPI_File), PMPI_File_toint)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_toint : detail::call<208, int, MPI_File> {
    MPI_File file;
    static constexpr bool has_file_handle = true;
    int next() { return detail::next::File_toint(file); }
    BND_TOOL_FORWARD(File_toint, file)
    bindery::handle<object::file> file_handle() const { return file; }
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_File_write
BND_TOOL_REFERENCE(PMPI_File_write)
BND_TOOL_NEXT(File_write, int, (MPI_File, const void *, int, MPI_Datatype, MPI_Status *), PMPI_File_write)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_write : detail::call<209, int, MPI_File, const void *, int, MPI_Datatype, MPI_Status *> {
    MPI_File fh;
    const void *buf;
    int count;
    MPI_Datatype datatype;
    MPI_Status *status;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_write(fh, buf, count, datatype, status); }
    BND_TOOL_FORWARD(File_write, fh, buf, count, datatype, status)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), detail::position_of(file_handle())); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), detail::position_of(file_handle()), detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_write_all
BND_TOOL_REFERENCE(PMPI_File_write_all)
BND_TOOL_NEXT(File_write_all, int, (MPI_File, const void *, int, MPI_Datatype, MPI_Status *), PMPI_File_write_all)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_write_all : detail::call<210, int, MPI_File, const void *, int, MPI_Datatype, MPI_Status *> {
    MPI_File fh;
    const void *buf;
    int count;
    MPI_Datatype datatype;
    MPI_Status *status;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_write_all(fh, buf, count, datatype, status); }
    BND_TOOL_FORWARD(File_write_all, fh, buf, count, datatype, status)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), detail::position_of(file_handle())); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), detail::position_of(file_handle()), detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_write_all_begin
BND_TOOL_REFERENCE(PMPI_File_write_all_begin)
BND_TOOL_NEXT(File_write_all_begin, int, (MPI_File, const void *, int, MPI_Datatype), PMPI_File_write_all_begin)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_write_all_begin : detail::call<211, int, MPI_File, const void *, int, MPI_Datatype> {
    MPI_File fh;
    const void *buf;
    int count;
    MPI_Datatype datatype;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true;
    int next() { return detail::next::File_write_all_begin(fh, buf, count, datatype); }
    BND_TOOL_FORWARD(File_write_all_begin, fh, buf, count, datatype)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), detail::position_of(file_handle())); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), detail::position_of(file_handle()), detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_write_all_begin_c
BND_TOOL_REFERENCE(PMPI_File_write_all_begin_c)
BND_TOOL_NEXT(File_write_all_begin_c, int, (MPI_File, const void *, MPI_Count, MPI_Datatype), PMPI_File_write_all_begin_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_write_all_begin_c : detail::call<212, int, MPI_File, const void *, MPI_Count, MPI_Datatype> {
    MPI_File fh;
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true;
    int next() { return detail::next::File_write_all_begin_c(fh, buf, count, datatype); }
    BND_TOOL_FORWARD(File_write_all_begin_c, fh, buf, count, datatype)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), detail::position_of(file_handle())); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), detail::position_of(file_handle()), detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_write_all_c
BND_TOOL_REFERENCE(PMPI_File_write_all_c)
BND_TOOL_NEXT(File_write_all_c, int, (MPI_File, const void *, MPI_Count, MPI_Datatype, MPI_Status *), PMPI_File_write_all_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_write_all_c : detail::call<213, int, MPI_File, const void *, MPI_Count, MPI_Datatype, MPI_Status *> {
    MPI_File fh;
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Status *status;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_write_all_c(fh, buf, count, datatype, status); }
    BND_TOOL_FORWARD(File_write_all_c, fh, buf, count, datatype, status)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), detail::position_of(file_handle())); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), detail::position_of(file_handle()), detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_write_all_end
BND_TOOL_REFERENCE(PMPI_File_write_all_end)
BND_TOOL_NEXT(File_write_all_end, int, (MPI_File, const void *, MPI_Status *), PMPI_File_write_all_end)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_write_all_end : detail::call<214, int, MPI_File, const void *, MPI_Status *> {
    MPI_File fh;
    const void *buf;
    MPI_Status *status;
    static constexpr bool has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_write_all_end(fh, buf, status); }
    BND_TOOL_FORWARD(File_write_all_end, fh, buf, status)
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_write_at
BND_TOOL_REFERENCE(PMPI_File_write_at)
BND_TOOL_NEXT(File_write_at, int, (MPI_File, MPI_Offset, const void *, int, MPI_Datatype, MPI_Status *), PMPI_File_write_at)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_write_at : detail::call<215, int, MPI_File, MPI_Offset, const void *, int, MPI_Datatype, MPI_Status *> {
    MPI_File fh;
    MPI_Offset offset;
    const void *buf;
    int count;
    MPI_Datatype datatype;
    MPI_Status *status;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_write_at(fh, offset, buf, count, datatype, status); }
    BND_TOOL_FORWARD(File_write_at, fh, offset, buf, count, datatype, status)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), offset); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), offset, detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_write_at_all
BND_TOOL_REFERENCE(PMPI_File_write_at_all)
BND_TOOL_NEXT(File_write_at_all, int, (MPI_File, MPI_Offset, const void *, int, MPI_Datatype, MPI_Status *), PMPI_File_write_at_all)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_write_at_all : detail::call<216, int, MPI_File, MPI_Offset, const void *, int, MPI_Datatype, MPI_Status *> {
    MPI_File fh;
    MPI_Offset offset;
    const void *buf;
    int count;
    MPI_Datatype datatype;
    MPI_Status *status;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_write_at_all(fh, offset, buf, count, datatype, status); }
    BND_TOOL_FORWARD(File_write_at_all, fh, offset, buf, count, datatype, status)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), offset); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), offset, detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_write_at_all_begin
BND_TOOL_REFERENCE(PMPI_File_write_at_all_begin)
BND_TOOL_NEXT(File_write_at_all_begin, int, (MPI_File, MPI_Offset, const void *, int, MPI_Datatype), PMPI_File_write_at_all_begin)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_write_at_all_begin : detail::call<217, int, MPI_File, MPI_Offset, const void *, int, MPI_Datatype> {
    MPI_File fh;
    MPI_Offset offset;
    const void *buf;
    int count;
    MPI_Datatype datatype;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true;
    int next() { return detail::next::File_write_at_all_begin(fh, offset, buf, count, datatype); }
    BND_TOOL_FORWARD(File_write_at_all_begin, fh, offset, buf, count, datatype)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), offset); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), offset, detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_write_at_all_begin_c
BND_TOOL_REFERENCE(PMPI_File_write_at_all_begin_c)
BND_TOOL_NEXT(File_write_at_all_begin_c, int, (MPI_File, MPI_Offset, const void *, MPI_Count, MPI_Datatype), PMPI_File_write_at_all_begin_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_write_at_all_begin_c : detail::call<218, int, MPI_File, MPI_Offset, const void *, MPI_Count, MPI_Datatype> {
    MPI_File fh;
    MPI_Offset offset;
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true;
    int next() { return detail::next::File_write_at_all_begin_c(fh, offset, buf, count, datatype); }
    BND_TOOL_FORWARD(File_write_at_all_begin_c, fh, offset, buf, count, datatype)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), offset); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), offset, detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_write_at_all_c
BND_TOOL_REFERENCE(PMPI_File_write_at_all_c)
BND_TOOL_NEXT(File_write_at_all_c, int, (MPI_File, MPI_Offset, const void *, MPI_Count, MPI_Datatype, MPI_Status *), PMPI_File_write_at_all_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_write_at_all_c : detail::call<219, int, MPI_File, MPI_Offset, const void *, MPI_Count, MPI_Datatype, MPI_Status *> {
    MPI_File fh;
    MPI_Offset offset;
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Status *status;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_write_at_all_c(fh, offset, buf, count, datatype, status); }
    BND_TOOL_FORWARD(File_write_at_all_c, fh, offset, buf, count, datatype, status)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), offset); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), offset, detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_write_at_all_end
BND_TOOL_REFERENCE(PMPI_File_write_at_all_end)
BND_TOOL_NEXT(File_write_at_all_end, int, (MPI_File, const void *, MPI_Status *), PMPI_File_write_at_all_end)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_write_at_all_end : detail::call<220, int, MPI_File, const void *, MPI_Status *> {
    MPI_File fh;
    const void *buf;
    MPI_Status *status;
    static constexpr bool has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_write_at_all_end(fh, buf, status); }
    BND_TOOL_FORWARD(File_write_at_all_end, fh, buf, status)
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_write_at_c
BND_TOOL_REFERENCE(PMPI_File_write_at_c)
BND_TOOL_NEXT(File_write_at_c, int, (MPI_File, MPI_Offset, const void *, MPI_Count, MPI_Datatype, MPI_Status *), PMPI_File_write_at_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_write_at_c : detail::call<221, int, MPI_File, MPI_Offset, const void *, MPI_Count, MPI_Datatype, MPI_Status *> {
    MPI_File fh;
    MPI_Offset offset;
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Status *status;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_write_at_c(fh, offset, buf, count, datatype, status); }
    BND_TOOL_FORWARD(File_write_at_c, fh, offset, buf, count, datatype, status)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), offset); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), offset, detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_write_c
BND_TOOL_REFERENCE(PMPI_File_write_c)
BND_TOOL_NEXT(File_write_c, int, (MPI_File, const void *, MPI_Count, MPI_Datatype, MPI_Status *), PMPI_File_write_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_write_c : detail::call<222, int, MPI_File, const void *, MPI_Count, MPI_Datatype, MPI_Status *> {
    MPI_File fh;
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Status *status;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_write_c(fh, buf, count, datatype, status); }
    BND_TOOL_FORWARD(File_write_c, fh, buf, count, datatype, status)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Offset file_offset() const { return detail::byte_at(file_handle(), detail::position_of(file_handle())); }
    template <class Visit> void for_each_file_block(Visit visit) const
    {
        detail::visit_file_blocks(file_handle(), detail::position_of(file_handle()), detail::bytes(count, datatype), visit);
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_write_ordered
BND_TOOL_REFERENCE(PMPI_File_write_ordered)
BND_TOOL_NEXT(File_write_ordered, int, (MPI_File, const void *, int, MPI_Datatype, MPI_Status *), PMPI_File_write_ordered)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_write_ordered : detail::call<223, int, MPI_File, const void *, int, MPI_Datatype, MPI_Status *> {
    MPI_File fh;
    const void *buf;
    int count;
    MPI_Datatype datatype;
    MPI_Status *status;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_write_ordered(fh, buf, count, datatype, status); }
    BND_TOOL_FORWARD(File_write_ordered, fh, buf, count, datatype, status)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_write_ordered_begin
BND_TOOL_REFERENCE(PMPI_File_write_ordered_begin)
BND_TOOL_NEXT(File_write_ordered_begin, int, (MPI_File, const void *, int, MPI_Datatype), PMPI_File_write_ordered_begin)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_write_ordered_begin : detail::call<224, int, MPI_File, const void *, int, MPI_Datatype> {
    MPI_File fh;
    const void *buf;
    int count;
    MPI_Datatype datatype;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true;
    int next() { return detail::next::File_write_ordered_begin(fh, buf, count, datatype); }
    BND_TOOL_FORWARD(File_write_ordered_begin, fh, buf, count, datatype)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_write_ordered_begin_c
BND_TOOL_REFERENCE(PMPI_File_write_ordered_begin_c)
BND_TOOL_NEXT(File_write_ordered_begin_c, int, (MPI_File, const void *, MPI_Count, MPI_Datatype), PMPI_File_write_ordered_begin_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_write_ordered_begin_c : detail::call<225, int, MPI_File, const void *, MPI_Count, MPI_Datatype> {
    MPI_File fh;
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true;
    int next() { return detail::next::File_write_ordered_begin_c(fh, buf, count, datatype); }
    BND_TOOL_FORWARD(File_write_ordered_begin_c, fh, buf, count, datatype)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_write_ordered_c
BND_TOOL_REFERENCE(PMPI_File_write_ordered_c)
BND_TOOL_NEXT(File_write_ordered_c, int, (MPI_File, const void *, MPI_Count, MPI_Datatype, MPI_Status *), PMPI_File_write_ordered_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_write_ordered_c : detail::call<226, int, MPI_File, const void *, MPI_Count, MPI_Datatype, MPI_Status *> {
    MPI_File fh;
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Status *status;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_write_ordered_c(fh, buf, count, datatype, status); }
    BND_TOOL_FORWARD(File_write_ordered_c, fh, buf, count, datatype, status)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_write_ordered_end
BND_TOOL_REFERENCE(PMPI_File_write_ordered_end)
BND_TOOL_NEXT(File_write_ordered_end, int, (MPI_File, const void *, MPI_Status *), PMPI_File_write_ordered_end)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_write_ordered_end : detail::call<227, int, MPI_File, const void *, MPI_Status *> {
    MPI_File fh;
    const void *buf;
    MPI_Status *status;
    static constexpr bool has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_write_ordered_end(fh, buf, status); }
    BND_TOOL_FORWARD(File_write_ordered_end, fh, buf, status)
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_write_shared
BND_TOOL_REFERENCE(PMPI_File_write_shared)
BND_TOOL_NEXT(File_write_shared, int, (MPI_File, const void *, int, MPI_Datatype, MPI_Status *), PMPI_File_write_shared)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_write_shared : detail::call<228, int, MPI_File, const void *, int, MPI_Datatype, MPI_Status *> {
    MPI_File fh;
    const void *buf;
    int count;
    MPI_Datatype datatype;
    MPI_Status *status;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_write_shared(fh, buf, count, datatype, status); }
    BND_TOOL_FORWARD(File_write_shared, fh, buf, count, datatype, status)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_File_write_shared_c
BND_TOOL_REFERENCE(PMPI_File_write_shared_c)
BND_TOOL_NEXT(File_write_shared_c, int, (MPI_File, const void *, MPI_Count, MPI_Datatype, MPI_Status *), PMPI_File_write_shared_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct File_write_shared_c : detail::call<229, int, MPI_File, const void *, MPI_Count, MPI_Datatype, MPI_Status *> {
    MPI_File fh;
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Status *status;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_file_handle = true, has_statuses = true;
    int next() { return detail::next::File_write_shared_c(fh, buf, count, datatype, status); }
    BND_TOOL_FORWARD(File_write_shared_c, fh, buf, count, datatype, status)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    bindery::handle<object::file> file_handle() const { return fh; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    int fail(int code) const { return detail::raise_on_file(fh, code); }
};
}
#endif

#if BND_HAS_MPI_Finalize
BND_TOOL_REFERENCE(PMPI_Finalize)
BND_TOOL_NEXT(Finalize, int, (), PMPI_Finalize)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Finalize : detail::call<230, int> {
    int next() { return detail::next::Finalize(); }
    BND_TOOL_FORWARD(Finalize)
};
}
#endif

#if BND_HAS_MPI_Finalized
BND_TOOL_REFERENCE(PMPI_Finalized)
BND_TOOL_NEXT(Finalized, int, (int *), PMPI_Finalized)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Finalized : detail::call<231, int, int *> {
    int *flag;
    int next() { return detail::next::Finalized(flag); }
    BND_TOOL_FORWARD(Finalized, flag)
};
}
#endif

#if BND_HAS_MPI_Free_mem
BND_TOOL_REFERENCE(PMPI_Free_mem)
BND_TOOL_NEXT(Free_mem, int, (void *), PMPI_Free_mem)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Free_mem : detail::call<232, int, void *> {
    void *base;
    int next() { return detail::next::Free_mem(base); }
    BND_TOOL_FORWARD(Free_mem, base)
};
}
#endif

#if BND_HAS_MPI_Gather
BND_TOOL_REFERENCE(PMPI_Gather)
BND_TOOL_NEXT(Gather, int, (const void *, int, MPI_Datatype, void *, int, MPI_Datatype, int, MPI_Comm), PMPI_Gather)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Gather : detail::call<233, int, const void *, int, MPI_Datatype, void *, int, MPI_Datatype, int, MPI_Comm> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    int recvcount;
    MPI_Datatype recvtype;
    int root;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_root_rank = true;
    static constexpr detail::flow sent_flow{detail::party::root, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::leaves, detail::part::block};
    int next() { return detail::next::Gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm); }
    BND_TOOL_FORWARD(Gather, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    MPI_Count bytes_sent() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(recvcount, recvtype) * detail::number(detail::remote_size(comm));
        if (role.is_root && sendbuf == MPI_IN_PLACE) total -= detail::bytes(recvcount, recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Gather_c
BND_TOOL_REFERENCE(PMPI_Gather_c)
BND_TOOL_NEXT(Gather_c, int, (const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, int, MPI_Comm), PMPI_Gather_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Gather_c : detail::call<234, int, const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, int, MPI_Comm> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype recvtype;
    int root;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_root_rank = true;
    static constexpr detail::flow sent_flow{detail::party::root, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::leaves, detail::part::block};
    int next() { return detail::next::Gather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm); }
    BND_TOOL_FORWARD(Gather_c, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    MPI_Count bytes_sent() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(recvcount, recvtype) * detail::number(detail::remote_size(comm));
        if (role.is_root && sendbuf == MPI_IN_PLACE) total -= detail::bytes(recvcount, recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Gather_init
BND_TOOL_REFERENCE(PMPI_Gather_init)
BND_TOOL_NEXT(Gather_init, int, (const void *, int, MPI_Datatype, void *, int, MPI_Datatype, int, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Gather_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Gather_init : detail::call<235, int, const void *, int, MPI_Datatype, void *, int, MPI_Datatype, int, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    int recvcount;
    MPI_Datatype recvtype;
    int root;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_root_rank = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::root, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::leaves, detail::part::block};
    int next() { return detail::next::Gather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request); }
    BND_TOOL_FORWARD(Gather_init, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(recvcount, recvtype) * detail::number(detail::remote_size(comm));
        if (role.is_root && sendbuf == MPI_IN_PLACE) total -= detail::bytes(recvcount, recvtype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Gather_init_c
BND_TOOL_REFERENCE(PMPI_Gather_init_c)
BND_TOOL_NEXT(Gather_init_c, int, (const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, int, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Gather_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Gather_init_c : detail::call<236, int, const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, int, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype recvtype;
    int root;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_root_rank = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::root, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::leaves, detail::part::block};
    int next() { return detail::next::Gather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request); }
    BND_TOOL_FORWARD(Gather_init_c, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(recvcount, recvtype) * detail::number(detail::remote_size(comm));
        if (role.is_root && sendbuf == MPI_IN_PLACE) total -= detail::bytes(recvcount, recvtype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Gatherv
BND_TOOL_REFERENCE(PMPI_Gatherv)
BND_TOOL_NEXT(Gatherv, int, (const void *, int, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, int, MPI_Comm), PMPI_Gatherv)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Gatherv : detail::call<237, int, const void *, int, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, int, MPI_Comm> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    const int *recvcounts;
    const int *displs;
    MPI_Datatype recvtype;
    int root;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true, has_root_rank = true;
    static constexpr detail::flow sent_flow{detail::party::root, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::leaves, detail::part::block};
    int next() { return detail::next::Gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm); }
    BND_TOOL_FORWARD(Gatherv, sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    const int *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const int *receive_displacements() const { return displs; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    MPI_Count bytes_sent() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(recvcounts, detail::remote_size(comm), recvtype);
        if (role.is_root && sendbuf == MPI_IN_PLACE) total -= detail::bytes(recvcounts[detail::group_rank(comm)], recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Gatherv_c
BND_TOOL_REFERENCE(PMPI_Gatherv_c)
BND_TOOL_NEXT(Gatherv_c, int, (const void *, MPI_Count, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, int, MPI_Comm), PMPI_Gatherv_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Gatherv_c : detail::call<238, int, const void *, MPI_Count, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, int, MPI_Comm> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    const MPI_Count *recvcounts;
    const MPI_Aint *displs;
    MPI_Datatype recvtype;
    int root;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true, has_root_rank = true;
    static constexpr detail::flow sent_flow{detail::party::root, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::leaves, detail::part::block};
    int next() { return detail::next::Gatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm); }
    BND_TOOL_FORWARD(Gatherv_c, sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    const MPI_Count *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const MPI_Aint *receive_displacements() const { return displs; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    MPI_Count bytes_sent() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(recvcounts, detail::remote_size(comm), recvtype);
        if (role.is_root && sendbuf == MPI_IN_PLACE) total -= detail::bytes(recvcounts[detail::group_rank(comm)], recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Gatherv_init
BND_TOOL_REFERENCE(PMPI_Gatherv_init)
BND_TOOL_NEXT(Gatherv_init, int, (const void *, int, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, int, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Gatherv_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Gatherv_init : detail::call<239, int, const void *, int, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, int, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    const int *recvcounts;
    const int *displs;
    MPI_Datatype recvtype;
    int root;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true, has_root_rank = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::root, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::leaves, detail::part::block};
    int next() { return detail::next::Gatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request); }
    BND_TOOL_FORWARD(Gatherv_init, sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    const int *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const int *receive_displacements() const { return displs; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(recvcounts, detail::remote_size(comm), recvtype);
        if (role.is_root && sendbuf == MPI_IN_PLACE) total -= detail::bytes(recvcounts[detail::group_rank(comm)], recvtype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Gatherv_init_c
BND_TOOL_REFERENCE(PMPI_Gatherv_init_c)
BND_TOOL_NEXT(Gatherv_init_c, int, (const void *, MPI_Count, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, int, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Gatherv_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Gatherv_init_c : detail::call<240, int, const void *, MPI_Count, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, int, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    const MPI_Count *recvcounts;
    const MPI_Aint *displs;
    MPI_Datatype recvtype;
    int root;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true, has_root_rank = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::root, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::leaves, detail::part::block};
    int next() { return detail::next::Gatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request); }
    BND_TOOL_FORWARD(Gatherv_init_c, sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    const MPI_Count *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const MPI_Aint *receive_displacements() const { return displs; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(recvcounts, detail::remote_size(comm), recvtype);
        if (role.is_root && sendbuf == MPI_IN_PLACE) total -= detail::bytes(recvcounts[detail::group_rank(comm)], recvtype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Get
BND_TOOL_REFERENCE(PMPI_Get)
BND_TOOL_NEXT(Get, int, (void *, int, MPI_Datatype, int, MPI_Aint, int, MPI_Datatype, MPI_Win), PMPI_Get)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Get : detail::call<241, int, void *, int, MPI_Datatype, int, MPI_Aint, int, MPI_Datatype, MPI_Win> {
    void *origin_addr;
    int origin_count;
    MPI_Datatype origin_datatype;
    int target_rank;
    MPI_Aint target_disp;
    int target_count;
    MPI_Datatype target_datatype;
    MPI_Win win;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_receive_peer = true, has_window = true, has_peer = true;
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Get(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win); }
    BND_TOOL_FORWARD(Get, origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win)
    void *receive_buffer() const { return origin_addr; }
    MPI_Count receive_count() const { return origin_count; }
    bindery::handle<object::datatype> receive_datatype() const { return origin_datatype; }
    int receive_peer() const { return target_rank; }
    bindery::handle<object::window> window() const { return win; }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        if (target_rank != MPI_PROC_NULL) total += detail::bytes(origin_count, origin_datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_win(win, code); }
    int peer() const { return target_rank; }
};
}
#endif

#if BND_HAS_MPI_Get_accumulate
BND_TOOL_REFERENCE(PMPI_Get_accumulate)
BND_TOOL_NEXT(Get_accumulate, int, (const void *, int, MPI_Datatype, void *, int, MPI_Datatype, int, MPI_Aint, int, MPI_Datatype, MPI_Op, MPI_Win), PMPI_Get_accumulate)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Get_accumulate : detail::call<242, int, const void *, int, MPI_Datatype, void *, int, MPI_Datatype, int, MPI_Aint, int, MPI_Datatype, MPI_Op, MPI_Win> {
    const void *origin_addr;
    int origin_count;
    MPI_Datatype origin_datatype;
    void *result_addr;
    int result_count;
    MPI_Datatype result_datatype;
    int target_rank;
    MPI_Aint target_disp;
    int target_count;
    MPI_Datatype target_datatype;
    MPI_Op op;
    MPI_Win win;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_send_peer = true, has_receive_peer = true, has_window = true, has_operation = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Get_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win); }
    BND_TOOL_FORWARD(Get_accumulate, origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win)
    const void *send_buffer() const { return origin_addr; }
    MPI_Count send_count() const { return origin_count; }
    bindery::handle<object::datatype> send_datatype() const { return origin_datatype; }
    void *receive_buffer() const { return result_addr; }
    MPI_Count receive_count() const { return result_count; }
    bindery::handle<object::datatype> receive_datatype() const { return result_datatype; }
    int send_peer() const { return target_rank; }
    int receive_peer() const { return target_rank; }
    bindery::handle<object::window> window() const { return win; }
    bindery::handle<object::operation> operation() const { return op; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (target_rank != MPI_PROC_NULL && op != MPI_NO_OP) total += detail::bytes(origin_count, origin_datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        if (target_rank != MPI_PROC_NULL) total += detail::bytes(result_count, result_datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_win(win, code); }
    int peer() const { return target_rank; }
};
}
#endif

#if BND_HAS_MPI_Get_accumulate_c
BND_TOOL_REFERENCE(PMPI_Get_accumulate_c)
BND_TOOL_NEXT(Get_accumulate_c, int, (const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, int, MPI_Aint, MPI_Count, MPI_Datatype, MPI_Op, MPI_Win), PMPI_Get_accumulate_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Get_accumulate_c : detail::call<243, int, const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, int, MPI_Aint, MPI_Count, MPI_Datatype, MPI_Op, MPI_Win> {
    const void *origin_addr;
    MPI_Count origin_count;
    MPI_Datatype origin_datatype;
    void *result_addr;
    MPI_Count result_count;
    MPI_Datatype result_datatype;
    int target_rank;
    MPI_Aint target_disp;
    MPI_Count target_count;
    MPI_Datatype target_datatype;
    MPI_Op op;
    MPI_Win win;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_send_peer = true, has_receive_peer = true, has_window = true, has_operation = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Get_accumulate_c(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win); }
    BND_TOOL_FORWARD(Get_accumulate_c, origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win)
    const void *send_buffer() const { return origin_addr; }
    MPI_Count send_count() const { return origin_count; }
    bindery::handle<object::datatype> send_datatype() const { return origin_datatype; }
    void *receive_buffer() const { return result_addr; }
    MPI_Count receive_count() const { return result_count; }
    bindery::handle<object::datatype> receive_datatype() const { return result_datatype; }
    int send_peer() const { return target_rank; }
    int receive_peer() const { return target_rank; }
    bindery::handle<object::window> window() const { return win; }
    bindery::handle<object::operation> operation() const { return op; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (target_rank != MPI_PROC_NULL && op != MPI_NO_OP) total += detail::bytes(origin_count, origin_datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        if (target_rank != MPI_PROC_NULL) total += detail::bytes(result_count, result_datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_win(win, code); }
    int peer() const { return target_rank; }
};
}
#endif

#if BND_HAS_MPI_Get_address
BND_TOOL_REFERENCE(PMPI_Get_address)
BND_TOOL_NEXT(Get_address, int, (const void *, MPI_Aint *), PMPI_Get_address)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Get_address : detail::call<244, int, const void *, MPI_Aint *> {
    const void *location;
    MPI_Aint *address;
    int next() { return detail::next::Get_address(location, address); }
    BND_TOOL_FORWARD(Get_address, location, address)
};
}
#endif

#if BND_HAS_MPI_Get_c
BND_TOOL_REFERENCE(PMPI_Get_c)
BND_TOOL_NEXT(Get_c, int, (void *, MPI_Count, MPI_Datatype, int, MPI_Aint, MPI_Count, MPI_Datatype, MPI_Win), PMPI_Get_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Get_c : detail::call<245, int, void *, MPI_Count, MPI_Datatype, int, MPI_Aint, MPI_Count, MPI_Datatype, MPI_Win> {
    void *origin_addr;
    MPI_Count origin_count;
    MPI_Datatype origin_datatype;
    int target_rank;
    MPI_Aint target_disp;
    MPI_Count target_count;
    MPI_Datatype target_datatype;
    MPI_Win win;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_receive_peer = true, has_window = true, has_peer = true;
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Get_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win); }
    BND_TOOL_FORWARD(Get_c, origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win)
    void *receive_buffer() const { return origin_addr; }
    MPI_Count receive_count() const { return origin_count; }
    bindery::handle<object::datatype> receive_datatype() const { return origin_datatype; }
    int receive_peer() const { return target_rank; }
    bindery::handle<object::window> window() const { return win; }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        if (target_rank != MPI_PROC_NULL) total += detail::bytes(origin_count, origin_datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_win(win, code); }
    int peer() const { return target_rank; }
};
}
#endif

#if BND_HAS_MPI_Get_count
BND_TOOL_REFERENCE(PMPI_Get_count)
BND_TOOL_NEXT(Get_count, int, (const MPI_Status *, MPI_Datatype, int *), PMPI_Get_count)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Get_count : detail::call<246, int, const MPI_Status *, MPI_Datatype, int *> {
    const MPI_Status *status;
    MPI_Datatype datatype;
    int *count;
    static constexpr bool has_statuses = true;
    int next() { return detail::next::Get_count(status, datatype, count); }
    BND_TOOL_FORWARD(Get_count, status, datatype, count)
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
};
}
#endif

#if BND_HAS_MPI_Get_count_c
BND_TOOL_REFERENCE(PMPI_Get_count_c)
BND_TOOL_NEXT(Get_count_c, int, (const MPI_Status *, MPI_Datatype, MPI_Count *), PMPI_Get_count_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Get_count_c : detail::call<247, int, const MPI_Status *, MPI_Datatype, MPI_Count *> {
    const MPI_Status *status;
    MPI_Datatype datatype;
    MPI_Count *count;
    static constexpr bool has_statuses = true;
    int next() { return detail::next::Get_count_c(status, datatype, count); }
    BND_TOOL_FORWARD(Get_count_c, status, datatype, count)
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
};
}
#endif

#if BND_HAS_MPI_Get_elements
BND_TOOL_REFERENCE(PMPI_Get_elements)
BND_TOOL_NEXT(Get_elements, int, (const MPI_Status *, MPI_Datatype, int *), PMPI_Get_elements)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Get_elements : detail::call<248, int, const MPI_Status *, MPI_Datatype, int *> {
    const MPI_Status *status;
    MPI_Datatype datatype;
    int *count;
    static constexpr bool has_statuses = true;
    int next() { return detail::next::Get_elements(status, datatype, count); }
    BND_TOOL_FORWARD(Get_elements, status, datatype, count)
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
};
}
#endif

#if BND_HAS_MPI_Get_elements_c
BND_TOOL_REFERENCE(PMPI_Get_elements_c)
BND_TOOL_NEXT(Get_elements_c, int, (const MPI_Status *, MPI_Datatype, MPI_Count *), PMPI_Get_elements_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Get_elements_c : detail::call<249, int, const MPI_Status *, MPI_Datatype, MPI_Count *> {
    const MPI_Status *status;
    MPI_Datatype datatype;
    MPI_Count *count;
    static constexpr bool has_statuses = true;
    int next() { return detail::next::Get_elements_c(status, datatype, count); }
    BND_TOOL_FORWARD(Get_elements_c, status, datatype, count)
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
};
}
#endif

#if BND_HAS_MPI_Get_elements_x
BND_TOOL_REFERENCE(PMPI_Get_elements_x)
BND_TOOL_NEXT(Get_elements_x, int, (const MPI_Status *, MPI_Datatype, MPI_Count *), PMPI_Get_elements_x)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Get_elements_x : detail::call<250, int, const MPI_Status *, MPI_Datatype, MPI_Count *> {
    const MPI_Status *status;
    MPI_Datatype datatype;
    MPI_Count *count;
    static constexpr bool has_statuses = true;
    int next() { return detail::next::Get_elements_x(status, datatype, count); }
    BND_TOOL_FORWARD(Get_elements_x, status, datatype, count)
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
};
}
#endif

#if BND_HAS_MPI_Get_hw_resource_info
BND_TOOL_REFERENCE(PMPI_Get_hw_resource_info)
BND_TOOL_NEXT(Get_hw_resource_info, int, (MPI_Info *), PMPI_Get_hw_resource_info)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Get_hw_resource_info : detail::call<251, int, MPI_Info *> {
    MPI_Info *hw_info;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Get_hw_resource_info(hw_info); }
    BND_TOOL_FORWARD(Get_hw_resource_info, hw_info)
    bindery::handle<object::info> new_handle() const { return *hw_info; }
};
}
#endif

#if BND_HAS_MPI_Get_library_version
BND_TOOL_REFERENCE(PMPI_Get_library_version)
BND_TOOL_NEXT(Get_library_version, int, (char *, int *), PMPI_Get_library_version)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Get_library_version : detail::call<252, int, char *, int *> {
    char *version;
    int *resultlen;
    int next() { return detail::next::Get_library_version(version, resultlen); }
    BND_TOOL_FORWARD(Get_library_version, version, resultlen)
};
}
#endif

#if BND_HAS_MPI_Get_processor_name
BND_TOOL_REFERENCE(PMPI_Get_processor_name)
BND_TOOL_NEXT(Get_processor_name, int, (char *, int *), PMPI_Get_processor_name)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Get_processor_name : detail::call<253, int, char *, int *> {
    char *name;
    int *resultlen;
    int next() { return detail::next::Get_processor_name(name, resultlen); }
    BND_TOOL_FORWARD(Get_processor_name, name, resultlen)
};
}
#endif

#if BND_HAS_MPI_Get_version
BND_TOOL_REFERENCE(PMPI_Get_version)
BND_TOOL_NEXT(Get_version, int, (int *, int *), PMPI_Get_version)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Get_version : detail::call<254, int, int *, int *> {
    int *version;
    int *subversion;
    int next() { return detail::next::Get_version(version, subversion); }
    BND_TOOL_FORWARD(Get_version, version, subversion)
};
}
#endif

#if BND_HAS_MPI_Graph_create
BND_TOOL_REFERENCE(PMPI_Graph_create)
BND_TOOL_NEXT(Graph_create, int, (MPI_Comm, int, const int *, const int *, int, MPI_Comm *), PMPI_Graph_create)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Graph_create : detail::call<255, int, MPI_Comm, int, const int *, const int *, int, MPI_Comm *> {
    MPI_Comm comm_old;
    int nnodes;
    const int *index;
    const int *edges;
    int reorder;
    MPI_Comm *comm_graph;
    static constexpr bool has_communicator = true, has_new_handle = true;
    int next() { return detail::next::Graph_create(comm_old, nnodes, index, edges, reorder, comm_graph); }
    BND_TOOL_FORWARD(Graph_create, comm_old, nnodes, index, edges, reorder, comm_graph)
    bindery::handle<object::communicator> communicator() const { return comm_old; }
    bindery::handle<object::communicator> new_handle() const { return *comm_graph; }
    int fail(int code) const { return detail::raise_on_comm(comm_old, code); }
};
}
#endif

#if BND_HAS_MPI_Graph_get
BND_TOOL_REFERENCE(PMPI_Graph_get)
BND_TOOL_NEXT(Graph_get, int, (MPI_Comm, int, int, int *, int *), PMPI_Graph_get)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Graph_get : detail::call<256, int, MPI_Comm, int, int, int *, int *> {
    MPI_Comm comm;
    int maxindex;
    int maxedges;
    int *index;
    int *edges;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Graph_get(comm, maxindex, maxedges, index, edges); }
    BND_TOOL_FORWARD(Graph_get, comm, maxindex, maxedges, index, edges)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Graph_map
BND_TOOL_REFERENCE(PMPI_Graph_map)
BND_TOOL_NEXT(Graph_map, int, (MPI_Comm, int, const int *, const int *, int *), PMPI_Graph_map)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Graph_map : detail::call<257, int, MPI_Comm, int, const int *, const int *, int *> {
    MPI_Comm comm;
    int nnodes;
    const int *index;
    const int *edges;
    int *newrank;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Graph_map(comm, nnodes, index, edges, newrank); }
    BND_TOOL_FORWARD(Graph_map, comm, nnodes, index, edges, newrank)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Graph_neighbors
BND_TOOL_REFERENCE(PMPI_Graph_neighbors)
BND_TOOL_NEXT(Graph_neighbors, int, (MPI_Comm, int, int, int *), PMPI_Graph_neighbors)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Graph_neighbors : detail::call<258, int, MPI_Comm, int, int, int *> {
    MPI_Comm comm;
    int rank;
    int maxneighbors;
    int *neighbors;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Graph_neighbors(comm, rank, maxneighbors, neighbors); }
    BND_TOOL_FORWARD(Graph_neighbors, comm, rank, maxneighbors, neighbors)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Graph_neighbors_count
BND_TOOL_REFERENCE(PMPI_Graph_neighbors_count)
BND_TOOL_NEXT(Graph_neighbors_count, int, (MPI_Comm, int, int *), PMPI_Graph_neighbors_count)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Graph_neighbors_count : detail::call<259, int, MPI_Comm, int, int *> {
    MPI_Comm comm;
    int rank;
    int *nneighbors;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Graph_neighbors_count(comm, rank, nneighbors); }
    BND_TOOL_FORWARD(Graph_neighbors_count, comm, rank, nneighbors)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Graphdims_get
BND_TOOL_REFERENCE(PMPI_Graphdims_get)
BND_TOOL_NEXT(Graphdims_get, int, (MPI_Comm, int *, int *), PMPI_Graphdims_get)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Graphdims_get : detail::call<260, int, MPI_Comm, int *, int *> {
    MPI_Comm comm;
    int *nnodes;
    int *nedges;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Graphdims_get(comm, nnodes, nedges); }
    BND_TOOL_FORWARD(Graphdims_get, comm, nnodes, nedges)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Grequest_complete
BND_TOOL_REFERENCE(PMPI_Grequest_complete)
BND_TOOL_NEXT(Grequest_complete, int, (MPI_Request), PMPI_Grequest_complete)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Grequest_complete : detail::call<261, int, MPI_Request> {
    MPI_Request request;
    static constexpr bool has_requests = true;
    int next() { return detail::next::Grequest_complete(request); }
    BND_TOOL_FORWARD(Grequest_complete, request)
    array<const MPI_Request> requests() const { return detail::requests(&request, 1); }
};
}
#endif

#if BND_HAS_MPI_Grequest_start
BND_TOOL_REFERENCE(PMPI_Grequest_start)
BND_TOOL_NEXT(Grequest_start, int, (MPI_Grequest_query_function *, MPI_Grequest_free_function *, MPI_Grequest_cancel_function *, void *, MPI_Request *), PMPI_Grequest_start)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Grequest_start : detail::call<262, int, MPI_Grequest_query_function *, MPI_Grequest_free_function *, MPI_Grequest_cancel_function *, void *, MPI_Request *> {
    MPI_Grequest_query_function *query_fn;
    MPI_Grequest_free_function *free_fn;
    MPI_Grequest_cancel_function *cancel_fn;
    void *extra_state;
    MPI_Request *request;
    static constexpr bool has_requests = true;
    int next() { return detail::next::Grequest_start(query_fn, free_fn, cancel_fn, extra_state, request); }
    BND_TOOL_FORWARD(Grequest_start, query_fn, free_fn, cancel_fn, extra_state, request)
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
};
}
#endif

#if BND_HAS_MPI_Group_c2f
BND_TOOL_REFERENCE(PMPI_Group_c2f)
BND_TOOL_NEXT(Group_c2f, MPI_Fint, (MPI_Group), PMPI_Group_c2f)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Group_c2f : detail::call<263, MPI_Fint, MPI_Group> {
    MPI_Group group;
    MPI_Fint next() { return detail::next::Group_c2f(group); }
    BND_TOOL_FORWARD(Group_c2f, group)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Group_compare
BND_TOOL_REFERENCE(PMPI_Group_compare)
BND_TOOL_NEXT(Group_compare, int, (MPI_Group, MPI_Group, int *), PMPI_Group_compare)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Group_compare : detail::call<264, int, MPI_Group, MPI_Group, int *> {
    MPI_Group group1;
    MPI_Group group2;
    int *result;
    int next() { return detail::next::Group_compare(group1, group2, result); }
    BND_TOOL_FORWARD(Group_compare, group1, group2, result)
};
}
#endif

#if BND_HAS_MPI_Group_difference
BND_TOOL_REFERENCE(PMPI_Group_difference)
BND_TOOL_NEXT(Group_difference, int, (MPI_Group, MPI_Group, MPI_Group *), PMPI_Group_difference)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Group_difference : detail::call<265, int, MPI_Group, MPI_Group, MPI_Group *> {
    MPI_Group group1;
    MPI_Group group2;
    MPI_Group *newgroup;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Group_difference(group1, group2, newgroup); }
    BND_TOOL_FORWARD(Group_difference, group1, group2, newgroup)
    bindery::handle<object::group> new_handle() const { return *newgroup; }
};
}
#endif

#if BND_HAS_MPI_Group_excl
BND_TOOL_REFERENCE(PMPI_Group_excl)
BND_TOOL_NEXT(Group_excl, int, (MPI_Group, int, const int *, MPI_Group *), PMPI_Group_excl)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Group_excl : detail::call<266, int, MPI_Group, int, const int *, MPI_Group *> {
    MPI_Group group;
    int n;
    const int *ranks;
    MPI_Group *newgroup;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Group_excl(group, n, ranks, newgroup); }
    BND_TOOL_FORWARD(Group_excl, group, n, ranks, newgroup)
    bindery::handle<object::group> new_handle() const { return *newgroup; }
};
}
#endif

#if BND_HAS_MPI_Group_f2c
BND_TOOL_REFERENCE(PMPI_Group_f2c)
BND_TOOL_NEXT(Group_f2c, MPI_Group, (MPI_Fint), PMPI_Group_f2c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Group_f2c : detail::call<267, MPI_Group, MPI_Fint> {
    MPI_Fint group;
    MPI_Group next() { return detail::next::Group_f2c(group); }
    BND_TOOL_FORWARD(Group_f2c, group)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Group_free
BND_TOOL_REFERENCE(PMPI_Group_free)
BND_TOOL_NEXT(Group_free, int, (MPI_Group *), PMPI_Group_free)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Group_free : detail::call<268, int, MPI_Group *> {
    MPI_Group *group;
    int next() { return detail::next::Group_free(group); }
    BND_TOOL_FORWARD(Group_free, group)
};
}
#endif

#if BND_HAS_MPI_Group_from_session_pset
BND_TOOL_REFERENCE(PMPI_Group_from_session_pset)
BND_TOOL_NEXT(Group_from_session_pset, int, (MPI_Session, const char *, MPI_Group *), PMPI_Group_from_session_pset)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Group_from_session_pset : detail::call<269, int, MPI_Session, const char *, MPI_Group *> {
    MPI_Session session;
    const char *pset_name;
    MPI_Group *newgroup;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Group_from_session_pset(session, pset_name, newgroup); }
    BND_TOOL_FORWARD(Group_from_session_pset, session, pset_name, newgroup)
    bindery::handle<object::group> new_handle() const { return *newgroup; }
    int fail(int code) const { return detail::raise_on_session(session, code); }
};
}
#endif

#if BND_HAS_MPI_Group_fromint
BND_TOOL_REFERENCE(PMPI_Group_fromint)
BND_TOOL_NEXT(Group_fromint, MPI_Group, (int), PMPI_Group_fromint)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Group_fromint : detail::call<270, MPI_Group, int> {
    int group;
    MPI_Group next() { return detail::next::Group_fromint(group); }
    BND_TOOL_FORWARD(Group_fromint, group)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Group_incl
BND_TOOL_REFERENCE(PMPI_Group_incl)
BND_TOOL_NEXT(Group_incl, int, (MPI_Group, int, const int *, MPI_Group *), PMPI_Group_incl)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Group_incl : detail::call<271, int, MPI_Group, int, const int *, MPI_Group *> {
    MPI_Group group;
    int n;
    const int *ranks;
    MPI_Group *newgroup;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Group_incl(group, n, ranks, newgroup); }
    BND_TOOL_FORWARD(Group_incl, group, n, ranks, newgroup)
    bindery::handle<object::group> new_handle() const { return *newgroup; }
};
}
#endif

#if BND_HAS_MPI_Group_intersection
BND_TOOL_REFERENCE(PMPI_Group_intersection)
BND_TOOL_NEXT(Group_intersection, int, (MPI_Group, MPI_Group, MPI_Group *), PMPI_Group_intersection)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Group_intersection : detail::call<272, int, MPI_Group, MPI_Group, MPI_Group *> {
    MPI_Group group1;
    MPI_Group group2;
    MPI_Group *newgroup;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Group_intersection(group1, group2, newgroup); }
    BND_TOOL_FORWARD(Group_intersection, group1, group2, newgroup)
    bindery::handle<object::group> new_handle() const { return *newgroup; }
};
}
#endif

#if BND_HAS_MPI_Group_range_excl
BND_TOOL_REFERENCE(PMPI_Group_range_excl)
BND_TOOL_NEXT(Group_range_excl, int, (MPI_Group, int, int (*)[3], MPI_Group *), PMPI_Group_range_excl)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Group_range_excl : detail::call<273, int, MPI_Group, int, int (*)[3], MPI_Group *> {
    MPI_Group group;
    int n;
    int (*ranges)[3];
    MPI_Group *newgroup;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Group_range_excl(group, n, ranges, newgroup); }
    BND_TOOL_FORWARD(Group_range_excl, group, n, ranges, newgroup)
    bindery::handle<object::group> new_handle() const { return *newgroup; }
};
}
#endif

#if BND_HAS_MPI_Group_range_incl
BND_TOOL_REFERENCE(PMPI_Group_range_incl)
BND_TOOL_NEXT(Group_range_incl, int, (MPI_Group, int, int (*)[3], MPI_Group *), PMPI_Group_range_incl)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Group_range_incl : detail::call<274, int, MPI_Group, int, int (*)[3], MPI_Group *> {
    MPI_Group group;
    int n;
    int (*ranges)[3];
    MPI_Group *newgroup;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Group_range_incl(group, n, ranges, newgroup); }
    BND_TOOL_FORWARD(Group_range_incl, group, n, ranges, newgroup)
    bindery::handle<object::group> new_handle() const { return *newgroup; }
};
}
#endif

#if BND_HAS_MPI_Group_rank
BND_TOOL_REFERENCE(PMPI_Group_rank)
BND_TOOL_NEXT(Group_rank, int, (MPI_Group, int *), PMPI_Group_rank)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Group_rank : detail::call<275, int, MPI_Group, int *> {
    MPI_Group group;
    int *rank;
    int next() { return detail::next::Group_rank(group, rank); }
    BND_TOOL_FORWARD(Group_rank, group, rank)
};
}
#endif

#if BND_HAS_MPI_Group_size
BND_TOOL_REFERENCE(PMPI_Group_size)
BND_TOOL_NEXT(Group_size, int, (MPI_Group, int *), PMPI_Group_size)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Group_size : detail::call<276, int, MPI_Group, int *> {
    MPI_Group group;
    int *size;
    int next() { return detail::next::Group_size(group, size); }
    BND_TOOL_FORWARD(Group_size, group, size)
};
}
#endif

#if BND_HAS_MPI_Group_toint
BND_TOOL_REFERENCE(PMPI_Group_toint)
BND_TOOL_NEXT(Group_toint, int, (MPI_Group), PMPI_Group_toint)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Group_toint : detail::call<277, int, MPI_Group> {
    MPI_Group group;
    int next() { return detail::next::Group_toint(group); }
    BND_TOOL_FORWARD(Group_toint, group)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Group_translate_ranks
BND_TOOL_REFERENCE(PMPI_Group_translate_ranks)
BND_TOOL_NEXT(Group_translate_ranks, int, (MPI_Group, int, const int *, MPI_Group, int *), PMPI_Group_translate_ranks)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Group_translate_ranks : detail::call<278, int, MPI_Group, int, const int *, MPI_Group, int *> {
    MPI_Group group1;
    int n;
    const int *ranks1;
    MPI_Group group2;
    int *ranks2;
    int next() { return detail::next::Group_translate_ranks(group1, n, ranks1, group2, ranks2); }
    BND_TOOL_FORWARD(Group_translate_ranks, group1, n, ranks1, group2, ranks2)
};
}
#endif

#if BND_HAS_MPI_Group_union
BND_TOOL_REFERENCE(PMPI_Group_union)
BND_TOOL_NEXT(Group_union, int, (MPI_Group, MPI_Group, MPI_Group *), PMPI_Group_union)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Group_union : detail::call<279, int, MPI_Group, MPI_Group, MPI_Group *> {
    MPI_Group group1;
    MPI_Group group2;
    MPI_Group *newgroup;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Group_union(group1, group2, newgroup); }
    BND_TOOL_FORWARD(Group_union, group1, group2, newgroup)
    bindery::handle<object::group> new_handle() const { return *newgroup; }
};
}
#endif

#if BND_HAS_MPI_Iallgather
BND_TOOL_REFERENCE(PMPI_Iallgather)
BND_TOOL_NEXT(Iallgather, int, (const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm, MPI_Request *), PMPI_Iallgather)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Iallgather : detail::call<280, int, const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    int recvcount;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request); }
    BND_TOOL_FORWARD(Iallgather, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype);
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcount, recvtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, recvtype) * detail::number(detail::remote_size(comm));
        if (sendbuf == MPI_IN_PLACE) total -= detail::bytes(recvcount, recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Iallgather_c
BND_TOOL_REFERENCE(PMPI_Iallgather_c)
BND_TOOL_NEXT(Iallgather_c, int, (const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, MPI_Comm, MPI_Request *), PMPI_Iallgather_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Iallgather_c : detail::call<281, int, const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Iallgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request); }
    BND_TOOL_FORWARD(Iallgather_c, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype);
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcount, recvtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, recvtype) * detail::number(detail::remote_size(comm));
        if (sendbuf == MPI_IN_PLACE) total -= detail::bytes(recvcount, recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Iallgatherv
BND_TOOL_REFERENCE(PMPI_Iallgatherv)
BND_TOOL_NEXT(Iallgatherv, int, (const void *, int, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, MPI_Comm, MPI_Request *), PMPI_Iallgatherv)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Iallgatherv : detail::call<282, int, const void *, int, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    const int *recvcounts;
    const int *displs;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Iallgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request); }
    BND_TOOL_FORWARD(Iallgatherv, sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    const int *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const int *receive_displacements() const { return displs; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype);
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcounts[detail::group_rank(comm)], recvtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::remote_size(comm), recvtype);
        if (sendbuf == MPI_IN_PLACE) total -= detail::bytes(recvcounts[detail::group_rank(comm)], recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Iallgatherv_c
BND_TOOL_REFERENCE(PMPI_Iallgatherv_c)
BND_TOOL_NEXT(Iallgatherv_c, int, (const void *, MPI_Count, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, MPI_Comm, MPI_Request *), PMPI_Iallgatherv_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Iallgatherv_c : detail::call<283, int, const void *, MPI_Count, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    const MPI_Count *recvcounts;
    const MPI_Aint *displs;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Iallgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request); }
    BND_TOOL_FORWARD(Iallgatherv_c, sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    const MPI_Count *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const MPI_Aint *receive_displacements() const { return displs; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype);
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcounts[detail::group_rank(comm)], recvtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::remote_size(comm), recvtype);
        if (sendbuf == MPI_IN_PLACE) total -= detail::bytes(recvcounts[detail::group_rank(comm)], recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Iallreduce
BND_TOOL_REFERENCE(PMPI_Iallreduce)
BND_TOOL_NEXT(Iallreduce, int, (const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Request *), PMPI_Iallreduce)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Iallreduce : detail::call<284, int, const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    void *recvbuf;
    int count;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::whole};
    int next() { return detail::next::Iallreduce(sendbuf, recvbuf, count, datatype, op, comm, request); }
    BND_TOOL_FORWARD(Iallreduce, sendbuf, recvbuf, count, datatype, op, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Iallreduce_c
BND_TOOL_REFERENCE(PMPI_Iallreduce_c)
BND_TOOL_NEXT(Iallreduce_c, int, (const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Request *), PMPI_Iallreduce_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Iallreduce_c : detail::call<285, int, const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    void *recvbuf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::whole};
    int next() { return detail::next::Iallreduce_c(sendbuf, recvbuf, count, datatype, op, comm, request); }
    BND_TOOL_FORWARD(Iallreduce_c, sendbuf, recvbuf, count, datatype, op, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Ialltoall
BND_TOOL_REFERENCE(PMPI_Ialltoall)
BND_TOOL_NEXT(Ialltoall, int, (const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm, MPI_Request *), PMPI_Ialltoall)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ialltoall : detail::call<286, int, const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    int recvcount;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Ialltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request); }
    BND_TOOL_FORWARD(Ialltoall, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype) * detail::number(detail::remote_size(comm));
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcount, recvtype) * detail::number(detail::remote_size(comm));
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, recvtype) * detail::number(detail::remote_size(comm));
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Ialltoall_c
BND_TOOL_REFERENCE(PMPI_Ialltoall_c)
BND_TOOL_NEXT(Ialltoall_c, int, (const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, MPI_Comm, MPI_Request *), PMPI_Ialltoall_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ialltoall_c : detail::call<287, int, const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Ialltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request); }
    BND_TOOL_FORWARD(Ialltoall_c, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype) * detail::number(detail::remote_size(comm));
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcount, recvtype) * detail::number(detail::remote_size(comm));
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, recvtype) * detail::number(detail::remote_size(comm));
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Ialltoallv
BND_TOOL_REFERENCE(PMPI_Ialltoallv)
BND_TOOL_NEXT(Ialltoallv, int, (const void *, const int *, const int *, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, MPI_Comm, MPI_Request *), PMPI_Ialltoallv)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ialltoallv : detail::call<288, int, const void *, const int *, const int *, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    const int *sendcounts;
    const int *sdispls;
    MPI_Datatype sendtype;
    void *recvbuf;
    const int *recvcounts;
    const int *rdispls;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatype = true, has_send_displacements = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Ialltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request); }
    BND_TOOL_FORWARD(Ialltoallv, sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request)
    const void *send_buffer() const { return sendbuf; }
    const int *send_counts() const { return sendcounts; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    const int *send_displacements() const { return sdispls; }
    void *receive_buffer() const { return recvbuf; }
    const int *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const int *receive_displacements() const { return rdispls; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcounts, detail::remote_size(comm), sendtype);
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcounts, detail::remote_size(comm), recvtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::remote_size(comm), recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Ialltoallv_c
BND_TOOL_REFERENCE(PMPI_Ialltoallv_c)
BND_TOOL_NEXT(Ialltoallv_c, int, (const void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, MPI_Comm, MPI_Request *), PMPI_Ialltoallv_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ialltoallv_c : detail::call<289, int, const void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    const MPI_Count *sendcounts;
    const MPI_Aint *sdispls;
    MPI_Datatype sendtype;
    void *recvbuf;
    const MPI_Count *recvcounts;
    const MPI_Aint *rdispls;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatype = true, has_send_displacements = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Ialltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request); }
    BND_TOOL_FORWARD(Ialltoallv_c, sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request)
    const void *send_buffer() const { return sendbuf; }
    const MPI_Count *send_counts() const { return sendcounts; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    const MPI_Aint *send_displacements() const { return sdispls; }
    void *receive_buffer() const { return recvbuf; }
    const MPI_Count *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const MPI_Aint *receive_displacements() const { return rdispls; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcounts, detail::remote_size(comm), sendtype);
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcounts, detail::remote_size(comm), recvtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::remote_size(comm), recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Ialltoallw
BND_TOOL_REFERENCE(PMPI_Ialltoallw)
BND_TOOL_NEXT(Ialltoallw, int, (const void *, const int *, const int *, const MPI_Datatype *, void *, const int *, const int *, const MPI_Datatype *, MPI_Comm, MPI_Request *), PMPI_Ialltoallw)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ialltoallw : detail::call<290, int, const void *, const int *, const int *, const MPI_Datatype *, void *, const int *, const int *, const MPI_Datatype *, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    const int *sendcounts;
    const int *sdispls;
    const MPI_Datatype *sendtypes;
    void *recvbuf;
    const int *recvcounts;
    const int *rdispls;
    const MPI_Datatype *recvtypes;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatypes = true, has_send_displacements = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatypes = true, has_receive_displacements = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Ialltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request); }
    BND_TOOL_FORWARD(Ialltoallw, sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request)
    const void *send_buffer() const { return sendbuf; }
    const int *send_counts() const { return sendcounts; }
    const MPI_Datatype *send_datatypes() const { return sendtypes; }
    const int *send_displacements() const { return sdispls; }
    void *receive_buffer() const { return recvbuf; }
    const int *receive_counts() const { return recvcounts; }
    const MPI_Datatype *receive_datatypes() const { return recvtypes; }
    const int *receive_displacements() const { return rdispls; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcounts, detail::remote_size(comm), sendtypes);
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcounts, detail::remote_size(comm), recvtypes);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::remote_size(comm), recvtypes);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Ialltoallw_c
BND_TOOL_REFERENCE(PMPI_Ialltoallw_c)
BND_TOOL_NEXT(Ialltoallw_c, int, (const void *, const MPI_Count *, const MPI_Aint *, const MPI_Datatype *, void *, const MPI_Count *, const MPI_Aint *, const MPI_Datatype *, MPI_Comm, MPI_Request *), PMPI_Ialltoallw_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ialltoallw_c : detail::call<291, int, const void *, const MPI_Count *, const MPI_Aint *, const MPI_Datatype *, void *, const MPI_Count *, const MPI_Aint *, const MPI_Datatype *, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    const MPI_Count *sendcounts;
    const MPI_Aint *sdispls;
    const MPI_Datatype *sendtypes;
    void *recvbuf;
    const MPI_Count *recvcounts;
    const MPI_Aint *rdispls;
    const MPI_Datatype *recvtypes;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatypes = true, has_send_displacements = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatypes = true, has_receive_displacements = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Ialltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request); }
    BND_TOOL_FORWARD(Ialltoallw_c, sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request)
    const void *send_buffer() const { return sendbuf; }
    const MPI_Count *send_counts() const { return sendcounts; }
    const MPI_Datatype *send_datatypes() const { return sendtypes; }
    const MPI_Aint *send_displacements() const { return sdispls; }
    void *receive_buffer() const { return recvbuf; }
    const MPI_Count *receive_counts() const { return recvcounts; }
    const MPI_Datatype *receive_datatypes() const { return recvtypes; }
    const MPI_Aint *receive_displacements() const { return rdispls; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcounts, detail::remote_size(comm), sendtypes);
        if (sendbuf == MPI_IN_PLACE) total += detail::bytes(recvcounts, detail::remote_size(comm), recvtypes);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::remote_size(comm), recvtypes);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Ibarrier
BND_TOOL_REFERENCE(PMPI_Ibarrier)
BND_TOOL_NEXT(Ibarrier, int, (MPI_Comm, MPI_Request *), PMPI_Ibarrier)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ibarrier : detail::call<292, int, MPI_Comm, MPI_Request *> {
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_communicator = true, has_requests = true;
    int next() { return detail::next::Ibarrier(comm, request); }
    BND_TOOL_FORWARD(Ibarrier, comm, request)
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Ibcast
BND_TOOL_REFERENCE(PMPI_Ibcast)
BND_TOOL_NEXT(Ibcast, int, (void *, int, MPI_Datatype, int, MPI_Comm, MPI_Request *), PMPI_Ibcast)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ibcast : detail::call<293, int, void *, int, MPI_Datatype, int, MPI_Comm, MPI_Request *> {
    void *buffer;
    int count;
    MPI_Datatype datatype;
    int root;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_root_rank = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::leaves, detail::part::whole, true};
    static constexpr detail::flow received_flow{detail::party::root, detail::part::whole, true};
    int next() { return detail::next::Ibcast(buffer, count, datatype, root, comm, request); }
    BND_TOOL_FORWARD(Ibcast, buffer, count, datatype, root, comm, request)
    const void *send_buffer() const { return buffer; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return buffer; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && !role.is_root) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Ibcast_c
BND_TOOL_REFERENCE(PMPI_Ibcast_c)
BND_TOOL_NEXT(Ibcast_c, int, (void *, MPI_Count, MPI_Datatype, int, MPI_Comm, MPI_Request *), PMPI_Ibcast_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ibcast_c : detail::call<294, int, void *, MPI_Count, MPI_Datatype, int, MPI_Comm, MPI_Request *> {
    void *buffer;
    MPI_Count count;
    MPI_Datatype datatype;
    int root;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_root_rank = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::leaves, detail::part::whole, true};
    static constexpr detail::flow received_flow{detail::party::root, detail::part::whole, true};
    int next() { return detail::next::Ibcast_c(buffer, count, datatype, root, comm, request); }
    BND_TOOL_FORWARD(Ibcast_c, buffer, count, datatype, root, comm, request)
    const void *send_buffer() const { return buffer; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return buffer; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && !role.is_root) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Ibsend
BND_TOOL_REFERENCE(PMPI_Ibsend)
BND_TOOL_NEXT(Ibsend, int, (const void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *), PMPI_Ibsend)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ibsend : detail::call<295, int, const void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *> {
    const void *buf;
    int count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Ibsend(buf, count, datatype, dest, tag, comm, request); }
    BND_TOOL_FORWARD(Ibsend, buf, count, datatype, dest, tag, comm, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Ibsend_c
BND_TOOL_REFERENCE(PMPI_Ibsend_c)
BND_TOOL_NEXT(Ibsend_c, int, (const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Request *), PMPI_Ibsend_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ibsend_c : detail::call<296, int, const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Request *> {
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Ibsend_c(buf, count, datatype, dest, tag, comm, request); }
    BND_TOOL_FORWARD(Ibsend_c, buf, count, datatype, dest, tag, comm, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Iexscan
BND_TOOL_REFERENCE(PMPI_Iexscan)
BND_TOOL_NEXT(Iexscan, int, (const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Request *), PMPI_Iexscan)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Iexscan : detail::call<297, int, const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    void *recvbuf;
    int count;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::beside, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::beside, detail::part::whole};
    int next() { return detail::next::Iexscan(sendbuf, recvbuf, count, datatype, op, comm, request); }
    BND_TOOL_FORWARD(Iexscan, sendbuf, recvbuf, count, datatype, op, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        if (detail::number(detail::group_rank(comm)) != 0) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Iexscan_c
BND_TOOL_REFERENCE(PMPI_Iexscan_c)
BND_TOOL_NEXT(Iexscan_c, int, (const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Request *), PMPI_Iexscan_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Iexscan_c : detail::call<298, int, const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    void *recvbuf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::beside, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::beside, detail::part::whole};
    int next() { return detail::next::Iexscan_c(sendbuf, recvbuf, count, datatype, op, comm, request); }
    BND_TOOL_FORWARD(Iexscan_c, sendbuf, recvbuf, count, datatype, op, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        if (detail::number(detail::group_rank(comm)) != 0) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Igather
BND_TOOL_REFERENCE(PMPI_Igather)
BND_TOOL_NEXT(Igather, int, (const void *, int, MPI_Datatype, void *, int, MPI_Datatype, int, MPI_Comm, MPI_Request *), PMPI_Igather)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Igather : detail::call<299, int, const void *, int, MPI_Datatype, void *, int, MPI_Datatype, int, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    int recvcount;
    MPI_Datatype recvtype;
    int root;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_root_rank = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::root, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::leaves, detail::part::block};
    int next() { return detail::next::Igather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request); }
    BND_TOOL_FORWARD(Igather, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(recvcount, recvtype) * detail::number(detail::remote_size(comm));
        if (role.is_root && sendbuf == MPI_IN_PLACE) total -= detail::bytes(recvcount, recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Igather_c
BND_TOOL_REFERENCE(PMPI_Igather_c)
BND_TOOL_NEXT(Igather_c, int, (const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, int, MPI_Comm, MPI_Request *), PMPI_Igather_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Igather_c : detail::call<300, int, const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, int, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype recvtype;
    int root;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_root_rank = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::root, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::leaves, detail::part::block};
    int next() { return detail::next::Igather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request); }
    BND_TOOL_FORWARD(Igather_c, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(recvcount, recvtype) * detail::number(detail::remote_size(comm));
        if (role.is_root && sendbuf == MPI_IN_PLACE) total -= detail::bytes(recvcount, recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Igatherv
BND_TOOL_REFERENCE(PMPI_Igatherv)
BND_TOOL_NEXT(Igatherv, int, (const void *, int, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, int, MPI_Comm, MPI_Request *), PMPI_Igatherv)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Igatherv : detail::call<301, int, const void *, int, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, int, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    const int *recvcounts;
    const int *displs;
    MPI_Datatype recvtype;
    int root;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true, has_root_rank = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::root, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::leaves, detail::part::block};
    int next() { return detail::next::Igatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request); }
    BND_TOOL_FORWARD(Igatherv, sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    const int *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const int *receive_displacements() const { return displs; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(recvcounts, detail::remote_size(comm), recvtype);
        if (role.is_root && sendbuf == MPI_IN_PLACE) total -= detail::bytes(recvcounts[detail::group_rank(comm)], recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Igatherv_c
BND_TOOL_REFERENCE(PMPI_Igatherv_c)
BND_TOOL_NEXT(Igatherv_c, int, (const void *, MPI_Count, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, int, MPI_Comm, MPI_Request *), PMPI_Igatherv_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Igatherv_c : detail::call<302, int, const void *, MPI_Count, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, int, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    const MPI_Count *recvcounts;
    const MPI_Aint *displs;
    MPI_Datatype recvtype;
    int root;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true, has_root_rank = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::root, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::leaves, detail::part::block};
    int next() { return detail::next::Igatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request); }
    BND_TOOL_FORWARD(Igatherv_c, sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    const MPI_Count *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const MPI_Aint *receive_displacements() const { return displs; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && sendbuf != MPI_IN_PLACE) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(recvcounts, detail::remote_size(comm), recvtype);
        if (role.is_root && sendbuf == MPI_IN_PLACE) total -= detail::bytes(recvcounts[detail::group_rank(comm)], recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Improbe
BND_TOOL_REFERENCE(PMPI_Improbe)
BND_TOOL_NEXT(Improbe, int, (int, int, MPI_Comm, int *, MPI_Message *, MPI_Status *), PMPI_Improbe)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Improbe : detail::call<303, int, int, int, MPI_Comm, int *, MPI_Message *, MPI_Status *> {
    int source;
    int tag;
    MPI_Comm comm;
    int *flag;
    MPI_Message *message;
    MPI_Status *status;
    static constexpr bool has_communicator = true, has_message_tag = true, has_new_handle = true, has_statuses = true, has_peer = true;
    int next() { return detail::next::Improbe(source, tag, comm, flag, message, status); }
    BND_TOOL_FORWARD(Improbe, source, tag, comm, flag, message, status)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    bindery::handle<object::message> new_handle() const { return *message; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return source; }
};
}
#endif

#if BND_HAS_MPI_Imrecv
BND_TOOL_REFERENCE(PMPI_Imrecv)
BND_TOOL_NEXT(Imrecv, int, (void *, int, MPI_Datatype, MPI_Message *, MPI_Request *), PMPI_Imrecv)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Imrecv : detail::call<304, int, void *, int, MPI_Datatype, MPI_Message *, MPI_Request *> {
    void *buf;
    int count;
    MPI_Datatype datatype;
    MPI_Message *message;
    MPI_Request *request;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_requests = true;
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Imrecv(buf, count, datatype, message, request); }
    BND_TOOL_FORWARD(Imrecv, buf, count, datatype, message, request)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
};
}
#endif

#if BND_HAS_MPI_Imrecv_c
BND_TOOL_REFERENCE(PMPI_Imrecv_c)
BND_TOOL_NEXT(Imrecv_c, int, (void *, MPI_Count, MPI_Datatype, MPI_Message *, MPI_Request *), PMPI_Imrecv_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Imrecv_c : detail::call<305, int, void *, MPI_Count, MPI_Datatype, MPI_Message *, MPI_Request *> {
    void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Message *message;
    MPI_Request *request;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_requests = true;
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Imrecv_c(buf, count, datatype, message, request); }
    BND_TOOL_FORWARD(Imrecv_c, buf, count, datatype, message, request)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
};
}
#endif

#if BND_HAS_MPI_Ineighbor_allgather
BND_TOOL_REFERENCE(PMPI_Ineighbor_allgather)
BND_TOOL_NEXT(Ineighbor_allgather, int, (const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm, MPI_Request *), PMPI_Ineighbor_allgather)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ineighbor_allgather : detail::call<306, int, const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    int recvcount;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Ineighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request); }
    BND_TOOL_FORWARD(Ineighbor_allgather, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (detail::number(detail::destinations(comm)) != 0) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, recvtype) * detail::number(detail::sources(comm));
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Ineighbor_allgather_c
BND_TOOL_REFERENCE(PMPI_Ineighbor_allgather_c)
BND_TOOL_NEXT(Ineighbor_allgather_c, int, (const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, MPI_Comm, MPI_Request *), PMPI_Ineighbor_allgather_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ineighbor_allgather_c : detail::call<307, int, const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Ineighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request); }
    BND_TOOL_FORWARD(Ineighbor_allgather_c, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (detail::number(detail::destinations(comm)) != 0) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, recvtype) * detail::number(detail::sources(comm));
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Ineighbor_allgatherv
BND_TOOL_REFERENCE(PMPI_Ineighbor_allgatherv)
BND_TOOL_NEXT(Ineighbor_allgatherv, int, (const void *, int, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, MPI_Comm, MPI_Request *), PMPI_Ineighbor_allgatherv)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ineighbor_allgatherv : detail::call<308, int, const void *, int, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    const int *recvcounts;
    const int *displs;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Ineighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request); }
    BND_TOOL_FORWARD(Ineighbor_allgatherv, sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    const int *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const int *receive_displacements() const { return displs; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (detail::number(detail::destinations(comm)) != 0) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::sources(comm), recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Ineighbor_allgatherv_c
BND_TOOL_REFERENCE(PMPI_Ineighbor_allgatherv_c)
BND_TOOL_NEXT(Ineighbor_allgatherv_c, int, (const void *, MPI_Count, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, MPI_Comm, MPI_Request *), PMPI_Ineighbor_allgatherv_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ineighbor_allgatherv_c : detail::call<309, int, const void *, MPI_Count, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    const MPI_Count *recvcounts;
    const MPI_Aint *displs;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Ineighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request); }
    BND_TOOL_FORWARD(Ineighbor_allgatherv_c, sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    const MPI_Count *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const MPI_Aint *receive_displacements() const { return displs; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (detail::number(detail::destinations(comm)) != 0) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::sources(comm), recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Ineighbor_alltoall
BND_TOOL_REFERENCE(PMPI_Ineighbor_alltoall)
BND_TOOL_NEXT(Ineighbor_alltoall, int, (const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm, MPI_Request *), PMPI_Ineighbor_alltoall)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ineighbor_alltoall : detail::call<310, int, const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    int recvcount;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Ineighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request); }
    BND_TOOL_FORWARD(Ineighbor_alltoall, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(sendcount, sendtype) * detail::number(detail::destinations(comm));
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, recvtype) * detail::number(detail::sources(comm));
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Ineighbor_alltoall_c
BND_TOOL_REFERENCE(PMPI_Ineighbor_alltoall_c)
BND_TOOL_NEXT(Ineighbor_alltoall_c, int, (const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, MPI_Comm, MPI_Request *), PMPI_Ineighbor_alltoall_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ineighbor_alltoall_c : detail::call<311, int, const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Ineighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request); }
    BND_TOOL_FORWARD(Ineighbor_alltoall_c, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(sendcount, sendtype) * detail::number(detail::destinations(comm));
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, recvtype) * detail::number(detail::sources(comm));
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Ineighbor_alltoallv
BND_TOOL_REFERENCE(PMPI_Ineighbor_alltoallv)
BND_TOOL_NEXT(Ineighbor_alltoallv, int, (const void *, const int *, const int *, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, MPI_Comm, MPI_Request *), PMPI_Ineighbor_alltoallv)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ineighbor_alltoallv : detail::call<312, int, const void *, const int *, const int *, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    const int *sendcounts;
    const int *sdispls;
    MPI_Datatype sendtype;
    void *recvbuf;
    const int *recvcounts;
    const int *rdispls;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatype = true, has_send_displacements = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Ineighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request); }
    BND_TOOL_FORWARD(Ineighbor_alltoallv, sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request)
    const void *send_buffer() const { return sendbuf; }
    const int *send_counts() const { return sendcounts; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    const int *send_displacements() const { return sdispls; }
    void *receive_buffer() const { return recvbuf; }
    const int *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const int *receive_displacements() const { return rdispls; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(sendcounts, detail::destinations(comm), sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::sources(comm), recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Ineighbor_alltoallv_c
BND_TOOL_REFERENCE(PMPI_Ineighbor_alltoallv_c)
BND_TOOL_NEXT(Ineighbor_alltoallv_c, int, (const void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, MPI_Comm, MPI_Request *), PMPI_Ineighbor_alltoallv_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ineighbor_alltoallv_c : detail::call<313, int, const void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    const MPI_Count *sendcounts;
    const MPI_Aint *sdispls;
    MPI_Datatype sendtype;
    void *recvbuf;
    const MPI_Count *recvcounts;
    const MPI_Aint *rdispls;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatype = true, has_send_displacements = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Ineighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request); }
    BND_TOOL_FORWARD(Ineighbor_alltoallv_c, sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request)
    const void *send_buffer() const { return sendbuf; }
    const MPI_Count *send_counts() const { return sendcounts; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    const MPI_Aint *send_displacements() const { return sdispls; }
    void *receive_buffer() const { return recvbuf; }
    const MPI_Count *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const MPI_Aint *receive_displacements() const { return rdispls; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(sendcounts, detail::destinations(comm), sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::sources(comm), recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Ineighbor_alltoallw
BND_TOOL_REFERENCE(PMPI_Ineighbor_alltoallw)
BND_TOOL_NEXT(Ineighbor_alltoallw, int, (const void *, const int *, const MPI_Aint *, const MPI_Datatype *, void *, const int *, const MPI_Aint *, const MPI_Datatype *, MPI_Comm, MPI_Request *), PMPI_Ineighbor_alltoallw)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ineighbor_alltoallw : detail::call<314, int, const void *, const int *, const MPI_Aint *, const MPI_Datatype *, void *, const int *, const MPI_Aint *, const MPI_Datatype *, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    const int *sendcounts;
    const MPI_Aint *sdispls;
    const MPI_Datatype *sendtypes;
    void *recvbuf;
    const int *recvcounts;
    const MPI_Aint *rdispls;
    const MPI_Datatype *recvtypes;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatypes = true, has_send_displacements = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatypes = true, has_receive_displacements = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Ineighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request); }
    BND_TOOL_FORWARD(Ineighbor_alltoallw, sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request)
    const void *send_buffer() const { return sendbuf; }
    const int *send_counts() const { return sendcounts; }
    const MPI_Datatype *send_datatypes() const { return sendtypes; }
    const MPI_Aint *send_displacements() const { return sdispls; }
    void *receive_buffer() const { return recvbuf; }
    const int *receive_counts() const { return recvcounts; }
    const MPI_Datatype *receive_datatypes() const { return recvtypes; }
    const MPI_Aint *receive_displacements() const { return rdispls; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(sendcounts, detail::destinations(comm), sendtypes);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::sources(comm), recvtypes);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Ineighbor_alltoallw_c
BND_TOOL_REFERENCE(PMPI_Ineighbor_alltoallw_c)
BND_TOOL_NEXT(Ineighbor_alltoallw_c, int, (const void *, const MPI_Count *, const MPI_Aint *, const MPI_Datatype *, void *, const MPI_Count *, const MPI_Aint *, const MPI_Datatype *, MPI_Comm, MPI_Request *), PMPI_Ineighbor_alltoallw_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ineighbor_alltoallw_c : detail::call<315, int, const void *, const MPI_Count *, const MPI_Aint *, const MPI_Datatype *, void *, const MPI_Count *, const MPI_Aint *, const MPI_Datatype *, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    const MPI_Count *sendcounts;
    const MPI_Aint *sdispls;
    const MPI_Datatype *sendtypes;
    void *recvbuf;
    const MPI_Count *recvcounts;
    const MPI_Aint *rdispls;
    const MPI_Datatype *recvtypes;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatypes = true, has_send_displacements = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatypes = true, has_receive_displacements = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Ineighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request); }
    BND_TOOL_FORWARD(Ineighbor_alltoallw_c, sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request)
    const void *send_buffer() const { return sendbuf; }
    const MPI_Count *send_counts() const { return sendcounts; }
    const MPI_Datatype *send_datatypes() const { return sendtypes; }
    const MPI_Aint *send_displacements() const { return sdispls; }
    void *receive_buffer() const { return recvbuf; }
    const MPI_Count *receive_counts() const { return recvcounts; }
    const MPI_Datatype *receive_datatypes() const { return recvtypes; }
    const MPI_Aint *receive_displacements() const { return rdispls; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(sendcounts, detail::destinations(comm), sendtypes);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::sources(comm), recvtypes);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Info_c2f
BND_TOOL_REFERENCE(PMPI_Info_c2f)
BND_TOOL_NEXT(Info_c2f, MPI_Fint, (MPI_Info), PMPI_Info_c2f)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Info_c2f : detail::call<316, MPI_Fint, MPI_Info> {
    MPI_Info info;
    MPI_Fint next() { return detail::next::Info_c2f(info); }
    BND_TOOL_FORWARD(Info_c2f, info)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Info_create
BND_TOOL_REFERENCE(PMPI_Info_create)
BND_TOOL_NEXT(Info_create, int, (MPI_Info *), PMPI_Info_create)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Info_create : detail::call<317, int, MPI_Info *> {
    MPI_Info *info;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Info_create(info); }
    BND_TOOL_FORWARD(Info_create, info)
    bindery::handle<object::info> new_handle() const { return *info; }
};
}
#endif

#if BND_HAS_MPI_Info_create_env
BND_TOOL_REFERENCE(PMPI_Info_create_env)
BND_TOOL_NEXT(Info_create_env, int, (int, char **, MPI_Info *), PMPI_Info_create_env)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Info_create_env : detail::call<318, int, int, char **, MPI_Info *> {
    int argc;
    char **argv;
    MPI_Info *info;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Info_create_env(argc, argv, info); }
    BND_TOOL_FORWARD(Info_create_env, argc, argv, info)
    bindery::handle<object::info> new_handle() const { return *info; }
};
}
#endif

#if BND_HAS_MPI_Info_delete
BND_TOOL_REFERENCE(PMPI_Info_delete)
BND_TOOL_NEXT(Info_delete, int, (MPI_Info, const char *), PMPI_Info_delete)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Info_delete : detail::call<319, int, MPI_Info, const char *> {
    MPI_Info info;
    const char *key;
    int next() { return detail::next::Info_delete(info, key); }
    BND_TOOL_FORWARD(Info_delete, info, key)
};
}
#endif

#if BND_HAS_MPI_Info_dup
BND_TOOL_REFERENCE(PMPI_Info_dup)
BND_TOOL_NEXT(Info_dup, int, (MPI_Info, MPI_Info *), PMPI_Info_dup)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Info_dup : detail::call<320, int, MPI_Info, MPI_Info *> {
    MPI_Info info;
    MPI_Info *newinfo;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Info_dup(info, newinfo); }
    BND_TOOL_FORWARD(Info_dup, info, newinfo)
    bindery::handle<object::info> new_handle() const { return *newinfo; }
};
}
#endif

#if BND_HAS_MPI_Info_f2c
BND_TOOL_REFERENCE(PMPI_Info_f2c)
BND_TOOL_NEXT(Info_f2c, MPI_Info, (MPI_Fint), PMPI_Info_f2c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Info_f2c : detail::call<321, MPI_Info, MPI_Fint> {
    MPI_Fint info;
    MPI_Info next() { return detail::next::Info_f2c(info); }
    BND_TOOL_FORWARD(Info_f2c, info)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Info_free
BND_TOOL_REFERENCE(PMPI_Info_free)
BND_TOOL_NEXT(Info_free, int, (MPI_Info *), PMPI_Info_free)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Info_free : detail::call<322, int, MPI_Info *> {
    MPI_Info *info;
    int next() { return detail::next::Info_free(info); }
    BND_TOOL_FORWARD(Info_free, info)
};
}
#endif

#if BND_HAS_MPI_Info_fromint
BND_TOOL_REFERENCE(PMPI_Info_fromint)
BND_TOOL_NEXT(Info_fromint, MPI_Info, (int), PMPI_Info_fromint)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Info_fromint : detail::call<323, MPI_Info, int> {
    int info;
    MPI_Info next() { return detail::next::Info_fromint(info); }
    BND_TOOL_FORWARD(Info_fromint, info)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Info_get
BND_TOOL_REFERENCE(PMPI_Info_get)
BND_TOOL_NEXT(Info_get, int, (MPI_Info, const char *, int, char *, int *), PMPI_Info_get)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Info_get : detail::call<324, int, MPI_Info, const char *, int, char *, int *> {
    MPI_Info info;
    const char *key;
    int valuelen;
    char *value;
    int *flag;
    int next() { return detail::next::Info_get(info, key, valuelen, value, flag); }
    BND_TOOL_FORWARD(Info_get, info, key, valuelen, value, flag)
};
}
#endif

#if BND_HAS_MPI_Info_get_nkeys
BND_TOOL_REFERENCE(PMPI_Info_get_nkeys)
BND_TOOL_NEXT(Info_get_nkeys, int, (MPI_Info, int *), PMPI_Info_get_nkeys)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Info_get_nkeys : detail::call<325, int, MPI_Info, int *> {
    MPI_Info info;
    int *nkeys;
    int next() { return detail::next::Info_get_nkeys(info, nkeys); }
    BND_TOOL_FORWARD(Info_get_nkeys, info, nkeys)
};
}
#endif

#if BND_HAS_MPI_Info_get_nthkey
BND_TOOL_REFERENCE(PMPI_Info_get_nthkey)
BND_TOOL_NEXT(Info_get_nthkey, int, (MPI_Info, int, char *), PMPI_Info_get_nthkey)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Info_get_nthkey : detail::call<326, int, MPI_Info, int, char *> {
    MPI_Info info;
    int n;
    char *key;
    int next() { return detail::next::Info_get_nthkey(info, n, key); }
    BND_TOOL_FORWARD(Info_get_nthkey, info, n, key)
};
}
#endif

#if BND_HAS_MPI_Info_get_string
BND_TOOL_REFERENCE(PMPI_Info_get_string)
BND_TOOL_NEXT(Info_get_string, int, (MPI_Info, const char *, int *, char *, int *), PMPI_Info_get_string)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Info_get_string : detail::call<327, int, MPI_Info, const char *, int *, char *, int *> {
    MPI_Info info;
    const char *key;
    int *buflen;
    char *value;
    int *flag;
    int next() { return detail::next::Info_get_string(info, key, buflen, value, flag); }
    BND_TOOL_FORWARD(Info_get_string, info, key, buflen, value, flag)
};
}
#endif

#if BND_HAS_MPI_Info_get_valuelen
BND_TOOL_REFERENCE(PMPI_Info_get_valuelen)
BND_TOOL_NEXT(Info_get_valuelen, int, (MPI_Info, const char *, int *, int *), PMPI_Info_get_valuelen)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Info_get_valuelen : detail::call<328, int, MPI_Info, const char *, int *, int *> {
    MPI_Info info;
    const char *key;
    int *valuelen;
    int *flag;
    int next() { return detail::next::Info_get_valuelen(info, key, valuelen, flag); }
    BND_TOOL_FORWARD(Info_get_valuelen, info, key, valuelen, flag)
};
}
#endif

#if BND_HAS_MPI_Info_set
BND_TOOL_REFERENCE(PMPI_Info_set)
BND_TOOL_NEXT(Info_set, int, (MPI_Info, const char *, const char *), PMPI_Info_set)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Info_set : detail::call<329, int, MPI_Info, const char *, const char *> {
    MPI_Info info;
    const char *key;
    const char *value;
    int next() { return detail::next::Info_set(info, key, value); }
    BND_TOOL_FORWARD(Info_set, info, key, value)
};
}
#endif

#if BND_HAS_MPI_Info_toint
BND_TOOL_REFERENCE(PMPI_Info_toint)
BND_TOOL_NEXT(Info_toint, int, (MPI_Info), PMPI_Info_toint)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Info_toint : detail::call<330, int, MPI_Info> {
    MPI_Info info;
    int next() { return detail::next::Info_toint(info); }
    BND_TOOL_FORWARD(Info_toint, info)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Init
BND_TOOL_REFERENCE(PMPI_Init)
BND_TOOL_NEXT(Init, int, (int *, char ***), PMPI_Init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Init : detail::call<331, int, int *, char ***> {
    int *argc;
    char ***argv;
    int next() { return detail::next::Init(argc, argv); }
    BND_TOOL_FORWARD(Init, argc, argv)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Init_thread
BND_TOOL_REFERENCE(PMPI_Init_thread)
BND_TOOL_NEXT(Init_thread, int, (int *, char ***, int, int *), PMPI_Init_thread)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Init_thread : detail::call<332, int, int *, char ***, int, int *> {
    int *argc;
    char ***argv;
    int required;
    int *provided;
    int next() { return detail::next::Init_thread(argc, argv, required, provided); }
    BND_TOOL_FORWARD(Init_thread, argc, argv, required, provided)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Initialized
BND_TOOL_REFERENCE(PMPI_Initialized)
BND_TOOL_NEXT(Initialized, int, (int *), PMPI_Initialized)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Initialized : detail::call<333, int, int *> {
    int *flag;
    int next() { return detail::next::Initialized(flag); }
    BND_TOOL_FORWARD(Initialized, flag)
};
}
#endif

#if BND_HAS_MPI_Intercomm_create
BND_TOOL_REFERENCE(PMPI_Intercomm_create)
BND_TOOL_NEXT(Intercomm_create, int, (MPI_Comm, int, MPI_Comm, int, int, MPI_Comm *), PMPI_Intercomm_create)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Intercomm_create : detail::call<334, int, MPI_Comm, int, MPI_Comm, int, int, MPI_Comm *> {
    MPI_Comm local_comm;
    int local_leader;
    MPI_Comm peer_comm;
    int remote_leader;
    int tag;
    MPI_Comm *newintercomm;
    static constexpr bool has_communicator = true, has_message_tag = true, has_new_handle = true;
    int next() { return detail::next::Intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm); }
    BND_TOOL_FORWARD(Intercomm_create, local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm)
    bindery::handle<object::communicator> communicator() const { return local_comm; }
    int message_tag() const { return tag; }
    bindery::handle<object::communicator> new_handle() const { return *newintercomm; }
    int fail(int code) const { return detail::raise_on_comm(local_comm, code); }
};
}
#endif

#if BND_HAS_MPI_Intercomm_create_from_groups
BND_TOOL_REFERENCE(PMPI_Intercomm_create_from_groups)
BND_TOOL_NEXT(Intercomm_create_from_groups, int, (MPI_Group, int, MPI_Group, int, const char *, MPI_Info, MPI_Errhandler, MPI_Comm *), PMPI_Intercomm_create_from_groups)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Intercomm_create_from_groups : detail::call<335, int, MPI_Group, int, MPI_Group, int, const char *, MPI_Info, MPI_Errhandler, MPI_Comm *> {
    MPI_Group local_group;
    int local_leader;
    MPI_Group remote_group;
    int remote_leader;
    const char *stringtag;
    MPI_Info info;
    MPI_Errhandler errhandler;
    MPI_Comm *newintercomm;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Intercomm_create_from_groups(local_group, local_leader, remote_group, remote_leader, stringtag, info, errhandler, newintercomm); }
    BND_TOOL_FORWARD(Intercomm_create_from_groups, local_group, local_leader, remote_group, remote_leader, stringtag, info, errhandler, newintercomm)
    bindery::handle<object::communicator> new_handle() const { return *newintercomm; }
};
}
#endif

#if BND_HAS_MPI_Intercomm_merge
BND_TOOL_REFERENCE(PMPI_Intercomm_merge)
BND_TOOL_NEXT(Intercomm_merge, int, (MPI_Comm, int, MPI_Comm *), PMPI_Intercomm_merge)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Intercomm_merge : detail::call<336, int, MPI_Comm, int, MPI_Comm *> {
    MPI_Comm intercomm;
    int high;
    MPI_Comm *newintracomm;
    static constexpr bool has_communicator = true, has_new_handle = true;
    int next() { return detail::next::Intercomm_merge(intercomm, high, newintracomm); }
    BND_TOOL_FORWARD(Intercomm_merge, intercomm, high, newintracomm)
    bindery::handle<object::communicator> communicator() const { return intercomm; }
    bindery::handle<object::communicator> new_handle() const { return *newintracomm; }
    int fail(int code) const { return detail::raise_on_comm(intercomm, code); }
};
}
#endif

#if BND_HAS_MPI_Iprobe
BND_TOOL_REFERENCE(PMPI_Iprobe)
BND_TOOL_NEXT(Iprobe, int, (int, int, MPI_Comm, int *, MPI_Status *), PMPI_Iprobe)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Iprobe : detail::call<337, int, int, int, MPI_Comm, int *, MPI_Status *> {
    int source;
    int tag;
    MPI_Comm comm;
    int *flag;
    MPI_Status *status;
    static constexpr bool has_communicator = true, has_message_tag = true, has_statuses = true, has_peer = true;
    int next() { return detail::next::Iprobe(source, tag, comm, flag, status); }
    BND_TOOL_FORWARD(Iprobe, source, tag, comm, flag, status)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return source; }
};
}
#endif

#if BND_HAS_MPI_Irecv
BND_TOOL_REFERENCE(PMPI_Irecv)
BND_TOOL_NEXT(Irecv, int, (void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *), PMPI_Irecv)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Irecv : detail::call<338, int, void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *> {
    void *buf;
    int count;
    MPI_Datatype datatype;
    int source;
    int tag;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_receive_tag = true, has_receive_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Irecv(buf, count, datatype, source, tag, comm, request); }
    BND_TOOL_FORWARD(Irecv, buf, count, datatype, source, tag, comm, request)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    int receive_tag() const { return tag; }
    int receive_peer() const { return source; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return source; }
};
}
#endif

#if BND_HAS_MPI_Irecv_c
BND_TOOL_REFERENCE(PMPI_Irecv_c)
BND_TOOL_NEXT(Irecv_c, int, (void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Request *), PMPI_Irecv_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Irecv_c : detail::call<339, int, void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Request *> {
    void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    int source;
    int tag;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_receive_tag = true, has_receive_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Irecv_c(buf, count, datatype, source, tag, comm, request); }
    BND_TOOL_FORWARD(Irecv_c, buf, count, datatype, source, tag, comm, request)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    int receive_tag() const { return tag; }
    int receive_peer() const { return source; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return source; }
};
}
#endif

#if BND_HAS_MPI_Ireduce
BND_TOOL_REFERENCE(PMPI_Ireduce)
BND_TOOL_NEXT(Ireduce, int, (const void *, void *, int, MPI_Datatype, MPI_Op, int, MPI_Comm, MPI_Request *), PMPI_Ireduce)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ireduce : detail::call<340, int, const void *, void *, int, MPI_Datatype, MPI_Op, int, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    void *recvbuf;
    int count;
    MPI_Datatype datatype;
    MPI_Op op;
    int root;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_root_rank = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::root, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::leaves, detail::part::whole};
    int next() { return detail::next::Ireduce(sendbuf, recvbuf, count, datatype, op, root, comm, request); }
    BND_TOOL_FORWARD(Ireduce, sendbuf, recvbuf, count, datatype, op, root, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    int root_rank() const { return root; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf) total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Ireduce_c
BND_TOOL_REFERENCE(PMPI_Ireduce_c)
BND_TOOL_NEXT(Ireduce_c, int, (const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, int, MPI_Comm, MPI_Request *), PMPI_Ireduce_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ireduce_c : detail::call<341, int, const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, int, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    void *recvbuf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Op op;
    int root;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_root_rank = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::root, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::leaves, detail::part::whole};
    int next() { return detail::next::Ireduce_c(sendbuf, recvbuf, count, datatype, op, root, comm, request); }
    BND_TOOL_FORWARD(Ireduce_c, sendbuf, recvbuf, count, datatype, op, root, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    int root_rank() const { return root; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf) total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Ireduce_scatter
BND_TOOL_REFERENCE(PMPI_Ireduce_scatter)
BND_TOOL_NEXT(Ireduce_scatter, int, (const void *, void *, const int *, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Request *), PMPI_Ireduce_scatter)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ireduce_scatter : detail::call<342, int, const void *, void *, const int *, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    void *recvbuf;
    const int *recvcounts;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::share};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::whole};
    int next() { return detail::next::Ireduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, request); }
    BND_TOOL_FORWARD(Ireduce_scatter, sendbuf, recvbuf, recvcounts, datatype, op, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return detail::sum(recvcounts, detail::group_size(comm)); }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcounts[detail::group_rank(comm)]; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(detail::sum(recvcounts, detail::group_size(comm)), datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts[detail::group_rank(comm)], datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    static constexpr bool has_equal_shares = false;
    MPI_Count share_of([[maybe_unused]] int i) const { return recvcounts[i]; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Ireduce_scatter_block
BND_TOOL_REFERENCE(PMPI_Ireduce_scatter_block)
BND_TOOL_NEXT(Ireduce_scatter_block, int, (const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Request *), PMPI_Ireduce_scatter_block)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ireduce_scatter_block : detail::call<343, int, const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    void *recvbuf;
    int recvcount;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::share};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::whole};
    int next() { return detail::next::Ireduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, request); }
    BND_TOOL_FORWARD(Ireduce_scatter_block, sendbuf, recvbuf, recvcount, datatype, op, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return recvcount; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, datatype) * detail::number(detail::group_size(comm));
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    static constexpr bool has_equal_shares = true;
    MPI_Count share_of([[maybe_unused]] int i) const { return recvcount; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Ireduce_scatter_block_c
BND_TOOL_REFERENCE(PMPI_Ireduce_scatter_block_c)
BND_TOOL_NEXT(Ireduce_scatter_block_c, int, (const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Request *), PMPI_Ireduce_scatter_block_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ireduce_scatter_block_c : detail::call<344, int, const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::share};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::whole};
    int next() { return detail::next::Ireduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm, request); }
    BND_TOOL_FORWARD(Ireduce_scatter_block_c, sendbuf, recvbuf, recvcount, datatype, op, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return recvcount; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, datatype) * detail::number(detail::group_size(comm));
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    static constexpr bool has_equal_shares = true;
    MPI_Count share_of([[maybe_unused]] int i) const { return recvcount; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Ireduce_scatter_c
BND_TOOL_REFERENCE(PMPI_Ireduce_scatter_c)
BND_TOOL_NEXT(Ireduce_scatter_c, int, (const void *, void *, const MPI_Count *, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Request *), PMPI_Ireduce_scatter_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ireduce_scatter_c : detail::call<345, int, const void *, void *, const MPI_Count *, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    void *recvbuf;
    const MPI_Count *recvcounts;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::share};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::whole};
    int next() { return detail::next::Ireduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, request); }
    BND_TOOL_FORWARD(Ireduce_scatter_c, sendbuf, recvbuf, recvcounts, datatype, op, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return detail::sum(recvcounts, detail::group_size(comm)); }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcounts[detail::group_rank(comm)]; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(detail::sum(recvcounts, detail::group_size(comm)), datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts[detail::group_rank(comm)], datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    static constexpr bool has_equal_shares = false;
    MPI_Count share_of([[maybe_unused]] int i) const { return recvcounts[i]; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Irsend
BND_TOOL_REFERENCE(PMPI_Irsend)
BND_TOOL_NEXT(Irsend, int, (const void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *), PMPI_Irsend)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Irsend : detail::call<346, int, const void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *> {
    const void *buf;
    int count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Irsend(buf, count, datatype, dest, tag, comm, request); }
    BND_TOOL_FORWARD(Irsend, buf, count, datatype, dest, tag, comm, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Irsend_c
BND_TOOL_REFERENCE(PMPI_Irsend_c)
BND_TOOL_NEXT(Irsend_c, int, (const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Request *), PMPI_Irsend_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Irsend_c : detail::call<347, int, const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Request *> {
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Irsend_c(buf, count, datatype, dest, tag, comm, request); }
    BND_TOOL_FORWARD(Irsend_c, buf, count, datatype, dest, tag, comm, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Is_thread_main
BND_TOOL_REFERENCE(PMPI_Is_thread_main)
BND_TOOL_NEXT(Is_thread_main, int, (int *), PMPI_Is_thread_main)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Is_thread_main : detail::call<348, int, int *> {
    int *flag;
    int next() { return detail::next::Is_thread_main(flag); }
    BND_TOOL_FORWARD(Is_thread_main, flag)
};
}
#endif

#if BND_HAS_MPI_Iscan
BND_TOOL_REFERENCE(PMPI_Iscan)
BND_TOOL_NEXT(Iscan, int, (const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Request *), PMPI_Iscan)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Iscan : detail::call<349, int, const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    void *recvbuf;
    int count;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::beside_and_own, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::beside_and_own, detail::part::whole};
    int next() { return detail::next::Iscan(sendbuf, recvbuf, count, datatype, op, comm, request); }
    BND_TOOL_FORWARD(Iscan, sendbuf, recvbuf, count, datatype, op, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Iscan_c
BND_TOOL_REFERENCE(PMPI_Iscan_c)
BND_TOOL_NEXT(Iscan_c, int, (const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Request *), PMPI_Iscan_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Iscan_c : detail::call<350, int, const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    void *recvbuf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::beside_and_own, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::beside_and_own, detail::part::whole};
    int next() { return detail::next::Iscan_c(sendbuf, recvbuf, count, datatype, op, comm, request); }
    BND_TOOL_FORWARD(Iscan_c, sendbuf, recvbuf, count, datatype, op, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Iscatter
BND_TOOL_REFERENCE(PMPI_Iscatter)
BND_TOOL_NEXT(Iscatter, int, (const void *, int, MPI_Datatype, void *, int, MPI_Datatype, int, MPI_Comm, MPI_Request *), PMPI_Iscatter)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Iscatter : detail::call<351, int, const void *, int, MPI_Datatype, void *, int, MPI_Datatype, int, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    int recvcount;
    MPI_Datatype recvtype;
    int root;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_root_rank = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::leaves, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::root, detail::part::whole};
    int next() { return detail::next::Iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request); }
    BND_TOOL_FORWARD(Iscatter, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(sendcount, sendtype) * detail::number(detail::remote_size(comm));
        if (role.is_root && recvbuf == MPI_IN_PLACE) total -= detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && recvbuf != MPI_IN_PLACE) total += detail::bytes(recvcount, recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Iscatter_c
BND_TOOL_REFERENCE(PMPI_Iscatter_c)
BND_TOOL_NEXT(Iscatter_c, int, (const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, int, MPI_Comm, MPI_Request *), PMPI_Iscatter_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Iscatter_c : detail::call<352, int, const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, int, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype recvtype;
    int root;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_root_rank = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::leaves, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::root, detail::part::whole};
    int next() { return detail::next::Iscatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request); }
    BND_TOOL_FORWARD(Iscatter_c, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(sendcount, sendtype) * detail::number(detail::remote_size(comm));
        if (role.is_root && recvbuf == MPI_IN_PLACE) total -= detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && recvbuf != MPI_IN_PLACE) total += detail::bytes(recvcount, recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Iscatterv
BND_TOOL_REFERENCE(PMPI_Iscatterv)
BND_TOOL_NEXT(Iscatterv, int, (const void *, const int *, const int *, MPI_Datatype, void *, int, MPI_Datatype, int, MPI_Comm, MPI_Request *), PMPI_Iscatterv)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Iscatterv : detail::call<353, int, const void *, const int *, const int *, MPI_Datatype, void *, int, MPI_Datatype, int, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    const int *sendcounts;
    const int *displs;
    MPI_Datatype sendtype;
    void *recvbuf;
    int recvcount;
    MPI_Datatype recvtype;
    int root;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatype = true, has_send_displacements = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_root_rank = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::leaves, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::root, detail::part::whole};
    int next() { return detail::next::Iscatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request); }
    BND_TOOL_FORWARD(Iscatterv, sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request)
    const void *send_buffer() const { return sendbuf; }
    const int *send_counts() const { return sendcounts; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    const int *send_displacements() const { return displs; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(sendcounts, detail::remote_size(comm), sendtype);
        if (role.is_root && recvbuf == MPI_IN_PLACE) total -= detail::bytes(sendcounts[detail::group_rank(comm)], sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && recvbuf != MPI_IN_PLACE) total += detail::bytes(recvcount, recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Iscatterv_c
BND_TOOL_REFERENCE(PMPI_Iscatterv_c)
BND_TOOL_NEXT(Iscatterv_c, int, (const void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, void *, MPI_Count, MPI_Datatype, int, MPI_Comm, MPI_Request *), PMPI_Iscatterv_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Iscatterv_c : detail::call<354, int, const void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, void *, MPI_Count, MPI_Datatype, int, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    const MPI_Count *sendcounts;
    const MPI_Aint *displs;
    MPI_Datatype sendtype;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype recvtype;
    int root;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatype = true, has_send_displacements = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_root_rank = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::leaves, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::root, detail::part::whole};
    int next() { return detail::next::Iscatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request); }
    BND_TOOL_FORWARD(Iscatterv_c, sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request)
    const void *send_buffer() const { return sendbuf; }
    const MPI_Count *send_counts() const { return sendcounts; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    const MPI_Aint *send_displacements() const { return displs; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(sendcounts, detail::remote_size(comm), sendtype);
        if (role.is_root && recvbuf == MPI_IN_PLACE) total -= detail::bytes(sendcounts[detail::group_rank(comm)], sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && recvbuf != MPI_IN_PLACE) total += detail::bytes(recvcount, recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Isend
BND_TOOL_REFERENCE(PMPI_Isend)
BND_TOOL_NEXT(Isend, int, (const void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *), PMPI_Isend)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Issend;
struct Isend : detail::call<355, int, const void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *> {
    const void *buf;
    int count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    using synchronous = Issend;
    int next() { return detail::next::Isend(buf, count, datatype, dest, tag, comm, request); }
    BND_TOOL_FORWARD(Isend, buf, count, datatype, dest, tag, comm, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Isend_c
BND_TOOL_REFERENCE(PMPI_Isend_c)
BND_TOOL_NEXT(Isend_c, int, (const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Request *), PMPI_Isend_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Issend_c;
struct Isend_c : detail::call<356, int, const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Request *> {
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    using synchronous = Issend_c;
    int next() { return detail::next::Isend_c(buf, count, datatype, dest, tag, comm, request); }
    BND_TOOL_FORWARD(Isend_c, buf, count, datatype, dest, tag, comm, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Isendrecv
BND_TOOL_REFERENCE(PMPI_Isendrecv)
BND_TOOL_NEXT(Isendrecv, int, (const void *, int, MPI_Datatype, int, int, void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *), PMPI_Isendrecv)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Isendrecv : detail::call<357, int, const void *, int, MPI_Datatype, int, int, void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    int dest;
    int sendtag;
    void *recvbuf;
    int recvcount;
    MPI_Datatype recvtype;
    int source;
    int recvtag;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_receive_tag = true, has_send_peer = true, has_receive_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Isendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request); }
    BND_TOOL_FORWARD(Isendrecv, sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    int send_tag() const { return sendtag; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    int receive_tag() const { return recvtag; }
    int send_peer() const { return dest; }
    int receive_peer() const { return source; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return sendtag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Isendrecv_c
BND_TOOL_REFERENCE(PMPI_Isendrecv_c)
BND_TOOL_NEXT(Isendrecv_c, int, (const void *, MPI_Count, MPI_Datatype, int, int, void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Request *), PMPI_Isendrecv_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Isendrecv_c : detail::call<358, int, const void *, MPI_Count, MPI_Datatype, int, int, void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Request *> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    int dest;
    int sendtag;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype recvtype;
    int source;
    int recvtag;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_receive_tag = true, has_send_peer = true, has_receive_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Isendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request); }
    BND_TOOL_FORWARD(Isendrecv_c, sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    int send_tag() const { return sendtag; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    int receive_tag() const { return recvtag; }
    int send_peer() const { return dest; }
    int receive_peer() const { return source; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return sendtag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Isendrecv_replace
BND_TOOL_REFERENCE(PMPI_Isendrecv_replace)
BND_TOOL_NEXT(Isendrecv_replace, int, (void *, int, MPI_Datatype, int, int, int, int, MPI_Comm, MPI_Request *), PMPI_Isendrecv_replace)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Isendrecv_replace : detail::call<359, int, void *, int, MPI_Datatype, int, int, int, int, MPI_Comm, MPI_Request *> {
    void *buf;
    int count;
    MPI_Datatype datatype;
    int dest;
    int sendtag;
    int source;
    int recvtag;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_receive_tag = true, has_send_peer = true, has_receive_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Isendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, request); }
    BND_TOOL_FORWARD(Isendrecv_replace, buf, count, datatype, dest, sendtag, source, recvtag, comm, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return sendtag; }
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    int receive_tag() const { return recvtag; }
    int send_peer() const { return dest; }
    int receive_peer() const { return source; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return sendtag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Isendrecv_replace_c
BND_TOOL_REFERENCE(PMPI_Isendrecv_replace_c)
BND_TOOL_NEXT(Isendrecv_replace_c, int, (void *, MPI_Count, MPI_Datatype, int, int, int, int, MPI_Comm, MPI_Request *), PMPI_Isendrecv_replace_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Isendrecv_replace_c : detail::call<360, int, void *, MPI_Count, MPI_Datatype, int, int, int, int, MPI_Comm, MPI_Request *> {
    void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    int dest;
    int sendtag;
    int source;
    int recvtag;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_receive_tag = true, has_send_peer = true, has_receive_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Isendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, request); }
    BND_TOOL_FORWARD(Isendrecv_replace_c, buf, count, datatype, dest, sendtag, source, recvtag, comm, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return sendtag; }
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    int receive_tag() const { return recvtag; }
    int send_peer() const { return dest; }
    int receive_peer() const { return source; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return sendtag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Issend
BND_TOOL_REFERENCE(PMPI_Issend)
BND_TOOL_NEXT(Issend, int, (const void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *), PMPI_Issend)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Issend : detail::call<361, int, const void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *> {
    const void *buf;
    int count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Issend(buf, count, datatype, dest, tag, comm, request); }
    BND_TOOL_FORWARD(Issend, buf, count, datatype, dest, tag, comm, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Issend_c
BND_TOOL_REFERENCE(PMPI_Issend_c)
BND_TOOL_NEXT(Issend_c, int, (const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Request *), PMPI_Issend_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Issend_c : detail::call<362, int, const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Request *> {
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Issend_c(buf, count, datatype, dest, tag, comm, request); }
    BND_TOOL_FORWARD(Issend_c, buf, count, datatype, dest, tag, comm, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Keyval_create
BND_TOOL_REFERENCE(PMPI_Keyval_create)
BND_TOOL_NEXT(Keyval_create, int, (MPI_Copy_function *, MPI_Delete_function *, int *, void *), PMPI_Keyval_create)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Keyval_create : detail::call<363, int, MPI_Copy_function *, MPI_Delete_function *, int *, void *> {
    MPI_Copy_function *copy_fn;
    MPI_Delete_function *delete_fn;
    int *keyval;
    void *extra_state;
    int next() { return detail::next::Keyval_create(copy_fn, delete_fn, keyval, extra_state); }
    BND_TOOL_FORWARD(Keyval_create, copy_fn, delete_fn, keyval, extra_state)
};
}
#endif

#if BND_HAS_MPI_Keyval_free
BND_TOOL_REFERENCE(PMPI_Keyval_free)
BND_TOOL_NEXT(Keyval_free, int, (int *), PMPI_Keyval_free)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Keyval_free : detail::call<364, int, int *> {
    int *keyval;
    int next() { return detail::next::Keyval_free(keyval); }
    BND_TOOL_FORWARD(Keyval_free, keyval)
};
}
#endif

#if BND_HAS_MPI_Lookup_name
BND_TOOL_REFERENCE(PMPI_Lookup_name)
BND_TOOL_NEXT(Lookup_name, int, (const char *, MPI_Info, char *), PMPI_Lookup_name)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Lookup_name : detail::call<365, int, const char *, MPI_Info, char *> {
    const char *service_name;
    MPI_Info info;
    char *port_name;
    int next() { return detail::next::Lookup_name(service_name, info, port_name); }
    BND_TOOL_FORWARD(Lookup_name, service_name, info, port_name)
};
}
#endif

#if BND_HAS_MPI_Message_c2f
BND_TOOL_REFERENCE(PMPI_Message_c2f)
BND_TOOL_NEXT(Message_c2f, MPI_Fint, (MPI_Message), PMPI_Message_c2f)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Message_c2f : detail::call<366, MPI_Fint, MPI_Message> {
    MPI_Message message;
    MPI_Fint next() { return detail::next::Message_c2f(message); }
    BND_TOOL_FORWARD(Message_c2f, message)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Message_f2c
BND_TOOL_REFERENCE(PMPI_Message_f2c)
BND_TOOL_NEXT(Message_f2c, MPI_Message, (MPI_Fint), PMPI_Message_f2c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Message_f2c : detail::call<367, MPI_Message, MPI_Fint> {
    MPI_Fint message;
    MPI_Message next() { return detail::next::Message_f2c(message); }
    BND_TOOL_FORWARD(Message_f2c, message)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Message_fromint
BND_TOOL_REFERENCE(PMPI_Message_fromint)
BND_TOOL_NEXT(Message_fromint, MPI_Message, (int), PMPI_Message_fromint)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Message_fromint : detail::call<368, MPI_Message, int> {
    int message;
    MPI_Message next() { return detail::next::Message_fromint(message); }
    BND_TOOL_FORWARD(Message_fromint, message)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Message_toint
BND_TOOL_REFERENCE(PMPI_Message_toint)
BND_TOOL_NEXT(Message_toint, int, (MPI_Message), PMPI_Message_toint)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Message_toint : detail::call<369, int, MPI_Message> {
    MPI_Message message;
    int next() { return detail::next::Message_toint(message); }
    BND_TOOL_FORWARD(Message_toint, message)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Mprobe
BND_TOOL_REFERENCE(PMPI_Mprobe)
BND_TOOL_NEXT(Mprobe, int, (int, int, MPI_Comm, MPI_Message *, MPI_Status *), PMPI_Mprobe)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Mprobe : detail::call<370, int, int, int, MPI_Comm, MPI_Message *, MPI_Status *> {
    int source;
    int tag;
    MPI_Comm comm;
    MPI_Message *message;
    MPI_Status *status;
    static constexpr bool has_communicator = true, has_message_tag = true, has_new_handle = true, has_statuses = true, has_peer = true;
    int next() { return detail::next::Mprobe(source, tag, comm, message, status); }
    BND_TOOL_FORWARD(Mprobe, source, tag, comm, message, status)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    bindery::handle<object::message> new_handle() const { return *message; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return source; }
};
}
#endif

#if BND_HAS_MPI_Mrecv
BND_TOOL_REFERENCE(PMPI_Mrecv)
BND_TOOL_NEXT(Mrecv, int, (void *, int, MPI_Datatype, MPI_Message *, MPI_Status *), PMPI_Mrecv)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Mrecv : detail::call_with_status<371, int, void *, int, MPI_Datatype, MPI_Message *, MPI_Status *> {
    void *buf;
    int count;
    MPI_Datatype datatype;
    MPI_Message *message;
    MPI_Status *status;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_statuses = true;
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Mrecv(buf, count, datatype, message, this->status_or_own(status)); }
    BND_TOOL_FORWARD(Mrecv, buf, count, datatype, message, status)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_received() const { return this->bytes_of_status(); }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int peer() const { return this->source_of_status(MPI_ANY_SOURCE); }
};
}
#endif

#if BND_HAS_MPI_Mrecv_c
BND_TOOL_REFERENCE(PMPI_Mrecv_c)
BND_TOOL_NEXT(Mrecv_c, int, (void *, MPI_Count, MPI_Datatype, MPI_Message *, MPI_Status *), PMPI_Mrecv_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Mrecv_c : detail::call_with_status<372, int, void *, MPI_Count, MPI_Datatype, MPI_Message *, MPI_Status *> {
    void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Message *message;
    MPI_Status *status;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_statuses = true;
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Mrecv_c(buf, count, datatype, message, this->status_or_own(status)); }
    BND_TOOL_FORWARD(Mrecv_c, buf, count, datatype, message, status)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_received() const { return this->bytes_of_status(); }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int peer() const { return this->source_of_status(MPI_ANY_SOURCE); }
};
}
#endif

#if BND_HAS_MPI_Neighbor_allgather
BND_TOOL_REFERENCE(PMPI_Neighbor_allgather)
BND_TOOL_NEXT(Neighbor_allgather, int, (const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm), PMPI_Neighbor_allgather)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Neighbor_allgather : detail::call<373, int, const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    int recvcount;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm); }
    BND_TOOL_FORWARD(Neighbor_allgather, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (detail::number(detail::destinations(comm)) != 0) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, recvtype) * detail::number(detail::sources(comm));
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Neighbor_allgather_c
BND_TOOL_REFERENCE(PMPI_Neighbor_allgather_c)
BND_TOOL_NEXT(Neighbor_allgather_c, int, (const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, MPI_Comm), PMPI_Neighbor_allgather_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Neighbor_allgather_c : detail::call<374, int, const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, MPI_Comm> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Neighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm); }
    BND_TOOL_FORWARD(Neighbor_allgather_c, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (detail::number(detail::destinations(comm)) != 0) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, recvtype) * detail::number(detail::sources(comm));
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Neighbor_allgather_init
BND_TOOL_REFERENCE(PMPI_Neighbor_allgather_init)
BND_TOOL_NEXT(Neighbor_allgather_init, int, (const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Neighbor_allgather_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Neighbor_allgather_init : detail::call<375, int, const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    int recvcount;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Neighbor_allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request); }
    BND_TOOL_FORWARD(Neighbor_allgather_init, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        if (detail::number(detail::destinations(comm)) != 0) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, recvtype) * detail::number(detail::sources(comm));
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Neighbor_allgather_init_c
BND_TOOL_REFERENCE(PMPI_Neighbor_allgather_init_c)
BND_TOOL_NEXT(Neighbor_allgather_init_c, int, (const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Neighbor_allgather_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Neighbor_allgather_init_c : detail::call<376, int, const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Neighbor_allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request); }
    BND_TOOL_FORWARD(Neighbor_allgather_init_c, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        if (detail::number(detail::destinations(comm)) != 0) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, recvtype) * detail::number(detail::sources(comm));
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Neighbor_allgatherv
BND_TOOL_REFERENCE(PMPI_Neighbor_allgatherv)
BND_TOOL_NEXT(Neighbor_allgatherv, int, (const void *, int, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, MPI_Comm), PMPI_Neighbor_allgatherv)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Neighbor_allgatherv : detail::call<377, int, const void *, int, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, MPI_Comm> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    const int *recvcounts;
    const int *displs;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm); }
    BND_TOOL_FORWARD(Neighbor_allgatherv, sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    const int *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const int *receive_displacements() const { return displs; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (detail::number(detail::destinations(comm)) != 0) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::sources(comm), recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Neighbor_allgatherv_c
BND_TOOL_REFERENCE(PMPI_Neighbor_allgatherv_c)
BND_TOOL_NEXT(Neighbor_allgatherv_c, int, (const void *, MPI_Count, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, MPI_Comm), PMPI_Neighbor_allgatherv_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Neighbor_allgatherv_c : detail::call<378, int, const void *, MPI_Count, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, MPI_Comm> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    const MPI_Count *recvcounts;
    const MPI_Aint *displs;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Neighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm); }
    BND_TOOL_FORWARD(Neighbor_allgatherv_c, sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    const MPI_Count *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const MPI_Aint *receive_displacements() const { return displs; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (detail::number(detail::destinations(comm)) != 0) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::sources(comm), recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Neighbor_allgatherv_init
BND_TOOL_REFERENCE(PMPI_Neighbor_allgatherv_init)
BND_TOOL_NEXT(Neighbor_allgatherv_init, int, (const void *, int, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Neighbor_allgatherv_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Neighbor_allgatherv_init : detail::call<379, int, const void *, int, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    const int *recvcounts;
    const int *displs;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Neighbor_allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request); }
    BND_TOOL_FORWARD(Neighbor_allgatherv_init, sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    const int *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const int *receive_displacements() const { return displs; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        if (detail::number(detail::destinations(comm)) != 0) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::sources(comm), recvtype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Neighbor_allgatherv_init_c
BND_TOOL_REFERENCE(PMPI_Neighbor_allgatherv_init_c)
BND_TOOL_NEXT(Neighbor_allgatherv_init_c, int, (const void *, MPI_Count, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Neighbor_allgatherv_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Neighbor_allgatherv_init_c : detail::call<380, int, const void *, MPI_Count, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    const MPI_Count *recvcounts;
    const MPI_Aint *displs;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Neighbor_allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request); }
    BND_TOOL_FORWARD(Neighbor_allgatherv_init_c, sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    const MPI_Count *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const MPI_Aint *receive_displacements() const { return displs; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        if (detail::number(detail::destinations(comm)) != 0) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::sources(comm), recvtype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Neighbor_alltoall
BND_TOOL_REFERENCE(PMPI_Neighbor_alltoall)
BND_TOOL_NEXT(Neighbor_alltoall, int, (const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm), PMPI_Neighbor_alltoall)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Neighbor_alltoall : detail::call<381, int, const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    int recvcount;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm); }
    BND_TOOL_FORWARD(Neighbor_alltoall, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(sendcount, sendtype) * detail::number(detail::destinations(comm));
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, recvtype) * detail::number(detail::sources(comm));
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Neighbor_alltoall_c
BND_TOOL_REFERENCE(PMPI_Neighbor_alltoall_c)
BND_TOOL_NEXT(Neighbor_alltoall_c, int, (const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, MPI_Comm), PMPI_Neighbor_alltoall_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Neighbor_alltoall_c : detail::call<382, int, const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, MPI_Comm> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Neighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm); }
    BND_TOOL_FORWARD(Neighbor_alltoall_c, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(sendcount, sendtype) * detail::number(detail::destinations(comm));
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, recvtype) * detail::number(detail::sources(comm));
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Neighbor_alltoall_init
BND_TOOL_REFERENCE(PMPI_Neighbor_alltoall_init)
BND_TOOL_NEXT(Neighbor_alltoall_init, int, (const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Neighbor_alltoall_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Neighbor_alltoall_init : detail::call<383, int, const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    int recvcount;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Neighbor_alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request); }
    BND_TOOL_FORWARD(Neighbor_alltoall_init, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(sendcount, sendtype) * detail::number(detail::destinations(comm));
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, recvtype) * detail::number(detail::sources(comm));
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Neighbor_alltoall_init_c
BND_TOOL_REFERENCE(PMPI_Neighbor_alltoall_init_c)
BND_TOOL_NEXT(Neighbor_alltoall_init_c, int, (const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Neighbor_alltoall_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Neighbor_alltoall_init_c : detail::call<384, int, const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Neighbor_alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request); }
    BND_TOOL_FORWARD(Neighbor_alltoall_init_c, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(sendcount, sendtype) * detail::number(detail::destinations(comm));
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, recvtype) * detail::number(detail::sources(comm));
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Neighbor_alltoallv
BND_TOOL_REFERENCE(PMPI_Neighbor_alltoallv)
BND_TOOL_NEXT(Neighbor_alltoallv, int, (const void *, const int *, const int *, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, MPI_Comm), PMPI_Neighbor_alltoallv)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Neighbor_alltoallv : detail::call<385, int, const void *, const int *, const int *, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, MPI_Comm> {
    const void *sendbuf;
    const int *sendcounts;
    const int *sdispls;
    MPI_Datatype sendtype;
    void *recvbuf;
    const int *recvcounts;
    const int *rdispls;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatype = true, has_send_displacements = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Neighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm); }
    BND_TOOL_FORWARD(Neighbor_alltoallv, sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm)
    const void *send_buffer() const { return sendbuf; }
    const int *send_counts() const { return sendcounts; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    const int *send_displacements() const { return sdispls; }
    void *receive_buffer() const { return recvbuf; }
    const int *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const int *receive_displacements() const { return rdispls; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(sendcounts, detail::destinations(comm), sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::sources(comm), recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Neighbor_alltoallv_c
BND_TOOL_REFERENCE(PMPI_Neighbor_alltoallv_c)
BND_TOOL_NEXT(Neighbor_alltoallv_c, int, (const void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, MPI_Comm), PMPI_Neighbor_alltoallv_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Neighbor_alltoallv_c : detail::call<386, int, const void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, MPI_Comm> {
    const void *sendbuf;
    const MPI_Count *sendcounts;
    const MPI_Aint *sdispls;
    MPI_Datatype sendtype;
    void *recvbuf;
    const MPI_Count *recvcounts;
    const MPI_Aint *rdispls;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatype = true, has_send_displacements = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Neighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm); }
    BND_TOOL_FORWARD(Neighbor_alltoallv_c, sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm)
    const void *send_buffer() const { return sendbuf; }
    const MPI_Count *send_counts() const { return sendcounts; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    const MPI_Aint *send_displacements() const { return sdispls; }
    void *receive_buffer() const { return recvbuf; }
    const MPI_Count *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const MPI_Aint *receive_displacements() const { return rdispls; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(sendcounts, detail::destinations(comm), sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::sources(comm), recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Neighbor_alltoallv_init
BND_TOOL_REFERENCE(PMPI_Neighbor_alltoallv_init)
BND_TOOL_NEXT(Neighbor_alltoallv_init, int, (const void *, const int *, const int *, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Neighbor_alltoallv_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Neighbor_alltoallv_init : detail::call<387, int, const void *, const int *, const int *, MPI_Datatype, void *, const int *, const int *, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    const int *sendcounts;
    const int *sdispls;
    MPI_Datatype sendtype;
    void *recvbuf;
    const int *recvcounts;
    const int *rdispls;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatype = true, has_send_displacements = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Neighbor_alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request); }
    BND_TOOL_FORWARD(Neighbor_alltoallv_init, sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    const int *send_counts() const { return sendcounts; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    const int *send_displacements() const { return sdispls; }
    void *receive_buffer() const { return recvbuf; }
    const int *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const int *receive_displacements() const { return rdispls; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(sendcounts, detail::destinations(comm), sendtype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::sources(comm), recvtype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Neighbor_alltoallv_init_c
BND_TOOL_REFERENCE(PMPI_Neighbor_alltoallv_init_c)
BND_TOOL_NEXT(Neighbor_alltoallv_init_c, int, (const void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Neighbor_alltoallv_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Neighbor_alltoallv_init_c : detail::call<388, int, const void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    const MPI_Count *sendcounts;
    const MPI_Aint *sdispls;
    MPI_Datatype sendtype;
    void *recvbuf;
    const MPI_Count *recvcounts;
    const MPI_Aint *rdispls;
    MPI_Datatype recvtype;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatype = true, has_send_displacements = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatype = true, has_receive_displacements = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Neighbor_alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request); }
    BND_TOOL_FORWARD(Neighbor_alltoallv_init_c, sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    const MPI_Count *send_counts() const { return sendcounts; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    const MPI_Aint *send_displacements() const { return sdispls; }
    void *receive_buffer() const { return recvbuf; }
    const MPI_Count *receive_counts() const { return recvcounts; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    const MPI_Aint *receive_displacements() const { return rdispls; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(sendcounts, detail::destinations(comm), sendtype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::sources(comm), recvtype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Neighbor_alltoallw
BND_TOOL_REFERENCE(PMPI_Neighbor_alltoallw)
BND_TOOL_NEXT(Neighbor_alltoallw, int, (const void *, const int *, const MPI_Aint *, const MPI_Datatype *, void *, const int *, const MPI_Aint *, const MPI_Datatype *, MPI_Comm), PMPI_Neighbor_alltoallw)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Neighbor_alltoallw : detail::call<389, int, const void *, const int *, const MPI_Aint *, const MPI_Datatype *, void *, const int *, const MPI_Aint *, const MPI_Datatype *, MPI_Comm> {
    const void *sendbuf;
    const int *sendcounts;
    const MPI_Aint *sdispls;
    const MPI_Datatype *sendtypes;
    void *recvbuf;
    const int *recvcounts;
    const MPI_Aint *rdispls;
    const MPI_Datatype *recvtypes;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatypes = true, has_send_displacements = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatypes = true, has_receive_displacements = true, has_communicator = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Neighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm); }
    BND_TOOL_FORWARD(Neighbor_alltoallw, sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm)
    const void *send_buffer() const { return sendbuf; }
    const int *send_counts() const { return sendcounts; }
    const MPI_Datatype *send_datatypes() const { return sendtypes; }
    const MPI_Aint *send_displacements() const { return sdispls; }
    void *receive_buffer() const { return recvbuf; }
    const int *receive_counts() const { return recvcounts; }
    const MPI_Datatype *receive_datatypes() const { return recvtypes; }
    const MPI_Aint *receive_displacements() const { return rdispls; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(sendcounts, detail::destinations(comm), sendtypes);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::sources(comm), recvtypes);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Neighbor_alltoallw_c
BND_TOOL_REFERENCE(PMPI_Neighbor_alltoallw_c)
BND_TOOL_NEXT(Neighbor_alltoallw_c, int, (const void *, const MPI_Count *, const MPI_Aint *, const MPI_Datatype *, void *, const MPI_Count *, const MPI_Aint *, const MPI_Datatype *, MPI_Comm), PMPI_Neighbor_alltoallw_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Neighbor_alltoallw_c : detail::call<390, int, const void *, const MPI_Count *, const MPI_Aint *, const MPI_Datatype *, void *, const MPI_Count *, const MPI_Aint *, const MPI_Datatype *, MPI_Comm> {
    const void *sendbuf;
    const MPI_Count *sendcounts;
    const MPI_Aint *sdispls;
    const MPI_Datatype *sendtypes;
    void *recvbuf;
    const MPI_Count *recvcounts;
    const MPI_Aint *rdispls;
    const MPI_Datatype *recvtypes;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatypes = true, has_send_displacements = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatypes = true, has_receive_displacements = true, has_communicator = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Neighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm); }
    BND_TOOL_FORWARD(Neighbor_alltoallw_c, sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm)
    const void *send_buffer() const { return sendbuf; }
    const MPI_Count *send_counts() const { return sendcounts; }
    const MPI_Datatype *send_datatypes() const { return sendtypes; }
    const MPI_Aint *send_displacements() const { return sdispls; }
    void *receive_buffer() const { return recvbuf; }
    const MPI_Count *receive_counts() const { return recvcounts; }
    const MPI_Datatype *receive_datatypes() const { return recvtypes; }
    const MPI_Aint *receive_displacements() const { return rdispls; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(sendcounts, detail::destinations(comm), sendtypes);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::sources(comm), recvtypes);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Neighbor_alltoallw_init
BND_TOOL_REFERENCE(PMPI_Neighbor_alltoallw_init)
BND_TOOL_NEXT(Neighbor_alltoallw_init, int, (const void *, const int *, const MPI_Aint *, const MPI_Datatype *, void *, const int *, const MPI_Aint *, const MPI_Datatype *, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Neighbor_alltoallw_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Neighbor_alltoallw_init : detail::call<391, int, const void *, const int *, const MPI_Aint *, const MPI_Datatype *, void *, const int *, const MPI_Aint *, const MPI_Datatype *, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    const int *sendcounts;
    const MPI_Aint *sdispls;
    const MPI_Datatype *sendtypes;
    void *recvbuf;
    const int *recvcounts;
    const MPI_Aint *rdispls;
    const MPI_Datatype *recvtypes;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatypes = true, has_send_displacements = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatypes = true, has_receive_displacements = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Neighbor_alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request); }
    BND_TOOL_FORWARD(Neighbor_alltoallw_init, sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    const int *send_counts() const { return sendcounts; }
    const MPI_Datatype *send_datatypes() const { return sendtypes; }
    const MPI_Aint *send_displacements() const { return sdispls; }
    void *receive_buffer() const { return recvbuf; }
    const int *receive_counts() const { return recvcounts; }
    const MPI_Datatype *receive_datatypes() const { return recvtypes; }
    const MPI_Aint *receive_displacements() const { return rdispls; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(sendcounts, detail::destinations(comm), sendtypes);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::sources(comm), recvtypes);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Neighbor_alltoallw_init_c
BND_TOOL_REFERENCE(PMPI_Neighbor_alltoallw_init_c)
BND_TOOL_NEXT(Neighbor_alltoallw_init_c, int, (const void *, const MPI_Count *, const MPI_Aint *, const MPI_Datatype *, void *, const MPI_Count *, const MPI_Aint *, const MPI_Datatype *, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Neighbor_alltoallw_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Neighbor_alltoallw_init_c : detail::call<392, int, const void *, const MPI_Count *, const MPI_Aint *, const MPI_Datatype *, void *, const MPI_Count *, const MPI_Aint *, const MPI_Datatype *, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    const MPI_Count *sendcounts;
    const MPI_Aint *sdispls;
    const MPI_Datatype *sendtypes;
    void *recvbuf;
    const MPI_Count *recvcounts;
    const MPI_Aint *rdispls;
    const MPI_Datatype *recvtypes;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatypes = true, has_send_displacements = true, has_receive_buffer = true, has_receive_counts = true, has_receive_datatypes = true, has_receive_displacements = true, has_communicator = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::block};
    int next() { return detail::next::Neighbor_alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request); }
    BND_TOOL_FORWARD(Neighbor_alltoallw_init_c, sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    const MPI_Count *send_counts() const { return sendcounts; }
    const MPI_Datatype *send_datatypes() const { return sendtypes; }
    const MPI_Aint *send_displacements() const { return sdispls; }
    void *receive_buffer() const { return recvbuf; }
    const MPI_Count *receive_counts() const { return recvcounts; }
    const MPI_Datatype *receive_datatypes() const { return recvtypes; }
    const MPI_Aint *receive_displacements() const { return rdispls; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(sendcounts, detail::destinations(comm), sendtypes);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts, detail::sources(comm), recvtypes);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Op_c2f
BND_TOOL_REFERENCE(PMPI_Op_c2f)
BND_TOOL_NEXT(Op_c2f, MPI_Fint, (MPI_Op), PMPI_Op_c2f)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Op_c2f : detail::call<393, MPI_Fint, MPI_Op> {
    MPI_Op op;
    static constexpr bool has_operation = true;
    MPI_Fint next() { return detail::next::Op_c2f(op); }
    BND_TOOL_FORWARD(Op_c2f, op)
    bindery::handle<object::operation> operation() const { return op; }
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Op_commutative
BND_TOOL_REFERENCE(PMPI_Op_commutative)
BND_TOOL_NEXT(Op_commutative, int, (MPI_Op, int *), PMPI_Op_commutative)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Op_commutative : detail::call<394, int, MPI_Op, int *> {
    MPI_Op op;
    int *commute;
    static constexpr bool has_operation = true;
    int next() { return detail::next::Op_commutative(op, commute); }
    BND_TOOL_FORWARD(Op_commutative, op, commute)
    bindery::handle<object::operation> operation() const { return op; }
};
}
#endif

#if BND_HAS_MPI_Op_create
BND_TOOL_REFERENCE(PMPI_Op_create)
BND_TOOL_NEXT(Op_create, int, (MPI_User_function *, int, MPI_Op *), PMPI_Op_create)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Op_create : detail::call<395, int, MPI_User_function *, int, MPI_Op *> {
    MPI_User_function *user_fn;
    int commute;
    MPI_Op *op;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Op_create(user_fn, commute, op); }
    BND_TOOL_FORWARD(Op_create, user_fn, commute, op)
    bindery::handle<object::operation> new_handle() const { return *op; }
};
}
#endif

#if BND_HAS_MPI_Op_create_c
BND_TOOL_REFERENCE(PMPI_Op_create_c)
BND_TOOL_NEXT(Op_create_c, int, (MPI_User_function_c *, int, MPI_Op *), PMPI_Op_create_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Op_create_c : detail::call<396, int, MPI_User_function_c *, int, MPI_Op *> {
    MPI_User_function_c *user_fn;
    int commute;
    MPI_Op *op;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Op_create_c(user_fn, commute, op); }
    BND_TOOL_FORWARD(Op_create_c, user_fn, commute, op)
    bindery::handle<object::operation> new_handle() const { return *op; }
};
}
#endif

#if BND_HAS_MPI_Op_f2c
BND_TOOL_REFERENCE(PMPI_Op_f2c)
BND_TOOL_NEXT(Op_f2c, MPI_Op, (MPI_Fint), PMPI_Op_f2c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Op_f2c : detail::call<397, MPI_Op, MPI_Fint> {
    MPI_Fint op;
    MPI_Op next() { return detail::next::Op_f2c(op); }
    BND_TOOL_FORWARD(Op_f2c, op)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Op_free
BND_TOOL_REFERENCE(PMPI_Op_free)
BND_TOOL_NEXT(Op_free, int, (MPI_Op *), PMPI_Op_free)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Op_free : detail::call<398, int, MPI_Op *> {
    MPI_Op *op;
    static constexpr bool has_operation = true;
    int next() { return detail::next::Op_free(op); }
    BND_TOOL_FORWARD(Op_free, op)
    bindery::handle<object::operation> operation() const { return *op; }
};
}
#endif

#if BND_HAS_MPI_Op_fromint
BND_TOOL_REFERENCE(PMPI_Op_fromint)
BND_TOOL_NEXT(Op_fromint, MPI_Op, (int), PMPI_Op_fromint)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Op_fromint : detail::call<399, MPI_Op, int> {
    int op;
    MPI_Op next() { return detail::next::Op_fromint(op); }
    BND_TOOL_FORWARD(Op_fromint, op)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Op_toint
BND_TOOL_REFERENCE(PMPI_Op_toint)
BND_TOOL_NEXT(Op_toint, int, (MPI_Op), PMPI_Op_toint)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Op_toint : detail::call<400, int, MPI_Op> {
    MPI_Op op;
    static constexpr bool has_operation = true;
    int next() { return detail::next::Op_toint(op); }
    BND_TOOL_FORWARD(Op_toint, op)
    bindery::handle<object::operation> operation() const { return op; }
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Open_port
BND_TOOL_REFERENCE(PMPI_Open_port)
BND_TOOL_NEXT(Open_port, int, (MPI_Info, char *), PMPI_Open_port)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Open_port : detail::call<401, int, MPI_Info, char *> {
    MPI_Info info;
    char *port_name;
    int next() { return detail::next::Open_port(info, port_name); }
    BND_TOOL_FORWARD(Open_port, info, port_name)
};
}
#endif

#if BND_HAS_MPI_Pack
BND_TOOL_REFERENCE(PMPI_Pack)
BND_TOOL_NEXT(Pack, int, (const void *, int, MPI_Datatype, void *, int, int *, MPI_Comm), PMPI_Pack)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Pack : detail::call<402, int, const void *, int, MPI_Datatype, void *, int, int *, MPI_Comm> {
    const void *inbuf;
    int incount;
    MPI_Datatype datatype;
    void *outbuf;
    int outsize;
    int *position;
    MPI_Comm comm;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Pack(inbuf, incount, datatype, outbuf, outsize, position, comm); }
    BND_TOOL_FORWARD(Pack, inbuf, incount, datatype, outbuf, outsize, position, comm)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Pack_c
BND_TOOL_REFERENCE(PMPI_Pack_c)
BND_TOOL_NEXT(Pack_c, int, (const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Count *, MPI_Comm), PMPI_Pack_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Pack_c : detail::call<403, int, const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Count *, MPI_Comm> {
    const void *inbuf;
    MPI_Count incount;
    MPI_Datatype datatype;
    void *outbuf;
    MPI_Count outsize;
    MPI_Count *position;
    MPI_Comm comm;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Pack_c(inbuf, incount, datatype, outbuf, outsize, position, comm); }
    BND_TOOL_FORWARD(Pack_c, inbuf, incount, datatype, outbuf, outsize, position, comm)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Pack_external
BND_TOOL_REFERENCE(PMPI_Pack_external)
BND_TOOL_NEXT(Pack_external, int, (const char *, const void *, int, MPI_Datatype, void *, MPI_Aint, MPI_Aint *), PMPI_Pack_external)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Pack_external : detail::call<404, int, const char *, const void *, int, MPI_Datatype, void *, MPI_Aint, MPI_Aint *> {
    const char *datarep;
    const void *inbuf;
    int incount;
    MPI_Datatype datatype;
    void *outbuf;
    MPI_Aint outsize;
    MPI_Aint *position;
    int next() { return detail::next::Pack_external(datarep, inbuf, incount, datatype, outbuf, outsize, position); }
    BND_TOOL_FORWARD(Pack_external, datarep, inbuf, incount, datatype, outbuf, outsize, position)
};
}
#endif

#if BND_HAS_MPI_Pack_external_c
BND_TOOL_REFERENCE(PMPI_Pack_external_c)
BND_TOOL_NEXT(Pack_external_c, int, (const char *, const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Count *), PMPI_Pack_external_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Pack_external_c : detail::call<405, int, const char *, const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Count *> {
    const char *datarep;
    const void *inbuf;
    MPI_Count incount;
    MPI_Datatype datatype;
    void *outbuf;
    MPI_Count outsize;
    MPI_Count *position;
    int next() { return detail::next::Pack_external_c(datarep, inbuf, incount, datatype, outbuf, outsize, position); }
    BND_TOOL_FORWARD(Pack_external_c, datarep, inbuf, incount, datatype, outbuf, outsize, position)
};
}
#endif

#if BND_HAS_MPI_Pack_external_size
BND_TOOL_REFERENCE(PMPI_Pack_external_size)
BND_TOOL_NEXT(Pack_external_size, int, (const char *, int, MPI_Datatype, MPI_Aint *), PMPI_Pack_external_size)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Pack_external_size : detail::call<406, int, const char *, int, MPI_Datatype, MPI_Aint *> {
    const char *datarep;
    int incount;
    MPI_Datatype datatype;
    MPI_Aint *size;
    int next() { return detail::next::Pack_external_size(datarep, incount, datatype, size); }
    BND_TOOL_FORWARD(Pack_external_size, datarep, incount, datatype, size)
};
}
#endif

#if BND_HAS_MPI_Pack_external_size_c
BND_TOOL_REFERENCE(PMPI_Pack_external_size_c)
BND_TOOL_NEXT(Pack_external_size_c, int, (const char *, MPI_Count, MPI_Datatype, MPI_Count *), PMPI_Pack_external_size_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Pack_external_size_c : detail::call<407, int, const char *, MPI_Count, MPI_Datatype, MPI_Count *> {
    const char *datarep;
    MPI_Count incount;
    MPI_Datatype datatype;
    MPI_Count *size;
    int next() { return detail::next::Pack_external_size_c(datarep, incount, datatype, size); }
    BND_TOOL_FORWARD(Pack_external_size_c, datarep, incount, datatype, size)
};
}
#endif

#if BND_HAS_MPI_Pack_size
BND_TOOL_REFERENCE(PMPI_Pack_size)
BND_TOOL_NEXT(Pack_size, int, (int, MPI_Datatype, MPI_Comm, int *), PMPI_Pack_size)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Pack_size : detail::call<408, int, int, MPI_Datatype, MPI_Comm, int *> {
    int incount;
    MPI_Datatype datatype;
    MPI_Comm comm;
    int *size;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Pack_size(incount, datatype, comm, size); }
    BND_TOOL_FORWARD(Pack_size, incount, datatype, comm, size)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Pack_size_c
BND_TOOL_REFERENCE(PMPI_Pack_size_c)
BND_TOOL_NEXT(Pack_size_c, int, (MPI_Count, MPI_Datatype, MPI_Comm, MPI_Count *), PMPI_Pack_size_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Pack_size_c : detail::call<409, int, MPI_Count, MPI_Datatype, MPI_Comm, MPI_Count *> {
    MPI_Count incount;
    MPI_Datatype datatype;
    MPI_Comm comm;
    MPI_Count *size;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Pack_size_c(incount, datatype, comm, size); }
    BND_TOOL_FORWARD(Pack_size_c, incount, datatype, comm, size)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Parrived
BND_TOOL_REFERENCE(PMPI_Parrived)
BND_TOOL_NEXT(Parrived, int, (MPI_Request, int, int *), PMPI_Parrived)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Parrived : detail::call<410, int, MPI_Request, int, int *> {
    MPI_Request request;
    int partition;
    int *flag;
    static constexpr bool has_requests = true;
    int next() { return detail::next::Parrived(request, partition, flag); }
    BND_TOOL_FORWARD(Parrived, request, partition, flag)
    array<const MPI_Request> requests() const { return detail::requests(&request, 1); }
};
}
#endif

#if BND_HAS_MPI_Pcontrol
BND_TOOL_REFERENCE(PMPI_Pcontrol)
BND_TOOL_NEXT(Pcontrol, int, (const int, va_list *), [](const int level, va_list *) { return BND_TOOL_CALL(Pcontrol)(level); })
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Pcontrol : detail::call<411, int, const int, va_list *> {
    const int level;
    detail::further_arguments arguments;
    int next() { return detail::next::Pcontrol(level, arguments.original()); }
    BND_TOOL_FORWARD(Pcontrol, level, arguments.original())
};
}
#endif

#if BND_HAS_MPI_Pready
BND_TOOL_REFERENCE(PMPI_Pready)
BND_TOOL_NEXT(Pready, int, (int, MPI_Request), PMPI_Pready)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Pready : detail::call<412, int, int, MPI_Request> {
    int partition;
    MPI_Request request;
    static constexpr bool has_requests = true;
    int next() { return detail::next::Pready(partition, request); }
    BND_TOOL_FORWARD(Pready, partition, request)
    array<const MPI_Request> requests() const { return detail::requests(&request, 1); }
};
}
#endif

#if BND_HAS_MPI_Pready_list
BND_TOOL_REFERENCE(PMPI_Pready_list)
BND_TOOL_NEXT(Pready_list, int, (int, const int *, MPI_Request), PMPI_Pready_list)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Pready_list : detail::call<413, int, int, const int *, MPI_Request> {
    int length;
    const int *array_of_partitions;
    MPI_Request request;
    static constexpr bool has_requests = true;
    int next() { return detail::next::Pready_list(length, array_of_partitions, request); }
    BND_TOOL_FORWARD(Pready_list, length, array_of_partitions, request)
    array<const MPI_Request> requests() const { return detail::requests(&request, 1); }
};
}
#endif

#if BND_HAS_MPI_Pready_range
BND_TOOL_REFERENCE(PMPI_Pready_range)
BND_TOOL_NEXT(Pready_range, int, (int, int, MPI_Request), PMPI_Pready_range)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Pready_range : detail::call<414, int, int, int, MPI_Request> {
    int partition_low;
    int partition_high;
    MPI_Request request;
    static constexpr bool has_requests = true;
    int next() { return detail::next::Pready_range(partition_low, partition_high, request); }
    BND_TOOL_FORWARD(Pready_range, partition_low, partition_high, request)
    array<const MPI_Request> requests() const { return detail::requests(&request, 1); }
};
}
#endif

#if BND_HAS_MPI_Precv_init
BND_TOOL_REFERENCE(PMPI_Precv_init)
BND_TOOL_NEXT(Precv_init, int, (void *, int, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Precv_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Precv_init : detail::call<415, int, void *, int, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Info, MPI_Request *> {
    void *buf;
    int partitions;
    MPI_Count count;
    MPI_Datatype datatype;
    int source;
    int tag;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_receive_tag = true, has_receive_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::block};
    int next() { return detail::next::Precv_init(buf, partitions, count, datatype, source, tag, comm, info, request); }
    BND_TOOL_FORWARD(Precv_init, buf, partitions, count, datatype, source, tag, comm, info, request)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    int receive_tag() const { return tag; }
    int receive_peer() const { return source; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return source; }
};
}
#endif

#if BND_HAS_MPI_Probe
BND_TOOL_REFERENCE(PMPI_Probe)
BND_TOOL_NEXT(Probe, int, (int, int, MPI_Comm, MPI_Status *), PMPI_Probe)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Probe : detail::call<416, int, int, int, MPI_Comm, MPI_Status *> {
    int source;
    int tag;
    MPI_Comm comm;
    MPI_Status *status;
    static constexpr bool has_communicator = true, has_message_tag = true, has_statuses = true, has_peer = true;
    int next() { return detail::next::Probe(source, tag, comm, status); }
    BND_TOOL_FORWARD(Probe, source, tag, comm, status)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return source; }
};
}
#endif

#if BND_HAS_MPI_Psend_init
BND_TOOL_REFERENCE(PMPI_Psend_init)
BND_TOOL_NEXT(Psend_init, int, (const void *, int, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Psend_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Psend_init : detail::call<417, int, const void *, int, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *buf;
    int partitions;
    MPI_Count count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::block};
    int next() { return detail::next::Psend_init(buf, partitions, count, datatype, dest, tag, comm, info, request); }
    BND_TOOL_FORWARD(Psend_init, buf, partitions, count, datatype, dest, tag, comm, info, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype) * detail::number(partitions);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Publish_name
BND_TOOL_REFERENCE(PMPI_Publish_name)
BND_TOOL_NEXT(Publish_name, int, (const char *, MPI_Info, const char *), PMPI_Publish_name)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Publish_name : detail::call<418, int, const char *, MPI_Info, const char *> {
    const char *service_name;
    MPI_Info info;
    const char *port_name;
    int next() { return detail::next::Publish_name(service_name, info, port_name); }
    BND_TOOL_FORWARD(Publish_name, service_name, info, port_name)
};
}
#endif

#if BND_HAS_MPI_Put
BND_TOOL_REFERENCE(PMPI_Put)
BND_TOOL_NEXT(Put, int, (const void *, int, MPI_Datatype, int, MPI_Aint, int, MPI_Datatype, MPI_Win), PMPI_Put)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Put : detail::call<419, int, const void *, int, MPI_Datatype, int, MPI_Aint, int, MPI_Datatype, MPI_Win> {
    const void *origin_addr;
    int origin_count;
    MPI_Datatype origin_datatype;
    int target_rank;
    MPI_Aint target_disp;
    int target_count;
    MPI_Datatype target_datatype;
    MPI_Win win;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_peer = true, has_window = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Put(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win); }
    BND_TOOL_FORWARD(Put, origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win)
    const void *send_buffer() const { return origin_addr; }
    MPI_Count send_count() const { return origin_count; }
    bindery::handle<object::datatype> send_datatype() const { return origin_datatype; }
    int send_peer() const { return target_rank; }
    bindery::handle<object::window> window() const { return win; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (target_rank != MPI_PROC_NULL) total += detail::bytes(origin_count, origin_datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_win(win, code); }
    int peer() const { return target_rank; }
};
}
#endif

#if BND_HAS_MPI_Put_c
BND_TOOL_REFERENCE(PMPI_Put_c)
BND_TOOL_NEXT(Put_c, int, (const void *, MPI_Count, MPI_Datatype, int, MPI_Aint, MPI_Count, MPI_Datatype, MPI_Win), PMPI_Put_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Put_c : detail::call<420, int, const void *, MPI_Count, MPI_Datatype, int, MPI_Aint, MPI_Count, MPI_Datatype, MPI_Win> {
    const void *origin_addr;
    MPI_Count origin_count;
    MPI_Datatype origin_datatype;
    int target_rank;
    MPI_Aint target_disp;
    MPI_Count target_count;
    MPI_Datatype target_datatype;
    MPI_Win win;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_peer = true, has_window = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Put_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win); }
    BND_TOOL_FORWARD(Put_c, origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win)
    const void *send_buffer() const { return origin_addr; }
    MPI_Count send_count() const { return origin_count; }
    bindery::handle<object::datatype> send_datatype() const { return origin_datatype; }
    int send_peer() const { return target_rank; }
    bindery::handle<object::window> window() const { return win; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (target_rank != MPI_PROC_NULL) total += detail::bytes(origin_count, origin_datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_win(win, code); }
    int peer() const { return target_rank; }
};
}
#endif

#if BND_HAS_MPI_Query_thread
BND_TOOL_REFERENCE(PMPI_Query_thread)
BND_TOOL_NEXT(Query_thread, int, (int *), PMPI_Query_thread)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Query_thread : detail::call<421, int, int *> {
    int *provided;
    int next() { return detail::next::Query_thread(provided); }
    BND_TOOL_FORWARD(Query_thread, provided)
};
}
#endif

#if BND_HAS_MPI_Raccumulate
BND_TOOL_REFERENCE(PMPI_Raccumulate)
BND_TOOL_NEXT(Raccumulate, int, (const void *, int, MPI_Datatype, int, MPI_Aint, int, MPI_Datatype, MPI_Op, MPI_Win, MPI_Request *), PMPI_Raccumulate)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Raccumulate : detail::call<422, int, const void *, int, MPI_Datatype, int, MPI_Aint, int, MPI_Datatype, MPI_Op, MPI_Win, MPI_Request *> {
    const void *origin_addr;
    int origin_count;
    MPI_Datatype origin_datatype;
    int target_rank;
    MPI_Aint target_disp;
    int target_count;
    MPI_Datatype target_datatype;
    MPI_Op op;
    MPI_Win win;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_peer = true, has_window = true, has_operation = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Raccumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request); }
    BND_TOOL_FORWARD(Raccumulate, origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request)
    const void *send_buffer() const { return origin_addr; }
    MPI_Count send_count() const { return origin_count; }
    bindery::handle<object::datatype> send_datatype() const { return origin_datatype; }
    int send_peer() const { return target_rank; }
    bindery::handle<object::window> window() const { return win; }
    bindery::handle<object::operation> operation() const { return op; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (target_rank != MPI_PROC_NULL) total += detail::bytes(origin_count, origin_datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_win(win, code); }
    int peer() const { return target_rank; }
};
}
#endif

#if BND_HAS_MPI_Raccumulate_c
BND_TOOL_REFERENCE(PMPI_Raccumulate_c)
BND_TOOL_NEXT(Raccumulate_c, int, (const void *, MPI_Count, MPI_Datatype, int, MPI_Aint, MPI_Count, MPI_Datatype, MPI_Op, MPI_Win, MPI_Request *), PMPI_Raccumulate_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Raccumulate_c : detail::call<423, int, const void *, MPI_Count, MPI_Datatype, int, MPI_Aint, MPI_Count, MPI_Datatype, MPI_Op, MPI_Win, MPI_Request *> {
    const void *origin_addr;
    MPI_Count origin_count;
    MPI_Datatype origin_datatype;
    int target_rank;
    MPI_Aint target_disp;
    MPI_Count target_count;
    MPI_Datatype target_datatype;
    MPI_Op op;
    MPI_Win win;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_peer = true, has_window = true, has_operation = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Raccumulate_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request); }
    BND_TOOL_FORWARD(Raccumulate_c, origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request)
    const void *send_buffer() const { return origin_addr; }
    MPI_Count send_count() const { return origin_count; }
    bindery::handle<object::datatype> send_datatype() const { return origin_datatype; }
    int send_peer() const { return target_rank; }
    bindery::handle<object::window> window() const { return win; }
    bindery::handle<object::operation> operation() const { return op; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (target_rank != MPI_PROC_NULL) total += detail::bytes(origin_count, origin_datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_win(win, code); }
    int peer() const { return target_rank; }
};
}
#endif

#if BND_HAS_MPI_Recv
BND_TOOL_REFERENCE(PMPI_Recv)
BND_TOOL_NEXT(Recv, int, (void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Status *), PMPI_Recv)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Recv : detail::call_with_status<424, int, void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Status *> {
    void *buf;
    int count;
    MPI_Datatype datatype;
    int source;
    int tag;
    MPI_Comm comm;
    MPI_Status *status;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_receive_tag = true, has_receive_peer = true, has_communicator = true, has_message_tag = true, has_statuses = true, has_peer = true;
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Recv(buf, count, datatype, source, tag, comm, this->status_or_own(status)); }
    BND_TOOL_FORWARD(Recv, buf, count, datatype, source, tag, comm, status)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    int receive_tag() const { return tag; }
    int receive_peer() const { return source; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_received() const { return this->bytes_of_status(); }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return this->source_of_status(source); }
};
}
#endif

#if BND_HAS_MPI_Recv_c
BND_TOOL_REFERENCE(PMPI_Recv_c)
BND_TOOL_NEXT(Recv_c, int, (void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Status *), PMPI_Recv_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Recv_c : detail::call_with_status<425, int, void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Status *> {
    void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    int source;
    int tag;
    MPI_Comm comm;
    MPI_Status *status;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_receive_tag = true, has_receive_peer = true, has_communicator = true, has_message_tag = true, has_statuses = true, has_peer = true;
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Recv_c(buf, count, datatype, source, tag, comm, this->status_or_own(status)); }
    BND_TOOL_FORWARD(Recv_c, buf, count, datatype, source, tag, comm, status)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    int receive_tag() const { return tag; }
    int receive_peer() const { return source; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_received() const { return this->bytes_of_status(); }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return this->source_of_status(source); }
};
}
#endif

#if BND_HAS_MPI_Recv_init
BND_TOOL_REFERENCE(PMPI_Recv_init)
BND_TOOL_NEXT(Recv_init, int, (void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *), PMPI_Recv_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Recv_init : detail::call<426, int, void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *> {
    void *buf;
    int count;
    MPI_Datatype datatype;
    int source;
    int tag;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_receive_tag = true, has_receive_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Recv_init(buf, count, datatype, source, tag, comm, request); }
    BND_TOOL_FORWARD(Recv_init, buf, count, datatype, source, tag, comm, request)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    int receive_tag() const { return tag; }
    int receive_peer() const { return source; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return source; }
};
}
#endif

#if BND_HAS_MPI_Recv_init_c
BND_TOOL_REFERENCE(PMPI_Recv_init_c)
BND_TOOL_NEXT(Recv_init_c, int, (void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Request *), PMPI_Recv_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Recv_init_c : detail::call<427, int, void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Request *> {
    void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    int source;
    int tag;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_receive_tag = true, has_receive_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Recv_init_c(buf, count, datatype, source, tag, comm, request); }
    BND_TOOL_FORWARD(Recv_init_c, buf, count, datatype, source, tag, comm, request)
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    int receive_tag() const { return tag; }
    int receive_peer() const { return source; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return source; }
};
}
#endif

#if BND_HAS_MPI_Reduce
BND_TOOL_REFERENCE(PMPI_Reduce)
BND_TOOL_NEXT(Reduce, int, (const void *, void *, int, MPI_Datatype, MPI_Op, int, MPI_Comm), PMPI_Reduce)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Reduce : detail::call<428, int, const void *, void *, int, MPI_Datatype, MPI_Op, int, MPI_Comm> {
    const void *sendbuf;
    void *recvbuf;
    int count;
    MPI_Datatype datatype;
    MPI_Op op;
    int root;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_root_rank = true;
    static constexpr detail::flow sent_flow{detail::party::root, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::leaves, detail::part::whole};
    int next() { return detail::next::Reduce(sendbuf, recvbuf, count, datatype, op, root, comm); }
    BND_TOOL_FORWARD(Reduce, sendbuf, recvbuf, count, datatype, op, root, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    int root_rank() const { return root; }
    MPI_Count bytes_sent() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf) total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Reduce_c
BND_TOOL_REFERENCE(PMPI_Reduce_c)
BND_TOOL_NEXT(Reduce_c, int, (const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, int, MPI_Comm), PMPI_Reduce_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Reduce_c : detail::call<429, int, const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, int, MPI_Comm> {
    const void *sendbuf;
    void *recvbuf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Op op;
    int root;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_root_rank = true;
    static constexpr detail::flow sent_flow{detail::party::root, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::leaves, detail::part::whole};
    int next() { return detail::next::Reduce_c(sendbuf, recvbuf, count, datatype, op, root, comm); }
    BND_TOOL_FORWARD(Reduce_c, sendbuf, recvbuf, count, datatype, op, root, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    int root_rank() const { return root; }
    MPI_Count bytes_sent() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf) total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Reduce_init
BND_TOOL_REFERENCE(PMPI_Reduce_init)
BND_TOOL_NEXT(Reduce_init, int, (const void *, void *, int, MPI_Datatype, MPI_Op, int, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Reduce_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Reduce_init : detail::call<430, int, const void *, void *, int, MPI_Datatype, MPI_Op, int, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    void *recvbuf;
    int count;
    MPI_Datatype datatype;
    MPI_Op op;
    int root;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_root_rank = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::root, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::leaves, detail::part::whole};
    int next() { return detail::next::Reduce_init(sendbuf, recvbuf, count, datatype, op, root, comm, info, request); }
    BND_TOOL_FORWARD(Reduce_init, sendbuf, recvbuf, count, datatype, op, root, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    int root_rank() const { return root; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf) total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Reduce_init_c
BND_TOOL_REFERENCE(PMPI_Reduce_init_c)
BND_TOOL_NEXT(Reduce_init_c, int, (const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, int, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Reduce_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Reduce_init_c : detail::call<431, int, const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, int, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    void *recvbuf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Op op;
    int root;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_root_rank = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::root, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::leaves, detail::part::whole};
    int next() { return detail::next::Reduce_init_c(sendbuf, recvbuf, count, datatype, op, root, comm, info, request); }
    BND_TOOL_FORWARD(Reduce_init_c, sendbuf, recvbuf, count, datatype, op, root, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    int root_rank() const { return root; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf) total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Reduce_local
BND_TOOL_REFERENCE(PMPI_Reduce_local)
BND_TOOL_NEXT(Reduce_local, int, (const void *, void *, int, MPI_Datatype, MPI_Op), PMPI_Reduce_local)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Reduce_local : detail::call<432, int, const void *, void *, int, MPI_Datatype, MPI_Op> {
    const void *inbuf;
    void *inoutbuf;
    int count;
    MPI_Datatype datatype;
    MPI_Op op;
    static constexpr bool has_operation = true;
    int next() { return detail::next::Reduce_local(inbuf, inoutbuf, count, datatype, op); }
    BND_TOOL_FORWARD(Reduce_local, inbuf, inoutbuf, count, datatype, op)
    bindery::handle<object::operation> operation() const { return op; }
};
}
#endif

#if BND_HAS_MPI_Reduce_local_c
BND_TOOL_REFERENCE(PMPI_Reduce_local_c)
BND_TOOL_NEXT(Reduce_local_c, int, (const void *, void *, MPI_Count, MPI_Datatype, MPI_Op), PMPI_Reduce_local_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Reduce_local_c : detail::call<433, int, const void *, void *, MPI_Count, MPI_Datatype, MPI_Op> {
    const void *inbuf;
    void *inoutbuf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Op op;
    static constexpr bool has_operation = true;
    int next() { return detail::next::Reduce_local_c(inbuf, inoutbuf, count, datatype, op); }
    BND_TOOL_FORWARD(Reduce_local_c, inbuf, inoutbuf, count, datatype, op)
    bindery::handle<object::operation> operation() const { return op; }
};
}
#endif

#if BND_HAS_MPI_Reduce_scatter
BND_TOOL_REFERENCE(PMPI_Reduce_scatter)
BND_TOOL_NEXT(Reduce_scatter, int, (const void *, void *, const int *, MPI_Datatype, MPI_Op, MPI_Comm), PMPI_Reduce_scatter)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Reduce_scatter : detail::call<434, int, const void *, void *, const int *, MPI_Datatype, MPI_Op, MPI_Comm> {
    const void *sendbuf;
    void *recvbuf;
    const int *recvcounts;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::share};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::whole};
    int next() { return detail::next::Reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm); }
    BND_TOOL_FORWARD(Reduce_scatter, sendbuf, recvbuf, recvcounts, datatype, op, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return detail::sum(recvcounts, detail::group_size(comm)); }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcounts[detail::group_rank(comm)]; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(detail::sum(recvcounts, detail::group_size(comm)), datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts[detail::group_rank(comm)], datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    static constexpr bool has_equal_shares = false;
    MPI_Count share_of([[maybe_unused]] int i) const { return recvcounts[i]; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Reduce_scatter_block
BND_TOOL_REFERENCE(PMPI_Reduce_scatter_block)
BND_TOOL_NEXT(Reduce_scatter_block, int, (const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm), PMPI_Reduce_scatter_block)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Reduce_scatter_block : detail::call<435, int, const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm> {
    const void *sendbuf;
    void *recvbuf;
    int recvcount;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::share};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::whole};
    int next() { return detail::next::Reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm); }
    BND_TOOL_FORWARD(Reduce_scatter_block, sendbuf, recvbuf, recvcount, datatype, op, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return recvcount; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, datatype) * detail::number(detail::group_size(comm));
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    static constexpr bool has_equal_shares = true;
    MPI_Count share_of([[maybe_unused]] int i) const { return recvcount; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Reduce_scatter_block_c
BND_TOOL_REFERENCE(PMPI_Reduce_scatter_block_c)
BND_TOOL_NEXT(Reduce_scatter_block_c, int, (const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, MPI_Comm), PMPI_Reduce_scatter_block_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Reduce_scatter_block_c : detail::call<436, int, const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, MPI_Comm> {
    const void *sendbuf;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::share};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::whole};
    int next() { return detail::next::Reduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm); }
    BND_TOOL_FORWARD(Reduce_scatter_block_c, sendbuf, recvbuf, recvcount, datatype, op, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return recvcount; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, datatype) * detail::number(detail::group_size(comm));
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    static constexpr bool has_equal_shares = true;
    MPI_Count share_of([[maybe_unused]] int i) const { return recvcount; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Reduce_scatter_block_init
BND_TOOL_REFERENCE(PMPI_Reduce_scatter_block_init)
BND_TOOL_NEXT(Reduce_scatter_block_init, int, (const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Reduce_scatter_block_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Reduce_scatter_block_init : detail::call<437, int, const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    void *recvbuf;
    int recvcount;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::share};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::whole};
    int next() { return detail::next::Reduce_scatter_block_init(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request); }
    BND_TOOL_FORWARD(Reduce_scatter_block_init, sendbuf, recvbuf, recvcount, datatype, op, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return recvcount; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, datatype) * detail::number(detail::group_size(comm));
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, datatype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    static constexpr bool has_equal_shares = true;
    MPI_Count share_of([[maybe_unused]] int i) const { return recvcount; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Reduce_scatter_block_init_c
BND_TOOL_REFERENCE(PMPI_Reduce_scatter_block_init_c)
BND_TOOL_NEXT(Reduce_scatter_block_init_c, int, (const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Reduce_scatter_block_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Reduce_scatter_block_init_c : detail::call<438, int, const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::share};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::whole};
    int next() { return detail::next::Reduce_scatter_block_init_c(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request); }
    BND_TOOL_FORWARD(Reduce_scatter_block_init_c, sendbuf, recvbuf, recvcount, datatype, op, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return recvcount; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, datatype) * detail::number(detail::group_size(comm));
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcount, datatype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    static constexpr bool has_equal_shares = true;
    MPI_Count share_of([[maybe_unused]] int i) const { return recvcount; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Reduce_scatter_c
BND_TOOL_REFERENCE(PMPI_Reduce_scatter_c)
BND_TOOL_NEXT(Reduce_scatter_c, int, (const void *, void *, const MPI_Count *, MPI_Datatype, MPI_Op, MPI_Comm), PMPI_Reduce_scatter_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Reduce_scatter_c : detail::call<439, int, const void *, void *, const MPI_Count *, MPI_Datatype, MPI_Op, MPI_Comm> {
    const void *sendbuf;
    void *recvbuf;
    const MPI_Count *recvcounts;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::share};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::whole};
    int next() { return detail::next::Reduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm); }
    BND_TOOL_FORWARD(Reduce_scatter_c, sendbuf, recvbuf, recvcounts, datatype, op, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return detail::sum(recvcounts, detail::group_size(comm)); }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcounts[detail::group_rank(comm)]; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(detail::sum(recvcounts, detail::group_size(comm)), datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts[detail::group_rank(comm)], datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    static constexpr bool has_equal_shares = false;
    MPI_Count share_of([[maybe_unused]] int i) const { return recvcounts[i]; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Reduce_scatter_init
BND_TOOL_REFERENCE(PMPI_Reduce_scatter_init)
BND_TOOL_NEXT(Reduce_scatter_init, int, (const void *, void *, const int *, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Reduce_scatter_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Reduce_scatter_init : detail::call<440, int, const void *, void *, const int *, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    void *recvbuf;
    const int *recvcounts;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::share};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::whole};
    int next() { return detail::next::Reduce_scatter_init(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request); }
    BND_TOOL_FORWARD(Reduce_scatter_init, sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return detail::sum(recvcounts, detail::group_size(comm)); }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcounts[detail::group_rank(comm)]; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(detail::sum(recvcounts, detail::group_size(comm)), datatype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts[detail::group_rank(comm)], datatype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    static constexpr bool has_equal_shares = false;
    MPI_Count share_of([[maybe_unused]] int i) const { return recvcounts[i]; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Reduce_scatter_init_c
BND_TOOL_REFERENCE(PMPI_Reduce_scatter_init_c)
BND_TOOL_NEXT(Reduce_scatter_init_c, int, (const void *, void *, const MPI_Count *, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Reduce_scatter_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Reduce_scatter_init_c : detail::call<441, int, const void *, void *, const MPI_Count *, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    void *recvbuf;
    const MPI_Count *recvcounts;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::everyone, detail::part::share};
    static constexpr detail::flow received_flow{detail::party::everyone, detail::part::whole};
    int next() { return detail::next::Reduce_scatter_init_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request); }
    BND_TOOL_FORWARD(Reduce_scatter_init_c, sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return detail::sum(recvcounts, detail::group_size(comm)); }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcounts[detail::group_rank(comm)]; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(detail::sum(recvcounts, detail::group_size(comm)), datatype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(recvcounts[detail::group_rank(comm)], datatype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    static constexpr bool has_equal_shares = false;
    MPI_Count share_of([[maybe_unused]] int i) const { return recvcounts[i]; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Register_datarep
BND_TOOL_REFERENCE(PMPI_Register_datarep)
BND_TOOL_NEXT(Register_datarep, int, (const char *, MPI_Datarep_conversion_function *, MPI_Datarep_conversion_function *, MPI_Datarep_extent_function *, void *), PMPI_Register_datarep)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Register_datarep : detail::call<442, int, const char *, MPI_Datarep_conversion_function *, MPI_Datarep_conversion_function *, MPI_Datarep_extent_function *, void *> {
    const char *datarep;
    MPI_Datarep_conversion_function *read_conversion_fn;
    MPI_Datarep_conversion_function *write_conversion_fn;
    MPI_Datarep_extent_function *dtype_file_extent_fn;
    void *extra_state;
    int next() { return detail::next::Register_datarep(datarep, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn, extra_state); }
    BND_TOOL_FORWARD(Register_datarep, datarep, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn, extra_state)
};
}
#endif

#if BND_HAS_MPI_Register_datarep_c
BND_TOOL_REFERENCE(PMPI_Register_datarep_c)
BND_TOOL_NEXT(Register_datarep_c, int, (const char *, MPI_Datarep_conversion_function_c *, MPI_Datarep_conversion_function_c *, MPI_Datarep_extent_function *, void *), PMPI_Register_datarep_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Register_datarep_c : detail::call<443, int, const char *, MPI_Datarep_conversion_function_c *, MPI_Datarep_conversion_function_c *, MPI_Datarep_extent_function *, void *> {
    const char *datarep;
    MPI_Datarep_conversion_function_c *read_conversion_fn;
    MPI_Datarep_conversion_function_c *write_conversion_fn;
    MPI_Datarep_extent_function *dtype_file_extent_fn;
    void *extra_state;
    int next() { return detail::next::Register_datarep_c(datarep, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn, extra_state); }
    BND_TOOL_FORWARD(Register_datarep_c, datarep, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn, extra_state)
};
}
#endif

#if BND_HAS_MPI_Remove_error_class
BND_TOOL_REFERENCE(PMPI_Remove_error_class)
BND_TOOL_NEXT(Remove_error_class, int, (int), PMPI_Remove_error_class)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Remove_error_class : detail::call<444, int, int> {
    int errorclass;
    int next() { return detail::next::Remove_error_class(errorclass); }
    BND_TOOL_FORWARD(Remove_error_class, errorclass)
};
}
#endif

#if BND_HAS_MPI_Remove_error_code
BND_TOOL_REFERENCE(PMPI_Remove_error_code)
BND_TOOL_NEXT(Remove_error_code, int, (int), PMPI_Remove_error_code)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Remove_error_code : detail::call<445, int, int> {
    int errorcode;
    int next() { return detail::next::Remove_error_code(errorcode); }
    BND_TOOL_FORWARD(Remove_error_code, errorcode)
};
}
#endif

#if BND_HAS_MPI_Remove_error_string
BND_TOOL_REFERENCE(PMPI_Remove_error_string)
BND_TOOL_NEXT(Remove_error_string, int, (int), PMPI_Remove_error_string)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Remove_error_string : detail::call<446, int, int> {
    int errorcode;
    int next() { return detail::next::Remove_error_string(errorcode); }
    BND_TOOL_FORWARD(Remove_error_string, errorcode)
};
}
#endif

#if BND_HAS_MPI_Request_c2f
BND_TOOL_REFERENCE(PMPI_Request_c2f)
BND_TOOL_NEXT(Request_c2f, MPI_Fint, (MPI_Request), PMPI_Request_c2f)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Request_c2f : detail::call<447, MPI_Fint, MPI_Request> {
    MPI_Request request;
    static constexpr bool has_requests = true;
    MPI_Fint next() { return detail::next::Request_c2f(request); }
    BND_TOOL_FORWARD(Request_c2f, request)
    array<const MPI_Request> requests() const { return detail::requests(&request, 1); }
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Request_f2c
BND_TOOL_REFERENCE(PMPI_Request_f2c)
BND_TOOL_NEXT(Request_f2c, MPI_Request, (MPI_Fint), PMPI_Request_f2c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Request_f2c : detail::call<448, MPI_Request, MPI_Fint> {
    MPI_Fint request;
    MPI_Request next() { return detail::next::Request_f2c(request); }
    BND_TOOL_FORWARD(Request_f2c, request)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Request_free
BND_TOOL_REFERENCE(PMPI_Request_free)
BND_TOOL_NEXT(Request_free, int, (MPI_Request *), PMPI_Request_free)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Request_free : detail::call<449, int, MPI_Request *> {
    MPI_Request *request;
    static constexpr bool has_requests = true;
    int next() { return detail::next::Request_free(request); }
    BND_TOOL_FORWARD(Request_free, request)
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
};
}
#endif

#if BND_HAS_MPI_Request_fromint
BND_TOOL_REFERENCE(PMPI_Request_fromint)
BND_TOOL_NEXT(Request_fromint, MPI_Request, (int), PMPI_Request_fromint)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Request_fromint : detail::call<450, MPI_Request, int> {
    int request;
    MPI_Request next() { return detail::next::Request_fromint(request); }
    BND_TOOL_FORWARD(Request_fromint, request)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Request_get_status
BND_TOOL_REFERENCE(PMPI_Request_get_status)
BND_TOOL_NEXT(Request_get_status, int, (MPI_Request, int *, MPI_Status *), PMPI_Request_get_status)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Request_get_status : detail::call<451, int, MPI_Request, int *, MPI_Status *> {
    MPI_Request request;
    int *flag;
    MPI_Status *status;
    static constexpr bool has_requests = true, has_statuses = true;
    int next() { return detail::next::Request_get_status(request, flag, status); }
    BND_TOOL_FORWARD(Request_get_status, request, flag, status)
    array<const MPI_Request> requests() const { return detail::requests(&request, 1); }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
};
}
#endif

#if BND_HAS_MPI_Request_get_status_all
BND_TOOL_REFERENCE(PMPI_Request_get_status_all)
BND_TOOL_NEXT(Request_get_status_all, int, (int, const MPI_Request *, int *, MPI_Status *), PMPI_Request_get_status_all)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Request_get_status_all : detail::call<452, int, int, const MPI_Request *, int *, MPI_Status *> {
    int count;
    const MPI_Request *array_of_requests;
    int *flag;
    MPI_Status *array_of_statuses;
    static constexpr bool has_requests = true, has_statuses = true;
    int next() { return detail::next::Request_get_status_all(count, array_of_requests, flag, array_of_statuses); }
    BND_TOOL_FORWARD(Request_get_status_all, count, array_of_requests, flag, array_of_statuses)
    array<const MPI_Request> requests() const { return detail::requests(array_of_requests, count); }
    array<const MPI_Status> statuses() const { return detail::statuses(array_of_statuses, count); }
};
}
#endif

#if BND_HAS_MPI_Request_get_status_any
BND_TOOL_REFERENCE(PMPI_Request_get_status_any)
BND_TOOL_NEXT(Request_get_status_any, int, (int, const MPI_Request *, int *, int *, MPI_Status *), PMPI_Request_get_status_any)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Request_get_status_any : detail::call<453, int, int, const MPI_Request *, int *, int *, MPI_Status *> {
    int count;
    const MPI_Request *array_of_requests;
    int *index;
    int *flag;
    MPI_Status *status;
    static constexpr bool has_requests = true, has_statuses = true;
    int next() { return detail::next::Request_get_status_any(count, array_of_requests, index, flag, status); }
    BND_TOOL_FORWARD(Request_get_status_any, count, array_of_requests, index, flag, status)
    array<const MPI_Request> requests() const { return detail::requests(array_of_requests, count); }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
};
}
#endif

#if BND_HAS_MPI_Request_get_status_some
BND_TOOL_REFERENCE(PMPI_Request_get_status_some)
BND_TOOL_NEXT(Request_get_status_some, int, (int, const MPI_Request *, int *, int *, MPI_Status *), PMPI_Request_get_status_some)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Request_get_status_some : detail::call<454, int, int, const MPI_Request *, int *, int *, MPI_Status *> {
    int incount;
    const MPI_Request *array_of_requests;
    int *outcount;
    int *array_of_indices;
    MPI_Status *array_of_statuses;
    static constexpr bool has_requests = true, has_statuses = true;
    int next() { return detail::next::Request_get_status_some(incount, array_of_requests, outcount, array_of_indices, array_of_statuses); }
    BND_TOOL_FORWARD(Request_get_status_some, incount, array_of_requests, outcount, array_of_indices, array_of_statuses)
    array<const MPI_Request> requests() const { return detail::requests(array_of_requests, incount); }
    array<const MPI_Status> statuses() const { return detail::statuses(array_of_statuses, incount); }
};
}
#endif

#if BND_HAS_MPI_Request_toint
BND_TOOL_REFERENCE(PMPI_Request_toint)
BND_TOOL_NEXT(Request_toint, int, (MPI_Request), PMPI_Request_toint)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Request_toint : detail::call<455, int, MPI_Request> {
    MPI_Request request;
    static constexpr bool has_requests = true;
    int next() { return detail::next::Request_toint(request); }
    BND_TOOL_FORWARD(Request_toint, request)
    array<const MPI_Request> requests() const { return detail::requests(&request, 1); }
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Rget
BND_TOOL_REFERENCE(PMPI_Rget)
BND_TOOL_NEXT(Rget, int, (void *, int, MPI_Datatype, int, MPI_Aint, int, MPI_Datatype, MPI_Win, MPI_Request *), PMPI_Rget)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Rget : detail::call<456, int, void *, int, MPI_Datatype, int, MPI_Aint, int, MPI_Datatype, MPI_Win, MPI_Request *> {
    void *origin_addr;
    int origin_count;
    MPI_Datatype origin_datatype;
    int target_rank;
    MPI_Aint target_disp;
    int target_count;
    MPI_Datatype target_datatype;
    MPI_Win win;
    MPI_Request *request;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_receive_peer = true, has_window = true, has_requests = true, has_peer = true;
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Rget(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request); }
    BND_TOOL_FORWARD(Rget, origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request)
    void *receive_buffer() const { return origin_addr; }
    MPI_Count receive_count() const { return origin_count; }
    bindery::handle<object::datatype> receive_datatype() const { return origin_datatype; }
    int receive_peer() const { return target_rank; }
    bindery::handle<object::window> window() const { return win; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        if (target_rank != MPI_PROC_NULL) total += detail::bytes(origin_count, origin_datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_win(win, code); }
    int peer() const { return target_rank; }
};
}
#endif

#if BND_HAS_MPI_Rget_accumulate
BND_TOOL_REFERENCE(PMPI_Rget_accumulate)
BND_TOOL_NEXT(Rget_accumulate, int, (const void *, int, MPI_Datatype, void *, int, MPI_Datatype, int, MPI_Aint, int, MPI_Datatype, MPI_Op, MPI_Win, MPI_Request *), PMPI_Rget_accumulate)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Rget_accumulate : detail::call<457, int, const void *, int, MPI_Datatype, void *, int, MPI_Datatype, int, MPI_Aint, int, MPI_Datatype, MPI_Op, MPI_Win, MPI_Request *> {
    const void *origin_addr;
    int origin_count;
    MPI_Datatype origin_datatype;
    void *result_addr;
    int result_count;
    MPI_Datatype result_datatype;
    int target_rank;
    MPI_Aint target_disp;
    int target_count;
    MPI_Datatype target_datatype;
    MPI_Op op;
    MPI_Win win;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_send_peer = true, has_receive_peer = true, has_window = true, has_operation = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Rget_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request); }
    BND_TOOL_FORWARD(Rget_accumulate, origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request)
    const void *send_buffer() const { return origin_addr; }
    MPI_Count send_count() const { return origin_count; }
    bindery::handle<object::datatype> send_datatype() const { return origin_datatype; }
    void *receive_buffer() const { return result_addr; }
    MPI_Count receive_count() const { return result_count; }
    bindery::handle<object::datatype> receive_datatype() const { return result_datatype; }
    int send_peer() const { return target_rank; }
    int receive_peer() const { return target_rank; }
    bindery::handle<object::window> window() const { return win; }
    bindery::handle<object::operation> operation() const { return op; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (target_rank != MPI_PROC_NULL && op != MPI_NO_OP) total += detail::bytes(origin_count, origin_datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        if (target_rank != MPI_PROC_NULL) total += detail::bytes(result_count, result_datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_win(win, code); }
    int peer() const { return target_rank; }
};
}
#endif

#if BND_HAS_MPI_Rget_accumulate_c
BND_TOOL_REFERENCE(PMPI_Rget_accumulate_c)
BND_TOOL_NEXT(Rget_accumulate_c, int, (const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, int, MPI_Aint, MPI_Count, MPI_Datatype, MPI_Op, MPI_Win, MPI_Request *), PMPI_Rget_accumulate_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Rget_accumulate_c : detail::call<458, int, const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, int, MPI_Aint, MPI_Count, MPI_Datatype, MPI_Op, MPI_Win, MPI_Request *> {
    const void *origin_addr;
    MPI_Count origin_count;
    MPI_Datatype origin_datatype;
    void *result_addr;
    MPI_Count result_count;
    MPI_Datatype result_datatype;
    int target_rank;
    MPI_Aint target_disp;
    MPI_Count target_count;
    MPI_Datatype target_datatype;
    MPI_Op op;
    MPI_Win win;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_send_peer = true, has_receive_peer = true, has_window = true, has_operation = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Rget_accumulate_c(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request); }
    BND_TOOL_FORWARD(Rget_accumulate_c, origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request)
    const void *send_buffer() const { return origin_addr; }
    MPI_Count send_count() const { return origin_count; }
    bindery::handle<object::datatype> send_datatype() const { return origin_datatype; }
    void *receive_buffer() const { return result_addr; }
    MPI_Count receive_count() const { return result_count; }
    bindery::handle<object::datatype> receive_datatype() const { return result_datatype; }
    int send_peer() const { return target_rank; }
    int receive_peer() const { return target_rank; }
    bindery::handle<object::window> window() const { return win; }
    bindery::handle<object::operation> operation() const { return op; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (target_rank != MPI_PROC_NULL && op != MPI_NO_OP) total += detail::bytes(origin_count, origin_datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        if (target_rank != MPI_PROC_NULL) total += detail::bytes(result_count, result_datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_win(win, code); }
    int peer() const { return target_rank; }
};
}
#endif

#if BND_HAS_MPI_Rget_c
BND_TOOL_REFERENCE(PMPI_Rget_c)
BND_TOOL_NEXT(Rget_c, int, (void *, MPI_Count, MPI_Datatype, int, MPI_Aint, MPI_Count, MPI_Datatype, MPI_Win, MPI_Request *), PMPI_Rget_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Rget_c : detail::call<459, int, void *, MPI_Count, MPI_Datatype, int, MPI_Aint, MPI_Count, MPI_Datatype, MPI_Win, MPI_Request *> {
    void *origin_addr;
    MPI_Count origin_count;
    MPI_Datatype origin_datatype;
    int target_rank;
    MPI_Aint target_disp;
    MPI_Count target_count;
    MPI_Datatype target_datatype;
    MPI_Win win;
    MPI_Request *request;
    static constexpr bool has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_receive_peer = true, has_window = true, has_requests = true, has_peer = true;
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Rget_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request); }
    BND_TOOL_FORWARD(Rget_c, origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request)
    void *receive_buffer() const { return origin_addr; }
    MPI_Count receive_count() const { return origin_count; }
    bindery::handle<object::datatype> receive_datatype() const { return origin_datatype; }
    int receive_peer() const { return target_rank; }
    bindery::handle<object::window> window() const { return win; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        if (target_rank != MPI_PROC_NULL) total += detail::bytes(origin_count, origin_datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_win(win, code); }
    int peer() const { return target_rank; }
};
}
#endif

#if BND_HAS_MPI_Rput
BND_TOOL_REFERENCE(PMPI_Rput)
BND_TOOL_NEXT(Rput, int, (const void *, int, MPI_Datatype, int, MPI_Aint, int, MPI_Datatype, MPI_Win, MPI_Request *), PMPI_Rput)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Rput : detail::call<460, int, const void *, int, MPI_Datatype, int, MPI_Aint, int, MPI_Datatype, MPI_Win, MPI_Request *> {
    const void *origin_addr;
    int origin_count;
    MPI_Datatype origin_datatype;
    int target_rank;
    MPI_Aint target_disp;
    int target_count;
    MPI_Datatype target_datatype;
    MPI_Win win;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_peer = true, has_window = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Rput(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request); }
    BND_TOOL_FORWARD(Rput, origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request)
    const void *send_buffer() const { return origin_addr; }
    MPI_Count send_count() const { return origin_count; }
    bindery::handle<object::datatype> send_datatype() const { return origin_datatype; }
    int send_peer() const { return target_rank; }
    bindery::handle<object::window> window() const { return win; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (target_rank != MPI_PROC_NULL) total += detail::bytes(origin_count, origin_datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_win(win, code); }
    int peer() const { return target_rank; }
};
}
#endif

#if BND_HAS_MPI_Rput_c
BND_TOOL_REFERENCE(PMPI_Rput_c)
BND_TOOL_NEXT(Rput_c, int, (const void *, MPI_Count, MPI_Datatype, int, MPI_Aint, MPI_Count, MPI_Datatype, MPI_Win, MPI_Request *), PMPI_Rput_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Rput_c : detail::call<461, int, const void *, MPI_Count, MPI_Datatype, int, MPI_Aint, MPI_Count, MPI_Datatype, MPI_Win, MPI_Request *> {
    const void *origin_addr;
    MPI_Count origin_count;
    MPI_Datatype origin_datatype;
    int target_rank;
    MPI_Aint target_disp;
    MPI_Count target_count;
    MPI_Datatype target_datatype;
    MPI_Win win;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_peer = true, has_window = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Rput_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request); }
    BND_TOOL_FORWARD(Rput_c, origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request)
    const void *send_buffer() const { return origin_addr; }
    MPI_Count send_count() const { return origin_count; }
    bindery::handle<object::datatype> send_datatype() const { return origin_datatype; }
    int send_peer() const { return target_rank; }
    bindery::handle<object::window> window() const { return win; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (target_rank != MPI_PROC_NULL) total += detail::bytes(origin_count, origin_datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_win(win, code); }
    int peer() const { return target_rank; }
};
}
#endif

#if BND_HAS_MPI_Rsend
BND_TOOL_REFERENCE(PMPI_Rsend)
BND_TOOL_NEXT(Rsend, int, (const void *, int, MPI_Datatype, int, int, MPI_Comm), PMPI_Rsend)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Rsend : detail::call<462, int, const void *, int, MPI_Datatype, int, int, MPI_Comm> {
    const void *buf;
    int count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Rsend(buf, count, datatype, dest, tag, comm); }
    BND_TOOL_FORWARD(Rsend, buf, count, datatype, dest, tag, comm)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Rsend_c
BND_TOOL_REFERENCE(PMPI_Rsend_c)
BND_TOOL_NEXT(Rsend_c, int, (const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm), PMPI_Rsend_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Rsend_c : detail::call<463, int, const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm> {
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Rsend_c(buf, count, datatype, dest, tag, comm); }
    BND_TOOL_FORWARD(Rsend_c, buf, count, datatype, dest, tag, comm)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Rsend_init
BND_TOOL_REFERENCE(PMPI_Rsend_init)
BND_TOOL_NEXT(Rsend_init, int, (const void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *), PMPI_Rsend_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Rsend_init : detail::call<464, int, const void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *> {
    const void *buf;
    int count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Rsend_init(buf, count, datatype, dest, tag, comm, request); }
    BND_TOOL_FORWARD(Rsend_init, buf, count, datatype, dest, tag, comm, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Rsend_init_c
BND_TOOL_REFERENCE(PMPI_Rsend_init_c)
BND_TOOL_NEXT(Rsend_init_c, int, (const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Request *), PMPI_Rsend_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Rsend_init_c : detail::call<465, int, const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Request *> {
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Rsend_init_c(buf, count, datatype, dest, tag, comm, request); }
    BND_TOOL_FORWARD(Rsend_init_c, buf, count, datatype, dest, tag, comm, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Scan
BND_TOOL_REFERENCE(PMPI_Scan)
BND_TOOL_NEXT(Scan, int, (const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm), PMPI_Scan)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Scan : detail::call<466, int, const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm> {
    const void *sendbuf;
    void *recvbuf;
    int count;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true;
    static constexpr detail::flow sent_flow{detail::party::beside_and_own, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::beside_and_own, detail::part::whole};
    int next() { return detail::next::Scan(sendbuf, recvbuf, count, datatype, op, comm); }
    BND_TOOL_FORWARD(Scan, sendbuf, recvbuf, count, datatype, op, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Scan_c
BND_TOOL_REFERENCE(PMPI_Scan_c)
BND_TOOL_NEXT(Scan_c, int, (const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, MPI_Comm), PMPI_Scan_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Scan_c : detail::call<467, int, const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, MPI_Comm> {
    const void *sendbuf;
    void *recvbuf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true;
    static constexpr detail::flow sent_flow{detail::party::beside_and_own, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::beside_and_own, detail::part::whole};
    int next() { return detail::next::Scan_c(sendbuf, recvbuf, count, datatype, op, comm); }
    BND_TOOL_FORWARD(Scan_c, sendbuf, recvbuf, count, datatype, op, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Scan_init
BND_TOOL_REFERENCE(PMPI_Scan_init)
BND_TOOL_NEXT(Scan_init, int, (const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Scan_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Scan_init : detail::call<468, int, const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    void *recvbuf;
    int count;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::beside_and_own, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::beside_and_own, detail::part::whole};
    int next() { return detail::next::Scan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request); }
    BND_TOOL_FORWARD(Scan_init, sendbuf, recvbuf, count, datatype, op, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Scan_init_c
BND_TOOL_REFERENCE(PMPI_Scan_init_c)
BND_TOOL_NEXT(Scan_init_c, int, (const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Scan_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Scan_init_c : detail::call<469, int, const void *, void *, MPI_Count, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    void *recvbuf;
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Op op;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_operation = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::beside_and_own, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::beside_and_own, detail::part::whole};
    int next() { return detail::next::Scan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request); }
    BND_TOOL_FORWARD(Scan_init_c, sendbuf, recvbuf, count, datatype, op, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::operation> operation() const { return op; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        MPI_Count total = 0;
        total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Scatter
BND_TOOL_REFERENCE(PMPI_Scatter)
BND_TOOL_NEXT(Scatter, int, (const void *, int, MPI_Datatype, void *, int, MPI_Datatype, int, MPI_Comm), PMPI_Scatter)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Scatter : detail::call<470, int, const void *, int, MPI_Datatype, void *, int, MPI_Datatype, int, MPI_Comm> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    int recvcount;
    MPI_Datatype recvtype;
    int root;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_root_rank = true;
    static constexpr detail::flow sent_flow{detail::party::leaves, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::root, detail::part::whole};
    int next() { return detail::next::Scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm); }
    BND_TOOL_FORWARD(Scatter, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    MPI_Count bytes_sent() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(sendcount, sendtype) * detail::number(detail::remote_size(comm));
        if (role.is_root && recvbuf == MPI_IN_PLACE) total -= detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && recvbuf != MPI_IN_PLACE) total += detail::bytes(recvcount, recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Scatter_c
BND_TOOL_REFERENCE(PMPI_Scatter_c)
BND_TOOL_NEXT(Scatter_c, int, (const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, int, MPI_Comm), PMPI_Scatter_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Scatter_c : detail::call<471, int, const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, int, MPI_Comm> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype recvtype;
    int root;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_root_rank = true;
    static constexpr detail::flow sent_flow{detail::party::leaves, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::root, detail::part::whole};
    int next() { return detail::next::Scatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm); }
    BND_TOOL_FORWARD(Scatter_c, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    MPI_Count bytes_sent() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(sendcount, sendtype) * detail::number(detail::remote_size(comm));
        if (role.is_root && recvbuf == MPI_IN_PLACE) total -= detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && recvbuf != MPI_IN_PLACE) total += detail::bytes(recvcount, recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Scatter_init
BND_TOOL_REFERENCE(PMPI_Scatter_init)
BND_TOOL_NEXT(Scatter_init, int, (const void *, int, MPI_Datatype, void *, int, MPI_Datatype, int, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Scatter_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Scatter_init : detail::call<472, int, const void *, int, MPI_Datatype, void *, int, MPI_Datatype, int, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    int recvcount;
    MPI_Datatype recvtype;
    int root;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_root_rank = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::leaves, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::root, detail::part::whole};
    int next() { return detail::next::Scatter_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request); }
    BND_TOOL_FORWARD(Scatter_init, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(sendcount, sendtype) * detail::number(detail::remote_size(comm));
        if (role.is_root && recvbuf == MPI_IN_PLACE) total -= detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && recvbuf != MPI_IN_PLACE) total += detail::bytes(recvcount, recvtype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Scatter_init_c
BND_TOOL_REFERENCE(PMPI_Scatter_init_c)
BND_TOOL_NEXT(Scatter_init_c, int, (const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, int, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Scatter_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Scatter_init_c : detail::call<473, int, const void *, MPI_Count, MPI_Datatype, void *, MPI_Count, MPI_Datatype, int, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype recvtype;
    int root;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_root_rank = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::leaves, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::root, detail::part::whole};
    int next() { return detail::next::Scatter_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request); }
    BND_TOOL_FORWARD(Scatter_init_c, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(sendcount, sendtype) * detail::number(detail::remote_size(comm));
        if (role.is_root && recvbuf == MPI_IN_PLACE) total -= detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && recvbuf != MPI_IN_PLACE) total += detail::bytes(recvcount, recvtype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Scatterv
BND_TOOL_REFERENCE(PMPI_Scatterv)
BND_TOOL_NEXT(Scatterv, int, (const void *, const int *, const int *, MPI_Datatype, void *, int, MPI_Datatype, int, MPI_Comm), PMPI_Scatterv)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Scatterv : detail::call<474, int, const void *, const int *, const int *, MPI_Datatype, void *, int, MPI_Datatype, int, MPI_Comm> {
    const void *sendbuf;
    const int *sendcounts;
    const int *displs;
    MPI_Datatype sendtype;
    void *recvbuf;
    int recvcount;
    MPI_Datatype recvtype;
    int root;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatype = true, has_send_displacements = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_root_rank = true;
    static constexpr detail::flow sent_flow{detail::party::leaves, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::root, detail::part::whole};
    int next() { return detail::next::Scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm); }
    BND_TOOL_FORWARD(Scatterv, sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm)
    const void *send_buffer() const { return sendbuf; }
    const int *send_counts() const { return sendcounts; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    const int *send_displacements() const { return displs; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    MPI_Count bytes_sent() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(sendcounts, detail::remote_size(comm), sendtype);
        if (role.is_root && recvbuf == MPI_IN_PLACE) total -= detail::bytes(sendcounts[detail::group_rank(comm)], sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && recvbuf != MPI_IN_PLACE) total += detail::bytes(recvcount, recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Scatterv_c
BND_TOOL_REFERENCE(PMPI_Scatterv_c)
BND_TOOL_NEXT(Scatterv_c, int, (const void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, void *, MPI_Count, MPI_Datatype, int, MPI_Comm), PMPI_Scatterv_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Scatterv_c : detail::call<475, int, const void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, void *, MPI_Count, MPI_Datatype, int, MPI_Comm> {
    const void *sendbuf;
    const MPI_Count *sendcounts;
    const MPI_Aint *displs;
    MPI_Datatype sendtype;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype recvtype;
    int root;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatype = true, has_send_displacements = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_root_rank = true;
    static constexpr detail::flow sent_flow{detail::party::leaves, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::root, detail::part::whole};
    int next() { return detail::next::Scatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm); }
    BND_TOOL_FORWARD(Scatterv_c, sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm)
    const void *send_buffer() const { return sendbuf; }
    const MPI_Count *send_counts() const { return sendcounts; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    const MPI_Aint *send_displacements() const { return displs; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    MPI_Count bytes_sent() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(sendcounts, detail::remote_size(comm), sendtype);
        if (role.is_root && recvbuf == MPI_IN_PLACE) total -= detail::bytes(sendcounts[detail::group_rank(comm)], sendtype);
        return total;
    }
    MPI_Count bytes_received() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && recvbuf != MPI_IN_PLACE) total += detail::bytes(recvcount, recvtype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Scatterv_init
BND_TOOL_REFERENCE(PMPI_Scatterv_init)
BND_TOOL_NEXT(Scatterv_init, int, (const void *, const int *, const int *, MPI_Datatype, void *, int, MPI_Datatype, int, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Scatterv_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Scatterv_init : detail::call<476, int, const void *, const int *, const int *, MPI_Datatype, void *, int, MPI_Datatype, int, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    const int *sendcounts;
    const int *displs;
    MPI_Datatype sendtype;
    void *recvbuf;
    int recvcount;
    MPI_Datatype recvtype;
    int root;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatype = true, has_send_displacements = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_root_rank = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::leaves, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::root, detail::part::whole};
    int next() { return detail::next::Scatterv_init(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request); }
    BND_TOOL_FORWARD(Scatterv_init, sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    const int *send_counts() const { return sendcounts; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    const int *send_displacements() const { return displs; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(sendcounts, detail::remote_size(comm), sendtype);
        if (role.is_root && recvbuf == MPI_IN_PLACE) total -= detail::bytes(sendcounts[detail::group_rank(comm)], sendtype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && recvbuf != MPI_IN_PLACE) total += detail::bytes(recvcount, recvtype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Scatterv_init_c
BND_TOOL_REFERENCE(PMPI_Scatterv_init_c)
BND_TOOL_NEXT(Scatterv_init_c, int, (const void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, void *, MPI_Count, MPI_Datatype, int, MPI_Comm, MPI_Info, MPI_Request *), PMPI_Scatterv_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Scatterv_init_c : detail::call<477, int, const void *, const MPI_Count *, const MPI_Aint *, MPI_Datatype, void *, MPI_Count, MPI_Datatype, int, MPI_Comm, MPI_Info, MPI_Request *> {
    const void *sendbuf;
    const MPI_Count *sendcounts;
    const MPI_Aint *displs;
    MPI_Datatype sendtype;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype recvtype;
    int root;
    MPI_Comm comm;
    MPI_Info info;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_counts = true, has_send_datatype = true, has_send_displacements = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_communicator = true, has_root_rank = true, has_requests = true;
    static constexpr detail::flow sent_flow{detail::party::leaves, detail::part::block};
    static constexpr detail::flow received_flow{detail::party::root, detail::part::whole};
    int next() { return detail::next::Scatterv_init_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request); }
    BND_TOOL_FORWARD(Scatterv_init_c, sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request)
    const void *send_buffer() const { return sendbuf; }
    const MPI_Count *send_counts() const { return sendcounts; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    const MPI_Aint *send_displacements() const { return displs; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int root_rank() const { return root; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_root) total += detail::bytes(sendcounts, detail::remote_size(comm), sendtype);
        if (role.is_root && recvbuf == MPI_IN_PLACE) total -= detail::bytes(sendcounts[detail::group_rank(comm)], sendtype);
        return total;
    }
    MPI_Count bytes_received_by_start() const
    {
        const detail::rooted role(comm, root);
        MPI_Count total = 0;
        if (role.is_leaf && recvbuf != MPI_IN_PLACE) total += detail::bytes(recvcount, recvtype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Send
BND_TOOL_REFERENCE(PMPI_Send)
BND_TOOL_NEXT(Send, int, (const void *, int, MPI_Datatype, int, int, MPI_Comm), PMPI_Send)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ssend;
struct Send : detail::call<478, int, const void *, int, MPI_Datatype, int, int, MPI_Comm> {
    const void *buf;
    int count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    using synchronous = Ssend;
    int next() { return detail::next::Send(buf, count, datatype, dest, tag, comm); }
    BND_TOOL_FORWARD(Send, buf, count, datatype, dest, tag, comm)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Send_c
BND_TOOL_REFERENCE(PMPI_Send_c)
BND_TOOL_NEXT(Send_c, int, (const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm), PMPI_Send_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ssend_c;
struct Send_c : detail::call<479, int, const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm> {
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    using synchronous = Ssend_c;
    int next() { return detail::next::Send_c(buf, count, datatype, dest, tag, comm); }
    BND_TOOL_FORWARD(Send_c, buf, count, datatype, dest, tag, comm)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Send_init
BND_TOOL_REFERENCE(PMPI_Send_init)
BND_TOOL_NEXT(Send_init, int, (const void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *), PMPI_Send_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ssend_init;
struct Send_init : detail::call<480, int, const void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *> {
    const void *buf;
    int count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    using synchronous = Ssend_init;
    int next() { return detail::next::Send_init(buf, count, datatype, dest, tag, comm, request); }
    BND_TOOL_FORWARD(Send_init, buf, count, datatype, dest, tag, comm, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Send_init_c
BND_TOOL_REFERENCE(PMPI_Send_init_c)
BND_TOOL_NEXT(Send_init_c, int, (const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Request *), PMPI_Send_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ssend_init_c;
struct Send_init_c : detail::call<481, int, const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Request *> {
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    using synchronous = Ssend_init_c;
    int next() { return detail::next::Send_init_c(buf, count, datatype, dest, tag, comm, request); }
    BND_TOOL_FORWARD(Send_init_c, buf, count, datatype, dest, tag, comm, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Sendrecv
BND_TOOL_REFERENCE(PMPI_Sendrecv)
BND_TOOL_NEXT(Sendrecv, int, (const void *, int, MPI_Datatype, int, int, void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Status *), PMPI_Sendrecv)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Sendrecv : detail::call_with_status<482, int, const void *, int, MPI_Datatype, int, int, void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Status *> {
    const void *sendbuf;
    int sendcount;
    MPI_Datatype sendtype;
    int dest;
    int sendtag;
    void *recvbuf;
    int recvcount;
    MPI_Datatype recvtype;
    int source;
    int recvtag;
    MPI_Comm comm;
    MPI_Status *status;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_receive_tag = true, has_send_peer = true, has_receive_peer = true, has_communicator = true, has_message_tag = true, has_statuses = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, this->status_or_own(status)); }
    BND_TOOL_FORWARD(Sendrecv, sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    int send_tag() const { return sendtag; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    int receive_tag() const { return recvtag; }
    int send_peer() const { return dest; }
    int receive_peer() const { return source; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return sendtag; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received() const { return this->bytes_of_status(); }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Sendrecv_c
BND_TOOL_REFERENCE(PMPI_Sendrecv_c)
BND_TOOL_NEXT(Sendrecv_c, int, (const void *, MPI_Count, MPI_Datatype, int, int, void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Status *), PMPI_Sendrecv_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Sendrecv_c : detail::call_with_status<483, int, const void *, MPI_Count, MPI_Datatype, int, int, void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Status *> {
    const void *sendbuf;
    MPI_Count sendcount;
    MPI_Datatype sendtype;
    int dest;
    int sendtag;
    void *recvbuf;
    MPI_Count recvcount;
    MPI_Datatype recvtype;
    int source;
    int recvtag;
    MPI_Comm comm;
    MPI_Status *status;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_receive_tag = true, has_send_peer = true, has_receive_peer = true, has_communicator = true, has_message_tag = true, has_statuses = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Sendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, this->status_or_own(status)); }
    BND_TOOL_FORWARD(Sendrecv_c, sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status)
    const void *send_buffer() const { return sendbuf; }
    MPI_Count send_count() const { return sendcount; }
    bindery::handle<object::datatype> send_datatype() const { return sendtype; }
    int send_tag() const { return sendtag; }
    void *receive_buffer() const { return recvbuf; }
    MPI_Count receive_count() const { return recvcount; }
    bindery::handle<object::datatype> receive_datatype() const { return recvtype; }
    int receive_tag() const { return recvtag; }
    int send_peer() const { return dest; }
    int receive_peer() const { return source; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return sendtag; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(sendcount, sendtype);
        return total;
    }
    MPI_Count bytes_received() const { return this->bytes_of_status(); }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Sendrecv_replace
BND_TOOL_REFERENCE(PMPI_Sendrecv_replace)
BND_TOOL_NEXT(Sendrecv_replace, int, (void *, int, MPI_Datatype, int, int, int, int, MPI_Comm, MPI_Status *), PMPI_Sendrecv_replace)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Sendrecv_replace : detail::call_with_status<484, int, void *, int, MPI_Datatype, int, int, int, int, MPI_Comm, MPI_Status *> {
    void *buf;
    int count;
    MPI_Datatype datatype;
    int dest;
    int sendtag;
    int source;
    int recvtag;
    MPI_Comm comm;
    MPI_Status *status;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_receive_tag = true, has_send_peer = true, has_receive_peer = true, has_communicator = true, has_message_tag = true, has_statuses = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Sendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, this->status_or_own(status)); }
    BND_TOOL_FORWARD(Sendrecv_replace, buf, count, datatype, dest, sendtag, source, recvtag, comm, status)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return sendtag; }
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    int receive_tag() const { return recvtag; }
    int send_peer() const { return dest; }
    int receive_peer() const { return source; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return sendtag; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received() const { return this->bytes_of_status(); }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Sendrecv_replace_c
BND_TOOL_REFERENCE(PMPI_Sendrecv_replace_c)
BND_TOOL_NEXT(Sendrecv_replace_c, int, (void *, MPI_Count, MPI_Datatype, int, int, int, int, MPI_Comm, MPI_Status *), PMPI_Sendrecv_replace_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Sendrecv_replace_c : detail::call_with_status<485, int, void *, MPI_Count, MPI_Datatype, int, int, int, int, MPI_Comm, MPI_Status *> {
    void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    int dest;
    int sendtag;
    int source;
    int recvtag;
    MPI_Comm comm;
    MPI_Status *status;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_receive_buffer = true, has_receive_count = true, has_receive_datatype = true, has_receive_tag = true, has_send_peer = true, has_receive_peer = true, has_communicator = true, has_message_tag = true, has_statuses = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    static constexpr detail::flow received_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Sendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, this->status_or_own(status)); }
    BND_TOOL_FORWARD(Sendrecv_replace_c, buf, count, datatype, dest, sendtag, source, recvtag, comm, status)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return sendtag; }
    void *receive_buffer() const { return buf; }
    MPI_Count receive_count() const { return count; }
    bindery::handle<object::datatype> receive_datatype() const { return datatype; }
    int receive_tag() const { return recvtag; }
    int send_peer() const { return dest; }
    int receive_peer() const { return source; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return sendtag; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    MPI_Count bytes_received() const { return this->bytes_of_status(); }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Session_attach_buffer
BND_TOOL_REFERENCE(PMPI_Session_attach_buffer)
BND_TOOL_NEXT(Session_attach_buffer, int, (MPI_Session, void *, int), PMPI_Session_attach_buffer)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Session_attach_buffer : detail::call<486, int, MPI_Session, void *, int> {
    MPI_Session session;
    void *buffer;
    int size;
    int next() { return detail::next::Session_attach_buffer(session, buffer, size); }
    BND_TOOL_FORWARD(Session_attach_buffer, session, buffer, size)
    int fail(int code) const { return detail::raise_on_session(session, code); }
};
}
#endif

#if BND_HAS_MPI_Session_attach_buffer_c
BND_TOOL_REFERENCE(PMPI_Session_attach_buffer_c)
BND_TOOL_NEXT(Session_attach_buffer_c, int, (MPI_Session, void *, MPI_Count), PMPI_Session_attach_buffer_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Session_attach_buffer_c : detail::call<487, int, MPI_Session, void *, MPI_Count> {
    MPI_Session session;
    void *buffer;
    MPI_Count size;
    int next() { return detail::next::Session_attach_buffer_c(session, buffer, size); }
    BND_TOOL_FORWARD(Session_attach_buffer_c, session, buffer, size)
    int fail(int code) const { return detail::raise_on_session(session, code); }
};
}
#endif

#if BND_HAS_MPI_Session_c2f
BND_TOOL_REFERENCE(PMPI_Session_c2f)
BND_TOOL_NEXT(Session_c2f, MPI_Fint, (MPI_Session), PMPI_Session_c2f)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Session_c2f : detail::call<488, MPI_Fint, MPI_Session> {
    MPI_Session session;
    MPI_Fint next() { return detail::next::Session_c2f(session); }
    BND_TOOL_FORWARD(Session_c2f, session)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Session_call_errhandler
BND_TOOL_REFERENCE(PMPI_Session_call_errhandler)
BND_TOOL_NEXT(Session_call_errhandler, int, (MPI_Session, int), PMPI_Session_call_errhandler)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Session_call_errhandler : detail::call<489, int, MPI_Session, int> {
    MPI_Session session;
    int errorcode;
    int next() { return detail::next::Session_call_errhandler(session, errorcode); }
    BND_TOOL_FORWARD(Session_call_errhandler, session, errorcode)
    int fail(int code) const { return detail::raise_on_session(session, code); }
};
}
#endif

#if BND_HAS_MPI_Session_create_errhandler
BND_TOOL_REFERENCE(PMPI_Session_create_errhandler)
BND_TOOL_NEXT(Session_create_errhandler, int, (MPI_Session_errhandler_function *, MPI_Errhandler *), PMPI_Session_create_errhandler)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Session_create_errhandler : detail::call<490, int, MPI_Session_errhandler_function *, MPI_Errhandler *> {
    MPI_Session_errhandler_function *session_errhandler_fn;
    MPI_Errhandler *errhandler;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Session_create_errhandler(session_errhandler_fn, errhandler); }
    BND_TOOL_FORWARD(Session_create_errhandler, session_errhandler_fn, errhandler)
    bindery::handle<object::errhandler> new_handle() const { return *errhandler; }
};
}
#endif

#if BND_HAS_MPI_Session_detach_buffer
BND_TOOL_REFERENCE(PMPI_Session_detach_buffer)
BND_TOOL_NEXT(Session_detach_buffer, int, (MPI_Session, void *, int *), PMPI_Session_detach_buffer)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Session_detach_buffer : detail::call<491, int, MPI_Session, void *, int *> {
    MPI_Session session;
    void *buffer_addr;
    int *size;
    int next() { return detail::next::Session_detach_buffer(session, buffer_addr, size); }
    BND_TOOL_FORWARD(Session_detach_buffer, session, buffer_addr, size)
    int fail(int code) const { return detail::raise_on_session(session, code); }
};
}
#endif

#if BND_HAS_MPI_Session_detach_buffer_c
BND_TOOL_REFERENCE(PMPI_Session_detach_buffer_c)
BND_TOOL_NEXT(Session_detach_buffer_c, int, (MPI_Session, void *, MPI_Count *), PMPI_Session_detach_buffer_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Session_detach_buffer_c : detail::call<492, int, MPI_Session, void *, MPI_Count *> {
    MPI_Session session;
    void *buffer_addr;
    MPI_Count *size;
    int next() { return detail::next::Session_detach_buffer_c(session, buffer_addr, size); }
    BND_TOOL_FORWARD(Session_detach_buffer_c, session, buffer_addr, size)
    int fail(int code) const { return detail::raise_on_session(session, code); }
};
}
#endif

#if BND_HAS_MPI_Session_f2c
BND_TOOL_REFERENCE(PMPI_Session_f2c)
BND_TOOL_NEXT(Session_f2c, MPI_Session, (MPI_Fint), PMPI_Session_f2c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Session_f2c : detail::call<493, MPI_Session, MPI_Fint> {
    MPI_Fint session;
    MPI_Session next() { return detail::next::Session_f2c(session); }
    BND_TOOL_FORWARD(Session_f2c, session)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Session_finalize
BND_TOOL_REFERENCE(PMPI_Session_finalize)
BND_TOOL_NEXT(Session_finalize, int, (MPI_Session *), PMPI_Session_finalize)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Session_finalize : detail::call<494, int, MPI_Session *> {
    MPI_Session *session;
    int next() { return detail::next::Session_finalize(session); }
    BND_TOOL_FORWARD(Session_finalize, session)
    int fail(int code) const { return detail::raise_on_session(*session, code); }
};
}
#endif

#if BND_HAS_MPI_Session_flush_buffer
BND_TOOL_REFERENCE(PMPI_Session_flush_buffer)
BND_TOOL_NEXT(Session_flush_buffer, int, (MPI_Session), PMPI_Session_flush_buffer)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Session_flush_buffer : detail::call<495, int, MPI_Session> {
    MPI_Session session;
    int next() { return detail::next::Session_flush_buffer(session); }
    BND_TOOL_FORWARD(Session_flush_buffer, session)
    int fail(int code) const { return detail::raise_on_session(session, code); }
};
}
#endif

#if BND_HAS_MPI_Session_fromint
BND_TOOL_REFERENCE(PMPI_Session_fromint)
BND_TOOL_NEXT(Session_fromint, MPI_Session, (int), PMPI_Session_fromint)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Session_fromint : detail::call<496, MPI_Session, int> {
    int session;
    MPI_Session next() { return detail::next::Session_fromint(session); }
    BND_TOOL_FORWARD(Session_fromint, session)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Session_get_errhandler
BND_TOOL_REFERENCE(PMPI_Session_get_errhandler)
BND_TOOL_NEXT(Session_get_errhandler, int, (MPI_Session, MPI_Errhandler *), PMPI_Session_get_errhandler)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Session_get_errhandler : detail::call<497, int, MPI_Session, MPI_Errhandler *> {
    MPI_Session session;
    MPI_Errhandler *errhandler;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Session_get_errhandler(session, errhandler); }
    BND_TOOL_FORWARD(Session_get_errhandler, session, errhandler)
    bindery::handle<object::errhandler> new_handle() const { return *errhandler; }
    int fail(int code) const { return detail::raise_on_session(session, code); }
};
}
#endif

#if BND_HAS_MPI_Session_get_info
BND_TOOL_REFERENCE(PMPI_Session_get_info)
BND_TOOL_NEXT(Session_get_info, int, (MPI_Session, MPI_Info *), PMPI_Session_get_info)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Session_get_info : detail::call<498, int, MPI_Session, MPI_Info *> {
    MPI_Session session;
    MPI_Info *info_used;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Session_get_info(session, info_used); }
    BND_TOOL_FORWARD(Session_get_info, session, info_used)
    bindery::handle<object::info> new_handle() const { return *info_used; }
    int fail(int code) const { return detail::raise_on_session(session, code); }
};
}
#endif

#if BND_HAS_MPI_Session_get_nth_pset
BND_TOOL_REFERENCE(PMPI_Session_get_nth_pset)
BND_TOOL_NEXT(Session_get_nth_pset, int, (MPI_Session, MPI_Info, int, int *, char *), PMPI_Session_get_nth_pset)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Session_get_nth_pset : detail::call<499, int, MPI_Session, MPI_Info, int, int *, char *> {
    MPI_Session session;
    MPI_Info info;
    int n;
    int *pset_len;
    char *pset_name;
    int next() { return detail::next::Session_get_nth_pset(session, info, n, pset_len, pset_name); }
    BND_TOOL_FORWARD(Session_get_nth_pset, session, info, n, pset_len, pset_name)
    int fail(int code) const { return detail::raise_on_session(session, code); }
};
}
#endif

#if BND_HAS_MPI_Session_get_num_psets
BND_TOOL_REFERENCE(PMPI_Session_get_num_psets)
BND_TOOL_NEXT(Session_get_num_psets, int, (MPI_Session, MPI_Info, int *), PMPI_Session_get_num_psets)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Session_get_num_psets : detail::call<500, int, MPI_Session, MPI_Info, int *> {
    MPI_Session session;
    MPI_Info info;
    int *npset_names;
    int next() { return detail::next::Session_get_num_psets(session, info, npset_names); }
    BND_TOOL_FORWARD(Session_get_num_psets, session, info, npset_names)
    int fail(int code) const { return detail::raise_on_session(session, code); }
};
}
#endif

#if BND_HAS_MPI_Session_get_pset_info
BND_TOOL_REFERENCE(PMPI_Session_get_pset_info)
BND_TOOL_NEXT(Session_get_pset_info, int, (MPI_Session, const char *, MPI_Info *), PMPI_Session_get_pset_info)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Session_get_pset_info : detail::call<501, int, MPI_Session, const char *, MPI_Info *> {
    MPI_Session session;
    const char *pset_name;
    MPI_Info *info;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Session_get_pset_info(session, pset_name, info); }
    BND_TOOL_FORWARD(Session_get_pset_info, session, pset_name, info)
    bindery::handle<object::info> new_handle() const { return *info; }
    int fail(int code) const { return detail::raise_on_session(session, code); }
};
}
#endif

#if BND_HAS_MPI_Session_iflush_buffer
BND_TOOL_REFERENCE(PMPI_Session_iflush_buffer)
BND_TOOL_NEXT(Session_iflush_buffer, int, (MPI_Session, MPI_Request *), PMPI_Session_iflush_buffer)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Session_iflush_buffer : detail::call<502, int, MPI_Session, MPI_Request *> {
    MPI_Session session;
    MPI_Request *request;
    static constexpr bool has_requests = true;
    int next() { return detail::next::Session_iflush_buffer(session, request); }
    BND_TOOL_FORWARD(Session_iflush_buffer, session, request)
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    int fail(int code) const { return detail::raise_on_session(session, code); }
};
}
#endif

#if BND_HAS_MPI_Session_init
BND_TOOL_REFERENCE(PMPI_Session_init)
BND_TOOL_NEXT(Session_init, int, (MPI_Info, MPI_Errhandler, MPI_Session *), PMPI_Session_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Session_init : detail::call<503, int, MPI_Info, MPI_Errhandler, MPI_Session *> {
    MPI_Info info;
    MPI_Errhandler errhandler;
    MPI_Session *session;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Session_init(info, errhandler, session); }
    BND_TOOL_FORWARD(Session_init, info, errhandler, session)
    bindery::handle<object::session> new_handle() const { return *session; }
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Session_set_errhandler
BND_TOOL_REFERENCE(PMPI_Session_set_errhandler)
BND_TOOL_NEXT(Session_set_errhandler, int, (MPI_Session, MPI_Errhandler), PMPI_Session_set_errhandler)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Session_set_errhandler : detail::call<504, int, MPI_Session, MPI_Errhandler> {
    MPI_Session session;
    MPI_Errhandler errhandler;
    int next() { return detail::next::Session_set_errhandler(session, errhandler); }
    BND_TOOL_FORWARD(Session_set_errhandler, session, errhandler)
    int fail(int code) const { return detail::raise_on_session(session, code); }
};
}
#endif

#if BND_HAS_MPI_Session_toint
BND_TOOL_REFERENCE(PMPI_Session_toint)
BND_TOOL_NEXT(Session_toint, int, (MPI_Session), PMPI_Session_toint)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Session_toint : detail::call<505, int, MPI_Session> {
    MPI_Session session;
    int next() { return detail::next::Session_toint(session); }
    BND_TOOL_FORWARD(Session_toint, session)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Ssend
BND_TOOL_REFERENCE(PMPI_Ssend)
BND_TOOL_NEXT(Ssend, int, (const void *, int, MPI_Datatype, int, int, MPI_Comm), PMPI_Ssend)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ssend : detail::call<506, int, const void *, int, MPI_Datatype, int, int, MPI_Comm> {
    const void *buf;
    int count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Ssend(buf, count, datatype, dest, tag, comm); }
    BND_TOOL_FORWARD(Ssend, buf, count, datatype, dest, tag, comm)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Ssend_c
BND_TOOL_REFERENCE(PMPI_Ssend_c)
BND_TOOL_NEXT(Ssend_c, int, (const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm), PMPI_Ssend_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ssend_c : detail::call<507, int, const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm> {
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Ssend_c(buf, count, datatype, dest, tag, comm); }
    BND_TOOL_FORWARD(Ssend_c, buf, count, datatype, dest, tag, comm)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    MPI_Count bytes_sent() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Ssend_init
BND_TOOL_REFERENCE(PMPI_Ssend_init)
BND_TOOL_NEXT(Ssend_init, int, (const void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *), PMPI_Ssend_init)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ssend_init : detail::call<508, int, const void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *> {
    const void *buf;
    int count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Ssend_init(buf, count, datatype, dest, tag, comm, request); }
    BND_TOOL_FORWARD(Ssend_init, buf, count, datatype, dest, tag, comm, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Ssend_init_c
BND_TOOL_REFERENCE(PMPI_Ssend_init_c)
BND_TOOL_NEXT(Ssend_init_c, int, (const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Request *), PMPI_Ssend_init_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Ssend_init_c : detail::call<509, int, const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Request *> {
    const void *buf;
    MPI_Count count;
    MPI_Datatype datatype;
    int dest;
    int tag;
    MPI_Comm comm;
    MPI_Request *request;
    static constexpr bool has_send_buffer = true, has_send_count = true, has_send_datatype = true, has_send_tag = true, has_send_peer = true, has_communicator = true, has_message_tag = true, has_requests = true, has_peer = true;
    static constexpr detail::flow sent_flow{detail::party::peer, detail::part::whole};
    int next() { return detail::next::Ssend_init_c(buf, count, datatype, dest, tag, comm, request); }
    BND_TOOL_FORWARD(Ssend_init_c, buf, count, datatype, dest, tag, comm, request)
    const void *send_buffer() const { return buf; }
    MPI_Count send_count() const { return count; }
    bindery::handle<object::datatype> send_datatype() const { return datatype; }
    int send_tag() const { return tag; }
    int send_peer() const { return dest; }
    bindery::handle<object::communicator> communicator() const { return comm; }
    int message_tag() const { return tag; }
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    MPI_Count bytes_sent_by_start() const
    {
        MPI_Count total = 0;
        if (dest != MPI_PROC_NULL) total += detail::bytes(count, datatype);
        return total;
    }
    template <class Visit> void for_each_peer_by_start(Visit visit) const { detail::visit_peers(*this, visit); }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
    int peer() const { return dest; }
};
}
#endif

#if BND_HAS_MPI_Start
BND_TOOL_REFERENCE(PMPI_Start)
BND_TOOL_NEXT(Start, int, (MPI_Request *), PMPI_Start)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Start : detail::call<510, int, MPI_Request *> {
    MPI_Request *request;
    static constexpr bool has_requests = true;
    int next() { return detail::next::Start(request); }
    BND_TOOL_FORWARD(Start, request)
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
};
}
#endif

#if BND_HAS_MPI_Startall
BND_TOOL_REFERENCE(PMPI_Startall)
BND_TOOL_NEXT(Startall, int, (int, MPI_Request *), PMPI_Startall)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Startall : detail::call<511, int, int, MPI_Request *> {
    int count;
    MPI_Request *array_of_requests;
    static constexpr bool has_requests = true;
    int next() { return detail::next::Startall(count, array_of_requests); }
    BND_TOOL_FORWARD(Startall, count, array_of_requests)
    array<const MPI_Request> requests() const { return detail::requests(array_of_requests, count); }
};
}
#endif

#if BND_HAS_MPI_Status_c2f
BND_TOOL_REFERENCE(PMPI_Status_c2f)
BND_TOOL_NEXT(Status_c2f, int, (const MPI_Status *, MPI_Fint *), PMPI_Status_c2f)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Status_c2f : detail::call<512, int, const MPI_Status *, MPI_Fint *> {
    const MPI_Status *c_status;
    MPI_Fint *f_status;
    static constexpr bool has_statuses = true;
    int next() { return detail::next::Status_c2f(c_status, f_status); }
    BND_TOOL_FORWARD(Status_c2f, c_status, f_status)
    array<const MPI_Status> statuses() const { return detail::statuses(c_status, 1); }
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Status_c2f08
BND_TOOL_REFERENCE(PMPI_Status_c2f08)
BND_TOOL_NEXT(Status_c2f08, int, (const MPI_Status *, MPI_F08_status *), PMPI_Status_c2f08)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Status_c2f08 : detail::call<513, int, const MPI_Status *, MPI_F08_status *> {
    const MPI_Status *c_status;
    MPI_F08_status *f08_status;
    static constexpr bool has_statuses = true;
    int next() { return detail::next::Status_c2f08(c_status, f08_status); }
    BND_TOOL_FORWARD(Status_c2f08, c_status, f08_status)
    array<const MPI_Status> statuses() const { return detail::statuses(c_status, 1); }
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Status_f082c
BND_TOOL_REFERENCE(PMPI_Status_f082c)
BND_TOOL_NEXT(Status_f082c, int, (const MPI_F08_status *, MPI_Status *), PMPI_Status_f082c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Status_f082c : detail::call<514, int, const MPI_F08_status *, MPI_Status *> {
    const MPI_F08_status *f08_status;
    MPI_Status *c_status;
    static constexpr bool has_statuses = true;
    int next() { return detail::next::Status_f082c(f08_status, c_status); }
    BND_TOOL_FORWARD(Status_f082c, f08_status, c_status)
    array<const MPI_Status> statuses() const { return detail::statuses(c_status, 1); }
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Status_f082f
BND_TOOL_REFERENCE(PMPI_Status_f082f)
BND_TOOL_NEXT(Status_f082f, int, (const MPI_F08_status *, MPI_Fint *), PMPI_Status_f082f)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Status_f082f : detail::call<515, int, const MPI_F08_status *, MPI_Fint *> {
    const MPI_F08_status *f08_status;
    MPI_Fint *f_status;
    int next() { return detail::next::Status_f082f(f08_status, f_status); }
    BND_TOOL_FORWARD(Status_f082f, f08_status, f_status)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Status_f2c
BND_TOOL_REFERENCE(PMPI_Status_f2c)
BND_TOOL_NEXT(Status_f2c, int, (const MPI_Fint *, MPI_Status *), PMPI_Status_f2c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Status_f2c : detail::call<516, int, const MPI_Fint *, MPI_Status *> {
    const MPI_Fint *f_status;
    MPI_Status *c_status;
    static constexpr bool has_statuses = true;
    int next() { return detail::next::Status_f2c(f_status, c_status); }
    BND_TOOL_FORWARD(Status_f2c, f_status, c_status)
    array<const MPI_Status> statuses() const { return detail::statuses(c_status, 1); }
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Status_f2f08
BND_TOOL_REFERENCE(PMPI_Status_f2f08)
BND_TOOL_NEXT(Status_f2f08, int, (const MPI_Fint *, MPI_F08_status *), PMPI_Status_f2f08)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Status_f2f08 : detail::call<517, int, const MPI_Fint *, MPI_F08_status *> {
    const MPI_Fint *f_status;
    MPI_F08_status *f08_status;
    int next() { return detail::next::Status_f2f08(f_status, f08_status); }
    BND_TOOL_FORWARD(Status_f2f08, f_status, f08_status)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Status_get_error
BND_TOOL_REFERENCE(PMPI_Status_get_error)
BND_TOOL_NEXT(Status_get_error, int, (const MPI_Status *, int *), PMPI_Status_get_error)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Status_get_error : detail::call<518, int, const MPI_Status *, int *> {
    const MPI_Status *status;
    int *err;
    static constexpr bool has_statuses = true;
    int next() { return detail::next::Status_get_error(status, err); }
    BND_TOOL_FORWARD(Status_get_error, status, err)
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
};
}
#endif

#if BND_HAS_MPI_Status_get_source
BND_TOOL_REFERENCE(PMPI_Status_get_source)
BND_TOOL_NEXT(Status_get_source, int, (const MPI_Status *, int *), PMPI_Status_get_source)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Status_get_source : detail::call<519, int, const MPI_Status *, int *> {
    const MPI_Status *status;
    int *source;
    static constexpr bool has_statuses = true;
    int next() { return detail::next::Status_get_source(status, source); }
    BND_TOOL_FORWARD(Status_get_source, status, source)
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
};
}
#endif

#if BND_HAS_MPI_Status_get_tag
BND_TOOL_REFERENCE(PMPI_Status_get_tag)
BND_TOOL_NEXT(Status_get_tag, int, (const MPI_Status *, int *), PMPI_Status_get_tag)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Status_get_tag : detail::call<520, int, const MPI_Status *, int *> {
    const MPI_Status *status;
    int *tag;
    static constexpr bool has_statuses = true;
    int next() { return detail::next::Status_get_tag(status, tag); }
    BND_TOOL_FORWARD(Status_get_tag, status, tag)
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
};
}
#endif

#if BND_HAS_MPI_Status_set_cancelled
BND_TOOL_REFERENCE(PMPI_Status_set_cancelled)
BND_TOOL_NEXT(Status_set_cancelled, int, (MPI_Status *, int), PMPI_Status_set_cancelled)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Status_set_cancelled : detail::call<521, int, MPI_Status *, int> {
    MPI_Status *status;
    int flag;
    static constexpr bool has_statuses = true;
    int next() { return detail::next::Status_set_cancelled(status, flag); }
    BND_TOOL_FORWARD(Status_set_cancelled, status, flag)
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
};
}
#endif

#if BND_HAS_MPI_Status_set_elements
BND_TOOL_REFERENCE(PMPI_Status_set_elements)
BND_TOOL_NEXT(Status_set_elements, int, (MPI_Status *, MPI_Datatype, int), PMPI_Status_set_elements)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Status_set_elements : detail::call<522, int, MPI_Status *, MPI_Datatype, int> {
    MPI_Status *status;
    MPI_Datatype datatype;
    int count;
    static constexpr bool has_statuses = true;
    int next() { return detail::next::Status_set_elements(status, datatype, count); }
    BND_TOOL_FORWARD(Status_set_elements, status, datatype, count)
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
};
}
#endif

#if BND_HAS_MPI_Status_set_elements_c
BND_TOOL_REFERENCE(PMPI_Status_set_elements_c)
BND_TOOL_NEXT(Status_set_elements_c, int, (MPI_Status *, MPI_Datatype, MPI_Count), PMPI_Status_set_elements_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Status_set_elements_c : detail::call<523, int, MPI_Status *, MPI_Datatype, MPI_Count> {
    MPI_Status *status;
    MPI_Datatype datatype;
    MPI_Count count;
    static constexpr bool has_statuses = true;
    int next() { return detail::next::Status_set_elements_c(status, datatype, count); }
    BND_TOOL_FORWARD(Status_set_elements_c, status, datatype, count)
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
};
}
#endif

#if BND_HAS_MPI_Status_set_elements_x
BND_TOOL_REFERENCE(PMPI_Status_set_elements_x)
BND_TOOL_NEXT(Status_set_elements_x, int, (MPI_Status *, MPI_Datatype, MPI_Count), PMPI_Status_set_elements_x)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Status_set_elements_x : detail::call<524, int, MPI_Status *, MPI_Datatype, MPI_Count> {
    MPI_Status *status;
    MPI_Datatype datatype;
    MPI_Count count;
    static constexpr bool has_statuses = true;
    int next() { return detail::next::Status_set_elements_x(status, datatype, count); }
    BND_TOOL_FORWARD(Status_set_elements_x, status, datatype, count)
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
};
}
#endif

#if BND_HAS_MPI_Status_set_error
BND_TOOL_REFERENCE(PMPI_Status_set_error)
BND_TOOL_NEXT(Status_set_error, int, (MPI_Status *, int), PMPI_Status_set_error)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Status_set_error : detail::call<525, int, MPI_Status *, int> {
    MPI_Status *status;
    int err;
    static constexpr bool has_statuses = true;
    int next() { return detail::next::Status_set_error(status, err); }
    BND_TOOL_FORWARD(Status_set_error, status, err)
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
};
}
#endif

#if BND_HAS_MPI_Status_set_source
BND_TOOL_REFERENCE(PMPI_Status_set_source)
BND_TOOL_NEXT(Status_set_source, int, (MPI_Status *, int), PMPI_Status_set_source)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Status_set_source : detail::call<526, int, MPI_Status *, int> {
    MPI_Status *status;
    int source;
    static constexpr bool has_statuses = true;
    int next() { return detail::next::Status_set_source(status, source); }
    BND_TOOL_FORWARD(Status_set_source, status, source)
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
};
}
#endif

#if BND_HAS_MPI_Status_set_tag
BND_TOOL_REFERENCE(PMPI_Status_set_tag)
BND_TOOL_NEXT(Status_set_tag, int, (MPI_Status *, int), PMPI_Status_set_tag)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Status_set_tag : detail::call<527, int, MPI_Status *, int> {
    MPI_Status *status;
    int tag;
    static constexpr bool has_message_tag = true, has_statuses = true;
    int next() { return detail::next::Status_set_tag(status, tag); }
    BND_TOOL_FORWARD(Status_set_tag, status, tag)
    int message_tag() const { return tag; }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
};
}
#endif

#if BND_HAS_MPI_T_category_changed
BND_TOOL_REFERENCE(PMPI_T_category_changed)
BND_TOOL_NEXT(T_category_changed, int, (int *), PMPI_T_category_changed)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_category_changed : detail::call<528, int, int *> {
    int *update_number;
    int next() { return detail::next::T_category_changed(update_number); }
    BND_TOOL_FORWARD(T_category_changed, update_number)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_category_get_categories
BND_TOOL_REFERENCE(PMPI_T_category_get_categories)
BND_TOOL_NEXT(T_category_get_categories, int, (int, int, int *), PMPI_T_category_get_categories)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_category_get_categories : detail::call<529, int, int, int, int *> {
    int cat_index;
    int len;
    int *indices;
    int next() { return detail::next::T_category_get_categories(cat_index, len, indices); }
    BND_TOOL_FORWARD(T_category_get_categories, cat_index, len, indices)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_category_get_cvars
BND_TOOL_REFERENCE(PMPI_T_category_get_cvars)
BND_TOOL_NEXT(T_category_get_cvars, int, (int, int, int *), PMPI_T_category_get_cvars)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_category_get_cvars : detail::call<530, int, int, int, int *> {
    int cat_index;
    int len;
    int *indices;
    int next() { return detail::next::T_category_get_cvars(cat_index, len, indices); }
    BND_TOOL_FORWARD(T_category_get_cvars, cat_index, len, indices)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_category_get_events
BND_TOOL_REFERENCE(PMPI_T_category_get_events)
BND_TOOL_NEXT(T_category_get_events, int, (int, int, int *), PMPI_T_category_get_events)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_category_get_events : detail::call<531, int, int, int, int *> {
    int cat_index;
    int len;
    int *indices;
    int next() { return detail::next::T_category_get_events(cat_index, len, indices); }
    BND_TOOL_FORWARD(T_category_get_events, cat_index, len, indices)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_category_get_index
BND_TOOL_REFERENCE(PMPI_T_category_get_index)
BND_TOOL_NEXT(T_category_get_index, int, (const char *, int *), PMPI_T_category_get_index)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_category_get_index : detail::call<532, int, const char *, int *> {
    const char *name;
    int *cat_index;
    int next() { return detail::next::T_category_get_index(name, cat_index); }
    BND_TOOL_FORWARD(T_category_get_index, name, cat_index)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_category_get_info
BND_TOOL_REFERENCE(PMPI_T_category_get_info)
BND_TOOL_NEXT(T_category_get_info, int, (int, char *, int *, char *, int *, int *, int *, int *), PMPI_T_category_get_info)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_category_get_info : detail::call<533, int, int, char *, int *, char *, int *, int *, int *, int *> {
    int cat_index;
    char *name;
    int *name_len;
    char *desc;
    int *desc_len;
    int *num_cvars;
    int *num_pvars;
    int *num_categories;
    int next() { return detail::next::T_category_get_info(cat_index, name, name_len, desc, desc_len, num_cvars, num_pvars, num_categories); }
    BND_TOOL_FORWARD(T_category_get_info, cat_index, name, name_len, desc, desc_len, num_cvars, num_pvars, num_categories)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_category_get_num
BND_TOOL_REFERENCE(PMPI_T_category_get_num)
BND_TOOL_NEXT(T_category_get_num, int, (int *), PMPI_T_category_get_num)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_category_get_num : detail::call<534, int, int *> {
    int *num_cat;
    int next() { return detail::next::T_category_get_num(num_cat); }
    BND_TOOL_FORWARD(T_category_get_num, num_cat)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_category_get_num_events
BND_TOOL_REFERENCE(PMPI_T_category_get_num_events)
BND_TOOL_NEXT(T_category_get_num_events, int, (int, int *), PMPI_T_category_get_num_events)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_category_get_num_events : detail::call<535, int, int, int *> {
    int cat_index;
    int *num_events;
    int next() { return detail::next::T_category_get_num_events(cat_index, num_events); }
    BND_TOOL_FORWARD(T_category_get_num_events, cat_index, num_events)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_category_get_pvars
BND_TOOL_REFERENCE(PMPI_T_category_get_pvars)
BND_TOOL_NEXT(T_category_get_pvars, int, (int, int, int *), PMPI_T_category_get_pvars)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_category_get_pvars : detail::call<536, int, int, int, int *> {
    int cat_index;
    int len;
    int *indices;
    int next() { return detail::next::T_category_get_pvars(cat_index, len, indices); }
    BND_TOOL_FORWARD(T_category_get_pvars, cat_index, len, indices)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_cvar_get_index
BND_TOOL_REFERENCE(PMPI_T_cvar_get_index)
BND_TOOL_NEXT(T_cvar_get_index, int, (const char *, int *), PMPI_T_cvar_get_index)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_cvar_get_index : detail::call<537, int, const char *, int *> {
    const char *name;
    int *cvar_index;
    int next() { return detail::next::T_cvar_get_index(name, cvar_index); }
    BND_TOOL_FORWARD(T_cvar_get_index, name, cvar_index)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_cvar_get_info
BND_TOOL_REFERENCE(PMPI_T_cvar_get_info)
BND_TOOL_NEXT(T_cvar_get_info, int, (int, char *, int *, int *, MPI_Datatype *, MPI_T_enum *, char *, int *, int *, int *), PMPI_T_cvar_get_info)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_cvar_get_info : detail::call<538, int, int, char *, int *, int *, MPI_Datatype *, MPI_T_enum *, char *, int *, int *, int *> {
    int cvar_index;
    char *name;
    int *name_len;
    int *verbosity;
    MPI_Datatype *datatype;
    MPI_T_enum *enumtype;
    char *desc;
    int *desc_len;
    int *bind;
    int *scope;
    int next() { return detail::next::T_cvar_get_info(cvar_index, name, name_len, verbosity, datatype, enumtype, desc, desc_len, bind, scope); }
    BND_TOOL_FORWARD(T_cvar_get_info, cvar_index, name, name_len, verbosity, datatype, enumtype, desc, desc_len, bind, scope)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_cvar_get_num
BND_TOOL_REFERENCE(PMPI_T_cvar_get_num)
BND_TOOL_NEXT(T_cvar_get_num, int, (int *), PMPI_T_cvar_get_num)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_cvar_get_num : detail::call<539, int, int *> {
    int *num_cvar;
    int next() { return detail::next::T_cvar_get_num(num_cvar); }
    BND_TOOL_FORWARD(T_cvar_get_num, num_cvar)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_cvar_handle_alloc
BND_TOOL_REFERENCE(PMPI_T_cvar_handle_alloc)
BND_TOOL_NEXT(T_cvar_handle_alloc, int, (int, void *, MPI_T_cvar_handle *, int *), PMPI_T_cvar_handle_alloc)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_cvar_handle_alloc : detail::call<540, int, int, void *, MPI_T_cvar_handle *, int *> {
    int cvar_index;
    void *obj_handle;
    MPI_T_cvar_handle *handle;
    int *count;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::T_cvar_handle_alloc(cvar_index, obj_handle, handle, count); }
    BND_TOOL_FORWARD(T_cvar_handle_alloc, cvar_index, obj_handle, handle, count)
    bindery::handle<object::t_cvar_handle> new_handle() const { return *handle; }
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_cvar_handle_free
BND_TOOL_REFERENCE(PMPI_T_cvar_handle_free)
BND_TOOL_NEXT(T_cvar_handle_free, int, (MPI_T_cvar_handle *), PMPI_T_cvar_handle_free)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_cvar_handle_free : detail::call<541, int, MPI_T_cvar_handle *> {
    MPI_T_cvar_handle *handle;
    int next() { return detail::next::T_cvar_handle_free(handle); }
    BND_TOOL_FORWARD(T_cvar_handle_free, handle)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_cvar_read
BND_TOOL_REFERENCE(PMPI_T_cvar_read)
BND_TOOL_NEXT(T_cvar_read, int, (MPI_T_cvar_handle, void *), PMPI_T_cvar_read)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_cvar_read : detail::call<542, int, MPI_T_cvar_handle, void *> {
    MPI_T_cvar_handle handle;
    void *buf;
    int next() { return detail::next::T_cvar_read(handle, buf); }
    BND_TOOL_FORWARD(T_cvar_read, handle, buf)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_cvar_write
BND_TOOL_REFERENCE(PMPI_T_cvar_write)
BND_TOOL_NEXT(T_cvar_write, int, (MPI_T_cvar_handle, const void *), PMPI_T_cvar_write)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_cvar_write : detail::call<543, int, MPI_T_cvar_handle, const void *> {
    MPI_T_cvar_handle handle;
    const void *buf;
    int next() { return detail::next::T_cvar_write(handle, buf); }
    BND_TOOL_FORWARD(T_cvar_write, handle, buf)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_enum_get_info
BND_TOOL_REFERENCE(PMPI_T_enum_get_info)
BND_TOOL_NEXT(T_enum_get_info, int, (MPI_T_enum, int *, char *, int *), PMPI_T_enum_get_info)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_enum_get_info : detail::call<544, int, MPI_T_enum, int *, char *, int *> {
    MPI_T_enum enumtype;
    int *num;
    char *name;
    int *name_len;
    int next() { return detail::next::T_enum_get_info(enumtype, num, name, name_len); }
    BND_TOOL_FORWARD(T_enum_get_info, enumtype, num, name, name_len)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_enum_get_item
BND_TOOL_REFERENCE(PMPI_T_enum_get_item)
BND_TOOL_NEXT(T_enum_get_item, int, (MPI_T_enum, int, int *, char *, int *), PMPI_T_enum_get_item)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_enum_get_item : detail::call<545, int, MPI_T_enum, int, int *, char *, int *> {
    MPI_T_enum enumtype;
    int index;
    int *value;
    char *name;
    int *name_len;
    int next() { return detail::next::T_enum_get_item(enumtype, index, value, name, name_len); }
    BND_TOOL_FORWARD(T_enum_get_item, enumtype, index, value, name, name_len)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_event_callback_get_info
BND_TOOL_REFERENCE(PMPI_T_event_callback_get_info)
BND_TOOL_NEXT(T_event_callback_get_info, int, (MPI_T_event_registration, MPI_T_cb_safety, MPI_Info *), PMPI_T_event_callback_get_info)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_event_callback_get_info : detail::call<546, int, MPI_T_event_registration, MPI_T_cb_safety, MPI_Info *> {
    MPI_T_event_registration event_registration;
    MPI_T_cb_safety cb_safety;
    MPI_Info *info_used;
    int next() { return detail::next::T_event_callback_get_info(event_registration, cb_safety, info_used); }
    BND_TOOL_FORWARD(T_event_callback_get_info, event_registration, cb_safety, info_used)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_event_callback_set_info
BND_TOOL_REFERENCE(PMPI_T_event_callback_set_info)
BND_TOOL_NEXT(T_event_callback_set_info, int, (MPI_T_event_registration, MPI_T_cb_safety, MPI_Info), PMPI_T_event_callback_set_info)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_event_callback_set_info : detail::call<547, int, MPI_T_event_registration, MPI_T_cb_safety, MPI_Info> {
    MPI_T_event_registration event_registration;
    MPI_T_cb_safety cb_safety;
    MPI_Info info;
    int next() { return detail::next::T_event_callback_set_info(event_registration, cb_safety, info); }
    BND_TOOL_FORWARD(T_event_callback_set_info, event_registration, cb_safety, info)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_event_copy
BND_TOOL_REFERENCE(PMPI_T_event_copy)
BND_TOOL_NEXT(T_event_copy, int, (MPI_T_event_instance, void *), PMPI_T_event_copy)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_event_copy : detail::call<548, int, MPI_T_event_instance, void *> {
    MPI_T_event_instance event_instance;
    void *buffer;
    int next() { return detail::next::T_event_copy(event_instance, buffer); }
    BND_TOOL_FORWARD(T_event_copy, event_instance, buffer)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_event_get_index
BND_TOOL_REFERENCE(PMPI_T_event_get_index)
BND_TOOL_NEXT(T_event_get_index, int, (const char *, int *), PMPI_T_event_get_index)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_event_get_index : detail::call<549, int, const char *, int *> {
    const char *name;
    int *event_index;
    int next() { return detail::next::T_event_get_index(name, event_index); }
    BND_TOOL_FORWARD(T_event_get_index, name, event_index)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_event_get_info
BND_TOOL_REFERENCE(PMPI_T_event_get_info)
BND_TOOL_NEXT(T_event_get_info, int, (int, char *, int *, int *, MPI_Datatype *, MPI_Aint *, int *, MPI_T_enum *, MPI_Info *, char *, int *, int *), PMPI_T_event_get_info)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_event_get_info : detail::call<550, int, int, char *, int *, int *, MPI_Datatype *, MPI_Aint *, int *, MPI_T_enum *, MPI_Info *, char *, int *, int *> {
    int event_index;
    char *name;
    int *name_len;
    int *verbosity;
    MPI_Datatype *array_of_datatypes;
    MPI_Aint *array_of_displacements;
    int *num_elements;
    MPI_T_enum *enumtype;
    MPI_Info *info;
    char *desc;
    int *desc_len;
    int *bind;
    int next() { return detail::next::T_event_get_info(event_index, name, name_len, verbosity, array_of_datatypes, array_of_displacements, num_elements, enumtype, info, desc, desc_len, bind); }
    BND_TOOL_FORWARD(T_event_get_info, event_index, name, name_len, verbosity, array_of_datatypes, array_of_displacements, num_elements, enumtype, info, desc, desc_len, bind)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_event_get_num
BND_TOOL_REFERENCE(PMPI_T_event_get_num)
BND_TOOL_NEXT(T_event_get_num, int, (int *), PMPI_T_event_get_num)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_event_get_num : detail::call<551, int, int *> {
    int *num_events;
    int next() { return detail::next::T_event_get_num(num_events); }
    BND_TOOL_FORWARD(T_event_get_num, num_events)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_event_get_source
BND_TOOL_REFERENCE(PMPI_T_event_get_source)
BND_TOOL_NEXT(T_event_get_source, int, (MPI_T_event_instance, int *), PMPI_T_event_get_source)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_event_get_source : detail::call<552, int, MPI_T_event_instance, int *> {
    MPI_T_event_instance event_instance;
    int *source_index;
    int next() { return detail::next::T_event_get_source(event_instance, source_index); }
    BND_TOOL_FORWARD(T_event_get_source, event_instance, source_index)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_event_get_timestamp
BND_TOOL_REFERENCE(PMPI_T_event_get_timestamp)
BND_TOOL_NEXT(T_event_get_timestamp, int, (MPI_T_event_instance, MPI_Count *), PMPI_T_event_get_timestamp)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_event_get_timestamp : detail::call<553, int, MPI_T_event_instance, MPI_Count *> {
    MPI_T_event_instance event_instance;
    MPI_Count *event_timestamp;
    int next() { return detail::next::T_event_get_timestamp(event_instance, event_timestamp); }
    BND_TOOL_FORWARD(T_event_get_timestamp, event_instance, event_timestamp)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_event_handle_alloc
BND_TOOL_REFERENCE(PMPI_T_event_handle_alloc)
BND_TOOL_NEXT(T_event_handle_alloc, int, (int, void *, MPI_Info, MPI_T_event_registration *), PMPI_T_event_handle_alloc)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_event_handle_alloc : detail::call<554, int, int, void *, MPI_Info, MPI_T_event_registration *> {
    int event_index;
    void *obj_handle;
    MPI_Info info;
    MPI_T_event_registration *event_registration;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::T_event_handle_alloc(event_index, obj_handle, info, event_registration); }
    BND_TOOL_FORWARD(T_event_handle_alloc, event_index, obj_handle, info, event_registration)
    bindery::handle<object::t_event_registration> new_handle() const { return *event_registration; }
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_event_handle_free
BND_TOOL_REFERENCE(PMPI_T_event_handle_free)
BND_TOOL_NEXT(T_event_handle_free, int, (MPI_T_event_registration, void *, MPI_T_event_free_cb_function *), PMPI_T_event_handle_free)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_event_handle_free : detail::call<555, int, MPI_T_event_registration, void *, MPI_T_event_free_cb_function *> {
    MPI_T_event_registration event_registration;
    void *user_data;
    MPI_T_event_free_cb_function *free_cb_function;
    int next() { return detail::next::T_event_handle_free(event_registration, user_data, free_cb_function); }
    BND_TOOL_FORWARD(T_event_handle_free, event_registration, user_data, free_cb_function)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_event_handle_get_info
BND_TOOL_REFERENCE(PMPI_T_event_handle_get_info)
BND_TOOL_NEXT(T_event_handle_get_info, int, (MPI_T_event_registration, MPI_Info *), PMPI_T_event_handle_get_info)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_event_handle_get_info : detail::call<556, int, MPI_T_event_registration, MPI_Info *> {
    MPI_T_event_registration event_registration;
    MPI_Info *info_used;
    int next() { return detail::next::T_event_handle_get_info(event_registration, info_used); }
    BND_TOOL_FORWARD(T_event_handle_get_info, event_registration, info_used)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_event_handle_set_info
BND_TOOL_REFERENCE(PMPI_T_event_handle_set_info)
BND_TOOL_NEXT(T_event_handle_set_info, int, (MPI_T_event_registration, MPI_Info), PMPI_T_event_handle_set_info)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_event_handle_set_info : detail::call<557, int, MPI_T_event_registration, MPI_Info> {
    MPI_T_event_registration event_registration;
    MPI_Info info;
    int next() { return detail::next::T_event_handle_set_info(event_registration, info); }
    BND_TOOL_FORWARD(T_event_handle_set_info, event_registration, info)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_event_read
BND_TOOL_REFERENCE(PMPI_T_event_read)
BND_TOOL_NEXT(T_event_read, int, (MPI_T_event_instance, int, void *), PMPI_T_event_read)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_event_read : detail::call<558, int, MPI_T_event_instance, int, void *> {
    MPI_T_event_instance event_instance;
    int element_index;
    void *buffer;
    int next() { return detail::next::T_event_read(event_instance, element_index, buffer); }
    BND_TOOL_FORWARD(T_event_read, event_instance, element_index, buffer)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_event_register_callback
BND_TOOL_REFERENCE(PMPI_T_event_register_callback)
BND_TOOL_NEXT(T_event_register_callback, int, (MPI_T_event_registration, MPI_T_cb_safety, MPI_Info, void *, MPI_T_event_cb_function *), PMPI_T_event_register_callback)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_event_register_callback : detail::call<559, int, MPI_T_event_registration, MPI_T_cb_safety, MPI_Info, void *, MPI_T_event_cb_function *> {
    MPI_T_event_registration event_registration;
    MPI_T_cb_safety cb_safety;
    MPI_Info info;
    void *user_data;
    MPI_T_event_cb_function *event_cb_function;
    int next() { return detail::next::T_event_register_callback(event_registration, cb_safety, info, user_data, event_cb_function); }
    BND_TOOL_FORWARD(T_event_register_callback, event_registration, cb_safety, info, user_data, event_cb_function)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_event_set_dropped_handler
BND_TOOL_REFERENCE(PMPI_T_event_set_dropped_handler)
BND_TOOL_NEXT(T_event_set_dropped_handler, int, (MPI_T_event_registration, MPI_T_event_dropped_cb_function *), PMPI_T_event_set_dropped_handler)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_event_set_dropped_handler : detail::call<560, int, MPI_T_event_registration, MPI_T_event_dropped_cb_function *> {
    MPI_T_event_registration event_registration;
    MPI_T_event_dropped_cb_function *dropped_cb_function;
    int next() { return detail::next::T_event_set_dropped_handler(event_registration, dropped_cb_function); }
    BND_TOOL_FORWARD(T_event_set_dropped_handler, event_registration, dropped_cb_function)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_finalize
BND_TOOL_REFERENCE(PMPI_T_finalize)
BND_TOOL_NEXT(T_finalize, int, (), PMPI_T_finalize)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_finalize : detail::call<561, int> {
    int next() { return detail::next::T_finalize(); }
    BND_TOOL_FORWARD(T_finalize)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_init_thread
BND_TOOL_REFERENCE(PMPI_T_init_thread)
BND_TOOL_NEXT(T_init_thread, int, (int, int *), PMPI_T_init_thread)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_init_thread : detail::call<562, int, int, int *> {
    int required;
    int *provided;
    int next() { return detail::next::T_init_thread(required, provided); }
    BND_TOOL_FORWARD(T_init_thread, required, provided)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_pvar_get_index
BND_TOOL_REFERENCE(PMPI_T_pvar_get_index)
BND_TOOL_NEXT(T_pvar_get_index, int, (const char *, int, int *), PMPI_T_pvar_get_index)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_pvar_get_index : detail::call<563, int, const char *, int, int *> {
    const char *name;
    int var_class;
    int *pvar_index;
    int next() { return detail::next::T_pvar_get_index(name, var_class, pvar_index); }
    BND_TOOL_FORWARD(T_pvar_get_index, name, var_class, pvar_index)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_pvar_get_info
BND_TOOL_REFERENCE(PMPI_T_pvar_get_info)
BND_TOOL_NEXT(T_pvar_get_info, int, (int, char *, int *, int *, int *, MPI_Datatype *, MPI_T_enum *, char *, int *, int *, int *, int *, int *), PMPI_T_pvar_get_info)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_pvar_get_info : detail::call<564, int, int, char *, int *, int *, int *, MPI_Datatype *, MPI_T_enum *, char *, int *, int *, int *, int *, int *> {
    int pvar_index;
    char *name;
    int *name_len;
    int *verbosity;
    int *var_class;
    MPI_Datatype *datatype;
    MPI_T_enum *enumtype;
    char *desc;
    int *desc_len;
    int *bind;
    int *readonly;
    int *continuous;
    int *atomic;
    int next() { return detail::next::T_pvar_get_info(pvar_index, name, name_len, verbosity, var_class, datatype, enumtype, desc, desc_len, bind, readonly, continuous, atomic); }
    BND_TOOL_FORWARD(T_pvar_get_info, pvar_index, name, name_len, verbosity, var_class, datatype, enumtype, desc, desc_len, bind, readonly, continuous, atomic)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_pvar_get_num
BND_TOOL_REFERENCE(PMPI_T_pvar_get_num)
BND_TOOL_NEXT(T_pvar_get_num, int, (int *), PMPI_T_pvar_get_num)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_pvar_get_num : detail::call<565, int, int *> {
    int *num_pvar;
    int next() { return detail::next::T_pvar_get_num(num_pvar); }
    BND_TOOL_FORWARD(T_pvar_get_num, num_pvar)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_pvar_handle_alloc
BND_TOOL_REFERENCE(PMPI_T_pvar_handle_alloc)
BND_TOOL_NEXT(T_pvar_handle_alloc, int, (MPI_T_pvar_session, int, void *, MPI_T_pvar_handle *, int *), PMPI_T_pvar_handle_alloc)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_pvar_handle_alloc : detail::call<566, int, MPI_T_pvar_session, int, void *, MPI_T_pvar_handle *, int *> {
    MPI_T_pvar_session session;
    int pvar_index;
    void *obj_handle;
    MPI_T_pvar_handle *handle;
    int *count;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::T_pvar_handle_alloc(session, pvar_index, obj_handle, handle, count); }
    BND_TOOL_FORWARD(T_pvar_handle_alloc, session, pvar_index, obj_handle, handle, count)
    bindery::handle<object::t_pvar_handle> new_handle() const { return *handle; }
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_pvar_handle_free
BND_TOOL_REFERENCE(PMPI_T_pvar_handle_free)
BND_TOOL_NEXT(T_pvar_handle_free, int, (MPI_T_pvar_session, MPI_T_pvar_handle *), PMPI_T_pvar_handle_free)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_pvar_handle_free : detail::call<567, int, MPI_T_pvar_session, MPI_T_pvar_handle *> {
    MPI_T_pvar_session session;
    MPI_T_pvar_handle *handle;
    int next() { return detail::next::T_pvar_handle_free(session, handle); }
    BND_TOOL_FORWARD(T_pvar_handle_free, session, handle)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_pvar_read
BND_TOOL_REFERENCE(PMPI_T_pvar_read)
BND_TOOL_NEXT(T_pvar_read, int, (MPI_T_pvar_session, MPI_T_pvar_handle, void *), PMPI_T_pvar_read)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_pvar_read : detail::call<568, int, MPI_T_pvar_session, MPI_T_pvar_handle, void *> {
    MPI_T_pvar_session session;
    MPI_T_pvar_handle handle;
    void *buf;
    int next() { return detail::next::T_pvar_read(session, handle, buf); }
    BND_TOOL_FORWARD(T_pvar_read, session, handle, buf)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_pvar_readreset
BND_TOOL_REFERENCE(PMPI_T_pvar_readreset)
BND_TOOL_NEXT(T_pvar_readreset, int, (MPI_T_pvar_session, MPI_T_pvar_handle, void *), PMPI_T_pvar_readreset)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_pvar_readreset : detail::call<569, int, MPI_T_pvar_session, MPI_T_pvar_handle, void *> {
    MPI_T_pvar_session session;
    MPI_T_pvar_handle handle;
    void *buf;
    int next() { return detail::next::T_pvar_readreset(session, handle, buf); }
    BND_TOOL_FORWARD(T_pvar_readreset, session, handle, buf)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_pvar_reset
BND_TOOL_REFERENCE(PMPI_T_pvar_reset)
BND_TOOL_NEXT(T_pvar_reset, int, (MPI_T_pvar_session, MPI_T_pvar_handle), PMPI_T_pvar_reset)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_pvar_reset : detail::call<570, int, MPI_T_pvar_session, MPI_T_pvar_handle> {
    MPI_T_pvar_session session;
    MPI_T_pvar_handle handle;
    int next() { return detail::next::T_pvar_reset(session, handle); }
    BND_TOOL_FORWARD(T_pvar_reset, session, handle)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_pvar_session_create
BND_TOOL_REFERENCE(PMPI_T_pvar_session_create)
BND_TOOL_NEXT(T_pvar_session_create, int, (MPI_T_pvar_session *), PMPI_T_pvar_session_create)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_pvar_session_create : detail::call<571, int, MPI_T_pvar_session *> {
    MPI_T_pvar_session *session;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::T_pvar_session_create(session); }
    BND_TOOL_FORWARD(T_pvar_session_create, session)
    bindery::handle<object::t_pvar_session> new_handle() const { return *session; }
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_pvar_session_free
BND_TOOL_REFERENCE(PMPI_T_pvar_session_free)
BND_TOOL_NEXT(T_pvar_session_free, int, (MPI_T_pvar_session *), PMPI_T_pvar_session_free)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_pvar_session_free : detail::call<572, int, MPI_T_pvar_session *> {
    MPI_T_pvar_session *session;
    int next() { return detail::next::T_pvar_session_free(session); }
    BND_TOOL_FORWARD(T_pvar_session_free, session)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_pvar_start
BND_TOOL_REFERENCE(PMPI_T_pvar_start)
BND_TOOL_NEXT(T_pvar_start, int, (MPI_T_pvar_session, MPI_T_pvar_handle), PMPI_T_pvar_start)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_pvar_start : detail::call<573, int, MPI_T_pvar_session, MPI_T_pvar_handle> {
    MPI_T_pvar_session session;
    MPI_T_pvar_handle handle;
    int next() { return detail::next::T_pvar_start(session, handle); }
    BND_TOOL_FORWARD(T_pvar_start, session, handle)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_pvar_stop
BND_TOOL_REFERENCE(PMPI_T_pvar_stop)
BND_TOOL_NEXT(T_pvar_stop, int, (MPI_T_pvar_session, MPI_T_pvar_handle), PMPI_T_pvar_stop)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_pvar_stop : detail::call<574, int, MPI_T_pvar_session, MPI_T_pvar_handle> {
    MPI_T_pvar_session session;
    MPI_T_pvar_handle handle;
    int next() { return detail::next::T_pvar_stop(session, handle); }
    BND_TOOL_FORWARD(T_pvar_stop, session, handle)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_pvar_write
BND_TOOL_REFERENCE(PMPI_T_pvar_write)
BND_TOOL_NEXT(T_pvar_write, int, (MPI_T_pvar_session, MPI_T_pvar_handle, const void *), PMPI_T_pvar_write)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_pvar_write : detail::call<575, int, MPI_T_pvar_session, MPI_T_pvar_handle, const void *> {
    MPI_T_pvar_session session;
    MPI_T_pvar_handle handle;
    const void *buf;
    int next() { return detail::next::T_pvar_write(session, handle, buf); }
    BND_TOOL_FORWARD(T_pvar_write, session, handle, buf)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_source_get_info
BND_TOOL_REFERENCE(PMPI_T_source_get_info)
BND_TOOL_NEXT(T_source_get_info, int, (int, char *, int *, char *, int *, MPI_T_source_order *, MPI_Count *, MPI_Count *, MPI_Info *), PMPI_T_source_get_info)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_source_get_info : detail::call<576, int, int, char *, int *, char *, int *, MPI_T_source_order *, MPI_Count *, MPI_Count *, MPI_Info *> {
    int source_index;
    char *name;
    int *name_len;
    char *desc;
    int *desc_len;
    MPI_T_source_order *ordering;
    MPI_Count *ticks_per_second;
    MPI_Count *max_ticks;
    MPI_Info *info;
    int next() { return detail::next::T_source_get_info(source_index, name, name_len, desc, desc_len, ordering, ticks_per_second, max_ticks, info); }
    BND_TOOL_FORWARD(T_source_get_info, source_index, name, name_len, desc, desc_len, ordering, ticks_per_second, max_ticks, info)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_source_get_num
BND_TOOL_REFERENCE(PMPI_T_source_get_num)
BND_TOOL_NEXT(T_source_get_num, int, (int *), PMPI_T_source_get_num)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_source_get_num : detail::call<577, int, int *> {
    int *num_sources;
    int next() { return detail::next::T_source_get_num(num_sources); }
    BND_TOOL_FORWARD(T_source_get_num, num_sources)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_T_source_get_timestamp
BND_TOOL_REFERENCE(PMPI_T_source_get_timestamp)
BND_TOOL_NEXT(T_source_get_timestamp, int, (int, MPI_Count *), PMPI_T_source_get_timestamp)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct T_source_get_timestamp : detail::call<578, int, int, MPI_Count *> {
    int source_index;
    MPI_Count *timestamp;
    int next() { return detail::next::T_source_get_timestamp(source_index, timestamp); }
    BND_TOOL_FORWARD(T_source_get_timestamp, source_index, timestamp)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Test
BND_TOOL_REFERENCE(PMPI_Test)
BND_TOOL_NEXT(Test, int, (MPI_Request *, int *, MPI_Status *), PMPI_Test)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Test : detail::completing_call<579, int, MPI_Request *, int *, MPI_Status *> {
    MPI_Request *request;
    int *flag;
    MPI_Status *status;
    static constexpr bool has_requests = true, has_statuses = true;
    int next()
    {
        MPI_Status *const statuses_ = this->saved_.statuses_for(status);
        const auto result_ = detail::next::Test(request, flag, statuses_);
        if (this->saved_.active) this->saved_.find(result_, statuses_, {flag, nullptr, nullptr});
        return result_;
    }
    BND_TOOL_FORWARD(Test, request, flag, status)
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    template <int asked = 0> void keep()
    {
        if constexpr (asked == 0) (void)&detail::asks_what_completed<asked>;
        this->saved_.save(request, 1);
    }
};
}
#endif

#if BND_HAS_MPI_Test_cancelled
BND_TOOL_REFERENCE(PMPI_Test_cancelled)
BND_TOOL_NEXT(Test_cancelled, int, (const MPI_Status *, int *), PMPI_Test_cancelled)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Test_cancelled : detail::call<580, int, const MPI_Status *, int *> {
    const MPI_Status *status;
    int *flag;
    static constexpr bool has_statuses = true;
    int next() { return detail::next::Test_cancelled(status, flag); }
    BND_TOOL_FORWARD(Test_cancelled, status, flag)
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
};
}
#endif

#if BND_HAS_MPI_Testall
BND_TOOL_REFERENCE(PMPI_Testall)
BND_TOOL_NEXT(Testall, int, (int, MPI_Request *, int *, MPI_Status *), PMPI_Testall)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Testall : detail::completing_call<581, int, int, MPI_Request *, int *, MPI_Status *> {
    int count;
    MPI_Request *array_of_requests;
    int *flag;
    MPI_Status *array_of_statuses;
    static constexpr bool has_requests = true, has_statuses = true;
    int next()
    {
        MPI_Status *const statuses_ = this->saved_.statuses_for(array_of_statuses);
        const auto result_ = detail::next::Testall(count, array_of_requests, flag, statuses_);
        if (this->saved_.active) this->saved_.find(result_, statuses_, {flag, nullptr, nullptr});
        return result_;
    }
    BND_TOOL_FORWARD(Testall, count, array_of_requests, flag, array_of_statuses)
    array<const MPI_Request> requests() const { return detail::requests(array_of_requests, count); }
    array<const MPI_Status> statuses() const { return detail::statuses(array_of_statuses, count); }
    template <int asked = 0> void keep()
    {
        if constexpr (asked == 0) (void)&detail::asks_what_completed<asked>;
        this->saved_.save(array_of_requests, count);
    }
};
}
#endif

#if BND_HAS_MPI_Testany
BND_TOOL_REFERENCE(PMPI_Testany)
BND_TOOL_NEXT(Testany, int, (int, MPI_Request *, int *, int *, MPI_Status *), PMPI_Testany)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Testany : detail::completing_call<582, int, int, MPI_Request *, int *, int *, MPI_Status *> {
    int count;
    MPI_Request *array_of_requests;
    int *index;
    int *flag;
    MPI_Status *status;
    static constexpr bool has_requests = true, has_statuses = true;
    int next()
    {
        MPI_Status *const statuses_ = this->saved_.statuses_for(status);
        const auto result_ = detail::next::Testany(count, array_of_requests, index, flag, statuses_);
        if (this->saved_.active) this->saved_.find(result_, statuses_, {flag, index, nullptr});
        return result_;
    }
    BND_TOOL_FORWARD(Testany, count, array_of_requests, index, flag, status)
    array<const MPI_Request> requests() const { return detail::requests(array_of_requests, count); }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    template <int asked = 0> void keep()
    {
        if constexpr (asked == 0) (void)&detail::asks_what_completed<asked>;
        this->saved_.save(array_of_requests, count);
    }
};
}
#endif

#if BND_HAS_MPI_Testsome
BND_TOOL_REFERENCE(PMPI_Testsome)
BND_TOOL_NEXT(Testsome, int, (int, MPI_Request *, int *, int *, MPI_Status *), PMPI_Testsome)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Testsome : detail::completing_call<583, int, int, MPI_Request *, int *, int *, MPI_Status *> {
    int incount;
    MPI_Request *array_of_requests;
    int *outcount;
    int *array_of_indices;
    MPI_Status *array_of_statuses;
    static constexpr bool has_requests = true, has_statuses = true;
    int next()
    {
        MPI_Status *const statuses_ = this->saved_.statuses_for(array_of_statuses);
        const auto result_ = detail::next::Testsome(incount, array_of_requests, outcount, array_of_indices, statuses_);
        if (this->saved_.active) this->saved_.find(result_, statuses_, {nullptr, array_of_indices, outcount});
        return result_;
    }
    BND_TOOL_FORWARD(Testsome, incount, array_of_requests, outcount, array_of_indices, array_of_statuses)
    array<const MPI_Request> requests() const { return detail::requests(array_of_requests, incount); }
    array<const MPI_Status> statuses() const { return detail::statuses(array_of_statuses, incount); }
    template <int asked = 0> void keep()
    {
        if constexpr (asked == 0) (void)&detail::asks_what_completed<asked>;
        this->saved_.save(array_of_requests, incount);
    }
};
}
#endif

#if BND_HAS_MPI_Topo_test
BND_TOOL_REFERENCE(PMPI_Topo_test)
BND_TOOL_NEXT(Topo_test, int, (MPI_Comm, int *), PMPI_Topo_test)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Topo_test : detail::call<584, int, MPI_Comm, int *> {
    MPI_Comm comm;
    int *status;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Topo_test(comm, status); }
    BND_TOOL_FORWARD(Topo_test, comm, status)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Type_c2f
BND_TOOL_REFERENCE(PMPI_Type_c2f)
BND_TOOL_NEXT(Type_c2f, MPI_Fint, (MPI_Datatype), PMPI_Type_c2f)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_c2f : detail::call<585, MPI_Fint, MPI_Datatype> {
    MPI_Datatype datatype;
    MPI_Fint next() { return detail::next::Type_c2f(datatype); }
    BND_TOOL_FORWARD(Type_c2f, datatype)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Type_commit
BND_TOOL_REFERENCE(PMPI_Type_commit)
BND_TOOL_NEXT(Type_commit, int, (MPI_Datatype *), PMPI_Type_commit)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_commit : detail::call<586, int, MPI_Datatype *> {
    MPI_Datatype *datatype;
    int next() { return detail::next::Type_commit(datatype); }
    BND_TOOL_FORWARD(Type_commit, datatype)
};
}
#endif

#if BND_HAS_MPI_Type_contiguous
BND_TOOL_REFERENCE(PMPI_Type_contiguous)
BND_TOOL_NEXT(Type_contiguous, int, (int, MPI_Datatype, MPI_Datatype *), PMPI_Type_contiguous)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_contiguous : detail::call<587, int, int, MPI_Datatype, MPI_Datatype *> {
    int count;
    MPI_Datatype oldtype;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_contiguous(count, oldtype, newtype); }
    BND_TOOL_FORWARD(Type_contiguous, count, oldtype, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_contiguous_c
BND_TOOL_REFERENCE(PMPI_Type_contiguous_c)
BND_TOOL_NEXT(Type_contiguous_c, int, (MPI_Count, MPI_Datatype, MPI_Datatype *), PMPI_Type_contiguous_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_contiguous_c : detail::call<588, int, MPI_Count, MPI_Datatype, MPI_Datatype *> {
    MPI_Count count;
    MPI_Datatype oldtype;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_contiguous_c(count, oldtype, newtype); }
    BND_TOOL_FORWARD(Type_contiguous_c, count, oldtype, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_create_darray
BND_TOOL_REFERENCE(PMPI_Type_create_darray)
BND_TOOL_NEXT(Type_create_darray, int, (int, int, int, const int *, const int *, const int *, const int *, int, MPI_Datatype, MPI_Datatype *), PMPI_Type_create_darray)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_create_darray : detail::call<589, int, int, int, int, const int *, const int *, const int *, const int *, int, MPI_Datatype, MPI_Datatype *> {
    int size;
    int rank;
    int ndims;
    const int *array_of_gsizes;
    const int *array_of_distribs;
    const int *array_of_dargs;
    const int *array_of_psizes;
    int order;
    MPI_Datatype oldtype;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_create_darray(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype); }
    BND_TOOL_FORWARD(Type_create_darray, size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_create_darray_c
BND_TOOL_REFERENCE(PMPI_Type_create_darray_c)
BND_TOOL_NEXT(Type_create_darray_c, int, (int, int, int, const MPI_Count *, const int *, const int *, const int *, int, MPI_Datatype, MPI_Datatype *), PMPI_Type_create_darray_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_create_darray_c : detail::call<590, int, int, int, int, const MPI_Count *, const int *, const int *, const int *, int, MPI_Datatype, MPI_Datatype *> {
    int size;
    int rank;
    int ndims;
    const MPI_Count *array_of_gsizes;
    const int *array_of_distribs;
    const int *array_of_dargs;
    const int *array_of_psizes;
    int order;
    MPI_Datatype oldtype;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_create_darray_c(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype); }
    BND_TOOL_FORWARD(Type_create_darray_c, size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_create_f90_complex
BND_TOOL_REFERENCE(PMPI_Type_create_f90_complex)
BND_TOOL_NEXT(Type_create_f90_complex, int, (int, int, MPI_Datatype *), PMPI_Type_create_f90_complex)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_create_f90_complex : detail::call<591, int, int, int, MPI_Datatype *> {
    int p;
    int r;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_create_f90_complex(p, r, newtype); }
    BND_TOOL_FORWARD(Type_create_f90_complex, p, r, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_create_f90_integer
BND_TOOL_REFERENCE(PMPI_Type_create_f90_integer)
BND_TOOL_NEXT(Type_create_f90_integer, int, (int, MPI_Datatype *), PMPI_Type_create_f90_integer)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_create_f90_integer : detail::call<592, int, int, MPI_Datatype *> {
    int r;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_create_f90_integer(r, newtype); }
    BND_TOOL_FORWARD(Type_create_f90_integer, r, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_create_f90_real
BND_TOOL_REFERENCE(PMPI_Type_create_f90_real)
BND_TOOL_NEXT(Type_create_f90_real, int, (int, int, MPI_Datatype *), PMPI_Type_create_f90_real)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_create_f90_real : detail::call<593, int, int, int, MPI_Datatype *> {
    int p;
    int r;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_create_f90_real(p, r, newtype); }
    BND_TOOL_FORWARD(Type_create_f90_real, p, r, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_create_hindexed
BND_TOOL_REFERENCE(PMPI_Type_create_hindexed)
BND_TOOL_NEXT(Type_create_hindexed, int, (int, const int *, const MPI_Aint *, MPI_Datatype, MPI_Datatype *), PMPI_Type_create_hindexed)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_create_hindexed : detail::call<594, int, int, const int *, const MPI_Aint *, MPI_Datatype, MPI_Datatype *> {
    int count;
    const int *array_of_blocklengths;
    const MPI_Aint *array_of_displacements;
    MPI_Datatype oldtype;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_create_hindexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype); }
    BND_TOOL_FORWARD(Type_create_hindexed, count, array_of_blocklengths, array_of_displacements, oldtype, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_create_hindexed_block
BND_TOOL_REFERENCE(PMPI_Type_create_hindexed_block)
BND_TOOL_NEXT(Type_create_hindexed_block, int, (int, int, const MPI_Aint *, MPI_Datatype, MPI_Datatype *), PMPI_Type_create_hindexed_block)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_create_hindexed_block : detail::call<595, int, int, int, const MPI_Aint *, MPI_Datatype, MPI_Datatype *> {
    int count;
    int blocklength;
    const MPI_Aint *array_of_displacements;
    MPI_Datatype oldtype;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_create_hindexed_block(count, blocklength, array_of_displacements, oldtype, newtype); }
    BND_TOOL_FORWARD(Type_create_hindexed_block, count, blocklength, array_of_displacements, oldtype, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_create_hindexed_block_c
BND_TOOL_REFERENCE(PMPI_Type_create_hindexed_block_c)
BND_TOOL_NEXT(Type_create_hindexed_block_c, int, (MPI_Count, MPI_Count, const MPI_Count *, MPI_Datatype, MPI_Datatype *), PMPI_Type_create_hindexed_block_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_create_hindexed_block_c : detail::call<596, int, MPI_Count, MPI_Count, const MPI_Count *, MPI_Datatype, MPI_Datatype *> {
    MPI_Count count;
    MPI_Count blocklength;
    const MPI_Count *array_of_displacements;
    MPI_Datatype oldtype;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_create_hindexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype); }
    BND_TOOL_FORWARD(Type_create_hindexed_block_c, count, blocklength, array_of_displacements, oldtype, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_create_hindexed_c
BND_TOOL_REFERENCE(PMPI_Type_create_hindexed_c)
BND_TOOL_NEXT(Type_create_hindexed_c, int, (MPI_Count, const MPI_Count *, const MPI_Count *, MPI_Datatype, MPI_Datatype *), PMPI_Type_create_hindexed_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_create_hindexed_c : detail::call<597, int, MPI_Count, const MPI_Count *, const MPI_Count *, MPI_Datatype, MPI_Datatype *> {
    MPI_Count count;
    const MPI_Count *array_of_blocklengths;
    const MPI_Count *array_of_displacements;
    MPI_Datatype oldtype;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_create_hindexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype); }
    BND_TOOL_FORWARD(Type_create_hindexed_c, count, array_of_blocklengths, array_of_displacements, oldtype, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_create_hvector
BND_TOOL_REFERENCE(PMPI_Type_create_hvector)
BND_TOOL_NEXT(Type_create_hvector, int, (int, int, MPI_Aint, MPI_Datatype, MPI_Datatype *), PMPI_Type_create_hvector)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_create_hvector : detail::call<598, int, int, int, MPI_Aint, MPI_Datatype, MPI_Datatype *> {
    int count;
    int blocklength;
    MPI_Aint stride;
    MPI_Datatype oldtype;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_create_hvector(count, blocklength, stride, oldtype, newtype); }
    BND_TOOL_FORWARD(Type_create_hvector, count, blocklength, stride, oldtype, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_create_hvector_c
BND_TOOL_REFERENCE(PMPI_Type_create_hvector_c)
BND_TOOL_NEXT(Type_create_hvector_c, int, (MPI_Count, MPI_Count, MPI_Count, MPI_Datatype, MPI_Datatype *), PMPI_Type_create_hvector_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_create_hvector_c : detail::call<599, int, MPI_Count, MPI_Count, MPI_Count, MPI_Datatype, MPI_Datatype *> {
    MPI_Count count;
    MPI_Count blocklength;
    MPI_Count stride;
    MPI_Datatype oldtype;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_create_hvector_c(count, blocklength, stride, oldtype, newtype); }
    BND_TOOL_FORWARD(Type_create_hvector_c, count, blocklength, stride, oldtype, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_create_indexed_block
BND_TOOL_REFERENCE(PMPI_Type_create_indexed_block)
BND_TOOL_NEXT(Type_create_indexed_block, int, (int, int, const int *, MPI_Datatype, MPI_Datatype *), PMPI_Type_create_indexed_block)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_create_indexed_block : detail::call<600, int, int, int, const int *, MPI_Datatype, MPI_Datatype *> {
    int count;
    int blocklength;
    const int *array_of_displacements;
    MPI_Datatype oldtype;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_create_indexed_block(count, blocklength, array_of_displacements, oldtype, newtype); }
    BND_TOOL_FORWARD(Type_create_indexed_block, count, blocklength, array_of_displacements, oldtype, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_create_indexed_block_c
BND_TOOL_REFERENCE(PMPI_Type_create_indexed_block_c)
BND_TOOL_NEXT(Type_create_indexed_block_c, int, (MPI_Count, MPI_Count, const MPI_Count *, MPI_Datatype, MPI_Datatype *), PMPI_Type_create_indexed_block_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_create_indexed_block_c : detail::call<601, int, MPI_Count, MPI_Count, const MPI_Count *, MPI_Datatype, MPI_Datatype *> {
    MPI_Count count;
    MPI_Count blocklength;
    const MPI_Count *array_of_displacements;
    MPI_Datatype oldtype;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_create_indexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype); }
    BND_TOOL_FORWARD(Type_create_indexed_block_c, count, blocklength, array_of_displacements, oldtype, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_create_keyval
BND_TOOL_REFERENCE(PMPI_Type_create_keyval)
BND_TOOL_NEXT(Type_create_keyval, int, (MPI_Type_copy_attr_function *, MPI_Type_delete_attr_function *, int *, void *), PMPI_Type_create_keyval)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_create_keyval : detail::call<602, int, MPI_Type_copy_attr_function *, MPI_Type_delete_attr_function *, int *, void *> {
    MPI_Type_copy_attr_function *type_copy_attr_fn;
    MPI_Type_delete_attr_function *type_delete_attr_fn;
    int *type_keyval;
    void *extra_state;
    int next() { return detail::next::Type_create_keyval(type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state); }
    BND_TOOL_FORWARD(Type_create_keyval, type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state)
};
}
#endif

#if BND_HAS_MPI_Type_create_resized
BND_TOOL_REFERENCE(PMPI_Type_create_resized)
BND_TOOL_NEXT(Type_create_resized, int, (MPI_Datatype, MPI_Aint, MPI_Aint, MPI_Datatype *), PMPI_Type_create_resized)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_create_resized : detail::call<603, int, MPI_Datatype, MPI_Aint, MPI_Aint, MPI_Datatype *> {
    MPI_Datatype oldtype;
    MPI_Aint lb;
    MPI_Aint extent;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_create_resized(oldtype, lb, extent, newtype); }
    BND_TOOL_FORWARD(Type_create_resized, oldtype, lb, extent, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_create_resized_c
BND_TOOL_REFERENCE(PMPI_Type_create_resized_c)
BND_TOOL_NEXT(Type_create_resized_c, int, (MPI_Datatype, MPI_Count, MPI_Count, MPI_Datatype *), PMPI_Type_create_resized_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_create_resized_c : detail::call<604, int, MPI_Datatype, MPI_Count, MPI_Count, MPI_Datatype *> {
    MPI_Datatype oldtype;
    MPI_Count lb;
    MPI_Count extent;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_create_resized_c(oldtype, lb, extent, newtype); }
    BND_TOOL_FORWARD(Type_create_resized_c, oldtype, lb, extent, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_create_struct
BND_TOOL_REFERENCE(PMPI_Type_create_struct)
BND_TOOL_NEXT(Type_create_struct, int, (int, const int *, const MPI_Aint *, const MPI_Datatype *, MPI_Datatype *), PMPI_Type_create_struct)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_create_struct : detail::call<605, int, int, const int *, const MPI_Aint *, const MPI_Datatype *, MPI_Datatype *> {
    int count;
    const int *array_of_blocklengths;
    const MPI_Aint *array_of_displacements;
    const MPI_Datatype *array_of_types;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_create_struct(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype); }
    BND_TOOL_FORWARD(Type_create_struct, count, array_of_blocklengths, array_of_displacements, array_of_types, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_create_struct_c
BND_TOOL_REFERENCE(PMPI_Type_create_struct_c)
BND_TOOL_NEXT(Type_create_struct_c, int, (MPI_Count, const MPI_Count *, const MPI_Count *, const MPI_Datatype *, MPI_Datatype *), PMPI_Type_create_struct_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_create_struct_c : detail::call<606, int, MPI_Count, const MPI_Count *, const MPI_Count *, const MPI_Datatype *, MPI_Datatype *> {
    MPI_Count count;
    const MPI_Count *array_of_blocklengths;
    const MPI_Count *array_of_displacements;
    const MPI_Datatype *array_of_types;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_create_struct_c(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype); }
    BND_TOOL_FORWARD(Type_create_struct_c, count, array_of_blocklengths, array_of_displacements, array_of_types, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_create_subarray
BND_TOOL_REFERENCE(PMPI_Type_create_subarray)
BND_TOOL_NEXT(Type_create_subarray, int, (int, const int *, const int *, const int *, int, MPI_Datatype, MPI_Datatype *), PMPI_Type_create_subarray)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_create_subarray : detail::call<607, int, int, const int *, const int *, const int *, int, MPI_Datatype, MPI_Datatype *> {
    int ndims;
    const int *array_of_sizes;
    const int *array_of_subsizes;
    const int *array_of_starts;
    int order;
    MPI_Datatype oldtype;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_create_subarray(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype); }
    BND_TOOL_FORWARD(Type_create_subarray, ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_create_subarray_c
BND_TOOL_REFERENCE(PMPI_Type_create_subarray_c)
BND_TOOL_NEXT(Type_create_subarray_c, int, (int, const MPI_Count *, const MPI_Count *, const MPI_Count *, int, MPI_Datatype, MPI_Datatype *), PMPI_Type_create_subarray_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_create_subarray_c : detail::call<608, int, int, const MPI_Count *, const MPI_Count *, const MPI_Count *, int, MPI_Datatype, MPI_Datatype *> {
    int ndims;
    const MPI_Count *array_of_sizes;
    const MPI_Count *array_of_subsizes;
    const MPI_Count *array_of_starts;
    int order;
    MPI_Datatype oldtype;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_create_subarray_c(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype); }
    BND_TOOL_FORWARD(Type_create_subarray_c, ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_delete_attr
BND_TOOL_REFERENCE(PMPI_Type_delete_attr)
BND_TOOL_NEXT(Type_delete_attr, int, (MPI_Datatype, int), PMPI_Type_delete_attr)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_delete_attr : detail::call<609, int, MPI_Datatype, int> {
    MPI_Datatype datatype;
    int type_keyval;
    int next() { return detail::next::Type_delete_attr(datatype, type_keyval); }
    BND_TOOL_FORWARD(Type_delete_attr, datatype, type_keyval)
};
}
#endif

#if BND_HAS_MPI_Type_dup
BND_TOOL_REFERENCE(PMPI_Type_dup)
BND_TOOL_NEXT(Type_dup, int, (MPI_Datatype, MPI_Datatype *), PMPI_Type_dup)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_dup : detail::call<610, int, MPI_Datatype, MPI_Datatype *> {
    MPI_Datatype oldtype;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_dup(oldtype, newtype); }
    BND_TOOL_FORWARD(Type_dup, oldtype, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_extent
BND_TOOL_REFERENCE(PMPI_Type_extent)
BND_TOOL_NEXT(Type_extent, int, (MPI_Datatype, MPI_Aint *), PMPI_Type_extent)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_extent : detail::call<611, int, MPI_Datatype, MPI_Aint *> {
    MPI_Datatype datatype;
    MPI_Aint *extent;
    int next() { return detail::next::Type_extent(datatype, extent); }
    BND_TOOL_FORWARD(Type_extent, datatype, extent)
};
}
#endif

#if BND_HAS_MPI_Type_f2c
BND_TOOL_REFERENCE(PMPI_Type_f2c)
BND_TOOL_NEXT(Type_f2c, MPI_Datatype, (MPI_Fint), PMPI_Type_f2c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_f2c : detail::call<612, MPI_Datatype, MPI_Fint> {
    MPI_Fint datatype;
    MPI_Datatype next() { return detail::next::Type_f2c(datatype); }
    BND_TOOL_FORWARD(Type_f2c, datatype)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Type_free
BND_TOOL_REFERENCE(PMPI_Type_free)
BND_TOOL_NEXT(Type_free, int, (MPI_Datatype *), PMPI_Type_free)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_free : detail::call<613, int, MPI_Datatype *> {
    MPI_Datatype *datatype;
    int next() { return detail::next::Type_free(datatype); }
    BND_TOOL_FORWARD(Type_free, datatype)
};
}
#endif

#if BND_HAS_MPI_Type_free_keyval
BND_TOOL_REFERENCE(PMPI_Type_free_keyval)
BND_TOOL_NEXT(Type_free_keyval, int, (int *), PMPI_Type_free_keyval)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_free_keyval : detail::call<614, int, int *> {
    int *type_keyval;
    int next() { return detail::next::Type_free_keyval(type_keyval); }
    BND_TOOL_FORWARD(Type_free_keyval, type_keyval)
};
}
#endif

#if BND_HAS_MPI_Type_fromint
BND_TOOL_REFERENCE(PMPI_Type_fromint)
BND_TOOL_NEXT(Type_fromint, MPI_Datatype, (int), PMPI_Type_fromint)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_fromint : detail::call<615, MPI_Datatype, int> {
    int datatype;
    MPI_Datatype next() { return detail::next::Type_fromint(datatype); }
    BND_TOOL_FORWARD(Type_fromint, datatype)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Type_get_attr
BND_TOOL_REFERENCE(PMPI_Type_get_attr)
BND_TOOL_NEXT(Type_get_attr, int, (MPI_Datatype, int, void *, int *), PMPI_Type_get_attr)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_get_attr : detail::call<616, int, MPI_Datatype, int, void *, int *> {
    MPI_Datatype datatype;
    int type_keyval;
    void *attribute_val;
    int *flag;
    int next() { return detail::next::Type_get_attr(datatype, type_keyval, attribute_val, flag); }
    BND_TOOL_FORWARD(Type_get_attr, datatype, type_keyval, attribute_val, flag)
};
}
#endif

#if BND_HAS_MPI_Type_get_contents
BND_TOOL_REFERENCE(PMPI_Type_get_contents)
BND_TOOL_NEXT(Type_get_contents, int, (MPI_Datatype, int, int, int, int *, MPI_Aint *, MPI_Datatype *), PMPI_Type_get_contents)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_get_contents : detail::call<617, int, MPI_Datatype, int, int, int, int *, MPI_Aint *, MPI_Datatype *> {
    MPI_Datatype datatype;
    int max_integers;
    int max_addresses;
    int max_datatypes;
    int *array_of_integers;
    MPI_Aint *array_of_addresses;
    MPI_Datatype *array_of_datatypes;
    int next() { return detail::next::Type_get_contents(datatype, max_integers, max_addresses, max_datatypes, array_of_integers, array_of_addresses, array_of_datatypes); }
    BND_TOOL_FORWARD(Type_get_contents, datatype, max_integers, max_addresses, max_datatypes, array_of_integers, array_of_addresses, array_of_datatypes)
};
}
#endif

#if BND_HAS_MPI_Type_get_contents_c
BND_TOOL_REFERENCE(PMPI_Type_get_contents_c)
BND_TOOL_NEXT(Type_get_contents_c, int, (MPI_Datatype, MPI_Count, MPI_Count, MPI_Count, MPI_Count, int *, MPI_Aint *, MPI_Count *, MPI_Datatype *), PMPI_Type_get_contents_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_get_contents_c : detail::call<618, int, MPI_Datatype, MPI_Count, MPI_Count, MPI_Count, MPI_Count, int *, MPI_Aint *, MPI_Count *, MPI_Datatype *> {
    MPI_Datatype datatype;
    MPI_Count max_integers;
    MPI_Count max_addresses;
    MPI_Count max_large_counts;
    MPI_Count max_datatypes;
    int *array_of_integers;
    MPI_Aint *array_of_addresses;
    MPI_Count *array_of_large_counts;
    MPI_Datatype *array_of_datatypes;
    int next() { return detail::next::Type_get_contents_c(datatype, max_integers, max_addresses, max_large_counts, max_datatypes, array_of_integers, array_of_addresses, array_of_large_counts, array_of_datatypes); }
    BND_TOOL_FORWARD(Type_get_contents_c, datatype, max_integers, max_addresses, max_large_counts, max_datatypes, array_of_integers, array_of_addresses, array_of_large_counts, array_of_datatypes)
};
}
#endif

#if BND_HAS_MPI_Type_get_envelope
BND_TOOL_REFERENCE(PMPI_Type_get_envelope)
BND_TOOL_NEXT(Type_get_envelope, int, (MPI_Datatype, int *, int *, int *, int *), PMPI_Type_get_envelope)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_get_envelope : detail::call<619, int, MPI_Datatype, int *, int *, int *, int *> {
    MPI_Datatype datatype;
    int *num_integers;
    int *num_addresses;
    int *num_datatypes;
    int *combiner;
    int next() { return detail::next::Type_get_envelope(datatype, num_integers, num_addresses, num_datatypes, combiner); }
    BND_TOOL_FORWARD(Type_get_envelope, datatype, num_integers, num_addresses, num_datatypes, combiner)
};
}
#endif

#if BND_HAS_MPI_Type_get_envelope_c
BND_TOOL_REFERENCE(PMPI_Type_get_envelope_c)
BND_TOOL_NEXT(Type_get_envelope_c, int, (MPI_Datatype, MPI_Count *, MPI_Count *, MPI_Count *, MPI_Count *, int *), PMPI_Type_get_envelope_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_get_envelope_c : detail::call<620, int, MPI_Datatype, MPI_Count *, MPI_Count *, MPI_Count *, MPI_Count *, int *> {
    MPI_Datatype datatype;
    MPI_Count *num_integers;
    MPI_Count *num_addresses;
    MPI_Count *num_large_counts;
    MPI_Count *num_datatypes;
    int *combiner;
    int next() { return detail::next::Type_get_envelope_c(datatype, num_integers, num_addresses, num_large_counts, num_datatypes, combiner); }
    BND_TOOL_FORWARD(Type_get_envelope_c, datatype, num_integers, num_addresses, num_large_counts, num_datatypes, combiner)
};
}
#endif

#if BND_HAS_MPI_Type_get_extent
BND_TOOL_REFERENCE(PMPI_Type_get_extent)
BND_TOOL_NEXT(Type_get_extent, int, (MPI_Datatype, MPI_Aint *, MPI_Aint *), PMPI_Type_get_extent)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_get_extent : detail::call<621, int, MPI_Datatype, MPI_Aint *, MPI_Aint *> {
    MPI_Datatype datatype;
    MPI_Aint *lb;
    MPI_Aint *extent;
    int next() { return detail::next::Type_get_extent(datatype, lb, extent); }
    BND_TOOL_FORWARD(Type_get_extent, datatype, lb, extent)
};
}
#endif

#if BND_HAS_MPI_Type_get_extent_c
BND_TOOL_REFERENCE(PMPI_Type_get_extent_c)
BND_TOOL_NEXT(Type_get_extent_c, int, (MPI_Datatype, MPI_Count *, MPI_Count *), PMPI_Type_get_extent_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_get_extent_c : detail::call<622, int, MPI_Datatype, MPI_Count *, MPI_Count *> {
    MPI_Datatype datatype;
    MPI_Count *lb;
    MPI_Count *extent;
    int next() { return detail::next::Type_get_extent_c(datatype, lb, extent); }
    BND_TOOL_FORWARD(Type_get_extent_c, datatype, lb, extent)
};
}
#endif

#if BND_HAS_MPI_Type_get_extent_x
BND_TOOL_REFERENCE(PMPI_Type_get_extent_x)
BND_TOOL_NEXT(Type_get_extent_x, int, (MPI_Datatype, MPI_Count *, MPI_Count *), PMPI_Type_get_extent_x)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_get_extent_x : detail::call<623, int, MPI_Datatype, MPI_Count *, MPI_Count *> {
    MPI_Datatype datatype;
    MPI_Count *lb;
    MPI_Count *extent;
    int next() { return detail::next::Type_get_extent_x(datatype, lb, extent); }
    BND_TOOL_FORWARD(Type_get_extent_x, datatype, lb, extent)
};
}
#endif

#if BND_HAS_MPI_Type_get_name
BND_TOOL_REFERENCE(PMPI_Type_get_name)
BND_TOOL_NEXT(Type_get_name, int, (MPI_Datatype, char *, int *), PMPI_Type_get_name)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_get_name : detail::call<624, int, MPI_Datatype, char *, int *> {
    MPI_Datatype datatype;
    char *type_name;
    int *resultlen;
    int next() { return detail::next::Type_get_name(datatype, type_name, resultlen); }
    BND_TOOL_FORWARD(Type_get_name, datatype, type_name, resultlen)
};
}
#endif

#if BND_HAS_MPI_Type_get_true_extent
BND_TOOL_REFERENCE(PMPI_Type_get_true_extent)
BND_TOOL_NEXT(Type_get_true_extent, int, (MPI_Datatype, MPI_Aint *, MPI_Aint *), PMPI_Type_get_true_extent)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_get_true_extent : detail::call<625, int, MPI_Datatype, MPI_Aint *, MPI_Aint *> {
    MPI_Datatype datatype;
    MPI_Aint *true_lb;
    MPI_Aint *true_extent;
    int next() { return detail::next::Type_get_true_extent(datatype, true_lb, true_extent); }
    BND_TOOL_FORWARD(Type_get_true_extent, datatype, true_lb, true_extent)
};
}
#endif

#if BND_HAS_MPI_Type_get_true_extent_c
BND_TOOL_REFERENCE(PMPI_Type_get_true_extent_c)
BND_TOOL_NEXT(Type_get_true_extent_c, int, (MPI_Datatype, MPI_Count *, MPI_Count *), PMPI_Type_get_true_extent_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_get_true_extent_c : detail::call<626, int, MPI_Datatype, MPI_Count *, MPI_Count *> {
    MPI_Datatype datatype;
    MPI_Count *true_lb;
    MPI_Count *true_extent;
    int next() { return detail::next::Type_get_true_extent_c(datatype, true_lb, true_extent); }
    BND_TOOL_FORWARD(Type_get_true_extent_c, datatype, true_lb, true_extent)
};
}
#endif

#if BND_HAS_MPI_Type_get_true_extent_x
BND_TOOL_REFERENCE(PMPI_Type_get_true_extent_x)
BND_TOOL_NEXT(Type_get_true_extent_x, int, (MPI_Datatype, MPI_Count *, MPI_Count *), PMPI_Type_get_true_extent_x)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_get_true_extent_x : detail::call<627, int, MPI_Datatype, MPI_Count *, MPI_Count *> {
    MPI_Datatype datatype;
    MPI_Count *true_lb;
    MPI_Count *true_extent;
    int next() { return detail::next::Type_get_true_extent_x(datatype, true_lb, true_extent); }
    BND_TOOL_FORWARD(Type_get_true_extent_x, datatype, true_lb, true_extent)
};
}
#endif

#if BND_HAS_MPI_Type_get_value_index
BND_TOOL_REFERENCE(PMPI_Type_get_value_index)
BND_TOOL_NEXT(Type_get_value_index, int, (MPI_Datatype, MPI_Datatype, MPI_Datatype *), PMPI_Type_get_value_index)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_get_value_index : detail::call<628, int, MPI_Datatype, MPI_Datatype, MPI_Datatype *> {
    MPI_Datatype value_type;
    MPI_Datatype index_type;
    MPI_Datatype *pair_type;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_get_value_index(value_type, index_type, pair_type); }
    BND_TOOL_FORWARD(Type_get_value_index, value_type, index_type, pair_type)
    bindery::handle<object::datatype> new_handle() const { return *pair_type; }
};
}
#endif

#if BND_HAS_MPI_Type_hindexed
BND_TOOL_REFERENCE(PMPI_Type_hindexed)
BND_TOOL_NEXT(Type_hindexed, int, (int, int *, MPI_Aint *, MPI_Datatype, MPI_Datatype *), PMPI_Type_hindexed)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_hindexed : detail::call<629, int, int, int *, MPI_Aint *, MPI_Datatype, MPI_Datatype *> {
    int count;
    int *array_of_blocklengths;
    MPI_Aint *array_of_displacements;
    MPI_Datatype oldtype;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_hindexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype); }
    BND_TOOL_FORWARD(Type_hindexed, count, array_of_blocklengths, array_of_displacements, oldtype, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_hvector
BND_TOOL_REFERENCE(PMPI_Type_hvector)
BND_TOOL_NEXT(Type_hvector, int, (int, int, MPI_Aint, MPI_Datatype, MPI_Datatype *), PMPI_Type_hvector)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_hvector : detail::call<630, int, int, int, MPI_Aint, MPI_Datatype, MPI_Datatype *> {
    int count;
    int blocklength;
    MPI_Aint stride;
    MPI_Datatype oldtype;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_hvector(count, blocklength, stride, oldtype, newtype); }
    BND_TOOL_FORWARD(Type_hvector, count, blocklength, stride, oldtype, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_indexed
BND_TOOL_REFERENCE(PMPI_Type_indexed)
BND_TOOL_NEXT(Type_indexed, int, (int, const int *, const int *, MPI_Datatype, MPI_Datatype *), PMPI_Type_indexed)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_indexed : detail::call<631, int, int, const int *, const int *, MPI_Datatype, MPI_Datatype *> {
    int count;
    const int *array_of_blocklengths;
    const int *array_of_displacements;
    MPI_Datatype oldtype;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_indexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype); }
    BND_TOOL_FORWARD(Type_indexed, count, array_of_blocklengths, array_of_displacements, oldtype, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_indexed_c
BND_TOOL_REFERENCE(PMPI_Type_indexed_c)
BND_TOOL_NEXT(Type_indexed_c, int, (MPI_Count, const MPI_Count *, const MPI_Count *, MPI_Datatype, MPI_Datatype *), PMPI_Type_indexed_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_indexed_c : detail::call<632, int, MPI_Count, const MPI_Count *, const MPI_Count *, MPI_Datatype, MPI_Datatype *> {
    MPI_Count count;
    const MPI_Count *array_of_blocklengths;
    const MPI_Count *array_of_displacements;
    MPI_Datatype oldtype;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_indexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype); }
    BND_TOOL_FORWARD(Type_indexed_c, count, array_of_blocklengths, array_of_displacements, oldtype, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_lb
BND_TOOL_REFERENCE(PMPI_Type_lb)
BND_TOOL_NEXT(Type_lb, int, (MPI_Datatype, MPI_Aint *), PMPI_Type_lb)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_lb : detail::call<633, int, MPI_Datatype, MPI_Aint *> {
    MPI_Datatype datatype;
    MPI_Aint *displacement;
    int next() { return detail::next::Type_lb(datatype, displacement); }
    BND_TOOL_FORWARD(Type_lb, datatype, displacement)
};
}
#endif

#if BND_HAS_MPI_Type_match_size
BND_TOOL_REFERENCE(PMPI_Type_match_size)
BND_TOOL_NEXT(Type_match_size, int, (int, int, MPI_Datatype *), PMPI_Type_match_size)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_match_size : detail::call<634, int, int, int, MPI_Datatype *> {
    int typeclass;
    int size;
    MPI_Datatype *datatype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_match_size(typeclass, size, datatype); }
    BND_TOOL_FORWARD(Type_match_size, typeclass, size, datatype)
    bindery::handle<object::datatype> new_handle() const { return *datatype; }
};
}
#endif

#if BND_HAS_MPI_Type_set_attr
BND_TOOL_REFERENCE(PMPI_Type_set_attr)
BND_TOOL_NEXT(Type_set_attr, int, (MPI_Datatype, int, void *), PMPI_Type_set_attr)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_set_attr : detail::call<635, int, MPI_Datatype, int, void *> {
    MPI_Datatype datatype;
    int type_keyval;
    void *attribute_val;
    int next() { return detail::next::Type_set_attr(datatype, type_keyval, attribute_val); }
    BND_TOOL_FORWARD(Type_set_attr, datatype, type_keyval, attribute_val)
};
}
#endif

#if BND_HAS_MPI_Type_set_name
BND_TOOL_REFERENCE(PMPI_Type_set_name)
BND_TOOL_NEXT(Type_set_name, int, (MPI_Datatype, const char *), PMPI_Type_set_name)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_set_name : detail::call<636, int, MPI_Datatype, const char *> {
    MPI_Datatype datatype;
    const char *type_name;
    int next() { return detail::next::Type_set_name(datatype, type_name); }
    BND_TOOL_FORWARD(Type_set_name, datatype, type_name)
};
}
#endif

#if BND_HAS_MPI_Type_size
BND_TOOL_REFERENCE(PMPI_Type_size)
BND_TOOL_NEXT(Type_size, int, (MPI_Datatype, int *), PMPI_Type_size)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_size : detail::call<637, int, MPI_Datatype, int *> {
    MPI_Datatype datatype;
    int *size;
    int next() { return detail::next::Type_size(datatype, size); }
    BND_TOOL_FORWARD(Type_size, datatype, size)
};
}
#endif

#if BND_HAS_MPI_Type_size_c
BND_TOOL_REFERENCE(PMPI_Type_size_c)
BND_TOOL_NEXT(Type_size_c, int, (MPI_Datatype, MPI_Count *), PMPI_Type_size_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_size_c : detail::call<638, int, MPI_Datatype, MPI_Count *> {
    MPI_Datatype datatype;
    MPI_Count *size;
    int next() { return detail::next::Type_size_c(datatype, size); }
    BND_TOOL_FORWARD(Type_size_c, datatype, size)
};
}
#endif

#if BND_HAS_MPI_Type_size_x
BND_TOOL_REFERENCE(PMPI_Type_size_x)
BND_TOOL_NEXT(Type_size_x, int, (MPI_Datatype, MPI_Count *), PMPI_Type_size_x)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_size_x : detail::call<639, int, MPI_Datatype, MPI_Count *> {
    MPI_Datatype datatype;
    MPI_Count *size;
    int next() { return detail::next::Type_size_x(datatype, size); }
    BND_TOOL_FORWARD(Type_size_x, datatype, size)
};
}
#endif

#if BND_HAS_MPI_Type_struct
BND_TOOL_REFERENCE(PMPI_Type_struct)
BND_TOOL_NEXT(Type_struct, int, (int, int *, MPI_Aint *, MPI_Datatype *, MPI_Datatype *), PMPI_Type_struct)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_struct : detail::call<640, int, int, int *, MPI_Aint *, MPI_Datatype *, MPI_Datatype *> {
    int count;
    int *array_of_blocklengths;
    MPI_Aint *array_of_displacements;
    MPI_Datatype *array_of_types;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_struct(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype); }
    BND_TOOL_FORWARD(Type_struct, count, array_of_blocklengths, array_of_displacements, array_of_types, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_toint
BND_TOOL_REFERENCE(PMPI_Type_toint)
BND_TOOL_NEXT(Type_toint, int, (MPI_Datatype), PMPI_Type_toint)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_toint : detail::call<641, int, MPI_Datatype> {
    MPI_Datatype datatype;
    int next() { return detail::next::Type_toint(datatype); }
    BND_TOOL_FORWARD(Type_toint, datatype)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Type_ub
BND_TOOL_REFERENCE(PMPI_Type_ub)
BND_TOOL_NEXT(Type_ub, int, (MPI_Datatype, MPI_Aint *), PMPI_Type_ub)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_ub : detail::call<642, int, MPI_Datatype, MPI_Aint *> {
    MPI_Datatype datatype;
    MPI_Aint *displacement;
    int next() { return detail::next::Type_ub(datatype, displacement); }
    BND_TOOL_FORWARD(Type_ub, datatype, displacement)
};
}
#endif

#if BND_HAS_MPI_Type_vector
BND_TOOL_REFERENCE(PMPI_Type_vector)
BND_TOOL_NEXT(Type_vector, int, (int, int, int, MPI_Datatype, MPI_Datatype *), PMPI_Type_vector)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_vector : detail::call<643, int, int, int, int, MPI_Datatype, MPI_Datatype *> {
    int count;
    int blocklength;
    int stride;
    MPI_Datatype oldtype;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_vector(count, blocklength, stride, oldtype, newtype); }
    BND_TOOL_FORWARD(Type_vector, count, blocklength, stride, oldtype, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Type_vector_c
BND_TOOL_REFERENCE(PMPI_Type_vector_c)
BND_TOOL_NEXT(Type_vector_c, int, (MPI_Count, MPI_Count, MPI_Count, MPI_Datatype, MPI_Datatype *), PMPI_Type_vector_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Type_vector_c : detail::call<644, int, MPI_Count, MPI_Count, MPI_Count, MPI_Datatype, MPI_Datatype *> {
    MPI_Count count;
    MPI_Count blocklength;
    MPI_Count stride;
    MPI_Datatype oldtype;
    MPI_Datatype *newtype;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Type_vector_c(count, blocklength, stride, oldtype, newtype); }
    BND_TOOL_FORWARD(Type_vector_c, count, blocklength, stride, oldtype, newtype)
    bindery::handle<object::datatype> new_handle() const { return *newtype; }
};
}
#endif

#if BND_HAS_MPI_Unpack
BND_TOOL_REFERENCE(PMPI_Unpack)
BND_TOOL_NEXT(Unpack, int, (const void *, int, int *, void *, int, MPI_Datatype, MPI_Comm), PMPI_Unpack)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Unpack : detail::call<645, int, const void *, int, int *, void *, int, MPI_Datatype, MPI_Comm> {
    const void *inbuf;
    int insize;
    int *position;
    void *outbuf;
    int outcount;
    MPI_Datatype datatype;
    MPI_Comm comm;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Unpack(inbuf, insize, position, outbuf, outcount, datatype, comm); }
    BND_TOOL_FORWARD(Unpack, inbuf, insize, position, outbuf, outcount, datatype, comm)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Unpack_c
BND_TOOL_REFERENCE(PMPI_Unpack_c)
BND_TOOL_NEXT(Unpack_c, int, (const void *, MPI_Count, MPI_Count *, void *, MPI_Count, MPI_Datatype, MPI_Comm), PMPI_Unpack_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Unpack_c : detail::call<646, int, const void *, MPI_Count, MPI_Count *, void *, MPI_Count, MPI_Datatype, MPI_Comm> {
    const void *inbuf;
    MPI_Count insize;
    MPI_Count *position;
    void *outbuf;
    MPI_Count outcount;
    MPI_Datatype datatype;
    MPI_Comm comm;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Unpack_c(inbuf, insize, position, outbuf, outcount, datatype, comm); }
    BND_TOOL_FORWARD(Unpack_c, inbuf, insize, position, outbuf, outcount, datatype, comm)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Unpack_external
BND_TOOL_REFERENCE(PMPI_Unpack_external)
BND_TOOL_NEXT(Unpack_external, int, (const char *, const void *, MPI_Aint, MPI_Aint *, void *, int, MPI_Datatype), PMPI_Unpack_external)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Unpack_external : detail::call<647, int, const char *, const void *, MPI_Aint, MPI_Aint *, void *, int, MPI_Datatype> {
    const char *datarep;
    const void *inbuf;
    MPI_Aint insize;
    MPI_Aint *position;
    void *outbuf;
    int outcount;
    MPI_Datatype datatype;
    int next() { return detail::next::Unpack_external(datarep, inbuf, insize, position, outbuf, outcount, datatype); }
    BND_TOOL_FORWARD(Unpack_external, datarep, inbuf, insize, position, outbuf, outcount, datatype)
};
}
#endif

#if BND_HAS_MPI_Unpack_external_c
BND_TOOL_REFERENCE(PMPI_Unpack_external_c)
BND_TOOL_NEXT(Unpack_external_c, int, (const char *, const void *, MPI_Count, MPI_Count *, void *, MPI_Count, MPI_Datatype), PMPI_Unpack_external_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Unpack_external_c : detail::call<648, int, const char *, const void *, MPI_Count, MPI_Count *, void *, MPI_Count, MPI_Datatype> {
    const char *datarep;
    const void *inbuf;
    MPI_Count insize;
    MPI_Count *position;
    void *outbuf;
    MPI_Count outcount;
    MPI_Datatype datatype;
    int next() { return detail::next::Unpack_external_c(datarep, inbuf, insize, position, outbuf, outcount, datatype); }
    BND_TOOL_FORWARD(Unpack_external_c, datarep, inbuf, insize, position, outbuf, outcount, datatype)
};
}
#endif

#if BND_HAS_MPI_Unpublish_name
BND_TOOL_REFERENCE(PMPI_Unpublish_name)
BND_TOOL_NEXT(Unpublish_name, int, (const char *, MPI_Info, const char *), PMPI_Unpublish_name)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Unpublish_name : detail::call<649, int, const char *, MPI_Info, const char *> {
    const char *service_name;
    MPI_Info info;
    const char *port_name;
    int next() { return detail::next::Unpublish_name(service_name, info, port_name); }
    BND_TOOL_FORWARD(Unpublish_name, service_name, info, port_name)
};
}
#endif

#if BND_HAS_MPI_Wait
BND_TOOL_REFERENCE(PMPI_Wait)
BND_TOOL_NEXT(Wait, int, (MPI_Request *, MPI_Status *), PMPI_Wait)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Wait : detail::completing_call<650, int, MPI_Request *, MPI_Status *> {
    MPI_Request *request;
    MPI_Status *status;
    static constexpr bool has_requests = true, has_statuses = true;
    int next()
    {
        MPI_Status *const statuses_ = this->saved_.statuses_for(status);
        const auto result_ = detail::next::Wait(request, statuses_);
        if (this->saved_.active) this->saved_.find(result_, statuses_, {nullptr, nullptr, nullptr});
        return result_;
    }
    BND_TOOL_FORWARD(Wait, request, status)
    array<const MPI_Request> requests() const { return detail::requests(request, 1); }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    template <int asked = 0> void keep()
    {
        if constexpr (asked == 0) (void)&detail::asks_what_completed<asked>;
        this->saved_.save(request, 1);
    }
};
}
#endif

#if BND_HAS_MPI_Waitall
BND_TOOL_REFERENCE(PMPI_Waitall)
BND_TOOL_NEXT(Waitall, int, (int, MPI_Request *, MPI_Status *), PMPI_Waitall)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Waitall : detail::completing_call<651, int, int, MPI_Request *, MPI_Status *> {
    int count;
    MPI_Request *array_of_requests;
    MPI_Status *array_of_statuses;
    static constexpr bool has_requests = true, has_statuses = true;
    int next()
    {
        MPI_Status *const statuses_ = this->saved_.statuses_for(array_of_statuses);
        const auto result_ = detail::next::Waitall(count, array_of_requests, statuses_);
        if (this->saved_.active) this->saved_.find(result_, statuses_, {nullptr, nullptr, nullptr});
        return result_;
    }
    BND_TOOL_FORWARD(Waitall, count, array_of_requests, array_of_statuses)
    array<const MPI_Request> requests() const { return detail::requests(array_of_requests, count); }
    array<const MPI_Status> statuses() const { return detail::statuses(array_of_statuses, count); }
    template <int asked = 0> void keep()
    {
        if constexpr (asked == 0) (void)&detail::asks_what_completed<asked>;
        this->saved_.save(array_of_requests, count);
    }
};
}
#endif

#if BND_HAS_MPI_Waitany
BND_TOOL_REFERENCE(PMPI_Waitany)
BND_TOOL_NEXT(Waitany, int, (int, MPI_Request *, int *, MPI_Status *), PMPI_Waitany)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Waitany : detail::completing_call<652, int, int, MPI_Request *, int *, MPI_Status *> {
    int count;
    MPI_Request *array_of_requests;
    int *index;
    MPI_Status *status;
    static constexpr bool has_requests = true, has_statuses = true;
    int next()
    {
        MPI_Status *const statuses_ = this->saved_.statuses_for(status);
        const auto result_ = detail::next::Waitany(count, array_of_requests, index, statuses_);
        if (this->saved_.active) this->saved_.find(result_, statuses_, {nullptr, index, nullptr});
        return result_;
    }
    BND_TOOL_FORWARD(Waitany, count, array_of_requests, index, status)
    array<const MPI_Request> requests() const { return detail::requests(array_of_requests, count); }
    array<const MPI_Status> statuses() const { return detail::statuses(status, 1); }
    template <int asked = 0> void keep()
    {
        if constexpr (asked == 0) (void)&detail::asks_what_completed<asked>;
        this->saved_.save(array_of_requests, count);
    }
};
}
#endif

#if BND_HAS_MPI_Waitsome
BND_TOOL_REFERENCE(PMPI_Waitsome)
BND_TOOL_NEXT(Waitsome, int, (int, MPI_Request *, int *, int *, MPI_Status *), PMPI_Waitsome)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Waitsome : detail::completing_call<653, int, int, MPI_Request *, int *, int *, MPI_Status *> {
    int incount;
    MPI_Request *array_of_requests;
    int *outcount;
    int *array_of_indices;
    MPI_Status *array_of_statuses;
    static constexpr bool has_requests = true, has_statuses = true;
    int next()
    {
        MPI_Status *const statuses_ = this->saved_.statuses_for(array_of_statuses);
        const auto result_ = detail::next::Waitsome(incount, array_of_requests, outcount, array_of_indices, statuses_);
        if (this->saved_.active) this->saved_.find(result_, statuses_, {nullptr, array_of_indices, outcount});
        return result_;
    }
    BND_TOOL_FORWARD(Waitsome, incount, array_of_requests, outcount, array_of_indices, array_of_statuses)
    array<const MPI_Request> requests() const { return detail::requests(array_of_requests, incount); }
    array<const MPI_Status> statuses() const { return detail::statuses(array_of_statuses, incount); }
    template <int asked = 0> void keep()
    {
        if constexpr (asked == 0) (void)&detail::asks_what_completed<asked>;
        this->saved_.save(array_of_requests, incount);
    }
};
}
#endif

#if BND_HAS_MPI_Win_allocate
BND_TOOL_REFERENCE(PMPI_Win_allocate)
BND_TOOL_NEXT(Win_allocate, int, (MPI_Aint, int, MPI_Info, MPI_Comm, void *, MPI_Win *), PMPI_Win_allocate)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_allocate : detail::call<654, int, MPI_Aint, int, MPI_Info, MPI_Comm, void *, MPI_Win *> {
    MPI_Aint size;
    int disp_unit;
    MPI_Info info;
    MPI_Comm comm;
    void *baseptr;
    MPI_Win *win;
    static constexpr bool has_communicator = true, has_new_handle = true;
    int next() { return detail::next::Win_allocate(size, disp_unit, info, comm, baseptr, win); }
    BND_TOOL_FORWARD(Win_allocate, size, disp_unit, info, comm, baseptr, win)
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::window> new_handle() const { return *win; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Win_allocate_c
BND_TOOL_REFERENCE(PMPI_Win_allocate_c)
BND_TOOL_NEXT(Win_allocate_c, int, (MPI_Aint, MPI_Aint, MPI_Info, MPI_Comm, void *, MPI_Win *), PMPI_Win_allocate_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_allocate_c : detail::call<655, int, MPI_Aint, MPI_Aint, MPI_Info, MPI_Comm, void *, MPI_Win *> {
    MPI_Aint size;
    MPI_Aint disp_unit;
    MPI_Info info;
    MPI_Comm comm;
    void *baseptr;
    MPI_Win *win;
    static constexpr bool has_communicator = true, has_new_handle = true;
    int next() { return detail::next::Win_allocate_c(size, disp_unit, info, comm, baseptr, win); }
    BND_TOOL_FORWARD(Win_allocate_c, size, disp_unit, info, comm, baseptr, win)
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::window> new_handle() const { return *win; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Win_allocate_shared
BND_TOOL_REFERENCE(PMPI_Win_allocate_shared)
BND_TOOL_NEXT(Win_allocate_shared, int, (MPI_Aint, int, MPI_Info, MPI_Comm, void *, MPI_Win *), PMPI_Win_allocate_shared)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_allocate_shared : detail::call<656, int, MPI_Aint, int, MPI_Info, MPI_Comm, void *, MPI_Win *> {
    MPI_Aint size;
    int disp_unit;
    MPI_Info info;
    MPI_Comm comm;
    void *baseptr;
    MPI_Win *win;
    static constexpr bool has_communicator = true, has_new_handle = true;
    int next() { return detail::next::Win_allocate_shared(size, disp_unit, info, comm, baseptr, win); }
    BND_TOOL_FORWARD(Win_allocate_shared, size, disp_unit, info, comm, baseptr, win)
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::window> new_handle() const { return *win; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Win_allocate_shared_c
BND_TOOL_REFERENCE(PMPI_Win_allocate_shared_c)
BND_TOOL_NEXT(Win_allocate_shared_c, int, (MPI_Aint, MPI_Aint, MPI_Info, MPI_Comm, void *, MPI_Win *), PMPI_Win_allocate_shared_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_allocate_shared_c : detail::call<657, int, MPI_Aint, MPI_Aint, MPI_Info, MPI_Comm, void *, MPI_Win *> {
    MPI_Aint size;
    MPI_Aint disp_unit;
    MPI_Info info;
    MPI_Comm comm;
    void *baseptr;
    MPI_Win *win;
    static constexpr bool has_communicator = true, has_new_handle = true;
    int next() { return detail::next::Win_allocate_shared_c(size, disp_unit, info, comm, baseptr, win); }
    BND_TOOL_FORWARD(Win_allocate_shared_c, size, disp_unit, info, comm, baseptr, win)
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::window> new_handle() const { return *win; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Win_attach
BND_TOOL_REFERENCE(PMPI_Win_attach)
BND_TOOL_NEXT(Win_attach, int, (MPI_Win, void *, MPI_Aint), PMPI_Win_attach)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_attach : detail::call<658, int, MPI_Win, void *, MPI_Aint> {
    MPI_Win win;
    void *base;
    MPI_Aint size;
    static constexpr bool has_window = true;
    int next() { return detail::next::Win_attach(win, base, size); }
    BND_TOOL_FORWARD(Win_attach, win, base, size)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
};
}
#endif

#if BND_HAS_MPI_Win_c2f
BND_TOOL_REFERENCE(PMPI_Win_c2f)
BND_TOOL_NEXT(Win_c2f, MPI_Fint, (MPI_Win), PMPI_Win_c2f)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_c2f : detail::call<659, MPI_Fint, MPI_Win> {
    MPI_Win win;
    static constexpr bool has_window = true;
    MPI_Fint next() { return detail::next::Win_c2f(win); }
    BND_TOOL_FORWARD(Win_c2f, win)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Win_call_errhandler
BND_TOOL_REFERENCE(PMPI_Win_call_errhandler)
BND_TOOL_NEXT(Win_call_errhandler, int, (MPI_Win, int), PMPI_Win_call_errhandler)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_call_errhandler : detail::call<660, int, MPI_Win, int> {
    MPI_Win win;
    int errorcode;
    static constexpr bool has_window = true;
    int next() { return detail::next::Win_call_errhandler(win, errorcode); }
    BND_TOOL_FORWARD(Win_call_errhandler, win, errorcode)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
};
}
#endif

#if BND_HAS_MPI_Win_complete
BND_TOOL_REFERENCE(PMPI_Win_complete)
BND_TOOL_NEXT(Win_complete, int, (MPI_Win), PMPI_Win_complete)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_complete : detail::call<661, int, MPI_Win> {
    MPI_Win win;
    static constexpr bool has_window = true;
    int next() { return detail::next::Win_complete(win); }
    BND_TOOL_FORWARD(Win_complete, win)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
};
}
#endif

#if BND_HAS_MPI_Win_create
BND_TOOL_REFERENCE(PMPI_Win_create)
BND_TOOL_NEXT(Win_create, int, (void *, MPI_Aint, int, MPI_Info, MPI_Comm, MPI_Win *), PMPI_Win_create)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_create : detail::call<662, int, void *, MPI_Aint, int, MPI_Info, MPI_Comm, MPI_Win *> {
    void *base;
    MPI_Aint size;
    int disp_unit;
    MPI_Info info;
    MPI_Comm comm;
    MPI_Win *win;
    static constexpr bool has_communicator = true, has_new_handle = true;
    int next() { return detail::next::Win_create(base, size, disp_unit, info, comm, win); }
    BND_TOOL_FORWARD(Win_create, base, size, disp_unit, info, comm, win)
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::window> new_handle() const { return *win; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Win_create_c
BND_TOOL_REFERENCE(PMPI_Win_create_c)
BND_TOOL_NEXT(Win_create_c, int, (void *, MPI_Aint, MPI_Aint, MPI_Info, MPI_Comm, MPI_Win *), PMPI_Win_create_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_create_c : detail::call<663, int, void *, MPI_Aint, MPI_Aint, MPI_Info, MPI_Comm, MPI_Win *> {
    void *base;
    MPI_Aint size;
    MPI_Aint disp_unit;
    MPI_Info info;
    MPI_Comm comm;
    MPI_Win *win;
    static constexpr bool has_communicator = true, has_new_handle = true;
    int next() { return detail::next::Win_create_c(base, size, disp_unit, info, comm, win); }
    BND_TOOL_FORWARD(Win_create_c, base, size, disp_unit, info, comm, win)
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::window> new_handle() const { return *win; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Win_create_dynamic
BND_TOOL_REFERENCE(PMPI_Win_create_dynamic)
BND_TOOL_NEXT(Win_create_dynamic, int, (MPI_Info, MPI_Comm, MPI_Win *), PMPI_Win_create_dynamic)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_create_dynamic : detail::call<664, int, MPI_Info, MPI_Comm, MPI_Win *> {
    MPI_Info info;
    MPI_Comm comm;
    MPI_Win *win;
    static constexpr bool has_communicator = true, has_new_handle = true;
    int next() { return detail::next::Win_create_dynamic(info, comm, win); }
    BND_TOOL_FORWARD(Win_create_dynamic, info, comm, win)
    bindery::handle<object::communicator> communicator() const { return comm; }
    bindery::handle<object::window> new_handle() const { return *win; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif

#if BND_HAS_MPI_Win_create_errhandler
BND_TOOL_REFERENCE(PMPI_Win_create_errhandler)
BND_TOOL_NEXT(Win_create_errhandler, int, (MPI_Win_errhandler_function *, MPI_Errhandler *), PMPI_Win_create_errhandler)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_create_errhandler : detail::call<665, int, MPI_Win_errhandler_function *, MPI_Errhandler *> {
    MPI_Win_errhandler_function *win_errhandler_fn;
    MPI_Errhandler *errhandler;
    static constexpr bool has_new_handle = true;
    int next() { return detail::next::Win_create_errhandler(win_errhandler_fn, errhandler); }
    BND_TOOL_FORWARD(Win_create_errhandler, win_errhandler_fn, errhandler)
    bindery::handle<object::errhandler> new_handle() const { return *errhandler; }
};
}
#endif

#if BND_HAS_MPI_Win_create_keyval
BND_TOOL_REFERENCE(PMPI_Win_create_keyval)
BND_TOOL_NEXT(Win_create_keyval, int, (MPI_Win_copy_attr_function *, MPI_Win_delete_attr_function *, int *, void *), PMPI_Win_create_keyval)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_create_keyval : detail::call<666, int, MPI_Win_copy_attr_function *, MPI_Win_delete_attr_function *, int *, void *> {
    MPI_Win_copy_attr_function *win_copy_attr_fn;
    MPI_Win_delete_attr_function *win_delete_attr_fn;
    int *win_keyval;
    void *extra_state;
    int next() { return detail::next::Win_create_keyval(win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state); }
    BND_TOOL_FORWARD(Win_create_keyval, win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state)
};
}
#endif

#if BND_HAS_MPI_Win_delete_attr
BND_TOOL_REFERENCE(PMPI_Win_delete_attr)
BND_TOOL_NEXT(Win_delete_attr, int, (MPI_Win, int), PMPI_Win_delete_attr)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_delete_attr : detail::call<667, int, MPI_Win, int> {
    MPI_Win win;
    int win_keyval;
    static constexpr bool has_window = true;
    int next() { return detail::next::Win_delete_attr(win, win_keyval); }
    BND_TOOL_FORWARD(Win_delete_attr, win, win_keyval)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
};
}
#endif

#if BND_HAS_MPI_Win_detach
BND_TOOL_REFERENCE(PMPI_Win_detach)
BND_TOOL_NEXT(Win_detach, int, (MPI_Win, const void *), PMPI_Win_detach)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_detach : detail::call<668, int, MPI_Win, const void *> {
    MPI_Win win;
    const void *base;
    static constexpr bool has_window = true;
    int next() { return detail::next::Win_detach(win, base); }
    BND_TOOL_FORWARD(Win_detach, win, base)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
};
}
#endif

#if BND_HAS_MPI_Win_f2c
BND_TOOL_REFERENCE(PMPI_Win_f2c)
BND_TOOL_NEXT(Win_f2c, MPI_Win, (MPI_Fint), PMPI_Win_f2c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_f2c : detail::call<669, MPI_Win, MPI_Fint> {
    MPI_Fint win;
    MPI_Win next() { return detail::next::Win_f2c(win); }
    BND_TOOL_FORWARD(Win_f2c, win)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Win_fence
BND_TOOL_REFERENCE(PMPI_Win_fence)
BND_TOOL_NEXT(Win_fence, int, (int, MPI_Win), PMPI_Win_fence)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_fence : detail::call<670, int, int, MPI_Win> {
    int assert;
    MPI_Win win;
    static constexpr bool has_window = true;
    int next() { return detail::next::Win_fence(assert, win); }
    BND_TOOL_FORWARD(Win_fence, assert, win)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
};
}
#endif

#if BND_HAS_MPI_Win_flush
BND_TOOL_REFERENCE(PMPI_Win_flush)
BND_TOOL_NEXT(Win_flush, int, (int, MPI_Win), PMPI_Win_flush)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_flush : detail::call<671, int, int, MPI_Win> {
    int rank;
    MPI_Win win;
    static constexpr bool has_window = true, has_peer = true;
    int next() { return detail::next::Win_flush(rank, win); }
    BND_TOOL_FORWARD(Win_flush, rank, win)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
    int peer() const { return rank; }
};
}
#endif

#if BND_HAS_MPI_Win_flush_all
BND_TOOL_REFERENCE(PMPI_Win_flush_all)
BND_TOOL_NEXT(Win_flush_all, int, (MPI_Win), PMPI_Win_flush_all)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_flush_all : detail::call<672, int, MPI_Win> {
    MPI_Win win;
    static constexpr bool has_window = true;
    int next() { return detail::next::Win_flush_all(win); }
    BND_TOOL_FORWARD(Win_flush_all, win)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
};
}
#endif

#if BND_HAS_MPI_Win_flush_local
BND_TOOL_REFERENCE(PMPI_Win_flush_local)
BND_TOOL_NEXT(Win_flush_local, int, (int, MPI_Win), PMPI_Win_flush_local)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_flush_local : detail::call<673, int, int, MPI_Win> {
    int rank;
    MPI_Win win;
    static constexpr bool has_window = true, has_peer = true;
    int next() { return detail::next::Win_flush_local(rank, win); }
    BND_TOOL_FORWARD(Win_flush_local, rank, win)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
    int peer() const { return rank; }
};
}
#endif

#if BND_HAS_MPI_Win_flush_local_all
BND_TOOL_REFERENCE(PMPI_Win_flush_local_all)
BND_TOOL_NEXT(Win_flush_local_all, int, (MPI_Win), PMPI_Win_flush_local_all)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_flush_local_all : detail::call<674, int, MPI_Win> {
    MPI_Win win;
    static constexpr bool has_window = true;
    int next() { return detail::next::Win_flush_local_all(win); }
    BND_TOOL_FORWARD(Win_flush_local_all, win)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
};
}
#endif

#if BND_HAS_MPI_Win_free
BND_TOOL_REFERENCE(PMPI_Win_free)
BND_TOOL_NEXT(Win_free, int, (MPI_Win *), PMPI_Win_free)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_free : detail::call<675, int, MPI_Win *> {
    MPI_Win *win;
    static constexpr bool has_window = true;
    int next() { return detail::next::Win_free(win); }
    BND_TOOL_FORWARD(Win_free, win)
    bindery::handle<object::window> window() const { return *win; }
    int fail(int code) const { return detail::raise_on_win(*win, code); }
};
}
#endif

#if BND_HAS_MPI_Win_free_keyval
BND_TOOL_REFERENCE(PMPI_Win_free_keyval)
BND_TOOL_NEXT(Win_free_keyval, int, (int *), PMPI_Win_free_keyval)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_free_keyval : detail::call<676, int, int *> {
    int *win_keyval;
    int next() { return detail::next::Win_free_keyval(win_keyval); }
    BND_TOOL_FORWARD(Win_free_keyval, win_keyval)
};
}
#endif

#if BND_HAS_MPI_Win_fromint
BND_TOOL_REFERENCE(PMPI_Win_fromint)
BND_TOOL_NEXT(Win_fromint, MPI_Win, (int), PMPI_Win_fromint)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_fromint : detail::call<677, MPI_Win, int> {
    int win;
    MPI_Win next() { return detail::next::Win_fromint(win); }
    BND_TOOL_FORWARD(Win_fromint, win)
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Win_get_attr
BND_TOOL_REFERENCE(PMPI_Win_get_attr)
BND_TOOL_NEXT(Win_get_attr, int, (MPI_Win, int, void *, int *), PMPI_Win_get_attr)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_get_attr : detail::call<678, int, MPI_Win, int, void *, int *> {
    MPI_Win win;
    int win_keyval;
    void *attribute_val;
    int *flag;
    static constexpr bool has_window = true;
    int next() { return detail::next::Win_get_attr(win, win_keyval, attribute_val, flag); }
    BND_TOOL_FORWARD(Win_get_attr, win, win_keyval, attribute_val, flag)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
};
}
#endif

#if BND_HAS_MPI_Win_get_errhandler
BND_TOOL_REFERENCE(PMPI_Win_get_errhandler)
BND_TOOL_NEXT(Win_get_errhandler, int, (MPI_Win, MPI_Errhandler *), PMPI_Win_get_errhandler)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_get_errhandler : detail::call<679, int, MPI_Win, MPI_Errhandler *> {
    MPI_Win win;
    MPI_Errhandler *errhandler;
    static constexpr bool has_window = true, has_new_handle = true;
    int next() { return detail::next::Win_get_errhandler(win, errhandler); }
    BND_TOOL_FORWARD(Win_get_errhandler, win, errhandler)
    bindery::handle<object::window> window() const { return win; }
    bindery::handle<object::errhandler> new_handle() const { return *errhandler; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
};
}
#endif

#if BND_HAS_MPI_Win_get_group
BND_TOOL_REFERENCE(PMPI_Win_get_group)
BND_TOOL_NEXT(Win_get_group, int, (MPI_Win, MPI_Group *), PMPI_Win_get_group)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_get_group : detail::call<680, int, MPI_Win, MPI_Group *> {
    MPI_Win win;
    MPI_Group *group;
    static constexpr bool has_window = true, has_new_handle = true;
    int next() { return detail::next::Win_get_group(win, group); }
    BND_TOOL_FORWARD(Win_get_group, win, group)
    bindery::handle<object::window> window() const { return win; }
    bindery::handle<object::group> new_handle() const { return *group; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
};
}
#endif

#if BND_HAS_MPI_Win_get_info
BND_TOOL_REFERENCE(PMPI_Win_get_info)
BND_TOOL_NEXT(Win_get_info, int, (MPI_Win, MPI_Info *), PMPI_Win_get_info)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_get_info : detail::call<681, int, MPI_Win, MPI_Info *> {
    MPI_Win win;
    MPI_Info *info_used;
    static constexpr bool has_window = true, has_new_handle = true;
    int next() { return detail::next::Win_get_info(win, info_used); }
    BND_TOOL_FORWARD(Win_get_info, win, info_used)
    bindery::handle<object::window> window() const { return win; }
    bindery::handle<object::info> new_handle() const { return *info_used; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
};
}
#endif

#if BND_HAS_MPI_Win_get_name
BND_TOOL_REFERENCE(PMPI_Win_get_name)
BND_TOOL_NEXT(Win_get_name, int, (MPI_Win, char *, int *), PMPI_Win_get_name)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_get_name : detail::call<682, int, MPI_Win, char *, int *> {
    MPI_Win win;
    char *win_name;
    int *resultlen;
    static constexpr bool has_window = true;
    int next() { return detail::next::Win_get_name(win, win_name, resultlen); }
    BND_TOOL_FORWARD(Win_get_name, win, win_name, resultlen)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
};
}
#endif

#if BND_HAS_MPI_Win_lock
BND_TOOL_REFERENCE(PMPI_Win_lock)
BND_TOOL_NEXT(Win_lock, int, (int, int, int, MPI_Win), PMPI_Win_lock)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_lock : detail::call<683, int, int, int, int, MPI_Win> {
    int lock_type;
    int rank;
    int assert;
    MPI_Win win;
    static constexpr bool has_window = true, has_peer = true;
    int next() { return detail::next::Win_lock(lock_type, rank, assert, win); }
    BND_TOOL_FORWARD(Win_lock, lock_type, rank, assert, win)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
    int peer() const { return rank; }
};
}
#endif

#if BND_HAS_MPI_Win_lock_all
BND_TOOL_REFERENCE(PMPI_Win_lock_all)
BND_TOOL_NEXT(Win_lock_all, int, (int, MPI_Win), PMPI_Win_lock_all)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_lock_all : detail::call<684, int, int, MPI_Win> {
    int assert;
    MPI_Win win;
    static constexpr bool has_window = true;
    int next() { return detail::next::Win_lock_all(assert, win); }
    BND_TOOL_FORWARD(Win_lock_all, assert, win)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
};
}
#endif

#if BND_HAS_MPI_Win_post
BND_TOOL_REFERENCE(PMPI_Win_post)
BND_TOOL_NEXT(Win_post, int, (MPI_Group, int, MPI_Win), PMPI_Win_post)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_post : detail::call<685, int, MPI_Group, int, MPI_Win> {
    MPI_Group group;
    int assert;
    MPI_Win win;
    static constexpr bool has_window = true;
    int next() { return detail::next::Win_post(group, assert, win); }
    BND_TOOL_FORWARD(Win_post, group, assert, win)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
};
}
#endif

#if BND_HAS_MPI_Win_set_attr
BND_TOOL_REFERENCE(PMPI_Win_set_attr)
BND_TOOL_NEXT(Win_set_attr, int, (MPI_Win, int, void *), PMPI_Win_set_attr)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_set_attr : detail::call<686, int, MPI_Win, int, void *> {
    MPI_Win win;
    int win_keyval;
    void *attribute_val;
    static constexpr bool has_window = true;
    int next() { return detail::next::Win_set_attr(win, win_keyval, attribute_val); }
    BND_TOOL_FORWARD(Win_set_attr, win, win_keyval, attribute_val)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
};
}
#endif

#if BND_HAS_MPI_Win_set_errhandler
BND_TOOL_REFERENCE(PMPI_Win_set_errhandler)
BND_TOOL_NEXT(Win_set_errhandler, int, (MPI_Win, MPI_Errhandler), PMPI_Win_set_errhandler)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_set_errhandler : detail::call<687, int, MPI_Win, MPI_Errhandler> {
    MPI_Win win;
    MPI_Errhandler errhandler;
    static constexpr bool has_window = true;
    int next() { return detail::next::Win_set_errhandler(win, errhandler); }
    BND_TOOL_FORWARD(Win_set_errhandler, win, errhandler)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
};
}
#endif

#if BND_HAS_MPI_Win_set_info
BND_TOOL_REFERENCE(PMPI_Win_set_info)
BND_TOOL_NEXT(Win_set_info, int, (MPI_Win, MPI_Info), PMPI_Win_set_info)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_set_info : detail::call<688, int, MPI_Win, MPI_Info> {
    MPI_Win win;
    MPI_Info info;
    static constexpr bool has_window = true;
    int next() { return detail::next::Win_set_info(win, info); }
    BND_TOOL_FORWARD(Win_set_info, win, info)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
};
}
#endif

#if BND_HAS_MPI_Win_set_name
BND_TOOL_REFERENCE(PMPI_Win_set_name)
BND_TOOL_NEXT(Win_set_name, int, (MPI_Win, const char *), PMPI_Win_set_name)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_set_name : detail::call<689, int, MPI_Win, const char *> {
    MPI_Win win;
    const char *win_name;
    static constexpr bool has_window = true;
    int next() { return detail::next::Win_set_name(win, win_name); }
    BND_TOOL_FORWARD(Win_set_name, win, win_name)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
};
}
#endif

#if BND_HAS_MPI_Win_shared_query
BND_TOOL_REFERENCE(PMPI_Win_shared_query)
BND_TOOL_NEXT(Win_shared_query, int, (MPI_Win, int, MPI_Aint *, int *, void *), PMPI_Win_shared_query)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_shared_query : detail::call<690, int, MPI_Win, int, MPI_Aint *, int *, void *> {
    MPI_Win win;
    int rank;
    MPI_Aint *size;
    int *disp_unit;
    void *baseptr;
    static constexpr bool has_window = true, has_peer = true;
    int next() { return detail::next::Win_shared_query(win, rank, size, disp_unit, baseptr); }
    BND_TOOL_FORWARD(Win_shared_query, win, rank, size, disp_unit, baseptr)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
    int peer() const { return rank; }
};
}
#endif

#if BND_HAS_MPI_Win_shared_query_c
BND_TOOL_REFERENCE(PMPI_Win_shared_query_c)
BND_TOOL_NEXT(Win_shared_query_c, int, (MPI_Win, int, MPI_Aint *, MPI_Aint *, void *), PMPI_Win_shared_query_c)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_shared_query_c : detail::call<691, int, MPI_Win, int, MPI_Aint *, MPI_Aint *, void *> {
    MPI_Win win;
    int rank;
    MPI_Aint *size;
    MPI_Aint *disp_unit;
    void *baseptr;
    static constexpr bool has_window = true, has_peer = true;
    int next() { return detail::next::Win_shared_query_c(win, rank, size, disp_unit, baseptr); }
    BND_TOOL_FORWARD(Win_shared_query_c, win, rank, size, disp_unit, baseptr)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
    int peer() const { return rank; }
};
}
#endif

#if BND_HAS_MPI_Win_start
BND_TOOL_REFERENCE(PMPI_Win_start)
BND_TOOL_NEXT(Win_start, int, (MPI_Group, int, MPI_Win), PMPI_Win_start)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_start : detail::call<692, int, MPI_Group, int, MPI_Win> {
    MPI_Group group;
    int assert;
    MPI_Win win;
    static constexpr bool has_window = true;
    int next() { return detail::next::Win_start(group, assert, win); }
    BND_TOOL_FORWARD(Win_start, group, assert, win)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
};
}
#endif

#if BND_HAS_MPI_Win_sync
BND_TOOL_REFERENCE(PMPI_Win_sync)
BND_TOOL_NEXT(Win_sync, int, (MPI_Win), PMPI_Win_sync)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_sync : detail::call<693, int, MPI_Win> {
    MPI_Win win;
    static constexpr bool has_window = true;
    int next() { return detail::next::Win_sync(win); }
    BND_TOOL_FORWARD(Win_sync, win)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
};
}
#endif

#if BND_HAS_MPI_Win_test
BND_TOOL_REFERENCE(PMPI_Win_test)
BND_TOOL_NEXT(Win_test, int, (MPI_Win, int *), PMPI_Win_test)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_test : detail::call<694, int, MPI_Win, int *> {
    MPI_Win win;
    int *flag;
    static constexpr bool has_window = true;
    int next() { return detail::next::Win_test(win, flag); }
    BND_TOOL_FORWARD(Win_test, win, flag)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
};
}
#endif

#if BND_HAS_MPI_Win_toint
BND_TOOL_REFERENCE(PMPI_Win_toint)
BND_TOOL_NEXT(Win_toint, int, (MPI_Win), PMPI_Win_toint)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_toint : detail::call<695, int, MPI_Win> {
    MPI_Win win;
    static constexpr bool has_window = true;
    int next() { return detail::next::Win_toint(win); }
    BND_TOOL_FORWARD(Win_toint, win)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_none(code); }
};
}
#endif

#if BND_HAS_MPI_Win_unlock
BND_TOOL_REFERENCE(PMPI_Win_unlock)
BND_TOOL_NEXT(Win_unlock, int, (int, MPI_Win), PMPI_Win_unlock)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_unlock : detail::call<696, int, int, MPI_Win> {
    int rank;
    MPI_Win win;
    static constexpr bool has_window = true, has_peer = true;
    int next() { return detail::next::Win_unlock(rank, win); }
    BND_TOOL_FORWARD(Win_unlock, rank, win)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
    int peer() const { return rank; }
};
}
#endif

#if BND_HAS_MPI_Win_unlock_all
BND_TOOL_REFERENCE(PMPI_Win_unlock_all)
BND_TOOL_NEXT(Win_unlock_all, int, (MPI_Win), PMPI_Win_unlock_all)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_unlock_all : detail::call<697, int, MPI_Win> {
    MPI_Win win;
    static constexpr bool has_window = true;
    int next() { return detail::next::Win_unlock_all(win); }
    BND_TOOL_FORWARD(Win_unlock_all, win)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
};
}
#endif

#if BND_HAS_MPI_Win_wait
BND_TOOL_REFERENCE(PMPI_Win_wait)
BND_TOOL_NEXT(Win_wait, int, (MPI_Win), PMPI_Win_wait)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Win_wait : detail::call<698, int, MPI_Win> {
    MPI_Win win;
    static constexpr bool has_window = true;
    int next() { return detail::next::Win_wait(win); }
    BND_TOOL_FORWARD(Win_wait, win)
    bindery::handle<object::window> window() const { return win; }
    int fail(int code) const { return detail::raise_on_win(win, code); }
};
}
#endif

#if BND_HAS_MPI_Wtick
BND_TOOL_REFERENCE(PMPI_Wtick)
BND_TOOL_NEXT(Wtick, double, (), PMPI_Wtick)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Wtick : detail::call<699, double> {
    double next() { return detail::next::Wtick(); }
    BND_TOOL_FORWARD(Wtick)
};
}
#endif

#if BND_HAS_MPI_Wtime
BND_TOOL_REFERENCE(PMPI_Wtime)
BND_TOOL_NEXT(Wtime, double, (), PMPI_Wtime)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Wtime : detail::call<700, double> {
    double next() { return detail::next::Wtime(); }
    BND_TOOL_FORWARD(Wtime)
};
}
#endif


#pragma GCC diagnostic pop
