"""Refusals: every way in which a table refuses a request, with a code and a sentence.

The codes are part of the wire protocol: pages and programs react to them, and catalogues translate
them. A refused request has changed nothing.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec import Struct

from azulejos.rules import IllegalMoveError, Reason


class Code(StrEnum):
    """Why a request was refused."""

    NOT_YOUR_TURN = "table/not_your_turn"
    NOT_YOUR_SEAT = "table/not_your_seat"
    STALE = "table/stale"
    ILLEGAL_MOVE = "table/illegal_move"
    BAD_MOVE = "table/bad_move"
    SEAT_TAKEN = "table/seat_taken"
    NO_SUCH_SEAT = "table/no_such_seat"
    SEAT_OPEN = "table/seat_open"
    SEATS_OPEN = "table/seats_open"
    NOT_HOST = "table/not_host"
    BAD_NAME = "table/bad_name"
    BAD_NONCE = "table/bad_nonce"
    NOT_IN_LOBBY = "table/not_in_lobby"
    STARTING = "table/starting"
    NOT_STARTING = "table/not_starting"
    NOT_PLAYING = "table/not_playing"
    NOT_OVER = "table/not_over"
    REMATCH_EXISTS = "table/rematch_exists"
    DEAL_IS_FINAL = "table/deal_is_final"
    NOTHING_TO_TAKE_BACK = "table/nothing_to_take_back"
    ALREADY_ASKED = "table/already_asked"
    ALREADY_DECLINED = "table/already_declined"
    NOT_ASKED = "table/not_asked"
    TIME_IS_UP = "table/time_is_up"
    STAND_IN_PLAYS = "table/stand_in_plays"
    NOT_AWAY = "table/not_away"
    SEAT_LOST = "table/seat_lost"
    NOT_DUE = "table/not_due"
    RATED = "table/rated"
    NOT_RATABLE = "table/not_ratable"
    START_IS_SET = "table/start_is_set"
    TOO_MANY_CHANGES = "table/too_many_changes"

    def __repr__(self) -> str:
        return f"Code.{self.name}"


SENTENCES: Final = {
    Code.NOT_YOUR_TURN: "It is not your turn.",
    Code.NOT_YOUR_SEAT: "This is not your seat.",
    Code.STALE: "Something else happened first; look at the table again.",
    Code.ILLEGAL_MOVE: "The rules do not allow this move.",
    Code.BAD_MOVE: "This is not a move.",
    Code.SEAT_TAKEN: "Somebody else has this seat.",
    Code.NO_SUCH_SEAT: "This table has no such seat.",
    Code.SEAT_OPEN: "Nobody has this seat.",
    Code.SEATS_OPEN: "Not every seat is taken yet.",
    Code.NOT_HOST: "Only the host can do this.",
    Code.BAD_NAME: "A name needs at least one visible character.",
    Code.BAD_NONCE: "This nonce is not the one that was promised.",
    Code.NOT_IN_LOBBY: "The game has begun already.",
    Code.STARTING: "The game is about to begin.",
    Code.NOT_STARTING: "The game is not about to begin.",
    Code.NOT_PLAYING: "No game is going on at this table.",
    Code.NOT_OVER: "The game is not over yet.",
    Code.REMATCH_EXISTS: "The rematch is set up already.",
    Code.DEAL_IS_FINAL: "New tiles have been dealt; a deal is never taken back.",
    Code.NOTHING_TO_TAKE_BACK: "You have not played in this round yet.",
    Code.ALREADY_ASKED: "The others have been asked already.",
    Code.ALREADY_DECLINED: "The others have said no.",
    Code.NOT_ASKED: "Nobody asked you.",
    Code.TIME_IS_UP: "Your time is up.",
    Code.STAND_IN_PLAYS: "A bot plays for you; take your seat back first.",
    Code.NOT_AWAY: "Nobody plays for you.",
    Code.SEAT_LOST: "A bot has this seat for the rest of the game.",
    Code.NOT_DUE: "This is not due yet.",
    Code.RATED: "This game is rated: no move is taken back.",
    Code.NOT_RATABLE: "A rated game is played by one person against characters.",
    Code.START_IS_SET: "This table begins at a position, and its wall cannot be changed.",
    Code.TOO_MANY_CHANGES: "Too much has been changed at this table already.",
}


class Refusal(Struct, frozen=True):
    """The request was refused: a code for programs and a sentence for people."""

    code: Code
    sentence: str
    reason: Reason | None = None
    """Why the rules do not allow a move."""

    @classmethod
    def of(cls, code: Code) -> Refusal:
        """The refusal with its usual sentence."""
        return cls(code, SENTENCES[code])

    @classmethod
    def by_rules(cls, error: IllegalMoveError) -> Refusal:
        """The refusal of a move that the rules do not allow, with their reason."""
        sentence = error.sentence
        words = f"{sentence[0].upper()}{sentence[1:]}."
        return cls(Code.ILLEGAL_MOVE, words, error.reason)


class RefusedError(Exception):
    """Raised inside a decision; `decide` turns it into a refusal and drops the new entries."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal
