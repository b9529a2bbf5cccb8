-- Tournaments as logs. Whatever else is known of a tournament is a fold over its entries.

create table tournaments (
    id text primary key,
    created_us integer not null,
    -- SHA-256 of the secret with which it was founded, and of what was asked for then.
    secret blob not null unique check (length(secret) = 32),
    content blob not null check (length(content) = 32),
    -- 1 while one of its games is to begin, or goes on, on this server.
    waits integer not null default 0
) strict, without rowid;

create index tournaments_waiting on tournaments (id) where waits = 1;

create table entries (
    tournament text not null references tournaments (id),
    -- From 1, without gaps.
    number integer not null,
    -- The line of the log.
    body text not null,
    primary key (tournament, number)
) strict, without rowid;

-- Which entry a request has become, so that it can be sent again without harm.
create table entry_requests (
    tournament text not null references tournaments (id),
    -- Who has sent it, by the name in the log.
    sender text not null,
    request blob not null,
    -- SHA-256 of what was asked for.
    content blob not null check (length(content) = 32),
    number integer not null,
    primary key (tournament, sender, request)
) strict, without rowid;

-- SHA-256 of the secrets of officials. Whoever is dismissed has none.
create table officials (
    tournament text not null references tournaments (id),
    -- The name as it is compared with others.
    folded text not null,
    name text not null,
    hash blob not null check (length(hash) = 32),
    primary key (tournament, folded),
    unique (tournament, hash)
) strict, without rowid;

-- The games of tournaments.
create table boards (
    game text primary key references games (id),
    tournament text not null references tournaments (id),
    round integer not null,
    spot integer not null,
    -- Its number in the bout, from 1.
    number integer not null,
    -- 1 until its result stands in the log, or it was stopped.
    open integer not null default 1
) strict, without rowid;

create index boards_open on boards (tournament) where open = 1;
