// docs/reference/solo-tool-information.md: its tables are what the library lists. With an argument, this program prints them.
#include "mpit_support.h"

#include <cctype>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

namespace {

std::string type_name(MPI_Datatype type)
{
    char name[MPI_MAX_OBJECT_NAME];
    int length = 0;
    MPI_Type_get_name(type, name, &length);
    return std::string("`") + name + "`";
}

std::string bind_name(int bind) { return bind == MPI_T_BIND_NO_OBJECT ? "" : "communicator"; }

std::string items_of(MPI_T_enum items)
{
    int count = 0;
    std::string list;
    if (items == MPI_T_ENUM_NULL)
        return list;
    MPI_T_enum_get_info(items, &count, nullptr, nullptr);
    for (int i = 0; i < count; ++i) {
        char name[64];
        int length = sizeof name, value = 0;
        MPI_T_enum_get_item(items, i, &value, name, &length);
        list += (list.empty() ? "`" : ", `") + std::string(name) + "`";
    }
    return list;
}

std::string control_table()
{
    static const char *const scopes[] = {"",      "constant",         "read-only", "local",
                                         "group", "equal in a group", "all",       "equal in all"};
    std::string table = "| variable | type | choices | bound to | scope | what it is |\n|---|---|---|---|---|---|\n";
    int num = 0;
    MPI_T_cvar_get_num(&num);
    for (int i = 0; i < num; ++i) {
        char name[128], description[512];
        int name_length = sizeof name, description_length = sizeof description, bind = 0, scope = 0;
        MPI_Datatype type;
        MPI_T_enum items;
        MPI_T_cvar_get_info(i, name, &name_length, nullptr, &type, &items, description, &description_length, &bind,
                            &scope);
        table += std::string("| `") + name + "` | " + type_name(type) + " | " + items_of(items) + " | " +
                 bind_name(bind) + " | " + scopes[scope] + " | " + description + " |\n";
    }
    return table;
}

std::string performance_table()
{
    static const char *const classes[] = {"",           "state",          "level",         "size",
                                          "percentage", "high watermark", "low watermark", "counter",
                                          "aggregate",  "timer",          "generic"};
    std::string table = "| variable | class | type | bound to | start, stop | reset, write | what it is |\n"
                        "|---|---|---|---|---|---|---|\n";
    int num = 0, routines = 0;
    MPI_T_pvar_get_num(&num);
    for (int i = 0; i < num; ++i) {
        char name[128], description[512];
        int name_length = sizeof name, description_length = sizeof description, bind, var_class, readonly, continuous;
        MPI_Datatype type;
        MPI_T_pvar_get_info(i, name, &name_length, nullptr, &var_class, &type, nullptr, description,
                            &description_length, &bind, &readonly, &continuous, nullptr);
        std::string shown = std::string("`") + name + "`", text = description;
        if (std::string(name).starts_with("MPI_")) {
            if (++routines > 2)
                continue;
            text.replace(text.find(name), name_length - 1, "a routine");
            shown = "the routine's name";
        }
        table += "| " + shown + " | " + classes[var_class] + " | " + type_name(type) + " | " + bind_name(bind) + " | " +
                 (continuous ? "" : "yes") + " | " + (readonly ? "" : "yes") + " | " + text + " |\n";
    }
    return table;
}

std::string event_table()
{
    std::string table = "| event | elements | bound to | what it is |\n|---|---|---|---|\n";
    int num = 0;
    MPI_T_event_get_num(&num);
    for (int i = 0; i < num; ++i) {
        char name[128], description[512];
        int name_length = sizeof name, description_length = sizeof description, bind;
        MPI_T_enum items;
        MPI_T_event_get_info(i, name, &name_length, nullptr, nullptr, nullptr, nullptr, &items, nullptr, description,
                             &description_length, &bind);
        table += std::string("| `") + name + "` | " + items_of(items) + " | " + bind_name(bind) + " | " + description +
                 " |\n";
    }
    return table;
}

// A category with those below it, each a level deeper.
void add_category(std::string &tree, int index, int depth)
{
    char name[128], description[512];
    int name_length = sizeof name, description_length = sizeof description, count = 0;
    MPI_T_category_get_info(index, name, &name_length, description, &description_length, nullptr, nullptr, &count);
    tree += std::string(2 * static_cast<std::size_t>(depth), ' ') + "- `" + name + "`: " + description + "\n";
    std::vector<int> below(static_cast<std::size_t>(count));
    MPI_T_category_get_categories(index, count, below.data());
    for (const int one : below)
        add_category(tree, one, depth + 1);
}

std::string category_tree()
{
    std::string tree;
    add_category(tree, 0, 0);
    return tree;
}

std::string document()
{
    std::ifstream file(SOLO_MPIT_DOCUMENT);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

// The text under a heading, without empty lines around it, up to the next paragraph.
std::string under(const std::string &heading)
{
    const std::string text = document();
    const auto at = text.find("\n## " + heading + "\n");
    if (at == std::string::npos)
        return "there is no such heading: " + heading;
    const auto begin = text.find_first_of("|-", at);
    const auto end = text.find("\n\n", begin);
    return text.substr(begin, end == std::string::npos ? end : end + 1 - begin);
}

}  // namespace

TEST(ToolDocument, ListsControlVariables)
{
    const tool_use tools;
    EXPECT_EQ(under("Control variables"), control_table());
}

TEST(ToolDocument, ListsPerformanceVariables)
{
    const tool_use tools;
    EXPECT_EQ(under("Performance variables"), performance_table());
}

TEST(ToolDocument, ListsEvents)
{
    const tool_use tools;
    EXPECT_EQ(under("Events"), event_table());
}

TEST(ToolDocument, ListsCategories)
{
    const tool_use tools;
    EXPECT_EQ(under("Categories"), category_tree());
}

int main(int argc, char **argv)
{
    testing::InitGoogleTest(&argc, argv);
    MPI_Init(&argc, &argv);
    int failed = 0;
    if (argc > 1) {
        const tool_use tools;
        std::cout << control_table() << "\n" << performance_table() << "\n" << event_table() << "\n" << category_tree();
    } else {
        failed = RUN_ALL_TESTS();
    }
    MPI_Finalize();
    return failed;
}
