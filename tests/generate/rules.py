"""generated/ is current, and every rule applies as often as rules.txt says: a rule that lost arguments, and the checks,
conversions or copies that they had, does not pass unseen.

    rules.py            compare
    rules.py --write    rules.txt as it is now: read the difference before you commit it
"""

import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXPECTED = Path(__file__).with_suffix(".txt")
sys.path.insert(0, str(ROOT / "generator"))

from bindery_mpi.cli import out_of_date  # noqa: E402
from bindery_mpi.layers import LAYERS, load_checked  # noqa: E402
from bindery_mpi.outputs import TEST_OUTPUTS, render_all  # noqa: E402
from bindery_mpi.outputs.render import Templates, write  # noqa: E402
from bindery_mpi.spec.layer import observed  # noqa: E402


def counted(applied: list) -> str:
    """A line for each rule of each layer: how many times it is applied, the slots that it fills, and the classes of routines."""
    classes: dict[tuple[str, str], Counter[str]] = {}
    slots: dict[tuple[str, str], set[str]] = {}
    for done in applied:
        key = (done.rule.layer, done.rule.name)
        classes.setdefault(key, Counter())[done.argument.treated()[0].routine.category] += 1
        slots.setdefault(key, set()).update(name for name, text in done.filled.items() if text)
    lines = []
    for (layer, rule), found in sorted(classes.items(), key=lambda item: (list(LAYERS).index(item[0][0]), item[0][1])):
        by_class = ", ".join(f"{name} {found[name]}" for name in sorted(found))
        filled = " ".join(sorted(slots[layer, rule]))
        lines.append(f"{found.total()} {layer}/{rule} ({filled}): {by_class}\n")
    return "".join(lines)


def differences(wanted: str, found: str) -> list[str]:
    """The rules whose numbers differ, with both lines."""
    before, after = ({line.split()[1]: line for line in text.splitlines()} for text in (wanted, found))
    return [
        f"  was  {before.get(rule, 'nothing')}\n  is   {after.get(rule, 'nothing')}"
        for rule in sorted({*before, *after})
        if before.get(rule) != after.get(rule)
    ]


def main(arguments: list[str]) -> int:
    spec = load_checked(ROOT / "specs", root=ROOT)
    with observed() as applied:
        files = render_all(spec, Templates(ROOT / "templates"))
        render_all(spec, Templates(ROOT / "templates"), outputs=TEST_OUTPUTS)
    text = counted(applied)
    if arguments == ["--write"]:
        EXPECTED.write_text(text, encoding="utf-8")
        return 0
    tally = write(ROOT / "generated", files, dry=True)
    wrong = differences(EXPECTED.read_text(encoding="utf-8"), text)
    if wrong:
        print(
            "rules apply to other arguments than tests/generate/rules.txt says; if that is meant, run scripts/accept:"
        )
        print("\n".join(wrong))
    if not tally.is_current:
        print(out_of_date("generated", tally, "generate"))
    return 1 if wrong or not tally.is_current else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
