"""The rules of `bindery conformance` and their programs agree, and what a check has seen becomes the right verdict."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from bindery_mpi.audit.findings import COUNTING
from bindery_mpi.conformance import rules, sources
from bindery_mpi.conformance.programs import Seen, judged
from bindery_mpi.conformance.rules import AUDIT, OPEN, RIGHT, UNTRIED, WRONG, Rule, load

GROUPS = load()
RULE = Rule("id", "1.1", "A rule.", since="3.0")
RUN = Seen([("tag 1", "tag 1")], began=1, ended=1)
FORM = {".F90": "subroutine {}\n", ".c": "void {}(void)\n", ".cpp": "void {}(void)\n"}


@pytest.mark.parametrize("group", [g for g in GROUPS if g.source and g.name != "archive"], ids=lambda group: group.name)
def test_each_check_has_a_rule_and_each_rule_a_check(group):
    source = sources.read(group.source)
    assert list(source.checks) == [rule.id for rule in group.rules]
    for id, text in source.checks.items():
        assert FORM[source.suffix].format(id) in text
        assert "expect" in text or "on_last_delete" in text


def test_the_archive_has_a_tool_for_each_rule():
    group = next(g for g in GROUPS if g.name == "archive")
    assert list(sources.read(group.source).checks) == [rule.id for rule in group.rules]


def test_each_group_of_the_audit_that_counts_has_a_rule():
    group = next(g for g in GROUPS if g.dialects == (AUDIT,))
    ids = {rule.id for rule in group.rules}
    assert {f"audit_{key.replace('-', '_')}" for key in COUNTING} <= ids


def test_rules_are_sentences_of_a_section_and_stand_on_rules_before_them():
    known = set()
    for rule in (rule for group in GROUPS for rule in group.rules):
        assert rule.id not in known
        assert re.fullmatch(r"[A-Z].*\.", rule.text) and (not rule.doubt or re.fullmatch(r"[A-Z].*\.", rule.doubt)), (
            rule.id
        )
        assert re.fullmatch(r"(MPI 2\.2, )?[0-9A]+(\.[0-9]+)*", rule.section), rule.id
        assert not rule.control or rule.control in known, rule.id
        known.add(rule.id)


def test_each_file_of_the_folder_is_used():
    shared = {"seen.F90", "seen.c", "main.F90", "main.c", "report.css"}
    used = {name for g in GROUPS for name in (f"{g.name}.toml", g.source, g.helper) if name}
    assert {path.name for path in rules.folder().iterdir()} == used | shared


def test_no_routine_has_its_name_in_the_code():
    for path in Path(rules.__file__).resolve().parent.glob("*.py"):
        assert not re.search(r"\bP?MPI_[A-Z][a-z]", path.read_text(encoding="utf-8")), path


def test_a_program_of_one_check_has_no_other():
    program = sources.compose(sources.read("strings.F90"), "mpi", ["strings_world"])
    assert "strings_padded" not in program.text and "call strings_world()" in program.text
    assert len(program.owners) == program.text.count("\n")


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("/tmp/x/program.F90:{line}:12:\n\n 7 | call\n   | 1\nError: no type at (1)\n", "no type at (1)"),
        ("program.F90_a1b2.F90:{line}:12: Error: no type\n", "no type"),
        ("ld: /tmp/cc1.o: in function `strings_world_':\nprogram.F90:(.text+0x1): undefined reference to `x_'\n", "undefined reference to `x_'"),
    ],
)  # fmt: skip
def test_messages_blame_a_check(message, said):
    checks = ["strings_padded", "strings_world"]
    program = sources.compose(sources.read("strings.F90"), "mpi", checks)
    line = program.owners.index("strings_world") + 3
    assert program.blamed(message.format(line=line), checks) == {"strings_world": said}


def test_a_longer_name_is_not_the_shorter_one():
    checks = ["strings_info", "strings_info_length"]
    program = sources.compose(sources.read("strings.F90"), "mpi", checks)
    message = "in function `strings_info_length_':\nundefined reference to `x_'\n"
    assert list(program.blamed(message, checks)) == ["strings_info_length"]


@pytest.mark.parametrize(
    ("rule", "seen", "claims", "verdict"),
    [
        (RULE, RUN, "4.0", RIGHT),
        (RULE, Seen([("tag 1", "tag 2")], began=1, ended=1), "4.0", WRONG),
        (replace(RULE, doubt="Or not."), Seen([("tag 1", "tag 2")], began=1, ended=1), "4.0", OPEN),
        (RULE, Seen([("tag 1", "tag 2")], began=1, ended=1), "2.2", UNTRIED),
        (RULE, Seen(skipped="no file system"), "4.0", UNTRIED),
        (RULE, Seen([("tag 1", "tag 1")], began=1, failed="ends by SIGSEGV"), "4.0", WRONG),
        (replace(RULE, doubt="Or not."), Seen(began=1, failed="ends by SIGSEGV"), "4.0", WRONG),
        (replace(RULE, needs="MPI_X"), Seen(failed="does not compile: Symbol ‘mpi_x’ at (1)"), "4.0", UNTRIED),
        (RULE, Seen(failed="does not compile: no interface"), "4.0", WRONG),
    ],
)
def test_verdicts(rule, seen, claims, verdict):
    assert judged(rule, seen, claims)[0] == verdict


def test_a_wrong_pair_is_shown_though_others_are_right():
    seen = Seen([("tag 1", "tag 1"), ("count 3", "count 0"), ("x 1", "x 1")], began=1, ended=1)
    assert judged(RULE, seen, "4.0") == (WRONG, "count 3", "count 0")
