"""Every HTTP call of the description, attacked by schemathesis: with what it allows, and with what it does not.

An answer must never be a 500, and must be what the description says: status, type, content. Games, tables, records and
positions that are really there, or were and have been spoilt, take the place of some of the made-up ones. A longer
attack, by chance (some minutes):

    CRIEE_EXAMPLES=1000 .venv/bin/python -m pytest -n 0 tests/server/test_schemathesis.py
"""

from __future__ import annotations

import copy
import os
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, reject, settings
from hypothesis import strategies as st
from requests.exceptions import InvalidJSONError
from schemathesis import Case, GenerationMode, checks

from criee.games import packages, sign
from criee.server.app import description
from fuzz_files import Specimens
from mutations import bend, spoil
from server.guests import HallProcess, play_on

EXAMPLES = int(os.environ.get("CRIEE_EXAMPLES", "0"))
SCHEMA = schemathesis.openapi.from_dict(description())
CALLS = [(path, method) for path, methods in description()["paths"].items() for method in methods]
VARIED = [(path, method) for path, method in CALLS if "{" in path or method == "post" or path == "/api/qr"]
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]
RECORDS, TABLES = "/api/records", "/api/tables"


class Things:
    """What is really there: a table under way with an open seat, one that is over, their keys; sound files."""

    def __init__(self, hall: HallProcess) -> None:
        waiting, over = hall.open("me open bot:random", "fangfrisch"), hall.open("me same")
        self.tables = [waiting["table"], over["table"]]
        self.secrets = [made["seats"][0]["secret"] for made in (waiting, over)]
        guest = hall.sit(over["table"], *(seat["secret"] for seat in over["seats"]))
        play_on({0: guest, 1: guest}, Random(4))
        guest.close()
        self.specimens = {name: Specimens(name, Random(name)) for name in packages()}
        self.records = [hall.http.get(f"{TABLES}/{over['table']}/record").text]

    def put_into(self, case: Case[Any], luck: Random) -> None:
        """Puts some of it in the place of what was made up."""
        if "id" in case.path_parameters:
            case.path_parameters["id"] = luck.choice(self.tables)
        body = case.body
        if not isinstance(body, dict):
            return
        if "secret" in body:
            body["secret"] = luck.choice(self.secrets)
        elif case.path == TABLES:
            body.update(self.wish(luck))
        elif case.path == RECORDS:
            text = luck.choice(self.records + self.specimens[luck.choice(list(packages()))].records)
            data = text.encode() if luck.randrange(4) == 0 else spoil(text.encode(), text.encode(), luck)
            body["text"] = data.decode("utf-8", "replace")

    def wish(self, luck: Random) -> dict[str, Any]:
        """A table of a real game, with real house rules; now and then with a bent position."""
        name = luck.choice(list(packages()))
        head, position = copy.deepcopy(luck.choice(self.specimens[name].positions))
        if luck.randrange(2):
            bend(position, position, luck)
        seats = [{"kind": luck.choice(("me", "same", "bot"))} for _ in range(luck.randint(*sign(name).seats))]
        wish = {"game": name, "seats": seats, "options": head["options"] if luck.randrange(2) else {}}
        return {**wish, "position": position} if luck.randrange(2) else wish


@pytest.fixture(scope="module")
def things(hall: HallProcess) -> Things:
    return Things(hall)


def attacked(path: str, method: str, mode: GenerationMode, examples: int, hall: HallProcess, things: Things) -> None:
    strategy = SCHEMA[path][method].as_strategy(generation_mode=mode)

    @settings(
        max_examples=EXAMPLES or examples,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy, luck=st.integers(0, 2**32))
    def attack(case: Case[Any], luck: int) -> None:
        if luck % 4:
            things.put_into(case, Random(luck))
        try:
            case.call_and_validate(base_url=hall.url, checks=CHECKS)
        except InvalidJSONError:  # infinity, which JSON has no word for: it never left this process
            reject()

    attack()


@pytest.mark.parametrize(("path", "method"), CALLS, ids=[f"{method} {path}" for path, method in CALLS])
def test_what_the_description_allows_is_answered_as_it_says(
    path: str, method: str, hall: HallProcess, things: Things
) -> None:
    attacked(path, method, GenerationMode.POSITIVE, 40 if path in (TABLES, RECORDS) else 6, hall, things)


@pytest.mark.parametrize(("path", "method"), VARIED, ids=[f"{method} {path}" for path, method in VARIED])
def test_what_the_description_forbids_is_answered_as_it_says(
    path: str, method: str, hall: HallProcess, things: Things
) -> None:
    attacked(path, method, GenerationMode.NEGATIVE, 6, hall, things)
