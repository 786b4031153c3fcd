-- Every server process listens on `shop_changes` and forgets what it kept in memory. The payload is `all`, or
-- `product:<id>` for a change that concerns the pages of one listed product.
create function notify_all_changed() returns trigger language plpgsql as $$
begin
  if current_setting('pistone.quiet', true) is distinct from 'on' then
    perform pg_notify('shop_changes', 'all');
  end if;
  return null;
end $$;

create trigger settings_changed after insert or update or delete on settings for each statement execute function notify_all_changed();
create trigger content_pages_changed after insert or update or delete on content_pages for each statement execute function notify_all_changed();
create trigger categories_changed after insert or update or delete on categories for each statement execute function notify_all_changed();
create trigger brands_changed after insert or update or delete on brands for each statement execute function notify_all_changed();
create trigger attributes_changed after insert or update or delete on attributes for each statement execute function notify_all_changed();
create trigger attribute_terms_changed after insert or update or delete on attribute_terms for each statement execute function notify_all_changed();
create trigger tax_rates_changed after insert or update or delete on tax_rates for each statement execute function notify_all_changed();
create trigger price_lists_changed after insert or update or delete on price_lists for each statement execute function notify_all_changed();
create trigger customer_groups_changed after update or delete on customer_groups for each statement execute function notify_all_changed();
create trigger price_list_entries_changed after insert or update or delete on price_list_entries for each statement execute function notify_all_changed();
create trigger product_categories_changed after insert or update or delete on product_categories for each statement execute function notify_all_changed();
create trigger product_images_changed after insert or update or delete on product_images for each statement execute function notify_all_changed();
create trigger product_attributes_changed after insert or update or delete on product_attributes for each statement execute function notify_all_changed();
create trigger products_added_or_removed after insert or delete on products for each statement execute function notify_all_changed();

-- A sale raises total_sales on every order; that alone must not empty the page cache, nor must a change of in_stock,
-- which stock_changed tells by itself.
create function notify_product_changed() returns trigger language plpgsql as $$
begin
  if current_setting('pistone.quiet', true) is distinct from 'on'
     and to_jsonb(new) - array['total_sales', 'in_stock', 'updated_at'] is distinct from to_jsonb(old) - array['total_sales', 'in_stock', 'updated_at'] then
    perform pg_notify('shop_changes', 'all');
  end if;
  return null;
end $$;
create trigger product_changed after update on products for each row execute function notify_product_changed();

-- A change of price brings the listing prices along in the same transaction.
create function refresh_prices_of_product() returns trigger language plpgsql as $$
begin
  if current_setting('pistone.quiet', true) is distinct from 'on' then
    perform refresh_listing_prices(array[coalesce(new.parent_id, new.id)]);
  end if;
  return null;
end $$;
create trigger product_price_changed after update of regular_price_cents, sale_price_cents, sale_from, sale_to, status, tax_class on products
  for each row execute function refresh_prices_of_product();

create function refresh_prices_of_entry() returns trigger language plpgsql as $$
declare
  item int := case when tg_op = 'DELETE' then old.product_id else new.product_id end;
begin
  if current_setting('pistone.quiet', true) is distinct from 'on' then
    perform refresh_listing_prices(array(select coalesce(parent_id, id) from products where id = item));
  end if;
  return null;
end $$;
create trigger price_list_entry_changed after insert or update or delete on price_list_entries
  for each row execute function refresh_prices_of_entry();

-- What a shopper can read of a stock: 0, a few (the number is shown), or plenty.
create function shown_stock(available int, threshold int) returns int
  language sql immutable parallel safe as $$ select case when available <= 0 then 0 when available <= threshold then available else threshold + 1 end $$;

-- Whether an item can be had: pieces are there, or it may be ordered beyond them; a variable product: any of its variations.
create function refresh_in_stock(item_id int) returns void language plpgsql as $$
declare
  parent int;
begin
  update products p set in_stock = wanted.in_stock
    from (select x.id, x.backorders <> 'no' or coalesce(s.on_hand - s.reserved > 0, false) as in_stock
          from products x left join stock s on s.product_id = x.id where x.id = item_id) wanted
    where p.id = wanted.id and p.type <> 'variable' and p.in_stock is distinct from wanted.in_stock
    returning p.parent_id into parent;
  if parent is not null then
    update products p set in_stock = wanted.in_stock
      from (select exists (select from products v where v.parent_id = parent and v.status = 'published' and v.in_stock) as in_stock) wanted
      where p.id = parent and p.in_stock is distinct from wanted.in_stock;
  end if;
end $$;

create function stock_changed() returns trigger language plpgsql as $$
declare
  before int := case when tg_op = 'INSERT' then -1 else shown_stock(old.on_hand - old.reserved, old.low_stock_threshold) end;
  after int := shown_stock(new.on_hand - new.reserved, new.low_stock_threshold);
  item record;
  listed int;
begin
  if current_setting('pistone.quiet', true) is not distinct from 'on' or before = after then return null; end if;
  select id, parent_id into item from products where id = new.product_id;
  listed := coalesce(item.parent_id, item.id);
  perform refresh_in_stock(item.id);
  perform pg_notify('shop_changes', 'product:' || listed);
  return null;
end $$;
create trigger stock_changed after insert or update on stock for each row execute function stock_changed();

create function backorders_changed() returns trigger language plpgsql as $$
begin
  if current_setting('pistone.quiet', true) is distinct from 'on' then
    perform refresh_in_stock(new.id);
  end if;
  return null;
end $$;
create trigger backorders_changed after update of backorders, status on products for each row execute function backorders_changed();

create function review_changed() returns trigger language plpgsql as $$
declare
  item int := case when tg_op = 'DELETE' then old.product_id else new.product_id end;
begin
  if current_setting('pistone.quiet', true) is distinct from 'on' then
    perform refresh_ratings(array[item]);
    perform pg_notify('shop_changes', 'product:' || item);
  end if;
  return null;
end $$;
create trigger review_changed after insert or update or delete on reviews for each row execute function review_changed();
