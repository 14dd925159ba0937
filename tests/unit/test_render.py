"""How generated C is laid out: a statement on each line, lines of fewer than 120 characters."""

from __future__ import annotations

import pytest
from bindery.cli import out_of_date
from bindery.outputs.render import Tally, Templates, fold_c
from bindery.spec.mistakes import SpecError


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


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("first\n{{ wrapper.dumies }}\n", "wrong.j2:2: 'wrapper' is undefined"),
        ("{{ word.dumies }}\n", "wrong.j2:1: 'str object' has no attribute 'dumies'"),
        ("\n\n{% if %}\n", "wrong.j2:3: Expected an expression, got 'end of statement block'"),
        ("{{ names }}\n", "wrong.j2:1: a list without a filter, ['a', 'b']; write {{ … | lines }}"),
        ("\n{% include 'none.j2' %}\n", "wrong.j2:2: there is no template none.j2"),
    ],
)
def test_a_mistake_in_a_template_is_one_line(tmp_path, text: str, wrong: str):
    (tmp_path / "wrong.j2").write_text(text, encoding="utf-8")
    with pytest.raises(SpecError) as error:
        Templates(tmp_path).render("wrong.j2", word="a", names=["a", "b"])
    assert str(error.value) == f"{tmp_path.name}/{wrong}; correct the template"


def test_what_is_out_of_date_is_counted_by_folder():
    tally = Tally(("c/entry/A.c", "c/entry/B.c", "fortran/mpi.F90", "top.txt"), 7, ("c/entry/C.c",))
    assert out_of_date("generated", tally, "generate") == (
        "bindery: generated/c/entry/A.c and 4 more (. 1, c/entry 3, fortran 1) out of date; run `bindery generate`"
    )
