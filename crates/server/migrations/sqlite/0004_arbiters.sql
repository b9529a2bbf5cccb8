-- The secrets of the arbiters, of games that have one (C-N4).

create table arbiters (
    game text primary key references games (id),
    hash blob not null check (length(hash) = 32)
) strict, without rowid;
