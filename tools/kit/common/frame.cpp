// By the rules for unwinding (DWARF 5, 6.4): a function without a variable part on its stack has its frame at a fixed distance from the stack
// pointer, which differs from instruction to instruction.
#include "frame.hpp"

#include "cfa_instructions.hpp"

#include <cstring>

extern "C" {
// Every unwinder that has _Unwind_Backtrace has this.
struct bnd_unwind_bases {
    void *text, *data, *function;
};
const void *_Unwind_Find_FDE(void *address, bnd_unwind_bases *bases);
}

namespace call_site {

namespace {

#if defined(__x86_64__)

constexpr std::uint64_t stack_pointer_register = 7;

// Reads numbers; instructions that are cut off end it.
class reader {
public:
    reader(const unsigned char *at, const unsigned char *end) : at_(at), end_(end) {}

    bool is_at_end() const { return at_ >= end_; }
    const unsigned char *at() const { return at_; }
    void skip(std::uint64_t bytes) { at_ = bytes < std::uint64_t(end_ - at_) ? at_ + bytes : end_; }

    template <class T>
    T fixed()
    {
        T value = 0;
        if (std::size_t(end_ - at_) >= sizeof value)
            std::memcpy(&value, at_, sizeof value);
        skip(sizeof value);
        return value;
    }
    std::uint64_t leb()
    {
        std::uint64_t value = 0;
        for (unsigned shift = 0; !is_at_end() && shift < 64; shift += 7) {
            const unsigned char byte = *at_++;
            value |= std::uint64_t(byte & 0x7f) << shift;
            if (!(byte & 0x80))
                break;
        }
        return value;
    }

private:
    const unsigned char *at_, *end_;
};

// Where the frame is: at a distance from the stack pointer, if it is there.
struct rule {
    std::uint64_t base = 0, distance = 0;
};

struct cfa_rows {
    rule now, remembered[8];
    int depth = 0;
    std::uintptr_t location = 0, wanted = 0;
    std::uint64_t step = 1;
    bool is_known = true;

    // Whether the next row begins behind the instruction.
    bool advance(std::uint64_t count)
    {
        location += count * step;
        return location > wanted;
    }

    // Follows instructions up to the wanted one.
    void run(reader from)
    {
        while (is_known && !from.is_at_end()) {
            const auto code = from.fixed<unsigned char>();
            const unsigned char high = code & with_operand;
            if (high == advance_loc ? advance(code & ~with_operand)
                : high              ? skip_high(high, from)
                                    : run_low(code, from))
                return;
        }
    }

private:
    static bool skip_high(unsigned char high, reader &from)
    {
        if (high == offset)
            from.leb();  // where a register is saved
        return false;
    }

    bool run_low(unsigned char code, reader &from)
    {
        switch (code) {
        case advance_loc1:
            return advance(from.fixed<std::uint8_t>());
        case advance_loc2:
            return advance(from.fixed<std::uint16_t>());
        case advance_loc4:
            return advance(from.fixed<std::uint32_t>());
        case remember_state:
            is_known = depth < 8;
            if (is_known)
                remembered[depth++] = now;
            return false;
        case restore_state:
            is_known = depth > 0;
            if (is_known)
                now = remembered[--depth];
            return false;
        case def_cfa:
            now.base = from.leb();
            now.distance = from.leb();
            return false;
        case def_cfa_register:
            now.base = from.leb();
            return false;
        case def_cfa_offset:
            now.distance = from.leb();
            return false;
        default:
            return skip_low(code, from);
        }
    }

    // Skips an instruction that says nothing of the frame; an expression for it is not followed.
    bool skip_low(unsigned char code, reader &from)
    {
        switch (code) {
        case nop:
            return false;
        case offset_extended:
        case in_register:
        case offset_extended_sf:
        case val_offset:
        case val_offset_sf:
            from.leb();
            [[fallthrough]];
        case restore_extended:
        case undefined:
        case same_value:
        case gnu_args_size:
            from.leb();
            return false;
        case expression:
        case val_expression:
            from.leb();
            from.skip(from.leb());
            return false;
        default:
            is_known = false;
            return false;
        }
    }
};

unsigned word_at(const unsigned char *at)
{
    unsigned word;
    std::memcpy(&word, at, sizeof word);
    return word;
}

// The head of an entry, behind which its instructions begin. The address of the function has four bytes, as compilers write it.
struct common_entry {
    std::uint64_t step = 0;
    reader instructions{nullptr, nullptr};
    bool is_known = false, has_augmentation = false;

    explicit common_entry(const unsigned char *entry)
    {
        reader from(entry + 9, entry + 4 + word_at(entry));
        const auto *const augmentation = reinterpret_cast<const char *>(from.at());
        const std::size_t length = std::strlen(augmentation);
        from.skip(length + 1);
        step = from.leb();
        from.leb();
        from.leb();
        has_augmentation = *augmentation == 'z';
        const std::uint64_t size = has_augmentation ? from.leb() : 0;
        is_known = has_augmentation && has_short_addresses(augmentation + 1, from);
        from.skip(size);
        instructions = from;
    }

private:
    static bool has_short_addresses(const char *letters, reader from)
    {
        for (; *letters; ++letters)
            if (*letters == 'R')
                return (from.fixed<unsigned char>() & 0x0f) == sdata4;
            else if (*letters == 'P')
                from.skip((from.fixed<unsigned char>() & 0x07) == 3 ? 4 : 8);
            else if (*letters == 'L')
                from.skip(1);
            else
                return false;
        return false;
    }
};

#endif

}  // namespace

int frame_size([[maybe_unused]] std::uintptr_t address)
{
#if defined(__x86_64__)
    bnd_unwind_bases bases = {};
    const auto *const entry =
        static_cast<const unsigned char *>(_Unwind_Find_FDE(reinterpret_cast<void *>(address - 1), &bases));
    if (!entry || word_at(entry) == 0xffffffff)
        return 0;
    const common_entry common(entry + 4 - word_at(entry + 4));
    if (!common.is_known)
        return 0;
    cfa_rows found;
    found.step = common.step;
    found.location = reinterpret_cast<std::uintptr_t>(bases.function);
    found.wanted = address - 1;
    found.run(common.instructions);
    reader from(entry + 16, entry + 4 + word_at(entry));
    from.skip(from.leb());
    found.run(from);
    const bool is_fixed = found.is_known && found.now.base == stack_pointer_register;
    return is_fixed && found.now.distance < 1 << 20 ? int(found.now.distance) : 0;
#else
    return 0;
#endif
}

}  // namespace call_site
