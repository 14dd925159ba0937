// The table under keys and attributes against std::map, and the cells of attributes, with four threads (R116, R117).
#include "callbacks/attributes.h"
#include "hash_table.h"

#include <cstdio>
#include <cstdlib>
#include <map>
#include <random>
#include <thread>
#include <vector>

namespace {

void must(bool holds, const char *what)
{
    if (holds)
        return;
    std::printf("not so: %s\n", what);
    std::exit(1);
}

struct entry {
    uintptr_t key;
    entry *next;
    int value;
};

// Few keys in few buckets, which then hold several, and keys that fall into one.
void compare_with_a_map()
{
    std::mt19937_64 random(1);
    for (const uintptr_t step : {uintptr_t{1}, uintptr_t{64}, UINTPTR_MAX / 7}) {
        bnd::hash_table<entry, 4> ours;
        std::map<uintptr_t, entry *> theirs;
        for (int i = 0; i < 200000; i++) {
            const uintptr_t key = random() % 300 * step;
            const auto found = theirs.find(key);
            entry *const expected = found == theirs.end() ? nullptr : found->second;
            must(ours.find(key) == expected, "a key has its entry");
            must(ours.may_contain(key) || !expected, "a key that is there is not denied");
            delete ours.take(key);
            theirs.erase(key);
            if (random() % 2)
                ours.insert(theirs[key] = new entry{key, nullptr, i});
        }
        for (const auto &[key, expected] : theirs) {
            must(ours.take(key) == expected, "no key was lost");
            must(ours.find(key) == nullptr, "a key that was taken is gone");
            delete expected;
        }
    }
}

void look_up_boxes()
{
    void *const wide = bnd_attribute_new(-5000000000, sizeof(MPI_Aint)), *const narrow =
                                                                             bnd_attribute_new(-5, sizeof(int));
    must(*static_cast<const MPI_Aint *>(wide) == -5000000000, "C sees an MPI_Aint");
    must(*static_cast<const int *>(narrow) == -5, "C sees an int");
    must(bnd_attribute_lookup(wide).value == -5000000000 && bnd_attribute_lookup(wide).bytes == sizeof(MPI_Aint),
         "Fortran sees what it set");
    must(bnd_attribute_lookup(narrow).value == -5 && bnd_attribute_lookup(narrow).bytes == sizeof(int),
         "Fortran sees the INTEGER it set");
    // Never read through: this address is none.
    void *const pointer = reinterpret_cast<void *>(uintptr_t{7});
    must(bnd_attribute_lookup(pointer).value == 7 && bnd_attribute_lookup(pointer).bytes == 0,
         "a pointer of C's is its own value");
    must(bnd_attribute_value(BND_OWNER_WIN, 77, pointer) == 7, "also under a key");
    must(bnd_attribute_value(BND_OWNER_COMM, 77, nullptr) == 0, "also the null pointer");
    bnd_attribute_free(pointer);
    bnd_attribute_release_on_error(wide, MPI_SUCCESS);
    must(bnd_attribute_lookup(wide).bytes != 0, "a call that succeeded keeps its box");
    bnd_attribute_release_on_error(wide, MPI_ERR_OTHER);
    must(bnd_attribute_lookup(wide).bytes == 0, "a call that failed does not");
    bnd_attribute_free(narrow);
}

void predefined()
{
    const int number = -3;
    const MPI_Aint size = 5000000000;
    must(bnd_attribute_value(BND_OWNER_COMM, MPI_TAG_UB, &number) == -3, "MPI_TAG_UB points to an int");
    must(bnd_attribute_value(BND_OWNER_WIN, MPI_WIN_SIZE, &size) == size, "MPI_WIN_SIZE points to an MPI_Aint");
    must(bnd_attribute_value(BND_OWNER_WIN, MPI_WIN_BASE, &size) == reinterpret_cast<MPI_Aint>(&size),
         "MPI_WIN_BASE is an address");
    must(bnd_attribute_value(BND_OWNER_DATATYPE, MPI_TAG_UB, &number) == reinterpret_cast<MPI_Aint>(&number),
         "of communicators alone");
}

// A key's number is given again; what went with it is freed, which the sanitizer's count of leaks sees.
void keys()
{
    bnd_procedure *const none[3] = {};
    bnd_extra_state *last = nullptr;
    for (int round = 0; round < 1000; round++)
        for (const int key : {7, -7, 1 << 30})
            for (const bnd_attribute_owner object : {BND_OWNER_COMM, BND_OWNER_DATATYPE, BND_OWNER_WIN})
                bnd_keyval_created(object, key, last = bnd_extra_state_new(round, none));
    must(last->value == 999, "the last state of a key lives");
}

void work(unsigned seed)
{
    std::mt19937 random(seed);
    std::vector<std::pair<void *, MPI_Aint>> mine;
    for (int i = 0; i < 20000; i++) {
        if (mine.empty() || random() % 3) {
            const MPI_Aint value = static_cast<int>(random());
            mine.emplace_back(bnd_attribute_new(value, i % 2 ? sizeof(int) : sizeof(MPI_Aint)), value);
        }
        const size_t any = random() % mine.size();
        must(bnd_attribute_lookup(mine[any].first).value == mine[any].second, "a box keeps its value among threads");
        if (random() % 2)
            continue;
        bnd_attribute_free(mine[any].first);
        mine[any] = mine.back();
        mine.pop_back();
    }
    for (const auto &[cell, value] : mine)
        bnd_attribute_free(cell);
}

}  // namespace

int main()
{
    compare_with_a_map();
    look_up_boxes();
    predefined();
    keys();
    std::vector<std::thread> threads;
    for (unsigned seed = 1; seed <= 4; seed++)
        threads.emplace_back(work, seed);
    for (std::thread &thread : threads)
        thread.join();
    std::puts("all is as it should be");
}
