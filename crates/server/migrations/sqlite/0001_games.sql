-- Games as lists of facts. Whatever else is known of a game is a fold over them.

create table games (
    id text primary key,
    created_us integer not null,
    -- 1 while the computer has something to answer: found again after a restart.
    computer_due integer not null default 0
) strict, without rowid;

create index games_computer_due on games (id) where computer_due = 1;

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
