"""The examples for hosting say what the server needs, and name only what there is."""

import re
from pathlib import Path

from tavola.cli import COMMANDS
from tavola.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
KNOWN = {PREFIX + name.upper() for name in Settings.__dataclass_fields__}
EXAMPLES = {path.name: path.read_text("utf-8") for path in DEPLOY.iterdir()}
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")


def test_every_setting_and_command_that_is_named_is_one() -> None:
    build = {"TAVOLA_EXPECT_COMPILED"}
    for text in (HOSTING, CONTAINER, *EXAMPLES.values()):
        assert set(re.findall(r"TAVOLA_[A-Z_]+", text)) <= KNOWN | build
        called = re.findall(r"/tavola/bin/tavola (?!-)(\w+)", text)
        called += re.findall(r"(?m)^tavola (?!-)(\w+)", text)
        assert set(called) <= COMMANDS.keys()


def test_every_example_is_told_of() -> None:
    for name in EXAMPLES:
        assert name in HOSTING or name == "README.md", name
    assert "Containerfile" in CONTAINER + HOSTING


def test_the_proxies_pass_on_what_the_server_needs_and_write_no_secret_down() -> None:
    nginx, caddy = EXAMPLES["nginx.conf"], EXAMPLES["Caddyfile"]
    for line in (
        "proxy_http_version 1.1;",
        "proxy_set_header Host $host;",
        "proxy_set_header X-Forwarded-For $remote_addr;",
        "proxy_set_header Upgrade $http_upgrade;",
        "client_max_body_size 1m;",
    ):
        assert line in nginx
    assert "$request_uri" not in re.findall(r"log_format.*", nginx)[0]
    for secret in ("join", "me"):
        assert secret in re.findall(r"\(\?:(.*?)\)", nginx)[0].split("|")
        assert f"/{secret}/*" in caddy
    reading = re.search(r"proxy_read_timeout (\d+)s", nginx)
    assert reading is not None
    assert int(reading[1]) > 60  # longer than pings and the longest wait for a view


def test_the_service_has_its_own_folder_and_no_rights() -> None:
    wanted = {"DynamicUser=yes", "ProtectSystem=strict", "NoNewPrivileges=yes", "UMask=0077"}
    for unit in ("tavola.service", "tavola-backup.service"):
        assert wanted <= set(EXAMPLES[unit].splitlines())
    assert "StateDirectory=tavola\n" in EXAMPLES["tavola.service"]
    assert "TAVOLA_DATA=/var/lib/tavola" in EXAMPLES["tavola.env"]


def test_the_container_is_built_in_stages_and_run_without_rights() -> None:
    stages = re.split(r"(?m)^FROM ", CONTAINER)[1:]
    assert len(stages) == 2
    assert "gcc" not in stages[1]
    assert re.search(r"(?m)^USER [1-9]\d+$", stages[1])
    assert "--require-hashes" in stages[0]


def test_every_test_that_the_threat_model_names_is_there() -> None:
    text = (ROOT / "docs" / "threats.md").read_text("utf-8")
    there = {path.name for path in (ROOT / "tests").rglob("test_*.py")}
    named = {name.rpartition("/")[2] for name in re.findall(r"`([\w/]*test_\w+\.py)`", text)}
    assert len(named) > 15
    assert named <= there
    rows = [line for line in text.splitlines() if line.startswith("| ") and "---" not in line][1:]
    assert all(re.search(r"`[\w/]*tests?[_/]\w+", row.split("|")[4]) for row in rows)
