/* Do not edit: `bindery generate` writes this from specs/constants.toml through templates/fortran/bnd_sentinels.h.j2. */
/* The addresses that Fortran knows (R89-R91), over each kind of MPI:
 * BND_SYMBOLS: X(symbol, bytes, OURS), or SHARED with the C MPI,
         for what the bindings define; the linker's name is BND_SYMBOL_symbol, C's bnd_symbol_symbol
 * BND_SENTINELS: X(name, symbol, offset, "constant") for what the wrappers compare with
 * BND_ADDRESS_OF_name, and BND_SENTINELS_OF_name: X(name) for all that mean the same constant
 * BND_FOREIGN: X(symbol, "name") for what only objects have that were compiled with another MPI's bindings */
#if BND_C_SENTINELS_IS_OWN
#define BND_SYMBOLS(X) \

#define BND_SENTINELS(X) \

#define BND_FOREIGN(X) \

#else
#error "bindery-probe.toml has no sentinels of a known kind; probe again"
#endif
