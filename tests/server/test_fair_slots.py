"""Slots are shared by address: one each before anyone's second, in the queue and in its order."""

import pytest

from azulejos.server.fair_slots import FairSlots
from azulejos.server.tables.tables import BusyError


def _filled(most: int, *jobs: str) -> FairSlots[str]:
    """Slots with jobs that are named after their caller and a number."""
    slots: FairSlots[str] = FairSlots(most)
    for job in jobs:
        slots.enter(job, job[0])
    return slots


def test_jobs_of_an_address_come_behind_the_first_of_another() -> None:
    assert list(_filled(9, "a1", "a2", "a3", "b1", "b2", "c1")) == [
        *("a1", "b1", "c1"),
        *("a2", "b2"),
        "a3",
    ]


def test_newcomer_does_not_wait_for_rounds_that_are_over_nor_jump_those_who_wait() -> None:
    slots = _filled(9, "a1", "a2", "a3", "b1", "b2", "b3")
    for done in ("a1", "b1"):
        slots.begin(done)
        slots.leave(done)
    slots.begin("a2")
    slots.enter("c1", "c")
    assert list(slots) == ["a2", "b2", "c1", "a3", "b3"]
    assert slots.waiting == ["b2", "c1", "a3", "b3"]


def test_newcomer_takes_the_newest_slot_of_the_address_with_the_most() -> None:
    slots = _filled(6, "a1", "a2", "b1", "b2", "b3", "c1")
    assert [slots.enter(job, job[0]) for job in ("d1", "e1", "f1")] == ["b3", "b2", "a2"]
    assert len(slots) == 6
    with pytest.raises(BusyError):  # everyone has one
        slots.enter("g1", "g")


def test_second_slot_is_taken_only_from_an_address_with_three() -> None:
    slots = _filled(4, "a1", "a2", "a3", "b1")
    assert slots.enter("b2", "b") == "a3"
    with pytest.raises(BusyError):
        slots.enter("b3", "b")


def test_job_that_has_begun_keeps_its_slot() -> None:
    slots = _filled(2, "a1", "a2")
    slots.begin("a1")
    assert slots.enter("b1", "b") == "a2"
    slots.leave("a1")
    assert slots.enter("a3", "a") is None


def test_shared_job_comes_when_it_is_the_turn_of_one_caller_and_is_no_surplus() -> None:
    slots = _filled(4, "a1", "a2", "a3", "b1")
    slots.join("a3", "c")
    assert list(slots) == ["a1", "a3", "b1", "a2"]
    assert slots.enter("d1", "d") == "a2"
