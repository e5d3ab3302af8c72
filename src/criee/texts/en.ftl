## Words that every game shares

house = the house
and = and
player = Player { $number }

prompt-wait = Waiting for { $who }.
prompt-over = The match is over.

refuse-turn = It is not your turn.
# $asked: the prompt of the moment, a whole sentence.
refuse-now = Not now. { $asked }
refuse-house = Only the house does that.
refuse-house-now = The house does not do that now.
refuse-over = The match is over.
refuse-store = The hall cannot write anything down at the moment, so nothing is played. It goes on by itself.
# $high is more than $low, so there are several.
refuse-seats = This game is for { $low } to { $high } players.
refuse-seats-exactly =
    { $count ->
        [one] This game is for { $count } player.
       *[other] This game is for { $count } players.
    }

log-undo = { $who } takes the last move back.
log-resign = { $who } has resigned.
log-agreed = All have agreed on a draw.
refuse-alone = Nobody else plays here: there is nobody to resign to, or to agree with.
undo-nothing = There is no move of yours to take back.
undo-others = { $who } has moved since: your move can no longer be taken back.
undo-own = You have moved since: the move before can no longer be taken back.
undo-chance = Chance has spoken since: your move can no longer be taken back.
undo-live = Nothing is taken back in a live auction.
undo-pending = Somebody is asking for a move back already.
undo-often = Too much has been taken back in this match: the move stays.
undo-declined = { $who } would rather not: the move stays.
undo-revealed = Something hidden has come to light since: your move can no longer be taken back.

rule = Rule { $rule }
ours = { $percent } % of the numbers on the components are our reconstruction, for the rulebook does not print them. The rules follow the book; in the box a card may differ.

# Why the chef advises a move, where no theme of the game speaks for it.
why-best = It leads to the best positions, all in all.
why-same = It is about as good, all in all.
why-near = It comes close to the best, all in all.
why-weaker = The best of the others, but clearly weaker.
why-mixed = Chosen now and then, it keeps you hard to read.
why-wins = It wins the match.
why-forced = It is the only move there is.

## What cannot be in files and options. $where, $text, $found: as somebody wrote it.

wrong-missing = { $where } is missing.
wrong-number = { $where } must be a whole number; found “{ $found }”.
wrong-range = { $where } must be a number from { $low } to { $high }; found “{ $found }”.
wrong-flag = { $where } must be true or false; found “{ $found }”.
wrong-yes-no = { $where } must be yes or no; found “{ $found }”.
wrong-text = { $where } must be a text; found “{ $found }”.
wrong-choice = { $where } must be one of these: { $allowed }; found “{ $found }”.
wrong-list = { $where } must be a list; found “{ $found }”.
wrong-table = { $where } must be a table; found “{ $found }”.
wrong-key = { $where } is not known here. Known: { $known }.
wrong-option = The option { $text } does not exist in this game. Its options: { $known }.
wrong-no-options = The option { $text } does not exist: this game has no options.
# $text: the option that settles it, for example beginner=yes; $where: the other one, a market.
wrong-beside-always = With { $text }, { $where } is always in play ({ $rule }): it may be “drawn” or “always”, but not “{ $found }”.
wrong-beside-never = With { $text }, { $where } is never in play ({ $rule }): it may be “drawn” or “never”, but not “{ $found }”.
wrong-game = “{ $game }” is not in the hall. There are: { $known }.
wrong-module = The built table of { $game }, { $file }, is no .js file in its package.
wrong-bot = There is no bot “{ $text }”. There are: { $known }.
wrong-budget = “{ $text }”: what may stand behind the name is a number of walks from 1 to 999999, as in { $example }, or a time from 1 to 999999 milliseconds, as in { $found }.
wrong-budget-plain = “{ $text }”: this bot thinks neither shorter nor longer, so nothing may stand behind its name.
wrong-toml = { $file } is not valid TOML: { $text }
wrong-rules = This position was written for other rules; these are version { $version }.
# $players and $seats differ; $seats is how many were asked for.
wrong-position-seats =
    { $players ->
        [one] The position is for { $players } player, not for { $seats }.
       *[other] The position is for { $players } players, not for { $seats }.
    }

damaged-line = Line { $line }:
damaged-long = This is too long for a record.
damaged-foreign = This is not a Criée record: it must begin with “{ $text }”.
damaged-header = The header has no line “{ $text }”.
damaged-twice = “{ $text }” stands there twice.
damaged-after = There is a move after the result.
damaged-pair = Options are written key=value; found “{ $found }”.
damaged-position = The position cannot be read.
damaged-number = “{ $text }” must be a whole number; found “{ $found }”.
damaged-digits =
    { $count ->
        [one] “{ $text }” must be a whole number of at most { $count } digit.
       *[other] “{ $text }” must be a whole number of at most { $count } digits.
    }
damaged-rules = The match was played by version { $found } of the rules; these are version { $version }.
damaged-box = The match was played with another box; this one is { $text }.
damaged-seat =
    { $count ->
        [2] A line begins with house, p1 or p2; found “{ $found }”.
       *[other] A line begins with house or with p1 to p{ $count }; found “{ $found }”.
    }
damaged-notation = “{ $found }” is no move of this game.
damaged-move = “{ $found }” is not legal here.
damaged-not-over = The result does not follow from the moves: the match is not over.
damaged-result = The result does not follow from the moves: { $found }

## The terminal: playing

cli-pass-screen = Pass the screen to { $who }, then press Enter
# The letters are keys to press.
cli-help = a number or a move · ? the rule of the moment, ?{ $rule } a rule by its number, ?? all rules · b the table · l the log · h asks the chef · u takes a move back · q quits
cli-unknown = I do not understand “{ $text }”. Type a number from the list, a move such as “{ $example }”, or ? for the rules.
cli-no-rule = There is no rule { $rule }; the first one is { $example }.
cli-took-back = { $who } takes back the last move of { $other }.
cli-house-rules = House rules: { $text }
cli-house-rule = { $text }: { $found }
cli-warned = Make the move once more if you mean it, or another one.
cli-saved = Record saved to { $file }
cli-resume = Go on with: { $text }
cli-score = Score
cli-total = Total
cli-won = { $who } wins.
cli-shared = { $who } share the win.
cli-draw = A draw.
cli-house-moves = The house decides.
cli-replay-keys = Enter: next, a: all, q: quit
cli-hint-thinks = The chef thinks …
cli-hint-chance = { $percent } % to win
cli-hint-share = chosen { $percent } % of the time
cli-hint-mixed = All choose at once, in secret: whoever always does the same is soon seen through. Vary between these.
cli-hint-people = The chef is silent in matches between people.
cli-hint-nobody = Nobody has anything to decide here.

## The terminal: what was typed wrongly

cli-hint-source = Name one file: --record FILE or --position FILE.
# $text: the number typed, $known: the seats that have something to decide.
cli-hint-seat = Seat { $text } has nothing to decide here; to decide: { $known }.
cli-lang = “{ $text }” is not spoken here; choose one of these: { $known }.
cli-in-file = { $file }:
cli-cannot-read = { $file } cannot be read: { $text }
cli-no-file = there is no such file
cli-is-folder = it is a folder
cli-not-allowed = it is not allowed
cli-no-space = the disk is full
cli-not-text = it is no text in UTF-8
# $text: the reason, in English in all languages.
cli-impossible = This cannot be: { $text }
cli-impossible-position = There can be no such position: { $text }
cli-more = More about it: { $text }
cli-number = { $where } must be a whole number from { $low } to { $high }; found “{ $found }”.
cli-number-least = { $where } must be a whole number, at least { $low }; found “{ $found }”.
cli-no-option = There is no { $text } here. There are: { $known }.
cli-no-command = There is no command “{ $text }”. There are: { $known }.
cli-missing = { $text } is missing.
cli-no-value = Something must stand after { $text }.
cli-has-no-value = { $text } stands alone: it takes no value.
cli-too-much = “{ $text }” is too much.
cli-pair = { $text } is not understood: write it as key=value, for example --option kind_fish=yes.
cli-two-values = The option { $text } is given twice with different values.
cli-beside-resume =
    { $what ->
        [seats] --seats does not go with --resume: the record says how many play.
        [seed] --seed does not go with --resume: the record has its own seed.
        [option] --option does not go with --resume: the record says which house rules hold.
       *[position] --position does not go with --resume: the record says where the match began.
    }
cli-beside-position =
    { $what ->
        [seats] --seats does not go with --position: the position says how many play.
       *[option] --option does not go with --position: the position says which house rules hold.
    }
cli-other-record = { $file } is a record of { $game }, not of { $text }.
cli-other-position = { $file } is a position of { $game }, not of { $text }.
cli-people =
    { $count ->
        [one] --people { $text } is too many: there is { $count } seat.
       *[other] --people { $text } is too many: there are { $count } seats.
    }
cli-exists = { $file } exists already; choose another name for --save.
cli-no-folder = There is no folder { $file }.
cli-no-table =
    { $count ->
        [one] There is no game here for { $count } player.
       *[other] There is no game here for { $count } players.
    }
cli-bots =
    { $bots ->
        [one] { $game } is for { $low } to { $high } players; --bots names { $bots } bot.
       *[other] { $game } is for { $low } to { $high } players; --bots names { $bots } bots.
    }
cli-bots-exactly =
    { $bots ->
        [one] { $game } is for { cli-players }; --bots names { $bots } bot.
       *[other] { $game } is for { cli-players }; --bots names { $bots } bots.
    }

## The terminal: lists and measurements

cli-games-more = “criee games GAME” also tells what each option does.
cli-plain-bots = For measuring there are also: { $known }.
cli-ends-of-ladder = { $low } and { $high } always mean the first and the last of a list.
cli-budgets = Behind a name may stand how far it thinks: { $example } for so many walks through its tree, { $text } for so long.
style-cautious = cautious
style-steady = steady
style-bold = bold
style-gambler = gambler
style-shrewd = shrewd
cli-compiled = compiled
cli-interpreted = interpreted (no compiled modules: everything works, but slower)
cli-yes = yes
cli-no = no
cli-yes-no = yes or no
cli-from-to = a number from { $low } to { $high }
cli-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
cli-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
cli-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
cli-other-matches =
    { $count ->
        [0] none with other house rules
        [one] { $count } of them with other house rules
       *[other] { $count } of them with other house rules
    }
cli-check-table = { $game }, { cli-players }
cli-kept = all promises kept ({ $seconds } s)
cli-shared-wins =
    { $count ->
        [0] No match was shared or drawn.
        [one] { $count } match was shared or drawn.
       *[other] { $count } matches were shared or drawn.
    }
cli-by-seat = Wins by seat
cli-decisions = Decisions in a match
cli-ended-by = What ended the matches
cli-column-game = game
cli-column-players = players
cli-column-minutes = minutes
cli-column-options = options
cli-column-ours = our data
cli-column-player = player
cli-column-what = for
cli-column-rule = rule
cli-column-points = points
cli-column-bot = bot
cli-column-wins = wins
cli-column-rate = share
cli-column-mean = mean score
cli-column-seat = seat
cli-column-least = fewest
cli-column-median = median
cli-column-most = most
cli-column-matches = matches
cli-column-text = its text
cli-column-strength = strength
cli-column-style = style
cli-column-character = how they play
cli-column-interval = 95 %
cli-column-even = if equal
cli-column-rating = rating
cli-column-decisions = decisions
cli-column-mean-ms = ms each
cli-column-longest-ms = longest (ms)
cli-host-name = --host-name takes a plain name such as criee.example, without protocol, port or path; found “{ $found }”.
cli-proxy = --proxy takes an IP address or a network, such as 127.0.0.1 or 10.0.0.0/8; found “{ $found }”.

## The terminal: bots measured against each other

arena-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
arena-interval = Intervals of 95 % over rounds ({ $text }): a round is one deal in every rotation of the seats.
# $low, $high: win shares. $percent: how often the test may be wrong.
arena-hypotheses = Is the first bot’s share { $low } or { $high }? Either answer is wrong in at most about { $percent } % of such tests.
arena-decided = Answer: { $text }.
arena-open = Still open after all matches: play more of them.
# $found: the log likelihood ratio, $text: the bound it is held against.
arena-ratio = (Log likelihood ratio { $found }, bounds ±{ $text }; a run that stops itself has no plain interval.)
arena-no-ratings = Ratings need openskill: { $text }
arena-measured = Measured here, on this machine: not part of what can be repeated
# $known: bots. NAME@400 is what somebody types.
arena-by-the-clock = These bots think by the clock, so that another run may differ: { $known }. A budget such as { $example } makes it repeatable.
arena-sprt = --sprt takes two shares between 0 and 1, the lower one first, such as 0.5,0.55; found “{ $found }”.
arena-two-bots =
    { $bots ->
        [one] With --seats, --bots names two bots: one sits down, the other one takes all the other seats. It names { $bots } bot.
       *[other] With --seats, --bots names two bots: one sits down, the other one takes all the other seats. It names { $bots } bots.
    }
ladder-written = Written to { $file }
lab-no-folder = { $file } is a file, not a folder. Choose another one with --out.
lab-cannot-make = The folder { $file } cannot be made here. Choose another one with --out.
lab-unread-run = { $file } cannot be read: it was cut short or changed. Choose another folder with --out, or delete this file if everything beside it is of this very run.
lab-other-run = { $file } is of another run: there { $found }; asked for: { $text }. Choose another folder with --out, or delete this one.
# $text: the file that a folder of a run has.
lab-not-a-run = { $file } is not empty and is no folder of a run: it has no { $text }. Choose an empty or a new folder with --out.
lab-damaged =
    { $count ->
        [one] { $count } file in the folder was damaged; its part was played again.
       *[other] { $count } files in the folder were damaged; their parts were played again.
    }
lab-stopped = Stopped. What is done is kept: the same command goes on with it.
lab-stopped-lost = Stopped, and nothing is kept. With --out FOLDER the same command could go on.
lab-shard-failed = A part of the work failed, see above. What was done before it is kept if --out was given.
lab-worker-died = A worker process died, perhaps for want of memory. The same command goes on if --out was given; --workers takes fewer at a time.
lab-no-ray = Ray is not installed: { $text }
lab-no-cluster = No Ray cluster answers at { $where }: { $text }
lab-ray-workers = --workers is for processes of this machine: leave it out with --ray.

## The terminal: the hall does not open

shut-folder = The data folder { $file } cannot be used: { $text }. Choose another with --data.
shut-file = { $file } is a file, not a folder. Choose a folder with --data.
shut-busy = Another server has the data folder { $file } open. Stop that server, or choose another folder with --data.
shut-lock = { $file } should be an empty file and is not. Look at it and move it away, then start again.
shut-locked = Another program has locked { $file }. Close that program, then start again.
shut-closed = { $file } cannot be written: { $text }. Let the user of this server write it and its folder, or choose another folder with --data.
shut-disk = { $file } cannot be written: { $text }. Make room on the disk, or choose another folder with --data.
shut-newer = { $file } was written by a newer Criée (its data has version { $found }, this one knows { $known }). Start that newer one, or choose another folder with --data.
shut-foreign = { $file } is not a database of Criée; it is left as it is. Move it away, or choose another folder with --data.
shut-damaged = { $file } is damaged ({ $text }); it is left as it is. Move it and its log (-wal) away and put an older copy in its place, or choose another folder with --data.
shut-short = { $file } is cut off: it has { $found } bytes of { $known }; it is left as it is. Move it and its log (-wal) away and put an older copy in its place, or choose another folder with --data.
shut-lone-log = { $file } is empty or missing, but its log { $where } is not; both are left as they are. Put the database back beside its log, or move the log away to start with nothing.
shut-bad-log = { $where }, the log of { $file }, is damaged; both are left as they are. Put older copies in their places, or move the log away to go on without what was played last.
shut-taken = Port { $text } of { $where } is taken. Choose another with --port.
shut-port = Port { $text } is not for this user. Choose one from 1024 to 65535 with --port.
shut-name = “{ $text }” is neither an address nor a name that leads to one. Give an address of this machine with --host.
shut-elsewhere = { $text } is not an address of this machine. Give one that is with --host, or take all of them with --lan.
shut-listen = Nobody can call { $where }: { $text }. Choose another address with --host, or another port with --port.

train-no-features = { $game } describes no features, so there is nothing to learn from: see docs/adding-a-game.md.
train-no-numpy = Training needs numpy: { $text }
train-seats = --seats takes sizes from { $low } to { $high }, such as { $low },{ $high }; found “{ $found }”.
train-seats-exactly = --seats can only be { $low } in this game; found “{ $found }”.
train-grade = Generation { $count }, { $positions } positions: surprise { $found } where a guess has { $even } ({ $percent } % foretold).
train-written = Written to { $file }.
