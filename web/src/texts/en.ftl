## The hall
web-hall-title = The market before dawn
web-hall-words = Five fish-market games at one quay. Sit down, ring the bell, and buy low.
web-games = Games
web-nickname = Your name
web-you = You
web-same-screen-too = At this screen
web-guest = Guest
web-no-server = The hall does not answer. Is the server running?
web-asked-too-much = Too much was asked for from your network at once. Wait a little, then try again.
web-took-too-long = The line was too slow: the hall did not wait for the whole request. Try again.
web-too-many-cookies = Your browser sends too much with every request. Delete this site’s cookies, or use a private window.
web-hall-full = The hall is full. Try again later.
web-not-written = The hall cannot write it down at the moment: its disk may be full. Nothing has changed; try again later.
web-hall-stumbles = The hall stumbled ({ $code }). Try again in a moment.
web-try-again = Try again
web-your-tables = Your tables
web-no-unfinished = Nothing unfinished. Pick a sign and sit down.
web-finished = Finished
web-your-turn = Your turn
web-history = Your matches
web-history-open = All your matches ({ $count })
web-history-words = Kept by this browser. Watched matches and those of several at one screen are in the list, not in the sums.
web-history-game = Game
web-history-played = Played
web-history-won = Won
web-history-shared = Shared
web-history-lost = Lost
web-history-best = Best
web-history-unfinished = Unfinished
web-history-looked = Watched, or several at one screen
web-history-result = Result
web-history-any = All
web-history-with = With
web-history-count = { $count ->
    [0] No match fits.
    [one] { $count } match
   *[other] { $count } matches
}
web-forget = Take off the list
web-forget-sure = You are still playing { $game }: without this entry only a kept link leads back to your seat.
web-forget-not = Keep it
web-forgotten = Taken off the list.
web-show-all = Show all { $count }
web-waiting = Waiting for players
web-watching = Watching
web-players = Players
web-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
web-minutes = { $count } min
web-weight = Weight { $weight } of 5
web-weight-word = { $weight ->
    [1] very easy
    [2] easy
    [3] medium
    [4] demanding
   *[5] expert
}
web-set-up = House rules and set-up
web-opponents = Opponents
web-meet = You meet { $who }
web-meet-friends = You meet { $who } and friends
web-other-opponent = Choose another opponent
web-strength = Strength { $strength } of { $most }
web-grows = Your opponents grow with you: win, and the next one sits down; lose twice in a row, and a gentler one does.
web-plays-like = { $who } came along, and plays as { $like } does.
web-by-hand = Chosen by you: { $who } stays until you choose again.
web-grow-again = Let my opponents grow with me
web-for-measuring = For measuring
web-climb-up = You beat { $who }: next time { $next } sits down.
web-climb-down = { $who } won twice: next time { $next } sits down.
web-climb-top = You beat { $who }: nobody in this hall is stronger.
web-clock = Clock
web-clock-none = No clock
web-clock-minutes = { $count ->
    [one] { $count } minute each
   *[other] { $count } minutes each
 }
web-live-bell = Live bell (real time)
web-house-rules = House rules
web-bot-random = Dice: any legal move
    .name = Dice
web-bot-greedy = Trader: takes the best it sees
    .name = Trader
web-way-now = Play now
    .help = You against bots, at once
web-way-invite = Invite
    .help = A link and a QR code; seats fill as friends open it
web-way-same = Same screen
    .help = Several people, one screen, with a curtain between turns
web-way-watch = Watch
    .help = Bots play, you look on
web-way-learn = Learn
    .help = A guided first game
web-tip-rules = opens the rules at any table, at the one that matters now
web-tip-device = go on with another device: “This table”, then its link
web-tip-record = every match can be replayed, shared and opened again
web-open-record = Open a record
    .help = Choose a .match file, drop it into the field, or paste its text.
web-choose-file = Choose a record file
web-record-text = Text of the record
web-show-record = Show it
web-record-damaged = { $line ->
    [0] This record cannot be read.
   *[other] This record cannot be read: look at line { $line }.
}

## The frame
web-close = Close
web-settings = Settings
web-language = Language
web-theme = Light
web-theme-system = As the system
web-theme-night = Night
web-theme-day = Day
web-palette = Colours
web-palette-market = Those of the market
web-palette-clear = Distinct (colour blindness)
web-to-day = Switch to day
web-to-night = Switch to night
web-motion = Motion
web-motion-system = As the system
web-motion-lively = Lively
web-motion-still = Still
web-pace = Speed of bots and movements
web-pace-calm = Calm
web-pace-normal = Normal
web-pace-quick = Quick
web-pace-none = No waiting
web-sound = Sound
web-volume = Loudness
web-notices-setting = Tell me when it is my turn while I look elsewhere
web-notices-denied = Your browser does not allow this page to tell you anything: its own settings say where to change that.
web-letters = Size of words
    .help = Tables fill the window: theirs grow with it.
web-letters-90 = Small
web-letters-100 = Normal
web-letters-115 = Large
web-letters-130 = Very large
web-curtain-setting = Curtain between turns (same screen)
web-warnings-setting = Ask before a move throws something away
web-formalities-setting = Make moves that are no choice without asking
web-plain-setting = Plain table: panels and words instead of pictures
web-keys = Keys
web-key-numbers = 1 – 9
    .help = play the move with that number
web-key-arrows = ← ↑ ↓ →
    .help = walk through the moves, or over the table
web-key-moves = M
    .help = open or shut the list of moves
web-key-rules = ?
    .help = the rules
web-key-log = L
    .help = to the log
web-key-hint = H
    .help = ask the chef, when you play against bots
web-key-undo = U
    .help = ask to take a move back
web-key-space = Space
    .help = ring the bell
web-to-hall = Back to the hall
web-qr = QR code of the link
web-copy = Copy
web-copied = Copied
web-only-here = This link works on this computer only. For others on your network, start with “criee serve --lan”.
web-and = and
web-yes = yes
web-no = no

## A table
web-opening = Opening the table …
web-no-table = There is no such table.
web-other-rules = This table was played by other rules than those of today: it can no longer be shown.
web-seat-taken = Somebody was faster: the seat is taken.
web-link-damaged = The link to your seat is damaged, perhaps cut when it was copied: get it once more from the other device. What this browser remembers has not changed.
web-key-forgotten = { $left ->
    [0] This browser’s key opens no seat here and has been forgotten. You are looking on.
   *[other] One of this browser’s keys opens no seat here and has been forgotten. You keep the others.
 }
web-invited = A seat is free: { $game }
web-invited-by = At the table: { $names }
web-sit-down = Sit down
web-only-watch = Only watch
web-waiting-for = { $count ->
    [0] Nobody is missing
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
 }
web-waiting-words = { $game } begins when every seat is taken.
web-invite-link = Link for your friends
web-free-seat = Free seat
web-table = Table
web-table-broken = The table of this game could not be shown: here is the plain one.
web-beside = Players, moves and log
web-empty = Empty: { $what }
web-seats = Players
web-winner = Winner
web-thinks = To act
web-away = A bot keeps the seat
web-bot = Bot
web-offline = Line lost
web-here = At the table
web-points-short = pts
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
web-rules = Rules
web-rules-of = Rules of { $game }
web-rule = Rule { $rule }
web-contents = Contents
web-print = Print
web-find-rule = Find a rule
web-rule-sources = Where the rules come from
web-source-book = rulebook
    .help = It is in the game’s own rulebook.
web-source-ruling = our reading
    .help = The rulebook is silent or can be read in two ways; we decided.
web-source-safeguard = safeguard
    .help = We added it so that every match can go on and comes to an end.
web-no-rule = No rule says that.
web-moves = Your moves
    .help = every legal move as a list (M)
web-find-move = Find a move
web-log = What happened
web-warned-play = Do it all the same
web-warned-back = Think again
web-undo = Undo
    .help = Ask to take your last move back; granted only if nothing hidden was revealed
    .not = Your last move can no longer be taken back. Press to read why
web-ask-chef = Ask the chef
    .help = What would the strongest opponent do here, and why? (H)
web-chef-hushed = The chef is silent at the bell
    .help = The bell is not open long enough to think: decide yourself, and ask again afterwards
web-chef = The chef’s advice
web-chef-thinks = The chef thinks …
web-chef-says =
    { $count ->
        [one] There is one move to speak of.
       *[other] The best first. Pick one to see it on the table.
    }
web-chef-mixes = All choose at once, in secret: whoever always does the same is soon seen through. Below stands how often each choice is right.
web-chef-chance = { $percent } % to win
web-chef-share = to be chosen { $percent } % of the time
web-chef-play = Play this move
web-undo-asked = { $who } would like to take a move back.
web-undo-waits = Asked. The others decide.
web-grant = Allow
web-refuse = Refuse
web-fill-seats = Fill the open seats with bots
web-resign = Resign
    .help = You lose, and the match ends at once
web-resign-sure = You lose this match, and it ends at once. That cannot be taken back.
web-offer-draw = Offer a draw
    .help = The match ends without a winner, if everybody agrees
web-draw-sure = Everybody is asked. If all agree, the match ends at once and nobody wins. Until then it goes on; whoever is asked and plays a move instead has refused.
web-play-on = Play on
web-draw-offered = { $who } offers a draw: the match would end now, and nobody would win.
web-draw-waits = You have offered a draw. The match goes on until everybody has answered.
web-draw-refused = No draw: the match goes on.
web-agree = Agree
web-withdraw = Withdraw the offer
web-gone-seconds = Line lost, { $count } s
web-gone-minutes = Line lost, { $count } min
web-gone-long = { $who } has lost the line and has not come back. A bot can keep the seat until then.
web-gone-bot = Let a bot play
web-gone-draw = End as a draw
web-gone-wait = Wait
web-gone-waiting = Waiting for { $who }.
web-gone-decide = Decide again
web-reactions = Reactions
web-react-clap = Well played
web-react-wow = Wow
web-react-hmm = Hmm
web-react-oops = Oops
web-react-thanks = Thanks
web-react-wait = One moment
web-curtain = Curtain
web-pass-screen = Pass the screen to
web-look-alone = A secret choice: everyone looks away now, except
web-draw-curtain = I am { $who }
web-line-lost = The line is lost. Coming back by itself …
web-line-pending = Your move is kept and will be sent.
web-store-full = The disk is full or cannot be written: the match waits and will go on by itself. Nothing you were told is lost.
web-patience-slow-down = Too much was asked of the hall at once. It goes on in a moment.
web-patience-full = Too many people watch this table. Trying again …
web-problem = Something is wrong ({ $code }).
web-seat-kept = A bot keeps your seat warm.
web-take-back = Take it back
web-leave-seat = Let a bot play for me
    .help = The match goes on for the others; you can take your seat back at any time
web-other-device = Go on with another device
    .help = A link that opens your seat there
web-other-device-words = This link opens your seat. Keep it to yourself.
web-this-table = This table
web-menu-match = This match
web-menu-show = Show it and keep it
web-watch = Let others watch
    .help = A link and a QR code for people who want to look on
web-watch-link = Link for people who want to watch
web-understood = Got it
web-no-tips = No more tips
web-of = { $what }: { $whom }
web-meanwhile = Since your move
web-meanwhile-first = So far
web-meanwhile-now = Back to now
web-kept-lesson = Lesson
web-kept-early = ended early
web-not-played-out = The points as they stood then: they decided nothing.
web-meanwhile-what = What happened
web-lesson-next = Go on
web-lesson-do = Touch what the arrow shows
web-lesson-free = Touch what the arrow shows, or do as you like
web-lesson-then = Now touch this
web-lesson-stop = End the lesson
web-lesson-stopped = The lesson is over. The match goes on like any other.
web-lesson-parted = Your own idea! From here on you play alone. The rules are at the top of the page, and **H** asks the chef.

## The bell
web-ring = Ring!
web-rung-at = after { NUMBER($seconds, maximumFractionDigits: 2) } s
web-being-shown = Something is being shown…
web-bell-waits = The bell waits until you are ready.
web-bell-open = The bell is open
web-bell-closed = The bell is closed.
web-bell-nobody = Nobody rang.
web-bell-alone = { $who } rang first, after { NUMBER($seconds, maximumFractionDigits: 1) } s.
web-bell-first = { $who } rang first, after { NUMBER($seconds, maximumFractionDigits: 1) } s, { NUMBER($ahead, maximumFractionDigits: 3) } s ahead of the next.

web-error-again = You have rung already.
web-error-away = A bot keeps your seat warm: take it back first.
web-error-closed = Too late: the bell is closed.
web-error-hint-people = The chef is silent in matches between people.
web-error-hint-turn = There is nothing to think about right now.
web-error-hint-failed = The chef has no answer this time.
web-error-late = Too late: somebody was faster.
web-error-locked = The bell is still locked.
web-error-no-swap = The seat cannot change hands right now.
web-error-not-asked = Nobody waits for your answer any more.
web-error-no-open-seat = No seat is open any more.
web-error-not-playing = No match is under way at this table.
web-error-resign-people = The others want to play on: let a bot have your seat instead.
web-error-too-soon = Not yet: whoever lost the line gets a minute to come back.
web-error-slow-down = Not so fast, please.
web-error-wrong-secret = This browser’s key does not open a seat here.

## The end
web-wins = { $who } wins
web-you-win = You win
web-you-lose = { $who } wins, you lose
web-shared-win = { $who } share the win
web-draw = A draw
web-total = Total
web-score = Score
web-meet-next = Meet { $who }
web-rematch = Rematch
    .help = In a rematch everybody moves on by one seat: your mark and colour change.
web-join-rematch = Join the rematch
web-replay = Replay
web-looking-back = As it was a moment ago.
web-replaying = Replay: a moment of a finished match.
web-replay-step = Moment of the match
web-replay-link = Link to the replay
web-turn-back = One turn back
web-turn-on = One turn on
web-one-back = One step back
web-one-on = One step on
web-run = Play
web-pause = Pause
web-share = Share
web-save-record = Save the record
    .help = The whole match as a file that can be opened again
