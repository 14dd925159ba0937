// The objects that are loaded into this process know symbols: ELF, as glibc's and musl's loaders keep it.
#ifndef BND_LOADED_OBJECTS_H
#define BND_LOADED_OBJECTS_H

namespace bnd {

// An object and the address that it really uses for a symbol of data. The name is a path; empty is the program itself.
struct Use {
    const char *object, *symbol;
    const void *address;
};

// Calls look for each object that uses one of the symbols, until it returns true; returns what it returned last. Not found:
// an object that hides the symbol, or one without relocations of the usual kind.
bool each_use(const char *const symbols[], int count, bool (*look)(const Use &use, const void *data), const void *data);

// Whether two objects, by their paths, are needed by the same one: then either's symbols can be the other's. What dlopen loads apart
// from each other does not share a scope. True where that is unknown.
bool share_scope(const char *one, const char *other);

// Chooses a symbol that an object refers to; its version is null if it has none.
using Choice = bool(const char *symbol, const char *version);

// Whether an object calls procedures of other objects whose names begin with `prefix`, and of which `chosen`, if given, is true.
bool calls_prefix(const char *object, const char *prefix, Choice *chosen = nullptr);

// The object whose definition a reference with this version is bound to, where `first` has what one without a version is bound to.
const char *definer(const char *symbol, const char *version, const char *first);

// Whether an object defines symbols of this version, or refers to them.
bool has_version(const char *object, const char *version);

// Whether an object refers to symbols of this version, and not only weakly.
bool refers_to(const char *object, const char *version);

// The first object that has a version, for which `chosen`, if given, is true; null if there is none.
const char *object_with_version(const char *version, bool (*chosen)(const char *object) = nullptr);

// The first object that was linked with a library whose name begins so, and of which `chosen` is true; null if there is none.
const char *object_that_needs(const char *library, bool (*chosen)(const char *object));

// Whether an object has this name, as that of its file or as its SONAME.
bool goes_by(const char *object, const char *name);

// Whether an object defines a symbol.
bool defines(const char *object, const char *symbol);

// Whether an object, or what it needs, defines a symbol. True where that is unknown.
bool scope_defines(const char *object, const char *symbol);

// The path of the object that holds an address; empty is the program, null none.
const char *object_of(const void *address);

// Messages call an object by this name.
inline const char *called(const char *object) { return object && *object ? object : "the program"; }

// Where a reference to a symbol without a version leads; null if it is unknown.
const void *address_of(const char *symbol);

}  // namespace bnd

#endif
