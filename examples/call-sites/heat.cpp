// An I/O heat map: how many bytes processes ask for in each part of a file, in which way. BINDERY_HEAT_PART is the size of a part in bytes, 1 MiB
// unless it is given.
#include <bindery/counts.hpp>
#include <bindery/identity.hpp>
#include <bindery/tool.hpp>

#include <algorithm>
#include <cstdlib>
#include <string>

struct heat {
    static constexpr bool identities = true;
    const char *const given = bindery::option("part");
    const MPI_Offset part = std::max(given ? std::atoll(given) : 1 << 20, 1ll);
    bindery::counts bytes;

    template <class Call>
    auto operator()(Call &call)
    {
        const std::string how = std::string(Call::has_send_buffer ? "writes " : "reads ") +
                                (Call::is(bindery::collective_on_file) ? "together, " : "alone, ");
        const std::string where = bindery::identity_of(call)->name();
        call.for_each_file_block([&](MPI_Offset begin, MPI_Count size) {
            for (const MPI_Offset end = begin + size; begin < end;) {
                const MPI_Offset stop = std::min<MPI_Offset>(end, (begin / part + 1) * part);
                bytes.add({}, how + where + ", part " + std::to_string(begin / part), stop - begin);
                begin = stop;
            }
        });
        const auto result = call.next();
        if (Call::routine.info().positioning == bindery::positioning::shared_pointer)
            bytes.add({}, how + where + ", at the shared pointer", call.bytes_sent() + call.bytes_received());
        return result;
    }
    void finalizing() { bytes.report(bindery::format::csv); }
};

BINDERY_TOOL(heat, (bindery::io & bindery::moves_data))
