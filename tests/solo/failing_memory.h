// Memory that fails when a test wants it to. A library of its own has malloc and the other allocators, so that those of a sanitizer come before
// them; the program has the operators, which nothing else replaces then.
#ifndef TESTS_SOLO_FAILING_MEMORY_H
#define TESTS_SOLO_FAILING_MEMORY_H

namespace failing_memory {

// From now on the allocation of this number, from 1, fails in this thread, and those after it too if `for_good`.
void begin(long number, bool for_good);
// Whether one has failed since.
bool end();
// Blocks that have been allocated and not been freed.
long blocks();

// For the operators: whether this allocation fails, and what became of it. Nothing where malloc does both.
bool fails_beside_malloc();
void count_beside_malloc(long blocks);

}  // namespace failing_memory

#endif
