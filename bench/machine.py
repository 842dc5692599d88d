"""Where the figures were measured."""

import os
import platform
from datetime import UTC, datetime
from pathlib import Path


def describe() -> dict[str, str]:
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "processor": processor(),
        "cores": str(os.cpu_count()),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "busy": f"{os.getloadavg()[0]:.1f} processes on average in the minute before",
    }


def processor() -> str:
    """Its model, where the system tells."""
    known = Path("/proc/cpuinfo")
    lines = known.read_text("utf-8").splitlines() if known.exists() else []
    models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or "unknown"
