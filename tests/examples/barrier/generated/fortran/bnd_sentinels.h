/* Do not edit: `bindery generate` writes this from specs/constants.toml through templates/fortran/bnd_sentinels.h.j2. */
/* The sentinels of Fortran (R89-R91), over each MPI:
 * BND_SYMBOLS: X(symbol, bytes, OURS, SHARED or MODULE) for each symbol that the bindings define
 *   SHARED: the C MPI may define it too; MODULE: a module of the MPI's own Fortran bindings does
 *   The linker name is BND_SYMBOL_symbol, the C name bnd_symbol_symbol.
 * BND_SENTINELS: X(name, symbol, offset, "constant") for each address that the wrappers compare with
 * BND_ADDRESS_OF_name, and BND_SENTINELS_OF_name: X(name) for all names of the same constant
 * BND_ATTRIBUTE_KEY_OFFSET: the key of a predefined attribute in the MPI's own mpif.h and modules, less C's
 * BND_FOREIGN: X(symbol, "MPI") for symbols of objects that were compiled with another MPI's bindings */
#if BND_C_SENTINELS_IS_OWN
#define BND_SYMBOLS(X) \

#define BND_SENTINELS(X) \

#define BND_FOREIGN(X) \

#define BND_ATTRIBUTE_KEY_OFFSET 0
#else
#error "bindery-probe.toml has no sentinels of a known kind; probe again"
#endif
