// Totals by call site, of all processes, written by rank 0 as text, JSON or CSV:
//
//     bindery::counts delays;
//     … delays.add(call.site(), "MPI_Isend");
//     void finalizing() { delays.report(); }
#pragma once

#include <bindery/call_site.hpp>
#include <bindery/detail/json.hpp>
#include <bindery/gather.hpp>

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

namespace bindery {

enum class format { text, json, csv };

}  // namespace bindery

namespace bindery::inline BND_TOOL_NAMESPACE {

class counts {
public:
    // By any thread at any time. what: such as the name of the routine, or a size.
    void add(call_site site, std::string_view what, std::int64_t amount = 1)
    {
        const std::lock_guard lock(lock_);
        rows_[site.number()].try_emplace(std::string(what)).first->second += amount;
    }

    // Collective over comm: the sums of all its processes, sites with the same file and line being one, and in how many processes there were
    // any, by rank 0 to `file`; nothing if nobody added anything. False where MPI returned an error or the file could not be written.
    bool report(format as = format::text, std::FILE *file = stdout, MPI_Comm comm = MPI_COMM_WORLD)
    {
        std::string data = pack(own());
        const bool is_whole = gather(comm, data, [](std::string &all, const std::string &other) {
            table merged = unpack(all);
            for (const auto &[key, row] : unpack(other)) {
                merged[key].amount += row.amount;
                merged[key].processes += row.processes;
            }
            all = pack(merged);
        });
        int rank = 0;
        BND_TOOL_CALL(Comm_rank)(comm, &rank);
        if (rank != 0)
            return is_whole;
        write(unpack(data), as, file);
        return std::fflush(file) == 0 && !std::ferror(file) && is_whole;
    }

private:
    struct row {
        std::int64_t amount = 0, processes = 0;
    };
    using table = std::map<std::pair<std::string, std::string>, row>;  // by the texts of the site and of what

    table own()
    {
        const std::lock_guard lock(lock_);
        table all;
        for (const auto &[site, amounts] : rows_)
            for (const auto &[what, amount] : amounts) {
                row &into = all[{call_site(site).text(), what}];
                into.amount += amount;
                into.processes = 1;
            }
        return all;
    }

    // Texts with their NUL, numbers as they are.
    static std::string pack(const table &all)
    {
        std::string data;
        for (const auto &[key, row] : all) {
            data.append(key.first.c_str(), key.first.size() + 1).append(key.second.c_str(), key.second.size() + 1);
            data.append(reinterpret_cast<const char *>(&row), sizeof row);
        }
        return data;
    }

    static table unpack(const std::string &data)
    {
        table all;
        for (std::size_t i = 0; i < data.size(); i += sizeof(row)) {
            const std::string site = data.c_str() + i, what = data.c_str() + i + site.size() + 1;
            i += site.size() + what.size() + 2;
            std::memcpy(&all[{site, what}], data.data() + i, sizeof(row));
        }
        return all;
    }

    static void write(const table &all, format as, std::FILE *file)
    {
        if (as == format::csv)
            std::fputs(all.empty() ? "" : "site,what,count,processes\n", file);
        const char *before = "[";
        for (const auto &[key, row] : all) {
            const auto amount = static_cast<long long>(row.amount), processes = static_cast<long long>(row.processes);
            const auto &[site, what] = key;
            if (as == format::text)
                std::fprintf(file, "%12lld  %-28s %s (%lld %s)\n", amount, what.c_str(), site.c_str(), processes,
                             processes == 1 ? "process" : "processes");
            else if (as == format::csv)
                std::fprintf(file, "%s,%s,%lld,%lld\n", quoted(site).c_str(), quoted(what).c_str(), amount, processes);
            else
                std::fprintf(file, "%s\n  %s", before, as_json(key, row).text().c_str());
            before = ",";
        }
        if (as == format::json)
            std::fputs(all.empty() ? "[]\n" : "\n]\n", file);
    }

    static detail::json as_json(const table::key_type &key, const table::mapped_type &row)
    {
        return detail::json::object(
            {{"site", key.first}, {"what", key.second}, {"count", row.amount}, {"processes", row.processes}});
    }

    // A cell of CSV.
    static std::string quoted(const std::string &text)
    {
        std::string result = "\"";
        for (const char c : text)
            result.append(c == '"' ? 2 : 1, c);
        return result + '"';
    }

    std::mutex lock_;
    std::map<int, std::map<std::string, std::int64_t>> rows_;
};

}  // namespace bindery::inline BND_TOOL_NAMESPACE
