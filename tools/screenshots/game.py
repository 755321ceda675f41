"""A game that is played for the pictures."""

from __future__ import annotations

import hashlib
import secrets

from tools.screenshots.camera import Camera


class Game:
    """A game that Anna plays by its own hints against bots."""

    def __init__(self, camera: Camera, seats: int, wall: str = "coloured") -> None:
        server = camera.server
        levels = ["casual", "skilled", "novice"][: seats - 1]
        options = {"wall": wall, "public": True}
        body = {"seats": [None, *levels], "options": options}
        opened = server.call("POST", "/api/tables", body, key=camera.player_key)
        self.id, token = opened["table"]["id"], opened["token"]
        self.path = f"/t/{self.id}"
        # Anna has a share in the draws, as everybody who sits down by the page has.
        nonce = secrets.token_bytes(32)
        claim = {"seat": 0, "name": "Anna", "nonce_hash": hashlib.sha256(nonce).hexdigest()}
        claimed = f"/api/tables/{self.id}/claim"
        granted = server.call("POST", claimed, claim, token, camera.player_key)
        key = {"id": self.id, "token": token, "returnPath": granted["return_path"], "at": 0}
        fixed = {"nonces": {0: nonce.hex()}, "commitment": opened["table"]["commitment"]}
        camera.keys = [{**key, **fixed}]
        self.page = camera.window("wide", "light")
        self.page.goto(server.url + self.path)
        self.page.locator(".start button").click()
        self.page.locator(".stage").wait_for()

    def wait(self) -> bool:
        """Wait for Anna's turn; false when the game is over."""
        self.page.locator("button[data-take], .choice, .falls, dialog table").first.wait_for()
        return self.page.locator("dialog table").count() == 0

    def finish(self) -> None:
        """Play to the end of the game."""
        while self.wait():
            self.move()

    def chooses(self) -> bool:
        return self.page.locator(".choice").count() > 0

    def move(self) -> None:
        """What the hint says."""
        moves = self.page.locator(".panel li").count()
        if self.page.locator(".choice, .falls").count():
            self.page.locator(".choice, .falls").first.click()
        else:
            self.page.get_by_role("button", name="Hint").click()
            self.page.locator(".piece.hinted > button").click()
            self.page.locator("[data-line].hinted").click()
        self.page.locator(".panel li").nth(moves).wait_for()

    def round(self) -> int:
        label = self.page.locator("button.counts").get_attribute("aria-label") or ""
        return int(label.split(".")[0].rpartition(" ")[2])

    def play_into(self, number: int, moves: int = 2) -> None:
        """Play on to some moves into a round."""
        while self.wait() and self.round() < number:
            self.move()
        for _ in range(moves):
            if self.wait():
                self.move()
        self.wait()
