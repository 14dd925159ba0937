"""The command `bindery show`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from bindery_mpi.lookup import find_routine
from bindery_mpi.reference import card_of
from bindery_mpi.reference.text import text
from bindery_mpi.spec.model import Spec


def show(spec: Spec, arguments: argparse.Namespace) -> int:
    routine = find_routine(spec, arguments.routine)
    if arguments.rules:
        from bindery_mpi.outputs.render import Templates
        from bindery_mpi.show import show as rules

        print(rules(spec, routine, Templates(Path(arguments.templates))))
        return 0
    card = card_of(spec, routine)
    print(json.dumps(card.data, indent=1) if arguments.json else text(card))
    return 0
