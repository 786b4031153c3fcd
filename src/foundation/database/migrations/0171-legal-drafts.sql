-- A draft that the shop itself has written of a legal page, until it is published or thrown away: a lawyer has yet to look at it.
alter table page_blocks add column is_legal_draft boolean not null default false;
