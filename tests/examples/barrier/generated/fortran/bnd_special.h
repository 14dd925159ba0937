/* Do not edit: `bindery generate` writes this from specs/constants.toml through templates/fortran/bnd_special.h.j2. */
/* The cells that Fortran knows as COMMON blocks (R89-R91): X(block, bytes, "constant") for each. */
#define BND_CELLS(X) \

/* The blocks' names, for compilers that spell them in capitals. */
