"""Every small change that can be made to a record: what `verify` has to find."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

Path = tuple[str | int, ...]
Change = tuple[str, Any]  # what was changed, and the changed record


def leaves(data: Any, path: Path = ()) -> Iterator[Path]:
    """The places of all single values."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from leaves(value, (*path, index))
    else:
        yield path


def lists(data: Any, path: Path = ()) -> Iterator[Path]:
    """The places of all lists."""
    children = data.items() if isinstance(data, dict) else enumerate(data)
    if isinstance(data, list):
        yield path
    for key, value in children:
        if isinstance(value, dict | list):
            yield from lists(value, (*path, key))


def objects(data: Any, path: Path = ()) -> Iterator[Path]:
    """The places of all objects."""
    children = data.items() if isinstance(data, dict) else enumerate(data)
    if isinstance(data, dict):
        yield path
    for key, value in children:
        if isinstance(value, dict | list):
            yield from objects(value, (*path, key))


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def name(path: Path) -> str:
    """As errors name it: moves[3].chance[0].drawn[5]"""
    text = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)
    return text.removeprefix(".")


def changed(record: Any, path: Path, change: Callable[[Any], None]) -> Any:
    copy = deepcopy(record)
    change(at(copy, path))
    return copy


def other_values(value: Any) -> list[Any]:
    if isinstance(value, bool):
        return [not value, int(value)]
    if isinstance(value, int):
        return [value + 1, value - 1, str(value), None, bool(value)]
    if isinstance(value, str):
        return [value + "x", value[:-1] + chr(ord(value[-1]) ^ 1) if value else " ", None, 0]
    return [0, "", False]


def values_altered(record: Any) -> Iterator[Change]:
    for path in leaves(record):
        *parent, key = path
        for value in other_values(at(record, path)):
            copy = deepcopy(record)
            at(copy, tuple(parent))[key] = value
            yield name(path), copy


def entries_removed(record: Any) -> Iterator[Change]:
    for path in lists(record):
        for index in range(len(at(record, path))):
            copy = deepcopy(record)
            del at(copy, path)[index]
            yield name((*path, index)), copy


def entries_doubled(record: Any) -> Iterator[Change]:
    for path in lists(record):
        for index, entry in enumerate(at(record, path)):
            copy = deepcopy(record)
            at(copy, path).insert(index, deepcopy(entry))
            yield name((*path, index)), copy


def entries_swapped(record: Any) -> Iterator[Change]:
    for path in lists(record):
        entries = at(record, path)
        for index in range(len(entries) - 1):
            if entries[index] == entries[index + 1]:
                continue
            copy = deepcopy(record)
            row = at(copy, path)
            row[index], row[index + 1] = row[index + 1], row[index]
            yield name((*path, index)), copy


def keys_removed(record: Any) -> Iterator[Change]:
    for path in objects(record):
        for key in at(record, path):
            copy = deepcopy(record)
            del at(copy, path)[key]
            yield name((*path, key)), copy


def keys_added(record: Any) -> Iterator[Change]:
    for path in objects(record):
        copy = deepcopy(record)
        at(copy, path)["x"] = 1
        yield name((*path, "x")), copy
