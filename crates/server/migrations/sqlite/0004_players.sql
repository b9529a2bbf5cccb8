-- Players: keys that somebody holds. A seat may say whose it is.

create table players (
    id text primary key,
    -- SHA-256 of the player's secret.
    hash blob not null unique check (length(hash) = 32),
    name text not null,
    created_us integer not null
) strict, without rowid;

-- The player who has taken the seat, if that was said.
alter table tokens add column player text references players (id);

-- 1 if the game is rated.
alter table games add column rated integer not null default 0;

-- The rated games of each player in each list (game and board), in the order in which they ended. The
-- ratings follow from the scores in that order; they are kept so that nobody has to go through all of them.
create table ratings (
    player text not null references players (id),
    list text not null,
    -- From 1, without gaps.
    number integer not null,
    game text not null references games (id),
    ended_us integer not null,
    -- The rating period in which it counts: days since 1970-01-01 UTC, never falling within a list.
    day integer not null,
    opponent text not null references players (id),
    -- In half points; null if the game does not count any more.
    score integer check (score between 0 and 2),
    -- The rating with which the opponent entered the day.
    opponent_rating real not null,
    opponent_deviation real not null,
    -- The player's rating after the game.
    rating real not null,
    deviation real not null,
    volatility real not null,
    primary key (player, list, number)
) strict, without rowid;

create unique index ratings_game on ratings (game, player);
create index ratings_days on ratings (player, list, day);
create index ratings_day on ratings (list, day);

-- From which day on the ratings of a list have to be computed anew, because an arbiter has changed the
-- result of a game of an earlier day.
create table recounts (
    list text primary key,
    day integer not null
) strict, without rowid;
