-- A fixed price, or a tier, may hold for a time only. An entry of a variable product stands for those of its variations that have
-- none of their own; of several that hold at a moment the one that began last counts.
alter table price_list_entries
  add column valid_from timestamptz,
  add column valid_to timestamptz,
  add check (valid_from < valid_to);
alter table price_list_entries drop constraint price_list_entries_pkey;
alter table price_list_entries
  add unique nulls not distinct (product_id, price_list_id, min_quantity, valid_from);
create index price_list_entries_by_list on price_list_entries (price_list_id, product_id);
create index price_list_entries_by_start on price_list_entries (valid_from) where valid_from is not null;
create index price_list_entries_by_end on price_list_entries (valid_to) where valid_to is not null;

-- A percentage off the shop's regular price, for a whole list, a brand, a category with all below it, or a brand within a category.
create table price_list_percentages (
  id int generated always as identity primary key,
  price_list_id int not null references price_lists on delete cascade,
  category_id int references categories on delete cascade,
  brand_id int references brands on delete cascade,
  basis_points int not null check (basis_points between 1 and 9999),
  valid_from timestamptz,
  valid_to timestamptz,
  check (valid_from < valid_to),
  unique nulls not distinct (price_list_id, category_id, brand_id, valid_from)
);

-- What the buyers of a list may take of an item, where that differs from what everybody may.
create table price_list_limits (
  price_list_id int not null references price_lists on delete cascade,
  product_id int not null references products on delete cascade,
  min_quantity int check (min_quantity >= 1),
  max_quantity int check (max_quantity >= 1),
  quantity_step int check (quantity_step >= 1),
  primary key (product_id, price_list_id),
  check (max_quantity >= min_quantity),
  check (num_nonnulls(min_quantity, max_quantity, quantity_step) > 0)
);
create index price_list_limits_by_list on price_list_limits (price_list_id, product_id);

-- As listing_prices, of each variation by itself: answers that hold variations are filtered and sorted by them.
create table variation_prices (
  price_list_id int not null references price_lists on delete cascade,
  product_id int not null references products on delete cascade,
  cents int not null,
  on_sale boolean not null,
  primary key (product_id, price_list_id)
);

create index products_by_sale_start on products (sale_from) where sale_from is not null;
create index products_by_sale_end on products (sale_to) where sale_to is not null;

create function is_running(valid_from timestamptz, valid_to timestamptz, at timestamptz) returns boolean
  language sql immutable parallel safe as $$ select coalesce(valid_from <= at, true) and coalesce(valid_to > at, true) $$;

-- How far a category is from the departments: 1 for a department itself.
create function category_depth(category int) returns int language sql stable parallel safe as $$
  with recursive above as (
    select id, parent_id from categories where id = category
    union all select c.id, c.parent_id from categories c join above a on c.id = a.parent_id
  )
  select count(*)::int from above
$$;

-- The price of every item in every list at a moment, as src/shop/pricing/rules/price-of.ts makes it for one piece.
drop function refresh_listing_prices(int[]);
create function refresh_listing_prices(ids int[], lists int[] default null, at timestamptz default now())
  returns void language sql as $$
  delete from listing_prices where product_id = any (ids) and (lists is null or price_list_id = any (lists));
  delete from variation_prices
    where product_id = any (array(select id from products where parent_id = any (ids)))
      and (lists is null or price_list_id = any (lists));
  with priced as materialized (
    select l.id as list_id, item.id, item.parent_id, item.listed_id, price.cents,
           e.price_cents is null and own.cents = item.retail_cents and own.cents < item.regular_price_cents
             and own.cents < coalesce(own.reduced, item.regular_price_cents) as on_sale
    from price_lists l
    cross join (
      select coalesce(p.parent_id, p.id) as listed_id, p.id, p.parent_id, p.tax_class, p.regular_price_cents,
             coalesce(p.brand_id, above.brand_id) as brand_id,
             case when is_running(p.sale_from, p.sale_to, at) then least(p.regular_price_cents, p.sale_price_cents)
               else p.regular_price_cents end as retail_cents
      from products p left join products above on above.id = p.parent_id
      where (p.id = any (ids) or p.parent_id = any (ids)) and p.type <> 'variable' and p.status = 'published'
        and p.regular_price_cents is not null
    ) item
    left join lateral (
      select x.price_cents from price_list_entries x
      where not l.is_retail and x.price_list_id = l.id and x.product_id in (item.id, item.parent_id)
        and is_running(x.valid_from, x.valid_to, at)
        and (x.product_id = item.id or not exists (
          select from price_list_entries y
          where y.price_list_id = l.id and y.product_id = item.id and is_running(y.valid_from, y.valid_to, at)))
        and x.min_quantity = 1
      order by x.valid_from desc nulls last limit 1
    ) e on true
    left join lateral (
      select r.basis_points from price_list_percentages r
      where not l.is_retail and r.price_list_id = l.id and is_running(r.valid_from, r.valid_to, at)
        and (r.brand_id is null or r.brand_id = item.brand_id)
        and (r.category_id is null or exists (
          select from product_categories pc where pc.product_id = item.listed_id and pc.category_id = r.category_id))
      order by (r.category_id is not null)::int * 2 + (r.brand_id is not null)::int desc,
        category_depth(r.category_id) desc, r.basis_points desc limit 1
    ) percentage on true
    cross join (
      select coalesce((select value #>> '{}' from settings where key = 'home_country'), 'IT') as country,
             coalesce((select (value #>> '{}')::boolean from settings where key = 'prices_include_tax'), true) as with_tax
    ) shop
    left join tax_rates home
      on home.tax_class = item.tax_class and home.country = shop.country and home.state = '' and home.postcode = ''
    cross join lateral (
      select round(item.regular_price_cents::bigint * (10000 - percentage.basis_points) / 10000.0)::int as reduced,
        least(item.retail_cents,
          round(item.regular_price_cents::bigint * (10000 - percentage.basis_points) / 10000.0)::int) as cents
    ) own
    cross join lateral (
      select coalesce(e.price_cents,
        case when l.prices_include_tax = shop.with_tax then own.cents
             when shop.with_tax then round(own.cents * 10000.0 / (10000 + coalesce(home.rate_basis_points, 0)))::int
             else round(own.cents * (10000.0 + coalesce(home.rate_basis_points, 0)) / 10000)::int end) as cents
    ) price
    where lists is null or l.id = any (lists)
  ), of_variations as (
    insert into variation_prices (price_list_id, product_id, cents, on_sale)
      select list_id, id, cents, on_sale from priced where parent_id is not null
  )
  insert into listing_prices (price_list_id, product_id, min_cents, max_cents, on_sale)
    select list_id, listed_id, min(cents), max(cents), bool_or(on_sale) from priced group by list_id, listed_id;
$$;

-- The same for any number of products: of many at once the sorting no longer fits into the memory of one statement.
create function refresh_many_listing_prices(ids int[], lists int[] default null, at timestamptz default now())
  returns void language plpgsql as $$
declare
  at_once constant int := 10000;
begin
  for begun in 1 .. coalesce(cardinality(ids), 0) by at_once loop
    perform refresh_listing_prices(ids[begun : begun + at_once - 1], lists, at);
  end loop;
end $$;

create function products_of_percentage(brand int, category int) returns setof int language sql stable as $$
  select p.id from products p
  where p.type <> 'variation' and (brand is null or p.brand_id = brand)
    and (category is null or p.id in (select pc.product_id from product_categories pc where pc.category_id = category))
$$;

-- Prices that begin or end by themselves. Everything up to this moment has been told.
create table price_moments (
  only_one boolean primary key default true check (only_one),
  told_until timestamptz not null
);
insert into price_moments (told_until) values (now());

-- The next moment at which a price begins or ends; null where none is known.
create function next_price_moment(after timestamptz) returns timestamptz language sql stable as $$
  select least(
    (select min(sale_from) from products where sale_from > after),
    (select min(sale_to) from products where sale_to > after),
    (select min(valid_from) from price_list_entries where valid_from > after),
    (select min(valid_to) from price_list_entries where valid_to > after),
    (select min(valid_from) from price_list_percentages where valid_from > after),
    (select min(valid_to) from price_list_percentages where valid_to > after))
$$;

-- Brings along the listing prices of what began or ended since it was told last; returns how many products that were.
create function tell_due_prices(until timestamptz) returns int language plpgsql as $$
declare
  since timestamptz;
  ids int[];
begin
  select told_until into since from price_moments for update;
  if until <= since then return 0; end if;
  update price_moments set told_until = until;
  select array_agg(distinct due.id) into ids from (
    select coalesce(p.parent_id, p.id) as id from products p where p.sale_from > since and p.sale_from <= until
    union all
    select coalesce(p.parent_id, p.id) from products p where p.sale_to > since and p.sale_to <= until
    union all
    select coalesce(p.parent_id, p.id) from price_list_entries e join products p on p.id = e.product_id
      where e.valid_from > since and e.valid_from <= until
    union all
    select coalesce(p.parent_id, p.id) from price_list_entries e join products p on p.id = e.product_id
      where e.valid_to > since and e.valid_to <= until
    union all
    select of_it.id from price_list_percentages r cross join lateral products_of_percentage(r.brand_id, r.category_id) of_it (id)
      where (r.valid_from > since and r.valid_from <= until) or (r.valid_to > since and r.valid_to <= until)
  ) due;
  if ids is null then return 0; end if;
  perform refresh_many_listing_prices(ids, null, until);
  perform pg_notify('shop_changes', 'all');
  return cardinality(ids);
end $$;

-- A change of entries brings the listing prices along, once for all rows of a statement.
drop trigger price_list_entry_changed on price_list_entries;
drop function refresh_prices_of_entry();
create function refresh_prices_of_entries() returns trigger language plpgsql as $$
begin
  if current_setting('pistone.quiet', true) is distinct from 'on' then
    perform refresh_many_listing_prices(
      array(select distinct coalesce(p.parent_id, p.id) from changed c join products p on p.id = c.product_id),
      array(select distinct price_list_id from changed));
  end if;
  return null;
end $$;
create trigger price_list_entry_added after insert on price_list_entries
  referencing new table as changed for each statement execute function refresh_prices_of_entries();
create trigger price_list_entry_changed after update on price_list_entries
  referencing new table as changed for each statement execute function refresh_prices_of_entries();
create trigger price_list_entry_removed after delete on price_list_entries
  referencing old table as changed for each statement execute function refresh_prices_of_entries();

create function refresh_prices_of_percentages() returns trigger language plpgsql as $$
begin
  if current_setting('pistone.quiet', true) is distinct from 'on' then
    perform refresh_many_listing_prices(
      array(select distinct of_it.id from changed c cross join lateral products_of_percentage(c.brand_id, c.category_id) of_it (id)),
      array(select distinct price_list_id from changed));
  end if;
  return null;
end $$;
create trigger price_list_percentage_added after insert on price_list_percentages
  referencing new table as changed for each statement execute function refresh_prices_of_percentages();
create trigger price_list_percentage_changed after update on price_list_percentages
  referencing new table as changed for each statement execute function refresh_prices_of_percentages();
create trigger price_list_percentage_changed_from after update on price_list_percentages
  referencing old table as changed for each statement execute function refresh_prices_of_percentages();
create trigger price_list_percentage_removed after delete on price_list_percentages
  referencing old table as changed for each statement execute function refresh_prices_of_percentages();
create trigger price_list_percentages_changed after insert or update or delete on price_list_percentages
  for each statement execute function notify_all_changed();
create trigger price_list_limits_changed after insert or update or delete on price_list_limits
  for each statement execute function notify_all_changed();

-- What moves to another category or brand moves to another percentage.
create function refresh_prices_of_moved() returns trigger language plpgsql as $$
begin
  if current_setting('pistone.quiet', true) is distinct from 'on' and exists (select from price_list_percentages) then
    perform refresh_many_listing_prices(array(select distinct product_id from changed));
  end if;
  return null;
end $$;
create trigger product_category_priced after insert on product_categories
  referencing new table as changed for each statement execute function refresh_prices_of_moved();
create trigger product_category_unpriced after delete on product_categories
  referencing old table as changed for each statement execute function refresh_prices_of_moved();
create trigger product_brand_changed after update of brand_id on products for each row
  when (new.brand_id is distinct from old.brand_id) execute function refresh_prices_of_product();

-- A new list begins with the retail prices.
create function refresh_prices_of_lists() returns trigger language plpgsql as $$
begin
  if current_setting('pistone.quiet', true) is distinct from 'on' then
    perform refresh_many_listing_prices(
      array(select id from products where type <> 'variation'), array(select id from changed));
  end if;
  return null;
end $$;
create trigger price_list_added after insert on price_lists
  referencing new table as changed for each statement execute function refresh_prices_of_lists();
create trigger price_list_turned after update on price_lists
  referencing new table as changed for each statement execute function refresh_prices_of_lists();

select refresh_many_listing_prices(array(select id from products where type <> 'variation'));
