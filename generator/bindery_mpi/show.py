"""The texts that `bindery show --rules`, `bindery list` and `bindery kinds` print."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bindery_mpi.outputs import files_of, rules_applied
from bindery_mpi.outputs.render import Templates
from bindery_mpi.spec.model import MPIT, STANDARD_FORTRAN, C, Procedure, Routine, Spec
from bindery_mpi.spec.names import fortran_specifics, mpit_specific
from bindery_mpi.spec.prototypes import Prototypes
from bindery_mpi.spec.specifics import specifics_of
from bindery_mpi.views.c.c_entry import EntryPoint
from bindery_mpi.views.modern.modern_function import ModernFunction
from bindery_mpi.views.modern.modern_functions import functions_for
from bindery_mpi.views.modern.modern_shorter import RangeFunction, range_functions, without_arguments
from bindery_mpi.views.mpicxx.functions import functions_of
from bindery_mpi.views.objects import cxx_objects, objects


def show(spec: Spec, routine: Routine, templates: Templates) -> str:
    """The entry of a routine in the spec, every prototype, the rules for each argument, its files and objects."""
    every, spec = spec, spec.only(routine)  # nothing else is rendered
    rules = rules_applied(spec, routine, templates)
    origins = [routine, *(every.routines[name] for name in (routine.like,) if name in every.routines)]
    parts = [entry_text(spec.path_of(r.file), r.entry) for r in origins]
    for procedure in routine.procedures:
        parts += [_prototypes(spec, procedure), _rules(spec, procedure, rules), _files(spec, procedure)]
    if routine.name in spec.unsupported:
        chapter = spec.unsupported_chapters.get(routine.chapter)
        reason = chapter.reason if chapter else f"{routine.name} is an extension."
        parts.append(f"solo raises MPI_ERR_UNSUPPORTED_OPERATION: {reason}")
    return "\n\n".join(parts)


def entry_text(path: Path, name: str) -> str:
    """The lines of one entry, from its header to a blank line."""
    lines = path.read_text(encoding="utf-8").splitlines()
    start = lines.index(f'["{name}"]' if "{" in name else f"[{name}]")
    end = next((i for i in range(start + 1, len(lines)) if not lines[i]), len(lines))
    return "\n".join(lines[start:end])


def _prototypes(spec: Spec, procedure: Procedure) -> str:
    """Fortran calls a procedure by its generic name; objects define, and tools replace, the specific one."""
    prototypes = Prototypes(spec)
    lines = [f"{procedure.name} in each dialect"]
    if C.has(procedure.routine):
        lines.append(f"  {C.name:6} {prototypes.c(procedure)}")
    for dialect in STANDARD_FORTRAN:
        specifics = fortran_specifics(procedure, dialect)
        if not specifics:
            continue
        prototype = prototypes.fortran(procedure, dialect)
        if procedure.large and not procedure.routine.large_generic:
            prototype = replace(prototype, name=procedure.routine.name)
        also = "" if specifics == (prototype.name,) else f", specific {' and '.join(specifics)}"
        lines.append(f"  {dialect.name:6} {prototype.head}{also}")
        lines += [f"             {line}" for line in prototype.declarations]
    others = [
        *_mpit_prototypes(spec, procedure),
        *_cxx_prototypes(spec, procedure),
        *_modern_prototypes(spec, procedure),
    ]
    return "\n".join([*lines, *others])


def _mpit_prototypes(spec: Spec, procedure: Procedure) -> list[str]:
    """Each specific procedure of mpi_tool_f08."""
    lines = []
    for specific in specifics_of(spec, procedure) if MPIT.has(procedure.routine) else ():
        prototype = Prototypes(spec).fortran(specific.procedure, MPIT)
        lines.append(f"  {MPIT.name:6} {prototype.head}, specific {mpit_specific(procedure, specific.label)}")
        lines += [f"             {line}" for line in prototype.declarations]
    return lines


def _cxx_prototypes(spec: Spec, procedure: Procedure) -> list[str]:
    """Each function of MPI::, which PMPI:: has as well."""
    if not C.has(procedure.routine):
        return []
    return [f"  cxx    {function.signature}" for function in functions_of(spec, procedure)]


def _modern_prototypes(spec: Spec, procedure: Procedure) -> list[str]:
    """Each form of bindery::mpi, as it is when it throws."""
    lines = []
    for function in functions_for(procedure, spec):
        for variant in function.variants:
            head = f"  c++20  {variant.value_type} bindery::mpi::{variant.name}"
            forms: list[ModernFunction | RangeFunction] = [variant, *range_functions(variant)]
            for form in forms:
                types, required = ", ".join(form.type_parameters), form.required
                lines.append(f"{head}({form.formals})")
                lines += [f"             template <{types}>"] if types else []
                lines += [f"             requires {required}"] if types and required else []
            lines += [f"{head}({form['formals']})" for form in without_arguments(variant)]
    return lines


def _rules(spec: Spec, procedure: Procedure, rules: list[tuple[str, str, str, str, dict[str, str]]]) -> str:
    """The rule of each layer for each argument, with its slots filled in."""
    on = f"; errors on {EntryPoint(procedure, spec).error_object.expression}" if C.has(procedure.routine) else ""
    lines = [f"{procedure.name}: the rules for each argument, by layer{on}"]
    for p in procedure.parameters:
        lines.append(f"  {p.name}")
        for name, parameter, layer, rule, slots in rules:
            if (name, parameter) == (procedure.name, p.name):
                lines.append(f"    {layer:17}{rule}")
                below = "\n" + 19 * " "
                lines += [f"      {slot:12} {text.replace(chr(10), below)}" for slot, text in slots.items() if text]
    return "\n".join(lines)


def _files(spec: Spec, procedure: Procedure) -> str:
    lines = [f"{procedure.name}: files and objects"]
    lines += [f"  generated/{path}" for path in files_of(spec, procedure)]
    for item in objects(spec, procedure):
        below = f" -> {', '.join(item['calls'])}" if item["calls"] else ""
        only = f" over {', '.join(item['over'])}" if "over" in item else ""
        also = "".join(f" and {', '.join(names)} over {kind}" for kind, names in item.get("also", {}).items())
        lines.append(
            f"  {item['object']} ({', '.join(item['dialects'])}{only}): {', '.join(item['symbols'])}{also}{below}"
        )
    if C.has(procedure.routine):
        lines += [f"  generated/mpicxx/method/{f.file_stem}.cpp" for f in functions_of(spec, procedure)]
        for item in cxx_objects(spec, procedure):
            below = f" -> {', '.join(item['calls'])}" if item["calls"] else ""
            names = "".join(f", {name}" for name in item["symbols"])
            lines.append(f"  {item['object']} (cxx): {item['function']}{names}{below}")
    return "\n".join(lines)
