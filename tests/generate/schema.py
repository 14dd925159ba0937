"""By generated/schema/, the files of specs/ and of the overlay's example are right, mistakes are not, and each field has a description."""

import json
import tomllib
import unittest
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
CONFIGURATION = tomllib.loads((ROOT / ".taplo.toml").read_text())
KINDS = {"string": str, "integer": int, "boolean": bool, "array": list, "object": dict}


def faults(value: Any, schema: dict[str, Any], place: str = "") -> Iterator[str]:
    """The faults that a validator of JSON Schema reports, for the words that our schemas use."""
    if "anyOf" in schema:
        if all(any(faults(value, each)) for each in schema["anyOf"]):
            yield f"{place}: none of {len(schema['anyOf'])}"
        return
    if "enum" in schema and value not in schema["enum"]:
        yield f"{place}: {value!r}"
    kind = KINDS.get(schema.get("type", ""))
    if kind and (not isinstance(value, kind) or (kind is int and isinstance(value, bool))):
        yield f"{place}: no {schema['type']}"
    elif kind is list:
        for number, item in enumerate(value):
            yield from faults(item, schema["items"], f"{place}.{number}")
    elif kind is dict:
        yield from (f"{place}: no {name}" for name in schema.get("required", ()) if name not in value)
        for name, item in value.items():
            other = schema.get("additionalProperties", True)
            inner = schema.get("properties", {}).get(name, other)
            if inner is False:
                yield f"{place}.{name}: unknown"
            elif inner is not True:
                yield from faults(item, inner, f"{place}.{name}")


def undescribed(schema: dict[str, Any], place: str) -> Iterator[str]:
    """Yields the fields and tables without a description, and enumerations whose words have no meaning."""
    each = schema.get("additionalProperties")
    members = [(f"{place}.*", each)] if isinstance(each, dict) else []
    members += [(f"{place}.{name}", field) for name, field in schema.get("properties", {}).items()]
    for name, member in members:
        if not member.get("description") and not all(way.get("description") for way in member.get("anyOf", [{}])):
            yield f"{name}: no description"
    meanings = schema.get("x-taplo", {}).get("docs", {}).get("enumValues", ())
    if "enum" in schema and (len(meanings) != len(schema["enum"]) or not all(meanings)):
        yield f"{place}: words without a meaning"
    members += [(f"{place}[]", schema["items"])] if "items" in schema else []
    for name, member in [*members, *((place, way) for way in schema.get("anyOf", ()))]:
        yield from undescribed(member, name)


def ruled() -> list[tuple[Path, dict[str, Any]]]:
    """Every file that a rule of .taplo.toml gives a schema, except defaults, which an editor's rule leaves to each routine."""
    rows = []
    for rule in CONFIGURATION["rule"]:
        schema = json.loads((ROOT / rule["schema"]["path"]).read_text())
        rows += [(path, schema) for pattern in rule["include"] for path in sorted(ROOT.glob(pattern))]
    return rows


class Schemas(unittest.TestCase):
    def test_spec_satisfies_them(self) -> None:
        rows = ruled()
        everything = {path for folder in CONFIGURATION["include"] for path in ROOT.glob(folder)}
        self.assertEqual({path for path, _ in rows}, everything)
        for path, schema in rows:
            with self.subTest(path.name):
                self.assertEqual(list(faults(tomllib.loads(path.read_text()), schema)), [])

    def test_mistakes_do_not(self) -> None:
        schema = json.loads((ROOT / "generated" / "schema" / "routines.json").read_text())
        routine = tomllib.loads((ROOT / "specs" / "routines" / "groups.toml").read_text())["MPI_Group_rank"]
        for wrong in (
            {"category": "groups"},
            {"colour": "red"},
            {"large_count": 1},
            {"parameters": [{"name": "group"}]},
            {"differs": {"group": {"colour": "red"}}},
        ):
            self.assertTrue(list(faults({"MPI_Group_rank": routine | wrong}, schema)), wrong)

    def test_everything_is_described(self) -> None:
        for path in sorted((ROOT / "generated" / "schema").glob("*.json")):
            with self.subTest(path.name):
                self.assertEqual(list(undescribed(json.loads(path.read_text()), path.stem)), [])

    def test_a_comment_above_or_behind_a_field_describes_it(self) -> None:
        schema = json.loads((ROOT / "generated" / "schema" / "callbacks.json").read_text())
        fields = schema["additionalProperties"]["anyOf"][0]["properties"]
        self.assertEqual(fields["returns"]["description"], "The kind that C returns; `nothing` where it returns void.")
        self.assertTrue(
            fields["large_count"]["description"].startswith("`false` if there is no type that ends in `_c` ")
        )


unittest.main()
