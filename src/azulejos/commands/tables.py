"""List, show, export, prune or back up the tables of a server.

  azulejos tables list [--status playing]       what there is, the last changed first
  azulejos tables show TABLE [--events]         one table
  azulejos tables export TABLE ... [--to DIR]   records as .azul; without names every finished game
  azulejos tables prune [--days 30]             delete tables that were given up, keep games
  azulejos tables backup FILE                   copy a SQLite store

All of this is safe while a server is running. The seed of a running game is never shown.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing
from pathlib import Path

from azulejos.commands.reading import add_json, print_json
from azulejos.commands.table_lines import listed_form, listed_line, state_form, state_lines
from azulejos.store import Reader, Stored, back_up, default_url, now_ms, prune
from azulejos.table import Status, encode_entry, fold_all, record

_DAY_MS = 86_400_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to do, with which tables of which store."""
    parser.add_argument("action", choices=tuple(_ACTIONS), help="what to do")
    parser.add_argument("names", nargs="*", metavar="TABLE", help="tables, or the file of a copy")
    parser.add_argument("--store", default="", help="a SQLite file or postgresql://...")
    parser.add_argument("--status", choices=[s.value for s in Status], help="list: only these")
    parser.add_argument("--limit", type=int, default=50, help="list: how many (default: 50)")
    parser.add_argument("--events", action="store_true", help="show: everything that happened")
    parser.add_argument("--to", type=Path, metavar="DIR", help="export: files in this folder")
    parser.add_argument(
        "--days", type=float, default=30, help="prune: given up so many days ago (default: 30)"
    )
    parser.add_argument(
        "--finished", action="store_true", help="prune: finished games of that age too"
    )
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Do it."""
    options.store = options.store or default_url()
    return _ACTIONS[options.action](options)


def _list(options: argparse.Namespace) -> int:
    with _looking(options) as reader:
        statuses = [options.status] if options.status else []
        found = reader.tables(statuses=statuses, limit=max(1, options.limit))
    if options.json:
        print_json([listed_form(listed) for listed in found])
        return 0
    for listed in found:
        print(listed_line(listed))
    if not found:
        print("no tables")
    return 0


def _show(options: argparse.Namespace) -> int:
    if not options.names:
        raise ValueError("show needs a table ('azulejos tables list' has their names)")
    with _looking(options) as reader:
        for name in options.names:
            entries = _load(reader, name).entries
            events = [encode_entry(entry).decode() for entry in entries] if options.events else []
            if options.json:
                print_json({**state_form(fold_all(entries)), "events": events})
            else:
                print(*state_lines(fold_all(entries)), *events, sep="\n")
    return 0


def _load(reader: Reader, name: str) -> Stored:
    stored = reader.load(name)
    if stored is None:
        raise ValueError(f"there is no table {name!r}")
    return stored


def _export(options: argparse.Namespace) -> int:
    with _looking(options) as reader:
        names = options.names or list(_finished(reader))
        if options.to:
            options.to.mkdir(parents=True, exist_ok=True)
        for name in names:
            text = str(record(fold_all(_load(reader, name).entries)))
            if options.to:
                (options.to / f"{name}.azul").write_text(text, encoding="utf-8")
            else:
                print(text)
    if options.to:
        print(f"{len(names)} records in {options.to}")
    return 0


def _finished(reader: Reader) -> Iterator[str]:
    at, step = 0, 500
    while found := reader.tables(statuses=["finished"], limit=step, offset=at):
        yield from (listed.table for listed in found)
        at += step


def _prune(options: argparse.Namespace) -> int:
    if options.names:
        raise ValueError("prune takes no names; it deletes tables that were given up long ago")
    if not options.days >= 0:
        raise ValueError("--days is not below 0")
    statuses = ("abandoned", "finished") if options.finished else ("abandoned",)
    before = now_ms() - round(options.days * _DAY_MS)
    gone = prune(options.store, before=before, statuses=statuses)
    if options.json:
        print_json(gone)
    else:
        print(f"{len(gone)} tables deleted")
    return 0


def _backup(options: argparse.Namespace) -> int:
    if len(options.names) != 1:
        raise ValueError("backup needs the name of the copy")
    back_up(options.store, Path(options.names[0]))
    print(f"copied to {options.names[0]}")
    return 0


_ACTIONS = {"list": _list, "show": _show, "export": _export, "prune": _prune, "backup": _backup}


def _looking(options: argparse.Namespace) -> AbstractContextManager[Reader]:
    return closing(Reader.open(options.store))
