-- What everybody is asked for an article, from each change on; prices in the shop's own tax mode, null where it was not for sale.
-- There is no reference to products: the history outlives them.
create table price_history (
  id bigint generated always as identity primary key,
  product_id integer not null,
  sku text,
  changed_at timestamptz not null,
  person_id integer references customers (id) on delete set null,
  person_name text not null default '',
  reason text not null check (reason ~ '^[a-z]+(-[a-z]+)*$'),
  regular_cents integer check (regular_cents >= 0),
  sale_cents integer check (sale_cents < regular_cents),
  sale_from timestamptz,
  sale_to timestamptz,
  with_tax boolean not null
);
create index price_history_by_product on price_history (product_id, id desc);
create index price_history_by_person on price_history (person_id) where person_id is not null;

create function keep_price_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.person_id is null and to_jsonb(new) - 'person_id' = to_jsonb(old) - 'person_id' then return new; end if;
  end if;
  raise exception 'the price history is never changed' using errcode = 'restrict_violation';
end $$;
create trigger price_history_kept before update or delete on price_history
  for each row execute function keep_price_history();
create trigger price_history_never_emptied before truncate on price_history
  for each statement execute function keep_price_history();

-- The list by which everybody buys.
create function public_price_list() returns integer language sql stable as $$
  select price_list_id from customer_groups where slug = 'retail'
$$;

-- What everybody is asked for products and their variations: sales by the dates that they were given, entries and percentages of a
-- list as they are at a moment.
create function public_prices(ids integer[], at timestamptz default now())
returns table (product_id integer, sku text, regular_cents integer, sale_cents integer, sale_from timestamptz, sale_to timestamptz,
  with_tax boolean)
language sql stable as $$
  select p.id, p.sku, asked.cents,
    case when asked.by_shop and p.sale_price_cents < asked.cents then p.sale_price_cents end,
    case when asked.by_shop and p.sale_price_cents < asked.cents then p.sale_from end,
    case when asked.by_shop and p.sale_price_cents < asked.cents then p.sale_to end,
    shop.with_tax
  from products p
  left join products above on above.id = p.parent_id
  cross join (
    select l.id, l.is_retail, l.prices_include_tax,
      coalesce((select value #>> '{}' from settings where key = 'home_country'), 'IT') as country,
      coalesce((select (value #>> '{}')::boolean from settings where key = 'prices_include_tax'), true) as with_tax
    from price_lists l where l.id = public_price_list()
  ) shop
  left join tax_rates home
    on not shop.is_retail and home.tax_class = p.tax_class and home.country = shop.country and home.state = '' and home.postcode = ''
  left join lateral (
    select x.price_cents from price_list_entries x
    where not shop.is_retail and x.price_list_id = shop.id and x.product_id in (p.id, p.parent_id)
      and is_running(x.valid_from, x.valid_to, at)
      and (x.product_id = p.id or not exists (
        select from price_list_entries y
        where y.price_list_id = shop.id and y.product_id = p.id and is_running(y.valid_from, y.valid_to, at)))
      and x.min_quantity = 1
    order by x.valid_from desc nulls last limit 1
  ) e on true
  left join lateral (
    select r.basis_points from price_list_percentages r
    where not shop.is_retail and r.price_list_id = shop.id and is_running(r.valid_from, r.valid_to, at)
      and (r.brand_id is null or r.brand_id = coalesce(p.brand_id, above.brand_id))
      and (r.category_id is null or exists (
        select from product_categories pc where pc.product_id = coalesce(p.parent_id, p.id) and pc.category_id = r.category_id))
    order by (r.category_id is not null)::int * 2 + (r.brand_id is not null)::int desc,
      category_depth(r.category_id) desc, r.basis_points desc limit 1
  ) percentage on true
  cross join lateral (
    select e.price_cents is null as by_shop,
      case when p.status <> 'published' or above.status <> 'published' or p.regular_price_cents is null then null
           when e.price_cents is null then
             round(p.regular_price_cents::bigint * (10000 - coalesce(percentage.basis_points, 0)) / 10000.0)::int
           when shop.prices_include_tax = shop.with_tax then e.price_cents
           when shop.with_tax then round(e.price_cents * (10000.0 + coalesce(home.rate_basis_points, 0)) / 10000)::int
           else round(e.price_cents * 10000.0 / (10000 + coalesce(home.rate_basis_points, 0)))::int end as cents
  ) asked
  where (p.id = any (ids) or p.parent_id = any (ids)) and p.type <> 'variable'
$$;

-- Appends what has changed of public prices. Rows of one transaction share their moment, and of these the last one counts; a transaction
-- that began earlier but changes a price later does not go back behind what is there.
create function log_public_prices(ids integer[], at timestamptz default now()) returns void language sql as $$
  insert into price_history (product_id, sku, changed_at, person_id, person_name, reason,
      regular_cents, sale_cents, sale_from, sale_to, with_tax)
    select n.product_id, n.sku, greatest(at, last.changed_at),
      nullif(current_setting('pistone.price_person', true), '')::int,
      coalesce(current_setting('pistone.price_person_name', true), ''),
      coalesce(nullif(current_setting('pistone.price_reason', true), ''), 'unknown'),
      n.regular_cents, n.sale_cents, n.sale_from, n.sale_to, n.with_tax
    from public_prices(ids, at) n
    left join lateral (
      select * from price_history h where h.product_id = n.product_id order by h.id desc limit 1
    ) last on true
    where (n.regular_cents, n.sale_cents, n.sale_from, n.sale_to)
        is distinct from (last.regular_cents, last.sale_cents, last.sale_from, last.sale_to)
      or (n.regular_cents is not null and n.with_tax <> last.with_tax)
$$;

-- The articles whose last line of the history is not what everybody is asked now.
create function price_history_gaps() returns setof integer language sql stable as $$
  select n.product_id from public_prices(array(select id from products where parent_id is null)) n
  left join lateral (select * from price_history h where h.product_id = n.product_id order by h.id desc limit 1) last on true
  where (n.regular_cents, n.sale_cents, n.sale_from, n.sale_to)
      is distinct from (last.regular_cents, last.sale_cents, last.sale_from, last.sale_to)
    or (n.regular_cents is not null and n.with_tax <> last.with_tax)
  union all
  select last.product_id from (select distinct on (product_id) product_id, regular_cents from price_history order by product_id, id desc) last
  where last.regular_cents is not null and not exists (select from products p where p.id = last.product_id)
$$;

create or replace function refresh_listing_prices(ids integer[], lists integer[] default null, at timestamptz default now())
returns void language plpgsql as $$
begin
  perform from products where id = any (ids) order by id for no key update;
  if lists is null or public_price_list() = any (lists) then
    perform log_public_prices(ids, at);
  end if;
  perform work_out_listing_prices(ids, lists, at);
end $$;

-- One refresh for a whole statement. What a quiet statement changes is refreshed by whoever made it; the history is written at once.
create function refresh_prices_of_products() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  if tg_op = 'INSERT' then
    perform log_public_prices(array(select id from after));
    return null;
  end if;
  -- Compared as sets: a join of two lists without statistics may be planned row by row.
  select array_agg(distinct coalesce(c.parent_id, c.id)) into ids from (
    select id, parent_id, status, tax_class, brand_id, regular_price_cents, sale_price_cents, sale_from, sale_to from after
    except
    select id, parent_id, status, tax_class, brand_id, regular_price_cents, sale_price_cents, sale_from, sale_to from before
  ) c;
  if ids is null then return null; end if;
  if current_setting('pistone.quiet', true) is not distinct from 'on' then
    perform log_public_prices(ids);
  else
    perform refresh_many_listing_prices(ids);
  end if;
  return null;
end $$;

create function log_removed_products() returns trigger language plpgsql as $$
begin
  insert into price_history (product_id, sku, changed_at, person_id, person_name, reason, with_tax)
    select gone.id, gone.sku, greatest(now(), last.changed_at),
      nullif(current_setting('pistone.price_person', true), '')::int,
      coalesce(current_setting('pistone.price_person_name', true), ''),
      coalesce(nullif(current_setting('pistone.price_reason', true), ''), 'unknown'),
      last.with_tax
    from before gone cross join lateral (
      select * from price_history h where h.product_id = gone.id order by h.id desc limit 1
    ) last
    where last.regular_cents is not null;
  return null;
end $$;

drop trigger product_price_changed on products;
drop trigger product_brand_changed on products;
drop function refresh_prices_of_product();
create trigger product_prices_added after insert on products
  referencing new table as after for each statement execute function refresh_prices_of_products();
create trigger product_prices_changed after update on products
  referencing old table as before new table as after for each statement execute function refresh_prices_of_products();
create trigger product_prices_removed after delete on products
  referencing old table as before for each statement execute function log_removed_products();

-- Everybody buys by another list.
create function public_list_changed() returns trigger language plpgsql as $$
begin
  perform refresh_many_listing_prices(
    array(select id from products where type <> 'variation'), array[old.price_list_id, new.price_list_id]);
  return null;
end $$;
create trigger public_list_changed after update of price_list_id on customer_groups
  for each row when (new.slug = 'retail' and old.price_list_id <> new.price_list_id) execute function public_list_changed();

-- The history begins with what is asked today.
select set_config('pistone.price_reason', 'opening', true);
select log_public_prices(array(select id from products where parent_id is null));
select set_config('pistone.price_reason', '', true);
