"""What pip calls to build Tavola: setuptools, with the page built before it packs anything.

A clone builds the page, with a node that pip brings. An sdist carries it ready-made: installing
from it needs no node.
"""

from collections.abc import Mapping
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from tools import page
from tools.environment import locked

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = Mapping[str, Any] | None


def node() -> list[str]:
    """What pip must bring to build the page."""
    return [] if page.is_current() else [f"{page.NODE}=={locked(page.NODE)[1]}"]


def build_page() -> None:
    if not page.is_current():
        page.ensure()


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_editable(config_settings), *node()]


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    build_page()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    build_page()
    return build_meta.build_sdist(sdist_directory, config_settings)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    build_page()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)
