// Events: types, sources, registrations, callbacks by safety level, dropped events (R178, R187, R189 to R191).
#include "mpit_support.h"

#include <atomic>
#include <climits>
#include <cstring>
#include <set>
#include <thread>
#include <vector>

namespace {

int event_index(const char *name)
{
    int index = -1;
    EXPECT_EQ(MPI_T_event_get_index(name, &index), MPI_SUCCESS) << name;
    return index;
}

// A registration without a callback yet, freed at the end.
struct registered {
    explicit registered(const char *name, void *object = nullptr, MPI_Info info = MPI_INFO_NULL)
    {
        EXPECT_EQ(MPI_T_event_handle_alloc(event_index(name), object, info, &handle), MPI_SUCCESS) << name;
    }
    ~registered() { EXPECT_EQ(MPI_T_event_handle_free(handle, nullptr, nullptr), MPI_SUCCESS); }
    registered(const registered &) = delete;
    void call(MPI_T_event_cb_function *function, MPI_T_cb_safety safety, void *data) const
    {
        EXPECT_EQ(MPI_T_event_register_callback(handle, safety, MPI_INFO_NULL, data, function), MPI_SUCCESS);
    }
    MPI_T_event_registration handle = nullptr;
};

// The elements that a callback saw.
struct record {
    std::vector<std::vector<long long>> elements;
    std::vector<MPI_Count> times;
    std::vector<MPI_T_cb_safety> safeties;
    std::set<int> sources;
    std::vector<int> wrong;  // codes that were not as expected
    MPI_T_event_registration registration = nullptr;
    MPI_T_event_instance instance = nullptr;
};

void expect(record &to, int code, int expected)
{
    if (code != expected)
        to.wrong.push_back(code);
}

// Reads every element in both ways, and all else that may be asked.
template <int count>
void note(MPI_T_event_instance instance, MPI_T_event_registration registration, MPI_T_cb_safety safety, void *data)
{
    auto &to = *static_cast<record *>(data);
    struct {
        int words[4];
        MPI_Count bytes;
    } copy = {};
    std::vector<long long> elements;
    expect(to, MPI_T_event_copy(instance, &copy), MPI_SUCCESS);
    for (int i = 0; i < count; ++i) {
        const bool is_bytes = count >= 3 && i == count - 1;
        int word = 0;
        MPI_Count bytes = 0;
        expect(to, MPI_T_event_read(instance, i, is_bytes ? static_cast<void *>(&bytes) : &word), MPI_SUCCESS);
        elements.push_back(is_bytes ? bytes : word);
        if (elements.back() != (is_bytes ? copy.bytes : copy.words[i]))
            to.wrong.push_back(-1);
    }
    MPI_Count time = 0, later = 0;
    int source = -1;
    expect(to, MPI_T_event_read(instance, count, &copy), MPI_T_ERR_INVALID_INDEX);
    expect(to, MPI_T_event_read(instance, -1, &copy), MPI_T_ERR_INVALID_INDEX);
    expect(to, MPI_T_event_read(nullptr, 0, &copy), MPI_T_ERR_INVALID_HANDLE);
    expect(to, MPI_T_event_get_timestamp(instance, &time), MPI_SUCCESS);
    expect(to, MPI_T_event_get_source(instance, &source), MPI_SUCCESS);
    expect(to, MPI_T_source_get_timestamp(source, &later), MPI_SUCCESS);
    expect(to, later >= time ? 0 : 1, 0);
    to.elements.push_back(elements);
    to.times.push_back(time);
    to.safeties.push_back(safety);
    to.sources.insert(source);
    to.registration = registration;
    to.instance = instance;
}

struct copied_comm {
    copied_comm() { MPI_Comm_dup(MPI_COMM_WORLD, &comm); }
    ~copied_comm() { MPI_Comm_free(&comm); }
    MPI_Comm comm = MPI_COMM_NULL;
};

void send(MPI_Comm comm, int bytes, int tag)
{
    const std::vector<char> data(static_cast<std::size_t>(bytes) + 1);
    ASSERT_EQ(MPI_Send(data.data(), bytes, MPI_CHAR, 0, tag, comm), MPI_SUCCESS);
}

void receive(MPI_Comm comm, int bytes, int tag)
{
    std::vector<char> data(static_cast<std::size_t>(bytes) + 1);
    ASSERT_EQ(MPI_Recv(data.data(), bytes, MPI_CHAR, 0, tag, comm, MPI_STATUS_IGNORE), MPI_SUCCESS);
}

using elements = std::vector<std::vector<long long>>;

}  // namespace

// R178, R189: elements with their types and places; arrays that are too short; every query gives the same.
TEST(Events, AreDescribed)
{
    const tool_use tools;
    int num = 0;
    ASSERT_EQ(MPI_T_event_get_num(&num), MPI_SUCCESS);
    EXPECT_EQ(num, 6);
    std::set<std::string> names;
    for (int index = 0; index < num; ++index) {
        char name[64], description[256];
        int name_length = 64, description_length = 256, verbosity = 0, count = 8, bind = -1, items = 0;
        MPI_Datatype types[8];
        MPI_Aint places[8];
        MPI_T_enum element_names;
        MPI_Info info = MPI_INFO_NULL;
        ASSERT_EQ(MPI_T_event_get_info(index, name, &name_length, &verbosity, types, places, &count, &element_names,
                                       &info, description, &description_length, &bind),
                  MPI_SUCCESS);
        EXPECT_TRUE(names.insert(name).second);
        EXPECT_GT(description_length, 10);
        EXPECT_EQ(event_index(name), index);
        ASSERT_EQ(MPI_T_enum_get_info(element_names, &items, nullptr, nullptr), MPI_SUCCESS);
        EXPECT_EQ(items, count);
        MPI_Aint end = 0;
        for (int i = 0; i < count; ++i) {
            EXPECT_GE(places[i], end);
            end = places[i] + (types[i] == MPI_COUNT ? 8 : 4);
            EXPECT_TRUE(types[i] == MPI_COUNT || types[i] == MPI_INT);
        }
        EXPECT_NE(info, MPI_INFO_NULL);
        EXPECT_EQ(MPI_Info_free(&info), MPI_SUCCESS);
        int fewer = 1;
        MPI_Datatype first[2] = {MPI_DATATYPE_NULL, MPI_DATATYPE_NULL};
        EXPECT_EQ(MPI_T_event_get_info(index, nullptr, nullptr, nullptr, first, nullptr, &fewer, nullptr, nullptr,
                                       nullptr, nullptr, nullptr),
                  MPI_SUCCESS);
        EXPECT_EQ(fewer, count);
        EXPECT_EQ(first[0], types[0]);
        EXPECT_EQ(first[1], MPI_DATATYPE_NULL);
    }
    int index = -1;
    EXPECT_EQ(MPI_T_event_get_index("nothing happens", &index), MPI_T_ERR_INVALID_NAME);
    EXPECT_EQ(MPI_T_event_get_info(num, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr,
                                   nullptr, nullptr),
              MPI_T_ERR_INVALID_INDEX);
}

// R189: sources have a clock.
TEST(Events, ComeFromSources)
{
    const tool_use tools;
    int num = 0;
    ASSERT_EQ(MPI_T_source_get_num(&num), MPI_SUCCESS);
    EXPECT_EQ(num, 2);
    for (int source = 0; source < num; ++source) {
        char name[64], description[256];
        int name_length = 64, description_length = 256;
        MPI_T_source_order order{};
        MPI_Count ticks = 0, most = 0, before = 0, after = 0;
        MPI_Info info = MPI_INFO_NULL;
        ASSERT_EQ(MPI_T_source_get_info(source, name, &name_length, description, &description_length, &order, &ticks,
                                        &most, &info),
                  MPI_SUCCESS);
        EXPECT_EQ(order, MPI_T_SOURCE_UNORDERED);
        EXPECT_EQ(most, LLONG_MAX);
        EXPECT_EQ(MPI_Info_free(&info), MPI_SUCCESS);
        ASSERT_EQ(MPI_T_source_get_timestamp(source, &before), MPI_SUCCESS);
        const double begin = MPI_Wtime();
        while (MPI_Wtime() - begin < 0.02) {}
        ASSERT_EQ(MPI_T_source_get_timestamp(source, &after), MPI_SUCCESS);
        const double seconds = static_cast<double>(after - before) / static_cast<double>(ticks);
        EXPECT_GE(seconds, 0.02);
        EXPECT_LT(seconds, 5.0);
    }
    MPI_Count time;
    EXPECT_EQ(MPI_T_source_get_timestamp(num, &time), MPI_T_ERR_INVALID_INDEX);
    EXPECT_EQ(MPI_T_source_get_info(-1, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr),
              MPI_T_ERR_INVALID_INDEX);
}

// Messages of the communicator that a registration is bound to, and of no other.
TEST(Events, TellOfMessages)
{
    const tool_use tools;
    copied_comm a, b;
    record arrived, matched;
    {
        const registered arrivals("message_arrived", &a.comm), matches("message_matched", &a.comm);
        send(a.comm, 1, 1);  // nobody listens yet
        arrivals.call(note<3>, MPI_T_CB_REQUIRE_MPI_RESTRICTED, &arrived);
        matches.call(note<3>, MPI_T_CB_REQUIRE_MPI_RESTRICTED, &matched);
        send(a.comm, 100, 2);
        send(b.comm, 100, 3);
        EXPECT_EQ(arrived.registration, arrivals.handle);
        EXPECT_EQ(arrived.elements, (elements{{0, 2, 100}}));
        EXPECT_EQ(matched.elements, elements());
        receive(a.comm, 100, 2);
        receive(a.comm, 1, 1);
        receive(b.comm, 100, 3);
        MPI_Request request;
        char data[200];
        MPI_Irecv(data, 200, MPI_CHAR, 0, 4, a.comm, &request);
        send(a.comm, 150, 4);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        EXPECT_EQ(arrived.elements, (elements{{0, 2, 100}, {0, 4, 150}}));
        EXPECT_EQ(matched.elements, (elements{{0, 2, 100}, {0, 1, 1}, {0, 4, 150}}));
    }
    send(a.comm, 1, 1);
    receive(a.comm, 1, 1);
    EXPECT_EQ(matched.elements.size(), 3U);
    for (const record *const r : {&arrived, &matched}) {
        EXPECT_EQ(r->wrong, std::vector<int>());
        EXPECT_EQ(r->sources.size(), 1U);
        for (std::size_t i = 1; i < r->times.size(); ++i)
            EXPECT_GE(r->times[i], r->times[i - 1]);
    }
    int word = 0;
    EXPECT_EQ(MPI_T_event_read(arrived.instance, 0, &word), MPI_T_ERR_INVALID_HANDLE);  // its callback has returned
}

TEST(Events, TellOfRequestsCommunicatorsAndErrors)
{
    const tool_use tools;
    record completed, created, freed, raised;
    const registered completions("request_completed"), creations("comm_created"), ends("comm_freed"),
        errors("error_raised");
    completions.call(note<4>, MPI_T_CB_REQUIRE_THREAD_SAFE, &completed);
    creations.call(note<1>, MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE, &created);
    ends.call(note<1>, MPI_T_CB_REQUIRE_MPI_RESTRICTED, &freed);
    errors.call(note<2>, MPI_T_CB_REQUIRE_NONE, &raised);
    MPI_Comm copy;
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    const int number = MPI_Comm_toint(copy);
    EXPECT_EQ(created.elements, (elements{{number}}));
    MPI_Request request;
    char data[8];
    MPI_Irecv(data, 8, MPI_CHAR, 0, 9, copy, &request);
    const int request_number = MPI_Request_toint(request);
    send(copy, 5, 9);
    EXPECT_EQ(completed.elements, (elements{{request_number, 0, 9, 5}}));
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    const int code = MPI_Send(nullptr, 0, MPI_INT, 44, 0, MPI_COMM_WORLD);
    EXPECT_EQ(raised.elements, (elements{{code, MPI_ERR_RANK}}));
    EXPECT_EQ(freed.elements, elements());
    MPI_Comm_free(&copy);
    EXPECT_EQ(freed.elements, (elements{{number}}));
    for (const record *const r : {&completed, &created, &freed, &raised})
        EXPECT_EQ(r->wrong, std::vector<int>());
    EXPECT_EQ(raised.safeties, std::vector<MPI_T_cb_safety>{MPI_T_CB_REQUIRE_NONE});
    EXPECT_EQ(created.safeties, std::vector<MPI_T_cb_safety>{MPI_T_CB_REQUIRE_MPI_RESTRICTED});
}

// Sends that are complete when their call returns share a request; a persistent operation has its own.
TEST(Events, TellOfRequestsThatAreCompleteAtOnce)
{
    const tool_use tools;
    record completed;
    const registered completions("request_completed");
    completions.call(note<4>, MPI_T_CB_REQUIRE_THREAD_SAFE, &completed);
    char data = 'a', got = 'b';
    MPI_Request at_once, persistent;
    MPI_Isend(&data, 1, MPI_CHAR, 0, 3, MPI_COMM_WORLD, &at_once);
    const int shared = MPI_Request_toint(at_once);
    MPI_Wait(&at_once, MPI_STATUS_IGNORE);
    EXPECT_EQ(completed.elements, (elements{{shared, MPI_ANY_SOURCE, MPI_ANY_TAG, 0}}));
    MPI_Ibarrier(MPI_COMM_WORLD, &at_once);
    MPI_Wait(&at_once, MPI_STATUS_IGNORE);
    EXPECT_EQ(completed.elements.size(), 1U);
    completed.elements.clear();
    MPI_Recv_init(&got, 1, MPI_CHAR, 0, 3, MPI_COMM_WORLD, &persistent);
    const int number = MPI_Request_toint(persistent);
    MPI_Start(&persistent);
    EXPECT_EQ(completed.elements, (elements{{number, 0, 3, 1}}));
    MPI_Wait(&persistent, MPI_STATUS_IGNORE);
    MPI_Request_free(&persistent);
    EXPECT_EQ(got, 'a');
    EXPECT_EQ(completed.elements.size(), 1U);
}

// R189, R191: the callback of the lowest level that is enough; one registered again replaces the former; NULL takes it away.
TEST(Events, CallTheLowestLevelThatIsEnough)
{
    const tool_use tools;
    record none, restricted, safe, replaced;
    MPI_Comm world = MPI_COMM_WORLD;
    const registered of("message_arrived", &world);
    of.call(note<3>, MPI_T_CB_REQUIRE_NONE, &none);
    of.call(note<3>, MPI_T_CB_REQUIRE_THREAD_SAFE, &safe);
    const auto message = [] {
        send(MPI_COMM_WORLD, 1, 1);
        receive(MPI_COMM_WORLD, 1, 1);
    };
    message();
    EXPECT_EQ(safe.elements.size(), 1U);
    of.call(note<3>, MPI_T_CB_REQUIRE_MPI_RESTRICTED, &restricted);
    message();
    EXPECT_EQ(safe.elements.size(), 1U);
    EXPECT_EQ(restricted.elements.size(), 1U);
    of.call(note<3>, MPI_T_CB_REQUIRE_MPI_RESTRICTED, &replaced);
    message();
    EXPECT_EQ(restricted.elements.size(), 1U);
    EXPECT_EQ(replaced.elements.size(), 1U);
    of.call(nullptr, MPI_T_CB_REQUIRE_MPI_RESTRICTED, nullptr);
    message();
    EXPECT_EQ(safe.elements.size(), 2U);
    EXPECT_EQ(replaced.elements.size(), 1U);
    EXPECT_EQ(none.elements.size(), 0U);
    EXPECT_EQ(
        MPI_T_event_register_callback(of.handle, static_cast<MPI_T_cb_safety>(5), MPI_INFO_NULL, nullptr, note<3>),
        MPI_T_ERR_INVALID);
}

namespace {

struct loss {
    std::vector<MPI_Count> counts;
    int seen_before = -1;
    record events;
};
loss lost;

void dropped(MPI_Count count, MPI_T_event_registration, int source, MPI_T_cb_safety, void *data)
{
    EXPECT_EQ(source, 0);
    EXPECT_EQ(data, &lost.events);
    lost.counts.push_back(count);
    lost.seen_before = static_cast<int>(lost.events.elements.size());
}

}  // namespace

// R190: events that no callback may be called for are dropped; their number comes before the next event of the source.
TEST(Events, CountWhatIsDropped)
{
    const tool_use tools;
    MPI_Comm world = MPI_COMM_WORLD;
    lost = {};
    const registered of("message_arrived", &world);
    of.call(note<3>, MPI_T_CB_REQUIRE_NONE, &lost.events);
    EXPECT_EQ(MPI_T_event_set_dropped_handler(of.handle, dropped), MPI_SUCCESS);
    send(world, 1, 1);
    EXPECT_EQ(lost.counts, std::vector<MPI_Count>());
    send(world, 1, 1);
    EXPECT_EQ(lost.counts, (std::vector<MPI_Count>{1}));
    of.call(note<3>, MPI_T_CB_REQUIRE_THREAD_SAFE, &lost.events);
    send(world, 1, 1);
    EXPECT_EQ(lost.counts, (std::vector<MPI_Count>{1, 1}));
    EXPECT_EQ(lost.seen_before, 0);
    EXPECT_EQ(lost.events.elements.size(), 1U);
    send(world, 1, 1);
    EXPECT_EQ(lost.counts, (std::vector<MPI_Count>{1, 1}));
    EXPECT_EQ(MPI_T_event_set_dropped_handler(of.handle, nullptr), MPI_SUCCESS);
    for (int i = 0; i < 4; ++i)
        receive(world, 1, 1);
}

namespace {

struct permissions {
    MPI_T_pvar_session session;
    MPI_T_pvar_handle handle;
    std::vector<int> allowed, refused;
};

// R190: what may be called in a callback whose calls are restricted, and what not.
void try_all(MPI_T_event_instance instance, MPI_T_event_registration registration, MPI_T_cb_safety, void *data)
{
    auto &to = *static_cast<permissions *>(data);
    whole value = 0;
    MPI_Count time;
    int number;
    struct {
        int words[4];
        MPI_Count bytes;
    } copy;
    to.allowed = {MPI_T_event_copy(instance, &copy),
                  MPI_T_event_get_source(instance, &number),
                  MPI_T_event_get_timestamp(instance, &time),
                  MPI_T_event_read(instance, 0, &number),
                  MPI_T_pvar_read(to.session, to.handle, &value),
                  MPI_T_pvar_readreset(to.session, to.handle, &value),
                  MPI_T_pvar_reset(to.session, to.handle),
                  MPI_T_pvar_stop(to.session, to.handle),
                  PMPI_T_pvar_start(to.session, to.handle),
                  MPI_T_pvar_write(to.session, to.handle, &value),
                  MPI_T_source_get_timestamp(0, &time)};
    int provided;
    MPI_T_pvar_session made;
    to.refused = {MPI_T_cvar_get_num(&number),
                  MPI_T_pvar_session_create(&made),
                  MPI_T_init_thread(MPI_THREAD_SINGLE, &provided),
                  MPI_T_finalize(),
                  MPI_T_event_handle_free(registration, nullptr, nullptr),
                  MPI_T_category_changed(&number),
                  MPI_T_event_register_callback(registration, MPI_T_CB_REQUIRE_NONE, MPI_INFO_NULL, nullptr, nullptr)};
}

}  // namespace

// R187, R190: MPI_T_ERR_NOT_ACCESSIBLE.
TEST(Events, CallbacksMayCallElevenRoutines)
{
    const tool_use tools;
    const session of;
    const performance sends(of, "MPI_Send", MPI_T_PVAR_CLASS_COUNTER);
    sends.start();
    permissions seen{of.handle, sends.handle, {}, {}};
    MPI_Comm world = MPI_COMM_WORLD;
    {
        const registered arrivals("message_arrived", &world);
        arrivals.call(try_all, MPI_T_CB_REQUIRE_MPI_RESTRICTED, &seen);
        send(world, 1, 1);
        receive(world, 1, 1);
    }
    EXPECT_EQ(seen.allowed, std::vector<int>(11, MPI_SUCCESS));
    EXPECT_EQ(seen.refused, std::vector<int>(7, MPI_T_ERR_NOT_ACCESSIBLE));
}

namespace {

struct ending {
    int calls = 0;
    int ended = 0;
    bool was_inside = false;
    bool is_inside = false;
};

void at_the_end(MPI_T_event_registration, MPI_T_cb_safety, void *data)
{
    auto &to = *static_cast<ending *>(data);
    ++to.ended;
    to.was_inside = to.is_inside;
}

// Frees its own registration, at the level where it may, and raises an event of the same kind.
void end_itself(MPI_T_event_instance, MPI_T_event_registration registration, MPI_T_cb_safety, void *data)
{
    auto &to = *static_cast<ending *>(data);
    ++to.calls;
    to.is_inside = true;
    MPI_Send(nullptr, 0, MPI_INT, 77, 0, MPI_COMM_WORLD);
    EXPECT_EQ(MPI_T_event_handle_free(registration, &to, at_the_end), MPI_SUCCESS);
    EXPECT_EQ(to.ended, 0);
    to.is_inside = false;
}

}  // namespace

// R190: the free callback runs when no more events can come: at once, or after the callback that frees its registration.
TEST(Events, FreeCallbacksWaitForCallbacks)
{
    const tool_use tools;
    ending at_once, inside;
    MPI_T_event_registration handle;
    ASSERT_EQ(MPI_T_event_handle_alloc(event_index("error_raised"), nullptr, MPI_INFO_NULL, &handle), MPI_SUCCESS);
    EXPECT_EQ(MPI_T_event_handle_free(handle, &at_once, at_the_end), MPI_SUCCESS);
    EXPECT_EQ(at_once.ended, 1);
    EXPECT_EQ(MPI_T_event_handle_free(handle, &at_once, at_the_end), MPI_T_ERR_INVALID_HANDLE);
    EXPECT_EQ(at_once.ended, 1);
    ASSERT_EQ(MPI_T_event_handle_alloc(event_index("error_raised"), nullptr, MPI_INFO_NULL, &handle), MPI_SUCCESS);
    MPI_T_event_register_callback(handle, MPI_T_CB_REQUIRE_NONE, MPI_INFO_NULL, &inside, end_itself);
    MPI_Send(nullptr, 0, MPI_INT, 77, 0, MPI_COMM_WORLD);
    EXPECT_EQ(inside.calls, 1);  // the event that it raised itself was dropped: it is not reentrant
    EXPECT_EQ(inside.ended, 1);
    EXPECT_FALSE(inside.was_inside);
    MPI_Send(nullptr, 0, MPI_INT, 77, 0, MPI_COMM_WORLD);
    EXPECT_EQ(inside.calls, 1);
}

// Hints of registrations and callbacks: each n-th event.
TEST(Events, HintsThinThemOut)
{
    const tool_use tools;
    MPI_Comm world = MPI_COMM_WORLD;
    MPI_Info info, used;
    MPI_Info_create(&info);
    MPI_Info_set(info, "bindery_solo_every", "3");
    MPI_Info_set(info, "unknown", "7");
    record seen;
    char text[16] = "";
    int length = sizeof text, flag = 0;
    const registered of("message_arrived", &world, info);
    of.call(note<3>, MPI_T_CB_REQUIRE_MPI_RESTRICTED, &seen);
    ASSERT_EQ(MPI_T_event_handle_get_info(of.handle, &used), MPI_SUCCESS);
    MPI_Info_get_string(used, "bindery_solo_every", &length, text, &flag);
    EXPECT_TRUE(flag);
    EXPECT_STREQ(text, "3");
    MPI_Info_get_string(used, "unknown", &length, text, &flag);
    EXPECT_FALSE(flag);
    MPI_Info_free(&used);
    for (int i = 0; i < 7; ++i)
        send(world, 1, i);
    EXPECT_EQ(seen.elements, (elements{{0, 0, 1}, {0, 3, 1}, {0, 6, 1}}));
    MPI_Info_set(info, "bindery_solo_every", "1");
    EXPECT_EQ(MPI_T_event_handle_set_info(of.handle, info), MPI_SUCCESS);
    MPI_Info_set(info, "bindery_solo_every", "none");
    EXPECT_EQ(MPI_T_event_callback_set_info(of.handle, MPI_T_CB_REQUIRE_MPI_RESTRICTED, info), MPI_SUCCESS);
    send(world, 1, 7);
    EXPECT_EQ(seen.elements.size(), 4U);
    ASSERT_EQ(MPI_T_event_callback_get_info(of.handle, MPI_T_CB_REQUIRE_MPI_RESTRICTED, &used), MPI_SUCCESS);
    MPI_Info_free(&used);
    EXPECT_EQ(MPI_T_event_callback_get_info(of.handle, MPI_T_CB_REQUIRE_NONE, &used), MPI_T_ERR_INVALID);
    EXPECT_EQ(MPI_T_event_callback_set_info(of.handle, MPI_T_CB_REQUIRE_NONE, info), MPI_T_ERR_INVALID);
    for (int i = 0; i < 8; ++i)
        receive(world, 1, i);
    MPI_Info_free(&info);
}

// R187, R188: wrong indices, objects and handles.
TEST(Events, RefuseWrongArguments)
{
    const tool_use tools;
    MPI_T_event_registration handle = nullptr;
    MPI_Comm none = MPI_COMM_NULL;
    MPI_Info info, gone;
    const int index = event_index("message_arrived");
    EXPECT_EQ(MPI_T_event_handle_alloc(-1, nullptr, MPI_INFO_NULL, &handle), MPI_T_ERR_INVALID_INDEX);
    EXPECT_EQ(MPI_T_event_handle_alloc(6, nullptr, MPI_INFO_NULL, &handle), MPI_T_ERR_INVALID_INDEX);
    EXPECT_EQ(MPI_T_event_handle_alloc(index, nullptr, MPI_INFO_NULL, &handle), MPI_T_ERR_INVALID);
    EXPECT_EQ(MPI_T_event_handle_alloc(index, &none, MPI_INFO_NULL, &handle), MPI_T_ERR_INVALID_HANDLE);
    MPI_Info_create(&info);
    gone = info;
    MPI_Info_free(&info);
    MPI_Comm world = MPI_COMM_WORLD;
    EXPECT_EQ(MPI_T_event_handle_alloc(index, &world, gone, &handle), MPI_T_ERR_INVALID);
    EXPECT_EQ(handle, nullptr);
    const auto wrong = reinterpret_cast<MPI_T_event_registration>(&world);
    EXPECT_EQ(MPI_T_event_register_callback(wrong, MPI_T_CB_REQUIRE_NONE, MPI_INFO_NULL, nullptr, note<3>),
              MPI_T_ERR_INVALID_HANDLE);
    EXPECT_EQ(MPI_T_event_set_dropped_handler(wrong, nullptr), MPI_T_ERR_INVALID_HANDLE);
    EXPECT_EQ(MPI_T_event_handle_get_info(wrong, &info), MPI_T_ERR_INVALID_HANDLE);
    EXPECT_EQ(MPI_T_event_handle_set_info(wrong, MPI_INFO_NULL), MPI_T_ERR_INVALID_HANDLE);
    EXPECT_EQ(MPI_T_event_handle_free(wrong, nullptr, nullptr), MPI_T_ERR_INVALID_HANDLE);
    EXPECT_EQ(MPI_T_event_copy(reinterpret_cast<MPI_T_event_instance>(&world), &world), MPI_T_ERR_INVALID_HANDLE);
}

namespace {

std::atomic<int> counted{0};

void count(MPI_T_event_instance, MPI_T_event_registration, MPI_T_cb_safety safety, void *)
{
    EXPECT_EQ(safety, MPI_T_CB_REQUIRE_THREAD_SAFE);
    ++counted;
}

int threads_case()
{
    int provided;
    MPI_T_init_thread(MPI_THREAD_MULTIPLE, &provided);
    MPI_Init_thread(nullptr, nullptr, MPI_THREAD_MULTIPLE, &provided);
    MPI_Comm world = MPI_COMM_WORLD;
    {
        const registered of("message_arrived", &world), other("message_matched", &world);
        of.call(count, MPI_T_CB_REQUIRE_THREAD_SAFE, nullptr);
        std::vector<std::thread> threads;
        for (int t = 0; t < 3; ++t) {
            threads.emplace_back([t, world] {
                for (int i = 0; i < 300; ++i) {
                    send(world, 10, t);
                    receive(world, 10, t);
                }
            });
        }
        for (int i = 0; i < 200; ++i) {  // meanwhile registrations come and go
            const registered shortly("message_arrived", &world);
            shortly.call(count, MPI_T_CB_REQUIRE_MPI_RESTRICTED, nullptr);
        }
        for (std::thread &t : threads)
            t.join();
    }
    MPI_Finalize();
    MPI_T_finalize();
    return counted == 900 ? 0 : 1;
}

}  // namespace

// R189: with MPI_THREAD_MULTIPLE callbacks must be safe for threads; those of lower levels are not called.
TEST(Events, ThreadsNeedSafeCallbacks)
{
    const outcome found = run_case("threads");
    EXPECT_EQ(found.status, 0) << found.text;
}

int main(int argc, char **argv)
{
    if (argc > 1 && std::strcmp(argv[1], "threads") == 0)
        return threads_case();
    return run_tests(argc, argv);
}
