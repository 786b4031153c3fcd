-- Whether one of the product's items is reduced for the buyers of a list: what the listings' filter of offers asks.
alter table listing_prices add column on_sale boolean not null default false;

-- As before, and whether something is reduced: what a list prices by itself is not (TIER-15).
create or replace function refresh_listing_prices(ids int[]) returns void language sql as $$
  delete from listing_prices where product_id = any (ids);
  insert into listing_prices (price_list_id, product_id, min_cents, max_cents, on_sale)
    select l.id, item.listed_id, min(price.cents), max(price.cents),
           bool_or(e.price_cents is null and item.retail_cents < item.regular_price_cents)
    from price_lists l
    cross join (
      select coalesce(p.parent_id, p.id) as listed_id, p.id, p.tax_class, p.regular_price_cents,
             retail_price_now(p.regular_price_cents, p.sale_price_cents, p.sale_from, p.sale_to) as retail_cents
      from products p
      where (p.id = any (ids) or p.parent_id = any (ids)) and p.type <> 'variable' and p.status = 'published'
        and p.regular_price_cents is not null
    ) item
    left join price_list_entries e on e.price_list_id = l.id and e.product_id = item.id and e.min_quantity = 1
    cross join (
      select coalesce((select value #>> '{}' from settings where key = 'home_country'), 'IT') as country,
             coalesce((select (value #>> '{}')::boolean from settings where key = 'prices_include_tax'), true) as with_tax
    ) shop
    left join tax_rates home
      on home.tax_class = item.tax_class and home.country = shop.country and home.state = '' and home.postcode = ''
    cross join lateral (
      select coalesce(e.price_cents,
        case when l.prices_include_tax = shop.with_tax then item.retail_cents
             when shop.with_tax then round(item.retail_cents * 10000.0 / (10000 + coalesce(home.rate_basis_points, 0)))::int
             else round(item.retail_cents * (10000.0 + coalesce(home.rate_basis_points, 0)) / 10000)::int end) as cents
    ) price
    group by l.id, item.listed_id;
$$;

select refresh_listing_prices(array(
  select distinct coalesce(parent_id, id) from products where sale_price_cents is not null));
