"""The bill of materials (CycloneDX): all that a server and its page contain, from the locks.

python -m tools.sbom [FILE]        (build/sbom.json)
"""

import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentScope, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

from tools.console import ROOT, say

PYTHON_LOCK = ROOT / "requirements.lock"
PAGE_LOCK = ROOT / "web" / "package-lock.json"
LOCKED = re.compile(
    r"^([A-Za-z0-9._-]+)==(\S+?)(?: ;.*?)? ?\\?$((?:\n +--hash=sha256:[0-9a-f]+ ?\\?)*)",
    re.MULTILINE,
)
HASH = re.compile(r"sha256:([0-9a-f]+)")


def python_parts(lock: str) -> Iterator[Component]:
    """The packages of a server."""
    for found in LOCKED.finditer(lock):
        name, version = found[1], found[2]
        yield Component(
            name=name,
            version=version,
            type=ComponentType.LIBRARY,
            scope=ComponentScope.REQUIRED,
            purl=PackageURL("pypi", name=name, version=version),
            bom_ref=f"pypi:{name}@{version}",
            hashes=[
                HashType(alg=HashAlgorithm.SHA_256, content=one) for one in HASH.findall(found[3])
            ],
        )


def page_parts(lock: str) -> Iterator[Component]:
    """What is built into the page, or builds it; what only tests or checks it is optional."""
    for place, part in json.loads(lock)["packages"].items():
        if not place:
            continue
        whole = place.rpartition("node_modules/")[2]
        group, _, name = whole.rpartition("/")
        version = part["version"]
        yield Component(
            name=name,
            group=group or None,
            version=version,
            type=ComponentType.LIBRARY,
            scope=ComponentScope.OPTIONAL if part.get("dev") else ComponentScope.REQUIRED,
            purl=PackageURL("npm", group or None, name, version),
            bom_ref=f"npm:{place}@{version}",
        )


def make() -> Bom:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    version = re.search(
        r'__version__ = "(.+?)"', (ROOT / "src/tavola/__init__.py").read_text("utf-8")
    )
    bom = Bom()
    bom.metadata.component = Component(
        name=project["name"],
        version=version[1] if version else "",
        type=ComponentType.APPLICATION,
        bom_ref="tavola",
    )
    parts = [
        *python_parts(PYTHON_LOCK.read_text("utf-8")),
        *page_parts(PAGE_LOCK.read_text("utf-8")),
    ]
    for part in parts:
        bom.components.add(part)
    bom.register_dependency(bom.metadata.component, parts)
    return bom


def main(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    bom = make()
    file.write_text(JsonV1Dot6(bom).output_as_string(indent=1) + "\n", "utf-8")
    say(f"{file}: {len(bom.components)} parts")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "sbom.json")
