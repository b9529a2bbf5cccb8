-- Games as lists of facts. Whatever else is known of a game is a fold over them.

create table games (
    id text primary key,
    created_us integer not null,
    -- The node that runs a game which waits for a clock or for the computer: other nodes go on with
    -- it when that one is lost.
    node blob
) strict, without rowid;

create index games_node on games (node) where node is not null;

create table facts (
    game text not null references games (id),
    seq integer not null,
    at_us integer not null,
    body text not null,
    primary key (game, seq)
) strict, without rowid;

-- Which fact a request has become, so that it can be sent again without harm.
create table requests (
    game text not null references games (id),
    side integer not null,
    request blob not null,
    seq integer not null,
    primary key (game, side, request)
) strict, without rowid;

-- SHA-256 of the secrets that hold seats (`seat`) or let somebody take one (`invite`).
create table tokens (
    game text not null references games (id),
    side integer not null,
    kind text not null check (kind in ('seat', 'invite')),
    hash blob not null check (length(hash) = 32),
    primary key (game, side, kind)
) strict, without rowid;

-- The secrets that dice are thrown from, of games that have any. They are in no event, so that no
-- answer can show one before its time.
create table dice (
    game text primary key references games (id),
    secret blob not null check (length(secret) = 32)
) strict, without rowid;

-- SHA-256 of the secrets of the arbiters, of games that have one (C-N4).
create table arbiters (
    game text primary key references games (id),
    hash blob not null check (length(hash) = 32)
) strict, without rowid;

-- What a side has declared of its running turn, which began after so many plies.
create table drafts (
    game text primary key references games (id),
    plies integer not null,
    body text not null
) strict, without rowid;

-- The nodes that have run games, each with the last time at which it is known to have run.
create table nodes (
    id blob primary key check (length(id) = 16),
    beat_us integer not null,
    -- 1 when it has ended and will never beat again.
    ended integer not null
) strict, without rowid;

-- When it was last tried whether the disk takes anything.
create table checks (
    id integer primary key check (id = 1),
    at_us integer not null
) strict;
