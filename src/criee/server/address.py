"""Addresses: where the server listens, and how people call it."""

from __future__ import annotations

import errno
import ipaddress
import socket

from criee.server.shut import Shut, reason
from criee.words import Verbatim


def listen(host: str, port: int) -> socket.socket:
    """A socket at an address of this machine, or at the one a name leads to."""
    name = host.strip("[] ")
    try:
        # The system would take an empty name for everywhere.
        found = socket.getaddrinfo(name or "?", port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise Shut("shut-name", text=Verbatim(host[:100])) from None
    family, kind, protocol, _, place = min(found, key=lambda way: way[0] != socket.AF_INET)
    try:
        door = socket.socket(family, kind, protocol)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(place)
        door.listen(1024)
    except OSError as error:
        raise deaf(host, port, error) from None
    return door


def deaf(host: str, port: int, error: OSError) -> Shut:
    """Why nobody can be heard there."""
    where = Verbatim(host[:100])
    if error.errno == errno.EADDRINUSE:
        return Shut("shut-taken", where=where, text=str(port))
    if error.errno in (errno.EACCES, errno.EPERM):
        return Shut("shut-port", text=str(port))
    if error.errno == errno.EADDRNOTAVAIL:
        return Shut("shut-elsewhere", text=where)
    return Shut("shut-listen", where=where, text=reason(error))


def addresses(host: str, door: socket.socket) -> tuple[str, str]:
    """How one calls the hall from this machine, and from the local network ("" if one cannot)."""
    port = door.getsockname()[1]
    at = ipaddress.ip_address(str(door.getsockname()[0]).partition("%")[0])
    if at.is_unspecified:
        return f"http://localhost:{port}", f"http://{outside()}:{port}"
    name = host if is_name(host) else f"[{at}]" if at.version == 6 else str(at)
    if str(at) in ("127.0.0.1", "::1"):
        name = "localhost"
    return f"http://{name}:{port}", "" if at.is_loopback else f"http://{name}:{port}"


def is_name(host: str) -> bool:
    try:
        ipaddress.ip_address(host.strip("[]").partition("%")[0])
    except ValueError:
        return True
    return False


def outside() -> str:
    """The address by which others on the local network reach this machine. No packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def networks(proxies: tuple[str, ...]) -> tuple[str, ...]:
    """As networks; those of IPv4 also in the way a server that listens on IPv6 and IPv4 at once sees them."""
    found = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]
    mapped = [f"::ffff:{net.network_address}/{96 + net.prefixlen}" for net in found if net.version == 4]
    return (*map(str, found), *mapped)
