-- Which tournaments are shown to everybody who asks for the list, and how far they have come.

-- 1 if its founder wants it so.
alter table tournaments add column listed integer not null default 0;
-- As the log says since its last entry; in tournaments of before, which nobody lists, since the next one.
alter table tournaments add column players integer not null default 0;
alter table tournaments add column rounds integer not null default 0;
alter table tournaments add column closed integer not null default 0;

create index tournaments_listed on tournaments (created_us, id) where listed = 1;
