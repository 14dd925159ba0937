"""No hand-written file uses a word that was replaced by the field's own; docs/glossary.md has the few of our own.

A row is a regular expression, what to write instead, and the folders where the word is not ordinary English. Paths
count as text."""

import re
import sys
from collections import Counter
from collections.abc import Iterator

from tree import handwritten_files

_EVERYWHERE = ("",)
_BINDINGS = ("fortran/", "generator/", "templates/", "specs/", "probes/", "tests/sections/", "tests/recorder/")
_SOLO = ("solo/", "tests/solo/")
_RULES = ("specs/", "generator/", "tests/mistakes/")
_DOCUMENTS = ("README.md", "CONTRIBUTING.md", "docs/", "solo/", "examples/", "fortran/", "bench/", "probes/")

NAMES = (
    # layers of conversions and their tests
    (r"\bwire", "recorder", _EVERYWHERE),
    (r"\bspoil\w*|\bwrong_calls?\b|\bwrong_arguments?\b", "invalid_argument", _EVERYWHERE),
    (r"\bcalls\.py\b", "callers", _EVERYWHERE),
    (r'layer = "c"', 'layer = "refusals"', _RULES),
    (r'layer = "fortran"', 'layer = "fortran_wrapper"', _RULES),
    (r'layer = "descriptor"', 'layer = "assumed_rank"', _RULES),
    (r'layer = "fit"|\bbnd_fit\b|^\[fit-', "narrowing", (*_RULES, "fortran/")),
    (r'layer = "lost"|^\[lost-', "dropped", _RULES),
    (r'layer = "extra"', "unused_output", _RULES),
    (r'layer = "call"', 'layer = "fortran_caller"', _RULES),
    (r"(?<![-\w])conversions\.toml", "conversions/<layer>.toml", _EVERYWHERE),
    # generated wrappers
    (r"\bquick\.py\b|\.quick\b|\"quick\"|\bquick =", "fast path", _BINDINGS),
    (r"\bBND_OTHERWISE\b|_otherwise\b", "slow path", _EVERYWHERE),
    (r"\bBND_APART\b", "BND_NOINLINE", _EVERYWHERE),
    (r"BND_UNLESS\w*|BND_SELDOM\w*", "unlikely", _EVERYWHERE),
    (r"\bBND_RETURN\b", "BND_STORE_IERROR", _EVERYWHERE),
    (r"\bsupplied\b|\"instead\"", "fallback or emulated", ("generator/", "templates/", "specs/", "tests/recorder/")),
    (r"\b[Ss]tand(?:-|_| )?ins?\b", "fallback, placeholder or fake", _EVERYWHERE),
    (
        r"bnd_special\w*|BND_SPECIAL\w*|\bspecial\.(?:py|cpp|h|inc)\b|\bspecial_calls\b|\w-special\b",
        "sentinel",
        _EVERYWHERE,
    ),
    (r"\b[Ss]pecial address(?:es)?\b", "sentinel", _EVERYWHERE),
    (r"\bcells?\b", "sentinel COMMON block", ("generator/", "templates/")),
    (r"\bbnd_described\b|\bdescribed(?:/|\.py\b|\.c\b)", "assumed-rank wrapper, f08ts", _EVERYWHERE),
    (r"\bhandshakes?\b", "inout length", _EVERYWHERE),
    (r"\bgapless\b", "predefined-handle table", _EVERYWHERE),
    (
        r"\bP twins?\b|\bPMPI_ twins?\b|\btwins?\b",
        "PMPI_ name",
        ("generator/", "templates/", "specs/", "fortran/", "docs/"),
    ),
    (r"\bdef (?:fits|takes|says)\b", "a predicate: matches, accepts, is_…", ("generator/",)),
    (r"\bfound/", "probe/", _EVERYWHERE),
    # runtime of the Fortran bindings
    (
        r"\bbnd_(?:kept|keep)\w*|\bkept\.(?:cpp|h)\b|\*kept\b|\bkept(?:->|_\w)",
        "pending operation, bnd_pending",
        _BINDINGS,
    ),
    (r"\bBND_WATCH\w*|\bbnd_watch\w*|\blooked_at\b", "pre-completion or post-completion hook", _EVERYWHERE),
    (
        r"\bbring_back\w*|\bsettle\w*|\b\w+_settle\b|\bbnd_\w*deliver\w*",
        "copy_out, copy_in, complete or release",
        _BINDINGS,
    ),
    (r"\bscratch\w*", "bounce buffer", _BINDINGS),
    (r"\btiles?\b|\bpieces\.(?:cpp|h)\b|<piece>", "block, segment", _BINDINGS),
    (
        r"\"(?:even|placed)\"|-(?:even|placed)-|\bBND_(?:EVEN|PLACED)\b",
        "single-count, counts-and-displacements",
        _BINDINGS,
    ),
    (r"\b(?:BND_)?(?:ANY_HELD|PARTS_HELD|FLAT)\b", "MAY_USE_DATATYPE, CONTIGUOUS_ONLY, PARTITIONED …", _BINDINGS),
    (r"\b(?:BND_)?(?:NO_COPY|COPY_RATHER|COPY_BACK)\b", "bounce: never, prefer, inout", _BINDINGS),
    (r"[Tt]hunks?", "trampoline", _EVERYWHERE),
    (r"\bspares?\b", "reserve", ("fortran/", "tests/callbacks/")),
    # solo
    (r"\bmailbox\w*", "match queues", _EVERYWHERE),
    (r"\blanes?\b|\blane_\w+", "tag bin", _SOLO),
    (r"\bincoming\b|\boutgoing\b", "receive args, send args", ("solo/requests/",)),
    (r"\btake_rested\b|\brest(?:s|ed|_)\b", "recycle, reuse", _SOLO),
    (r"\bchannels?\b", "partitioned pair", ("solo/requests/",)),
    (r"\bstrands?\b", "loop nest", _SOLO),
    (r"\bfew<|\bfew\.h\b", "small_vector", _SOLO),
    (r"\bplans?\.(?:cpp|h)\b|\b\w+_plans?\b", "schedule", _SOLO),
    (r"\bkept<|\bplaces(?:<|_\b|\.(?:cpp|h)\b)", "handle reference; slab, free list", ("solo/",)),
    (r"\bside &|\bconst side\b", "buffer descriptor", ("solo/collectives/",)),
    (r"\bcarry_out\w*", "execute", _EVERYWHERE),
    (r"\bmovements?\b", "copy operation", _SOLO),
    (r"\btell_\w+|\btelling\b|\bannouncements?\b|\btell\.cpp\b", "dispatch event, deferred events; set", _EVERYWHERE),
    (r"\bwatch(?:ed|ing)\b|\bis_watched\b|\bunwatch\b", "instrumentation, instrumented", _SOLO),
    (r"\breckon\w*|\bis_quiet\b", "update_fast_path, fast_path_ok", _EVERYWHERE),
    (r"\balone\.(?:cpp|h)\b", "unlocked", _SOLO),
    (r"\b(?:publish|withdraw|suspend|resume)\(", "assign_handle, invalidate, park, unpark", ("solo/",)),
    (r"\bsubjects?\b", "bound object", _SOLO),
    (r"\bgive(?:_\w+)?\(", "store", ("solo/",)),
    (r"\bsentences?\b|\bsentence_\w+", "error message", _SOLO),
    (r"\brooms?\b", "directory, module; buffer", _DOCUMENTS),
    (r"\blayouts?\.(?:cpp|h)\b", "dataloop", ("solo/datatypes/",)),
    (
        r"\b(?:auto|int|long|MPI_\w+|\w+_t)\b(?: const)? ?[&*]*(?:one|made|gone|wanted)\b(?= ?[=;:({,)])",
        "a noun",
        ("solo/", "fortran/", "c/"),
    ),
    (r"\bfor (?:one|made|gone|wanted) in\b", "a noun", ("generator/", "tests/", "scripts/")),
)

PROSE = (
    (r"\b[Ss]traight way\b", "fast path", _EVERYWHERE),
    (r"\bof (?:ours|the user's)\b", "bindery's, the program's", _EVERYWHERE),
    (r"\b[Ww]hat is (?:[\w']+ ){1,4}is what\b", "a subject and a verb", _EVERYWHERE),
    (r"\b(?:comes?|came|coming) out\b", "is returned, is an output", _EVERYWHERE),
    (r"\bgoes in\b|\bgo in and\b", "is an input", _EVERYWHERE),
    (r"\bhis\b", "its, the program's", _EVERYWHERE),
    (r"\bWhat is not there\b|\bhonoured\b", "not supported, unsupported", _EVERYWHERE),
    (r"\bfor who\b(?! in\b)", "for those who", _EVERYWHERE),
    (r"(?<!the )\bone that\b", "the noun itself", _EVERYWHERE),
)

_ALLOWED = {"docs/glossary.md", "tests/docs/vocabulary.py"}
_TABLE = [(re.compile(pattern, re.MULTILINE), instead, folders) for pattern, instead, folders in NAMES + PROSE]


def findings_in(name: str, text: str) -> Iterator[str]:
    for pattern, instead, folders in _TABLE:
        if not name.startswith(folders):
            continue
        if match := pattern.search(name):
            yield f"{name}: {match[0]}: rename the file; write {instead}"
        for match in pattern.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            yield f"{name}:{line}: {match[0]}: write {instead}"


def main() -> None:
    findings = [
        finding for name, text in handwritten_files() if name not in _ALLOWED for finding in findings_in(name, text)
    ]
    if findings:
        print("\n".join(findings))
        folders = Counter(finding.partition(":")[0].rpartition("/")[0] or "." for finding in findings)
        print("".join(f"\n{count:6} {folder}" for folder, count in folders.most_common()))
        sys.exit(f"{len(findings)} words that docs/glossary.md does not have; each line above says what to write")


main()
