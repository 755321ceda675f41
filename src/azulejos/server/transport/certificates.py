"""TLS certificates: reads the two files that `azulejos serve` needs for HTTPS.

`ssl` raises one exception for most faults and does not say which file it means. So each file is
tried on its own first.
"""

from __future__ import annotations

import ssl
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Certificate:
    """A certificate and its private key, both files in PEM form."""

    file: str
    key: str


def read_certificate(file: str | None, key: str | None) -> Certificate | None:
    """The certificate that the operator gives, None without one.

    Raises `ValueError` with one sentence if a file is missing or the two do not fit.
    """
    if file is None and key is None:
        return None
    if file is None or key is None:
        raise ValueError("HTTPS needs both --certificate and --key")
    for name in (file, key):
        _need_file(name)
    _need_certificate(file)
    _need_fitting_key(file, key)
    return Certificate(file, key)


def _need_file(name: str) -> None:
    try:
        with Path(name).open("rb"):
            pass
    except OSError as error:
        raise ValueError(f"{name} cannot be read: {error.strerror}") from None


def _need_certificate(file: str) -> None:
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT).load_verify_locations(file)
    except ssl.SSLError:
        raise ValueError(f"{file} holds no certificate in PEM form") from None


def _need_fitting_key(file: str, key: str) -> None:
    def refuse_password() -> str:
        # Without this, OpenSSL would ask for the password at the terminal.
        raise ValueError(f"the key {key} is encrypted: give one without a password")

    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(file, key, refuse_password)
    except ssl.SSLError as error:
        if error.reason == "KEY_VALUES_MISMATCH":
            raise ValueError(f"the key {key} does not belong to the certificate {file}") from None
        raise ValueError(f"{key} holds no private key in PEM form") from None
