-- When something about an order changed last, by which programs ask for what is new; and what programs note about it.
alter table orders add column updated_at timestamptz not null default now();
create index orders_by_change on orders (updated_at, id);

create function order_changed() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger orders_changed before update on orders for each row
  when (old.* is distinct from new.*) execute function order_changed();

-- What stands beside the order. In the transaction that places it `updated_at` is this very moment already.
create function order_part_changed() returns trigger language plpgsql as $$
begin
  update orders set updated_at = now()
    where id in (select order_id from changed where order_id is not null) and updated_at < now();
  return null;
end $$;

create trigger order_events_change_orders after insert on order_events
  referencing new table as changed for each statement execute function order_part_changed();
create trigger order_refunds_change_orders after insert on order_refunds
  referencing new table as changed for each statement execute function order_part_changed();
create trigger order_refunds_change_orders_later after update on order_refunds
  referencing new table as changed for each statement execute function order_part_changed();
create trigger order_shipments_change_orders after insert on order_shipments
  referencing new table as changed for each statement execute function order_part_changed();
create trigger order_shipments_change_orders_later after update on order_shipments
  referencing new table as changed for each statement execute function order_part_changed();
create trigger order_shipments_change_orders_at_last after delete on order_shipments
  referencing old table as changed for each statement execute function order_part_changed();

create table order_meta (
  id int generated always as identity primary key,
  order_id int not null references orders on delete cascade,
  key text not null check (key <> ''),
  value jsonb not null
);
create index order_meta_by_order on order_meta (order_id, id);
create trigger order_meta_changes_orders after insert on order_meta
  referencing new table as changed for each statement execute function order_part_changed();
create trigger order_meta_changes_orders_later after update on order_meta
  referencing new table as changed for each statement execute function order_part_changed();
create trigger order_meta_changes_orders_at_last after delete on order_meta
  referencing old table as changed for each statement execute function order_part_changed();
