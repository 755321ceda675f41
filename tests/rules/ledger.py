"""A table that knows nothing about the rules and only carries out steps.

It checks that steps are complete: a program that shows a game can follow the steps alone and ends
in the same position as the rules.
"""

from collections import Counter
from dataclasses import dataclass, field

from azulejos.rules import (
    CENTRE,
    START_MARKER,
    Area,
    BonusScored,
    Colour,
    FloorScored,
    LidPoured,
    Marker,
    MarkerMoved,
    Phase,
    Place,
    Position,
    Step,
    TilePlaced,
    TilesMoved,
)

Heap = Counter[Colour]


@dataclass
class Ledger:
    """What lies where: heaps, floor lines in order, walls, scores, the marker."""

    heaps: dict[Place, Heap] = field(default_factory=dict)
    floors: list[list[Colour | Marker]] = field(default_factory=list)
    walls: list[dict[tuple[int, int], Colour]] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    marker: Place | None = None
    swept: list[Colour | Marker | None] = field(default_factory=list)
    """The floor line that was scored last; None if something has been taken away."""

    def heap(self, place: Place) -> Heap:
        return self.heaps.setdefault(place, Counter())

    def carry_out(self, step: Step) -> None:
        match step:
            case TilesMoved():
                self._take(step.origin, step.colour, step.count)
                self._put(step.target, step.colour, step.count)
            case LidPoured():
                assert not +self.heap(Place(Area.BAG)), "the lid is poured into an empty bag"
                lid = self.heaps.pop(Place(Area.LID))
                assert [lid[colour] for colour in Colour] == list(step.tiles)
                self.heaps[Place(Area.BAG)] = lid
            case MarkerMoved():
                self._move_marker(step)
            case TilePlaced():
                self._take(Place(Area.LINE, step.seat, step.line), step.colour, 1)
                assert (step.line, step.column) not in self.walls[step.seat]
                self.walls[step.seat][step.line, step.column] = step.colour
                assert step.points == (len(step.horizontal) + len(step.vertical) or 1)
                for cell in step.horizontal + step.vertical:
                    assert cell in self.walls[step.seat]
                self._score(step.seat, step.points, step.score)
            case FloorScored():
                assert not any(thing is not None for thing in self.swept)
                self.swept, self.floors[step.seat] = [*self.floors[step.seat]], []
                assert len(step.penalties) == len(self.swept)
                assert step.lost == min(sum(step.penalties), self.scores[step.seat])
                self._score(step.seat, -step.lost, step.score)
            case BonusScored():
                self._score(step.seat, step.points, step.score)

    def _score(self, seat: int, points: int, score: int) -> None:
        self.scores[seat] += points
        assert self.scores[seat] == score

    def _take(self, place: Place, colour: Colour, count: int) -> None:
        assert count > 0
        if place.area is Area.FLOOR:
            assert (self.swept.index(colour), self.swept.count(colour)) == (place.number, count)
            self.swept = [None if thing == colour else thing for thing in self.swept]
        else:
            assert self.heap(place)[colour] >= count, f"{place} has no {count} {colour!r}"
            self.heap(place)[colour] -= count

    def _put(self, place: Place, colour: Colour, count: int) -> None:
        if place.area is Area.FLOOR:
            floor = self.floors[place.seat or 0]
            assert len(floor) == place.number
            floor.extend([colour] * count)
        else:
            self.heap(place)[colour] += count

    def _move_marker(self, step: MarkerMoved) -> None:
        assert self.marker == step.origin
        self.marker = step.target
        if step.target.area is Area.FLOOR:
            floor = self.floors[step.target.seat or 0]
            assert len(floor) == step.target.number
            floor.append(START_MARKER)
        if step.origin.area is Area.FLOOR:
            assert self.swept[step.origin.number or 0] is START_MARKER
            self.swept[step.origin.number or 0] = None


def ledger_of(position: Position) -> Ledger:
    """What lies where in a position."""
    ledger = Ledger(marker=_marker_of(position))
    for place, counts in (
        (Place(Area.BAG), position.bag),
        (Place(Area.LID), position.lid),
        *((Place(Area.SOURCE, number=n), counts) for n, counts in enumerate(position.sources)),
    ):
        ledger.heap(place).update(dict(zip(Colour, counts, strict=True)))
    for seat, board in enumerate(position.boards):
        for number, (colour, count) in enumerate(board.pattern_lines):
            if colour is not None:
                ledger.heap(Place(Area.LINE, seat, number))[colour] = count
        ledger.floors.append(list(board.floor_line))
        ledger.walls.append(
            {
                (r, c): tile
                for r, row in enumerate(board.wall)
                for c, tile in enumerate(row)
                if tile is not None
            }
        )
        ledger.scores.append(board.score)
    return ledger


def _marker_of(position: Position) -> Place:
    if position.phase is Phase.DEAL:
        return Place(Area.FRONT, position.first_seat)
    seat = position.start_marker
    if seat is None:
        return Place(Area.SOURCE, number=CENTRE)
    floor = position.boards[seat].floor_line
    if START_MARKER in floor:
        return Place(Area.FLOOR, seat, floor.index(START_MARKER))
    return Place(Area.FRONT, seat)


def same(a: Ledger, b: Ledger) -> bool:
    """Whether the same things lie in the same places."""
    assert not any(thing is not None for thing in a.swept), "a scored floor line is cleared"
    heaps = [{place: +heap for place, heap in ledger.heaps.items() if +heap} for ledger in (a, b)]
    return heaps[0] == heaps[1] and (a.floors, a.walls, a.scores, a.marker) == (
        b.floors,
        b.walls,
        b.scores,
        b.marker,
    )
