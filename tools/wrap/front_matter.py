"""The beginning of the output: headers, the re-entry guard, macros against warnings, the check of -f."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from bindery_mpi.outputs.render import Templates
from bindery_mpi.paths import sources

TEMPLATES = Templates(sources() / "tools" / "wrap" / "templates")


@dataclass(frozen=True)
class FrontMatter:
    """The beginning of every file of the output, or only of the main one."""

    guards: bool  # -g
    warnings: bool  # -w
    fortran: bool  # -f
    static_folder: bool  # -S
    file: str  # the first input
    names_fortran: bool  # a file calls pmpi_init_ or one like it
    gotcha: bool  # -G
    sizes: bool  # a file has {{size}}

    @property
    def main(self) -> str:
        linkage = "" if self.static_folder else "static"
        return self._text(defines=True, linkage=linkage, fortran=self.fortran)

    @property
    def of_function(self) -> str:
        """Return the beginning of a file that holds one function, as -S makes it."""
        linkage = "extern" if self.static_folder else "static"
        return self._text(defines=False, linkage=linkage, fortran=False)

    def _text(self, defines: bool, linkage: str, fortran: bool) -> str:
        name = self.file.replace("\\", "\\\\").replace('"', '\\"')
        values = asdict(self) | {"file": name, "defines": defines, "linkage": linkage, "fortran": fortran}
        return TEMPLATES.render("front_matter.j2", **values)
