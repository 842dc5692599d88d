"""Which modules mypyc compiles. Everything else about the package is in pyproject.toml.

Where they can't be compiled, for whatever reason, or with TAVOLA_PURE set, the package is installed
uncompiled: same games, slower; `tavola --version` then tells why. With TAVOLA_EXPECT_COMPILED set,
that is an error. TAVOLA_EXTENSIONS names a folder of modules that are compiled already.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

from tools.compile import no_compiler

PACKAGE = Path("src/tavola")
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
READY = os.environ.get("TAVOLA_EXTENSIONS")
EXPECTED = bool(os.environ.get("TAVOLA_EXPECT_COMPILED"))
REASON = "tavola/why-interpreted.txt"  # read by `tavola --version`

# The commands that need to know what is compiled. The others (metadata, an sdist, an editable
# install, which runs the source as it is) need not wait for mypyc.
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}

# The compiler's own: while it compiles, `make lint` may write the cache of mypy.
CACHE = "build/mypy_cache"

# What bots and rules call millions of times. The rest of core is not hot and stays readable
# in a debugger.
CORE = (
    *("core/moves.py", "core/phase.py", "core/game.py", "core/gate.py", "core/same.py"),
    *("core/chance.py", "core/foresee.py", "core/playout.py", "core/step.py", "core/things.py"),
)

# What every move at a table of the server passes. Not the match, which answers wrong calls of
# programs in words instead of with a TypeError, nor the classes of msgspec that it works on:
# those lose their types.
SERVER = (
    "server/store/changes.py",
    *("server/tables/acting.py", "server/tables/acts.py", "server/tables/live.py"),
    *("server/tables/numbers.py", "server/tables/projection.py"),
    *("server/tables/sight.py", "server/tables/standing.py", "server/tables/table.py"),
    *("server/tables/telling.py", "server/tables/turn.py", "server/tables/witnesses.py"),
    *("server/web/connection.py", "server/web/frames.py"),
)

# Calls between our modules become direct, and can be inlined. Functions begin where a cache line
# does: else an edit far away, which moves them all, makes a game up to 15 % slower or faster.
FLAGS = ["-fvisibility=hidden", "-falign-functions=64"]

# File names in the folders below that stay interpreted, each with its reason.
EXCLUDED: tuple[str, ...] = (
    "parallel.py",  # process pools want plain Python functions
    "program.py",  # waits for other programs
    "pack.py",  # msgspec reads the annotations of real Python classes
    "save*.py",  # the same; and not hot, but long to compile
)


def sources() -> list[str]:
    """The modules to compile."""
    found = {PACKAGE / name for name in (*CORE, *SERVER) if (PACKAGE / name).exists()}
    found.update(PACKAGE.glob("games/*/**/*.py"))
    found.update(PACKAGE.glob("bots/*.py"))
    interpreted = ("__init__.py", *EXCLUDED)
    return sorted(path.as_posix() for path in found if not any(map(path.match, interpreted)))


def groups() -> list[tuple[list[str], str | None]]:
    """What is compiled into one C file: the engine, each game, and what is hot of the server.

    They call each other natively all the same. One file for everything is no faster to run, takes
    half as long again to compile, and everything must be compiled anew after any change.
    """
    found: dict[str, list[str]] = {}
    for path in sources():
        inside = Path(path).relative_to(PACKAGE)
        folder, name, *_ = inside.parts
        hot = "server" if inside.as_posix() in SERVER else "engine"
        found.setdefault(name if folder == "games" else hot, []).append(path)
    return [(paths, f"tavola_{name}") for name, paths in found.items()]


def extensions() -> list[Extension]:
    """What there is to compile. SystemExit says why there is nothing."""
    if READY:
        found = [path.relative_to(READY).as_posix() for path in Path(READY).rglob(f"*{SUFFIX}")]
        names = [path.removesuffix(SUFFIX).replace("/", ".") for path in sorted(found)]
        return [Extension(name, []) for name in names]
    if obstacle := "TAVOLA_PURE was set" if os.environ.get("TAVOLA_PURE") else no_compiler():
        sys.exit(obstacle)
    # Imported late: an uncompiled install needs no mypy.
    from mypyc.build import mypycify  # noqa: PLC0415

    os.environ["MYPY_CACHE_DIR"] = CACHE
    made: list[Any] = mypycify(sources(), opt_level="3", debug_level="0", separate=groups())
    for extension in made:
        extension.optional = not EXPECTED
        if os.name == "posix" and not {*FLAGS} & {*extension.extra_compile_args}:
            extension.extra_compile_args += FLAGS
    # The longest C code first: else one processor compiles it alone in the end.
    return sorted(made, key=lambda extension: -sum(map(os.path.getsize, extension.sources)))


def extensions_or_reason() -> tuple[list[Extension], str]:
    if not BUILDING & {*sys.argv}:
        return [], ""
    try:
        return extensions(), ""
    except (Exception, SystemExit) as error:
        if EXPECTED:
            raise
        # mypyc has told its reason, and exits with a number.
        known = isinstance(error, SystemExit) and isinstance(error.code, str)
        return [], str(error) if known else f"mypyc failed ({type(error).__name__} {error})"


class FromNothing(build_py):
    """Packs nothing that an earlier build has left: old files of the page, or old modules."""

    def run(self) -> None:
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        if reason and not self.editable_mode:
            tell(reason, self.build_lib)


class AllOrNothing(build_ext):
    """Leaves either all the extensions in the build folder, or none.

    The modules of a group only work together, and an extension wins over the .py beside it:
    one that is left of an earlier build, or without its group, would break the package.
    """

    def run(self) -> None:
        if self.inplace or self.editable_mode:
            self.extensions = []  # never in the source tree
        elif READY:
            for extension in self.extensions:
                file = extension.name.replace(".", "/") + SUFFIX
                shutil.copy(Path(READY, file), Path(self.build_lib, file))
            return
        self.parallel = self.parallel or os.cpu_count()
        super().run()
        wanted = {Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions}
        if not all(path.exists() for path in wanted):
            tell("the C compiler failed", self.build_lib)
            wanted = set()
        for path in Path(self.build_lib).rglob(f"*{SUFFIX}"):
            if path not in wanted:
                path.unlink()


def tell(why: str, build_lib: str) -> None:
    print(f"Not compiled, {why}: the games will run interpreted, the same but slower.", flush=True)
    Path(build_lib, REASON).write_text(f"{why}\n", "utf-8")


modules, reason = extensions_or_reason()
setup(ext_modules=modules, cmdclass={"build_ext": AllOrNothing, "build_py": FromNothing})
