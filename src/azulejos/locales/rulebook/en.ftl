### The rulebook in English, in our own sentences.
### Every number is a variable. It comes from the rules (src/azulejos/rulebook/facts.py, examples.py); no digit is typed.
### A paragraph that states a rule has the name of that rule: rulebook-d6 is [D6]. Use the terms of the printed rulebook, never its sentences.

## Around the text

# Heading of the page and name of its tab.
rulebook-title = Rulebook
# Heading of the list of sections at the top.
rulebook-contents = Contents
# Button that opens the print dialogue of the browser.
rulebook-print = Print
# Large button at the end of the page: starts a game against the weakest bot.
rulebook-play = Try it: a game against a beginner
# Small mark beside a paragraph that no printed rulebook has. Two or three words.
rulebook-ours-mark = our own rule
# Small heading above a worked example, before its title.
rulebook-example = Example
# Beside the buttons of an example; also read aloud at each step.
rulebook-frame = Step { $at } of { $count }
# Button of an example, read aloud; on the screen it is an arrow.
rulebook-step-back = Previous step
# Button of an example, read aloud; on the screen it is an arrow.
rulebook-step-on = Next step
# Read aloud on the small link beside a paragraph. $id is a letter and a number, such as D6.
rulebook-paragraph = Paragraph { $id }
# Head of the first column of the table of differences.
rulebook-differs-point = Question
# Head of the second column.
rulebook-differs-books = Printed rulebooks
# Head of the third column.
rulebook-differs-here = Here

## The aim

# Section title.
rulebook-aim-title = Aim of the game
# The first thing that a new player reads. $side is the length of a row.
rulebook-aim = You are tiling a wall of a palace, and so are your opponents. Tiles that lie side by side score most; tiles that you waste cost points. The game ends after the round in which a player completes a horizontal row of { $side } tiles. The player who then has the most points, bonus points included, wins.
# Introduces the three paragraphs below it.
rulebook-round = You play several rounds. Each has three phases:
# Name of the first phase, as in the section title.
rulebook-phase-offer-title = { rulebook-offer-title }
# One sentence about the first phase.
rulebook-phase-offer = In turn, players take tiles and put them on their pattern lines until no tile is left to take.
# Name of the second phase.
rulebook-phase-tiling-title = { rulebook-tiling-title }
# One sentence about the second phase.
rulebook-phase-tiling = One tile of every complete pattern line moves to the wall and scores.
# Name of the third phase.
rulebook-phase-next-title = { rulebook-next-title }
# One sentence about the third phase.
rulebook-phase-next = If no player has completed a horizontal row, the factories are filled again.

## Material

# Section title: what lies in the box.
rulebook-material-title = What you need
# Run-in title of a paragraph.
rulebook-boards-title = Player boards
# What a player board looks like.
rulebook-boards = Each player has one. On the left it has { $side } pattern lines for { $shortest-line } to { $longest-line } tiles. On the right is the wall with { $side } rows and { $side } columns. Below them is the floor line with { $floor-spaces } spaces. One side of the board has a coloured wall, the other a grey wall.
# Run-in title.
rulebook-factories-title = Factories
# What they are for.
rulebook-factories = Small round plates that tiles are taken from. They lie in a circle around the centre of the table.
# Run-in title.
rulebook-tiles-title = Tiles and bag
# How many tiles there are.
rulebook-tiles = There are { $tiles } tiles in { $colours } colours: blue, yellow, red, black and white. They are drawn from a bag.
# Run-in title.
rulebook-marker-title = Start marker
# What it is for.
rulebook-marker = It shows who begins a round. It can lie on a floor line like a tile, but it is not a tile.
# Run-in title.
rulebook-lid-title = Lid of the box
# What it is for.
rulebook-lid = Tiles that have done their work wait here until the bag is empty.

## Set-up

# Section title.
rulebook-setup-title = Set-up
# [S1]
rulebook-s1 = The game is for { $seats-fewest } to { $seats-most } players. All of them use the same side of the player board; the coloured wall is the normal game. All score markers begin on { $lowest-score }.
# [S2] Number words name the case, variables are the answer.
rulebook-s2 = Put the factories in a circle: { $factories-two } for two players, { $factories-three } for three players, { $factories-four } for four players.
# Title of a picture with three steps.
rulebook-set-up-title = The table for two, three and four players
# Caption.
rulebook-set-up-0 = Two players: { $factories } factories
# Caption.
rulebook-set-up-1 = Three players: { $factories } factories
# Caption.
rulebook-set-up-2 = Four players: { $factories } factories
# [S3]
rulebook-s3 = Put all { $tiles } tiles into the bag, { $tiles-per-colour } of each colour.
# [S4]
rulebook-s4 = Draw tiles from the bag without looking. Put { $tiles-per-factory } on each factory.
# [S5]
rulebook-s5 = One player becomes first player and gets the start marker: in the printed rules the one who was last in Portugal. A program does not know who that is. A table on this server therefore draws the first player at random.

## Phase A

# Section title and name of the phase.
rulebook-offer-title = Factory offer
# [D1]
rulebook-d1 = The first player puts the start marker in the centre of the table and has the first turn. After that, turns pass clockwise.
# [D2] "You" is the reader.
rulebook-d2 = On your turn, choose a factory and a colour. Take all tiles of that colour from it. The other tiles of that factory move to the centre of the table.
# [D3]
rulebook-d3 = Or choose a colour in the centre and take all tiles of that colour from there. You must take tiles; you cannot take the start marker alone.
# [D4]
rulebook-d4 = Put what you took on one of your { $side } pattern lines. The top line holds { $shortest-line } tile, each line below it one more, up to { $longest-line }. All tiles on a line have the same colour. Tiles that find no room there fall on your floor line. A line without a free space is complete. To a line that is not, you may add tiles of the same colour later.
# [D5]
rulebook-d5 = In every round, the first player to take tiles from the centre also takes the start marker. It goes on the leftmost free space of that player’s floor line.
# [D6]
rulebook-d6 = The marker is put down before the tiles. It therefore lies to the left of tiles that fall in the same turn.
# Title of an example with four steps.
rulebook-first-turns-title = Three turns
# Caption: the beginning.
rulebook-first-turns-0 = A round for three players begins. Nothing but the start marker lies in the centre.
# Caption. The tiles are black; $taken, $rest and $line are numbers.
rulebook-first-turns-1 = { $name } takes { $taken } black tiles from the first factory and fills line { $line } with them. The other { $rest } tiles move to the centre.
# Caption. $taken is 1.
rulebook-first-turns-2 = { $name } takes { $taken } yellow tile from the next factory for line { $line }. This moves { $rest } red tiles to the centre.
# Caption. $space is a space of the floor line, counted from the left.
rulebook-first-turns-3 = { $name } is the first to take from the centre: { $taken } red tiles for line { $line }, and the start marker for space { $space } of the floor line.
# [D7]
rulebook-d7 = A colour may not go on a pattern line if the row of your wall beside it already has that colour. Your other rows and the walls of the other players do not matter.
# [D8]
rulebook-d8 = You may always put all the tiles you took on your floor line, even if a pattern line could hold them. If no line may take them, they must all go there.
# [D9]
rulebook-d9 = The floor line fills from left to right. When it is full, further tiles go into the lid of the box and cost nothing.
# Title of an example: one choice after the other.
rulebook-options-title = Where may the yellow tiles go?
# Caption.
rulebook-options-0 = { $name } wants the yellow tiles of the first factory. Some lines are open to them, others are not.
# Caption. $fits and $falls are 1.
rulebook-options-1 = Allowed: line { $line }. It has room for { $fits } tile; { $falls } tile falls on the floor line.
# Caption. $fits is 2.
rulebook-options-2 = Allowed: line { $line }. { $fits } tiles fit, and nothing falls.
# Caption. $falls is 2.
rulebook-options-3 = Allowed: the floor line. { $falls } tiles go there, although other lines are free.
# Caption.
rulebook-options-4 = Not allowed: line { $line }. Row { $line } of the wall already has yellow.
# The same for the next line.
rulebook-options-5 = { rulebook-options-4 }
# Caption.
rulebook-options-6 = Not allowed: line { $line }. A blue tile lies there.
# [D10]
rulebook-d10 = The phase ends when no tiles are left on the factories or in the centre.

## Phase B

# Section title and name of the phase.
rulebook-tiling-title = Wall tiling
# [T1]
rulebook-t1 = All players do this, at the same time if they like. Go through your complete pattern lines from top to bottom. Move one tile of each to the row of your wall beside it, and score it at once.
# [T2]
rulebook-t2 = Lines that are not complete keep their tiles for the next round.
# [T3]
rulebook-t3 = When a tile has moved to the wall, the other tiles of its line go into the lid of the box.
# [T4]
rulebook-t4 = On the coloured wall, every tile goes to the space of its colour. The top row reads blue, yellow, red, black, white. In each row below, the same order begins one space further to the right and continues at the left edge.
# Title of an example with four steps.
rulebook-tiling-lines-title = From the lines to the wall
# Caption.
rulebook-tiling-lines-0 = { $name } has completed the red and the blue line, but not the yellow and the black line.
# Caption. $to-lid is 1.
rulebook-tiling-lines-1 = Line { $line } comes first. Its tile goes to column { $column } and has no neighbour: +{ $points }. { $to-lid } tile is left over and goes into the lid.
# Caption. $to-lid is 3.
rulebook-tiling-lines-2 = Line { $line } is next. A gap separates its tile from the first one: +{ $points }. { $to-lid } tiles are left over and go into the lid.
# Caption. $lost is 1.
rulebook-tiling-lines-3 = { $name } has no complete line, but the start marker costs { $lost } point. The score goes from { $before } to { $score }.
# [T5] $alone is 1.
rulebook-t5 = A tile scores as soon as it lies on the wall. A tile without a neighbouring tile scores { $alone } point. If tiles touch it to the left or right, count the unbroken group across; if tiles touch it above or below, count the unbroken group down. Both groups include the new tile, so it can count twice. Diagonals do not count.
# Title of an example with two steps.
rulebook-score-alone-title = Alone
# Caption of the first step of all scoring examples.
rulebook-score-alone-0 = A line is complete.
# Caption.
rulebook-score-alone-1 = The red tile touches no other tile; the blue ones are too far away: +{ $points }.
# Title of an example.
rulebook-score-row-title = Across
# The same as in the first example.
rulebook-score-row-0 = { rulebook-score-alone-0 }
# Caption.
rulebook-score-row-1 = The yellow tile makes a group of { $across } across, and touches nothing above or below: +{ $points }.
# Title of an example.
rulebook-score-column-title = Down
# The same as in the first example.
rulebook-score-column-0 = { rulebook-score-alone-0 }
# Caption.
rulebook-score-column-1 = The blue tile makes a group of { $down } down, and touches nothing to the left or right: +{ $points }.
# Title of an example; its group is shorter than the one before.
rulebook-score-pair-title = Down, with one neighbour
# The same as in the first example.
rulebook-score-pair-0 = { rulebook-score-alone-0 }
# Caption.
rulebook-score-pair-1 = The blue tile touches only the one above it. That is a group of { $down }: +{ $points }.
# Title of an example.
rulebook-score-both-title = Across and down
# The same as in the first example.
rulebook-score-both-0 = { rulebook-score-alone-0 }
# Caption. The sum must be readable as a sum.
rulebook-score-both-1 = Groups of { $across } across and { $down } down meet in the yellow tile: { $across } + { $down } = { $points }.
# [T6] $floor-costs is a list of numbers such as "1, 1 and 2".
rulebook-t6 = The { $floor-spaces } spaces of the floor line cost, from the left, { $floor-costs } points: { $floor-total } points for a full floor line.
# [T7]
rulebook-t7 = You pay for your floor line at the end of the phase, after your last tile has gone to the wall.
# [T8] $lowest-score is 0.
rulebook-t8 = A score never goes below { $lowest-score }. What you cannot pay is forgotten.
# [T9]
rulebook-t9 = Then the tiles of the floor line go into the lid of the box. The start marker costs points like a tile, but you keep it.
# Title of an example with two steps.
rulebook-floor-marker-first-title = What a floor line costs
# Caption.
rulebook-floor-marker-first-0 = The start marker came first. Several tiles fell after it.
# Caption. $costs is a list of numbers, $to-lid is 4.
rulebook-floor-marker-first-1 = { $name } loses { $costs } points, { $lost } in all. The score goes from { $before } to { $score }. The { $to-lid } tiles go into the lid; the start marker does not.
# Title of an example.
rulebook-floor-marker-last-title = The start marker at the end
# Caption.
rulebook-floor-marker-last-0 = The same tiles, but here the start marker came last.
# Caption.
rulebook-floor-marker-last-1 = The order makes no difference: { $lost } points again, from { $before } to { $score }.

## Phase C

# Section title and name of the phase.
rulebook-next-title = Preparing the next round
# [P1]
rulebook-p1 = If no player has completed a row, a new round begins. The player who has the start marker fills the factories and is first player.
# [P2]
rulebook-p2 = Put { $tiles-per-factory } tiles from the bag on each factory. If the bag is empty, pour all tiles from the lid into it and continue.
# [P3]
rulebook-p3 = If both the bag and the lid are empty, the round begins, even though some factories are not full.

## The end

# Section title.
rulebook-end-title = End of the game
# [E1]
rulebook-e1 = The game ends after the round in which at least one player completes a horizontal row of { $side } tiles. All players finish the wall tiling of that round, floor lines included. Columns and colours do not end the game.
# [E2]
rulebook-e2 = All players then receive bonus points: { $row-bonus } for each complete row, { $column-bonus } for each complete column, and { $colour-bonus } for each colour of which all { $side } tiles are on the wall.
# Title of an example with three steps.
rulebook-bonuses-title = Row, column and colour
# Caption.
rulebook-bonuses-0 = Only the white tile is missing in the top row.
# Caption. The sum must be readable as a sum.
rulebook-bonuses-1 = It completes a row and a column: { $across } + { $down } = { $points } points. The game is about to end.
# Caption. $bonuses is a list of numbers.
rulebook-bonuses-2 = The row, the column and the colour blue earn { $bonuses } bonus points: { $bonus } in all. The final score is { $score }.
# [E3]
rulebook-e3 = The player with the most points wins. If players are level, the one of them with more complete rows wins. If they are still level, they share the victory.

## Grey wall

# Section title.
rulebook-grey-title = The grey wall
# [G1]
rulebook-g1 = On the grey side of the board, you choose the space: the tile of a complete line may go to any free space of its row.
# [G2]
rulebook-g2 = But a colour may appear only once in each row and only once in each column.
# [G3]
rulebook-g3 = If the tile fits nowhere, all tiles of its line fall on your floor line at once and cost points in this round. Tiles that find no space there go into the lid.
# Title of an example with three steps.
rulebook-grey-falls-title = A line that fits nowhere
# Caption.
rulebook-grey-falls-0 = The blue line is complete. But every free space of its row is in a column that already has blue.
# Caption. $falls is 5.
rulebook-grey-falls-1 = All { $falls } tiles of line { $line } fall on the floor line.
# Caption. $costs is a list of numbers.
rulebook-grey-falls-2 = { $name } loses { $costs } points, { $lost } in all. The score goes from { $before } to { $score }.

## Rulings

# Section title.
rulebook-rulings-title = Open questions
# Introduces the section.
rulebook-rulings = The printed rulebooks leave these questions open, or do not agree. We decided them like this.
# [I1] Run-in title.
rulebook-i1-title = The start marker and a full floor line
# [I1]
rulebook-i1 = The marker then takes no space and costs nothing. It lies in front of the player, who begins the next round. It never pushes a tile away and never goes into the lid.
# [I2] Run-in title.
rulebook-i2-title = Splitting the tiles
# [I2]
rulebook-i2 = You may not split the tiles that you took. All go to one pattern line, as far as they fit, or all go to the floor line.
# [I3] Run-in title.
rulebook-i3-title = Complete lines
# [I3]
rulebook-i3 = You cannot choose a pattern line that is already complete. All tiles would fall; to do that, choose the floor line.
# [I4] Run-in title.
rulebook-i4-title = Hopeless lines on the grey wall
# [I4]
rulebook-i4 = You may begin a line even if its tile will fit nowhere. When you take tiles, only the colours in the row of the wall matter.
# [I5] Run-in title.
rulebook-i5-title = Nobody takes from the centre
# [I5]
rulebook-i5 = If the centre never gets a tile, nobody gets the start marker. The phase ends all the same, and the same player begins again.
# [I6] Run-in title.
rulebook-i6-title = A tile that fits must be placed
# [I6]
rulebook-i6 = On the grey wall you choose where a tile goes, but not whether. Move line by line from the top, with the wall as it is at that moment. You may block one of your later lines.
# [I7] Run-in title.
rulebook-i7-title = When the lid is emptied
# [I7] $full-rounds is 5.
rulebook-i7 = Only when a tile is needed and the bag is empty. With two players, { $tiles } tiles last for exactly { $full-rounds } rounds: the bag is then empty, but no tile is missing, and the lid stays as it is. Its tiles never join tiles that are still in the bag.
# [I8] Run-in title.
rulebook-i8-title = Too few tiles
# [I8]
rulebook-i8 = The factories are filled one after the other. So at most one of them is partly filled, and those after it stay empty.
# [I9] Run-in title.
rulebook-i9-title = No tiles for a new round
# [I9]
rulebook-i9 = If all tiles lie on walls and on incomplete lines, the game ends and bonus points are added. This can happen only with four players.
# [I10] Run-in title.
rulebook-i10-title = Highest score
# [I10]
rulebook-i10 = There is no highest score.
# [I11] Run-in title.
rulebook-i11-title = Games without an end
# [I11] $barren-limit is 3.
rulebook-i11 = In rare positions nobody can complete a row any more. Therefore the game also ends after { $barren-limit } rounds in a row in which no tile reached a wall. Bonus points are added as usual. Players who try to win will hardly ever see this.
# [I12] Run-in title.
rulebook-i12-title = Costs and the lowest score
# [I12] $lowest-score is 0.
rulebook-i12 = All costs of a floor line are added up first. If they are higher than the score, the score is { $lowest-score }. Nothing is carried over to a later round.

## Differences

# Section title.
rulebook-differences-title = Where printed rulebooks differ
# Introduces the table. In a narrow window it is a list: name the heading of what we play, not a column.
rulebook-differences = We compared five printed rulebooks: Danish, Dutch, French, Icelandic and German. “{ rulebook-differs-here }” says how we play.
# A row of the table: short, like a heading.
rulebook-differs-marker-space-point = Space for the start marker
# What the rulebooks of which language say. Short; no sentence is needed.
rulebook-differs-marker-space-books = Danish, Icelandic, German: leftmost free space. Dutch, French: leftmost space.
# What we play. Short.
rulebook-differs-marker-space-here = Leftmost free space
# Row.
rulebook-differs-marker-after-point = Start marker after wall tiling
# Books.
rulebook-differs-marker-after-books = Danish: middle of the table. The others: in front of the player.
# Here.
rulebook-differs-marker-after-here = In front of the player
# Row.
rulebook-differs-who-starts-point = Who fills the factories and begins
# Books.
rulebook-differs-who-starts-books = French: the first player. The others: the player with the start marker.
# Here.
rulebook-differs-who-starts-here = The player with the start marker
# Row.
rulebook-differs-first-turns-point = Example with three turns
# Books.
rulebook-differs-first-turns-books = French: the third turn is not in our copy. Icelandic: more than one yellow tile.
# Here.
rulebook-differs-first-turns-here = All three turns, with a single yellow tile
# Row.
rulebook-differs-filling-point = Direction in which a line fills
# Books.
rulebook-differs-filling-books = French: a caption says left to right. The others: right to left.
# Here.
rulebook-differs-filling-here = Makes no difference
# Row.
rulebook-differs-which-lines-point = Which lines are moved
# Books.
rulebook-differs-which-lines-books = French: the rule itself does not say. The others: complete lines.
# Here.
rulebook-differs-which-lines-here = Complete lines only
# Row.
rulebook-differs-top-down-point = Order of the lines
# Books.
rulebook-differs-top-down-books = Danish: begin with the first line. The others: from top to bottom.
# Here.
rulebook-differs-top-down-here = From top to bottom
# Row.
rulebook-differs-neighbours-point = Scoring a tile with neighbours
# Books.
rulebook-differs-neighbours-books = French: a misprint repeats the case without neighbours. The others agree.
# Here.
rulebook-differs-neighbours-here = Groups across and down
# Row.
rulebook-differs-column-example-point = Example of a group down
# Books.
rulebook-differs-column-example-books = German: two tiles. The others: three tiles.
# Here.
rulebook-differs-column-example-here = Both are right
# Row.
rulebook-differs-game-end-point = What ends the game
# Books.
rulebook-differs-game-end-books = French: once without “horizontal”. Icelandic: when the row is complete. The others: after that round.
# Here.
rulebook-differs-game-end-here = A horizontal row, after wall tiling
# Row.
rulebook-differs-colour-bonus-point = Bonus for colours
# Books.
rulebook-differs-colour-bonus-books = Icelandic: could mean a single bonus. The others: for each colour.
# Here.
rulebook-differs-colour-bonus-here = For each colour
# Row.
rulebook-differs-ties-point = Breaking a tie
# Books.
rulebook-differs-ties-books = German: names the tied players. The others: just the player with more rows.
# Here.
rulebook-differs-ties-here = Only tied players are compared
# Row.
rulebook-differs-grey-row-point = Colours on the grey wall
# Books.
rulebook-differs-grey-row-books = Danish, Dutch: once in each row and column. The others: once in each column.
# Here.
rulebook-differs-grey-row-here = Once in each row and column
# Row.
rulebook-differs-grey-stuck-point = A line that fits nowhere
# Books.
rulebook-differs-grey-stuck-books = Danish, Dutch, Icelandic: the whole line falls. French: silent. German: not in our copy.
# Here.
rulebook-differs-grey-stuck-here = The whole line falls at once
# Row.
rulebook-differs-short-supply-point = Bag and lid are empty
# Books.
rulebook-differs-short-supply-books = Danish, Dutch, Icelandic: empty again. German: both empty. French: not enough tiles.
# Here.
rulebook-differs-short-supply-here = Begin with fewer tiles

## Our additions

# Section title.
rulebook-ours-title = What we added
# Introduces the section. The mark is rulebook-ours-mark.
rulebook-ours = No printed rulebook has the following. Other paragraphs that are ours carry the same mark.
# Run-in title.
rulebook-draws-title = Drawing the tiles
# A server cannot choose tiles during the game.
rulebook-draws = A server draws tiles from a random number that was fixed before the game. After the game, every player can check this.
# Run-in title.
rulebook-order-title = Order in wall tiling
# Players tile one after the other.
rulebook-order = Here the players move their tiles one after the other, beginning with the first player of the round. On the coloured wall this changes nothing. On the grey wall you cannot wait to see what the others choose.
# Run-in title.
rulebook-table-title = Clock, take-back and hints
# Options of a table.
rulebook-table = A table may play with a clock, allow moves to be taken back, and allow hints. These are agreements between players, not rules of the game.
