-- Changes of many products at once: what was chosen, what is done to it, how far it has come, and what came of it.
create table bulk_edits (
  id int generated always as identity primary key,
  state text not null default 'draft' check (state in ('draft', 'running', 'stopped', 'done', 'undoing', 'undone')),
  -- the filter by which products were chosen, as in the address of the list; null where they were chosen one by one
  query text,
  -- the form as it was posted
  form jsonb not null default '{}',
  -- how many products were chosen, their variations apart
  products int not null default 0,
  person_id int references customers on delete set null,
  person_name text not null,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- items up to this id are done; counted and moved in the transaction that changes them
  position int not null default 0,
  processed int not null default 0,
  changed int not null default 0,
  refused int not null default 0,
  restored int not null default 0,
  conflicts int not null default 0
);
create index bulk_edits_by_person on bulk_edits (person_id) where person_id is not null;

-- The products of a bulk edit and, where they have what it changes, their variations. They outlive what they name.
create table bulk_edit_items (
  bulk_edit_id int not null references bulk_edits on delete cascade,
  item_id int not null,
  -- why it was refused, as field and code
  problem text,
  -- the fields that were not restored, because they had changed since
  conflicts text[],
  stock_delta int not null default 0,
  primary key (bulk_edit_id, item_id)
);
create index bulk_edit_items_left on bulk_edit_items (bulk_edit_id, item_id) where problem is not null or conflicts is not null;

alter table product_versions add column bulk_edit_id int references bulk_edits on delete set null;
create index product_versions_by_bulk_edit on product_versions (bulk_edit_id, product_id) where bulk_edit_id is not null;

-- One look at a changed row per statement instead of one at each row.
create or replace function notify_product_changed() returns trigger language plpgsql as $$
declare
  unseen text[] := array['total_sales', 'in_stock', 'updated_at'];
begin
  if current_setting('pistone.quiet', true) is not distinct from 'on' then return null; end if;
  if exists (select from before b join after a on a.id = b.id where to_jsonb(a) - unseen is distinct from to_jsonb(b) - unseen) then
    perform pg_notify('shop_changes', 'all');
  end if;
  return null;
end $$;
drop trigger product_changed on products;
create trigger product_changed after update on products
  referencing old table as before new table as after for each statement execute function notify_product_changed();
