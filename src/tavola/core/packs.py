"""Data packs: the figures of a game in one file, checked, each with its origin, replaceable.

A game whose figures may be replaced has a module `pack.py` with a `SHELF`: the shape of its file
(msgspec structs), the checks that no shape can express, and what the rules make of it. The pack
that comes with the game always lies on the shelf; others are added by the path of their file.
Whoever has the printed game can so enter its figures without touching code (docs/data-packs.md).

A bad file is answered with everything that is wrong with it, each problem with its place.
"""

import hashlib
import os
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import (
    Annotated,
    Any,
    Generic,
    Literal,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from tavola.core.errors import BadSetup, TavolaError

# Paths of added files, as PATH has them: worker processes inherit the environment.
ENVIRONMENT = "TAVOLA_DATA_PACKS"
LARGEST = 1024 * 1024
OPTION = "data_pack"  # the option of a game by which a match names its pack

Status = Literal["printed", "derived", "several-sources", "one-source", "reconstruction"]


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """What the pack is."""

    game: str
    name: Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]{0,30}$")]
    title: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Origin(msgspec.Struct, forbid_unknown_fields=True):
    """Where figures come from: read off the printed game, derived from that, or made up to fit."""

    status: Status
    source: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class PackFile(msgspec.Struct, forbid_unknown_fields=True):
    """What every file has; a game's own shape adds its sections. Every section has an origin.

    A key of `origin` names a section (`cards`) or something in it (`columns.order`).
    """

    pack: Head
    origin: dict[str, Origin]

    def reconstructed(self) -> list[str]:
        """The figures that are not the printed ones."""
        return [key for key, origin in self.origin.items() if origin.status == "reconstruction"]


class BadPack(TavolaError):
    """A file that can't be used, with all that is wrong."""

    def __init__(self, place: str, problems: list[str]) -> None:
        count = f"{len(problems)} problems" if len(problems) > 1 else "1 problem"
        super().__init__("\n".join([f"{place}: {count}", *(f"  {line}" for line in problems)]))
        self.problems = problems


F = TypeVar("F", bound=PackFile)
D = TypeVar("D")
# What must hold in a file, beyond its shape: the sections that this is about, and what is wrong.
Check = tuple[tuple[str, ...], Callable[[F], Iterable[str]]]


class Shelf(Generic[F, D]):
    """The data packs of one game: the built-in one, and those that were added."""

    def __init__(
        self,
        game: str,
        built_in: Callable[[], str],
        shape: type[F],
        checks: Sequence[Check[F]],
        make: Callable[[F, str], D],
    ) -> None:
        self.game = game
        self._shape = shape
        self._checks = checks
        self._make = make
        self._files: dict[str, F] = {}
        self._made: dict[str, D] = {}
        text = built_in()
        file = read_pack(text, f"the built-in data of {game}", shape, checks)
        self.default = file.pack.name
        self._put(self.default, file)
        for path in filter(None, os.environ.get(ENVIRONMENT, "").split(os.pathsep)):
            if game_of(path) == game:
                self.add(path)

    def _put(self, name: str, file: F) -> None:
        self._files[name] = file
        self._made[name] = self._make(file, name)

    def names(self) -> tuple[str, ...]:
        """The packs that there are, the built-in one first."""
        return tuple(self._files)

    def add(self, path: str) -> str:
        """Lay the pack of this file on the shelf; its name.

        The name carries a part of the file's digest, so that a record or a saved position is never
        replayed with other figures than its own.
        """
        text = text_of(path)
        file = read_pack(text, path, self._shape, self._checks)
        if file.pack.game != self.game:
            raise BadPack(path, [f"pack.game: this is for {file.pack.game}, not for {self.game}"])
        if file.pack.name == self.default:
            raise BadPack(path, [f"pack.name: {self.default} is the built-in pack; take another"])
        name = f"{file.pack.name}-{hashlib.sha256(text.encode()).hexdigest()[:8]}"
        self._put(name, file)
        return name

    def find(self, name: str) -> D:
        """What the rules make of the pack of that name."""
        if name not in self._made:
            raise BadSetup(
                f"there is no data pack {name!r}; there are: {', '.join(self._made)} "
                "(others are added by --data-pack FILE)"
            )
        return self._made[name]

    def file(self, name: str) -> F:
        """The file of the pack of that name: its title and its origins."""
        self.find(name)
        return self._files[name]


# --- reading --------------------------------------------------------------------------------------


def text_of(path: str) -> str:
    """The text of a file that a person named."""
    try:
        data = Path(path).read_bytes()
        if len(data) > LARGEST:
            raise BadPack(path, ["not a data pack, it is larger than 1 MiB"])
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadPack(path, ["not a data pack, it is not text (UTF-8)"]) from error
    except OSError as error:
        raise BadPack(path, [str(error.strerror or error)]) from error


def game_of(path: str) -> str:
    """The game that a file is for; BadPack if it does not say."""
    head = parse(text_of(path), path).get("pack")
    game = head.get("game") if isinstance(head, dict) else None
    if not isinstance(game, str):
        raise BadPack(path, ["pack.game: must name the game that the figures are for"])
    return game


def parse(text: str, place: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPack(place, [f"not TOML: {error}"]) from error


def read_pack(text: str, place: str, shape: type[F], checks: Sequence[Check[F]]) -> F:
    """The file, or BadPack with all its problems: of the shape first, then of the figures.

    What is wrong with one section does not hide what is wrong with the others.
    """
    data = parse(text, place)
    problems = list(misfits(data, shape, ""))
    sound = sound_sections(data, shape)
    sections = [name for name in shape.__struct_fields__ if name not in ("pack", "origin")]
    if "origin" in sound:
        problems += without_origin(sound["origin"], sections)
    file = cast(F, SimpleNamespace(**sound))
    for needs, check in checks:
        if all(name in sound for name in needs):
            problems += check(file)
    if problems:
        raise BadPack(place, problems)
    return msgspec.convert(data, shape)


def sound_sections(data: dict[str, Any], shape: type[PackFile]) -> dict[str, Any]:
    """The sections that fit their shape."""
    return {
        name: msgspec.convert(data[name], part)
        for name, part in get_type_hints(shape, include_extras=True).items()
        if name in data and not list(misfits(data[name], part, name))
    }


def without_origin(origin: dict[str, Origin], sections: list[str]) -> Iterator[str]:
    """Every section has an origin, and every origin belongs to something."""
    told = {key.partition(".")[0] for key in origin}
    for section in sections:
        if section not in told:
            yield f"origin.{section}: it must be said where these figures come from"
    for key in origin:
        if key.partition(".")[0] not in sections:
            yield f"origin.{key}: there is no such section; there are: {', '.join(sections)}"


# --- the shape ------------------------------------------------------------------------------------


def misfits(data: object, shape: Any, place: str) -> Iterator[str]:
    """Every place where data does not fit the shape. msgspec itself stops at the first one."""
    found = list(misfits_within(data, shape, place))
    yield from found
    try:
        msgspec.convert(data, without_parts(shape) if found else shape)
    except msgspec.ValidationError as error:
        yield f"{place or 'the file'}: {reason(error)}"


def without_parts(shape: Any) -> Any:
    """The shape of the whole alone, whose parts are told already: how long a list may be."""
    if get_origin(shape) is Annotated and get_origin(get_args(shape)[0]) is list:
        return Annotated[(list[Any], *shape.__metadata__)]
    return Any


def misfits_within(data: object, shape: Any, place: str) -> Iterator[str]:
    """The misfits of the parts, where it has parts."""
    while get_origin(shape) is Annotated:
        shape = get_args(shape)[0]
    if isinstance(shape, type) and issubclass(shape, msgspec.Struct) and isinstance(data, dict):
        yield from misfits_of_fields(data, shape, place)
    elif get_origin(shape) is list and isinstance(data, list):
        (part,) = get_args(shape)
        for number, item in enumerate(data):
            yield from misfits(item, part, f"{place}[{number}]")
    elif get_origin(shape) is dict and isinstance(data, dict):
        keys, part = get_args(shape)
        for key, item in data.items():
            yield from misfits(key, keys, joined(place, key))
            yield from misfits(item, part, joined(place, key))


def misfits_of_fields(data: dict[str, Any], shape: Any, place: str) -> Iterator[str]:
    hints = get_type_hints(shape, include_extras=True)
    required = {field.name for field in msgspec.structs.fields(shape) if field.required}
    for name, part in hints.items():
        if name in data:
            yield from misfits(data[name], part, joined(place, name))
        elif name in required:
            yield f"{joined(place, name)}: is missing"
    for name in data:
        if name not in hints:
            yield f"{joined(place, name)}: there is no such field"


def joined(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name


def reason(error: msgspec.ValidationError) -> str:
    """msgspec's words without the path, which is told in front."""
    words = str(error).partition(" - at ")[0]
    return words[:1].lower() + words[1:]
