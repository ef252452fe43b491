"""The published schema and the program's own structures agree field by field."""

import json
from pathlib import Path

import msgspec

from changpai_desktop.store import records

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "replay.schema.json").read_text(encoding="utf-8"))["$defs"]
KINDS: dict[str, type[msgspec.Struct]] = {
    "header": records.HeaderLine,
    "hand": records.HandLine,
    "decision": records.DecisionLine,
    "undo": records.UndoLine,
    "outcome": records.OutcomeLine,
}


def _bounds(of: dict[str, object]) -> dict[str, object]:
    if "$ref" in of:
        of = SCHEMA[str(of["$ref"]).rpartition("/")[2]]
    return {k: v for k, v in of.items() if k in ("minimum", "maximum", "maxLength", "maxItems")}


def test_schema_and_structures_have_the_same_fields_and_bounds() -> None:
    for name, kind in KINDS.items():
        fields = {f.encode_name: f for f in msgspec.structs.fields(kind)}
        schema = SCHEMA[name]
        assert set(schema["properties"]) == set(fields)
        assert set(schema["required"]) == {n for n, f in fields.items() if f.required}
        own = msgspec.json.schema(kind)["$defs"][kind.__name__]["properties"]
        for field, described in schema["properties"].items():
            if field != "version":
                assert _bounds(described) == _bounds(own[field]), (name, field)
