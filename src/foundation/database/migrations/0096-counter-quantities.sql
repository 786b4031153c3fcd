-- A customer answers an offer with other quantities as well: what was offered stands beside what is asked for, and none leaves an item out.
alter table message_lines
  drop constraint message_lines_quantity_check,
  add constraint message_lines_quantity_check check (quantity >= 0),
  -- the quantity that it answers; null where only a price is said
  add column before_quantity integer check (before_quantity > 0);
