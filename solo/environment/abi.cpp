// What the standard ABI tells, and what a Fortran layer tells it (MPI 5.0, chapter 20; R128, R138 to R142). Any thread, any time.
#include "abi.h"

#include "environment/info.h"

#include <charconv>
#include <cstring>
#include <mutex>

namespace solo {
namespace {

std::mutex facts_lock;
Info *fortran = nullptr;    // what was registered; set once, never destroyed

struct booleans {
    std::size_t size = 0;   // bytes; 0: not registered
    unsigned char truth[16], falsehood[16];
} registered;

constexpr const char *size_keys[] = {"mpi_logical_size", "mpi_integer_size", "mpi_real_size", "mpi_double_precision_size"};
constexpr const char *support_keys[] = {
    "mpi_logical1_supported", "mpi_logical2_supported", "mpi_logical4_supported", "mpi_logical8_supported",
    "mpi_logical16_supported", "mpi_integer1_supported", "mpi_integer2_supported", "mpi_integer4_supported",
    "mpi_integer8_supported", "mpi_integer16_supported", "mpi_real2_supported", "mpi_real4_supported", "mpi_real8_supported",
    "mpi_real16_supported", "mpi_complex4_supported", "mpi_complex8_supported", "mpi_complex16_supported",
    "mpi_complex32_supported", "mpi_double_complex_supported"};

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

// The keys that the standard has for Fortran types, with values that make sense.
ref<Info> checked(const Info &info)
{
    auto facts = ref<Info>::adopt(new Info);
    for (const char *const key : size_keys)
        if (const std::string *const value = info.get(key))
            facts->set(key, std::to_string(size_in(*value)));
    for (const char *const key : support_keys)
        if (const std::string *const value = info.get(key))
            facts->set(key, flag_in(*value) ? "true" : "false");
    if (facts->entries.empty())
        fail(MPI_ERR_INFO_NOKEY, "info", "has none of the keys that describe Fortran types");
    return facts;
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
    const ref<Info> facts = checked(*copy_of(*info));
    const std::lock_guard held(facts_lock);
    if (fortran != nullptr)
        fail_call(MPI_ERR_ABI, "the Fortran types have been described before");
    facts->retain();
    fortran = facts.get();
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
