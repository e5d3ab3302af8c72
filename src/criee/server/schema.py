"""Types for the browser: `python -m criee.server.schema` writes the messages', and each game's view and catalogue."""

from __future__ import annotations

from collections.abc import Container, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints, is_typeddict

import msgspec

from criee.games import packages
from criee.server import messages

ROOT = Path(__file__).parents[3]
HEAD = "// Made from {source} by `python -m criee.server.schema`. Do not edit.\n"
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


def files() -> dict[Path, str]:
    """Every file that is made here, with what it must hold: the messages, and for each game with a table its view."""
    made = {ROOT / "web" / "src" / "messages.ts": typescript()}
    for game, package in packages().items():
        folder = ROOT / "src" / "criee" / "games" / game / "web"
        if folder.is_dir():
            made[folder / "view.ts"] = view_types(package)
    return made


def typescript() -> str:
    """The messages as TypeScript types."""
    schemas = components("{name}")
    parts = [HEAD.format(source="src/criee/server/messages.py")]
    for kind in structs():
        schema = schemas[kind.__name__]
        required = schema.get("required", []) if may_omit(kind) else schema.get("properties", {})
        parts.append(interface(kind.__name__, schema, required))
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


def view_types(package: str) -> str:
    """What a game's table is given: the TypedDicts of its catalogue.py and view.py. What `look` returns is the View."""
    catalogue, view = import_module(f"{package}.catalogue"), import_module(f"{package}.view")
    root = get_type_hints(view.look)["return"].__name__
    kinds = [*declared(catalogue), *declared(view)]
    schemas = msgspec.json.schema_components(kinds, ref_template="{name}")[1]
    parts = [HEAD.format(source="catalogue.py and view.py")]
    for kind in kinds:
        schema = schemas[kind.__name__]
        fields = {key: schema["properties"][key] for key in kind.__annotations__}  # in the order of the file
        name = "View" if kind.__name__ == root else kind.__name__
        parts.append(interface(name, {**schema, "properties": fields}, schema["required"]))
    return "\n".join(parts)


def declared(module: ModuleType) -> list[type]:
    """The TypedDicts of a module, in the order of the file."""
    return [kind for kind in vars(module).values() if is_typeddict(kind) and kind.__module__ == module.__name__]


def interface(name: str, schema: Mapping[str, Any], required: Container[str]) -> str:
    said = schema.get("description", "")
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
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
