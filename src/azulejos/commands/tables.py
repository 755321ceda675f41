"""List, show, export, prune or back up the tables of a server.

  azulejos tables list [--status playing]       what there is, the last changed first
  azulejos tables show TABLE [--events]         one table
  azulejos tables export TABLE ... [--to DIR]   records as .azul; without names every finished game;
                                                no file that is different is written over
  azulejos tables prune [--days 30]             delete abandoned tables, keep games
  azulejos tables backup FILE                   copy a SQLite store

All of this is safe while a server is running. The seed of a running game is never shown.

With --json every action prints one JSON document: list and show a list of tables (show --events:
with their events), export a list of records as 'azulejos convert --to json' has them, with --to a
list of the files; prune a list of the tables that are gone, backup an object with the copy.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, closing
from pathlib import Path
from typing import Any

from azulejos.commands.input import add_json, print_json
from azulejos.players.characters import character_name
from azulejos.rules import Game
from azulejos.store import Reader, back_up, default_url, prune, wall_ms
from azulejos.table import Entry, Status, encode_entry, fold_all, record
from azulejos.terminal.text.tables import listed_form, listed_line, state_form, state_lines

_DAY_MS = 86_400_000
_MOST_DAYS = 1_000_000
_MOST_LISTED = 1_000_000


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
        "--days", type=float, default=30, help="prune: abandoned this many days ago (default: 30)"
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
    if not 1 <= options.limit <= _MOST_LISTED:
        raise ValueError(f"--limit is 1 to {_MOST_LISTED}")
    with _looking(options) as reader:
        statuses = [options.status] if options.status else []
        found = reader.tables(statuses=statuses, limit=options.limit)
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
        found = [_load(reader, name) for name in options.names]
    if options.json:
        print_json([_shown(entries, options.events) for entries in found])
        return 0
    for entries in found:
        events = [encode_entry(entry).decode() for entry in entries] if options.events else []
        print(*state_lines(fold_all(entries)), *events, sep="\n")
    return 0


def _shown(entries: list[Entry], with_events: bool) -> dict[str, Any]:
    form = state_form(fold_all(entries))
    if with_events:
        form["events"] = [json.loads(encode_entry(entry)) for entry in entries]
    return form


def _load(reader: Reader, name: str) -> list[Entry]:
    stored = reader.load(name)
    if stored is None:
        raise ValueError(f"there is no table {name!r} ('azulejos tables list' has their names)")
    return stored.entries


def _export(options: argparse.Namespace) -> int:
    with _looking(options) as reader:
        names = options.names or list(_finished(reader))
        games = ((name, record(fold_all(_load(reader, name)), character_name)) for name in names)
        if options.to:
            _export_files(games, options)
        elif options.json:
            from azulejos.views.records import to_json

            print_json([to_json(game) for _, game in games])
        else:
            for _, game in games:
                print(game)
    return 0


def _export_files(games: Iterable[tuple[str, Game]], options: argparse.Namespace) -> None:
    options.to.mkdir(parents=True, exist_ok=True)
    files = []
    for name, game in games:
        file, text = options.to / f"{name}.azul", str(game).encode()
        if file.exists() and file.read_bytes() != text:
            raise ValueError(
                f"{file} exists already and is different; move it, or name another --to"
            )
        file.write_bytes(text)
        files.append(str(file))
    if options.json:
        print_json(files)
    else:
        print(f"{len(files)} records in {options.to}")


def _finished(reader: Reader) -> Iterator[str]:
    at, step = 0, 500
    while found := reader.tables(statuses=["finished"], limit=step, offset=at):
        yield from (listed.table for listed in found)
        at += step


def _prune(options: argparse.Namespace) -> int:
    if options.names:
        raise ValueError("prune takes no names; it deletes tables that were abandoned long ago")
    if not 0 <= options.days <= _MOST_DAYS:
        raise ValueError(f"--days is 0 to {_MOST_DAYS}")
    statuses = ("abandoned", "finished") if options.finished else ("abandoned",)
    before = wall_ms() - round(options.days * _DAY_MS)
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
    if options.json:
        print_json({"copy": options.names[0]})
    else:
        print(f"copied to {options.names[0]}")
    return 0


_ACTIONS = {"list": _list, "show": _show, "export": _export, "prune": _prune, "backup": _backup}


def _looking(options: argparse.Namespace) -> AbstractContextManager[Reader]:
    return closing(Reader.open(options.store))
