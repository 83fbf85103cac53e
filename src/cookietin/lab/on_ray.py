"""The same plays on a Ray cluster: an extra, `pip install cookietin[ray]`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.kernel.complaint import Failed
from cookietin.lab.parts import Part, Parts, timed

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

LOCAL = "local"
"""The address that begins a Ray of its own on this machine."""
PATIENCE = 0.2
"""Seconds after which whoever waits hears that nothing was done yet."""


class NoRay(Failed):
    """Ray is not there, or not where it was said to be."""


def on_ray(
    address: str,
) -> Callable[[Callable[[range], Any], list[range]], Generator[Part[Any] | None, None, None]]:
    """What plays on the cluster at this address; how the plays are cut changes nothing."""

    def runner(
        play: Callable[[range], Any], todo: list[range]
    ) -> Generator[Part[Any] | None, None, None]:
        ray = _begun(address)
        try:
            yield from _spread(ray, play, Parts(todo))
        finally:
            ray.shutdown()

    return runner


def _begun(address: str) -> Any:
    """Ray, connected."""
    try:
        import ray
    except ImportError:
        raise NoRay("no-ray") from None
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address == LOCAL:
            ray.init(include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except Exception as error:
        raise NoRay("ray-not-there", {"address": address, "why": str(error)}) from None
    return ray


def _spread(
    ray: Any, play: Callable[[range], Any], parts: Parts
) -> Generator[Part[Any] | None, None, None]:
    """As many parts at a time as the cluster has cores; what is lost Ray plays again."""
    workers = [
        ray.remote(_Worker).options(max_restarts=-1, max_task_retries=-1).remote(play)
        for _ in range(max(1, int(ray.cluster_resources().get("CPU", 1))))
    ]
    at_work: dict[Any, Any] = {}
    while True:
        for worker in workers:
            if worker not in at_work.values() and (numbers := parts.next()):
                at_work[worker.play.remote(numbers)] = worker
        if not at_work:
            return
        done, _ = ray.wait(list(at_work), timeout=PATIENCE)
        if not done:
            yield None
        for future in done:
            del at_work[future]
            part = ray.get(future)
            parts.took(part)
            yield part


class _Worker:
    """Plays on some machine of the cluster: what it has made stays there for the next part."""

    def __init__(self, play: Callable[[range], Any]) -> None:
        self._play = play

    def play(self, numbers: range) -> Part[Any]:
        return timed(self._play, numbers)
