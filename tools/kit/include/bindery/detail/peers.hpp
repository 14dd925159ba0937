// Which process gets which part of the data of a call, by what the spec says of its buffers (MPI 5.0, chapters 3 to 6, 8 and 12).
#pragma once

#include <bindery/attributes.hpp>
#include <bindery/detail/bytes.hpp>
#include <bindery/detail/facts.hpp>
#include <bindery/detail/link.hpp>

namespace bindery {

// Bytes that a call, or the operation that it starts, moves to or from one process.
struct peer_transfer {
    int rank;  // in the communicator or window; of an intercommunicator, in the remote group. MPI_UNDEFINED: no argument tells it
    MPI_Count sent = 0, received = 0;  // bytes; one of them
    MPI_Count count = 0;               // elements
    MPI_Datatype datatype = MPI_DATATYPE_NULL;
};

}  // namespace bindery

namespace bindery::detail {

// Who the data of a buffer go to or come from: the peer that an argument names, the root, all that are no root, everyone; in a scan those
// on one side, with the process itself or without.
enum class party : unsigned char { none, peer, root, leaves, everyone, beside_and_own, beside };
// The part of it that each of them has: all, a block of its own, or in what is reduced and scattered its share.
enum class part : unsigned char { whole, block, share };

struct flow {
    party with = party::none;
    part what = part::whole;
    bool is_one_buffer = false;  // which is sent and received
};

}  // namespace bindery::detail

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

enum class direction { sent, received };

// The elements of a buffer of a call that processes exchange.
template <direction way, class Call>
struct elements {
    const Call &call;

    MPI_Count count(int i) const
    {
        if constexpr (way == direction::sent && Call::has_send_counts)
            return call.send_counts() ? MPI_Count(call.send_counts()[i]) : 0;
        else if constexpr (way == direction::received && Call::has_receive_counts)
            return call.receive_counts() ? MPI_Count(call.receive_counts()[i]) : 0;
        else if constexpr (way == direction::sent)
            return call.send_count();
        else
            return call.receive_count();
    }
    MPI_Datatype datatype(int i) const
    {
        if constexpr (way == direction::sent && Call::has_send_datatypes)
            return type_at(call.send_datatypes(), std::size_t(i));
        else if constexpr (way == direction::received && Call::has_receive_datatypes)
            return type_at(call.receive_datatypes(), std::size_t(i));
        else if constexpr (way == direction::sent)
            return call.send_datatype();
        else
            return call.receive_datatype();
    }
};

// Visits one process after the other; the size of a datatype is asked for once as long as it stays the same.
template <direction way, class Visit>
class peers_visit {
public:
    explicit peers_visit(Visit &visit) : visit_(visit) {}

    void operator()(int rank, MPI_Count count, MPI_Datatype datatype)
    {
        if (rank == MPI_PROC_NULL || count <= 0)
            return;
        if (datatype != datatype_) {
            datatype_ = datatype;
            size_ = type_size(datatype);
        }
        const MPI_Count moved = count * size_;
        if (moved)
            visit_(peer_transfer{rank, way == direction::sent ? moved : 0, way == direction::sent ? 0 : moved, count,
                                 datatype});
    }

private:
    Visit &visit_;
    MPI_Datatype datatype_ = MPI_DATATYPE_NULL;
    MPI_Count size_ = 0;
};

// The processes of a collective operation that a buffer is exchanged with: from first to last, without the own one where its data stay.
struct ranks {
    int first = 0, last = 0, left_out = MPI_UNDEFINED;

    template <class Function>
    void for_each(Function function) const
    {
        for (int i = first; i < last; ++i)
            if (i != left_out)
                function(i);
    }
};

template <direction way, party with>
ranks ranks_of(MPI_Comm comm, bool own_stays)
{
    const int size = remote_size(comm);
    if constexpr (with != party::beside && with != party::beside_and_own)
        return {0, size, own_stays && !is_inter(comm) ? group_rank(comm) : MPI_UNDEFINED};
    const int own = group_rank(comm), apart = with == party::beside || own_stays ? own : MPI_UNDEFINED;
    return way == direction::sent ? ranks{own, size, apart} : ranks{0, own + 1, apart};
}

// A share of what is reduced: in an intercommunicator the remote group divides the vector, and only if into equal shares is it known how.
template <class Call, class To>
void visit_shares(const Call &call, bool own_stays, To &to)
{
    const auto datatype = call.send_datatype();
    if (!is_inter(call.communicator())) {
        ranks_of<direction::sent, party::everyone>(call.communicator(), own_stays).for_each([&](int i) {
            to(i, call.share_of(i), datatype);
        });
    } else if (Call::has_equal_shares) {
        const int size = remote_size(call.communicator());
        for (int i = 0; i < size; ++i)
            to(i, call.share_of(i) * group_size(call.communicator()) / size, datatype);
    } else {
        to(MPI_UNDEFINED, call.send_count(), datatype);
    }
}

// Visits the processes with which one of a collective operation exchanges data; `way` is whose flow it is, and `of` the buffer that says how much.
template <direction way, direction of, flow how, class Call, class To>
void visit_group(const Call &call, bool own_stays, To &to)
{
    const elements<of, Call> all{call};
    const MPI_Comm comm = call.communicator();
    constexpr bool own_block = of != way && how.what == part::whole;  // in place, as in an allgather
    const int own = own_block ? group_rank(comm) : 0;
    const auto one = [&](int i) {
        const int block = own_block ? own : i;
        to(i, all.count(block), all.datatype(block));
    };
    ranks_of<way, how.with>(comm, own_stays).for_each(one);
}

template <direction way, flow how, class Call, class To>
void visit_neighbors(const Call &call, To &to)
{
    const elements<way, Call> all{call};
    const neighbors known(call.communicator());
    const std::vector<int> &processes = way == direction::sent ? known.destinations : known.sources;
    for (std::size_t i = 0; i < processes.size(); ++i)
        if (processes[i] != MPI_PROC_NULL)
            to(processes[i], all.count(int(i)), all.datatype(int(i)));
}

// Visits the one process that an argument names. A message without data is one, too.
template <direction way, class Call, class Visit>
void visit_peer(const Call &call, Visit &visit)
{
    const auto one = [&](int rank, MPI_Count bytes, MPI_Datatype datatype) {
        if (rank == MPI_PROC_NULL || (bytes == 0 && Call::is(attributes::rma)))
            return;
        const MPI_Count size = type_size(datatype);
        visit(peer_transfer{rank, way == direction::sent ? bytes : 0, way == direction::sent ? 0 : bytes,
                            size ? bytes / size : 0, datatype});
    };
    if constexpr (way == direction::sent) {
        one(call.send_peer(), call.bytes_sent() + call.bytes_sent_by_start(), call.send_datatype());
    } else if constexpr (Call::is(attributes::rma) || Call::has_known_source) {
        int source = MPI_ANY_SOURCE;
        if constexpr (Call::has_receive_peer)
            source = call.receive_peer();
        one(call.known_source(source), call.bytes_received(), call.receive_datatype());
    }
}

template <direction way, flow how, class Call, class Visit>
void visit_flow(const Call &call, Visit &visit)
{
    if constexpr (how.with == party::none) {
        return;
    } else if constexpr (how.with == party::peer) {
        visit_peer<way>(call, visit);
    } else {
        peers_visit<way, Visit> to(visit);
        constexpr bool both = Call::has_send_buffer && Call::has_receive_buffer;
        bool own_stays = how.is_one_buffer, sends_received = false;
        if constexpr (both) {
            const bool sent_in_place = call.send_buffer() == MPI_IN_PLACE;
            own_stays = own_stays || sent_in_place || call.receive_buffer() == MPI_IN_PLACE;
            sends_received = sent_in_place && !Call::has_operation;
        }
        if constexpr (how.with == party::root || how.with == party::leaves) {
            const rooted role(call.communicator(), call.root_rank());
            if constexpr (how.with == party::leaves) {
                if (role.is_root)
                    visit_group<way, way, how>(call, own_stays, to);
            } else if (role.is_leaf && !(role.is_root && own_stays)) {
                const elements<way, Call> all{call};
                to(call.root_rank(), all.count(0), all.datatype(0));
            }
        } else if constexpr (Call::is(attributes::neighborhood)) {
            visit_neighbors<way, how>(call, to);
        } else if constexpr (how.what == part::share) {
            visit_shares(call, own_stays, to);
        } else if (way == direction::sent && sends_received) {
            visit_group<way, direction::received, how>(call, own_stays, to);
        } else {
            visit_group<way, way, how>(call, own_stays, to);
        }
    }
}

// Calls visit(const peer_transfer &) for each process and direction.
template <class Call, class Visit>
void visit_peers(const Call &call, Visit &visit)
{
    visit_flow<direction::sent, Call::sent_flow>(call, visit);
    visit_flow<direction::received, Call::received_flow>(call, visit);
}

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE
