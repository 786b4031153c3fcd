-- Where nothing but prices has changed, a notice names the products: only pages that show one of them, or are ordered by prices, are made anew.

-- Whether a row of `listing_changes` says that prices alone have changed, and with them nothing that filters go by.
alter table listing_changes add column only_prices boolean not null default false;
drop index listing_changes_by_transaction;
create index listing_changes_by_transaction on listing_changes (changed_in) include (id, product_id, only_prices);

create or replace function notify_product_changed() returns trigger language plpgsql as $$
declare
  unseen text[] := array['total_sales', 'in_stock', 'updated_at', 'revision'];
  -- A statement that changes more is told as one change of everything.
  most_named constant int := 5000;
  -- A notice holds 8,000 bytes.
  at_once constant int := 700;
  pair record;
  was products;
  becomes products;
  listed int[];
begin
  if current_setting('pistone.quiet', true) is not distinct from 'on' then return null; end if;
  for pair in select b as old_row, a as new_row from before b join after a on a.id = b.id loop
    was := pair.old_row;
    becomes := pair.new_row;
    if (was.regular_price_cents, was.sale_price_cents) is distinct from (becomes.regular_price_cents, becomes.sale_price_cents) then
      if (was.regular_price_cents is null, was.sale_price_cents is null, was.sale_price_cents < was.regular_price_cents)
          is not distinct from
        (becomes.regular_price_cents is null, becomes.sale_price_cents is null, becomes.sale_price_cents < becomes.regular_price_cents) then
        listed := listed || coalesce(becomes.parent_id, becomes.id);
        was.regular_price_cents := becomes.regular_price_cents;
        was.sale_price_cents := becomes.sale_price_cents;
      end if;
    end if;
    was.updated_at := becomes.updated_at;
    was.revision := becomes.revision;
    if was is distinct from becomes and to_jsonb(was) - unseen is distinct from to_jsonb(becomes) - unseen
        or cardinality(listed) > most_named then
      perform pg_notify('shop_changes', 'all');
      return null;
    end if;
  end loop;
  listed := array(select distinct id from unnest(listed) id order by id);
  for begun in 1 .. cardinality(listed) by at_once loop
    perform pg_notify('shop_changes', 'prices:' || array_to_string(listed[begun : begun + at_once - 1], ','));
  end loop;
  return null;
end $$;

-- What is reduced in a list is counted and filtered by: such a change concerns every page.
create function note_changed_prices() returns trigger language plpgsql as $$
begin
  if listing_changes_are_many() then return null; end if;
  insert into listing_changes (product_id, only_prices)
    select a.product_id, bool_and((a.on_sale, a.struck_cents is null) is not distinct from (b.on_sale, b.struck_cents is null))
    from after a join before b using (price_list_id, product_id) group by a.product_id;
  if exists (
    select from after a join before b using (price_list_id, product_id)
    where (a.on_sale, a.struck_cents is null) is distinct from (b.on_sale, b.struck_cents is null)) then
    perform pg_notify('shop_changes', 'all');
  end if;
  return null;
end $$;
drop trigger listing_price_changed on listing_prices;
create trigger listing_price_changed after update on listing_prices
  referencing old table as before new table as after for each statement execute function note_changed_prices();
