-- What a request has asked for, as SHA-256, so that another one with the same number is noticed.
-- Older requests have none. In `side`, 2 is the arbiter.
alter table requests add column content blob;

-- The games that were created with a secret of the creator's choice, so that this can be sent again
-- without harm: the SHA-256 of the secret, and of what was asked for.
create table creations (
    secret blob primary key check (length(secret) = 32),
    content blob not null check (length(content) = 32),
    game text not null references games (id)
) strict, without rowid;
