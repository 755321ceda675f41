### The words of azulejos in English. Keys and placeholders are the same in every language.

title = azulejos
title-your-turn = ● Your turn – azulejos

## Lists, numbers and dates

list-two = { $first } and { $last }
list-more = { $first }, { $rest }
number-thousands = { $thousands },{ $rest }
number-decimal = { $whole }.{ $fraction }
percent = { $number }%
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
date-time = { $day } { month-short } { $year }, { $hour }:{ $minute }

## Tiles and colours

colour-name =
    { $colour ->
        [B] blue
        [Y] yellow
        [R] red
        [K] black
       *[W] white
    }
tile-colour =
    { $colour ->
        [B] blue
        [Y] yellow
        [R] red
        [K] black
       *[W] white
    }
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
heap-part =
    { $colour ->
        [B] { $count } blue
        [Y] { $count } yellow
        [R] { $count } red
        [K] { $count } black
       *[W] { $count } white
    }
heap-nothing = nothing
start-marker = start marker
has-start-marker = has the start marker
bag = Bag
lid = Lid
bag-and-lid = Round { $round }. { $bag } in the bag, { $lid } in the lid
bag-and-lid-title = Bag and lid
bag-and-lid-note = When the bag is empty, the tiles in the lid go back into it.

## Sources

sources = Factory displays and centre
factory-holds = Factory { $number }: { $tiles }
centre-holds = Centre: { $tiles }
centre-holds-marker = Centre: { $tiles }, and the start marker
take-from-factory = Take { tiles } from factory { $number }
take-from-centre =
    { $marker ->
        [yes] Take { tiles } and the start marker from the centre
       *[no] Take { tiles } from the centre
    }

## Boards

your-board = Your board
board-of = Board of { $name }
other-boards = The other boards
line-empty =
    { $capacity ->
        [one] Line { $line }: empty, holds { $capacity } tile
       *[other] Line { $line }: empty, holds { $capacity } tiles
    }
line-state = Line { $line }: { $filled } of { $capacity }, { colour-name }
line-takes = { $state }. { $effect }
line-refuses = { $state }. { $why }
effect-fits =
    { $fits ->
        [one] { $fits } fits
       *[other] { $fits } fit
    }
effect-completes =
    { $fits ->
        [one] { $fits } fits and completes the line
       *[other] { $fits } fit and complete the line
    }
effect-falls =
    { $falls ->
        [one] { $falls } falls
       *[other] { $falls } fall
    }
effect-falls-cost =
    { $penalty ->
        [0] { effect-falls }
       *[other] { effect-falls }: −{ $penalty }
    }
effect-with-marker = { $effect }. Start marker: −{ $cost }
effect =
    { $completes ->
        [yes]
            { $falls ->
                [0] { effect-completes }: +{ $points }
               *[other] { effect-completes }: +{ $points }. { effect-falls-cost }
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
effect-line-fits-nowhere =
    { $stuck ->
        [one] Fits nowhere on the wall: { $stuck } tile will fall
       *[other] Fits nowhere on the wall: { $stuck } tiles will fall
    }
effect-line-falls =
    { $cost ->
        [0] { effect-line-fits-nowhere }
       *[other] { effect-line-fits-nowhere }, −{ $cost }
    }
effect-more = { $first }. { $second }
floor-state =
    { $cost ->
        [0] Floor line: { $things }
       *[other] Floor line: { $things }. −{ $cost }
    }
floor-takes = Floor line: { $things }. { $effect }
wall-tile = { tile-colour } in column { $column }
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
wall-picture =
    { $count ->
        [one] Wall of { $name }: { $count } tile
       *[other] Wall of { $name }: { $count } tiles
    }
tile-to-column = Line { $line } to column { $column }: +{ $points }
column-refuses = Column { $column }: { $why }
line-falls =
    { $count ->
        [one] Line { $line } fits nowhere: { $count } tile falls, −{ $penalty }
       *[other] Line { $line } fits nowhere: { $count } tiles fall, −{ $penalty }
    }
ask-tile = Row { $row }, column { $column }: { colour-name }. What did it score?
tile-asked = { $name }: row { $row }, column { $column }
tile-scored-alone = Placed in round { $round } with no neighbour: { $points } point.
tile-scored-one =
    { $way ->
        [row] Placed in round { $round }. It made a row of { $points }: { $points } points.
       *[column] Placed in round { $round }. It made a column of { $points }: { $points } points.
    }
tile-scored-both = Placed in round { $round }. { $across } in its row and { $down } in its column: { $across } + { $down } = { $points } points.
tile-unknown = What this tile scored is not known here.
chip =
    { $turn ->
        [yes] { $name }: { points }, to move. Show the board
       *[no] { $name }: { points }. Show the board
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-of = { $name }: { points }
# Link beside a refusal, a score or a line that fell: opens the rulebook at the paragraph.
see-rule = See the rule
score-track = Score track
score-track-is = Score track: { $scores }
row-will-close = Will end the game
away = away
bot-plays-on = a bot plays on

## The turn

your-turn = Your turn
your-turn-tile = Choose a column
turn-of = { $name } to move
dealing = Dealing
scoring = Scoring
game-over = Game over
looking-back = Move { $move } of { $moves }
in-hand = In hand: { tiles }
typing = { $typed }…
not-there = { $typed } is not possible now
back-to-game = Back to the game
confirm-move = Really { $move }?
confirm-tiling = Place the tile of line { $line } in column { $column }?
confirm-line-falls = Let line { $line } fall?
confirm = Confirm
cancel = Cancel
close = Close
skip = Skip animation
undo = Undo
agree = Agree
refuse = Refuse
take-back-asked = { $name } would like to take the last move back.
take-back-sent = The others have been asked.
take-back-refused = The move is not taken back.
taken-back =
    { $you ->
        [yes] You took a move back
       *[no] { $name } took a move back
    }
bot-plays-for-you = A bot is playing for you.
return-to-seat = Take my seat back
hint = Hint
thinking = Thinking…
hint-is = Hint: { $move }
bot-warming-up = { $name } is still warming up ({ $loaded }). A simple player moves until then.
first-look = A first look by a simple player. The bots are still warming up ({ $loaded }); their answer follows by itself.
warm-up-moved = A simple player made some moves for { $names }, because the bot was still warming up.
do-draft =
    { $from ->
        [centre]
            { $to ->
                [floor] take { tiles } from the centre → floor line
               *[line] take { tiles } from the centre → line { $line }
            }
       *[factory]
            { $to ->
                [floor] take { tiles } from factory { $factory } → floor line
               *[line] take { tiles } from factory { $factory } → line { $line }
            }
    }
do-tiling = line { $line } to column { $column }
do-line-falls = line { $line } falls
type-a-move = Type a move: 3R2
play-move = Play
menu = Menu
says = { $name }: { $words }
sound-ask = Play with sound?
reconnecting = Reconnecting…
round = Round { $round }
copied = Copied

## Why a line or a column is refused

refused-line-complete = Line { $line } is already complete.
refused-line-has-other-colour =
    { $holds ->
        [B] Line { $line } holds blue tiles.
        [Y] Line { $line } holds yellow tiles.
        [R] Line { $line } holds red tiles.
        [K] Line { $line } holds black tiles.
       *[W] Line { $line } holds white tiles.
    }
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

log = Log
log-round = Round { $round }
log-draft =
    { $you ->
        [yes]
            { $from ->
                [centre]
                    { $to ->
                        [floor] You take { tiles } from the centre → floor line
                       *[line] You take { tiles } from the centre → line { $line }
                    }
               *[factory]
                    { $to ->
                        [floor] You take { tiles } from factory { $factory } → floor line
                       *[line] You take { tiles } from factory { $factory } → line { $line }
                    }
            }
       *[no]
            { $from ->
                [centre]
                    { $to ->
                        [floor] { $name } takes { tiles } from the centre → floor line
                       *[line] { $name } takes { tiles } from the centre → line { $line }
                    }
               *[factory]
                    { $to ->
                        [floor] { $name } takes { tiles } from factory { $factory } → floor line
                       *[line] { $name } takes { tiles } from factory { $factory } → line { $line }
                    }
            }
    }
log-tiling =
    { $you ->
        [yes] You move line { $line } to column { $column }: +{ $points }
       *[no] { $name } moves line { $line } to column { $column }: +{ $points }
    }
log-line-falls =
    { $you ->
        [yes] Your line { $line } fits nowhere and falls
       *[no] { $name }: line { $line } fits nowhere and falls
    }
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
log-time =
    { $you ->
        [yes] Your time ran out.
       *[no] The time of { $name } ran out.
    }
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
previous = Previous
next = Next
replay-position = Move shown
move-of = Move { $move } of { $moves }

## What a listener hears

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
heard-placed =
    { $you ->
        [yes] Row { $row }, { wall-tile }: { points }.
       *[no] { $name }, row { $row }, { wall-tile }: { points }.
    }
heard-scored =
    { $lost ->
        [0] { $name } scores { points } and now has { $total }.
       *[other] { $name } scores { points }, loses { $lost } on the floor line and now has { $total }.
    }
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

## Why a move is good

reason-completes-line = It completes line { $line }: +{ $points }
reason-line-fits-nowhere =
    { $tiles ->
        [one] Line { $line } fits nowhere: { $tiles } tile will fall
       *[other] Line { $line } fits nowhere: { $tiles } tiles will fall
    }
reason-line-falls =
    { $points ->
        [0] { reason-line-fits-nowhere }
       *[other] { reason-line-fits-nowhere }, −{ $points }
    }
reason-begins-line = It begins line { $line }: { $tiles } of { $space }
reason-continues-line =
    { $space ->
        [one] It goes on with line { $line }: { $space } tile is still missing
       *[other] It goes on with line { $line }: { $space } tiles are still missing
    }
reason-column =
    { $tiles ->
        [one] Column { $column } will have { $tiles } tile
       *[other] Column { $column } will have { $tiles } tiles
    }
reason-colour = { tiles } will be on your wall
reason-row =
    { $tiles ->
        [one] Row { $row } will have { $tiles } tile
       *[other] Row { $row } will have { $tiles } tiles
    }
reason-ends-game = Row { $row } will be complete: this is the last round
reason-takes-marker =
    { $points ->
        [0] You begin the next round
       *[other] You begin the next round: −{ $points }
    }
reason-drops =
    { $tiles ->
        [one] { $tiles } tile falls: −{ $points }
       *[other] { $tiles } tiles fall: −{ $points }
    }
reason-denies = { $name } could have completed a line with { tiles }
reason-last-draft = The round is over with this move
analyse = Analyse
best-moves = { $name }: best moves
win-probability = Win probability
position-loaded = Position

## First screen

lead = The tile game for two to four, with friends or against a bot.
play-now = Play now
with-friends = With friends
learn = Learn
against = against
character = { $name } · { $level }
my-games = Go on playing
open-tables = Tables with open seats
finished-games = Finished games
game-in =
    { $state ->
        [playing] Round { $round }
       *[other] Waiting
    }
watch = Watch
no-tables = There is no public table at the moment.
load-record = Load a game
record-file = Record file (.azul)
load-title = Load a game or a position
record-text = or paste a record or a position
load-it = Open
language = Language
theme = Appearance
theme-auto = As the system
theme-light = Light
theme-dark = Dark
not-affiliated = A free program for a published board game; not affiliated with its makers.
to-first-screen = To the first screen
setting-the-table = Preparing the table…
you = You
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
plays-novice = Fills one line after the other, forgets the bonuses and the other players, and often overlooks the best move.
plays-beginner = Fills one line after the other, forgets the bonuses and the other players, and overlooks a good move now and then.
plays-casual = Builds columns, but forgets the colours and the other players.
plays-regular = Knows all bonuses and what the next player wants, but does not see how the round will end.
plays-capable = Plays the round out in the head, but looks no further.
plays-skilled = Has learned from many games, but does not think ahead and often overlooks a move.
plays-advanced = Has learned from many games, but does not think ahead and overlooks a move now and then.
plays-veteran = Has learned from many games and thinks a little ahead.
plays-strong = Has learned from many games and thinks a few moves ahead.
plays-expert = Has learned from many games and thinks ahead.
plays-elite = Thinks further ahead and makes few mistakes.
plays-champion = Thinks far ahead and hardly makes a mistake.
plays-master = Thinks the furthest ahead and is the strongest player here.

## A new table

how-many = How many seats?
seats-count = { $count }
who-sits-where = Who plays?
seat-number = Seat { $seat }
at-this-screen = At this screen
by-link = Friend, by link
name = Name
guest = Guest
guest-number = Guest { $number }
wall = Wall
wall-coloured = Coloured wall
wall-coloured-is = Every colour has its space.
wall-grey = Grey wall
wall-grey-is = You choose the column.
clock = Clock
clock-none = No clock.
clock-move =
    { $seconds ->
        [one] { $seconds } second a move.
       *[other] { $seconds } seconds a move.
    }
clock-budget =
    { $minutes ->
        [one] { $minutes } minute each, +{ $increment } s a move.
       *[other] { $minutes } minutes each, +{ $increment } s a move.
    }
public-table = Listed for everybody to watch or join
make-table = Create table
start-game = Start game

## Waiting for others

lobby = The table is ready
starting = Starting…
table-is =
    { $wall ->
        [grey] { $seats } seats, grey wall.
       *[coloured] { $seats } seats, coloured wall.
    }
open-seat = Open seat
is-here = is here
not-yet-here = not here yet
seat-is = Seat { $seat } is
sit-down = Sit down
sit-here-too = One more at this screen
stand-up = Stand up
come-along = I am here
your-name = Your name
name-for-next = Name for the next seat
waiting-for-seats =
    { $count ->
        [one] Waiting for { $count } more player.
       *[other] Waiting for { $count } more players.
    }
come-back-any-time = You can close this page and come back at any time: your seat stays yours on this device.
invite-link = Invite link
copy-link = Copy link
share = Share
copy-by-hand = Please select the link and copy it yourself.
only-this-machine = This link works on this computer only. For other devices start the server with:
qr-of-link = The invite link as a QR code
table-abandoned = This table was abandoned.
start-waits = The game begins when everybody has added their share to the draw. Still missing: { $names }.
start-unproven = Start without it: the draw will not be proven
start-host-decides = The host decides whether to start without it.
new-table = New table
new-table-is = At a new table everything is drawn anew; everybody sits down there again.
table-goes-on = A new table is waiting.
go-there = Go there
open-the-seat = Free the seat

## Menu and settings

download-record = Download record
save-proof = Save my proof
proof-title = Proof of the draws at table { $table }
proof-commitment = Fixed by the server before the game (commitment): { $commitment }
proof-seat = Seat { $seat }, my share of the draw (nonce): { $nonce }
proof-how = After the game, save the record too and run this command next to it:
copy-position = Copy position
copy-return-link = Copy my private link
show-result = Show the result
resign = Resign
resign-sure = Give up this game?
resign-who = Who gives up?
resign-all = All of us
resign-bot = A bot then has the seat until the end of the game.
leave = Leave the table
leave-sure = Leave? A bot will play on; you can come back.
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
settings = Settings
animation-speed = Animation speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = Off
sound = Sound
volume = Volume
confirm-moves = Ask before every move
single-key-shortcuts = Single-key shortcuts
notify = Notify me when it is my turn
shortcuts = Keys
key-move = factory (or C), colour (B Y R K W), line (or F)
key-step = step through the game
key-hint = hint
key-undo = undo
key-log = log
key-skip = skip the animation
key-cancel = put the tiles back
key-help = this list

## The end

you-win = You win!
wins = { $name } wins the game
shared-victory = { $names } share the victory
ended-row = A horizontal row is complete.
ended-no-tiles = There are no tiles left to deal.
ended-barren = Three rounds in a row brought no tile onto a wall.
ended-resign = { $name } gave up.
ended-resigned = { $names } gave up.
ended-time = The time of { $name } ran out.
ended-abandoned = Everybody left the table.
source-placements = Placed tiles
source-floor = Floor line
source-rows = Rows
source-columns = Columns
source-colours = Colours
source-total = Total
rematch = Rematch
rematch-waits = A rematch is waiting.
replay = Replay
draws-verified = Verified: every tile follows from the seed, which was fixed before the game, and from your own share of the draw.
draws-consistent = The draws follow from the published seed. Only the page of a player can prove more.
draws-unproven = Not proven: a player’s share of the draw is missing.
draws-failed = Failed: the draws do not follow from what was fixed!
draws-impossible = The draws cannot be checked here.
alarm = Warning!
alarm-commitment = The server has replaced the seed that it had fixed for this table. The draw cannot be trusted.
alarm-nonce = The server does not use your share of the draw. The draw cannot be trusted.
alarm-promise = Another player’s share was replaced after the start. The draw cannot be trusted.
alarm-draws = The tiles of this game do not follow from what was fixed before it.

## Refusals

code-other = That did not work: { $sentence }
code-page-offline = No connection to the server.
code-page-unknown = Something went wrong. Please try again.
code-game-bad-record = This record cannot be read.
code-game-bad-position = This position cannot be read or is not possible.
code-game-nobody-chooses = Nobody has a choice in this position.
code-table-not-your-turn = It is not your turn.
code-table-not-your-seat = This seat is not yours.
code-table-stale = The game has moved on; please look again.
code-table-illegal-move = This move is not possible.
code-table-bad-move = This is not a move.
code-table-seat-taken = Somebody already sits there.
code-table-no-such-seat = There is no such seat.
code-table-seat-open = Nobody sits there.
code-table-seats-open = There are still open seats.
code-table-not-host = Only the host can do this.
code-table-bad-name = Please choose another name.
code-table-bad-nonce = The draws could not be prepared.
code-table-not-in-lobby = The game has already begun.
code-table-starting = The game is just about to begin.
code-table-not-starting = The game is not about to begin.
code-table-not-playing = The game is not running.
code-table-not-over = The game is not over yet.
code-table-rematch-exists = There is a rematch already.
code-table-deal-is-final = New tiles have been dealt: what came before stays.
code-table-nothing-to-take-back = There is nothing to take back.
code-table-already-asked = The others have already been asked.
code-table-already-declined = The others have said no.
code-table-not-asked = Nobody has asked.
code-table-time-is-up = The time is up.
code-table-stand-in-plays = A bot plays this seat at the moment.
code-table-not-away = You are at the table.
code-table-seat-lost = A bot has this seat for the rest of the game.
code-table-not-due = It is too early for that.
code-table-too-many-changes = Too much has been changed at this table already.
code-server-bad-message = The server did not understand this page.
code-server-not-joined = The page has lost its seat; please reload.
code-server-bad-token = This link does not open a seat at this table.
code-server-too-fast = That was too fast; please wait a moment.
code-server-too-large = That was too much at once.
code-server-too-slow = The connection is very slow.
code-server-no-such-table = There is no such table.
code-server-busy = The server is busy; please try again in a moment.
code-server-going-down = The server is being restarted.
code-server-no-hints = This table gives no hints.
code-server-not-found = There is nothing here.
