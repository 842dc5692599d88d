"""Writes what the server sends as TypeScript, from the Python types that say it: web/src/generated.

One file per game, with the `Table` of its view.py and, if it has them, the `Printed` of its
printed.py and the `Events` of its events.py; and messages.ts with everything in MESSAGES. The
page's build erases types and needs none of it; checking and linting the page make it first.

PYTHONPATH=src python -m tools.types
"""

import inspect
import re
import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin, is_typeddict

import msgspec
from msgspec import inspect as described

import tavola
from tavola.games import package_of
from tools.console import ROOT, give_up
from tools.sharing import alone, put

OUT = ROOT / "web" / "src" / "generated"
MESSAGES = (
    "tavola.core.views",
    "tavola.server.tables.messages",
    "tavola.server.web.forms",
    "tavola.server.web.games",
    "tavola.server.web.devices",
    "tavola.server.web.invites",
    "tavola.server.web.lessons",
    "tavola.server.web.wire",
)
HEAD = "// Made from {source} by tools/types.py.\n"
SIMPLE: dict[type, str] = {
    described.IntType: "number",
    described.FloatType: "number",
    described.StrType: "string",
    described.BoolType: "boolean",
    described.NoneType: "null",
    described.AnyType: "unknown",
    described.CustomType: "unknown",
    described.RawType: "unknown",
}
UNSET = (msgspec.NODEFAULT, msgspec.NODEFAULT)
NAME = re.compile(r"[A-Za-z_$][A-Za-z0-9_$]*")


class Writer:
    """One file: every type that is asked for, and those that it is made of, by name."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}  # by name
        self._made_of: dict[str, type] = {}
        self._choices: dict[frozenset[object], str] = {}  # names of Literals

    def text(self) -> str:
        return "\n".join(self.written.values())

    def of(self, kind: described.Type) -> str:
        """How TypeScript calls the type."""
        if type(kind) in SIMPLE:
            return SIMPLE[type(kind)]
        match kind:
            case described.Metadata(type=inner):
                return self.of(inner)
            case described.LiteralType(values=values):
                return self.choice(values)
            case described.UnionType(types=types):
                return " | ".join(dict.fromkeys(map(self.of, types)))
            case described.CollectionType(item_type=item):
                held = self.of(item)
                return f"({held})[]" if "|" in held else f"{held}[]"
            case described.TupleType(item_types=items):
                return f"[{', '.join(map(self.of, items))}]"
            case described.DictType(key_type=key, value_type=value):
                record = f"Record<{self.of(key)}, {self.of(value)}>"
                return f"Partial<{record}>" if isinstance(key, described.LiteralType) else record
            case described.TypedDictType(cls=cls, fields=fields):
                order = list(cls.__annotations__)
                return self.interface(cls, sorted(fields, key=lambda one: order.index(one.name)))
            case described.StructType(cls=cls, fields=fields, tag=tag, tag_field=tag_field):
                head = f"  {tag_field}: {tag!r};\n" if tag_field and tag is not None else ""
                form = cls.__struct_config__.forbid_unknown_fields  # it is sent to the server
                return self.interface(cls, fields, head, form)
        raise TypeError(f"no TypeScript for {kind}")

    def choice(self, values: tuple[object, ...]) -> str:
        written = " | ".join(repr(value) for value in values)
        name = self._choices.get(frozenset(values))
        if name is None:
            return written
        text = f"export type {name} = {written};\n"
        if self.written.setdefault(name, text) != text:
            raise TypeError(f"two types are called {name}")
        return name

    def interface(
        self, cls: type, fields: Iterable[described.Field], head: str = "", form: bool = False
    ) -> str:
        name = cls.__name__
        if self._made_of.setdefault(name, cls) is not cls:
            raise TypeError(f"two types are called {name}: {cls} and {self._made_of[name]}")
        if name not in self.written:
            self.written[name] = ""  # so that a type can be made of itself
            for called, thing in vars(sys.modules[cls.__module__]).items():
                if get_origin(thing) is Literal:
                    self._choices.setdefault(frozenset(get_args(thing)), called)
            body = "".join(self.field(field, form) for field in fields)
            self.written[name] = f"{comment(cls)}export interface {name} {{\n{head}{body}}}\n"
        return name

    def field(self, field: described.Field, form: bool) -> str:
        """What has a value may be left out of a form; the server sends it all the same."""
        name = field.encode_name if NAME.fullmatch(field.encode_name) else repr(field.encode_name)
        has_value = (field.default, field.default_factory) != UNSET
        given = field.required or (has_value and not form)
        return f"  {name}{'' if given else '?'}: {self.of(field.type)};\n"

    def alias(self, name: str, meant: Any) -> None:
        self.written[name] = f"export type {name} = {self.of(described.type_info(meant))};\n"


def comment(cls: type) -> str:
    """The first paragraph of its docstring."""
    said = inspect.cleandoc(cls.__doc__ or "").partition("\n\n")[0]
    return f"/** {' '.join(said.split())} */\n" if said else ""


def is_message(thing: object) -> bool:
    """Whether it is something that is sent. (A struct that others are made of is not.)"""
    if isinstance(thing, type) and issubclass(thing, msgspec.Struct):
        return not thing.__subclasses__()
    return is_typeddict(thing)


def add_all(writer: Writer, module: ModuleType) -> None:
    """Every message that is defined there, and every name for one of several."""
    for name, thing in vars(module).items():
        if is_message(thing) and thing.__module__ == module.__name__:
            writer.of(described.type_info(thing))
        elif isinstance(thing, type(int | str)) and all(map(is_message, get_args(thing))):
            writer.alias(name, thing)


def files() -> dict[Path, str]:
    """What there should be, by path."""
    found = {OUT / "messages.ts": written("messages", *MESSAGES)}
    for game in tavola.game_names():
        told = [f"{package_of(game)}.{part}" for part in ("view", "printed", "events")]
        parts = [name for name in told if find_spec(name)]
        if hasattr(import_module(parts[0]), "Table"):
            found[OUT / f"{game}.ts"] = written(game, *parts)
    return found


def written(title: str, *modules: str) -> str:
    writer = Writer()
    for name in modules:
        module = import_module(name)
        if not str(module.__file__).endswith(".py"):
            give_up(f"{title}: compiled code has lost its types. Run this with PYTHONPATH=src.")
        add_all(writer, module)
    source = ", ".join(f"src/{name.replace('.', '/')}.py" for name in modules)
    return HEAD.format(source=source) + "\n" + writer.text()


def main() -> None:
    """Checking and linting the page do this side by side, and read what the other has made."""
    with alone("generated"):
        wanted = files()
        OUT.mkdir(exist_ok=True)
        for path, text in wanted.items():
            put(text, path)
        for path in OUT.glob("*.ts"):
            if path not in wanted:
                path.unlink()


if __name__ == "__main__":
    main()
