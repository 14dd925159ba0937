/* One definition for each way to spell a name; the one that is called, or read, says which it is. */
#include <stdio.h>

#define EACH_SPELLING(lower, upper) \
    SPELLING(lower##_, "{name}_")   \
    SPELLING(lower, "{name}")       \
    SPELLING(lower##__, "{name}__") \
    SPELLING(upper, "{NAME}")       \
    SPELLING(upper##_, "{NAME}_")

#define SPELLING(symbol, pattern) \
    void symbol(void) { puts("external_name = \"" pattern "\""); }
EACH_SPELLING(bndplain, BNDPLAIN)
#undef SPELLING
#define SPELLING(symbol, pattern) \
    void symbol(void) { puts("external_name_with_underscore = \"" pattern "\""); }
EACH_SPELLING(bnd_with_underscore, BND_WITH_UNDERSCORE)
#undef SPELLING

/* Constants, as the cells of the sentinels are. */
enum { spelling_count = 5 };
static const char *const patterns[spelling_count] = {"{name}_", "{name}", "{name}__", "{NAME}", "{NAME}_"};
extern const int bndcell_, bndcell, bndcell__, BNDCELL, BNDCELL_;
const int bndcell_ = 1000, bndcell = 1001, bndcell__ = 1002, BNDCELL = 1003, BNDCELL_ = 1004;

static void look(const int *cell)
{
    const int index = *cell - 1000;
    printf("common_name = \"%s\"\n", index >= 0 && index < spelling_count ? patterns[index] : "unknown");
}
#define SPELLING(symbol, pattern) \
    void symbol(const int *cell) { look(cell); }
EACH_SPELLING(bndlook, BNDLOOK)
#undef SPELLING

/* A variable of a module. */
#ifdef _WIN32 /* has no weak references */
#define EACH_MODULE_SPELLING
#else
#define EACH_MODULE_SPELLING                                            \
    SPELLING(gnu, "__bndmodule_MOD_bndinside", "__{module}_MOD_{name}") \
    SPELLING(flang, "_QMbndmoduleEbndinside", "_QM{module}E{name}")     \
    SPELLING(intel, "bndmodule_mp_bndinside_", "{module}_mp_{name}_")   \
    SPELLING(nag, "bndmodule_MP_bndinside", "{module}_MP_{name}")       \
    SPELLING(nvidia, "bndmodule_bndinside_", "{module}_{name}_")        \
    SPELLING(cray, "bndinside$bndmodule_", "{name}${module}_")          \
    SPELLING(ibm, "__bndmodule_NMOD_bndinside", "__{module}_NMOD_{name}")
#endif
#define SPELLING(compiler, symbol, pattern) extern int compiler __asm__(symbol) __attribute__((weak));
EACH_MODULE_SPELLING
#undef SPELLING

static void inside(const int *variable)
{
    const char *found = "unknown";
#define SPELLING(compiler, symbol, pattern) \
    if (&compiler == variable)              \
        found = pattern;
    EACH_MODULE_SPELLING
#undef SPELLING
    printf("module_name = \"%s\"\n", found);
}
#define SPELLING(symbol, pattern) \
    void symbol(const int *variable) { inside(variable); }
EACH_SPELLING(bndinmodule, BNDINMODULE)
#undef SPELLING
