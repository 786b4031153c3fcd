-- Listings count, filter and sort by what can be had. When a listed product is sold out or comes back, pages that do not show it change as
-- well: they are told by `product:0`, which stands for the availability of any product.
create or replace function stock_changed() returns trigger language plpgsql as $$
declare
  before int := case when tg_op = 'INSERT' then -1 else shown_stock(old.on_hand - old.reserved, old.low_stock_threshold) end;
  after int := shown_stock(new.on_hand - new.reserved, new.low_stock_threshold);
  item record;
  listed int;
  was_in_stock boolean;
begin
  if current_setting('pistone.quiet', true) is not distinct from 'on' or before = after then return null; end if;
  select id, parent_id into item from products where id = new.product_id;
  listed := coalesce(item.parent_id, item.id);
  select in_stock into was_in_stock from products where id = listed;
  perform refresh_in_stock(item.id);
  perform pg_notify('shop_changes', 'product:' || listed);
  if exists (select from products where id = listed and in_stock is distinct from was_in_stock) then
    perform pg_notify('shop_changes', 'product:0');
  end if;
  return null;
end $$;
