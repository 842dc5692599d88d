"""Figures for Prometheus, where they are asked for; logs that say of which request they are."""

import json
import logging
import signal
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families as read

from tavola.core.errors import TavolaError
from tavola.server.log import JsonLines, name_request
from tavola.server.metrics import Counted, Metrics, address_of_metrics, serve_metrics
from tavola.server.settings import Settings
from tests.example import OPENER
from tests.server.house import PATIENCE, House
from tests.server.test_start import started, store


async def figures(port: int) -> dict[str, float]:
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        text = (await http.get(f"http://127.0.0.1:{port}/metrics")).text
    return {
        ",".join([sample.name, *map(str, sample.labels.values())]): sample.value
        for family in read(text)
        for sample in family.samples
    }


async def test_what_happens_is_counted(house: House) -> None:
    metrics = Metrics()
    site = house.site
    metrics.watch(site.hall, site.thinkers)
    site.hall.timed = metrics.timed
    site.hall.appender.on_stored = metrics.stored
    end, port = serve_metrics(metrics, "0", 0)
    handler = Counted(metrics)
    logging.getLogger().addHandler(handler)
    try:
        anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
        table = await house.table(anna, bruno, options=OPENER)
        async with anna.live(table) as line:
            await line.hear()
            on = line.view["number"]
            await line.ask(type="move", on=on, move="city siena")
            assert (await line.ask(type="move", on=on, move="city siena"))["error"] == "stale"
            logging.getLogger("tavola.tests").error("something is wrong")
            found = await figures(port)
            assert found["tavola_watchers"] == 1
        assert found["tavola_entries_total,move"] == 1
        assert found["tavola_entries_total,start"] == 1
        assert found["tavola_act_seconds_count,refused"] == 1
        assert found["tavola_act_seconds_count,done"] == 3  # joined, begun, moved
        assert found["tavola_store_batch_entries_sum"] == 3
        assert found["tavola_store_batch_seconds_count"] == 3
        assert found["tavola_log_lines_total,error"] == 1
        assert found["tavola_tables"] == 1
        assert found["tavola_bots_waiting"] == found["tavola_bots_thinking"] == 0
        assert found["tavola_store_down"] == 0
    finally:
        logging.getLogger().removeHandler(handler)
        end()


async def test_the_command_serves_them_at_a_port_of_their_own_if_told_to(
    sqlite: Settings,
) -> None:
    words = ("--port", "0", "--metrics", "0", "--log", "json", *store(sqlite))
    async with started(*words) as (process, address):
        assert process.stderr is not None
        said: dict[str, Any] = {}
        while said.get("message") != "metrics":
            said = json.loads(await process.stderr.readline())
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
            await http.get("/api/me")
            assert "tavola_" not in (await http.get("/metrics")).text  # the page, or its welcome
        found = await figures(said["port"])
        assert found["tavola_request_seconds_count,GET,401"] == 1
        process.send_signal(signal.SIGTERM)
        assert await process.wait() == 0


def test_where_they_are_served() -> None:
    assert address_of_metrics("9464", 0) == ("127.0.0.1", 9464)
    assert address_of_metrics("9464", 2) == ("127.0.0.1", 9466)
    assert address_of_metrics("[::1]:9464", 0) == ("::1", 9464)
    with pytest.raises(TavolaError, match="--metrics"):
        address_of_metrics("here", 0)


async def test_a_line_of_the_log_says_of_which_request_and_table_it_is(
    hut: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And of the rest of the address nothing: links hold secrets."""
    caplog.handler.addFilter(name_request)
    anna, bruno = await hut.guest("Anna"), await hut.guest("Bruno")
    table = await hut.table(anna, bruno)

    def broken(*_: Any) -> None:
        raise RuntimeError("a mistake")

    monkeypatch.setattr("tavola.server.tables.acts.chat", broken)
    answer = await anna.ask("POST", f"/api/tables/{table}/chat?secret=1", {"text": "x"})
    caplog.handler.removeFilter(name_request)
    assert answer.status_code == 500
    [record] = [record for record in caplog.records if record.message == "a request failed"]
    line = json.loads(JsonLines().format(record))
    assert line["request"] == answer.headers["x-request-id"]
    assert line["table"] == table
    assert "secret" not in json.dumps({**line, "trace": ""})
    assert "x-request-id" not in (await anna.ask("GET", "/api/me")).headers


async def test_what_many_share_is_nobodys_request(
    hut: House, caplog: pytest.LogCaptureFixture
) -> None:
    """What is stored is stored for all who wait: a line about it names the table alone."""
    caplog.set_level(logging.INFO, "tavola")
    caplog.handler.addFilter(name_request)
    anna, bruno = await hut.guest("Anna"), await hut.guest("Bruno")
    table = await hut.table(anna, bruno)
    caplog.handler.removeFilter(name_request)
    [record] = [record for record in caplog.records if record.message == "table"]
    assert record.__dict__["table"] == table
    assert "request" not in record.__dict__


@pytest.mark.parametrize("cut", [b"", b"{", b'{"name"'])
async def test_an_upload_that_is_cut_is_no_mistake_of_the_program(
    hut: House, cut: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    from tests.server.test_siege_connections import HEAD, dial

    reader, writer = await dial(hut, HEAD + b"content-length: 100\r\n\r\n" + cut)
    await hut.guest("Anna")  # the server has begun with it
    writer.close()
    await writer.wait_closed()
    await hut.guest("Bruno")
    assert not await reader.read()
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
