### The words of azulejos in English: the source of all other languages.
###
### Keys and placeholders are the same in every language. A comment says where a message appears and
### whether it is read on the screen or heard: "label" is the name that a screen reader says for a
### control or a picture, "spoken" is a sentence that a screen reader says by itself.
### Names of players are never inflected. `make gallery` shows every message in every form.

# The name of the program, in the title of the browser's tab. Not translated.
title = azulejos
# The title of the browser's tab when it is the reader's turn. Short: a tab shows about 15 characters.
title-your-turn = ● Your turn – azulejos

## Lists, numbers and dates
## Parts of other messages, on the screen and spoken.

# Joins the last two parts of a list.
list-two = { $first } and { $last }
# Joins the parts of a list before the last two.
list-more = { $first }, { $rest }
# $thousands and $rest are digits: the separator of thousands.
number-thousands = { $thousands },{ $rest }
# $whole and $fraction are digits: the decimal separator.
number-decimal = { $whole }.{ $fraction }
percent = { $number }%
# Only in date-time. An abbreviation if the language has one.
month-short =
    { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }
# When a game was played, in the lists of games.
date-time = { $day } { month-short } { $year }, { $hour }:{ $minute }

## Tiles and colours

# The name of a colour, by itself: what colour a pattern line holds. Noun, or masculine adjective.
colour-name =
    { $colour ->
        [B] blue
        [Y] yellow
        [R] red
        [K] black
       *[W] white
    }
# The colour of one tile, said of the tile: it agrees with the word for a tile.
tile-colour =
    { $colour ->
        [B] blue
        [Y] yellow
        [R] red
        [K] black
       *[W] white
    }
# The object of a verb (take, place): accusative if the language has cases.
tiles =
    { $colour ->
        [B]
            { $count ->
                [one] { $count } blue tile
               *[other] { $count } blue tiles
            }
        [Y]
            { $count ->
                [one] { $count } yellow tile
               *[other] { $count } yellow tiles
            }
        [R]
            { $count ->
                [one] { $count } red tile
               *[other] { $count } red tiles
            }
        [K]
            { $count ->
                [one] { $count } black tile
               *[other] { $count } black tiles
            }
       *[W]
            { $count ->
                [one] { $count } white tile
               *[other] { $count } white tiles
            }
    }
# One colour in the list of what lies in a place; the word for tiles is left out. Nominative.
heap-part =
    { $colour ->
        [B] { $count } blue
        [Y] { $count } yellow
        [R] { $count } red
        [K] { $count } black
       *[W] { $count } white
    }
# Stands for the list if nothing lies there: "Factory 4: empty", "Centre: empty", "Floor line: empty".
heap-nothing = empty
# One of the things in the list of a floor line. Nominative, without article.
start-marker = start marker
# Label of the marker at a player's name.
has-start-marker = has the start marker
# Heading of a column of counts. One word.
bag = Bag
# Heading of a column of counts: the lid of the box, where used tiles lie. One word.
lid = Lid
# Label of the counts in the top line.
bag-and-lid = Round { $round }. { $bag } in the bag, { $lid } in the lid
# Heading of the sheet with the counts of bag and lid.
bag-and-lid-title = Bag and lid
# Below the counts of bag and lid.
bag-and-lid-note = When the bag is empty, the tiles in the lid go back into it.

## Sources
## Labels of the places where tiles are taken, for screen readers.

# Heading of the factories and the centre.
sources = Factories and centre
factory-holds = Factory { $number }: { $tiles }
centre-holds = Centre: { $tiles }
centre-holds-marker = Centre: { $tiles }, and the start marker
centre-holds-only-marker = Centre: only the start marker
# A button.
take-from-factory = Take { tiles } from factory { $number }
# A button.
take-from-centre =
    { $marker ->
        [yes] Take { tiles } and the start marker from the centre
       *[no] Take { tiles } from the centre
    }

## Boards

# Heading of the reader's own board.
your-board = Your board
# Heading of another player's board.
board-of = { $name }’s board
# Heading of all boards but the own.
other-boards = The other boards

## Pattern lines and floor line
## Labels of the lines, for screen readers: what lies there, then what the tiles in the hand would do.

line-empty =
    { $capacity ->
        [one] Line { $line }: empty, holds { $capacity } tile
       *[other] Line { $line }: empty, holds { $capacity } tiles
    }
line-state = Line { $line }: { $filled } of { $capacity }, { colour-name }
# $state is line-empty or line-state, $effect is one of the effects below.
line-takes = { $state }. { $effect }
# $why is one of the refusals below.
line-refuses = { $state }. { $why }
# A cost, at the end of the effects below and of the label of a floor line. Without a sign.
minus-points =
    { $cost ->
        [one] minus { $cost } point
       *[other] minus { $cost } points
    }
# Said of the tiles in the hand.
effect-fits =
    { $fits ->
        [one] { $fits } fits
       *[other] { $fits } fit
    }
# Said of the tiles in the hand. Points follow after a colon.
effect-completes =
    { $fits ->
        [one] { $fits } fits and completes the line
       *[other] { $fits } fit and complete the line
    }
# Said of the tiles in the hand: they go to the floor line.
effect-falls =
    { $falls ->
        [one] { $falls } falls
       *[other] { $falls } fall
    }
effect-falls-cost =
    { $cost ->
        [0] { effect-falls }
       *[other] { effect-falls }: { minus-points }
    }
effect-with-marker = { $effect }. Start marker: { minus-points }
effect =
    { $completes ->
        [yes]
            { $falls ->
                [0] { effect-completes }: { points }
               *[other] { effect-completes }: { points }. { effect-falls-cost }
            }
       *[no]
            { $fits ->
                [0] { effect-falls-cost }
               *[other]
                    { $falls ->
                        [0] { effect-fits }
                       *[other] { effect-fits }, { effect-falls-cost }
                    }
            }
    }
# Grey wall: the line will be complete, but no space of its row can take the tile. $stuck tiles fall later.
effect-line-fits-nowhere =
    { $stuck ->
        [one] Fits nowhere on the wall: { $stuck } tile will fall
       *[other] Fits nowhere on the wall: { $stuck } tiles will fall
    }
effect-line-falls =
    { $cost ->
        [0] { effect-line-fits-nowhere }
       *[other] { effect-line-fits-nowhere }, { minus-points }
    }
effect-more = { $first }. { $second }
floor-state =
    { $cost ->
        [0] Floor line: { $things }
       *[other] Floor line: { $things }. { minus-points }
    }
floor-takes = Floor line: { $things }. { $effect }

## The wall
## Labels for screen readers, unless a comment says otherwise. A place on the wall is a row and a
## column with a number; "horizontal row" and "vertical row" are for the rules.

# Part of wall-row and of heard-placed.
wall-tile = { tile-colour } in column { $column }
# Part of wall-row: a free space.
wall-space =
    { $wall ->
        [grey] column { $column }
       *[coloured] { tile-colour } { $column }
    }
wall-row =
    { $state ->
        [empty] Wall, row { $row }: no tiles; free: { $free }
        [full] Wall, row { $row }, complete: { $tiles }
       *[part] Wall, row { $row }: { $tiles }; free: { $free }
    }
# One space of the wall: with a tile, free with a printed colour, or free on the grey wall.
wall-cell =
    { $state ->
        [tile] Row { $row }, column { $column }: { tile-colour }
        [printed] Row { $row }, column { $column }: { colour-name }, free
       *[grey] Row { $row }, column { $column }: free
    }
# A small picture of a wall.
wall-picture =
    { $count ->
        [one] { $name }’s wall: { $count } tile
       *[other] { $name }’s wall: { $count } tiles
    }
# Grey wall, a button: the tile of this pattern line goes to this column.
tile-to-column = Tile from line { $line }, { tile-colour }, to column { $column }: { points }
# Grey wall: $why is one of the refusals below.
column-refuses = Row { $row }, column { $column }: { $why }
# Grey wall, a button on the screen: the line has no space on the wall.
line-falls =
    { $count ->
        [one] Line { $line } fits nowhere: { $count } tile falls, { minus-points }
       *[other] Line { $line } fits nowhere: { $count } tiles fall, { minus-points }
    }
# A button at a tile of the wall.
ask-tile = Row { $row }, column { $column }: { tile-colour }. What did it score?
# Heading of the answer, on the screen.
tile-asked = { $name }: row { $row }, column { $column }
# The answer, on the screen. $points is always 1.
tile-scored-alone = Placed in round { $round } with no neighbour: { $points } point.
# The answer, on the screen. $points is 2 to 5, and also the number of tiles.
tile-scored-one =
    { $way ->
        [row] Placed in round { $round }. It made a row of { $points }: { $points } points.
       *[column] Placed in round { $round }. It made a column of { $points }: { $points } points.
    }
# The answer, on the screen: a sum.
tile-scored-both = Placed in round { $round }. { $across } in its row and { $down } in its column: { $across } + { $down } = { $points } points.
# The answer, on the screen, if the game was opened in the middle.
tile-unknown = No record of what this tile scored.

## Players and points

# Label of a player's card on a small screen, a button. $states is a list: the parts below, away, has-start-marker.
chip =
    { $state ->
        [plain] { $name }: { points }. Show the board
       *[more] { $name }: { points }, { $states }. Show the board
    }
# Part of chip: the player has the turn.
chip-turn = to move
# Part of chip: the player will complete a row, so this is the last round.
chip-ends = will end the game
# Part of chip: the time that the player has left, such as 4:05.
chip-clock = { $clock } left
# On the screen and spoken, also inside other messages.
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Label of a score, and spoken at the end of the game.
score-of = { $name }: { points }
# Link beside a refusal, a score or a line that fell: opens the rulebook at the paragraph.
see-rule = See the rule
# Heading on the screen.
score-track = Score track
# Label of the score track; $scores is a list.
score-track-is = Score track: { $scores }
# At a player's name: this player will complete a row, so this is the last round. Short.
row-will-close = Will end the game
# At a player's name: not at the table. One or two words, small letters.
away = away
# At a player's name, instead of "away". Small letters, short.
bot-plays-on = a bot has taken over

## The turn
## In the bar above the board: one line on a phone, about 30 characters.

your-turn = Your turn
# The same for the grey wall.
your-turn-tile = Choose a column
turn-of = { $name } to move
dealing = Dealing
scoring = Scoring
game-over = Game over
# The reader looks at an earlier position. "Move" is a noun.
looking-back = Move { $move } of { $moves }
# Tiles that the reader has picked up. Nominative: not the form of "tiles" in all languages.
in-hand = In hand: { tiles }
# The reader is typing a move: 3R…
typing = { $typed }…
# $typed is a typed move, such as 3R2.
not-there = { $typed } is not possible right now
# A button.
back-to-game = Back to the game
# A button that stops an animation. It does not pass the turn.
skip = Skip animation

## Questions and answers
## On the screen, above the board, with buttons.

# Asks before a move, if the player wants to be asked.
confirm-draft =
    { $from ->
        [centre]
            { $to ->
                [floor] Drop { tiles } from the centre on the floor line?
               *[line] Place { tiles } from the centre in line { $line }?
            }
       *[factory]
            { $to ->
                [floor] Drop { tiles } from factory { $factory } on the floor line?
               *[line] Place { tiles } from factory { $factory } in line { $line }?
            }
    }
confirm-tiling = Place the tile from line { $line } in column { $column }?
confirm-line-falls = Drop all tiles of line { $line } on the floor line?
# A button.
confirm = Confirm
# A button.
cancel = Cancel
# A button.
close = Close
# A button.
undo = Undo
# A button: another player may take a move back.
agree = Allow
# A button: another player may not take a move back.
refuse = Decline
take-back-asked = { $name } would like to take the last move back.
# The request to take a move back has gone to the other players.
take-back-sent = Request sent.
# The others have declined.
take-back-refused = The move stands.
taken-back =
    { $you ->
        [yes] You took a move back
       *[no] { $name } took a move back
    }
bot-plays-for-you = A bot is playing for you.
# A button: the player takes over from the bot. Not a rematch.
return-to-seat = Take my seat back

## Hints

# A button, and the heading of an answer. Noun.
hint = Hint
# A button or a note while the bot thinks.
thinking = Thinking…
# On the screen and spoken; $move is do-draft, do-tiling or do-line-falls.
hint-is =
    { $you ->
        [yes] Hint: { $move }
       *[no] { turn-of }. Hint: { $move }
    }
# A move as an invitation: in hints, on the screen and spoken, and in the list of best moves. It
# follows a colon: small letter, no full stop, no arrow.
do-draft =
    { $from ->
        [centre]
            { $to ->
                [floor] drop { tiles } from the centre on the floor line
               *[line] place { tiles } from the centre in line { $line }
            }
       *[factory]
            { $to ->
                [floor] drop { tiles } from factory { $factory } on the floor line
               *[line] place { tiles } from factory { $factory } in line { $line }
            }
    }
# Like do-draft, for the grey wall.
do-tiling = place the tile from line { $line } in column { $column }
# Like do-draft, for a line that fits nowhere on the grey wall.
do-line-falls = drop all tiles of line { $line } on the floor line

## The coach of a first game

# Label of the remarks.
coach = Coach
# Spoken: a remark of the coach.
coach-says = { coach }: { $words }
# On the screen while the coach has nothing to say.
coach-quiet = I speak up when it matters.
# After a move that lost much; $move is do-draft, do-tiling or do-line-falls. A reason follows.
coach-better = Better: { $move }.
# A checkbox in the settings.
coach-setting = Coach in the first game

## Buttons and notes at the table

# The empty field for a typed move, and its label. At most about 20 characters.
type-a-move = Type a move: 3R2
# The button beside the field for a typed move. A verb, short.
play-move = Play
# Below the field for a typed move, and in the list of keys: what the letters stand for. The letters
# are the same in every language; a no-break space keeps a letter beside its word.
key-letters = B blue, Y yellow, R red, K black, W white; C centre, F floor line
# A button in the top line, and the heading of a sheet.
menu = Menu
# A player says something; $words is one of the reactions below.
says = { $name }: { $words }
# In the top line while there is no connection.
reconnecting = Reconnecting…
# A note on the screen: the reader moved while there was no connection. "Move" is a noun.
move-waits = Your move is kept and waits for the connection.
# In the top line. Short.
round = Round { $round }
# A button, for a moment after it was pressed.
copied = Copied

## Why a line or a column is refused
## On the screen, spoken, and in the terminal. A whole sentence.

refused-line-complete = Line { $line } is already complete.
refused-line-has-other-colour =
    { $holds ->
        [B] Line { $line } holds blue tiles.
        [Y] Line { $line } holds yellow tiles.
        [R] Line { $line } holds red tiles.
        [K] Line { $line } holds black tiles.
       *[W] Line { $line } holds white tiles.
    }
# $line is the number of a row of the wall.
refused-row-has-colour =
    { $colour ->
        [B] Row { $line } of your wall already has blue.
        [Y] Row { $line } of your wall already has yellow.
        [R] Row { $line } of your wall already has red.
        [K] Row { $line } of your wall already has black.
       *[W] Row { $line } of your wall already has white.
    }
refused-space-taken = This space is taken.
refused-column-has-colour = This column already has that colour.
refused-tile-fits = A tile that fits must be placed.

## Log
## On the screen, in a narrow column: one line each, about 30 characters. A tile with its number is
## drawn before the entry. Signs: ① to ⑨ is a factory ($factory is the sign), ≡ is a pattern line.

# Heading, and a button that opens the log.
log = Log
log-round = Round { $round }
# "centre" and "floor" are short words for the centre of the table and the floor line.
log-draft =
    { $you ->
        [yes]
            { $from ->
                [centre]
                    { $to ->
                        [floor] You: centre → floor
                       *[line] You: centre → ≡{ $line }
                    }
               *[factory]
                    { $to ->
                        [floor] You: { $factory } → floor
                       *[line] You: { $factory } → ≡{ $line }
                    }
            }
       *[no]
            { $from ->
                [centre]
                    { $to ->
                        [floor] { $name }: centre → floor
                       *[line] { $name }: centre → ≡{ $line }
                    }
               *[factory]
                    { $to ->
                        [floor] { $name }: { $factory } → floor
                       *[line] { $name }: { $factory } → ≡{ $line }
                    }
            }
    }
log-tiling =
    { $you ->
        [yes] You: ≡{ $line } → column { $column }, +{ $points }
       *[no] { $name }: ≡{ $line } → column { $column }, +{ $points }
    }
# The line fits nowhere on the grey wall.
log-line-falls =
    { $you ->
        [yes] You: ≡{ $line } → floor
       *[no] { $name }: ≡{ $line } → floor
    }
# Points of a round, and what the floor line cost.
log-scored =
    { $you ->
        [yes]
            { $lost ->
                [0] You: +{ $gained }
               *[other] You: +{ $gained }, floor line −{ $lost }
            }
       *[no]
            { $lost ->
                [0] { $name }: +{ $gained }
               *[other] { $name }: +{ $gained }, floor line −{ $lost }
            }
    }
log-floor =
    { $you ->
        [yes] You: floor line −{ $lost }
       *[no] { $name }: floor line −{ $lost }
    }
# A sentence below the entry.
log-time =
    { $you ->
        [yes] You ran out of time.
       *[no] { $name } ran out of time.
    }
# The name of a player whose moves a bot makes for now.
stand-in = { $name } (bot)
log-bonus =
    { $you ->
        [yes]
            { $kind ->
                [row] You: complete row, +{ $points }
                [column] You: complete column, +{ $points }
               *[colour] You: all five of a colour, +{ $points }
            }
       *[no]
            { $kind ->
                [row] { $name }: complete row, +{ $points }
                [column] { $name }: complete column, +{ $points }
               *[colour] { $name }: all five of a colour, +{ $points }
            }
    }

## Looking back
## Labels of the slider below the board.

# A button. Alone: say what it goes to if the language needs it.
previous = Previous
# A button. Alone: say what it goes to if the language needs it.
next = Next
# The slider. "Move" is a noun.
replay-position = Move shown
# The value of the slider. "Move" is a noun.
move-of = Move { $move } of { $moves }

## What a listener hears
## Spoken: whole sentences in full words, without signs. heard-draft, heard-tiling and
## heard-line-falls are also the labels of the entries of the log.

heard-draft =
    { $you ->
        [yes]
            { $from ->
                [centre]
                    { $to ->
                        [floor] You take { tiles } from the centre for the floor line.
                       *[line] You take { tiles } from the centre for line { $line }.
                    }
               *[factory]
                    { $to ->
                        [floor] You take { tiles } from factory { $factory } for the floor line.
                       *[line] You take { tiles } from factory { $factory } for line { $line }.
                    }
            }
       *[no]
            { $from ->
                [centre]
                    { $to ->
                        [floor] { $name } takes { tiles } from the centre for the floor line.
                       *[line] { $name } takes { tiles } from the centre for line { $line }.
                    }
               *[factory]
                    { $to ->
                        [floor] { $name } takes { tiles } from factory { $factory } for the floor line.
                       *[line] { $name } takes { tiles } from factory { $factory } for line { $line }.
                    }
            }
    }
# One tile moves, not the line.
heard-tiling =
    { $you ->
        [yes] You place the tile from line { $line } in column { $column }: { points }.
       *[no] { $name } places the tile from line { $line } in column { $column }: { points }.
    }
heard-line-falls =
    { $you ->
        [yes] Your line { $line } fits nowhere and falls.
       *[no] { $name }: line { $line } fits nowhere and falls.
    }
heard-round =
    { $you ->
        [yes] Round { $round }. You begin.
       *[no] Round { $round }. { $name } begins.
    }
heard-marker =
    { $you ->
        [yes] You get the start marker.
       *[no] { $name } gets the start marker.
    }
heard-last-round =
    { $you ->
        [yes] You will complete a row: this is the last round.
       *[no] { $name } will complete a row: this is the last round.
    }
# Before the points of a round.
heard-scoring = Scoring of round { $round }.
heard-placed =
    { $you ->
        [yes] Row { $row }, { wall-tile }: { points }.
       *[no] { $name }, row { $row }, { wall-tile }: { points }.
    }
# $total is the new score, a number.
heard-scored =
    { $you ->
        [yes]
            { $lost ->
                [0] You score { points } and now have { $total }.
               *[other] You score { points }, lose { $lost } on the floor line and now have { $total }.
            }
       *[no]
            { $lost ->
                [0] { $name } scores { points } and now has { $total }.
               *[other] { $name } scores { points }, loses { $lost } on the floor line and now has { $total }.
            }
    }
# $total is the new score, a number.
heard-floor =
    { $you ->
        [yes]
            { $points ->
                [0] You have no points to lose on the floor line.
               *[other] You lose { points } on the floor line and now have { $total }.
            }
       *[no]
            { $points ->
                [0] { $name } has no points to lose on the floor line.
               *[other] { $name } loses { points } on the floor line and now has { $total }.
            }
    }
heard-total =
    { $you ->
        [yes] You now have { points }.
       *[no] { $name } now has { points }.
    }
# Part of heard-bonus.
heard-bonus-for =
    { $kind ->
        [row] completing row { $number }
        [column] completing column { $number }
       *[colour]
            { $colour ->
                [B] all five blue tiles
                [Y] all five yellow tiles
                [R] all five red tiles
                [K] all five black tiles
               *[W] all five white tiles
            }
    }
heard-bonus =
    { $you ->
        [yes] You get { points } for { heard-bonus-for }.
       *[no] { $name } gets { points } for { heard-bonus-for }.
    }
# The player has put back the tiles that were picked up.
heard-put-back = You put the tiles back.
# After reconnecting.
heard-online = Connected again.

## Why a move is good or bad
## Below a hint and a move of an analysis, on the screen and in the terminal: how the round ends
## with this move, compared with another move. Whole sentences.

# The game ends. $points is the final score, $other_points that of the best opponent.
reason-wins =
    { $you ->
        [yes] You win the game, { $points } to { $other_points }.
       *[no] { $name } wins the game, { $points } to { $other_points }.
    }
# The game ends, and several players win. $points is the final score of each of them.
reason-shares =
    { $you ->
        [yes] You share the victory, { $points } to { $points }.
       *[no] { $name } shares the victory, { $points } to { $points }.
    }
# The game will end with this round.
reason-ends-game =
    { $you ->
        [yes] You complete row { $row }: this is the last round.
       *[no] { $name } completes row { $row }: this is the last round.
    }
# Another move would end the game.
reason-goes-on =
    { $you ->
        [yes] You do not complete row { $row }: the game goes on.
       *[no] { $name } does not complete row { $row }: the game goes on.
    }
reason-completes =
    { $you ->
        [yes] You complete line { $line }: +{ $points }.
       *[no] { $name } completes line { $line }: +{ $points }.
    }
# "Otherwise", here and below: with the move that this one is compared with.
reason-misses =
    { $you ->
        [yes] You do not complete line { $line } (otherwise +{ $points }).
       *[no] { $name } does not complete line { $line } (otherwise +{ $points }).
    }
# The move leaves tiles for an opponent.
reason-leaves =
    { $you ->
        [yes] This leaves { tiles }: you complete line { $line } (+{ $points }).
       *[no] This leaves { tiles }: { $name } completes line { $line } (+{ $points }).
    }
# The move takes tiles away from an opponent.
reason-denies =
    { $you ->
        [yes] This takes { tiles }: you do not complete line { $line } (otherwise +{ $points }).
       *[no] This takes { tiles }: { $name } does not complete line { $line } (otherwise +{ $points }).
    }
reason-instead =
    { $you ->
        [yes] You complete line { $line } (+{ $points }) instead of line { $other_line } (+{ $other_points }).
       *[no] { $name } completes line { $line } (+{ $points }) instead of line { $other_line } (+{ $other_points }).
    }
# Points for all tiles that go to the wall in this round; $line makes the largest difference.
reason-scores-more =
    { $you ->
        [yes] You get { points } for new tiles on the wall (otherwise { $other_points }), above all with line { $line }.
       *[no] { $name } gets { points } for new tiles on the wall (otherwise { $other_points }), above all with line { $line }.
    }
# Like reason-scores-more, but the line is missing here.
reason-scores-less =
    { $you ->
        [yes] You get { points } for new tiles on the wall (otherwise { $other_points }, above all with line { $line }).
       *[no] { $name } gets { points } for new tiles on the wall (otherwise { $other_points }, above all with line { $line }).
    }
reason-floor =
    { $you ->
        [yes]
            { $points ->
                [0] You lose nothing on the floor line (otherwise { $other_points }).
               *[other]
                    { $other_points ->
                        [0] You lose { points } on the floor line.
                       *[other] You lose { points } on the floor line (otherwise { $other_points }).
                    }
            }
       *[no]
            { $points ->
                [0] { $name } loses nothing on the floor line (otherwise { $other_points }).
               *[other]
                    { $other_points ->
                        [0] { $name } loses { points } on the floor line.
                       *[other] { $name } loses { points } on the floor line (otherwise { $other_points }).
                    }
            }
    }
# A warning of the coach before a move.
reason-marker-cheap = The start marker costs only { points } now: it comes with tiles from the centre, and you begin the next round.
# A warning of the coach before a move; $more is a number of points.
reason-floor-fills = Your floor line already costs { points }; the next tile there costs { $more } more.
reason-begins =
    { $you ->
        [yes] You begin the next round.
       *[no] { $name } begins the next round.
    }
# "Then", here and below: at the end of the round.
reason-row =
    { $you ->
        [yes] You then have { $tiles } of 5 tiles in row { $row } (otherwise { $other_tiles }).
       *[no] { $name } then has { $tiles } of 5 tiles in row { $row } (otherwise { $other_tiles }).
    }
reason-column =
    { $you ->
        [yes]
            { $tiles ->
                [5] You complete column { $column }: { $points } bonus points.
               *[other] You then have { $tiles } of 5 tiles in column { $column } (otherwise { $other_tiles }).
            }
       *[no]
            { $tiles ->
                [5] { $name } completes column { $column }: { $points } bonus points.
               *[other] { $name } then has { $tiles } of 5 tiles in column { $column } (otherwise { $other_tiles }).
            }
    }
reason-colour =
    { $you ->
        [yes]
            { $tiles ->
                [5] You then have { tiles } on the wall: { $points } bonus points.
               *[other] You then have { tiles } on the wall (otherwise { $other_tiles }).
            }
       *[no]
            { $tiles ->
                [5] { $name } then has { tiles } on the wall: { $points } bonus points.
               *[other] { $name } then has { tiles } on the wall (otherwise { $other_tiles }).
            }
    }
# An incomplete line keeps its tiles.
reason-line =
    { $you ->
        [yes] You then have { $tiles } of { $space } tiles in line { $line } (otherwise { $other_tiles }).
       *[no] { $name } then has { $tiles } of { $space } tiles in line { $line } (otherwise { $other_tiles }).
    }
# The bag has too few tiles for an incomplete line. $bag and $lid are numbers.
reason-supply =
    { $you ->
        [yes] You still need { tiles } for line { $line }: { $bag } in the bag, { $lid } in the lid.
       *[no] { $name } still needs { tiles } for line { $line }: { $bag } in the bag, { $lid } in the lid.
    }
# With this move and with the one that it is compared with.
reason-same =
    { $you ->
        [yes] You get the same points in this round either way.
       *[no] { $name } gets the same points in this round either way.
    }

## Analysis

# A button. A verb.
analyse = Analyse
# Title of the screen, and link to it: set up positions, try moves.
analysis-board = Analysis board
# Unfolds the numbers of a graph, below it. Short.
chart-as-table = Show as a table
# Heading of a list of moves.
best-moves = { $name }: best moves
# Heading of a column, and a label.
win-probability = Win probability
# Heading of a position that was opened without a game.
position-loaded = Position

## First screen

# Below the name of the program.
lead = The tile game for two to four players, with friends or against a bot.
# The largest button.
play-now = Play now
# A button: play with other people.
with-friends = With friends
# A button that opens the lesson. At most about 16 characters, beside "With friends" on a phone.
learn = Learn to play
# A button with a picture that opens a puzzle: a position with one best move. At most about 18 characters.
puzzle-of-day = Puzzle of the day
# Beside "Puzzle of the day", for screen readers: the reader has solved it. Short.
puzzle-solved = Solved
# Between "Play now" and the choice of a bot.
against = against
# A bot to choose: its name, then its level.
character = { $name } · { $level }
# Title of the list of bots, and what the button with the chosen bot does.
choose-opponent = Choose your opponent
# In the list of bots: how strong one is, as a number.
character-rating = Rating { $rating }
# For screen readers: the name of the row of pictures that lead to the lesson, the puzzles, friends and the analysis board.
ways-in = Ways in
# Heading of the list of own games that are not over.
my-games = Continue
# Heading of a list.
open-tables = Tables with open seats
# Heading of a list.
finished-games = Finished games
# Checkbox beside “Play now” and for a new table: the game counts for the rating.
rated = Rated
# What a rated game is, and everything that counts as a loss. It is shown before the game.
rated-means = No hints, nothing taken back. Once the game has begun you lose if you leave, resign or run out of time, and without a clock also if you are away for ten minutes on your turn.
# First screen: the rating of this person, with how exact it is.
my-rating = My rating: { $rating }
# First screen: link to the list of all finished games.
all-games = All games and statistics
# Link to a screen, and its title.
my-games-and-i = My games and I
# In a list of games: how far the game is. Short.
game-in =
    { $state ->
        [playing] Round { $round }
       *[other] Waiting for players
    }
# A button in a list of games. A verb.
watch = Watch
# Stands for the list.
no-tables = There is no public table at the moment.
# A button that leads to the page below. At most about 20 characters.
load-record = Open a saved game
# Label of the field for a file.
record-file = Record file (.azul)
# Heading of the page.
load-title = Open a game or a position
# Label of the field for text, after the field for a file.
record-text = or paste a record or a position
# A button. A verb.
load-it = Open
# Label of the choice of a language.
language = Language
# Label of the choice of a theme.
theme = Appearance
# A choice that stands alone on the first screen: the theme of the device.
theme-auto = System
# A choice: light theme.
theme-light = Light
# A choice: dark theme.
theme-dark = Dark
# Name of a button at the board of the first screen that plays a game by itself.
demo-pause = Pause the demo game
# The same button when the game is paused or over.
demo-play = Play the demo game
# A button at the foot of the first screen: the browser installs the page as an app.
install = Install
# A note on the first screen while the server does not answer; also spoken.
server-away = The server does not answer. The rules and your finished games open without it; everything else needs it. This page keeps trying.
# Instead of a screen that cannot be shown without the server; also spoken.
needs-server = This needs the server, which is not answering at the moment. This page keeps trying.
# At the foot of the first screen and of the rules.
not-affiliated = A free, unofficial program; not affiliated with the game’s designer or publisher.
# A button.
to-first-screen = To the first screen
# While the page loads a table.
setting-the-table = Preparing the table…
# Instead of the own name in lists of players. Nominative.
you = You

## Levels
## The level of a bot, after its name: "Leonor · skilled". One word or two, in small letters. It
## agrees with the bot's name if the language wants it.

level-novice = novice
level-beginner = beginner
level-casual = casual
level-regular = regular
level-capable = capable
level-skilled = skilled
level-advanced = advanced
level-veteran = veteran
level-strong = strong
level-expert = expert
level-elite = elite
level-champion = champion
level-master = master

## How a bot plays
## Below the choice of a bot: one sentence whose subject, the bot, is left out. No he or she.

plays-novice = Fills one line after another, forgets the bonuses and the other players, and often misses the best move.
plays-beginner = Fills one line after another, forgets the bonuses and the other players, and sometimes misses a good move.
plays-casual = Builds columns, but forgets the colours and the other players.
plays-regular = Knows all bonuses and what the next player wants, but does not see how the round will end.
plays-capable = Thinks the round through to its end, but no further.
plays-skilled = Has learned from many games, but does not think ahead and often misses a move.
plays-advanced = Has learned from many games, but does not think ahead and sometimes misses a move.
plays-veteran = Has learned from many games and thinks a little ahead.
plays-strong = Has learned from many games and thinks a few moves ahead.
plays-expert = Has learned from many games and thinks ahead.
plays-elite = Thinks further ahead and makes few mistakes.
plays-champion = Thinks far ahead and hardly ever makes a mistake.
plays-master = Thinks furthest ahead: the strongest player here.

## A new table
## On the screen where a table is created.

# Heading.
how-many = How many seats?
# A choice: only the number.
seats-count = { $count }
# Heading.
who-sits-where = Who plays?
# Label of a row.
seat-number = Seat { $seat }
# A choice: this person plays at the reader's own screen.
at-this-screen = At this screen
# A choice: this person gets a link.
by-link = Friend, by link
# Label of a field.
name = Name
# The name of a person who gives none.
guest = Guest
# The same, if there are several.
guest-number = Guest { $number }
# Heading, and the label of a wall for screen readers.
wall = Wall
# A choice.
wall-coloured = Coloured wall
# Below the choice.
wall-coloured-is = Every colour has its space.
# A choice.
wall-grey = Grey wall
# Below the choice.
wall-grey-is = You choose the column.
# Heading.
clock = Clock
# A choice; in the lobby a sentence after others.
clock-none = No clock.
# A choice; in the lobby a sentence after others. "Move" is a noun.
clock-move =
    { $seconds ->
        [one] { $seconds } second a move.
       *[other] { $seconds } seconds a move.
    }
# A choice; in the lobby a sentence after others. "Move" is a noun.
clock-move-days =
    { $days ->
        [one] { $days } day a move.
       *[other] { $days } days a move.
    }
# A note below a choice of days for each move.
clock-days-note = No player is replaced for being away. If a move is not made in time, a bot makes it.
# The time left on a clock that runs for days; as short as possible: days and hours.
clock-days-left = { $days } d { $hours } h
# A choice; in the lobby a sentence after others. $increment seconds are added after each move.
clock-budget =
    { $minutes ->
        [one] { $minutes } minute each, +{ $increment } s a move.
       *[other] { $minutes } minutes each, +{ $increment } s a move.
    }
# A choice: fields for the numbers appear below it. "Move" is a noun.
clock-own-move = Custom time per move…
# A choice: fields for the numbers appear below it.
clock-own-budget = Custom time per player…
# Label of a field for a number. "Move" is a noun.
clock-seconds = Seconds per move
# Label of a field for a number.
clock-minutes = Minutes per player
# Label of a field for a number. "Move" is a noun.
clock-increment = Seconds added after each move
# A box to tick.
public-table = Public: anyone can watch or join
# The button at the end, if others must come first.
make-table = Create table
# The button at the end, if the game can begin at once; also in the lobby.
start-game = Start game

## Waiting for others
## The lobby, on the screen.

# Heading.
lobby = The table is ready
# Heading, for a moment.
starting = Starting…
# Below the heading; the clock follows as a sentence.
table-is =
    { $wall ->
        [grey] { $seats } seats, grey wall.
       *[coloured] { $seats } seats, coloured wall.
    }
# Instead of a name.
open-seat = Open seat
# After a name. Small letters.
is-here = is here
# After a name. Small letters.
not-yet-here = not here yet
# Label of a choice: an open seat, or a bot.
seat-is = Who sits in seat { $seat }?
# A button.
sit-down = Sit down
# The same button for a player who has a seat: another person at the same screen.
sit-here-too = Add a player at this screen
# A button.
stand-up = Stand up
# A button: the player has come and is ready.
come-along = I’m here
# Label of a field.
your-name = Your name
# Label of a field.
name-for-next = Name for the next seat
waiting-for-seats =
    { $count ->
        [one] Waiting for { $count } more player.
       *[other] Waiting for { $count } more players.
    }
come-back-any-time = You can close this page and come back at any time: your seat stays yours on this device.
# Heading.
invite-link = Invite link
# A button.
copy-link = Copy link
# A button.
share = Share
# If the button could not copy.
copy-by-hand = Select the link and copy it.
# A command follows on a line of its own.
only-this-machine = This link works only on this computer. To play from other devices, start the server with:
# Label of a picture.
qr-of-link = The invite link as a QR code
# Instead of a table: everybody left before the game began.
table-abandoned = This table was abandoned.
# Every player adds a random number to the draw of the tiles ("share").
start-waits = The game starts when every player has added their share to the draw. Still missing: { $names }.
# A button: start although a player's share is missing.
start-unproven = Start without it: the draw will not be proven
start-host-decides = The host decides whether to start without it.
# A button.
new-table = New table
# Below the button.
new-table-is = A new table means a new draw. Everyone sits down again.
table-goes-on = A new table is waiting.
# A button: to the new table.
go-there = Go to the new table
# A button of the host: a seat becomes open again.
open-the-seat = Free the seat

## Menu and settings
## On the screen, in the sheet that the menu button opens.

# A link in the menu of a game and at the foot of the first screen: opens the rulebook. One word,
# beside "Log".
rules = Rules
# A button.
download-record = Download record
# A button: the file by which a player can check the draw of the tiles.
save-proof = Save my proof
# First line of that file.
proof-title = Proof of the draws at table { $table }
# A line of that file; (commitment) is the technical word.
proof-commitment = Fixed by the server before the game (commitment): { $commitment }
# A line of that file; (nonce) is the technical word.
proof-seat = Seat { $seat }, my share of the draw (nonce): { $nonce }
# A line of that file, one for every seat; (nonce hash) is the technical word.
proof-hash = Seat { $seat }, its share was fixed before the start (nonce hash): { $hash }
# The same line for a seat without a share, such as that of a bot.
proof-no-share = Seat { $seat }: no share of the draw
# A line of that file; a command follows.
proof-how = After the game, save the record too and run this command next to it:
# A button.
copy-position = Copy position
# A button: the link by which the player gets the seat back on another device.
copy-return-link = Copy my private link
# A button.
show-result = Show the result
# A button. A verb.
resign = Resign
resign-sure = Give up this game?
# If several players share the screen; buttons with their names follow.
resign-who = Who gives up?
# A button: all players at this screen.
resign-all = All of us
resign-bot = A bot will play the seat to the end.
# A button.
leave = Leave the table
leave-sure = Leave the table? A bot will take over; you can come back.
# The question before leaving a rated game.
leave-sure-rated = Leave the table? The game is rated, so you will lose it.

## Reactions
## What a player can say to the others: a small button, then a note at the sender's name. Short.

# Heading.
reactions = Say something
reaction-hello = Hello!
reaction-good-luck = Good luck!
reaction-well-played = Well played!
reaction-thanks = Thanks!
reaction-wow = Wow!
reaction-oops = Oops!
reaction-sorry = Sorry!
reaction-bye = Bye!
reaction-thinking = Let me think…
reaction-hurry = Your turn!

## Settings
## Labels of settings, on the screen.

# Heading.
settings = Settings
# The speeds below are its values and agree with it.
animation-speed = Animation speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = Off
# How much a screen reader says by itself. The three below are its values.
announcements = Announcements for screen readers
announcements-everything = Everything
# Sums instead of every tile.
announcements-short = Short
announcements-turn = Only my turn
sound = Sound
volume = Volume
# A box to tick.
confirm-moves = Ask before every move
# A box to tick: keys such as H act without Ctrl or Alt.
single-key-shortcuts = Single-key shortcuts
# A box to tick.
notify = Notify me when it is my turn
# A note below the box for notifications, after the browser has refused.
notify-refused = This browser does not allow notifications from this page. You can change that in its settings.

## Keys
## The list of keys, on the screen: what a key does. Small letters, short.

# Heading.
shortcuts = Keyboard shortcuts
# The keys "3 R 2". The letters are explained below it by key-letters.
key-move = factory (or C), colour, line (or F)
key-step = step through the game
key-hint = hint
key-undo = undo
key-log = log
key-skip = skip the animation
key-cancel = put the tiles back
key-help = this list

## The end

# Heading of the result, and spoken.
you-win = You win!
# Heading of the result, and spoken.
wins = { $name } wins the game
# Heading of the result, and spoken.
shared-victory = { $names } share the victory

## Why the game ended
## A sentence below the heading of the result, and spoken.

ended-row = A horizontal row is complete.
ended-no-tiles = There are no tiles left to deal.
ended-barren = No tile reached a wall for three rounds.
ended-resign = { $name } gave up.
# Two or more players.
ended-resigned = { $names } gave up.
ended-time = { $name } ran out of time.
ended-abandoned = Everybody left the table.

## Where the points came from
## Headings of the rows of a table, on the screen and in the terminal. Short.

# What a player had when the game began, if it began at a position.
source-before = Before
source-placements = Placed tiles
source-floor = Floor line
source-rows = Rows
source-columns = Columns
source-colours = Colours
source-total = Total

## After the game

# A button: a new game with the same players.
rematch = Rematch
# A note.
rematch-waits = A rematch is waiting.
# A button, and the heading of a page.
replay = Replay
# A link, and the heading of a page: what every move of a game was worth. A noun.
review = Review
# Label of the same link in a list of games; $names are the players.
review-of = Review: { $names }

## The draw of the tiles
## Whether the server has dealt fairly: sentences on the screen, below the result or as a warning.

draws-verified = Verified: every tile follows from the seed, which was fixed before the game, and from your own share of the draw.
draws-consistent = The draws follow from the published seed. Only a player’s own page can prove more.
draws-unproven = Not proven: a player’s share of the draw is missing.
# The browser has stored this game for an older version, which did not note every player's share in time.
draws-older = Not proven: the shares of the draw were saved by an older version.
draws-failed = Failed: the draws do not follow from what was fixed!
draws-impossible = The draws cannot be checked here.
# At a training table, which begins at a position.
draws-start-set = The start of this game was set by hand; tiles were drawn only after it.
# Heading of a warning.
alarm = Warning!
alarm-commitment = The server has replaced the seed that it had fixed for this table. The draw cannot be trusted.
alarm-nonce = The server does not use your share of the draw. The draw cannot be trusted.
alarm-promise = Another player’s share was replaced after the start. The draw cannot be trusted.
alarm-bot = The server has added a share of the draw for a bot. The draw cannot be trusted.
alarm-draws = The tiles of this game do not follow from what was fixed before it.

## Refusals
## The server or the page says no: one or two sentences in a note on the screen, also spoken.

# For a code that this page does not know; $code is a technical name such as table/closed.
code-other = That did not work ({ $code }).
code-page-offline = No connection to the server.
code-page-unknown = Something went wrong. Please try again.
code-game-bad-record = This record cannot be read.
code-game-bad-position = This position cannot be read or is not possible.
code-game-nobody-chooses = There is no choice to make in this position.
code-game-no-moves = There is no move in this game.
code-game-too-long = This game has too many moves for a review.
code-table-not-your-turn = It is not your turn.
code-table-not-your-seat = This seat is not yours.
code-table-stale = The game has moved on. Please try again.
code-table-illegal-move = This move is not possible.
code-table-bad-move = This is not a move.
code-table-seat-taken = This seat is taken.
code-table-no-such-seat = There is no such seat.
code-table-seat-open = This seat is open.
code-table-seats-open = There are still open seats.
code-table-not-host = Only the host can do this.
code-table-bad-name = Please choose another name.
code-table-bad-nonce = The draw could not be prepared.
code-table-not-in-lobby = The game has already begun.
code-table-starting = The game is about to begin.
code-table-not-starting = The game is not starting at the moment.
code-table-not-playing = The game is not running.
code-table-not-over = The game is not over yet.
code-table-rematch-exists = There is a rematch already.
code-table-deal-is-final = New tiles have been dealt: earlier moves are final.
code-table-nothing-to-take-back = There is nothing to take back.
code-table-already-asked = The request has already been sent.
code-table-already-declined = The others have declined.
# A player answers a request that was never made.
code-table-not-asked = There is no request to answer.
code-table-time-is-up = Time is up.
code-table-stand-in-plays = A bot is playing this seat at the moment.
# A player who is at the table asks for the seat back.
code-table-not-away = You are already at the table.
code-table-seat-lost = A bot has this seat for the rest of the game.
code-table-not-due = It is too early for that.
code-table-start-is-set = This table begins at a position, so its wall cannot be changed.
code-table-too-many-changes = There have been too many changes at this table.
code-server-bad-message = The server could not read a message from this page. Please reload it.
code-server-not-joined = The page has lost its seat. Please reload it.
code-server-bad-token = This link does not give you a seat at this table.
code-server-too-fast = That was too fast. Please wait a moment.
code-server-too-large = That was too much at once.
code-server-too-slow = The connection is very slow.
code-server-no-such-table = There is no such table.
code-server-busy = The server is busy. Please try again in a moment.
code-server-going-down = The server is restarting.
code-server-no-hints = This table gives no hints.
# Instead of advice, and while a bot does not move.
code-server-bots-failed = The bots cannot be loaded on this server; its log says why.
code-server-no-reviews = This server makes no reviews.
code-table-rated = This game is rated: no move is taken back.
code-table-not-ratable = Only a game of one person against bots can be rated.
code-server-bad-key = The key of this browser is damaged. Please reload the page.
code-server-no-profile = You have no games to carry over yet.
code-server-no-such-code = This code is wrong, already used or too old.
code-server-rated-game = This position belongs to a rated game. You can analyse it when that game is over.
code-server-no-png = This server cannot make PNG pictures. Take SVG instead.
code-server-no-analyses = This server makes no evaluations.
code-server-not-found = There is nothing here.
