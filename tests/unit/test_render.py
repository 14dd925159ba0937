"""How generated C is laid out: a line for each statement of a slot, lines of fewer than 120 characters."""

from __future__ import annotations

import pytest
from bindery_mpi.cli import out_of_date
from bindery_mpi.outputs.render import Tally, Templates, fold_c
from bindery_mpi.spec.mistakes import SpecError


def test_each_statement_of_a_slot_has_a_line(tmp_path):
    (tmp_path / "body.c.j2").write_text("{\n    {{ body | lines }}\n}\n", encoding="utf-8")
    body = ["int a = 0;\nuse(a; b);", 'f("a; b"); g();']
    rendered = Templates(tmp_path).render("body.c.j2", body=body)
    assert rendered == '{\n    int a = 0;\n    use(a; b);\n    f("a; b"); g();\n}\n'


@pytest.mark.parametrize("start", ["    ", "    /* ", "#define F(a) \\\n    "])
def test_long_statements_are_folded_after_a_comma(start: str):
    words = ", ".join(f"argument_{n}" for n in range(12))
    folded = fold_c(f"{start}second({words});")
    if start.strip():
        assert folded == f"{start}second({words});"
        return
    lines = folded.split("\n")
    assert lines[0].endswith(",") and lines[1].startswith(" " * 12 + "argument_")
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
