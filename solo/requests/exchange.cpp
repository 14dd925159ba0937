// Send and receive in one call (MPI 5.0, 3.11). The receive starts first, so that a message to oneself needs no buffer.
#include "point-to-point.h"
#include "requests/receive.h"
#include "requests/send.h"

#include <optional>

namespace solo {
namespace {

constexpr const char *never_ends =
    "the message that is sent, or the one that is received, has no counterpart, so the call would never return";

struct exchange_args {
    send_args sent;
    receive_args received;
    bool is_sent, is_received;  // not to or from MPI_PROC_NULL
};

exchange_args check_exchange(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, int dest, int sendtag,
                             void *recvbuf, MPI_Count recvcount, Datatype &recvtype, int source, int recvtag)
{
    const exchange_args checked{
        check_send(sendbuf, sendcount, sendtype, dest, sendtag, mode::standard, "sendbuf", "sendtype", "sendtag"),
        check_receive(recvbuf, recvcount, recvtype, source, recvtag, "recvbuf", "recvtype", "recvtag"),
        dest != MPI_PROC_NULL,
        source != MPI_PROC_NULL,
    };
    const bool is_same = reinterpret_cast<std::intptr_t>(sendbuf) + sendtype.true_lower ==
                         reinterpret_cast<std::intptr_t>(recvbuf) + recvtype.true_lower;
    if (is_same && checked.is_sent && checked.is_received && checked.sent.bytes != 0 && checked.received.bytes != 0)
        fail(MPI_ERR_BUFFER, "recvbuf", "is the same as sendbuf; call MPI_Sendrecv_replace for that");
    return checked;
}

exchange_args check_replace(void *buf, MPI_Count count, Datatype &datatype, int dest, int sendtag, int source,
                            int recvtag)
{
    return {
        check_send(buf, count, datatype, dest, sendtag, mode::standard, "buf", "datatype", "sendtag"),
        check_receive(buf, count, datatype, source, recvtag, "buf", "datatype", "recvtag"),
        dest != MPI_PROC_NULL,
        source != MPI_PROC_NULL,
    };
}

// A message with the data of a buffer that the receive will overwrite.
owned_message packed_data(const exchange_args &args)
{
    if (!args.is_sent)
        return nullptr;
    storage packed(static_cast<std::size_t>(args.sent.bytes));
    pack_all(args.sent.buffer, args.sent.count, *args.sent.datatype, args.sent.bytes, packed.data());
    const guard held;
    return packed_message(std::move(packed), args.sent.bytes, args.sent.tag);
}

// The send of such a message.
send_args send_of(const unexpected_message &packed)
{
    return {packed.data, packed.bytes, &predefined_type(MPI_BYTE), packed.bytes, packed.tag, mode::standard};
}

// The matches that both halves find. Determined under the lock, before anything changes.
struct expected_matches {
    expected_matches(Comm &comm, const exchange_args &args)
        : finds_message(args.is_received && comm.queues->find(args.received.tag) != nullptr)
        , finds_receive(args.is_sent && comm.queues->has_matching(args.sent.tag))
        , meets_itself(args.is_sent && args.is_received && !finds_message && !finds_receive &&
                       (args.received.tag == MPI_ANY_TAG || args.received.tag == args.sent.tag))
        , is_left(args.is_sent && !finds_receive && !meets_itself)
    {
        comm.queues->reserve(args.sent.tag, args.received.tag);
    }
    bool receives_now(const exchange_args &args) const { return !args.is_received || finds_message || meets_itself; }

    const bool finds_message;  // an earlier one is received
    const bool finds_receive;  // an earlier one gets what is sent
    const bool meets_itself;   // what is sent is received
    const bool is_left;        // for a later receive
};

// Starts both halves of an exchange; undoes what has been started unless both succeed.
class exchange_rollback {
public:
    exchange_rollback(locked_section &section, Comm &comm, Receive_request &receive)
        : section_(section)
        , comm_(comm)
        , receive_(receive)
    {
    }
    ~exchange_rollback()
    {
        if (is_committed_)
            return;
        if (receive_.is_posted) {
            comm_.queues->remove(receive_);
            uncount_pending();
        }
        if (left_ != nullptr)
            retract(*left_);
        if (has_sender_)
            uncount_pending();
    }
    exchange_rollback(const exchange_rollback &) = delete;
    exchange_rollback &operator=(const exchange_rollback &) = delete;

    // `copy` is the message to leave where one is left; without it, its data stays with the sender.
    void begin(const exchange_args &args, const expected_matches &matches, owned_message copy, Send_request *sender)
    {
        if (matches.meets_itself)
            receive_or_post(section_, comm_, receive_);
        send(matches, args.sent, std::move(copy), sender);
        if (args.is_sent && sender == nullptr && receive_.is_exchange)
            complete_part(section_, receive_);
        if (!matches.meets_itself)
            receive(args.is_received);
        is_committed_ = true;
    }

private:
    void send(const expected_matches &matches, const send_args &sent, owned_message copy, Send_request *sender)
    {
        if (matches.finds_receive || matches.meets_itself) {
            copy_to_receive(section_, comm_, sent,
                            static_cast<Receive_request &>(*comm_.queues->take_matching(sent.tag)));
        } else if (sender != nullptr) {
            post_send(section_, comm_, *sender);
            left_ = sender->waiting;
            has_sender_ = true;
        } else if (copy) {
            left_ = &put(section_, comm_, std::move(copy));
        }
    }
    void receive(bool is_received)
    {
        if (is_received)
            return receive_or_post(section_, comm_, receive_);
        count_pending();
        receive_.arrived = proc_null_info();
        complete_part(section_, receive_);
    }
    locked_section &section_;
    Comm &comm_;
    Receive_request &receive_;
    unexpected_message *left_ = nullptr;
    bool has_sender_ = false;
    bool is_committed_ = false;
};

// `packed` has the data of MPI_Sendrecv_replace.
void exchange(locked_section &section, Comm &comm, const exchange_args &args, MPI_Status *status, owned_message packed)
{
    const expected_matches matches(comm, args);
    if (matches.is_left && !packed)
        packed = copy_of(comm, args.sent, false);
    const bool ends = matches.receives_now(args) && (!matches.is_left || packed);
    if (!ends && !can_block())
        fail_call(MPI_ERR_OTHER, never_ends);
    Receive_request receive(&comm, args.received);
    std::optional<Send_request> sender;
    if (matches.is_left && !packed)
        sender.emplace(&comm, args.sent);
    exchange_rollback(section, comm, receive).begin(args, matches, std::move(packed), sender ? &*sender : nullptr);
    try {
        section.wait_until([&] { return receive.is_complete && (!sender || sender->is_complete); }, never_ends);
    } catch (...) {
        receive.cancel(section);
        if (sender)
            sender->cancel(section);
        throw;
    }
    set_status(status, receive.arrived);
    if (receive.failed)
        throw *receive.failed;
}

// The same without waiting: the receive's request is complete when the message has been received, too.
void exchange(locked_section &section, Comm &comm, const exchange_args &args, MPI_Request *request,
              owned_message packed)
{
    const expected_matches matches(comm, args);
    if (matches.is_left && !packed)
        packed = copy_of(comm, args.sent, false);
    new_request receive(std::make_unique<Receive_request>(&comm, args.received));
    receive->is_exchange = true;
    receive->parts = args.is_sent ? 2 : 1;
    std::unique_ptr<Send_request> sender;
    if (matches.is_left && !packed) {
        sender = std::make_unique<Send_request>(&comm, args.sent);
        sender->partner = &*receive;
        sender->is_freed = true;  // no handle refers to it
    }
    exchange_rollback(section, comm, *receive).begin(args, matches, std::move(packed), sender.get());
    static_cast<void>(sender.release());  // NOLINT(bugprone-unused-return-value): the receive owns it
    *request = receive.commit();
}

template <typename Result>
void exchange_two(Comm &comm, const exchange_args &args, Result *result)
{
    locked_section section;
    exchange(section, comm, args, result, nullptr);
}

template <typename Result>
void exchange_one(Comm &comm, exchange_args args, Result *result)
{
    owned_message packed = packed_data(args);
    if (packed)
        args.sent = send_of(*packed);
    locked_section section;
    exchange(section, comm, args, result, std::move(packed));
}

}  // namespace

void Sendrecv(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, int dest, int sendtag, void *recvbuf,
              MPI_Count recvcount, Datatype &recvtype, int source, int recvtag, Comm &comm, MPI_Status *status)
{
    exchange_two(
        comm,
        check_exchange(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag),
        status);
}

void Sendrecv_replace(void *buf, MPI_Count count, Datatype &datatype, int dest, int sendtag, int source, int recvtag,
                      Comm &comm, MPI_Status *status)
{
    exchange_one(comm, check_replace(buf, count, datatype, dest, sendtag, source, recvtag), status);
}

void Isendrecv(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, int dest, int sendtag, void *recvbuf,
               MPI_Count recvcount, Datatype &recvtype, int source, int recvtag, Comm &comm, MPI_Request *request)
{
    exchange_two(
        comm,
        check_exchange(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag),
        request);
}

void Isendrecv_replace(void *buf, MPI_Count count, Datatype &datatype, int dest, int sendtag, int source, int recvtag,
                       Comm &comm, MPI_Request *request)
{
    exchange_one(comm, check_replace(buf, count, datatype, dest, sendtag, source, recvtag), request);
}

}  // namespace solo
