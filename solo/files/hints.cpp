// The hints of a file (MPI 5.0, 14.2.8), and those of ROMIO for data sieving.
#include "core/glue.h"
#include "files/file.h"

#include "files.h"

#include <algorithm>
#include <string_view>

namespace solo {
namespace {

constexpr std::string_view known_hints[] = {
    "access_style",  "collective_buffering", "cb_block_size",   "cb_buffer_size", "cb_nodes", "chunked",
    "chunked_item",  "chunked_size",         "file_perm",       "io_node_list",   "nb_proc",  "num_io_nodes",
    "romio_ds_read", "romio_ds_write",       "striping_factor", "striping_unit",
};

bool is_octal(std::string_view text)
{
    const bool is_number = std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '7'; });
    return !text.empty() && text.size() <= 5 && is_number;
}

bool is_disabled(const Info &info, std::string_view key)
{
    const std::string *const value = info.get(key);
    return value != nullptr && *value == "disable";
}

}  // namespace

void set_file_hints(Open_file &file, const Info *info)
{
    if (info == nullptr)
        return;
    const ref<Info> given = copy_of(*info);
    if (const std::string *const permissions = given->get("file_perm");
        permissions != nullptr && !is_octal(*permissions))
        fail(MPI_ERR_INFO_VALUE, "info", "gives file_perm a value that is no octal number");
    const guard held;
    ref<Info> all = file.hints ? copy_of(*file.hints) : ref<Info>::adopt(new Info);
    for (const auto &[key, value] : given->entries)
        if (std::ranges::count(known_hints, key) != 0)
            all->set(key, value);
    file.may_sieve_reads = !is_disabled(*all, "romio_ds_read");
    file.may_sieve_writes = !is_disabled(*all, "romio_ds_write");
    file.hints = std::move(all);
}

mode_t permissions_of(const Open_file &file)
{
    const std::string *const given = file.hints ? file.hints->get("file_perm") : nullptr;
    return given != nullptr ? static_cast<mode_t>(std::stoul(*given, nullptr, 8)) : 0666;
}

void File_set_info(File &fh, Info *info)
{
    Open_file &file = open_file(fh);
    refuse_split(file);
    set_file_hints(file, info);
}

void File_get_info(File &fh, MPI_Info *info_used)
{
    const Open_file &file = open_file(fh);
    Info all;
    {
        const guard held;
        if (file.hints)
            all.entries = file.hints->entries;
    }
    all.set("filename", file.path);
    *info_used = new_info(&all);
}

}  // namespace solo
