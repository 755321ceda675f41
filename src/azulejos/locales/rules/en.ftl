### The rules page in English, in our own words.

rules-title = How to play
rules-aim-title = Aim
rules-aim = Two to four players tile a wall. Whoever has most points when the first horizontal row of five is complete wins the game.
rules-round-title = A round
rules-round = Every round has two phases: first everybody takes tiles in turn until none are left, then complete lines go to the wall and score.
rules-take-title = Taking tiles
rules-take-factory = In your turn take all tiles of one colour from one factory display. The other tiles of that display go to the centre of the table.
rules-take-factory-example = The two blue tiles are taken; yellow and red go to the centre.
rules-take-centre = Or take all tiles of one colour from the centre. Whoever does so first in a round also takes the start marker, puts it on the floor line, and begins the next round.
rules-place-title = Placing them
rules-place = Put all the tiles you took on one of your five pattern lines. A line holds one colour only, and not a colour that the same row of your wall already has.
rules-place-example = A line of three gets four red tiles: three fit, one falls.
rules-floor-title = The floor line
rules-floor = Tiles that do not fit, or that you do not want to place, fall on the floor line from left to right. Each space costs the points printed below it. When it is full, further tiles go to the lid of the box at no cost.
rules-floor-example = Four tiles and the start marker: −8.
rules-tile-title = Tiling the wall
rules-tile = When no tiles are left to take, one tile of every complete line moves to the space of its colour in the same row, from top to bottom. The other tiles of that line go to the lid. Incomplete lines stay as they are.
rules-score-title = Scoring
rules-score = A tile scores the moment it is placed.
rules-score-alone = No tile beside it: 1 point.
rules-score-row = Tiles beside it in the row: as many points as tiles are connected, here 3.
rules-score-column = Tiles above or below it: the same for the column, here 2.
rules-score-both = In both directions: both count, and the new tile counts twice, here 3 + 2 = 5.
rules-score-gap = Tiles beyond a gap or on a diagonal do not count, here 1 point.
rules-score-floor = At the end of the phase everybody loses the points of the floor line. A score never goes below 0.
rules-end-title = End of the game
rules-end = The game ends after the round in which somebody completes a horizontal row. Then there are bonus points:
rules-bonus-row = 2 for every complete row
rules-bonus-column = 7 for every complete column
rules-bonus-colour = 10 for every colour with all five tiles on the wall
rules-tie = With equal points more complete rows win; if they are equal too, the victory is shared.
rules-grey-title = The grey wall
rules-grey = A variant: you choose the column for every tile, but no colour may be twice in a row or in a column. If a tile fits nowhere, all tiles of its line fall on the floor line.
rules-play = Try it: a game against a beginner
