// The ABI chapter (MPI 5.0, chapter 20; R128, R138 to R142). Callable from any thread at any time.
#include "abi.h"

#include "datatypes/datatype.h"
#include "info/info.h"

#include <charconv>
#include <cstring>
#include <mutex>
#include <vector>

namespace solo {
namespace {

std::mutex facts_lock;
Info *fortran = nullptr;  // what was registered; set once, never destroyed

struct booleans {
    std::size_t size = 0;  // bytes; 0: not registered
    unsigned char truth[16] = {}, falsehood[16] = {};
} registered;

struct key {
    const char *name;
    MPI_Datatype type;
};
constexpr int keys_of_sizes = 4;
const key size_keys[keys_of_sizes] = {{"mpi_logical_size", MPI_LOGICAL},
                                      {"mpi_integer_size", MPI_INTEGER},
                                      {"mpi_real_size", MPI_REAL},
                                      {"mpi_double_precision_size", MPI_DOUBLE_PRECISION}};
const key support_keys[] = {{"mpi_logical1_supported", MPI_LOGICAL1},
                            {"mpi_logical2_supported", MPI_LOGICAL2},
                            {"mpi_logical4_supported", MPI_LOGICAL4},
                            {"mpi_logical8_supported", MPI_LOGICAL8},
                            {"mpi_logical16_supported", MPI_LOGICAL16},
                            {"mpi_integer1_supported", MPI_INTEGER1},
                            {"mpi_integer2_supported", MPI_INTEGER2},
                            {"mpi_integer4_supported", MPI_INTEGER4},
                            {"mpi_integer8_supported", MPI_INTEGER8},
                            {"mpi_integer16_supported", MPI_INTEGER16},
                            {"mpi_real2_supported", MPI_REAL2},
                            {"mpi_real4_supported", MPI_REAL4},
                            {"mpi_real8_supported", MPI_REAL8},
                            {"mpi_real16_supported", MPI_REAL16},
                            {"mpi_complex4_supported", MPI_COMPLEX4},
                            {"mpi_complex8_supported", MPI_COMPLEX8},
                            {"mpi_complex16_supported", MPI_COMPLEX16},
                            {"mpi_complex32_supported", MPI_COMPLEX32},
                            {"mpi_double_complex_supported", MPI_DOUBLE_COMPLEX}};

bool is_type_size(long long size) { return size == 1 || size == 2 || size == 4 || size == 8 || size == 16; }

// The size that an info object gives for a key.
int size_in(const std::string &text)
{
    int size = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), size);
    if (error != std::errc() || end != text.data() + text.size() || !is_type_size(size))
        fail(MPI_ERR_INFO_VALUE, "info", "has a size that is none of 1, 2, 4, 8 and 16");
    return size;
}

bool flag_in(const std::string &text)
{
    if (text != "true" && text != "false")
        fail(MPI_ERR_INFO_VALUE, "info", "has a value that is neither true nor false");
    return text == "true";
}

// The Fortran types that an info object describes; others keep their state.
struct description {
    int sizes[keys_of_sizes];
    std::vector<MPI_Datatype> lacking;
    ref<Info> facts = ref<Info>::adopt(new Info);
};

description parse_description(const Info &info)
{
    description result;
    for (int i = 0; i < keys_of_sizes; ++i) {
        const std::string *const value = info.get(size_keys[i].name);
        result.sizes[i] =
            value != nullptr ? size_in(*value) : static_cast<int>(predefined_type(size_keys[i].type).size);
        if (value != nullptr)
            result.facts->set(size_keys[i].name, *value);
    }
    for (const key &each : support_keys)
        if (const std::string *const value = info.get(each.name)) {
            if (!flag_in(*value))
                result.lacking.push_back(each.type);
            result.facts->set(each.name, *value);
        }
    if (result.facts->entries.empty())
        fail(MPI_ERR_INFO_NOKEY, "info", "has none of the keys that describe Fortran types");
    return result;
}

// A type that Fortran lacks has no size (R141), nor is it committed.
void mark_unsupported(MPI_Datatype handle)
{
    Datatype &type = predefined_type(handle);
    if (type.size == MPI_UNDEFINED)
        return;
    type.size = type.extent = type.true_extent = MPI_UNDEFINED;
    type.is_committed = false;
}

// Report a type as unsupported if this machine has no arithmetic for it.
void correct(Info &facts)
{
    for (const key &each : support_keys)
        if (facts.get(each.name) != nullptr && predefined_type(each.type).size == MPI_UNDEFINED)
            facts.set(each.name, "false");
}

}  // namespace

void Abi_get_version(int *abi_major, int *abi_minor)
{
    *abi_major = MPI_ABI_VERSION;
    *abi_minor = MPI_ABI_SUBVERSION;
}

void Abi_get_info(MPI_Info *info)
{
    Info facts;
    facts.set("mpi_aint_size", std::to_string(sizeof(MPI_Aint)));
    facts.set("mpi_count_size", std::to_string(sizeof(MPI_Count)));
    facts.set("mpi_offset_size", std::to_string(sizeof(MPI_Offset)));
    *info = new_info(&facts);
}

void Abi_set_fortran_info(Info *info)
{
    if (info == nullptr)
        fail(MPI_ERR_INFO, "info", "is MPI_INFO_NULL");
    const std::lock_guard held(facts_lock);
    if (fortran != nullptr)
        fail_call(MPI_ERR_ABI, "the Fortran types have been described before");
    const description result = parse_description(*copy_of(*info));
    set_fortran_sizes(result.sizes[0], result.sizes[1], result.sizes[2], result.sizes[3]);
    for (const MPI_Datatype type : result.lacking)
        mark_unsupported(type);
    correct(*result.facts);
    const std::string *const half = result.facts->get("mpi_real2_supported");
    set_fortran_half(half != nullptr && *half == "true");
    result.facts->retain();
    fortran = result.facts.get();
}

void Abi_get_fortran_info(MPI_Info *info)
{
    const std::lock_guard held(facts_lock);
    *info = fortran == nullptr ? MPI_INFO_NULL : new_info(fortran);
}

void Abi_set_fortran_booleans(int logical_size, void *logical_true, void *logical_false)
{
    if (!is_type_size(logical_size))
        fail(MPI_ERR_ARG, "logical_size", "is none of 1, 2, 4, 8 and 16");
    if (logical_true == nullptr || logical_false == nullptr)
        fail(MPI_ERR_ARG, logical_true == nullptr ? "logical_true" : "logical_false", "is a null pointer");
    const auto size = static_cast<std::size_t>(logical_size);
    if (std::memcmp(logical_true, logical_false, size) == 0)
        fail(MPI_ERR_ARG, "logical_false", "is the same as logical_true");
    const std::lock_guard held(facts_lock);
    if (registered.size != 0)
        fail_call(MPI_ERR_ABI, "the values of LOGICAL have been set before");
    std::memcpy(registered.truth, logical_true, size);
    std::memcpy(registered.falsehood, logical_false, size);
    registered.size = size;
}

// One size can be registered; of any other nothing is known.
void Abi_get_fortran_booleans(int logical_size, void *logical_true, void *logical_false, int *is_set)
{
    const std::lock_guard held(facts_lock);
    *is_set = registered.size != 0 && logical_size > 0 && static_cast<std::size_t>(logical_size) == registered.size;
    if (!*is_set)
        return;
    if (logical_true == nullptr || logical_false == nullptr)
        fail(MPI_ERR_ARG, logical_true == nullptr ? "logical_true" : "logical_false", "is a null pointer");
    std::memcpy(logical_true, registered.truth, registered.size);
    std::memcpy(logical_false, registered.falsehood, registered.size);
}

}  // namespace solo

#include "abi_glue.h"
