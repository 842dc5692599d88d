"""Which modules mypyc compiles. Everything else about the package is in pyproject.toml.

Without a C compiler, or with TAVOLA_PURE set, the package is installed uncompiled: same games,
slower. With TAVOLA_EXPECT_COMPILED set, a module that does not compile is an error.
"""

import os
import shlex
import shutil
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/tavola")

# The compiler's own: while it compiles, `make lint` may write the cache of mypy.
CACHE = "build/mypy_cache"

# What bots and rules call millions of times. The rest of core is not hot and stays readable
# in a debugger.
CORE = (
    *("core/moves.py", "core/phase.py", "core/game.py"),
    *("core/chance.py", "core/foresee.py", "core/playout.py"),
)

# File names in the folders below that stay interpreted, each with its reason.
EXCLUDED: tuple[str, ...] = (
    "parallel.py",  # process pools want plain Python functions
    "pack.py",  # msgspec reads the annotations of real Python classes
    "save*.py",  # the same; and not hot, but long to compile
)


def sources() -> list[str]:
    """The modules to compile."""
    found = {PACKAGE / name for name in CORE if (PACKAGE / name).exists()}
    found.update(PACKAGE.glob("games/*/**/*.py"))
    found.update(PACKAGE.glob("bots/*.py"))
    interpreted = ("__init__.py", *EXCLUDED)
    return sorted(path.as_posix() for path in found if not any(map(path.match, interpreted)))


def groups() -> list[tuple[list[str], str | None]]:
    """What is compiled into one C file: the engine, and each game.

    They call each other natively all the same. One file for everything is no faster to run, takes
    half as long again to compile, and everything must be compiled anew after any change.
    """
    found: dict[str, list[str]] = {}
    for path in sources():
        folder, name, *_ = Path(path).relative_to(PACKAGE).parts
        found.setdefault(name if folder == "games" else "engine", []).append(path)
    return [(paths, f"tavola_{name}") for name, paths in found.items()]


def has_compiler() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(command)[0]) is not None


def extensions() -> list[Extension]:
    if os.environ.get("TAVOLA_PURE") or not has_compiler() or not sources():
        return []
    # Imported late: an uncompiled install needs no mypy.
    from mypyc.build import mypycify  # noqa: PLC0415

    os.environ["MYPY_CACHE_DIR"] = CACHE
    found: list[Any] = mypycify(sources(), opt_level="3", debug_level="0", separate=groups())
    for extension in found:
        extension.optional = not os.environ.get("TAVOLA_EXPECT_COMPILED")
        if os.name == "posix":  # calls between our modules become direct, and can be inlined
            extension.extra_compile_args.append("-fvisibility=hidden")
    # The longest C code first: else one processor compiles it alone in the end.
    return sorted(found, key=lambda extension: -sum(map(os.path.getsize, extension.sources)))


class AllOrNothing(build_ext):
    """Leaves either all the extensions in the build folder, or none.

    The modules of a group only work together, and an extension wins over the .py beside it:
    one that is left of an earlier build, or without its group, would break the package.
    """

    def run(self) -> None:
        if self.inplace or self.editable_mode:
            self.extensions = []  # never in the source tree
        super().run()
        wanted = {Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions}
        if not all(path.exists() for path in wanted):
            self.warn("not everything compiled: installing the package uncompiled")
            wanted = set()
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        for path in Path(self.build_lib).rglob(f"*{suffix}"):
            if path not in wanted:
                path.unlink()


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
