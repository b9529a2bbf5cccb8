### Players, their ratings, and the player of this device.

## In a game

rated-title = Rated game
rated-proposed = It counts for the ratings of both of you. When you take the seat, this browser makes you a player with a key and keeps it: no account is needed.
rated-change = Your rating: { $rating } ({ $change })
rated-not-counted = This game has changed no rating: of the same two players four games count on a day.

## In a tournament

occasion = { $name }, round { $round }, table { $table }, game { $game }
occasion-handicap = Handicap { $first } : { $second }

## A player's page

player-rating = { $rating } ± { $deviation } after { $games ->
    [one] one rated game
   *[other] { $games } rated games
}
player-provisional = The question mark says that this rating is still provisional: a few more games will show.
player-no-games = No rated games yet.
player-own = This is you, on this device.
player-last = Last rated games
player-won = won against
player-drawn = drew with
player-lost = lost to
player-void = does not count, against
plot-caption = Rating after each game. The dashed lines are one deviation above and below.
plot-games = Games
plot-words = The rating went from { $first } to { $last }; the lowest was { $low }, the highest { $high }. The table has all numbers.
plot-table = The same as a table
plot-date = Date
plot-rating = Rating
plot-deviation = Deviation

## Taking a player to another device

player-take = This link makes this device the player “{ $name }”. Take it only if that is you.
player-take-instead = This device is the player “{ $name }” now. That key will be gone here: take it to another device first, in the settings.
player-take-now = Use on this device
player-taken = This device is now this player.

## In the settings

player-title = Player
player-none = This device has no player yet. One is made when you first create or join a rated game: a key that this browser keeps. There are no accounts.
player-note = Your key is kept in this browser, and nobody can give it out again.
player-rename = Change the name to “{ $name }”
player-move = Use on another device
player-move-note = Open this link on the other device. Whoever has it is you: show it to nobody.
player-link = Link with your key
player-forget = Forget on this device
player-forget-sure = Yes, forget it
player-forget-note = Without the key nobody can play as this player any more, and its ratings stay as they are, unless another device has it.

error-no-player = There is no such player.
error-wrong-key = This key does not belong to this player.
