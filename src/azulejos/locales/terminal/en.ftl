### What only the terminal says, in English; everything else stands in the catalogue of the page.

## The table

factories = factories
centre = centre
floor = floor
bag-lid-counts = bag { $bag }, lid { $lid }
player-number = Player { $number }
bot-name = { $player } (bot)

## What happened

dealt =
    { $poured ->
        [yes] The factory displays are filled: { $deal }. The tiles of the lid went back into the bag
       *[no] The factory displays are filled: { $deal }
    }
told-more = { $first }. { $second }
tiles-fall =
    { $count ->
        [one] { $count } tile falls
       *[other] { $count } tiles fall
    }
told-marker = { $name } gets the start marker
told-marker-left = Nobody took the start marker: { $name } begins again
told-placed =
    { $colour ->
        [B] { $name }: blue tile to row { $row }, column { $column }, +{ $points }
        [Y] { $name }: yellow tile to row { $row }, column { $column }, +{ $points }
        [R] { $name }: red tile to row { $row }, column { $column }, +{ $points }
        [K] { $name }: black tile to row { $row }, column { $column }, +{ $points }
       *[W] { $name }: white tile to row { $row }, column { $column }, +{ $points }
    }
told-floor = { $name }: floor line −{ $lost }
told-bonus =
    { $kind ->
        [row] { $name }: row { $number } is complete, +{ $points }
        [column] { $name }: column { $number } is complete, +{ $points }
       *[colour]
            { $colour ->
                [B] { $name }: all five blue tiles, +{ $points }
                [Y] { $name }: all five yellow tiles, +{ $points }
                [R] { $name }: all five red tiles, +{ $points }
                [K] { $name }: all five black tiles, +{ $points }
               *[W] { $name }: all five white tiles, +{ $points }
            }
    }
move-taken-back = The last move is taken back.
bot-thinks = { $name } is thinking …
bot-failed = { $name } cannot play on ({ $reason }). Someone here plays on instead.

## What a move would do

preview-fits =
    { $count ->
        [one] { $count } tile fits
       *[other] { $count } tiles fit
    }
preview-completes = completes the line: +{ $points }
preview-line-fits-nowhere =
    { $count ->
        [one] fits nowhere: { $count } tile will fall
       *[other] fits nowhere: { $count } tiles will fall
    }
preview-line-falls =
    { $points ->
        [0] { preview-line-fits-nowhere }
       *[other] { preview-line-fits-nowhere }, −{ $points }
    }
preview-wall = tile to the wall: +{ $points }
preview-stuck = the line fits nowhere and falls
preview-marker = takes the start marker
preview-floor = floor line −{ $points }
legend-draft = line:tiles that fit, ✓ complete for +points, −points of the floor line
legend-line-falls = ✗ complete, but fits nowhere on the wall
legend-tiling = column:+points of its tile
deal-next = The next round is dealt now.

## At the keyboard

help =
    3R2   all red tiles from factory 3 to line 2
    CB4   all blue tiles from the centre to line 4
    5WF   all white tiles from factory 5 to the floor line
    T24   grey wall: the tile of line 2 to column 4
    ?     this help and the moves (or: help)
    undo  take the last move back
    quit  leave the game
    B blue, Y yellow, R red, K black, W white, * start marker
words-help = help, h
words-undo = undo, u
words-quit = quit, q
type-move = Type a move such as 3R2, or ? for help.
not-a-move =
    { $place ->
        [source] “{ $typed }” is not a move: a move begins with a factory 1 to 9, C or T (? for help).
        [colour] “{ $typed }” is not a move: the colour B, Y, R, K or W comes second (? for help).
        [line] “{ $typed }” is not a move: a line 1 to 5 or F comes third (? for help).
        [tiling-line] “{ $typed }” is not a move: a line 1 to 5 comes after T (? for help).
        [column] “{ $typed }” is not a move: a column 1 to 5 or F comes third (? for help).
       *[end] “{ $typed }” is not a move: a move has three characters (? for help).
    }
ask-next-round = Enter deals the next round, undo takes the last move back
ask-leave = Enter leaves, undo takes the last move back
saved = Saved in { $file }; --load { $file } goes on with it.
not-saved = Not saved in { $file } ({ $reason }): the next move tries again.

## Why a move is not possible

refused-wrong-phase =
    { $phase ->
        [draft] Tiles are to be taken now, for example 3R2.
        [tile] A column is to be chosen now, for example T24.
       *[other] Nobody has a choice now.
    }
refused-no-such-source = There are { $count } factory displays here.
refused-not-in-source =
    { $from ->
        [centre]
            { $colour ->
                [B] There is no blue tile in the centre.
                [Y] There is no yellow tile in the centre.
                [R] There is no red tile in the centre.
                [K] There is no black tile in the centre.
               *[W] There is no white tile in the centre.
            }
       *[factory]
            { $colour ->
                [B] There is no blue tile on factory { $factory }.
                [Y] There is no yellow tile on factory { $factory }.
                [R] There is no red tile on factory { $factory }.
                [K] There is no black tile on factory { $factory }.
               *[W] There is no white tile on factory { $factory }.
            }
    }
refused-line-not-complete = Line { $line } is not complete.
refused-not-top-line = Lines are tiled from top to bottom: line { $first } comes first.

## The end and the record

source-before = Before
record-unfinished = The game is not finished.
record-right =
    { $moves ->
        [one] ok: { $seats } seats, round { $round }, { $moves } move
       *[other] ok: { $seats } seats, round { $round }, { $moves } moves
    }

## Analysis

win-probabilities = Win probability: { $values }
expected-points = Expected points: { $values }
search-work =
    { $solved ->
        [yes] Nodes: { $nodes }. The round is solved to its end.
       *[no] Nodes: { $nodes }. Depth in moves: { $depth }.
    }
compiling = Compiling, once on this machine: { $loaded } …
