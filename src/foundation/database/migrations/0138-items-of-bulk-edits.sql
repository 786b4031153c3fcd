-- How many items a bulk edit has is stored: counting them at every look at its progress would take longer the more there are.
alter table bulk_edits add column items int not null default 0;
update bulk_edits e set items = (select count(*) from bulk_edit_items i where i.bulk_edit_id = e.id);
