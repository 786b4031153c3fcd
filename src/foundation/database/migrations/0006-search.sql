-- Own codes, OE numbers and bar codes of a product and its variations, normalised.
create table product_codes (
  product_id int not null references products on delete cascade,
  code text not null,
  kind text not null check (kind in ('sku', 'oe')),
  primary key (product_id, code, kind)
);
create index product_codes_by_code on product_codes (code text_pattern_ops);

create table product_search (
  product_id int primary key references products on delete cascade,
  document tsvector not null
);
create index product_search_document on product_search using gin (document);

-- Rebuilds codes and search words of the given listed products.
create function refresh_search(ids int[]) returns void language sql as $$
  delete from product_codes where product_id = any (ids);
  insert into product_codes (product_id, code, kind)
    select coalesce(parent_id, id), normalise_code(sku), 'sku' from products
      where (id = any (ids) or parent_id = any (ids)) and normalise_code(sku) <> ''
    union
    select product_id, normalise_code(code), 'oe' from oe_numbers
      where product_id = any (ids) and normalise_code(code) <> '';
  insert into product_search (product_id, document)
    select p.id,
      setweight(to_tsvector('italian', f_unaccent(p.name)), 'A')
        || setweight(to_tsvector('simple', f_unaccent(coalesce(b.name, '') || ' ' || coalesce(p.sku, ''))), 'A')
        || setweight(to_tsvector('italian', f_unaccent(coalesce((
             select string_agg(c.name, ' ') from product_categories pc join categories c on c.id = pc.category_id
             where pc.product_id = p.id), ''))), 'B')
        || setweight(to_tsvector('simple', f_unaccent(coalesce((
             select string_agg(distinct v.make || ' ' || v.model, ' ') from fitments f join vehicles v on v.id = f.vehicle_id
             where f.product_id = p.id), ''))), 'C')
        || setweight(to_tsvector('italian', f_unaccent(p.short_description)), 'D')
    from products p left join brands b on b.id = p.brand_id
    where p.id = any (ids) and p.type <> 'variation'
    on conflict (product_id) do update set document = excluded.document;
$$;

-- The price a shopper pays today for one piece in the retail list: the lower of regular and running sale price.
create function retail_price_now(regular int, sale int, sale_from timestamptz, sale_to timestamptz) returns int
  language sql stable parallel safe as $$
  select case when sale is not null and (sale_from is null or sale_from <= now()) and (sale_to is null or sale_to > now())
    then least(regular, sale) else regular end
$$;

-- Rebuilds listing_prices of the given listed products in every price list. A list's own price wins over a dearer
-- or missing one only through the rule of TIER-13 and TIER-15: without an entry the retail price stands, with or without VAT
-- at the home rate as the list has it.
create function refresh_listing_prices(ids int[]) returns void language sql as $$
  delete from listing_prices where product_id = any (ids);
  insert into listing_prices (price_list_id, product_id, min_cents, max_cents)
    select l.id, item.listed_id, min(price.cents), max(price.cents)
    from price_lists l
    cross join (
      select coalesce(p.parent_id, p.id) as listed_id, p.id, p.tax_class,
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

create function refresh_category_counts() returns void language sql as $$
  update categories c set product_count = coalesce(n.count, 0)
  from (select c2.id, count(p.id)::int as count from categories c2
        left join product_categories pc on pc.category_id = c2.id
        left join products p on p.id = pc.product_id and p.status = 'published' and p.catalog_visibility in ('visible', 'catalog')
        group by c2.id) n
  where n.id = c.id and c.product_count is distinct from coalesce(n.count, 0);
$$;

create function refresh_ratings(ids int[]) returns void language sql as $$
  update products p set average_rating = coalesce(r.average, 0), review_count = coalesce(r.count, 0)
  from (select x.id, avg(v.rating)::numeric(3, 2) as average, count(v.id)::int as count
        from unnest(ids) as x(id) left join reviews v on v.product_id = x.id and v.status = 'approved' group by x.id) r
  where p.id = r.id;
$$;
