#include "invalid_argument_call.h"

#include <climits>
#include <cstring>
#include <map>

fixtures fixed;
std::vector<note> notes;

// ---- what lives as long as the tests ----

namespace {

constexpr const char *scratch_file = "solo-invalid-arguments";
constexpr int scratch_mode = MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE;

void note_comm(MPI_Comm *comm, int *code, ...) { notes.push_back({BND_ON_COMM, *comm, *code}); }
void note_win(MPI_Win *win, int *code, ...) { notes.push_back({BND_ON_WIN, *win, *code}); }
void note_file(MPI_File *file, int *code, ...) { notes.push_back({BND_ON_FILE, *file, *code}); }
void note_session(MPI_Session *session, int *code, ...) { notes.push_back({BND_ON_SESSION, *session, *code}); }

}  // namespace

void make_fixtures()
{
    MPI_Errhandler on_comm, on_win, on_file, on_session;
    MPI_Comm_create_errhandler(note_comm, &on_comm);
    MPI_Win_create_errhandler(note_win, &on_win);
    MPI_File_create_errhandler(note_file, &on_file);
    MPI_Session_create_errhandler(note_session, &on_session);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, on_comm);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, on_comm);
    MPI_File_set_errhandler(MPI_FILE_NULL, on_file);
    MPI_Session_init(MPI_INFO_NULL, on_session, &fixed.session);
    const int one = 1, zero = 0;
    MPI_Comm_dup(MPI_COMM_WORLD, &fixed.comm);
    MPI_Cart_create(fixed.comm, 1, &one, &one, 0, &fixed.grid);
    MPI_Graph_create(fixed.comm, 1, &one, &zero, 0, &fixed.graph);
    MPI_Dist_graph_create_adjacent(fixed.comm, 1, &zero, MPI_UNWEIGHTED, 1, &zero, MPI_UNWEIGHTED, MPI_INFO_NULL, 0,
                                   &fixed.neighbors);
    MPI_Comm_group(fixed.comm, &fixed.group);
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, &fixed.comm_keyval, nullptr);
    MPI_Type_create_keyval(MPI_TYPE_NULL_COPY_FN, MPI_TYPE_NULL_DELETE_FN, &fixed.type_keyval, nullptr);
    MPI_Win_create_keyval(MPI_WIN_NULL_COPY_FN, MPI_WIN_NULL_DELETE_FN, &fixed.win_keyval, nullptr);
    MPI_Type_contiguous(2, MPI_INT, &fixed.pair);
    static char memory[4096];
    MPI_Win_create(memory, sizeof memory, 1, MPI_INFO_NULL, fixed.comm, &fixed.win);
    MPI_Win_create(memory, sizeof memory, 1, MPI_INFO_NULL, fixed.comm, &fixed.locked_win);
    MPI_Win_create_dynamic(MPI_INFO_NULL, fixed.comm, &fixed.dynamic_win);
    for (const MPI_Win win : {fixed.win, fixed.locked_win, fixed.dynamic_win})
        MPI_Win_set_errhandler(win, on_win);
    MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, fixed.locked_win);
    MPI_File_open(MPI_COMM_SELF, scratch_file, scratch_mode, MPI_INFO_NULL, &fixed.file);
    MPI_Errhandler_free(&on_comm);
    MPI_Errhandler_free(&on_win);
    MPI_Errhandler_free(&on_file);
    MPI_Errhandler_free(&on_session);
}

void free_fixtures()
{
    MPI_Unpublish_name("key", MPI_INFO_NULL, "key");  // what a valid call has published
    MPI_Win_unlock(0, fixed.locked_win);
    for (MPI_Win *const win : {&fixed.win, &fixed.locked_win, &fixed.dynamic_win})
        MPI_Win_free(win);
    for (MPI_Comm *const comm : {&fixed.grid, &fixed.graph, &fixed.neighbors, &fixed.comm})
        MPI_Comm_free(comm);
    MPI_File_close(&fixed.file);
    MPI_Group_free(&fixed.group);
    MPI_Type_free(&fixed.pair);
    MPI_Session_finalize(&fixed.session);
}

// ---- one call ----

invalid_argument_call::~invalid_argument_call()
{
    for (const auto &clean : cleanings_)
        clean();
}

bool invalid_argument_call::expects(int error_class) const
{
    for (const int expected : expected_)
        if (expected == error_class)
            return true;
    return false;
}

// Buffers of one call do not overlap.
void *invalid_argument_call::room(int at)
{
    if (at == position_)
        throw no_more_ways();
    alignas(64) static char rooms[8][4096];
    return rooms[rooms_++ % 8];
}

void *invalid_argument_call::place_at(int at)
{
    alignas(64) static char places[32][16384];
    std::memset(places[at], 0, sizeof places[at]);
    return places[at];
}

const char *invalid_argument_call::text(int at, const char *name, bool needed)
{
    if (at == position_) {
        if (!needed || way_ != 0)
            throw no_more_ways();
        return null_pointer<char>();
    }
    if (std::strcmp(name, "pset_name") == 0)
        return "mpi://SELF";
    return std::strcmp(name, "datarep") == 0 ? "external32" : "key";
}

// ---- numbers ----

namespace {

const std::map<std::string, long long> valid_numbers = {
    {"count", 1},
    {"positive_count", 1},
    {"dimension", 1},
    {"array_length", 1},
    {"size", 1},
    {"num_dims", 1},
    {"degree", 1},
    {"weight", 1},
    {"grid_size", 1},
    {"stride", 1},
    {"string_length", 5},
    {"large_count", 1},
    {"byte_count", 64},
    {"partition", 1},
    {"external_size", 64},
    {"displacement_unit", 1},
    {"index", 1},
    {"argument_count", 1},
    {"type_bytes", 4},
    {"error_code", MPI_ERR_OTHER},
    {"error_class", MPI_ERR_OTHER},
    {"distribution_argument", MPI_DISTRIBUTE_DFLT_DARG},
    {"precision", 6},
};

struct invalid_value {
    long long value;
    int error;
};
const std::map<std::string, std::vector<invalid_value>> invalid_numbers = {
    {"rank", {{1, MPI_ERR_RANK}, {INT_MAX, MPI_ERR_RANK}}},
    {"root", {{1, MPI_ERR_ROOT}, {INT_MAX, MPI_ERR_ROOT}}},
    {"assertion", {{1 << 20, MPI_ERR_ASSERT}}},
    {"target_displacement", {{-1, MPI_ERR_DISP}, {4096, MPI_ERR_RMA_RANGE}}},
    {"keyval", {{MPI_KEYVAL_INVALID, MPI_ERR_KEYVAL}, {987654, MPI_ERR_KEYVAL}, {-5, MPI_ERR_KEYVAL}}},
};

}  // namespace

long long invalid_argument_call::valid_number(const char *kind, const std::string &name)
{
    if (std::strcmp(kind, "keyval") == 0)
        return is_about("Type_") ? fixed.type_keyval : is_about("Win_") ? fixed.win_keyval : fixed.comm_keyval;
    if (name == "order")
        return MPI_ORDER_C;
    if (name == "lock_type")
        return MPI_LOCK_SHARED;
    const auto found = valid_numbers.find(kind);
    return found == valid_numbers.end() ? 0 : found->second;
}

long long invalid_argument_call::invalid_number(const char *kind, bool bounded, int error)
{
    const auto found = invalid_numbers.find(kind);
    std::vector<invalid_value> ways = found == invalid_numbers.end() ? std::vector<invalid_value>() : found->second;
    if (is_about("Status_set"))  // of which communicator is not known
        ways.clear();
    if (bounded)
        ways.push_back({-77, error});
    if (static_cast<std::size_t>(way_) >= ways.size())
        throw no_more_ways();
    const invalid_value wrong = ways[static_cast<std::size_t>(way_)];
    expected_ = {wrong.error};
    defect_ = std::to_string(position_) + ": " + std::to_string(wrong.value);
    return wrong.value;
}

// In an array of ranks, or of counts.
long long invalid_argument_call::invalid_element(const char *kind, int error, int ways_before)
{
    const long long values[] = {-77, 5};
    const bool is_rank = std::strcmp(kind, "rank") == 0;
    const int ways = is_rank ? 2 : std::strcmp(kind, "count") == 0 ? 1 : 0, way = way_ - ways_before;
    if (way >= ways)
        throw no_more_ways();
    expected_ = {error};
    if (!is_rank || is_about("Graph_"))  // an edge of a graph names a node, which is no rank of the communicator
        expected_.push_back(MPI_ERR_ARG);
    defect_ = std::to_string(position_) + ": an element of " + std::to_string(values[way]);
    return values[way];
}

// ---- handles ----

MPI_Comm invalid_argument_call::comm_for_routine() const
{
    if (is_about("eighbor") && !is_about("raph_neighbors"))
        return fixed.grid;
    if (is_about("ist_graph_neighbors"))
        return fixed.neighbors;
    if (is_about("Graph_get") || is_about("Graph_neighbors") || is_about("Graphdims"))
        return fixed.graph;
    const bool is_of_grid = is_about("Cart_get") || is_about("Cart_coords") || is_about("Cart_rank") ||
                            is_about("Cart_shift") || is_about("Cart_sub") || is_about("Cartdim");
    return is_of_grid ? fixed.grid : fixed.comm;
}

MPI_Win invalid_argument_call::win_for_routine() const
{
    if (is_about("tach"))
        return fixed.dynamic_win;
    return is_about("Win_") ? fixed.win : fixed.locked_win;
}

template <typename T>
T invalid_argument_call::invalid_handle(T null, int error, bool nullable, int ways_before)
{
    const T other =
        reinterpret_cast<T>(std::is_same_v<T, MPI_Comm> ? reinterpret_cast<void *>(MPI_INT) : MPI_COMM_WORLD);
    struct {
        T value;
        const char *what;
    } const ways[] = {
        {nullptr, "a handle of zero bits"},
        {reinterpret_cast<T>(0x3ff), "a handle that the ABI reserves"},
        {reinterpret_cast<T>(std::uintptr_t{0x7654321012345678}), "a handle of arbitrary bits"},
        {other, "a handle of another kind"},
        {has_freed_handles ? freed_handle<T>() : null, "a freed handle"},
        {null, "a null handle"},
    };
    const int count = nullable ? 5 : 6, way = way_ - ways_before;
    if (way >= count)
        throw no_more_ways();
    expected_ = {error};
    defect_ = std::to_string(position_) + ": " + ways[way].what;
    return ways[way].value;
}

// Each type: what lives as long as the tests, how another is made, and how that is freed.
#define HANDLE(type, right, make, release)                       \
    template <>                                                  \
    type invalid_argument_call::valid_handle<type>()             \
    {                                                            \
        return right;                                            \
    }                                                            \
    template <>                                                  \
    type invalid_argument_call::fresh_handle<type>(type * where) \
    {                                                            \
        type made;                                               \
        make;                                                    \
        cleanings_.push_back([where, made]() mutable {           \
            if (*where == made) {                                \
                release;                                         \
            }                                                    \
        });                                                      \
        return made;                                             \
    }                                                            \
    template <>                                                  \
    type invalid_argument_call::freed_handle<type>()             \
    {                                                            \
        type made;                                               \
        make;                                                    \
        const type freed = made;                                 \
        release;                                                 \
        return freed;                                            \
    }                                                            \
    template type invalid_argument_call::invalid_handle<type>(type, int, bool, int);

template <>
MPI_Request invalid_argument_call::fresh_handle<MPI_Request>(MPI_Request *);

MPI_Request invalid_argument_call::own_request() { return request_ = fresh_handle<MPI_Request>(&request_); }

namespace {

void ignore_values(void *, void *, int *, MPI_Datatype *) {}
void ignore_errors(MPI_Comm *, int *, ...) {}

MPI_Datatype two_integers()
{
    MPI_Datatype made;
    MPI_Type_contiguous(2, MPI_INT, &made);
    MPI_Type_commit(&made);
    return made;
}

// Its handler is that of MPI_FILE_NULL.
MPI_File open_scratch_file()
{
    MPI_File made;
    MPI_File_open(MPI_COMM_SELF, scratch_file, scratch_mode, MPI_INFO_NULL, &made);
    return made;
}

MPI_Message message_to_self()
{
    int flag = 0;
    MPI_Message made = MPI_MESSAGE_NULL;
    MPI_Request request;
    MPI_Isend(nullptr, 0, MPI_INT, 0, 4711, fixed.comm, &request);
    MPI_Request_free(&request);
    MPI_Improbe(0, 4711, fixed.comm, &flag, &made, MPI_STATUS_IGNORE);
    return made;
}

}  // namespace

HANDLE(MPI_Comm, comm_for_routine(), MPI_Comm_dup(fixed.comm, &made), MPI_Comm_free(&made))
HANDLE(MPI_Datatype, is_about("get_contents") ? fixed.pair : MPI_INT, made = two_integers(), MPI_Type_free(&made))
HANDLE(MPI_Errhandler, MPI_ERRORS_RETURN, MPI_Comm_create_errhandler(ignore_errors, &made), MPI_Errhandler_free(&made))
HANDLE(MPI_Group, fixed.group, MPI_Group_incl(fixed.group, 1, std::vector<int>(1).data(), &made), MPI_Group_free(&made))
HANDLE(MPI_Op, MPI_SUM, MPI_Op_create(ignore_values, 1, &made), MPI_Op_free(&made))
HANDLE(MPI_Session, fixed.session, MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &made),
       MPI_Session_finalize(&made))
HANDLE(MPI_Request, own_request(), MPI_Recv_init(nullptr, 0, MPI_INT, MPI_PROC_NULL, 0, fixed.comm, &made),
       MPI_Request_free(&made))
HANDLE(MPI_Info, MPI_INFO_ENV, MPI_Info_create(&made), MPI_Info_free(&made))
HANDLE(MPI_Message, message_to_self(), made = message_to_self(),
       MPI_Mrecv(nullptr, 0, MPI_INT, &made, MPI_STATUS_IGNORE))
HANDLE(MPI_Win, win_for_routine(), MPI_Win_create_dynamic(MPI_INFO_NULL, fixed.comm, &made), MPI_Win_free(&made))
HANDLE(MPI_File, fixed.file, made = open_scratch_file(), MPI_File_close(&made))
