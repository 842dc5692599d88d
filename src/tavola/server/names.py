"""The names and addresses of this machine: how others reach it, and what it answers to."""

import contextlib
import socket

# Nobody has these (RFC 5737, RFC 3849), and nothing is sent there: the system only says which of
# its own addresses it would send from.
FAR = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
EVERYWHERE = ("0.0.0.0", "::", "")


def own_addresses() -> list[str]:
    """Addresses of this machine that others can use, as far as the system tells."""
    found: list[str] = []
    for family, far in FAR:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            found.append(str(probe.getsockname()[0]))
    with contextlib.suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    lasting = (one for one in dict.fromkeys(found) if not one.startswith(("127.", "fe80:")))
    return [one for one in lasting if one != "::1"]


def own_names(everywhere: bool) -> set[str]:
    """What it is called; `everywhere`: others are to reach it, and may know it by more names."""
    here = socket.gethostname().lower()
    names = {here, here.partition(".")[0]}
    if everywhere:
        with contextlib.suppress(OSError):
            name, aliases, _ = socket.gethostbyname_ex(here)
            names.update(one.lower() for one in (name, *aliases, socket.getfqdn()))
        names.update({one.partition(".")[0] for one in names})
    return names | {f"{one}.local" for one in names if "." not in one}


def usable_addresses(host: str, port: int) -> list[str]:
    """Where a server that listens there is to be found; the one for others first."""
    if host not in EVERYWHERE:
        return [_address(host, port)]
    others = [one for one in own_addresses() if host == "::" or ":" not in one]
    return [_address(one, port) for one in (*others, "127.0.0.1" if host != "::" else "::1")]


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
