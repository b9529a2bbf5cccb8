-- A request stands beside the fact that it has become: a turn changes one place in the file, not two.

-- Who has sent the request, if the fact follows from one: a side, or 2 for the arbiter.
alter table facts add column sender integer;
alter table facts add column request blob;
-- What it has asked for, as SHA-256. Older requests have none.
alter table facts add column content blob;

update facts set sender = one.side, request = one.request, content = one.content
    from requests as one where one.game = facts.game and one.seq = facts.seq;

drop table requests;
