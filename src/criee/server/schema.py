"""Types for the browser, made from the messages: `python -m criee.server.schema web/src/messages.ts`."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec

from criee.server import messages

HEAD = "// Made from src/criee/server/messages.py by `python -m criee.server.schema`. Do not edit.\n"
UNIONS = {"FromClient": messages.FromClient, "FromServer": messages.FromServer}


def structs() -> list[type[msgspec.Struct]]:
    """All message types, in the order of the file."""
    found = [
        value for value in vars(messages).values() if isinstance(value, type) and issubclass(value, msgspec.Struct)
    ]
    return [kind for kind in found if kind is not msgspec.Struct]


def components(ref_template: str = "#/components/schemas/{name}") -> dict[str, Any]:
    """The JSON schema of every message type, by name."""
    return msgspec.json.schema_components(structs(), ref_template=ref_template)[1]


def typescript() -> str:
    """The whole file of TypeScript types."""
    schemas = components("{name}")
    parts = [HEAD]
    for kind in structs():
        parts.append(interface(kind, schemas[kind.__name__]))
    for name, union in UNIONS.items():
        members = " | ".join(member.__name__ for member in get_args(union))
        parts.append(f"export type {name} = {members};\n")
    names = ", ".join(f'"{kind}"' for kind in messages.REACTIONS)
    parts.append(f"export const REACTIONS = [{names}] as const;\n")
    return "\n".join(parts)


def may_omit(kind: type[msgspec.Struct]) -> bool:
    """Whether fields with a default may be missing: where a client writes, or the server leaves defaults out."""
    return (
        kind.__name__.endswith("Wish") or kind in get_args(messages.FromClient) or kind.__struct_config__.omit_defaults
    )


def interface(kind: type[msgspec.Struct], schema: Mapping[str, Any]) -> str:
    name, said = kind.__name__, schema.get("description", "")
    required = set(schema.get("required", []) if may_omit(kind) else schema.get("properties", {}))
    lines = [f"/** {said} */"] if said and said != name else []
    lines.append(f"export interface {name} {{")
    for key, field in schema.get("properties", {}).items():
        mark = "" if key in required else "?"
        lines.append(f"  {key}{mark}: {type_of(field)};")
    return "\n".join([*lines, "}", ""])


def type_of(schema: Mapping[str, Any]) -> str:
    """One JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        kinds = list(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
        return " | ".join(kinds)
    kind = schema.get("type")
    if kind == "array":
        return array_of(schema)
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {type_of(inner) if isinstance(inner, Mapping) else 'unknown'}>"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return plain.get(str(kind), "unknown")


def array_of(schema: Mapping[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(part) for part in schema['prefixItems'])}]"
    inner = type_of(schema.get("items", {}))
    return f"({inner})[]" if " " in inner else f"{inner}[]"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
