// Data that all of these libraries in a process have in common, also those that dlopen loads apart from each other.
#pragma once

namespace bnd {

// The definition of an exported symbol (exports.map.in) in the library that was loaded first, which then stays; `own`, if none is found.
void *first_definition(const char *symbol, void *own);

template <typename Type>
Type *shared(const char *symbol, Type *own)
{
    return static_cast<Type *>(first_definition(symbol, own));
}

}  // namespace bnd
