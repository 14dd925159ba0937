// Instructions of unwind tables (DWARF 5, 6.4.2), by the names of 7.24.
#pragma once

namespace call_site {

// The first two have their operand in the low bits.
enum cfa_instruction : unsigned char {
    advance_loc = 0x40,
    offset = 0x80,
    nop = 0x00,
    advance_loc1 = 0x02,
    advance_loc2 = 0x03,
    advance_loc4 = 0x04,
    offset_extended = 0x05,
    restore_extended = 0x06,
    undefined = 0x07,
    same_value = 0x08,
    in_register = 0x09,
    remember_state = 0x0a,
    restore_state = 0x0b,
    def_cfa = 0x0c,
    def_cfa_register = 0x0d,
    def_cfa_offset = 0x0e,
    expression = 0x10,
    offset_extended_sf = 0x11,
    val_offset = 0x14,
    val_offset_sf = 0x15,
    val_expression = 0x16,
    gnu_args_size = 0x2e,
};

constexpr unsigned char with_operand = 0xc0;  // the bits of those that have one
constexpr unsigned char sdata4 = 0x0b;        // an encoding of addresses (DW_EH_PE_sdata4)

}  // namespace call_site
