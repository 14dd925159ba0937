"""A compiler is what its flags make of it: other widths, other names; and a compiler that stops after a few messages says the
same in the end."""

from __future__ import annotations

import sys
import tempfile
import unittest
from pathlib import Path

from support import need, result

need("gfortran", "mpicc.mpich", "mpicc.openmpi")


class Flags(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.output = Path(folder.name)

    def test_wide_integers(self) -> None:
        found = result(self.output, FC="gfortran -fdefault-integer-8", MPICC="mpicc.mpich")["fortran"]
        self.assertEqual(
            (found["integer_bytes"], found["logical_bytes"], found["handle_types_as_integers"]), (8, 8, True)
        )
        self.assertEqual((found["logical_true"], found["descriptor"], found["choice_assumed"]), (1, "gfortran", True))

    def test_wide_reals_without_underscores(self) -> None:
        found = result(self.output, FC="gfortran -fdefault-real-8 -fno-underscoring", MPICC="mpicc.mpich")["fortran"]
        self.assertEqual((found["real_bytes"], found["double_results_as_in_c"]), (8, False))
        self.assertEqual(
            [found[key] for key in ("external_name", "external_name_with_underscore", "common_name")], ["{name}"] * 3
        )

    def test_second_underscore_and_optimised_logical_without_assumed_rank(self) -> None:
        found = result(self.output, FC="gfortran -fsecond-underscore -O2 -std=f2008", MPICC="mpicc.mpich")["fortran"]
        self.assertEqual((found["external_name"], found["external_name_with_underscore"]), ("{name}_", "{name}__"))
        self.assertEqual((found["descriptor"], found["choice_assumed"], found["choice_real"]), ("none", False, True))
        self.assertEqual(found["logical_test"], "nonzero")

    def test_wrapper_that_shows_nothing(self) -> None:
        """As Cray's cc, which refuses -show and similar options;"""
        self.output.mkdir(exist_ok=True)
        for mpi in ("mpich", "openmpi"):
            cc = self.output / "cc"
            refused = "echo cc: error: unknown option $word >&2; exit 1"
            cc.write_text(
                f'#!/bin/sh\nfor word; do case $word in -show | --showme*) {refused} ;; esac; done\nexec mpicc.{mpi} "$@"\n'
            )
            cc.chmod(0o755)
            found = result(self.output / "quiet", FC="gfortran", MPICC=str(cc))["fortran"]
            self.assertIn({"mpich": "-lmpich", "openmpi": "-lmpi"}[mpi], found["link_flags"].split())
            self.assertEqual([word for word in found["link_flags"].split() if "gcc" in word or word == "-lc"], [])

    def test_few_messages(self) -> None:
        few = result(self.output / "few", FC="gfortran", MPICC="mpicc.openmpi -fmax-errors=20")
        all_ = result(self.output / "all", FC="gfortran", MPICC="mpicc.openmpi")
        self.assertEqual(few, all_)


unittest.main(argv=sys.argv[:1])
