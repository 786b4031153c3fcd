-- Products are found by the names of their categories as soon as one is renamed, or a product stands in another one.

-- A few products at once, many in the background: a request does not wait for a hundred thousand.
create function refresh_search_soon(ids integer[]) returns void language plpgsql as $$
begin
  if current_setting('pistone.quiet', true) is not distinct from 'on' then return; end if;
  if coalesce(cardinality(ids), 0) <= 500 then
    perform refresh_search(ids);
  else
    perform graphile_worker.add_job('refresh-search-of', json_build_object('productIds', chunk.ids)) from (
      select array_agg(id) as ids from unnest(ids) with ordinality as one (id, at) group by (at - 1) / 500
    ) chunk;
  end if;
end $$;

create function category_renamed() returns trigger language plpgsql as $$
begin
  perform refresh_search_soon(array(select product_id from product_categories where category_id = new.id));
  return null;
end $$;
create trigger category_renamed after update of name on categories
  for each row when (old.name is distinct from new.name) execute function category_renamed();

create function categories_of_products_changed() returns trigger language plpgsql as $$
begin
  perform refresh_search_soon(array(select distinct product_id from changed));
  return null;
end $$;
create trigger product_category_found after insert on product_categories
  referencing new table as changed for each statement execute function categories_of_products_changed();
create trigger product_category_lost after delete on product_categories
  referencing old table as changed for each statement execute function categories_of_products_changed();

-- A brand may have as many products as a category.
create or replace function brand_renamed() returns trigger language plpgsql as $$
begin
  perform refresh_search_soon(array(select id from products where brand_id = new.id and type <> 'variation'));
  return null;
end $$;
