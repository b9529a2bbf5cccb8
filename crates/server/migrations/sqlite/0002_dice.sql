-- The secrets that dice are thrown from, of games that have any. They are in no event, so that no
-- answer can show one before its time.

create table dice (
    game text primary key references games (id),
    secret blob not null check (length(secret) = 32)
) strict, without rowid;
