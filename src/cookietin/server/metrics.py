"""Figures for whoever watches over a server; nothing in them says what anyone holds."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """One set for each server, so that several in one process do not mix."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.heard = self.sent = 0
        """Messages from and to clients: counted plainly, for everything passes there."""
        self._messages = Counter("tin_messages", "Messages from clients.", registry=self._registry)
        self._sent = Counter("tin_sent", "Messages to clients.", registry=self._registry)
        self._told = (0, 0)
        self.refused = Counter(
            "tin_refused", "What was refused.", ["complaint"], registry=self._registry
        )
        self.connections = Gauge("tin_connections", "Open sockets.", registry=self._registry)
        self.tables = Gauge("tin_tables", "Tables kept.", ["phase"], registry=self._registry)
        self.kept = Histogram(
            "tin_kept_seconds",
            "How long it takes until something is kept.",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0),
            registry=self._registry,
        )
        self.requests = Counter(
            "tin_requests", "Requests by status.", ["status"], registry=self._registry
        )

    def text(self) -> bytes:
        """As Prometheus reads it."""
        heard, sent = self._told
        self._messages.inc(self.heard - heard)
        self._sent.inc(self.sent - sent)
        self._told = (self.heard, self.sent)
        return generate_latest(self._registry)
