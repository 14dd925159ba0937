"""How generated C is laid out: a statement on each line, lines of fewer than 120 characters."""

from __future__ import annotations

import pytest
from bindery.outputs.render import fold_c


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("    int a = 0; use(a);", "    int a = 0;\n    use(a);"),
        ("    IF(a, free(b); return); c();", "    IF(a, free(b); return);\n    c();"),
        ("    for (i = 0; i < n; ++i) f(i); g();", "    for (i = 0; i < n; ++i) f(i);\n    g();"),
        ('    f("a; b"); g();', '    f("a; b");\n    g();'),
        ("    int a; /* why; whence */", "    int a; /* why; whence */"),
        ("/* One; two\n * three; four */", "/* One; two\n * three; four */"),
        ("#define F(a) \\\n    f(a); \\\n    g(a); h(a)\n    i(); j();", None),
        ("extern int a; int a = 1;", "extern int a; int a = 1;"),
    ],
)
def test_each_statement_has_a_line(text: str, folded: str | None):
    assert fold_c(text) == (text.replace("i(); ", "i();\n    ") if folded is None else folded)


def test_long_statements_are_folded_after_a_comma():
    words = ", ".join(f"argument_{n}" for n in range(12))
    lines = fold_c(f"    first(); second({words});").split("\n")
    assert lines[0] == "    first();"
    assert lines[1].endswith(",") and lines[2].startswith(" " * 12 + "argument_")
    assert all(len(line) < 120 for line in lines)
