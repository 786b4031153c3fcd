-- Where the visit came from that an order was placed in; empty where that was not recorded.
alter table orders add column attribution jsonb not null default '{}';
