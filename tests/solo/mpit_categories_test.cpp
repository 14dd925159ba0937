// Categories: a tree that holds every variable and event (R177, R178, R186).
#include "mpit_support.h"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace {

using get_members = int(int, int, int *);

struct shown {
    std::string name, description;
    int controls = -1, performances = -1, categories = -1, events = -1;
    bool operator==(const shown &) const = default;
};

shown show(int index)
{
    char name[64], description[256];
    int name_length = sizeof name, description_length = sizeof description;
    shown found;
    EXPECT_EQ(MPI_T_category_get_info(index, name, &name_length, description, &description_length, &found.controls,
                                      &found.performances, &found.categories),
              MPI_SUCCESS);
    EXPECT_EQ(MPI_T_category_get_num_events(index, &found.events), MPI_SUCCESS);
    found.name = name;
    found.description = description;
    return found;
}

std::vector<int> members(get_members *get, int category, int count)
{
    std::vector<int> found(static_cast<std::size_t>(count) + 1, -7);
    EXPECT_EQ(get(category, count + 1, found.data()), MPI_SUCCESS);
    EXPECT_EQ(found.back(), -7);  // the rest is left alone
    found.pop_back();
    return found;
}

int number(int get(int *))
{
    int num = -1;
    EXPECT_EQ(get(&num), MPI_SUCCESS);
    return num;
}

// How often each index from 0 on occurs in a list.
std::map<int, int> occurrences(const std::vector<int> &all)
{
    std::map<int, int> found;
    for (const int one : all)
        ++found[one];
    return found;
}

void append(std::vector<int> &to, const std::vector<int> &more) { to.insert(to.end(), more.begin(), more.end()); }

void expect_each_once(const std::vector<int> &all, int first, int count)
{
    const std::map<int, int> found = occurrences(all);
    EXPECT_EQ(static_cast<int>(found.size()), count - first);
    for (int i = first; i < count; ++i)
        EXPECT_EQ(found.count(i) != 0 ? found.at(i) : 0, 1) << i;
}

}  // namespace

// Each variable and each event is in one category, and each category but the first in one other.
TEST(Categories, HoldEverythingOnce)
{
    const tool_use tools;
    std::vector<int> controls, performances, events, categories;
    const int count = number(MPI_T_category_get_num);
    std::set<std::string> names;
    for (int index = 0; index < count; ++index) {
        const shown found = show(index);
        EXPECT_TRUE(names.insert(found.name).second);
        EXPECT_GT(found.description.size(), 10U);
        EXPECT_EQ(show(index), found);
        int again = -1;
        EXPECT_EQ(MPI_T_category_get_index(found.name.c_str(), &again), MPI_SUCCESS);
        EXPECT_EQ(again, index);
        append(controls, members(MPI_T_category_get_cvars, index, found.controls));
        append(performances, members(MPI_T_category_get_pvars, index, found.performances));
        append(events, members(MPI_T_category_get_events, index, found.events));
        append(categories, members(MPI_T_category_get_categories, index, found.categories));
    }
    expect_each_once(controls, 0, number(MPI_T_cvar_get_num));
    expect_each_once(performances, 0, number(MPI_T_pvar_get_num));
    expect_each_once(events, 0, number(MPI_T_event_get_num));
    expect_each_once(categories, 1, count);
    EXPECT_EQ(show(0).name, "solo");
}

// From the first, each category is reached: there is no circle.
TEST(Categories, AreATree)
{
    const tool_use tools;
    std::vector<int> reached{0};
    for (std::size_t i = 0; i < reached.size() && reached.size() < 1000; ++i)
        append(reached, members(MPI_T_category_get_categories, reached[i], show(reached[i]).categories));
    expect_each_once(reached, 0, number(MPI_T_category_get_num));
}

TEST(Categories, SortRoutinesByTheirObject)
{
    const tool_use tools;
    int category = -1, variable = -1;
    ASSERT_EQ(MPI_T_category_get_index("comm_routines", &category), MPI_SUCCESS);
    const std::vector<int> found = members(MPI_T_category_get_pvars, category, show(category).performances);
    for (const int var_class : {MPI_T_PVAR_CLASS_COUNTER, MPI_T_PVAR_CLASS_TIMER}) {
        ASSERT_EQ(MPI_T_pvar_get_index("MPI_Comm_dup", var_class, &variable), MPI_SUCCESS);
        EXPECT_EQ(std::count(found.begin(), found.end(), variable), 1);
        ASSERT_EQ(MPI_T_pvar_get_index("MPI_Send", var_class, &variable), MPI_SUCCESS);
        EXPECT_EQ(std::count(found.begin(), found.end(), variable), 0);
    }
}

// R178, R186: arrays that are too short are filled as far as they go; the number of the last change stays.
TEST(Categories, FillWhatThereIsRoomFor)
{
    const tool_use tools;
    int category = -1, before = -1, after = -2;
    ASSERT_EQ(MPI_T_category_changed(&before), MPI_SUCCESS);
    ASSERT_EQ(MPI_T_category_get_index("memory", &category), MPI_SUCCESS);
    const shown found = show(category);
    ASSERT_GE(found.performances, 3);
    const std::vector<int> whole_list = members(MPI_T_category_get_pvars, category, found.performances);
    int few[3] = {-7, -7, -7};
    EXPECT_EQ(MPI_T_category_get_pvars(category, 2, few), MPI_SUCCESS);
    EXPECT_EQ(few[0], whole_list[0]);
    EXPECT_EQ(few[1], whole_list[1]);
    EXPECT_EQ(few[2], -7);
    EXPECT_EQ(MPI_T_category_get_pvars(category, 0, nullptr), MPI_SUCCESS);
    EXPECT_EQ(MPI_T_category_get_info(category, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr),
              MPI_SUCCESS);
    EXPECT_EQ(MPI_T_category_changed(&after), MPI_SUCCESS);
    EXPECT_EQ(before, after);
}

// R187.
TEST(Categories, RefuseWrongArguments)
{
    const tool_use tools;
    int index = -1;
    for (const int wrong : {-1, number(MPI_T_category_get_num)}) {
        EXPECT_EQ(MPI_T_category_get_info(wrong, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr),
                  MPI_T_ERR_INVALID_INDEX);
        EXPECT_EQ(MPI_T_category_get_num_events(wrong, &index), MPI_T_ERR_INVALID_INDEX);
        for (get_members *const get : {MPI_T_category_get_cvars, MPI_T_category_get_pvars, MPI_T_category_get_events,
                                       MPI_T_category_get_categories})
            EXPECT_EQ(get(wrong, 1, &index), MPI_T_ERR_INVALID_INDEX);
    }
    EXPECT_EQ(MPI_T_category_get_cvars(0, -1, &index), MPI_T_ERR_INVALID);
    EXPECT_EQ(MPI_T_category_get_cvars(0, 1, nullptr), MPI_T_ERR_INVALID);
    EXPECT_EQ(MPI_T_category_get_index("nothing", &index), MPI_T_ERR_INVALID_NAME);
}

int main(int argc, char **argv)
{
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
