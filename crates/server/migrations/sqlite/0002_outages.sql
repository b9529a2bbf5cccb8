-- What has to be known of games when a node is lost, so that nobody has to look at each of them.

-- When the flag of the running clock falls if nothing happens.
alter table games add column falls_us integer;
-- 1 if the computer has something to answer.
alter table games add column computer integer not null default 0;
-- Number of the last outage when the row was written.
alter table games add column outage integer not null default 0;

drop index games_node;
create index games_node on games (node, falls_us) where node is not null;
create index games_computer on games (node) where computer = 1;

-- A node was lost, and its games were taken over by another one: also those that it had taken over
-- before. What counts for nobody follows from this list and is written to a game together with what
-- happens there next.
create table outages (
    number integer primary key autoincrement,
    -- The node that was lost.
    node blob not null,
    -- It was last known to run at this time.
    since_us integer not null,
    -- When the other one took over.
    until_us integer not null,
    successor blob not null
) strict;

-- Nobody knows yet what games wait for that are older than this. They are looked at.
update games set falls_us = 0, computer = 1 where node is not null;

-- The first programs kept the version of these tables there.
drop table if exists _sqlx_migrations;
