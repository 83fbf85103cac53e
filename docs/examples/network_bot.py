"""A bot of one's own at a table: python network_bot.py http://127.0.0.1:8000/t/TABLE [NAME]."""

import json
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect


def choose(question: dict[str, Any]) -> str:
    """The move to make: here the one with the shortest text."""
    return str(min((move["text"] for move in question["moves"]), key=len))


def main(link: str, name: str = "Pythonista") -> None:
    """Take the first free seat, and play until the match is over."""
    base, _, table = link.partition("/t/")
    body = json.dumps({"name": name}).encode()
    with urllib.request.urlopen(f"{base}/api/guests", body) as answer:
        token = json.load(answer)["token"]
    answered = -1
    with connect(f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token, "words": False}))
        for text in socket:
            message = json.loads(text)
            reply: dict[str, Any] | None = None
            if message["type"] == "ping":
                reply = {"type": "pong", "ping": message["ping"]}
            elif message["type"] == "table":
                if message["table"]["phase"] in ("over", "abandoned"):
                    return
                free = [seat for seat in message["table"]["seats"] if seat["holder"] == "nobody"]
                if message["viewer"] == "spectator" and free:
                    reply = {"type": "sit", "key": "sit", "seat": free[0]["seat"]}
            elif message["type"] == "update" and message["question"]:
                question, answered = message["question"], message["version"]
                key = f"{question['number']}-{answered}"
                reply = {"type": "answer", "key": key, "question": question["number"]}
                reply["move"] = choose(question)
            if reply is not None:
                socket.send(json.dumps(reply))


if __name__ == "__main__":
    main(*sys.argv[1:])
