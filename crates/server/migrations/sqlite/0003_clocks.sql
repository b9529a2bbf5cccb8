-- When the running clock of a game is out if nothing happens: found again after a restart.
alter table games add column deadline_us integer;

create index games_deadline on games (deadline_us) where deadline_us is not null;

-- What a side has declared of its running turn, which began after so many plies.
create table drafts (
    game text primary key references games (id),
    plies integer not null,
    body text not null
) strict, without rowid;

-- The last time at which the server is known to have run.
create table alive (
    id integer primary key check (id = 1),
    at_us integer not null
) strict;
