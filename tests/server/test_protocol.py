"""The protocol: its page and its other forms say what the types say."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from cookietin.server import schema
from cookietin.server.protocol.client import ClientMessage
from cookietin.server.protocol.resources import RESOURCES
from cookietin.server.protocol.writing import client_names, components, server_names
from tests.structure.source import ROOT


def test_the_page_is_what_the_types_say() -> None:
    """If not: python -m cookietin.server.schema page docs/protocol.md."""
    assert (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8") == schema.as_page()


def test_the_types_of_the_browser_are_what_the_types_say() -> None:
    """If not: python -m cookietin.server.schema typescript web/src/client/protocol.ts."""
    written = ROOT / "web" / "src" / "client" / "protocol.ts"
    assert written.read_text(encoding="utf-8") == schema.as_typescript()


def test_every_message_has_a_type_of_its_own() -> None:
    found = components()
    for names in (client_names(), server_names()):
        tags = [found[name]["properties"]["type"]["enum"][0] for name in names]
        assert len(set(tags)) == len(tags)


def test_every_field_of_the_typescript_has_a_type() -> None:
    fields = re.findall(r"^  (\w+)\??: (.+);$", schema.as_typescript(), re.MULTILINE)
    assert len(fields) > 200
    assert {name for name, kind in fields if kind == "unknown"} == {"default"}


def test_what_is_no_message_is_told_where_it_is_wrong() -> None:
    decoder = msgspec.json.Decoder(ClientMessage)
    with pytest.raises(msgspec.ValidationError, match=r"\$\.question"):
        decoder.decode(b'{"type": "answer", "key": "a", "question": "1", "move": "x"}')
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        decoder.decode(b'{"type": "begin", "key": "a", "seat": "seat0"}')


def test_openapi_has_every_address() -> None:
    paths = json.loads(schema.as_openapi())["paths"]
    found = {(method.upper(), path) for path, each in paths.items() for method in each}
    assert found == {(each.method, each.path) for each in RESOURCES}


def test_a_form_is_written_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "protocol.json"
    assert schema.main(["schema", str(file)]) == 0
    assert "Hello" in json.loads(file.read_text(encoding="utf-8"))["$defs"]
    assert schema.main(["poem"]) == 2


def test_the_extra_installs_what_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pinned = (ROOT / "requirements" / "server.in").read_text(encoding="utf-8").splitlines()
    wanted = {line.replace('"', "'") for line in pinned if not line.startswith("#")}
    assert set(project["optional-dependencies"]["server"]) == wanted
