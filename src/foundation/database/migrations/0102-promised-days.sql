-- The day on which an order was said to arrive when it was placed, or to be ready for collection; null where none was said.
alter table orders add column arrives_on text check (arrives_on ~ '^\d{4}-\d{2}-\d{2}$');
