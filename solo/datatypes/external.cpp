// Packing in the representation "external32": big-endian, with sizes that are the same everywhere (MPI 5.0, 5.3, 14.5.2).
#include "datatypes.h"

#include "datatypes/buffer.h"
#include "datatypes/construct.h"
#include "datatypes/representation.h"

#include <algorithm>
#include <cstring>

namespace solo {
namespace {

// Calls `visit` with each basic type of the typemap in order and its repeat count.
template <typename Visit>
void visit_runs(const Datatype &type, MPI_Count count, Visit &visit)
{
    if (count == 0 || type.size == 0)
        return;
    if (type.basic != nullptr)
        return visit(*type.basic, type.elements * count);
    const Construction &construction = type.construction;
    if (type.is_pair) {
        for (; count != 0; --count) {
            visit(value_of(type), MPI_Count{1});
            visit(index_of(type), MPI_Count{1});
        }
    } else if (construction.combiner != MPI_COMBINER_STRUCT) {
        visit_runs(*construction.datatypes[0], type.size / construction.datatypes[0]->size * count, visit);
    } else {
        for (; count != 0; --count)
            for (std::size_t i = 0; i < construction.datatypes.size(); ++i)
                visit_runs(*construction.datatypes[i],
                           construction.counts.empty() ? construction.integers[i + 1] : construction.counts[i + 1],
                           visit);
    }
}

// A buffered cursor over the packed native form of a buffer.
class native_form {
public:
    native_form(void *buffer, MPI_Count count, const Datatype &datatype, MPI_Count bytes)
        : buffer_(buffer)
        , count_(count)
        , datatype_(datatype)
        , bytes_(bytes)
    {
    }
    // The next values for reading: as many as are buffered, at least one.
    char *read(MPI_Count bytes, MPI_Count &values)
    {
        if (filled_ - used_ < bytes) {
            at_ += used_;
            filled_ = std::min(capacity, bytes_ - at_);
            used_ = 0;
            pack_bytes(buffer_, count_, datatype_, at_, filled_, data_);
        }
        return take(bytes, values, filled_);
    }
    // Space for the next values to be written.
    char *write(MPI_Count bytes, MPI_Count &values)
    {
        if (capacity - used_ < bytes)
            flush();
        return take(bytes, values, capacity);
    }
    void flush()
    {
        unpack_bytes(data_, used_, at_, buffer_, count_, datatype_);
        at_ += used_;
        used_ = 0;
    }

private:
    char *take(MPI_Count bytes, MPI_Count &values, MPI_Count end)
    {
        values = std::min(values, (end - used_) / bytes);
        char *const values_at = data_ + used_;
        used_ += values * bytes;
        return values_at;
    }

    static constexpr MPI_Count capacity = 8192;
    void *buffer_;
    MPI_Count count_;
    const Datatype &datatype_;
    MPI_Count bytes_;
    MPI_Count at_ = 0;  // byte of the packed form with which data_ begins
    MPI_Count filled_ = 0;
    MPI_Count used_ = 0;
    alignas(16) char data_[capacity];
};

void check_representation(const char *datarep)
{
    if (std::strcmp(datarep, "external32") != 0)
        fail(MPI_ERR_ARG, "datarep", "is not \"external32\"");
}

}  // namespace

void Pack_external(const char *datarep, const void *inbuf, MPI_Count incount, Datatype &datatype, void *outbuf,
                   MPI_Count outsize, const result &position)
{
    check_representation(datarep);
    const MPI_Count native_bytes = check_data(inbuf, incount, datatype, "inbuf");
    const MPI_Count bytes = times(datatype.external, incount, "incount");
    const MPI_Count at = packed_position(outbuf, outsize, position, bytes, "outbuf", "outsize");
    native_form native(const_cast<void *>(inbuf), incount, datatype, native_bytes);  // it is read alone
    char *external = static_cast<char *>(outbuf) + at;
    auto convert = [&](const Datatype &basic, MPI_Count count) {
        while (count != 0) {
            MPI_Count now = count;
            const char *const from = native.read(basic.size, now);
            to_external(basic, from, external, now);
            external += now * basic.external;
            count -= now;
        }
    };
    visit_runs(datatype, incount, convert);
    position.set(at + bytes);
}

void Unpack_external(const char *datarep, const void *inbuf, MPI_Count insize, const result &position, void *outbuf,
                     MPI_Count outcount, Datatype &datatype)
{
    check_representation(datarep);
    const MPI_Count native_bytes = check_data(outbuf, outcount, datatype, "outbuf");
    const MPI_Count bytes = times(datatype.external, outcount, "outcount");
    const MPI_Count at = packed_position(inbuf, insize, position, bytes, "inbuf", "insize");
    native_form native(outbuf, outcount, datatype, native_bytes);
    const char *external = static_cast<const char *>(inbuf) + at;
    auto convert = [&](const Datatype &basic, MPI_Count count) {
        while (count != 0) {
            MPI_Count now = count;
            char *const to = native.write(basic.size, now);
            from_external(basic, external, to, now);
            external += now * basic.external;
            count -= now;
        }
    };
    visit_runs(datatype, outcount, convert);
    native.flush();
    position.set(at + bytes);
}

void Pack_external_size(const char *datarep, MPI_Count incount, Datatype &datatype, const result &size)
{
    check_representation(datarep);
    check_supported(datatype, "datatype");
    MPI_Count bytes;
    size.set_or_undefined(__builtin_mul_overflow(datatype.external, incount, &bytes) ? MPI_Count{MPI_UNDEFINED}
                                                                                     : bytes);
}

}  // namespace solo
