"""The bill of materials names all that is locked, with its hashes, and nothing else."""

import json
import re
from pathlib import Path

from tools import sbom


def test_every_locked_package_is_in_the_bill_of_materials(tmp_path: Path) -> None:
    file = tmp_path / "sbom.json"
    sbom.main(file)
    bill = json.loads(file.read_text("utf-8"))
    assert (bill["bomFormat"], bill["metadata"]["component"]["name"]) == ("CycloneDX", "tavola")
    found = {part["purl"]: part for part in bill["components"]}
    lock = sbom.PYTHON_LOCK.read_text("utf-8")
    wanted = {
        f"pkg:pypi/{name}@{version}" for name, version in re.findall(r"(?m)^(\S+?)==(\S+)", lock)
    }
    assert {purl for purl in found if purl.startswith("pkg:pypi/")} == wanted
    assert sum(len(part.get("hashes", [])) for part in bill["components"]) == lock.count("--hash=")
    locked = json.loads(sbom.PAGE_LOCK.read_text("utf-8"))["packages"]
    page = [part for part in bill["components"] if part["purl"].startswith("pkg:npm/")]
    assert len(page) == len(locked) - 1
    assert any(part["name"] == "svelte" for part in page)
