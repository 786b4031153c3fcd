-- Rows of bulk edits outlive the articles that they name: what is read of them later is kept once the article goes.
alter table bulk_edit_items add column name text, add column sku text;
create index bulk_edit_items_by_item on bulk_edit_items (item_id);

create function name_gone_bulk_edit_items() returns trigger language plpgsql as $$
begin
  update bulk_edit_items i set name = gone.name, sku = gone.sku from gone where i.item_id = gone.id;
  return null;
end $$;
create trigger gone_bulk_edit_items_named after delete on products
  referencing old table as gone for each statement execute function name_gone_bulk_edit_items();
