// Packing in the representation "external32": big-endian, with sizes that are the same everywhere (MPI 5.0, 5.3, 14.5.2).
#include "datatypes.h"

#include "datatypes/buffer.h"
#include "datatypes/construct.h"
#include "datatypes/representation.h"
#include "datatypes/runs.h"

#include <algorithm>
#include <cstring>

namespace solo {
namespace {

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

void pack_external32(const void *buffer, MPI_Count count, const Datatype &datatype, char *external)
{
    native_form native(const_cast<void *>(buffer), count, datatype, packed_size(datatype, count));  // it is read alone
    auto convert = [&](const Datatype &basic, MPI_Count values) {
        while (values != 0) {
            MPI_Count now = values;
            const char *const from = native.read(basic.size, now);
            to_external(basic, from, external, now);
            external += now * basic.external;
            values -= now;
        }
    };
    visit_runs(datatype, count, convert);
}

MPI_Count unpack_external32(const char *external, MPI_Count bytes, void *buffer, MPI_Count count,
                            const Datatype &datatype)
{
    native_form native(buffer, count, datatype, packed_size(datatype, count));
    MPI_Count done = 0;
    auto convert = [&](const Datatype &basic, MPI_Count values) {
        values = std::min(values, bytes / basic.external);
        done += values * basic.size;
        bytes -= values * basic.external;
        while (values != 0) {
            MPI_Count now = values;
            char *const to = native.write(basic.size, now);
            from_external(basic, external, to, now);
            external += now * basic.external;
            values -= now;
        }
    };
    visit_runs(datatype, count, convert);
    native.flush();
    return done;
}

void Pack_external(const char *datarep, const void *inbuf, MPI_Count incount, Datatype &datatype, void *outbuf,
                   MPI_Count outsize, const result &position)
{
    check_representation(datarep);
    check_data(inbuf, incount, datatype, "inbuf");
    const MPI_Count bytes = times(datatype.external, incount, "incount");
    const MPI_Count at = packed_position(outbuf, outsize, position, bytes, "outbuf", "outsize");
    pack_external32(inbuf, incount, datatype, static_cast<char *>(outbuf) + at);
    position.set(at + bytes);
}

void Unpack_external(const char *datarep, const void *inbuf, MPI_Count insize, const result &position, void *outbuf,
                     MPI_Count outcount, Datatype &datatype)
{
    check_representation(datarep);
    check_data(outbuf, outcount, datatype, "outbuf");
    const MPI_Count bytes = times(datatype.external, outcount, "outcount");
    const MPI_Count at = packed_position(inbuf, insize, position, bytes, "inbuf", "insize");
    unpack_external32(static_cast<const char *>(inbuf) + at, bytes, outbuf, outcount, datatype);
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
