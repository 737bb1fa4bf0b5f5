"""Where people come from, as far as limits and proxies are concerned."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

HOUSEHOLD: Final = 64  # bits of an IPv6 address that a provider gives out; the rest a house makes up as it likes
MAPPED: Final = 96  # bits before an IPv4 address that is written as one of IPv6


@lru_cache(maxsize=10_000)
def household(host: str) -> str:
    """Who counts as one: an IPv4 address, or a network of IPv6 as one house has it."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(IPv6Network((address, HOUSEHOLD), strict=False)) if mapped is None else str(mapped)
    return str(address)


def house_of(client: tuple[str, int | None] | None) -> str:
    """Who counts as one, where a request says from which host and port it comes."""
    return "" if client is None else household(client[0])


class Proxies:
    """The machines that are believed when they say for whom they ask."""

    def __init__(self, networks: Iterable[str]) -> None:
        self.networks: list[IPv4Network | IPv6Network] = []
        for text in networks:
            network = ip_network(text)
            self.networks.append(network)
            if isinstance(network, IPv4Network):  # a server that listens to both sees it as IPv6
                self.networks.append(ip_network(f"::ffff:{network.network_address}/{MAPPED + network.prefixlen}"))

    def names(self) -> list[str]:
        return [str(network) for network in self.networks]

    def __contains__(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.networks)
