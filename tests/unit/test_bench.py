"""bench/figures.toml and the scripts that it names."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
FIGURES = tomllib.loads((ROOT / "bench/figures.toml").read_text(encoding="utf-8"))


def test_each_script_measures_a_figure() -> None:
    named = {re.match(r"bench/\S+", figure["command"])[0] for figure in FIGURES.values()}
    assert named == {f"bench/{script.name}" for script in ROOT.glob("bench/*.sh") if script.name != "common.sh"}


def test_watches_what_is_there() -> None:
    for name, figure in FIGURES.items():
        assert figure["watches"] and all((ROOT / watched).exists() for watched in figure["watches"]), name
