-- Prices by difference: a price that stays what it was is not written anew, which a change of many products at once did for every list.
-- The rows of one product never change hands between the parts of the statement, so that they may all see the table as it was.
create or replace function work_out_listing_prices(ids integer[], lists integer[] default null, at timestamptz default now())
returns void language sql as $$
  with children as materialized (
    select coalesce(array_agg(id), '{}') as ids from products where parent_id = any (ids)
  ), priced as materialized (
    select l.id as list_id, item.id, item.parent_id, item.listed_id, price.cents,
           sale.runs as on_sale,
           case when sale.runs and l.id = shop.public_list then
             case when l.prices_include_tax = shop.with_tax then prior.cents
                  when shop.with_tax then round(prior.cents * 10000.0 / (10000 + coalesce(home.rate_basis_points, 0)))::int
                  else round(prior.cents * (10000.0 + coalesce(home.rate_basis_points, 0)) / 10000)::int end
           end as struck
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
             coalesce((select (value #>> '{}')::boolean from settings where key = 'prices_include_tax'), true) as with_tax,
             (select price_list_id from customer_groups where slug = 'retail') as public_list
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
    cross join lateral (
      select e.price_cents is null and own.cents = item.retail_cents and own.cents < item.regular_price_cents
        and own.cents < coalesce(own.reduced, item.regular_price_cents) as runs
    ) sale
    left join prior_prices prior on prior.product_id = item.id
    where lists is null or l.id = any (lists)
  ), listed as materialized (
    select list_id, listed_id, min(cents) as min_cents, max(cents) as max_cents, bool_or(on_sale) as on_sale,
      case when count(struck) > 0 then min(coalesce(struck, cents)) end as struck_cents
    from priced group by list_id, listed_id
  ), variations_gone as (
    delete from variation_prices v
      where v.product_id = any ((select c.ids from children c)::int[]) and (lists is null or v.price_list_id = any (lists))
        and not exists (select from priced w where w.id = v.product_id and w.list_id = v.price_list_id)
  ), variations_changed as (
    update variation_prices v set cents = w.cents, on_sale = w.on_sale, struck_cents = w.struck
      from priced w
      where v.product_id = any ((select c.ids from children c)::int[])
        and w.parent_id is not null and w.id = v.product_id and w.list_id = v.price_list_id
        and (v.cents, v.on_sale, v.struck_cents) is distinct from (w.cents, w.on_sale, w.struck)
  ), variations_added as (
    insert into variation_prices (price_list_id, product_id, cents, on_sale, struck_cents)
      select w.list_id, w.id, w.cents, w.on_sale, w.struck from priced w
      where w.parent_id is not null and not exists (
        select from variation_prices v
        where v.product_id = any ((select c.ids from children c)::int[]) and v.product_id = w.id and v.price_list_id = w.list_id)
  ), listed_gone as (
    delete from listing_prices l
      where l.product_id = any (ids) and (lists is null or l.price_list_id = any (lists))
        and not exists (select from listed w where w.listed_id = l.product_id and w.list_id = l.price_list_id)
  ), listed_changed as (
    update listing_prices l
      set min_cents = w.min_cents, max_cents = w.max_cents, on_sale = w.on_sale, struck_cents = w.struck_cents
      from listed w
      where l.product_id = any (ids) and w.listed_id = l.product_id and w.list_id = l.price_list_id
        and (l.min_cents, l.max_cents, l.on_sale, l.struck_cents)
          is distinct from (w.min_cents, w.max_cents, w.on_sale, w.struck_cents)
  )
  insert into listing_prices (price_list_id, product_id, min_cents, max_cents, on_sale, struck_cents)
    select w.list_id, w.listed_id, w.min_cents, w.max_cents, w.on_sale, w.struck_cents from listed w
    where not exists (
      select from listing_prices l where l.product_id = any (ids) and l.product_id = w.listed_id and l.price_list_id = w.list_id);
$$;

-- Only what is reduced has a price before the reduction.
create or replace function price_history_continued() returns trigger language plpgsql as $$
begin
  delete from prior_prices where product_id = any (array(select distinct product_id from added));
  insert into prior_prices (product_id, cents, kind, since)
    select * from prior_prices_of(array(select distinct product_id from added where sale_cents is not null));
  return null;
end $$;

-- Whoever writes products writes the time as well: nobody is asked about it at each row.
drop trigger product_change_noted on products;
create trigger product_change_noted before update on products for each row
  when (new.updated_at = old.updated_at) execute function note_change();
